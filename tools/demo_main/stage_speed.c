/* stage_speed.c: six kernels as shares of what this machine does, and the closing hint: the slowest. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "bench.h"
#include "demo.h"
#include "timing.h"
#include "units.h"

/* A row: a stock kernel itself, by how its name begins, or a problem. */
typedef struct row {
    const char *kernel;            /* NULL: a problem */
    const char *problem;
    bool        session;           /* the problem by the session's kernels, else by the dense ones */
    const char *what;
} row;

static const row rows[] = {
    {"tnk_matmul_f32__", NULL, false, "the tile, k = 256"},
    {NULL, "matmul f32 nt 128x256x784 bias relu", true, NULL},
    {NULL, "sum f32 1024x1024 axis 1", false, NULL},
    {NULL, "add f32 1M", false, NULL},
    {NULL, "exp f32 2K", false, NULL},
    {NULL, "log_softmax f32 1024x1024", false, NULL},
};

static const tni_stock *stock_kernel(const char *begin, tn_isa isa)
{
    for (size_t i = 0; i < tni_stock_count; i++)
        if (tni_stock_list[i].info.isa == isa && !strncmp(tni_stock_list[i].info.name, begin, strlen(begin)))
            return &tni_stock_list[i];
    return NULL;
}

static bool open_row(const demo *d, const row *r, bench_case *c)
{
    tn_error err;
    const tn_kernels *table = tn_kernels_dense(TN_ISA_BEST, TN_FAST);
    if (r->kernel) {
        const tni_stock *kernel = stock_kernel(r->kernel, tn_isa_detect());
        return kernel && bench_open_kernel(kernel, kernel->info.fn, &d->caches, c);
    }
    if (r->session && d->session) table = tn_session_kernels(d->session);
    if (!bench_open_problem(r->problem, table, NULL, c, &err)) return true;
    fprintf(stderr, "tools/demo: %s\n", err.message);
    return false;
}

/* The rate that says most: products in flops, what memory limits in bytes, else elements. */
static const char *rate(unit_text *t, const row *r, const bench_result *b)
{
    if (r->kernel || strstr(r->problem, "matmul")) return unit_rate(t, b->flop_per_s, "FLOP/s");
    if (strcmp(b->limit, "fma")) return unit_rate(t, b->byte_per_s, "B/s");
    return unit_rate(t, b->element_per_s, "el/s");
}

static const char *short_name(const char *kernel)
{
    return !strncmp(kernel, "tnk_", 4) ? kernel + 4 : kernel;
}

static void add_row(out_table *table, const row *r, const bench_case *c, const bench_result *b)
{
    unit_text speed, share;
    char text[64];
    const char *kernel = r->kernel ? c->name : c->kernel[0] ? c->kernel : "cut by the session";
    snprintf(text, sizeof text, "%s %s", unit_percent(&share, b->share), b->limit);
    out_table_row(table, (const char *const[]){short_name(kernel), r->what ? r->what : r->problem,
                                               rate(&speed, r, b), text});
}

static bool measure_rows(demo *d, out_table *table)
{
    double least = INFINITY;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bench_case c;
        bench_result b;
        if (!open_row(d, &rows[i], &c)) return false;
        bench_measure(&c, 1, &d->caches, &(bench_options){.no_cold = true, .seconds = d->quick ? 0.05 : 0.2},
                      &b);
        add_row(table, &rows[i], &c, &b);
        if (b.share < least) {
            least = b.share;
            snprintf(d->slowest, sizeof d->slowest, "%s", short_name(c.kernel[0] ? c.kernel : c.name));
        }
        bench_close(&c);
    }
    return true;
}

/* The page of a first run is as wide everywhere: names of session kernels lose their middle. */
static void print_table(const demo *d, const out_table *table)
{
    enum { COLUMNS = 100 };
    out_stream s = d->out.result;
    if (s.width == 0 || s.width > COLUMNS) s.width = COLUMNS;
    out_table_print(table, &s);
}

bool demo_speed(demo *d)
{
    static const out_column columns[] = {
        {"KERNEL", 'l', true}, {"PROBLEM", 'l', false}, {"RATE", 'r', false}, {"SHARE OF PEAK", 'r', false}};
    out_table table;
    double began = time_now();
    out_table_init(&table, columns, 4);
    bool ok = measure_rows(d, &table);
    demo_stage(d, 7, "speed", time_now() - began, "1 thread, medians");
    print_table(d, &table);
    out_table_reset(&table);
    if (ok)
        out_line(&d->out.result,
                 "fma: rate of the multiply-add units; L1 … memory: bandwidth there; measured in this run");
    return ok;
}
