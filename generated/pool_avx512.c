/* pool_avx512.c: kernels of gen/manifest/pool.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef int8_t i8x64 __attribute__((vector_size(64)));
typedef i8x64 i8x64u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x64 __attribute__((vector_size(64)));
typedef u8x64 u8x64u __attribute__((aligned(1), may_alias));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef float f32x8 __attribute__((vector_size(32)));

static inline f32x16 rotate_8_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x16 rotate_4_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3);
}

static inline f32x16 rotate_2_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1);
}

static inline f32x16 rotate_1_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0);
}

static inline f32x16 odds_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

static inline f32x16 evens_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
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

static inline f64x8 odds_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
}

static inline f64x8 evens_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

static inline i8x64 odds_i8x64(i8x64 a, i8x64 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31,
        33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63, 65, 67, 69, 71, 73, 75, 77,
        79, 81, 83, 85, 87, 89, 91, 93, 95, 97, 99, 101, 103, 105, 107, 109, 111, 113, 115, 117,
        119, 121, 123, 125, 127);
}

static inline i8x64 evens_i8x64(i8x64 a, i8x64 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
        32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76,
        78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108, 110, 112, 114, 116,
        118, 120, 122, 124, 126);
}

static inline int8_t max_i8(int8_t a, int8_t b)
{
    return a > b ? a : b;
}

static inline u8x64 odds_u8x64(u8x64 a, u8x64 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31,
        33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63, 65, 67, 69, 71, 73, 75, 77,
        79, 81, 83, 85, 87, 89, 91, 93, 95, 97, 99, 101, 103, 105, 107, 109, 111, 113, 115, 117,
        119, 121, 123, 125, 127);
}

static inline u8x64 evens_u8x64(u8x64 a, u8x64 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
        32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76,
        78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108, 110, 112, 114, 116,
        118, 120, 122, 124, 126);
}

static inline uint8_t max_u8(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

static inline i32x16 odds_i32x16(i32x16 a, i32x16 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

static inline i32x16 evens_i32x16(i32x16 a, i32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}

static inline int32_t max_i32(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

static inline f32x8 evens_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

static inline f32x8 odds_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
}

/* tnk_max_pool2d_f32__avx512_r4
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: dtype=f32 flat=yes op=max rows=4
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 4 max 4 select 4 ld; 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max
 *   1 select 1 ld; 1 max 1 select 1 ld; 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2
 *   select 2 shuffle 2 ld; 1 max 1 select 1 ld
 * vector registers: 5 of 32 */
