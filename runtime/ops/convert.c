/* convert.c: tn_convert: packed elements in plain memory, by the kernels of the dense set. */
#include <tenon/convert.h>

#include "base/base_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/kernels_p.h"

/* Elements of a call: what a descriptor's extents hold, with room. */
enum { PART = 1 << 28 };

static tn_status check_types(tn_dtype to, tn_dtype from, tn_error *err)
{
    tn_dtype wrong = tn_dtype_size(from) ? to : from;
    if (tn_dtype_size(from) && tn_dtype_size(to))
        return TN_OK;
    return tni_fail(err, TN_ERR_DTYPE, "convert", -1, "no such dtype: code %d", (int)wrong);
}

static tn_status check_memory(const void *dst, size_t to_size, const void *src, size_t from_size,
                              size_t count, tn_error *err)
{
    uintptr_t to = (uintptr_t)dst, from = (uintptr_t)src;
    if (count && (!dst || !src))
        return tni_fail(err, TN_ERR_ARG, "convert", -1, "%s is NULL", dst ? "src" : "dst");
    if (count > (UINTPTR_MAX - to) / to_size || count > (UINTPTR_MAX - from) / from_size)
        return tni_fail(err, TN_ERR_ARG, "convert", -1, "%zu elements are more than memory holds", count);
    bool apart = to + count * to_size <= from || from + count * from_size <= to;
    if (apart || (to == from && to_size == from_size))
        return TN_OK;
    return tni_fail(err, TN_ERR_OVERLAP, "convert", -1,
                    "dst, %zu elements of %zu bytes, overlaps src, of %zu", count, to_size, from_size);
}

static void convert_part(const tn_kernels *kernels, tn_dtype to, void *dst, tn_dtype from, const void *src,
                         size_t count)
{
    tn_desc desc;
    void *data[2] = { (void *)(uintptr_t)src, dst };
    tn_call call = { .data = data, .desc = &desc, .threads = tn_threads_serial() };
    tni_desc_init(&desc, TN_OP_CAST, 0);
    desc.inputs = desc.outputs = 1;
    for (int i = 0; i < 2; i++)
        desc.operand[i] = (tn_operand){ .dtype = (uint8_t)(i ? to : from), .rank = 1,
                                        .shape = { (int32_t)count } };
    tn_kernels_call(kernels, &call);
}

tn_status tn_convert(tn_dtype to, void *dst, tn_dtype from, const void *src, size_t count, tn_error *err)
{
    size_t to_size = tn_dtype_size(to), from_size = tn_dtype_size(from);
    const tn_kernels *kernels = tn_kernels_dense(TN_ISA_BEST, TN_FAST);
    TN_TRY(check_types(to, from, err));
    TN_TRY(check_memory(dst, to_size, src, from_size, count, err));
    for (size_t done = 0, part; done < count; done += part) {
        part = count - done < PART ? count - done : PART;
        convert_part(kernels, to, (char *)dst + done * to_size, from, (const char *)src + done * from_size,
                     part);
    }
    return TN_OK;
}
