/* test_dense_rows.c: the drivers of sums, softmax, norms and pooling against the reference kernels; sums do not
 * lose digits. */
#include "dense_fixture.h"

static void sums_of(int count)
{
    static const char *const lines[] = { "sum f32 5x1000 axis 1",
                                         "sum f32 1000x5 axis 0",
                                         "sum f32 1000x300 axis 0",
                                         "sum f32 4x5x6 axis 0,2",
                                         "sum f32 4x5x6 axis 1",
                                         "sum f32 40x50x60 axis 0,1",
                                         "sum f32 40x50x60 axis 0,1,2",
                                         "sum f32 7x0 axis 1",
                                         "sum f32 0x7 axis 1",
                                         "sum f32 40x50:-50,2 axis 1",
                                         "sum f32 40x50:2,80 axis 1",
                                         "sum f32 40x50:2,80 axis 0",
                                         "sum f32 40x50:0,1 axis 0",
                                         "sum f32 40x50:1,0 axis 1 keepdims",
                                         "sum f32 300000 axis 0",
                                         "sum f32 300000:-2 axis 0",
                                         "sum f32 2000x200:300,2 axis 0,1",
                                         "sum f32 30000x20 axis 0",
                                         "sum f32 2x3x300000 axis 2",
                                         "sum f32 20x7x30 axis 1",
                                         "sum f32 20x7x30:1,20,140 axis 1",
                                         "sum f32 9x9x9x9 axis 1,3",
                                         "sum f32 9x9x9x9 axis 0,2 keepdims" };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        check_line(count, lines[i], INTEGERS, 0);
}

static void softmaxes_of(int count)
{
    static const char *const lines[] = { "log_softmax f32 30x10",
                                         "log_softmax f32 10x30 axis 0",
                                         "log_softmax f32 3x40x50 axis 1 scale 0.5",
                                         "log_softmax f32 1000",
                                         "log_softmax f32 30x10:-10,1",
                                         "log_softmax f32 30x10:1,30",
                                         "log_softmax f32 30x1",
                                         "log_softmax f32 0x4",
                                         "log_softmax f32 4x0",
                                         "log_softmax f32 30x40:80,2 dst:1,30",
                                         "log_softmax f32 2x70000:1,2",
                                         "log_softmax f32 30x10 scale -2",
                                         "softmax f32 30x10",
                                         "softmax f32 10x30 axis 0",
                                         "softmax f32 3x40x50 axis 1 scale 0.5",
                                         "softmax f32 3x40x50 axis 1 scale -0.5",
                                         "softmax f32 30x10 scale 0",
                                         "softmax f32 30x10:-10,-1 dst:-12,1",
                                         "softmax f32 5x6x7x8 axis 2",
                                         "softmax f32 0x4",
                                         "softmax f32 4x0" };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        check_line(count, lines[i], FLOATS, 8);
}

static void norms_of(int count)
{
    static const char *const lines[] = { "layer_norm f32 30x10",
                                         "layer_norm f32 30x10 scale bias",
                                         "layer_norm f32 30x10 bias",
                                         "layer_norm f32 5x6x7 trailing 2 scale bias",
                                         "layer_norm f32 5x6x7 trailing 3 scale bias eps 0.5",
                                         "layer_norm f32 5x6x7:1,5,30 trailing 2 scale bias",
                                         "layer_norm f32 5x6x7:1,5,30 trailing 2 scale bias scale:1,6 bias:-7,1",
                                         "layer_norm f32 4x5x6:60,12,2 trailing 2 scale bias dst:-30,-6,-1",
                                         "layer_norm f32 3x1000 scale bias scale:2 bias:0",
                                         "layer_norm f32 1x1x1x1x1x1x1x9 trailing 8 scale bias",
                                         "layer_norm f32 2x2x2x2x2x2x2x2:1,2,4,8,16,32,64,128 trailing 8",
                                         "layer_norm f32 0x4 scale",
                                         "layer_norm f32 4x0",
                                         "rms_norm f32 30x10",
                                         "rms_norm f32 30x10 scale",
                                         "rms_norm f32 5x6x7:1,5,30 trailing 2 scale" };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        check_line(count, lines[i], FLOATS, 128);       /* scales are up to 8 */
}

