/* loss_avx512.c: kernels of gen/manifest/loss.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static const f32x16 roots_16 = { 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f,
    1.24185781f, 1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
    1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f };

static inline f32x8 low_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x8 high_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline f32x16 join_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

/* tnk_log_softmax_f32__avx512_columns
 * maxima and logarithms of sums of exponentials, of columns.
 * from templates/log_sum_columns.lua, avx512: dtype=f32
 * listed in gen/manifest/loss.lua: cross entropy of images, and of few classes
 * a turn of each inner loop: 1 max 1 ld; 6 fma 2 add 1 mul 1 max 1 scale 1 shuffle 1 ld; 1 max 1
 *   ld; 6 fma 2 add 1 mul 1 max 1 scale 1 shuffle 1 ld
 * vector registers: 11 of 32 */
void tnk_log_softmax_f32__avx512_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    const float *x = data[0];
    float *most = data[1];
    float *log = data[2];
    f32x16 factor = _mm512_set1_ps(param[0]) * 4.0f;
    f32x16 t_1 = factor * factor;
    f32x16 log2_e = factor * 1.44269504f;
    f32x16 ln2 = -0.693147181f / factor;
    f32x16 second = t_1 * 0.500016844f;
    f32x16 third = t_1 * factor * 0.16667054f;
    int64_t whole = n & -16;
    for (int64_t i = 0; i < whole; i += 16) {
        /* The maxima; NaN loses. */
        f32x16 least = _mm512_set1_ps(-__builtin_inff());
        for (int64_t row = 0; row < rows; row++) {
            least = _mm512_max_ps(_mm512_loadu_ps(x + row * row_stride + i), least);
        }
        f32x16 lowered = least * -0.25f;

        /* The sums of exponentials, in blocks of rows. */
        f64x8 total0 = {0};
        f64x8 total1 = {0};
        for (int64_t start = 0; start < rows; start += 32) {
            int64_t stop = min_index(start + 32, rows);
            f32x16 zero = {0};
            for (int64_t row = start; row < stop; row++) {
                f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x + row * row_stride + i),
                    _mm512_set1_ps(0.25f), lowered);
                f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 r = _mm512_fmadd_ps(power, ln2, d);
                f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
                f32x16 root = _mm512_permutexvar_ps((__m512i)shifted, roots_16);
                f32x16 y = _mm512_fmadd_ps(root * r, q, root);
                f32x16 t_12 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y,
                    (__m512i)_mm512_set1_epi32(1082130432)), power);
                zero += t_12;
            }
            total0 += _mm512_cvtps_pd((__m256)low_half_f32x16(zero));
            total1 += _mm512_cvtps_pd((__m256)high_half_f32x16(zero));
        }
        _mm512_storeu_ps(most + i, least);
        f32x16 sum = join_f32x8(__builtin_convertvector(total0, f32x8),
            __builtin_convertvector(total1, f32x8));
        i32x16 t_8 = (i32x16)sum;
        i32x16 n_1 = (t_8 - 1060439283) >> 23;
        f32x16 f = (f32x16)(t_8 - (n_1 << 23)) - 1.0f;
        f32x16 power = __builtin_convertvector(n_1, f32x16);
        f32x16 square = f * f;
        f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.0703768363f), square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.115146103f), _mm512_set1_ps(0.116769987f)));
        q = _mm512_fmadd_ps(q, square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.124201408f), _mm512_set1_ps(0.142493228f)));
        q = _mm512_fmadd_ps(q, square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.166680577f), _mm512_set1_ps(0.200007148f)));
        f32x16 p = _mm512_fmadd_ps(q, square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.24999994f), _mm512_set1_ps(0.333333312f)));
        p = _mm512_fmadd_ps(p, square * f, power * -0.00021219444f);
        p = _mm512_fmadd_ps(square, _mm512_set1_ps(-0.5f), p);
        f32x16 y = _mm512_fmadd_ps(power, _mm512_set1_ps(0.693359375f), f + p);
        _mm512_storeu_ps(log + i, y + (sum - sum));
    }
    if (whole < n) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n - whole);

        /* The maxima; NaN loses. */
        f32x16 least = _mm512_set1_ps(-__builtin_inff());
        for (int64_t row = 0; row < rows; row++) {
            least = _mm512_max_ps(_mm512_maskz_loadu_ps(lanes, x + row * row_stride + whole),
                least);
        }
        f32x16 lowered = least * -0.25f;

        /* The sums of exponentials, in blocks of rows. */
        f64x8 total0 = {0};
        f64x8 total1 = {0};
        for (int64_t start = 0; start < rows; start += 32) {
            int64_t stop = min_index(start + 32, rows);
            f32x16 zero = {0};
            for (int64_t row = start; row < stop; row++) {
                f32x16 d = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                    x + row * row_stride + whole), _mm512_set1_ps(0.25f), lowered);
                f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 r = _mm512_fmadd_ps(power, ln2, d);
                f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
                f32x16 root = _mm512_permutexvar_ps((__m512i)shifted, roots_16);
                f32x16 y = _mm512_fmadd_ps(root * r, q, root);
                f32x16 t_12 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y,
                    (__m512i)_mm512_set1_epi32(1082130432)), power);
                zero += t_12;
            }
            total0 += _mm512_cvtps_pd((__m256)low_half_f32x16(zero));
            total1 += _mm512_cvtps_pd((__m256)high_half_f32x16(zero));
        }
        _mm512_mask_storeu_ps(most + whole, lanes, least);
        f32x16 sum = join_f32x8(__builtin_convertvector(total0, f32x8),
            __builtin_convertvector(total1, f32x8));
        i32x16 t_8 = (i32x16)sum;
        i32x16 n_1 = (t_8 - 1060439283) >> 23;
        f32x16 f = (f32x16)(t_8 - (n_1 << 23)) - 1.0f;
        f32x16 power = __builtin_convertvector(n_1, f32x16);
        f32x16 square = f * f;
        f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.0703768363f), square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.115146103f), _mm512_set1_ps(0.116769987f)));
        q = _mm512_fmadd_ps(q, square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.124201408f), _mm512_set1_ps(0.142493228f)));
        q = _mm512_fmadd_ps(q, square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.166680577f), _mm512_set1_ps(0.200007148f)));
        f32x16 p = _mm512_fmadd_ps(q, square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.24999994f), _mm512_set1_ps(0.333333312f)));
        p = _mm512_fmadd_ps(p, square * f, power * -0.00021219444f);
        p = _mm512_fmadd_ps(square, _mm512_set1_ps(-0.5f), p);
        f32x16 y = _mm512_fmadd_ps(power, _mm512_set1_ps(0.693359375f), f + p);
        _mm512_mask_storeu_ps(log + whole, lanes, y + (sum - sum));
    }
}
