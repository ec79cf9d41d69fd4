/* test_join.c: concat, pad, gather and embedding: values worked out by hand, every type and stride, errors
 * with their sentences, outputs that are left as they were, and equal bits for every number of threads. */
#include "core_fixture.h"

#include <math.h>

#include "kernel/desc/desc_p.h"

static const tn_dtype every_type[] = { TN_F32, TN_U8,  TN_I8,  TN_U16, TN_I16, TN_I32, TN_I64,
                                       TN_BOOL, TN_F16, TN_F64, TN_U32, TN_U64, TN_BF16 };
enum { TYPES = sizeof every_type / sizeof *every_type };

/* 0 … 11 as 3x4; of bool, whether it is odd. */
static tn_tensor numbers(tn_ctx *ctx, tn_dtype dtype, tn_dims shape)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, dtype, shape, &t, err));
    tn_dims flat = { 1, { tn_tensor_count(&t) } };
    tn_tensor line;
    OK(tn_try_reshape(&t, flat, &line, err));
    for (int32_t i = 0; i < flat.v[0]; i++)
        OK(tn_set_f64(&line, TN_SHAPE(i), dtype == TN_BOOL ? i & 1 : i, err));
    return t;
}

static tn_tensor ids(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, const int64_t *values)
{
    tn_tensor t, line;
    OK(tn_tensor_new(ctx, dtype, shape, &t, err));
    OK(tn_try_reshape(&t, (tn_dims){ 1, { tn_tensor_count(&t) } }, &line, err));
    for (int32_t i = 0; i < tn_tensor_count(&t); i++)
        OK(tn_set_i64(&line, TN_SHAPE(i), values[i], err));
    return t;
}

#define IDS(ctx, dtype, shape, ...) ids(ctx, dtype, shape, (const int64_t[]){ __VA_ARGS__ })

/* -- concat -----------------------------------------------------------------------------------------------*/

static void concat_of_every_type(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    for (int i = 0; i < TYPES; i++) {
        tn_tensor a = numbers(ctx, every_type[i], TN_SHAPE(2, 2)),
            b = numbers(ctx, every_type[i], TN_SHAPE(2, 1));
        tn_tensor y;
        OK(tn_concat(ctx, TN_LIST(&a, &b, &a), -1, &y, err));
        assert_int_equal(y.dtype, every_type[i]);
        assert_shape(&y, 2, 5);
        if (every_type[i] == TN_BOOL)
            VALUES(&y, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1);
        else
            VALUES(&y, 0, 1, 0, 0, 1, 2, 3, 1, 2, 3);
        release(&y);
        OK(tn_concat(ctx, TN_LIST(&a), 0, &y, err));
        assert_shape(&y, 2, 2);
        assert_true(y.buffer != a.buffer);
        release(&y);
        release(&a);
        release(&b);
    }
}

static void concat_of_views(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = numbers(ctx, TN_F32, TN_SHAPE(3, 4)), t, f, wide, none, y;
    OK(tn_t(&a, &t, err));                                 /* 4x3, columns of a */
    OK(tn_flip(&t, 0, &f, err));
    OK(tn_slice(&a, 0, 0, 1, 1, &wide, err));              /* 1x4 */
    OK(tn_t(&wide, &wide, err));                           /* 4x1 */
    OK(tn_expand(&wide, TN_SHAPE(4, 2), &wide, err));
    OK(tn_narrow(&t, 1, 0, 0, &none, err));                /* 4x0 */
    OK(tn_concat(ctx, TN_LIST(&t, &none, &f, &wide), 1, &y, err));
    assert_shape(&y, 4, 8);
    VALUES(&y, 0, 4, 8, 3, 7, 11, 0, 0, 1, 5, 9, 2, 6, 10, 1, 1, 2, 6, 10, 1, 5, 9, 2, 2, 3, 7, 11, 0, 4, 8,
           3, 3);
    release(&y);
    OK(tn_concat(ctx, TN_LIST(&none, &none), 1, &y, err));
    assert_shape(&y, 4, 0);
    release(&y);
    OK(tn_concat(ctx, TN_LIST(&none, &none), 0, &y, err));
    assert_shape(&y, 8, 0);
    release(&y);
    release(&a);
}

