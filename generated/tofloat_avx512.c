/* tofloat_avx512.c: kernels of gen/manifest/tofloat.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef float f32x16 __attribute__((vector_size(64)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef u16x16 u16x16u __attribute__((aligned(2), may_alias));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef int8_t i8x16 __attribute__((vector_size(16)));
typedef i8x16 i8x16u __attribute__((aligned(1), may_alias));
typedef int16_t i16x16 __attribute__((vector_size(32)));
typedef i16x16 i16x16u __attribute__((aligned(2), may_alias));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef i32x8 i32x8u __attribute__((aligned(4), may_alias));
typedef u32x16 u32x16u __attribute__((aligned(4), may_alias));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef u32x8 u32x8u __attribute__((aligned(4), may_alias));
typedef int64_t i64x8 __attribute__((vector_size(64)));
typedef i64x8 i64x8u __attribute__((aligned(8), may_alias));
typedef uint64_t u64x8 __attribute__((vector_size(64)));
typedef u64x8 u64x8u __attribute__((aligned(8), may_alias));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef u16x8 u16x8u __attribute__((aligned(2), may_alias));

/* tnk_cast_f32_f64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: floats
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_f32_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x + i);
            _mm512_storeu_pd(y + i, _mm512_cvtps_pd((__m256)v));
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            _mm512_storeu_pd(y + i + 8, _mm512_cvtps_pd((__m256)v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            _mm512_storeu_pd(y + i, _mm512_cvtps_pd((__m256)v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f32x8 v = _mm256_maskz_loadu_ps(lanes, x + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, _mm512_cvtps_pd((__m256)v));
        }
    }
}

/* tnk_cast_f32_f16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=f16 unroll=2
 * listed in gen/manifest/tofloat.lua: floats
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_f32_f16__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x + i);
            *(u16x16u *)(y + i) = (u16x16)_mm512_cvtps_ph(v, 0);
            f32x16 v_1 = _mm512_loadu_ps(x + i + 16);
            *(u16x16u *)(y + i + 16) = (u16x16)_mm512_cvtps_ph(v_1, 0);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x + i);
            *(u16x16u *)(y + i) = (u16x16)_mm512_cvtps_ph(v, 0);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x + whole);
            _mm256_mask_storeu_epi16(y + whole, lanes, (__m256i)_mm512_cvtps_ph(v, 0));
        }
    }
}

/* tnk_cast_f32_bf16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=bf16 unroll=2
 * listed in gen/manifest/tofloat.lua: floats
 * a turn of each inner loop: 4 add 2 convert 2 select 2 ld 2 st; 2 add 1 convert 1 select 1 ld 1
 *   st
 * vector registers: 3 of 32 */
void tnk_cast_f32_bf16__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x + i);
            u32x16 t = (u32x16)v;
            u32x16 t_4 = t + (((t >> 16) & 1) + 32767);
            u32x16 half = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(v, v, _CMP_NEQ_UQ),
                (__m512i)t_4, (__m512i)(t | 4194304)) >> 16;
            *(u16x16u *)(y + i) = (u16x16)_mm512_cvtepi32_epi16((__m512i)half);
            f32x16 v_1 = _mm512_loadu_ps(x + i + 16);
            u32x16 t_9 = (u32x16)v_1;
            u32x16 t_13 = t_9 + (((t_9 >> 16) & 1) + 32767);
            u32x16 half_1 = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(v_1, v_1,
                _CMP_NEQ_UQ), (__m512i)t_13, (__m512i)(t_9 | 4194304)) >> 16;
            *(u16x16u *)(y + i + 16) = (u16x16)_mm512_cvtepi32_epi16((__m512i)half_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x + i);
            u32x16 t = (u32x16)v;
            u32x16 t_4 = t + (((t >> 16) & 1) + 32767);
            u32x16 half = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(v, v, _CMP_NEQ_UQ),
                (__m512i)t_4, (__m512i)(t | 4194304)) >> 16;
            *(u16x16u *)(y + i) = (u16x16)_mm512_cvtepi32_epi16((__m512i)half);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x + whole);
            u32x16 t = (u32x16)v;
            u32x16 t_4 = t + (((t >> 16) & 1) + 32767);
            u32x16 half = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(v, v, _CMP_NEQ_UQ),
                (__m512i)t_4, (__m512i)(t | 4194304)) >> 16;
            _mm256_mask_storeu_epi16(y + whole, lanes,
                (__m256i)_mm512_cvtepi32_epi16((__m512i)half));
        }
    }
}

