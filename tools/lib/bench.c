/* bench.c: times beside limits. What is timed is made in bench_case.c. */
#include "bench.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double peak_seconds = 0.012;             /* for one look at a limit */

/* -- What the inner loops declare -------------------------------------------------------------------*/

/* Instructions of one loop, "28 fma 16 ld 2 st". */
typedef struct loop_counts { double arithmetic, loads, stores; } loop_counts;

/* Vector arithmetic shares the ports of the multiply-adds; division and roots have their own unit. */
static bool is_arithmetic(const char *name, size_t length)
{
    static const char *const names[] = { "fma",   "dot",   "add",     "mul",   "max",
                                         "scale", "round", "convert", "select" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i]) == length && strncmp(names[i], name, length) == 0)
            return true;
    return false;
}

/* Reads one loop's counts; the rest of the text, behind "; ", or NULL. */
static const char *read_loop(const char *text, loop_counts *out)
{
    memset(out, 0, sizeof *out);
    while (*text && *text != ';') {
        char *end;
        double count = strtod(text, &end);
        if (end == text)
            return NULL;
        text = end + strspn(end, " ");
        size_t length = strcspn(text, " ,;");
        out->arithmetic += is_arithmetic(text, length) ? count : 0;
        out->loads += length == 2 && strncmp(text, "ld", 2) == 0 ? count : 0;
        out->stores += length == 2 && strncmp(text, "st", 2) == 0 ? count : 0;
        text += length + strspn(text + length, " ,");
    }
    return *text == ';' ? text + 1 : NULL;
}

/* Elements a turn are stores, or else loads. A loop that does as much an element as the one before it is its
 * tail, and of elementwise kernels all but the first are. */
double bench_slots(const tni_stock *kernel)
{
    double slots = 0, before = 0;
    const char *rest = kernel->loops;
    while (rest && *rest) {
        loop_counts counts;
        rest = read_loop(rest, &counts);
        double vectors = counts.stores > 0 ? counts.stores : counts.loads;
        double each = vectors > 0 ? counts.arithmetic / vectors : 0;
        slots += each != before ? each : 0;
        before = each;
        if (kernel->info.abi == TN_ABI_MAP)
            break;
    }
    return slots;
}

/* -- Limits -----------------------------------------------------------------------------------------*/

/* past: which of two ways to write is the faster, which matters where there are two. Bandwidth is looked at
 * again only where it is not measured between the rounds. */
static void look_at_limits(const bench_case *c, bench_result *out, int after, bool *past)
{
    const bench_work *w = &c->work;
    out->fma[after] = peaks_fma(w->isa, w->unit, c->threads, peak_seconds);
    if (w->bytes > 0 && out->bandwidth_between == 0)
        out->bandwidth[after] = peaks_bandwidth_way(w->traffic, w->footprint, c->threads, peak_seconds, past);
}

static double mean(const double pair[2]) { return (pair[0] + pair[1]) / 2; }

static void conclude(const bench_case *c, const peaks_caches *caches, bench_result *out)
{
    double fma = out->fma_between > 0 ? out->fma_between : mean(out->fma);
    double bandwidth = out->bandwidth_between > 0 ? out->bandwidth_between : mean(out->bandwidth);
    double each = c->work.isa == TN_ISA_GENERIC ? 1 : 2;     /* there multiply and add are two operations */
    double flops = c->work.slots > 0 ? each * c->work.slots : c->work.flops;
    double compute = fma > 0 ? flops / fma : 0, memory = bandwidth > 0 ? c->work.bytes / bandwidth : 0;
    double limit = compute > memory ? compute : memory;
    out->share = limit > 0 ? limit / out->hot.seconds : NAN;
    out->copy_share = memory > 0 ? memory / out->hot.seconds : NAN;
    out->limit = compute > memory ? "fma" : peaks_level_name[peaks_level_of(caches, c->work.footprint)];
    out->drifted = peaks_drifted(out->fma[0], out->fma[1]);
}

/* Memory that is nearly all a case touches, which it reads: weights. NULL: there is no such. */
static const time_span *read_alone(const bench_case *c)
{
    for (int i = 0; i < TIME_SPANS && c->work.traffic == PEAKS_READ; i++) {
        const time_span *span = &c->subject.span[i];
        if (span->size > c->work.footprint / 10 * 9 && span->size >= 1 << 20)
            return span;
    }
    return NULL;
}

