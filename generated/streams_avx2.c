/* streams_avx2.c: kernels of gen/manifest/streams.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline f32x8 abs_f32x8(f32x8 x)
{
    return (f32x8)(((u32x8)x << 1) >> 1);
}

static const f32x8 roots_8 = { 1.0f, 1.09050773f, 1.18920712f, 1.29683955f, 1.41421356f,
    1.54221083f, 1.68179283f, 1.83400809f };

static const f32x8 low_roots_8 = { 0.0f, -1.30775402e-08f, 3.79763538e-08f, -4.01899938e-08f,
    2.42032343e-08f, 8.07090461e-09f, -2.47553273e-08f, -1.12392782e-08f };

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline f32x8 rotate_4_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
}

static inline f32x8 rotate_2_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 0, 1);
}

static inline f32x8 rotate_1_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 0);
}

static inline f32x4 low_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

static inline f32x4 high_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline f64x4 rotate_2_f64x4(f64x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 0, 1);
}

static inline f64x4 rotate_1_f64x4(f64x4 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 0);
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

/* tnk_add_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=add stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 add 8 ld 4 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_add_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            _mm256_maskstore_ps(y, (__m256i)lanes,
                _mm256_maskload_ps(a_1, (__m256i)lanes) + _mm256_maskload_ps(b_1, (__m256i)lanes));
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                _mm256_stream_ps(y + at + i,
                    _mm256_loadu_ps(a_1 + at + i) + _mm256_loadu_ps(b_1 + at + i));
                _mm256_stream_ps(y + at + i + 1024,
                    _mm256_loadu_ps(a_1 + at + i + 1024) + _mm256_loadu_ps(b_1 + at + i + 1024));
                _mm256_stream_ps(y + at + i + 2048,
                    _mm256_loadu_ps(a_1 + at + i + 2048) + _mm256_loadu_ps(b_1 + at + i + 2048));
                _mm256_stream_ps(y + at + i + 3072,
                    _mm256_loadu_ps(a_1 + at + i + 3072) + _mm256_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            _mm256_stream_ps(y + i, _mm256_loadu_ps(a_1 + i) + _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                + _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
    _mm_sfence();
}

/* tnk_sub_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=sub stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 add 8 ld 4 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sub_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            _mm256_maskstore_ps(y, (__m256i)lanes,
                _mm256_maskload_ps(a_1, (__m256i)lanes) - _mm256_maskload_ps(b_1, (__m256i)lanes));
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                _mm256_stream_ps(y + at + i,
                    _mm256_loadu_ps(a_1 + at + i) - _mm256_loadu_ps(b_1 + at + i));
                _mm256_stream_ps(y + at + i + 1024,
                    _mm256_loadu_ps(a_1 + at + i + 1024) - _mm256_loadu_ps(b_1 + at + i + 1024));
                _mm256_stream_ps(y + at + i + 2048,
                    _mm256_loadu_ps(a_1 + at + i + 2048) - _mm256_loadu_ps(b_1 + at + i + 2048));
                _mm256_stream_ps(y + at + i + 3072,
                    _mm256_loadu_ps(a_1 + at + i + 3072) - _mm256_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            _mm256_stream_ps(y + i, _mm256_loadu_ps(a_1 + i) - _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                - _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
    _mm_sfence();
}

/* tnk_mul_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=mul stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 mul 8 ld 4 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_mul_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            _mm256_maskstore_ps(y, (__m256i)lanes,
                _mm256_maskload_ps(a_1, (__m256i)lanes) * _mm256_maskload_ps(b_1, (__m256i)lanes));
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                _mm256_stream_ps(y + at + i,
                    _mm256_loadu_ps(a_1 + at + i) * _mm256_loadu_ps(b_1 + at + i));
                _mm256_stream_ps(y + at + i + 1024,
                    _mm256_loadu_ps(a_1 + at + i + 1024) * _mm256_loadu_ps(b_1 + at + i + 1024));
                _mm256_stream_ps(y + at + i + 2048,
                    _mm256_loadu_ps(a_1 + at + i + 2048) * _mm256_loadu_ps(b_1 + at + i + 2048));
                _mm256_stream_ps(y + at + i + 3072,
                    _mm256_loadu_ps(a_1 + at + i + 3072) * _mm256_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            _mm256_stream_ps(y + i, _mm256_loadu_ps(a_1 + i) * _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                * _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
    _mm_sfence();
}

/* tnk_div_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=div stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 div 8 ld 4 st; 1 div 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_div_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            _mm256_maskstore_ps(y, (__m256i)lanes,
                _mm256_maskload_ps(a_1, (__m256i)lanes) / _mm256_maskload_ps(b_1, (__m256i)lanes));
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                _mm256_stream_ps(y + at + i,
                    _mm256_loadu_ps(a_1 + at + i) / _mm256_loadu_ps(b_1 + at + i));
                _mm256_stream_ps(y + at + i + 1024,
                    _mm256_loadu_ps(a_1 + at + i + 1024) / _mm256_loadu_ps(b_1 + at + i + 1024));
                _mm256_stream_ps(y + at + i + 2048,
                    _mm256_loadu_ps(a_1 + at + i + 2048) / _mm256_loadu_ps(b_1 + at + i + 2048));
                _mm256_stream_ps(y + at + i + 3072,
                    _mm256_loadu_ps(a_1 + at + i + 3072) / _mm256_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            _mm256_stream_ps(y + i, _mm256_loadu_ps(a_1 + i) / _mm256_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_maskload_ps(a_1 + whole, (__m256i)lanes)
                / _mm256_maskload_ps(b_1 + whole, (__m256i)lanes));
        }
    }
    _mm_sfence();
}

/* tnk_min_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=min stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 x = _mm256_maskload_ps(a_1, (__m256i)lanes);
            f32x8 t_3 = _mm256_blendv_ps(_mm256_min_ps(x, _mm256_maskload_ps(b_1, (__m256i)lanes)),
                x, (__m256)(x != x));
            _mm256_maskstore_ps(y, (__m256i)lanes, t_3);
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                f32x8 x = _mm256_loadu_ps(a_1 + at + i);
                f32x8 t_3 = _mm256_blendv_ps(_mm256_min_ps(x, _mm256_loadu_ps(b_1 + at + i)), x,
                    (__m256)(x != x));
                _mm256_stream_ps(y + at + i, t_3);
                f32x8 x_2 = _mm256_loadu_ps(a_1 + at + i + 1024);
                f32x8 t_6 = _mm256_blendv_ps(_mm256_min_ps(x_2,
                    _mm256_loadu_ps(b_1 + at + i + 1024)), x_2, (__m256)(x_2 != x_2));
                _mm256_stream_ps(y + at + i + 1024, t_6);
                f32x8 x_4 = _mm256_loadu_ps(a_1 + at + i + 2048);
                f32x8 t_9 = _mm256_blendv_ps(_mm256_min_ps(x_4,
                    _mm256_loadu_ps(b_1 + at + i + 2048)), x_4, (__m256)(x_4 != x_4));
                _mm256_stream_ps(y + at + i + 2048, t_9);
                f32x8 x_6 = _mm256_loadu_ps(a_1 + at + i + 3072);
                f32x8 t_12 = _mm256_blendv_ps(_mm256_min_ps(x_6,
                    _mm256_loadu_ps(b_1 + at + i + 3072)), x_6, (__m256)(x_6 != x_6));
                _mm256_stream_ps(y + at + i + 3072, t_12);
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            f32x8 x = _mm256_loadu_ps(a_1 + i);
            f32x8 t_3 = _mm256_blendv_ps(_mm256_min_ps(x, _mm256_loadu_ps(b_1 + i)), x,
                (__m256)(x != x));
            _mm256_stream_ps(y + i, t_3);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 x = _mm256_maskload_ps(a_1 + whole, (__m256i)lanes);
            f32x8 t_3 = _mm256_blendv_ps(_mm256_min_ps(x,
                _mm256_maskload_ps(b_1 + whole, (__m256i)lanes)), x, (__m256)(x != x));
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, t_3);
        }
    }
    _mm_sfence();
}

/* tnk_max_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=max stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 x = _mm256_maskload_ps(a_1, (__m256i)lanes);
            f32x8 t_3 = _mm256_blendv_ps(_mm256_max_ps(x, _mm256_maskload_ps(b_1, (__m256i)lanes)),
                x, (__m256)(x != x));
            _mm256_maskstore_ps(y, (__m256i)lanes, t_3);
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                f32x8 x = _mm256_loadu_ps(a_1 + at + i);
                f32x8 t_3 = _mm256_blendv_ps(_mm256_max_ps(x, _mm256_loadu_ps(b_1 + at + i)), x,
                    (__m256)(x != x));
                _mm256_stream_ps(y + at + i, t_3);
                f32x8 x_2 = _mm256_loadu_ps(a_1 + at + i + 1024);
                f32x8 t_6 = _mm256_blendv_ps(_mm256_max_ps(x_2,
                    _mm256_loadu_ps(b_1 + at + i + 1024)), x_2, (__m256)(x_2 != x_2));
                _mm256_stream_ps(y + at + i + 1024, t_6);
                f32x8 x_4 = _mm256_loadu_ps(a_1 + at + i + 2048);
                f32x8 t_9 = _mm256_blendv_ps(_mm256_max_ps(x_4,
                    _mm256_loadu_ps(b_1 + at + i + 2048)), x_4, (__m256)(x_4 != x_4));
                _mm256_stream_ps(y + at + i + 2048, t_9);
                f32x8 x_6 = _mm256_loadu_ps(a_1 + at + i + 3072);
                f32x8 t_12 = _mm256_blendv_ps(_mm256_max_ps(x_6,
                    _mm256_loadu_ps(b_1 + at + i + 3072)), x_6, (__m256)(x_6 != x_6));
                _mm256_stream_ps(y + at + i + 3072, t_12);
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            f32x8 x = _mm256_loadu_ps(a_1 + i);
            f32x8 t_3 = _mm256_blendv_ps(_mm256_max_ps(x, _mm256_loadu_ps(b_1 + i)), x,
                (__m256)(x != x));
            _mm256_stream_ps(y + i, t_3);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 x = _mm256_maskload_ps(a_1 + whole, (__m256i)lanes);
            f32x8 t_3 = _mm256_blendv_ps(_mm256_max_ps(x,
                _mm256_maskload_ps(b_1 + whole, (__m256i)lanes)), x, (__m256)(x != x));
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, t_3);
        }
    }
    _mm_sfence();
}

/* tnk_neg_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=neg stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_neg_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_1, (__m256i)lanes);
            _mm256_maskstore_ps(y, (__m256i)lanes, -v);
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                f32x8 v = _mm256_loadu_ps(x_1 + at + i);
                _mm256_stream_ps(y + at + i, -v);
                f32x8 v_1 = _mm256_loadu_ps(x_1 + at + i + 1024);
                _mm256_stream_ps(y + at + i + 1024, -v_1);
                f32x8 v_2 = _mm256_loadu_ps(x_1 + at + i + 2048);
                _mm256_stream_ps(y + at + i + 2048, -v_2);
                f32x8 v_3 = _mm256_loadu_ps(x_1 + at + i + 3072);
                _mm256_stream_ps(y + at + i + 3072, -v_3);
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_stream_ps(y + i, -v);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, -v);
        }
    }
    _mm_sfence();
}

/* tnk_abs_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=abs stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_abs_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_1, (__m256i)lanes);
            _mm256_maskstore_ps(y, (__m256i)lanes, abs_f32x8(v));
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                f32x8 v = _mm256_loadu_ps(x_1 + at + i);
                _mm256_stream_ps(y + at + i, abs_f32x8(v));
                f32x8 v_1 = _mm256_loadu_ps(x_1 + at + i + 1024);
                _mm256_stream_ps(y + at + i + 1024, abs_f32x8(v_1));
                f32x8 v_2 = _mm256_loadu_ps(x_1 + at + i + 2048);
                _mm256_stream_ps(y + at + i + 2048, abs_f32x8(v_2));
                f32x8 v_3 = _mm256_loadu_ps(x_1 + at + i + 3072);
                _mm256_stream_ps(y + at + i + 3072, abs_f32x8(v_3));
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_stream_ps(y + i, abs_f32x8(v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, abs_f32x8(v));
        }
    }
    _mm_sfence();
}

/* tnk_relu_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=relu stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 max 4 ld 4 st; 1 max 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_relu_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_1, (__m256i)lanes);
            _mm256_maskstore_ps(y, (__m256i)lanes, _mm256_max_ps((f32x8){0}, v));
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                f32x8 v = _mm256_loadu_ps(x_1 + at + i);
                _mm256_stream_ps(y + at + i, _mm256_max_ps((f32x8){0}, v));
                f32x8 v_1 = _mm256_loadu_ps(x_1 + at + i + 1024);
                _mm256_stream_ps(y + at + i + 1024, _mm256_max_ps((f32x8){0}, v_1));
                f32x8 v_2 = _mm256_loadu_ps(x_1 + at + i + 2048);
                _mm256_stream_ps(y + at + i + 2048, _mm256_max_ps((f32x8){0}, v_2));
                f32x8 v_3 = _mm256_loadu_ps(x_1 + at + i + 3072);
                _mm256_stream_ps(y + at + i + 3072, _mm256_max_ps((f32x8){0}, v_3));
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_stream_ps(y + i, _mm256_max_ps((f32x8){0}, v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, _mm256_max_ps((f32x8){0}, v));
        }
    }
    _mm_sfence();
}

/* tnk_relu_d0_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=relu.d0 stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 select 8 ld 4 st; 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_relu_d0_f32__avx2_stream(const int64_t n[2], void *const *data,
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
        int64_t past = ((0 - (int64_t)y_1) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 t_2 = _mm256_blendv_ps((f32x8){0}, _mm256_maskload_ps(g_1, (__m256i)lanes),
                (__m256)(0.0f < _mm256_maskload_ps(y_2, (__m256i)lanes)));
            _mm256_maskstore_ps(y_1, (__m256i)lanes, t_2);
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                f32x8 t_2 = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + at + i),
                    (__m256)(0.0f < _mm256_loadu_ps(y_2 + at + i)));
                _mm256_stream_ps(y_1 + at + i, t_2);
                f32x8 t_4 = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + at + i + 1024),
                    (__m256)(0.0f < _mm256_loadu_ps(y_2 + at + i + 1024)));
                _mm256_stream_ps(y_1 + at + i + 1024, t_4);
                f32x8 t_6 = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + at + i + 2048),
                    (__m256)(0.0f < _mm256_loadu_ps(y_2 + at + i + 2048)));
                _mm256_stream_ps(y_1 + at + i + 2048, t_6);
                f32x8 t_8 = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + at + i + 3072),
                    (__m256)(0.0f < _mm256_loadu_ps(y_2 + at + i + 3072)));
                _mm256_stream_ps(y_1 + at + i + 3072, t_8);
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            f32x8 t_2 = _mm256_blendv_ps((f32x8){0}, _mm256_loadu_ps(g_1 + i),
                (__m256)(0.0f < _mm256_loadu_ps(y_2 + i)));
            _mm256_stream_ps(y_1 + i, t_2);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 t_2 = _mm256_blendv_ps((f32x8){0},
                _mm256_maskload_ps(g_1 + whole, (__m256i)lanes),
                (__m256)(0.0f < _mm256_maskload_ps(y_2 + whole, (__m256i)lanes)));
            _mm256_maskstore_ps(y_1 + whole, (__m256i)lanes, t_2);
        }
    }
    _mm_sfence();
}

/* tnk_leaky_relu_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=leaky_relu stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 mul 4 select 4 ld 4 st; 1 mul 1 select 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_leaky_relu_f32__avx2_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x8 slope = _mm256_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_2, (__m256i)lanes);
            _mm256_maskstore_ps(y, (__m256i)lanes,
                _mm256_blendv_ps(slope * v, v, (__m256)(0.0f < v)));
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                f32x8 v = _mm256_loadu_ps(x_2 + at + i);
                _mm256_stream_ps(y + at + i, _mm256_blendv_ps(slope * v, v, (__m256)(0.0f < v)));
                f32x8 v_1 = _mm256_loadu_ps(x_2 + at + i + 1024);
                _mm256_stream_ps(y + at + i + 1024,
                    _mm256_blendv_ps(slope * v_1, v_1, (__m256)(0.0f < v_1)));
                f32x8 v_2 = _mm256_loadu_ps(x_2 + at + i + 2048);
                _mm256_stream_ps(y + at + i + 2048,
                    _mm256_blendv_ps(slope * v_2, v_2, (__m256)(0.0f < v_2)));
                f32x8 v_3 = _mm256_loadu_ps(x_2 + at + i + 3072);
                _mm256_stream_ps(y + at + i + 3072,
                    _mm256_blendv_ps(slope * v_3, v_3, (__m256)(0.0f < v_3)));
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_2 + i);
            _mm256_stream_ps(y + i, _mm256_blendv_ps(slope * v, v, (__m256)(0.0f < v)));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_2 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_blendv_ps(slope * v, v, (__m256)(0.0f < v)));
        }
    }
    _mm_sfence();
}

/* tnk_clip_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=clip stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 8 max 4 ld 4 st; 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x8 lo = _mm256_set1_ps(param[0]);
    f32x8 hi = _mm256_set1_ps(param[1]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_3 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_3, (__m256i)lanes);
            _mm256_maskstore_ps(y, (__m256i)lanes, _mm256_min_ps(hi, _mm256_max_ps(lo, v)));
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                f32x8 v = _mm256_loadu_ps(x_3 + at + i);
                _mm256_stream_ps(y + at + i, _mm256_min_ps(hi, _mm256_max_ps(lo, v)));
                f32x8 v_1 = _mm256_loadu_ps(x_3 + at + i + 1024);
                _mm256_stream_ps(y + at + i + 1024, _mm256_min_ps(hi, _mm256_max_ps(lo, v_1)));
                f32x8 v_2 = _mm256_loadu_ps(x_3 + at + i + 2048);
                _mm256_stream_ps(y + at + i + 2048, _mm256_min_ps(hi, _mm256_max_ps(lo, v_2)));
                f32x8 v_3 = _mm256_loadu_ps(x_3 + at + i + 3072);
                _mm256_stream_ps(y + at + i + 3072, _mm256_min_ps(hi, _mm256_max_ps(lo, v_3)));
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_3 + i);
            _mm256_stream_ps(y + i, _mm256_min_ps(hi, _mm256_max_ps(lo, v)));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_3 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, _mm256_min_ps(hi, _mm256_max_ps(lo, v)));
        }
    }
    _mm_sfence();
}

/* tnk_exp_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=exp stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 7 fma 2 add 3 mul 2 max 1 shuffle 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_exp_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_1, (__m256i)lanes);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_10 = (f32x8)(((bits >> 3) - half) << 23);
            _mm256_maskstore_ps(y, (__m256i)lanes, y_1 * t_10);
        }
        int64_t whole = head + ((columns - head) & -8);
        for (int64_t i = head; i < whole; i += 8) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_12 = (f32x8)(((bits >> 3) - half) << 23);
            _mm256_stream_ps(y + i, y_1 * t_12);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_10 = (f32x8)(((bits >> 3) - half) << 23);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, y_1 * t_10);
        }
    }
    _mm_sfence();
}

/* tnk_tanh_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=tanh stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 12 fma 5 add 6 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st
 * vector registers: 7 of 16 */
