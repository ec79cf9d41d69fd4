/* test_desc_forms.c: what is made of descriptors: expanded form, matches, hash, cost; and what building
 * refuses. The hash is XXH3 of bytes written out here, the rest by hand. */
#include "desc_fixture.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

/* -- Expanded form, patterns, hash, cost --------------------------------------------------------*/

static void test_expand(void **state)
{
    static const char *const pairs[][2] = {
        { "add f32 1024x1024 1024", "add f32 1024x1024 1024x1024:0,1" },
        { "add f32 4x1 1x5", "add f32 4x5:1,0 4x5:0,1" },
        { "add f32 4x5 scalar", "add f32 4x5 4x5:0,0" },
        { "add f32 3x4x5 4x1", "add f32 3x4x5 3x4x5:0,1,0" },
        { "exp f32 4x5:1,4", "exp f32 4x5:1,4" },
        { "matmul f32 8x8x8 batch 4x2 b:4x1x8x8 a:2x8x8",
          "matmul f32 nn 8x8x8 batch 4x2 a:0,64,8,1 b:64,0,8,1" },
        { "matmul f32 1x8x8 batch 4 bias", "matmul f32 nn 1x8x8 batch 4 bias" },
        { "sum f32 1x5 axis 0", "sum f32 1x5 axis 0" },
    };
    (void)state;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        tn_desc d = parsed(pairs[i][0]), want = parsed(pairs[i][1]), before = d;
        tni_desc_expand(&d, &d);
        assert_int_equal(tni_desc_is_expanded(&before), memcmp(&before, &want, sizeof d) == 0);
        assert_true(tni_desc_is_expanded(&d));
        expect_print(&d, pairs[i][1]);
        assert_memory_equal(&d, &want, sizeof d);
    }
}

static void test_matches(void **state)
{
    static const struct { const char *pattern, *line; bool want; } cases[] = {
        { "exp f32 _x_", "exp f32 4x5", true },        { "exp f32 _x_", "exp f32 4x5:1,4", false },
        { "exp f32 _x_:_,1", "exp f32 4x5:9,1", true }, { "exp f32 _x_:_,1", "exp f32 4x5:9,2", false },
        { "exp f32 _x_:_,1", "exp f32 4x5", true },    { "exp f32 _x_:_,1", "exp f32 4x1:9,7", true },
        { "exp f32 _x_:9,1", "exp f32 1x5", true },    { "exp f32 _x_:_,_", "exp f32 4x5:0,-1", true },
        { "exp f32 _x_", "exp f32 _x_:_,1", false },   { "exp f32 _x_:_,1", "exp f32 _x_", true },
        { "exp f32 _x_:3,2", "exp f32 0x5", true },    { "exp f32 4x_", "exp f32 5x5", false },
        { "exp f32 _", "exp f32 4x5", false },         { "exp _ _", "exp f32 4", true },
        { "exp f32 _", "exp _ _", false },             { "exp f32 4", "exp f32 4 exact", false },
        { "scale f32 _ by _", "scale f32 4 by 2", true }, { "scale f32 4 by 2", "scale f32 4 by _", false },
        { "scale f32 4 by 0", "scale f32 4 by -0", false }, { "exp f32 4", "neg f32 4", false },
        { "log_softmax f32 _x_ axis _", "log_softmax f32 4x5 axis 0", true },
        { "log_softmax f32 _x_", "log_softmax f32 4x5 axis 0", false },
        { "matmul f32 nt _x_x_ bias relu", "matmul f32 nt 64x512x256 bias relu", true },
        { "matmul f32 nt _x_x_ bias relu", "matmul f32 nt 64x512x256 bias", false },
        { "matmul f32 nt _x_x_ bias relu", "matmul f32 nt 64x512x256 residual relu", false },
        { "matmul f32 nn _x_x_ a:_,1 b:_,1", "matmul f32 nn 64x512x256 a:300,1", true },
        { "relu.d0 f32 _", "relu f32 4", false },
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        tn_desc pattern = parsed(cases[i].pattern), d = parsed(cases[i].line);
        if (tn_desc_matches(&pattern, &d) != cases[i].want)
            fail_msg("pattern '%s', '%s'", cases[i].pattern, cases[i].line);
        assert_true(tn_desc_matches(&pattern, &pattern));
    }
}

