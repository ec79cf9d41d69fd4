/* pool_generic.c: kernels of gen/manifest/pool.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef int8_t i8x16 __attribute__((vector_size(16)));
typedef i8x16 i8x16u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));
typedef float f32x2 __attribute__((vector_size(8)));
typedef f32x2 f32x2u __attribute__((aligned(4), may_alias));
typedef int32_t i32x2 __attribute__((vector_size(8)));

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
}

static inline f32x4 select_f32x4(i32x4 m, f32x4 a, f32x4 b)
{
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
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

static inline f32x4 rotate_2_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 0, 1);
}

static inline f32x4 rotate_1_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 0);
}

static inline f32x4 odds_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7);
}

static inline f32x4 evens_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6);
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

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 max_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a > b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
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

static inline f64x2 odds_f64x2(f64x2 a, f64x2 b)
{
    return __builtin_shufflevector(a, b, 1, 3);
}

static inline f64x2 evens_f64x2(f64x2 a, f64x2 b)
{
    return __builtin_shufflevector(a, b, 0, 2);
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

static inline i8x16 splat_i8x16(int8_t x)
{
    return x - (i8x16){0};
}

static inline i8x16 max_i8x16(i8x16 a, i8x16 b)
{
    i8x16 m = a > b;
    return (i8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline i8x16 first_lanes_i8x16(int64_t count)
{
    return (i8x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 } < (int8_t)count;
}

static inline i8x16 load_mask_i8x16(const int8_t *p, i8x16 m)
{
    i8x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i8x16(int8_t *p, i8x16 x, i8x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline i8x16 odds_i8x16(i8x16 a, i8x16 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

static inline i8x16 evens_i8x16(i8x16 a, i8x16 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}

static inline int8_t max_i8(int8_t a, int8_t b)
{
    return a > b ? a : b;
}

static inline u8x16 splat_u8x16(uint8_t x)
{
    return x - (u8x16){0};
}

static inline u8x16 max_u8x16(u8x16 a, u8x16 b)
{
    i8x16 m = a > b;
    return (u8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline u8x16 load_mask_u8x16(const uint8_t *p, i8x16 m)
{
    u8x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u8x16(uint8_t *p, u8x16 x, i8x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline u8x16 odds_u8x16(u8x16 a, u8x16 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

static inline u8x16 evens_u8x16(u8x16 a, u8x16 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}

static inline uint8_t max_u8(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

static inline i32x4 splat_i32x4(int32_t x)
{
    return x - (i32x4){0};
}

static inline i32x4 max_i32x4(i32x4 a, i32x4 b)
{
    i32x4 m = a > b;
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline i32x4 load_mask_i32x4(const int32_t *p, i32x4 m)
{
    i32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i32x4(int32_t *p, i32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline i32x4 odds_i32x4(i32x4 a, i32x4 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7);
}

static inline i32x4 evens_i32x4(i32x4 a, i32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6);
}

static inline int32_t max_i32(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

static inline i32x2 first_lanes_i32x2(int64_t count)
{
    return (i32x2){ 0, 1 } < (int32_t)count;
}

static inline f32x2 load_mask_f32x2(const float *p, i32x2 m)
{
    f32x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f32x2(float *p, f32x2 x, i32x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline f32x2 evens_f32x2(f32x2 a, f32x2 b)
{
    return __builtin_shufflevector(a, b, 0, 2);
}

static inline f32x2 odds_f32x2(f32x2 a, f32x2 b)
{
    return __builtin_shufflevector(a, b, 1, 3);
}

/* tnk_max_pool2d_f32__generic_r4
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: dtype=f32 flat=yes op=max rows=4
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 4 max 4 select 4 ld; 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max
 *   1 select 1 ld; 1 max 1 select 1 ld; 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2
 *   select 2 shuffle 2 ld; 1 max 1 select 1 ld
 * vector registers: 5 of 16 */
