/* test_desc.c: lines of problems, read and printed, and descriptors of real tensors. Expected values are
 * worked out by hand from the grammar and the conventions (row-major strides, NumPy's broadcasting and
 * axes). */
#include "desc_fixture.h"

#include <locale.h>
#include <math.h>

/* -- Reading -------------------------------------------------------------------------------------------*/

static void test_matmul_line(void **state)
{
    (void)state;
    tn_desc d = parsed("matmul f32 nt 64x512x256 bias relu");
    assert_int_equal(d.op, TN_OP_MATMUL);
    assert_int_equal(d.inputs, 3);
    assert_int_equal(d.outputs, 1);
    assert_int_equal(d.steps, 2);
    expect_operand(&d.operand[0], TN_F32, TN_STRIDES_PACKED, 2, 64, 256);
    expect_operand(&d.operand[1], TN_F32, TN_STRIDES_EXACT, 2, 256, 512, 1, 256);      /* stored [512, 256] */
    expect_operand(&d.operand[2], TN_F32, TN_STRIDES_PACKED, 1, 512);
    expect_operand(&d.operand[3], TN_F32, TN_STRIDES_PACKED, 2, 64, 512);
    assert_int_equal(d.step[0].op, TN_OP_ADD);
    assert_int_equal(d.step[0].operand, 2);
    assert_int_equal(d.step[1].op, TN_OP_RELU);
    assert_int_equal(d.step[1].operand, -1);
    assert_true(d.floats_used == 2 && d.floats[0] == 1 && d.floats[1] == 0);
}

static void test_matmul_batch(void **state)
{
    (void)state;
    tn_desc d = parsed("matmul f32 tn 2x3x4 batch 5x6 b:4x3 alpha 0.5 beta -2 residual scale by 3 exact");
    assert_int_equal(d.inputs, 4);
    assert_int_equal(d.exact, 1);
    expect_operand(&d.operand[0], TN_F32, TN_STRIDES_EXACT, 4, 5, 6, 2, 4, 48, 8, 1, 2);
    expect_operand(&d.operand[1], TN_F32, TN_STRIDES_PACKED, 2, 4, 3);
    expect_operand(&d.operand[2], TN_F32, TN_STRIDES_PACKED, 4, 5, 6, 2, 3);           /* c */
    expect_operand(&d.operand[3], TN_F32, TN_STRIDES_PACKED, 4, 5, 6, 2, 3);           /* residual */
    expect_operand(&d.operand[4], TN_F32, TN_STRIDES_PACKED, 4, 5, 6, 2, 3);
    assert_true(d.floats[0] == 0.5f && d.floats[1] == -2);
    assert_int_equal(d.step[0].operand, 3);
    assert_int_equal(d.step[1].op, TN_OP_SCALE);
    assert_true(d.step[1].param[0] == 3);
}

static void test_elementwise_lines(void **state)
{
    (void)state;
    tn_desc d = parsed("add f32 1024x1024:1,1024 1024x1024:0,1");
    expect_operand(&d.operand[0], TN_F32, TN_STRIDES_EXACT, 2, 1024, 1024, 1, 1024);
    expect_operand(&d.operand[1], TN_F32, TN_STRIDES_EXACT, 2, 1024, 1024, 0, 1);
    d = parsed("add f32 4x1 1x5");
    expect_operand(&d.operand[2], TN_F32, TN_STRIDES_PACKED, 2, 4, 5);
    d = parsed("relu.d0 f32 3x4");
    assert_int_equal(d.wrt, 1);
    expect_operand(&d.operand[1], TN_F32, TN_STRIDES_PACKED, 2, 3, 4);
    d = parsed("scale u8 128x784 by 0.0039215689");
    expect_operand(&d.operand[1], TN_F32, TN_STRIDES_PACKED, 2, 128, 784);             /* type by the row */
    assert_true(d.floats[0] == 0.0039215689f);
    d = parsed("copy bf16 6x2:-2,1 dst:1,6");
    expect_operand(&d.operand[0], TN_BF16, TN_STRIDES_EXACT, 2, 6, 2, -2, 1);
    expect_operand(&d.operand[1], TN_BF16, TN_STRIDES_EXACT, 2, 6, 2, 1, 6);
    d = parsed("cast u8,f16 6x2:-2,1");
    expect_operand(&d.operand[0], TN_U8, TN_STRIDES_EXACT, 2, 6, 2, -2, 1);
    expect_operand(&d.operand[1], TN_F16, TN_STRIDES_PACKED, 2, 6, 2);
    d = parsed("exp f32 scalar");
    expect_operand(&d.operand[1], TN_F32, TN_STRIDES_PACKED, 0);
}

