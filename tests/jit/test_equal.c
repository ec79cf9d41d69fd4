/* One kernel, three ways: compiled in memory, its C form and its IR form compiled ahead. Equal bits, for
 * every stock kernel of every tier that this machine runs; and a session's plans against the dense set,
 * where both add in the same order. */

#include "run_desc.h"

#include <math.h>

#include "core/core_p.h"
#include "kernel/stock_p.h"
#include "session/loader_p.h"

enum { BUFFER = 1 << 16, WIDEST = 64 };

/* The operands of a piece: two inputs, an output. */
typedef struct buffers {
    _Alignas(64) unsigned char in[2][BUFFER];
    _Alignas(64) unsigned char out[BUFFER];
} buffers;

/* Numbers of a float type, else any bits. */
static void fill(buffers *b, tn_dtype numbers)
{
    uint32_t state = 99;
    size_t size = numbers == TN_F64 ? 8 : 4;
    for (size_t o = 0; o < 2; o++)
        for (size_t at = 0; at < BUFFER; at += size) {
            state = state * 1664525 + 1013904223;
            float x = (float)(state >> 8) / 4194304.0f - 2;
            double wide = (double)x;
            const void *from = numbers == TN_F64 ? (void *)&wide : numbers ? (void *)&x : (void *)&state;
            memcpy(b->in[o] + at, from, size);
        }
    memset(b->out, 0xff, BUFFER);
}

/* -- One run of each kind -----------------------------------------------------------------------*/

static void run_map(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    static const int64_t columns[] = { 0, 1, 7, 64, 131 };
    static const float param[] = { 0.37f, 0 };
    int64_t n[2] = { 3, columns[variant] }, inner = s->inner == TNI_INNER_ANY ? 2 : 1;
    int64_t stride[4][2] = { { 300, inner }, { 301, inner }, { 302, inner }, { 303, inner } };
    void *data[4] = { b->in[0], b->in[1], b->in[0] + BUFFER / 2 };
    int inputs = 1;
    while (inputs < 3 && s->dtype[inputs + 1])
        inputs++;
    data[inputs] = b->out;
    ((tn_map_fn)fn)(n, data, (const int64_t (*)[2])stride, param);
}

/* What follows a product of bytes: sums, two numbers a row, two rows and scales. */
static void run_finish(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    static const int64_t columns[] = { 0, 1, 7, 64, 131 };
    const int64_t n[2] = { 3, columns[variant] };
    static const int64_t stride[7][2] = { { 300, 1 }, { 1, 0 }, { 0, 1 }, { 1, 0 }, { 0, 1 }, { 0, 1 }, { 301, 1 } };
    void *data[7] = { b->in[0], b->in[1], b->in[1] + 400, b->in[1] + 2000, b->in[1] + 3000, b->in[1] + 5000, b->out };
    (void)s;
    ((tn_map_fn)fn)(n, data, stride, NULL);
}

static void run_row(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    static const int64_t lengths[] = { 1, 5, 64, 131, 5000 };
    static const float param[] = { 1.5f };
    (void)s;
    ((tn_row_fn)fn)(lengths[variant], (void *const[]){ b->in[0], b->out }, param);
}

static void run_tile(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    static const float scale[][2] = { { 1, 0 }, { 0.5f, 0.25f }, { 1, 1 }, { -0.1f, 1 }, { 0, 0.5f } };
    int64_t m = variant % 2 ? s->mr - 1 : s->mr, n = variant >= 3 ? s->nr - 3 : s->nr;
    for (size_t at = 0; at < BUFFER; at += 4)
        memcpy(b->out + at, b->in[1] + BUFFER - 4 - at, 4);
    const void *bias = variant % 3 ? b->in[0] + 8000 : NULL;
    ((tn_tile_fn)fn)(17, b->in[0], b->in[1], b->out, 70, m, n, scale[variant], bias);
}

