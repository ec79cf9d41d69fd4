#ifndef RUN_DESC_H
#define RUN_DESC_H

/* run_desc.h: runs a descriptor through a table on numbers of its own, between guard bytes. */

#include "jit_test.h"

#include <tenon/tenon.h>

#include "core/core_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/packed_p.h"

enum { GUARD = 256 };

typedef struct operands {
    tn_desc desc;              /* in the form that kernels receive */
    int     count;
    size_t  bytes[TN_MAX_OPERANDS];
    char   *block[TN_MAX_OPERANDS];
    void   *data[TN_MAX_OPERANDS];
} operands;

static inline tn_desc parse_line(const char *line)
{
    tn_desc desc;
    tn_error err;
    if (tn_desc_parse(line, &desc, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    return desc;
}

/* Bytes from the first to behind the last element, or of all panels; no stride is negative here. */
static inline size_t reach(const tn_operand *o)
{
    int32_t stride[TN_MAX_RANK];
    size_t last = 0;
    if (o->flagged == TN_PACKED)
        return (size_t)(tni_panels_of(o).count * tni_panels_of(o).step) * tn_dtype_size((tn_dtype)o->dtype);
    tni_operand_strides(o, stride);
    for (int d = 0; d < o->rank; d++) {
        if (o->shape[d] == 0)
            return 0;
        last += (size_t)(o->shape[d] - 1) * (size_t)stride[d];
    }
    return (last + 1) * tn_dtype_size((tn_dtype)o->dtype);
}

/* A number of the types of floats that are tested so, else bits, to four bytes; halves twice. */
static inline void put_operand(tn_dtype dtype, char *to, float x, uint32_t bits)
{
    bool half = dtype == TN_F16 || dtype == TN_BF16;
    memcpy(to, dtype == TN_F32 ? (void *)&x : (void *)&bits, 4);
    for (int i = 0; half && i < 2; i++)
        tni_store_f64(dtype, to + 2 * i, (double)(i ? -x : x));
}

/* Numbers between -2 and 2, or bytes; the same for the same line. Outputs and guards are 0xFF. */
static inline void make_operands(operands *o, const char *line)
{
    tn_desc desc = parse_line(line);
    uint32_t state = 12345;
    tni_desc_expand(&desc, &o->desc);
    o->count = desc.inputs + desc.outputs;
    for (int i = 0; i < o->count; i++) {
        o->bytes[i] = reach(&desc.operand[i]);
        o->block[i] = malloc(o->bytes[i] + 2 * GUARD);
        memset(o->block[i], 0xff, o->bytes[i] + 2 * GUARD);
        o->data[i] = o->block[i] + GUARD;
        for (size_t at = 0; i < desc.inputs && at + 4 <= o->bytes[i]; at += 4) {
            state = state * 1664525 + 1013904223;
            float x = (float)(state >> 8) / 4194304.0f - 2;
            put_operand((tn_dtype)desc.operand[i].dtype, o->block[i] + GUARD + at, x, state);
        }
    }
}

static inline void free_operands(operands *o)
{
    for (int i = 0; i < o->count; i++)
        free(o->block[i]);
}

static inline const void *output_of(const operands *o) { return o->data[o->count - 1]; }
static inline size_t output_size(const operands *o) { return o->bytes[o->count - 1]; }

/* One call; the guards must be whole afterwards, and what is behind the scratch. */
static inline void run_operands(const tn_kernels *kernels, operands *o, const tn_threads *threads)
{
    size_t scratch = tn_kernels_scratch(kernels, &o->desc);
    char *memory = aligned_alloc(64, (scratch + GUARD + 63) / 64 * 64);
    tn_call call = { o->data, &o->desc, scratch ? memory : NULL, threads ? threads : tn_threads_serial() };
    memset(memory + scratch, 0xff, GUARD);
    tn_kernels_call(kernels, &call);
    for (int g = 0; g < GUARD; g++)
        if (memory[scratch + (size_t)g] != (char)0xff)
            fail_msg("byte %d behind the scratch was written", g);
    free(memory);
    for (int i = 0; i < o->count; i++)
        for (int g = 0; g < GUARD; g++)
            if (o->block[i][g] != (char)0xff || o->block[i][GUARD + o->bytes[i] + (size_t)g] != (char)0xff)
                fail_msg("operand %d: byte %d outside it was written", i, g);
}

/* The largest distance between two outputs of f32, relative to the largest value. */
static inline double distance(const operands *a, const operands *b)
{
    const float *x = output_of(a), *y = output_of(b);
    double most = 0, size = 1e-30;
    for (size_t i = 0; i < output_size(a) / 4; i++) {
        double d = x[i] > y[i] ? (double)x[i] - y[i] : (double)y[i] - x[i];
        double s = y[i] < 0 ? -(double)y[i] : y[i];
        most = d > most || d != d ? d : most;
        size = s > size ? s : size;
    }
    return most / size;
}

#endif
