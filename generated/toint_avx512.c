/* toint_avx512.c: kernels of gen/manifest/toint.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef int8_t i8x16 __attribute__((vector_size(16)));
typedef i8x16 i8x16u __attribute__((aligned(1), may_alias));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef u16x16 u16x16u __attribute__((aligned(2), may_alias));
typedef int16_t i16x16 __attribute__((vector_size(32)));
typedef i16x16 i16x16u __attribute__((aligned(2), may_alias));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef u32x16 u32x16u __attribute__((aligned(4), may_alias));
typedef float f32x8 __attribute__((vector_size(32)));
typedef int64_t i64x8 __attribute__((vector_size(64)));
typedef i64x8 i64x8u __attribute__((aligned(8), may_alias));
typedef uint64_t u64x8 __attribute__((vector_size(64)));
typedef u64x8 u64x8u __attribute__((aligned(8), may_alias));
typedef double f64x8 __attribute__((vector_size(64)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef int8_t i8x8 __attribute__((vector_size(8)));
typedef i8x8 i8x8u __attribute__((aligned(1), may_alias));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef u16x8 u16x8u __attribute__((aligned(2), may_alias));
typedef int16_t i16x8 __attribute__((vector_size(16)));
typedef i16x8 i16x8u __attribute__((aligned(2), may_alias));
typedef i32x8 i32x8u __attribute__((aligned(4), may_alias));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef u32x8 u32x8u __attribute__((aligned(4), may_alias));

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, __mmask8 m)
{
    for (int i = 0; i < 8; i++)
        if (m >> i & 1) p[i] = x[i];
}

static inline void store_mask_i8x8(int8_t *p, i8x8 x, __mmask8 m)
{
    for (int i = 0; i < 8; i++)
        if (m >> i & 1) p[i] = x[i];
}

/* tnk_cast_f32_u8__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=u8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f32_u8__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(255.0f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)__builtin_convertvector(t_2,
                i32x16));
            f32x16 v_1 = _mm512_loadu_ps(x + i + 16);
            f32x16 t_8 = _mm512_min_ps(_mm512_set1_ps(255.0f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, v_1, _CMP_EQ_OQ), (f32x16){0}, v_1)));
            *(u8x16u *)(y + i + 16) =
                (u8x16)_mm512_cvtepi32_epi8((__m512i)__builtin_convertvector(t_8, i32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(255.0f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)__builtin_convertvector(t_2,
                i32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x + whole);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(255.0f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            _mm_mask_storeu_epi8(y + whole, lanes,
                (__m128i)_mm512_cvtepi32_epi8((__m512i)__builtin_convertvector(t_2, i32x16)));
        }
    }
}

/* tnk_cast_f32_i8__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=i8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f32_i8__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    int8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int8_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(127.0f),
                _mm512_max_ps(_mm512_set1_ps(-128.0f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(i8x16u *)(y + i) = (i8x16)_mm512_cvtepi32_epi8((__m512i)__builtin_convertvector(t_2,
                i32x16));
            f32x16 v_1 = _mm512_loadu_ps(x + i + 16);
            f32x16 t_8 = _mm512_min_ps(_mm512_set1_ps(127.0f),
                _mm512_max_ps(_mm512_set1_ps(-128.0f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, v_1, _CMP_EQ_OQ), (f32x16){0}, v_1)));
            *(i8x16u *)(y + i + 16) =
                (i8x16)_mm512_cvtepi32_epi8((__m512i)__builtin_convertvector(t_8, i32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(127.0f),
                _mm512_max_ps(_mm512_set1_ps(-128.0f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(i8x16u *)(y + i) = (i8x16)_mm512_cvtepi32_epi8((__m512i)__builtin_convertvector(t_2,
                i32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x + whole);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(127.0f),
                _mm512_max_ps(_mm512_set1_ps(-128.0f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            _mm_mask_storeu_epi8(y + whole, lanes,
                (__m128i)_mm512_cvtepi32_epi8((__m512i)__builtin_convertvector(t_2, i32x16)));
        }
    }
}

/* tnk_cast_f32_u16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=u16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f32_u16__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(65535.0f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(u16x16u *)(y + i) =
                (u16x16)_mm512_cvtepi32_epi16((__m512i)__builtin_convertvector(t_2, i32x16));
            f32x16 v_1 = _mm512_loadu_ps(x + i + 16);
            f32x16 t_8 = _mm512_min_ps(_mm512_set1_ps(65535.0f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, v_1, _CMP_EQ_OQ), (f32x16){0}, v_1)));
            *(u16x16u *)(y + i + 16) =
                (u16x16)_mm512_cvtepi32_epi16((__m512i)__builtin_convertvector(t_8, i32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(65535.0f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(u16x16u *)(y + i) =
                (u16x16)_mm512_cvtepi32_epi16((__m512i)__builtin_convertvector(t_2, i32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x + whole);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(65535.0f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            _mm256_mask_storeu_epi16(y + whole, lanes,
                (__m256i)_mm512_cvtepi32_epi16((__m512i)__builtin_convertvector(t_2, i32x16)));
        }
    }
}

/* tnk_cast_f32_i16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=i16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f32_i16__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    int16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int16_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(32767.0f),
                _mm512_max_ps(_mm512_set1_ps(-32768.0f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(i16x16u *)(y + i) =
                (i16x16)_mm512_cvtepi32_epi16((__m512i)__builtin_convertvector(t_2, i32x16));
            f32x16 v_1 = _mm512_loadu_ps(x + i + 16);
            f32x16 t_8 = _mm512_min_ps(_mm512_set1_ps(32767.0f),
                _mm512_max_ps(_mm512_set1_ps(-32768.0f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, v_1, _CMP_EQ_OQ), (f32x16){0}, v_1)));
            *(i16x16u *)(y + i + 16) =
                (i16x16)_mm512_cvtepi32_epi16((__m512i)__builtin_convertvector(t_8, i32x16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(32767.0f),
                _mm512_max_ps(_mm512_set1_ps(-32768.0f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(i16x16u *)(y + i) =
                (i16x16)_mm512_cvtepi32_epi16((__m512i)__builtin_convertvector(t_2, i32x16));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x + whole);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(32767.0f),
                _mm512_max_ps(_mm512_set1_ps(-32768.0f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            _mm256_mask_storeu_epi16(y + whole, lanes,
                (__m256i)_mm512_cvtepi32_epi16((__m512i)__builtin_convertvector(t_2, i32x16)));
        }
    }
}

/* tnk_cast_f32_i32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 32 */
void tnk_cast_f32_i32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(2.14748352e+09f),
                _mm512_max_ps(_mm512_set1_ps(-2.14748365e+09f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(i32x16u *)(y + i) =
                (i32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_set1_ps(2.14748365e+09f),
                v, _CMP_LE_OQ), (__m512i)__builtin_convertvector(t_2, i32x16),
                (__m512i)_mm512_set1_epi32(2147483647));
            f32x16 v_1 = _mm512_loadu_ps(x + i + 16);
            f32x16 t_8 = _mm512_min_ps(_mm512_set1_ps(2.14748352e+09f),
                _mm512_max_ps(_mm512_set1_ps(-2.14748365e+09f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, v_1, _CMP_EQ_OQ), (f32x16){0}, v_1)));
            *(i32x16u *)(y + i + 16) =
                (i32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_set1_ps(2.14748365e+09f),
                v_1, _CMP_LE_OQ), (__m512i)__builtin_convertvector(t_8, i32x16),
                (__m512i)_mm512_set1_epi32(2147483647));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(2.14748352e+09f),
                _mm512_max_ps(_mm512_set1_ps(-2.14748365e+09f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(i32x16u *)(y + i) =
                (i32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_set1_ps(2.14748365e+09f),
                v, _CMP_LE_OQ), (__m512i)__builtin_convertvector(t_2, i32x16),
                (__m512i)_mm512_set1_epi32(2147483647));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x + whole);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(2.14748352e+09f),
                _mm512_max_ps(_mm512_set1_ps(-2.14748365e+09f),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_set1_ps(
                2.14748365e+09f), v, _CMP_LE_OQ), (__m512i)__builtin_convertvector(t_2, i32x16),
                (__m512i)_mm512_set1_epi32(2147483647)));
        }
    }
}