void tnk_tanh_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_1, (__m256i)lanes);
            f32x8 a = abs_f32x8(v);
            f32x8 square = a * a;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-0.00658885948f), square,
                _mm256_set1_ps(0.0212947447f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.0539060757f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.133330852f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.333333313f));
            f32x8 small = _mm256_fmadd_ps(q * square, a, a);
            f32x8 twice = _mm256_min_ps(_mm256_set1_ps(10.0f), a) * 2.0f;
            f32x8 shifted = _mm256_fmadd_ps(twice, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), twice);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q_4 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_4 = _mm256_fmadd_ps(q_4, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q_4, r * r, r);
            i32x8 t_5 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_5);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_5);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_11 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 large = 1.0f - 2.0f / (y_1 * t_11 + 1.0f);
            f32x8 y_3 = _mm256_blendv_ps(large, small, (__m256)(a < 0.549306f));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_maskstore_ps(y, (__m256i)lanes, (f32x8)((u32x8)y_3 | sign));
        }
        int64_t whole = head + ((columns - head) & -8);
        for (int64_t i = head; i < whole; i += 8) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 a = abs_f32x8(v);
            f32x8 square = a * a;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-0.00658885948f), square,
                _mm256_set1_ps(0.0212947447f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.0539060757f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.133330852f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.333333313f));
            f32x8 small = _mm256_fmadd_ps(q * square, a, a);
            f32x8 twice = _mm256_min_ps(_mm256_set1_ps(10.0f), a) * 2.0f;
            f32x8 shifted = _mm256_fmadd_ps(twice, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), twice);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q_4 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_4 = _mm256_fmadd_ps(q_4, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q_4, r * r, r);
            i32x8 t_7 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_7);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_7);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_13 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 large = 1.0f - 2.0f / (y_1 * t_13 + 1.0f);
            f32x8 y_3 = _mm256_blendv_ps(large, small, (__m256)(a < 0.549306f));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_stream_ps(y + i, (f32x8)((u32x8)y_3 | sign));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 a = abs_f32x8(v);
            f32x8 square = a * a;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-0.00658885948f), square,
                _mm256_set1_ps(0.0212947447f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.0539060757f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.133330852f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.333333313f));
            f32x8 small = _mm256_fmadd_ps(q * square, a, a);
            f32x8 twice = _mm256_min_ps(_mm256_set1_ps(10.0f), a) * 2.0f;
            f32x8 shifted = _mm256_fmadd_ps(twice, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), twice);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q_4 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_4 = _mm256_fmadd_ps(q_4, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q_4, r * r, r);
            i32x8 t_5 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_5);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_5);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_11 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 large = 1.0f - 2.0f / (y_1 * t_11 + 1.0f);
            f32x8 y_3 = _mm256_blendv_ps(large, small, (__m256)(a < 0.549306f));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, (f32x8)((u32x8)y_3 | sign));
        }
    }
    _mm_sfence();
}

