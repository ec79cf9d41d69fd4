/* stage_machine.c: what this machine is, and the most it does now. */

#include "base/base_p.h"
#include "demo.h"
#include "timing.h"
#include "units.h"

static void print_peaks(const demo *d, const double copy[PEAKS_LEVELS], double seconds)
{
    unit_text fma, l1, l2, l3, memory;
    demo_line(d, seconds, "peak now: f32 %s; copy L1 %s, L2 %s, L3 %s, memory %s GB/s",
              unit_rate(&fma, d->fma, "FLOP/s"),
              unit_giga(&l1, copy[PEAKS_L1]), unit_giga(&l2, copy[PEAKS_L2]), unit_giga(&l3, copy[PEAKS_L3]),
              unit_giga(&memory, copy[PEAKS_MEMORY]));
}

bool demo_machine(demo *d)
{
    double began = time_now(), copy[PEAKS_LEVELS];
    tn_isa isa = tn_isa_detect();
    demo_stage(d, 3, "machine", -1, "%s; %s used", tni_cpu_name(), tn_isa_name(isa));
    peaks_find_caches(&d->caches);
    d->fma = peaks_fma(isa, PEAKS_F32, NULL, 0.2);
    for (int level = 0; level < PEAKS_LEVELS; level++) {
        size_t footprint = level == PEAKS_MEMORY ? 8 * d->caches.size[PEAKS_L3] : d->caches.size[level] / 2;
        copy[level] = peaks_bandwidth(PEAKS_COPY, footprint, NULL, 0.1);
    }
    print_peaks(d, copy, time_now() - began);
    return true;
}
