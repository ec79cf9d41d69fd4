/* reduce_generic.c: kernels of gen/manifest/reduce.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef double f64x2 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef float f32x2 __attribute__((vector_size(8)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef u32x4 u32x4u __attribute__((aligned(4), may_alias));
typedef uint64_t u64x2 __attribute__((vector_size(16)));
typedef u64x2 u64x2u __attribute__((aligned(8), may_alias));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x2 low_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 0, 1);
}

static inline f32x2 high_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3);
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

static inline f64x2 reverse_f64x2(f64x2 a)
{
    return __builtin_shufflevector(a, a, 1, 0);
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline i64x2 first_lanes_i64x2(int64_t count)
{
    return (i64x2){ 0, 1 } < (int64_t)count;
}

static inline f64x2 load_mask_f64x2(const double *p, i64x2 m)
{
    f64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline u32x4 load_mask_u32x4(const uint32_t *p, i32x4 m)
{
    u32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u32x4 rotate_2_u32x4(u32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 0, 1);
}

static inline u32x4 rotate_1_u32x4(u32x4 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 0);
}

static inline void store_mask_u32x4(uint32_t *p, u32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline u64x2 load_mask_u64x2(const uint64_t *p, i64x2 m)
{
    u64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u64x2 reverse_u64x2(u64x2 a)
{
    return __builtin_shufflevector(a, a, 1, 0);
}

static inline void store_mask_u64x2(uint64_t *p, u64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline u64x2 splat_u64x2(uint64_t x)
{
    return x - (u64x2){0};
}

static inline u64x2 select_u64x2(i64x2 m, u64x2 a, u64x2 b)
{
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline uint32_t bits_u32_f32(float x)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline u32x4 splat_u32x4(uint32_t x)
{
    return x - (u32x4){0};
}

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
}

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 select_f32x4(i32x4 m, f32x4 a, f32x4 b)
{
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 rotate_2_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 0, 1);
}

static inline f32x4 rotate_1_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 0);
}

static inline float bits_f32_u32(uint32_t x)
{
    float bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline f64x2 max_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a > b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
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

static inline u64x2 max_u64x2(u64x2 a, u64x2 b)
{
    i64x2 m = a > b;
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline u32x4 select_u32x4(i32x4 m, u32x4 a, u32x4 b)
{
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u32x4 min_u32x4(u32x4 a, u32x4 b)
{
    i32x4 m = a < b;
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u64x2 min_u64x2(u64x2 a, u64x2 b)
{
    i64x2 m = a < b;
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

/* tnk_sum_f32__generic_b1024
 * a row to one element.
 * from templates/reduce.lua, generic: block=1024 dtype=f32 op=sum
 * listed in gen/manifest/reduce.lua: rows; the same bits on every tier; halves come here too
 * a turn of the inner loop: 16 add 16 ld
 * vector registers: 16 of 16 */
void tnk_sum_f32__generic_b1024(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const float *x = data[0];
    float *y = data[1];
    int64_t whole = n & -64;
    f64x2 total0 = {0};
    f64x2 total1 = {0};
    f64x2 total2 = {0};
    f64x2 total3 = {0};
    for (int64_t start = 0; start < whole; start += 1024) {
        int64_t stop = min_index(start + 1024, whole);
        f32x4 part0 = {0};
        f32x4 part1 = {0};
        f32x4 part2 = {0};
        f32x4 part3 = {0};
        f32x4 part4 = {0};
        f32x4 part5 = {0};
        f32x4 part6 = {0};
        f32x4 part7 = {0};
        f32x4 part8 = {0};
        f32x4 part9 = {0};
        f32x4 part10 = {0};
        f32x4 part11 = {0};
        f32x4 part12 = {0};
        f32x4 part13 = {0};
        f32x4 part14 = {0};
        f32x4 part15 = {0};
        for (int64_t i = start; i < stop; i += 64) {
            part0 += *(const f32x4u *)(x + i);
            part1 += *(const f32x4u *)(x + i + 4);
            part2 += *(const f32x4u *)(x + i + 8);
            part3 += *(const f32x4u *)(x + i + 12);
            part4 += *(const f32x4u *)(x + i + 16);
            part5 += *(const f32x4u *)(x + i + 20);
            part6 += *(const f32x4u *)(x + i + 24);
            part7 += *(const f32x4u *)(x + i + 28);
            part8 += *(const f32x4u *)(x + i + 32);
            part9 += *(const f32x4u *)(x + i + 36);
            part10 += *(const f32x4u *)(x + i + 40);
            part11 += *(const f32x4u *)(x + i + 44);
            part12 += *(const f32x4u *)(x + i + 48);
            part13 += *(const f32x4u *)(x + i + 52);
            part14 += *(const f32x4u *)(x + i + 56);
            part15 += *(const f32x4u *)(x + i + 60);
        }
        f32x4 joined = part0 + part8;
        f32x4 joined_1 = part1 + part9;
        f32x4 joined_2 = part2 + part10;
        f32x4 joined_3 = part3 + part11;
        f32x4 joined_4 = part4 + part12;
        f32x4 joined_5 = part5 + part13;
        f32x4 joined_6 = part6 + part14;
        f32x4 joined_7 = part7 + part15;
        joined += joined_4;
        joined_1 += joined_5;
        joined_2 += joined_6;
        joined_3 += joined_7;
        joined += joined_2;
        joined_1 += joined_3;
        total0 += __builtin_convertvector(low_half_f32x4(joined), f64x2);
        total1 += __builtin_convertvector(high_half_f32x4(joined), f64x2);
        total2 += __builtin_convertvector(low_half_f32x4(joined_1), f64x2);
        total3 += __builtin_convertvector(high_half_f32x4(joined_1), f64x2);
    }
    if (whole < n) {
        i32x4 lanes = first_lanes_i32x4(n - whole);
        i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(n - whole);
        i32x4 lanes_2 = (i32x4){ 8, 9, 10, 11 } < (int32_t)(n - whole);
        i32x4 lanes_3 = (i32x4){ 12, 13, 14, 15 } < (int32_t)(n - whole);
        i32x4 lanes_4 = (i32x4){ 16, 17, 18, 19 } < (int32_t)(n - whole);
        i32x4 lanes_5 = (i32x4){ 20, 21, 22, 23 } < (int32_t)(n - whole);
        i32x4 lanes_6 = (i32x4){ 24, 25, 26, 27 } < (int32_t)(n - whole);
        i32x4 lanes_7 = (i32x4){ 28, 29, 30, 31 } < (int32_t)(n - whole);
        i32x4 lanes_8 = (i32x4){ 32, 33, 34, 35 } < (int32_t)(n - whole);
        i32x4 lanes_9 = (i32x4){ 36, 37, 38, 39 } < (int32_t)(n - whole);
        i32x4 lanes_10 = (i32x4){ 40, 41, 42, 43 } < (int32_t)(n - whole);
        i32x4 lanes_11 = (i32x4){ 44, 45, 46, 47 } < (int32_t)(n - whole);
        i32x4 lanes_12 = (i32x4){ 48, 49, 50, 51 } < (int32_t)(n - whole);
        i32x4 lanes_13 = (i32x4){ 52, 53, 54, 55 } < (int32_t)(n - whole);
        i32x4 lanes_14 = (i32x4){ 56, 57, 58, 59 } < (int32_t)(n - whole);
        i32x4 lanes_15 = (i32x4){ 60, 61, 62, 63 } < (int32_t)(n - whole);
        f32x4 joined = load_mask_f32x4(x + whole, lanes) + load_mask_f32x4(x + whole + 32, lanes_8);
        f32x4 joined_1 = load_mask_f32x4(x + whole + 4, lanes_1)
            + load_mask_f32x4(x + whole + 36, lanes_9);
        f32x4 joined_2 = load_mask_f32x4(x + whole + 8, lanes_2)
            + load_mask_f32x4(x + whole + 40, lanes_10);
        f32x4 joined_3 = load_mask_f32x4(x + whole + 12, lanes_3)
            + load_mask_f32x4(x + whole + 44, lanes_11);
        f32x4 joined_4 = load_mask_f32x4(x + whole + 16, lanes_4)
            + load_mask_f32x4(x + whole + 48, lanes_12);
        f32x4 joined_5 = load_mask_f32x4(x + whole + 20, lanes_5)
            + load_mask_f32x4(x + whole + 52, lanes_13);
        f32x4 joined_6 = load_mask_f32x4(x + whole + 24, lanes_6)
            + load_mask_f32x4(x + whole + 56, lanes_14);
        f32x4 joined_7 = load_mask_f32x4(x + whole + 28, lanes_7)
            + load_mask_f32x4(x + whole + 60, lanes_15);
        joined += joined_4;
        joined_1 += joined_5;
        joined_2 += joined_6;
        joined_3 += joined_7;
        joined += joined_2;
        joined_1 += joined_3;
        total0 += __builtin_convertvector(low_half_f32x4(joined), f64x2);
        total1 += __builtin_convertvector(high_half_f32x4(joined), f64x2);
        total2 += __builtin_convertvector(low_half_f32x4(joined_1), f64x2);
        total3 += __builtin_convertvector(high_half_f32x4(joined_1), f64x2);
    }
    f64x2 joined = total0 + total2;
    f64x2 joined_1 = total1 + total3;
    joined += joined_1;
    joined += reverse_f64x2(joined);
    y[0] = (float)joined[0];
}

/* tnk_sum_f32__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=f32 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; the same bits on every tier; halves come here too
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 16 */
void tnk_sum_f32__generic_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const float *x = data[0];
    float *y = data[1];
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        f32x4 t = {0};
        f32x4 t_1 = {0};
        f32x4 t_2 = {0};
        f32x4 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x + row * row_stride;
            t += *(const f32x4u *)(from + j);
            t_1 += *(const f32x4u *)(from + j + 4);
            t_2 += *(const f32x4u *)(from + j + 8);
            t_3 += *(const f32x4u *)(from + j + 12);
        }
        *(f32x4u *)(y + j) = t;
        *(f32x4u *)(y + j + 4) = t_1;
        *(f32x4u *)(y + j + 8) = t_2;
        *(f32x4u *)(y + j + 12) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        f32x4 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x + row * row_stride;
            t += *(const f32x4u *)(from + wide + i);
        }
        *(f32x4u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        i32x4 lanes = first_lanes_i32x4(rest - whole);
        f32x4 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x + row * row_stride;
            t += load_mask_f32x4(from + wide + whole, lanes);
        }
        store_mask_f32x4(y + wide + whole, t, lanes);
    }
}

/* tnk_sum_f64__generic_b512
 * a row to one element.
 * from templates/reduce.lua, generic: block=512 dtype=f64 op=sum
 * listed in gen/manifest/reduce.lua: rows; the same bits on every tier
 * a turn of the inner loop: 16 add 16 ld
 * vector registers: 16 of 16 */
