#include "expect.h"

#include <math.h>
#include <stdlib.h>
#include <tenon/convert.h>

#include "core/core_p.h"

/* test_convert.c: dtypes and conversions. The judge of the 16-bit floats is a table of all their values, made
 * with ldexp from the format's definition, and a search for the nearest. */

static float float_of(uint32_t bits)
{
    float x;

    memcpy(&x, &bits, sizeof x);
    return x;
}

static uint32_t bits_of(float x)
{
    uint32_t bits;

    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* -- A judge: one format ------------------------------------------------------------------------*/

typedef struct format {
    int      mantissa;         /* bits */
    int      bias;
    uint16_t infinity;
    uint16_t (*narrow)(float x);
    float    (*widen)(uint16_t bits);
} format;

static const format formats[] = {
    { 10, 15, 0x7C00, tn_f32_to_f16, tn_f16_to_f32 },
    { 7, 127, 0x7F80, tn_f32_to_bf16, tn_bf16_to_f32 },
};

/* The value of a finite pattern without its sign; of infinity's, the value it would have if it were finite,
 * which is where rounding overflows. */
static double value_of(const format *f, uint16_t bits)
{
    int exponent = bits >> f->mantissa, mantissa = bits & ((1 << f->mantissa) - 1);

    if (exponent == 0)
        return ldexp(mantissa, 1 - f->bias - f->mantissa);
    return ldexp(mantissa + (1 << f->mantissa), exponent - f->bias - f->mantissa);
}

/* The nearest pattern to |x|, ties to the even one. */
static uint16_t nearest(const format *f, double x)
{
    uint16_t low = 0, high = f->infinity;
    double to_low, to_high;

    if (x >= value_of(f, high))
        return high;
    while (high - low > 1) {
        uint16_t middle = (uint16_t)((low + high) / 2);
        if (value_of(f, middle) <= x)
            low = middle;
        else
            high = middle;
    }
    to_low = x - value_of(f, low);
    to_high = value_of(f, high) - x;
    if (to_low == to_high)
        return low % 2 == 0 ? low : high;
    return to_low < to_high ? low : high;
}

static void check_narrow(const format *f, float x)
{
    uint16_t sign = signbit(x) ? 0x8000 : 0;
    uint16_t want = (uint16_t)(sign | nearest(f, fabs((double)x)));

    if (f->narrow(x) != want)
        fail_msg("%a becomes 0x%04x, not 0x%04x", (double)x, f->narrow(x), want);
}

/* -- 16-bit floats ------------------------------------------------------------------------------*/

static void widens_every_pattern(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++)
        for (uint32_t bits = 0; bits <= 0xFFFF; bits++) {
            const format *f = &formats[i];
            uint16_t size = bits & 0x7FFF;
            float x = f->widen((uint16_t)bits);
            assert_int_equal(signbit(x) != 0, bits >> 15);
            if (size < f->infinity)
                assert_true(fabs((double)x) == value_of(f, size));
            else if (size == f->infinity)
                assert_true(isinf(x));
            else                                       /* quiet, payload kept at the top */
                assert_int_equal(bits_of(x) & 0x7FFFFFFF,
                                 0x7FC00000u | (size & (f->infinity ^ 0x7FFFu)) << (23 - f->mantissa));
            if (size <= f->infinity)
                assert_int_equal(f->narrow(x), bits);
        }
}

/* Each pattern, the midpoint above it, and the floats on both sides of both. */
static void rounds_at_every_tie(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++)
        for (uint16_t bits = 0; bits < formats[i].infinity; bits++) {
            const format *f = &formats[i];
            float here = (float)value_of(f, bits);
            float middle = (float)((value_of(f, bits) + value_of(f, (uint16_t)(bits + 1))) / 2);
            for (int step = -1; step <= 1; step++) {
                float a = step == 0 ? here : nextafterf(here, step * INFINITY);
                float b = step == 0 ? middle : nextafterf(middle, step * INFINITY);
                check_narrow(f, a);
                check_narrow(f, -a);
                check_narrow(f, b);
                check_narrow(f, -b);
            }
        }
}