static void concat_of_fifteen(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    const tn_tensor *item[16];
    tn_tensor a = numbers(ctx, TN_I16, TN_SHAPE(3)), y;
    for (int i = 0; i < 16; i++)
        item[i] = &a;
    OK(tn_concat(ctx, (tn_list){ 15, item }, 0, &y, err));
    assert_shape(&y, 45);
    for (int i = 0; i < 45; i++)
        assert_true(element(&y, i) == i % 3);
    release(&y);
    FAILS(TN_ERR_ARG, "takes 1 to 15 inputs, here are 16", tn_concat(ctx, (tn_list){ 16, item }, 0, &y, err));
    FAILS(TN_ERR_ARG, "takes 1 to 15 inputs, here are 0", tn_concat(ctx, (tn_list){ 0, item }, 0, &y, err));
    FAILS(TN_ERR_ARG, "takes 1 to 15 inputs, here are 0", tn_concat(ctx, (tn_list){ 2, NULL }, 0, &y, err));
    item[1] = NULL;
    FAILS(TN_ERR_ARG, "", tn_concat(ctx, (tn_list){ 2, item }, 0, &y, err));
    release(&a);
}

static void concat_refuses(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = numbers(ctx, TN_F32, TN_SHAPE(2, 3)), b = numbers(ctx, TN_F32, TN_SHAPE(2, 4)), y;
    tn_tensor c = numbers(ctx, TN_I32, TN_SHAPE(2, 3)), d = numbers(ctx, TN_F32, TN_SHAPE(6));
    tn_tensor one = numbers(ctx, TN_U8, TN_SHAPE(1)), huge,
        scalar = numbers(ctx, TN_F32, (tn_dims){ 0, { 0 } });
    FAILS(TN_ERR_SHAPE, "input 1 is 2x4, the first is 2x3: they may differ on axis 0 alone",
          tn_concat(ctx, TN_LIST(&a, &b), 0, &y, err));
    FAILS(TN_ERR_SHAPE, "input 1 is 6, the first is 2x3", tn_concat(ctx, TN_LIST(&a, &d), 0, &y, err));
    FAILS(TN_ERR_DTYPE, "i32", tn_concat(ctx, TN_LIST(&a, &c), 0, &y, err));
    FAILS(TN_ERR_RANGE, "no such axis: 2 of rank 2", tn_concat(ctx, TN_LIST(&a, &a), 2, &y, err));
    FAILS(TN_ERR_RANGE, "no such axis: -3 of rank 2", tn_concat(ctx, TN_LIST(&a, &a), -3, &y, err));
    FAILS(TN_ERR_RANGE, "no such axis", tn_concat(ctx, TN_LIST(&scalar, &scalar), 0, &y, err));
    OK(tn_expand(&one, TN_SHAPE(2000000000), &huge, err));
    FAILS(TN_ERR_SHAPE, "the extents of axis 0 make 4000000000, over 2147483647",
          tn_concat(ctx, TN_LIST(&huge, &huge), 0, &y, err));
    OK(tn_expand(&one, TN_SHAPE(46341, 46340), &huge, err));
    FAILS(TN_ERR_SHAPE, "dst is 46341x92680", tn_concat(ctx, TN_LIST(&huge, &huge), 1, &y, err));
    for (size_t i = 0; i < 6; i++)
        release((tn_tensor *[]){ &a, &b, &c, &d, &one, &scalar }[i]);
}

/* Into an existing output, which may be no input, with strides of its own. */
static void concat_into(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = numbers(ctx, TN_F32, TN_SHAPE(2, 3)), all = numbers(ctx, TN_F32, TN_SHAPE(6, 4)), t, half,
        out;
    tn_desc desc;
    const tn_tensor *to = &out;
    OK(tn_t(&all, &t, err));                               /* 4x6 */
    OK(tn_slice(&t, 1, 0, 6, 2, &half, err));              /* 4x3, strides 1, 8 */
    OK(tn_flip(&half, 0, &out, err));
    OK(tn_describe("concat axis 0", TN_LIST(&a, &a), &desc, err));
    OK(tn_into(ctx, &desc, TN_LIST(&a, &a), (tn_list){ 1, &to }, err));
    VALUES(&out, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5);
    assert_true(element(&all, 4) == 4 && element(&all, 12 + 1) == 13);     /* rows between stay */
    OK(tn_narrow(&out, 0, 0, 2, &half, err));
    FAILS(TN_ERR_OVERLAP, "overlaps input 0", tn_into(ctx, &desc, TN_LIST(&half, &a), (tn_list){ 1, &to },
                                                      err));
    FAILS(TN_ERR_OVERLAP, "overlaps input 1", tn_into(ctx, &desc, TN_LIST(&a, &half), (tn_list){ 1, &to },
                                                      err));
    release(&a);
    release(&all);
}

