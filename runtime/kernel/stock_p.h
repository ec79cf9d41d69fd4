#ifndef TNI_STOCK_P_H
#define TNI_STOCK_P_H

/* stock_p.h: the kernels generated ahead, as the generator lists them (generated/stock.c), and the
 * operations (generated/ops.c). The generator writes these tables; the runtime only reads them. */

#include <tenon/kernels.h>

#include "base/base_p.h"

/* Inner strides that a map kernel takes. ORDER inner */
typedef enum tni_inner {
    TNI_INNER_UNIT = 0, TNI_INNER_ANY = 1,
    TNI_INNER_UNIT_STREAM = 2, TNI_INNER_ANY_STREAM = 3        /* stores go past the caches */
} tni_inner;

typedef struct tni_stock {
    tn_kernel_info info;       /* fn: the C form; NULL where this host cannot run it */
    uint8_t     addon;         /* what it needs besides its tier, a tni_addon */
    tn_code     ir;            /* the IR form, same signature, equal bits; NULL in a build without LLVM */
    uint16_t    op;            /* tn_op; TN_OP_NONE for pack */
    uint8_t     wrt;           /* as in tn_desc */
    uint8_t     dtype[4];      /* of the inputs in order, then the output, then 0 */
    uint8_t     inner;         /* map kernels: tni_inner; of thin products along k */
    uint16_t    act;           /* tile: fused activation, a tn_op; TN_OP_NONE */
    int16_t     mr, nr;        /* tile: rows, columns; thin: below; pack: the panel's width, and how
                                  many neighbours along k lie together (0: 1) */
    float       ulp;           /* bound against the reference; 0: equal bits */
    const char *template_name; /* "ewise" */
    const char *entry;         /* "gen/manifest/ewise.lua:12" */
    const char *loops;         /* instructions a turn of each inner loop: "28 fma 16 ld" */
} tni_stock;

extern const tni_stock tni_stock_list[];   /* by family, operation, tier */
extern const size_t tni_stock_count;

/* How thin kernels take b: columns along k, nr of them at a time; rows, those whose inner class is any; panels of
 * nr columns, 8 or more. */
typedef enum tni_thin_kind { TNI_THIN_BY_COLUMNS, TNI_THIN_BY_ROWS, TNI_THIN_BY_PANELS } tni_thin_kind;

static inline tni_thin_kind tni_thin_kind_of(const tni_stock *thin)
{
    if (thin->inner == TNI_INNER_ANY)
        return TNI_THIN_BY_ROWS;
    return thin->nr < 8 ? TNI_THIN_BY_COLUMNS : TNI_THIN_BY_PANELS;
}

/* Families, in the order of tn_kernels' members. ORDER family */
typedef enum tni_family {
    TNI_BINARY, TNI_UNARY, TNI_MATMUL, TNI_COPY, TNI_REDUCE, TNI_LOG_SOFTMAX, TNI_CAST,
    TNI_WHERE, TNI_SOFTMAX, TNI_NORM, TNI_BATCH_NORM, TNI_POOL2D, TNI_CONCAT, TNI_PAD, TNI_GATHER, TNI_LOSS,
    TNI_CONV2D, TNI_ATTENTION, TNI_LINEAR, TNI_MATMUL_INT, TNI_FAMILIES
} tni_family;

/* The meaning of an elementwise operation on one element: inputs, float attributes. Integers are widened to
 * 64 bits; of the result, the low bits are kept. */
typedef double (*tni_scalar_fn)(const double *x, const float *param);
typedef int64_t (*tni_signed_fn)(const int64_t *x, const int64_t *param);
typedef uint64_t (*tni_unsigned_fn)(const uint64_t *x, const uint64_t *param);

/* How an integer attribute reads in text. An option is an optional input: 1 if it is there. ORDER int_kind */
typedef enum tni_int_kind {
    TNI_INT_INT, TNI_INT_FLAG, TNI_INT_PAIR, TNI_INT_AXIS, TNI_INT_AXES, TNI_INT_WORD, TNI_INT_OPTION, TNI_INT_SIZES
} tni_int_kind;

