/* check_problem.c: a whole operation, by table, against the table "reference". */
#include "check_p.h"

#include <base/base_p.h>
#include <kernel/family/family_p.h>

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ids.h"
#include "operation.h"
#include "timing.h"

typedef struct problem_work {
    check       *c;
    operation    op;
    const check_tables *tables;
} problem_work;

static void run_problem(tn_code code, void *arg)
{
    problem_work *w = arg;
    (void)code;
    operation_run(&w->op, w->tables->form[w->c->out->form], NULL);
}

static void nothing(void) { }

/* -- Expected values ------------------------------------------------------------------------------*/

/* Families whose results are sums of products or terms: their bound is in units of the magnitudes' sum. */
static bool is_sum(const problem_work *w)
{
    uint8_t family = w->c->row->family;
    unsigned op = w->op.desc.op;
    return tni_families[family].fused || family == TNI_CONV2D || op == TN_OP_SUM || op == TN_OP_MEAN ||
           op == TN_OP_AVG_POOL2D;
}

/* Runs the reference and reads the output into values. */
static bool reference(problem_work *w, double *values)
{
    const guard_tensor *dst = operation_output(&w->op);
    if (!operation_prepare(&w->op, tn_kernels_reference()))
        return false;
    operation_run(&w->op, tn_kernels_reference(), NULL);
    for (int64_t i = 0; i < dst->count; i++)
        values[i] = value_get(dst->dtype, guard_element(dst, i));
    return true;
}

/* The reference's bits, which a value would not always hold: whatever moves elements, and whatever gives integers. */
static bool by_bits(const problem_work *w)
{
    tn_dtype to = w->op.operand[w->op.output].dtype;
    uint8_t family = w->c->row->family;
    return family == TNI_COPY || family == TNI_CAST || family == TNI_CONCAT || family == TNI_PAD ||
           family == TNI_GATHER || family == TNI_MATMUL_INT || !tn_dtype_is_float(to);
}

static bool expect_bits(problem_work *w, uint64_t *bits)
{
    const guard_tensor *dst = operation_output(&w->op);
    if (!operation_prepare(&w->op, tn_kernels_reference()))
        return false;
    operation_run(&w->op, tn_kernels_reference(), NULL);
    for (int64_t i = 0; i < dst->count; i++)
        bits[i] = value_bits(dst->dtype, guard_element(dst, i));
    return true;
}

/* All elements of the inputs (and of an output that is read) without their signs. */
static void drop_signs(problem_work *w)
{
    size_t count = w->op.desc.inputs + (size_t)(w->op.desc.floats[1] != 0);
    for (size_t i = 0; i < count; i++) {
        const guard_tensor *t = &w->op.operand[i];
        for (int64_t j = 0; j < t->count; j++) {
            char *at = guard_element(t, j);
            value_put(t->dtype, at, fabs(value_get(t->dtype, at)));
        }
    }
}

/* Elements that a reduction makes one of. */
static double terms_of(const problem_work *w)
{
    const tn_operand *a = &w->op.expanded.operand[0];
    double terms = 1;
    for (int i = 0; i < a->rank; i++)
        terms *= w->op.desc.ints[0] >> i & 1 ? a->shape[i] : 1;
    return terms > 1 ? terms : 1;
}

/* How many roundings the bound allows of the magnitudes' sum. */
static double roundings(const problem_work *w)
{
    const tn_operand *a = &w->op.expanded.operand[0], *b = &w->op.expanded.operand[1];
    if (tni_families[w->c->row->family].product)
        return (double)a->shape[a->rank - 1] + 8;
    if (w->c->row->family == TNI_CONV2D)
        return (double)b->shape[1] * b->shape[2] * b->shape[3] + 8;
    if (w->c->row->family == TNI_POOL2D)
        return 20;                                      /* longer sums are wider */
    return log2(terms_of(w)) + 16;
}

/* The rounding in which an operation on a type computes: halves compute in F32, and are rounded once more. */
static double unit_of(tn_dtype dtype)
{
    return dtype == TN_F64 ? 0x1p-53 : 0x1p-24;
}

/* What fast products of bf16 may lose besides: factors below the least normal number may count as 0, and so may
 * sums (README.md). Each product of such a factor is off by less than it times the other; infinity times one is NaN
 * then. */
static double flushed(const problem_work *w)
{
    double most[2] = { 0 }, tiny[2] = { 0 }, lost = 2 * roundings(w);
    for (int i = 0; i < 2; i++) {
        const guard_tensor *t = &w->op.operand[i];
        if (t->dtype != TN_BF16)
            return 0;
        for (int64_t j = 0; j < t->count; j++) {
            double x = fabs(value_get(t->dtype, guard_element(t, j)));
            most[i] = x > most[i] ? x : most[i];
            tiny[i] = x > 0 && x < 0x1p-126 ? 1 : tiny[i];
        }
    }
    for (int i = 0; i < 2; i++)
        lost += tiny[i] > 0 ? roundings(w) * most[1 - i] : 0;
    return lost * 0x1p-126;
}

