/* pool_avx2.c: kernels of gen/manifest/pool.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef int8_t i8x32 __attribute__((vector_size(32)));
typedef i8x32 i8x32u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef u8x32 u8x32u __attribute__((aligned(1), may_alias));
typedef i32x8 i32x8u __attribute__((aligned(4), may_alias));
typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline f32x8 rotate_4_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
}

static inline f32x8 rotate_2_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 0, 1);
}

static inline f32x8 rotate_1_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 0);
}

static inline f32x8 odds_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
}

static inline f32x8 evens_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline float max_f32(float a, float b)
{
    return a > b ? a : b;
}

static inline f64x4 max_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a > b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline f64x4 odds_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7);
}

static inline f64x4 evens_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6);
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

static inline i8x32 first_lanes_i8x32(int64_t count)
{
    return (i8x32){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31 } < (int8_t)count;
}

static inline i8x32 load_mask_i8x32(const int8_t *p, i8x32 m)
{
    i8x32 x = {0};
    for (int i = 0; i < 32; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i8x32(int8_t *p, i8x32 x, i8x32 m)
{
    for (int i = 0; i < 32; i++)
        if (m[i]) p[i] = x[i];
}

static inline i8x32 odds_i8x32(i8x32 a, i8x32 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31,
        33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63);
}

static inline i8x32 evens_i8x32(i8x32 a, i8x32 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
        32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62);
}

static inline int8_t max_i8(int8_t a, int8_t b)
{
    return a > b ? a : b;
}

static inline u8x32 load_mask_u8x32(const uint8_t *p, i8x32 m)
{
    u8x32 x = {0};
    for (int i = 0; i < 32; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u8x32(uint8_t *p, u8x32 x, i8x32 m)
{
    for (int i = 0; i < 32; i++)
        if (m[i]) p[i] = x[i];
}

static inline u8x32 odds_u8x32(u8x32 a, u8x32 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31,
        33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63);
}

static inline u8x32 evens_u8x32(u8x32 a, u8x32 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
        32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62);
}

static inline uint8_t max_u8(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

static inline i32x8 odds_i32x8(i32x8 a, i32x8 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
}

static inline i32x8 evens_i32x8(i32x8 a, i32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

static inline int32_t max_i32(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
}

static inline f32x4 evens_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6);
}

static inline f32x4 odds_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7);
}

/* tnk_max_pool2d_f32__avx2_r4
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: dtype=f32 flat=yes op=max rows=4
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 4 max 4 select 4 ld; 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max
 *   1 select 1 ld; 1 max 1 select 1 ld; 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2
 *   select 2 shuffle 2 ld; 1 max 1 select 1 ld
 * vector registers: 5 of 16 */