/* tnk_cast_f32_u32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=u32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 32 */
void tnk_cast_f32_u32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint32_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(4.29496704e+09f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(u32x16u *)(y + i) =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_set1_ps(4.2949673e+09f),
                v, _CMP_LE_OQ), (__m512i)__builtin_convertvector(t_2, u32x16),
                (__m512i)_mm512_set1_epi32(4294967295u));
            f32x16 v_1 = _mm512_loadu_ps(x + i + 16);
            f32x16 t_8 = _mm512_min_ps(_mm512_set1_ps(4.29496704e+09f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, v_1, _CMP_EQ_OQ), (f32x16){0}, v_1)));
            *(u32x16u *)(y + i + 16) =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_set1_ps(4.2949673e+09f),
                v_1, _CMP_LE_OQ), (__m512i)__builtin_convertvector(t_8, u32x16),
                (__m512i)_mm512_set1_epi32(4294967295u));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x + i);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(4.29496704e+09f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            *(u32x16u *)(y + i) =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_set1_ps(4.2949673e+09f),
                v, _CMP_LE_OQ), (__m512i)__builtin_convertvector(t_2, u32x16),
                (__m512i)_mm512_set1_epi32(4294967295u));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x + whole);
            f32x16 t_2 = _mm512_min_ps(_mm512_set1_ps(4.29496704e+09f),
                _mm512_max_ps((f32x16){0},
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x16){0}, v)));
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_set1_ps(4.2949673e+09f),
                v, _CMP_LE_OQ), (__m512i)__builtin_convertvector(t_2, u32x16),
                (__m512i)_mm512_set1_epi32(4294967295u)));
        }
    }
}

