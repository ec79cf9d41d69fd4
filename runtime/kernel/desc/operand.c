/* desc/operand.c: operands of a descriptor: strides computed, put in normal form and expanded, names,
 * extents as text. Knows no operation but by its family. */
#include "kernel/family/family_p.h"

#include <stdio.h>
#include <string.h>

void tni_operand_from_tensor(tn_operand *o, const tn_tensor *t)
{
    memset(o, 0, sizeof *o);
    o->dtype = (uint8_t)t->dtype;
    o->rank = (uint8_t)t->rank;
    o->flagged = t->flagged;
    o->flagged_arg = t->flagged_arg;
    memcpy(o->shape, t->shape, (size_t)t->rank * sizeof *t->shape);
    if (t->flagged || tn_tensor_is_contiguous(t))
        return;                            /* packed, in normal form */
    o->strides = TN_STRIDES_EXACT;
    memcpy(o->stride, t->stride, (size_t)t->rank * sizeof *t->stride);
    tni_operand_settle(o);
}

int64_t tni_operand_count(const tn_operand *o)
{
    int64_t count = 1;
    for (int i = 0; i < o->rank; i++) {
        if (o->shape[i] == TN_ANY)
            return -1;
        count *= o->shape[i];
    }
    return count;
}

static bool is_empty(const tn_operand *o)
{
    for (int i = 0; i < o->rank; i++)
        if (o->shape[i] == 0)
            return true;
    return false;
}

/* Row-major strides; TN_ANY left of an extent that is TN_ANY. Those of empty operands are held in range. */
static void packed_strides(const tn_operand *o, int32_t stride[TN_MAX_RANK])
{
    int64_t step = 1;
    bool known = true;
    for (int i = o->rank - 1; i >= 0; i--) {
        stride[i] = known ? (int32_t)step : TN_ANY;
        if (o->shape[i] == TN_ANY)
            known = false;
        else if (o->shape[i] > 0 && step <= INT32_MAX / o->shape[i])
            step *= o->shape[i];
    }
}

void tni_operand_strides(const tn_operand *o, int32_t stride[TN_MAX_RANK])
{
    memset(stride, 0, TN_MAX_RANK * sizeof *stride);
    if (o->strides == TN_STRIDES_PACKED)
        packed_strides(o, stride);
    for (int i = 0; i < o->rank; i++) {
        if (o->strides == TN_STRIDES_EXACT)
            stride[i] = o->stride[i];
        else if (o->strides != TN_STRIDES_PACKED)
            stride[i] = o->strides == TN_STRIDES_INNER && i == o->rank - 1 ? 1 : TN_ANY;
        if (o->shape[i] == 1)
            stride[i] = 0;
    }
}

/* What the strides say, taken together. Axes of extent 1 say nothing. */
static tn_strides class_of(const tn_operand *o, const int32_t *stride)
{
    int32_t packed[TN_MAX_RANK];
    bool is_packed = true, others_free = true;
    int last = o->rank - 1;
    packed_strides(o, packed);
    for (int i = 0; i < o->rank; i++) {
        if (o->shape[i] == 1)
            continue;
        is_packed &= stride[i] == packed[i] && stride[i] != TN_ANY;
        others_free &= i == last || stride[i] == TN_ANY;
    }
    if (is_packed || is_empty(o))
        return TN_STRIDES_PACKED;
    if (others_free && o->shape[last] != 1 && stride[last] == 1)
        return TN_STRIDES_INNER;
    if (others_free && (o->shape[last] == 1 || stride[last] == TN_ANY))
        return TN_STRIDES_ANY;
    return TN_STRIDES_EXACT;
}

void tni_operand_settle(tn_operand *o)
{
    if (o->flagged)
        o->strides = TN_STRIDES_PACKED;
    if (o->strides != TN_STRIDES_PACKED) {
        int32_t stride[TN_MAX_RANK];
        tni_operand_strides(o, stride);
        o->strides = (uint8_t)class_of(o, stride);
        memcpy(o->stride, stride, sizeof stride);
    }
    if (o->strides != TN_STRIDES_EXACT)
        memset(o->stride, 0, sizeof o->stride);
}

