/* test_ops.c: contexts and operations: values worked out by hand, errors with their sentences, aliasing,
 * versions, and no allocation after a first run. */
#include <tenon/tenon.h>

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "same_tensor.h"

static tn_error error;

static void ok(tn_status status, const char *file, int line)
{
    if (status != TN_OK) {
        print_error("%s: %s\n", tn_status_name(status), error.message);
        _fail(file, line);
    }
}

static void fails(tn_status status, tn_status want, const char *sentence, const char *file, int line)
{
    if (status != want || !strstr(error.message, sentence)) {
        print_error("%s: %s\n", tn_status_name(status), status == TN_OK ? "" : error.message);
        _fail(file, line);
    }
}

#define OK(expr) ok(expr, __FILE__, __LINE__)
#define FAILS(want, sentence, expr) fails(expr, want, sentence, __FILE__, __LINE__)

/* -- A context over a counting allocator ------------------------------------------------------------------*/

typedef struct fixture {
    size_t calls;              /* of the allocator */
    tn_memory *memory;
    tn_ctx *ctx;
} fixture;

static void *counted_alloc(void *user, size_t bytes, size_t alignment)
{
    ((fixture *)user)->calls++;
    return aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
}

static void counted_free(void *user, void *block, size_t bytes)
{
    (void)user;
    (void)bytes;
    free(block);
}

static int setup(void **state)
{
    fixture *f = calloc(1, sizeof *f);
    tn_allocator allocator = {
        .size = sizeof allocator, .alloc = counted_alloc, .free = counted_free, .user = f
    };
    OK(tn_pool_create(TN_WITH(tn_pool_options, .allocator = &allocator), &f->memory, &error));
    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = f->memory), &f->ctx, &error));
    *state = f;
    return 0;
}

/* Everything a test made is released: no buffer is left but the ctx's scratch, which goes first. */
static int teardown(void **state)
{
    fixture *f = *state;
    tn_memory_stats stats = { .size = sizeof stats };
    tn_ctx_destroy(f->ctx);
    tn_memory_get_stats(f->memory, &stats);
    assert_int_equal(stats.buffers, 0);
    tn_memory_destroy(f->memory);
    free(f);
    return 0;
}

static tn_ctx *ctx_of(void **state)
{
    return ((fixture *)*state)->ctx;
}

static tn_tensor make(tn_ctx *ctx, tn_dims shape, const float *values)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, TN_F32, shape, &t, &error));
    float *data = tn_mutable_data(&t, TN_F32, &error);
    if (values)
        memcpy(data, values, (size_t)tn_tensor_count(&t) * sizeof *data);
    else
        for (int i = 0; i < tn_tensor_count(&t); i++)
            data[i] = (float)i;
    return t;
}

static tn_tensor counted(tn_ctx *ctx, tn_dims shape)
{
    return make(ctx, shape, NULL);
}

static void drop(tn_tensor *t)
{
    OK(tn_tensor_release(t, &error));
}

static void holds(const tn_tensor *t, tn_dims shape, const float *values, const char *file, int line)
{
    const float *data = tn_data(t, TN_F32, &error);
    bool same = t->rank == shape.count && tn_tensor_is_contiguous(t);
    for (int d = 0; same && d < shape.count; d++)
        same = t->shape[d] == shape.v[d];
    if (!same)
        print_error("another shape\n");
    for (int i = 0; same && i < tn_tensor_count(t); i++)
        if (data[i] != values[i] && !(isnan(data[i]) && isnan(values[i]))) {
            print_error("element %d is %g, not %g\n", i, (double)data[i], (double)values[i]);
            same = false;
        }
    if (!same)
        _fail(file, line);
}
#define HOLDS(t, shape, ...) holds(t, shape, (const float[]){ __VA_ARGS__ }, __FILE__, __LINE__)

static uint64_t version_of(const tn_tensor *t)
{
    uint64_t version;
    OK(tn_tensor_version(t, &version, &error));
    return version;
}

