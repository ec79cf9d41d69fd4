/* stock_norm.h: kernels of the family norm, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, MAP, tnk_layer_norm_f32__generic_r2, LAYER_NORM, "layer_norm f32 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f32 rows=2", "transformers", "norm.lua:15",
      "6 add 4 mul 2 ld; 6 add 6 mul 4 ld 2 st", 12, 0, .dtype = { TN_F32, TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(GENERIC, MAP, tnk_layer_norm_f64__generic_r2, LAYER_NORM, "layer_norm f64 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f64 rows=2", "transformers", "norm.lua:15",
      "6 add 4 mul 2 ld; 6 add 6 mul 4 ld 2 st", 12, 0, .dtype = { TN_F64, TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(AVX2, MAP, tnk_layer_norm_f32__avx2_r2, LAYER_NORM, "layer_norm f32 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f32 rows=2", "transformers", "norm.lua:15", "4 fma 2 add 2 ld; 6 fma 4 ld 2 st",
      12, 0, .dtype = { TN_F32, TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(AVX2, MAP, tnk_layer_norm_f64__avx2_r2, LAYER_NORM, "layer_norm f64 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f64 rows=2", "transformers", "norm.lua:15", "4 fma 2 add 2 ld; 6 fma 4 ld 2 st",
      12, 0, .dtype = { TN_F64, TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(AVX2, MAP, tnk_layer_norm_f32__avx2_stream, LAYER_NORM, "layer_norm f32 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f32 rows=2 stream=yes", "results that are more than the caches hold",
      "streams.lua:13", "4 fma 2 add 2 ld; 6 fma 4 ld 2 st; 6 fma 4 ld 2 st", 12, 0,
      .dtype = { TN_F32, TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM, .ulp = 6)
    ROW(AVX512, MAP, tnk_layer_norm_f32__avx512_r2, LAYER_NORM, "layer_norm f32 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f32 rows=2", "transformers", "norm.lua:15", "4 fma 2 add 2 ld; 6 fma 4 ld 2 st",
      12, 0, .dtype = { TN_F32, TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(AVX512, MAP, tnk_layer_norm_f64__avx512_r2, LAYER_NORM, "layer_norm f64 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f64 rows=2", "transformers", "norm.lua:15", "4 fma 2 add 2 ld; 6 fma 4 ld 2 st",
      12, 0, .dtype = { TN_F64, TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(AVX512, MAP, tnk_layer_norm_f32__avx512_stream, LAYER_NORM, "layer_norm f32 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f32 rows=2 stream=yes", "results that are more than the caches hold",
      "streams.lua:13", "4 fma 2 add 2 ld; 6 fma 4 ld 2 st; 6 fma 4 ld 2 st", 12, 0,
      .dtype = { TN_F32, TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM, .ulp = 6)
    ROW(NEON, MAP, tnk_layer_norm_f32__neon_r2, LAYER_NORM, "layer_norm f32 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f32 rows=2", "transformers", "norm.lua:15", "4 fma 2 add 2 ld; 6 fma 4 ld 2 st",
      12, 0, .dtype = { TN_F32, TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(NEON, MAP, tnk_layer_norm_f64__neon_r2, LAYER_NORM, "layer_norm f64 _x_:_,1 scale bias eps _",
      "layer_norm", "dtype=f64 rows=2", "transformers", "norm.lua:15", "4 fma 2 add 2 ld; 6 fma 4 ld 2 st",
      12, 0, .dtype = { TN_F64, TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(GENERIC, MAP, tnk_rms_norm_f32__generic_r2, RMS_NORM, "rms_norm f32 _x_:_,1 scale eps _", "rms_norm",
      "dtype=f32 rows=2", "transformers", "norm.lua:16", "2 add 4 mul 2 ld; 6 mul 3 ld 2 st", 7, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(GENERIC, MAP, tnk_rms_norm_f64__generic_r2, RMS_NORM, "rms_norm f64 _x_:_,1 scale eps _", "rms_norm",
      "dtype=f64 rows=2", "transformers", "norm.lua:16", "2 add 4 mul 2 ld; 6 mul 3 ld 2 st", 7, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(AVX2, MAP, tnk_rms_norm_f32__avx2_r2, RMS_NORM, "rms_norm f32 _x_:_,1 scale eps _", "rms_norm",
      "dtype=f32 rows=2", "transformers", "norm.lua:16", "2 fma 2 mul 2 ld; 6 mul 3 ld 2 st", 7, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(AVX2, MAP, tnk_rms_norm_f64__avx2_r2, RMS_NORM, "rms_norm f64 _x_:_,1 scale eps _", "rms_norm",
      "dtype=f64 rows=2", "transformers", "norm.lua:16", "2 fma 2 mul 2 ld; 6 mul 3 ld 2 st", 7, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(AVX512, MAP, tnk_rms_norm_f32__avx512_r2, RMS_NORM, "rms_norm f32 _x_:_,1 scale eps _", "rms_norm",
      "dtype=f32 rows=2", "transformers", "norm.lua:16", "2 fma 2 mul 2 ld; 6 mul 3 ld 2 st", 7, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(AVX512, MAP, tnk_rms_norm_f64__avx512_r2, RMS_NORM, "rms_norm f64 _x_:_,1 scale eps _", "rms_norm",
      "dtype=f64 rows=2", "transformers", "norm.lua:16", "2 fma 2 mul 2 ld; 6 mul 3 ld 2 st", 7, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(NEON, MAP, tnk_rms_norm_f32__neon_r2, RMS_NORM, "rms_norm f32 _x_:_,1 scale eps _", "rms_norm",
      "dtype=f32 rows=2", "transformers", "norm.lua:16", "2 fma 2 mul 2 ld; 6 mul 3 ld 2 st", 7, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 6)
    ROW(NEON, MAP, tnk_rms_norm_f64__neon_r2, RMS_NORM, "rms_norm f64 _x_:_,1 scale eps _", "rms_norm",
      "dtype=f64 rows=2", "transformers", "norm.lua:16", "2 fma 2 mul 2 ld; 6 mul 3 ld 2 st", 7, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 6)
    ROW(GENERIC, MAP, tnk_group_norm_f32__generic_row, GROUP_NORM,
      "group_norm f32 _x_:_,1 groups _ scale bias eps _", "moments", "along=row dtype=f32",
      "means and variances where elements are neighbours", "batch.lua:14",
      "6 add 2 mul 2 ld; 3 add 1 mul 1 ld", 6, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 6)
    ROW(GENERIC, MAP, tnk_group_norm_f64__generic_row, GROUP_NORM,
      "group_norm f64 _x_:_,1 groups _ scale bias eps _", "moments", "along=row dtype=f64",
      "means and variances where elements are neighbours", "batch.lua:14",
      "6 add 2 mul 2 ld; 3 add 1 mul 1 ld", 6, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 6)
    ROW(GENERIC, MAP, tnk_group_norm_f32__generic_column, GROUP_NORM,
      "group_norm f32 _x_:_,_ groups _ scale bias eps _", "moments", "along=column dtype=f32",
      "the same where channels are", "batch.lua:15", "6 add 2 mul 2 ld; 3 add 1 mul 1 ld; 3 add 1 mul 1 ld",
      7, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(GENERIC, MAP, tnk_group_norm_f64__generic_column, GROUP_NORM,
      "group_norm f64 _x_:_,_ groups _ scale bias eps _", "moments", "along=column dtype=f64",
      "the same where channels are", "batch.lua:15", "6 add 2 mul 2 ld; 3 add 1 mul 1 ld; 3 add 1 mul 1 ld",
      7, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(AVX2, MAP, tnk_group_norm_f32__avx2_row, GROUP_NORM,
      "group_norm f32 _x_:_,1 groups _ scale bias eps _", "moments", "along=row dtype=f32",
      "means and variances where elements are neighbours", "batch.lua:14",
      "2 fma 4 add 2 ld; 1 fma 2 add 1 ld", 6, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 6)
    ROW(AVX2, MAP, tnk_group_norm_f64__avx2_row, GROUP_NORM,
      "group_norm f64 _x_:_,1 groups _ scale bias eps _", "moments", "along=row dtype=f64",
      "means and variances where elements are neighbours", "batch.lua:14",
      "2 fma 4 add 2 ld; 1 fma 2 add 1 ld", 6, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 6)
    ROW(AVX2, MAP, tnk_group_norm_f32__avx2_column, GROUP_NORM,
      "group_norm f32 _x_:_,_ groups _ scale bias eps _", "moments", "along=column dtype=f32",
      "the same where channels are", "batch.lua:15", "2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld",
      7, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(AVX2, MAP, tnk_group_norm_f64__avx2_column, GROUP_NORM,
      "group_norm f64 _x_:_,_ groups _ scale bias eps _", "moments", "along=column dtype=f64",
      "the same where channels are", "batch.lua:15", "2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld",
      7, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(AVX512, MAP, tnk_group_norm_f32__avx512_row, GROUP_NORM,
      "group_norm f32 _x_:_,1 groups _ scale bias eps _", "moments", "along=row dtype=f32",
      "means and variances where elements are neighbours", "batch.lua:14",
      "2 fma 4 add 2 ld; 1 fma 2 add 1 ld", 6, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 6)
    ROW(AVX512, MAP, tnk_group_norm_f64__avx512_row, GROUP_NORM,
      "group_norm f64 _x_:_,1 groups _ scale bias eps _", "moments", "along=row dtype=f64",
      "means and variances where elements are neighbours", "batch.lua:14",
      "2 fma 4 add 2 ld; 1 fma 2 add 1 ld", 6, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 6)
    ROW(AVX512, MAP, tnk_group_norm_f32__avx512_column, GROUP_NORM,
      "group_norm f32 _x_:_,_ groups _ scale bias eps _", "moments", "along=column dtype=f32",
      "the same where channels are", "batch.lua:15", "2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld",
      7, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(AVX512, MAP, tnk_group_norm_f64__avx512_column, GROUP_NORM,
      "group_norm f64 _x_:_,_ groups _ scale bias eps _", "moments", "along=column dtype=f64",
      "the same where channels are", "batch.lua:15", "2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld",
      7, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(NEON, MAP, tnk_group_norm_f32__neon_row, GROUP_NORM,
      "group_norm f32 _x_:_,1 groups _ scale bias eps _", "moments", "along=row dtype=f32",
      "means and variances where elements are neighbours", "batch.lua:14",
      "2 fma 4 add 2 ld; 1 fma 2 add 1 ld", 6, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 6)
    ROW(NEON, MAP, tnk_group_norm_f64__neon_row, GROUP_NORM,
      "group_norm f64 _x_:_,1 groups _ scale bias eps _", "moments", "along=row dtype=f64",
      "means and variances where elements are neighbours", "batch.lua:14",
      "2 fma 4 add 2 ld; 1 fma 2 add 1 ld", 6, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 6)
    ROW(NEON, MAP, tnk_group_norm_f32__neon_column, GROUP_NORM,
      "group_norm f32 _x_:_,_ groups _ scale bias eps _", "moments", "along=column dtype=f32",
      "the same where channels are", "batch.lua:15", "2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld",
      7, 0, .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_ANY, .ulp = 6)
    ROW(NEON, MAP, tnk_group_norm_f64__neon_column, GROUP_NORM,
      "group_norm f64 _x_:_,_ groups _ scale bias eps _", "moments", "along=column dtype=f64",
      "the same where channels are", "batch.lua:15", "2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld",
      7, 0, .dtype = { TN_F64, TN_F64, TN_F64 }, .inner = TNI_INNER_ANY, .ulp = 6)
