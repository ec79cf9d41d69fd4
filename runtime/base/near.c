/* near.c: nearest words by edit distance. Knows nothing of what the words are. */
#include "near_p.h"

#include <string.h>

#define LONGEST 128            /* no word is that long; longer ones are near nothing */

static int least(int a, int b) { return a < b ? a : b; }

/* The optimal string alignment form, three rows of the table at a time. */
int tni_near_distance(const char *a, size_t a_len, const char *b, size_t b_len, int limit)
{
    int rows[3][LONGEST + 1];
    int *before = rows[0], *last = rows[1], *row = rows[2];
    if (a_len > LONGEST || b_len > LONGEST)
        return limit + 1;
    for (size_t j = 0; j <= b_len; j++)
        last[j] = (int)j;
    for (size_t i = 1; i <= a_len; i++) {
        row[0] = (int)i;
        for (size_t j = 1; j <= b_len; j++) {
            int replaced = last[j - 1] + (a[i - 1] != b[j - 1]);
            row[j] = least(replaced, least(last[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = least(row[j], before[j - 2] + 1);
        }
        int *free_row = before;
        before = last;
        last = row;
        row = free_row;
    }
    return last[b_len] > limit ? limit + 1 : last[b_len];
}

void tni_near_begin(tni_near *near, const char *word, size_t len)
{
    memset(near, 0, sizeof *near);
    near->word = word;
    near->len = len;
}

/* Keeps name at its place in the order of distances; a later one of equal distance stands behind. */
static void keep(tni_near *near, const char *name, int distance)
{
    int at = near->count;
    while (at > 0 && near->distance[at - 1] > distance)
        at--;
    if (at == TNI_NEAR_MAX)
        return;
    near->count = least(near->count + 1, TNI_NEAR_MAX);
    for (int i = near->count - 1; i > at; i--) {
        near->name[i] = near->name[i - 1];
        near->distance[i] = near->distance[i - 1];
    }
    near->name[at] = name;
    near->distance[at] = distance;
}

static int distance_to(const tni_near *near, const char *name, size_t len)
{
    return tni_near_distance(near->word, near->len, name, len, (int)(near->len / 3));
}

static void offer_at(tni_near *near, const char *name, int distance)
{
    for (int i = 0; i < near->count; i++)
        if (!strcmp(near->name[i], name))
            return;
    if (distance <= (int)(near->len / 3))
        keep(near, name, distance);
}

void tni_near_offer(tni_near *near, const char *name)
{
    offer_at(near, name, distance_to(near, name, strlen(name)));
}

void tni_near_offer_kernel(tni_near *near, const char *name)
{
    int distance = distance_to(near, name, strlen(name));
    const char *how = strstr(name, "__");
    if (how) {
        distance = least(distance, distance_to(near, name, (size_t)(how - name)));
        distance = least(distance, distance_to(near, how + 2, strlen(how + 2)));
    }
    offer_at(near, name, distance);
}
