/* reduce_avx2.c: kernels of gen/manifest/reduce.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef double f64x4 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef u32x8 u32x8u __attribute__((aligned(4), may_alias));
typedef uint64_t u64x4 __attribute__((vector_size(32)));
typedef u64x4 u64x4u __attribute__((aligned(8), may_alias));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x4 low_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

static inline f32x4 high_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline f64x4 rotate_2_f64x4(f64x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 0, 1);
}

static inline f64x4 rotate_1_f64x4(f64x4 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 0);
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline u32x8 rotate_4_u32x8(u32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
}

static inline u32x8 rotate_2_u32x8(u32x8 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 0, 1);
}

static inline u32x8 rotate_1_u32x8(u32x8 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 0);
}

static inline u64x4 rotate_2_u64x4(u64x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 0, 1);
}

static inline u64x4 rotate_1_u64x4(u64x4 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 0);
}

static inline u64x4 select_u64x4(i64x4 m, u64x4 a, u64x4 b)
{
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline uint32_t bits_u32_f32(float x)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
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

static inline float bits_f32_u32(uint32_t x)
{
    float bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline f64x4 max_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a > b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
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

static inline u64x4 max_u64x4(u64x4 a, u64x4 b)
{
    i64x4 m = a > b;
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline u32x8 select_u32x8(i32x8 m, u32x8 a, u32x8 b)
{
    return (u32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

static inline u64x4 min_u64x4(u64x4 a, u64x4 b)
{
    i64x4 m = a < b;
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

/* tnk_sum_f32__avx2_b1024
 * a row to one element.
 * from templates/reduce.lua, avx2: block=1024 dtype=f32 op=sum
 * listed in gen/manifest/reduce.lua: rows; the same bits on every tier; halves come here too
 * a turn of the inner loop: 8 add 8 ld
 * vector registers: 16 of 16 */
void tnk_sum_f32__avx2_b1024(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const float *x = data[0];
    float *y = data[1];
    int64_t whole = n & -64;
    f64x4 total0 = {0};
    f64x4 total1 = {0};
    for (int64_t start = 0; start < whole; start += 1024) {
        int64_t stop = min_index(start + 1024, whole);
        f32x8 part0 = {0};
        f32x8 part1 = {0};
        f32x8 part2 = {0};
        f32x8 part3 = {0};
        f32x8 part4 = {0};
        f32x8 part5 = {0};
        f32x8 part6 = {0};
        f32x8 part7 = {0};
        for (int64_t i = start; i < stop; i += 64) {
            part0 += _mm256_loadu_ps(x + i);
            part1 += _mm256_loadu_ps(x + i + 8);
            part2 += _mm256_loadu_ps(x + i + 16);
            part3 += _mm256_loadu_ps(x + i + 24);
            part4 += _mm256_loadu_ps(x + i + 32);
            part5 += _mm256_loadu_ps(x + i + 40);
            part6 += _mm256_loadu_ps(x + i + 48);
            part7 += _mm256_loadu_ps(x + i + 56);
        }
        f32x8 joined = part0 + part4;
        f32x8 joined_1 = part1 + part5;
        f32x8 joined_2 = part2 + part6;
        f32x8 joined_3 = part3 + part7;
        joined += joined_2;
        joined_1 += joined_3;
        joined += joined_1;
        total0 += _mm256_cvtps_pd((__m128)low_half_f32x8(joined));
        total1 += _mm256_cvtps_pd((__m128)high_half_f32x8(joined));
    }
    if (whole < n) {
        i32x8 lanes = first_lanes_i32x8(n - whole);
        i32x8 lanes_1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(n - whole);
        i32x8 lanes_2 = (i32x8){ 16, 17, 18, 19, 20, 21, 22, 23 } < (int32_t)(n - whole);
        i32x8 lanes_3 = (i32x8){ 24, 25, 26, 27, 28, 29, 30, 31 } < (int32_t)(n - whole);
        i32x8 lanes_4 = (i32x8){ 32, 33, 34, 35, 36, 37, 38, 39 } < (int32_t)(n - whole);
        i32x8 lanes_5 = (i32x8){ 40, 41, 42, 43, 44, 45, 46, 47 } < (int32_t)(n - whole);
        i32x8 lanes_6 = (i32x8){ 48, 49, 50, 51, 52, 53, 54, 55 } < (int32_t)(n - whole);
        i32x8 lanes_7 = (i32x8){ 56, 57, 58, 59, 60, 61, 62, 63 } < (int32_t)(n - whole);
        f32x8 joined = _mm256_maskload_ps(x + whole, (__m256i)lanes)
            + _mm256_maskload_ps(x + whole + 32, (__m256i)lanes_4);
        f32x8 joined_1 = _mm256_maskload_ps(x + whole + 8, (__m256i)lanes_1)
            + _mm256_maskload_ps(x + whole + 40, (__m256i)lanes_5);
        f32x8 joined_2 = _mm256_maskload_ps(x + whole + 16, (__m256i)lanes_2)
            + _mm256_maskload_ps(x + whole + 48, (__m256i)lanes_6);
        f32x8 joined_3 = _mm256_maskload_ps(x + whole + 24, (__m256i)lanes_3)
            + _mm256_maskload_ps(x + whole + 56, (__m256i)lanes_7);
        joined += joined_2;
        joined_1 += joined_3;
        joined += joined_1;
        total0 += _mm256_cvtps_pd((__m128)low_half_f32x8(joined));
        total1 += _mm256_cvtps_pd((__m128)high_half_f32x8(joined));
    }
    f64x4 joined = total0 + total1;
    joined += rotate_2_f64x4(joined);
    joined += rotate_1_f64x4(joined);
    y[0] = (float)joined[0];
}

/* tnk_sum_f32__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=f32 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; the same bits on every tier; halves come here too
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 16 */
void tnk_sum_f32__avx2_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const float *x = data[0];
    float *y = data[1];
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        f32x8 t = {0};
        f32x8 t_1 = {0};
        f32x8 t_2 = {0};
        f32x8 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x + row * row_stride;
            t += _mm256_loadu_ps(from + j);
            t_1 += _mm256_loadu_ps(from + j + 8);
            t_2 += _mm256_loadu_ps(from + j + 16);
            t_3 += _mm256_loadu_ps(from + j + 24);
        }
        _mm256_storeu_ps(y + j, t);
        _mm256_storeu_ps(y + j + 8, t_1);
        _mm256_storeu_ps(y + j + 16, t_2);
        _mm256_storeu_ps(y + j + 24, t_3);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        f32x8 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x + row * row_stride;
            t += _mm256_loadu_ps(from + wide + i);
        }
        _mm256_storeu_ps(y + wide + i, t);
    }
    if (whole < rest) {
        i32x8 lanes = first_lanes_i32x8(rest - whole);
        f32x8 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x + row * row_stride;
            t += _mm256_maskload_ps(from + wide + whole, (__m256i)lanes);
        }
        _mm256_maskstore_ps(y + wide + whole, (__m256i)lanes, t);
    }
}

/* tnk_sum_f64__avx2_b512
 * a row to one element.
 * from templates/reduce.lua, avx2: block=512 dtype=f64 op=sum
 * listed in gen/manifest/reduce.lua: rows; the same bits on every tier
 * a turn of the inner loop: 8 add 8 ld
 * vector registers: 16 of 16 */
void tnk_sum_f64__avx2_b512(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t whole = n & -32;
    f64x4 total0 = {0};
    f64x4 lost0 = {0};
    f64x4 total1 = {0};
    f64x4 lost1 = {0};
    for (int64_t start = 0; start < whole; start += 512) {
        int64_t stop = min_index(start + 512, whole);
        f64x4 part0 = {0};
        f64x4 part1 = {0};
        f64x4 part2 = {0};
        f64x4 part3 = {0};
        f64x4 part4 = {0};
        f64x4 part5 = {0};
        f64x4 part6 = {0};
        f64x4 part7 = {0};
        for (int64_t i = start; i < stop; i += 32) {
            part0 += _mm256_loadu_pd(x + i);
            part1 += _mm256_loadu_pd(x + i + 4);
            part2 += _mm256_loadu_pd(x + i + 8);
            part3 += _mm256_loadu_pd(x + i + 12);
            part4 += _mm256_loadu_pd(x + i + 16);
            part5 += _mm256_loadu_pd(x + i + 20);
            part6 += _mm256_loadu_pd(x + i + 24);
            part7 += _mm256_loadu_pd(x + i + 28);
        }
        f64x4 joined = part0 + part4;
        f64x4 joined_1 = part1 + part5;
        f64x4 joined_2 = part2 + part6;
        f64x4 joined_3 = part3 + part7;
        joined += joined_2;
        joined_1 += joined_3;
        f64x4 sum = total0 + joined;
        f64x4 taken = sum - total0;
        f64x4 t_4 = total0 - (sum - taken) + (joined - taken);
        lost0 += t_4;
        f64x4 sum_1 = total1 + joined_1;
        f64x4 taken_1 = sum_1 - total1;
        f64x4 t_8 = total1 - (sum_1 - taken_1) + (joined_1 - taken_1);
        lost1 += t_8;
        total0 = sum;
        total1 = sum_1;
    }
    if (whole < n) {
        i64x4 lanes = first_lanes_i64x4(n - whole);
        i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(n - whole);
        i64x4 lanes_2 = (i64x4){ 8, 9, 10, 11 } < (int64_t)(n - whole);
        i64x4 lanes_3 = (i64x4){ 12, 13, 14, 15 } < (int64_t)(n - whole);
        i64x4 lanes_4 = (i64x4){ 16, 17, 18, 19 } < (int64_t)(n - whole);
        i64x4 lanes_5 = (i64x4){ 20, 21, 22, 23 } < (int64_t)(n - whole);
        i64x4 lanes_6 = (i64x4){ 24, 25, 26, 27 } < (int64_t)(n - whole);
        i64x4 lanes_7 = (i64x4){ 28, 29, 30, 31 } < (int64_t)(n - whole);
        f64x4 joined = _mm256_maskload_pd(x + whole, (__m256i)lanes)
            + _mm256_maskload_pd(x + whole + 16, (__m256i)lanes_4);
        f64x4 joined_1 = _mm256_maskload_pd(x + whole + 4, (__m256i)lanes_1)
            + _mm256_maskload_pd(x + whole + 20, (__m256i)lanes_5);
        f64x4 joined_2 = _mm256_maskload_pd(x + whole + 8, (__m256i)lanes_2)
            + _mm256_maskload_pd(x + whole + 24, (__m256i)lanes_6);
        f64x4 joined_3 = _mm256_maskload_pd(x + whole + 12, (__m256i)lanes_3)
            + _mm256_maskload_pd(x + whole + 28, (__m256i)lanes_7);
        joined += joined_2;
        joined_1 += joined_3;
        f64x4 sum = total0 + joined;
        f64x4 taken = sum - total0;
        f64x4 t_3 = total0 - (sum - taken) + (joined - taken);
        lost0 += t_3;
        f64x4 sum_1 = total1 + joined_1;
        f64x4 taken_1 = sum_1 - total1;
        f64x4 t_7 = total1 - (sum_1 - taken_1) + (joined_1 - taken_1);
        lost1 += t_7;
        total0 = sum;
        total1 = sum_1;
    }
    f64x4 joined = total0 + total1;
    joined += rotate_2_f64x4(joined);
    joined += rotate_1_f64x4(joined);
    f64x4 joined_3 = lost0 + lost1;
    joined_3 += rotate_2_f64x4(joined_3);
    joined_3 += rotate_1_f64x4(joined_3);
    double t_5 = joined_3[0];
    double t_7 = joined[0] + (t_5 == t_5 ? t_5 : 0.0);
    y[0] = t_7;
}

