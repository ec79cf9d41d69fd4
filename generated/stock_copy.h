/* stock_copy.h: kernels of the family copy, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, MAP, tnk_copy_u8__generic_u4, COPY, "copy u8 _x_:_,1", "copy",
      "dtype=u8 inner=unit unroll=4", "rows of adjacent elements", "copy.lua:13",
      "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_U8, TN_U8 })
    ROW(GENERIC, MAP, tnk_copy_u16__generic_u4, COPY, "copy u16 _x_:_,1", "copy",
      "dtype=u16 inner=unit unroll=4", "rows of adjacent elements", "copy.lua:13",
      "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_U16 })
    ROW(GENERIC, MAP, tnk_copy_u32__generic_u4, COPY, "copy u32 _x_:_,1", "copy",
      "dtype=u32 inner=unit unroll=4", "rows of adjacent elements", "copy.lua:13",
      "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_U32 })
    ROW(GENERIC, MAP, tnk_copy_u64__generic_u4, COPY, "copy u64 _x_:_,1", "copy",
      "dtype=u64 inner=unit unroll=4", "rows of adjacent elements", "copy.lua:13",
      "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_U64 })
    ROW(GENERIC, MAP, tnk_copy_u8__generic_any, COPY, "copy u8 _x_:_,_", "copy",
      "dtype=u8 inner=any unroll=4", "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 64 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      16, 1, .dtype = { TN_U8, TN_U8 }, .inner = TNI_INNER_ANY)
    ROW(GENERIC, MAP, tnk_copy_u16__generic_any, COPY, "copy u16 _x_:_,_", "copy",
      "dtype=u16 inner=any unroll=4", "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      9, 1, .dtype = { TN_U16, TN_U16 }, .inner = TNI_INNER_ANY)
    ROW(GENERIC, MAP, tnk_copy_u32__generic_any, COPY, "copy u32 _x_:_,_", "copy",
      "dtype=u32 inner=any unroll=4", "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 8 shuffle 4 ld 4 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      5, 1, .dtype = { TN_U32, TN_U32 }, .inner = TNI_INNER_ANY)
    ROW(GENERIC, MAP, tnk_copy_u64__generic_any, COPY, "copy u64 _x_:_,_", "copy",
      "dtype=u64 inner=any unroll=4", "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 2 shuffle 2 ld 2 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      3, 1, .dtype = { TN_U64, TN_U64 }, .inner = TNI_INNER_ANY)
    ROW(AVX2, MAP, tnk_copy_u8__avx2_u4, COPY, "copy u8 _x_:_,1", "copy", "dtype=u8 inner=unit unroll=4",
      "rows of adjacent elements", "copy.lua:13", "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_U8 })
    ROW(AVX2, MAP, tnk_copy_u8__avx2_stream, COPY, "copy u8 _x_:_,1", "copy",
      "dtype=u8 inner=unit stream=yes", "adjacent elements, more than the caches hold", "copy.lua:14",
      "8 ld 8 st; 1 ld 1 st", 8, 1, .dtype = { TN_U8, TN_U8 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX2, MAP, tnk_copy_u16__avx2_u4, COPY, "copy u16 _x_:_,1", "copy", "dtype=u16 inner=unit unroll=4",
      "rows of adjacent elements", "copy.lua:13", "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U16, TN_U16 })
    ROW(AVX2, MAP, tnk_copy_u16__avx2_stream, COPY, "copy u16 _x_:_,1", "copy",
      "dtype=u16 inner=unit stream=yes", "adjacent elements, more than the caches hold", "copy.lua:14",
      "8 ld 8 st; 1 ld 1 st", 8, 1, .dtype = { TN_U16, TN_U16 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX2, MAP, tnk_copy_u32__avx2_u4, COPY, "copy u32 _x_:_,1", "copy", "dtype=u32 inner=unit unroll=4",
      "rows of adjacent elements", "copy.lua:13", "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U32, TN_U32 })
    ROW(AVX2, MAP, tnk_copy_u32__avx2_stream, COPY, "copy u32 _x_:_,1", "copy",
      "dtype=u32 inner=unit stream=yes", "adjacent elements, more than the caches hold", "copy.lua:14",
      "8 ld 8 st; 1 ld 1 st", 8, 1, .dtype = { TN_U32, TN_U32 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX2, MAP, tnk_copy_u64__avx2_u4, COPY, "copy u64 _x_:_,1", "copy", "dtype=u64 inner=unit unroll=4",
      "rows of adjacent elements", "copy.lua:13", "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(AVX2, MAP, tnk_copy_u64__avx2_stream, COPY, "copy u64 _x_:_,1", "copy",
      "dtype=u64 inner=unit stream=yes", "adjacent elements, more than the caches hold", "copy.lua:14",
      "8 ld 8 st; 1 ld 1 st", 8, 1, .dtype = { TN_U64, TN_U64 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX2, MAP, tnk_copy_u8__avx2_any, COPY, "copy u8 _x_:_,_", "copy", "dtype=u8 inner=any unroll=4",
      "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 96 shuffle 16 ld 32 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      16, 1, .dtype = { TN_U8, TN_U8 }, .inner = TNI_INNER_ANY)
    ROW(AVX2, MAP, tnk_copy_u8__avx2_any_stream, COPY, "copy u8 _x_:_,_", "copy",
      "dtype=u8 inner=any stream=yes", "fills and transposed matrices, more than the caches hold",
      "strided.lua:13", "8 st; 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_U8 }, .inner = TNI_INNER_ANY_STREAM)
    ROW(AVX2, MAP, tnk_copy_u16__avx2_any, COPY, "copy u16 _x_:_,_", "copy", "dtype=u16 inner=any unroll=4",
      "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 40 shuffle 8 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      16, 1, .dtype = { TN_U16, TN_U16 }, .inner = TNI_INNER_ANY)
    ROW(AVX2, MAP, tnk_copy_u16__avx2_any_stream, COPY, "copy u16 _x_:_,_", "copy",
      "dtype=u16 inner=any stream=yes", "fills and transposed matrices, more than the caches hold",
      "strided.lua:13", "8 st; 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U16, TN_U16 }, .inner = TNI_INNER_ANY_STREAM)
    ROW(AVX2, MAP, tnk_copy_u32__avx2_any, COPY, "copy u32 _x_:_,_", "copy", "dtype=u32 inner=any unroll=4",
      "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      9, 1, .dtype = { TN_U32, TN_U32 }, .inner = TNI_INNER_ANY)
    ROW(AVX2, MAP, tnk_copy_u32__avx2_any_stream, COPY, "copy u32 _x_:_,_", "copy",
      "dtype=u32 inner=any stream=yes", "fills and transposed matrices, more than the caches hold",
      "strided.lua:13",
      "8 st; 1 st; 48 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      16, 1, .dtype = { TN_U32, TN_U32 }, .inner = TNI_INNER_ANY_STREAM)
    ROW(AVX2, MAP, tnk_copy_u64__avx2_any, COPY, "copy u64 _x_:_,_", "copy", "dtype=u64 inner=any unroll=4",
      "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 8 shuffle 4 ld 4 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      5, 1, .dtype = { TN_U64, TN_U64 }, .inner = TNI_INNER_ANY)
    ROW(AVX2, MAP, tnk_copy_u64__avx2_any_stream, COPY, "copy u64 _x_:_,_", "copy",
      "dtype=u64 inner=any stream=yes", "fills and transposed matrices, more than the caches hold",
      "strided.lua:13",
      "8 st; 1 st; 16 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st", 9,
      1, .dtype = { TN_U64, TN_U64 }, .inner = TNI_INNER_ANY_STREAM)
    ROW(AVX512, MAP, tnk_copy_u8__avx512_u4, COPY, "copy u8 _x_:_,1", "copy", "dtype=u8 inner=unit unroll=4",
      "rows of adjacent elements", "copy.lua:13", "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_U8 })
    ROW(AVX512, MAP, tnk_copy_u8__avx512_stream, COPY, "copy u8 _x_:_,1", "copy",
      "dtype=u8 inner=unit stream=yes", "adjacent elements, more than the caches hold", "copy.lua:14",
      "8 ld 8 st; 1 ld 1 st", 8, 1, .dtype = { TN_U8, TN_U8 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_copy_u16__avx512_u4, COPY, "copy u16 _x_:_,1", "copy",
      "dtype=u16 inner=unit unroll=4", "rows of adjacent elements", "copy.lua:13",
      "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_U16, TN_U16 })
    ROW(AVX512, MAP, tnk_copy_u16__avx512_stream, COPY, "copy u16 _x_:_,1", "copy",
      "dtype=u16 inner=unit stream=yes", "adjacent elements, more than the caches hold", "copy.lua:14",
      "8 ld 8 st; 1 ld 1 st", 8, 1, .dtype = { TN_U16, TN_U16 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_copy_u32__avx512_u4, COPY, "copy u32 _x_:_,1", "copy",
      "dtype=u32 inner=unit unroll=4", "rows of adjacent elements", "copy.lua:13",
      "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_U32, TN_U32 })
    ROW(AVX512, MAP, tnk_copy_u32__avx512_stream, COPY, "copy u32 _x_:_,1", "copy",
      "dtype=u32 inner=unit stream=yes", "adjacent elements, more than the caches hold", "copy.lua:14",
      "8 ld 8 st; 1 ld 1 st", 8, 1, .dtype = { TN_U32, TN_U32 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_copy_u64__avx512_u4, COPY, "copy u64 _x_:_,1", "copy",
      "dtype=u64 inner=unit unroll=4", "rows of adjacent elements", "copy.lua:13",
      "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1, .dtype = { TN_U64, TN_U64 })
    ROW(AVX512, MAP, tnk_copy_u64__avx512_stream, COPY, "copy u64 _x_:_,1", "copy",
      "dtype=u64 inner=unit stream=yes", "adjacent elements, more than the caches hold", "copy.lua:14",
      "8 ld 8 st; 1 ld 1 st", 8, 1, .dtype = { TN_U64, TN_U64 }, .inner = TNI_INNER_UNIT_STREAM)
    ROW(AVX512, MAP, tnk_copy_u8__avx512_any, COPY, "copy u8 _x_:_,_", "copy", "dtype=u8 inner=any unroll=4",
      "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 128 shuffle 16 ld 64 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      32, 1, .dtype = { TN_U8, TN_U8 }, .inner = TNI_INNER_ANY)
    ROW(AVX512, MAP, tnk_copy_u8__avx512_any_stream, COPY, "copy u8 _x_:_,_", "copy",
      "dtype=u8 inner=any stream=yes", "fills and transposed matrices, more than the caches hold",
      "strided.lua:13", "8 st; 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_U8 }, .inner = TNI_INNER_ANY_STREAM)
    ROW(AVX512, MAP, tnk_copy_u16__avx512_any, COPY, "copy u16 _x_:_,_", "copy",
      "dtype=u16 inner=any unroll=4", "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 56 shuffle 8 ld 32 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      32, 1, .dtype = { TN_U16, TN_U16 }, .inner = TNI_INNER_ANY)
    ROW(AVX512, MAP, tnk_copy_u16__avx512_any_stream, COPY, "copy u16 _x_:_,_", "copy",
      "dtype=u16 inner=any stream=yes", "fills and transposed matrices, more than the caches hold",
      "strided.lua:13", "8 st; 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U16, TN_U16 }, .inner = TNI_INNER_ANY_STREAM)
    ROW(AVX512, MAP, tnk_copy_u32__avx512_any, COPY, "copy u32 _x_:_,_", "copy",
      "dtype=u32 inner=any unroll=4", "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 64 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      17, 1, .dtype = { TN_U32, TN_U32 }, .inner = TNI_INNER_ANY)
    ROW(AVX512, MAP, tnk_copy_u32__avx512_any_stream, COPY, "copy u32 _x_:_,_", "copy",
      "dtype=u32 inner=any stream=yes", "fills and transposed matrices, more than the caches hold",
      "strided.lua:13",
      "8 st; 1 st; 64 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      17, 1, .dtype = { TN_U32, TN_U32 }, .inner = TNI_INNER_ANY_STREAM)
    ROW(AVX512, MAP, tnk_copy_u64__avx512_any, COPY, "copy u64 _x_:_,_", "copy",
      "dtype=u64 inner=any unroll=4", "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      9, 1, .dtype = { TN_U64, TN_U64 }, .inner = TNI_INNER_ANY)
    ROW(AVX512, MAP, tnk_copy_u64__avx512_any_stream, COPY, "copy u64 _x_:_,_", "copy",
      "dtype=u64 inner=any stream=yes", "fills and transposed matrices, more than the caches hold",
      "strided.lua:13",
      "8 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st", 9,
      1, .dtype = { TN_U64, TN_U64 }, .inner = TNI_INNER_ANY_STREAM)
    ROW(NEON, MAP, tnk_copy_u8__neon_u4, COPY, "copy u8 _x_:_,1", "copy", "dtype=u8 inner=unit unroll=4",
      "rows of adjacent elements", "copy.lua:13", "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U8, TN_U8 })
    ROW(NEON, MAP, tnk_copy_u16__neon_u4, COPY, "copy u16 _x_:_,1", "copy", "dtype=u16 inner=unit unroll=4",
      "rows of adjacent elements", "copy.lua:13", "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U16, TN_U16 })
    ROW(NEON, MAP, tnk_copy_u32__neon_u4, COPY, "copy u32 _x_:_,1", "copy", "dtype=u32 inner=unit unroll=4",
      "rows of adjacent elements", "copy.lua:13", "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U32, TN_U32 })
    ROW(NEON, MAP, tnk_copy_u64__neon_u4, COPY, "copy u64 _x_:_,1", "copy", "dtype=u64 inner=unit unroll=4",
      "rows of adjacent elements", "copy.lua:13", "4 ld 4 st; 4 ld 4 st; 1 ld 1 st", 1, 1,
      .dtype = { TN_U64, TN_U64 })
    ROW(NEON, MAP, tnk_copy_u8__neon_any, COPY, "copy u8 _x_:_,_", "copy", "dtype=u8 inner=any unroll=4",
      "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 64 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      17, 1, .dtype = { TN_U8, TN_U8 }, .inner = TNI_INNER_ANY)
    ROW(NEON, MAP, tnk_copy_u16__neon_any, COPY, "copy u16 _x_:_,_", "copy", "dtype=u16 inner=any unroll=4",
      "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      9, 1, .dtype = { TN_U16, TN_U16 }, .inner = TNI_INNER_ANY)
    ROW(NEON, MAP, tnk_copy_u32__neon_any, COPY, "copy u32 _x_:_,_", "copy", "dtype=u32 inner=any unroll=4",
      "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 8 shuffle 4 ld 4 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      5, 1, .dtype = { TN_U32, TN_U32 }, .inner = TNI_INNER_ANY)
    ROW(NEON, MAP, tnk_copy_u64__neon_any, COPY, "copy u64 _x_:_,_", "copy", "dtype=u64 inner=any unroll=4",
      "any strides: makes operands that others take", "strided.lua:12",
      "4 st; 4 st; 1 st; 2 shuffle 2 ld 2 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st",
      3, 1, .dtype = { TN_U64, TN_U64 }, .inner = TNI_INNER_ANY)
