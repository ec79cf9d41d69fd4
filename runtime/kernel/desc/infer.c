/* desc/infer.c: the check that every operation runs, and the outputs it infers: dtypes by the rows, shapes
 * by the family's rule (family/families.c), limits of sizes, fused steps. The same for text, real tensors and
 * operations. */
#include "core/core_p.h"
#include "kernel/family/family_p.h"
#include "kernel/packed_p.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/base_p.h"

#define LIMIT INT32_MAX        /* of elements, of each product of leading extents, and of bytes */

tn_status tni_wrong(const tni_check *c, tn_status status, int arg, const char *format, ...)
{
    char text[sizeof c->err->message];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return tni_fail(c->err, status, c->row->name, arg, "%s", text);
}

static const char *text_of(const tn_operand *o, char buf[TNI_EXTENTS_TEXT])
{
    return tni_extents_text(buf, o->shape, o->rank);
}

/* -- Extents ------------------------------------------------------------------------------------------*/

bool tni_meet(int32_t a, int32_t b, int32_t *out)
{
    *out = a == TN_ANY ? b : a;
    return a == b || a == TN_ANY || b == TN_ANY;
}

bool tni_same_extents(const tn_operand *a, const tn_operand *b)
{
    int32_t extent;
    if (a->rank != b->rank)
        return false;
    for (int i = 0; i < a->rank; i++)
        if (!tni_meet(a->shape[i], b->shape[i], &extent))
            return false;
    return true;
}

int tni_broadcast(const int32_t *a, int a_rank, const int32_t *b, int b_rank, int32_t *out)
{
    int rank = a_rank > b_rank ? a_rank : b_rank;
    for (int i = 0; i < rank; i++) {
        int32_t x = i < rank - a_rank ? 1 : a[i - (rank - a_rank)];
        int32_t y = i < rank - b_rank ? 1 : b[i - (rank - b_rank)];
        if (x == 1)
            out[i] = y;
        else if (y == 1)
            out[i] = x;
        else if (!tni_meet(x, y, &out[i]))
            return -1;
    }
    return rank;
}

void tni_copy_shape(tn_operand *to, const tn_operand *from)
{
    to->rank = from->rank;
    memcpy(to->shape, from->shape, sizeof to->shape);
}

/* Strides of channels last; of an empty image they need not fit. */
static void lay_channels_last(tn_operand *image)
{
    static const int inner_first[4] = { 1, 3, 2, 0 };
    int64_t step = 1;
    if (tni_operand_count(image) <= 0 || tni_operand_count(image) > LIMIT)
        return;
    image->strides = TN_STRIDES_EXACT;
    for (int i = 0; i < 4; i++) {
        image->stride[inner_first[i]] = (int32_t)step;
        step *= image->shape[inner_first[i]];
    }
}

void tni_follow_layout(const tn_operand *src, tn_operand *dst)
{
    tn_operand last = *src;
    int32_t stride[TN_MAX_RANK], wanted[TN_MAX_RANK];
    if (src->strides != TN_STRIDES_EXACT)
        return;
    lay_channels_last(&last);
    tni_operand_strides(src, stride);
    tni_operand_strides(&last, wanted);
    if (memcmp(stride, wanted, sizeof stride) == 0)
        lay_channels_last(dst);
}

tn_status tni_check_axis(const tni_check *c, int at)
{
    int32_t axis = c->d->ints[at];
    int rank = c->d->operand[0].rank;
    if (rank == 0)
        return tni_wrong(c, TN_ERR_RANK, 0, "src is a scalar, which has no axis");
    if (axis != TN_ANY && (axis < 0 || axis >= rank))
        return tni_wrong(c, TN_ERR_RANGE, 0, "no such axis: %d of rank %d", axis, rank);
    return TN_OK;
}

/* -- Sizes --------------------------------------------------------------------------------------------*/