static void rounds_random_floats(void **state)
{
    uint64_t random = 88172645463325252u;

    (void)state;
    for (int i = 0; i < 300000; i++) {
        float x;
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        x = float_of((uint32_t)(random >> 32));
        if (isnan(x))
            continue;
        check_narrow(&formats[0], x);
        check_narrow(&formats[1], x);
    }
}

/* By hand from the specification, section 10. */
static void keeps_nan_payloads(void **state)
{
    (void)state;
    assert_int_equal(tn_f32_to_f16(float_of(0x7F800001)), 0x7E00);
    assert_int_equal(tn_f32_to_f16(float_of(0xFFBFFFFF)), 0xFFFF);
    assert_int_equal(tn_f32_to_f16(float_of(0x7F802000)), 0x7E01);
    assert_int_equal(tn_f32_to_bf16(float_of(0x7F800001)), 0x7FC0);
    assert_int_equal(tn_f32_to_bf16(float_of(0xFF810000)), 0xFFC1);
    assert_int_equal(bits_of(tn_f16_to_f32(0x7C01)), 0x7FC02000);
    assert_int_equal(bits_of(tn_bf16_to_f32(0xFF81)), 0xFFC10000);
}

/* 1 + 2^−11 + 2^−40 is above the tie in double, and on it once it is a float: the specification wants the
 * second rounding. */
static void rounds_doubles_twice(void **state)
{
    (void)state;
    assert_int_equal(tn_f64_to_f16(1 + ldexp(1, -11) + ldexp(1, -40)), 0x3C00);
    assert_int_equal(tn_f64_to_f16(1 + ldexp(1, -11) + ldexp(1, -20)), 0x3C01);
    assert_int_equal(tn_f64_to_bf16(1 + ldexp(1, -8) + ldexp(1, -40)), 0x3F80);
    assert_int_equal(tn_f64_to_f16(65519.999), 0x7C00);     /* 65520 as a float */
    assert_int_equal(tn_f64_to_f16(1e300), 0x7C00);
}

/* -- Types --------------------------------------------------------------------------------------*/

static void knows_the_types(void **state)
{
    static const struct { tn_dtype type; size_t size; const char *name; } all[] = {
        { TN_F32, 4, "f32" }, { TN_U8, 1, "u8" },     { TN_I8, 1, "i8" },   { TN_U16, 2, "u16" },
        { TN_I16, 2, "i16" }, { TN_I32, 4, "i32" },   { TN_I64, 8, "i64" }, { TN_BOOL, 1, "bool" },
        { TN_F16, 2, "f16" }, { TN_F64, 8, "f64" },   { TN_U32, 4, "u32" }, { TN_U64, 8, "u64" },
        { TN_BF16, 2, "bf16" },
    };
    static const char *const onnx[29] = {              /* ONNX's TensorProto.DataType */
        "UNDEFINED", "FLOAT", "UINT8", "INT8", "UINT16", "INT16", "INT32", "INT64", "STRING", "BOOL",
        "FLOAT16", "DOUBLE", "UINT32", "UINT64", "COMPLEX64", "COMPLEX128", "BFLOAT16", "FLOAT8E4M3FN",
        "FLOAT8E4M3FNUZ", "FLOAT8E5M2", "FLOAT8E5M2FNUZ", "UINT4", "INT4", "FLOAT4E2M1", "FLOAT8E8M0",
        "UINT2", "INT2", "FLOAT6E2M3", "FLOAT6E3M2",
    };
    tn_dtype type = TN_F64;
    int accepted = 0;

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        assert_int_equal(tn_dtype_size(all[i].type), all[i].size);
        assert_string_equal(tn_dtype_name(all[i].type), all[i].name);
        assert_int_equal(tn_dtype_is_float(all[i].type), strchr(all[i].name, 'f') != NULL);
    }
    for (int code = -2; code < 40; code++)
        accepted += tn_dtype_from_onnx(code, &type, NULL) == TN_OK;
    assert_int_equal(accepted, 13);
    FAILS(TN_ERR_DTYPE, "FLOAT8E4M3FN (17)", tn_dtype_from_onnx(17, &type, err));
    FAILS(TN_ERR_DTYPE, "STRING", tn_dtype_from_onnx(8, &type, err));
    FAILS(TN_ERR_DTYPE, "29 is no ONNX", tn_dtype_from_onnx(29, &type, err));
    assert_int_equal(type, TN_BF16);
    for (int code = 0; code <= 28; code++) {
        assert_string_equal(tn_onnx_name(code), onnx[code]);
        if (strcmp(tn_dtype_name((tn_dtype)code), "?") == 0)
            FAILS(TN_ERR_DTYPE, onnx[code], tn_dtype_from_onnx(code, &type, err));
        else
            OK(tn_dtype_from_onnx(code, &type, err));
    }
    assert_null(tn_onnx_name(-1));
    assert_null(tn_onnx_name(29));
    assert_int_equal(tn_dtype_size(TN_DTYPE_NONE), 0);
    assert_string_equal(tn_dtype_name((tn_dtype)14), "?");
}

