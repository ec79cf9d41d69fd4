/* test_dense.c: the drivers against the reference kernels, over shapes, strides, broadcasts and threads: with
 * pieces of this test (pieces.h), and with the stock kernels of every tier of this machine, in both forms.
 * Values are small integers where sums and products are compared, so that every order of adding gives one
 * result. */
#include <tenon/tenon.h>

#include "base/base_p.h"
#include "kernel/desc_p.h"
#include "kernel/kernels_p.h"
#include "sanitized.h"
#include "seed.h"
#include "unit/pieces.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { ROUNDS = SIZED(4, 1) };

/* -- Tables -----------------------------------------------------------------------------------------------*/

static tn_kernels test_table;
static tni_dense test_dense;

/* The test's own pieces, then the stock kernels of every tier of this machine, in each form there is; then
 * the exact tables: those families of which they have kernels. */
static const tn_kernels *table[32];
static int fast_tables, all_tables;

static bool has_ir_forms(void)
{
    for (size_t i = 0; i < tni_stock_count; i++)
        if (tni_stock_list[i].ir)
            return true;
    return false;
}

static int make_tables(void **state)
{
    (void)state;
    int forms = has_ir_forms() ? 2 : 1;
    tni_dense_build(&test_table, &test_dense, (tni_stock_set){ pieces, sizeof pieces / sizeof *pieces },
                    TN_ISA_GENERIC, TN_FAST, TNI_DENSE_C, TNI_ADDON_NONE);
    table[all_tables++] = &test_table;
    for (int isa = TN_ISA_GENERIC; isa <= (int)tn_isa_detect(); isa++)
        for (int form = TNI_DENSE_C; form < forms; form++)
            table[all_tables++] = tni_kernels_dense_form((tn_isa)isa, TN_FAST, form);
    fast_tables = all_tables;
    for (int isa = TN_ISA_GENERIC; isa <= (int)tn_isa_detect(); isa++)
        table[all_tables++] = tn_kernels_dense((tn_isa)isa, TN_EXACT);
    return 0;
}

/* -- Operands in memory of exactly their size -------------------------------------------------------------*/

static uint32_t seed;

static uint32_t random_below(uint32_t n)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % n;
}

typedef struct place {
    char   *bytes;             /* the lowest element's first byte */
    size_t  size;
    int64_t first;             /* byte of element [0, …, 0] */
} place;

static place make_place(const tn_operand *operand)
{
    int64_t stride[TN_MAX_RANK], low = 0, high = 0, size = (int64_t)tn_dtype_size((tn_dtype)operand->dtype);
    tni_strides_of(operand, stride);
    bool empty = tni_operand_count(operand) == 0;
    for (int d = 0; d < operand->rank && !empty; d++) {
        int64_t span = (operand->shape[d] - (int64_t)1) * stride[d];
        *(span < 0 ? &low : &high) += span;
    }
    place p = { .size = empty ? 0 : (size_t)((high - low + 1) * size), .first = -low * size };
    p.bytes = malloc(p.size ? p.size : 1);
    return p;
}

typedef enum fill { INTEGERS, FLOATS } fill;

static void fill_place(const place *p, tn_dtype dtype, fill how)
{
    if (dtype != TN_F32) {
        for (size_t i = 0; i < p->size; i++)
            p->bytes[i] = (char)random_below(256);
        return;
    }
    for (size_t i = 0; i < p->size / 4; i++)
        ((float *)(void *)p->bytes)[i] =
            how == INTEGERS ? (float)random_below(9) - 4 : ((float)random_below(1 << 20) - (1 << 19)) / 65536;
}

/* One run of a table over given inputs: its own output, filled with 0xFF before. */
static place run(const tn_kernels *kernels, const tn_desc *desc, const place *in, const tn_threads *threads)
{
    void *data[TN_MAX_OPERANDS];
    place out = make_place(&desc->operand[desc->inputs]);
    memset(out.bytes, 0xFF, out.size);
    for (int i = 0; i < desc->inputs; i++)
        data[i] = in[i].bytes + in[i].first;
    data[desc->inputs] = out.bytes + out.first;
    size_t size = tn_kernels_scratch(kernels, desc);
    void *scratch = size ? tni_alloc(&tni_default_allocator, size) : NULL;
    tn_kernels_call(kernels,
                    &(tn_call){ .data = data, .desc = desc, .scratch = scratch, .threads = threads });
    tni_free(&tni_default_allocator, scratch, size);
    return out;
}