void tnk_max_pool2d_f32__generic_r4(const int64_t *n, void *const *data, const int64_t *stride)
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
    f32x4 most = splat_f32x4(given);
    int flat = count == 1 && x_right == 1 && x_down == wide && 4 < (high * wide);
    int unit = x_step == 1 && !flat;
    int paired = x_step == 2 && x_right == 1 && 1 < wide && !flat;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 4;
    for (int64_t row = 0; row < blocks; row += 4) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const float *corner = x + row * x_row + i * x_step;
            const float *corner_1 = x + (row + 1) * x_row + i * x_step;
            const float *corner_2 = x + (row + 2) * x_row + i * x_step;
            const float *corner_3 = x + (row + 3) * x_row + i * x_step;
            f32x4 most_1 = most;
            f32x4 most_2 = most;
            f32x4 most_3 = most;
            f32x4 most_4 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                const float *from_2 = corner_2 + down * x_down;
                const float *from_3 = corner_3 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x4 x_1 = *(const f32x4u *)(from + right * x_right);
                    most_1 = select_f32x4(x_1 != x_1, x_1, max_f32x4(x_1, most_1));
                    f32x4 x_2 = *(const f32x4u *)(from_1 + right * x_right);
                    most_2 = select_f32x4(x_2 != x_2, x_2, max_f32x4(x_2, most_2));
                    f32x4 x_3 = *(const f32x4u *)(from_2 + right * x_right);
                    most_3 = select_f32x4(x_3 != x_3, x_3, max_f32x4(x_3, most_3));
                    f32x4 x_4 = *(const f32x4u *)(from_3 + right * x_right);
                    most_4 = select_f32x4(x_4 != x_4, x_4, max_f32x4(x_4, most_4));
                }
            }
            *(f32x4u *)(y + row * y_row + i) = most_1;
            *(f32x4u *)(y + (row + 1) * y_row + i) = most_2;
            *(f32x4u *)(y + (row + 2) * y_row + i) = most_3;
            *(f32x4u *)(y + (row + 3) * y_row + i) = most_4;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            const float *corner_1 = x + (row + 1) * x_row + whole * x_step;
            const float *corner_2 = x + (row + 2) * x_row + whole * x_step;
            const float *corner_3 = x + (row + 3) * x_row + whole * x_step;
            f32x4 most_1 = most;
            f32x4 most_2 = most;
            f32x4 most_3 = most;
            f32x4 most_4 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                const float *from_2 = corner_2 + down * x_down;
                const float *from_3 = corner_3 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x4 x_1 = load_mask_f32x4(from + right * x_right, lanes);
                    most_1 = select_f32x4(x_1 != x_1, x_1, max_f32x4(x_1, most_1));
                    f32x4 x_2 = load_mask_f32x4(from_1 + right * x_right, lanes);
                    most_2 = select_f32x4(x_2 != x_2, x_2, max_f32x4(x_2, most_2));
                    f32x4 x_3 = load_mask_f32x4(from_2 + right * x_right, lanes);
                    most_3 = select_f32x4(x_3 != x_3, x_3, max_f32x4(x_3, most_3));
                    f32x4 x_4 = load_mask_f32x4(from_3 + right * x_right, lanes);
                    most_4 = select_f32x4(x_4 != x_4, x_4, max_f32x4(x_4, most_4));
                }
            }
            store_mask_f32x4(y + row * y_row + whole, most_1, lanes);
            store_mask_f32x4(y + (row + 1) * y_row + whole, most_2, lanes);
            store_mask_f32x4(y + (row + 2) * y_row + whole, most_3, lanes);
            store_mask_f32x4(y + (row + 3) * y_row + whole, most_4, lanes);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const float *corner = x + row * x_row + i * x_step;
            f32x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x4 x_1 = *(const f32x4u *)(from + right * x_right);
                    most_1 = select_f32x4(x_1 != x_1, x_1, max_f32x4(x_1, most_1));
                }
            }
            *(f32x4u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            f32x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x4 x_1 = load_mask_f32x4(from + right * x_right, lanes);
                    most_1 = select_f32x4(x_1 != x_1, x_1, max_f32x4(x_1, most_1));
                }
            }
            store_mask_f32x4(y + row * y_row + whole, most_1, lanes);
        }
    }

    /* In one piece. */
    for (int64_t row = 0; row < (flat ? rows : 0); row++) {
        int64_t taps = high * wide;
        const float *from = x + row * x_row;
        int64_t whole = taps & -4;
        f32x4 most_1 = most;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 x_1 = *(const f32x4u *)(from + i);
            most_1 = select_f32x4(x_1 != x_1, x_1, max_f32x4(x_1, most_1));
        }
        if (whole < taps) {
            i32x4 lanes = first_lanes_i32x4(taps - whole);
            f32x4 t_4 = select_f32x4(lanes, load_mask_f32x4(from + whole, lanes), most);
            most_1 = select_f32x4(t_4 != t_4, t_4, max_f32x4(t_4, most_1));
        }
        f32x4 t_4 = rotate_2_f32x4(most_1);
        f32x4 joined = select_f32x4(t_4 != t_4, t_4, max_f32x4(t_4, most_1));
        f32x4 t_6 = rotate_1_f32x4(joined);
        joined = select_f32x4(t_6 != t_6, t_6, max_f32x4(t_6, joined));
        float t_8 = joined[0];
        float t_9 = t_8;
        if (t_8 == 0.0f && given < 0.0f) {
            for (int64_t i = 0; i < taps; i++) {
                float x_1 = from[taps - i - 1];
                t_9 = x_1 == 0.0f ? x_1 : t_9;
            }
        }
        y[row * y_row] = t_9;
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const float *corner = x + row * x_row + i * x_step;
            f32x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x4 x_1 = *(const f32x4u *)(from + right);
                    f32x4 x_2 = *(const f32x4u *)(from + right + 4);
                    f32x4 t_7 = odds_f32x4(x_1, x_2);
                    f32x4 t_9 = select_f32x4(t_7 != t_7, t_7,
                        max_f32x4(t_7, evens_f32x4(x_1, x_2)));
                    most_1 = select_f32x4(t_9 != t_9, t_9, max_f32x4(t_9, most_1));
                }
                if (last_1 < wide) {
                    f32x4 t_6 = odds_f32x4(*(const f32x4u *)(from + last_1 - 1),
                        *(const f32x4u *)(from + last_1 - 1 + 4));
                    most_1 = select_f32x4(t_6 != t_6, t_6, max_f32x4(t_6, most_1));
                }
            }
            *(f32x4u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            i32x4 lanes_1 = first_lanes_i32x4(min_index(2 * (count - whole), 4));
            i32x4 lanes_2 = first_lanes_i32x4(max_index(2 * (count - whole) - 4, 0));
            const float *corner = x + row * x_row + whole * x_step;
            f32x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x4 x_1 = load_mask_f32x4(from + right, lanes_1);
                    f32x4 x_2 = load_mask_f32x4(from + right + 4, lanes_2);
                    f32x4 t_9 = odds_f32x4(x_1, x_2);
                    f32x4 t_11 = select_f32x4(t_9 != t_9, t_9,
                        max_f32x4(t_9, evens_f32x4(x_1, x_2)));
                    most_1 = select_f32x4(t_11 != t_11, t_11, max_f32x4(t_11, most_1));
                }
                if (last_1 < wide) {
                    f32x4 t_8 = odds_f32x4(load_mask_f32x4(from + last_1 - 1, lanes_1),
                        load_mask_f32x4(from + last_1 - 1 + 4, lanes_2));
                    most_1 = select_f32x4(t_8 != t_8, t_8, max_f32x4(t_8, most_1));
                }
            }
            store_mask_f32x4(y + row * y_row + whole, most_1, lanes);
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

