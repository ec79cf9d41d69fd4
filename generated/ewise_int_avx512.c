/* ewise_int_avx512.c: kernels of gen/manifest/ewise_int.lua for avx512. Generated: do not edit. */
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
typedef double f64x8 __attribute__((vector_size(64)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef int64_t i64x8 __attribute__((vector_size(64)));
typedef i64x8 i64x8u __attribute__((aligned(8), may_alias));
typedef int8_t i8x64 __attribute__((vector_size(64)));
typedef i8x64 i8x64u __attribute__((aligned(1), may_alias));
typedef int16_t i16x32 __attribute__((vector_size(64)));
typedef i16x32 i16x32u __attribute__((aligned(2), may_alias));

static inline u32x8 low_half_u32x16(u32x16 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline u32x8 high_half_u32x16(u32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline u32x16 join_u32x8(u32x8 a, u32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline float min_f32(float a, float b)
{
    return a < b ? a : b;
}

static inline float max_f32(float a, float b)
{
    return a > b ? a : b;
}

/* tnk_add_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=add to=u8 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_u8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x64u *)(y + i) = *(const u8x64u *)(a_1 + i) + *(const u8x64u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes, a_1 + whole)
                + (u8x64)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)));
        }
    }
}

/* tnk_add_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=add to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x32u *)(y + i) = *(const u16x32u *)(a_1 + i) + *(const u16x32u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)((u16x32)_mm512_maskz_loadu_epi16(lanes, a_1 + whole)
                + (u16x32)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_add_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=add to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x16u *)(y + i) = *(const u32x16u *)(a_1 + i) + *(const u32x16u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)((u32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole)
                + (u32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_add_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=add to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x8u *)(y + i) = *(const u64x8u *)(a_1 + i) + *(const u64x8u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)((u64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole)
                + (u64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_sub_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=sub to=u8 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_u8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x64u *)(y + i) = *(const u8x64u *)(a_1 + i) - *(const u8x64u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes, a_1 + whole)
                - (u8x64)_mm512_maskz_loadu_epi8(lanes, b_1 + whole)));
        }
    }
}

/* tnk_sub_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=sub to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x32u *)(y + i) = *(const u16x32u *)(a_1 + i) - *(const u16x32u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)((u16x32)_mm512_maskz_loadu_epi16(lanes, a_1 + whole)
                - (u16x32)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_sub_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=sub to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x16u *)(y + i) = *(const u32x16u *)(a_1 + i) - *(const u32x16u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)((u32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole)
                - (u32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_sub_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=sub to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x8u *)(y + i) = *(const u64x8u *)(a_1 + i) - *(const u64x8u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)((u64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole)
                - (u64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_mul_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=mul to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x16u *)(y + i) = *(const u32x16u *)(a_1 + i) * *(const u32x16u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)((u32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole)
                * (u32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole)));
        }
    }
}

/* tnk_mul_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=mul to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x32u *)(y + i) = *(const u16x32u *)(a_1 + i) * *(const u16x32u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)((u16x32)_mm512_maskz_loadu_epi16(lanes, a_1 + whole)
                * (u16x32)_mm512_maskz_loadu_epi16(lanes, b_1 + whole)));
        }
    }
}

/* tnk_mul_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=mul to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x8u *)(y + i) = *(const u64x8u *)(a_1 + i) * *(const u64x8u *)(b_1 + i);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)((u64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole)
                * (u64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole)));
        }
    }
}

/* tnk_div_i32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=div to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, every tier
 * a turn of the inner loop: 2 div 6 convert 3 select 5 shuffle 2 ld 1 st
 * vector registers: 6 of 32 */
void tnk_div_i32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            i32x16 x = *(const i32x16u *)(a_1 + i);
            i32x16 x_1 = *(const i32x16u *)(b_1 + i);
            __mmask16 same = _mm512_cmpeq_epi32_mask((__m512i)x_1, (__m512i)(i32x16){0});
            i32x16 divisor = (i32x16)_mm512_mask_blend_epi32(same, (__m512i)x_1,
                (__m512i)_mm512_set1_epi32(1));
            u32x16 t_1 = (u32x16)_mm512_abs_epi32((__m512i)x);
            u32x16 t_3 = (u32x16)_mm512_abs_epi32((__m512i)divisor);
            f64x8 t_8 = _mm512_cvtepu32_pd((__m256i)low_half_u32x16(t_1))
                / _mm512_cvtepu32_pd((__m256i)low_half_u32x16(t_3));
            f64x8 t_14 = _mm512_cvtepu32_pd((__m256i)high_half_u32x16(t_1))
                / _mm512_cvtepu32_pd((__m256i)high_half_u32x16(t_3));
            i32x16 size = (i32x16)join_u32x8(__builtin_convertvector(t_8, u32x8),
                __builtin_convertvector(t_14, u32x8));
            i32x16 t_19 =
                (i32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epi32_mask((__m512i)(x ^ x_1),
                (__m512i)(i32x16){0}), (__m512i)size, (__m512i)-size);
            *(i32x16u *)(y + i) = (i32x16)_mm512_mask_blend_epi32(same, (__m512i)t_19,
                (__m512i)(i32x16){0});
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 x = (i32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole);
            i32x16 x_1 = (i32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole);
            __mmask16 same = _mm512_cmpeq_epi32_mask((__m512i)x_1, (__m512i)(i32x16){0});
            i32x16 divisor = (i32x16)_mm512_mask_blend_epi32(same, (__m512i)x_1,
                (__m512i)_mm512_set1_epi32(1));
            u32x16 t_1 = (u32x16)_mm512_abs_epi32((__m512i)x);
            u32x16 t_3 = (u32x16)_mm512_abs_epi32((__m512i)divisor);
            f64x8 t_8 = _mm512_cvtepu32_pd((__m256i)low_half_u32x16(t_1))
                / _mm512_cvtepu32_pd((__m256i)low_half_u32x16(t_3));
            f64x8 t_14 = _mm512_cvtepu32_pd((__m256i)high_half_u32x16(t_1))
                / _mm512_cvtepu32_pd((__m256i)high_half_u32x16(t_3));
            i32x16 size = (i32x16)join_u32x8(__builtin_convertvector(t_8, u32x8),
                __builtin_convertvector(t_14, u32x8));
            i32x16 t_19 =
                (i32x16)_mm512_mask_blend_epi32(_mm512_cmplt_epi32_mask((__m512i)(x ^ x_1),
                (__m512i)(i32x16){0}), (__m512i)size, (__m512i)-size);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_mask_blend_epi32(same, (__m512i)t_19, (__m512i)(i32x16){0}));
        }
    }
}

/* tnk_div_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=div to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 2 div 6 convert 2 select 5 shuffle 2 ld 1 st
 * vector registers: 4 of 32 */
void tnk_div_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u32x16 x = *(const u32x16u *)(a_1 + i);
            u32x16 x_1 = *(const u32x16u *)(b_1 + i);
            __mmask16 same = _mm512_cmpeq_epu32_mask((__m512i)x_1, (__m512i)(u32x16){0});
            u32x16 divisor = (u32x16)_mm512_mask_blend_epi32(same, (__m512i)x_1,
                (__m512i)_mm512_set1_epi32(1));
            f64x8 t_4 = _mm512_cvtepu32_pd((__m256i)low_half_u32x16(x))
                / _mm512_cvtepu32_pd((__m256i)low_half_u32x16(divisor));
            f64x8 t_10 = _mm512_cvtepu32_pd((__m256i)high_half_u32x16(x))
                / _mm512_cvtepu32_pd((__m256i)high_half_u32x16(divisor));
            u32x16 t_13 = (u32x16)_mm512_mask_blend_epi32(same,
                (__m512i)join_u32x8(__builtin_convertvector(t_4, u32x8),
                __builtin_convertvector(t_10, u32x8)), (__m512i)(u32x16){0});
            *(u32x16u *)(y + i) = t_13;
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 x = (u32x16)_mm512_maskz_loadu_epi32(lanes, a_1 + whole);
            u32x16 x_1 = (u32x16)_mm512_maskz_loadu_epi32(lanes, b_1 + whole);
            __mmask16 same = _mm512_cmpeq_epu32_mask((__m512i)x_1, (__m512i)(u32x16){0});
            u32x16 divisor = (u32x16)_mm512_mask_blend_epi32(same, (__m512i)x_1,
                (__m512i)_mm512_set1_epi32(1));
            f64x8 t_4 = _mm512_cvtepu32_pd((__m256i)low_half_u32x16(x))
                / _mm512_cvtepu32_pd((__m256i)low_half_u32x16(divisor));
            f64x8 t_10 = _mm512_cvtepu32_pd((__m256i)high_half_u32x16(x))
                / _mm512_cvtepu32_pd((__m256i)high_half_u32x16(divisor));
            u32x16 t_13 = (u32x16)_mm512_mask_blend_epi32(same,
                (__m512i)join_u32x8(__builtin_convertvector(t_4, u32x8),
                __builtin_convertvector(t_10, u32x8)), (__m512i)(u32x16){0});
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)t_13);
        }
    }
}