/* -- Casts: values by hand from the rules of section 10 -----------------------------------------*/

static int64_t through_f64(tn_dtype type, double x)
{
    uint64_t element = 0;

    tni_store_f64(type, &element, x);
    return tni_load_i64(type, &element);
}

static int64_t through_i64(tn_dtype type, int64_t x)
{
    uint64_t element = 0;

    tni_store_i64(type, &element, x);
    return tni_load_i64(type, &element);
}

static void floats_saturate(void **state)
{
    static const struct { tn_dtype type; int64_t low, high; } all[] = {
        { TN_U8, 0, 255 },       { TN_I8, -128, 127 },             { TN_U16, 0, 65535 },
        { TN_I16, -32768, 32767 }, { TN_I32, INT32_MIN, INT32_MAX }, { TN_U32, 0, UINT32_MAX },
        { TN_I64, INT64_MIN, INT64_MAX },
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        assert_int_equal(through_f64(all[i].type, 1e30), all[i].high);
        assert_int_equal(through_f64(all[i].type, -1e30), all[i].low);
        assert_int_equal(through_f64(all[i].type, INFINITY), all[i].high);
        assert_int_equal(through_f64(all[i].type, (double)all[i].high + 0.5), all[i].high);
        assert_int_equal(through_f64(all[i].type, NAN), 0);
        assert_int_equal(through_f64(all[i].type, 100.99), 100);
        assert_int_equal(through_f64(all[i].type, -0.99), 0);
        assert_int_equal(through_f64(all[i].type, -100.99), all[i].low < 0 ? -100 : 0);
    }
    assert_int_equal(through_f64(TN_U64, 1e30), -1);       /* 2^64 − 1 in an int64 */
    assert_int_equal(through_f64(TN_U64, -1), 0);
}

static void integers_wrap(void **state)
{
    (void)state;
    assert_int_equal(through_i64(TN_U8, 257), 1);
    assert_int_equal(through_i64(TN_I8, 200), -56);
    assert_int_equal(through_i64(TN_U16, -1), 65535);
    assert_int_equal(through_i64(TN_I16, 40000), -25536);
    assert_int_equal(through_i64(TN_I32, 4294967295), -1);
    assert_int_equal(through_i64(TN_U32, -1), 4294967295);
    assert_int_equal(through_i64(TN_U64, -1), -1);
    assert_int_equal(through_i64(TN_BOOL, 256), 1);
}

static void bool_is_nonzero(void **state)
{
    uint8_t odd = 7;

    (void)state;
    assert_int_equal(through_f64(TN_BOOL, NAN), 1);
    assert_int_equal(through_f64(TN_BOOL, -0.0), 0);
    assert_int_equal(through_f64(TN_BOOL, 1e-310), 1);
    assert_true(tni_load_f64(TN_BOOL, &odd) == 1);
}

static uint16_t int_to_16(tn_dtype type, int64_t x)
{
    uint16_t bits;

    tni_store_i64(type, &bits, x);
    return bits;
}

