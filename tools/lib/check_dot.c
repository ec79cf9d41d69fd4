/* check_dot.c: the kernels of products of bytes: packing into words of neighbours along k, tiles, zero points
 * and scales. Sums wrap, so that every element is its bits. */
#include "check_p.h"

#include <stdlib.h>
#include <string.h>
#include <tenon/desc.h>

enum { MOST = 7 };             /* operands of one kernel */

typedef struct dot_work {
    check       *c;
    guard_tensor t[MOST];
    int64_t      m, n, k;
    guard        scales;       /* alpha and beta where a page ends */
    const float *alpha_beta;
    uint64_t    *bits;         /* what the output is to be */
} dot_work;

static int64_t integer(const guard_tensor *t, int64_t i)
{
    return (int64_t)value_get(t->dtype, guard_element(t, i));
}

static bool place(guard_tensor *t, uint8_t dtype, int64_t rows, int64_t columns, int64_t row, int64_t column,
                  int64_t number)
{
    *t = (guard_tensor){ .memory = t->memory, .dtype = (tn_dtype)dtype, .rank = 2, .extent = { rows, columns },
                         .stride = { row, column } };
    return guard_place(t, number % 16, number & 1);
}

/* Fills the inputs; runs the case whose line and operands are ready, the output last. */
static void run_case(dot_work *w, const char *line, int operands, bool aliased, void (*run)(tn_code, void *),
                     void (*expect)(dot_work *w))
{
    check_case one = { .line = line, .operands = (size_t)operands, .aliased = aliased, .run = run, .arg = w };
    const guard_tensor *out = &w->t[operands - 1];
    w->bits = malloc((size_t)(out->count + 1) * sizeof *w->bits);
    one.bits = w->bits;
    w->c->no_memory |= !w->bits;
    if (w->bits && check_wants(w->c, line)) {
        for (int i = 0; i < operands; i++) {
            one.operand[i] = &w->t[i];
            check_blank(&w->t[i]);
            if (i < operands - 1 || aliased)
                check_fill(w->c, &w->t[i], w->k % 3 ? VALUE_MIXED : VALUE_SPECIAL, w->k);
        }
        expect(w);
        check_run(w->c, &one);
    }
    free(w->bits);
}

static void release(dot_work *w)
{
    for (int i = 0; i < MOST; i++)
        guard_release(&w->t[i].memory);
    guard_release(&w->scales);
}

/* -- Panels ---------------------------------------------------------------------------------------*/

enum { LINE = 64 };

/* Of lines that tiles take, or as many as a sum is wide. */
int64_t check_group(const tni_stock *tile, int side)
{
    int64_t size = (int64_t)tn_dtype_size((tn_dtype)tile->dtype[side]);
    if (tile->addon == TNI_ADDON_AMX && side == 0)
        return LINE / size;
    return (int64_t)tn_dtype_size((tn_dtype)tile->dtype[2]) / size;
}

static int64_t rounded(int64_t k, int64_t unit) { return (k + unit - 1) / unit * unit; }

/* The second type is that of panels of b, of a pack that of its panel. */
static int64_t steps_of(const tni_stock *kernel, int64_t group, int64_t k)
{
    bool whole_lines = group > 1 && kernel->info.isa == TN_ISA_AVX512;
    return rounded(k, whole_lines ? LINE / (int64_t)tn_dtype_size((tn_dtype)kernel->dtype[1]) : group);
}

int64_t check_panel_steps(const tni_stock *tile, int64_t k)
{
    return steps_of(tile, check_group(tile, 1), k);
}

/* -- Packing --------------------------------------------------------------------------------------*/

static void run_pack(tn_code code, void *arg)
{
    dot_work *w = arg;
    ((tn_pack_fn)code)(w->m, w->k, w->t[0].base, w->t[0].stride[0], w->t[0].stride[1], w->t[1].base);
}

/* Bytes of the other signedness are 128 more or less; others keep their value. */
static uint64_t packed_bits(const dot_work *w, int64_t i)
{
    const guard_tensor *src = &w->t[0];
    bool flips = w->t[1].elem == 1 && w->t[1].dtype != src->dtype;
    uint64_t bits = value_bits(src->dtype, guard_element(src, i));
    if (!tn_dtype_is_float(src->dtype))
        bits = (uint64_t)integer(src, i) ^ (flips ? 0x80 : 0);
    return bits & (UINT64_MAX >> (64 - 8 * w->t[1].elem));
}

/* Element p of row i lies at (p / group·width + i)·group + p % group. */
static void expect_pack(dot_work *w)
{
    int64_t width = w->c->kernel->mr, group = w->c->kernel->nr;
    for (int64_t at = 0; at < w->t[1].count; at++) {
        int64_t i = at / group % width, p = at / (group * width) * group + at % group;
        w->bits[at] = i < w->m && p < w->k ? packed_bits(w, i * w->k + p) : 0;
    }
}

