/* ewise_f64_avx512.c: kernels of gen/manifest/ewise_f64.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef double f64x8 __attribute__((vector_size(64)));
typedef uint64_t u64x8 __attribute__((vector_size(64)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, __mmask8 m)
{
    for (int i = 0; i < 8; i++)
        if (m >> i & 1) p[i] = x[i];
}

static inline f64x8 abs_f64x8(f64x8 x)
{
    return (f64x8)(((u64x8)x << 1) >> 1);
}

/* tnk_add_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=add to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            _mm512_storeu_pd(y + i, _mm512_loadu_pd(a_1 + i) + _mm512_loadu_pd(b_1 + i));
            _mm512_storeu_pd(y + i + 8,
                _mm512_loadu_pd(a_1 + i + 8) + _mm512_loadu_pd(b_1 + i + 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm512_storeu_pd(y + i, _mm512_loadu_pd(a_1 + i) + _mm512_loadu_pd(b_1 + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_pd(y + whole, lanes,
                _mm512_maskz_loadu_pd(lanes, a_1 + whole)
                + _mm512_maskz_loadu_pd(lanes, b_1 + whole));
        }
    }
}

/* tnk_sub_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=sub to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            _mm512_storeu_pd(y + i, _mm512_loadu_pd(a_1 + i) - _mm512_loadu_pd(b_1 + i));
            _mm512_storeu_pd(y + i + 8,
                _mm512_loadu_pd(a_1 + i + 8) - _mm512_loadu_pd(b_1 + i + 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm512_storeu_pd(y + i, _mm512_loadu_pd(a_1 + i) - _mm512_loadu_pd(b_1 + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_pd(y + whole, lanes,
                _mm512_maskz_loadu_pd(lanes, a_1 + whole)
                - _mm512_maskz_loadu_pd(lanes, b_1 + whole));
        }
    }
}

/* tnk_mul_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=mul to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 mul 4 ld 2 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            _mm512_storeu_pd(y + i, _mm512_loadu_pd(a_1 + i) * _mm512_loadu_pd(b_1 + i));
            _mm512_storeu_pd(y + i + 8,
                _mm512_loadu_pd(a_1 + i + 8) * _mm512_loadu_pd(b_1 + i + 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm512_storeu_pd(y + i, _mm512_loadu_pd(a_1 + i) * _mm512_loadu_pd(b_1 + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_pd(y + whole, lanes,
                _mm512_maskz_loadu_pd(lanes, a_1 + whole)
                * _mm512_maskz_loadu_pd(lanes, b_1 + whole));
        }
    }
}

/* tnk_div_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=div to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 div 4 ld 2 st; 1 div 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_div_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            _mm512_storeu_pd(y + i, _mm512_loadu_pd(a_1 + i) / _mm512_loadu_pd(b_1 + i));
            _mm512_storeu_pd(y + i + 8,
                _mm512_loadu_pd(a_1 + i + 8) / _mm512_loadu_pd(b_1 + i + 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm512_storeu_pd(y + i, _mm512_loadu_pd(a_1 + i) / _mm512_loadu_pd(b_1 + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_pd(y + whole, lanes,
                _mm512_maskz_loadu_pd(lanes, a_1 + whole)
                / _mm512_maskz_loadu_pd(lanes, b_1 + whole));
        }
    }
}

/* tnk_min_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=min to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 x = _mm512_loadu_pd(a_1 + i);
            f64x8 t_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_pd(x, _mm512_loadu_pd(b_1 + i)), x);
            _mm512_storeu_pd(y + i, t_1);
            f64x8 x_2 = _mm512_loadu_pd(a_1 + i + 8);
            f64x8 t_4 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x_2, x_2, _CMP_NEQ_UQ),
                _mm512_min_pd(x_2, _mm512_loadu_pd(b_1 + i + 8)), x_2);
            _mm512_storeu_pd(y + i + 8, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 x = _mm512_loadu_pd(a_1 + i);
            f64x8 t_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_pd(x, _mm512_loadu_pd(b_1 + i)), x);
            _mm512_storeu_pd(y + i, t_1);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 x = _mm512_maskz_loadu_pd(lanes, a_1 + whole);
            f64x8 t_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_pd(x, _mm512_maskz_loadu_pd(lanes, b_1 + whole)), x);
            _mm512_mask_storeu_pd(y + whole, lanes, t_1);
        }
    }
}

/* tnk_max_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=max to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 x = _mm512_loadu_pd(a_1 + i);
            f64x8 t_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_pd(x, _mm512_loadu_pd(b_1 + i)), x);
            _mm512_storeu_pd(y + i, t_1);
            f64x8 x_2 = _mm512_loadu_pd(a_1 + i + 8);
            f64x8 t_4 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x_2, x_2, _CMP_NEQ_UQ),
                _mm512_max_pd(x_2, _mm512_loadu_pd(b_1 + i + 8)), x_2);
            _mm512_storeu_pd(y + i + 8, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 x = _mm512_loadu_pd(a_1 + i);
            f64x8 t_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_pd(x, _mm512_loadu_pd(b_1 + i)), x);
            _mm512_storeu_pd(y + i, t_1);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 x = _mm512_maskz_loadu_pd(lanes, a_1 + whole);
            f64x8 t_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_pd(x, _mm512_maskz_loadu_pd(lanes, b_1 + whole)), x);
            _mm512_mask_storeu_pd(y + whole, lanes, t_1);
        }
    }
}

/* tnk_equal_f64_bool__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=equal to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_equal_f64_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u64x8 one = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i),
                _mm512_loadu_pd(b_1 + i), _CMP_EQ_OQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
            u64x8 one_1 = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i
                + 8), _mm512_loadu_pd(b_1 + i + 8), _CMP_EQ_OQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i + 8) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u64x8 one = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i),
                _mm512_loadu_pd(b_1 + i), _CMP_EQ_OQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_maskz_loadu_pd(lanes,
                a_1 + whole), _mm512_maskz_loadu_pd(lanes, b_1 + whole), _CMP_EQ_OQ),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_not_equal_f64_bool__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=not_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_not_equal_f64_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u64x8 one = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i),
                _mm512_loadu_pd(b_1 + i), _CMP_NEQ_UQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
            u64x8 one_1 = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i
                + 8), _mm512_loadu_pd(b_1 + i + 8), _CMP_NEQ_UQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i + 8) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u64x8 one = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i),
                _mm512_loadu_pd(b_1 + i), _CMP_NEQ_UQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_maskz_loadu_pd(lanes,
                a_1 + whole), _mm512_maskz_loadu_pd(lanes, b_1 + whole), _CMP_NEQ_UQ),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_less_f64_bool__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=less to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_f64_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u64x8 one = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i),
                _mm512_loadu_pd(b_1 + i), _CMP_LT_OQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
            u64x8 one_1 = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i
                + 8), _mm512_loadu_pd(b_1 + i + 8), _CMP_LT_OQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i + 8) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u64x8 one = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i),
                _mm512_loadu_pd(b_1 + i), _CMP_LT_OQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_maskz_loadu_pd(lanes,
                a_1 + whole), _mm512_maskz_loadu_pd(lanes, b_1 + whole), _CMP_LT_OQ),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_less_equal_f64_bool__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=less_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_f64_bool__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u64x8 one = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i),
                _mm512_loadu_pd(b_1 + i), _CMP_LE_OQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
            u64x8 one_1 = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i
                + 8), _mm512_loadu_pd(b_1 + i + 8), _CMP_LE_OQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i + 8) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u64x8 one = (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_loadu_pd(a_1 + i),
                _mm512_loadu_pd(b_1 + i), _CMP_LE_OQ), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmp_pd_mask(_mm512_maskz_loadu_pd(lanes,
                a_1 + whole), _mm512_maskz_loadu_pd(lanes, b_1 + whole), _CMP_LE_OQ),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_neg_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=neg to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, -v);
            f64x8 v_1 = _mm512_loadu_pd(x_1 + i + 8);
            _mm512_storeu_pd(y + i + 8, -v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, -v);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_1 + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, -v);
        }
    }
}

/* tnk_abs_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=abs to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, abs_f64x8(v));
            f64x8 v_1 = _mm512_loadu_pd(x_1 + i + 8);
            _mm512_storeu_pd(y + i + 8, abs_f64x8(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, abs_f64x8(v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_1 + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, abs_f64x8(v));
        }
    }
}

/* tnk_relu_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=relu to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 max 2 ld 2 st; 1 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_relu_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, _mm512_max_pd((f64x8){0}, v));
            f64x8 v_1 = _mm512_loadu_pd(x_1 + i + 8);
            _mm512_storeu_pd(y + i + 8, _mm512_max_pd((f64x8){0}, v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, _mm512_max_pd((f64x8){0}, v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_1 + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, _mm512_max_pd((f64x8){0}, v));
        }
    }
}

/* tnk_relu_d0_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=relu.d0 to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: training: the gradient of relu from its result
 * a turn of each inner loop: 2 select 4 ld 2 st; 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_relu_d0_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *g = data[0];
    int64_t g_row = stride[0][0];
    const double *y = data[1];
    int64_t y_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y_1 = out + row * out_row;
        const double *g_1 = g + row * g_row;
        const double *y_2 = y + row * y_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 t = _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, _mm512_loadu_pd(y_2 + i),
                _CMP_LT_OQ), (f64x8){0}, _mm512_loadu_pd(g_1 + i));
            _mm512_storeu_pd(y_1 + i, t);
            f64x8 t_2 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0},
                _mm512_loadu_pd(y_2 + i + 8), _CMP_LT_OQ), (f64x8){0},
                _mm512_loadu_pd(g_1 + i + 8));
            _mm512_storeu_pd(y_1 + i + 8, t_2);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 t = _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, _mm512_loadu_pd(y_2 + i),
                _CMP_LT_OQ), (f64x8){0}, _mm512_loadu_pd(g_1 + i));
            _mm512_storeu_pd(y_1 + i, t);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 t = _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0},
                _mm512_maskz_loadu_pd(lanes, y_2 + whole), _CMP_LT_OQ), (f64x8){0},
                _mm512_maskz_loadu_pd(lanes, g_1 + whole));
            _mm512_mask_storeu_pd(y_1 + whole, lanes, t);
        }
    }
}

/* tnk_leaky_relu_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=leaky_relu to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_leaky_relu_f64__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    f64x8 slope = _mm512_set1_pd((double)param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_2 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_2 + i);
            _mm512_storeu_pd(y + i,
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, v, _CMP_LT_OQ), slope * v, v));
            f64x8 v_1 = _mm512_loadu_pd(x_2 + i + 8);
            _mm512_storeu_pd(y + i + 8,
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, v_1, _CMP_LT_OQ), slope * v_1,
                v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_2 + i);
            _mm512_storeu_pd(y + i,
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, v, _CMP_LT_OQ), slope * v, v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_2 + whole);
            _mm512_mask_storeu_pd(y + whole, lanes,
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, v, _CMP_LT_OQ), slope * v, v));
        }
    }
}

/* tnk_clip_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=clip to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 4 max 2 ld 2 st; 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    f64x8 lo = _mm512_set1_pd((double)param[0]);
    f64x8 hi = _mm512_set1_pd((double)param[1]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_3 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_3 + i);
            _mm512_storeu_pd(y + i, _mm512_min_pd(hi, _mm512_max_pd(lo, v)));
            f64x8 v_1 = _mm512_loadu_pd(x_3 + i + 8);
            _mm512_storeu_pd(y + i + 8, _mm512_min_pd(hi, _mm512_max_pd(lo, v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_3 + i);
            _mm512_storeu_pd(y + i, _mm512_min_pd(hi, _mm512_max_pd(lo, v)));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_3 + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, _mm512_min_pd(hi, _mm512_max_pd(lo, v)));
        }
    }
}

/* tnk_sqrt_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=sqrt to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_sqrt_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, _mm512_sqrt_pd(v));
            f64x8 v_1 = _mm512_loadu_pd(x_1 + i + 8);
            _mm512_storeu_pd(y + i + 8, _mm512_sqrt_pd(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, _mm512_sqrt_pd(v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_1 + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, _mm512_sqrt_pd(v));
        }
    }
}

/* tnk_reciprocal_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=reciprocal to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 div 2 ld 2 st; 1 div 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_reciprocal_f64__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, 1.0 / v);
            f64x8 v_1 = _mm512_loadu_pd(x_1 + i + 8);
            _mm512_storeu_pd(y + i + 8, 1.0 / v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, 1.0 / v);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_1 + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, 1.0 / v);
        }
    }
}

/* tnk_floor_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=floor to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_floor_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            f64x8 near = _mm512_roundscale_pd(v, 8);
            f64x8 y_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, near, _CMP_LT_OQ), near,
                near - 1.0);
            u64x8 sign = (u64x8)v & 9223372036854775808ull;
            _mm512_storeu_pd(y + i, (f64x8)((u64x8)y_1 | sign));
            f64x8 v_1 = _mm512_loadu_pd(x_1 + i + 8);
            f64x8 near_1 = _mm512_roundscale_pd(v_1, 8);
            f64x8 y_2 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, near_1, _CMP_LT_OQ), near_1,
                near_1 - 1.0);
            u64x8 sign_1 = (u64x8)v_1 & 9223372036854775808ull;
            _mm512_storeu_pd(y + i + 8, (f64x8)((u64x8)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            f64x8 near = _mm512_roundscale_pd(v, 8);
            f64x8 y_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, near, _CMP_LT_OQ), near,
                near - 1.0);
            u64x8 sign = (u64x8)v & 9223372036854775808ull;
            _mm512_storeu_pd(y + i, (f64x8)((u64x8)y_1 | sign));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_1 + whole);
            f64x8 near = _mm512_roundscale_pd(v, 8);
            f64x8 y_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, near, _CMP_LT_OQ), near,
                near - 1.0);
            u64x8 sign = (u64x8)v & 9223372036854775808ull;
            _mm512_mask_storeu_pd(y + whole, lanes, (f64x8)((u64x8)y_1 | sign));
        }
    }
}

/* tnk_ceil_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=ceil to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_ceil_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            f64x8 near = _mm512_roundscale_pd(v, 8);
            f64x8 y_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(near, v, _CMP_LT_OQ), near,
                near + 1.0);
            u64x8 sign = (u64x8)v & 9223372036854775808ull;
            _mm512_storeu_pd(y + i, (f64x8)((u64x8)y_1 | sign));
            f64x8 v_1 = _mm512_loadu_pd(x_1 + i + 8);
            f64x8 near_1 = _mm512_roundscale_pd(v_1, 8);
            f64x8 y_2 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(near_1, v_1, _CMP_LT_OQ), near_1,
                near_1 + 1.0);
            u64x8 sign_1 = (u64x8)v_1 & 9223372036854775808ull;
            _mm512_storeu_pd(y + i + 8, (f64x8)((u64x8)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            f64x8 near = _mm512_roundscale_pd(v, 8);
            f64x8 y_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(near, v, _CMP_LT_OQ), near,
                near + 1.0);
            u64x8 sign = (u64x8)v & 9223372036854775808ull;
            _mm512_storeu_pd(y + i, (f64x8)((u64x8)y_1 | sign));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_1 + whole);
            f64x8 near = _mm512_roundscale_pd(v, 8);
            f64x8 y_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(near, v, _CMP_LT_OQ), near,
                near + 1.0);
            u64x8 sign = (u64x8)v & 9223372036854775808ull;
            _mm512_mask_storeu_pd(y + whole, lanes, (f64x8)((u64x8)y_1 | sign));
        }
    }
}

/* tnk_round_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=round to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 round 2 ld 2 st; 1 round 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_round_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, _mm512_roundscale_pd(v, 8));
            f64x8 v_1 = _mm512_loadu_pd(x_1 + i + 8);
            _mm512_storeu_pd(y + i + 8, _mm512_roundscale_pd(v_1, 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            _mm512_storeu_pd(y + i, _mm512_roundscale_pd(v, 8));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_1 + whole);
            _mm512_mask_storeu_pd(y + whole, lanes, _mm512_roundscale_pd(v, 8));
        }
    }
}

/* tnk_sign_f64__avx512_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f64 op=sign to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 6 select 2 ld 2 st; 3 select 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sign_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            f64x8 t_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, (f64x8){0}, _CMP_LT_OQ),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, (f64x8){0}, _CMP_EQ_OQ), v, (f64x8){0}),
                _mm512_set1_pd(-1.0));
            _mm512_storeu_pd(y + i,
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, v, _CMP_LT_OQ), t_1,
                _mm512_set1_pd(1.0)));
            f64x8 v_1 = _mm512_loadu_pd(x_1 + i + 8);
            f64x8 t_5 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, (f64x8){0}, _CMP_LT_OQ),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, (f64x8){0}, _CMP_EQ_OQ), v_1,
                (f64x8){0}), _mm512_set1_pd(-1.0));
            _mm512_storeu_pd(y + i + 8,
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, v_1, _CMP_LT_OQ), t_5,
                _mm512_set1_pd(1.0)));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 v = _mm512_loadu_pd(x_1 + i);
            f64x8 t_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, (f64x8){0}, _CMP_LT_OQ),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, (f64x8){0}, _CMP_EQ_OQ), v, (f64x8){0}),
                _mm512_set1_pd(-1.0));
            _mm512_storeu_pd(y + i,
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, v, _CMP_LT_OQ), t_1,
                _mm512_set1_pd(1.0)));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 v = _mm512_maskz_loadu_pd(lanes, x_1 + whole);
            f64x8 t_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, (f64x8){0}, _CMP_LT_OQ),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, (f64x8){0}, _CMP_EQ_OQ), v, (f64x8){0}),
                _mm512_set1_pd(-1.0));
            _mm512_mask_storeu_pd(y + whole, lanes,
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask((f64x8){0}, v, _CMP_LT_OQ), t_1,
                _mm512_set1_pd(1.0)));
        }
    }
}
