/* reference/attention.c: softmax(scale·q·kᵀ, capped, plus bias, masked)·v, in double; each result rounded
 * once. A masked score is -inf; a query that sees no key gives 0. */
#include "kernel/attention_p.h"
#include "kernel/reference/reference_p.h"

#include <math.h>

typedef struct query {
    const tni_attention *a;
    const tn_call *call;
    tn_dtype dtype;
    int64_t  b, h, i;
} query;

static double load(const query *u, int operand, const int64_t step[4], int64_t head, int64_t row, int64_t column)
{
    int64_t at = tni_attention_at(step, u->b, head, row, column);
    return tni_load_f64(u->dtype, (const char *)u->call->data[operand] + at * (int64_t)tn_dtype_size(u->dtype));
}

static int64_t group_of(const query *u) { return u->h / (u->a->heads / u->a->groups); }

static bool is_masked(const query *u, int64_t j)
{
    const tni_attention *a = u->a;
    if (j >= tni_attention_sees(a, u->i))
        return true;
    return a->mask >= 0 &&
           !((const uint8_t *)u->call->data[a->mask])[tni_attention_at(a->mask_step, u->b, u->h, u->i, j)];
}

static double score(const query *u, int64_t j)
{
    const tni_attention *a = u->a;
    double sum = 0;
    for (int64_t d = 0; d < a->depth; d++)
        sum += load(u, 0, a->q, u->h, u->i, d) * load(u, 1, a->k, group_of(u), j, d);
    sum *= (double)a->scale;
    if (a->softcap != 0)
        sum = (double)a->softcap * tni_reference_tanh(sum / (double)a->softcap);
    return a->bias < 0 ? sum : sum + load(u, a->bias, a->bias_step, u->h, u->i, j);
}

/* The largest score not masked; NaN if one is; -inf: none, or all are -inf. */
static double largest(const query *u, bool *any)
{
    double most = -INFINITY;
    *any = false;
    for (int64_t j = 0; j < u->a->keys; j++) {
        if (is_masked(u, j))
            continue;
        double s = score(u, j);
        *any |= s != -INFINITY;
        most = s != s || most != most ? NAN : s > most ? s : most;
    }
    return most;
}

static double weight(const query *u, int64_t j, double most)
{
    return is_masked(u, j) ? 0 : tni_reference_exp(score(u, j) - most);
}

/* Columns summed side by side, so that a weight is worked out once for all of them. */
enum { COLUMNS = 64 };

static void store_columns(const query *u, double most, double total, bool any, int64_t first)
{
    const tni_attention *a = u->a;
    int64_t columns = a->width - first < COLUMNS ? a->width - first : COLUMNS;
    int64_t size = (int64_t)tn_dtype_size(u->dtype);
    double sum[COLUMNS] = { 0 };
    for (int64_t j = 0; any && j < a->keys; j++) {
        double w = weight(u, j, most);
        for (int64_t e = 0; e < columns; e++)
            sum[e] += w * load(u, 2, a->v, group_of(u), j, first + e);
    }
    for (int64_t e = 0; e < columns; e++) {
        int64_t at = tni_attention_at(a->dst, u->b, u->h, u->i, first + e);
        tni_store_f64(u->dtype, (char *)u->call->data[u->call->desc->inputs] + at * size,
                      any ? sum[e] / total : 0);
    }
}

static void attend(const query *u)
{
    tni_partials partials = { .count = 0 };
    bool any;
    double most = largest(u, &any);
    for (int64_t j = 0; j < u->a->keys; j++)
        tni_partials_add(&partials, any ? weight(u, j, most) : 0);
    for (int64_t e = 0; e < u->a->width; e += COLUMNS)
        store_columns(u, most, tni_partials_join(&partials), any, e);
}

void tni_reference_attention(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_attention a;
    tni_attention_of(&a, call->desc);
    query u = { .a = &a, .call = call, .dtype = (tn_dtype)call->desc->operand[0].dtype };
    for (u.b = 0; u.b < a.batch; u.b++)
        for (u.h = 0; u.h < a.heads; u.h++)
            for (u.i = 0; u.i < a.queries; u.i++)
                attend(&u);
}
