/* desc_infer.c: the check that every operation runs, and the output it infers: dtypes by the rows, shapes
 * by one rule a family, limits of sizes, fused steps. The same for text, real tensors and operations. */
#include "kernel/desc_p.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/base_p.h"

#define LIMIT INT32_MAX        /* of elements, of each product of leading extents, and of bytes */

/* What the steps of the check share. */
typedef struct check {
    tn_desc          *d;
    const tni_op_row *row;
    tn_operand       *dst;
    bool              asked;   /* somebody said what type the output is to have */
    tn_error         *err;
} check;

static tn_status wrong(const check *c, tn_status status, int arg, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

static tn_status wrong(const check *c, tn_status status, int arg, const char *format, ...)
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

/* An extent where a and b meet, both the same or one TN_ANY; false if they differ. */
static bool meet(int32_t a, int32_t b, int32_t *out)
{
    *out = a == TN_ANY ? b : a;
    return a == b || a == TN_ANY || b == TN_ANY;
}

static bool same_extents(const tn_operand *a, const tn_operand *b)
{
    int32_t extent;
    if (a->rank != b->rank)
        return false;
    for (int i = 0; i < a->rank; i++)
        if (!meet(a->shape[i], b->shape[i], &extent))
            return false;
    return true;
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

static tn_status check_size(const check *c, int operand)
{
    const tn_operand *o = &c->d->operand[operand];
    char text[TNI_EXTENTS_TEXT], buf[TNI_OPERAND_NAME];
    int at;
    int64_t count = prefix_product(o, &at);
    if (count < 0)
        return wrong(c, TN_ERR_SHAPE, operand, "%s is %s: an extent below 0",
                     tni_operand_name(c->d, operand, buf), text_of(o, text));
    if (count > LIMIT)
        return wrong(c, TN_ERR_SHAPE, operand, "%s is %s: the first %d extents make %lld, over %d",
                     tni_operand_name(c->d, operand, buf), text_of(o, text), at + 1, (long long)count,
                     LIMIT);
    int64_t reach = o->strides == TN_STRIDES_EXACT ? reach_of(o) : count;
    int64_t size = (int64_t)tn_dtype_size((tn_dtype)o->dtype);
    if (size && reach > LIMIT / size)
        return wrong(c, TN_ERR_SHAPE, operand, "%s is %s: %lld elements of %s are over %d bytes",
                     tni_operand_name(c->d, operand, buf), text_of(o, text), (long long)reach,
                     tn_dtype_name((tn_dtype)o->dtype), LIMIT);
    return TN_OK;
}

/* -- Types --------------------------------------------------------------------------------------------*/

/* Whether the types, TN_DTYPE_NONE standing for any, are those of a row of n entries. */
static bool row_takes(const uint8_t *taken, const uint8_t *dtype, int n)
{
    for (int i = 0; i < n; i++)
        if (dtype[i] && dtype[i] != taken[i])
            return false;
    return true;
}

static size_t append_types(char *buf, size_t size, size_t at, const uint8_t *dtype, int n)
{
    bool alike = true;
    for (int i = 1; i < n; i++)
        alike &= dtype[i] == dtype[0];
    for (int i = 0; i < (alike ? 1 : n) && at < size; i++)
        at += (size_t)snprintf(buf + at, size - at, "%s%s", i ? "," : "",
                               dtype[i] ? tn_dtype_name((tn_dtype)dtype[i]) : "_");
    return at;
}

static tn_status wrong_types(const check *c, const uint8_t *dtype, int n)
{
    char here[64], taken[128];
    size_t at = 0;
    append_types(here, sizeof here, 0, dtype, n);
    for (int i = 0; i < 4 && c->row->dtype[i][0] && at < sizeof taken; i++) {
        if (i)
            at += (size_t)snprintf(taken + at, sizeof taken - at, " or ");
        at = append_types(taken, sizeof taken, at, c->row->dtype[i], c->row->inputs + 1);
    }
    return wrong(c, TN_ERR_DTYPE, -1, "not for %s, only for %s", here, taken);
}

static tn_status check_types_exist(const check *c, const uint8_t *dtype, int n)
{
    for (int i = 0; i < n; i++)
        if (dtype[i] && !tn_dtype_size((tn_dtype)dtype[i]))
            return wrong(c, TN_ERR_DTYPE, i, "no such dtype: code %d", dtype[i]);
    return TN_OK;
}

/* From any type to any type, which has to be said. */
static tn_status check_two_types(const check *c, const uint8_t *dtype)
{
    if (!c->asked)
        return wrong(c, TN_ERR_DTYPE, -1, "the type to cast to is not said");
    return check_types_exist(c, dtype, 2);
}

/* Any type, the same for all: operations without rows of types. */
static tn_status check_one_type(const check *c, uint8_t *dtype)
{
    int n = c->row->inputs;
    TN_TRY(check_types_exist(c, dtype, n));
    if (!dtype[n])
        dtype[n] = dtype[0];
    for (int i = 0; i <= n; i++)
        if (dtype[i] != dtype[0] && dtype[i] && dtype[0])
            return wrong(c, TN_ERR_DTYPE, i < n ? i : -1, "types differ: %s and %s",
                         tn_dtype_name((tn_dtype)dtype[0]), tn_dtype_name((tn_dtype)dtype[i]));
    return TN_OK;
}

/* Inputs' types and the output's, which the first row that fits decides if nobody asked for one. */
static tn_status check_main_types(const check *c)
{
    uint8_t dtype[4] = { 0 };
    int n = c->row->inputs, found = 0;
    bool open = false;
    for (int i = 0; i < n; i++) {
        dtype[i] = c->d->operand[i].dtype;
        open |= !dtype[i];
    }
    dtype[n] = c->dst->dtype;
    if (c->row->family == TNI_CAST) {
        TN_TRY(check_two_types(c, dtype));
    } else if (!c->row->dtype[0][0]) {
        TN_TRY(check_one_type(c, dtype));
    } else {
        while (found < 4 && c->row->dtype[found][0] && !row_takes(c->row->dtype[found], dtype, n + 1))
            found++;
        if (found == 4 || !c->row->dtype[found][0])
            return wrong_types(c, dtype, dtype[n] ? n + 1 : n);
        if (!open)
            dtype[n] = c->row->dtype[found][n];
    }
    c->dst->dtype = dtype[n];
    return TN_OK;
}

/* Operands behind the operation's own, c of matmul and those of steps, have the output's type. */
static tn_status check_types(const check *c)
{
    char buf[TNI_OPERAND_NAME];
    TN_TRY(check_main_types(c));
    for (int i = c->row->inputs; i < c->d->inputs; i++) {
        uint8_t dtype = c->d->operand[i].dtype;
        if (dtype != c->dst->dtype)
            return wrong(c, TN_ERR_DTYPE, i, "%s is %s, the result is %s", tni_operand_name(c->d, i, buf),
                         tn_dtype_name((tn_dtype)dtype), tn_dtype_name((tn_dtype)c->dst->dtype));
    }
    return TN_OK;
}

/* -- Shapes: one rule a family ------------------------------------------------------------------------*/

/* NumPy's rule over the first axes of a and b; −1 if they do not fit or have too many. */
static int broadcast(const int32_t *a, int a_rank, const int32_t *b, int b_rank, int32_t *out)
{
    int rank = a_rank > b_rank ? a_rank : b_rank;
    for (int i = 0; i < rank; i++) {
        int32_t x = i < rank - a_rank ? 1 : a[i - (rank - a_rank)];
        int32_t y = i < rank - b_rank ? 1 : b[i - (rank - b_rank)];
        if (x == 1)
            out[i] = y;
        else if (y == 1)
            out[i] = x;
        else if (!meet(x, y, &out[i]))
            return -1;
    }
    return rank;
}

static void copy_shape(tn_operand *to, const tn_operand *from)
{
    to->rank = from->rank;
    memcpy(to->shape, from->shape, sizeof to->shape);
}

static tn_status infer_same(const check *c)
{
    copy_shape(c->dst, &c->d->operand[0]);
    return TN_OK;
}

static tn_status infer_binary(const check *c)
{
    const tn_operand *a = &c->d->operand[0], *b = &c->d->operand[1];
    char x[TNI_EXTENTS_TEXT], y[TNI_EXTENTS_TEXT];
    if (c->row->wrt && !same_extents(a, b))
        return wrong(c, TN_ERR_SHAPE, 1, "g is %s, y is %s: they must be alike", text_of(a, x),
                     text_of(b, y));
    int rank = broadcast(a->shape, a->rank, b->shape, b->rank, c->dst->shape);
    if (rank < 0)
        return wrong(c, TN_ERR_SHAPE, 1, "shapes %s and %s do not broadcast", text_of(a, x), text_of(b, y));
    c->dst->rank = (uint8_t)rank;
    return TN_OK;
}

static tn_status check_c(const check *c)
{
    const tn_operand *third = &c->d->operand[2];
    char x[TNI_EXTENTS_TEXT], y[TNI_EXTENTS_TEXT];
    float beta = c->d->floats[1];
    if (tni_desc_main_inputs(c->d) == 2) {
        if (beta == 0)
            return TN_OK;
        return wrong(c, TN_ERR_ARG, -1, "beta is %g, but c is left out", (double)beta);
    }
    if (!same_extents(third, c->dst))
        return wrong(c, TN_ERR_SHAPE, 2, "c is %s, the result is %s", text_of(third, x),
                     text_of(c->dst, y));
    return TN_OK;
}

static tn_status infer_matmul(const check *c)
{
    const tn_operand *a = &c->d->operand[0], *b = &c->d->operand[1];
    char x[TNI_EXTENTS_TEXT], y[TNI_EXTENTS_TEXT];
    int32_t inner;
    if (a->rank < 2 || b->rank < 2)
        return wrong(c, TN_ERR_RANK, a->rank < 2 ? 0 : 1, "%c is %s: at least two axes wanted",
                     a->rank < 2 ? 'a' : 'b', text_of(a->rank < 2 ? a : b, x));
    if (!meet(a->shape[a->rank - 1], b->shape[b->rank - 2], &inner))
        return wrong(c, TN_ERR_SHAPE, 1, "inner sizes differ: a is %s, b is %s", text_of(a, x),
                     text_of(b, y));
    int batch = broadcast(a->shape, a->rank - 2, b->shape, b->rank - 2, c->dst->shape);
    if (batch < 0)
        return wrong(c, TN_ERR_SHAPE, 1, "batches do not broadcast: a is %s, b is %s", text_of(a, x),
                     text_of(b, y));
    c->dst->rank = (uint8_t)(batch + 2);
    c->dst->shape[batch] = a->shape[a->rank - 2];
    c->dst->shape[batch + 1] = b->shape[b->rank - 1];
    return check_c(c);
}

static tn_status infer_sum(const check *c)
{
    const tn_operand *src = &c->d->operand[0];
    uint32_t bits = (uint32_t)c->d->ints[0];
    if (bits >> src->rank)
        return wrong(c, TN_ERR_RANGE, 0, "axes 0x%x of rank %d", (unsigned)bits, src->rank);
    if (!bits && src->rank)
        return wrong(c, TN_ERR_ARG, 0, "no axis is named");
    c->dst->rank = 0;
    for (int i = 0; i < src->rank; i++)
        if (!(bits >> i & 1))
            c->dst->shape[c->dst->rank++] = src->shape[i];
        else if (c->d->ints[1])
            c->dst->shape[c->dst->rank++] = 1;
    return TN_OK;
}

static tn_status infer_log_softmax(const check *c)
{
    int32_t axis = c->d->ints[0];
    int rank = c->d->operand[0].rank;
    if (rank == 0)
        return wrong(c, TN_ERR_RANK, 0, "src is a scalar, which has no axis");
    if (axis != TN_ANY && (axis < 0 || axis >= rank))
        return wrong(c, TN_ERR_RANGE, 0, "no such axis: %d of rank %d", axis, rank);
    return infer_same(c);
}

/* ORDER family */
static tn_status (*const infer_shape[TNI_FAMILIES])(const check *) = {
    [TNI_BINARY] = infer_binary, [TNI_UNARY] = infer_same,  [TNI_MATMUL] = infer_matmul,
    [TNI_COPY] = infer_same,     [TNI_REDUCE] = infer_sum,  [TNI_LOG_SOFTMAX] = infer_log_softmax,
    [TNI_CAST] = infer_same,
};

/* -- Steps --------------------------------------------------------------------------------------------*/

static tn_status check_step_operand(const check *c, int operand)
{
    const tn_operand *o = &c->d->operand[operand];
    const tn_operand *dst = c->dst;
    char x[TNI_EXTENTS_TEXT], y[TNI_EXTENTS_TEXT], buf[TNI_OPERAND_NAME];
    int32_t extent;
    if (o->rank == 1 ? meet(o->shape[0], dst->shape[dst->rank - 1], &extent) : same_extents(o, dst))
        return TN_OK;
    return wrong(c, TN_ERR_SHAPE, operand, "%s is %s, the result is %s",
                 tni_operand_name(c->d, operand, buf), text_of(o, x), text_of(dst, y));
}

static tn_status check_steps(const check *c)
{
    int next = tni_desc_main_inputs(c->d);
    if (c->d->steps && c->row->family != TNI_MATMUL)
        return wrong(c, TN_ERR_UNSUPPORTED, -1, "fused steps stand behind matmul only");
    for (int i = 0; i < c->d->steps; i++) {
        tn_step *step = &c->d->step[i];
        const tni_op_row *row = tni_op_find(step->op, 0);
        bool with_operand = step->operand >= 0;
        if (!row || (with_operand ? step->op != TN_OP_ADD : row->family != TNI_UNARY))
            return wrong(c, TN_ERR_UNSUPPORTED, -1,
                         "step %d is %s: only bias, residual and unary operations are fused", i,
                         tn_op_name((tn_op)step->op));
        if (step->reversed || step->dtype)
            return wrong(c, TN_ERR_UNSUPPORTED, -1, "step %d is reversed or changes the type: none does", i);
        if (!with_operand)
            continue;
        step->operand = (int8_t)next++;
        TN_TRY(check_step_operand(c, step->operand));
    }
    return TN_OK;
}

/* -- All of it ----------------------------------------------------------------------------------------*/

static tn_status check_counts(const check *c)
{
    int own = tni_desc_main_inputs(c->d);
    int most = c->row->family == TNI_MATMUL ? c->row->inputs + 1 : c->row->inputs;
    if (own < c->row->inputs || own > most || c->d->inputs >= TN_MAX_OPERANDS)
        return wrong(c, TN_ERR_ARG, -1, "takes %d inputs, here are %d",
                     c->d->inputs - own + (own < c->row->inputs ? c->row->inputs : most), c->d->inputs);
    for (int i = 0; i < c->d->inputs; i++)
        if (c->d->operand[i].rank > TN_MAX_RANK)
            return wrong(c, TN_ERR_RANK, i, "rank %d, at most %d", c->d->operand[i].rank, TN_MAX_RANK);
    return TN_OK;
}

/* Clears the output but for the type that was asked for. */
static void prepare_output(check *c)
{
    c->asked = c->d->outputs;
    uint8_t asked = c->d->outputs ? c->d->operand[c->d->inputs].dtype : TN_DTYPE_NONE;
    c->dst = &c->d->operand[c->d->inputs];
    memset(c->dst, 0, sizeof *c->dst);
    c->dst->dtype = asked;
    c->d->outputs = 1;
}

tn_status tni_desc_infer(tn_desc *d, tn_error *err)
{
    check c = { .d = d, .row = tni_op_find(d->op, d->wrt), .err = err };
    if (!c.row)
        return tni_fail(err, TN_ERR_ARG, NULL, -1, "no operation has the code %d.d%d", d->op, d->wrt - 1);
    TN_TRY(check_counts(&c));
    prepare_output(&c);
    TN_TRY(check_types(&c));
    for (int i = 0; i < d->inputs; i++) {
        if (d->operand[i].flagged)
            return wrong(&c, TN_ERR_LAYOUT, i,
                         "argument %d is blocked, nchw%dc, which only to_layout and data take", i,
                         d->operand[i].flagged_arg);
        tni_operand_settle(&d->operand[i]);
        TN_TRY(check_size(&c, i));
    }
    TN_TRY(infer_shape[c.row->family](&c));
    TN_TRY(check_size(&c, d->inputs));
    return check_steps(&c);
}

tn_status tni_desc_check_output(tn_desc *d, tn_error *err)
{
    tn_operand *dst = &d->operand[d->inputs];
    check c = { .d = d, .row = tni_op_find(d->op, d->wrt), .dst = dst, .err = err };
    int32_t stride[TN_MAX_RANK];
    char text[TNI_EXTENTS_TEXT];
    tni_operand_settle(dst);
    tni_operand_strides(dst, stride);
    for (int i = 0; i < dst->rank; i++)
        if (stride[i] == 0 && dst->shape[i] != 1)
            return wrong(&c, TN_ERR_OVERLAP, d->inputs,
                         "dst is %s with stride 0 on axis %d: elements overlap", text_of(dst, text), i);
    return check_size(&c, d->inputs);
}
