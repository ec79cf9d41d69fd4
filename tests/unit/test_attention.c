/* test_attention.c: attention against a plain loop of this file with libm, for masks of every shape, causal,
 * grouped heads, caps and scales; a query that sees no key; errors with their sentences. */
#include "core_fixture.h"

#include <math.h>
#include <string.h>

#include "seed.h"

typedef struct problem {
    int32_t b, h, g, s, t, d, e;
    tn_attention_attrs a;
    tn_dtype dtype;
} problem;

static uint64_t next(uint64_t *r)
{
    *r = *r * 6364136223846793005u + 1442695040888963407u;
    return *r >> 33;
}

static int32_t below(uint64_t *r, int32_t n) { return (int32_t)(next(r) % (uint64_t)n); }

static tn_tensor numbers(tn_ctx *ctx, uint64_t *r, tn_dims shape)
{
    tn_tensor t;
    OK(tn_tensor_zeros(ctx, TN_F32, shape, &t, err));
    float *x = tn_mutable_data(&t, TN_F32, NULL);
    for (int32_t i = 0; i < tn_tensor_count(&t); i++)
        x[i] = (float)below(r, 4001) / 1000 - 2;
    return t;
}

/* The same in another type. */
static tn_tensor of_type(tn_ctx *ctx, tn_tensor t, tn_dtype dtype)
{
    tn_tensor cast;
    OK(tn_cast(ctx, &t, dtype, &cast, err));
    release(&t);
    return cast;
}

static double at(const tn_tensor *t, int32_t i, int32_t j, int32_t k, int32_t l)
{
    double x;
    OK(tn_get_f64(t, TN_SHAPE(i, j, k, l), &x, err));
    return x;
}

/* What the mask adds to a score: -infinity where a bool is false. */
static double masked(const tn_tensor *wide, int32_t b, int32_t h, int32_t i, int32_t j)
{
    double x = at(wide, b, h, i, j);
    if (wide->dtype == TN_BOOL)
        return x != 0 ? 0 : -INFINITY;
    return x;
}

static double score(const problem *p, const tn_tensor *q, const tn_tensor *k, const tn_tensor *wide,
                    int32_t b, int32_t h, int32_t i, int32_t j)
{
    float own = p->a.scale != 0 ? p->a.scale : (float)(1 / sqrt(p->d));        /* F32, as any attribute is */
    double sum = 0, scale = (double)own, cap = (double)p->a.softcap;
    if (p->a.causal && j > i + p->t - p->s)
        return -INFINITY;
    for (int32_t d = 0; d < p->d; d++)
        sum += at(q, b, h, i, d) * at(k, b, h / (p->h / p->g), j, d);
    sum *= scale;
    if (cap != 0)
        sum = cap * tanh(sum / cap);
    return wide ? sum + masked(wide, b, h, i, j) : sum;
}

/* One row of weights; all 0 where no key is seen. */
static void weights(const problem *p, const tn_tensor *q, const tn_tensor *k, const tn_tensor *wide,
                    int32_t b, int32_t h, int32_t i, double *w)
{
    double most = -INFINITY, total = 0;
    for (int32_t j = 0; j < p->t; j++) {
        w[j] = score(p, q, k, wide, b, h, i, j);
        most = fmax(most, w[j]);
    }
    for (int32_t j = 0; j < p->t; j++)
        total += w[j] = most == -INFINITY ? 0 : exp(w[j] - most);
    for (int32_t j = 0; j < p->t; j++)
        w[j] = total > 0 ? w[j] / total : 0;
}

/* What a result below 2 may be off by: of halves, half a unit. */
static double tolerance(tn_dtype dtype)
{
    return dtype == TN_F64 ? 1e-12 : dtype == TN_F16 ? 0x1p-11 + 4e-6 : dtype == TN_BF16 ? 0x1p-8 + 4e-6 : 4e-6;
}

