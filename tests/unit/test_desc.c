/* test_desc.c: descriptors and their text. Expected values are worked out by hand from the grammar and the
 * conventions (row-major strides, NumPy's broadcasting and axes); the hash is XXH3 of bytes written out
 * here. */
#include <locale.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kernel/desc_p.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

static tn_desc parsed(const char *line)
{
    tn_desc d;
    tn_error err;
    if (tn_desc_parse(line, &d, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    return d;
}

static void expect_print(const tn_desc *d, const char *want)
{
    char text[1024];
    size_t len = tn_desc_print(d, text, sizeof text);
    assert_string_equal(text, want);
    assert_int_equal(len, strlen(want));
}

static void expect_operand(const tn_operand *o, tn_dtype dtype, tn_strides strides, int rank, ...)
{
    va_list args;
    assert_int_equal(o->dtype, dtype);
    assert_int_equal(o->strides, strides);
    assert_int_equal(o->rank, rank);
    va_start(args, rank);
    for (int i = 0; i < rank; i++)
        assert_int_equal(o->shape[i], va_arg(args, int));
    for (int i = 0; i < rank && strides == TN_STRIDES_EXACT; i++)
        assert_int_equal(o->stride[i], va_arg(args, int));
    va_end(args);
}

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

/* -- Mistakes ---------------------------------------------------------------------------------------------*/

static const struct {
    const char *line;
    tn_status   status;
    int         column, length;        /* of the first mark */
    const char *text;                  /* in the message */
    const char *near;
} mistakes[] = {
    { "", TN_ERR_FORMAT, 1, 1, "an operation is missing", NULL },
    { "rleu f32 4", TN_ERR_FORMAT, 1, 4, "no such operation", "relu" },
    { "log_sotfmax f32 4", TN_ERR_FORMAT, 1, 11, "'log_sotfmax': no such operation; near: log_softmax",
      "log_softmax" },
    { "exp.d0 f32 4", TN_ERR_FORMAT, 1, 6, "no gradient of exp with respect to input 0", NULL },
    { "relu.d1 f32 4", TN_ERR_FORMAT, 1, 7, "no gradient of relu with respect to input 1", NULL },
    { "exp", TN_ERR_FORMAT, 4, 1, "exp wants a dtype", NULL },
    { "exp 2K", TN_ERR_FORMAT, 5, 2, "exp wants a dtype", NULL },
    { "exp bf61 4", TN_ERR_FORMAT, 5, 4, "no such dtype", "bf16" },
    { "exp f32", TN_ERR_FORMAT, 8, 1, "exp wants a tensor", NULL },
    { "exp f32 4 5", TN_ERR_FORMAT, 11, 1, "exp takes one tensor", NULL },
    { "exp f32 4x", TN_ERR_FORMAT, 9, 2, "a number is missing", NULL },
    { "exp f32 4x5:1", TN_ERR_FORMAT, 9, 5, "2 axes, but 1 strides", NULL },
    { "exp f32 1x1x1x1x1x1x1x1x1", TN_ERR_FORMAT, 9, 17, "more than 8 axes", NULL },
    { "exp f32 4@3", TN_ERR_FORMAT, 9, 3, "a descriptor has no place", NULL },
    { "exp f32 33..64", TN_ERR_FORMAT, 9, 6, "tuning records only", NULL },
    { "exp f32 4:-2147483648", TN_ERR_FORMAT, 9, 13, "a number over 2147483647", NULL },
    { "exp f32 4 exat", TN_ERR_FORMAT, 11, 4, "no such word", "exact" },
    { "exp f32 4 exact exact", TN_ERR_FORMAT, 17, 5, "said twice", NULL },
    { "matmul f32 nt 64x512 bias rleu", TN_ERR_FORMAT, 15, 6,
      "column 15: '64x512': matmul wants MxNxK, three extents; here are two", NULL },
    { "matmul f32 64x512x2 bias rleu", TN_ERR_FORMAT, 26, 4, "'rleu': no such word; near: relu", "relu" },
    { "matmul f32 4x5x6 nt", TN_ERR_FORMAT, 18, 2, "nt stands before MxNxK", NULL },
    { "matmul f32 4x5x6 residul:5,1 residual", TN_ERR_FORMAT, 18, 7, "no such operand", "residual" },
    { "matmul f32 4x5x6 bias:1", TN_ERR_FORMAT, 18, 4, "'bias': it is left out: the word bias brings it",
      NULL },
    { "attention f32 1x2x8x4 1x2x8x4 1x2x8x4 mask:1x1x8x8", TN_ERR_FORMAT, 39, 4,
      "'mask': it is left out: the word mask brings it", NULL },
    { "matmul f32 4x5x6 a:1,2,3", TN_ERR_FORMAT, 18, 7, "a has 2 axes, here are 3 strides", NULL },
    { "matmul f32 4x5x6 batch 8 a:1x4x6 b:6x5", TN_ERR_FORMAT, 24, 1, "a and b make 1x4x5", NULL },
    { "matmul f32 4x5x6 alpha", TN_ERR_FORMAT, 18, 5, "alpha wants a number", NULL },
    { "matmul f32 4x5x6 alpha 1e40", TN_ERR_FORMAT, 24, 4, "out of range", NULL },
    { "scale f32 4", TN_ERR_FORMAT, 12, 1, "scale wants by and a number", NULL },
    { "sum f32 4x5", TN_ERR_FORMAT, 12, 1, "sum must name its axis", NULL },
    { "sum f32 4x5 axis 2", TN_ERR_RANGE, 9, 3, "sum: no such axis: 2 of rank 2", NULL },
    { "sum f32 4x5 axis -3", TN_ERR_RANGE, 9, 3, "sum: no such axis: -3 of rank 2", NULL },
    { "sum f32 4x5 axis 1,-1", TN_ERR_ARG, 9, 3, "sum: axis 1 is named twice", NULL },
    { "log_softmax f32 4x5 axis 2", TN_ERR_RANGE, 17, 3, "log_softmax: no such axis: 2 of rank 2", NULL },
    { "add f32 3x4 5x4", TN_ERR_SHAPE, 13, 3, "add: shapes 3x4 and 5x4 do not broadcast", NULL },
    { "relu.d0 f32 3x4 4", TN_ERR_SHAPE, 17, 1, "relu: g is 3x4, y is 4: they must be alike", NULL },
    { "matmul f32 4x3x7 b:8x3", TN_ERR_SHAPE, 18, 5, "matmul: inner sizes differ: a is 4x7, b is 8x3", NULL },
    { "add f32,f64 3", TN_ERR_DTYPE, 5, 7, "add: not for f32,f64, only for f32", NULL },
    { "scale i8 4 by 1", TN_ERR_DTYPE, 7, 2, "scale: not for i8, only for u8,f32 or f32", NULL },
    { "scale u8,u8 4 by 1", TN_ERR_DTYPE, 7, 5, "scale: not for u8, only for u8,f32 or f32", NULL },
    { "cast f32 4", TN_ERR_FORMAT, 6, 3, "cast takes two dtypes, from and to, like f32,f16", NULL },
    { "cast f32,u8,u8 4", TN_ERR_FORMAT, 6, 9, "cast takes two dtypes", NULL },
    { "copy f32,f64 4", TN_ERR_DTYPE, 6, 7, "copy: types differ: f32 and f64", NULL },
    { "copy f32 4 dst:0", TN_ERR_OVERLAP, 12, 5, "copy: dst is 4 with stride 0 on axis 0", NULL },
    /* Limits of sizes: prefixes left to right, then bytes. */
    { "exp f32 100000x100000x0", TN_ERR_SHAPE, 9, 15,
      "exp: src is 100000x100000x0: the first 2 extents make 10000000000, over 2147483647", NULL },
    { "exp f32 2147483648", TN_ERR_FORMAT, 9, 10, "a number over 2147483647", NULL },
    { "exp f32 2x13x419x691x823x2977518503", TN_ERR_FORMAT, 9, 27, "a number over 2147483647", NULL },
    { "exp f32 2x7x7x43826197", TN_ERR_SHAPE, 9, 14, "the first 4 extents make 4294967306", NULL },
    { "copy u8 46341x46341", TN_ERR_SHAPE, 9, 11, "the first 2 extents make 2147488281", NULL },
    { "exp f32 536870912", TN_ERR_SHAPE, 9, 9, "536870912 elements of f32 are over 2147483647 bytes", NULL },
    { "exp f32 2x2:1073741824,1", TN_ERR_SHAPE, 9, 16, "1073741826 elements of f32", NULL },
    { "exp f32 2x2:-1073741824,1", TN_ERR_SHAPE, 9, 17, "1073741826 elements of f32", NULL },
    { "conv2d f32 0x1x1x2147483647 1x1x1x1 pad 0x500000000", TN_ERR_SHAPE, 12, 16,
      "conv2d: 3147483647 places side by side, over 2147483647", NULL },
    { "layer_norm f32 4x5 trailing -5 scale", TN_ERR_RANGE, 16, 3, "layer_norm: the last -5 axes of rank 2",
      NULL },
    { "add f32 46341x1 1x46341", TN_ERR_SHAPE, 1, 23, "add: dst is 46341x46341: the first 2 extents", NULL },
};

static void test_mistakes(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        tn_desc d, before;
        tn_error err = { .message = "" };
        tni_marks marks;
        memset(&d, 0xff, sizeof d);
        before = d;
        tn_status status = tn_desc_parse(mistakes[i].line, &d, &err);
        if (status != mistakes[i].status || !strstr(err.message, mistakes[i].text))
            fail_msg("%s: %d %s", mistakes[i].line, status, err.message);
        assert_int_equal(err.status, status);
        assert_memory_equal(&d, &before, sizeof d);
        if (strchr(mistakes[i].line, '@'))
            continue;
        assert_int_equal(tni_desc_parse_placed(mistakes[i].line, &d, &(tni_placing){ { 0 } }, &marks, NULL),
                         status);
        const tni_mark *mark = &marks.mark[0];
        if (mark->column != mistakes[i].column || mark->length != mistakes[i].length)
            fail_msg("%s: mark at %d, %d long", mistakes[i].line, mark->column, mark->length);
        assert_int_equal(mark->near.count > 0, mistakes[i].near != NULL);
        if (mistakes[i].near)
            assert_string_equal(mark->near.name[0], mistakes[i].near);
    }
}

/* All mistakes of a line are found in one reading. */
static void test_all_marks(void **state)
{
    tni_marks marks;
    tn_desc d;
    (void)state;
    assert_int_equal(tni_desc_parse_placed("matmul f32 nt 64x512 bias rleu", &d, NULL, &marks, NULL),
                     TN_ERR_FORMAT);
    assert_int_equal(marks.count, 2);
    assert_int_equal(marks.mark[1].column, 27);
    assert_int_equal(marks.mark[1].length, 4);
    assert_string_equal(marks.mark[1].text, "no such word");
    assert_string_equal(marks.mark[1].near.name[0], "relu");
}

static void test_legal_limits(void **state)
{
    (void)state;
    expect_operand(&parsed("copy f64 0x2147483647").operand[0], TN_F64, TN_STRIDES_PACKED, 2, 0, 2147483647);
    expect_operand(&parsed("copy f64 2147483647x0").operand[0], TN_F64, TN_STRIDES_PACKED, 2, 2147483647, 0);
    expect_operand(&parsed("copy u8 46340x46341").operand[1], TN_U8, TN_STRIDES_PACKED, 2, 46340, 46341);
    expect_operand(&parsed("sum f32 46340x46341:0,0 axis 0,1").operand[1], TN_F32, TN_STRIDES_PACKED, 0);
    expect_operand(&parsed("sum f32 3x0 axis 1").operand[1], TN_F32, TN_STRIDES_PACKED, 1, 3);
    expect_operand(&parsed("matmul f32 4x4x0").operand[2], TN_F32, TN_STRIDES_PACKED, 2, 4, 4);
}

static void test_null(void **state)
{
    tn_desc d;
    (void)state;
    assert_int_equal(tn_desc_parse(NULL, &d, NULL), TN_ERR_ARG);
    assert_int_equal(tn_desc_parse("exp f32 4", NULL, NULL), TN_ERR_ARG);
    assert_int_equal(tn_describe(NULL, (tn_list){ 0, NULL }, &d, NULL), TN_ERR_ARG);
    assert_int_equal(tn_op_from_name(NULL), TN_OP_NONE);
}

/* -- Places
 * ------------------------------------------------------------------------------------------------*/

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

/* -- Real tensors
 * -------------------------------------------------------------------------------------------*/

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

/* -- Expanded form, patterns, hash, cost
 * ----------------------------------------------------------------------*/

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
        tn_desc d = parsed(pairs[i][0]), want = parsed(pairs[i][1]);
        tni_desc_expand(&d, &d);
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

/* -- Operations and building
 * ------------------------------------------------------------------------------------*/

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
        cmocka_unit_test(test_matmul_line),      cmocka_unit_test(test_matmul_batch),
        cmocka_unit_test(test_elementwise_lines), cmocka_unit_test(test_axes),
        cmocka_unit_test(test_patterns),         cmocka_unit_test(test_normal_form),
        cmocka_unit_test(test_bench_lines),      cmocka_unit_test(test_print_cuts),
        cmocka_unit_test(test_locale),           cmocka_unit_test(test_mistakes),
        cmocka_unit_test(test_all_marks),        cmocka_unit_test(test_legal_limits),
        cmocka_unit_test(test_null),             cmocka_unit_test(test_placing),
        cmocka_unit_test(test_describe),         cmocka_unit_test(test_describe_mistakes),
        cmocka_unit_test(test_expand),           cmocka_unit_test(test_matches),
        cmocka_unit_test(test_hash_bytes),       cmocka_unit_test(test_hash_differs),
        cmocka_unit_test(test_cost),             cmocka_unit_test(test_ops),
        cmocka_unit_test(test_infer_refuses),    cmocka_unit_test(test_not_sane),
    };
    return cmocka_run_group_tests_name("unit/desc", tests, NULL, NULL);
}
