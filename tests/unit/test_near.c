/* test_near.c: nearest words. Distances are counted by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/near_p.h"

static int distance(const char *a, const char *b)
{
    return tni_near_distance(a, strlen(a), b, strlen(b), 100);
}

static void test_distance(void **state)
{
    (void)state;
    assert_int_equal(distance("", ""), 0);
    assert_int_equal(distance("relu", "relu"), 0);
    assert_int_equal(distance("rleu", "relu"), 1);     /* two neighbours swapped */
    assert_int_equal(distance("rel", "relu"), 1);
    assert_int_equal(distance("relux", "relu"), 1);
    assert_int_equal(distance("rela", "relu"), 1);
    assert_int_equal(distance("kitten", "sitting"), 3);
    assert_int_equal(distance("", "abc"), 3);
    assert_int_equal(distance("abcd", "badc"), 2);
    assert_int_equal(tni_near_distance("abcdef", 6, "ghijkl", 6, 2), 3);   /* more than the limit */
}

static void test_long_words(void **state)
{
    char a[400];
    (void)state;
    memset(a, 'a', sizeof a);
    assert_int_equal(tni_near_distance(a, 128, a, 128, 5), 0);
    assert_int_equal(tni_near_distance(a, 129, a, 129, 5), 6);
    assert_int_equal(tni_near_distance(a, 400, a, 3, 5), 6);
}

/* A third of the typed length is the limit; three at most, nearest first, then as offered. */
static void test_offer(void **state)
{
    tni_near near;
    (void)state;
    tni_near_begin(&near, "matmull", 7);
    tni_near_offer(&near, "matcull");                  /* 1 */
    tni_near_offer(&near, "mutmul");                   /* 2 */
    tni_near_offer(&near, "sum");                      /* too far */
    tni_near_offer(&near, "matmul");                   /* 1 */
    tni_near_offer(&near, "matmull");                  /* 0 */
    tni_near_offer(&near, "matmul");                   /* there already */
    assert_int_equal(near.count, 3);
    assert_string_equal(near.name[0], "matmull");
    assert_string_equal(near.name[1], "matcull");
    assert_string_equal(near.name[2], "matmul");
    tni_near_begin(&near, "ad", 2);
    tni_near_offer(&near, "add");
    assert_int_equal(near.count, 0);
    tni_near_begin(&near, "rleu behind", 4);           /* the length counts, not the 0 */
    tni_near_offer(&near, "relu");
    assert_int_equal(near.count, 1);
    assert_int_equal(near.distance[0], 1);
}

static void test_offer_kernel(void **state)
{
    tni_near near;
    (void)state;
    tni_near_begin(&near, "matmul_f32", 10);
    tni_near_offer_kernel(&near, "exp_f32__avx2_u4");
    tni_near_offer_kernel(&near, "matmul_f32__avx512_14x32");
    assert_int_equal(near.count, 1);
    assert_int_equal(near.distance[0], 0);
    tni_near_begin(&near, "avx512_14x23", 12);
    tni_near_offer_kernel(&near, "matmul_f32__avx512_14x32");
    assert_int_equal(near.distance[0], 1);
    tni_near_begin(&near, "matmul_f32__avx512_14x23", 24);
    tni_near_offer_kernel(&near, "matmul_f32__avx512_14x32");
    tni_near_offer_kernel(&near, "matmul_f32__avx512_12x32");
    assert_int_equal(near.count, 2);
    assert_string_equal(near.name[0], "matmul_f32__avx512_14x32");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_distance),
        cmocka_unit_test(test_long_words),
        cmocka_unit_test(test_offer),
        cmocka_unit_test(test_offer_kernel),
    };
    return cmocka_run_group_tests_name("unit/near", tests, NULL, NULL);
}
