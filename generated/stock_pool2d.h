/* stock_pool2d.h: kernels of the family pool2d, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, WINDOW, tnk_max_pool2d_f32_i32__generic_index, MAX_POOL2D,
      "max_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=f32 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_F32, TN_F32, TN_I32 })
    ROW(GENERIC, WINDOW, tnk_max_pool2d_f64_i32__generic_index, MAX_POOL2D,
      "max_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=f64 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_F64, TN_F64, TN_I32 })
    ROW(GENERIC, WINDOW, tnk_max_pool2d_i32__generic_index, MAX_POOL2D,
      "max_pool2d i32 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=i32 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(GENERIC, WINDOW, tnk_max_pool2d_f32__generic_r4, MAX_POOL2D,
      "max_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool",
      "dtype=f32 flat=yes op=max rows=4", "maxima, and with another start, those of relu", "pool.lua:13",
      "4 max 4 select 4 ld; 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1 ld",
      5, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, WINDOW, tnk_max_pool2d_f64__generic_r2, MAX_POOL2D,
      "max_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=f64 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 select 2 ld; 2 max 2 select 2 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1 ld",
      4, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, WINDOW, tnk_max_pool2d_i8__generic_r2, MAX_POOL2D,
      "max_pool2d i8 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=i8 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_I8, TN_I8 })
    ROW(GENERIC, WINDOW, tnk_max_pool2d_u8__generic_r2, MAX_POOL2D,
      "max_pool2d u8 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=u8 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_U8, TN_U8 })
    ROW(GENERIC, WINDOW, tnk_max_pool2d_i32__generic_r2, MAX_POOL2D,
      "max_pool2d i32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=i32 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_I32, TN_I32 })
    ROW(AVX2, WINDOW, tnk_max_pool2d_f32_i32__avx2_index, MAX_POOL2D,
      "max_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=f32 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_F32, TN_F32, TN_I32 })
    ROW(AVX2, WINDOW, tnk_max_pool2d_f64_i32__avx2_index, MAX_POOL2D,
      "max_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=f64 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_F64, TN_F64, TN_I32 })
    ROW(AVX2, WINDOW, tnk_max_pool2d_i32__avx2_index, MAX_POOL2D,
      "max_pool2d i32 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=i32 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX2, WINDOW, tnk_max_pool2d_f32__avx2_r4, MAX_POOL2D,
      "max_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool",
      "dtype=f32 flat=yes op=max rows=4", "maxima, and with another start, those of relu", "pool.lua:13",
      "4 max 4 select 4 ld; 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1 ld",
      5, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, WINDOW, tnk_max_pool2d_f64__avx2_r2, MAX_POOL2D,
      "max_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=f64 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 select 2 ld; 2 max 2 select 2 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1 ld",
      4, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, WINDOW, tnk_max_pool2d_i8__avx2_r2, MAX_POOL2D,
      "max_pool2d i8 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=i8 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_I8, TN_I8 })
    ROW(AVX2, WINDOW, tnk_max_pool2d_u8__avx2_r2, MAX_POOL2D,
      "max_pool2d u8 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=u8 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_U8, TN_U8 })
    ROW(AVX2, WINDOW, tnk_max_pool2d_i32__avx2_r2, MAX_POOL2D,
      "max_pool2d i32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=i32 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_I32, TN_I32 })
    ROW(AVX512, WINDOW, tnk_max_pool2d_f32_i32__avx512_index, MAX_POOL2D,
      "max_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=f32 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_F32, TN_F32, TN_I32 })
    ROW(AVX512, WINDOW, tnk_max_pool2d_f64_i32__avx512_index, MAX_POOL2D,
      "max_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=f64 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_F64, TN_F64, TN_I32 })
    ROW(AVX512, WINDOW, tnk_max_pool2d_i32__avx512_index, MAX_POOL2D,
      "max_pool2d i32 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=i32 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX512, WINDOW, tnk_max_pool2d_f32__avx512_r4, MAX_POOL2D,
      "max_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool",
      "dtype=f32 flat=yes op=max rows=4", "maxima, and with another start, those of relu", "pool.lua:13",
      "4 max 4 select 4 ld; 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1 ld",
      5, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, WINDOW, tnk_max_pool2d_f64__avx512_r2, MAX_POOL2D,
      "max_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=f64 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 select 2 ld; 2 max 2 select 2 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1 ld",
      4, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, WINDOW, tnk_max_pool2d_i8__avx512_r2, MAX_POOL2D,
      "max_pool2d i8 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=i8 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_I8, TN_I8 })
    ROW(AVX512, WINDOW, tnk_max_pool2d_u8__avx512_r2, MAX_POOL2D,
      "max_pool2d u8 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=u8 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_U8, TN_U8 })
    ROW(AVX512, WINDOW, tnk_max_pool2d_i32__avx512_r2, MAX_POOL2D,
      "max_pool2d i32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=i32 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_I32, TN_I32 })
    ROW(NEON, WINDOW, tnk_max_pool2d_f32_i32__neon_index, MAX_POOL2D,
      "max_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=f32 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_F32, TN_F32, TN_I32 })
    ROW(NEON, WINDOW, tnk_max_pool2d_f64_i32__neon_index, MAX_POOL2D,
      "max_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=f64 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_F64, TN_F64, TN_I32 })
    ROW(NEON, WINDOW, tnk_max_pool2d_i32__neon_index, MAX_POOL2D,
      "max_pool2d i32 _x_x_x_ kernel _ stride _ pad _ pad_extra _ indices", "pool",
      "dtype=i32 index=yes op=max rows=1", "training: where gradients go", "argpool.lua:6",
      "1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld",
      7, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(NEON, WINDOW, tnk_max_pool2d_f32__neon_r4, MAX_POOL2D,
      "max_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool",
      "dtype=f32 flat=yes op=max rows=4", "maxima, and with another start, those of relu", "pool.lua:13",
      "4 max 4 select 4 ld; 4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1 ld",
      5, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, WINDOW, tnk_max_pool2d_f64__neon_r2, MAX_POOL2D,
      "max_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=f64 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 select 2 ld; 2 max 2 select 2 ld; 1 max 1 select 1 ld; 1 max 1 select 1 ld; 2 max 2 select 2 shuffle 2 ld; 2 max 2 select 2 shuffle 2 ld; 1 max 1 select 1 ld",
      4, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, WINDOW, tnk_max_pool2d_i8__neon_r2, MAX_POOL2D,
      "max_pool2d i8 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=i8 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_I8, TN_I8 })
    ROW(NEON, WINDOW, tnk_max_pool2d_u8__neon_r2, MAX_POOL2D,
      "max_pool2d u8 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=u8 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_U8, TN_U8 })
    ROW(NEON, WINDOW, tnk_max_pool2d_i32__neon_r2, MAX_POOL2D,
      "max_pool2d i32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "dtype=i32 op=max rows=2",
      "maxima, and with another start, those of relu", "pool.lua:13",
      "2 max 2 ld; 2 max 2 ld; 1 max 1 ld; 1 max 1 ld; 2 max 2 shuffle 2 ld; 2 max 2 shuffle 2 ld; 1 max 1 ld",
      4, 1, .dtype = { TN_I32, TN_I32 })
    ROW(GENERIC, WINDOW, tnk_avg_pool2d_f32__generic_r2, AVG_POOL2D,
      "avg_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool",
      "acc=f32 dtype=f32 flat=yes op=avg rows=2", "small windows", "pool.lua:16",
      "2 add 2 ld; 2 add 2 ld; 1 add 1 ld; 1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld",
      4, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(GENERIC, WINDOW, tnk_avg_pool2d_f32__generic_wide, AVG_POOL2D,
      "avg_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "acc=f64 dtype=f32 op=avg rows=1",
      "large windows, and exact averages of all", "pool.lua:17",
      "1 add 1 convert 1 ld; 1 add 1 convert 1 ld; 2 add 2 convert 2 shuffle 2 ld; 2 add 2 convert 2 shuffle 2 ld; 1 add 1 convert 1 ld",
      4, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, WINDOW, tnk_avg_pool2d_f64__generic_wide, AVG_POOL2D,
      "avg_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "acc=f64 dtype=f64 op=avg rows=1",
      "averages of f64", "pool.lua:18",
      "1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld", 4, 1,
      .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, WINDOW, tnk_avg_pool2d_f32__avx2_r2, AVG_POOL2D,
      "avg_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool",
      "acc=f32 dtype=f32 flat=yes op=avg rows=2", "small windows", "pool.lua:16",
      "2 add 2 ld; 2 add 2 ld; 1 add 1 ld; 1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld",
      4, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(AVX2, WINDOW, tnk_avg_pool2d_f32__avx2_wide, AVG_POOL2D,
      "avg_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "acc=f64 dtype=f32 op=avg rows=1",
      "large windows, and exact averages of all", "pool.lua:17",
      "1 add 1 convert 1 ld; 1 add 1 convert 1 ld; 2 add 2 convert 2 shuffle 2 ld; 2 add 2 convert 2 shuffle 2 ld; 1 add 1 convert 1 ld",
      4, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, WINDOW, tnk_avg_pool2d_f64__avx2_wide, AVG_POOL2D,
      "avg_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "acc=f64 dtype=f64 op=avg rows=1",
      "averages of f64", "pool.lua:18",
      "1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld", 4, 1,
      .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, WINDOW, tnk_avg_pool2d_f32__avx512_r2, AVG_POOL2D,
      "avg_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool",
      "acc=f32 dtype=f32 flat=yes op=avg rows=2", "small windows", "pool.lua:16",
      "2 add 2 ld; 2 add 2 ld; 1 add 1 ld; 1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld",
      4, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(AVX512, WINDOW, tnk_avg_pool2d_f32__avx512_wide, AVG_POOL2D,
      "avg_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "acc=f64 dtype=f32 op=avg rows=1",
      "large windows, and exact averages of all", "pool.lua:17",
      "1 add 1 convert 1 ld; 1 add 1 convert 1 ld; 2 add 2 convert 2 shuffle 2 ld; 2 add 2 convert 2 shuffle 2 ld; 1 add 1 convert 1 ld",
      4, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, WINDOW, tnk_avg_pool2d_f64__avx512_wide, AVG_POOL2D,
      "avg_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "acc=f64 dtype=f64 op=avg rows=1",
      "averages of f64", "pool.lua:18",
      "1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld", 4, 1,
      .dtype = { TN_F64, TN_F64 })
    ROW(NEON, WINDOW, tnk_avg_pool2d_f32__neon_r2, AVG_POOL2D,
      "avg_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool",
      "acc=f32 dtype=f32 flat=yes op=avg rows=2", "small windows", "pool.lua:16",
      "2 add 2 ld; 2 add 2 ld; 1 add 1 ld; 1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld",
      4, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(NEON, WINDOW, tnk_avg_pool2d_f32__neon_wide, AVG_POOL2D,
      "avg_pool2d f32 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "acc=f64 dtype=f32 op=avg rows=1",
      "large windows, and exact averages of all", "pool.lua:17",
      "1 add 1 convert 1 ld; 1 add 1 convert 1 ld; 2 add 2 convert 2 shuffle 2 ld; 2 add 2 convert 2 shuffle 2 ld; 1 add 1 convert 1 ld",
      4, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, WINDOW, tnk_avg_pool2d_f64__neon_wide, AVG_POOL2D,
      "avg_pool2d f64 _x_x_x_ kernel _ stride _ pad _ pad_extra _", "pool", "acc=f64 dtype=f64 op=avg rows=1",
      "averages of f64", "pool.lua:18",
      "1 add 1 ld; 1 add 1 ld; 2 add 2 shuffle 2 ld; 2 add 2 shuffle 2 ld; 1 add 1 ld", 4, 1,
      .dtype = { TN_F64, TN_F64 })