void tnk_sum_f64__generic_b512(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t whole = n & -32;
    f64x2 total0 = {0};
    f64x2 lost0 = {0};
    f64x2 total1 = {0};
    f64x2 lost1 = {0};
    f64x2 total2 = {0};
    f64x2 lost2 = {0};
    f64x2 total3 = {0};
    f64x2 lost3 = {0};
    for (int64_t start = 0; start < whole; start += 512) {
        int64_t stop = min_index(start + 512, whole);
        f64x2 part0 = {0};
        f64x2 part1 = {0};
        f64x2 part2 = {0};
        f64x2 part3 = {0};
        f64x2 part4 = {0};
        f64x2 part5 = {0};
        f64x2 part6 = {0};
        f64x2 part7 = {0};
        f64x2 part8 = {0};
        f64x2 part9 = {0};
        f64x2 part10 = {0};
        f64x2 part11 = {0};
        f64x2 part12 = {0};
        f64x2 part13 = {0};
        f64x2 part14 = {0};
        f64x2 part15 = {0};
        for (int64_t i = start; i < stop; i += 32) {
            part0 += *(const f64x2u *)(x + i);
            part1 += *(const f64x2u *)(x + i + 2);
            part2 += *(const f64x2u *)(x + i + 4);
            part3 += *(const f64x2u *)(x + i + 6);
            part4 += *(const f64x2u *)(x + i + 8);
            part5 += *(const f64x2u *)(x + i + 10);
            part6 += *(const f64x2u *)(x + i + 12);
            part7 += *(const f64x2u *)(x + i + 14);
            part8 += *(const f64x2u *)(x + i + 16);
            part9 += *(const f64x2u *)(x + i + 18);
            part10 += *(const f64x2u *)(x + i + 20);
            part11 += *(const f64x2u *)(x + i + 22);
            part12 += *(const f64x2u *)(x + i + 24);
            part13 += *(const f64x2u *)(x + i + 26);
            part14 += *(const f64x2u *)(x + i + 28);
            part15 += *(const f64x2u *)(x + i + 30);
        }
        f64x2 joined = part0 + part8;
        f64x2 joined_1 = part1 + part9;
        f64x2 joined_2 = part2 + part10;
        f64x2 joined_3 = part3 + part11;
        f64x2 joined_4 = part4 + part12;
        f64x2 joined_5 = part5 + part13;
        f64x2 joined_6 = part6 + part14;
        f64x2 joined_7 = part7 + part15;
        joined += joined_4;
        joined_1 += joined_5;
        joined_2 += joined_6;
        joined_3 += joined_7;
        f64x2 sum = total0 + joined;
        f64x2 taken = sum - total0;
        f64x2 t_4 = total0 - (sum - taken) + (joined - taken);
        lost0 += t_4;
        f64x2 sum_1 = total1 + joined_1;
        f64x2 taken_1 = sum_1 - total1;
        f64x2 t_8 = total1 - (sum_1 - taken_1) + (joined_1 - taken_1);
        lost1 += t_8;
        f64x2 sum_2 = total2 + joined_2;
        f64x2 taken_2 = sum_2 - total2;
        f64x2 t_12 = total2 - (sum_2 - taken_2) + (joined_2 - taken_2);
        lost2 += t_12;
        f64x2 sum_3 = total3 + joined_3;
        f64x2 taken_3 = sum_3 - total3;
        f64x2 t_16 = total3 - (sum_3 - taken_3) + (joined_3 - taken_3);
        lost3 += t_16;
        total0 = sum;
        total1 = sum_1;
        total2 = sum_2;
        total3 = sum_3;
    }
    if (whole < n) {
        i64x2 lanes = first_lanes_i64x2(n - whole);
        i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)(n - whole);
        i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)(n - whole);
        i64x2 lanes_3 = (i64x2){ 6, 7 } < (int64_t)(n - whole);
        i64x2 lanes_4 = (i64x2){ 8, 9 } < (int64_t)(n - whole);
        i64x2 lanes_5 = (i64x2){ 10, 11 } < (int64_t)(n - whole);
        i64x2 lanes_6 = (i64x2){ 12, 13 } < (int64_t)(n - whole);
        i64x2 lanes_7 = (i64x2){ 14, 15 } < (int64_t)(n - whole);
        i64x2 lanes_8 = (i64x2){ 16, 17 } < (int64_t)(n - whole);
        i64x2 lanes_9 = (i64x2){ 18, 19 } < (int64_t)(n - whole);
        i64x2 lanes_10 = (i64x2){ 20, 21 } < (int64_t)(n - whole);
        i64x2 lanes_11 = (i64x2){ 22, 23 } < (int64_t)(n - whole);
        i64x2 lanes_12 = (i64x2){ 24, 25 } < (int64_t)(n - whole);
        i64x2 lanes_13 = (i64x2){ 26, 27 } < (int64_t)(n - whole);
        i64x2 lanes_14 = (i64x2){ 28, 29 } < (int64_t)(n - whole);
        i64x2 lanes_15 = (i64x2){ 30, 31 } < (int64_t)(n - whole);
        f64x2 joined = load_mask_f64x2(x + whole, lanes) + load_mask_f64x2(x + whole + 16, lanes_8);
        f64x2 joined_1 = load_mask_f64x2(x + whole + 2, lanes_1)
            + load_mask_f64x2(x + whole + 18, lanes_9);
        f64x2 joined_2 = load_mask_f64x2(x + whole + 4, lanes_2)
            + load_mask_f64x2(x + whole + 20, lanes_10);
        f64x2 joined_3 = load_mask_f64x2(x + whole + 6, lanes_3)
            + load_mask_f64x2(x + whole + 22, lanes_11);
        f64x2 joined_4 = load_mask_f64x2(x + whole + 8, lanes_4)
            + load_mask_f64x2(x + whole + 24, lanes_12);
        f64x2 joined_5 = load_mask_f64x2(x + whole + 10, lanes_5)
            + load_mask_f64x2(x + whole + 26, lanes_13);
        f64x2 joined_6 = load_mask_f64x2(x + whole + 12, lanes_6)
            + load_mask_f64x2(x + whole + 28, lanes_14);
        f64x2 joined_7 = load_mask_f64x2(x + whole + 14, lanes_7)
            + load_mask_f64x2(x + whole + 30, lanes_15);
        joined += joined_4;
        joined_1 += joined_5;
        joined_2 += joined_6;
        joined_3 += joined_7;
        f64x2 sum = total0 + joined;
        f64x2 taken = sum - total0;
        f64x2 t_3 = total0 - (sum - taken) + (joined - taken);
        lost0 += t_3;
        f64x2 sum_1 = total1 + joined_1;
        f64x2 taken_1 = sum_1 - total1;
        f64x2 t_7 = total1 - (sum_1 - taken_1) + (joined_1 - taken_1);
        lost1 += t_7;
        f64x2 sum_2 = total2 + joined_2;
        f64x2 taken_2 = sum_2 - total2;
        f64x2 t_11 = total2 - (sum_2 - taken_2) + (joined_2 - taken_2);
        lost2 += t_11;
        f64x2 sum_3 = total3 + joined_3;
        f64x2 taken_3 = sum_3 - total3;
        f64x2 t_15 = total3 - (sum_3 - taken_3) + (joined_3 - taken_3);
        lost3 += t_15;
        total0 = sum;
        total1 = sum_1;
        total2 = sum_2;
        total3 = sum_3;
    }
    f64x2 joined = total0 + total2;
    f64x2 joined_1 = total1 + total3;
    joined += joined_1;
    joined += reverse_f64x2(joined);
    f64x2 joined_4 = lost0 + lost2;
    f64x2 joined_5 = lost1 + lost3;
    joined_4 += joined_5;
    joined_4 += reverse_f64x2(joined_4);
    double t_3 = joined_4[0];
    double t_5 = joined[0] + (t_3 == t_3 ? t_3 : 0.0);
    y[0] = t_5;
}

/* tnk_sum_f64__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=f64 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; the same bits on every tier
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 16 */
void tnk_sum_f64__generic_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t wide = n & -8;
    for (int64_t j = 0; j < wide; j += 8) {
        f64x2 t = {0};
        f64x2 t_1 = {0};
        f64x2 t_2 = {0};
        f64x2 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t += *(const f64x2u *)(from + j);
            t_1 += *(const f64x2u *)(from + j + 2);
            t_2 += *(const f64x2u *)(from + j + 4);
            t_3 += *(const f64x2u *)(from + j + 6);
        }
        *(f64x2u *)(y + j) = t;
        *(f64x2u *)(y + j + 2) = t_1;
        *(f64x2u *)(y + j + 4) = t_2;
        *(f64x2u *)(y + j + 6) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -2;
    for (int64_t i = 0; i < whole; i += 2) {
        f64x2 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t += *(const f64x2u *)(from + wide + i);
        }
        *(f64x2u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        i64x2 lanes = first_lanes_i64x2(rest - whole);
        f64x2 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t += load_mask_f64x2(from + wide + whole, lanes);
        }
        store_mask_f64x2(y + wide + whole, t, lanes);
    }
}

/* tnk_sum_u32__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=u32 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers of at most 32 bits, which wrap
 * a turn of the inner loop: 4 add 4 ld
 * vector registers: 5 of 16 */
void tnk_sum_u32__generic_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const uint32_t *x = data[0];
    uint32_t *y = data[1];
    int64_t whole = n & -16;
    u32x4 t = {0};
    u32x4 t_1 = {0};
    u32x4 t_2 = {0};
    u32x4 t_3 = {0};
    for (int64_t i = 0; i < whole; i += 16) {
        t += *(const u32x4u *)(x + i);
        t_1 += *(const u32x4u *)(x + i + 4);
        t_2 += *(const u32x4u *)(x + i + 8);
        t_3 += *(const u32x4u *)(x + i + 12);
    }
    if (whole < n) {
        i32x4 lanes = first_lanes_i32x4(n - whole);
        t += load_mask_u32x4(x + whole, lanes);
        i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(n - whole);
        t_1 += load_mask_u32x4(x + whole + 4, lanes_1);
        i32x4 lanes_2 = (i32x4){ 8, 9, 10, 11 } < (int32_t)(n - whole);
        t_2 += load_mask_u32x4(x + whole + 8, lanes_2);
        i32x4 lanes_3 = (i32x4){ 12, 13, 14, 15 } < (int32_t)(n - whole);
        t_3 += load_mask_u32x4(x + whole + 12, lanes_3);
    }
    u32x4 joined = t + t_2;
    u32x4 joined_1 = t_1 + t_3;
    joined += joined_1;
    joined += rotate_2_u32x4(joined);
    joined += rotate_1_u32x4(joined);
    y[0] = joined[0];
}

