/* family/norm.c: normalisations: layer_norm and rms_norm over the last axes (ints[0]: how many), group_norm
 * (ints[0]: groups of channels), batch_norm (ints[0]: training). Optional inputs scale and bias. */
#include "kernel/family/family_p.h"

/* Operations an element: mean, difference, square, sum, result. */
#define NORM_FLOPS 8

/* Extents that scale and bias have: the last axes of x, or its channels; none if x has no such axes. */
static int parameter_extents(const tn_desc *d, int32_t extents[TN_MAX_RANK])
{
    const tn_operand *x = &d->operand[0];
    bool rows = d->op == TN_OP_LAYER_NORM || d->op == TN_OP_RMS_NORM;
    int32_t count = rows ? d->ints[0] : 1;             /* text may say any, TN_ANY too */
    if (count < 1 || count > x->rank || (!rows && x->rank < 2))
        return 0;
    for (int i = 0; i < count; i++)
        extents[i] = x->shape[rows ? x->rank - count + i : 1];
    return count;
}

int tni_optional_norm(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK])
{
    (void)which;
    return parameter_extents(d, extents);
}

static tn_status check_parameter(const tni_check *c, const char *name)
{
    int operand = tni_desc_option_named(c->d, name);
    tn_operand wanted = { .rank = 0 };
    char is[TNI_EXTENTS_TEXT], must[TNI_EXTENTS_TEXT];
    if (operand < 0)
        return TN_OK;
    wanted.rank = (uint8_t)parameter_extents(c->d, wanted.shape);
    const tn_operand *o = &c->d->operand[operand];
    if (tni_same_extents(o, &wanted))
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, operand, "%s is %s, the axes it goes along are %s", name,
                     tni_extents_text(is, o->shape, o->rank),
                     tni_extents_text(must, wanted.shape, wanted.rank));
}

static tn_status check_parameters(const tni_check *c)
{
    TN_TRY(check_parameter(c, "scale"));
    return c->d->op == TN_OP_RMS_NORM ? TN_OK : check_parameter(c, "bias");
}

static tn_status check_channels(const tni_check *c)
{
    const tn_operand *x = &c->d->operand[0];
    char text[TNI_EXTENTS_TEXT];
    if (x->rank >= 2)
        return TN_OK;
    return tni_wrong(c, TN_ERR_RANK, 0, "x is %s: samples and channels wanted",
                     tni_extents_text(text, x->shape, x->rank));
}

static tn_status check_groups(const tni_check *c)
{
    int32_t groups = c->d->ints[0], channels;
    TN_TRY(check_channels(c));
    channels = c->d->operand[0].shape[1];
    if (groups == TN_ANY || channels == TN_ANY)
        return TN_OK;
    if (groups < 1 || channels % groups)
        return tni_wrong(c, TN_ERR_ARG, -1, "%d channels in %d groups", channels, groups);
    return TN_OK;
}

static tn_status check_trailing(const tni_check *c)
{
    int32_t trailing = c->d->ints[0];
    int rank = c->d->operand[0].rank;
    if (trailing != TN_ANY && (trailing < 1 || trailing > rank))
        return tni_wrong(c, TN_ERR_RANGE, 0, "the last %d axes of rank %d", trailing, rank);
    return TN_OK;
}

/* Below 0 there is no root. Open in a pattern, where it is NaN. */
static tn_status check_eps(const tni_check *c)
{
    float eps = c->d->floats[0];
    return eps < 0 ? tni_wrong(c, TN_ERR_ARG, -1, "eps is %g, below 0", (double)eps) : TN_OK;
}

tn_status tni_infer_norm(const tni_check *c)
{
    TN_TRY(check_eps(c));
    TN_TRY(c->d->op == TN_OP_GROUP_NORM ? check_groups(c) : check_trailing(c));
    if (c->d->ints[0] != TN_ANY)
        TN_TRY(check_parameters(c));
    return tni_infer_same(c);
}

static tn_status check_statistic(const tni_check *c, int operand)
{
    const tn_operand *o = &c->d->operand[operand];
    int32_t channels = c->d->operand[0].shape[1], meeting;
    char text[TNI_EXTENTS_TEXT];
    if (o->rank == 1 && tni_meet(o->shape[0], channels, &meeting))
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, operand, "%s is %s, x has %d channels", c->row->operands[operand],
                     tni_extents_text(text, o->shape, o->rank), channels);
}

/* Training has two more outputs: the running statistics afterwards. */
tn_status tni_infer_batch_norm(const tni_check *c)
{
    tn_desc *d = c->d;
    TN_TRY(check_eps(c));
    TN_TRY(check_channels(c));
    for (int i = 1; i <= 2; i++)
        TN_TRY(check_statistic(c, i));
    TN_TRY(check_parameters(c));
    TN_TRY(tni_infer_same(c));
    if (d->ints[0] != 1)
        return TN_OK;
    d->outputs = 3;
    for (int i = 1; i <= 2; i++) {
        tni_copy_shape(&c->dst[i], &d->operand[i]);
        c->dst[i].dtype = d->operand[i].dtype;
    }
    return TN_OK;
}

/* The running statistics are brought up to date where they lie. */
bool tni_replaces_batch_norm(const tn_desc *d, int input, int output)
{
    return d->ints[0] == 1 && output > 0 && input == output;
}

double tni_flops_norm(const tn_desc *d)
{
    return NORM_FLOPS * (double)tni_operand_count(&d->operand[0]);
}
