/* stock_unary.h: kernels of the family unary, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, MAP, tnk_neg_f32__generic_u2, NEG, "neg f32 _x_:_,1", "ewise",
      "from=f32 op=neg to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6", "2 ld 2 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_neg_f64__generic_u2, NEG, "neg f64 _x_:_,1", "ewise",
      "from=f64 op=neg to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5", "2 ld 2 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_neg_i8__generic_u1, NEG, "neg i8 _x_:_,1", "ewise", "from=i8 op=neg to=i8 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I8 })
    ROW(GENERIC, MAP, tnk_neg_i16__generic_u1, NEG, "neg i16 _x_:_,1", "ewise",
      "from=i16 op=neg to=i16 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I16, TN_I16 })
    ROW(GENERIC, MAP, tnk_neg_i32__generic_u1, NEG, "neg i32 _x_:_,1", "ewise",
      "from=i32 op=neg to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(GENERIC, MAP, tnk_neg_i64__generic_u1, NEG, "neg i64 _x_:_,1", "ewise",
      "from=i64 op=neg to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_neg_f32__avx2_u2, NEG, "neg f32 _x_:_,1", "ewise", "from=f32 op=neg to=f32 unroll=2",
      "unary, every tier", "ewise_f32.lua:6", "2 ld 2 st; 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_neg_f64__avx2_u2, NEG, "neg f64 _x_:_,1", "ewise", "from=f64 op=neg to=f64 unroll=2",
      "unary, every tier", "ewise_f64.lua:5", "2 ld 2 st; 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_neg_i8__avx2_u1, NEG, "neg i8 _x_:_,1", "ewise", "from=i8 op=neg to=i8 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I8 })
    ROW(AVX2, MAP, tnk_neg_i16__avx2_u1, NEG, "neg i16 _x_:_,1", "ewise", "from=i16 op=neg to=i16 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I16, TN_I16 })
    ROW(AVX2, MAP, tnk_neg_i32__avx2_u1, NEG, "neg i32 _x_:_,1", "ewise", "from=i32 op=neg to=i32 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I32 })
    ROW(AVX2, MAP, tnk_neg_i64__avx2_u1, NEG, "neg i64 _x_:_,1", "ewise", "from=i64 op=neg to=i64 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_neg_f32__avx2_stream, NEG, "neg f32 _x_:_,1", "ewise",
      "from=f32 op=neg stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_neg_f32__avx512_u2, NEG, "neg f32 _x_:_,1", "ewise",
      "from=f32 op=neg to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6", "2 ld 2 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_neg_f64__avx512_u2, NEG, "neg f64 _x_:_,1", "ewise",
      "from=f64 op=neg to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5", "2 ld 2 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_neg_i8__avx512_u1, NEG, "neg i8 _x_:_,1", "ewise", "from=i8 op=neg to=i8 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I8 })
    ROW(AVX512, MAP, tnk_neg_i16__avx512_u1, NEG, "neg i16 _x_:_,1", "ewise",
      "from=i16 op=neg to=i16 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I16, TN_I16 })
    ROW(AVX512, MAP, tnk_neg_i32__avx512_u1, NEG, "neg i32 _x_:_,1", "ewise",
      "from=i32 op=neg to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(AVX512, MAP, tnk_neg_i64__avx512_u1, NEG, "neg i64 _x_:_,1", "ewise",
      "from=i64 op=neg to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(AVX512, MAP, tnk_neg_f32__avx512_stream, NEG, "neg f32 _x_:_,1", "ewise",
      "from=f32 op=neg stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_neg_f32__neon_u2, NEG, "neg f32 _x_:_,1", "ewise", "from=f32 op=neg to=f32 unroll=2",
      "unary, every tier", "ewise_f32.lua:6", "2 ld 2 st; 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_neg_f64__neon_u2, NEG, "neg f64 _x_:_,1", "ewise", "from=f64 op=neg to=f64 unroll=2",
      "unary, every tier", "ewise_f64.lua:5", "2 ld 2 st; 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_neg_i8__neon_u1, NEG, "neg i8 _x_:_,1", "ewise", "from=i8 op=neg to=i8 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I8 })
    ROW(NEON, MAP, tnk_neg_i16__neon_u1, NEG, "neg i16 _x_:_,1", "ewise", "from=i16 op=neg to=i16 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I16, TN_I16 })
    ROW(NEON, MAP, tnk_neg_i32__neon_u1, NEG, "neg i32 _x_:_,1", "ewise", "from=i32 op=neg to=i32 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I32 })
    ROW(NEON, MAP, tnk_neg_i64__neon_u1, NEG, "neg i64 _x_:_,1", "ewise", "from=i64 op=neg to=i64 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_I64 })
    ROW(GENERIC, MAP, tnk_abs_f32__generic_u2, ABS, "abs f32 _x_:_,1", "ewise",
      "from=f32 op=abs to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6", "2 ld 2 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_abs_f64__generic_u2, ABS, "abs f64 _x_:_,1", "ewise",
      "from=f64 op=abs to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5", "2 ld 2 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_abs_i8__generic_u1, ABS, "abs i8 _x_:_,1", "ewise", "from=i8 op=abs to=i8 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I8 })
    ROW(GENERIC, MAP, tnk_abs_i16__generic_u1, ABS, "abs i16 _x_:_,1", "ewise",
      "from=i16 op=abs to=i16 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I16, TN_I16 })
    ROW(GENERIC, MAP, tnk_abs_i32__generic_u1, ABS, "abs i32 _x_:_,1", "ewise",
      "from=i32 op=abs to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(GENERIC, MAP, tnk_abs_i64__generic_u1, ABS, "abs i64 _x_:_,1", "ewise",
      "from=i64 op=abs to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_abs_f32__avx2_u2, ABS, "abs f32 _x_:_,1", "ewise", "from=f32 op=abs to=f32 unroll=2",
      "unary, every tier", "ewise_f32.lua:6", "2 ld 2 st; 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_abs_f64__avx2_u2, ABS, "abs f64 _x_:_,1", "ewise", "from=f64 op=abs to=f64 unroll=2",
      "unary, every tier", "ewise_f64.lua:5", "2 ld 2 st; 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_abs_i8__avx2_u1, ABS, "abs i8 _x_:_,1", "ewise", "from=i8 op=abs to=i8 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I8 })
    ROW(AVX2, MAP, tnk_abs_i16__avx2_u1, ABS, "abs i16 _x_:_,1", "ewise", "from=i16 op=abs to=i16 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I16, TN_I16 })
    ROW(AVX2, MAP, tnk_abs_i32__avx2_u1, ABS, "abs i32 _x_:_,1", "ewise", "from=i32 op=abs to=i32 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I32 })
    ROW(AVX2, MAP, tnk_abs_i64__avx2_u1, ABS, "abs i64 _x_:_,1", "ewise", "from=i64 op=abs to=i64 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_abs_f32__avx2_stream, ABS, "abs f32 _x_:_,1", "ewise",
      "from=f32 op=abs stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_abs_f32__avx512_u2, ABS, "abs f32 _x_:_,1", "ewise",
      "from=f32 op=abs to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6", "2 ld 2 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_abs_f64__avx512_u2, ABS, "abs f64 _x_:_,1", "ewise",
      "from=f64 op=abs to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5", "2 ld 2 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_abs_i8__avx512_u1, ABS, "abs i8 _x_:_,1", "ewise", "from=i8 op=abs to=i8 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I8 })
    ROW(AVX512, MAP, tnk_abs_i16__avx512_u1, ABS, "abs i16 _x_:_,1", "ewise",
      "from=i16 op=abs to=i16 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I16, TN_I16 })
    ROW(AVX512, MAP, tnk_abs_i32__avx512_u1, ABS, "abs i32 _x_:_,1", "ewise",
      "from=i32 op=abs to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(AVX512, MAP, tnk_abs_i64__avx512_u1, ABS, "abs i64 _x_:_,1", "ewise",
      "from=i64 op=abs to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(AVX512, MAP, tnk_abs_f32__avx512_stream, ABS, "abs f32 _x_:_,1", "ewise",
      "from=f32 op=abs stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_abs_f32__neon_u2, ABS, "abs f32 _x_:_,1", "ewise", "from=f32 op=abs to=f32 unroll=2",
      "unary, every tier", "ewise_f32.lua:6", "2 ld 2 st; 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_abs_f64__neon_u2, ABS, "abs f64 _x_:_,1", "ewise", "from=f64 op=abs to=f64 unroll=2",
      "unary, every tier", "ewise_f64.lua:5", "2 ld 2 st; 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_abs_i8__neon_u1, ABS, "abs i8 _x_:_,1", "ewise", "from=i8 op=abs to=i8 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I8 })
    ROW(NEON, MAP, tnk_abs_i16__neon_u1, ABS, "abs i16 _x_:_,1", "ewise", "from=i16 op=abs to=i16 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I16, TN_I16 })
    ROW(NEON, MAP, tnk_abs_i32__neon_u1, ABS, "abs i32 _x_:_,1", "ewise", "from=i32 op=abs to=i32 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I32 })
    ROW(NEON, MAP, tnk_abs_i64__neon_u1, ABS, "abs i64 _x_:_,1", "ewise", "from=i64 op=abs to=i64 unroll=1",
      "unary, every tier", "ewise_int.lua:6", "1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_I64 })
    ROW(GENERIC, MAP, tnk_relu_f32__generic_u2, RELU, "relu f32 _x_:_,1", "ewise",
      "from=f32 op=relu to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_relu_f64__generic_u2, RELU, "relu f64 _x_:_,1", "ewise",
      "from=f64 op=relu to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_relu_f32__avx2_u2, RELU, "relu f32 _x_:_,1", "ewise",
      "from=f32 op=relu to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_relu_f64__avx2_u2, RELU, "relu f64 _x_:_,1", "ewise",
      "from=f64 op=relu to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_relu_f32__avx2_stream, RELU, "relu f32 _x_:_,1", "ewise",
      "from=f32 op=relu stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 max 4 ld 4 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_relu_f32__avx512_u2, RELU, "relu f32 _x_:_,1", "ewise",
      "from=f32 op=relu to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_relu_f64__avx512_u2, RELU, "relu f64 _x_:_,1", "ewise",
      "from=f64 op=relu to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_relu_f32__avx512_stream, RELU, "relu f32 _x_:_,1", "ewise",
      "from=f32 op=relu stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 max 4 ld 4 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_relu_f32__neon_u2, RELU, "relu f32 _x_:_,1", "ewise",
      "from=f32 op=relu to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_relu_f64__neon_u2, RELU, "relu f64 _x_:_,1", "ewise",
      "from=f64 op=relu to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_leaky_relu_f32__generic_u2, LEAKY_RELU, "leaky_relu f32 _x_:_,1 slope _", "ewise",
      "from=f32 op=leaky_relu to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_leaky_relu_f64__generic_u2, LEAKY_RELU, "leaky_relu f64 _x_:_,1 slope _", "ewise",
      "from=f64 op=leaky_relu to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_leaky_relu_f32__avx2_u2, LEAKY_RELU, "leaky_relu f32 _x_:_,1 slope _", "ewise",
      "from=f32 op=leaky_relu to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_leaky_relu_f64__avx2_u2, LEAKY_RELU, "leaky_relu f64 _x_:_,1 slope _", "ewise",
      "from=f64 op=leaky_relu to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_leaky_relu_f32__avx2_stream, LEAKY_RELU, "leaky_relu f32 _x_:_,1 slope _", "ewise",
      "from=f32 op=leaky_relu stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 mul 4 select 4 ld 4 st; 1 mul 1 select 1 ld 1 st", 3, 1,
      .dtype = { TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_leaky_relu_f32__avx512_u2, LEAKY_RELU, "leaky_relu f32 _x_:_,1 slope _", "ewise",
      "from=f32 op=leaky_relu to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_leaky_relu_f64__avx512_u2, LEAKY_RELU, "leaky_relu f64 _x_:_,1 slope _", "ewise",
      "from=f64 op=leaky_relu to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_leaky_relu_f32__avx512_stream, LEAKY_RELU, "leaky_relu f32 _x_:_,1 slope _", "ewise",
      "from=f32 op=leaky_relu stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 mul 4 select 4 ld 4 st; 1 mul 1 select 1 ld 1 st", 3, 1,
      .dtype = { TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_leaky_relu_f32__neon_u2, LEAKY_RELU, "leaky_relu f32 _x_:_,1 slope _", "ewise",
      "from=f32 op=leaky_relu to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_leaky_relu_f64__neon_u2, LEAKY_RELU, "leaky_relu f64 _x_:_,1 slope _", "ewise",
      "from=f64 op=leaky_relu to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_clip_f32__generic_u2, CLIP, "clip f32 _x_:_,1 lo _ hi _", "ewise",
      "from=f32 op=clip to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "4 max 2 ld 2 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_clip_f64__generic_u2, CLIP, "clip f64 _x_:_,1 lo _ hi _", "ewise",
      "from=f64 op=clip to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "4 max 2 ld 2 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_clip_u8__generic_u1, CLIP, "clip u8 _x_:_,1 lo _ hi _", "ewise",
      "from=u8 op=clip to=u8 unroll=1", "unary, all types of that size", "ewise_int.lua:6", "2 max 1 ld 1 st",
      3, 1, .dtype = { TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_clip_u16__generic_u1, CLIP, "clip u16 _x_:_,1 lo _ hi _", "ewise",
      "from=u16 op=clip to=u16 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_clip_u32__generic_u1, CLIP, "clip u32 _x_:_,1 lo _ hi _", "ewise",
      "from=u32 op=clip to=u32 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_clip_u64__generic_u1, CLIP, "clip u64 _x_:_,1 lo _ hi _", "ewise",
      "from=u64 op=clip to=u64 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_clip_i8__generic_u1, CLIP, "clip i8 _x_:_,1 lo _ hi _", "ewise",
      "from=i8 op=clip to=i8 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I8, TN_I8 })
    ROW(GENERIC, MAP, tnk_clip_i16__generic_u1, CLIP, "clip i16 _x_:_,1 lo _ hi _", "ewise",
      "from=i16 op=clip to=i16 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I16, TN_I16 })
    ROW(GENERIC, MAP, tnk_clip_i32__generic_u1, CLIP, "clip i32 _x_:_,1 lo _ hi _", "ewise",
      "from=i32 op=clip to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(GENERIC, MAP, tnk_clip_i64__generic_u1, CLIP, "clip i64 _x_:_,1 lo _ hi _", "ewise",
      "from=i64 op=clip to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_clip_f32__avx2_u2, CLIP, "clip f32 _x_:_,1 lo _ hi _", "ewise",
      "from=f32 op=clip to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "4 max 2 ld 2 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_clip_f64__avx2_u2, CLIP, "clip f64 _x_:_,1 lo _ hi _", "ewise",
      "from=f64 op=clip to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "4 max 2 ld 2 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_clip_u8__avx2_u1, CLIP, "clip u8 _x_:_,1 lo _ hi _", "ewise",
      "from=u8 op=clip to=u8 unroll=1", "unary, all types of that size", "ewise_int.lua:6", "2 max 1 ld 1 st",
      3, 1, .dtype = { TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_clip_u16__avx2_u1, CLIP, "clip u16 _x_:_,1 lo _ hi _", "ewise",
      "from=u16 op=clip to=u16 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_clip_u32__avx2_u1, CLIP, "clip u32 _x_:_,1 lo _ hi _", "ewise",
      "from=u32 op=clip to=u32 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_clip_u64__avx2_u1, CLIP, "clip u64 _x_:_,1 lo _ hi _", "ewise",
      "from=u64 op=clip to=u64 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_clip_i8__avx2_u1, CLIP, "clip i8 _x_:_,1 lo _ hi _", "ewise",
      "from=i8 op=clip to=i8 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I8, TN_I8 })
    ROW(AVX2, MAP, tnk_clip_i16__avx2_u1, CLIP, "clip i16 _x_:_,1 lo _ hi _", "ewise",
      "from=i16 op=clip to=i16 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I16, TN_I16 })
    ROW(AVX2, MAP, tnk_clip_i32__avx2_u1, CLIP, "clip i32 _x_:_,1 lo _ hi _", "ewise",
      "from=i32 op=clip to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(AVX2, MAP, tnk_clip_i64__avx2_u1, CLIP, "clip i64 _x_:_,1 lo _ hi _", "ewise",
      "from=i64 op=clip to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_clip_f32__avx2_stream, CLIP, "clip f32 _x_:_,1 lo _ hi _", "ewise",
      "from=f32 op=clip stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "8 max 4 ld 4 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_clip_f32__avx512_u2, CLIP, "clip f32 _x_:_,1 lo _ hi _", "ewise",
      "from=f32 op=clip to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "4 max 2 ld 2 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_clip_f64__avx512_u2, CLIP, "clip f64 _x_:_,1 lo _ hi _", "ewise",
      "from=f64 op=clip to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "4 max 2 ld 2 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_clip_u8__avx512_u1, CLIP, "clip u8 _x_:_,1 lo _ hi _", "ewise",
      "from=u8 op=clip to=u8 unroll=1", "unary, all types of that size", "ewise_int.lua:6", "2 max 1 ld 1 st",
      3, 1, .dtype = { TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_clip_u16__avx512_u1, CLIP, "clip u16 _x_:_,1 lo _ hi _", "ewise",
      "from=u16 op=clip to=u16 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_clip_u32__avx512_u1, CLIP, "clip u32 _x_:_,1 lo _ hi _", "ewise",
      "from=u32 op=clip to=u32 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_clip_u64__avx512_u1, CLIP, "clip u64 _x_:_,1 lo _ hi _", "ewise",
      "from=u64 op=clip to=u64 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_clip_i8__avx512_u1, CLIP, "clip i8 _x_:_,1 lo _ hi _", "ewise",
      "from=i8 op=clip to=i8 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I8, TN_I8 })
    ROW(AVX512, MAP, tnk_clip_i16__avx512_u1, CLIP, "clip i16 _x_:_,1 lo _ hi _", "ewise",
      "from=i16 op=clip to=i16 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I16, TN_I16 })
    ROW(AVX512, MAP, tnk_clip_i32__avx512_u1, CLIP, "clip i32 _x_:_,1 lo _ hi _", "ewise",
      "from=i32 op=clip to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(AVX512, MAP, tnk_clip_i64__avx512_u1, CLIP, "clip i64 _x_:_,1 lo _ hi _", "ewise",
      "from=i64 op=clip to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(AVX512, MAP, tnk_clip_f32__avx512_stream, CLIP, "clip f32 _x_:_,1 lo _ hi _", "ewise",
      "from=f32 op=clip stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "8 max 4 ld 4 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_clip_f32__neon_u2, CLIP, "clip f32 _x_:_,1 lo _ hi _", "ewise",
      "from=f32 op=clip to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "4 max 2 ld 2 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_clip_f64__neon_u2, CLIP, "clip f64 _x_:_,1 lo _ hi _", "ewise",
      "from=f64 op=clip to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "4 max 2 ld 2 st; 2 max 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_clip_u8__neon_u1, CLIP, "clip u8 _x_:_,1 lo _ hi _", "ewise",
      "from=u8 op=clip to=u8 unroll=1", "unary, all types of that size", "ewise_int.lua:6", "2 max 1 ld 1 st",
      3, 1, .dtype = { TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_clip_u16__neon_u1, CLIP, "clip u16 _x_:_,1 lo _ hi _", "ewise",
      "from=u16 op=clip to=u16 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_clip_u32__neon_u1, CLIP, "clip u32 _x_:_,1 lo _ hi _", "ewise",
      "from=u32 op=clip to=u32 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_clip_u64__neon_u1, CLIP, "clip u64 _x_:_,1 lo _ hi _", "ewise",
      "from=u64 op=clip to=u64 unroll=1", "unary, all types of that size", "ewise_int.lua:6",
      "2 max 1 ld 1 st", 3, 1, .dtype = { TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_clip_i8__neon_u1, CLIP, "clip i8 _x_:_,1 lo _ hi _", "ewise",
      "from=i8 op=clip to=i8 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I8, TN_I8 })
    ROW(NEON, MAP, tnk_clip_i16__neon_u1, CLIP, "clip i16 _x_:_,1 lo _ hi _", "ewise",
      "from=i16 op=clip to=i16 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I16, TN_I16 })
    ROW(NEON, MAP, tnk_clip_i32__neon_u1, CLIP, "clip i32 _x_:_,1 lo _ hi _", "ewise",
      "from=i32 op=clip to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(NEON, MAP, tnk_clip_i64__neon_u1, CLIP, "clip i64 _x_:_,1 lo _ hi _", "ewise",
      "from=i64 op=clip to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 3, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(GENERIC, MAP, tnk_exp_f32__generic_u4, EXP, "exp f32 _x_:_,1", "ewise",
      "from=f32 op=exp to=f32 unroll=4", "unary, every tier", "functions_f32.lua:12",
      "68 add 44 mul 8 max 4 ld 4 st; 17 add 11 mul 2 max 1 ld 1 st", 5, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 1)
    ROW(GENERIC, MAP, tnk_exp_f64__generic_u0, EXP, "exp f64 _x_:_,1", "ewise",
      "from=f64 op=exp to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "23 add 17 mul 2 max 1 ld 1 st", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1)
    ROW(AVX2, MAP, tnk_exp_f32__avx2_u4, EXP, "exp f32 _x_:_,1", "ewise", "from=f32 op=exp to=f32 unroll=4",
      "unary, every tier", "functions_f32.lua:12",
      "28 fma 8 add 12 mul 8 max 4 shuffle 4 ld 4 st; 7 fma 2 add 3 mul 2 max 1 shuffle 1 ld 1 st", 4, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 1)
    ROW(AVX2, MAP, tnk_exp_f64__avx2_u0, EXP, "exp f64 _x_:_,1", "ewise", "from=f64 op=exp to=f64 unroll=0",
      "unary, every tier", "functions_f64.lua:5", "13 fma 10 add 4 mul 2 max 1 ld 1 st", 5, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 1)
    ROW(AVX2, MAP, tnk_exp_f32__avx2_stream, EXP, "exp f32 _x_:_,1", "ewise",
      "from=f32 op=exp stream=yes to=f32 unroll=1", "results that are more than the caches hold",
      "streams.lua:10", "7 fma 2 add 3 mul 2 max 1 shuffle 1 ld 1 st", 4, 0, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM, .ulp = 1)
    ROW(AVX512, MAP, tnk_exp_f32__avx512_u4, EXP, "exp f32 _x_:_,1", "ewise",
      "from=f32 op=exp to=f32 unroll=4", "unary, every tier", "functions_f32.lua:12",
      "24 fma 4 add 4 mul 4 max 4 scale 4 shuffle 4 ld 4 st; 6 fma 1 add 1 mul 1 max 1 scale 1 shuffle 1 ld 1 st",
      5, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1)
    ROW(AVX512, MAP, tnk_exp_f64__avx512_u0, EXP, "exp f64 _x_:_,1", "ewise",
      "from=f64 op=exp to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "13 fma 9 add 2 mul 2 max 1 scale 1 ld 1 st", 5, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1)
    ROW(AVX512, MAP, tnk_exp_f32__avx512_stream, EXP, "exp f32 _x_:_,1", "ewise",
      "from=f32 op=exp stream=yes to=f32 unroll=1", "results that are more than the caches hold",
      "streams.lua:10", "6 fma 1 add 1 mul 1 max 1 scale 1 shuffle 1 ld 1 st", 5, 0,
      .dtype = { TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM, .ulp = 1)
    ROW(NEON, MAP, tnk_exp_f32__neon_u4, EXP, "exp f32 _x_:_,1", "ewise", "from=f32 op=exp to=f32 unroll=4",
      "unary, every tier", "functions_f32.lua:12",
      "28 fma 40 add 16 mul 8 max 4 ld 4 st; 7 fma 10 add 4 mul 2 max 1 ld 1 st", 5, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 1)
    ROW(NEON, MAP, tnk_exp_f64__neon_u0, EXP, "exp f64 _x_:_,1", "ewise", "from=f64 op=exp to=f64 unroll=0",
      "unary, every tier", "functions_f64.lua:5", "13 fma 10 add 4 mul 2 max 1 ld 1 st", 5, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 1)
    ROW(GENERIC, MAP, tnk_log_f32__generic_u1, LOG, "log f32 _x_:_,1", "ewise",
      "from=f32 op=log to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "16 add 14 mul 1 convert 1 ld 1 st", 8, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1)
    ROW(GENERIC, MAP, tnk_log_f64__generic_u0, LOG, "log f64 _x_:_,1", "ewise",
      "from=f64 op=log to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "18 add 14 mul 1 div 5 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1)
    ROW(AVX2, MAP, tnk_log_f32__avx2_u1, LOG, "log f32 _x_:_,1", "ewise", "from=f32 op=log to=f32 unroll=1",
      "unary, every tier", "functions_f32.lua:18", "11 fma 5 add 3 mul 1 convert 1 ld 1 st", 8, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 1)
    ROW(AVX2, MAP, tnk_log_f64__avx2_u0, LOG, "log f64 _x_:_,1", "ewise", "from=f64 op=log to=f64 unroll=0",
      "unary, every tier", "functions_f64.lua:5", "8 fma 10 add 6 mul 1 div 5 select 1 ld 1 st", 8, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 1)
    ROW(AVX512, MAP, tnk_log_f32__avx512_u1, LOG, "log f32 _x_:_,1", "ewise",
      "from=f32 op=log to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "11 fma 5 add 3 mul 1 convert 1 ld 1 st", 8, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1)
    ROW(AVX512, MAP, tnk_log_f64__avx512_u0, LOG, "log f64 _x_:_,1", "ewise",
      "from=f64 op=log to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "8 fma 10 add 6 mul 1 div 5 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1)
    ROW(NEON, MAP, tnk_log_f32__neon_u1, LOG, "log f32 _x_:_,1", "ewise", "from=f32 op=log to=f32 unroll=1",
      "unary, every tier", "functions_f32.lua:18", "11 fma 5 add 3 mul 1 convert 1 ld 1 st", 8, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 1)
    ROW(NEON, MAP, tnk_log_f64__neon_u0, LOG, "log f64 _x_:_,1", "ewise", "from=f64 op=log to=f64 unroll=0",
      "unary, every tier", "functions_f64.lua:5", "8 fma 10 add 6 mul 1 div 5 select 1 ld 1 st", 8, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 1)
    ROW(GENERIC, MAP, tnk_sqrt_f32__generic_u2, SQRT, "sqrt f32 _x_:_,1", "ewise",
      "from=f32 op=sqrt to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_sqrt_f64__generic_u2, SQRT, "sqrt f64 _x_:_,1", "ewise",
      "from=f64 op=sqrt to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_sqrt_f32__avx2_u2, SQRT, "sqrt f32 _x_:_,1", "ewise",
      "from=f32 op=sqrt to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_sqrt_f64__avx2_u2, SQRT, "sqrt f64 _x_:_,1", "ewise",
      "from=f64 op=sqrt to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_sqrt_f32__avx512_u2, SQRT, "sqrt f32 _x_:_,1", "ewise",
      "from=f32 op=sqrt to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_sqrt_f64__avx512_u2, SQRT, "sqrt f64 _x_:_,1", "ewise",
      "from=f64 op=sqrt to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_sqrt_f32__neon_u2, SQRT, "sqrt f32 _x_:_,1", "ewise",
      "from=f32 op=sqrt to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_sqrt_f64__neon_u2, SQRT, "sqrt f64 _x_:_,1", "ewise",
      "from=f64 op=sqrt to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_rsqrt_f32__generic_u1, RSQRT, "rsqrt f32 _x_:_,1", "ewise",
      "from=f32 op=rsqrt to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "1 div 1 sqrt 1 ld 1 st", 1, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1.5f)
    ROW(GENERIC, MAP, tnk_rsqrt_f64__generic_u0, RSQRT, "rsqrt f64 _x_:_,1", "ewise",
      "from=f64 op=rsqrt to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "1 div 1 sqrt 1 ld 1 st", 1, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1.5f)
    ROW(AVX2, MAP, tnk_rsqrt_f32__avx2_u1, RSQRT, "rsqrt f32 _x_:_,1", "ewise",
      "from=f32 op=rsqrt to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "1 div 1 sqrt 1 ld 1 st", 1, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1.5f)
    ROW(AVX2, MAP, tnk_rsqrt_f64__avx2_u0, RSQRT, "rsqrt f64 _x_:_,1", "ewise",
      "from=f64 op=rsqrt to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "1 div 1 sqrt 1 ld 1 st", 1, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1.5f)
    ROW(AVX512, MAP, tnk_rsqrt_f32__avx512_u1, RSQRT, "rsqrt f32 _x_:_,1", "ewise",
      "from=f32 op=rsqrt to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "1 div 1 sqrt 1 ld 1 st", 1, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1.5f)
    ROW(AVX512, MAP, tnk_rsqrt_f64__avx512_u0, RSQRT, "rsqrt f64 _x_:_,1", "ewise",
      "from=f64 op=rsqrt to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "1 div 1 sqrt 1 ld 1 st", 1, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1.5f)
    ROW(NEON, MAP, tnk_rsqrt_f32__neon_u1, RSQRT, "rsqrt f32 _x_:_,1", "ewise",
      "from=f32 op=rsqrt to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "1 div 1 sqrt 1 ld 1 st", 1, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1.5f)
    ROW(NEON, MAP, tnk_rsqrt_f64__neon_u0, RSQRT, "rsqrt f64 _x_:_,1", "ewise",
      "from=f64 op=rsqrt to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "1 div 1 sqrt 1 ld 1 st", 1, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1.5f)
    ROW(GENERIC, MAP, tnk_reciprocal_f32__generic_u2, RECIPROCAL, "reciprocal f32 _x_:_,1", "ewise",
      "from=f32 op=reciprocal to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 div 2 ld 2 st; 1 div 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_reciprocal_f64__generic_u2, RECIPROCAL, "reciprocal f64 _x_:_,1", "ewise",
      "from=f64 op=reciprocal to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 div 2 ld 2 st; 1 div 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_reciprocal_f32__avx2_u2, RECIPROCAL, "reciprocal f32 _x_:_,1", "ewise",
      "from=f32 op=reciprocal to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 div 2 ld 2 st; 1 div 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_reciprocal_f64__avx2_u2, RECIPROCAL, "reciprocal f64 _x_:_,1", "ewise",
      "from=f64 op=reciprocal to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 div 2 ld 2 st; 1 div 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_reciprocal_f32__avx512_u2, RECIPROCAL, "reciprocal f32 _x_:_,1", "ewise",
      "from=f32 op=reciprocal to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 div 2 ld 2 st; 1 div 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_reciprocal_f64__avx512_u2, RECIPROCAL, "reciprocal f64 _x_:_,1", "ewise",
      "from=f64 op=reciprocal to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 div 2 ld 2 st; 1 div 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_reciprocal_f32__neon_u2, RECIPROCAL, "reciprocal f32 _x_:_,1", "ewise",
      "from=f32 op=reciprocal to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 div 2 ld 2 st; 1 div 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_reciprocal_f64__neon_u2, RECIPROCAL, "reciprocal f64 _x_:_,1", "ewise",
      "from=f64 op=reciprocal to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 div 2 ld 2 st; 1 div 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_erf_f32__generic_u1, ERF, "erf f32 _x_:_,1", "ewise",
      "from=f32 op=erf to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "47 add 41 mul 1 div 1 max 1 select 1 ld 1 st", 12, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1.75f)
    ROW(GENERIC, MAP, tnk_erf_f64__generic_u0, ERF, "erf f64 _x_:_,1", "ewise",
      "from=f64 op=erf to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "75 add 69 mul 1 div 1 max 1 select 1 ld 1 st", 12, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1.75f)
    ROW(AVX2, MAP, tnk_erf_f32__avx2_u1, ERF, "erf f32 _x_:_,1", "ewise", "from=f32 op=erf to=f32 unroll=1",
      "unary, every tier", "functions_f32.lua:18",
      "28 fma 3 add 8 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st", 8, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 1.75f)
    ROW(AVX2, MAP, tnk_erf_f64__avx2_u0, ERF, "erf f64 _x_:_,1", "ewise", "from=f64 op=erf to=f64 unroll=0",
      "unary, every tier", "functions_f64.lua:5", "57 fma 11 add 9 mul 1 div 1 max 1 select 1 ld 1 st", 9, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 1.75f)
    ROW(AVX512, MAP, tnk_erf_f32__avx512_u1, ERF, "erf f32 _x_:_,1", "ewise",
      "from=f32 op=erf to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "5 fma 2 add 1 max 1 select 7 shuffle 1 ld 1 st", 7, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1.75f)
    ROW(AVX512, MAP, tnk_erf_f64__avx512_u0, ERF, "erf f64 _x_:_,1", "ewise",
      "from=f64 op=erf to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "57 fma 10 add 7 mul 1 div 1 max 1 scale 1 select 1 ld 1 st", 9, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 1.75f)
    ROW(NEON, MAP, tnk_erf_f32__neon_u1, ERF, "erf f32 _x_:_,1", "ewise", "from=f32 op=erf to=f32 unroll=1",
      "unary, every tier", "functions_f32.lua:18", "29 fma 11 add 9 mul 1 div 1 max 1 select 1 ld 1 st", 9, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 1.75f)
    ROW(NEON, MAP, tnk_erf_f64__neon_u0, ERF, "erf f64 _x_:_,1", "ewise", "from=f64 op=erf to=f64 unroll=0",
      "unary, every tier", "functions_f64.lua:5", "57 fma 11 add 9 mul 1 div 1 max 1 select 1 ld 1 st", 9, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 1.75f)
    ROW(GENERIC, MAP, tnk_tanh_f32__generic_u1, TANH, "tanh f32 _x_:_,1", "ewise",
      "from=f32 op=tanh to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "24 add 19 mul 1 div 1 max 1 select 1 ld 1 st", 8, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1.75f)
    ROW(GENERIC, MAP, tnk_tanh_f64__generic_u0, TANH, "tanh f64 _x_:_,1", "ewise",
      "from=f64 op=tanh to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "37 add 32 mul 1 div 1 max 1 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1.75f)
    ROW(AVX2, MAP, tnk_tanh_f32__avx2_u1, TANH, "tanh f32 _x_:_,1", "ewise",
      "from=f32 op=tanh to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "12 fma 5 add 6 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st", 7, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 1.75f)
    ROW(AVX2, MAP, tnk_tanh_f64__avx2_u0, TANH, "tanh f64 _x_:_,1", "ewise",
      "from=f64 op=tanh to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "25 fma 12 add 7 mul 1 div 1 max 1 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1.75f)
    ROW(AVX2, MAP, tnk_tanh_f32__avx2_stream, TANH, "tanh f32 _x_:_,1", "ewise",
      "from=f32 op=tanh stream=yes to=f32 unroll=1", "results that are more than the caches hold",
      "streams.lua:10", "12 fma 5 add 6 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st", 7, 0,
      .dtype = { TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM, .ulp = 1.75f)
    ROW(AVX512, MAP, tnk_tanh_f32__avx512_u1, TANH, "tanh f32 _x_:_,1", "ewise",
      "from=f32 op=tanh to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "5 fma 2 add 1 max 7 shuffle 1 ld 1 st", 5, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1.75f)
    ROW(AVX512, MAP, tnk_tanh_f64__avx512_u0, TANH, "tanh f64 _x_:_,1", "ewise",
      "from=f64 op=tanh to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "25 fma 11 add 5 mul 1 div 1 max 1 scale 1 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 1.75f)
    ROW(AVX512, MAP, tnk_tanh_f32__avx512_stream, TANH, "tanh f32 _x_:_,1", "ewise",
      "from=f32 op=tanh stream=yes to=f32 unroll=1", "results that are more than the caches hold",
      "streams.lua:10", "5 fma 2 add 1 max 7 shuffle 1 ld 1 st", 5, 0, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM, .ulp = 1.75f)
    ROW(NEON, MAP, tnk_tanh_f32__neon_u1, TANH, "tanh f32 _x_:_,1", "ewise",
      "from=f32 op=tanh to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "12 fma 12 add 7 mul 1 div 1 max 1 select 1 ld 1 st", 8, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 1.75f)
    ROW(NEON, MAP, tnk_tanh_f64__neon_u0, TANH, "tanh f64 _x_:_,1", "ewise",
      "from=f64 op=tanh to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "25 fma 12 add 7 mul 1 div 1 max 1 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 1.75f)
    ROW(GENERIC, MAP, tnk_sigmoid_f32__generic_u1, SIGMOID, "sigmoid f32 _x_:_,1", "ewise",
      "from=f32 op=sigmoid to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "19 add 12 mul 1 div 1 max 1 select 1 ld 1 st", 5, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_sigmoid_f64__generic_u0, SIGMOID, "sigmoid f64 _x_:_,1", "ewise",
      "from=f64 op=sigmoid to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "40 add 25 mul 2 div 1 max 4 select 1 ld 1 st", 12, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_sigmoid_f32__avx2_u1, SIGMOID, "sigmoid f32 _x_:_,1", "ewise",
      "from=f32 op=sigmoid to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "8 fma 4 add 3 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st", 4, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 2)
    ROW(AVX2, MAP, tnk_sigmoid_f64__avx2_u0, SIGMOID, "sigmoid f64 _x_:_,1", "ewise",
      "from=f64 op=sigmoid to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "14 fma 19 add 8 mul 2 div 1 max 4 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_sigmoid_f32__avx2_stream, SIGMOID, "sigmoid f32 _x_:_,1", "ewise",
      "from=f32 op=sigmoid stream=yes to=f32 unroll=1", "results that are more than the caches hold",
      "streams.lua:10", "8 fma 4 add 3 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st", 4, 0,
      .dtype = { TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM, .ulp = 2)
    ROW(AVX512, MAP, tnk_sigmoid_f32__avx512_u1, SIGMOID, "sigmoid f32 _x_:_,1", "ewise",
      "from=f32 op=sigmoid to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "6 fma 2 add 1 select 7 shuffle 1 ld 1 st", 6, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_sigmoid_f64__avx512_u0, SIGMOID, "sigmoid f64 _x_:_,1", "ewise",
      "from=f64 op=sigmoid to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "14 fma 17 add 4 mul 2 div 1 max 2 scale 4 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 2)
    ROW(AVX512, MAP, tnk_sigmoid_f32__avx512_stream, SIGMOID, "sigmoid f32 _x_:_,1", "ewise",
      "from=f32 op=sigmoid stream=yes to=f32 unroll=1", "results that are more than the caches hold",
      "streams.lua:10", "6 fma 2 add 1 select 7 shuffle 1 ld 1 st", 6, 0, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM, .ulp = 2)
    ROW(NEON, MAP, tnk_sigmoid_f32__neon_u1, SIGMOID, "sigmoid f32 _x_:_,1", "ewise",
      "from=f32 op=sigmoid to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "8 fma 11 add 4 mul 1 div 1 max 1 select 1 ld 1 st", 5, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(NEON, MAP, tnk_sigmoid_f64__neon_u0, SIGMOID, "sigmoid f64 _x_:_,1", "ewise",
      "from=f64 op=sigmoid to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "14 fma 19 add 8 mul 2 div 1 max 4 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_silu_f32__generic_u1, SILU, "silu f32 _x_:_,1", "ewise",
      "from=f32 op=silu to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "37 add 22 mul 1 div 3 max 3 select 1 ld 1 st", 11, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_silu_f64__generic_u0, SILU, "silu f64 _x_:_,1", "ewise",
      "from=f64 op=silu to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "53 add 31 mul 2 div 2 max 4 select 1 ld 1 st", 12, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_silu_f32__avx2_u1, SILU, "silu f32 _x_:_,1", "ewise",
      "from=f32 op=silu to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "12 fma 8 add 7 mul 1 div 3 max 3 select 2 shuffle 1 ld 1 st", 9, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 2)
    ROW(AVX2, MAP, tnk_silu_f64__avx2_u0, SILU, "silu f64 _x_:_,1", "ewise",
      "from=f64 op=silu to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "16 fma 23 add 9 mul 2 div 2 max 4 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_silu_f32__avx512_u1, SILU, "silu f32 _x_:_,1", "ewise",
      "from=f32 op=silu to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "6 fma 2 add 1 max 7 shuffle 1 ld 1 st", 7, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_silu_f64__avx512_u0, SILU, "silu f64 _x_:_,1", "ewise",
      "from=f64 op=silu to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "16 fma 21 add 5 mul 2 div 2 max 2 scale 4 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 2)
    ROW(NEON, MAP, tnk_silu_f32__neon_u1, SILU, "silu f32 _x_:_,1", "ewise",
      "from=f32 op=silu to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "11 fma 19 add 8 mul 1 div 3 max 3 select 1 ld 1 st", 8, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(NEON, MAP, tnk_silu_f64__neon_u0, SILU, "silu f64 _x_:_,1", "ewise",
      "from=f64 op=silu to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "16 fma 23 add 9 mul 2 div 2 max 4 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_gelu_f32__generic_u1, GELU, "gelu f32 _x_:_,1", "ewise",
      "from=f32 op=gelu to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "120 add 68 mul 1 div 2 max 1 ld 1 st", 16, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_gelu_f64__generic_u0, GELU, "gelu f64 _x_:_,1", "ewise",
      "from=f64 op=gelu to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "141 add 89 mul 1 div 2 max 1 ld 1 st", 16, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_gelu_f32__avx2_u1, GELU, "gelu f32 _x_:_,1", "ewise",
      "from=f32 op=gelu to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "28 fma 36 add 18 mul 1 div 2 max 2 shuffle 1 ld 1 st", 13, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_gelu_f64__avx2_u0, GELU, "gelu f64 _x_:_,1", "ewise",
      "from=f64 op=gelu to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "50 fma 42 add 18 mul 1 div 2 max 1 ld 1 st", 13, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_gelu_f32__avx2_stream, GELU, "gelu f32 _x_:_,1", "ewise",
      "from=f32 op=gelu stream=yes to=f32 unroll=1", "results that are more than the caches hold",
      "streams.lua:10", "28 fma 36 add 18 mul 1 div 2 max 2 shuffle 1 ld 1 st", 13, 0,
      .dtype = { TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM, .ulp = 2)
    ROW(AVX512, MAP, tnk_gelu_f32__avx512_u1, GELU, "gelu f32 _x_:_,1", "ewise",
      "from=f32 op=gelu to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "7 fma 2 add 1 max 7 shuffle 1 ld 1 st", 7, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_gelu_f64__avx512_u0, GELU, "gelu f64 _x_:_,1", "ewise",
      "from=f64 op=gelu to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "50 fma 41 add 16 mul 1 div 2 max 1 scale 1 ld 1 st", 13, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_gelu_f32__avx512_stream, GELU, "gelu f32 _x_:_,1", "ewise",
      "from=f32 op=gelu stream=yes to=f32 unroll=1", "results that are more than the caches hold",
      "streams.lua:10", "7 fma 2 add 1 max 7 shuffle 1 ld 1 st", 7, 0, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM, .ulp = 2)
    ROW(NEON, MAP, tnk_gelu_f32__neon_u1, GELU, "gelu f32 _x_:_,1", "ewise",
      "from=f32 op=gelu to=f32 unroll=1", "unary, every tier", "functions_f32.lua:18",
      "29 fma 42 add 18 mul 1 div 2 max 1 ld 1 st", 13, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(NEON, MAP, tnk_gelu_f64__neon_u0, GELU, "gelu f64 _x_:_,1", "ewise",
      "from=f64 op=gelu to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "50 fma 42 add 18 mul 1 div 2 max 1 ld 1 st", 13, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_gelu_tanh_f32__generic_u0, GELU_TANH, "gelu_tanh f32 _x_:_,1", "ewise",
      "from=f32 op=gelu_tanh to=f32 unroll=0", "unary, every tier", "functions_f32.lua:15",
      "73 add 40 mul 1 div 4 max 4 select 1 ld 1 st", 11, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_gelu_tanh_f64__generic_u0, GELU_TANH, "gelu_tanh f64 _x_:_,1", "ewise",
      "from=f64 op=gelu_tanh to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "89 add 49 mul 2 div 3 max 5 select 1 ld 1 st", 12, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_gelu_tanh_f32__avx2_u0, GELU_TANH, "gelu_tanh f32 _x_:_,1", "ewise",
      "from=f32 op=gelu_tanh to=f32 unroll=0", "unary, every tier", "functions_f32.lua:15",
      "17 fma 18 add 11 mul 1 div 4 max 4 select 2 shuffle 1 ld 1 st", 9, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 2)
    ROW(AVX2, MAP, tnk_gelu_tanh_f64__avx2_u0, GELU_TANH, "gelu_tanh f64 _x_:_,1", "ewise",
      "from=f64 op=gelu_tanh to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "22 fma 32 add 12 mul 2 div 3 max 5 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_gelu_tanh_f32__avx512_u0, GELU_TANH, "gelu_tanh f32 _x_:_,1", "ewise",
      "from=f32 op=gelu_tanh to=f32 unroll=0", "unary, every tier", "functions_f32.lua:15",
      "7 fma 2 add 1 max 7 shuffle 1 ld 1 st", 7, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_gelu_tanh_f64__avx512_u0, GELU_TANH, "gelu_tanh f64 _x_:_,1", "ewise",
      "from=f64 op=gelu_tanh to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "22 fma 30 add 8 mul 2 div 3 max 2 scale 5 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 },
      .ulp = 2)
    ROW(NEON, MAP, tnk_gelu_tanh_f32__neon_u0, GELU_TANH, "gelu_tanh f32 _x_:_,1", "ewise",
      "from=f32 op=gelu_tanh to=f32 unroll=0", "unary, every tier", "functions_f32.lua:15",
      "17 fma 28 add 11 mul 1 div 4 max 4 select 1 ld 1 st", 8, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(NEON, MAP, tnk_gelu_tanh_f64__neon_u0, GELU_TANH, "gelu_tanh f64 _x_:_,1", "ewise",
      "from=f64 op=gelu_tanh to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "22 fma 32 add 12 mul 2 div 3 max 5 select 1 ld 1 st", 8, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_softplus_f32__generic_u0, SOFTPLUS, "softplus f32 _x_:_,1", "ewise",
      "from=f32 op=softplus to=f32 unroll=0", "unary, every tier", "functions_f32.lua:15",
      "27 add 21 mul 1 div 2 max 1 ld 1 st", 6, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_softplus_f64__generic_u0, SOFTPLUS, "softplus f64 _x_:_,1", "ewise",
      "from=f64 op=softplus to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "40 add 34 mul 1 div 2 max 1 ld 1 st", 6, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_softplus_f32__avx2_u0, SOFTPLUS, "softplus f32 _x_:_,1", "ewise",
      "from=f32 op=softplus to=f32 unroll=0", "unary, every tier", "functions_f32.lua:15",
      "12 fma 8 add 8 mul 1 div 2 max 2 shuffle 1 ld 1 st", 6, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_softplus_f64__avx2_u0, SOFTPLUS, "softplus f64 _x_:_,1", "ewise",
      "from=f64 op=softplus to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "25 fma 15 add 9 mul 1 div 2 max 1 ld 1 st", 6, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_softplus_f32__avx512_u0, SOFTPLUS, "softplus f32 _x_:_,1", "ewise",
      "from=f32 op=softplus to=f32 unroll=0", "unary, every tier", "functions_f32.lua:15",
      "6 fma 2 add 1 max 7 shuffle 1 ld 1 st", 7, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_softplus_f64__avx512_u0, SOFTPLUS, "softplus f64 _x_:_,1", "ewise",
      "from=f64 op=softplus to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "25 fma 14 add 7 mul 1 div 2 max 1 scale 1 ld 1 st", 6, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(NEON, MAP, tnk_softplus_f32__neon_u0, SOFTPLUS, "softplus f32 _x_:_,1", "ewise",
      "from=f32 op=softplus to=f32 unroll=0", "unary, every tier", "functions_f32.lua:15",
      "12 fma 15 add 9 mul 1 div 2 max 1 ld 1 st", 6, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(NEON, MAP, tnk_softplus_f64__neon_u0, SOFTPLUS, "softplus f64 _x_:_,1", "ewise",
      "from=f64 op=softplus to=f64 unroll=0", "unary, every tier", "functions_f64.lua:5",
      "25 fma 15 add 9 mul 1 div 2 max 1 ld 1 st", 6, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_sin_f64__generic_u0, SIN, "sin f64 _x_:_,1", "ewise",
      "from=f64 op=sin to=f64 unroll=0", "unary, every tier", "angles.lua:9",
      "41 add 25 mul 2 select 1 ld 1 st", 11, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_sin_f32__generic_u0, SIN, "sin f32 _x_:_,1", "ewise",
      "from=f32 op=sin to=f32 unroll=0", "unary, every tier", "angles.lua:10",
      "44 add 31 mul 2 max 6 convert 28 select 4 shuffle 1 ld 1 st", 11, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 2)
    ROW(AVX2, MAP, tnk_sin_f64__avx2_u0, SIN, "sin f64 _x_:_,1", "ewise", "from=f64 op=sin to=f64 unroll=0",
      "unary, every tier", "angles.lua:9", "16 fma 25 add 9 mul 2 select 1 ld 1 st", 11, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_sin_f32__avx2_u1, SIN, "sin f32 _x_:_,1", "ewise", "from=f32 op=sin to=f32 unroll=1",
      "unary, every tier", "angles.lua:11", "9 fma 1 add 2 mul 2 max 1 ld 1 st", 6, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_sin_f64__avx512_u0, SIN, "sin f64 _x_:_,1", "ewise",
      "from=f64 op=sin to=f64 unroll=0", "unary, every tier", "angles.lua:9",
      "16 fma 25 add 9 mul 2 select 1 ld 1 st", 11, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_sin_f32__avx512_u1, SIN, "sin f32 _x_:_,1", "ewise",
      "from=f32 op=sin to=f32 unroll=1", "unary, every tier", "angles.lua:11",
      "9 fma 1 add 2 mul 2 max 1 ld 1 st", 6, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(NEON, MAP, tnk_sin_f64__neon_u0, SIN, "sin f64 _x_:_,1", "ewise", "from=f64 op=sin to=f64 unroll=0",
      "unary, every tier", "angles.lua:9", "16 fma 25 add 9 mul 2 select 1 ld 1 st", 11, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(NEON, MAP, tnk_sin_f32__neon_u0, SIN, "sin f32 _x_:_,1", "ewise", "from=f32 op=sin to=f32 unroll=0",
      "unary, every tier", "angles.lua:10", "9 fma 1 add 2 mul 2 max 1 ld 1 st", 6, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_cos_f64__generic_u0, COS, "cos f64 _x_:_,1", "ewise",
      "from=f64 op=cos to=f64 unroll=0", "unary, every tier", "angles.lua:9",
      "42 add 25 mul 1 select 1 ld 1 st", 11, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_cos_f32__generic_u0, COS, "cos f32 _x_:_,1", "ewise",
      "from=f32 op=cos to=f32 unroll=0", "unary, every tier", "angles.lua:10",
      "44 add 31 mul 2 max 6 convert 28 select 4 shuffle 1 ld 1 st", 10, 0, .dtype = { TN_F32, TN_F32 },
      .ulp = 2)
    ROW(AVX2, MAP, tnk_cos_f64__avx2_u0, COS, "cos f64 _x_:_,1", "ewise", "from=f64 op=cos to=f64 unroll=0",
      "unary, every tier", "angles.lua:9", "16 fma 26 add 9 mul 1 select 1 ld 1 st", 11, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX2, MAP, tnk_cos_f32__avx2_u1, COS, "cos f32 _x_:_,1", "ewise", "from=f32 op=cos to=f32 unroll=1",
      "unary, every tier", "angles.lua:11", "9 fma 1 add 2 mul 2 max 1 ld 1 st", 5, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_cos_f64__avx512_u0, COS, "cos f64 _x_:_,1", "ewise",
      "from=f64 op=cos to=f64 unroll=0", "unary, every tier", "angles.lua:9",
      "16 fma 26 add 9 mul 1 select 1 ld 1 st", 11, 0, .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(AVX512, MAP, tnk_cos_f32__avx512_u1, COS, "cos f32 _x_:_,1", "ewise",
      "from=f32 op=cos to=f32 unroll=1", "unary, every tier", "angles.lua:11",
      "9 fma 1 add 2 mul 2 max 1 ld 1 st", 5, 0, .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(NEON, MAP, tnk_cos_f64__neon_u0, COS, "cos f64 _x_:_,1", "ewise", "from=f64 op=cos to=f64 unroll=0",
      "unary, every tier", "angles.lua:9", "16 fma 26 add 9 mul 1 select 1 ld 1 st", 11, 0,
      .dtype = { TN_F64, TN_F64 }, .ulp = 2)
    ROW(NEON, MAP, tnk_cos_f32__neon_u0, COS, "cos f32 _x_:_,1", "ewise", "from=f32 op=cos to=f32 unroll=0",
      "unary, every tier", "angles.lua:10", "9 fma 1 add 2 mul 2 max 1 ld 1 st", 5, 0,
      .dtype = { TN_F32, TN_F32 }, .ulp = 2)
    ROW(GENERIC, MAP, tnk_floor_f32__generic_u2, FLOOR, "floor f32 _x_:_,1", "ewise",
      "from=f32 op=floor to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "6 add 4 select 2 ld 2 st; 3 add 2 select 1 ld 1 st", 4, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_floor_f64__generic_u2, FLOOR, "floor f64 _x_:_,1", "ewise",
      "from=f64 op=floor to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "6 add 4 select 2 ld 2 st; 3 add 2 select 1 ld 1 st", 4, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_floor_f32__avx2_u2, FLOOR, "floor f32 _x_:_,1", "ewise",
      "from=f32 op=floor to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_floor_f64__avx2_u2, FLOOR, "floor f64 _x_:_,1", "ewise",
      "from=f64 op=floor to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_floor_f32__avx512_u2, FLOOR, "floor f32 _x_:_,1", "ewise",
      "from=f32 op=floor to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_floor_f64__avx512_u2, FLOOR, "floor f64 _x_:_,1", "ewise",
      "from=f64 op=floor to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_floor_f32__neon_u2, FLOOR, "floor f32 _x_:_,1", "ewise",
      "from=f32 op=floor to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_floor_f64__neon_u2, FLOOR, "floor f64 _x_:_,1", "ewise",
      "from=f64 op=floor to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_ceil_f32__generic_u2, CEIL, "ceil f32 _x_:_,1", "ewise",
      "from=f32 op=ceil to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "6 add 4 select 2 ld 2 st; 3 add 2 select 1 ld 1 st", 4, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_ceil_f64__generic_u2, CEIL, "ceil f64 _x_:_,1", "ewise",
      "from=f64 op=ceil to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "6 add 4 select 2 ld 2 st; 3 add 2 select 1 ld 1 st", 4, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_ceil_f32__avx2_u2, CEIL, "ceil f32 _x_:_,1", "ewise",
      "from=f32 op=ceil to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_ceil_f64__avx2_u2, CEIL, "ceil f64 _x_:_,1", "ewise",
      "from=f64 op=ceil to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_ceil_f32__avx512_u2, CEIL, "ceil f32 _x_:_,1", "ewise",
      "from=f32 op=ceil to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_ceil_f64__avx512_u2, CEIL, "ceil f64 _x_:_,1", "ewise",
      "from=f64 op=ceil to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_ceil_f32__neon_u2, CEIL, "ceil f32 _x_:_,1", "ewise",
      "from=f32 op=ceil to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_ceil_f64__neon_u2, CEIL, "ceil f64 _x_:_,1", "ewise",
      "from=f64 op=ceil to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st", 3, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_round_f32__generic_u2, ROUND, "round f32 _x_:_,1", "ewise",
      "from=f32 op=round to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "4 add 2 select 2 ld 2 st; 2 add 1 select 1 ld 1 st", 4, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_round_f64__generic_u2, ROUND, "round f64 _x_:_,1", "ewise",
      "from=f64 op=round to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "4 add 2 select 2 ld 2 st; 2 add 1 select 1 ld 1 st", 4, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_round_f32__avx2_u2, ROUND, "round f32 _x_:_,1", "ewise",
      "from=f32 op=round to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 round 2 ld 2 st; 1 round 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_round_f64__avx2_u2, ROUND, "round f64 _x_:_,1", "ewise",
      "from=f64 op=round to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 round 2 ld 2 st; 1 round 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_round_f32__avx512_u2, ROUND, "round f32 _x_:_,1", "ewise",
      "from=f32 op=round to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 round 2 ld 2 st; 1 round 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_round_f64__avx512_u2, ROUND, "round f64 _x_:_,1", "ewise",
      "from=f64 op=round to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 round 2 ld 2 st; 1 round 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_round_f32__neon_u2, ROUND, "round f32 _x_:_,1", "ewise",
      "from=f32 op=round to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "2 round 2 ld 2 st; 1 round 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_round_f64__neon_u2, ROUND, "round f64 _x_:_,1", "ewise",
      "from=f64 op=round to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "2 round 2 ld 2 st; 1 round 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_logical_not_bool__generic_u1, LOGICAL_NOT, "logical_not bool _x_:_,1", "ewise",
      "from=bool op=logical_not to=bool unroll=1", "unary, every tier", "ewise_bits.lua:6",
      "1 select 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL })
    ROW(AVX2, MAP, tnk_logical_not_bool__avx2_u1, LOGICAL_NOT, "logical_not bool _x_:_,1", "ewise",
      "from=bool op=logical_not to=bool unroll=1", "unary, every tier", "ewise_bits.lua:6",
      "1 select 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL })
    ROW(AVX512, MAP, tnk_logical_not_bool__avx512_u1, LOGICAL_NOT, "logical_not bool _x_:_,1", "ewise",
      "from=bool op=logical_not to=bool unroll=1", "unary, every tier", "ewise_bits.lua:6",
      "1 select 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL })
    ROW(NEON, MAP, tnk_logical_not_bool__neon_u1, LOGICAL_NOT, "logical_not bool _x_:_,1", "ewise",
      "from=bool op=logical_not to=bool unroll=1", "unary, every tier", "ewise_bits.lua:6",
      "1 select 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL })
    ROW(GENERIC, MAP, tnk_bit_not_u8__generic_u1, BIT_NOT, "bit_not u8 _x_:_,1", "ewise",
      "from=u8 op=bit_not to=u8 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_bit_not_u16__generic_u1, BIT_NOT, "bit_not u16 _x_:_,1", "ewise",
      "from=u16 op=bit_not to=u16 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_bit_not_u32__generic_u1, BIT_NOT, "bit_not u32 _x_:_,1", "ewise",
      "from=u32 op=bit_not to=u32 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_bit_not_u64__generic_u1, BIT_NOT, "bit_not u64 _x_:_,1", "ewise",
      "from=u64 op=bit_not to=u64 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_bit_not_u8__avx2_u1, BIT_NOT, "bit_not u8 _x_:_,1", "ewise",
      "from=u8 op=bit_not to=u8 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_bit_not_u16__avx2_u1, BIT_NOT, "bit_not u16 _x_:_,1", "ewise",
      "from=u16 op=bit_not to=u16 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_bit_not_u32__avx2_u1, BIT_NOT, "bit_not u32 _x_:_,1", "ewise",
      "from=u32 op=bit_not to=u32 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_bit_not_u64__avx2_u1, BIT_NOT, "bit_not u64 _x_:_,1", "ewise",
      "from=u64 op=bit_not to=u64 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_bit_not_u8__avx512_u1, BIT_NOT, "bit_not u8 _x_:_,1", "ewise",
      "from=u8 op=bit_not to=u8 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_bit_not_u16__avx512_u1, BIT_NOT, "bit_not u16 _x_:_,1", "ewise",
      "from=u16 op=bit_not to=u16 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_bit_not_u32__avx512_u1, BIT_NOT, "bit_not u32 _x_:_,1", "ewise",
      "from=u32 op=bit_not to=u32 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_bit_not_u64__avx512_u1, BIT_NOT, "bit_not u64 _x_:_,1", "ewise",
      "from=u64 op=bit_not to=u64 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_bit_not_u8__neon_u1, BIT_NOT, "bit_not u8 _x_:_,1", "ewise",
      "from=u8 op=bit_not to=u8 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_bit_not_u16__neon_u1, BIT_NOT, "bit_not u16 _x_:_,1", "ewise",
      "from=u16 op=bit_not to=u16 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_bit_not_u32__neon_u1, BIT_NOT, "bit_not u32 _x_:_,1", "ewise",
      "from=u32 op=bit_not to=u32 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_bit_not_u64__neon_u1, BIT_NOT, "bit_not u64 _x_:_,1", "ewise",
      "from=u64 op=bit_not to=u64 unroll=1", "unary, all types of that size", "ewise_bits.lua:6", "1 ld 1 st",
      1, 1, .dtype = { TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_scale_u8_f32__generic_u2, SCALE, "scale u8,f32 _x_:_,1 by _", "ewise",
      "from=u8 op=scale to=f32 unroll=2", "pixels to numbers, as data sets hold bytes", "ewise_f32.lua:6",
      "2 mul 4 convert 2 ld 2 st; 1 mul 2 convert 1 ld 1 st", 2, 1, .dtype = { TN_U8, TN_F32 })
    ROW(GENERIC, MAP, tnk_scale_f32__generic_u2, SCALE, "scale f32 _x_:_,1 by _", "ewise",
      "from=f32 op=scale to=f32 unroll=2", "a factor for each call: learning rates, averages",
      "ewise_f32.lua:6", "2 mul 2 ld 2 st; 1 mul 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_scale_u8_f32__avx2_u2, SCALE, "scale u8,f32 _x_:_,1 by _", "ewise",
      "from=u8 op=scale to=f32 unroll=2", "pixels to numbers, as data sets hold bytes", "ewise_f32.lua:6",
      "2 mul 4 convert 2 ld 2 st; 1 mul 2 convert 1 ld 1 st", 2, 1, .dtype = { TN_U8, TN_F32 })
    ROW(AVX2, MAP, tnk_scale_f32__avx2_u2, SCALE, "scale f32 _x_:_,1 by _", "ewise",
      "from=f32 op=scale to=f32 unroll=2", "a factor for each call: learning rates, averages",
      "ewise_f32.lua:6", "2 mul 2 ld 2 st; 1 mul 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_scale_f32__avx2_stream, SCALE, "scale f32 _x_:_,1 by _", "ewise",
      "from=f32 op=scale stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 mul 4 ld 4 st; 1 mul 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_scale_u8_f32__avx512_u2, SCALE, "scale u8,f32 _x_:_,1 by _", "ewise",
      "from=u8 op=scale to=f32 unroll=2", "pixels to numbers, as data sets hold bytes", "ewise_f32.lua:6",
      "2 mul 4 convert 2 ld 2 st; 1 mul 2 convert 1 ld 1 st", 2, 1, .dtype = { TN_U8, TN_F32 })
    ROW(AVX512, MAP, tnk_scale_f32__avx512_u2, SCALE, "scale f32 _x_:_,1 by _", "ewise",
      "from=f32 op=scale to=f32 unroll=2", "a factor for each call: learning rates, averages",
      "ewise_f32.lua:6", "2 mul 2 ld 2 st; 1 mul 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_scale_f32__avx512_stream, SCALE, "scale f32 _x_:_,1 by _", "ewise",
      "from=f32 op=scale stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 mul 4 ld 4 st; 1 mul 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_scale_u8_f32__neon_u2, SCALE, "scale u8,f32 _x_:_,1 by _", "ewise",
      "from=u8 op=scale to=f32 unroll=2", "pixels to numbers, as data sets hold bytes", "ewise_f32.lua:6",
      "2 mul 4 convert 2 ld 2 st; 1 mul 2 convert 1 ld 1 st", 2, 1, .dtype = { TN_U8, TN_F32 })
    ROW(NEON, MAP, tnk_scale_f32__neon_u2, SCALE, "scale f32 _x_:_,1 by _", "ewise",
      "from=f32 op=scale to=f32 unroll=2", "a factor for each call: learning rates, averages",
      "ewise_f32.lua:6", "2 mul 2 ld 2 st; 1 mul 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_sign_f32__generic_u2, SIGN, "sign f32 _x_:_,1", "ewise",
      "from=f32 op=sign to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "6 select 2 ld 2 st; 3 select 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_sign_f64__generic_u2, SIGN, "sign f64 _x_:_,1", "ewise",
      "from=f64 op=sign to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "6 select 2 ld 2 st; 3 select 1 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_sign_i32__generic_u1, SIGN, "sign i32 _x_:_,1", "ewise",
      "from=i32 op=sign to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(GENERIC, MAP, tnk_sign_i64__generic_u1, SIGN, "sign i64 _x_:_,1", "ewise",
      "from=i64 op=sign to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 1, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_sign_f32__avx2_u2, SIGN, "sign f32 _x_:_,1", "ewise",
      "from=f32 op=sign to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "6 select 2 ld 2 st; 3 select 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_sign_f64__avx2_u2, SIGN, "sign f64 _x_:_,1", "ewise",
      "from=f64 op=sign to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "6 select 2 ld 2 st; 3 select 1 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_sign_i32__avx2_u1, SIGN, "sign i32 _x_:_,1", "ewise",
      "from=i32 op=sign to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(AVX2, MAP, tnk_sign_i64__avx2_u1, SIGN, "sign i64 _x_:_,1", "ewise",
      "from=i64 op=sign to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 1, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(AVX512, MAP, tnk_sign_f32__avx512_u2, SIGN, "sign f32 _x_:_,1", "ewise",
      "from=f32 op=sign to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "6 select 2 ld 2 st; 3 select 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_sign_f64__avx512_u2, SIGN, "sign f64 _x_:_,1", "ewise",
      "from=f64 op=sign to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "6 select 2 ld 2 st; 3 select 1 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_sign_i32__avx512_u1, SIGN, "sign i32 _x_:_,1", "ewise",
      "from=i32 op=sign to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(AVX512, MAP, tnk_sign_i64__avx512_u1, SIGN, "sign i64 _x_:_,1", "ewise",
      "from=i64 op=sign to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 1, 1,
      .dtype = { TN_I64, TN_I64 })
    ROW(NEON, MAP, tnk_sign_f32__neon_u2, SIGN, "sign f32 _x_:_,1", "ewise",
      "from=f32 op=sign to=f32 unroll=2", "unary, every tier", "ewise_f32.lua:6",
      "6 select 2 ld 2 st; 3 select 1 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_sign_f64__neon_u2, SIGN, "sign f64 _x_:_,1", "ewise",
      "from=f64 op=sign to=f64 unroll=2", "unary, every tier", "ewise_f64.lua:5",
      "6 select 2 ld 2 st; 3 select 1 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_sign_i32__neon_u1, SIGN, "sign i32 _x_:_,1", "ewise",
      "from=i32 op=sign to=i32 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_I32 })
    ROW(NEON, MAP, tnk_sign_i64__neon_u1, SIGN, "sign i64 _x_:_,1", "ewise",
      "from=i64 op=sign to=i64 unroll=1", "unary, every tier", "ewise_int.lua:6", "2 max 1 ld 1 st", 1, 1,
      .dtype = { TN_I64, TN_I64 })
