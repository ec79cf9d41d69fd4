/* test_matmul_strides.c: products of operands as views lie: leading dimensions beyond the width, either way
 * round, transposed, spread, repeated, overlapping; batches that broadcast, repeat and interleave; what alpha
 * and beta switch off. Every table and type; between the elements everything is NaN and stays it. */
#include "product.h"

static void check(product_bench *b, int t, const char *words)
{
    for (int side = PRODUCT_END; side <= PRODUCT_BEGIN; side++)
        product_on_tables(b, t, words, (product_side)side);
}

/* -- One product ----------------------------------------------------------------------------------*/

enum { LAYOUTS = 11, OUT_LAYOUTS = 7 };

/* Strides of a rows × columns matrix: the first OUT_LAYOUTS name each element once. */
static void layout_of(int layout, int rows, int columns, int stride[2])
{
    const int all[LAYOUTS][2] = {
        { columns, 1 }, { columns + 3, 1 }, { 1, rows + 2 }, { -columns, 1 }, { columns + 1, -1 },
        { -1, -rows }, { 2 * columns + 1, 2 }, { 0, 1 }, { 1, 0 }, { 0, 0 }, { 1, 1 },
    };
    memcpy(stride, all[layout], sizeof all[layout]);
}

static void check_layouts(product_bench *bench, int t, const int size[3], int of_a, int of_b, int of_out)
{
    char words[160];
    int a[2], b[2], out[2];
    layout_of(of_a, size[0], size[2], a);
    layout_of(of_b, size[2], size[1], b);
    layout_of(of_out, size[0], size[1], out);
    snprintf(words, sizeof words, "%dx%dx%d a:%d,%d b:%d,%d dst:%d,%d", size[0], size[1], size[2], a[0], a[1],
             b[0], b[1], out[0], out[1]);
    check(bench, t, words);
}

static void every_layout(void **state)
{
    static const int sizes[][3] = { { 5, 7, 3 }, { 1, 9, 130 }, { 18, 1, 11 }, { 31, 33, 17 }, { 3, 70, 6 } };
    product_bench *bench = *state;
    for (int t = 0; t < bench->types; t++)
        for (int a = 0; a < LAYOUTS; a++)
            for (int b = 0; b < LAYOUTS; b++)
                for (int out = 0; out < OUT_LAYOUTS; out++)
                    for (int s = 0; s < (t == 0 ? SIZED(5, 1) : 1); s++)
                        check_layouts(bench, t, sizes[(s + a + b + out) % 5], a, b, out);
}

/* S9-4: leading dimensions of 240, whatever the widths. */
static void a_s9_4_wide_leading_dimensions(void **state)
{
    product_bench *bench = *state;
    for (int t = 0; t < bench->types; t++) {
        check(bench, t, "64x239x64 a:240,1 b:240,1 dst:240,1");
        check(bench, t, "64x239x64 a:1,240 b:1,240 dst:240,1");
    }
}

/* -- Batches --------------------------------------------------------------------------------------*/

enum { BATCHES = 8, OUT_BATCHES = 4 };

/* Words for an operand of three matrices of r rows and c columns. The first OUT_BATCHES name each element
 * once: in order, items reversed, rows interleaved, items innermost; then one item for all: by extents, by an
 * extent of 1, by stride 0; then items that begin a row after each other. */
static void batch_words(char *to, size_t size, const char *name, int layout, int r, int c)
{
    switch (layout) {
    case 0: *to = 0; break;
    case 1: snprintf(to, size, " %s:%d,%d,1", name, -r * c, c); break;
    case 2: snprintf(to, size, " %s:%d,%d,1", name, c, 3 * c); break;
    case 3: snprintf(to, size, " %s:1,%d,3", name, 3 * c); break;
    case 4: snprintf(to, size, " %s:%dx%d", name, r, c); break;
    case 5: snprintf(to, size, " %s:1x%dx%d", name, r, c); break;
    case 6: snprintf(to, size, " %s:0,%d,1", name, c); break;
    default: snprintf(to, size, " %s:%d,%d,1", name, c, c);
    }
}

