/* stock_reduce.h: kernels of the family reduce, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, ROW, tnk_sum_f32__generic_b1024, SUM, "sum f32 _x_:_,1 axis 1", "reduce",
      "block=1024 dtype=f32 op=sum", "rows; the same bits on every tier; halves come here too",
      "reduce.lua:28", "16 add 16 ld", 16, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(GENERIC, COLUMNS, tnk_sum_f32__generic_columns, SUM, "sum f32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f32 op=sum vectors=4", "columns; the same bits on every tier; halves come here too",
      "reduce.lua:32", "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(GENERIC, ROW, tnk_sum_f64__generic_b512, SUM, "sum f64 _x_:_,1 axis 1", "reduce",
      "block=512 dtype=f64 op=sum", "rows; the same bits on every tier", "reduce.lua:28", "16 add 16 ld", 16,
      0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(GENERIC, COLUMNS, tnk_sum_f64__generic_columns, SUM, "sum f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=sum vectors=4", "columns; the same bits on every tier", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(GENERIC, ROW, tnk_sum_u32__generic_v4, SUM, "sum u32 _x_:_,1 axis 1", "reduce",
      "dtype=u32 op=sum vectors=4", "rows; integers of at most 32 bits, which wrap", "reduce.lua:28",
      "4 add 4 ld", 5, 1, .dtype = { TN_U32, TN_U32 })
    ROW(GENERIC, COLUMNS, tnk_sum_u32__generic_columns, SUM, "sum u32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u32 op=sum vectors=4", "columns; integers of at most 32 bits, which wrap", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 1, .dtype = { TN_U32, TN_U32 })
    ROW(GENERIC, ROW, tnk_sum_u64__generic_v4, SUM, "sum u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=sum vectors=4", "rows; integers of 64 bits, which wrap", "reduce.lua:28", "4 add 4 ld", 5,
      1, .dtype = { TN_U64, TN_U64 })
    ROW(GENERIC, COLUMNS, tnk_sum_u64__generic_columns, SUM, "sum u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=sum vectors=4", "columns; integers of 64 bits, which wrap", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX2, ROW, tnk_sum_f32__avx2_b1024, SUM, "sum f32 _x_:_,1 axis 1", "reduce",
      "block=1024 dtype=f32 op=sum", "rows; the same bits on every tier; halves come here too",
      "reduce.lua:28", "8 add 8 ld", 16, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(AVX2, COLUMNS, tnk_sum_f32__avx2_columns, SUM, "sum f32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f32 op=sum vectors=4", "columns; the same bits on every tier; halves come here too",
      "reduce.lua:32", "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(AVX2, ROW, tnk_sum_f64__avx2_b512, SUM, "sum f64 _x_:_,1 axis 1", "reduce",
      "block=512 dtype=f64 op=sum", "rows; the same bits on every tier", "reduce.lua:28", "8 add 8 ld", 16, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(AVX2, COLUMNS, tnk_sum_f64__avx2_columns, SUM, "sum f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=sum vectors=4", "columns; the same bits on every tier", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(AVX2, ROW, tnk_sum_u32__avx2_v4, SUM, "sum u32 _x_:_,1 axis 1", "reduce",
      "dtype=u32 op=sum vectors=4", "rows; integers of at most 32 bits, which wrap", "reduce.lua:28",
      "4 add 4 ld", 5, 1, .dtype = { TN_U32, TN_U32 })
    ROW(AVX2, COLUMNS, tnk_sum_u32__avx2_columns, SUM, "sum u32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u32 op=sum vectors=4", "columns; integers of at most 32 bits, which wrap", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 1, .dtype = { TN_U32, TN_U32 })
    ROW(AVX2, ROW, tnk_sum_u64__avx2_v4, SUM, "sum u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=sum vectors=4", "rows; integers of 64 bits, which wrap", "reduce.lua:28", "4 add 4 ld", 5,
      1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX2, COLUMNS, tnk_sum_u64__avx2_columns, SUM, "sum u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=sum vectors=4", "columns; integers of 64 bits, which wrap", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX512, ROW, tnk_sum_f32__avx512_b1024, SUM, "sum f32 _x_:_,1 axis 1", "reduce",
      "block=1024 dtype=f32 op=sum", "rows; the same bits on every tier; halves come here too",
      "reduce.lua:28", "4 add 4 ld", 8, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(AVX512, COLUMNS, tnk_sum_f32__avx512_columns, SUM, "sum f32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f32 op=sum vectors=4", "columns; the same bits on every tier; halves come here too",
      "reduce.lua:32", "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(AVX512, ROW, tnk_sum_f64__avx512_b512, SUM, "sum f64 _x_:_,1 axis 1", "reduce",
      "block=512 dtype=f64 op=sum", "rows; the same bits on every tier", "reduce.lua:28", "4 add 4 ld", 8, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(AVX512, COLUMNS, tnk_sum_f64__avx512_columns, SUM, "sum f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=sum vectors=4", "columns; the same bits on every tier", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(AVX512, ROW, tnk_sum_u32__avx512_v4, SUM, "sum u32 _x_:_,1 axis 1", "reduce",
      "dtype=u32 op=sum vectors=4", "rows; integers of at most 32 bits, which wrap", "reduce.lua:28",
      "4 add 4 ld", 5, 1, .dtype = { TN_U32, TN_U32 })
    ROW(AVX512, COLUMNS, tnk_sum_u32__avx512_columns, SUM, "sum u32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u32 op=sum vectors=4", "columns; integers of at most 32 bits, which wrap", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 1, .dtype = { TN_U32, TN_U32 })
    ROW(AVX512, ROW, tnk_sum_u64__avx512_v4, SUM, "sum u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=sum vectors=4", "rows; integers of 64 bits, which wrap", "reduce.lua:28", "4 add 4 ld", 5,
      1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX512, COLUMNS, tnk_sum_u64__avx512_columns, SUM, "sum u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=sum vectors=4", "columns; integers of 64 bits, which wrap", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 1, .dtype = { TN_U64, TN_U64 })
    ROW(NEON, ROW, tnk_sum_f32__neon_b1024, SUM, "sum f32 _x_:_,1 axis 1", "reduce",
      "block=1024 dtype=f32 op=sum", "rows; the same bits on every tier; halves come here too",
      "reduce.lua:28", "16 add 16 ld", 32, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(NEON, COLUMNS, tnk_sum_f32__neon_columns, SUM, "sum f32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f32 op=sum vectors=4", "columns; the same bits on every tier; halves come here too",
      "reduce.lua:32", "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 0.5f)
    ROW(NEON, ROW, tnk_sum_f64__neon_b512, SUM, "sum f64 _x_:_,1 axis 1", "reduce",
      "block=512 dtype=f64 op=sum", "rows; the same bits on every tier", "reduce.lua:28", "16 add 16 ld", 32,
      0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(NEON, COLUMNS, tnk_sum_f64__neon_columns, SUM, "sum f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=sum vectors=4", "columns; the same bits on every tier", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(NEON, ROW, tnk_sum_u32__neon_v4, SUM, "sum u32 _x_:_,1 axis 1", "reduce",
      "dtype=u32 op=sum vectors=4", "rows; integers of at most 32 bits, which wrap", "reduce.lua:28",
      "4 add 4 ld", 5, 1, .dtype = { TN_U32, TN_U32 })
    ROW(NEON, COLUMNS, tnk_sum_u32__neon_columns, SUM, "sum u32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u32 op=sum vectors=4", "columns; integers of at most 32 bits, which wrap", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 1, .dtype = { TN_U32, TN_U32 })
    ROW(NEON, ROW, tnk_sum_u64__neon_v4, SUM, "sum u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=sum vectors=4", "rows; integers of 64 bits, which wrap", "reduce.lua:28", "4 add 4 ld", 5,
      1, .dtype = { TN_U64, TN_U64 })
    ROW(NEON, COLUMNS, tnk_sum_u64__neon_columns, SUM, "sum u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=sum vectors=4", "columns; integers of 64 bits, which wrap", "reduce.lua:32",
      "4 add 4 ld; 1 add 1 ld; 1 add 1 ld", 5, 1, .dtype = { TN_U64, TN_U64 })
    ROW(GENERIC, ROW, tnk_prod_f64__generic_v4, PROD, "prod f64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=prod vectors=4", "rows; floats: F32 products are taken in F64", "reduce.lua:28",
      "4 mul 4 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(GENERIC, COLUMNS, tnk_prod_f64__generic_columns, PROD, "prod f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=prod vectors=4", "columns; floats: F32 products are taken in F64", "reduce.lua:32",
      "4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(GENERIC, ROW, tnk_prod_u64__generic_v4, PROD, "prod u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=prod vectors=4", "rows; integers, which wrap", "reduce.lua:28", "4 mul 4 ld", 5, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(GENERIC, COLUMNS, tnk_prod_u64__generic_columns, PROD, "prod u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=prod vectors=4", "columns; integers, which wrap", "reduce.lua:32",
      "4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld", 5, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX2, ROW, tnk_prod_f64__avx2_v4, PROD, "prod f64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=prod vectors=4", "rows; floats: F32 products are taken in F64", "reduce.lua:28",
      "4 mul 4 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(AVX2, COLUMNS, tnk_prod_f64__avx2_columns, PROD, "prod f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=prod vectors=4", "columns; floats: F32 products are taken in F64", "reduce.lua:32",
      "4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(AVX2, ROW, tnk_prod_u64__avx2_v4, PROD, "prod u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=prod vectors=4", "rows; integers, which wrap", "reduce.lua:28", "4 mul 4 ld", 5, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(AVX2, COLUMNS, tnk_prod_u64__avx2_columns, PROD, "prod u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=prod vectors=4", "columns; integers, which wrap", "reduce.lua:32",
      "4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld", 5, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX512, ROW, tnk_prod_f64__avx512_v4, PROD, "prod f64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=prod vectors=4", "rows; floats: F32 products are taken in F64", "reduce.lua:28",
      "4 mul 4 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(AVX512, COLUMNS, tnk_prod_f64__avx512_columns, PROD, "prod f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=prod vectors=4", "columns; floats: F32 products are taken in F64", "reduce.lua:32",
      "4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(AVX512, ROW, tnk_prod_u64__avx512_v4, PROD, "prod u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=prod vectors=4", "rows; integers, which wrap", "reduce.lua:28", "4 mul 4 ld", 5, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(AVX512, COLUMNS, tnk_prod_u64__avx512_columns, PROD, "prod u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=prod vectors=4", "columns; integers, which wrap", "reduce.lua:32",
      "4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld", 5, 1, .dtype = { TN_U64, TN_U64 })
    ROW(NEON, ROW, tnk_prod_f64__neon_v4, PROD, "prod f64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=prod vectors=4", "rows; floats: F32 products are taken in F64", "reduce.lua:28",
      "4 mul 4 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(NEON, COLUMNS, tnk_prod_f64__neon_columns, PROD, "prod f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=prod vectors=4", "columns; floats: F32 products are taken in F64", "reduce.lua:32",
      "4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 0.5f)
    ROW(NEON, ROW, tnk_prod_u64__neon_v4, PROD, "prod u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=prod vectors=4", "rows; integers, which wrap", "reduce.lua:28", "4 mul 4 ld", 5, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(NEON, COLUMNS, tnk_prod_u64__neon_columns, PROD, "prod u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=prod vectors=4", "columns; integers, which wrap", "reduce.lua:32",
      "4 mul 4 ld; 1 mul 1 ld; 1 mul 1 select 1 ld", 5, 1, .dtype = { TN_U64, TN_U64 })
    ROW(GENERIC, ROW, tnk_amax_f32__generic_v4, AMAX, "amax f32 _x_:_,1 axis 1", "reduce",
      "dtype=f32 op=amax vectors=4", "rows; floats and integers of at most 16 bits; minima", "reduce.lua:28",
      "4 max 4 select 4 ld", 10, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, COLUMNS, tnk_amax_f32__generic_columns, AMAX, "amax f32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f32 op=amax vectors=4", "columns; floats and integers of at most 16 bits; minima",
      "reduce.lua:32", "4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld", 10, 1,
      .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, ROW, tnk_amax_f64__generic_v4, AMAX, "amax f64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=amax vectors=4", "rows; F64 and integers of 32 bits; minima", "reduce.lua:28",
      "4 max 4 select 4 ld", 10, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, COLUMNS, tnk_amax_f64__generic_columns, AMAX, "amax f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=amax vectors=4", "columns; F64 and integers of 32 bits; minima", "reduce.lua:32",
      "4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld", 10, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, ROW, tnk_amax_u64__generic_v4, AMAX, "amax u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=amax vectors=4", "rows; integers of 64 bits; minima", "reduce.lua:28", "4 max 4 ld", 6, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(GENERIC, COLUMNS, tnk_amax_u64__generic_columns, AMAX, "amax u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=amax vectors=4", "columns; integers of 64 bits; minima", "reduce.lua:32",
      "4 max 4 ld; 1 max 1 ld; 1 max 1 select 1 ld", 6, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX2, ROW, tnk_amax_f32__avx2_v4, AMAX, "amax f32 _x_:_,1 axis 1", "reduce",
      "dtype=f32 op=amax vectors=4", "rows; floats and integers of at most 16 bits; minima", "reduce.lua:28",
      "4 max 4 select 4 ld", 10, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, COLUMNS, tnk_amax_f32__avx2_columns, AMAX, "amax f32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f32 op=amax vectors=4", "columns; floats and integers of at most 16 bits; minima",
      "reduce.lua:32", "4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld", 10, 1,
      .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, ROW, tnk_amax_f64__avx2_v4, AMAX, "amax f64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=amax vectors=4", "rows; F64 and integers of 32 bits; minima", "reduce.lua:28",
      "4 max 4 select 4 ld", 10, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, COLUMNS, tnk_amax_f64__avx2_columns, AMAX, "amax f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=amax vectors=4", "columns; F64 and integers of 32 bits; minima", "reduce.lua:32",
      "4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld", 10, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, ROW, tnk_amax_u64__avx2_v4, AMAX, "amax u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=amax vectors=4", "rows; integers of 64 bits; minima", "reduce.lua:28", "4 max 4 ld", 6, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(AVX2, COLUMNS, tnk_amax_u64__avx2_columns, AMAX, "amax u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=amax vectors=4", "columns; integers of 64 bits; minima", "reduce.lua:32",
      "4 max 4 ld; 1 max 1 ld; 1 max 1 select 1 ld", 6, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX512, ROW, tnk_amax_f32__avx512_v4, AMAX, "amax f32 _x_:_,1 axis 1", "reduce",
      "dtype=f32 op=amax vectors=4", "rows; floats and integers of at most 16 bits; minima", "reduce.lua:28",
      "4 max 4 select 4 ld", 10, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, COLUMNS, tnk_amax_f32__avx512_columns, AMAX, "amax f32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f32 op=amax vectors=4", "columns; floats and integers of at most 16 bits; minima",
      "reduce.lua:32", "4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld", 10, 1,
      .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, ROW, tnk_amax_f64__avx512_v4, AMAX, "amax f64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=amax vectors=4", "rows; F64 and integers of 32 bits; minima", "reduce.lua:28",
      "4 max 4 select 4 ld", 10, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, COLUMNS, tnk_amax_f64__avx512_columns, AMAX, "amax f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=amax vectors=4", "columns; F64 and integers of 32 bits; minima", "reduce.lua:32",
      "4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld", 10, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, ROW, tnk_amax_u64__avx512_v4, AMAX, "amax u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=amax vectors=4", "rows; integers of 64 bits; minima", "reduce.lua:28", "4 max 4 ld", 6, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(AVX512, COLUMNS, tnk_amax_u64__avx512_columns, AMAX, "amax u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=amax vectors=4", "columns; integers of 64 bits; minima", "reduce.lua:32",
      "4 max 4 ld; 1 max 1 ld; 1 max 1 select 1 ld", 6, 1, .dtype = { TN_U64, TN_U64 })
    ROW(NEON, ROW, tnk_amax_f32__neon_v4, AMAX, "amax f32 _x_:_,1 axis 1", "reduce",
      "dtype=f32 op=amax vectors=4", "rows; floats and integers of at most 16 bits; minima", "reduce.lua:28",
      "4 max 4 select 4 ld", 10, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, COLUMNS, tnk_amax_f32__neon_columns, AMAX, "amax f32 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f32 op=amax vectors=4", "columns; floats and integers of at most 16 bits; minima",
      "reduce.lua:32", "4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld", 10, 1,
      .dtype = { TN_F32, TN_F32 })
    ROW(NEON, ROW, tnk_amax_f64__neon_v4, AMAX, "amax f64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=amax vectors=4", "rows; F64 and integers of 32 bits; minima", "reduce.lua:28",
      "4 max 4 select 4 ld", 10, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, COLUMNS, tnk_amax_f64__neon_columns, AMAX, "amax f64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=f64 op=amax vectors=4", "columns; F64 and integers of 32 bits; minima", "reduce.lua:32",
      "4 max 4 select 4 ld; 1 max 1 select 1 ld; 1 max 2 select 1 ld", 10, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, ROW, tnk_amax_u64__neon_v4, AMAX, "amax u64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=amax vectors=4", "rows; integers of 64 bits; minima", "reduce.lua:28", "4 max 4 ld", 6, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(NEON, COLUMNS, tnk_amax_u64__neon_columns, AMAX, "amax u64 _x_:_,1 axis 0", "reduce_columns",
      "dtype=u64 op=amax vectors=4", "columns; integers of 64 bits; minima", "reduce.lua:32",
      "4 max 4 ld; 1 max 1 ld; 1 max 1 select 1 ld", 6, 1, .dtype = { TN_U64, TN_U64 })
    ROW(GENERIC, ROW, tnk_argmax_f32_i64__generic_v4, ARGMAX, "argmax f32,i64 _x_:_,1 axis 1", "reduce",
      "dtype=f32 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_F32, TN_I64 })
    ROW(GENERIC, COLUMNS, tnk_argmax_f32_i64__generic_columns, ARGMAX, "argmax f32,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=f32 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_F32, TN_I64 })
    ROW(GENERIC, ROW, tnk_argmax_f64_i64__generic_v4, ARGMAX, "argmax f64,i64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_F64, TN_I64 })
    ROW(GENERIC, COLUMNS, tnk_argmax_f64_i64__generic_columns, ARGMAX, "argmax f64,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=f64 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_F64, TN_I64 })
    ROW(GENERIC, ROW, tnk_argmax_u64_i64__generic_v4, ARGMAX, "argmax u64,i64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_U64, TN_I64 })
    ROW(GENERIC, COLUMNS, tnk_argmax_u64_i64__generic_columns, ARGMAX, "argmax u64,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=u64 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_U64, TN_I64 })
    ROW(AVX2, ROW, tnk_argmax_f32_i64__avx2_v4, ARGMAX, "argmax f32,i64 _x_:_,1 axis 1", "reduce",
      "dtype=f32 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_F32, TN_I64 })
    ROW(AVX2, COLUMNS, tnk_argmax_f32_i64__avx2_columns, ARGMAX, "argmax f32,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=f32 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_F32, TN_I64 })
    ROW(AVX2, ROW, tnk_argmax_f64_i64__avx2_v4, ARGMAX, "argmax f64,i64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_F64, TN_I64 })
    ROW(AVX2, COLUMNS, tnk_argmax_f64_i64__avx2_columns, ARGMAX, "argmax f64,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=f64 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_F64, TN_I64 })
    ROW(AVX2, ROW, tnk_argmax_u64_i64__avx2_v4, ARGMAX, "argmax u64,i64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_U64, TN_I64 })
    ROW(AVX2, COLUMNS, tnk_argmax_u64_i64__avx2_columns, ARGMAX, "argmax u64,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=u64 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_U64, TN_I64 })
    ROW(AVX512, ROW, tnk_argmax_f32_i64__avx512_v4, ARGMAX, "argmax f32,i64 _x_:_,1 axis 1", "reduce",
      "dtype=f32 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_F32, TN_I64 })
    ROW(AVX512, COLUMNS, tnk_argmax_f32_i64__avx512_columns, ARGMAX, "argmax f32,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=f32 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_F32, TN_I64 })
    ROW(AVX512, ROW, tnk_argmax_f64_i64__avx512_v4, ARGMAX, "argmax f64,i64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_F64, TN_I64 })
    ROW(AVX512, COLUMNS, tnk_argmax_f64_i64__avx512_columns, ARGMAX, "argmax f64,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=f64 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_F64, TN_I64 })
    ROW(AVX512, ROW, tnk_argmax_u64_i64__avx512_v4, ARGMAX, "argmax u64,i64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_U64, TN_I64 })
    ROW(AVX512, COLUMNS, tnk_argmax_u64_i64__avx512_columns, ARGMAX, "argmax u64,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=u64 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_U64, TN_I64 })
    ROW(NEON, ROW, tnk_argmax_f32_i64__neon_v4, ARGMAX, "argmax f32,i64 _x_:_,1 axis 1", "reduce",
      "dtype=f32 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_F32, TN_I64 })
    ROW(NEON, COLUMNS, tnk_argmax_f32_i64__neon_columns, ARGMAX, "argmax f32,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=f32 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_F32, TN_I64 })
    ROW(NEON, ROW, tnk_argmax_f64_i64__neon_v4, ARGMAX, "argmax f64,i64 _x_:_,1 axis 1", "reduce",
      "dtype=f64 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_F64, TN_I64 })
    ROW(NEON, COLUMNS, tnk_argmax_f64_i64__neon_columns, ARGMAX, "argmax f64,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=f64 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_F64, TN_I64 })
    ROW(NEON, ROW, tnk_argmax_u64_i64__neon_v4, ARGMAX, "argmax u64,i64 _x_:_,1 axis 1", "reduce",
      "dtype=u64 op=argmax vectors=4", "rows; places of maxima and minima", "reduce.lua:28",
      "1 convert 8 select 4 ld", 11, 1, .dtype = { TN_U64, TN_I64 })
    ROW(NEON, COLUMNS, tnk_argmax_u64_i64__neon_columns, ARGMAX, "argmax u64,i64 _x_:_,1 axis 0",
      "reduce_columns", "dtype=u64 op=argmax vectors=4", "columns; places of maxima and minima",
      "reduce.lua:32",
      "1 add 1 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 3 select 1 ld", 11, 1,
      .dtype = { TN_U64, TN_I64 })
