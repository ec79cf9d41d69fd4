/* test_dense.c: the drivers of maps, copies and products against the reference kernels, over random shapes,
 * strides and broadcasts. */
#include "dense_fixture.h"

/* -- Random shapes and strides ----------------------------------------------------------------------------*/

static int32_t random_extent(void)
{
    static const int32_t extents[] = { 1, 2, 3, 5, 8, 17, 33, 70 };
    return random_below(60) == 0 ? 0 : extents[random_below(8)];
}

static int random_shape(int32_t shape[TN_MAX_RANK], int most_rank)
{
    int rank = (int)random_below((uint32_t)most_rank + 1);
    int64_t count = 1;
    for (int d = 0; d < rank; d++) {
        shape[d] = random_extent();
        if (count * shape[d] > 20000)
            shape[d] = 1;
        count *= shape[d];
    }
    return rank;
}

/* Strides of a layout without overlap: axes in any order, gaps, either direction; for inputs sometimes 0. */
static void random_layout(tn_operand *operand, bool input)
{
    int order[TN_MAX_RANK];
    int32_t step = random_below(3) == 0 ? 2 : 1;
    for (int d = 0; d < operand->rank; d++)
        order[d] = d;
    if (random_below(3) == 0)
        return;
    operand->strides = TN_STRIDES_EXACT;
    for (int d = operand->rank - 1; d > 0; d--) {
        int e = random_below(2) ? d : (int)random_below((uint32_t)d + 1), held = order[d];
        order[d] = order[e];
        order[e] = held;
    }
    for (int i = operand->rank - 1; i >= 0; i--) {
        int d = order[i];
        operand->stride[d] = random_below(4) == 0 ? -step : step;
        if (input && random_below(8) == 0)
            operand->stride[d] = 0;
        else
            step = step * (operand->shape[d] ? operand->shape[d] : 1) + (int32_t)random_below(2);
    }
}

static void random_operands(tn_desc *desc, tn_op op, const tn_dtype *dtype, int inputs, int most_rank)
{
    int32_t shape[TN_MAX_RANK] = { 0 };
    int rank = random_shape(shape, most_rank);
    tni_desc_init(desc, op, 0);
    desc->inputs = (uint8_t)inputs;
    desc->outputs = 1;
    for (int o = 0; o <= inputs; o++) {
        desc->operand[o] = (tn_operand){ .dtype = (uint8_t)dtype[o], .rank = (uint8_t)rank };
        memcpy(desc->operand[o].shape, shape, sizeof shape);
        random_layout(&desc->operand[o], o < inputs);
        tni_operand_settle(&desc->operand[o]);
    }
}

static void maps_of(int count)
{
    static const tn_dtype f32[] = { TN_F32, TN_F32, TN_F32 }, u8[] = { TN_U8, TN_F32 };
    tn_desc desc;
    for (int i = 0; i < 150 * ROUNDS; i++) {
        random_operands(&desc, i % 2 ? TN_OP_ADD : TN_OP_SUB, f32, 2, 5);
        check(count, &desc, FLOATS, 0);
        random_operands(&desc, i % 2 ? TN_OP_NEG : TN_OP_RELU, f32, 1, 5);
        check(count, &desc, FLOATS, 0);
        random_operands(&desc, TN_OP_SCALE, u8, 1, 4);
        desc.floats[0] = 0.0039215689f;
        check(count, &desc, FLOATS, 0);
    }
    check_line(count, "add f32 1024x1024 1024", FLOATS, 0);
    check_line(count, "add f32 300x500:1,300 300x500", FLOATS, 0);
    check_line(count, "sub f32 300x500 300x1", FLOATS, 0);
    check_line(count, "add f32 70000", FLOATS, 0);
    check_line(count, "add f32 scalar", FLOATS, 0);
    check_line(count, "add f32 2x2x2x2x2x2x2x2 2x1x2x1x2x1x2x1", FLOATS, 0);
}

