/* size_class.c: the sizes a pool hands out: 64, 128, 192, 256, then four a doubling (specification, 6). */
#include "size_class_p.h"

#define LARGEST ((size_t)INT32_MAX)

/* The largest power of two below n, for n > 1. */
static int log2_below(size_t n)
{
    return 63 - __builtin_clzll((unsigned long long)n - 1);
}

size_t tn_pool_class_size(size_t n)
{
    size_t base, step;

    if (n > LARGEST)
        return 0;
    if (n <= 256)
        return n <= 64 ? 64 : (n + 63) / 64 * 64;
    base = (size_t)1 << log2_below(n);
    step = base / 4;
    return base + (n - base + step - 1) / step * step;
}

size_t tni_class_index(size_t class_size)
{
    int log2;

    if (class_size <= 256)
        return class_size / 64 - 1;
    log2 = log2_below(class_size);
    return 4 + 4 * (size_t)(log2 - 8) + (class_size - ((size_t)1 << log2)) / ((size_t)1 << (log2 - 2)) - 1;
}
