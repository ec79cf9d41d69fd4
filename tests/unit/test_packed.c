/* test_packed.c: weights in panels: where each element lies by the definition of TN_PACKED, the way back, and
 * what packed weights refuse. */
#include "core_fixture.h"

#include <kernel/packed_p.h>

static const tn_dtype types[] = { TN_F32, TN_F64, TN_F16, TN_BF16 };
#define TYPES (sizeof types / sizeof *types)

/* Distinct bits that are no numbers of any kind in particular. */
static tn_tensor patterns(tn_ctx *ctx, tn_dtype dtype, tn_dims shape)
{
    tn_tensor t;
    OK(tn_tensor_zeros(ctx, dtype, shape, &t, err));
    unsigned char *at = tn_mutable_data(&t, dtype, NULL);
    for (size_t i = 0; i < (size_t)tn_tensor_count(&t) * tn_dtype_size(dtype); i++)
        at[i] = (unsigned char)(i * 73 + i / 256 * 19 + 1);
    return t;
}

static const char *element_at(const tn_tensor *t, int32_t i, int32_t j)
{
    const char *base = tn_data(t, t->dtype, NULL);
    return base + ((int64_t)i * t->stride[0] + (int64_t)j * t->stride[1]) * (int64_t)tn_dtype_size(t->dtype);
}

/* Every lane of every panel: w's element, or +0 past N. */
static void assert_panels(const tn_tensor *packed, const tn_tensor *w)
{
    static const char zero[8];
    size_t size = tn_dtype_size(w->dtype);
    int32_t n = w->shape[0], k = w->shape[1], width = packed->flagged_arg;
    const char *at = tn_data(packed, w->dtype, NULL);
    for (int32_t panel = 0; panel * width < n; panel++)
        for (int32_t p = 0; p < k; p++)
            for (int32_t lane = 0; lane < width; lane++, at += size) {
                int32_t column = panel * width + lane;
                assert_memory_equal(at, column < n ? element_at(w, column, p) : zero, size);
            }
}

/* Packs w, looks at every lane, and unpacks. */
static void check(tn_ctx *ctx, const tn_tensor *w)
{
    tn_tensor packed, plain;
    OK(tn_pack_weights(ctx, w, &packed, err));
    assert_int_equal(tn_layout_of(&packed), TN_PACKED);
    assert_int_equal(packed.dtype, w->dtype);
    assert_dims("extent", packed.rank, packed.shape, TN_SHAPE(w->shape[0], w->shape[1]));
    assert_int_equal((uintptr_t)tn_data(&packed, w->dtype, NULL) % 64, 0);
    assert_panels(&packed, w);
    OK(tn_to_layout(ctx, &packed, TN_STRIDED, 0, &plain, err));
    assert_int_equal(plain.flagged, 0);
    assert_true(tn_tensor_is_contiguous(&plain));
    for (int32_t i = 0; i < w->shape[0]; i++)
        for (int32_t j = 0; j < w->shape[1]; j++)
            assert_memory_equal(element_at(&plain, i, j), element_at(w, i, j), tn_dtype_size(w->dtype));
    release(&plain);
    release(&packed);
}

static void every_element_has_its_place(void **state)
{
    static const tn_isa tiers[] = { TN_ISA_BEST, TN_ISA_GENERIC, TN_ISA_AVX2 };
    static const int32_t sizes[] = { 1, 7, 8, 9, 31, 32, 33, 70 };
    tn_ctx *ctx = ctx_of(state);
    for (size_t tier = 0; tier < 3; tier++)
        for (size_t type = 0; type < TYPES; type++)
            for (size_t n = 0; n < 8; n++) {
                tn_tensor w = patterns(ctx, types[type], TN_SHAPE(sizes[n], 5)), view;
                OK(tn_ctx_set_kernels(ctx, tn_kernels_dense(tiers[tier], TN_FAST), err));
                check(ctx, &w);
                OK(tn_flip(&w, 0, &view, err));
                check(ctx, &view);
                OK(tn_t(&w, &view, err));
                check(ctx, &view);
                OK(tn_slice(&w, 1, 1, 5, 2, &view, err));
                check(ctx, &view);
                OK(tn_select(&w, 0, 0, &view, err));
                OK(tn_expand(&view, TN_SHAPE(40, 5), &view, err));         /* stride 0 */
                check(ctx, &view);
                release(&w);
            }
    OK(tn_ctx_set_kernels(ctx, tn_kernels_reference(), err));
    tn_tensor w = patterns(ctx, TN_F32, TN_SHAPE(21, 3));
    check(ctx, &w);
    release(&w);
}

