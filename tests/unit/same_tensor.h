#ifndef SAME_TENSOR_H
#define SAME_TENSOR_H

/* same_tensor.h: tensors alike in every member; what pads the struct may differ. */
#define SAME_TENSOR(a, b) do { \
        const tn_tensor *a_ = (a), *b_ = (b); \
        assert_memory_equal(a_, b_, offsetof(tn_tensor, stride) + sizeof a_->stride); \
    } while (0)

#endif
