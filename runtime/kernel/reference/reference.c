/* reference/reference.c: the table "reference": every family, no kernel list, no scratch, no base. */
#include "kernel/reference/reference_p.h"

static const tn_kernels reference = {
    .size = sizeof reference,
    .abi = TN_KERNEL_ABI,
    .mode = TN_EXACT,
    .isa = TN_ISA_GENERIC,
    .name = "reference",
    .binary = tni_reference_elementwise,
    .unary = tni_reference_elementwise,
    .where = tni_reference_where,
    .matmul = tni_reference_matmul,
    .copy = tni_reference_copy,
    .reduce = tni_reference_reduce,
    .log_softmax = tni_reference_softmax,
    .cast = tni_reference_cast,
    .softmax = tni_reference_softmax,
    .norm = tni_reference_norm,
    .batch_norm = tni_reference_batch_norm,
    .concat = tni_reference_concat,
    .pad = tni_reference_pad,
    .gather = tni_reference_gather,
    .loss = tni_reference_loss,
    .conv2d = tni_reference_conv2d,
    .pool2d = tni_reference_pool2d,
    .attention = tni_reference_attention,
    .linear = tni_reference_matmul,
    .matmul_int = tni_reference_matmul_int,
};

const tn_kernels *tn_kernels_reference(void)
{
    return &reference;
}