/* tnk_max_pool2d_f64__generic_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: dtype=f64 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 select 2 ld; 2 max 2 select 2 ld; 1 max 1 select 1 ld; 1 max
 *   1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1
 *   ld
 * vector registers: 4 of 16 */
void tnk_max_pool2d_f64__generic_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    f64x2 most = splat_f64x2(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            const double *corner = x + row * x_row + i * x_step;
            const double *corner_1 = x + (row + 1) * x_row + i * x_step;
            f64x2 most_1 = most;
            f64x2 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                const double *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x2 x_1 = *(const f64x2u *)(from + right * x_right);
                    most_1 = select_f64x2(x_1 != x_1, x_1, max_f64x2(x_1, most_1));
                    f64x2 x_2 = *(const f64x2u *)(from_1 + right * x_right);
                    most_2 = select_f64x2(x_2 != x_2, x_2, max_f64x2(x_2, most_2));
                }
            }
            *(f64x2u *)(y + row * y_row + i) = most_1;
            *(f64x2u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            i64x2 lanes = first_lanes_i64x2(count - whole);
            const double *corner = x + row * x_row + whole * x_step;
            const double *corner_1 = x + (row + 1) * x_row + whole * x_step;
            f64x2 most_1 = most;
            f64x2 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                const double *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x2 x_1 = load_mask_f64x2(from + right * x_right, lanes);
                    most_1 = select_f64x2(x_1 != x_1, x_1, max_f64x2(x_1, most_1));
                    f64x2 x_2 = load_mask_f64x2(from_1 + right * x_right, lanes);
                    most_2 = select_f64x2(x_2 != x_2, x_2, max_f64x2(x_2, most_2));
                }
            }
            store_mask_f64x2(y + row * y_row + whole, most_1, lanes);
            store_mask_f64x2(y + (row + 1) * y_row + whole, most_2, lanes);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            const double *corner = x + row * x_row + i * x_step;
            f64x2 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x2 x_1 = *(const f64x2u *)(from + right * x_right);
                    most_1 = select_f64x2(x_1 != x_1, x_1, max_f64x2(x_1, most_1));
                }
            }
            *(f64x2u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i64x2 lanes = first_lanes_i64x2(count - whole);
            const double *corner = x + row * x_row + whole * x_step;
            f64x2 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x2 x_1 = load_mask_f64x2(from + right * x_right, lanes);
                    most_1 = select_f64x2(x_1 != x_1, x_1, max_f64x2(x_1, most_1));
                }
            }
            store_mask_f64x2(y + row * y_row + whole, most_1, lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            const double *corner = x + row * x_row + i * x_step;
            f64x2 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x2 x_1 = *(const f64x2u *)(from + right);
                    f64x2 x_2 = *(const f64x2u *)(from + right + 2);
                    f64x2 t_5 = odds_f64x2(x_1, x_2);
                    f64x2 t_7 = select_f64x2(t_5 != t_5, t_5,
                        max_f64x2(t_5, evens_f64x2(x_1, x_2)));
                    most_1 = select_f64x2(t_7 != t_7, t_7, max_f64x2(t_7, most_1));
                }
                if (last_1 < wide) {
                    f64x2 t_4 = odds_f64x2(*(const f64x2u *)(from + last_1 - 1),
                        *(const f64x2u *)(from + last_1 - 1 + 2));
                    most_1 = select_f64x2(t_4 != t_4, t_4, max_f64x2(t_4, most_1));
                }
            }
            *(f64x2u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i64x2 lanes = first_lanes_i64x2(count - whole);
            i64x2 lanes_1 = first_lanes_i64x2(min_index(2 * (count - whole), 2));
            i64x2 lanes_2 = first_lanes_i64x2(max_index(2 * (count - whole) - 2, 0));
            const double *corner = x + row * x_row + whole * x_step;
            f64x2 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x2 x_1 = load_mask_f64x2(from + right, lanes_1);
                    f64x2 x_2 = load_mask_f64x2(from + right + 2, lanes_2);
                    f64x2 t_7 = odds_f64x2(x_1, x_2);
                    f64x2 t_9 = select_f64x2(t_7 != t_7, t_7,
                        max_f64x2(t_7, evens_f64x2(x_1, x_2)));
                    most_1 = select_f64x2(t_9 != t_9, t_9, max_f64x2(t_9, most_1));
                }
                if (last_1 < wide) {
                    f64x2 t_6 = odds_f64x2(load_mask_f64x2(from + last_1 - 1, lanes_1),
                        load_mask_f64x2(from + last_1 - 1 + 2, lanes_2));
                    most_1 = select_f64x2(t_6 != t_6, t_6, max_f64x2(t_6, most_1));
                }
            }
            store_mask_f64x2(y + row * y_row + whole, most_1, lanes);
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

