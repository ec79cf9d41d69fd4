/* test_matmul_cases.c: faults that products of systems of this kind really had (their numbers in the names),
 * by the operations, for every type, on every table. Right values by hand, from the text of each case. */
#include "core_fixture.h"

#include "product.h"

static tn_ctx *ctx;            /* of the table in turn */
static product_type type;      /* in turn */

static tn_dtype factor_type(int which)
{
    char line[64];
    tn_desc desc;
    snprintf(line, sizeof line, "%s %s 1x1x1", type.op, type.dtypes);
    OK(tn_desc_parse(line, &desc, err));
    return (tn_dtype)desc.operand[which < 2 ? which : desc.inputs].dtype;
}

/* A packed tensor of these values, laid out in order, as a factor (0, 1) or a result (2) is. */
static tn_tensor tensor(int which, tn_dims shape, const double *x)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, factor_type(which), shape, &t, err));
    tn_error err;
    char *to = tn_mutable_data(&t, t.dtype, &err);
    for (int32_t i = 0; i < tn_tensor_count(&t); i++)
        tni_store_f64(t.dtype, to + (size_t)i * tn_dtype_size(t.dtype), x[i]);
    return t;
}

#define TENSOR(which, shape, ...) tensor(which, shape, (const double[]){ __VA_ARGS__ })

static tn_tensor filled(int which, tn_dims shape, double x)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, factor_type(which), shape, &t, err));
    OK(tn_fill_f64(ctx, &t, x, err));
    return t;
}

static void into(const char *words, tn_list inputs, const tn_tensor *out)
{
    char what[64];
    tn_desc desc;
    snprintf(what, sizeof what, "%s%s", type.op, words);
    OK(tn_describe(what, inputs, &desc, err));
    OK(tn_into(ctx, &desc, inputs, (tn_list){ 1, &out }, err));
}

/* The product as a new tensor, which held 1234.5 before. */
static tn_tensor multiplied(const tn_tensor *a, const tn_tensor *b)
{
    tn_desc desc;
    tn_tensor out;
    OK(tn_describe(type.op, TN_LIST(a, b), &desc, err));
    const tn_operand *o = &desc.operand[desc.inputs];
    tn_dims shape = { o->rank, { 0 } };
    memcpy(shape.v, o->shape, sizeof shape.v);
    out = filled(2, shape, factor_type(2) == TN_I32 ? 1234 : 1234.5);
    into("", TN_LIST(a, b), &out);
    return out;
}

static void holds(const tn_tensor *t, tn_dims shape, const double *want)
{
    assert_dims("shape", t->rank, t->shape, shape);
    for (int32_t i = 0; i < tn_tensor_count(t); i++) {
        double got = element(t, i);
        if (!(isnan(want[i]) ? isnan(got) : got == want[i]))
            fail_msg("%s, %s %s: element %d is %.17g, not %.17g", tn_ctx_kernels(ctx)->name, type.op,
                     type.dtypes,
                     (int)i, got, want[i]);
    }
}

#define HOLDS(t, shape, ...) holds(t, shape, (const double[]){ __VA_ARGS__ })

static void all_are(const tn_tensor *t, double x)
{
    for (int32_t i = 0; i < tn_tensor_count(t); i++)
        if (element(t, i) != x)
            fail_msg("%s, %s %s: element %d is %g, not %g", tn_ctx_kernels(ctx)->name, type.op, type.dtypes,
                     (int)i,
                     element(t, i), x);
}

/* -- The cases ------------------------------------------------------------------------------------*/

/* S9-1: beta 0 reads nothing of c, which is the output and holds NaN. */
static void beta_0_reads_no_c(void)
{
    for (int32_t m = 1; m <= 9; m++)
        for (int32_t n = 1; n <= 9; n++) {
            tn_tensor a = filled(0, TN_SHAPE(m, 1 + (m + n) % 9), 1), b = filled(1, TN_SHAPE(a.shape[1], n),
                                                                                 2);
            tn_tensor c = filled(2, TN_SHAPE(m, n), (double)NAN);
            into(" beta 0", TN_LIST(&a, &b, &c), &c);
            all_are(&c, 2 * (double)a.shape[1]);
            release(&a), release(&b), release(&c);
        }
}

