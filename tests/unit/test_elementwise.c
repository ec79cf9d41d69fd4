/* test_elementwise.c: elementwise operations of every type: ends of integers, NaN in every lane and order,
 * choices that broadcast, errors. Values worked out by hand from the rules, or the processor's; each case on
 * the reference and on dense. */
#include <tenon/tenon.h>

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static tn_error error;

static void ok(tn_status status, int line)
{
    if (status != TN_OK)
        fail_msg("line %d: %s: %s", line, tn_status_name(status), error.message);
}

#define OK(expr) ok(expr, __LINE__)

/* Both tables, one after the other. */
static tn_ctx *make_ctx(int table)
{
    tn_ctx *ctx;
    OK(tn_ctx_create(NULL, &ctx, &error));
    OK(tn_ctx_set_kernels(ctx, table ? tn_kernels_dense(TN_ISA_BEST, TN_FAST) : tn_kernels_reference(),
                          &error));
    return ctx;
}

static tn_tensor vector(tn_ctx *ctx, tn_dtype dtype, const void *data, int32_t count)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, dtype, TN_SHAPE(count), &t, &error));
    void *to = tn_mutable_data(&t, dtype, &error);
    assert_non_null(to);
    memcpy(to, data, (size_t)count * tn_dtype_size(dtype));
    return t;
}

static void release(tn_tensor *t)
{
    OK(tn_tensor_release(t, &error));
}

/* op(a, b) of count elements has these bytes. */
static void expect_binary(tn_op op, tn_dtype dtype, const void *a, const void *b, tn_dtype to,
                          const void *want, int32_t count)
{
    for (int table = 0; table < 2; table++) {
        tn_ctx *ctx = make_ctx(table);
        tn_tensor x = vector(ctx, dtype, a, count), y = vector(ctx, dtype, b, count), out;
        OK(tn_binary(ctx, op, &x, &y, &out, &error));
        assert_int_equal(out.dtype, to);
        assert_memory_equal(tn_data(&out, to, &error), want, (size_t)count * tn_dtype_size(to));
        release(&x);
        release(&y);
        release(&out);
        tn_ctx_destroy(ctx);
    }
}

#define BINARY(op, T, dtype, A, B, W)                                                                        \
    do {                                                                                                     \
        const T a_[] = A, b_[] = B, w_[] = W;                                                                \
        expect_binary(op, dtype, a_, b_, dtype, w_, sizeof a_ / sizeof *a_);                                 \
    } while (0)
#define COMPARE(op, T, dtype, A, B, W)                                                                       \
    do {                                                                                                     \
        const T a_[] = A, b_[] = B;                                                                          \
        const uint8_t w_[] = W;                                                                              \
        expect_binary(op, dtype, a_, b_, TN_BOOL, w_, sizeof a_ / sizeof *a_);                               \
    } while (0)
#define L(...) { __VA_ARGS__ }

/* -- Integers ---------------------------------------------------------------------------------------------*/

static void division(void **state)
{
    (void)state;
    BINARY(TN_OP_DIV, int8_t, TN_I8, L(-128, -128, 7, -7, 7, -7, 5, 0), L(-1, 1, 2, 2, -2, -2, 0, 0),
           L(-128, -128, 3, -3, -3, 3, 0, 0));
    BINARY(TN_OP_DIV, int16_t, TN_I16, L(INT16_MIN, 32767, -32767), L(-1, -2, 0), L(INT16_MIN, -16383, 0));
    BINARY(TN_OP_DIV, int32_t, TN_I32, L(INT32_MIN, INT32_MIN, INT32_MAX, -7, 9), L(-1, 2, INT32_MIN, 3, 0),
           L(INT32_MIN, -1073741824, 0, -2, 0));
    BINARY(TN_OP_DIV, int64_t, TN_I64, L(INT64_MIN, INT64_MIN, -7, 9), L(-1, 2, 2, 0),
           L(INT64_MIN, INT64_MIN / 2, -3, 0));
    BINARY(TN_OP_DIV, uint8_t, TN_U8, L(255, 255, 254, 3), L(1, 2, 255, 0), L(255, 127, 0, 0));
    BINARY(TN_OP_DIV, uint32_t, TN_U32, L(UINT32_MAX, UINT32_MAX, UINT32_MAX - 1, 3),
           L(1, 2, UINT32_MAX, 0), L(UINT32_MAX, 2147483647u, 0, 0));
    BINARY(TN_OP_DIV, uint64_t, TN_U64, L(UINT64_MAX, 1ull << 63, 5), L(UINT64_MAX - 1, 3, 0),
           L(1, 3074457345618258602ull, 0));
}