/* tnk_max_pool2d_i8__generic_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: dtype=i8 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2
 *   ld; 2 max 2 shuffle 2 ld; 1 max 1 ld
 * vector registers: 4 of 16 */
void tnk_max_pool2d_i8__generic_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    i8x16 most = splat_i8x16(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const int8_t *corner = x + row * x_row + i * x_step;
            const int8_t *corner_1 = x + (row + 1) * x_row + i * x_step;
            i8x16 most_1 = most;
            i8x16 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                const int8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_i8x16(*(const i8x16u *)(from + right * x_right), most_1);
                    most_2 = max_i8x16(*(const i8x16u *)(from_1 + right * x_right), most_2);
                }
            }
            *(i8x16u *)(y + row * y_row + i) = most_1;
            *(i8x16u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            i8x16 lanes = first_lanes_i8x16(count - whole);
            const int8_t *corner = x + row * x_row + whole * x_step;
            const int8_t *corner_1 = x + (row + 1) * x_row + whole * x_step;
            i8x16 most_1 = most;
            i8x16 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                const int8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_i8x16(load_mask_i8x16(from + right * x_right, lanes), most_1);
                    most_2 = max_i8x16(load_mask_i8x16(from_1 + right * x_right, lanes), most_2);
                }
            }
            store_mask_i8x16(y + row * y_row + whole, most_1, lanes);
            store_mask_i8x16(y + (row + 1) * y_row + whole, most_2, lanes);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const int8_t *corner = x + row * x_row + i * x_step;
            i8x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_i8x16(*(const i8x16u *)(from + right * x_right), most_1);
                }
            }
            *(i8x16u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i8x16 lanes = first_lanes_i8x16(count - whole);
            const int8_t *corner = x + row * x_row + whole * x_step;
            i8x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_i8x16(load_mask_i8x16(from + right * x_right, lanes), most_1);
                }
            }
            store_mask_i8x16(y + row * y_row + whole, most_1, lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const int8_t *corner = x + row * x_row + i * x_step;
            i8x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i8x16 x_1 = *(const i8x16u *)(from + right);
                    i8x16 x_2 = *(const i8x16u *)(from + right + 16);
                    most_1 = max_i8x16(max_i8x16(odds_i8x16(x_1, x_2), evens_i8x16(x_1, x_2)),
                        most_1);
                }
                if (last_1 < wide) {
                    most_1 = max_i8x16(odds_i8x16(*(const i8x16u *)(from + last_1 - 1),
                        *(const i8x16u *)(from + last_1 - 1 + 16)), most_1);
                }
            }
            *(i8x16u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i8x16 lanes = first_lanes_i8x16(count - whole);
            i8x16 lanes_1 = first_lanes_i8x16(min_index(2 * (count - whole), 16));
            i8x16 lanes_2 = first_lanes_i8x16(max_index(2 * (count - whole) - 16, 0));
            const int8_t *corner = x + row * x_row + whole * x_step;
            i8x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i8x16 x_1 = load_mask_i8x16(from + right, lanes_1);
                    i8x16 x_2 = load_mask_i8x16(from + right + 16, lanes_2);
                    most_1 = max_i8x16(max_i8x16(odds_i8x16(x_1, x_2), evens_i8x16(x_1, x_2)),
                        most_1);
                }
                if (last_1 < wide) {
                    most_1 = max_i8x16(odds_i8x16(load_mask_i8x16(from + last_1 - 1, lanes_1),
                        load_mask_i8x16(from + last_1 - 1 + 16, lanes_2)), most_1);
                }
            }
            store_mask_i8x16(y + row * y_row + whole, most_1, lanes);
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