/* One rounding only (rule 5): 2^30 + 2^22 + 1 lies above the tie of two bfloat16. */
static void integers_round_once(void **state)
{
    float x;

    (void)state;
    assert_int_equal(int_to_16(TN_BF16, (1 << 30) + (1 << 22) + 1), 0x4E81);
    assert_int_equal(int_to_16(TN_BF16, (1 << 30) + (1 << 22)), 0x4E80);
    assert_int_equal(int_to_16(TN_BF16, -((1 << 30) + (1 << 22) + 1)), 0xCE81);
    assert_int_equal(int_to_16(TN_F16, 65519), 0x7BFF);
    assert_int_equal(int_to_16(TN_F16, 65520), 0x7C00);
    assert_int_equal(int_to_16(TN_F16, INT64_MIN), 0xFC00);
    assert_int_equal(int_to_16(TN_BF16, INT64_MIN), 0xDF00);
    assert_int_equal(int_to_16(TN_F16, 2049), 0x6800);
    tni_store_i64(TN_F32, &x, (1ll << 40) + (1 << 16) + 1);
    assert_true(x == ldexpf(1, 40) + ldexpf(1, 17));
    tni_store_i64(TN_F32, &x, (1ll << 54) + (1 << 30) + 1);        /* 2^54+2^30 once it is a double */
    assert_true(x == ldexpf(1, 54) + ldexpf(1, 31));
}

static void unsigned_64_bits_stay_positive(void **state)
{
    uint64_t x = UINT64_MAX;
    uint16_t half;
    float f;

    (void)state;
    assert_true(tni_load_f64(TN_U64, &x) == 18446744073709551616.0);
    tni_cast_element(TN_U64, &x, TN_F32, &f);
    assert_true(f == 18446744073709551616.0f);
    tni_cast_element(TN_U64, &x, TN_BF16, &half);
    assert_int_equal(half, 0x5F80);
    tni_cast_element(TN_U64, &x, TN_F16, &half);
    assert_int_equal(half, 0x7C00);
}

/* The same type: the bits, signalling NaN and odd bools included. Others quiet it. */
/* Nearest even, also where the largest floats round to infinity: the values are the case's. */
static void a_s6_7_bf16_rounds(void **state)
{
    static const struct { uint32_t in; uint16_t out; } rows[] = {
        { 0x3E89CCD5, 0x3E8A }, { 0x3F808000, 0x3F80 }, { 0x3F818000, 0x3F82 },
        { 0x7F7F7FFF, 0x7F7F }, { 0x7F7F8000, 0x7F80 }, { 0x7F7FFFFF, 0x7F80 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(tn_f32_to_bf16(float_of(rows[i].in)), rows[i].out);
}

static void casts_between_floats(void **state)
{
    uint32_t in = 0x7F800001, out = 0;
    uint16_t half;

    (void)state;
    tni_cast_element(TN_F32, &in, TN_F32, &out);
    assert_int_equal(out, in);
    tni_cast_element(TN_F32, &in, TN_F16, &half);
    assert_int_equal(half, 0x7E00);
    in = 0x7F802000;
    tni_cast_element(TN_F32, &in, TN_F16, &half);
    assert_int_equal(half, 0x7E01);
    half = 0x7C01;
    tni_cast_element(TN_F16, &half, TN_F32, &out);
    assert_int_equal(out, 0x7FC02000);
    half = 0x0001;
    tni_cast_element(TN_F16, &half, TN_BF16, &half);
    assert_int_equal(half, 0x3380);                            /* 2^−24 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(widens_every_pattern),
        cmocka_unit_test(rounds_at_every_tie),
        cmocka_unit_test(rounds_random_floats),
        cmocka_unit_test(keeps_nan_payloads),
        cmocka_unit_test(rounds_doubles_twice),
        cmocka_unit_test(knows_the_types),
        cmocka_unit_test(floats_saturate),
        cmocka_unit_test(integers_wrap),
        cmocka_unit_test(bool_is_nonzero),
        cmocka_unit_test(integers_round_once),
        cmocka_unit_test(unsigned_64_bits_stay_positive),
        cmocka_unit_test(a_s6_7_bf16_rounds),
        cmocka_unit_test(casts_between_floats),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