static uint64_t random_bits(uint64_t *r)
{
    *r = *r * 6364136223846793005u + 1442695040888963407u;
    uint64_t high = *r >> 32;
    *r = *r * 6364136223846793005u + 1442695040888963407u;
    return high << 32 | *r >> 32;
}

/* Numbers of 64 bits beside multiples of a divisor, each of some random length in bits. */
static void next_to_multiples(uint64_t *a, uint64_t *b, int count, uint64_t *r)
{
    for (int i = 0; i < count; i++) {
        uint64_t quotient = random_bits(r) >> random_bits(r) % 64;
        b[i] = random_bits(r) >> random_bits(r) % 64 | 1;
        quotient %= UINT64_MAX / b[i] + (b[i] > 1);
        a[i] = quotient * b[i] + random_bits(r) % 3 - 1;
    }
}

/* Of 64 bits, on every tier, as the processor divides: quotients that F64 does not hold. */
static void long_division(void **state)
{
    enum { COUNT = 4001, ROUNDS = 20 };
    static const tn_isa tiers[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_BEST };
    static uint64_t a[COUNT], b[COUNT];
    uint64_t r = 1;
    (void)state;
    for (int round = 0; round < ROUNDS; round++)
        for (int t = 0; t < 6; t++) {
            bool has_sign = t % 2;
            tn_dtype dtype = has_sign ? TN_I64 : TN_U64;
            tn_ctx *ctx = make_ctx(1);
            OK(tn_ctx_set_kernels(ctx, tn_kernels_dense(tiers[t / 2], TN_FAST), &error));
            next_to_multiples(a, b, COUNT, &r);
            tn_tensor x = vector(ctx, dtype, a, COUNT), y = vector(ctx, dtype, b, COUNT), out;
            OK(tn_binary(ctx, TN_OP_DIV, &x, &y, &out, &error));
            const uint64_t *got = tn_data(&out, dtype, &error);
            for (int i = 0; i < COUNT; i++) {
                bool wraps = b[i] == UINT64_MAX;
                uint64_t want = !has_sign ? a[i] / b[i]
                              : wraps ? 0 - a[i] : (uint64_t)((int64_t)a[i] / (int64_t)b[i]);
                if (got[i] != want)
                    fail_msg("%s %#llx / %#llx: %#llx", tn_dtype_name(dtype), (unsigned long long)a[i],
                             (unsigned long long)b[i], (unsigned long long)got[i]);
            }
            release(&x);
            release(&y);
            release(&out);
            tn_ctx_destroy(ctx);
        }
}

static void wrapping(void **state)
{
    (void)state;
    BINARY(TN_OP_ADD, int8_t, TN_I8, L(127, -128, 100), L(1, -1, 100), L(-128, 127, -56));
    BINARY(TN_OP_SUB, uint8_t, TN_U8, L(0, 5), L(1, 250), L(255, 11));
    BINARY(TN_OP_MUL, int8_t, TN_I8, L(-128, 16, 11), L(-1, 16, 25), L(-128, 0, 19));
    BINARY(TN_OP_MUL, uint16_t, TN_U16, L(65535, 300), L(65535, 300), L(1, 24464));
    BINARY(TN_OP_MUL, int64_t, TN_I64, L(INT64_MIN, INT64_C(3037000500)), L(-1, INT64_C(3037000500)),
           L(INT64_MIN, INT64_C(-9223372036709301616)));
    BINARY(TN_OP_ADD, uint64_t, TN_U64, L(UINT64_MAX, (1ull << 53) + 1), L(1, 1), L(0, (1ull << 53) + 2));
}

