/* copy_avx512.c: kernels of gen/manifest/copy.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef uint8_t u8x64 __attribute__((vector_size(64)));
typedef u8x64 u8x64u __attribute__((aligned(1), may_alias));
typedef uint16_t u16x32 __attribute__((vector_size(64)));
typedef u16x32 u16x32u __attribute__((aligned(2), may_alias));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef u32x16 u32x16u __attribute__((aligned(4), may_alias));
typedef uint64_t u64x8 __attribute__((vector_size(64)));
typedef u64x8 u64x8u __attribute__((aligned(8), may_alias));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* tnk_copy_u8__avx512_u4
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u8 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u8__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t long_1 = 16384 < columns ? columns & -256 : 0;
        for (int64_t i = 0; i < long_1; i += 256) {
            __builtin_prefetch(to + i + 1024, 1, 3);
            __builtin_prefetch(to + i + 1088, 1, 3);
            __builtin_prefetch(to + i + 1152, 1, 3);
            __builtin_prefetch(to + i + 1216, 1, 3);
            *(u8x64u *)(to + i) = *(const u8x64u *)(from + i);
            *(u8x64u *)(to + i + 64) = *(const u8x64u *)(from + i + 64);
            *(u8x64u *)(to + i + 128) = *(const u8x64u *)(from + i + 128);
            *(u8x64u *)(to + i + 192) = *(const u8x64u *)(from + i + 192);
        }
        int64_t whole = (columns - long_1) & -64;
        int64_t unrolled = (columns - long_1) & -256;
        for (int64_t i = 0; i < unrolled; i += 256) {
            *(u8x64u *)(to + long_1 + i) = *(const u8x64u *)(from + long_1 + i);
            *(u8x64u *)(to + long_1 + (i + 64)) = *(const u8x64u *)(from + long_1 + (i + 64));
            *(u8x64u *)(to + long_1 + (i + 128)) = *(const u8x64u *)(from + long_1 + (i + 128));
            *(u8x64u *)(to + long_1 + (i + 192)) = *(const u8x64u *)(from + long_1 + (i + 192));
        }
        for (int64_t i = unrolled; i < whole; i += 64) {
            *(u8x64u *)(to + long_1 + i) = *(const u8x64u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - long_1 - whole);
            _mm512_mask_storeu_epi8(to + long_1 + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi8(lanes, from + long_1 + whole));
        }
    }
}

/* tnk_copy_u8__avx512_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u8 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_copy_u8__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = (0 - (int64_t)to) & 63;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_epi8(to, lanes, (__m512i)_mm512_maskz_loadu_epi8(lanes, from));
        }
        int64_t pages = head + ((columns - head) & -16384);
        int64_t whole = head + ((columns - head) & -64);
        for (int64_t at = head; at < pages; at += 16384) {
            for (int64_t i = 0; i < 4096; i += 128) {
                u8x64 x_1 = *(const u8x64u *)(from + at + i + 64);
                u8x64 x_2 = *(const u8x64u *)(from + at + i + 4096);
                u8x64 x_3 = *(const u8x64u *)(from + at + i + 4160);
                u8x64 x_4 = *(const u8x64u *)(from + at + i + 8192);
                u8x64 x_5 = *(const u8x64u *)(from + at + i + 8256);
                u8x64 x_6 = *(const u8x64u *)(from + at + i + 12288);
                u8x64 x_7 = *(const u8x64u *)(from + at + i + 12352);
                _mm512_stream_si512((__m512i *)(to + at + i),
                    (__m512i)*(const u8x64u *)(from + at + i));
                _mm512_stream_si512((__m512i *)(to + at + i + 64), (__m512i)x_1);
                _mm512_stream_si512((__m512i *)(to + at + i + 4096), (__m512i)x_2);
                _mm512_stream_si512((__m512i *)(to + at + i + 4160), (__m512i)x_3);
                _mm512_stream_si512((__m512i *)(to + at + i + 8192), (__m512i)x_4);
                _mm512_stream_si512((__m512i *)(to + at + i + 8256), (__m512i)x_5);
                _mm512_stream_si512((__m512i *)(to + at + i + 12288), (__m512i)x_6);
                _mm512_stream_si512((__m512i *)(to + at + i + 12352), (__m512i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 64) {
            _mm512_stream_si512((__m512i *)(to + i), (__m512i)*(const u8x64u *)(from + i));
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(to + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi8(lanes, from + whole));
        }
    }
    _mm_sfence();
}

/* tnk_copy_u16__avx512_u4
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u16 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u16__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t long_1 = 8192 < columns ? columns & -128 : 0;
        for (int64_t i = 0; i < long_1; i += 128) {
            __builtin_prefetch(to + i + 512, 1, 3);
            __builtin_prefetch(to + i + 544, 1, 3);
            __builtin_prefetch(to + i + 576, 1, 3);
            __builtin_prefetch(to + i + 608, 1, 3);
            *(u16x32u *)(to + i) = *(const u16x32u *)(from + i);
            *(u16x32u *)(to + i + 32) = *(const u16x32u *)(from + i + 32);
            *(u16x32u *)(to + i + 64) = *(const u16x32u *)(from + i + 64);
            *(u16x32u *)(to + i + 96) = *(const u16x32u *)(from + i + 96);
        }
        int64_t whole = (columns - long_1) & -32;
        int64_t unrolled = (columns - long_1) & -128;
        for (int64_t i = 0; i < unrolled; i += 128) {
            *(u16x32u *)(to + long_1 + i) = *(const u16x32u *)(from + long_1 + i);
            *(u16x32u *)(to + long_1 + (i + 32)) = *(const u16x32u *)(from + long_1 + (i + 32));
            *(u16x32u *)(to + long_1 + (i + 64)) = *(const u16x32u *)(from + long_1 + (i + 64));
            *(u16x32u *)(to + long_1 + (i + 96)) = *(const u16x32u *)(from + long_1 + (i + 96));
        }
        for (int64_t i = unrolled; i < whole; i += 32) {
            *(u16x32u *)(to + long_1 + i) = *(const u16x32u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - long_1 - whole);
            _mm512_mask_storeu_epi16(to + long_1 + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi16(lanes, from + long_1 + whole));
        }
    }
}

/* tnk_copy_u16__avx512_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u16 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_copy_u16__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)to) & 63) / 2;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_epi16(to, lanes, (__m512i)_mm512_maskz_loadu_epi16(lanes, from));
        }
        int64_t pages = head + ((columns - head) & -8192);
        int64_t whole = head + ((columns - head) & -32);
        for (int64_t at = head; at < pages; at += 8192) {
            for (int64_t i = 0; i < 2048; i += 64) {
                u16x32 x_1 = *(const u16x32u *)(from + at + i + 32);
                u16x32 x_2 = *(const u16x32u *)(from + at + i + 2048);
                u16x32 x_3 = *(const u16x32u *)(from + at + i + 2080);
                u16x32 x_4 = *(const u16x32u *)(from + at + i + 4096);
                u16x32 x_5 = *(const u16x32u *)(from + at + i + 4128);
                u16x32 x_6 = *(const u16x32u *)(from + at + i + 6144);
                u16x32 x_7 = *(const u16x32u *)(from + at + i + 6176);
                _mm512_stream_si512((__m512i *)(to + at + i),
                    (__m512i)*(const u16x32u *)(from + at + i));
                _mm512_stream_si512((__m512i *)(to + at + i + 32), (__m512i)x_1);
                _mm512_stream_si512((__m512i *)(to + at + i + 2048), (__m512i)x_2);
                _mm512_stream_si512((__m512i *)(to + at + i + 2080), (__m512i)x_3);
                _mm512_stream_si512((__m512i *)(to + at + i + 4096), (__m512i)x_4);
                _mm512_stream_si512((__m512i *)(to + at + i + 4128), (__m512i)x_5);
                _mm512_stream_si512((__m512i *)(to + at + i + 6144), (__m512i)x_6);
                _mm512_stream_si512((__m512i *)(to + at + i + 6176), (__m512i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 32) {
            _mm512_stream_si512((__m512i *)(to + i), (__m512i)*(const u16x32u *)(from + i));
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(to + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi16(lanes, from + whole));
        }
    }
    _mm_sfence();
}

/* tnk_copy_u32__avx512_u4
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u32 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u32__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t long_1 = 4096 < columns ? columns & -64 : 0;
        for (int64_t i = 0; i < long_1; i += 64) {
            __builtin_prefetch(to + i + 256, 1, 3);
            __builtin_prefetch(to + i + 272, 1, 3);
            __builtin_prefetch(to + i + 288, 1, 3);
            __builtin_prefetch(to + i + 304, 1, 3);
            *(u32x16u *)(to + i) = *(const u32x16u *)(from + i);
            *(u32x16u *)(to + i + 16) = *(const u32x16u *)(from + i + 16);
            *(u32x16u *)(to + i + 32) = *(const u32x16u *)(from + i + 32);
            *(u32x16u *)(to + i + 48) = *(const u32x16u *)(from + i + 48);
        }
        int64_t whole = (columns - long_1) & -16;
        int64_t unrolled = (columns - long_1) & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            *(u32x16u *)(to + long_1 + i) = *(const u32x16u *)(from + long_1 + i);
            *(u32x16u *)(to + long_1 + (i + 16)) = *(const u32x16u *)(from + long_1 + (i + 16));
            *(u32x16u *)(to + long_1 + (i + 32)) = *(const u32x16u *)(from + long_1 + (i + 32));
            *(u32x16u *)(to + long_1 + (i + 48)) = *(const u32x16u *)(from + long_1 + (i + 48));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            *(u32x16u *)(to + long_1 + i) = *(const u32x16u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - long_1 - whole);
            _mm512_mask_storeu_epi32(to + long_1 + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi32(lanes, from + long_1 + whole));
        }
    }
}

/* tnk_copy_u32__avx512_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u32 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_copy_u32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)to) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_epi32(to, lanes, (__m512i)_mm512_maskz_loadu_epi32(lanes, from));
        }
        int64_t pages = head + ((columns - head) & -4096);
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t at = head; at < pages; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 32) {
                u32x16 x_1 = *(const u32x16u *)(from + at + i + 16);
                u32x16 x_2 = *(const u32x16u *)(from + at + i + 1024);
                u32x16 x_3 = *(const u32x16u *)(from + at + i + 1040);
                u32x16 x_4 = *(const u32x16u *)(from + at + i + 2048);
                u32x16 x_5 = *(const u32x16u *)(from + at + i + 2064);
                u32x16 x_6 = *(const u32x16u *)(from + at + i + 3072);
                u32x16 x_7 = *(const u32x16u *)(from + at + i + 3088);
                _mm512_stream_si512((__m512i *)(to + at + i),
                    (__m512i)*(const u32x16u *)(from + at + i));
                _mm512_stream_si512((__m512i *)(to + at + i + 16), (__m512i)x_1);
                _mm512_stream_si512((__m512i *)(to + at + i + 1024), (__m512i)x_2);
                _mm512_stream_si512((__m512i *)(to + at + i + 1040), (__m512i)x_3);
                _mm512_stream_si512((__m512i *)(to + at + i + 2048), (__m512i)x_4);
                _mm512_stream_si512((__m512i *)(to + at + i + 2064), (__m512i)x_5);
                _mm512_stream_si512((__m512i *)(to + at + i + 3072), (__m512i)x_6);
                _mm512_stream_si512((__m512i *)(to + at + i + 3088), (__m512i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 16) {
            _mm512_stream_si512((__m512i *)(to + i), (__m512i)*(const u32x16u *)(from + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(to + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi32(lanes, from + whole));
        }
    }
    _mm_sfence();
}

/* tnk_copy_u64__avx512_u4
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u64 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u64__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t long_1 = 2048 < columns ? columns & -32 : 0;
        for (int64_t i = 0; i < long_1; i += 32) {
            __builtin_prefetch(to + i + 128, 1, 3);
            __builtin_prefetch(to + i + 136, 1, 3);
            __builtin_prefetch(to + i + 144, 1, 3);
            __builtin_prefetch(to + i + 152, 1, 3);
            *(u64x8u *)(to + i) = *(const u64x8u *)(from + i);
            *(u64x8u *)(to + i + 8) = *(const u64x8u *)(from + i + 8);
            *(u64x8u *)(to + i + 16) = *(const u64x8u *)(from + i + 16);
            *(u64x8u *)(to + i + 24) = *(const u64x8u *)(from + i + 24);
        }
        int64_t whole = (columns - long_1) & -8;
        int64_t unrolled = (columns - long_1) & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            *(u64x8u *)(to + long_1 + i) = *(const u64x8u *)(from + long_1 + i);
            *(u64x8u *)(to + long_1 + (i + 8)) = *(const u64x8u *)(from + long_1 + (i + 8));
            *(u64x8u *)(to + long_1 + (i + 16)) = *(const u64x8u *)(from + long_1 + (i + 16));
            *(u64x8u *)(to + long_1 + (i + 24)) = *(const u64x8u *)(from + long_1 + (i + 24));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            *(u64x8u *)(to + long_1 + i) = *(const u64x8u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - long_1 - whole);
            _mm512_mask_storeu_epi64(to + long_1 + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi64(lanes, from + long_1 + whole));
        }
    }
}

/* tnk_copy_u64__avx512_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u64 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_copy_u64__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)to) & 63) / 8;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_epi64(to, lanes, (__m512i)_mm512_maskz_loadu_epi64(lanes, from));
        }
        int64_t pages = head + ((columns - head) & -2048);
        int64_t whole = head + ((columns - head) & -8);
        for (int64_t at = head; at < pages; at += 2048) {
            for (int64_t i = 0; i < 512; i += 16) {
                u64x8 x_1 = *(const u64x8u *)(from + at + i + 8);
                u64x8 x_2 = *(const u64x8u *)(from + at + i + 512);
                u64x8 x_3 = *(const u64x8u *)(from + at + i + 520);
                u64x8 x_4 = *(const u64x8u *)(from + at + i + 1024);
                u64x8 x_5 = *(const u64x8u *)(from + at + i + 1032);
                u64x8 x_6 = *(const u64x8u *)(from + at + i + 1536);
                u64x8 x_7 = *(const u64x8u *)(from + at + i + 1544);
                _mm512_stream_si512((__m512i *)(to + at + i),
                    (__m512i)*(const u64x8u *)(from + at + i));
                _mm512_stream_si512((__m512i *)(to + at + i + 8), (__m512i)x_1);
                _mm512_stream_si512((__m512i *)(to + at + i + 512), (__m512i)x_2);
                _mm512_stream_si512((__m512i *)(to + at + i + 520), (__m512i)x_3);
                _mm512_stream_si512((__m512i *)(to + at + i + 1024), (__m512i)x_4);
                _mm512_stream_si512((__m512i *)(to + at + i + 1032), (__m512i)x_5);
                _mm512_stream_si512((__m512i *)(to + at + i + 1536), (__m512i)x_6);
                _mm512_stream_si512((__m512i *)(to + at + i + 1544), (__m512i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 8) {
            _mm512_stream_si512((__m512i *)(to + i), (__m512i)*(const u64x8u *)(from + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(to + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi64(lanes, from + whole));
        }
    }
    _mm_sfence();
}
