/* stage_verify.c: every kernel of the stock set that this CPU runs, in each form, against the reference. */

#include <math.h>

#include "check.h"
#include "demo.h"
#include "timing.h"
#include "units.h"

typedef struct tally { size_t checks, failed; unsigned forms; double ulp, bound; const char *worst; } tally;

static void count(demo *d, const tni_stock *kernel, const check_result *r, tally *sum)
{
    if (r->status == CHECK_SKIPPED) return;
    d->here++;
    d->failed += r->status != CHECK_OK;
    sum->checks += r->checks;
    sum->failed += r->failed + (r->status == CHECK_CRASHED);
    sum->forms |= r->forms;
    if (r->worst_ulp > sum->ulp) {
        sum->ulp = r->worst_ulp;
        sum->bound = r->bound_ulp;
        sum->worst = kernel->info.name;
    }
    if (r->status == CHECK_CRASHED) demo_line(d, -1, "%s: signal %d in %s", kernel->info.name, r->signal,
                                              r->now);
    for (size_t i = 0; i < r->kept; i++)
        demo_line(d, -1, "%s: %s: %s", kernel->info.name, r->failure[i].problem, r->failure[i].sentence);
}

bool demo_verify(demo *d)
{
    tally sum = {.worst = "none"};
    double began = time_now();
    out_progress bar;
    check_options options = {.effort = CHECK_QUICK, .seed = DEMO_SEED,
                             .forms = 1u << CHECK_C | 1u << CHECK_IR};
    out_progress_begin(&bar, &d->out, "verify", tni_stock_count);
    for (size_t i = 0; i < tni_stock_count; i++) {
        check_result result;
        check_kernel_apart(&tni_stock_list[i], &options, &result);
        count(d, &tni_stock_list[i], &result, &sum);
        out_progress_step(&bar, i + 1, NULL);
    }
    out_progress_end(&bar);
    d->kernels = tni_stock_count;
    demo_stage(d, 4, "verify", time_now() - began, "%zu kernels, %zu checks, %zu failed%s", d->here,
               sum.checks, sum.failed,
               sum.failed ? "" : sum.forms >> CHECK_IR & 1 ? ", C = IR bit for bit" :
                   "; C forms alone, no LLVM");
    demo_line(d, -1, "worst %.2f of %.2f ulp (%s); %zu kernels are other CPUs'", sum.ulp, sum.bound,
              sum.worst, d->kernels - d->here);
    return true;
}
