#ifndef TN_OPCODES_H
#define TN_OPCODES_H

/* opcodes.h: the operations' numbers, fixed for ever. Generated from gen/ops/: do not edit. */

/* ORDER op */
typedef enum tn_op {
    TN_OP_NONE = 0,
    TN_OP_ADD = 1,
    TN_OP_SUB = 2,
    TN_OP_MUL = 3,
    TN_OP_DIV = 4,
    TN_OP_NEG = 64,
    TN_OP_RELU = 66,
    TN_OP_EXP = 69,
    TN_OP_SCALE = 88,
    TN_OP_COPY = 128,
    TN_OP_CAST = 129,
    TN_OP_CONCAT = 131,
    TN_OP_PAD = 132,
    TN_OP_GATHER = 133,
    TN_OP_EMBEDDING = 134,
    TN_OP_MATMUL = 176,
    TN_OP_CONV2D = 178,
    TN_OP_SUM = 192,
    TN_OP_MEAN = 193,
    TN_OP_PROD = 194,
    TN_OP_AMAX = 195,
    TN_OP_AMIN = 196,
    TN_OP_ARGMAX = 197,
    TN_OP_ARGMIN = 198,
    TN_OP_SOFTMAX = 208,
    TN_OP_LOG_SOFTMAX = 209,
    TN_OP_LAYER_NORM = 210,
    TN_OP_RMS_NORM = 211,
    TN_OP_GROUP_NORM = 212,
    TN_OP_BATCH_NORM = 213,
    TN_OP_MAX_POOL2D = 224,
    TN_OP_RELU_MAX_POOL2D = 225,
    TN_OP_AVG_POOL2D = 226,
    TN_OP_NLL_LOSS = 232,
    TN_OP_CROSS_ENTROPY = 233,
} tn_op;

#endif
