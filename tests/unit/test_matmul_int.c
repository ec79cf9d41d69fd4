/* test_matmul_int.c: products of bytes: values by NumPy and by hand, every table of this machine, strides, batches,
 * threads; sums that leave 32 bits; errors with their sentences. */
#include "core_fixture.h"

#include <string.h>

#include "every_table.h"
#include "seed.h"

typedef struct int_case {
    tn_dtype a, b;
    int      a_zeros, b_zeros, scales;     /* how many; 0: left out */
    tn_dims  a_shape, b_shape, shape;
    const double *want;
} int_case;

#include "matmul_int_cases.h"

/* -- Operands -------------------------------------------------------------------------------------------------*/

static tn_tensor bytes(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, const void *from)
{
    tn_tensor t;
    OK(tn_tensor_zeros(ctx, dtype, shape, &t, err));
    memcpy(tn_mutable_data(&t, dtype, NULL), from, (size_t)tn_tensor_count(&t));
    return t;
}

/* The generator of make_matmul_int.py. */
static tn_tensor filled(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, int seed)
{
    tn_tensor t;
    OK(tn_tensor_zeros(ctx, dtype, shape, &t, err));
    uint8_t *x = tn_mutable_data(&t, dtype, NULL);
    for (int32_t i = 0; i < tn_tensor_count(&t); i++)
        x[i] = (uint8_t)(i * 37 + i / 7 * 11 + seed * 101);
    return t;
}

static tn_tensor scales_of(tn_ctx *ctx, int count)
{
    tn_tensor t;
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(count), &t, err));
    float *x = tn_mutable_data(&t, TN_F32, NULL);
    for (int i = 0; i < count; i++)
        x[i] = (float)(i - 1) * 0.0078125f + 0.1f;
    return t;
}

/* -- Values ---------------------------------------------------------------------------------------------------*/

static void check_case(tn_ctx *ctx, const int_case *c)
{
    tn_tensor a = filled(ctx, c->a, c->a_shape, 1), b = filled(ctx, c->b, c->b_shape, 2), out;
    tn_tensor a_zero = filled(ctx, c->a, TN_SHAPE(c->a_zeros ? c->a_zeros : 1), 3);
    tn_tensor b_zero = filled(ctx, c->b, TN_SHAPE(c->b_zeros ? c->b_zeros : 1), 4);
    tn_tensor scale = scales_of(ctx, c->scales ? c->scales : 1);
    tn_matmul_int_attrs attrs = { .size = sizeof attrs, .a_zero = c->a_zeros ? &a_zero : NULL,
                                  .b_zero = c->b_zeros ? &b_zero : NULL, .scale = c->scales ? &scale : NULL };
    OK(tn_matmul_int(ctx, &a, &b, &attrs, &out, err));
    assert_int_equal(out.dtype, c->scales ? TN_F32 : TN_I32);
    assert_dims("extent", out.rank, out.shape, c->shape);
    assert_values(&out, tn_tensor_count(&out), c->want);
    tn_tensor all[] = { a, b, a_zero, b_zero, scale, out };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        release(&all[i]);
}

