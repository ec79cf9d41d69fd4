/* ewise_f32_avx2.c: kernels of gen/manifest/ewise_f32.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef int8_t i8x8 __attribute__((vector_size(8)));

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline u32x8 select_u32x8(i32x8 m, u32x8 a, u32x8 b)
{
    return (u32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, i8x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline f32x8 abs_f32x8(f32x8 x)
{
    return (f32x8)(((u32x8)x << 1) >> 1);
}

static inline u8x8 load_mask_u8x8(const uint8_t *p, i8x8 m)
{
    u8x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* tnk_add_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=add to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_add_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) + _mm256_loadu_ps(b_1 + i));
            _mm256_storeu_ps(y + i + 8,
                _mm256_loadu_ps(a_1 + i + 8) + _mm256_loadu_ps(b_1 + i + 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) + _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                + _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_sub_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=sub to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sub_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) - _mm256_loadu_ps(b_1 + i));
            _mm256_storeu_ps(y + i + 8,
                _mm256_loadu_ps(a_1 + i + 8) - _mm256_loadu_ps(b_1 + i + 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) - _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                - _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_mul_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=mul to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 mul 4 ld 2 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_mul_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) * _mm256_loadu_ps(b_1 + i));
            _mm256_storeu_ps(y + i + 8,
                _mm256_loadu_ps(a_1 + i + 8) * _mm256_loadu_ps(b_1 + i + 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) * _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                * _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_div_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=div to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 div 4 ld 2 st; 1 div 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_div_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) / _mm256_loadu_ps(b_1 + i));
            _mm256_storeu_ps(y + i + 8,
                _mm256_loadu_ps(a_1 + i + 8) / _mm256_loadu_ps(b_1 + i + 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) / _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                / _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_min_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=min to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 x = _mm256_loadu_ps(a_1 + i);
            f32x8 t_1 = _mm256_blendv_ps(_mm256_min_ps(x, _mm256_loadu_ps(b_1 + i)), x,
                (__m256)(x != x));
            _mm256_storeu_ps(y + i, t_1);
            f32x8 x_2 = _mm256_loadu_ps(a_1 + i + 8);
            f32x8 t_4 = _mm256_blendv_ps(_mm256_min_ps(x_2, _mm256_loadu_ps(b_1 + i + 8)), x_2,
                (__m256)(x_2 != x_2));
            _mm256_storeu_ps(y + i + 8, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 x = _mm256_loadu_ps(a_1 + i);
            f32x8 t_1 = _mm256_blendv_ps(_mm256_min_ps(x, _mm256_loadu_ps(b_1 + i)), x,
                (__m256)(x != x));
            _mm256_storeu_ps(y + i, t_1);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 x = _mm256_maskload_ps(a_1 + whole, (__m256i)lanes);
            f32x8 t_1 = _mm256_blendv_ps(_mm256_min_ps(x,
                _mm256_maskload_ps(b_1 + whole, (__m256i)lanes)), x, (__m256)(x != x));
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, t_1);
        }
    }
}

/* tnk_max_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=max to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 x = _mm256_loadu_ps(a_1 + i);
            f32x8 t_1 = _mm256_blendv_ps(_mm256_max_ps(x, _mm256_loadu_ps(b_1 + i)), x,
                (__m256)(x != x));
            _mm256_storeu_ps(y + i, t_1);
            f32x8 x_2 = _mm256_loadu_ps(a_1 + i + 8);
            f32x8 t_4 = _mm256_blendv_ps(_mm256_max_ps(x_2, _mm256_loadu_ps(b_1 + i + 8)), x_2,
                (__m256)(x_2 != x_2));
            _mm256_storeu_ps(y + i + 8, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 x = _mm256_loadu_ps(a_1 + i);
            f32x8 t_1 = _mm256_blendv_ps(_mm256_max_ps(x, _mm256_loadu_ps(b_1 + i)), x,
                (__m256)(x != x));
            _mm256_storeu_ps(y + i, t_1);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 x = _mm256_maskload_ps(a_1 + whole, (__m256i)lanes);
            f32x8 t_1 = _mm256_blendv_ps(_mm256_max_ps(x,
                _mm256_maskload_ps(b_1 + whole, (__m256i)lanes)), x, (__m256)(x != x));
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, t_1);
        }
    }
}

/* tnk_equal_f32_bool__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=equal to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_f32_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u32x8 one = select_u32x8(_mm256_loadu_ps(a_1 + i) == _mm256_loadu_ps(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
            u32x8 one_1 = select_u32x8(_mm256_loadu_ps(a_1 + i + 8) == _mm256_loadu_ps(b_1 + i
                + 8), (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i + 8) =
                __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u32x8 one = select_u32x8(_mm256_loadu_ps(a_1 + i) == _mm256_loadu_ps(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8(_mm256_maskload_ps(a_1 + whole,
                (__m256i)lanes) == _mm256_maskload_ps(b_1 + whole, (__m256i)lanes),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_not_equal_f32_bool__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=not_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_f32_bool__avx2_u2(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u32x8 one = select_u32x8(_mm256_loadu_ps(a_1 + i) != _mm256_loadu_ps(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
            u32x8 one_1 = select_u32x8(_mm256_loadu_ps(a_1 + i + 8) != _mm256_loadu_ps(b_1 + i
                + 8), (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i + 8) =
                __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u32x8 one = select_u32x8(_mm256_loadu_ps(a_1 + i) != _mm256_loadu_ps(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8(_mm256_maskload_ps(a_1 + whole,
                (__m256i)lanes) != _mm256_maskload_ps(b_1 + whole, (__m256i)lanes),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_f32_bool__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=less to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_f32_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u32x8 one = select_u32x8(_mm256_loadu_ps(a_1 + i) < _mm256_loadu_ps(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
            u32x8 one_1 = select_u32x8(_mm256_loadu_ps(a_1 + i + 8) < _mm256_loadu_ps(b_1 + i + 8),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i + 8) =
                __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u32x8 one = select_u32x8(_mm256_loadu_ps(a_1 + i) < _mm256_loadu_ps(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8(_mm256_maskload_ps(a_1 + whole,
                (__m256i)lanes) < _mm256_maskload_ps(b_1 + whole, (__m256i)lanes),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_equal_f32_bool__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=less_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_f32_bool__avx2_u2(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u32x8 one = select_u32x8(_mm256_loadu_ps(a_1 + i) <= _mm256_loadu_ps(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
            u32x8 one_1 = select_u32x8(_mm256_loadu_ps(a_1 + i + 8) <= _mm256_loadu_ps(b_1 + i
                + 8), (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i + 8) =
                __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u32x8 one = select_u32x8(_mm256_loadu_ps(a_1 + i) <= _mm256_loadu_ps(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8(_mm256_maskload_ps(a_1 + whole,
                (__m256i)lanes) <= _mm256_maskload_ps(b_1 + whole, (__m256i)lanes),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_neg_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=neg to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_neg_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, -v);
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            _mm256_storeu_ps(y + i + 8, -v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, -v);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, -v);
        }
    }
}

/* tnk_abs_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=abs to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_abs_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, abs_f32x8(v));
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            _mm256_storeu_ps(y + i + 8, abs_f32x8(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, abs_f32x8(v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, abs_f32x8(v));
        }
    }
}

/* tnk_relu_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=relu to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 max 2 ld 2 st; 1 max 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_relu_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, _mm256_max_ps((f32x8){0}, v));
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            _mm256_storeu_ps(y + i + 8, _mm256_max_ps((f32x8){0}, v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, _mm256_max_ps((f32x8){0}, v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, _mm256_max_ps((f32x8){0}, v));
        }
    }
}

/* tnk_relu_d0_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=relu.d0 to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: training: the gradient of relu from its result
 * a turn of each inner loop: 2 select 4 ld 2 st; 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_relu_d0_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 t = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + i),
                (__m256)(0.0f < _mm256_loadu_ps(y_2 + i)));
            _mm256_storeu_ps(y_1 + i, t);
            f32x8 t_2 = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + i + 8),
                (__m256)(0.0f < _mm256_loadu_ps(y_2 + i + 8)));
            _mm256_storeu_ps(y_1 + i + 8, t_2);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 t = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + i),
                (__m256)(0.0f < _mm256_loadu_ps(y_2 + i)));
            _mm256_storeu_ps(y_1 + i, t);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 t = _mm256_blendv_ps((f32x8){0}, _mm256_maskload_ps(g_1 + whole, (__m256i)lanes),
                (__m256)(0.0f < _mm256_maskload_ps(y_2 + whole, (__m256i)lanes)));
            _mm256_maskstore_ps(y_1 + whole, (__m256i)lanes, t);
        }
    }
}

/* tnk_leaky_relu_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=leaky_relu to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_leaky_relu_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x8 slope = _mm256_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_2 + i);
            _mm256_storeu_ps(y + i, _mm256_blendv_ps(slope * v, v, (__m256)(0.0f < v)));
            f32x8 v_1 = _mm256_loadu_ps(x_2 + i + 8);
            _mm256_storeu_ps(y + i + 8, _mm256_blendv_ps(slope * v_1, v_1, (__m256)(0.0f < v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_2 + i);
            _mm256_storeu_ps(y + i, _mm256_blendv_ps(slope * v, v, (__m256)(0.0f < v)));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_2 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_blendv_ps(slope * v, v, (__m256)(0.0f < v)));
        }
    }
}

/* tnk_clip_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=clip to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 4 max 2 ld 2 st; 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x8 lo = _mm256_set1_ps(param[0]);
    f32x8 hi = _mm256_set1_ps(param[1]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_3 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_3 + i);
            _mm256_storeu_ps(y + i, _mm256_min_ps(hi, _mm256_max_ps(lo, v)));
            f32x8 v_1 = _mm256_loadu_ps(x_3 + i + 8);
            _mm256_storeu_ps(y + i + 8, _mm256_min_ps(hi, _mm256_max_ps(lo, v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_3 + i);
            _mm256_storeu_ps(y + i, _mm256_min_ps(hi, _mm256_max_ps(lo, v)));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_3 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, _mm256_min_ps(hi, _mm256_max_ps(lo, v)));
        }
    }
}

/* tnk_sqrt_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=sqrt to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_sqrt_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, _mm256_sqrt_ps(v));
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            _mm256_storeu_ps(y + i + 8, _mm256_sqrt_ps(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, _mm256_sqrt_ps(v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, _mm256_sqrt_ps(v));
        }
    }
}

/* tnk_reciprocal_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=reciprocal to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 div 2 ld 2 st; 1 div 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_reciprocal_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, 1.0f / v);
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            _mm256_storeu_ps(y + i + 8, 1.0f / v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, 1.0f / v);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, 1.0f / v);
        }
    }
}

/* tnk_floor_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=floor to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_floor_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 near = _mm256_round_ps(v, 8);
            f32x8 y_1 = _mm256_blendv_ps(near, near - 1.0f, (__m256)(v < near));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_storeu_ps(y + i, (f32x8)((u32x8)y_1 | sign));
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            f32x8 near_1 = _mm256_round_ps(v_1, 8);
            f32x8 y_2 = _mm256_blendv_ps(near_1, near_1 - 1.0f, (__m256)(v_1 < near_1));
            u32x8 sign_1 = (u32x8)v_1 & 2147483648u;
            _mm256_storeu_ps(y + i + 8, (f32x8)((u32x8)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 near = _mm256_round_ps(v, 8);
            f32x8 y_1 = _mm256_blendv_ps(near, near - 1.0f, (__m256)(v < near));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_storeu_ps(y + i, (f32x8)((u32x8)y_1 | sign));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 near = _mm256_round_ps(v, 8);
            f32x8 y_1 = _mm256_blendv_ps(near, near - 1.0f, (__m256)(v < near));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, (f32x8)((u32x8)y_1 | sign));
        }
    }
}

/* tnk_ceil_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=ceil to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_ceil_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 near = _mm256_round_ps(v, 8);
            f32x8 y_1 = _mm256_blendv_ps(near, near + 1.0f, (__m256)(near < v));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_storeu_ps(y + i, (f32x8)((u32x8)y_1 | sign));
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            f32x8 near_1 = _mm256_round_ps(v_1, 8);
            f32x8 y_2 = _mm256_blendv_ps(near_1, near_1 + 1.0f, (__m256)(near_1 < v_1));
            u32x8 sign_1 = (u32x8)v_1 & 2147483648u;
            _mm256_storeu_ps(y + i + 8, (f32x8)((u32x8)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 near = _mm256_round_ps(v, 8);
            f32x8 y_1 = _mm256_blendv_ps(near, near + 1.0f, (__m256)(near < v));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_storeu_ps(y + i, (f32x8)((u32x8)y_1 | sign));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 near = _mm256_round_ps(v, 8);
            f32x8 y_1 = _mm256_blendv_ps(near, near + 1.0f, (__m256)(near < v));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, (f32x8)((u32x8)y_1 | sign));
        }
    }
}

/* tnk_round_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=round to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 round 2 ld 2 st; 1 round 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_round_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, _mm256_round_ps(v, 8));
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            _mm256_storeu_ps(y + i + 8, _mm256_round_ps(v_1, 8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, _mm256_round_ps(v, 8));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, _mm256_round_ps(v, 8));
        }
    }
}

/* tnk_scale_u8_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=scale to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: pixels to numbers, as data sets hold bytes
 * a turn of each inner loop: 2 mul 4 convert 2 ld 2 st; 1 mul 2 convert 1 ld 1 st
 * vector registers: 2 of 16 */
