/* ewise_avx2.c: kernels of gen/manifest/ewise.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef int8_t i8x8 __attribute__((vector_size(8)));

static inline u8x8 load_mask_u8x8(const uint8_t *p, i8x8 m)
{
    u8x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* tnk_add_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=add to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: binary, every tier
 * a turn of each inner loop: 4 add 8 ld 4 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_add_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) + _mm256_loadu_ps(b_1 + i));
            _mm256_storeu_ps(y + i + 8,
                _mm256_loadu_ps(a_1 + i + 8) + _mm256_loadu_ps(b_1 + i + 8));
            _mm256_storeu_ps(y + i + 16,
                _mm256_loadu_ps(a_1 + i + 16) + _mm256_loadu_ps(b_1 + i + 16));
            _mm256_storeu_ps(y + i + 24,
                _mm256_loadu_ps(a_1 + i + 24) + _mm256_loadu_ps(b_1 + i + 24));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) + _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                + _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_sub_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=sub to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: binary, every tier
 * a turn of each inner loop: 4 add 8 ld 4 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sub_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) - _mm256_loadu_ps(b_1 + i));
            _mm256_storeu_ps(y + i + 8,
                _mm256_loadu_ps(a_1 + i + 8) - _mm256_loadu_ps(b_1 + i + 8));
            _mm256_storeu_ps(y + i + 16,
                _mm256_loadu_ps(a_1 + i + 16) - _mm256_loadu_ps(b_1 + i + 16));
            _mm256_storeu_ps(y + i + 24,
                _mm256_loadu_ps(a_1 + i + 24) - _mm256_loadu_ps(b_1 + i + 24));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) - _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                - _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_mul_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=mul to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: binary, every tier
 * a turn of each inner loop: 4 mul 8 ld 4 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_mul_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) * _mm256_loadu_ps(b_1 + i));
            _mm256_storeu_ps(y + i + 8,
                _mm256_loadu_ps(a_1 + i + 8) * _mm256_loadu_ps(b_1 + i + 8));
            _mm256_storeu_ps(y + i + 16,
                _mm256_loadu_ps(a_1 + i + 16) * _mm256_loadu_ps(b_1 + i + 16));
            _mm256_storeu_ps(y + i + 24,
                _mm256_loadu_ps(a_1 + i + 24) * _mm256_loadu_ps(b_1 + i + 24));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) * _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                * _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_div_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=div to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: binary, every tier
 * a turn of each inner loop: 4 div 8 ld 4 st; 1 div 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_div_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) / _mm256_loadu_ps(b_1 + i));
            _mm256_storeu_ps(y + i + 8,
                _mm256_loadu_ps(a_1 + i + 8) / _mm256_loadu_ps(b_1 + i + 8));
            _mm256_storeu_ps(y + i + 16,
                _mm256_loadu_ps(a_1 + i + 16) / _mm256_loadu_ps(b_1 + i + 16));
            _mm256_storeu_ps(y + i + 24,
                _mm256_loadu_ps(a_1 + i + 24) / _mm256_loadu_ps(b_1 + i + 24));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            _mm256_storeu_ps(y + i, _mm256_loadu_ps(a_1 + i) / _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                / _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
}

/* tnk_neg_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=neg to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: unary, every tier
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_neg_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, -v);
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            _mm256_storeu_ps(y + i + 8, -v_1);
            f32x8 v_2 = _mm256_loadu_ps(x_1 + i + 16);
            _mm256_storeu_ps(y + i + 16, -v_2);
            f32x8 v_3 = _mm256_loadu_ps(x_1 + i + 24);
            _mm256_storeu_ps(y + i + 24, -v_3);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, -v);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, -v);
        }
    }
}

/* tnk_relu_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=relu to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: unary, every tier
 * a turn of each inner loop: 4 max 4 ld 4 st; 1 max 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_relu_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, _mm256_max_ps((f32x8){0}, v));
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            _mm256_storeu_ps(y + i + 8, _mm256_max_ps((f32x8){0}, v_1));
            f32x8 v_2 = _mm256_loadu_ps(x_1 + i + 16);
            _mm256_storeu_ps(y + i + 16, _mm256_max_ps((f32x8){0}, v_2));
            f32x8 v_3 = _mm256_loadu_ps(x_1 + i + 24);
            _mm256_storeu_ps(y + i + 24, _mm256_max_ps((f32x8){0}, v_3));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, _mm256_max_ps((f32x8){0}, v));
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, _mm256_max_ps((f32x8){0}, v));
        }
    }
}

/* tnk_relu_d0_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=relu.d0 to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: training: the gradient of relu from its result
 * a turn of each inner loop: 4 select 8 ld 4 st; 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_relu_d0_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x8 t = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + i),
                (__m256)(0.0f < _mm256_loadu_ps(y_2 + i)));
            _mm256_storeu_ps(y_1 + i, t);
            f32x8 t_2 = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + i + 8),
                (__m256)(0.0f < _mm256_loadu_ps(y_2 + i + 8)));
            _mm256_storeu_ps(y_1 + i + 8, t_2);
            f32x8 t_4 = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + i + 16),
                (__m256)(0.0f < _mm256_loadu_ps(y_2 + i + 16)));
            _mm256_storeu_ps(y_1 + i + 16, t_4);
            f32x8 t_6 = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + i + 24),
                (__m256)(0.0f < _mm256_loadu_ps(y_2 + i + 24)));
            _mm256_storeu_ps(y_1 + i + 24, t_6);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 t = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + i),
                (__m256)(0.0f < _mm256_loadu_ps(y_2 + i)));
            _mm256_storeu_ps(y_1 + i, t);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            f32x8 t = _mm256_blendv_ps((f32x8){0}, _mm256_maskload_ps(g_1 + whole, (__m256i)lanes),
                (__m256)(0.0f < _mm256_maskload_ps(y_2 + whole, (__m256i)lanes)));
            _mm256_maskstore_ps(y_1 + whole, (__m256i)lanes, t);
        }
    }
}

/* tnk_exp_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=exp to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: unary, every tier
 * a turn of each inner loop: 28 fma 8 add 12 mul 8 max 4 shuffle 4 ld 4 st; 7 fma 2 add 3 mul 2
 *   max 1 shuffle 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_exp_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_8 = (f32x8)(((bits >> 3) - half) << 23);
            _mm256_storeu_ps(y + i, y_1 * t_8);
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            f32x8 bounded_1 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v_1));
            f32x8 shifted_1 = _mm256_fmadd_ps(bounded_1, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power_1 = shifted_1 - 1048830.0f;
            f32x8 nearly_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(-0.693359375f), bounded_1);
            f32x8 r_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(0.00021219444f), nearly_1);
            f32x8 q_2 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_1,
                _mm256_set1_ps(0.166680809f));
            q_2 = _mm256_fmadd_ps(q_2, r_1, _mm256_set1_ps(0.5f));
            f32x8 p_1 = _mm256_fmadd_ps(q_2, r_1 * r_1, r_1);
            f32x8 root_1 = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                (__m256i)shifted_1);
            f32x8 y_3 = _mm256_fmadd_ps(root_1, p_1, root_1);
            u32x8 bits_1 = (u32x8)shifted_1;
            u32x8 half_1 = bits_1 >> 4;
            y_3 *= (f32x8)(half_1 << 23);
            f32x8 t_19 = (f32x8)(((bits_1 >> 3) - half_1) << 23);
            _mm256_storeu_ps(y + i + 8, y_3 * t_19);
            f32x8 v_2 = _mm256_loadu_ps(x_1 + i + 16);
            f32x8 bounded_2 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v_2));
            f32x8 shifted_2 = _mm256_fmadd_ps(bounded_2, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power_2 = shifted_2 - 1048830.0f;
            f32x8 nearly_2 = _mm256_fmadd_ps(power_2, _mm256_set1_ps(-0.693359375f), bounded_2);
            f32x8 r_2 = _mm256_fmadd_ps(power_2, _mm256_set1_ps(0.00021219444f), nearly_2);
            f32x8 q_4 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_2,
                _mm256_set1_ps(0.166680809f));
            q_4 = _mm256_fmadd_ps(q_4, r_2, _mm256_set1_ps(0.5f));
            f32x8 p_2 = _mm256_fmadd_ps(q_4, r_2 * r_2, r_2);
            f32x8 root_2 = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                (__m256i)shifted_2);
            f32x8 y_5 = _mm256_fmadd_ps(root_2, p_2, root_2);
            u32x8 bits_2 = (u32x8)shifted_2;
            u32x8 half_2 = bits_2 >> 4;
            y_5 *= (f32x8)(half_2 << 23);
            f32x8 t_30 = (f32x8)(((bits_2 >> 3) - half_2) << 23);
            _mm256_storeu_ps(y + i + 16, y_5 * t_30);
            f32x8 v_3 = _mm256_loadu_ps(x_1 + i + 24);
            f32x8 bounded_3 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v_3));
            f32x8 shifted_3 = _mm256_fmadd_ps(bounded_3, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power_3 = shifted_3 - 1048830.0f;
            f32x8 nearly_3 = _mm256_fmadd_ps(power_3, _mm256_set1_ps(-0.693359375f), bounded_3);
            f32x8 r_3 = _mm256_fmadd_ps(power_3, _mm256_set1_ps(0.00021219444f), nearly_3);
            f32x8 q_6 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_3,
                _mm256_set1_ps(0.166680809f));
            q_6 = _mm256_fmadd_ps(q_6, r_3, _mm256_set1_ps(0.5f));
            f32x8 p_3 = _mm256_fmadd_ps(q_6, r_3 * r_3, r_3);
            f32x8 root_3 = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                (__m256i)shifted_3);
            f32x8 y_7 = _mm256_fmadd_ps(root_3, p_3, root_3);
            u32x8 bits_3 = (u32x8)shifted_3;
            u32x8 half_3 = bits_3 >> 4;
            y_7 *= (f32x8)(half_3 << 23);
            f32x8 t_41 = (f32x8)(((bits_3 >> 3) - half_3) << 23);
            _mm256_storeu_ps(y + i + 24, y_7 * t_41);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_8 = (f32x8)(((bits >> 3) - half) << 23);
            _mm256_storeu_ps(y + i, y_1 * t_8);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_8 = (f32x8)(((bits >> 3) - half) << 23);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, y_1 * t_8);
        }
    }
}

/* tnk_scale_u8_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=scale to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: pixels to numbers, as data sets hold bytes
 * a turn of each inner loop: 4 mul 8 convert 4 ld 4 st; 1 mul 2 convert 1 ld 1 st
 * vector registers: 2 of 16 */