/* Whether rounding errors before a step may grow with its value or beyond any bound. */
static bool is_steep(const tn_step *step)
{
    return step->op == TN_OP_EXP || step->op == TN_OP_LOG || step->op == TN_OP_SQRT ||
           step->op == TN_OP_RSQRT || step->op == TN_OP_RECIPROCAL;
}

/* Leaves out, for magnitudes, unary steps that are not steep: what they give is no more than the magnitude
 * and 1. Returns how many are left out. */
static int flatten(tn_desc *d)
{
    int kept = 0, all = d->steps;
    for (int s = 0; s < all; s++)
        if (d->step[s].operand >= 0 || is_steep(&d->step[s]))
            d->step[kept++] = d->step[s];
    d->steps = (uint8_t)kept;
    return all - kept;
}

/* The same operation over magnitudes gives what rounding errors of a sum are measured by. A unary last step
 * bends them by no more than its own value (exp) or factor (scale). */
static bool expect_sum(problem_work *w, const double *want, double *slack)
{
    tn_desc written = w->op.expanded;
    tn_desc *d = &w->op.expanded;
    const guard_tensor *dst = operation_output(&w->op);
    double factor = roundings(w) * unit_of(dst->dtype), most = value_most(dst->dtype);
    bool half = dst->dtype == TN_F16 || dst->dtype == TN_BF16;
    bool bends = false;
    while (d->steps && d->step[d->steps - 1].operand < 0 && !(bends && is_steep(&d->step[d->steps - 1])))
        bends |= d->step[--d->steps].op != TN_OP_RELU;
    int flat = flatten(d);
    bool product = (tni_families[w->c->row->family].product || w->c->row->family == TNI_CONV2D) && !d->exact;
    if (w->c->row->family == TNI_MATMUL) {
        d->floats[0] = fabsf(d->floats[0]);
        d->floats[1] = fabsf(d->floats[1]);
    }
    double lost = product ? flushed(w) * fmax(fabsf(d->floats[0]), 1) : 0;
    drop_signs(w);
    bool good = reference(w, slack);
    w->op.expanded = written;
    for (int64_t i = 0; good && i < dst->count; i++) {
        double magnitude = slack[i] + flat;
        slack[i] = magnitude * factor + lost + (dst->dtype == TN_F64 ? 0x1p-1074 : 0x1p-149);
        if (half)              /* both are rounded to a half, and the reference before each fused step, too */
            slack[i] += value_ulp(dst->dtype, want[i]) + written.steps * value_ulp(dst->dtype, magnitude) / 2;
        if (bends)
            slack[i] = slack[i] * fmax(1, fabs(want[i])) + 4 * value_ulp(dst->dtype, want[i]);
        if (magnitude > most / 16 && !isnan(want[i]) && (isfinite(magnitude) || isfinite(want[i])))
            slack[i] = INFINITY;                        /* partial sums may overflow */
    }
    return good;
}

/* A rounding a factor, of numbers held in double, then that of the result. */
static void expect_product(problem_work *w, const double *want, double *slack)
{
    const guard_tensor *dst = operation_output(&w->op);
    for (int64_t i = 0; i < dst->count; i++)
        slack[i] = terms_of(w) * (fabs(want[i]) * 0x1p-52 + 0x1p-1074) + value_ulp(dst->dtype, want[i]);
}

static void expect_ulps(problem_work *w, const double *want, double *slack)
{
    const guard_tensor *dst = operation_output(&w->op);
    double ulp = w->c->row->ulp > 0 ? w->c->out->bound_ulp : 0;
    if (check_is_rows(w->c->row)) {
        check_rows_slack(w->c, &w->op.desc, w->op.operand, dst->count, want, slack);
        return;
    }
    if (w->c->row->family == TNI_LOSS) {
        check_loss_slack(w->c, &w->op.desc, w->op.operand, dst->count, want, slack);
        return;
    }
    for (int64_t i = 0; i < dst->count; i++)
        slack[i] = ulp * value_ulp(dst->dtype, want[i]);
}

/* Whether the result must be the reference's to the bit. */
static bool is_exact(const problem_work *w, value_fill fill)
{
    return w->op.desc.exact || (fill == VALUE_WHOLE && is_sum(w) && w->op.desc.steps == 0);
}

static bool expect(problem_work *w, value_fill fill, double *want, double *slack)
{
    int64_t count = operation_output(&w->op)->count;
    if (!reference(w, want))
        return false;
    memset(slack, 0, (size_t)count * sizeof *slack);
    if (is_exact(w, fill))
        return true;
    if (is_sum(w))
        return expect_sum(w, want, slack);
    if (w->op.desc.op == TN_OP_PROD)
        expect_product(w, want, slack);
    else if (w->op.desc.op == TN_OP_ATTENTION)
        check_attention_slack(&w->op.expanded, w->op.operand, want, slack);
    else
        expect_ulps(w, want, slack);
    return true;
}

/* -- Cases ----------------------------------------------------------------------------------------*/

