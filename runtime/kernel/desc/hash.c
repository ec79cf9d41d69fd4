/* desc/hash.c: the hash of what a descriptor means: of its fields in a fixed order and byte order, strides
 * in normal form, unused entries left out. Kept caches depend on it: a change here is a new format. */
#include "kernel/desc/desc_p.h"

#include <math.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

/* The most that one descriptor makes. */
#define HEAD 16
#define STEP 13
#define OPERAND (8 + 8 * TN_MAX_RANK)
#define MOST (HEAD + 4 * (TN_MAX_INTS + TN_MAX_FLOATS) + STEP * TN_MAX_STEPS + OPERAND * TN_MAX_OPERANDS)

typedef struct stream {
    size_t  len;
    uint8_t bytes[MOST];
} stream;

static void put8(stream *s, unsigned x) { s->bytes[s->len++] = (uint8_t)x; }

static void put32(stream *s, uint32_t x)
{
    for (int i = 0; i < 4; i++)
        put8(s, x >> 8 * i & 0xff);
}

/* Every NaN is the same NaN: any value. */
static void put_float(stream *s, float x)
{
    uint32_t bits = 0x7fc00000;
    if (!isnan(x))
        memcpy(&bits, &x, sizeof bits);
    put32(s, bits);
}

static void put_operand(stream *s, const tn_operand *operand)
{
    tn_operand o = *operand;
    tni_operand_settle(&o);
    put8(s, o.dtype);
    put8(s, o.rank);
    put8(s, o.strides);
    if (o.flagged) {
        put8(s, o.flagged);
        put32(s, o.flagged_arg);
    }
    for (int i = 0; i < o.rank; i++)
        put32(s, (uint32_t)o.shape[i]);
    for (int i = 0; i < o.rank && o.strides == TN_STRIDES_EXACT; i++)
        put32(s, (uint32_t)o.stride[i]);
}

static void put_step(stream *s, const tn_step *step)
{
    put8(s, step->op & 0xff);
    put8(s, step->op >> 8);
    put8(s, (uint8_t)step->operand);
    put8(s, step->reversed);
    put8(s, step->dtype);
    put_float(s, step->param[0]);
    put_float(s, step->param[1]);
}

static void put_head(stream *s, const tn_desc *d)
{
    put8(s, d->op & 0xff);
    put8(s, d->op >> 8);
    put8(s, d->wrt);
    put8(s, d->inputs);
    put8(s, d->outputs);
    put8(s, d->steps);
    put8(s, d->ints_used);
    put8(s, d->floats_used);
    put8(s, d->exact);
}

uint64_t tn_desc_hash(const tn_desc *d)
{
    stream s = { .len = 0 };
    put_head(&s, d);
    if (tni_desc_is_sane(d)) {
        for (int i = 0; i < d->ints_used; i++)
            put32(&s, (uint32_t)d->ints[i]);
        for (int i = 0; i < d->floats_used; i++)
            put_float(&s, d->floats[i]);
        for (int i = 0; i < d->steps; i++)
            put_step(&s, &d->step[i]);
        for (int i = 0; i < d->inputs + d->outputs; i++)
            put_operand(&s, &d->operand[i]);
    }
    return XXH3_64bits(s.bytes, s.len);
}