/* tnk_cast_f64_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: floats
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_f64_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x + i);
            _mm256_storeu_ps(y + i, __builtin_convertvector(v, f32x8));
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            _mm256_storeu_ps(y + i + 8, __builtin_convertvector(v_1, f32x8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            _mm256_storeu_ps(y + i, __builtin_convertvector(v, f32x8));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            _mm256_mask_storeu_ps(y + whole, lanes, __builtin_convertvector(v, f32x8));
        }
    }
}

/* tnk_cast_f16_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f16 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: halves as weights and data
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_f16_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u16x16 v = *(const u16x16u *)(x + i);
            _mm512_storeu_ps(y + i, _mm512_cvtph_ps((__m256i)v));
            u16x16 v_1 = *(const u16x16u *)(x + i + 16);
            _mm512_storeu_ps(y + i + 16, _mm512_cvtph_ps((__m256i)v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u16x16 v = *(const u16x16u *)(x + i);
            _mm512_storeu_ps(y + i, _mm512_cvtph_ps((__m256i)v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u16x16 v = (u16x16)_mm256_maskz_loadu_epi16(lanes, x + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_cvtph_ps((__m256i)v));
        }
    }
}

/* tnk_cast_bf16_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=bf16 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: halves as weights and data
 * a turn of each inner loop: 2 convert 2 select 2 ld 2 st; 1 convert 1 select 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_cast_bf16_f32__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u16x16 v = *(const u16x16u *)(x + i);
            u32x16 bits = (u32x16)_mm512_cvtepu16_epi32((__m256i)v) << 16;
            f32x16 t_1 = (f32x16)bits;
            f32x16 t_4 = (f32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(t_1, t_1, _CMP_NEQ_UQ),
                (__m512i)bits, (__m512i)(bits | 4194304));
            _mm512_storeu_ps(y + i, t_4);
            u16x16 v_1 = *(const u16x16u *)(x + i + 16);
            u32x16 bits_1 = (u32x16)_mm512_cvtepu16_epi32((__m256i)v_1) << 16;
            f32x16 t_7 = (f32x16)bits_1;
            f32x16 t_10 = (f32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(t_7, t_7,
                _CMP_NEQ_UQ), (__m512i)bits_1, (__m512i)(bits_1 | 4194304));
            _mm512_storeu_ps(y + i + 16, t_10);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u16x16 v = *(const u16x16u *)(x + i);
            u32x16 bits = (u32x16)_mm512_cvtepu16_epi32((__m256i)v) << 16;
            f32x16 t_1 = (f32x16)bits;
            f32x16 t_4 = (f32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(t_1, t_1, _CMP_NEQ_UQ),
                (__m512i)bits, (__m512i)(bits | 4194304));
            _mm512_storeu_ps(y + i, t_4);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u16x16 v = (u16x16)_mm256_maskz_loadu_epi16(lanes, x + whole);
            u32x16 bits = (u32x16)_mm512_cvtepu16_epi32((__m256i)v) << 16;
            f32x16 t_2 = (f32x16)bits;
            f32x16 t_5 = (f32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(t_2, t_2, _CMP_NEQ_UQ),
                (__m512i)bits, (__m512i)(bits | 4194304));
            _mm512_mask_storeu_ps(y + whole, lanes, t_5);
        }
    }
}

/* tnk_cast_u8_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u8 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: pixels and quantised values
 * a turn of each inner loop: 4 convert 2 ld 2 st; 2 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u8_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u8x16 v = *(const u8x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)v), f32x16));
            u8x16 v_1 = *(const u8x16u *)(x + i + 16);
            _mm512_storeu_ps(y + i + 16,
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)v_1), f32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u8x16 v = *(const u8x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)v), f32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u8x16 v = (u8x16)_mm_maskz_loadu_epi8(lanes, x + whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)v), f32x16));
        }
    }
}

/* tnk_cast_i8_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i8 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: pixels and quantised values
 * a turn of each inner loop: 4 convert 2 ld 2 st; 2 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i8_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int8_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i8x16 v = *(const i8x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepi8_epi32((__m128i)v), f32x16));
            i8x16 v_1 = *(const i8x16u *)(x + i + 16);
            _mm512_storeu_ps(y + i + 16,
                __builtin_convertvector((i32x16)_mm512_cvtepi8_epi32((__m128i)v_1), f32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i8x16 v = *(const i8x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepi8_epi32((__m128i)v), f32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i8x16 v = (i8x16)_mm_maskz_loadu_epi8(lanes, x + whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                __builtin_convertvector((i32x16)_mm512_cvtepi8_epi32((__m128i)v), f32x16));
        }
    }
}

/* tnk_cast_u16_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u16 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: samples
 * a turn of each inner loop: 4 convert 2 ld 2 st; 2 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u16_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u16x16 v = *(const u16x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepu16_epi32((__m256i)v), f32x16));
            u16x16 v_1 = *(const u16x16u *)(x + i + 16);
            _mm512_storeu_ps(y + i + 16,
                __builtin_convertvector((i32x16)_mm512_cvtepu16_epi32((__m256i)v_1), f32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u16x16 v = *(const u16x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepu16_epi32((__m256i)v), f32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u16x16 v = (u16x16)_mm256_maskz_loadu_epi16(lanes, x + whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                __builtin_convertvector((i32x16)_mm512_cvtepu16_epi32((__m256i)v), f32x16));
        }
    }
}

/* tnk_cast_i16_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i16 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: samples
 * a turn of each inner loop: 4 convert 2 ld 2 st; 2 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i16_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int16_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i16x16 v = *(const i16x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepi16_epi32((__m256i)v), f32x16));
            i16x16 v_1 = *(const i16x16u *)(x + i + 16);
            _mm512_storeu_ps(y + i + 16,
                __builtin_convertvector((i32x16)_mm512_cvtepi16_epi32((__m256i)v_1), f32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i16x16 v = *(const i16x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepi16_epi32((__m256i)v), f32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i16x16 v = (i16x16)_mm256_maskz_loadu_epi16(lanes, x + whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                __builtin_convertvector((i32x16)_mm512_cvtepi16_epi32((__m256i)v), f32x16));
        }
    }
}

/* tnk_cast_i32_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i32 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i32_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i32x16 v = *(const i32x16u *)(x + i);
            _mm512_storeu_ps(y + i, __builtin_convertvector(v, f32x16));
            i32x16 v_1 = *(const i32x16u *)(x + i + 16);
            _mm512_storeu_ps(y + i + 16, __builtin_convertvector(v_1, f32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i32x16 v = *(const i32x16u *)(x + i);
            _mm512_storeu_ps(y + i, __builtin_convertvector(v, f32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 v = (i32x16)_mm512_maskz_loadu_epi32(lanes, x + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, __builtin_convertvector(v, f32x16));
        }
    }
}

/* tnk_cast_i32_f64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i32 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i32_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i32x8 v = *(const i32x8u *)(x + i);
            _mm512_storeu_pd(y + i, _mm512_cvtepi32_pd((__m256i)v));
            i32x8 v_1 = *(const i32x8u *)(x + i + 8);
            _mm512_storeu_pd(y + i + 8, _mm512_cvtepi32_pd((__m256i)v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i32x8 v = *(const i32x8u *)(x + i);
            _mm512_storeu_pd(y + i, _mm512_cvtepi32_pd((__m256i)v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i32x8 v = (i32x8)_mm256_maskz_loadu_epi32(lanes, x + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, _mm512_cvtepi32_pd((__m256i)v));
        }
    }
}

/* tnk_cast_u32_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u32 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u32_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u32x16 v = *(const u32x16u *)(x + i);
            _mm512_storeu_ps(y + i, __builtin_convertvector(v, f32x16));
            u32x16 v_1 = *(const u32x16u *)(x + i + 16);
            _mm512_storeu_ps(y + i + 16, __builtin_convertvector(v_1, f32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u32x16 v = *(const u32x16u *)(x + i);
            _mm512_storeu_ps(y + i, __builtin_convertvector(v, f32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 v = (u32x16)_mm512_maskz_loadu_epi32(lanes, x + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, __builtin_convertvector(v, f32x16));
        }
    }
}

/* tnk_cast_u32_f64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u32 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u32_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u32x8 v = *(const u32x8u *)(x + i);
            _mm512_storeu_pd(y + i, _mm512_cvtepu32_pd((__m256i)v));
            u32x8 v_1 = *(const u32x8u *)(x + i + 8);
            _mm512_storeu_pd(y + i + 8, _mm512_cvtepu32_pd((__m256i)v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u32x8 v = *(const u32x8u *)(x + i);
            _mm512_storeu_pd(y + i, _mm512_cvtepu32_pd((__m256i)v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u32x8 v = (u32x8)_mm256_maskz_loadu_epi32(lanes, x + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, _mm512_cvtepu32_pd((__m256i)v));
        }
    }
}

/* tnk_cast_i64_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i64 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i64_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i64x8 v = *(const i64x8u *)(x + i);
            _mm256_storeu_ps(y + i, __builtin_convertvector(v, f32x8));
            i64x8 v_1 = *(const i64x8u *)(x + i + 8);
            _mm256_storeu_ps(y + i + 8, __builtin_convertvector(v_1, f32x8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i64x8 v = *(const i64x8u *)(x + i);
            _mm256_storeu_ps(y + i, __builtin_convertvector(v, f32x8));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 v = (i64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            _mm256_mask_storeu_ps(y + whole, lanes, __builtin_convertvector(v, f32x8));
        }
    }
}

/* tnk_cast_i64_f64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i64 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i64_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i64x8 v = *(const i64x8u *)(x + i);
            _mm512_storeu_pd(y + i, __builtin_convertvector(v, f64x8));
            i64x8 v_1 = *(const i64x8u *)(x + i + 8);
            _mm512_storeu_pd(y + i + 8, __builtin_convertvector(v_1, f64x8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i64x8 v = *(const i64x8u *)(x + i);
            _mm512_storeu_pd(y + i, __builtin_convertvector(v, f64x8));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 v = (i64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, __builtin_convertvector(v, f64x8));
        }
    }
}

/* tnk_cast_u64_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u64 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u64_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u64x8 v = *(const u64x8u *)(x + i);
            _mm256_storeu_ps(y + i, __builtin_convertvector(v, f32x8));
            u64x8 v_1 = *(const u64x8u *)(x + i + 8);
            _mm256_storeu_ps(y + i + 8, __builtin_convertvector(v_1, f32x8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u64x8 v = *(const u64x8u *)(x + i);
            _mm256_storeu_ps(y + i, __builtin_convertvector(v, f32x8));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            _mm256_mask_storeu_ps(y + whole, lanes, __builtin_convertvector(v, f32x8));
        }
    }
}

/* tnk_cast_u64_f64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u64 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u64_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u64x8 v = *(const u64x8u *)(x + i);
            _mm512_storeu_pd(y + i, __builtin_convertvector(v, f64x8));
            u64x8 v_1 = *(const u64x8u *)(x + i + 8);
            _mm512_storeu_pd(y + i + 8, __builtin_convertvector(v_1, f64x8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u64x8 v = *(const u64x8u *)(x + i);
            _mm512_storeu_pd(y + i, __builtin_convertvector(v, f64x8));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, __builtin_convertvector(v, f64x8));
        }
    }
}

/* tnk_cast_i64_f16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i64 to=f16 unroll=2
 * listed in gen/manifest/tofloat.lua: by way of F32 they would round twice; 32-bit integers come
 *   here through I64
 * a turn of each inner loop: 6 add 6 convert 2 select 2 ld 2 st; 3 add 3 convert 1 select 1 ld 1
 *   st
 * vector registers: 3 of 32 */
