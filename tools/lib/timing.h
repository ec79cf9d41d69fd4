#ifndef TOOL_TIMING_H
#define TOOL_TIMING_H

/* timing.h: how long a call takes. A round is a batch of calls, long enough for the clock; the time is the
 * median of the rounds, its spread half of what the middle 50 % of them span. A round during which the system
 * ran something else on the core is repeated, up to three times. Knows nothing of kernels.
 *
 * Hot: the same call again and again. Cold: one call a round, its memory flushed from the caches before.
 * Several contestants are timed interleaved, a round of each in turn, so that a drifting clock meets all
 * alike. */

#include <stddef.h>

typedef struct time_span {     /* memory that a call touches */
    void  *data;
    size_t size;
} time_span;

#define TIME_SPANS 8

/* One thing to time: run(arg) is one call. */
typedef struct time_subject {
    void (*run)(void *arg);
    void *arg;
    time_span span[TIME_SPANS];            /* to flush; a span of size 0 ends them */
} time_subject;

typedef struct time_options {
    double seconds;            /* for all rounds of one subject together; 0: 0.1 */
    size_t rounds;             /* at most; 0: 31 */
    int    cold;               /* flush before each round */
} time_options;

typedef struct time_result {
    double seconds;            /* a call: median; NaN: not measured */
    double spread;             /* half of the middle 50 %, as a share of seconds */
    size_t rounds;
    size_t batch;              /* calls a round */
} time_result;

/* Times count subjects in turn. At least three rounds each, however long one takes. */
void time_measure(const time_subject *subject, size_t count, const time_options *options, time_result *out);

/* Seconds of the steady clock. */
double time_now(void);

/* The q-quantile (0…1) of values, which are sorted in place; NaN of none. */
double time_quantile(double *values, size_t count, double q);

#endif
