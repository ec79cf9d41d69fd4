/* stock_softmax.h: kernels of the family softmax, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, MAP, tnk_softmax_f32__generic_r2, SOFTMAX, "softmax f32 _x_:_,1 scale _", "softmax",
      "dtype=f32 rows=2", "attention and classification", "norm.lua:13",
      "4 max 4 ld; 38 add 26 mul 4 max 2 ld 2 st; 2 mul 2 ld 2 st", 11, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 5)
    ROW(GENERIC, MAP, tnk_softmax_f64__generic_r2, SOFTMAX, "softmax f64 _x_:_,1 scale _", "softmax",
      "dtype=f64 rows=2", "attention and classification", "norm.lua:13",
      "4 max 4 ld; 50 add 38 mul 4 max 2 ld 2 st; 2 mul 2 ld 2 st", 11, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 5)
    ROW(AVX2, MAP, tnk_softmax_f32__avx2_r2, SOFTMAX, "softmax f32 _x_:_,1 scale _", "softmax",
      "dtype=f32 rows=2", "attention and classification", "norm.lua:13",
      "4 max 4 ld; 16 fma 6 add 8 mul 4 max 2 shuffle 2 ld 2 st; 2 mul 2 ld 2 st", 10, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 5)
    ROW(AVX2, MAP, tnk_softmax_f64__avx2_r2, SOFTMAX, "softmax f64 _x_:_,1 scale _", "softmax",
      "dtype=f64 rows=2", "attention and classification", "norm.lua:13",
      "4 max 4 ld; 28 fma 22 add 10 mul 4 max 2 ld 2 st; 2 mul 2 ld 2 st", 11, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 5)
    ROW(AVX512, MAP, tnk_softmax_f32__avx512_r2, SOFTMAX, "softmax f32 _x_:_,1 scale _", "softmax",
      "dtype=f32 rows=2", "attention and classification", "norm.lua:13",
      "4 max 4 ld; 12 fma 4 add 2 mul 2 max 2 scale 2 shuffle 2 ld 2 st; 2 mul 2 ld 2 st", 14, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 5)
    ROW(AVX512, MAP, tnk_softmax_f64__avx512_r2, SOFTMAX, "softmax f64 _x_:_,1 scale _", "softmax",
      "dtype=f64 rows=2", "attention and classification", "norm.lua:13",
      "4 max 4 ld; 28 fma 20 add 6 mul 4 max 2 scale 2 ld 2 st; 2 mul 2 ld 2 st", 11, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 5)
    ROW(NEON, MAP, tnk_softmax_f32__neon_r2, SOFTMAX, "softmax f32 _x_:_,1 scale _", "softmax",
      "dtype=f32 rows=2", "attention and classification", "norm.lua:13",
      "4 max 4 ld; 16 fma 22 add 10 mul 4 max 2 ld 2 st; 2 mul 2 ld 2 st", 11, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 5)
    ROW(NEON, MAP, tnk_softmax_f64__neon_r2, SOFTMAX, "softmax f64 _x_:_,1 scale _", "softmax",
      "dtype=f64 rows=2", "attention and classification", "norm.lua:13",
      "4 max 4 ld; 28 fma 22 add 10 mul 4 max 2 ld 2 st; 2 mul 2 ld 2 st", 11, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 5)
