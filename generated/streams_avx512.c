/* streams_avx512.c: kernels of gen/manifest/streams.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x16 abs_f32x16(f32x16 x)
{
    return (f32x16)(((u32x16)x << 1) >> 1);
}

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline f32x16 rotate_8_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x16 rotate_4_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3);
}

static inline f32x16 rotate_2_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1);
}

static inline f32x16 rotate_1_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0);
}

static inline f32x8 low_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x8 high_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline f64x8 rotate_4_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
}

static inline f64x8 rotate_2_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 0, 1);
}

static inline f64x8 rotate_1_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 0);
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

/* tnk_add_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=add stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 add 8 ld 4 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1) + _mm512_maskz_loadu_ps(lanes, b_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                _mm512_stream_ps(y + at + i,
                    _mm512_loadu_ps(a_1 + at + i) + _mm512_loadu_ps(b_1 + at + i));
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_loadu_ps(a_1 + at + i + 1024) + _mm512_loadu_ps(b_1 + at + i + 1024));
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_loadu_ps(a_1 + at + i + 2048) + _mm512_loadu_ps(b_1 + at + i + 2048));
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_loadu_ps(a_1 + at + i + 3072) + _mm512_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            _mm512_stream_ps(y + i, _mm512_loadu_ps(a_1 + i) + _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                + _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
    _mm_sfence();
}

/* tnk_sub_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=sub stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 add 8 ld 4 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1) - _mm512_maskz_loadu_ps(lanes, b_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                _mm512_stream_ps(y + at + i,
                    _mm512_loadu_ps(a_1 + at + i) - _mm512_loadu_ps(b_1 + at + i));
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_loadu_ps(a_1 + at + i + 1024) - _mm512_loadu_ps(b_1 + at + i + 1024));
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_loadu_ps(a_1 + at + i + 2048) - _mm512_loadu_ps(b_1 + at + i + 2048));
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_loadu_ps(a_1 + at + i + 3072) - _mm512_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            _mm512_stream_ps(y + i, _mm512_loadu_ps(a_1 + i) - _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                - _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
    _mm_sfence();
}

/* tnk_mul_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=mul stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 mul 8 ld 4 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1) * _mm512_maskz_loadu_ps(lanes, b_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                _mm512_stream_ps(y + at + i,
                    _mm512_loadu_ps(a_1 + at + i) * _mm512_loadu_ps(b_1 + at + i));
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_loadu_ps(a_1 + at + i + 1024) * _mm512_loadu_ps(b_1 + at + i + 1024));
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_loadu_ps(a_1 + at + i + 2048) * _mm512_loadu_ps(b_1 + at + i + 2048));
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_loadu_ps(a_1 + at + i + 3072) * _mm512_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            _mm512_stream_ps(y + i, _mm512_loadu_ps(a_1 + i) * _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                * _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
    _mm_sfence();
}

/* tnk_div_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=div stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 div 8 ld 4 st; 1 div 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_div_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1) / _mm512_maskz_loadu_ps(lanes, b_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                _mm512_stream_ps(y + at + i,
                    _mm512_loadu_ps(a_1 + at + i) / _mm512_loadu_ps(b_1 + at + i));
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_loadu_ps(a_1 + at + i + 1024) / _mm512_loadu_ps(b_1 + at + i + 1024));
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_loadu_ps(a_1 + at + i + 2048) / _mm512_loadu_ps(b_1 + at + i + 2048));
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_loadu_ps(a_1 + at + i + 3072) / _mm512_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            _mm512_stream_ps(y + i, _mm512_loadu_ps(a_1 + i) / _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                / _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
    _mm_sfence();
}

/* tnk_min_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=min stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_ps(x, _mm512_maskz_loadu_ps(lanes, b_1)), x);
            _mm512_mask_storeu_ps(y, lanes, t_3);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 x = _mm512_loadu_ps(a_1 + at + i);
                f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                    _mm512_min_ps(x, _mm512_loadu_ps(b_1 + at + i)), x);
                _mm512_stream_ps(y + at + i, t_3);
                f32x16 x_2 = _mm512_loadu_ps(a_1 + at + i + 1024);
                f32x16 t_6 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_2, x_2, _CMP_NEQ_UQ),
                    _mm512_min_ps(x_2, _mm512_loadu_ps(b_1 + at + i + 1024)), x_2);
                _mm512_stream_ps(y + at + i + 1024, t_6);
                f32x16 x_4 = _mm512_loadu_ps(a_1 + at + i + 2048);
                f32x16 t_9 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_4, x_4, _CMP_NEQ_UQ),
                    _mm512_min_ps(x_4, _mm512_loadu_ps(b_1 + at + i + 2048)), x_4);
                _mm512_stream_ps(y + at + i + 2048, t_9);
                f32x16 x_6 = _mm512_loadu_ps(a_1 + at + i + 3072);
                f32x16 t_12 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_6, x_6, _CMP_NEQ_UQ),
                    _mm512_min_ps(x_6, _mm512_loadu_ps(b_1 + at + i + 3072)), x_6);
                _mm512_stream_ps(y + at + i + 3072, t_12);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 x = _mm512_loadu_ps(a_1 + i);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_ps(x, _mm512_loadu_ps(b_1 + i)), x);
            _mm512_stream_ps(y + i, t_3);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1 + whole);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_ps(x, _mm512_maskz_loadu_ps(lanes, b_1 + whole)), x);
            _mm512_mask_storeu_ps(y + whole, lanes, t_3);
        }
    }
    _mm_sfence();
}

/* tnk_max_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=max stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_ps(x, _mm512_maskz_loadu_ps(lanes, b_1)), x);
            _mm512_mask_storeu_ps(y, lanes, t_3);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 x = _mm512_loadu_ps(a_1 + at + i);
                f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                    _mm512_max_ps(x, _mm512_loadu_ps(b_1 + at + i)), x);
                _mm512_stream_ps(y + at + i, t_3);
                f32x16 x_2 = _mm512_loadu_ps(a_1 + at + i + 1024);
                f32x16 t_6 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_2, x_2, _CMP_NEQ_UQ),
                    _mm512_max_ps(x_2, _mm512_loadu_ps(b_1 + at + i + 1024)), x_2);
                _mm512_stream_ps(y + at + i + 1024, t_6);
                f32x16 x_4 = _mm512_loadu_ps(a_1 + at + i + 2048);
                f32x16 t_9 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_4, x_4, _CMP_NEQ_UQ),
                    _mm512_max_ps(x_4, _mm512_loadu_ps(b_1 + at + i + 2048)), x_4);
                _mm512_stream_ps(y + at + i + 2048, t_9);
                f32x16 x_6 = _mm512_loadu_ps(a_1 + at + i + 3072);
                f32x16 t_12 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_6, x_6, _CMP_NEQ_UQ),
                    _mm512_max_ps(x_6, _mm512_loadu_ps(b_1 + at + i + 3072)), x_6);
                _mm512_stream_ps(y + at + i + 3072, t_12);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 x = _mm512_loadu_ps(a_1 + i);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_ps(x, _mm512_loadu_ps(b_1 + i)), x);
            _mm512_stream_ps(y + i, t_3);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1 + whole);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_ps(x, _mm512_maskz_loadu_ps(lanes, b_1 + whole)), x);
            _mm512_mask_storeu_ps(y + whole, lanes, t_3);
        }
    }
    _mm_sfence();
}

/* tnk_neg_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=neg stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            _mm512_mask_storeu_ps(y, lanes, -v);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_1 + at + i);
                _mm512_stream_ps(y + at + i, -v);
                f32x16 v_1 = _mm512_loadu_ps(x_1 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, -v_1);
                f32x16 v_2 = _mm512_loadu_ps(x_1 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, -v_2);
                f32x16 v_3 = _mm512_loadu_ps(x_1 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, -v_3);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_stream_ps(y + i, -v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, -v);
        }
    }
    _mm_sfence();
}

/* tnk_abs_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=abs stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            _mm512_mask_storeu_ps(y, lanes, abs_f32x16(v));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_1 + at + i);
                _mm512_stream_ps(y + at + i, abs_f32x16(v));
                f32x16 v_1 = _mm512_loadu_ps(x_1 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, abs_f32x16(v_1));
                f32x16 v_2 = _mm512_loadu_ps(x_1 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, abs_f32x16(v_2));
                f32x16 v_3 = _mm512_loadu_ps(x_1 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, abs_f32x16(v_3));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_stream_ps(y + i, abs_f32x16(v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, abs_f32x16(v));
        }
    }
    _mm_sfence();
}

/* tnk_relu_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=relu stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 max 4 ld 4 st; 1 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_relu_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            _mm512_mask_storeu_ps(y, lanes, _mm512_max_ps((f32x16){0}, v));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_1 + at + i);
                _mm512_stream_ps(y + at + i, _mm512_max_ps((f32x16){0}, v));
                f32x16 v_1 = _mm512_loadu_ps(x_1 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, _mm512_max_ps((f32x16){0}, v_1));
                f32x16 v_2 = _mm512_loadu_ps(x_1 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, _mm512_max_ps((f32x16){0}, v_2));
                f32x16 v_3 = _mm512_loadu_ps(x_1 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, _mm512_max_ps((f32x16){0}, v_3));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_stream_ps(y + i, _mm512_max_ps((f32x16){0}, v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_max_ps((f32x16){0}, v));
        }
    }
    _mm_sfence();
}

/* tnk_relu_d0_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=relu.d0 stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 select 8 ld 4 st; 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_relu_d0_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *g = data[0];
    int64_t g_row = stride[0][0];
    const float *y = data[1];
    int64_t y_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y_1 = out + row * out_row;
        const float *g_1 = g + row * g_row;
        const float *y_2 = y + row * y_row;
        int64_t past = ((0 - (int64_t)y_1) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 t_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_maskz_loadu_ps(lanes, y_2), _CMP_LT_OQ), (f32x16){0},
                _mm512_maskz_loadu_ps(lanes, g_1));
            _mm512_mask_storeu_ps(y_1, lanes, t_2);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 t_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                    _mm512_loadu_ps(y_2 + at + i), _CMP_LT_OQ), (f32x16){0},
                    _mm512_loadu_ps(g_1 + at + i));
                _mm512_stream_ps(y_1 + at + i, t_2);
                f32x16 t_4 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                    _mm512_loadu_ps(y_2 + at + i + 1024), _CMP_LT_OQ), (f32x16){0},
                    _mm512_loadu_ps(g_1 + at + i + 1024));
                _mm512_stream_ps(y_1 + at + i + 1024, t_4);
                f32x16 t_6 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                    _mm512_loadu_ps(y_2 + at + i + 2048), _CMP_LT_OQ), (f32x16){0},
                    _mm512_loadu_ps(g_1 + at + i + 2048));
                _mm512_stream_ps(y_1 + at + i + 2048, t_6);
                f32x16 t_8 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                    _mm512_loadu_ps(y_2 + at + i + 3072), _CMP_LT_OQ), (f32x16){0},
                    _mm512_loadu_ps(g_1 + at + i + 3072));
                _mm512_stream_ps(y_1 + at + i + 3072, t_8);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 t_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_loadu_ps(y_2 + i), _CMP_LT_OQ), (f32x16){0}, _mm512_loadu_ps(g_1 + i));
            _mm512_stream_ps(y_1 + i, t_2);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 t_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_maskz_loadu_ps(lanes, y_2 + whole), _CMP_LT_OQ), (f32x16){0},
                _mm512_maskz_loadu_ps(lanes, g_1 + whole));
            _mm512_mask_storeu_ps(y_1 + whole, lanes, t_2);
        }
    }
    _mm_sfence();
}

/* tnk_leaky_relu_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=leaky_relu stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 mul 4 select 4 ld 4 st; 1 mul 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_leaky_relu_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 slope = _mm512_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v, v));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_2 + at + i);
                _mm512_stream_ps(y + at + i,
                    _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v,
                    v));
                f32x16 v_1 = _mm512_loadu_ps(x_2 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v_1, _CMP_LT_OQ),
                    slope * v_1, v_1));
                f32x16 v_2 = _mm512_loadu_ps(x_2 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v_2, _CMP_LT_OQ),
                    slope * v_2, v_2));
                f32x16 v_3 = _mm512_loadu_ps(x_2 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v_3, _CMP_LT_OQ),
                    slope * v_3, v_3));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_2 + i);
            _mm512_stream_ps(y + i,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v, v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v, v));
        }
    }
    _mm_sfence();
}

/* tnk_clip_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=clip stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 8 max 4 ld 4 st; 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 lo = _mm512_set1_ps(param[0]);
    f32x16 hi = _mm512_set1_ps(param[1]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_3 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_3);
            _mm512_mask_storeu_ps(y, lanes, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_3 + at + i);
                _mm512_stream_ps(y + at + i, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
                f32x16 v_1 = _mm512_loadu_ps(x_3 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, _mm512_min_ps(hi, _mm512_max_ps(lo, v_1)));
                f32x16 v_2 = _mm512_loadu_ps(x_3 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, _mm512_min_ps(hi, _mm512_max_ps(lo, v_2)));
                f32x16 v_3 = _mm512_loadu_ps(x_3 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, _mm512_min_ps(hi, _mm512_max_ps(lo, v_3)));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_3 + i);
            _mm512_stream_ps(y + i, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_3 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
        }
    }
    _mm_sfence();
}

/* tnk_exp_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=exp stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 6 fma 1 add 1 mul 1 max 1 scale 1 shuffle 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_exp_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_7 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_mask_storeu_ps(y, lanes, t_7);
        }
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t i = head; i < whole; i += 16) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_9 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_stream_ps(y + i, t_9);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_7 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_mask_storeu_ps(y + whole, lanes, t_7);
        }
    }
    _mm_sfence();
}

/* tnk_tanh_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=tanh stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 5 fma 2 add 1 max 7 shuffle 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_tanh_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(10.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12482142f, 1.37482679f, 1.62482524f,
                1.87482917f, 2.1247282f, 2.3746438f, 2.62470841f, 2.87481427f, 3.24966526f,
                3.74965405f, 4.24933195f, 4.74928761f, 5.24942732f, 5.74985647f, 6.25016546f,
                6.7499752f }, (__m512i)piece,
                (f32x16){ 7.50071478f, 8.50142956f, 9.50142956f, 9.50142956f, 9.50142956f,
                9.50142956f, 9.50142956f, 9.50142956f, 0.0f, 0.187478527f, 0.312455446f,
                0.437455386f, 0.562413216f, 0.687411666f, 0.812422216f, 0.93742317f });
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ -0.032021806f, -0.0094787432f,
                0.0014169972f, 0.004610186f, 0.0044836439f, 0.003418366f, 0.0023492316f,
                0.0015307419f, 0.0007686296f, 0.00029185883f, 0.00010862396f, 4.0130079e-05f,
                1.4785244e-05f, 5.4415109e-06f, 2.0020338e-06f, 7.3661045e-07f }, (__m512i)piece,
                (f32x16){ 1.6802997e-07f, 2.2735218e-08f, 3.0768812e-09f, 3.0768812e-09f,
                3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 0.13103321f,
                0.096580893f, 0.045509379f, -0.0060031405f, -0.043534238f, -0.061618958f,
                -0.062701024f, -0.053073518f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ 0.0036570043f, -0.021129808f,
                -0.025138549f, -0.020855382f, -0.01499523f, -0.010027854f, -0.0064404751f,
                -0.0040413514f, -0.0019769815f, -0.00073888403f, -0.00027357292f, -0.00010086509f,
                -3.7124904e-05f, -1.364974e-05f, -5.0188964e-06f, -1.8471213e-06f },
                (__m512i)piece, (f32x16){ -4.2456813e-07f, -5.7378088e-08f, -7.7652844e-09f,
                -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f,
                -7.7652844e-09f, 0.00023492462f, 0.11286333f, 0.15775375f, 0.16969632f,
                0.15330468f, 0.11947955f, 0.079915553f, 0.043366786f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.11097192f, 0.099585302f, 0.075181149f,
                0.051815819f, 0.033915713f, 0.021534311f, 0.013423712f, 0.0082766032f,
                0.0039637587f, 0.0014693654f, 0.00054241606f, 0.00019976725f, 7.3497424e-05f,
                2.7018579e-05f, 9.9338995e-06f, 3.6559481e-06f }, (__m512i)piece,
                (f32x16){ 8.1422644e-07f, 1.1003131e-07f, 1.4891122e-08f, 1.4891122e-08f,
                1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, -0.33333975f,
                -0.28872484f, -0.21958053f, -0.13620347f, -0.054379746f, 0.014344504f,
                0.064226978f, 0.094763473f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.27929544f, -0.19880982f, -0.13304378f,
                -0.085697614f, -0.053930938f, -0.033455055f, -0.020566335f, -0.012574772f,
                -0.005981396f, -0.0022088571f, -0.00081425393f, -0.00029972807f, -0.00011025387f,
                -4.0528157e-05f, -1.4900646e-05f, -5.4837792e-06f }, (__m512i)piece,
                (f32x16){ -1.2207744e-06f, -1.6497789e-07f, -2.2327333e-08f, -2.2327333e-08f,
                -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, 2.5477105e-08f,
                -0.17894842f, -0.27494177f, -0.34183571f, -0.37729728f, -0.38427025f, -0.36891487f,
                -0.33853093f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.345131516f, 0.225973845f, 0.143780857f,
                0.0898269191f, 0.0554926731f, 0.034039475f, 0.0207834933f, 0.012655138f,
                0.00599971786f, 0.0022114201f, 0.000814629602f, 0.000299789273f, 0.000110265944f,
                4.05311876e-05f, 1.49015696e-05f, 5.48409344e-06f }, (__m512i)piece,
                (f32x16){ 1.22186134e-06f, 1.65124916e-07f, 2.23472298e-08f, 2.23472298e-08f,
                2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 1.0f,
                0.965659261f, 0.908391297f, 0.830640614f, 0.740138888f, 0.644406497f, 0.549860597f,
                0.461191028f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.809239447f, 0.879787564f, 0.925321102f,
                0.954029918f, 0.971857667f, 0.982832909f, 0.98955369f, 0.993652284f, 0.996995628f,
                0.998893678f, 0.999592602f, 0.999850094f, 0.999944866f, 0.999979734f, 0.999992549f,
                0.999997258f }, (__m512i)piece,
                (f32x16){ 0.999999404f, 0.99999994f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 0.0f,
                0.185312465f, 0.302669257f, 0.411532998f, 0.509765744f, 0.596316636f, 0.670924306f,
                0.734036088f });
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_mask_storeu_ps(y, lanes, (f32x16)((u32x16)y_1 | sign));
        }
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t i = head; i < whole; i += 16) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(10.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12482142f, 1.37482679f, 1.62482524f,
                1.87482917f, 2.1247282f, 2.3746438f, 2.62470841f, 2.87481427f, 3.24966526f,
                3.74965405f, 4.24933195f, 4.74928761f, 5.24942732f, 5.74985647f, 6.25016546f,
                6.7499752f }, (__m512i)piece,
                (f32x16){ 7.50071478f, 8.50142956f, 9.50142956f, 9.50142956f, 9.50142956f,
                9.50142956f, 9.50142956f, 9.50142956f, 0.0f, 0.187478527f, 0.312455446f,
                0.437455386f, 0.562413216f, 0.687411666f, 0.812422216f, 0.93742317f });
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ -0.032021806f, -0.0094787432f,
                0.0014169972f, 0.004610186f, 0.0044836439f, 0.003418366f, 0.0023492316f,
                0.0015307419f, 0.0007686296f, 0.00029185883f, 0.00010862396f, 4.0130079e-05f,
                1.4785244e-05f, 5.4415109e-06f, 2.0020338e-06f, 7.3661045e-07f }, (__m512i)piece,
                (f32x16){ 1.6802997e-07f, 2.2735218e-08f, 3.0768812e-09f, 3.0768812e-09f,
                3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 0.13103321f,
                0.096580893f, 0.045509379f, -0.0060031405f, -0.043534238f, -0.061618958f,
                -0.062701024f, -0.053073518f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ 0.0036570043f, -0.021129808f,
                -0.025138549f, -0.020855382f, -0.01499523f, -0.010027854f, -0.0064404751f,
                -0.0040413514f, -0.0019769815f, -0.00073888403f, -0.00027357292f, -0.00010086509f,
                -3.7124904e-05f, -1.364974e-05f, -5.0188964e-06f, -1.8471213e-06f },
                (__m512i)piece, (f32x16){ -4.2456813e-07f, -5.7378088e-08f, -7.7652844e-09f,
                -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f,
                -7.7652844e-09f, 0.00023492462f, 0.11286333f, 0.15775375f, 0.16969632f,
                0.15330468f, 0.11947955f, 0.079915553f, 0.043366786f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.11097192f, 0.099585302f, 0.075181149f,
                0.051815819f, 0.033915713f, 0.021534311f, 0.013423712f, 0.0082766032f,
                0.0039637587f, 0.0014693654f, 0.00054241606f, 0.00019976725f, 7.3497424e-05f,
                2.7018579e-05f, 9.9338995e-06f, 3.6559481e-06f }, (__m512i)piece,
                (f32x16){ 8.1422644e-07f, 1.1003131e-07f, 1.4891122e-08f, 1.4891122e-08f,
                1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, -0.33333975f,
                -0.28872484f, -0.21958053f, -0.13620347f, -0.054379746f, 0.014344504f,
                0.064226978f, 0.094763473f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.27929544f, -0.19880982f, -0.13304378f,
                -0.085697614f, -0.053930938f, -0.033455055f, -0.020566335f, -0.012574772f,
                -0.005981396f, -0.0022088571f, -0.00081425393f, -0.00029972807f, -0.00011025387f,
                -4.0528157e-05f, -1.4900646e-05f, -5.4837792e-06f }, (__m512i)piece,
                (f32x16){ -1.2207744e-06f, -1.6497789e-07f, -2.2327333e-08f, -2.2327333e-08f,
                -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, 2.5477105e-08f,
                -0.17894842f, -0.27494177f, -0.34183571f, -0.37729728f, -0.38427025f, -0.36891487f,
                -0.33853093f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.345131516f, 0.225973845f, 0.143780857f,
                0.0898269191f, 0.0554926731f, 0.034039475f, 0.0207834933f, 0.012655138f,
                0.00599971786f, 0.0022114201f, 0.000814629602f, 0.000299789273f, 0.000110265944f,
                4.05311876e-05f, 1.49015696e-05f, 5.48409344e-06f }, (__m512i)piece,
                (f32x16){ 1.22186134e-06f, 1.65124916e-07f, 2.23472298e-08f, 2.23472298e-08f,
                2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 1.0f,
                0.965659261f, 0.908391297f, 0.830640614f, 0.740138888f, 0.644406497f, 0.549860597f,
                0.461191028f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.809239447f, 0.879787564f, 0.925321102f,
                0.954029918f, 0.971857667f, 0.982832909f, 0.98955369f, 0.993652284f, 0.996995628f,
                0.998893678f, 0.999592602f, 0.999850094f, 0.999944866f, 0.999979734f, 0.999992549f,
                0.999997258f }, (__m512i)piece,
                (f32x16){ 0.999999404f, 0.99999994f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 0.0f,
                0.185312465f, 0.302669257f, 0.411532998f, 0.509765744f, 0.596316636f, 0.670924306f,
                0.734036088f });
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_stream_ps(y + i, (f32x16)((u32x16)y_1 | sign));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(10.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12482142f, 1.37482679f, 1.62482524f,
                1.87482917f, 2.1247282f, 2.3746438f, 2.62470841f, 2.87481427f, 3.24966526f,
                3.74965405f, 4.24933195f, 4.74928761f, 5.24942732f, 5.74985647f, 6.25016546f,
                6.7499752f }, (__m512i)piece,
                (f32x16){ 7.50071478f, 8.50142956f, 9.50142956f, 9.50142956f, 9.50142956f,
                9.50142956f, 9.50142956f, 9.50142956f, 0.0f, 0.187478527f, 0.312455446f,
                0.437455386f, 0.562413216f, 0.687411666f, 0.812422216f, 0.93742317f });
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ -0.032021806f, -0.0094787432f,
                0.0014169972f, 0.004610186f, 0.0044836439f, 0.003418366f, 0.0023492316f,
                0.0015307419f, 0.0007686296f, 0.00029185883f, 0.00010862396f, 4.0130079e-05f,
                1.4785244e-05f, 5.4415109e-06f, 2.0020338e-06f, 7.3661045e-07f }, (__m512i)piece,
                (f32x16){ 1.6802997e-07f, 2.2735218e-08f, 3.0768812e-09f, 3.0768812e-09f,
                3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 0.13103321f,
                0.096580893f, 0.045509379f, -0.0060031405f, -0.043534238f, -0.061618958f,
                -0.062701024f, -0.053073518f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ 0.0036570043f, -0.021129808f,
                -0.025138549f, -0.020855382f, -0.01499523f, -0.010027854f, -0.0064404751f,
                -0.0040413514f, -0.0019769815f, -0.00073888403f, -0.00027357292f, -0.00010086509f,
                -3.7124904e-05f, -1.364974e-05f, -5.0188964e-06f, -1.8471213e-06f },
                (__m512i)piece, (f32x16){ -4.2456813e-07f, -5.7378088e-08f, -7.7652844e-09f,
                -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f,
                -7.7652844e-09f, 0.00023492462f, 0.11286333f, 0.15775375f, 0.16969632f,
                0.15330468f, 0.11947955f, 0.079915553f, 0.043366786f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.11097192f, 0.099585302f, 0.075181149f,
                0.051815819f, 0.033915713f, 0.021534311f, 0.013423712f, 0.0082766032f,
                0.0039637587f, 0.0014693654f, 0.00054241606f, 0.00019976725f, 7.3497424e-05f,
                2.7018579e-05f, 9.9338995e-06f, 3.6559481e-06f }, (__m512i)piece,
                (f32x16){ 8.1422644e-07f, 1.1003131e-07f, 1.4891122e-08f, 1.4891122e-08f,
                1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, -0.33333975f,
                -0.28872484f, -0.21958053f, -0.13620347f, -0.054379746f, 0.014344504f,
                0.064226978f, 0.094763473f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.27929544f, -0.19880982f, -0.13304378f,
                -0.085697614f, -0.053930938f, -0.033455055f, -0.020566335f, -0.012574772f,
                -0.005981396f, -0.0022088571f, -0.00081425393f, -0.00029972807f, -0.00011025387f,
                -4.0528157e-05f, -1.4900646e-05f, -5.4837792e-06f }, (__m512i)piece,
                (f32x16){ -1.2207744e-06f, -1.6497789e-07f, -2.2327333e-08f, -2.2327333e-08f,
                -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, 2.5477105e-08f,
                -0.17894842f, -0.27494177f, -0.34183571f, -0.37729728f, -0.38427025f, -0.36891487f,
                -0.33853093f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.345131516f, 0.225973845f, 0.143780857f,
                0.0898269191f, 0.0554926731f, 0.034039475f, 0.0207834933f, 0.012655138f,
                0.00599971786f, 0.0022114201f, 0.000814629602f, 0.000299789273f, 0.000110265944f,
                4.05311876e-05f, 1.49015696e-05f, 5.48409344e-06f }, (__m512i)piece,
                (f32x16){ 1.22186134e-06f, 1.65124916e-07f, 2.23472298e-08f, 2.23472298e-08f,
                2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 1.0f,
                0.965659261f, 0.908391297f, 0.830640614f, 0.740138888f, 0.644406497f, 0.549860597f,
                0.461191028f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.809239447f, 0.879787564f, 0.925321102f,
                0.954029918f, 0.971857667f, 0.982832909f, 0.98955369f, 0.993652284f, 0.996995628f,
                0.998893678f, 0.999592602f, 0.999850094f, 0.999944866f, 0.999979734f, 0.999992549f,
                0.999997258f }, (__m512i)piece,
                (f32x16){ 0.999999404f, 0.99999994f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 0.0f,
                0.185312465f, 0.302669257f, 0.411532998f, 0.509765744f, 0.596316636f, 0.670924306f,
                0.734036088f });
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_mask_storeu_ps(y + whole, lanes, (f32x16)((u32x16)y_1 | sign));
        }
    }
    _mm_sfence();
}

/* tnk_sigmoid_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=sigmoid stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 7 fma 3 add 1 mul 1 div 1 max 1 scale 1 select 2 shuffle 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_sigmoid_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 a = _mm512_max_ps(_mm512_set1_ps(-104.0f), -abs_f32x16(v));
            f32x16 shifted = _mm512_fmadd_ps(a, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            i32x16 t_5 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_5,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_5,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p, root_low);
            f32x16 y_1 = root + more;
            f32x16 e = _mm512_scalef_ps(y_1, power);
            f32x16 n_1 = _mm512_mask_blend_ps(below, _mm512_set1_ps(1.0f), e);
            f32x16 q_1 = e / (e + 1.0f);
            _mm512_mask_storeu_ps(y, lanes, _mm512_fmadd_ps(-n_1, q_1, n_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t i = head; i < whole; i += 16) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 a = _mm512_max_ps(_mm512_set1_ps(-104.0f), -abs_f32x16(v));
            f32x16 shifted = _mm512_fmadd_ps(a, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            i32x16 t_7 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_7,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_7,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p, root_low);
            f32x16 y_1 = root + more;
            f32x16 e = _mm512_scalef_ps(y_1, power);
            f32x16 n_1 = _mm512_mask_blend_ps(below, _mm512_set1_ps(1.0f), e);
            f32x16 q_1 = e / (e + 1.0f);
            _mm512_stream_ps(y + i, _mm512_fmadd_ps(-n_1, q_1, n_1));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 a = _mm512_max_ps(_mm512_set1_ps(-104.0f), -abs_f32x16(v));
            f32x16 shifted = _mm512_fmadd_ps(a, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            i32x16 t_5 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_5,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_5,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p, root_low);
            f32x16 y_1 = root + more;
            f32x16 e = _mm512_scalef_ps(y_1, power);
            f32x16 n_1 = _mm512_mask_blend_ps(below, _mm512_set1_ps(1.0f), e);
            f32x16 q_1 = e / (e + 1.0f);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_fmadd_ps(-n_1, q_1, n_1));
        }
    }
    _mm_sfence();
}

/* tnk_gelu_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=gelu stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 13 fma 5 add 5 mul 2 max 1 scale 1 select 9 shuffle 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_gelu_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            f32x16 a = _mm512_min_ps(_mm512_set1_ps(14.6f), abs_f32x16(v));
            f32x16 half = a * -0.5f;
            f32x16 p = half * a;
            f32x16 low = _mm512_fmadd_ps(half, a, -p);
            i32x16 piece = (i32x16)(a + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12484384f, 1.37482786f, 1.62482488f,
                1.87484193f, 2.12466955f, 2.37467504f, 2.62466002f, 2.87484264f, 3.24965286f,
                3.74964786f, 4.24929905f, 4.74937439f, 5.24928665f, 5.74938488f, 6.24946785f,
                6.74931192f }, (__m512i)piece,
                (f32x16){ 7.49929047f, 8.50034428f, 9.49857521f, 10.4987268f, 11.4986534f,
                12.4987192f, 13.4986134f, 14.3487492f, 0.0f, 0.187478647f, 0.312457472f,
                0.437459558f, 0.562412143f, 0.687413037f, 0.812415361f, 0.937419295f });
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ 0.0046964954f, 0.0028298802f,
                0.0017434951f, 0.001096928f, 0.00070394593f, 0.00046020947f, 0.00030618068f,
                0.00020707761f, 0.00011893716f, 5.935465e-05f, 3.1151674e-05f, 1.7095563e-05f,
                9.7630655e-06f, 5.7771113e-06f, 3.529098e-06f, 2.2184936e-06f }, (__m512i)piece,
                (f32x16){ 1.1646307e-06f, 5.2895865e-07f, 2.5881556e-07f, 1.3472658e-07f,
                7.3931744e-08f, 4.2446143e-08f, 2.5342237e-08f, 1.6778889e-08f, 0.056275472f,
                0.03907777f, 0.028818606f, 0.02140292f, 0.016005231f, 0.012048803f, 0.0091295298f,
                0.0069614248f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ -0.012519024f, -0.0079170503f,
                -0.0051154178f, -0.0033724057f, -0.0022663807f, -0.0015498431f, -0.0010775936f,
                -0.00076075888f, -0.00046557604f, -0.00025178699f, -0.00014270942f,
                -8.4233063e-05f, -5.1564009e-05f, -3.2593071e-05f, -2.1202131e-05f,
                -1.4153624e-05f }, (__m512i)piece,
                (f32x16){ -8.0911286e-06f, -4.0775553e-06f, -2.1980113e-06f, -1.2499371e-06f,
                -7.4453016e-07f, -4.6132604e-07f, -2.9578888e-07f, -2.0731891e-07f, -0.13250446f,
                -0.086385831f, -0.065339148f, -0.0497627f, -0.038160607f, -0.029453164f,
                -0.022877775f, -0.01788043f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.029987322f, 0.019987829f, 0.013598545f,
                0.0094298879f, 0.0066582821f, 0.0047786226f, 0.0034829897f, 0.0025747519f,
                0.0016784628f, 0.00098882581f, 0.00060771778f, 0.00038729701f, 0.00025494327f,
                0.00017263132f, 0.0001198775f, 8.5144638e-05f }, (__m512i)piece,
                (f32x16){ 5.2874148e-05f, 2.969361e-05f, 1.7664628e-05f, 1.0998882e-05f,
                7.1235645e-06f, 4.7704543e-06f, 3.2883136e-06f, 2.444589e-06f, 0.24998818f,
                0.16914378f, 0.13151899f, 0.10296004f, 0.081145346f, 0.064357571f, 0.051360033f,
                0.041233621f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.062760279f, -0.044306256f,
                -0.031885427f, -0.023357449f, -0.017397182f, -0.0131528f, -0.010084251f,
                -0.0078306804f, -0.0054808236f, -0.0035330658f, -0.0023633919f, -0.0016314869f,
                -0.00115798f, -0.00084194198f, -0.00062535208f, -0.00047338317f }, (__m512i)piece,
                (f32x16){ -0.00032151013f, -0.00020147514f, -0.00013240769f, -9.0342175e-05f,
                -6.3660387e-05f, -4.6098808e-05f, -3.4176115e-05f, -2.6928939e-05f, -0.39894223f,
                -0.28270546f, -0.2266686f, -0.18294582f, -0.14861986f, -0.12147361f, -0.099878676f,
                -0.082594737f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.107038461f, 0.0805847347f, 0.061735969f,
                0.0480541624f, 0.0379587635f, 0.0303796772f, 0.0246111434f, 0.0201574955f,
                0.0152308615f, 0.0108095314f, 0.0079106316f, 0.00594030181f, 0.00456227316f,
                0.0035723662f, 0.00284516974f, 0.00230029831f }, (__m512i)piece,
                (f32x16){ 0.00171316322f, 0.00120113348f, 0.000873789191f, 0.000654318254f,
                0.000502253999f, 0.000393658906f, 0.000314130448f, 0.000262486981f, 0.0f,
                0.373621762f, 0.310254216f, 0.259274364f, 0.218014449f, 0.184383512f, 0.156815395f,
                0.134084523f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.275981098f, 0.299240887f, 0.316901743f,
                0.330537826f, 0.34122017f, 0.349718541f, 0.356560081f, 0.362136781f, 0.368713915f,
                0.37514323f, 0.37977156f, 0.38320443f, 0.385809958f, 0.387830883f, 0.389426529f,
                0.390706182f }, (__m512i)piece,
                (f32x16){ 0.392197013f, 0.39363578f, 0.394659996f, 0.395417184f, 0.395990998f,
                0.396436065f, 0.396787941f, 0.397032171f, 0.0f, 0.0812137052f, 0.123803005f,
                0.159285396f, 0.189015403f, 0.214094833f, 0.235363975f, 0.253500819f });
            y_1 = _mm512_fmadd_ps(y_1, r,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(middle, (f32x16){0}, _CMP_EQ_OQ), c0,
                a * 0.5f));
            f32x16 shifted = _mm512_fmadd_ps(p, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), p);
            f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            r_1 += low;
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_1 = _mm512_fmadd_ps(q, r_1 * r_1, r_1);
            i32x16 t_9 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_9,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_9,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p_1, root_low);
            y_1 = _mm512_fmadd_ps(y_1, root, y_1 * more);
            f32x16 lost = _mm512_scalef_ps(y_1, power);
            _mm512_mask_storeu_ps(y, lanes, _mm512_max_ps(_mm512_set1_ps(-0.0f), v) - lost);
        }
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t i = head; i < whole; i += 16) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 a = _mm512_min_ps(_mm512_set1_ps(14.6f), abs_f32x16(v));
            f32x16 half = a * -0.5f;
            f32x16 p = half * a;
            f32x16 low = _mm512_fmadd_ps(half, a, -p);
            i32x16 piece = (i32x16)(a + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12484384f, 1.37482786f, 1.62482488f,
                1.87484193f, 2.12466955f, 2.37467504f, 2.62466002f, 2.87484264f, 3.24965286f,
                3.74964786f, 4.24929905f, 4.74937439f, 5.24928665f, 5.74938488f, 6.24946785f,
                6.74931192f }, (__m512i)piece,
                (f32x16){ 7.49929047f, 8.50034428f, 9.49857521f, 10.4987268f, 11.4986534f,
                12.4987192f, 13.4986134f, 14.3487492f, 0.0f, 0.187478647f, 0.312457472f,
                0.437459558f, 0.562412143f, 0.687413037f, 0.812415361f, 0.937419295f });
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ 0.0046964954f, 0.0028298802f,
                0.0017434951f, 0.001096928f, 0.00070394593f, 0.00046020947f, 0.00030618068f,
                0.00020707761f, 0.00011893716f, 5.935465e-05f, 3.1151674e-05f, 1.7095563e-05f,
                9.7630655e-06f, 5.7771113e-06f, 3.529098e-06f, 2.2184936e-06f }, (__m512i)piece,
                (f32x16){ 1.1646307e-06f, 5.2895865e-07f, 2.5881556e-07f, 1.3472658e-07f,
                7.3931744e-08f, 4.2446143e-08f, 2.5342237e-08f, 1.6778889e-08f, 0.056275472f,
                0.03907777f, 0.028818606f, 0.02140292f, 0.016005231f, 0.012048803f, 0.0091295298f,
                0.0069614248f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ -0.012519024f, -0.0079170503f,
                -0.0051154178f, -0.0033724057f, -0.0022663807f, -0.0015498431f, -0.0010775936f,
                -0.00076075888f, -0.00046557604f, -0.00025178699f, -0.00014270942f,
                -8.4233063e-05f, -5.1564009e-05f, -3.2593071e-05f, -2.1202131e-05f,
                -1.4153624e-05f }, (__m512i)piece,
                (f32x16){ -8.0911286e-06f, -4.0775553e-06f, -2.1980113e-06f, -1.2499371e-06f,
                -7.4453016e-07f, -4.6132604e-07f, -2.9578888e-07f, -2.0731891e-07f, -0.13250446f,
                -0.086385831f, -0.065339148f, -0.0497627f, -0.038160607f, -0.029453164f,
                -0.022877775f, -0.01788043f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.029987322f, 0.019987829f, 0.013598545f,
                0.0094298879f, 0.0066582821f, 0.0047786226f, 0.0034829897f, 0.0025747519f,
                0.0016784628f, 0.00098882581f, 0.00060771778f, 0.00038729701f, 0.00025494327f,
                0.00017263132f, 0.0001198775f, 8.5144638e-05f }, (__m512i)piece,
                (f32x16){ 5.2874148e-05f, 2.969361e-05f, 1.7664628e-05f, 1.0998882e-05f,
                7.1235645e-06f, 4.7704543e-06f, 3.2883136e-06f, 2.444589e-06f, 0.24998818f,
                0.16914378f, 0.13151899f, 0.10296004f, 0.081145346f, 0.064357571f, 0.051360033f,
                0.041233621f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.062760279f, -0.044306256f,
                -0.031885427f, -0.023357449f, -0.017397182f, -0.0131528f, -0.010084251f,
                -0.0078306804f, -0.0054808236f, -0.0035330658f, -0.0023633919f, -0.0016314869f,
                -0.00115798f, -0.00084194198f, -0.00062535208f, -0.00047338317f }, (__m512i)piece,
                (f32x16){ -0.00032151013f, -0.00020147514f, -0.00013240769f, -9.0342175e-05f,
                -6.3660387e-05f, -4.6098808e-05f, -3.4176115e-05f, -2.6928939e-05f, -0.39894223f,
                -0.28270546f, -0.2266686f, -0.18294582f, -0.14861986f, -0.12147361f, -0.099878676f,
                -0.082594737f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.107038461f, 0.0805847347f, 0.061735969f,
                0.0480541624f, 0.0379587635f, 0.0303796772f, 0.0246111434f, 0.0201574955f,
                0.0152308615f, 0.0108095314f, 0.0079106316f, 0.00594030181f, 0.00456227316f,
                0.0035723662f, 0.00284516974f, 0.00230029831f }, (__m512i)piece,
                (f32x16){ 0.00171316322f, 0.00120113348f, 0.000873789191f, 0.000654318254f,
                0.000502253999f, 0.000393658906f, 0.000314130448f, 0.000262486981f, 0.0f,
                0.373621762f, 0.310254216f, 0.259274364f, 0.218014449f, 0.184383512f, 0.156815395f,
                0.134084523f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.275981098f, 0.299240887f, 0.316901743f,
                0.330537826f, 0.34122017f, 0.349718541f, 0.356560081f, 0.362136781f, 0.368713915f,
                0.37514323f, 0.37977156f, 0.38320443f, 0.385809958f, 0.387830883f, 0.389426529f,
                0.390706182f }, (__m512i)piece,
                (f32x16){ 0.392197013f, 0.39363578f, 0.394659996f, 0.395417184f, 0.395990998f,
                0.396436065f, 0.396787941f, 0.397032171f, 0.0f, 0.0812137052f, 0.123803005f,
                0.159285396f, 0.189015403f, 0.214094833f, 0.235363975f, 0.253500819f });
            y_1 = _mm512_fmadd_ps(y_1, r,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(middle, (f32x16){0}, _CMP_EQ_OQ), c0,
                a * 0.5f));
            f32x16 shifted = _mm512_fmadd_ps(p, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), p);
            f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            r_1 += low;
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_1 = _mm512_fmadd_ps(q, r_1 * r_1, r_1);
            i32x16 t_11 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_11,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_11,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p_1, root_low);
            y_1 = _mm512_fmadd_ps(y_1, root, y_1 * more);
            f32x16 lost = _mm512_scalef_ps(y_1, power);
            _mm512_stream_ps(y + i, _mm512_max_ps(_mm512_set1_ps(-0.0f), v) - lost);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 a = _mm512_min_ps(_mm512_set1_ps(14.6f), abs_f32x16(v));
            f32x16 half = a * -0.5f;
            f32x16 p = half * a;
            f32x16 low = _mm512_fmadd_ps(half, a, -p);
            i32x16 piece = (i32x16)(a + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12484384f, 1.37482786f, 1.62482488f,
                1.87484193f, 2.12466955f, 2.37467504f, 2.62466002f, 2.87484264f, 3.24965286f,
                3.74964786f, 4.24929905f, 4.74937439f, 5.24928665f, 5.74938488f, 6.24946785f,
                6.74931192f }, (__m512i)piece,
                (f32x16){ 7.49929047f, 8.50034428f, 9.49857521f, 10.4987268f, 11.4986534f,
                12.4987192f, 13.4986134f, 14.3487492f, 0.0f, 0.187478647f, 0.312457472f,
                0.437459558f, 0.562412143f, 0.687413037f, 0.812415361f, 0.937419295f });
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ 0.0046964954f, 0.0028298802f,
                0.0017434951f, 0.001096928f, 0.00070394593f, 0.00046020947f, 0.00030618068f,
                0.00020707761f, 0.00011893716f, 5.935465e-05f, 3.1151674e-05f, 1.7095563e-05f,
                9.7630655e-06f, 5.7771113e-06f, 3.529098e-06f, 2.2184936e-06f }, (__m512i)piece,
                (f32x16){ 1.1646307e-06f, 5.2895865e-07f, 2.5881556e-07f, 1.3472658e-07f,
                7.3931744e-08f, 4.2446143e-08f, 2.5342237e-08f, 1.6778889e-08f, 0.056275472f,
                0.03907777f, 0.028818606f, 0.02140292f, 0.016005231f, 0.012048803f, 0.0091295298f,
                0.0069614248f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ -0.012519024f, -0.0079170503f,
                -0.0051154178f, -0.0033724057f, -0.0022663807f, -0.0015498431f, -0.0010775936f,
                -0.00076075888f, -0.00046557604f, -0.00025178699f, -0.00014270942f,
                -8.4233063e-05f, -5.1564009e-05f, -3.2593071e-05f, -2.1202131e-05f,
                -1.4153624e-05f }, (__m512i)piece,
                (f32x16){ -8.0911286e-06f, -4.0775553e-06f, -2.1980113e-06f, -1.2499371e-06f,
                -7.4453016e-07f, -4.6132604e-07f, -2.9578888e-07f, -2.0731891e-07f, -0.13250446f,
                -0.086385831f, -0.065339148f, -0.0497627f, -0.038160607f, -0.029453164f,
                -0.022877775f, -0.01788043f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.029987322f, 0.019987829f, 0.013598545f,
                0.0094298879f, 0.0066582821f, 0.0047786226f, 0.0034829897f, 0.0025747519f,
                0.0016784628f, 0.00098882581f, 0.00060771778f, 0.00038729701f, 0.00025494327f,
                0.00017263132f, 0.0001198775f, 8.5144638e-05f }, (__m512i)piece,
                (f32x16){ 5.2874148e-05f, 2.969361e-05f, 1.7664628e-05f, 1.0998882e-05f,
                7.1235645e-06f, 4.7704543e-06f, 3.2883136e-06f, 2.444589e-06f, 0.24998818f,
                0.16914378f, 0.13151899f, 0.10296004f, 0.081145346f, 0.064357571f, 0.051360033f,
                0.041233621f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.062760279f, -0.044306256f,
                -0.031885427f, -0.023357449f, -0.017397182f, -0.0131528f, -0.010084251f,
                -0.0078306804f, -0.0054808236f, -0.0035330658f, -0.0023633919f, -0.0016314869f,
                -0.00115798f, -0.00084194198f, -0.00062535208f, -0.00047338317f }, (__m512i)piece,
                (f32x16){ -0.00032151013f, -0.00020147514f, -0.00013240769f, -9.0342175e-05f,
                -6.3660387e-05f, -4.6098808e-05f, -3.4176115e-05f, -2.6928939e-05f, -0.39894223f,
                -0.28270546f, -0.2266686f, -0.18294582f, -0.14861986f, -0.12147361f, -0.099878676f,
                -0.082594737f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.107038461f, 0.0805847347f, 0.061735969f,
                0.0480541624f, 0.0379587635f, 0.0303796772f, 0.0246111434f, 0.0201574955f,
                0.0152308615f, 0.0108095314f, 0.0079106316f, 0.00594030181f, 0.00456227316f,
                0.0035723662f, 0.00284516974f, 0.00230029831f }, (__m512i)piece,
                (f32x16){ 0.00171316322f, 0.00120113348f, 0.000873789191f, 0.000654318254f,
                0.000502253999f, 0.000393658906f, 0.000314130448f, 0.000262486981f, 0.0f,
                0.373621762f, 0.310254216f, 0.259274364f, 0.218014449f, 0.184383512f, 0.156815395f,
                0.134084523f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.275981098f, 0.299240887f, 0.316901743f,
                0.330537826f, 0.34122017f, 0.349718541f, 0.356560081f, 0.362136781f, 0.368713915f,
                0.37514323f, 0.37977156f, 0.38320443f, 0.385809958f, 0.387830883f, 0.389426529f,
                0.390706182f }, (__m512i)piece,
                (f32x16){ 0.392197013f, 0.39363578f, 0.394659996f, 0.395417184f, 0.395990998f,
                0.396436065f, 0.396787941f, 0.397032171f, 0.0f, 0.0812137052f, 0.123803005f,
                0.159285396f, 0.189015403f, 0.214094833f, 0.235363975f, 0.253500819f });
            y_1 = _mm512_fmadd_ps(y_1, r,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(middle, (f32x16){0}, _CMP_EQ_OQ), c0,
                a * 0.5f));
            f32x16 shifted = _mm512_fmadd_ps(p, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), p);
            f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            r_1 += low;
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_1 = _mm512_fmadd_ps(q, r_1 * r_1, r_1);
            i32x16 t_9 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_9,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_9,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p_1, root_low);
            y_1 = _mm512_fmadd_ps(y_1, root, y_1 * more);
            f32x16 lost = _mm512_scalef_ps(y_1, power);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_max_ps(_mm512_set1_ps(-0.0f), v) - lost);
        }
    }
    _mm_sfence();
}

/* tnk_scale_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=scale stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 mul 4 ld 4 st; 1 mul 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_scale_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 by = _mm512_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2);
            _mm512_mask_storeu_ps(y, lanes, v * by);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_2 + at + i);
                _mm512_stream_ps(y + at + i, v * by);
                f32x16 v_1 = _mm512_loadu_ps(x_2 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, v_1 * by);
                f32x16 v_2 = _mm512_loadu_ps(x_2 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, v_2 * by);
                f32x16 v_3 = _mm512_loadu_ps(x_2 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, v_3 * by);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_2 + i);
            _mm512_stream_ps(y + i, v * by);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, v * by);
        }
    }
    _mm_sfence();
}

/* tnk_layer_norm_f32__avx512_stream
 * layer_norm of rows.
 * from templates/layer_norm.lua, avx512: dtype=f32 rows=2 stream=yes
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 fma 2 add 2 ld; 6 fma 4 ld 2 st; 6 fma 4 ld 2 st
 * vector registers: 12 of 32 */
