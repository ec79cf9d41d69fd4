/* test_desc_stock.c: every kernel of the stock list says which descriptors it serves, in a line that reads well and
 * is of its operation and types. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kernel/desc/desc_p.h"

static void test_patterns_read(void **state)
{
    (void)state;
    for (size_t i = 0; i < tni_stock_count; i++) {
        const tni_stock *stock = &tni_stock_list[i];
        tn_desc d;
        tn_error err;
        if (stock->op == TN_OP_NONE)   /* packing is a piece of matmul, no operation */
            continue;
        if (tn_desc_parse(stock->info.pattern, &d, &err) != TN_OK)
            fail_msg("%s: %s: %s", stock->info.name, stock->info.pattern, err.message);
        assert_int_equal(d.op, stock->op);
        assert_int_equal(d.wrt, stock->wrt);
        /* those of group_norm and batch_norm are parts, with operands of their own behind x; those of matmul_int
         * take what bytes were made */
        int last = d.op == TN_OP_MATMUL_INT ? -1 : d.op == TN_OP_GROUP_NORM || d.op == TN_OP_BATCH_NORM ? 0 : d.inputs;
        /* of thin products b alone is read as the descriptor has it */
        bool thin = stock->info.abi == TN_ABI_THIN;
        for (int operand = thin; operand <= (thin ? 1 : last); operand++)
            assert_int_equal(d.operand[operand].dtype, stock->dtype[operand]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_patterns_read) };
    return cmocka_run_group_tests_name("unit/desc_stock", tests, NULL, NULL);
}
