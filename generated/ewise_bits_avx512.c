/* ewise_bits_avx512.c: kernels of gen/manifest/ewise_bits.lua for avx512.
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
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef int64_t i64x8 __attribute__((vector_size(64)));
typedef i64x8 i64x8u __attribute__((aligned(8), may_alias));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef u8x32 u8x32u __attribute__((aligned(1), may_alias));

static inline u8x8 load_mask_u8x8(const uint8_t *p, __mmask8 m)
{
    u8x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m >> i & 1) x[i] = p[i];
    return x;
}

/* tnk_logical_and_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=bool op=logical_and to=bool unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 1 of 32 */
void tnk_logical_and_bool__avx512_u1(const int64_t n[2], void *const *data,
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
            __mmask64 t = _mm512_cmpneq_epu8_mask((__m512i)*(const u8x64u *)(a_1 + i),
                (__m512i)(u8x64){0})
                & _mm512_cmpneq_epu8_mask((__m512i)*(const u8x64u *)(b_1 + i), (__m512i)(u8x64){0});
            u8x64 one = (u8x64)_mm512_mask_blend_epi8(t, (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            __mmask64 t = _mm512_cmpneq_epu8_mask((__m512i)_mm512_maskz_loadu_epi8(lanes,
                a_1 + whole), (__m512i)(u8x64){0})
                & _mm512_cmpneq_epu8_mask((__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole),
                (__m512i)(u8x64){0});
            u8x64 one = (u8x64)_mm512_mask_blend_epi8(t, (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_logical_or_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=bool op=logical_or to=bool unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 1 of 32 */
void tnk_logical_or_bool__avx512_u1(const int64_t n[2], void *const *data,
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
            __mmask64 t = _mm512_cmpneq_epu8_mask((__m512i)*(const u8x64u *)(a_1 + i),
                (__m512i)(u8x64){0})
                | _mm512_cmpneq_epu8_mask((__m512i)*(const u8x64u *)(b_1 + i), (__m512i)(u8x64){0});
            u8x64 one = (u8x64)_mm512_mask_blend_epi8(t, (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            __mmask64 t = _mm512_cmpneq_epu8_mask((__m512i)_mm512_maskz_loadu_epi8(lanes,
                a_1 + whole), (__m512i)(u8x64){0})
                | _mm512_cmpneq_epu8_mask((__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole),
                (__m512i)(u8x64){0});
            u8x64 one = (u8x64)_mm512_mask_blend_epi8(t, (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_logical_xor_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=bool op=logical_xor to=bool unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 1 of 32 */
void tnk_logical_xor_bool__avx512_u1(const int64_t n[2], void *const *data,
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
            __mmask64 t = _mm512_cmpneq_epu8_mask((__m512i)*(const u8x64u *)(a_1 + i),
                (__m512i)(u8x64){0}) ^ _mm512_cmpneq_epu8_mask((__m512i)*(const u8x64u *)(b_1 + i),
                (__m512i)(u8x64){0});
            u8x64 one = (u8x64)_mm512_mask_blend_epi8(t, (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            __mmask64 t = _mm512_cmpneq_epu8_mask((__m512i)_mm512_maskz_loadu_epi8(lanes,
                a_1 + whole),
                (__m512i)(u8x64){0}) ^ _mm512_cmpneq_epu8_mask((__m512i)_mm512_maskz_loadu_epi8(
                lanes, b_1 + whole), (__m512i)(u8x64){0});
            u8x64 one = (u8x64)_mm512_mask_blend_epi8(t, (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_bit_and_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=bit_and to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_and_u8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x64u *)(y + i) = *(const u8x64u *)(a_1 + i) & *(const u8x64u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes, a_1 + whole)
                & (u8x64)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_and_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=bit_and to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_and_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x32u *)(y + i) = *(const u16x32u *)(a_1 + i) & *(const u16x32u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)((u16x32)_mm512_maskz_loadu_epi16(lanes, a_1 + whole)
                & (u16x32)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_and_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=bit_and to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_and_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x16u *)(y + i) = *(const u32x16u *)(a_1 + i) & *(const u32x16u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)((u32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole)
                & (u32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_and_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=bit_and to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_and_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x8u *)(y + i) = *(const u64x8u *)(a_1 + i) & *(const u64x8u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)((u64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole)
                & (u64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_or_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=bit_or to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_or_u8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x64u *)(y + i) = *(const u8x64u *)(a_1 + i) | *(const u8x64u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes, a_1 + whole)
                | (u8x64)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_or_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=bit_or to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_or_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x32u *)(y + i) = *(const u16x32u *)(a_1 + i) | *(const u16x32u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)((u16x32)_mm512_maskz_loadu_epi16(lanes, a_1 + whole)
                | (u16x32)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_or_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=bit_or to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_or_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x16u *)(y + i) = *(const u32x16u *)(a_1 + i) | *(const u32x16u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)((u32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole)
                | (u32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_or_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=bit_or to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_or_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x8u *)(y + i) = *(const u64x8u *)(a_1 + i) | *(const u64x8u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)((u64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole)
                | (u64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_xor_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=bit_xor to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_xor_u8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x64u *)(y + i) = *(const u8x64u *)(a_1 + i) ^ *(const u8x64u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                a_1 + whole) ^ (u8x64)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_xor_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=bit_xor to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_xor_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x32u *)(y + i) = *(const u16x32u *)(a_1 + i) ^ *(const u16x32u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)((u16x32)_mm512_maskz_loadu_epi16(lanes,
                a_1 + whole) ^ (u16x32)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_xor_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=bit_xor to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_xor_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x16u *)(y + i) = *(const u32x16u *)(a_1 + i) ^ *(const u32x16u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)((u32x16)_mm512_maskz_loadu_epi32(lanes,
                a_1 + whole) ^ (u32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_bit_xor_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=bit_xor to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_bit_xor_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x8u *)(y + i) = *(const u64x8u *)(a_1 + i) ^ *(const u64x8u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)((u64x8)_mm512_maskz_loadu_epi64(lanes,
                a_1 + whole) ^ (u64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_shift_left_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=shift_left to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_shift_left_u32__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            u32x16 x_1 = *(const u32x16u *)(b_1 + i);
            u32x16 t_2 = (u32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epu32_mask((__m512i)x_1,
                (__m512i)_mm512_set1_epi32(32)), (__m512i)(u32x16){0},
                (__m512i)(*(const u32x16u *)(a_1 + i) << (x_1 & 31)));
            *(u32x16u *)(y + i) = t_2;
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 x_1 = (u32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole);
            u32x16 t_2 = (u32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epu32_mask((__m512i)x_1,
                (__m512i)_mm512_set1_epi32(32)), (__m512i)(u32x16){0},
                (__m512i)((u32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole) << (x_1 & 31)));
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)t_2);
        }
    }
}

/* tnk_shift_left_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=shift_left to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_shift_left_u64__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            u64x8 x_1 = *(const u64x8u *)(b_1 + i);
            u64x8 t_2 = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)x_1,
                (__m512i)_mm512_set1_epi64(64ull)), (__m512i)(u64x8){0},
                (__m512i)(*(const u64x8u *)(a_1 + i) << (x_1 & 63ull)));
            *(u64x8u *)(y + i) = t_2;
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 x_1 = (u64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole);
            u64x8 t_2 = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)x_1,
                (__m512i)_mm512_set1_epi64(64ull)), (__m512i)(u64x8){0},
                (__m512i)((u64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole) << (x_1 & 63ull)));
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)t_2);
        }
    }
}

/* tnk_shift_right_i32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=shift_right to=i32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_shift_right_i32__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            i32x16 t_2 = (i32x16)_mm512_min_epu32((__m512i)*(const i32x16u *)(b_1 + i),
                (__m512i)_mm512_set1_epi32(31));
            *(i32x16u *)(y + i) = *(const i32x16u *)(a_1 + i) >> t_2;
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 t_2 = (i32x16)_mm512_min_epu32((__m512i)_mm512_maskz_loadu_epi32(lanes,
                b_1 + whole), (__m512i)_mm512_set1_epi32(31));
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)((i32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole) >> t_2));
        }
    }
}

/* tnk_shift_right_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=shift_right to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_shift_right_u32__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            u32x16 x_1 = *(const u32x16u *)(b_1 + i);
            u32x16 t_2 = (u32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epu32_mask((__m512i)x_1,
                (__m512i)_mm512_set1_epi32(32)), (__m512i)(u32x16){0},
                (__m512i)(*(const u32x16u *)(a_1 + i) >> (x_1 & 31)));
            *(u32x16u *)(y + i) = t_2;
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 x_1 = (u32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole);
            u32x16 t_2 = (u32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epu32_mask((__m512i)x_1,
                (__m512i)_mm512_set1_epi32(32)), (__m512i)(u32x16){0},
                (__m512i)((u32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole) >> (x_1 & 31)));
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)t_2);
        }
    }
}

/* tnk_shift_right_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=shift_right to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_shift_right_u64__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            u64x8 x_1 = *(const u64x8u *)(b_1 + i);
            u64x8 t_2 = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)x_1,
                (__m512i)_mm512_set1_epi64(64ull)), (__m512i)(u64x8){0},
                (__m512i)(*(const u64x8u *)(a_1 + i) >> (x_1 & 63ull)));
            *(u64x8u *)(y + i) = t_2;
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 x_1 = (u64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole);
            u64x8 t_2 = (u64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)x_1,
                (__m512i)_mm512_set1_epi64(64ull)), (__m512i)(u64x8){0},
                (__m512i)((u64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole) >> (x_1 & 63ull)));
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)t_2);
        }
    }
}

/* tnk_shift_right_i64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=shift_right to=i64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_shift_right_i64__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            i64x8 t_2 = (i64x8)_mm512_min_epu64((__m512i)*(const i64x8u *)(b_1 + i),
                (__m512i)_mm512_set1_epi64(63ull));
            *(i64x8u *)(y + i) = *(const i64x8u *)(a_1 + i) >> t_2;
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 t_2 = (i64x8)_mm512_min_epu64((__m512i)_mm512_maskz_loadu_epi64(lanes,
                b_1 + whole), (__m512i)_mm512_set1_epi64(63ull));
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)((i64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole) >> t_2));
        }
    }
}

/* tnk_where_bool_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=where to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: where, all types of that size
 * a turn of the inner loop: 1 convert 1 select 3 ld 1 st
 * vector registers: 2 of 32 */
void tnk_where_bool_u32__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *condition = data[0];
    int64_t condition_row = stride[0][0];
    const uint32_t *a = data[1];
    int64_t a_row = stride[1][0];
    const uint32_t *b = data[2];
    int64_t b_row = stride[2][0];
    uint32_t *out = data[3];
    int64_t out_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint8_t *condition_1 = condition + row * condition_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u32x16 t_1 =
                (u32x16)_mm512_mask_blend_epi32(_mm512_cmpneq_epu32_mask(
                (__m512i)_mm512_cvtepu8_epi32((__m128i)*(const u8x16u *)(condition_1 + i)),
                (__m512i)(u32x16){0}), (__m512i)*(const u32x16u *)(b_1 + i),
                (__m512i)*(const u32x16u *)(a_1 + i));
            *(u32x16u *)(y + i) = t_1;
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            __mmask16 differs =
                _mm512_cmpneq_epu32_mask((__m512i)_mm512_cvtepu8_epi32(
                (__m128i)_mm_maskz_loadu_epi8(lanes, condition_1 + whole)), (__m512i)(u32x16){0});
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_mask_blend_epi32(differs,
                (__m512i)_mm512_maskz_loadu_epi32(lanes, b_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi32(lanes, a_1 + whole)));
        }
    }
}

/* tnk_where_bool_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=where to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: where, all types of that size
 * a turn of the inner loop: 1 convert 1 select 3 ld 1 st
 * vector registers: 2 of 32 */
void tnk_where_bool_u64__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *condition = data[0];
    int64_t condition_row = stride[0][0];
    const uint64_t *a = data[1];
    int64_t a_row = stride[1][0];
    const uint64_t *b = data[2];
    int64_t b_row = stride[2][0];
    uint64_t *out = data[3];
    int64_t out_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint8_t *condition_1 = condition + row * condition_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u64x8 t_1 =
                (u64x8)_mm512_mask_blend_epi64(_mm512_cmpneq_epu64_mask(
                (__m512i)__builtin_convertvector(*(const u8x8u *)(condition_1 + i), u64x8),
                (__m512i)(u64x8){0}), (__m512i)*(const u64x8u *)(b_1 + i),
                (__m512i)*(const u64x8u *)(a_1 + i));
            *(u64x8u *)(y + i) = t_1;
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            __mmask8 differs =
                _mm512_cmpneq_epu64_mask((__m512i)__builtin_convertvector(load_mask_u8x8(
                condition_1 + whole, lanes), u64x8), (__m512i)(u64x8){0});
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_mask_blend_epi64(differs,
                (__m512i)_mm512_maskz_loadu_epi64(lanes, b_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi64(lanes, a_1 + whole)));
        }
    }
}

/* tnk_where_bool_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=where to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: where, all types of that size
 * a turn of the inner loop: 1 convert 1 select 3 ld 1 st
 * vector registers: 2 of 32 */
void tnk_where_bool_u16__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *condition = data[0];
    int64_t condition_row = stride[0][0];
    const uint16_t *a = data[1];
    int64_t a_row = stride[1][0];
    const uint16_t *b = data[2];
    int64_t b_row = stride[2][0];
    uint16_t *out = data[3];
    int64_t out_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint8_t *condition_1 = condition + row * condition_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u16x32 t_1 =
                (u16x32)_mm512_mask_blend_epi16(_mm512_cmpneq_epu16_mask(
                (__m512i)__builtin_convertvector(*(const u8x32u *)(condition_1 + i), u16x32),
                (__m512i)(u16x32){0}), (__m512i)*(const u16x32u *)(b_1 + i),
                (__m512i)*(const u16x32u *)(a_1 + i));
            *(u16x32u *)(y + i) = t_1;
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            __mmask32 differs =
                _mm512_cmpneq_epu16_mask((__m512i)__builtin_convertvector(
                (u8x32)_mm256_maskz_loadu_epi8(lanes, condition_1 + whole), u16x32),
                (__m512i)(u16x32){0});
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)_mm512_mask_blend_epi16(differs,
                (__m512i)_mm512_maskz_loadu_epi16(lanes, b_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi16(lanes, a_1 + whole)));
        }
    }
}

/* tnk_where_bool_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=where to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: where, all types of that size
 * a turn of the inner loop: 1 select 3 ld 1 st
 * vector registers: 2 of 32 */
void tnk_where_bool_u8__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *condition = data[0];
    int64_t condition_row = stride[0][0];
    const uint8_t *a = data[1];
    int64_t a_row = stride[1][0];
    const uint8_t *b = data[2];
    int64_t b_row = stride[2][0];
    uint8_t *out = data[3];
    int64_t out_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *condition_1 = condition + row * condition_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            u8x64 t =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmpneq_epu8_mask(
                (__m512i)*(const u8x64u *)(condition_1 + i), (__m512i)(u8x64){0}),
                (__m512i)*(const u8x64u *)(b_1 + i), (__m512i)*(const u8x64u *)(a_1 + i));
            *(u8x64u *)(y + i) = t;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 t =
                (u8x64)_mm512_mask_blend_epi8(_mm512_cmpneq_epu8_mask(
                (__m512i)_mm512_maskz_loadu_epi8(lanes, condition_1 + whole), (__m512i)(u8x64){0}),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, b_1 + whole),
                (__m512i)_mm512_maskz_loadu_epi8(lanes, a_1 + whole));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)t);
        }
    }
}