/* tnk_sum_u32__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=u32 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers of at most 32 bits, which wrap
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 16 */
void tnk_sum_u32__generic_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const uint32_t *x = data[0];
    uint32_t *y = data[1];
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        u32x4 t = {0};
        u32x4 t_1 = {0};
        u32x4 t_2 = {0};
        u32x4 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = x + row * row_stride;
            t += *(const u32x4u *)(from + j);
            t_1 += *(const u32x4u *)(from + j + 4);
            t_2 += *(const u32x4u *)(from + j + 8);
            t_3 += *(const u32x4u *)(from + j + 12);
        }
        *(u32x4u *)(y + j) = t;
        *(u32x4u *)(y + j + 4) = t_1;
        *(u32x4u *)(y + j + 8) = t_2;
        *(u32x4u *)(y + j + 12) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        u32x4 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = x + row * row_stride;
            t += *(const u32x4u *)(from + wide + i);
        }
        *(u32x4u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        i32x4 lanes = first_lanes_i32x4(rest - whole);
        u32x4 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = x + row * row_stride;
            t += load_mask_u32x4(from + wide + whole, lanes);
        }
        store_mask_u32x4(y + wide + whole, t, lanes);
    }
}

/* tnk_sum_u64__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=u64 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers of 64 bits, which wrap
 * a turn of the inner loop: 4 add 4 ld
 * vector registers: 5 of 16 */
void tnk_sum_u64__generic_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t whole = n & -8;
    u64x2 t = {0};
    u64x2 t_1 = {0};
    u64x2 t_2 = {0};
    u64x2 t_3 = {0};
    for (int64_t i = 0; i < whole; i += 8) {
        t += *(const u64x2u *)(x + i);
        t_1 += *(const u64x2u *)(x + i + 2);
        t_2 += *(const u64x2u *)(x + i + 4);
        t_3 += *(const u64x2u *)(x + i + 6);
    }
    if (whole < n) {
        i64x2 lanes = first_lanes_i64x2(n - whole);
        t += load_mask_u64x2(x + whole, lanes);
        i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)(n - whole);
        t_1 += load_mask_u64x2(x + whole + 2, lanes_1);
        i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)(n - whole);
        t_2 += load_mask_u64x2(x + whole + 4, lanes_2);
        i64x2 lanes_3 = (i64x2){ 6, 7 } < (int64_t)(n - whole);
        t_3 += load_mask_u64x2(x + whole + 6, lanes_3);
    }
    u64x2 joined = t + t_2;
    u64x2 joined_1 = t_1 + t_3;
    joined += joined_1;
    joined += reverse_u64x2(joined);
    y[0] = joined[0];
}

/* tnk_sum_u64__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=u64 op=sum vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers of 64 bits, which wrap
 * a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
 * vector registers: 5 of 16 */
void tnk_sum_u64__generic_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t wide = n & -8;
    for (int64_t j = 0; j < wide; j += 8) {
        u64x2 t = {0};
        u64x2 t_1 = {0};
        u64x2 t_2 = {0};
        u64x2 t_3 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t += *(const u64x2u *)(from + j);
            t_1 += *(const u64x2u *)(from + j + 2);
            t_2 += *(const u64x2u *)(from + j + 4);
            t_3 += *(const u64x2u *)(from + j + 6);
        }
        *(u64x2u *)(y + j) = t;
        *(u64x2u *)(y + j + 2) = t_1;
        *(u64x2u *)(y + j + 4) = t_2;
        *(u64x2u *)(y + j + 6) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -2;
    for (int64_t i = 0; i < whole; i += 2) {
        u64x2 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t += *(const u64x2u *)(from + wide + i);
        }
        *(u64x2u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        i64x2 lanes = first_lanes_i64x2(rest - whole);
        u64x2 t = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t += load_mask_u64x2(from + wide + whole, lanes);
        }
        store_mask_u64x2(y + wide + whole, t, lanes);
    }
}

/* tnk_prod_f64__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=f64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: rows; floats: F32 products are taken in F64
 * a turn of the inner loop: 4 mul 4 ld
 * vector registers: 5 of 16 */
void tnk_prod_f64__generic_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t whole = n & -8;
    f64x2 t = splat_f64x2(1.0);
    f64x2 t_1 = splat_f64x2(1.0);
    f64x2 t_2 = splat_f64x2(1.0);
    f64x2 t_3 = splat_f64x2(1.0);
    for (int64_t i = 0; i < whole; i += 8) {
        t *= *(const f64x2u *)(x + i);
        t_1 *= *(const f64x2u *)(x + i + 2);
        t_2 *= *(const f64x2u *)(x + i + 4);
        t_3 *= *(const f64x2u *)(x + i + 6);
    }
    if (whole < n) {
        i64x2 lanes = first_lanes_i64x2(n - whole);
        t *= select_f64x2(lanes, load_mask_f64x2(x + whole, lanes), splat_f64x2(1.0));
        i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)(n - whole);
        t_1 *= select_f64x2(lanes_1, load_mask_f64x2(x + whole + 2, lanes_1), splat_f64x2(1.0));
        i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)(n - whole);
        t_2 *= select_f64x2(lanes_2, load_mask_f64x2(x + whole + 4, lanes_2), splat_f64x2(1.0));
        i64x2 lanes_3 = (i64x2){ 6, 7 } < (int64_t)(n - whole);
        t_3 *= select_f64x2(lanes_3, load_mask_f64x2(x + whole + 6, lanes_3), splat_f64x2(1.0));
    }
    f64x2 joined = t * t_2;
    f64x2 joined_1 = t_1 * t_3;
    joined *= joined_1;
    joined *= reverse_f64x2(joined);
    y[0] = joined[0];
}

/* tnk_prod_f64__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=f64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: columns; floats: F32 products are taken in F64
 * a turn of each inner loop: 4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld
 * vector registers: 5 of 16 */
void tnk_prod_f64__generic_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[1];
    int64_t wide = n & -8;
    for (int64_t j = 0; j < wide; j += 8) {
        f64x2 t = splat_f64x2(1.0);
        f64x2 t_1 = splat_f64x2(1.0);
        f64x2 t_2 = splat_f64x2(1.0);
        f64x2 t_3 = splat_f64x2(1.0);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t *= *(const f64x2u *)(from + j);
            t_1 *= *(const f64x2u *)(from + j + 2);
            t_2 *= *(const f64x2u *)(from + j + 4);
            t_3 *= *(const f64x2u *)(from + j + 6);
        }
        *(f64x2u *)(y + j) = t;
        *(f64x2u *)(y + j + 2) = t_1;
        *(f64x2u *)(y + j + 4) = t_2;
        *(f64x2u *)(y + j + 6) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -2;
    for (int64_t i = 0; i < whole; i += 2) {
        f64x2 t = splat_f64x2(1.0);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t *= *(const f64x2u *)(from + wide + i);
        }
        *(f64x2u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        i64x2 lanes = first_lanes_i64x2(rest - whole);
        f64x2 t = splat_f64x2(1.0);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x + row * row_stride;
            t *= select_f64x2(lanes, load_mask_f64x2(from + wide + whole, lanes), splat_f64x2(1.0));
        }
        store_mask_f64x2(y + wide + whole, t, lanes);
    }
}

/* tnk_prod_u64__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=u64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers, which wrap
 * a turn of the inner loop: 4 mul 4 ld
 * vector registers: 5 of 16 */
void tnk_prod_u64__generic_v4(int64_t n, void *const *data, const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t whole = n & -8;
    u64x2 t = splat_u64x2(1ull);
    u64x2 t_1 = splat_u64x2(1ull);
    u64x2 t_2 = splat_u64x2(1ull);
    u64x2 t_3 = splat_u64x2(1ull);
    for (int64_t i = 0; i < whole; i += 8) {
        t *= *(const u64x2u *)(x + i);
        t_1 *= *(const u64x2u *)(x + i + 2);
        t_2 *= *(const u64x2u *)(x + i + 4);
        t_3 *= *(const u64x2u *)(x + i + 6);
    }
    if (whole < n) {
        i64x2 lanes = first_lanes_i64x2(n - whole);
        t *= select_u64x2(lanes, load_mask_u64x2(x + whole, lanes), splat_u64x2(1ull));
        i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)(n - whole);
        t_1 *= select_u64x2(lanes_1, load_mask_u64x2(x + whole + 2, lanes_1), splat_u64x2(1ull));
        i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)(n - whole);
        t_2 *= select_u64x2(lanes_2, load_mask_u64x2(x + whole + 4, lanes_2), splat_u64x2(1ull));
        i64x2 lanes_3 = (i64x2){ 6, 7 } < (int64_t)(n - whole);
        t_3 *= select_u64x2(lanes_3, load_mask_u64x2(x + whole + 6, lanes_3), splat_u64x2(1ull));
    }
    u64x2 joined = t * t_2;
    u64x2 joined_1 = t_1 * t_3;
    joined *= joined_1;
    joined *= reverse_u64x2(joined);
    y[0] = joined[0];
}

/* tnk_prod_u64__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=u64 op=prod vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers, which wrap
 * a turn of each inner loop: 4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld
 * vector registers: 5 of 16 */
void tnk_prod_u64__generic_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    int64_t wide = n & -8;
    for (int64_t j = 0; j < wide; j += 8) {
        u64x2 t = splat_u64x2(1ull);
        u64x2 t_1 = splat_u64x2(1ull);
        u64x2 t_2 = splat_u64x2(1ull);
        u64x2 t_3 = splat_u64x2(1ull);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t *= *(const u64x2u *)(from + j);
            t_1 *= *(const u64x2u *)(from + j + 2);
            t_2 *= *(const u64x2u *)(from + j + 4);
            t_3 *= *(const u64x2u *)(from + j + 6);
        }
        *(u64x2u *)(y + j) = t;
        *(u64x2u *)(y + j + 2) = t_1;
        *(u64x2u *)(y + j + 4) = t_2;
        *(u64x2u *)(y + j + 6) = t_3;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -2;
    for (int64_t i = 0; i < whole; i += 2) {
        u64x2 t = splat_u64x2(1ull);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t *= *(const u64x2u *)(from + wide + i);
        }
        *(u64x2u *)(y + wide + i) = t;
    }
    if (whole < rest) {
        i64x2 lanes = first_lanes_i64x2(rest - whole);
        u64x2 t = splat_u64x2(1ull);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x + row * row_stride;
            t *= select_u64x2(lanes, load_mask_u64x2(from + wide + whole, lanes),
                splat_u64x2(1ull));
        }
        store_mask_u64x2(y + wide + whole, t, lanes);
    }
}

/* tnk_amax_f32__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=f32 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: rows; floats and integers of at most 16 bits; minima
 * a turn of the inner loop: 4 max 4 select 4 ld
 * vector registers: 10 of 16 */
