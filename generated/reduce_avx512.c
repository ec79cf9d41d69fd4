/* reduce_avx512.c: kernels of gen/manifest/reduce.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef double f64x8 __attribute__((vector_size(64)));
typedef float f32x16 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef u32x16 u32x16u __attribute__((aligned(4), may_alias));
typedef uint64_t u64x8 __attribute__((vector_size(64)));
typedef u64x8 u64x8u __attribute__((aligned(8), may_alias));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x8 low_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x8 high_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline f64x8 rotate_4_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
}

static inline f64x8 rotate_2_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 0, 1);
}

static inline f64x8 rotate_1_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 0);
}

static inline u32x16 rotate_8_u32x16(u32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline u32x16 rotate_4_u32x16(u32x16 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3);
}

static inline u32x16 rotate_2_u32x16(u32x16 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1);
}

static inline u32x16 rotate_1_u32x16(u32x16 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0);
}

static inline u64x8 rotate_4_u64x8(u64x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
}

static inline u64x8 rotate_2_u64x8(u64x8 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 0, 1);
}

static inline u64x8 rotate_1_u64x8(u64x8 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 0);
}

static inline uint32_t bits_u32_f32(float x)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}

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

static inline float bits_f32_u32(uint32_t x)
{
    float bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline double bits_f64_u64(uint64_t x)
{
    double bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline uint64_t bits_u64_f64(double x)
{
    uint64_t bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* tnk_sum_f32__avx512_b1024
 * a row to one element.
 * from templates/reduce.lua, avx512: block=1024 dtype=f32 op=sum
 * listed in gen/manifest/reduce.lua: rows; the same bits on every tier; halves come here too
 * a turn of the inner loop: 4 add 4 ld
 * vector registers: 8 of 32 */
void tnk_sum_f32__avx512_b1024(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const float *x = data[0];
    float *y = data[1];
    int64_t whole = n & -64;
    f64x8 total0 = {0};
    for (int64_t start = 0; start < whole; start += 1024) {
        int64_t stop = min_index(start + 1024, whole);
        f32x16 part0 = {0};
        f32x16 part1 = {0};
        f32x16 part2 = {0};
        f32x16 part3 = {0};
        for (int64_t i = start; i < stop; i += 64) {
            part0 += _mm512_loadu_ps(x + i);
            part1 += _mm512_loadu_ps(x + i + 16);
            part2 += _mm512_loadu_ps(x + i + 32);
            part3 += _mm512_loadu_ps(x + i + 48);
        }
        f32x16 joined = part0 + part2;
        f32x16 joined_1 = part1 + part3;
        joined += joined_1;
        f32x8 sums = low_half_f32x16(joined) + high_half_f32x16(joined);
        total0 += _mm512_cvtps_pd((__m256)sums);
    }
    if (whole < n) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n - whole);
        __mmask16 lanes_1 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 16);
        __mmask16 lanes_2 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 32);
        __mmask16 lanes_3 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 48);
        f32x16 joined = _mm512_maskz_loadu_ps(lanes, x + whole)
            + _mm512_maskz_loadu_ps(lanes_2, x + whole + 32);
        f32x16 joined_1 = _mm512_maskz_loadu_ps(lanes_1, x + whole + 16)
            + _mm512_maskz_loadu_ps(lanes_3, x + whole + 48);
        joined += joined_1;
        f32x8 sums = low_half_f32x16(joined) + high_half_f32x16(joined);
        total0 += _mm512_cvtps_pd((__m256)sums);
    }
    f64x8 joined = total0 + rotate_4_f64x8(total0);
    joined += rotate_2_f64x8(joined);
    joined += rotate_1_f64x8(joined);
    y[0] = (float)joined[0];
}

/* tnk_sum_f32__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=f32 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; the same bits on every tier; halves come here too
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 32 */
void tnk_sum_f32__avx512_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const float *x = data[0];
    float *y = data[1];
    int64_t wide = n & -64;
    for (int64_t j = 0; j < wide; j += 64) {
        f32x16 t = {0};
        f32x16 t_1 = {0};
        f32x16 t_2 = {0};
        f32x16 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x + row * row_stride;
            t += _mm512_loadu_ps(from + j);
            t_1 += _mm512_loadu_ps(from + j + 16);
            t_2 += _mm512_loadu_ps(from + j + 32);
            t_3 += _mm512_loadu_ps(from + j + 48);
        }
        _mm512_storeu_ps(y + j, t);
        _mm512_storeu_ps(y + j + 16, t_1);
        _mm512_storeu_ps(y + j + 32, t_2);
        _mm512_storeu_ps(y + j + 48, t_3);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -16;
    for (int64_t i = 0; i < whole; i += 16) {
        f32x16 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x + row * row_stride;
            t += _mm512_loadu_ps(from + wide + i);
        }
        _mm512_storeu_ps(y + wide + i, t);
    }
    if (whole < rest) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, rest - whole);
        f32x16 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x + row * row_stride;
            t += _mm512_maskz_loadu_ps(lanes, from + wide + whole);
        }
        _mm512_mask_storeu_ps(y + wide + whole, lanes, t);
    }
}

/* tnk_sum_f64__avx512_b512
 * a row to one element.
 * from templates/reduce.lua, avx512: block=512 dtype=f64 op=sum
 * listed in gen/manifest/reduce.lua: rows; the same bits on every tier
 * a turn of the inner loop: 4 add 4 ld
 * vector registers: 8 of 32 */
void tnk_sum_f64__avx512_b512(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t whole = n & -32;
    f64x8 total0 = {0};
    f64x8 lost0 = {0};
    for (int64_t start = 0; start < whole; start += 512) {
        int64_t stop = min_index(start + 512, whole);
        f64x8 part0 = {0};
        f64x8 part1 = {0};
        f64x8 part2 = {0};
        f64x8 part3 = {0};
        for (int64_t i = start; i < stop; i += 32) {
            part0 += _mm512_loadu_pd(x + i);
            part1 += _mm512_loadu_pd(x + i + 8);
            part2 += _mm512_loadu_pd(x + i + 16);
            part3 += _mm512_loadu_pd(x + i + 24);
        }
        f64x8 joined = part0 + part2;
        f64x8 joined_1 = part1 + part3;
        joined += joined_1;
        f64x8 sum = total0 + joined;
        f64x8 taken = sum - total0;
        f64x8 t_4 = total0 - (sum - taken) + (joined - taken);
        lost0 += t_4;
        total0 = sum;
    }
    if (whole < n) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n - whole);
        __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 8);
        __mmask8 lanes_2 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 16);
        __mmask8 lanes_3 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 24);
        f64x8 joined = _mm512_maskz_loadu_pd(lanes, x + whole)
            + _mm512_maskz_loadu_pd(lanes_2, x + whole + 16);
        f64x8 joined_1 = _mm512_maskz_loadu_pd(lanes_1, x + whole + 8)
            + _mm512_maskz_loadu_pd(lanes_3, x + whole + 24);
        joined += joined_1;
        f64x8 sum = total0 + joined;
        f64x8 taken = sum - total0;
        f64x8 t_3 = total0 - (sum - taken) + (joined - taken);
        lost0 += t_3;
        total0 = sum;
    }
    f64x8 joined = total0 + rotate_4_f64x8(total0);
    joined += rotate_2_f64x8(joined);
    joined += rotate_1_f64x8(joined);
    f64x8 joined_3 = lost0 + rotate_4_f64x8(lost0);
    joined_3 += rotate_2_f64x8(joined_3);
    joined_3 += rotate_1_f64x8(joined_3);
    double t_7 = joined_3[0];
    double t_9 = joined[0] + (t_7 == t_7 ? t_7 : 0.0);
    y[0] = t_9;
}

/* tnk_sum_f64__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=f64 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; the same bits on every tier
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 32 */
void tnk_sum_f64__avx512_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        f64x8 t = {0};
        f64x8 t_1 = {0};
        f64x8 t_2 = {0};
        f64x8 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t += _mm512_loadu_pd(from + j);
            t_1 += _mm512_loadu_pd(from + j + 8);
            t_2 += _mm512_loadu_pd(from + j + 16);
            t_3 += _mm512_loadu_pd(from + j + 24);
        }
        _mm512_storeu_pd(y + j, t);
        _mm512_storeu_pd(y + j + 8, t_1);
        _mm512_storeu_pd(y + j + 16, t_2);
        _mm512_storeu_pd(y + j + 24, t_3);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        f64x8 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t += _mm512_loadu_pd(from + wide + i);
        }
        _mm512_storeu_pd(y + wide + i, t);
    }
    if (whole < rest) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rest - whole);
        f64x8 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t += _mm512_maskz_loadu_pd(lanes, from + wide + whole);
        }
        _mm512_mask_storeu_pd(y + wide + whole, lanes, t);
    }
}

/* tnk_sum_u32__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=u32 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers of at most 32 bits, which wrap
 * a turn of the inner loop: 4 add 4 ld
 * vector registers: 5 of 32 */
void tnk_sum_u32__avx512_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const uint32_t *x = data[0];
    uint32_t *y = data[1];
    int64_t whole = n & -64;
    u32x16 t = {0};
    u32x16 t_1 = {0};
    u32x16 t_2 = {0};
    u32x16 t_3 = {0};
    for (int64_t i = 0; i < whole; i += 64) {
        t += *(const u32x16u *)(x + i);
        t_1 += *(const u32x16u *)(x + i + 16);
        t_2 += *(const u32x16u *)(x + i + 32);
        t_3 += *(const u32x16u *)(x + i + 48);
    }
    if (whole < n) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n - whole);
        t += (u32x16)_mm512_maskz_loadu_epi32(lanes, x + whole);
        __mmask16 lanes_1 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 16);
        t_1 += (u32x16)_mm512_maskz_loadu_epi32(lanes_1, x + whole + 16);
        __mmask16 lanes_2 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 32);
        t_2 += (u32x16)_mm512_maskz_loadu_epi32(lanes_2, x + whole + 32);
        __mmask16 lanes_3 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 48);
        t_3 += (u32x16)_mm512_maskz_loadu_epi32(lanes_3, x + whole + 48);
    }
    u32x16 joined = t + t_2;
    u32x16 joined_1 = t_1 + t_3;
    joined += joined_1;
    joined += rotate_8_u32x16(joined);
    joined += rotate_4_u32x16(joined);
    joined += rotate_2_u32x16(joined);
    joined += rotate_1_u32x16(joined);
    y[0] = joined[0];
}

/* tnk_sum_u32__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=u32 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers of at most 32 bits, which wrap
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 32 */
void tnk_sum_u32__avx512_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const uint32_t *x = data[0];
    uint32_t *y = data[1];
    int64_t wide = n & -64;
    for (int64_t j = 0; j < wide; j += 64) {
        u32x16 t = {0};
        u32x16 t_1 = {0};
        u32x16 t_2 = {0};
        u32x16 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = x + row * row_stride;
            t += *(const u32x16u *)(from + j);
            t_1 += *(const u32x16u *)(from + j + 16);
            t_2 += *(const u32x16u *)(from + j + 32);
            t_3 += *(const u32x16u *)(from + j + 48);
        }
        *(u32x16u *)(y + j) = t;
        *(u32x16u *)(y + j + 16) = t_1;
        *(u32x16u *)(y + j + 32) = t_2;
        *(u32x16u *)(y + j + 48) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -16;
    for (int64_t i = 0; i < whole; i += 16) {
        u32x16 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = x + row * row_stride;
            t += *(const u32x16u *)(from + wide + i);
        }
        *(u32x16u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, rest - whole);
        u32x16 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = x + row * row_stride;
            t += (u32x16)_mm512_maskz_loadu_epi32(lanes, from + wide + whole);
        }
        _mm512_mask_storeu_epi32(y + wide + whole, lanes, (__m512i)t);
    }
}

