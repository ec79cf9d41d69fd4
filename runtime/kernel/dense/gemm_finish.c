/* dense/gemm_finish.c: what surrounds the sums of a product, strip by strip while they are near: c before the
 * first block of depth; behind the last alpha, beta and c of raw sums, fused steps, the cast to the output.
 *
 * Fast results take the steps in the type of the sums and are rounded once, at the end. Exact ones go the
 * reference's way: alpha·sum + beta·c in double, rounded, then each step on what is there, rounded again. */
#include "kernel/dense/copy_p.h"
#include "kernel/dense/gemm_job_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/reference/reference_p.h"

#include <string.h>

/* Elements of c that are widened at a time. */
enum { WIDENED = 1024 };

/* -- Nests and casts --------------------------------------------------------------------------------------*/

tni_nest tni_gemm_nest(int64_t rows, int64_t cols)
{
    return (tni_nest){ .rank = 2, .extent = { rows, cols } };
}

void tni_gemm_add(tni_nest *nest, const void *data, tni_matrix matrix, int64_t size)
{
    int o = nest->operands++;
    nest->stride[o][0] = matrix.row;
    nest->stride[o][1] = matrix.col;
    nest->size[o] = size;
    nest->data[o] = (char *)data;
}

void tni_gemm_move(const tni_dense *dense, const tni_map *map, const tni_nest *nest)
{
    if (map->fn)
        tni_map_run(dense, map, nest, NULL, tn_threads_serial());
    else
        tni_copy_nest(dense, *nest, tn_threads_serial());
}

bool tni_gemm_cast(const tni_dense *dense, uint8_t from, uint8_t to, tni_map *map)
{
    const tni_entry *first = NULL, *last;
    *map = (tni_map){ .fn = NULL };
    if (from == to)
        return true;
    last = tni_dense_cast(dense, (tn_dtype)from, (tn_dtype)to, &first);
    if (!last)
        return false;
    map->entry = last;
    map->fn = (tn_map_fn)last->fn;
    map->cast[0] = first ? (tn_map_fn)first->fn : NULL;
    return true;
}

/* -- Places -----------------------------------------------------------------------------------------------*/

tni_matrix tni_gemm_place_strides(const tni_gemm *g)
{
    return g->aside ? (tni_matrix){ tni_gemm_aside_row(g), 1 } : g->product.matrix[TNI_OUT];
}

static int64_t size_of(const tni_gemm *g, int which)
{
    return g->product.batch.size[which];
}

/* Element (row, col) of the block in hand in a matrix of the product's size. */
static const char *at(const tni_gemm_job *j, const char *base, tni_matrix strides, int64_t size, int64_t row,
                      int64_t col)
{
    return base + ((j->rows.at + row) * strides.row + (j->cols.at + col) * strides.col) * size;
}

static char *out_at(const tni_gemm_job *j, int64_t row, int64_t col)
{
    return (char *)at(j, j->out, j->g->product.matrix[TNI_OUT], size_of(j->g, TNI_OUT), row, col);
}

char *tni_gemm_place(const tni_gemm_job *j, int64_t row, int64_t col)
{
    if (!j->g->aside)
        return out_at(j, row, col);
    return j->sums + (row * tni_gemm_aside_row(j->g) + col) * j->g->sum;
}

/* c: a matrix of its own, or what the output held. */
static const char *c_at(const tni_gemm_job *j, int64_t row, int64_t col)
{
    const tni_product *p = &j->g->product;
    if (!p->third)
        return out_at(j, row, col);
    return at(j, j->c, p->matrix[TNI_C], size_of(j->g, TNI_C), row, col);
}

static tni_matrix c_strides(const tni_gemm *g)
{
    return g->product.matrix[g->product.third ? TNI_C : TNI_OUT];
}

/* -- Before -----------------------------------------------------------------------------------------------*/

void tni_gemm_begin_strip(const tni_gemm_job *j, const tni_strip *s)
{
    const tni_gemm *g = j->g;
    if (!tni_gemm_reads_c(g) || g->raw || (!g->aside && (!g->product.third || j->c == j->out)))
        return;
    tni_nest nest = tni_gemm_nest(s->rows, s->cols);
    tni_gemm_add(&nest, c_at(j, s->row, s->col), c_strides(g), size_of(g, TNI_OUT));
    tni_gemm_add(&nest, tni_gemm_place(j, s->row, s->col), tni_gemm_place_strides(g), g->sum);
    tni_gemm_move(g->dense, &g->bring, &nest);
}

