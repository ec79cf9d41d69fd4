/* convert.c: the 16-bit floats, as section 10 of the specification writes them down. */
#include <tenon/convert.h>

#include <string.h>

static uint32_t bits_of(float x)
{
    uint32_t bits;

    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static float float_of(uint32_t bits)
{
    float x;

    memcpy(&x, &bits, sizeof x);
    return x;
}

/* A magnitude between 2^−25 and 2^−14, to a subnormal: nearest, ties to even. */
static uint32_t to_subnormal(uint32_t a)
{
    uint32_t mantissa = (a & 0x7FFFFF) | 0x800000;
    uint32_t shift = 126 - (a >> 23);
    uint32_t r = mantissa >> shift;
    uint32_t rest = mantissa & ((1u << shift) - 1);
    uint32_t half = 1u << (shift - 1);

    return r + (rest > half || (rest == half && (r & 1)));
}

uint16_t tn_f32_to_f16(float x)
{
    uint32_t bits = bits_of(x);
    uint32_t sign = bits >> 16 & 0x8000;
    uint32_t a = bits & 0x7FFFFFFF;
    uint32_t m = a - (112u << 23);

    if (a > 0x7F800000)
        return (uint16_t)(sign | 0x7E00 | (a >> 13 & 0x1FF));
    if (a >= 0x477FF000)
        return (uint16_t)(sign | 0x7C00);
    if (a >= 0x38800000)
        return (uint16_t)(sign | (m + 0xFFF + (m >> 13 & 1)) >> 13);
    if (a <= 0x33000000)
        return (uint16_t)sign;
    return (uint16_t)(sign | to_subnormal(a));
}

float tn_f16_to_f32(uint16_t h)
{
    uint32_t sign = (uint32_t)(h & 0x8000) << 16;
    uint32_t exponent = h >> 10 & 0x1F;
    uint32_t mantissa = h & 0x3FF;

    if (exponent == 0x1F)
        return float_of(sign | 0x7F800000 | mantissa << 13 | (mantissa != 0 ? 0x400000u : 0));
    if (exponent == 0)
        return float_of(sign | bits_of((float)mantissa * 0x1p-24f));
    return float_of(sign | (exponent + 112) << 23 | mantissa << 13);
}

uint16_t tn_f32_to_bf16(float x)
{
    uint32_t bits = bits_of(x);

    if ((bits & 0x7FFFFFFF) > 0x7F800000)
        return (uint16_t)(bits >> 16 | 0x40);
    return (uint16_t)((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}

float tn_bf16_to_f32(uint16_t h)
{
    uint32_t bits = (uint32_t)h << 16;

    return float_of((bits & 0x7FFFFFFF) > 0x7F800000 ? bits | 0x400000 : bits);
}

uint16_t tn_f64_to_f16(double x)
{
    return tn_f32_to_f16((float)x);
}

uint16_t tn_f64_to_bf16(double x)
{
    return tn_f32_to_bf16((float)x);
}
