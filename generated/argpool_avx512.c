/* argpool_avx512.c: kernels of gen/manifest/argpool.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef float f32x16 __attribute__((vector_size(64)));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef i32x8 i32x8u __attribute__((aligned(4), may_alias));

static inline f32x16 evens_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}

static inline f32x16 odds_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline f64x8 evens_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

static inline f64x8 odds_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
}

static inline i32x16 evens_i32x16(i32x16 a, i32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}

static inline i32x16 odds_i32x16(i32x16 a, i32x16 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

/* tnk_max_pool2d_f32_i32__avx512_index
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: dtype=f32 index=yes op=max rows=1
 * listed in gen/manifest/argpool.lua: training: where gradients go
 * a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add
 *   2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2
 *   select 1 ld
 * vector registers: 7 of 32 */
void tnk_max_pool2d_f32_i32__avx512_index(const int64_t *n, void *const *data,
    const int64_t *stride)
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
    i32x16 lane_steps = (i32x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 }
        * (i32x16)_mm512_set1_epi32((int32_t)at_step);
    f32x16 most = _mm512_set1_ps(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i32x16 own = (i32x16)_mm512_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const float *corner = x + row * x_row + i * x_step;
            f32x16 most_1 = most;
            i32x16 t_9 = own | (i32x16)_mm512_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x16 x_1 = _mm512_loadu_ps(from + right * x_right);
                    __mmask16 t_15 = (__mmask16)~_mm512_cmp_ps_mask(x_1, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_ps_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_ps(t_15, most_1, x_1);
                    t_9 = (i32x16)_mm512_mask_blend_epi32(t_15, (__m512i)t_9,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + right * at_right))));
                }
            }
            _mm512_storeu_ps(y + row * y_row + i, most_1);
            *(i32x16u *)(index + row * index_row + i) = t_9;
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            i32x16 own = (i32x16)_mm512_set1_epi32((int32_t)(first + row * at_row + whole
                * at_step)) + lane_steps;
            const float *corner = x + row * x_row + whole * x_step;
            f32x16 most_1 = most;
            i32x16 t_9 = own | (i32x16)_mm512_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x16 x_1 = _mm512_maskz_loadu_ps(lanes, from + right * x_right);
                    __mmask16 t_15 = (__mmask16)~_mm512_cmp_ps_mask(x_1, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_ps_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_ps(t_15, most_1, x_1);
                    t_9 = (i32x16)_mm512_mask_blend_epi32(t_15, (__m512i)t_9,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + right * at_right))));
                }
            }
            _mm512_mask_storeu_ps(y + row * y_row + whole, lanes, most_1);
            _mm512_mask_storeu_epi32(index + row * index_row + whole, lanes, (__m512i)t_9);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i32x16 own = (i32x16)_mm512_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const float *corner = x + row * x_row + i * x_step;
            f32x16 most_1 = most;
            i32x16 t_11 = own | (i32x16)_mm512_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x16 x_1 = _mm512_loadu_ps(from + right);
                    f32x16 x_2 = _mm512_loadu_ps(from + right + 16);
                    f32x16 t_13 = evens_f32x16(x_1, x_2);
                    f32x16 t_14 = odds_f32x16(x_1, x_2);
                    __mmask16 t_22 = (__mmask16)~_mm512_cmp_ps_mask(t_14, t_13, _CMP_LE_OQ)
                        & _mm512_cmp_ps_mask(t_13, t_13, _CMP_EQ_OQ);
                    f32x16 t_23 = _mm512_mask_blend_ps(t_22, t_13, t_14);
                    i32x16 t_24 = (i32x16)_mm512_mask_blend_epi32(t_22,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + right * at_right))),
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right))));
                    __mmask16 t_26 = (__mmask16)~_mm512_cmp_ps_mask(t_23, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_ps_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_ps(t_26, most_1, t_23);
                    t_11 = (i32x16)_mm512_mask_blend_epi32(t_26, (__m512i)t_11, (__m512i)t_24);
                }
                if (last_1 < wide) {
                    f32x16 t_15 = odds_f32x16(_mm512_loadu_ps(from + last_1 - 1),
                        _mm512_loadu_ps(from + last_1 - 1 + 16));
                    __mmask16 t_20 = (__mmask16)~_mm512_cmp_ps_mask(t_15, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_ps_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_ps(t_20, most_1, t_15);
                    t_11 = (i32x16)_mm512_mask_blend_epi32(t_20, (__m512i)t_11,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + last_1
                        * at_right))));
                }
            }
            _mm512_storeu_ps(y + row * y_row + i, most_1);
            *(i32x16u *)(index + row * index_row + i) = t_11;
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, min_index(2 * (count - whole), 16));
            __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 16, 0));
            i32x16 own = (i32x16)_mm512_set1_epi32((int32_t)(first + row * at_row + whole
                * at_step)) + lane_steps;
            const float *corner = x + row * x_row + whole * x_step;
            f32x16 most_1 = most;
            i32x16 t_13 = own | (i32x16)_mm512_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x16 x_1 = _mm512_maskz_loadu_ps(lanes_1, from + right);
                    f32x16 x_2 = _mm512_maskz_loadu_ps(lanes_2, from + right + 16);
                    f32x16 t_15 = evens_f32x16(x_1, x_2);
                    f32x16 t_16 = odds_f32x16(x_1, x_2);
                    __mmask16 t_24 = (__mmask16)~_mm512_cmp_ps_mask(t_16, t_15, _CMP_LE_OQ)
                        & _mm512_cmp_ps_mask(t_15, t_15, _CMP_EQ_OQ);
                    f32x16 t_25 = _mm512_mask_blend_ps(t_24, t_15, t_16);
                    i32x16 t_26 = (i32x16)_mm512_mask_blend_epi32(t_24,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + right * at_right))),
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right))));
                    __mmask16 t_28 = (__mmask16)~_mm512_cmp_ps_mask(t_25, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_ps_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_ps(t_28, most_1, t_25);
                    t_13 = (i32x16)_mm512_mask_blend_epi32(t_28, (__m512i)t_13, (__m512i)t_26);
                }
                if (last_1 < wide) {
                    f32x16 t_17 = odds_f32x16(_mm512_maskz_loadu_ps(lanes_1, from + last_1 - 1),
                        _mm512_maskz_loadu_ps(lanes_2, from + last_1 - 1 + 16));
                    __mmask16 t_22 = (__mmask16)~_mm512_cmp_ps_mask(t_17, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_ps_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_ps(t_22, most_1, t_17);
                    t_13 = (i32x16)_mm512_mask_blend_epi32(t_22, (__m512i)t_13,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + last_1
                        * at_right))));
                }
            }
            _mm512_mask_storeu_ps(y + row * y_row + whole, lanes, most_1);
            _mm512_mask_storeu_epi32(index + row * index_row + whole, lanes, (__m512i)t_13);
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