/* tnk_cast_f32_i64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 32 */
void tnk_cast_f32_i64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(9.22337149e+18f),
                _mm256_max_ps(_mm256_set1_ps(-9.22337204e+18f),
                _mm256_mask_blend_ps(_mm256_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x8){0}, v)));
            i64x8 t_5 =
                (i64x8)_mm512_mask_blend_epi64(_mm256_cmp_ps_mask(_mm256_set1_ps(9.22337204e+18f),
                v, _CMP_LE_OQ), (__m512i)_mm512_cvttps_epi64((__m256)t_2),
                (__m512i)_mm512_set1_epi64(9223372036854775807ll));
            *(i64x8u *)(y + i) = t_5;
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            f32x8 t_9 = _mm256_min_ps(_mm256_set1_ps(9.22337149e+18f),
                _mm256_max_ps(_mm256_set1_ps(-9.22337204e+18f),
                _mm256_mask_blend_ps(_mm256_cmp_ps_mask(v_1, v_1, _CMP_EQ_OQ), (f32x8){0}, v_1)));
            i64x8 t_12 =
                (i64x8)_mm512_mask_blend_epi64(_mm256_cmp_ps_mask(_mm256_set1_ps(9.22337204e+18f),
                v_1, _CMP_LE_OQ), (__m512i)_mm512_cvttps_epi64((__m256)t_9),
                (__m512i)_mm512_set1_epi64(9223372036854775807ll));
            *(i64x8u *)(y + i + 8) = t_12;
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(9.22337149e+18f),
                _mm256_max_ps(_mm256_set1_ps(-9.22337204e+18f),
                _mm256_mask_blend_ps(_mm256_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x8){0}, v)));
            i64x8 t_5 =
                (i64x8)_mm512_mask_blend_epi64(_mm256_cmp_ps_mask(_mm256_set1_ps(9.22337204e+18f),
                v, _CMP_LE_OQ), (__m512i)_mm512_cvttps_epi64((__m256)t_2),
                (__m512i)_mm512_set1_epi64(9223372036854775807ll));
            *(i64x8u *)(y + i) = t_5;
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f32x8 v = _mm256_maskz_loadu_ps(lanes, x + whole);
            f32x8 t_3 = _mm256_min_ps(_mm256_set1_ps(9.22337149e+18f),
                _mm256_max_ps(_mm256_set1_ps(-9.22337204e+18f),
                _mm256_mask_blend_ps(_mm256_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x8){0}, v)));
            i64x8 t_6 =
                (i64x8)_mm512_mask_blend_epi64(_mm256_cmp_ps_mask(_mm256_set1_ps(9.22337204e+18f),
                v, _CMP_LE_OQ), (__m512i)_mm512_cvttps_epi64((__m256)t_3),
                (__m512i)_mm512_set1_epi64(9223372036854775807ll));
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)t_6);
        }
    }
}