void tnk_max_pool2d_f32__avx2_r4(const int64_t *n, void *const *data, const int64_t *stride)
{
    const float *x = data[0];
    float *y = data[2];
    int64_t rows = n[0];
    int64_t count = n[1];
    int64_t high = n[2];
    int64_t wide = n[3];
    int64_t x_row = stride[0];
    int64_t x_step = stride[1];
    int64_t x_down = stride[2];
    int64_t x_right = stride[3];
    int64_t y_row = stride[4];
    const float *value = data[1];
    float given = value[0];
    f32x8 most = _mm256_set1_ps(given);
    int flat = count == 1 && x_right == 1 && x_down == wide && 8 < (high * wide);
    int unit = x_step == 1 && !flat;
    int paired = x_step == 2 && x_right == 1 && 1 < wide && !flat;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 4;
    for (int64_t row = 0; row < blocks; row += 4) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const float *corner = x + row * x_row + i * x_step;
            const float *corner_1 = x + (row + 1) * x_row + i * x_step;
            const float *corner_2 = x + (row + 2) * x_row + i * x_step;
            const float *corner_3 = x + (row + 3) * x_row + i * x_step;
            f32x8 most_1 = most;
            f32x8 most_2 = most;
            f32x8 most_3 = most;
            f32x8 most_4 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                const float *from_2 = corner_2 + down * x_down;
                const float *from_3 = corner_3 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x8 x_1 = _mm256_loadu_ps(from + right * x_right);
                    most_1 = _mm256_blendv_ps(_mm256_max_ps(x_1, most_1), x_1,
                        (__m256)(x_1 != x_1));
                    f32x8 x_2 = _mm256_loadu_ps(from_1 + right * x_right);
                    most_2 = _mm256_blendv_ps(_mm256_max_ps(x_2, most_2), x_2,
                        (__m256)(x_2 != x_2));
                    f32x8 x_3 = _mm256_loadu_ps(from_2 + right * x_right);
                    most_3 = _mm256_blendv_ps(_mm256_max_ps(x_3, most_3), x_3,
                        (__m256)(x_3 != x_3));
                    f32x8 x_4 = _mm256_loadu_ps(from_3 + right * x_right);
                    most_4 = _mm256_blendv_ps(_mm256_max_ps(x_4, most_4), x_4,
                        (__m256)(x_4 != x_4));
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, most_1);
            _mm256_storeu_ps(y + (row + 1) * y_row + i, most_2);
            _mm256_storeu_ps(y + (row + 2) * y_row + i, most_3);
            _mm256_storeu_ps(y + (row + 3) * y_row + i, most_4);
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            const float *corner_1 = x + (row + 1) * x_row + whole * x_step;
            const float *corner_2 = x + (row + 2) * x_row + whole * x_step;
            const float *corner_3 = x + (row + 3) * x_row + whole * x_step;
            f32x8 most_1 = most;
            f32x8 most_2 = most;
            f32x8 most_3 = most;
            f32x8 most_4 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                const float *from_2 = corner_2 + down * x_down;
                const float *from_3 = corner_3 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x8 x_1 = _mm256_maskload_ps(from + right * x_right, (__m256i)lanes);
                    most_1 = _mm256_blendv_ps(_mm256_max_ps(x_1, most_1), x_1,
                        (__m256)(x_1 != x_1));
                    f32x8 x_2 = _mm256_maskload_ps(from_1 + right * x_right, (__m256i)lanes);
                    most_2 = _mm256_blendv_ps(_mm256_max_ps(x_2, most_2), x_2,
                        (__m256)(x_2 != x_2));
                    f32x8 x_3 = _mm256_maskload_ps(from_2 + right * x_right, (__m256i)lanes);
                    most_3 = _mm256_blendv_ps(_mm256_max_ps(x_3, most_3), x_3,
                        (__m256)(x_3 != x_3));
                    f32x8 x_4 = _mm256_maskload_ps(from_3 + right * x_right, (__m256i)lanes);
                    most_4 = _mm256_blendv_ps(_mm256_max_ps(x_4, most_4), x_4,
                        (__m256)(x_4 != x_4));
                }
            }
            _mm256_maskstore_ps(y + row * y_row + whole, (__m256i)lanes, most_1);
            _mm256_maskstore_ps(y + (row + 1) * y_row + whole, (__m256i)lanes, most_2);
            _mm256_maskstore_ps(y + (row + 2) * y_row + whole, (__m256i)lanes, most_3);
            _mm256_maskstore_ps(y + (row + 3) * y_row + whole, (__m256i)lanes, most_4);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const float *corner = x + row * x_row + i * x_step;
            f32x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x8 x_1 = _mm256_loadu_ps(from + right * x_right);
                    most_1 = _mm256_blendv_ps(_mm256_max_ps(x_1, most_1), x_1,
                        (__m256)(x_1 != x_1));
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, most_1);
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            f32x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x8 x_1 = _mm256_maskload_ps(from + right * x_right, (__m256i)lanes);
                    most_1 = _mm256_blendv_ps(_mm256_max_ps(x_1, most_1), x_1,
                        (__m256)(x_1 != x_1));
                }
            }
            _mm256_maskstore_ps(y + row * y_row + whole, (__m256i)lanes, most_1);
        }
    }

    /* In one piece. */
    for (int64_t row = 0; row < (flat ? rows : 0); row++) {
        int64_t taps = high * wide;
        const float *from = x + row * x_row;
        int64_t whole = taps & -8;
        f32x8 most_1 = most;
        for (int64_t i = 0; i < whole; i += 8) {
            f32x8 x_1 = _mm256_loadu_ps(from + i);
            most_1 = _mm256_blendv_ps(_mm256_max_ps(x_1, most_1), x_1, (__m256)(x_1 != x_1));
        }
        if (whole < taps) {
            i32x8 lanes = first_lanes_i32x8(taps - whole);
            f32x8 t_4 = _mm256_blendv_ps(most, _mm256_maskload_ps(from + whole, (__m256i)lanes),
                (__m256)lanes);
            most_1 = _mm256_blendv_ps(_mm256_max_ps(t_4, most_1), t_4, (__m256)(t_4 != t_4));
        }
        f32x8 t_4 = rotate_4_f32x8(most_1);
        f32x8 joined = _mm256_blendv_ps(_mm256_max_ps(t_4, most_1), t_4, (__m256)(t_4 != t_4));
        f32x8 t_6 = rotate_2_f32x8(joined);
        joined = _mm256_blendv_ps(_mm256_max_ps(t_6, joined), t_6, (__m256)(t_6 != t_6));
        f32x8 t_8 = rotate_1_f32x8(joined);
        joined = _mm256_blendv_ps(_mm256_max_ps(t_8, joined), t_8, (__m256)(t_8 != t_8));
        float t_10 = joined[0];
        float t_11 = t_10;
        if (t_10 == 0.0f && given < 0.0f) {
            for (int64_t i = 0; i < taps; i++) {
                float x_1 = from[taps - i - 1];
                t_11 = x_1 == 0.0f ? x_1 : t_11;
            }
        }
        y[row * y_row] = t_11;
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const float *corner = x + row * x_row + i * x_step;
            f32x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x8 x_1 = _mm256_loadu_ps(from + right);
                    f32x8 x_2 = _mm256_loadu_ps(from + right + 8);
                    f32x8 t_7 = odds_f32x8(x_1, x_2);
                    f32x8 t_9 = _mm256_blendv_ps(_mm256_max_ps(t_7, evens_f32x8(x_1, x_2)), t_7,
                        (__m256)(t_7 != t_7));
                    most_1 = _mm256_blendv_ps(_mm256_max_ps(t_9, most_1), t_9,
                        (__m256)(t_9 != t_9));
                }
                if (last_1 < wide) {
                    f32x8 t_6 = odds_f32x8(_mm256_loadu_ps(from + last_1 - 1),
                        _mm256_loadu_ps(from + last_1 - 1 + 8));
                    most_1 = _mm256_blendv_ps(_mm256_max_ps(t_6, most_1), t_6,
                        (__m256)(t_6 != t_6));
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, most_1);
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            i32x8 lanes_1 = first_lanes_i32x8(min_index(2 * (count - whole), 8));
            i32x8 lanes_2 = first_lanes_i32x8(max_index(2 * (count - whole) - 8, 0));
            const float *corner = x + row * x_row + whole * x_step;
            f32x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x8 x_1 = _mm256_maskload_ps(from + right, (__m256i)lanes_1);
                    f32x8 x_2 = _mm256_maskload_ps(from + right + 8, (__m256i)lanes_2);
                    f32x8 t_9 = odds_f32x8(x_1, x_2);
                    f32x8 t_11 = _mm256_blendv_ps(_mm256_max_ps(t_9, evens_f32x8(x_1, x_2)), t_9,
                        (__m256)(t_9 != t_9));
                    most_1 = _mm256_blendv_ps(_mm256_max_ps(t_11, most_1), t_11,
                        (__m256)(t_11 != t_11));
                }
                if (last_1 < wide) {
                    f32x8 t_8 = odds_f32x8(_mm256_maskload_ps(from + last_1 - 1, (__m256i)lanes_1),
                        _mm256_maskload_ps(from + last_1 - 1 + 8, (__m256i)lanes_2));
                    most_1 = _mm256_blendv_ps(_mm256_max_ps(t_8, most_1), t_8,
                        (__m256)(t_8 != t_8));
                }
            }
            _mm256_maskstore_ps(y + row * y_row + whole, (__m256i)lanes, most_1);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < (((unit || paired) || flat) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            const float *corner = x + row * x_row + i * x_step;
            float given_1 = given;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    float x_1 = from[right * x_right];
                    given_1 = x_1 != x_1 ? x_1 : max_f32(x_1, given_1);
                }
            }
            y[row * y_row + i] = given_1;
        }
    }
}

