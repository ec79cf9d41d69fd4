#ifndef TNI_STOCK_P_H
#define TNI_STOCK_P_H

/* stock_p.h: the kernels generated ahead, as the generator lists them (generated/stock.c), and the
 * operations (generated/ops.c). The generator writes these tables; the runtime only reads them. */

#include <tenon/kernels.h>

/* Inner strides that a map kernel takes. ORDER inner */
typedef enum tni_inner {
    TNI_INNER_UNIT = 0, TNI_INNER_ANY = 1,
    TNI_INNER_UNIT_STREAM = 2, TNI_INNER_ANY_STREAM = 3        /* stores go past the caches */
} tni_inner;

typedef struct tni_stock {
    tn_kernel_info info;       /* fn: the C form; NULL where this host cannot run it */
    tn_code     ir;            /* the IR form, same signature, equal bits; NULL in a build without LLVM */
    uint16_t    op;            /* tn_op; TN_OP_NONE for pack */
    uint8_t     wrt;           /* as in tn_desc */
    uint8_t     dtype[4];      /* of the inputs in order, then the output, then 0 */
    uint8_t     inner;         /* map kernels: tni_inner */
    uint16_t    act;           /* tile: fused activation, a tn_op; TN_OP_NONE */
    int16_t     mr, nr;        /* tile: rows, columns; pack: mr is the panel's width, nr is 0 */
    float       ulp;           /* bound against the reference; 0: equal bits */
    const char *template_name; /* "ewise" */
    const char *entry;         /* "gen/manifest/ewise.lua:12" */
    const char *loops;         /* instructions a turn of each inner loop: "28 fma 16 ld" */
} tni_stock;

extern const tni_stock tni_stock_list[];   /* by family, operation, tier */
extern const size_t tni_stock_count;

/* Families, in the order of tn_kernels' members. ORDER family */
typedef enum tni_family {
    TNI_BINARY, TNI_UNARY, TNI_MATMUL, TNI_COPY, TNI_REDUCE, TNI_LOG_SOFTMAX, TNI_CAST, TNI_FAMILIES
} tni_family;

/* The meaning of an elementwise operation on one element: inputs in double, float attributes. */
typedef double (*tni_scalar_fn)(const double *x, const float *param);

/* One operation, or one of its gradients (wrt > 0). */
typedef struct tni_op_row {
    const char *name;          /* "exp" */
    uint16_t    op;            /* tn_op */
    uint8_t     wrt;
    uint8_t     family;        /* tni_family */
    uint8_t     inputs;        /* how many the operation itself has, epilogue apart */
    uint8_t     dtype[4][4];   /* accepted types: rows of inputs…, output; a row of 0 ends them */
    const char *floats[4];     /* names of float attributes in order; NULL at the end */
    float       float_default[4];   /* NaN: must be said */
    tni_scalar_fn reference;   /* elementwise families; else NULL */
    float       ulp;           /* bound of every fast kernel against the reference */
    const char *bench;         /* problem lines, parted by newlines */
} tni_op_row;

extern const tni_op_row tni_ops[];         /* ORDER op: the rows of gen/ops.lua */
extern const size_t tni_ops_count;

/* The kernels that a cast is, in turn: one or two, each by its input's and its output's type; the second
 * takes what the first gave. None where the bits are copied, or for what is no dtype. */
#define TNI_CAST_STEPS 2
typedef struct tni_cast_route {
    uint8_t steps;
    uint8_t dtype[TNI_CAST_STEPS][2];
} tni_cast_route;

#define TNI_CAST_CODES 17
extern const tni_cast_route tni_casts[TNI_CAST_CODES][TNI_CAST_CODES];    /* [from][to], by tn_dtype */

/* Hash of the texts of gen/ and templates/, 32 hexadecimal digits; part of every cache key. */
extern const char tni_source_hash[];

#endif
