/* matmul_int_avx512_amx.c: kernels of gen/manifest/matmul_int.lua for avx512_amx.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef struct tile_shapes {
    uint8_t palette, start, unused[14];
    uint16_t bytes[16];
    uint8_t rows[16];
} tile_shapes;

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* tnk_matmul_int_u8_i8_i32__avx512_amx_32x32
 * tile of a product by tiles of the machine.
 * from templates/tile_amx.lua, avx512_amx: dot=u8_i8 mr=32 nr=32
 * listed in gen/manifest/matmul_int.lua: 4 tiles of sums, 2 of a, 2 of b: a load a dot product
 * a turn of the inner loop: 4 tile dot 4 tile ld
 * tiles: 8 of 8 */
void tnk_matmul_int_u8_i8_i32__avx512_amx_32x32(int64_t k, const void *a_, const void *b_,
    void *c_, int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const uint8_t *restrict a = a_;
    const uint8_t *restrict b = b_;
    int32_t *restrict c = c_;
    (void)bias;
    int64_t rows0 = min_index(m, 16);
    int64_t rows1 = min_index(max_index(m - 16, 1), 16);
    int64_t columns0 = min_index(n, 16);
    int64_t columns1 = min_index(max_index(n - 16, 1), 16);
    tile_shapes shapes = { .palette = 1,
        .bytes = { (uint16_t)(columns0 * 4), (uint16_t)(columns1 * 4), (uint16_t)(columns0 * 4),
        (uint16_t)(columns1 * 4), (uint16_t)64, (uint16_t)64, (uint16_t)(columns0 * 4),
        (uint16_t)(columns1 * 4) },
        .rows = { (uint8_t)rows0, (uint8_t)rows0, (uint8_t)rows1, (uint8_t)rows1, (uint8_t)rows0,
        (uint8_t)rows1, (uint8_t)16, (uint8_t)16 } };
    __asm__ volatile("ldtilecfg %0" : : "m"(shapes));
    int differs = alpha_beta[1] != 0.0f;
    for (int64_t j = 0; j < n; j += 32) {
        _tile_zero(0);
        _tile_zero(1);
        _tile_zero(2);
        _tile_zero(3);
        if (differs) {
            _tile_loadd(0, c + j, ldc * 4);
            if (n > 16) {
                _tile_loadd(1, c + j + 16, ldc * 4);
            }
            if (m > 16) {
                _tile_loadd(2, c + j + 16 * ldc, ldc * 4);
            }
            if (m > 16 && n > 16) {
                _tile_loadd(3, c + j + 16 * ldc + 16, ldc * 4);
            }
        }

        /* The product. */
        const uint8_t *a_1 = a;
        for (int64_t p = 0; p < k; p += 64) {
            _tile_loadd(6, b, 128);
            _tile_loadd(7, b + 64, 128);
            _tile_loadd(4, a_1, 64);
            _tile_dpbusd(0, 4, 6);
            _tile_dpbusd(1, 4, 7);
            _tile_loadd(5, a_1 + 1024, 64);
            _tile_dpbusd(2, 5, 6);
            _tile_dpbusd(3, 5, 7);
            a_1 += 2048;
            b += 2048;
        }

        /* c. */
        _tile_stored(0, c + j, ldc * 4);
        if (n > 16) {
            _tile_stored(1, c + j + 16, ldc * 4);
        }
        if (m > 16) {
            _tile_stored(2, c + j + 16 * ldc, ldc * 4);
        }
        if (m > 16 && n > 16) {
            _tile_stored(3, c + j + 16 * ldc + 16, ldc * 4);
        }
    }
    _tile_release();
}

/* tnk_matmul_int_i8_i32__avx512_amx_32x32
 * tile of a product by tiles of the machine.
 * from templates/tile_amx.lua, avx512_amx: dot=i8_i8 mr=32 nr=32
 * listed in gen/manifest/matmul_int.lua: 4 tiles of sums, 2 of a, 2 of b: a load a dot product
 * a turn of the inner loop: 4 tile dot 4 tile ld
 * tiles: 8 of 8 */
