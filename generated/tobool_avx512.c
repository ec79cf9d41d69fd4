/* tobool_avx512.c: kernels of gen/manifest/tobool.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef uint8_t u8x64 __attribute__((vector_size(64)));
typedef u8x64 u8x64u __attribute__((aligned(1), may_alias));
typedef uint16_t u16x32 __attribute__((vector_size(64)));
typedef u16x32 u16x32u __attribute__((aligned(2), may_alias));
typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef u8x32 u8x32u __attribute__((aligned(1), may_alias));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef u32x16 u32x16u __attribute__((aligned(4), may_alias));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef uint64_t u64x8 __attribute__((vector_size(64)));
typedef u64x8 u64x8u __attribute__((aligned(8), may_alias));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef float f32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, __mmask8 m)
{
    for (int i = 0; i < 8; i++)
        if (m >> i & 1) p[i] = x[i];
}

/* tnk_cast_u8_bool__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u8 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 ld 2 st; 1 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u8_bool__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -64;
        int64_t unrolled = columns & -128;
        for (int64_t i = 0; i < unrolled; i += 128) {
            u8x64 v = *(const u8x64u *)(x + i);
            u8x64 one = (u8x64)_mm512_min_epu8((__m512i)_mm512_set1_epi8(1), (__m512i)v);
            *(u8x64u *)(y + i) = one;
            u8x64 v_1 = *(const u8x64u *)(x + i + 64);
            u8x64 one_1 = (u8x64)_mm512_min_epu8((__m512i)_mm512_set1_epi8(1), (__m512i)v_1);
            *(u8x64u *)(y + i + 64) = one_1;
        }
        for (int64_t i = unrolled; i < whole; i += 64) {
            u8x64 v = *(const u8x64u *)(x + i);
            u8x64 one = (u8x64)_mm512_min_epu8((__m512i)_mm512_set1_epi8(1), (__m512i)v);
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 v = (u8x64)_mm512_maskz_loadu_epi8(lanes, x + whole);
            u8x64 one = (u8x64)_mm512_min_epu8((__m512i)_mm512_set1_epi8(1), (__m512i)v);
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_cast_u16_bool__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u16 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u16_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -32;
        int64_t unrolled = columns & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            u16x32 v = *(const u16x32u *)(x + i);
            u16x32 one = (u16x32)_mm512_min_epu16((__m512i)_mm512_set1_epi16(1), (__m512i)v);
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
            u16x32 v_1 = *(const u16x32u *)(x + i + 32);
            u16x32 one_1 = (u16x32)_mm512_min_epu16((__m512i)_mm512_set1_epi16(1), (__m512i)v_1);
            *(u8x32u *)(y + i + 32) = __builtin_convertvector(one_1, u8x32);
        }
        for (int64_t i = unrolled; i < whole; i += 32) {
            u16x32 v = *(const u16x32u *)(x + i);
            u16x32 one = (u16x32)_mm512_min_epu16((__m512i)_mm512_set1_epi16(1), (__m512i)v);
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 v = (u16x32)_mm512_maskz_loadu_epi16(lanes, x + whole);
            u16x32 one = (u16x32)_mm512_min_epu16((__m512i)_mm512_set1_epi16(1), (__m512i)v);
            _mm256_mask_storeu_epi8(y + whole, lanes, (__m256i)__builtin_convertvector(one, u8x32));
        }
    }
}

/* tnk_cast_u32_bool__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u32 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u32_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u32x16 v = *(const u32x16u *)(x + i);
            u32x16 one = (u32x16)_mm512_min_epu32((__m512i)_mm512_set1_epi32(1), (__m512i)v);
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
            u32x16 v_1 = *(const u32x16u *)(x + i + 16);
            u32x16 one_1 = (u32x16)_mm512_min_epu32((__m512i)_mm512_set1_epi32(1), (__m512i)v_1);
            *(u8x16u *)(y + i + 16) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u32x16 v = *(const u32x16u *)(x + i);
            u32x16 one = (u32x16)_mm512_min_epu32((__m512i)_mm512_set1_epi32(1), (__m512i)v);
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 v = (u32x16)_mm512_maskz_loadu_epi32(lanes, x + whole);
            u32x16 one = (u32x16)_mm512_min_epu32((__m512i)_mm512_set1_epi32(1), (__m512i)v);
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_cast_u64_bool__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u64 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u64_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u64x8 v = *(const u64x8u *)(x + i);
            u64x8 one = (u64x8)_mm512_min_epu64((__m512i)_mm512_set1_epi64(1ull), (__m512i)v);
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
            u64x8 v_1 = *(const u64x8u *)(x + i + 8);
            u64x8 one_1 = (u64x8)_mm512_min_epu64((__m512i)_mm512_set1_epi64(1ull), (__m512i)v_1);
            *(u8x8u *)(y + i + 8) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u64x8 v = *(const u64x8u *)(x + i);
            u64x8 one = (u64x8)_mm512_min_epu64((__m512i)_mm512_set1_epi64(1ull), (__m512i)v);
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            u64x8 one = (u64x8)_mm512_min_epu64((__m512i)_mm512_set1_epi64(1ull), (__m512i)v);
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_cast_f32_bool__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0, NaN included
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_f32_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x + i);
            u32x16 one = (u32x16)_mm512_min_epu32((__m512i)_mm512_set1_epi32(1),
                (__m512i)((u32x16)v << 1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
            f32x16 v_1 = _mm512_loadu_ps(x + i + 16);
            u32x16 one_1 = (u32x16)_mm512_min_epu32((__m512i)_mm512_set1_epi32(1),
                (__m512i)((u32x16)v_1 << 1));
            *(u8x16u *)(y + i + 16) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x + i);
            u32x16 one = (u32x16)_mm512_min_epu32((__m512i)_mm512_set1_epi32(1),
                (__m512i)((u32x16)v << 1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x + whole);
            u32x16 one = (u32x16)_mm512_min_epu32((__m512i)_mm512_set1_epi32(1),
                (__m512i)((u32x16)v << 1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_cast_f64_bool__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0, NaN included
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_f64_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x + i);
            u64x8 one = (u64x8)_mm512_min_epu64((__m512i)_mm512_set1_epi64(1ull),
                (__m512i)((u64x8)v << 1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            u64x8 one_1 = (u64x8)_mm512_min_epu64((__m512i)_mm512_set1_epi64(1ull),
                (__m512i)((u64x8)v_1 << 1ull));
            *(u8x8u *)(y + i + 8) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            u64x8 one = (u64x8)_mm512_min_epu64((__m512i)_mm512_set1_epi64(1ull),
                (__m512i)((u64x8)v << 1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            u64x8 one = (u64x8)_mm512_min_epu64((__m512i)_mm512_set1_epi64(1ull),
                (__m512i)((u64x8)v << 1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_cast_f16_bool__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f16 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0, NaN included; bf16 has the same zeros
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_f16_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -32;
        int64_t unrolled = columns & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            u16x32 v = *(const u16x32u *)(x + i);
            u16x32 one = (u16x32)_mm512_min_epu16((__m512i)_mm512_set1_epi16(1),
                (__m512i)(v << (u16x32)_mm512_set1_epi16(1)));
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
            u16x32 v_1 = *(const u16x32u *)(x + i + 32);
            u16x32 one_1 = (u16x32)_mm512_min_epu16((__m512i)_mm512_set1_epi16(1),
                (__m512i)(v_1 << (u16x32)_mm512_set1_epi16(1)));
            *(u8x32u *)(y + i + 32) = __builtin_convertvector(one_1, u8x32);
        }
        for (int64_t i = unrolled; i < whole; i += 32) {
            u16x32 v = *(const u16x32u *)(x + i);
            u16x32 one = (u16x32)_mm512_min_epu16((__m512i)_mm512_set1_epi16(1),
                (__m512i)(v << (u16x32)_mm512_set1_epi16(1)));
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 v = (u16x32)_mm512_maskz_loadu_epi16(lanes, x + whole);
            u16x32 one = (u16x32)_mm512_min_epu16((__m512i)_mm512_set1_epi16(1),
                (__m512i)(v << (u16x32)_mm512_set1_epi16(1)));
            _mm256_mask_storeu_epi8(y + whole, lanes, (__m256i)__builtin_convertvector(one, u8x32));
        }
    }
}
