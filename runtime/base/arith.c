/* arith.c: sizes that must not wrap. */
#include "base_p.h"

bool tni_mul(int64_t a, int64_t b, int64_t *out)
{
    int64_t product;

    if (__builtin_mul_overflow(a, b, &product))
        return false;
    *out = product;
    return true;
}

bool tni_add(int64_t a, int64_t b, int64_t *out)
{
    int64_t sum;

    if (__builtin_add_overflow(a, b, &sum))
        return false;
    *out = sum;
    return true;
}
