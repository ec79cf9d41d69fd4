/* dense/tilings.c: the arithmetics of products, as data, and the tiles and packs that a table has for each. */
#include "kernel/dense/dense_p.h"
#include "kernel/product_p.h"

#define BYTE_TILES(A, B)                                                                                           \
    { TN_##A, TN_##B, TN_I32, .group = { 64, 4 }, .unit = 64, .exact = true, .addon = TNI_ADDON_AMX,              \
      .own_types = true, .runs = true }

/* ORDER arithmetic */
const tni_arithmetic_row tni_arithmetics[TNI_ARITHMETICS] = {
    [TNI_SUM_F32] = { TN_F32, TN_F32, TN_F32, .group = { 1, 1 }, .unit = 1, .scales = true },
    [TNI_SUM_F32_TILES] = { TN_BF16, TN_BF16, TN_F32, .group = { 32, 2 }, .unit = 32, .addon = TNI_ADDON_AMX,
                            .runs = true },
    [TNI_SUM_F32_PAIRS] = { TN_BF16, TN_BF16, TN_F32, .group = { 2, 2 }, .unit = 32, .addon = TNI_ADDON_BF16 },
    [TNI_SUM_F64] = { TN_F64, TN_F64, TN_F64, .group = { 1, 1 }, .unit = 1 },
    [TNI_SUM_F64_APART] = { TN_F64, TN_F64, TN_F64, .group = { 1, 1 }, .unit = 1, .exact = true },
    [TNI_SUM_I32_TILES_UI] = BYTE_TILES(U8, I8), [TNI_SUM_I32_TILES_II] = BYTE_TILES(I8, I8),
    [TNI_SUM_I32_TILES_UU] = BYTE_TILES(U8, U8), [TNI_SUM_I32_TILES_IU] = BYTE_TILES(I8, U8),
    [TNI_SUM_I32_BYTES] = { TN_U8, TN_I8, TN_I32, .group = { 4, 4 }, .unit = 64, .exact = true,
                            .addon = TNI_ADDON_VNNI },
    [TNI_SUM_I32_PAIRS] = { TN_I16, TN_I16, TN_I32, .group = { 2, 2 }, .unit = 2, .exact = true, .from = TN_U8 },
    [TNI_SUM_I32] = { TN_I32, TN_I32, TN_I32, .group = { 1, 1 }, .unit = 1, .exact = true, .from = TN_U8 },
};

/* Bytes that stay as they are may have a pack of the other signedness alone. */
tn_pack_fn tni_dense_pack(const tni_dense *dense, uint8_t from, uint8_t to, int group, int64_t width)
{
    tni_key key = { .variant = (uint16_t)width, .rows = (uint8_t)(group > 1 ? group : 0), .dtype = { from, to } };
    const tni_entry *entry = tni_dense_find(dense, key);
    if (!entry && from == to && (from == TN_U8 || from == TN_I8)) {
        key.dtype[0] = key.dtype[1] = from == TN_U8 ? TN_I8 : TN_U8;
        entry = tni_dense_find(dense, key);
    }
    return entry ? (tn_pack_fn)entry->fn : NULL;
}

/* Of a side's elements of panels, or of what they are made of. */
static tn_pack_fn pack_of(const tni_dense *dense, const tni_arithmetic_row *row, int side, int64_t width)
{
    uint8_t to = side == TNI_A ? row->a : row->b;
    return tni_dense_pack(dense, row->from ? row->from : to, to, row->group[side], width);
}

/* The tile of the same size with relu built in. */
static const tni_entry *relu_of(const tni_dense *dense, const tni_stock *stock)
{
    tni_key key = tni_dense_key(stock);
    key.variant = TN_OP_RELU;
    const tni_entry *entry = tni_dense_find(dense, key);
    return entry && entry->stock->nr == stock->nr ? entry : NULL;
}

/* The tiling of a plain tile, if its packs are there. */
static void add_tiling(tni_dense *dense, const tni_arithmetic_row *row, tni_tilings *to, const tni_stock *stock)
{
    tni_tiling t = { .tile = tni_dense_find(dense, tni_dense_key(stock)), .mr = stock->mr, .nr = stock->nr,
                     .pack_a = pack_of(dense, row, TNI_A, stock->mr),
                     .pack_b = pack_of(dense, row, TNI_B, stock->nr) };
    bool worse = to->count > 0 && to->tiling[0].tile->stock->info.isa != stock->info.isa;
    if (!t.pack_a || !t.pack_b || worse || to->count == TNI_TILINGS)
        return;
    t.relu = row->scales ? relu_of(dense, stock) : NULL;
    to->tiling[to->count++] = t;
}

static bool is_tile_of(const tni_arithmetic_row *row, const tni_stock *stock)
{
    return stock->info.abi == TN_ABI_TILE && stock->act == TN_OP_NONE && stock->dtype[0] == row->a &&
           stock->dtype[1] == row->b && stock->dtype[2] == row->sum && stock->info.exact == row->exact &&
           stock->addon == row->addon;
}

void tni_dense_add_tilings(tni_dense *dense, tni_stock_set set, tn_isa isa)
{
    for (int i = 0; i < TNI_ARITHMETICS; i++)
        for (size_t s = 0; s < set.count; s++) {
            const tni_stock *stock = &set.list[s];
            if (stock->info.isa == isa && is_tile_of(&tni_arithmetics[i], stock) &&
                tni_dense_find(dense, tni_dense_key(stock)))
                add_tiling(dense, &tni_arithmetics[i], &dense->tilings[i], stock);
        }
}