/* tnk_div_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=div to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 4 add 4 mul 2 div 5 convert 3 select 2 ld 1 st
 * vector registers: 5 of 32 */
void tnk_div_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u64x8 x = *(const u64x8u *)(a_1 + i);
            u64x8 x_1 = *(const u64x8u *)(b_1 + i);
            __mmask8 same = _mm512_cmpeq_epu64_mask((__m512i)x_1, (__m512i)(u64x8){0});
            u64x8 divisor = (u64x8)_mm512_mask_blend_epi64(same, (__m512i)x_1,
                (__m512i)_mm512_set1_epi64(1ull));
            f64x8 wide = __builtin_convertvector(divisor, f64x8);
            u64x8 part = __builtin_convertvector(__builtin_convertvector(x, f64x8) / wide
                * 0.99999999999999911, u64x8);
            u64x8 left = x - part * divisor;
            u64x8 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x8) / wide
                * 0.99999999999999911, u64x8);
            left -= part_1 * divisor;
            u64x8 quotient = part + part_1;
            u64x8 t_10 = (u64x8)_mm512_mask_blend_epi64(same,
                (__m512i)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)left,
                (__m512i)divisor), (__m512i)(quotient + 1ull), (__m512i)quotient),
                (__m512i)(u64x8){0});
            *(u64x8u *)(y + i) = t_10;
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 x = (u64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole);
            u64x8 x_1 = (u64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole);
            __mmask8 same = _mm512_cmpeq_epu64_mask((__m512i)x_1, (__m512i)(u64x8){0});
            u64x8 divisor = (u64x8)_mm512_mask_blend_epi64(same, (__m512i)x_1,
                (__m512i)_mm512_set1_epi64(1ull));
            f64x8 wide = __builtin_convertvector(divisor, f64x8);
            u64x8 part = __builtin_convertvector(__builtin_convertvector(x, f64x8) / wide
                * 0.99999999999999911, u64x8);
            u64x8 left = x - part * divisor;
            u64x8 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x8) / wide
                * 0.99999999999999911, u64x8);
            left -= part_1 * divisor;
            u64x8 quotient = part + part_1;
            u64x8 t_10 = (u64x8)_mm512_mask_blend_epi64(same,
                (__m512i)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)left,
                (__m512i)divisor), (__m512i)(quotient + 1ull), (__m512i)quotient),
                (__m512i)(u64x8){0});
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)t_10);
        }
    }
}

