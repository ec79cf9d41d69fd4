#include "core_fixture.h"

#include <stdlib.h>
#include <sys/mman.h>

/* test_views.c: views, reshapes and broadcasting against NumPy: replays views.txt, which make_views.py
 * writes and explains, and the reshape and stride cases of the bug collection. */

/* -- The chains ---------------------------------------------------------------------------------*/

/* Reads the numbers of a field, up to ':' or the end; returns what is behind. */
static const char *numbers(const char *at, tn_dims *out)
{
    out->count = 0;
    while (*at == ' ')
        at++;
    while (*at != 0 && *at != ':' && *at != '\n') {
        char *end;
        out->v[out->count++] = (int32_t)strtol(at, &end, 10);
        assert_ptr_not_equal(end, at);
        for (at = end; *at == ' ';)
            at++;
    }
    return *at == ':' ? at + 1 : at;
}

/* ORDER view letters */
static tn_status step(char letter, const tn_dims *a, tn_tensor *v, tn_error *err)
{
    switch (letter) {
    case 'p': return tn_permute(v, *a, v, err);
    case 'x': return tn_transpose(v, a->v[0], a->v[1], v, err);
    case 't': return tn_t(v, v, err);
    case 's': return tn_slice(v, a->v[0], a->v[1], a->v[2], a->v[3], v, err);
    case 'n': return tn_narrow(v, a->v[0], a->v[1], a->v[2], v, err);
    case 'e': return tn_select(v, a->v[0], a->v[1], v, err);
    case 'f': return tn_flip(v, a->v[0], v, err);
    case 'u': return tn_unsqueeze(v, a->v[0], v, err);
    case 'q': return tn_squeeze(v, a->v[0], v, err);
    case 'a': return tn_squeeze_all(v, v, err);
    case 'w': return tn_expand(v, *a, v, err);
    case 'r': return tn_try_reshape(v, *a, v, err);
    default:  fail_msg("there is no step %c", letter); return TN_ERR_ARG;
    }
}

static unsigned hash_of(const tn_tensor *t)
{
    uint32_t hash = 2166136261u;

    for (int32_t i = 0; i < tn_tensor_count(t); i++)
        hash = (hash ^ (uint32_t)element(t, i)) * 16777619u;
    return hash;
}

typedef struct replay {
    tn_ctx   *ctx;
    tn_tensor base, v;
    int       line, chains, steps, copies, pairs;
} replay;

#define AT "views.txt:%d (chain %d): "

static void begin_chain(replay *r, const char *rest)
{
    int64_t count = 1;
    tn_dims shape;

    numbers(rest, &shape);
    for (int32_t i = 0; i < shape.count; i++)
        count *= shape.v[i];
    r->base = r->v = arange(r->ctx, TN_I64, count, shape);
}

/* A reshape that no view is: try_reshape leaves all as it was, reshape copies. */
static void replay_copy(replay *r, const tn_dims *shape, tn_status got, const tn_tensor *before,
                        const char *hash)
{
    tn_tensor copy;

    if (got != TN_ERR_CONTIGUITY)
        fail_msg(AT "%s, not a refusal", r->line, r->chains, tn_status_name(got));
    SAME_TENSOR(&r->v, before);
    OK(tn_reshape(r->ctx, &r->v, *shape, &copy, err));
    assert_false(tn_tensor_shares_buffer(&copy, &r->base));
    assert_true(tn_tensor_is_contiguous(&copy));
    if (hash_of(&copy) != strtoul(hash, NULL, 16))
        fail_msg(AT "other elements in the copy", r->line, r->chains);
    release(&copy);
    r->copies++;
}

