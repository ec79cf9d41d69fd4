/* dense_linear.c: linear is a product whose b lies transposed; packed weights are left to base. */
#include "kernel/dense_p.h"
#include "kernel/packed_p.h"

static bool is_packed(const tn_desc *desc)
{
    return desc->operand[1].flagged == TN_PACKED;
}

const tni_entry *tni_dense_linear_kernel(const tni_dense *dense, const tn_desc *desc)
{
    return is_packed(desc) ? NULL : tni_dense_matmul_kernel(dense, desc);
}

size_t tni_dense_linear_scratch(const tni_dense *dense, const tn_desc *desc)
{
    return is_packed(desc) ? 0 : tni_dense_matmul_scratch(dense, desc);
}

void tni_dense_run_linear(const tn_kernels *self, const tn_call *call)
{
    if (is_packed(call->desc))
        tn_kernels_call(self->base, call);
    else
        tni_dense_run_matmul(self, call);
}
