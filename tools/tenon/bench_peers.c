/* bench_peers.c: other libraries beside the rows of `tenon bench`: which ones, and how they compare. */
#include <math.h>
#include <string.h>

#include "bench_rows.h"
#include "units.h"

int bench_find_peers(bench_rows *b)
{
    const char *list = cmd_value(b->call, "peers"), *name, *names[PEERS + 2] = { "all", "none" };
    size_t length, count = 2;
    if ((!list && !b->suites) || (list && strcmp(list, "none") == 0))
        return EXIT_HOLDS;
    if (b->threads) {
        out_note(b->call->out, "no peers beside %zu threads: they run on one", b->threads->count);
        return EXIT_HOLDS;
    }
    if (peers_open(&b->peers, list ? list : "all", &name, &length))
        return EXIT_HOLDS;
    char unknown[64];
    snprintf(unknown, sizeof unknown, "%.*s", (int)length, name);
    for (size_t i = 0; peer_rows[i]; i++)
        names[count++] = peer_rows[i]->name;
    return cmd_fail_name(b->call, "peer", unknown, names, count, "tenon help bench");
}

static double ratio_to(const bench_row *r, const bench_beside *other)
{
    return bench_ratio(r->result.hot.seconds, other->hot.seconds);
}

bool bench_ties(const bench_row *r, const bench_beside *other, double noise)
{
    return bench_is_tie(ratio_to(r, other), r->result.hot.spread, other->hot.spread, noise);
}

int bench_best_peer(const bench_rows *b, const bench_row *r, double *ratio)
{
    int best = -1;
    for (size_t i = 0; i < b->peers.count && r->measured && !r->kernel; i++)
        if (r->peer[i].verdict == BENCH_READY &&
            (best < 0 || r->peer[i].hot.seconds < r->peer[best].hot.seconds))
            best = (int)i;
    *ratio = best < 0 ? NAN : ratio_to(r, &r->peer[best]);
    return best;
}

/* -- As text ----------------------------------------------------------------------------------------*/

void bench_print_peers(const bench_rows *b)
{
    char open[256] = "";
    for (size_t i = 0; i < b->peers.count; i++) {
        const peer *p = &b->peers.peer[i];
        size_t at = strlen(open);
        if (p->api)
            snprintf(open + at, sizeof open - at, "%s%s%s%s", at ? ", " : "", p->row->name,
                     *p->version ? " " : "", p->version);
    }
    if (b->peers.count)
        out_line(&b->call->out->result, "peers: %s", *open ? open : "none");
    for (size_t i = 0; i < b->peers.count; i++)
        if (!b->peers.peer[i].api)
            out_line(&b->call->out->result, "%s: %s", b->peers.peer[i].row->name, b->peers.peer[i].why);
}

static double amount(const bench_work *w) { return w->product ? w->flops : w->bytes; }

/* ORDER verdict */
static const char *const verdict_word[] = { "-", "", "wrong", "slow", "crashed" };

/* A peer's figure in the unit of the row's own. */
static void put_peer(const bench_row *r, const bench_beside *other, unit_text *t)
{
    if (other->verdict == BENCH_READY)
        unit_giga(t, amount(&r->work) / other->hot.seconds);
    else
        snprintf(t->text, sizeof t->text, "%s", verdict_word[other->verdict]);
}

static void put_best(const bench_rows *b, const bench_row *r, double noise, char *name, char *ratio,
                     size_t size)
{
    double times;
    int best = bench_best_peer(b, r, &times);
    snprintf(name, size, "%s", best < 0 ? "-" : b->peers.peer[best].row->name);
    if (best < 0)
        snprintf(ratio, size, "-");
    else
        snprintf(ratio, size, "%s%.2f", bench_ties(r, &r->peer[best], noise) ? "tie " : "", times);
}

enum { FIXED = 10 };

/* Whether a peer has a figure in any row: else it has no column. */
static bool is_shown(const bench_rows *b, size_t i)
{
    for (size_t j = 0; j < b->done; j++)
        if (b->row[j].measured && !b->row[j].kernel && b->row[j].peer[i].verdict != BENCH_CANNOT)
            return true;
    return false;
}

