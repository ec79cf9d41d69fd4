/* ewise_int_avx2.c: kernels of gen/manifest/ewise_int.lua for avx2. Generated: do not edit. */
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
typedef i32x8 i32x8u __attribute__((aligned(4), may_alias));
typedef double f64x4 __attribute__((vector_size(32)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef i64x4 i64x4u __attribute__((aligned(8), may_alias));
typedef i8x32 i8x32u __attribute__((aligned(1), may_alias));
typedef i16x16 i16x16u __attribute__((aligned(2), may_alias));

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

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline i32x8 select_i32x8(i32x8 m, i32x8 a, i32x8 b)
{
    return (i32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

static inline u32x4 low_half_u32x8(u32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

static inline u32x4 high_half_u32x8(u32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline u32x8 join_u32x4(u32x4 a, u32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline u32x8 select_u32x8(i32x8 m, u32x8 a, u32x8 b)
{
    return (u32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

static inline u64x4 select_u64x4(i64x4 m, u64x4 a, u64x4 b)
{
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline i64x4 select_i64x4(i64x4 m, i64x4 a, i64x4 b)
{
    return (i64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline i64x4 abs_i64x4(i64x4 x)
{
    i64x4 sign = x < 0;
    return (x ^ sign) - sign;
}

static inline i8x32 load_mask_i8x32(const int8_t *p, i8x32 m)
{
    i8x32 x = {0};
    for (int i = 0; i < 32; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i8x32(int8_t *p, i8x32 x, i8x32 m)
{
    for (int i = 0; i < 32; i++)
        if (m[i]) p[i] = x[i];
}

static inline i16x16 load_mask_i16x16(const int16_t *p, i16x16 m)
{
    i16x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i16x16(int16_t *p, i16x16 x, i16x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline float min_f32(float a, float b)
{
    return a < b ? a : b;
}

static inline float max_f32(float a, float b)
{
    return a > b ? a : b;
}

static inline u64x4 min_u64x4(u64x4 a, u64x4 b)
{
    i64x4 m = a < b;
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline u64x4 max_u64x4(u64x4 a, u64x4 b)
{
    i64x4 m = a > b;
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline i64x4 min_i64x4(i64x4 a, i64x4 b)
{
    i64x4 m = a < b;
    return (i64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline i64x4 max_i64x4(i64x4 a, i64x4 b)
{
    i64x4 m = a > b;
    return (i64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

/* tnk_add_u8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=add to=u8 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_add_u8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x32u *)(y + i) = *(const u8x32u *)(a_1 + i) + *(const u8x32u *)(b_1 + i);
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            store_mask_u8x32(y + whole,
                load_mask_u8x32(a_1 + whole, lanes) + load_mask_u8x32(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_add_u16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=add to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_add_u16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x16u *)(y + i) = *(const u16x16u *)(a_1 + i) + *(const u16x16u *)(b_1 + i);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            store_mask_u16x16(y + whole,
                load_mask_u16x16(a_1 + whole, lanes) + load_mask_u16x16(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_add_u32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=add to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_add_u32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x8u *)(y + i) = *(const u32x8u *)(a_1 + i) + *(const u32x8u *)(b_1 + i);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)((u32x8)_mm256_maskload_epi32((const int *)(a_1 + whole), (__m256i)lanes)
                + (u32x8)_mm256_maskload_epi32((const int *)(b_1 + whole), (__m256i)lanes)));
        }
    }
}

/* tnk_add_u64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=add to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_add_u64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x4u *)(y + i) = *(const u64x4u *)(a_1 + i) + *(const u64x4u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)((u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes) + (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes)));
        }
    }
}

/* tnk_sub_u8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=sub to=u8 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sub_u8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x32u *)(y + i) = *(const u8x32u *)(a_1 + i) - *(const u8x32u *)(b_1 + i);
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            store_mask_u8x32(y + whole,
                load_mask_u8x32(a_1 + whole, lanes) - load_mask_u8x32(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_sub_u16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=sub to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sub_u16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x16u *)(y + i) = *(const u16x16u *)(a_1 + i) - *(const u16x16u *)(b_1 + i);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            store_mask_u16x16(y + whole,
                load_mask_u16x16(a_1 + whole, lanes) - load_mask_u16x16(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_sub_u32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=sub to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sub_u32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x8u *)(y + i) = *(const u32x8u *)(a_1 + i) - *(const u32x8u *)(b_1 + i);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)((u32x8)_mm256_maskload_epi32((const int *)(a_1 + whole), (__m256i)lanes)
                - (u32x8)_mm256_maskload_epi32((const int *)(b_1 + whole), (__m256i)lanes)));
        }
    }
}

/* tnk_sub_u64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=sub to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sub_u64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x4u *)(y + i) = *(const u64x4u *)(a_1 + i) - *(const u64x4u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)((u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes) - (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes)));
        }
    }
}

/* tnk_mul_u32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=mul to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 mul 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_mul_u32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x8u *)(y + i) = *(const u32x8u *)(a_1 + i) * *(const u32x8u *)(b_1 + i);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)((u32x8)_mm256_maskload_epi32((const int *)(a_1 + whole), (__m256i)lanes)
                * (u32x8)_mm256_maskload_epi32((const int *)(b_1 + whole), (__m256i)lanes)));
        }
    }
}

/* tnk_mul_u16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=mul to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 mul 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_mul_u16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x16u *)(y + i) = *(const u16x16u *)(a_1 + i) * *(const u16x16u *)(b_1 + i);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            store_mask_u16x16(y + whole,
                load_mask_u16x16(a_1 + whole, lanes) * load_mask_u16x16(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_mul_u64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=mul to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 mul 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_mul_u64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x4u *)(y + i) = *(const u64x4u *)(a_1 + i) * *(const u64x4u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)((u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes) * (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes)));
        }
    }
}

/* tnk_div_i32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i32 op=div to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, every tier
 * a turn of the inner loop: 2 div 6 convert 3 select 5 shuffle 2 ld 1 st
 * vector registers: 6 of 16 */
void tnk_div_i32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            i32x8 x = *(const i32x8u *)(a_1 + i);
            i32x8 x_1 = *(const i32x8u *)(b_1 + i);
            i32x8 same = x_1 == 0;
            i32x8 divisor = select_i32x8(same, (i32x8)_mm256_set1_epi32(1), x_1);
            u32x8 t_1 = (u32x8)_mm256_abs_epi32((__m256i)x);
            u32x8 t_3 = (u32x8)_mm256_abs_epi32((__m256i)divisor);
            f64x4 t_8 = __builtin_convertvector(low_half_u32x8(t_1), f64x4)
                / __builtin_convertvector(low_half_u32x8(t_3), f64x4);
            f64x4 t_14 = __builtin_convertvector(high_half_u32x8(t_1), f64x4)
                / __builtin_convertvector(high_half_u32x8(t_3), f64x4);
            i32x8 size = (i32x8)join_u32x4(__builtin_convertvector(t_8, u32x4),
                __builtin_convertvector(t_14, u32x4));
            i32x8 t_19 = select_i32x8((x ^ x_1) < 0, -size, size);
            *(i32x8u *)(y + i) = select_i32x8(same, (i32x8){0}, t_19);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i32x8 x = (i32x8)_mm256_maskload_epi32((const int *)(a_1 + whole), (__m256i)lanes);
            i32x8 x_1 = (i32x8)_mm256_maskload_epi32((const int *)(b_1 + whole), (__m256i)lanes);
            i32x8 same = x_1 == 0;
            i32x8 divisor = select_i32x8(same, (i32x8)_mm256_set1_epi32(1), x_1);
            u32x8 t_1 = (u32x8)_mm256_abs_epi32((__m256i)x);
            u32x8 t_3 = (u32x8)_mm256_abs_epi32((__m256i)divisor);
            f64x4 t_8 = __builtin_convertvector(low_half_u32x8(t_1), f64x4)
                / __builtin_convertvector(low_half_u32x8(t_3), f64x4);
            f64x4 t_14 = __builtin_convertvector(high_half_u32x8(t_1), f64x4)
                / __builtin_convertvector(high_half_u32x8(t_3), f64x4);
            i32x8 size = (i32x8)join_u32x4(__builtin_convertvector(t_8, u32x4),
                __builtin_convertvector(t_14, u32x4));
            i32x8 t_19 = select_i32x8((x ^ x_1) < 0, -size, size);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)select_i32x8(same, (i32x8){0}, t_19));
        }
    }
}

/* tnk_div_u32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=div to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 2 div 6 convert 2 select 5 shuffle 2 ld 1 st
 * vector registers: 4 of 16 */
void tnk_div_u32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u32x8 x = *(const u32x8u *)(a_1 + i);
            u32x8 x_1 = *(const u32x8u *)(b_1 + i);
            i32x8 same = x_1 == 0;
            u32x8 divisor = select_u32x8(same, (u32x8)_mm256_set1_epi32(1), x_1);
            f64x4 t_4 = __builtin_convertvector(low_half_u32x8(x), f64x4)
                / __builtin_convertvector(low_half_u32x8(divisor), f64x4);
            f64x4 t_10 = __builtin_convertvector(high_half_u32x8(x), f64x4)
                / __builtin_convertvector(high_half_u32x8(divisor), f64x4);
            u32x8 t_13 = select_u32x8(same, (u32x8){0},
                join_u32x4(__builtin_convertvector(t_4, u32x4),
                __builtin_convertvector(t_10, u32x4)));
            *(u32x8u *)(y + i) = t_13;
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 x = (u32x8)_mm256_maskload_epi32((const int *)(a_1 + whole), (__m256i)lanes);
            u32x8 x_1 = (u32x8)_mm256_maskload_epi32((const int *)(b_1 + whole), (__m256i)lanes);
            i32x8 same = x_1 == 0;
            u32x8 divisor = select_u32x8(same, (u32x8)_mm256_set1_epi32(1), x_1);
            f64x4 t_4 = __builtin_convertvector(low_half_u32x8(x), f64x4)
                / __builtin_convertvector(low_half_u32x8(divisor), f64x4);
            f64x4 t_10 = __builtin_convertvector(high_half_u32x8(x), f64x4)
                / __builtin_convertvector(high_half_u32x8(divisor), f64x4);
            u32x8 t_13 = select_u32x8(same, (u32x8){0},
                join_u32x4(__builtin_convertvector(t_4, u32x4),
                __builtin_convertvector(t_10, u32x4)));
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes, (__m256i)t_13);
        }
    }
}

/* tnk_div_u64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=div to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 4 add 4 mul 2 div 5 convert 3 select 2 ld 1 st
 * vector registers: 5 of 16 */
void tnk_div_u64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u64x4 x = *(const u64x4u *)(a_1 + i);
            u64x4 x_1 = *(const u64x4u *)(b_1 + i);
            i64x4 same = x_1 == 0ull;
            u64x4 divisor = select_u64x4(same, (u64x4)_mm256_set1_epi64x(1ull), x_1);
            f64x4 wide = __builtin_convertvector(divisor, f64x4);
            u64x4 part = __builtin_convertvector(__builtin_convertvector(x, f64x4) / wide
                * 0.99999999999999911, u64x4);
            u64x4 left = x - part * divisor;
            u64x4 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x4) / wide
                * 0.99999999999999911, u64x4);
            left -= part_1 * divisor;
            u64x4 quotient = part + part_1;
            u64x4 t_10 = select_u64x4(same, (u64x4){0},
                select_u64x4(left < divisor, quotient, quotient + 1ull));
            *(u64x4u *)(y + i) = t_10;
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 x = (u64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes);
            u64x4 x_1 = (u64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes);
            i64x4 same = x_1 == 0ull;
            u64x4 divisor = select_u64x4(same, (u64x4)_mm256_set1_epi64x(1ull), x_1);
            f64x4 wide = __builtin_convertvector(divisor, f64x4);
            u64x4 part = __builtin_convertvector(__builtin_convertvector(x, f64x4) / wide
                * 0.99999999999999911, u64x4);
            u64x4 left = x - part * divisor;
            u64x4 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x4) / wide
                * 0.99999999999999911, u64x4);
            left -= part_1 * divisor;
            u64x4 quotient = part + part_1;
            u64x4 t_10 = select_u64x4(same, (u64x4){0},
                select_u64x4(left < divisor, quotient, quotient + 1ull));
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes, (__m256i)t_10);
        }
    }
}

/* tnk_div_i64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i64 op=div to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, every tier
 * a turn of the inner loop: 4 add 4 mul 2 div 5 convert 4 select 2 ld 1 st
 * vector registers: 7 of 16 */
void tnk_div_i64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            i64x4 x = *(const i64x4u *)(a_1 + i);
            i64x4 x_1 = *(const i64x4u *)(b_1 + i);
            i64x4 same = x_1 == 0ll;
            i64x4 divisor = select_i64x4(same, (i64x4)_mm256_set1_epi64x(1ll), x_1);
            u64x4 t_1 = (u64x4)abs_i64x4(x);
            u64x4 t_3 = (u64x4)abs_i64x4(divisor);
            f64x4 wide = __builtin_convertvector(t_3, f64x4);
            u64x4 part = __builtin_convertvector(__builtin_convertvector(t_1, f64x4) / wide
                * 0.99999999999999911, u64x4);
            u64x4 left = t_1 - part * t_3;
            u64x4 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x4) / wide
                * 0.99999999999999911, u64x4);
            left -= part_1 * t_3;
            u64x4 quotient = part + part_1;
            i64x4 size = (i64x4)select_u64x4(left < t_3, quotient, quotient + 1ull);
            i64x4 t_16 = select_i64x4((x ^ x_1) < 0ll, -size, size);
            *(i64x4u *)(y + i) = select_i64x4(same, (i64x4){0}, t_16);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            i64x4 x = (i64x4)_mm256_maskload_epi64((const long long *)(a_1 + whole),
                (__m256i)lanes);
            i64x4 x_1 = (i64x4)_mm256_maskload_epi64((const long long *)(b_1 + whole),
                (__m256i)lanes);
            i64x4 same = x_1 == 0ll;
            i64x4 divisor = select_i64x4(same, (i64x4)_mm256_set1_epi64x(1ll), x_1);
            u64x4 t_1 = (u64x4)abs_i64x4(x);
            u64x4 t_3 = (u64x4)abs_i64x4(divisor);
            f64x4 wide = __builtin_convertvector(t_3, f64x4);
            u64x4 part = __builtin_convertvector(__builtin_convertvector(t_1, f64x4) / wide
                * 0.99999999999999911, u64x4);
            u64x4 left = t_1 - part * t_3;
            u64x4 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x4) / wide
                * 0.99999999999999911, u64x4);
            left -= part_1 * t_3;
            u64x4 quotient = part + part_1;
            i64x4 size = (i64x4)select_u64x4(left < t_3, quotient, quotient + 1ull);
            i64x4 t_16 = select_i64x4((x ^ x_1) < 0ll, -size, size);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)select_i64x4(same, (i64x4){0}, t_16));
        }
    }
}

