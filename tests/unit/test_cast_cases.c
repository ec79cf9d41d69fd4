/* test_cast_cases.c: the casts of the collection of public bugs (cases, S6), each by its number: in every
 * one of 37 lanes of a copy that casts, packed and strided, so that bodies and tails of kernels see it, and
 * one by one. The right values are those of the collection. */
#include "core_fixture.h"

#include <math.h>

#define LANES 37               /* two vectors of 16 and a tail */

static float f32_of(uint32_t bits)
{
    float x;

    memcpy(&x, &bits, sizeof x);
    return x;
}

/* The low bytes of an element of t: its bits. */
static uint64_t bits_at(const tn_tensor *t, int32_t i)
{
    const char *data = tn_data(t, t->dtype, NULL);
    size_t size = tn_dtype_size(t->dtype);
    uint64_t bits = 0;

    assert_non_null(data);
    memcpy(&bits, data + (int64_t)i * t->stride[0] * (int64_t)size, size);
    return bits;
}

static tn_tensor filled(tn_ctx *ctx, tn_dtype dtype, const void *element, int32_t step)
{
    size_t size = tn_dtype_size(dtype);
    tn_tensor t;
    char *data;

    OK(tn_tensor_new(ctx, dtype, TN_SHAPE(LANES * step), &t, err));
    data = tn_mutable_data(&t, dtype, NULL);
    assert_non_null(data);
    for (int i = 0; i < LANES * step; i++)
        memcpy(data + (size_t)i * size, element, size);
    OK(tn_slice(&t, 0, 0, LANES * step, step, &t, err));
    return t;
}

/* Casts the element to a type, in all lanes, and compares bits. */
static void assert_cast(tn_ctx *ctx, tn_dtype from, const void *element, tn_dtype to, uint64_t want)
{
    for (int32_t step = 1; step <= 3; step += 2) {
        tn_tensor src = filled(ctx, from, element, step);
        tn_tensor dst = filled(ctx, to, &(uint64_t){ 0x5A }, 4 - step);
        OK(tn_copy_from(ctx, &dst, &src, err));
        for (int32_t i = 0; i < LANES; i++)
            if (bits_at(&dst, i) != want)
                fail_msg("%s to %s in lane %d: %llx, not %llx", tn_dtype_name(from), tn_dtype_name(to),
                         (int)i, (unsigned long long)bits_at(&dst, i), (unsigned long long)want);
        release(&src);
        release(&dst);
    }
}

/* The same of a number, and of the number set as an element. Negative integers are given as such. */
static void assert_f32_to(tn_ctx *ctx, float x, tn_dtype to, int64_t want)
{
    size_t size = tn_dtype_size(to);
    uint64_t bits = size == 8 ? (uint64_t)want : (uint64_t)want & (((uint64_t)1 << 8 * size) - 1);
    tn_tensor one;

    assert_cast(ctx, TN_F32, &x, to, bits);
    OK(tn_tensor_new(ctx, to, TN_SHAPE(1), &one, err));
    OK(tn_set_f64(&one, TN_INDEX(0), (double)x, err));
    assert_true(bits_at(&one, 0) == bits);
    release(&one);
}

static void a_s6_1_nan_and_infinity_to_integers(void **state)
{
    static const struct { float x; int64_t i32, i8, u8, i64; } all[] = {
        { NAN, 0, 0, 0, 0 },
        { INFINITY, INT32_MAX, 127, 255, INT64_MAX },
        { -INFINITY, INT32_MIN, -128, 0, INT64_MIN },
        { 300.5f, 300, 127, 255, 300 },
        { -1.5f, -1, -1, 0, -1 },
        { 1e20f, INT32_MAX, 127, 255, INT64_MAX },
    };

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        assert_f32_to(ctx_of(state), all[i].x, TN_I32, all[i].i32);
        assert_f32_to(ctx_of(state), all[i].x, TN_I8, all[i].i8);
        assert_f32_to(ctx_of(state), all[i].x, TN_U8, all[i].u8);
        assert_f32_to(ctx_of(state), all[i].x, TN_I64, all[i].i64);
    }
}