static void add_row(out_table *table, const bench_rows *b, const bench_row *r, double noise)
{
    unit_text hot, rate, cold, figure[PEERS];
    char spread[16], share[32] = "-", copy[16] = "-", best[24], ratio[24];
    const char *cell[FIXED + PEERS] = { r->kernel ? cmd_short_name(r->name) : r->name, *r->set ? r->set : "-",
                                        r->why };
    const bench_result *m = &r->result;
    if (!r->measured) {
        out_table_row(table, cell);
        return;
    }
    snprintf(spread, sizeof spread, "%.1f %%", 100 * m->hot.spread);
    if (!isnan(m->share))
        snprintf(share, sizeof share, "%.0f %% %s", 100 * m->share, m->limit);
    if (!isnan(m->copy_share))
        snprintf(copy, sizeof copy, "%.0f %%", 100 * m->copy_share);
    put_best(b, r, noise, best, ratio, sizeof best);
    cell[2] = unit_seconds(&hot, m->hot.seconds);
    cell[3] = spread;
    cell[4] = unit_rate(&rate, amount(&r->work) / m->hot.seconds, r->work.product ? "FLOP/s" : "B/s");
    cell[5] = share;
    cell[6] = copy;
    cell[7] = best;
    cell[8] = ratio;
    size_t columns = FIXED - 1;
    for (size_t i = 0; i < b->peers.count; i++)
        if (is_shown(b, i)) {
            put_peer(r, &r->peer[i], &figure[i]);
            cell[columns++] = figure[i].text;
        }
    cell[columns] = unit_seconds(&cold, m->cold.seconds);
    out_table_row(table, cell);
}

void bench_print_beside(const bench_rows *b, double noise)
{
    out_column column[FIXED + PEERS] = {
        { "PROBLEM", 'l', true }, { "BY", 'l', false },        { "HOT", 'r', false },   { "±", 'r', false },
        { "RATE", 'r', false },   { "SHARE", 'l', false },     { "COPY", 'r', false },
        { "BEST PEER", 'l', false }, { "RATIO", 'r', false },
    };
    out_table table;
    size_t columns = FIXED - 1;
    for (size_t i = 0; i < b->peers.count; i++)
        if (is_shown(b, i))
            column[columns++] = (out_column){ b->peers.peer[i].row->name, 'r', false };
    column[columns++] = (out_column){ "COLD", 'r', false };
    out_table_init(&table, column, columns);
    for (size_t i = 0; i < b->done; i++)
        add_row(&table, b, &b->row[i], noise);
    out_table_print(&table, &b->call->out->result);
    out_table_reset(&table);
    bench_print_sums(b, noise);
}

/* -- As JSON ----------------------------------------------------------------------------------------*/

json_t *bench_peers_json(const bench_rows *b, bool missing)
{
    json_t *list = json_array();
    for (size_t i = 0; i < b->peers.count; i++) {
        const peer *p = &b->peers.peer[i];
        if (!p->api == missing)
            json_array_append_new(list, json_pack("{s:s, s:o}", "name", p->row->name,
                                                  missing ? "why" : "version",
                                                  cmd_json_text(missing ? p->why : p->version)));
    }
    return list;
}

json_t *bench_beside_json(const bench_rows *b, const bench_row *r, double noise)
{
    json_t *list = json_array();
    for (size_t i = 0; i < b->peers.count && r->measured && !r->kernel; i++) {
        const bench_beside *p = &r->peer[i];
        const char *name = b->peers.peer[i].row->name;
        if (p->verdict != BENCH_CANNOT && p->verdict != BENCH_READY)
            json_array_append_new(list, json_pack("{s:s, s:n, s:n, s:s}", "name", name, "seconds", "ratio",
                                                  "why", verdict_word[p->verdict]));
        else if (p->verdict == BENCH_READY)
            json_array_append_new(list,
                                  json_pack("{s:s, s:f, s:f, s:f, s:b, s:s}", "name", name, "seconds",
                                            p->hot.seconds, "ratio", ratio_to(r, p), "spread", p->hot.spread,
                                            "tie", bench_ties(r, p, noise), "how", p->how));
    }
    return list;
}
