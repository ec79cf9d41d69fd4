#ifndef TOOL_PEAKS_H
#define TOOL_PEAKS_H

/* peaks.h: the most this machine does, measured: multiply-adds, bytes from each level of memory, the clock.
 * Loops of our own in assembly, so that no compiler stands between. Rates are medians of rounds.
 *
 * A share of peak compares with a rate measured in the same run, before and after (peaks_rate twice). The
 * set of all figures takes under three seconds; it is kept in a file for this CPU, for `info`. */

#include <stdbool.h>
#include <stddef.h>
#include <tenon/kernels.h>

#include "timing.h"

/* What a loop does with memory; the bytes count each element read or written once. ORDER traffic */
typedef enum peaks_traffic { PEAKS_READ, PEAKS_WRITE, PEAKS_COPY, PEAKS_TRIAD, PEAKS_TRAFFICS } peaks_traffic;
extern const char *const peaks_traffic_name[PEAKS_TRAFFICS];     /* "read" */

/* ORDER level */
typedef enum peaks_level { PEAKS_L1, PEAKS_L2, PEAKS_L3, PEAKS_MEMORY, PEAKS_LEVELS } peaks_level;
extern const char *const peaks_level_name[PEAKS_LEVELS];         /* "L1", "memory" */

/* What one thread can hope to keep in each level: the system's word (sysfs), the last level cut to 32 MiB
 * (a virtual machine may be told of the whole socket's), memory 0. Where it says nothing, usual sizes. */
typedef struct peaks_caches {
    size_t size[PEAKS_LEVELS];
    size_t said[PEAKS_LEVELS];             /* as the system says; 0: nothing */
} peaks_caches;

/* What a multiply-add works on: bf16 and bytes are those of dot products into f32 and i32, by tiles where
 * the CPU has them. ORDER unit */
typedef enum peaks_unit { PEAKS_F32, PEAKS_F64, PEAKS_BF16, PEAKS_I8, PEAKS_UNITS } peaks_unit;
extern const char *const peaks_unit_name[PEAKS_UNITS];           /* "f32" */

void peaks_find_caches(peaks_caches *out);
/* The smallest level that holds footprint bytes. */
peaks_level peaks_level_of(const peaks_caches *caches, size_t footprint);

/* -- One figure, now; seconds: about how long to measure; 0: 20 ms. On threads (NULL: this one) each
 *    thread runs the loop on its own memory and the rates add up. 0: not possible here. ------------------*/

/* FLOP/s (a multiply-add is 2) of a tier's widest multiply-add; generic: separate multiply and add. Where the
 * CPU has no dot products of such elements, the rate of f32. */
double peaks_fma(tn_isa isa, peaks_unit unit, const tn_threads *threads, double seconds);
/* Bytes/s over a footprint of so many bytes, all operands together and all threads together. Of more than the
 * last level holds, writes also go past the caches, and the better way counts; of less they stay there, for
 * whoever reads them next: a copy past the caches would be the faster one, but not together with its
 * reader. */
double peaks_bandwidth(peaks_traffic traffic, size_t footprint, const tn_threads *threads, double seconds);
/* The same, and which way to write was the better, on one thread. */
double peaks_bandwidth_way(peaks_traffic traffic, size_t footprint, const tn_threads *threads, double seconds,
                           bool *past);
/* A limit as something to time beside others, interleaved: its loop, and the FLOP or bytes of one call. */
typedef struct peaks_limit {
    time_subject subject;
    double work;
    struct peaks_loop *loop;   /* to be closed */
} peaks_limit;

/* false: not possible here; nothing to close. past: writes go past the caches. */
bool peaks_open_fma(tn_isa isa, peaks_unit unit, peaks_limit *out);
bool peaks_open_bandwidth(peaks_traffic traffic, size_t footprint, bool past, peaks_limit *out);
/* Reading size bytes that lie there, several hundred at least: the limit of what reads just them, in whichever
 * caches and pages they are. */
bool peaks_open_read(const void *data, size_t size, peaks_limit *out);
void peaks_close(peaks_limit *limit);

/* Cycles a second, from a chain of dependent instructions. */
double peaks_clock(double seconds);

/* -- All figures, one thread ---------------------------------------------------------------------------*/

typedef struct peaks_set {
    char   cpu[96];
    double fma_generic, fma_avx2, fma_avx512;          /* FLOP/s, f32; 0: not on this CPU */
    double clock;                                      /* Hz; 0: unknown */
    double bandwidth[PEAKS_LEVELS][PEAKS_TRAFFICS];    /* bytes/s */
    size_t footprint[PEAKS_LEVELS];                    /* bytes they were measured over */
    double seconds;                                    /* the measuring took */
    long long when;                                    /* seconds since 1970 */
} peaks_set;

/* Where figures are kept: TENON_CACHE, else $XDG_CACHE_HOME/tenon, else ~/.cache/tenon; false: nowhere. */
bool peaks_path(char *path, size_t size);
/* Reads figures kept for this very CPU; false: none. Keeps figures; false: could not (never an error). */
bool peaks_load(const char *path, peaks_set *out);
bool peaks_save(const char *path, const peaks_set *set);
/* Both: those kept or, if there are none or again is set, measured and kept. */
void peaks_get(bool again, peaks_set *out);

/* Two measurements of one rate more than 5 % apart. */
bool peaks_drifted(double before, double after);

#endif
