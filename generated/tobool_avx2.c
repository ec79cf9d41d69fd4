/* tobool_avx2.c: kernels of gen/manifest/tobool.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef u8x32 u8x32u __attribute__((aligned(1), may_alias));
typedef int8_t i8x32 __attribute__((vector_size(32)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef u16x16 u16x16u __attribute__((aligned(2), may_alias));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef int16_t i16x16 __attribute__((vector_size(32)));
typedef int8_t i8x16 __attribute__((vector_size(16)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef u32x8 u32x8u __attribute__((aligned(4), may_alias));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef int8_t i8x8 __attribute__((vector_size(8)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));
typedef u64x4 u64x4u __attribute__((aligned(8), may_alias));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));

static inline i8x32 first_lanes_i8x32(int64_t count)
{
    return (i8x32){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31 } < (int8_t)count;
}

static inline u8x32 load_mask_u8x32(const uint8_t *p, i8x32 m)
{
    u8x32 x = {0};
    for (int i = 0; i < 32; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u8x32(uint8_t *p, u8x32 x, i8x32 m)
{
    for (int i = 0; i < 32; i++)
        if (m[i]) p[i] = x[i];
}

static inline i16x16 first_lanes_i16x16(int64_t count)
{
    return (i16x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 } < (int16_t)count;
}

static inline u16x16 load_mask_u16x16(const uint16_t *p, i16x16 m)
{
    u16x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u8x16(uint8_t *p, u8x16 x, i8x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, i8x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline u64x4 min_u64x4(u64x4 a, u64x4 b)
{
    i64x4 m = a < b;
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline void store_mask_u8x4(uint8_t *p, u8x4 x, i8x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_cast_u8_bool__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=u8 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 ld 2 st; 1 max 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u8_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -32;
        int64_t unrolled = columns & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            u8x32 v = *(const u8x32u *)(x + i);
            u8x32 one = (u8x32)_mm256_min_epu8((__m256i)_mm256_set1_epi8(1), (__m256i)v);
            *(u8x32u *)(y + i) = one;
            u8x32 v_1 = *(const u8x32u *)(x + i + 32);
            u8x32 one_1 = (u8x32)_mm256_min_epu8((__m256i)_mm256_set1_epi8(1), (__m256i)v_1);
            *(u8x32u *)(y + i + 32) = one_1;
        }
        for (int64_t i = unrolled; i < whole; i += 32) {
            u8x32 v = *(const u8x32u *)(x + i);
            u8x32 one = (u8x32)_mm256_min_epu8((__m256i)_mm256_set1_epi8(1), (__m256i)v);
            *(u8x32u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            u8x32 v = load_mask_u8x32(x + whole, lanes);
            u8x32 one = (u8x32)_mm256_min_epu8((__m256i)_mm256_set1_epi8(1), (__m256i)v);
            store_mask_u8x32(y + whole, one, lanes);
        }
    }
}

/* tnk_cast_u16_bool__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=u16 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u16_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u16x16 v = *(const u16x16u *)(x + i);
            u16x16 one = (u16x16)_mm256_min_epu16((__m256i)_mm256_set1_epi16(1), (__m256i)v);
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
            u16x16 v_1 = *(const u16x16u *)(x + i + 16);
            u16x16 one_1 = (u16x16)_mm256_min_epu16((__m256i)_mm256_set1_epi16(1), (__m256i)v_1);
            *(u8x16u *)(y + i + 16) =
                __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16,
                18, 20, 22, 24, 26, 28, 30);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u16x16 v = *(const u16x16u *)(x + i);
            u16x16 one = (u16x16)_mm256_min_epu16((__m256i)_mm256_set1_epi16(1), (__m256i)v);
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            u16x16 v = load_mask_u16x16(x + whole, lanes);
            u16x16 one = (u16x16)_mm256_min_epu16((__m256i)_mm256_set1_epi16(1), (__m256i)v);
            store_mask_u8x16(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                20, 22, 24, 26, 28, 30), __builtin_convertvector(lanes, i8x16));
        }
    }
}

/* tnk_cast_u32_bool__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=u32 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u32_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u32x8 v = *(const u32x8u *)(x + i);
            u32x8 one = (u32x8)_mm256_min_epu32((__m256i)_mm256_set1_epi32(1), (__m256i)v);
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
            u32x8 v_1 = *(const u32x8u *)(x + i + 8);
            u32x8 one_1 = (u32x8)_mm256_min_epu32((__m256i)_mm256_set1_epi32(1), (__m256i)v_1);
            *(u8x8u *)(y + i + 8) =
                __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u32x8 v = *(const u32x8u *)(x + i);
            u32x8 one = (u32x8)_mm256_min_epu32((__m256i)_mm256_set1_epi32(1), (__m256i)v);
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 v = (u32x8)_mm256_maskload_epi32((const int *)(x + whole), (__m256i)lanes);
            u32x8 one = (u32x8)_mm256_min_epu32((__m256i)_mm256_set1_epi32(1), (__m256i)v);
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_cast_u64_bool__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=u64 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u64_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u64x4 v = *(const u64x4u *)(x + i);
            u64x4 one = min_u64x4((u64x4)_mm256_set1_epi64x(1ull), v);
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
            u64x4 v_1 = *(const u64x4u *)(x + i + 4);
            u64x4 one_1 = min_u64x4((u64x4)_mm256_set1_epi64x(1ull), v_1);
            *(u8x4u *)(y + i + 4) = __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 8, 16, 24);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u64x4 v = *(const u64x4u *)(x + i);
            u64x4 one = min_u64x4((u64x4)_mm256_set1_epi64x(1ull), v);
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 v = (u64x4)_mm256_maskload_epi64((const long long *)(x + whole), (__m256i)lanes);
            u64x4 one = min_u64x4((u64x4)_mm256_set1_epi64x(1ull), v);
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_cast_f32_bool__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f32 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0, NaN included
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_f32_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u32x8 one = (u32x8)_mm256_min_epu32((__m256i)_mm256_set1_epi32(1),
                (__m256i)((u32x8)v << 1));
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
            f32x8 v_1 = _mm256_loadu_ps(x + i + 8);
            u32x8 one_1 = (u32x8)_mm256_min_epu32((__m256i)_mm256_set1_epi32(1),
                (__m256i)((u32x8)v_1 << 1));
            *(u8x8u *)(y + i + 8) =
                __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x + i);
            u32x8 one = (u32x8)_mm256_min_epu32((__m256i)_mm256_set1_epi32(1),
                (__m256i)((u32x8)v << 1));
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x + whole, (__m256i)lanes);
            u32x8 one = (u32x8)_mm256_min_epu32((__m256i)_mm256_set1_epi32(1),
                (__m256i)((u32x8)v << 1));
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_cast_f64_bool__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f64 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0, NaN included
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_f64_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u64x4 one = min_u64x4((u64x4)_mm256_set1_epi64x(1ull), (u64x4)v << 1ull);
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
            f64x4 v_1 = _mm256_loadu_pd(x + i + 4);
            u64x4 one_1 = min_u64x4((u64x4)_mm256_set1_epi64x(1ull), (u64x4)v_1 << 1ull);
            *(u8x4u *)(y + i + 4) = __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 8, 16, 24);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 v = _mm256_loadu_pd(x + i);
            u64x4 one = min_u64x4((u64x4)_mm256_set1_epi64x(1ull), (u64x4)v << 1ull);
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 v = _mm256_maskload_pd(x + whole, (__m256i)lanes);
            u64x4 one = min_u64x4((u64x4)_mm256_set1_epi64x(1ull), (u64x4)v << 1ull);
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_cast_f16_bool__avx2_u2
 * cast of elements.
 * from templates/cast.lua, avx2: from=f16 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0, NaN included; bf16 has the same zeros
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_f16_bool__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u16x16 v = *(const u16x16u *)(x + i);
            u16x16 one = (u16x16)_mm256_min_epu16((__m256i)_mm256_set1_epi16(1),
                (__m256i)(v << (u16x16)_mm256_set1_epi16(1)));
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
            u16x16 v_1 = *(const u16x16u *)(x + i + 16);
            u16x16 one_1 = (u16x16)_mm256_min_epu16((__m256i)_mm256_set1_epi16(1),
                (__m256i)(v_1 << (u16x16)_mm256_set1_epi16(1)));
            *(u8x16u *)(y + i + 16) =
                __builtin_shufflevector((u8x32)one_1, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16,
                18, 20, 22, 24, 26, 28, 30);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u16x16 v = *(const u16x16u *)(x + i);
            u16x16 one = (u16x16)_mm256_min_epu16((__m256i)_mm256_set1_epi16(1),
                (__m256i)(v << (u16x16)_mm256_set1_epi16(1)));
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            u16x16 v = load_mask_u16x16(x + whole, lanes);
            u16x16 one = (u16x16)_mm256_min_epu16((__m256i)_mm256_set1_epi16(1),
                (__m256i)(v << (u16x16)_mm256_set1_epi16(1)));
            store_mask_u8x16(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                20, 22, 24, 26, 28, 30), __builtin_convertvector(lanes, i8x16));
        }
    }
}