static void pack_case(dot_work *w, const int64_t *stride, int64_t number)
{
    const tni_stock *kernel = w->c->kernel;
    int64_t group = kernel->nr, words = steps_of(kernel, group, w->k) / group * kernel->mr;
    check_text line = { .length = 0 };
    if (!place(&w->t[0], kernel->dtype[0], w->m, w->k, stride[0], stride[1], number) ||
        !place(&w->t[1], kernel->dtype[1], words, group, group, 1, number))
        return;
    check_add(&line, "pack %s", tn_dtype_name(w->t[0].dtype));
    check_add_tensor(&line, &w->t[0], number % 16);
    run_case(w, line.text, 2, false, run_pack, expect_pack);
}

void check_pack_dot(check *c)
{
    dot_work w = { .c = c };
    int64_t one = steps_of(c->kernel, c->kernel->nr, 1), block = one > c->kernel->nr * 8 ? one : c->kernel->nr * 8;
    int64_t width = c->kernel->mr, number = 0;
    const int64_t depth[] = { 0, 1, 2, 3, 5, block - 1, block, block + 1, 2 * block + 7 };
    c->out->exact = true;
    for (w.m = 0; w.m <= width; w.m += w.m > 2 && w.m < width - 2 ? check_by_effort(c, 3, 1, 1) : 1)
        for (size_t d = 0; d < sizeof depth / sizeof *depth; d++) {
            w.k = depth[d];
            const int64_t stride[][2] = { { w.k, 1 }, { 1, w.m }, { w.k + 5, 1 }, { 1, w.m + 3 }, { -w.k - 1, 1 },
                                          { 1, -w.m - 1 }, { 2 * w.k + 1, 2 }, { 0, 1 }, { 3, 3 * w.m + 1 } };
            for (size_t s = 0; s < sizeof stride / sizeof *stride; s++)
                pack_case(&w, stride[s], number++);
        }
    release(&w);
}

/* -- Tiles ----------------------------------------------------------------------------------------*/

static void run_tile(tn_code code, void *arg)
{
    dot_work *w = arg;
    ((tn_tile_fn)code)(w->k, w->t[0].base, w->t[1].base, w->t[2].base, w->t[2].stride[0], w->m, w->n, w->alpha_beta,
                       NULL);
}

/* The elements of a panel as numbers, in its order; NULL: no memory. */
static uint32_t *numbers_of(const guard_tensor *panel)
{
    uint32_t *number = malloc((size_t)(panel->count + 1) * sizeof *number);
    for (int64_t i = 0; number && i < panel->count; i++)
        number[i] = (uint32_t)integer(panel, i);
    return number;
}

/* a and b: the first words of a row and of a column. Groups of b are parts of those of a. */
static uint32_t sum_words(const dot_work *w, const uint32_t *a, const uint32_t *b, uint32_t sum)
{
    int64_t mr = w->c->kernel->mr, nr = w->c->kernel->nr;
    int64_t of_a = check_group(w->c->kernel, 0), of_b = check_group(w->c->kernel, 1);
    for (int64_t line = 0; line < w->k; line += of_a, a += mr * of_a)
        for (int64_t word = 0; word < of_a; word += of_b, b += nr * of_b)
            for (int64_t p = 0; p < of_b; p++)
                sum += a[word + p] * b[p];
    return sum;
}

static void expect_tile(dot_work *w)
{
    int64_t nr = w->c->kernel->nr, of_a = check_group(w->c->kernel, 0), of_b = check_group(w->c->kernel, 1);
    uint32_t *a = numbers_of(&w->t[0]), *b = numbers_of(&w->t[1]);
    w->c->no_memory |= !a || !b;
    for (int64_t i = 0; i < w->m && a && b; i++)
        for (int64_t j = 0; j < w->n; j++) {
            uint32_t before = w->alpha_beta[1] != 0 ? (uint32_t)integer(&w->t[2], i * w->n + j) : 0;
            const uint32_t *column = b + j / nr * w->k * nr + j % nr * of_b;
            w->bits[i * w->n + j] = sum_words(w, a + i * of_a, column, before);
        }
    free(a);
    free(b);
}

/* Panels beyond k are 0, as the packing kernels leave them: here all of them are filled, and k is whole groups. */
static void tile_case(dot_work *w, int64_t steps, int64_t number)
{
    const tni_stock *kernel = w->c->kernel;
    int64_t of_a = check_group(kernel, 0), of_b = check_group(kernel, 1), panels = (w->n + kernel->nr - 1) / kernel->nr;
    bool adds = number & 1;
    check_text line = { .length = 0 };
    w->k = steps * of_a;
    if (!place(&w->t[0], kernel->dtype[0], steps * kernel->mr, of_a, of_a, 1, number) ||
        !place(&w->t[1], kernel->dtype[1], w->k / of_b * kernel->nr * panels, of_b, of_b, 1, number) ||
        !place(&w->t[2], TN_I32, w->m, w->n, w->n + number % 3 * 5, 1, number))
        return;
    w->alpha_beta = guard_copy(&w->scales, (const float[]){ 1, adds }, 2 * sizeof(float));
    check_add(&line, "matmul_int %lldx%lldx%lld", (long long)w->m, (long long)w->n, (long long)w->k);
    check_add_tensor(&line, &w->t[2], number % 16);
    check_add(&line, adds ? " beta 1" : "");
    run_case(w, line.text, 3, adds, run_tile, expect_tile);
}

