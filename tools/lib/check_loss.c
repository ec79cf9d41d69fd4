/* check_loss.c: how far a loss may lie from the reference: its bound, of each place's loss, in units of the larger of
 * that loss and 1, weighted and taken together as the losses are; and half a unit of the result. */
#include "check_p.h"

#include <float.h>
#include <math.h>

#include "ids.h"

/* Half a unit in the last place of a result rounded once. */
static double half_unit(tn_dtype dtype, double value)
{
    int digits = dtype == TN_F64 ? 53 : dtype == TN_F32 ? 24 : dtype == TN_F16 ? 11 : 8;
    double least = dtype == TN_F64 ? 0x1p-1074 : dtype == TN_F16 ? 0x1p-24 : 0x1p-149;
    return fmax(ldexp(fabs(value), -digits), least);
}

/* No loss of a place is larger: twice the largest score, and the logarithm of the classes. */
static double largest_loss(const guard_tensor *x)
{
    double most = 1;
    for (int64_t i = 0; i < x->count; i++)
        most = fmax(most, fabs(value_get(x->dtype, guard_element(x, i))));
    return 2 * most + log(1 + (double)x->extent[1]);
}

static double weight_of(const tn_desc *desc, const guard_tensor *operand, int64_t place)
{
    int64_t target = (int64_t)value_get(operand[1].dtype, guard_element(&operand[1], place));
    if (target == desc->ints[1])
        return 0;
    return desc->ints[2] ? value_get(operand[2].dtype, guard_element(&operand[2], target)) : 1;
}

void check_loss_slack(const check *c, const tn_desc *desc, const guard_tensor *operand, int64_t count,
                      const double *want, double *slack)
{
    tn_dtype dtype = operand[0].dtype;
    double largest = largest_loss(&operand[0]), all = 0, sum = 0;
    double unit = (double)c->row->ulp * (dtype == TN_F64 ? 0x1p-52 : 0x1p-23) * largest;
    for (int64_t i = 0; i < operand[1].count; i++) {
        double weight = weight_of(desc, operand, i);
        sum += weight;
        all += fabs(weight);
        if (desc->ints[0] == 2)
            slack[i] = unit * fabs(weight) + half_unit(dtype, want[i]) * 2;
    }
    if (desc->ints[0] != 2)
        for (int64_t i = 0; i < count; i++)
            slack[i] = unit * (desc->ints[0] ? all : all / fabs(sum)) + half_unit(dtype, want[i]) * 2;
    for (int64_t i = 0; i < count; i++)
        if (isnan(slack[i]) || largest > FLT_MAX / 16)     /* beyond what F32 holds on the way */
            slack[i] = INFINITY;
}
