#ifndef CAST_JUDGE_H
#define CAST_JUDGE_H

/* cast_judge.h: what a cast gives, worked out slowly and apart from the library: from the formats'
 * definitions, by long double (which holds every value of every type) and integers. */

#include <math.h>
#include <stdbool.h>
#include <string.h>
#include <tenon/dtype.h>

/* A type: bits of all, of the exponent and of the fraction (floats), signed or not (integers). */
typedef struct judge_type {
    tn_dtype dtype;
    enum { JUDGE_UNSIGNED, JUDGE_SIGNED, JUDGE_BOOL, JUDGE_FLOAT } kind;
    int bits, exponent, fraction;
} judge_type;

static const judge_type judge_types[] = {
    { TN_U8, JUDGE_UNSIGNED, 8, 0, 0 },   { TN_U16, JUDGE_UNSIGNED, 16, 0, 0 },
    { TN_U32, JUDGE_UNSIGNED, 32, 0, 0 }, { TN_U64, JUDGE_UNSIGNED, 64, 0, 0 },
    { TN_I8, JUDGE_SIGNED, 8, 0, 0 },     { TN_I16, JUDGE_SIGNED, 16, 0, 0 },
    { TN_I32, JUDGE_SIGNED, 32, 0, 0 },   { TN_I64, JUDGE_SIGNED, 64, 0, 0 },
    { TN_BOOL, JUDGE_BOOL, 8, 0, 0 },     { TN_F16, JUDGE_FLOAT, 16, 5, 10 },
    { TN_BF16, JUDGE_FLOAT, 16, 8, 7 },   { TN_F32, JUDGE_FLOAT, 32, 8, 23 },
    { TN_F64, JUDGE_FLOAT, 64, 11, 52 },
};
enum { JUDGE_TYPES = sizeof judge_types / sizeof *judge_types };

static inline uint64_t judge_ones(int bits)
{
    return bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
}

static inline int judge_bias(const judge_type *t)
{
    return (1 << (t->exponent - 1)) - 1;
}

/* The fraction of a NaN; 0: it is none. */
static inline uint64_t judge_payload(const judge_type *t, uint64_t bits)
{
    uint64_t exponents = judge_ones(t->exponent);

    return (bits >> t->fraction & exponents) == exponents ? bits & judge_ones(t->fraction) : 0;
}

/* The value of a pattern that is no NaN. */
static inline long double judge_value(const judge_type *t, uint64_t bits)
{
    uint64_t field = bits >> t->fraction & judge_ones(t->exponent), fraction = bits & judge_ones(t->fraction);
    long double size;

    if (t->kind == JUDGE_BOOL)
        return bits != 0;
    if (t->kind == JUDGE_UNSIGNED)
        return (long double)bits;
    if (t->kind == JUDGE_SIGNED) {
        uint64_t sign = (uint64_t)1 << (t->bits - 1);
        return (long double)(bits & ~sign) - (bits & sign ? (long double)sign : 0);
    }
    if (field == judge_ones(t->exponent))
        size = INFINITY;
    else if (field == 0)
        size = ldexpl((long double)fraction, 1 - judge_bias(t) - t->fraction);
    else
        size = ldexpl((long double)(fraction + ((uint64_t)1 << t->fraction)),
                      (int)field - judge_bias(t) - t->fraction);
    return bits >> (t->bits - 1) & 1 ? -size : size;
}

/* The nearest pattern of a float type, ties to the even one. In units of the spacing of floats at x, the
 * whole part and what is left of it are exact. */
static inline uint64_t judge_nearest(const judge_type *t, long double x)
{
    uint64_t sign = signbit(x) ? (uint64_t)1 << (t->bits - 1) : 0;
    uint64_t infinity = judge_ones(t->exponent) << t->fraction;
    int exponent, least = 1 - judge_bias(t);
    long double whole, left;
    uint64_t count;

    x = fabsl(x);
    if (isinf(x))
        return sign | infinity;
    frexpl(x, &exponent);
    exponent = x == 0 || exponent - 1 < least ? least : exponent - 1;
    left = modfl(ldexpl(x, t->fraction - exponent), &whole);
    count = (uint64_t)whole;
    if (left > 0.5L || (left == 0.5L && (count & 1)))
        count++;
    /* count is the fraction with the leading one, if there is one, which adds 1 to the exponent's field; a
     * sum that went to the next power of two adds another, and the last of these is infinity. */
    count += (uint64_t)(exponent - least) << t->fraction;
    return sign | (count > infinity ? infinity : count);
}

static inline const judge_type *judge_type_of(tn_dtype dtype)
{
    for (int i = 0; i < JUDGE_TYPES; i++)
        if (judge_types[i].dtype == dtype)
            return &judge_types[i];
    return NULL;
}

static inline uint64_t judge_to_integer(const judge_type *t, long double x)
{
    long double low = t->kind == JUDGE_SIGNED ? -ldexpl(1, t->bits - 1) : 0;
    long double above = ldexpl(1, t->kind == JUDGE_SIGNED ? t->bits - 1 : t->bits);

    x = truncl(x);
    if (x >= above)
        return judge_ones(t->kind == JUDGE_SIGNED ? t->bits - 1 : t->bits);
    if (x < low)
        x = low;
    return x < 0 ? -(uint64_t)-x & judge_ones(t->bits) : (uint64_t)x;
}

/* Integers wrap: the low bits of the value, its sign spread. */
static inline uint64_t judge_wrap(const judge_type *to, const judge_type *from, uint64_t bits)
{
    bool negative = from->kind == JUDGE_SIGNED && bits >> (from->bits - 1) & 1;

    if (from->kind == JUDGE_BOOL)
        bits = bits != 0;
    return (negative ? bits | ~judge_ones(from->bits) : bits) & judge_ones(to->bits);
}

/* A NaN keeps its sign and the top of its payload, and becomes quiet. */
static inline uint64_t judge_nan(const judge_type *to, const judge_type *from, uint64_t bits)
{
    uint64_t payload = judge_payload(from, bits), sign = bits >> (from->bits - 1) & 1;
    int shift = to->fraction - from->fraction;

    payload = shift < 0 ? payload >> -shift : payload << shift;
    return sign << (to->bits - 1) | judge_ones(to->exponent) << to->fraction |
           (uint64_t)1 << (to->fraction - 1) | payload;
}

/* The bits of a cast's result, from the bits of its operand. */
static inline uint64_t judge_cast(const judge_type *to, const judge_type *from, uint64_t bits)
{
    const judge_type *f32 = judge_type_of(TN_F32);
    bool nan = from->kind == JUDGE_FLOAT && judge_payload(from, bits);

    if (from == to)
        return bits;
    if (from->kind == JUDGE_FLOAT && from->bits == 64 && to->kind == JUDGE_FLOAT && to->bits == 16)
        return judge_cast(to, f32, judge_cast(f32, from, bits));
    if (to->kind == JUDGE_BOOL)
        return nan || judge_value(from, bits) != 0;
    if (nan)
        return to->kind == JUDGE_FLOAT ? judge_nan(to, from, bits) : 0;
    if (to->kind == JUDGE_FLOAT)
        return judge_nearest(to, judge_value(from, bits));
    if (from->kind == JUDGE_FLOAT)
        return judge_to_integer(to, judge_value(from, bits));
    return judge_wrap(to, from, bits);
}

#endif
