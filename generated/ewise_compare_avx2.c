/* ewise_compare_avx2.c: kernels of gen/manifest/ewise_compare.lua for avx2.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef u8x32 u8x32u __attribute__((aligned(1), may_alias));
typedef int8_t i8x32 __attribute__((vector_size(32)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef u16x16 u16x16u __attribute__((aligned(2), may_alias));
typedef int16_t i16x16 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef u32x8 u32x8u __attribute__((aligned(4), may_alias));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));
typedef u64x4 u64x4u __attribute__((aligned(8), may_alias));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef i8x32 i8x32u __attribute__((aligned(1), may_alias));
typedef i16x16 i16x16u __attribute__((aligned(2), may_alias));
typedef i32x8 i32x8u __attribute__((aligned(4), may_alias));
typedef i64x4 i64x4u __attribute__((aligned(8), may_alias));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef int8_t i8x16 __attribute__((vector_size(16)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef int8_t i8x8 __attribute__((vector_size(8)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));

static inline i8x32 first_lanes_i8x32(int64_t count)
{
    return (i8x32){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31 } < (int8_t)count;
}

static inline void store_mask_u8x32(uint8_t *p, u8x32 x, i8x32 m)
{
    for (int i = 0; i < 32; i++)
        if (m[i]) p[i] = x[i];
}

static inline u8x32 load_mask_u8x32(const uint8_t *p, i8x32 m)
{
    u8x32 x = {0};
    for (int i = 0; i < 32; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i16x16 first_lanes_i16x16(int64_t count)
{
    return (i16x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 } < (int16_t)count;
}

static inline void store_mask_u16x16(uint16_t *p, u16x16 x, i16x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline u16x16 load_mask_u16x16(const uint16_t *p, i16x16 m)
{
    u16x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
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

static inline void store_mask_i8x32(int8_t *p, i8x32 x, i8x32 m)
{
    for (int i = 0; i < 32; i++)
        if (m[i]) p[i] = x[i];
}

static inline i8x32 load_mask_i8x32(const int8_t *p, i8x32 m)
{
    i8x32 x = {0};
    for (int i = 0; i < 32; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i16x16(int16_t *p, i16x16 x, i16x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline i16x16 load_mask_i16x16(const int16_t *p, i16x16 m)
{
    i16x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i64x4 min_i64x4(i64x4 a, i64x4 b)
{
    i64x4 m = a < b;
    return (i64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline u64x4 max_u64x4(u64x4 a, u64x4 b)
{
    i64x4 m = a > b;
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline i64x4 max_i64x4(i64x4 a, i64x4 b)
{
    i64x4 m = a > b;
    return (i64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline u8x32 select_u8x32(i8x32 m, u8x32 a, u8x32 b)
{
    return (u8x32)((m & (i8x32)a) | (~m & (i8x32)b));
}

static inline u16x16 select_u16x16(i16x16 m, u16x16 a, u16x16 b)
{
    return (u16x16)((m & (i16x16)a) | (~m & (i16x16)b));
}

static inline void store_mask_u8x16(uint8_t *p, u8x16 x, i8x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline u32x8 select_u32x8(i32x8 m, u32x8 a, u32x8 b)
{
    return (u32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, i8x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline u64x4 select_u64x4(i64x4 m, u64x4 a, u64x4 b)
{
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline void store_mask_u8x4(uint8_t *p, u8x4 x, i8x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_min_u8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=min to=u8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_u8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            *(u8x32u *)(y + i) = (u8x32)_mm256_min_epu8((__m256i)*(const u8x32u *)(a_1 + i),
                (__m256i)*(const u8x32u *)(b_1 + i));
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            store_mask_u8x32(y + whole,
                (u8x32)_mm256_min_epu8((__m256i)load_mask_u8x32(a_1 + whole, lanes),
                (__m256i)load_mask_u8x32(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_u16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=min to=u16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_u16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint16_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(u16x16u *)(y + i) = (u16x16)_mm256_min_epu16((__m256i)*(const u16x16u *)(a_1 + i),
                (__m256i)*(const u16x16u *)(b_1 + i));
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            store_mask_u16x16(y + whole,
                (u16x16)_mm256_min_epu16((__m256i)load_mask_u16x16(a_1 + whole, lanes),
                (__m256i)load_mask_u16x16(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_u32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=min to=u32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_u32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint32_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(u32x8u *)(y + i) = (u32x8)_mm256_min_epu32((__m256i)*(const u32x8u *)(a_1 + i),
                (__m256i)*(const u32x8u *)(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_min_epu32((__m256i)_mm256_maskload_epi32((const int *)(a_1
                + whole), (__m256i)lanes),
                (__m256i)_mm256_maskload_epi32((const int *)(b_1 + whole), (__m256i)lanes)));
        }
    }
}

/* tnk_min_u64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=min to=u64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_u64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint64_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            *(u64x4u *)(y + i) = min_u64x4(*(const u64x4u *)(a_1 + i), *(const u64x4u *)(b_1 + i));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)min_u64x4((u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes), (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes)));
        }
    }
}

/* tnk_min_i8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i8 op=min to=i8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_i8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int8_t *b = data[1];
    int64_t b_row = stride[1][0];
    int8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *a_1 = a + row * a_row;
        const int8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            *(i8x32u *)(y + i) = (i8x32)_mm256_min_epi8((__m256i)*(const i8x32u *)(a_1 + i),
                (__m256i)*(const i8x32u *)(b_1 + i));
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            store_mask_i8x32(y + whole,
                (i8x32)_mm256_min_epi8((__m256i)load_mask_i8x32(a_1 + whole, lanes),
                (__m256i)load_mask_i8x32(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_i16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i16 op=min to=i16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_i16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int16_t *b = data[1];
    int64_t b_row = stride[1][0];
    int16_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *a_1 = a + row * a_row;
        const int16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(i16x16u *)(y + i) = (i16x16)_mm256_min_epi16((__m256i)*(const i16x16u *)(a_1 + i),
                (__m256i)*(const i16x16u *)(b_1 + i));
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            store_mask_i16x16(y + whole,
                (i16x16)_mm256_min_epi16((__m256i)load_mask_i16x16(a_1 + whole, lanes),
                (__m256i)load_mask_i16x16(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_i32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i32 op=min to=i32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_i32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int32_t *b = data[1];
    int64_t b_row = stride[1][0];
    int32_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *a_1 = a + row * a_row;
        const int32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(i32x8u *)(y + i) = (i32x8)_mm256_min_epi32((__m256i)*(const i32x8u *)(a_1 + i),
                (__m256i)*(const i32x8u *)(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_min_epi32((__m256i)_mm256_maskload_epi32((const int *)(a_1
                + whole), (__m256i)lanes),
                (__m256i)_mm256_maskload_epi32((const int *)(b_1 + whole), (__m256i)lanes)));
        }
    }
}

/* tnk_min_i64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i64 op=min to=i64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_i64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int64_t *b = data[1];
    int64_t b_row = stride[1][0];
    int64_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *a_1 = a + row * a_row;
        const int64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            *(i64x4u *)(y + i) = min_i64x4(*(const i64x4u *)(a_1 + i), *(const i64x4u *)(b_1 + i));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)min_i64x4((i64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes), (i64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes)));
        }
    }
}

/* tnk_max_u8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=max to=u8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_u8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            *(u8x32u *)(y + i) = (u8x32)_mm256_max_epu8((__m256i)*(const u8x32u *)(a_1 + i),
                (__m256i)*(const u8x32u *)(b_1 + i));
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            store_mask_u8x32(y + whole,
                (u8x32)_mm256_max_epu8((__m256i)load_mask_u8x32(a_1 + whole, lanes),
                (__m256i)load_mask_u8x32(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_u16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=max to=u16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_u16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint16_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(u16x16u *)(y + i) = (u16x16)_mm256_max_epu16((__m256i)*(const u16x16u *)(a_1 + i),
                (__m256i)*(const u16x16u *)(b_1 + i));
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            store_mask_u16x16(y + whole,
                (u16x16)_mm256_max_epu16((__m256i)load_mask_u16x16(a_1 + whole, lanes),
                (__m256i)load_mask_u16x16(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_u32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=max to=u32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_u32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint32_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(u32x8u *)(y + i) = (u32x8)_mm256_max_epu32((__m256i)*(const u32x8u *)(a_1 + i),
                (__m256i)*(const u32x8u *)(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_max_epu32((__m256i)_mm256_maskload_epi32((const int *)(a_1
                + whole), (__m256i)lanes),
                (__m256i)_mm256_maskload_epi32((const int *)(b_1 + whole), (__m256i)lanes)));
        }
    }
}

/* tnk_max_u64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=max to=u64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_u64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint64_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            *(u64x4u *)(y + i) = max_u64x4(*(const u64x4u *)(a_1 + i), *(const u64x4u *)(b_1 + i));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)max_u64x4((u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes), (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes)));
        }
    }
}

/* tnk_max_i8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i8 op=max to=i8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_i8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int8_t *b = data[1];
    int64_t b_row = stride[1][0];
    int8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *a_1 = a + row * a_row;
        const int8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            *(i8x32u *)(y + i) = (i8x32)_mm256_max_epi8((__m256i)*(const i8x32u *)(a_1 + i),
                (__m256i)*(const i8x32u *)(b_1 + i));
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            store_mask_i8x32(y + whole,
                (i8x32)_mm256_max_epi8((__m256i)load_mask_i8x32(a_1 + whole, lanes),
                (__m256i)load_mask_i8x32(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_i16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i16 op=max to=i16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_i16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int16_t *b = data[1];
    int64_t b_row = stride[1][0];
    int16_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *a_1 = a + row * a_row;
        const int16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(i16x16u *)(y + i) = (i16x16)_mm256_max_epi16((__m256i)*(const i16x16u *)(a_1 + i),
                (__m256i)*(const i16x16u *)(b_1 + i));
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            store_mask_i16x16(y + whole,
                (i16x16)_mm256_max_epi16((__m256i)load_mask_i16x16(a_1 + whole, lanes),
                (__m256i)load_mask_i16x16(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_i32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i32 op=max to=i32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_i32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int32_t *b = data[1];
    int64_t b_row = stride[1][0];
    int32_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *a_1 = a + row * a_row;
        const int32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(i32x8u *)(y + i) = (i32x8)_mm256_max_epi32((__m256i)*(const i32x8u *)(a_1 + i),
                (__m256i)*(const i32x8u *)(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_max_epi32((__m256i)_mm256_maskload_epi32((const int *)(a_1
                + whole), (__m256i)lanes),
                (__m256i)_mm256_maskload_epi32((const int *)(b_1 + whole), (__m256i)lanes)));
        }
    }
}

/* tnk_max_i64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i64 op=max to=i64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_i64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int64_t *b = data[1];
    int64_t b_row = stride[1][0];
    int64_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *a_1 = a + row * a_row;
        const int64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            *(i64x4u *)(y + i) = max_i64x4(*(const i64x4u *)(a_1 + i), *(const i64x4u *)(b_1 + i));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)max_i64x4((i64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes), (i64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes)));
        }
    }
}

/* tnk_equal_u8_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_u8_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u8x32 one = select_u8x32(*(const u8x32u *)(a_1 + i) == *(const u8x32u *)(b_1 + i),
                (u8x32)_mm256_set1_epi8(1), (u8x32){0});
            *(u8x32u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            u8x32 one = select_u8x32(load_mask_u8x32(a_1 + whole,
                lanes) == load_mask_u8x32(b_1 + whole, lanes), (u8x32)_mm256_set1_epi8(1),
                (u8x32){0});
            store_mask_u8x32(y + whole, one, lanes);
        }
    }
}

/* tnk_equal_u16_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_u16_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u16x16 one = select_u16x16(*(const u16x16u *)(a_1 + i) == *(const u16x16u *)(b_1 + i),
                (u16x16)_mm256_set1_epi16(1), (u16x16){0});
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            u16x16 one = select_u16x16(load_mask_u16x16(a_1 + whole,
                lanes) == load_mask_u16x16(b_1 + whole, lanes), (u16x16)_mm256_set1_epi16(1),
                (u16x16){0});
            store_mask_u8x16(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                20, 22, 24, 26, 28, 30), __builtin_convertvector(lanes, i8x16));
        }
    }
}

/* tnk_equal_u32_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_u32_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u32x8 one = select_u32x8(*(const u32x8u *)(a_1 + i) == *(const u32x8u *)(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8((u32x8)_mm256_maskload_epi32((const int *)(a_1 + whole),
                (__m256i)lanes) == (u32x8)_mm256_maskload_epi32((const int *)(b_1 + whole),
                (__m256i)lanes), (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_equal_u64_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_u64_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u64x4 one = select_u64x4(*(const u64x4u *)(a_1 + i) == *(const u64x4u *)(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4((u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes) == (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes), (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_not_equal_u8_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_u8_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u8x32 one = select_u8x32(*(const u8x32u *)(a_1 + i) != *(const u8x32u *)(b_1 + i),
                (u8x32)_mm256_set1_epi8(1), (u8x32){0});
            *(u8x32u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            u8x32 one = select_u8x32(load_mask_u8x32(a_1 + whole,
                lanes) != load_mask_u8x32(b_1 + whole, lanes), (u8x32)_mm256_set1_epi8(1),
                (u8x32){0});
            store_mask_u8x32(y + whole, one, lanes);
        }
    }
}

/* tnk_not_equal_u16_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_u16_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u16x16 one = select_u16x16(*(const u16x16u *)(a_1 + i) != *(const u16x16u *)(b_1 + i),
                (u16x16)_mm256_set1_epi16(1), (u16x16){0});
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            u16x16 one = select_u16x16(load_mask_u16x16(a_1 + whole,
                lanes) != load_mask_u16x16(b_1 + whole, lanes), (u16x16)_mm256_set1_epi16(1),
                (u16x16){0});
            store_mask_u8x16(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                20, 22, 24, 26, 28, 30), __builtin_convertvector(lanes, i8x16));
        }
    }
}

/* tnk_not_equal_u32_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_u32_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u32x8 one = select_u32x8(*(const u32x8u *)(a_1 + i) != *(const u32x8u *)(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8((u32x8)_mm256_maskload_epi32((const int *)(a_1 + whole),
                (__m256i)lanes) != (u32x8)_mm256_maskload_epi32((const int *)(b_1 + whole),
                (__m256i)lanes), (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_not_equal_u64_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_u64_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u64x4 one = select_u64x4(*(const u64x4u *)(a_1 + i) != *(const u64x4u *)(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4((u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes) != (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes), (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_u8_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_u8_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u8x32 one = select_u8x32(*(const u8x32u *)(a_1 + i) < *(const u8x32u *)(b_1 + i),
                (u8x32)_mm256_set1_epi8(1), (u8x32){0});
            *(u8x32u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            u8x32 one = select_u8x32(load_mask_u8x32(a_1 + whole,
                lanes) < load_mask_u8x32(b_1 + whole, lanes), (u8x32)_mm256_set1_epi8(1),
                (u8x32){0});
            store_mask_u8x32(y + whole, one, lanes);
        }
    }
}

/* tnk_less_u16_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_u16_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u16x16 one = select_u16x16(*(const u16x16u *)(a_1 + i) < *(const u16x16u *)(b_1 + i),
                (u16x16)_mm256_set1_epi16(1), (u16x16){0});
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            u16x16 one = select_u16x16(load_mask_u16x16(a_1 + whole,
                lanes) < load_mask_u16x16(b_1 + whole, lanes), (u16x16)_mm256_set1_epi16(1),
                (u16x16){0});
            store_mask_u8x16(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                20, 22, 24, 26, 28, 30), __builtin_convertvector(lanes, i8x16));
        }
    }
}

/* tnk_less_u32_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_u32_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u32x8 one = select_u32x8(*(const u32x8u *)(a_1 + i) < *(const u32x8u *)(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8((u32x8)_mm256_maskload_epi32((const int *)(a_1 + whole),
                (__m256i)lanes) < (u32x8)_mm256_maskload_epi32((const int *)(b_1 + whole),
                (__m256i)lanes), (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_u64_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_u64_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u64x4 one = select_u64x4(*(const u64x4u *)(a_1 + i) < *(const u64x4u *)(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4((u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes) < (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes), (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_i8_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i8 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_i8_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int8_t *a_1 = a + row * a_row;
        const int8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u8x32 one = select_u8x32(*(const i8x32u *)(a_1 + i) < *(const i8x32u *)(b_1 + i),
                (u8x32)_mm256_set1_epi8(1), (u8x32){0});
            *(u8x32u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            u8x32 one = select_u8x32(load_mask_i8x32(a_1 + whole,
                lanes) < load_mask_i8x32(b_1 + whole, lanes), (u8x32)_mm256_set1_epi8(1),
                (u8x32){0});
            store_mask_u8x32(y + whole, one, lanes);
        }
    }
}

/* tnk_less_i16_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i16 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_i16_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int16_t *a_1 = a + row * a_row;
        const int16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u16x16 one = select_u16x16(*(const i16x16u *)(a_1 + i) < *(const i16x16u *)(b_1 + i),
                (u16x16)_mm256_set1_epi16(1), (u16x16){0});
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            u16x16 one = select_u16x16(load_mask_i16x16(a_1 + whole,
                lanes) < load_mask_i16x16(b_1 + whole, lanes), (u16x16)_mm256_set1_epi16(1),
                (u16x16){0});
            store_mask_u8x16(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                20, 22, 24, 26, 28, 30), __builtin_convertvector(lanes, i8x16));
        }
    }
}

/* tnk_less_i32_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i32 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_i32_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int32_t *a_1 = a + row * a_row;
        const int32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u32x8 one = select_u32x8(*(const i32x8u *)(a_1 + i) < *(const i32x8u *)(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8((i32x8)_mm256_maskload_epi32((const int *)(a_1 + whole),
                (__m256i)lanes) < (i32x8)_mm256_maskload_epi32((const int *)(b_1 + whole),
                (__m256i)lanes), (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_i64_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i64 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_i64_bool__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int64_t *a_1 = a + row * a_row;
        const int64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u64x4 one = select_u64x4(*(const i64x4u *)(a_1 + i) < *(const i64x4u *)(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4((i64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes) < (i64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes), (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_equal_u8_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_u8_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u8x32 one = select_u8x32(*(const u8x32u *)(a_1 + i) <= *(const u8x32u *)(b_1 + i),
                (u8x32)_mm256_set1_epi8(1), (u8x32){0});
            *(u8x32u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            u8x32 one = select_u8x32(load_mask_u8x32(a_1 + whole,
                lanes) <= load_mask_u8x32(b_1 + whole, lanes), (u8x32)_mm256_set1_epi8(1),
                (u8x32){0});
            store_mask_u8x32(y + whole, one, lanes);
        }
    }
}

/* tnk_less_equal_u16_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_u16_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u16x16 one = select_u16x16(*(const u16x16u *)(a_1 + i) <= *(const u16x16u *)(b_1 + i),
                (u16x16)_mm256_set1_epi16(1), (u16x16){0});
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            u16x16 one = select_u16x16(load_mask_u16x16(a_1 + whole,
                lanes) <= load_mask_u16x16(b_1 + whole, lanes), (u16x16)_mm256_set1_epi16(1),
                (u16x16){0});
            store_mask_u8x16(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                20, 22, 24, 26, 28, 30), __builtin_convertvector(lanes, i8x16));
        }
    }
}

/* tnk_less_equal_u32_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_u32_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u32x8 one = select_u32x8(*(const u32x8u *)(a_1 + i) <= *(const u32x8u *)(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8((u32x8)_mm256_maskload_epi32((const int *)(a_1 + whole),
                (__m256i)lanes) <= (u32x8)_mm256_maskload_epi32((const int *)(b_1 + whole),
                (__m256i)lanes), (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_equal_u64_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_u64_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u64x4 one = select_u64x4(*(const u64x4u *)(a_1 + i) <= *(const u64x4u *)(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4((u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes) <= (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes), (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_equal_i8_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i8 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_i8_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int8_t *a_1 = a + row * a_row;
        const int8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u8x32 one = select_u8x32(*(const i8x32u *)(a_1 + i) <= *(const i8x32u *)(b_1 + i),
                (u8x32)_mm256_set1_epi8(1), (u8x32){0});
            *(u8x32u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            u8x32 one = select_u8x32(load_mask_i8x32(a_1 + whole,
                lanes) <= load_mask_i8x32(b_1 + whole, lanes), (u8x32)_mm256_set1_epi8(1),
                (u8x32){0});
            store_mask_u8x32(y + whole, one, lanes);
        }
    }
}

/* tnk_less_equal_i16_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i16 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_i16_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int16_t *a_1 = a + row * a_row;
        const int16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u16x16 one = select_u16x16(*(const i16x16u *)(a_1 + i) <= *(const i16x16u *)(b_1 + i),
                (u16x16)_mm256_set1_epi16(1), (u16x16){0});
            *(u8x16u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10,
                12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            u16x16 one = select_u16x16(load_mask_i16x16(a_1 + whole,
                lanes) <= load_mask_i16x16(b_1 + whole, lanes), (u16x16)_mm256_set1_epi16(1),
                (u16x16){0});
            store_mask_u8x16(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                20, 22, 24, 26, 28, 30), __builtin_convertvector(lanes, i8x16));
        }
    }
}

/* tnk_less_equal_i32_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i32 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_i32_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int32_t *a_1 = a + row * a_row;
        const int32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u32x8 one = select_u32x8(*(const i32x8u *)(a_1 + i) <= *(const i32x8u *)(b_1 + i),
                (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            *(u8x8u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16,
                20, 24, 28);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 one = select_u32x8((i32x8)_mm256_maskload_epi32((const int *)(a_1 + whole),
                (__m256i)lanes) <= (i32x8)_mm256_maskload_epi32((const int *)(b_1 + whole),
                (__m256i)lanes), (u32x8)_mm256_set1_epi32(1), (u32x8){0});
            store_mask_u8x8(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 4, 8, 12, 16, 20, 24, 28),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_equal_i64_bool__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i64 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_i64_bool__avx2_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int64_t *a_1 = a + row * a_row;
        const int64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u64x4 one = select_u64x4(*(const i64x4u *)(a_1 + i) <= *(const i64x4u *)(b_1 + i),
                (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            *(u8x4u *)(y + i) = __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 one = select_u64x4((i64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes) <= (i64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes), (u64x4)_mm256_set1_epi64x(1ull), (u64x4){0});
            store_mask_u8x4(y + whole,
                __builtin_shufflevector((u8x32)one, (u8x32){0}, 0, 8, 16, 24),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}