/* S9-2: no terms. */
static void products_without_terms(void)
{
    tn_tensor a = filled(0, TN_SHAPE(4, 0), 0), b = filled(1, TN_SHAPE(0, 4), 0), y = multiplied(&a, &b);
    all_are(&y, 0);
    release(&a), release(&b), release(&y);
    a = filled(0, TN_SHAPE(0, 5), 0), b = filled(1, TN_SHAPE(5, 3), 0), y = multiplied(&a, &b);
    assert_shape(&y, 0, 3);
    release(&a), release(&b), release(&y);
    a = filled(0, TN_SHAPE(2, 0), 0), b = filled(1, TN_SHAPE(0, 0), 0), y = multiplied(&a, &b);
    assert_shape(&y, 2, 0);
    release(&a), release(&b), release(&y);
}

static void thirds_without_terms(void)
{
    tn_tensor a = filled(0, TN_SHAPE(4, 0), 0), b = filled(1, TN_SHAPE(0, 4), 0),
        c = filled(2, TN_SHAPE(4, 4), 7);
    into(" beta 1", TN_LIST(&a, &b, &c), &c);
    all_are(&c, 7);
    into(" beta 0.5", TN_LIST(&a, &b, &c), &c);
    all_are(&c, 3.5);
    release(&a), release(&b), release(&c);
}

/* S9-3: 0 times NaN or an infinity is NaN; alpha = 0 alone reads nothing (rule 8). */
static void zero_times_no_number(void)
{
    tn_tensor a = TENSOR(0, TN_SHAPE(1, 2), 0, 1), zero = filled(0, TN_SHAPE(1, 2), 0);
    tn_tensor b = TENSOR(1, TN_SHAPE(2, 3), (double)NAN, (double)INFINITY, 1, 2, 2, 2);
    tn_tensor c = TENSOR(1, TN_SHAPE(2, 1), 1, (double)-INFINITY), y = multiplied(&a, &b);
    HOLDS(&y, TN_SHAPE(1, 3), (double)NAN, (double)NAN, 2);
    into(" alpha 0", TN_LIST(&a, &b), &y);
    HOLDS(&y, TN_SHAPE(1, 3), 0, 0, 0);
    release(&y);
    y = multiplied(&zero, &c);
    HOLDS(&y, TN_SHAPE(1, 1), (double)NAN);
    release(&a), release(&zero), release(&b), release(&c), release(&y);
}

/* S9-4: leading dimensions beyond the width; what lies between the rows stays. */
static void leading_dimensions(void)
{
    tn_tensor wa = TENSOR(0, TN_SHAPE(2, 5), 1, 2, 99, 99, 99, 3, 4, 99, 99, 99), a, b, c;
    tn_tensor wb = TENSOR(1, TN_SHAPE(2, 7), 5, 6, 7, 99, 99, 99, 99, 8, 9, 10, 99, 99, 99, 99);
    tn_tensor wc = filled(2, TN_SHAPE(2, 4), -9);
    OK(tn_narrow(&wa, 1, 0, 2, &a, err));
    OK(tn_narrow(&wb, 1, 0, 3, &b, err));
    OK(tn_narrow(&wc, 1, 0, 3, &c, err));
    into("", TN_LIST(&a, &b), &c);
    HOLDS(&wc, TN_SHAPE(2, 4), 21, 24, 27, -9, 47, 54, 61, -9);
    release(&wa), release(&wb), release(&wc);
}

/* S9-5: a batch that repeats, on the left, on the right, on both sides. */
static void repeated_batches(void)
{
    static const double one[] = { 1, 2, 3, 4 }, scaled[] = { 1, 0, 0, 1, 2, 0, 0, 2, 3, 0, 0, 3 };
    static const double want[] = { 1, 2, 3, 4, 2, 4, 6, 8, 3, 6, 9, 12 };
    for (int left = 0; left < 2; left++) {                 /* k·I commutes */
        tn_tensor x = tensor(!left, TN_SHAPE(2, 2), one), b = tensor(left, TN_SHAPE(3, 2, 2), scaled), a;
        OK(tn_expand(&x, TN_SHAPE(3, 2, 2), &a, err));
        tn_tensor y = left ? multiplied(&a, &b) : multiplied(&b, &a);
        holds(&y, TN_SHAPE(3, 2, 2), want);
        release(&x), release(&b), release(&y);
    }
    tn_tensor x = filled(0, TN_SHAPE(1, 32, 32), 1), z = filled(1, TN_SHAPE(1, 32, 32), 1), a, b;
    OK(tn_expand(&x, TN_SHAPE(32, 32, 32), &a, err));
    OK(tn_expand(&z, TN_SHAPE(32, 32, 32), &b, err));
    tn_tensor y = multiplied(&a, &b);
    all_are(&y, 32);
    release(&x), release(&z), release(&y);
}