/* tnk_sum_f64__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=f64 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; the same bits on every tier
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 16 */
void tnk_sum_f64__avx2_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        f64x4 t = {0};
        f64x4 t_1 = {0};
        f64x4 t_2 = {0};
        f64x4 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t += _mm256_loadu_pd(from + j);
            t_1 += _mm256_loadu_pd(from + j + 4);
            t_2 += _mm256_loadu_pd(from + j + 8);
            t_3 += _mm256_loadu_pd(from + j + 12);
        }
        _mm256_storeu_pd(y + j, t);
        _mm256_storeu_pd(y + j + 4, t_1);
        _mm256_storeu_pd(y + j + 8, t_2);
        _mm256_storeu_pd(y + j + 12, t_3);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        f64x4 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t += _mm256_loadu_pd(from + wide + i);
        }
        _mm256_storeu_pd(y + wide + i, t);
    }
    if (whole < rest) {
        i64x4 lanes = first_lanes_i64x4(rest - whole);
        f64x4 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t += _mm256_maskload_pd(from + wide + whole, (__m256i)lanes);
        }
        _mm256_maskstore_pd(y + wide + whole, (__m256i)lanes, t);
    }
}

/* tnk_sum_u32__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=u32 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers of at most 32 bits, which wrap
 * a turn of the inner loop: 4 add 4 ld
 * vector registers: 5 of 16 */
void tnk_sum_u32__avx2_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const uint32_t *x = data[0];
    uint32_t *y = data[1];
    int64_t whole = n & -32;
    u32x8 t = {0};
    u32x8 t_1 = {0};
    u32x8 t_2 = {0};
    u32x8 t_3 = {0};
    for (int64_t i = 0; i < whole; i += 32) {
        t += *(const u32x8u *)(x + i);
        t_1 += *(const u32x8u *)(x + i + 8);
        t_2 += *(const u32x8u *)(x + i + 16);
        t_3 += *(const u32x8u *)(x + i + 24);
    }
    if (whole < n) {
        i32x8 lanes = first_lanes_i32x8(n - whole);
        t += (u32x8)_mm256_maskload_epi32((const int *)(x + whole), (__m256i)lanes);
        i32x8 lanes_1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(n - whole);
        t_1 += (u32x8)_mm256_maskload_epi32((const int *)(x + whole + 8), (__m256i)lanes_1);
        i32x8 lanes_2 = (i32x8){ 16, 17, 18, 19, 20, 21, 22, 23 } < (int32_t)(n - whole);
        t_2 += (u32x8)_mm256_maskload_epi32((const int *)(x + whole + 16), (__m256i)lanes_2);
        i32x8 lanes_3 = (i32x8){ 24, 25, 26, 27, 28, 29, 30, 31 } < (int32_t)(n - whole);
        t_3 += (u32x8)_mm256_maskload_epi32((const int *)(x + whole + 24), (__m256i)lanes_3);
    }
    u32x8 joined = t + t_2;
    u32x8 joined_1 = t_1 + t_3;
    joined += joined_1;
    joined += rotate_4_u32x8(joined);
    joined += rotate_2_u32x8(joined);
    joined += rotate_1_u32x8(joined);
    y[0] = joined[0];
}

/* tnk_sum_u32__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=u32 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers of at most 32 bits, which wrap
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 16 */
void tnk_sum_u32__avx2_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const uint32_t *x = data[0];
    uint32_t *y = data[1];
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        u32x8 t = {0};
        u32x8 t_1 = {0};
        u32x8 t_2 = {0};
        u32x8 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = x + row * row_stride;
            t += *(const u32x8u *)(from + j);
            t_1 += *(const u32x8u *)(from + j + 8);
            t_2 += *(const u32x8u *)(from + j + 16);
            t_3 += *(const u32x8u *)(from + j + 24);
        }
        *(u32x8u *)(y + j) = t;
        *(u32x8u *)(y + j + 8) = t_1;
        *(u32x8u *)(y + j + 16) = t_2;
        *(u32x8u *)(y + j + 24) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        u32x8 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = x + row * row_stride;
            t += *(const u32x8u *)(from + wide + i);
        }
        *(u32x8u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        i32x8 lanes = first_lanes_i32x8(rest - whole);
        u32x8 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = x + row * row_stride;
            t += (u32x8)_mm256_maskload_epi32((const int *)(from + wide + whole), (__m256i)lanes);
        }
        _mm256_maskstore_epi32((int *)(y + wide + whole), (__m256i)lanes, (__m256i)t);
    }
}

/* tnk_sum_u64__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=u64 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers of 64 bits, which wrap
 * a turn of the inner loop: 4 add 4 ld
 * vector registers: 5 of 16 */
void tnk_sum_u64__avx2_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t whole = n & -16;
    u64x4 t = {0};
    u64x4 t_1 = {0};
    u64x4 t_2 = {0};
    u64x4 t_3 = {0};
    for (int64_t i = 0; i < whole; i += 16) {
        t += *(const u64x4u *)(x + i);
        t_1 += *(const u64x4u *)(x + i + 4);
        t_2 += *(const u64x4u *)(x + i + 8);
        t_3 += *(const u64x4u *)(x + i + 12);
    }
    if (whole < n) {
        i64x4 lanes = first_lanes_i64x4(n - whole);
        t += (u64x4)_mm256_maskload_epi64((const long long *)(x + whole), (__m256i)lanes);
        i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(n - whole);
        t_1 += (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 4), (__m256i)lanes_1);
        i64x4 lanes_2 = (i64x4){ 8, 9, 10, 11 } < (int64_t)(n - whole);
        t_2 += (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 8), (__m256i)lanes_2);
        i64x4 lanes_3 = (i64x4){ 12, 13, 14, 15 } < (int64_t)(n - whole);
        t_3 += (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 12), (__m256i)lanes_3);
    }
    u64x4 joined = t + t_2;
    u64x4 joined_1 = t_1 + t_3;
    joined += joined_1;
    joined += rotate_2_u64x4(joined);
    joined += rotate_1_u64x4(joined);
    y[0] = joined[0];
}

/* tnk_sum_u64__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=u64 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers of 64 bits, which wrap
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 16 */
void tnk_sum_u64__avx2_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        u64x4 t = {0};
        u64x4 t_1 = {0};
        u64x4 t_2 = {0};
        u64x4 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t += *(const u64x4u *)(from + j);
            t_1 += *(const u64x4u *)(from + j + 4);
            t_2 += *(const u64x4u *)(from + j + 8);
            t_3 += *(const u64x4u *)(from + j + 12);
        }
        *(u64x4u *)(y + j) = t;
        *(u64x4u *)(y + j + 4) = t_1;
        *(u64x4u *)(y + j + 8) = t_2;
        *(u64x4u *)(y + j + 12) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        u64x4 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t += *(const u64x4u *)(from + wide + i);
        }
        *(u64x4u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        i64x4 lanes = first_lanes_i64x4(rest - whole);
        u64x4 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t += (u64x4)_mm256_maskload_epi64((const long long *)(from + wide + whole),
                (__m256i)lanes);
        }
        _mm256_maskstore_epi64((long long *)(y + wide + whole), (__m256i)lanes, (__m256i)t);
    }
}

/* tnk_prod_f64__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=f64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: rows; floats: F32 products are taken in F64
 * a turn of the inner loop: 4 mul 4 ld
 * vector registers: 5 of 16 */
void tnk_prod_f64__avx2_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t whole = n & -16;
    f64x4 t = _mm256_set1_pd(1.0);
    f64x4 t_1 = _mm256_set1_pd(1.0);
    f64x4 t_2 = _mm256_set1_pd(1.0);
    f64x4 t_3 = _mm256_set1_pd(1.0);
    for (int64_t i = 0; i < whole; i += 16) {
        t *= _mm256_loadu_pd(x + i);
        t_1 *= _mm256_loadu_pd(x + i + 4);
        t_2 *= _mm256_loadu_pd(x + i + 8);
        t_3 *= _mm256_loadu_pd(x + i + 12);
    }
    if (whole < n) {
        i64x4 lanes = first_lanes_i64x4(n - whole);
        t *= _mm256_blendv_pd(_mm256_set1_pd(1.0), _mm256_maskload_pd(x + whole, (__m256i)lanes),
            (__m256d)lanes);
        i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(n - whole);
        t_1 *= _mm256_blendv_pd(_mm256_set1_pd(1.0),
            _mm256_maskload_pd(x + whole + 4, (__m256i)lanes_1), (__m256d)lanes_1);
        i64x4 lanes_2 = (i64x4){ 8, 9, 10, 11 } < (int64_t)(n - whole);
        t_2 *= _mm256_blendv_pd(_mm256_set1_pd(1.0),
            _mm256_maskload_pd(x + whole + 8, (__m256i)lanes_2), (__m256d)lanes_2);
        i64x4 lanes_3 = (i64x4){ 12, 13, 14, 15 } < (int64_t)(n - whole);
        t_3 *= _mm256_blendv_pd(_mm256_set1_pd(1.0),
            _mm256_maskload_pd(x + whole + 12, (__m256i)lanes_3), (__m256d)lanes_3);
    }
    f64x4 joined = t * t_2;
    f64x4 joined_1 = t_1 * t_3;
    joined *= joined_1;
    joined *= rotate_2_f64x4(joined);
    joined *= rotate_1_f64x4(joined);
    y[0] = joined[0];
}

/* tnk_prod_f64__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=f64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: columns; floats: F32 products are taken in F64
 * a turn of each inner loop: 4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld
 * vector registers: 5 of 16 */
