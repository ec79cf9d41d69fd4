/* ewise_f64_avx2.c: kernels of gen/manifest/ewise_f64.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef int8_t i8x4 __attribute__((vector_size(4)));

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline f64x4 min_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a < b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline f64x4 max_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a > b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline u64x4 select_u64x4(i64x4 m, u64x4 a, u64x4 b)
{
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline void store_mask_u8x4(uint8_t *p, u8x4 x, i8x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline f64x4 abs_f64x4(f64x4 x)
{
    return (f64x4)(((u64x4)x << 1) >> 1);
}

/* tnk_add_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=add to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_add_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            _mm256_storeu_pd(y + i, _mm256_loadu_pd(a_1 + i) + _mm256_loadu_pd(b_1 + i));
            _mm256_storeu_pd(y + i + 4,
                _mm256_loadu_pd(a_1 + i + 4) + _mm256_loadu_pd(b_1 + i + 4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            _mm256_storeu_pd(y + i, _mm256_loadu_pd(a_1 + i) + _mm256_loadu_pd(b_1 + i));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes,
                _mm256_maskload_pd(a_1 + whole, (__m256i)lanes)
                + _mm256_maskload_pd(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_sub_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=sub to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sub_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            _mm256_storeu_pd(y + i, _mm256_loadu_pd(a_1 + i) - _mm256_loadu_pd(b_1 + i));
            _mm256_storeu_pd(y + i + 4,
                _mm256_loadu_pd(a_1 + i + 4) - _mm256_loadu_pd(b_1 + i + 4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            _mm256_storeu_pd(y + i, _mm256_loadu_pd(a_1 + i) - _mm256_loadu_pd(b_1 + i));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes,
                _mm256_maskload_pd(a_1 + whole, (__m256i)lanes)
                - _mm256_maskload_pd(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_mul_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=mul to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 mul 4 ld 2 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_mul_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            _mm256_storeu_pd(y + i, _mm256_loadu_pd(a_1 + i) * _mm256_loadu_pd(b_1 + i));
            _mm256_storeu_pd(y + i + 4,
                _mm256_loadu_pd(a_1 + i + 4) * _mm256_loadu_pd(b_1 + i + 4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            _mm256_storeu_pd(y + i, _mm256_loadu_pd(a_1 + i) * _mm256_loadu_pd(b_1 + i));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes,
                _mm256_maskload_pd(a_1 + whole, (__m256i)lanes)
                * _mm256_maskload_pd(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_div_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=div to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 div 4 ld 2 st; 1 div 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_div_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            _mm256_storeu_pd(y + i, _mm256_loadu_pd(a_1 + i) / _mm256_loadu_pd(b_1 + i));
            _mm256_storeu_pd(y + i + 4,
                _mm256_loadu_pd(a_1 + i + 4) / _mm256_loadu_pd(b_1 + i + 4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            _mm256_storeu_pd(y + i, _mm256_loadu_pd(a_1 + i) / _mm256_loadu_pd(b_1 + i));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes,
                _mm256_maskload_pd(a_1 + whole, (__m256i)lanes)
                / _mm256_maskload_pd(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_min_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=min to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 x = _mm256_loadu_pd(a_1 + i);
            f64x4 t_1 = _mm256_blendv_pd(min_f64x4(x, _mm256_loadu_pd(b_1 + i)), x,
                (__m256d)(x != x));
            _mm256_storeu_pd(y + i, t_1);
            f64x4 x_2 = _mm256_loadu_pd(a_1 + i + 4);
            f64x4 t_4 = _mm256_blendv_pd(min_f64x4(x_2, _mm256_loadu_pd(b_1 + i + 4)), x_2,
                (__m256d)(x_2 != x_2));
            _mm256_storeu_pd(y + i + 4, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 x = _mm256_loadu_pd(a_1 + i);
            f64x4 t_1 = _mm256_blendv_pd(min_f64x4(x, _mm256_loadu_pd(b_1 + i)), x,
                (__m256d)(x != x));
            _mm256_storeu_pd(y + i, t_1);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 x = _mm256_maskload_pd(a_1 + whole, (__m256i)lanes);
            f64x4 t_1 = _mm256_blendv_pd(min_f64x4(x,
                _mm256_maskload_pd(b_1 + whole, (__m256i)lanes)), x, (__m256d)(x != x));
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, t_1);
        }
    }
}

/* tnk_max_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=max to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 x = _mm256_loadu_pd(a_1 + i);
            f64x4 t_1 = _mm256_blendv_pd(max_f64x4(x, _mm256_loadu_pd(b_1 + i)), x,
                (__m256d)(x != x));
            _mm256_storeu_pd(y + i, t_1);
            f64x4 x_2 = _mm256_loadu_pd(a_1 + i + 4);
            f64x4 t_4 = _mm256_blendv_pd(max_f64x4(x_2, _mm256_loadu_pd(b_1 + i + 4)), x_2,
                (__m256d)(x_2 != x_2));
            _mm256_storeu_pd(y + i + 4, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 x = _mm256_loadu_pd(a_1 + i);
            f64x4 t_1 = _mm256_blendv_pd(max_f64x4(x, _mm256_loadu_pd(b_1 + i)), x,
                (__m256d)(x != x));
            _mm256_storeu_pd(y + i, t_1);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 x = _mm256_maskload_pd(a_1 + whole, (__m256i)lanes);
            f64x4 t_1 = _mm256_blendv_pd(max_f64x4(x,
                _mm256_maskload_pd(b_1 + whole, (__m256i)lanes)), x, (__m256d)(x != x));
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, t_1);
        }
    }
}

/* tnk_equal_f64_bool__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=equal to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_f64_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u64x4 one = select_u64x4(_mm256_loadu_pd(a_1 + i) == _mm256_loadu_pd(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
            u64x4 one_1 = select_u64x4(_mm256_loadu_pd(a_1 + i + 4) == _mm256_loadu_pd(b_1 + i
                + 4), (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i + 4) = __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 8, 16, 24);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u64x4 one = select_u64x4(_mm256_loadu_pd(a_1 + i) == _mm256_loadu_pd(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4(_mm256_maskload_pd(a_1 + whole,
                (__m256i)lanes) == _mm256_maskload_pd(b_1 + whole, (__m256i)lanes),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_not_equal_f64_bool__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=not_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_f64_bool__avx2_u2(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u64x4 one = select_u64x4(_mm256_loadu_pd(a_1 + i) != _mm256_loadu_pd(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
            u64x4 one_1 = select_u64x4(_mm256_loadu_pd(a_1 + i + 4) != _mm256_loadu_pd(b_1 + i
                + 4), (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i + 4) = __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 8, 16, 24);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u64x4 one = select_u64x4(_mm256_loadu_pd(a_1 + i) != _mm256_loadu_pd(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4(_mm256_maskload_pd(a_1 + whole,
                (__m256i)lanes) != _mm256_maskload_pd(b_1 + whole, (__m256i)lanes),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_f64_bool__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=less to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_f64_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u64x4 one = select_u64x4(_mm256_loadu_pd(a_1 + i) < _mm256_loadu_pd(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
            u64x4 one_1 = select_u64x4(_mm256_loadu_pd(a_1 + i + 4) < _mm256_loadu_pd(b_1 + i + 4),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i + 4) = __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 8, 16, 24);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u64x4 one = select_u64x4(_mm256_loadu_pd(a_1 + i) < _mm256_loadu_pd(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4(_mm256_maskload_pd(a_1 + whole,
                (__m256i)lanes) < _mm256_maskload_pd(b_1 + whole, (__m256i)lanes),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_equal_f64_bool__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=less_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_f64_bool__avx2_u2(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u64x4 one = select_u64x4(_mm256_loadu_pd(a_1 + i) <= _mm256_loadu_pd(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
            u64x4 one_1 = select_u64x4(_mm256_loadu_pd(a_1 + i + 4) <= _mm256_loadu_pd(b_1 + i
                + 4), (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i + 4) = __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 8, 16, 24);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u64x4 one = select_u64x4(_mm256_loadu_pd(a_1 + i) <= _mm256_loadu_pd(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4(_mm256_maskload_pd(a_1 + whole,
                (__m256i)lanes) <= _mm256_maskload_pd(b_1 + whole, (__m256i)lanes),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_neg_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=neg to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_neg_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, -v);
            f64x4 v_1 = _mm256_loadu_pd(x_1 + i + 4);
            _mm256_storeu_pd(y + i + 4, -v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, -v);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, -v);
        }
    }
}

/* tnk_abs_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=abs to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_abs_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, abs_f64x4(v));
            f64x4 v_1 = _mm256_loadu_pd(x_1 + i + 4);
            _mm256_storeu_pd(y + i + 4, abs_f64x4(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, abs_f64x4(v));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, abs_f64x4(v));
        }
    }
}

/* tnk_relu_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=relu to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 max 2 ld 2 st; 1 max 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_relu_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, max_f64x4((f64x4){0}, v));
            f64x4 v_1 = _mm256_loadu_pd(x_1 + i + 4);
            _mm256_storeu_pd(y + i + 4, max_f64x4((f64x4){0}, v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, max_f64x4((f64x4){0}, v));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, max_f64x4((f64x4){0}, v));
        }
    }
}

/* tnk_relu_d0_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=relu.d0 to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: training: the gradient of relu from its result
 * a turn of each inner loop: 2 select 4 ld 2 st; 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_relu_d0_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 t = _mm256_blendv_pd((f64x4){0}, _mm256_loadu_pd(g_1 + i),
                (__m256d)(0.0 < _mm256_loadu_pd(y_2 + i)));
            _mm256_storeu_pd(y_1 + i, t);
            f64x4 t_2 = _mm256_blendv_pd((f64x4){0}, _mm256_loadu_pd(g_1 + i + 4),
                (__m256d)(0.0 < _mm256_loadu_pd(y_2 + i + 4)));
            _mm256_storeu_pd(y_1 + i + 4, t_2);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 t = _mm256_blendv_pd((f64x4){0}, _mm256_loadu_pd(g_1 + i),
                (__m256d)(0.0 < _mm256_loadu_pd(y_2 + i)));
            _mm256_storeu_pd(y_1 + i, t);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 t = _mm256_blendv_pd((f64x4){0}, _mm256_maskload_pd(g_1 + whole, (__m256i)lanes),
                (__m256d)(0.0 < _mm256_maskload_pd(y_2 + whole, (__m256i)lanes)));
            _mm256_maskstore_pd(y_1 + whole, (__m256i)lanes, t);
        }
    }
}

/* tnk_leaky_relu_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=leaky_relu to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_leaky_relu_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    f64x4 slope = _mm256_set1_pd((double)param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_2 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_2 + i);
            _mm256_storeu_pd(y + i, _mm256_blendv_pd(slope * v, v, (__m256d)(0.0 < v)));
            f64x4 v_1 = _mm256_loadu_pd(x_2 + i + 4);
            _mm256_storeu_pd(y + i + 4, _mm256_blendv_pd(slope * v_1, v_1, (__m256d)(0.0 < v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_2 + i);
            _mm256_storeu_pd(y + i, _mm256_blendv_pd(slope * v, v, (__m256d)(0.0 < v)));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_2 + whole, (__m256i)lanes);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes,
                _mm256_blendv_pd(slope * v, v, (__m256d)(0.0 < v)));
        }
    }
}

/* tnk_clip_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=clip to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 4 max 2 ld 2 st; 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    f64x4 lo = _mm256_set1_pd((double)param[0]);
    f64x4 hi = _mm256_set1_pd((double)param[1]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_3 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_3 + i);
            _mm256_storeu_pd(y + i, min_f64x4(hi, max_f64x4(lo, v)));
            f64x4 v_1 = _mm256_loadu_pd(x_3 + i + 4);
            _mm256_storeu_pd(y + i + 4, min_f64x4(hi, max_f64x4(lo, v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_3 + i);
            _mm256_storeu_pd(y + i, min_f64x4(hi, max_f64x4(lo, v)));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_3 + whole, (__m256i)lanes);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, min_f64x4(hi, max_f64x4(lo, v)));
        }
    }
}

/* tnk_sqrt_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=sqrt to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_sqrt_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, _mm256_sqrt_pd(v));
            f64x4 v_1 = _mm256_loadu_pd(x_1 + i + 4);
            _mm256_storeu_pd(y + i + 4, _mm256_sqrt_pd(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, _mm256_sqrt_pd(v));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, _mm256_sqrt_pd(v));
        }
    }
}

/* tnk_reciprocal_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=reciprocal to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 div 2 ld 2 st; 1 div 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_reciprocal_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, 1.0 / v);
            f64x4 v_1 = _mm256_loadu_pd(x_1 + i + 4);
            _mm256_storeu_pd(y + i + 4, 1.0 / v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, 1.0 / v);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, 1.0 / v);
        }
    }
}

/* tnk_floor_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=floor to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_floor_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            f64x4 near = _mm256_round_pd(v, 8);
            f64x4 y_1 = _mm256_blendv_pd(near, near - 1.0, (__m256d)(v < near));
            u64x4 sign = (u64x4)v & 9223372036854775808ull;
            _mm256_storeu_pd(y + i, (f64x4)((u64x4)y_1 | sign));
            f64x4 v_1 = _mm256_loadu_pd(x_1 + i + 4);
            f64x4 near_1 = _mm256_round_pd(v_1, 8);
            f64x4 y_2 = _mm256_blendv_pd(near_1, near_1 - 1.0, (__m256d)(v_1 < near_1));
            u64x4 sign_1 = (u64x4)v_1 & 9223372036854775808ull;
            _mm256_storeu_pd(y + i + 4, (f64x4)((u64x4)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            f64x4 near = _mm256_round_pd(v, 8);
            f64x4 y_1 = _mm256_blendv_pd(near, near - 1.0, (__m256d)(v < near));
            u64x4 sign = (u64x4)v & 9223372036854775808ull;
            _mm256_storeu_pd(y + i, (f64x4)((u64x4)y_1 | sign));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_1 + whole, (__m256i)lanes);
            f64x4 near = _mm256_round_pd(v, 8);
            f64x4 y_1 = _mm256_blendv_pd(near, near - 1.0, (__m256d)(v < near));
            u64x4 sign = (u64x4)v & 9223372036854775808ull;
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, (f64x4)((u64x4)y_1 | sign));
        }
    }
}

/* tnk_ceil_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=ceil to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_ceil_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            f64x4 near = _mm256_round_pd(v, 8);
            f64x4 y_1 = _mm256_blendv_pd(near, near + 1.0, (__m256d)(near < v));
            u64x4 sign = (u64x4)v & 9223372036854775808ull;
            _mm256_storeu_pd(y + i, (f64x4)((u64x4)y_1 | sign));
            f64x4 v_1 = _mm256_loadu_pd(x_1 + i + 4);
            f64x4 near_1 = _mm256_round_pd(v_1, 8);
            f64x4 y_2 = _mm256_blendv_pd(near_1, near_1 + 1.0, (__m256d)(near_1 < v_1));
            u64x4 sign_1 = (u64x4)v_1 & 9223372036854775808ull;
            _mm256_storeu_pd(y + i + 4, (f64x4)((u64x4)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            f64x4 near = _mm256_round_pd(v, 8);
            f64x4 y_1 = _mm256_blendv_pd(near, near + 1.0, (__m256d)(near < v));
            u64x4 sign = (u64x4)v & 9223372036854775808ull;
            _mm256_storeu_pd(y + i, (f64x4)((u64x4)y_1 | sign));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_1 + whole, (__m256i)lanes);
            f64x4 near = _mm256_round_pd(v, 8);
            f64x4 y_1 = _mm256_blendv_pd(near, near + 1.0, (__m256d)(near < v));
            u64x4 sign = (u64x4)v & 9223372036854775808ull;
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, (f64x4)((u64x4)y_1 | sign));
        }
    }
}

/* tnk_round_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=round to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 round 2 ld 2 st; 1 round 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_round_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, _mm256_round_pd(v, 8));
            f64x4 v_1 = _mm256_loadu_pd(x_1 + i + 4);
            _mm256_storeu_pd(y + i + 4, _mm256_round_pd(v_1, 8));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            _mm256_storeu_pd(y + i, _mm256_round_pd(v, 8));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_pd(y + whole, (__m256i)lanes, _mm256_round_pd(v, 8));
        }
    }
}

/* tnk_sign_f64__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=sign to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 6 select 2 ld 2 st; 3 select 1 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sign_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            f64x4 t_1 = _mm256_blendv_pd(_mm256_blendv_pd(v, (f64x4){0}, (__m256d)(v == 0.0)),
                _mm256_set1_pd(-1.0), (__m256d)(v < 0.0));
            _mm256_storeu_pd(y + i, _mm256_blendv_pd(t_1, _mm256_set1_pd(1.0), (__m256d)(0.0 < v)));
            f64x4 v_1 = _mm256_loadu_pd(x_1 + i + 4);
            f64x4 t_5 = _mm256_blendv_pd(_mm256_blendv_pd(v_1, (f64x4){0}, (__m256d)(v_1 == 0.0)),
                _mm256_set1_pd(-1.0), (__m256d)(v_1 < 0.0));
            _mm256_storeu_pd(y + i + 4,
                _mm256_blendv_pd(t_5, _mm256_set1_pd(1.0), (__m256d)(0.0 < v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x_1 + i);
            f64x4 t_1 = _mm256_blendv_pd(_mm256_blendv_pd(v, (f64x4){0}, (__m256d)(v == 0.0)),
                _mm256_set1_pd(-1.0), (__m256d)(v < 0.0));
            _mm256_storeu_pd(y + i, _mm256_blendv_pd(t_1, _mm256_set1_pd(1.0), (__m256d)(0.0 < v)));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x_1 + whole, (__m256i)lanes);
            f64x4 t_1 = _mm256_blendv_pd(_mm256_blendv_pd(v, (f64x4){0}, (__m256d)(v == 0.0)),
                _mm256_set1_pd(-1.0), (__m256d)(v < 0.0));
            _mm256_maskstore_pd(y + whole, (__m256i)lanes,
                _mm256_blendv_pd(t_1, _mm256_set1_pd(1.0), (__m256d)(0.0 < v)));
        }
    }
}
