/* peaks_loops.c: multiply-adds, memory traffic and a chain of known length, in assembly for x86, in plain C
 * elsewhere. Enough independent sums that latency is hidden: 4 cycles × 2 units need 8; here are 12 or 16. */
#include "peaks_loops.h"

#include "base/base_p.h"

#if defined __x86_64__

/* -- Multiply-adds --------------------------------------------------------------------------------*/

static const float half = 0.5f;

/* Sixteen sums in registers V, twelve in the half as many of AVX2. INSTRUCTION x, x, sum. */
#define SUMS_512 "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"
#define SUMS_256 "0,1,2,3,4,5,6,7,8,9,10,11"
#define TURNS(V, X, SUMS, INSTRUCTION) \
    __asm__ volatile("vbroadcastss %1, %%" V X "\n\t" \
                     ".irp r, " SUMS "\n\tvxorps %%xmm\\r, %%xmm\\r, %%xmm\\r\n\t.endr\n\t" \
                     ".p2align 5\n" \
                     "1:\n\t" \
                     ".irp r, " SUMS "\n\t" INSTRUCTION " %%" V X ", %%" V X ", %%" V "\\r\n\t.endr\n\t" \
                     "decq %0\n\t" \
                     "jnz 1b\n\t" \
                     "vzeroupper" \
                     : "+r"(turns) : "m"(half) \
                     : "cc", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", \
                       "xmm11", "xmm12", "xmm13", "xmm14", "xmm15" WIDE)
#define FMA_512(INSTRUCTION) TURNS("zmm", "16", SUMS_512, INSTRUCTION)
#define FMA_256(INSTRUCTION) TURNS("ymm", "15", SUMS_256, INSTRUCTION)

#define WIDE , "xmm16"
__attribute__((target("avx512f"))) static void fma_512(int64_t turns) { FMA_512("vfmadd231ps"); }
__attribute__((target("avx512f"))) static void fma_512_f64(int64_t turns) { FMA_512("vfmadd231pd"); }
__attribute__((target("avx512f"))) static void dot_512_bf16(int64_t turns) { FMA_512("vdpbf16ps"); }
__attribute__((target("avx512f"))) static void dot_512_i8(int64_t turns) { FMA_512("vpdpbusd"); }
#undef WIDE

#define WIDE
__attribute__((target("avx2,fma"))) static void fma_256(int64_t turns) { FMA_256("vfmadd231ps"); }
__attribute__((target("avx2,fma"))) static void fma_256_f64(int64_t turns) { FMA_256("vfmadd231pd"); }
#undef WIDE

/* Four tiles of sums, of one of a and one of b each: all of 16 rows of 64 bytes, and 0. */
static const struct { uint8_t palette, unused[15]; uint16_t bytes[16]; uint8_t rows[16]; } shapes = {
    .palette = 1, .bytes = { 64, 64, 64, 64, 64, 64, 64, 64 }, .rows = { 16, 16, 16, 16, 16, 16, 16, 16 } };

#define TILES(INSTRUCTION) \
    __asm__ volatile("ldtilecfg %1\n\t" \
                     ".p2align 5\n" \
                     "1:\n\t" \
                     INSTRUCTION " %%tmm6, %%tmm4, %%tmm0\n\t" INSTRUCTION " %%tmm7, %%tmm4, %%tmm1\n\t" \
                     INSTRUCTION " %%tmm6, %%tmm5, %%tmm2\n\t" INSTRUCTION " %%tmm7, %%tmm5, %%tmm3\n\t" \
                     "decq %0\n\t" \
                     "jnz 1b\n\t" \
                     "tilerelease" \
                     : "+r"(turns) : "m"(shapes) : "cc")

static void tiles_bf16(int64_t turns) { TILES("tdpbf16ps"); }
static void tiles_i8(int64_t turns) { TILES("tdpbusd"); }

/* The generic tier has no multiply-add: a product, then a sum. */
static void mul_add_128(int64_t turns)
{
    __asm__ volatile(
        "movss %1, %%xmm15\n\t"
        "shufps $0, %%xmm15, %%xmm15\n\t"
        "xorps %%xmm0, %%xmm0\n\t"
        ".irp r, 1,2,3,4,5,6,7,8,9,10,11\n\t"
        "movaps %%xmm0, %%xmm\\r\n\t"
        ".endr\n\t"
        ".p2align 5\n"
        "1:\n\t"
        ".irp r, 0,1,2,3,4,5,6,7,8,9,10,11\n\t"
        "movaps %%xmm15, %%xmm12\n\t"
        "mulps %%xmm15, %%xmm12\n\t"
        "addps %%xmm12, %%xmm\\r\n\t"
        ".endr\n\t"
        "decq %0\n\t"
        "jnz 1b"
        : "+r"(turns) : "m"(half)
        : "cc", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10",
          "xmm11", "xmm12", "xmm15");
}

/* The first that is of the tier and can run here; f32 stands for what a tier lacks. */
static const peaks_fma_loop fma_loops[] = {
    { TN_ISA_AVX512, PEAKS_F32, fma_512, 16 * 16 * 2, TNI_ADDON_NONE },
    { TN_ISA_AVX512, PEAKS_F64, fma_512_f64, 16 * 8 * 2, TNI_ADDON_NONE },
    { TN_ISA_AVX512, PEAKS_BF16, tiles_bf16, 4 * 16 * 16 * 32 * 2, TNI_ADDON_AMX },
    { TN_ISA_AVX512, PEAKS_BF16, dot_512_bf16, 16 * 32 * 2, TNI_ADDON_BF16 },
    { TN_ISA_AVX512, PEAKS_I8, tiles_i8, 4 * 16 * 16 * 64 * 2, TNI_ADDON_AMX },
    { TN_ISA_AVX512, PEAKS_I8, dot_512_i8, 16 * 64 * 2, TNI_ADDON_VNNI },
    { TN_ISA_AVX2, PEAKS_F32, fma_256, 12 * 8 * 2, TNI_ADDON_NONE },
    { TN_ISA_AVX2, PEAKS_F64, fma_256_f64, 12 * 4 * 2, TNI_ADDON_NONE },
    { TN_ISA_GENERIC, PEAKS_F32, mul_add_128, 12 * 4 * 2, TNI_ADDON_NONE },
};

static bool cpu_has(tn_isa isa)
{
    switch (isa) {
    case TN_ISA_AVX512: return __builtin_cpu_supports("avx512f");
    case TN_ISA_AVX2: return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    default: return isa == TN_ISA_GENERIC;
    }
}

/* Integer multiplication takes three cycles on every x86 since 2008. */
bool peaks_chain(int64_t turns)
{
    int64_t x = 3;
    __asm__ volatile("1:\n\t.rept 32\n\timulq %0, %0\n\t.endr\n\tdecq %1\n\tjnz 1b"
                     : "+r"(x), "+r"(turns) : : "cc");
    return true;
}

/* -- Memory ---------------------------------------------------------------------------------------*/

/* Four registers a turn: V is "zmm" or "ymm", W its bytes, ST the storing instruction. */
#define EACH(text) ".irp i, 0,1,2,3\n\t" text ".endr\n\t"
#define LOOP(body, W) "1:\n\t" body "addq $4*" W ", %[at]\n\tcmpq %[size], %[at]\n\tjb 1b\n\t"
#define READ(V, W) LOOP(EACH("vmovups \\i*" W "(%[a],%[at]), %%" V "\\i\n\t"), W)
#define WRITE(V, W, ST) LOOP(EACH(ST " %%" V "0, \\i*" W "(%[dst],%[at])\n\t"), W)
#define COPY(V, W, ST) \
    LOOP(EACH("vmovups \\i*" W "(%[a],%[at]), %%" V "\\i\n\t") \
         EACH(ST " %%" V "\\i, \\i*" W "(%[dst],%[at])\n\t"), W)
#define TRIAD(V, W, ST) \
    LOOP(EACH("vmovups \\i*" W "(%[a],%[at]), %%" V "\\i\n\t") \
         EACH("vfmadd231ps \\i*" W "(%[b],%[at]), %%" V "4, %%" V "\\i\n\t") \
         EACH(ST " %%" V "\\i, \\i*" W "(%[dst],%[at])\n\t"), W)
#define RUN(text) \
    size_t at = 0; \
    __asm__ volatile(text "sfence\n\tvzeroupper" : [at] "+r"(at) \
                     : [dst] "r"(dst), [a] "r"(a), [b] "r"(b), [size] "r"(size) \
                     : "cc", "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4")
#define ARGS void *dst, const void *a, const void *b, size_t size
#define ZERO "vpxor %%xmm0, %%xmm0, %%xmm0\n\tvpxor %%xmm4, %%xmm4, %%xmm4\n\t"

static void read_512(ARGS) { RUN(READ("zmm", "64")); }
static void write_512(ARGS) { RUN(ZERO WRITE("zmm", "64", "vmovups")); }
static void copy_512(ARGS) { RUN(COPY("zmm", "64", "vmovups")); }
static void triad_512(ARGS) { RUN(ZERO TRIAD("zmm", "64", "vmovups")); }
static void write_past_512(ARGS) { RUN(ZERO WRITE("zmm", "64", "vmovntps")); }
static void copy_past_512(ARGS) { RUN(COPY("zmm", "64", "vmovntps")); }
static void triad_past_512(ARGS) { RUN(ZERO TRIAD("zmm", "64", "vmovntps")); }

static void read_256(ARGS) { RUN(READ("ymm", "32")); }
static void write_256(ARGS) { RUN(ZERO WRITE("ymm", "32", "vmovups")); }
static void copy_256(ARGS) { RUN(COPY("ymm", "32", "vmovups")); }
static void triad_256(ARGS) { RUN(ZERO TRIAD("ymm", "32", "vmovups")); }
static void write_past_256(ARGS) { RUN(ZERO WRITE("ymm", "32", "vmovntps")); }
static void copy_past_256(ARGS) { RUN(COPY("ymm", "32", "vmovntps")); }
static void triad_past_256(ARGS) { RUN(ZERO TRIAD("ymm", "32", "vmovntps")); }

/* ORDER traffic */
static const peaks_memory_loop loops_512[2][PEAKS_TRAFFICS] = {
    { read_512, write_512, copy_512, triad_512 }, { NULL, write_past_512, copy_past_512, triad_past_512 } };
static const peaks_memory_loop loops_256[2][PEAKS_TRAFFICS] = {
    { read_256, write_256, copy_256, triad_256 }, { NULL, write_past_256, copy_past_256, triad_past_256 } };

#else  /* another machine: what its compiler makes of plain C */

typedef float v4 __attribute__((vector_size(16)));

static void mul_add_128(int64_t turns)
{
    v4 sum[12] = { { 0 } }, x = { 0.5f, 0.5f, 0.5f, 0.5f };
    for (int64_t t = 0; t < turns; t++)
        for (int i = 0; i < 12; i++) {
            sum[i] += x * x;
            __asm__ volatile("" : "+w"(sum[i]));
        }
}

static const peaks_fma_loop fma_loops[] = { { TN_ISA_GENERIC, PEAKS_F32, mul_add_128, 12 * 4 * 2, TNI_ADDON_NONE } };

static bool cpu_has(tn_isa isa) { return isa == TN_ISA_GENERIC; }

bool peaks_chain(int64_t turns) { return (void)turns, false; }
#endif

/* -- Plain C, for CPUs without AVX ------------------------------------------------------------------*/

static void read_plain(void *dst, const void *a, const void *b, size_t size)
{
    const volatile uint64_t *p = a;
    (void)dst, (void)b;
    for (size_t i = 0; i < size / 8; i++)
        (void)p[i];
}

static void write_plain(void *dst, const void *a, const void *b, size_t size)
{
    (void)a, (void)b;
    for (size_t i = 0; i < size / 8; i++)
        ((uint64_t *)dst)[i] = i;
}

static void copy_plain(void *dst, const void *a, const void *b, size_t size)
{
    (void)b;
    for (size_t i = 0; i < size / 8; i++)
        ((uint64_t *)dst)[i] = ((const uint64_t *)a)[i];
}

static void triad_plain(void *dst, const void *a, const void *b, size_t size)
{
    for (size_t i = 0; i < size / 4; i++)
        ((float *)dst)[i] = ((const float *)a)[i] + 0.5f * ((const float *)b)[i];
}

static const peaks_memory_loop loops_plain[PEAKS_TRAFFICS] = { read_plain, write_plain, copy_plain,
                                                               triad_plain };

/* -- Choosing -------------------------------------------------------------------------------------*/

static const peaks_fma_loop *find_fma(tn_isa isa, peaks_unit unit)
{
    for (size_t i = 0; i < sizeof fma_loops / sizeof *fma_loops; i++) {
        const peaks_fma_loop *loop = &fma_loops[i];
        if (loop->isa == isa && loop->unit == unit && cpu_has(isa) &&
            (!loop->addon || loop->addon & tni_isa_addons()))
            return loop;
    }
    return NULL;
}

const peaks_fma_loop *peaks_find_fma(tn_isa isa, peaks_unit unit)
{
    const peaks_fma_loop *own = find_fma(isa, unit);
    return own ? own : find_fma(isa, PEAKS_F32);
}

peaks_memory_loop peaks_find_memory(peaks_traffic traffic, bool past)
{
#if defined __x86_64__
    if (cpu_has(TN_ISA_AVX512))
        return loops_512[past][traffic];
    if (cpu_has(TN_ISA_AVX2))
        return loops_256[past][traffic];
#endif
    return past ? NULL : loops_plain[traffic];
}