/* -- Raw sums ---------------------------------------------------------------------------------------------*/

/* Some elements of a row of c, at most WIDENED, as doubles. */
static void widen_c(const tni_gemm_job *j, int64_t row, int64_t col, int64_t count, double *c)
{
    tni_nest nest = tni_gemm_nest(1, count);
    tni_gemm_add(&nest, c_at(j, row, col), c_strides(j->g), size_of(j->g, TNI_OUT));
    tni_gemm_add(&nest, c, (tni_matrix){ 0, 1 }, sizeof *c);
    tni_gemm_move(j->g->dense, &j->g->widen, &nest);
}

/* count, at most WIDENED. */
static void combine_some(const tni_gemm_job *j, int64_t row, int64_t col, int64_t count, double *sum)
{
    double c[WIDENED], alpha = (double)j->g->product.alpha, beta = (double)j->g->product.beta;
    bool has_sum = j->k > 0;
    for (int64_t i = 0; i < count && alpha != 1; i++)
        sum[i] = has_sum ? alpha * sum[i] : 0;
    if (!tni_gemm_reads_c(j->g))
        return;
    widen_c(j, row, col, count, c);
    for (int64_t i = 0; i < count; i++) {
        double kept = beta * c[i];
        sum[i] = has_sum ? sum[i] + kept : kept;
    }
}

/* The same of sums in F32, which are rounded once. */
static void combine_f32(const tni_gemm_job *j, int64_t row, int64_t col, int64_t count, float *sum)
{
    double wide[WIDENED];
    for (int64_t i = 0; i < count; i++)
        wide[i] = (double)sum[i];
    combine_some(j, row, col, count, wide);
    for (int64_t i = 0; i < count; i++)
        sum[i] = (float)wide[i];
}

/* alpha·sum + beta·c in double, each product and the sum rounded, as in the reference. */
static void combine(const tni_gemm_job *j, const tni_strip *s)
{
    bool narrow = j->g->arithmetic->sum == TN_F32;
    for (int64_t r = 0; r < s->rows; r++)
        for (int64_t i = 0; i < s->cols; i += WIDENED) {
            int64_t row = s->row + r, col = s->col + i, count = tni_least(WIDENED, s->cols - i);
            char *sum = tni_gemm_place(j, row, col);
            if (narrow)
                combine_f32(j, row, col, count, (float *)sum);
            else
                combine_some(j, row, col, count, (double *)sum);
        }
}

/* -- Steps ------------------------------------------------------------------------------------------------*/

/* Elements of a row by the reference's function, each rounded to its type. */
static void step_row(const tni_gemm_step *todo, tn_dtype dtype, int64_t cols, char *x, int64_t x_step,
                     const char *side, int64_t side_step)
{
    int64_t size = (int64_t)tn_dtype_size(dtype);
    for (int64_t i = 0; i < cols; i++, x += x_step * size) {
        double in[2] = { tni_load_f64(dtype, x) };
        if (todo->side->dtype) {
            in[1] = tni_load_f64((tn_dtype)todo->side->dtype, side);
            side += side_step * (int64_t)tn_dtype_size((tn_dtype)todo->side->dtype);
        }
        tni_store_f64(dtype, x, todo->reference(in, todo->step->param));
    }
}

/* x, of type dtype at its strides: the strip, where the steps find and leave it. */
static void run_step(const tni_gemm_job *j, const tni_gemm_step *todo, const tni_strip *s, char *x,
                     tni_matrix strides, uint8_t dtype)
{
    const tni_side *side = todo->side;
    int64_t size = (int64_t)tn_dtype_size((tn_dtype)dtype);
    int64_t side_size = (int64_t)tn_dtype_size((tn_dtype)side->dtype);
    const char *other = side->dtype ? j->side[side - j->g->product.side] : NULL;
    if (other)
        other = at(j, other, side->matrix, side_size, s->row, s->col);
    if (todo->map.fn) {
        tni_nest nest = tni_gemm_nest(s->rows, s->cols);
        tni_gemm_add(&nest, x, strides, size);
        if (other)
            tni_gemm_add(&nest, other, side->matrix, side_size);
        tni_gemm_add(&nest, x, strides, size);
        tni_map_run(j->g->dense, &todo->map, &nest, todo->step->param, tn_threads_serial());
        return;
    }
    for (int64_t r = 0; r < s->rows; r++)
        step_row(todo, (tn_dtype)dtype, s->cols, x + r * strides.row * size, strides.col,
                 other ? other + r * side->matrix.row * side_size : NULL, side->matrix.col);
}