/* -- pad --------------------------------------------------------------------------------------------------*/

static void pad_of_every_type(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    for (int i = 0; i < TYPES; i++) {
        tn_tensor a = numbers(ctx, every_type[i], TN_SHAPE(2, 2)), y;
        OK(tn_pad(ctx, &a, TN_SHAPE(1, 0), TN_SHAPE(0, 2), 1, &y, err));
        assert_int_equal(y.dtype, every_type[i]);
        assert_shape(&y, 3, 4);
        if (every_type[i] == TN_BOOL)
            VALUES(&y, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1);
        else
            VALUES(&y, 1, 1, 1, 1, 0, 1, 1, 1, 2, 3, 1, 1);
        release(&y);
        release(&a);
    }
}

/* np.pad(arange(8).reshape(2, 2, 2)[::-1].transpose(2, 0, 1), ((1, 0), (0, 1), (1, 1)),
 * constant_values=-2) */
static void pad_of_views(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = numbers(ctx, TN_F64, TN_SHAPE(2, 2, 2)), v, y, none, scalar;
    OK(tn_flip(&a, 0, &v, err));
    OK(tn_permute(&v, TN_SHAPE(2, 0, 1), &v, err));
    OK(tn_pad(ctx, &v, TN_SHAPE(1, 0, 1), TN_SHAPE(0, 1, 1), -2, &y, err));
    assert_shape(&y, 3, 3, 4);
    VALUES(&y, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 4, 6, -2, -2, 0, 2, -2, -2, -2, -2, -2, -2,
           5, 7, -2, -2, 1, 3, -2, -2, -2, -2, -2);
    release(&y);
    OK(tn_narrow(&a, 1, 0, 0, &none, err));                /* 2x0x2: all of it is value */
    OK(tn_pad(ctx, &none, TN_SHAPE(0, 1, 0), TN_SHAPE(0, 0, 0), INFINITY, &y, err));
    assert_shape(&y, 2, 1, 2);
    VALUES(&y, INFINITY, INFINITY, INFINITY, INFINITY);
    release(&y);
    OK(tn_pad(ctx, &none, TN_SHAPE(0, 0, 3), TN_SHAPE(2, 0, 0), 1, &y, err));
    assert_shape(&y, 4, 0, 5);
    release(&y);
    OK(tn_select(&a, 0, 1, &scalar, err));
    OK(tn_select(&scalar, 0, 1, &scalar, err));
    OK(tn_select(&scalar, 0, 0, &scalar, err));
    OK(tn_pad(ctx, &scalar, (tn_dims){ 0, { 0 } }, (tn_dims){ 0, { 0 } }, 1, &y, err));
    assert_int_equal(y.rank, 0);
    VALUES(&y, 6);
    release(&y);
    release(&a);
}

/* Values that a type holds, and those it does not; descriptors hold an F32. */
static void pad_values(void **state)
{
    static const struct { tn_dtype dtype; double good, bad; } cases[] = {
        { TN_U8, 255, 256 },       { TN_U8, 0, -1 },           { TN_I8, -128, -129 },   { TN_I8, 127, 128 },
        { TN_U16, 65535, 65536 },  { TN_I16, -32768, 32768 },  { TN_I32, 16777216, 16777217 },
        { TN_I32, -2147483648.0, 2147483648.0 },               { TN_U32, 4294967040.0, 4294967296.0 },
        { TN_I64, 0x1p62, 16777217 },  { TN_I64, -0x1p63, 0x1p63 },  { TN_U64, 0x1p63, 0x1p64 },
        { TN_BOOL, 1, 2 },         { TN_I32, 3, 2.5 },         { TN_I64, 1, INFINITY }, { TN_F64, 0.5, 0.1 },
        { TN_F64, -INFINITY, 16777217 },
    };
    tn_ctx *ctx = ctx_of(state);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        tn_tensor a = numbers(ctx, cases[i].dtype, TN_SHAPE(1)), y;
        OK(tn_pad(ctx, &a, TN_SHAPE(1), TN_SHAPE(0), cases[i].good, &y, err));
        VALUES(&y, cases[i].good, 0);
        release(&y);
        FAILS(TN_ERR_RANGE, "pad: value", tn_pad(ctx, &a, TN_SHAPE(1), TN_SHAPE(0), cases[i].bad, &y, err));
        release(&a);
    }
    tn_tensor a = numbers(ctx, TN_F32, TN_SHAPE(1)), y;
    OK(tn_pad(ctx, &a, TN_SHAPE(0), TN_SHAPE(1), 0.1, &y, err));
    VALUES(&y, 0, (double)0.1f);
    release(&y);
    FAILS(TN_ERR_ARG, "value is NaN", tn_pad(ctx, &a, TN_SHAPE(0), TN_SHAPE(1), NAN, &y, err));
    release(&a);
}