void tnk_layer_norm_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    double eps = (double)param[0];
    double share = 1.0 / (double)n[1];
    int64_t count = min_index(n[1], 16);
    float part = 1.0f / (float)count;
    const float *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const float *scale = data[1];
    const float *bias = data[2];
    float *y = data[3];
    int64_t y_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const float *x0 = x_1 + row * x_row;
        float *y0 = y + row * y_row;
        int64_t t_6 = min_index(row + 1, last);
        const float *x1 = x_1 + t_6 * x_row;
        float *y1 = y + t_6 * y_row;
        float t_7 = _mm512_set1_ps(1.0f)[0];
        double t_8 = _mm512_set1_pd(__builtin_inf())[0];
        float t_9 = _mm512_set1_ps(1.0f)[0];
        double t_10 = _mm512_set1_pd(__builtin_inf())[0];
        float t_11 = t_7;
        float t_12 = t_7;
        double t_13 = t_8;
        double t_14 = t_8;
        float t_15 = t_9;
        float t_16 = t_9;
        double t_17 = t_10;
        double t_18 = t_10;
        for (int64_t try = 0; try < 3; try++) {
            double t_25 = t_13;
            double t_26 = t_14;
            double t_29 = t_17;
            double t_30 = t_18;
            if (!(t_14 < __builtin_inf() && !((t_14 + eps) <= 7.8886090522101181e-31) && (t_13
                * t_13) <= t_14 && (t_18 < __builtin_inf() && !((t_18
                + eps) <= 7.8886090522101181e-31) && (t_17 * t_17) <= t_18))) {
                int below_6 = (t_26 + eps) <= 7.8886090522101181e-31;
                int below_7 = t_26 < __builtin_inf();
                t_11 = ((below_7 && !below_6) || try < 1) ? t_11 : t_26 < __builtin_inf()
                    ? _mm512_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_39 = t_26 < __builtin_inf() && !((t_26
                    + eps) <= 7.8886090522101181e-31) && (t_25 * t_25) <= t_26 ? t_12
                    : (float)((double)t_12 + t_25);
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count);
                f32x16 t_41 = _mm512_maskz_loadu_ps(lanes, x0) * _mm512_set1_ps(t_11);
                f32x16 joined = t_41 + rotate_8_f32x16(t_41);
                joined += rotate_4_f32x16(joined);
                joined += rotate_2_f32x16(joined);
                joined += rotate_1_f32x16(joined);
                t_12 = below_7 && !below_6 ? t_39 : joined[0] * part;
                int below_12 = (t_30 + eps) <= 7.8886090522101181e-31;
                int below_13 = t_30 < __builtin_inf();
                t_15 = ((below_13 && !below_12) || try < 1) ? t_15 : t_30 < __builtin_inf()
                    ? _mm512_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_56 = t_30 < __builtin_inf() && !((t_30
                    + eps) <= 7.8886090522101181e-31) && (t_29 * t_29) <= t_30 ? t_16
                    : (float)((double)t_16 + t_29);
                __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, count);
                f32x16 t_58 = _mm512_maskz_loadu_ps(lanes_1, x1) * _mm512_set1_ps(t_15);
                f32x16 joined_4 = t_58 + rotate_8_f32x16(t_58);
                joined_4 += rotate_4_f32x16(joined_4);
                joined_4 += rotate_2_f32x16(joined_4);
                joined_4 += rotate_1_f32x16(joined_4);
                t_16 = below_13 && !below_12 ? t_56 : joined_4[0] * part;
                f32x16 t_65 = _mm512_set1_ps(t_11);
                f32x16 lowered0 = _mm512_set1_ps(-t_12);
                f32x16 t_67 = _mm512_set1_ps(t_15);
                f32x16 lowered1 = _mm512_set1_ps(-t_16);
                int64_t whole = columns & -16;
                f64x8 total = {0};
                f64x8 total_1 = {0};
                f64x8 total_2 = {0};
                f64x8 total_3 = {0};
                f64x8 total_4 = {0};
                f64x8 total_5 = {0};
                f64x8 total_6 = {0};
                f64x8 total_7 = {0};
                for (int64_t start = 0; start < whole; start += 512) {
                    int64_t stop = min_index(start + 512, whole);
                    f32x16 part_1 = {0};
                    f32x16 part_2 = {0};
                    f32x16 part_3 = {0};
                    f32x16 part_4 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), t_65, lowered0);
                        part_1 += d;
                        part_2 = _mm512_fmadd_ps(d, d, part_2);
                        f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), t_67, lowered1);
                        part_3 += d_1;
                        part_4 = _mm512_fmadd_ps(d_1, d_1, part_4);
                    }
                    total += _mm512_cvtps_pd((__m256)low_half_f32x16(part_1));
                    total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_1));
                    total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_2));
                    total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_2));
                    total_4 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_3));
                    total_5 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_3));
                    total_6 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_4));
                    total_7 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_4));
                }
                if (whole < columns) {
                    __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                    f32x16 d = _mm512_mask_blend_ps(lanes_2, (f32x16){0},
                        _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes_2, x0 + whole), t_65,
                        lowered0));
                    f32x16 t_70 = 0.0f + d;
                    f32x16 t_71 = _mm512_fmadd_ps(d, d, (f32x16){0});
                    f32x16 d_1 = _mm512_mask_blend_ps(lanes_2, (f32x16){0},
                        _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes_2, x1 + whole), t_67,
                        lowered1));
                    f32x16 t_73 = 0.0f + d_1;
                    f32x16 t_74 = _mm512_fmadd_ps(d_1, d_1, (f32x16){0});
                    total += _mm512_cvtps_pd((__m256)low_half_f32x16(t_70));
                    total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_70));
                    total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_71));
                    total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_71));
                    total_4 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_73));
                    total_5 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_73));
                    total_6 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_74));
                    total_7 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_74));
                }
                f64x8 joined_8 = total + total_1;
                joined_8 += rotate_4_f64x8(joined_8);
                joined_8 += rotate_2_f64x8(joined_8);
                joined_8 += rotate_1_f64x8(joined_8);
                f64x8 joined_12 = total_2 + total_3;
                joined_12 += rotate_4_f64x8(joined_12);
                joined_12 += rotate_2_f64x8(joined_12);
                joined_12 += rotate_1_f64x8(joined_12);
                f64x8 joined_16 = total_4 + total_5;
                joined_16 += rotate_4_f64x8(joined_16);
                joined_16 += rotate_2_f64x8(joined_16);
                joined_16 += rotate_1_f64x8(joined_16);
                f64x8 joined_20 = total_6 + total_7;
                joined_20 += rotate_4_f64x8(joined_20);
                joined_20 += rotate_2_f64x8(joined_20);
                joined_20 += rotate_1_f64x8(joined_20);
                t_25 = joined_8[0] * share;
                double t_87 = joined_12[0] * share - t_25 * t_25;
                t_26 = max_f64(0.0, t_87);
                t_29 = joined_16[0] * share;
                double t_90 = joined_20[0] * share - t_29 * t_29;
                t_30 = max_f64(0.0, t_90);
            }
            t_13 = t_25;
            t_14 = t_26;
            t_17 = t_29;
            t_18 = t_30;
        }
        double mean0 = (double)t_12 + t_13;
        float high0 = (float)mean0;
        double t_31 = (double)t_11;
        double t_36 = eps * t_31 * t_31 + (1.0 - t_31) * 5.5271478752604446e-76;
        float inverse0 = (float)(1.0 / __builtin_sqrt(t_14 + t_36));
        f32x16 t_40 = _mm512_set1_ps(t_11);
        f32x16 lowered0 = _mm512_set1_ps(-high0);
        f32x16 factor0 = _mm512_set1_ps(inverse0);
        float t_42 = (float)(mean0 - (double)high0) * inverse0;
        f32x16 shift0 = _mm512_set1_ps(-t_42);
        double mean1 = (double)t_16 + t_17;
        float high1 = (float)mean1;
        double t_48 = (double)t_15;
        double t_53 = eps * t_48 * t_48 + (1.0 - t_48) * 5.5271478752604446e-76;
        float inverse1 = (float)(1.0 / __builtin_sqrt(t_18 + t_53));
        f32x16 t_57 = _mm512_set1_ps(t_15);
        f32x16 lowered1 = _mm512_set1_ps(-high1);
        f32x16 factor1 = _mm512_set1_ps(inverse1);
        float t_59 = (float)(mean1 - (double)high1) * inverse1;
        f32x16 shift1 = _mm512_set1_ps(-t_59);

        /* The results. */
        int64_t t_62 = (int64_t)y0;
        int64_t t_63 = (int64_t)y1;
        if (((t_62 & 63) + (t_63 & 63)) < 1) {
            int64_t whole = columns & -16;
            for (int64_t i = 0; i < whole; i += 16) {
                f32x16 s = _mm512_loadu_ps(scale + i);
                f32x16 b = _mm512_loadu_ps(bias + i);
                f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), t_40,
                    lowered0), factor0, shift0);
                f32x16 v0 = _mm512_fmadd_ps(t_65, s, b);
                f32x16 t_67 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), t_57,
                    lowered1), factor1, shift1);
                f32x16 v1 = _mm512_fmadd_ps(t_67, s, b);
                _mm512_stream_ps(y0 + i, v0);
                __builtin_prefetch(x0 + far + i);
                _mm512_stream_ps(y1 + i, v1);
                __builtin_prefetch(x1 + far + i);
            }
            if (whole < columns) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                f32x16 s = _mm512_maskz_loadu_ps(lanes, scale + whole);
                f32x16 b = _mm512_maskz_loadu_ps(lanes, bias + whole);
                f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                    x0 + whole), t_40, lowered0), factor0, shift0);
                f32x16 v0 = _mm512_fmadd_ps(t_65, s, b);
                f32x16 t_67 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                    x1 + whole), t_57, lowered1), factor1, shift1);
                f32x16 v1 = _mm512_fmadd_ps(t_67, s, b);
                _mm512_mask_storeu_ps(y0 + whole, lanes, v0);
                _mm512_mask_storeu_ps(y1 + whole, lanes, v1);
            }
        }
        if (!(((t_62 & 63) + (t_63 & 63)) < 1)) {
            int64_t whole = columns & -16;
            for (int64_t i = 0; i < whole; i += 16) {
                f32x16 s = _mm512_loadu_ps(scale + i);
                f32x16 b = _mm512_loadu_ps(bias + i);
                f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), t_40,
                    lowered0), factor0, shift0);
                f32x16 v0 = _mm512_fmadd_ps(t_65, s, b);
                f32x16 t_67 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), t_57,
                    lowered1), factor1, shift1);
                f32x16 v1 = _mm512_fmadd_ps(t_67, s, b);
                _mm512_storeu_ps(y0 + i, v0);
                __builtin_prefetch(x0 + far + i);
                _mm512_storeu_ps(y1 + i, v1);
                __builtin_prefetch(x1 + far + i);
            }
            if (whole < columns) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                f32x16 s = _mm512_maskz_loadu_ps(lanes, scale + whole);
                f32x16 b = _mm512_maskz_loadu_ps(lanes, bias + whole);
                f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                    x0 + whole), t_40, lowered0), factor0, shift0);
                f32x16 v0 = _mm512_fmadd_ps(t_65, s, b);
                f32x16 t_67 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                    x1 + whole), t_57, lowered1), factor1, shift1);
                f32x16 v1 = _mm512_fmadd_ps(t_67, s, b);
                _mm512_mask_storeu_ps(y0 + whole, lanes, v0);
                _mm512_mask_storeu_ps(y1 + whole, lanes, v1);
            }
        }
    }
    _mm_sfence();
}