void tnk_scale_u8_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x8 v = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)*(const u8x8u *)(x_2 + i))), f32x8);
            _mm256_storeu_ps(y + i, v * by);
            f32x8 v_1 = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)*(const u8x8u *)(x_2 + i + 8))), f32x8);
            _mm256_storeu_ps(y + i + 8, v_1 * by);
            f32x8 v_2 = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)*(const u8x8u *)(x_2 + i + 16))), f32x8);
            _mm256_storeu_ps(y + i + 16, v_2 * by);
            f32x8 v_3 = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)*(const u8x8u *)(x_2 + i + 24))), f32x8);
            _mm256_storeu_ps(y + i + 24, v_3 * by);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)*(const u8x8u *)(x_2 + i))), f32x8);
            _mm256_storeu_ps(y + i, v * by);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            f32x8 v = __builtin_convertvector((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)load_mask_u8x8(x_2 + whole, __builtin_convertvector(lanes, i8x8)))),
                f32x8);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, v * by);
        }
    }
}

/* tnk_scale_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=scale to=f32 unroll=4
 * listed in gen/manifest/ewise.lua: a factor for each call: learning rates, averages
 * a turn of each inner loop: 4 mul 4 ld 4 st; 1 mul 1 ld 1 st
 * vector registers: 2 of 16 */
void tnk_scale_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x8 v = _mm256_loadu_ps(x_2 + i);
            _mm256_storeu_ps(y + i, v * by);
            f32x8 v_1 = _mm256_loadu_ps(x_2 + i + 8);
            _mm256_storeu_ps(y + i + 8, v_1 * by);
            f32x8 v_2 = _mm256_loadu_ps(x_2 + i + 16);
            _mm256_storeu_ps(y + i + 16, v_2 * by);
            f32x8 v_3 = _mm256_loadu_ps(x_2 + i + 24);
            _mm256_storeu_ps(y + i + 24, v_3 * by);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_2 + i);
            _mm256_storeu_ps(y + i, v * by);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_2 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, v * by);
        }
    }
}