/* -- Values -----------------------------------------------------------------------------------------------*/

static void binary_broadcasts(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = counted(ctx, TN_SHAPE(2, 3)), row = counted(ctx, TN_SHAPE(3)),
              column = counted(ctx, TN_SHAPE(2, 1)), out;
    OK(tn_add(ctx, &a, &row, &out, &error));
    HOLDS(&out, TN_SHAPE(2, 3), 0, 2, 4, 3, 5, 7);
    assert_int_equal(version_of(&out), 1);
    drop(&out);
    OK(tn_mul(ctx, &column, &row, &out, &error));
    HOLDS(&out, TN_SHAPE(2, 3), 0, 0, 0, 0, 1, 2);
    drop(&out);
    tn_tensor turned;
    OK(tn_t(&a, &turned, &error));
    OK(tn_sub(ctx, &turned, &turned, &turned, &error));        /* out may be the variable of an input */
    HOLDS(&turned, TN_SHAPE(3, 2), 0, 0, 0, 0, 0, 0);
    drop(&turned);
    drop(&a);
    drop(&row);
    drop(&column);
}

static void unary_and_scale(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = make(ctx, TN_SHAPE(4), (float[]){ -1, 0, 2, NAN }), out, bytes, flipped;
    OK(tn_relu(ctx, &x, &out, &error));
    HOLDS(&out, TN_SHAPE(4), 0, 0, 2, NAN);
    drop(&out);
    OK(tn_flip(&x, 0, &flipped, &error));
    OK(tn_neg(ctx, &flipped, &out, &error));
    HOLDS(&out, TN_SHAPE(4), NAN, -2, 0, 1);
    drop(&out);
    OK(tn_tensor_arange(ctx, TN_U8, 0, 4, 1, &bytes, &error));
    OK(tn_scale(ctx, &bytes, 0.5f, &out, &error));
    HOLDS(&out, TN_SHAPE(4), 0, 0.5f, 1, 1.5f);
    drop(&out);
    OK(tn_scale(ctx, &x, 2, &out, &error));
    HOLDS(&out, TN_SHAPE(4), -2, 0, 4, NAN);
    drop(&out);
    drop(&bytes);
    drop(&x);
}

static void matmul_of_all_ranks(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = counted(ctx, TN_SHAPE(2, 3)), b = counted(ctx, TN_SHAPE(3, 2)),
              v = counted(ctx, TN_SHAPE(3)), out, wide;
    OK(tn_matmul(ctx, &a, &b, &out, &error));
    HOLDS(&out, TN_SHAPE(2, 2), 10, 13, 28, 40);
    drop(&out);
    OK(tn_matmul(ctx, &a, &v, &out, &error));
    HOLDS(&out, TN_SHAPE(2), 5, 14);
    drop(&out);
    OK(tn_matmul(ctx, &v, &b, &out, &error));
    HOLDS(&out, TN_SHAPE(2), 10, 13);
    drop(&out);
    OK(tn_matmul(ctx, &v, &v, &out, &error));
    HOLDS(&out, TN_SCALAR, 5);
    drop(&out);
    OK(tn_expand(&a, TN_SHAPE(2, 2, 3), &wide, &error));
    OK(tn_matmul(ctx, &wide, &b, &out, &error));
    HOLDS(&out, TN_SHAPE(2, 2, 2), 10, 13, 28, 40, 10, 13, 28, 40);
    drop(&out);
    drop(&a);
    drop(&b);
    drop(&v);
}