/* tnk_cast_f32_u64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f32 to=u64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 32 */
void tnk_cast_f32_u64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint64_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(1.8446743e+19f),
                _mm256_max_ps((f32x8){0},
                _mm256_mask_blend_ps(_mm256_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x8){0}, v)));
            u64x8 t_5 =
                (u64x8)_mm512_mask_blend_epi64(_mm256_cmp_ps_mask(_mm256_set1_ps(1.84467441e+19f),
                v, _CMP_LE_OQ), (__m512i)_mm512_cvttps_epu64((__m256)t_2),
                (__m512i)_mm512_set1_epi64(18446744073709551615ull));
            *(u64x8u *)(y + i) = t_5;
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            f32x8 t_9 = _mm256_min_ps(_mm256_set1_ps(1.8446743e+19f),
                _mm256_max_ps((f32x8){0},
                _mm256_mask_blend_ps(_mm256_cmp_ps_mask(v_1, v_1, _CMP_EQ_OQ), (f32x8){0}, v_1)));
            u64x8 t_12 =
                (u64x8)_mm512_mask_blend_epi64(_mm256_cmp_ps_mask(_mm256_set1_ps(1.84467441e+19f),
                v_1, _CMP_LE_OQ), (__m512i)_mm512_cvttps_epu64((__m256)t_9),
                (__m512i)_mm512_set1_epi64(18446744073709551615ull));
            *(u64x8u *)(y + i + 8) = t_12;
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(1.8446743e+19f),
                _mm256_max_ps((f32x8){0},
                _mm256_mask_blend_ps(_mm256_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x8){0}, v)));
            u64x8 t_5 =
                (u64x8)_mm512_mask_blend_epi64(_mm256_cmp_ps_mask(_mm256_set1_ps(1.84467441e+19f),
                v, _CMP_LE_OQ), (__m512i)_mm512_cvttps_epu64((__m256)t_2),
                (__m512i)_mm512_set1_epi64(18446744073709551615ull));
            *(u64x8u *)(y + i) = t_5;
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f32x8 v = _mm256_maskz_loadu_ps(lanes, x + whole);
            f32x8 t_3 = _mm256_min_ps(_mm256_set1_ps(1.8446743e+19f),
                _mm256_max_ps((f32x8){0},
                _mm256_mask_blend_ps(_mm256_cmp_ps_mask(v, v, _CMP_EQ_OQ), (f32x8){0}, v)));
            u64x8 t_6 =
                (u64x8)_mm512_mask_blend_epi64(_mm256_cmp_ps_mask(_mm256_set1_ps(1.84467441e+19f),
                v, _CMP_LE_OQ), (__m512i)_mm512_cvttps_epu64((__m256)t_3),
                (__m512i)_mm512_set1_epi64(18446744073709551615ull));
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)t_6);
        }
    }
}

