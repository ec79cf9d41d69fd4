#ifndef TN_KERNELS_H
#define TN_KERNELS_H

/* kernels.h: the seam between operations and kernels: the table and the kernel ABI.
 *
 * One call: an operation (ops.h) checks, describes and allocates; a table member, one per family,
 * receives the description with addresses and runs one of its kernels. Tables form a chain through
 * base: a session's own, then "dense" (generated ahead), then "reference", which has every family
 * and defines meaning. A caller names only the first.
 *
 * Threads: tables are read-only; any number of threads use one. */

#include "desc.h"
#include "threads.h"

TN_BEGIN_C

#define TN_KERNEL_ABI 1        /* raised when tn_call, tn_desc or a piece below changes shape */

/* Instruction-set tiers. As a cap, a tier admits those listed before it for its machine. ORDER isa */
typedef enum tn_isa {
    TN_ISA_BEST = 0,           /* the best this process can use: tn_isa_detect */
    TN_ISA_GENERIC = 1,        /* 128-bit vectors, any machine */
    TN_ISA_AVX2 = 2, TN_ISA_AVX512 = 3,
    TN_ISA_NEON = 8, TN_ISA_SVE = 9,
    TN_ISA_RVV = 16, TN_ISA_WASM = 24
} tn_isa;

/* The tier TN_ISA_BEST stands for: what CPUID has, the system saves (XCR0) and TENON_ISA admits.
 *
 * A CPU with AMX multiplies BF16 and bytes by tiles. Linux lets a process use them once it asks (arch_prctl,
 * ARCH_REQ_XCOMP_PERM); the library does so when a table of the tier avx512 is first wanted, for all threads, and does
 * without where it is refused (another thread's sigaltstack may be too small). From then on sigaltstack refuses
 * stacks below sysconf(_SC_MINSIGSTKSZ), some 11 KiB, and frames of signals grow by 8 KiB in threads that multiplied.
 * A tier named by TENON_ISA does without tiles, and nothing is asked. */
TN_API tn_isa      tn_isa_detect(void);
TN_API const char *tn_isa_name(tn_isa isa);                /* "avx512"; static storage */

typedef enum tn_mode {
    TN_FAST = 0,               /* equal bits run to run, for any thread count, in body and tail */
    TN_EXACT = 1               /* besides, equal bits to "reference" on every tier, tile and plan */
} tn_mode;

/* -- The kernel ABI -----------------------------------------------------------------------------*/

typedef struct tn_kernels tn_kernels;
typedef struct tn_choice tn_choice;

/* One call. Generated code reads data and, where shapes are not baked in, desc. */
typedef struct tn_call {
    void *const      *data;    /* address of element [0, …, 0] of each operand, in desc's order */
    const tn_desc    *desc;
    void             *scratch; /* what the table's scratch() asked for; 64-byte aligned; NULL for 0 */
    const tn_threads *threads; /* never NULL; count may be 1 */
} tn_call;

/* Runs a whole operation. self is the table it was found in; a member that chooses among kernels reads
 * self->state, a kernel ignores it.
 * It may assume: desc passed the operation's check, so shapes, types and attributes are consistent and
 * data-dependent limits (targets, indices) hold; elementwise inputs have the output's shape, stride 0
 * where broadcast; strides are of the classes it was registered for; addresses are aligned for their
 * element and no further; data[i] may be NULL only for an absent or empty operand; outputs overlap
 * nothing, except that an elementwise output may be exactly an input; rounding is to nearest and
 * subnormals are on.
 * It must: write every output element whatever was there before; touch no byte
 * outside the operands' elements; read an output only where desc says so (gemm with beta ≠ 0); read no input
 * that alpha = 0 or beta = 0 switches off; give bits that do not depend on threads->count; not allocate,
 * lock, print, compile or look up by name. It cannot fail: a caller's bug is an assertion. */
typedef void (*tn_kernel_fn)(const tn_kernels *self, const tn_call *call);

/* Pieces: what the stock templates print; drivers inside the library call them in loops, so that one
 * tile serves every shape. All counts and strides are in elements; addresses as in tn_call. */
typedef void (*tn_code)(void);             /* any of these, before its kind is known */

/* Elementwise and copy: n[0] rows of n[1] elements; element (r, c) of operand i lies at
 * r·stride[i][0] + c·stride[i][1]; the last operand is the output. */