static void empty_extents(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = counted(ctx, TN_SHAPE(4, 0)), b = counted(ctx, TN_SHAPE(0, 3)), out;
    OK(tn_matmul(ctx, &a, &b, &out, &error));
    HOLDS(&out, TN_SHAPE(4, 3), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    drop(&out);
    OK(tn_sum(ctx, &a, TN_AXES(1), false, &out, &error));
    HOLDS(&out, TN_SHAPE(4), 0, 0, 0, 0);
    drop(&out);
    OK(tn_sum(ctx, &b, TN_AXES(1), true, &out, &error));
    assert_int_equal(out.shape[0], 0);
    assert_int_equal(out.shape[1], 1);
    drop(&out);
    OK(tn_exp(ctx, &a, &out, &error));
    assert_int_equal(tn_tensor_count(&out), 0);
    drop(&out);
    drop(&a);
    drop(&b);
}

static void sums_and_log_softmax(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = counted(ctx, TN_SHAPE(2, 3)), zero = make(ctx, TN_SHAPE(2, 2), (float[]){ 0, 0, 5, 5 }),
              one, out;
    OK(tn_sum(ctx, &x, TN_SCALAR, false, &out, &error));
    HOLDS(&out, TN_SCALAR, 15);
    drop(&out);
    OK(tn_sum(ctx, &x, TN_AXES(-2), true, &out, &error));
    HOLDS(&out, TN_SHAPE(1, 3), 3, 5, 7);
    drop(&out);
    OK(tn_select(&x, 0, 1, &one, &error));
    OK(tn_select(&one, 0, 1, &one, &error));
    OK(tn_sum(ctx, &one, TN_SCALAR, false, &out, &error));
    HOLDS(&out, TN_SCALAR, 4);
    drop(&out);
    OK(tn_log_softmax(ctx, &zero, -1, 1, &out, &error));
    for (int i = 0; i < 4; i++)
        assert_true(fabsf(((const float *)tn_data(&out, TN_F32, NULL))[i] + 0.693147181f) < 1e-7f);
    drop(&out);
    drop(&x);
    drop(&zero);
}

/* -- Copies -----------------------------------------------------------------------------------------------*/

static void contiguous_and_reshape(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = counted(ctx, TN_SHAPE(2, 3)), turned, out;
    OK(tn_contiguous(ctx, &x, &out, &error));
    SAME_TENSOR(&out, &x);
    OK(tn_t(&x, &turned, &error));
    OK(tn_contiguous(ctx, &turned, &out, &error));
    HOLDS(&out, TN_SHAPE(3, 2), 0, 3, 1, 4, 2, 5);
    assert_false(tn_tensor_shares_buffer(&out, &x));
    drop(&out);
    OK(tn_reshape(ctx, &turned, TN_SHAPE(-1), &out, &error));
    HOLDS(&out, TN_SHAPE(6), 0, 3, 1, 4, 2, 5);
    drop(&out);
    OK(tn_reshape(ctx, &x, TN_SHAPE(3, -1), &out, &error));
    assert_true(tn_tensor_shares_buffer(&out, &x));
    FAILS(TN_ERR_SHAPE, "6", tn_reshape(ctx, &turned, TN_SHAPE(4), &out, &error));
    drop(&x);
}

static void copy_from_broadcasts_and_casts(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = counted(ctx, TN_SHAPE(2, 3)), row = make(ctx, TN_SHAPE(3), (float[]){ 7, -8.5f, NAN }),
              ints, whole;
    uint64_t before = version_of(&x);
    OK(tn_copy_from(ctx, &x, &row, &error));
    HOLDS(&x, TN_SHAPE(2, 3), 7, -8.5f, NAN, 7, -8.5f, NAN);
    assert_int_equal(version_of(&x), before + 1);
    OK(tn_tensor_new(ctx, TN_U8, TN_SHAPE(2, 3), &ints, &error));
    OK(tn_copy_from(ctx, &ints, &row, &error));
    assert_memory_equal(tn_data(&ints, TN_U8, NULL), ((uint8_t[]){ 7, 0, 0, 7, 0, 0 }), 6);
    whole = x;
    OK(tn_narrow(&x, 0, 0, 1, &x, &error));
    FAILS(TN_ERR_OVERLAP, "overlap", tn_copy_from(ctx, &whole, &x, &error));
    FAILS(TN_ERR_SHAPE, "src is 2x3 and does not broadcast to dst, 3",
          tn_copy_from(ctx, &row, &whole, &error));
    drop(&whole);
    drop(&row);
    drop(&ints);
}

static void fills(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = counted(ctx, TN_SHAPE(2, 3)), column, wide, ints;
    OK(tn_narrow(&x, 1, 1, 1, &column, &error));
    OK(tn_fill_f64(ctx, &column, -1.5, &error));
    HOLDS(&x, TN_SHAPE(2, 3), 0, -1.5f, 2, 3, -1.5f, 5);
    OK(tn_expand(&column, TN_SHAPE(2, 4), &wide, &error));
    FAILS(TN_ERR_OVERLAP, "fill", tn_fill_f64(ctx, &wide, 0, &error));
    OK(tn_tensor_new(ctx, TN_I64, TN_SHAPE(3), &ints, &error));
    OK(tn_fill_i64(ctx, &ints, INT64_MIN + 1, &error));
    assert_true(((const int64_t *)tn_data(&ints, TN_I64, NULL))[2] == INT64_MIN + 1);
    drop(&ints);
    drop(&x);
}

/* -- tn_into ----------------------------------------------------------------------------------------------*/

static void into_in_place_and_overlaps(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = counted(ctx, TN_SHAPE(3, 3)), y = counted(ctx, TN_SHAPE(3, 3)), turned, wide, row;
    tn_desc add;
    OK(tn_describe("add", TN_LIST(&x, &y), &add, &error));
    uint64_t before = version_of(&x);
    OK(tn_into(ctx, &add, TN_LIST(&x, &y), TN_LIST(&x), &error));
    HOLDS(&x, TN_SHAPE(3, 3), 0, 2, 4, 6, 8, 10, 12, 14, 16);
    assert_int_equal(version_of(&x), before + 1);
    OK(tn_t(&x, &turned, &error));
    FAILS(TN_ERR_OVERLAP, "overlaps input 1", tn_into(ctx, &add, TN_LIST(&y, &turned), TN_LIST(&x), &error));
    OK(tn_into(ctx, &add, TN_LIST(&turned, &turned), TN_LIST(&turned), &error));
    HOLDS(&x, TN_SHAPE(3, 3), 0, 4, 8, 12, 16, 20, 24, 28, 32);
    OK(tn_narrow(&x, 0, 0, 1, &row, &error));
    OK(tn_expand(&row, TN_SHAPE(3, 3), &wide, &error));
    FAILS(TN_ERR_OVERLAP, "", tn_into(ctx, &add, TN_LIST(&y, &y), TN_LIST(&wide), &error));
    assert_int_equal(version_of(&x), before + 2);
    drop(&x);
    drop(&y);
}

/* Columns of one matrix lie between one another and share no element. */
static void into_interleaved_views(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = counted(ctx, TN_SHAPE(2, 4)), even, odd;
    tn_desc neg;
    OK(tn_slice(&x, 1, 0, 4, 2, &even, &error));
    OK(tn_slice(&x, 1, 1, 4, 2, &odd, &error));
    OK(tn_describe("neg", TN_LIST(&even), &neg, &error));
    OK(tn_into(ctx, &neg, TN_LIST(&even), TN_LIST(&odd), &error));
    HOLDS(&x, TN_SHAPE(2, 4), 0, 0, 2, -2, 4, -4, 6, -6);
    drop(&x);
}

static void into_matmul(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = counted(ctx, TN_SHAPE(2, 3)), b = counted(ctx, TN_SHAPE(3, 2)),
              bias = counted(ctx, TN_SHAPE(2));
    tn_tensor c = make(ctx, TN_SHAPE(2, 2), (float[]){ 1, 1, -50, 1 }), square = counted(ctx, TN_SHAPE(2, 2));
    tn_desc fused, third, plain;
    OK(tn_describe("matmul bias relu", TN_LIST(&a, &b, &bias), &fused, &error));
    OK(tn_into(ctx, &fused, TN_LIST(&a, &b, &bias), TN_LIST(&square), &error));
    HOLDS(&square, TN_SHAPE(2, 2), 10, 14, 28, 41);
    OK(tn_describe("matmul beta 2", TN_LIST(&a, &b, &c), &third, &error));
    OK(tn_into(ctx, &third, TN_LIST(&a, &b, &c), TN_LIST(&c), &error));
    HOLDS(&c, TN_SHAPE(2, 2), 12, 15, -72, 42);
    OK(tn_describe("matmul", TN_LIST(&square, &square), &plain, &error));
    FAILS(TN_ERR_OVERLAP, "matmul",
          tn_into(ctx, &plain, TN_LIST(&square, &square), TN_LIST(&square), &error));
    drop(&a);
    drop(&b);
    drop(&bias);
    drop(&c);
    drop(&square);
}

static void into_refuses_other_operands(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = counted(ctx, TN_SHAPE(2, 3)), y = counted(ctx, TN_SHAPE(3, 2)), bytes;
    tn_desc neg;
    OK(tn_tensor_zeros(ctx, TN_U8, TN_SHAPE(2, 3), &bytes, &error));
    OK(tn_describe("neg", TN_LIST(&x), &neg, &error));
    FAILS(TN_ERR_SHAPE, "dst is 3x2, described as 2x3", tn_into(ctx, &neg, TN_LIST(&x), TN_LIST(&y), &error));
    FAILS(TN_ERR_DTYPE, "u8, described as f32", tn_into(ctx, &neg, TN_LIST(&bytes), TN_LIST(&x), &error));
    FAILS(TN_ERR_ARG, "1 inputs and 1 outputs", tn_into(ctx, &neg, TN_LIST(&x, &x), TN_LIST(&x), &error));
    drop(&bytes);
    FAILS(TN_ERR_STALE, "neg", tn_into(ctx, &neg, TN_LIST(&bytes), TN_LIST(&x), &error));
    drop(&x);
    drop(&y);
}

/* A descriptor is a plain struct: one that was changed until no operation fits it is refused, not run. */
static void into_checks_the_descriptor(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = counted(ctx, TN_SHAPE(2, 2)), b = counted(ctx, TN_SHAPE(3, 3));
    tn_tensor out = counted(ctx, TN_SHAPE(9, 9));
    tn_desc add, product;
    OK(tn_describe("add", TN_LIST(&a, &a), &add, &error));
    add.operand[1].shape[0] = add.operand[1].shape[1] = 3;
    add.operand[2].shape[0] = add.operand[2].shape[1] = 9;
    FAILS(TN_ERR_SHAPE, "do not broadcast", tn_into(ctx, &add, TN_LIST(&a, &b), TN_LIST(&out), &error));
    add.operand[1].shape[0] = add.operand[1].shape[1] = 2;
    FAILS(TN_ERR_SHAPE, "dst is 9x9, described as 2x2",
          tn_into(ctx, &add, TN_LIST(&a, &a), TN_LIST(&out), &error));
    FAILS(TN_ERR_ARG, "list", tn_into(ctx, &add, (tn_list){ 2, NULL }, TN_LIST(&out), &error));
    OK(tn_describe("matmul relu", TN_LIST(&a, &a), &product, &error));
    product.step[0].dtype = TN_F64;
    FAILS(TN_ERR_UNSUPPORTED, "step 0", tn_into(ctx, &product, TN_LIST(&a, &a), TN_LIST(&a), &error));
    drop(&a);
    drop(&b);
    drop(&out);
}

/* -- Errors -----------------------------------------------------------------------------------------------*/

static void errors_have_the_values(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = counted(ctx, TN_SHAPE(4, 7)), b = counted(ctx, TN_SHAPE(8, 3)), bytes, none = { 0 }, out,
              untouched;
    memset(&out, 0x5A, sizeof out);
    untouched = out;
    FAILS(TN_ERR_SHAPE, "matmul: inner sizes differ: a is 4x7, b is 8x3",
          tn_matmul(ctx, &a, &b, &out, &error));
    FAILS(TN_ERR_SHAPE, "4x7", tn_add(ctx, &a, &b, &out, &error));
    FAILS(TN_ERR_ARG, "neg is no binary operation", tn_binary(ctx, TN_OP_NEG, &a, &b, &out, &error));
    FAILS(TN_ERR_ARG, "scale is no unary operation", tn_unary(ctx, TN_OP_SCALE, &a, &out, &error));
    FAILS(TN_ERR_ARG, "no operation 9999", tn_unary(ctx, (tn_op)9999, &a, &out, &error));
    FAILS(TN_ERR_STALE, "exp", tn_exp(ctx, &none, &out, &error));
    FAILS(TN_ERR_ARG, "ctx is NULL", tn_exp(NULL, &a, &out, &error));
    FAILS(TN_ERR_ARG, "out is NULL", tn_exp(ctx, &a, NULL, &error));
    FAILS(TN_ERR_RANGE, "2", tn_sum(ctx, &a, TN_AXES(2), false, &out, &error));
    FAILS(TN_ERR_RANK, "9 axes", tn_sum(ctx, &a, (tn_dims){ .count = 9 }, false, &out, &error));
    FAILS(TN_ERR_RANGE, "-3", tn_log_softmax(ctx, &a, -3, 1, &out, &error));
    OK(tn_tensor_zeros(ctx, TN_U8, TN_SHAPE(4, 7), &bytes, &error));
    FAILS(TN_ERR_DTYPE, "u8", tn_add(ctx, &a, &bytes, &out, &error));
    SAME_TENSOR(&out, &untouched);
    drop(&a);
    drop(&b);
    drop(&bytes);
}

/* -- Contexts ---------------------------------------------------------------------------------------------*/

static void contexts_check_tables(void **state)
{
    (void)state;
    tn_ctx *ctx;
    tn_kernels other = {
        .size = sizeof other, .abi = TN_KERNEL_ABI + 1, .name = "other", .base = tn_kernels_reference()
    };
    FAILS(TN_ERR_UNSUPPORTED, "other",
          tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = &other), &ctx, &error));
    const tn_kernels *fast = tn_kernels_dense(TN_ISA_BEST, TN_FAST);
    FAILS(TN_ERR_ARG, "fast",
          tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = fast, .mode = TN_EXACT), &ctx, &error));
    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .mode = TN_EXACT), &ctx, &error));
    FAILS(TN_ERR_ARG, "fast", tn_ctx_set_kernels(ctx, fast, &error));
    tn_kernels mixed = {
        .size = sizeof mixed, .abi = TN_KERNEL_ABI, .mode = TN_EXACT, .name = "mixed", .base = fast
    };
    FAILS(TN_ERR_ARG, "the table dense is fast", tn_ctx_set_kernels(ctx, &mixed, &error));
    OK(tn_ctx_set_kernels(ctx, tn_kernels_reference(), &error));
    assert_ptr_equal(tn_ctx_kernels(ctx), tn_kernels_reference());
    OK(tn_ctx_set_kernels(ctx, NULL, &error));
    assert_ptr_equal(tn_ctx_kernels(ctx), tn_kernels_dense(TN_ISA_BEST, TN_EXACT));
    tn_ctx_destroy(ctx);
    tn_ctx_destroy(NULL);
}

