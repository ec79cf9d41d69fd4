/* plan_steps.c: what is fused behind a product, as a word of its request (templates/lib/steps.lua):
 * "add,3,0,1,0,own;gelu;clip,0,6". */
#include "session/plan_p.h"

#include "kernel/dense/rows_p.h"
#include "kernel/desc/desc_p.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Operands that kernels take: neighbours along the columns or one number for all of them, of the type of the
 * sums or widened to it. */
static const char *problem_of(const tni_product *p, const tn_step *step, const tni_side *side, tn_dtype sum)
{
    const tni_op_row *row = tni_op_find(step->op, 0);
    if (!side->dtype)
        return tni_op_takes(row, sum) ? NULL : "a fused step is not made for that type";
    if (side->matrix.col != 0 && side->matrix.col != 1 && p->n > 1)
        return "columns of a fused operand do not lie together";
    if (side->dtype != sum && !(sum == TN_F32 && tni_lane_dtype((tn_dtype)side->dtype) == TN_F32))
        return "a fused operand is of another type";
    return NULL;
}

/* The operand's step from one item of the batch, which is a row of matrices, to the next; false: none. */
static bool find_item_step(const tni_nest *batch, const tni_side *side, int64_t *step)
{
    tni_nest nest = *batch;
    memcpy(nest.stride[TNI_A], side->batch, sizeof nest.stride[TNI_A]);
    tni_nest_simplify(&nest, TNI_OUT);
    *step = nest.rank > 0 ? nest.stride[TNI_A][0] : 0;
    return nest.rank <= 1;
}

const char *tni_plan_steps_of(tni_plan_steps *steps, const tn_desc *desc, const tni_product *p)
{
    tn_dtype sum = tni_lane_dtype((tn_dtype)desc->operand[0].dtype);
    *steps = (tni_plan_steps){ .count = p->steps };
    for (int s = 0; s < p->steps; s++) {
        const tni_side *side = &p->side[s];
        tni_plan_side *to = &steps->side[s];
        const char *problem = problem_of(p, &desc->step[s], side, sum);
        if (problem)
            return problem;
        *to = (tni_plan_side){ .step = &desc->step[s], .dtype = side->dtype, .row = side->matrix.row,
                               .col = side->matrix.col != 0 };
        if (side->dtype && !find_item_step(&p->batch, side, &to->item))
            return "a fused operand is no row of matrices";
    }
    return NULL;
}

const char *tni_plan_stored(tn_dtype dtype)
{
    return tni_lane_dtype(dtype) == dtype ? "own" : tn_dtype_name(dtype);
}

const char *tni_plan_number(float x, char text[32])
{
    int exponent;
    if (isinf(x)) {
        snprintf(text, 32, "%s", x < 0 ? "-inf" : "inf");
        return text;
    }
    long long mantissa = llroundf(ldexpf(frexpf(x < 0 ? -x : x, &exponent), 24));
    for (exponent -= 24; mantissa != 0 && mantissa % 2 == 0; exponent++)
        mantissa /= 2;
    if (mantissa == 0)
        snprintf(text, 32, "%s", signbit(x) ? "-0.0" : "0");
    else if (exponent == 0)
        snprintf(text, 32, "%s%lld", x < 0 ? "-" : "", mantissa);
    else
        snprintf(text, 32, "%s0x%llXp%d", x < 0 ? "-" : "", mantissa, exponent);
    return text;
}

/* "clip,0,6" */
static void unary_text(const tn_step *step, char *out, size_t size)
{
    const tni_op_row *row = tni_op_find(step->op, 0);
    int length = snprintf(out, size, "%s", tn_op_name((tn_op)step->op));
    for (int i = 0; i < 2 && row->floats[i]; i++) {
        char number[32];
        tni_plan_number(step->param[i], number);
        length += snprintf(out + length, size - (size_t)length, ",%s", number);
    }
}

void tni_plan_steps_text(const tni_plan_steps *steps, char *out, size_t size)
{
    size_t length = 0;
    *out = 0;
    for (int s = 0; s < steps->count; s++) {
        const tni_plan_side *side = &steps->side[s];
        char text[96];
        if (side->dtype)
            snprintf(text, sizeof text, "add,%d,%lld,%lld,%lld,%s", side->step->operand, (long long)side->row,
                     (long long)side->col, (long long)side->item, tni_plan_stored((tn_dtype)side->dtype));
        else
            unary_text(side->step, text, sizeof text);
        length += (size_t)snprintf(out + length, size - length, "%s%s", s > 0 ? ";" : "", text);
    }
}

/* Steps beyond the first three are counted. */
void tni_plan_steps_name(const tni_plan_steps *steps, char *out, size_t size)
{
    size_t length = 0;
    int named = steps->count < 3 ? steps->count : 3;
    *out = 0;
    for (int s = 0; s < named; s++) {
        const tni_plan_side *side = &steps->side[s];
        const char *word = side->row == 0 ? "bias" : "residual";
        if (!side->dtype)
            word = tn_op_name((tn_op)side->step->op);
        length += (size_t)snprintf(out + length, size - length, "_%s", word);
    }
    if (steps->count > named)
        snprintf(out + length, size - length, "_%dmore", steps->count - named);
}