void tnk_cast_i64_f16__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i64x8 v = *(const i64x8u *)(x + i);
            i64x8 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x8 t_6 =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(
                18014398509481984ull), (__m512i)((u64x8)v + 9007199254740992ull)), (__m512i)v,
                (__m512i)odd);
            u64x8 t_8 = (u64x8)__builtin_convertvector(t_6, f64x8);
            u64x8 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtps_ph(__builtin_convertvector((f64x8)odd_1,
                f32x8), 0);
            i64x8 v_1 = *(const i64x8u *)(x + i + 8);
            i64x8 odd_2 = (v_1 & -2048ll) | (((v_1 & 2047ll) + 2047ll) & 2048ll);
            i64x8 t_23 =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(
                18014398509481984ull), (__m512i)((u64x8)v_1 + 9007199254740992ull)), (__m512i)v_1,
                (__m512i)odd_2);
            u64x8 t_25 = (u64x8)__builtin_convertvector(t_23, f64x8);
            u64x8 odd_3 = (t_25 & 18446744073172680704ull)
                | (((t_25 & 536870911ull) + 536870911ull) & 536870912ull);
            *(u16x8u *)(y + i + 8) =
                (u16x8)_mm256_cvtps_ph(__builtin_convertvector((f64x8)odd_3, f32x8), 0);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i64x8 v = *(const i64x8u *)(x + i);
            i64x8 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x8 t_6 =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(
                18014398509481984ull), (__m512i)((u64x8)v + 9007199254740992ull)), (__m512i)v,
                (__m512i)odd);
            u64x8 t_8 = (u64x8)__builtin_convertvector(t_6, f64x8);
            u64x8 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtps_ph(__builtin_convertvector((f64x8)odd_1,
                f32x8), 0);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 v = (i64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            i64x8 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x8 t_6 =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(
                18014398509481984ull), (__m512i)((u64x8)v + 9007199254740992ull)), (__m512i)v,
                (__m512i)odd);
            u64x8 t_8 = (u64x8)__builtin_convertvector(t_6, f64x8);
            u64x8 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            _mm_mask_storeu_epi16(y + whole, lanes,
                (__m128i)_mm256_cvtps_ph(__builtin_convertvector((f64x8)odd_1, f32x8), 0));
        }
    }
}

