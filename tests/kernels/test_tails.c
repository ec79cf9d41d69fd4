/* test_tails.c: case A-S4-1: every elementwise operation and cast on elements of at most 4 bytes, 1 to 67 of
 * them, each operand ending at an unmapped page, then starting right behind one: no byte beyond is touched
 * and the values are the reference's. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <kernel/kernels_p.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "seed.h"

enum { MOST = 67, NARROW = 4 };

static const check_tables *tables(void)
{
    static check_tables t;
    t.form[CHECK_C] = tni_kernels_dense_form(TN_ISA_BEST, TN_FAST, TNI_DENSE_C);
    t.form[CHECK_IR] = tni_kernels_dense_form(TN_ISA_BEST, TN_FAST, TNI_DENSE_IR);
    return &t;
}

static void check_lengths(const char *operation, const char *types, const char *attributes)
{
    const check_options options = { .effort = CHECK_QUICK, .seed = test_seed() };
    for (int n = 1; n <= MOST; n++) {
        char line[128];
        check_result result;
        tn_error err;
        snprintf(line, sizeof line, "%s %s %d%s", operation, types, n, attributes);
        if (check_problem(line, tables(), &options, &result, &err) != TN_OK)
            fail_msg("%s: %s", line, err.message);
        if (result.failed)
            fail_msg("%s: %s (tenon verify '%s')", line, result.failure[0].sentence, line);
        assert_true(result.checks > 0);
    }
}

/* The row's types of at most NARROW bytes: the ends of vectors are the same for larger ones. */
static void check_elementwise(const tni_op_row *row, const char *name)
{
    char attributes[64] = "", types[64];
    for (int i = 0, at = 0; i < 4 && row->floats[i]; i++)
        at += snprintf(attributes + at, sizeof attributes - (size_t)at, " %s %g", row->floats[i], 0.25 + i);
    for (size_t t = 0; t < row->dtypes; t++) {
        int at = 0, out = row->inputs;
        if (tn_dtype_size((tn_dtype)row->dtype[t][0]) > NARROW)
            continue;
        for (int o = 0; o <= out; o++)
            at += snprintf(types + at, sizeof types - (size_t)at, o ? ",%s" : "%s",
                           tn_dtype_name((tn_dtype)row->dtype[t][o]));
        check_lengths(name, types, attributes);
    }
}

static void a_s4_1_elementwise(void **state)
{
    (void)state;
    for (size_t i = 0; i < tni_ops_count; i++) {
        const tni_op_row *row = &tni_ops[i];
        char name[32];
        if (row->family != TNI_BINARY && row->family != TNI_UNARY)
            continue;
        snprintf(name, sizeof name, row->wrt ? "%s.d%d" : "%s", row->name, row->wrt - 1);
        check_elementwise(row, name);
    }
}

static void a_s4_1_casts_and_copies(void **state)
{
    static const tn_dtype all[] = { TN_F32, TN_U8,  TN_I8,  TN_U16, TN_I16, TN_I32, TN_I64,
                                    TN_F16, TN_F64, TN_U32, TN_U64, TN_BF16 };
    enum { ALL = sizeof all / sizeof *all };
    (void)state;
    for (int from = 0; from < ALL; from++) {
        char types[16];
        if (tn_dtype_size(all[from]) > NARROW)
            continue;
        check_lengths("copy", tn_dtype_name(all[from]), "");
        for (int to = 0; to < ALL; to++) {
            snprintf(types, sizeof types, "%s,%s", tn_dtype_name(all[from]), tn_dtype_name(all[to]));
            check_lengths("cast", types, "");
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_s4_1_elementwise),
        cmocka_unit_test(a_s4_1_casts_and_copies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