/* tnk_neg_i8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i8 op=neg to=i8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_neg_i8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *x = data[0];
    int64_t x_row = stride[0][0];
    int8_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *x_1 = x + row * x_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            i8x32 v = *(const i8x32u *)(x_1 + i);
            *(i8x32u *)(y + i) = -v;
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            i8x32 v = load_mask_i8x32(x_1 + whole, lanes);
            store_mask_i8x32(y + whole, -v, lanes);
        }
    }
}

/* tnk_neg_i16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i16 op=neg to=i16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_neg_i16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *x = data[0];
    int64_t x_row = stride[0][0];
    int16_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i16x16 v = *(const i16x16u *)(x_1 + i);
            *(i16x16u *)(y + i) = -v;
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            i16x16 v = load_mask_i16x16(x_1 + whole, lanes);
            store_mask_i16x16(y + whole, -v, lanes);
        }
    }
}

/* tnk_neg_i32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i32 op=neg to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_neg_i32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    int64_t x_row = stride[0][0];
    int32_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 v = *(const i32x8u *)(x_1 + i);
            *(i32x8u *)(y + i) = -v;
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i32x8 v = (i32x8)_mm256_maskload_epi32((const int *)(x_1 + whole), (__m256i)lanes);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes, (__m256i)-v);
        }
    }
}

/* tnk_neg_i64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i64 op=neg to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_neg_i64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *x = data[0];
    int64_t x_row = stride[0][0];
    int64_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i64x4 v = *(const i64x4u *)(x_1 + i);
            *(i64x4u *)(y + i) = -v;
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            i64x4 v = (i64x4)_mm256_maskload_epi64((const long long *)(x_1 + whole),
                (__m256i)lanes);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes, (__m256i)-v);
        }
    }
}

/* tnk_abs_i8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i8 op=abs to=i8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_abs_i8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *x = data[0];
    int64_t x_row = stride[0][0];
    int8_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *x_1 = x + row * x_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            i8x32 v = *(const i8x32u *)(x_1 + i);
            *(i8x32u *)(y + i) = (i8x32)_mm256_abs_epi8((__m256i)v);
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            i8x32 v = load_mask_i8x32(x_1 + whole, lanes);
            store_mask_i8x32(y + whole, (i8x32)_mm256_abs_epi8((__m256i)v), lanes);
        }
    }
}

/* tnk_abs_i16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i16 op=abs to=i16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_abs_i16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *x = data[0];
    int64_t x_row = stride[0][0];
    int16_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i16x16 v = *(const i16x16u *)(x_1 + i);
            *(i16x16u *)(y + i) = (i16x16)_mm256_abs_epi16((__m256i)v);
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            i16x16 v = load_mask_i16x16(x_1 + whole, lanes);
            store_mask_i16x16(y + whole, (i16x16)_mm256_abs_epi16((__m256i)v), lanes);
        }
    }
}

/* tnk_abs_i32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i32 op=abs to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_abs_i32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    int64_t x_row = stride[0][0];
    int32_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 v = *(const i32x8u *)(x_1 + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_abs_epi32((__m256i)v);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i32x8 v = (i32x8)_mm256_maskload_epi32((const int *)(x_1 + whole), (__m256i)lanes);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_abs_epi32((__m256i)v));
        }
    }
}

/* tnk_abs_i64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i64 op=abs to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_abs_i64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *x = data[0];
    int64_t x_row = stride[0][0];
    int64_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i64x4 v = *(const i64x4u *)(x_1 + i);
            *(i64x4u *)(y + i) = abs_i64x4(v);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            i64x4 v = (i64x4)_mm256_maskload_epi64((const long long *)(x_1 + whole),
                (__m256i)lanes);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes, (__m256i)abs_i64x4(v));
        }
    }
}

/* tnk_clip_u8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u8 op=clip to=u8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_u8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint8_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(255.0f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u8x32 lo = (u8x32)_mm256_set1_epi8((uint8_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(255.0f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u8x32 hi = (u8x32)_mm256_set1_epi8((uint8_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *x_3 = x + row * x_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u8x32 v = *(const u8x32u *)(x_3 + i);
            *(u8x32u *)(y + i) = (u8x32)_mm256_min_epu8((__m256i)hi,
                (__m256i)_mm256_max_epu8((__m256i)lo, (__m256i)v));
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            u8x32 v = load_mask_u8x32(x_3 + whole, lanes);
            store_mask_u8x32(y + whole,
                (u8x32)_mm256_min_epu8((__m256i)hi,
                (__m256i)_mm256_max_epu8((__m256i)lo, (__m256i)v)), lanes);
        }
    }
}

/* tnk_clip_u16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u16 op=clip to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_u16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint16_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint16_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(65535.0f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u16x16 lo = (u16x16)_mm256_set1_epi16((uint16_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(65535.0f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u16x16 hi = (u16x16)_mm256_set1_epi16((uint16_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint16_t *x_3 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u16x16 v = *(const u16x16u *)(x_3 + i);
            *(u16x16u *)(y + i) = (u16x16)_mm256_min_epu16((__m256i)hi,
                (__m256i)_mm256_max_epu16((__m256i)lo, (__m256i)v));
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            u16x16 v = load_mask_u16x16(x_3 + whole, lanes);
            store_mask_u16x16(y + whole,
                (u16x16)_mm256_min_epu16((__m256i)hi,
                (__m256i)_mm256_max_epu16((__m256i)lo, (__m256i)v)), lanes);
        }
    }
}

/* tnk_clip_u32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u32 op=clip to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_u32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint32_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint32_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(4.29496704e+09f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u32x8 lo = (u32x8)_mm256_set1_epi32(4.2949673e+09f <= x_1 ? 4294967295u : (uint32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(4.29496704e+09f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u32x8 hi = (u32x8)_mm256_set1_epi32(4.2949673e+09f <= x_2 ? 4294967295u : (uint32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint32_t *x_3 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u32x8 v = *(const u32x8u *)(x_3 + i);
            *(u32x8u *)(y + i) = (u32x8)_mm256_min_epu32((__m256i)hi,
                (__m256i)_mm256_max_epu32((__m256i)lo, (__m256i)v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            u32x8 v = (u32x8)_mm256_maskload_epi32((const int *)(x_3 + whole), (__m256i)lanes);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_min_epu32((__m256i)hi,
                (__m256i)_mm256_max_epu32((__m256i)lo, (__m256i)v)));
        }
    }
}

/* tnk_clip_u64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=u64 op=clip to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_u64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint64_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint64_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(1.8446743e+19f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u64x4 lo = (u64x4)_mm256_set1_epi64x(1.84467441e+19f <= x_1 ? 18446744073709551615ull
        : (uint64_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(1.8446743e+19f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u64x4 hi = (u64x4)_mm256_set1_epi64x(1.84467441e+19f <= x_2 ? 18446744073709551615ull
        : (uint64_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint64_t *x_3 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u64x4 v = *(const u64x4u *)(x_3 + i);
            *(u64x4u *)(y + i) = min_u64x4(hi, max_u64x4(lo, v));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            u64x4 v = (u64x4)_mm256_maskload_epi64((const long long *)(x_3 + whole),
                (__m256i)lanes);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)min_u64x4(hi, max_u64x4(lo, v)));
        }
    }
}

/* tnk_clip_i8__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i8 op=clip to=i8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_i8__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int8_t *x = data[0];
    int64_t x_row = stride[0][0];
    int8_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(127.0f, max_f32(-128.0f, x_1 == x_1 ? x_1 : 0.0f));
    i8x32 lo = (i8x32)_mm256_set1_epi8((int8_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(127.0f, max_f32(-128.0f, x_2 == x_2 ? x_2 : 0.0f));
    i8x32 hi = (i8x32)_mm256_set1_epi8((int8_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *x_3 = x + row * x_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            i8x32 v = *(const i8x32u *)(x_3 + i);
            *(i8x32u *)(y + i) = (i8x32)_mm256_min_epi8((__m256i)hi,
                (__m256i)_mm256_max_epi8((__m256i)lo, (__m256i)v));
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            i8x32 v = load_mask_i8x32(x_3 + whole, lanes);
            store_mask_i8x32(y + whole,
                (i8x32)_mm256_min_epi8((__m256i)hi,
                (__m256i)_mm256_max_epi8((__m256i)lo, (__m256i)v)), lanes);
        }
    }
}

/* tnk_clip_i16__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i16 op=clip to=i16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_i16__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int16_t *x = data[0];
    int64_t x_row = stride[0][0];
    int16_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(32767.0f, max_f32(-32768.0f, x_1 == x_1 ? x_1 : 0.0f));
    i16x16 lo = (i16x16)_mm256_set1_epi16((int16_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(32767.0f, max_f32(-32768.0f, x_2 == x_2 ? x_2 : 0.0f));
    i16x16 hi = (i16x16)_mm256_set1_epi16((int16_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *x_3 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i16x16 v = *(const i16x16u *)(x_3 + i);
            *(i16x16u *)(y + i) = (i16x16)_mm256_min_epi16((__m256i)hi,
                (__m256i)_mm256_max_epi16((__m256i)lo, (__m256i)v));
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            i16x16 v = load_mask_i16x16(x_3 + whole, lanes);
            store_mask_i16x16(y + whole,
                (i16x16)_mm256_min_epi16((__m256i)hi,
                (__m256i)_mm256_max_epi16((__m256i)lo, (__m256i)v)), lanes);
        }
    }
}

/* tnk_clip_i32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i32 op=clip to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_i32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int32_t *x = data[0];
    int64_t x_row = stride[0][0];
    int32_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(2.14748352e+09f, max_f32(-2.14748365e+09f, x_1 == x_1 ? x_1 : 0.0f));
    i32x8 lo = (i32x8)_mm256_set1_epi32(2.14748365e+09f <= x_1 ? 2147483647 : (int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(2.14748352e+09f, max_f32(-2.14748365e+09f, x_2 == x_2 ? x_2 : 0.0f));
    i32x8 hi = (i32x8)_mm256_set1_epi32(2.14748365e+09f <= x_2 ? 2147483647 : (int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *x_3 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 v = *(const i32x8u *)(x_3 + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_min_epi32((__m256i)hi,
                (__m256i)_mm256_max_epi32((__m256i)lo, (__m256i)v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i32x8 v = (i32x8)_mm256_maskload_epi32((const int *)(x_3 + whole), (__m256i)lanes);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_min_epi32((__m256i)hi,
                (__m256i)_mm256_max_epi32((__m256i)lo, (__m256i)v)));
        }
    }
}

/* tnk_clip_i64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i64 op=clip to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_i64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int64_t *x = data[0];
    int64_t x_row = stride[0][0];
    int64_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(9.22337149e+18f, max_f32(-9.22337204e+18f, x_1 == x_1 ? x_1 : 0.0f));
    i64x4 lo = (i64x4)_mm256_set1_epi64x(9.22337204e+18f <= x_1 ? 9223372036854775807ll
        : (int64_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(9.22337149e+18f, max_f32(-9.22337204e+18f, x_2 == x_2 ? x_2 : 0.0f));
    i64x4 hi = (i64x4)_mm256_set1_epi64x(9.22337204e+18f <= x_2 ? 9223372036854775807ll
        : (int64_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *x_3 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i64x4 v = *(const i64x4u *)(x_3 + i);
            *(i64x4u *)(y + i) = min_i64x4(hi, max_i64x4(lo, v));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            i64x4 v = (i64x4)_mm256_maskload_epi64((const long long *)(x_3 + whole),
                (__m256i)lanes);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)min_i64x4(hi, max_i64x4(lo, v)));
        }
    }
}

/* tnk_sign_i32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i32 op=sign to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_sign_i32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    int64_t x_row = stride[0][0];
    int32_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i32x8 v = *(const i32x8u *)(x_1 + i);
            *(i32x8u *)(y + i) = (i32x8)_mm256_min_epi32((__m256i)_mm256_set1_epi32(1),
                (__m256i)_mm256_max_epi32((__m256i)_mm256_set1_epi32(-1), (__m256i)v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i32x8 v = (i32x8)_mm256_maskload_epi32((const int *)(x_1 + whole), (__m256i)lanes);
            _mm256_maskstore_epi32((int *)(y + whole), (__m256i)lanes,
                (__m256i)_mm256_min_epi32((__m256i)_mm256_set1_epi32(1),
                (__m256i)_mm256_max_epi32((__m256i)_mm256_set1_epi32(-1), (__m256i)v)));
        }
    }
}

/* tnk_sign_i64__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=i64 op=sign to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_sign_i64__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *x = data[0];
    int64_t x_row = stride[0][0];
    int64_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i64x4 v = *(const i64x4u *)(x_1 + i);
            *(i64x4u *)(y + i) = min_i64x4((i64x4)_mm256_set1_epi64x(1ll),
                max_i64x4((i64x4)_mm256_set1_epi64x(-1ll), v));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            i64x4 v = (i64x4)_mm256_maskload_epi64((const long long *)(x_1 + whole),
                (__m256i)lanes);
            _mm256_maskstore_epi64((long long *)(y + whole), (__m256i)lanes,
                (__m256i)min_i64x4((i64x4)_mm256_set1_epi64x(1ll),
                max_i64x4((i64x4)_mm256_set1_epi64x(-1ll), v)));
        }
    }
}