/* tnk_max_pool2d_u8__generic_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: dtype=u8 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2
 *   ld; 2 max 2 shuffle 2 ld; 1 max 1 ld
 * vector registers: 4 of 16 */
void tnk_max_pool2d_u8__generic_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    u8x16 most = splat_u8x16(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            const uint8_t *corner_1 = x + (row + 1) * x_row + i * x_step;
            u8x16 most_1 = most;
            u8x16 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                const uint8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_u8x16(*(const u8x16u *)(from + right * x_right), most_1);
                    most_2 = max_u8x16(*(const u8x16u *)(from_1 + right * x_right), most_2);
                }
            }
            *(u8x16u *)(y + row * y_row + i) = most_1;
            *(u8x16u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            i8x16 lanes = first_lanes_i8x16(count - whole);
            const uint8_t *corner = x + row * x_row + whole * x_step;
            const uint8_t *corner_1 = x + (row + 1) * x_row + whole * x_step;
            u8x16 most_1 = most;
            u8x16 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                const uint8_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_u8x16(load_mask_u8x16(from + right * x_right, lanes), most_1);
                    most_2 = max_u8x16(load_mask_u8x16(from_1 + right * x_right, lanes), most_2);
                }
            }
            store_mask_u8x16(y + row * y_row + whole, most_1, lanes);
            store_mask_u8x16(y + (row + 1) * y_row + whole, most_2, lanes);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            u8x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_u8x16(*(const u8x16u *)(from + right * x_right), most_1);
                }
            }
            *(u8x16u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i8x16 lanes = first_lanes_i8x16(count - whole);
            const uint8_t *corner = x + row * x_row + whole * x_step;
            u8x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_u8x16(load_mask_u8x16(from + right * x_right, lanes), most_1);
                }
            }
            store_mask_u8x16(y + row * y_row + whole, most_1, lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            const uint8_t *corner = x + row * x_row + i * x_step;
            u8x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    u8x16 x_1 = *(const u8x16u *)(from + right);
                    u8x16 x_2 = *(const u8x16u *)(from + right + 16);
                    most_1 = max_u8x16(max_u8x16(odds_u8x16(x_1, x_2), evens_u8x16(x_1, x_2)),
                        most_1);
                }
                if (last_1 < wide) {
                    most_1 = max_u8x16(odds_u8x16(*(const u8x16u *)(from + last_1 - 1),
                        *(const u8x16u *)(from + last_1 - 1 + 16)), most_1);
                }
            }
            *(u8x16u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i8x16 lanes = first_lanes_i8x16(count - whole);
            i8x16 lanes_1 = first_lanes_i8x16(min_index(2 * (count - whole), 16));
            i8x16 lanes_2 = first_lanes_i8x16(max_index(2 * (count - whole) - 16, 0));
            const uint8_t *corner = x + row * x_row + whole * x_step;
            u8x16 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const uint8_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    u8x16 x_1 = load_mask_u8x16(from + right, lanes_1);
                    u8x16 x_2 = load_mask_u8x16(from + right + 16, lanes_2);
                    most_1 = max_u8x16(max_u8x16(odds_u8x16(x_1, x_2), evens_u8x16(x_1, x_2)),
                        most_1);
                }
                if (last_1 < wide) {
                    most_1 = max_u8x16(odds_u8x16(load_mask_u8x16(from + last_1 - 1, lanes_1),
                        load_mask_u8x16(from + last_1 - 1 + 16, lanes_2)), most_1);
                }
            }
            store_mask_u8x16(y + row * y_row + whole, most_1, lanes);
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