/* tnk_sum_u64__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=u64 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers of 64 bits, which wrap
 * a turn of the inner loop: 4 add 4 ld
 * vector registers: 5 of 32 */
void tnk_sum_u64__avx512_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t whole = n & -32;
    u64x8 t = {0};
    u64x8 t_1 = {0};
    u64x8 t_2 = {0};
    u64x8 t_3 = {0};
    for (int64_t i = 0; i < whole; i += 32) {
        t += *(const u64x8u *)(x + i);
        t_1 += *(const u64x8u *)(x + i + 8);
        t_2 += *(const u64x8u *)(x + i + 16);
        t_3 += *(const u64x8u *)(x + i + 24);
    }
    if (whole < n) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n - whole);
        t += (u64x8)_mm512_maskz_loadu_epi64(lanes, x + whole);
        __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 8);
        t_1 += (u64x8)_mm512_maskz_loadu_epi64(lanes_1, x + whole + 8);
        __mmask8 lanes_2 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 16);
        t_2 += (u64x8)_mm512_maskz_loadu_epi64(lanes_2, x + whole + 16);
        __mmask8 lanes_3 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 24);
        t_3 += (u64x8)_mm512_maskz_loadu_epi64(lanes_3, x + whole + 24);
    }
    u64x8 joined = t + t_2;
    u64x8 joined_1 = t_1 + t_3;
    joined += joined_1;
    joined += rotate_4_u64x8(joined);
    joined += rotate_2_u64x8(joined);
    joined += rotate_1_u64x8(joined);
    y[0] = joined[0];
}

/* tnk_sum_u64__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=u64 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers of 64 bits, which wrap
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 32 */
void tnk_sum_u64__avx512_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        u64x8 t = {0};
        u64x8 t_1 = {0};
        u64x8 t_2 = {0};
        u64x8 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t += *(const u64x8u *)(from + j);
            t_1 += *(const u64x8u *)(from + j + 8);
            t_2 += *(const u64x8u *)(from + j + 16);
            t_3 += *(const u64x8u *)(from + j + 24);
        }
        *(u64x8u *)(y + j) = t;
        *(u64x8u *)(y + j + 8) = t_1;
        *(u64x8u *)(y + j + 16) = t_2;
        *(u64x8u *)(y + j + 24) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        u64x8 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t += *(const u64x8u *)(from + wide + i);
        }
        *(u64x8u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rest - whole);
        u64x8 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t += (u64x8)_mm512_maskz_loadu_epi64(lanes, from + wide + whole);
        }
        _mm512_mask_storeu_epi64(y + wide + whole, lanes, (__m512i)t);
    }
}

/* tnk_prod_f64__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=f64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: rows; floats: F32 products are taken in F64
 * a turn of the inner loop: 4 mul 4 ld
 * vector registers: 5 of 32 */
void tnk_prod_f64__avx512_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t whole = n & -32;
    f64x8 t = _mm512_set1_pd(1.0);
    f64x8 t_1 = _mm512_set1_pd(1.0);
    f64x8 t_2 = _mm512_set1_pd(1.0);
    f64x8 t_3 = _mm512_set1_pd(1.0);
    for (int64_t i = 0; i < whole; i += 32) {
        t *= _mm512_loadu_pd(x + i);
        t_1 *= _mm512_loadu_pd(x + i + 8);
        t_2 *= _mm512_loadu_pd(x + i + 16);
        t_3 *= _mm512_loadu_pd(x + i + 24);
    }
    if (whole < n) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n - whole);
        t *= _mm512_mask_blend_pd(lanes, _mm512_set1_pd(1.0),
            _mm512_maskz_loadu_pd(lanes, x + whole));
        __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 8);
        t_1 *= _mm512_mask_blend_pd(lanes_1, _mm512_set1_pd(1.0),
            _mm512_maskz_loadu_pd(lanes_1, x + whole + 8));
        __mmask8 lanes_2 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 16);
        t_2 *= _mm512_mask_blend_pd(lanes_2, _mm512_set1_pd(1.0),
            _mm512_maskz_loadu_pd(lanes_2, x + whole + 16));
        __mmask8 lanes_3 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 24);
        t_3 *= _mm512_mask_blend_pd(lanes_3, _mm512_set1_pd(1.0),
            _mm512_maskz_loadu_pd(lanes_3, x + whole + 24));
    }
    f64x8 joined = t * t_2;
    f64x8 joined_1 = t_1 * t_3;
    joined *= joined_1;
    joined *= rotate_4_f64x8(joined);
    joined *= rotate_2_f64x8(joined);
    joined *= rotate_1_f64x8(joined);
    y[0] = joined[0];
}

/* tnk_prod_f64__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=f64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: columns; floats: F32 products are taken in F64
 * a turn of each inner loop: 4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld
 * vector registers: 5 of 32 */
void tnk_prod_f64__avx512_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        f64x8 t = _mm512_set1_pd(1.0);
        f64x8 t_1 = _mm512_set1_pd(1.0);
        f64x8 t_2 = _mm512_set1_pd(1.0);
        f64x8 t_3 = _mm512_set1_pd(1.0);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t *= _mm512_loadu_pd(from + j);
            t_1 *= _mm512_loadu_pd(from + j + 8);
            t_2 *= _mm512_loadu_pd(from + j + 16);
            t_3 *= _mm512_loadu_pd(from + j + 24);
        }
        _mm512_storeu_pd(y + j, t);
        _mm512_storeu_pd(y + j + 8, t_1);
        _mm512_storeu_pd(y + j + 16, t_2);
        _mm512_storeu_pd(y + j + 24, t_3);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        f64x8 t = _mm512_set1_pd(1.0);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t *= _mm512_loadu_pd(from + wide + i);
        }
        _mm512_storeu_pd(y + wide + i, t);
    }
    if (whole < rest) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rest - whole);
        f64x8 t = _mm512_set1_pd(1.0);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t *= _mm512_mask_blend_pd(lanes, _mm512_set1_pd(1.0),
                _mm512_maskz_loadu_pd(lanes, from + wide + whole));
        }
        _mm512_mask_storeu_pd(y + wide + whole, lanes, t);
    }
}

/* tnk_prod_u64__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=u64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers, which wrap
 * a turn of the inner loop: 4 mul 4 ld
 * vector registers: 5 of 32 */
void tnk_prod_u64__avx512_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t whole = n & -32;
    u64x8 t = (u64x8)_mm512_set1_epi64(1ull);
    u64x8 t_1 = (u64x8)_mm512_set1_epi64(1ull);
    u64x8 t_2 = (u64x8)_mm512_set1_epi64(1ull);
    u64x8 t_3 = (u64x8)_mm512_set1_epi64(1ull);
    for (int64_t i = 0; i < whole; i += 32) {
        t *= *(const u64x8u *)(x + i);
        t_1 *= *(const u64x8u *)(x + i + 8);
        t_2 *= *(const u64x8u *)(x + i + 16);
        t_3 *= *(const u64x8u *)(x + i + 24);
    }
    if (whole < n) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n - whole);
        t *= (u64x8)_mm512_mask_blend_epi64(lanes, (__m512i)_mm512_set1_epi64(1ull),
            (__m512i)_mm512_maskz_loadu_epi64(lanes, x + whole));
        __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 8);
        t_1 *= (u64x8)_mm512_mask_blend_epi64(lanes_1, (__m512i)_mm512_set1_epi64(1ull),
            (__m512i)_mm512_maskz_loadu_epi64(lanes_1, x + whole + 8));
        __mmask8 lanes_2 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 16);
        t_2 *= (u64x8)_mm512_mask_blend_epi64(lanes_2, (__m512i)_mm512_set1_epi64(1ull),
            (__m512i)_mm512_maskz_loadu_epi64(lanes_2, x + whole + 16));
        __mmask8 lanes_3 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 24);
        t_3 *= (u64x8)_mm512_mask_blend_epi64(lanes_3, (__m512i)_mm512_set1_epi64(1ull),
            (__m512i)_mm512_maskz_loadu_epi64(lanes_3, x + whole + 24));
    }
    u64x8 joined = t * t_2;
    u64x8 joined_1 = t_1 * t_3;
    joined *= joined_1;
    joined *= rotate_4_u64x8(joined);
    joined *= rotate_2_u64x8(joined);
    joined *= rotate_1_u64x8(joined);
    y[0] = joined[0];
}

/* tnk_prod_u64__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=u64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers, which wrap
 * a turn of each inner loop: 4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld
 * vector registers: 5 of 32 */
void tnk_prod_u64__avx512_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        u64x8 t = (u64x8)_mm512_set1_epi64(1ull);
        u64x8 t_1 = (u64x8)_mm512_set1_epi64(1ull);
        u64x8 t_2 = (u64x8)_mm512_set1_epi64(1ull);
        u64x8 t_3 = (u64x8)_mm512_set1_epi64(1ull);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t *= *(const u64x8u *)(from + j);
            t_1 *= *(const u64x8u *)(from + j + 8);
            t_2 *= *(const u64x8u *)(from + j + 16);
            t_3 *= *(const u64x8u *)(from + j + 24);
        }
        *(u64x8u *)(y + j) = t;
        *(u64x8u *)(y + j + 8) = t_1;
        *(u64x8u *)(y + j + 16) = t_2;
        *(u64x8u *)(y + j + 24) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        u64x8 t = (u64x8)_mm512_set1_epi64(1ull);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t *= *(const u64x8u *)(from + wide + i);
        }
        *(u64x8u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rest - whole);
        u64x8 t = (u64x8)_mm512_set1_epi64(1ull);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t *= (u64x8)_mm512_mask_blend_epi64(lanes, (__m512i)_mm512_set1_epi64(1ull),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, from + wide + whole));
        }
        _mm512_mask_storeu_epi64(y + wide + whole, lanes, (__m512i)t);
    }
}

/* tnk_amax_f32__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=f32 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: rows; floats and integers of at most 16 bits; minima
 * a turn of the inner loop: 4 max 4 select 4 ld
 * vector registers: 10 of 32 */