void tnk_prod_f64__avx2_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        f64x4 t = _mm256_set1_pd(1.0);
        f64x4 t_1 = _mm256_set1_pd(1.0);
        f64x4 t_2 = _mm256_set1_pd(1.0);
        f64x4 t_3 = _mm256_set1_pd(1.0);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t *= _mm256_loadu_pd(from + j);
            t_1 *= _mm256_loadu_pd(from + j + 4);
            t_2 *= _mm256_loadu_pd(from + j + 8);
            t_3 *= _mm256_loadu_pd(from + j + 12);
        }
        _mm256_storeu_pd(y + j, t);
        _mm256_storeu_pd(y + j + 4, t_1);
        _mm256_storeu_pd(y + j + 8, t_2);
        _mm256_storeu_pd(y + j + 12, t_3);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        f64x4 t = _mm256_set1_pd(1.0);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t *= _mm256_loadu_pd(from + wide + i);
        }
        _mm256_storeu_pd(y + wide + i, t);
    }
    if (whole < rest) {
        i64x4 lanes = first_lanes_i64x4(rest - whole);
        f64x4 t = _mm256_set1_pd(1.0);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t *= _mm256_blendv_pd(_mm256_set1_pd(1.0),
                _mm256_maskload_pd(from + wide + whole, (__m256i)lanes), (__m256d)lanes);
        }
        _mm256_maskstore_pd(y + wide + whole, (__m256i)lanes, t);
    }
}

/* tnk_prod_u64__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=u64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers, which wrap
 * a turn of the inner loop: 4 mul 4 ld
 * vector registers: 5 of 16 */
void tnk_prod_u64__avx2_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t whole = n & -16;
    u64x4 t = (u64x4)_mm256_set1_epi64x(1ull);
    u64x4 t_1 = (u64x4)_mm256_set1_epi64x(1ull);
    u64x4 t_2 = (u64x4)_mm256_set1_epi64x(1ull);
    u64x4 t_3 = (u64x4)_mm256_set1_epi64x(1ull);
    for (int64_t i = 0; i < whole; i += 16) {
        t *= *(const u64x4u *)(x + i);
        t_1 *= *(const u64x4u *)(x + i + 4);
        t_2 *= *(const u64x4u *)(x + i + 8);
        t_3 *= *(const u64x4u *)(x + i + 12);
    }
    if (whole < n) {
        i64x4 lanes = first_lanes_i64x4(n - whole);
        t *= select_u64x4(lanes, (u64x4)_mm256_maskload_epi64((const long long *)(x + whole),
            (__m256i)lanes), (u64x4)_mm256_set1_epi64x(1ull));
        i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(n - whole);
        t_1 *= select_u64x4(lanes_1,
            (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 4), (__m256i)lanes_1),
            (u64x4)_mm256_set1_epi64x(1ull));
        i64x4 lanes_2 = (i64x4){ 8, 9, 10, 11 } < (int64_t)(n - whole);
        t_2 *= select_u64x4(lanes_2,
            (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 8), (__m256i)lanes_2),
            (u64x4)_mm256_set1_epi64x(1ull));
        i64x4 lanes_3 = (i64x4){ 12, 13, 14, 15 } < (int64_t)(n - whole);
        t_3 *= select_u64x4(lanes_3,
            (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 12), (__m256i)lanes_3),
            (u64x4)_mm256_set1_epi64x(1ull));
    }
    u64x4 joined = t * t_2;
    u64x4 joined_1 = t_1 * t_3;
    joined *= joined_1;
    joined *= rotate_2_u64x4(joined);
    joined *= rotate_1_u64x4(joined);
    y[0] = joined[0];
}

/* tnk_prod_u64__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=u64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers, which wrap
 * a turn of each inner loop: 4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld
 * vector registers: 5 of 16 */
void tnk_prod_u64__avx2_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        u64x4 t = (u64x4)_mm256_set1_epi64x(1ull);
        u64x4 t_1 = (u64x4)_mm256_set1_epi64x(1ull);
        u64x4 t_2 = (u64x4)_mm256_set1_epi64x(1ull);
        u64x4 t_3 = (u64x4)_mm256_set1_epi64x(1ull);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t *= *(const u64x4u *)(from + j);
            t_1 *= *(const u64x4u *)(from + j + 4);
            t_2 *= *(const u64x4u *)(from + j + 8);
            t_3 *= *(const u64x4u *)(from + j + 12);
        }
        *(u64x4u *)(y + j) = t;
        *(u64x4u *)(y + j + 4) = t_1;
        *(u64x4u *)(y + j + 8) = t_2;
        *(u64x4u *)(y + j + 12) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        u64x4 t = (u64x4)_mm256_set1_epi64x(1ull);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t *= *(const u64x4u *)(from + wide + i);
        }
        *(u64x4u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        i64x4 lanes = first_lanes_i64x4(rest - whole);
        u64x4 t = (u64x4)_mm256_set1_epi64x(1ull);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t *= select_u64x4(lanes,
                (u64x4)_mm256_maskload_epi64((const long long *)(from + wide + whole),
                (__m256i)lanes), (u64x4)_mm256_set1_epi64x(1ull));
        }
        _mm256_maskstore_epi64((long long *)(y + wide + whole), (__m256i)lanes, (__m256i)t);
    }
}

/* tnk_amax_f32__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=f32 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: rows; floats and integers of at most 16 bits; minima
 * a turn of the inner loop: 4 max 4 select 4 ld
 * vector registers: 10 of 16 */
void tnk_amax_f32__avx2_v4(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    float *y = data[1];
    uint32_t turn = bits_u32_f32(param[0]);
    u32x8 turns = (u32x8)_mm256_set1_epi32(turn);
    int64_t whole = n & -32;
    f32x8 t = _mm256_set1_ps(-__builtin_inff());
    f32x8 t_1 = {0};
    f32x8 t_2 = _mm256_set1_ps(-__builtin_inff());
    f32x8 t_3 = {0};
    f32x8 t_4 = _mm256_set1_ps(-__builtin_inff());
    f32x8 t_5 = {0};
    f32x8 t_6 = _mm256_set1_ps(-__builtin_inff());
    f32x8 t_7 = {0};
    for (int64_t i = 0; i < whole; i += 32) {
        f32x8 v = (f32x8)((u32x8)_mm256_loadu_ps(x + i) ^ turns);
        t = _mm256_max_ps(v, t);
        t_1 = _mm256_blendv_ps(t_1, v, (__m256)(v != v));
        f32x8 v_1 = (f32x8)((u32x8)_mm256_loadu_ps(x + i + 8) ^ turns);
        t_2 = _mm256_max_ps(v_1, t_2);
        t_3 = _mm256_blendv_ps(t_3, v_1, (__m256)(v_1 != v_1));
        f32x8 v_2 = (f32x8)((u32x8)_mm256_loadu_ps(x + i + 16) ^ turns);
        t_4 = _mm256_max_ps(v_2, t_4);
        t_5 = _mm256_blendv_ps(t_5, v_2, (__m256)(v_2 != v_2));
        f32x8 v_3 = (f32x8)((u32x8)_mm256_loadu_ps(x + i + 24) ^ turns);
        t_6 = _mm256_max_ps(v_3, t_6);
        t_7 = _mm256_blendv_ps(t_7, v_3, (__m256)(v_3 != v_3));
    }
    if (whole < n) {
        i32x8 lanes = first_lanes_i32x8(n - whole);
        f32x8 v = (f32x8)((u32x8)_mm256_maskload_ps(x + whole, (__m256i)lanes) ^ turns);
        f32x8 t_26 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v, (__m256)lanes);
        t = _mm256_max_ps(t_26, t);
        t_1 = _mm256_blendv_ps(t_1, t_26, (__m256)(t_26 != t_26));
        i32x8 lanes_1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(n - whole);
        f32x8 v_1 = (f32x8)((u32x8)_mm256_maskload_ps(x + whole + 8, (__m256i)lanes_1) ^ turns);
        f32x8 t_31 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v_1, (__m256)lanes_1);
        t_2 = _mm256_max_ps(t_31, t_2);
        t_3 = _mm256_blendv_ps(t_3, t_31, (__m256)(t_31 != t_31));
        i32x8 lanes_2 = (i32x8){ 16, 17, 18, 19, 20, 21, 22, 23 } < (int32_t)(n - whole);
        f32x8 v_2 = (f32x8)((u32x8)_mm256_maskload_ps(x + whole + 16, (__m256i)lanes_2) ^ turns);
        f32x8 t_36 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v_2, (__m256)lanes_2);
        t_4 = _mm256_max_ps(t_36, t_4);
        t_5 = _mm256_blendv_ps(t_5, t_36, (__m256)(t_36 != t_36));
        i32x8 lanes_3 = (i32x8){ 24, 25, 26, 27, 28, 29, 30, 31 } < (int32_t)(n - whole);
        f32x8 v_3 = (f32x8)((u32x8)_mm256_maskload_ps(x + whole + 24, (__m256i)lanes_3) ^ turns);
        f32x8 t_41 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v_3, (__m256)lanes_3);
        t_6 = _mm256_max_ps(t_41, t_6);
        t_7 = _mm256_blendv_ps(t_7, t_41, (__m256)(t_41 != t_41));
    }
    f32x8 t_32 = _mm256_blendv_ps(t, t_1, (__m256)(t_1 != t_1));
    f32x8 t_33 = _mm256_blendv_ps(t_2, t_3, (__m256)(t_3 != t_3));
    f32x8 t_34 = _mm256_blendv_ps(t_4, t_5, (__m256)(t_5 != t_5));
    f32x8 t_35 = _mm256_blendv_ps(t_6, t_7, (__m256)(t_7 != t_7));
    f32x8 joined = _mm256_blendv_ps(t_34, t_32, (__m256)((t_34 <= t_32) | (t_32 != t_32)));
    f32x8 joined_1 = _mm256_blendv_ps(t_35, t_33, (__m256)((t_35 <= t_33) | (t_33 != t_33)));
    joined_1 = _mm256_blendv_ps(joined_1, joined,
        (__m256)((joined_1 <= joined) | (joined != joined)));
    f32x8 t_39 = rotate_4_f32x8(joined_1);
    joined_1 = _mm256_blendv_ps(t_39, joined_1,
        (__m256)((t_39 <= joined_1) | (joined_1 != joined_1)));
    f32x8 t_41 = rotate_2_f32x8(joined_1);
    joined_1 = _mm256_blendv_ps(t_41, joined_1,
        (__m256)((t_41 <= joined_1) | (joined_1 != joined_1)));
    f32x8 t_43 = rotate_1_f32x8(joined_1);
    joined_1 = _mm256_blendv_ps(t_43, joined_1,
        (__m256)((t_43 <= joined_1) | (joined_1 != joined_1)));
    float t_48 = bits_f32_u32(bits_u32_f32(joined_1[0]) ^ turn);
    y[0] = t_48 + 0.0f;
}

/* tnk_amax_f32__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=f32 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: columns; floats and integers of at most 16 bits; minima
 * a turn of each inner loop: 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld
 * vector registers: 10 of 16 */