/* tnk_div_i64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=div to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, every tier
 * a turn of the inner loop: 4 add 4 mul 2 div 5 convert 4 select 2 ld 1 st
 * vector registers: 7 of 32 */
void tnk_div_i64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            i64x8 x = *(const i64x8u *)(a_1 + i);
            i64x8 x_1 = *(const i64x8u *)(b_1 + i);
            __mmask8 same = _mm512_cmpeq_epi64_mask((__m512i)x_1, (__m512i)(i64x8){0});
            i64x8 divisor = (i64x8)_mm512_mask_blend_epi64(same, (__m512i)x_1,
                (__m512i)_mm512_set1_epi64(1ll));
            u64x8 t_1 = (u64x8)_mm512_abs_epi64((__m512i)x);
            u64x8 t_3 = (u64x8)_mm512_abs_epi64((__m512i)divisor);
            f64x8 wide = __builtin_convertvector(t_3, f64x8);
            u64x8 part = __builtin_convertvector(__builtin_convertvector(t_1, f64x8) / wide
                * 0.99999999999999911, u64x8);
            u64x8 left = t_1 - part * t_3;
            u64x8 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x8) / wide
                * 0.99999999999999911, u64x8);
            left -= part_1 * t_3;
            u64x8 quotient = part + part_1;
            i64x8 size = (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)left,
                (__m512i)t_3), (__m512i)(quotient + 1ull), (__m512i)quotient);
            i64x8 t_16 = (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epi64_mask((__m512i)(x ^ x_1),
                (__m512i)(i64x8){0}), (__m512i)size, (__m512i)-size);
            *(i64x8u *)(y + i) = (i64x8)_mm512_mask_blend_epi64(same, (__m512i)t_16,
                (__m512i)(i64x8){0});
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 x = (i64x8)_mm512_maskz_loadu_epi64(lanes, a_1 + whole);
            i64x8 x_1 = (i64x8)_mm512_maskz_loadu_epi64(lanes, b_1 + whole);
            __mmask8 same = _mm512_cmpeq_epi64_mask((__m512i)x_1, (__m512i)(i64x8){0});
            i64x8 divisor = (i64x8)_mm512_mask_blend_epi64(same, (__m512i)x_1,
                (__m512i)_mm512_set1_epi64(1ll));
            u64x8 t_1 = (u64x8)_mm512_abs_epi64((__m512i)x);
            u64x8 t_3 = (u64x8)_mm512_abs_epi64((__m512i)divisor);
            f64x8 wide = __builtin_convertvector(t_3, f64x8);
            u64x8 part = __builtin_convertvector(__builtin_convertvector(t_1, f64x8) / wide
                * 0.99999999999999911, u64x8);
            u64x8 left = t_1 - part * t_3;
            u64x8 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x8) / wide
                * 0.99999999999999911, u64x8);
            left -= part_1 * t_3;
            u64x8 quotient = part + part_1;
            i64x8 size = (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epu64_mask((__m512i)left,
                (__m512i)t_3), (__m512i)(quotient + 1ull), (__m512i)quotient);
            i64x8 t_16 = (i64x8)_mm512_mask_blend_epi64(_mm512_cmplt_epi64_mask((__m512i)(x ^ x_1),
                (__m512i)(i64x8){0}), (__m512i)size, (__m512i)-size);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_mask_blend_epi64(same, (__m512i)t_16, (__m512i)(i64x8){0}));
        }
    }
}

