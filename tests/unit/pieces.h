#ifndef TESTS_PIECES_H
#define TESTS_PIECES_H

/* pieces.h: stock kernels in plain C for tests of the drivers: tiny tiles, so that every edge is met, and
 * checks that a driver keeps the pieces' contract (kernels.h). */

#include "kernel/dense/dense_p.h"

#include <assert.h>
#include <math.h>
#include <string.h>

enum { PIECE_MR = 3, PIECE_NR = 5 };

#define PIECE_MAP(name, operands, type, expression)                                                          \
    static void name(const int64_t n[2], void *const *data, const int64_t(*stride)[2], const float *param)   \
    {                                                                                                        \
        (void)param;                                                                                         \
        for (int o = 0; o < (operands); o++)                                                                 \
            assert(stride[o][1] == 1 || n[1] == 1);                                                          \
        for (int64_t r = 0; r < n[0]; r++)                                                                   \
            for (int64_t c = 0; c < n[1]; c++) {                                                             \
                type x = ((const type *)data[0])[r * stride[0][0] + c];                                      \
                float y = (operands) == 3 ? ((const float *)data[1])[r * stride[1][0] + c] : 0;              \
                (void)y;                                                                                     \
                ((float *)data[(operands)-1])[r * stride[(operands)-1][0] + c] = (float)(expression);        \
            }                                                                                                \
    }

PIECE_MAP(piece_add, 3, float, x + y)
PIECE_MAP(piece_sub, 3, float, x - y)
PIECE_MAP(piece_neg, 2, float, -x)
PIECE_MAP(piece_relu, 2, float, x > 0 || x != x ? x : 0)
PIECE_MAP(piece_scale, 2, uint8_t, (float)x * param[0])

#define PIECE_COPY(name, type, unit)                                                                    \
    static void name(const int64_t n[2], void *const *data, const int64_t (*stride)[2], const float *param) \
    {                                                                                                   \
        (void)param;                                                                                    \
        assert(!(unit) || n[1] == 1 || (stride[0][1] == 1 && stride[1][1] == 1));                       \
        for (int64_t r = 0; r < n[0]; r++)                                                              \
            for (int64_t c = 0; c < n[1]; c++)                                                          \
                ((type *)data[1])[r * stride[1][0] + c * stride[1][1]] =                                \
                    ((const type *)data[0])[r * stride[0][0] + c * stride[0][1]];                       \
    }

PIECE_COPY(piece_copy_u8, uint8_t, 1)
PIECE_COPY(piece_copy_u16, uint16_t, 1)
PIECE_COPY(piece_copy_u32, uint32_t, 1)
PIECE_COPY(piece_copy_u64, uint64_t, 1)
PIECE_COPY(piece_copy_any_u8, uint8_t, 0)
PIECE_COPY(piece_copy_any_u16, uint16_t, 0)
PIECE_COPY(piece_copy_any_u32, uint32_t, 0)
PIECE_COPY(piece_copy_any_u64, uint64_t, 0)

static void piece_sum(int64_t n, void *const *data, const float *param)
{
    double sum = 0;
    (void)param;
    for (int64_t i = 0; i < n; i++)
        sum += (double)((const float *)data[0])[i];
    *(float *)data[1] = (float)sum;
}

static void piece_sum_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
                              const float *param)
{
    (void)param;
    assert(rows >= 1 && n >= 1);
    for (int64_t j = 0; j < n; j++) {
        float sum = 0;
        for (int64_t i = 0; i < rows; i++)
            sum += ((const float *)data[0])[i * row_stride + j];
        ((float *)data[1])[j] = sum;
    }
}

/* The first word of param: the sign, for minima. */
static float piece_turned(float x, const float *param)
{
    uint32_t bits;
    memcpy(&bits, param, sizeof bits);
    assert(bits == 0 || bits == 0x80000000);
    return bits ? -x : x;
}

static void piece_argmax(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    int64_t best = 0;
    assert(n >= 1);
    for (int64_t i = 1; i < n; i++)
        if (piece_turned(x[i], param) > piece_turned(x[best], param))
            best = i;
    *(int64_t *)data[1] = best;
}

