#ifndef NORM_FIXTURE_H
#define NORM_FIXTURE_H

/* norm_fixture.h: tensors of every float type from formulas, on the reference and on the dense kernels of
 * every tier of this machine, judged by values in double. Include it first. */

#include "core_fixture.h"

#include "base/base_p.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

static tn_ctx *ctx;            /* of the table in turn */
static tn_dtype dtype;         /* of the tensors in turn */

static const tn_dtype float_types[] = { TN_F32, TN_F64, TN_F16, TN_BF16 };

static void on_every_table(void (*test)(void))
{
    static const tn_isa tier[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_AVX512, TN_ISA_NEON };
    for (size_t i = 0; i <= sizeof tier / sizeof *tier; i++) {
        bool reference = i == sizeof tier / sizeof *tier;
        if (!reference && tni_isa_cap(tn_isa_detect(), tier[i]) != tier[i])
            continue;
        const tn_kernels *table = reference ? tn_kernels_reference() : tn_kernels_dense(tier[i], TN_FAST);
        OK(tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = table), &ctx, err));
        for (size_t t = 0; t < sizeof float_types / sizeof *float_types; t++) {
            dtype = float_types[t];
            test();
        }
        tn_ctx_destroy(ctx);
    }
}

/* Row-major position → index. */
static tn_dims index_of(const tn_tensor *t, int64_t at)
{
    tn_dims index = { .count = t->rank };
    for (int d = t->rank - 1; d >= 0; d--) {
        index.v[d] = (int32_t)(at % t->shape[d]);
        at /= t->shape[d];
    }
    return index;
}

static double value_at(const tn_tensor *t, int64_t at)
{
    double x;
    OK(tn_get_f64(t, index_of(t, at), &x, err));
    return x;
}

/* A tensor of a type whose element number i is x[i]. */
static tn_tensor tensor_of(tn_dtype type, tn_dims shape, const double *x)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, type, shape, &t, err));
    for (int64_t i = 0; i < tn_tensor_count(&t); i++)
        OK(tn_set_f64(&t, index_of(&t, i), x[i], err));
    return t;
}

#define TENSOR(shape, ...) tensor_of(dtype, shape, (const double[]){ __VA_ARGS__ })

/* ((37·i) mod 61)/8 - 4: numbers that every float type holds. */
static tn_tensor scrambled(tn_dtype type, tn_dims shape)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, type, shape, &t, err));
    for (int64_t i = 0; i < tn_tensor_count(&t); i++)
        OK(tn_set_f64(&t, index_of(&t, i), (double)(i * 37 % 61) / 8 - 4, err));
    return t;
}

/* Half a unit in the last place of the type of numbers around 1, and what f32 kernels add. */
static double precision(tn_dtype type)
{
    return type == TN_F64 ? 1e-14 : type == TN_F32 ? 6e-7 : type == TN_F16 ? 0x1p-11 + 6e-7 : 0x1p-8 + 6e-7;
}

static void holds(const char *what, const tn_tensor *t, const double *want)
{
    for (int64_t i = 0; i < tn_tensor_count(t); i++) {
        double got = value_at(t, i), most = precision(t->dtype) * fmax(1, fabs(want[i]));
        if (!(isnan(want[i]) ? isnan(got) : fabs(got - want[i]) <= most))
            fail_msg("%s, %s, %s: element %d is %.9g, not %.9g", what, tn_ctx_kernels(ctx)->name,
                     tn_dtype_name(t->dtype), (int)i, got, want[i]);
    }
}

#define HOLDS(what, t, ...) holds(what, t, (const double[]){ __VA_ARGS__ })

/* The same elements, their axes in memory turned round and every second place left out. */
static inline tn_tensor scattered(const tn_tensor *t)
{
    tn_tensor wide, out;
    tn_dims shape = { .count = t->rank }, back = shape;
    for (int d = 0; d < t->rank; d++) {
        shape.v[d] = t->shape[t->rank - 1 - d] * (d == t->rank - 1 ? 2 : 1);
        back.v[d] = t->rank - 1 - d;
    }
    OK(tn_tensor_new(ctx, t->dtype, shape, &wide, err));
    OK(tn_slice(&wide, t->rank - 1, 0, shape.v[t->rank - 1], 2, &out, err));
    OK(tn_permute(&out, back, &out, err));
    OK(tn_flip(&out, 0, &out, err));
    OK(tn_copy_from(ctx, &out, t, err));
    return out;
}

static const void *bytes_of(const tn_tensor *t)
{
    tn_error err;
    const void *bytes = tn_mutable_data(t, t->dtype, &err);
    assert_non_null(bytes);
    return bytes;
}

/* call in contexts of 1, 2, 3 and 8 threads: equal bits. */
static inline void same_for_any_threads(const char *what, void (*call)(tn_ctx *own, tn_tensor *out))
{
    static const size_t counts[] = { 1, 2, 3, 8 };
    tn_tensor first = { .buffer = NULL };
    tn_ctx *own[4];
    const tn_threads *threads[4];
    for (int i = 0; i < 4; i++) {
        tn_tensor out;
        OK(tn_threads_create(TN_WITH(tn_threads_options, .count = counts[i]), &threads[i], err));
        OK(tn_ctx_create(TN_WITH(tn_ctx_options, .threads = threads[i]), &own[i], err));
        call(own[i], &out);
        if (i == 0) {
            first = out;
            continue;
        }
        size_t size = (size_t)tn_tensor_count(&out) * tn_dtype_size(out.dtype);
        if (memcmp(bytes_of(&out), bytes_of(&first), size) != 0)
            fail_msg("%s, %s: other bits with %zu threads", what, tn_dtype_name(out.dtype), counts[i]);
        release(&out);
    }
    release(&first);
    for (int i = 0; i < 4; i++) {
        tn_ctx_destroy(own[i]);
        tn_threads_destroy(threads[i]);
    }
}

#endif