/* -- Behind -----------------------------------------------------------------------------------------------*/

static void put(const tni_gemm_job *j, const tni_strip *s)
{
    const tni_gemm *g = j->g;
    tni_nest nest = tni_gemm_nest(s->rows, s->cols);
    tni_gemm_add(&nest, tni_gemm_place(j, s->row, s->col), tni_gemm_place_strides(g), g->sum);
    tni_gemm_add(&nest, out_at(j, s->row, s->col), g->product.matrix[TNI_OUT], size_of(g, TNI_OUT));
    tni_gemm_move(g->dense, &g->put, &nest);
}

static void hand_over(const tni_gemm_job *j, const tni_strip *s)
{
    tni_gemm_part part = { .item = j->item, .row = j->rows.at + s->row, .col = j->cols.at + s->col,
                           .rows = s->rows, .cols = s->cols, .sums = tni_gemm_place(j, s->row, s->col),
                           .ld = tni_gemm_place_strides(j->g).row };
    j->g->finish(j->g->finish_arg, &part);
}

void tni_gemm_end_strip(const tni_gemm_job *j, const tni_strip *s)
{
    const tni_gemm *g = j->g;
    if (g->finish) {
        hand_over(j, s);
        return;
    }
    if (g->raw)
        combine(j, s);
    for (int i = 0; i < g->todos && !g->dense->exact; i++)
        run_step(j, &g->todo[i], s, tni_gemm_place(j, s->row, s->col), tni_gemm_place_strides(g),
                 g->arithmetic->sum);
    if (g->aside)
        put(j, s);
    for (int i = 0; i < g->todos && g->dense->exact; i++)
        run_step(j, &g->todo[i], s, out_at(j, s->row, s->col), g->product.matrix[TNI_OUT],
                 g->product.dtype[TNI_OUT]);
}

/* -- Planning ---------------------------------------------------------------------------------------------*/

/* The kernel of a step on elements of a type; its other operand is cast to it. */
static void plan_step(const tni_gemm *g, uint8_t dtype, const tn_step *step, const tni_side *side,
                      tni_gemm_step *todo)
{
    tni_key key = { .op = step->op, .variant = TNI_INNER_UNIT, .dtype = { dtype, dtype } };
    if (side->dtype)
        key.dtype[2] = dtype;
    const tni_entry *entry = tni_dense_find(g->dense, key);
    tn_map_fn widened = NULL;
    *todo = (tni_gemm_step){ .step = step, .side = side, .reference = tni_op_find(step->op, 0)->reference };
    if (entry && side->dtype && side->dtype != dtype) {
        widened = tni_map_cast(g->dense, (tn_dtype)side->dtype, (tn_dtype)dtype);
        if (!widened)
            return;
    }
    if (entry)
        todo->map = (tni_map){ .entry = entry, .fn = (tn_map_fn)entry->fn, .cast = { NULL, widened } };
}

bool tni_gemm_plan_finish(tni_gemm *g, const tn_step *step, int first)
{
    const tni_product *p = &g->product;
    uint8_t out = p->dtype[TNI_OUT], sum = g->arithmetic->sum;
    g->todos = 0;
    for (int s = first; s < p->steps; s++)
        plan_step(g, g->dense->exact ? out : sum, &step[s], &p->side[s], &g->todo[g->todos++]);
    if (g->finish)
        return true;
    bool reads_c = tni_gemm_reads_c(g);
    return (!reads_c || g->raw || tni_gemm_cast(g->dense, out, sum, &g->bring)) &&
           (!reads_c || !g->raw || tni_gemm_cast(g->dense, out, TN_F64, &g->widen)) &&
           (!g->aside || tni_gemm_cast(g->dense, sum, out, &g->put));
}