static void piece_argmax_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
                                 const float *param)
{
    float *best = data[1];
    uint32_t *where = data[2], first;
    memcpy(&first, param + 2, sizeof first);
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < n; j++) {
            float x = ((const float *)data[0])[i * row_stride + j];
            if (!(piece_turned(x, param) > piece_turned(best[j], param)))
                continue;
            best[j] = x;
            where[j] = first + (uint32_t)i;
        }
}

/* Rows of softmax, or of its logarithm; a row may be its own result. */
static void piece_rows(const int64_t n[2], void *const *data, const int64_t (*stride)[2], double scale,
                       bool log_of)
{
    assert(stride[0][1] == 1 && stride[1][1] == 1);
    for (int64_t r = 0; r < n[0]; r++) {
        const float *x = (const float *)data[0] + r * stride[0][0];
        float *y = (float *)data[1] + r * stride[1][0];
        double most = -INFINITY, sum = 0;
        for (int64_t i = 0; i < n[1]; i++)
            most = fmax(most, scale * (double)x[i]);
        for (int64_t i = 0; i < n[1]; i++)
            sum += exp(scale * (double)x[i] - most);
        for (int64_t i = 0; i < n[1]; i++) {
            double d = scale * (double)x[i] - most;
            y[i] = (float)(log_of ? d - log(sum) : exp(d) / sum);
        }
    }
}

static void piece_softmax(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
                          const float *param)
{
    piece_rows(n, data, stride, (double)param[0], false);
}

static void piece_log_softmax(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
                              const float *param)
{
    piece_rows(n, data, stride, (double)param[0], true);
}

/* (x - mean)/√(variance + eps)·scale + bias. */
static void piece_layer_norm(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
                             const float *param)
{
    const float *scale = data[1], *bias = data[2];
    assert(stride[0][1] == 1 && stride[1][0] == 0 && stride[2][0] == 0 && stride[3][1] == 1);
    for (int64_t r = 0; r < n[0]; r++) {
        const float *x = (const float *)data[0] + r * stride[0][0];
        float *y = (float *)data[3] + r * stride[3][0];
        double mean = 0, variance = 0;
        for (int64_t i = 0; i < n[1]; i++)
            mean += (double)x[i] / (double)n[1];
        for (int64_t i = 0; i < n[1]; i++)
            variance += ((double)x[i] - mean) * ((double)x[i] - mean) / (double)n[1];
        for (int64_t i = 0; i < n[1]; i++)
            y[i] = (float)(((double)x[i] - mean) / sqrt(variance + (double)param[0]) * (double)scale[i] +
                           (double)bias[i]);
    }
}

static void piece_tile_act(int64_t k, const float *a, const float *b, float *c, int64_t ldc, int64_t m,
                           int64_t n, const float *alpha_beta, const float *bias, bool relu)
{
    assert(m >= 1 && m <= PIECE_MR && n >= 1 && n <= PIECE_NR);
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++) {
            float sum = 0;
            for (int64_t p = 0; p < k; p++)
                sum = fmaf(a[p * PIECE_MR + i], b[p * PIECE_NR + j], sum);
            sum *= alpha_beta[0];
            if (alpha_beta[1] != 0)
                sum += alpha_beta[1] * c[i * ldc + j];
            if (bias)
                sum += bias[j];
            c[i * ldc + j] = relu && !(sum > 0 || sum != sum) ? 0 : sum;
        }
}

static void piece_tile(int64_t k, const void *a, const void *b, void *c, int64_t ldc, int64_t m, int64_t n,
                       const float *alpha_beta, const void *bias)
{
    piece_tile_act(k, a, b, c, ldc, m, n, alpha_beta, bias, false);
}

static void piece_tile_relu(int64_t k, const void *a, const void *b, void *c, int64_t ldc, int64_t m,
                            int64_t n, const float *alpha_beta, const void *bias)
{
    piece_tile_act(k, a, b, c, ldc, m, n, alpha_beta, bias, true);
}