void tnk_amax_f32__avx2_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    uint32_t turn = bits_u32_f32(param[0]);
    u32x8 turns = (u32x8)_mm256_set1_epi32(turn);
    const float *x_1 = data[0];
    float *y = data[1];
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        f32x8 t = _mm256_set1_ps(-__builtin_inff());
        f32x8 t_1 = {0};
        f32x8 t_2 = _mm256_set1_ps(-__builtin_inff());
        f32x8 t_3 = {0};
        f32x8 t_4 = _mm256_set1_ps(-__builtin_inff());
        f32x8 t_5 = {0};
        f32x8 t_6 = _mm256_set1_ps(-__builtin_inff());
        f32x8 t_7 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            f32x8 v = (f32x8)((u32x8)_mm256_loadu_ps(from + j) ^ turns);
            t = _mm256_max_ps(v, t);
            t_1 = _mm256_blendv_ps(t_1, v, (__m256)(v != v));
            f32x8 v_1 = (f32x8)((u32x8)_mm256_loadu_ps(from + j + 8) ^ turns);
            t_2 = _mm256_max_ps(v_1, t_2);
            t_3 = _mm256_blendv_ps(t_3, v_1, (__m256)(v_1 != v_1));
            f32x8 v_2 = (f32x8)((u32x8)_mm256_loadu_ps(from + j + 16) ^ turns);
            t_4 = _mm256_max_ps(v_2, t_4);
            t_5 = _mm256_blendv_ps(t_5, v_2, (__m256)(v_2 != v_2));
            f32x8 v_3 = (f32x8)((u32x8)_mm256_loadu_ps(from + j + 24) ^ turns);
            t_6 = _mm256_max_ps(v_3, t_6);
            t_7 = _mm256_blendv_ps(t_7, v_3, (__m256)(v_3 != v_3));
        }
        u32x8 t_18 = (u32x8)_mm256_blendv_ps(t, t_1, (__m256)(t_1 != t_1)) ^ turns;
        _mm256_storeu_ps(y + j, (f32x8)t_18 + 0.0f);
        u32x8 t_24 = (u32x8)_mm256_blendv_ps(t_2, t_3, (__m256)(t_3 != t_3)) ^ turns;
        _mm256_storeu_ps(y + j + 8, (f32x8)t_24 + 0.0f);
        u32x8 t_30 = (u32x8)_mm256_blendv_ps(t_4, t_5, (__m256)(t_5 != t_5)) ^ turns;
        _mm256_storeu_ps(y + j + 16, (f32x8)t_30 + 0.0f);
        u32x8 t_36 = (u32x8)_mm256_blendv_ps(t_6, t_7, (__m256)(t_7 != t_7)) ^ turns;
        _mm256_storeu_ps(y + j + 24, (f32x8)t_36 + 0.0f);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        f32x8 t = _mm256_set1_ps(-__builtin_inff());
        f32x8 t_1 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            f32x8 v = (f32x8)((u32x8)_mm256_loadu_ps(from + wide + i) ^ turns);
            t = _mm256_max_ps(v, t);
            t_1 = _mm256_blendv_ps(t_1, v, (__m256)(v != v));
        }
        u32x8 t_6 = (u32x8)_mm256_blendv_ps(t, t_1, (__m256)(t_1 != t_1)) ^ turns;
        _mm256_storeu_ps(y + wide + i, (f32x8)t_6 + 0.0f);
    }
    if (whole < rest) {
        i32x8 lanes = first_lanes_i32x8(rest - whole);
        f32x8 t = _mm256_set1_ps(-__builtin_inff());
        f32x8 t_1 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            f32x8 v = (f32x8)((u32x8)_mm256_maskload_ps(from + wide + whole,
                (__m256i)lanes) ^ turns);
            f32x8 t_4 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v, (__m256)lanes);
            t = _mm256_max_ps(t_4, t);
            t_1 = _mm256_blendv_ps(t_1, t_4, (__m256)(t_4 != t_4));
        }
        u32x8 t_6 = (u32x8)_mm256_blendv_ps(t, t_1, (__m256)(t_1 != t_1)) ^ turns;
        _mm256_maskstore_ps(y + wide + whole, (__m256i)lanes, (f32x8)t_6 + 0.0f);
    }
}

/* tnk_amax_f64__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=f64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: rows; F64 and integers of 32 bits; minima
 * a turn of the inner loop: 4 max 4 select 4 ld
 * vector registers: 10 of 16 */
void tnk_amax_f64__avx2_v4(int64_t n, void *const *data, const float *param)
{
    const double *x = data[0];
    double *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x4 turns = (u64x4)_mm256_set1_epi64x(turn);
    int64_t whole = n & -16;
    f64x4 t_5 = _mm256_set1_pd(-__builtin_inf());
    f64x4 t_6 = {0};
    f64x4 t_7 = _mm256_set1_pd(-__builtin_inf());
    f64x4 t_8 = {0};
    f64x4 t_9 = _mm256_set1_pd(-__builtin_inf());
    f64x4 t_10 = {0};
    f64x4 t_11 = _mm256_set1_pd(-__builtin_inf());
    f64x4 t_12 = {0};
    for (int64_t i = 0; i < whole; i += 16) {
        f64x4 v = (f64x4)((u64x4)_mm256_loadu_pd(x + i) ^ turns);
        t_5 = max_f64x4(v, t_5);
        t_6 = _mm256_blendv_pd(t_6, v, (__m256d)(v != v));
        f64x4 v_1 = (f64x4)((u64x4)_mm256_loadu_pd(x + i + 4) ^ turns);
        t_7 = max_f64x4(v_1, t_7);
        t_8 = _mm256_blendv_pd(t_8, v_1, (__m256d)(v_1 != v_1));
        f64x4 v_2 = (f64x4)((u64x4)_mm256_loadu_pd(x + i + 8) ^ turns);
        t_9 = max_f64x4(v_2, t_9);
        t_10 = _mm256_blendv_pd(t_10, v_2, (__m256d)(v_2 != v_2));
        f64x4 v_3 = (f64x4)((u64x4)_mm256_loadu_pd(x + i + 12) ^ turns);
        t_11 = max_f64x4(v_3, t_11);
        t_12 = _mm256_blendv_pd(t_12, v_3, (__m256d)(v_3 != v_3));
    }
    if (whole < n) {
        i64x4 lanes = first_lanes_i64x4(n - whole);
        f64x4 v = (f64x4)((u64x4)_mm256_maskload_pd(x + whole, (__m256i)lanes) ^ turns);
        f64x4 t_31 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v, (__m256d)lanes);
        t_5 = max_f64x4(t_31, t_5);
        t_6 = _mm256_blendv_pd(t_6, t_31, (__m256d)(t_31 != t_31));
        i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(n - whole);
        f64x4 v_1 = (f64x4)((u64x4)_mm256_maskload_pd(x + whole + 4, (__m256i)lanes_1) ^ turns);
        f64x4 t_36 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v_1, (__m256d)lanes_1);
        t_7 = max_f64x4(t_36, t_7);
        t_8 = _mm256_blendv_pd(t_8, t_36, (__m256d)(t_36 != t_36));
        i64x4 lanes_2 = (i64x4){ 8, 9, 10, 11 } < (int64_t)(n - whole);
        f64x4 v_2 = (f64x4)((u64x4)_mm256_maskload_pd(x + whole + 8, (__m256i)lanes_2) ^ turns);
        f64x4 t_41 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v_2, (__m256d)lanes_2);
        t_9 = max_f64x4(t_41, t_9);
        t_10 = _mm256_blendv_pd(t_10, t_41, (__m256d)(t_41 != t_41));
        i64x4 lanes_3 = (i64x4){ 12, 13, 14, 15 } < (int64_t)(n - whole);
        f64x4 v_3 = (f64x4)((u64x4)_mm256_maskload_pd(x + whole + 12, (__m256i)lanes_3) ^ turns);
        f64x4 t_46 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v_3, (__m256d)lanes_3);
        t_11 = max_f64x4(t_46, t_11);
        t_12 = _mm256_blendv_pd(t_12, t_46, (__m256d)(t_46 != t_46));
    }
    f64x4 t_37 = _mm256_blendv_pd(t_5, t_6, (__m256d)(t_6 != t_6));
    f64x4 t_38 = _mm256_blendv_pd(t_7, t_8, (__m256d)(t_8 != t_8));
    f64x4 t_39 = _mm256_blendv_pd(t_9, t_10, (__m256d)(t_10 != t_10));
    f64x4 t_40 = _mm256_blendv_pd(t_11, t_12, (__m256d)(t_12 != t_12));
    f64x4 joined = _mm256_blendv_pd(t_39, t_37, (__m256d)((t_39 <= t_37) | (t_37 != t_37)));
    f64x4 joined_1 = _mm256_blendv_pd(t_40, t_38, (__m256d)((t_40 <= t_38) | (t_38 != t_38)));
    joined_1 = _mm256_blendv_pd(joined_1, joined,
        (__m256d)((joined_1 <= joined) | (joined != joined)));
    f64x4 t_44 = rotate_2_f64x4(joined_1);
    joined_1 = _mm256_blendv_pd(t_44, joined_1,
        (__m256d)((t_44 <= joined_1) | (joined_1 != joined_1)));
    f64x4 t_46 = rotate_1_f64x4(joined_1);
    joined_1 = _mm256_blendv_pd(t_46, joined_1,
        (__m256d)((t_46 <= joined_1) | (joined_1 != joined_1)));
    double t_51 = bits_f64_u64(bits_u64_f64(joined_1[0]) ^ turn);
    y[0] = t_51 + 0.0;
}

/* tnk_amax_f64__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=f64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: columns; F64 and integers of 32 bits; minima
 * a turn of each inner loop: 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld
 * vector registers: 10 of 16 */
