/* dense/gather.c: gather and embedding: rows copied by the copy kernels, short ones in place, and lines of
 * rows to come asked for ahead, since no machine guesses an index. */
#include "kernel/dense/copy_p.h"
#include "kernel/gather_p.h"

#include <string.h>

/* Elements of a task. Rows of fewer bytes than SHORT are copied here. Rows asked for ahead, and of each so
 * many bytes: the machine follows from there. */
enum { TASK = 65536, SHORT = 64, AHEAD = 6, ASKED = 256, LINE = 64 };

typedef struct gather_job {
    tni_gathering g;           /* simplified; places of rank 1 or more, row of rank 1 or more */
    const tni_dense *dense;
    tn_map_fn copy;            /* rows of one axis; NULL: in place, or by nests */
    int64_t   bytes;           /* of a row that lies in one piece; 0: it does not */
    int64_t   count, share;    /* places; those of a task */
} gather_job;

/* -- One row ----------------------------------------------------------------------------------------------*/

/* A few bytes; sizes of elements and their pairs without a call. */
static inline void copy_short(char *dst, const char *src, int64_t bytes)
{
    switch (bytes) {
    case 1: *dst = *src; break;
    case 2: memcpy(dst, src, 2); break;
    case 4: memcpy(dst, src, 4); break;
    case 8: memcpy(dst, src, 8); break;
    case 16: memcpy(dst, src, 16); break;
    default: memcpy(dst, src, (size_t)bytes);
    }
}

static void copy_nest(const gather_job *job, char *dst, const char *src)
{
    tni_nest row = job->g.row;
    row.data[0] = (char *)(uintptr_t)src;
    row.data[1] = dst;
    tni_copy_nest(job->dense, row, tn_threads_serial());
}

static void copy_by_kernel(const gather_job *job, char *dst, const char *src)
{
    const tni_nest *row = &job->g.row;
    int64_t n[2] = { 1, row->extent[0] };
    int64_t stride[2][2] = { { 0, row->stride[0][0] }, { 0, row->stride[1][0] } };
    job->copy(n, (void *const[]){ (void *)(uintptr_t)src, dst }, (const int64_t (*)[2])stride, NULL);
}

static inline void copy_row(const gather_job *job, char *dst, const char *src)
{
    if (job->copy)
        copy_by_kernel(job, dst, src);
    else if (job->bytes)
        copy_short(dst, src, job->bytes);
    else
        copy_nest(job, dst, src);
}

/* A copy of one zero element, repeated. */
static void clear_row(const gather_job *job, char *dst)
{
    static const _Alignas(8) char zero[8];
    tni_nest row = job->g.row;
    memset(row.stride[0], 0, sizeof row.stride[0]);
    row.data[0] = (char *)(uintptr_t)zero;
    row.data[1] = dst;
    tni_copy_nest(job->dense, row, tn_threads_serial());
}

/* -- Single elements --------------------------------------------------------------------------------------*/

/* A line of places: addresses of the first, bytes from one to the next. */
typedef struct line {
    const char *src, *index;
    char   *dst;
    int64_t in, at, out, count;
} line;

/* Every size gets a loop of its own: bytes is a constant where this is called. */
static inline void gather_elements(const tni_gathering *g, const line *l, size_t bytes)
{
    if (g->wide)
        for (int64_t i = 0; i < l->count; i++)
            memcpy(l->dst + i * l->out, l->src + i * l->in + tni_id_at(true, l->index + i * l->at) * g->step, bytes);
    else
        for (int64_t i = 0; i < l->count; i++)
            memcpy(l->dst + i * l->out, l->src + i * l->in + tni_id_at(false, l->index + i * l->at) * g->step, bytes);
}

/* False: rows are longer, or some are skipped. */
static bool gather_small(const gather_job *job, const line *l)
{
    if (job->copy || job->g.skip != TNI_NO_ID)
        return false;
    switch (job->bytes) {
    case 1: gather_elements(&job->g, l, 1); return true;
    case 2: gather_elements(&job->g, l, 2); return true;
    case 4: gather_elements(&job->g, l, 4); return true;
    case 8: gather_elements(&job->g, l, 8); return true;
    default: return false;
    }
}

/* -- Lines of places --------------------------------------------------------------------------------------*/

