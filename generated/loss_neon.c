/* loss_neon.c: kernels of gen/manifest/loss.lua for neon. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef float f32x2 __attribute__((vector_size(8)));

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x4 min_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a < b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x2 low_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 0, 1);
}

static inline f32x2 high_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3);
}

static inline f32x4 join_f32x2(f32x2 a, f32x2 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3);
}

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
}

static inline f32x4 load_mask_f32x4(const float *p, i32x4 m)
{
    f32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_log_softmax_f32__neon_columns
 * maxima and logarithms of sums of exponentials, of columns.
 * from templates/log_sum_columns.lua, neon: dtype=f32
 * listed in gen/manifest/loss.lua: cross entropy of images, and of few classes
 * a turn of each inner loop: 1 max 1 ld; 8 fma 11 add 5 mul 2 max 1 ld; 1 max 1 ld; 8 fma 11 add
 *   5 mul 2 max 1 ld
 * vector registers: 8 of 32 */
void tnk_log_softmax_f32__neon_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    const float *x = data[0];
    float *most = data[1];
    float *log = data[2];
    f32x4 factor = vdupq_n_f32(param[0]) * 4.0f;
    int64_t whole = n & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        /* The maxima; NaN loses. */
        f32x4 least = vdupq_n_f32(-__builtin_inff());
        for (int64_t row = 0; row < rows; row++) {
            least = max_f32x4(vld1q_f32(x + row * row_stride + i), least);
        }
        f32x4 lowered = least * -0.25f;

        /* The sums of exponentials, in blocks of rows. */
        f64x2 total0 = {0};
        f64x2 total1 = {0};
        for (int64_t start = 0; start < rows; start += 32) {
            int64_t stop = min_index(start + 32, rows);
            f32x4 zero = {0};
            for (int64_t row = start; row < stop; row++) {
                f32x4 d = vfmaq_f32(lowered, vld1q_f32(x + row * row_stride + i),
                    vdupq_n_f32(0.25f));
                f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d * factor));
                f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded,
                    vdupq_n_f32(1.44269504f));
                f32x4 power = shifted - 8388862.0f;
                f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
                f32x4 more = power * 0.00021219444f;
                f32x4 r = nearly + more;
                f32x4 lost = more - (r - nearly);
                f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
                q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
                f32x4 rest = vfmaq_f32(lost, q, r * r);
                f32x4 one = r + 1.0f;
                f32x4 more_1 = r - (one - 1.0f) + rest;
                f32x4 y = one + more_1;
                u32x4 bits = (u32x4)shifted;
                u32x4 half = bits >> 1;
                y *= (f32x4)(half << 23);
                f32x4 t_15 = y * (f32x4)((bits - half) << 23);
                zero += t_15;
            }
            total0 += __builtin_convertvector(low_half_f32x4(zero), f64x2);
            total1 += __builtin_convertvector(high_half_f32x4(zero), f64x2);
        }
        vst1q_f32(most + i, least);
        f32x4 sum = join_f32x2(__builtin_convertvector(total0, f32x2),
            __builtin_convertvector(total1, f32x2));
        i32x4 t_6 = (i32x4)sum;
        i32x4 n_1 = (t_6 - 1060439283) >> 23;
        f32x4 f = (f32x4)(t_6 - (n_1 << 23)) - 1.0f;
        f32x4 power = __builtin_convertvector(n_1, f32x4);
        f32x4 square = f * f;
        f32x4 q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.116769987f), f, vdupq_n_f32(-0.115146103f)),
            vdupq_n_f32(0.0703768363f), square);
        q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.142493228f), f, vdupq_n_f32(-0.124201408f)), q,
            square);
        q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.200007148f), f, vdupq_n_f32(-0.166680577f)), q,
            square);
        f32x4 p = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.333333312f), f, vdupq_n_f32(-0.24999994f)), q,
            square);
        p = vfmaq_f32(power * -0.00021219444f, p, square * f);
        p = vfmaq_f32(p, square, vdupq_n_f32(-0.5f));
        f32x4 y = vfmaq_f32(f + p, power, vdupq_n_f32(0.693359375f));
        vst1q_f32(log + i, y + (sum - sum));
    }
    if (whole < n) {
        i32x4 lanes = first_lanes_i32x4(n - whole);

        /* The maxima; NaN loses. */
        f32x4 least = vdupq_n_f32(-__builtin_inff());
        for (int64_t row = 0; row < rows; row++) {
            least = max_f32x4(load_mask_f32x4(x + row * row_stride + whole, lanes), least);
        }
        f32x4 lowered = least * -0.25f;

        /* The sums of exponentials, in blocks of rows. */
        f64x2 total0 = {0};
        f64x2 total1 = {0};
        for (int64_t start = 0; start < rows; start += 32) {
            int64_t stop = min_index(start + 32, rows);
            f32x4 zero = {0};
            for (int64_t row = start; row < stop; row++) {
                f32x4 d = vfmaq_f32(lowered, load_mask_f32x4(x + row * row_stride + whole, lanes),
                    vdupq_n_f32(0.25f));
                f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d * factor));
                f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded,
                    vdupq_n_f32(1.44269504f));
                f32x4 power = shifted - 8388862.0f;
                f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
                f32x4 more = power * 0.00021219444f;
                f32x4 r = nearly + more;
                f32x4 lost = more - (r - nearly);
                f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
                q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
                f32x4 rest = vfmaq_f32(lost, q, r * r);
                f32x4 one = r + 1.0f;
                f32x4 more_1 = r - (one - 1.0f) + rest;
                f32x4 y = one + more_1;
                u32x4 bits = (u32x4)shifted;
                u32x4 half = bits >> 1;
                y *= (f32x4)(half << 23);
                f32x4 t_15 = y * (f32x4)((bits - half) << 23);
                zero += t_15;
            }
            total0 += __builtin_convertvector(low_half_f32x4(zero), f64x2);
            total1 += __builtin_convertvector(high_half_f32x4(zero), f64x2);
        }
        store_mask_f32x4(most + whole, least, lanes);
        f32x4 sum = join_f32x2(__builtin_convertvector(total0, f32x2),
            __builtin_convertvector(total1, f32x2));
        i32x4 t_6 = (i32x4)sum;
        i32x4 n_1 = (t_6 - 1060439283) >> 23;
        f32x4 f = (f32x4)(t_6 - (n_1 << 23)) - 1.0f;
        f32x4 power = __builtin_convertvector(n_1, f32x4);
        f32x4 square = f * f;
        f32x4 q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.116769987f), f, vdupq_n_f32(-0.115146103f)),
            vdupq_n_f32(0.0703768363f), square);
        q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.142493228f), f, vdupq_n_f32(-0.124201408f)), q,
            square);
        q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.200007148f), f, vdupq_n_f32(-0.166680577f)), q,
            square);
        f32x4 p = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.333333312f), f, vdupq_n_f32(-0.24999994f)), q,
            square);
        p = vfmaq_f32(power * -0.00021219444f, p, square * f);
        p = vfmaq_f32(p, square, vdupq_n_f32(-0.5f));
        f32x4 y = vfmaq_f32(f + p, power, vdupq_n_f32(0.693359375f));
        store_mask_f32x4(log + whole, y + (sum - sum), lanes);
    }
}
