/* check_problem_norm.c: softmax and normalisations as problems: what their parameters hold, and how far from
 * the reference a result may be. */
#include "check_p.h"

#include <math.h>

#include "kernel/desc/desc_p.h"

bool check_is_rows(const tni_op_row *row)
{
    return row->family == TNI_SOFTMAX || row->family == TNI_LOG_SOFTMAX || row->family == TNI_NORM ||
           row->family == TNI_BATCH_NORM;
}

/* Moderate parameters, of any sign but for a variance. */
void check_rows_fill(check *c, size_t operand, const guard_tensor *t)
{
    bool variance = c->row->family == TNI_BATCH_NORM && operand == 2;
    check_fill(c, t, VALUE_NORMAL, 0);
    for (int64_t i = 0; variance && i < t->count; i++) {
        char *at = guard_element(t, i);
        value_put(t->dtype, at, fabs(value_get(t->dtype, at)));
    }
}

/* The largest magnitude of an option; otherwise if it is left out. */
static double largest(const tn_desc *desc, const guard_tensor *operand, const char *name, double otherwise)
{
    int which = tni_desc_option_named(desc, name);
    if (which < 0)
        return otherwise;
    double most = 0;
    for (int64_t i = 0; i < operand[which].count; i++)
        most = fmax(most, fabs(value_get(operand[which].dtype, guard_element(&operand[which], i))));
    return most;
}

/* Of softmax: an error of the exponent is a part of it. Of differences (logarithms, norms), distances count
 * in units of what was subtracted from. 16-bit results are those of f32, rounded. */
static double slack_of(const check *c, tn_dtype dtype, double want, double size)
{
    double ulp = dtype == TN_F16 || dtype == TN_BF16 ? 1 : c->out->bound_ulp;
    if (c->row->family == TNI_SOFTMAX)
        return ulp * value_ulp(dtype, want) * (1 + (want > 0 ? fmin(fabs(log(want)), 110) : 110) / 2);
    return isfinite(want) ? ulp * value_ulp(dtype, fmax(fabs(want), size)) : 0;
}

void check_rows_slack(const check *c, const tn_desc *desc, const guard_tensor *operand, int64_t count,
                      const double *want, double *slack)
{
    tn_dtype dtype = operand[desc->inputs].dtype;
    double size = 1;
    if (c->row->family != TNI_LOG_SOFTMAX && c->row->family != TNI_SOFTMAX)
        size = largest(desc, operand, "scale", 1) + largest(desc, operand, "bias", 0);
    for (int64_t i = 0; i < count; i++)
        slack[i] = slack_of(c, dtype, want[i], size);
}
