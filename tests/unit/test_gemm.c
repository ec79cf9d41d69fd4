/* test_gemm.c: the core of products (dense/gemm_p.h) as drivers use it: sums that a driver takes over,
 * fused steps of every type and mode, how halves are rounded, scratch. Elements of products by themselves are
 * judged in test_dense.c and the programs of matmul. */
#include "expect.h"

#include "base/base_p.h"
#include "core/core_p.h"
#include "kernel/dense/gemm_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/kernels_p.h"
#include "seed.h"

#include <math.h>
#include <stdlib.h>

enum { TEAMS = 4, OPERANDS = 8 };
static const size_t team_size[TEAMS] = { 1, 2, 3, 8 };
static const tn_threads *team[TEAMS];

static int make_teams(void **state)
{
    (void)state;
    for (int i = 0; i < TEAMS; i++)
        OK(tn_threads_create(TN_WITH(tn_threads_options, .count = team_size[i]), &team[i], err));
    return 0;
}

static int end_teams(void **state)
{
    (void)state;
    for (int i = 0; i < TEAMS; i++)
        tn_threads_destroy(team[i]);
    return 0;
}

/* -- A problem with its operands ------------------------------------------------------------------*/

typedef struct problem {
    tn_desc desc;
    void   *data[OPERANDS];    /* of packed operands */
    size_t  out_size;
} problem;

static uint64_t random_state;

static double random_unit(void)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (double)(random_state >> 40) * 0x1p-23 - 1;
}

/* Values of many magnitudes, a few of them special. */
static double random_value(void)
{
    double x = random_unit(), which = random_unit();
    if (which > 0.998)
        return x > 0.5 ? INFINITY : x > 0 ? NAN : -0.0;
    return which > 0.5 ? x : x * exp2(floor(8 * random_unit()));
}

static void make(problem *p, const char *line)
{
    OK(tn_desc_parse(line, &p->desc, err));
    tni_desc_expand(&p->desc, &p->desc);
    assert_true(p->desc.inputs < OPERANDS);
    for (int o = 0; o <= p->desc.inputs; o++) {
        const tn_operand *operand = &p->desc.operand[o];
        size_t elem = tn_dtype_size((tn_dtype)operand->dtype), count = (size_t)tni_operand_count(operand);
        p->data[o] = calloc(count + 1, elem);
        for (size_t i = 0; i < count && o < p->desc.inputs; i++)
            tni_store_f64((tn_dtype)operand->dtype, (char *)p->data[o] + i * elem, random_value());
        p->out_size = count * elem;
    }
}

static void *out_of(const problem *p) { return p->data[p->desc.inputs]; }

static void end(problem *p)
{
    for (int o = 0; o <= p->desc.inputs; o++)
        free(p->data[o]);
}

static void run(const problem *p, const tn_kernels *kernels, const tn_threads *threads)
{
    size_t size = tn_kernels_scratch(kernels, &p->desc);
    void *scratch = size ? tni_alloc(&tni_default_allocator, size) : NULL;
    memset(out_of(p), 0xFF, p->out_size);
    tn_call call = { .data = p->data, .desc = &p->desc, .scratch = scratch, .threads = threads };
    tn_kernels_call(kernels, &call);
    tni_free(&tni_default_allocator, scratch, size);
}

/* Equal bits, but that any NaN equals any. */
static void same_results(const problem *p, const void *want, const char *line, const char *how)
{
    tn_dtype dtype = (tn_dtype)p->desc.operand[p->desc.inputs].dtype;
    size_t elem = tn_dtype_size(dtype);
    for (size_t at = 0; at < p->out_size; at += elem) {
        const char *x = (const char *)out_of(p) + at, *y = (const char *)want + at;
        double a = tni_load_f64(dtype, x), b = tni_load_f64(dtype, y);
        if (memcmp(x, y, elem) != 0 && !(isnan(a) && isnan(b)))
            fail_msg("TENON_TEST_SEED=%llu: %s, %s: element %zu is %a, not %a",
                     (unsigned long long)test_seed(), line, how, at / elem, a, b);
    }
}

static void start(void)
{
    random_state = test_seed();
}

static const tni_dense *dense_of(tn_isa isa, tn_mode mode) { return tn_kernels_dense(isa, mode)->state; }

/* -- Fused steps and thirds -----------------------------------------------------------------------*/