/* tnk_max_pool2d_f64__avx2_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: dtype=f64 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 select 2 ld; 2 max 2 select 2 ld; 1 max 1 select 1 ld; 1 max
 *   1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1
 *   ld
 * vector registers: 4 of 16 */
void tnk_max_pool2d_f64__avx2_r2(const int64_t *n, void *const *data, const int64_t *stride)
{
    const double *x = data[0];
    double *y = data[2];
    int64_t rows = n[0];
    int64_t count = n[1];
    int64_t high = n[2];
    int64_t wide = n[3];
    int64_t x_row = stride[0];
    int64_t x_step = stride[1];
    int64_t x_down = stride[2];
    int64_t x_right = stride[3];
    int64_t y_row = stride[4];
    const double *value = data[1];
    double given = value[0];
    f64x4 most = _mm256_set1_pd(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const double *corner = x + row * x_row + i * x_step;
            const double *corner_1 = x + (row + 1) * x_row + i * x_step;
            f64x4 most_1 = most;
            f64x4 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                const double *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x4 x_1 = _mm256_loadu_pd(from + right * x_right);
                    most_1 = _mm256_blendv_pd(max_f64x4(x_1, most_1), x_1, (__m256d)(x_1 != x_1));
                    f64x4 x_2 = _mm256_loadu_pd(from_1 + right * x_right);
                    most_2 = _mm256_blendv_pd(max_f64x4(x_2, most_2), x_2, (__m256d)(x_2 != x_2));
                }
            }
            _mm256_storeu_pd(y + row * y_row + i, most_1);
            _mm256_storeu_pd(y + (row + 1) * y_row + i, most_2);
        }
        if (whole < count) {
            i64x4 lanes = first_lanes_i64x4(count - whole);
            const double *corner = x + row * x_row + whole * x_step;
            const double *corner_1 = x + (row + 1) * x_row + whole * x_step;
            f64x4 most_1 = most;
            f64x4 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                const double *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x4 x_1 = _mm256_maskload_pd(from + right * x_right, (__m256i)lanes);
                    most_1 = _mm256_blendv_pd(max_f64x4(x_1, most_1), x_1, (__m256d)(x_1 != x_1));
                    f64x4 x_2 = _mm256_maskload_pd(from_1 + right * x_right, (__m256i)lanes);
                    most_2 = _mm256_blendv_pd(max_f64x4(x_2, most_2), x_2, (__m256d)(x_2 != x_2));
                }
            }
            _mm256_maskstore_pd(y + row * y_row + whole, (__m256i)lanes, most_1);
            _mm256_maskstore_pd(y + (row + 1) * y_row + whole, (__m256i)lanes, most_2);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const double *corner = x + row * x_row + i * x_step;
            f64x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x4 x_1 = _mm256_loadu_pd(from + right * x_right);
                    most_1 = _mm256_blendv_pd(max_f64x4(x_1, most_1), x_1, (__m256d)(x_1 != x_1));
                }
            }
            _mm256_storeu_pd(y + row * y_row + i, most_1);
        }
        if (whole < count) {
            i64x4 lanes = first_lanes_i64x4(count - whole);
            const double *corner = x + row * x_row + whole * x_step;
            f64x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x4 x_1 = _mm256_maskload_pd(from + right * x_right, (__m256i)lanes);
                    most_1 = _mm256_blendv_pd(max_f64x4(x_1, most_1), x_1, (__m256d)(x_1 != x_1));
                }
            }
            _mm256_maskstore_pd(y + row * y_row + whole, (__m256i)lanes, most_1);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const double *corner = x + row * x_row + i * x_step;
            f64x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x4 x_1 = _mm256_loadu_pd(from + right);
                    f64x4 x_2 = _mm256_loadu_pd(from + right + 4);
                    f64x4 t_5 = odds_f64x4(x_1, x_2);
                    f64x4 t_7 = _mm256_blendv_pd(max_f64x4(t_5, evens_f64x4(x_1, x_2)), t_5,
                        (__m256d)(t_5 != t_5));
                    most_1 = _mm256_blendv_pd(max_f64x4(t_7, most_1), t_7, (__m256d)(t_7 != t_7));
                }
                if (last_1 < wide) {
                    f64x4 t_4 = odds_f64x4(_mm256_loadu_pd(from + last_1 - 1),
                        _mm256_loadu_pd(from + last_1 - 1 + 4));
                    most_1 = _mm256_blendv_pd(max_f64x4(t_4, most_1), t_4, (__m256d)(t_4 != t_4));
                }
            }
            _mm256_storeu_pd(y + row * y_row + i, most_1);
        }
        if (whole < count) {
            i64x4 lanes = first_lanes_i64x4(count - whole);
            i64x4 lanes_1 = first_lanes_i64x4(min_index(2 * (count - whole), 4));
            i64x4 lanes_2 = first_lanes_i64x4(max_index(2 * (count - whole) - 4, 0));
            const double *corner = x + row * x_row + whole * x_step;
            f64x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x4 x_1 = _mm256_maskload_pd(from + right, (__m256i)lanes_1);
                    f64x4 x_2 = _mm256_maskload_pd(from + right + 4, (__m256i)lanes_2);
                    f64x4 t_7 = odds_f64x4(x_1, x_2);
                    f64x4 t_9 = _mm256_blendv_pd(max_f64x4(t_7, evens_f64x4(x_1, x_2)), t_7,
                        (__m256d)(t_7 != t_7));
                    most_1 = _mm256_blendv_pd(max_f64x4(t_9, most_1), t_9, (__m256d)(t_9 != t_9));
                }
                if (last_1 < wide) {
                    f64x4 t_6 = odds_f64x4(_mm256_maskload_pd(from + last_1 - 1, (__m256i)lanes_1),
                        _mm256_maskload_pd(from + last_1 - 1 + 4, (__m256i)lanes_2));
                    most_1 = _mm256_blendv_pd(max_f64x4(t_6, most_1), t_6, (__m256d)(t_6 != t_6));
                }
            }
            _mm256_maskstore_pd(y + row * y_row + whole, (__m256i)lanes, most_1);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < ((unit || paired) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            const double *corner = x + row * x_row + i * x_step;
            double given_1 = given;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    double x_1 = from[right * x_right];
                    given_1 = x_1 != x_1 ? x_1 : max_f64(x_1, given_1);
                }
            }
            y[row * y_row + i] = given_1;
        }
    }
}

