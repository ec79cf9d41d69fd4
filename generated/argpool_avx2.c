/* argpool_avx2.c: kernels of gen/manifest/argpool.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef i32x8 i32x8u __attribute__((aligned(4), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));

static inline i32x8 select_i32x8(i32x8 m, i32x8 a, i32x8 b)
{
    return (i32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline f32x8 evens_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

static inline f32x8 odds_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline i32x4 select_i32x4(i32x4 m, i32x4 a, i32x4 b)
{
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline f64x4 evens_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6);
}

static inline f64x4 odds_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7);
}

static inline i32x8 evens_i32x8(i32x8 a, i32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

static inline i32x8 odds_i32x8(i32x8 a, i32x8 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
}

/* tnk_max_pool2d_f32_i32__avx2_index
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: dtype=f32 index=yes op=max rows=1
 * listed in gen/manifest/argpool.lua: training: where gradients go
 * a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add
 *   2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2
 *   select 1 ld
 * vector registers: 7 of 16 */
void tnk_max_pool2d_f32_i32__avx2_index(const int64_t *n, void *const *data, const int64_t *stride)
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
    int32_t *index = data[3];
    int64_t index_row = stride[5];
    int64_t first = stride[6];
    int64_t at_row = stride[7];
    int64_t at_step = stride[8];
    int64_t at_down = stride[9];
    int64_t at_right = stride[10];
    int64_t missing = stride[11];
    i32x8 lane_steps = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 }
        * (i32x8)_mm256_set1_epi32((int32_t)at_step);
    f32x8 most = _mm256_set1_ps(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const float *corner = x + row * x_row + i * x_step;
            f32x8 most_1 = most;
            i32x8 t_9 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x8 x_1 = _mm256_loadu_ps(from + right * x_right);
                    i32x8 t_15 = ~(x_1 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_ps(most_1, x_1, (__m256)t_15);
                    t_9 = select_i32x8(t_15,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right
                        * at_right)), t_9);
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, most_1);
            *(i32x8u *)(index + row * index_row + i) = t_9;
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + whole * at_step))
                + lane_steps;
            const float *corner = x + row * x_row + whole * x_step;
            f32x8 most_1 = most;
            i32x8 t_9 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x8 x_1 = _mm256_maskload_ps(from + right * x_right, (__m256i)lanes);
                    i32x8 t_15 = ~(x_1 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_ps(most_1, x_1, (__m256)t_15);
                    t_9 = select_i32x8(t_15,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right
                        * at_right)), t_9);
                }
            }
            _mm256_maskstore_ps(y + row * y_row + whole, (__m256i)lanes, most_1);
            _mm256_maskstore_epi32((int *)(index + row * index_row + whole), (__m256i)lanes,
                (__m256i)t_9);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const float *corner = x + row * x_row + i * x_step;
            f32x8 most_1 = most;
            i32x8 t_11 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x8 x_1 = _mm256_loadu_ps(from + right);
                    f32x8 x_2 = _mm256_loadu_ps(from + right + 8);
                    f32x8 t_13 = evens_f32x8(x_1, x_2);
                    f32x8 t_14 = odds_f32x8(x_1, x_2);
                    i32x8 t_22 = ~(t_14 <= t_13) & (t_13 == t_13);
                    f32x8 t_23 = _mm256_blendv_ps(t_13, t_14, (__m256)t_22);
                    i32x8 t_24 = select_i32x8(t_22,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right)),
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right
                        * at_right)));
                    i32x8 t_26 = ~(t_23 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_ps(most_1, t_23, (__m256)t_26);
                    t_11 = select_i32x8(t_26, t_24, t_11);
                }
                if (last_1 < wide) {
                    f32x8 t_15 = odds_f32x8(_mm256_loadu_ps(from + last_1 - 1),
                        _mm256_loadu_ps(from + last_1 - 1 + 8));
                    i32x8 t_20 = ~(t_15 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_ps(most_1, t_15, (__m256)t_20);
                    t_11 = select_i32x8(t_20,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + last_1
                        * at_right)), t_11);
                }
            }
            _mm256_storeu_ps(y + row * y_row + i, most_1);
            *(i32x8u *)(index + row * index_row + i) = t_11;
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            i32x8 lanes_1 = first_lanes_i32x8(min_index(2 * (count - whole), 8));
            i32x8 lanes_2 = first_lanes_i32x8(max_index(2 * (count - whole) - 8, 0));
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + whole * at_step))
                + lane_steps;
            const float *corner = x + row * x_row + whole * x_step;
            f32x8 most_1 = most;
            i32x8 t_13 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x8 x_1 = _mm256_maskload_ps(from + right, (__m256i)lanes_1);
                    f32x8 x_2 = _mm256_maskload_ps(from + right + 8, (__m256i)lanes_2);
                    f32x8 t_15 = evens_f32x8(x_1, x_2);
                    f32x8 t_16 = odds_f32x8(x_1, x_2);
                    i32x8 t_24 = ~(t_16 <= t_15) & (t_15 == t_15);
                    f32x8 t_25 = _mm256_blendv_ps(t_15, t_16, (__m256)t_24);
                    i32x8 t_26 = select_i32x8(t_24,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right)),
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right
                        * at_right)));
                    i32x8 t_28 = ~(t_25 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_ps(most_1, t_25, (__m256)t_28);
                    t_13 = select_i32x8(t_28, t_26, t_13);
                }
                if (last_1 < wide) {
                    f32x8 t_17 = odds_f32x8(_mm256_maskload_ps(from + last_1 - 1,
                        (__m256i)lanes_1),
                        _mm256_maskload_ps(from + last_1 - 1 + 8, (__m256i)lanes_2));
                    i32x8 t_22 = ~(t_17 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_ps(most_1, t_17, (__m256)t_22);
                    t_13 = select_i32x8(t_22,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + last_1
                        * at_right)), t_13);
                }
            }
            _mm256_maskstore_ps(y + row * y_row + whole, (__m256i)lanes, most_1);
            _mm256_maskstore_epi32((int *)(index + row * index_row + whole), (__m256i)lanes,
                (__m256i)t_13);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < ((unit || paired) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            int32_t own = (int32_t)(first + row * at_row + i * at_step);
            const float *corner = x + row * x_row + i * x_step;
            float given_1 = given;
            int32_t t_10 = own | (int32_t)missing;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    float x_1 = from[right * x_right];
                    int below = x_1 <= given_1;
                    int same = given_1 == given_1;
                    given_1 = !below && same ? x_1 : given_1;
                    t_10 = !below && same ? own + (int32_t)(down * at_down + right * at_right)
                        : t_10;
                }
            }
            y[row * y_row + i] = given_1;
            index[row * index_row + i] = t_10;
        }
    }
}

