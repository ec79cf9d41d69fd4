/* functions_f32_avx512.c: kernels of gen/manifest/functions_f32.lua for avx512.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));

/* tnk_exp_f32__avx512_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=exp to=f32 unroll=4
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of each inner loop: 24 fma 4 add 4 mul 4 max 4 scale 4 shuffle 4 ld 4 st; 6 fma 1 add 1
 *   mul 1 max 1 scale 1 shuffle 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_exp_f32__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t unrolled = columns & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_5 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_storeu_ps(y + i, t_5);
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            f32x16 shifted_1 = _mm512_fmadd_ps(v_1, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power_1 = shifted_1 - 524542.0f;
            f32x16 nearly_1 = _mm512_fmadd_ps(power_1, _mm512_set1_ps(-0.693359375f), v_1);
            f32x16 r_1 = _mm512_fmadd_ps(power_1, _mm512_set1_ps(0.00021219444f), nearly_1);
            f32x16 q_1 = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_1 = _mm512_fmadd_ps(q_1, r_1 * r_1, r_1);
            f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_2 = _mm512_fmadd_ps(root_1, p_1, root_1);
            f32x16 t_12 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                (__m512i)_mm512_set1_epi32(1082130432)), power_1);
            _mm512_storeu_ps(y + i + 16, t_12);
            f32x16 v_2 = _mm512_loadu_ps(x_1 + i + 32);
            f32x16 shifted_2 = _mm512_fmadd_ps(v_2, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power_2 = shifted_2 - 524542.0f;
            f32x16 nearly_2 = _mm512_fmadd_ps(power_2, _mm512_set1_ps(-0.693359375f), v_2);
            f32x16 r_2 = _mm512_fmadd_ps(power_2, _mm512_set1_ps(0.00021219444f), nearly_2);
            f32x16 q_2 = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_2,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_2 = _mm512_fmadd_ps(q_2, r_2 * r_2, r_2);
            f32x16 root_2 = _mm512_permutexvar_ps((__m512i)shifted_2,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_3 = _mm512_fmadd_ps(root_2, p_2, root_2);
            f32x16 t_19 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_3,
                (__m512i)_mm512_set1_epi32(1082130432)), power_2);
            _mm512_storeu_ps(y + i + 32, t_19);
            f32x16 v_3 = _mm512_loadu_ps(x_1 + i + 48);
            f32x16 shifted_3 = _mm512_fmadd_ps(v_3, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power_3 = shifted_3 - 524542.0f;
            f32x16 nearly_3 = _mm512_fmadd_ps(power_3, _mm512_set1_ps(-0.693359375f), v_3);
            f32x16 r_3 = _mm512_fmadd_ps(power_3, _mm512_set1_ps(0.00021219444f), nearly_3);
            f32x16 q_3 = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_3,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_3 = _mm512_fmadd_ps(q_3, r_3 * r_3, r_3);
            f32x16 root_3 = _mm512_permutexvar_ps((__m512i)shifted_3,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_4 = _mm512_fmadd_ps(root_3, p_3, root_3);
            f32x16 t_26 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_4,
                (__m512i)_mm512_set1_epi32(1082130432)), power_3);
            _mm512_storeu_ps(y + i + 48, t_26);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_5 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_storeu_ps(y + i, t_5);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_5 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_mask_storeu_ps(y + whole, lanes, t_5);
        }
    }
}