void tnk_amax_f32__avx512_v4(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    float *y = data[1];
    uint32_t turn = bits_u32_f32(param[0]);
    u32x16 turns = (u32x16)_mm512_set1_epi32(turn);
    int64_t whole = n & -64;
    f32x16 t = _mm512_set1_ps(-__builtin_inff());
    f32x16 t_1 = {0};
    f32x16 t_2 = _mm512_set1_ps(-__builtin_inff());
    f32x16 t_3 = {0};
    f32x16 t_4 = _mm512_set1_ps(-__builtin_inff());
    f32x16 t_5 = {0};
    f32x16 t_6 = _mm512_set1_ps(-__builtin_inff());
    f32x16 t_7 = {0};
    for (int64_t i = 0; i < whole; i += 64) {
        f32x16 v = (f32x16)((u32x16)_mm512_loadu_ps(x + i) ^ turns);
        t = _mm512_max_ps(v, t);
        t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_NEQ_UQ), t_1, v);
        f32x16 v_1 = (f32x16)((u32x16)_mm512_loadu_ps(x + i + 16) ^ turns);
        t_2 = _mm512_max_ps(v_1, t_2);
        t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, v_1, _CMP_NEQ_UQ), t_3, v_1);
        f32x16 v_2 = (f32x16)((u32x16)_mm512_loadu_ps(x + i + 32) ^ turns);
        t_4 = _mm512_max_ps(v_2, t_4);
        t_5 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_2, v_2, _CMP_NEQ_UQ), t_5, v_2);
        f32x16 v_3 = (f32x16)((u32x16)_mm512_loadu_ps(x + i + 48) ^ turns);
        t_6 = _mm512_max_ps(v_3, t_6);
        t_7 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_3, v_3, _CMP_NEQ_UQ), t_7, v_3);
    }
    if (whole < n) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n - whole);
        f32x16 v = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes, x + whole) ^ turns);
        f32x16 t_26 = _mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()), v);
        t = _mm512_max_ps(t_26, t);
        t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_26, t_26, _CMP_NEQ_UQ), t_1, t_26);
        __mmask16 lanes_1 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 16);
        f32x16 v_1 = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes_1, x + whole + 16) ^ turns);
        f32x16 t_31 = _mm512_mask_blend_ps(lanes_1, _mm512_set1_ps(-__builtin_inff()), v_1);
        t_2 = _mm512_max_ps(t_31, t_2);
        t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_31, t_31, _CMP_NEQ_UQ), t_3, t_31);
        __mmask16 lanes_2 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 32);
        f32x16 v_2 = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes_2, x + whole + 32) ^ turns);
        f32x16 t_36 = _mm512_mask_blend_ps(lanes_2, _mm512_set1_ps(-__builtin_inff()), v_2);
        t_4 = _mm512_max_ps(t_36, t_4);
        t_5 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_36, t_36, _CMP_NEQ_UQ), t_5, t_36);
        __mmask16 lanes_3 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 48);
        f32x16 v_3 = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes_3, x + whole + 48) ^ turns);
        f32x16 t_41 = _mm512_mask_blend_ps(lanes_3, _mm512_set1_ps(-__builtin_inff()), v_3);
        t_6 = _mm512_max_ps(t_41, t_6);
        t_7 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_41, t_41, _CMP_NEQ_UQ), t_7, t_41);
    }
    f32x16 t_32 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_1, t_1, _CMP_NEQ_UQ), t, t_1);
    f32x16 t_33 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_3, t_3, _CMP_NEQ_UQ), t_2, t_3);
    f32x16 t_34 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_5, t_5, _CMP_NEQ_UQ), t_4, t_5);
    f32x16 t_35 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_7, t_7, _CMP_NEQ_UQ), t_6, t_7);
    f32x16 joined = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_34, t_32, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(t_32, t_32, _CMP_NEQ_UQ), t_34, t_32);
    f32x16 joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_35, t_33, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(t_33, t_33, _CMP_NEQ_UQ), t_35, t_33);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(joined_1, joined, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined, joined, _CMP_NEQ_UQ), joined_1, joined);
    f32x16 t_39 = rotate_8_f32x16(joined_1);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_39, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_39, joined_1);
    f32x16 t_41 = rotate_4_f32x16(joined_1);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_41, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_41, joined_1);
    f32x16 t_43 = rotate_2_f32x16(joined_1);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_43, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_43, joined_1);
    f32x16 t_45 = rotate_1_f32x16(joined_1);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_45, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_45, joined_1);
    float t_50 = bits_f32_u32(bits_u32_f32(joined_1[0]) ^ turn);
    y[0] = t_50 + 0.0f;
}

/* tnk_amax_f32__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=f32 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: columns; floats and integers of at most 16 bits; minima
 * a turn of each inner loop: 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld
 * vector registers: 10 of 32 */
void tnk_amax_f32__avx512_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    uint32_t turn = bits_u32_f32(param[0]);
    u32x16 turns = (u32x16)_mm512_set1_epi32(turn);
    const float *x_1 = data[0];
    float *y = data[1];
    int64_t wide = n & -64;
    for (int64_t j = 0; j < wide; j += 64) {
        f32x16 t = _mm512_set1_ps(-__builtin_inff());
        f32x16 t_1 = {0};
        f32x16 t_2 = _mm512_set1_ps(-__builtin_inff());
        f32x16 t_3 = {0};
        f32x16 t_4 = _mm512_set1_ps(-__builtin_inff());
        f32x16 t_5 = {0};
        f32x16 t_6 = _mm512_set1_ps(-__builtin_inff());
        f32x16 t_7 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            f32x16 v = (f32x16)((u32x16)_mm512_loadu_ps(from + j) ^ turns);
            t = _mm512_max_ps(v, t);
            t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_NEQ_UQ), t_1, v);
            f32x16 v_1 = (f32x16)((u32x16)_mm512_loadu_ps(from + j + 16) ^ turns);
            t_2 = _mm512_max_ps(v_1, t_2);
            t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_1, v_1, _CMP_NEQ_UQ), t_3, v_1);
            f32x16 v_2 = (f32x16)((u32x16)_mm512_loadu_ps(from + j + 32) ^ turns);
            t_4 = _mm512_max_ps(v_2, t_4);
            t_5 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_2, v_2, _CMP_NEQ_UQ), t_5, v_2);
            f32x16 v_3 = (f32x16)((u32x16)_mm512_loadu_ps(from + j + 48) ^ turns);
            t_6 = _mm512_max_ps(v_3, t_6);
            t_7 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v_3, v_3, _CMP_NEQ_UQ), t_7, v_3);
        }
        u32x16 t_18 = (u32x16)_mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_1, t_1, _CMP_NEQ_UQ), t,
            t_1) ^ turns;
        _mm512_storeu_ps(y + j, (f32x16)t_18 + 0.0f);
        u32x16 t_24 = (u32x16)_mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_3, t_3, _CMP_NEQ_UQ), t_2,
            t_3) ^ turns;
        _mm512_storeu_ps(y + j + 16, (f32x16)t_24 + 0.0f);
        u32x16 t_30 = (u32x16)_mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_5, t_5, _CMP_NEQ_UQ), t_4,
            t_5) ^ turns;
        _mm512_storeu_ps(y + j + 32, (f32x16)t_30 + 0.0f);
        u32x16 t_36 = (u32x16)_mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_7, t_7, _CMP_NEQ_UQ), t_6,
            t_7) ^ turns;
        _mm512_storeu_ps(y + j + 48, (f32x16)t_36 + 0.0f);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -16;
    for (int64_t i = 0; i < whole; i += 16) {
        f32x16 t = _mm512_set1_ps(-__builtin_inff());
        f32x16 t_1 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            f32x16 v = (f32x16)((u32x16)_mm512_loadu_ps(from + wide + i) ^ turns);
            t = _mm512_max_ps(v, t);
            t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, v, _CMP_NEQ_UQ), t_1, v);
        }
        u32x16 t_6 = (u32x16)_mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_1, t_1, _CMP_NEQ_UQ), t,
            t_1) ^ turns;
        _mm512_storeu_ps(y + wide + i, (f32x16)t_6 + 0.0f);
    }
    if (whole < rest) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, rest - whole);
        f32x16 t = _mm512_set1_ps(-__builtin_inff());
        f32x16 t_1 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            f32x16 v = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes, from + wide + whole) ^ turns);
            f32x16 t_4 = _mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()), v);
            t = _mm512_max_ps(t_4, t);
            t_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_4, t_4, _CMP_NEQ_UQ), t_1, t_4);
        }
        u32x16 t_6 = (u32x16)_mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_1, t_1, _CMP_NEQ_UQ), t,
            t_1) ^ turns;
        _mm512_mask_storeu_ps(y + wide + whole, lanes, (f32x16)t_6 + 0.0f);
    }
}

/* tnk_amax_f64__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=f64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: rows; F64 and integers of 32 bits; minima
 * a turn of the inner loop: 4 max 4 select 4 ld
 * vector registers: 10 of 32 */
void tnk_amax_f64__avx512_v4(int64_t n, void *const *data, const float *param)
{
    const double *x = data[0];
    double *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x8 turns = (u64x8)_mm512_set1_epi64(turn);
    int64_t whole = n & -32;
    f64x8 t_5 = _mm512_set1_pd(-__builtin_inf());
    f64x8 t_6 = {0};
    f64x8 t_7 = _mm512_set1_pd(-__builtin_inf());
    f64x8 t_8 = {0};
    f64x8 t_9 = _mm512_set1_pd(-__builtin_inf());
    f64x8 t_10 = {0};
    f64x8 t_11 = _mm512_set1_pd(-__builtin_inf());
    f64x8 t_12 = {0};
    for (int64_t i = 0; i < whole; i += 32) {
        f64x8 v = (f64x8)((u64x8)_mm512_loadu_pd(x + i) ^ turns);
        t_5 = _mm512_max_pd(v, t_5);
        t_6 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_NEQ_UQ), t_6, v);
        f64x8 v_1 = (f64x8)((u64x8)_mm512_loadu_pd(x + i + 8) ^ turns);
        t_7 = _mm512_max_pd(v_1, t_7);
        t_8 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_NEQ_UQ), t_8, v_1);
        f64x8 v_2 = (f64x8)((u64x8)_mm512_loadu_pd(x + i + 16) ^ turns);
        t_9 = _mm512_max_pd(v_2, t_9);
        t_10 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_2, v_2, _CMP_NEQ_UQ), t_10, v_2);
        f64x8 v_3 = (f64x8)((u64x8)_mm512_loadu_pd(x + i + 24) ^ turns);
        t_11 = _mm512_max_pd(v_3, t_11);
        t_12 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_3, v_3, _CMP_NEQ_UQ), t_12, v_3);
    }
    if (whole < n) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n - whole);
        f64x8 v = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes, x + whole) ^ turns);
        f64x8 t_31 = _mm512_mask_blend_pd(lanes, _mm512_set1_pd(-__builtin_inf()), v);
        t_5 = _mm512_max_pd(t_31, t_5);
        t_6 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_31, t_31, _CMP_NEQ_UQ), t_6, t_31);
        __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 8);
        f64x8 v_1 = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes_1, x + whole + 8) ^ turns);
        f64x8 t_36 = _mm512_mask_blend_pd(lanes_1, _mm512_set1_pd(-__builtin_inf()), v_1);
        t_7 = _mm512_max_pd(t_36, t_7);
        t_8 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_36, t_36, _CMP_NEQ_UQ), t_8, t_36);
        __mmask8 lanes_2 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 16);
        f64x8 v_2 = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes_2, x + whole + 16) ^ turns);
        f64x8 t_41 = _mm512_mask_blend_pd(lanes_2, _mm512_set1_pd(-__builtin_inf()), v_2);
        t_9 = _mm512_max_pd(t_41, t_9);
        t_10 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_41, t_41, _CMP_NEQ_UQ), t_10, t_41);
        __mmask8 lanes_3 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 24);
        f64x8 v_3 = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes_3, x + whole + 24) ^ turns);
        f64x8 t_46 = _mm512_mask_blend_pd(lanes_3, _mm512_set1_pd(-__builtin_inf()), v_3);
        t_11 = _mm512_max_pd(t_46, t_11);
        t_12 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_46, t_46, _CMP_NEQ_UQ), t_12, t_46);
    }
    f64x8 t_37 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_6, t_6, _CMP_NEQ_UQ), t_5, t_6);
    f64x8 t_38 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_8, t_8, _CMP_NEQ_UQ), t_7, t_8);
    f64x8 t_39 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_10, t_10, _CMP_NEQ_UQ), t_9, t_10);
    f64x8 t_40 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_12, t_12, _CMP_NEQ_UQ), t_11, t_12);
    f64x8 joined = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_39, t_37, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(t_37, t_37, _CMP_NEQ_UQ), t_39, t_37);
    f64x8 joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_40, t_38, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(t_38, t_38, _CMP_NEQ_UQ), t_40, t_38);
    joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(joined_1, joined, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(joined, joined, _CMP_NEQ_UQ), joined_1, joined);
    f64x8 t_44 = rotate_4_f64x8(joined_1);
    joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_44, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_44, joined_1);
    f64x8 t_46 = rotate_2_f64x8(joined_1);
    joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_46, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_46, joined_1);
    f64x8 t_48 = rotate_1_f64x8(joined_1);
    joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_48, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_48, joined_1);
    double t_53 = bits_f64_u64(bits_u64_f64(joined_1[0]) ^ turn);
    y[0] = t_53 + 0.0;
}

