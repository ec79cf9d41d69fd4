/* test_sum_tiers.c: the sum of a row has the same bits on every tier and in both forms, whatever its length
 * and place; what templates/reduce.lua promises. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "check.h"
#include "seed.h"
#include "values.h"

enum { MOST = 3000 };

static float x[MOST + 16];

static uint32_t sum_bits(tn_code code, const float *from, int64_t n)
{
    float y;
    uint32_t bits;
    void *const data[] = { (void *)from, &y };
    ((tn_row_fn)code)(n, data, NULL);
    memcpy(&bits, &y, sizeof bits);
    return bits;
}

static void same_everywhere(tn_code code, const uint32_t *want)
{
    for (int64_t n = 0; n < MOST; n += n < 200 ? 1 : 37)
        assert_int_equal(sum_bits(code, x + n % 16, n), want[n]);
}

static void sums_do_not_depend_on_the_tier(void **state)
{
    static uint32_t want[MOST];
    size_t codes = 0;
    value_random random;
    (void)state;
    value_seed(&random, test_seed(), "sum");
    for (size_t i = 0; i < sizeof x / sizeof *x; i++)
        x[i] = (float)(value_unit(&random) - 0.25);
    for (size_t i = 0; i < tni_stock_count; i++) {
        const tni_stock *kernel = &tni_stock_list[i];
        if (kernel->op != TN_OP_SUM || kernel->info.abi != TN_ABI_ROW || kernel->dtype[0] != TN_F32 ||
            check_cannot_run(kernel))
            continue;
        for (int64_t n = 0; codes == 0 && n < MOST; n++)
            want[n] = sum_bits(kernel->info.fn, x + n % 16, n);
        codes++;
        same_everywhere(kernel->info.fn, want);
        if (kernel->ir)
            same_everywhere(kernel->ir, want);
    }
    assert_true(codes > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(sums_do_not_depend_on_the_tier) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
