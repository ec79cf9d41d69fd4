#ifndef DEMO_H
#define DEMO_H

/* demo.h: the stages of the first run, each a function that prints its lines and notes what the last line
 * needs. A stage that cannot run says so and the next goes on. */

#include <tenon/tenon.h>

#include "images.h"
#include "network.h"
#include "out.h"
#include "peaks.h"

#define DEMO_SEED 1
#define DEMO_WANTED 0.87           /* test accuracy below which the run fails */
#define DEMO_DATA "/usr/share/datasets/fashion-mnist"

typedef struct demo {
    output       out;
    bool         quick;
    const char  *data;             /* folder of the images */
    peaks_caches caches;
    double       fma;              /* FLOP/s of the best tier, measured in this run */
    size_t       kernels, here, failed;    /* in the set; run here; of these with failed checks */
    tn_ctx      *ctx;
    tn_session  *session;          /* NULL: no session kernels */
    network     *net;
    double       accuracy;         /* NaN: not trained */
    char         slowest[160];      /* kernel with the least share of peak; "": not measured */
} demo;

/* "3 machine    text …   2.4 s": a stage's first line. seconds < 0: none yet. */
void demo_stage(const demo *d, int number, const char *name, double seconds, const char *format, ...)
    __attribute__((format(printf, 5, 6)));
/* A line below it, indented. */
void demo_line(const demo *d, double seconds, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Each: false, after a line on stderr, if the run cannot go on. */
bool demo_machine(demo *d);
bool demo_verify(demo *d);
bool demo_session(demo *d);
bool demo_train(demo *d);
bool demo_speed(demo *d);

#endif