static void assert_attended(const problem *p, const tn_tensor *q, const tn_tensor *k, const tn_tensor *v,
                            const tn_tensor *wide, const tn_tensor *y)
{
    double w[64];
    assert_shape(y, p->b, p->h, p->s, p->e);
    for (int32_t b = 0; b < p->b; b++)
        for (int32_t h = 0; h < p->h; h++)
            for (int32_t i = 0; i < p->s; i++) {
                weights(p, q, k, wide, b, h, i, w);
                for (int32_t e = 0; e < p->e; e++) {
                    double want = 0, got = at(y, b, h, i, e);
                    for (int32_t j = 0; j < p->t; j++)
                        want += w[j] * at(v, b, h / (p->h / p->g), j, e);
                    if (!(fabs(got - want) <= tolerance(p->dtype)))
                        fail_msg("[%d,%d,%d,%d] is %.9g, not %.9g", b, h, i, e, got, want);
                }
            }
}

/* A mask or bias that broadcasts to the scores; strides of any kind come with broadcasting. */
static tn_tensor random_mask(tn_ctx *ctx, uint64_t *r, const problem *p, tn_tensor *wide)
{
    tn_dims shape = TN_SHAPE(below(r, 2) ? p->b : 1, below(r, 2) ? p->h : 1, below(r, 2) ? p->s : 1, p->t);
    tn_tensor bias = of_type(ctx, numbers(ctx, r, shape), p->dtype), mask;
    if (below(r, 2)) {
        OK(tn_unary(ctx, TN_OP_RELU, &bias, &mask, err));
        release(&bias);
        OK(tn_cast(ctx, &mask, TN_BOOL, &bias, err));
        release(&mask);
    }
    OK(tn_expand(&bias, TN_SHAPE(p->b, p->h, p->s, p->t), wide, err));
    return bias;
}

static void check(tn_ctx *ctx, problem p, bool with_mask, uint64_t *r)
{
    tn_tensor q = of_type(ctx, numbers(ctx, r, TN_SHAPE(p.b, p.h, p.s, p.d)), p.dtype);
    tn_tensor k = of_type(ctx, numbers(ctx, r, TN_SHAPE(p.b, p.g, p.t, p.d)), p.dtype);
    tn_tensor v = of_type(ctx, numbers(ctx, r, TN_SHAPE(p.b, p.g, p.t, p.e)), p.dtype), mask, wide, y;
    const tn_kernels *tables[] = { tn_kernels_reference(), tn_kernels_dense(TN_ISA_GENERIC, TN_FAST),
                                   tn_kernels_dense(TN_ISA_BEST, TN_FAST) };
    if (with_mask) {
        mask = random_mask(ctx, r, &p, &wide);
        p.a.mask = &mask;
    }
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++) {
        OK(tn_ctx_set_kernels(ctx, tables[t], err));
        OK(tn_attention(ctx, &q, &k, &v, &p.a, &y, err));
        assert_attended(&p, &q, &k, &v, with_mask ? &wide : NULL, &y);
        release(&y);
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    release(&q);
    release(&k);
    release(&v);
    if (with_mask)
        release(&mask);
}

static void test_random_attributes(void **state)
{
    static const tn_dtype dtypes[] = { TN_F32, TN_F64, TN_F16, TN_BF16 };
    uint64_t r = test_seed();
    for (int round = 0; round < 120; round++) {
        int32_t g = 1 + below(&r, 3);
        problem p = { .b = 1 + below(&r, 2), .h = g * (1 + below(&r, 3)), .g = g, .s = 1 + below(&r, 20),
                      .t = 1 + below(&r, 40), .d = 1 + below(&r, 20), .e = 1 + below(&r, 20),
                      .dtype = dtypes[round % 4] };
        p.a = (tn_attention_attrs){ .size = sizeof p.a, .causal = below(&r, 2),
                                    .scale = below(&r, 2) ? 0.25f : 0, .softcap = below(&r, 3) ? 0 : 1.5f };
        check(ctx_of(state), p, below(&r, 2), &r);
    }
}