static void piece_pack(int64_t width, int64_t rows, int64_t k, const float *src, int64_t row_stride,
                       int64_t k_stride, float *panel)
{
    assert(rows >= 1 && rows <= width);
    for (int64_t p = 0; p < k; p++)
        for (int64_t r = 0; r < width; r++)
            panel[p * width + r] = r < rows ? src[r * row_stride + p * k_stride] : 0;
}

static void piece_pack_a(int64_t rows, int64_t k, const void *src, int64_t row_stride, int64_t k_stride,
                         void *panel)
{
    piece_pack(PIECE_MR, rows, k, src, row_stride, k_stride, panel);
}

static void piece_pack_b(int64_t rows, int64_t k, const void *src, int64_t row_stride, int64_t k_stride,
                         void *panel)
{
    piece_pack(PIECE_NR, rows, k, src, row_stride, k_stride, panel);
}

/* Few rows, b by its columns or, column 1, by its rows. */
static void piece_thin(const int64_t n[6], void *const *data, const int64_t stride[4], int64_t b_k,
                       int64_t b_column)
{
    for (int64_t o = 0; o < n[0] * n[1]; o++) {
        int64_t i = o / n[1], j = o % n[1];
        float *c = (float *)data[2] + i * stride[3] + j, sum = n[3] ? *c : 0;
        for (int64_t p = 0; p < n[2]; p++)
            sum += ((const float *)data[0])[i * stride[0] + p * stride[1]] *
                   ((const float *)data[1])[p * b_k + j * b_column];
        *c = sum;
    }
}

static void piece_thin_dot(const int64_t n[6], void *const *data, const int64_t stride[4])
{
    assert(stride[1] == 1);
    piece_thin(n, data, stride, 1, stride[2]);
}

static void piece_thin_rows(const int64_t n[6], void *const *data, const int64_t stride[4])
{
    piece_thin(n, data, stride, stride[2], 1);
}

/* Windows, one output and one tap after the other. */
static void piece_max(const int64_t n[4], void *const *data, const int64_t *stride)
{
    for (int64_t o = 0; o < n[0] * n[1]; o++) {
        int64_t r = o / n[1], i = o % n[1];
        const float *x = (const float *)data[0] + r * stride[0] + i * stride[1];
        float most = *(const float *)data[1];
        for (int64_t t = 0; t < n[2] * n[3] && most == most; t++) {
            float tap = x[t / n[3] * stride[2] + t % n[3] * stride[3]];
            most = tap > most || tap != tap ? tap : most;
        }
        ((float *)data[2])[r * stride[4] + i] = most;
    }
}

static void piece_average(const int64_t n[4], void *const *data, const int64_t *stride)
{
    assert(n[2] * n[3] <= 256 && *(const double *)data[1] > 0);
    for (int64_t o = 0; o < n[0] * n[1]; o++) {
        int64_t r = o / n[1], i = o % n[1];
        const float *x = (const float *)data[0] + r * stride[0] + i * stride[1];
        float sum = 0;
        for (int64_t t = 0; t < n[2] * n[3]; t++)
            sum += x[t / n[3] * stride[2] + t % n[3] * stride[3]];
        ((float *)data[2])[r * stride[4] + i] = sum / (float)*(const double *)data[1];
    }
}

#define PIECE(kind, code, ...)                                                                               \
    {                                                                                                        \
        .info = { .size = sizeof(tn_kernel_info),                                                            \
                  .name = #code,                                                                             \
                  .fn = (tn_code)(code),                                                                     \
                  .abi = (kind),                                                                             \
                  .isa = TN_ISA_GENERIC },                                                                   \
        __VA_ARGS__                                                                                          \
    }
#define PIECE_COPIES(type, unit, any)                                                                   \
    PIECE(TN_ABI_MAP, unit, .op = TN_OP_COPY, .dtype = { type, type }, .inner = TNI_INNER_UNIT),        \
    PIECE(TN_ABI_MAP, any, .op = TN_OP_COPY, .dtype = { type, type }, .inner = TNI_INNER_ANY)

