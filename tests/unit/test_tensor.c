#include "core_fixture.h"

#include <math.h>

/* test_tensor.c: making tensors, owners and stale handles, foreign memory, versions, single elements. */

static const tn_dtype types[] = {
    TN_F32, TN_U8, TN_I8, TN_U16, TN_I16, TN_I32, TN_I64, TN_BOOL, TN_F16, TN_F64, TN_U32, TN_U64, TN_BF16,
};

#define TYPES (sizeof types / sizeof types[0])

static uint64_t version_of(const tn_tensor *t)
{
    uint64_t version;

    OK(tn_tensor_version(t, &version, err));
    return version;
}

/* -- Making -------------------------------------------------------------------------------------*/

static void new_tensors_are_packed(void **state)
{
    tn_tensor t;

    OK(tn_tensor_new(ctx_of(state), TN_F32, TN_SHAPE(2, 3, 4), &t, err));
    assert_shape(&t, 2, 3, 4);
    assert_strides(&t, 12, 4, 1);
    assert_int_equal(t.offset, 0);
    assert_int_equal(tn_tensor_count(&t), 24);
    assert_true(tn_tensor_is_contiguous(&t));
    assert_int_equal((uintptr_t)tn_data(&t, TN_F32, NULL) % 64, 0);
    release(&t);
    OK(tn_tensor_new(ctx_of(state), TN_F64, TN_SCALAR, &t, err));
    assert_int_equal(tn_tensor_count(&t), 1);
    release(&t);
    OK(tn_tensor_new(ctx_of(state), TN_F64, TN_SHAPE(2, 0, 3), &t, err));
    assert_strides(&t, 0, 3, 1);
    assert_true(tn_tensor_is_contiguous(&t));
    assert_non_null(tn_data(&t, TN_F64, NULL));
    release(&t);
}

static void limits_come_before_memory(void **state)
{
    tn_tensor t = { 0 }, none = { 0 };
    tn_memory_stats stats = { .size = sizeof stats };

    FAILS(TN_ERR_SHAPE, "has 2147483648 bytes",
          tn_tensor_new(ctx_of(state), TN_F32, TN_SHAPE(1 << 29), &t, err));
    FAILS(TN_ERR_SHAPE, "2147483648 elements",
          tn_tensor_new(ctx_of(state), TN_U8, TN_SHAPE(2, 1 << 30), &t, err));
    FAILS(TN_ERR_SHAPE, "negative", tn_tensor_new(ctx_of(state), TN_U8, TN_SHAPE(2, -3), &t, err));
    FAILS(TN_ERR_RANK, "9 axes", tn_tensor_new(ctx_of(state), TN_U8, (tn_dims){ 9, { 0 } }, &t, err));
    FAILS(TN_ERR_RANK, "-1 axes", tn_tensor_new(ctx_of(state), TN_U8, (tn_dims){ -1, { 0 } }, &t, err));
    FAILS(TN_ERR_DTYPE, "8 is no", tn_tensor_new(ctx_of(state), (tn_dtype)8, TN_SHAPE(2), &t, err));
    FAILS(TN_ERR_ARG, "ctx is NULL", tn_tensor_new(NULL, TN_U8, TN_SHAPE(2), &t, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_tensor_new(ctx_of(state), TN_U8, TN_SHAPE(2), NULL, err));
    SAME_TENSOR(&t, &none);
    tn_memory_get_stats(((fixture *)*state)->memory, &stats);
    assert_int_equal(stats.live_peak, 0);
}

static void zeros_of_every_type(void **state)
{
    for (size_t i = 0; i < TYPES; i++) {
        tn_tensor t;
        OK(tn_tensor_zeros(ctx_of(state), types[i], TN_SHAPE(5), &t, err));
        VALUES(&t, 0, 0, 0, 0, 0);
        assert_int_equal(version_of(&t), 0);
        release(&t);
    }
}

static void arange_counts_short_of_end(void **state)
{
    tn_tensor t;

    for (size_t i = 0; i < TYPES; i++) {
        OK(tn_tensor_arange(ctx_of(state), types[i], 0, 7, 3, &t, err));
        if (types[i] == TN_BOOL)
            VALUES(&t, 0, 1, 1);
        else
            VALUES(&t, 0, 3, 6);
        release(&t);
    }
    OK(tn_tensor_arange(ctx_of(state), TN_I32, 5, -2, -3, &t, err));
    VALUES(&t, 5, 2, -1);
    release(&t);
    OK(tn_tensor_arange(ctx_of(state), TN_I32, 5, 5, 1, &t, err));
    assert_shape(&t, 0);
    release(&t);
    OK(tn_tensor_arange(ctx_of(state), TN_F64, INT64_MIN, INT64_MAX, INT64_MAX, &t, err));
    VALUES(&t, -9223372036854775808.0, -1, 9223372036854775806.0);
    release(&t);
    FAILS(TN_ERR_ARG, "step is 0", tn_tensor_arange(ctx_of(state), TN_I32, 0, 1, 0, &t, err));
    FAILS(TN_ERR_SHAPE, "18446744073709551615",
          tn_tensor_arange(ctx_of(state), TN_U8, INT64_MIN, INT64_MAX, 1, &t, err));
}

/* -- Owners -------------------------------------------------------------------------------------*/

/* Any copy or view ends them all; nothing that is stale reads, or ends somebody else's tensor. */
static void stale_handles(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 6, TN_SHAPE(2, 3)), copy = t, view, other, v;
    uint64_t version;
    double x;

    OK(tn_t(&t, &view, err));
    release(&view);
    assert_false(tn_tensor_is_live(&t));
    other = arange(ctx_of(state), TN_F32, 6, TN_SHAPE(6));         /* the same cell and bytes again */
    assert_ptr_equal(other.buffer, t.buffer);
    release(&copy);
    release(&t);
    release(&t);
    assert_true(tn_tensor_is_live(&other));
    FAILS(TN_ERR_STALE, "released", tn_get_f64(&t, TN_INDEX(0, 0), &x, err));
    FAILS(TN_ERR_STALE, "released", tn_set_f64(&t, TN_INDEX(0, 0), 1, err));
    FAILS(TN_ERR_STALE, "released", tn_tensor_share(&t, &v, err));
    FAILS(TN_ERR_STALE, "released", tn_tensor_version(&t, &version, err));
    FAILS(TN_ERR_STALE, "released", tn_as_strided(&t, TN_SHAPE(1), TN_SHAPE(1), 0, &v, err));
    assert_null(tn_data(&t, TN_F32, NULL));
    assert_null(tn_mutable_data(&t, TN_F32, NULL));
    assert_false(tn_tensor_shares_buffer(&t, &other));
    assert_true(tn_tensor_shares_buffer(&t, &copy));
    OK(tn_flip(&t, 0, &v, err));                                    /* a description is only that */
    VALUES(&other, 0, 1, 2, 3, 4, 5);
    assert_int_equal(version_of(&other), 0);
    release(&other);
}

