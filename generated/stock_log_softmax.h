/* stock_log_softmax.h: kernels of the family log_softmax, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, COLUMNS, tnk_log_softmax_f32__generic_columns, LOG_SOFTMAX,
      "log_softmax f32 _x_:_,1 axis 0 scale _", "log_sum_columns", "dtype=f32",
      "cross entropy of images, and of few classes", "loss.lua:5",
      "1 max 1 ld; 19 add 13 mul 2 max 1 ld; 1 max 1 ld; 19 add 13 mul 2 max 1 ld", 8, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 4)
    ROW(GENERIC, MAP, tnk_log_softmax_f32__generic_r2, LOG_SOFTMAX, "log_softmax f32 _x_:_,1 scale _",
      "log_softmax", "dtype=f32 rows=2", "classification: the loss and its gradient", "norm.lua:14",
      "4 max 4 ld; 38 add 26 mul 4 max 2 ld; 4 add 4 mul 2 ld 2 st", 10, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 4)
    ROW(GENERIC, MAP, tnk_log_softmax_f64__generic_r2, LOG_SOFTMAX, "log_softmax f64 _x_:_,1 scale _",
      "log_softmax", "dtype=f64 rows=2", "classification: the loss and its gradient", "norm.lua:14",
      "4 max 4 ld; 50 add 38 mul 4 max 2 ld; 4 add 4 mul 2 ld 2 st", 10, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 4)
    ROW(AVX2, COLUMNS, tnk_log_softmax_f32__avx2_columns, LOG_SOFTMAX,
      "log_softmax f32 _x_:_,1 axis 0 scale _", "log_sum_columns", "dtype=f32",
      "cross entropy of images, and of few classes", "loss.lua:5",
      "1 max 1 ld; 8 fma 3 add 4 mul 2 max 1 shuffle 1 ld; 1 max 1 ld; 8 fma 3 add 4 mul 2 max 1 shuffle 1 ld",
      7, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 4)
    ROW(AVX2, MAP, tnk_log_softmax_f32__avx2_r2, LOG_SOFTMAX, "log_softmax f32 _x_:_,1 scale _",
      "log_softmax", "dtype=f32 rows=2", "classification: the loss and its gradient", "norm.lua:14",
      "4 max 4 ld; 16 fma 6 add 8 mul 4 max 2 shuffle 2 ld; 4 fma 2 ld 2 st", 9, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 4)
    ROW(AVX2, MAP, tnk_log_softmax_f64__avx2_r2, LOG_SOFTMAX, "log_softmax f64 _x_:_,1 scale _",
      "log_softmax", "dtype=f64 rows=2", "classification: the loss and its gradient", "norm.lua:14",
      "4 max 4 ld; 28 fma 22 add 10 mul 4 max 2 ld; 4 fma 2 ld 2 st", 10, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 4)
    ROW(AVX512, COLUMNS, tnk_log_softmax_f32__avx512_columns, LOG_SOFTMAX,
      "log_softmax f32 _x_:_,1 axis 0 scale _", "log_sum_columns", "dtype=f32",
      "cross entropy of images, and of few classes", "loss.lua:5",
      "1 max 1 ld; 6 fma 2 add 1 mul 1 max 1 scale 1 shuffle 1 ld; 1 max 1 ld; 6 fma 2 add 1 mul 1 max 1 scale 1 shuffle 1 ld",
      11, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 4)
    ROW(AVX512, MAP, tnk_log_softmax_f32__avx512_r2, LOG_SOFTMAX, "log_softmax f32 _x_:_,1 scale _",
      "log_softmax", "dtype=f32 rows=2", "classification: the loss and its gradient", "norm.lua:14",
      "4 max 4 ld; 12 fma 4 add 2 mul 2 max 2 scale 2 shuffle 2 ld; 4 fma 2 ld 2 st", 13, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 4)
    ROW(AVX512, MAP, tnk_log_softmax_f64__avx512_r2, LOG_SOFTMAX, "log_softmax f64 _x_:_,1 scale _",
      "log_softmax", "dtype=f64 rows=2", "classification: the loss and its gradient", "norm.lua:14",
      "4 max 4 ld; 28 fma 20 add 6 mul 4 max 2 scale 2 ld; 4 fma 2 ld 2 st", 10, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 4)
    ROW(NEON, COLUMNS, tnk_log_softmax_f32__neon_columns, LOG_SOFTMAX,
      "log_softmax f32 _x_:_,1 axis 0 scale _", "log_sum_columns", "dtype=f32",
      "cross entropy of images, and of few classes", "loss.lua:5",
      "1 max 1 ld; 8 fma 11 add 5 mul 2 max 1 ld; 1 max 1 ld; 8 fma 11 add 5 mul 2 max 1 ld", 8, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 4)
    ROW(NEON, MAP, tnk_log_softmax_f32__neon_r2, LOG_SOFTMAX, "log_softmax f32 _x_:_,1 scale _",
      "log_softmax", "dtype=f32 rows=2", "classification: the loss and its gradient", "norm.lua:14",
      "4 max 4 ld; 16 fma 22 add 10 mul 4 max 2 ld; 4 fma 2 ld 2 st", 10, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 4)
    ROW(NEON, MAP, tnk_log_softmax_f64__neon_r2, LOG_SOFTMAX, "log_softmax f64 _x_:_,1 scale _",
      "log_softmax", "dtype=f64 rows=2", "classification: the loss and its gradient", "norm.lua:14",
      "4 max 4 ld; 28 fma 22 add 10 mul 4 max 2 ld; 4 fma 2 ld 2 st", 10, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 4)
