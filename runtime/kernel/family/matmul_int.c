/* family/matmul_int.c: products of bytes: a [batch, M, K], b [batch, K, N], zero points that are one number or
 * one a row of a, a column of b, a scale that is one number or one a column: dst [batch, M, N]. */
#include "kernel/family/family_p.h"
#include "kernel/matmul_int_p.h"
#include "kernel/nest_p.h"

/* One number, unless said. */
int tni_optional_matmul_int(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK])
{
    (void)d;
    (void)which;
    (void)extents;
    return 0;
}

/* A scalar, or one number each of so many rows or columns. */
static tn_status check_numbers(const tni_check *c, const char *name, int32_t count, const char *of)
{
    int at = tni_desc_option_named(c->d, name);
    char x[TNI_EXTENTS_TEXT];
    int32_t extent;
    if (at < 0)
        return TN_OK;
    const tn_operand *o = &c->d->operand[at];
    if (o->rank == 0 || (o->rank == 1 && (o->shape[0] == 1 || tni_meet(o->shape[0], count, &extent))))
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, at, "%s is %s: a scalar or one for each of %d %s wanted", name,
                     tni_extents_text(x, o->shape, o->rank), count, of);
}

/* F32 where there is a scale, else I32. */
static tn_status settle_type(const tni_check *c)
{
    bool scaled = tni_desc_option_named(c->d, "scale") >= 0;
    uint8_t result = scaled ? TN_F32 : TN_I32;
    if (c->wanted && c->wanted != result)
        return tni_wrong(c, TN_ERR_DTYPE, -1, "the result is %s %s a scale, not %s",
                         tn_dtype_name((tn_dtype)result), scaled ? "with" : "without",
                         tn_dtype_name((tn_dtype)c->wanted));
    c->dst->dtype = result;
    return TN_OK;
}

tn_status tni_infer_matmul_int(const tni_check *c)
{
    TN_TRY(tni_infer_product(c));
    TN_TRY(check_numbers(c, "a_zero", c->dst->shape[c->dst->rank - 2], "rows"));
    TN_TRY(check_numbers(c, "b_zero", c->dst->shape[c->dst->rank - 1], "columns"));
    TN_TRY(check_numbers(c, "scale", c->dst->shape[c->dst->rank - 1], "columns"));
    return settle_type(c);
}

double tni_flops_matmul_int(const tn_desc *d)
{
    const tn_operand *a = &d->operand[0];
    return 2.0 * (double)tni_operand_count(&d->operand[d->inputs]) * a->shape[a->rank - 1];
}

static tni_numbers_of numbers_of(const tn_desc *desc, const char *name, void *const *data)
{
    int at = tni_desc_option_named(desc, name);
    int64_t stride[TN_MAX_RANK] = { 0 };
    if (at < 0)
        return (tni_numbers_of){ 0 };
    const tn_operand *o = &desc->operand[at];
    tni_strides_of(o, stride);
    return (tni_numbers_of){ data ? data[at] : "", o->dtype, tni_operand_count(o) > 1 ? stride[0] : 0 };
}

void tni_matmul_int_of(tni_matmul_int *m, const tn_desc *desc, void *const *data)
{
    tni_product_of(&m->product, desc, data);
    m->a_dtype = desc->operand[0].dtype;
    m->b_dtype = desc->operand[1].dtype;
    m->a_zero = numbers_of(desc, "a_zero", data);
    m->b_zero = numbers_of(desc, "b_zero", data);
    m->scale = numbers_of(desc, "scale", data);
}