static void fill_operands(problem_work *w, value_fill fill, uint64_t variant)
{
    operation *op = &w->op;
    if (op->desc.op == TN_OP_ATTENTION)                 /* scores of other numbers overflow in one of both */
        fill = VALUE_NORMAL;
    bool reads_output = w->c->row->family == TNI_MATMUL && op->desc.floats[1] != 0;
    for (size_t i = 0; i < op->operands; i++)
        check_blank(&op->operand[i]);
    for (size_t i = 0; i < op->operands; i++)
        if (ids_wanted(&op->desc, i))
            ids_fill(&op->desc, &op->operand[i], &w->c->random, 5);
        else if (i > 0 && i < op->desc.inputs && check_is_rows(w->c->row))
            check_rows_fill(w->c, i, &op->operand[i]);
        else if (i < op->desc.inputs || reads_output)
            check_fill(w->c, &op->operand[i], fill, (int64_t)variant);
}

/* One output is judged, wherever the others go. The data are made twice: expecting runs over them. */
static bool one_case(problem_work *w, const char *line, value_fill fill, operation_place place,
                     uint64_t variant)
{
    check *c = w->c;
    check_case k = { .line = line, .operands = w->op.desc.inputs + (size_t)1, .run = run_problem,
                     .arg = w, .apart = true,
                     .any_zero = is_sum(w) || w->op.desc.op == TN_OP_PROD || check_is_rows(c->row) ||
                                 c->row->family == TNI_LOSS,
                     .aliased = c->row->family == TNI_MATMUL && w->op.desc.floats[1] != 0 };
    if (!check_wants(c, line) || !operation_lay_out(&w->op, place) ||
        !check_expect(c, operation_output(&w->op)->count, &k.want, &k.slack))
        return false;
    c->random.s[0] += 2 * variant;
    value_random start = c->random;
    fill_operands(w, fill, variant);
    if (by_bits(w)) {                                     /* the room of a value holds its bits */
        uint64_t *bits = (uint64_t *)(void *)k.want;
        k.want = NULL;
        k.bits = bits;
        if (!expect_bits(w, bits))
            return false;
    } else if (!expect(w, fill, k.want, k.slack)) {
        return false;
    }
    c->random = start;
    fill_operands(w, fill, variant);
    for (size_t i = 0; i < w->op.desc.inputs; i++)
        k.operand[i] = &w->op.operand[i];
    k.operand[w->op.desc.inputs] = operation_output(&w->op);
    for (int form = 0; form < CHECK_FORMS; form++)
        if (w->tables->form[form] && !operation_prepare(&w->op, w->tables->form[form]))
            return false;
    check_run(c, &k);
    return true;
}

static bool all_cases(problem_work *w, const char *line)
{
    static const value_fill fills[] = { VALUE_NORMAL, VALUE_WHOLE, VALUE_MIXED, VALUE_ONE_SPECIAL };
    double flops, bytes;
    tn_desc_cost(&w->op.expanded, &flops, &bytes);
    bool large = flops > 1e8 || bytes > 2e6;
    bool steady = is_sum(w) || w->op.desc.op == TN_OP_PROD;      /* no overflow on the way */
    int64_t variants = large ? check_by_effort(w->c, 2, 4, 12) : check_by_effort(w->c, 4, 16, 64);
    for (int64_t i = 0; i < variants; i++)
        for (w->op.output = w->op.desc.inputs; w->op.output < w->op.operands; w->op.output++)
            if (!one_case(w, line, steady && i % 4 == 2 ? VALUE_NORMAL : fills[i % 4],
                          (operation_place)(i / 4 % 3), (uint64_t)i))
                return false;
    return true;
}

tn_status check_problem(const char *line, const check_tables *tables, const check_options *options,
                        check_result *out, tn_error *err)
{
    double from = time_now();
    check_options own = *options;
    problem_work w = { .tables = tables };
    check c = { .options = &own, .out = out, .lanes = 1 };
    own.only = NULL;
    memset(out, 0, sizeof *out);
    TN_TRY(operation_read(line, &w.op, err));
    w.c = &c;
    c.row = check_row_of(w.op.desc.op, w.op.desc.wrt);
    out->exact = w.op.desc.exact || by_bits(&w) || (c.row->reference && c.row->ulp == 0);
    out->ulps = c.row->reference && !out->exact;
    out->bound_ulp = c.row->ulp + 0.5f;                 /* the reference is rounded, too */
    if (w.op.operands > CHECK_OPERANDS)
        return tni_fail(err, TN_ERR_UNSUPPORTED, c.row->name, -1, "%zu operands; the checker takes %d",
                        w.op.operands, CHECK_OPERANDS);
    for (int form = 0; form < CHECK_FORMS; form++) {
        bool wanted = tables->form[form] && (!options->forms || options->forms >> form & 1);
        c.code.form[form] = wanted ? nothing : NULL;
        out->forms |= wanted ? 1u << form : 0;
    }
    bool memory = all_cases(&w, line);
    operation_release(&w.op);
    check_free(&c);
    out->status = out->failed ? CHECK_FAILED : CHECK_OK;
    out->seconds = time_now() - from;
    return memory ? TN_OK : tni_fail(err, TN_ERR_MEMORY, c.row->name, -1, "no memory for the operands");
}