void tnk_max_pool2d_f32__avx512_r4(const int64_t *n, void *const *data, const int64_t *stride)
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
    f32x16 most = _mm512_set1_ps(given);
    int flat = count == 1 && x_right == 1 && x_down == wide && 16 < (high * wide);
    int unit = x_step == 1 && !flat;
    int paired = x_step == 2 && x_right == 1 && 1 < wide && !flat;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 4;
    for (int64_t row = 0; row < blocks; row += 4) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const float *corner = x + row * x_row + i * x_step;
            const float *corner_1 = x + (row + 1) * x_row + i * x_step;
            const float *corner_2 = x + (row + 2) * x_row + i * x_step;
            const float *corner_3 = x + (row + 3) * x_row + i * x_step;
            f32x16 most_1 = most;
            f32x16 most_2 = most;
            f32x16 most_3 = most;
            f32x16 most_4 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                const float *from_2 = corner_2 + down * x_down;
                const float *from_3 = corner_3 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x16 x_1 = _mm512_loadu_ps(from + right * x_right);
                    most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_1, x_1, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_1, most_1), x_1);
                    f32x16 x_2 = _mm512_loadu_ps(from_1 + right * x_right);
                    most_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_2, x_2, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_2, most_2), x_2);
                    f32x16 x_3 = _mm512_loadu_ps(from_2 + right * x_right);
                    most_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_3, x_3, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_3, most_3), x_3);
                    f32x16 x_4 = _mm512_loadu_ps(from_3 + right * x_right);
                    most_4 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_4, x_4, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_4, most_4), x_4);
                }
            }
            _mm512_storeu_ps(y + row * y_row + i, most_1);
            _mm512_storeu_ps(y + (row + 1) * y_row + i, most_2);
            _mm512_storeu_ps(y + (row + 2) * y_row + i, most_3);
            _mm512_storeu_ps(y + (row + 3) * y_row + i, most_4);
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            const float *corner_1 = x + (row + 1) * x_row + whole * x_step;
            const float *corner_2 = x + (row + 2) * x_row + whole * x_step;
            const float *corner_3 = x + (row + 3) * x_row + whole * x_step;
            f32x16 most_1 = most;
            f32x16 most_2 = most;
            f32x16 most_3 = most;
            f32x16 most_4 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                const float *from_2 = corner_2 + down * x_down;
                const float *from_3 = corner_3 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x16 x_1 = _mm512_maskz_loadu_ps(lanes, from + right * x_right);
                    most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_1, x_1, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_1, most_1), x_1);
                    f32x16 x_2 = _mm512_maskz_loadu_ps(lanes, from_1 + right * x_right);
                    most_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_2, x_2, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_2, most_2), x_2);
                    f32x16 x_3 = _mm512_maskz_loadu_ps(lanes, from_2 + right * x_right);
                    most_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_3, x_3, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_3, most_3), x_3);
                    f32x16 x_4 = _mm512_maskz_loadu_ps(lanes, from_3 + right * x_right);
                    most_4 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_4, x_4, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_4, most_4), x_4);
                }
            }
            _mm512_mask_storeu_ps(y + row * y_row + whole, lanes, most_1);
            _mm512_mask_storeu_ps(y + (row + 1) * y_row + whole, lanes, most_2);
            _mm512_mask_storeu_ps(y + (row + 2) * y_row + whole, lanes, most_3);
            _mm512_mask_storeu_ps(y + (row + 3) * y_row + whole, lanes, most_4);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const float *corner = x + row * x_row + i * x_step;
            f32x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x16 x_1 = _mm512_loadu_ps(from + right * x_right);
                    most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_1, x_1, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_1, most_1), x_1);
                }
            }
            _mm512_storeu_ps(y + row * y_row + i, most_1);
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            f32x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x16 x_1 = _mm512_maskz_loadu_ps(lanes, from + right * x_right);
                    most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_1, x_1, _CMP_NEQ_UQ),
                        _mm512_max_ps(x_1, most_1), x_1);
                }
            }
            _mm512_mask_storeu_ps(y + row * y_row + whole, lanes, most_1);
        }
    }

    /* In one piece. */
    for (int64_t row = 0; row < (flat ? rows : 0); row++) {
        int64_t taps = high * wide;
        const float *from = x + row * x_row;
        int64_t whole = taps & -16;
        f32x16 most_1 = most;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 x_1 = _mm512_loadu_ps(from + i);
            most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_1, x_1, _CMP_NEQ_UQ),
                _mm512_max_ps(x_1, most_1), x_1);
        }
        if (whole < taps) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, taps - whole);
            f32x16 t_4 = _mm512_mask_blend_ps(lanes, most,
                _mm512_maskz_loadu_ps(lanes, from + whole));
            most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_4, t_4, _CMP_NEQ_UQ),
                _mm512_max_ps(t_4, most_1), t_4);
        }
        f32x16 t_4 = rotate_8_f32x16(most_1);
        f32x16 joined = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_4, t_4, _CMP_NEQ_UQ),
            _mm512_max_ps(t_4, most_1), t_4);
        f32x16 t_6 = rotate_4_f32x16(joined);
        joined = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_6, t_6, _CMP_NEQ_UQ),
            _mm512_max_ps(t_6, joined), t_6);
        f32x16 t_8 = rotate_2_f32x16(joined);
        joined = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_8, t_8, _CMP_NEQ_UQ),
            _mm512_max_ps(t_8, joined), t_8);
        f32x16 t_10 = rotate_1_f32x16(joined);
        joined = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_10, t_10, _CMP_NEQ_UQ),
            _mm512_max_ps(t_10, joined), t_10);
        float t_12 = joined[0];
        float t_13 = t_12;
        if (t_12 == 0.0f && given < 0.0f) {
            for (int64_t i = 0; i < taps; i++) {
                float x_1 = from[taps - i - 1];
                t_13 = x_1 == 0.0f ? x_1 : t_13;
            }
        }
        y[row * y_row] = t_13;
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const float *corner = x + row * x_row + i * x_step;
            f32x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x16 x_1 = _mm512_loadu_ps(from + right);
                    f32x16 x_2 = _mm512_loadu_ps(from + right + 16);
                    f32x16 t_7 = odds_f32x16(x_1, x_2);
                    f32x16 t_9 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_7, t_7, _CMP_NEQ_UQ),
                        _mm512_max_ps(t_7, evens_f32x16(x_1, x_2)), t_7);
                    most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_9, t_9, _CMP_NEQ_UQ),
                        _mm512_max_ps(t_9, most_1), t_9);
                }
                if (last_1 < wide) {
                    f32x16 t_6 = odds_f32x16(_mm512_loadu_ps(from + last_1 - 1),
                        _mm512_loadu_ps(from + last_1 - 1 + 16));
                    most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_6, t_6, _CMP_NEQ_UQ),
                        _mm512_max_ps(t_6, most_1), t_6);
                }
            }
            _mm512_storeu_ps(y + row * y_row + i, most_1);
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, min_index(2 * (count - whole), 16));
            __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 16, 0));
            const float *corner = x + row * x_row + whole * x_step;
            f32x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x16 x_1 = _mm512_maskz_loadu_ps(lanes_1, from + right);
                    f32x16 x_2 = _mm512_maskz_loadu_ps(lanes_2, from + right + 16);
                    f32x16 t_9 = odds_f32x16(x_1, x_2);
                    f32x16 t_11 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_9, t_9, _CMP_NEQ_UQ),
                        _mm512_max_ps(t_9, evens_f32x16(x_1, x_2)), t_9);
                    most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_11, t_11, _CMP_NEQ_UQ),
                        _mm512_max_ps(t_11, most_1), t_11);
                }
                if (last_1 < wide) {
                    f32x16 t_8 = odds_f32x16(_mm512_maskz_loadu_ps(lanes_1, from + last_1 - 1),
                        _mm512_maskz_loadu_ps(lanes_2, from + last_1 - 1 + 16));
                    most_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_8, t_8, _CMP_NEQ_UQ),
                        _mm512_max_ps(t_8, most_1), t_8);
                }
            }
            _mm512_mask_storeu_ps(y + row * y_row + whole, lanes, most_1);
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

