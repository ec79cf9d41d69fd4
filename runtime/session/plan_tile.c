/* plan_tile.c: the tile of a product whose sizes are known: how many rows and vectors of accumulators, so
 * that little is left over and few instructions stand beside the multiply-adds. */
#include "session/plan_p.h"

/* What a tier can do. */
typedef struct tier {
    tn_isa isa;
    int bytes;                 /* of a vector */
    int registers;             /* for accumulators, a row of b and a broadcast, short of those that LLVM's
                                * scheduler wants: measured */
    int tallest;               /* rows of a tile of one vector */
    bool folds;                /* a multiply-add broadcasts its own operand, if that has no other use */
    double per_fma;            /* cycles of a multiply-add of a vector */
} tier;

static const tier tiers[] = {              /* ORDER isa */
    { TN_ISA_GENERIC, 16, 12, 8, false, 1.0 }, { TN_ISA_AVX2, 32, 15, 10, false, 0.5 },
    { TN_ISA_AVX512, 64, 30, 28, true, 0.5 }, { TN_ISA_NEON, 16, 28, 20, true, 0.5 },
};

static const tier *find_tier(tn_isa isa)
{
    for (size_t i = 0; i < sizeof tiers / sizeof *tiers; i++)
        if (tiers[i].isa == isa)
            return &tiers[i];
    return NULL;
}

/* Cycles of one step of k: multiply-adds, loads (two a cycle) or the latency of an accumulator, whichever is
 * most; and a little for each load and instruction, which a core shares with its sibling. */
static double step_cycles(const tier *t, int64_t rows, int64_t vectors)
{
    double fmas = (double)(rows * vectors), loads = (double)(rows + vectors);
    double others = t->folds && vectors == 1 ? 1 : loads;
    double most = t->per_fma * fmas > loads / 2 ? t->per_fma * fmas : loads / 2;
    return (most > 4 ? most : 4) + 0.06 * loads + 0.07 * (fmas + others);
}

/* A tile: its steps, then storing it and the way in and out. */
static double tile_cycles(const tier *t, int64_t k, int64_t rows, int64_t vectors)
{
    return (double)k * step_cycles(t, rows, vectors) + 0.5 * (double)(rows * vectors) + 8;
}

/* total as parts of at most `most`, as equal as can be: count[0] parts of size + 1, count[1] of size. */
typedef struct parts { int64_t size, count[2]; } parts;

static parts even_parts(int64_t total, int64_t most)
{
    int64_t count = tni_parts(total, most);
    return (parts){ total / count, { total % count, count - total % count } };
}

static double product_cycles(const tier *t, const tni_product *p, int64_t vectors_of_n, tni_tile tile)
{
    parts rows = even_parts(p->m, tile.rows), columns = even_parts(vectors_of_n, tile.vectors);
    double cycles = 0;
    for (int r = 0; r < 2; r++)
        for (int c = 0; c < 2; c++)
            cycles += (double)(rows.count[r] * columns.count[c]) *
                      tile_cycles(t, p->k, rows.size + !r, columns.size + !c);
    return cycles;
}

/* Rows of a one above the other 4 KiB apart share the few places of one set of the first-level cache. */
static int64_t most_rows(const tni_product *p, int64_t size, const tier *t, int64_t vectors)
{
    bool collide = p->matrix[TNI_A].col == 1 && p->matrix[TNI_A].row * size % 4096 == 0;
    int64_t most = vectors == 1 ? t->tallest : (t->registers - vectors - 1) / vectors;
    most = collide && most > 8 ? 8 : most;
    return tni_least(p->m, most);
}

/* Lanes of a vector no wider than n needs, but of 16 bytes at least. */
static int lanes_for(const tier *t, int64_t n, int64_t size)
{
    int64_t bytes = t->bytes;
    while (bytes > 16 && bytes / 2 >= n * size)
        bytes /= 2;
    return (int)(bytes / size);
}

bool tni_plan_tile(const tni_product *p, tn_isa isa, int64_t size, tni_tile *out)
{
    const tier *t = find_tier(isa);
    double best = 0;
    if (t == NULL)
        return false;
    tni_tile tile = { .lanes = p->panel ? (int)(t->bytes / size) : lanes_for(t, p->n, size) };
    int64_t vectors = tni_parts(p->n, tile.lanes), least = 1, most = vectors;
    if (p->panel % tile.lanes != 0)
        return false;
    if (p->panel)                              /* a packed panel is as wide as the tile */
        least = most = p->panel / tile.lanes;
    for (int64_t v = least; v <= most && 2 * v + 1 <= t->registers; v++)
        for (int64_t rows = most_rows(p, size, t, v); rows >= 1; rows--) {
            tile.rows = (int32_t)rows;
            tile.vectors = (int32_t)v;
            double cycles = product_cycles(t, p, vectors, tile);
            if (best == 0 || cycles < best) {
                best = cycles;
                *out = tile;
            }
        }
    return best > 0;
}