void check_tile_int(check *c)
{
    dot_work w = { .c = c };
    const int64_t depth[] = { 0, 1, 2, 3, 16, 33 };
    int64_t mr = c->kernel->mr, nr = c->kernel->nr, number = 0;
    c->out->exact = true;
    c->no_memory |= !guard_reserve(&w.scales, 1);
    int64_t step = check_by_effort(c, nr > 8 ? nr / 8 : 1, 1, 1);
    for (w.m = 1; w.m <= mr && !c->no_memory; w.m++)
        for (w.n = 1; w.n <= nr; w.n += w.n < nr - 2 ? step : 1) {
            tile_case(&w, depth[(w.m + w.n) % 6], number++);
            tile_case(&w, depth[(w.m + w.n + 3) % 6], number++);
        }
    w.m = mr;
    w.n = nr;
    int64_t most = check_by_effort(c, 64, 300, 2000) * check_group(c->kernel, 1) / check_group(c->kernel, 0);
    for (int64_t steps = 0; steps < most && !c->no_memory; steps += 1 + steps / 8)
        tile_case(&w, steps, number++);
    for (int panels = 2; panels < 4 && c->kernel->addon == TNI_ADDON_AMX && !c->no_memory; panels++) {
        w.n = panels * nr;
        tile_case(&w, panels, number++);
        tile_case(&w, panels, number++);
    }
    release(&w);
}

/* -- Zero points and scales -----------------------------------------------------------------------*/

/* Operands in the kernel's order: sums, a_zero, b_sum, rest, b_zero, scale, y. */
enum { SUMS, A_ZERO, B_SUM, REST, B_ZERO, SCALE, Y };

static void run_finish(tn_code code, void *arg)
{
    dot_work *w = arg;
    void *data[MOST];
    int64_t stride[MOST][2];
    for (int i = 0; i < MOST; i++) {
        data[i] = w->t[i].base;
        stride[i][0] = w->t[i].stride[0];
        stride[i][1] = w->t[i].stride[1];
    }
    ((tn_map_fn)code)((const int64_t[]){ w->m, w->n }, data, (const int64_t(*)[2])stride, NULL);
}

static void expect_finish(dot_work *w)
{
    for (int64_t i = 0; i < w->m; i++)
        for (int64_t j = 0; j < w->n; j++) {
            uint32_t sum = (uint32_t)integer(&w->t[SUMS], i * w->n + j) -
                           ((uint32_t)integer(&w->t[A_ZERO], i) * (uint32_t)integer(&w->t[B_SUM], j) +
                            (uint32_t)integer(&w->t[REST], i) * (uint32_t)integer(&w->t[B_ZERO], j));
            float scaled = (float)(int32_t)sum * (float)value_get(TN_F32, guard_element(&w->t[SCALE], j));
            uint32_t bits = sum;
            if (w->t[Y].dtype == TN_F32)
                memcpy(&bits, &scaled, sizeof bits);
            w->bits[i * w->n + j] = bits;
        }
}

static void finish_case(dot_work *w, int64_t number)
{
    int64_t m = w->m, n = w->n, gap = number % 3 * 7, per_row = number & 2 ? 1 : 0;
    check_text line = { .length = 0 };
    const int64_t rows[] = { m, m, 1, m, 1, 1, m }, columns[] = { n, 1, n, 1, n, n, n };
    for (int i = 0; i < MOST; i++) {
        bool a_number = i == A_ZERO || i == REST, a_row = i == B_SUM || i == B_ZERO || i == SCALE;
        int64_t row = a_row ? 0 : a_number ? per_row : n + gap;
        uint8_t dtype = i == Y ? w->c->kernel->dtype[1] : i == SCALE ? TN_F32 : TN_I32;
        if (!place(&w->t[i], dtype, rows[i], columns[i], row, 1, number))
            return;
    }
    check_add(&line, "finish");
    check_add_tensor(&line, &w->t[Y], number % 16);
    run_case(w, line.text, MOST, false, run_finish, expect_finish);
}

void check_finish_int(check *c)
{
    dot_work w = { .c = c };
    int64_t v = c->lanes, number = 0;
    const int64_t length[] = { 0, 1, 2, v - 1, v, v + 1, 2 * v, 2 * v + 3, 5 * v + 1, 100 };
    c->out->exact = true;
    for (w.m = 0; w.m < check_by_effort(c, 3, 6, 12); w.m++)
        for (size_t i = 0; i < sizeof length / sizeof *length; i++)
            for (int turn = 0; turn < 8; turn++, number++) {
                w.n = length[i];
                w.k = number;
                finish_case(&w, number);
            }
    release(&w);
}
