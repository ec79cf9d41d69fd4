/* peer_sleef.c: SLEEF's vector functions in a loop over arrays, f32, at this CPU's widest. Of its accuracies
 * the faster, 3.5 units in the last place, where there is one. What it has no function for is built as a
 * program would: sigmoid from exp, gelu from erf. */
#include "peer_p.h"

#if defined __x86_64__
#include <immintrin.h>

/* How a result is made of one function f. */
typedef enum sleef_kind {
    SLEEF_PLAIN,               /* f(x) */
    SLEEF_BINARY,              /* f(a, b) */
    SLEEF_SIGMOID,             /* 1 / (1 + exp(-x)) */
    SLEEF_SILU,                /* x / (1 + exp(-x)) */
    SLEEF_GELU,                /* x / 2 · (1 + erf(x / √2)) */
    SLEEF_GELU_TANH,           /* x / 2 · (1 + tanh(√(2/π) · (x + 0.044715 x³))) */
    SLEEF_KINDS
} sleef_kind;

static const struct sleef_row { const char *op, *function, *how; sleef_kind kind; } rows[] = {
    { "exp", "exp", "u10", SLEEF_PLAIN },          { "log", "log", "u35", SLEEF_PLAIN },
    { "sqrt", "sqrt", "u35", SLEEF_PLAIN },        { "tanh", "tanh", "u35", SLEEF_PLAIN },
    { "sin", "sin", "u35", SLEEF_PLAIN },          { "cos", "cos", "u35", SLEEF_PLAIN },
    { "erf", "erf", "u10", SLEEF_PLAIN },          { "pow", "pow", "u10", SLEEF_BINARY },
    { "sigmoid", "exp", "u10", SLEEF_SIGMOID },    { "silu", "exp", "u10", SLEEF_SILU },
    { "gelu", "erf", "u10", SLEEF_GELU },          { "gelu_tanh", "tanh", "u35", SLEEF_GELU_TANH },
    { "log1p", "log1p", "u10", SLEEF_PLAIN },      { "expm1", "expm1", "u10", SLEEF_PLAIN },
    { "exp2", "exp2", "u35", SLEEF_PLAIN },        { "log2", "log2", "u35", SLEEF_PLAIN },
};

static const float sqrt_half = 0.70710678f, sqrt_two_over_pi = 0.79788456f, cubic = 0.044715f;

typedef __m512 (*function16)(__m512);
typedef __m512 (*binary16)(__m512, __m512);
typedef __m256 (*function8)(__m256);
typedef __m256 (*binary8)(__m256, __m256);

typedef struct sleef_call {
    peer_code f;
    const float *a, *b;        /* b: the second input, or a again */
    float  *dst;
    int64_t count;
} sleef_call;

/* -- Sixteen at once -----------------------------------------------------------------------------------*/

#define WIDE __attribute__((target("avx512f")))
#define WIDE_INLINE static inline __attribute__((target("avx512f"), always_inline))

WIDE_INLINE __m512 sigmoid16(__m512 numerator, __m512 x, function16 exponential)
{
    __m512 one = _mm512_set1_ps(1), minus = _mm512_sub_ps(_mm512_setzero_ps(), x);
    return _mm512_div_ps(numerator, _mm512_add_ps(one, exponential(minus)));
}

WIDE_INLINE __m512 gelu16(__m512 x, __m512 inner, function16 f)
{
    __m512 half = _mm512_mul_ps(x, _mm512_set1_ps(0.5f));
    return _mm512_fmadd_ps(half, f(inner), half);
}

WIDE_INLINE __m512 cubic16(__m512 x)
{
    __m512 square = _mm512_mul_ps(x, x), scaled = _mm512_mul_ps(x, _mm512_set1_ps(sqrt_two_over_pi));
    return _mm512_mul_ps(scaled, _mm512_fmadd_ps(square, _mm512_set1_ps(cubic), _mm512_set1_ps(1)));
}

