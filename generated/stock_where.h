/* stock_where.h: kernels of the family where, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, MAP, tnk_where_bool_u32__generic_u1, WHERE, "where bool,u32,u32,u32 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=where to=u32 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U32, TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_where_bool_u64__generic_u1, WHERE, "where bool,u64,u64,u64 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=where to=u64 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U64, TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_where_bool_u16__generic_u1, WHERE, "where bool,u16,u16,u16 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=where to=u16 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U16, TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_where_bool_u8__generic_u1, WHERE, "where bool,u8,u8,u8 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u8 op=where to=u8 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U8, TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_where_bool_u32__avx2_u1, WHERE, "where bool,u32,u32,u32 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=where to=u32 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U32, TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_where_bool_u64__avx2_u1, WHERE, "where bool,u64,u64,u64 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=where to=u64 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U64, TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_where_bool_u16__avx2_u1, WHERE, "where bool,u16,u16,u16 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=where to=u16 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U16, TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_where_bool_u8__avx2_u1, WHERE, "where bool,u8,u8,u8 _x_:_,1 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=where to=u8 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U8, TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_where_bool_u32__avx512_u1, WHERE, "where bool,u32,u32,u32 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=where to=u32 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U32, TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_where_bool_u64__avx512_u1, WHERE, "where bool,u64,u64,u64 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=where to=u64 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U64, TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_where_bool_u16__avx512_u1, WHERE, "where bool,u16,u16,u16 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=where to=u16 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U16, TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_where_bool_u8__avx512_u1, WHERE, "where bool,u8,u8,u8 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u8 op=where to=u8 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U8, TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_where_bool_u32__neon_u1, WHERE, "where bool,u32,u32,u32 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u32 op=where to=u32 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U32, TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_where_bool_u64__neon_u1, WHERE, "where bool,u64,u64,u64 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u64 op=where to=u64 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U64, TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_where_bool_u16__neon_u1, WHERE, "where bool,u16,u16,u16 _x_:_,1 _x_:_,1 _x_:_,1",
      "ewise", "from=u16 op=where to=u16 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 convert 1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U16, TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_where_bool_u8__neon_u1, WHERE, "where bool,u8,u8,u8 _x_:_,1 _x_:_,1 _x_:_,1", "ewise",
      "from=u8 op=where to=u8 unroll=1", "where, all types of that size", "ewise_bits.lua:6",
      "1 select 3 ld 1 st", 2, 1, .dtype = { TN_BOOL, TN_U8, TN_U8, TN_U8 })