/* tnk_sigmoid_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=sigmoid stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 8 fma 4 add 3 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_sigmoid_f32__avx2_stream(const int64_t n[2], void *const *data,
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_1, (__m256i)lanes);
            i32x8 below = v < 0.0f;
            f32x8 a = _mm256_max_ps(_mm256_set1_ps(-104.0f), -abs_f32x8(v));
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), a);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            i32x8 t_5 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_5);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_5);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_11 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 e = y_1 * t_11;
            f32x8 n_1 = _mm256_blendv_ps(_mm256_set1_ps(1.0f), e, (__m256)below);
            f32x8 q_2 = e / (e + 1.0f);
            _mm256_maskstore_ps(y, (__m256i)lanes, _mm256_fmadd_ps(-n_1, q_2, n_1));
        }
        int64_t whole = head + ((columns - head) & -8);
        for (int64_t i = head; i < whole; i += 8) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            i32x8 below = v < 0.0f;
            f32x8 a = _mm256_max_ps(_mm256_set1_ps(-104.0f), -abs_f32x8(v));
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), a);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            i32x8 t_7 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_7);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_7);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_13 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 e = y_1 * t_13;
            f32x8 n_1 = _mm256_blendv_ps(_mm256_set1_ps(1.0f), e, (__m256)below);
            f32x8 q_2 = e / (e + 1.0f);
            _mm256_stream_ps(y + i, _mm256_fmadd_ps(-n_1, q_2, n_1));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            i32x8 below = v < 0.0f;
            f32x8 a = _mm256_max_ps(_mm256_set1_ps(-104.0f), -abs_f32x8(v));
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), a);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            i32x8 t_5 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_5);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_5);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_11 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 e = y_1 * t_11;
            f32x8 n_1 = _mm256_blendv_ps(_mm256_set1_ps(1.0f), e, (__m256)below);
            f32x8 q_2 = e / (e + 1.0f);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, _mm256_fmadd_ps(-n_1, q_2, n_1));
        }
    }
    _mm_sfence();
}

/* tnk_gelu_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=gelu stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 28 fma 36 add 18 mul 1 div 2 max 2 shuffle 1 ld 1 st
 * vector registers: 13 of 16 */