static void replay_step(replay *r, char letter, const char *rest)
{
    tn_dims said, shape, strides, offset;
    tn_tensor before = r->v;
    tn_error e = { 0 };
    tn_status got;

    rest = numbers(rest, &said);
    got = step(letter, &said, &r->v, &e);
    if (*rest == '!') {
        replay_copy(r, &said, got, &before, rest + 1);
        return;
    }
    if (got != TN_OK)
        fail_msg(AT "%s", r->line, r->chains, e.message);
    rest = numbers(rest, &shape);
    rest = numbers(rest, &strides);
    numbers(rest, &offset);
    assert_dims("extent", r->v.rank, r->v.shape, shape);
    assert_dims("stride", r->v.rank, r->v.stride, strides);
    if (r->v.offset != offset.v[0])
        fail_msg(AT "offset %d, not %d", r->line, r->chains, (int)r->v.offset, (int)offset.v[0]);
    for (int32_t i = r->v.rank; i < TN_MAX_RANK; i++)
        assert_true(r->v.shape[i] == 0 && r->v.stride[i] == 0);
    assert_true(tn_tensor_shares_buffer(&r->v, &r->base));
    r->steps++;
}

static void end_chain(replay *r, const char *rest)
{
    char *end;
    unsigned long hash = strtoul(rest, &end, 16);

    if (hash_of(&r->v) != hash)
        fail_msg(AT "other elements; make_views.py %d prints them", r->line, r->chains, r->chains);
    if (tn_tensor_is_contiguous(&r->v) != (*end == 'P'))
        fail_msg(AT "NumPy says %s", r->line, r->chains, *end == 'P' ? "contiguous" : "not contiguous");
    release(&r->base);
    r->chains++;
}

static void replay_pair(replay *r, const char *line)
{
    tn_dims a, b, want, got;

    line = numbers(numbers(line, &a), &b);
    if (*line == '!') {
        FAILS(TN_ERR_SHAPE, "do not broadcast", tn_broadcast_shape(a, b, &got, err));
    } else {
        numbers(line, &want);
        OK(tn_broadcast_shape(a, b, &got, err));
        assert_dims("extent", got.count, got.v, want);
    }
    r->pairs++;
}

static void replays_numpy(void **state)
{
    FILE *file = fopen(TESTS_DIR "/unit/views.txt", "r");
    replay r = { .ctx = ctx_of(state) };
    char line[400];

    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL) {
        r.line++;
        if (line[0] == 'b')
            begin_chain(&r, line + 1);
        else if (line[0] == '=')
            end_chain(&r, line + 1);
        else if (line[0] >= 'a' && line[0] <= 'z')
            replay_step(&r, line[0], line + 1);
        else if (line[0] != '#')
            replay_pair(&r, line);
    }
    fclose(file);
    assert_true(r.chains >= 3000 && r.steps >= 10000 && r.copies >= 300 && r.pairs >= 500);
}

/* -- A-S1: sizes and overflow -------------------------------------------------------------------*/

/* The I64-shape form of the case cannot be written: extents are 32-bit by type. */
static void a_s1_1_reshape_product_wraps(void **state)
{
    tn_tensor t, v, before;

    t = arange(ctx_of(state), TN_F32, 20, TN_SHAPE(20));
    OK(tn_slice(&t, 0, 0, 20, 2, &v, err));
    before = v;
    FAILS(TN_ERR_SHAPE, "2x7x7x43826197", tn_try_reshape(&v, TN_SHAPE(2, 7, 7, 43826197), &v, err));
    SAME_TENSOR(&v, &before);
    FAILS(TN_ERR_SHAPE, "too large", tn_try_reshape(&v, TN_SHAPE(2, 13, 419, 691, 823, INT32_MAX), &v, err));
    release(&t);
}

static void a_s1_2_zero_extent_hides_overflow(void **state)
{
    tn_tensor t;

    OK(tn_tensor_zeros(ctx_of(state), TN_F64, TN_SHAPE(0, 2147483647), &t, err));
    assert_int_equal(tn_tensor_count(&t), 0);
    release(&t);
    OK(tn_tensor_zeros(ctx_of(state), TN_F64, TN_SHAPE(2147483647, 0), &t, err));
    assert_int_equal(tn_tensor_count(&t), 0);
    release(&t);
    FAILS(TN_ERR_SHAPE, "100000x100000x0",
          tn_tensor_zeros(ctx_of(state), TN_F64, TN_SHAPE(100000, 100000, 0), &t, err));
    OK(tn_tensor_zeros(ctx_of(state), TN_F64, TN_SHAPE(0, 100000, 100000), &t, err));
    FAILS(TN_ERR_SHAPE, "too large", tn_permute(&t, TN_AXES(1, 2, 0), &t, err));
    release(&t);
}

