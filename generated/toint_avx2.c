/* toint_avx2.c: kernels of gen/manifest/toint.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef int8_t i8x8 __attribute__((vector_size(8)));
typedef i8x8 i8x8u __attribute__((aligned(1), may_alias));
typedef int8_t i8x32 __attribute__((vector_size(32)));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef u16x8 u16x8u __attribute__((aligned(2), may_alias));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef int16_t i16x8 __attribute__((vector_size(16)));
typedef i16x8 i16x8u __attribute__((aligned(2), may_alias));
typedef int16_t i16x16 __attribute__((vector_size(32)));
typedef i32x8 i32x8u __attribute__((aligned(4), may_alias));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef u32x8 u32x8u __attribute__((aligned(4), may_alias));
typedef float f32x4 __attribute__((vector_size(16)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef i64x4 i64x4u __attribute__((aligned(8), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));
typedef u64x4 u64x4u __attribute__((aligned(8), may_alias));
typedef double f64x4 __attribute__((vector_size(32)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));
typedef i8x4 i8x4u __attribute__((aligned(1), may_alias));
typedef uint16_t u16x4 __attribute__((vector_size(8)));
typedef u16x4 u16x4u __attribute__((aligned(2), may_alias));
typedef int16_t i16x4 __attribute__((vector_size(8)));
typedef i16x4 i16x4u __attribute__((aligned(2), may_alias));
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef u32x4 u32x4u __attribute__((aligned(4), may_alias));

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, i8x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_i8x8(int8_t *p, i8x8 x, i8x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_u16x8(uint16_t *p, u16x8 x, i16x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_i16x8(int16_t *p, i16x8 x, i16x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline i32x8 select_i32x8(i32x8 m, i32x8 a, i32x8 b)
{
    return (i32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

static inline u32x8 select_u32x8(i32x8 m, u32x8 a, u32x8 b)
{
    return (u32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

static inline i64x4 select_i64x4(i64x4 m, i64x4 a, i64x4 b)
{
    return (i64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline u64x4 select_u64x4(i64x4 m, u64x4 a, u64x4 b)
{
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline f64x4 min_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a < b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline f64x4 max_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a > b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline void store_mask_u8x4(uint8_t *p, u8x4 x, i8x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_i8x4(int8_t *p, i8x4 x, i8x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_u16x4(uint16_t *p, u16x4 x, i16x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_i16x4(int16_t *p, i16x4 x, i16x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline u8x8 load_mask_u8x8(const uint8_t *p, i8x8 m)
{
    u8x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i8x8 load_mask_i8x8(const int8_t *p, i8x8 m)
{
    i8x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u16x8 load_mask_u16x8(const uint16_t *p, i16x8 m)
{
    u16x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i16x8 load_mask_i16x8(const int16_t *p, i16x8 m)
{
    i16x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u8x8 min_u8x8(u8x8 a, u8x8 b)
{
    i8x8 m = a < b;
    return (u8x8)((m & (i8x8)a) | (~m & (i8x8)b));
}

static inline u8x8 splat_u8x8(uint8_t x)
{
    return x - (u8x8){0};
}

/* tnk_cast_f32_u8__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f32 to=u8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f32_u8__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(255.0f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)__builtin_convertvector(t_2, i32x8),
                (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            f32x8 t_8 = _mm256_min_ps(_mm256_set1_ps(255.0f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v_1, (__m256)(v_1 == v_1))));
            *(u8x8u *)(y + i + 8) =
                __builtin_shufflevector((u8x32)__builtin_convertvector(t_8, i32x8), (u8x32){0}, 0,
                4, 8, 12, 16, 20, 24, 28);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(255.0f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)__builtin_convertvector(t_2, i32x8),
                (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x + whole, (__m256i)lanes);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(255.0f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)__builtin_convertvector(t_2, i32x8), (u8x32){0}, 0,
                4, 8, 12, 16, 20, 24, 28), __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_cast_f32_i8__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f32 to=i8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f32_i8__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    int8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int8_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(127.0f),
                _mm256_max_ps(_mm256_set1_ps(-128.0f),
                _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(i8x8u *)(y + i) = __builtin_shufflevector((i8x32)__builtin_convertvector(t_2, i32x8),
                (i8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            f32x8 t_8 = _mm256_min_ps(_mm256_set1_ps(127.0f),
                _mm256_max_ps(_mm256_set1_ps(-128.0f),
                _mm256_blendv_ps((f32x8){0}, v_1, (__m256)(v_1 == v_1))));
            *(i8x8u *)(y + i + 8) =
                __builtin_shufflevector((i8x32)__builtin_convertvector(t_8, i32x8), (i8x32){0}, 0,
                4, 8, 12, 16, 20, 24, 28);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(127.0f),
                _mm256_max_ps(_mm256_set1_ps(-128.0f),
                _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(i8x8u *)(y + i) = __builtin_shufflevector((i8x32)__builtin_convertvector(t_2, i32x8),
                (i8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x + whole, (__m256i)lanes);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(127.0f),
                _mm256_max_ps(_mm256_set1_ps(-128.0f),
                _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            store_mask_i8x8(y + whole,
                __builtin_shufflevector((i8x32)__builtin_convertvector(t_2, i32x8), (i8x32){0}, 0,
                4, 8, 12, 16, 20, 24, 28), __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_cast_f32_u16__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f32 to=u16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f32_u16__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(65535.0f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(u16x8u *)(y + i) = __builtin_shufflevector((u16x16)__builtin_convertvector(t_2,
                i32x8), (u16x16){0}, 0, 2, 4, 6, 8, 10, 12, 14);
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            f32x8 t_8 = _mm256_min_ps(_mm256_set1_ps(65535.0f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v_1, (__m256)(v_1 == v_1))));
            *(u16x8u *)(y + i + 8) =
                __builtin_shufflevector((u16x16)__builtin_convertvector(t_8, i32x8), (u16x16){0},
                0, 2, 4, 6, 8, 10, 12, 14);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(65535.0f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(u16x8u *)(y + i) = __builtin_shufflevector((u16x16)__builtin_convertvector(t_2,
                i32x8), (u16x16){0}, 0, 2, 4, 6, 8, 10, 12, 14);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x + whole, (__m256i)lanes);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(65535.0f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            store_mask_u16x8(y + whole,
                __builtin_shufflevector((u16x16)__builtin_convertvector(t_2, i32x8), (u16x16){0},
                0, 2, 4, 6, 8, 10, 12, 14), __builtin_convertvector(lanes, i16x8));
        }
    }
}

/* tnk_cast_f32_i16__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f32 to=i16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f32_i16__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    int16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int16_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(32767.0f),
                _mm256_max_ps(_mm256_set1_ps(-32768.0f),
                _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(i16x8u *)(y + i) = __builtin_shufflevector((i16x16)__builtin_convertvector(t_2,
                i32x8), (i16x16){0}, 0, 2, 4, 6, 8, 10, 12, 14);
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            f32x8 t_8 = _mm256_min_ps(_mm256_set1_ps(32767.0f),
                _mm256_max_ps(_mm256_set1_ps(-32768.0f),
                _mm256_blendv_ps((f32x8){0}, v_1, (__m256)(v_1 == v_1))));
            *(i16x8u *)(y + i + 8) =
                __builtin_shufflevector((i16x16)__builtin_convertvector(t_8, i32x8), (i16x16){0},
                0, 2, 4, 6, 8, 10, 12, 14);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(32767.0f),
                _mm256_max_ps(_mm256_set1_ps(-32768.0f),
                _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(i16x8u *)(y + i) = __builtin_shufflevector((i16x16)__builtin_convertvector(t_2,
                i32x8), (i16x16){0}, 0, 2, 4, 6, 8, 10, 12, 14);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x + whole, (__m256i)lanes);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(32767.0f),
                _mm256_max_ps(_mm256_set1_ps(-32768.0f),
                _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            store_mask_i16x8(y + whole,
                __builtin_shufflevector((i16x16)__builtin_convertvector(t_2, i32x8), (i16x16){0},
                0, 2, 4, 6, 8, 10, 12, 14), __builtin_convertvector(lanes, i16x8));
        }
    }
}

/* tnk_cast_f32_i32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f32 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f32_i32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(2.14748352e+09f),
                _mm256_max_ps(_mm256_set1_ps(-2.14748365e+09f),
                _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(i32x8u *)(y + i) = select_i32x8(2.14748365e+09f <= v,
                (i32x8)_mm256_set1_epi32(2147483647), __builtin_convertvector(t_2, i32x8));
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            f32x8 t_8 = _mm256_min_ps(_mm256_set1_ps(2.14748352e+09f),
                _mm256_max_ps(_mm256_set1_ps(-2.14748365e+09f),
                _mm256_blendv_ps((f32x8){0}, v_1, (__m256)(v_1 == v_1))));
            *(i32x8u *)(y + i + 8) =
                select_i32x8(2.14748365e+09f <= v_1, (i32x8)_mm256_set1_epi32(2147483647),
                __builtin_convertvector(t_8, i32x8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(2.14748352e+09f),
                _mm256_max_ps(_mm256_set1_ps(-2.14748365e+09f),
                _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(i32x8u *)(y + i) = select_i32x8(2.14748365e+09f <= v,
                (i32x8)_mm256_set1_epi32(2147483647), __builtin_convertvector(t_2, i32x8));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x + whole, (__m256i)lanes);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(2.14748352e+09f),
                _mm256_max_ps(_mm256_set1_ps(-2.14748365e+09f),
                _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)select_i32x8(2.14748365e+09f <= v, (i32x8)_mm256_set1_epi32(2147483647),
                __builtin_convertvector(t_2, i32x8)));
        }
    }
}

/* tnk_cast_f32_u32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f32 to=u32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f32_u32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(4.29496704e+09f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(u32x8u *)(y + i) = select_u32x8(4.2949673e+09f <= v,
                (u32x8)_mm256_set1_epi32(4294967295u), __builtin_convertvector(t_2, u32x8));
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            f32x8 t_8 = _mm256_min_ps(_mm256_set1_ps(4.29496704e+09f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v_1, (__m256)(v_1 == v_1))));
            *(u32x8u *)(y + i + 8) =
                select_u32x8(4.2949673e+09f <= v_1, (u32x8)_mm256_set1_epi32(4294967295u),
                __builtin_convertvector(t_8, u32x8));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(4.29496704e+09f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            *(u32x8u *)(y + i) = select_u32x8(4.2949673e+09f <= v,
                (u32x8)_mm256_set1_epi32(4294967295u), __builtin_convertvector(t_2, u32x8));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x + whole, (__m256i)lanes);
            f32x8 t_2 = _mm256_min_ps(_mm256_set1_ps(4.29496704e+09f),
                _mm256_max_ps((f32x8){0}, _mm256_blendv_ps((f32x8){0}, v, (__m256)(v == v))));
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)select_u32x8(4.2949673e+09f <= v, (u32x8)_mm256_set1_epi32(4294967295u),
                __builtin_convertvector(t_2, u32x8)));
        }
    }
}

/* tnk_cast_f32_i64__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f32 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f32_i64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = _mm_loadu_ps(x + i);
            f32x4 t_2 = _mm_min_ps(_mm_set1_ps(9.22337149e+18f),
                _mm_max_ps(_mm_set1_ps(-9.22337204e+18f),
                _mm_blendv_ps((f32x4){0}, v, (__m128)(v == v))));
            i64x4 t_5 = select_i64x4(__builtin_convertvector(9.22337204e+18f <= v, i64x4),
                (i64x4)_mm256_set1_epi64x(9223372036854775807ll),
                __builtin_convertvector(t_2, i64x4));
            *(i64x4u *)(y + i) = t_5;
            f32x4 v_1 = _mm_loadu_ps(x + i + 4);
            f32x4 t_9 = _mm_min_ps(_mm_set1_ps(9.22337149e+18f),
                _mm_max_ps(_mm_set1_ps(-9.22337204e+18f),
                _mm_blendv_ps((f32x4){0}, v_1, (__m128)(v_1 == v_1))));
            i64x4 t_12 = select_i64x4(__builtin_convertvector(9.22337204e+18f <= v_1, i64x4),
                (i64x4)_mm256_set1_epi64x(9223372036854775807ll),
                __builtin_convertvector(t_9, i64x4));
            *(i64x4u *)(y + i + 4) = t_12;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = _mm_loadu_ps(x + i);
            f32x4 t_2 = _mm_min_ps(_mm_set1_ps(9.22337149e+18f),
                _mm_max_ps(_mm_set1_ps(-9.22337204e+18f),
                _mm_blendv_ps((f32x4){0}, v, (__m128)(v == v))));
            i64x4 t_5 = select_i64x4(__builtin_convertvector(9.22337204e+18f <= v, i64x4),
                (i64x4)_mm256_set1_epi64x(9223372036854775807ll),
                __builtin_convertvector(t_2, i64x4));
            *(i64x4u *)(y + i) = t_5;
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f32x4 v = _mm_maskload_ps(x + whole, (__m128i)__builtin_convertvector(lanes, i32x4));
            f32x4 t_3 = _mm_min_ps(_mm_set1_ps(9.22337149e+18f),
                _mm_max_ps(_mm_set1_ps(-9.22337204e+18f),
                _mm_blendv_ps((f32x4){0}, v, (__m128)(v == v))));
            i64x4 t_6 = select_i64x4(__builtin_convertvector(9.22337204e+18f <= v, i64x4),
                (i64x4)_mm256_set1_epi64x(9223372036854775807ll),
                __builtin_convertvector(t_3, i64x4));
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes, (__m256i)t_6);
        }
    }
}

/* tnk_cast_f32_u64__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f32 to=u64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f32_u64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint64_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = _mm_loadu_ps(x + i);
            f32x4 t_2 = _mm_min_ps(_mm_set1_ps(1.8446743e+19f),
                _mm_max_ps((f32x4){0}, _mm_blendv_ps((f32x4){0}, v, (__m128)(v == v))));
            u64x4 t_5 = select_u64x4(__builtin_convertvector(1.84467441e+19f <= v, i64x4),
                (u64x4)_mm256_set1_epi64x(18446744073709551615ull),
                __builtin_convertvector(t_2, u64x4));
            *(u64x4u *)(y + i) = t_5;
            f32x4 v_1 = _mm_loadu_ps(x + i + 4);
            f32x4 t_9 = _mm_min_ps(_mm_set1_ps(1.8446743e+19f),
                _mm_max_ps((f32x4){0}, _mm_blendv_ps((f32x4){0}, v_1, (__m128)(v_1 == v_1))));
            u64x4 t_12 = select_u64x4(__builtin_convertvector(1.84467441e+19f <= v_1, i64x4),
                (u64x4)_mm256_set1_epi64x(18446744073709551615ull),
                __builtin_convertvector(t_9, u64x4));
            *(u64x4u *)(y + i + 4) = t_12;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = _mm_loadu_ps(x + i);
            f32x4 t_2 = _mm_min_ps(_mm_set1_ps(1.8446743e+19f),
                _mm_max_ps((f32x4){0}, _mm_blendv_ps((f32x4){0}, v, (__m128)(v == v))));
            u64x4 t_5 = select_u64x4(__builtin_convertvector(1.84467441e+19f <= v, i64x4),
                (u64x4)_mm256_set1_epi64x(18446744073709551615ull),
                __builtin_convertvector(t_2, u64x4));
            *(u64x4u *)(y + i) = t_5;
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f32x4 v = _mm_maskload_ps(x + whole, (__m128i)__builtin_convertvector(lanes, i32x4));
            f32x4 t_3 = _mm_min_ps(_mm_set1_ps(1.8446743e+19f),
                _mm_max_ps((f32x4){0}, _mm_blendv_ps((f32x4){0}, v, (__m128)(v == v))));
            u64x4 t_6 = select_u64x4(__builtin_convertvector(1.84467441e+19f <= v, i64x4),
                (u64x4)_mm256_set1_epi64x(18446744073709551615ull),
                __builtin_convertvector(t_3, u64x4));
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes, (__m256i)t_6);
        }
    }
}

/* tnk_cast_f64_u8__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f64 to=u8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_u8__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(255.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(u8x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4), u8x4);
            f64x4 v_1 = _mm256_loadu_pd(x + i + 4);
            f64x4 t_8 = min_f64x4(_mm256_set1_pd(255.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v_1, (__m256d)(v_1 == v_1))));
            *(u8x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x4), u8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(255.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(u8x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4), u8x4);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x + whole, (__m256i)lanes);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(255.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            store_mask_u8x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x4), u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_cast_f64_i8__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f64 to=i8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_i8__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    int8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int8_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(127.0),
                max_f64x4(_mm256_set1_pd(-128.0),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(i8x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4), i8x4);
            f64x4 v_1 = _mm256_loadu_pd(x + i + 4);
            f64x4 t_8 = min_f64x4(_mm256_set1_pd(127.0),
                max_f64x4(_mm256_set1_pd(-128.0),
                _mm256_blendv_pd((f64x4){0}, v_1, (__m256d)(v_1 == v_1))));
            *(i8x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x4), i8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(127.0),
                max_f64x4(_mm256_set1_pd(-128.0),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(i8x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4), i8x4);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x + whole, (__m256i)lanes);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(127.0),
                max_f64x4(_mm256_set1_pd(-128.0),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            store_mask_i8x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x4), i8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_cast_f64_u16__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f64 to=u16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_u16__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(65535.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(u16x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4),
                u16x4);
            f64x4 v_1 = _mm256_loadu_pd(x + i + 4);
            f64x4 t_8 = min_f64x4(_mm256_set1_pd(65535.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v_1, (__m256d)(v_1 == v_1))));
            *(u16x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x4), u16x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(65535.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(u16x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4),
                u16x4);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x + whole, (__m256i)lanes);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(65535.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            store_mask_u16x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x4), u16x4),
                __builtin_convertvector(lanes, i16x4));
        }
    }
}

/* tnk_cast_f64_i16__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f64 to=i16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_i16__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    int16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int16_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(32767.0),
                max_f64x4(_mm256_set1_pd(-32768.0),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(i16x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4),
                i16x4);
            f64x4 v_1 = _mm256_loadu_pd(x + i + 4);
            f64x4 t_8 = min_f64x4(_mm256_set1_pd(32767.0),
                max_f64x4(_mm256_set1_pd(-32768.0),
                _mm256_blendv_pd((f64x4){0}, v_1, (__m256d)(v_1 == v_1))));
            *(i16x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x4), i16x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(32767.0),
                max_f64x4(_mm256_set1_pd(-32768.0),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(i16x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4),
                i16x4);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x + whole, (__m256i)lanes);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(32767.0),
                max_f64x4(_mm256_set1_pd(-32768.0),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            store_mask_i16x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x4), i16x4),
                __builtin_convertvector(lanes, i16x4));
        }
    }
}

/* tnk_cast_f64_i32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f64 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_i32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(2147483647.0),
                max_f64x4(_mm256_set1_pd(-2147483648.0),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(i32x4u *)(y + i) = __builtin_convertvector(t_2, i32x4);
            f64x4 v_1 = _mm256_loadu_pd(x + i + 4);
            f64x4 t_7 = min_f64x4(_mm256_set1_pd(2147483647.0),
                max_f64x4(_mm256_set1_pd(-2147483648.0),
                _mm256_blendv_pd((f64x4){0}, v_1, (__m256d)(v_1 == v_1))));
            *(i32x4u *)(y + i + 4) = __builtin_convertvector(t_7, i32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(2147483647.0),
                max_f64x4(_mm256_set1_pd(-2147483648.0),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(i32x4u *)(y + i) = __builtin_convertvector(t_2, i32x4);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x + whole, (__m256i)lanes);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(2147483647.0),
                max_f64x4(_mm256_set1_pd(-2147483648.0),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            _mm_maskstore_epi32((int *)(y + whole), (__m128i)__builtin_convertvector(lanes, i32x4),
                (__m128i)__builtin_convertvector(t_2, i32x4));
        }
    }
}

/* tnk_cast_f64_u32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f64 to=u32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_u32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(4294967295.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(u32x4u *)(y + i) = __builtin_convertvector(t_2, u32x4);
            f64x4 v_1 = _mm256_loadu_pd(x + i + 4);
            f64x4 t_7 = min_f64x4(_mm256_set1_pd(4294967295.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v_1, (__m256d)(v_1 == v_1))));
            *(u32x4u *)(y + i + 4) = __builtin_convertvector(t_7, u32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(4294967295.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(u32x4u *)(y + i) = __builtin_convertvector(t_2, u32x4);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x + whole, (__m256i)lanes);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(4294967295.0),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            _mm_maskstore_epi32((int *)(y + whole), (__m128i)__builtin_convertvector(lanes, i32x4),
                (__m128i)__builtin_convertvector(t_2, u32x4));
        }
    }
}

/* tnk_cast_f64_i64__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f64 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f64_i64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(9.2233720368547748e+18),
                max_f64x4(_mm256_set1_pd(-9.2233720368547758e+18),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(i64x4u *)(y + i) = select_i64x4(9.2233720368547758e+18 <= v,
                (i64x4)_mm256_set1_epi64x(9223372036854775807ll),
                __builtin_convertvector(t_2, i64x4));
            f64x4 v_1 = _mm256_loadu_pd(x + i + 4);
            f64x4 t_8 = min_f64x4(_mm256_set1_pd(9.2233720368547748e+18),
                max_f64x4(_mm256_set1_pd(-9.2233720368547758e+18),
                _mm256_blendv_pd((f64x4){0}, v_1, (__m256d)(v_1 == v_1))));
            *(i64x4u *)(y + i + 4) =
                select_i64x4(9.2233720368547758e+18 <= v_1,
                (i64x4)_mm256_set1_epi64x(9223372036854775807ll),
                __builtin_convertvector(t_8, i64x4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(9.2233720368547748e+18),
                max_f64x4(_mm256_set1_pd(-9.2233720368547758e+18),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(i64x4u *)(y + i) = select_i64x4(9.2233720368547758e+18 <= v,
                (i64x4)_mm256_set1_epi64x(9223372036854775807ll),
                __builtin_convertvector(t_2, i64x4));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x + whole, (__m256i)lanes);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(9.2233720368547748e+18),
                max_f64x4(_mm256_set1_pd(-9.2233720368547758e+18),
                _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)select_i64x4(9.2233720368547758e+18 <= v,
                (i64x4)_mm256_set1_epi64x(9223372036854775807ll),
                __builtin_convertvector(t_2, i64x4)));
        }
    }
}

/* tnk_cast_f64_u64__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f64 to=u64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f64_u64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint64_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(1.844674407370955e+19),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(u64x4u *)(y + i) = select_u64x4(1.8446744073709552e+19 <= v,
                (u64x4)_mm256_set1_epi64x(18446744073709551615ull),
                __builtin_convertvector(t_2, u64x4));
            f64x4 v_1 = _mm256_loadu_pd(x + i + 4);
            f64x4 t_8 = min_f64x4(_mm256_set1_pd(1.844674407370955e+19),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v_1, (__m256d)(v_1 == v_1))));
            *(u64x4u *)(y + i + 4) =
                select_u64x4(1.8446744073709552e+19 <= v_1,
                (u64x4)_mm256_set1_epi64x(18446744073709551615ull),
                __builtin_convertvector(t_8, u64x4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x + i);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(1.844674407370955e+19),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            *(u64x4u *)(y + i) = select_u64x4(1.8446744073709552e+19 <= v,
                (u64x4)_mm256_set1_epi64x(18446744073709551615ull),
                __builtin_convertvector(t_2, u64x4));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x + whole, (__m256i)lanes);
            f64x4 t_2 = min_f64x4(_mm256_set1_pd(1.844674407370955e+19),
                max_f64x4((f64x4){0}, _mm256_blendv_pd((f64x4){0}, v, (__m256d)(v == v))));
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)select_u64x4(1.8446744073709552e+19 <= v,
                (u64x4)_mm256_set1_epi64x(18446744073709551615ull),
                __builtin_convertvector(t_2, u64x4)));
        }
    }
}

/* tnk_cast_u8_i32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=u8 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u8_i32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u8x8 v = *(const u8x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0, (int64_t)v));
            u8x8 v_1 = *(const u8x8u *)(x + i + 8);
            *(i32x8u *)(y + i + 8) = (i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0, (int64_t)v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u8x8 v = *(const u8x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0, (int64_t)v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u8x8 v = load_mask_u8x8(x + whole, __builtin_convertvector(lanes, i8x8));
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_cvtepu8_epi32(_mm_set_epi64x(0, (int64_t)v)));
        }
    }
}

/* tnk_cast_i8_i32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=i8 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i8_i32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int8_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i8x8 v = *(const i8x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepi8_epi32(_mm_set_epi64x(0, (int64_t)v));
            i8x8 v_1 = *(const i8x8u *)(x + i + 8);
            *(i32x8u *)(y + i + 8) = (i32x8)_mm256_cvtepi8_epi32(_mm_set_epi64x(0, (int64_t)v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i8x8 v = *(const i8x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepi8_epi32(_mm_set_epi64x(0, (int64_t)v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i8x8 v = load_mask_i8x8(x + whole, __builtin_convertvector(lanes, i8x8));
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_cvtepi8_epi32(_mm_set_epi64x(0, (int64_t)v)));
        }
    }
}

/* tnk_cast_u16_i32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=u16 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u16_i32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u16x8 v = *(const u16x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepu16_epi32((__m128i)v);
            u16x8 v_1 = *(const u16x8u *)(x + i + 8);
            *(i32x8u *)(y + i + 8) = (i32x8)_mm256_cvtepu16_epi32((__m128i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u16x8 v = *(const u16x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepu16_epi32((__m128i)v);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u16x8 v = load_mask_u16x8(x + whole, __builtin_convertvector(lanes, i16x8));
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_cvtepu16_epi32((__m128i)v));
        }
    }
}

/* tnk_cast_i16_i32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=i16 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i16_i32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int16_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i16x8 v = *(const i16x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepi16_epi32((__m128i)v);
            i16x8 v_1 = *(const i16x8u *)(x + i + 8);
            *(i32x8u *)(y + i + 8) = (i32x8)_mm256_cvtepi16_epi32((__m128i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i16x8 v = *(const i16x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepi16_epi32((__m128i)v);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i16x8 v = load_mask_i16x8(x + whole, __builtin_convertvector(lanes, i16x8));
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_cvtepi16_epi32((__m128i)v));
        }
    }
}

/* tnk_cast_i32_i64__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=i32 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: integers wider and narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i32_i64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i32x4 v = *(const i32x4u *)(x + i);
            *(i64x4u *)(y + i) = (i64x4)_mm256_cvtepi32_epi64((__m128i)v);
            i32x4 v_1 = *(const i32x4u *)(x + i + 4);
            *(i64x4u *)(y + i + 4) = (i64x4)_mm256_cvtepi32_epi64((__m128i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i32x4 v = *(const i32x4u *)(x + i);
            *(i64x4u *)(y + i) = (i64x4)_mm256_cvtepi32_epi64((__m128i)v);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            i32x4 v = (i32x4)_mm_maskload_epi32((const int *)(x + whole),
                (__m128i)__builtin_convertvector(lanes, i32x4));
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_cvtepi32_epi64((__m128i)v));
        }
    }
}

/* tnk_cast_i32_i16__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=i32 to=i16 unroll=2
 * listed in gen/manifest/toint.lua: integers wider and narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i32_i16__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    int16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        int16_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i32x8 v = *(const i32x8u *)(x + i);
            *(i16x8u *)(y + i) = __builtin_shufflevector((i16x16)v, (i16x16){0}, 0, 2, 4, 6, 8, 10,
                12, 14);
            i32x8 v_1 = *(const i32x8u *)(x + i + 8);
            *(i16x8u *)(y + i + 8) =
                __builtin_shufflevector((i16x16)v_1, (i16x16){0}, 0, 2, 4, 6, 8, 10, 12, 14);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i32x8 v = *(const i32x8u *)(x + i);
            *(i16x8u *)(y + i) = __builtin_shufflevector((i16x16)v, (i16x16){0}, 0, 2, 4, 6, 8, 10,
                12, 14);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i32x8 v = (i32x8)_mm256_maskload_epi32((const int *)(x + whole), (__m256i)lanes);
            store_mask_i16x8(y + whole,
                __builtin_shufflevector((i16x16)v, (i16x16){0}, 0, 2, 4, 6, 8, 10, 12, 14),
                __builtin_convertvector(lanes, i16x8));
        }
    }
}

/* tnk_cast_i32_u8__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=i32 to=u8 unroll=2
 * listed in gen/manifest/toint.lua: integers wider and narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i32_u8__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i32x8 v = *(const i32x8u *)(x + i);
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)v, (u8x32){0}, 0, 4, 8, 12, 16, 20,
                24, 28);
            i32x8 v_1 = *(const i32x8u *)(x + i + 8);
            *(u8x8u *)(y + i + 8) =
                __builtin_shufflevector((u8x32)v_1, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i32x8 v = *(const i32x8u *)(x + i);
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)v, (u8x32){0}, 0, 4, 8, 12, 16, 20,
                24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i32x8 v = (i32x8)_mm256_maskload_epi32((const int *)(x + whole), (__m256i)lanes);
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)v, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_cast_u32_i64__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=u32 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: integers wider
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u32_i64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u32x4 v = *(const u32x4u *)(x + i);
            *(i64x4u *)(y + i) = (i64x4)_mm256_cvtepu32_epi64((__m128i)v);
            u32x4 v_1 = *(const u32x4u *)(x + i + 4);
            *(i64x4u *)(y + i + 4) = (i64x4)_mm256_cvtepu32_epi64((__m128i)v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u32x4 v = *(const u32x4u *)(x + i);
            *(i64x4u *)(y + i) = (i64x4)_mm256_cvtepu32_epi64((__m128i)v);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u32x4 v = (u32x4)_mm_maskload_epi32((const int *)(x + whole),
                (__m128i)__builtin_convertvector(lanes, i32x4));
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_cvtepu32_epi64((__m128i)v));
        }
    }
}

/* tnk_cast_i64_i32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=i64 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i64_i32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i64x4 v = *(const i64x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_shufflevector((i32x8)v, (i32x8){0}, 0, 2, 4, 6);
            i64x4 v_1 = *(const i64x4u *)(x + i + 4);
            *(i32x4u *)(y + i + 4) = __builtin_shufflevector((i32x8)v_1, (i32x8){0}, 0, 2, 4, 6);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i64x4 v = *(const i64x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_shufflevector((i32x8)v, (i32x8){0}, 0, 2, 4, 6);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            i64x4 v = (i64x4)_mm256_maskload_epi64((const long long *)(x + whole), (__m256i)lanes);
            _mm_maskstore_epi32((int *)(y + whole), (__m128i)__builtin_convertvector(lanes, i32x4),
                (__m128i)__builtin_shufflevector((i32x8)v, (i32x8){0}, 0, 2, 4, 6));
        }
    }
}

/* tnk_cast_bool_i32__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=bool to=i32 unroll=2
 * listed in gen/manifest/toint.lua: masks to count and multiply with
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_bool_i32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u8x8 v = *(const u8x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)min_u8x8(splat_u8x8(1), v)));
            u8x8 v_1 = *(const u8x8u *)(x + i + 8);
            *(i32x8u *)(y + i + 8) =
                (i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)min_u8x8(splat_u8x8(1), v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u8x8 v = *(const u8x8u *)(x + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)min_u8x8(splat_u8x8(1), v)));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u8x8 v = load_mask_u8x8(x + whole, __builtin_convertvector(lanes, i8x8));
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
                (int64_t)min_u8x8(splat_u8x8(1), v))));
        }
    }
}
