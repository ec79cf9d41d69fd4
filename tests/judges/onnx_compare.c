/* onnx_compare.c: a result against the expected tensor. */
#include "onnx_ops.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* ε of a float type. */
static double epsilon(tn_dtype dtype)
{
    switch (dtype) {
    case TN_F64: return DBL_EPSILON;
    case TN_F16: return 0x1p-10;
    case TN_BF16: return 0x1p-7;
    default: return FLT_EPSILON;
    }
}

static double number(tn_dtype dtype, const uint8_t *p)
{
    union { uint16_t half; float f; double d; } u;
    memcpy(&u, p, tn_dtype_size(dtype));
    switch (dtype) {
    case TN_F64: return u.d;
    case TN_F32: return (double)u.f;
    case TN_F16: return (double)tn_f16_to_f32(u.half);
    case TN_BF16: return (double)tn_bf16_to_f32(u.half);
    default: return 0;
    }
}

static bool element_same(tn_dtype dtype, const uint8_t *got, const uint8_t *want, onnx_bound bound)
{
    if (!memcmp(got, want, tn_dtype_size(dtype)))
        return true;
    if (!tn_dtype_is_float(dtype))
        return false;
    double g = number(dtype, got), w = number(dtype, want);
    if (isnan(g) || isnan(w))
        return isnan(g) && isnan(w);
    if ((bound.ulps == 0 && bound.near == 0) || isinf(g) || isinf(w))
        return false;
    return fabs(g - w) <= bound.ulps * epsilon(dtype) * fabs(w) + bound.near;
}

/* "[1,0]: got …, want …": element i of packed tensors of one shape. */
static void tell(const tn_tensor *got, const tn_tensor *want, int32_t i, char *why, size_t size)
{
    tn_dims index = onnx_shape(got);
    char place[128] = "";
    size_t at = 0;
    for (int d = got->rank; d-- > 0; i /= got->shape[d])
        index.v[d] = i % got->shape[d];
    for (int d = 0; d < got->rank; d++)
        at += (size_t)snprintf(place + at, sizeof place - at, "%s%d", d ? "," : "", index.v[d]);
    if (tn_dtype_is_float(got->dtype)) {
        double g = NAN, w = NAN;
        if (tn_get_f64(got, index, &g, NULL) == TN_OK && tn_get_f64(want, index, &w, NULL) == TN_OK)
            snprintf(why, size, "[%s]: got %.9g, want %.9g", place, g, w);
    } else {
        int64_t g = 0, w = 0;
        if (tn_get_i64(got, index, &g, NULL) == TN_OK && tn_get_i64(want, index, &w, NULL) == TN_OK)
            snprintf(why, size, "[%s]: got %lld, want %lld", place, (long long)g, (long long)w);
    }
}

static void spell(const tn_tensor *t, char text[128])
{
    size_t at = (size_t)snprintf(text, 128, "%s ", tn_dtype_name(t->dtype));
    for (int d = 0; d < t->rank; d++)
        at += (size_t)snprintf(text + at, 128 - at, "%s%d", d ? "x" : "", t->shape[d]);
}

/* Of packed tensors of one type and shape. */
static bool elements_same(const tn_tensor *got, const tn_tensor *want, onnx_bound bound, char *why,
                          size_t size)
{
    tn_error err;
    const uint8_t *g = tn_data(got, got->dtype, &err), *w = g ? tn_data(want, want->dtype, &err) : NULL;
    if (!w) {
        snprintf(why, size, "%s", err.message);
        return false;
    }
    size_t step = tn_dtype_size(got->dtype);
    for (int32_t i = 0; i < tn_tensor_count(got); i++)
        if (!element_same(got->dtype, g + (size_t)i * step, w + (size_t)i * step, bound)) {
            tell(got, want, i, why, size);
            return false;
        }
    return true;
}

bool onnx_same(tn_ctx *ctx, const tn_tensor *got, const tn_tensor *want, onnx_bound bound, char *why,
               size_t size)
{
    tn_tensor packed;
    tn_error err;
    char a[128], b[128];
    spell(got, a);
    spell(want, b);
    if (strcmp(a, b)) {
        snprintf(why, size, "is %s, want %s", a, b);
        return false;
    }
    if (tn_contiguous(ctx, got, &packed, &err) != TN_OK) {
        snprintf(why, size, "%s", err.message);
        return false;
    }
    bool same = elements_same(&packed, want, bound, why, size);
    return (tn_tensor_shares_buffer(&packed, got) || tn_tensor_release(&packed, &err) == TN_OK) && same;
}