/* tnk_cast_f64_u8__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=u8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f64_u8__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(255.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(u8x8u *)(y + i) =
                (u8x8)_mm_cvtsi128_si64(_mm256_cvtepi32_epi8((__m256i)__builtin_convertvector(t_2,
                i32x8)));
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            f64x8 t_8 = _mm512_min_pd(_mm512_set1_pd(255.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_EQ_OQ), (f64x8){0}, v_1)));
            *(u8x8u *)(y + i + 8) =
                (u8x8)_mm_cvtsi128_si64(_mm256_cvtepi32_epi8((__m256i)__builtin_convertvector(t_8,
                i32x8)));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(255.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(u8x8u *)(y + i) =
                (u8x8)_mm_cvtsi128_si64(_mm256_cvtepi32_epi8((__m256i)__builtin_convertvector(t_2,
                i32x8)));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(255.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            store_mask_u8x8(y + whole,
                (u8x8)_mm_cvtsi128_si64(_mm256_cvtepi32_epi8((__m256i)__builtin_convertvector(t_2,
                i32x8))), lanes);
        }
    }
}

/* tnk_cast_f64_i8__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=i8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f64_i8__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    int8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int8_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(127.0),
                _mm512_max_pd(_mm512_set1_pd(-128.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(i8x8u *)(y + i) =
                (i8x8)_mm_cvtsi128_si64(_mm256_cvtepi32_epi8((__m256i)__builtin_convertvector(t_2,
                i32x8)));
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            f64x8 t_8 = _mm512_min_pd(_mm512_set1_pd(127.0),
                _mm512_max_pd(_mm512_set1_pd(-128.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_EQ_OQ), (f64x8){0}, v_1)));
            *(i8x8u *)(y + i + 8) =
                (i8x8)_mm_cvtsi128_si64(_mm256_cvtepi32_epi8((__m256i)__builtin_convertvector(t_8,
                i32x8)));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(127.0),
                _mm512_max_pd(_mm512_set1_pd(-128.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(i8x8u *)(y + i) =
                (i8x8)_mm_cvtsi128_si64(_mm256_cvtepi32_epi8((__m256i)__builtin_convertvector(t_2,
                i32x8)));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(127.0),
                _mm512_max_pd(_mm512_set1_pd(-128.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            store_mask_i8x8(y + whole,
                (i8x8)_mm_cvtsi128_si64(_mm256_cvtepi32_epi8((__m256i)__builtin_convertvector(t_2,
                i32x8))), lanes);
        }
    }
}

/* tnk_cast_f64_u16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=u16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f64_u16__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(65535.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtepi32_epi16((__m256i)__builtin_convertvector(t_2,
                i32x8));
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            f64x8 t_8 = _mm512_min_pd(_mm512_set1_pd(65535.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_EQ_OQ), (f64x8){0}, v_1)));
            *(u16x8u *)(y + i + 8) =
                (u16x8)_mm256_cvtepi32_epi16((__m256i)__builtin_convertvector(t_8, i32x8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(65535.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(u16x8u *)(y + i) = (u16x8)_mm256_cvtepi32_epi16((__m256i)__builtin_convertvector(t_2,
                i32x8));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(65535.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            _mm_mask_storeu_epi16(y + whole, lanes,
                (__m128i)_mm256_cvtepi32_epi16((__m256i)__builtin_convertvector(t_2, i32x8)));
        }
    }
}

/* tnk_cast_f64_i16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=i16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f64_i16__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    int16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int16_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(32767.0),
                _mm512_max_pd(_mm512_set1_pd(-32768.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(i16x8u *)(y + i) = (i16x8)_mm256_cvtepi32_epi16((__m256i)__builtin_convertvector(t_2,
                i32x8));
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            f64x8 t_8 = _mm512_min_pd(_mm512_set1_pd(32767.0),
                _mm512_max_pd(_mm512_set1_pd(-32768.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_EQ_OQ), (f64x8){0}, v_1)));
            *(i16x8u *)(y + i + 8) =
                (i16x8)_mm256_cvtepi32_epi16((__m256i)__builtin_convertvector(t_8, i32x8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(32767.0),
                _mm512_max_pd(_mm512_set1_pd(-32768.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(i16x8u *)(y + i) = (i16x8)_mm256_cvtepi32_epi16((__m256i)__builtin_convertvector(t_2,
                i32x8));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(32767.0),
                _mm512_max_pd(_mm512_set1_pd(-32768.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            _mm_mask_storeu_epi16(y + whole, lanes,
                (__m128i)_mm256_cvtepi32_epi16((__m256i)__builtin_convertvector(t_2, i32x8)));
        }
    }
}

/* tnk_cast_f64_i32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f64_i32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(2147483647.0),
                _mm512_max_pd(_mm512_set1_pd(-2147483648.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(i32x8u *)(y + i) = __builtin_convertvector(t_2, i32x8);
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            f64x8 t_7 = _mm512_min_pd(_mm512_set1_pd(2147483647.0),
                _mm512_max_pd(_mm512_set1_pd(-2147483648.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_EQ_OQ), (f64x8){0}, v_1)));
            *(i32x8u *)(y + i + 8) = __builtin_convertvector(t_7, i32x8);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(2147483647.0),
                _mm512_max_pd(_mm512_set1_pd(-2147483648.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(i32x8u *)(y + i) = __builtin_convertvector(t_2, i32x8);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(2147483647.0),
                _mm512_max_pd(_mm512_set1_pd(-2147483648.0),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            _mm256_mask_storeu_epi32(y + whole, lanes,
                (__m256i)__builtin_convertvector(t_2, i32x8));
        }
    }
}

/* tnk_cast_f64_u32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=u32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 32 */
void tnk_cast_f64_u32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(4294967295.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(u32x8u *)(y + i) = __builtin_convertvector(t_2, u32x8);
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            f64x8 t_7 = _mm512_min_pd(_mm512_set1_pd(4294967295.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_EQ_OQ), (f64x8){0}, v_1)));
            *(u32x8u *)(y + i + 8) = __builtin_convertvector(t_7, u32x8);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(4294967295.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(u32x8u *)(y + i) = __builtin_convertvector(t_2, u32x8);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(4294967295.0),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            _mm256_mask_storeu_epi32(y + whole, lanes,
                (__m256i)__builtin_convertvector(t_2, u32x8));
        }
    }
}