/* tnk_max_pool2d_f64_i32__avx512_index
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: dtype=f64 index=yes op=max rows=1
 * listed in gen/manifest/argpool.lua: training: where gradients go
 * a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add
 *   2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2
 *   select 1 ld
 * vector registers: 7 of 32 */
void tnk_max_pool2d_f64_i32__avx512_index(const int64_t *n, void *const *data,
    const int64_t *stride)
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
    i32x8 lane_steps = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 }
        * (i32x8)_mm256_set1_epi32((int32_t)at_step);
    f64x8 most = _mm512_set1_pd(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const double *corner = x + row * x_row + i * x_step;
            f64x8 most_1 = most;
            i32x8 t_9 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x8 x_1 = _mm512_loadu_pd(from + right * x_right);
                    __mmask8 t_15 = (__mmask8)~_mm512_cmp_pd_mask(x_1, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_pd_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_pd(t_15, most_1, x_1);
                    t_9 = (i32x8)_mm256_mask_blend_epi32(t_15, (__m256i)t_9,
                        (__m256i)(own
                        + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right * at_right))));
                }
            }
            _mm512_storeu_pd(y + row * y_row + i, most_1);
            *(i32x8u *)(index + row * index_row + i) = t_9;
        }
        if (whole < count) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count - whole);
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + whole * at_step))
                + lane_steps;
            const double *corner = x + row * x_row + whole * x_step;
            f64x8 most_1 = most;
            i32x8 t_9 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x8 x_1 = _mm512_maskz_loadu_pd(lanes, from + right * x_right);
                    __mmask8 t_15 = (__mmask8)~_mm512_cmp_pd_mask(x_1, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_pd_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_pd(t_15, most_1, x_1);
                    t_9 = (i32x8)_mm256_mask_blend_epi32(t_15, (__m256i)t_9,
                        (__m256i)(own
                        + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right * at_right))));
                }
            }
            _mm512_mask_storeu_pd(y + row * y_row + whole, lanes, most_1);
            _mm256_mask_storeu_epi32(index + row * index_row + whole, lanes, (__m256i)t_9);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const double *corner = x + row * x_row + i * x_step;
            f64x8 most_1 = most;
            i32x8 t_11 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x8 x_1 = _mm512_loadu_pd(from + right);
                    f64x8 x_2 = _mm512_loadu_pd(from + right + 8);
                    f64x8 t_13 = evens_f64x8(x_1, x_2);
                    f64x8 t_14 = odds_f64x8(x_1, x_2);
                    __mmask8 t_22 = (__mmask8)~_mm512_cmp_pd_mask(t_14, t_13, _CMP_LE_OQ)
                        & _mm512_cmp_pd_mask(t_13, t_13, _CMP_EQ_OQ);
                    f64x8 t_23 = _mm512_mask_blend_pd(t_22, t_13, t_14);
                    i32x8 t_25 = (i32x8)_mm256_mask_blend_epi32(t_22,
                        (__m256i)(own
                        + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right * at_right))),
                        (__m256i)(own
                        + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right))));
                    __mmask8 t_27 = (__mmask8)~_mm512_cmp_pd_mask(t_23, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_pd_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_pd(t_27, most_1, t_23);
                    t_11 = (i32x8)_mm256_mask_blend_epi32(t_27, (__m256i)t_11, (__m256i)t_25);
                }
                if (last_1 < wide) {
                    f64x8 t_15 = odds_f64x8(_mm512_loadu_pd(from + last_1 - 1),
                        _mm512_loadu_pd(from + last_1 - 1 + 8));
                    __mmask8 t_20 = (__mmask8)~_mm512_cmp_pd_mask(t_15, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_pd_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_pd(t_20, most_1, t_15);
                    t_11 = (i32x8)_mm256_mask_blend_epi32(t_20, (__m256i)t_11,
                        (__m256i)(own
                        + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + last_1 * at_right))));
                }
            }
            _mm512_storeu_pd(y + row * y_row + i, most_1);
            *(i32x8u *)(index + row * index_row + i) = t_11;
        }
        if (whole < count) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count - whole);
            __mmask8 lanes_1 = (__mmask8)_bzhi_u64(~0ull, min_index(2 * (count - whole), 8));
            __mmask8 lanes_2 = (__mmask8)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 8, 0));
            i32x8 own = (i32x8)_mm256_set1_epi32((int32_t)(first + row * at_row + whole * at_step))
                + lane_steps;
            const double *corner = x + row * x_row + whole * x_step;
            f64x8 most_1 = most;
            i32x8 t_13 = own | (i32x8)_mm256_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x8 x_1 = _mm512_maskz_loadu_pd(lanes_1, from + right);
                    f64x8 x_2 = _mm512_maskz_loadu_pd(lanes_2, from + right + 8);
                    f64x8 t_15 = evens_f64x8(x_1, x_2);
                    f64x8 t_16 = odds_f64x8(x_1, x_2);
                    __mmask8 t_24 = (__mmask8)~_mm512_cmp_pd_mask(t_16, t_15, _CMP_LE_OQ)
                        & _mm512_cmp_pd_mask(t_15, t_15, _CMP_EQ_OQ);
                    f64x8 t_25 = _mm512_mask_blend_pd(t_24, t_15, t_16);
                    i32x8 t_27 = (i32x8)_mm256_mask_blend_epi32(t_24,
                        (__m256i)(own
                        + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + right * at_right))),
                        (__m256i)(own
                        + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right))));
                    __mmask8 t_29 = (__mmask8)~_mm512_cmp_pd_mask(t_25, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_pd_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_pd(t_29, most_1, t_25);
                    t_13 = (i32x8)_mm256_mask_blend_epi32(t_29, (__m256i)t_13, (__m256i)t_27);
                }
                if (last_1 < wide) {
                    f64x8 t_17 = odds_f64x8(_mm512_maskz_loadu_pd(lanes_1, from + last_1 - 1),
                        _mm512_maskz_loadu_pd(lanes_2, from + last_1 - 1 + 8));
                    __mmask8 t_22 = (__mmask8)~_mm512_cmp_pd_mask(t_17, most_1, _CMP_LE_OQ)
                        & _mm512_cmp_pd_mask(most_1, most_1, _CMP_EQ_OQ);
                    most_1 = _mm512_mask_blend_pd(t_22, most_1, t_17);
                    t_13 = (i32x8)_mm256_mask_blend_epi32(t_22, (__m256i)t_13,
                        (__m256i)(own
                        + (i32x8)_mm256_set1_epi32((int32_t)(down * at_down + last_1 * at_right))));
                }
            }
            _mm512_mask_storeu_pd(y + row * y_row + whole, lanes, most_1);
            _mm256_mask_storeu_epi32(index + row * index_row + whole, lanes, (__m256i)t_13);
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