static void pad_refuses(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = numbers(ctx, TN_U8, TN_SHAPE(2, 3)), y;
    FAILS(TN_ERR_RANGE, "before is -1 on axis 1: below 0",
          tn_pad(ctx, &a, TN_SHAPE(0, -1), TN_SHAPE(0, 0), 0, &y, err));
    FAILS(TN_ERR_RANGE, "after is -2 on axis 0", tn_pad(ctx, &a, TN_SHAPE(0, 0), TN_SHAPE(-2, 0), 0, &y,
                                                        err));
    FAILS(TN_ERR_RANK, "before is said of 1 axes, x has rank 2",
          tn_pad(ctx, &a, TN_SHAPE(1), TN_SHAPE(0, 0), 0, &y, err));
    FAILS(TN_ERR_RANK, "after is said of 3 axes", tn_pad(ctx, &a, TN_SHAPE(0, 0), TN_SHAPE(0, 0, 0), 0, &y,
                                                         err));
    FAILS(TN_ERR_SHAPE, "axis 0 grows to 4294967294, over 2147483647",
          tn_pad(ctx, &a, TN_SHAPE(INT32_MAX, 0), TN_SHAPE(INT32_MAX - 2, 0), 0, &y, err));
    FAILS(TN_ERR_SHAPE, "", tn_pad(ctx, &a, TN_SHAPE(50000, 0), TN_SHAPE(0, 50000), 0, &y, err));
    tn_desc desc;
    FAILS(TN_ERR_RANK, "axis 2 is padded, src has rank 2", tn_desc_parse("pad u8 2x3 before 0x0x1", &desc,
                                                                         err));
    FAILS(TN_ERR_RANGE, "value 300 is none of u8", tn_desc_parse("pad u8 2x3 before 1x1 value 300", &desc,
                                                                 err));
    release(&a);
}

/* -- gather and embedding ---------------------------------------------------------------------------------*/

static void gather_of_every_type(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    for (int i = 0; i < 2 * TYPES; i++) {
        tn_dtype dtype = every_type[i / 2], wide = i & 1 ? TN_I64 : TN_I32;
        tn_tensor x = numbers(ctx, dtype, TN_SHAPE(3, 4)), y;
        tn_tensor index = IDS(ctx, wide, TN_SHAPE(2, 2), 2, 0, 2, 1);
        OK(tn_gather(ctx, &x, &index, 0, &y, err));
        assert_int_equal(y.dtype, dtype);
        assert_shape(&y, 2, 2, 4);
        if (dtype == TN_BOOL)
            VALUES(&y, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1);
        else
            VALUES(&y, 8, 9, 10, 11, 0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7);
        release(&y);
        OK(tn_gather(ctx, &x, &index, -1, &y, err));
        assert_shape(&y, 3, 2, 2);
        if (dtype == TN_BOOL)
            VALUES(&y, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1);
        else
            VALUES(&y, 2, 0, 2, 1, 6, 4, 6, 5, 10, 8, 10, 9);
        release(&y);
        release(&x);
        release(&index);
    }
}