static void values_of_numpy(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    for (size_t t = 0; t < table_count; t++) {
        OK(tn_ctx_set_kernels(ctx, tables[t], err));
        for (size_t i = 0; i < sizeof int_cases / sizeof *int_cases; i++)
            check_case(ctx, &int_cases[i]);
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
}

/* A-S9-6. The differences from a zero point need nine bits. */
static void a_s9_6_zero_points_in_eight_bits(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = bytes(ctx, TN_U8, TN_SHAPE(3, 3), (const uint8_t[]){ 238, 115, 94, 245, 111, 102, 158, 225, 48 });
    tn_tensor b = bytes(ctx, TN_I8, TN_SHAPE(3, 3), (const int8_t[]){ 25, 36, 125, 42, -123, 76, -81, -86, 35 });
    tn_tensor a_zero = bytes(ctx, TN_U8, TN_SHAPE(1), (const uint8_t[]){ 42 });
    tn_tensor b_zero = bytes(ctx, TN_I8, TN_SHAPE(1), (const int8_t[]){ -26 });
    for (size_t t = 0; t < table_count; t++) {
        tn_tensor out;
        OK(tn_ctx_set_kernels(ctx, tables[t], err));
        OK(tn_matmul_int(ctx, &a, &b, TN_WITH(tn_matmul_int_attrs, .a_zero = &a_zero, .b_zero = &b_zero), &out, err));
        VALUES(&out, 12100, 1951, 40214, 11745, 2293, 41351, 18030, -10919, 36548);
        release(&out);
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    release(&a);
    release(&b);
    release(&a_zero);
    release(&b_zero);
}

/* 70000 · 255 · 255 = 4551750000, modulo 2^32 256782704; 70000 · 255 · -128 = -2284800000, modulo
 * 2^32 2010167296. */
static void sums_wrap(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a, b, low;
    OK(tn_tensor_zeros(ctx, TN_U8, TN_SHAPE(1, 70000), &a, err));
    OK(tn_tensor_zeros(ctx, TN_U8, TN_SHAPE(70000, 1), &b, err));
    OK(tn_tensor_zeros(ctx, TN_I8, TN_SHAPE(70000, 1), &low, err));
    memset(tn_mutable_data(&a, TN_U8, NULL), 255, 70000);
    memset(tn_mutable_data(&b, TN_U8, NULL), 255, 70000);
    memset(tn_mutable_data(&low, TN_I8, NULL), 128, 70000);
    for (size_t t = 0; t < table_count; t++) {
        tn_tensor out;
        OK(tn_ctx_set_kernels(ctx, tables[t], err));
        OK(tn_matmul_int(ctx, &a, &b, NULL, &out, err));
        VALUES(&out, 256782704);
        release(&out);
        OK(tn_matmul_int(ctx, &a, &low, NULL, &out, err));
        VALUES(&out, 2010167296);
        release(&out);
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    release(&a);
    release(&b);
    release(&low);
}

/* Vectors count as a row and a column, as in tn_matmul. */
static void vectors(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = bytes(ctx, TN_U8, TN_SHAPE(3), (const uint8_t[]){ 1, 2, 3 });
    tn_tensor b = bytes(ctx, TN_I8, TN_SHAPE(3), (const int8_t[]){ -1, 5, -128 }), out;
    OK(tn_matmul_int(ctx, &a, &b, NULL, &out, err));
    assert_int_equal(out.rank, 0);
    VALUES(&out, -375);
    release(&out);
    release(&a);
    release(&b);
}

/* -- Strides, batches, threads --------------------------------------------------------------------------------*/

static uint64_t next(uint64_t *r)
{
    *r = *r * 6364136223846793005u + 1442695040888963407u;
    return *r >> 33;
}

static int32_t below(uint64_t *r, int32_t n) { return (int32_t)(next(r) % (uint64_t)n); }

/* A matrix of any lie: stored transposed, reversed, every second element, one row for all, a batch of its own. */
static tn_tensor random_matrix(tn_ctx *ctx, uint64_t *r, tn_dtype dtype, int32_t batch, int32_t rows, int32_t cols,
                               tn_tensor *owner)
{
    bool turned = below(r, 2), repeats = below(r, 6) == 0;
    int32_t step = 1 + (below(r, 4) == 0), first = turned ? cols : repeats ? 1 : rows, last = turned ? rows : cols;
    tn_tensor t = filled(ctx, dtype, TN_SHAPE(batch, first, last * step), below(r, 100));
    *owner = t;
    OK(tn_slice(&t, 2, 0, last * step, step, &t, err));
    if (below(r, 3) == 0)
        OK(tn_flip(&t, 1 + below(r, 2), &t, err));
    if (turned)
        OK(tn_t(&t, &t, err));
    else if (repeats)
        OK(tn_expand(&t, TN_SHAPE(batch, rows, cols), &t, err));
    return t;
}

static tn_tensor random_vector(tn_ctx *ctx, uint64_t *r, tn_dtype dtype, int32_t count)
{
    tn_tensor t = filled(ctx, dtype, TN_SHAPE(below(r, 2) ? count : 1), below(r, 100));
    return t;
}

static tn_dtype random_byte(uint64_t *r) { return below(r, 2) ? TN_U8 : TN_I8; }

/* The descriptor's result equals the reference's on every table and with three threads. */
static void same_on_all(tn_ctx *ctx, const tn_threads *threads, const tn_tensor *a, const tn_tensor *b,
                        const tn_matmul_int_attrs *attrs, uint64_t seed)
{
    tn_tensor want, got;
    OK(tn_ctx_set_kernels(ctx, tn_kernels_reference(), err));
    OK(tn_matmul_int(ctx, a, b, attrs, &want, err));
    size_t size = (size_t)tn_tensor_count(&want) * sizeof(int32_t);
    for (size_t t = 1; t < table_count; t++)
        for (int many = 0; many < 2; many++) {
            tn_ctx *own;
            OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = tn_ctx_memory(ctx), .kernels = tables[t],
                                     .threads = many ? threads : NULL), &own, err));
            OK(tn_matmul_int(own, a, b, attrs, &got, err));
            if (memcmp(tn_data(&got, want.dtype, NULL), tn_data(&want, want.dtype, NULL), size) != 0)
                fail_msg("%s, %s: differs from the reference; seed %llu", table_name(t), many ? "threads" : "alone",
                         (unsigned long long)seed);
            release(&got);
            tn_ctx_destroy(own);
        }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    release(&want);
}

