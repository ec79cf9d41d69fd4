/* test_desc_random.c: random descriptors and random damage to their lines. Whatever is printed reads back as the
 * same bytes; whatever is refused says why and writes nothing. Deterministic: a failure prints its round. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "fuzz/desc_check.h"
#include "seed.h"

#define DESCRIPTORS 40000
#define MUTATIONS 60000

/* splitmix64 (Steele, Lea, Flood 2014). */
static uint64_t next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static int below(uint64_t *state, int n) { return (int)(next(state) % (uint64_t)n); }

/* -- Random descriptors --------------------------------------------------------------------------------*/

static int32_t random_extent(uint64_t *r)
{
    static const int32_t often[] = { 0, 1, 1, 2, 3, 7, 16, 17, TN_ANY };
    return often[below(r, sizeof often / sizeof *often)];
}

static int32_t random_stride(uint64_t *r)
{
    static const int32_t often[] = { 0, 1, 1, 2, -1, 7, 16, -300, 1 << 20, TN_ANY };
    return often[below(r, sizeof often / sizeof *often)];
}

static void random_strides(uint64_t *r, tn_operand *o)
{
    o->strides = (uint8_t)(below(r, 2) ? TN_STRIDES_PACKED : below(r, 4));
    for (int i = 0; i < o->rank && o->strides == TN_STRIDES_EXACT; i++)
        o->stride[i] = random_stride(r);
}

static void random_operand(uint64_t *r, tn_operand *o, int rank)
{
    memset(o, 0, sizeof *o);
    o->dtype = TN_F32;
    o->rank = (uint8_t)rank;
    for (int i = 0; i < rank; i++)
        o->shape[i] = random_extent(r);
    random_strides(r, o);
}

/* A finite float of any magnitude, or any value at all (NaN). */
static float random_float(uint64_t *r)
{
    uint32_t bits = (uint32_t)next(r);
    float x;
    memcpy(&x, &bits, sizeof x);
    if (isnan(x))
        return NAN;
    return below(r, 4) ? (float)below(r, 1000) / 8 - 10 : x;
}

/* b, to fit a: some extents 1, some leading axes left out. */
static void random_partner(uint64_t *r, const tn_operand *a, tn_operand *b)
{
    int missing = a->rank ? below(r, a->rank + 1) : 0;
    random_operand(r, b, a->rank - missing);
    for (int i = 0; i < b->rank; i++)
        b->shape[i] = below(r, 4) ? a->shape[i + missing] : 1;
}

static void random_steps(uint64_t *r, tn_desc *d)
{
    static const tn_op unary[] = { TN_OP_RELU, TN_OP_EXP, TN_OP_NEG, TN_OP_SCALE, TN_OP_CLIP };
    for (int i = below(r, 4); i > 0; i--) {
        bool has_operand = below(r, 2);
        tn_op op = has_operand ? TN_OP_ADD : unary[below(r, 5)];
        tni_desc_step(d, op, has_operand, op == TN_OP_SCALE || op == TN_OP_CLIP ? random_float(r) : 0);
        if (op == TN_OP_CLIP)
            d->step[d->steps - 1].param[1] = random_float(r);
    }
}

static void random_linear(uint64_t *r, tn_desc *d)
{
    tn_operand *x = &d->operand[0], *w = &d->operand[1];
    random_operand(r, x, 2 + below(r, 3));
    random_operand(r, w, 2);
    w->shape[1] = x->shape[x->rank - 1];
    if (below(r, 2)) {
        w->flagged = TN_PACKED;
        w->flagged_arg = (uint16_t)(below(r, 2) ? 32 : 1 + below(r, 256));
    }
    random_steps(r, d);
}

static void random_factors(uint64_t *r, tn_desc *d)
{
    tn_operand *a = &d->operand[0], *b = &d->operand[1];
    int batch = below(r, 3);
    random_operand(r, a, batch + 2);
    random_operand(r, b, below(r, 2) ? batch + 2 : 2);
    for (int i = 0; i < b->rank - 2; i++)
        b->shape[i] = below(r, 3) ? a->shape[i] : 1;
    b->shape[b->rank - 2] = a->shape[a->rank - 1];
}