/* tnk_max_pool2d_i32__generic_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: dtype=i32 op=max rows=2
 * listed in gen/manifest/pool.lua: maxima, and with another start, those of relu
 * a turn of each inner loop: 2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2
 *   ld; 2 max 2 shuffle 2 ld; 1 max 1 ld
 * vector registers: 4 of 16 */
void tnk_max_pool2d_i32__generic_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    i32x4 most = splat_i32x4(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const int32_t *corner = x + row * x_row + i * x_step;
            const int32_t *corner_1 = x + (row + 1) * x_row + i * x_step;
            i32x4 most_1 = most;
            i32x4 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                const int32_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_i32x4(*(const i32x4u *)(from + right * x_right), most_1);
                    most_2 = max_i32x4(*(const i32x4u *)(from_1 + right * x_right), most_2);
                }
            }
            *(i32x4u *)(y + row * y_row + i) = most_1;
            *(i32x4u *)(y + (row + 1) * y_row + i) = most_2;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            const int32_t *corner = x + row * x_row + whole * x_step;
            const int32_t *corner_1 = x + (row + 1) * x_row + whole * x_step;
            i32x4 most_1 = most;
            i32x4 most_2 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                const int32_t *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_i32x4(load_mask_i32x4(from + right * x_right, lanes), most_1);
                    most_2 = max_i32x4(load_mask_i32x4(from_1 + right * x_right, lanes), most_2);
                }
            }
            store_mask_i32x4(y + row * y_row + whole, most_1, lanes);
            store_mask_i32x4(y + (row + 1) * y_row + whole, most_2, lanes);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_i32x4(*(const i32x4u *)(from + right * x_right), most_1);
                }
            }
            *(i32x4u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    most_1 = max_i32x4(load_mask_i32x4(from + right * x_right, lanes), most_1);
                }
            }
            store_mask_i32x4(y + row * y_row + whole, most_1, lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x4 x_1 = *(const i32x4u *)(from + right);
                    i32x4 x_2 = *(const i32x4u *)(from + right + 4);
                    most_1 = max_i32x4(max_i32x4(odds_i32x4(x_1, x_2), evens_i32x4(x_1, x_2)),
                        most_1);
                }
                if (last_1 < wide) {
                    most_1 = max_i32x4(odds_i32x4(*(const i32x4u *)(from + last_1 - 1),
                        *(const i32x4u *)(from + last_1 - 1 + 4)), most_1);
                }
            }
            *(i32x4u *)(y + row * y_row + i) = most_1;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            i32x4 lanes_1 = first_lanes_i32x4(min_index(2 * (count - whole), 4));
            i32x4 lanes_2 = first_lanes_i32x4(max_index(2 * (count - whole) - 4, 0));
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x4 most_1 = most;
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x4 x_1 = load_mask_i32x4(from + right, lanes_1);
                    i32x4 x_2 = load_mask_i32x4(from + right + 4, lanes_2);
                    most_1 = max_i32x4(max_i32x4(odds_i32x4(x_1, x_2), evens_i32x4(x_1, x_2)),
                        most_1);
                }
                if (last_1 < wide) {
                    most_1 = max_i32x4(odds_i32x4(load_mask_i32x4(from + last_1 - 1, lanes_1),
                        load_mask_i32x4(from + last_1 - 1 + 4, lanes_2)), most_1);
                }
            }
            store_mask_i32x4(y + row * y_row + whole, most_1, lanes);
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

/* tnk_avg_pool2d_f32__generic_r2
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: acc=f32 dtype=f32 flat=yes op=avg rows=2
 * listed in gen/manifest/pool.lua: small windows
 * a turn of each inner loop: 2 add 2 ld; 2 add 2 ld; 1 add 1 ld; 1 add 1 ld; 1 add 1 ld; 2 add 2
 *   shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld
 * vector registers: 4 of 16 */