/* The bytes by hand: 9 of the head, one float, then each operand: dtype, rank, class, extents, exact
 * strides. */
static void test_hash_bytes(void **state)
{
    static const uint8_t bytes[] = {
        /* scale; wrt; inputs, outputs, steps; ints, floats; exact */
        88, 0, 0, 1, 1, 0, 0, 1, 0, 0x00, 0x00, 0x80, 0x3e,                        /* 0.25 */
        2, 2, 1, 3, 0, 0, 0, 0x10, 1, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 1, 0, 0,  /* u8 3x272:-1,256 */
        1, 2, 0, 3, 0, 0, 0, 0x10, 1, 0, 0,            /* f32 3x272, packed */
    };
    (void)state;
    tn_desc d = parsed("scale u8,f32 3x272:-1,256 by 0.25");
    assert_int_equal(tn_desc_hash(&d), XXH3_64bits(bytes, sizeof bytes));
}

static void test_hash_differs(void **state)
{
    static const char *const lines[] = {
        "exp f32 4x5", "exp f32 5x4", "exp f32 20", "neg f32 4x5", "exp f32 4x5 exact", "exp f32 4x5:1,4",
        "exp f32 4x5:_,1", "exp f32 4x5:_,_", "exp _ 4x5", "exp f32 4x5 dst:6,1", "relu f32 4x5",
        "relu.d0 f32 4x5",
        "sum f32 4x5 axis 0", "sum f32 4x5 axis 1", "sum f32 4x5 axis 1 keepdims", "matmul f32 4x5x6",
        "matmul f32 4x5x6 relu", "matmul f32 4x5x6 bias", "matmul f32 4x5x6 residual",
        "matmul f32 4x5x6 beta 0",
        "matmul f32 4x5x6 alpha 2", "matmul f32 4x5x6 scale by 2", "matmul f32 4x5x6 scale by 3",
    };
    enum { N = sizeof lines / sizeof *lines };
    uint64_t hash[N];
    (void)state;
    for (int i = 0; i < N; i++) {
        tn_desc d = parsed(lines[i]);
        hash[i] = tn_desc_hash(&d);
        for (int j = 0; j < i; j++)
            assert_int_not_equal(hash[i], hash[j]);
    }
}

static void test_cost(void **state)
{
    static const struct { const char *line; double flops, bytes; } cases[] = {
        /* 2·64·512·256, and an addition and a relu for each of 64·512 */
        { "matmul f32 nt 64x512x256 bias relu", 16777216 + 2 * 32768, 4 * (16384 + 131072 + 512 + 32768) },
        { "matmul f32 2x3x4 batch 5 b:4x3", 2 * 5 * 2 * 3 * 4, 4 * (40 + 12 + 30) },
        { "matmul f32 2x3x4 beta 2", 48, 4 * (8 + 12 + 6 + 6) },
        { "matmul f32 2x3x4 beta 0", 48, 4 * (8 + 12 + 6) },
        { "matmul f32 2x3x4 alpha 0 beta 2", 0, 4 * (6 + 6) },
        { "matmul f32 2x3x0", 0, 4 * 6 },
        { "add f32 1024x1024 1024", 1048576, 4.0 * (1048576 + 1024 + 1048576) },
        { "add f32 4x5:0,1 4x5", 20, 4 * (5 + 20 + 20) },
        { "scale u8,f32 10 by 2", 10, 10 + 40 },
        { "copy f64 3x4", 0, 8 * 24 },
        { "cast u8,f64 3x4", 0, 12 + 8 * 12 },
        { "sum f32 3x4 axis 1", 12, 4 * (12 + 3) },
        { "log_softmax f32 3x4", 60, 4 * 24 },
        { "exp f32 0x4", 0, 0 },
        { "exp f32 _x4", 0, 0 },
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double flops, bytes;
        tn_desc d = parsed(cases[i].line);
        tn_desc_cost(&d, &flops, &bytes);
        if (flops != cases[i].flops || bytes != cases[i].bytes)
            fail_msg("%s: %g flops, %g bytes", cases[i].line, flops, bytes);
    }
}

