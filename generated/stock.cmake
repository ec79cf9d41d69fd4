# The stock kernels, for CMake. Generated from gen/manifest/: do not edit.
set(TENON_TIERS generic avx2 avx512 avx512_vnni avx512_bf16 avx512_amx neon)

set(TENON_TIER_generic_MACHINE ".")
set(TENON_TIER_generic_FLAGS -ffp-contract=off -fwrapv -fno-math-errno)
set(TENON_TIER_generic_FILES angles_generic.c argpool_generic.c batch_generic.c copy_generic.c
    ewise_bits_generic.c ewise_compare_generic.c ewise_f32_generic.c ewise_f64_generic.c ewise_int_generic.c
    functions_f32_generic.c functions_f64_generic.c loss_generic.c matmul_generic.c matmul_any_generic.c
    matmul_f64_generic.c matmul_int_generic.c norm_generic.c pack_generic.c pool_generic.c reduce_generic.c
    strided_generic.c thin_generic.c tobool_generic.c tofloat_generic.c toint_generic.c)

set(TENON_TIER_avx2_MACHINE "x86_64|AMD64")
set(TENON_TIER_avx2_FLAGS -ffp-contract=off -fwrapv -fno-math-errno -mavx2 -mfma -mf16c -mbmi -mbmi2)
set(TENON_TIER_avx2_FILES angles_avx2.c argpool_avx2.c batch_avx2.c copy_avx2.c ewise_bits_avx2.c
    ewise_compare_avx2.c ewise_f32_avx2.c ewise_f64_avx2.c ewise_int_avx2.c functions_f32_avx2.c
    functions_f64_avx2.c loss_avx2.c matmul_avx2.c matmul_any_avx2.c matmul_f64_avx2.c matmul_int_avx2.c
    norm_avx2.c pack_avx2.c pool_avx2.c reduce_avx2.c streams_avx2.c strided_avx2.c thin_avx2.c
    tobool_avx2.c tofloat_avx2.c toint_avx2.c)

set(TENON_TIER_avx512_MACHINE "x86_64|AMD64")
set(TENON_TIER_avx512_FLAGS -ffp-contract=off -fwrapv -fno-math-errno -mavx2 -mfma -mf16c -mbmi -mbmi2
    -mavx512f -mavx512bw -mavx512dq -mavx512vl -mprefer-vector-width=512)
set(TENON_TIER_avx512_FILES angles_avx512.c argpool_avx512.c batch_avx512.c copy_avx512.c
    ewise_bits_avx512.c ewise_compare_avx512.c ewise_f32_avx512.c ewise_f64_avx512.c ewise_int_avx512.c
    functions_f32_avx512.c functions_f64_avx512.c loss_avx512.c matmul_avx512.c matmul_any_avx512.c
    matmul_bf16_avx512.c matmul_f64_avx512.c matmul_int_avx512.c norm_avx512.c pack_avx512.c pool_avx512.c
    reduce_avx512.c streams_avx512.c strided_avx512.c thin_avx512.c tobool_avx512.c tofloat_avx512.c
    toint_avx512.c)

set(TENON_TIER_avx512_vnni_MACHINE "x86_64|AMD64")
set(TENON_TIER_avx512_vnni_FLAGS -ffp-contract=off -fwrapv -fno-math-errno -mavx2 -mfma -mf16c -mbmi -mbmi2
    -mavx512f -mavx512bw -mavx512dq -mavx512vl -mavx512vnni -mprefer-vector-width=512)
set(TENON_TIER_avx512_vnni_FILES matmul_int_avx512_vnni.c)

set(TENON_TIER_avx512_bf16_MACHINE "x86_64|AMD64")
set(TENON_TIER_avx512_bf16_FLAGS -ffp-contract=off -fwrapv -fno-math-errno -mavx2 -mfma -mf16c -mbmi -mbmi2
    -mavx512f -mavx512bw -mavx512dq -mavx512vl -mavx512bf16 -mprefer-vector-width=512)
set(TENON_TIER_avx512_bf16_FILES matmul_bf16_avx512_bf16.c)

set(TENON_TIER_avx512_amx_MACHINE "x86_64|AMD64")
set(TENON_TIER_avx512_amx_FLAGS -ffp-contract=off -fwrapv -fno-math-errno -mavx2 -mfma -mf16c -mbmi -mbmi2
    -mavx512f -mavx512bw -mavx512dq -mavx512vl -mamx-tile -mamx-bf16 -mamx-int8 -mprefer-vector-width=512)
set(TENON_TIER_avx512_amx_FILES matmul_bf16_avx512_amx.c matmul_int_avx512_amx.c)

set(TENON_TIER_neon_MACHINE "aarch64")
set(TENON_TIER_neon_FLAGS -ffp-contract=off -fwrapv -fno-math-errno)
set(TENON_TIER_neon_FILES angles_neon.c argpool_neon.c batch_neon.c copy_neon.c ewise_bits_neon.c
    ewise_compare_neon.c ewise_f32_neon.c ewise_f64_neon.c ewise_int_neon.c functions_f32_neon.c
    functions_f64_neon.c loss_neon.c matmul_neon.c matmul_any_neon.c matmul_f64_neon.c norm_neon.c
    pack_neon.c pool_neon.c reduce_neon.c strided_neon.c thin_neon.c tobool_neon.c tofloat_neon.c
    toint_neon.c)
