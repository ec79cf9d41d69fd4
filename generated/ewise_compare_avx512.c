/* ewise_compare_avx512.c: kernels of gen/manifest/ewise_compare.lua for avx512.
 * Generated: do not edit. */
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
typedef int8_t i8x64 __attribute__((vector_size(64)));
typedef i8x64 i8x64u __attribute__((aligned(1), may_alias));
typedef int16_t i16x32 __attribute__((vector_size(64)));
typedef i16x32 i16x32u __attribute__((aligned(2), may_alias));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef int64_t i64x8 __attribute__((vector_size(64)));
typedef i64x8 i64x8u __attribute__((aligned(8), may_alias));
typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef u8x32 u8x32u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, __mmask8 m)
{
    for (int i = 0; i < 8; i++)
        if (m >> i & 1) p[i] = x[i];
}

/* tnk_min_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=min to=u8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_u8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            *(u8x64u *)(y + i) = (u8x64)_mm512_min_epu8((__m512i)*(const u8x64u *)(a_1 + i),
                (__m512i)*(const u8x64u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)_mm512_min_epu8((__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)));
        }
    }
}

/* tnk_min_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=min to=u16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            *(u16x32u *)(y + i) = (u16x32)_mm512_min_epu16((__m512i)*(const u16x32u *)(a_1 + i),
                (__m512i)*(const u16x32u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)_mm512_min_epu16((__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_min_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=min to=u32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(u32x16u *)(y + i) = (u32x16)_mm512_min_epu32((__m512i)*(const u32x16u *)(a_1 + i),
                (__m512i)*(const u32x16u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_min_epu32((__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_min_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=min to=u64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(u64x8u *)(y + i) = (u64x8)_mm512_min_epu64((__m512i)*(const u64x8u *)(a_1 + i),
                (__m512i)*(const u64x8u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_min_epu64((__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_min_i8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i8 op=min to=i8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_i8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            *(i8x64u *)(y + i) = (i8x64)_mm512_min_epi8((__m512i)*(const i8x64u *)(a_1 + i),
                (__m512i)*(const i8x64u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)_mm512_min_epi8((__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)));
        }
    }
}

/* tnk_min_i16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i16 op=min to=i16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_i16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            *(i16x32u *)(y + i) = (i16x32)_mm512_min_epi16((__m512i)*(const i16x32u *)(a_1 + i),
                (__m512i)*(const i16x32u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)_mm512_min_epi16((__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_min_i32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=min to=i32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_i32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(i32x16u *)(y + i) = (i32x16)_mm512_min_epi32((__m512i)*(const i32x16u *)(a_1 + i),
                (__m512i)*(const i32x16u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_min_epi32((__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_min_i64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=min to=i64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_i64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(i64x8u *)(y + i) = (i64x8)_mm512_min_epi64((__m512i)*(const i64x8u *)(a_1 + i),
                (__m512i)*(const i64x8u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_min_epi64((__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_max_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=max to=u8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_u8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            *(u8x64u *)(y + i) = (u8x64)_mm512_max_epu8((__m512i)*(const u8x64u *)(a_1 + i),
                (__m512i)*(const u8x64u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)_mm512_max_epu8((__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)));
        }
    }
}

/* tnk_max_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=max to=u16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            *(u16x32u *)(y + i) = (u16x32)_mm512_max_epu16((__m512i)*(const u16x32u *)(a_1 + i),
                (__m512i)*(const u16x32u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)_mm512_max_epu16((__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_max_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=max to=u32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(u32x16u *)(y + i) = (u32x16)_mm512_max_epu32((__m512i)*(const u32x16u *)(a_1 + i),
                (__m512i)*(const u32x16u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_max_epu32((__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_max_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=max to=u64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(u64x8u *)(y + i) = (u64x8)_mm512_max_epu64((__m512i)*(const u64x8u *)(a_1 + i),
                (__m512i)*(const u64x8u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_max_epu64((__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_max_i8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i8 op=max to=i8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_i8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            *(i8x64u *)(y + i) = (i8x64)_mm512_max_epi8((__m512i)*(const i8x64u *)(a_1 + i),
                (__m512i)*(const i8x64u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)_mm512_max_epi8((__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)));
        }
    }
}

/* tnk_max_i16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i16 op=max to=i16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_i16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            *(i16x32u *)(y + i) = (i16x32)_mm512_max_epi16((__m512i)*(const i16x32u *)(a_1 + i),
                (__m512i)*(const i16x32u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)_mm512_max_epi16((__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_max_i32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=max to=i32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_i32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(i32x16u *)(y + i) = (i32x16)_mm512_max_epi32((__m512i)*(const i32x16u *)(a_1 + i),
                (__m512i)*(const i32x16u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_max_epi32((__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_max_i64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=max to=i64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_i64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(i64x8u *)(y + i) = (i64x8)_mm512_max_epi64((__m512i)*(const i64x8u *)(a_1 + i),
                (__m512i)*(const i64x8u *)(b_1 + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_max_epi64((__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_equal_u8_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_equal_u8_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmpeq_epu8_mask((__m512i)*(const u8x64u *)(a_1
                + i), (__m512i)*(const u8x64u *)(b_1 + i)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmpeq_epu8_mask(
                (__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_equal_u16_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_equal_u16_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmpeq_epu16_mask(
                (__m512i)*(const u16x32u *)(a_1 + i), (__m512i)*(const u16x32u *)(b_1 + i)),
                (__m512i)(u16x32){0}, (__m512i)_mm512_set1_epi16(1));
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmpeq_epu16_mask(
                (__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)), (__m512i)(u16x32){0},
                (__m512i)_mm512_set1_epi16(1));
            _mm256_mask_storeu_epi8(y + whole, lanes, (__m256i)__builtin_convertvector(one, u8x32));
        }
    }
}

/* tnk_equal_u32_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_equal_u32_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmpeq_epu32_mask(
                (__m512i)*(const u32x16u *)(a_1 + i), (__m512i)*(const u32x16u *)(b_1 + i)),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmpeq_epu32_mask(
                (__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_equal_u64_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_equal_u64_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmpeq_epu64_mask(
                (__m512i)*(const u64x8u *)(a_1 + i), (__m512i)*(const u64x8u *)(b_1 + i)),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmpeq_epu64_mask(
                (__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_not_equal_u8_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_not_equal_u8_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmpneq_epu8_mask(
                (__m512i)*(const u8x64u *)(a_1 + i), (__m512i)*(const u8x64u *)(b_1 + i)),
                (__m512i)(u8x64){0}, (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmpneq_epu8_mask(
                (__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_not_equal_u16_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_not_equal_u16_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmpneq_epu16_mask(
                (__m512i)*(const u16x32u *)(a_1 + i), (__m512i)*(const u16x32u *)(b_1 + i)),
                (__m512i)(u16x32){0}, (__m512i)_mm512_set1_epi16(1));
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmpneq_epu16_mask(
                (__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)), (__m512i)(u16x32){0},
                (__m512i)_mm512_set1_epi16(1));
            _mm256_mask_storeu_epi8(y + whole, lanes, (__m256i)__builtin_convertvector(one, u8x32));
        }
    }
}

/* tnk_not_equal_u32_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_not_equal_u32_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmpneq_epu32_mask(
                (__m512i)*(const u32x16u *)(a_1 + i), (__m512i)*(const u32x16u *)(b_1 + i)),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmpneq_epu32_mask(
                (__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_not_equal_u64_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_not_equal_u64_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmpneq_epu64_mask(
                (__m512i)*(const u64x8u *)(a_1 + i), (__m512i)*(const u64x8u *)(b_1 + i)),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmpneq_epu64_mask(
                (__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_less_u8_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_u8_bool__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmplt_epu8_mask((__m512i)*(const u8x64u *)(a_1
                + i), (__m512i)*(const u8x64u *)(b_1 + i)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmplt_epu8_mask(
                (__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_less_u16_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_u16_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmplt_epu16_mask(
                (__m512i)*(const u16x32u *)(a_1 + i), (__m512i)*(const u16x32u *)(b_1 + i)),
                (__m512i)(u16x32){0}, (__m512i)_mm512_set1_epi16(1));
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmplt_epu16_mask(
                (__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)), (__m512i)(u16x32){0},
                (__m512i)_mm512_set1_epi16(1));
            _mm256_mask_storeu_epi8(y + whole, lanes, (__m256i)__builtin_convertvector(one, u8x32));
        }
    }
}

/* tnk_less_u32_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_u32_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epu32_mask(
                (__m512i)*(const u32x16u *)(a_1 + i), (__m512i)*(const u32x16u *)(b_1 + i)),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epu32_mask(
                (__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_less_u64_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_u64_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask(
                (__m512i)*(const u64x8u *)(a_1 + i), (__m512i)*(const u64x8u *)(b_1 + i)),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask(
                (__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_less_i8_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i8 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_i8_bool__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmplt_epi8_mask((__m512i)*(const i8x64u *)(a_1
                + i), (__m512i)*(const i8x64u *)(b_1 + i)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmplt_epi8_mask(
                (__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_less_i16_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i16 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_i16_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmplt_epi16_mask(
                (__m512i)*(const i16x32u *)(a_1 + i), (__m512i)*(const i16x32u *)(b_1 + i)),
                (__m512i)(u16x32){0}, (__m512i)_mm512_set1_epi16(1));
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmplt_epi16_mask(
                (__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)), (__m512i)(u16x32){0},
                (__m512i)_mm512_set1_epi16(1));
            _mm256_mask_storeu_epi8(y + whole, lanes, (__m256i)__builtin_convertvector(one, u8x32));
        }
    }
}

/* tnk_less_i32_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_i32_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epi32_mask(
                (__m512i)*(const i32x16u *)(a_1 + i), (__m512i)*(const i32x16u *)(b_1 + i)),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epi32_mask(
                (__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_less_i64_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_i64_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epi64_mask(
                (__m512i)*(const i64x8u *)(a_1 + i), (__m512i)*(const i64x8u *)(b_1 + i)),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epi64_mask(
                (__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_less_equal_u8_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_u8_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmple_epu8_mask((__m512i)*(const u8x64u *)(a_1
                + i), (__m512i)*(const u8x64u *)(b_1 + i)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmple_epu8_mask(
                (__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_less_equal_u16_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_u16_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmple_epu16_mask(
                (__m512i)*(const u16x32u *)(a_1 + i), (__m512i)*(const u16x32u *)(b_1 + i)),
                (__m512i)(u16x32){0}, (__m512i)_mm512_set1_epi16(1));
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmple_epu16_mask(
                (__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)), (__m512i)(u16x32){0},
                (__m512i)_mm512_set1_epi16(1));
            _mm256_mask_storeu_epi8(y + whole, lanes, (__m256i)__builtin_convertvector(one, u8x32));
        }
    }
}

/* tnk_less_equal_u32_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_u32_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmple_epu32_mask(
                (__m512i)*(const u32x16u *)(a_1 + i), (__m512i)*(const u32x16u *)(b_1 + i)),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmple_epu32_mask(
                (__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_less_equal_u64_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_u64_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmple_epu64_mask(
                (__m512i)*(const u64x8u *)(a_1 + i), (__m512i)*(const u64x8u *)(b_1 + i)),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmple_epu64_mask(
                (__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}

/* tnk_less_equal_i8_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i8 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_i8_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmple_epi8_mask((__m512i)*(const i8x64u *)(a_1
                + i), (__m512i)*(const i8x64u *)(b_1 + i)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 one =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmple_epi8_mask(
                (__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)), (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_less_equal_i16_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i16 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_i16_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmple_epi16_mask(
                (__m512i)*(const i16x32u *)(a_1 + i), (__m512i)*(const i16x32u *)(b_1 + i)),
                (__m512i)(u16x32){0}, (__m512i)_mm512_set1_epi16(1));
            *(u8x32u *)(y + i) = __builtin_convertvector(one, u8x32);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 one =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmple_epi16_mask(
                (__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)), (__m512i)(u16x32){0},
                (__m512i)_mm512_set1_epi16(1));
            _mm256_mask_storeu_epi8(y + whole, lanes, (__m256i)__builtin_convertvector(one, u8x32));
        }
    }
}

/* tnk_less_equal_i32_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_i32_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmple_epi32_mask(
                (__m512i)*(const i32x16u *)(a_1 + i), (__m512i)*(const i32x16u *)(b_1 + i)),
                (__m512i)(u32x16){0}, (__m512i)_mm512_set1_epi32(1));
            *(u8x16u *)(y + i) = (u8x16)_mm512_cvtepi32_epi8((__m512i)one);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 one =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmple_epi32_mask(
                (__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)), (__m512i)(u32x16){0},
                (__m512i)_mm512_set1_epi32(1));
            _mm_mask_storeu_epi8(y + whole, lanes, (__m128i)_mm512_cvtepi32_epi8((__m512i)one));
        }
    }
}

/* tnk_less_equal_i64_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_i64_bool__avx512_u1(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmple_epi64_mask(
                (__m512i)*(const i64x8u *)(a_1 + i), (__m512i)*(const i64x8u *)(b_1 + i)),
                (__m512i)(u64x8){0}, (__m512i)_mm512_set1_epi64(1ull));
            *(u8x8u *)(y + i) = (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 one =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmple_epi64_mask(
                (__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)), (__m512i)(u64x8){0},
                (__m512i)_mm512_set1_epi64(1ull));
            store_mask_u8x8(y + whole, (u8x8)_mm_cvtsi128_si64(_mm512_cvtepi64_epi8((__m512i)one)),
                lanes);
        }
    }
}