/* tnk_max_pool2d_i8__avx2_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: dtype=i8 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2
 *   ld; 2 max 2 shuffle 2 ld; 1 max 1 ld
 * vector registers: 4 of 16 */
void tnk_max_pool2d_i8__avx2_r2(const int64_t *n, void *const *data, const int64_t *stride)
{
    const int8_t *x = data[0];
    int8_t *y = data[2];
    int64_t rows = n[0];
    int64_t count = n[1];
    int64_t high = n[2];
    int64_t wide = n[3];
    int64_t x_row = stride[0];
    int64_t x_step = stride[1];
    int64_t x_down = stride[2];
    int64_t x_right = stride[3];
    int64_t y_row = stride[4];
    const int8_t *value = data[1];
    int8_t given = value[0];
    i8x32 most = (i8x32)_mm256_set1_epi8(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            const int8_t *corner = x + row * x_row + i * x_step;
            const int8_t *corner_1 = x + (row + 1) * x_row + i * x_step;
            i8x32 most_1 = most;
            i8x32 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                const int8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i8x32)_mm256_max_epi8((__m256i)*(const i8x32u *)(from + right
                        * x_right), (__m256i)most_1);
                    most_2 = (i8x32)_mm256_max_epi8((__m256i)*(const i8x32u *)(from_1 + right
                        * x_right), (__m256i)most_2);
                }
            }
            *(i8x32u *)(y + row * y_row + i) = most_1;
            *(i8x32u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            i8x32 lanes = first_lanes_i8x32(count - whole);
            const int8_t *corner = x + row * x_row + whole * x_step;
            const int8_t *corner_1 = x + (row + 1) * x_row + whole * x_step;
            i8x32 most_1 = most;
            i8x32 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                const int8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i8x32)_mm256_max_epi8((__m256i)load_mask_i8x32(from + right
                        * x_right, lanes), (__m256i)most_1);
                    most_2 = (i8x32)_mm256_max_epi8((__m256i)load_mask_i8x32(from_1 + right
                        * x_right, lanes), (__m256i)most_2);
                }
            }
            store_mask_i8x32(y + row * y_row + whole, most_1, lanes);
            store_mask_i8x32(y + (row + 1) * y_row + whole, most_2, lanes);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            const int8_t *corner = x + row * x_row + i * x_step;
            i8x32 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i8x32)_mm256_max_epi8((__m256i)*(const i8x32u *)(from + right
                        * x_right), (__m256i)most_1);
                }
            }
            *(i8x32u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i8x32 lanes = first_lanes_i8x32(count - whole);
            const int8_t *corner = x + row * x_row + whole * x_step;
            i8x32 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i8x32)_mm256_max_epi8((__m256i)load_mask_i8x32(from + right
                        * x_right, lanes), (__m256i)most_1);
                }
            }
            store_mask_i8x32(y + row * y_row + whole, most_1, lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            const int8_t *corner = x + row * x_row + i * x_step;
            i8x32 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i8x32 x_1 = *(const i8x32u *)(from + right);
                    i8x32 x_2 = *(const i8x32u *)(from + right + 32);
                    most_1 =
                        (i8x32)_mm256_max_epi8((__m256i)_mm256_max_epi8((__m256i)odds_i8x32(x_1,
                        x_2), (__m256i)evens_i8x32(x_1, x_2)), (__m256i)most_1);
                }
                if (last_1 < wide) {
                    most_1 = (i8x32)_mm256_max_epi8((__m256i)odds_i8x32(*(const i8x32u *)(from
                        + last_1 - 1), *(const i8x32u *)(from + last_1 - 1 + 32)), (__m256i)most_1);
                }
            }
            *(i8x32u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i8x32 lanes = first_lanes_i8x32(count - whole);
            i8x32 lanes_1 = first_lanes_i8x32(min_index(2 * (count - whole), 32));
            i8x32 lanes_2 = first_lanes_i8x32(max_index(2 * (count - whole) - 32, 0));
            const int8_t *corner = x + row * x_row + whole * x_step;
            i8x32 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i8x32 x_1 = load_mask_i8x32(from + right, lanes_1);
                    i8x32 x_2 = load_mask_i8x32(from + right + 32, lanes_2);
                    most_1 =
                        (i8x32)_mm256_max_epi8((__m256i)_mm256_max_epi8((__m256i)odds_i8x32(x_1,
                        x_2), (__m256i)evens_i8x32(x_1, x_2)), (__m256i)most_1);
                }
                if (last_1 < wide) {
                    most_1 = (i8x32)_mm256_max_epi8((__m256i)odds_i8x32(load_mask_i8x32(from
                        + last_1 - 1, lanes_1), load_mask_i8x32(from + last_1 - 1 + 32, lanes_2)),
                        (__m256i)most_1);
                }
            }
            store_mask_i8x32(y + row * y_row + whole, most_1, lanes);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < ((unit || paired) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            const int8_t *corner = x + row * x_row + i * x_step;
            int8_t given_1 = given;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    given_1 = max_i8(from[right * x_right], given_1);
                }
            }
            y[row * y_row + i] = given_1;
        }
    }
}

