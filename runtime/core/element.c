/* element.c: single elements in and out of their types, by the cast rules: floats to integers truncate and
 * saturate, NaN gives 0; integers wrap; integers to floats round once; anything to bool is "≠ 0". */
#include <string.h>
#include <tenon/convert.h>

#include "core_p.h"

/* A value on its way: every type is exact in one of the three. */
typedef struct value {
    enum { FLOATING, SIGNED, UNSIGNED } kind;
    union { double f; int64_t i; uint64_t u; } as;
} value;

static value of_f64(double x)
{
    return (value){ FLOATING, { .f = x } };
}

static value of_i64(int64_t x)
{
    return (value){ SIGNED, { .i = x } };
}

static value of_u64(uint64_t x)
{
    return (value){ UNSIGNED, { .u = x } };
}

/* -- Loading ------------------------------------------------------------------------------------*/

#define AS(type) type x; memcpy(&x, at, sizeof x)

static value load_float(tn_dtype dtype, const void *at)
{
    if (dtype == TN_F32) { AS(float); return of_f64(x); }
    if (dtype == TN_F64) { AS(double); return of_f64(x); }
    AS(uint16_t);
    return of_f64(dtype == TN_F16 ? tn_f16_to_f32(x) : tn_bf16_to_f32(x));
}

static value load(tn_dtype dtype, const void *at)
{
    switch (dtype) {
    case TN_U8:   { AS(uint8_t);  return of_u64(x); }
    case TN_U16:  { AS(uint16_t); return of_u64(x); }
    case TN_U32:  { AS(uint32_t); return of_u64(x); }
    case TN_U64:  { AS(uint64_t); return of_u64(x); }
    case TN_I8:   { AS(int8_t);   return of_i64(x); }
    case TN_I16:  { AS(int16_t);  return of_i64(x); }
    case TN_I32:  { AS(int32_t);  return of_i64(x); }
    case TN_I64:  { AS(int64_t);  return of_i64(x); }
    case TN_BOOL: { AS(uint8_t);  return of_u64(x != 0); }
    default:      return load_float(dtype, at);
    }
}

/* -- Converting ---------------------------------------------------------------------------------*/

static double to_f64(value v)
{
    return v.kind == FLOATING ? v.as.f : v.kind == SIGNED ? (double)v.as.i : (double)v.as.u;
}

static int64_t saturate_i64(double x, int64_t low, int64_t high)
{
    if (x != x)
        return 0;
    if (x <= (double)low)
        return low;
    return x >= (double)high ? high : (int64_t)x;
}

static uint64_t saturate_u64(double x, uint64_t high)
{
    if (!(x > 0))
        return 0;
    return x >= (double)high ? high : (uint64_t)x;
}

/* Low bits of an integer type of that many bits: wrapped integers, saturated floats. */
static uint64_t to_signed(value v, int bits)
{
    int64_t high = (int64_t)(UINT64_MAX >> (65 - bits));

    return v.kind == FLOATING ? (uint64_t)saturate_i64(v.as.f, -high - 1, high) : v.as.u;
}

static uint64_t to_unsigned(value v, int bits)
{
    return v.kind == FLOATING ? saturate_u64(v.as.f, UINT64_MAX >> (64 - bits)) : v.as.u;
}

static bool is_nonzero(value v)
{
    return v.kind == FLOATING ? !(v.as.f == 0) : v.as.u != 0;
}

/* A float that rounds to a 16-bit float as the integer itself would: the lowest of its 24 bits says whether
 * anything was lost below (rounding to odd), so the one rounding that matters comes later. */
static float sticky_float(value v)
{
    bool negative = v.kind == SIGNED && v.as.i < 0;
    uint64_t size = negative ? -v.as.u : v.as.u;
    int shift = size >> 24 ? 40 - __builtin_clzll(size) : 0;
    uint64_t kept = size >> shift;
    float x;

    if (shift > 0 && (size & ((1ull << shift) - 1)) != 0)
        kept |= 1;
    x = (float)kept * (float)(1ull << shift);
    return negative ? -x : x;
}

static float to_f32(value v)
{
    return v.kind == FLOATING ? (float)v.as.f : v.kind == SIGNED ? (float)v.as.i : (float)v.as.u;
}

static float before_16_bits(value v)
{
    return v.kind == FLOATING ? (float)v.as.f : sticky_float(v);
}

/* -- Storing ------------------------------------------------------------------------------------*/

static void put(void *at, const void *x, size_t size)
{
    memcpy(at, x, size);
}

static void store_float(tn_dtype dtype, void *at, value v)
{
    if (dtype == TN_F32)
        put(at, &(float){ to_f32(v) }, 4);
    else if (dtype == TN_F64)
        put(at, &(double){ to_f64(v) }, 8);
    else if (dtype == TN_F16)
        put(at, &(uint16_t){ tn_f32_to_f16(before_16_bits(v)) }, 2);
    else
        put(at, &(uint16_t){ tn_f32_to_bf16(before_16_bits(v)) }, 2);
}

static void store(tn_dtype dtype, void *at, value v)
{
    switch (dtype) {       /* little-endian: the low bytes come first */
    case TN_U8:   put(at, &(uint64_t){ to_unsigned(v, 8) }, 1); break;
    case TN_U16:  put(at, &(uint64_t){ to_unsigned(v, 16) }, 2); break;
    case TN_U32:  put(at, &(uint64_t){ to_unsigned(v, 32) }, 4); break;
    case TN_U64:  put(at, &(uint64_t){ to_unsigned(v, 64) }, 8); break;
    case TN_I8:   put(at, &(uint64_t){ to_signed(v, 8) }, 1); break;
    case TN_I16:  put(at, &(uint64_t){ to_signed(v, 16) }, 2); break;
    case TN_I32:  put(at, &(uint64_t){ to_signed(v, 32) }, 4); break;
    case TN_I64:  put(at, &(uint64_t){ to_signed(v, 64) }, 8); break;
    case TN_BOOL: put(at, &(uint8_t){ is_nonzero(v) }, 1); break;
    default:      store_float(dtype, at, v);
    }
}

/* -- For the layers above -----------------------------------------------------------------------*/

double tni_load_f64(tn_dtype dtype, const void *element)
{
    return to_f64(load(dtype, element));
}

int64_t tni_load_i64(tn_dtype dtype, const void *element)
{
    return (int64_t)to_signed(load(dtype, element), 64);
}

void tni_store_f64(tn_dtype dtype, void *element, double x)
{
    store(dtype, element, of_f64(x));
}

void tni_store_i64(tn_dtype dtype, void *element, int64_t x)
{
    store(dtype, element, of_i64(x));
}

void tni_cast_element(tn_dtype from, const void *src, tn_dtype to, void *dst)
{
    if (from == to)
        memmove(dst, src, tn_dtype_size(to));
    else
        store(to, dst, load(from, src));
}
