/* test_strides.c: the stride engine against a walk over all indices: copies, fills and additions of views of
 * any rank and strides (permuted, with gaps, reversed, repeated, empty), for elements of every size, by the
 * kernels of every tier, with one to eight threads. The whole memory behind a result is compared, so a byte
 * written beside an element shows. */
#include "core_fixture.h"
#include "sanitized.h"
#include "seed.h"

#include <stdlib.h>

enum { ROUNDS = SIZED(600, 100), SMALL = 6000, LARGE = SIZED(300000, 30000) };

static uint32_t seed;

static uint32_t below(uint32_t n)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % n;
}

static const tn_dtype sized[] = { TN_U8, TN_BF16, TN_F32, TN_I64 };

/* -- Tables and threads -----------------------------------------------------------------------------------*/

enum { TIERS = 4, COUNTS = 4 };
static const size_t counts[COUNTS] = { 1, 2, 3, 8 };
static const tn_threads *threads[COUNTS];
static tn_ctx *contexts[TIERS][COUNTS];    /* "reference", then the tiers of this machine */
static int tiers;

static int make_contexts(void **state)
{
    (void)state;
    tiers = (int)tn_isa_detect() + 1;
    tiers = tiers > TIERS ? TIERS : tiers;
    for (int c = 0; c < COUNTS; c++) {
        OK(tn_threads_create(TN_WITH(tn_threads_options, .count = counts[c]), &threads[c], err));
        for (int t = 0; t < tiers; t++) {
            const tn_kernels *table = t ? tn_kernels_dense((tn_isa)t, TN_FAST) : tn_kernels_reference();
            OK(tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = table, .threads = threads[c]),
                             &contexts[t][c], err));
        }
    }
    return 0;
}

static int end_contexts(void **state)
{
    (void)state;
    for (int c = 0; c < COUNTS; c++) {
        for (int t = 0; t < tiers; t++)
            tn_ctx_destroy(contexts[t][c]);
        tn_threads_destroy(threads[c]);
    }
    return 0;
}

/* -- Random views -----------------------------------------------------------------------------------------*/

/* A view over memory of just its reach, and that memory. */
typedef struct place {
    tn_dtype dtype;
    tn_dims  shape, stride;
    int32_t  offset;
    size_t   bytes;
    char    *memory;
} place;

static tn_dims random_shape(int32_t most)
{
    tn_dims shape = { .count = (int32_t)below(TN_MAX_RANK + 1) };
    int32_t left = most;
    for (int32_t i = 0; i < shape.count; i++) {
        uint32_t limit = below(3) ? 5 : (uint32_t)left + 1;
        limit = limit > 700 ? 700 : limit;
        shape.v[i] = (int32_t)below(limit + 1);
        if (shape.v[i] > left || (shape.v[i] == 0 && below(8)))
            shape.v[i] = 1;
        left /= shape.v[i] ? shape.v[i] : 1;
    }
    return shape;
}

