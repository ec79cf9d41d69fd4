/* timing.c: rounds, batches, medians. */
#include "timing.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#if defined __x86_64__
#include <immintrin.h>
#endif

enum { MOST_ROUNDS = 101, DEFAULT_ROUNDS = 31, LEAST_ROUNDS = 3, MOST_REPEATS = 4 };

static const double least_batch = 300e-6;  /* seconds of a round: the clock's steps vanish in it */

double time_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* What one look at the clock costs. */
static double clock_cost(void)
{
    double least = 1;
    for (int i = 0; i < 64; i++) {
        double from = time_now(), cost = time_now() - from;
        least = cost > 0 && cost < least ? cost : least;
    }
    return least;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double time_quantile(double *values, size_t count, double q)
{
    if (count == 0)
        return NAN;
    qsort(values, count, sizeof *values, ascending);
    double at = q * (double)(count - 1);
    size_t low = (size_t)at;
    double rest = at - (double)low;
    return low + 1 < count ? values[low] * (1 - rest) + values[low + 1] * rest : values[low];
}

/* -- Flushing -------------------------------------------------------------------------------------*/

#if defined __x86_64__
static void flush(const void *data, size_t size)
{
    const char *line = (const char *)((uintptr_t)data & ~(uintptr_t)63);
    for (; line < (const char *)data + size; line += 64)
        _mm_clflush(line);
    _mm_mfence();
}
#else
/* No portable instruction: other memory takes its place. */
static void flush(const void *data, size_t size)
{
    static volatile char other[32 << 20];
    (void)data, (void)size;
    for (size_t i = 0; i < sizeof other; i += 64)
        other[i]++;
}
#endif

static void flush_spans(const time_subject *s)
{
    for (int i = 0; i < TIME_SPANS && s->span[i].size; i++)
        flush(s->span[i].data, s->span[i].size);
}

/* -- Rounds ---------------------------------------------------------------------------------------*/

static double batch_seconds(const time_subject *s, size_t batch)
{
    double from = time_now();
    for (size_t i = 0; i < batch; i++)
        s->run(s->arg);
    return time_now() - from;
}

/* Calls that fill a round: doubled until they take a part of it, then scaled. This warms up, too. */
static size_t find_batch(const time_subject *s)
{
    size_t batch = 1;
    double seconds = batch_seconds(s, 1);
    for (seconds = batch_seconds(s, 1); seconds < least_batch / 4; seconds = batch_seconds(s, batch))
        batch *= seconds < least_batch / 64 ? 8 : 2;
    double scaled = ceil((double)batch * least_batch / seconds);
    return seconds < least_batch ? (size_t)scaled : batch;
}

static double one_round(const time_subject *s, const time_options *options, size_t batch, double clock)
{
    if (!options->cold)
        return batch_seconds(s, batch) / (double)batch;
    flush_spans(s);
    double seconds = batch_seconds(s, 1) - clock;
    return seconds > 0 ? seconds : 0;
}

/* How often the system took the core away from this thread. */
static long preemptions(void)
{
    struct rusage usage;
    return getrusage(RUSAGE_THREAD, &usage) == 0 ? usage.ru_nivcsw : 0;
}

/* A round that was interrupted by another program tells nothing; it is repeated, a few times. */
static double round_seconds(const time_subject *s, const time_options *options, size_t batch, double clock)
{
    double least = INFINITY;
    for (int i = 0; i < MOST_REPEATS; i++) {
        long before = preemptions();
        double seconds = one_round(s, options, batch, clock);
        least = seconds < least ? seconds : least;
        if (preemptions() == before)
            return seconds;
    }
    return least;
}

static void conclude(double *rounds, size_t count, size_t batch, time_result *out)
{
    double low = time_quantile(rounds, count, 0.25), high = time_quantile(rounds, count, 0.75);
    out->seconds = time_quantile(rounds, count, 0.5);
    out->spread = out->seconds > 0 ? (high - low) / 2 / out->seconds : 0;
    out->rounds = count;
    out->batch = batch;
}

/* Every subject takes one round in turn; it ends when the rounds or the time are used up. */
void time_measure(const time_subject *subject, size_t count, const time_options *options, time_result *out)
{
    time_options o = *options;
    o.seconds = o.seconds > 0 ? o.seconds : 0.1;
    o.rounds = o.rounds ? o.rounds : DEFAULT_ROUNDS;
    o.rounds = o.rounds < MOST_ROUNDS ? o.rounds : MOST_ROUNDS;
    double (*round)[MOST_ROUNDS] = calloc(count, sizeof *round), clock = clock_cost();
    size_t done = 0;
    if (!round) {
        for (size_t i = 0; i < count; i++)
            out[i] = (time_result){ .seconds = NAN, .spread = NAN };
        return;
    }
    for (size_t i = 0; i < count; i++)
        out[i].batch = o.cold ? (subject[i].run(subject[i].arg), 1) : find_batch(&subject[i]);
    double end = time_now() + o.seconds * (double)count;
    for (; done < o.rounds && (done < LEAST_ROUNDS || time_now() < end); done++)
        for (size_t i = 0; i < count; i++) {
            if (count > 1 && !o.cold)
                subject[i].run(subject[i].arg);         /* takes the caches back from the one before */
            round[i][done] = round_seconds(&subject[i], &o, out[i].batch, clock);
        }
    for (size_t i = 0; i < count; i++)
        conclude(round[i], done, out[i].batch, &out[i]);
    free(round);
}
