#ifndef TENON_BENCH_ROWS_H
#define TENON_BENCH_ROWS_H

/* bench_rows.h: the rows of `tenon bench`, between measuring and showing. */

#include "bench.h"
#include "command.h"
#include "operation.h"
#include "suite.h"

typedef struct bench_row {
    const tni_stock *kernel;   /* NULL: a problem */
    char *name;
    char  served[96];          /* the kernel that a problem got; "" if there is no single one */
    char  why[96];             /* not measured: the reason */
    bool  measured;
    bench_work   work;
    bench_result result;
    bool  compared;
    time_result  before;       /* of the rival or the saved file */
    double memcpy_seconds;     /* of memcpy in the same rounds, beside a copy; 0: it is none */
} bench_row;

typedef struct bench_rows {
    const cmd_call *call;
    bench_options options;
    peaks_caches caches;
    bench_row *row;
    size_t rows, done;
    const tn_kernels *table;
    const tn_threads *threads;             /* NULL: one */
    struct tn_session *session;
    const tni_stock *rival;
    json_t *saved;             /* what --against FILE holds */
} bench_rows;

/* M of the JSON documents: {"hot","cold","flop_per_s","byte_per_s","share","limit"}. */
json_t *bench_measured_json(const bench_result *measured);

/* Shows (and saves) what was measured; the exit code. */
int bench_conclude(bench_rows *b);

#endif