/* tnk_amax_f64__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=f64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: columns; F64 and integers of 32 bits; minima
 * a turn of each inner loop: 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld
 * vector registers: 10 of 32 */
void tnk_amax_f64__avx512_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x8 turns = (u64x8)_mm512_set1_epi64(turn);
    const double *x_2 = data[0];
    double *y = data[1];
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        f64x8 t_5 = _mm512_set1_pd(-__builtin_inf());
        f64x8 t_6 = {0};
        f64x8 t_7 = _mm512_set1_pd(-__builtin_inf());
        f64x8 t_8 = {0};
        f64x8 t_9 = _mm512_set1_pd(-__builtin_inf());
        f64x8 t_10 = {0};
        f64x8 t_11 = _mm512_set1_pd(-__builtin_inf());
        f64x8 t_12 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            f64x8 v = (f64x8)((u64x8)_mm512_loadu_pd(from + j) ^ turns);
            t_5 = _mm512_max_pd(v, t_5);
            t_6 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_NEQ_UQ), t_6, v);
            f64x8 v_1 = (f64x8)((u64x8)_mm512_loadu_pd(from + j + 8) ^ turns);
            t_7 = _mm512_max_pd(v_1, t_7);
            t_8 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_1, v_1, _CMP_NEQ_UQ), t_8, v_1);
            f64x8 v_2 = (f64x8)((u64x8)_mm512_loadu_pd(from + j + 16) ^ turns);
            t_9 = _mm512_max_pd(v_2, t_9);
            t_10 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_2, v_2, _CMP_NEQ_UQ), t_10, v_2);
            f64x8 v_3 = (f64x8)((u64x8)_mm512_loadu_pd(from + j + 24) ^ turns);
            t_11 = _mm512_max_pd(v_3, t_11);
            t_12 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v_3, v_3, _CMP_NEQ_UQ), t_12, v_3);
        }
        u64x8 t_23 = (u64x8)_mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_6, t_6, _CMP_NEQ_UQ), t_5,
            t_6) ^ turns;
        _mm512_storeu_pd(y + j, (f64x8)t_23 + 0.0);
        u64x8 t_29 = (u64x8)_mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_8, t_8, _CMP_NEQ_UQ), t_7,
            t_8) ^ turns;
        _mm512_storeu_pd(y + j + 8, (f64x8)t_29 + 0.0);
        u64x8 t_35 = (u64x8)_mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_10, t_10, _CMP_NEQ_UQ), t_9,
            t_10) ^ turns;
        _mm512_storeu_pd(y + j + 16, (f64x8)t_35 + 0.0);
        u64x8 t_41 = (u64x8)_mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_12, t_12, _CMP_NEQ_UQ), t_11,
            t_12) ^ turns;
        _mm512_storeu_pd(y + j + 24, (f64x8)t_41 + 0.0);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        f64x8 t_5 = _mm512_set1_pd(-__builtin_inf());
        f64x8 t_6 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            f64x8 v = (f64x8)((u64x8)_mm512_loadu_pd(from + wide + i) ^ turns);
            t_5 = _mm512_max_pd(v, t_5);
            t_6 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(v, v, _CMP_NEQ_UQ), t_6, v);
        }
        u64x8 t_11 = (u64x8)_mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_6, t_6, _CMP_NEQ_UQ), t_5,
            t_6) ^ turns;
        _mm512_storeu_pd(y + wide + i, (f64x8)t_11 + 0.0);
    }
    if (whole < rest) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rest - whole);
        f64x8 t_5 = _mm512_set1_pd(-__builtin_inf());
        f64x8 t_6 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            f64x8 v = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes, from + wide + whole) ^ turns);
            f64x8 t_9 = _mm512_mask_blend_pd(lanes, _mm512_set1_pd(-__builtin_inf()), v);
            t_5 = _mm512_max_pd(t_9, t_5);
            t_6 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_9, t_9, _CMP_NEQ_UQ), t_6, t_9);
        }
        u64x8 t_11 = (u64x8)_mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_6, t_6, _CMP_NEQ_UQ), t_5,
            t_6) ^ turns;
        _mm512_mask_storeu_pd(y + wide + whole, lanes, (f64x8)t_11 + 0.0);
    }
}

/* tnk_amax_u64__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=u64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers of 64 bits; minima
 * a turn of the inner loop: 4 max 4 ld
 * vector registers: 6 of 32 */
void tnk_amax_u64__avx512_v4(int64_t n, void *const *data, const float *param)
{
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x8 turns = (u64x8)_mm512_set1_epi64(turn);
    int64_t whole = n & -32;
    u64x8 t_5 = {0};
    u64x8 t_6 = {0};
    u64x8 t_7 = {0};
    u64x8 t_8 = {0};
    for (int64_t i = 0; i < whole; i += 32) {
        u64x8 v = *(const u64x8u *)(x + i) ^ turns;
        t_5 = (u64x8)_mm512_max_epu64((__m512i)t_5, (__m512i)v);
        u64x8 v_1 = *(const u64x8u *)(x + i + 8) ^ turns;
        t_6 = (u64x8)_mm512_max_epu64((__m512i)t_6, (__m512i)v_1);
        u64x8 v_2 = *(const u64x8u *)(x + i + 16) ^ turns;
        t_7 = (u64x8)_mm512_max_epu64((__m512i)t_7, (__m512i)v_2);
        u64x8 v_3 = *(const u64x8u *)(x + i + 24) ^ turns;
        t_8 = (u64x8)_mm512_max_epu64((__m512i)t_8, (__m512i)v_3);
    }
    if (whole < n) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n - whole);
        u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, x + whole) ^ turns;
        t_5 = (u64x8)_mm512_max_epu64((__m512i)t_5,
            (__m512i)_mm512_mask_blend_epi64(lanes, (__m512i)(u64x8){0}, (__m512i)v));
        __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 8);
        u64x8 v_1 = (u64x8)_mm512_maskz_loadu_epi64(lanes_1, x + whole + 8) ^ turns;
        t_6 = (u64x8)_mm512_max_epu64((__m512i)t_6,
            (__m512i)_mm512_mask_blend_epi64(lanes_1, (__m512i)(u64x8){0}, (__m512i)v_1));
        __mmask8 lanes_2 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 16);
        u64x8 v_2 = (u64x8)_mm512_maskz_loadu_epi64(lanes_2, x + whole + 16) ^ turns;
        t_7 = (u64x8)_mm512_max_epu64((__m512i)t_7,
            (__m512i)_mm512_mask_blend_epi64(lanes_2, (__m512i)(u64x8){0}, (__m512i)v_2));
        __mmask8 lanes_3 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 24);
        u64x8 v_3 = (u64x8)_mm512_maskz_loadu_epi64(lanes_3, x + whole + 24) ^ turns;
        t_8 = (u64x8)_mm512_max_epu64((__m512i)t_8,
            (__m512i)_mm512_mask_blend_epi64(lanes_3, (__m512i)(u64x8){0}, (__m512i)v_3));
    }
    u64x8 joined = (u64x8)_mm512_max_epu64((__m512i)t_5, (__m512i)t_7);
    u64x8 joined_1 = (u64x8)_mm512_max_epu64((__m512i)t_6, (__m512i)t_8);
    joined = (u64x8)_mm512_max_epu64((__m512i)joined, (__m512i)joined_1);
    joined = (u64x8)_mm512_max_epu64((__m512i)joined, (__m512i)rotate_4_u64x8(joined));
    joined = (u64x8)_mm512_max_epu64((__m512i)joined, (__m512i)rotate_2_u64x8(joined));
    joined = (u64x8)_mm512_max_epu64((__m512i)joined, (__m512i)rotate_1_u64x8(joined));
    y[0] = joined[0] ^ turn;
}

/* tnk_amax_u64__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=u64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers of 64 bits; minima
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 1 max 1 select 1 ld
 * vector registers: 6 of 32 */
void tnk_amax_u64__avx512_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x8 turns = (u64x8)_mm512_set1_epi64(turn);
    const uint64_t *x_2 = data[0];
    uint64_t *y = data[1];
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        u64x8 t_5 = {0};
        u64x8 t_6 = {0};
        u64x8 t_7 = {0};
        u64x8 t_8 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x8 v = *(const u64x8u *)(from + j) ^ turns;
            t_5 = (u64x8)_mm512_max_epu64((__m512i)t_5, (__m512i)v);
            u64x8 v_1 = *(const u64x8u *)(from + j + 8) ^ turns;
            t_6 = (u64x8)_mm512_max_epu64((__m512i)t_6, (__m512i)v_1);
            u64x8 v_2 = *(const u64x8u *)(from + j + 16) ^ turns;
            t_7 = (u64x8)_mm512_max_epu64((__m512i)t_7, (__m512i)v_2);
            u64x8 v_3 = *(const u64x8u *)(from + j + 24) ^ turns;
            t_8 = (u64x8)_mm512_max_epu64((__m512i)t_8, (__m512i)v_3);
        }
        *(u64x8u *)(y + j) = t_5 ^ turns;
        *(u64x8u *)(y + j + 8) = t_6 ^ turns;
        *(u64x8u *)(y + j + 16) = t_7 ^ turns;
        *(u64x8u *)(y + j + 24) = t_8 ^ turns;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        u64x8 t_5 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x8 v = *(const u64x8u *)(from + wide + i) ^ turns;
            t_5 = (u64x8)_mm512_max_epu64((__m512i)t_5, (__m512i)v);
        }
        *(u64x8u *)(y + wide + i) = t_5 ^ turns;
    }
    if (whole < rest) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rest - whole);
        u64x8 t_5 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, from + wide + whole) ^ turns;
            t_5 = (u64x8)_mm512_max_epu64((__m512i)t_5,
                (__m512i)_mm512_mask_blend_epi64(lanes, (__m512i)(u64x8){0}, (__m512i)v));
        }
        _mm512_mask_storeu_epi64(y + wide + whole, lanes, (__m512i)(t_5 ^ turns));
    }
}

/* tnk_argmax_f32_i64__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=f32 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: rows; places of maxima and minima
 * a turn of the inner loop: 1 convert 8 select 4 ld
 * vector registers: 11 of 32 */
