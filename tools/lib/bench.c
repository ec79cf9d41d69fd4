/* bench.c: times beside limits. What is timed is made in bench_case.c. */
#include "bench.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double peak_seconds = 0.012;  /* for one look at a limit */

/* -- What the inner loops declare -------------------------------------------------------------------*/

/* Instructions of one loop, "28 fma 16 ld 2 st". */
typedef struct loop_counts { double arithmetic, loads, stores; } loop_counts;

/* Vector arithmetic shares the ports of the multiply-adds; division and roots have their own unit. */
static bool is_arithmetic(const char *name, size_t length)
{
    static const char *const names[] = { "fma", "dot", "add", "mul", "max", "scale", "round", "convert", "select" };
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

/* Elements a turn are stores, or else loads. Of elementwise kernels the first loop counts: others do its tail. */
double bench_slots(const tni_stock *kernel)
{
    double slots = 0;
    const char *rest = kernel->loops;
    while (rest && *rest) {
        loop_counts counts;
        rest = read_loop(rest, &counts);
        double vectors = counts.stores > 0 ? counts.stores : counts.loads;
        slots += vectors > 0 ? counts.arithmetic / vectors : 0;
        if (kernel->info.abi == TN_ABI_MAP)
            break;
    }
    return slots;
}

/* -- Measuring --------------------------------------------------------------------------------------*/

static void look_at_limits(const bench_case *c, bench_result *out, int after)
{
    out->fma[after] = peaks_fma(c->work.isa, c->threads, peak_seconds);
    out->bandwidth[after] = c->work.bytes > 0 ?
        peaks_bandwidth(c->work.traffic, c->work.footprint, c->threads, peak_seconds) : 0;
}

static double mean(const double pair[2]) { return (pair[0] + pair[1]) / 2; }

static double fma_rate(const bench_result *r)
{
    return r->fma_between > 0 ? r->fma_between : mean(r->fma);
}

static void conclude(const bench_case *c, const peaks_caches *caches, bench_result *out)
{
    double flops = c->work.slots > 0 ? 2 * c->work.slots : c->work.flops;
    double compute = fma_rate(out) > 0 ? flops / fma_rate(out) : 0;
    double memory = mean(out->bandwidth) > 0 ? c->work.bytes / mean(out->bandwidth) : 0;
    double limit = compute > memory ? compute : memory;
    out->flop_per_s = c->work.flops / out->hot.seconds;
    out->byte_per_s = c->work.bytes / out->hot.seconds;
    out->element_per_s = c->work.elements / out->hot.seconds;
    out->share = limit > 0 ? limit / out->hot.seconds : NAN;
    out->limit = compute > memory ? "fma" : peaks_level_name[peaks_level_of(caches, c->work.footprint)];
    out->drifted = peaks_drifted(out->fma[0], out->fma[1]);
}

/* The cases' rounds in turn, and behind each a round of its multiply-add loop: a clock that drifts, or a
 * neighbour on the core, meets both alike. */
static void measure_hot(const bench_case *cases, size_t count, const time_options *options, time_subject *subject,
                        time_result *time, bench_result *out)
{
    double flops[2 * BENCH_CASES] = { 0 };
    size_t subjects = 0, at[BENCH_CASES], between[BENCH_CASES] = { 0 };
    for (size_t i = 0; i < count; i++) {
        at[i] = subjects;
        subject[subjects++] = cases[i].subject;
        if (!cases[i].threads && peaks_fma_subject(cases[i].work.isa, &subject[subjects], &flops[subjects]))
            between[i] = subjects++;
    }
    time_measure(subject, subjects, options, time);
    for (size_t i = 0; i < count; i++) {
        out[i].hot = time[at[i]];
        if (between[i] && time[between[i]].seconds > 0)
            out[i].fma_between = flops[between[i]] / time[between[i]].seconds;
    }
}

static void measure_cold(const bench_case *cases, size_t count, const time_options *options, time_subject *subject,
                         time_result *time, bench_result *out)
{
    for (size_t i = 0; i < count; i++)
        subject[i] = cases[i].subject;
    time_measure(subject, count, options, time);
    for (size_t i = 0; i < count; i++)
        out[i].cold = time[i];
}

void bench_measure(const bench_case *cases, size_t count, const peaks_caches *caches, const bench_options *options,
                   bench_result *out)
{
    time_options hot = { .seconds = options->seconds, .rounds = options->rounds };
    time_options cold = { .seconds = options->seconds / 2, .rounds = options->rounds, .cold = 1 };
    time_subject subject[2 * BENCH_CASES] = { { .run = NULL } };
    time_result time[2 * BENCH_CASES];
    count = count < BENCH_CASES ? count : BENCH_CASES;
    memset(out, 0, count * sizeof *out);
    for (size_t i = 0; i < count; i++) {
        out[i].cold = (time_result){ .seconds = NAN, .spread = NAN };
        look_at_limits(&cases[i], &out[i], 0);
    }
    measure_hot(cases, count, &hot, subject, time, out);
    for (size_t i = 0; i < count; i++) {
        look_at_limits(&cases[i], &out[i], 1);
        conclude(&cases[i], caches, &out[i]);
    }
    if (!options->no_cold)
        measure_cold(cases, count, &cold, subject, time, out);
}