static void a_s6_2_at_the_end_of_i32(void **state)
{
    assert_f32_to(ctx_of(state), 2147483646.0f, TN_I32, 2147483647);
    assert_f32_to(ctx_of(state), 2147483520.0f, TN_I32, 2147483520);
    assert_f32_to(ctx_of(state), -2147483648.0f, TN_I32, INT32_MIN);
    assert_f32_to(ctx_of(state), -2147483904.0f, TN_I32, INT32_MIN);
}

static void a_s6_3_subnormal_halves(void **state)
{
    static const struct { uint16_t half; double value; } all[] = {
        { 0x03FF, 6.097555160522461e-05 }, { 0x0200, 3.0517578125e-05 }, { 0x01FF, 3.045797348022461e-05 },
        { 0x0001, 5.960464477539063e-08 }, { 0x0400, 6.103515625e-05 },
    };

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        float x = (float)all[i].value;
        uint32_t bits;
        memcpy(&bits, &x, sizeof bits);
        assert_cast(ctx_of(state), TN_F16, &all[i].half, TN_F32, bits);
        assert_true(tn_f16_to_f32(all[i].half) == x);
    }
}

static void a_s6_4_floats_near_the_smallest_half(void **state)
{
    static const struct { uint32_t bits; uint16_t half; } all[] = {
        { 0x33000000, 0x0000 }, { 0x33000001, 0x0001 }, { 0x33400000, 0x0001 }, { 0x33C00000, 0x0002 },
        { 0x387FE000, 0x0400 }, { 0x477FEFFF, 0x7BFF }, { 0x477FF000, 0x7C00 },
    };

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        assert_cast(ctx_of(state), TN_F32, &all[i].bits, TN_F16, all[i].half);
        assert_int_equal(tn_f32_to_f16(f32_of(all[i].bits)), all[i].half);
    }
}

static void a_s6_5_and_7_floats_to_bf16(void **state)
{
    static const struct { uint32_t bits; uint16_t bf16; } all[] = {
        { 0x7F800001, 0x7FC0 }, { 0xFF800001, 0xFFC0 }, { 0x7FFFFFFF, 0x7FFF }, { 0x7F800000, 0x7F80 },
        { 0x3E89CCD5, 0x3E8A }, { 0x3F808000, 0x3F80 }, { 0x3F818000, 0x3F82 }, { 0x7F7F7FFF, 0x7F7F },
        { 0x7F7F8000, 0x7F80 }, { 0x7F7FFFFF, 0x7F80 },
    };

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        assert_cast(ctx_of(state), TN_F32, &all[i].bits, TN_BF16, all[i].bf16);
        assert_int_equal(tn_f32_to_bf16(f32_of(all[i].bits)), all[i].bf16);
    }
}

static void a_s6_6_doubles_round_twice(void **state)
{
    const struct { double x; tn_dtype to; uint16_t bits; } all[] = {
        { ldexp(1 + ldexp(1, -52), -25), TN_F16, 0x0000 },
        { 1 + ldexp(1, -11) + ldexp(1, -40), TN_F16, 0x3C00 },
        { 1.00390625 + ldexp(1, -40), TN_BF16, 0x3F80 },
    };

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        assert_cast(ctx_of(state), TN_F64, &all[i].x, all[i].to, all[i].bits);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(a_s6_1_nan_and_infinity_to_integers),
        WITH_CTX(a_s6_2_at_the_end_of_i32),
        WITH_CTX(a_s6_3_subnormal_halves),
        WITH_CTX(a_s6_4_floats_near_the_smallest_half),
        WITH_CTX(a_s6_5_and_7_floats_to_bf16),
        WITH_CTX(a_s6_6_doubles_round_twice),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