void tnk_matmul_int_i8_i32__avx512_amx_32x32(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const uint8_t *restrict a = a_;
    const uint8_t *restrict b = b_;
    int32_t *restrict c = c_;
    (void)bias;
    int64_t rows0 = min_index(m, 16);
    int64_t rows1 = min_index(max_index(m - 16, 1), 16);
    int64_t columns0 = min_index(n, 16);
    int64_t columns1 = min_index(max_index(n - 16, 1), 16);
    tile_shapes shapes = { .palette = 1,
        .bytes = { (uint16_t)(columns0 * 4), (uint16_t)(columns1 * 4), (uint16_t)(columns0 * 4),
        (uint16_t)(columns1 * 4), (uint16_t)64, (uint16_t)64, (uint16_t)(columns0 * 4),
        (uint16_t)(columns1 * 4) },
        .rows = { (uint8_t)rows0, (uint8_t)rows0, (uint8_t)rows1, (uint8_t)rows1, (uint8_t)rows0,
        (uint8_t)rows1, (uint8_t)16, (uint8_t)16 } };
    __asm__ volatile("ldtilecfg %0" : : "m"(shapes));
    int differs = alpha_beta[1] != 0.0f;
    for (int64_t j = 0; j < n; j += 32) {
        _tile_zero(0);
        _tile_zero(1);
        _tile_zero(2);
        _tile_zero(3);
        if (differs) {
            _tile_loadd(0, c + j, ldc * 4);
            if (n > 16) {
                _tile_loadd(1, c + j + 16, ldc * 4);
            }
            if (m > 16) {
                _tile_loadd(2, c + j + 16 * ldc, ldc * 4);
            }
            if (m > 16 && n > 16) {
                _tile_loadd(3, c + j + 16 * ldc + 16, ldc * 4);
            }
        }

        /* The product. */
        const uint8_t *a_1 = a;
        for (int64_t p = 0; p < k; p += 64) {
            _tile_loadd(6, b, 128);
            _tile_loadd(7, b + 64, 128);
            _tile_loadd(4, a_1, 64);
            _tile_dpbssd(0, 4, 6);
            _tile_dpbssd(1, 4, 7);
            _tile_loadd(5, a_1 + 1024, 64);
            _tile_dpbssd(2, 5, 6);
            _tile_dpbssd(3, 5, 7);
            a_1 += 2048;
            b += 2048;
        }

        /* c. */
        _tile_stored(0, c + j, ldc * 4);
        if (n > 16) {
            _tile_stored(1, c + j + 16, ldc * 4);
        }
        if (m > 16) {
            _tile_stored(2, c + j + 16 * ldc, ldc * 4);
        }
        if (m > 16 && n > 16) {
            _tile_stored(3, c + j + 16 * ldc + 16, ldc * 4);
        }
    }
    _tile_release();
}

/* tnk_matmul_int_u8_i32__avx512_amx_32x32
 * tile of a product by tiles of the machine.
 * from templates/tile_amx.lua, avx512_amx: dot=u8_u8 mr=32 nr=32
 * listed in gen/manifest/matmul_int.lua: 4 tiles of sums, 2 of a, 2 of b: a load a dot product
 * a turn of the inner loop: 4 tile dot 4 tile ld
 * tiles: 8 of 8 */
void tnk_matmul_int_u8_i32__avx512_amx_32x32(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const uint8_t *restrict a = a_;
    const uint8_t *restrict b = b_;
    int32_t *restrict c = c_;
    (void)bias;
    int64_t rows0 = min_index(m, 16);
    int64_t rows1 = min_index(max_index(m - 16, 1), 16);
    int64_t columns0 = min_index(n, 16);
    int64_t columns1 = min_index(max_index(n - 16, 1), 16);
    tile_shapes shapes = { .palette = 1,
        .bytes = { (uint16_t)(columns0 * 4), (uint16_t)(columns1 * 4), (uint16_t)(columns0 * 4),
        (uint16_t)(columns1 * 4), (uint16_t)64, (uint16_t)64, (uint16_t)(columns0 * 4),
        (uint16_t)(columns1 * 4) },
        .rows = { (uint8_t)rows0, (uint8_t)rows0, (uint8_t)rows1, (uint8_t)rows1, (uint8_t)rows0,
        (uint8_t)rows1, (uint8_t)16, (uint8_t)16 } };
    __asm__ volatile("ldtilecfg %0" : : "m"(shapes));
    int differs = alpha_beta[1] != 0.0f;
    for (int64_t j = 0; j < n; j += 32) {
        _tile_zero(0);
        _tile_zero(1);
        _tile_zero(2);
        _tile_zero(3);
        if (differs) {
            _tile_loadd(0, c + j, ldc * 4);
            if (n > 16) {
                _tile_loadd(1, c + j + 16, ldc * 4);
            }
            if (m > 16) {
                _tile_loadd(2, c + j + 16 * ldc, ldc * 4);
            }
            if (m > 16 && n > 16) {
                _tile_loadd(3, c + j + 16 * ldc + 16, ldc * 4);
            }
        }

        /* The product. */
        const uint8_t *a_1 = a;
        for (int64_t p = 0; p < k; p += 64) {
            _tile_loadd(6, b, 128);
            _tile_loadd(7, b + 64, 128);
            _tile_loadd(4, a_1, 64);
            _tile_dpbuud(0, 4, 6);
            _tile_dpbuud(1, 4, 7);
            _tile_loadd(5, a_1 + 1024, 64);
            _tile_dpbuud(2, 5, 6);
            _tile_dpbuud(3, 5, 7);
            a_1 += 2048;
            b += 2048;
        }

        /* c. */
        _tile_stored(0, c + j, ldc * 4);
        if (n > 16) {
            _tile_stored(1, c + j + 16, ldc * 4);
        }
        if (m > 16) {
            _tile_stored(2, c + j + 16 * ldc, ldc * 4);
        }
        if (m > 16 && n > 16) {
            _tile_stored(3, c + j + 16 * ldc + 16, ldc * 4);
        }
    }
    _tile_release();
}