static void test_axes(void **state)
{
    (void)state;
    tn_desc d = parsed("sum f32 2x3x4 axis -1,0");
    assert_int_equal(d.ints[0], 5);                    /* bits 0 and 2 */
    expect_operand(&d.operand[1], TN_F32, TN_STRIDES_PACKED, 1, 3);
    d = parsed("sum f32 2x3x4 axis 1 keepdims");
    assert_true(d.ints[0] == 2 && d.ints[1] == 1 && d.ints_used == 2);
    expect_operand(&d.operand[1], TN_F32, TN_STRIDES_PACKED, 3, 2, 1, 4);
    assert_int_equal(parsed("log_softmax f32 2x3x4").ints[0], 2);
    assert_int_equal(parsed("log_softmax f32 2x3x4 axis -3").ints[0], 0);
    assert_int_equal(parsed("log_softmax f32 2x3x4 axis _").ints[0], TN_ANY);
}

static void test_patterns(void **state)
{
    (void)state;
    tn_desc d = parsed("exp _ _x_:_,1");
    expect_operand(&d.operand[0], TN_DTYPE_NONE, TN_STRIDES_INNER, 2, TN_ANY, TN_ANY);
    d = parsed("exp f32 _x4:_,_");
    expect_operand(&d.operand[0], TN_F32, TN_STRIDES_ANY, 2, TN_ANY, 4);
    d = parsed("add f32 _x4 3x1");
    expect_operand(&d.operand[2], TN_F32, TN_STRIDES_PACKED, 2, 3, 4);
    d = parsed("matmul f32 nt _x_x_ alpha _");
    expect_operand(&d.operand[1], TN_F32, TN_STRIDES_EXACT, 2, TN_ANY, TN_ANY, 1, TN_ANY);
    assert_true(isnan(d.floats[0]));
}

/* Strides that say nothing: extents of 1, empty tensors, packed ones written out. */
static void test_normal_form(void **state)
{
    (void)state;
    expect_print(&(tn_desc){ 0 }, "?");
    static const char *const same[][2] = {
        { "exp f32 4x5:5,1", "exp f32 4x5" },
        { "exp f32 1x5:777,1", "exp f32 1x5" },
        { "exp f32 1x8x1:8,1,8", "exp f32 1x8x1" },
        { "exp f32 0x5:-3,0", "exp f32 0x5" },
        { "exp f32 3x1x5:10,9,1", "exp f32 3x1x5:10,0,1" },
        { "matmul f32 nt 4x1x5", "matmul f32 nn 4x1x5" },
        { "add f32 4x5 4x5", "add f32 4x5" },
        { "add  f32\t4x5 +  4x5 ", "add f32 4x5" },
        { "matmul f32 4x5x6 b:1,6", "matmul f32 nt 4x5x6" },
        { "matmul f32 exact 4x5x6 relu b:9,1 alpha 2", "matmul f32 nn 4x5x6 b:9,1 alpha 2 relu exact" },
        { "cast  u8,f32 4 dst:1", "cast u8,f32 4" },
        { "cast f32,f32 4", "cast f32,f32 4" },
        { "cast _,_ _x4", "cast _,_ _x4" },
        { "scale u8,f32 4 by 1e+3", "scale u8 4 by 1000" },
        { "scale f32 4 by 0.00010", "scale f32 4 by 0.0001" },
        { "scale f32 4 by -2.5e+20", "scale f32 4 by -2.5e20" },
        { "scale f32,f32 4 by 1e-7", "scale f32 4 by 1e-7" },
        { "scale f32 4 by -inf", "scale f32 4 by -inf" },
        { "scale f32 4 by 16777217", "scale f32 4 by 16777216" },
        { "log_softmax f32 4x5 axis -1 scale 1", "log_softmax f32 4x5" },
        { "exp f32 2K", "exp f32 2048" },
        { "exp f32 1Mx2", "exp f32 1048576x2" },
        { "matmul f32 2x2x2 beta 0", "matmul f32 nn 2x2x2 beta 0" },
        { "matmul f32 2x2x2 bias bias bias2:4", "matmul f32 nn 2x2x2 bias2:4 bias bias" },
    };
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        tn_desc d = parsed(same[i][0]), e = parsed(same[i][1]);
        expect_print(&d, same[i][1]);
        assert_memory_equal(&d, &e, sizeof d);
        assert_int_equal(tn_desc_hash(&d), tn_desc_hash(&e));
    }
}

