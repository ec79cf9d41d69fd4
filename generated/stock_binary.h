/* stock_binary.h: kernels of the family binary, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, MAP, tnk_add_f32__generic_u2, ADD, "add f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=add to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_add_f64__generic_u2, ADD, "add f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=add to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_add_u8__generic_u1, ADD, "add u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=add to=u8 unroll=1", "binary, all types of that size", "ewise_int.lua:6", "1 add 2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_add_u16__generic_u1, ADD, "add u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=add to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_add_u32__generic_u1, ADD, "add u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=add to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_add_u64__generic_u1, ADD, "add u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=add to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_add_f32__avx2_u2, ADD, "add f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=add to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_add_f64__avx2_u2, ADD, "add f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=add to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_add_u8__avx2_u1, ADD, "add u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=add to=u8 unroll=1", "binary, all types of that size", "ewise_int.lua:6", "1 add 2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_add_u16__avx2_u1, ADD, "add u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=add to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_add_u32__avx2_u1, ADD, "add u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=add to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_add_u64__avx2_u1, ADD, "add u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=add to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_add_f32__avx2_stream, ADD, "add f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=add stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 add 8 ld 4 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_add_f32__avx512_u2, ADD, "add f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=add to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_add_f64__avx512_u2, ADD, "add f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=add to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_add_u8__avx512_u1, ADD, "add u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=add to=u8 unroll=1", "binary, all types of that size", "ewise_int.lua:6", "1 add 2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_add_u16__avx512_u1, ADD, "add u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=add to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_add_u32__avx512_u1, ADD, "add u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=add to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_add_u64__avx512_u1, ADD, "add u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=add to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_add_f32__avx512_stream, ADD, "add f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=add stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 add 8 ld 4 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_add_f32__neon_u2, ADD, "add f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=add to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_add_f64__neon_u2, ADD, "add f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=add to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_add_u8__neon_u1, ADD, "add u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=add to=u8 unroll=1", "binary, all types of that size", "ewise_int.lua:6", "1 add 2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_add_u16__neon_u1, ADD, "add u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=add to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_add_u32__neon_u1, ADD, "add u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=add to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_add_u64__neon_u1, ADD, "add u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=add to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_sub_f32__generic_u2, SUB, "sub f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=sub to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_sub_f64__generic_u2, SUB, "sub f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=sub to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_sub_u8__generic_u1, SUB, "sub u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=sub to=u8 unroll=1", "binary, all types of that size", "ewise_int.lua:6", "1 add 2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_sub_u16__generic_u1, SUB, "sub u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=sub to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_sub_u32__generic_u1, SUB, "sub u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=sub to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_sub_u64__generic_u1, SUB, "sub u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=sub to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_sub_f32__avx2_u2, SUB, "sub f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=sub to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_sub_f64__avx2_u2, SUB, "sub f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=sub to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_sub_u8__avx2_u1, SUB, "sub u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=sub to=u8 unroll=1", "binary, all types of that size", "ewise_int.lua:6", "1 add 2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_sub_u16__avx2_u1, SUB, "sub u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=sub to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_sub_u32__avx2_u1, SUB, "sub u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=sub to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_sub_u64__avx2_u1, SUB, "sub u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=sub to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_sub_f32__avx2_stream, SUB, "sub f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=sub stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 add 8 ld 4 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_sub_f32__avx512_u2, SUB, "sub f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=sub to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_sub_f64__avx512_u2, SUB, "sub f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=sub to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_sub_u8__avx512_u1, SUB, "sub u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=sub to=u8 unroll=1", "binary, all types of that size", "ewise_int.lua:6", "1 add 2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_sub_u16__avx512_u1, SUB, "sub u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=sub to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_sub_u32__avx512_u1, SUB, "sub u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=sub to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_sub_u64__avx512_u1, SUB, "sub u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=sub to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_sub_f32__avx512_stream, SUB, "sub f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=sub stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 add 8 ld 4 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_sub_f32__neon_u2, SUB, "sub f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=sub to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_sub_f64__neon_u2, SUB, "sub f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=sub to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 add 4 ld 2 st; 1 add 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_sub_u8__neon_u1, SUB, "sub u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=sub to=u8 unroll=1", "binary, all types of that size", "ewise_int.lua:6", "1 add 2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_sub_u16__neon_u1, SUB, "sub u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=sub to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_sub_u32__neon_u1, SUB, "sub u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=sub to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_sub_u64__neon_u1, SUB, "sub u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=sub to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 add 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_mul_f32__generic_u2, MUL, "mul f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=mul to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 mul 4 ld 2 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_mul_f64__generic_u2, MUL, "mul f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=mul to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 mul 4 ld 2 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_mul_u32__generic_u1, MUL, "mul u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=mul to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_mul_u16__generic_u1, MUL, "mul u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=mul to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_mul_u64__generic_u1, MUL, "mul u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=mul to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_mul_f32__avx2_u2, MUL, "mul f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=mul to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 mul 4 ld 2 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_mul_f64__avx2_u2, MUL, "mul f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=mul to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 mul 4 ld 2 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_mul_u32__avx2_u1, MUL, "mul u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=mul to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_mul_u16__avx2_u1, MUL, "mul u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=mul to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_mul_u64__avx2_u1, MUL, "mul u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=mul to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_mul_f32__avx2_stream, MUL, "mul f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=mul stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 mul 8 ld 4 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_mul_f32__avx512_u2, MUL, "mul f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=mul to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 mul 4 ld 2 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_mul_f64__avx512_u2, MUL, "mul f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=mul to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 mul 4 ld 2 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_mul_u32__avx512_u1, MUL, "mul u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=mul to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_mul_u16__avx512_u1, MUL, "mul u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=mul to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_mul_u64__avx512_u1, MUL, "mul u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=mul to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_mul_f32__avx512_stream, MUL, "mul f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=mul stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 mul 8 ld 4 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_mul_f32__neon_u2, MUL, "mul f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=mul to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 mul 4 ld 2 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_mul_f64__neon_u2, MUL, "mul f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=mul to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 mul 4 ld 2 st; 1 mul 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_mul_u32__neon_u1, MUL, "mul u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=mul to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_mul_u16__neon_u1, MUL, "mul u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=mul to=u16 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_mul_u64__neon_u1, MUL, "mul u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=mul to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "1 mul 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_div_f32__generic_u2, DIV, "div f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=div to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 div 4 ld 2 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_div_f64__generic_u2, DIV, "div f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=div to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 div 4 ld 2 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_div_i32__generic_u1, DIV, "div i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=div to=i32 unroll=1", "binary, every tier", "ewise_int.lua:6",
      "2 div 6 convert 3 select 5 shuffle 2 ld 1 st", 6, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(GENERIC, MAP, tnk_div_u32__generic_u1, DIV, "div u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=div to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "2 div 6 convert 2 select 5 shuffle 2 ld 1 st", 4, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_div_f32__avx2_u2, DIV, "div f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=div to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 div 4 ld 2 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_div_f64__avx2_u2, DIV, "div f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=div to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 div 4 ld 2 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_div_i32__avx2_u1, DIV, "div i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=div to=i32 unroll=1", "binary, every tier", "ewise_int.lua:6",
      "2 div 6 convert 3 select 5 shuffle 2 ld 1 st", 6, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX2, MAP, tnk_div_u32__avx2_u1, DIV, "div u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=div to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "2 div 6 convert 2 select 5 shuffle 2 ld 1 st", 4, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_div_u64__avx2_u1, DIV, "div u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=div to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "4 add 4 mul 2 div 5 convert 3 select 2 ld 1 st", 5, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_div_i64__avx2_u1, DIV, "div i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=div to=i64 unroll=1", "binary, every tier", "ewise_int.lua:6",
      "4 add 4 mul 2 div 5 convert 4 select 2 ld 1 st", 7, 1, .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_div_f32__avx2_stream, DIV, "div f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=div stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 div 8 ld 4 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_div_f32__avx512_u2, DIV, "div f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=div to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 div 4 ld 2 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_div_f64__avx512_u2, DIV, "div f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=div to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 div 4 ld 2 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_div_i32__avx512_u1, DIV, "div i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=div to=i32 unroll=1", "binary, every tier", "ewise_int.lua:6",
      "2 div 6 convert 3 select 5 shuffle 2 ld 1 st", 6, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX512, MAP, tnk_div_u32__avx512_u1, DIV, "div u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=div to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "2 div 6 convert 2 select 5 shuffle 2 ld 1 st", 4, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_div_u64__avx512_u1, DIV, "div u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=div to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "4 add 4 mul 2 div 5 convert 3 select 2 ld 1 st", 5, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_div_i64__avx512_u1, DIV, "div i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=div to=i64 unroll=1", "binary, every tier", "ewise_int.lua:6",
      "4 add 4 mul 2 div 5 convert 4 select 2 ld 1 st", 7, 1, .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(AVX512, MAP, tnk_div_f32__avx512_stream, DIV, "div f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=div stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 div 8 ld 4 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_div_f32__neon_u2, DIV, "div f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=div to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 div 4 ld 2 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_div_f64__neon_u2, DIV, "div f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=div to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 div 4 ld 2 st; 1 div 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(NEON, MAP, tnk_div_i32__neon_u1, DIV, "div i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=div to=i32 unroll=1", "binary, every tier", "ewise_int.lua:6",
      "2 div 6 convert 3 select 5 shuffle 2 ld 1 st", 6, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(NEON, MAP, tnk_div_u32__neon_u1, DIV, "div u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=div to=u32 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "2 div 6 convert 2 select 5 shuffle 2 ld 1 st", 4, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_div_u64__neon_u1, DIV, "div u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=div to=u64 unroll=1", "binary, all types of that size", "ewise_int.lua:6",
      "4 add 4 mul 2 div 5 convert 3 select 2 ld 1 st", 5, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_div_i64__neon_u1, DIV, "div i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=div to=i64 unroll=1", "binary, every tier", "ewise_int.lua:6",
      "4 add 4 mul 2 div 5 convert 4 select 2 ld 1 st", 7, 1, .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(GENERIC, MAP, tnk_pow_f32__generic_u0, POW, "pow f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=pow to=f32 unroll=0", "binary, every tier", "functions_f32.lua:15",
      "86 add 65 mul 2 div 4 max 6 convert 17 select 5 shuffle 2 ld 1 st", 13, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 1.5f)
    ROW(GENERIC, MAP, tnk_pow_f64__generic_u0, POW, "pow f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=pow to=f64 unroll=0", "binary, every tier", "functions_f64.lua:5",
      "113 add 66 mul 2 div 2 max 12 select 2 ld 1 st", 16, 0, .dtype = { TN_F64, TN_F64, TN_F64 },
      .ulp = 1.5f)
    ROW(AVX2, MAP, tnk_pow_f32__avx2_u0, POW, "pow f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=pow to=f32 unroll=0", "binary, every tier", "functions_f32.lua:15",
      "42 fma 40 add 23 mul 2 div 4 max 2 round 6 convert 15 select 5 shuffle 2 ld 1 st", 13, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 1.5f)
    ROW(AVX2, MAP, tnk_pow_f64__avx2_u0, POW, "pow f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=pow to=f64 unroll=0", "binary, every tier", "functions_f64.lua:5",
      "32 fma 42 add 19 mul 2 div 2 max 2 round 10 select 2 ld 1 st", 12, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 1.5f)
    ROW(AVX512, MAP, tnk_pow_f32__avx512_u0, POW, "pow f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=pow to=f32 unroll=0", "binary, every tier", "functions_f32.lua:15",
      "42 fma 38 add 19 mul 2 div 4 max 2 scale 2 round 6 convert 15 select 5 shuffle 2 ld 1 st", 13, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 1.5f)
    ROW(AVX512, MAP, tnk_pow_f64__avx512_u0, POW, "pow f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=pow to=f64 unroll=0", "binary, every tier", "functions_f64.lua:5",
      "32 fma 41 add 17 mul 2 div 2 max 1 scale 2 round 10 select 2 ld 1 st", 12, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 1.5f)
    ROW(NEON, MAP, tnk_pow_f32__neon_u0, POW, "pow f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=pow to=f32 unroll=0", "binary, every tier", "functions_f32.lua:15",
      "42 fma 40 add 23 mul 2 div 4 max 2 round 6 convert 15 select 5 shuffle 2 ld 1 st", 13, 0,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .ulp = 1.5f)
    ROW(NEON, MAP, tnk_pow_f64__neon_u0, POW, "pow f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=pow to=f64 unroll=0", "binary, every tier", "functions_f64.lua:5",
      "32 fma 42 add 19 mul 2 div 2 max 2 round 10 select 2 ld 1 st", 12, 0,
      .dtype = { TN_F64, TN_F64, TN_F64 }, .ulp = 1.5f)
    ROW(GENERIC, MAP, tnk_min_u8__generic_u1, MIN, "min u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=min to=u8 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_min_u16__generic_u1, MIN, "min u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=min to=u16 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_min_u32__generic_u1, MIN, "min u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=min to=u32 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_min_u64__generic_u1, MIN, "min u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=min to=u64 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_min_i8__generic_u1, MIN, "min i8 _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=min to=i8 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I8, TN_I8, TN_I8 })
    ROW(GENERIC, MAP, tnk_min_i16__generic_u1, MIN, "min i16 _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=min to=i16 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_I16 })
    ROW(GENERIC, MAP, tnk_min_i32__generic_u1, MIN, "min i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=min to=i32 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(GENERIC, MAP, tnk_min_i64__generic_u1, MIN, "min i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=min to=i64 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(GENERIC, MAP, tnk_min_f32__generic_u2, MIN, "min f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=min to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_min_f64__generic_u2, MIN, "min f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=min to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_min_u8__avx2_u1, MIN, "min u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=min to=u8 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_min_u16__avx2_u1, MIN, "min u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=min to=u16 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_min_u32__avx2_u1, MIN, "min u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=min to=u32 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_min_u64__avx2_u1, MIN, "min u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=min to=u64 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_min_i8__avx2_u1, MIN, "min i8 _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=min to=i8 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I8, TN_I8, TN_I8 })
    ROW(AVX2, MAP, tnk_min_i16__avx2_u1, MIN, "min i16 _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=min to=i16 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_I16 })
    ROW(AVX2, MAP, tnk_min_i32__avx2_u1, MIN, "min i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=min to=i32 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX2, MAP, tnk_min_i64__avx2_u1, MIN, "min i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=min to=i64 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_min_f32__avx2_u2, MIN, "min f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=min to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_min_f64__avx2_u2, MIN, "min f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=min to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_min_f32__avx2_stream, MIN, "min f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=min stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_min_u8__avx512_u1, MIN, "min u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=min to=u8 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_min_u16__avx512_u1, MIN, "min u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=min to=u16 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_min_u32__avx512_u1, MIN, "min u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=min to=u32 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_min_u64__avx512_u1, MIN, "min u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=min to=u64 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_min_i8__avx512_u1, MIN, "min i8 _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=min to=i8 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I8, TN_I8, TN_I8 })
    ROW(AVX512, MAP, tnk_min_i16__avx512_u1, MIN, "min i16 _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=min to=i16 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_I16 })
    ROW(AVX512, MAP, tnk_min_i32__avx512_u1, MIN, "min i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=min to=i32 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX512, MAP, tnk_min_i64__avx512_u1, MIN, "min i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=min to=i64 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(AVX512, MAP, tnk_min_f32__avx512_u2, MIN, "min f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=min to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_min_f64__avx512_u2, MIN, "min f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=min to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_min_f32__avx512_stream, MIN, "min f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=min stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_min_u8__neon_u1, MIN, "min u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=min to=u8 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_min_u16__neon_u1, MIN, "min u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=min to=u16 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_min_u32__neon_u1, MIN, "min u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=min to=u32 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_min_u64__neon_u1, MIN, "min u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=min to=u64 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_min_i8__neon_u1, MIN, "min i8 _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=min to=i8 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I8, TN_I8, TN_I8 })
    ROW(NEON, MAP, tnk_min_i16__neon_u1, MIN, "min i16 _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=min to=i16 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_I16 })
    ROW(NEON, MAP, tnk_min_i32__neon_u1, MIN, "min i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=min to=i32 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(NEON, MAP, tnk_min_i64__neon_u1, MIN, "min i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=min to=i64 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(NEON, MAP, tnk_min_f32__neon_u2, MIN, "min f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=min to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_min_f64__neon_u2, MIN, "min f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=min to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_max_u8__generic_u1, MAX, "max u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=max to=u8 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_max_u16__generic_u1, MAX, "max u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=max to=u16 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_max_u32__generic_u1, MAX, "max u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=max to=u32 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_max_u64__generic_u1, MAX, "max u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=max to=u64 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_max_i8__generic_u1, MAX, "max i8 _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=max to=i8 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I8, TN_I8, TN_I8 })
    ROW(GENERIC, MAP, tnk_max_i16__generic_u1, MAX, "max i16 _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=max to=i16 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_I16 })
    ROW(GENERIC, MAP, tnk_max_i32__generic_u1, MAX, "max i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=max to=i32 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(GENERIC, MAP, tnk_max_i64__generic_u1, MAX, "max i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=max to=i64 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(GENERIC, MAP, tnk_max_f32__generic_u2, MAX, "max f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=max to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(GENERIC, MAP, tnk_max_f64__generic_u2, MAX, "max f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=max to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_max_u8__avx2_u1, MAX, "max u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=max to=u8 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_max_u16__avx2_u1, MAX, "max u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=max to=u16 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_max_u32__avx2_u1, MAX, "max u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=max to=u32 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_max_u64__avx2_u1, MAX, "max u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=max to=u64 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_max_i8__avx2_u1, MAX, "max i8 _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=max to=i8 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I8, TN_I8, TN_I8 })
    ROW(AVX2, MAP, tnk_max_i16__avx2_u1, MAX, "max i16 _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=max to=i16 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_I16 })
    ROW(AVX2, MAP, tnk_max_i32__avx2_u1, MAX, "max i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=max to=i32 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX2, MAP, tnk_max_i64__avx2_u1, MAX, "max i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=max to=i64 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_max_f32__avx2_u2, MAX, "max f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=max to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX2, MAP, tnk_max_f64__avx2_u2, MAX, "max f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=max to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX2, MAP, tnk_max_f32__avx2_stream, MAX, "max f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=max stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_max_u8__avx512_u1, MAX, "max u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=max to=u8 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_max_u16__avx512_u1, MAX, "max u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=max to=u16 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_max_u32__avx512_u1, MAX, "max u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=max to=u32 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_max_u64__avx512_u1, MAX, "max u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=max to=u64 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_max_i8__avx512_u1, MAX, "max i8 _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=max to=i8 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I8, TN_I8, TN_I8 })
    ROW(AVX512, MAP, tnk_max_i16__avx512_u1, MAX, "max i16 _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=max to=i16 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_I16 })
    ROW(AVX512, MAP, tnk_max_i32__avx512_u1, MAX, "max i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=max to=i32 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX512, MAP, tnk_max_i64__avx512_u1, MAX, "max i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=max to=i64 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(AVX512, MAP, tnk_max_f32__avx512_u2, MAX, "max f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=max to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(AVX512, MAP, tnk_max_f64__avx512_u2, MAX, "max f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=max to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(AVX512, MAP, tnk_max_f32__avx512_stream, MAX, "max f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=max stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_F32 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_max_u8__neon_u1, MAX, "max u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=max to=u8 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_max_u16__neon_u1, MAX, "max u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=max to=u16 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_max_u32__neon_u1, MAX, "max u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=max to=u32 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_max_u64__neon_u1, MAX, "max u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=max to=u64 unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_max_i8__neon_u1, MAX, "max i8 _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=max to=i8 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I8, TN_I8, TN_I8 })
    ROW(NEON, MAP, tnk_max_i16__neon_u1, MAX, "max i16 _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=max to=i16 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_I16 })
    ROW(NEON, MAP, tnk_max_i32__neon_u1, MAX, "max i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=max to=i32 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(NEON, MAP, tnk_max_i64__neon_u1, MAX, "max i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=max to=i64 unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 max 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(NEON, MAP, tnk_max_f32__neon_u2, MAX, "max f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=max to=f32 unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 })
    ROW(NEON, MAP, tnk_max_f64__neon_u2, MAX, "max f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=max to=f64 unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 })
    ROW(GENERIC, MAP, tnk_equal_u8_bool__generic_u1, EQUAL, "equal u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(GENERIC, MAP, tnk_equal_u16_bool__generic_u1, EQUAL, "equal u16,u16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(GENERIC, MAP, tnk_equal_u32_bool__generic_u1, EQUAL, "equal u32,u32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_equal_u64_bool__generic_u1, EQUAL, "equal u64,u64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_equal_f32_bool__generic_u2, EQUAL, "equal f32,f32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_equal_f64_bool__generic_u2, EQUAL, "equal f64,f64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(AVX2, MAP, tnk_equal_u8_bool__avx2_u1, EQUAL, "equal u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(AVX2, MAP, tnk_equal_u16_bool__avx2_u1, EQUAL, "equal u16,u16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(AVX2, MAP, tnk_equal_u32_bool__avx2_u1, EQUAL, "equal u32,u32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(AVX2, MAP, tnk_equal_u64_bool__avx2_u1, EQUAL, "equal u64,u64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(AVX2, MAP, tnk_equal_f32_bool__avx2_u2, EQUAL, "equal f32,f32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(AVX2, MAP, tnk_equal_f64_bool__avx2_u2, EQUAL, "equal f64,f64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(AVX512, MAP, tnk_equal_u8_bool__avx512_u1, EQUAL, "equal u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(AVX512, MAP, tnk_equal_u16_bool__avx512_u1, EQUAL, "equal u16,u16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(AVX512, MAP, tnk_equal_u32_bool__avx512_u1, EQUAL, "equal u32,u32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(AVX512, MAP, tnk_equal_u64_bool__avx512_u1, EQUAL, "equal u64,u64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(AVX512, MAP, tnk_equal_f32_bool__avx512_u2, EQUAL, "equal f32,f32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(AVX512, MAP, tnk_equal_f64_bool__avx512_u2, EQUAL, "equal f64,f64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(NEON, MAP, tnk_equal_u8_bool__neon_u1, EQUAL, "equal u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(NEON, MAP, tnk_equal_u16_bool__neon_u1, EQUAL, "equal u16,u16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(NEON, MAP, tnk_equal_u32_bool__neon_u1, EQUAL, "equal u32,u32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(NEON, MAP, tnk_equal_u64_bool__neon_u1, EQUAL, "equal u64,u64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(NEON, MAP, tnk_equal_f32_bool__neon_u2, EQUAL, "equal f32,f32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(NEON, MAP, tnk_equal_f64_bool__neon_u2, EQUAL, "equal f64,f64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_not_equal_u8_bool__generic_u1, NOT_EQUAL, "not_equal u8,u8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u8 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(GENERIC, MAP, tnk_not_equal_u16_bool__generic_u1, NOT_EQUAL, "not_equal u16,u16,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(GENERIC, MAP, tnk_not_equal_u32_bool__generic_u1, NOT_EQUAL, "not_equal u32,u32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_not_equal_u64_bool__generic_u1, NOT_EQUAL, "not_equal u64,u64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_not_equal_f32_bool__generic_u2, NOT_EQUAL, "not_equal f32,f32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f32 op=not_equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_not_equal_f64_bool__generic_u2, NOT_EQUAL, "not_equal f64,f64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f64 op=not_equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(AVX2, MAP, tnk_not_equal_u8_bool__avx2_u1, NOT_EQUAL, "not_equal u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=not_equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(AVX2, MAP, tnk_not_equal_u16_bool__avx2_u1, NOT_EQUAL, "not_equal u16,u16,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(AVX2, MAP, tnk_not_equal_u32_bool__avx2_u1, NOT_EQUAL, "not_equal u32,u32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(AVX2, MAP, tnk_not_equal_u64_bool__avx2_u1, NOT_EQUAL, "not_equal u64,u64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(AVX2, MAP, tnk_not_equal_f32_bool__avx2_u2, NOT_EQUAL, "not_equal f32,f32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f32 op=not_equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(AVX2, MAP, tnk_not_equal_f64_bool__avx2_u2, NOT_EQUAL, "not_equal f64,f64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f64 op=not_equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(AVX512, MAP, tnk_not_equal_u8_bool__avx512_u1, NOT_EQUAL, "not_equal u8,u8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u8 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(AVX512, MAP, tnk_not_equal_u16_bool__avx512_u1, NOT_EQUAL, "not_equal u16,u16,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(AVX512, MAP, tnk_not_equal_u32_bool__avx512_u1, NOT_EQUAL, "not_equal u32,u32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(AVX512, MAP, tnk_not_equal_u64_bool__avx512_u1, NOT_EQUAL, "not_equal u64,u64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(AVX512, MAP, tnk_not_equal_f32_bool__avx512_u2, NOT_EQUAL, "not_equal f32,f32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f32 op=not_equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(AVX512, MAP, tnk_not_equal_f64_bool__avx512_u2, NOT_EQUAL, "not_equal f64,f64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f64 op=not_equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(NEON, MAP, tnk_not_equal_u8_bool__neon_u1, NOT_EQUAL, "not_equal u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=not_equal to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(NEON, MAP, tnk_not_equal_u16_bool__neon_u1, NOT_EQUAL, "not_equal u16,u16,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(NEON, MAP, tnk_not_equal_u32_bool__neon_u1, NOT_EQUAL, "not_equal u32,u32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(NEON, MAP, tnk_not_equal_u64_bool__neon_u1, NOT_EQUAL, "not_equal u64,u64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=not_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(NEON, MAP, tnk_not_equal_f32_bool__neon_u2, NOT_EQUAL, "not_equal f32,f32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f32 op=not_equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(NEON, MAP, tnk_not_equal_f64_bool__neon_u2, NOT_EQUAL, "not_equal f64,f64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f64 op=not_equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_u8_bool__generic_u1, LESS, "less u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_u16_bool__generic_u1, LESS, "less u16,u16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_u32_bool__generic_u1, LESS, "less u32,u32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_u64_bool__generic_u1, LESS, "less u64,u64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_i8_bool__generic_u1, LESS, "less i8,i8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 select 2 ld 1 st",
      2, 1, .dtype = { TN_I8, TN_I8, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_i16_bool__generic_u1, LESS, "less i16,i16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I16, TN_I16, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_i32_bool__generic_u1, LESS, "less i32,i32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I32, TN_I32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_i64_bool__generic_u1, LESS, "less i64,i64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I64, TN_I64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_f32_bool__generic_u2, LESS, "less f32,f32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=less to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_f64_bool__generic_u2, LESS, "less f64,f64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=less to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_u8_bool__avx2_u1, LESS, "less u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_u16_bool__avx2_u1, LESS, "less u16,u16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_u32_bool__avx2_u1, LESS, "less u32,u32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_u64_bool__avx2_u1, LESS, "less u64,u64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_i8_bool__avx2_u1, LESS, "less i8,i8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 select 2 ld 1 st",
      2, 1, .dtype = { TN_I8, TN_I8, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_i16_bool__avx2_u1, LESS, "less i16,i16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I16, TN_I16, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_i32_bool__avx2_u1, LESS, "less i32,i32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I32, TN_I32, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_i64_bool__avx2_u1, LESS, "less i64,i64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I64, TN_I64, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_f32_bool__avx2_u2, LESS, "less f32,f32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=less to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_f64_bool__avx2_u2, LESS, "less f64,f64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=less to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_u8_bool__avx512_u1, LESS, "less u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_u16_bool__avx512_u1, LESS, "less u16,u16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_u32_bool__avx512_u1, LESS, "less u32,u32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_u64_bool__avx512_u1, LESS, "less u64,u64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_i8_bool__avx512_u1, LESS, "less i8,i8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 select 2 ld 1 st",
      2, 1, .dtype = { TN_I8, TN_I8, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_i16_bool__avx512_u1, LESS, "less i16,i16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I16, TN_I16, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_i32_bool__avx512_u1, LESS, "less i32,i32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I32, TN_I32, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_i64_bool__avx512_u1, LESS, "less i64,i64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I64, TN_I64, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_f32_bool__avx512_u2, LESS, "less f32,f32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=less to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_f64_bool__avx512_u2, LESS, "less f64,f64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=less to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(NEON, MAP, tnk_less_u8_bool__neon_u1, LESS, "less u8,u8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(NEON, MAP, tnk_less_u16_bool__neon_u1, LESS, "less u16,u16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(NEON, MAP, tnk_less_u32_bool__neon_u1, LESS, "less u32,u32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(NEON, MAP, tnk_less_u64_bool__neon_u1, LESS, "less u64,u64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=less to=bool unroll=1", "binary, all types of that size", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(NEON, MAP, tnk_less_i8_bool__neon_u1, LESS, "less i8,i8,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i8 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6", "1 select 2 ld 1 st",
      2, 1, .dtype = { TN_I8, TN_I8, TN_BOOL })
    ROW(NEON, MAP, tnk_less_i16_bool__neon_u1, LESS, "less i16,i16,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i16 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I16, TN_I16, TN_BOOL })
    ROW(NEON, MAP, tnk_less_i32_bool__neon_u1, LESS, "less i32,i32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I32, TN_I32, TN_BOOL })
    ROW(NEON, MAP, tnk_less_i64_bool__neon_u1, LESS, "less i64,i64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=less to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I64, TN_I64, TN_BOOL })
    ROW(NEON, MAP, tnk_less_f32_bool__neon_u2, LESS, "less f32,f32,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=less to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(NEON, MAP, tnk_less_f64_bool__neon_u2, LESS, "less f64,f64,bool _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=less to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_u8_bool__generic_u1, LESS_EQUAL, "less_equal u8,u8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u8 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_u16_bool__generic_u1, LESS_EQUAL,
      "less_equal u16,u16,bool _x_:_,1 _x_:_,1", "ewise", "from=u16 op=less_equal to=bool unroll=1",
      "binary, all types of that size", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_u32_bool__generic_u1, LESS_EQUAL,
      "less_equal u32,u32,bool _x_:_,1 _x_:_,1", "ewise", "from=u32 op=less_equal to=bool unroll=1",
      "binary, all types of that size", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_u64_bool__generic_u1, LESS_EQUAL,
      "less_equal u64,u64,bool _x_:_,1 _x_:_,1", "ewise", "from=u64 op=less_equal to=bool unroll=1",
      "binary, all types of that size", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_i8_bool__generic_u1, LESS_EQUAL, "less_equal i8,i8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i8 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_I8, TN_I8, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_i16_bool__generic_u1, LESS_EQUAL,
      "less_equal i16,i16,bool _x_:_,1 _x_:_,1", "ewise", "from=i16 op=less_equal to=bool unroll=1",
      "binary, every tier", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_i32_bool__generic_u1, LESS_EQUAL,
      "less_equal i32,i32,bool _x_:_,1 _x_:_,1", "ewise", "from=i32 op=less_equal to=bool unroll=1",
      "binary, every tier", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_i64_bool__generic_u1, LESS_EQUAL,
      "less_equal i64,i64,bool _x_:_,1 _x_:_,1", "ewise", "from=i64 op=less_equal to=bool unroll=1",
      "binary, every tier", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_f32_bool__generic_u2, LESS_EQUAL,
      "less_equal f32,f32,bool _x_:_,1 _x_:_,1", "ewise", "from=f32 op=less_equal to=bool unroll=2",
      "binary, every tier", "ewise_f32.lua:6", "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st",
      2, 1, .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_less_equal_f64_bool__generic_u2, LESS_EQUAL,
      "less_equal f64,f64,bool _x_:_,1 _x_:_,1", "ewise", "from=f64 op=less_equal to=bool unroll=2",
      "binary, every tier", "ewise_f64.lua:5", "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st",
      2, 1, .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_u8_bool__avx2_u1, LESS_EQUAL, "less_equal u8,u8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u8 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_u16_bool__avx2_u1, LESS_EQUAL, "less_equal u16,u16,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_u32_bool__avx2_u1, LESS_EQUAL, "less_equal u32,u32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_u64_bool__avx2_u1, LESS_EQUAL, "less_equal u64,u64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_i8_bool__avx2_u1, LESS_EQUAL, "less_equal i8,i8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i8 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_I8, TN_I8, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_i16_bool__avx2_u1, LESS_EQUAL, "less_equal i16,i16,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i16 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I16, TN_I16, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_i32_bool__avx2_u1, LESS_EQUAL, "less_equal i32,i32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i32 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I32, TN_I32, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_i64_bool__avx2_u1, LESS_EQUAL, "less_equal i64,i64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i64 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I64, TN_I64, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_f32_bool__avx2_u2, LESS_EQUAL, "less_equal f32,f32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f32 op=less_equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(AVX2, MAP, tnk_less_equal_f64_bool__avx2_u2, LESS_EQUAL, "less_equal f64,f64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f64 op=less_equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_u8_bool__avx512_u1, LESS_EQUAL, "less_equal u8,u8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u8 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_u16_bool__avx512_u1, LESS_EQUAL,
      "less_equal u16,u16,bool _x_:_,1 _x_:_,1", "ewise", "from=u16 op=less_equal to=bool unroll=1",
      "binary, all types of that size", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_u32_bool__avx512_u1, LESS_EQUAL,
      "less_equal u32,u32,bool _x_:_,1 _x_:_,1", "ewise", "from=u32 op=less_equal to=bool unroll=1",
      "binary, all types of that size", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_u64_bool__avx512_u1, LESS_EQUAL,
      "less_equal u64,u64,bool _x_:_,1 _x_:_,1", "ewise", "from=u64 op=less_equal to=bool unroll=1",
      "binary, all types of that size", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_i8_bool__avx512_u1, LESS_EQUAL, "less_equal i8,i8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i8 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_I8, TN_I8, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_i16_bool__avx512_u1, LESS_EQUAL,
      "less_equal i16,i16,bool _x_:_,1 _x_:_,1", "ewise", "from=i16 op=less_equal to=bool unroll=1",
      "binary, every tier", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_I16, TN_I16, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_i32_bool__avx512_u1, LESS_EQUAL,
      "less_equal i32,i32,bool _x_:_,1 _x_:_,1", "ewise", "from=i32 op=less_equal to=bool unroll=1",
      "binary, every tier", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_I32, TN_I32, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_i64_bool__avx512_u1, LESS_EQUAL,
      "less_equal i64,i64,bool _x_:_,1 _x_:_,1", "ewise", "from=i64 op=less_equal to=bool unroll=1",
      "binary, every tier", "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_I64, TN_I64, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_f32_bool__avx512_u2, LESS_EQUAL,
      "less_equal f32,f32,bool _x_:_,1 _x_:_,1", "ewise", "from=f32 op=less_equal to=bool unroll=2",
      "binary, every tier", "ewise_f32.lua:6", "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st",
      2, 1, .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(AVX512, MAP, tnk_less_equal_f64_bool__avx512_u2, LESS_EQUAL,
      "less_equal f64,f64,bool _x_:_,1 _x_:_,1", "ewise", "from=f64 op=less_equal to=bool unroll=2",
      "binary, every tier", "ewise_f64.lua:5", "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st",
      2, 1, .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_u8_bool__neon_u1, LESS_EQUAL, "less_equal u8,u8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u8 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U8, TN_U8, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_u16_bool__neon_u1, LESS_EQUAL, "less_equal u16,u16,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_u32_bool__neon_u1, LESS_EQUAL, "less_equal u32,u32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_u64_bool__neon_u1, LESS_EQUAL, "less_equal u64,u64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=less_equal to=bool unroll=1", "binary, all types of that size",
      "ewise_compare.lua:6", "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_i8_bool__neon_u1, LESS_EQUAL, "less_equal i8,i8,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i8 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_I8, TN_I8, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_i16_bool__neon_u1, LESS_EQUAL, "less_equal i16,i16,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i16 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I16, TN_I16, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_i32_bool__neon_u1, LESS_EQUAL, "less_equal i32,i32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i32 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I32, TN_I32, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_i64_bool__neon_u1, LESS_EQUAL, "less_equal i64,i64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=i64 op=less_equal to=bool unroll=1", "binary, every tier", "ewise_compare.lua:6",
      "1 convert 1 select 2 ld 1 st", 2, 1, .dtype = { TN_I64, TN_I64, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_f32_bool__neon_u2, LESS_EQUAL, "less_equal f32,f32,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f32 op=less_equal to=bool unroll=2", "binary, every tier", "ewise_f32.lua:6",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_F32, TN_BOOL })
    ROW(NEON, MAP, tnk_less_equal_f64_bool__neon_u2, LESS_EQUAL, "less_equal f64,f64,bool _x_:_,1 _x_:_,1",
      "ewise", "from=f64 op=less_equal to=bool unroll=2", "binary, every tier", "ewise_f64.lua:5",
      "2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_F64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_logical_and_bool__generic_u1, LOGICAL_AND, "logical_and bool _x_:_,1 _x_:_,1",
      "ewise", "from=bool op=logical_and to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(AVX2, MAP, tnk_logical_and_bool__avx2_u1, LOGICAL_AND, "logical_and bool _x_:_,1 _x_:_,1", "ewise",
      "from=bool op=logical_and to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(AVX512, MAP, tnk_logical_and_bool__avx512_u1, LOGICAL_AND, "logical_and bool _x_:_,1 _x_:_,1",
      "ewise", "from=bool op=logical_and to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(NEON, MAP, tnk_logical_and_bool__neon_u1, LOGICAL_AND, "logical_and bool _x_:_,1 _x_:_,1", "ewise",
      "from=bool op=logical_and to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(GENERIC, MAP, tnk_logical_or_bool__generic_u1, LOGICAL_OR, "logical_or bool _x_:_,1 _x_:_,1", "ewise",
      "from=bool op=logical_or to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(AVX2, MAP, tnk_logical_or_bool__avx2_u1, LOGICAL_OR, "logical_or bool _x_:_,1 _x_:_,1", "ewise",
      "from=bool op=logical_or to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(AVX512, MAP, tnk_logical_or_bool__avx512_u1, LOGICAL_OR, "logical_or bool _x_:_,1 _x_:_,1", "ewise",
      "from=bool op=logical_or to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(NEON, MAP, tnk_logical_or_bool__neon_u1, LOGICAL_OR, "logical_or bool _x_:_,1 _x_:_,1", "ewise",
      "from=bool op=logical_or to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(GENERIC, MAP, tnk_logical_xor_bool__generic_u1, LOGICAL_XOR, "logical_xor bool _x_:_,1 _x_:_,1",
      "ewise", "from=bool op=logical_xor to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(AVX2, MAP, tnk_logical_xor_bool__avx2_u1, LOGICAL_XOR, "logical_xor bool _x_:_,1 _x_:_,1", "ewise",
      "from=bool op=logical_xor to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(AVX512, MAP, tnk_logical_xor_bool__avx512_u1, LOGICAL_XOR, "logical_xor bool _x_:_,1 _x_:_,1",
      "ewise", "from=bool op=logical_xor to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(NEON, MAP, tnk_logical_xor_bool__neon_u1, LOGICAL_XOR, "logical_xor bool _x_:_,1 _x_:_,1", "ewise",
      "from=bool op=logical_xor to=bool unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_BOOL, TN_BOOL })
    ROW(GENERIC, MAP, tnk_bit_and_u8__generic_u1, BIT_AND, "bit_and u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_and to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_bit_and_u16__generic_u1, BIT_AND, "bit_and u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_and to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_bit_and_u32__generic_u1, BIT_AND, "bit_and u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_and to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_bit_and_u64__generic_u1, BIT_AND, "bit_and u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_and to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_bit_and_u8__avx2_u1, BIT_AND, "bit_and u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_and to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_bit_and_u16__avx2_u1, BIT_AND, "bit_and u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_and to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_bit_and_u32__avx2_u1, BIT_AND, "bit_and u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_and to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_bit_and_u64__avx2_u1, BIT_AND, "bit_and u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_and to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_bit_and_u8__avx512_u1, BIT_AND, "bit_and u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_and to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_bit_and_u16__avx512_u1, BIT_AND, "bit_and u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_and to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_bit_and_u32__avx512_u1, BIT_AND, "bit_and u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_and to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_bit_and_u64__avx512_u1, BIT_AND, "bit_and u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_and to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_bit_and_u8__neon_u1, BIT_AND, "bit_and u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_and to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_bit_and_u16__neon_u1, BIT_AND, "bit_and u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_and to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_bit_and_u32__neon_u1, BIT_AND, "bit_and u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_and to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_bit_and_u64__neon_u1, BIT_AND, "bit_and u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_and to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_bit_or_u8__generic_u1, BIT_OR, "bit_or u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_or to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_bit_or_u16__generic_u1, BIT_OR, "bit_or u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_or to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_bit_or_u32__generic_u1, BIT_OR, "bit_or u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_or to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_bit_or_u64__generic_u1, BIT_OR, "bit_or u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_or to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_bit_or_u8__avx2_u1, BIT_OR, "bit_or u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_or to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_bit_or_u16__avx2_u1, BIT_OR, "bit_or u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_or to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_bit_or_u32__avx2_u1, BIT_OR, "bit_or u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_or to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_bit_or_u64__avx2_u1, BIT_OR, "bit_or u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_or to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_bit_or_u8__avx512_u1, BIT_OR, "bit_or u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_or to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_bit_or_u16__avx512_u1, BIT_OR, "bit_or u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_or to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_bit_or_u32__avx512_u1, BIT_OR, "bit_or u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_or to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_bit_or_u64__avx512_u1, BIT_OR, "bit_or u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_or to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_bit_or_u8__neon_u1, BIT_OR, "bit_or u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_or to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_bit_or_u16__neon_u1, BIT_OR, "bit_or u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_or to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_bit_or_u32__neon_u1, BIT_OR, "bit_or u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_or to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_bit_or_u64__neon_u1, BIT_OR, "bit_or u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_or to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_bit_xor_u8__generic_u1, BIT_XOR, "bit_xor u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_xor to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_bit_xor_u16__generic_u1, BIT_XOR, "bit_xor u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_xor to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_bit_xor_u32__generic_u1, BIT_XOR, "bit_xor u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_xor to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_bit_xor_u64__generic_u1, BIT_XOR, "bit_xor u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_xor to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_bit_xor_u8__avx2_u1, BIT_XOR, "bit_xor u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_xor to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_bit_xor_u16__avx2_u1, BIT_XOR, "bit_xor u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_xor to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_bit_xor_u32__avx2_u1, BIT_XOR, "bit_xor u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_xor to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_bit_xor_u64__avx2_u1, BIT_XOR, "bit_xor u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_xor to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_bit_xor_u8__avx512_u1, BIT_XOR, "bit_xor u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_xor to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_bit_xor_u16__avx512_u1, BIT_XOR, "bit_xor u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_xor to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_bit_xor_u32__avx512_u1, BIT_XOR, "bit_xor u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_xor to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_bit_xor_u64__avx512_u1, BIT_XOR, "bit_xor u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_xor to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_bit_xor_u8__neon_u1, BIT_XOR, "bit_xor u8 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=bit_xor to=u8 unroll=1", "binary, all types of that size", "ewise_bits.lua:6", "2 ld 1 st",
      2, 1, .dtype = { TN_U8, TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_bit_xor_u16__neon_u1, BIT_XOR, "bit_xor u16 _x_:_,1 _x_:_,1", "ewise",
      "from=u16 op=bit_xor to=u16 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U16, TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_bit_xor_u32__neon_u1, BIT_XOR, "bit_xor u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=bit_xor to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_bit_xor_u64__neon_u1, BIT_XOR, "bit_xor u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=bit_xor to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_shift_left_u32__generic_u1, SHIFT_LEFT, "shift_left u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=shift_left to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_shift_left_u64__generic_u1, SHIFT_LEFT, "shift_left u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=shift_left to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_shift_left_u32__avx2_u1, SHIFT_LEFT, "shift_left u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=shift_left to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_shift_left_u64__avx2_u1, SHIFT_LEFT, "shift_left u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=shift_left to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_shift_left_u32__avx512_u1, SHIFT_LEFT, "shift_left u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=shift_left to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_shift_left_u64__avx512_u1, SHIFT_LEFT, "shift_left u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=shift_left to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_shift_left_u32__neon_u1, SHIFT_LEFT, "shift_left u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=shift_left to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_shift_left_u64__neon_u1, SHIFT_LEFT, "shift_left u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=shift_left to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_shift_right_i32__generic_u1, SHIFT_RIGHT, "shift_right i32 _x_:_,1 _x_:_,1",
      "ewise", "from=i32 op=shift_right to=i32 unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(GENERIC, MAP, tnk_shift_right_u32__generic_u1, SHIFT_RIGHT, "shift_right u32 _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=shift_right to=u32 unroll=1", "binary, all types of that size",
      "ewise_bits.lua:6", "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_shift_right_u64__generic_u1, SHIFT_RIGHT, "shift_right u64 _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=shift_right to=u64 unroll=1", "binary, all types of that size",
      "ewise_bits.lua:6", "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_shift_right_i64__generic_u1, SHIFT_RIGHT, "shift_right i64 _x_:_,1 _x_:_,1",
      "ewise", "from=i64 op=shift_right to=i64 unroll=1", "binary, every tier", "ewise_bits.lua:6",
      "1 max 2 ld 1 st", 2, 1, .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(AVX2, MAP, tnk_shift_right_i32__avx2_u1, SHIFT_RIGHT, "shift_right i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=shift_right to=i32 unroll=1", "binary, every tier", "ewise_bits.lua:6", "1 max 2 ld 1 st",
      2, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX2, MAP, tnk_shift_right_u32__avx2_u1, SHIFT_RIGHT, "shift_right u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=shift_right to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_shift_right_u64__avx2_u1, SHIFT_RIGHT, "shift_right u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=shift_right to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_shift_right_i64__avx2_u1, SHIFT_RIGHT, "shift_right i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=shift_right to=i64 unroll=1", "binary, every tier", "ewise_bits.lua:6", "1 max 2 ld 1 st",
      2, 1, .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(AVX512, MAP, tnk_shift_right_i32__avx512_u1, SHIFT_RIGHT, "shift_right i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=shift_right to=i32 unroll=1", "binary, every tier", "ewise_bits.lua:6", "1 max 2 ld 1 st",
      2, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(AVX512, MAP, tnk_shift_right_u32__avx512_u1, SHIFT_RIGHT, "shift_right u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=shift_right to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_shift_right_u64__avx512_u1, SHIFT_RIGHT, "shift_right u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=shift_right to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_shift_right_i64__avx512_u1, SHIFT_RIGHT, "shift_right i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=shift_right to=i64 unroll=1", "binary, every tier", "ewise_bits.lua:6", "1 max 2 ld 1 st",
      2, 1, .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(NEON, MAP, tnk_shift_right_i32__neon_u1, SHIFT_RIGHT, "shift_right i32 _x_:_,1 _x_:_,1", "ewise",
      "from=i32 op=shift_right to=i32 unroll=1", "binary, every tier", "ewise_bits.lua:6", "1 max 2 ld 1 st",
      2, 1, .dtype = { TN_I32, TN_I32, TN_I32 })
    ROW(NEON, MAP, tnk_shift_right_u32__neon_u1, SHIFT_RIGHT, "shift_right u32 _x_:_,1 _x_:_,1", "ewise",
      "from=u32 op=shift_right to=u32 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_shift_right_u64__neon_u1, SHIFT_RIGHT, "shift_right u64 _x_:_,1 _x_:_,1", "ewise",
      "from=u64 op=shift_right to=u64 unroll=1", "binary, all types of that size", "ewise_bits.lua:6",
      "1 select 2 ld 1 st", 2, 1, .dtype = { TN_U64, TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_shift_right_i64__neon_u1, SHIFT_RIGHT, "shift_right i64 _x_:_,1 _x_:_,1", "ewise",
      "from=i64 op=shift_right to=i64 unroll=1", "binary, every tier", "ewise_bits.lua:6", "1 max 2 ld 1 st",
      2, 1, .dtype = { TN_I64, TN_I64, TN_I64 })
    ROW(GENERIC, MAP, tnk_relu_d0_f32__generic_u2, RELU, "relu.d0 f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=relu.d0 to=f32 unroll=2", "training: the gradient of relu from its result",
      "ewise_f32.lua:6", "2 select 4 ld 2 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .wrt = 1)
    ROW(GENERIC, MAP, tnk_relu_d0_f64__generic_u2, RELU, "relu.d0 f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=relu.d0 to=f64 unroll=2", "training: the gradient of relu from its result",
      "ewise_f64.lua:5", "2 select 4 ld 2 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 },
      .wrt = 1)
    ROW(AVX2, MAP, tnk_relu_d0_f32__avx2_u2, RELU, "relu.d0 f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=relu.d0 to=f32 unroll=2", "training: the gradient of relu from its result",
      "ewise_f32.lua:6", "2 select 4 ld 2 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .wrt = 1)
    ROW(AVX2, MAP, tnk_relu_d0_f64__avx2_u2, RELU, "relu.d0 f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=relu.d0 to=f64 unroll=2", "training: the gradient of relu from its result",
      "ewise_f64.lua:5", "2 select 4 ld 2 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 },
      .wrt = 1)
    ROW(AVX2, MAP, tnk_relu_d0_f32__avx2_stream, RELU, "relu.d0 f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=relu.d0 stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 select 8 ld 4 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .wrt = 1, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_relu_d0_f32__avx512_u2, RELU, "relu.d0 f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=relu.d0 to=f32 unroll=2", "training: the gradient of relu from its result",
      "ewise_f32.lua:6", "2 select 4 ld 2 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .wrt = 1)
    ROW(AVX512, MAP, tnk_relu_d0_f64__avx512_u2, RELU, "relu.d0 f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=relu.d0 to=f64 unroll=2", "training: the gradient of relu from its result",
      "ewise_f64.lua:5", "2 select 4 ld 2 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 },
      .wrt = 1)
    ROW(AVX512, MAP, tnk_relu_d0_f32__avx512_stream, RELU, "relu.d0 f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=relu.d0 stream=yes to=f32 unroll=4", "results that are more than the caches hold",
      "streams.lua:10", "4 select 8 ld 4 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .wrt = 1, .inner = TNI_INNER_UNIT_STREAM)
    ROW(NEON, MAP, tnk_relu_d0_f32__neon_u2, RELU, "relu.d0 f32 _x_:_,1 _x_:_,1", "ewise",
      "from=f32 op=relu.d0 to=f32 unroll=2", "training: the gradient of relu from its result",
      "ewise_f32.lua:6", "2 select 4 ld 2 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F32, TN_F32, TN_F32 },
      .wrt = 1)
    ROW(NEON, MAP, tnk_relu_d0_f64__neon_u2, RELU, "relu.d0 f64 _x_:_,1 _x_:_,1", "ewise",
      "from=f64 op=relu.d0 to=f64 unroll=2", "training: the gradient of relu from its result",
      "ewise_f64.lua:5", "2 select 4 ld 2 st; 1 select 2 ld 1 st", 2, 1, .dtype = { TN_F64, TN_F64, TN_F64 },
      .wrt = 1)
