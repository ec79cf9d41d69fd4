/* argpool_generic.c: kernels of gen/manifest/argpool.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));
typedef int32_t i32x2 __attribute__((vector_size(8)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef i32x2 i32x2u __attribute__((aligned(4), may_alias));

static inline i32x4 splat_i32x4(int32_t x)
{
    return x - (i32x4){0};
}

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
}

static inline f32x4 select_f32x4(i32x4 m, f32x4 a, f32x4 b)
{
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline i32x4 select_i32x4(i32x4 m, i32x4 a, i32x4 b)
{
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
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

static inline void store_mask_i32x4(int32_t *p, i32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline f32x4 evens_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6);
}

static inline f32x4 odds_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7);
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline i32x2 splat_i32x2(int32_t x)
{
    return x - (i32x2){0};
}

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline i32x2 select_i32x2(i32x2 m, i32x2 a, i32x2 b)
{
    return (i32x2)((m & (i32x2)a) | (~m & (i32x2)b));
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

static inline void store_mask_i32x2(int32_t *p, i32x2 x, i32x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline f64x2 evens_f64x2(f64x2 a, f64x2 b)
{
    return __builtin_shufflevector(a, b, 0, 2);
}

static inline f64x2 odds_f64x2(f64x2 a, f64x2 b)
{
    return __builtin_shufflevector(a, b, 1, 3);
}

static inline i32x4 load_mask_i32x4(const int32_t *p, i32x4 m)
{
    i32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i32x4 evens_i32x4(i32x4 a, i32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6);
}

static inline i32x4 odds_i32x4(i32x4 a, i32x4 b)
{
    return __builtin_shufflevector(a, b, 1, 3, 5, 7);
}

/* tnk_max_pool2d_f32_i32__generic_index
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: dtype=f32 index=yes op=max rows=1
 * listed in gen/manifest/argpool.lua: training: where gradients go
 * a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add
 *   2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2
 *   select 1 ld
 * vector registers: 7 of 16 */