/* tnk_max_pool2d_f64__avx512_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: dtype=f64 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 select 2 ld; 2 max 2 select 2 ld; 1 max 1 select 1 ld; 1 max
 *   1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1
 *   ld
 * vector registers: 4 of 32 */
void tnk_max_pool2d_f64__avx512_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    f64x8 most = _mm512_set1_pd(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const double *corner = x + row * x_row + i * x_step;
            const double *corner_1 = x + (row + 1) * x_row + i * x_step;
            f64x8 most_1 = most;
            f64x8 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                const double *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x8 x_1 = _mm512_loadu_pd(from + right * x_right);
                    most_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x_1, x_1, _CMP_NEQ_UQ),
                        _mm512_max_pd(x_1, most_1), x_1);
                    f64x8 x_2 = _mm512_loadu_pd(from_1 + right * x_right);
                    most_2 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x_2, x_2, _CMP_NEQ_UQ),
                        _mm512_max_pd(x_2, most_2), x_2);
                }
            }
            _mm512_storeu_pd(y + row * y_row + i, most_1);
            _mm512_storeu_pd(y + (row + 1) * y_row + i, most_2);
        }
        if (whole < count) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count - whole);
            const double *corner = x + row * x_row + whole * x_step;
            const double *corner_1 = x + (row + 1) * x_row + whole * x_step;
            f64x8 most_1 = most;
            f64x8 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                const double *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x8 x_1 = _mm512_maskz_loadu_pd(lanes, from + right * x_right);
                    most_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x_1, x_1, _CMP_NEQ_UQ),
                        _mm512_max_pd(x_1, most_1), x_1);
                    f64x8 x_2 = _mm512_maskz_loadu_pd(lanes, from_1 + right * x_right);
                    most_2 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x_2, x_2, _CMP_NEQ_UQ),
                        _mm512_max_pd(x_2, most_2), x_2);
                }
            }
            _mm512_mask_storeu_pd(y + row * y_row + whole, lanes, most_1);
            _mm512_mask_storeu_pd(y + (row + 1) * y_row + whole, lanes, most_2);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const double *corner = x + row * x_row + i * x_step;
            f64x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x8 x_1 = _mm512_loadu_pd(from + right * x_right);
                    most_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x_1, x_1, _CMP_NEQ_UQ),
                        _mm512_max_pd(x_1, most_1), x_1);
                }
            }
            _mm512_storeu_pd(y + row * y_row + i, most_1);
        }
        if (whole < count) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count - whole);
            const double *corner = x + row * x_row + whole * x_step;
            f64x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x8 x_1 = _mm512_maskz_loadu_pd(lanes, from + right * x_right);
                    most_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(x_1, x_1, _CMP_NEQ_UQ),
                        _mm512_max_pd(x_1, most_1), x_1);
                }
            }
            _mm512_mask_storeu_pd(y + row * y_row + whole, lanes, most_1);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const double *corner = x + row * x_row + i * x_step;
            f64x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x8 x_1 = _mm512_loadu_pd(from + right);
                    f64x8 x_2 = _mm512_loadu_pd(from + right + 8);
                    f64x8 t_5 = odds_f64x8(x_1, x_2);
                    f64x8 t_7 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_5, t_5, _CMP_NEQ_UQ),
                        _mm512_max_pd(t_5, evens_f64x8(x_1, x_2)), t_5);
                    most_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_7, t_7, _CMP_NEQ_UQ),
                        _mm512_max_pd(t_7, most_1), t_7);
                }
                if (last_1 < wide) {
                    f64x8 t_4 = odds_f64x8(_mm512_loadu_pd(from + last_1 - 1),
                        _mm512_loadu_pd(from + last_1 - 1 + 8));
                    most_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_4, t_4, _CMP_NEQ_UQ),
                        _mm512_max_pd(t_4, most_1), t_4);
                }
            }
            _mm512_storeu_pd(y + row * y_row + i, most_1);
        }
        if (whole < count) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count - whole);
            __mmask8 lanes_1 = (__mmask8)_bzhi_u64(~0ull, min_index(2 * (count - whole), 8));
            __mmask8 lanes_2 = (__mmask8)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 8, 0));
            const double *corner = x + row * x_row + whole * x_step;
            f64x8 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x8 x_1 = _mm512_maskz_loadu_pd(lanes_1, from + right);
                    f64x8 x_2 = _mm512_maskz_loadu_pd(lanes_2, from + right + 8);
                    f64x8 t_7 = odds_f64x8(x_1, x_2);
                    f64x8 t_9 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_7, t_7, _CMP_NEQ_UQ),
                        _mm512_max_pd(t_7, evens_f64x8(x_1, x_2)), t_7);
                    most_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_9, t_9, _CMP_NEQ_UQ),
                        _mm512_max_pd(t_9, most_1), t_9);
                }
                if (last_1 < wide) {
                    f64x8 t_6 = odds_f64x8(_mm512_maskz_loadu_pd(lanes_1, from + last_1 - 1),
                        _mm512_maskz_loadu_pd(lanes_2, from + last_1 - 1 + 8));
                    most_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_6, t_6, _CMP_NEQ_UQ),
                        _mm512_max_pd(t_6, most_1), t_6);
                }
            }
            _mm512_mask_storeu_pd(y + row * y_row + whole, lanes, most_1);
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