/* tnk_max_pool2d_u8__avx2_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: dtype=u8 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2
 *   ld; 2 max 2 shuffle 2 ld; 1 max 1 ld
 * vector registers: 4 of 16 */
void tnk_max_pool2d_u8__avx2_r2(const int64_t *n, void *const *data, const int64_t *stride)
{
    const uint8_t *x = data[0];
    uint8_t *y = data[2];
    int64_t rows = n[0];
    int64_t count = n[1];
    int64_t high = n[2];
    int64_t wide = n[3];
    int64_t x_row = stride[0];
    int64_t x_step = stride[1];
    int64_t x_down = stride[2];
    int64_t x_right = stride[3];
    int64_t y_row = stride[4];
    const uint8_t *value = data[1];
    uint8_t given = value[0];
    u8x32 most = (u8x32)_mm256_set1_epi8(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            const uint8_t *corner_1 = x + (row + 1) * x_row + i * x_step;
            u8x32 most_1 = most;
            u8x32 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                const uint8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (u8x32)_mm256_max_epu8((__m256i)*(const u8x32u *)(from + right
                        * x_right), (__m256i)most_1);
                    most_2 = (u8x32)_mm256_max_epu8((__m256i)*(const u8x32u *)(from_1 + right
                        * x_right), (__m256i)most_2);
                }
            }
            *(u8x32u *)(y + row * y_row + i) = most_1;
            *(u8x32u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            i8x32 lanes = first_lanes_i8x32(count - whole);
            const uint8_t *corner = x + row * x_row + whole * x_step;
            const uint8_t *corner_1 = x + (row + 1) * x_row + whole * x_step;
            u8x32 most_1 = most;
            u8x32 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                const uint8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (u8x32)_mm256_max_epu8((__m256i)load_mask_u8x32(from + right
                        * x_right, lanes), (__m256i)most_1);
                    most_2 = (u8x32)_mm256_max_epu8((__m256i)load_mask_u8x32(from_1 + right
                        * x_right, lanes), (__m256i)most_2);
                }
            }
            store_mask_u8x32(y + row * y_row + whole, most_1, lanes);
            store_mask_u8x32(y + (row + 1) * y_row + whole, most_2, lanes);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            u8x32 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (u8x32)_mm256_max_epu8((__m256i)*(const u8x32u *)(from + right
                        * x_right), (__m256i)most_1);
                }
            }
            *(u8x32u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i8x32 lanes = first_lanes_i8x32(count - whole);
            const uint8_t *corner = x + row * x_row + whole * x_step;
            u8x32 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (u8x32)_mm256_max_epu8((__m256i)load_mask_u8x32(from + right
                        * x_right, lanes), (__m256i)most_1);
                }
            }
            store_mask_u8x32(y + row * y_row + whole, most_1, lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            u8x32 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    u8x32 x_1 = *(const u8x32u *)(from + right);
                    u8x32 x_2 = *(const u8x32u *)(from + right + 32);
                    most_1 =
                        (u8x32)_mm256_max_epu8((__m256i)_mm256_max_epu8((__m256i)odds_u8x32(x_1,
                        x_2), (__m256i)evens_u8x32(x_1, x_2)), (__m256i)most_1);
                }
                if (last_1 < wide) {
                    most_1 = (u8x32)_mm256_max_epu8((__m256i)odds_u8x32(*(const u8x32u *)(from
                        + last_1 - 1), *(const u8x32u *)(from + last_1 - 1 + 32)), (__m256i)most_1);
                }
            }
            *(u8x32u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i8x32 lanes = first_lanes_i8x32(count - whole);
            i8x32 lanes_1 = first_lanes_i8x32(min_index(2 * (count - whole), 32));
            i8x32 lanes_2 = first_lanes_i8x32(max_index(2 * (count - whole) - 32, 0));
            const uint8_t *corner = x + row * x_row + whole * x_step;
            u8x32 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    u8x32 x_1 = load_mask_u8x32(from + right, lanes_1);
                    u8x32 x_2 = load_mask_u8x32(from + right + 32, lanes_2);
                    most_1 =
                        (u8x32)_mm256_max_epu8((__m256i)_mm256_max_epu8((__m256i)odds_u8x32(x_1,
                        x_2), (__m256i)evens_u8x32(x_1, x_2)), (__m256i)most_1);
                }
                if (last_1 < wide) {
                    most_1 = (u8x32)_mm256_max_epu8((__m256i)odds_u8x32(load_mask_u8x32(from
                        + last_1 - 1, lanes_1), load_mask_u8x32(from + last_1 - 1 + 32, lanes_2)),
                        (__m256i)most_1);
                }
            }
            store_mask_u8x32(y + row * y_row + whole, most_1, lanes);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < ((unit || paired) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            uint8_t given_1 = given;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    given_1 = max_u8(from[right * x_right], given_1);
                }
            }
            y[row * y_row + i] = given_1;
        }
    }
}