/* S9-9: a row keeps the stride of the axis that was selected away. */
static void a_selected_row(void)
{
    double up[24];
    for (int i = 0; i < 24; i++)
        up[i] = i;
    tn_tensor x = tensor(0, TN_SHAPE(2, 3, 4), up), b = tensor(1, TN_SHAPE(4, 2), up), row;
    OK(tn_slice(&x, 0, 0, 1, 1, &row, err));
    OK(tn_select(&row, 1, 2, &row, err));
    tn_tensor y = multiplied(&row, &b);
    HOLDS(&y, TN_SHAPE(1, 2), 124, 162);
    release(&x), release(&b), release(&y);
}

/* -- Outputs that are refused ---------------------------------------------------------------------*/

static void refused(const char *words, tn_list inputs, const tn_tensor *out)
{
    char what[64];
    tn_desc desc;
    snprintf(what, sizeof what, "%s%s", type.op, words);
    OK(tn_describe(what, inputs, &desc, err));
    FAILS(TN_ERR_OVERLAP, type.op, tn_into(ctx, &desc, inputs, (tn_list){ 1, &out }, err));
}

/* Rule 12: an output that shares a byte with a factor, or with c otherwise than exactly, at every size; and
 * one that repeats. Nothing is written. */
static void aliases(void)
{
    static const int32_t sizes[] = { 1, 2, 3, 8, 33, 100 };
    if (factor_type(2) != factor_type(0))
        return;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int32_t n = sizes[i];
        tn_tensor whole = filled(2, TN_SHAPE(2 * n + 1, n), 1), a, b, out, turned, same;
        OK(tn_narrow(&whole, 0, 0, n, &a, err));
        OK(tn_narrow(&whole, 0, n + 1, n, &b, err));
        refused("", TN_LIST(&a, &b), &a);
        refused("", TN_LIST(&a, &b), &b);
        refused(" beta 1", TN_LIST(&a, &a, &b), &a);
        OK(tn_narrow(&whole, 0, 1, n, &out, err));         /* n - 1 rows of a */
        OK(tn_t(&b, &turned, err));
        OK(tn_as_strided(&whole, TN_SHAPE(n, n), TN_SHAPE(1, 0), (n + 1) * n, &same, err));
        if (n > 1) {
            refused("", TN_LIST(&a, &b), &out);
            refused(" beta 1", TN_LIST(&a, &a, &b), &turned);
            refused("", TN_LIST(&a, &a), &same);
        }
        all_are(&whole, 1);
        into(" beta 1", TN_LIST(&a, &a, &b), &b);          /* c itself is no overlap */
        all_are(&b, n + 1);
        release(&whole);
    }
}

/* -- On every table -------------------------------------------------------------------------------*/

typedef enum kind { ANY, FLOATS } kind;

static void on_every_table(void **state, kind wanted, void (*test)(void))
{
    const product_bench *b = *state;
    for (int t = 0; t < b->types; t++) {
        type = b->type[t];
        bool widens = product_is_fused(b, t) && strchr(type.dtypes, ',');  /* said in lines only */
        if (widens || (wanted == FLOATS && !product_is_fused(b, t)))
            continue;
        for (int i = 0; i < product_tables_of(b, t); i++) {
            OK(tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = b->table[i].kernels), &ctx, err));
            test();
            tn_ctx_destroy(ctx);
        }
    }
}

#define CASE(name, which, test) static void name(void **state) { on_every_table(state, which, test); }
CASE(a_s9_1_beta_0_reads_no_c, FLOATS, beta_0_reads_no_c)
CASE(a_s9_2_products_without_terms, ANY, products_without_terms)
CASE(a_s9_2_thirds_without_terms, FLOATS, thirds_without_terms)
CASE(a_s9_3_zero_times_no_number, FLOATS, zero_times_no_number)
CASE(a_s9_4_leading_dimensions, ANY, leading_dimensions)
CASE(a_s9_5_repeated_batches, ANY, repeated_batches)
CASE(a_s9_9_a_selected_row, ANY, a_selected_row)
CASE(outputs_that_alias_are_refused, FLOATS, aliases)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_s9_1_beta_0_reads_no_c),
        cmocka_unit_test(a_s9_2_products_without_terms),
        cmocka_unit_test(a_s9_2_thirds_without_terms),
        cmocka_unit_test(a_s9_3_zero_times_no_number),
        cmocka_unit_test(a_s9_4_leading_dimensions),
        cmocka_unit_test(a_s9_5_repeated_batches),
        cmocka_unit_test(a_s9_9_a_selected_row),
        cmocka_unit_test(outputs_that_alias_are_refused),
    };
    return cmocka_run_group_tests(tests, product_setup, product_teardown);
}