/* -- Operations and building --------------------------------------------------------------------*/

static void test_ops(void **state)
{
    (void)state;
    assert_string_equal(tn_op_name(TN_OP_LOG_SOFTMAX), "log_softmax");
    assert_string_equal(tn_op_name((tn_op)12345), "?");
    assert_string_equal(tn_op_name(TN_OP_NONE), "?");
    assert_int_equal(tn_op_from_name("matmul"), TN_OP_MATMUL);
    assert_int_equal(tn_op_from_name("matmu"), TN_OP_NONE);
    assert_int_equal(tn_op_from_name(""), TN_OP_NONE);
    for (size_t i = 0; i < tni_ops_count; i++) {
        assert_int_equal(tn_op_from_name(tni_ops[i].name), tni_ops[i].op);
        assert_ptr_equal(tni_op_find(tni_ops[i].op, tni_ops[i].wrt), &tni_ops[i]);
    }
    assert_null(tni_op_find(TN_OP_EXP, 1));
}

static void test_infer_refuses(void **state)
{
    tn_desc d;
    tn_error err;
    (void)state;
    assert_null(tni_desc_init(&d, (tn_op)12345, 0));
    assert_int_equal(tni_desc_infer(&d, &err), TN_ERR_ARG);

    d = parsed("matmul f32 2x2x2");
    d.floats[1] = 0.5f;
    assert_int_equal(tni_desc_infer(&d, &err), TN_ERR_ARG);
    assert_string_equal(err.message, "matmul: beta is 0.5, but c is left out");

    d = parsed("matmul f32 2x2x2 bias");
    d.operand[2].shape[0] = 3;
    assert_int_equal(tni_desc_infer(&d, &err), TN_ERR_SHAPE);
    assert_string_equal(err.message, "matmul: bias is 3, the result is 2x2");

    d = parsed("matmul f32 2x2x2 relu");
    d.step[0].op = TN_OP_SUM;
    assert_int_equal(tni_desc_infer(&d, &err), TN_ERR_UNSUPPORTED);

    d = parsed("exp f32 2x2");
    tni_desc_step(&d, TN_OP_RELU, false, 0);
    assert_int_equal(tni_desc_infer(&d, &err), TN_ERR_UNSUPPORTED);

    d = parsed("exp f32 2x2");
    d.operand[0].shape[1] = -2;
    assert_int_equal(tni_desc_infer(&d, &err), TN_ERR_SHAPE);
    assert_string_equal(err.message, "exp: src is 2x-2: an extent below 0");

    d = parsed("exp f32 2x2");
    d.operand[0].rank = 9;
    assert_int_equal(tni_desc_infer(&d, &err), TN_ERR_RANK);

    d = parsed("sum f32 2x2 axis 0");
    d.ints[0] = 4;
    assert_int_equal(tni_desc_infer(&d, &err), TN_ERR_RANGE);
}

/* Fields out of bounds are no descriptor: nothing is walked, everything answers. */
static void test_not_sane(void **state)
{
    tn_desc good = parsed("matmul f32 2x2x2 bias");
    double flops, bytes;
    char text[16];
    (void)state;
    for (size_t at = 0; at < 16; at++)
        for (int value = 0; value < 256; value += 5) {
            tn_desc d = good, wide;
            ((uint8_t *)&d)[at] = (uint8_t)value;
            tn_desc_print(&d, text, sizeof text);
            tn_desc_hash(&d);
            tn_desc_matches(&d, &good);
            tn_desc_cost(&d, &flops, &bytes);
            tni_desc_expand(&d, &wide);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_expand), cmocka_unit_test(test_matches), cmocka_unit_test(test_hash_bytes),
        cmocka_unit_test(test_hash_differs), cmocka_unit_test(test_cost), cmocka_unit_test(test_ops),
        cmocka_unit_test(test_infer_refuses), cmocka_unit_test(test_not_sane),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