static void a_s1_3_negative_span_wraps(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 16, TN_SHAPE(16)), v;

    FAILS(TN_ERR_SHAPE, "-2147483650",
          tn_as_strided(&t, TN_SHAPE(3), TN_SHAPE(-1073741825), 0, &v, err));
    FAILS(TN_ERR_SHAPE, "reaches",
          tn_as_strided(&t, TN_SHAPE(3, 3), TN_SHAPE(INT32_MIN, INT32_MAX), 0, &v, err));
    release(&t);
}

static void a_s1_4_large_matrix_of_one_element(void **state)
{
    tn_tensor one = arange(ctx_of(state), TN_U8, 1, TN_SHAPE(1)), v;

    OK(tn_set_i64(&one, TN_INDEX(0), 7, err));
    OK(tn_expand(&one, TN_SHAPE(46340, 46341), &v, err));
    OK(tn_select(&v, 0, 46339, &v, err));
    OK(tn_select(&v, 0, 46340, &v, err));
    assert_true(element(&v, 0) == 7);
    FAILS(TN_ERR_SHAPE, "46341x46341", tn_expand(&one, TN_SHAPE(46341, 46341), &v, err));
    release(&one);
}

/* On pages that only exist where they are touched. */
static void a_s1_4_last_element_of_a_large_matrix(void **state)
{
    const size_t bytes = (size_t)46340 * 46341;
    uint8_t *data = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1,
                         0);
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = bytes, .dtype = TN_U8,
                     .shape = TN_SHAPE(46340, 46341) };
    int64_t x;
    tn_tensor m;

    assert_true(data != MAP_FAILED);
    OK(tn_tensor_from_data(ctx_of(state), &f, &m, err));
    OK(tn_set_i64(&m, TN_INDEX(46339, 46340), 9, err));
    OK(tn_get_i64(&m, TN_INDEX(46339, 46340), &x, err));
    assert_int_equal(x, 9);
    assert_int_equal(data[2147441939], 9);
    OK(tn_flip(&m, 0, &m, err));
    OK(tn_get_i64(&m, TN_INDEX(0, 46340), &x, err));
    assert_int_equal(x, 9);
    release(&m);
    munmap(data, bytes);
    FAILS(TN_ERR_SHAPE, "too large", tn_tensor_new(ctx_of(state), TN_U8, TN_SHAPE(46341, 46341), &m, err));
}

/* -- A-S2: reshape, strides ---------------------------------------------------------------------*/

static void a_s2_1_reshape_of_a_permuted_view(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 16, TN_SHAPE(4, 4)), v;

    OK(tn_permute(&t, TN_AXES(1, 0), &v, err));
    OK(tn_try_reshape(&v, TN_SHAPE(2, 2, 2, 2), &v, err));
    assert_strides(&v, 2, 1, 8, 4);
    OK(tn_permute(&v, TN_AXES(2, 3, 0, 1), &v, err));
    assert_strides(&v, 8, 4, 2, 1);
    assert_true(tn_tensor_is_contiguous(&v));
    assert_true(tn_tensor_shares_buffer(&t, &v));
    for (int i = 0; i < 16; i++)
        assert_true(element(&v, i) == i);
    release(&t);
}

static void a_s2_2_odd_stride_of_an_extent_1(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 100, TN_SHAPE(100)), v, r;

    OK(tn_as_strided(&t, TN_SHAPE(10, 1, 10), TN_SHAPE(10, 777, 1), 0, &v, err));
    OK(tn_try_reshape(&v, TN_SHAPE(100), &r, err));
    assert_strides(&r, 1);
    OK(tn_try_reshape(&v, TN_SHAPE(5, 20), &r, err));
    assert_strides(&r, 20, 1);
    release(&t);
}