static void no_tensor(void **state)
{
    tn_tensor none = { 0 };
    double x;

    (void)state;
    release(&none);
    release(NULL);
    assert_false(tn_tensor_is_live(&none));
    assert_false(tn_tensor_is_live(NULL));
    FAILS(TN_ERR_STALE, "no tensor", tn_get_f64(&none, TN_SCALAR, &x, err));
    FAILS(TN_ERR_ARG, "NULL", tn_get_f64(NULL, TN_SCALAR, &x, err));
    assert_false(tn_tensor_shares_buffer(&none, &none));
}

static void shared_owners_end_one_by_one(void **state)
{
    tn_tensor a = arange(ctx_of(state), TN_F32, 4, TN_SHAPE(2, 2)), b, c;
    double x;

    OK(tn_tensor_share(&a, &b, err));
    OK(tn_tensor_share(&b, &c, err));
    assert_true(tn_tensor_shares_buffer(&a, &c));
    OK(tn_set_f64(&b, TN_INDEX(0, 1), 9, err));
    assert_int_equal(version_of(&a), 1);
    release(&a);
    assert_false(tn_tensor_is_live(&a));
    VALUES(&b, 0, 9, 2, 3);
    release(&b);
    VALUES(&c, 0, 9, 2, 3);
    release(&c);
    FAILS(TN_ERR_STALE, "released", tn_get_f64(&c, TN_INDEX(0, 0), &x, err));
}

/* -- Foreign memory -----------------------------------------------------------------------------*/

static void count_ends(void *user)
{
    ++*(int *)user;
}

