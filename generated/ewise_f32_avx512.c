/* ewise_f32_avx512.c: kernels of gen/manifest/ewise_f32.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef int32_t i32x16 __attribute__((vector_size(64)));

static inline f32x16 abs_f32x16(f32x16 x)
{
    return (f32x16)(((u32x16)x << 1) >> 1);
}

/* tnk_add_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=add to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            _mm512_storeu_ps(y + i, _mm512_loadu_ps(a_1 + i) + _mm512_loadu_ps(b_1 + i));
            _mm512_storeu_ps(y + i + 16,
                _mm512_loadu_ps(a_1 + i + 16) + _mm512_loadu_ps(b_1 + i + 16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            _mm512_storeu_ps(y + i, _mm512_loadu_ps(a_1 + i) + _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                + _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
}

/* tnk_sub_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=sub to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            _mm512_storeu_ps(y + i, _mm512_loadu_ps(a_1 + i) - _mm512_loadu_ps(b_1 + i));
            _mm512_storeu_ps(y + i + 16,
                _mm512_loadu_ps(a_1 + i + 16) - _mm512_loadu_ps(b_1 + i + 16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            _mm512_storeu_ps(y + i, _mm512_loadu_ps(a_1 + i) - _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                - _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
}

/* tnk_mul_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=mul to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 mul 4 ld 2 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            _mm512_storeu_ps(y + i, _mm512_loadu_ps(a_1 + i) * _mm512_loadu_ps(b_1 + i));
            _mm512_storeu_ps(y + i + 16,
                _mm512_loadu_ps(a_1 + i + 16) * _mm512_loadu_ps(b_1 + i + 16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            _mm512_storeu_ps(y + i, _mm512_loadu_ps(a_1 + i) * _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                * _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
}

/* tnk_div_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=div to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 div 4 ld 2 st; 1 div 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_div_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            _mm512_storeu_ps(y + i, _mm512_loadu_ps(a_1 + i) / _mm512_loadu_ps(b_1 + i));
            _mm512_storeu_ps(y + i + 16,
                _mm512_loadu_ps(a_1 + i + 16) / _mm512_loadu_ps(b_1 + i + 16));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            _mm512_storeu_ps(y + i, _mm512_loadu_ps(a_1 + i) / _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                / _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
}

/* tnk_min_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=min to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 x = _mm512_loadu_ps(a_1 + i);
            f32x16 t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_ps(x, _mm512_loadu_ps(b_1 + i)), x);
            _mm512_storeu_ps(y + i, t_1);
            f32x16 x_2 = _mm512_loadu_ps(a_1 + i + 16);
            f32x16 t_4 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_2, x_2, _CMP_NEQ_UQ),
                _mm512_min_ps(x_2, _mm512_loadu_ps(b_1 + i + 16)), x_2);
            _mm512_storeu_ps(y + i + 16, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 x = _mm512_loadu_ps(a_1 + i);
            f32x16 t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_ps(x, _mm512_loadu_ps(b_1 + i)), x);
            _mm512_storeu_ps(y + i, t_1);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1 + whole);
            f32x16 t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_ps(x, _mm512_maskz_loadu_ps(lanes, b_1 + whole)), x);
            _mm512_mask_storeu_ps(y + whole, lanes, t_1);
        }
    }
}

/* tnk_max_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=max to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 x = _mm512_loadu_ps(a_1 + i);
            f32x16 t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_ps(x, _mm512_loadu_ps(b_1 + i)), x);
            _mm512_storeu_ps(y + i, t_1);
            f32x16 x_2 = _mm512_loadu_ps(a_1 + i + 16);
            f32x16 t_4 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_2, x_2, _CMP_NEQ_UQ),
                _mm512_max_ps(x_2, _mm512_loadu_ps(b_1 + i + 16)), x_2);
            _mm512_storeu_ps(y + i + 16, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 x = _mm512_loadu_ps(a_1 + i);
            f32x16 t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_ps(x, _mm512_loadu_ps(b_1 + i)), x);
            _mm512_storeu_ps(y + i, t_1);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1 + whole);
            f32x16 t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_ps(x, _mm512_maskz_loadu_ps(lanes, b_1 + whole)), x);
            _mm512_mask_storeu_ps(y + whole, lanes, t_1);
        }
    }
}

/* tnk_equal_f32_bool__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=equal to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_equal_f32_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u32x16 one = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i), _mm512_loadu_ps(b_1 + i), _CMP_EQ_OQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
            u32x16 one_1 = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i + 16), _mm512_loadu_ps(b_1 + i + 16), _CMP_EQ_OQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i + 16) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u32x16 one = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i), _mm512_loadu_ps(b_1 + i), _CMP_EQ_OQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_maskz_loadu_ps(lanes,
                a_1 + whole), _mm512_maskz_loadu_ps(lanes, b_1 + whole), _CMP_EQ_OQ),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_not_equal_f32_bool__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=not_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_not_equal_f32_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u32x16 one = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i), _mm512_loadu_ps(b_1 + i), _CMP_NEQ_UQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
            u32x16 one_1 = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i + 16), _mm512_loadu_ps(b_1 + i + 16), _CMP_NEQ_UQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i + 16) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u32x16 one = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i), _mm512_loadu_ps(b_1 + i), _CMP_NEQ_UQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_maskz_loadu_ps(lanes,
                a_1 + whole), _mm512_maskz_loadu_ps(lanes, b_1 + whole), _CMP_NEQ_UQ),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_less_f32_bool__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=less to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_f32_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u32x16 one = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i), _mm512_loadu_ps(b_1 + i), _CMP_LT_OQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
            u32x16 one_1 = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i + 16), _mm512_loadu_ps(b_1 + i + 16), _CMP_LT_OQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i + 16) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u32x16 one = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i), _mm512_loadu_ps(b_1 + i), _CMP_LT_OQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_maskz_loadu_ps(lanes,
                a_1 + whole), _mm512_maskz_loadu_ps(lanes, b_1 + whole), _CMP_LT_OQ),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_less_equal_f32_bool__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=less_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_f32_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u32x16 one = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i), _mm512_loadu_ps(b_1 + i), _CMP_LE_OQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
            u32x16 one_1 = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i + 16), _mm512_loadu_ps(b_1 + i + 16), _CMP_LE_OQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i + 16) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u32x16 one = (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_loadu_ps(a_1
                + i), _mm512_loadu_ps(b_1 + i), _CMP_LE_OQ), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmp_ps_mask(_mm512_maskz_loadu_ps(lanes,
                a_1 + whole), _mm512_maskz_loadu_ps(lanes, b_1 + whole), _CMP_LE_OQ),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_neg_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=neg to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, -v);
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            _mm512_storeu_ps(y + i + 16, -v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, -v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, -v);
        }
    }
}

/* tnk_abs_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=abs to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, abs_f32x16(v));
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            _mm512_storeu_ps(y + i + 16, abs_f32x16(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, abs_f32x16(v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, abs_f32x16(v));
        }
    }
}

/* tnk_relu_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=relu to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 max 2 ld 2 st; 1 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_relu_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, _mm512_max_ps((f32x16){0}, v));
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            _mm512_storeu_ps(y + i + 16, _mm512_max_ps((f32x16){0}, v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, _mm512_max_ps((f32x16){0}, v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_max_ps((f32x16){0}, v));
        }
    }
}

/* tnk_relu_d0_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=relu.d0 to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: training: the gradient of relu from its result
 * a turn of each inner loop: 2 select 4 ld 2 st; 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_relu_d0_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *g = data[0];
    int64_t g_row = stride[0][0];
    const float *y = data[1];
    int64_t y_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y_1 = out + row * out_row;
        const float *g_1 = g + row * g_row;
        const float *y_2 = y + row * y_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 t = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_loadu_ps(y_2 + i), _CMP_LT_OQ), (f32x16){0}, _mm512_loadu_ps(g_1 + i));
            _mm512_storeu_ps(y_1 + i, t);
            f32x16 t_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_loadu_ps(y_2 + i + 16), _CMP_LT_OQ), (f32x16){0},
                _mm512_loadu_ps(g_1 + i + 16));
            _mm512_storeu_ps(y_1 + i + 16, t_2);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 t = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_loadu_ps(y_2 + i), _CMP_LT_OQ), (f32x16){0}, _mm512_loadu_ps(g_1 + i));
            _mm512_storeu_ps(y_1 + i, t);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 t = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_maskz_loadu_ps(lanes, y_2 + whole), _CMP_LT_OQ), (f32x16){0},
                _mm512_maskz_loadu_ps(lanes, g_1 + whole));
            _mm512_mask_storeu_ps(y_1 + whole, lanes, t);
        }
    }
}

/* tnk_leaky_relu_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=leaky_relu to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_leaky_relu_f32__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 slope = _mm512_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_2 + i);
            _mm512_storeu_ps(y + i,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v, v));
            f32x16 v_1 = _mm512_loadu_ps(x_2 + i + 16);
            _mm512_storeu_ps(y + i + 16,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v_1, _CMP_LT_OQ), slope * v_1,
                v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_2 + i);
            _mm512_storeu_ps(y + i,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v, v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v, v));
        }
    }
}

/* tnk_clip_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=clip to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 4 max 2 ld 2 st; 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 lo = _mm512_set1_ps(param[0]);
    f32x16 hi = _mm512_set1_ps(param[1]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_3 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_3 + i);
            _mm512_storeu_ps(y + i, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
            f32x16 v_1 = _mm512_loadu_ps(x_3 + i + 16);
            _mm512_storeu_ps(y + i + 16, _mm512_min_ps(hi, _mm512_max_ps(lo, v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_3 + i);
            _mm512_storeu_ps(y + i, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_3 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
        }
    }
}

/* tnk_sqrt_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=sqrt to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_sqrt_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, _mm512_sqrt_ps(v));
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            _mm512_storeu_ps(y + i + 16, _mm512_sqrt_ps(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, _mm512_sqrt_ps(v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_sqrt_ps(v));
        }
    }
}

/* tnk_reciprocal_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=reciprocal to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 div 2 ld 2 st; 1 div 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_reciprocal_f32__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, 1.0f / v);
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            _mm512_storeu_ps(y + i + 16, 1.0f / v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, 1.0f / v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, 1.0f / v);
        }
    }
}

/* tnk_floor_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=floor to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_floor_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 near = _mm512_roundscale_ps(v, 8);
            f32x16 y_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, near, _CMP_LT_OQ), near,
                near - 1.0f);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_storeu_ps(y + i, (f32x16)((u32x16)y_1 | sign));
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            f32x16 near_1 = _mm512_roundscale_ps(v_1, 8);
            f32x16 y_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, near_1, _CMP_LT_OQ), near_1,
                near_1 - 1.0f);
            u32x16 sign_1 = (u32x16)v_1 & 2147483648u;
            _mm512_storeu_ps(y + i + 16, (f32x16)((u32x16)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 near = _mm512_roundscale_ps(v, 8);
            f32x16 y_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, near, _CMP_LT_OQ), near,
                near - 1.0f);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_storeu_ps(y + i, (f32x16)((u32x16)y_1 | sign));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 near = _mm512_roundscale_ps(v, 8);
            f32x16 y_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, near, _CMP_LT_OQ), near,
                near - 1.0f);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_mask_storeu_ps(y + whole, lanes, (f32x16)((u32x16)y_1 | sign));
        }
    }
}

/* tnk_ceil_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=ceil to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_ceil_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 near = _mm512_roundscale_ps(v, 8);
            f32x16 y_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(near, v, _CMP_LT_OQ), near,
                near + 1.0f);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_storeu_ps(y + i, (f32x16)((u32x16)y_1 | sign));
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            f32x16 near_1 = _mm512_roundscale_ps(v_1, 8);
            f32x16 y_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(near_1, v_1, _CMP_LT_OQ), near_1,
                near_1 + 1.0f);
            u32x16 sign_1 = (u32x16)v_1 & 2147483648u;
            _mm512_storeu_ps(y + i + 16, (f32x16)((u32x16)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 near = _mm512_roundscale_ps(v, 8);
            f32x16 y_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(near, v, _CMP_LT_OQ), near,
                near + 1.0f);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_storeu_ps(y + i, (f32x16)((u32x16)y_1 | sign));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 near = _mm512_roundscale_ps(v, 8);
            f32x16 y_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(near, v, _CMP_LT_OQ), near,
                near + 1.0f);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_mask_storeu_ps(y + whole, lanes, (f32x16)((u32x16)y_1 | sign));
        }
    }
}

/* tnk_round_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=round to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 round 2 ld 2 st; 1 round 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_round_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, _mm512_roundscale_ps(v, 8));
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            _mm512_storeu_ps(y + i + 16, _mm512_roundscale_ps(v_1, 8));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, _mm512_roundscale_ps(v, 8));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_roundscale_ps(v, 8));
        }
    }
}

/* tnk_scale_u8_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=scale to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: pixels to numbers, as data sets hold bytes
 * a turn of each inner loop: 2 mul 4 convert 2 ld 2 st; 1 mul 2 convert 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_scale_u8_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 by = _mm512_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const uint8_t *x_2 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v =
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)*(const u8x16u *)(x_2
                + i)), f32x16);
            _mm512_storeu_ps(y + i, v * by);
            f32x16 v_1 =
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)*(const u8x16u *)(x_2
                + i + 16)), f32x16);
            _mm512_storeu_ps(y + i + 16, v_1 * by);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v =
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)*(const u8x16u *)(x_2
                + i)), f32x16);
            _mm512_storeu_ps(y + i, v * by);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v =
                __builtin_convertvector((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(
                lanes, x_2 + whole)), f32x16);
            _mm512_mask_storeu_ps(y + whole, lanes, v * by);
        }
    }
}

/* tnk_scale_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=scale to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: a factor for each call: learning rates, averages
 * a turn of each inner loop: 2 mul 2 ld 2 st; 1 mul 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_scale_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 by = _mm512_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_2 + i);
            _mm512_storeu_ps(y + i, v * by);
            f32x16 v_1 = _mm512_loadu_ps(x_2 + i + 16);
            _mm512_storeu_ps(y + i + 16, v_1 * by);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_2 + i);
            _mm512_storeu_ps(y + i, v * by);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, v * by);
        }
    }
}

/* tnk_sign_f32__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=sign to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 6 select 2 ld 2 st; 3 select 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sign_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_EQ_OQ), v,
                (f32x16){0}), _mm512_set1_ps(-1.0f));
            _mm512_storeu_ps(y + i,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), t_1,
                _mm512_set1_ps(1.0f)));
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            f32x16 t_5 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, (f32x16){0}, _CMP_LT_OQ),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, (f32x16){0}, _CMP_EQ_OQ), v_1,
                (f32x16){0}), _mm512_set1_ps(-1.0f));
            _mm512_storeu_ps(y + i + 16,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v_1, _CMP_LT_OQ), t_5,
                _mm512_set1_ps(1.0f)));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_EQ_OQ), v,
                (f32x16){0}), _mm512_set1_ps(-1.0f));
            _mm512_storeu_ps(y + i,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), t_1,
                _mm512_set1_ps(1.0f)));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_EQ_OQ), v,
                (f32x16){0}), _mm512_set1_ps(-1.0f));
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), t_1,
                _mm512_set1_ps(1.0f)));
        }
    }
}