void tni_desc_settle(tn_desc *d)
{
    for (int i = 0; i < d->inputs + d->outputs; i++)
        tni_operand_settle(&d->operand[i]);
}

/* Whether o already has rank axes, the first free_axes as in shape. */
static bool is_stretched(const tn_operand *o, const int32_t *shape, int rank, int free_axes)
{
    return o->rank == rank && !memcmp(o->shape, shape, (size_t)free_axes * sizeof *shape);
}

/* Stretches o to rank axes, where the first free_axes of them follow shape and the rest are o's own. */
static void stretch(tn_operand *o, const int32_t *shape, int rank, int free_axes)
{
    tn_operand wide = *o;
    int32_t stride[TN_MAX_RANK];
    int missing = rank - o->rank;
    tni_operand_strides(o, stride);
    wide.rank = (uint8_t)rank;
    wide.strides = TN_STRIDES_EXACT;
    memset(wide.stride, 0, sizeof wide.stride);
    for (int i = 0; i < rank; i++) {
        int32_t own = i < missing ? 1 : o->shape[i - missing];
        bool follows = i < free_axes && own == 1;
        wide.shape[i] = follows ? shape[i] : own;
        wide.stride[i] = i < missing || follows ? 0 : stride[i - missing];
    }
    *o = wide;
    tni_operand_settle(o);
}

/* Axes of the output that inputs are to have: all of an elementwise operation, the batch of a product; -1: they
 * are taken as they are. */
static int shared_axes(const tn_desc *desc, const tni_op_row *row)
{
    const tni_family_row *family = &tni_families[row->family];
    int rank = desc->operand[desc->inputs].rank;
    return family->elementwise ? rank : family->letters ? rank - 2 : -1;
}

bool tni_desc_is_expanded(const tn_desc *desc)
{
    const tni_op_row *row = tni_op_find(desc->op, desc->wrt);
    const tn_operand *dst = &desc->operand[desc->inputs];
    int axes = shared_axes(desc, row);
    for (int i = 0; axes >= 0 && i < row->inputs; i++)
        if (!is_stretched(&desc->operand[i], dst->shape, dst->rank, axes))
            return false;
    return true;
}

void tni_desc_expand(const tn_desc *desc, tn_desc *out)
{
    const tni_op_row *row = tni_op_find(desc->op, desc->wrt);
    if (out != desc)
        *out = *desc;
    if (!tni_desc_is_sane(desc))
        return;
    const tn_operand *dst = &out->operand[out->inputs];
    int axes = shared_axes(desc, row);
    for (int i = 0; axes >= 0 && i < row->inputs; i++) {
        tn_operand *o = &out->operand[i];
        if (o->rank <= dst->rank && !is_stretched(o, dst->shape, dst->rank, axes))
            stretch(o, dst->shape, dst->rank, axes);
    }
}

const char *tni_extents_text(char buf[TNI_EXTENTS_TEXT], const int32_t *shape, int rank)
{
    size_t at = 0;
    if (rank == 0)
        return strcpy(buf, "scalar");
    for (int i = 0; i < rank; i++) {
        const char *cross = i ? "x" : "";
        size_t left = TNI_EXTENTS_TEXT - at;
        at += (size_t)(shape[i] == TN_ANY ? snprintf(buf + at, left, "%s_", cross)
                                          : snprintf(buf + at, left, "%s%d", cross, shape[i]));
    }
    return buf;
}

/* -- Names --------------------------------------------------------------------------------------------*/

int tni_desc_main_inputs(const tn_desc *d)
{
    int others = 0;
    for (int i = 0; i < d->steps; i++)
        others += d->step[i].operand >= 0;
    return d->inputs - others;
}

static const char *option_name(const tn_desc *d, const tni_op_row *row, int operand)
{
    for (size_t i = 0; i < row->int_count; i++)
        if (row->ints[i].kind == TNI_INT_OPTION && tni_desc_option(d, (int)i) == operand)
            return row->ints[i].name;
    return NULL;
}