void tnk_argmax_f32_i64__avx512_v4(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    int64_t *y = data[1];
    uint32_t turn = bits_u32_f32(param[0]);
    u32x16 turns = (u32x16)_mm512_set1_epi32(turn);
    int64_t whole = n & -64;
    f32x16 t = _mm512_set1_ps(-__builtin_inff());
    u32x16 t_1 = {0};
    f32x16 t_2 = _mm512_set1_ps(-__builtin_inff());
    u32x16 t_3 = {0};
    f32x16 t_4 = _mm512_set1_ps(-__builtin_inff());
    u32x16 t_5 = {0};
    f32x16 t_6 = _mm512_set1_ps(-__builtin_inff());
    u32x16 t_7 = {0};
    for (int64_t i = 0; i < whole; i += 64) {
        u32x16 t_9 = (u32x16)_mm512_set1_epi32((uint32_t)i);
        f32x16 v = (f32x16)((u32x16)_mm512_loadu_ps(x + i) ^ turns);
        __mmask16 t_12 = _mm512_cmp_ps_mask(v, t, _CMP_LE_OQ)
            | _mm512_cmp_ps_mask(t, t, _CMP_NEQ_UQ);
        t = _mm512_mask_blend_ps(t_12, v, t);
        t_1 = (u32x16)_mm512_mask_blend_epi32(t_12, (__m512i)t_9, (__m512i)t_1);
        f32x16 v_1 = (f32x16)((u32x16)_mm512_loadu_ps(x + i + 16) ^ turns);
        __mmask16 t_17 = _mm512_cmp_ps_mask(v_1, t_2, _CMP_LE_OQ)
            | _mm512_cmp_ps_mask(t_2, t_2, _CMP_NEQ_UQ);
        t_2 = _mm512_mask_blend_ps(t_17, v_1, t_2);
        t_3 = (u32x16)_mm512_mask_blend_epi32(t_17, (__m512i)t_9, (__m512i)t_3);
        f32x16 v_2 = (f32x16)((u32x16)_mm512_loadu_ps(x + i + 32) ^ turns);
        __mmask16 t_22 = _mm512_cmp_ps_mask(v_2, t_4, _CMP_LE_OQ)
            | _mm512_cmp_ps_mask(t_4, t_4, _CMP_NEQ_UQ);
        t_4 = _mm512_mask_blend_ps(t_22, v_2, t_4);
        t_5 = (u32x16)_mm512_mask_blend_epi32(t_22, (__m512i)t_9, (__m512i)t_5);
        f32x16 v_3 = (f32x16)((u32x16)_mm512_loadu_ps(x + i + 48) ^ turns);
        __mmask16 t_27 = _mm512_cmp_ps_mask(v_3, t_6, _CMP_LE_OQ)
            | _mm512_cmp_ps_mask(t_6, t_6, _CMP_NEQ_UQ);
        t_6 = _mm512_mask_blend_ps(t_27, v_3, t_6);
        t_7 = (u32x16)_mm512_mask_blend_epi32(t_27, (__m512i)t_9, (__m512i)t_7);
    }
    if (whole < n) {
        u32x16 t_25 = (u32x16)_mm512_set1_epi32((uint32_t)whole);
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n - whole);
        f32x16 v = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes, x + whole) ^ turns);
        f32x16 t_28 = _mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()), v);
        __mmask16 t_29 = _mm512_cmp_ps_mask(t_28, t, _CMP_LE_OQ)
            | _mm512_cmp_ps_mask(t, t, _CMP_NEQ_UQ);
        t = _mm512_mask_blend_ps(t_29, t_28, t);
        t_1 = (u32x16)_mm512_mask_blend_epi32(t_29, (__m512i)t_25, (__m512i)t_1);
        __mmask16 lanes_1 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 16);
        f32x16 v_1 = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes_1, x + whole + 16) ^ turns);
        f32x16 t_34 = _mm512_mask_blend_ps(lanes_1, _mm512_set1_ps(-__builtin_inff()), v_1);
        __mmask16 t_35 = _mm512_cmp_ps_mask(t_34, t_2, _CMP_LE_OQ)
            | _mm512_cmp_ps_mask(t_2, t_2, _CMP_NEQ_UQ);
        t_2 = _mm512_mask_blend_ps(t_35, t_34, t_2);
        t_3 = (u32x16)_mm512_mask_blend_epi32(t_35, (__m512i)t_25, (__m512i)t_3);
        __mmask16 lanes_2 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 32);
        f32x16 v_2 = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes_2, x + whole + 32) ^ turns);
        f32x16 t_40 = _mm512_mask_blend_ps(lanes_2, _mm512_set1_ps(-__builtin_inff()), v_2);
        __mmask16 t_41 = _mm512_cmp_ps_mask(t_40, t_4, _CMP_LE_OQ)
            | _mm512_cmp_ps_mask(t_4, t_4, _CMP_NEQ_UQ);
        t_4 = _mm512_mask_blend_ps(t_41, t_40, t_4);
        t_5 = (u32x16)_mm512_mask_blend_epi32(t_41, (__m512i)t_25, (__m512i)t_5);
        __mmask16 lanes_3 = (__mmask16)(_bzhi_u64(~0ull, n - whole) >> 48);
        f32x16 v_3 = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes_3, x + whole + 48) ^ turns);
        f32x16 t_46 = _mm512_mask_blend_ps(lanes_3, _mm512_set1_ps(-__builtin_inff()), v_3);
        __mmask16 t_47 = _mm512_cmp_ps_mask(t_46, t_6, _CMP_LE_OQ)
            | _mm512_cmp_ps_mask(t_6, t_6, _CMP_NEQ_UQ);
        t_6 = _mm512_mask_blend_ps(t_47, t_46, t_6);
        t_7 = (u32x16)_mm512_mask_blend_epi32(t_47, (__m512i)t_25, (__m512i)t_7);
    }
    f32x16 joined = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_4, t, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(t, t, _CMP_NEQ_UQ), t_4, t);
    f32x16 joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_6, t_2, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(t_2, t_2, _CMP_NEQ_UQ), t_6, t_2);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(joined_1, joined, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined, joined, _CMP_NEQ_UQ), joined_1, joined);
    f32x16 t_39 = rotate_8_f32x16(joined_1);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_39, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_39, joined_1);
    f32x16 t_41 = rotate_4_f32x16(joined_1);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_41, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_41, joined_1);
    f32x16 t_43 = rotate_2_f32x16(joined_1);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_43, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_43, joined_1);
    f32x16 t_45 = rotate_1_f32x16(joined_1);
    joined_1 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(t_45, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_ps_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_45, joined_1);
    f32x16 best = _mm512_set1_ps(joined_1[0]);
    __mmask16 t_49 = _mm512_cmp_ps_mask(t, best, _CMP_EQ_OQ)
        | (_mm512_cmp_ps_mask(t, t, _CMP_NEQ_UQ) & _mm512_cmp_ps_mask(best, best, _CMP_NEQ_UQ));
    __mmask16 t_52 = _mm512_cmp_ps_mask(t_2, best, _CMP_EQ_OQ)
        | (_mm512_cmp_ps_mask(t_2, t_2, _CMP_NEQ_UQ) & _mm512_cmp_ps_mask(best, best, _CMP_NEQ_UQ));
    __mmask16 t_55 = _mm512_cmp_ps_mask(t_4, best, _CMP_EQ_OQ)
        | (_mm512_cmp_ps_mask(t_4, t_4, _CMP_NEQ_UQ) & _mm512_cmp_ps_mask(best, best, _CMP_NEQ_UQ));
    __mmask16 t_58 = _mm512_cmp_ps_mask(t_6, best, _CMP_EQ_OQ)
        | (_mm512_cmp_ps_mask(t_6, t_6, _CMP_NEQ_UQ) & _mm512_cmp_ps_mask(best, best, _CMP_NEQ_UQ));
    u32x16 joined_7 = (u32x16)_mm512_min_epu32((__m512i)_mm512_mask_blend_epi32(t_49,
        (__m512i)_mm512_set1_epi32(-1),
        (__m512i)(t_1 + (u32x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 })),
        (__m512i)_mm512_mask_blend_epi32(t_55, (__m512i)_mm512_set1_epi32(-1),
        (__m512i)(t_5 + (u32x16){ 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
        47 })));
    u32x16 joined_8 = (u32x16)_mm512_min_epu32((__m512i)_mm512_mask_blend_epi32(t_52,
        (__m512i)_mm512_set1_epi32(-1),
        (__m512i)(t_3 + (u32x16){ 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31 })), (__m512i)_mm512_mask_blend_epi32(t_58, (__m512i)_mm512_set1_epi32(-1),
        (__m512i)(t_7 + (u32x16){ 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
        63 })));
    joined_7 = (u32x16)_mm512_min_epu32((__m512i)joined_7, (__m512i)joined_8);
    joined_7 = (u32x16)_mm512_min_epu32((__m512i)joined_7, (__m512i)rotate_8_u32x16(joined_7));
    joined_7 = (u32x16)_mm512_min_epu32((__m512i)joined_7, (__m512i)rotate_4_u32x16(joined_7));
    joined_7 = (u32x16)_mm512_min_epu32((__m512i)joined_7, (__m512i)rotate_2_u32x16(joined_7));
    joined_7 = (u32x16)_mm512_min_epu32((__m512i)joined_7, (__m512i)rotate_1_u32x16(joined_7));
    y[0] = (int64_t)joined_7[0];
}

/* tnk_argmax_f32_i64__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=f32 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: columns; places of maxima and minima
 * a turn of each inner loop: 1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add
 *   1 convert 3 select 1 ld
 * vector registers: 11 of 32 */
