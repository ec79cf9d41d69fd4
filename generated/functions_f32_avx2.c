/* functions_f32_avx2.c: kernels of gen/manifest/functions_f32.lua for avx2.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));

/* tnk_exp_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=exp to=f32 unroll=4
 * listed in gen/manifest/functions_f32.lua: unary, every tier
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