/* tnk_max_pool2d_i8__avx512_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: dtype=i8 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2
 *   ld; 2 max 2 shuffle 2 ld; 1 max 1 ld
 * vector registers: 4 of 32 */
void tnk_max_pool2d_i8__avx512_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    i8x64 most = (i8x64)_mm512_set1_epi8(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            const int8_t *corner = x + row * x_row + i * x_step;
            const int8_t *corner_1 = x + (row + 1) * x_row + i * x_step;
            i8x64 most_1 = most;
            i8x64 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                const int8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i8x64)_mm512_max_epi8((__m512i)*(const i8x64u *)(from + right
                        * x_right), (__m512i)most_1);
                    most_2 = (i8x64)_mm512_max_epi8((__m512i)*(const i8x64u *)(from_1 + right
                        * x_right), (__m512i)most_2);
                }
            }
            *(i8x64u *)(y + row * y_row + i) = most_1;
            *(i8x64u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, count - whole);
            const int8_t *corner = x + row * x_row + whole * x_step;
            const int8_t *corner_1 = x + (row + 1) * x_row + whole * x_step;
            i8x64 most_1 = most;
            i8x64 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                const int8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i8x64)_mm512_max_epi8((__m512i)_mm512_maskz_loadu_epi8(lanes,
                        from + right * x_right), (__m512i)most_1);
                    most_2 = (i8x64)_mm512_max_epi8((__m512i)_mm512_maskz_loadu_epi8(lanes,
                        from_1 + right * x_right), (__m512i)most_2);
                }
            }
            _mm512_mask_storeu_epi8(y + row * y_row + whole, lanes, (__m512i)most_1);
            _mm512_mask_storeu_epi8(y + (row + 1) * y_row + whole, lanes, (__m512i)most_2);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            const int8_t *corner = x + row * x_row + i * x_step;
            i8x64 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i8x64)_mm512_max_epi8((__m512i)*(const i8x64u *)(from + right
                        * x_right), (__m512i)most_1);
                }
            }
            *(i8x64u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, count - whole);
            const int8_t *corner = x + row * x_row + whole * x_step;
            i8x64 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i8x64)_mm512_max_epi8((__m512i)_mm512_maskz_loadu_epi8(lanes,
                        from + right * x_right), (__m512i)most_1);
                }
            }
            _mm512_mask_storeu_epi8(y + row * y_row + whole, lanes, (__m512i)most_1);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            const int8_t *corner = x + row * x_row + i * x_step;
            i8x64 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i8x64 x_1 = *(const i8x64u *)(from + right);
                    i8x64 x_2 = *(const i8x64u *)(from + right + 64);
                    most_1 =
                        (i8x64)_mm512_max_epi8((__m512i)_mm512_max_epi8((__m512i)odds_i8x64(x_1,
                        x_2), (__m512i)evens_i8x64(x_1, x_2)), (__m512i)most_1);
                }
                if (last_1 < wide) {
                    most_1 = (i8x64)_mm512_max_epi8((__m512i)odds_i8x64(*(const i8x64u *)(from
                        + last_1 - 1), *(const i8x64u *)(from + last_1 - 1 + 64)), (__m512i)most_1);
                }
            }
            *(i8x64u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, count - whole);
            __mmask64 lanes_1 = (__mmask64)_bzhi_u64(~0ull, min_index(2 * (count - whole), 64));
            __mmask64 lanes_2 = (__mmask64)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 64, 0));
            const int8_t *corner = x + row * x_row + whole * x_step;
            i8x64 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i8x64 x_1 = (i8x64)_mm512_maskz_loadu_epi8(lanes_1, from + right);
                    i8x64 x_2 = (i8x64)_mm512_maskz_loadu_epi8(lanes_2, from + right + 64);
                    most_1 =
                        (i8x64)_mm512_max_epi8((__m512i)_mm512_max_epi8((__m512i)odds_i8x64(x_1,
                        x_2), (__m512i)evens_i8x64(x_1, x_2)), (__m512i)most_1);
                }
                if (last_1 < wide) {
                    most_1 =
                        (i8x64)_mm512_max_epi8((__m512i)odds_i8x64((i8x64)_mm512_maskz_loadu_epi8(
                        lanes_1, from + last_1 - 1),
                        (i8x64)_mm512_maskz_loadu_epi8(lanes_2, from + last_1 - 1 + 64)),
                        (__m512i)most_1);
                }
            }
            _mm512_mask_storeu_epi8(y + row * y_row + whole, lanes, (__m512i)most_1);
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