void tnk_amax_f32__generic_v4(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    float *y = data[1];
    uint32_t turn = bits_u32_f32(param[0]);
    u32x4 turns = splat_u32x4(turn);
    int64_t whole = n & -16;
    f32x4 t = splat_f32x4(-__builtin_inff());
    f32x4 t_1 = {0};
    f32x4 t_2 = splat_f32x4(-__builtin_inff());
    f32x4 t_3 = {0};
    f32x4 t_4 = splat_f32x4(-__builtin_inff());
    f32x4 t_5 = {0};
    f32x4 t_6 = splat_f32x4(-__builtin_inff());
    f32x4 t_7 = {0};
    for (int64_t i = 0; i < whole; i += 16) {
        f32x4 v = (f32x4)((u32x4)*(const f32x4u *)(x + i) ^ turns);
        t = max_f32x4(v, t);
        t_1 = select_f32x4(v != v, v, t_1);
        f32x4 v_1 = (f32x4)((u32x4)*(const f32x4u *)(x + i + 4) ^ turns);
        t_2 = max_f32x4(v_1, t_2);
        t_3 = select_f32x4(v_1 != v_1, v_1, t_3);
        f32x4 v_2 = (f32x4)((u32x4)*(const f32x4u *)(x + i + 8) ^ turns);
        t_4 = max_f32x4(v_2, t_4);
        t_5 = select_f32x4(v_2 != v_2, v_2, t_5);
        f32x4 v_3 = (f32x4)((u32x4)*(const f32x4u *)(x + i + 12) ^ turns);
        t_6 = max_f32x4(v_3, t_6);
        t_7 = select_f32x4(v_3 != v_3, v_3, t_7);
    }
    if (whole < n) {
        i32x4 lanes = first_lanes_i32x4(n - whole);
        f32x4 v = (f32x4)((u32x4)load_mask_f32x4(x + whole, lanes) ^ turns);
        f32x4 t_26 = select_f32x4(lanes, v, splat_f32x4(-__builtin_inff()));
        t = max_f32x4(t_26, t);
        t_1 = select_f32x4(t_26 != t_26, t_26, t_1);
        i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(n - whole);
        f32x4 v_1 = (f32x4)((u32x4)load_mask_f32x4(x + whole + 4, lanes_1) ^ turns);
        f32x4 t_31 = select_f32x4(lanes_1, v_1, splat_f32x4(-__builtin_inff()));
        t_2 = max_f32x4(t_31, t_2);
        t_3 = select_f32x4(t_31 != t_31, t_31, t_3);
        i32x4 lanes_2 = (i32x4){ 8, 9, 10, 11 } < (int32_t)(n - whole);
        f32x4 v_2 = (f32x4)((u32x4)load_mask_f32x4(x + whole + 8, lanes_2) ^ turns);
        f32x4 t_36 = select_f32x4(lanes_2, v_2, splat_f32x4(-__builtin_inff()));
        t_4 = max_f32x4(t_36, t_4);
        t_5 = select_f32x4(t_36 != t_36, t_36, t_5);
        i32x4 lanes_3 = (i32x4){ 12, 13, 14, 15 } < (int32_t)(n - whole);
        f32x4 v_3 = (f32x4)((u32x4)load_mask_f32x4(x + whole + 12, lanes_3) ^ turns);
        f32x4 t_41 = select_f32x4(lanes_3, v_3, splat_f32x4(-__builtin_inff()));
        t_6 = max_f32x4(t_41, t_6);
        t_7 = select_f32x4(t_41 != t_41, t_41, t_7);
    }
    f32x4 t_32 = select_f32x4(t_1 != t_1, t_1, t);
    f32x4 t_33 = select_f32x4(t_3 != t_3, t_3, t_2);
    f32x4 t_34 = select_f32x4(t_5 != t_5, t_5, t_4);
    f32x4 t_35 = select_f32x4(t_7 != t_7, t_7, t_6);
    f32x4 joined = select_f32x4((t_34 <= t_32) | (t_32 != t_32), t_32, t_34);
    f32x4 joined_1 = select_f32x4((t_35 <= t_33) | (t_33 != t_33), t_33, t_35);
    joined_1 = select_f32x4((joined_1 <= joined) | (joined != joined), joined, joined_1);
    f32x4 t_39 = rotate_2_f32x4(joined_1);
    joined_1 = select_f32x4((t_39 <= joined_1) | (joined_1 != joined_1), joined_1, t_39);
    f32x4 t_41 = rotate_1_f32x4(joined_1);
    joined_1 = select_f32x4((t_41 <= joined_1) | (joined_1 != joined_1), joined_1, t_41);
    float t_46 = bits_f32_u32(bits_u32_f32(joined_1[0]) ^ turn);
    y[0] = t_46 + 0.0f;
}

/* tnk_amax_f32__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=f32 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: columns; floats and integers of at most 16 bits; minima
 * a turn of each inner loop: 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld
 * vector registers: 10 of 16 */
void tnk_amax_f32__generic_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    uint32_t turn = bits_u32_f32(param[0]);
    u32x4 turns = splat_u32x4(turn);
    const float *x_1 = data[0];
    float *y = data[1];
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        f32x4 t = splat_f32x4(-__builtin_inff());
        f32x4 t_1 = {0};
        f32x4 t_2 = splat_f32x4(-__builtin_inff());
        f32x4 t_3 = {0};
        f32x4 t_4 = splat_f32x4(-__builtin_inff());
        f32x4 t_5 = {0};
        f32x4 t_6 = splat_f32x4(-__builtin_inff());
        f32x4 t_7 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            f32x4 v = (f32x4)((u32x4)*(const f32x4u *)(from + j) ^ turns);
            t = max_f32x4(v, t);
            t_1 = select_f32x4(v != v, v, t_1);
            f32x4 v_1 = (f32x4)((u32x4)*(const f32x4u *)(from + j + 4) ^ turns);
            t_2 = max_f32x4(v_1, t_2);
            t_3 = select_f32x4(v_1 != v_1, v_1, t_3);
            f32x4 v_2 = (f32x4)((u32x4)*(const f32x4u *)(from + j + 8) ^ turns);
            t_4 = max_f32x4(v_2, t_4);
            t_5 = select_f32x4(v_2 != v_2, v_2, t_5);
            f32x4 v_3 = (f32x4)((u32x4)*(const f32x4u *)(from + j + 12) ^ turns);
            t_6 = max_f32x4(v_3, t_6);
            t_7 = select_f32x4(v_3 != v_3, v_3, t_7);
        }
        u32x4 t_18 = (u32x4)select_f32x4(t_1 != t_1, t_1, t) ^ turns;
        *(f32x4u *)(y + j) = (f32x4)t_18 + 0.0f;
        u32x4 t_24 = (u32x4)select_f32x4(t_3 != t_3, t_3, t_2) ^ turns;
        *(f32x4u *)(y + j + 4) = (f32x4)t_24 + 0.0f;
        u32x4 t_30 = (u32x4)select_f32x4(t_5 != t_5, t_5, t_4) ^ turns;
        *(f32x4u *)(y + j + 8) = (f32x4)t_30 + 0.0f;
        u32x4 t_36 = (u32x4)select_f32x4(t_7 != t_7, t_7, t_6) ^ turns;
        *(f32x4u *)(y + j + 12) = (f32x4)t_36 + 0.0f;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        f32x4 t = splat_f32x4(-__builtin_inff());
        f32x4 t_1 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            f32x4 v = (f32x4)((u32x4)*(const f32x4u *)(from + wide + i) ^ turns);
            t = max_f32x4(v, t);
            t_1 = select_f32x4(v != v, v, t_1);
        }
        u32x4 t_6 = (u32x4)select_f32x4(t_1 != t_1, t_1, t) ^ turns;
        *(f32x4u *)(y + wide + i) = (f32x4)t_6 + 0.0f;
    }
    if (whole < rest) {
        i32x4 lanes = first_lanes_i32x4(rest - whole);
        f32x4 t = splat_f32x4(-__builtin_inff());
        f32x4 t_1 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            f32x4 v = (f32x4)((u32x4)load_mask_f32x4(from + wide + whole, lanes) ^ turns);
            f32x4 t_4 = select_f32x4(lanes, v, splat_f32x4(-__builtin_inff()));
            t = max_f32x4(t_4, t);
            t_1 = select_f32x4(t_4 != t_4, t_4, t_1);
        }
        u32x4 t_6 = (u32x4)select_f32x4(t_1 != t_1, t_1, t) ^ turns;
        store_mask_f32x4(y + wide + whole, (f32x4)t_6 + 0.0f, lanes);
    }
}

/* tnk_amax_f64__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=f64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: rows; F64 and integers of 32 bits; minima
 * a turn of the inner loop: 4 max 4 select 4 ld
 * vector registers: 10 of 16 */
void tnk_amax_f64__generic_v4(int64_t n, void *const *data, const float *param)
{
    const double *x = data[0];
    double *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x2 turns = splat_u64x2(turn);
    int64_t whole = n & -8;
    f64x2 t_5 = splat_f64x2(-__builtin_inf());
    f64x2 t_6 = {0};
    f64x2 t_7 = splat_f64x2(-__builtin_inf());
    f64x2 t_8 = {0};
    f64x2 t_9 = splat_f64x2(-__builtin_inf());
    f64x2 t_10 = {0};
    f64x2 t_11 = splat_f64x2(-__builtin_inf());
    f64x2 t_12 = {0};
    for (int64_t i = 0; i < whole; i += 8) {
        f64x2 v = (f64x2)((u64x2)*(const f64x2u *)(x + i) ^ turns);
        t_5 = max_f64x2(v, t_5);
        t_6 = select_f64x2(v != v, v, t_6);
        f64x2 v_1 = (f64x2)((u64x2)*(const f64x2u *)(x + i + 2) ^ turns);
        t_7 = max_f64x2(v_1, t_7);
        t_8 = select_f64x2(v_1 != v_1, v_1, t_8);
        f64x2 v_2 = (f64x2)((u64x2)*(const f64x2u *)(x + i + 4) ^ turns);
        t_9 = max_f64x2(v_2, t_9);
        t_10 = select_f64x2(v_2 != v_2, v_2, t_10);
        f64x2 v_3 = (f64x2)((u64x2)*(const f64x2u *)(x + i + 6) ^ turns);
        t_11 = max_f64x2(v_3, t_11);
        t_12 = select_f64x2(v_3 != v_3, v_3, t_12);
    }
    if (whole < n) {
        i64x2 lanes = first_lanes_i64x2(n - whole);
        f64x2 v = (f64x2)((u64x2)load_mask_f64x2(x + whole, lanes) ^ turns);
        f64x2 t_31 = select_f64x2(lanes, v, splat_f64x2(-__builtin_inf()));
        t_5 = max_f64x2(t_31, t_5);
        t_6 = select_f64x2(t_31 != t_31, t_31, t_6);
        i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)(n - whole);
        f64x2 v_1 = (f64x2)((u64x2)load_mask_f64x2(x + whole + 2, lanes_1) ^ turns);
        f64x2 t_36 = select_f64x2(lanes_1, v_1, splat_f64x2(-__builtin_inf()));
        t_7 = max_f64x2(t_36, t_7);
        t_8 = select_f64x2(t_36 != t_36, t_36, t_8);
        i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)(n - whole);
        f64x2 v_2 = (f64x2)((u64x2)load_mask_f64x2(x + whole + 4, lanes_2) ^ turns);
        f64x2 t_41 = select_f64x2(lanes_2, v_2, splat_f64x2(-__builtin_inf()));
        t_9 = max_f64x2(t_41, t_9);
        t_10 = select_f64x2(t_41 != t_41, t_41, t_10);
        i64x2 lanes_3 = (i64x2){ 6, 7 } < (int64_t)(n - whole);
        f64x2 v_3 = (f64x2)((u64x2)load_mask_f64x2(x + whole + 6, lanes_3) ^ turns);
        f64x2 t_46 = select_f64x2(lanes_3, v_3, splat_f64x2(-__builtin_inf()));
        t_11 = max_f64x2(t_46, t_11);
        t_12 = select_f64x2(t_46 != t_46, t_46, t_12);
    }
    f64x2 t_37 = select_f64x2(t_6 != t_6, t_6, t_5);
    f64x2 t_38 = select_f64x2(t_8 != t_8, t_8, t_7);
    f64x2 t_39 = select_f64x2(t_10 != t_10, t_10, t_9);
    f64x2 t_40 = select_f64x2(t_12 != t_12, t_12, t_11);
    f64x2 joined = select_f64x2((t_39 <= t_37) | (t_37 != t_37), t_37, t_39);
    f64x2 joined_1 = select_f64x2((t_40 <= t_38) | (t_38 != t_38), t_38, t_40);
    joined_1 = select_f64x2((joined_1 <= joined) | (joined != joined), joined, joined_1);
    f64x2 t_44 = reverse_f64x2(joined_1);
    joined_1 = select_f64x2((t_44 <= joined_1) | (joined_1 != joined_1), joined_1, t_44);
    double t_49 = bits_f64_u64(bits_u64_f64(joined_1[0]) ^ turn);
    y[0] = t_49 + 0.0;
}

