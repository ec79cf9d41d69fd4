#ifndef TNI_CUT_P_H
#define TNI_CUT_P_H

/* cut_p.h: cutting work into blocks, tasks and tiles, and running the parts. Sizes are far below 2^63: no sum
 * here leaves 64 bits. */

#include <tenon/threads.h>

static inline int64_t tni_least(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t tni_most(int64_t a, int64_t b) { return a > b ? a : b; }
static inline int64_t tni_magnitude(int64_t x) { return x < 0 ? -x : x; }

/* How many parts of that size cover all of size, the last perhaps shorter. */
static inline int64_t tni_parts(int64_t size, int64_t part) { return (size + part - 1) / part; }

/* size, up to whole parts. */
static inline int64_t tni_rounded(int64_t size, int64_t part) { return tni_parts(size, part) * part; }

/* fn(arg, i) for i < count: on the threads where the work is worth it. */
static inline void tni_each(const tn_threads *threads, int64_t count, bool worth,
                            void (*fn)(void *arg, size_t i), void *arg)
{
    if (worth && count > 1 && threads->count > 1)
        threads->parallel_for(threads->user, (size_t)count, fn, arg);
    else
        for (int64_t i = 0; i < count; i++)
            fn(arg, (size_t)i);
}

#endif