/* tnk_max_pool2d_u8__avx512_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: dtype=u8 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2
 *   ld; 2 max 2 shuffle 2 ld; 1 max 1 ld
 * vector registers: 4 of 32 */
void tnk_max_pool2d_u8__avx512_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    u8x64 most = (u8x64)_mm512_set1_epi8(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            const uint8_t *corner_1 = x + (row + 1) * x_row + i * x_step;
            u8x64 most_1 = most;
            u8x64 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                const uint8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (u8x64)_mm512_max_epu8((__m512i)*(const u8x64u *)(from + right
                        * x_right), (__m512i)most_1);
                    most_2 = (u8x64)_mm512_max_epu8((__m512i)*(const u8x64u *)(from_1 + right
                        * x_right), (__m512i)most_2);
                }
            }
            *(u8x64u *)(y + row * y_row + i) = most_1;
            *(u8x64u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, count - whole);
            const uint8_t *corner = x + row * x_row + whole * x_step;
            const uint8_t *corner_1 = x + (row + 1) * x_row + whole * x_step;
            u8x64 most_1 = most;
            u8x64 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                const uint8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (u8x64)_mm512_max_epu8((__m512i)_mm512_maskz_loadu_epi8(lanes,
                        from + right * x_right), (__m512i)most_1);
                    most_2 = (u8x64)_mm512_max_epu8((__m512i)_mm512_maskz_loadu_epi8(lanes,
                        from_1 + right * x_right), (__m512i)most_2);
                }
            }
            _mm512_mask_storeu_epi8(y + row * y_row + whole, lanes, (__m512i)most_1);
            _mm512_mask_storeu_epi8(y + (row + 1) * y_row + whole, lanes, (__m512i)most_2);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            u8x64 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (u8x64)_mm512_max_epu8((__m512i)*(const u8x64u *)(from + right
                        * x_right), (__m512i)most_1);
                }
            }
            *(u8x64u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, count - whole);
            const uint8_t *corner = x + row * x_row + whole * x_step;
            u8x64 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (u8x64)_mm512_max_epu8((__m512i)_mm512_maskz_loadu_epi8(lanes,
                        from + right * x_right), (__m512i)most_1);
                }
            }
            _mm512_mask_storeu_epi8(y + row * y_row + whole, lanes, (__m512i)most_1);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            u8x64 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    u8x64 x_1 = *(const u8x64u *)(from + right);
                    u8x64 x_2 = *(const u8x64u *)(from + right + 64);
                    most_1 =
                        (u8x64)_mm512_max_epu8((__m512i)_mm512_max_epu8((__m512i)odds_u8x64(x_1,
                        x_2), (__m512i)evens_u8x64(x_1, x_2)), (__m512i)most_1);
                }
                if (last_1 < wide) {
                    most_1 = (u8x64)_mm512_max_epu8((__m512i)odds_u8x64(*(const u8x64u *)(from
                        + last_1 - 1), *(const u8x64u *)(from + last_1 - 1 + 64)), (__m512i)most_1);
                }
            }
            *(u8x64u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, count - whole);
            __mmask64 lanes_1 = (__mmask64)_bzhi_u64(~0ull, min_index(2 * (count - whole), 64));
            __mmask64 lanes_2 = (__mmask64)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 64, 0));
            const uint8_t *corner = x + row * x_row + whole * x_step;
            u8x64 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    u8x64 x_1 = (u8x64)_mm512_maskz_loadu_epi8(lanes_1, from + right);
                    u8x64 x_2 = (u8x64)_mm512_maskz_loadu_epi8(lanes_2, from + right + 64);
                    most_1 =
                        (u8x64)_mm512_max_epu8((__m512i)_mm512_max_epu8((__m512i)odds_u8x64(x_1,
                        x_2), (__m512i)evens_u8x64(x_1, x_2)), (__m512i)most_1);
                }
                if (last_1 < wide) {
                    most_1 =
                        (u8x64)_mm512_max_epu8((__m512i)odds_u8x64((u8x64)_mm512_maskz_loadu_epi8(
                        lanes_1, from + last_1 - 1),
                        (u8x64)_mm512_maskz_loadu_epi8(lanes_2, from + last_1 - 1 + 64)),
                        (__m512i)most_1);
                }
            }
            _mm512_mask_storeu_epi8(y + row * y_row + whole, lanes, (__m512i)most_1);
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