static void run_pack(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    static const int64_t strides[][2] = { { 40, 1 }, { 1, 70 }, { 3, 80 }, { 40, 1 }, { 1, 70 } };
    int64_t rows = variant >= 3 ? s->mr - 1 : s->mr;
    ((tn_pack_fn)fn)(rows, 35, b->in[0], strides[variant][0], strides[variant][1], b->out);
}

static void run_columns(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    static const int64_t columns[] = { 1, 7, 64, 131, 300 };
    static const float param[] = { 0, 0, 0 };
    void *data[] = { b->in[0], b->out, b->out + BUFFER / 2 };
    (void)s;
    memset(b->out, 0, BUFFER);                 /* places go on from what is there */
    ((tn_columns_fn)fn)(variant + 1, columns[variant], 301, data, param);
}

static void run_window(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    static const int64_t columns[] = { 1, 7, 16, 33, 64 };
    static const double start = 2;
    const int64_t n[4] = { 3, columns[variant], 2, 3 };
    const int64_t stride[12] = { 400, 2, 140, 1, 64, 64, 0, 400, 2, 140, 1, 0 };
    void *data[] = { b->in[0], (void *)(uintptr_t)&start, b->out, b->out + BUFFER / 2 };
    (void)s;
    ((tn_window_fn)fn)(n, data, stride);
}

static void run_thin(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    static const int64_t columns[] = { 1, 7, 16, 33, 3 };
    const int64_t n[6] = { variant + 1, columns[variant], 37, variant & 1, 50 * variant, variant };
    const int64_t stride[4] = { 41, 1, 43, 40 };
    void *data[] = { b->in[0], b->in[1], b->out };
    (void)s;
    memset(b->out, 0, BUFFER);                 /* sums go on from what is there */
    ((tn_thin_fn)fn)(n, data, stride);
}

/* Sums of products of doubles that fit: rows, columns and steps beyond a tile. */
static void run_product(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    const int64_t n[4] = { 7 + 3 * variant, 5 + 9 * variant, 3 + 4 * variant, 1 + variant % 2 };
    const int64_t stride[7] = { 20, 1, 48, 50, 60, 70, 1100 };
    void *data[3] = { b->in[0], b->in[1], b->out };
    (void)s;
    ((tn_product_fn)fn)(n, data, stride);
}

static void run_piece(const tni_stock *s, tn_code fn, buffers *b, int variant)
{
    static void (*const run[])(const tni_stock *, tn_code, buffers *, int) = {
        [TN_ABI_MAP] = run_map, [TN_ABI_ROW] = run_row, [TN_ABI_TILE] = run_tile, [TN_ABI_PACK] = run_pack,
        [TN_ABI_COLUMNS] = run_columns, [TN_ABI_WINDOW] = run_window, [TN_ABI_THIN] = run_thin,
        [TN_ABI_PRODUCT] = run_product,
    };
    bool casts = s->op == TN_OP_CAST || s->op == TN_OP_COPY;
    tn_dtype from = (tn_dtype)s->dtype[0];
    fill(b, from == TN_F32 || (from == TN_F64 && !casts) ? from : TN_DTYPE_NONE);
    bool finishes = s->op == TN_OP_MATMUL_INT && s->info.abi == TN_ABI_MAP;
    (finishes ? run_finish : run[s->info.abi])(s, fn, b, variant);
}

/* -- Every stock kernel -------------------------------------------------------------------------*/

/* The type of the output; copies and casts move bits, which have to be the same in NaN, too. */
static tn_dtype output_type(const tni_stock *s)
{
    int last = 0;
    while (last < 3 && s->dtype[last + 1])
        last++;
    return s->op == TN_OP_CAST || s->op == TN_OP_COPY ? TN_DTYPE_NONE : (tn_dtype)s->dtype[last];
}

/* Whether the element that byte `at` belongs to is NaN in both. */
static bool both_nan(tn_dtype dtype, const unsigned char *a, const unsigned char *b, size_t at)
{
    if (dtype != TN_F32 && dtype != TN_F64)
        return false;
    at -= at % tn_dtype_size(dtype);
    return isnan(tni_load_f64(dtype, a + at)) && isnan(tni_load_f64(dtype, b + at));
}