static void wraps_foreign_memory(void **state)
{
    float data[6] = { 1, 2, 3, 4, 5, 6 };
    int ends = 0;
    tn_tensor t, second;
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = sizeof data, .dtype = TN_F32,
                     .shape = TN_SHAPE(2, 3), .release = count_ends, .user = &ends };

    OK(tn_tensor_from_data(ctx_of(state), &f, &t, err));
    assert_ptr_equal(tn_data(&t, TN_F32, NULL), data);
    VALUES(&t, 1, 2, 3, 4, 5, 6);
    OK(tn_set_f64(&t, TN_INDEX(1, 2), 60, err));
    assert_true(data[5] == 60);
    OK(tn_tensor_share(&t, &second, err));
    release(&t);
    release(&t);
    assert_int_equal(ends, 0);
    release(&second);
    assert_int_equal(ends, 1);
}

static void foreign_views_and_read_only(void **state)
{
    int16_t data[6] = { 1, 2, 3, 4, 5, 6 };
    tn_tensor t, v;
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = sizeof data, .dtype = TN_I16,
                     .shape = TN_SHAPE(3, 2), .stride = TN_SHAPE(-2, 1), .offset = 4, .read_only = true };

    OK(tn_tensor_from_data(ctx_of(state), &f, &t, err));
    VALUES(&t, 5, 6, 3, 4, 1, 2);
    FAILS(TN_ERR_READONLY, "lent for reading", tn_set_i64(&t, TN_INDEX(0, 0), 1, err));
    assert_null(tn_mutable_data(&t, TN_I16, NULL));
    assert_int_equal(version_of(&t), 0);
    OK(tn_as_strided(&t, TN_SHAPE(6), TN_SHAPE(1), 0, &v, err));
    FAILS(TN_ERR_SHAPE, "0 to 6 of 6", tn_as_strided(&t, TN_SHAPE(7), TN_SHAPE(1), 0, &v, err));
    release(&t);
}

static void refuses_bad_foreign_memory(void **state)
{
    float data[6] = { 0 };
    int ends = 0;
    tn_tensor t;
    const tn_foreign good = { .size = sizeof good, .data = data, .bytes = sizeof data, .dtype = TN_F32,
                              .shape = TN_SHAPE(2, 3), .release = count_ends, .user = &ends };
    tn_foreign f;

    f = good; f.bytes = 23;
    FAILS(TN_ERR_SHAPE, "0 to 5 of 5", tn_tensor_from_data(ctx_of(state), &f, &t, err));
    f = good; f.offset = -1;
    FAILS(TN_ERR_SHAPE, "-1 to 4", tn_tensor_from_data(ctx_of(state), &f, &t, err));
    f = good; f.data = (char *)data + 1;
    FAILS(TN_ERR_ARG, "not aligned to the 4 bytes of f32", tn_tensor_from_data(ctx_of(state), &f, &t, err));
    f = good; f.data = NULL;
    FAILS(TN_ERR_ARG, "data is NULL", tn_tensor_from_data(ctx_of(state), &f, &t, err));
    f = good; f.dtype = (tn_dtype)17;
    FAILS(TN_ERR_DTYPE, "17", tn_tensor_from_data(ctx_of(state), &f, &t, err));
    f = good; f.stride = TN_SHAPE(1);
    FAILS(TN_ERR_RANK, "1 strides for 2", tn_tensor_from_data(ctx_of(state), &f, &t, err));
    f = good; f.shape = TN_SHAPE(100000, 100000);
    FAILS(TN_ERR_SHAPE, "too large", tn_tensor_from_data(ctx_of(state), &f, &t, err));
    f = good; f.size = 0;
    FAILS(TN_ERR_ARG, "0 bytes", tn_tensor_from_data(ctx_of(state), &f, &t, err));
    assert_int_equal(ends, 0);
    f = good; f.data = NULL; f.bytes = 0; f.shape = TN_SHAPE(0, 3);
    OK(tn_tensor_from_data(ctx_of(state), &f, &t, err));
    assert_non_null(tn_data(&t, TN_F32, NULL));
    release(&t);
    assert_int_equal(ends, 1);
}

/* -- Versions -----------------------------------------------------------------------------------*/

static void every_write_counts_once(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_I32, 4, TN_SHAPE(2, 2)), v;
    int32_t *data;

    assert_int_equal(version_of(&t), 0);
    OK(tn_set_i64(&t, TN_INDEX(0, 0), 5, err));
    assert_int_equal(version_of(&t), 1);
    OK(tn_select(&t, 0, 1, &v, err));
    OK(tn_set_f64(&v, TN_INDEX(0), 6, err));
    assert_int_equal(version_of(&t), 2);
    data = tn_mutable_data(&v, TN_I32, NULL);
    assert_non_null(data);
    data[1] = 7;
    assert_int_equal(version_of(&t), 3);
    assert_ptr_equal(data, (const int32_t *)tn_data(&t, TN_I32, NULL) + 2);
    assert_int_equal(version_of(&t), 3);
    VALUES(&t, 5, 1, 6, 7);
    assert_null(tn_mutable_data(&t, TN_F32, NULL));                 /* refused: no write */
    FAILS(TN_ERR_RANGE, "index 2,0 is outside the shape 2x2", tn_set_i64(&t, TN_INDEX(2, 0), 1, err));
    assert_int_equal(version_of(&t), 3);
    release(&t);
    t = arange(ctx_of(state), TN_I32, 4, TN_SHAPE(4));      /* the same block, counting from 0 again */
    assert_int_equal(version_of(&t), 0);
    release(&t);
}