typedef void (*tn_map_fn)(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
                          const float *param);
/* Reductions and log_softmax: one row of n elements, unit strides; data: inputs, then outputs. */
typedef void (*tn_row_fn)(int64_t n, void *const *data, const float *param);
/* Reductions of columns: rows of n neighbours, row_stride apart, to one row: y[j] = op over i of
 * x[i·row_stride + j]; data: x, y. Of places: data is x, best, where, and best[j] and where[j] are read as
 * well:
 * they go on from there. Of log_softmax: data is x, most, log: most[j] is the maximum over i, log[j] =
 * ln Σ e^(scale·(x − most)), NaN where the column holds one. */
typedef void (*tn_columns_fn)(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
                              const float *param);
/* A tile of a product: c[i·ldc + j] = alpha·Σ_k a·b + beta·c for i < m, j < n, then + bias[j] unless NULL,
 * then the activation built in; a, b: packed panels; m, n: at most the tile's size. Tiles of F64, of integers and
 * of BF16 do not scale: alpha counts as 1, there is no bias, and unless beta is 0 the sums go on from c, of F64 k in
 * order. Those of AMX take n of several panels, whole ones, too. */
typedef void (*tn_tile_fn)(int64_t k, const void *a, const void *b, void *c, int64_t ldc, int64_t m,
                           int64_t n, const float *alpha_beta, const void *bias);
/* Packing: rows × k elements into a panel of the tile's width, padded with 0: element (i, p) at p·width + i; of
 * tiles of integers and BF16 by groups of G neighbours along k, at (p / G·width + i)·G + p % G, up to whole groups of
 * 64 bytes in AVX-512. */
typedef void (*tn_pack_fn)(int64_t rows, int64_t k, const void *src, int64_t row_stride, int64_t k_stride,
                           void *panel);

/* Pooling: n[0] rows of n[1] outputs, each over a window of n[2] × n[3] elements of x, data[0]: element (a,
 * b) of output (r, i) lies at r·stride[0] + i·stride[1] + a·stride[2] + b·stride[3], the output at
 * r·stride[4] + i of y, data[2]. data[1]: the element that a maximum starts from, or the double that a sum
 * is divided by. With indices, I32 ones at r·stride[5] + i of data[3]: the position of (r, i, a, b) is
 * stride[6] + r·stride[7] + i·stride[8] + a·stride[9] + b·stride[10]; if no element is above the start, that
 * of (r, i, 0, 0), or -1 if stride[11] is -1 (else it is 0). */
typedef void (*tn_window_fn)(const int64_t n[4], void *const *data, const int64_t *stride);

/* A product of few rows, of matrices as they lie: c[i·stride[3] + j] = Σ_p a[i·stride[0] + p·stride[1]]·b(p, j)
 * over p < n[2], for i < n[0], j < n[1]; added to what c holds if n[3] is 1, else it is 0. b(p, j) is at
 * p + j·stride[2], and stride[1] is 1; of kernels by rows it is at p·stride[2] + j; of those by panels of W
 * columns at p·W + j for j < W, and panels are stride[2] apart, whole ones. n[4]: what lies so many
 * elements behind those of b that are read is asked for, unless 0; in 2^n[5] parts, while as many rows or groups
 * of them go by. data: a, b, c. */
typedef void (*tn_thin_fn)(const int64_t n[6], void *const *data, const int64_t stride[4]);

/* Small products, n[3] of n[0] × n[1] over n[2] elements of k, read where they lie: c, data[2], gets at
 * i·stride[3] + j the sum of a, data[0], at i·stride[0] + k·stride[1] times b, data[1], at k·stride[2] + j;
 * stride[4], [5], [6] lead a, b, c to the next product. */
typedef void (*tn_product_fn)(const int64_t n[4], void *const *data, const int64_t *stride);

/* ORDER abi. A call is a tn_kernel_fn with everything built in but the addresses: it reads data and scratch. */
typedef enum tn_abi {
    TN_ABI_MAP, TN_ABI_ROW, TN_ABI_TILE, TN_ABI_PACK, TN_ABI_COLUMNS, TN_ABI_WINDOW, TN_ABI_THIN, TN_ABI_PRODUCT,
    TN_ABI_CALL
} tn_abi;