void tnk_scale_u8_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x8 by = _mm256_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const uint8_t *x_2 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)*(const u8x8u *)(x_2 + i))), f32x8);
            _mm256_storeu_ps(y + i, v * by);
            f32x8 v_1 = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)*(const u8x8u *)(x_2 + i + 8))), f32x8);
            _mm256_storeu_ps(y + i + 8, v_1 * by);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)*(const u8x8u *)(x_2 + i))), f32x8);
            _mm256_storeu_ps(y + i, v * by);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)load_mask_u8x8(x_2 + whole, __builtin_convertvector(lanes, i8x8)))),
                f32x8);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, v * by);
        }
    }
}

/* tnk_scale_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=scale to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: a factor for each call: learning rates, averages
 * a turn of each inner loop: 2 mul 2 ld 2 st; 1 mul 1 ld 1 st
 * vector registers: 2 of 16 */
void tnk_scale_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x8 by = _mm256_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_2 + i);
            _mm256_storeu_ps(y + i, v * by);
            f32x8 v_1 = _mm256_loadu_ps(x_2 + i + 8);
            _mm256_storeu_ps(y + i + 8, v_1 * by);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_2 + i);
            _mm256_storeu_ps(y + i, v * by);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_2 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, v * by);
        }
    }
}

/* tnk_sign_f32__avx2_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=sign to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 6 select 2 ld 2 st; 3 select 1 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sign_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 t_1 = _mm256_blendv_ps(_mm256_blendv_ps(v, (f32x8){0}, (__m256)(v == 0.0f)),
                _mm256_set1_ps(-1.0f), (__m256)(v < 0.0f));
            _mm256_storeu_ps(y + i,
                _mm256_blendv_ps(t_1, _mm256_set1_ps(1.0f), (__m256)(0.0f < v)));
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            f32x8 t_5 = _mm256_blendv_ps(_mm256_blendv_ps(v_1, (f32x8){0}, (__m256)(v_1 == 0.0f)),
                _mm256_set1_ps(-1.0f), (__m256)(v_1 < 0.0f));
            _mm256_storeu_ps(y + i + 8,
                _mm256_blendv_ps(t_5, _mm256_set1_ps(1.0f), (__m256)(0.0f < v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 t_1 = _mm256_blendv_ps(_mm256_blendv_ps(v, (f32x8){0}, (__m256)(v == 0.0f)),
                _mm256_set1_ps(-1.0f), (__m256)(v < 0.0f));
            _mm256_storeu_ps(y + i,
                _mm256_blendv_ps(t_1, _mm256_set1_ps(1.0f), (__m256)(0.0f < v)));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 t_1 = _mm256_blendv_ps(_mm256_blendv_ps(v, (f32x8){0}, (__m256)(v == 0.0f)),
                _mm256_set1_ps(-1.0f), (__m256)(v < 0.0f));
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_blendv_ps(t_1, _mm256_set1_ps(1.0f), (__m256)(0.0f < v)));
        }
    }
}