static void copies_of(int count)
{
    static const tn_dtype types[] = { TN_U8, TN_F16, TN_F32, TN_F64, TN_I64 };
    tn_desc desc;
    for (int i = 0; i < 200 * ROUNDS; i++) {
        tn_dtype type[2] = { types[i % 5], types[i % 5] };
        random_operands(&desc, TN_OP_COPY, type, 1, 6);
        check(count, &desc, FLOATS, 0);
    }
    check_line(count, "copy f32 300x500:1,300", FLOATS, 0);
    check_line(count, "copy f32 7x300x50:50,1,350", FLOATS, 0);
    check_line(count, "copy f32 70000:-1", FLOATS, 0);
    check_line(count, "concat f32 30x50 30x7:1,30 30x90:-90,1 axis 1", FLOATS, 0);
    check_line(count, "concat u8 3x5x7 0x5x7 2x5x7:35,1,5 axis 0 dst:-35,7,1", FLOATS, 0);
    check_line(count, "pad f32 30x50:1,30 before 2x0 after 0x9 value -2", FLOATS, 0);
    check_line(count, "pad i64 3x4x5 before 1x0x2 after 0x3x1 value 7 dst:1,9,72", FLOATS, 0);
    check_line(count, "copy u16 512x100:1,512", FLOATS, 0);                /* rows of dst clash */
    check_line(count, "copy u8 1500x1501:1,1500", FLOATS, 0);              /* past the caches, by a tile */
    check_line(count, "copy u16 1024x1030:1,1024 dst:-1030,1", FLOATS, 0);
    check_line(count, "copy f32 751x707:1,751", FLOATS, 0);
    check_line(count, "copy f64 3x90000:1,3", FLOATS, 0);
    check_line(count, "copy f32 704x768:1,704", FLOATS, 0);                /* by whole lines */
}

static void matmuls_of(int count)
{
    static const char *const forms[] = { "nn", "nt", "tn", "tt" };
    static const char *const tails[] = {
        "", " bias", " relu", " bias relu", " residual", " bias neg", " relu residual bias"
    };
    char line[256];
    for (int i = 0; i < 120 * ROUNDS; i++) {
        snprintf(line, sizeof line, "matmul f32 %s %ux%ux%u%s%s", forms[random_below(4)], random_below(40),
                 random_below(70), random_below(20) == 0 ? 0 : random_below(90),
                 random_below(4) ? "" : " alpha 2 beta -1", tails[random_below(7)]);
        check_line(count, line, INTEGERS, 0);
    }
    static const char *const lines[] = { "matmul f32 128x256x784 bias relu",
                                         "matmul f32 nt 33x65x1000",
                                         "matmul f32 1x300x300",
                                         "matmul f32 300x1x300",
                                         "matmul f32 200x40x300 bias",
                                         "matmul f32 300x3x70 bias relu",
                                         "matmul f32 tt 100x2x300 alpha 2 beta -1 relu",
                                         "matmul f32 nt 3x9000x40 bias relu residual",
                                         "matmul f32 9000x3x40 batch 2 residual neg",
                                         "matmul f32 100x2x30 batch 3x2 beta 1",
                                         "matmul f32 2100x9x5",
                                         "matmul f32 5x2100x9 bias",
                                         "matmul f32 7x9x600 alpha 2 beta 3 relu",
                                         "matmul f32 4x6x5 batch 3x2",
                                         "matmul f32 4x6x5 batch 3 a:0,5,1",
                                         "matmul f32 4x6x5 batch 3 b:0,6,1 bias relu",
                                         "matmul f32 4x6x5 batch 3 b:0,6,1 beta 1",
                                         "matmul f32 40x60x50 batch 20",
                                         "matmul f32 1x6x5 batch 3 b:0,6,1",
                                         "matmul f32 4x6x5 a:-5,1",
                                         "matmul f32 4x6x5 a:0,1 b:0,1",
                                         "matmul f32 4x6x5 dst:1,4",
                                         "matmul f32 4x6x300 dst:13,2 beta 2",
                                         "matmul f32 nt 64x64x64 a:240,1",
                                         "matmul f32 4x6x5 alpha 0 beta 2",
                                         "matmul f32 4x6x0 beta 2 bias relu" };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        check_line(count, lines[i], INTEGERS, 0);
}

static void maps(void **state) { start(state), maps_of(all_tables); }
static void copies(void **state) { start(state), copies_of(all_tables); }
static void matmuls(void **state) { start(state), matmuls_of(fast_tables); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(maps), cmocka_unit_test(copies), cmocka_unit_test(matmuls),
    };
    return cmocka_run_group_tests(tests, make_tables, NULL);
}