static const tni_stock pieces[] = {
    PIECE(TN_ABI_MAP, piece_add, .op = TN_OP_ADD, .dtype = { TN_F32, TN_F32, TN_F32 }),
    PIECE(TN_ABI_MAP, piece_sub, .op = TN_OP_SUB, .dtype = { TN_F32, TN_F32, TN_F32 }),
    PIECE(TN_ABI_MAP, piece_neg, .op = TN_OP_NEG, .dtype = { TN_F32, TN_F32 }),
    PIECE(TN_ABI_MAP, piece_relu, .op = TN_OP_RELU, .dtype = { TN_F32, TN_F32 }),
    PIECE(TN_ABI_MAP, piece_scale, .op = TN_OP_SCALE, .dtype = { TN_U8, TN_F32 }),
    PIECE_COPIES(TN_U8, piece_copy_u8, piece_copy_any_u8),
    PIECE_COPIES(TN_U16, piece_copy_u16, piece_copy_any_u16),
    PIECE_COPIES(TN_U32, piece_copy_u32, piece_copy_any_u32),
    PIECE_COPIES(TN_U64, piece_copy_u64, piece_copy_any_u64),
    PIECE(TN_ABI_ROW, piece_sum, .op = TN_OP_SUM, .dtype = { TN_F32, TN_F32 }),
    PIECE(TN_ABI_COLUMNS, piece_sum_columns, .op = TN_OP_SUM, .dtype = { TN_F32, TN_F32 }),
    PIECE(TN_ABI_ROW, piece_argmax, .op = TN_OP_ARGMAX, .dtype = { TN_F32, TN_I64 }),
    PIECE(TN_ABI_COLUMNS, piece_argmax_columns, .op = TN_OP_ARGMAX, .dtype = { TN_F32, TN_I64 }),
    PIECE(TN_ABI_MAP, piece_softmax, .op = TN_OP_SOFTMAX, .dtype = { TN_F32, TN_F32 }),
    PIECE(TN_ABI_MAP, piece_log_softmax, .op = TN_OP_LOG_SOFTMAX, .dtype = { TN_F32, TN_F32 }),
    PIECE(TN_ABI_MAP, piece_layer_norm, .op = TN_OP_LAYER_NORM, .dtype = { TN_F32, TN_F32, TN_F32, TN_F32 }),
    PIECE(TN_ABI_TILE, piece_tile, .op = TN_OP_MATMUL, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = PIECE_MR,
          .nr = PIECE_NR),
    PIECE(TN_ABI_TILE, piece_tile_relu, .op = TN_OP_MATMUL, .dtype = { TN_F32, TN_F32, TN_F32 },
          .mr = PIECE_MR, .nr = PIECE_NR, .act = TN_OP_RELU),
    PIECE(TN_ABI_WINDOW, piece_average, .op = TN_OP_AVG_POOL2D, .dtype = { TN_F32, TN_F32 }),
    { .info = { .size = sizeof(tn_kernel_info), .name = "piece_max", .fn = (tn_code)piece_max,
                .abi = TN_ABI_WINDOW, .isa = TN_ISA_GENERIC, .exact = true },
      .op = TN_OP_MAX_POOL2D, .dtype = { TN_F32, TN_F32 } },
    PIECE(TN_ABI_THIN, piece_thin_dot, .op = TN_OP_MATMUL, .dtype = { TN_F32, TN_F32, TN_F32 },
          .mr = 1, .nr = 4),
    PIECE(TN_ABI_THIN, piece_thin_dot, .op = TN_OP_MATMUL, .dtype = { TN_F32, TN_F32, TN_F32 },
          .mr = 2, .nr = 4),
    PIECE(TN_ABI_THIN, piece_thin_rows, .op = TN_OP_MATMUL, .dtype = { TN_F32, TN_F32, TN_F32 },
          .mr = 2, .nr = 4, .inner = TNI_INNER_ANY),
    PIECE(TN_ABI_PACK, piece_pack_a, .dtype = { TN_F32, TN_F32 }, .mr = PIECE_MR),
    PIECE(TN_ABI_PACK, piece_pack_b, .dtype = { TN_F32, TN_F32 }, .mr = PIECE_NR),
};

#endif
