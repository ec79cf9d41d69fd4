/* stock_cast.h: kernels of the family cast, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, MAP, tnk_cast_u8_bool__generic_u2, CAST, "cast u8,bool _x_:_,1", "cast",
      "from=u8 to=bool unroll=2", "not 0", "tobool.lua:5", "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_BOOL })
    ROW(GENERIC, MAP, tnk_cast_u16_bool__generic_u2, CAST, "cast u16,bool _x_:_,1", "cast",
      "from=u16 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_BOOL })
    ROW(GENERIC, MAP, tnk_cast_u32_bool__generic_u2, CAST, "cast u32,bool _x_:_,1", "cast",
      "from=u32 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_cast_u64_bool__generic_u2, CAST, "cast u64,bool _x_:_,1", "cast",
      "from=u64 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_cast_f32_bool__generic_u2, CAST, "cast f32,bool _x_:_,1", "cast",
      "from=f32 to=bool unroll=2", "not 0, NaN included", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_BOOL })
    ROW(GENERIC, MAP, tnk_cast_f64_bool__generic_u2, CAST, "cast f64,bool _x_:_,1", "cast",
      "from=f64 to=bool unroll=2", "not 0, NaN included", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_BOOL })
    ROW(GENERIC, MAP, tnk_cast_f16_bool__generic_u2, CAST, "cast f16,bool _x_:_,1", "cast",
      "from=f16 to=bool unroll=2", "not 0, NaN included; bf16 has the same zeros", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F16, TN_BOOL })
    ROW(GENERIC, MAP, tnk_cast_f32_f64__generic_u2, CAST, "cast f32,f64 _x_:_,1", "cast",
      "from=f32 to=f64 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F64 })
    ROW(GENERIC, MAP, tnk_cast_f32_f16__generic_u2, CAST, "cast f32,f16 _x_:_,1", "cast",
      "from=f32 to=f16 unroll=2", "floats", "tofloat.lua:5",
      "10 add 2 convert 6 select 2 ld 2 st; 5 add 1 convert 3 select 1 ld 1 st", 4, 1,
      .dtype = { TN_F32, TN_F16 })
    ROW(GENERIC, MAP, tnk_cast_f32_bf16__generic_u2, CAST, "cast f32,bf16 _x_:_,1", "cast",
      "from=f32 to=bf16 unroll=2", "floats", "tofloat.lua:5",
      "4 add 2 convert 2 select 2 ld 2 st; 2 add 1 convert 1 select 1 ld 1 st", 3, 1,
      .dtype = { TN_F32, TN_BF16 })
    ROW(GENERIC, MAP, tnk_cast_f64_f32__generic_u2, CAST, "cast f64,f32 _x_:_,1", "cast",
      "from=f64 to=f32 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_f16_f32__generic_u2, CAST, "cast f16,f32 _x_:_,1", "cast",
      "from=f16 to=f32 unroll=2", "halves as weights and data", "tofloat.lua:5",
      "2 mul 2 convert 4 select 2 ld 2 st; 1 mul 1 convert 2 select 1 ld 1 st", 5, 1,
      .dtype = { TN_F16, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_bf16_f32__generic_u2, CAST, "cast bf16,f32 _x_:_,1", "cast",
      "from=bf16 to=f32 unroll=2", "halves as weights and data", "tofloat.lua:5",
      "2 convert 2 select 2 ld 2 st; 1 convert 1 select 1 ld 1 st", 2, 1, .dtype = { TN_BF16, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_u8_f32__generic_u2, CAST, "cast u8,f32 _x_:_,1", "cast",
      "from=u8 to=f32 unroll=2", "pixels and quantised values", "tofloat.lua:5",
      "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1, 1, .dtype = { TN_U8, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_i8_f32__generic_u2, CAST, "cast i8,f32 _x_:_,1", "cast",
      "from=i8 to=f32 unroll=2", "pixels and quantised values", "tofloat.lua:5",
      "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_u16_f32__generic_u2, CAST, "cast u16,f32 _x_:_,1", "cast",
      "from=u16 to=f32 unroll=2", "samples", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1,
      1, .dtype = { TN_U16, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_i16_f32__generic_u2, CAST, "cast i16,f32 _x_:_,1", "cast",
      "from=i16 to=f32 unroll=2", "samples", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1,
      1, .dtype = { TN_I16, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_i32_f32__generic_u2, CAST, "cast i32,f32 _x_:_,1", "cast",
      "from=i32 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_i32_f64__generic_u2, CAST, "cast i32,f64 _x_:_,1", "cast",
      "from=i32 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_F64 })
    ROW(GENERIC, MAP, tnk_cast_u32_f32__generic_u2, CAST, "cast u32,f32 _x_:_,1", "cast",
      "from=u32 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_u32_f64__generic_u2, CAST, "cast u32,f64 _x_:_,1", "cast",
      "from=u32 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_F64 })
    ROW(GENERIC, MAP, tnk_cast_i64_f32__generic_u2, CAST, "cast i64,f32 _x_:_,1", "cast",
      "from=i64 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_i64_f64__generic_u2, CAST, "cast i64,f64 _x_:_,1", "cast",
      "from=i64 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_F64 })
    ROW(GENERIC, MAP, tnk_cast_u64_f32__generic_u2, CAST, "cast u64,f32 _x_:_,1", "cast",
      "from=u64 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_u64_f64__generic_u2, CAST, "cast u64,f64 _x_:_,1", "cast",
      "from=u64 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_F64 })
    ROW(GENERIC, MAP, tnk_cast_i64_f16__generic_u2, CAST, "cast i64,f16 _x_:_,1", "cast",
      "from=i64 to=f16 unroll=2",
      "by way of F32 they would round twice; 32-bit integers come here through I64", "tofloat.lua:5",
      "16 add 6 convert 8 select 2 ld 2 st; 8 add 3 convert 4 select 1 ld 1 st", 4, 1,
      .dtype = { TN_I64, TN_F16 })
    ROW(GENERIC, MAP, tnk_cast_i64_bf16__generic_u2, CAST, "cast i64,bf16 _x_:_,1", "cast",
      "from=i64 to=bf16 unroll=2",
      "by way of F32 they would round twice; 32-bit integers come here through I64", "tofloat.lua:5",
      "10 add 6 convert 4 select 2 ld 2 st; 5 add 3 convert 2 select 1 ld 1 st", 3, 1,
      .dtype = { TN_I64, TN_BF16 })
    ROW(GENERIC, MAP, tnk_cast_u64_f16__generic_u2, CAST, "cast u64,f16 _x_:_,1", "cast",
      "from=u64 to=f16 unroll=2", "by way of F32 they would round twice", "tofloat.lua:5",
      "14 add 6 convert 8 select 2 ld 2 st; 7 add 3 convert 4 select 1 ld 1 st", 4, 1,
      .dtype = { TN_U64, TN_F16 })
    ROW(GENERIC, MAP, tnk_cast_u64_bf16__generic_u2, CAST, "cast u64,bf16 _x_:_,1", "cast",
      "from=u64 to=bf16 unroll=2", "by way of F32 they would round twice", "tofloat.lua:5",
      "8 add 6 convert 4 select 2 ld 2 st; 4 add 3 convert 2 select 1 ld 1 st", 3, 1,
      .dtype = { TN_U64, TN_BF16 })
    ROW(GENERIC, MAP, tnk_cast_bool_f32__generic_u2, CAST, "cast bool,f32 _x_:_,1", "cast",
      "from=bool to=f32 unroll=2", "masks to count and multiply with", "tofloat.lua:5",
      "2 max 4 convert 2 ld 2 st; 1 max 2 convert 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_F32 })
    ROW(GENERIC, MAP, tnk_cast_f32_u8__generic_u2, CAST, "cast f32,u8 _x_:_,1", "cast",
      "from=f32 to=u8 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_U8 })
    ROW(GENERIC, MAP, tnk_cast_f32_i8__generic_u2, CAST, "cast f32,i8 _x_:_,1", "cast",
      "from=f32 to=i8 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_I8 })
    ROW(GENERIC, MAP, tnk_cast_f32_u16__generic_u2, CAST, "cast f32,u16 _x_:_,1", "cast",
      "from=f32 to=u16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_U16 })
    ROW(GENERIC, MAP, tnk_cast_f32_i16__generic_u2, CAST, "cast f32,i16 _x_:_,1", "cast",
      "from=f32 to=i16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_I16 })
    ROW(GENERIC, MAP, tnk_cast_f32_i32__generic_u2, CAST, "cast f32,i32 _x_:_,1", "cast",
      "from=f32 to=i32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_I32 })
    ROW(GENERIC, MAP, tnk_cast_f32_u32__generic_u2, CAST, "cast f32,u32 _x_:_,1", "cast",
      "from=f32 to=u32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_U32 })
    ROW(GENERIC, MAP, tnk_cast_f32_i64__generic_u2, CAST, "cast f32,i64 _x_:_,1", "cast",
      "from=f32 to=i64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_I64 })
    ROW(GENERIC, MAP, tnk_cast_f32_u64__generic_u2, CAST, "cast f32,u64 _x_:_,1", "cast",
      "from=f32 to=u64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_U64 })
    ROW(GENERIC, MAP, tnk_cast_f64_u8__generic_u2, CAST, "cast f64,u8 _x_:_,1", "cast",
      "from=f64 to=u8 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U8 })
    ROW(GENERIC, MAP, tnk_cast_f64_i8__generic_u2, CAST, "cast f64,i8 _x_:_,1", "cast",
      "from=f64 to=i8 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I8 })
    ROW(GENERIC, MAP, tnk_cast_f64_u16__generic_u2, CAST, "cast f64,u16 _x_:_,1", "cast",
      "from=f64 to=u16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U16 })
    ROW(GENERIC, MAP, tnk_cast_f64_i16__generic_u2, CAST, "cast f64,i16 _x_:_,1", "cast",
      "from=f64 to=i16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I16 })
    ROW(GENERIC, MAP, tnk_cast_f64_i32__generic_u2, CAST, "cast f64,i32 _x_:_,1", "cast",
      "from=f64 to=i32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I32 })
    ROW(GENERIC, MAP, tnk_cast_f64_u32__generic_u2, CAST, "cast f64,u32 _x_:_,1", "cast",
      "from=f64 to=u32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U32 })
    ROW(GENERIC, MAP, tnk_cast_f64_i64__generic_u2, CAST, "cast f64,i64 _x_:_,1", "cast",
      "from=f64 to=i64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_I64 })
    ROW(GENERIC, MAP, tnk_cast_f64_u64__generic_u2, CAST, "cast f64,u64 _x_:_,1", "cast",
      "from=f64 to=u64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_U64 })
    ROW(GENERIC, MAP, tnk_cast_u8_i32__generic_u2, CAST, "cast u8,i32 _x_:_,1", "cast",
      "from=u8 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U8, TN_I32 })
    ROW(GENERIC, MAP, tnk_cast_i8_i32__generic_u2, CAST, "cast i8,i32 _x_:_,1", "cast",
      "from=i8 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I32 })
    ROW(GENERIC, MAP, tnk_cast_u16_i32__generic_u2, CAST, "cast u16,i32 _x_:_,1", "cast",
      "from=u16 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_I32 })
    ROW(GENERIC, MAP, tnk_cast_i16_i32__generic_u2, CAST, "cast i16,i32 _x_:_,1", "cast",
      "from=i16 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I16, TN_I32 })
    ROW(GENERIC, MAP, tnk_cast_i32_i64__generic_u2, CAST, "cast i32,i64 _x_:_,1", "cast",
      "from=i32 to=i64 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I64 })
    ROW(GENERIC, MAP, tnk_cast_i32_i16__generic_u2, CAST, "cast i32,i16 _x_:_,1", "cast",
      "from=i32 to=i16 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I16 })
    ROW(GENERIC, MAP, tnk_cast_i32_u8__generic_u2, CAST, "cast i32,u8 _x_:_,1", "cast",
      "from=i32 to=u8 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_U8 })
    ROW(GENERIC, MAP, tnk_cast_u32_i64__generic_u2, CAST, "cast u32,i64 _x_:_,1", "cast",
      "from=u32 to=i64 unroll=2", "integers wider", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st",
      1, 1, .dtype = { TN_U32, TN_I64 })
    ROW(GENERIC, MAP, tnk_cast_i64_i32__generic_u2, CAST, "cast i64,i32 _x_:_,1", "cast",
      "from=i64 to=i32 unroll=2", "integers narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_I32 })
    ROW(GENERIC, MAP, tnk_cast_bool_i32__generic_u2, CAST, "cast bool,i32 _x_:_,1", "cast",
      "from=bool to=i32 unroll=2", "masks to count and multiply with", "toint.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_I32 })
    ROW(AVX2, MAP, tnk_cast_u8_bool__avx2_u2, CAST, "cast u8,bool _x_:_,1", "cast",
      "from=u8 to=bool unroll=2", "not 0", "tobool.lua:5", "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_BOOL })
    ROW(AVX2, MAP, tnk_cast_u16_bool__avx2_u2, CAST, "cast u16,bool _x_:_,1", "cast",
      "from=u16 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_BOOL })
    ROW(AVX2, MAP, tnk_cast_u32_bool__avx2_u2, CAST, "cast u32,bool _x_:_,1", "cast",
      "from=u32 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_BOOL })
    ROW(AVX2, MAP, tnk_cast_u64_bool__avx2_u2, CAST, "cast u64,bool _x_:_,1", "cast",
      "from=u64 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_BOOL })
    ROW(AVX2, MAP, tnk_cast_f32_bool__avx2_u2, CAST, "cast f32,bool _x_:_,1", "cast",
      "from=f32 to=bool unroll=2", "not 0, NaN included", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_BOOL })
    ROW(AVX2, MAP, tnk_cast_f64_bool__avx2_u2, CAST, "cast f64,bool _x_:_,1", "cast",
      "from=f64 to=bool unroll=2", "not 0, NaN included", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_BOOL })
    ROW(AVX2, MAP, tnk_cast_f16_bool__avx2_u2, CAST, "cast f16,bool _x_:_,1", "cast",
      "from=f16 to=bool unroll=2", "not 0, NaN included; bf16 has the same zeros", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F16, TN_BOOL })
    ROW(AVX2, MAP, tnk_cast_f32_f64__avx2_u2, CAST, "cast f32,f64 _x_:_,1", "cast",
      "from=f32 to=f64 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F64 })
    ROW(AVX2, MAP, tnk_cast_f32_f16__avx2_u2, CAST, "cast f32,f16 _x_:_,1", "cast",
      "from=f32 to=f16 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F16 })
    ROW(AVX2, MAP, tnk_cast_f32_bf16__avx2_u2, CAST, "cast f32,bf16 _x_:_,1", "cast",
      "from=f32 to=bf16 unroll=2", "floats", "tofloat.lua:5",
      "4 add 2 convert 2 select 2 ld 2 st; 2 add 1 convert 1 select 1 ld 1 st", 3, 1,
      .dtype = { TN_F32, TN_BF16 })
    ROW(AVX2, MAP, tnk_cast_f64_f32__avx2_u2, CAST, "cast f64,f32 _x_:_,1", "cast",
      "from=f64 to=f32 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_f16_f32__avx2_u2, CAST, "cast f16,f32 _x_:_,1", "cast",
      "from=f16 to=f32 unroll=2", "halves as weights and data", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F16, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_bf16_f32__avx2_u2, CAST, "cast bf16,f32 _x_:_,1", "cast",
      "from=bf16 to=f32 unroll=2", "halves as weights and data", "tofloat.lua:5",
      "2 convert 2 select 2 ld 2 st; 1 convert 1 select 1 ld 1 st", 2, 1, .dtype = { TN_BF16, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_u8_f32__avx2_u2, CAST, "cast u8,f32 _x_:_,1", "cast", "from=u8 to=f32 unroll=2",
      "pixels and quantised values", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_i8_f32__avx2_u2, CAST, "cast i8,f32 _x_:_,1", "cast", "from=i8 to=f32 unroll=2",
      "pixels and quantised values", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_I8, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_u16_f32__avx2_u2, CAST, "cast u16,f32 _x_:_,1", "cast",
      "from=u16 to=f32 unroll=2", "samples", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1,
      1, .dtype = { TN_U16, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_i16_f32__avx2_u2, CAST, "cast i16,f32 _x_:_,1", "cast",
      "from=i16 to=f32 unroll=2", "samples", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1,
      1, .dtype = { TN_I16, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_i32_f32__avx2_u2, CAST, "cast i32,f32 _x_:_,1", "cast",
      "from=i32 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_i32_f64__avx2_u2, CAST, "cast i32,f64 _x_:_,1", "cast",
      "from=i32 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_F64 })
    ROW(AVX2, MAP, tnk_cast_u32_f32__avx2_u2, CAST, "cast u32,f32 _x_:_,1", "cast",
      "from=u32 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_u32_f64__avx2_u2, CAST, "cast u32,f64 _x_:_,1", "cast",
      "from=u32 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_F64 })
    ROW(AVX2, MAP, tnk_cast_i64_f32__avx2_u2, CAST, "cast i64,f32 _x_:_,1", "cast",
      "from=i64 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_i64_f64__avx2_u2, CAST, "cast i64,f64 _x_:_,1", "cast",
      "from=i64 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_F64 })
    ROW(AVX2, MAP, tnk_cast_u64_f32__avx2_u2, CAST, "cast u64,f32 _x_:_,1", "cast",
      "from=u64 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_u64_f64__avx2_u2, CAST, "cast u64,f64 _x_:_,1", "cast",
      "from=u64 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_F64 })
    ROW(AVX2, MAP, tnk_cast_i64_f16__avx2_u2, CAST, "cast i64,f16 _x_:_,1", "cast",
      "from=i64 to=f16 unroll=2",
      "by way of F32 they would round twice; 32-bit integers come here through I64", "tofloat.lua:5",
      "16 add 6 convert 8 select 2 ld 2 st; 8 add 3 convert 4 select 1 ld 1 st", 4, 1,
      .dtype = { TN_I64, TN_F16 })
    ROW(AVX2, MAP, tnk_cast_i64_bf16__avx2_u2, CAST, "cast i64,bf16 _x_:_,1", "cast",
      "from=i64 to=bf16 unroll=2",
      "by way of F32 they would round twice; 32-bit integers come here through I64", "tofloat.lua:5",
      "10 add 6 convert 4 select 2 ld 2 st; 5 add 3 convert 2 select 1 ld 1 st", 3, 1,
      .dtype = { TN_I64, TN_BF16 })
    ROW(AVX2, MAP, tnk_cast_u64_f16__avx2_u2, CAST, "cast u64,f16 _x_:_,1", "cast",
      "from=u64 to=f16 unroll=2", "by way of F32 they would round twice", "tofloat.lua:5",
      "14 add 6 convert 8 select 2 ld 2 st; 7 add 3 convert 4 select 1 ld 1 st", 4, 1,
      .dtype = { TN_U64, TN_F16 })
    ROW(AVX2, MAP, tnk_cast_u64_bf16__avx2_u2, CAST, "cast u64,bf16 _x_:_,1", "cast",
      "from=u64 to=bf16 unroll=2", "by way of F32 they would round twice", "tofloat.lua:5",
      "8 add 6 convert 4 select 2 ld 2 st; 4 add 3 convert 2 select 1 ld 1 st", 3, 1,
      .dtype = { TN_U64, TN_BF16 })
    ROW(AVX2, MAP, tnk_cast_bool_f32__avx2_u2, CAST, "cast bool,f32 _x_:_,1", "cast",
      "from=bool to=f32 unroll=2", "masks to count and multiply with", "tofloat.lua:5",
      "2 max 4 convert 2 ld 2 st; 1 max 2 convert 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_F32 })
    ROW(AVX2, MAP, tnk_cast_f32_u8__avx2_u2, CAST, "cast f32,u8 _x_:_,1", "cast", "from=f32 to=u8 unroll=2",
      "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_U8 })
    ROW(AVX2, MAP, tnk_cast_f32_i8__avx2_u2, CAST, "cast f32,i8 _x_:_,1", "cast", "from=f32 to=i8 unroll=2",
      "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_I8 })
    ROW(AVX2, MAP, tnk_cast_f32_u16__avx2_u2, CAST, "cast f32,u16 _x_:_,1", "cast",
      "from=f32 to=u16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_U16 })
    ROW(AVX2, MAP, tnk_cast_f32_i16__avx2_u2, CAST, "cast f32,i16 _x_:_,1", "cast",
      "from=f32 to=i16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_I16 })
    ROW(AVX2, MAP, tnk_cast_f32_i32__avx2_u2, CAST, "cast f32,i32 _x_:_,1", "cast",
      "from=f32 to=i32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_I32 })
    ROW(AVX2, MAP, tnk_cast_f32_u32__avx2_u2, CAST, "cast f32,u32 _x_:_,1", "cast",
      "from=f32 to=u32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_U32 })
    ROW(AVX2, MAP, tnk_cast_f32_i64__avx2_u2, CAST, "cast f32,i64 _x_:_,1", "cast",
      "from=f32 to=i64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_I64 })
    ROW(AVX2, MAP, tnk_cast_f32_u64__avx2_u2, CAST, "cast f32,u64 _x_:_,1", "cast",
      "from=f32 to=u64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_U64 })
    ROW(AVX2, MAP, tnk_cast_f64_u8__avx2_u2, CAST, "cast f64,u8 _x_:_,1", "cast", "from=f64 to=u8 unroll=2",
      "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U8 })
    ROW(AVX2, MAP, tnk_cast_f64_i8__avx2_u2, CAST, "cast f64,i8 _x_:_,1", "cast", "from=f64 to=i8 unroll=2",
      "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I8 })
    ROW(AVX2, MAP, tnk_cast_f64_u16__avx2_u2, CAST, "cast f64,u16 _x_:_,1", "cast",
      "from=f64 to=u16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U16 })
    ROW(AVX2, MAP, tnk_cast_f64_i16__avx2_u2, CAST, "cast f64,i16 _x_:_,1", "cast",
      "from=f64 to=i16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I16 })
    ROW(AVX2, MAP, tnk_cast_f64_i32__avx2_u2, CAST, "cast f64,i32 _x_:_,1", "cast",
      "from=f64 to=i32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I32 })
    ROW(AVX2, MAP, tnk_cast_f64_u32__avx2_u2, CAST, "cast f64,u32 _x_:_,1", "cast",
      "from=f64 to=u32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U32 })
    ROW(AVX2, MAP, tnk_cast_f64_i64__avx2_u2, CAST, "cast f64,i64 _x_:_,1", "cast",
      "from=f64 to=i64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_I64 })
    ROW(AVX2, MAP, tnk_cast_f64_u64__avx2_u2, CAST, "cast f64,u64 _x_:_,1", "cast",
      "from=f64 to=u64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_U64 })
    ROW(AVX2, MAP, tnk_cast_u8_i32__avx2_u2, CAST, "cast u8,i32 _x_:_,1", "cast", "from=u8 to=i32 unroll=2",
      "integers to the width at which others meet", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st",
      1, 1, .dtype = { TN_U8, TN_I32 })
    ROW(AVX2, MAP, tnk_cast_i8_i32__avx2_u2, CAST, "cast i8,i32 _x_:_,1", "cast", "from=i8 to=i32 unroll=2",
      "integers to the width at which others meet", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st",
      1, 1, .dtype = { TN_I8, TN_I32 })
    ROW(AVX2, MAP, tnk_cast_u16_i32__avx2_u2, CAST, "cast u16,i32 _x_:_,1", "cast",
      "from=u16 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_I32 })
    ROW(AVX2, MAP, tnk_cast_i16_i32__avx2_u2, CAST, "cast i16,i32 _x_:_,1", "cast",
      "from=i16 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I16, TN_I32 })
    ROW(AVX2, MAP, tnk_cast_i32_i64__avx2_u2, CAST, "cast i32,i64 _x_:_,1", "cast",
      "from=i32 to=i64 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I64 })
    ROW(AVX2, MAP, tnk_cast_i32_i16__avx2_u2, CAST, "cast i32,i16 _x_:_,1", "cast",
      "from=i32 to=i16 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I16 })
    ROW(AVX2, MAP, tnk_cast_i32_u8__avx2_u2, CAST, "cast i32,u8 _x_:_,1", "cast", "from=i32 to=u8 unroll=2",
      "integers wider and narrower", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_U8 })
    ROW(AVX2, MAP, tnk_cast_u32_i64__avx2_u2, CAST, "cast u32,i64 _x_:_,1", "cast",
      "from=u32 to=i64 unroll=2", "integers wider", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st",
      1, 1, .dtype = { TN_U32, TN_I64 })
    ROW(AVX2, MAP, tnk_cast_i64_i32__avx2_u2, CAST, "cast i64,i32 _x_:_,1", "cast",
      "from=i64 to=i32 unroll=2", "integers narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_I32 })
    ROW(AVX2, MAP, tnk_cast_bool_i32__avx2_u2, CAST, "cast bool,i32 _x_:_,1", "cast",
      "from=bool to=i32 unroll=2", "masks to count and multiply with", "toint.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_I32 })
    ROW(AVX512, MAP, tnk_cast_u8_bool__avx512_u2, CAST, "cast u8,bool _x_:_,1", "cast",
      "from=u8 to=bool unroll=2", "not 0", "tobool.lua:5", "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_BOOL })
    ROW(AVX512, MAP, tnk_cast_u16_bool__avx512_u2, CAST, "cast u16,bool _x_:_,1", "cast",
      "from=u16 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_BOOL })
    ROW(AVX512, MAP, tnk_cast_u32_bool__avx512_u2, CAST, "cast u32,bool _x_:_,1", "cast",
      "from=u32 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_BOOL })
    ROW(AVX512, MAP, tnk_cast_u64_bool__avx512_u2, CAST, "cast u64,bool _x_:_,1", "cast",
      "from=u64 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_BOOL })
    ROW(AVX512, MAP, tnk_cast_f32_bool__avx512_u2, CAST, "cast f32,bool _x_:_,1", "cast",
      "from=f32 to=bool unroll=2", "not 0, NaN included", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_BOOL })
    ROW(AVX512, MAP, tnk_cast_f64_bool__avx512_u2, CAST, "cast f64,bool _x_:_,1", "cast",
      "from=f64 to=bool unroll=2", "not 0, NaN included", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_BOOL })
    ROW(AVX512, MAP, tnk_cast_f16_bool__avx512_u2, CAST, "cast f16,bool _x_:_,1", "cast",
      "from=f16 to=bool unroll=2", "not 0, NaN included; bf16 has the same zeros", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F16, TN_BOOL })
    ROW(AVX512, MAP, tnk_cast_f32_f64__avx512_u2, CAST, "cast f32,f64 _x_:_,1", "cast",
      "from=f32 to=f64 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F64 })
    ROW(AVX512, MAP, tnk_cast_f32_f16__avx512_u2, CAST, "cast f32,f16 _x_:_,1", "cast",
      "from=f32 to=f16 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F16 })
    ROW(AVX512, MAP, tnk_cast_f32_bf16__avx512_u2, CAST, "cast f32,bf16 _x_:_,1", "cast",
      "from=f32 to=bf16 unroll=2", "floats", "tofloat.lua:5",
      "4 add 2 convert 2 select 2 ld 2 st; 2 add 1 convert 1 select 1 ld 1 st", 3, 1,
      .dtype = { TN_F32, TN_BF16 })
    ROW(AVX512, MAP, tnk_cast_f64_f32__avx512_u2, CAST, "cast f64,f32 _x_:_,1", "cast",
      "from=f64 to=f32 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_f16_f32__avx512_u2, CAST, "cast f16,f32 _x_:_,1", "cast",
      "from=f16 to=f32 unroll=2", "halves as weights and data", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F16, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_bf16_f32__avx512_u2, CAST, "cast bf16,f32 _x_:_,1", "cast",
      "from=bf16 to=f32 unroll=2", "halves as weights and data", "tofloat.lua:5",
      "2 convert 2 select 2 ld 2 st; 1 convert 1 select 1 ld 1 st", 2, 1, .dtype = { TN_BF16, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_u8_f32__avx512_u2, CAST, "cast u8,f32 _x_:_,1", "cast",
      "from=u8 to=f32 unroll=2", "pixels and quantised values", "tofloat.lua:5",
      "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1, 1, .dtype = { TN_U8, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_i8_f32__avx512_u2, CAST, "cast i8,f32 _x_:_,1", "cast",
      "from=i8 to=f32 unroll=2", "pixels and quantised values", "tofloat.lua:5",
      "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_u16_f32__avx512_u2, CAST, "cast u16,f32 _x_:_,1", "cast",
      "from=u16 to=f32 unroll=2", "samples", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1,
      1, .dtype = { TN_U16, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_i16_f32__avx512_u2, CAST, "cast i16,f32 _x_:_,1", "cast",
      "from=i16 to=f32 unroll=2", "samples", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1,
      1, .dtype = { TN_I16, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_i32_f32__avx512_u2, CAST, "cast i32,f32 _x_:_,1", "cast",
      "from=i32 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_i32_f64__avx512_u2, CAST, "cast i32,f64 _x_:_,1", "cast",
      "from=i32 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_F64 })
    ROW(AVX512, MAP, tnk_cast_u32_f32__avx512_u2, CAST, "cast u32,f32 _x_:_,1", "cast",
      "from=u32 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_u32_f64__avx512_u2, CAST, "cast u32,f64 _x_:_,1", "cast",
      "from=u32 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_F64 })
    ROW(AVX512, MAP, tnk_cast_i64_f32__avx512_u2, CAST, "cast i64,f32 _x_:_,1", "cast",
      "from=i64 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_i64_f64__avx512_u2, CAST, "cast i64,f64 _x_:_,1", "cast",
      "from=i64 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_F64 })
    ROW(AVX512, MAP, tnk_cast_u64_f32__avx512_u2, CAST, "cast u64,f32 _x_:_,1", "cast",
      "from=u64 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_u64_f64__avx512_u2, CAST, "cast u64,f64 _x_:_,1", "cast",
      "from=u64 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_F64 })
    ROW(AVX512, MAP, tnk_cast_i64_f16__avx512_u2, CAST, "cast i64,f16 _x_:_,1", "cast",
      "from=i64 to=f16 unroll=2",
      "by way of F32 they would round twice; 32-bit integers come here through I64", "tofloat.lua:5",
      "6 add 6 convert 2 select 2 ld 2 st; 3 add 3 convert 1 select 1 ld 1 st", 3, 1,
      .dtype = { TN_I64, TN_F16 })
    ROW(AVX512, MAP, tnk_cast_i64_bf16__avx512_u2, CAST, "cast i64,bf16 _x_:_,1", "cast",
      "from=i64 to=bf16 unroll=2",
      "by way of F32 they would round twice; 32-bit integers come here through I64", "tofloat.lua:5",
      "10 add 6 convert 4 select 2 ld 2 st; 5 add 3 convert 2 select 1 ld 1 st", 3, 1,
      .dtype = { TN_I64, TN_BF16 })
    ROW(AVX512, MAP, tnk_cast_u64_f16__avx512_u2, CAST, "cast u64,f16 _x_:_,1", "cast",
      "from=u64 to=f16 unroll=2", "by way of F32 they would round twice", "tofloat.lua:5",
      "4 add 6 convert 2 select 2 ld 2 st; 2 add 3 convert 1 select 1 ld 1 st", 3, 1,
      .dtype = { TN_U64, TN_F16 })
    ROW(AVX512, MAP, tnk_cast_u64_bf16__avx512_u2, CAST, "cast u64,bf16 _x_:_,1", "cast",
      "from=u64 to=bf16 unroll=2", "by way of F32 they would round twice", "tofloat.lua:5",
      "8 add 6 convert 4 select 2 ld 2 st; 4 add 3 convert 2 select 1 ld 1 st", 3, 1,
      .dtype = { TN_U64, TN_BF16 })
    ROW(AVX512, MAP, tnk_cast_bool_f32__avx512_u2, CAST, "cast bool,f32 _x_:_,1", "cast",
      "from=bool to=f32 unroll=2", "masks to count and multiply with", "tofloat.lua:5",
      "2 max 4 convert 2 ld 2 st; 1 max 2 convert 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_F32 })
    ROW(AVX512, MAP, tnk_cast_f32_u8__avx512_u2, CAST, "cast f32,u8 _x_:_,1", "cast",
      "from=f32 to=u8 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_U8 })
    ROW(AVX512, MAP, tnk_cast_f32_i8__avx512_u2, CAST, "cast f32,i8 _x_:_,1", "cast",
      "from=f32 to=i8 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_I8 })
    ROW(AVX512, MAP, tnk_cast_f32_u16__avx512_u2, CAST, "cast f32,u16 _x_:_,1", "cast",
      "from=f32 to=u16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_U16 })
    ROW(AVX512, MAP, tnk_cast_f32_i16__avx512_u2, CAST, "cast f32,i16 _x_:_,1", "cast",
      "from=f32 to=i16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_I16 })
    ROW(AVX512, MAP, tnk_cast_f32_i32__avx512_u2, CAST, "cast f32,i32 _x_:_,1", "cast",
      "from=f32 to=i32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_I32 })
    ROW(AVX512, MAP, tnk_cast_f32_u32__avx512_u2, CAST, "cast f32,u32 _x_:_,1", "cast",
      "from=f32 to=u32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_U32 })
    ROW(AVX512, MAP, tnk_cast_f32_i64__avx512_u2, CAST, "cast f32,i64 _x_:_,1", "cast",
      "from=f32 to=i64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_I64 })
    ROW(AVX512, MAP, tnk_cast_f32_u64__avx512_u2, CAST, "cast f32,u64 _x_:_,1", "cast",
      "from=f32 to=u64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_U64 })
    ROW(AVX512, MAP, tnk_cast_f64_u8__avx512_u2, CAST, "cast f64,u8 _x_:_,1", "cast",
      "from=f64 to=u8 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U8 })
    ROW(AVX512, MAP, tnk_cast_f64_i8__avx512_u2, CAST, "cast f64,i8 _x_:_,1", "cast",
      "from=f64 to=i8 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I8 })
    ROW(AVX512, MAP, tnk_cast_f64_u16__avx512_u2, CAST, "cast f64,u16 _x_:_,1", "cast",
      "from=f64 to=u16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U16 })
    ROW(AVX512, MAP, tnk_cast_f64_i16__avx512_u2, CAST, "cast f64,i16 _x_:_,1", "cast",
      "from=f64 to=i16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I16 })
    ROW(AVX512, MAP, tnk_cast_f64_i32__avx512_u2, CAST, "cast f64,i32 _x_:_,1", "cast",
      "from=f64 to=i32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I32 })
    ROW(AVX512, MAP, tnk_cast_f64_u32__avx512_u2, CAST, "cast f64,u32 _x_:_,1", "cast",
      "from=f64 to=u32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U32 })
    ROW(AVX512, MAP, tnk_cast_f64_i64__avx512_u2, CAST, "cast f64,i64 _x_:_,1", "cast",
      "from=f64 to=i64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_I64 })
    ROW(AVX512, MAP, tnk_cast_f64_u64__avx512_u2, CAST, "cast f64,u64 _x_:_,1", "cast",
      "from=f64 to=u64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_U64 })
    ROW(AVX512, MAP, tnk_cast_u8_i32__avx512_u2, CAST, "cast u8,i32 _x_:_,1", "cast",
      "from=u8 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U8, TN_I32 })
    ROW(AVX512, MAP, tnk_cast_i8_i32__avx512_u2, CAST, "cast i8,i32 _x_:_,1", "cast",
      "from=i8 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I8, TN_I32 })
    ROW(AVX512, MAP, tnk_cast_u16_i32__avx512_u2, CAST, "cast u16,i32 _x_:_,1", "cast",
      "from=u16 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_I32 })
    ROW(AVX512, MAP, tnk_cast_i16_i32__avx512_u2, CAST, "cast i16,i32 _x_:_,1", "cast",
      "from=i16 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I16, TN_I32 })
    ROW(AVX512, MAP, tnk_cast_i32_i64__avx512_u2, CAST, "cast i32,i64 _x_:_,1", "cast",
      "from=i32 to=i64 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I64 })
    ROW(AVX512, MAP, tnk_cast_i32_i16__avx512_u2, CAST, "cast i32,i16 _x_:_,1", "cast",
      "from=i32 to=i16 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I16 })
    ROW(AVX512, MAP, tnk_cast_i32_u8__avx512_u2, CAST, "cast i32,u8 _x_:_,1", "cast",
      "from=i32 to=u8 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_U8 })
    ROW(AVX512, MAP, tnk_cast_u32_i64__avx512_u2, CAST, "cast u32,i64 _x_:_,1", "cast",
      "from=u32 to=i64 unroll=2", "integers wider", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st",
      1, 1, .dtype = { TN_U32, TN_I64 })
    ROW(AVX512, MAP, tnk_cast_i64_i32__avx512_u2, CAST, "cast i64,i32 _x_:_,1", "cast",
      "from=i64 to=i32 unroll=2", "integers narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_I32 })
    ROW(AVX512, MAP, tnk_cast_bool_i32__avx512_u2, CAST, "cast bool,i32 _x_:_,1", "cast",
      "from=bool to=i32 unroll=2", "masks to count and multiply with", "toint.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_I32 })
    ROW(NEON, MAP, tnk_cast_u8_bool__neon_u2, CAST, "cast u8,bool _x_:_,1", "cast",
      "from=u8 to=bool unroll=2", "not 0", "tobool.lua:5", "2 max 2 ld 2 st; 1 max 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_BOOL })
    ROW(NEON, MAP, tnk_cast_u16_bool__neon_u2, CAST, "cast u16,bool _x_:_,1", "cast",
      "from=u16 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_BOOL })
    ROW(NEON, MAP, tnk_cast_u32_bool__neon_u2, CAST, "cast u32,bool _x_:_,1", "cast",
      "from=u32 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_BOOL })
    ROW(NEON, MAP, tnk_cast_u64_bool__neon_u2, CAST, "cast u64,bool _x_:_,1", "cast",
      "from=u64 to=bool unroll=2", "not 0", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_BOOL })
    ROW(NEON, MAP, tnk_cast_f32_bool__neon_u2, CAST, "cast f32,bool _x_:_,1", "cast",
      "from=f32 to=bool unroll=2", "not 0, NaN included", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F32, TN_BOOL })
    ROW(NEON, MAP, tnk_cast_f64_bool__neon_u2, CAST, "cast f64,bool _x_:_,1", "cast",
      "from=f64 to=bool unroll=2", "not 0, NaN included", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F64, TN_BOOL })
    ROW(NEON, MAP, tnk_cast_f16_bool__neon_u2, CAST, "cast f16,bool _x_:_,1", "cast",
      "from=f16 to=bool unroll=2", "not 0, NaN included; bf16 has the same zeros", "tobool.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_F16, TN_BOOL })
    ROW(NEON, MAP, tnk_cast_f32_f64__neon_u2, CAST, "cast f32,f64 _x_:_,1", "cast",
      "from=f32 to=f64 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_F64 })
    ROW(NEON, MAP, tnk_cast_f32_f16__neon_u2, CAST, "cast f32,f16 _x_:_,1", "cast",
      "from=f32 to=f16 unroll=2", "floats", "tofloat.lua:5",
      "10 add 2 convert 6 select 2 ld 2 st; 5 add 1 convert 3 select 1 ld 1 st", 4, 1,
      .dtype = { TN_F32, TN_F16 })
    ROW(NEON, MAP, tnk_cast_f32_bf16__neon_u2, CAST, "cast f32,bf16 _x_:_,1", "cast",
      "from=f32 to=bf16 unroll=2", "floats", "tofloat.lua:5",
      "4 add 2 convert 2 select 2 ld 2 st; 2 add 1 convert 1 select 1 ld 1 st", 3, 1,
      .dtype = { TN_F32, TN_BF16 })
    ROW(NEON, MAP, tnk_cast_f64_f32__neon_u2, CAST, "cast f64,f32 _x_:_,1", "cast",
      "from=f64 to=f32 unroll=2", "floats", "tofloat.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_F32 })
    ROW(NEON, MAP, tnk_cast_f16_f32__neon_u2, CAST, "cast f16,f32 _x_:_,1", "cast",
      "from=f16 to=f32 unroll=2", "halves as weights and data", "tofloat.lua:5",
      "2 mul 2 convert 4 select 2 ld 2 st; 1 mul 1 convert 2 select 1 ld 1 st", 5, 1,
      .dtype = { TN_F16, TN_F32 })
    ROW(NEON, MAP, tnk_cast_bf16_f32__neon_u2, CAST, "cast bf16,f32 _x_:_,1", "cast",
      "from=bf16 to=f32 unroll=2", "halves as weights and data", "tofloat.lua:5",
      "2 convert 2 select 2 ld 2 st; 1 convert 1 select 1 ld 1 st", 2, 1, .dtype = { TN_BF16, TN_F32 })
    ROW(NEON, MAP, tnk_cast_u8_f32__neon_u2, CAST, "cast u8,f32 _x_:_,1", "cast", "from=u8 to=f32 unroll=2",
      "pixels and quantised values", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_F32 })
    ROW(NEON, MAP, tnk_cast_i8_f32__neon_u2, CAST, "cast i8,f32 _x_:_,1", "cast", "from=i8 to=f32 unroll=2",
      "pixels and quantised values", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_I8, TN_F32 })
    ROW(NEON, MAP, tnk_cast_u16_f32__neon_u2, CAST, "cast u16,f32 _x_:_,1", "cast",
      "from=u16 to=f32 unroll=2", "samples", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1,
      1, .dtype = { TN_U16, TN_F32 })
    ROW(NEON, MAP, tnk_cast_i16_f32__neon_u2, CAST, "cast i16,f32 _x_:_,1", "cast",
      "from=i16 to=f32 unroll=2", "samples", "tofloat.lua:5", "4 convert 2 ld 2 st; 2 convert 1 ld 1 st", 1,
      1, .dtype = { TN_I16, TN_F32 })
    ROW(NEON, MAP, tnk_cast_i32_f32__neon_u2, CAST, "cast i32,f32 _x_:_,1", "cast",
      "from=i32 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_F32 })
    ROW(NEON, MAP, tnk_cast_i32_f64__neon_u2, CAST, "cast i32,f64 _x_:_,1", "cast",
      "from=i32 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_F64 })
    ROW(NEON, MAP, tnk_cast_u32_f32__neon_u2, CAST, "cast u32,f32 _x_:_,1", "cast",
      "from=u32 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_F32 })
    ROW(NEON, MAP, tnk_cast_u32_f64__neon_u2, CAST, "cast u32,f64 _x_:_,1", "cast",
      "from=u32 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_F64 })
    ROW(NEON, MAP, tnk_cast_i64_f32__neon_u2, CAST, "cast i64,f32 _x_:_,1", "cast",
      "from=i64 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_F32 })
    ROW(NEON, MAP, tnk_cast_i64_f64__neon_u2, CAST, "cast i64,f64 _x_:_,1", "cast",
      "from=i64 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_F64 })
    ROW(NEON, MAP, tnk_cast_u64_f32__neon_u2, CAST, "cast u64,f32 _x_:_,1", "cast",
      "from=u64 to=f32 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_F32 })
    ROW(NEON, MAP, tnk_cast_u64_f64__neon_u2, CAST, "cast u64,f64 _x_:_,1", "cast",
      "from=u64 to=f64 unroll=2", "counts and labels", "tofloat.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_F64 })
    ROW(NEON, MAP, tnk_cast_i64_f16__neon_u2, CAST, "cast i64,f16 _x_:_,1", "cast",
      "from=i64 to=f16 unroll=2",
      "by way of F32 they would round twice; 32-bit integers come here through I64", "tofloat.lua:5",
      "16 add 6 convert 8 select 2 ld 2 st; 8 add 3 convert 4 select 1 ld 1 st", 4, 1,
      .dtype = { TN_I64, TN_F16 })
    ROW(NEON, MAP, tnk_cast_i64_bf16__neon_u2, CAST, "cast i64,bf16 _x_:_,1", "cast",
      "from=i64 to=bf16 unroll=2",
      "by way of F32 they would round twice; 32-bit integers come here through I64", "tofloat.lua:5",
      "10 add 6 convert 4 select 2 ld 2 st; 5 add 3 convert 2 select 1 ld 1 st", 3, 1,
      .dtype = { TN_I64, TN_BF16 })
    ROW(NEON, MAP, tnk_cast_u64_f16__neon_u2, CAST, "cast u64,f16 _x_:_,1", "cast",
      "from=u64 to=f16 unroll=2", "by way of F32 they would round twice", "tofloat.lua:5",
      "14 add 6 convert 8 select 2 ld 2 st; 7 add 3 convert 4 select 1 ld 1 st", 4, 1,
      .dtype = { TN_U64, TN_F16 })
    ROW(NEON, MAP, tnk_cast_u64_bf16__neon_u2, CAST, "cast u64,bf16 _x_:_,1", "cast",
      "from=u64 to=bf16 unroll=2", "by way of F32 they would round twice", "tofloat.lua:5",
      "8 add 6 convert 4 select 2 ld 2 st; 4 add 3 convert 2 select 1 ld 1 st", 3, 1,
      .dtype = { TN_U64, TN_BF16 })
    ROW(NEON, MAP, tnk_cast_bool_f32__neon_u2, CAST, "cast bool,f32 _x_:_,1", "cast",
      "from=bool to=f32 unroll=2", "masks to count and multiply with", "tofloat.lua:5",
      "2 max 4 convert 2 ld 2 st; 1 max 2 convert 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_F32 })
    ROW(NEON, MAP, tnk_cast_f32_u8__neon_u2, CAST, "cast f32,u8 _x_:_,1", "cast", "from=f32 to=u8 unroll=2",
      "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_U8 })
    ROW(NEON, MAP, tnk_cast_f32_i8__neon_u2, CAST, "cast f32,i8 _x_:_,1", "cast", "from=f32 to=i8 unroll=2",
      "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_I8 })
    ROW(NEON, MAP, tnk_cast_f32_u16__neon_u2, CAST, "cast f32,u16 _x_:_,1", "cast",
      "from=f32 to=u16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_U16 })
    ROW(NEON, MAP, tnk_cast_f32_i16__neon_u2, CAST, "cast f32,i16 _x_:_,1", "cast",
      "from=f32 to=i16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F32, TN_I16 })
    ROW(NEON, MAP, tnk_cast_f32_i32__neon_u2, CAST, "cast f32,i32 _x_:_,1", "cast",
      "from=f32 to=i32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_I32 })
    ROW(NEON, MAP, tnk_cast_f32_u32__neon_u2, CAST, "cast f32,u32 _x_:_,1", "cast",
      "from=f32 to=u32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_U32 })
    ROW(NEON, MAP, tnk_cast_f32_i64__neon_u2, CAST, "cast f32,i64 _x_:_,1", "cast",
      "from=f32 to=i64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_I64 })
    ROW(NEON, MAP, tnk_cast_f32_u64__neon_u2, CAST, "cast f32,u64 _x_:_,1", "cast",
      "from=f32 to=u64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F32, TN_U64 })
    ROW(NEON, MAP, tnk_cast_f64_u8__neon_u2, CAST, "cast f64,u8 _x_:_,1", "cast", "from=f64 to=u8 unroll=2",
      "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U8 })
    ROW(NEON, MAP, tnk_cast_f64_i8__neon_u2, CAST, "cast f64,i8 _x_:_,1", "cast", "from=f64 to=i8 unroll=2",
      "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I8 })
    ROW(NEON, MAP, tnk_cast_f64_u16__neon_u2, CAST, "cast f64,u16 _x_:_,1", "cast",
      "from=f64 to=u16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U16 })
    ROW(NEON, MAP, tnk_cast_f64_i16__neon_u2, CAST, "cast f64,i16 _x_:_,1", "cast",
      "from=f64 to=i16 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I16 })
    ROW(NEON, MAP, tnk_cast_f64_i32__neon_u2, CAST, "cast f64,i32 _x_:_,1", "cast",
      "from=f64 to=i32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_I32 })
    ROW(NEON, MAP, tnk_cast_f64_u32__neon_u2, CAST, "cast f64,u32 _x_:_,1", "cast",
      "from=f64 to=u32 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1 st", 1, 1,
      .dtype = { TN_F64, TN_U32 })
    ROW(NEON, MAP, tnk_cast_f64_i64__neon_u2, CAST, "cast f64,i64 _x_:_,1", "cast",
      "from=f64 to=i64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_I64 })
    ROW(NEON, MAP, tnk_cast_f64_u64__neon_u2, CAST, "cast f64,u64 _x_:_,1", "cast",
      "from=f64 to=u64 unroll=2", "saturates to each type's own ends", "toint.lua:5",
      "4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1 st", 2, 1,
      .dtype = { TN_F64, TN_U64 })
    ROW(NEON, MAP, tnk_cast_u8_i32__neon_u2, CAST, "cast u8,i32 _x_:_,1", "cast", "from=u8 to=i32 unroll=2",
      "integers to the width at which others meet", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st",
      1, 1, .dtype = { TN_U8, TN_I32 })
    ROW(NEON, MAP, tnk_cast_i8_i32__neon_u2, CAST, "cast i8,i32 _x_:_,1", "cast", "from=i8 to=i32 unroll=2",
      "integers to the width at which others meet", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st",
      1, 1, .dtype = { TN_I8, TN_I32 })
    ROW(NEON, MAP, tnk_cast_u16_i32__neon_u2, CAST, "cast u16,i32 _x_:_,1", "cast",
      "from=u16 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_I32 })
    ROW(NEON, MAP, tnk_cast_i16_i32__neon_u2, CAST, "cast i16,i32 _x_:_,1", "cast",
      "from=i16 to=i32 unroll=2", "integers to the width at which others meet", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I16, TN_I32 })
    ROW(NEON, MAP, tnk_cast_i32_i64__neon_u2, CAST, "cast i32,i64 _x_:_,1", "cast",
      "from=i32 to=i64 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I64 })
    ROW(NEON, MAP, tnk_cast_i32_i16__neon_u2, CAST, "cast i32,i16 _x_:_,1", "cast",
      "from=i32 to=i16 unroll=2", "integers wider and narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I32, TN_I16 })
    ROW(NEON, MAP, tnk_cast_i32_u8__neon_u2, CAST, "cast i32,u8 _x_:_,1", "cast", "from=i32 to=u8 unroll=2",
      "integers wider and narrower", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1,
      .dtype = { TN_I32, TN_U8 })
    ROW(NEON, MAP, tnk_cast_u32_i64__neon_u2, CAST, "cast u32,i64 _x_:_,1", "cast",
      "from=u32 to=i64 unroll=2", "integers wider", "toint.lua:5", "2 convert 2 ld 2 st; 1 convert 1 ld 1 st",
      1, 1, .dtype = { TN_U32, TN_I64 })
    ROW(NEON, MAP, tnk_cast_i64_i32__neon_u2, CAST, "cast i64,i32 _x_:_,1", "cast",
      "from=i64 to=i32 unroll=2", "integers narrower", "toint.lua:5",
      "2 convert 2 ld 2 st; 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_I64, TN_I32 })
    ROW(NEON, MAP, tnk_cast_bool_i32__neon_u2, CAST, "cast bool,i32 _x_:_,1", "cast",
      "from=bool to=i32 unroll=2", "masks to count and multiply with", "toint.lua:5",
      "2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st", 1, 1, .dtype = { TN_BOOL, TN_I32 })
