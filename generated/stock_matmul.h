/* stock_matmul.h: kernels of the family matmul, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, TILE, tnk_matmul_f32__generic_6x8, MATMUL, "matmul f32 _x_x_", "matmul_tile",
      "act=none mr=6 nr=8", "no fma: 12 accumulators, 2 rows, a broadcast and a product of 16 registers",
      "matmul.lua:19", "24 add 24 mul 16 ld; 12 add 12 mul 8 ld", 16, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .mr = 6, .nr = 8, .ulp = 0.5f)
    ROW(GENERIC, TILE, tnk_matmul_relu_f32__generic_6x8, MATMUL, "matmul f32 _x_x_ relu", "matmul_tile",
      "act=relu mr=6 nr=8", "a layer's activation costs no pass of its own", "matmul.lua:19",
      "24 add 24 mul 16 ld; 12 add 12 mul 8 ld", 16, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .act = TN_OP_RELU, .mr = 6, .nr = 8, .ulp = 0.5f)
    ROW(GENERIC, PRODUCT, tnk_matmul_f32__generic_any, MATMUL, "matmul f32 _x_x_", "product_any",
      "dtype=f32 masks=few rows=4",
      "no fma: 8 accumulators, 2 rows, a broadcast and a product of 16 registers", "matmul_any.lua:13",
      "8 add 8 mul 6 ld; 4 add 4 mul 5 ld; 4 add 4 mul 5 ld", 11, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .ulp = 0.5f)
    ROW(GENERIC, PRODUCT, tnk_matmul_f64__generic_any, MATMUL, "matmul f64 _x_x_", "product_any",
      "dtype=f64 masks=few rows=4",
      "no fma: 8 accumulators, 2 rows, a broadcast and a product of 16 registers", "matmul_any.lua:13",
      "8 add 8 mul 6 ld; 4 add 4 mul 5 ld; 4 add 4 mul 5 ld", 11, 0, .dtype = { TN_F64, TN_F64, TN_F64 },
      .ulp = 0.5f)
    ROW(GENERIC, TILE, tnk_matmul_f64__generic_6x4, MATMUL, "matmul f64 _x_x_", "matmul_tile",
      "apart=false bias=none dtype=f64 mr=6 nr=4 start=c", "no fma: as of f32", "matmul_f64.lua:19",
      "12 add 12 mul 8 ld; 24 add 24 mul 16 ld", 16, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 6, .nr = 4,
      .ulp = 0.5f)
    ROW(GENERIC, TILE, tnk_matmul_f64__generic_6x4_apart, MATMUL, "matmul f64 _x_x_", "matmul_tile",
      "apart=true bias=none dtype=f64 mr=6 nr=4 start=c", "the reference's bits", "matmul_f64.lua:20",
      "12 add 12 mul 8 ld; 24 add 24 mul 16 ld", 16, 1, .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 6, .nr = 4)
    ROW(GENERIC, THIN, tnk_matmul_f32__generic_dot1x4, MATMUL, "matmul f32 nt _x_x_", "thin_dot",
      "dtype=f32 rows=1", "a vector times weights, at the speed of memory", "thin.lua:38", "4 add 4 mul 5 ld",
      10, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 1, .nr = 4, .ulp = 0.5f)
    ROW(GENERIC, THIN, tnk_matmul_f32__generic_rows1x8, MATMUL, "matmul f32 _x_x_", "thin_rows",
      "depth=8 dtype=f32 rows=1", "few rows times a matrix as it lies, which is read once", "thin.lua:39",
      "1 st; 8 add 8 mul 9 ld 1 st; 1 add 1 mul 2 ld 1 st", 12, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_ANY, .mr = 1, .nr = 8, .ulp = 0.5f)
    ROW(GENERIC, THIN, tnk_matmul_f32__generic_dot2x4, MATMUL, "matmul f32 nt _x_x_", "thin_dot",
      "dtype=f32 rows=2", "few rows times weights, which are read once", "thin.lua:40", "8 add 8 mul 6 ld",
      14, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(GENERIC, THIN, tnk_matmul_f32__generic_rows2x4, MATMUL, "matmul f32 _x_x_", "thin_rows",
      "depth=4 dtype=f32 rows=2", "few rows times a matrix as it lies, which is read once", "thin.lua:40",
      "1 st; 8 add 8 mul 6 ld 2 st; 2 add 2 mul 3 ld 2 st", 13, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_ANY, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(GENERIC, THIN, tnk_matmul_f64__generic_dot2x4, MATMUL, "matmul f64 nt _x_x_", "thin_dot",
      "dtype=f64 rows=2", "few rows times weights, which are read once", "thin.lua:41", "8 add 8 mul 6 ld",
      14, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(GENERIC, THIN, tnk_matmul_f64__generic_rows2x4, MATMUL, "matmul f64 _x_x_", "thin_rows",
      "depth=4 dtype=f64 rows=2", "few rows times a matrix as it lies, which is read once", "thin.lua:41",
      "1 st; 8 add 8 mul 6 ld 2 st; 2 add 2 mul 3 ld 2 st", 13, 0, .dtype = { TN_F64, TN_F64, TN_F64 },
      .inner = TNI_INNER_ANY, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(GENERIC, THIN, tnk_matmul_f32__generic_panels2x16, MATMUL, "matmul f32 nt _x_x_", "thin_panels",
      "dtype=f32 panels=2 rows=2 width=8", "few rows times weights in panels, which go by side by side",
      "thin.lua:44", "8 add 8 mul 6 ld; 4 add 4 mul 4 ld", 14, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .mr = 2, .nr = 8, .ulp = 0.5f)
    ROW(AVX2, TILE, tnk_matmul_f32__avx2_6x16, MATMUL, "matmul f32 _x_x_", "matmul_tile",
      "act=none mr=6 nr=16", "at peak: 12 accumulators, 2 rows and a broadcast of 16 registers",
      "matmul.lua:19", "24 fma 16 ld; 12 fma 8 ld", 15, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 6,
      .nr = 16, .ulp = 0.5f)
    ROW(AVX2, TILE, tnk_matmul_relu_f32__avx2_6x16, MATMUL, "matmul f32 _x_x_ relu", "matmul_tile",
      "act=relu mr=6 nr=16", "a layer's activation costs no pass of its own", "matmul.lua:19",
      "24 fma 16 ld; 12 fma 8 ld", 15, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .act = TN_OP_RELU, .mr = 6,
      .nr = 16, .ulp = 0.5f)
    ROW(AVX2, PRODUCT, tnk_matmul_f32__avx2_any, MATMUL, "matmul f32 _x_x_", "product_any",
      "dtype=f32 masks=all rows=4", "8 accumulators, 2 rows, a broadcast and 2 masks of 16 registers",
      "matmul_any.lua:13", "8 fma 6 ld; 4 fma 5 ld", 11, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(AVX2, PRODUCT, tnk_matmul_f64__avx2_any, MATMUL, "matmul f64 _x_x_", "product_any",
      "dtype=f64 masks=all rows=4", "8 accumulators, 2 rows, a broadcast and 2 masks of 16 registers",
      "matmul_any.lua:13", "8 fma 6 ld; 4 fma 5 ld", 11, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(AVX2, TILE, tnk_matmul_f64__avx2_6x8, MATMUL, "matmul f64 _x_x_", "matmul_tile",
      "apart=false bias=none dtype=f64 mr=6 nr=8 start=c", "at peak: as of f32", "matmul_f64.lua:19",
      "12 fma 8 ld; 24 fma 16 ld", 15, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 6, .nr = 8, .ulp = 0.5f)
    ROW(AVX2, TILE, tnk_matmul_f64__avx2_6x8_apart, MATMUL, "matmul f64 _x_x_", "matmul_tile",
      "apart=true bias=none dtype=f64 mr=6 nr=8 start=c", "the reference's bits", "matmul_f64.lua:20",
      "12 add 12 mul 8 ld; 24 add 24 mul 16 ld", 16, 1, .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 6, .nr = 8)
    ROW(AVX2, THIN, tnk_matmul_f32__avx2_dot1x4, MATMUL, "matmul f32 nt _x_x_", "thin_dot",
      "dtype=f32 rows=1", "a vector times weights, at the speed of memory", "thin.lua:38", "4 fma 5 ld", 9, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 1, .nr = 4, .ulp = 0.5f)
    ROW(AVX2, THIN, tnk_matmul_f32__avx2_rows1x8, MATMUL, "matmul f32 _x_x_", "thin_rows",
      "depth=8 dtype=f32 rows=1", "few rows times a matrix as it lies, which is read once", "thin.lua:39",
      "1 st; 8 fma 9 ld 1 st; 1 fma 2 ld 1 st", 11, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_ANY, .mr = 1, .nr = 8, .ulp = 0.5f)
    ROW(AVX2, THIN, tnk_matmul_f32__avx2_dot2x4, MATMUL, "matmul f32 nt _x_x_", "thin_dot",
      "dtype=f32 rows=2", "few rows times weights, which are read once", "thin.lua:40", "8 fma 6 ld", 13, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(AVX2, THIN, tnk_matmul_f32__avx2_rows2x4, MATMUL, "matmul f32 _x_x_", "thin_rows",
      "depth=4 dtype=f32 rows=2", "few rows times a matrix as it lies, which is read once", "thin.lua:40",
      "1 st; 8 fma 6 ld 2 st; 2 fma 3 ld 2 st", 12, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_ANY, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(AVX2, THIN, tnk_matmul_f64__avx2_dot2x4, MATMUL, "matmul f64 nt _x_x_", "thin_dot",
      "dtype=f64 rows=2", "few rows times weights, which are read once", "thin.lua:41", "8 fma 6 ld", 13, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(AVX2, THIN, tnk_matmul_f64__avx2_rows2x4, MATMUL, "matmul f64 _x_x_", "thin_rows",
      "depth=4 dtype=f64 rows=2", "few rows times a matrix as it lies, which is read once", "thin.lua:41",
      "1 st; 8 fma 6 ld 2 st; 2 fma 3 ld 2 st", 12, 0, .dtype = { TN_F64, TN_F64, TN_F64 },
      .inner = TNI_INNER_ANY, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(AVX2, THIN, tnk_matmul_f32__avx2_panels1x32, MATMUL, "matmul f32 nt _x_x_", "thin_panels",
      "dtype=f32 panels=2 rows=1 width=16", "few rows times weights in panels, which go by side by side",
      "thin.lua:46", "4 fma 5 ld; 2 fma 3 ld", 10, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 1, .nr = 16,
      .ulp = 0.5f)
    ROW(AVX2, THIN, tnk_matmul_f32__avx2_panels2x32, MATMUL, "matmul f32 nt _x_x_", "thin_panels",
      "dtype=f32 panels=2 rows=2 width=16", "few rows times weights in panels, which go by side by side",
      "thin.lua:47", "8 fma 6 ld; 4 fma 4 ld", 14, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 2, .nr = 16,
      .ulp = 0.5f)
    ROW(AVX2, THIN, tnk_matmul_f32_f16_f32__avx2_dot2x4, MATMUL, "matmul f16 nt _x_x_", "thin_dot",
      "b=f16 dtype=f32 rows=2", "few rows times weights, which are read once", "thin.lua:49",
      "8 fma 4 convert 6 ld", 13, 0, .dtype = { TN_F32, TN_F16, TN_F32 }, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(AVX2, THIN, tnk_matmul_f32_bf16_f32__avx2_dot2x4, MATMUL, "matmul bf16 nt _x_x_", "thin_dot",
      "b=bf16 dtype=f32 rows=2", "few rows times weights, which are read once", "thin.lua:49",
      "8 fma 4 convert 6 ld", 13, 0, .dtype = { TN_F32, TN_BF16, TN_F32 }, .mr = 2, .nr = 4, .ulp = 0.5f)
    ROW(AVX512, TILE, tnk_matmul_f32__avx512_14x32, MATMUL, "matmul f32 _x_x_", "matmul_tile",
      "act=none again=8 mr=14 nr=32", "at peak: 28 accumulators, 2 rows and a broadcast of 32 registers",
      "matmul.lua:19", "56 fma 48 ld; 28 fma 24 ld", 31, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 14,
      .nr = 32, .ulp = 0.5f)
    ROW(AVX512, TILE, tnk_matmul_relu_f32__avx512_14x32, MATMUL, "matmul f32 _x_x_ relu", "matmul_tile",
      "act=relu again=8 mr=14 nr=32", "a layer's activation costs no pass of its own", "matmul.lua:19",
      "56 fma 48 ld; 28 fma 24 ld", 31, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .act = TN_OP_RELU, .mr = 14,
      .nr = 32, .ulp = 0.5f)
    ROW(AVX512, TILE, tnk_matmul_f32__avx512_8x32, MATMUL, "matmul f32 _x_x_", "matmul_tile",
      "act=none again=3 mr=8 nr=32", "whole panels of 8, 16, 32, 64, 128 rows, which leave 14 unfilled",
      "matmul.lua:19", "32 fma 26 ld; 16 fma 13 ld", 19, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 8,
      .nr = 32, .ulp = 0.5f)
    ROW(AVX512, TILE, tnk_matmul_relu_f32__avx512_8x32, MATMUL, "matmul f32 _x_x_ relu", "matmul_tile",
      "act=relu again=3 mr=8 nr=32", "a layer's activation costs no pass of its own", "matmul.lua:19",
      "32 fma 26 ld; 16 fma 13 ld", 19, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .act = TN_OP_RELU, .mr = 8,
      .nr = 32, .ulp = 0.5f)
    ROW(AVX512, PRODUCT, tnk_matmul_f32__avx512_any, MATMUL, "matmul f32 _x_x_", "product_any",
      "dtype=f32 masks=all rows=8", "16 accumulators hide the latency of 8 cycles, and leave few rows over",
      "matmul_any.lua:13", "16 fma 10 ld; 8 fma 9 ld", 19, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .ulp = 0.5f)
    ROW(AVX512, PRODUCT, tnk_matmul_f64__avx512_any, MATMUL, "matmul f64 _x_x_", "product_any",
      "dtype=f64 masks=all rows=8", "16 accumulators hide the latency of 8 cycles, and leave few rows over",
      "matmul_any.lua:13", "16 fma 10 ld; 8 fma 9 ld", 19, 0, .dtype = { TN_F64, TN_F64, TN_F64 },
      .ulp = 0.5f)
    ROW(AVX512, TILE, tnk_matmul_f64__avx512_14x16, MATMUL, "matmul f64 _x_x_", "matmul_tile",
      "again=8 apart=false bias=none dtype=f64 mr=14 nr=16 start=c", "at peak: as of f32",
      "matmul_f64.lua:19", "28 fma 24 ld; 56 fma 48 ld", 31, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 14,
      .nr = 16, .ulp = 0.5f)
    ROW(AVX512, TILE, tnk_matmul_f64__avx512_14x16_apart, MATMUL, "matmul f64 _x_x_", "matmul_tile",
      "apart=true bias=none dtype=f64 mr=14 nr=16 start=c", "the reference's bits", "matmul_f64.lua:20",
      "28 add 28 mul 16 ld; 56 add 56 mul 32 ld", 32, 1, .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 14,
      .nr = 16)
    ROW(AVX512, THIN, tnk_matmul_f32__avx512_dot1x4, MATMUL, "matmul f32 nt _x_x_", "thin_dot",
      "dtype=f32 rows=1", "a vector times weights, at the speed of memory", "thin.lua:38", "4 fma 5 ld", 9, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 1, .nr = 4, .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f32__avx512_rows1x8, MATMUL, "matmul f32 _x_x_", "thin_rows",
      "depth=8 dtype=f32 rows=1", "few rows times a matrix as it lies, which is read once", "thin.lua:39",
      "1 st; 8 fma 9 ld 1 st; 1 fma 2 ld 1 st", 11, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_ANY, .mr = 1, .nr = 8, .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f32__avx512_dot4x4, MATMUL, "matmul f32 nt _x_x_", "thin_dot",
      "dtype=f32 rows=4", "few rows times weights, which are read once", "thin.lua:40", "16 fma 8 ld", 21, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f32__avx512_rows4x4, MATMUL, "matmul f32 _x_x_", "thin_rows",
      "depth=4 dtype=f32 rows=4", "few rows times a matrix as it lies, which is read once", "thin.lua:40",
      "1 st; 16 fma 8 ld 4 st; 4 fma 5 ld 4 st", 22, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_ANY, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f64__avx512_dot4x4, MATMUL, "matmul f64 nt _x_x_", "thin_dot",
      "dtype=f64 rows=4", "few rows times weights, which are read once", "thin.lua:41", "16 fma 8 ld", 21, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f64__avx512_rows4x4, MATMUL, "matmul f64 _x_x_", "thin_rows",
      "depth=4 dtype=f64 rows=4", "few rows times a matrix as it lies, which is read once", "thin.lua:41",
      "1 st; 16 fma 8 ld 4 st; 4 fma 5 ld 4 st", 22, 0, .dtype = { TN_F64, TN_F64, TN_F64 },
      .inner = TNI_INNER_ANY, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f32__avx512_panels1x128, MATMUL, "matmul f32 nt _x_x_", "thin_panels",
      "dtype=f32 panels=4 rows=1 width=32", "few rows times weights in panels, which go by side by side",
      "thin.lua:42", "8 fma 9 ld; 2 fma 3 ld", 18, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 1, .nr = 32,
      .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f32__avx512_panels4x64, MATMUL, "matmul f32 nt _x_x_", "thin_panels",
      "dtype=f32 panels=2 rows=4 width=32", "few rows times weights in panels, which go by side by side",
      "thin.lua:43", "16 fma 8 ld; 8 fma 6 ld", 22, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 4, .nr = 32,
      .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f32_bf16_f32__avx512_panels4x64, MATMUL, "matmul bf16 nt _x_x_",
      "thin_panels", "b=bf16 dtype=f32 panels=2 rows=4 width=32",
      "few rows times weights in panels, which go by side by side", "thin.lua:48",
      "16 fma 4 convert 8 ld; 8 fma 2 convert 6 ld", 22, 0, .dtype = { TN_F32, TN_BF16, TN_F32 }, .mr = 4,
      .nr = 32, .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f32_f16_f32__avx512_dot4x4, MATMUL, "matmul f16 nt _x_x_", "thin_dot",
      "b=f16 dtype=f32 rows=4", "few rows times weights, which are read once", "thin.lua:49",
      "16 fma 4 convert 8 ld", 21, 0, .dtype = { TN_F32, TN_F16, TN_F32 }, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(AVX512, THIN, tnk_matmul_f32_bf16_f32__avx512_dot4x4, MATMUL, "matmul bf16 nt _x_x_", "thin_dot",
      "b=bf16 dtype=f32 rows=4", "few rows times weights, which are read once", "thin.lua:49",
      "16 fma 4 convert 8 ld", 21, 0, .dtype = { TN_F32, TN_BF16, TN_F32 }, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(AVX512_BF16, TILE, tnk_matmul_bf16_f32__avx512_bf16_14x32, MATMUL, "matmul bf16,bf16,f32 _x_x_",
      "matmul_dot", "dot=bf16 mr=14 nr=32", "at peak: 28 accumulators, 2 rows and a broadcast",
      "matmul_bf16.lua:20", "28 dot 16 ld", 31, 0, .dtype = { TN_BF16, TN_BF16, TN_F32 }, .mr = 14,
      .addon = TNI_ADDON_BF16, .nr = 32, .ulp = 0.5f)
    ROW(AVX512_AMX, TILE, tnk_matmul_bf16_f32__avx512_amx_32x32, MATMUL, "matmul bf16,bf16,f32 _x_x_",
      "tile_amx", "dot=bf16 mr=32 nr=32", "4 tiles of sums, 2 of a, 2 of b: a load a dot product",
      "matmul_bf16.lua:19", "4 tile dot 4 tile ld", 8, 0, .dtype = { TN_BF16, TN_BF16, TN_F32 }, .mr = 32,
      .addon = TNI_ADDON_AMX, .nr = 32, .ulp = 0.5f)
    ROW(NEON, TILE, tnk_matmul_f32__neon_8x8, MATMUL, "matmul f32 _x_x_", "matmul_tile", "act=none mr=8 nr=8",
      "16 accumulators of 32 registers: GCC 12 spills larger tiles", "matmul.lua:19",
      "32 fma 20 ld; 16 fma 10 ld", 19, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 8, .nr = 8, .ulp = 0.5f)
    ROW(NEON, TILE, tnk_matmul_relu_f32__neon_8x8, MATMUL, "matmul f32 _x_x_ relu", "matmul_tile",
      "act=relu mr=8 nr=8", "a layer's activation costs no pass of its own", "matmul.lua:19",
      "32 fma 20 ld; 16 fma 10 ld", 19, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .act = TN_OP_RELU, .mr = 8,
      .nr = 8, .ulp = 0.5f)
    ROW(NEON, PRODUCT, tnk_matmul_f32__neon_any, MATMUL, "matmul f32 _x_x_", "product_any",
      "dtype=f32 masks=few rows=4", "8 accumulators hide the latency of 4 cycles, two a cycle",
      "matmul_any.lua:13", "8 fma 6 ld; 4 fma 5 ld; 4 fma 5 ld", 11, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .ulp = 0.5f)
    ROW(NEON, PRODUCT, tnk_matmul_f64__neon_any, MATMUL, "matmul f64 _x_x_", "product_any",
      "dtype=f64 masks=few rows=4", "8 accumulators hide the latency of 4 cycles, two a cycle",
      "matmul_any.lua:13", "8 fma 6 ld; 4 fma 5 ld; 4 fma 5 ld", 11, 0, .dtype = { TN_F64, TN_F64, TN_F64 },
      .ulp = 0.5f)
    ROW(NEON, TILE, tnk_matmul_f64__neon_8x4, MATMUL, "matmul f64 _x_x_", "matmul_tile",
      "apart=false bias=none dtype=f64 mr=8 nr=4 start=c", "16 accumulators of 32 registers: as of f32",
      "matmul_f64.lua:19", "16 fma 10 ld; 32 fma 20 ld", 19, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 8,
      .nr = 4, .ulp = 0.5f)
    ROW(NEON, TILE, tnk_matmul_f64__neon_8x4_apart, MATMUL, "matmul f64 _x_x_", "matmul_tile",
      "apart=true bias=none dtype=f64 mr=8 nr=4 start=c", "the reference's bits", "matmul_f64.lua:20",
      "16 add 16 mul 10 ld; 32 add 32 mul 20 ld", 20, 1, .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 8,
      .nr = 4)
    ROW(NEON, THIN, tnk_matmul_f32__neon_dot1x4, MATMUL, "matmul f32 nt _x_x_", "thin_dot",
      "dtype=f32 rows=1", "a vector times weights, at the speed of memory", "thin.lua:38", "4 fma 5 ld", 9, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 1, .nr = 4, .ulp = 0.5f)
    ROW(NEON, THIN, tnk_matmul_f32__neon_rows1x8, MATMUL, "matmul f32 _x_x_", "thin_rows",
      "depth=8 dtype=f32 rows=1", "few rows times a matrix as it lies, which is read once", "thin.lua:39",
      "1 st; 8 fma 9 ld 1 st; 1 fma 2 ld 1 st", 11, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_ANY, .mr = 1, .nr = 8, .ulp = 0.5f)
    ROW(NEON, THIN, tnk_matmul_f32__neon_dot4x4, MATMUL, "matmul f32 nt _x_x_", "thin_dot",
      "dtype=f32 rows=4", "few rows times weights, which are read once", "thin.lua:40", "16 fma 8 ld", 21, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(NEON, THIN, tnk_matmul_f32__neon_rows4x4, MATMUL, "matmul f32 _x_x_", "thin_rows",
      "depth=4 dtype=f32 rows=4", "few rows times a matrix as it lies, which is read once", "thin.lua:40",
      "1 st; 16 fma 8 ld 4 st; 4 fma 5 ld 4 st", 22, 0, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_ANY, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(NEON, THIN, tnk_matmul_f64__neon_dot4x4, MATMUL, "matmul f64 nt _x_x_", "thin_dot",
      "dtype=f64 rows=4", "few rows times weights, which are read once", "thin.lua:41", "16 fma 8 ld", 21, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(NEON, THIN, tnk_matmul_f64__neon_rows4x4, MATMUL, "matmul f64 _x_x_", "thin_rows",
      "depth=4 dtype=f64 rows=4", "few rows times a matrix as it lies, which is read once", "thin.lua:41",
      "1 st; 16 fma 8 ld 4 st; 4 fma 5 ld 4 st", 22, 0, .dtype = { TN_F64, TN_F64, TN_F64 },
      .inner = TNI_INNER_ANY, .mr = 4, .nr = 4, .ulp = 0.5f)
    ROW(NEON, THIN, tnk_matmul_f32__neon_panels4x16, MATMUL, "matmul f32 nt _x_x_", "thin_panels",
      "dtype=f32 panels=2 rows=4 width=8", "few rows times weights in panels, which go by side by side",
      "thin.lua:45", "16 fma 8 ld; 8 fma 6 ld", 22, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = 4, .nr = 8,
      .ulp = 0.5f)
    ROW(GENERIC, PACK, tnk_pack_u8_i32__generic_w4, NONE, "pack u8,i32", "pack_dot", "from=u8 to=i32 width=4",
      "panels of the 4x4 tile of bytes", "matmul_int.lua:53", "1 convert 1 ld 1 st; 8 shuffle 4 st; 1 st", 9,
      1, .dtype = { TN_U8, TN_I32 }, .mr = 4, .nr = 1)
    ROW(GENERIC, PACK, tnk_pack_i8_i32__generic_w4, NONE, "pack i8,i32", "pack_dot", "from=i8 to=i32 width=4",
      "panels of the 4x4 tile of bytes", "matmul_int.lua:53", "1 convert 1 ld 1 st; 8 shuffle 4 st; 1 st", 9,
      1, .dtype = { TN_I8, TN_I32 }, .mr = 4, .nr = 1)
    ROW(GENERIC, PACK, tnk_pack_f32__generic_w6, NONE, "pack f32", "pack", "dtype=f32 width=6",
      "panels of the 6x8 tile", "pack.lua:20", "2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 ld 1 st; 1 st",
      9, 1, .dtype = { TN_F32, TN_F32 }, .mr = 6)
    ROW(GENERIC, PACK, tnk_pack_f32__generic_w8, NONE, "pack f32", "pack", "dtype=f32 width=8",
      "panels of the 6x8 tile", "pack.lua:20", "2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 ld 1 st; 1 st",
      9, 1, .dtype = { TN_F32, TN_F32 }, .mr = 8)
    ROW(GENERIC, PACK, tnk_pack_f64__generic_w6, NONE, "pack f64", "pack", "dtype=f64 width=6",
      "panels of the 6x4 tile", "pack.lua:20",
      "3 ld 3 st; 2 shuffle 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 ld 1 st; 1 st", 4, 1,
      .dtype = { TN_F64, TN_F64 }, .mr = 6)
    ROW(GENERIC, PACK, tnk_pack_f32_f64__generic_w6, NONE, "pack f32,f64", "pack",
      "dtype=f64 from=f32 width=6", "panels of the 6x4 tile, for exact products of f32", "pack.lua:21",
      "3 convert 3 ld 3 st; 2 shuffle 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 convert 1 ld 1 st; 1 st", 4, 1,
      .dtype = { TN_F32, TN_F64 }, .mr = 6)
    ROW(GENERIC, PACK, tnk_pack_f64__generic_w4, NONE, "pack f64", "pack", "dtype=f64 width=4",
      "panels of the 6x4 tile", "pack.lua:20", "2 ld 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 ld 1 st; 1 st",
      4, 1, .dtype = { TN_F64, TN_F64 }, .mr = 4)
    ROW(GENERIC, PACK, tnk_pack_f32_f64__generic_w4, NONE, "pack f32,f64", "pack",
      "dtype=f64 from=f32 width=4", "panels of the 6x4 tile, for exact products of f32", "pack.lua:21",
      "2 convert 2 ld 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 convert 1 ld 1 st; 1 st", 4, 1,
      .dtype = { TN_F32, TN_F64 }, .mr = 4)
    ROW(AVX2, PACK, tnk_pack_u8_i16__avx2_w8, NONE, "pack u8,i16", "pack_dot", "from=u8 to=i16 width=8",
      "panels of the 8x8 tile of bytes", "matmul_int.lua:53", "2 convert 2 ld 1 st; 24 shuffle 8 st; 1 st",
      16, 1, .dtype = { TN_U8, TN_I16 }, .mr = 8, .nr = 2)
    ROW(AVX2, PACK, tnk_pack_i8_i16__avx2_w8, NONE, "pack i8,i16", "pack_dot", "from=i8 to=i16 width=8",
      "panels of the 8x8 tile of bytes", "matmul_int.lua:53", "2 convert 2 ld 1 st; 24 shuffle 8 st; 1 st",
      16, 1, .dtype = { TN_I8, TN_I16 }, .mr = 8, .nr = 2)
    ROW(AVX2, PACK, tnk_pack_f32__avx2_w6, NONE, "pack f32", "pack", "dtype=f32 width=6",
      "panels of the 6x16 tile", "pack.lua:20", "1 ld 1 st; 24 shuffle 8 st; 1 ld 1 st; 1 st", 15, 1,
      .dtype = { TN_F32, TN_F32 }, .mr = 6)
    ROW(AVX2, PACK, tnk_pack_f32__avx2_w16, NONE, "pack f32", "pack", "dtype=f32 width=16",
      "panels of the 6x16 tile", "pack.lua:20",
      "2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 ld 1 st; 1 st", 16, 1, .dtype = { TN_F32, TN_F32 },
      .mr = 16)
    ROW(AVX2, PACK, tnk_pack_f64__avx2_w6, NONE, "pack f64", "pack", "dtype=f64 width=6",
      "panels of the 6x8 tile", "pack.lua:20", "2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 ld 1 st; 1 st",
      9, 1, .dtype = { TN_F64, TN_F64 }, .mr = 6)
    ROW(AVX2, PACK, tnk_pack_f32_f64__avx2_w6, NONE, "pack f32,f64", "pack", "dtype=f64 from=f32 width=6",
      "panels of the 6x8 tile, for exact products of f32", "pack.lua:21",
      "2 convert 2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 convert 1 ld 1 st; 1 st", 9, 1,
      .dtype = { TN_F32, TN_F64 }, .mr = 6)
    ROW(AVX2, PACK, tnk_pack_f64__avx2_w8, NONE, "pack f64", "pack", "dtype=f64 width=8",
      "panels of the 6x8 tile", "pack.lua:20", "2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 ld 1 st; 1 st",
      9, 1, .dtype = { TN_F64, TN_F64 }, .mr = 8)
    ROW(AVX2, PACK, tnk_pack_f32_f64__avx2_w8, NONE, "pack f32,f64", "pack", "dtype=f64 from=f32 width=8",
      "panels of the 6x8 tile, for exact products of f32", "pack.lua:21",
      "2 convert 2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 convert 1 ld 1 st; 1 st", 9, 1,
      .dtype = { TN_F32, TN_F64 }, .mr = 8)
    ROW(AVX512, PACK, tnk_pack_bf16__avx512_w32x32, NONE, "pack bf16", "pack_dot",
      "from=u16 lines=true to=u16 width=32", "a of the tiles", "matmul_bf16.lua:21",
      "1 st; 32 convert 64 shuffle 32 ld 16 st; 1 st; 1 st", 17, 1, .dtype = { TN_BF16, TN_BF16 }, .mr = 32,
      .nr = 32)
    ROW(AVX512, PACK, tnk_pack_bf16__avx512_w32x2, NONE, "pack bf16", "pack_dot", "from=u16 to=u16 width=32",
      "b of both", "matmul_bf16.lua:22", "1 st; 2 convert 2 ld 1 st; 64 shuffle 16 st; 1 st", 32, 1,
      .dtype = { TN_BF16, TN_BF16 }, .mr = 32, .nr = 2)
    ROW(AVX512, PACK, tnk_pack_bf16__avx512_w14x2, NONE, "pack bf16", "pack_dot", "from=u16 to=u16 width=14",
      "a of the 14x32 tile", "matmul_bf16.lua:23", "1 st; 2 convert 2 ld 1 st; 64 shuffle 16 st; 1 st", 32, 1,
      .dtype = { TN_BF16, TN_BF16 }, .mr = 14, .nr = 2)
    ROW(AVX512, PACK, tnk_pack_u8__avx512_w14, NONE, "pack u8", "pack_dot", "from=u8 to=u8 width=14",
      "panels of the 14x32 tile of bytes", "matmul_int.lua:53",
      "1 st; 4 convert 4 ld 1 st; 64 shuffle 16 st; 1 st", 32, 1, .dtype = { TN_U8, TN_U8 }, .mr = 14,
      .nr = 4)
    ROW(AVX512, PACK, tnk_pack_i8_u8__avx512_w14, NONE, "pack i8,u8", "pack_dot", "from=i8 to=u8 width=14",
      "panels of the 14x32 tile of bytes", "matmul_int.lua:53",
      "1 st; 4 convert 1 select 4 ld 1 st; 64 shuffle 16 st; 1 st", 32, 1, .dtype = { TN_I8, TN_U8 },
      .mr = 14, .nr = 4)
    ROW(AVX512, PACK, tnk_pack_u8_i8__avx512_w32, NONE, "pack u8,i8", "pack_dot", "from=u8 to=i8 width=32",
      "panels of the 14x32 tile of bytes", "matmul_int.lua:53",
      "1 st; 4 convert 1 select 4 ld 1 st; 64 shuffle 16 st; 1 st", 32, 1, .dtype = { TN_U8, TN_I8 },
      .mr = 32, .nr = 4)
    ROW(AVX512, PACK, tnk_pack_i8__avx512_w32, NONE, "pack i8", "pack_dot", "from=i8 to=i8 width=32",
      "panels of the 14x32 tile of bytes", "matmul_int.lua:53",
      "1 st; 4 convert 4 ld 1 st; 64 shuffle 16 st; 1 st", 32, 1, .dtype = { TN_I8, TN_I8 }, .mr = 32,
      .nr = 4)
    ROW(AVX512, PACK, tnk_pack_u8__avx512_w32x64, NONE, "pack u8", "pack_dot",
      "from=u8 lines=true to=u8 width=32", "panels of the 32x32 tile of bytes", "matmul_int.lua:58",
      "1 st; 64 convert 64 shuffle 64 ld 16 st; 1 st; 1 st", 17, 1, .dtype = { TN_U8, TN_U8 }, .mr = 32,
      .nr = 64)
    ROW(AVX512, PACK, tnk_pack_f32__avx512_w14, NONE, "pack f32", "pack", "dtype=f32 width=14",
      "panels of the 14x32 tile", "pack.lua:20", "1 ld 1 st; 64 shuffle 16 st; 1 ld 1 st; 1 st", 31, 1,
      .dtype = { TN_F32, TN_F32 }, .mr = 14)
    ROW(AVX512, PACK, tnk_pack_f32__avx512_w32, NONE, "pack f32", "pack", "dtype=f32 width=32",
      "panels of the 14x32 tile", "pack.lua:20",
      "2 ld 2 st; 64 shuffle 16 st; 64 shuffle 16 st; 1 ld 1 st; 1 st", 32, 1, .dtype = { TN_F32, TN_F32 },
      .mr = 32)
    ROW(AVX512, PACK, tnk_pack_f32__avx512_w8, NONE, "pack f32", "pack", "dtype=f32 width=8",
      "panels of the 8x32 tile", "pack.lua:20", "1 ld 1 st; 64 shuffle 16 st; 1 ld 1 st; 1 st", 25, 1,
      .dtype = { TN_F32, TN_F32 }, .mr = 8)
    ROW(AVX512, PACK, tnk_pack_f64__avx512_w14, NONE, "pack f64", "pack", "dtype=f64 width=14",
      "panels of the 14x16 tile", "pack.lua:20",
      "2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 ld 1 st; 1 st", 17, 1, .dtype = { TN_F64, TN_F64 },
      .mr = 14)
    ROW(AVX512, PACK, tnk_pack_f32_f64__avx512_w14, NONE, "pack f32,f64", "pack",
      "dtype=f64 from=f32 width=14", "panels of the 14x16 tile, for exact products of f32", "pack.lua:21",
      "2 convert 2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 convert 1 ld 1 st; 1 st", 17, 1,
      .dtype = { TN_F32, TN_F64 }, .mr = 14)
    ROW(AVX512, PACK, tnk_pack_f64__avx512_w16, NONE, "pack f64", "pack", "dtype=f64 width=16",
      "panels of the 14x16 tile", "pack.lua:20",
      "2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 ld 1 st; 1 st", 17, 1, .dtype = { TN_F64, TN_F64 },
      .mr = 16)
    ROW(AVX512, PACK, tnk_pack_f32_f64__avx512_w16, NONE, "pack f32,f64", "pack",
      "dtype=f64 from=f32 width=16", "panels of the 14x16 tile, for exact products of f32", "pack.lua:21",
      "2 convert 2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 convert 1 ld 1 st; 1 st", 17, 1,
      .dtype = { TN_F32, TN_F64 }, .mr = 16)
    ROW(NEON, PACK, tnk_pack_f32__neon_w8, NONE, "pack f32", "pack", "dtype=f32 width=8",
      "panels of the 8x8 tile", "pack.lua:20", "2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 ld 1 st; 1 st",
      9, 1, .dtype = { TN_F32, TN_F32 }, .mr = 8)
    ROW(NEON, PACK, tnk_pack_f64__neon_w8, NONE, "pack f64", "pack", "dtype=f64 width=8",
      "panels of the 8x4 tile", "pack.lua:20",
      "4 ld 4 st; 2 shuffle 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 ld 1 st; 1 st", 4, 1,
      .dtype = { TN_F64, TN_F64 }, .mr = 8)
    ROW(NEON, PACK, tnk_pack_f32_f64__neon_w8, NONE, "pack f32,f64", "pack", "dtype=f64 from=f32 width=8",
      "panels of the 8x4 tile, for exact products of f32", "pack.lua:21",
      "4 convert 4 ld 4 st; 2 shuffle 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 convert 1 ld 1 st; 1 st",
      4, 1, .dtype = { TN_F32, TN_F64 }, .mr = 8)
    ROW(NEON, PACK, tnk_pack_f64__neon_w4, NONE, "pack f64", "pack", "dtype=f64 width=4",
      "panels of the 8x4 tile", "pack.lua:20", "2 ld 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 ld 1 st; 1 st",
      4, 1, .dtype = { TN_F64, TN_F64 }, .mr = 4)
    ROW(NEON, PACK, tnk_pack_f32_f64__neon_w4, NONE, "pack f32,f64", "pack", "dtype=f64 from=f32 width=4",
      "panels of the 8x4 tile, for exact products of f32", "pack.lua:21",
      "2 convert 2 ld 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 convert 1 ld 1 st; 1 st", 4, 1,
      .dtype = { TN_F32, TN_F64 }, .mr = 4)
