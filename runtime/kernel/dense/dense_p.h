#ifndef TNI_DENSE_P_H
#define TNI_DENSE_P_H

/* dense/dense_p.h: the tables "dense": per tier an index from operation and types to the stock kernel, and drivers
 * that run a whole operation with it. A driver that lacks a piece hands the call to the base, "reference". */

#include "kernel/cut_p.h"
#include "kernel/kernels_p.h"
#include "kernel/nest_p.h"

/* What is looked up. variant: tni_inner of a map, TNI_COLUMNS of a reduction by columns, activation of a
 * tile, width of a pack, whether a window kernel is exact; rows: of a tile, group of a pack (0 for 1), whether a
 * thin product has several; else 0. */
#define TNI_COLUMNS 1
#define TNI_EXACT_TILE 0x8000  /* in the variant of a tile that is marked exact */
#define TNI_THIN 0x4000        /* and above: variants of thin products, tni_thin_kind */

typedef struct tni_key {
    uint16_t op, variant;
    uint8_t  wrt, rows, dtype[4];
} tni_key;

/* A stock kernel with the form that runs. */
typedef struct tni_entry {
    const tni_stock *stock;    /* NULL: an empty slot */
    tn_code  fn;
    uint64_t word;             /* its key, all of it */
} tni_entry;

/* How products of matrices form their sums. ORDER arithmetic (dense/tilings.c) */
typedef enum tni_arithmetic {
    TNI_SUM_F32,
    TNI_SUM_F32_TILES, TNI_SUM_F32_PAIRS,                  /* bf16 by tiles of the machine, by pairs in vectors */
    TNI_SUM_F64,
    TNI_SUM_F64_APART,         /* multiply and add apart */
    TNI_SUM_I32_TILES_UI, TNI_SUM_I32_TILES_II,            /* bytes by tiles of the machine: a, b without a sign */
    TNI_SUM_I32_TILES_UU, TNI_SUM_I32_TILES_IU,            /* (U8) or with it (I8) */
    TNI_SUM_I32_BYTES,                                     /* by four in vectors */
    TNI_SUM_I32_PAIRS, TNI_SUM_I32,                        /* by two, by one */
    TNI_ARITHMETICS
} tni_arithmetic;

typedef struct tni_arithmetic_row {
    uint8_t a, b, sum;         /* types: of the elements of panels, of the sums that tiles leave in c */
    uint8_t group[2];          /* of a, of b: so many neighbours of k lie together in a panel: element (i, p) at
                                  (p / group·width + i)·group + p % group, 0 beyond k */
    uint8_t unit;              /* panels have whole ones of so many steps of k */
    uint8_t addon;             /* its tiles need, a tni_addon */
    bool    own_types;         /* only elements of these types, others not 128 off */
    bool    runs;              /* tiles take several panels of b in a call */
    bool    exact;             /* its tiles are marked exact */
    uint8_t from;              /* packs take this type, too; 0: only elements of panels */
    bool    scales;            /* tiles apply alpha, beta, a bias, an activation; else alpha is 1, beta 0 or 1 */
} tni_arithmetic_row;

extern const tni_arithmetic_row tni_arithmetics[TNI_ARITHMETICS];

/* The pieces of a product: tiles of one size, and packs of its sides. */
typedef struct tni_tiling {
    const tni_entry *tile, *relu;          /* relu: NULL if there is no such tile */
    tn_pack_fn pack_a, pack_b;
    int64_t    mr, nr;
} tni_tiling;

/* Those of an arithmetic, of the best tier that has one; the first is preferred. */
#define TNI_TILINGS 4
typedef struct tni_tilings {
    int        count;
    tni_tiling tiling[TNI_TILINGS];
} tni_tilings;

#define TNI_DENSE_SLOTS 2048   /* a power of two, several times the kernels of one tier */

/* Behind a dense table's state. */
typedef struct tni_dense {
    size_t     filled, count;  /* slots, kernels of the list */
    tni_entry  slot[TNI_DENSE_SLOTS];
    const tn_kernel_info *list[TNI_DENSE_SLOTS / 2 + 1];
    bool        exact;         /* results equal the reference's bits */
    int64_t     second_cache;  /* bytes */
    unsigned    addons;        /* tni_addon */
    tni_tilings tilings[TNI_ARITHMETICS];
    const tni_entry *any_size[2];          /* small products of F32 and of F64; NULL: no kernel */
} tni_dense;