/* tnk_max_pool2d_i32__avx512_index
 * pooling, windows of a plane.
 * from templates/pool.lua, avx512: dtype=i32 index=yes op=max rows=1
 * listed in gen/manifest/argpool.lua: training: where gradients go
 * a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add
 *   2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2
 *   select 1 ld
 * vector registers: 7 of 32 */
void tnk_max_pool2d_i32__avx512_index(const int64_t *n, void *const *data, const int64_t *stride)
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
    i32x16 lane_steps = (i32x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 }
        * (i32x16)_mm512_set1_epi32((int32_t)at_step);
    i32x16 most = (i32x16)_mm512_set1_epi32(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i32x16 own = (i32x16)_mm512_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x16 most_1 = most;
            i32x16 t_9 = own | (i32x16)_mm512_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    i32x16 x_1 = *(const i32x16u *)(from + right * x_right);
                    __mmask16 below = _mm512_cmplt_epi32_mask((__m512i)most_1, (__m512i)x_1);
                    most_1 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)most_1, (__m512i)x_1);
                    t_9 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)t_9,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + right * at_right))));
                }
            }
            *(i32x16u *)(y + row * y_row + i) = most_1;
            *(i32x16u *)(index + row * index_row + i) = t_9;
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            i32x16 own = (i32x16)_mm512_set1_epi32((int32_t)(first + row * at_row + whole
                * at_step)) + lane_steps;
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x16 most_1 = most;
            i32x16 t_9 = own | (i32x16)_mm512_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    i32x16 x_1 = (i32x16)_mm512_maskz_loadu_epi32(lanes, from + right * x_right);
                    __mmask16 below = _mm512_cmplt_epi32_mask((__m512i)most_1, (__m512i)x_1);
                    most_1 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)most_1, (__m512i)x_1);
                    t_9 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)t_9,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + right * at_right))));
                }
            }
            _mm512_mask_storeu_epi32(y + row * y_row + whole, lanes, (__m512i)most_1);
            _mm512_mask_storeu_epi32(index + row * index_row + whole, lanes, (__m512i)t_9);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i32x16 own = (i32x16)_mm512_set1_epi32((int32_t)(first + row * at_row + i * at_step))
                + lane_steps;
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x16 most_1 = most;
            i32x16 t_11 = own | (i32x16)_mm512_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x16 x_1 = *(const i32x16u *)(from + right);
                    i32x16 x_2 = *(const i32x16u *)(from + right + 16);
                    i32x16 t_13 = evens_i32x16(x_1, x_2);
                    i32x16 t_14 = odds_i32x16(x_1, x_2);
                    __mmask16 below = _mm512_cmplt_epi32_mask((__m512i)t_13, (__m512i)t_14);
                    i32x16 t_21 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)t_13,
                        (__m512i)t_14);
                    i32x16 t_22 = (i32x16)_mm512_mask_blend_epi32(below,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + right * at_right))),
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right))));
                    __mmask16 below_1 = _mm512_cmplt_epi32_mask((__m512i)most_1, (__m512i)t_21);
                    most_1 = (i32x16)_mm512_mask_blend_epi32(below_1, (__m512i)most_1,
                        (__m512i)t_21);
                    t_11 = (i32x16)_mm512_mask_blend_epi32(below_1, (__m512i)t_11, (__m512i)t_22);
                }
                if (last_1 < wide) {
                    i32x16 t_15 = odds_i32x16(*(const i32x16u *)(from + last_1 - 1),
                        *(const i32x16u *)(from + last_1 - 1 + 16));
                    __mmask16 below = _mm512_cmplt_epi32_mask((__m512i)most_1, (__m512i)t_15);
                    most_1 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)most_1, (__m512i)t_15);
                    t_11 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)t_11,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + last_1
                        * at_right))));
                }
            }
            *(i32x16u *)(y + row * y_row + i) = most_1;
            *(i32x16u *)(index + row * index_row + i) = t_11;
        }
        if (whole < count) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count - whole);
            __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, min_index(2 * (count - whole), 16));
            __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, max_index(2 * (count - whole) - 16, 0));
            i32x16 own = (i32x16)_mm512_set1_epi32((int32_t)(first + row * at_row + whole
                * at_step)) + lane_steps;
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x16 most_1 = most;
            i32x16 t_13 = own | (i32x16)_mm512_set1_epi32((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x16 x_1 = (i32x16)_mm512_maskz_loadu_epi32(lanes_1, from + right);
                    i32x16 x_2 = (i32x16)_mm512_maskz_loadu_epi32(lanes_2, from + right + 16);
                    i32x16 t_15 = evens_i32x16(x_1, x_2);
                    i32x16 t_16 = odds_i32x16(x_1, x_2);
                    __mmask16 below = _mm512_cmplt_epi32_mask((__m512i)t_15, (__m512i)t_16);
                    i32x16 t_23 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)t_15,
                        (__m512i)t_16);
                    i32x16 t_24 = (i32x16)_mm512_mask_blend_epi32(below,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + right * at_right))),
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + (right + 1)
                        * at_right))));
                    __mmask16 below_1 = _mm512_cmplt_epi32_mask((__m512i)most_1, (__m512i)t_23);
                    most_1 = (i32x16)_mm512_mask_blend_epi32(below_1, (__m512i)most_1,
                        (__m512i)t_23);
                    t_13 = (i32x16)_mm512_mask_blend_epi32(below_1, (__m512i)t_13, (__m512i)t_24);
                }
                if (last_1 < wide) {
                    i32x16 t_17 = odds_i32x16((i32x16)_mm512_maskz_loadu_epi32(lanes_1,
                        from + last_1 - 1),
                        (i32x16)_mm512_maskz_loadu_epi32(lanes_2, from + last_1 - 1 + 16));
                    __mmask16 below = _mm512_cmplt_epi32_mask((__m512i)most_1, (__m512i)t_17);
                    most_1 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)most_1, (__m512i)t_17);
                    t_13 = (i32x16)_mm512_mask_blend_epi32(below, (__m512i)t_13,
                        (__m512i)(own
                        + (i32x16)_mm512_set1_epi32((int32_t)(down * at_down + last_1
                        * at_right))));
                }
            }
            _mm512_mask_storeu_epi32(y + row * y_row + whole, lanes, (__m512i)most_1);
            _mm512_mask_storeu_epi32(index + row * index_row + whole, lanes, (__m512i)t_13);
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
