/* matmul_bf16_avx512.c: kernels of gen/manifest/matmul_bf16.lua for avx512.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline i32x16 interleave_low_i32x16(i32x16 a, i32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

static inline i32x16 interleave_high_i32x16(i32x16 a, i32x16 b)
{
    return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15,
        31);
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* tnk_pack_bf16__avx512_w32x32
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512: from=u16 lines=true to=u16 width=32
 * listed in gen/manifest/matmul_bf16.lua: a of the tiles
 * a turn of each inner loop: 1 st; 32 convert 64 shuffle 32 ld 16 st; 1 st; 1 st
 * vector registers: 17 of 32 */
void tnk_pack_bf16__avx512_w32x32(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const uint16_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 2 - 1) / 2;
    int64_t steps = (groups + 15) & -16;
    int64_t blocks = k_stride == 1 ? steps : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 ? (k / 2) & -16 : 0;
    int64_t done = max_index(blocks, joined);
    if (done < steps) {
        for (int64_t at = 0; at < 512; at += 16) {
            *(i32x16u *)(panel + (steps - 16) * 32 + at) = (i32x16){0};
        }
    }
    for (int64_t group = 0; group < joined; group += 16) {
        for (int64_t lane = 0; lane < 32; lane += 16) {
            int64_t left = max_index(rows - lane, 0);
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_8 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
                src + (group * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_9 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
                src + group * 2 * k_stride + lane)) & 65535) | t_8;
            __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_14 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_1,
                src + ((group + 1) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_15 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_1,
                src + (group + 1) * 2 * k_stride + lane)) & 65535) | t_14;
            __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_20 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_2,
                src + ((group + 2) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_21 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_2,
                src + (group + 2) * 2 * k_stride + lane)) & 65535) | t_20;
            __mmask16 lanes_3 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_26 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_3,
                src + ((group + 3) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_27 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_3,
                src + (group + 3) * 2 * k_stride + lane)) & 65535) | t_26;
            __mmask16 lanes_4 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_32 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_4,
                src + ((group + 4) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_33 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_4,
                src + (group + 4) * 2 * k_stride + lane)) & 65535) | t_32;
            __mmask16 lanes_5 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_38 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_5,
                src + ((group + 5) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_39 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_5,
                src + (group + 5) * 2 * k_stride + lane)) & 65535) | t_38;
            __mmask16 lanes_6 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_44 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_6,
                src + ((group + 6) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_45 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_6,
                src + (group + 6) * 2 * k_stride + lane)) & 65535) | t_44;
            __mmask16 lanes_7 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_50 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_7,
                src + ((group + 7) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_51 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_7,
                src + (group + 7) * 2 * k_stride + lane)) & 65535) | t_50;
            __mmask16 lanes_8 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_56 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_8,
                src + ((group + 8) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_57 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_8,
                src + (group + 8) * 2 * k_stride + lane)) & 65535) | t_56;
            __mmask16 lanes_9 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_62 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_9,
                src + ((group + 9) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_63 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_9,
                src + (group + 9) * 2 * k_stride + lane)) & 65535) | t_62;
            __mmask16 lanes_10 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_68 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_10,
                src + ((group + 10) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_69 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_10,
                src + (group + 10) * 2 * k_stride + lane)) & 65535) | t_68;
            __mmask16 lanes_11 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_74 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_11,
                src + ((group + 11) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_75 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_11,
                src + (group + 11) * 2 * k_stride + lane)) & 65535) | t_74;
            __mmask16 lanes_12 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_80 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_12,
                src + ((group + 12) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_81 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_12,
                src + (group + 12) * 2 * k_stride + lane)) & 65535) | t_80;
            __mmask16 lanes_13 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_86 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_13,
                src + ((group + 13) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_87 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_13,
                src + (group + 13) * 2 * k_stride + lane)) & 65535) | t_86;
            __mmask16 lanes_14 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_92 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_14,
                src + ((group + 14) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_93 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_14,
                src + (group + 14) * 2 * k_stride + lane)) & 65535) | t_92;
            __mmask16 lanes_15 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_98 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_15,
                src + ((group + 15) * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_99 =
                ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes_15,
                src + (group + 15) * 2 * k_stride + lane)) & 65535) | t_98;
            i32x16 t_100 = interleave_low_i32x16(t_9, t_57);
            i32x16 t_101 = interleave_high_i32x16(t_9, t_57);
            i32x16 t_102 = interleave_low_i32x16(t_15, t_63);
            i32x16 t_103 = interleave_high_i32x16(t_15, t_63);
            i32x16 t_104 = interleave_low_i32x16(t_21, t_69);
            i32x16 t_105 = interleave_high_i32x16(t_21, t_69);
            i32x16 t_106 = interleave_low_i32x16(t_27, t_75);
            i32x16 t_107 = interleave_high_i32x16(t_27, t_75);
            i32x16 t_108 = interleave_low_i32x16(t_33, t_81);
            i32x16 t_109 = interleave_high_i32x16(t_33, t_81);
            i32x16 t_110 = interleave_low_i32x16(t_39, t_87);
            i32x16 t_111 = interleave_high_i32x16(t_39, t_87);
            i32x16 t_112 = interleave_low_i32x16(t_45, t_93);
            i32x16 t_113 = interleave_high_i32x16(t_45, t_93);
            i32x16 t_114 = interleave_low_i32x16(t_51, t_99);
            i32x16 t_115 = interleave_high_i32x16(t_51, t_99);
            i32x16 t_116 = interleave_low_i32x16(t_100, t_108);
            i32x16 t_117 = interleave_high_i32x16(t_100, t_108);
            i32x16 t_118 = interleave_low_i32x16(t_101, t_109);
            i32x16 t_119 = interleave_high_i32x16(t_101, t_109);
            i32x16 t_120 = interleave_low_i32x16(t_102, t_110);
            i32x16 t_121 = interleave_high_i32x16(t_102, t_110);
            i32x16 t_122 = interleave_low_i32x16(t_103, t_111);
            i32x16 t_123 = interleave_high_i32x16(t_103, t_111);
            i32x16 t_124 = interleave_low_i32x16(t_104, t_112);
            i32x16 t_125 = interleave_high_i32x16(t_104, t_112);
            i32x16 t_126 = interleave_low_i32x16(t_105, t_113);
            i32x16 t_127 = interleave_high_i32x16(t_105, t_113);
            i32x16 t_128 = interleave_low_i32x16(t_106, t_114);
            i32x16 t_129 = interleave_high_i32x16(t_106, t_114);
            i32x16 t_130 = interleave_low_i32x16(t_107, t_115);
            i32x16 t_131 = interleave_high_i32x16(t_107, t_115);
            i32x16 t_132 = interleave_low_i32x16(t_116, t_124);
            i32x16 t_133 = interleave_high_i32x16(t_116, t_124);
            i32x16 t_134 = interleave_low_i32x16(t_117, t_125);
            i32x16 t_135 = interleave_high_i32x16(t_117, t_125);
            i32x16 t_136 = interleave_low_i32x16(t_118, t_126);
            i32x16 t_137 = interleave_high_i32x16(t_118, t_126);
            i32x16 t_138 = interleave_low_i32x16(t_119, t_127);
            i32x16 t_139 = interleave_high_i32x16(t_119, t_127);
            i32x16 t_140 = interleave_low_i32x16(t_120, t_128);
            i32x16 t_141 = interleave_high_i32x16(t_120, t_128);
            i32x16 t_142 = interleave_low_i32x16(t_121, t_129);
            i32x16 t_143 = interleave_high_i32x16(t_121, t_129);
            i32x16 t_144 = interleave_low_i32x16(t_122, t_130);
            i32x16 t_145 = interleave_high_i32x16(t_122, t_130);
            i32x16 t_146 = interleave_low_i32x16(t_123, t_131);
            i32x16 t_147 = interleave_high_i32x16(t_123, t_131);
            *(i32x16u *)(panel + group * 32 + lane * 16) = interleave_low_i32x16(t_132, t_140);
            *(i32x16u *)(panel + group * 32 + (lane + 1) * 16) =
                interleave_high_i32x16(t_132, t_140);
            *(i32x16u *)(panel + group * 32 + (lane + 2) * 16) =
                interleave_low_i32x16(t_133, t_141);
            *(i32x16u *)(panel + group * 32 + (lane + 3) * 16) =
                interleave_high_i32x16(t_133, t_141);
            *(i32x16u *)(panel + group * 32 + (lane + 4) * 16) =
                interleave_low_i32x16(t_134, t_142);
            *(i32x16u *)(panel + group * 32 + (lane + 5) * 16) =
                interleave_high_i32x16(t_134, t_142);
            *(i32x16u *)(panel + group * 32 + (lane + 6) * 16) =
                interleave_low_i32x16(t_135, t_143);
            *(i32x16u *)(panel + group * 32 + (lane + 7) * 16) =
                interleave_high_i32x16(t_135, t_143);
            *(i32x16u *)(panel + group * 32 + (lane + 8) * 16) =
                interleave_low_i32x16(t_136, t_144);
            *(i32x16u *)(panel + group * 32 + (lane + 9) * 16) =
                interleave_high_i32x16(t_136, t_144);
            *(i32x16u *)(panel + group * 32 + (lane + 10) * 16) =
                interleave_low_i32x16(t_137, t_145);
            *(i32x16u *)(panel + group * 32 + (lane + 11) * 16) =
                interleave_high_i32x16(t_137, t_145);
            *(i32x16u *)(panel + group * 32 + (lane + 12) * 16) =
                interleave_low_i32x16(t_138, t_146);
            *(i32x16u *)(panel + group * 32 + (lane + 13) * 16) =
                interleave_high_i32x16(t_138, t_146);
            *(i32x16u *)(panel + group * 32 + (lane + 14) * 16) =
                interleave_low_i32x16(t_139, t_147);
            *(i32x16u *)(panel + group * 32 + (lane + 15) * 16) =
                interleave_high_i32x16(t_139, t_147);
        }
    }
    for (int64_t group = 0; group < blocks; group += 16) {
        int64_t left = min_index(k - group * 2, 32);
        __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, left);
        for (int64_t row = 0; row < 32; row++) {
            i32x16 row0 = {0};
            if (row < rows) {
                row0 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + row * row_stride + group * 2 * k_stride);
            }
            *(i32x16u *)(panel + group * 32 + row * 16) = row0;
        }
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 32; row++) {
            int32_t word = 0;
            if (row < rows && (group * 2) < k) {
                word |= (int32_t)src[row * row_stride + group * 2 * k_stride] & 65535;
            }
            if (row < rows && (group * 2 + 1) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 2 + 1) * k_stride]
                    & 65535) << 16;
                word |= t_5;
            }
            panel[(group / 16 * 32 + row) * 16 + group % 16] = word;
        }
    }
}

