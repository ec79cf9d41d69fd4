/* show_run.c: how fast the shown kernel is here, and whether it is right. */
#include <math.h>
#include <string.h>

#include "show.h"

static const double measuring_seconds = 0.05;

void show_run(show_kernel *k)
{
    peaks_caches caches;
    bench_case one;
    const bench_options options = { .seconds = measuring_seconds };
    const check_options checks = { .effort = CHECK_QUICK, .seed = 1 };
    const char *reason = check_cannot_run(k->stock);
    tn_code code = k->form == TNI_FORM_IR ? k->stock->ir : k->stock->info.fn;
    if (reason || !code) {
        snprintf(k->not_run, sizeof k->not_run, "not measured: %s",
                 reason ? reason : "this build has no such form");
        return;
    }
    peaks_find_caches(&caches);
    if (!bench_open_kernel(k->stock, code, &caches, &one)) {
        snprintf(k->not_run, sizeof k->not_run, "not measured: out of memory");
        return;
    }
    double clock = peaks_clock(measuring_seconds / 5);
    bench_measure(&one, 1, &caches, &options, &k->measured);
    k->work = one.work;
    clock = fmin(clock, peaks_clock(measuring_seconds / 5));
    k->cycles = k->measured.hot.seconds * clock * (double)show_step(&k->stage[SHOW_C]) / one.work.trips;
    bench_close(&one);
    check_kernel_apart(k->stock, &checks, &k->check);
    k->ran = true;
}