/* Elements from the lowest to the highest that strides reach; 0 for empty operands. */
static int64_t reach_of(const tn_operand *o)
{
    int32_t stride[TN_MAX_RANK];
    int64_t reach = 1;
    tni_operand_strides(o, stride);
    for (int i = 0; i < o->rank; i++) {
        if (o->shape[i] == 0)
            return 0;
        if (o->shape[i] != TN_ANY && stride[i] != TN_ANY)
            reach += (int64_t)(o->shape[i] - 1) * (stride[i] < 0 ? -(int64_t)stride[i] : stride[i]);
    }
    return reach;
}

/* The product of the first extents up to the one that leaves the limits, whose number is *at; TN_ANY
 * counts 1. */
static int64_t prefix_product(const tn_operand *o, int *at)
{
    int64_t count = 1;
    for (*at = 0; *at < o->rank; ++*at) {
        if (o->shape[*at] != TN_ANY)
            count *= o->shape[*at];
        if (count > LIMIT || count < 0)
            return count;
    }
    return count;
}

static tn_status check_size(const tni_check *c, int operand)
{
    const tn_operand *o = &c->d->operand[operand];
    char text[TNI_EXTENTS_TEXT], buf[TNI_OPERAND_NAME];
    int at;
    int64_t count = prefix_product(o, &at);
    if (count < 0)
        return tni_wrong(c, TN_ERR_SHAPE, operand, "%s is %s: an extent below 0",
                     tni_operand_name(c->d, operand, buf), text_of(o, text));
    if (count > LIMIT)
        return tni_wrong(c, TN_ERR_SHAPE, operand, "%s is %s: the first %d extents make %lld, over %d",
                     tni_operand_name(c->d, operand, buf), text_of(o, text), at + 1, (long long)count,
                     LIMIT);
    int64_t reach = o->flagged == TN_PACKED ? tni_panels_of(o).count * tni_panels_of(o).step :
                    o->strides == TN_STRIDES_EXACT ? reach_of(o) : count;
    int64_t size = (int64_t)tn_dtype_size((tn_dtype)o->dtype);
    if (size && reach > LIMIT / size)
        return tni_wrong(c, TN_ERR_SHAPE, operand, "%s is %s: %lld elements of %s are over %d bytes",
                     tni_operand_name(c->d, operand, buf), text_of(o, text), (long long)reach,
                     tn_dtype_name((tn_dtype)o->dtype), LIMIT);
    return TN_OK;
}

/* -- Types --------------------------------------------------------------------------------------------*/

/* Whether the types, TN_DTYPE_NONE standing for any, are those of a row of n entries; *any becomes the type
 * at the row's places for any. */
static bool row_takes(const uint8_t *taken, const uint8_t *dtype, int n, uint8_t *any)
{
    *any = TN_DTYPE_NONE;
    for (int i = 0; i < n; i++) {
        uint8_t wanted = taken[i] == TNI_TYPE_ANY ? *any : taken[i];
        if (dtype[i] && wanted && dtype[i] != wanted)
            return false;
        if (taken[i] == TNI_TYPE_ANY && dtype[i])
            *any = dtype[i];
    }
    return true;
}

static size_t append_types(char *buf, size_t size, size_t at, const uint8_t *dtype, int n)
{
    bool alike = true;
    for (int i = 1; i < n; i++)
        alike &= dtype[i] == dtype[0];
    for (int i = 0; i < (alike ? 1 : n) && at < size; i++) {
        const char *name = dtype[i] == TNI_TYPE_ANY ? "any" : tn_dtype_name((tn_dtype)dtype[i]);
        at += (size_t)snprintf(buf + at, size - at, "%s%s", i ? "," : "", dtype[i] ? name : "_");
    }
    return at;
}

