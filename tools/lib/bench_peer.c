/* bench_peer.c: a peer beside a problem: its call prepared on the same operands, its result compared with ours
 * before any of it is timed. */
#include "bench_p.h"

#include <errno.h>
#include <kernel/packed_p.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "values.h"

/* MOST_COMPARED: elements, spread over the output. WAYS_TRIED: calls of each of two ways. */
enum { MOST_COMPARED = 1 << 16, WAYS_TRIED = 7 };

/* -- The problem as peers see it -----------------------------------------------------------------------*/

static void describe(const tn_operand *o, void *data, peer_tensor *out)
{
    int32_t stride[TN_MAX_RANK];
    int64_t step = 1;
    tni_operand_strides(o, stride);
    *out = (peer_tensor){ .dtype = (tn_dtype)o->dtype, .rank = o->rank, .count = 1, .data = data };
    for (int i = o->rank - 1; i >= 0; i--) {
        out->extent[i] = o->shape[i];
        out->stride[i] = stride[i] == TN_ANY ? step : stride[i];
        out->count *= o->shape[i];
        step *= o->shape[i];
    }
    out->packed = true;
    step = 1;
    for (int i = o->rank - 1; i >= 0; step *= out->extent[i--])
        out->packed &= out->extent[i] == 1 || out->stride[i] == step;
}

/* Weights in panels, as rows. NULL: no memory. */
static void *unpacked(const tn_operand *w, const char *data)
{
    tni_panels panels = tni_panels_of(w);
    size_t size = tn_dtype_size((tn_dtype)w->dtype);
    int64_t n = w->shape[0], k = w->shape[1];
    char *rows = aligned_alloc(64, ((size_t)(n * k) * size + 63) / 64 * 64);
    for (int64_t i = 0; rows && i < n; i++)
        for (int64_t p = 0; p < k; p++) {
            int64_t at = i / panels.width * panels.step + p * panels.width + i % panels.width;
            memcpy(rows + (size_t)(i * k + p) * size, data + (size_t)at * size, size);
        }
    return rows;
}

/* linear is a product with weights that lie transposed; those in panels may be packed by the peer, too. */
static bool describe_weights(const tn_operand *w, peer_tensor *out, void **plain)
{
    if (w->flagged == TN_PACKED) {
        *plain = unpacked(w, out->data);
        if (!*plain)
            return false;
        *out = (peer_tensor){ .dtype = out->dtype, .rank = 2, .count = (int64_t)w->shape[0] * w->shape[1],
                              .stride = { w->shape[1], 1 }, .constant = true, .data = *plain };
    }
    int64_t down = out->stride[0];
    out->stride[0] = out->stride[1];
    out->stride[1] = down;
    out->extent[0] = w->shape[1];
    out->extent[1] = w->shape[0];
    out->packed = out->extent[0] == 1 || out->extent[1] == 1;
    return true;
}

/* *plain: memory that the problem stands on, or NULL. false: there is none, or linear of many axes. */
static bool describe_problem(const operation *op, peer_problem *out, void **plain)
{
    const tn_desc *d = &op->expanded;
    *plain = NULL;
    *out = (peer_problem){ .op = tn_op_name((tn_op)d->op), .desc = d, .inputs = d->inputs,
                           .outputs = d->outputs };
    for (size_t i = 0; i < op->operands; i++)
        describe(&d->operand[i], op->data[i], &out->tensor[i]);
    if (d->op != TN_OP_LINEAR)
        return true;
    out->op = "matmul";
    return d->operand[0].rank == 2 && describe_weights(&d->operand[1], &out->tensor[1], plain);
}

/* -- Comparing -----------------------------------------------------------------------------------------*/

/* The compared elements of an output as doubles; NULL: no memory. */
static double *sample(const guard_tensor *t, size_t *count)
{
    int64_t step = t->count / MOST_COMPARED + 1;
    double *values = malloc(((size_t)(t->count / step) + 1) * sizeof *values);
    *count = 0;
    for (int64_t i = 0; values && i < t->count; i += step)
        values[(*count)++] = value_get(t->dtype, guard_element(t, i));
    return values;
}

static double tolerance_of(tn_dtype dtype)
{
    if (!tn_dtype_is_float(dtype))
        return 0;
    return dtype == TN_BF16 ? 0x1p-4 : dtype == TN_F16 ? 0x1p-6 : 0x1p-12;
}

static bool agree(const double *ours, const double *theirs, size_t count, double tolerance)
{
    double largest = 0;
    for (size_t i = 0; i < count; i++)
        if (isfinite(ours[i]))
            largest = fmax(largest, fabs(ours[i]));
    for (size_t i = 0; i < count; i++) {
        double apart = fabs(ours[i] - theirs[i]), room = tolerance * fmax(fabs(ours[i]), largest / 16);
        if (!(apart <= room) && !(isnan(ours[i]) && isnan(theirs[i])) && ours[i] != theirs[i])
            return false;
    }
    return true;
}

