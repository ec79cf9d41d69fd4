/* bench_sums.c: what all comparisons with peers come to, for each type of operands by itself: a row of f64
 * says nothing of those of f32, nor an exact product of fast ones. */
#include <math.h>
#include <string.h>

#include "bench_rows.h"

enum { TYPES = 16 };           /* at most; further ones are left out */

/* A ratio below which a row is far behind. */
static const double far_behind = 0.90;

typedef struct sum {
    char   type[48];           /* "f32", "linear f32", "f32 exact" */
    size_t compared, faster, tied, behind;
    double logs, lowest;
    const char *where;         /* the row of the lowest ratio */
} sum;

typedef struct sums {
    sum    sum[TYPES];
    size_t count;
} sums;

/* Types as a problem says them, its operation in front unless it is matmul, and "exact" if it ends so. */
static void type_of(const char *problem, char *type, size_t size)
{
    const char *from = strncmp(problem, "matmul ", 7) == 0 ? problem + 7 : problem;
    size_t length = strlen(problem), words = strcspn(from, " ");
    bool exact = length > 6 && strcmp(problem + length - 6, " exact") == 0;
    if (from == problem && from[words])
        words += 1 + strcspn(from + words + 1, " ");
    snprintf(type, size, "%.*s%s", (int)words, from, exact ? " exact" : "");
}

static sum *find(sums *s, const char *type)
{
    for (size_t i = 0; i < s->count; i++)
        if (strcmp(s->sum[i].type, type) == 0)
            return &s->sum[i];
    if (s->count == TYPES)
        return NULL;
    sum *added = &s->sum[s->count++];
    *added = (sum){ .lowest = INFINITY };
    snprintf(added->type, sizeof added->type, "%s", type);
    return added;
}

static void add(sum *s, const bench_row *r, double ratio, bool tie)
{
    s->compared++;
    s->tied += tie;
    s->faster += !tie && ratio > 1;
    s->behind += !tie && ratio < far_behind;
    s->logs += log(ratio);
    s->where = ratio < s->lowest ? r->name : s->where;
    s->lowest = fmin(s->lowest, ratio);
}

static void add_up(const bench_rows *b, double noise, sums *s)
{
    s->count = 0;
    for (size_t i = 0; i < b->done; i++) {
        double ratio;
        char type[sizeof s->sum[0].type];
        const bench_row *r = &b->row[i];
        int best = bench_best_peer(b, r, &ratio);
        if (best < 0)
            continue;
        type_of(r->name, type, sizeof type);
        sum *found = find(s, type);
        if (found)
            add(found, r, ratio, bench_ties(r, &r->peer[best], noise));
    }
}

static double mean_of(const sum *s) { return exp(s->logs / (double)s->compared); }

void bench_print_sums(const bench_rows *b, double noise)
{
    sums all;
    add_up(b, noise, &all);
    for (size_t i = 0; i < all.count; i++) {
        const sum *s = &all.sum[i];
        out_line(&b->call->out->result,
                 "%s%s%zu compared: geometric mean %.2f x the best peer; %zu faster, %zu tied, %zu slower, "
                 "%zu below %.2f; lowest %.2f (%s)",
                 all.count > 1 ? s->type : "", all.count > 1 ? ": " : "", s->compared, mean_of(s), s->faster,
                 s->tied, s->compared - s->faster - s->tied, s->behind, far_behind, s->lowest, s->where);
    }
}

json_t *bench_sums_json(const bench_rows *b, double noise)
{
    json_t *list = json_array();
    sums all;
    add_up(b, noise, &all);
    for (size_t i = 0; i < all.count; i++) {
        const sum *s = &all.sum[i];
        json_array_append_new(list, json_pack("{s:s, s:I, s:f, s:I, s:I, s:I, s:I, s:f, s:s}", "type",
                                              s->type,
                                              "compared", (json_int_t)s->compared, "geometric_mean",
                                              mean_of(s),
                                              "faster", (json_int_t)s->faster, "tied", (json_int_t)s->tied,
                                              "slower", (json_int_t)(s->compared - s->faster - s->tied),
                                              "below_0_90", (json_int_t)s->behind, "lowest", s->lowest,
                                              "lowest_problem", s->where));
    }
    return list;
}
