/* test_desc_mistakes.c: wrong lines: what is said of them, and where. By hand from the grammar. */
#include "desc_fixture.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mistakes), cmocka_unit_test(test_all_marks),
        cmocka_unit_test(test_legal_limits), cmocka_unit_test(test_null),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
