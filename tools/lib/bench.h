#ifndef TOOL_BENCH_H
#define TOOL_BENCH_H

/* bench.h: how fast a kernel or an operation is, and what share of this machine that is.
 *
 * A piece runs as such (tiles with a depth of 256, rows and elementwise kernels over operands that fit the
 * first cache); a problem runs as an operation by a table. The limit is the larger of two times: arithmetic
 * at the rate of the tier's multiply-add units, and bytes at the bandwidth of the footprint; both rates are
 * measured before and after, in the same run, and on one thread also between the rounds. */

#include "check.h"
#include "peaks.h"
#include "peer.h"
#include "timing.h"

/* What one call does. */
typedef struct bench_work {
    double flops;              /* floating-point operations as tn_desc_cost counts them */
    double bytes;              /* that must move */
    double elements;           /* of the output; of the input, where it is larger */
    double slots;              /* operations of the multiply-add units, a lane each; 0: not known */
    double trips;              /* what one loop of a piece runs over: elements, or a depth; 0: not known */
    size_t footprint;          /* bytes of all operands */
    peaks_traffic traffic;
    tn_isa isa;
    peaks_unit unit;
    bool   product;            /* its measure is FLOP/s; else bytes/s */
} bench_work;

/* A thing to time. */
typedef struct bench_case {
    char         name[160];    /* a kernel's name or a problem's line */
    char         kernel[96];   /* the kernel that a problem gets; "" if there is no single one */
    char         set[24];      /* whose: "session", "dense", "reference"; "" of a kernel */
    bench_work   work;
    time_subject subject;
    const tn_threads *threads;
    bool         beside;       /* timed for comparison: no limits of its own, no cold rounds */
    void        *state;
    void       (*release)(void *state);
} bench_case;

typedef struct bench_result {
    time_result hot, cold;
    double fma[2], bandwidth[2];           /* before, after */
    double fma_between, bandwidth_between; /* in rounds between those of the case; 0: not measured */
    double flop_per_s, byte_per_s, element_per_s;
    double share;                          /* of the limit, hot; NaN: no limit known */
    double copy_share;                     /* of the rate at which a loop moves as many bytes; NaN: unknown */
    const char *limit;                     /* "fma", "L1" … "memory" */
    bool   drifted;                        /* the two peaks are more than 5 % apart */
} bench_result;

typedef struct bench_options {
    double seconds;            /* hot rounds of one case; 0: 0.1 */
    size_t rounds;
    bool   no_cold;
} bench_options;

/* A piece of the stock list in one form; code NULL: that form is not here. false: no memory. */
bool bench_open_kernel(const tni_stock *kernel, tn_code code, const peaks_caches *caches, bench_case *out);
/* A problem by a table, which must outlive the case. The line may hold @n. */
TN_STATUS bench_open_problem(const char *line, const tn_kernels *table, const tn_threads *threads,
                             bench_case *out, tn_error *err);
/* For a problem that is a copy: memcpy of as many bytes as it writes, to be timed beside it. false: it is
 * none, or no memory. */
bool bench_open_memcpy(const bench_case *problem, bench_case *out);
/* What became of a peer beside a problem. ORDER verdict */
typedef enum bench_verdict {
    BENCH_CANNOT,              /* it does not do such a problem */
    BENCH_READY,               /* *out is to be timed, and closed before the problem is */
    BENCH_WRONG,               /* its result is not ours */
    BENCH_SLOW,                /* it takes fifty times as long, and more than the rounds have time for */
    BENCH_CRASHED              /* it was ended by a signal, in a child that tried it first */
} bench_verdict;

/* Prepares a peer's call on the operands of an open problem, and compares a result of each. Roughly: 2^-12 of
 * the value and of the largest one, half the digits of a narrow type, whole numbers exactly. how: which of
 * several ways it takes, at least 24 bytes. */
bench_verdict bench_open_peer(const bench_case *problem, const peer *other, bench_case *out, char *how);
void bench_close(bench_case *c);

enum { BENCH_CASES = PEERS + 3 };          /* at most, beside each other */

/* How ours compares with a peer: its time over ours. A tie: they differ by no more than the noise, the
 * largest of three shares: both rounds' spread, and that of the whole run. */
double bench_ratio(double ours, double theirs);
bool   bench_is_tie(double ratio, double spread, double their_spread, double noise);

/* Times count cases, interleaved, and what limits each. */
void bench_measure(const bench_case *cases, size_t count, const peaks_caches *caches,
                   const bench_options *options, bench_result *out);

/* Operations of the multiply-add units an element, from the counts of a kernel's inner loops ("36 fma 4 ld");
 * 0: not known. */
double bench_slots(const tni_stock *kernel);

#endif