/* Every line of the operations' table is a problem, and canonical but for the dtypes' K. */
static void test_bench_lines(void **state)
{
    (void)state;
    for (size_t i = 0; i < tni_ops_count; i++)
        for (const char *at = tni_ops[i].bench; at && *at; at += strcspn(at, "\n"), at += *at == '\n') {
            char line[256], text[256];
            snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\n"), at);
            tn_desc d = parsed(line);
            assert_int_equal(d.op, tni_ops[i].op);
            assert_int_equal(d.wrt, tni_ops[i].wrt);
            tn_desc_print(&d, text, sizeof text);
            tn_desc back = parsed(text);
            assert_memory_equal(&d, &back, sizeof d);
        }
}

static void test_print_cuts(void **state)
{
    (void)state;
    tn_desc d = parsed("exp f32 4x5");
    char text[8] = "zzzzzzz";
    assert_int_equal(tn_desc_print(&d, NULL, 0), 11);
    assert_int_equal(tn_desc_print(&d, text, 6), 11);
    assert_string_equal(text, "exp f");
    assert_int_equal(text[6], 'z');
}

/* A locale whose decimal point is a comma changes nothing. */
static void test_locale(void **state)
{
    (void)state;
    if (!setlocale(LC_NUMERIC, "de_DE.UTF-8") && !setlocale(LC_NUMERIC, "fr_FR.UTF-8"))
        skip();
    tn_desc d = parsed("scale f32 4 by 0.25");
    assert_true(d.floats[0] == 0.25f);
    expect_print(&d, "scale f32 4 by 0.25");
    setlocale(LC_NUMERIC, "C");
}

/* -- Places -------------------------------------------------------------------------------------*/

static void test_placing(void **state)
{
    tn_desc d, plain;
    tni_placing at;
    char text[256];
    (void)state;
    assert_int_equal(tni_desc_parse_placed("add f32 7@3 7:2@5 dst:@1", &d, &at, NULL, NULL), TN_OK);
    assert_true(at.at[0] == 3 && at.at[1] == 5 && at.at[2] == 1);
    tni_desc_print_placed(&d, &at, text, sizeof text);
    assert_string_equal(text, "add f32 7@3 7:2@5 dst:@1");
    plain = parsed("add f32 7 7:2");
    assert_memory_equal(&d, &plain, sizeof d);
    assert_int_equal(tni_desc_parse_placed("add f32 7@3", &d, &at, NULL, NULL), TN_OK);
    assert_true(at.at[0] == 3 && at.at[1] == 3 && at.at[2] == 0);
    assert_int_equal(tni_desc_parse_placed("matmul f32 4x5x6 a:@2 bias:2@7 bias", &d, &at, NULL, NULL),
                     TN_OK);
    assert_true(at.at[0] == 2 && at.at[1] == 0 && at.at[2] == 7);
    tni_desc_print_placed(&d, &at, text, sizeof text);
    assert_string_equal(text, "matmul f32 nn 4x5x6 a:@2 bias:2@7 bias");
}

/* -- Real tensors -------------------------------------------------------------------------------*/

/* A handle that owns nothing: describing looks at the description alone. */
static tn_tensor tensor(tn_dtype dtype, tn_dims shape, tn_dims stride)
{
    static int owner;
    tn_tensor t = { .buffer = (tn_buffer *)(void *)&owner, .dtype = dtype, .rank = shape.count };
    memcpy(t.shape, shape.v, sizeof t.shape);
    memcpy(t.stride, stride.v, sizeof t.stride);
    return t;
}