/* -- Elements -----------------------------------------------------------------------------------*/

static void elements_of_every_type(void **state)
{
    for (size_t i = 0; i < TYPES; i++) {
        tn_tensor t;
        int64_t n;
        double x;
        OK(tn_tensor_zeros(ctx_of(state), types[i], TN_SHAPE(3), &t, err));
        OK(tn_set_f64(&t, TN_INDEX(1), 1, err));
        OK(tn_set_i64(&t, TN_INDEX(2), 100, err));
        OK(tn_get_f64(&t, TN_INDEX(2), &x, err));
        OK(tn_get_i64(&t, TN_INDEX(2), &n, err));
        assert_int_equal(n, types[i] == TN_BOOL ? 1 : 100);
        assert_true(x == (double)n);
        VALUES(&t, 0, 1, types[i] == TN_BOOL ? 1 : 100);            /* neighbours untouched */
        release(&t);
    }
}

static void refuses_bad_indices(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 6, TN_SHAPE(2, 3));
    int64_t n = 77;
    double x = 77;

    FAILS(TN_ERR_RANK, "1 indices for 2 axes", tn_get_f64(&t, TN_INDEX(0), &x, err));
    FAILS(TN_ERR_RANGE, "index 0,3", tn_get_f64(&t, TN_INDEX(0, 3), &x, err));
    FAILS(TN_ERR_RANGE, "index -1,0", tn_get_i64(&t, TN_INDEX(-1, 0), &n, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_get_f64(&t, TN_INDEX(0, 0), NULL, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_tensor_version(&t, NULL, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_tensor_share(&t, NULL, err));
    FAILS(TN_ERR_ARG, "foreign is NULL", tn_tensor_from_data(ctx_of(state), NULL, &t, err));
    FAILS(TN_ERR_ARG, "is NULL", tn_tensor_require_contiguous(NULL, "op", err));
    assert_true(x == 77 && n == 77);
    release(&t);
}

static void addresses_are_typed(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_U16, 6, TN_SHAPE(6)), v;
    tn_error e = { 0 };

    OK(tn_narrow(&t, 0, 4, 2, &v, err));
    assert_int_equal(*(const uint16_t *)tn_data(&v, TN_U16, NULL), 4);
    assert_null(tn_data(&v, TN_I16, &e));
    assert_int_equal(e.status, TN_ERR_DTYPE);
    assert_string_equal(e.message, "data: the tensor is u16, not i16");
    release(&t);
}

static void names_the_strides_it_does_not_take(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 12, TN_SHAPE(3, 4)), v;

    OK(tn_tensor_require_contiguous(&t, "quantise", err));
    OK(tn_t(&t, &v, err));
    assert_false(tn_tensor_is_contiguous(&v));
    FAILS(TN_ERR_CONTIGUITY, "quantise: needs a packed tensor; this one is 4x3 with strides 1,4",
          tn_tensor_require_contiguous(&v, "quantise", err));
    OK(tn_narrow(&t, 0, 1, 1, &v, err));
    assert_true(tn_tensor_is_contiguous(&v));
    release(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(new_tensors_are_packed),
        WITH_CTX(limits_come_before_memory),
        WITH_CTX(zeros_of_every_type),
        WITH_CTX(arange_counts_short_of_end),
        WITH_CTX(stale_handles),
        WITH_CTX(no_tensor),
        WITH_CTX(shared_owners_end_one_by_one),
        WITH_CTX(wraps_foreign_memory),
        WITH_CTX(foreign_views_and_read_only),
        WITH_CTX(refuses_bad_foreign_memory),
        WITH_CTX(every_write_counts_once),
        WITH_CTX(elements_of_every_type),
        WITH_CTX(refuses_bad_indices),
        WITH_CTX(addresses_are_typed),
        WITH_CTX(names_the_strides_it_does_not_take),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
