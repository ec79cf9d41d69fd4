/* bench_print.c: the result of `tenon bench`, as a table and as JSON. */
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench_rows.h"
#include "machine.h"
#include "units.h"

static size_t threads_of(const bench_rows *b) { return b->threads ? b->threads->count : 1; }

/* The first and the last look at the peak of the highest tier, of the type that the first row computes with;
 * how much a row's rounds spread. */
typedef struct frame {
    tn_isa isa;
    peaks_unit unit;
    double before, after, noise;
    size_t rounds, measured;
    bool drifted;
} frame;

static void look_at(frame *f, const bench_row *r)
{
    bool same = !f->measured || r->work.unit == f->unit;
    if (!f->measured || (same && r->work.isa > f->isa))
        f->before = r->result.fma[0];
    if (!f->measured)
        f->unit = r->work.unit;
    if (!f->measured || (same && r->work.isa >= f->isa)) {
        f->after = r->result.fma[1];
        f->isa = r->work.isa;
    }
    f->rounds = r->result.hot.rounds > f->rounds ? r->result.hot.rounds : f->rounds;
    f->drifted |= r->result.drifted;
    f->measured++;
}

static frame frame_of(const bench_rows *b)
{
    frame f = { .isa = TN_ISA_BEST };
    double *spread = calloc(b->done + 1, sizeof *spread);
    for (size_t i = 0; i < b->done; i++) {
        const bench_row *r = &b->row[i];
        if (r->measured && spread)
            spread[f.measured] = r->result.hot.spread;
        if (r->measured)
            look_at(&f, r);
    }
    f.isa = f.isa == TN_ISA_BEST ? tn_isa_detect() : f.isa;
    f.noise = spread ? time_quantile(spread, f.measured, 0.5) : NAN;
    f.drifted |= peaks_drifted(f.before, f.after);
    free(spread);
    return f;
}

/* -- Comparing --------------------------------------------------------------------------------------*/

/* After over before, minus 1: positive is slower. */
static double change(const bench_row *r) { return r->result.hot.seconds / r->before.seconds - 1; }

/* Slower by more than the spread of both and a hundredth. */
static bool is_slower(const bench_row *r)
{
    return r->compared && change(r) > r->result.hot.spread + r->before.spread + 0.01;
}

static void compare_saved(bench_rows *b)
{
    size_t index;
    json_t *item;
    json_array_foreach(json_object_get(b->saved, "results"), index, item) {
        const char *name = json_string_value(json_object_get(item, "problem"));
        json_t *hot = json_object_get(json_object_get(item, "measured"), "hot");
        for (size_t i = 0; name && hot && i < b->done; i++)
            if (b->row[i].measured && strcmp(b->row[i].name, name) == 0) {
                b->row[i].before.seconds = json_number_value(json_object_get(hot, "seconds"));
                b->row[i].before.spread = json_number_value(json_object_get(hot, "spread"));
                b->row[i].compared = b->row[i].before.seconds > 0;
            }
    }
}

/* -- As text ----------------------------------------------------------------------------------------*/

static const out_column columns[] = {
    { "PROBLEM", 'l', true }, { "HOT", 'r', false },    { "±", 'r', false },     { "GFLOP/s", 'r', false },
    { "GB/s", 'r', false },   { "Gel/s", 'r', false },  { "SHARE", 'l', false }, { "COLD", 'r', false },
    { "MEMCPY", 'r', false }, { "BEFORE", 'r', false }, { "CHANGE", 'r', false },
};
enum { PLAIN_COLUMNS = 8, COPY_COLUMNS = 9, COMPARED_COLUMNS = 11 };

static void add_row(out_table *table, const bench_row *r)
{
    unit_text t[7];
    char spread[16], share[32] = "-", changed[24] = "-", plain[24] = "-";
    const bench_result *m = &r->result;
    const char *name = r->kernel ? cmd_short_name(r->name) : r->name;
    if (!r->measured) {
        out_table_row(table,
                      (const char *const[]){ name, "-", "-", "-", "-", "-", r->why, "-", "-", "-", "-" });
        return;
    }
    snprintf(spread, sizeof spread, "%.1f %%", 100 * m->hot.spread);
    if (!isnan(m->share))
        snprintf(share, sizeof share, "%.0f %% %s", 100 * m->share, m->limit);
    if (r->memcpy_seconds > 0)
        snprintf(plain, sizeof plain, "%.0f %%", 100 * r->memcpy_seconds / m->hot.seconds);
    if (r->compared)
        snprintf(changed, sizeof changed, "%+.1f %%", 100 * change(r));
    out_table_row(table, (const char *const[]){
                             name, unit_seconds(&t[0], m->hot.seconds), spread,
                             unit_giga(&t[1], m->flop_per_s),
                             unit_giga(&t[2], m->byte_per_s), unit_giga(&t[3], m->element_per_s), share,
                             unit_seconds(&t[4], m->cold.seconds), plain,
                             unit_seconds(&t[5], r->compared ? r->before.seconds : NAN), changed });
}

static void print_frame(const bench_rows *b, const frame *f)
{
    const out_stream *s = &b->call->out->result;
    unit_text before, after;
    size_t threads = threads_of(b);
    out_line(s, "%s, %zu thread%s   %s peak %s before, %s after%s   noise %.1f %%   %zu rounds",
             tn_isa_name(f->isa), threads, threads == 1 ? "" : "s", peaks_unit_name[f->unit],
             unit_rate(&before, f->before, "FLOP/s"),
             unit_giga(&after, f->after), f->drifted ? "   " OUT_WARN "clock drifted" OUT_END : "",
             100 * f->noise, f->rounds);
}