/* tnk_pack_bf16__avx512_w32x2
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512: from=u16 to=u16 width=32
 * listed in gen/manifest/matmul_bf16.lua: b of both
 * a turn of each inner loop: 1 st; 2 convert 2 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_bf16__avx512_w32x2(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const uint16_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 2 - 1) / 2;
    int64_t steps = (groups + 15) & -16;
    int64_t blocks = k_stride == 1 ? steps : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 ? k / 2 : 0;
    int64_t done = max_index(blocks, joined);
    if (done < steps) {
        for (int64_t at = 0; at < 512; at += 16) {
            *(i32x16u *)(panel + (steps - 16) * 32 + at) = (i32x16){0};
        }
    }
    for (int64_t group = 0; group < joined; group++) {
        for (int64_t lane = 0; lane < 32; lane += 16) {
            int64_t left = max_index(rows - lane, 0);
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_8 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
                src + (group * 2 + 1) * k_stride + lane)) & 65535) << 16;
            i32x16 t_9 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
                src + group * 2 * k_stride + lane)) & 65535) | t_8;
            *(i32x16u *)(panel + group * 32 + lane) = t_9;
        }
    }
    for (int64_t group = 0; group < blocks; group += 16) {
        int64_t left = min_index(k - group * 2, 32);
        __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, left);
        for (int64_t lane = 0; lane < 32; lane += 16) {
            i32x16 row0 = {0};
            if (lane < rows) {
                row0 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + lane * row_stride + group * 2 * k_stride);
            }
            i32x16 row1 = {0};
            if ((lane + 1) < rows) {
                row1 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 1) * row_stride + group * 2 * k_stride);
            }
            i32x16 row2 = {0};
            if ((lane + 2) < rows) {
                row2 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 2) * row_stride + group * 2 * k_stride);
            }
            i32x16 row3 = {0};
            if ((lane + 3) < rows) {
                row3 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 3) * row_stride + group * 2 * k_stride);
            }
            i32x16 row4 = {0};
            if ((lane + 4) < rows) {
                row4 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 4) * row_stride + group * 2 * k_stride);
            }
            i32x16 row5 = {0};
            if ((lane + 5) < rows) {
                row5 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 5) * row_stride + group * 2 * k_stride);
            }
            i32x16 row6 = {0};
            if ((lane + 6) < rows) {
                row6 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 6) * row_stride + group * 2 * k_stride);
            }
            i32x16 row7 = {0};
            if ((lane + 7) < rows) {
                row7 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 7) * row_stride + group * 2 * k_stride);
            }
            i32x16 row8 = {0};
            if ((lane + 8) < rows) {
                row8 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 8) * row_stride + group * 2 * k_stride);
            }
            i32x16 row9 = {0};
            if ((lane + 9) < rows) {
                row9 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 9) * row_stride + group * 2 * k_stride);
            }
            i32x16 row10 = {0};
            if ((lane + 10) < rows) {
                row10 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 10) * row_stride + group * 2 * k_stride);
            }
            i32x16 row11 = {0};
            if ((lane + 11) < rows) {
                row11 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 11) * row_stride + group * 2 * k_stride);
            }
            i32x16 row12 = {0};
            if ((lane + 12) < rows) {
                row12 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 12) * row_stride + group * 2 * k_stride);
            }
            i32x16 row13 = {0};
            if ((lane + 13) < rows) {
                row13 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 13) * row_stride + group * 2 * k_stride);
            }
            i32x16 row14 = {0};
            if ((lane + 14) < rows) {
                row14 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 14) * row_stride + group * 2 * k_stride);
            }
            i32x16 row15 = {0};
            if ((lane + 15) < rows) {
                row15 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                    src + (lane + 15) * row_stride + group * 2 * k_stride);
            }
            i32x16 t_4 = interleave_low_i32x16(row0, row8);
            i32x16 t_5 = interleave_high_i32x16(row0, row8);
            i32x16 t_6 = interleave_low_i32x16(row1, row9);
            i32x16 t_7 = interleave_high_i32x16(row1, row9);
            i32x16 t_8 = interleave_low_i32x16(row2, row10);
            i32x16 t_9 = interleave_high_i32x16(row2, row10);
            i32x16 t_10 = interleave_low_i32x16(row3, row11);
            i32x16 t_11 = interleave_high_i32x16(row3, row11);
            i32x16 t_12 = interleave_low_i32x16(row4, row12);
            i32x16 t_13 = interleave_high_i32x16(row4, row12);
            i32x16 t_14 = interleave_low_i32x16(row5, row13);
            i32x16 t_15 = interleave_high_i32x16(row5, row13);
            i32x16 t_16 = interleave_low_i32x16(row6, row14);
            i32x16 t_17 = interleave_high_i32x16(row6, row14);
            i32x16 t_18 = interleave_low_i32x16(row7, row15);
            i32x16 t_19 = interleave_high_i32x16(row7, row15);
            i32x16 t_20 = interleave_low_i32x16(t_4, t_12);
            i32x16 t_21 = interleave_high_i32x16(t_4, t_12);
            i32x16 t_22 = interleave_low_i32x16(t_5, t_13);
            i32x16 t_23 = interleave_high_i32x16(t_5, t_13);
            i32x16 t_24 = interleave_low_i32x16(t_6, t_14);
            i32x16 t_25 = interleave_high_i32x16(t_6, t_14);
            i32x16 t_26 = interleave_low_i32x16(t_7, t_15);
            i32x16 t_27 = interleave_high_i32x16(t_7, t_15);
            i32x16 t_28 = interleave_low_i32x16(t_8, t_16);
            i32x16 t_29 = interleave_high_i32x16(t_8, t_16);
            i32x16 t_30 = interleave_low_i32x16(t_9, t_17);
            i32x16 t_31 = interleave_high_i32x16(t_9, t_17);
            i32x16 t_32 = interleave_low_i32x16(t_10, t_18);
            i32x16 t_33 = interleave_high_i32x16(t_10, t_18);
            i32x16 t_34 = interleave_low_i32x16(t_11, t_19);
            i32x16 t_35 = interleave_high_i32x16(t_11, t_19);
            i32x16 t_36 = interleave_low_i32x16(t_20, t_28);
            i32x16 t_37 = interleave_high_i32x16(t_20, t_28);
            i32x16 t_38 = interleave_low_i32x16(t_21, t_29);
            i32x16 t_39 = interleave_high_i32x16(t_21, t_29);
            i32x16 t_40 = interleave_low_i32x16(t_22, t_30);
            i32x16 t_41 = interleave_high_i32x16(t_22, t_30);
            i32x16 t_42 = interleave_low_i32x16(t_23, t_31);
            i32x16 t_43 = interleave_high_i32x16(t_23, t_31);
            i32x16 t_44 = interleave_low_i32x16(t_24, t_32);
            i32x16 t_45 = interleave_high_i32x16(t_24, t_32);
            i32x16 t_46 = interleave_low_i32x16(t_25, t_33);
            i32x16 t_47 = interleave_high_i32x16(t_25, t_33);
            i32x16 t_48 = interleave_low_i32x16(t_26, t_34);
            i32x16 t_49 = interleave_high_i32x16(t_26, t_34);
            i32x16 t_50 = interleave_low_i32x16(t_27, t_35);
            i32x16 t_51 = interleave_high_i32x16(t_27, t_35);
            *(i32x16u *)(panel + group * 32 + lane) = interleave_low_i32x16(t_36, t_44);
            *(i32x16u *)(panel + (group + 1) * 32 + lane) = interleave_high_i32x16(t_36, t_44);
            *(i32x16u *)(panel + (group + 2) * 32 + lane) = interleave_low_i32x16(t_37, t_45);
            *(i32x16u *)(panel + (group + 3) * 32 + lane) = interleave_high_i32x16(t_37, t_45);
            *(i32x16u *)(panel + (group + 4) * 32 + lane) = interleave_low_i32x16(t_38, t_46);
            *(i32x16u *)(panel + (group + 5) * 32 + lane) = interleave_high_i32x16(t_38, t_46);
            *(i32x16u *)(panel + (group + 6) * 32 + lane) = interleave_low_i32x16(t_39, t_47);
            *(i32x16u *)(panel + (group + 7) * 32 + lane) = interleave_high_i32x16(t_39, t_47);
            *(i32x16u *)(panel + (group + 8) * 32 + lane) = interleave_low_i32x16(t_40, t_48);
            *(i32x16u *)(panel + (group + 9) * 32 + lane) = interleave_high_i32x16(t_40, t_48);
            *(i32x16u *)(panel + (group + 10) * 32 + lane) = interleave_low_i32x16(t_41, t_49);
            *(i32x16u *)(panel + (group + 11) * 32 + lane) = interleave_high_i32x16(t_41, t_49);
            *(i32x16u *)(panel + (group + 12) * 32 + lane) = interleave_low_i32x16(t_42, t_50);
            *(i32x16u *)(panel + (group + 13) * 32 + lane) = interleave_high_i32x16(t_42, t_50);
            *(i32x16u *)(panel + (group + 14) * 32 + lane) = interleave_low_i32x16(t_43, t_51);
            *(i32x16u *)(panel + (group + 15) * 32 + lane) = interleave_high_i32x16(t_43, t_51);
        }
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 32; row++) {
            int32_t word = 0;
            if (row < rows && (group * 2) < k) {
                word |= (int32_t)src[row * row_stride + group * 2 * k_stride] & 65535;
            }
            if (row < rows && (group * 2 + 1) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 2 + 1) * k_stride]
                    & 65535) << 16;
                word |= t_5;
            }
            panel[group * 32 + row] = word;
        }
    }
}

/* tnk_pack_bf16__avx512_w14x2
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512: from=u16 to=u16 width=14
 * listed in gen/manifest/matmul_bf16.lua: a of the 14x32 tile
 * a turn of each inner loop: 1 st; 2 convert 2 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_bf16__avx512_w14x2(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const uint16_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 2 - 1) / 2;
    int64_t steps = (groups + 15) & -16;
    int64_t blocks = k_stride == 1 ? steps : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 ? k / 2 : 0;
    int64_t done = max_index(blocks, joined);
    if (done < steps) {
        for (int64_t at = 0; at < 224; at += 16) {
            *(i32x16u *)(panel + (steps - 16) * 14 + at) = (i32x16){0};
        }
    }
    for (int64_t group = 0; group < joined; group++) {
        int64_t left = max_index(rows, 0);
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
        i32x16 t_8 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
            src + (group * 2 + 1) * k_stride)) & 65535) << 16;
        i32x16 t_9 = ((i32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
            src + group * 2 * k_stride)) & 65535) | t_8;
        __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, 14);
        _mm512_mask_storeu_epi32(panel + group * 14, lanes_1, (__m512i)t_9);
    }
    for (int64_t group = 0; group < blocks; group += 16) {
        int64_t left = min_index(k - group * 2, 32);
        __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, left);
        i32x16 row0 = {0};
        if (0 < rows) {
            row0 = (i32x16)_mm512_maskz_loadu_epi16(lanes, src + group * 2 * k_stride);
        }
        i32x16 row1 = {0};
        if (1 < rows) {
            row1 = (i32x16)_mm512_maskz_loadu_epi16(lanes, src + row_stride + group * 2 * k_stride);
        }
        i32x16 row2 = {0};
        if (2 < rows) {
            row2 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 2 * row_stride + group * 2 * k_stride);
        }
        i32x16 row3 = {0};
        if (3 < rows) {
            row3 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 3 * row_stride + group * 2 * k_stride);
        }
        i32x16 row4 = {0};
        if (4 < rows) {
            row4 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 4 * row_stride + group * 2 * k_stride);
        }
        i32x16 row5 = {0};
        if (5 < rows) {
            row5 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 5 * row_stride + group * 2 * k_stride);
        }
        i32x16 row6 = {0};
        if (6 < rows) {
            row6 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 6 * row_stride + group * 2 * k_stride);
        }
        i32x16 row7 = {0};
        if (7 < rows) {
            row7 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 7 * row_stride + group * 2 * k_stride);
        }
        i32x16 row8 = {0};
        if (8 < rows) {
            row8 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 8 * row_stride + group * 2 * k_stride);
        }
        i32x16 row9 = {0};
        if (9 < rows) {
            row9 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 9 * row_stride + group * 2 * k_stride);
        }
        i32x16 row10 = {0};
        if (10 < rows) {
            row10 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 10 * row_stride + group * 2 * k_stride);
        }
        i32x16 row11 = {0};
        if (11 < rows) {
            row11 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 11 * row_stride + group * 2 * k_stride);
        }
        i32x16 row12 = {0};
        if (12 < rows) {
            row12 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 12 * row_stride + group * 2 * k_stride);
        }
        i32x16 row13 = {0};
        if (13 < rows) {
            row13 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 13 * row_stride + group * 2 * k_stride);
        }
        i32x16 row14 = {0};
        if (14 < rows) {
            row14 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 14 * row_stride + group * 2 * k_stride);
        }
        i32x16 row15 = {0};
        if (15 < rows) {
            row15 = (i32x16)_mm512_maskz_loadu_epi16(lanes,
                src + 15 * row_stride + group * 2 * k_stride);
        }
        __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, 14);
        i32x16 t_4 = interleave_low_i32x16(row0, row8);
        i32x16 t_5 = interleave_high_i32x16(row0, row8);
        i32x16 t_6 = interleave_low_i32x16(row1, row9);
        i32x16 t_7 = interleave_high_i32x16(row1, row9);
        i32x16 t_8 = interleave_low_i32x16(row2, row10);
        i32x16 t_9 = interleave_high_i32x16(row2, row10);
        i32x16 t_10 = interleave_low_i32x16(row3, row11);
        i32x16 t_11 = interleave_high_i32x16(row3, row11);
        i32x16 t_12 = interleave_low_i32x16(row4, row12);
        i32x16 t_13 = interleave_high_i32x16(row4, row12);
        i32x16 t_14 = interleave_low_i32x16(row5, row13);
        i32x16 t_15 = interleave_high_i32x16(row5, row13);
        i32x16 t_16 = interleave_low_i32x16(row6, row14);
        i32x16 t_17 = interleave_high_i32x16(row6, row14);
        i32x16 t_18 = interleave_low_i32x16(row7, row15);
        i32x16 t_19 = interleave_high_i32x16(row7, row15);
        i32x16 t_20 = interleave_low_i32x16(t_4, t_12);
        i32x16 t_21 = interleave_high_i32x16(t_4, t_12);
        i32x16 t_22 = interleave_low_i32x16(t_5, t_13);
        i32x16 t_23 = interleave_high_i32x16(t_5, t_13);
        i32x16 t_24 = interleave_low_i32x16(t_6, t_14);
        i32x16 t_25 = interleave_high_i32x16(t_6, t_14);
        i32x16 t_26 = interleave_low_i32x16(t_7, t_15);
        i32x16 t_27 = interleave_high_i32x16(t_7, t_15);
        i32x16 t_28 = interleave_low_i32x16(t_8, t_16);
        i32x16 t_29 = interleave_high_i32x16(t_8, t_16);
        i32x16 t_30 = interleave_low_i32x16(t_9, t_17);
        i32x16 t_31 = interleave_high_i32x16(t_9, t_17);
        i32x16 t_32 = interleave_low_i32x16(t_10, t_18);
        i32x16 t_33 = interleave_high_i32x16(t_10, t_18);
        i32x16 t_34 = interleave_low_i32x16(t_11, t_19);
        i32x16 t_35 = interleave_high_i32x16(t_11, t_19);
        i32x16 t_36 = interleave_low_i32x16(t_20, t_28);
        i32x16 t_37 = interleave_high_i32x16(t_20, t_28);
        i32x16 t_38 = interleave_low_i32x16(t_21, t_29);
        i32x16 t_39 = interleave_high_i32x16(t_21, t_29);
        i32x16 t_40 = interleave_low_i32x16(t_22, t_30);
        i32x16 t_41 = interleave_high_i32x16(t_22, t_30);
        i32x16 t_42 = interleave_low_i32x16(t_23, t_31);
        i32x16 t_43 = interleave_high_i32x16(t_23, t_31);
        i32x16 t_44 = interleave_low_i32x16(t_24, t_32);
        i32x16 t_45 = interleave_high_i32x16(t_24, t_32);
        i32x16 t_46 = interleave_low_i32x16(t_25, t_33);
        i32x16 t_47 = interleave_high_i32x16(t_25, t_33);
        i32x16 t_48 = interleave_low_i32x16(t_26, t_34);
        i32x16 t_49 = interleave_high_i32x16(t_26, t_34);
        i32x16 t_50 = interleave_low_i32x16(t_27, t_35);
        i32x16 t_51 = interleave_high_i32x16(t_27, t_35);
        _mm512_mask_storeu_epi32(panel + group * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_36, t_44));
        _mm512_mask_storeu_epi32(panel + (group + 1) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_36, t_44));
        _mm512_mask_storeu_epi32(panel + (group + 2) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_37, t_45));
        _mm512_mask_storeu_epi32(panel + (group + 3) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_37, t_45));
        _mm512_mask_storeu_epi32(panel + (group + 4) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_38, t_46));
        _mm512_mask_storeu_epi32(panel + (group + 5) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_38, t_46));
        _mm512_mask_storeu_epi32(panel + (group + 6) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_39, t_47));
        _mm512_mask_storeu_epi32(panel + (group + 7) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_39, t_47));
        _mm512_mask_storeu_epi32(panel + (group + 8) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_40, t_48));
        _mm512_mask_storeu_epi32(panel + (group + 9) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_40, t_48));
        _mm512_mask_storeu_epi32(panel + (group + 10) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_41, t_49));
        _mm512_mask_storeu_epi32(panel + (group + 11) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_41, t_49));
        _mm512_mask_storeu_epi32(panel + (group + 12) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_42, t_50));
        _mm512_mask_storeu_epi32(panel + (group + 13) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_42, t_50));
        _mm512_mask_storeu_epi32(panel + (group + 14) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_43, t_51));
        _mm512_mask_storeu_epi32(panel + (group + 15) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_43, t_51));
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 14; row++) {
            int32_t word = 0;
            if (row < rows && (group * 2) < k) {
                word |= (int32_t)src[row * row_stride + group * 2 * k_stride] & 65535;
            }
            if (row < rows && (group * 2 + 1) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 2 + 1) * k_stride]
                    & 65535) << 16;
                word |= t_5;
            }
            panel[group * 14 + row] = word;
        }
    }
}
