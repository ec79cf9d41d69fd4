/* test_problems.c: whole operations by the dense tables, in both forms, against the reference: the bench
 * lines of every operation, and shapes that drivers stumble over: no elements, one element, odd sizes, tails
 * of tiles, broadcasts, reversed and transposed operands, repeated rows, places off a line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>
#include <kernel/kernels_p.h>
#include <string.h>

#include "check.h"
#include "sanitized.h"
#include "seed.h"

static const char *const lines[] = {
    "add f32 0", "add f32 scalar", "add f32 1", "add f32 17@3", "add f32 33x65 65", "add f32 33x1 1x65",
    "mul f32 5x7x9 7x1", "sub f32 64x64:1,64 64x64", "div f32 31x33:33,1 31x33:-40,1",
    "add f32 8x1000:0,1 8x1", "add f32 3x4x5x6:1,3,12,60", "neg f32 1K:2@1", "relu f32 13x17",
    "exp f32 1000", "exp f32 63x65:1,63", "exp f32 100:-1", "scale u8,f32 7x784 by 0.0039215689",
    "scale f32 100:3 by -2.5", "relu.d0 f32 31x17", "relu.d0 f32 16x16:1,16", "copy f32 45x67:1,45",
    "copy f32 3x5x7:35,1,5", "copy u8 33x35:1,33", "copy i64 9x9:1,9", "copy f16 64x64:1,64@1",
    "copy f32 0x5", "concat f32 3x5 3x7 axis 1", "concat u8 33x5:1,33 33x70 33x1:-1,0 axis -1",
    "concat i64 0x4 3x4 axis 0", "concat bf16 2x3x4 2x1x4 2x5x4:20,-4,1 axis 1 dst:36,1,9",
    "pad f32 33x65 before 1x3 after 0x2 value -1.5", "pad u8 7x9:1,7 before 2x2 after 1x1 value 255",
    "pad f16 2x3x4x5 after 0x1x0x2 dst:-160,40,10,-1", "pad f64 0x3 before 2x1",
    "gather f32,i32 9x5 4x3 axis 0", "gather u16,i64 3x40x2 17 axis 1",
    "gather f32,i32 5x70:1,5 33:2 axis 1 dst:1,-5", "gather f64,i32 6x7x3:21,-3,1 2x5 axis 1",
    "gather bool,i32 300 1000 axis 0", "gather f32,i32 4x5 scalar axis 1",
    "embedding f32,i32 50x33 7x9 skip 4", "embedding bf16,i64 20x64:1,20 100",
    "embedding i8,i32 9x1 50 skip -1", "nll_loss f32,i32 70x5 70",
    "nll_loss f64,i64 3x4x50 3x50 reduction none ignore 2 weight",
    "nll_loss f16,i32 2100x3:1,2100 2100 reduction sum", "nll_loss f32,i32 0x5 0",
    "cross_entropy f32,i32 33x10 33", "cross_entropy f32,i64 5x19x33 5x33 weight ignore 3",
    "cross_entropy f32,i32 5x19x33 5x33:1,5 reduction none dst:-33,-1", "cross_entropy f64,i32 9x11 9",
    "cross_entropy bf16,i64 40x700 40 reduction sum", "cross_entropy f16,i32 3x65x2x17 3x2x17 reduction none",
    "cross_entropy f32,i32 3x1x70 3x70 reduction sum", "sum f32 1000 axis 0", "sum f32 31x100 axis 1",
    "sum f32 31x100 axis 0", "sum f32 5x6x7 axis 0,2 keepdims", "sum f32 0x5 axis 0",
    "sum f32 100x100:1,100 axis 1", "sum f32 3x5x70000 axis 2", "log_softmax f32 31x10",
    "log_softmax f32 10x31 axis 0", "log_softmax f32 4x1000 scale 0.125", "log_softmax f32 7x33 scale -1",
    "log_softmax bf16 5x100 axis 0", "conv2d f32 2x5x7x9 6x5x3x3 pad 1 bias",
    "conv2d f32 1x16x14x14:3136,1,224,16 40x16x3x3 pad 1 stride 2", "conv2d f32 2x8x6x6 5x8x1x1:1,5,1,1",
    "conv2d f16 1x3x9x9 4x3x3x2 dilation 2x1 bias", "attention f32 2x4x70x16 2x2x90x16 2x2x90x8 causal mask",
    "attention f32 1x4x33x16 bias softcap 2", "conv2d f32 1x6x7x9 51x2x1x5:0,5,0,0 pad 4x4 groups 3",
    "log_softmax f64 2x65:195,3 axis 0 scale 3e4", "layer_norm f64 16x1:2,2 eps 1e-12",
    "softmax f64 9x33:-33,1 scale -700", "softmax f32 31x10", "softmax f32 10x31 axis 0",
    "softmax f32 3x4x1000 axis 1 scale 0.3", "softmax f16 9x100", "softmax f64 9x100 axis 0",
    "softmax bf16 5x6x7:1,5,30 axis 1", "softmax f32 3x0", "layer_norm f32 31x10 scale bias",
    "layer_norm f32 7x9x11 trailing 2 scale", "layer_norm f16 9x100 scale bias", "layer_norm f64 9x100 bias",
    "layer_norm bf16 5x6x7:1,5,30 trailing 2", "rms_norm f32 31x10 scale", "rms_norm f16 5x1000",
    "rms_norm f64 5x77 scale", "group_norm f32 3x8x5x7 groups 4 scale bias",
    "group_norm bf16 3x8x35:280,1,8 groups 2", "batch_norm f32 3x5x7x9 5 5 scale bias",
    "batch_norm f16,f32,f32,f16 3x5x7 5 5", "matmul f32 nt 48x129x33 cos residual",
    "matmul bf16 nt 24x3x0 beta 1 neg tanh bias neg", "matmul f32 32x100x3 exp cos cos",
    "matmul f32 1x1x1", "matmul f32 0x5x3", "matmul f32 5x3x0",
    "matmul f32 5x3x0 beta 0.5", "matmul f32 7x9x11", "matmul f32 nt 33x65x17", "matmul f32 tn 14x32x8",
    "matmul f32 tt 15x33x9 alpha 0.5 beta 2", "matmul f32 nt 64x100x50 bias relu", "matmul f32 31x32x33 bias",
    "matmul f32 29x31x37 a:100,1 b:-40,1", "matmul f32 13x17x19 batch 2x3", "matmul f32 1x100x200",
    "matmul f32 100x1x200", "matmul f32 65x129x300 alpha 0", "matmul f32 nt 5x6x7 dst:9,1",
    "matmul f32 nt 9x33x17", "matmul f32 tn 30x17x64", "matmul f32 tt 9x17x33",
    "matmul f64 nt 23x23x23 batch 2", "matmul f64 7x9x11", "matmul f32 8x8x8 batch 5",
    "matmul f32 6x7x8 batch 3 b:8x7", "matmul f32 9x17x20 a:25,1 b:-19,1", "matmul f32 40x300x30",
    "matmul f32 100x5x600", "linear f32 1x1x1", "linear f32 3x5x0 packed bias", "linear f32 3x0x5 packed",
    "linear f32 0x7x5", "linear f32 7x33x65 bias", "linear bf16 17x257x3 bias",
    "matmul f16 tn 17x113x65", "linear f32 5x70x300 batch 2x3 residual relu",
    "linear f32 4x9x40 w:1,9 dst:20,2", "linear f32 1x100x200 packed", "linear f32 3x65x130 packed bias",
    "linear f32 17x70x600 packed bias relu", "linear f32 33x31x40 packed 16 bias clip lo -1 hi 2",
    "linear f32 6x40x33 packed 5 x:-40,1", "linear f32 1x40x33 batch 3x2 packed 8 dst:100,50,40,1",
    "linear f64 4x33x65 packed 16 residual",
};

static void check_line(const char *line)
{
    const check_options options = { .effort = CHECK_QUICK, .seed = test_seed() };
    check_tables tables = { .form = { [CHECK_C] = tni_kernels_dense_form(TN_ISA_BEST, TN_FAST, TNI_DENSE_C),
                                      [CHECK_IR] =
                                          tni_kernels_dense_form(TN_ISA_BEST, TN_FAST, TNI_DENSE_IR) } };
    check_result result;
    tn_error err;
    if (check_problem_apart(line, &tables, &options, &result, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    for (size_t i = 0; i < result.kept; i++)
        print_error("%s, form %s: %s\n  repeat: tenon verify '%s' --seed %llu\n", line,
                    check_form_name[result.failure[i].form], result.failure[i].sentence, line,
                    (unsigned long long)test_seed());
    assert_int_equal(result.status, CHECK_OK);
    assert_true(result.checks > 0);
}

static void problem_is_right(void **state)
{
    check_line(*state);
}

/* Whether no operation before it is of its family, whose driver is the same for all. */
static bool is_first(const tni_op_row *row)
{
    for (const tni_op_row *r = tni_ops; r < row; r++)
        if (r->family == row->family)
            return false;
    return true;
}

