#ifndef TNI_NEAR_P_H
#define TNI_NEAR_P_H

/* near_p.h: the words of a vocabulary that a mistyped word may have meant. Offer every word of the
 * vocabulary in turn; the nearest three within a third of the typed length stay, nearest first, then as
 * offered. */

#include <stddef.h>

#define TNI_NEAR_MAX 3

typedef struct tni_near {
    const char *word;          /* as typed, borrowed, need not end in 0 */
    size_t      len;
    int         count;
    const char *name[TNI_NEAR_MAX];        /* as offered, borrowed */
    int         distance[TNI_NEAR_MAX];
} tni_near;

void tni_near_begin(tni_near *near, const char *word, size_t len);

/* Offers one word. */
void tni_near_offer(tni_near *near, const char *name);

/* Offers a kernel's name, WHAT__HOW: the distance counts over the whole and over either side. */
void tni_near_offer_kernel(tni_near *near, const char *name);

/* Damerau–Levenshtein (insert, delete, replace, swap neighbours), or limit + 1 where it is more than
 * limit. */
int tni_near_distance(const char *a, size_t a_len, const char *b, size_t b_len, int limit);

#endif
