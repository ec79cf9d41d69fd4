/* dense/find.c: which kernel of a dense table serves an elementwise operation, by the list of the
 * generator. */
#include "kernel/dense/map_p.h"

#include <string.h>

/* The rows of one operation are few; that of F32 mostly comes first. */
static const tni_map_row *find_row(const tn_desc *desc)
{
    uint8_t dtype[TNI_NEST_OPERANDS] = { 0 };
    if (desc->op >= TNI_MAP_OPS)
        return NULL;
    for (int o = 0; o <= desc->inputs; o++)
        dtype[o] = desc->operand[o].dtype;
    const tni_map_row *row = &tni_maps[tni_map_first[desc->op]], *end = &tni_maps[tni_map_first[desc->op + 1]];
    for (; row < end; row++)
        if (row->wrt == desc->wrt && memcmp(row->dtype, dtype, sizeof dtype) == 0)
            return row;
    return NULL;
}

tn_map_fn tni_map_cast(const tni_dense *dense, tn_dtype from, tn_dtype to)
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
        if (own == lane || tn_dtype_size((tn_dtype)own) == tn_dtype_size((tn_dtype)lane))
            continue;
        map->cast[o] = o == out ? tni_map_cast(dense, lane, own) : tni_map_cast(dense, own, lane);
        if (!map->cast[o])
            return false;
    }
    return true;
}

const tni_map_row *tni_map_find(const tn_desc *desc)
{
    return desc->inputs < TNI_NEST_OPERANDS ? find_row(desc) : NULL;
}

const tni_entry *tni_map_kernel(const tni_dense *dense, const tni_map_row *row, tni_inner inner)
{
    tni_key key = { .op = row->kernel, .wrt = row->wrt, .variant = (uint16_t)inner };
    memcpy(key.dtype, row->lanes, sizeof key.dtype);
    return tni_dense_find(dense, key);
}

bool tni_map_of(const tni_dense *dense, const tni_map_row *row, int inputs, tni_map *map)
{
    const tni_entry *entry = tni_map_kernel(dense, row, TNI_INNER_UNIT);
    const tni_entry *stream = tni_map_kernel(dense, row, TNI_INNER_UNIT_STREAM);
    *map = (tni_map){ .entry = entry, .fn = entry ? (tn_map_fn)entry->fn : NULL,
                      .stream = stream ? (tn_map_fn)stream->fn : NULL, .swapped = row->swapped };
    return entry && find_casts(dense, row, inputs, map);
}

const tni_entry *tni_dense_map(const tni_dense *dense, const tn_desc *desc)
{
    const tni_map_row *row = tni_map_find(desc);
    tni_map map;
    return row && tni_map_of(dense, row, desc->inputs, &map) ? map.entry : NULL;
}