/* np.take of arange(24).reshape(2, 3, 4)[:, ::-1].transpose(2, 1, 0) */
static void gather_of_views(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = numbers(ctx, TN_I32, TN_SHAPE(2, 3, 4)), v, y, one, none;
    tn_tensor index = IDS(ctx, TN_I32, TN_SHAPE(2, 3), 1, 9, 2, 9, 0, 9), at;
    OK(tn_flip(&x, 1, &v, err));
    OK(tn_permute(&v, TN_SHAPE(2, 1, 0), &v, err));        /* 4x3x2 */
    OK(tn_slice(&index, 1, 0, 3, 2, &at, err));            /* 2x2: 1 2, 9 9 */
    OK(tn_slice(&at, 0, 0, 1, 1, &at, err));               /* 1x2: 1 2 */
    OK(tn_gather(ctx, &v, &at, 1, &y, err));
    assert_shape(&y, 4, 1, 2, 2);
    VALUES(&y, 4, 16, 0, 12, 5, 17, 1, 13, 6, 18, 2, 14, 7, 19, 3, 15);
    release(&y);
    OK(tn_select(&at, 0, 0, &one, err));
    OK(tn_select(&one, 0, 1, &one, err));                  /* a scalar, 2 */
    OK(tn_gather(ctx, &v, &one, 0, &y, err));
    assert_shape(&y, 3, 2);
    VALUES(&y, 10, 22, 6, 18, 2, 14);
    release(&y);
    OK(tn_narrow(&at, 1, 0, 0, &none, err));
    OK(tn_gather(ctx, &v, &none, 2, &y, err));
    assert_shape(&y, 4, 3, 1, 0);
    release(&y);
    OK(tn_narrow(&v, 0, 0, 0, &none, err));                /* 0x3x2: no element, any index of the others */
    OK(tn_gather(ctx, &none, &at, 1, &y, err));
    assert_shape(&y, 0, 1, 2, 2);
    release(&y);
    release(&x);
    release(&index);
}

static void indices_out_of_range(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = numbers(ctx, TN_F32, TN_SHAPE(3, 4)), y, out = numbers(ctx, TN_F32, TN_SHAPE(2, 2, 4));
    tn_tensor index = IDS(ctx, TN_I64, TN_SHAPE(2, 2), 0, 2, 1, 3), low = IDS(ctx, TN_I32, TN_SHAPE(3), 0, -1,
                                                                              7);
    tn_tensor far = IDS(ctx, TN_I64, TN_SHAPE(1), (int64_t)1 << 32), flipped, none;
    const tn_tensor *to = &out;
    tn_desc desc;
    FAILS(TN_ERR_RANGE, "gather: index[1,1] is 3: not in [0, 3)", tn_gather(ctx, &x, &index, 0, &y, err));
    FAILS(TN_ERR_RANGE, "index[1] is -1: not in [0, 3)", tn_gather(ctx, &x, &low, 0, &y, err));
    FAILS(TN_ERR_RANGE, "index[0] is 4294967296", tn_gather(ctx, &x, &far, 0, &y, err));
    FAILS(TN_ERR_RANGE, "embedding: index[1] is -1: not in [0, 3)",
          tn_embedding(ctx, &x, &low, NULL, &y, err));
    OK(tn_flip(&index, -1, &flipped, err));
    FAILS(TN_ERR_RANGE, "index[1,0] is 3", tn_gather(ctx, &x, &flipped, 0, &y, err));
    OK(tn_narrow(&x, 0, 0, 0, &none, err));
    FAILS(TN_ERR_RANGE, "index[0,0] is 0: not in [0, 0)", tn_gather(ctx, &none, &index, 0, &y, err));
    OK(tn_describe("gather", TN_LIST(&x, &index), &desc, err));
    FAILS(TN_ERR_RANGE, "index[1,1] is 3", tn_into(ctx, &desc, TN_LIST(&x, &index), (tn_list){ 1, &to },
                                                   err));
    for (int i = 0; i < 16; i++)
        assert_true(element(&out, i) == i);                /* nothing is written */
    for (size_t i = 0; i < 5; i++)
        release((tn_tensor *[]){ &x, &out, &index, &low, &far }[i]);
}

static void gather_refuses(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = numbers(ctx, TN_F32, TN_SHAPE(2, 2)), index = IDS(ctx, TN_I16, TN_SHAPE(1), 0), y;
    tn_tensor deep = IDS(ctx, TN_I32, TN_SHAPE(1, 1, 1, 1, 1, 1, 1, 1), 0),
        line = numbers(ctx, TN_F32, TN_SHAPE(4));
    FAILS(TN_ERR_DTYPE, "not for f32,i16", tn_gather(ctx, &x, &index, 0, &y, err));
    FAILS(TN_ERR_RANGE, "no such axis: 2 of rank 2", tn_gather(ctx, &x, &deep, 2, &y, err));
    FAILS(TN_ERR_RANK, "an index of rank 8 in an input of rank 2 makes rank 9, at most 8",
          tn_gather(ctx, &x, &deep, 0, &y, err));
    OK(tn_gather(ctx, &line, &deep, 0, &y, err));
    assert_int_equal(y.rank, 8);
    release(&y);
    FAILS(TN_ERR_RANK, "the table is 4: rank 2 wanted", tn_embedding(ctx, &line, &deep, NULL, &y, err));
    for (size_t i = 0; i < 4; i++)
        release((tn_tensor *[]){ &x, &index, &deep, &line }[i]);
}