/* Equal bits where the operation has one right result; equal values where only a zero's sign may differ. */
static bool near_enough(const place *a, const place *b, fill how, float ulps)
{
    if ((how == FLOATS && ulps == 0) || a->size % 4)
        return memcmp(a->bytes, b->bytes, a->size) == 0;
    for (size_t i = 0; i < a->size / 4; i++) {
        float x = ((float *)(void *)a->bytes)[i], y = ((float *)(void *)b->bytes)[i];
        if (x != y && !(isnan(x) && isnan(y)) && !(fabsf(x - y) <= ulps * 6e-8f * fmaxf(1, fabsf(y))))
            return false;
    }
    return true;
}

/* The first count tables: the reference runs once for all. */
static void check(int count, const tn_desc *desc, fill how, float ulps)
{
    place in[TN_MAX_OPERANDS];
    for (int i = 0; i < desc->inputs; i++) {
        in[i] = make_place(&desc->operand[i]);
        fill_place(&in[i], (tn_dtype)desc->operand[i].dtype, how);
    }
    place want = run(tn_kernels_reference(), desc, in, tn_threads_serial());
    for (int t = 0; t < count; t++) {
        place got = run(table[t], desc, in, tn_threads_serial());
        if (!near_enough(&got, &want, how, ulps)) {
            char line[1024];
            tn_desc_print(desc, line, sizeof line);
            fail_msg("%s, %s, table %d: differs from the reference (seed %u)", line,
                     tn_isa_name(table[t]->isa), t, seed);
        }
        free(got.bytes);
    }
    free(want.bytes);
    for (int i = 0; i < desc->inputs; i++)
        free(in[i].bytes);
}

static void check_line(int count, const char *line, fill how, float ulps)
{
    tn_desc desc;
    tn_error err;
    if (tn_desc_parse(line, &desc, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    tni_desc_expand(&desc, &desc);
    check(count, &desc, how, ulps);
}

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
        snprintf(line, sizeof line, "avg_pool2d f32 2x5x11x23 kernel 2x%d stride 2x1 pad 1x0 ceil count_pad", wide);
        check_line(count, line, FLOATS, 20);
    }
    check_line(count, "avg_pool2d f32 3x40x6x6 kernel 0", FLOATS, 20);
    check_line(count, "avg_pool2d f32 3x40x20x20 kernel 20x19", FLOATS, 20);
}

/* -- Threads ----------------------------------------------------------------------------------------------*/

static void same_bits_for_any_thread_count(const tn_kernels *kernels)
{
    static const char *const lines[] = { "add f32 700x300",          "add f32 700x300:1,700 300",
                                         "copy f32 300x700:1,300",   "matmul f32 nt 200x300x600 bias relu",
                                         "matmul f32 100x500x300",   "matmul f32 20x30x40 batch 50",
                                         "sum f32 1000x300 axis 0",  "sum f32 300000 axis 0",
                                         "sum f32 100000x20 axis 0", "sum f32 300x1000 axis 1",
                                         "log_softmax f32 500x300",  "log_softmax f32 300x500 axis 0",
                                         "softmax f32 500x300 axis 0", "layer_norm f32 500x300 scale bias",
                                         "rms_norm f32 300x500:1,300 scale" };
    for (size_t l = 0; l < sizeof lines / sizeof *lines; l++) {
        tn_desc desc;
        place in[TN_MAX_OPERANDS], first = { .size = 0 };
        assert_int_equal(tn_desc_parse(lines[l], &desc, NULL), TN_OK);
        tni_desc_expand(&desc, &desc);
        for (int i = 0; i < desc.inputs; i++) {
            in[i] = make_place(&desc.operand[i]);
            fill_place(&in[i], TN_F32, FLOATS);
        }
        for (size_t count = 1; count <= 3; count++) {
            const tn_threads *threads;
            assert_int_equal(tn_threads_create(TN_WITH(tn_threads_options, .count = count), &threads, NULL),
                             TN_OK);
            place out = run(kernels, &desc, in, threads);
            if (count == 1)
                first = out;
            else {
                if (memcmp(out.bytes, first.bytes, out.size))
                    fail_msg("%s: %zu threads give other bits than one", lines[l], count);
                free(out.bytes);
            }
            tn_threads_destroy(threads);
        }
        free(first.bytes);
        for (int i = 0; i < desc.inputs; i++)
            free(in[i].bytes);
    }
}