/* tnk_amax_f64__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=f64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: columns; F64 and integers of 32 bits; minima
 * a turn of each inner loop: 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld
 * vector registers: 10 of 16 */
void tnk_amax_f64__generic_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x2 turns = splat_u64x2(turn);
    const double *x_2 = data[0];
    double *y = data[1];
    int64_t wide = n & -8;
    for (int64_t j = 0; j < wide; j += 8) {
        f64x2 t_5 = splat_f64x2(-__builtin_inf());
        f64x2 t_6 = {0};
        f64x2 t_7 = splat_f64x2(-__builtin_inf());
        f64x2 t_8 = {0};
        f64x2 t_9 = splat_f64x2(-__builtin_inf());
        f64x2 t_10 = {0};
        f64x2 t_11 = splat_f64x2(-__builtin_inf());
        f64x2 t_12 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            f64x2 v = (f64x2)((u64x2)*(const f64x2u *)(from + j) ^ turns);
            t_5 = max_f64x2(v, t_5);
            t_6 = select_f64x2(v != v, v, t_6);
            f64x2 v_1 = (f64x2)((u64x2)*(const f64x2u *)(from + j + 2) ^ turns);
            t_7 = max_f64x2(v_1, t_7);
            t_8 = select_f64x2(v_1 != v_1, v_1, t_8);
            f64x2 v_2 = (f64x2)((u64x2)*(const f64x2u *)(from + j + 4) ^ turns);
            t_9 = max_f64x2(v_2, t_9);
            t_10 = select_f64x2(v_2 != v_2, v_2, t_10);
            f64x2 v_3 = (f64x2)((u64x2)*(const f64x2u *)(from + j + 6) ^ turns);
            t_11 = max_f64x2(v_3, t_11);
            t_12 = select_f64x2(v_3 != v_3, v_3, t_12);
        }
        u64x2 t_23 = (u64x2)select_f64x2(t_6 != t_6, t_6, t_5) ^ turns;
        *(f64x2u *)(y + j) = (f64x2)t_23 + 0.0;
        u64x2 t_29 = (u64x2)select_f64x2(t_8 != t_8, t_8, t_7) ^ turns;
        *(f64x2u *)(y + j + 2) = (f64x2)t_29 + 0.0;
        u64x2 t_35 = (u64x2)select_f64x2(t_10 != t_10, t_10, t_9) ^ turns;
        *(f64x2u *)(y + j + 4) = (f64x2)t_35 + 0.0;
        u64x2 t_41 = (u64x2)select_f64x2(t_12 != t_12, t_12, t_11) ^ turns;
        *(f64x2u *)(y + j + 6) = (f64x2)t_41 + 0.0;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -2;
    for (int64_t i = 0; i < whole; i += 2) {
        f64x2 t_5 = splat_f64x2(-__builtin_inf());
        f64x2 t_6 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            f64x2 v = (f64x2)((u64x2)*(const f64x2u *)(from + wide + i) ^ turns);
            t_5 = max_f64x2(v, t_5);
            t_6 = select_f64x2(v != v, v, t_6);
        }
        u64x2 t_11 = (u64x2)select_f64x2(t_6 != t_6, t_6, t_5) ^ turns;
        *(f64x2u *)(y + wide + i) = (f64x2)t_11 + 0.0;
    }
    if (whole < rest) {
        i64x2 lanes = first_lanes_i64x2(rest - whole);
        f64x2 t_5 = splat_f64x2(-__builtin_inf());
        f64x2 t_6 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            f64x2 v = (f64x2)((u64x2)load_mask_f64x2(from + wide + whole, lanes) ^ turns);
            f64x2 t_9 = select_f64x2(lanes, v, splat_f64x2(-__builtin_inf()));
            t_5 = max_f64x2(t_9, t_5);
            t_6 = select_f64x2(t_9 != t_9, t_9, t_6);
        }
        u64x2 t_11 = (u64x2)select_f64x2(t_6 != t_6, t_6, t_5) ^ turns;
        store_mask_f64x2(y + wide + whole, (f64x2)t_11 + 0.0, lanes);
    }
}

/* tnk_amax_u64__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=u64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: rows; integers of 64 bits; minima
 * a turn of the inner loop: 4 max 4 ld
 * vector registers: 6 of 16 */
void tnk_amax_u64__generic_v4(int64_t n, void *const *data, const float *param)
{
    const uint64_t *x = data[0];
    uint64_t *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x2 turns = splat_u64x2(turn);
    int64_t whole = n & -8;
    u64x2 t_5 = {0};
    u64x2 t_6 = {0};
    u64x2 t_7 = {0};
    u64x2 t_8 = {0};
    for (int64_t i = 0; i < whole; i += 8) {
        u64x2 v = *(const u64x2u *)(x + i) ^ turns;
        t_5 = max_u64x2(t_5, v);
        u64x2 v_1 = *(const u64x2u *)(x + i + 2) ^ turns;
        t_6 = max_u64x2(t_6, v_1);
        u64x2 v_2 = *(const u64x2u *)(x + i + 4) ^ turns;
        t_7 = max_u64x2(t_7, v_2);
        u64x2 v_3 = *(const u64x2u *)(x + i + 6) ^ turns;
        t_8 = max_u64x2(t_8, v_3);
    }
    if (whole < n) {
        i64x2 lanes = first_lanes_i64x2(n - whole);
        u64x2 v = load_mask_u64x2(x + whole, lanes) ^ turns;
        t_5 = max_u64x2(t_5, select_u64x2(lanes, v, (u64x2){0}));
        i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)(n - whole);
        u64x2 v_1 = load_mask_u64x2(x + whole + 2, lanes_1) ^ turns;
        t_6 = max_u64x2(t_6, select_u64x2(lanes_1, v_1, (u64x2){0}));
        i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)(n - whole);
        u64x2 v_2 = load_mask_u64x2(x + whole + 4, lanes_2) ^ turns;
        t_7 = max_u64x2(t_7, select_u64x2(lanes_2, v_2, (u64x2){0}));
        i64x2 lanes_3 = (i64x2){ 6, 7 } < (int64_t)(n - whole);
        u64x2 v_3 = load_mask_u64x2(x + whole + 6, lanes_3) ^ turns;
        t_8 = max_u64x2(t_8, select_u64x2(lanes_3, v_3, (u64x2){0}));
    }
    u64x2 joined = max_u64x2(t_5, t_7);
    u64x2 joined_1 = max_u64x2(t_6, t_8);
    joined = max_u64x2(joined, joined_1);
    joined = max_u64x2(joined, reverse_u64x2(joined));
    y[0] = joined[0] ^ turn;
}

/* tnk_amax_u64__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=u64 op=amax vectors=4
 * listed in gen/manifest/reduce.lua: columns; integers of 64 bits; minima
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 1 max 1 select 1 ld
 * vector registers: 6 of 16 */
void tnk_amax_u64__generic_columns(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
    const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x2 turns = splat_u64x2(turn);
    const uint64_t *x_2 = data[0];
    uint64_t *y = data[1];
    int64_t wide = n & -8;
    for (int64_t j = 0; j < wide; j += 8) {
        u64x2 t_5 = {0};
        u64x2 t_6 = {0};
        u64x2 t_7 = {0};
        u64x2 t_8 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x2 v = *(const u64x2u *)(from + j) ^ turns;
            t_5 = max_u64x2(t_5, v);
            u64x2 v_1 = *(const u64x2u *)(from + j + 2) ^ turns;
            t_6 = max_u64x2(t_6, v_1);
            u64x2 v_2 = *(const u64x2u *)(from + j + 4) ^ turns;
            t_7 = max_u64x2(t_7, v_2);
            u64x2 v_3 = *(const u64x2u *)(from + j + 6) ^ turns;
            t_8 = max_u64x2(t_8, v_3);
        }
        *(u64x2u *)(y + j) = t_5 ^ turns;
        *(u64x2u *)(y + j + 2) = t_6 ^ turns;
        *(u64x2u *)(y + j + 4) = t_7 ^ turns;
        *(u64x2u *)(y + j + 6) = t_8 ^ turns;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -2;
    for (int64_t i = 0; i < whole; i += 2) {
        u64x2 t_5 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x2 v = *(const u64x2u *)(from + wide + i) ^ turns;
            t_5 = max_u64x2(t_5, v);
        }
        *(u64x2u *)(y + wide + i) = t_5 ^ turns;
    }
    if (whole < rest) {
        i64x2 lanes = first_lanes_i64x2(rest - whole);
        u64x2 t_5 = {0};
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x2 v = load_mask_u64x2(from + wide + whole, lanes) ^ turns;
            t_5 = max_u64x2(t_5, select_u64x2(lanes, v, (u64x2){0}));
        }
        store_mask_u64x2(y + wide + whole, t_5 ^ turns, lanes);
    }
}

/* tnk_argmax_f32_i64__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=f32 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: rows; places of maxima and minima
 * a turn of the inner loop: 1 convert 8 select 4 ld
 * vector registers: 11 of 16 */
