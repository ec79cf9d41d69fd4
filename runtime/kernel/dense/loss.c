/* dense/loss.c: NLL loss and cross entropy. Places are cut into chunks, each with sums of its own, which are
 * joined in order at the end. Cross entropy takes some places at a time. Where classes are neighbours, the
 * kernel of log_softmax makes rows of scratch of which one element each is looked at; where places are, or
 * classes are few, the kernel of columns gives the maximum and the logarithm that the target's score lacks.
 * Scores that do not lie so, and 16-bit floats, are gathered first: only scores come from memory. */
#include "kernel/dense/rows_p.h"
#include "kernel/loss_p.h"

#include "core/core_p.h"

/* A chunk's work in scores; at most so many chunks. Places at a time: some lines of scores side by side, or,
 * by columns, what the first cache holds, less when there are many classes. Up to FEW classes go by columns.
 * Lanes of scratch. */
enum { CHUNK = 65536, CHUNKS = 1024, ROWS = 32, COLUMNS = 512, GATHERED = 65536, FEW = 64, LANES = 16 };
enum { LANES_BYTES = 16 << 20, LINE = 64 };

typedef struct loss_job {
    tni_lane   in;             /* from scores to what the kernel takes */
    tni_losses l;              /* places simplified, of rank 1 or more */
    tn_map_fn  rows;           /* log_softmax of rows; NULL: by columns, or the scores are logarithms already */
    tn_columns_fn columns;     /* NULL: not by columns */
    bool       direct;         /* the kernel takes scores where they lie */
    int64_t    count, share, chunks;       /* places; those of a chunk */
    int64_t    block, lanes;   /* places at a time; lanes of scratch, a task each */
    double    (*sums)[2];      /* of each chunk: loss, weight */
    char      *lane;
} loss_job;

/* -- Planning ---------------------------------------------------------------------------------------------*/

static int64_t inside_size(const loss_job *job)
{
    return (int64_t)tn_dtype_size(job->in.inside);
}

/* The scores of one block as the kernel takes them. */
static int64_t scores_bytes(const loss_job *job)
{
    bool none = job->columns ? job->direct : !job->rows;
    return none ? 0 : tni_rounded(job->block * job->l.classes * inside_size(job), LINE);
}

/* By columns, maxima and logarithms lie behind them. */
static int64_t lane_bytes(const loss_job *job)
{
    int64_t behind = job->columns ? 2 * tni_rounded(job->block * (int64_t)sizeof(float), LINE) : 0;
    return scores_bytes(job) + behind;
}

static int64_t sums_bytes(const loss_job *job)
{
    return tni_rounded(job->chunks * (int64_t)sizeof *job->sums, LINE);
}

static const tni_entry *find_kernel(const tni_dense *dense, tn_dtype inside, uint16_t variant)
{
    tni_key key = { .op = TN_OP_LOG_SOFTMAX, .variant = variant, .dtype = { (uint8_t)inside, (uint8_t)inside } };
    return tni_dense_find(dense, key);
}

/* Whether places go by columns: theirs are neighbours and classes are not, or classes are few. */
static const tni_entry *columns_kernel(const tni_dense *dense, const tn_desc *desc, tn_dtype inside)
{
    int64_t stride[TN_MAX_RANK];
    tni_strides_of(&desc->operand[0], stride);
    if (stride[1] == 1 && desc->operand[0].shape[1] > FEW)
        return NULL;
    return find_kernel(dense, inside, TNI_COLUMNS);
}

const tni_entry *tni_dense_loss_kernel(const tni_dense *dense, const tn_desc *desc)
{
    tni_lane lane;
    if (desc->op != TN_OP_CROSS_ENTROPY || !tni_lane_make(&lane, dense, (tn_dtype)desc->operand[0].dtype))
        return NULL;
    const tni_entry *columns = columns_kernel(dense, desc, lane.inside);
    return columns ? columns : find_kernel(dense, lane.inside, TNI_INNER_UNIT);
}

