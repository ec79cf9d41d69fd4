/* dense/byte_sums.c: sums of the rows or columns of a matrix of bytes, which zero points of the other factor
 * are multiplied by. Eight bytes at a time in one word: as four lanes of 16 bits that hold 128 steps. */
#include "kernel/dense/byte_sums_p.h"

#include <string.h>

enum { WORD = 8, LANE_STEPS = 128, COLUMNS = 64, TASK = 64 };
#define EVEN_BYTES  UINT64_C(0x00ff00ff00ff00ff)
#define EVEN_LANES  UINT64_C(0x0000ffff0000ffff)
#define SIGNS       UINT64_C(0x8080808080808080)

/* Eight bytes, signed ones turned into 128 more. */
static uint64_t word_at(const tni_bytes *x, const uint8_t *at)
{
    uint64_t word;
    memcpy(&word, at, sizeof word);
    return x->is_signed ? word ^ SIGNS : word;
}

static uint32_t byte_at(const tni_bytes *x, const uint8_t *at)
{
    return x->is_signed ? *at ^ 0x80u : *at;
}

/* -- Neighbours along the sum -----------------------------------------------------------------------------*/

static uint32_t sum_of_words(const tni_bytes *x, const uint8_t *at, int64_t words)
{
    uint64_t lanes = 0;
    for (int64_t i = 0; i < words; i++) {
        uint64_t word = word_at(x, at + i * WORD);
        lanes += (word & EVEN_BYTES) + (word >> 8 & EVEN_BYTES);
    }
    uint64_t pairs = (lanes & EVEN_LANES) + (lanes >> 16 & EVEN_LANES);
    return (uint32_t)pairs + (uint32_t)(pairs >> 32);
}

static uint32_t sum_of_run(const tni_bytes *x, const uint8_t *at)
{
    int64_t words = x->length / WORD;
    uint32_t sum = 0;
    for (int64_t i = 0; i < words; i += LANE_STEPS)
        sum += sum_of_words(x, at + i * WORD, tni_least(LANE_STEPS, words - i));
    for (int64_t i = words * WORD; i < x->length; i++)
        sum += byte_at(x, at + i);
    return sum;
}

static uint32_t sum_of_strided(const tni_bytes *x, const uint8_t *at)
{
    uint32_t sum = 0;
    for (int64_t i = 0; i < x->length; i++)
        sum += byte_at(x, at + i * x->step);
    return sum;
}

/* -- Sums side by side ------------------------------------------------------------------------------------*/

/* COLUMNS sums, of up to 2·LANE_STEPS bytes each, added to sum. */
static void add_columns(const tni_bytes *x, const uint8_t *at, int64_t length, uint32_t sum[COLUMNS])
{
    uint64_t even[COLUMNS / WORD] = { 0 }, odd[COLUMNS / WORD] = { 0 };
    for (int64_t i = 0; i < length; i++)
        for (int w = 0; w < COLUMNS / WORD; w++) {
            uint64_t word = word_at(x, at + i * x->step + w * WORD);
            even[w] += word & EVEN_BYTES;
            odd[w] += word >> 8 & EVEN_BYTES;
        }
    for (int c = 0; c < COLUMNS; c++)
        sum[c] += (uint32_t)((c & 1 ? odd : even)[c / WORD] >> 16 * (c % WORD / 2) & 0xffff);
}

static void sum_columns(const tni_bytes *x, const uint8_t *at, uint32_t sum[COLUMNS])
{
    memset(sum, 0, COLUMNS * sizeof *sum);
    for (int64_t i = 0; i < x->length; i += 2 * LANE_STEPS)
        add_columns(x, at + i * x->step, tni_least(2 * LANE_STEPS, x->length - i), sum);
}

/* -- All --------------------------------------------------------------------------------------------------*/

/* TASK sums, a multiple of COLUMNS. */
static void sum_task(void *arg, size_t number)
{
    const tni_bytes *x = arg;
    int64_t first = (int64_t)number * TASK, end = tni_least(first + TASK, x->count);
    uint32_t offset = x->is_signed ? (uint32_t)x->length * 128 : 0;
    const uint8_t *at = x->data + first * x->apart;
    uint32_t sum[COLUMNS];
    if (x->apart == 1 && x->step != 1 && end - first == COLUMNS)
        sum_columns(x, at, sum);
    else
        for (int64_t i = 0; i < end - first; i++)
            sum[i] = x->step == 1 ? sum_of_run(x, at + i * x->apart) : sum_of_strided(x, at + i * x->apart);
    for (int64_t i = 0; i < end - first; i++)
        x->sums[first + i] = (int32_t)(sum[i] - offset);
}

void tni_byte_sums(const tni_bytes *x, const tn_threads *threads)
{
    tni_each(threads, tni_parts(x->count, TASK), x->count * x->length >= 1 << 18, sum_task, (void *)x);
}
