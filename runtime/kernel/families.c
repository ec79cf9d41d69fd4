/* families.c: the families, a row each. ORDER family */
#include "kernel/family_p.h"

const tni_family_row tni_families[TNI_FAMILIES] = {
    [TNI_BINARY] = { .infer = tni_infer_binary, .replaces = tni_replaces_any, .elementwise = true },
    [TNI_UNARY] = { .infer = tni_infer_unary, .replaces = tni_replaces_any, .elementwise = true },
    [TNI_WHERE] = { .infer = tni_infer_where, .flops = tni_flops_none, .replaces = tni_replaces_any,
                    .elementwise = true },
    [TNI_MATMUL] = { .infer = tni_infer_matmul, .flops = tni_flops_matmul, .replaces = tni_replaces_matmul },
    [TNI_COPY] = { .infer = tni_infer_same, .flops = tni_flops_none, .elementwise = true },
    [TNI_REDUCE] = { .infer = tni_infer_reduce, .flops = tni_flops_reduce },
    [TNI_LOG_SOFTMAX] = { .infer = tni_infer_rows, .flops = tni_flops_softmax },
    [TNI_CAST] = { .infer = tni_infer_same, .flops = tni_flops_none, .replaces = tni_replaces_any,
                   .elementwise = true },
    [TNI_SOFTMAX] = { .infer = tni_infer_rows, .flops = tni_flops_softmax },
    [TNI_NORM] = { .infer = tni_infer_norm, .flops = tni_flops_norm, .optional = tni_optional_norm },
    [TNI_BATCH_NORM] = { .infer = tni_infer_batch_norm, .flops = tni_flops_norm,
                         .optional = tni_optional_norm, .replaces = tni_replaces_batch_norm },
    [TNI_CONCAT] = { .infer = tni_infer_concat, .flops = tni_flops_none },
    [TNI_PAD] = { .infer = tni_infer_pad, .flops = tni_flops_none },
    [TNI_GATHER] = { .infer = tni_infer_gather, .flops = tni_flops_none, .bytes = tni_bytes_gather },
    [TNI_LOSS] = { .infer = tni_infer_loss, .flops = tni_flops_loss, .bytes = tni_bytes_loss,
                   .optional = tni_optional_loss },
    [TNI_ATTENTION] = { .infer = tni_infer_attention, .flops = tni_flops_attention,
                        .optional = tni_optional_attention },
    [TNI_CONV2D] = { .infer = tni_infer_conv2d, .flops = tni_flops_conv2d, .optional = tni_optional_conv2d },
    [TNI_POOL2D] = { .infer = tni_infer_pool2d, .flops = tni_flops_pool2d, .blocked = true },
};