/* tnk_max_pool2d_i32__avx512_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: dtype=i32 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2
 *   ld; 2 max 2 shuffle 2 ld; 1 max 1 ld
 * vector registers: 4 of 32 */
void tnk_max_pool2d_i32__avx512_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    i32x16 most = (i32x16)_mm512_set1_epi32(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const int32_t *corner = x + row * x_row + i * x_step;
            const int32_t *corner_1 = x + (row + 1) * x_row + i * x_step;
            i32x16 most_1 = most;
            i32x16 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                const int32_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i32x16)_mm512_max_epi32((__m512i)*(const i32x16u *)(from + right
                        * x_right), (__m512i)most_1);
                    most_2 = (i32x16)_mm512_max_epi32((__m512i)*(const i32x16u *)(from_1 + right
                        * x_right), (__m512i)most_2);
                }
            }
            *(i32x16u *)(y + row * y_row + i) = most_1;
            *(i32x16u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            const int32_t *corner = x + row * x_row + whole * x_step;
            const int32_t *corner_1 = x + (row + 1) * x_row + whole * x_step;
            i32x16 most_1 = most;
            i32x16 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                const int32_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i32x16)_mm512_max_epi32((__m512i)_mm512_maskz_loadu_epi32(lanes,
                        from + right * x_right), (__m512i)most_1);
                    most_2 = (i32x16)_mm512_max_epi32((__m512i)_mm512_maskz_loadu_epi32(lanes,
                        from_1 + right * x_right), (__m512i)most_2);
                }
            }
            _mm512_mask_storeu_epi32(y + row * y_row + whole, lanes, (__m512i)most_1);
            _mm512_mask_storeu_epi32(y + (row + 1) * y_row + whole, lanes, (__m512i)most_2);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i32x16)_mm512_max_epi32((__m512i)*(const i32x16u *)(from + right
                        * x_right), (__m512i)most_1);
                }
            }
            *(i32x16u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = (i32x16)_mm512_max_epi32((__m512i)_mm512_maskz_loadu_epi32(lanes,
                        from + right * x_right), (__m512i)most_1);
                }
            }
            _mm512_mask_storeu_epi32(y + row * y_row + whole, lanes, (__m512i)most_1);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x16 x_1 = *(const i32x16u *)(from + right);
                    i32x16 x_2 = *(const i32x16u *)(from + right + 16);
                    most_1 =
                        (i32x16)_mm512_max_epi32((__m512i)_mm512_max_epi32((__m512i)odds_i32x16(
                        x_1, x_2), (__m512i)evens_i32x16(x_1, x_2)), (__m512i)most_1);
                }
                if (last_1 < wide) {
                    most_1 = (i32x16)_mm512_max_epi32((__m512i)odds_i32x16(*(const i32x16u *)(from
                        + last_1 - 1), *(const i32x16u *)(from + last_1 - 1 + 16)),
                        (__m512i)most_1);
                }
            }
            *(i32x16u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, min_index(2 * (count - whole), 16));
            __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 16, 0));
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x16 x_1 = (i32x16)_mm512_maskz_loadu_epi32(lanes_1, from + right);
                    i32x16 x_2 = (i32x16)_mm512_maskz_loadu_epi32(lanes_2, from + right + 16);
                    most_1 =
                        (i32x16)_mm512_max_epi32((__m512i)_mm512_max_epi32((__m512i)odds_i32x16(
                        x_1, x_2), (__m512i)evens_i32x16(x_1, x_2)), (__m512i)most_1);
                }
                if (last_1 < wide) {
                    most_1 =
                        (i32x16)_mm512_max_epi32((__m512i)odds_i32x16(
                        (i32x16)_mm512_maskz_loadu_epi32(lanes_1, from + last_1 - 1),
                        (i32x16)_mm512_maskz_loadu_epi32(lanes_2, from + last_1 - 1 + 16)),
                        (__m512i)most_1);
                }
            }
            _mm512_mask_storeu_epi32(y + row * y_row + whole, lanes, (__m512i)most_1);
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