static void keep_line(void *user, tn_log_level level, const char *line)
{
    assert_int_equal(level, TN_LOG_WARNING);
    snprintf(user, 128, "%s", line);
}

/* A buffer left in a pool of the context's own is told; one released is not. */
static void contexts_tell_what_is_left(void **state)
{
    (void)state;
    char line[128] = "";
    tn_ctx *ctx;
    tn_tensor x;
    tn_ctx_options options = { .size = sizeof options, .log = keep_line, .log_user = line };
    OK(tn_ctx_create(&options, &ctx, &error));
    OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(5), &x, &error));
    tn_ctx_destroy(ctx);
    assert_string_equal(line, "pool: leaked 20 bytes, made by new: 1 owner at the end of the pool");
    drop(&x);
    line[0] = 0;
    OK(tn_ctx_create(&options, &ctx, &error));
    OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(5), &x, &error));
    drop(&x);
    tn_ctx_destroy(ctx);
    assert_string_equal(line, "");
}

static void resolve_checks_its_arguments(void **state)
{
    tn_tensor x = counted(ctx_of(state), TN_SHAPE(4));
    tn_choice choice = { .size = sizeof choice };
    tn_desc desc;
    OK(tn_describe("neg", TN_LIST(&x), &desc, &error));
    FAILS(TN_ERR_ARG, "kernels is NULL", tn_kernels_resolve(NULL, &desc, &choice, &error));
    FAILS(TN_ERR_ARG, "desc is NULL", tn_kernels_resolve(tn_kernels_reference(), NULL, &choice, &error));
    FAILS(TN_ERR_ARG, "out is NULL", tn_kernels_resolve(tn_kernels_reference(), &desc, NULL, &error));
    drop(&x);
}