void tnk_amax_f64__avx2_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x4 turns = (u64x4)_mm256_set1_epi64x(turn);
    const double *x_2 = data[0];
    double *y = data[1];
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        f64x4 t_5 = _mm256_set1_pd(-__builtin_inf());
        f64x4 t_6 = {0};
        f64x4 t_7 = _mm256_set1_pd(-__builtin_inf());
        f64x4 t_8 = {0};
        f64x4 t_9 = _mm256_set1_pd(-__builtin_inf());
        f64x4 t_10 = {0};
        f64x4 t_11 = _mm256_set1_pd(-__builtin_inf());
        f64x4 t_12 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            f64x4 v = (f64x4)((u64x4)_mm256_loadu_pd(from + j) ^ turns);
            t_5 = max_f64x4(v, t_5);
            t_6 = _mm256_blendv_pd(t_6, v, (__m256d)(v != v));
            f64x4 v_1 = (f64x4)((u64x4)_mm256_loadu_pd(from + j + 4) ^ turns);
            t_7 = max_f64x4(v_1, t_7);
            t_8 = _mm256_blendv_pd(t_8, v_1, (__m256d)(v_1 != v_1));
            f64x4 v_2 = (f64x4)((u64x4)_mm256_loadu_pd(from + j + 8) ^ turns);
            t_9 = max_f64x4(v_2, t_9);
            t_10 = _mm256_blendv_pd(t_10, v_2, (__m256d)(v_2 != v_2));
            f64x4 v_3 = (f64x4)((u64x4)_mm256_loadu_pd(from + j + 12) ^ turns);
            t_11 = max_f64x4(v_3, t_11);
            t_12 = _mm256_blendv_pd(t_12, v_3, (__m256d)(v_3 != v_3));
        }
        u64x4 t_23 = (u64x4)_mm256_blendv_pd(t_5, t_6, (__m256d)(t_6 != t_6)) ^ turns;
        _mm256_storeu_pd(y + j, (f64x4)t_23 + 0.0);
        u64x4 t_29 = (u64x4)_mm256_blendv_pd(t_7, t_8, (__m256d)(t_8 != t_8)) ^ turns;
        _mm256_storeu_pd(y + j + 4, (f64x4)t_29 + 0.0);
        u64x4 t_35 = (u64x4)_mm256_blendv_pd(t_9, t_10, (__m256d)(t_10 != t_10)) ^ turns;
        _mm256_storeu_pd(y + j + 8, (f64x4)t_35 + 0.0);
        u64x4 t_41 = (u64x4)_mm256_blendv_pd(t_11, t_12, (__m256d)(t_12 != t_12)) ^ turns;
        _mm256_storeu_pd(y + j + 12, (f64x4)t_41 + 0.0);
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        f64x4 t_5 = _mm256_set1_pd(-__builtin_inf());
        f64x4 t_6 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            f64x4 v = (f64x4)((u64x4)_mm256_loadu_pd(from + wide + i) ^ turns);
            t_5 = max_f64x4(v, t_5);
            t_6 = _mm256_blendv_pd(t_6, v, (__m256d)(v != v));
        }
        u64x4 t_11 = (u64x4)_mm256_blendv_pd(t_5, t_6, (__m256d)(t_6 != t_6)) ^ turns;
        _mm256_storeu_pd(y + wide + i, (f64x4)t_11 + 0.0);
    }
    if (whole < rest) {
        i64x4 lanes = first_lanes_i64x4(rest - whole);
        f64x4 t_5 = _mm256_set1_pd(-__builtin_inf());
        f64x4 t_6 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            f64x4 v = (f64x4)((u64x4)_mm256_maskload_pd(from + wide + whole,
                (__m256i)lanes) ^ turns);
            f64x4 t_9 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v, (__m256d)lanes);
            t_5 = max_f64x4(t_9, t_5);
            t_6 = _mm256_blendv_pd(t_6, t_9, (__m256d)(t_9 != t_9));
        }
        u64x4 t_11 = (u64x4)_mm256_blendv_pd(t_5, t_6, (__m256d)(t_6 != t_6)) ^ turns;
        _mm256_maskstore_pd(y + wide + whole, (__m256i)lanes, (f64x4)t_11 + 0.0);
    }
}

/* tnk_amax_u64__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=u64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers of 64 bits; minima
 * a turn of the inner loop: 4 max 4 ld
 * vector registers: 6 of 16 */
void tnk_amax_u64__avx2_v4(int64_t n, void *const *data, const float *param)
{
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x4 turns = (u64x4)_mm256_set1_epi64x(turn);
    int64_t whole = n & -16;
    u64x4 t_5 = {0};
    u64x4 t_6 = {0};
    u64x4 t_7 = {0};
    u64x4 t_8 = {0};
    for (int64_t i = 0; i < whole; i += 16) {
        u64x4 v = *(const u64x4u *)(x + i) ^ turns;
        t_5 = max_u64x4(t_5, v);
        u64x4 v_1 = *(const u64x4u *)(x + i + 4) ^ turns;
        t_6 = max_u64x4(t_6, v_1);
        u64x4 v_2 = *(const u64x4u *)(x + i + 8) ^ turns;
        t_7 = max_u64x4(t_7, v_2);
        u64x4 v_3 = *(const u64x4u *)(x + i + 12) ^ turns;
        t_8 = max_u64x4(t_8, v_3);
    }
    if (whole < n) {
        i64x4 lanes = first_lanes_i64x4(n - whole);
        u64x4 v = (u64x4)_mm256_maskload_epi64((const long long *)(x + whole),
            (__m256i)lanes) ^ turns;
        t_5 = max_u64x4(t_5, select_u64x4(lanes, v, (u64x4){0}));
        i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(n - whole);
        u64x4 v_1 = (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 4),
            (__m256i)lanes_1) ^ turns;
        t_6 = max_u64x4(t_6, select_u64x4(lanes_1, v_1, (u64x4){0}));
        i64x4 lanes_2 = (i64x4){ 8, 9, 10, 11 } < (int64_t)(n - whole);
        u64x4 v_2 = (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 8),
            (__m256i)lanes_2) ^ turns;
        t_7 = max_u64x4(t_7, select_u64x4(lanes_2, v_2, (u64x4){0}));
        i64x4 lanes_3 = (i64x4){ 12, 13, 14, 15 } < (int64_t)(n - whole);
        u64x4 v_3 = (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 12),
            (__m256i)lanes_3) ^ turns;
        t_8 = max_u64x4(t_8, select_u64x4(lanes_3, v_3, (u64x4){0}));
    }
    u64x4 joined = max_u64x4(t_5, t_7);
    u64x4 joined_1 = max_u64x4(t_6, t_8);
    joined = max_u64x4(joined, joined_1);
    joined = max_u64x4(joined, rotate_2_u64x4(joined));
    joined = max_u64x4(joined, rotate_1_u64x4(joined));
    y[0] = joined[0] ^ turn;
}

/* tnk_amax_u64__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=u64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers of 64 bits; minima
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 1 max 1 select 1 ld
 * vector registers: 6 of 16 */
void tnk_amax_u64__avx2_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x4 turns = (u64x4)_mm256_set1_epi64x(turn);
    const uint64_t *x_2 = data[0];
    uint64_t *y = data[1];
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        u64x4 t_5 = {0};
        u64x4 t_6 = {0};
        u64x4 t_7 = {0};
        u64x4 t_8 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x4 v = *(const u64x4u *)(from + j) ^ turns;
            t_5 = max_u64x4(t_5, v);
            u64x4 v_1 = *(const u64x4u *)(from + j + 4) ^ turns;
            t_6 = max_u64x4(t_6, v_1);
            u64x4 v_2 = *(const u64x4u *)(from + j + 8) ^ turns;
            t_7 = max_u64x4(t_7, v_2);
            u64x4 v_3 = *(const u64x4u *)(from + j + 12) ^ turns;
            t_8 = max_u64x4(t_8, v_3);
        }
        *(u64x4u *)(y + j) = t_5 ^ turns;
        *(u64x4u *)(y + j + 4) = t_6 ^ turns;
        *(u64x4u *)(y + j + 8) = t_7 ^ turns;
        *(u64x4u *)(y + j + 12) = t_8 ^ turns;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        u64x4 t_5 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x4 v = *(const u64x4u *)(from + wide + i) ^ turns;
            t_5 = max_u64x4(t_5, v);
        }
        *(u64x4u *)(y + wide + i) = t_5 ^ turns;
    }
    if (whole < rest) {
        i64x4 lanes = first_lanes_i64x4(rest - whole);
        u64x4 t_5 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x4 v = (u64x4)_mm256_maskload_epi64((const long long *)(from + wide + whole),
                (__m256i)lanes) ^ turns;
            t_5 = max_u64x4(t_5, select_u64x4(lanes, v, (u64x4){0}));
        }
        _mm256_maskstore_epi64((long long *)(y + wide + whole), (__m256i)lanes,
            (__m256i)(t_5 ^ turns));
    }
}

/* tnk_argmax_f32_i64__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=f32 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: rows; places of maxima and minima
 * a turn of the inner loop: 1 convert 8 select 4 ld
 * vector registers: 11 of 16 */
