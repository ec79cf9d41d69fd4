#ifndef TENON_BENCH_ROWS_H
#define TENON_BENCH_ROWS_H

/* bench_rows.h: the rows of `tenon bench`, between measuring and showing. */

#include "bench.h"
#include "command.h"
#include "operation.h"
#include "suite.h"

/* A peer beside a row. */
typedef struct bench_beside {
    bench_verdict verdict;
    char          how[24];     /* which of several ways: "u35"; "" if there is one */
    time_result   hot;         /* BENCH_READY */
} bench_beside;

typedef struct bench_row {
    const tni_stock *kernel;   /* NULL: a problem */
    char *name;
    char  served[96];          /* the kernel that a problem got; "" if there is no single one */
    char  set[24];             /* the table that served it; "" of a kernel */
    char  why[96];             /* not measured: the reason */
    bool  measured;
    bench_work   work;
    bench_result result;
    bool  compared;
    time_result  before;       /* of the rival or the saved file */
    double memcpy_seconds;     /* of memcpy in the same rounds, beside a copy; 0: it is none */
    bench_beside peer[PEERS];  /* as in bench_rows.peers */
} bench_row;

typedef struct bench_rows {
    const cmd_call *call;
    bench_options options;
    peaks_caches caches;
    bench_row *row;
    size_t rows, done;
    const tn_kernels *table, *exact;       /* exact: for lines that ask for it */
    const tn_threads *threads;             /* NULL: one */
    struct tn_session *session;
    const tni_stock *rival;
    json_t *saved;             /* what --against FILE holds */
    bool suites;               /* a suite was named */
    peer_set peers;            /* none, open or missing */
} bench_rows;

/* M of the JSON documents: {"hot","cold","flop_per_s","byte_per_s","share","limit"}. */
json_t *bench_measured_json(const bench_result *measured);

/* -- Peers (bench_peers.c); noise is that of the whole run ---------------------------------------------*/

/* Opens those that --peers names, or all beside a suite; the exit code. */
int bench_find_peers(bench_rows *b);
/* Number of the fastest peer whose result is right, or −1; and our ratio to it: above 1 ours is faster. */
int bench_best_peer(const bench_rows *b, const bench_row *r, double *ratio);
/* Whether the row and the peer are no further apart than the noise. */
bool bench_ties(const bench_row *r, const bench_beside *other, double noise);
/* "SLEEF 3.5.1, oneDNN 2.6.3", a line for each that is missing. */
void bench_print_peers(const bench_rows *b);
/* The table with a column for each peer. */
void bench_print_beside(const bench_rows *b, double noise);
/* {"name","version"} of each that is open, or of each that is missing {"name","why"}. */
json_t *bench_peers_json(const bench_rows *b, bool missing);
/* {"name","seconds","ratio",…} of a row. */
json_t *bench_beside_json(const bench_rows *b, const bench_row *r, double noise);

/* -- All comparisons of one type of operands (bench_sums.c) --------------------------------------------*/

void bench_print_sums(const bench_rows *b, double noise);
/* {"type","compared","geometric_mean",…} of each type. */
json_t *bench_sums_json(const bench_rows *b, double noise);

/* Shows (and saves) what was measured; the exit code. */
int bench_conclude(bench_rows *b);

#endif
