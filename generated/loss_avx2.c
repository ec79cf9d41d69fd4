/* loss_avx2.c: kernels of gen/manifest/loss.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static const f32x8 roots_8 = { 1.0f, 1.09050773f, 1.18920712f, 1.29683955f, 1.41421356f,
    1.54221083f, 1.68179283f, 1.83400809f };

static inline f32x4 low_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

static inline f32x4 high_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline f32x8 join_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

/* tnk_log_softmax_f32__avx2_columns
 * maxima and logarithms of sums of exponentials, of columns.
 * from templates/log_sum_columns.lua, avx2: dtype=f32
 * listed in gen/manifest/loss.lua: cross entropy of images, and of few classes
 * a turn of each inner loop: 1 max 1 ld; 8 fma 3 add 4 mul 2 max 1 shuffle 1 ld; 1 max 1 ld; 8
 *   fma 3 add 4 mul 2 max 1 shuffle 1 ld
 * vector registers: 7 of 16 */
void tnk_log_softmax_f32__avx2_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    const float *x = data[0];
    float *most = data[1];
    float *log = data[2];
    f32x8 factor = _mm256_set1_ps(param[0]) * 4.0f;
    int64_t whole = n & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        /* The maxima; NaN loses. */
        f32x8 least = _mm256_set1_ps(-__builtin_inff());
        for (int64_t row = 0; row < rows; row++) {
            least = _mm256_max_ps(_mm256_loadu_ps(x + row * row_stride + i), least);
        }
        f32x8 lowered = least * -0.25f;

        /* The sums of exponentials, in blocks of rows. */
        f64x4 total0 = {0};
        f64x4 total1 = {0};
        for (int64_t start = 0; start < rows; start += 32) {
            int64_t stop = min_index(start + 32, rows);
            f32x8 zero = {0};
            for (int64_t row = start; row < stop; row++) {
                f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x + row * row_stride + i),
                    _mm256_set1_ps(0.25f), lowered);
                f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                    _mm256_max_ps(_mm256_set1_ps(-104.0f), d * factor));
                f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                    _mm256_set1_ps(1048830.0f));
                f32x8 power = shifted - 1048830.0f;
                f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
                f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
                f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                    _mm256_set1_ps(0.166680809f));
                q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
                f32x8 p = _mm256_fmadd_ps(q, r * r, r);
                f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted);
                f32x8 y = _mm256_fmadd_ps(root, p, root);
                u32x8 bits = (u32x8)shifted;
                u32x8 half = bits >> 4;
                y *= (f32x8)(half << 23);
                f32x8 t_13 = (f32x8)(((bits >> 3) - half) << 23);
                zero += y * t_13;
            }
            total0 += _mm256_cvtps_pd((__m128)low_half_f32x8(zero));
            total1 += _mm256_cvtps_pd((__m128)high_half_f32x8(zero));
        }
        _mm256_storeu_ps(most + i, least);
        f32x8 sum = join_f32x4(__builtin_convertvector(total0, f32x4),
            __builtin_convertvector(total1, f32x4));
        i32x8 t_6 = (i32x8)sum;
        i32x8 n_1 = (t_6 - 1060439283) >> 23;
        f32x8 f = (f32x8)(t_6 - (n_1 << 23)) - 1.0f;
        f32x8 power = __builtin_convertvector(n_1, f32x8);
        f32x8 square = f * f;
        f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0703768363f), square,
            _mm256_fmadd_ps(f, _mm256_set1_ps(-0.115146103f), _mm256_set1_ps(0.116769987f)));
        q = _mm256_fmadd_ps(q, square,
            _mm256_fmadd_ps(f, _mm256_set1_ps(-0.124201408f), _mm256_set1_ps(0.142493228f)));
        q = _mm256_fmadd_ps(q, square,
            _mm256_fmadd_ps(f, _mm256_set1_ps(-0.166680577f), _mm256_set1_ps(0.200007148f)));
        f32x8 p = _mm256_fmadd_ps(q, square,
            _mm256_fmadd_ps(f, _mm256_set1_ps(-0.24999994f), _mm256_set1_ps(0.333333312f)));
        p = _mm256_fmadd_ps(p, square * f, power * -0.00021219444f);
        p = _mm256_fmadd_ps(square, _mm256_set1_ps(-0.5f), p);
        f32x8 y = _mm256_fmadd_ps(power, _mm256_set1_ps(0.693359375f), f + p);
        _mm256_storeu_ps(log + i, y + (sum - sum));
    }
    if (whole < n) {
        i32x8 lanes = first_lanes_i32x8(n - whole);

        /* The maxima; NaN loses. */
        f32x8 least = _mm256_set1_ps(-__builtin_inff());
        for (int64_t row = 0; row < rows; row++) {
            least = _mm256_max_ps(_mm256_maskload_ps(x + row * row_stride + whole, (__m256i)lanes),
                least);
        }
        f32x8 lowered = least * -0.25f;

        /* The sums of exponentials, in blocks of rows. */
        f64x4 total0 = {0};
        f64x4 total1 = {0};
        for (int64_t start = 0; start < rows; start += 32) {
            int64_t stop = min_index(start + 32, rows);
            f32x8 zero = {0};
            for (int64_t row = start; row < stop; row++) {
                f32x8 d = _mm256_fmadd_ps(_mm256_maskload_ps(x + row * row_stride + whole,
                    (__m256i)lanes), _mm256_set1_ps(0.25f), lowered);
                f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                    _mm256_max_ps(_mm256_set1_ps(-104.0f), d * factor));
                f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                    _mm256_set1_ps(1048830.0f));
                f32x8 power = shifted - 1048830.0f;
                f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
                f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
                f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                    _mm256_set1_ps(0.166680809f));
                q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
                f32x8 p = _mm256_fmadd_ps(q, r * r, r);
                f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted);
                f32x8 y = _mm256_fmadd_ps(root, p, root);
                u32x8 bits = (u32x8)shifted;
                u32x8 half = bits >> 4;
                y *= (f32x8)(half << 23);
                f32x8 t_13 = (f32x8)(((bits >> 3) - half) << 23);
                zero += y * t_13;
            }
            total0 += _mm256_cvtps_pd((__m128)low_half_f32x8(zero));
            total1 += _mm256_cvtps_pd((__m128)high_half_f32x8(zero));
        }
        _mm256_maskstore_ps(most + whole, (__m256i)lanes, least);
        f32x8 sum = join_f32x4(__builtin_convertvector(total0, f32x4),
            __builtin_convertvector(total1, f32x4));
        i32x8 t_6 = (i32x8)sum;
        i32x8 n_1 = (t_6 - 1060439283) >> 23;
        f32x8 f = (f32x8)(t_6 - (n_1 << 23)) - 1.0f;
        f32x8 power = __builtin_convertvector(n_1, f32x8);
        f32x8 square = f * f;
        f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0703768363f), square,
            _mm256_fmadd_ps(f, _mm256_set1_ps(-0.115146103f), _mm256_set1_ps(0.116769987f)));
        q = _mm256_fmadd_ps(q, square,
            _mm256_fmadd_ps(f, _mm256_set1_ps(-0.124201408f), _mm256_set1_ps(0.142493228f)));
        q = _mm256_fmadd_ps(q, square,
            _mm256_fmadd_ps(f, _mm256_set1_ps(-0.166680577f), _mm256_set1_ps(0.200007148f)));
        f32x8 p = _mm256_fmadd_ps(q, square,
            _mm256_fmadd_ps(f, _mm256_set1_ps(-0.24999994f), _mm256_set1_ps(0.333333312f)));
        p = _mm256_fmadd_ps(p, square * f, power * -0.00021219444f);
        p = _mm256_fmadd_ps(square, _mm256_set1_ps(-0.5f), p);
        f32x8 y = _mm256_fmadd_ps(power, _mm256_set1_ps(0.693359375f), f + p);
        _mm256_maskstore_ps(log + whole, (__m256i)lanes, y + (sum - sum));
    }
}