/* tnk_max_pool2d_i32__avx2_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: dtype=i32 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2
 *   ld; 2 max 2 shuffle 2 ld; 1 max 1 ld
 * vector registers: 4 of 16 */
void tnk_max_pool2d_i32__avx2_r2(const int64_t *n, void *const *data, const int64_t *stride)
{
    const int32_t *x = data[0];
    int32_t *y = data[2];
    int64_t rows = n[0];
    int64_t count = n[1];
    int64_t high = n[2];
    int64_t wide = n[3];
    int64_t x_row = stride[0];
    int64_t x_step = stride[1];
    int64_t x_down = stride[2];
    int64_t x_right = stride[3];
    int64_t y_row = stride[4];
    const int32_t *value = data[1];
    int32_t given = value[0];
    i32x8 most = (i32x8)_mm256_set1_epi32(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const int32_t *corner = x + row * x_row + i * x_step;
            const int32_t *corner_1 = x + (row + 1) * x_row + i * x_step;
            i32x8 most_1 = most;
            i32x8 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                const int32_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i32x8)_mm256_max_epi32((__m256i)*(const i32x8u *)(from + right
                        * x_right), (__m256i)most_1);
                    most_2 = (i32x8)_mm256_max_epi32((__m256i)*(const i32x8u *)(from_1 + right
                        * x_right), (__m256i)most_2);
                }
            }
            *(i32x8u *)(y + row * y_row + i) = most_1;
            *(i32x8u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            const int32_t *corner = x + row * x_row + whole * x_step;
            const int32_t *corner_1 = x + (row + 1) * x_row + whole * x_step;
            i32x8 most_1 = most;
            i32x8 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                const int32_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 =
                        (i32x8)_mm256_max_epi32((__m256i)_mm256_maskload_epi32((const int *)(from
                        + right * x_right), (__m256i)lanes), (__m256i)most_1);
                    most_2 =
                        (i32x8)_mm256_max_epi32((__m256i)_mm256_maskload_epi32((const int *)(from_1
                        + right * x_right), (__m256i)lanes), (__m256i)most_2);
                }
            }
            _mm256_maskstore_epi32((int *)(y + row * y_row + whole), (__m256i)lanes,
                (__m256i)most_1);
            _mm256_maskstore_epi32((int *)(y + (row + 1) * y_row + whole), (__m256i)lanes,
                (__m256i)most_2);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i32x8)_mm256_max_epi32((__m256i)*(const i32x8u *)(from + right
                        * x_right), (__m256i)most_1);
                }
            }
            *(i32x8u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 =
                        (i32x8)_mm256_max_epi32((__m256i)_mm256_maskload_epi32((const int *)(from
                        + right * x_right), (__m256i)lanes), (__m256i)most_1);
                }
            }
            _mm256_maskstore_epi32((int *)(y + row * y_row + whole), (__m256i)lanes,
                (__m256i)most_1);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x8 x_1 = *(const i32x8u *)(from + right);
                    i32x8 x_2 = *(const i32x8u *)(from + right + 8);
                    most_1 =
                        (i32x8)_mm256_max_epi32((__m256i)_mm256_max_epi32((__m256i)odds_i32x8(x_1,
                        x_2), (__m256i)evens_i32x8(x_1, x_2)), (__m256i)most_1);
                }
                if (last_1 < wide) {
                    most_1 = (i32x8)_mm256_max_epi32((__m256i)odds_i32x8(*(const i32x8u *)(from
                        + last_1 - 1), *(const i32x8u *)(from + last_1 - 1 + 8)), (__m256i)most_1);
                }
            }
            *(i32x8u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            i32x8 lanes_1 = first_lanes_i32x8(min_index(2 * (count - whole), 8));
            i32x8 lanes_2 = first_lanes_i32x8(max_index(2 * (count - whole) - 8, 0));
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x8 x_1 = (i32x8)_mm256_maskload_epi32((const int *)(from + right),
                        (__m256i)lanes_1);
                    i32x8 x_2 = (i32x8)_mm256_maskload_epi32((const int *)(from + right + 8),
                        (__m256i)lanes_2);
                    most_1 =
                        (i32x8)_mm256_max_epi32((__m256i)_mm256_max_epi32((__m256i)odds_i32x8(x_1,
                        x_2), (__m256i)evens_i32x8(x_1, x_2)), (__m256i)most_1);
                }
                if (last_1 < wide) {
                    most_1 =
                        (i32x8)_mm256_max_epi32((__m256i)odds_i32x8((i32x8)_mm256_maskload_epi32(
                        (const int *)(from + last_1 - 1), (__m256i)lanes_1),
                        (i32x8)_mm256_maskload_epi32((const int *)(from + last_1 - 1 + 8),
                        (__m256i)lanes_2)), (__m256i)most_1);
                }
            }
            _mm256_maskstore_epi32((int *)(y + row * y_row + whole), (__m256i)lanes,
                (__m256i)most_1);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < ((unit || paired) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            const int32_t *corner = x + row * x_row + i * x_step;
            int32_t given_1 = given;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    given_1 = max_i32(from[right * x_right], given_1);
                }
            }
            y[row * y_row + i] = given_1;
        }
    }
}

/* tnk_avg_pool2d_f32__avx2_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: acc=f32 dtype=f32 flat=yes op=avg rows=2
 * listed in gen/manifest/pool.lua: small windows
 * a turn of each inner loop: 2 add 2 ld; 2 add 2 ld; 1 add 1 ld; 1 add 1 ld; 1 add 1 ld; 2 add 2
 *   shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld
 * vector registers: 4 of 16 */
