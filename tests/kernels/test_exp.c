/* test_exp.c: exp over the whole line: every 997th of all 2^32 floats, each tier of this machine, both forms,
 * against the C library's exp in double. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "check.h"
#include "values.h"

enum { STRIDE = 997, COUNT = 4096 };
static const double BOUND = 1.0;

static size_t next_inputs(uint64_t *bits, float *x)
{
    size_t count = 0;
    for (; count < COUNT && *bits <= UINT32_MAX; count++, *bits += STRIDE) {
        uint32_t low = (uint32_t)*bits;
        memcpy(&x[count], &low, sizeof low);
    }
    return count;
}

/* The worst distance over all inputs, in units in the last place; infinite where NaN, 0 or infinity is wrong. */
static double worst_distance(tn_map_fn exp_kernel)
{
    static float x[COUNT], y[COUNT];
    void *const data[] = { x, y };
    double worst = 0;
    uint64_t bits = 0;
    for (size_t count; (count = next_inputs(&bits, x)) > 0;) {
        const int64_t n[2] = { 1, (int64_t)count }, stride[][2] = { { COUNT, 1 }, { COUNT, 1 } };
        exp_kernel(n, data, stride, NULL);
        for (size_t i = 0; i < count; i++) {
            double distance = value_distance(TN_F32, y[i], exp((double)x[i]));
            if (distance <= worst)
                continue;
            worst = distance;
            if (worst > BOUND)
                print_error("exp(%a) is %a: %.3g ulp\n", (double)x[i], (double)y[i], worst);
        }
    }
    return worst;
}

static void exp_is_right_everywhere(void **state)
{
    size_t kernels = 0;
    (void)state;
    for (size_t i = 0; i < tni_stock_count; i++) {
        const tni_stock *kernel = &tni_stock_list[i];
        if (kernel->op != TN_OP_EXP || check_cannot_run(kernel))
            continue;
        kernels++;
        assert_true(worst_distance((tn_map_fn)kernel->info.fn) <= BOUND);
        if (kernel->ir)
            assert_true(worst_distance((tn_map_fn)kernel->ir) <= BOUND);
    }
    assert_true(kernels > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(exp_is_right_everywhere) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