/* "src", "b", "scale"; repeated ones by number, "src2", c of matmul. */
static const char *main_name(const tn_desc *d, const tni_op_row *row, int operand, char buf[TNI_OPERAND_NAME])
{
    if (operand < row->inputs)
        return row->operands[operand];
    const char *option = option_name(d, row, operand);
    if (option)
        return option;
    if (row->family == TNI_MATMUL)
        return "c";
    snprintf(buf, TNI_OPERAND_NAME, "%s%d", row->operands[row->inputs - 1], operand - row->inputs + 2);
    return buf;
}

/* "bias" for the first vector among the step operands, "bias2" for the second; residuals count apart. */
static const char *step_name(const tn_desc *d, int operand, char buf[TNI_OPERAND_NAME])
{
    bool vector = d->operand[operand].rank == 1;
    const char *word = vector ? "bias" : "residual";
    int number = 1;
    for (int i = tni_desc_main_inputs(d); i < operand; i++)
        number += (d->operand[i].rank == 1) == vector;
    if (number == 1)
        return word;
    snprintf(buf, TNI_OPERAND_NAME, "%s%d", word, number);
    return buf;
}

const char *tni_operand_name(const tn_desc *d, int operand, char buf[TNI_OPERAND_NAME])
{
    const tni_op_row *row = tni_op_find(d->op, d->wrt);
    if (!row)
        return "?";
    if (operand < d->inputs)
        return operand < tni_desc_main_inputs(d) ? main_name(d, row, operand, buf) : step_name(d, operand, buf);
    for (int i = 0; row->outputs[i]; i++)
        if (i == operand - d->inputs)
            return row->outputs[i];
    return "?";
}

/* -- Counts -------------------------------------------------------------------------------------------*/

int tni_desc_option(const tn_desc *d, int i)
{
    const tni_op_row *row = tni_op_find(d->op, d->wrt);
    int operand = row->inputs;
    for (int before = 0; before < i; before++)
        operand += row->ints[before].kind == TNI_INT_OPTION && d->ints[tni_int_at(row, before)] == 1;
    return d->ints[tni_int_at(row, i)] == 1 ? operand : -1;
}

uint8_t tni_option_type(const tn_desc *d, const tni_int_row *option)
{
    if (option->dtype == TNI_TYPE_SECOND)
        return d->operand[1].dtype;
    return option->dtype ? option->dtype : d->operand[0].dtype;
}

int tni_desc_option_named(const tn_desc *d, const char *name)
{
    const tni_op_row *row = tni_op_find(d->op, d->wrt);
    for (size_t i = 0; i < row->int_count; i++)
        if (row->ints[i].kind == TNI_INT_OPTION && !strcmp(row->ints[i].name, name))
            return tni_desc_option(d, (int)i);
    return -1;
}

void tni_desc_input_range(const tn_desc *d, const tni_op_row *row, int *least, int *most)
{
    *least = row->inputs;
    for (size_t i = 0; i < row->int_count; i++)
        *least += row->ints[i].kind == TNI_INT_OPTION && d->ints[tni_int_at(row, (int)i)] == 1;
    *most = row->variadic ? TN_MAX_OPERANDS - 1 : *least + (row->family == TNI_MATMUL);
}

static int outputs_of(const tni_op_row *row)
{
    int count = 0;
    while (row->outputs[count])
        count++;
    return count;
}

bool tni_desc_is_sane(const tn_desc *d)
{
    const tni_op_row *row = tni_op_find(d->op, d->wrt);
    if (!row || d->outputs < 1 || d->outputs > outputs_of(row) || d->inputs + d->outputs > TN_MAX_OPERANDS ||
        d->steps > TN_MAX_STEPS || d->ints_used > TN_MAX_INTS || d->floats_used > TN_MAX_FLOATS)
        return false;
    int own = tni_desc_main_inputs(d), least_rank = tni_families[row->family].product ? 2 : 0, least, most;
    tni_desc_input_range(d, row, &least, &most);
    if (own < least || own > most)
        return false;
    for (int i = 0; i < d->steps; i++)
        if (d->step[i].operand >= d->inputs)
            return false;
    int matrices = row->family == TNI_MATMUL ? own : row->inputs;      /* c is one */
    for (int i = 0; i < d->inputs + d->outputs; i++)
        if (d->operand[i].rank > TN_MAX_RANK || (i < matrices && d->operand[i].rank < least_rank))
            return false;
    return d->operand[d->inputs].rank >= least_rank;
}