void tnk_avg_pool2d_f32__avx2_r2(const int64_t *n, void *const *data, const int64_t *stride)
{
    const float *x = data[0];
    float *y = data[2];
    int64_t rows = n[0];
    int64_t count = n[1];
    int64_t high = n[2];
    int64_t wide = n[3];
    int64_t x_row = stride[0];
    int64_t x_step = stride[1];
    int64_t x_down = stride[2];
    int64_t x_right = stride[3];
    int64_t y_row = stride[4];
    const double *value = data[1];
    double given = value[0];
    float t = (float)given;
    f32x8 divisors = _mm256_set1_ps(t);
    int flat = count == 1 && x_right == 1 && x_down == wide && 8 < (high * wide);
    int unit = x_step == 1 && !flat;
    int paired = x_step == 2 && x_right == 1 && 1 < wide && !flat;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const float *corner = x + row * x_row + i * x_step;
            const float *corner_1 = x + (row + 1) * x_row + i * x_step;
            f32x8 sum = {0};
            f32x8 sum_1 = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm256_loadu_ps(from + right * x_right);
                    sum_1 += _mm256_loadu_ps(from_1 + right * x_right);
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, sum / divisors);
            _mm256_storeu_ps(y + (row + 1) * y_row + i, sum_1 / divisors);
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            const float *corner_1 = x + (row + 1) * x_row + whole * x_step;
            f32x8 sum = {0};
            f32x8 sum_1 = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm256_maskload_ps(from + right * x_right, (__m256i)lanes);
                    sum_1 += _mm256_maskload_ps(from_1 + right * x_right, (__m256i)lanes);
                }
            }
            _mm256_maskstore_ps(y + row * y_row + whole, (__m256i)lanes, sum / divisors);
            _mm256_maskstore_ps(y + (row + 1) * y_row + whole, (__m256i)lanes, sum_1 / divisors);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const float *corner = x + row * x_row + i * x_step;
            f32x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm256_loadu_ps(from + right * x_right);
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, sum / divisors);
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            f32x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm256_maskload_ps(from + right * x_right, (__m256i)lanes);
                }
            }
            _mm256_maskstore_ps(y + row * y_row + whole, (__m256i)lanes, sum / divisors);
        }
    }

    /* In one piece. */
    for (int64_t row = 0; row < (flat ? rows : 0); row++) {
        int64_t taps = high * wide;
        const float *from = x + row * x_row;
        int64_t whole = taps & -8;
        f32x8 sum = {0};
        for (int64_t i = 0; i < whole; i += 8) {
            sum += _mm256_loadu_ps(from + i);
        }
        if (whole < taps) {
            i32x8 lanes = first_lanes_i32x8(taps - whole);
            sum += _mm256_maskload_ps(from + whole, (__m256i)lanes);
        }
        f32x8 joined = sum + rotate_4_f32x8(sum);
        joined += rotate_2_f32x8(joined);
        joined += rotate_1_f32x8(joined);
        y[row * y_row] = joined[0] / t;
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const float *corner = x + row * x_row + i * x_step;
            f32x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x8 x_1 = _mm256_loadu_ps(from + right);
                    f32x8 x_2 = _mm256_loadu_ps(from + right + 8);
                    sum = sum + evens_f32x8(x_1, x_2) + odds_f32x8(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f32x8(_mm256_loadu_ps(from + last_1 - 1),
                        _mm256_loadu_ps(from + last_1 - 1 + 8));
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, sum / divisors);
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            i32x8 lanes_1 = first_lanes_i32x8(min_index(2 * (count - whole), 8));
            i32x8 lanes_2 = first_lanes_i32x8(max_index(2 * (count - whole) - 8, 0));
            const float *corner = x + row * x_row + whole * x_step;
            f32x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x8 x_1 = _mm256_maskload_ps(from + right, (__m256i)lanes_1);
                    f32x8 x_2 = _mm256_maskload_ps(from + right + 8, (__m256i)lanes_2);
                    sum = sum + evens_f32x8(x_1, x_2) + odds_f32x8(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f32x8(_mm256_maskload_ps(from + last_1 - 1, (__m256i)lanes_1),
                        _mm256_maskload_ps(from + last_1 - 1 + 8, (__m256i)lanes_2));
                }
            }
            _mm256_maskstore_ps(y + row * y_row + whole, (__m256i)lanes, sum / divisors);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < (((unit || paired) || flat) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            const float *corner = x + row * x_row + i * x_step;
            float t_9 = 0.0f;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    t_9 += from[right * x_right];
                }
            }
            y[row * y_row + i] = t_9 / t;
        }
    }
}

/* tnk_avg_pool2d_f32__avx2_wide
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: acc=f64 dtype=f32 op=avg rows=1
 * listed in gen/manifest/pool.lua: large windows, and exact averages of all
 * a turn of each inner loop: 1 add 1 convert 1 ld; 1 add 1 convert 1 ld; 2 add 2 convert 2
 *   shuffle 2 ld; 2 add 2 convert 2 shuffle 2 ld; 1 add 1 convert 1 ld
 * vector registers: 4 of 16 */