void tnk_avg_pool2d_f32__generic_r2(const int64_t *n, void *const *data, const int64_t *stride)
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
    f32x4 divisors = splat_f32x4(t);
    int flat = count == 1 && x_right == 1 && x_down == wide && 4 < (high * wide);
    int unit = x_step == 1 && !flat;
    int paired = x_step == 2 && x_right == 1 && 1 < wide && !flat;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    int64_t blocks = last - last % 2;
    for (int64_t row = 0; row < blocks; row += 2) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const float *corner = x + row * x_row + i * x_step;
            const float *corner_1 = x + (row + 1) * x_row + i * x_step;
            f32x4 sum = {0};
            f32x4 sum_1 = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += *(const f32x4u *)(from + right * x_right);
                    sum_1 += *(const f32x4u *)(from_1 + right * x_right);
                }
            }
            *(f32x4u *)(y + row * y_row + i) = sum / divisors;
            *(f32x4u *)(y + (row + 1) * y_row + i) = sum_1 / divisors;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            const float *corner_1 = x + (row + 1) * x_row + whole * x_step;
            f32x4 sum = {0};
            f32x4 sum_1 = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                const float *from_1 = corner_1 + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += load_mask_f32x4(from + right * x_right, lanes);
                    sum_1 += load_mask_f32x4(from_1 + right * x_right, lanes);
                }
            }
            store_mask_f32x4(y + row * y_row + whole, sum / divisors, lanes);
            store_mask_f32x4(y + (row + 1) * y_row + whole, sum_1 / divisors, lanes);
        }
    }
    for (int64_t row = blocks; row < last; row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const float *corner = x + row * x_row + i * x_step;
            f32x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += *(const f32x4u *)(from + right * x_right);
                }
            }
            *(f32x4u *)(y + row * y_row + i) = sum / divisors;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            f32x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += load_mask_f32x4(from + right * x_right, lanes);
                }
            }
            store_mask_f32x4(y + row * y_row + whole, sum / divisors, lanes);
        }
    }

    /* In one piece. */
    for (int64_t row = 0; row < (flat ? rows : 0); row++) {
        int64_t taps = high * wide;
        const float *from = x + row * x_row;
        int64_t whole = taps & -4;
        f32x4 sum = {0};
        for (int64_t i = 0; i < whole; i += 4) {
            sum += *(const f32x4u *)(from + i);
        }
        if (whole < taps) {
            i32x4 lanes = first_lanes_i32x4(taps - whole);
            sum += load_mask_f32x4(from + whole, lanes);
        }
        f32x4 joined = sum + rotate_2_f32x4(sum);
        joined += rotate_1_f32x4(joined);
        y[row * y_row] = joined[0] / t;
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            const float *corner = x + row * x_row + i * x_step;
            f32x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x4 x_1 = *(const f32x4u *)(from + right);
                    f32x4 x_2 = *(const f32x4u *)(from + right + 4);
                    sum = sum + evens_f32x4(x_1, x_2) + odds_f32x4(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f32x4(*(const f32x4u *)(from + last_1 - 1),
                        *(const f32x4u *)(from + last_1 - 1 + 4));
                }
            }
            *(f32x4u *)(y + row * y_row + i) = sum / divisors;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            i32x4 lanes_1 = first_lanes_i32x4(min_index(2 * (count - whole), 4));
            i32x4 lanes_2 = first_lanes_i32x4(max_index(2 * (count - whole) - 4, 0));
            const float *corner = x + row * x_row + whole * x_step;
            f32x4 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x4 x_1 = load_mask_f32x4(from + right, lanes_1);
                    f32x4 x_2 = load_mask_f32x4(from + right + 4, lanes_2);
                    sum = sum + evens_f32x4(x_1, x_2) + odds_f32x4(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f32x4(load_mask_f32x4(from + last_1 - 1, lanes_1),
                        load_mask_f32x4(from + last_1 - 1 + 4, lanes_2));
                }
            }
            store_mask_f32x4(y + row * y_row + whole, sum / divisors, lanes);
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

/* tnk_avg_pool2d_f32__generic_wide
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: acc=f64 dtype=f32 op=avg rows=1
 * listed in gen/manifest/pool.lua: large windows, and exact averages of all
 * a turn of each inner loop: 1 add 1 convert 1 ld; 1 add 1 convert 1 ld; 2 add 2 convert 2
 *   shuffle 2 ld; 2 add 2 convert 2 shuffle 2 ld; 1 add 1 convert 1 ld
 * vector registers: 4 of 16 */