/* One integer attribute. It takes one position of tn_desc's ints, a pair two, sizes TN_MAX_RANK: one an
 * axis. */
typedef struct tni_int_row {
    const char *name;
    uint8_t     kind;          /* tni_int_kind */
    bool        needed;        /* has no default */
    uint8_t     dtype;         /* options: the input's type; 0: as the first input, TNI_TYPE_SECOND: as the second */
    int32_t     otherwise;     /* the default */
    const char *const *words;  /* TNI_INT_WORD: what the values are called, NULL at the end */
} tni_int_row;

#define TNI_ROW_TYPES 5
#define TNI_TYPE_SECOND 254
#define TNI_TYPE_ANY 255       /* in a row of types: one type, whichever, at every such place */

/* One operation, or one of its gradients (wrt > 0). */
typedef struct tni_op_row {
    const char *name;          /* "exp" */
    uint16_t    op;            /* tn_op */
    uint8_t     wrt;
    uint8_t     family;        /* tni_family */
    uint8_t     inputs;        /* how many it must have, epilogue apart */
    bool        variadic;      /* the last of them may be repeated */
    const char *const *operands, *const *outputs;      /* names, NULL at the end */
    const uint8_t (*dtype)[TNI_ROW_TYPES];     /* accepted types: rows of inputs..., output */
    size_t      dtypes;        /* 0: the family's rule says */
    const tni_int_row *ints;
    size_t      int_count;     /* options included, which come last */
    const char *floats[4];     /* names of float attributes in order; NULL at the end */
    float       float_default[4];   /* NaN: must be said */
    tni_scalar_fn reference;   /* elementwise families; else NULL */
    tni_signed_fn signed_reference;    /* those that take integers; else NULL */
    tni_unsigned_fn unsigned_reference;
    float       ulp;           /* bound of every fast kernel against the reference */
    const char *bench;         /* problem lines, parted by newlines */
} tni_op_row;

extern const tni_op_row tni_ops[];         /* ORDER op: the rows of gen/ops.lua */
extern const size_t tni_ops_count;

/* Where an operation's rows begin, its own first, then its gradients; at its code + 1 they end. */
#define TNI_OP_CODES 256
extern const uint16_t tni_op_first[TNI_OP_CODES + 1];

/* The kernels that a cast is, in turn: one or two, each by its input's and its output's type; the second
 * takes what the first gave. None where the bits are copied, or for what is no dtype. */
#define TNI_CAST_STEPS 2
typedef struct tni_cast_route {
    uint8_t steps;
    uint8_t dtype[TNI_CAST_STEPS][2];
} tni_cast_route;

#define TNI_CAST_CODES 17
extern const tni_cast_route tni_casts[TNI_CAST_CODES][TNI_CAST_CODES];    /* [from][to], by tn_dtype */

/* Which map kernel serves an elementwise operation on these types: that of the operation itself or of
 * another, with its two operands swapped perhaps, on lanes of these types: an operand's own, another of its
 * size whose bits mean the same there, or one of another size, to which its elements are cast. */
typedef struct tni_map_row {
    uint16_t op;
    uint8_t  wrt, dtype[4];    /* inputs, then the output, then 0 */
    uint16_t kernel;
    bool     swapped;
    bool     direct;           /* the kernel takes the operands as they are: not swapped, lanes of their sizes */
    uint8_t  lanes[4];
} tni_map_row;

extern const tni_map_row tni_maps[];       /* by op, wrt, dtype */

/* Where an operation's rows begin; at its code + 1 they end. */
#define TNI_MAP_OPS 128
extern const uint16_t tni_map_first[TNI_MAP_OPS + 1];

/* Hash of the texts of gen/ and templates/, 32 hexadecimal digits; part of every cache key. */
extern const char tni_source_hash[];

#endif