static void embedding_skips(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor table = numbers(ctx, TN_F32, TN_SHAPE(3, 2)), index = IDS(ctx, TN_I32, TN_SHAPE(2, 2), 2, 1, 0,
                                                                        1), y, t;
    tn_tensor marked = IDS(ctx, TN_I64, TN_SHAPE(3), -1, 2, -1);
    int32_t one = 1, minus = -1;
    OK(tn_embedding(ctx, &table, &index, NULL, &y, err));
    assert_shape(&y, 2, 2, 2);
    VALUES(&y, 4, 5, 2, 3, 0, 1, 2, 3);
    release(&y);
    OK(tn_embedding(ctx, &table, &index, &one, &y, err));
    VALUES(&y, 4, 5, 0, 0, 0, 1, 0, 0);
    release(&y);
    OK(tn_embedding(ctx, &table, &marked, &minus, &y, err));
    VALUES(&y, 0, 0, 4, 5, 0, 0);
    release(&y);
    OK(tn_t(&table, &t, err));                             /* 2x3: rows are columns of the table */
    OK(tn_narrow(&index, 0, 1, 1, &index, err));           /* 0 1 */
    OK(tn_embedding(ctx, &t, &index, NULL, &y, err));
    VALUES(&y, 0, 2, 4, 1, 3, 5);
    release(&y);
    release(&table);
    release(&marked);
    release(&index);
}

/* -- Threads ----------------------------------------------------------------------------------------------*/

static void any_number_of_threads(void **state)
{
    static const char *const lines[] = { "concat axis 1", "pad before 0x300 after 7x0 value -3",
                                         "gather axis 1", "embedding skip 5" };
    static const size_t counts[] = { 1, 2, 3, 8 };
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = numbers(ctx, TN_F32, TN_SHAPE(700, 300)), index = numbers(ctx, TN_I32, TN_SHAPE(290));
    for (size_t l = 0; l < sizeof lines / sizeof *lines; l++) {
        tn_list inputs = l < 1 ? TN_LIST(&x, &x) : l < 2 ? TN_LIST(&x) : TN_LIST(&x, &index);
        tn_tensor got[4];
        tn_desc desc;
        OK(tn_describe(lines[l], inputs, &desc, err));
        tn_dims shape = { desc.operand[desc.inputs].rank, { 0 } };
        memcpy(shape.v, desc.operand[desc.inputs].shape, sizeof shape.v);
        for (size_t i = 0; i < 4; i++) {
            tn_ctx *own;
            const tn_threads *threads;
            const tn_tensor *to = &got[i];
            OK(tn_threads_create(TN_WITH(tn_threads_options, .count = counts[i]), &threads, err));
            OK(tn_ctx_create(TN_WITH(tn_ctx_options, .threads = threads), &own, err));
            OK(tn_tensor_new(ctx, TN_F32, shape, &got[i], err));
            OK(tn_into(own, &desc, inputs, (tn_list){ 1, &to }, err));
            assert_memory_equal(tn_data(&got[i], TN_F32, NULL), tn_data(&got[0], TN_F32, NULL),
                                (size_t)tn_tensor_count(to) * 4);
            tn_ctx_destroy(own);
            tn_threads_destroy(threads);
        }
        for (size_t i = 0; i < 4; i++)
            release(&got[i]);
    }
    release(&x);
    release(&index);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(concat_of_every_type), WITH_CTX(concat_of_views),      WITH_CTX(concat_of_fifteen),
        WITH_CTX(concat_refuses),       WITH_CTX(concat_into),          WITH_CTX(pad_of_every_type),
        WITH_CTX(pad_of_views),         WITH_CTX(pad_values),           WITH_CTX(pad_refuses),
        WITH_CTX(gather_of_every_type), WITH_CTX(gather_of_views),      WITH_CTX(indices_out_of_range),
        WITH_CTX(gather_refuses),       WITH_CTX(embedding_skips),      WITH_CTX(any_number_of_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