void tnk_argmax_f32_i64__avx2_v4(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    int64_t *y = data[1];
    uint32_t turn = bits_u32_f32(param[0]);
    u32x8 turns = (u32x8)_mm256_set1_epi32(turn);
    int64_t whole = n & -32;
    f32x8 t = _mm256_set1_ps(-__builtin_inff());
    u32x8 t_1 = {0};
    f32x8 t_2 = _mm256_set1_ps(-__builtin_inff());
    u32x8 t_3 = {0};
    f32x8 t_4 = _mm256_set1_ps(-__builtin_inff());
    u32x8 t_5 = {0};
    f32x8 t_6 = _mm256_set1_ps(-__builtin_inff());
    u32x8 t_7 = {0};
    for (int64_t i = 0; i < whole; i += 32) {
        u32x8 t_9 = (u32x8)_mm256_set1_epi32((uint32_t)i);
        f32x8 v = (f32x8)((u32x8)_mm256_loadu_ps(x + i) ^ turns);
        i32x8 t_12 = (v <= t) | (t != t);
        t = _mm256_blendv_ps(v, t, (__m256)t_12);
        t_1 = select_u32x8(t_12, t_1, t_9);
        f32x8 v_1 = (f32x8)((u32x8)_mm256_loadu_ps(x + i + 8) ^ turns);
        i32x8 t_17 = (v_1 <= t_2) | (t_2 != t_2);
        t_2 = _mm256_blendv_ps(v_1, t_2, (__m256)t_17);
        t_3 = select_u32x8(t_17, t_3, t_9);
        f32x8 v_2 = (f32x8)((u32x8)_mm256_loadu_ps(x + i + 16) ^ turns);
        i32x8 t_22 = (v_2 <= t_4) | (t_4 != t_4);
        t_4 = _mm256_blendv_ps(v_2, t_4, (__m256)t_22);
        t_5 = select_u32x8(t_22, t_5, t_9);
        f32x8 v_3 = (f32x8)((u32x8)_mm256_loadu_ps(x + i + 24) ^ turns);
        i32x8 t_27 = (v_3 <= t_6) | (t_6 != t_6);
        t_6 = _mm256_blendv_ps(v_3, t_6, (__m256)t_27);
        t_7 = select_u32x8(t_27, t_7, t_9);
    }
    if (whole < n) {
        u32x8 t_25 = (u32x8)_mm256_set1_epi32((uint32_t)whole);
        i32x8 lanes = first_lanes_i32x8(n - whole);
        f32x8 v = (f32x8)((u32x8)_mm256_maskload_ps(x + whole, (__m256i)lanes) ^ turns);
        f32x8 t_28 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v, (__m256)lanes);
        i32x8 t_29 = (t_28 <= t) | (t != t);
        t = _mm256_blendv_ps(t_28, t, (__m256)t_29);
        t_1 = select_u32x8(t_29, t_1, t_25);
        i32x8 lanes_1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(n - whole);
        f32x8 v_1 = (f32x8)((u32x8)_mm256_maskload_ps(x + whole + 8, (__m256i)lanes_1) ^ turns);
        f32x8 t_34 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v_1, (__m256)lanes_1);
        i32x8 t_35 = (t_34 <= t_2) | (t_2 != t_2);
        t_2 = _mm256_blendv_ps(t_34, t_2, (__m256)t_35);
        t_3 = select_u32x8(t_35, t_3, t_25);
        i32x8 lanes_2 = (i32x8){ 16, 17, 18, 19, 20, 21, 22, 23 } < (int32_t)(n - whole);
        f32x8 v_2 = (f32x8)((u32x8)_mm256_maskload_ps(x + whole + 16, (__m256i)lanes_2) ^ turns);
        f32x8 t_40 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v_2, (__m256)lanes_2);
        i32x8 t_41 = (t_40 <= t_4) | (t_4 != t_4);
        t_4 = _mm256_blendv_ps(t_40, t_4, (__m256)t_41);
        t_5 = select_u32x8(t_41, t_5, t_25);
        i32x8 lanes_3 = (i32x8){ 24, 25, 26, 27, 28, 29, 30, 31 } < (int32_t)(n - whole);
        f32x8 v_3 = (f32x8)((u32x8)_mm256_maskload_ps(x + whole + 24, (__m256i)lanes_3) ^ turns);
        f32x8 t_46 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v_3, (__m256)lanes_3);
        i32x8 t_47 = (t_46 <= t_6) | (t_6 != t_6);
        t_6 = _mm256_blendv_ps(t_46, t_6, (__m256)t_47);
        t_7 = select_u32x8(t_47, t_7, t_25);
    }
    f32x8 joined = _mm256_blendv_ps(t_4, t, (__m256)((t_4 <= t) | (t != t)));
    f32x8 joined_1 = _mm256_blendv_ps(t_6, t_2, (__m256)((t_6 <= t_2) | (t_2 != t_2)));
    joined_1 = _mm256_blendv_ps(joined_1, joined,
        (__m256)((joined_1 <= joined) | (joined != joined)));
    f32x8 t_39 = rotate_4_f32x8(joined_1);
    joined_1 = _mm256_blendv_ps(t_39, joined_1,
        (__m256)((t_39 <= joined_1) | (joined_1 != joined_1)));
    f32x8 t_41 = rotate_2_f32x8(joined_1);
    joined_1 = _mm256_blendv_ps(t_41, joined_1,
        (__m256)((t_41 <= joined_1) | (joined_1 != joined_1)));
    f32x8 t_43 = rotate_1_f32x8(joined_1);
    joined_1 = _mm256_blendv_ps(t_43, joined_1,
        (__m256)((t_43 <= joined_1) | (joined_1 != joined_1)));
    f32x8 best = _mm256_set1_ps(joined_1[0]);
    i32x8 t_47 = (t == best) | ((t != t) & (best != best));
    i32x8 t_50 = (t_2 == best) | ((t_2 != t_2) & (best != best));
    i32x8 t_53 = (t_4 == best) | ((t_4 != t_4) & (best != best));
    i32x8 t_56 = (t_6 == best) | ((t_6 != t_6) & (best != best));
    u32x8 joined_6 = (u32x8)_mm256_min_epu32((__m256i)select_u32x8(t_47,
        t_1 + (u32x8){ 0, 1, 2, 3, 4, 5, 6, 7 }, (u32x8)_mm256_set1_epi32(-1)),
        (__m256i)select_u32x8(t_53, t_5 + (u32x8){ 16, 17, 18, 19, 20, 21, 22, 23 },
        (u32x8)_mm256_set1_epi32(-1)));
    u32x8 joined_7 = (u32x8)_mm256_min_epu32((__m256i)select_u32x8(t_50,
        t_3 + (u32x8){ 8, 9, 10, 11, 12, 13, 14, 15 }, (u32x8)_mm256_set1_epi32(-1)),
        (__m256i)select_u32x8(t_56, t_7 + (u32x8){ 24, 25, 26, 27, 28, 29, 30, 31 },
        (u32x8)_mm256_set1_epi32(-1)));
    joined_6 = (u32x8)_mm256_min_epu32((__m256i)joined_6, (__m256i)joined_7);
    joined_6 = (u32x8)_mm256_min_epu32((__m256i)joined_6, (__m256i)rotate_4_u32x8(joined_6));
    joined_6 = (u32x8)_mm256_min_epu32((__m256i)joined_6, (__m256i)rotate_2_u32x8(joined_6));
    joined_6 = (u32x8)_mm256_min_epu32((__m256i)joined_6, (__m256i)rotate_1_u32x8(joined_6));
    y[0] = (int64_t)joined_6[0];
}

/* tnk_argmax_f32_i64__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=f32 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: columns; places of maxima and minima
 * a turn of each inner loop: 1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add
 *   1 convert 3 select 1 ld
 * vector registers: 11 of 16 */
void tnk_argmax_f32_i64__avx2_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    uint32_t turn = bits_u32_f32(param[0]);
    u32x8 turns = (u32x8)_mm256_set1_epi32(turn);
    const float *x_1 = data[0];
    float *best = data[1];
    uint32_t *where = data[2];
    uint32_t t = bits_u32_f32(param[2]);
    int64_t wide = n & -32;
    for (int64_t j = 0; j < wide; j += 32) {
        f32x8 v = (f32x8)((u32x8)_mm256_loadu_ps(best + j) ^ turns);
        f32x8 v_1 = (f32x8)((u32x8)_mm256_loadu_ps(best + j + 8) ^ turns);
        f32x8 v_2 = (f32x8)((u32x8)_mm256_loadu_ps(best + j + 16) ^ turns);
        f32x8 v_3 = (f32x8)((u32x8)_mm256_loadu_ps(best + j + 24) ^ turns);
        u32x8 t_9 = *(const u32x8u *)(where + j);
        u32x8 t_10 = *(const u32x8u *)(where + j + 8);
        u32x8 t_11 = *(const u32x8u *)(where + j + 16);
        u32x8 t_12 = *(const u32x8u *)(where + j + 24);
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            u32x8 t_15 = (u32x8)_mm256_set1_epi32(t + (uint32_t)row);
            __builtin_prefetch(from + rows * row_stride + j);
            f32x8 v_8 = (f32x8)((u32x8)_mm256_loadu_ps(from + j) ^ turns);
            i32x8 t_19 = (v_8 <= v) | (v != v);
            v = _mm256_blendv_ps(v_8, v, (__m256)t_19);
            t_9 = select_u32x8(t_19, t_9, t_15);
            f32x8 v_10 = (f32x8)((u32x8)_mm256_loadu_ps(from + j + 8) ^ turns);
            i32x8 t_23 = (v_10 <= v_1) | (v_1 != v_1);
            v_1 = _mm256_blendv_ps(v_10, v_1, (__m256)t_23);
            t_10 = select_u32x8(t_23, t_10, t_15);
            f32x8 v_12 = (f32x8)((u32x8)_mm256_loadu_ps(from + j + 16) ^ turns);
            i32x8 t_27 = (v_12 <= v_2) | (v_2 != v_2);
            v_2 = _mm256_blendv_ps(v_12, v_2, (__m256)t_27);
            t_11 = select_u32x8(t_27, t_11, t_15);
            f32x8 v_14 = (f32x8)((u32x8)_mm256_loadu_ps(from + j + 24) ^ turns);
            i32x8 t_31 = (v_14 <= v_3) | (v_3 != v_3);
            v_3 = _mm256_blendv_ps(v_14, v_3, (__m256)t_31);
            t_12 = select_u32x8(t_31, t_12, t_15);
        }
        _mm256_storeu_ps(best + j, (f32x8)((u32x8)v ^ turns));
        *(u32x8u *)(where + j) = t_9;
        _mm256_storeu_ps(best + j + 8, (f32x8)((u32x8)v_1 ^ turns));
        *(u32x8u *)(where + j + 8) = t_10;
        _mm256_storeu_ps(best + j + 16, (f32x8)((u32x8)v_2 ^ turns));
        *(u32x8u *)(where + j + 16) = t_11;
        _mm256_storeu_ps(best + j + 24, (f32x8)((u32x8)v_3 ^ turns));
        *(u32x8u *)(where + j + 24) = t_12;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        f32x8 v = (f32x8)((u32x8)_mm256_loadu_ps(best + wide + i) ^ turns);
        u32x8 t_3 = *(const u32x8u *)(where + wide + i);
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + i);
            f32x8 v_2 = (f32x8)((u32x8)_mm256_loadu_ps(from + wide + i) ^ turns);
            i32x8 t_10 = (v_2 <= v) | (v != v);
            v = _mm256_blendv_ps(v_2, v, (__m256)t_10);
            t_3 = select_u32x8(t_10, t_3, (u32x8)_mm256_set1_epi32(t + (uint32_t)row));
        }
        _mm256_storeu_ps(best + wide + i, (f32x8)((u32x8)v ^ turns));
        *(u32x8u *)(where + wide + i) = t_3;
    }
    if (whole < rest) {
        i32x8 lanes = first_lanes_i32x8(rest - whole);
        f32x8 v = (f32x8)((u32x8)_mm256_maskload_ps(best + wide + whole, (__m256i)lanes) ^ turns);
        f32x8 t_4 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v, (__m256)lanes);
        u32x8 t_5 = (u32x8)_mm256_maskload_epi32((const int *)(where + wide + whole),
            (__m256i)lanes);
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + whole);
            f32x8 v_1 = (f32x8)((u32x8)_mm256_maskload_ps(from + wide + whole,
                (__m256i)lanes) ^ turns);
            f32x8 t_12 = _mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()), v_1, (__m256)lanes);
            i32x8 t_13 = (t_12 <= t_4) | (t_4 != t_4);
            t_4 = _mm256_blendv_ps(t_12, t_4, (__m256)t_13);
            t_5 = select_u32x8(t_13, t_5, (u32x8)_mm256_set1_epi32(t + (uint32_t)row));
        }
        _mm256_maskstore_ps(best + wide + whole, (__m256i)lanes, (f32x8)((u32x8)t_4 ^ turns));
        _mm256_maskstore_epi32((int *)(where + wide + whole), (__m256i)lanes, (__m256i)t_5);
    }
}

/* tnk_argmax_f64_i64__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=f64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: rows; places of maxima and minima
 * a turn of the inner loop: 1 convert 8 select 4 ld
 * vector registers: 11 of 16 */