static void a_s2_3_extent_1_gives_no_step(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 8, TN_SHAPE(1, 1, 8)), v;

    OK(tn_transpose(&t, 1, 2, &v, err));
    assert_strides(&v, 8, 1, 8);
    assert_true(tn_tensor_is_contiguous(&v));
    OK(tn_select(&v, 0, 0, &v, err));
    OK(tn_try_reshape(&v, TN_SHAPE(8), &v, err));
    assert_strides(&v, 1);
    VALUES(&v, 0, 1, 2, 3, 4, 5, 6, 7);
    release(&t);
}

static void a_s2_4_reach_below_the_offset(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 4, TN_SHAPE(4)), v;

    OK(tn_as_strided(&t, TN_SHAPE(4), TN_SHAPE(-1), 3, &v, err));
    VALUES(&v, 3, 2, 1, 0);
    FAILS(TN_ERR_SHAPE, "-1 to 2", tn_as_strided(&t, TN_SHAPE(4), TN_SHAPE(-1), 2, &v, err));
    FAILS(TN_ERR_SHAPE, "0 to 4", tn_as_strided(&t, TN_SHAPE(2), TN_SHAPE(4), 0, &v, err));
    OK(tn_as_strided(&t, TN_SHAPE(0), TN_SHAPE(-5), 9, &v, err));
    assert_non_null(tn_data(&v, TN_F32, NULL));
    release(&t);
}

static void a_s2_5_no_writing_through_stride_0(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 1, TN_SCALAR), v;
    uint64_t version;

    OK(tn_set_f64(&t, TN_SCALAR, 3, err));
    OK(tn_expand(&t, TN_SHAPE(5), &v, err));
    FAILS(TN_ERR_OVERLAP, "strides 0", tn_set_f64(&v, TN_INDEX(0), 4, err));
    assert_null(tn_mutable_data(&v, TN_F32, NULL));
    OK(tn_tensor_version(&t, &version, err));
    assert_int_equal(version, 1);
    VALUES(&v, 3, 3, 3, 3, 3);
    OK(tn_expand(&t, TN_SHAPE(1, 1), &v, err));        /* nothing is there twice */
    OK(tn_set_f64(&v, TN_INDEX(0, 0), 4, err));
    release(&t);
}

static void a_s2_6_flip_counts_from_the_end(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 27, TN_SHAPE(3, 3, 3)), v, w;

    OK(tn_flip(&t, -2, &v, err));
    OK(tn_flip(&t, 1, &w, err));
    SAME_TENSOR(&v, &w);
    OK(tn_select(&v, 0, 0, &v, err));
    VALUES(&v, 6, 7, 8, 3, 4, 5, 0, 1, 2);
    FAILS(TN_ERR_RANGE, "axis -4", tn_flip(&t, -4, &v, err));
    FAILS(TN_ERR_RANGE, "axis 3", tn_flip(&t, 3, &v, err));
    release(&t);
}

static void a_s2_8_reversed_views(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_I32, 4, TN_SHAPE(4)), v, w;

    for (int i = 0; i < 4; i++)
        OK(tn_set_i64(&t, TN_INDEX(i), 10 * (i + 1), err));
    OK(tn_flip(&t, 0, &v, err));
    VALUES(&v, 40, 30, 20, 10);
    OK(tn_flip(&v, 0, &w, err));
    SAME_TENSOR(&w, &t);
    OK(tn_slice(&v, 0, 1, 4, 2, &v, err));
    VALUES(&v, 30, 10);
    release(&t);
    t = arange(ctx_of(state), TN_I32, 0, TN_SHAPE(0, 3));
    OK(tn_flip(&t, 0, &v, err));
    assert_int_equal(v.offset, 0);
    release(&t);
}

