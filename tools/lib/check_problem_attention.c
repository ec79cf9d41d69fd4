/* check_problem_attention.c: what attention may be off by. An error e of a score changes its weight by a
 * factor of 1 ± 2e; weights sum to 1, so a result moves by no more than that of the largest value. */
#include "check_p.h"

#include <kernel/attention_p.h>

#include <float.h>
#include <math.h>

static double largest(const guard_tensor *t)
{
    double most = 0;
    for (int64_t i = 0; i < t->count; i++)
        most = fmax(most, fabs(value_get(t->dtype, guard_element(t, i))));
    return most;
}

void check_attention_slack(const tn_desc *desc, const guard_tensor *operand, const double *want,
                           double *slack)
{
    const guard_tensor *dst = &operand[desc->inputs];
    double unit = dst->dtype == TN_F64 ? DBL_EPSILON : FLT_EPSILON;
    tni_attention a;
    tni_attention_of(&a, desc);
    double most = (double)a.depth * largest(&operand[0]) * largest(&operand[1]) * fabs((double)a.scale);
    double score = (double)(a.depth + 8) * unit * (most + (a.bias >= 0 ? largest(&operand[a.bias]) : 0));
    double moved = (2 * score + (double)(a.keys + 16) * unit) * largest(&operand[2]);
    for (int64_t i = 0; i < dst->count; i++)
        slack[i] = moved + value_ulp(dst->dtype, want[i]);
}
