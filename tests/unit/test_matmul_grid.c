/* test_matmul_grid.c: products of every size around the edges of tiles and blocks, on every table and type,
 * each operand between two pages that nobody may touch, outputs of NaN. Tile sizes come from the list of
 * kernels, blocks from where a table's scratch stops growing. */
#include "product.h"

enum { SMALL = SIZED(17, 9), LIMITS = 24, FARTHEST = SIZED(5000, 800) };

/* Which of its factors lie transposed. */
static const char *const forms[] = { "nn", "nt", "tn", "tt" };

static void check_size(product_bench *b, int t, int form, const int size[3], const char *tail,
                       product_side side)
{
    char words[128];
    snprintf(words, sizeof words, "%s %dx%dx%d%s", forms[form], size[0], size[1], size[2], tail);
    product_on_tables(b, t, words, side);
}

/* S4-2: edge kernels that read beyond the last row or column. F32, the first type, in every
 * form; of the others every third size. */
static void a_s4_2_every_small_size(void **state)
{
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        for (int m = 1; m <= SMALL; m++)
            for (int n = 1; n <= SMALL; n++)
                for (int k = 1; k <= SMALL; k++) {
                    const int size[3] = { m, n, k };
                    int turn = m + 2 * n + 3 * k;
                    if (t > 0 && (m + n + k + t) % 3)
                        continue;
                    for (int form = 0; form < 4 && t == 0; form++)
                        check_size(b, t, form, size, "", PRODUCT_END);
                    check_size(b, t, turn % 4, size, "", t == 0 ||
                               turn / 4 % 2 ? PRODUCT_BEGIN : PRODUCT_END);
                }
}

/* -- Tiles ----------------------------------------------------------------------------------------*/

/* Sizes of tiles that this machine runs, without repeats; returns how many. */
static int tile_sizes(int (*size)[2], int most)
{
    int count = 0;
    for (size_t i = 0; i < tni_stock_count; i++) {
        const tni_stock *s = &tni_stock_list[i];
        bool known = s->info.abi != TN_ABI_TILE || tn_kernels_dense(s->info.isa, TN_FAST)->isa != s->info.isa;
        for (int j = 0; j < count; j++)
            known |= size[j][0] == s->mr && size[j][1] == s->nr;
        if (known)
            continue;
        assert_true(count < most);
        size[count][0] = s->mr;
        size[count++][1] = s->nr;
    }
    return count;
}

static void around_tile(product_bench *b, int t, int mr, int nr)
{
    static const int depths[] = { 1, 2, 7, 16, 33 };
    int turn = 0;
    for (int m = mr > 1 ? mr - 1 : 1; m <= mr + 1; m++)
        for (int n = nr - 1; n <= nr + 1; n++)
            for (int twice = 0; twice < 4; twice++, turn++)
                for (int side = PRODUCT_END; side <= PRODUCT_BEGIN; side++) {
                    const int size[3] = { m + (twice & 1 ? mr : 0), n + (twice & 2 ? nr : 0),
                                          depths[turn % 5] };
                    check_size(b, t, (turn + side) % 4, size, "", (product_side)side);
                }
}

static void a_s4_2_tile_edges(void **state)
{
    int size[64][2], count = tile_sizes(size, 64);
    product_bench *b = *state;
    assert_true(count > 0);
    for (int t = 0; t < b->types; t++)
        for (int i = 0; i < count; i++)
            around_tile(b, t, size[i][0], size[i][1]);
}

/* -- Blocks ---------------------------------------------------------------------------------------*/

/* Products with each extent of one axis (0: m, 1: n, 2: k), the others being small; for all tables. */
static void products_along(const product_type *type, int axis, tn_desc *at)
{
    for (int x = 1; x < FARTHEST; x++) {
        char line[96];
        int extent[3] = { 40, 40, 40 };
        extent[axis] = x;
        snprintf(line, sizeof line, "%s %s %dx%dx%d", type->op, type->dtypes, extent[0], extent[1], extent[2]);
        assert_int_equal(tn_desc_parse(line, &at[x], NULL), TN_OK);
        tni_desc_expand(&at[x], &at[x]);
    }
}

/* Extents around the end of a block. */
typedef struct limit { int from, to; } limit;

/* Where a table's scratch shrinks, and where it stops growing, which its steps of a panel say within one. */
static int block_limits(const tn_kernels *kernels, const tn_desc *at, limit found[LIMITS])
{
    enum { LONG = 150 };
    int count = 0, grown = 1, step = 1;
    size_t before = tn_kernels_scratch(kernels, &at[1]);
    for (int x = 2; x < FARTHEST && count < LIMITS; x++) {
        size_t now = tn_kernels_scratch(kernels, &at[x]);
        if (now < before)
            found[count++] = (limit){ x - 2, x + 1 };
        else if (now == before && now > 0 && x - grown == LONG)
            found[count++] = (limit){ grown - 1, grown + step + 1 };
        if (now > before && x - grown < LONG)
            step = x - grown;
        if (now != before)
            grown = x;
        before = now;
    }
    return count;
}

