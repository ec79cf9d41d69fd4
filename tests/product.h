#ifndef PRODUCT_H
#define PRODUCT_H

/* product.h: products of all types on all tables that this machine has: what the tests of products walk. */

#include "product_case.h"

#include "kernel/kernels_p.h"
#include "sanitized.h"

enum { PRODUCT_TYPES = 16, PRODUCT_TABLES = 20 };

/* -- Types ----------------------------------------------------------------------------------------*/

/* What products are of, as lines name it: the operation and its dtypes. */
typedef struct product_type { const char *op, *dtypes; } product_type;

/* Those of the list that the library reads; the rest of them joins when it does. */
static inline int product_types(product_type type[PRODUCT_TYPES])
{
    static const product_type all[] = {
        { "matmul", "f32" }, { "matmul", "f64" }, { "matmul", "f16" }, { "matmul", "bf16" },
        { "matmul", "f16,f16,f32" }, { "matmul", "bf16,bf16,f32" },
        { "matmul_int", "u8,i8" }, { "matmul_int", "i8,i8" }, { "matmul_int", "u8,u8" },
        { "matmul_int", "i8,u8" },
    };
    int count = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        char line[64];
        tn_desc desc;
        snprintf(line, sizeof line, "%s %s 1x1x1", all[i].op, all[i].dtypes);
        if (tn_desc_parse(line, &desc, NULL) == TN_OK)
            type[count++] = all[i];
    }
    return count;
}

/* -- Tables ---------------------------------------------------------------------------------------*/

static inline void product_add_table(product_table *table, int *count, const tn_kernels *kernels,
                                     const char *form)
{
    product_table *t = &table[(*count)++];
    *t = (product_table){ .kernels = kernels, .exact = kernels->mode == TN_EXACT };
    snprintf(t->name, sizeof t->name, "%s %s%s%s", kernels->name, tn_isa_name(kernels->isa), form,
             t->exact ? " exact" : "");
}

/* The reference; then dense of each tier of this machine, in C and in IR form, and exact. */
static inline int product_tables(product_table table[PRODUCT_TABLES])
{
    static const tn_isa tier[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_AVX512, TN_ISA_NEON };
    int count = 0;
    product_add_table(table, &count, tn_kernels_reference(), "");
    for (size_t i = 0; i < sizeof tier / sizeof *tier; i++) {
        if (tn_kernels_dense(tier[i], TN_FAST)->isa != tier[i])
            continue;
        product_add_table(table, &count, tn_kernels_dense(tier[i], TN_FAST), "");
        product_add_table(table, &count, tni_kernels_dense_form(tier[i], TN_FAST, TNI_DENSE_IR), " ir");
        product_add_table(table, &count, tn_kernels_dense(tier[i], TN_EXACT), "");
    }
    return count;
}

/* Behind them AVX-512 with other add-ons than it has by itself: they differ for types of 8 and 16 bits alone. */
static inline int product_addon_tables(product_table table[PRODUCT_TABLES], int count)
{
    static const struct { unsigned addons; const char *name; } set[] = {
        { TNI_ADDON_NONE, " alone" }, { TNI_ADDON_BF16, " +bf16" }, { TNI_ADDON_VNNI, " +vnni" },
        { TNI_ADDON_AMX, " +amx" },
    };
    int plain = count;
    for (size_t i = 0; i < sizeof set / sizeof *set && tn_isa_detect() == TN_ISA_AVX512; i++) {
        const tn_kernels *kernels = tni_kernels_dense_with(TN_ISA_AVX512, TN_FAST, TNI_DENSE_C, set[i].addons);
        bool known = false;
        for (int j = plain > 3 ? plain - 3 : 0; j < count; j++)
            known |= table[j].kernels == kernels;
        if (!known)
            product_add_table(table, &count, kernels, set[i].name);
    }
    return count;
}

/* -- All together ---------------------------------------------------------------------------------*/

/* What a group of tests shares: cmocka's state. */
typedef struct product_bench {
    product      *p;
    product_table table[PRODUCT_TABLES];
    product_type  type[PRODUCT_TYPES];
    int           tables, all_tables, types;
} product_bench;

/* How many of the tables differ for type number t. */
static inline int product_tables_of(const product_bench *b, int t)
{
    const char *dtypes = b->type[t].dtypes;
    return strncmp(dtypes, "bf16", 4) == 0 || strchr(dtypes, '8') ? b->all_tables : b->tables;
}

static inline int product_setup(void **state)
{
    product_bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    b->p = product_open();
    b->tables = product_tables(b->table);
    b->all_tables = product_addon_tables(b->table, b->tables);
    b->types = product_types(b->type);
    *state = b;
    return 0;
}

static inline int product_teardown(void **state)
{
    product_bench *b = *state;
    product_close(b->p);
    free(b);
    return 0;
}

/* The line of words, of type number t. */
static inline const char *product_line(const product_bench *b, int t, const char *words, char line[200])
{
    snprintf(line, 200, "%s %s %s", b->type[t].op, b->type[t].dtypes, words);
    return line;
}

/* Words of whole numbers, of type number t, on every table. */
static inline void product_on_tables(product_bench *b, int t, const char *words, product_side side)
{
    char line[200];
    product_make(b->p, product_line(b, t, words, line), PRODUCT_WHOLE, side);
    for (int i = 0; i < product_tables_of(b, t); i++) {
        product_run(b->p, &b->table[i], NULL);
        product_check(b->p, &b->table[i]);
    }
}

/* Whether type number t has alpha, beta and fused steps. */
static inline bool product_is_fused(const product_bench *b, int t)
{
    return strcmp(b->type[t].op, "matmul") == 0;
}

#endif