void tnk_argmax_f32_i64__avx512_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    uint32_t turn = bits_u32_f32(param[0]);
    u32x16 turns = (u32x16)_mm512_set1_epi32(turn);
    const float *x_1 = data[0];
    float *best = data[1];
    uint32_t *where = data[2];
    uint32_t t = bits_u32_f32(param[2]);
    int64_t wide = n & -64;
    for (int64_t j = 0; j < wide; j += 64) {
        f32x16 v = (f32x16)((u32x16)_mm512_loadu_ps(best + j) ^ turns);
        f32x16 v_1 = (f32x16)((u32x16)_mm512_loadu_ps(best + j + 16) ^ turns);
        f32x16 v_2 = (f32x16)((u32x16)_mm512_loadu_ps(best + j + 32) ^ turns);
        f32x16 v_3 = (f32x16)((u32x16)_mm512_loadu_ps(best + j + 48) ^ turns);
        u32x16 t_9 = *(const u32x16u *)(where + j);
        u32x16 t_10 = *(const u32x16u *)(where + j + 16);
        u32x16 t_11 = *(const u32x16u *)(where + j + 32);
        u32x16 t_12 = *(const u32x16u *)(where + j + 48);
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            u32x16 t_15 = (u32x16)_mm512_set1_epi32(t + (uint32_t)row);
            __builtin_prefetch(from + rows * row_stride + j);
            f32x16 v_8 = (f32x16)((u32x16)_mm512_loadu_ps(from + j) ^ turns);
            __mmask16 t_19 = _mm512_cmp_ps_mask(v_8, v, _CMP_LE_OQ)
                | _mm512_cmp_ps_mask(v, v, _CMP_NEQ_UQ);
            v = _mm512_mask_blend_ps(t_19, v_8, v);
            t_9 = (u32x16)_mm512_mask_blend_epi32(t_19, (__m512i)t_15, (__m512i)t_9);
            f32x16 v_10 = (f32x16)((u32x16)_mm512_loadu_ps(from + j + 16) ^ turns);
            __mmask16 t_23 = _mm512_cmp_ps_mask(v_10, v_1, _CMP_LE_OQ)
                | _mm512_cmp_ps_mask(v_1, v_1, _CMP_NEQ_UQ);
            v_1 = _mm512_mask_blend_ps(t_23, v_10, v_1);
            t_10 = (u32x16)_mm512_mask_blend_epi32(t_23, (__m512i)t_15, (__m512i)t_10);
            f32x16 v_12 = (f32x16)((u32x16)_mm512_loadu_ps(from + j + 32) ^ turns);
            __mmask16 t_27 = _mm512_cmp_ps_mask(v_12, v_2, _CMP_LE_OQ)
                | _mm512_cmp_ps_mask(v_2, v_2, _CMP_NEQ_UQ);
            v_2 = _mm512_mask_blend_ps(t_27, v_12, v_2);
            t_11 = (u32x16)_mm512_mask_blend_epi32(t_27, (__m512i)t_15, (__m512i)t_11);
            f32x16 v_14 = (f32x16)((u32x16)_mm512_loadu_ps(from + j + 48) ^ turns);
            __mmask16 t_31 = _mm512_cmp_ps_mask(v_14, v_3, _CMP_LE_OQ)
                | _mm512_cmp_ps_mask(v_3, v_3, _CMP_NEQ_UQ);
            v_3 = _mm512_mask_blend_ps(t_31, v_14, v_3);
            t_12 = (u32x16)_mm512_mask_blend_epi32(t_31, (__m512i)t_15, (__m512i)t_12);
        }
        _mm512_storeu_ps(best + j, (f32x16)((u32x16)v ^ turns));
        *(u32x16u *)(where + j) = t_9;
        _mm512_storeu_ps(best + j + 16, (f32x16)((u32x16)v_1 ^ turns));
        *(u32x16u *)(where + j + 16) = t_10;
        _mm512_storeu_ps(best + j + 32, (f32x16)((u32x16)v_2 ^ turns));
        *(u32x16u *)(where + j + 32) = t_11;
        _mm512_storeu_ps(best + j + 48, (f32x16)((u32x16)v_3 ^ turns));
        *(u32x16u *)(where + j + 48) = t_12;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -16;
    for (int64_t i = 0; i < whole; i += 16) {
        f32x16 v = (f32x16)((u32x16)_mm512_loadu_ps(best + wide + i) ^ turns);
        u32x16 t_3 = *(const u32x16u *)(where + wide + i);
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + i);
            f32x16 v_2 = (f32x16)((u32x16)_mm512_loadu_ps(from + wide + i) ^ turns);
            __mmask16 t_10 = _mm512_cmp_ps_mask(v_2, v, _CMP_LE_OQ)
                | _mm512_cmp_ps_mask(v, v, _CMP_NEQ_UQ);
            v = _mm512_mask_blend_ps(t_10, v_2, v);
            t_3 = (u32x16)_mm512_mask_blend_epi32(t_10,
                (__m512i)_mm512_set1_epi32(t + (uint32_t)row), (__m512i)t_3);
        }
        _mm512_storeu_ps(best + wide + i, (f32x16)((u32x16)v ^ turns));
        *(u32x16u *)(where + wide + i) = t_3;
    }
    if (whole < rest) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, rest - whole);
        f32x16 v = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes, best + wide + whole) ^ turns);
        f32x16 t_4 = _mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()), v);
        u32x16 t_5 = (u32x16)_mm512_maskz_loadu_epi32(lanes, where + wide + whole);
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + whole);
            f32x16 v_1 = (f32x16)((u32x16)_mm512_maskz_loadu_ps(lanes,
                from + wide + whole) ^ turns);
            f32x16 t_12 = _mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()), v_1);
            __mmask16 t_13 = _mm512_cmp_ps_mask(t_12, t_4, _CMP_LE_OQ)
                | _mm512_cmp_ps_mask(t_4, t_4, _CMP_NEQ_UQ);
            t_4 = _mm512_mask_blend_ps(t_13, t_12, t_4);
            t_5 = (u32x16)_mm512_mask_blend_epi32(t_13,
                (__m512i)_mm512_set1_epi32(t + (uint32_t)row), (__m512i)t_5);
        }
        _mm512_mask_storeu_ps(best + wide + whole, lanes, (f32x16)((u32x16)t_4 ^ turns));
        _mm512_mask_storeu_epi32(where + wide + whole, lanes, (__m512i)t_5);
    }
}

/* tnk_argmax_f64_i64__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=f64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: rows; places of maxima and minima
 * a turn of the inner loop: 1 convert 8 select 4 ld
 * vector registers: 11 of 32 */
void tnk_argmax_f64_i64__avx512_v4(int64_t n, void *const *data, const float *param)
{
    const double *x = data[0];
    int64_t *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x8 turns = (u64x8)_mm512_set1_epi64(turn);
    int64_t whole = n & -32;
    f64x8 t_5 = _mm512_set1_pd(-__builtin_inf());
    u64x8 t_6 = {0};
    f64x8 t_7 = _mm512_set1_pd(-__builtin_inf());
    u64x8 t_8 = {0};
    f64x8 t_9 = _mm512_set1_pd(-__builtin_inf());
    u64x8 t_10 = {0};
    f64x8 t_11 = _mm512_set1_pd(-__builtin_inf());
    u64x8 t_12 = {0};
    for (int64_t i = 0; i < whole; i += 32) {
        u64x8 t_14 = (u64x8)_mm512_set1_epi64((uint64_t)i);
        f64x8 v = (f64x8)((u64x8)_mm512_loadu_pd(x + i) ^ turns);
        __mmask8 t_17 = _mm512_cmp_pd_mask(v, t_5, _CMP_LE_OQ)
            | _mm512_cmp_pd_mask(t_5, t_5, _CMP_NEQ_UQ);
        t_5 = _mm512_mask_blend_pd(t_17, v, t_5);
        t_6 = (u64x8)_mm512_mask_blend_epi64(t_17, (__m512i)t_14, (__m512i)t_6);
        f64x8 v_1 = (f64x8)((u64x8)_mm512_loadu_pd(x + i + 8) ^ turns);
        __mmask8 t_22 = _mm512_cmp_pd_mask(v_1, t_7, _CMP_LE_OQ)
            | _mm512_cmp_pd_mask(t_7, t_7, _CMP_NEQ_UQ);
        t_7 = _mm512_mask_blend_pd(t_22, v_1, t_7);
        t_8 = (u64x8)_mm512_mask_blend_epi64(t_22, (__m512i)t_14, (__m512i)t_8);
        f64x8 v_2 = (f64x8)((u64x8)_mm512_loadu_pd(x + i + 16) ^ turns);
        __mmask8 t_27 = _mm512_cmp_pd_mask(v_2, t_9, _CMP_LE_OQ)
            | _mm512_cmp_pd_mask(t_9, t_9, _CMP_NEQ_UQ);
        t_9 = _mm512_mask_blend_pd(t_27, v_2, t_9);
        t_10 = (u64x8)_mm512_mask_blend_epi64(t_27, (__m512i)t_14, (__m512i)t_10);
        f64x8 v_3 = (f64x8)((u64x8)_mm512_loadu_pd(x + i + 24) ^ turns);
        __mmask8 t_32 = _mm512_cmp_pd_mask(v_3, t_11, _CMP_LE_OQ)
            | _mm512_cmp_pd_mask(t_11, t_11, _CMP_NEQ_UQ);
        t_11 = _mm512_mask_blend_pd(t_32, v_3, t_11);
        t_12 = (u64x8)_mm512_mask_blend_epi64(t_32, (__m512i)t_14, (__m512i)t_12);
    }
    if (whole < n) {
        u64x8 t_30 = (u64x8)_mm512_set1_epi64((uint64_t)whole);
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n - whole);
        f64x8 v = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes, x + whole) ^ turns);
        f64x8 t_33 = _mm512_mask_blend_pd(lanes, _mm512_set1_pd(-__builtin_inf()), v);
        __mmask8 t_34 = _mm512_cmp_pd_mask(t_33, t_5, _CMP_LE_OQ)
            | _mm512_cmp_pd_mask(t_5, t_5, _CMP_NEQ_UQ);
        t_5 = _mm512_mask_blend_pd(t_34, t_33, t_5);
        t_6 = (u64x8)_mm512_mask_blend_epi64(t_34, (__m512i)t_30, (__m512i)t_6);
        __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 8);
        f64x8 v_1 = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes_1, x + whole + 8) ^ turns);
        f64x8 t_39 = _mm512_mask_blend_pd(lanes_1, _mm512_set1_pd(-__builtin_inf()), v_1);
        __mmask8 t_40 = _mm512_cmp_pd_mask(t_39, t_7, _CMP_LE_OQ)
            | _mm512_cmp_pd_mask(t_7, t_7, _CMP_NEQ_UQ);
        t_7 = _mm512_mask_blend_pd(t_40, t_39, t_7);
        t_8 = (u64x8)_mm512_mask_blend_epi64(t_40, (__m512i)t_30, (__m512i)t_8);
        __mmask8 lanes_2 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 16);
        f64x8 v_2 = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes_2, x + whole + 16) ^ turns);
        f64x8 t_45 = _mm512_mask_blend_pd(lanes_2, _mm512_set1_pd(-__builtin_inf()), v_2);
        __mmask8 t_46 = _mm512_cmp_pd_mask(t_45, t_9, _CMP_LE_OQ)
            | _mm512_cmp_pd_mask(t_9, t_9, _CMP_NEQ_UQ);
        t_9 = _mm512_mask_blend_pd(t_46, t_45, t_9);
        t_10 = (u64x8)_mm512_mask_blend_epi64(t_46, (__m512i)t_30, (__m512i)t_10);
        __mmask8 lanes_3 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 24);
        f64x8 v_3 = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes_3, x + whole + 24) ^ turns);
        f64x8 t_51 = _mm512_mask_blend_pd(lanes_3, _mm512_set1_pd(-__builtin_inf()), v_3);
        __mmask8 t_52 = _mm512_cmp_pd_mask(t_51, t_11, _CMP_LE_OQ)
            | _mm512_cmp_pd_mask(t_11, t_11, _CMP_NEQ_UQ);
        t_11 = _mm512_mask_blend_pd(t_52, t_51, t_11);
        t_12 = (u64x8)_mm512_mask_blend_epi64(t_52, (__m512i)t_30, (__m512i)t_12);
    }
    f64x8 joined = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_9, t_5, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(t_5, t_5, _CMP_NEQ_UQ), t_9, t_5);
    f64x8 joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_11, t_7, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(t_7, t_7, _CMP_NEQ_UQ), t_11, t_7);
    joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(joined_1, joined, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(joined, joined, _CMP_NEQ_UQ), joined_1, joined);
    f64x8 t_44 = rotate_4_f64x8(joined_1);
    joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_44, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_44, joined_1);
    f64x8 t_46 = rotate_2_f64x8(joined_1);
    joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_46, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_46, joined_1);
    f64x8 t_48 = rotate_1_f64x8(joined_1);
    joined_1 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(t_48, joined_1, _CMP_LE_OQ)
        | _mm512_cmp_pd_mask(joined_1, joined_1, _CMP_NEQ_UQ), t_48, joined_1);
    f64x8 best = _mm512_set1_pd(joined_1[0]);
    __mmask8 t_52 = _mm512_cmp_pd_mask(t_5, best, _CMP_EQ_OQ)
        | (_mm512_cmp_pd_mask(t_5, t_5, _CMP_NEQ_UQ) & _mm512_cmp_pd_mask(best, best, _CMP_NEQ_UQ));
    __mmask8 t_55 = _mm512_cmp_pd_mask(t_7, best, _CMP_EQ_OQ)
        | (_mm512_cmp_pd_mask(t_7, t_7, _CMP_NEQ_UQ) & _mm512_cmp_pd_mask(best, best, _CMP_NEQ_UQ));
    __mmask8 t_58 = _mm512_cmp_pd_mask(t_9, best, _CMP_EQ_OQ)
        | (_mm512_cmp_pd_mask(t_9, t_9, _CMP_NEQ_UQ) & _mm512_cmp_pd_mask(best, best, _CMP_NEQ_UQ));
    __mmask8 t_61 = _mm512_cmp_pd_mask(t_11, best, _CMP_EQ_OQ)
        | (_mm512_cmp_pd_mask(t_11, t_11, _CMP_NEQ_UQ)
        & _mm512_cmp_pd_mask(best, best, _CMP_NEQ_UQ));
    u64x8 joined_6 = (u64x8)_mm512_min_epu64((__m512i)_mm512_mask_blend_epi64(t_52,
        (__m512i)_mm512_set1_epi64(18446744073709551615ull),
        (__m512i)(t_6 + (u64x8){ 0ull, 1ull, 2ull, 3ull, 4ull, 5ull, 6ull, 7ull })),
        (__m512i)_mm512_mask_blend_epi64(t_58, (__m512i)_mm512_set1_epi64(18446744073709551615ull),
        (__m512i)(t_10 + (u64x8){ 16ull, 17ull, 18ull, 19ull, 20ull, 21ull, 22ull, 23ull })));
    u64x8 joined_7 = (u64x8)_mm512_min_epu64((__m512i)_mm512_mask_blend_epi64(t_55,
        (__m512i)_mm512_set1_epi64(18446744073709551615ull),
        (__m512i)(t_8 + (u64x8){ 8ull, 9ull, 10ull, 11ull, 12ull, 13ull, 14ull, 15ull })),
        (__m512i)_mm512_mask_blend_epi64(t_61, (__m512i)_mm512_set1_epi64(18446744073709551615ull),
        (__m512i)(t_12 + (u64x8){ 24ull, 25ull, 26ull, 27ull, 28ull, 29ull, 30ull, 31ull })));
    joined_6 = (u64x8)_mm512_min_epu64((__m512i)joined_6, (__m512i)joined_7);
    joined_6 = (u64x8)_mm512_min_epu64((__m512i)joined_6, (__m512i)rotate_4_u64x8(joined_6));
    joined_6 = (u64x8)_mm512_min_epu64((__m512i)joined_6, (__m512i)rotate_2_u64x8(joined_6));
    joined_6 = (u64x8)_mm512_min_epu64((__m512i)joined_6, (__m512i)rotate_1_u64x8(joined_6));
    y[0] = (int64_t)joined_6[0];
}