void tnk_argmax_f32_i64__generic_v4(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    int64_t *y = data[1];
    uint32_t turn = bits_u32_f32(param[0]);
    u32x4 turns = splat_u32x4(turn);
    int64_t whole = n & -16;
    f32x4 t = splat_f32x4(-__builtin_inff());
    u32x4 t_1 = {0};
    f32x4 t_2 = splat_f32x4(-__builtin_inff());
    u32x4 t_3 = {0};
    f32x4 t_4 = splat_f32x4(-__builtin_inff());
    u32x4 t_5 = {0};
    f32x4 t_6 = splat_f32x4(-__builtin_inff());
    u32x4 t_7 = {0};
    for (int64_t i = 0; i < whole; i += 16) {
        u32x4 t_9 = splat_u32x4((uint32_t)i);
        f32x4 v = (f32x4)((u32x4)*(const f32x4u *)(x + i) ^ turns);
        i32x4 t_12 = (v <= t) | (t != t);
        t = select_f32x4(t_12, t, v);
        t_1 = select_u32x4(t_12, t_1, t_9);
        f32x4 v_1 = (f32x4)((u32x4)*(const f32x4u *)(x + i + 4) ^ turns);
        i32x4 t_17 = (v_1 <= t_2) | (t_2 != t_2);
        t_2 = select_f32x4(t_17, t_2, v_1);
        t_3 = select_u32x4(t_17, t_3, t_9);
        f32x4 v_2 = (f32x4)((u32x4)*(const f32x4u *)(x + i + 8) ^ turns);
        i32x4 t_22 = (v_2 <= t_4) | (t_4 != t_4);
        t_4 = select_f32x4(t_22, t_4, v_2);
        t_5 = select_u32x4(t_22, t_5, t_9);
        f32x4 v_3 = (f32x4)((u32x4)*(const f32x4u *)(x + i + 12) ^ turns);
        i32x4 t_27 = (v_3 <= t_6) | (t_6 != t_6);
        t_6 = select_f32x4(t_27, t_6, v_3);
        t_7 = select_u32x4(t_27, t_7, t_9);
    }
    if (whole < n) {
        u32x4 t_25 = splat_u32x4((uint32_t)whole);
        i32x4 lanes = first_lanes_i32x4(n - whole);
        f32x4 v = (f32x4)((u32x4)load_mask_f32x4(x + whole, lanes) ^ turns);
        f32x4 t_28 = select_f32x4(lanes, v, splat_f32x4(-__builtin_inff()));
        i32x4 t_29 = (t_28 <= t) | (t != t);
        t = select_f32x4(t_29, t, t_28);
        t_1 = select_u32x4(t_29, t_1, t_25);
        i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(n - whole);
        f32x4 v_1 = (f32x4)((u32x4)load_mask_f32x4(x + whole + 4, lanes_1) ^ turns);
        f32x4 t_34 = select_f32x4(lanes_1, v_1, splat_f32x4(-__builtin_inff()));
        i32x4 t_35 = (t_34 <= t_2) | (t_2 != t_2);
        t_2 = select_f32x4(t_35, t_2, t_34);
        t_3 = select_u32x4(t_35, t_3, t_25);
        i32x4 lanes_2 = (i32x4){ 8, 9, 10, 11 } < (int32_t)(n - whole);
        f32x4 v_2 = (f32x4)((u32x4)load_mask_f32x4(x + whole + 8, lanes_2) ^ turns);
        f32x4 t_40 = select_f32x4(lanes_2, v_2, splat_f32x4(-__builtin_inff()));
        i32x4 t_41 = (t_40 <= t_4) | (t_4 != t_4);
        t_4 = select_f32x4(t_41, t_4, t_40);
        t_5 = select_u32x4(t_41, t_5, t_25);
        i32x4 lanes_3 = (i32x4){ 12, 13, 14, 15 } < (int32_t)(n - whole);
        f32x4 v_3 = (f32x4)((u32x4)load_mask_f32x4(x + whole + 12, lanes_3) ^ turns);
        f32x4 t_46 = select_f32x4(lanes_3, v_3, splat_f32x4(-__builtin_inff()));
        i32x4 t_47 = (t_46 <= t_6) | (t_6 != t_6);
        t_6 = select_f32x4(t_47, t_6, t_46);
        t_7 = select_u32x4(t_47, t_7, t_25);
    }
    f32x4 joined = select_f32x4((t_4 <= t) | (t != t), t, t_4);
    f32x4 joined_1 = select_f32x4((t_6 <= t_2) | (t_2 != t_2), t_2, t_6);
    joined_1 = select_f32x4((joined_1 <= joined) | (joined != joined), joined, joined_1);
    f32x4 t_39 = rotate_2_f32x4(joined_1);
    joined_1 = select_f32x4((t_39 <= joined_1) | (joined_1 != joined_1), joined_1, t_39);
    f32x4 t_41 = rotate_1_f32x4(joined_1);
    joined_1 = select_f32x4((t_41 <= joined_1) | (joined_1 != joined_1), joined_1, t_41);
    f32x4 best = splat_f32x4(joined_1[0]);
    i32x4 t_45 = (t == best) | ((t != t) & (best != best));
    i32x4 t_48 = (t_2 == best) | ((t_2 != t_2) & (best != best));
    i32x4 t_51 = (t_4 == best) | ((t_4 != t_4) & (best != best));
    i32x4 t_54 = (t_6 == best) | ((t_6 != t_6) & (best != best));
    u32x4 joined_5 = min_u32x4(select_u32x4(t_45, t_1 + (u32x4){ 0, 1, 2, 3 }, splat_u32x4(-1)),
        select_u32x4(t_51, t_5 + (u32x4){ 8, 9, 10, 11 }, splat_u32x4(-1)));
    u32x4 joined_6 = min_u32x4(select_u32x4(t_48, t_3 + (u32x4){ 4, 5, 6, 7 }, splat_u32x4(-1)),
        select_u32x4(t_54, t_7 + (u32x4){ 12, 13, 14, 15 }, splat_u32x4(-1)));
    joined_5 = min_u32x4(joined_5, joined_6);
    joined_5 = min_u32x4(joined_5, rotate_2_u32x4(joined_5));
    joined_5 = min_u32x4(joined_5, rotate_1_u32x4(joined_5));
    y[0] = (int64_t)joined_5[0];
}

/* tnk_argmax_f32_i64__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=f32 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: columns; places of maxima and minima
 * a turn of each inner loop: 1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add
 *   1 convert 3 select 1 ld
 * vector registers: 11 of 16 */
void tnk_argmax_f32_i64__generic_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    uint32_t turn = bits_u32_f32(param[0]);
    u32x4 turns = splat_u32x4(turn);
    const float *x_1 = data[0];
    float *best = data[1];
    uint32_t *where = data[2];
    uint32_t t = bits_u32_f32(param[2]);
    int64_t wide = n & -16;
    for (int64_t j = 0; j < wide; j += 16) {
        f32x4 v = (f32x4)((u32x4)*(const f32x4u *)(best + j) ^ turns);
        f32x4 v_1 = (f32x4)((u32x4)*(const f32x4u *)(best + j + 4) ^ turns);
        f32x4 v_2 = (f32x4)((u32x4)*(const f32x4u *)(best + j + 8) ^ turns);
        f32x4 v_3 = (f32x4)((u32x4)*(const f32x4u *)(best + j + 12) ^ turns);
        u32x4 t_9 = *(const u32x4u *)(where + j);
        u32x4 t_10 = *(const u32x4u *)(where + j + 4);
        u32x4 t_11 = *(const u32x4u *)(where + j + 8);
        u32x4 t_12 = *(const u32x4u *)(where + j + 12);
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            u32x4 t_15 = splat_u32x4(t + (uint32_t)row);
            __builtin_prefetch(from + rows * row_stride + j);
            f32x4 v_8 = (f32x4)((u32x4)*(const f32x4u *)(from + j) ^ turns);
            i32x4 t_19 = (v_8 <= v) | (v != v);
            v = select_f32x4(t_19, v, v_8);
            t_9 = select_u32x4(t_19, t_9, t_15);
            f32x4 v_10 = (f32x4)((u32x4)*(const f32x4u *)(from + j + 4) ^ turns);
            i32x4 t_23 = (v_10 <= v_1) | (v_1 != v_1);
            v_1 = select_f32x4(t_23, v_1, v_10);
            t_10 = select_u32x4(t_23, t_10, t_15);
            f32x4 v_12 = (f32x4)((u32x4)*(const f32x4u *)(from + j + 8) ^ turns);
            i32x4 t_27 = (v_12 <= v_2) | (v_2 != v_2);
            v_2 = select_f32x4(t_27, v_2, v_12);
            t_11 = select_u32x4(t_27, t_11, t_15);
            f32x4 v_14 = (f32x4)((u32x4)*(const f32x4u *)(from + j + 12) ^ turns);
            i32x4 t_31 = (v_14 <= v_3) | (v_3 != v_3);
            v_3 = select_f32x4(t_31, v_3, v_14);
            t_12 = select_u32x4(t_31, t_12, t_15);
        }
        *(f32x4u *)(best + j) = (f32x4)((u32x4)v ^ turns);
        *(u32x4u *)(where + j) = t_9;
        *(f32x4u *)(best + j + 4) = (f32x4)((u32x4)v_1 ^ turns);
        *(u32x4u *)(where + j + 4) = t_10;
        *(f32x4u *)(best + j + 8) = (f32x4)((u32x4)v_2 ^ turns);
        *(u32x4u *)(where + j + 8) = t_11;
        *(f32x4u *)(best + j + 12) = (f32x4)((u32x4)v_3 ^ turns);
        *(u32x4u *)(where + j + 12) = t_12;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        f32x4 v = (f32x4)((u32x4)*(const f32x4u *)(best + wide + i) ^ turns);
        u32x4 t_3 = *(const u32x4u *)(where + wide + i);
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + i);
            f32x4 v_2 = (f32x4)((u32x4)*(const f32x4u *)(from + wide + i) ^ turns);
            i32x4 t_10 = (v_2 <= v) | (v != v);
            v = select_f32x4(t_10, v, v_2);
            t_3 = select_u32x4(t_10, t_3, splat_u32x4(t + (uint32_t)row));
        }
        *(f32x4u *)(best + wide + i) = (f32x4)((u32x4)v ^ turns);
        *(u32x4u *)(where + wide + i) = t_3;
    }
    if (whole < rest) {
        i32x4 lanes = first_lanes_i32x4(rest - whole);
        f32x4 v = (f32x4)((u32x4)load_mask_f32x4(best + wide + whole, lanes) ^ turns);
        f32x4 t_4 = select_f32x4(lanes, v, splat_f32x4(-__builtin_inff()));
        u32x4 t_5 = load_mask_u32x4(where + wide + whole, lanes);
        for (int64_t row = 0; row < rows; row++) {
            const float *from = x_1 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + whole);
            f32x4 v_1 = (f32x4)((u32x4)load_mask_f32x4(from + wide + whole, lanes) ^ turns);
            f32x4 t_12 = select_f32x4(lanes, v_1, splat_f32x4(-__builtin_inff()));
            i32x4 t_13 = (t_12 <= t_4) | (t_4 != t_4);
            t_4 = select_f32x4(t_13, t_4, t_12);
            t_5 = select_u32x4(t_13, t_5, splat_u32x4(t + (uint32_t)row));
        }
        store_mask_f32x4(best + wide + whole, (f32x4)((u32x4)t_4 ^ turns), lanes);
        store_mask_u32x4(where + wide + whole, t_5, lanes);
    }
}