static void beyond_53_bits(void **state)
{
    const uint64_t big = (UINT64_C(1) << 53) + 1;
    (void)state;
    COMPARE(TN_OP_GREATER, uint64_t, TN_U64, L(big, UINT64_MAX, 1ull << 63), L(big - 1, UINT64_MAX - 1, 1),
            L(1, 1, 1));
    COMPARE(TN_OP_EQUAL, uint64_t, TN_U64, L(big, UINT64_MAX), L(big - 1, UINT64_MAX - 1), L(0, 0));
    COMPARE(TN_OP_LESS_EQUAL, int64_t, TN_I64, L(INT64_MIN, INT64_MAX), L(INT64_MAX, INT64_MIN), L(1, 0));
    BINARY(TN_OP_MAX, uint64_t, TN_U64, L(big, 1), L(big - 1, UINT64_MAX), L(big, UINT64_MAX));
    BINARY(TN_OP_MIN, int64_t, TN_I64, L(INT64_MIN, -1), L(INT64_MAX, 0), L(INT64_MIN, -1));
    COMPARE(TN_OP_LESS, int8_t, TN_I8, L(-1, -128), L(0, 127), L(1, 1));
    COMPARE(TN_OP_LESS, uint8_t, TN_U8, L(255, 0), L(0, 128), L(0, 1));
}

static void shifts(void **state)
{
    (void)state;
    BINARY(TN_OP_SHIFT_LEFT, uint8_t, TN_U8, L(1, 1, 3, 255, 1), L(0, 7, 7, 8, 200), L(1, 128, 128, 0, 0));
    BINARY(TN_OP_SHIFT_LEFT, int32_t, TN_I32, L(1, 1, 1, -1), L(31, 32, -1, 4), L(INT32_MIN, 0, 0, -16));
    BINARY(TN_OP_SHIFT_RIGHT, int8_t, TN_I8, L(-128, -128, 127, -1, 64), L(7, 8, 100, -3, -3),
           L(-1, -1, 0, -1, 0));
    BINARY(TN_OP_SHIFT_RIGHT, uint16_t, TN_U16, L(65535, 65535, 65535), L(15, 16, 3), L(1, 0, 8191));
    BINARY(TN_OP_SHIFT_RIGHT, int64_t, TN_I64, L(INT64_MIN, INT64_MIN, 5), L(63, 64, 64), L(-1, -1, 0));
    BINARY(TN_OP_SHIFT_RIGHT, uint64_t, TN_U64, L(UINT64_MAX, UINT64_MAX), L(63, 64), L(1, 0));
    BINARY(TN_OP_BIT_XOR, int16_t, TN_I16, L(-1, 21845), L(1, -1), L(-2, -21846));
}

/* -- NaN --------------------------------------------------------------------------------------------------*/

/* Element i of x through clip, relu, and as either operand of max and min. */
static void check_nan(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *ones, int32_t n)
{
    tn_tensor out;
    for (int form = 0; form < 6; form++) {
        switch (form) {
        case 0: OK(tn_relu(ctx, x, &out, &error)); break;
        case 1: OK(tn_clip(ctx, x, -2, 2, &out, &error)); break;
        case 2: OK(tn_binary(ctx, TN_OP_MAX, x, ones, &out, &error)); break;
        case 3: OK(tn_binary(ctx, TN_OP_MAX, ones, x, &out, &error)); break;
        case 4: OK(tn_binary(ctx, TN_OP_MIN, x, ones, &out, &error)); break;
        default: OK(tn_binary(ctx, TN_OP_MIN, ones, x, &out, &error));
        }
        const float *in = tn_data(x, TN_F32, &error), *got = tn_data(&out, TN_F32, &error);
        for (int32_t i = 0; i < n; i++)
            if (isnan(got[i]) != isnan(in[i]))
                fail_msg("form %d, element %d of %d: %g gives %g", form, (int)i, (int)n, (double)in[i],
                         (double)got[i]);
        release(&out);
    }
}

