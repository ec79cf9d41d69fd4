/* values.c: see values.h. Only the types that kernels have today compute; others compare by bits. */
#include "values.h"

#include <tenon/convert.h>

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

const float value_special[] = {
    0.0f, -0.0f, 1.0f, -1.0f, INFINITY, -INFINITY, NAN, -NAN, 0x1p-149f, -0x1p-149f, 0x1.fffffcp-127f,
    0x1p-126f, -0x1p-126f, FLT_MAX, -FLT_MAX, 0x1p127f, 0x1.000002p0f, 88.72283f, 88.72284f, -87.33655f,
    -103.97208f, -104.5f, 0.5f, 0x1p24f, 0x1p31f, 0x1p-24f,
};
const size_t value_specials = sizeof value_special / sizeof *value_special;

/* -- Random ---------------------------------------------------------------------------------------*/

uint64_t value_next(value_random *r)
{
    uint64_t a = r->s[0], b = r->s[1];
    r->s[0] = b;
    a ^= a << 23;
    r->s[1] = a ^ b ^ (a >> 18) ^ (b >> 5);
    return r->s[1] + b;
}

void value_seed(value_random *r, uint64_t seed, const char *text)
{
    uint64_t hash = 0xcbf29ce484222325u ^ seed;         /* FNV-1a */
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    r->s[0] = hash | 1;
    r->s[1] = seed * 0x9e3779b97f4a7c15u + 0x7f4a7c15u;
    for (int i = 0; i < 8; i++)
        value_next(r);
}

double value_unit(value_random *r)
{
    return (double)(value_next(r) >> 11) * 0x1p-53;
}

/* -- Reading and writing ----------------------------------------------------------------------------*/

uint64_t value_bits(tn_dtype dtype, const void *at)
{
    uint64_t bits = 0;
    memcpy(&bits, at, tn_dtype_size(dtype));
    return bits;
}

static float as_f32(uint64_t bits)
{
    uint32_t low = (uint32_t)bits;
    float value;
    memcpy(&value, &low, sizeof value);
    return value;
}

double value_get(tn_dtype dtype, const void *at)
{
    uint64_t bits = value_bits(dtype, at);
    double wide;
    switch (dtype) {
    case TN_F32: return as_f32(bits);
    case TN_F64: memcpy(&wide, &bits, sizeof wide); return wide;
    case TN_F16: return tn_f16_to_f32((uint16_t)bits);
    case TN_BF16: return tn_bf16_to_f32((uint16_t)bits);
    case TN_I8: return (int8_t)bits;
    case TN_I16: return (int16_t)bits;
    case TN_I32: return (int32_t)bits;
    case TN_I64: return (double)(int64_t)bits;
    default: return (double)bits;
    }
}

void value_put(tn_dtype dtype, void *at, double value)
{
    float single = (float)value;
    uint64_t bits;
    if (dtype == TN_F32)
        memcpy(at, &single, sizeof single);
    else if (dtype == TN_F64)
        memcpy(at, &value, sizeof value);
    else {
        bits = dtype == TN_F16 ? tn_f64_to_f16(value) : dtype == TN_BF16 ? tn_f64_to_bf16(value) :
               (uint64_t)(int64_t)value;
        memcpy(at, &bits, tn_dtype_size(dtype));        /* little-endian */
    }
}

/* -- Distance -------------------------------------------------------------------------------------*/

/* Binary digits, the least exponent of a normal number, the largest of any. */
typedef struct float_kind {
    int digits, least, most;
} float_kind;

static float_kind kind_of(tn_dtype dtype)
{
    switch (dtype) {
    case TN_F64:  return (float_kind){ 53, -1022, 1023 };
    case TN_F16:  return (float_kind){ 11, -14, 15 };
    case TN_BF16: return (float_kind){ 8, -126, 127 };
    default:      return (float_kind){ 24, -126, 127 };
    }
}

double value_round(tn_dtype dtype, double value)
{
    switch (dtype) {
    case TN_F32:  return (double)(float)value;
    case TN_F16:  return (double)tn_f16_to_f32(tn_f64_to_f16(value));
    case TN_BF16: return (double)tn_bf16_to_f32(tn_f64_to_bf16(value));
    default:      return value;
    }
}

double value_ulp(tn_dtype dtype, double value)
{
    float_kind kind = kind_of(dtype);
    int exponent;
    if (!tn_dtype_is_float(dtype))
        return 1;
    if (!isfinite(value))
        return ldexp(1, kind.most - kind.digits + 1);
    frexp(value, &exponent);                            /* value = 0.1… · 2^exponent */
    exponent = value == 0 || exponent - 1 < kind.least ? kind.least : exponent - 1;
    return ldexp(1, exponent - kind.digits + 1);
}

double value_most(tn_dtype dtype)
{
    float_kind kind = kind_of(dtype);
    return ldexp(2 - ldexp(1, 1 - kind.digits), kind.most);
}

double value_distance(tn_dtype dtype, double got, double want)
{
    double beyond = dtype == TN_F64 ? DBL_MAX : ldexp(1, kind_of(dtype).most + 1);
    if (isnan(got) || isnan(want))
        return isnan(got) && isnan(want) ? 0 : INFINITY;
    if (got == want)
        return 0;
    if (isinf(value_round(dtype, want)) && isinf(got) && (got > 0) == (want > 0))
        return 0;
    got = isinf(got) ? copysign(beyond, got) : got;
    want = isinf(want) ? copysign(beyond, want) : want;
    return fabs(got - want) / value_ulp(dtype, want);
}

bool value_same(tn_dtype dtype, const void *a, const void *b)
{
    if (value_bits(dtype, a) == value_bits(dtype, b))
        return true;
    return tn_dtype_is_float(dtype) && isnan(value_get(dtype, a)) && isnan(value_get(dtype, b));
}

const char *value_print(tn_dtype dtype, double value, char *text, size_t size)
{
    if (isnan(value))
        snprintf(text, size, "nan");
    else
        snprintf(text, size, tn_dtype_is_float(dtype) ? "%a" : "%.0f", value);
    return text;
}