/* tnk_cast_f64_i64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 32 */
void tnk_cast_f64_i64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(9.2233720368547748e+18),
                _mm512_max_pd(_mm512_set1_pd(-9.2233720368547758e+18),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(i64x8u *)(y + i) =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_set1_pd(
                9.2233720368547758e+18), v, _CMP_LE_OQ),
                (__m512i)__builtin_convertvector(t_2, i64x8),
                (__m512i)_mm512_set1_epi64(9223372036854775807ll));
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            f64x8 t_8 = _mm512_min_pd(_mm512_set1_pd(9.2233720368547748e+18),
                _mm512_max_pd(_mm512_set1_pd(-9.2233720368547758e+18),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_EQ_OQ), (f64x8){0}, v_1)));
            *(i64x8u *)(y + i + 8) =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_set1_pd(
                9.2233720368547758e+18), v_1, _CMP_LE_OQ),
                (__m512i)__builtin_convertvector(t_8, i64x8),
                (__m512i)_mm512_set1_epi64(9223372036854775807ll));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(9.2233720368547748e+18),
                _mm512_max_pd(_mm512_set1_pd(-9.2233720368547758e+18),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(i64x8u *)(y + i) =
                (i64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_set1_pd(
                9.2233720368547758e+18), v, _CMP_LE_OQ),
                (__m512i)__builtin_convertvector(t_2, i64x8),
                (__m512i)_mm512_set1_epi64(9223372036854775807ll));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(9.2233720368547748e+18),
                _mm512_max_pd(_mm512_set1_pd(-9.2233720368547758e+18),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_set1_pd(
                9.2233720368547758e+18), v, _CMP_LE_OQ),
                (__m512i)__builtin_convertvector(t_2, i64x8),
                (__m512i)_mm512_set1_epi64(9223372036854775807ll)));
        }
    }
}

/* tnk_cast_f64_u64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=f64 to=u64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 32 */
void tnk_cast_f64_u64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint64_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(1.844674407370955e+19),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(u64x8u *)(y + i) =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_set1_pd(
                1.8446744073709552e+19), v, _CMP_LE_OQ),
                (__m512i)__builtin_convertvector(t_2, u64x8),
                (__m512i)_mm512_set1_epi64(18446744073709551615ull));
            f64x8 v_1 = _mm512_loadu_pd(x + i + 8);
            f64x8 t_8 = _mm512_min_pd(_mm512_set1_pd(1.844674407370955e+19),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_EQ_OQ), (f64x8){0}, v_1)));
            *(u64x8u *)(y + i + 8) =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_set1_pd(
                1.8446744073709552e+19), v_1, _CMP_LE_OQ),
                (__m512i)__builtin_convertvector(t_8, u64x8),
                (__m512i)_mm512_set1_epi64(18446744073709551615ull));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x + i);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(1.844674407370955e+19),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            *(u64x8u *)(y + i) =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_set1_pd(
                1.8446744073709552e+19), v, _CMP_LE_OQ),
                (__m512i)__builtin_convertvector(t_2, u64x8),
                (__m512i)_mm512_set1_epi64(18446744073709551615ull));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x + whole);
            f64x8 t_2 = _mm512_min_pd(_mm512_set1_pd(1.844674407370955e+19),
                _mm512_max_pd((f64x8){0},
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_EQ_OQ), (f64x8){0}, v)));
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_set1_pd(
                1.8446744073709552e+19), v, _CMP_LE_OQ),
                (__m512i)__builtin_convertvector(t_2, u64x8),
                (__m512i)_mm512_set1_epi64(18446744073709551615ull)));
        }
    }
}