/* Factors of bytes, and perhaps numbers, one or many. */
static void random_matmul_int(uint64_t *r, tn_desc *d)
{
    random_factors(r, d);
    for (int i = 0; i < 2; i++)
        d->operand[i].dtype = below(r, 2) ? TN_U8 : TN_I8;
    for (int i = 0; i < 3; i++) {
        if (below(r, 2))
            continue;
        const tn_operand *factor = &d->operand[i > 0];
        tn_operand *o = &d->operand[d->inputs++];
        random_operand(r, o, below(r, 2));
        o->dtype = i == 2 ? TN_F32 : factor->dtype;
        o->shape[0] = o->rank ? factor->shape[factor->rank - (i > 0 ? 1 : 2)] : 0;
        d->ints[i] = 1;
    }
}

static void random_matmul(uint64_t *r, tn_desc *d)
{
    random_factors(r, d);
    d->floats[0] = below(r, 2) ? 1 : random_float(r);
    random_steps(r, d);
}

/* The result's shape is known once the factors are: c of matmul, bias, residual. */
static void random_product_operands(uint64_t *r, tn_desc *d)
{
    tn_desc product = *d;
    product.steps = 0;
    if (tni_desc_infer(&product, NULL) != TN_OK)
        return;
    const tn_operand dst = product.operand[2];
    if (d->op == TN_OP_MATMUL && below(r, 3) == 0) {
        d->floats[1] = random_float(r);
        d->operand[d->inputs++] = dst;
    }
    for (int i = 0; i < d->steps; i++) {
        if (d->step[i].operand < 0)
            continue;
        tn_operand *o = &d->operand[d->inputs++];
        *o = dst;
        if (below(r, 2)) {
            random_operand(r, o, 1);
            o->shape[0] = dst.shape[dst.rank - 1];
        }
        random_strides(r, o);
    }
}

static const uint8_t some_types[] = { TN_F32, TN_U8, TN_BF16, TN_F64, TN_I64, TN_DTYPE_NONE };

/* A descriptor that may or may not hold; the check decides. */
static void random_desc(uint64_t *r, tn_desc *d)
{
    const tni_op_row *row = &tni_ops[below(r, (int)tni_ops_count)];
    tni_desc_init(d, (tn_op)row->op, row->wrt);
    d->inputs = row->inputs;
    d->exact = below(r, 4) == 0;
    for (int i = 0; i < d->floats_used; i++)
        if (row->family != TNI_MATMUL && below(r, 2))
            d->floats[i] = random_float(r);
    if (row->family == TNI_MATMUL) {
        random_matmul(r, d);
        random_product_operands(r, d);
        return;
    }
    if (row->family == TNI_MATMUL_INT) {
        random_matmul_int(r, d);
        return;
    }
    if (row->family == TNI_LINEAR) {
        random_linear(r, d);
        random_product_operands(r, d);
        return;
    }
    random_operand(r, &d->operand[0], below(r, 5));
    if (row->inputs == 2) {
        random_partner(r, &d->operand[0], &d->operand[1]);
        if (row->wrt)
            memcpy(&d->operand[1], &d->operand[0], sizeof d->operand[1]);
    }
    if (row->family == TNI_REDUCE) {
        d->ints[0] = below(r, 1 << d->operand[0].rank);
        d->ints[1] = below(r, 2);
    } else if (row->family == TNI_LOG_SOFTMAX || row->family == TNI_SOFTMAX) {
        d->ints[0] = below(r, 8) ? below(r, d->operand[0].rank + 1) : TN_ANY;
    } else if (row->family == TNI_CAST) {
        d->operand[0].dtype = some_types[below(r, sizeof some_types)];
        d->outputs = 1;
        d->operand[1].dtype = some_types[below(r, sizeof some_types)];
    } else if (row->family == TNI_COPY || row->family == TNI_UNARY) {
        d->operand[0].dtype = some_types[below(r, sizeof some_types)];
    }
}