/* tnk_avg_pool2d_f32__avx512_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: acc=f32 dtype=f32 flat=yes op=avg rows=2
 * listed in gen/manifest/pool.lua: small windows
 * a turn of each inner loop: 2 add 2 ld; 2 add 2 ld; 1 add 1 ld; 1 add 1 ld; 1 add 1 ld; 2 add 2
 *   shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld
 * vector registers: 4 of 32 */
void tnk_avg_pool2d_f32__avx512_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    f32x16 divisors = _mm512_set1_ps(t);
    int flat = count == 1 && x_right == 1 && x_down == wide && 16 < (high * wide);
    int unit = x_step == 1 && !flat;
    int paired = x_step == 2 && x_right == 1 && 1 < wide && !flat;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const float *corner = x + row * x_row + i * x_step;
            const float *corner_1 = x + (row + 1) * x_row + i * x_step;
            f32x16 sum = {0};
            f32x16 sum_1 = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm512_loadu_ps(from + right * x_right);
                    sum_1 += _mm512_loadu_ps(from_1 + right * x_right);
                }
            }
            _mm512_storeu_ps(y + row * y_row + i, sum / divisors);
            _mm512_storeu_ps(y + (row + 1) * y_row + i, sum_1 / divisors);
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            const float *corner_1 = x + (row + 1) * x_row + whole * x_step;
            f32x16 sum = {0};
            f32x16 sum_1 = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm512_maskz_loadu_ps(lanes, from + right * x_right);
                    sum_1 += _mm512_maskz_loadu_ps(lanes, from_1 + right * x_right);
                }
            }
            _mm512_mask_storeu_ps(y + row * y_row + whole, lanes, sum / divisors);
            _mm512_mask_storeu_ps(y + (row + 1) * y_row + whole, lanes, sum_1 / divisors);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const float *corner = x + row * x_row + i * x_step;
            f32x16 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm512_loadu_ps(from + right * x_right);
                }
            }
            _mm512_storeu_ps(y + row * y_row + i, sum / divisors);
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            f32x16 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm512_maskz_loadu_ps(lanes, from + right * x_right);
                }
            }
            _mm512_mask_storeu_ps(y + row * y_row + whole, lanes, sum / divisors);
        }
    }

    /* In one piece. */
    for (int64_t row = 0; row < (flat ? rows : 0); row++) {
        int64_t taps = high * wide;
        const float *from = x + row * x_row;
        int64_t whole = taps & -16;
        f32x16 sum = {0};
        for (int64_t i = 0; i < whole; i += 16) {
            sum += _mm512_loadu_ps(from + i);
        }
        if (whole < taps) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, taps - whole);
            sum += _mm512_maskz_loadu_ps(lanes, from + whole);
        }
        f32x16 joined = sum + rotate_8_f32x16(sum);
        joined += rotate_4_f32x16(joined);
        joined += rotate_2_f32x16(joined);
        joined += rotate_1_f32x16(joined);
        y[row * y_row] = joined[0] / t;
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const float *corner = x + row * x_row + i * x_step;
            f32x16 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x16 x_1 = _mm512_loadu_ps(from + right);
                    f32x16 x_2 = _mm512_loadu_ps(from + right + 16);
                    sum = sum + evens_f32x16(x_1, x_2) + odds_f32x16(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f32x16(_mm512_loadu_ps(from + last_1 - 1),
                        _mm512_loadu_ps(from + last_1 - 1 + 16));
                }
            }
            _mm512_storeu_ps(y + row * y_row + i, sum / divisors);
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, min_index(2 * (count - whole), 16));
            __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 16, 0));
            const float *corner = x + row * x_row + whole * x_step;
            f32x16 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x16 x_1 = _mm512_maskz_loadu_ps(lanes_1, from + right);
                    f32x16 x_2 = _mm512_maskz_loadu_ps(lanes_2, from + right + 16);
                    sum = sum + evens_f32x16(x_1, x_2) + odds_f32x16(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f32x16(_mm512_maskz_loadu_ps(lanes_1, from + last_1 - 1),
                        _mm512_maskz_loadu_ps(lanes_2, from + last_1 - 1 + 16));
                }
            }
            _mm512_mask_storeu_ps(y + row * y_row + whole, lanes, sum / divisors);
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

/* tnk_avg_pool2d_f32__avx512_wide
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: acc=f64 dtype=f32 op=avg rows=1
 * listed in gen/manifest/pool.lua: large windows, and exact averages of all
 * a turn of each inner loop: 1 add 1 convert 1 ld; 1 add 1 convert 1 ld; 2 add 2 convert 2
 *   shuffle 2 ld; 2 add 2 convert 2 shuffle 2 ld; 1 add 1 convert 1 ld
 * vector registers: 4 of 32 */