/* -- Refusals and edges -------------------------------------------------------------------------*/

static void refuses_bad_arguments(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 24, TN_SHAPE(2, 3, 4)), v = t, none = { 0 };

    FAILS(TN_ERR_RANK, "2 axes", tn_permute(&t, TN_AXES(0, 1), &v, err));
    FAILS(TN_ERR_ARG, "twice", tn_permute(&t, TN_AXES(0, 1, -2), &v, err));
    FAILS(TN_ERR_RANGE, "axis 3", tn_permute(&t, TN_AXES(0, 1, 3), &v, err));
    FAILS(TN_ERR_RANGE, "1 to 5", tn_slice(&t, 2, 1, 5, 1, &v, err));
    FAILS(TN_ERR_RANGE, "3 to 2", tn_slice(&t, 2, 3, 2, 1, &v, err));
    FAILS(TN_ERR_RANGE, "-1 to 2", tn_slice(&t, 2, -1, 2, 1, &v, err));
    FAILS(TN_ERR_RANGE, "step 0", tn_slice(&t, 2, 0, 2, 0, &v, err));
    FAILS(TN_ERR_RANGE, "2147483649", tn_narrow(&t, 2, 2, INT32_MAX, &v, err));
    FAILS(TN_ERR_RANGE, "1 to 0", tn_narrow(&t, 2, 1, -1, &v, err));
    FAILS(TN_ERR_RANGE, "position 4", tn_select(&t, -1, 4, &v, err));
    FAILS(TN_ERR_SHAPE, "extent 3", tn_squeeze(&t, 1, &v, err));
    FAILS(TN_ERR_SHAPE, "2x3x4 does not stretch to 3x4", tn_expand(&t, TN_SHAPE(3, 4), &v, err));
    FAILS(TN_ERR_SHAPE, "does not stretch", tn_expand(&t, TN_SHAPE(2, 3, 5), &v, err));
    FAILS(TN_ERR_SHAPE, "has 25 elements, the tensor has 24", tn_try_reshape(&t, TN_SHAPE(5, 5), &v, err));
    FAILS(TN_ERR_SHAPE, "more than one -1", tn_try_reshape(&t, TN_SHAPE(-1, -1), &v, err));
    FAILS(TN_ERR_SHAPE, "do not fill", tn_try_reshape(&t, TN_SHAPE(-1, 5), &v, err));
    FAILS(TN_ERR_SHAPE, "negative", tn_try_reshape(&t, TN_SHAPE(-2, -12), &v, err));
    FAILS(TN_ERR_RANK, "9 axes", tn_try_reshape(&t, (tn_dims){ 9, { 0 } }, &v, err));
    FAILS(TN_ERR_RANK, "2 strides", tn_as_strided(&t, TN_SHAPE(1), TN_SHAPE(1, 1), 0, &v, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_flip(&t, 0, NULL, err));
    FAILS(TN_ERR_ARG, "NULL", tn_flip(NULL, 0, &v, err));
    FAILS(TN_ERR_SHAPE, "-1 in 0x-1", tn_try_reshape(&t, TN_SHAPE(0, -1), &v, err));
    FAILS(TN_ERR_STALE, "no tensor", tn_flip(&none, 0, &v, err));
    SAME_TENSOR(&v, &t);
    release(&t);
}

static void ranks_at_the_limits(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 1, TN_SCALAR), v;

    FAILS(TN_ERR_RANK, "two axes", tn_t(&t, &v, err));
    FAILS(TN_ERR_RANGE, "[0, 0)", tn_flip(&t, 0, &v, err));
    OK(tn_permute(&t, TN_SCALAR, &v, err));
    OK(tn_unsqueeze(&t, -1, &v, err));
    assert_shape(&v, 1);
    for (int i = 1; i < TN_MAX_RANK; i++)
        OK(tn_unsqueeze(&v, -1, &v, err));
    FAILS(TN_ERR_RANK, "8 axes", tn_unsqueeze(&v, 0, &v, err));
    FAILS(TN_ERR_RANGE, "axis 9", tn_unsqueeze(&v, 9, &v, err));
    OK(tn_squeeze_all(&v, &v, err));
    assert_int_equal(v.rank, 0);
    release(&t);
}