/* A-S11-1: row 1 of the mask is all false: row 1 of the result is 0, though values are NaN; the others are as
 * without that row. */
static void a_s11_1_a_query_that_sees_no_key(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed();
    tn_tensor q = numbers(ctx, &r, TN_SHAPE(1, 1, 4, 2)), k = numbers(ctx, &r, TN_SHAPE(1, 1, 4, 2));
    tn_tensor v = numbers(ctx, &r, TN_SHAPE(1, 1, 4, 2)), mask, y, plain;
    const tn_kernels *tables[] = { tn_kernels_reference(), tn_kernels_dense(TN_ISA_BEST, TN_FAST) };
    OK(tn_tensor_zeros(ctx, TN_BOOL, TN_SHAPE(4, 4), &mask, err));
    OK(tn_fill_f64(ctx, &mask, 1, err));
    for (int32_t j = 0; j < 4; j++)
        OK(tn_set_f64(&mask, TN_SHAPE(1, j), 0, err));
    for (int t = 0; t < 2; t++) {
        OK(tn_ctx_set_kernels(ctx, tables[t], err));
        OK(tn_attention(ctx, &q, &k, &v, TN_WITH(tn_attention_attrs, .mask = &mask), &y, err));
        OK(tn_attention(ctx, &q, &k, &v, NULL, &plain, err));
        for (int32_t i = 0; i < 4; i++)
            for (int32_t e = 0; e < 2; e++)
                assert_true(at(&y, 0, 0, i, e) == (i == 1 ? 0 : at(&plain, 0, 0, i, e)));
        release(&y);
        release(&plain);
    }
    OK(tn_fill_f64(ctx, &v, NAN, err));
    OK(tn_attention(ctx, &q, &k, &v, TN_WITH(tn_attention_attrs, .mask = &mask), &y, err));
    for (int32_t i = 0; i < 4; i++)
        assert_true(i == 1 ? at(&y, 0, 0, i, 0) == 0 : isnan(at(&y, 0, 0, i, 0)));
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    release(&y);
    release(&q);
    release(&k);
    release(&v);
    release(&mask);
}

/* No key, no query, no head: shapes as said, every element 0. */
static void test_empty(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor q = arange(ctx, TN_F32, 12, TN_SHAPE(1, 2, 3, 2)), none, y;
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1, 2, 0, 2), &none, err));
    OK(tn_attention(ctx, &q, &none, &none, NULL, &y, err));
    assert_shape(&y, 1, 2, 3, 2);
    for (int32_t i = 0; i < 12; i++)
        assert_true(element(&y, i) == 0);
    release(&y);
    OK(tn_attention(ctx, &none, &q, &q, NULL, &y, err));
    assert_shape(&y, 1, 2, 0, 2);
    release(&y);
    release(&q);
    release(&none);
}

/* The same bits with any number of threads, and in blocks that do not fill. */
static void test_threads(void **state)
{
    uint64_t r = test_seed();
    tn_ctx *ctx = ctx_of(state);
    tn_tensor q = numbers(ctx, &r, TN_SHAPE(2, 3, 300, 16)), k = numbers(ctx, &r, TN_SHAPE(2, 1, 500, 16)),
        y[4];
    static const size_t counts[] = { 1, 2, 3, 8 };
    for (int i = 0; i < 4; i++) {
        const tn_threads *threads;
        tn_ctx *own;
        OK(tn_threads_create(TN_WITH(tn_threads_options, .count = counts[i]), &threads, err));
        OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = ((fixture *)*state)->memory, .threads = threads),
                         &own, err));
        OK(tn_attention(own, &q, &k, &k, TN_WITH(tn_attention_attrs, .causal = true), &y[i], err));
        tn_ctx_destroy(own);
        tn_threads_destroy(threads);
        assert_memory_equal(tn_data(&y[i], TN_F32, NULL), tn_data(&y[0], TN_F32, NULL),
                            (size_t)tn_tensor_count(&y[0]) * sizeof(float));
    }
    for (int i = 0; i < 4; i++)
        release(&y[i]);
    release(&q);
    release(&k);
}

