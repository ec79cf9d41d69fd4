#ifndef TOOL_ONEDNN_API_H
#define TOOL_ONEDNN_API_H

/* onednn_api.h: as much of oneDNN's C interface, version 2, as is called here; for peer_onednn*.c alone. The
 * library's own structs are filled and read by itself only: here they are room enough for them. */

#include <stddef.h>
#include <stdint.h>

enum { ONEDNN_DIMS = 12 };
typedef int64_t onednn_dims[ONEDNN_DIMS];

typedef union onednn_md { char room[2048]; int64_t align[1]; } onednn_md;         /* dnnl_memory_desc_t */
typedef union onednn_op { char room[16384]; int64_t align[1]; } onednn_op;        /* dnnl_*_desc_t */
typedef struct onednn_arg { int arg; void *memory; } onednn_arg;                  /* dnnl_exec_arg_t */
typedef struct onednn_version { int major, minor, patch; } onednn_version;        /* begins dnnl_version_t */

/* Values of its enumerations. */
enum {
    ONEDNN_CPU = 1, ONEDNN_IN_ORDER = 1, ONEDNN_TAG_ANY = 1, ONEDNN_INFERENCE = 96,
    ONEDNN_F16 = 1, ONEDNN_BF16 = 2, ONEDNN_F32 = 3, ONEDNN_S32 = 4, ONEDNN_S8 = 5, ONEDNN_U8 = 6,
    ONEDNN_RELU = 0x1f, ONEDNN_TANH = 0x2f, ONEDNN_SQUARE = 0x4f, ONEDNN_ABS = 0x5f, ONEDNN_SQRT = 0x6f,
    ONEDNN_LINEAR = 0x7f, ONEDNN_SOFTPLUS = 0x9f, ONEDNN_LOGISTIC = 0xaf, ONEDNN_EXP = 0xbf,
    ONEDNN_GELU_TANH = 0xcf, ONEDNN_SWISH = 0xdf, ONEDNN_LOG = 0xef, ONEDNN_CLIP = 0x10, ONEDNN_POW = 0x20,
    ONEDNN_GELU_ERF = 0x30, ONEDNN_ROUND = 0x40,
    ONEDNN_ADD = 0x1fff0, ONEDNN_MUL, ONEDNN_MAX, ONEDNN_MIN, ONEDNN_DIV, ONEDNN_SUB, ONEDNN_GE, ONEDNN_GT,
    ONEDNN_LE, ONEDNN_LT, ONEDNN_EQ, ONEDNN_NE,
    ONEDNN_REDUCE_MAX = 0x2fff2, ONEDNN_REDUCE_MIN, ONEDNN_REDUCE_SUM, ONEDNN_REDUCE_MUL, ONEDNN_REDUCE_MEAN,
    ONEDNN_POOL_MAX = 0x1ff, ONEDNN_POOL_AVG_PADDED = 0x2ff, ONEDNN_POOL_AVG = 0x3ff,
    ONEDNN_CONV_DIRECT = 1,
    ONEDNN_SRC = 1, ONEDNN_SRC_1 = 2, ONEDNN_DST = 17, ONEDNN_WEIGHTS = 33, ONEDNN_BIAS = 41,
    ONEDNN_MEAN = 49, ONEDNN_VARIANCE = 50, ONEDNN_SCALE = 51, ONEDNN_SHIFT = 52,
    ONEDNN_USE_SCALE = 8, ONEDNN_USE_SHIFT = 16, ONEDNN_USE_GLOBAL_STATS = 1,
    ONEDNN_QUERY_NAME = 8, ONEDNN_QUERY_WEIGHTS = 131,
};

/* Entry points; each returns 0 for success where it returns an int. */
typedef struct onednn_api {
    void *engine, *stream;
    const onednn_version *(*version)(void);
    int (*engine_create)(void **engine, int kind, size_t index);
    int (*stream_create)(void **stream, void *engine, unsigned flags);
    int (*engine_destroy)(void *engine);
    int (*stream_destroy)(void *stream);
    int (*stream_wait)(void *stream);
    int (*md_by_strides)(onednn_md *md, int rank, const int64_t *dims, int type, const int64_t *strides);
    int (*md_by_tag)(onednn_md *md, int rank, const int64_t *dims, int type, int tag);
    size_t (*md_size)(const void *md);
    int (*memory_create)(void **memory, const void *md, void *engine, void *data);
    int (*memory_destroy)(void *memory);
    int (*pd_create)(void **pd, const onednn_op *op, const void *attr, void *engine, const void *hint);
    int (*pd_destroy)(void *pd);
    int (*pd_query)(const void *pd, int what, int index, void *result);
    const void *(*pd_query_md)(const void *pd, int what, int index);
    int (*attr_create)(void **attr);
    int (*attr_destroy)(void *attr);
    int (*attr_set_post_ops)(void *attr, const void *post_ops);
    int (*post_ops_create)(void **post_ops);
    int (*post_ops_destroy)(void *post_ops);
    int (*add_eltwise)(void *post_ops, float scale, int alg, float alpha, float beta);
    int (*primitive_create)(void **primitive, const void *pd);
    int (*primitive_destroy)(void *primitive);
    int (*execute)(const void *primitive, void *stream, int count, const onednn_arg *args);
    int (*reorder)(void **pd, const void *src, void *src_engine, const void *dst, void *dst_engine,
                   const void *attr);
    int (*eltwise)(onednn_op *op, int prop, int alg, const void *md, float alpha, float beta);
    int (*binary)(onednn_op *op, int alg, const void *a, const void *b, const void *dst);
    int (*softmax)(onednn_op *op, int prop, const void *md, int axis);
    int (*log_softmax)(onednn_op *op, int prop, const void *md, int axis);
    int (*layer_norm)(onednn_op *op, int prop, const void *md, const void *stats, float eps, unsigned flags);
    int (*batch_norm)(onednn_op *op, int prop, const void *md, float eps, unsigned flags);
    int (*pooling)(onednn_op *op, int prop, int alg, const void *src, const void *dst, const int64_t *strides,
                   const int64_t *kernel, const int64_t *before, const int64_t *after);
    int (*reduction)(onednn_op *op, int alg, const void *src, const void *dst, float p, float eps);
    int (*matmul)(onednn_op *op, const void *src, const void *weights, const void *bias, const void *dst);
    int (*convolution)(onednn_op *op, int prop, int alg, const void *src, const void *weights,
                       const void *bias, const void *dst, const int64_t *strides, const int64_t *dilation,
                       const int64_t *before, const int64_t *after);
} onednn_api;

#endif