static void nan_of_length(int32_t n, int32_t period)
{
    static const float values[] = { NAN, 1, -1, -0.0f, 0.0f, -NAN };
    float x[64], ones[64];
    for (int32_t i = 0; i < n; i++) {
        x[i] = values[i % period];
        ones[i] = 1;
    }
    for (int table = 0; table < 2; table++) {
        tn_ctx *ctx = make_ctx(table);
        tn_tensor a = vector(ctx, TN_F32, x, n), b = vector(ctx, TN_F32, ones, n);
        check_nan(ctx, &a, &b, n);
        release(&a);
        release(&b);
        tn_ctx_destroy(ctx);
    }
}

static void a_s7_1_nan_passes_in_either_order(void **state)
{
    (void)state;
    for (int32_t n = 1; n <= 33; n++)
        nan_of_length(n, 6);
}

static void a_s7_5_nan_at_every_length(void **state)
{
    (void)state;
    for (int32_t n = 0; n <= 17; n++)
        nan_of_length(n, 1);
}

static void a_s7_1_gradient_at_nan(void **state)
{
    const float g[] = { 3, 4, 5 }, y[] = { NAN, 1, 0 }, want[] = { 0, 4, 0 };
    (void)state;
    for (int table = 0; table < 2; table++) {
        tn_ctx *ctx = make_ctx(table);
        tn_tensor a = vector(ctx, TN_F32, g, 3), b = vector(ctx, TN_F32, y, 3), out;
        tn_desc desc;
        OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(3), &out, &error));
        OK(tn_describe("relu.d0", TN_LIST(&a, &b), &desc, &error));
        OK(tn_into(ctx, &desc, TN_LIST(&a, &b), TN_LIST(&out), &error));
        assert_memory_equal(tn_data(&out, TN_F32, &error), want, sizeof want);
        release(&a);
        release(&b);
        release(&out);
        tn_ctx_destroy(ctx);
    }
}

/* One value, 1 … 67 times, at each start and packed or by twos: all outputs alike. */
static void a_s7_4_body_and_tail_agree(void **state)
{
    static const tn_op ops[] = { TN_OP_RELU, TN_OP_NEG, TN_OP_ABS, TN_OP_SIGN, TN_OP_EXP };
    (void)state;
    tn_ctx *ctx = make_ctx(1);
    tn_tensor all, from, out;
    OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(160), &all, &error));
    OK(tn_fill_f64(ctx, &all, -0.7310585786, &error));
    for (size_t op = 0; op < sizeof ops / sizeof *ops; op++)
        for (int32_t n = 1; n <= 67; n++)
            for (int32_t start = 0; start < 16; start += 5)
                for (int32_t step = 1; step <= 2; step++) {
                    OK(tn_slice(&all, 0, start, start + n * step, step, &from, &error));
                    OK(tn_unary(ctx, ops[op], &from, &out, &error));
                    const float *got = tn_data(&out, TN_F32, &error);
                    for (int32_t i = 1; i < n; i++)
                        assert_memory_equal(&got[i], &got[0], sizeof *got);
                    release(&out);
                }
    release(&all);
    tn_ctx_destroy(ctx);
}

static void comparisons_with_nan(void **state)
{
    (void)state;
    COMPARE(TN_OP_EQUAL, float, TN_F32, L(NAN, NAN, 1), L(NAN, 1, 1), L(0, 0, 1));
    COMPARE(TN_OP_NOT_EQUAL, double, TN_F64, L(NAN, NAN, 1, 0.0), L(NAN, 1, 1, -0.0), L(1, 1, 0, 0));
    COMPARE(TN_OP_LESS, float, TN_F32, L(NAN, 1, 1), L(1, NAN, 2), L(0, 0, 1));
    COMPARE(TN_OP_GREATER_EQUAL, float, TN_F32, L(NAN, 1, 2), L(1, NAN, 2), L(0, 0, 1));
    COMPARE(TN_OP_GREATER, uint16_t, TN_F16, L(0x7e00, 0x4000, 0x3c00), L(0x3c00, 0x3c00, 0x4000),
            L(0, 1, 0));
}

/* -- Choices, bounds, halves, errors ----------------------------------------------------------------------*/