static void check_equal(const tni_stock *s, tn_code jit, tn_code ahead, const char *form)
{
    static buffers a, b;
    tn_dtype dtype = output_type(s);
    for (int variant = 0; variant < 5; variant++) {
        run_piece(s, jit, &a, variant);
        run_piece(s, ahead, &b, variant);
        for (size_t at = 0; at < BUFFER; at++)
            if (a.out[at] != b.out[at] && !both_nan(dtype, a.out, b.out, at))
                fail_msg("%s: run %d: byte %zu of the output differs from the %s form", s->info.name,
                         variant, at, form);
    }
}

/* No register of a higher tier: a machine without it would stop there. */
static void check_registers(const tni_jit_api *api, tni_jit *jit, const tni_stock *s, const tni_image *image,
                            tn_code fn)
{
    static const char *const above[] = { [TN_ISA_GENERIC] = "ymm", [TN_ISA_AVX2] = "zmm" };
    char error[400] = "";
    tni_text text = { 0 };
    if (s->info.isa > TN_ISA_AVX2)
        return;
    assert_true(image->code_size > 0);
    if (!api->disassemble(jit, (const void *)(uintptr_t)fn, image->code_size, &text, error, sizeof error))
        fail_msg("%s", error);
    if (strstr(text.data, above[s->info.isa]) || strstr(text.data, "zmm") || strstr(text.data, "{k"))
        fail_msg("%s uses registers above its tier", s->info.name);
    api->free_text(&text);
}