void tnk_gelu_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_1, (__m256i)lanes);
            f32x8 a = abs_f32x8(v);
            f32x8 held = _mm256_min_ps(_mm256_set1_ps(14.6f), a);
            f32x8 half = held * -0.5f;
            f32x8 p = half * held;
            f32x8 low = _mm256_fmadd_ps(half, held, -p);
            f32x8 s = held + 4.0f;
            f32x8 other = s - held;
            f32x8 low_1 = held - (s - other) + (4.0f - other);
            f32x8 u = 1.0f / s;
            f32x8 p_1 = u * s;
            f32x8 low_2 = _mm256_fmadd_ps(u, s, -p_1);
            f32x8 t_10 = 1.0f - p_1 - low_2 - u * low_1;
            f32x8 u_low = u * t_10;
            f32x8 t_12 = 1.0f - 8.0f * u;
            f32x8 t_low = 1.0f - t_12 - 8.0f * u - 8.0f * u_low;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-5.2425461e-05f), t_12,
                _mm256_set1_ps(-0.00023404602f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(0.000169712483f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(0.0016460882f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(-0.00348832831f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(-0.00754527282f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(0.0603973418f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(-0.186521307f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(0.387137383f));
            f32x8 p_2 = t_12 * q;
            f32x8 low_3 = _mm256_fmadd_ps(t_12, q, -p_2);
            f32x8 s_1 = -0.607896686f + p_2;
            f32x8 other_1 = s_1 - -0.607896686f;
            f32x8 low_4 = -0.607896686f - (s_1 - other_1) + (p_2 - other_1);
            f32x8 g_low = low_4 + (low_3 + 2.75576202e-08f);
            f32x8 p_3 = t_12 * s_1;
            f32x8 low_5 = _mm256_fmadd_ps(t_12, s_1, -p_3);
            f32x8 s_2 = 0.755285144f + p_3;
            f32x8 other_2 = s_2 - 0.755285144f;
            f32x8 low_6 = 0.755285144f - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (_mm256_fmadd_ps(t_12, g_low, low_5) + -1.33379325e-08f);
            g_low = _mm256_fmadd_ps(t_low, 2.0f * s_1 - -0.607896686f, g_low);
            f32x8 p_4 = u * s_2;
            f32x8 low_7 = _mm256_fmadd_ps(u, s_2, -p_4);
            f32x8 r_low = low_7 + _mm256_fmadd_ps(u, g_low, u_low * s_2);
            f32x8 p_5 = held * p_4;
            f32x8 low_8 = _mm256_fmadd_ps(held, p_4, -p_5);
            low_8 = _mm256_fmadd_ps(held, r_low, low_8);
            f32x8 shifted = _mm256_fmadd_ps(p, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), p);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            r += low;
            f32x8 q_8 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_8 = _mm256_fmadd_ps(q_8, r, _mm256_set1_ps(0.5f));
            f32x8 p_6 = _mm256_fmadd_ps(q_8, r * r, r);
            i32x8 t_35 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_35);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_35);
            f32x8 more = _mm256_fmadd_ps(root, p_6, root_low);
            f32x8 p_7 = p_5 * root;
            f32x8 low_10 = _mm256_fmadd_ps(p_5, root, -p_7);
            f32x8 p_low = _mm256_fmadd_ps(p_5, more, _mm256_fmadd_ps(low_8, root, low_10));
            f32x8 y_1 = p_7 + p_low;
            u32x8 bits = (u32x8)shifted;
            u32x8 half_1 = bits >> 4;
            y_1 *= (f32x8)(half_1 << 23);
            f32x8 t_43 = (f32x8)(((bits >> 3) - half_1) << 23);
            f32x8 lost = y_1 * t_43;
            _mm256_maskstore_ps(y, (__m256i)lanes, _mm256_max_ps(_mm256_set1_ps(-0.0f), v) - lost);
        }
        int64_t whole = head + ((columns - head) & -8);
        for (int64_t i = head; i < whole; i += 8) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 a = abs_f32x8(v);
            f32x8 held = _mm256_min_ps(_mm256_set1_ps(14.6f), a);
            f32x8 half = held * -0.5f;
            f32x8 p = half * held;
            f32x8 low = _mm256_fmadd_ps(half, held, -p);
            f32x8 s = held + 4.0f;
            f32x8 other = s - held;
            f32x8 low_1 = held - (s - other) + (4.0f - other);
            f32x8 u = 1.0f / s;
            f32x8 p_1 = u * s;
            f32x8 low_2 = _mm256_fmadd_ps(u, s, -p_1);
            f32x8 t_12 = 1.0f - p_1 - low_2 - u * low_1;
            f32x8 u_low = u * t_12;
            f32x8 t_14 = 1.0f - 8.0f * u;
            f32x8 t_low = 1.0f - t_14 - 8.0f * u - 8.0f * u_low;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-5.2425461e-05f), t_14,
                _mm256_set1_ps(-0.00023404602f));
            q = _mm256_fmadd_ps(q, t_14, _mm256_set1_ps(0.000169712483f));
            q = _mm256_fmadd_ps(q, t_14, _mm256_set1_ps(0.0016460882f));
            q = _mm256_fmadd_ps(q, t_14, _mm256_set1_ps(-0.00348832831f));
            q = _mm256_fmadd_ps(q, t_14, _mm256_set1_ps(-0.00754527282f));
            q = _mm256_fmadd_ps(q, t_14, _mm256_set1_ps(0.0603973418f));
            q = _mm256_fmadd_ps(q, t_14, _mm256_set1_ps(-0.186521307f));
            q = _mm256_fmadd_ps(q, t_14, _mm256_set1_ps(0.387137383f));
            f32x8 p_2 = t_14 * q;
            f32x8 low_3 = _mm256_fmadd_ps(t_14, q, -p_2);
            f32x8 s_1 = -0.607896686f + p_2;
            f32x8 other_1 = s_1 - -0.607896686f;
            f32x8 low_4 = -0.607896686f - (s_1 - other_1) + (p_2 - other_1);
            f32x8 g_low = low_4 + (low_3 + 2.75576202e-08f);
            f32x8 p_3 = t_14 * s_1;
            f32x8 low_5 = _mm256_fmadd_ps(t_14, s_1, -p_3);
            f32x8 s_2 = 0.755285144f + p_3;
            f32x8 other_2 = s_2 - 0.755285144f;
            f32x8 low_6 = 0.755285144f - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (_mm256_fmadd_ps(t_14, g_low, low_5) + -1.33379325e-08f);
            g_low = _mm256_fmadd_ps(t_low, 2.0f * s_1 - -0.607896686f, g_low);
            f32x8 p_4 = u * s_2;
            f32x8 low_7 = _mm256_fmadd_ps(u, s_2, -p_4);
            f32x8 r_low = low_7 + _mm256_fmadd_ps(u, g_low, u_low * s_2);
            f32x8 p_5 = held * p_4;
            f32x8 low_8 = _mm256_fmadd_ps(held, p_4, -p_5);
            low_8 = _mm256_fmadd_ps(held, r_low, low_8);
            f32x8 shifted = _mm256_fmadd_ps(p, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), p);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            r += low;
            f32x8 q_8 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_8 = _mm256_fmadd_ps(q_8, r, _mm256_set1_ps(0.5f));
            f32x8 p_6 = _mm256_fmadd_ps(q_8, r * r, r);
            i32x8 t_37 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_37);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_37);
            f32x8 more = _mm256_fmadd_ps(root, p_6, root_low);
            f32x8 p_7 = p_5 * root;
            f32x8 low_10 = _mm256_fmadd_ps(p_5, root, -p_7);
            f32x8 p_low = _mm256_fmadd_ps(p_5, more, _mm256_fmadd_ps(low_8, root, low_10));
            f32x8 y_1 = p_7 + p_low;
            u32x8 bits = (u32x8)shifted;
            u32x8 half_1 = bits >> 4;
            y_1 *= (f32x8)(half_1 << 23);
            f32x8 t_45 = (f32x8)(((bits >> 3) - half_1) << 23);
            f32x8 lost = y_1 * t_45;
            _mm256_stream_ps(y + i, _mm256_max_ps(_mm256_set1_ps(-0.0f), v) - lost);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 a = abs_f32x8(v);
            f32x8 held = _mm256_min_ps(_mm256_set1_ps(14.6f), a);
            f32x8 half = held * -0.5f;
            f32x8 p = half * held;
            f32x8 low = _mm256_fmadd_ps(half, held, -p);
            f32x8 s = held + 4.0f;
            f32x8 other = s - held;
            f32x8 low_1 = held - (s - other) + (4.0f - other);
            f32x8 u = 1.0f / s;
            f32x8 p_1 = u * s;
            f32x8 low_2 = _mm256_fmadd_ps(u, s, -p_1);
            f32x8 t_10 = 1.0f - p_1 - low_2 - u * low_1;
            f32x8 u_low = u * t_10;
            f32x8 t_12 = 1.0f - 8.0f * u;
            f32x8 t_low = 1.0f - t_12 - 8.0f * u - 8.0f * u_low;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-5.2425461e-05f), t_12,
                _mm256_set1_ps(-0.00023404602f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(0.000169712483f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(0.0016460882f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(-0.00348832831f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(-0.00754527282f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(0.0603973418f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(-0.186521307f));
            q = _mm256_fmadd_ps(q, t_12, _mm256_set1_ps(0.387137383f));
            f32x8 p_2 = t_12 * q;
            f32x8 low_3 = _mm256_fmadd_ps(t_12, q, -p_2);
            f32x8 s_1 = -0.607896686f + p_2;
            f32x8 other_1 = s_1 - -0.607896686f;
            f32x8 low_4 = -0.607896686f - (s_1 - other_1) + (p_2 - other_1);
            f32x8 g_low = low_4 + (low_3 + 2.75576202e-08f);
            f32x8 p_3 = t_12 * s_1;
            f32x8 low_5 = _mm256_fmadd_ps(t_12, s_1, -p_3);
            f32x8 s_2 = 0.755285144f + p_3;
            f32x8 other_2 = s_2 - 0.755285144f;
            f32x8 low_6 = 0.755285144f - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (_mm256_fmadd_ps(t_12, g_low, low_5) + -1.33379325e-08f);
            g_low = _mm256_fmadd_ps(t_low, 2.0f * s_1 - -0.607896686f, g_low);
            f32x8 p_4 = u * s_2;
            f32x8 low_7 = _mm256_fmadd_ps(u, s_2, -p_4);
            f32x8 r_low = low_7 + _mm256_fmadd_ps(u, g_low, u_low * s_2);
            f32x8 p_5 = held * p_4;
            f32x8 low_8 = _mm256_fmadd_ps(held, p_4, -p_5);
            low_8 = _mm256_fmadd_ps(held, r_low, low_8);
            f32x8 shifted = _mm256_fmadd_ps(p, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), p);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            r += low;
            f32x8 q_8 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_8 = _mm256_fmadd_ps(q_8, r, _mm256_set1_ps(0.5f));
            f32x8 p_6 = _mm256_fmadd_ps(q_8, r * r, r);
            i32x8 t_35 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_35);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_35);
            f32x8 more = _mm256_fmadd_ps(root, p_6, root_low);
            f32x8 p_7 = p_5 * root;
            f32x8 low_10 = _mm256_fmadd_ps(p_5, root, -p_7);
            f32x8 p_low = _mm256_fmadd_ps(p_5, more, _mm256_fmadd_ps(low_8, root, low_10));
            f32x8 y_1 = p_7 + p_low;
            u32x8 bits = (u32x8)shifted;
            u32x8 half_1 = bits >> 4;
            y_1 *= (f32x8)(half_1 << 23);
            f32x8 t_43 = (f32x8)(((bits >> 3) - half_1) << 23);
            f32x8 lost = y_1 * t_43;
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_max_ps(_mm256_set1_ps(-0.0f), v) - lost);
        }
    }
    _mm_sfence();
}