static const char *const tails[] = {
    "37x41x300 bias", "37x41x300 bias relu residual", "37x41x300 gelu",
    "37x41x300 residual silu bias sigmoid", "5x70x20 batch 3x2 residual",
    "5x70x20 batch 3 b:20x70 bias residual abs", "1x70x20 batch 4 b:20x70 residual",
    "300x3x40 bias residual neg", "40x50x30 dst:1,40 bias tanh", "20x30x600 alpha 0.3 beta -0.7 bias exp",
    "20x30x0 beta 0.5 bias relu", "20x30x7 alpha 0 beta 2 residual",
    "200x300x40 beta 1 scale by 3 leaky_relu slope 0.5", "2x500x300 bias gelu", "nt 1x400x200 bias residual",
};
static const char *const types[] = { "f32", "f64", "f16", "bf16", "f16,f16,f32", "bf16,bf16,f32" };

static void one_line(const char *line, tn_mode mode)
{
    problem p;
    make(&p, line);
    void *want = malloc(p.out_size + 1);
    run(&p, tn_kernels_reference(), tn_threads_serial());
    memcpy(want, out_of(&p), p.out_size);
    for (int isa = TN_ISA_GENERIC; isa <= (int)tn_isa_detect(); isa++)
        for (int i = 0; i < TEAMS; i++) {
            run(&p, tn_kernels_dense((tn_isa)isa, mode), team[i]);
            if (mode == TN_FAST && i == 0)
                memcpy(want, out_of(&p), p.out_size);
            same_results(&p, want, line, tn_isa_name((tn_isa)isa));
        }
    free(want);
    end(&p);
}

static void each_line(tn_mode mode)
{
    char line[160];
    start();
    for (size_t t = 0; t < sizeof types / sizeof *types; t++)
        for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
            snprintf(line, sizeof line, "matmul %s %s", types[t], tails[i]);
            one_line(line, mode);
        }
}

/* The reference's bits on every tier and by any number of threads; by tiles. */
static void exact_steps(void **state)
{
    (void)state;
    each_line(TN_EXACT);
    for (size_t t = 0; t < sizeof types / sizeof *types; t++)
        for (int isa = TN_ISA_GENERIC; isa <= (int)tn_isa_detect(); isa++) {
            char line[64];
            tn_desc desc;
            tn_choice choice = { .size = sizeof choice };
            snprintf(line, sizeof line, "matmul %s 5x6x7 residual gelu", types[t]);
            OK(tn_desc_parse(line, &desc, err));
            OK(tn_kernels_resolve(tn_kernels_dense((tn_isa)isa, TN_EXACT), &desc, &choice, err));
            assert_true(choice.kernel && choice.kernel->abi == TN_ABI_TILE);
            assert_int_equal(choice.kernel->isa, isa);
        }
}

/* The same bits by any number of threads. */
static void fast_steps(void **state) { (void)state, each_line(TN_FAST); }

/* -- Halves ---------------------------------------------------------------------------------------*/

/* 2048 + 1 + 1 in F16 one after the other stays 2048; rounded once it is 2050, and + 2 makes 2052 with a
 * rounding between or without. 4096 + 1 + 1 is rounded to 4096 before + 2 makes it 4098, which F16 rounds to
 * 4096; it is 4100 when rounded once. */
static void halves_are_rounded_once(void **state)
{
    (void)state;
    static const struct { double first, step, fast, exact; } row[] = { { 2048, 2, 2052, 2052 },
                                                                       { 4096, 2, 4100, 4096 } };
    for (int i = 0; i < 2; i++)
        for (int mode = TN_FAST; mode <= TN_EXACT; mode++) {
            problem p;
            make(&p, "matmul f16 1x1x3 bias");
            for (int k = 0; k < 3; k++) {
                tni_store_f64(TN_F16, (uint16_t *)p.data[0] + k, k == 0 ? row[i].first : 1);
                tni_store_f64(TN_F16, (uint16_t *)p.data[1] + k, 1);
            }
            tni_store_f64(TN_F16, p.data[2], row[i].step);
            run(&p, tn_kernels_dense(TN_ISA_BEST, (tn_mode)mode), tn_threads_serial());
            double got = tni_load_f64(TN_F16, out_of(&p));
            assert_true(got == (mode == TN_EXACT ? row[i].exact : row[i].fast));
            end(&p);
        }
}