/* What stands beside a case: its limits. Weights are read where they lie: the same bytes elsewhere may be in
 * another cache. */
static void open_limits(const bench_case *c, bool past, peaks_limit limit[2])
{
    limit[0] = limit[1] = (peaks_limit){ .loop = NULL };
    if (c->threads || c->beside)
        return;
    peaks_open_fma(c->work.isa, c->work.unit, &limit[0]);
    const time_span *weights = read_alone(c);
    if (weights)
        peaks_open_read(weights->data, weights->size, &limit[1]);
    else if (c->work.bytes > 0)
        peaks_open_bandwidth(c->work.traffic, c->work.footprint, past, &limit[1]);
}

static double rate(const peaks_limit *limit, const time_result *time)
{
    return time->seconds > 0 ? limit->work / time->seconds : 0;
}

/* -- Measuring --------------------------------------------------------------------------------------*/

/* The cases' rounds in turn, and behind each one of its limits': a clock that drifts, or a neighbour on the
 * core, meets all alike. */
static void measure_hot(const bench_case *cases, size_t count, const bool *past, const time_options *options,
                        bench_result *out)
{
    time_subject subject[3 * BENCH_CASES] = { { .run = NULL } };
    time_result time[3 * BENCH_CASES];
    peaks_limit limit[BENCH_CASES][2];
    size_t subjects = 0, at = 0;
    for (size_t i = 0; i < count; i++) {
        open_limits(&cases[i], past[i], limit[i]);
        subject[subjects++] = cases[i].subject;
        for (int j = 0; j < 2; j++)
            if (limit[i][j].loop)
                subject[subjects++] = limit[i][j].subject;
    }
    time_measure(subject, subjects, options, time);
    for (size_t i = 0; i < count; i++) {
        out[i].hot = time[at++];
        out[i].fma_between = limit[i][0].loop ? rate(&limit[i][0], &time[at++]) : 0;
        out[i].bandwidth_between = limit[i][1].loop ? rate(&limit[i][1], &time[at++]) : 0;
        peaks_close(&limit[i][0]);
        peaks_close(&limit[i][1]);
    }
}

/* What no cache holds is never hot. */
static bool has_cold(const bench_case *c, const peaks_caches *caches)
{
    return !c->beside && peaks_level_of(caches, c->work.footprint) < PEAKS_MEMORY;
}

static void measure_cold(const bench_case *cases, size_t count, const peaks_caches *caches,
                         const time_options *options, bench_result *out)
{
    time_subject subject[BENCH_CASES] = { { .run = NULL } };
    time_result time[BENCH_CASES];
    size_t subjects = 0, at = 0;
    for (size_t i = 0; i < count; i++)
        if (has_cold(&cases[i], caches))
            subject[subjects++] = cases[i].subject;
    time_measure(subject, subjects, options, time);
    for (size_t i = 0; i < count; i++)
        if (has_cold(&cases[i], caches))
            out[i].cold = time[at++];
}

static void rates(const bench_case *c, bench_result *out)
{
    out->flop_per_s = c->work.flops / out->hot.seconds;
    out->byte_per_s = c->work.bytes / out->hot.seconds;
    out->element_per_s = c->work.elements / out->hot.seconds;
    out->share = out->copy_share = NAN;
    out->cold = (time_result){ .seconds = NAN, .spread = NAN };
}

void bench_measure(const bench_case *cases, size_t count, const peaks_caches *caches,
                   const bench_options *options, bench_result *out)
{
    time_options hot = { .seconds = options->seconds, .rounds = options->rounds };
    time_options cold = { .seconds = options->seconds / 2, .rounds = options->rounds, .cold = 1 };
    bool past[BENCH_CASES] = { false }, again;
    count = count < BENCH_CASES ? count : BENCH_CASES;
    memset(out, 0, count * sizeof *out);
    for (size_t i = 0; i < count; i++)
        if (!cases[i].beside)
            look_at_limits(&cases[i], &out[i], 0, &past[i]);
    measure_hot(cases, count, past, &hot, out);
    for (size_t i = 0; i < count; i++) {
        rates(&cases[i], &out[i]);
        if (cases[i].beside)
            continue;
        look_at_limits(&cases[i], &out[i], 1, &again);
        conclude(&cases[i], caches, &out[i]);
    }
    if (!options->no_cold)
        measure_cold(cases, count, caches, &cold, out);
}