static void plan_kernel(loss_job *job, const tni_dense *dense, const tni_entry *entry)
{
    const tni_nest *places = &job->l.places;
    int64_t classes = tni_most(job->l.classes, 1), last = places->extent[places->rank - 1], most = ROWS;
    (void)tni_lane_make(&job->in, dense, job->l.dtype);
    if (entry->stock->info.abi == TN_ABI_COLUMNS) {
        job->columns = (tn_columns_fn)entry->fn;
        job->direct = !job->in.widen && (places->stride[0][places->rank - 1] == 1 || last == 1);
        most = COLUMNS;
    } else {
        job->rows = (tn_map_fn)entry->fn;
        job->direct = !job->in.widen && (job->l.class_step == 1 || classes == 1);
    }
    bool free = job->columns && job->direct;
    job->block = tni_least(free ? most : tni_most(tni_least(most, GATHERED / classes), 1), last);
}

/* False: base serves. */
static bool plan(loss_job *job, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    const tni_entry *entry = tni_dense_loss_kernel(dense, desc);
    bool fused = desc->op == TN_OP_CROSS_ENTROPY;
    if (fused && !entry)
        return false;
    *job = (loss_job){ .rows = NULL };
    tni_losses_of(&job->l, desc, data);
    tni_nest_simplify(&job->l.places, 0);
    tni_nest_pad(&job->l.places, 1);
    job->count = tni_nest_count(&job->l.places);
    if (fused && job->count > 0)
        plan_kernel(job, dense, entry);
    int64_t each = fused ? tni_most(job->l.classes, 1) : 1;
    job->share = tni_most(tni_most(CHUNK / each, 1), tni_parts(job->count, CHUNKS));
    job->chunks = tni_parts(job->count, job->share);
    int64_t room = tni_most(LANES_BYTES / tni_most(lane_bytes(job), 1), 1);
    job->lanes = tni_least(tni_least(job->chunks, LANES), room);
    return true;
}

size_t tni_dense_loss_scratch(const tni_dense *dense, const tn_desc *desc)
{
    loss_job job;
    if (!plan(&job, dense, desc, NULL))
        return 0;
    return (size_t)(sums_bytes(&job) + job.lanes * lane_bytes(&job));
}

/* -- Running ----------------------------------------------------------------------------------------------*/

/* A run of places along the last axis of the nest. */
typedef struct run {
    char   *x, *target, *dst;
    int64_t x_step, target_step, dst_step, count;          /* steps in bytes */
} run;

/* Where the scores of a run lie, and what its logarithms lack: x - most - log, the others NULL where x is
 * all. */
typedef struct view {
    const char *x;
    int64_t  place, class;     /* bytes from one to the next */
    tn_dtype dtype;
    const float *most, *log;
} view;

/* The scores of the run's places, packed into the lane: rows of classes, or columns. */
static void gather(const loss_job *job, const run *r, char *lane)
{
    tni_nest nest = { .rank = 2, .operands = 2, .extent = { r->count, job->l.classes },
                      .size = { job->l.places.size[0], inside_size(job) }, .data = { r->x, lane } };
    nest.stride[0][0] = r->x_step / nest.size[0];
    nest.stride[0][1] = job->l.class_step;
    nest.stride[1][0] = job->columns ? 1 : job->l.classes;
    nest.stride[1][1] = job->columns ? job->block : 1;
    tni_lane_in(&job->in, &nest);
}

static view lie(const loss_job *job, const run *r, char *lane)
{
    int64_t size = inside_size(job);
    if (job->direct || !(job->rows || job->columns))
        return (view){ .x = r->x, .place = r->x_step, .class = job->l.class_step * job->l.places.size[0],
                       .dtype = job->l.dtype };
    gather(job, r, lane);
    return (view){ .x = lane, .place = job->columns ? size : job->l.classes * size,
                   .class = job->columns ? job->block * size : size, .dtype = job->in.inside };
}

/* Rows of scores to rows of logarithms, in the lane. */
static view run_rows(const loss_job *job, const run *r, const view *scores, char *lane)
{
    int64_t n[2] = { r->count, job->l.classes }, size = inside_size(job);
    job->rows(n, (void *const[]){ (void *)(uintptr_t)scores->x, lane },
              (const int64_t[][2]){ { scores->place / size, 1 }, { n[1], 1 } }, (const float[]){ 1 });
    return (view){ .x = lane, .place = n[1] * size, .class = size, .dtype = job->in.inside };
}