/* tnk_matmul_int_i8_u8_i32__avx512_amx_32x32
 * tile of a product by tiles of the machine.
 * from templates/tile_amx.lua, avx512_amx: dot=i8_u8 mr=32 nr=32
 * listed in gen/manifest/matmul_int.lua: 4 tiles of sums, 2 of a, 2 of b: a load a dot product
 * a turn of the inner loop: 4 tile dot 4 tile ld
 * tiles: 8 of 8 */
void tnk_matmul_int_i8_u8_i32__avx512_amx_32x32(int64_t k, const void *a_, const void *b_,
    void *c_, int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const uint8_t *restrict a = a_;
    const uint8_t *restrict b = b_;
    int32_t *restrict c = c_;
    (void)bias;
    int64_t rows0 = min_index(m, 16);
    int64_t rows1 = min_index(max_index(m - 16, 1), 16);
    int64_t columns0 = min_index(n, 16);
    int64_t columns1 = min_index(max_index(n - 16, 1), 16);
    tile_shapes shapes = { .palette = 1,
        .bytes = { (uint16_t)(columns0 * 4), (uint16_t)(columns1 * 4), (uint16_t)(columns0 * 4),
        (uint16_t)(columns1 * 4), (uint16_t)64, (uint16_t)64, (uint16_t)(columns0 * 4),
        (uint16_t)(columns1 * 4) },
        .rows = { (uint8_t)rows0, (uint8_t)rows0, (uint8_t)rows1, (uint8_t)rows1, (uint8_t)rows0,
        (uint8_t)rows1, (uint8_t)16, (uint8_t)16 } };
    __asm__ volatile("ldtilecfg %0" : : "m"(shapes));
    int differs = alpha_beta[1] != 0.0f;
    for (int64_t j = 0; j < n; j += 32) {
        _tile_zero(0);
        _tile_zero(1);
        _tile_zero(2);
        _tile_zero(3);
        if (differs) {
            _tile_loadd(0, c + j, ldc * 4);
            if (n > 16) {
                _tile_loadd(1, c + j + 16, ldc * 4);
            }
            if (m > 16) {
                _tile_loadd(2, c + j + 16 * ldc, ldc * 4);
            }
            if (m > 16 && n > 16) {
                _tile_loadd(3, c + j + 16 * ldc + 16, ldc * 4);
            }
        }

        /* The product. */
        const uint8_t *a_1 = a;
        for (int64_t p = 0; p < k; p += 64) {
            _tile_loadd(6, b, 128);
            _tile_loadd(7, b + 64, 128);
            _tile_loadd(4, a_1, 64);
            _tile_dpbsud(0, 4, 6);
            _tile_dpbsud(1, 4, 7);
            _tile_loadd(5, a_1 + 1024, 64);
            _tile_dpbsud(2, 5, 6);
            _tile_dpbsud(3, 5, 7);
            a_1 += 2048;
            b += 2048;
        }

        /* c. */
        _tile_stored(0, c + j, ldc * 4);
        if (n > 16) {
            _tile_stored(1, c + j + 16, ldc * 4);
        }
        if (m > 16) {
            _tile_stored(2, c + j + 16 * ldc, ldc * 4);
        }
        if (m > 16 && n > 16) {
            _tile_stored(3, c + j + 16 * ldc + 16, ldc * 4);
        }
    }
    _tile_release();
}