/* tnk_argmax_f64_i64__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=f64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: columns; places of maxima and minima
 * a turn of each inner loop: 1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add
 *   1 convert 3 select 1 ld
 * vector registers: 11 of 32 */
void tnk_argmax_f64_i64__avx512_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x8 turns = (u64x8)_mm512_set1_epi64(turn);
    const double *x_2 = data[0];
    double *best = data[1];
    uint64_t *where = data[2];
    uint64_t t_6 = (uint64_t)bits_u32_f32(param[2]);
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        f64x8 v = (f64x8)((u64x8)_mm512_loadu_pd(best + j) ^ turns);
        f64x8 v_1 = (f64x8)((u64x8)_mm512_loadu_pd(best + j + 8) ^ turns);
        f64x8 v_2 = (f64x8)((u64x8)_mm512_loadu_pd(best + j + 16) ^ turns);
        f64x8 v_3 = (f64x8)((u64x8)_mm512_loadu_pd(best + j + 24) ^ turns);
        u64x8 t_15 = *(const u64x8u *)(where + j);
        u64x8 t_16 = *(const u64x8u *)(where + j + 8);
        u64x8 t_17 = *(const u64x8u *)(where + j + 16);
        u64x8 t_18 = *(const u64x8u *)(where + j + 24);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            u64x8 t_21 = (u64x8)_mm512_set1_epi64(t_6 + (uint64_t)row);
            __builtin_prefetch(from + rows * row_stride + j);
            f64x8 v_8 = (f64x8)((u64x8)_mm512_loadu_pd(from + j) ^ turns);
            __mmask8 t_25 = _mm512_cmp_pd_mask(v_8, v, _CMP_LE_OQ)
                | _mm512_cmp_pd_mask(v, v, _CMP_NEQ_UQ);
            v = _mm512_mask_blend_pd(t_25, v_8, v);
            t_15 = (u64x8)_mm512_mask_blend_epi64(t_25, (__m512i)t_21, (__m512i)t_15);
            f64x8 v_10 = (f64x8)((u64x8)_mm512_loadu_pd(from + j + 8) ^ turns);
            __mmask8 t_29 = _mm512_cmp_pd_mask(v_10, v_1, _CMP_LE_OQ)
                | _mm512_cmp_pd_mask(v_1, v_1, _CMP_NEQ_UQ);
            v_1 = _mm512_mask_blend_pd(t_29, v_10, v_1);
            t_16 = (u64x8)_mm512_mask_blend_epi64(t_29, (__m512i)t_21, (__m512i)t_16);
            f64x8 v_12 = (f64x8)((u64x8)_mm512_loadu_pd(from + j + 16) ^ turns);
            __mmask8 t_33 = _mm512_cmp_pd_mask(v_12, v_2, _CMP_LE_OQ)
                | _mm512_cmp_pd_mask(v_2, v_2, _CMP_NEQ_UQ);
            v_2 = _mm512_mask_blend_pd(t_33, v_12, v_2);
            t_17 = (u64x8)_mm512_mask_blend_epi64(t_33, (__m512i)t_21, (__m512i)t_17);
            f64x8 v_14 = (f64x8)((u64x8)_mm512_loadu_pd(from + j + 24) ^ turns);
            __mmask8 t_37 = _mm512_cmp_pd_mask(v_14, v_3, _CMP_LE_OQ)
                | _mm512_cmp_pd_mask(v_3, v_3, _CMP_NEQ_UQ);
            v_3 = _mm512_mask_blend_pd(t_37, v_14, v_3);
            t_18 = (u64x8)_mm512_mask_blend_epi64(t_37, (__m512i)t_21, (__m512i)t_18);
        }
        _mm512_storeu_pd(best + j, (f64x8)((u64x8)v ^ turns));
        *(u64x8u *)(where + j) = t_15;
        _mm512_storeu_pd(best + j + 8, (f64x8)((u64x8)v_1 ^ turns));
        *(u64x8u *)(where + j + 8) = t_16;
        _mm512_storeu_pd(best + j + 16, (f64x8)((u64x8)v_2 ^ turns));
        *(u64x8u *)(where + j + 16) = t_17;
        _mm512_storeu_pd(best + j + 24, (f64x8)((u64x8)v_3 ^ turns));
        *(u64x8u *)(where + j + 24) = t_18;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        f64x8 v = (f64x8)((u64x8)_mm512_loadu_pd(best + wide + i) ^ turns);
        u64x8 t_9 = *(const u64x8u *)(where + wide + i);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + i);
            f64x8 v_2 = (f64x8)((u64x8)_mm512_loadu_pd(from + wide + i) ^ turns);
            __mmask8 t_16 = _mm512_cmp_pd_mask(v_2, v, _CMP_LE_OQ)
                | _mm512_cmp_pd_mask(v, v, _CMP_NEQ_UQ);
            v = _mm512_mask_blend_pd(t_16, v_2, v);
            t_9 = (u64x8)_mm512_mask_blend_epi64(t_16,
                (__m512i)_mm512_set1_epi64(t_6 + (uint64_t)row), (__m512i)t_9);
        }
        _mm512_storeu_pd(best + wide + i, (f64x8)((u64x8)v ^ turns));
        *(u64x8u *)(where + wide + i) = t_9;
    }
    if (whole < rest) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rest - whole);
        f64x8 v = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes, best + wide + whole) ^ turns);
        f64x8 t_10 = _mm512_mask_blend_pd(lanes, _mm512_set1_pd(-__builtin_inf()), v);
        u64x8 t_11 = (u64x8)_mm512_maskz_loadu_epi64(lanes, where + wide + whole);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + whole);
            f64x8 v_1 = (f64x8)((u64x8)_mm512_maskz_loadu_pd(lanes, from + wide + whole) ^ turns);
            f64x8 t_18 = _mm512_mask_blend_pd(lanes, _mm512_set1_pd(-__builtin_inf()), v_1);
            __mmask8 t_19 = _mm512_cmp_pd_mask(t_18, t_10, _CMP_LE_OQ)
                | _mm512_cmp_pd_mask(t_10, t_10, _CMP_NEQ_UQ);
            t_10 = _mm512_mask_blend_pd(t_19, t_18, t_10);
            t_11 = (u64x8)_mm512_mask_blend_epi64(t_19,
                (__m512i)_mm512_set1_epi64(t_6 + (uint64_t)row), (__m512i)t_11);
        }
        _mm512_mask_storeu_pd(best + wide + whole, lanes, (f64x8)((u64x8)t_10 ^ turns));
        _mm512_mask_storeu_epi64(where + wide + whole, lanes, (__m512i)t_11);
    }
}

/* tnk_argmax_u64_i64__avx512_v4
 * a row to one element.
 * from templates/reduce.lua, avx512: dtype=u64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: rows; places of maxima and minima
 * a turn of the inner loop: 1 convert 8 select 4 ld
 * vector registers: 11 of 32 */