static void print_text(const bench_rows *b)
{
    frame f = frame_of(b);
    out_table table;
    bool compared = false, copies = false;
    for (size_t i = 0; i < b->done; i++) {
        compared |= b->row[i].compared;
        copies |= b->row[i].memcpy_seconds > 0;
    }
    if (f.measured)
        print_frame(b, &f);
    bench_print_peers(b);
    if (b->peers.count && !compared) {
        bench_print_beside(b, f.noise);
        return;
    }
    out_table_init(&table, columns, compared ? COMPARED_COLUMNS : copies ? COPY_COLUMNS : PLAIN_COLUMNS);
    for (size_t i = 0; i < b->done; i++)
        add_row(&table, &b->row[i]);
    out_table_print(&table, &b->call->out->result);
    out_table_reset(&table);
    if (b->done < b->rows)
        out_line(&b->call->out->result, "not measured: %zu", b->rows - b->done);
}

/* -- As JSON ----------------------------------------------------------------------------------------*/

static json_t *time_json(const time_result *t)
{
    if (isnan(t->seconds))
        return json_null();
    return json_pack("{s:o, s:o, s:I}", "seconds", cmd_json_real(t->seconds), "spread",
                     cmd_json_real(t->spread), "rounds", (json_int_t)t->rounds);
}

static json_t *positive_json(double rate) { return rate > 0 ? cmd_json_real(rate) : json_null(); }

json_t *bench_measured_json(const bench_result *m)
{
    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:s?, s:o, s:b}", "hot", time_json(&m->hot), "cold",
                     time_json(&m->cold), "flop_per_s", positive_json(m->flop_per_s), "byte_per_s",
                     positive_json(m->byte_per_s), "element_per_s", positive_json(m->element_per_s), "share",
                     cmd_json_real(m->share), "limit", isnan(m->share) ? NULL : m->limit, "copy_share",
                     cmd_json_real(m->copy_share), "drifted", m->drifted);
}

static json_t *row_json(const bench_rows *b, const bench_row *r, double noise)
{
    json_t *row = json_pack("{s:s, s:s?, s:o}", "problem", r->name, "kernel", r->served[0] ? r->served : NULL,
                            "measured", r->measured ? bench_measured_json(&r->result) : json_null());
    json_object_set_new(row, "peers", bench_beside_json(b, r, noise));
    if (r->set[0])
        json_object_set_new(row, "set", json_string(r->set));
    if (r->why[0])
        json_object_set_new(row, "why", json_string(r->why));
    if (r->memcpy_seconds > 0)
        json_object_set_new(row, "memcpy_seconds", cmd_json_real(r->memcpy_seconds));
    if (r->compared)
        json_object_set_new(row, "against",
                            json_pack("{s:o, s:f, s:b}", "hot", time_json(&r->before), "change", change(r),
                                      "slower", is_slower(r)));
    return row;
}

static json_t *document_of(const bench_rows *b)
{
    frame f = frame_of(b);
    json_t *document = cmd_json_begin(b->call), *results = json_array();
    for (size_t i = 0; i < b->done; i++)
        json_array_append_new(results, row_json(b, &b->row[i], f.noise));
    json_object_set_new(document, "machine", machine_json(NULL));
    json_object_set_new(document, "threads", json_integer((json_int_t)threads_of(b)));
    json_object_set_new(document, "peak",
                        json_pack("{s:s, s:s, s:o, s:o, s:b}", "tier", tn_isa_name(f.isa), "type",
                                  peaks_unit_name[f.unit], "flop_per_s_before",
                                  positive_json(f.before), "flop_per_s_after", positive_json(f.after),
                                  "drifted", f.drifted));
    json_object_set_new(document, "noise", cmd_json_real(f.noise));
    json_object_set_new(document, "peers", bench_peers_json(b, false));
    json_object_set_new(document, "peers_missing", bench_peers_json(b, true));
    json_object_set_new(document, "results", results);
    json_object_set_new(document, "sums", bench_sums_json(b, f.noise));
    json_object_set_new(document, "not_measured", json_integer((json_int_t)(b->rows - b->done)));
    return document;
}

/* Appears by rename, never half written. */
static int save(const bench_rows *b, const char *path)
{
    char temporary[4200];
    json_t *document = document_of(b);
    snprintf(temporary, sizeof temporary, "%s.%ld", path, (long)getpid());
    int failed = json_dump_file(document, temporary, JSON_INDENT(1) | JSON_REAL_PRECISION(9)) != 0 ||
                 rename(temporary, path) != 0;
    int reason = errno;
    json_decref(document);
    if (!failed)
        return EXIT_HOLDS;
    remove(temporary);
    return cmd_fail(b->call, EXIT_NOT_HERE, "cannot write '%s': %s", path, strerror(reason));
}

int bench_conclude(bench_rows *b)
{
    const char *path = cmd_value(b->call, "save");
    bool slower = false, measured = false;
    compare_saved(b);
    int code = path ? save(b, path) : EXIT_HOLDS;
    if (code != EXIT_HOLDS)
        return code;
    if (b->call->json)
        cmd_json_end(b->call, document_of(b));
    else
        print_text(b);
    for (size_t i = 0; i < b->done; i++) {
        slower |= is_slower(&b->row[i]);
        measured |= b->row[i].measured;
    }
    if (cmd_interrupted())
        return EXIT_INTERRUPTED;
    return slower ? EXIT_NO : measured ? EXIT_HOLDS : EXIT_NOT_HERE;
}