WIDE_INLINE __m512 value16(const sleef_call *c, sleef_kind kind, const float *a, const float *b)
{
    __m512 x = _mm512_loadu_ps(a);
    function16 f = (function16)c->f;
    switch (kind) {
    case SLEEF_BINARY: return ((binary16)c->f)(x, _mm512_loadu_ps(b));
    case SLEEF_SIGMOID: return sigmoid16(_mm512_set1_ps(1), x, f);
    case SLEEF_SILU: return sigmoid16(x, x, f);
    case SLEEF_GELU: return gelu16(x, _mm512_mul_ps(x, _mm512_set1_ps(sqrt_half)), f);
    case SLEEF_GELU_TANH: return gelu16(x, cubic16(x), f);
    default: return f(x);
    }
}

WIDE_INLINE void all16(const sleef_call *c, sleef_kind kind)
{
    int64_t i = 0;
    float rest[3][16] = { { 0 } };
    for (; i + 16 <= c->count; i += 16)
        _mm512_storeu_ps(c->dst + i, value16(c, kind, c->a + i, c->b + i));
    if (i == c->count)
        return;
    size_t size = (size_t)(c->count - i) * sizeof(float);
    memcpy(rest[0], c->a + i, size);
    memcpy(rest[1], c->b + i, size);
    _mm512_storeu_ps(rest[2], value16(c, kind, rest[0], rest[1]));
    memcpy(c->dst + i, rest[2], size);
}

WIDE static void plain16(void *c) { all16(c, SLEEF_PLAIN); }
WIDE static void pairs16(void *c) { all16(c, SLEEF_BINARY); }
WIDE static void sigmoids16(void *c) { all16(c, SLEEF_SIGMOID); }
WIDE static void silus16(void *c) { all16(c, SLEEF_SILU); }
WIDE static void gelus16(void *c) { all16(c, SLEEF_GELU); }
WIDE static void gelu_tanhs16(void *c) { all16(c, SLEEF_GELU_TANH); }

/* -- Eight at once -------------------------------------------------------------------------------------*/

#define HALF __attribute__((target("avx2,fma")))
#define HALF_INLINE static inline __attribute__((target("avx2,fma"), always_inline))

HALF_INLINE __m256 sigmoid8(__m256 numerator, __m256 x, function8 exponential)
{
    __m256 one = _mm256_set1_ps(1), minus = _mm256_sub_ps(_mm256_setzero_ps(), x);
    return _mm256_div_ps(numerator, _mm256_add_ps(one, exponential(minus)));
}

HALF_INLINE __m256 gelu8(__m256 x, __m256 inner, function8 f)
{
    __m256 half = _mm256_mul_ps(x, _mm256_set1_ps(0.5f));
    return _mm256_fmadd_ps(half, f(inner), half);
}

HALF_INLINE __m256 cubic8(__m256 x)
{
    __m256 square = _mm256_mul_ps(x, x), scaled = _mm256_mul_ps(x, _mm256_set1_ps(sqrt_two_over_pi));
    return _mm256_mul_ps(scaled, _mm256_fmadd_ps(square, _mm256_set1_ps(cubic), _mm256_set1_ps(1)));
}

HALF_INLINE __m256 value8(const sleef_call *c, sleef_kind kind, const float *a, const float *b)
{
    __m256 x = _mm256_loadu_ps(a);
    function8 f = (function8)c->f;
    switch (kind) {
    case SLEEF_BINARY: return ((binary8)c->f)(x, _mm256_loadu_ps(b));
    case SLEEF_SIGMOID: return sigmoid8(_mm256_set1_ps(1), x, f);
    case SLEEF_SILU: return sigmoid8(x, x, f);
    case SLEEF_GELU: return gelu8(x, _mm256_mul_ps(x, _mm256_set1_ps(sqrt_half)), f);
    case SLEEF_GELU_TANH: return gelu8(x, cubic8(x), f);
    default: return f(x);
    }
}