void tnk_avg_pool2d_f32__generic_wide(const int64_t *n, void *const *data, const int64_t *stride)
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
    f64x2 divisors = splat_f64x2(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            const float *corner = x + row * x_row + i * x_step;
            f64x2 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += __builtin_convertvector(*(const f32x2u *)(from + right * x_right),
                        f64x2);
                }
            }
            *(f32x2u *)(y + row * y_row + i) = __builtin_convertvector(sum / divisors, f32x2);
        }
        if (whole < count) {
            i32x2 lanes = first_lanes_i32x2(count - whole);
            const float *corner = x + row * x_row + whole * x_step;
            f64x2 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += __builtin_convertvector(load_mask_f32x2(from + right * x_right, lanes),
                        f64x2);
                }
            }
            store_mask_f32x2(y + row * y_row + whole,
                __builtin_convertvector(sum / divisors, f32x2), lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            const float *corner = x + row * x_row + i * x_step;
            f64x2 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x2 x_1 = *(const f32x2u *)(from + right);
                    f32x2 x_2 = *(const f32x2u *)(from + right + 2);
                    sum = sum + __builtin_convertvector(evens_f32x2(x_1, x_2), f64x2)
                        + __builtin_convertvector(odds_f32x2(x_1, x_2), f64x2);
                }
                if (last_1 < wide) {
                    f64x2 t_5 = __builtin_convertvector(odds_f32x2(*(const f32x2u *)(from + last_1
                        - 1), *(const f32x2u *)(from + last_1 - 1 + 2)), f64x2);
                    sum += t_5;
                }
            }
            *(f32x2u *)(y + row * y_row + i) = __builtin_convertvector(sum / divisors, f32x2);
        }
        if (whole < count) {
            i32x2 lanes = first_lanes_i32x2(count - whole);
            i32x2 lanes_1 = first_lanes_i32x2(min_index(2 * (count - whole), 2));
            i32x2 lanes_2 = first_lanes_i32x2(max_index(2 * (count - whole) - 2, 0));
            const float *corner = x + row * x_row + whole * x_step;
            f64x2 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x2 x_1 = load_mask_f32x2(from + right, lanes_1);
                    f32x2 x_2 = load_mask_f32x2(from + right + 2, lanes_2);
                    sum = sum + __builtin_convertvector(evens_f32x2(x_1, x_2), f64x2)
                        + __builtin_convertvector(odds_f32x2(x_1, x_2), f64x2);
                }
                if (last_1 < wide) {
                    f64x2 t_7 = __builtin_convertvector(odds_f32x2(load_mask_f32x2(from + last_1
                        - 1, lanes_1), load_mask_f32x2(from + last_1 - 1 + 2, lanes_2)), f64x2);
                    sum += t_7;
                }
            }
            store_mask_f32x2(y + row * y_row + whole,
                __builtin_convertvector(sum / divisors, f32x2), lanes);
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

/* tnk_avg_pool2d_f64__generic_wide
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: acc=f64 dtype=f64 op=avg rows=1
 * listed in gen/manifest/pool.lua: averages of f64
 * a turn of each inner loop: 1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld;
 *   1 add 1 ld
 * vector registers: 4 of 16 */
void tnk_avg_pool2d_f64__generic_wide(const int64_t *n, void *const *data, const int64_t *stride)
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
    f64x2 divisors = splat_f64x2(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            const double *corner = x + row * x_row + i * x_step;
            f64x2 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += *(const f64x2u *)(from + right * x_right);
                }
            }
            *(f64x2u *)(y + row * y_row + i) = sum / divisors;
        }
        if (whole < count) {
            i64x2 lanes = first_lanes_i64x2(count - whole);
            const double *corner = x + row * x_row + whole * x_step;
            f64x2 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    sum += load_mask_f64x2(from + right * x_right, lanes);
                }
            }
            store_mask_f64x2(y + row * y_row + whole, sum / divisors, lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            const double *corner = x + row * x_row + i * x_step;
            f64x2 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x2 x_1 = *(const f64x2u *)(from + right);
                    f64x2 x_2 = *(const f64x2u *)(from + right + 2);
                    sum = sum + evens_f64x2(x_1, x_2) + odds_f64x2(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f64x2(*(const f64x2u *)(from + last_1 - 1),
                        *(const f64x2u *)(from + last_1 - 1 + 2));
                }
            }
            *(f64x2u *)(y + row * y_row + i) = sum / divisors;
        }
        if (whole < count) {
            i64x2 lanes = first_lanes_i64x2(count - whole);
            i64x2 lanes_1 = first_lanes_i64x2(min_index(2 * (count - whole), 2));
            i64x2 lanes_2 = first_lanes_i64x2(max_index(2 * (count - whole) - 2, 0));
            const double *corner = x + row * x_row + whole * x_step;
            f64x2 sum = {0};
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x2 x_1 = load_mask_f64x2(from + right, lanes_1);
                    f64x2 x_2 = load_mask_f64x2(from + right + 2, lanes_2);
                    sum = sum + evens_f64x2(x_1, x_2) + odds_f64x2(x_1, x_2);
                }
                if (last_1 < wide) {
                    sum += odds_f64x2(load_mask_f64x2(from + last_1 - 1, lanes_1),
                        load_mask_f64x2(from + last_1 - 1 + 2, lanes_2));
                }
            }
            store_mask_f64x2(y + row * y_row + whole, sum / divisors, lanes);
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