static void any_strides(void **state)
{
    static const int32_t sizes[] = { 1, 2, 3, 4, 7, 8, 13, 14, 15, 16, 17, 31, 32, 33, 45, 64, 65, 130, 257 };
    enum { SIZES = sizeof sizes / sizeof *sizes };
    tn_ctx *ctx = ctx_of(state);
    const tn_threads *threads;
    OK(tn_threads_create(TN_WITH(tn_threads_options, .count = 3), &threads, err));
    uint64_t seed = test_seed(), r = seed;
    for (int i = 0; i < 60; i++) {
        int32_t m = sizes[below(&r, SIZES)], n = sizes[below(&r, SIZES)], k = sizes[below(&r, SIZES)];
        int32_t batch = below(&r, 3) ? 1 : 3;
        tn_tensor owner[2], a = random_matrix(ctx, &r, random_byte(&r), batch, m, k, &owner[0]);
        tn_tensor b = random_matrix(ctx, &r, random_byte(&r), below(&r, 2) ? batch : 1, k, n, &owner[1]);
        tn_tensor a_zero = random_vector(ctx, &r, a.dtype, m), b_zero = random_vector(ctx, &r, b.dtype, n);
        tn_tensor scale = scales_of(ctx, below(&r, 2) ? n : 1);
        tn_matmul_int_attrs attrs = { .size = sizeof attrs, .a_zero = below(&r, 2) ? &a_zero : NULL,
                                      .b_zero = below(&r, 2) ? &b_zero : NULL, .scale = below(&r, 2) ? &scale : NULL };
        same_on_all(ctx, threads, &a, &b, &attrs, seed);
        tn_tensor all[] = { owner[0], owner[1], a_zero, b_zero, scale };
        for (size_t t = 0; t < sizeof all / sizeof *all; t++)
            release(&all[t]);
    }
    tn_threads_destroy(threads);
}

/* Blocks of depth, rows and columns, and their edges. */
static void large_ones(void **state)
{
    static const int32_t size[][3] = { { 170, 70, 2600 }, { 113, 2100, 40 }, { 14, 33, 4097 }, { 2020, 5, 70 } };
    tn_ctx *ctx = ctx_of(state);
    const tn_threads *threads;
    OK(tn_threads_create(TN_WITH(tn_threads_options, .count = 3), &threads, err));
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        tn_tensor a = filled(ctx, TN_I8, TN_SHAPE(size[i][0], size[i][2]), 5);
        tn_tensor b = filled(ctx, TN_U8, TN_SHAPE(size[i][1], size[i][2]), 6);
        tn_tensor zero = filled(ctx, TN_I8, TN_SHAPE(1), 7);
        tn_tensor turned;
        OK(tn_t(&b, &turned, err));
        same_on_all(ctx, threads, &a, &turned, TN_WITH(tn_matmul_int_attrs, .a_zero = &zero), 0);
        release(&a);
        release(&b);
        release(&zero);
    }
    tn_threads_destroy(threads);
}