static void where_broadcasts(void **state)
{
    const uint8_t condition[] = { 1, 0 };
    const int16_t a[] = { 1, 2, 3 }, b = -9, want[] = { 1, 2, 3, -9, -9, -9 };
    (void)state;
    for (int table = 0; table < 2; table++) {
        tn_ctx *ctx = make_ctx(table);
        tn_tensor c = vector(ctx, TN_BOOL, condition, 2), x = vector(ctx, TN_I16, a, 3),
                  y = vector(ctx, TN_I16, &b, 1), rows, out;
        OK(tn_unsqueeze(&c, 1, &rows, &error));
        OK(tn_where(ctx, &rows, &x, &y, &out, &error));
        assert_int_equal(out.rank, 2);
        assert_memory_equal(tn_data(&out, TN_I16, &error), want, sizeof want);
        assert_int_equal(tn_where(ctx, &x, &x, &y, &rows, &error), TN_ERR_DTYPE);
        release(&c);
        release(&x);
        release(&y);
        release(&out);
        tn_ctx_destroy(ctx);
    }
}

static void clip_of_integers(void **state)
{
    const uint8_t x[] = { 0, 5, 200, 255 }, want[] = { 3, 5, 200, 255 };
    (void)state;
    for (int table = 0; table < 2; table++) {
        tn_ctx *ctx = make_ctx(table);
        tn_tensor a = vector(ctx, TN_U8, x, 4), out;
        OK(tn_clip(ctx, &a, 3.9f, INFINITY, &out, &error));
        assert_memory_equal(tn_data(&out, TN_U8, &error), want, sizeof want);
        assert_int_equal(tn_clip(ctx, &a, 2, 1, &out, &error), TN_ERR_ARG);
        assert_non_null(strstr(error.message, "lo is 2, above hi, 1"));
        assert_int_equal(tn_clip(ctx, &a, NAN, 1, &out, &error), TN_ERR_ARG);
        release(&a);
        release(&out);
        tn_ctx_destroy(ctx);
    }
}

/* 2048 + 1 lies between two numbers of F16, 2048 and 2050: to the even one. 1 + 2^-8 between two of BF16. */
static void halves_round_once(void **state)
{
    (void)state;
    BINARY(TN_OP_ADD, uint16_t, TN_F16, L(0x6800, 0x7bff, 0x0001), L(0x3c00, 0x7bff, 0x0001),
           L(0x6800, 0x7c00, 0x0002));
    BINARY(TN_OP_ADD, uint16_t, TN_BF16, L(0x3f80, 0x3f81), L(0x3b80, 0x3b80), L(0x3f80, 0x3f82));
    BINARY(TN_OP_MUL, uint16_t, TN_F16, L(0x3555, 0xc000), L(0x4200, 0x3c00), L(0x3c00, 0xc000));
}

static void types_are_not_mixed(void **state)
{
    (void)state;
    const int32_t one = 1;
    const float two = 2;
    tn_ctx *ctx = make_ctx(1);
    tn_tensor a = vector(ctx, TN_I32, &one, 1), b = vector(ctx, TN_F32, &two, 1), out;
    assert_int_equal(tn_add(ctx, &a, &b, &out, &error), TN_ERR_DTYPE);
    assert_int_equal(tn_binary(ctx, TN_OP_BIT_AND, &b, &b, &out, &error), TN_ERR_DTYPE);
    assert_int_equal(tn_binary(ctx, TN_OP_LOGICAL_OR, &a, &a, &out, &error), TN_ERR_DTYPE);
    assert_int_equal(tn_unary(ctx, TN_OP_RELU, &a, &out, &error), TN_ERR_DTYPE);
    release(&a);
    release(&b);
    tn_ctx_destroy(ctx);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(division),
        cmocka_unit_test(long_division),
        cmocka_unit_test(wrapping),
        cmocka_unit_test(beyond_53_bits),
        cmocka_unit_test(shifts),
        cmocka_unit_test(a_s7_1_nan_passes_in_either_order),
        cmocka_unit_test(a_s7_1_gradient_at_nan),
        cmocka_unit_test(a_s7_4_body_and_tail_agree),
        cmocka_unit_test(a_s7_5_nan_at_every_length),
        cmocka_unit_test(comparisons_with_nan),
        cmocka_unit_test(where_broadcasts),
        cmocka_unit_test(clip_of_integers),
        cmocka_unit_test(halves_round_once),
        cmocka_unit_test(types_are_not_mixed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
