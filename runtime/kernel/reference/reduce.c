/* reference/reduce.c: reductions over any axes, elements in row-major order.
 *
 * Floats: sums, means and products in double, element i into partial i mod 64, partials joined by halves (a
 * product's start at 1); a mean is that sum over the count; rounded once. Integers: modulo 2^64, then the
 * low bits, which is modulo 2^bits of the type. Maximum and minimum: NaN if there is one, a zero is +0.
 * Places: the first of the best, or the first NaN. */
#include "kernel/reduce_p.h"
#include "kernel/reference/reference_p.h"

#include <math.h>

void tni_partials_add(tni_partials *partials, double x)
{
    partials->sum[partials->count++ % 64] += x;
}

double tni_partials_join(const tni_partials *partials)
{
    double sum[64];
    for (int i = 0; i < 64; i++)
        sum[i] = partials->sum[i];
    for (int half = 32; half > 0; half /= 2)
        for (int i = 0; i < half; i++)
            sum[i] += sum[i + half];
    return sum[0];
}

/* -- One element after the other --------------------------------------------------------------------------*/

/* What was taken so far; every operation uses some of it. */
typedef struct running {
    tn_op        op;
    tni_partials sum;
    double       product[64], best;
    uint64_t     bits, best_bits;          /* of integers: sum or product; the best, turned */
    int64_t      count, place;
} running;

static void start(running *r, tn_op op)
{
    *r = (running){ .op = op, .bits = op == TN_OP_PROD };
    for (int i = 0; i < 64; i++)
        r->product[i] = 1;
}

static void take_float(running *r, double x)
{
    bool least = r->op == TN_OP_AMIN || r->op == TN_OP_ARGMIN;
    double y = least ? -x : x;
    if (r->op == TN_OP_SUM || r->op == TN_OP_MEAN)
        tni_partials_add(&r->sum, x);
    else if (r->op == TN_OP_PROD)
        r->product[r->count % 64] *= x;
    else if (r->count == 0 || y > r->best || (isnan(y) && !isnan(r->best))) {
        r->best = y;
        r->place = r->count;
    }
    r->count++;
}

static void take_integer(running *r, tn_dtype dtype, uint64_t x)
{
    uint64_t y = x ^ tni_turn_bits(r->op, dtype);
    if (r->op == TN_OP_SUM)
        r->bits += x;
    else if (r->op == TN_OP_PROD)
        r->bits *= x;
    else if (r->count == 0 || y > r->best_bits) {
        r->best_bits = y;
        r->place = r->count;
    }
    r->count++;
}

/* -- Results ---------------------------------------------------------------------------------------------*/

static double joined_product(running *r)
{
    for (int half = 32; half > 0; half /= 2)
        for (int i = 0; i < half; i++)
            r->product[i] *= r->product[i + half];
    return r->product[0];
}

static double float_result(running *r)
{
    switch (r->op) {
    case TN_OP_SUM:  return tni_partials_join(&r->sum);
    case TN_OP_MEAN: return tni_partials_join(&r->sum) / (double)r->count;
    case TN_OP_PROD: return joined_product(r);
    case TN_OP_AMIN: return -r->best + 0.0;
    default:         return r->best + 0.0;
    }
}

static void put_result(running *r, tn_dtype dtype, void *out)
{
    if (r->op == TN_OP_ARGMAX || r->op == TN_OP_ARGMIN)
        *(int64_t *)out = r->place;
    else if (tn_dtype_is_float(dtype))
        tni_store_f64(dtype, out, float_result(r));
    else if (r->op == TN_OP_SUM || r->op == TN_OP_PROD)
        tni_store_i64(dtype, out, (int64_t)r->bits);
    else
        tni_store_i64(dtype, out, (int64_t)(r->best_bits ^ tni_turn_bits(r->op, dtype)));
}

void tni_reference_reduce(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tn_dtype from = (tn_dtype)call->desc->operand[0].dtype, to = (tn_dtype)call->desc->operand[1].dtype;
    tni_reduction r;
    tni_walk out;
    tni_reduction_of(&r, call->desc, call->data);
    tni_walk_seek(&out, &r.kept, r.kept.rank, 0);
    for (int64_t left = tni_nest_count(&r.kept); left > 0; left--) {
        running now;
        tni_walk in;
        start(&now, (tn_op)call->desc->op);
        r.reduced.data[0] = out.at[0];
        tni_walk_seek(&in, &r.reduced, r.reduced.rank, 0);
        for (int64_t terms = tni_nest_count(&r.reduced); terms > 0; terms--) {
            if (tn_dtype_is_float(from))
                take_float(&now, tni_load_f64(from, in.at[0]));
            else
                take_integer(&now, from, (uint64_t)tni_load_i64(from, in.at[0]));
            tni_walk_step(&in, &r.reduced);
        }
        put_result(&now, to, out.at[1]);
        tni_walk_step(&out, &r.kept);
    }
}