/* tnk_cast_i64_bf16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i64 to=bf16 unroll=2
 * listed in gen/manifest/tofloat.lua: by way of F32 they would round twice; 32-bit integers come
 *   here through I64
 * a turn of each inner loop: 10 add 6 convert 4 select 2 ld 2 st; 5 add 3 convert 2 select 1 ld 1
 *   st
 * vector registers: 3 of 32 */
void tnk_cast_i64_bf16__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i64x8 v = *(const i64x8u *)(x + i);
            i64x8 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x8 t_6 =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(
                18014398509481984ull), (__m512i)((u64x8)v + 9007199254740992ull)), (__m512i)v,
                (__m512i)odd);
            u64x8 t_8 = (u64x8)__builtin_convertvector(t_6, f64x8);
            u64x8 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x8 t_14 = __builtin_convertvector((f64x8)odd_1, f32x8);
            u32x8 t_15 = (u32x8)t_14;
            u32x8 t_19 = t_15 + (((t_15 >> 16) & 1) + 32767);
            u32x8 half = (u32x8)_mm256_mask_blend_epi32(_mm256_cmp_ps_mask(t_14, t_14,
                _CMP_NEQ_UQ), (__m256i)t_19, (__m256i)(t_15 | 4194304)) >> 16;
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtepi32_epi16((__m256i)half);
            i64x8 v_1 = *(const i64x8u *)(x + i + 8);
            i64x8 odd_2 = (v_1 & -2048ll) | (((v_1 & 2047ll) + 2047ll) & 2048ll);
            i64x8 t_30 =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(
                18014398509481984ull), (__m512i)((u64x8)v_1 + 9007199254740992ull)), (__m512i)v_1,
                (__m512i)odd_2);
            u64x8 t_32 = (u64x8)__builtin_convertvector(t_30, f64x8);
            u64x8 odd_3 = (t_32 & 18446744073172680704ull)
                | (((t_32 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x8 t_38 = __builtin_convertvector((f64x8)odd_3, f32x8);
            u32x8 t_39 = (u32x8)t_38;
            u32x8 t_43 = t_39 + (((t_39 >> 16) & 1) + 32767);
            u32x8 half_1 = (u32x8)_mm256_mask_blend_epi32(_mm256_cmp_ps_mask(t_38, t_38,
                _CMP_NEQ_UQ), (__m256i)t_43, (__m256i)(t_39 | 4194304)) >> 16;
            *(u16x8u *)(y + i + 8) = (u16x8)_mm256_cvtepi32_epi16((__m256i)half_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i64x8 v = *(const i64x8u *)(x + i);
            i64x8 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x8 t_6 =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(
                18014398509481984ull), (__m512i)((u64x8)v + 9007199254740992ull)), (__m512i)v,
                (__m512i)odd);
            u64x8 t_8 = (u64x8)__builtin_convertvector(t_6, f64x8);
            u64x8 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x8 t_14 = __builtin_convertvector((f64x8)odd_1, f32x8);
            u32x8 t_15 = (u32x8)t_14;
            u32x8 t_19 = t_15 + (((t_15 >> 16) & 1) + 32767);
            u32x8 half = (u32x8)_mm256_mask_blend_epi32(_mm256_cmp_ps_mask(t_14, t_14,
                _CMP_NEQ_UQ), (__m256i)t_19, (__m256i)(t_15 | 4194304)) >> 16;
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtepi32_epi16((__m256i)half);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 v = (i64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            i64x8 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x8 t_6 =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(
                18014398509481984ull), (__m512i)((u64x8)v + 9007199254740992ull)), (__m512i)v,
                (__m512i)odd);
            u64x8 t_8 = (u64x8)__builtin_convertvector(t_6, f64x8);
            u64x8 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x8 t_14 = __builtin_convertvector((f64x8)odd_1, f32x8);
            u32x8 t_15 = (u32x8)t_14;
            u32x8 t_19 = t_15 + (((t_15 >> 16) & 1) + 32767);
            u32x8 half = (u32x8)_mm256_mask_blend_epi32(_mm256_cmp_ps_mask(t_14, t_14,
                _CMP_NEQ_UQ), (__m256i)t_19, (__m256i)(t_15 | 4194304)) >> 16;
            _mm_mask_storeu_epi16(y + whole, lanes, (__m128i)_mm256_cvtepi32_epi16((__m256i)half));
        }
    }
}