void tnk_argmax_f64_i64__avx2_v4(int64_t n, void *const *data, const float *param)
{
    const double *x = data[0];
    int64_t *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x4 turns = (u64x4)_mm256_set1_epi64x(turn);
    int64_t whole = n & -16;
    f64x4 t_5 = _mm256_set1_pd(-__builtin_inf());
    u64x4 t_6 = {0};
    f64x4 t_7 = _mm256_set1_pd(-__builtin_inf());
    u64x4 t_8 = {0};
    f64x4 t_9 = _mm256_set1_pd(-__builtin_inf());
    u64x4 t_10 = {0};
    f64x4 t_11 = _mm256_set1_pd(-__builtin_inf());
    u64x4 t_12 = {0};
    for (int64_t i = 0; i < whole; i += 16) {
        u64x4 t_14 = (u64x4)_mm256_set1_epi64x((uint64_t)i);
        f64x4 v = (f64x4)((u64x4)_mm256_loadu_pd(x + i) ^ turns);
        i64x4 t_17 = (v <= t_5) | (t_5 != t_5);
        t_5 = _mm256_blendv_pd(v, t_5, (__m256d)t_17);
        t_6 = select_u64x4(t_17, t_6, t_14);
        f64x4 v_1 = (f64x4)((u64x4)_mm256_loadu_pd(x + i + 4) ^ turns);
        i64x4 t_22 = (v_1 <= t_7) | (t_7 != t_7);
        t_7 = _mm256_blendv_pd(v_1, t_7, (__m256d)t_22);
        t_8 = select_u64x4(t_22, t_8, t_14);
        f64x4 v_2 = (f64x4)((u64x4)_mm256_loadu_pd(x + i + 8) ^ turns);
        i64x4 t_27 = (v_2 <= t_9) | (t_9 != t_9);
        t_9 = _mm256_blendv_pd(v_2, t_9, (__m256d)t_27);
        t_10 = select_u64x4(t_27, t_10, t_14);
        f64x4 v_3 = (f64x4)((u64x4)_mm256_loadu_pd(x + i + 12) ^ turns);
        i64x4 t_32 = (v_3 <= t_11) | (t_11 != t_11);
        t_11 = _mm256_blendv_pd(v_3, t_11, (__m256d)t_32);
        t_12 = select_u64x4(t_32, t_12, t_14);
    }
    if (whole < n) {
        u64x4 t_30 = (u64x4)_mm256_set1_epi64x((uint64_t)whole);
        i64x4 lanes = first_lanes_i64x4(n - whole);
        f64x4 v = (f64x4)((u64x4)_mm256_maskload_pd(x + whole, (__m256i)lanes) ^ turns);
        f64x4 t_33 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v, (__m256d)lanes);
        i64x4 t_34 = (t_33 <= t_5) | (t_5 != t_5);
        t_5 = _mm256_blendv_pd(t_33, t_5, (__m256d)t_34);
        t_6 = select_u64x4(t_34, t_6, t_30);
        i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(n - whole);
        f64x4 v_1 = (f64x4)((u64x4)_mm256_maskload_pd(x + whole + 4, (__m256i)lanes_1) ^ turns);
        f64x4 t_39 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v_1, (__m256d)lanes_1);
        i64x4 t_40 = (t_39 <= t_7) | (t_7 != t_7);
        t_7 = _mm256_blendv_pd(t_39, t_7, (__m256d)t_40);
        t_8 = select_u64x4(t_40, t_8, t_30);
        i64x4 lanes_2 = (i64x4){ 8, 9, 10, 11 } < (int64_t)(n - whole);
        f64x4 v_2 = (f64x4)((u64x4)_mm256_maskload_pd(x + whole + 8, (__m256i)lanes_2) ^ turns);
        f64x4 t_45 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v_2, (__m256d)lanes_2);
        i64x4 t_46 = (t_45 <= t_9) | (t_9 != t_9);
        t_9 = _mm256_blendv_pd(t_45, t_9, (__m256d)t_46);
        t_10 = select_u64x4(t_46, t_10, t_30);
        i64x4 lanes_3 = (i64x4){ 12, 13, 14, 15 } < (int64_t)(n - whole);
        f64x4 v_3 = (f64x4)((u64x4)_mm256_maskload_pd(x + whole + 12, (__m256i)lanes_3) ^ turns);
        f64x4 t_51 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v_3, (__m256d)lanes_3);
        i64x4 t_52 = (t_51 <= t_11) | (t_11 != t_11);
        t_11 = _mm256_blendv_pd(t_51, t_11, (__m256d)t_52);
        t_12 = select_u64x4(t_52, t_12, t_30);
    }
    f64x4 joined = _mm256_blendv_pd(t_9, t_5, (__m256d)((t_9 <= t_5) | (t_5 != t_5)));
    f64x4 joined_1 = _mm256_blendv_pd(t_11, t_7, (__m256d)((t_11 <= t_7) | (t_7 != t_7)));
    joined_1 = _mm256_blendv_pd(joined_1, joined,
        (__m256d)((joined_1 <= joined) | (joined != joined)));
    f64x4 t_44 = rotate_2_f64x4(joined_1);
    joined_1 = _mm256_blendv_pd(t_44, joined_1,
        (__m256d)((t_44 <= joined_1) | (joined_1 != joined_1)));
    f64x4 t_46 = rotate_1_f64x4(joined_1);
    joined_1 = _mm256_blendv_pd(t_46, joined_1,
        (__m256d)((t_46 <= joined_1) | (joined_1 != joined_1)));
    f64x4 best = _mm256_set1_pd(joined_1[0]);
    i64x4 t_50 = (t_5 == best) | ((t_5 != t_5) & (best != best));
    i64x4 t_53 = (t_7 == best) | ((t_7 != t_7) & (best != best));
    i64x4 t_56 = (t_9 == best) | ((t_9 != t_9) & (best != best));
    i64x4 t_59 = (t_11 == best) | ((t_11 != t_11) & (best != best));
    u64x4 joined_5 = min_u64x4(select_u64x4(t_50, t_6 + (u64x4){ 0ull, 1ull, 2ull, 3ull },
        (u64x4)_mm256_set1_epi64x(18446744073709551615ull)),
        select_u64x4(t_56, t_10 + (u64x4){ 8ull, 9ull, 10ull, 11ull },
        (u64x4)_mm256_set1_epi64x(18446744073709551615ull)));
    u64x4 joined_6 = min_u64x4(select_u64x4(t_53, t_8 + (u64x4){ 4ull, 5ull, 6ull, 7ull },
        (u64x4)_mm256_set1_epi64x(18446744073709551615ull)),
        select_u64x4(t_59, t_12 + (u64x4){ 12ull, 13ull, 14ull, 15ull },
        (u64x4)_mm256_set1_epi64x(18446744073709551615ull)));
    joined_5 = min_u64x4(joined_5, joined_6);
    joined_5 = min_u64x4(joined_5, rotate_2_u64x4(joined_5));
    joined_5 = min_u64x4(joined_5, rotate_1_u64x4(joined_5));
    y[0] = (int64_t)joined_5[0];
}

/* tnk_argmax_f64_i64__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=f64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: columns; places of maxima and minima
 * a turn of each inner loop: 1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add
 *   1 convert 3 select 1 ld
 * vector registers: 11 of 16 */
void tnk_argmax_f64_i64__avx2_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x4 turns = (u64x4)_mm256_set1_epi64x(turn);
    const double *x_2 = data[0];
    double *best = data[1];
    uint64_t *where = data[2];
    uint64_t t_6 = (uint64_t)bits_u32_f32(param[2]);
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        f64x4 v = (f64x4)((u64x4)_mm256_loadu_pd(best + j) ^ turns);
        f64x4 v_1 = (f64x4)((u64x4)_mm256_loadu_pd(best + j + 4) ^ turns);
        f64x4 v_2 = (f64x4)((u64x4)_mm256_loadu_pd(best + j + 8) ^ turns);
        f64x4 v_3 = (f64x4)((u64x4)_mm256_loadu_pd(best + j + 12) ^ turns);
        u64x4 t_15 = *(const u64x4u *)(where + j);
        u64x4 t_16 = *(const u64x4u *)(where + j + 4);
        u64x4 t_17 = *(const u64x4u *)(where + j + 8);
        u64x4 t_18 = *(const u64x4u *)(where + j + 12);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            u64x4 t_21 = (u64x4)_mm256_set1_epi64x(t_6 + (uint64_t)row);
            __builtin_prefetch(from + rows * row_stride + j);
            f64x4 v_8 = (f64x4)((u64x4)_mm256_loadu_pd(from + j) ^ turns);
            i64x4 t_25 = (v_8 <= v) | (v != v);
            v = _mm256_blendv_pd(v_8, v, (__m256d)t_25);
            t_15 = select_u64x4(t_25, t_15, t_21);
            f64x4 v_10 = (f64x4)((u64x4)_mm256_loadu_pd(from + j + 4) ^ turns);
            i64x4 t_29 = (v_10 <= v_1) | (v_1 != v_1);
            v_1 = _mm256_blendv_pd(v_10, v_1, (__m256d)t_29);
            t_16 = select_u64x4(t_29, t_16, t_21);
            f64x4 v_12 = (f64x4)((u64x4)_mm256_loadu_pd(from + j + 8) ^ turns);
            i64x4 t_33 = (v_12 <= v_2) | (v_2 != v_2);
            v_2 = _mm256_blendv_pd(v_12, v_2, (__m256d)t_33);
            t_17 = select_u64x4(t_33, t_17, t_21);
            f64x4 v_14 = (f64x4)((u64x4)_mm256_loadu_pd(from + j + 12) ^ turns);
            i64x4 t_37 = (v_14 <= v_3) | (v_3 != v_3);
            v_3 = _mm256_blendv_pd(v_14, v_3, (__m256d)t_37);
            t_18 = select_u64x4(t_37, t_18, t_21);
        }
        _mm256_storeu_pd(best + j, (f64x4)((u64x4)v ^ turns));
        *(u64x4u *)(where + j) = t_15;
        _mm256_storeu_pd(best + j + 4, (f64x4)((u64x4)v_1 ^ turns));
        *(u64x4u *)(where + j + 4) = t_16;
        _mm256_storeu_pd(best + j + 8, (f64x4)((u64x4)v_2 ^ turns));
        *(u64x4u *)(where + j + 8) = t_17;
        _mm256_storeu_pd(best + j + 12, (f64x4)((u64x4)v_3 ^ turns));
        *(u64x4u *)(where + j + 12) = t_18;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        f64x4 v = (f64x4)((u64x4)_mm256_loadu_pd(best + wide + i) ^ turns);
        u64x4 t_9 = *(const u64x4u *)(where + wide + i);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + i);
            f64x4 v_2 = (f64x4)((u64x4)_mm256_loadu_pd(from + wide + i) ^ turns);
            i64x4 t_16 = (v_2 <= v) | (v != v);
            v = _mm256_blendv_pd(v_2, v, (__m256d)t_16);
            t_9 = select_u64x4(t_16, t_9, (u64x4)_mm256_set1_epi64x(t_6 + (uint64_t)row));
        }
        _mm256_storeu_pd(best + wide + i, (f64x4)((u64x4)v ^ turns));
        *(u64x4u *)(where + wide + i) = t_9;
    }
    if (whole < rest) {
        i64x4 lanes = first_lanes_i64x4(rest - whole);
        f64x4 v = (f64x4)((u64x4)_mm256_maskload_pd(best + wide + whole, (__m256i)lanes) ^ turns);
        f64x4 t_10 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v, (__m256d)lanes);
        u64x4 t_11 = (u64x4)_mm256_maskload_epi64((const long long *)(where + wide + whole),
            (__m256i)lanes);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + whole);
            f64x4 v_1 = (f64x4)((u64x4)_mm256_maskload_pd(from + wide + whole,
                (__m256i)lanes) ^ turns);
            f64x4 t_18 = _mm256_blendv_pd(_mm256_set1_pd(-__builtin_inf()), v_1, (__m256d)lanes);
            i64x4 t_19 = (t_18 <= t_10) | (t_10 != t_10);
            t_10 = _mm256_blendv_pd(t_18, t_10, (__m256d)t_19);
            t_11 = select_u64x4(t_19, t_11, (u64x4)_mm256_set1_epi64x(t_6 + (uint64_t)row));
        }
        _mm256_maskstore_pd(best + wide + whole, (__m256i)lanes, (f64x4)((u64x4)t_10 ^ turns));
        _mm256_maskstore_epi64((long long *)(where + wide + whole), (__m256i)lanes, (__m256i)t_11);
    }
}

