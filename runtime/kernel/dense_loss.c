/* dense_loss.c: NLL loss and cross entropy. Places are cut into chunks, each with sums of its own, which are joined
 * in order at the end. Cross entropy runs the kernel of log_softmax on some places at a time, into rows of scratch of
 * which one element each is looked at: only scores come from memory. Scores that are no neighbours, and 16-bit
 * floats, are gathered first. */
#include "kernel/dense_rows_p.h"
#include "kernel/loss_p.h"

#include "core/core_p.h"

/* A chunk's work in scores; at most so many chunks. Places at a time: some lines of scores side by side, less when
 * there are many classes; lanes of scratch. */
enum { CHUNK = 65536, CHUNKS = 1024, ROWS = 32, GATHERED = 65536, LANES = 16, LANES_BYTES = 16 << 20, LINE = 64 };

typedef struct loss_job {
    tni_lane   in;             /* from scores to what the kernel takes */
    tni_losses l;              /* places simplified, of rank 1 or more */
    tn_map_fn  fn;             /* log_softmax of rows; NULL: the scores are logarithms already */
    bool       direct;         /* the kernel takes rows where they lie */
    int64_t    count, share, chunks;       /* places; those of a chunk */
    int64_t    rows, lanes;    /* places at a time; lanes of scratch, a task each */
    double    (*sums)[2];      /* of each chunk: loss, weight */
    char      *lane;
} loss_job;

/* -- Planning ---------------------------------------------------------------------------------------------*/

static int64_t inside_size(const loss_job *job)
{
    return (int64_t)tn_dtype_size(job->in.inside);
}

/* Rows of one block. */
static int64_t lane_bytes(const loss_job *job)
{
    return job->fn ? tni_rounded(job->rows * job->l.classes * inside_size(job), LINE) : 0;
}

static int64_t sums_bytes(const loss_job *job)
{
    return tni_rounded(job->chunks * (int64_t)sizeof *job->sums, LINE);
}

const tni_entry *tni_dense_loss_kernel(const tni_dense *dense, const tn_desc *desc)
{
    tni_lane lane;
    if (desc->op != TN_OP_CROSS_ENTROPY || !tni_lane_make(&lane, dense, (tn_dtype)desc->operand[0].dtype))
        return NULL;
    uint8_t inside = (uint8_t)lane.inside;
    return tni_dense_find(dense, (tni_key){ .op = TN_OP_LOG_SOFTMAX, .variant = TNI_INNER_UNIT,
                                            .dtype = { inside, inside } });
}

static void plan_rows(loss_job *job, const tni_dense *dense, const tni_entry *entry)
{
    int64_t classes = tni_most(job->l.classes, 1);
    job->fn = (tn_map_fn)entry->fn;
    (void)tni_lane_make(&job->in, dense, job->l.dtype);
    job->direct = !job->in.widen && (job->l.class_step == 1 || classes == 1);
    job->rows = tni_least(tni_most(tni_least(ROWS, GATHERED / classes), 1),
                          job->l.places.extent[job->l.places.rank - 1]);
}

/* False: base serves. */
static bool plan(loss_job *job, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    const tni_entry *entry = tni_dense_loss_kernel(dense, desc);
    bool fused = desc->op == TN_OP_CROSS_ENTROPY;
    if (fused && !entry)
        return false;
    *job = (loss_job){ .fn = NULL };
    tni_losses_of(&job->l, desc, data);
    tni_nest_simplify(&job->l.places, 0);
    tni_nest_pad(&job->l.places, 1);
    job->count = tni_nest_count(&job->l.places);
    if (fused && job->count > 0)
        plan_rows(job, dense, entry);
    job->share = tni_most(tni_most(CHUNK / tni_most(fused ? job->l.classes : 1, 1), 1), tni_parts(job->count, CHUNKS));
    job->chunks = tni_parts(job->count, job->share);
    int64_t room = job->fn ? tni_most(LANES_BYTES / tni_most(lane_bytes(job), 1), 1) : LANES;
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

/* The scores of the run's places as packed rows. */
static void gather(const loss_job *job, const run *r, char *rows)
{
    tni_nest nest = { .rank = 2, .operands = 2, .extent = { r->count, job->l.classes },
                      .size = { job->l.places.size[0], inside_size(job) }, .data = { r->x, rows } };
    nest.stride[0][0] = r->x_step / nest.size[0];
    nest.stride[0][1] = job->l.class_step;
    nest.stride[1][0] = job->l.classes;
    nest.stride[1][1] = 1;
    tni_lane_in(&job->in, &nest);
}

/* log_softmax of the run's places, as packed rows in the lane. */
static void run_kernel(const loss_job *job, const run *r, char *rows)
{
    int64_t n[2] = { r->count, job->l.classes }, from = job->l.classes;
    char *x = rows;
    if (job->direct) {
        from = r->x_step / job->l.places.size[0];
        x = r->x;
    } else {
        gather(job, r, rows);
    }
    job->fn(n, (void *const[]){ x, rows }, (const int64_t[][2]){ { from, 1 }, { job->l.classes, 1 } },
            (const float[]){ 1 });
}

static double log_of(const loss_job *job, const run *r, const char *rows, int64_t i, int64_t target)
{
    if (job->fn)
        return tni_load_f64(job->in.inside, rows + (i * job->l.classes + target) * inside_size(job));
    return tni_load_f64(job->l.dtype, r->x + i * r->x_step + target * job->l.class_step * job->l.places.size[0]);
}

static void take_run(const loss_job *job, const run *r, char *rows, tni_loss_sums *sums)
{
    const tni_losses *l = &job->l;
    if (job->fn && l->classes > 0)
        run_kernel(job, r, rows);
    for (int64_t i = 0; i < r->count; i++) {
        int64_t target = tni_id_at(l->wide, r->target + i * r->target_step);
        double log_p = target == l->ignore ? 0 : log_of(job, r, rows, i, target);
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
    int64_t line = places->extent[places->rank - 1], most = job->fn ? job->rows : line;
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