/* tnk_scale_f32__avx2_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=scale stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 mul 4 ld 4 st; 1 mul 1 ld 1 st
 * vector registers: 2 of 16 */
void tnk_scale_f32__avx2_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x8 by = _mm256_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 31) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            i32x8 lanes = first_lanes_i32x8(head);
            f32x8 v = _mm256_maskload_ps(x_2, (__m256i)lanes);
            _mm256_maskstore_ps(y, (__m256i)lanes, v * by);
        }
        int64_t whole = head + ((columns - head) & -8);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 8) {
                f32x8 v = _mm256_loadu_ps(x_2 + at + i);
                _mm256_stream_ps(y + at + i, v * by);
                f32x8 v_1 = _mm256_loadu_ps(x_2 + at + i + 1024);
                _mm256_stream_ps(y + at + i + 1024, v_1 * by);
                f32x8 v_2 = _mm256_loadu_ps(x_2 + at + i + 2048);
                _mm256_stream_ps(y + at + i + 2048, v_2 * by);
                f32x8 v_3 = _mm256_loadu_ps(x_2 + at + i + 3072);
                _mm256_stream_ps(y + at + i + 3072, v_3 * by);
            }
        }
        for (int64_t i = paged; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_2 + i);
            _mm256_stream_ps(y + i, v * by);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_2 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, v * by);
        }
    }
    _mm_sfence();
}