void tnk_max_pool2d_f32_i32__generic_index(const int64_t *n, void *const *data,
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
    i32x4 lane_steps = (i32x4){ 0, 1, 2, 3 } * splat_i32x4((int32_t)at_step);
    f32x4 most = splat_f32x4(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 own = splat_i32x4((int32_t)(first + row * at_row + i * at_step)) + lane_steps;
            const float *corner = x + row * x_row + i * x_step;
            f32x4 most_1 = most;
            i32x4 t_9 = own | splat_i32x4((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x4 x_1 = *(const f32x4u *)(from + right * x_right);
                    i32x4 t_15 = ~(x_1 <= most_1) & (most_1 == most_1);
                    most_1 = select_f32x4(t_15, x_1, most_1);
                    t_9 = select_i32x4(t_15,
                        own + splat_i32x4((int32_t)(down * at_down + right * at_right)), t_9);
                }
            }
            *(f32x4u *)(y + row * y_row + i) = most_1;
            *(i32x4u *)(index + row * index_row + i) = t_9;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            i32x4 own = splat_i32x4((int32_t)(first + row * at_row + whole * at_step)) + lane_steps;
            const float *corner = x + row * x_row + whole * x_step;
            f32x4 most_1 = most;
            i32x4 t_9 = own | splat_i32x4((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f32x4 x_1 = load_mask_f32x4(from + right * x_right, lanes);
                    i32x4 t_15 = ~(x_1 <= most_1) & (most_1 == most_1);
                    most_1 = select_f32x4(t_15, x_1, most_1);
                    t_9 = select_i32x4(t_15,
                        own + splat_i32x4((int32_t)(down * at_down + right * at_right)), t_9);
                }
            }
            store_mask_f32x4(y + row * y_row + whole, most_1, lanes);
            store_mask_i32x4(index + row * index_row + whole, t_9, lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 own = splat_i32x4((int32_t)(first + row * at_row + i * at_step)) + lane_steps;
            const float *corner = x + row * x_row + i * x_step;
            f32x4 most_1 = most;
            i32x4 t_11 = own | splat_i32x4((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x4 x_1 = *(const f32x4u *)(from + right);
                    f32x4 x_2 = *(const f32x4u *)(from + right + 4);
                    f32x4 t_13 = evens_f32x4(x_1, x_2);
                    f32x4 t_14 = odds_f32x4(x_1, x_2);
                    i32x4 t_22 = ~(t_14 <= t_13) & (t_13 == t_13);
                    f32x4 t_23 = select_f32x4(t_22, t_14, t_13);
                    i32x4 t_24 = select_i32x4(t_22,
                        own + splat_i32x4((int32_t)(down * at_down + (right + 1) * at_right)),
                        own + splat_i32x4((int32_t)(down * at_down + right * at_right)));
                    i32x4 t_26 = ~(t_23 <= most_1) & (most_1 == most_1);
                    most_1 = select_f32x4(t_26, t_23, most_1);
                    t_11 = select_i32x4(t_26, t_24, t_11);
                }
                if (last_1 < wide) {
                    f32x4 t_15 = odds_f32x4(*(const f32x4u *)(from + last_1 - 1),
                        *(const f32x4u *)(from + last_1 - 1 + 4));
                    i32x4 t_20 = ~(t_15 <= most_1) & (most_1 == most_1);
                    most_1 = select_f32x4(t_20, t_15, most_1);
                    t_11 = select_i32x4(t_20,
                        own + splat_i32x4((int32_t)(down * at_down + last_1 * at_right)), t_11);
                }
            }
            *(f32x4u *)(y + row * y_row + i) = most_1;
            *(i32x4u *)(index + row * index_row + i) = t_11;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            i32x4 lanes_1 = first_lanes_i32x4(min_index(2 * (count - whole), 4));
            i32x4 lanes_2 = first_lanes_i32x4(max_index(2 * (count - whole) - 4, 0));
            i32x4 own = splat_i32x4((int32_t)(first + row * at_row + whole * at_step)) + lane_steps;
            const float *corner = x + row * x_row + whole * x_step;
            f32x4 most_1 = most;
            i32x4 t_13 = own | splat_i32x4((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const float *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f32x4 x_1 = load_mask_f32x4(from + right, lanes_1);
                    f32x4 x_2 = load_mask_f32x4(from + right + 4, lanes_2);
                    f32x4 t_15 = evens_f32x4(x_1, x_2);
                    f32x4 t_16 = odds_f32x4(x_1, x_2);
                    i32x4 t_24 = ~(t_16 <= t_15) & (t_15 == t_15);
                    f32x4 t_25 = select_f32x4(t_24, t_16, t_15);
                    i32x4 t_26 = select_i32x4(t_24,
                        own + splat_i32x4((int32_t)(down * at_down + (right + 1) * at_right)),
                        own + splat_i32x4((int32_t)(down * at_down + right * at_right)));
                    i32x4 t_28 = ~(t_25 <= most_1) & (most_1 == most_1);
                    most_1 = select_f32x4(t_28, t_25, most_1);
                    t_13 = select_i32x4(t_28, t_26, t_13);
                }
                if (last_1 < wide) {
                    f32x4 t_17 = odds_f32x4(load_mask_f32x4(from + last_1 - 1, lanes_1),
                        load_mask_f32x4(from + last_1 - 1 + 4, lanes_2));
                    i32x4 t_22 = ~(t_17 <= most_1) & (most_1 == most_1);
                    most_1 = select_f32x4(t_22, t_17, most_1);
                    t_13 = select_i32x4(t_22,
                        own + splat_i32x4((int32_t)(down * at_down + last_1 * at_right)), t_13);
                }
            }
            store_mask_f32x4(y + row * y_row + whole, most_1, lanes);
            store_mask_i32x4(index + row * index_row + whole, t_13, lanes);
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

/* tnk_max_pool2d_f64_i32__generic_index
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: dtype=f64 index=yes op=max rows=1
 * listed in gen/manifest/argpool.lua: training: where gradients go
 * a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add
 *   2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2
 *   select 1 ld
 * vector registers: 7 of 16 */
void tnk_max_pool2d_f64_i32__generic_index(const int64_t *n, void *const *data,
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
    i32x2 lane_steps = (i32x2){ 0, 1 } * splat_i32x2((int32_t)at_step);
    f64x2 most = splat_f64x2(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            i32x2 own = splat_i32x2((int32_t)(first + row * at_row + i * at_step)) + lane_steps;
            const double *corner = x + row * x_row + i * x_step;
            f64x2 most_1 = most;
            i32x2 t_9 = own | splat_i32x2((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x2 x_1 = *(const f64x2u *)(from + right * x_right);
                    i64x2 t_15 = ~(x_1 <= most_1) & (most_1 == most_1);
                    most_1 = select_f64x2(t_15, x_1, most_1);
                    t_9 = select_i32x2(__builtin_convertvector(t_15, i32x2),
                        own + splat_i32x2((int32_t)(down * at_down + right * at_right)), t_9);
                }
            }
            *(f64x2u *)(y + row * y_row + i) = most_1;
            *(i32x2u *)(index + row * index_row + i) = t_9;
        }
        if (whole < count) {
            i64x2 lanes = first_lanes_i64x2(count - whole);
            i32x2 own = splat_i32x2((int32_t)(first + row * at_row + whole * at_step)) + lane_steps;
            const double *corner = x + row * x_row + whole * x_step;
            f64x2 most_1 = most;
            i32x2 t_9 = own | splat_i32x2((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    f64x2 x_1 = load_mask_f64x2(from + right * x_right, lanes);
                    i64x2 t_15 = ~(x_1 <= most_1) & (most_1 == most_1);
                    most_1 = select_f64x2(t_15, x_1, most_1);
                    t_9 = select_i32x2(__builtin_convertvector(t_15, i32x2),
                        own + splat_i32x2((int32_t)(down * at_down + right * at_right)), t_9);
                }
            }
            store_mask_f64x2(y + row * y_row + whole, most_1, lanes);
            store_mask_i32x2(index + row * index_row + whole, t_9,
                __builtin_convertvector(lanes, i32x2));
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            i32x2 own = splat_i32x2((int32_t)(first + row * at_row + i * at_step)) + lane_steps;
            const double *corner = x + row * x_row + i * x_step;
            f64x2 most_1 = most;
            i32x2 t_11 = own | splat_i32x2((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x2 x_1 = *(const f64x2u *)(from + right);
                    f64x2 x_2 = *(const f64x2u *)(from + right + 2);
                    f64x2 t_13 = evens_f64x2(x_1, x_2);
                    f64x2 t_14 = odds_f64x2(x_1, x_2);
                    i64x2 t_22 = ~(t_14 <= t_13) & (t_13 == t_13);
                    f64x2 t_23 = select_f64x2(t_22, t_14, t_13);
                    i32x2 t_25 = select_i32x2(__builtin_convertvector(t_22, i32x2),
                        own + splat_i32x2((int32_t)(down * at_down + (right + 1) * at_right)),
                        own + splat_i32x2((int32_t)(down * at_down + right * at_right)));
                    i64x2 t_27 = ~(t_23 <= most_1) & (most_1 == most_1);
                    most_1 = select_f64x2(t_27, t_23, most_1);
                    t_11 = select_i32x2(__builtin_convertvector(t_27, i32x2), t_25, t_11);
                }
                if (last_1 < wide) {
                    f64x2 t_15 = odds_f64x2(*(const f64x2u *)(from + last_1 - 1),
                        *(const f64x2u *)(from + last_1 - 1 + 2));
                    i64x2 t_20 = ~(t_15 <= most_1) & (most_1 == most_1);
                    most_1 = select_f64x2(t_20, t_15, most_1);
                    t_11 = select_i32x2(__builtin_convertvector(t_20, i32x2),
                        own + splat_i32x2((int32_t)(down * at_down + last_1 * at_right)), t_11);
                }
            }
            *(f64x2u *)(y + row * y_row + i) = most_1;
            *(i32x2u *)(index + row * index_row + i) = t_11;
        }
        if (whole < count) {
            i64x2 lanes = first_lanes_i64x2(count - whole);
            i64x2 lanes_1 = first_lanes_i64x2(min_index(2 * (count - whole), 2));
            i64x2 lanes_2 = first_lanes_i64x2(max_index(2 * (count - whole) - 2, 0));
            i32x2 own = splat_i32x2((int32_t)(first + row * at_row + whole * at_step)) + lane_steps;
            const double *corner = x + row * x_row + whole * x_step;
            f64x2 most_1 = most;
            i32x2 t_13 = own | splat_i32x2((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const double *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    f64x2 x_1 = load_mask_f64x2(from + right, lanes_1);
                    f64x2 x_2 = load_mask_f64x2(from + right + 2, lanes_2);
                    f64x2 t_15 = evens_f64x2(x_1, x_2);
                    f64x2 t_16 = odds_f64x2(x_1, x_2);
                    i64x2 t_24 = ~(t_16 <= t_15) & (t_15 == t_15);
                    f64x2 t_25 = select_f64x2(t_24, t_16, t_15);
                    i32x2 t_27 = select_i32x2(__builtin_convertvector(t_24, i32x2),
                        own + splat_i32x2((int32_t)(down * at_down + (right + 1) * at_right)),
                        own + splat_i32x2((int32_t)(down * at_down + right * at_right)));
                    i64x2 t_29 = ~(t_25 <= most_1) & (most_1 == most_1);
                    most_1 = select_f64x2(t_29, t_25, most_1);
                    t_13 = select_i32x2(__builtin_convertvector(t_29, i32x2), t_27, t_13);
                }
                if (last_1 < wide) {
                    f64x2 t_17 = odds_f64x2(load_mask_f64x2(from + last_1 - 1, lanes_1),
                        load_mask_f64x2(from + last_1 - 1 + 2, lanes_2));
                    i64x2 t_22 = ~(t_17 <= most_1) & (most_1 == most_1);
                    most_1 = select_f64x2(t_22, t_17, most_1);
                    t_13 = select_i32x2(__builtin_convertvector(t_22, i32x2),
                        own + splat_i32x2((int32_t)(down * at_down + last_1 * at_right)), t_13);
                }
            }
            store_mask_f64x2(y + row * y_row + whole, most_1, lanes);
            store_mask_i32x2(index + row * index_row + whole, t_13,
                __builtin_convertvector(lanes, i32x2));
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

/* tnk_max_pool2d_i32__generic_index
 * pooling, windows of a plane.
 * from templates/pool.lua, generic: dtype=i32 index=yes op=max rows=1
 * listed in gen/manifest/argpool.lua: training: where gradients go
 * a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add
 *   2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2
 *   select 1 ld
 * vector registers: 7 of 16 */
void tnk_max_pool2d_i32__generic_index(const int64_t *n, void *const *data, const int64_t *stride)
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
    i32x4 lane_steps = (i32x4){ 0, 1, 2, 3 } * splat_i32x4((int32_t)at_step);
    i32x4 most = splat_i32x4(given);
    int unit = x_step == 1;
    int paired = x_step == 2 && x_right == 1 && 1 < wide;

    /* Neighbours: some rows a turn. */
    int64_t last = unit ? rows : 0;
    for (int64_t row = 0; row < last; row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 own = splat_i32x4((int32_t)(first + row * at_row + i * at_step)) + lane_steps;
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x4 most_1 = most;
            i32x4 t_9 = own | splat_i32x4((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    i32x4 x_1 = *(const i32x4u *)(from + right * x_right);
                    i32x4 below = most_1 < x_1;
                    most_1 = select_i32x4(below, x_1, most_1);
                    t_9 = select_i32x4(below,
                        own + splat_i32x4((int32_t)(down * at_down + right * at_right)), t_9);
                }
            }
            *(i32x4u *)(y + row * y_row + i) = most_1;
            *(i32x4u *)(index + row * index_row + i) = t_9;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            i32x4 own = splat_i32x4((int32_t)(first + row * at_row + whole * at_step)) + lane_steps;
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x4 most_1 = most;
            i32x4 t_9 = own | splat_i32x4((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                for (int64_t right = 0; right < wide; right++) {
                    i32x4 x_1 = load_mask_i32x4(from + right * x_right, lanes);
                    i32x4 below = most_1 < x_1;
                    most_1 = select_i32x4(below, x_1, most_1);
                    t_9 = select_i32x4(below,
                        own + splat_i32x4((int32_t)(down * at_down + right * at_right)), t_9);
                }
            }
            store_mask_i32x4(y + row * y_row + whole, most_1, lanes);
            store_mask_i32x4(index + row * index_row + whole, t_9, lanes);
        }
    }

    /* Every second one. */
    for (int64_t row = 0; row < (paired ? rows : 0); row++) {
        int64_t whole = count & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 own = splat_i32x4((int32_t)(first + row * at_row + i * at_step)) + lane_steps;
            const int32_t *corner = x + row * x_row + i * x_step;
            i32x4 most_1 = most;
            i32x4 t_11 = own | splat_i32x4((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x4 x_1 = *(const i32x4u *)(from + right);
                    i32x4 x_2 = *(const i32x4u *)(from + right + 4);
                    i32x4 t_13 = evens_i32x4(x_1, x_2);
                    i32x4 t_14 = odds_i32x4(x_1, x_2);
                    i32x4 below = t_13 < t_14;
                    i32x4 t_21 = select_i32x4(below, t_14, t_13);
                    i32x4 t_22 = select_i32x4(below,
                        own + splat_i32x4((int32_t)(down * at_down + (right + 1) * at_right)),
                        own + splat_i32x4((int32_t)(down * at_down + right * at_right)));
                    i32x4 below_1 = most_1 < t_21;
                    most_1 = select_i32x4(below_1, t_21, most_1);
                    t_11 = select_i32x4(below_1, t_22, t_11);
                }
                if (last_1 < wide) {
                    i32x4 t_15 = odds_i32x4(*(const i32x4u *)(from + last_1 - 1),
                        *(const i32x4u *)(from + last_1 - 1 + 4));
                    i32x4 below = most_1 < t_15;
                    most_1 = select_i32x4(below, t_15, most_1);
                    t_11 = select_i32x4(below,
                        own + splat_i32x4((int32_t)(down * at_down + last_1 * at_right)), t_11);
                }
            }
            *(i32x4u *)(y + row * y_row + i) = most_1;
            *(i32x4u *)(index + row * index_row + i) = t_11;
        }
        if (whole < count) {
            i32x4 lanes = first_lanes_i32x4(count - whole);
            i32x4 lanes_1 = first_lanes_i32x4(min_index(2 * (count - whole), 4));
            i32x4 lanes_2 = first_lanes_i32x4(max_index(2 * (count - whole) - 4, 0));
            i32x4 own = splat_i32x4((int32_t)(first + row * at_row + whole * at_step)) + lane_steps;
            const int32_t *corner = x + row * x_row + whole * x_step;
            i32x4 most_1 = most;
            i32x4 t_13 = own | splat_i32x4((int32_t)missing);
            for (int64_t down = 0; down < high; down++) {
                const int32_t *from = corner + down * x_down;
                int64_t last_1 = wide & -2;
                for (int64_t right = 0; right < last_1; right += 2) {
                    i32x4 x_1 = load_mask_i32x4(from + right, lanes_1);
                    i32x4 x_2 = load_mask_i32x4(from + right + 4, lanes_2);
                    i32x4 t_15 = evens_i32x4(x_1, x_2);
                    i32x4 t_16 = odds_i32x4(x_1, x_2);
                    i32x4 below = t_15 < t_16;
                    i32x4 t_23 = select_i32x4(below, t_16, t_15);
                    i32x4 t_24 = select_i32x4(below,
                        own + splat_i32x4((int32_t)(down * at_down + (right + 1) * at_right)),
                        own + splat_i32x4((int32_t)(down * at_down + right * at_right)));
                    i32x4 below_1 = most_1 < t_23;
                    most_1 = select_i32x4(below_1, t_23, most_1);
                    t_13 = select_i32x4(below_1, t_24, t_13);
                }
                if (last_1 < wide) {
                    i32x4 t_17 = odds_i32x4(load_mask_i32x4(from + last_1 - 1, lanes_1),
                        load_mask_i32x4(from + last_1 - 1 + 4, lanes_2));
                    i32x4 below = most_1 < t_17;
                    most_1 = select_i32x4(below, t_17, most_1);
                    t_13 = select_i32x4(below,
                        own + splat_i32x4((int32_t)(down * at_down + last_1 * at_right)), t_13);
                }
            }
            store_mask_i32x4(y + row * y_row + whole, most_1, lanes);
            store_mask_i32x4(index + row * index_row + whole, t_13, lanes);
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