/* "not for u8,f32, only for f32 or f64": the output counts where it was asked for. */
static tn_status wrong_types(const tni_check *c, const uint8_t *dtype, int n)
{
    char here[64], taken[160];
    size_t at = 0;
    append_types(here, sizeof here, 0, dtype, n);
    for (size_t i = 0; i < c->row->dtypes && at < sizeof taken; i++) {
        if (i)
            at += (size_t)snprintf(taken + at, sizeof taken - at, " or ");
        if (at < sizeof taken)
            at = append_types(taken, sizeof taken, at, c->row->dtype[i], c->row->inputs + 1);
    }
    return tni_wrong(c, TN_ERR_DTYPE, -1, "not for %s, only for %s", here, taken);
}

static tn_status check_types_exist(const tni_check *c)
{
    for (int i = 0; i < c->d->inputs + 1; i++) {
        uint8_t dtype = i < c->d->inputs ? c->d->operand[i].dtype : c->dst->dtype;
        if (dtype && !tn_dtype_size((tn_dtype)dtype))
            return tni_wrong(c, TN_ERR_DTYPE, i, "no such dtype: code %d", dtype);
    }
    return TN_OK;
}

/* One type for all is what the row wants, and two are there. */
static bool differ(const tni_check *c, const uint8_t *dtype, int n)
{
    for (int i = 0; i <= n; i++)
        if (c->row->dtype[0][i] != TNI_TYPE_ANY)
            return false;
    return c->row->dtypes == 1 && dtype[0] != 0;
}

static tn_status wrong_pair(const tni_check *c, const uint8_t *dtype, int n)
{
    int at = 1;
    while (at < n && (!dtype[at] || dtype[at] == dtype[0]))
        at++;
    return tni_wrong(c, TN_ERR_DTYPE, at < n ? at : -1, "types differ: %s and %s",
                     tn_dtype_name((tn_dtype)dtype[0]), tn_dtype_name((tn_dtype)dtype[at]));
}

/* Inputs' types and the output's, which the first row that fits decides if nobody asked for one. */
static tn_status check_main_types(const tni_check *c)
{
    uint8_t dtype[TNI_ROW_TYPES] = { 0 }, any = TN_DTYPE_NONE;
    int n = c->row->inputs;
    size_t found = 0;
    bool open = false;
    for (int i = 0; i < n; i++) {
        dtype[i] = c->d->operand[i].dtype;
        open |= !dtype[i];
    }
    dtype[n] = c->dst->dtype;
    while (found < c->row->dtypes && !row_takes(c->row->dtype[found], dtype, n + 1, &any))
        found++;
    if (found == c->row->dtypes)
        return differ(c, dtype, n) ? wrong_pair(c, dtype, n) : wrong_types(c, dtype, dtype[n] ? n + 1 : n);
    uint8_t result = c->row->dtype[found][n];
    if (!open)
        c->dst->dtype = result == TNI_TYPE_ANY ? any : result;
    return TN_OK;
}

/* Of any type to any: which has to be said. */
static tn_status check_target(const tni_check *c)
{
    return c->asked ? TN_OK : tni_wrong(c, TN_ERR_DTYPE, -1, "the type to cast to is not said");
}

/* The type that an operand behind the required inputs must have: an option's own or that of the first input,
 * a repeated one's that of the last, those of c of matmul and of steps that of the result. */
static uint8_t further_type(const tni_check *c, int operand)
{
    for (size_t i = 0; i < c->row->int_count; i++)
        if (c->row->ints[i].kind == TNI_INT_OPTION && tni_desc_option(c->d, (int)i) == operand)
            return tni_option_type(c->d, &c->row->ints[i]);
    return c->row->variadic ? c->d->operand[c->row->inputs - 1].dtype : c->dst->dtype;
}

static tn_status check_types(const tni_check *c)
{
    char buf[TNI_OPERAND_NAME];
    TN_TRY(check_types_exist(c));
    TN_TRY(c->row->dtypes ? check_main_types(c) : check_target(c));
    for (int i = c->row->inputs; i < c->d->inputs; i++) {
        uint8_t dtype = c->d->operand[i].dtype, wanted = further_type(c, i);
        if (dtype != wanted && dtype && wanted)
            return tni_wrong(c, TN_ERR_DTYPE, i, "%s is %s, not %s", tni_operand_name(c->d, i, buf),
                             tn_dtype_name((tn_dtype)dtype), tn_dtype_name((tn_dtype)wanted));
    }
    return TN_OK;
}