/* -- Errors and lines -----------------------------------------------------------------------------------------*/

static void refuses(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = filled(ctx, TN_U8, TN_SHAPE(2, 3), 1), b = filled(ctx, TN_I8, TN_SHAPE(3, 4), 2), out;
    tn_tensor c = filled(ctx, TN_I8, TN_SHAPE(4, 2), 2), zero = filled(ctx, TN_I8, TN_SHAPE(3), 3), f, scale;
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(2, 3), &f, err));
    scale = scales_of(ctx, 3);
    FAILS(TN_ERR_SHAPE, "inner sizes differ: a is 2x3, b is 4x2", tn_matmul_int(ctx, &a, &c, NULL, &out, err));
    FAILS(TN_ERR_DTYPE, "not for f32,i8", tn_matmul_int(ctx, &f, &b, NULL, &out, err));
    FAILS(TN_ERR_DTYPE, "a_zero is i8, not u8",
          tn_matmul_int(ctx, &a, &b, TN_WITH(tn_matmul_int_attrs, .a_zero = &zero), &out, err));
    FAILS(TN_ERR_SHAPE, "b_zero is 3: a scalar or one for each of 4 columns wanted",
          tn_matmul_int(ctx, &a, &b, TN_WITH(tn_matmul_int_attrs, .b_zero = &zero), &out, err));
    FAILS(TN_ERR_SHAPE, "scale is 3: a scalar or one for each of 4 columns wanted",
          tn_matmul_int(ctx, &a, &b, TN_WITH(tn_matmul_int_attrs, .scale = &scale), &out, err));
    tn_tensor all[] = { a, b, c, zero, f, scale };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        release(&all[i]);
}

/* The word matmul with bytes means this operation. */
static void lines(void **state)
{
    static const char *const same[][2] = {
        { "matmul u8,i8,i32 nt 64x4096x4096", "matmul_int u8,i8 nt 64x4096x4096" },
        { "matmul_int i8 2x3x4 batch 5 b:4x3 a_zero", "matmul_int i8 nn 2x3x4 batch 5 b:4x3 a_zero" },
        { "matmul u8,i8,f32 nn 2x3x4 scale scale:3:1", "matmul_int u8,i8 nn 2x3x4 scale:3:1 scale" },
        { "matmul_int u8 nn 2x3x4 a_zero b_zero b_zero:3:2", "matmul_int u8 nn 2x3x4 b_zero:3:2 a_zero b_zero" },
    };
    (void)state;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        tn_desc desc;
        char text[160];
        OK(tn_desc_parse(same[i][0], &desc, err));
        tn_desc_print(&desc, text, sizeof text);
        assert_string_equal(text, same[i][1]);
    }
    FAILS(TN_ERR_DTYPE, "the result is f32 with a scale, not i32",
          tn_desc_parse("matmul_int u8,i8,i32 2x3x4 scale", &(tn_desc){ 0 }, err));
    FAILS(TN_ERR_FORMAT, "no such word", tn_desc_parse("matmul_int u8,i8 2x3x4 relu", &(tn_desc){ 0 }, err));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(values_of_numpy), WITH_CTX(a_s9_6_zero_points_in_eight_bits), WITH_CTX(sums_wrap),
        WITH_CTX(vectors), WITH_CTX(any_strides), WITH_CTX(large_ones), WITH_CTX(refuses), cmocka_unit_test(lines),
    };
    return cmocka_run_group_tests_name("unit/matmul_int", tests, all_tables, NULL);
}