/* tnk_max_pool2d_f64_i32__avx2_index
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: dtype=f64 index=yes op=max rows=1
 * listed in gen/manifest/argpool.lua: training: where gradients go
 * a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add
 *   2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2
 *   select 1 ld
 * vector registers: 7 of 16 */
void tnk_max_pool2d_f64_i32__avx2_index(const int64_t *n, void *const *data, const int64_t *stride)
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
    int32_t *index = data[3];
    int64_t index_row = stride[5];
    int64_t first = stride[6];
    int64_t at_row = stride[7];
    int64_t at_step = stride[8];
    int64_t at_down = stride[9];
    int64_t at_right = stride[10];
    int64_t missing = stride[11];
    i32x4 lane_steps = (i32x4){ 0, 1, 2, 3 } * (i32x4)_mm_set1_epi32((int32_t)at_step);
    f64x4 most = _mm256_set1_pd(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 own = (i32x4)_mm_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const double *corner = x + row * x_row + i * x_step;
            f64x4 most_1 = most;
            i32x4 t_9 = own | (i32x4)_mm_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x4 x_1 = _mm256_loadu_pd(from + right * x_right);
                    i64x4 t_15 = ~(x_1 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_pd(most_1, x_1, (__m256d)t_15);
                    t_9 = select_i32x4(__builtin_convertvector(t_15, i32x4),
                        own + (i32x4)_mm_set1_epi32((int32_t)(down * at_down + right * at_right)),
                        t_9);
                }
            }
            _mm256_storeu_pd(y + row * y_row + i, most_1);
            *(i32x4u *)(index + row * index_row + i) = t_9;
        }
        if (whole < count) {
            i64x4 lanes = first_lanes_i64x4(count - whole);
            i32x4 own = (i32x4)_mm_set1_epi32((int32_t)(first + row * at_row + whole * at_step))
                + lane_steps;
            const double *corner = x + row * x_row + whole * x_step;
            f64x4 most_1 = most;
            i32x4 t_9 = own | (i32x4)_mm_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x4 x_1 = _mm256_maskload_pd(from + right * x_right, (__m256i)lanes);
                    i64x4 t_15 = ~(x_1 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_pd(most_1, x_1, (__m256d)t_15);
                    t_9 = select_i32x4(__builtin_convertvector(t_15, i32x4),
                        own + (i32x4)_mm_set1_epi32((int32_t)(down * at_down + right * at_right)),
                        t_9);
                }
            }
            _mm256_maskstore_pd(y + row * y_row + whole, (__m256i)lanes, most_1);
            _mm_maskstore_epi32((int *)(index + row * index_row + whole),
                (__m128i)__builtin_convertvector(lanes, i32x4), (__m128i)t_9);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 own = (i32x4)_mm_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const double *corner = x + row * x_row + i * x_step;
            f64x4 most_1 = most;
            i32x4 t_11 = own | (i32x4)_mm_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x4 x_1 = _mm256_loadu_pd(from + right);
                    f64x4 x_2 = _mm256_loadu_pd(from + right + 4);
                    f64x4 t_13 = evens_f64x4(x_1, x_2);
                    f64x4 t_14 = odds_f64x4(x_1, x_2);
                    i64x4 t_22 = ~(t_14 <= t_13) & (t_13 == t_13);
                    f64x4 t_23 = _mm256_blendv_pd(t_13, t_14, (__m256d)t_22);
                    i32x4 t_25 = select_i32x4(__builtin_convertvector(t_22, i32x4),
                        own + (i32x4)_mm_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right)),
                        own + (i32x4)_mm_set1_epi32((int32_t)(down * at_down + right * at_right)));
                    i64x4 t_27 = ~(t_23 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_pd(most_1, t_23, (__m256d)t_27);
                    t_11 = select_i32x4(__builtin_convertvector(t_27, i32x4), t_25, t_11);
                }
                if (last_1 < wide) {
                    f64x4 t_15 = odds_f64x4(_mm256_loadu_pd(from + last_1 - 1),
                        _mm256_loadu_pd(from + last_1 - 1 + 4));
                    i64x4 t_20 = ~(t_15 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_pd(most_1, t_15, (__m256d)t_20);
                    t_11 = select_i32x4(__builtin_convertvector(t_20, i32x4),
                        own + (i32x4)_mm_set1_epi32((int32_t)(down * at_down + last_1 * at_right)),
                        t_11);
                }
            }
            _mm256_storeu_pd(y + row * y_row + i, most_1);
            *(i32x4u *)(index + row * index_row + i) = t_11;
        }
        if (whole < count) {
            i64x4 lanes = first_lanes_i64x4(count - whole);
            i64x4 lanes_1 = first_lanes_i64x4(min_index(2 * (count - whole), 4));
            i64x4 lanes_2 = first_lanes_i64x4(max_index(2 * (count - whole) - 4, 0));
            i32x4 own = (i32x4)_mm_set1_epi32((int32_t)(first + row * at_row + whole * at_step))
                + lane_steps;
            const double *corner = x + row * x_row + whole * x_step;
            f64x4 most_1 = most;
            i32x4 t_13 = own | (i32x4)_mm_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x4 x_1 = _mm256_maskload_pd(from + right, (__m256i)lanes_1);
                    f64x4 x_2 = _mm256_maskload_pd(from + right + 4, (__m256i)lanes_2);
                    f64x4 t_15 = evens_f64x4(x_1, x_2);
                    f64x4 t_16 = odds_f64x4(x_1, x_2);
                    i64x4 t_24 = ~(t_16 <= t_15) & (t_15 == t_15);
                    f64x4 t_25 = _mm256_blendv_pd(t_15, t_16, (__m256d)t_24);
                    i32x4 t_27 = select_i32x4(__builtin_convertvector(t_24, i32x4),
                        own + (i32x4)_mm_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right)),
                        own + (i32x4)_mm_set1_epi32((int32_t)(down * at_down + right * at_right)));
                    i64x4 t_29 = ~(t_25 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_pd(most_1, t_25, (__m256d)t_29);
                    t_13 = select_i32x4(__builtin_convertvector(t_29, i32x4), t_27, t_13);
                }
                if (last_1 < wide) {
                    f64x4 t_17 = odds_f64x4(_mm256_maskload_pd(from + last_1 - 1,
                        (__m256i)lanes_1),
                        _mm256_maskload_pd(from + last_1 - 1 + 4, (__m256i)lanes_2));
                    i64x4 t_22 = ~(t_17 <= most_1) & (most_1 == most_1);
                    most_1 = _mm256_blendv_pd(most_1, t_17, (__m256d)t_22);
                    t_13 = select_i32x4(__builtin_convertvector(t_22, i32x4),
                        own + (i32x4)_mm_set1_epi32((int32_t)(down * at_down + last_1 * at_right)),
                        t_13);
                }
            }
            _mm256_maskstore_pd(y + row * y_row + whole, (__m256i)lanes, most_1);
            _mm_maskstore_epi32((int *)(index + row * index_row + whole),
                (__m128i)__builtin_convertvector(lanes, i32x4), (__m128i)t_13);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < ((unit || paired) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            int32_t own = (int32_t)(first + row * at_row + i * at_step);
            const double *corner = x + row * x_row + i * x_step;
            double given_1 = given;
            int32_t t_10 = own | (int32_t)missing;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    double x_1 = from[right * x_right];
                    int below = x_1 <= given_1;
                    int same = given_1 == given_1;
                    given_1 = !below && same ? x_1 : given_1;
                    t_10 = !below && same ? own + (int32_t)(down * at_down + right * at_right)
                        : t_10;
                }
            }
            y[row * y_row + i] = given_1;
            index[row * index_row + i] = t_10;
        }
    }
}