/* Equal scores, of queries that are 0: the mean of the values. */
static void check_no_query(tn_ctx *ctx, float cap, uint64_t *r)
{
    tn_tensor q, k = numbers(ctx, r, TN_SHAPE(1, 1, 5, 4)), v = numbers(ctx, r, TN_SHAPE(1, 1, 5, 3)), y;
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1, 1, 2, 4), &q, err));
    OK(tn_attention(ctx, &q, &k, &v, TN_WITH(tn_attention_attrs, .softcap = cap), &y, err));
    for (int32_t e = 0; e < 6; e++) {
        double mean = 0;
        for (int32_t j = 0; j < 5; j++)
            mean += element(&v, j * 3 + e % 3) / 5;
        assert_true(fabs(element(&y, e) - mean) <= 1e-6);
    }
    release(&q), release(&k), release(&v), release(&y);
}

/* Caps whose unit leaves the range of F32: scores of 0 stay 0, others become nearly nothing, or what they
 * are. */
static void caps_at_the_ends_of_the_range(void **state)
{
    static const float caps[][2] = { { 1e-40f, 0 }, { 1e-45f, 0 }, { 3e38f, 0 }, { 3e38f, 1e-8f } };
    uint64_t r = test_seed();
    for (int c = 0; c < 4; c++) {
        problem p = { 1, 2, 1, 6, 7, 5, 3, { .size = sizeof p.a, .softcap = caps[c][0],
                                             .scale = caps[c][1] }, TN_F32 };
        check(ctx_of(state), p, false, &r);
        check_no_query(ctx_of(state), caps[c][0], &r);
    }
}

static void test_errors(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor q = arange(ctx, TN_F32, 24, TN_SHAPE(1, 3, 4, 2)),
        k = arange(ctx, TN_F32, 20, TN_SHAPE(1, 2, 5, 2));
    tn_tensor odd = arange(ctx, TN_F32, 30, TN_SHAPE(1, 3, 5, 2)), mask = arange(ctx, TN_F32, 7, TN_SHAPE(7)),
        y;
    FAILS(TN_ERR_SHAPE, "q has 3 heads, k 2, which do not divide them",
          tn_attention(ctx, &q, &k, &k, NULL, &y, err));
    FAILS(TN_ERR_SHAPE, "heads differ: k is 1x2x5x2, v is 1x3x5x2", tn_attention(ctx, &q, &k, &odd, NULL, &y,
                                                                                 err));
    FAILS(TN_ERR_SHAPE, "bias is 7 and does not broadcast to the scores, 1x3x4x5",
          tn_attention(ctx, &q, &odd, &odd, TN_WITH(tn_attention_attrs, .mask = &mask), &y, err));
    FAILS(TN_ERR_ARG, "softcap is -1, below 0",
          tn_attention(ctx, &q, &odd, &odd, TN_WITH(tn_attention_attrs, .softcap = -1), &y, err));
    FAILS(TN_ERR_RANK, "v is 7: four axes wanted", tn_attention(ctx, &q, &odd, &mask, NULL, &y, err));
    release(&q);
    release(&k);
    release(&odd);
    release(&mask);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(test_random_attributes), WITH_CTX(a_s11_1_a_query_that_sees_no_key), WITH_CTX(test_empty),
        WITH_CTX(test_threads), WITH_CTX(caps_at_the_ends_of_the_range), WITH_CTX(test_errors),
    };
    return cmocka_run_group_tests_name("unit/attention", tests, NULL, NULL);
}