/* A kernel as it registers itself: generated beside the kernel. Static storage. */
typedef struct tn_kernel_info {
    size_t      size;
    const char *name;          /* what__how: "tnk_matmul_f32_nt__avx512_14x32"; never parsed */
    const char *pattern;       /* the descriptors it serves, as a line of desc.h */
    tn_code     fn;
    tn_abi      abi;
    tn_isa      isa;
    bool        exact;         /* bit-equal to the reference */
    const char *source;        /* "templates/matmul_tile.lua" */
    const char *params;        /* "mr=14 nr=32 unroll=1" */
    const char *reason;        /* why the manifest wants it */
    uint16_t    registers, registers_of;         /* vector registers used, of available */
} tn_kernel_info;

/* -- The table ----------------------------------------------------------------------------------
 * A plain struct. An own table names what it replaces and leaves the rest to its base:
 *     tn_kernels mine = { .size = sizeof mine, .abi = TN_KERNEL_ABI, .name = "mine",
 *                         .base = tn_kernels_dense(TN_ISA_BEST, TN_FAST), .matmul = my_matmul };
 * A member that does not want a call hands it on: tn_kernels_call(self->base, call).
 * Versions: members are only ever appended. One beyond size, or NULL, is asked of base. A table of
 * another abi is refused (TN_ERR_UNSUPPORTED) when it is put to use. */
struct tn_kernels {
    size_t            size;    /* sizeof(tn_kernels) where the table was compiled */
    uint32_t          abi;     /* TN_KERNEL_ABI there */
    tn_mode           mode;
    tn_isa            isa;
    const char       *name;
    const tn_kernels *base;    /* borrowed; NULL in "reference" only */
    void             *state;   /* the table's own; outside it, not to be touched */
    const tn_kernel_info *const *list;     /* its kernels, NULL at the end; NULL: none listed */
    size_t (*scratch)(const tn_kernels *self, const tn_desc *desc);   /* bytes its members need; NULL: 0 */
    /* Which kernel a member runs for desc: fills kernel and why of *out, and fn where a call may go straight
     * to the kernel; false: it hands desc on to base. NULL: members serve all they get, by their own code. */
    bool (*choose)(const tn_kernels *self, const tn_desc *desc, tn_choice *out);
    /* ORDER family. where: a choice between two. norm: of rows, layer, RMS and group norm. gather: embedding
     * too. loss: NLL and cross entropy. */
    tn_kernel_fn binary, unary, matmul, copy, reduce, log_softmax, cast;
    tn_kernel_fn where, softmax, norm, batch_norm, pool2d, concat, pad, gather, loss, conv2d, attention;
    tn_kernel_fn linear;
    tn_kernel_fn matmul_int;
};

/* The call, by the first table of the chain that has the family; and the scratch it needs, the most that
 * any table with the family asks for, since one may hand on to the next. No check, allocation or lock. */
TN_API size_t tn_kernels_scratch(const tn_kernels *kernels, const tn_desc *desc);
TN_API void   tn_kernels_call(const tn_kernels *kernels, const tn_call *call);

/* Tables of the library: constant, nothing to destroy. dense() falls to the tier the machine has when
 * isa asks for more, and to the best exact kernels in TN_EXACT. */
TN_API const tn_kernels *tn_kernels_reference(void);
TN_API const tn_kernels *tn_kernels_dense(tn_isa isa, tn_mode mode);

/* -- Asking, and calling without asking ----------------------------------------------------------*/

struct tn_choice {
    size_t            size;
    tn_kernel_fn      fn;      /* called as fn(table, &call) */
    const tn_kernels *table;   /* which table of the chain serves it */
    const tn_kernel_info *kernel;    /* the kernel; for a driver, its main piece; NULL: plain code */
    size_t            scratch; /* bytes */
    char              why[160];      /* one sentence: "tile 14x32 of the dense set" */
};

/* Fills *out (size set by the caller) with the kernel that desc gets, and why. This is the prepared
 * call: keep *out and a tn_call and repeat fn(table, &call); checks, staleness and versions are the
 * caller's business then. No lock, no allocation. TN_ERR_UNSUPPORTED if no table takes desc. */
TN_STATUS tn_kernels_resolve(const tn_kernels *kernels, const tn_desc *desc, tn_choice *out, tn_error *err);

TN_END_C
#endif
