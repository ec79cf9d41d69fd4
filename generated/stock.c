/* stock.c: the kernels generated ahead, by family, operation and tier.
 * Generated from gen/manifest/: do not edit. */
#include "kernel/stock_p.h"

/* Hash of gen/ and templates/. */
const char tni_source_hash[] = "6976f6fc0b41d444691f8690b7e306c0";

typedef void kernel_MAP(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
                        const float *param);
typedef void kernel_ROW(int64_t n, void *const *data, const float *param);
typedef void kernel_COLUMNS(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
                            const float *param);
typedef void kernel_TILE(int64_t k, const void *a, const void *b, void *c, int64_t ldc, int64_t m, int64_t n,
                         const float *alpha_beta, const void *bias);
typedef void kernel_PACK(int64_t rows, int64_t k, const void *src, int64_t row_stride, int64_t k_stride,
                         void *panel);
typedef void kernel_WINDOW(const int64_t *n, void *const *data, const int64_t *stride);
typedef void kernel_THIN(const int64_t *n, void *const *data, const int64_t *stride);
typedef void kernel_PRODUCT(const int64_t *n, void *const *data, const int64_t *stride);

/* Every kernel is a function, in C and in IR. */
#define ROW(tier, piece, kernel, ...) extern kernel_##piece kernel, kernel##_ir;
#include "stock_binary.h"
#include "stock_unary.h"
#include "stock_matmul.h"
#include "stock_copy.h"
#include "stock_reduce.h"
#include "stock_log_softmax.h"
#include "stock_cast.h"
#include "stock_where.h"
#include "stock_softmax.h"
#include "stock_norm.h"
#include "stock_batch_norm.h"
#include "stock_pool2d.h"
#include "stock_matmul_int.h"
#undef ROW

#ifdef TN_HAVE_IR
#define IR(fn) fn
#else
#define IR(fn) NULL
#endif

/* And a row of the list. fields: of tni_stock, by name. */
#define ROW(tier, piece, kernel, operation, serves, from, with, why, place, turns, held, same, ...)         \
    { .info = { .size = sizeof(tn_kernel_info), .name = #kernel, .pattern = serves, .fn = tier(kernel),     \
                .abi = TN_ABI_##piece, .isa = ISA_##tier, .exact = same, .source = "templates/" from ".lua",\
                .params = with, .reason = why, .registers = held, .registers_of = REGISTERS_##tier },       \
      .ir = IR(tier(kernel##_ir)), .op = TN_OP_##operation, .template_name = from,                          \
      .entry = "gen/manifest/" place, .loops = turns, __VA_ARGS__ },

#define ISA_GENERIC TN_ISA_GENERIC
#define REGISTERS_GENERIC 16
#if 1
#define GENERIC(fn) ((tn_code)(fn))
#else
#define GENERIC(fn) NULL
#endif

#define ISA_AVX2 TN_ISA_AVX2
#define REGISTERS_AVX2 16
#if defined __x86_64__
#define AVX2(fn) ((tn_code)(fn))
#else
#define AVX2(fn) NULL
#endif

#define ISA_AVX512 TN_ISA_AVX512
#define REGISTERS_AVX512 32
#if defined __x86_64__
#define AVX512(fn) ((tn_code)(fn))
#else
#define AVX512(fn) NULL
#endif

#define ISA_AVX512_VNNI TN_ISA_AVX512
#define REGISTERS_AVX512_VNNI 32
#if defined __x86_64__
#define AVX512_VNNI(fn) ((tn_code)(fn))
#else
#define AVX512_VNNI(fn) NULL
#endif

#define ISA_AVX512_BF16 TN_ISA_AVX512
#define REGISTERS_AVX512_BF16 32
#if defined __x86_64__
#define AVX512_BF16(fn) ((tn_code)(fn))
#else
#define AVX512_BF16(fn) NULL
#endif

#define ISA_AVX512_AMX TN_ISA_AVX512
#define REGISTERS_AVX512_AMX 8
#if defined __x86_64__
#define AVX512_AMX(fn) ((tn_code)(fn))
#else
#define AVX512_AMX(fn) NULL
#endif

#define ISA_NEON TN_ISA_NEON
#define REGISTERS_NEON 32
#if defined __aarch64__
#define NEON(fn) ((tn_code)(fn))
#else
#define NEON(fn) NULL
#endif

const tni_stock tni_stock_list[] = {
#include "stock_binary.h"
#include "stock_unary.h"
#include "stock_matmul.h"
#include "stock_copy.h"
#include "stock_reduce.h"
#include "stock_log_softmax.h"
#include "stock_cast.h"
#include "stock_where.h"
#include "stock_softmax.h"
#include "stock_norm.h"
#include "stock_batch_norm.h"
#include "stock_pool2d.h"
#include "stock_matmul_int.h"
};
const size_t tni_stock_count = sizeof tni_stock_list / sizeof *tni_stock_list;