/* The reference takes seconds for these. Lines of millions of elements are the first operation's of a
 * family. */
static bool is_long(const tni_op_row *row, const char *line)
{
    tn_desc desc;
    tn_error err;
    double flops, bytes;
    if (tn_desc_parse(line, &desc, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    tn_desc_cost(&desc, &flops, &bytes);
    return flops > SIZED(5e7, 5e6) || bytes > (is_first(row) ? SIZED(3e7, 4e6) : SIZED(4e6, 1e6));
}

/* The lines of an operation's row, parted by newlines. */
static void bench_lines_are_right(void **state)
{
    const tni_op_row *row = *state;
    char *text = strdup(row->bench), *rest = text;
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        if (!is_long(row, line))
            check_line(line);
    free(text);
}

int main(void)
{
    size_t count = sizeof lines / sizeof *lines, at = 0;
    struct CMUnitTest *tests = calloc(count + tni_ops_count, sizeof *tests);
    if (!tests)
        return 1;
    for (size_t i = 0; i < count; i++)
        tests[at++] = (struct CMUnitTest){ .name = lines[i], .test_func = problem_is_right,
                                           .initial_state = (void *)lines[i] };
    for (size_t i = 0; i < tni_ops_count; i++)
        if (tni_ops[i].bench)
            tests[at++] = (struct CMUnitTest){ .name = tni_ops[i].name, .test_func = bench_lines_are_right,
                                               .initial_state = (void *)&tni_ops[i] };
    int failed = _cmocka_run_group_tests("problems", tests, at, NULL, NULL);
    free(tests);
    return failed;
}