/* -- The core from a driver's code ----------------------------------------------------------------*/

static void plan(tni_gemm *g, const problem *p, tn_isa isa, tn_mode mode)
{
    g->dense = dense_of(isa, mode);
    tni_product_of(&g->product, &p->desc, p->data);
    assert_true(tni_gemm_plan(g, p->desc.step));
}

static void run_core(const tni_gemm *g, const tn_threads *threads)
{
    size_t size = tni_gemm_scratch(g);
    void *scratch = size ? tni_alloc(&tni_default_allocator, size) : NULL;
    tni_gemm_run(g, scratch, threads);
    tni_free(&tni_default_allocator, scratch, size);
}

/* What a driver that takes over sees: sums of each element, once. */
typedef struct taken {
    const tni_gemm *g;
    double *sum;
    _Atomic int *times;
} taken;

static void take(void *arg, const tni_gemm_part *part)
{
    const taken *t = arg;
    const tni_product *p = &t->g->product;
    for (int64_t r = 0; r < part->rows; r++)
        for (int64_t c = 0; c < part->cols; c++) {
            int64_t at = (part->item * p->m + part->row + r) * p->n + part->col + c;
            int64_t from = r * part->ld + c;
            t->sum[at] = t->g->arithmetic->sum == TN_F64 ? ((double *)part->sums)[from]
                                                         : (double)((float *)part->sums)[from];
            t->times[at]++;
        }
}

/* Whole numbers: every order of adding gives one result. */
static void a_driver_takes_the_sums(void **state)
{
    (void)state;
    static const char *const lines[] = { "matmul f32 150x170x600", "matmul f64 20x30x40 batch 7",
                                         "matmul f16 3x500x9", "matmul f32 tt 90x41x30 batch 2",
                                         "matmul f32 4x5x0" };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (int t = 0; t < TEAMS; t++) {
            problem p;
            make(&p, lines[i]);
            size_t count = (size_t)tni_operand_count(&p.desc.operand[2]);
            for (int o = 0; o < 2; o++) {
                tn_dtype dtype = (tn_dtype)p.desc.operand[o].dtype;
                char *to = p.data[o];
                for (int64_t e = 0; e < tni_operand_count(&p.desc.operand[o]); e++,
                     to += tn_dtype_size(dtype))
                    tni_store_f64(dtype, to, (double)((e * 7 + o) % 3 - 1));
            }
            run(&p, tn_kernels_reference(), tn_threads_serial());
            tni_gemm g = { .finish = take };
            taken got = { .g = &g, .sum = calloc(count, sizeof *got.sum),
                          .times = calloc(count, sizeof *got.times) };
            g.finish_arg = &got;
            plan(&g, &p, TN_ISA_BEST, TN_FAST);
            run_core(&g, team[t]);
            for (size_t e = 0; e < count; e++) {
                tn_dtype dtype = (tn_dtype)p.desc.operand[2].dtype;
                assert_int_equal(got.times[e], 1);
                assert_true(got.sum[e] == tni_load_f64(dtype, (char *)out_of(&p) + e * tn_dtype_size(dtype)));
            }
            free(got.sum);
            free((void *)got.times);
            end(&p);
        }
}

/* However large the product, and a batch of small ones too. */
static void scratch_is_bounded(void **state)
{
    (void)state;
    static const char *const lines[] = { "matmul f32 20000x20000x20000", "matmul f64 16000x16000x16000",
                                         "matmul bf16 30000x200x30000", "matmul f16 100x30000x30000 residual",
                                         "matmul f32 40000000x3x3", "matmul f32 3x40000000x3",
                                         "matmul f32 3x3x40000000", "matmul f32 64x64x64 batch 10000" };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (int mode = TN_FAST; mode <= TN_EXACT; mode++) {
            tn_desc desc;
            OK(tn_desc_parse(lines[i], &desc, err));
            assert_true(tn_kernels_scratch(tn_kernels_dense(TN_ISA_BEST, (tn_mode)mode), &desc) <= 40u << 20);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exact_steps),
        cmocka_unit_test(fast_steps),
        cmocka_unit_test(halves_are_rounded_once),
        cmocka_unit_test(a_driver_takes_the_sums),
        cmocka_unit_test(scratch_is_bounded),
    };
    return cmocka_run_group_tests(tests, make_teams, end_teams);
}