static void every_batch(void **state)
{
    static const int sizes[][3] = { { 4, 6, 5 }, { 1, 6, 5 }, { 1, 1, 9 }, { 13, 34, 7 }, { 2, 3, 150 } };
    product_bench *bench = *state;
    for (int t = 0; t < bench->types; t++)
        for (int a = 0; a < BATCHES; a++)
            for (int b = 0; b < BATCHES; b++)
                for (int out = 0; out < OUT_BATCHES; out++) {
                    const int *s = sizes[(a + b + out) % 5];
                    char words[160], of_a[32], of_b[32], of_out[32];
                    bool repeats = (a == 4 || a == 5) && (b == 4 || b == 5);   /* no batch of three then */
                    batch_words(of_a, sizeof of_a, "a", repeats ? 6 : a, s[0], s[2]);
                    batch_words(of_b, sizeof of_b, "b", b, s[2], s[1]);
                    batch_words(of_out, sizeof of_out, "dst", out, s[0], s[1]);
                    snprintf(words, sizeof words, "%dx%dx%d batch 3%s%s%s", s[0], s[1], s[2], of_a, of_b,
                             of_out);
                    check(bench, t, words);
                }
}

/* Two axes, each repeated by one factor; more of them than rows of a tile; axes of nothing. */
static void batches_of_more_axes(void **state)
{
    static const char *const words[] = {
        "4x6x5 batch 2x3 a:2x1x4x5 b:3x5x6", "4x6x5 batch 2x3 a:3x4x5 b:2x1x5x6", "4x6x5 batch 2x3 a:1x1x4x5",
        "1x7x3 batch 2x3x2 b:3x7", "4x6x5 batch 2x3 a:20,40,5,1 b:0,-30,6,1", "3x5x4 batch 70 b:4x5",
        "2x2x2 batch 2x1x2x1x2x3", "4x6x5 batch 0", "4x6x5 batch 2x0x3 b:5x6", "0x6x5 batch 3",
        "4x0x5 batch 3", "4x6x0 batch 3", "1x1x1 batch 9", "4x6x5 batch 2x3 dst:24,48,6,1",
    };
    product_bench *bench = *state;
    for (int t = 0; t < bench->types; t++)
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            check(bench, t, words[i]);
}

/* -- What alpha and beta switch on and off --------------------------------------------------------*/

/* S9-1, S9-3: beta = 0 reads no c, alpha = 0 no factor: they are NaN. At every edge, c elsewhere or the
 * output. */
static void check_scales(product_bench *b, int t, const int size[3], int layout)
{
    static const char *const scales[] = { "alpha 2", "beta 0", "alpha -1 beta 0", "beta 1", "alpha -1 beta 2",
                                          "alpha 0 beta 3", "alpha 0" };
    int out[2];
    layout_of(layout, size[0], size[1], out);
    for (size_t s = 0; s < sizeof scales / sizeof *scales; s++) {
        bool third = strstr(scales[s], "beta") != NULL;
        char line[200], words[160], c[32] = "";
        if (third)
            snprintf(c, sizeof c, " c:%d,%d", out[0], out[1]);
        snprintf(words, sizeof words, "%dx%dx%d%s dst:%d,%d %s", size[0], size[1], size[2], c, out[0], out[1],
                 scales[s]);
        product_make(b->p, product_line(b, t, words, line), PRODUCT_WHOLE, PRODUCT_END);
        for (int in_place = 0; in_place <= third; in_place++)
            for (int i = 0; i < product_tables_of(b, t); i++) {
                b->p->in_place = in_place;
                product_run(b->p, &b->table[i], NULL);
                product_check(b->p, &b->table[i]);
            }
    }
}

static void a_s9_1_a_s9_3_what_is_switched_off(void **state)
{
    static const int some[] = { 13, 14, 15, 16, 17, 31, 32, 33, 63, 64, 65 };
    product_bench *bench = *state;
    for (int t = 0; t < bench->types; t++)
        for (int m = 1; m < SIZED(20, 8) && product_is_fused(bench, t); m++)
            for (int n = 1; n < 20; n++) {
                const int size[3] = { m < 10 ? m : some[m - 10], n < 10 ? n : some[n - 10], 1 + (m * n) % 9 };
                check_scales(bench, t, size, (m + n) % OUT_LAYOUTS);
            }
}

/* Beyond one block of depth c counts once; with no depth it is all there is. */
static void thirds_of_any_depth(void **state)
{
    static const int depths[] = { 0, 1, 300, 1000 };
    product_bench *bench = *state;
    for (int t = 0; t < bench->types; t++)
        for (int k = 0; k < 4 && product_is_fused(bench, t); k++)
            for (int layout = 0; layout < OUT_LAYOUTS; layout++)
                check_scales(bench, t, (const int[3]){ 9, 21, depths[k] }, layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_layout),
        cmocka_unit_test(a_s9_4_wide_leading_dimensions),
        cmocka_unit_test(every_batch),
        cmocka_unit_test(batches_of_more_axes),
        cmocka_unit_test(a_s9_1_a_s9_3_what_is_switched_off),
        cmocka_unit_test(thirds_of_any_depth),
    };
    return cmocka_run_group_tests(tests, product_setup, product_teardown);
}