static void other_memory(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_memory *memory;
    tn_memory_stats stats = { .size = sizeof stats };
    OK(tn_pool_create(NULL, &memory, &error));
    tn_memory *before = tn_ctx_set_memory(ctx, memory);
    tn_tensor x = counted(ctx, TN_SHAPE(30, 30)), out;
    OK(tn_matmul(ctx, &x, &x, &out, &error));
    tn_memory_get_stats(memory, &stats);
    assert_int_equal(stats.buffers, 2);                /* scratch is of the first memory */
    drop(&x);
    drop(&out);
    assert_ptr_equal(tn_ctx_set_memory(ctx, before), memory);
    tn_memory_destroy(memory);
}

static void one_round(tn_ctx *ctx, const tn_tensor *x)
{
    tn_tensor product, turned, sum, rows, copy;
    OK(tn_matmul(ctx, x, x, &product, &error));
    OK(tn_t(&product, &turned, &error));
    OK(tn_add(ctx, &turned, x, &sum, &error));
    OK(tn_log_softmax(ctx, &turned, -1, 1, &rows, &error));
    OK(tn_contiguous(ctx, &turned, &copy, &error));
    OK(tn_fill_f64(ctx, &copy, 1, &error));
    drop(&product);
    drop(&sum);
    drop(&rows);
    drop(&copy);
}

static void no_allocation_after_the_first_round(void **state)
{
    fixture *f = *state;
    tn_tensor x = counted(f->ctx, TN_SHAPE(70, 70));
    one_round(f->ctx, &x);
    size_t calls = f->calls;
    for (int i = 0; i < 3; i++)
        one_round(f->ctx, &x);
    assert_int_equal(f->calls, calls);
    drop(&x);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(binary_broadcasts),
        TEST(unary_and_scale),
        TEST(matmul_of_all_ranks),
        TEST(empty_extents),
        TEST(sums_and_log_softmax),
        TEST(contiguous_and_reshape),
        TEST(copy_from_broadcasts_and_casts),
        TEST(fills),
        TEST(into_in_place_and_overlaps),
        TEST(into_interleaved_views),
        TEST(into_matmul),
        TEST(into_refuses_other_operands),
        TEST(into_checks_the_descriptor),
        TEST(errors_have_the_values),
        TEST(contexts_check_tables),
        TEST(contexts_tell_what_is_left),
        TEST(resolve_checks_its_arguments),
        TEST(other_memory),
        TEST(no_allocation_after_the_first_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