/* Axes in a random order of nearness, each a random gap apart and perhaps reversed; an input may repeat. */
static place random_place(tn_dtype dtype, tn_dims shape, bool repeats)
{
    place p = { .dtype = dtype, .shape = shape, .stride = { .count = shape.count } };
    int32_t order[TN_MAX_RANK], reach = 1;
    bool plain = below(3) == 0;
    for (int32_t i = 0; i < shape.count; i++) {
        int32_t j = plain ? i : (int32_t)below((uint32_t)i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (int32_t i = shape.count - 1; i >= 0; i--) {
        int32_t axis = order[i], extent = shape.v[axis] ? shape.v[axis] : 1;
        int32_t step = reach + (plain || below(4) ? 0 : (int32_t)below(3));
        if (repeats && below(6) == 0)
            continue;                                  /* stride 0 */
        p.stride.v[axis] = below(5) ? step : -step;
        if (p.stride.v[axis] < 0)
            p.offset += step * (extent - 1);
        reach += step * (extent - 1);
    }
    p.offset += (int32_t)below(3);
    p.bytes = (size_t)(p.offset + reach + 2) * tn_dtype_size(dtype);
    p.memory = test_malloc(p.bytes);
    for (size_t i = 0; i < p.bytes; i++)
        p.memory[i] = (char)below(256);
    return p;
}

static tn_tensor view_of(tn_ctx *ctx, const place *p, void *memory)
{
    tn_tensor t;
    OK(tn_tensor_from_data(ctx, TN_WITH(tn_foreign, .data = memory, .bytes = p->bytes, .dtype = p->dtype,
                                        .shape = p->shape, .stride = p->stride, .offset = p->offset),
                           &t, err));
    return t;
}

/* -- The walk ---------------------------------------------------------------------------------------------*/

typedef void (*visit)(const char *const *in, char *out, size_t size);

static int64_t place_at(const place *p, const int32_t *index)
{
    int64_t at = p->offset;
    for (int32_t d = 0; d < p->shape.count; d++)
        at += (int64_t)index[d] * p->stride.v[d];
    return at * (int64_t)tn_dtype_size(p->dtype);
}

/* Visits every index of dst's shape, the last axis fastest. */
static void walk(const place *const *in, int inputs, const place *dst, char *memory, visit fn)
{
    int32_t index[TN_MAX_RANK] = { 0 };
    for (int32_t d = 0; d < dst->shape.count; d++)
        if (dst->shape.v[d] == 0)
            return;
    for (;;) {
        const char *at[2] = { NULL, NULL };
        for (int i = 0; i < inputs; i++)
            at[i] = in[i]->memory + place_at(in[i], index);
        fn(at, memory + place_at(dst, index), tn_dtype_size(dst->dtype));
        int32_t d = dst->shape.count - 1;
        while (d >= 0 && ++index[d] == dst->shape.v[d])
            index[d--] = 0;
        if (d < 0)
            return;
    }
}

static void move(const char *const *in, char *out, size_t size) { memcpy(out, in[0], size); }

static void one(const char *const *in, char *out, size_t size)
{
    (void)in;
    memset(out, 0, size);
    out[0] = 1;                                        /* little-endian */
}

static void add(const char *const *in, char *out, size_t size)
{
    float a, b;
    (void)size;
    memcpy(&a, in[0], sizeof a);
    memcpy(&b, in[1], sizeof b);
    a += b;
    memcpy(out, &a, sizeof a);
}

/* -- Rounds -----------------------------------------------------------------------------------------------*/

typedef tn_status (*operation)(tn_ctx *ctx, const tn_tensor *dst, const tn_tensor *in, tn_error *err);

static tn_status run_copy(tn_ctx *ctx, const tn_tensor *dst, const tn_tensor *in, tn_error *err)
{
    return tn_copy_from(ctx, dst, &in[0], err);
}

static tn_status run_fill(tn_ctx *ctx, const tn_tensor *dst, const tn_tensor *in, tn_error *err)
{
    (void)in;
    return tn_fill_i64(ctx, dst, 1, err);
}

static tn_status run_add(tn_ctx *ctx, const tn_tensor *dst, const tn_tensor *in, tn_error *err)
{
    tn_desc desc;
    TN_TRY(tn_describe("add", TN_LIST(&in[0], &in[1]), &desc, err));
    return tn_into(ctx, &desc, TN_LIST(&in[0], &in[1]), TN_LIST(dst), err);
}

/* Runs it on every table with every number of threads, each time from the same memory of dst. */
static void check(const place *in, int inputs, const place *dst, operation run, visit fn, uint32_t from)
{
    const place *list[2] = { &in[0], &in[1] };
    char *wanted = test_malloc(dst->bytes), *memory = test_malloc(dst->bytes);
    memcpy(wanted, dst->memory, dst->bytes);
    walk(list, inputs, dst, wanted, fn);
    for (int t = 0; t < tiers; t++)
        for (int c = 0; c < COUNTS; c++) {
            tn_ctx *ctx = contexts[t][c];
            tn_tensor views[2], out = view_of(ctx, dst, memory);
            memcpy(memory, dst->memory, dst->bytes);
            for (int i = 0; i < inputs; i++)
                views[i] = view_of(ctx, &in[i], in[i].memory);
            OK(run(ctx, &out, views, err));
            for (int i = 0; i < inputs; i++)
                release(&views[i]);
            release(&out);
            if (memcmp(memory, wanted, dst->bytes) != 0)
                fail_msg("seed %u: rank %d, table %d, %zu threads", from, (int)dst->shape.count, t,
                         counts[c]);
        }
    test_free(memory);
    test_free(wanted);
}

static void put_floats(place *p)
{
    for (size_t i = 0; i < p->bytes / sizeof(float); i++)
        ((float *)p->memory)[i] = (float)below(2000) - 1000;
}

static void round_of(operation run, visit fn, int inputs, tn_dtype dtype)
{
    uint32_t from = seed;
    tn_dims shape = random_shape(below(10) ? SMALL : LARGE);
    place in[2], dst = random_place(dtype, shape, false);
    for (int i = 0; i < inputs; i++) {
        in[i] = random_place(dtype, shape, true);
        if (fn == add)
            put_floats(&in[i]);
    }
    check(in, inputs, &dst, run, fn, from);
    for (int i = 0; i < inputs; i++)
        test_free(in[i].memory);
    test_free(dst.memory);
}

static void copies_of_any_strides(void **state)
{
    (void)state;
    for (int i = 0; i < ROUNDS; i++)
        round_of(run_copy, move, 1, sized[i % 4]);
}

static void fills_of_any_strides(void **state)
{
    (void)state;
    for (int i = 0; i < ROUNDS / 4; i++)
        round_of(run_fill, one, 0, ((const tn_dtype[]){ TN_U8, TN_I16, TN_U32, TN_I64 })[i % 4]);
}

static void maps_of_any_strides(void **state)
{
    (void)state;
    for (int i = 0; i < ROUNDS / 2; i++)
        round_of(run_add, add, 2, TN_F32);
}

/* -- Copies too large for the caches ----------------------------------------------------------------------*/

/* Packed, transposed in the last two axes, or one value; `skew` elements past an aligned address. */
static place large_place(tn_dtype dtype, tn_dims shape, bool turned, int32_t skew)
{
    int32_t rows = shape.v[shape.count - 2], cols = shape.v[shape.count - 1];
    place p = { .dtype = dtype, .shape = shape, .stride = { .count = shape.count }, .offset = skew };
    int32_t count = rows * cols * (shape.count == 3 ? shape.v[0] : 1);
    if (shape.count == 3)
        p.stride.v[0] = rows * cols;
    p.stride.v[shape.count - 2] = turned ? 1 : cols;
    p.stride.v[shape.count - 1] = turned ? rows : 1;
    p.bytes = (size_t)(count + skew + 1) * tn_dtype_size(dtype);
    p.memory = aligned_alloc(64, (p.bytes + 63) / 64 * 64);
    assert_non_null(p.memory);
    for (size_t i = 0; i < p.bytes; i++)
        p.memory[i] = (char)(i * 7 + i / 509 + i / 131071);
    return p;
}

static void check_large(tn_dtype dtype, tn_dims shape, bool turned, int32_t from, int32_t to, bool fills)
{
    place src = large_place(dtype, shape, turned, from), dst = large_place(dtype, shape, false, to);
    if (fills)
        check(&src, 0, &dst, run_fill, one, 0);
    else
        check(&src, 1, &dst, run_copy, move, 0);
    free(src.memory);
    free(dst.memory);
}

static void copies_past_the_caches(void **state)
{
    (void)state;
    if (SIZED(0, 1))
        skip();
    check_large(TN_F32, TN_SHAPE(1, 4500017), false, 0, 0, false);
    check_large(TN_F64, TN_SHAPE(3, 900001), false, 1, 3, false);
    check_large(TN_U8, TN_SHAPE(1, 17000001), false, 5, 61, false);
    check_large(TN_F32, TN_SHAPE(1040, 784), true, 0, 0, false);
    check_large(TN_F32, TN_SHAPE(1043, 784), true, 3, 0, false);
    check_large(TN_F32, TN_SHAPE(1040, 784), true, 0, 1, false);
    check_large(TN_F32, TN_SHAPE(5, 16, 8192), true, 0, 0, false);
    check_large(TN_F64, TN_SHAPE(777, 512), true, 0, 0, false);
    check_large(TN_F64, TN_SHAPE(520, 513), true, 0, 0, false);
    check_large(TN_U16, TN_SHAPE(1111, 1024), true, 0, 0, false);
    check_large(TN_U8, TN_SHAPE(1, 17000001), false, 0, 3, true);
    check_large(TN_I64, TN_SHAPE(2, 1100000), false, 0, 1, true);
}

int main(void)
{
    seed = (uint32_t)test_seed();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(copies_of_any_strides),
        cmocka_unit_test(fills_of_any_strides),
        cmocka_unit_test(maps_of_any_strides),
        cmocka_unit_test(copies_past_the_caches),
    };
    return cmocka_run_group_tests(tests, make_contexts, end_contexts);
}