/* tnk_cast_u64_f16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u64 to=f16 unroll=2
 * listed in gen/manifest/tofloat.lua: by way of F32 they would round twice
 * a turn of each inner loop: 4 add 6 convert 2 select 2 ld 2 st; 2 add 3 convert 1 select 1 ld 1
 *   st
 * vector registers: 3 of 32 */
void tnk_cast_u64_f16__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u64x8 v = *(const u64x8u *)(x + i);
            u64x8 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x8 t_6 =
                (u64x8)__builtin_convertvector((u64x8)_mm512_mask_blend_epi64(
                _mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(9007199254740992ull),
                (__m512i)v), (__m512i)v, (__m512i)odd), f64x8);
            u64x8 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtps_ph(__builtin_convertvector((f64x8)odd_1,
                f32x8), 0);
            u64x8 v_1 = *(const u64x8u *)(x + i + 8);
            u64x8 odd_2 = (v_1 & 18446744073709549568ull) | (((v_1 & 2047ull) + 2047ull) & 2048ull);
            u64x8 t_21 =
                (u64x8)__builtin_convertvector((u64x8)_mm512_mask_blend_epi64(
                _mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(9007199254740992ull),
                (__m512i)v_1), (__m512i)v_1, (__m512i)odd_2), f64x8);
            u64x8 odd_3 = (t_21 & 18446744073172680704ull)
                | (((t_21 & 536870911ull) + 536870911ull) & 536870912ull);
            *(u16x8u *)(y + i + 8) =
                (u16x8)_mm256_cvtps_ph(__builtin_convertvector((f64x8)odd_3, f32x8), 0);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u64x8 v = *(const u64x8u *)(x + i);
            u64x8 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x8 t_6 =
                (u64x8)__builtin_convertvector((u64x8)_mm512_mask_blend_epi64(
                _mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(9007199254740992ull),
                (__m512i)v), (__m512i)v, (__m512i)odd), f64x8);
            u64x8 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtps_ph(__builtin_convertvector((f64x8)odd_1,
                f32x8), 0);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            u64x8 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x8 t_6 =
                (u64x8)__builtin_convertvector((u64x8)_mm512_mask_blend_epi64(
                _mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(9007199254740992ull),
                (__m512i)v), (__m512i)v, (__m512i)odd), f64x8);
            u64x8 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            _mm_mask_storeu_epi16(y + whole, lanes,
                (__m128i)_mm256_cvtps_ph(__builtin_convertvector((f64x8)odd_1, f32x8), 0));
        }
    }
}