/* Small in the other two axes, but for a few rows and columns more than a tile has; the reference has no blocks. */
static void check_extent(product_bench *b, int t, int axis, int x)
{
    char words[64], line[200];
    int extent[3] = { 5 + x % 3, 35, 9 };
    extent[axis] = x;
    snprintf(words, sizeof words, "%s %dx%dx%d", forms[x % 4], extent[0], extent[1], extent[2]);
    product_make(b->p, product_line(b, t, words, line), PRODUCT_WHOLE, x % 2 ? PRODUCT_END : PRODUCT_BEGIN);
    for (int i = 1; i < product_tables_of(b, t); i++) {
        product_run(b->p, &b->table[i], NULL);
        product_check(b->p, &b->table[i]);
    }
}

/* S4-7: K (and M, and N) just below, at and above what a panel holds, scratch ending at a page. Limits of tables
 * overlap: an extent near several of them is one product. */
static void a_s4_7_block_edges(void **state)
{
    product_bench *b = *state;
    tn_desc *at = calloc(FARTHEST, sizeof *at);
    assert_non_null(at);
    for (int t = 0; t < b->types; t++)
        for (int axis = 0; axis < 3; axis++) {
            products_along(&b->type[t], axis, at);
            bool near[FARTHEST + 1] = { false };
            for (int i = 1; i < product_tables_of(b, t); i++) {
                limit found[LIMITS];
                int count = block_limits(b->table[i].kernels, at, found);
                for (int l = 0; l < count; l++)
                    for (int x = found[l].from > 1 ? found[l].from : 1; x <= found[l].to; x++)
                        near[x] = true;
            }
            for (int x = 1; x <= FARTHEST; x++)
                if (near[x])
                    check_extent(b, t, axis, x);
        }
    free(at);
}

/* -- What is added --------------------------------------------------------------------------------*/

/* S4-3: a vector of biases that ends at a page, shorter than a vector of the machine. */
static void a_s4_3_bias_at_a_page(void **state)
{
    static const char *const tails[] = { " bias", " bias relu", " residual", " relu residual bias",
                                         " beta 1 bias" };
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        for (int n = 1; n <= SIZED(35, 18) && product_is_fused(b, t); n++)
            for (int m = 1; m <= 15; m += 7)
                for (int i = 0; i < 5; i++)
                    check_size(b, t, (n + i) % 4, (const int[3]){ m, n, 5 }, tails[i], PRODUCT_END);
}

/* Packed operands of the description at their pages' ends, small integers; the output NaN. */
static void place_packed(product *p, void *data[4])
{
    for (int o = 0; o < 4; o++) {
        guarded *g = &p->operand[o];
        size_t count = (size_t)tni_operand_count(&p->desc.operand[o]);
        g->size = count * sizeof(float);
        g->bytes = g->pages + PRODUCT_BYTES - g->size;
        data[o] = g->bytes;
        for (size_t i = 0; i < count; i++)
            ((float *)data[o])[i] = o == 3 ? NAN : (float)((i * 7 + (size_t)o) % 9) - 4;
    }
}

/* The same behind a convolution, against the reference: sums of small integers have one value. */
static void a_s4_3_bias_of_convolutions(void **state)
{
    product_bench *b = *state;
    product *p = b->p;
    for (int channels = 1; channels <= 9; channels++) {
        float want[2 * 9 * 5 * 6];
        snprintf(p->line, sizeof p->line, "conv2d f32 2x3x5x6 %dx3x3x3 bias pad 1", channels);
        assert_int_equal(tn_desc_parse(p->line, &p->desc, NULL), TN_OK);
        for (int t = 0; t < b->tables; t++) {
            void *data[4];
            place_packed(p, data);
            void *scratch = product_scratch(p, tn_kernels_scratch(b->table[t].kernels, &p->desc));
            tn_call call = { data, &p->desc, scratch, tn_threads_serial() };
            tn_kernels_call(b->table[t].kernels, &call);
            if (t == 0)
                memcpy(want, data[3], p->operand[3].size);
            for (size_t i = 0; i < p->operand[3].size / sizeof(float); i++)
                if (((float *)data[3])[i] != want[i])
                    fail_msg("%s, %s: element %zu is %g, not %g", p->line, b->table[t].name, i,
                             (double)((float *)data[3])[i], (double)want[i]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_s4_2_every_small_size),
        cmocka_unit_test(a_s4_2_tile_edges),
        cmocka_unit_test(a_s4_7_block_edges),
        cmocka_unit_test(a_s4_3_bias_at_a_page),
        cmocka_unit_test(a_s4_3_bias_of_convolutions),
    };
    return cmocka_run_group_tests(tests, product_setup, product_teardown);
}
