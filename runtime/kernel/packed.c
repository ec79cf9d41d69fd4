/* packed.c: which packing of weights suits a tier. */
#include "kernel/packed_p.h"

/* The columns of the tier's first tile; 0: it has none. */
static int columns_of_tile(tn_isa isa, tn_dtype dtype)
{
    for (size_t i = 0; i < tni_stock_count; i++) {
        const tni_stock *stock = &tni_stock_list[i];
        if (stock->info.abi == TN_ABI_TILE && stock->info.isa == isa && stock->info.fn &&
            stock->act == TN_OP_NONE && stock->dtype[0] == dtype)
            return stock->nr;
    }
    return 0;
}

/* Halves are multiplied as F32. */
int tni_packing_of(tn_isa isa, tn_dtype dtype)
{
    tn_dtype lanes = dtype == TN_F64 ? TN_F64 : TN_F32;
    for (int tier = (int)(isa == TN_ISA_BEST ? tn_isa_detect() : isa); tier >= TN_ISA_GENERIC; tier--) {
        int columns = columns_of_tile((tn_isa)tier, lanes);
        if (columns)
            return columns;
    }
    return TNI_PACKED_PLAIN;
}
