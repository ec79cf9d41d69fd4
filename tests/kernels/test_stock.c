/* test_stock.c: a listed kernel is a tested kernel: every row of the stock list is a test of its own, in both
 * forms; those of other CPUs are counted skips. The jit form is tests/jit's. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>
#include <string.h>

#include "check.h"
#include "seed.h"

static void complain(const tni_stock *kernel, const check_result *result)
{
    for (size_t i = 0; i < result->kept; i++)
        print_error("%s, form %s: %s\n  repeat: tenon verify %s '%s' --seed %llu\n",
                    result->failure[i].problem, check_form_name[result->failure[i].form],
                    result->failure[i].sentence, kernel->info.name, result->failure[i].problem,
                    (unsigned long long)test_seed());
}

static void kernel_is_right(void **state)
{
    const check_options options = { .effort = CHECK_QUICK, .seed = test_seed() };
    const tni_stock *kernel = *state;
    check_result result;
    check_kernel_apart(kernel, &options, &result);
    if (result.status == CHECK_SKIPPED)
        skip();
    complain(kernel, &result);
    assert_int_equal(result.status, CHECK_OK);
    assert_true(result.checks > 50);
    assert_true(result.worst_ulp <= kernel->ulp);
}

/* The best tier of this machine is in the list, or nothing was tested. */
static void this_cpu_has_kernels(void **state)
{
    size_t here = 0;
    (void)state;
    for (size_t i = 0; i < tni_stock_count; i++)
        here += check_cannot_run(&tni_stock_list[i]) == NULL;
    assert_true(here > 0);
}

int main(void)
{
    struct CMUnitTest *tests = calloc(tni_stock_count + 1, sizeof *tests);
    if (!tests)
        return 1;
    tests[0] = (struct CMUnitTest)cmocka_unit_test(this_cpu_has_kernels);
    for (size_t i = 0; i < tni_stock_count; i++)
        tests[i + 1] = (struct CMUnitTest){ .name = tni_stock_list[i].info.name, .test_func = kernel_is_right,
                                            .initial_state = (void *)&tni_stock_list[i] };
    int failed = _cmocka_run_group_tests("stock kernels", tests, tni_stock_count + 1, NULL, NULL);
    free(tests);
    return failed;
}
