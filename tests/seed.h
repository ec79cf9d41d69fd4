#ifndef TESTS_SEED_H
#define TESTS_SEED_H

/* seed.h: where a test's random values begin: TENON_TEST_SEED, which `tools/test --seed N` sets; else 1. */

#include <stdint.h>
#include <stdlib.h>

static inline uint64_t test_seed(void)
{
    const char *text = getenv("TENON_TEST_SEED");
    uint64_t seed = text ? strtoull(text, NULL, 10) : 0;
    return seed ? seed : 1;
}

#endif
