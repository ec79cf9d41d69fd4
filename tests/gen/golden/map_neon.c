/* test. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline f32x4 load_mask_f32x4(const float *p, i32x4 m)
{
    f32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* map_neon
 * test.
 * from tests/gen/test.lua, neon: no parameters
 * a turn of the inner loop: 1 mul 1 max 1 ld 1 st
 * vector registers: 2 of 32 */
void map_neon(const int64_t n[2], void *const *data, const int64_t (*stride)[2], const float *param)
{
    (void)stride;
    const float *x = data[0];
    float *y = data[1];
    int64_t n_1 = n[1];
    f32x4 factor = vdupq_n_f32(param[0]);
    int64_t whole = n_1 & -4;
    for (int64_t i = 0; i < whole; i += 4) {
        vst1q_f32(y + i, max_f32x4((f32x4){0}, vld1q_f32(x + i) * factor));
    }

    /* the rest */
    if (whole < n_1) {
        i32x4 lanes = first_lanes_i32x4(n_1 - whole);
        store_mask_f32x4(y + whole,
            max_f32x4((f32x4){0}, load_mask_f32x4(x + whole, lanes) * factor), lanes);
    }
}