HALF_INLINE void all8(const sleef_call *c, sleef_kind kind)
{
    int64_t i = 0;
    float rest[3][8] = { { 0 } };
    for (; i + 8 <= c->count; i += 8)
        _mm256_storeu_ps(c->dst + i, value8(c, kind, c->a + i, c->b + i));
    if (i == c->count)
        return;
    size_t size = (size_t)(c->count - i) * sizeof(float);
    memcpy(rest[0], c->a + i, size);
    memcpy(rest[1], c->b + i, size);
    _mm256_storeu_ps(rest[2], value8(c, kind, rest[0], rest[1]));
    memcpy(c->dst + i, rest[2], size);
}

HALF static void plain8(void *c) { all8(c, SLEEF_PLAIN); }
HALF static void pairs8(void *c) { all8(c, SLEEF_BINARY); }
HALF static void sigmoids8(void *c) { all8(c, SLEEF_SIGMOID); }
HALF static void silus8(void *c) { all8(c, SLEEF_SILU); }
HALF static void gelus8(void *c) { all8(c, SLEEF_GELU); }
HALF static void gelu_tanhs8(void *c) { all8(c, SLEEF_GELU_TANH); }

/* -- The peer ------------------------------------------------------------------------------------------*/

/* ORDER sleef_kind */
static void (*const run[2][SLEEF_KINDS])(void *) = {
    { plain8, pairs8, sigmoids8, silus8, gelus8, gelu_tanhs8 },
    { plain16, pairs16, sigmoids16, silus16, gelus16, gelu_tanhs16 },
};

typedef struct sleef_api {
    void *handle;
    bool  wide;                /* AVX-512 */
} sleef_api;

static void *open_sleef(void *handle, char *version, size_t size)
{
    bool wide = __builtin_cpu_supports("avx512f");
    sleef_api *api = wide || __builtin_cpu_supports("avx2") ? calloc(1, sizeof *api) : NULL;
    peer_file_version(handle, version, size);
    if (!api)
        return NULL;
    *api = (sleef_api){ .handle = handle, .wide = wide };
    if (peer_symbol(handle, "Sleef_expf%s_u10%s", wide ? "16" : "8", wide ? "avx512f" : "avx2"))
        return api;
    free(api);
    return NULL;
}

static bool prepare(void *opened, const peer_problem *p, peer_call *out)
{
    const sleef_api *api = opened;
    const char *lanes = api->wide ? "16" : "8", *tier = api->wide ? "avx512f" : "avx2";
    if (!peer_all_of(p, TN_F32) || !peer_all_packed(p))
        return false;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct sleef_row *row = &rows[i];
        if (!peer_is(p, row->op) || p->inputs != (row->kind == SLEEF_BINARY ? 2 : 1))
            continue;
        peer_code f = peer_symbol(api->handle, "Sleef_%sf%s_%s%s", row->function, lanes, row->how, tier);
        sleef_call *c = f ? malloc(sizeof *c) : NULL;
        if (!c)
            return false;
        *c = (sleef_call){ .f = f, .a = p->tensor[0].data, .b = p->tensor[p->inputs - 1].data,
                           .dst = peer_output(p)->data, .count = peer_output(p)->count };
        *out = (peer_call){ .run = run[api->wide][row->kind], .arg = c, .release = free };
        strcpy(out->how, row->how);
        return true;
    }
    return false;
}

#else

static void *open_sleef(void *handle, char *version, size_t size)
{
    peer_file_version(handle, version, size);
    return NULL;
}

static bool prepare(void *api, const peer_problem *p, peer_call *out)
{
    (void)api, (void)p, (void)out;
    return false;
}
#endif

static const char *const library[] = { "libsleef.so.3", "libsleef.so", NULL };

const peer_row peer_sleef = { .name = "SLEEF", .variable = "TENON_PEER_SLEEF", .package = "libsleef3",
                              .library = library, .open = open_sleef, .close = free, .prepare = prepare };