/* tnk_cast_u64_bf16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u64 to=bf16 unroll=2
 * listed in gen/manifest/tofloat.lua: by way of F32 they would round twice
 * a turn of each inner loop: 8 add 6 convert 4 select 2 ld 2 st; 4 add 3 convert 2 select 1 ld 1
 *   st
 * vector registers: 3 of 32 */
void tnk_cast_u64_bf16__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u64x8 v = *(const u64x8u *)(x + i);
            u64x8 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x8 t_6 =
                (u64x8)__builtin_convertvector((u64x8)_mm512_mask_blend_epi64(
                _mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(9007199254740992ull),
                (__m512i)v), (__m512i)v, (__m512i)odd), f64x8);
            u64x8 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x8 t_12 = __builtin_convertvector((f64x8)odd_1, f32x8);
            u32x8 t_13 = (u32x8)t_12;
            u32x8 t_17 = t_13 + (((t_13 >> 16) & 1) + 32767);
            u32x8 half = (u32x8)_mm256_mask_blend_epi32(_mm256_cmp_ps_mask(t_12, t_12,
                _CMP_NEQ_UQ), (__m256i)t_17, (__m256i)(t_13 | 4194304)) >> 16;
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtepi32_epi16((__m256i)half);
            u64x8 v_1 = *(const u64x8u *)(x + i + 8);
            u64x8 odd_2 = (v_1 & 18446744073709549568ull) | (((v_1 & 2047ull) + 2047ull) & 2048ull);
            u64x8 t_28 =
                (u64x8)__builtin_convertvector((u64x8)_mm512_mask_blend_epi64(
                _mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(9007199254740992ull),
                (__m512i)v_1), (__m512i)v_1, (__m512i)odd_2), f64x8);
            u64x8 odd_3 = (t_28 & 18446744073172680704ull)
                | (((t_28 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x8 t_34 = __builtin_convertvector((f64x8)odd_3, f32x8);
            u32x8 t_35 = (u32x8)t_34;
            u32x8 t_39 = t_35 + (((t_35 >> 16) & 1) + 32767);
            u32x8 half_1 = (u32x8)_mm256_mask_blend_epi32(_mm256_cmp_ps_mask(t_34, t_34,
                _CMP_NEQ_UQ), (__m256i)t_39, (__m256i)(t_35 | 4194304)) >> 16;
            *(u16x8u *)(y + i + 8) = (u16x8)_mm256_cvtepi32_epi16((__m256i)half_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u64x8 v = *(const u64x8u *)(x + i);
            u64x8 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x8 t_6 =
                (u64x8)__builtin_convertvector((u64x8)_mm512_mask_blend_epi64(
                _mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(9007199254740992ull),
                (__m512i)v), (__m512i)v, (__m512i)odd), f64x8);
            u64x8 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x8 t_12 = __builtin_convertvector((f64x8)odd_1, f32x8);
            u32x8 t_13 = (u32x8)t_12;
            u32x8 t_17 = t_13 + (((t_13 >> 16) & 1) + 32767);
            u32x8 half = (u32x8)_mm256_mask_blend_epi32(_mm256_cmp_ps_mask(t_12, t_12,
                _CMP_NEQ_UQ), (__m256i)t_17, (__m256i)(t_13 | 4194304)) >> 16;
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtepi32_epi16((__m256i)half);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            u64x8 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x8 t_6 =
                (u64x8)__builtin_convertvector((u64x8)_mm512_mask_blend_epi64(
                _mm512_cmplt_epu64_mask((__m512i)_mm512_set1_epi64(9007199254740992ull),
                (__m512i)v), (__m512i)v, (__m512i)odd), f64x8);
            u64x8 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x8 t_12 = __builtin_convertvector((f64x8)odd_1, f32x8);
            u32x8 t_13 = (u32x8)t_12;
            u32x8 t_17 = t_13 + (((t_13 >> 16) & 1) + 32767);
            u32x8 half = (u32x8)_mm256_mask_blend_epi32(_mm256_cmp_ps_mask(t_12, t_12,
                _CMP_NEQ_UQ), (__m256i)t_17, (__m256i)(t_13 | 4194304)) >> 16;
            _mm_mask_storeu_epi16(y + whole, lanes, (__m128i)_mm256_cvtepi32_epi16((__m256i)half));
        }
    }
}

/* tnk_cast_bool_f32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=bool to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: masks to count and multiply with
 * a turn of each inner loop: 2 max 4 convert 2 ld 2 st; 1 max 2 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_bool_f32__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u8x16 v = *(const u8x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_min_epu8(
                (__m128i)_mm_set1_epi8(1), (__m128i)v)), f32x16));
            u8x16 v_1 = *(const u8x16u *)(x + i + 16);
            _mm512_storeu_ps(y + i + 16,
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_min_epu8(
                (__m128i)_mm_set1_epi8(1), (__m128i)v_1)), f32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u8x16 v = *(const u8x16u *)(x + i);
            _mm512_storeu_ps(y + i,
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_min_epu8(
                (__m128i)_mm_set1_epi8(1), (__m128i)v)), f32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u8x16 v = (u8x16)_mm_maskz_loadu_epi8(lanes, x + whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_min_epu8(
                (__m128i)_mm_set1_epi8(1), (__m128i)v)), f32x16));
        }
    }
}