void tnk_avg_pool2d_f32__avx512_wide(const int64_t *n, void *const *data, const int64_t *stride)
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
    f64x8 divisors = _mm512_set1_pd(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const float *corner = x + row * x_row + i * x_step;
            f64x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm512_cvtps_pd((__m256)_mm256_loadu_ps(from + right * x_right));
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, __builtin_convertvector(sum / divisors, f32x8));
        }
        if (whole < count) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            f64x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm512_cvtps_pd((__m256)_mm256_maskz_loadu_ps(lanes,
                        from + right * x_right));
                }
            }
            _mm256_mask_storeu_ps(y + row * y_row + whole, lanes,
                __builtin_convertvector(sum / divisors, f32x8));
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const float *corner = x + row * x_row + i * x_step;
            f64x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x8 x_1 = _mm256_loadu_ps(from + right);
                    f32x8 x_2 = _mm256_loadu_ps(from + right + 8);
                    sum = sum + _mm512_cvtps_pd((__m256)evens_f32x8(x_1, x_2))
                        + _mm512_cvtps_pd((__m256)odds_f32x8(x_1, x_2));
                }
                if (last_1 < wide) {
                    f64x8 t_5 = _mm512_cvtps_pd((__m256)odds_f32x8(_mm256_loadu_ps(from + last_1
                        - 1), _mm256_loadu_ps(from + last_1 - 1 + 8)));
                    sum += t_5;
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, __builtin_convertvector(sum / divisors, f32x8));
        }
        if (whole < count) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count - whole);
            __mmask8 lanes_1 = (__mmask8)_bzhi_u64(~0ull, min_index(2 * (count - whole), 8));
            __mmask8 lanes_2 = (__mmask8)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 8, 0));
            const float *corner = x + row * x_row + whole * x_step;
            f64x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x8 x_1 = _mm256_maskz_loadu_ps(lanes_1, from + right);
                    f32x8 x_2 = _mm256_maskz_loadu_ps(lanes_2, from + right + 8);
                    sum = sum + _mm512_cvtps_pd((__m256)evens_f32x8(x_1, x_2))
                        + _mm512_cvtps_pd((__m256)odds_f32x8(x_1, x_2));
                }
                if (last_1 < wide) {
                    f64x8 t_7 = _mm512_cvtps_pd((__m256)odds_f32x8(_mm256_maskz_loadu_ps(lanes_1,
                        from + last_1 - 1), _mm256_maskz_loadu_ps(lanes_2, from + last_1 - 1 + 8)));
                    sum += t_7;
                }
            }
            _mm256_mask_storeu_ps(y + row * y_row + whole, lanes,
                __builtin_convertvector(sum / divisors, f32x8));
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

/* tnk_avg_pool2d_f64__avx512_wide
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: acc=f64 dtype=f64 op=avg rows=1
 * listed in gen/manifest/pool.lua: averages of f64
 * a turn of each inner loop: 1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld;
 *   1 add 1 ld
 * vector registers: 4 of 32 */
void tnk_avg_pool2d_f64__avx512_wide(const int64_t *n, void *const *data, const int64_t *stride)
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
    f64x8 divisors = _mm512_set1_pd(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const double *corner = x + row * x_row + i * x_step;
            f64x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm512_loadu_pd(from + right * x_right);
                }
            }
            _mm512_storeu_pd(y + row * y_row + i, sum / divisors);
        }
        if (whole < count) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count - whole);
            const double *corner = x + row * x_row + whole * x_step;
            f64x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += _mm512_maskz_loadu_pd(lanes, from + right * x_right);
                }
            }
            _mm512_mask_storeu_pd(y + row * y_row + whole, lanes, sum / divisors);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            const double *corner = x + row * x_row + i * x_step;
            f64x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x8 x_1 = _mm512_loadu_pd(from + right);
                    f64x8 x_2 = _mm512_loadu_pd(from + right + 8);
                    sum = sum + evens_f64x8(x_1, x_2) + odds_f64x8(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f64x8(_mm512_loadu_pd(from + last_1 - 1),
                        _mm512_loadu_pd(from + last_1 - 1 + 8));
                }
            }
            _mm512_storeu_pd(y + row * y_row + i, sum / divisors);
        }
        if (whole < count) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count - whole);
            __mmask8 lanes_1 = (__mmask8)_bzhi_u64(~0ull, min_index(2 * (count - whole), 8));
            __mmask8 lanes_2 = (__mmask8)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 8, 0));
            const double *corner = x + row * x_row + whole * x_step;
            f64x8 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x8 x_1 = _mm512_maskz_loadu_pd(lanes_1, from + right);
                    f64x8 x_2 = _mm512_maskz_loadu_pd(lanes_2, from + right + 8);
                    sum = sum + evens_f64x8(x_1, x_2) + odds_f64x8(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f64x8(_mm512_maskz_loadu_pd(lanes_1, from + last_1 - 1),
                        _mm512_maskz_loadu_pd(lanes_2, from + last_1 - 1 + 8));
                }
            }
            _mm512_mask_storeu_pd(y + row * y_row + whole, lanes, sum / divisors);
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