/* tnk_layer_norm_f32__avx2_stream
 * layer_norm of rows.
 * from templates/layer_norm.lua, avx2: dtype=f32 rows=2 stream=yes
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 fma 2 add 2 ld; 6 fma 4 ld 2 st; 6 fma 4 ld 2 st
 * vector registers: 12 of 16 */
void tnk_layer_norm_f32__avx2_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    double eps = (double)param[0];
    double share = 1.0 / (double)n[1];
    int64_t count = min_index(n[1], 8);
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
        float t_7 = _mm256_set1_ps(1.0f)[0];
        double t_8 = _mm256_set1_pd(__builtin_inf())[0];
        float t_9 = _mm256_set1_ps(1.0f)[0];
        double t_10 = _mm256_set1_pd(__builtin_inf())[0];
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
                    ? _mm256_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_39 = t_26 < __builtin_inf() && !((t_26
                    + eps) <= 7.8886090522101181e-31) && (t_25 * t_25) <= t_26 ? t_12
                    : (float)((double)t_12 + t_25);
                i32x8 lanes = first_lanes_i32x8(count);
                f32x8 t_41 = _mm256_maskload_ps(x0, (__m256i)lanes) * _mm256_set1_ps(t_11);
                f32x8 joined = t_41 + rotate_4_f32x8(t_41);
                joined += rotate_2_f32x8(joined);
                joined += rotate_1_f32x8(joined);
                t_12 = below_7 && !below_6 ? t_39 : joined[0] * part;
                int below_12 = (t_30 + eps) <= 7.8886090522101181e-31;
                int below_13 = t_30 < __builtin_inf();
                t_15 = ((below_13 && !below_12) || try < 1) ? t_15 : t_30 < __builtin_inf()
                    ? _mm256_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_55 = t_30 < __builtin_inf() && !((t_30
                    + eps) <= 7.8886090522101181e-31) && (t_29 * t_29) <= t_30 ? t_16
                    : (float)((double)t_16 + t_29);
                i32x8 lanes_1 = first_lanes_i32x8(count);
                f32x8 t_57 = _mm256_maskload_ps(x1, (__m256i)lanes_1) * _mm256_set1_ps(t_15);
                f32x8 joined_3 = t_57 + rotate_4_f32x8(t_57);
                joined_3 += rotate_2_f32x8(joined_3);
                joined_3 += rotate_1_f32x8(joined_3);
                t_16 = below_13 && !below_12 ? t_55 : joined_3[0] * part;
                f32x8 t_63 = _mm256_set1_ps(t_11);
                f32x8 lowered0 = _mm256_set1_ps(-t_12);
                f32x8 t_65 = _mm256_set1_ps(t_15);
                f32x8 lowered1 = _mm256_set1_ps(-t_16);
                int64_t whole = columns & -8;
                f64x4 total = {0};
                f64x4 total_1 = {0};
                f64x4 total_2 = {0};
                f64x4 total_3 = {0};
                f64x4 total_4 = {0};
                f64x4 total_5 = {0};
                f64x4 total_6 = {0};
                f64x4 total_7 = {0};
                for (int64_t start = 0; start < whole; start += 256) {
                    int64_t stop = min_index(start + 256, whole);
                    f32x8 part_1 = {0};
                    f32x8 part_2 = {0};
                    f32x8 part_3 = {0};
                    f32x8 part_4 = {0};
                    for (int64_t i = start; i < stop; i += 8) {
                        f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x0 + i), t_63, lowered0);
                        part_1 += d;
                        part_2 = _mm256_fmadd_ps(d, d, part_2);
                        f32x8 d_1 = _mm256_fmadd_ps(_mm256_loadu_ps(x1 + i), t_65, lowered1);
                        part_3 += d_1;
                        part_4 = _mm256_fmadd_ps(d_1, d_1, part_4);
                    }
                    total += _mm256_cvtps_pd((__m128)low_half_f32x8(part_1));
                    total_1 += _mm256_cvtps_pd((__m128)high_half_f32x8(part_1));
                    total_2 += _mm256_cvtps_pd((__m128)low_half_f32x8(part_2));
                    total_3 += _mm256_cvtps_pd((__m128)high_half_f32x8(part_2));
                    total_4 += _mm256_cvtps_pd((__m128)low_half_f32x8(part_3));
                    total_5 += _mm256_cvtps_pd((__m128)high_half_f32x8(part_3));
                    total_6 += _mm256_cvtps_pd((__m128)low_half_f32x8(part_4));
                    total_7 += _mm256_cvtps_pd((__m128)high_half_f32x8(part_4));
                }
                if (whole < columns) {
                    i32x8 lanes_2 = first_lanes_i32x8(columns - whole);
                    f32x8 d = _mm256_blendv_ps((f32x8){0},
                        _mm256_fmadd_ps(_mm256_maskload_ps(x0 + whole, (__m256i)lanes_2), t_63,
                        lowered0), (__m256)lanes_2);
                    f32x8 t_68 = 0.0f + d;
                    f32x8 t_69 = _mm256_fmadd_ps(d, d, (f32x8){0});
                    f32x8 d_1 = _mm256_blendv_ps((f32x8){0},
                        _mm256_fmadd_ps(_mm256_maskload_ps(x1 + whole, (__m256i)lanes_2), t_65,
                        lowered1), (__m256)lanes_2);
                    f32x8 t_71 = 0.0f + d_1;
                    f32x8 t_72 = _mm256_fmadd_ps(d_1, d_1, (f32x8){0});
                    total += _mm256_cvtps_pd((__m128)low_half_f32x8(t_68));
                    total_1 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_68));
                    total_2 += _mm256_cvtps_pd((__m128)low_half_f32x8(t_69));
                    total_3 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_69));
                    total_4 += _mm256_cvtps_pd((__m128)low_half_f32x8(t_71));
                    total_5 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_71));
                    total_6 += _mm256_cvtps_pd((__m128)low_half_f32x8(t_72));
                    total_7 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_72));
                }
                f64x4 joined_6 = total + total_1;
                joined_6 += rotate_2_f64x4(joined_6);
                joined_6 += rotate_1_f64x4(joined_6);
                f64x4 joined_9 = total_2 + total_3;
                joined_9 += rotate_2_f64x4(joined_9);
                joined_9 += rotate_1_f64x4(joined_9);
                f64x4 joined_12 = total_4 + total_5;
                joined_12 += rotate_2_f64x4(joined_12);
                joined_12 += rotate_1_f64x4(joined_12);
                f64x4 joined_15 = total_6 + total_7;
                joined_15 += rotate_2_f64x4(joined_15);
                joined_15 += rotate_1_f64x4(joined_15);
                t_25 = joined_6[0] * share;
                double t_81 = joined_9[0] * share - t_25 * t_25;
                t_26 = max_f64(0.0, t_81);
                t_29 = joined_12[0] * share;
                double t_84 = joined_15[0] * share - t_29 * t_29;
                t_30 = max_f64(0.0, t_84);
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
        f32x8 t_40 = _mm256_set1_ps(t_11);
        f32x8 lowered0 = _mm256_set1_ps(-high0);
        f32x8 factor0 = _mm256_set1_ps(inverse0);
        float t_42 = (float)(mean0 - (double)high0) * inverse0;
        f32x8 shift0 = _mm256_set1_ps(-t_42);
        double mean1 = (double)t_16 + t_17;
        float high1 = (float)mean1;
        double t_48 = (double)t_15;
        double t_53 = eps * t_48 * t_48 + (1.0 - t_48) * 5.5271478752604446e-76;
        float inverse1 = (float)(1.0 / __builtin_sqrt(t_18 + t_53));
        f32x8 t_57 = _mm256_set1_ps(t_15);
        f32x8 lowered1 = _mm256_set1_ps(-high1);
        f32x8 factor1 = _mm256_set1_ps(inverse1);
        float t_59 = (float)(mean1 - (double)high1) * inverse1;
        f32x8 shift1 = _mm256_set1_ps(-t_59);

        /* The results. */
        int64_t t_62 = (int64_t)y0;
        int64_t t_63 = (int64_t)y1;
        if (((t_62 & 31) + (t_63 & 31)) < 1) {
            int64_t whole = columns & -8;
            for (int64_t i = 0; i < whole; i += 8) {
                f32x8 s = _mm256_loadu_ps(scale + i);
                f32x8 b = _mm256_loadu_ps(bias + i);
                f32x8 t_65 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_loadu_ps(x0 + i), t_40,
                    lowered0), factor0, shift0);
                f32x8 v0 = _mm256_fmadd_ps(t_65, s, b);
                f32x8 t_67 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_loadu_ps(x1 + i), t_57,
                    lowered1), factor1, shift1);
                f32x8 v1 = _mm256_fmadd_ps(t_67, s, b);
                _mm256_stream_ps(y0 + i, v0);
                __builtin_prefetch(x0 + far + i);
                _mm256_stream_ps(y1 + i, v1);
                __builtin_prefetch(x1 + far + i);
            }
            if (whole < columns) {
                i32x8 lanes = first_lanes_i32x8(columns - whole);
                f32x8 s = _mm256_maskload_ps(scale + whole, (__m256i)lanes);
                f32x8 b = _mm256_maskload_ps(bias + whole, (__m256i)lanes);
                f32x8 t_65 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_maskload_ps(x0 + whole,
                    (__m256i)lanes), t_40, lowered0), factor0, shift0);
                f32x8 v0 = _mm256_fmadd_ps(t_65, s, b);
                f32x8 t_67 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_maskload_ps(x1 + whole,
                    (__m256i)lanes), t_57, lowered1), factor1, shift1);
                f32x8 v1 = _mm256_fmadd_ps(t_67, s, b);
                _mm256_maskstore_ps(y0 + whole, (__m256i)lanes, v0);
                _mm256_maskstore_ps(y1 + whole, (__m256i)lanes, v1);
            }
        }
        if (!(((t_62 & 31) + (t_63 & 31)) < 1)) {
            int64_t whole = columns & -8;
            for (int64_t i = 0; i < whole; i += 8) {
                f32x8 s = _mm256_loadu_ps(scale + i);
                f32x8 b = _mm256_loadu_ps(bias + i);
                f32x8 t_65 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_loadu_ps(x0 + i), t_40,
                    lowered0), factor0, shift0);
                f32x8 v0 = _mm256_fmadd_ps(t_65, s, b);
                f32x8 t_67 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_loadu_ps(x1 + i), t_57,
                    lowered1), factor1, shift1);
                f32x8 v1 = _mm256_fmadd_ps(t_67, s, b);
                _mm256_storeu_ps(y0 + i, v0);
                __builtin_prefetch(x0 + far + i);
                _mm256_storeu_ps(y1 + i, v1);
                __builtin_prefetch(x1 + far + i);
            }
            if (whole < columns) {
                i32x8 lanes = first_lanes_i32x8(columns - whole);
                f32x8 s = _mm256_maskload_ps(scale + whole, (__m256i)lanes);
                f32x8 b = _mm256_maskload_ps(bias + whole, (__m256i)lanes);
                f32x8 t_65 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_maskload_ps(x0 + whole,
                    (__m256i)lanes), t_40, lowered0), factor0, shift0);
                f32x8 v0 = _mm256_fmadd_ps(t_65, s, b);
                f32x8 t_67 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_maskload_ps(x1 + whole,
                    (__m256i)lanes), t_57, lowered1), factor1, shift1);
                f32x8 v1 = _mm256_fmadd_ps(t_67, s, b);
                _mm256_maskstore_ps(y0 + whole, (__m256i)lanes, v0);
                _mm256_maskstore_ps(y1 + whole, (__m256i)lanes, v1);
            }
        }
    }
    _mm_sfence();
}
