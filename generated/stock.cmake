# The stock kernels, for CMake. Generated from gen/manifest/: do not edit.
set(TENON_TIERS generic avx2 avx512 neon)

set(TENON_TIER_generic_MACHINE ".")
set(TENON_TIER_generic_FLAGS -ffp-contract=off -fwrapv -fno-math-errno)
set(TENON_TIER_generic_FILES copy_generic.c ewise_generic.c matmul_generic.c pack_generic.c rows_generic.c)
set(TENON_TIER_generic_KERNELS tnk_copy_u8__generic_u4 tnk_copy_u8__generic_any tnk_copy_u16__generic_u4
    tnk_copy_u16__generic_any tnk_copy_u32__generic_u4 tnk_copy_u32__generic_any tnk_copy_u64__generic_u4
    tnk_copy_u64__generic_any tnk_add_f32__generic_u4 tnk_sub_f32__generic_u4 tnk_mul_f32__generic_u4
    tnk_div_f32__generic_u4 tnk_neg_f32__generic_u4 tnk_relu_f32__generic_u4 tnk_relu_d0_f32__generic_u4
    tnk_exp_f32__generic_u4 tnk_scale_u8_f32__generic_u4 tnk_scale_f32__generic_u4
    tnk_matmul_f32__generic_6x8 tnk_matmul_relu_f32__generic_6x8 tnk_pack_f32__generic_w6
    tnk_pack_f32__generic_w8 tnk_sum_f32__generic_b1024 tnk_log_softmax_f32__generic_u2)

set(TENON_TIER_avx2_MACHINE "x86_64|AMD64")
set(TENON_TIER_avx2_FLAGS -ffp-contract=off -fwrapv -fno-math-errno -mavx2 -mfma -mf16c -mbmi -mbmi2)
set(TENON_TIER_avx2_FILES copy_avx2.c ewise_avx2.c matmul_avx2.c pack_avx2.c rows_avx2.c)
set(TENON_TIER_avx2_KERNELS tnk_copy_u8__avx2_u4 tnk_copy_u8__avx2_any tnk_copy_u8__avx2_stream
    tnk_copy_u8__avx2_any_stream tnk_copy_u16__avx2_u4 tnk_copy_u16__avx2_any tnk_copy_u16__avx2_stream
    tnk_copy_u16__avx2_any_stream tnk_copy_u32__avx2_u4 tnk_copy_u32__avx2_any tnk_copy_u32__avx2_stream
    tnk_copy_u32__avx2_any_stream tnk_copy_u64__avx2_u4 tnk_copy_u64__avx2_any tnk_copy_u64__avx2_stream
    tnk_copy_u64__avx2_any_stream tnk_add_f32__avx2_u4 tnk_sub_f32__avx2_u4 tnk_mul_f32__avx2_u4
    tnk_div_f32__avx2_u4 tnk_neg_f32__avx2_u4 tnk_relu_f32__avx2_u4 tnk_relu_d0_f32__avx2_u4
    tnk_exp_f32__avx2_u4 tnk_scale_u8_f32__avx2_u4 tnk_scale_f32__avx2_u4 tnk_matmul_f32__avx2_6x16
    tnk_matmul_relu_f32__avx2_6x16 tnk_pack_f32__avx2_w6 tnk_pack_f32__avx2_w16 tnk_sum_f32__avx2_b1024
    tnk_log_softmax_f32__avx2_u2)

set(TENON_TIER_avx512_MACHINE "x86_64|AMD64")
set(TENON_TIER_avx512_FLAGS -ffp-contract=off -fwrapv -fno-math-errno -mavx2 -mfma -mf16c -mbmi -mbmi2
    -mavx512f -mavx512bw -mavx512dq -mavx512vl -mprefer-vector-width=512)
set(TENON_TIER_avx512_FILES copy_avx512.c ewise_avx512.c matmul_avx512.c pack_avx512.c rows_avx512.c)
set(TENON_TIER_avx512_KERNELS tnk_copy_u8__avx512_u4 tnk_copy_u8__avx512_any tnk_copy_u8__avx512_stream
    tnk_copy_u8__avx512_any_stream tnk_copy_u16__avx512_u4 tnk_copy_u16__avx512_any
    tnk_copy_u16__avx512_stream tnk_copy_u16__avx512_any_stream tnk_copy_u32__avx512_u4
    tnk_copy_u32__avx512_any tnk_copy_u32__avx512_stream tnk_copy_u32__avx512_any_stream
    tnk_copy_u64__avx512_u4 tnk_copy_u64__avx512_any tnk_copy_u64__avx512_stream
    tnk_copy_u64__avx512_any_stream tnk_add_f32__avx512_u4 tnk_sub_f32__avx512_u4 tnk_mul_f32__avx512_u4
    tnk_div_f32__avx512_u4 tnk_neg_f32__avx512_u4 tnk_relu_f32__avx512_u4 tnk_relu_d0_f32__avx512_u4
    tnk_exp_f32__avx512_u4 tnk_scale_u8_f32__avx512_u4 tnk_scale_f32__avx512_u4 tnk_matmul_f32__avx512_14x32
    tnk_matmul_relu_f32__avx512_14x32 tnk_matmul_f32__avx512_8x32 tnk_matmul_relu_f32__avx512_8x32
    tnk_pack_f32__avx512_w14 tnk_pack_f32__avx512_w32 tnk_pack_f32__avx512_w8 tnk_sum_f32__avx512_b1024
    tnk_log_softmax_f32__avx512_u2)

set(TENON_TIER_neon_MACHINE "aarch64")
set(TENON_TIER_neon_FLAGS -ffp-contract=off -fwrapv -fno-math-errno)
set(TENON_TIER_neon_FILES copy_neon.c ewise_neon.c matmul_neon.c pack_neon.c rows_neon.c)
set(TENON_TIER_neon_KERNELS tnk_copy_u8__neon_u4 tnk_copy_u8__neon_any tnk_copy_u16__neon_u4
    tnk_copy_u16__neon_any tnk_copy_u32__neon_u4 tnk_copy_u32__neon_any tnk_copy_u64__neon_u4
    tnk_copy_u64__neon_any tnk_add_f32__neon_u4 tnk_sub_f32__neon_u4 tnk_mul_f32__neon_u4
    tnk_div_f32__neon_u4 tnk_neg_f32__neon_u4 tnk_relu_f32__neon_u4 tnk_relu_d0_f32__neon_u4
    tnk_exp_f32__neon_u4 tnk_scale_u8_f32__neon_u4 tnk_scale_f32__neon_u4 tnk_matmul_f32__neon_8x8
    tnk_matmul_relu_f32__neon_8x8 tnk_pack_f32__neon_w8 tnk_sum_f32__neon_b1024 tnk_log_softmax_f32__neon_u2)
