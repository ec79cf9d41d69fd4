/* copy_avx2.c: kernels of gen/manifest/copy.lua for avx2. Generated: do not edit. */
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

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
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

/* tnk_copy_u8__avx2_u4
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u8 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u8__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        const uint8_t *from = src + row * src_row;
        uint8_t *to = dst + row * dst_row;
        int64_t long_1 = 16384 < columns ? columns & -128 : 0;
        for (int64_t i = 0; i < long_1; i += 128) {
            __builtin_prefetch(to + i + 1024, 1, 3);
            __builtin_prefetch(to + i + 1088, 1, 3);
            *(u8x32u *)(to + i) = *(const u8x32u *)(from + i);
            *(u8x32u *)(to + i + 32) = *(const u8x32u *)(from + i + 32);
            *(u8x32u *)(to + i + 64) = *(const u8x32u *)(from + i + 64);
            *(u8x32u *)(to + i + 96) = *(const u8x32u *)(from + i + 96);
        }
        int64_t whole = (columns - long_1) & -32;
        int64_t unrolled = (columns - long_1) & -128;
        for (int64_t i = 0; i < unrolled; i += 128) {
            *(u8x32u *)(to + long_1 + i) = *(const u8x32u *)(from + long_1 + i);
            *(u8x32u *)(to + long_1 + (i + 32)) = *(const u8x32u *)(from + long_1 + (i + 32));
            *(u8x32u *)(to + long_1 + (i + 64)) = *(const u8x32u *)(from + long_1 + (i + 64));
            *(u8x32u *)(to + long_1 + (i + 96)) = *(const u8x32u *)(from + long_1 + (i + 96));
        }
        for (int64_t i = unrolled; i < whole; i += 32) {
            *(u8x32u *)(to + long_1 + i) = *(const u8x32u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            i8x32 lanes = first_lanes_i8x32(columns - long_1 - whole);
            store_mask_u8x32(to + long_1 + whole, load_mask_u8x32(from + long_1 + whole, lanes),
                lanes);
        }
    }
}

/* tnk_copy_u8__avx2_stream
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u8 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_copy_u8__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        const uint8_t *from = src + row * src_row;
        uint8_t *to = dst + row * dst_row;
        int64_t past = (0 - (int64_t)to) & 31;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i8x32 lanes = first_lanes_i8x32(head);
            store_mask_u8x32(to, load_mask_u8x32(from, lanes), lanes);
        }
        int64_t pages = head + ((columns - head) & -16384);
        int64_t whole = head + ((columns - head) & -32);
        for (int64_t at = head; at < pages; at += 16384) {
            for (int64_t i = 0; i < 4096; i += 64) {
                u8x32 x_1 = *(const u8x32u *)(from + at + i + 32);
                u8x32 x_2 = *(const u8x32u *)(from + at + i + 4096);
                u8x32 x_3 = *(const u8x32u *)(from + at + i + 4128);
                u8x32 x_4 = *(const u8x32u *)(from + at + i + 8192);
                u8x32 x_5 = *(const u8x32u *)(from + at + i + 8224);
                u8x32 x_6 = *(const u8x32u *)(from + at + i + 12288);
                u8x32 x_7 = *(const u8x32u *)(from + at + i + 12320);
                _mm256_stream_si256((__m256i *)(to + at + i),
                    (__m256i)*(const u8x32u *)(from + at + i));
                _mm256_stream_si256((__m256i *)(to + at + i + 32), (__m256i)x_1);
                _mm256_stream_si256((__m256i *)(to + at + i + 4096), (__m256i)x_2);
                _mm256_stream_si256((__m256i *)(to + at + i + 4128), (__m256i)x_3);
                _mm256_stream_si256((__m256i *)(to + at + i + 8192), (__m256i)x_4);
                _mm256_stream_si256((__m256i *)(to + at + i + 8224), (__m256i)x_5);
                _mm256_stream_si256((__m256i *)(to + at + i + 12288), (__m256i)x_6);
                _mm256_stream_si256((__m256i *)(to + at + i + 12320), (__m256i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 32) {
            _mm256_stream_si256((__m256i *)(to + i), (__m256i)*(const u8x32u *)(from + i));
        }
        if (whole < columns) {
            i8x32 lanes = first_lanes_i8x32(columns - whole);
            store_mask_u8x32(to + whole, load_mask_u8x32(from + whole, lanes), lanes);
        }
    }
    _mm_sfence();
}

/* tnk_copy_u16__avx2_u4
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u16 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u16__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *from = src + row * src_row;
        uint16_t *to = dst + row * dst_row;
        int64_t long_1 = 8192 < columns ? columns & -64 : 0;
        for (int64_t i = 0; i < long_1; i += 64) {
            __builtin_prefetch(to + i + 512, 1, 3);
            __builtin_prefetch(to + i + 544, 1, 3);
            *(u16x16u *)(to + i) = *(const u16x16u *)(from + i);
            *(u16x16u *)(to + i + 16) = *(const u16x16u *)(from + i + 16);
            *(u16x16u *)(to + i + 32) = *(const u16x16u *)(from + i + 32);
            *(u16x16u *)(to + i + 48) = *(const u16x16u *)(from + i + 48);
        }
        int64_t whole = (columns - long_1) & -16;
        int64_t unrolled = (columns - long_1) & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            *(u16x16u *)(to + long_1 + i) = *(const u16x16u *)(from + long_1 + i);
            *(u16x16u *)(to + long_1 + (i + 16)) = *(const u16x16u *)(from + long_1 + (i + 16));
            *(u16x16u *)(to + long_1 + (i + 32)) = *(const u16x16u *)(from + long_1 + (i + 32));
            *(u16x16u *)(to + long_1 + (i + 48)) = *(const u16x16u *)(from + long_1 + (i + 48));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            *(u16x16u *)(to + long_1 + i) = *(const u16x16u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            i16x16 lanes = first_lanes_i16x16(columns - long_1 - whole);
            store_mask_u16x16(to + long_1 + whole, load_mask_u16x16(from + long_1 + whole, lanes),
                lanes);
        }
    }
}

/* tnk_copy_u16__avx2_stream
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u16 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_copy_u16__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *from = src + row * src_row;
        uint16_t *to = dst + row * dst_row;
        int64_t past = ((0 - (int64_t)to) & 31) / 2;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i16x16 lanes = first_lanes_i16x16(head);
            store_mask_u16x16(to, load_mask_u16x16(from, lanes), lanes);
        }
        int64_t pages = head + ((columns - head) & -8192);
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t at = head; at < pages; at += 8192) {
            for (int64_t i = 0; i < 2048; i += 32) {
                u16x16 x_1 = *(const u16x16u *)(from + at + i + 16);
                u16x16 x_2 = *(const u16x16u *)(from + at + i + 2048);
                u16x16 x_3 = *(const u16x16u *)(from + at + i + 2064);
                u16x16 x_4 = *(const u16x16u *)(from + at + i + 4096);
                u16x16 x_5 = *(const u16x16u *)(from + at + i + 4112);
                u16x16 x_6 = *(const u16x16u *)(from + at + i + 6144);
                u16x16 x_7 = *(const u16x16u *)(from + at + i + 6160);
                _mm256_stream_si256((__m256i *)(to + at + i),
                    (__m256i)*(const u16x16u *)(from + at + i));
                _mm256_stream_si256((__m256i *)(to + at + i + 16), (__m256i)x_1);
                _mm256_stream_si256((__m256i *)(to + at + i + 2048), (__m256i)x_2);
                _mm256_stream_si256((__m256i *)(to + at + i + 2064), (__m256i)x_3);
                _mm256_stream_si256((__m256i *)(to + at + i + 4096), (__m256i)x_4);
                _mm256_stream_si256((__m256i *)(to + at + i + 4112), (__m256i)x_5);
                _mm256_stream_si256((__m256i *)(to + at + i + 6144), (__m256i)x_6);
                _mm256_stream_si256((__m256i *)(to + at + i + 6160), (__m256i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 16) {
            _mm256_stream_si256((__m256i *)(to + i), (__m256i)*(const u16x16u *)(from + i));
        }
        if (whole < columns) {
            i16x16 lanes = first_lanes_i16x16(columns - whole);
            store_mask_u16x16(to + whole, load_mask_u16x16(from + whole, lanes), lanes);
        }
    }
    _mm_sfence();
}

/* tnk_copy_u32__avx2_u4
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u32 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *from = src + row * src_row;
        uint32_t *to = dst + row * dst_row;
        int64_t long_1 = 4096 < columns ? columns & -32 : 0;
        for (int64_t i = 0; i < long_1; i += 32) {
            __builtin_prefetch(to + i + 256, 1, 3);
            __builtin_prefetch(to + i + 272, 1, 3);
            *(u32x8u *)(to + i) = *(const u32x8u *)(from + i);
            *(u32x8u *)(to + i + 8) = *(const u32x8u *)(from + i + 8);
            *(u32x8u *)(to + i + 16) = *(const u32x8u *)(from + i + 16);
            *(u32x8u *)(to + i + 24) = *(const u32x8u *)(from + i + 24);
        }
        int64_t whole = (columns - long_1) & -8;
        int64_t unrolled = (columns - long_1) & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            *(u32x8u *)(to + long_1 + i) = *(const u32x8u *)(from + long_1 + i);
            *(u32x8u *)(to + long_1 + (i + 8)) = *(const u32x8u *)(from + long_1 + (i + 8));
            *(u32x8u *)(to + long_1 + (i + 16)) = *(const u32x8u *)(from + long_1 + (i + 16));
            *(u32x8u *)(to + long_1 + (i + 24)) = *(const u32x8u *)(from + long_1 + (i + 24));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            *(u32x8u *)(to + long_1 + i) = *(const u32x8u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            i32x8 lanes = first_lanes_i32x8(columns - long_1 - whole);
            _mm256_maskstore_epi32((int *)(to + long_1 + whole), (__m256i)lanes,
                (__m256i)_mm256_maskload_epi32((const int *)(from + long_1 + whole),
                (__m256i)lanes));
        }
    }
}

/* tnk_copy_u32__avx2_stream
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u32 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_copy_u32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *from = src + row * src_row;
        uint32_t *to = dst + row * dst_row;
        int64_t past = ((0 - (int64_t)to) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            _mm256_maskstore_epi32((int *)to, (__m256i)lanes,
                (__m256i)_mm256_maskload_epi32((const int *)from, (__m256i)lanes));
        }
        int64_t pages = head + ((columns - head) & -4096);
        int64_t whole = head + ((columns - head) & -8);
        for (int64_t at = head; at < pages; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                u32x8 x_1 = *(const u32x8u *)(from + at + i + 8);
                u32x8 x_2 = *(const u32x8u *)(from + at + i + 1024);
                u32x8 x_3 = *(const u32x8u *)(from + at + i + 1032);
                u32x8 x_4 = *(const u32x8u *)(from + at + i + 2048);
                u32x8 x_5 = *(const u32x8u *)(from + at + i + 2056);
                u32x8 x_6 = *(const u32x8u *)(from + at + i + 3072);
                u32x8 x_7 = *(const u32x8u *)(from + at + i + 3080);
                _mm256_stream_si256((__m256i *)(to + at + i),
                    (__m256i)*(const u32x8u *)(from + at + i));
                _mm256_stream_si256((__m256i *)(to + at + i + 8), (__m256i)x_1);
                _mm256_stream_si256((__m256i *)(to + at + i + 1024), (__m256i)x_2);
                _mm256_stream_si256((__m256i *)(to + at + i + 1032), (__m256i)x_3);
                _mm256_stream_si256((__m256i *)(to + at + i + 2048), (__m256i)x_4);
                _mm256_stream_si256((__m256i *)(to + at + i + 2056), (__m256i)x_5);
                _mm256_stream_si256((__m256i *)(to + at + i + 3072), (__m256i)x_6);
                _mm256_stream_si256((__m256i *)(to + at + i + 3080), (__m256i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 8) {
            _mm256_stream_si256((__m256i *)(to + i), (__m256i)*(const u32x8u *)(from + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_epi32((int *)(to + whole), (__m256i)lanes,
                (__m256i)_mm256_maskload_epi32((const int *)(from + whole), (__m256i)lanes));
        }
    }
    _mm_sfence();
}

/* tnk_copy_u64__avx2_u4
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u64 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u64__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *from = src + row * src_row;
        uint64_t *to = dst + row * dst_row;
        int64_t long_1 = 2048 < columns ? columns & -16 : 0;
        for (int64_t i = 0; i < long_1; i += 16) {
            __builtin_prefetch(to + i + 128, 1, 3);
            __builtin_prefetch(to + i + 136, 1, 3);
            *(u64x4u *)(to + i) = *(const u64x4u *)(from + i);
            *(u64x4u *)(to + i + 4) = *(const u64x4u *)(from + i + 4);
            *(u64x4u *)(to + i + 8) = *(const u64x4u *)(from + i + 8);
            *(u64x4u *)(to + i + 12) = *(const u64x4u *)(from + i + 12);
        }
        int64_t whole = (columns - long_1) & -4;
        int64_t unrolled = (columns - long_1) & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            *(u64x4u *)(to + long_1 + i) = *(const u64x4u *)(from + long_1 + i);
            *(u64x4u *)(to + long_1 + (i + 4)) = *(const u64x4u *)(from + long_1 + (i + 4));
            *(u64x4u *)(to + long_1 + (i + 8)) = *(const u64x4u *)(from + long_1 + (i + 8));
            *(u64x4u *)(to + long_1 + (i + 12)) = *(const u64x4u *)(from + long_1 + (i + 12));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            *(u64x4u *)(to + long_1 + i) = *(const u64x4u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            i64x4 lanes = first_lanes_i64x4(columns - long_1 - whole);
            _mm256_maskstore_epi64((long long *)(to + long_1 + whole), (__m256i)lanes,
                (__m256i)_mm256_maskload_epi64((const long long *)(from + long_1 + whole),
                (__m256i)lanes));
        }
    }
}

/* tnk_copy_u64__avx2_stream
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u64 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_copy_u64__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *from = src + row * src_row;
        uint64_t *to = dst + row * dst_row;
        int64_t past = ((0 - (int64_t)to) & 31) / 8;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i64x4 lanes = first_lanes_i64x4(head);
            _mm256_maskstore_epi64((long long *)to, (__m256i)lanes,
                (__m256i)_mm256_maskload_epi64((const long long *)from, (__m256i)lanes));
        }
        int64_t pages = head + ((columns - head) & -2048);
        int64_t whole = head + ((columns - head) & -4);
        for (int64_t at = head; at < pages; at += 2048) {
            for (int64_t i = 0; i < 512; i += 8) {
                u64x4 x_1 = *(const u64x4u *)(from + at + i + 4);
                u64x4 x_2 = *(const u64x4u *)(from + at + i + 512);
                u64x4 x_3 = *(const u64x4u *)(from + at + i + 516);
                u64x4 x_4 = *(const u64x4u *)(from + at + i + 1024);
                u64x4 x_5 = *(const u64x4u *)(from + at + i + 1028);
                u64x4 x_6 = *(const u64x4u *)(from + at + i + 1536);
                u64x4 x_7 = *(const u64x4u *)(from + at + i + 1540);
                _mm256_stream_si256((__m256i *)(to + at + i),
                    (__m256i)*(const u64x4u *)(from + at + i));
                _mm256_stream_si256((__m256i *)(to + at + i + 4), (__m256i)x_1);
                _mm256_stream_si256((__m256i *)(to + at + i + 512), (__m256i)x_2);
                _mm256_stream_si256((__m256i *)(to + at + i + 516), (__m256i)x_3);
                _mm256_stream_si256((__m256i *)(to + at + i + 1024), (__m256i)x_4);
                _mm256_stream_si256((__m256i *)(to + at + i + 1028), (__m256i)x_5);
                _mm256_stream_si256((__m256i *)(to + at + i + 1536), (__m256i)x_6);
                _mm256_stream_si256((__m256i *)(to + at + i + 1540), (__m256i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 4) {
            _mm256_stream_si256((__m256i *)(to + i), (__m256i)*(const u64x4u *)(from + i));
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_epi64((long long *)(to + whole), (__m256i)lanes,
                (__m256i)_mm256_maskload_epi64((const long long *)(from + whole), (__m256i)lanes));
        }
    }
    _mm_sfence();
}