static void pools_of(int count)
{
    static const char *const lines[] = { "max_pool2d f32 2x3x9x20 kernel 3 stride 2 pad 1",
                                         "max_pool2d f32 2x3x9x20 kernel 2x5 stride 1x3 pad 1x4 ceil",
                                         "max_pool2d f32 2x20x9x5:900,1,100,20 kernel 3x2 dst:560,1,80,20",
                                         "max_pool2d f32 2x20x9x5:900,1,100,20 kernel 3 stride 2 pad 1",
                                         "max_pool2d f32 2x3x9x20:-900,-300,-20,-1 kernel 2",
                                         "max_pool2d f32 2x3x9x20:0,1,0,3 kernel 2x3 stride 2 dst:1,2,6,24",
                                         "max_pool2d f32 3x40x6x6 kernel 0",
                                         "max_pool2d f32 3x40x6x6:2000,-50,6,1 kernel 6 dst:-80,2,1,1",
                                         "max_pool2d f32 1x2x300x40 kernel 0",
                                         "relu_max_pool2d f32 2x3x9x20 kernel 2 stride 2 pad_extra 1x0",
                                         "max_pool2d i8 2x3x9x20 kernel 3 stride 2 pad 1",
                                         "max_pool2d u8 2x20x9x5:900,1,100,20 kernel 3x2",
                                         "max_pool2d i32 2x3x9x20 kernel 1 stride 2",
                                         "max_pool2d f32 0x3x4x4 kernel 2",
                                         "avg_pool2d f32 2x3x0x2 kernel 2 pad 1" };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        check_line(count, lines[i], FLOATS, 0);
    for (int wide = 1; wide < 12; wide++) {
        char line[96];
        snprintf(line, sizeof line,
                 "avg_pool2d f32 2x5x11x23 kernel 2x%d stride 2x1 pad 1x0 ceil count_pad", wide);
        check_line(count, line, FLOATS, 20);
    }
    check_line(count, "avg_pool2d f32 3x40x6x6 kernel 0", FLOATS, 20);
    check_line(count, "avg_pool2d f32 3x40x20x20 kernel 20x19", FLOATS, 20);
}

/* 16777216 and 1000 ones: 16778216, which a plain sum in float misses, on every axis and stride. */
static void sums_are_accurate(const tn_kernels *kernels)
{
    static const char *const lines[] = { "sum f32 2x1001 axis 1", "sum f32 1001x2 axis 0",
                                         "sum f32 1001x40 axis 0", "sum f32 40x1001:1,40 axis 1" };
    static float x[1001 * 40];
    for (size_t l = 0; l < 4; l++) {
        float out[40];
        tn_desc desc;
        assert_int_equal(tn_desc_parse(lines[l], &desc, NULL), TN_OK);
        int64_t stride[TN_MAX_RANK];
        int outputs = (int)tni_operand_count(&desc.operand[1]), axis = desc.operand[0].shape[0] == 1001 ? 0 : 1;
        tni_strides_of(&desc.operand[0], stride);
        for (int o = 0; o < outputs; o++)
            for (int i = 0; i < 1001; i++)
                x[o * stride[1 - axis] + i * stride[axis]] = i == 0 ? 16777216 : 1;
        tn_kernels_call(kernels, &(tn_call){ .data = (void *const[]){ x, out }, .desc = &desc,
                                             .threads = tn_threads_serial() });
        for (int o = 0; o < outputs; o++)
            if (fabsf(out[o] - 16778216) > 16) /* pairwise: as many units as a run has terms */
                fail_msg("%s, %s: %.0f, not 16778216", lines[l], tn_isa_name(kernels->isa), (double)out[o]);
    }
}

static void sums(void **state) { start(state), sums_of(fast_tables); }
static void softmaxes(void **state) { start(state), softmaxes_of(fast_tables); }
static void norms(void **state) { start(state), norms_of(fast_tables); }
static void pools(void **state) { start(state), pools_of(all_tables); }
static void sums_accurate(void **state) { start(state), each_table(fast_tables, sums_are_accurate); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums), cmocka_unit_test(sums_accurate), cmocka_unit_test(softmaxes),
        cmocka_unit_test(norms), cmocka_unit_test(pools),
    };
    return cmocka_run_group_tests(tests, make_tables, NULL);
}