static void zero_sizes(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    const tn_dims shapes[] = { TN_SHAPE(0, 4), TN_SHAPE(4, 0), TN_SHAPE(0, 0), TN_SHAPE(0, 2147483647) };
    for (size_t i = 0; i < 4; i++) {
        tn_tensor w;
        OK(tn_tensor_zeros(ctx, TN_F32, shapes[i], &w, err));
        check(ctx, &w);
        release(&w);
    }
}

/* The number of a table is the width of its tiles. */
static void each_tier_has_its_number(void **state)
{
    (void)state;
    assert_int_equal(tni_packing_of(TN_ISA_GENERIC, TN_F32), 8);
    for (int tier = TN_ISA_GENERIC; tier <= TN_ISA_AVX512; tier++)
        for (size_t type = 0; type < TYPES; type++) {
            int number = tni_packing_of((tn_isa)tier, types[type]);
            assert_in_range(number, 1, TNI_PACKED_MOST);
        }
    assert_int_equal(tni_packing_of(TN_ISA_BEST, TN_F32), tni_packing_of(tn_isa_detect(), TN_F32));
}

static void wrong_requests(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor w = arange(ctx, TN_F32, 12, TN_SHAPE(3, 4)), packed, out, cube, none = { 0 };
    OK(tn_try_reshape(&w, TN_SHAPE(3, 2, 2), &cube, err));
    OK(tn_pack_weights(ctx, &w, &packed, err));
    FAILS(TN_ERR_RANK, "pack_weights: w has 3 axes", tn_pack_weights(ctx, &cube, &out, err));
    FAILS(TN_ERR_LAYOUT, "packed in panels of", tn_pack_weights(ctx, &packed, &out, err));
    FAILS(TN_ERR_ARG, "ctx is NULL", tn_pack_weights(NULL, &w, &out, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_pack_weights(ctx, &w, NULL, err));
    FAILS(TN_ERR_ARG, "argument 0 is NULL", tn_pack_weights(ctx, NULL, &out, err));
    FAILS(TN_ERR_STALE, "is no tensor", tn_pack_weights(ctx, &none, &out, err));
    FAILS(TN_ERR_ARG, "become TN_STRIDED", tn_to_layout(ctx, &packed, TN_NCHW, 0, &out, err));
    FAILS(TN_ERR_ARG, "block 3", tn_to_layout(ctx, &packed, TN_STRIDED, 3, &out, err));
    release(&packed);
    release(&w);
    w = arange(ctx, TN_I32, 12, TN_SHAPE(3, 4));
    FAILS(TN_ERR_DTYPE, "w is i32", tn_pack_weights(ctx, &w, &out, err));
    release(&w);
    FAILS(TN_ERR_STALE, "was released", tn_pack_weights(ctx, &w, &out, err));
}

/* -- What packed weights refuse ---------------------------------------------------------------------------*/

typedef struct subject {
    tn_ctx   *ctx;
    tn_tensor p, plain, out;   /* packed, 3x3; plain ones of its shape */
    double    x;
    int64_t   i;
} subject;

typedef tn_status (*attempt)(subject *s, tn_error *err);

#define TRY(name, call) static tn_status name(subject *s, tn_error *err) { return call; }

TRY(permute, tn_permute(&s->p, TN_AXES(1, 0), &s->out, err))
TRY(turn, tn_t(&s->p, &s->out, err))
TRY(slice, tn_slice(&s->p, 0, 0, 1, 1, &s->out, err))
TRY(narrow, tn_narrow(&s->p, 0, 0, 1, &s->out, err))
TRY(select_one, tn_select(&s->p, 0, 0, &s->out, err))
TRY(flip, tn_flip(&s->p, 0, &s->out, err))
TRY(unsqueeze, tn_unsqueeze(&s->p, 0, &s->out, err))
TRY(expand, tn_expand(&s->p, TN_SHAPE(2, 3, 3), &s->out, err))
TRY(try_reshape, tn_try_reshape(&s->p, TN_SHAPE(9), &s->out, err))
TRY(as_strided, tn_as_strided(&s->p, TN_SHAPE(1), TN_SHAPE(1), 0, &s->out, err))
TRY(get_f64, tn_get_f64(&s->p, TN_INDEX(0, 0), &s->x, err))
TRY(get_i64, tn_get_i64(&s->p, TN_INDEX(0, 0), &s->i, err))
TRY(set_f64, tn_set_f64(&s->p, TN_INDEX(0, 0), 1, err))
TRY(contiguous, tn_contiguous(s->ctx, &s->p, &s->out, err))
TRY(reshape, tn_reshape(s->ctx, &s->p, TN_SHAPE(9), &s->out, err))
TRY(copy_to, tn_copy_from(s->ctx, &s->p, &s->plain, err))
TRY(copy_of, tn_copy_from(s->ctx, &s->plain, &s->p, err))
TRY(fill, tn_fill_f64(s->ctx, &s->p, 1, err))
TRY(check_finite, tn_check_finite(s->ctx, &s->p, "w", err))
TRY(require, tn_tensor_require_contiguous(&s->p, "test", err))
TRY(add, tn_add(s->ctx, &s->p, &s->plain, &s->out, err))
TRY(cast, tn_cast(s->ctx, &s->p, TN_F64, &s->out, err))
TRY(matmul, tn_matmul(s->ctx, &s->plain, &s->p, &s->out, err))
TRY(as_x, tn_linear(s->ctx, &s->p, &s->plain, NULL, NULL, &s->out, err))
TRY(as_bias, tn_linear(s->ctx, &s->plain, &s->plain, NULL,
                       TN_WITH(tn_linear_attrs, .then = {{ .op = TN_OP_ADD, .other = &s->p }}), &s->out, err))

static void nothing_else_takes_them(void **state)
{
    static const attempt attempts[] = {
        permute, turn, slice, narrow, select_one, flip, unsqueeze, expand, try_reshape, as_strided, get_f64,
        get_i64, set_f64, contiguous, reshape, copy_to, copy_of, fill, check_finite, require, add, cast,
        matmul, as_x, as_bias,
    };
    subject s = { .ctx = ctx_of(state) };
    uint64_t before, after;
    s.plain = arange(s.ctx, TN_F32, 9, TN_SHAPE(3, 3));
    OK(tn_pack_weights(s.ctx, &s.plain, &s.p, err));
    OK(tn_tensor_version(&s.p, &before, err));
    for (size_t i = 0; i < sizeof attempts / sizeof *attempts; i++)
        FAILS(TN_ERR_LAYOUT, "packed in panels of", attempts[i](&s, err));
    assert_null(tn_mutable_data(&s.p, TN_F32, NULL));
    assert_false(tn_tensor_is_contiguous(&s.p));
    OK(tn_tensor_version(&s.p, &after, err));
    assert_int_equal(before, 1);                       /* packing was its one write */
    assert_int_equal(after, before);
    release(&s.p);
    release(&s.plain);
}

/* Neither looks at elements: share, save, release. */
static void owners_and_versions(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor w = arange(ctx, TN_F32, 12, TN_SHAPE(3, 4)), packed, other, again;
    tn_saved saved;
    OK(tn_pack_weights(ctx, &w, &packed, err));
    OK(tn_tensor_share(&packed, &other, err));
    OK(tn_save(&packed, &saved, err));
    OK(tn_unpack(&saved, &again, err));
    SAME_TENSOR(&again, &packed);
    release(&packed);
    assert_panels(&other, &w);
    FAILS(TN_ERR_STALE, "was released", tn_to_layout(ctx, &packed, TN_STRIDED, 0, &again, err));
    packed = other;
    OK(tn_to_layout(ctx, &other, TN_STRIDED, 0, &other, err));      /* out may be t */
    assert_values(&other, 12, (const double[]){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 });
    release(&other);
    release(&packed);
    packed = w;
    OK(tn_pack_weights(ctx, &w, &w, err));
    assert_panels(&w, &packed);
    release(&w);
    release(&packed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(every_element_has_its_place),
        WITH_CTX(zero_sizes),
        cmocka_unit_test(each_tier_has_its_number),
        WITH_CTX(wrong_requests),
        WITH_CTX(nothing_else_takes_them),
        WITH_CTX(owners_and_versions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