/* The address may be nobody's: ids that are skipped need not be positions. */
static void ask_ahead(uintptr_t row, int64_t bytes)
{
    for (int64_t at = 0; at < tni_least(bytes, ASKED); at += LINE)
        __builtin_prefetch((const void *)(row + (uintptr_t)at));
}

static void gather_line(const gather_job *job, const line *l)
{
    const tni_gathering *g = &job->g;
    if (gather_small(job, l))
        return;
    for (int64_t i = 0; i < l->count; i++) {
        int64_t id = tni_id_at(g->wide, l->index + i * l->at), ahead = i + AHEAD;
        if (ahead < l->count) {
            int64_t to_come = tni_id_at(g->wide, l->index + ahead * l->at);
            ask_ahead((uintptr_t)l->src + (uintptr_t)(ahead * l->in + to_come * g->step), job->bytes);
        }
        if (id == g->skip)
            clear_row(job, l->dst + i * l->out);
        else
            copy_row(job, l->dst + i * l->out, l->src + i * l->in + id * g->step);
    }
}

/* `count` places along the last axis, from the first-th on behind the walk. */
static line line_at(const tni_nest *places, const tni_walk *walk, int64_t first, int64_t count)
{
    int last = places->rank - 1;
    line l = { .count = count };
    l.in = places->stride[0][last] * places->size[0];
    l.at = places->stride[1][last] * places->size[1];
    l.out = places->stride[2][last] * places->size[2];
    l.src = walk->at[0] + first * l.in;
    l.index = walk->at[1] + first * l.at;
    l.dst = walk->at[2] + first * l.out;
    return l;
}

static void gather_task(void *arg, size_t i)
{
    const gather_job *job = arg;
    const tni_nest *places = &job->g.places;
    int64_t length = places->extent[places->rank - 1];
    int64_t at = (int64_t)i * job->share, end = tni_least(at + job->share, job->count);
    tni_walk walk;
    tni_walk_seek(&walk, places, places->rank - 1, at / length);
    while (at < end) {
        int64_t first = at % length;
        line l = line_at(places, &walk, first, tni_least(length - first, end - at));
        gather_line(job, &l);
        tni_walk_step(&walk, places);
        at += l.count;
    }
}

/* -- The member -------------------------------------------------------------------------------------------*/

/* What turning axes of a row round moves its start by belongs to the places. */
static void simplify(gather_job *job, void *const *data)
{
    tni_gathering *g = &job->g;
    tni_nest_simplify(&g->row, 1);
    tni_nest_pad(&g->row, 1);
    g->places.data[0] += g->row.data[0] - (char *)data[0];
    g->places.data[2] += g->row.data[1] - (char *)data[2];
    tni_nest_simplify(&g->places, 2);
    tni_nest_pad(&g->places, 1);
}

/* Rows of one axis go straight to a kernel, or are copied in place if they are short and in one piece. */
static void plan_row(gather_job *job)
{
    const tni_nest *row = &job->g.row;
    bool packed = row->stride[0][0] == 1 && row->stride[1][0] == 1;
    if (row->rank > 1)
        return;
    job->bytes = row->extent[0] == 1 || packed ? row->extent[0] * row->size[0] : 0;
    if (job->bytes == 0 || job->bytes >= SHORT)
        job->copy = (tn_map_fn)tni_dense_copy(job->dense, row->size[0],
                                              packed ? TNI_INNER_UNIT : TNI_INNER_ANY)->fn;
}

void tni_dense_run_gather(const tn_kernels *self, const tn_call *call)
{
    gather_job job = { .dense = self->state };
    if (!tni_dense_copies(job.dense, (int64_t)tn_dtype_size((tn_dtype)call->desc->operand[0].dtype))) {
        tn_kernels_call(self->base, call);
        return;
    }
    tni_gathering_of(&job.g, call->desc, call->data);
    int64_t row = tni_nest_count(&job.g.row);
    job.count = row ? tni_nest_count(&job.g.places) : 0;
    if (job.count == 0)
        return;
    simplify(&job, call->data);
    plan_row(&job);
    job.share = tni_most(TASK / row, 1);
    tni_each(call->threads, tni_parts(job.count, job.share), true, gather_task, &job);
}