static void test_describe(void **state)
{
    tn_desc d, want;
    (void)state;
    tn_tensor x = tensor(TN_F32, TN_SHAPE(128, 784), TN_SHAPE(784, 1));
    tn_tensor w = tensor(TN_F32, TN_SHAPE(784, 256), TN_SHAPE(1, 784));
    tn_tensor bias = tensor(TN_F32, TN_SHAPE(256), TN_SHAPE(1));
    assert_int_equal(tn_describe("matmul bias relu", TN_LIST(&x, &w, &bias), &d, NULL), TN_OK);
    want = parsed("matmul f32 nt 128x256x784 bias relu");
    assert_memory_equal(&d, &want, sizeof d);

    tn_tensor c = tensor(TN_F32, TN_SHAPE(128, 256), TN_SHAPE(300, 1));
    assert_int_equal(tn_describe("matmul beta 0.5 exact", TN_LIST(&x, &w, &c), &d, NULL), TN_OK);
    want = parsed("matmul f32 nt 128x256x784 c:300,1 beta 0.5 exact");
    assert_memory_equal(&d, &want, sizeof d);

    /* a row that kept a large stride */
    tn_tensor row = tensor(TN_F32, TN_SHAPE(1, 4), TN_SHAPE(12, 1));
    assert_int_equal(tn_describe("sum axis -1", TN_LIST(&row), &d, NULL), TN_OK);
    expect_print(&d, "sum f32 1x4 axis 1");

    tn_tensor batch = tensor(TN_F32, TN_SHAPE(5, 128, 784), TN_SHAPE(0, 784, 1));
    assert_int_equal(tn_describe("matmul", TN_LIST(&batch, &w), &d, NULL), TN_OK);
    expect_print(&d, "matmul f32 nt 128x256x784 batch 5 a:0,784,1 b:784x256");
}

static void test_describe_mistakes(void **state)
{
    static const struct { const char *what; int inputs; tn_status status; const char *text; } cases[] = {
        { "matmul bias relu", 2, TN_ERR_ARG, "matmul: takes 3 inputs, here are 2" },
        { "matmul f32", 2, TN_ERR_FORMAT, "'f32': no such word" },
        { "matmul 4x5x6", 2, TN_ERR_FORMAT, "operands are the tensors here" },
        { "matmul nt", 2, TN_ERR_FORMAT, "how a and b lie" },
        { "matmul a:1,2", 2, TN_ERR_FORMAT, "strides are the tensors' here" },
        { "matmul batch 3", 2, TN_ERR_FORMAT, "the batch is the tensors' here" },
        { "matmul", 2, TN_ERR_SHAPE, "matmul: inner sizes differ: a is 4x7, b is 8x3" },
        { "matmul bias", 3, TN_ERR_RANK, "bias is 4x3: one axis wanted" },
        { "matmul beta 2", 2, TN_ERR_ARG, "matmul: takes 3 inputs, here are 2" },
        { "add", 2, TN_ERR_SHAPE, "add: shapes 4x7 and 8x3 do not broadcast" },
        { "sum", 1, TN_ERR_FORMAT, "column 4: sum must name its axis" },
        { "scale", 1, TN_ERR_FORMAT, "scale wants by and a number" },
        { "exp bias", 1, TN_ERR_FORMAT, "'bias': no such word" },
    };
    tn_tensor a = tensor(TN_F32, TN_SHAPE(4, 7), TN_SHAPE(7, 1)),
        b = tensor(TN_F32, TN_SHAPE(8, 3), TN_SHAPE(3, 1));
    tn_tensor c = tensor(TN_F32, TN_SHAPE(4, 3), TN_SHAPE(3, 1)), none = { 0 };
    tn_tensor v = tensor(TN_F32, TN_SHAPE(4), TN_SHAPE(1));
    const tn_tensor *items[] = { &a, &b, &c };
    tn_desc d;
    tn_error err;
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        tn_list list = { (size_t)cases[i].inputs, items };
        tn_status status = tn_describe(cases[i].what, list, &d, &err);
        if (status != cases[i].status || !strstr(err.message, cases[i].text))
            fail_msg("%s: %d %s", cases[i].what, status, err.message);
    }
    assert_int_equal(tn_describe("exp", TN_LIST(&none), &d, &err), TN_ERR_STALE);
    assert_int_equal(tn_describe("add", TN_LIST(&a, NULL), &d, &err), TN_ERR_ARG);
    assert_int_equal(err.arg, 1);
    assert_int_equal(tn_describe("matmul", TN_LIST(&v, &b), &d, &err), TN_ERR_RANK);
    assert_string_equal(err.message, "matmul: a is 4: at least two axes wanted");
    assert_string_equal(err.op, "matmul");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_matmul_line), cmocka_unit_test(test_matmul_batch),
        cmocka_unit_test(test_elementwise_lines), cmocka_unit_test(test_axes),
        cmocka_unit_test(test_patterns), cmocka_unit_test(test_normal_form),
        cmocka_unit_test(test_bench_lines), cmocka_unit_test(test_print_cuts),
        cmocka_unit_test(test_locale), cmocka_unit_test(test_placing), cmocka_unit_test(test_describe),
        cmocka_unit_test(test_describe_mistakes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