/* -- Steps --------------------------------------------------------------------------------------------*/

static tn_status check_step_operand(const tni_check *c, int operand)
{
    const tn_operand *o = &c->d->operand[operand];
    const tn_operand *dst = c->dst;
    char x[TNI_EXTENTS_TEXT], y[TNI_EXTENTS_TEXT], buf[TNI_OPERAND_NAME];
    int32_t extent;
    if (o->rank == 1 ? tni_meet(o->shape[0], dst->shape[dst->rank - 1], &extent) : tni_same_extents(o, dst))
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, operand, "%s is %s, the result is %s",
                 tni_operand_name(c->d, operand, buf), text_of(o, x), text_of(dst, y));
}

static tn_status check_steps(const tni_check *c)
{
    int next = tni_desc_main_inputs(c->d);
    if (c->d->steps && !tni_families[c->row->family].fused)
        return tni_wrong(c, TN_ERR_UNSUPPORTED, -1, "fused steps stand behind matmul and linear only");
    for (int i = 0; i < c->d->steps; i++) {
        tn_step *step = &c->d->step[i];
        const tni_op_row *row = tni_op_find(step->op, 0);
        bool with_operand = step->operand >= 0;
        if (!row || !row->reference || (with_operand ? step->op != TN_OP_ADD : row->family != TNI_UNARY))
            return tni_wrong(c, TN_ERR_UNSUPPORTED, -1,
                         "step %d is %s: only bias, residual and unary operations are fused", i,
                         tn_op_name((tn_op)step->op));
        if (step->reversed || step->dtype)
            return tni_wrong(c, TN_ERR_UNSUPPORTED, -1, "step %d is reversed or changes the type: none does", i);
        if (!with_operand)
            continue;
        step->operand = (int8_t)next++;
        TN_TRY(check_step_operand(c, step->operand));
    }
    return TN_OK;
}

/* -- All of it ----------------------------------------------------------------------------------------*/

static tn_status fail_open(const tni_op_row *row, const char *name, const char *value, tn_error *err)
{
    return tni_fail(err, TN_ERR_ARG, row->name, -1, "%s is %s, which stands for anything in a pattern", name,
                    value);
}

tn_status tni_desc_check_closed(const tn_desc *d, tn_error *err)
{
    const tni_op_row *row = tni_op_find(d->op, d->wrt);
    for (size_t i = 0; i < row->int_count; i++)
        for (int p = 0; p < tni_int_width(&row->ints[i]); p++)
            if (d->ints[tni_int_at(row, (int)i) + p] == TN_ANY)
                return fail_open(row, row->ints[i].name, "-2147483648", err);
    for (int i = 0; i < 4 && row->floats[i]; i++)
        if (isnan(d->floats[i]))
            return fail_open(row, row->floats[i], "NaN", err);
    for (int i = 0; i < d->steps; i++)
        if (isnan(d->step[i].param[0]) || isnan(d->step[i].param[1]))
            return fail_open(row, "a parameter of a step", "NaN", err);
    return TN_OK;
}

static tn_status check_counts(const tni_check *c)
{
    int own = tni_desc_main_inputs(c->d), least, most;
    tni_desc_input_range(c->d, c->row, &least, &most);
    if (own < least || own > most || c->d->inputs >= TN_MAX_OPERANDS)
        return tni_wrong(c, TN_ERR_ARG, -1, "takes %d inputs, here are %d",
                         c->d->inputs - own + (own < least ? least : most), c->d->inputs);
    for (int i = 0; i < c->d->inputs; i++)
        if (c->d->operand[i].rank > TN_MAX_RANK)
            return tni_wrong(c, TN_ERR_RANK, i, "rank %d, at most %d", c->d->operand[i].rank, TN_MAX_RANK);
    return TN_OK;
}