/* -- In place, and what is not read -----------------------------------------------------------------------*/

static void in_place(const tn_kernels *kernels)
{
    enum { N = 5000 };
    static const char *const lines[] = { "add f32 5000", "add f32 50x100:1,50 dst:1,50",
                                         "sub f32 1250:4 dst:4" };
    for (size_t l = 0; l < sizeof lines / sizeof *lines; l++) {
        tn_desc desc;
        float x[N], y[N], want[N];
        tn_error err;
        if (tn_desc_parse(lines[l], &desc, &err) != TN_OK)
            fail_msg("%s: %s", lines[l], err.message);
        for (int i = 0; i < N; i++)
            want[i] = x[i] = (float)random_below(100);
        memcpy(y, x, sizeof x);
        desc.operand[1] = desc.operand[0];
        tn_call call = { .data = (void *const[]){ y, x, want },
                         .desc = &desc,
                         .threads = tn_threads_serial() };
        tn_kernels_call(tn_kernels_reference(), &call);
        call.data = (void *const[]){ y, x, x };
        tn_kernels_call(kernels, &call);
        assert_memory_equal(x, want, sizeof x);
    }
}

static void nothing_is_read_that_is_switched_off(const tn_kernels *kernels)
{
    float a[12], b[12], c[12], out[12], nan[12];
    tn_desc desc;
    for (int i = 0; i < 12; i++) {
        a[i] = b[i] = c[i] = 1;
        nan[i] = NAN;
    }
    assert_int_equal(tn_desc_parse("matmul f32 3x4x3 beta 0", &desc, NULL), TN_OK);
    char scratch[16384] __attribute__((aligned(64)));
    assert_true(tn_kernels_scratch(kernels, &desc) <= sizeof scratch);
    tn_call call = { .data = (void *const[]){ a, b, nan, out }, .desc = &desc, .scratch = scratch,
                     .threads = tn_threads_serial() };
    memcpy(out, nan, sizeof nan);
    tn_kernels_call(kernels, &call);
    for (int i = 0; i < 12; i++)
        assert_true(out[i] == 3);
    desc.floats[0] = 0;
    desc.floats[1] = 2;
    call.data = (void *const[]){ nan, nan, c, out };
    tn_kernels_call(kernels, &call);
    for (int i = 0; i < 12; i++)
        assert_true(out[i] == 2);
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

static void each_table(int count, void (*test)(const tn_kernels *kernels))
{
    for (int t = 0; t < count; t++)
        test(table[t]);
}

static void start(void **state)
{
    (void)state;
    seed = (uint32_t)test_seed();
}

static void maps(void **state) { start(state), maps_of(all_tables); }
static void copies(void **state) { start(state), copies_of(all_tables); }
static void matmuls(void **state) { start(state), matmuls_of(fast_tables); }
static void sums(void **state) { start(state), sums_of(fast_tables); }
static void softmaxes(void **state) { start(state), softmaxes_of(fast_tables); }
static void norms(void **state) { start(state), norms_of(fast_tables); }
static void pools(void **state) { start(state), pools_of(all_tables); }
static void sums_accurate(void **state) { start(state), each_table(fast_tables, sums_are_accurate); }
static void thread_counts(void **state)
{
    start(state), each_table(fast_tables, same_bits_for_any_thread_count);
}

static void in_place_maps(void **state) { start(state), each_table(all_tables, in_place); }
static void switched_off(void **state)
{
    start(state), each_table(all_tables, nothing_is_read_that_is_switched_off);
}

/* -- The tables themselves --------------------------------------------------------------------------------*/

static void resolve_says_which_kernel(void **state)
{
    (void)state;
    tn_desc desc;
    tn_choice choice = { .size = sizeof choice };
    tn_error err;
    assert_int_equal(tn_desc_parse("matmul f32 8x8x8 bias relu", &desc, &err), TN_OK);
    assert_int_equal(tn_kernels_resolve(&test_table, &desc, &choice, &err), TN_OK);
    assert_string_equal(choice.kernel->name, "piece_tile_relu");
    assert_string_equal(choice.why, "tile 3x5 of the set dense");
    assert_ptr_equal(choice.table, &test_table);
    assert_true(choice.scratch > 0 && choice.fn == test_table.matmul);
    assert_int_equal(tn_desc_parse("exp f32 8", &desc, &err), TN_OK);
    assert_int_equal(tn_kernels_resolve(&test_table, &desc, &choice, &err), TN_OK);
    assert_null(choice.kernel);
    assert_ptr_equal(choice.table, tn_kernels_reference());
    choice.size = 8;
    assert_int_equal(tn_kernels_resolve(&test_table, &desc, &choice, &err), TN_ERR_ARG);
}

static int own_calls;

static void own_unary(const tn_kernels *self, const tn_call *call)
{
    own_calls++;
    tn_kernels_call(self->base, call);
}

static void own_table_hands_on(void **state)
{
    (void)state;
    tn_kernels own = { .size = sizeof own,
                       .abi = TN_KERNEL_ABI,
                       .name = "own",
                       .base = tn_kernels_reference(),
                       .unary = own_unary };
    tn_kernels old = own;
    float x[4] = { 1, 2, 3, 4 }, out[4];
    tn_desc desc;
    assert_int_equal(tn_desc_parse("neg f32 4", &desc, NULL), TN_OK);
    tn_call call = { .data = (void *const[]){ x, out }, .desc = &desc, .threads = tn_threads_serial() };
    tn_kernels_call(&own, &call);
    assert_int_equal(own_calls, 1);
    assert_true(out[3] == -4);
    old.size = offsetof(tn_kernels, unary);    /* compiled before unary existed: base is asked */
    tn_kernels_call(&old, &call);
    assert_int_equal(own_calls, 1);
}

/* A set that has the kernel of small products and no tile: a b that would go through a panel is left to the
 * base. */
static void small_products_without_packs(void **state)
{
    (void)state;
    static tni_dense dense;
    static tn_kernels kernels;
    const tni_stock *any = NULL;
    for (size_t i = 0; i < tni_stock_count; i++)
        if (tni_stock_list[i].info.abi == TN_ABI_PRODUCT && tni_stock_list[i].dtype[0] == TN_F32 &&
            tni_stock_list[i].info.fn && tni_stock_list[i].info.isa <= tn_isa_detect())
            any = &tni_stock_list[i];
    if (!any)
        skip();
    tni_dense_build(&kernels, &dense, (tni_stock_set){ any, 1 }, any->info.isa, TN_FAST, TNI_DENSE_C,
                    TNI_ADDON_NONE);
    const tn_kernels *first = table[0];
    table[0] = &kernels;
    check_line(1, "matmul f32 9x17x20", INTEGERS, 0);
    check_line(1, "matmul f32 nt 9x17x20", INTEGERS, 0);
    table[0] = first;
}

static void tables_by_tier(void **state)
{
    (void)state;
    assert_ptr_equal(tn_kernels_dense(TN_ISA_BEST, TN_FAST), tn_kernels_dense(tn_isa_detect(), TN_FAST));
    assert_int_equal(tn_kernels_dense(TN_ISA_GENERIC, TN_FAST)->isa, TN_ISA_GENERIC);
    assert_int_equal(tn_kernels_dense(TN_ISA_BEST, TN_EXACT)->mode, TN_EXACT);
    assert_int_equal(tn_kernels_reference()->mode, TN_EXACT);
    for (size_t i = 0; tn_kernels_dense(TN_ISA_BEST, TN_EXACT)->list[i]; i++)
        assert_true(tn_kernels_dense(TN_ISA_BEST, TN_EXACT)->list[i]->exact);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(maps),
        cmocka_unit_test(copies),
        cmocka_unit_test(matmuls),
        cmocka_unit_test(sums),
        cmocka_unit_test(sums_accurate),
        cmocka_unit_test(softmaxes),
        cmocka_unit_test(norms), cmocka_unit_test(pools),
        cmocka_unit_test(thread_counts),
        cmocka_unit_test(in_place_maps),
        cmocka_unit_test(switched_off),
        cmocka_unit_test(resolve_says_which_kernel),
        cmocka_unit_test(own_table_hands_on),
        cmocka_unit_test(small_products_without_packs),
        cmocka_unit_test(tables_by_tier),
    };
    return cmocka_run_group_tests(tests, make_tables, NULL);
}
