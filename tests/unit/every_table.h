#ifndef EVERY_TABLE_H
#define EVERY_TABLE_H

/* every_table.h: the tables of this machine: the reference, and dense ones of every tier and form, without
 * add-ons and with all; the best one exact besides. A group's setup is all_tables. */

#include <tenon/tenon.h>

#include <stdio.h>

#include "base/base_p.h"
#include "kernel/kernels_p.h"

enum { MOST_TABLES = 64 };
static const tn_kernels *tables[MOST_TABLES];
static size_t table_count;

static inline int all_tables(void **state)
{
    (void)state;
    tables[table_count++] = tn_kernels_reference();
    for (int tier = TN_ISA_GENERIC; tier <= (int)tn_isa_detect(); tier++)
        for (int form = TNI_DENSE_C; form <= TNI_DENSE_IR; form++) {
            tables[table_count++] = tni_kernels_dense_with((tn_isa)tier, TN_FAST, form, TNI_ADDON_NONE);
            if (tier == TN_ISA_AVX512)
                tables[table_count++] = tni_kernels_dense_with((tn_isa)tier, TN_FAST, form, tni_cpu_addons());
        }
    tables[table_count++] = tn_kernels_dense(TN_ISA_BEST, TN_EXACT);
    return 0;
}

static inline const char *table_name(size_t t)
{
    static char text[64];
    snprintf(text, sizeof text, "table %zu, %s of %s", t, tables[t]->name, tn_isa_name(tables[t]->isa));
    return text;
}

#endif