/* Clears the outputs but for the type that was asked for. */
static void prepare_outputs(tni_check *c)
{
    c->asked = c->d->outputs;
    uint8_t asked = c->d->outputs ? c->d->operand[c->d->inputs].dtype : TN_DTYPE_NONE;
    c->dst = &c->d->operand[c->d->inputs];
    memset(c->dst, 0, (size_t)(TN_MAX_OPERANDS - c->d->inputs) * sizeof *c->dst);
    c->dst->dtype = c->wanted = asked;
    c->d->outputs = 1;
}

/* Flags and options are 0 or 1, words one of those that there are. */
static tn_status check_ints(const tni_check *c)
{
    for (size_t i = 0; i < c->row->int_count; i++) {
        const tni_int_row *attribute = &c->row->ints[i];
        int32_t v = c->d->ints[tni_int_at(c->row, (int)i)], most = 1;
        if (attribute->kind == TNI_INT_WORD)
            while (attribute->words[most + 1])
                most++;
        else if (attribute->kind != TNI_INT_FLAG && attribute->kind != TNI_INT_OPTION)
            continue;
        if ((v < 0 || v > most) && !(v == TN_ANY && attribute->kind == TNI_INT_WORD))
            return tni_wrong(c, TN_ERR_ARG, -1, "%s is %d, not 0 to %d", attribute->name, v, most);
    }
    return TN_OK;
}

static tn_status check_inputs(const tni_check *c)
{
    const tni_family_row *family = &tni_families[c->row->family];
    char text[TNI_FLAGGED_TEXT];
    for (int i = 0; i < c->d->inputs; i++) {
        const tn_operand *o = &c->d->operand[i];
        if (o->flagged && (o->flagged != family->flagged || i != family->flagged_input))
            return tni_wrong(c, TN_ERR_LAYOUT, i, "argument %d is %s", i,
                             tni_flagged_text(text, o->flagged, o->flagged_arg));
        tni_operand_settle(&c->d->operand[i]);
        TN_TRY(check_size(c, i));
    }
    return TN_OK;
}

tn_status tni_desc_infer(tn_desc *d, tn_error *err)
{
    tni_check c = { .d = d, .row = tni_op_find(d->op, d->wrt), .err = err };
    if (!c.row)
        return tni_fail(err, TN_ERR_ARG, NULL, -1, "no operation has the code %d.d%d", d->op, d->wrt - 1);
    TN_TRY(check_ints(&c));
    TN_TRY(check_counts(&c));
    prepare_outputs(&c);
    TN_TRY(check_types(&c));
    TN_TRY(check_inputs(&c));
    TN_TRY(tni_families[c.row->family].infer(&c));
    for (int i = d->inputs; i < d->inputs + d->outputs; i++) {
        tni_operand_settle(&d->operand[i]);
        TN_TRY(check_size(&c, i));
    }
    return check_steps(&c);
}

static tn_status check_output(tni_check *c, int operand)
{
    tn_operand *o = &c->d->operand[operand];
    int32_t stride[TN_MAX_RANK];
    char text[TNI_EXTENTS_TEXT], buf[TNI_OPERAND_NAME];
    tni_operand_settle(o);
    tni_operand_strides(o, stride);
    for (int i = 0; i < o->rank; i++)
        if (stride[i] == 0 && o->shape[i] != 1)
            return tni_wrong(c, TN_ERR_OVERLAP, operand, "%s is %s with stride 0 on axis %d: elements overlap",
                             tni_operand_name(c->d, operand, buf), text_of(o, text), i);
    return check_size(c, operand);
}

tn_status tni_desc_check_outputs(tn_desc *d, tn_error *err)
{
    tni_check c = { .d = d, .row = tni_op_find(d->op, d->wrt), .dst = &d->operand[d->inputs], .err = err };
    for (int i = d->inputs; i < d->inputs + d->outputs; i++)
        TN_TRY(check_output(&c, i));
    return TN_OK;
}
