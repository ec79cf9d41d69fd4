/* reference/norm.c: layer_norm, rms_norm, group_norm and batch_norm: (x - mean)/√(variance + eps)·scale +
 * bias over sets of elements, in double, each result rounded once. */
#include "kernel/norm_p.h"
#include "kernel/reference/reference_p.h"

#include <math.h>

/* Moments in units: a power of two, 1 unless squares of such elements leave the range of double. */
typedef struct moments { double mean, variance, unit; } moments;

static double unit_of(const tni_nest *set, tn_dtype dtype)
{
    tni_walk at;
    if (dtype != TN_F64)
        return 1;
    tni_walk_seek(&at, set, set->rank, 0);
    for (int64_t left = tni_nest_count(set); left > 0; left--) {
        double x = *(const double *)(const void *)at.at[TNI_NORM_X];
        if (x > 0x1p490 || x < -0x1p490)
            return 0x1p-600;
        tni_walk_step(&at, set);
    }
    return 1;
}

/* Σ (x - about)^power over a set, power 1 or 2, in units, in 64 partials. */
static double sum_of_powers(const tni_nest *set, tn_dtype dtype, double unit, double about, int power)
{
    tni_partials partials = { .count = 0 };
    tni_walk at;
    tni_walk_seek(&at, set, set->rank, 0);
    for (int64_t left = tni_nest_count(set); left > 0; left--) {
        double d = tni_load_f64(dtype, at.at[TNI_NORM_X]) * unit - about;
        tni_partials_add(&partials, power == 1 ? d : d * d);
        tni_walk_step(&at, set);
    }
    return tni_partials_join(&partials);
}

/* The mean in two steps: the second finds by how much the first was off, so that elements that are all equal
 * are exactly their mean. */
static moments moments_of(const tni_nest *set, tn_dtype dtype)
{
    double count = (double)tni_nest_count(set);
    moments m = { .unit = unit_of(set, dtype) };
    double near = sum_of_powers(set, dtype, m.unit, 0, 1) / count;
    m.mean = near + sum_of_powers(set, dtype, m.unit, near, 1) / count;
    m.variance = sum_of_powers(set, dtype, m.unit, m.mean, 2) / count;
    return m;
}

tni_moments tni_reference_moments(const tni_nest *set, tn_dtype dtype)
{
    moments m = moments_of(set, dtype);
    return (tni_moments){ m.mean / m.unit, m.variance / m.unit / m.unit };
}

/* About 0. */
static moments squares_of(const tni_nest *set, tn_dtype dtype)
{
    moments m = { .mean = 0, .unit = unit_of(set, dtype) };
    m.variance = sum_of_powers(set, dtype, m.unit, 0, 2) / (double)tni_nest_count(set);
    return m;
}

/* 1/√(variance + eps) in units, where eps leaves the range of double; equal elements want no more of it than that it
 * is not 0. */
static double inverse_root(moments m, double eps)
{
    return m.variance > 0 || m.unit == 1 ? 1 / sqrt(m.variance + eps * m.unit * m.unit)
                                         : 1 / (sqrt(eps + m.variance) * m.unit);
}

/* Writes a set. A parameter that is left out changes nothing. */
static void write_set(const tni_norm *norm, tn_dtype dtype, moments m, double eps)
{
    const tni_nest *set = &norm->within;
    double inverse = inverse_root(m, eps);
    tni_walk at;
    tni_walk_seek(&at, set, set->rank, 0);
    for (int64_t left = tni_nest_count(set); left > 0; left--) {
        double y = (tni_load_f64(dtype, at.at[TNI_NORM_X]) * m.unit - m.mean) * inverse;
        y = norm->scaled ? y * tni_load_f64(dtype, at.at[TNI_NORM_SCALE]) : y;
        y = norm->biased ? y + tni_load_f64(dtype, at.at[TNI_NORM_BIAS]) : y;
        tni_store_f64(dtype, at.at[TNI_NORM_DST], y);
        tni_walk_step(&at, set);
    }
}

static void take_addresses(tni_nest *within, const tni_walk *walk)
{
    for (int o = 0; o < TNI_NORM_OPERANDS; o++)
        within->data[o] = walk->at[o];
}

void tni_reference_norm(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_norm norm;
    tni_walk walk;
    tn_dtype dtype = (tn_dtype)call->desc->operand[0].dtype;
    double eps = (double)call->desc->floats[0];
    tni_norm_of(&norm, call->desc, call->data);
    tni_walk_seek(&walk, &norm.sets, norm.sets.rank, 0);
    for (int64_t left = tni_nest_count(&norm.sets); left > 0; left--) {
        take_addresses(&norm.within, &walk);
        bool centred = call->desc->op != TN_OP_RMS_NORM;
        write_set(&norm, dtype, (centred ? moments_of : squares_of)(&norm.within, dtype), eps);
        tni_walk_step(&walk, &norm.sets);
    }
}

/* -- Batches ----------------------------------------------------------------------------------------------*/

/* The running statistics move towards those of the batch; an empty batch leaves them as they are. */
static void update(const tn_call *call, int64_t channel, double count, moments m)
{
    int out = call->desc->inputs;
    double momentum = (double)call->desc->floats[1];
    double batch[2] = { m.mean / m.unit, tni_unbiased(m.variance / m.unit / m.unit, count) };
    for (int i = 0; i < 2; i++) {
        tn_dtype dtype = (tn_dtype)call->desc->operand[1 + i].dtype;
        double running = tni_load_f64(dtype, tni_norm_statistic(call, 1 + i, channel));
        tni_store_f64(dtype, tni_norm_statistic(call, out + 1 + i, channel),
                      count > 0 ? tni_running(running, batch[i], momentum) : running);
    }
}

void tni_reference_batch_norm(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_norm norm;
    tni_walk walk;
    const tn_desc *desc = call->desc;
    tn_dtype dtype = (tn_dtype)desc->operand[0].dtype, kept = (tn_dtype)desc->operand[1].dtype;
    double eps = (double)desc->floats[0];
    tni_norm_of(&norm, desc, call->data);
    double count = (double)tni_nest_count(&norm.within);
    tni_walk_seek(&walk, &norm.sets, norm.sets.rank, 0);
    for (int64_t channel = 0; channel < norm.sets.extent[0]; channel++) {
        moments m;
        take_addresses(&norm.within, &walk);
        if (desc->ints[0]) {
            m = moments_of(&norm.within, dtype);
            update(call, channel, count, m);
        } else {
            m.mean = tni_load_f64(kept, tni_norm_statistic(call, 1, channel));
            m.variance = tni_load_f64(kept, tni_norm_statistic(call, 2, channel));
            m.unit = 1;
        }
        write_set(&norm, dtype, m, eps);
        tni_walk_step(&walk, &norm.sets);
    }
}