/* tnk_argmax_f64_i64__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=f64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: rows; places of maxima and minima
 * a turn of the inner loop: 1 convert 8 select 4 ld
 * vector registers: 11 of 16 */
void tnk_argmax_f64_i64__generic_v4(int64_t n, void *const *data, const float *param)
{
    const double *x = data[0];
    int64_t *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x2 turns = splat_u64x2(turn);
    int64_t whole = n & -8;
    f64x2 t_5 = splat_f64x2(-__builtin_inf());
    u64x2 t_6 = {0};
    f64x2 t_7 = splat_f64x2(-__builtin_inf());
    u64x2 t_8 = {0};
    f64x2 t_9 = splat_f64x2(-__builtin_inf());
    u64x2 t_10 = {0};
    f64x2 t_11 = splat_f64x2(-__builtin_inf());
    u64x2 t_12 = {0};
    for (int64_t i = 0; i < whole; i += 8) {
        u64x2 t_14 = splat_u64x2((uint64_t)i);
        f64x2 v = (f64x2)((u64x2)*(const f64x2u *)(x + i) ^ turns);
        i64x2 t_17 = (v <= t_5) | (t_5 != t_5);
        t_5 = select_f64x2(t_17, t_5, v);
        t_6 = select_u64x2(t_17, t_6, t_14);
        f64x2 v_1 = (f64x2)((u64x2)*(const f64x2u *)(x + i + 2) ^ turns);
        i64x2 t_22 = (v_1 <= t_7) | (t_7 != t_7);
        t_7 = select_f64x2(t_22, t_7, v_1);
        t_8 = select_u64x2(t_22, t_8, t_14);
        f64x2 v_2 = (f64x2)((u64x2)*(const f64x2u *)(x + i + 4) ^ turns);
        i64x2 t_27 = (v_2 <= t_9) | (t_9 != t_9);
        t_9 = select_f64x2(t_27, t_9, v_2);
        t_10 = select_u64x2(t_27, t_10, t_14);
        f64x2 v_3 = (f64x2)((u64x2)*(const f64x2u *)(x + i + 6) ^ turns);
        i64x2 t_32 = (v_3 <= t_11) | (t_11 != t_11);
        t_11 = select_f64x2(t_32, t_11, v_3);
        t_12 = select_u64x2(t_32, t_12, t_14);
    }
    if (whole < n) {
        u64x2 t_30 = splat_u64x2((uint64_t)whole);
        i64x2 lanes = first_lanes_i64x2(n - whole);
        f64x2 v = (f64x2)((u64x2)load_mask_f64x2(x + whole, lanes) ^ turns);
        f64x2 t_33 = select_f64x2(lanes, v, splat_f64x2(-__builtin_inf()));
        i64x2 t_34 = (t_33 <= t_5) | (t_5 != t_5);
        t_5 = select_f64x2(t_34, t_5, t_33);
        t_6 = select_u64x2(t_34, t_6, t_30);
        i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)(n - whole);
        f64x2 v_1 = (f64x2)((u64x2)load_mask_f64x2(x + whole + 2, lanes_1) ^ turns);
        f64x2 t_39 = select_f64x2(lanes_1, v_1, splat_f64x2(-__builtin_inf()));
        i64x2 t_40 = (t_39 <= t_7) | (t_7 != t_7);
        t_7 = select_f64x2(t_40, t_7, t_39);
        t_8 = select_u64x2(t_40, t_8, t_30);
        i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)(n - whole);
        f64x2 v_2 = (f64x2)((u64x2)load_mask_f64x2(x + whole + 4, lanes_2) ^ turns);
        f64x2 t_45 = select_f64x2(lanes_2, v_2, splat_f64x2(-__builtin_inf()));
        i64x2 t_46 = (t_45 <= t_9) | (t_9 != t_9);
        t_9 = select_f64x2(t_46, t_9, t_45);
        t_10 = select_u64x2(t_46, t_10, t_30);
        i64x2 lanes_3 = (i64x2){ 6, 7 } < (int64_t)(n - whole);
        f64x2 v_3 = (f64x2)((u64x2)load_mask_f64x2(x + whole + 6, lanes_3) ^ turns);
        f64x2 t_51 = select_f64x2(lanes_3, v_3, splat_f64x2(-__builtin_inf()));
        i64x2 t_52 = (t_51 <= t_11) | (t_11 != t_11);
        t_11 = select_f64x2(t_52, t_11, t_51);
        t_12 = select_u64x2(t_52, t_12, t_30);
    }
    f64x2 joined = select_f64x2((t_9 <= t_5) | (t_5 != t_5), t_5, t_9);
    f64x2 joined_1 = select_f64x2((t_11 <= t_7) | (t_7 != t_7), t_7, t_11);
    joined_1 = select_f64x2((joined_1 <= joined) | (joined != joined), joined, joined_1);
    f64x2 t_44 = reverse_f64x2(joined_1);
    joined_1 = select_f64x2((t_44 <= joined_1) | (joined_1 != joined_1), joined_1, t_44);
    f64x2 best = splat_f64x2(joined_1[0]);
    i64x2 t_48 = (t_5 == best) | ((t_5 != t_5) & (best != best));
    i64x2 t_51 = (t_7 == best) | ((t_7 != t_7) & (best != best));
    i64x2 t_54 = (t_9 == best) | ((t_9 != t_9) & (best != best));
    i64x2 t_57 = (t_11 == best) | ((t_11 != t_11) & (best != best));
    u64x2 joined_4 = min_u64x2(select_u64x2(t_48, t_6 + (u64x2){ 0ull, 1ull },
        splat_u64x2(18446744073709551615ull)),
        select_u64x2(t_54, t_10 + (u64x2){ 4ull, 5ull }, splat_u64x2(18446744073709551615ull)));
    u64x2 joined_5 = min_u64x2(select_u64x2(t_51, t_8 + (u64x2){ 2ull, 3ull },
        splat_u64x2(18446744073709551615ull)),
        select_u64x2(t_57, t_12 + (u64x2){ 6ull, 7ull }, splat_u64x2(18446744073709551615ull)));
    joined_4 = min_u64x2(joined_4, joined_5);
    joined_4 = min_u64x2(joined_4, reverse_u64x2(joined_4));
    y[0] = (int64_t)joined_4[0];
}

/* tnk_argmax_f64_i64__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=f64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: columns; places of maxima and minima
 * a turn of each inner loop: 1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add
 *   1 convert 3 select 1 ld
 * vector registers: 11 of 16 */
void tnk_argmax_f64_i64__generic_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x2 turns = splat_u64x2(turn);
    const double *x_2 = data[0];
    double *best = data[1];
    uint64_t *where = data[2];
    uint64_t t_6 = (uint64_t)bits_u32_f32(param[2]);
    int64_t wide = n & -8;
    for (int64_t j = 0; j < wide; j += 8) {
        f64x2 v = (f64x2)((u64x2)*(const f64x2u *)(best + j) ^ turns);
        f64x2 v_1 = (f64x2)((u64x2)*(const f64x2u *)(best + j + 2) ^ turns);
        f64x2 v_2 = (f64x2)((u64x2)*(const f64x2u *)(best + j + 4) ^ turns);
        f64x2 v_3 = (f64x2)((u64x2)*(const f64x2u *)(best + j + 6) ^ turns);
        u64x2 t_15 = *(const u64x2u *)(where + j);
        u64x2 t_16 = *(const u64x2u *)(where + j + 2);
        u64x2 t_17 = *(const u64x2u *)(where + j + 4);
        u64x2 t_18 = *(const u64x2u *)(where + j + 6);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            u64x2 t_21 = splat_u64x2(t_6 + (uint64_t)row);
            __builtin_prefetch(from + rows * row_stride + j);
            f64x2 v_8 = (f64x2)((u64x2)*(const f64x2u *)(from + j) ^ turns);
            i64x2 t_25 = (v_8 <= v) | (v != v);
            v = select_f64x2(t_25, v, v_8);
            t_15 = select_u64x2(t_25, t_15, t_21);
            f64x2 v_10 = (f64x2)((u64x2)*(const f64x2u *)(from + j + 2) ^ turns);
            i64x2 t_29 = (v_10 <= v_1) | (v_1 != v_1);
            v_1 = select_f64x2(t_29, v_1, v_10);
            t_16 = select_u64x2(t_29, t_16, t_21);
            f64x2 v_12 = (f64x2)((u64x2)*(const f64x2u *)(from + j + 4) ^ turns);
            i64x2 t_33 = (v_12 <= v_2) | (v_2 != v_2);
            v_2 = select_f64x2(t_33, v_2, v_12);
            t_17 = select_u64x2(t_33, t_17, t_21);
            f64x2 v_14 = (f64x2)((u64x2)*(const f64x2u *)(from + j + 6) ^ turns);
            i64x2 t_37 = (v_14 <= v_3) | (v_3 != v_3);
            v_3 = select_f64x2(t_37, v_3, v_14);
            t_18 = select_u64x2(t_37, t_18, t_21);
        }
        *(f64x2u *)(best + j) = (f64x2)((u64x2)v ^ turns);
        *(u64x2u *)(where + j) = t_15;
        *(f64x2u *)(best + j + 2) = (f64x2)((u64x2)v_1 ^ turns);
        *(u64x2u *)(where + j + 2) = t_16;
        *(f64x2u *)(best + j + 4) = (f64x2)((u64x2)v_2 ^ turns);
        *(u64x2u *)(where + j + 4) = t_17;
        *(f64x2u *)(best + j + 6) = (f64x2)((u64x2)v_3 ^ turns);
        *(u64x2u *)(where + j + 6) = t_18;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -2;
    for (int64_t i = 0; i < whole; i += 2) {
        f64x2 v = (f64x2)((u64x2)*(const f64x2u *)(best + wide + i) ^ turns);
        u64x2 t_9 = *(const u64x2u *)(where + wide + i);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + i);
            f64x2 v_2 = (f64x2)((u64x2)*(const f64x2u *)(from + wide + i) ^ turns);
            i64x2 t_16 = (v_2 <= v) | (v != v);
            v = select_f64x2(t_16, v, v_2);
            t_9 = select_u64x2(t_16, t_9, splat_u64x2(t_6 + (uint64_t)row));
        }
        *(f64x2u *)(best + wide + i) = (f64x2)((u64x2)v ^ turns);
        *(u64x2u *)(where + wide + i) = t_9;
    }
    if (whole < rest) {
        i64x2 lanes = first_lanes_i64x2(rest - whole);
        f64x2 v = (f64x2)((u64x2)load_mask_f64x2(best + wide + whole, lanes) ^ turns);
        f64x2 t_10 = select_f64x2(lanes, v, splat_f64x2(-__builtin_inf()));
        u64x2 t_11 = load_mask_u64x2(where + wide + whole, lanes);
        for (int64_t row = 0; row < rows; row++) {
            const double *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + whole);
            f64x2 v_1 = (f64x2)((u64x2)load_mask_f64x2(from + wide + whole, lanes) ^ turns);
            f64x2 t_18 = select_f64x2(lanes, v_1, splat_f64x2(-__builtin_inf()));
            i64x2 t_19 = (t_18 <= t_10) | (t_10 != t_10);
            t_10 = select_f64x2(t_19, t_10, t_18);
            t_11 = select_u64x2(t_19, t_11, splat_u64x2(t_6 + (uint64_t)row));
        }
        store_mask_f64x2(best + wide + whole, (f64x2)((u64x2)t_10 ^ turns), lanes);
        store_mask_u64x2(where + wide + whole, t_11, lanes);
    }
}