static void check_stock(const tni_jit_api *api, tni_jit *jit, const tni_stock *s)
{
    char line[512], error[400] = "";
    tni_text ir = { 0 };
    tni_image image = { 0 };
    tn_code fn;
    tn_error err;
    snprintf(line, sizeof line, "%s %s %s %s", s->info.name, tni_isa_machine(s->info.isa, s->addon), s->template_name,
             s->info.params);
    if (!api->generate(jit, line, TNI_FORM_IR, false, &ir, error, sizeof error))
        fail_msg("%s: %s", line, error);
    tni_text object = compile_text(api, jit, ir.data, TNI_OBJECT);
    if (tni_image_load(object.data, object.size, s->info.name, &image, &fn, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    check_registers(api, jit, s, &image, fn);
    check_equal(s, fn, s->info.fn, "C");
    if (s->ir)
        check_equal(s, fn, s->ir, "IR");
    tni_image_unload(&image);
    api->free_text(&object);
    api->free_text(&ir);
}

static void in_memory_equals_ahead(void **state)
{
    (void)state;
    const tni_jit_api *api = need_jit();
    tni_jit *jit = make_jit(api);
    int checked = 0;
    for (size_t i = 0; i < tni_stock_count; i++) {
        const tni_stock *s = &tni_stock_list[i];
        if (s->info.fn && tni_isa_cap(tni_cpu_isa(), s->info.isa) == s->info.isa && !(s->addon & ~tni_cpu_addons())) {
            check_stock(api, jit, s);
            checked++;
        }
    }
    print_message("%d stock kernels\n", checked);
    assert_true(checked >= 20);
    api->destroy(jit);
}

/* -- Plans --------------------------------------------------------------------------------------*/

/* k below 384: dense adds without cutting it, in the order of a plan; unless it dots columns, of which there
 * is one. */
static const char *const lines_equal[] = {
    "add f32 64x37", "sub f32 3x5x7", "mul f32 64x37 37", "div f32 1", "neg f32 100", "relu f32 9x33:66,1",
    "exp f32 10x33", "exp f32 17", "scale f32 128x10 by -0.1", "scale u8,f32 9x50 by 0.0039215689",
    "equal u16 33", "equal f32 17", "less f64 3x9", "less_equal f64 1",
    "relu.d0 f32 3x40", "sum f32 20x129 axis 1", "sum f32 7x3x1000 axis 2", "sum f32 5000 axis 0",
    "log_softmax f32 16x10", "log_softmax f32 3x1000", "matmul f32 1x1x1", "matmul f32 32x48x64",
    "matmul f32 37x53x29 bias relu", "matmul f32 tn 10x33x20", "matmul f32 nt 20x40x30 bias",
    "matmul f32 tt 33x17x19", "matmul f32 8x8x8 batch 5", "matmul f32 1x100x383",
    "matmul f32 31x33x20 alpha 0.5", "matmul f32 31x33x20 relu", "matmul f32 37x53x29 residual silu bias",
    "matmul f32 9x100x20 bias gelu", "matmul bf16 31x33x20 bias gelu", "matmul f16 nt 20x40x30 residual tanh",
};

static void check_line(const tn_session *session, const char *line, tn_isa isa)
{
    operands got, want;
    tn_choice choice = { .size = sizeof choice };
    make_operands(&got, line);
    make_operands(&want, line);
    assert_int_equal(tn_kernels_resolve(tn_session_kernels(session), &got.desc, &choice, NULL), TN_OK);
    if (choice.table != tn_session_kernels(session))
        fail_msg("%s: not made by the session", line);
    run_operands(tn_session_kernels(session), &got, NULL);
    run_operands(tn_kernels_dense(isa, TN_FAST), &want, NULL);
    if (memcmp(output_of(&got), output_of(&want), output_size(&got)) != 0)
        fail_msg("%s on %s: session and dense differ by %g", line, tn_isa_name(isa), distance(&got, &want));
    free_operands(&got);
    free_operands(&want);
}

static void plans_equal_the_dense_set(void **state)
{
    (void)state;
    static const tn_isa tiers[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_AVX512 };
    enum { LINES = sizeof lines_equal / sizeof *lines_equal };
    need_jit();
    for (size_t t = 0; t < sizeof tiers / sizeof *tiers; t++) {
        tn_session *session;
        tn_desc desc[LINES];
        if (tni_isa_cap(tn_isa_detect(), tiers[t]) != tiers[t])
            continue;
        for (size_t i = 0; i < LINES; i++)
            desc[i] = parse_line(lines_equal[i]);
        assert_int_equal(tn_session_create(TN_WITH(tn_session_options, .isa = tiers[t], .cache_dir = ""),
                                           &session, NULL),
                         TN_OK);
        assert_int_equal(tn_session_specialize(session, desc, LINES, NULL, NULL), TN_OK);
        for (size_t i = 0; i < LINES; i++)
            check_line(session, lines_equal[i], tiers[t]);
        tn_session_destroy(session);
    }
}

/* c is the output itself: W += alpha·a·b, as a training step does it. */
static void adds_in_place(void **state)
{
    (void)state;
    static const char line[] = "matmul f32 tn 10x33x20 alpha -0.1 beta 1";
    need_jit();
    tn_session *session;
    operands got, want;
    make_operands(&got, line);
    make_operands(&want, line);
    tn_desc desc = parse_line(line);
    assert_int_equal(tn_session_create(TN_WITH(tn_session_options, .cache_dir = ""), &session, NULL), TN_OK);
    assert_int_equal(tn_session_specialize(session, &desc, 1, NULL, NULL), TN_OK);
    memcpy(got.data[3], got.data[2], output_size(&got));
    got.data[2] = got.data[3];
    run_operands(tn_session_kernels(session), &got, NULL);
    run_operands(tn_session_kernels(session), &want, NULL);
    assert_memory_equal(output_of(&got), output_of(&want), output_size(&got));
    assert_true(distance(&got, &want) == 0);
    tn_session_destroy(session);
    free_operands(&got);
    free_operands(&want);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_memory_equals_ahead), cmocka_unit_test(plans_equal_the_dense_set),
        cmocka_unit_test(adds_in_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
