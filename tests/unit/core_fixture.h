#ifndef CORE_FIXTURE_H
#define CORE_FIXTURE_H

/* core_fixture.h: a pool and a ctx on it for each test, and assertions on tensors. Include it first. */

#include "expect.h"

#include <tenon/tenon.h>

typedef struct fixture {
    tn_memory *memory;
    tn_ctx    *ctx;
} fixture;

static inline int fixture_setup(void **state)
{
    static fixture f;

    OK(tn_pool_create(NULL, &f.memory, err));
    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = f.memory), &f.ctx, err));
    *state = &f;
    return 0;
}

/* Fails the test that left an owner behind. */
static inline int fixture_teardown(void **state)
{
    fixture *f = *state;
    tn_memory_stats stats = { .size = sizeof stats };

    tn_ctx_destroy(f->ctx);                /* and its scratch */
    tn_memory_get_stats(f->memory, &stats);
    tn_memory_destroy(f->memory);
    assert_int_equal(stats.buffers, 0);
    assert_int_equal(stats.live, 0);
    return 0;
}

#define WITH_CTX(test) cmocka_unit_test_setup_teardown(test, fixture_setup, fixture_teardown)

static inline tn_ctx *ctx_of(void **state)
{
    return ((fixture *)*state)->ctx;
}

static inline tn_tensor arange(tn_ctx *ctx, tn_dtype dtype, int64_t count, tn_dims shape)
{
    tn_tensor t;

    OK(tn_tensor_arange(ctx, dtype, 0, count, 1, &t, err));
    OK(tn_try_reshape(&t, shape, &t, err));
    return t;
}

static inline void release(const tn_tensor *t)
{
    OK(tn_tensor_release(t, err));
}

static inline void assert_dims(const char *what, int32_t rank, const int32_t *got, tn_dims want)
{
    assert_int_equal(rank, want.count);
    for (int32_t i = 0; i < rank; i++)
        if (got[i] != want.v[i])
            fail_msg("%s of axis %d is %d, not %d", what, (int)i, (int)got[i], (int)want.v[i]);
}

#define assert_shape(t, ...)   assert_dims("extent", (t)->rank, (t)->shape, TN_SHAPE(__VA_ARGS__))
#define assert_strides(t, ...) assert_dims("stride", (t)->rank, (t)->stride, TN_SHAPE(__VA_ARGS__))

/* Element number n of t in row-major order. */
static inline double element(const tn_tensor *t, int32_t n)
{
    tn_dims index = { t->rank, { 0 } };
    double x;

    for (int32_t i = t->rank - 1; i >= 0; i--) {
        index.v[i] = n % t->shape[i];
        n /= t->shape[i];
    }
    OK(tn_get_f64(t, index, &x, err));
    return x;
}

static inline void assert_values(const tn_tensor *t, int32_t count, const double *want)
{
    assert_int_equal(tn_tensor_count(t), count);
    for (int32_t i = 0; i < count; i++)
        if (element(t, i) != want[i])
            fail_msg("element %d is %g, not %g", (int)i, element(t, i), want[i]);
}

#define VALUES(t, ...) \
    assert_values(t, (int32_t)(sizeof((double[]){ __VA_ARGS__ }) / sizeof(double)), (double[]){ __VA_ARGS__ })

#endif