/* tnk_neg_i8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i8 op=neg to=i8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_i8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            i8x64 v = *(const i8x64u *)(x_1 + i);
            *(i8x64u *)(y + i) = -v;
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            i8x64 v = (i8x64)_mm512_maskz_loadu_epi8(lanes, x_1 + whole);
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)-v);
        }
    }
}

/* tnk_neg_i16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i16 op=neg to=i16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_i16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            i16x32 v = *(const i16x32u *)(x_1 + i);
            *(i16x32u *)(y + i) = -v;
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            i16x32 v = (i16x32)_mm512_maskz_loadu_epi16(lanes, x_1 + whole);
            _mm512_mask_storeu_epi16(y + whole, lanes, (__m512i)-v);
        }
    }
}

/* tnk_neg_i32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=neg to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_i32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i32x16 v = *(const i32x16u *)(x_1 + i);
            *(i32x16u *)(y + i) = -v;
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 v = (i32x16)_mm512_maskz_loadu_epi32(lanes, x_1 + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)-v);
        }
    }
}

/* tnk_neg_i64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=neg to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_i64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i64x8 v = *(const i64x8u *)(x_1 + i);
            *(i64x8u *)(y + i) = -v;
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 v = (i64x8)_mm512_maskz_loadu_epi64(lanes, x_1 + whole);
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)-v);
        }
    }
}

/* tnk_abs_i8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i8 op=abs to=i8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_i8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            i8x64 v = *(const i8x64u *)(x_1 + i);
            *(i8x64u *)(y + i) = (i8x64)_mm512_abs_epi8((__m512i)v);
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            i8x64 v = (i8x64)_mm512_maskz_loadu_epi8(lanes, x_1 + whole);
            _mm512_mask_storeu_epi8(y + whole, lanes, (__m512i)_mm512_abs_epi8((__m512i)v));
        }
    }
}

/* tnk_abs_i16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i16 op=abs to=i16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_i16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            i16x32 v = *(const i16x32u *)(x_1 + i);
            *(i16x32u *)(y + i) = (i16x32)_mm512_abs_epi16((__m512i)v);
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            i16x32 v = (i16x32)_mm512_maskz_loadu_epi16(lanes, x_1 + whole);
            _mm512_mask_storeu_epi16(y + whole, lanes, (__m512i)_mm512_abs_epi16((__m512i)v));
        }
    }
}

/* tnk_abs_i32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=abs to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_i32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i32x16 v = *(const i32x16u *)(x_1 + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_abs_epi32((__m512i)v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 v = (i32x16)_mm512_maskz_loadu_epi32(lanes, x_1 + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes, (__m512i)_mm512_abs_epi32((__m512i)v));
        }
    }
}

/* tnk_abs_i64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=abs to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_i64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i64x8 v = *(const i64x8u *)(x_1 + i);
            *(i64x8u *)(y + i) = (i64x8)_mm512_abs_epi64((__m512i)v);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 v = (i64x8)_mm512_maskz_loadu_epi64(lanes, x_1 + whole);
            _mm512_mask_storeu_epi64(y + whole, lanes, (__m512i)_mm512_abs_epi64((__m512i)v));
        }
    }
}

/* tnk_clip_u8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u8 op=clip to=u8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_u8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint8_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(255.0f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u8x64 lo = (u8x64)_mm512_set1_epi8((uint8_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(255.0f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u8x64 hi = (u8x64)_mm512_set1_epi8((uint8_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *x_3 = x + row * x_row;
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            u8x64 v = *(const u8x64u *)(x_3 + i);
            *(u8x64u *)(y + i) = (u8x64)_mm512_min_epu8((__m512i)hi,
                (__m512i)_mm512_max_epu8((__m512i)lo, (__m512i)v));
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            u8x64 v = (u8x64)_mm512_maskz_loadu_epi8(lanes, x_3 + whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)_mm512_min_epu8((__m512i)hi,
                (__m512i)_mm512_max_epu8((__m512i)lo, (__m512i)v)));
        }
    }
}

/* tnk_clip_u16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u16 op=clip to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_u16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint16_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint16_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(65535.0f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u16x32 lo = (u16x32)_mm512_set1_epi16((uint16_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(65535.0f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u16x32 hi = (u16x32)_mm512_set1_epi16((uint16_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint16_t *x_3 = x + row * x_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            u16x32 v = *(const u16x32u *)(x_3 + i);
            *(u16x32u *)(y + i) = (u16x32)_mm512_min_epu16((__m512i)hi,
                (__m512i)_mm512_max_epu16((__m512i)lo, (__m512i)v));
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            u16x32 v = (u16x32)_mm512_maskz_loadu_epi16(lanes, x_3 + whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)_mm512_min_epu16((__m512i)hi,
                (__m512i)_mm512_max_epu16((__m512i)lo, (__m512i)v)));
        }
    }
}

/* tnk_clip_u32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u32 op=clip to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_u32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint32_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint32_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(4.29496704e+09f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u32x16 lo = (u32x16)_mm512_set1_epi32(4.2949673e+09f <= x_1 ? 4294967295u : (uint32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(4.29496704e+09f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u32x16 hi = (u32x16)_mm512_set1_epi32(4.2949673e+09f <= x_2 ? 4294967295u : (uint32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint32_t *x_3 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u32x16 v = *(const u32x16u *)(x_3 + i);
            *(u32x16u *)(y + i) = (u32x16)_mm512_min_epu32((__m512i)hi,
                (__m512i)_mm512_max_epu32((__m512i)lo, (__m512i)v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            u32x16 v = (u32x16)_mm512_maskz_loadu_epi32(lanes, x_3 + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_min_epu32((__m512i)hi,
                (__m512i)_mm512_max_epu32((__m512i)lo, (__m512i)v)));
        }
    }
}

/* tnk_clip_u64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=u64 op=clip to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_u64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint64_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint64_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(1.8446743e+19f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u64x8 lo = (u64x8)_mm512_set1_epi64(1.84467441e+19f <= x_1 ? 18446744073709551615ull
        : (uint64_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(1.8446743e+19f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u64x8 hi = (u64x8)_mm512_set1_epi64(1.84467441e+19f <= x_2 ? 18446744073709551615ull
        : (uint64_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint64_t *x_3 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u64x8 v = *(const u64x8u *)(x_3 + i);
            *(u64x8u *)(y + i) = (u64x8)_mm512_min_epu64((__m512i)hi,
                (__m512i)_mm512_max_epu64((__m512i)lo, (__m512i)v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            u64x8 v = (u64x8)_mm512_maskz_loadu_epi64(lanes, x_3 + whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_min_epu64((__m512i)hi,
                (__m512i)_mm512_max_epu64((__m512i)lo, (__m512i)v)));
        }
    }
}

/* tnk_clip_i8__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i8 op=clip to=i8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_i8__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int8_t *x = data[0];
    int64_t x_row = stride[0][0];
    int8_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(127.0f, max_f32(-128.0f, x_1 == x_1 ? x_1 : 0.0f));
    i8x64 lo = (i8x64)_mm512_set1_epi8((int8_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(127.0f, max_f32(-128.0f, x_2 == x_2 ? x_2 : 0.0f));
    i8x64 hi = (i8x64)_mm512_set1_epi8((int8_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *x_3 = x + row * x_row;
        int64_t whole = columns & -64;
        for (int64_t i = 0; i < whole; i += 64) {
            i8x64 v = *(const i8x64u *)(x_3 + i);
            *(i8x64u *)(y + i) = (i8x64)_mm512_min_epi8((__m512i)hi,
                (__m512i)_mm512_max_epi8((__m512i)lo, (__m512i)v));
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            i8x64 v = (i8x64)_mm512_maskz_loadu_epi8(lanes, x_3 + whole);
            _mm512_mask_storeu_epi8(y + whole, lanes,
                (__m512i)_mm512_min_epi8((__m512i)hi,
                (__m512i)_mm512_max_epi8((__m512i)lo, (__m512i)v)));
        }
    }
}

/* tnk_clip_i16__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i16 op=clip to=i16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_i16__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int16_t *x = data[0];
    int64_t x_row = stride[0][0];
    int16_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(32767.0f, max_f32(-32768.0f, x_1 == x_1 ? x_1 : 0.0f));
    i16x32 lo = (i16x32)_mm512_set1_epi16((int16_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(32767.0f, max_f32(-32768.0f, x_2 == x_2 ? x_2 : 0.0f));
    i16x32 hi = (i16x32)_mm512_set1_epi16((int16_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *x_3 = x + row * x_row;
        int64_t whole = columns & -32;
        for (int64_t i = 0; i < whole; i += 32) {
            i16x32 v = *(const i16x32u *)(x_3 + i);
            *(i16x32u *)(y + i) = (i16x32)_mm512_min_epi16((__m512i)hi,
                (__m512i)_mm512_max_epi16((__m512i)lo, (__m512i)v));
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            i16x32 v = (i16x32)_mm512_maskz_loadu_epi16(lanes, x_3 + whole);
            _mm512_mask_storeu_epi16(y + whole, lanes,
                (__m512i)_mm512_min_epi16((__m512i)hi,
                (__m512i)_mm512_max_epi16((__m512i)lo, (__m512i)v)));
        }
    }
}

/* tnk_clip_i32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=clip to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_i32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int32_t *x = data[0];
    int64_t x_row = stride[0][0];
    int32_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(2.14748352e+09f, max_f32(-2.14748365e+09f, x_1 == x_1 ? x_1 : 0.0f));
    i32x16 lo = (i32x16)_mm512_set1_epi32(2.14748365e+09f <= x_1 ? 2147483647 : (int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(2.14748352e+09f, max_f32(-2.14748365e+09f, x_2 == x_2 ? x_2 : 0.0f));
    i32x16 hi = (i32x16)_mm512_set1_epi32(2.14748365e+09f <= x_2 ? 2147483647 : (int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *x_3 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i32x16 v = *(const i32x16u *)(x_3 + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_min_epi32((__m512i)hi,
                (__m512i)_mm512_max_epi32((__m512i)lo, (__m512i)v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 v = (i32x16)_mm512_maskz_loadu_epi32(lanes, x_3 + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_min_epi32((__m512i)hi,
                (__m512i)_mm512_max_epi32((__m512i)lo, (__m512i)v)));
        }
    }
}

/* tnk_clip_i64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=clip to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_i64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int64_t *x = data[0];
    int64_t x_row = stride[0][0];
    int64_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(9.22337149e+18f, max_f32(-9.22337204e+18f, x_1 == x_1 ? x_1 : 0.0f));
    i64x8 lo = (i64x8)_mm512_set1_epi64(9.22337204e+18f <= x_1 ? 9223372036854775807ll
        : (int64_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(9.22337149e+18f, max_f32(-9.22337204e+18f, x_2 == x_2 ? x_2 : 0.0f));
    i64x8 hi = (i64x8)_mm512_set1_epi64(9.22337204e+18f <= x_2 ? 9223372036854775807ll
        : (int64_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *x_3 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i64x8 v = *(const i64x8u *)(x_3 + i);
            *(i64x8u *)(y + i) = (i64x8)_mm512_min_epi64((__m512i)hi,
                (__m512i)_mm512_max_epi64((__m512i)lo, (__m512i)v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 v = (i64x8)_mm512_maskz_loadu_epi64(lanes, x_3 + whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_min_epi64((__m512i)hi,
                (__m512i)_mm512_max_epi64((__m512i)lo, (__m512i)v)));
        }
    }
}

/* tnk_sign_i32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i32 op=sign to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_sign_i32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i32x16 v = *(const i32x16u *)(x_1 + i);
            *(i32x16u *)(y + i) = (i32x16)_mm512_min_epi32((__m512i)_mm512_set1_epi32(1),
                (__m512i)_mm512_max_epi32((__m512i)_mm512_set1_epi32(-1), (__m512i)v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 v = (i32x16)_mm512_maskz_loadu_epi32(lanes, x_1 + whole);
            _mm512_mask_storeu_epi32(y + whole, lanes,
                (__m512i)_mm512_min_epi32((__m512i)_mm512_set1_epi32(1),
                (__m512i)_mm512_max_epi32((__m512i)_mm512_set1_epi32(-1), (__m512i)v)));
        }
    }
}

/* tnk_sign_i64__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=i64 op=sign to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_sign_i64__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i64x8 v = *(const i64x8u *)(x_1 + i);
            *(i64x8u *)(y + i) = (i64x8)_mm512_min_epi64((__m512i)_mm512_set1_epi64(1ll),
                (__m512i)_mm512_max_epi64((__m512i)_mm512_set1_epi64(-1ll), (__m512i)v));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            i64x8 v = (i64x8)_mm512_maskz_loadu_epi64(lanes, x_1 + whole);
            _mm512_mask_storeu_epi64(y + whole, lanes,
                (__m512i)_mm512_min_epi64((__m512i)_mm512_set1_epi64(1ll),
                (__m512i)_mm512_max_epi64((__m512i)_mm512_set1_epi64(-1ll), (__m512i)v)));
        }
    }
}
