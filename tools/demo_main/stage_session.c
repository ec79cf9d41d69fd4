/* stage_session.c: the network's kernels cut to its shapes, into an empty cache, then again from it. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "demo.h"
#include "units.h"

typedef struct watch { out_progress bar; double first; const char *log; char line[256]; } watch;

static bool step(void *user, const tn_progress *p)
{
    watch *w = user;
    if (p->done == 1) w->first = p->seconds;
    w->bar.total = p->total;
    out_progress_step(&w->bar, p->done, p->kernel);
    return true;
}

static void keep_line(void *user, tn_log_level level, const char *line)
{
    watch *w = user;
    if (level <= TN_LOG_WARNING && !w->line[0]) snprintf(w->line, sizeof w->line, "%s", line);
}

/* Opens a session over dir and makes the network's kernels; *out is NULL if none could be made. */
static bool specialise(demo *d, const char *dir, const tn_threads *threads, watch *w, tn_session_report *r,
                       tn_session **out)
{
    tn_error err;
    size_t count;
    const tn_desc *descs = network_descs(d->net, &count);
    *w = (watch){0};
    *r = (tn_session_report){.size = sizeof *r};
    out_progress_begin(&w->bar, &d->out, "session", count);
    bool ok = !tn_session_create(TN_WITH(tn_session_options, .cache_dir = dir, .threads = threads,
                                         .progress = step,
                                         .progress_user = w, .log = keep_line, .log_user = w), out, &err)
        && !tn_session_specialize(*out, descs, count, r, &err);
    out_progress_end(&w->bar);
    if (!ok) fprintf(stderr, "tools/demo: %s\n", err.message);
    return ok;
}

static void print_cold(const demo *d, const watch *w, const tn_session_report *r)
{
    unit_text first, each;
    double rest = r->compiled > 1 ? (r->seconds - w->first) / (double)(r->compiled - 1) : 0;
    demo_line(d, r->seconds, "cold: %zu compiled, the first %s, then %s each", r->compiled,
              unit_seconds(&first, w->first), unit_seconds(&each, rest));
}

static bool cold_then_warm(demo *d, const char *dir, const tn_threads *threads)
{
    watch w;
    tn_session_report r;
    tn_session *cold;
    if (!specialise(d, dir, threads, &w, &r, &cold)) return false;
    tn_session_destroy(cold);
    if (r.ready == 0) {
        demo_stage(d, 5, "session", -1, "skipped: %s", w.line[0] ? w.line : "no kernel could be made");
        return true;
    }
    demo_stage(d, 5, "session", -1, "784-256-10 network, %zu kernels cut to its shapes", r.ready);
    print_cold(d, &w, &r);
    if (!specialise(d, dir, threads, &w, &r, &d->session)) return false;
    demo_line(d, r.seconds, "warm: %zu of %zu from the cache%s", r.loaded, r.ready,
              r.compiled ? "" : ", LLVM not opened");
    return true;
}

bool demo_session(demo *d)
{
    tn_error err;
    const tn_threads *threads;
    char dir[] = "/tmp/tenon-demo-XXXXXX", command[64];
    if (!mkdtemp(dir)) return perror("tools/demo: no folder for a cache"), false;
    if (tn_threads_create(NULL, &threads, &err)) return fprintf(stderr, "tools/demo: %s\n", err.message),
        false;
    bool ok = cold_then_warm(d, dir, threads);
    tn_threads_destroy(threads);
    snprintf(command, sizeof command, "rm -rf %s", dir);
    return system(command) == 0 && ok;
}