/* tnk_argmax_u64_i64__avx2_v4
 * a row to one element.
 * from templates/reduce.lua, avx2: dtype=u64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: rows; places of maxima and minima
 * a turn of the inner loop: 1 convert 8 select 4 ld
 * vector registers: 11 of 16 */
void tnk_argmax_u64_i64__avx2_v4(int64_t n, void *const *data, const float *param)
{
    const uint64_t *x = data[0];
    int64_t *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x4 turns = (u64x4)_mm256_set1_epi64x(turn);
    int64_t whole = n & -16;
    u64x4 t_5 = {0};
    u64x4 t_6 = {0};
    u64x4 t_7 = {0};
    u64x4 t_8 = {0};
    u64x4 t_9 = {0};
    u64x4 t_10 = {0};
    u64x4 t_11 = {0};
    u64x4 t_12 = {0};
    for (int64_t i = 0; i < whole; i += 16) {
        u64x4 t_14 = (u64x4)_mm256_set1_epi64x((uint64_t)i);
        u64x4 v = *(const u64x4u *)(x + i) ^ turns;
        i64x4 below = t_5 < v;
        t_5 = select_u64x4(below, v, t_5);
        t_6 = select_u64x4(below, t_14, t_6);
        u64x4 v_1 = *(const u64x4u *)(x + i + 4) ^ turns;
        i64x4 below_1 = t_7 < v_1;
        t_7 = select_u64x4(below_1, v_1, t_7);
        t_8 = select_u64x4(below_1, t_14, t_8);
        u64x4 v_2 = *(const u64x4u *)(x + i + 8) ^ turns;
        i64x4 below_2 = t_9 < v_2;
        t_9 = select_u64x4(below_2, v_2, t_9);
        t_10 = select_u64x4(below_2, t_14, t_10);
        u64x4 v_3 = *(const u64x4u *)(x + i + 12) ^ turns;
        i64x4 below_3 = t_11 < v_3;
        t_11 = select_u64x4(below_3, v_3, t_11);
        t_12 = select_u64x4(below_3, t_14, t_12);
    }
    if (whole < n) {
        u64x4 t_30 = (u64x4)_mm256_set1_epi64x((uint64_t)whole);
        i64x4 lanes = first_lanes_i64x4(n - whole);
        u64x4 v = (u64x4)_mm256_maskload_epi64((const long long *)(x + whole),
            (__m256i)lanes) ^ turns;
        u64x4 t_31 = select_u64x4(lanes, v, (u64x4){0});
        i64x4 below = t_5 < t_31;
        t_5 = select_u64x4(below, t_31, t_5);
        t_6 = select_u64x4(below, t_30, t_6);
        i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(n - whole);
        u64x4 v_1 = (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 4),
            (__m256i)lanes_1) ^ turns;
        u64x4 t_34 = select_u64x4(lanes_1, v_1, (u64x4){0});
        i64x4 below_1 = t_7 < t_34;
        t_7 = select_u64x4(below_1, t_34, t_7);
        t_8 = select_u64x4(below_1, t_30, t_8);
        i64x4 lanes_2 = (i64x4){ 8, 9, 10, 11 } < (int64_t)(n - whole);
        u64x4 v_2 = (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 8),
            (__m256i)lanes_2) ^ turns;
        u64x4 t_37 = select_u64x4(lanes_2, v_2, (u64x4){0});
        i64x4 below_2 = t_9 < t_37;
        t_9 = select_u64x4(below_2, t_37, t_9);
        t_10 = select_u64x4(below_2, t_30, t_10);
        i64x4 lanes_3 = (i64x4){ 12, 13, 14, 15 } < (int64_t)(n - whole);
        u64x4 v_3 = (u64x4)_mm256_maskload_epi64((const long long *)(x + whole + 12),
            (__m256i)lanes_3) ^ turns;
        u64x4 t_40 = select_u64x4(lanes_3, v_3, (u64x4){0});
        i64x4 below_3 = t_11 < t_40;
        t_11 = select_u64x4(below_3, t_40, t_11);
        t_12 = select_u64x4(below_3, t_30, t_12);
    }
    u64x4 joined = select_u64x4(t_5 < t_9, t_9, t_5);
    u64x4 joined_1 = select_u64x4(t_7 < t_11, t_11, t_7);
    joined = select_u64x4(joined < joined_1, joined_1, joined);
    u64x4 t_41 = rotate_2_u64x4(joined);
    joined = select_u64x4(joined < t_41, t_41, joined);
    u64x4 t_42 = rotate_1_u64x4(joined);
    joined = select_u64x4(joined < t_42, t_42, joined);
    u64x4 best = (u64x4)_mm256_set1_epi64x(joined[0]);
    u64x4 joined_5 = min_u64x4(select_u64x4(t_5 == best, t_6 + (u64x4){ 0ull, 1ull, 2ull, 3ull },
        (u64x4)_mm256_set1_epi64x(18446744073709551615ull)),
        select_u64x4(t_9 == best, t_10 + (u64x4){ 8ull, 9ull, 10ull, 11ull },
        (u64x4)_mm256_set1_epi64x(18446744073709551615ull)));
    u64x4 joined_6 = min_u64x4(select_u64x4(t_7 == best, t_8 + (u64x4){ 4ull, 5ull, 6ull, 7ull },
        (u64x4)_mm256_set1_epi64x(18446744073709551615ull)),
        select_u64x4(t_11 == best, t_12 + (u64x4){ 12ull, 13ull, 14ull, 15ull },
        (u64x4)_mm256_set1_epi64x(18446744073709551615ull)));
    joined_5 = min_u64x4(joined_5, joined_6);
    joined_5 = min_u64x4(joined_5, rotate_2_u64x4(joined_5));
    joined_5 = min_u64x4(joined_5, rotate_1_u64x4(joined_5));
    y[0] = (int64_t)joined_5[0];
}

/* tnk_argmax_u64_i64__avx2_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, avx2: dtype=u64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: columns; places of maxima and minima
 * a turn of each inner loop: 1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add
 *   1 convert 3 select 1 ld
 * vector registers: 11 of 16 */
void tnk_argmax_u64_i64__avx2_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x4 turns = (u64x4)_mm256_set1_epi64x(turn);
    const uint64_t *x_2 = data[0];
    uint64_t *best = data[1];
    uint64_t *where = data[2];
    uint64_t t_6 = (uint64_t)bits_u32_f32(param[2]);
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        u64x4 v = *(const u64x4u *)(best + j) ^ turns;
        u64x4 v_1 = *(const u64x4u *)(best + j + 4) ^ turns;
        u64x4 v_2 = *(const u64x4u *)(best + j + 8) ^ turns;
        u64x4 v_3 = *(const u64x4u *)(best + j + 12) ^ turns;
        u64x4 t_7 = *(const u64x4u *)(where + j);
        u64x4 t_8 = *(const u64x4u *)(where + j + 4);
        u64x4 t_9 = *(const u64x4u *)(where + j + 8);
        u64x4 t_10 = *(const u64x4u *)(where + j + 12);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x4 t_13 = (u64x4)_mm256_set1_epi64x(t_6 + (uint64_t)row);
            __builtin_prefetch(from + rows * row_stride + j);
            u64x4 v_8 = *(const u64x4u *)(from + j) ^ turns;
            i64x4 below = v < v_8;
            v = select_u64x4(below, v_8, v);
            t_7 = select_u64x4(below, t_13, t_7);
            u64x4 v_10 = *(const u64x4u *)(from + j + 4) ^ turns;
            i64x4 below_1 = v_1 < v_10;
            v_1 = select_u64x4(below_1, v_10, v_1);
            t_8 = select_u64x4(below_1, t_13, t_8);
            u64x4 v_12 = *(const u64x4u *)(from + j + 8) ^ turns;
            i64x4 below_2 = v_2 < v_12;
            v_2 = select_u64x4(below_2, v_12, v_2);
            t_9 = select_u64x4(below_2, t_13, t_9);
            u64x4 v_14 = *(const u64x4u *)(from + j + 12) ^ turns;
            i64x4 below_3 = v_3 < v_14;
            v_3 = select_u64x4(below_3, v_14, v_3);
            t_10 = select_u64x4(below_3, t_13, t_10);
        }
        *(u64x4u *)(best + j) = v ^ turns;
        *(u64x4u *)(where + j) = t_7;
        *(u64x4u *)(best + j + 4) = v_1 ^ turns;
        *(u64x4u *)(where + j + 4) = t_8;
        *(u64x4u *)(best + j + 8) = v_2 ^ turns;
        *(u64x4u *)(where + j + 8) = t_9;
        *(u64x4u *)(best + j + 12) = v_3 ^ turns;
        *(u64x4u *)(where + j + 12) = t_10;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        u64x4 v = *(const u64x4u *)(best + wide + i) ^ turns;
        u64x4 t_7 = *(const u64x4u *)(where + wide + i);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + i);
            u64x4 v_2 = *(const u64x4u *)(from + wide + i) ^ turns;
            i64x4 below = v < v_2;
            v = select_u64x4(below, v_2, v);
            t_7 = select_u64x4(below, (u64x4)_mm256_set1_epi64x(t_6 + (uint64_t)row), t_7);
        }
        *(u64x4u *)(best + wide + i) = v ^ turns;
        *(u64x4u *)(where + wide + i) = t_7;
    }
    if (whole < rest) {
        i64x4 lanes = first_lanes_i64x4(rest - whole);
        u64x4 v = (u64x4)_mm256_maskload_epi64((const long long *)(best + wide + whole),
            (__m256i)lanes) ^ turns;
        u64x4 t_8 = select_u64x4(lanes, v, (u64x4){0});
        u64x4 t_9 = (u64x4)_mm256_maskload_epi64((const long long *)(where + wide + whole),
            (__m256i)lanes);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + whole);
            u64x4 v_1 = (u64x4)_mm256_maskload_epi64((const long long *)(from + wide + whole),
                (__m256i)lanes) ^ turns;
            u64x4 t_14 = select_u64x4(lanes, v_1, (u64x4){0});
            i64x4 below = t_8 < t_14;
            t_8 = select_u64x4(below, t_14, t_8);
            t_9 = select_u64x4(below, (u64x4)_mm256_set1_epi64x(t_6 + (uint64_t)row), t_9);
        }
        _mm256_maskstore_epi64((long long *)(best + wide + whole), (__m256i)lanes,
            (__m256i)(t_8 ^ turns));
        _mm256_maskstore_epi64((long long *)(where + wide + whole), (__m256i)lanes, (__m256i)t_9);
    }
}