/* Strides and offsets that nothing uses may not fit 32 bits; the view is made all the same. */
static void unused_strides_do_not_overflow(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_U8, 8, TN_SHAPE(2, 4)), v;

    OK(tn_slice(&t, 0, 0, 2, INT32_MAX, &v, err));
    assert_shape(&v, 1, 4);
    VALUES(&v, 0, 1, 2, 3);
    OK(tn_as_strided(&t, TN_SHAPE(1, 4), TN_SHAPE(INT32_MIN, 1), 0, &v, err));
    OK(tn_flip(&v, 0, &v, err));
    VALUES(&v, 0, 1, 2, 3);
    OK(tn_as_strided(&t, TN_SHAPE(3, 0), TN_SHAPE(INT32_MAX, 1), INT32_MAX, &v, err));
    OK(tn_flip(&v, 0, &v, err));
    OK(tn_select(&v, 0, 2, &v, err));
    assert_int_equal(tn_tensor_count(&v), 0);
    OK(tn_as_strided(&t, TN_SHAPE(0, 3), TN_SHAPE(1, INT32_MAX), 0, &v, err));
    OK(tn_unsqueeze(&v, 1, &v, err));
    assert_shape(&v, 0, 1, 3);
    release(&t);
}

static void broadcasts_shapes(void **state)
{
    tn_dims s;

    (void)state;
    OK(tn_broadcast_shape(TN_SHAPE(2, 1, 4), TN_SHAPE(3, 1), &s, err));
    assert_dims("extent", s.count, s.v, TN_SHAPE(2, 3, 4));
    OK(tn_broadcast_shape(TN_SCALAR, TN_SHAPE(5, 0), &s, err));
    assert_dims("extent", s.count, s.v, TN_SHAPE(5, 0));
    OK(tn_broadcast_shape(TN_SHAPE(1), TN_SHAPE(0), &s, err));
    assert_dims("extent", s.count, s.v, TN_SHAPE(0));
    FAILS(TN_ERR_SHAPE, "2x3 and 4", tn_broadcast_shape(TN_SHAPE(2, 3), TN_SHAPE(4), &s, err));
    FAILS(TN_ERR_SHAPE, "too large", tn_broadcast_shape(TN_SHAPE(65536, 1), TN_SHAPE(65536), &s, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_broadcast_shape(TN_SCALAR, TN_SCALAR, NULL, err));
    FAILS(TN_ERR_SHAPE, "negative", tn_broadcast_shape(TN_SHAPE(-1), TN_SHAPE(4), &s, err));
    assert_dims("extent", s.count, s.v, TN_SHAPE(0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(replays_numpy),
        WITH_CTX(a_s1_1_reshape_product_wraps),
        WITH_CTX(a_s1_2_zero_extent_hides_overflow),
        WITH_CTX(a_s1_3_negative_span_wraps),
        WITH_CTX(a_s1_4_large_matrix_of_one_element),
        WITH_CTX(a_s1_4_last_element_of_a_large_matrix),
        WITH_CTX(a_s2_1_reshape_of_a_permuted_view),
        WITH_CTX(a_s2_2_odd_stride_of_an_extent_1),
        WITH_CTX(a_s2_3_extent_1_gives_no_step),
        WITH_CTX(a_s2_4_reach_below_the_offset),
        WITH_CTX(a_s2_5_no_writing_through_stride_0),
        WITH_CTX(a_s2_6_flip_counts_from_the_end),
        WITH_CTX(a_s2_8_reversed_views),
        WITH_CTX(refuses_bad_arguments),
        WITH_CTX(ranks_at_the_limits),
        WITH_CTX(unused_strides_do_not_overflow),
        WITH_CTX(broadcasts_shapes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