void tnk_avg_pool2d_f32__avx2_wide(const int64_t *n, void *const *data, const int64_t *stride)
{
    const float *x = data[0];
    float *y = data[2];
    int64_t rows = n[0];
    int64_t count = n[1];
    int64_t high = n[2];
    int64_t wide = n[3];
    int64_t x_row = stride[0];
    int64_t x_step = stride[1];
    int64_t x_down = stride[2];
    int64_t x_right = stride[3];
    int64_t y_row = stride[4];
    const double *value = data[1];
    double given = value[0];
    f64x4 divisors = _mm256_set1_pd(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const float *corner = x + row * x_row + i * x_step;
            f64x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm256_cvtps_pd((__m128)_mm_loadu_ps(from + right * x_right));
                }
            }
            _mm_storeu_ps(y + row * y_row + i, __builtin_convertvector(sum / divisors, f32x4));
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            f64x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm256_cvtps_pd((__m128)_mm_maskload_ps(from + right * x_right,
                        (__m128i)lanes));
                }
            }
            _mm_maskstore_ps(y + row * y_row + whole, (__m128i)lanes,
                __builtin_convertvector(sum / divisors, f32x4));
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const float *corner = x + row * x_row + i * x_step;
            f64x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x4 x_1 = _mm_loadu_ps(from + right);
                    f32x4 x_2 = _mm_loadu_ps(from + right + 4);
                    sum = sum + _mm256_cvtps_pd((__m128)evens_f32x4(x_1, x_2))
                        + _mm256_cvtps_pd((__m128)odds_f32x4(x_1, x_2));
                }
                if (last_1 < wide) {
                    f64x4 t_5 = _mm256_cvtps_pd((__m128)odds_f32x4(_mm_loadu_ps(from + last_1 - 1),
                        _mm_loadu_ps(from + last_1 - 1 + 4)));
                    sum += t_5;
                }
            }
            _mm_storeu_ps(y + row * y_row + i, __builtin_convertvector(sum / divisors, f32x4));
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            i32x4 lanes_1 = first_lanes_i32x4(min_index(2 * (count - whole), 4));
            i32x4 lanes_2 = first_lanes_i32x4(max_index(2 * (count - whole) - 4, 0));
            const float *corner = x + row * x_row + whole * x_step;
            f64x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x4 x_1 = _mm_maskload_ps(from + right, (__m128i)lanes_1);
                    f32x4 x_2 = _mm_maskload_ps(from + right + 4, (__m128i)lanes_2);
                    sum = sum + _mm256_cvtps_pd((__m128)evens_f32x4(x_1, x_2))
                        + _mm256_cvtps_pd((__m128)odds_f32x4(x_1, x_2));
                }
                if (last_1 < wide) {
                    f64x4 t_7 = _mm256_cvtps_pd((__m128)odds_f32x4(_mm_maskload_ps(from + last_1
                        - 1, (__m128i)lanes_1),
                        _mm_maskload_ps(from + last_1 - 1 + 4, (__m128i)lanes_2)));
                    sum += t_7;
                }
            }
            _mm_maskstore_ps(y + row * y_row + whole, (__m128i)lanes,
                __builtin_convertvector(sum / divisors, f32x4));
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < ((unit || paired) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            const float *corner = x + row * x_row + i * x_step;
            double t_6 = 0.0;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    t_6 += (double)from[right * x_right];
                }
            }
            y[row * y_row + i] = (float)(t_6 / given);
        }
    }
}

/* tnk_avg_pool2d_f64__avx2_wide
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: acc=f64 dtype=f64 op=avg rows=1
 * listed in gen/manifest/pool.lua: averages of f64
 * a turn of each inner loop: 1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld;
 *   1 add 1 ld
 * vector registers: 4 of 16 */
void tnk_avg_pool2d_f64__avx2_wide(const int64_t *n, void *const *data, const int64_t *stride)
{
    const double *x = data[0];
    double *y = data[2];
    int64_t rows = n[0];
    int64_t count = n[1];
    int64_t high = n[2];
    int64_t wide = n[3];
    int64_t x_row = stride[0];
    int64_t x_step = stride[1];
    int64_t x_down = stride[2];
    int64_t x_right = stride[3];
    int64_t y_row = stride[4];
    const double *value = data[1];
    double given = value[0];
    f64x4 divisors = _mm256_set1_pd(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const double *corner = x + row * x_row + i * x_step;
            f64x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm256_loadu_pd(from + right * x_right);
                }
            }
            _mm256_storeu_pd(y + row * y_row + i, sum / divisors);
        }
        if (whole < count) {
            i64x4 lanes = first_lanes_i64x4(count - whole);
            const double *corner = x + row * x_row + whole * x_step;
            f64x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm256_maskload_pd(from + right * x_right, (__m256i)lanes);
                }
            }
            _mm256_maskstore_pd(y + row * y_row + whole, (__m256i)lanes, sum / divisors);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const double *corner = x + row * x_row + i * x_step;
            f64x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x4 x_1 = _mm256_loadu_pd(from + right);
                    f64x4 x_2 = _mm256_loadu_pd(from + right + 4);
                    sum = sum + evens_f64x4(x_1, x_2) + odds_f64x4(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f64x4(_mm256_loadu_pd(from + last_1 - 1),
                        _mm256_loadu_pd(from + last_1 - 1 + 4));
                }
            }
            _mm256_storeu_pd(y + row * y_row + i, sum / divisors);
        }
        if (whole < count) {
            i64x4 lanes = first_lanes_i64x4(count - whole);
            i64x4 lanes_1 = first_lanes_i64x4(min_index(2 * (count - whole), 4));
            i64x4 lanes_2 = first_lanes_i64x4(max_index(2 * (count - whole) - 4, 0));
            const double *corner = x + row * x_row + whole * x_step;
            f64x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x4 x_1 = _mm256_maskload_pd(from + right, (__m256i)lanes_1);
                    f64x4 x_2 = _mm256_maskload_pd(from + right + 4, (__m256i)lanes_2);
                    sum = sum + evens_f64x4(x_1, x_2) + odds_f64x4(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f64x4(_mm256_maskload_pd(from + last_1 - 1, (__m256i)lanes_1),
                        _mm256_maskload_pd(from + last_1 - 1 + 4, (__m256i)lanes_2));
                }
            }
            _mm256_maskstore_pd(y + row * y_row + whole, (__m256i)lanes, sum / divisors);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < ((unit || paired) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            const double *corner = x + row * x_row + i * x_step;
            double t_6 = 0.0;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    t_6 += from[right * x_right];
                }
            }
            y[row * y_row + i] = t_6 / given;
        }
    }
}
