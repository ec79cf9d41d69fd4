/* only.c: linked to every test program: TENON_TEST_ONLY names the one test to run, which
 * `tools/test GROUP/PROGRAM/TEST` sets. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

__attribute__((constructor)) static void choose(void)
{
    const char *only = getenv("TENON_TEST_ONLY");
    if (only && *only)
        cmocka_set_test_filter(only);
}