static view run_columns(const loss_job *job, const run *r, const view *scores, char *lane)
{
    view logs = *scores;
    char *most = lane + scores_bytes(job), *log = most + tni_rounded(job->block * (int64_t)sizeof(float), LINE);
    job->columns(job->l.classes, r->count, scores->class / inside_size(job),
                 (void *const[]){ (void *)(uintptr_t)scores->x, most, log }, (const float[]){ 1 });
    logs.most = (const float *)(const void *)most;
    logs.log = (const float *)(const void *)log;
    return logs;
}

/* The logarithm of a target's probability. */
static double log_of(const view *v, int64_t i, int64_t target)
{
    double x = tni_loss_load(v->dtype, v->x + i * v->place + target * v->class);
    return v->log ? x - (double)v->most[i] - (double)v->log[i] : x;
}

static void take_run(const loss_job *job, const run *r, char *lane, tni_loss_sums *sums)
{
    const tni_losses *l = &job->l;
    view v = { .x = NULL };
    if (l->classes > 0) {
        v = lie(job, r, lane);
        v = job->columns ? run_columns(job, r, &v, lane) : job->rows ? run_rows(job, r, &v, lane) : v;
    }
    for (int64_t i = 0; i < r->count; i++) {
        int64_t target = tni_id_at(l->wide, r->target + i * r->target_step);
        double log_p = target == l->ignore ? 0 : log_of(&v, i, target);
        tni_loss_take(l, sums, r->dst + i * r->dst_step, target, log_p);
    }
}

static run run_at(const loss_job *job, const tni_walk *walk, int64_t first, int64_t count)
{
    const tni_nest *places = &job->l.places;
    int last = places->rank - 1;
    run r = { .count = count };
    r.x_step = places->stride[0][last] * places->size[0];
    r.target_step = places->stride[1][last] * places->size[1];
    r.x = walk->at[0] + first * r.x_step;
    r.target = walk->at[1] + first * r.target_step;
    if (places->operands == 3) {
        r.dst_step = places->stride[2][last] * places->size[2];
        r.dst = walk->at[2] + first * r.dst_step;
    }
    return r;
}

static void take_chunk(const loss_job *job, int64_t chunk, char *lane)
{
    const tni_nest *places = &job->l.places;
    int64_t line = places->extent[places->rank - 1], most = job->block ? job->block : line;
    int64_t at = chunk * job->share, end = tni_least(at + job->share, job->count);
    tni_loss_sums sums = { .loss.count = 0 };
    tni_walk walk;
    tni_walk_seek(&walk, places, places->rank - 1, at / line);
    while (at < end) {
        int64_t first = at % line, count = tni_least(tni_least(most, line - first), end - at);
        run r = run_at(job, &walk, first, count);
        take_run(job, &r, lane, &sums);
        at += count;
        if (first + count == line)
            tni_walk_step(&walk, places);
    }
    job->sums[chunk][0] = tni_partials_join(&sums.loss);
    job->sums[chunk][1] = tni_partials_join(&sums.weight);
}

static void lane_task(void *arg, size_t lane)
{
    const loss_job *job = arg;
    for (int64_t chunk = (int64_t)lane; chunk < job->chunks; chunk += job->lanes)
        take_chunk(job, chunk, job->lane + (int64_t)lane * lane_bytes(job));
}

void tni_dense_run_loss(const tn_kernels *self, const tn_call *call)
{
    loss_job job;
    tni_loss_sums sums = { .loss.count = 0 };
    if (self->mode == TN_EXACT || !plan(&job, self->state, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
        return;
    }
    job.sums = call->scratch;
    job.lane = (char *)call->scratch + sums_bytes(&job);
    tni_each(call->threads, job.lanes, true, lane_task, &job);
    for (int64_t i = 0; i < job.chunks; i++) {
        tni_partials_add(&sums.loss, job.sums[i][0]);
        tni_partials_add(&sums.weight, job.sums[i][1]);
    }
    tni_loss_finish(&job.l, tni_partials_join(&sums.loss), tni_partials_join(&sums.weight));
}