/* tnk_argmax_u64_i64__generic_v4
 * a row to one element.
 * from templates/reduce.lua, generic: dtype=u64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: rows; places of maxima and minima
 * a turn of the inner loop: 1 convert 8 select 4 ld
 * vector registers: 11 of 16 */
void tnk_argmax_u64_i64__generic_v4(int64_t n, void *const *data, const float *param)
{
    const uint64_t *x = data[0];
    int64_t *y = data[1];
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x2 turns = splat_u64x2(turn);
    int64_t whole = n & -8;
    u64x2 t_5 = {0};
    u64x2 t_6 = {0};
    u64x2 t_7 = {0};
    u64x2 t_8 = {0};
    u64x2 t_9 = {0};
    u64x2 t_10 = {0};
    u64x2 t_11 = {0};
    u64x2 t_12 = {0};
    for (int64_t i = 0; i < whole; i += 8) {
        u64x2 t_14 = splat_u64x2((uint64_t)i);
        u64x2 v = *(const u64x2u *)(x + i) ^ turns;
        i64x2 below = t_5 < v;
        t_5 = select_u64x2(below, v, t_5);
        t_6 = select_u64x2(below, t_14, t_6);
        u64x2 v_1 = *(const u64x2u *)(x + i + 2) ^ turns;
        i64x2 below_1 = t_7 < v_1;
        t_7 = select_u64x2(below_1, v_1, t_7);
        t_8 = select_u64x2(below_1, t_14, t_8);
        u64x2 v_2 = *(const u64x2u *)(x + i + 4) ^ turns;
        i64x2 below_2 = t_9 < v_2;
        t_9 = select_u64x2(below_2, v_2, t_9);
        t_10 = select_u64x2(below_2, t_14, t_10);
        u64x2 v_3 = *(const u64x2u *)(x + i + 6) ^ turns;
        i64x2 below_3 = t_11 < v_3;
        t_11 = select_u64x2(below_3, v_3, t_11);
        t_12 = select_u64x2(below_3, t_14, t_12);
    }
    if (whole < n) {
        u64x2 t_30 = splat_u64x2((uint64_t)whole);
        i64x2 lanes = first_lanes_i64x2(n - whole);
        u64x2 v = load_mask_u64x2(x + whole, lanes) ^ turns;
        u64x2 t_31 = select_u64x2(lanes, v, (u64x2){0});
        i64x2 below = t_5 < t_31;
        t_5 = select_u64x2(below, t_31, t_5);
        t_6 = select_u64x2(below, t_30, t_6);
        i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)(n - whole);
        u64x2 v_1 = load_mask_u64x2(x + whole + 2, lanes_1) ^ turns;
        u64x2 t_34 = select_u64x2(lanes_1, v_1, (u64x2){0});
        i64x2 below_1 = t_7 < t_34;
        t_7 = select_u64x2(below_1, t_34, t_7);
        t_8 = select_u64x2(below_1, t_30, t_8);
        i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)(n - whole);
        u64x2 v_2 = load_mask_u64x2(x + whole + 4, lanes_2) ^ turns;
        u64x2 t_37 = select_u64x2(lanes_2, v_2, (u64x2){0});
        i64x2 below_2 = t_9 < t_37;
        t_9 = select_u64x2(below_2, t_37, t_9);
        t_10 = select_u64x2(below_2, t_30, t_10);
        i64x2 lanes_3 = (i64x2){ 6, 7 } < (int64_t)(n - whole);
        u64x2 v_3 = load_mask_u64x2(x + whole + 6, lanes_3) ^ turns;
        u64x2 t_40 = select_u64x2(lanes_3, v_3, (u64x2){0});
        i64x2 below_3 = t_11 < t_40;
        t_11 = select_u64x2(below_3, t_40, t_11);
        t_12 = select_u64x2(below_3, t_30, t_12);
    }
    u64x2 joined = select_u64x2(t_5 < t_9, t_9, t_5);
    u64x2 joined_1 = select_u64x2(t_7 < t_11, t_11, t_7);
    joined = select_u64x2(joined < joined_1, joined_1, joined);
    u64x2 t_41 = reverse_u64x2(joined);
    joined = select_u64x2(joined < t_41, t_41, joined);
    u64x2 best = splat_u64x2(joined[0]);
    u64x2 joined_4 = min_u64x2(select_u64x2(t_5 == best, t_6 + (u64x2){ 0ull, 1ull },
        splat_u64x2(18446744073709551615ull)),
        select_u64x2(t_9 == best, t_10 + (u64x2){ 4ull, 5ull },
        splat_u64x2(18446744073709551615ull)));
    u64x2 joined_5 = min_u64x2(select_u64x2(t_7 == best, t_8 + (u64x2){ 2ull, 3ull },
        splat_u64x2(18446744073709551615ull)),
        select_u64x2(t_11 == best, t_12 + (u64x2){ 6ull, 7ull },
        splat_u64x2(18446744073709551615ull)));
    joined_4 = min_u64x2(joined_4, joined_5);
    joined_4 = min_u64x2(joined_4, reverse_u64x2(joined_4));
    y[0] = (int64_t)joined_4[0];
}

/* tnk_argmax_u64_i64__generic_columns
 * columns to one element each.
 * from templates/reduce_columns.lua, generic: dtype=u64 op=argmax vectors=4
 * listed in gen/manifest/reduce.lua: columns; places of maxima and minima
 * a turn of each inner loop: 1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add
 *   1 convert 3 select 1 ld
 * vector registers: 11 of 16 */
void tnk_argmax_u64_i64__generic_columns(int64_t rows, int64_t n, int64_t row_stride,
    void *const *data, const float *param)
{
    uint64_t t_3 = (uint64_t)bits_u32_f32(param[1]) << 32ull;
    uint64_t turn = t_3 | (uint64_t)bits_u32_f32(param[0]);
    u64x2 turns = splat_u64x2(turn);
    const uint64_t *x_2 = data[0];
    uint64_t *best = data[1];
    uint64_t *where = data[2];
    uint64_t t_6 = (uint64_t)bits_u32_f32(param[2]);
    int64_t wide = n & -8;
    for (int64_t j = 0; j < wide; j += 8) {
        u64x2 v = *(const u64x2u *)(best + j) ^ turns;
        u64x2 v_1 = *(const u64x2u *)(best + j + 2) ^ turns;
        u64x2 v_2 = *(const u64x2u *)(best + j + 4) ^ turns;
        u64x2 v_3 = *(const u64x2u *)(best + j + 6) ^ turns;
        u64x2 t_7 = *(const u64x2u *)(where + j);
        u64x2 t_8 = *(const u64x2u *)(where + j + 2);
        u64x2 t_9 = *(const u64x2u *)(where + j + 4);
        u64x2 t_10 = *(const u64x2u *)(where + j + 6);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            u64x2 t_13 = splat_u64x2(t_6 + (uint64_t)row);
            __builtin_prefetch(from + rows * row_stride + j);
            u64x2 v_8 = *(const u64x2u *)(from + j) ^ turns;
            i64x2 below = v < v_8;
            v = select_u64x2(below, v_8, v);
            t_7 = select_u64x2(below, t_13, t_7);
            u64x2 v_10 = *(const u64x2u *)(from + j + 2) ^ turns;
            i64x2 below_1 = v_1 < v_10;
            v_1 = select_u64x2(below_1, v_10, v_1);
            t_8 = select_u64x2(below_1, t_13, t_8);
            u64x2 v_12 = *(const u64x2u *)(from + j + 4) ^ turns;
            i64x2 below_2 = v_2 < v_12;
            v_2 = select_u64x2(below_2, v_12, v_2);
            t_9 = select_u64x2(below_2, t_13, t_9);
            u64x2 v_14 = *(const u64x2u *)(from + j + 6) ^ turns;
            i64x2 below_3 = v_3 < v_14;
            v_3 = select_u64x2(below_3, v_14, v_3);
            t_10 = select_u64x2(below_3, t_13, t_10);
        }
        *(u64x2u *)(best + j) = v ^ turns;
        *(u64x2u *)(where + j) = t_7;
        *(u64x2u *)(best + j + 2) = v_1 ^ turns;
        *(u64x2u *)(where + j + 2) = t_8;
        *(u64x2u *)(best + j + 4) = v_2 ^ turns;
        *(u64x2u *)(where + j + 4) = t_9;
        *(u64x2u *)(best + j + 6) = v_3 ^ turns;
        *(u64x2u *)(where + j + 6) = t_10;
    }
    int64_t rest = n - wide;
    int64_t whole = rest & -2;
    for (int64_t i = 0; i < whole; i += 2) {
        u64x2 v = *(const u64x2u *)(best + wide + i) ^ turns;
        u64x2 t_7 = *(const u64x2u *)(where + wide + i);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + i);
            u64x2 v_2 = *(const u64x2u *)(from + wide + i) ^ turns;
            i64x2 below = v < v_2;
            v = select_u64x2(below, v_2, v);
            t_7 = select_u64x2(below, splat_u64x2(t_6 + (uint64_t)row), t_7);
        }
        *(u64x2u *)(best + wide + i) = v ^ turns;
        *(u64x2u *)(where + wide + i) = t_7;
    }
    if (whole < rest) {
        i64x2 lanes = first_lanes_i64x2(rest - whole);
        u64x2 v = load_mask_u64x2(best + wide + whole, lanes) ^ turns;
        u64x2 t_8 = select_u64x2(lanes, v, (u64x2){0});
        u64x2 t_9 = load_mask_u64x2(where + wide + whole, lanes);
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = x_2 + row * row_stride;
            __builtin_prefetch(from + rows * row_stride + wide + whole);
            u64x2 v_1 = load_mask_u64x2(from + wide + whole, lanes) ^ turns;
            u64x2 t_14 = select_u64x2(lanes, v_1, (u64x2){0});
            i64x2 below = t_8 < t_14;
            t_8 = select_u64x2(below, t_14, t_8);
            t_9 = select_u64x2(below, splat_u64x2(t_6 + (uint64_t)row), t_9);
        }
        store_mask_u64x2(best + wide + whole, t_8 ^ turns, lanes);
        store_mask_u64x2(where + wide + whole, t_9, lanes);
    }
}
