/* stock_batch_norm.h: kernels of the family batch_norm, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, MAP, tnk_batch_norm_f32__generic_column, BATCH_NORM,
      "batch_norm f32 _x_:_,1 _ _ scale bias eps _ momentum _", "normalize", "along=column dtype=f32",
      "channels innermost", "batch.lua:16", "4 add 2 mul 8 ld 2 st; 2 add 1 mul 4 ld 1 st", 3, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(GENERIC, MAP, tnk_batch_norm_f64__generic_column, BATCH_NORM,
      "batch_norm f64 _x_:_,1 _ _ scale bias eps _ momentum _", "normalize", "along=column dtype=f64",
      "channels innermost", "batch.lua:16", "4 add 2 mul 8 ld 2 st; 2 add 1 mul 4 ld 1 st", 3, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(GENERIC, MAP, tnk_batch_norm_f32__generic_row, BATCH_NORM,
      "batch_norm f32 _x_:_,_ _ _ scale bias eps _ momentum _", "normalize", "along=row dtype=f32",
      "channels outside", "batch.lua:17", "4 add 2 mul 2 ld 2 st; 2 add 1 mul 1 ld 1 st", 4, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(GENERIC, MAP, tnk_batch_norm_f64__generic_row, BATCH_NORM,
      "batch_norm f64 _x_:_,_ _ _ scale bias eps _ momentum _", "normalize", "along=row dtype=f64",
      "channels outside", "batch.lua:17", "4 add 2 mul 2 ld 2 st; 2 add 1 mul 1 ld 1 st", 4, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(AVX2, MAP, tnk_batch_norm_f32__avx2_column, BATCH_NORM,
      "batch_norm f32 _x_:_,1 _ _ scale bias eps _ momentum _", "normalize", "along=column dtype=f32",
      "channels innermost", "batch.lua:16", "2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st", 3, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(AVX2, MAP, tnk_batch_norm_f64__avx2_column, BATCH_NORM,
      "batch_norm f64 _x_:_,1 _ _ scale bias eps _ momentum _", "normalize", "along=column dtype=f64",
      "channels innermost", "batch.lua:16", "2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st", 3, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(AVX2, MAP, tnk_batch_norm_f32__avx2_row, BATCH_NORM,
      "batch_norm f32 _x_:_,_ _ _ scale bias eps _ momentum _", "normalize", "along=row dtype=f32",
      "channels outside", "batch.lua:17", "2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st", 4, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(AVX2, MAP, tnk_batch_norm_f64__avx2_row, BATCH_NORM,
      "batch_norm f64 _x_:_,_ _ _ scale bias eps _ momentum _", "normalize", "along=row dtype=f64",
      "channels outside", "batch.lua:17", "2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st", 4, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(AVX512, MAP, tnk_batch_norm_f32__avx512_column, BATCH_NORM,
      "batch_norm f32 _x_:_,1 _ _ scale bias eps _ momentum _", "normalize", "along=column dtype=f32",
      "channels innermost", "batch.lua:16", "2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st", 3, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(AVX512, MAP, tnk_batch_norm_f64__avx512_column, BATCH_NORM,
      "batch_norm f64 _x_:_,1 _ _ scale bias eps _ momentum _", "normalize", "along=column dtype=f64",
      "channels innermost", "batch.lua:16", "2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st", 3, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(AVX512, MAP, tnk_batch_norm_f32__avx512_row, BATCH_NORM,
      "batch_norm f32 _x_:_,_ _ _ scale bias eps _ momentum _", "normalize", "along=row dtype=f32",
      "channels outside", "batch.lua:17", "2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st", 4, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(AVX512, MAP, tnk_batch_norm_f64__avx512_row, BATCH_NORM,
      "batch_norm f64 _x_:_,_ _ _ scale bias eps _ momentum _", "normalize", "along=row dtype=f64",
      "channels outside", "batch.lua:17", "2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st", 4, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(NEON, MAP, tnk_batch_norm_f32__neon_column, BATCH_NORM,
      "batch_norm f32 _x_:_,1 _ _ scale bias eps _ momentum _", "normalize", "along=column dtype=f32",
      "channels innermost", "batch.lua:16", "2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st", 3, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(NEON, MAP, tnk_batch_norm_f64__neon_column, BATCH_NORM,
      "batch_norm f64 _x_:_,1 _ _ scale bias eps _ momentum _", "normalize", "along=column dtype=f64",
      "channels innermost", "batch.lua:16", "2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st", 3, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(NEON, MAP, tnk_batch_norm_f32__neon_row, BATCH_NORM,
      "batch_norm f32 _x_:_,_ _ _ scale bias eps _ momentum _", "normalize", "along=row dtype=f32",
      "channels outside", "batch.lua:17", "2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st", 4, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(NEON, MAP, tnk_batch_norm_f64__neon_row, BATCH_NORM,
      "batch_norm f64 _x_:_,_ _ _ scale bias eps _ momentum _", "normalize", "along=row dtype=f64",
      "channels outside", "batch.lua:17", "2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st", 4, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .inner = TNI_INNER_ANY, .ulp = 6)