/* tnk_max_pool2d_i32__avx2_index
 * pooling, windows of a plane.
 * from templates/pool.lua, avx2: dtype=i32 index=yes op=max rows=1
 * listed in gen/manifest/argpool.lua: training: where gradients go
 * a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add
 *   2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2
 *   select 1 ld
 * vector registers: 7 of 16 */
void tnk_max_pool2d_i32__avx2_index(const int64_t *n, void *const *data, const int64_t *stride)
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
    int32_t *index = data[3];
    int64_t index_row = stride[5];
    int64_t first = stride[6];
    int64_t at_row = stride[7];
    int64_t at_step = stride[8];
    int64_t at_down = stride[9];
    int64_t at_right = stride[10];
    int64_t missing = stride[11];
    i32x8 lane_steps = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 }
        * (i32x8)_mm256_set1_epi32((int32_t)at_step);
    i32x8 most = (i32x8)_mm256_set1_epi32(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x8 most_1 = most;
            i32x8 t_9 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    i32x8 x_1 = *(const i32x8u *)(from + right * x_right);
                    i32x8 below = most_1 < x_1;
                    most_1 = select_i32x8(below, x_1, most_1);
                    t_9 = select_i32x8(below,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right
                        * at_right)), t_9);
                }
            }
            *(i32x8u *)(y + row * y_row + i) = most_1;
            *(i32x8u *)(index + row * index_row + i) = t_9;
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + whole * at_step))
                + lane_steps;
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x8 most_1 = most;
            i32x8 t_9 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    i32x8 x_1 = (i32x8)_mm256_maskload_epi32((const int *)(from + right * x_right),
                        (__m256i)lanes);
                    i32x8 below = most_1 < x_1;
                    most_1 = select_i32x8(below, x_1, most_1);
                    t_9 = select_i32x8(below,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right
                        * at_right)), t_9);
                }
            }
            _mm256_maskstore_epi32((int *)(y + row * y_row + whole), (__m256i)lanes,
                (__m256i)most_1);
            _mm256_maskstore_epi32((int *)(index + row * index_row + whole), (__m256i)lanes,
                (__m256i)t_9);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x8 most_1 = most;
            i32x8 t_11 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x8 x_1 = *(const i32x8u *)(from + right);
                    i32x8 x_2 = *(const i32x8u *)(from + right + 8);
                    i32x8 t_13 = evens_i32x8(x_1, x_2);
                    i32x8 t_14 = odds_i32x8(x_1, x_2);
                    i32x8 below = t_13 < t_14;
                    i32x8 t_21 = select_i32x8(below, t_14, t_13);
                    i32x8 t_22 = select_i32x8(below,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right)),
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right
                        * at_right)));
                    i32x8 below_1 = most_1 < t_21;
                    most_1 = select_i32x8(below_1, t_21, most_1);
                    t_11 = select_i32x8(below_1, t_22, t_11);
                }
                if (last_1 < wide) {
                    i32x8 t_15 = odds_i32x8(*(const i32x8u *)(from + last_1 - 1),
                        *(const i32x8u *)(from + last_1 - 1 + 8));
                    i32x8 below = most_1 < t_15;
                    most_1 = select_i32x8(below, t_15, most_1);
                    t_11 = select_i32x8(below,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + last_1
                        * at_right)), t_11);
                }
            }
            *(i32x8u *)(y + row * y_row + i) = most_1;
            *(i32x8u *)(index + row * index_row + i) = t_11;
        }
        if (whole < count) {
            i32x8 lanes = first_lanes_i32x8(count - whole);
            i32x8 lanes_1 = first_lanes_i32x8(min_index(2 * (count - whole), 8));
            i32x8 lanes_2 = first_lanes_i32x8(max_index(2 * (count - whole) - 8, 0));
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + whole * at_step))
                + lane_steps;
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x8 most_1 = most;
            i32x8 t_13 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x8 x_1 = (i32x8)_mm256_maskload_epi32((const int *)(from + right),
                        (__m256i)lanes_1);
                    i32x8 x_2 = (i32x8)_mm256_maskload_epi32((const int *)(from + right + 8),
                        (__m256i)lanes_2);
                    i32x8 t_15 = evens_i32x8(x_1, x_2);
                    i32x8 t_16 = odds_i32x8(x_1, x_2);
                    i32x8 below = t_15 < t_16;
                    i32x8 t_23 = select_i32x8(below, t_16, t_15);
                    i32x8 t_24 = select_i32x8(below,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right)),
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right
                        * at_right)));
                    i32x8 below_1 = most_1 < t_23;
                    most_1 = select_i32x8(below_1, t_23, most_1);
                    t_13 = select_i32x8(below_1, t_24, t_13);
                }
                if (last_1 < wide) {
                    i32x8 t_17 = odds_i32x8((i32x8)_mm256_maskload_epi32((const int *)(from
                        + last_1 - 1), (__m256i)lanes_1),
                        (i32x8)_mm256_maskload_epi32((const int *)(from + last_1 - 1 + 8),
                        (__m256i)lanes_2));
                    i32x8 below = most_1 < t_17;
                    most_1 = select_i32x8(below, t_17, most_1);
                    t_13 = select_i32x8(below,
                        own + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + last_1
                        * at_right)), t_13);
                }
            }
            _mm256_maskstore_epi32((int *)(y + row * y_row + whole), (__m256i)lanes,
                (__m256i)most_1);
            _mm256_maskstore_epi32((int *)(index + row * index_row + whole), (__m256i)lanes,
                (__m256i)t_13);
        }
    }

    /* One by one. */
    for (int64_t row = 0; row < ((unit || paired) ? 0 : rows); row++) {
        for (int64_t i = 0; i < count; i++) {
            int32_t own = (int32_t)(first + row * at_row + i * at_step);
            const int32_t *corner = x + row * x_row + i * x_step;
            int32_t given_1 = given;
            int32_t t_10 = own | (int32_t)missing;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    int32_t x_1 = from[right * x_right];
                    int below = given_1 < x_1;
                    given_1 = below ? x_1 : given_1;
                    t_10 = below ? own + (int32_t)(down * at_down + right * at_right) : t_10;
                }
            }
            y[row * y_row + i] = given_1;
            index[row * index_row + i] = t_10;
        }
    }
}
