#ifndef DENSE_FIXTURE_H
#define DENSE_FIXTURE_H

/* dense_fixture.h: tables of dense kernels, with pieces of the tests' own (pieces.h) and with the stock kernels
 * of every tier of this machine in each form, and problem lines on all of them against the reference. Values are
 * small integers where sums and products are compared, so that every order of adding gives one result. */

#include <tenon/tenon.h>

#include "base/base_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/kernels_p.h"
#include "sanitized.h"
#include "seed.h"
#include "unit/pieces.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { ROUNDS = SIZED(4, 1) };

/* -- Tables -----------------------------------------------------------------------------------------------*/

static tn_kernels test_table;
static tni_dense test_dense;

/* The test's own pieces, then the stock kernels of every tier of this machine, in each form there is; then
 * the exact tables: those families of which they have kernels. */
static const tn_kernels *table[32];
static int fast_tables, all_tables;

static inline bool has_ir_forms(void)
{
    for (size_t i = 0; i < tni_stock_count; i++)
        if (tni_stock_list[i].ir)
            return true;
    return false;
}

static inline int make_tables(void **state)
{
    (void)state;
    int forms = has_ir_forms() ? 2 : 1;
    tni_dense_build(&test_table, &test_dense, (tni_stock_set){ pieces, sizeof pieces / sizeof *pieces },
                    TN_ISA_GENERIC, TN_FAST, TNI_DENSE_C, TNI_ADDON_NONE);
    table[all_tables++] = &test_table;
    for (int isa = TN_ISA_GENERIC; isa <= (int)tn_isa_detect(); isa++)
        for (int form = TNI_DENSE_C; form < forms; form++)
            table[all_tables++] = tni_kernels_dense_form((tn_isa)isa, TN_FAST, form);
    fast_tables = all_tables;
    for (int isa = TN_ISA_GENERIC; isa <= (int)tn_isa_detect(); isa++)
        table[all_tables++] = tn_kernels_dense((tn_isa)isa, TN_EXACT);
    return 0;
}

/* -- Operands in memory of exactly their size -------------------------------------------------------------*/

static uint32_t seed;

static inline uint32_t random_below(uint32_t n)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % n;
}

typedef struct place {
    char   *bytes;             /* the lowest element's first byte */
    size_t  size;
    int64_t first;             /* byte of element [0, …, 0] */
} place;

static inline place make_place(const tn_operand *operand)
{
    int64_t stride[TN_MAX_RANK], low = 0, high = 0, size = (int64_t)tn_dtype_size((tn_dtype)operand->dtype);
    tni_strides_of(operand, stride);
    bool empty = tni_operand_count(operand) == 0;
    for (int d = 0; d < operand->rank && !empty; d++) {
        int64_t span = (operand->shape[d] - (int64_t)1) * stride[d];
        *(span < 0 ? &low : &high) += span;
    }
    place p = { .size = empty ? 0 : (size_t)((high - low + 1) * size), .first = -low * size };
    p.bytes = malloc(p.size ? p.size : 1);
    return p;
}

typedef enum fill { INTEGERS, FLOATS } fill;

static inline void fill_place(const place *p, tn_dtype dtype, fill how)
{
    if (dtype != TN_F32) {
        for (size_t i = 0; i < p->size; i++)
            p->bytes[i] = (char)random_below(256);
        return;
    }
    for (size_t i = 0; i < p->size / 4; i++)
        ((float *)(void *)p->bytes)[i] =
            how == INTEGERS ? (float)random_below(9) - 4 : ((float)random_below(1 << 20) - (1 << 19)) / 65536;
}

/* One run of a table over given inputs: its own output, filled with 0xFF before. */
static inline place run(const tn_kernels *kernels, const tn_desc *desc, const place *in,
                        const tn_threads *threads)
{
    void *data[TN_MAX_OPERANDS];
    place out = make_place(&desc->operand[desc->inputs]);
    memset(out.bytes, 0xFF, out.size);
    for (int i = 0; i < desc->inputs; i++)
        data[i] = in[i].bytes + in[i].first;
    data[desc->inputs] = out.bytes + out.first;
    size_t size = tn_kernels_scratch(kernels, desc);
    void *scratch = size ? tni_alloc(&tni_default_allocator, size) : NULL;
    tn_kernels_call(kernels,
                    &(tn_call){ .data = data, .desc = desc, .scratch = scratch, .threads = threads });
    tni_free(&tni_default_allocator, scratch, size);
    return out;
}

/* Equal bits where the operation has one right result; equal values where only a zero's sign may differ. */
static inline bool near_enough(const place *a, const place *b, fill how, float ulps)
{
    if ((how == FLOATS && ulps == 0) || a->size % 4)
        return memcmp(a->bytes, b->bytes, a->size) == 0;
    for (size_t i = 0; i < a->size / 4; i++) {
        float x = ((float *)(void *)a->bytes)[i], y = ((float *)(void *)b->bytes)[i];
        if (x != y && !(isnan(x) && isnan(y)) && !(fabsf(x - y) <= ulps * 6e-8f * fmaxf(1, fabsf(y))))
            return false;
    }
    return true;
}

/* The first count tables: the reference runs once for all. */
static inline void check(int count, const tn_desc *desc, fill how, float ulps)
{
    place in[TN_MAX_OPERANDS];
    for (int i = 0; i < desc->inputs; i++) {
        in[i] = make_place(&desc->operand[i]);
        fill_place(&in[i], (tn_dtype)desc->operand[i].dtype, how);
    }
    place want = run(tn_kernels_reference(), desc, in, tn_threads_serial());
    for (int t = 0; t < count; t++) {
        place got = run(table[t], desc, in, tn_threads_serial());
        if (!near_enough(&got, &want, how, ulps)) {
            char line[1024];
            tn_desc_print(desc, line, sizeof line);
            fail_msg("%s, %s, table %d: differs from the reference (seed %u)", line,
                     tn_isa_name(table[t]->isa), t, seed);
        }
        free(got.bytes);
    }
    free(want.bytes);
    for (int i = 0; i < desc->inputs; i++)
        free(in[i].bytes);
}

static inline void check_line(int count, const char *line, fill how, float ulps)
{
    tn_desc desc;
    tn_error err;
    if (tn_desc_parse(line, &desc, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    tni_desc_expand(&desc, &desc);
    check(count, &desc, how, ulps);
}

static inline void each_table(int count, void (*test)(const tn_kernels *kernels))
{
    for (int t = 0; t < count; t++)
        test(table[t]);
}

static inline void start(void **state)
{
    (void)state;
    seed = (uint32_t)test_seed();
}

#endif