/* tnk_cast_u8_i32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u8 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u8_i32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u8x16 v = *(const u8x16u *)(x + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_cvtepu8_epi32((__m128i)v);
            u8x16 v_1 = *(const u8x16u *)(x + i + 16);
            *(i32x16u *)(y + i + 16) = (i32x16)_mm512_cvtepu8_epi32((__m128i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u8x16 v = *(const u8x16u *)(x + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_cvtepu8_epi32((__m128i)v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u8x16 v = (u8x16)_mm_maskz_loadu_epi8(lanes, x + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)_mm512_cvtepu8_epi32((__m128i)v));
        }
    }
}

/* tnk_cast_i8_i32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i8 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i8_i32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int8_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i8x16 v = *(const i8x16u *)(x + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_cvtepi8_epi32((__m128i)v);
            i8x16 v_1 = *(const i8x16u *)(x + i + 16);
            *(i32x16u *)(y + i + 16) = (i32x16)_mm512_cvtepi8_epi32((__m128i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i8x16 v = *(const i8x16u *)(x + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_cvtepi8_epi32((__m128i)v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i8x16 v = (i8x16)_mm_maskz_loadu_epi8(lanes, x + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)_mm512_cvtepi8_epi32((__m128i)v));
        }
    }
}

/* tnk_cast_u16_i32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u16 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u16_i32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u16x16 v = *(const u16x16u *)(x + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_cvtepu16_epi32((__m256i)v);
            u16x16 v_1 = *(const u16x16u *)(x + i + 16);
            *(i32x16u *)(y + i + 16) = (i32x16)_mm512_cvtepu16_epi32((__m256i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u16x16 v = *(const u16x16u *)(x + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_cvtepu16_epi32((__m256i)v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u16x16 v = (u16x16)_mm256_maskz_loadu_epi16(lanes, x + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)_mm512_cvtepu16_epi32((__m256i)v));
        }
    }
}

/* tnk_cast_i16_i32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i16 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i16_i32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int16_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i16x16 v = *(const i16x16u *)(x + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_cvtepi16_epi32((__m256i)v);
            i16x16 v_1 = *(const i16x16u *)(x + i + 16);
            *(i32x16u *)(y + i + 16) = (i32x16)_mm512_cvtepi16_epi32((__m256i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i16x16 v = *(const i16x16u *)(x + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_cvtepi16_epi32((__m256i)v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i16x16 v = (i16x16)_mm256_maskz_loadu_epi16(lanes, x + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)_mm512_cvtepi16_epi32((__m256i)v));
        }
    }
}

/* tnk_cast_i32_i64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i32 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: integers wider and narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i32_i64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i32x8 v = *(const i32x8u *)(x + i);
            *(i64x8u *)(y + i) = (i64x8)_mm512_cvtepi32_epi64((__m256i)v);
            i32x8 v_1 = *(const i32x8u *)(x + i + 8);
            *(i64x8u *)(y + i + 8) = (i64x8)_mm512_cvtepi32_epi64((__m256i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i32x8 v = *(const i32x8u *)(x + i);
            *(i64x8u *)(y + i) = (i64x8)_mm512_cvtepi32_epi64((__m256i)v);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i32x8 v = (i32x8)_mm256_maskz_loadu_epi32(lanes, x + whole);
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)_mm512_cvtepi32_epi64((__m256i)v));
        }
    }
}

/* tnk_cast_i32_i16__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i32 to=i16 unroll=2
 * listed in gen/manifest/toint.lua: integers wider and narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i32_i16__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    int16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        int16_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i32x16 v = *(const i32x16u *)(x + i);
            *(i16x16u *)(y + i) = (i16x16)_mm512_cvtepi32_epi16((__m512i)v);
            i32x16 v_1 = *(const i32x16u *)(x + i + 16);
            *(i16x16u *)(y + i + 16) = (i16x16)_mm512_cvtepi32_epi16((__m512i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i32x16 v = *(const i32x16u *)(x + i);
            *(i16x16u *)(y + i) = (i16x16)_mm512_cvtepi32_epi16((__m512i)v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 v = (i32x16)_mm512_maskz_loadu_epi32(lanes, x + whole);
            _mm256_mask_storeu_epi16(y + whole, lanes, (__m256i)_mm512_cvtepi32_epi16((__m512i)v));
        }
    }
}

/* tnk_cast_i32_u8__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i32 to=u8 unroll=2
 * listed in gen/manifest/toint.lua: integers wider and narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i32_u8__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i32x16 v = *(const i32x16u *)(x + i);
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)v);
            i32x16 v_1 = *(const i32x16u *)(x + i + 16);
            *(u8x16u *)(y + i + 16) = (u8x16)_mm512_cvtepi32_epi8((__m512i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i32x16 v = *(const i32x16u *)(x + i);
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 v = (i32x16)_mm512_maskz_loadu_epi32(lanes, x + whole);
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)v));
        }
    }
}

/* tnk_cast_u32_i64__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=u32 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: integers wider
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_u32_i64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u32x8 v = *(const u32x8u *)(x + i);
            *(i64x8u *)(y + i) = (i64x8)_mm512_cvtepu32_epi64((__m256i)v);
            u32x8 v_1 = *(const u32x8u *)(x + i + 8);
            *(i64x8u *)(y + i + 8) = (i64x8)_mm512_cvtepu32_epi64((__m256i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u32x8 v = *(const u32x8u *)(x + i);
            *(i64x8u *)(y + i) = (i64x8)_mm512_cvtepu32_epi64((__m256i)v);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u32x8 v = (u32x8)_mm256_maskz_loadu_epi32(lanes, x + whole);
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)_mm512_cvtepu32_epi64((__m256i)v));
        }
    }
}

/* tnk_cast_i64_i32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=i64 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_i64_i32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i64x8 v = *(const i64x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm512_cvtepi64_epi32((__m512i)v);
            i64x8 v_1 = *(const i64x8u *)(x + i + 8);
            *(i32x8u *)(y + i + 8) = (i32x8)_mm512_cvtepi64_epi32((__m512i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i64x8 v = *(const i64x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm512_cvtepi64_epi32((__m512i)v);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 v = (i64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
            _mm256_mask_storeu_epi32(y + whole, lanes, (__m256i)_mm512_cvtepi64_epi32((__m512i)v));
        }
    }
}

/* tnk_cast_bool_i32__avx512_u2
 * cast of elements.
 * from templates/cast.lua, avx512: from=bool to=i32 unroll=2
 * listed in gen/manifest/toint.lua: masks to count and multiply with
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_cast_bool_i32__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u8x16 v = *(const u8x16u *)(x + i);
            *(i32x16u *)(y + i) =
                (i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_min_epu8((__m128i)_mm_set1_epi8(1),
                (__m128i)v));
            u8x16 v_1 = *(const u8x16u *)(x + i + 16);
            *(i32x16u *)(y + i + 16) =
                (i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_min_epu8((__m128i)_mm_set1_epi8(1),
                (__m128i)v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u8x16 v = *(const u8x16u *)(x + i);
            *(i32x16u *)(y + i) =
                (i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_min_epu8((__m128i)_mm_set1_epi8(1),
                (__m128i)v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u8x16 v = (u8x16)_mm_maskz_loadu_epi8(lanes, x + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_cvtepu8_epi32((__m128i)_mm_min_epu8((__m128i)_mm_set1_epi8(1),
                (__m128i)v)));
        }
    }
}
