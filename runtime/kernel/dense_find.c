/* dense_find.c: which kernel of a dense table serves an elementwise operation, by the list of the generator. */
#include "kernel/dense_map_p.h"

/* By op, wrt and types, as the list is in order: below 0 if row comes before what is looked for. */
static int compare(const tni_map_row *row, const tn_desc *desc)
{
    int by = (int)row->op - (int)desc->op;
    if (!by)
        by = (int)row->wrt - (int)desc->wrt;
    for (int o = 0; o <= desc->inputs && !by; o++)
        by = (int)row->dtype[o] - (int)desc->operand[o].dtype;
    return by;
}

static const tni_map_row *find_row(const tn_desc *desc)
{
    size_t low = 0, high = tni_maps_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int by = compare(&tni_maps[middle], desc);
        if (by == 0)
            return &tni_maps[middle];
        if (by < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

/* The kernel that casts one type to another of another size in one go; NULL: there is none. */
static tn_map_fn cast_kernel(const tni_dense *dense, uint8_t from, uint8_t to)
{
    const tni_cast_route *route = &tni_casts[from][to];
    tni_key key = { .op = TN_OP_CAST, .variant = TNI_INNER_UNIT,
                    .dtype = { route->dtype[0][0], route->dtype[0][1] } };
    const tni_entry *entry = route->steps == 1 ? tni_dense_find(dense, key) : NULL;
    return entry ? (tn_map_fn)entry->fn : NULL;
}

/* Lanes of an operand's size hold it as it is. */
static bool find_casts(const tni_dense *dense, const tni_map_row *row, int out, tni_map *map)
{
    for (int o = 0; o <= out; o++) {
        uint8_t own = row->dtype[o], lane = row->lanes[o];
        if (tn_dtype_size((tn_dtype)own) == tn_dtype_size((tn_dtype)lane))
            continue;
        map->cast[o] = o == out ? cast_kernel(dense, lane, own) : cast_kernel(dense, own, lane);
        if (!map->cast[o])
            return false;
    }
    return true;
}

const tni_map_row *tni_map_find(const tn_desc *desc)
{
    return desc->inputs < TNI_NEST_OPERANDS ? find_row(desc) : NULL;
}

bool tni_map_of(const tni_dense *dense, const tn_desc *desc, tni_map *map)
{
    const tni_map_row *row = tni_map_find(desc);
    *map = (tni_map){ .swapped = row && row->swapped };
    if (!row)
        return false;
    tni_key key = { .op = row->kernel, .wrt = row->wrt, .variant = TNI_INNER_UNIT };
    for (int o = 0; o < TNI_NEST_OPERANDS; o++)
        key.dtype[o] = row->lanes[o];
    map->entry = tni_dense_find(dense, key);
    map->fn = map->entry ? (tn_map_fn)map->entry->fn : NULL;
    key.variant = TNI_INNER_UNIT_STREAM;
    const tni_entry *stream = tni_dense_find(dense, key);
    map->stream = stream ? (tn_map_fn)stream->fn : NULL;
    return map->entry && find_casts(dense, row, desc->inputs, map);
}

const tni_entry *tni_dense_map(const tni_dense *dense, const tn_desc *desc)
{
    tni_map map;
    return tni_map_of(dense, desc, &map) ? map.entry : NULL;
}
