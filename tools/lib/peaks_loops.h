#ifndef TOOL_PEAKS_LOOPS_H
#define TOOL_PEAKS_LOOPS_H

/* peaks_loops.h: the loops that reach the machine's limits, for peaks.c alone. */

#include "peaks.h"

/* Turns of independent multiply-adds. */
typedef struct peaks_fma_loop {
    tn_isa isa;
    peaks_unit unit;
    void (*run)(int64_t turns);
    double flops;              /* a turn */
    unsigned addon;            /* that the CPU must have besides the tier, a tni_addon */
} peaks_fma_loop;

/* A loop over arrays of size bytes, a multiple of PEAKS_STEP, 64-byte aligned. dst, a, b: those it needs. */
typedef void (*peaks_memory_loop)(void *dst, const void *a, const void *b, size_t size);

enum { PEAKS_STEP = 256 };

/* The loop of a tier, that of f32 where there is none for the unit; NULL if this CPU or compiler has
 * neither. */
const peaks_fma_loop *peaks_find_fma(tn_isa isa, peaks_unit unit);
/* The widest loop; past: writes that go past the caches, NULL where there are none. */
peaks_memory_loop peaks_find_memory(peaks_traffic traffic, bool past);
/* turns dependent multiplications of three cycles each; false: not known on this CPU. */
bool peaks_chain(int64_t turns);

#endif