/* No core file, no exit handlers, signals as the system has them. */
static void be_child(const peer_call *call)
{
    static const int faults[] = { SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT };
    static const rlim_t most_seconds = 60;
    setrlimit(RLIMIT_CORE, &(struct rlimit){ 0, 0 });
    setrlimit(RLIMIT_CPU, &(struct rlimit){ most_seconds, most_seconds });
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        signal(faults[i], SIG_DFL);
    call->run(call->arg);
    _exit(0);
}

/* A call in a child first: a foreign library may take an operand for what it is not. */
static bool survives(const peer_call *call)
{
    fflush(NULL);
    int status = 0;
    pid_t child = fork();
    if (child == 0)
        be_child(call);
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return child < 0 || (WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static double seconds_of(void (*run)(void *), void *arg)
{
    double from = time_now();
    run(arg);
    return time_now() - from;
}

/* Runs ours, then the peer's, over an output that neither left as it was. */
static bench_verdict judge(const bench_case *problem, const operation *op, const peer_call *call)
{
    const guard_tensor *dst = &op->operand[op->desc.inputs];
    size_t count, again;
    if (!survives(call))
        return BENCH_CRASHED;
    double our_seconds = seconds_of(problem->subject.run, problem->subject.arg);
    double *ours = sample(dst, &count);
    memset(dst->window, 0xA5, dst->window_size);
    double their_seconds = seconds_of(call->run, call->arg);
    double *theirs = sample(dst, &again);
    bool right = ours && theirs && agree(ours, theirs, count, tolerance_of(dst->dtype));
    free(ours);
    free(theirs);
    if (!right)
        return BENCH_WRONG;
    return their_seconds > 0.1 && their_seconds > 50 * our_seconds ? BENCH_SLOW : BENCH_READY;
}

/* -- The case ------------------------------------------------------------------------------------------*/

/* Takes the second way if it is right and, the best of some calls each, the faster. */
static void choose_way(const bench_case *problem, const operation *op, peer_call *call)
{
    peer_call other = *call;
    double first = INFINITY, second = INFINITY;
    other.run = call->second;
    if (!call->second || judge(problem, op, &other) != BENCH_READY)
        return;
    for (int i = 0; i < WAYS_TRIED; i++) {
        first = fmin(first, seconds_of(call->run, call->arg));
        second = fmin(second, seconds_of(other.run, call->arg));
    }
    if (second < first) {
        call->run = call->second;
        memcpy(call->how, call->second_how, sizeof call->how);
    }
}

/* A peer's call and what it stands on. */
typedef struct beside {
    peer_call call;
    void     *plain;
} beside;

static void release_beside(void *state)
{
    beside *b = state;
    if (b->call.release)
        b->call.release(b->call.arg);
    free(b->plain);
    free(b);
}

/* NULL: the peer does no such problem. */
static beside *prepare(const operation *op, const peer *other)
{
    peer_problem described;
    beside *b = calloc(1, sizeof *b);
    bool done = b && describe_problem(op, &described, &b->plain) &&
                other->row->prepare(other->api, &described, &b->call);
    if (b && !done) {
        b->call.release = NULL;
        release_beside(b);
    }
    return done ? b : NULL;
}

bench_verdict bench_open_peer(const bench_case *problem, const peer *other, bench_case *out, char *how)
{
    const operation *op = bench_operation(problem);
    memset(out, 0, sizeof *out);
    *how = 0;
    if (!other->api || op->desc.wrt || (op->desc.steps && !other->row->fuses) || problem->threads)
        return BENCH_CANNOT;
    beside *b = prepare(op, other);
    if (!b)
        return BENCH_CANNOT;
    bench_verdict verdict = judge(problem, op, &b->call);
    if (verdict == BENCH_READY)
        choose_way(problem, op, &b->call);
    memcpy(how, b->call.how, sizeof b->call.how);
    if (verdict != BENCH_READY) {
        release_beside(b);
        return verdict;
    }
    *out = (bench_case){ .work = problem->work, .beside = true, .state = b, .release = release_beside,
                         .subject = { .run = b->call.run, .arg = b->call.arg } };
    snprintf(out->name, sizeof out->name, "%s", other->row->name);
    return BENCH_READY;
}

double bench_ratio(double ours, double theirs) { return ours > 0 ? theirs / ours : NAN; }

bool bench_is_tie(double ratio, double spread, double their_spread, double noise)
{
    return fabs(ratio - 1) <= fmax(noise, fmax(spread, their_spread));
}