static void random_output_strides(uint64_t *r, tn_desc *d)
{
    tn_desc lying = *d;
    random_strides(r, &lying.operand[lying.inputs]);
    if (tni_desc_check_outputs(&lying, NULL) == TN_OK)
        *d = lying;
}

static void test_descriptors_read_back(void **state)
{
    int good = 0;
    (void)state;
    for (uint64_t round = 0; round < DESCRIPTORS; round++) {
        uint64_t r = round + test_seed() * DESCRIPTORS;
        char line[DESC_TEXT] = "";
        tn_desc d;
        random_desc(&r, &d);
        if (tni_desc_infer(&d, NULL) != TN_OK)
            continue;
        random_output_strides(&r, &d);
        const char *why = desc_check(&d, line);
        if (why)
            fail_msg("round %d: %s: %s", (int)round, why, line);
        good++;
    }
    assert_true(good > DESCRIPTORS / 2);
}

/* -- Damaged lines ---------------------------------------------------------------------------------------*/

static const char *const pieces[] = {
    "x", "_", ":", ",", "@", "-", "K", "M", ".", "..", "e", "0", "1", "2147483647", "2147483648", " ", "\t", "é", "+",
    " axis ", " keepdims", " batch ", " bias", " residual", " relu", " scale by ", " exact", " nt ", " f32 ",
    " alpha ", " beta ", " a:", " b:", " c:", " dst:", " bias:", "scalar", "inf", "nan", "1e40", "-0", ".d0",
    "exp", "matmul", "99999999999999999999999999", "1x1x1x1x1x1x1x1x1", "f32,f32,f32", "f16",
};

/* Cuts out, doubles or inserts a piece. */
static void damage(uint64_t *r, char *line, size_t size)
{
    size_t len = strlen(line), at = (size_t)below(r, (int)len + 1);
    const char *piece = pieces[below(r, sizeof pieces / sizeof *pieces)];
    char copy[DESC_TEXT];
    size_t cut = below(r, 2) && at < len ? (size_t)below(r, (int)(len - at) + 1) : 0;
    memcpy(copy, line, len + 1);
    snprintf(line + at, size - at, "%s%s", below(r, 3) ? piece : "", copy + at + (below(r, 2) ? cut : 0));
}

static const char *const lines[] = {
    "add f32 4x5:1,4 4x5:0,1", "relu.d0 f32 128x256", "scale u8,f32 128x784 by 0.0039215689",
    "copy bf16 4x5:1,4 dst:8,1", "sum f32 2x3x4 axis 0,2 keepdims exact", "log_softmax f32 4x5:_,1 axis 0 scale 0.5",
    "matmul f32 nt 64x512x256 bias relu", "matmul f32 8x8x8 batch 4x2 b:8x8:1,8 beta 0.5 c:128,64,8,1 residual",
    "matmul _ tt _x4x_ batch _ a:_,_,1 alpha _ scale by 2", "sum f32 scalar",
};

static void test_damaged_lines(void **state)
{
    (void)state;
    for (uint64_t round = 0; round < MUTATIONS; round++) {
        uint64_t r = ~(round + test_seed() * DESCRIPTORS);
        char text[DESC_TEXT / 2], line[DESC_TEXT] = "";
        snprintf(text, sizeof text, "%s", lines[below(&r, sizeof lines / sizeof *lines)]);
        for (int i = 1 + below(&r, 3); i > 0; i--)
            damage(&r, text, sizeof text);
        const char *why = desc_check_line(text, line);
        if (why)
            fail_msg("round %d: %s: '%s', '%s'", (int)round, why, text, line);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_descriptors_read_back),
        cmocka_unit_test(test_damaged_lines),
    };
    return cmocka_run_group_tests_name("unit/desc_random", tests, NULL, NULL);
}