void tnk_argmax_u64_i64__avx512_v4(int64_t n, void *const *data, const float *param)
{
    const uint64_t *x = data[0];
    int64_t *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x8 turns = (u64x8)_mm512_set1_epi64(turn);
    int64_t whole = n & -32;
    u64x8 t_5 = {0};
    u64x8 t_6 = {0};
    u64x8 t_7 = {0};
    u64x8 t_8 = {0};
    u64x8 t_9 = {0};
    u64x8 t_10 = {0};
    u64x8 t_11 = {0};
    u64x8 t_12 = {0};
    for (int64_t i = 0; i < whole; i += 32) {
        u64x8 t_14 = (u64x8)_mm512_set1_epi64((uint64_t)i);
        u64x8 v = *(const u64x8u *)(x + i) ^ turns;
        __mmask8 below = _mm512_cmplt_epu64_mask((__m512i)t_5, (__m512i)v);
        t_5 = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)t_5, (__m512i)v);
        t_6 = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)t_6, (__m512i)t_14);
        u64x8 v_1 = *(const u64x8u *)(x + i + 8) ^ turns;
        __mmask8 below_1 = _mm512_cmplt_epu64_mask((__m512i)t_7, (__m512i)v_1);
        t_7 = (u64x8)_mm512_mask_blend_epi64(below_1, (__m512i)t_7, (__m512i)v_1);
        t_8 = (u64x8)_mm512_mask_blend_epi64(below_1, (__m512i)t_8, (__m512i)t_14);
        u64x8 v_2 = *(const u64x8u *)(x + i + 16) ^ turns;
        __mmask8 below_2 = _mm512_cmplt_epu64_mask((__m512i)t_9, (__m512i)v_2);
        t_9 = (u64x8)_mm512_mask_blend_epi64(below_2, (__m512i)t_9, (__m512i)v_2);
        t_10 = (u64x8)_mm512_mask_blend_epi64(below_2, (__m512i)t_10, (__m512i)t_14);
        u64x8 v_3 = *(const u64x8u *)(x + i + 24) ^ turns;
        __mmask8 below_3 = _mm512_cmplt_epu64_mask((__m512i)t_11, (__m512i)v_3);
        t_11 = (u64x8)_mm512_mask_blend_epi64(below_3, (__m512i)t_11, (__m512i)v_3);
        t_12 = (u64x8)_mm512_mask_blend_epi64(below_3, (__m512i)t_12, (__m512i)t_14);
    }
    if (whole < n) {
        u64x8 t_30 = (u64x8)_mm512_set1_epi64((uint64_t)whole);
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n - whole);
        u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, x + whole) ^ turns;
        u64x8 t_31 = (u64x8)_mm512_mask_blend_epi64(lanes, (__m512i)(u64x8){0}, (__m512i)v);
        __mmask8 below = _mm512_cmplt_epu64_mask((__m512i)t_5, (__m512i)t_31);
        t_5 = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)t_5, (__m512i)t_31);
        t_6 = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)t_6, (__m512i)t_30);
        __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 8);
        u64x8 v_1 = (u64x8)_mm512_maskz_loadu_epi64(lanes_1, x + whole + 8) ^ turns;
        u64x8 t_34 = (u64x8)_mm512_mask_blend_epi64(lanes_1, (__m512i)(u64x8){0}, (__m512i)v_1);
        __mmask8 below_1 = _mm512_cmplt_epu64_mask((__m512i)t_7, (__m512i)t_34);
        t_7 = (u64x8)_mm512_mask_blend_epi64(below_1, (__m512i)t_7, (__m512i)t_34);
        t_8 = (u64x8)_mm512_mask_blend_epi64(below_1, (__m512i)t_8, (__m512i)t_30);
        __mmask8 lanes_2 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 16);
        u64x8 v_2 = (u64x8)_mm512_maskz_loadu_epi64(lanes_2, x + whole + 16) ^ turns;
        u64x8 t_37 = (u64x8)_mm512_mask_blend_epi64(lanes_2, (__m512i)(u64x8){0}, (__m512i)v_2);
        __mmask8 below_2 = _mm512_cmplt_epu64_mask((__m512i)t_9, (__m512i)t_37);
        t_9 = (u64x8)_mm512_mask_blend_epi64(below_2, (__m512i)t_9, (__m512i)t_37);
        t_10 = (u64x8)_mm512_mask_blend_epi64(below_2, (__m512i)t_10, (__m512i)t_30);
        __mmask8 lanes_3 = (__mmask8)(_bzhi_u64(~0ull, n - whole) >> 24);
        u64x8 v_3 = (u64x8)_mm512_maskz_loadu_epi64(lanes_3, x + whole + 24) ^ turns;
        u64x8 t_40 = (u64x8)_mm512_mask_blend_epi64(lanes_3, (__m512i)(u64x8){0}, (__m512i)v_3);
        __mmask8 below_3 = _mm512_cmplt_epu64_mask((__m512i)t_11, (__m512i)t_40);
        t_11 = (u64x8)_mm512_mask_blend_epi64(below_3, (__m512i)t_11, (__m512i)t_40);
        t_12 = (u64x8)_mm512_mask_blend_epi64(below_3, (__m512i)t_12, (__m512i)t_30);
    }
    u64x8 joined = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)t_5,
        (__m512i)t_9), (__m512i)t_5, (__m512i)t_9);
    u64x8 joined_1 = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)t_7,
        (__m512i)t_11), (__m512i)t_7, (__m512i)t_11);
    joined = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)joined,
        (__m512i)joined_1), (__m512i)joined, (__m512i)joined_1);
    u64x8 t_41 = rotate_4_u64x8(joined);
    joined = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)joined,
        (__m512i)t_41), (__m512i)joined, (__m512i)t_41);
    u64x8 t_42 = rotate_2_u64x8(joined);
    joined = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)joined,
        (__m512i)t_42), (__m512i)joined, (__m512i)t_42);
    u64x8 t_43 = rotate_1_u64x8(joined);
    joined = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)joined,
        (__m512i)t_43), (__m512i)joined, (__m512i)t_43);
    u64x8 best = (u64x8)_mm512_set1_epi64(joined[0]);
    u64x8 joined_6 =
        (u64x8)_mm512_min_epu64((__m512i)_mm512_mask_blend_epi64(_mm512_cmpeq_epu64_mask(
        (__m512i)t_5, (__m512i)best), (__m512i)_mm512_set1_epi64(18446744073709551615ull),
        (__m512i)(t_6 + (u64x8){ 0ull, 1ull, 2ull, 3ull, 4ull, 5ull, 6ull, 7ull })),
        (__m512i)_mm512_mask_blend_epi64(_mm512_cmpeq_epu64_mask((__m512i)t_9, (__m512i)best),
        (__m512i)_mm512_set1_epi64(18446744073709551615ull),
        (__m512i)(t_10 + (u64x8){ 16ull, 17ull, 18ull, 19ull, 20ull, 21ull, 22ull, 23ull })));
    u64x8 joined_7 =
        (u64x8)_mm512_min_epu64((__m512i)_mm512_mask_blend_epi64(_mm512_cmpeq_epu64_mask(
        (__m512i)t_7, (__m512i)best), (__m512i)_mm512_set1_epi64(18446744073709551615ull),
        (__m512i)(t_8 + (u64x8){ 8ull, 9ull, 10ull, 11ull, 12ull, 13ull, 14ull, 15ull })),
        (__m512i)_mm512_mask_blend_epi64(_mm512_cmpeq_epu64_mask((__m512i)t_11, (__m512i)best),
        (__m512i)_mm512_set1_epi64(18446744073709551615ull),
        (__m512i)(t_12 + (u64x8){ 24ull, 25ull, 26ull, 27ull, 28ull, 29ull, 30ull, 31ull })));
    joined_6 = (u64x8)_mm512_min_epu64((__m512i)joined_6, (__m512i)joined_7);
    joined_6 = (u64x8)_mm512_min_epu64((__m512i)joined_6, (__m512i)rotate_4_u64x8(joined_6));
    joined_6 = (u64x8)_mm512_min_epu64((__m512i)joined_6, (__m512i)rotate_2_u64x8(joined_6));
    joined_6 = (u64x8)_mm512_min_epu64((__m512i)joined_6, (__m512i)rotate_1_u64x8(joined_6));
    y[0] = (int64_t)joined_6[0];
}

/* tnk_argmax_u64_i64__avx512_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx512: dtype=u64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: columns; places of maxima and minima
 * a turn of each inner loop: 1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add
 *   1 convert 3 select 1 ld
 * vector registers: 11 of 32 */
void tnk_argmax_u64_i64__avx512_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x8 turns = (u64x8)_mm512_set1_epi64(turn);
    const uint64_t *x_2 = data[0];
    uint64_t *best = data[1];
    uint64_t *where = data[2];
    uint64_t t_6 = (uint64_t)bits_u32_f32(param[2]);
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        u64x8 v = *(const u64x8u *)(best + j) ^ turns;
        u64x8 v_1 = *(const u64x8u *)(best + j + 8) ^ turns;
        u64x8 v_2 = *(const u64x8u *)(best + j + 16) ^ turns;
        u64x8 v_3 = *(const u64x8u *)(best + j + 24) ^ turns;
        u64x8 t_7 = *(const u64x8u *)(where + j);
        u64x8 t_8 = *(const u64x8u *)(where + j + 8);
        u64x8 t_9 = *(const u64x8u *)(where + j + 16);
        u64x8 t_10 = *(const u64x8u *)(where + j + 24);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x8 t_13 = (u64x8)_mm512_set1_epi64(t_6 + (uint64_t)row);
            __builtin_prefetch(from + rows * row_stride + j);
            u64x8 v_8 = *(const u64x8u *)(from + j) ^ turns;
            __mmask8 below = _mm512_cmplt_epu64_mask((__m512i)v, (__m512i)v_8);
            v = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)v, (__m512i)v_8);
            t_7 = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)t_7, (__m512i)t_13);
            u64x8 v_10 = *(const u64x8u *)(from + j + 8) ^ turns;
            __mmask8 below_1 = _mm512_cmplt_epu64_mask((__m512i)v_1, (__m512i)v_10);
            v_1 = (u64x8)_mm512_mask_blend_epi64(below_1, (__m512i)v_1, (__m512i)v_10);
            t_8 = (u64x8)_mm512_mask_blend_epi64(below_1, (__m512i)t_8, (__m512i)t_13);
            u64x8 v_12 = *(const u64x8u *)(from + j + 16) ^ turns;
            __mmask8 below_2 = _mm512_cmplt_epu64_mask((__m512i)v_2, (__m512i)v_12);
            v_2 = (u64x8)_mm512_mask_blend_epi64(below_2, (__m512i)v_2, (__m512i)v_12);
            t_9 = (u64x8)_mm512_mask_blend_epi64(below_2, (__m512i)t_9, (__m512i)t_13);
            u64x8 v_14 = *(const u64x8u *)(from + j + 24) ^ turns;
            __mmask8 below_3 = _mm512_cmplt_epu64_mask((__m512i)v_3, (__m512i)v_14);
            v_3 = (u64x8)_mm512_mask_blend_epi64(below_3, (__m512i)v_3, (__m512i)v_14);
            t_10 = (u64x8)_mm512_mask_blend_epi64(below_3, (__m512i)t_10, (__m512i)t_13);
        }
        *(u64x8u *)(best + j) = v ^ turns;
        *(u64x8u *)(where + j) = t_7;
        *(u64x8u *)(best + j + 8) = v_1 ^ turns;
        *(u64x8u *)(where + j + 8) = t_8;
        *(u64x8u *)(best + j + 16) = v_2 ^ turns;
        *(u64x8u *)(where + j + 16) = t_9;
        *(u64x8u *)(best + j + 24) = v_3 ^ turns;
        *(u64x8u *)(where + j + 24) = t_10;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        u64x8 v = *(const u64x8u *)(best + wide + i) ^ turns;
        u64x8 t_7 = *(const u64x8u *)(where + wide + i);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + i);
            u64x8 v_2 = *(const u64x8u *)(from + wide + i) ^ turns;
            __mmask8 below = _mm512_cmplt_epu64_mask((__m512i)v, (__m512i)v_2);
            v = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)v, (__m512i)v_2);
            t_7 = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)t_7,
                (__m512i)_mm512_set1_epi64(t_6 + (uint64_t)row));
        }
        *(u64x8u *)(best + wide + i) = v ^ turns;
        *(u64x8u *)(where + wide + i) = t_7;
    }
    if (whole < rest) {
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rest - whole);
        u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, best + wide + whole) ^ turns;
        u64x8 t_8 = (u64x8)_mm512_mask_blend_epi64(lanes, (__m512i)(u64x8){0}, (__m512i)v);
        u64x8 t_9 = (u64x8)_mm512_maskz_loadu_epi64(lanes, where + wide + whole);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + whole);
            u64x8 v_1 = (u64x8)_mm512_maskz_loadu_epi64(lanes, from + wide + whole) ^ turns;
            u64x8 t_14 = (u64x8)_mm512_mask_blend_epi64(lanes, (__m512i)(u64x8){0}, (__m512i)v_1);
            __mmask8 below = _mm512_cmplt_epu64_mask((__m512i)t_8, (__m512i)t_14);
            t_8 = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)t_8, (__m512i)t_14);
            t_9 = (u64x8)_mm512_mask_blend_epi64(below, (__m512i)t_9,
                (__m512i)_mm512_set1_epi64(t_6 + (uint64_t)row));
        }
        _mm512_mask_storeu_epi64(best + wide + whole, lanes, (__m512i)(t_8 ^ turns));
        _mm512_mask_storeu_epi64(where + wide + whole, lanes, (__m512i)t_9);
    }
}