/* Stock kernels to build a table of: the generated list, or a test's own. */
typedef struct tni_stock_set {
    const tni_stock *list;
    size_t count;
} tni_stock_set;

/* Fills a table and its state, zeroed before, with the kernels of isa, of these add-ons to it, and of the tiers
 * below it. */
void tni_dense_build(tn_kernels *kernels, tni_dense *dense, tni_stock_set set, tn_isa isa, tn_mode mode,
                     int form, unsigned addons);

/* The kernel for a key, or NULL; the key of a kernel. */
const tni_entry *tni_dense_find(const tni_dense *dense, tni_key key);
tni_key tni_dense_key(const tni_stock *stock);

/* The pack of elements of one type to panels of another, NULL if there is none. */
tn_pack_fn tni_dense_pack(const tni_dense *dense, uint8_t from, uint8_t to, int group, int64_t width);

/* Adds the tilings of a tier, in the order of the list, where no better tier has some. */
void tni_dense_add_tilings(tni_dense *dense, tni_stock_set set, tn_isa isa);

/* The kernel that serves an elementwise descriptor, perhaps with casts around it; that of a copy of elements
 * of size bytes, by inner class. */
const tni_entry *tni_dense_map(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_copy(const tni_dense *dense, int64_t size, tni_inner inner);
/* Both copy kernels for elements of that size are there: what every driver that moves elements needs. */
bool tni_dense_copies(const tni_dense *dense, int64_t size);

/* The kernel that a cast of types ends with (a copy kernel where the bits stay); first, if not NULL,
 * becomes the one before it, or NULL where there is none. NULL: base serves. */
const tni_entry *tni_dense_cast(const tni_dense *dense, tn_dtype from, tn_dtype to, const tni_entry **first);

/* Members of the table. */
void tni_dense_run_map(const tn_kernels *self, const tn_call *call);
void tni_dense_run_copy(const tn_kernels *self, const tn_call *call);
void tni_dense_run_cast(const tn_kernels *self, const tn_call *call);
void tni_dense_run_matmul_int(const tn_kernels *self, const tn_call *call);
void tni_dense_run_matmul(const tn_kernels *self, const tn_call *call);
void tni_dense_run_reduce(const tn_kernels *self, const tn_call *call);
void tni_dense_run_concat(const tn_kernels *self, const tn_call *call);
void tni_dense_run_pad(const tn_kernels *self, const tn_call *call);
void tni_dense_run_gather(const tn_kernels *self, const tn_call *call);
void tni_dense_run_loss(const tn_kernels *self, const tn_call *call);
void tni_dense_run_conv2d(const tn_kernels *self, const tn_call *call);
void tni_dense_run_attention(const tn_kernels *self, const tn_call *call);
void tni_dense_run_rows(const tn_kernels *self, const tn_call *call);      /* softmax, and norms of rows */
void tni_dense_run_norm(const tn_kernels *self, const tn_call *call);      /* group_norm, batch_norm */
void tni_dense_run_pool2d(const tn_kernels *self, const tn_call *call);
void tni_dense_run_linear(const tn_kernels *self, const tn_call *call);

/* Scratch of those members that need some, and the kernel each takes (NULL: base serves). */
size_t tni_dense_matmul_int_scratch(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_matmul_int_kernel(const tni_dense *dense, const tn_desc *desc);
size_t tni_dense_matmul_scratch(const tni_dense *dense, const tn_desc *desc);
size_t tni_dense_reduce_scratch(const tni_dense *dense, const tn_desc *desc);
size_t tni_dense_norm_scratch(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_norm_kernel(const tni_dense *dense, const tn_desc *desc);
size_t tni_dense_rows_scratch(const tni_dense *dense, const tn_desc *desc);
size_t tni_dense_pool2d_scratch(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_matmul_kernel(const tni_dense *dense, const tn_desc *desc);
size_t tni_dense_linear_scratch(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_linear_kernel(const tni_dense *dense, const tn_desc *desc);
size_t tni_dense_loss_scratch(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_loss_kernel(const tni_dense *dense, const tn_desc *desc);
size_t tni_dense_conv2d_scratch(const tni_dense *dense, const tn_desc *desc);
size_t tni_dense_attention_scratch(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_attention_kernel(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_conv2d_kernel(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_reduce_kernel(const tni_dense *dense, const tn_desc *desc);     /* by rows */
const tni_entry *tni_dense_rows_kernel(const tni_dense *dense, const tn_desc *desc);
const tni_entry *tni_dense_pool2d_kernel(const tni_dense *dense, const tn_desc *desc);

#endif