/* tnk_logical_not_bool__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=bool op=logical_not to=bool unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, every tier
 * a turn of the inner loop: 1 select 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_logical_not_bool__avx512_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint8_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *x_1 = x + row * x_row;
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            __mmask64 v = _mm512_cmpneq_epu8_mask((__m512i)*(const u8x64u *)(x_1 + i),
                (__m512i)(u8x64){0});
            u8x64 one = (u8x64)_mm512_mask_blend_epi8((__mmask64)~v, (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            *(u8x64u *)(y + i) = one;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            __mmask64 v = _mm512_cmpneq_epu8_mask((__m512i)_mm512_maskz_loadu_epi8(lanes,
                x_1 + whole), (__m512i)(u8x64){0});
            u8x64 one = (u8x64)_mm512_mask_blend_epi8((__mmask64)~v, (__m512i)(u8x64){0},
                (__m512i)_mm512_set1_epi8(1));
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)one);
        }
    }
}

/* tnk_bit_not_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=bit_not to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, all types of that size
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_bit_not_u8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint8_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *x_1 = x + row * x_row;
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            u8x64 v = *(const u8x64u *)(x_1 + i);
            *(u8x64u *)(y + i) = ~v;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 v = (u8x64)_mm512_maskz_loadu_epi8(lanes, x_1 + whole);
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)~v);
        }
    }
}

/* tnk_bit_not_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=bit_not to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, all types of that size
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_bit_not_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint16_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint16_t *x_1 = x + row * x_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u16x32 v = *(const u16x32u *)(x_1 + i);
            *(u16x32u *)(y + i) = ~v;
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 v = (u16x32)_mm512_maskz_loadu_epi16(lanes, x_1 + whole);
            _mm512_mask_storeu_epi16(y + whole, lanes, (__m512i)~v);
        }
    }
}

/* tnk_bit_not_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=bit_not to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, all types of that size
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_bit_not_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint32_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint32_t *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u32x16 v = *(const u32x16u *)(x_1 + i);
            *(u32x16u *)(y + i) = ~v;
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 v = (u32x16)_mm512_maskz_loadu_epi32(lanes, x_1 + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)~v);
        }
    }
}

/* tnk_bit_not_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=bit_not to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, all types of that size
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_bit_not_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint64_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint64_t *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u64x8 v = *(const u64x8u *)(x_1 + i);
            *(u64x8u *)(y + i) = ~v;
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, x_1 + whole);
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)~v);
        }
    }
}
