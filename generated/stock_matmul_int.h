/* stock_matmul_int.h: kernels of the family matmul_int, by operation and tier; part of stock.c.
 * Generated from gen/manifest/: do not edit. */
    ROW(GENERIC, TILE, tnk_matmul_int_i32__generic_4x4, MATMUL_INT, "matmul_int _,_ _x_x_", "matmul_dot",
      "dot=i32 mr=4 nr=4", "no dot product: whole numbers, 4 accumulators", "matmul_int.lua:49",
      "4 add 4 mul 5 ld", 7, 1, .dtype = { TN_I32, TN_I32, TN_I32 }, .mr = 4, .nr = 4)
    ROW(GENERIC, MAP, tnk_matmul_int_i32__generic_finish, MATMUL_INT, "matmul_int _,_ _x_x_", "finish_int",
      "to=i32", "zero points, while the sums are near", "matmul_int.lua:60",
      "4 add 4 mul 6 ld 2 st; 2 add 2 mul 3 ld 1 st", 4, 1, .dtype = { TN_I32, TN_I32 })
    ROW(GENERIC, MAP, tnk_matmul_int_i32_f32__generic_finish, MATMUL_INT, "matmul_int _,_ _x_x_ scale",
      "finish_int", "to=f32", "the same, and scales", "matmul_int.lua:60",
      "4 add 6 mul 2 convert 8 ld 2 st; 2 add 3 mul 1 convert 4 ld 1 st", 4, 1, .dtype = { TN_I32, TN_F32 })
    ROW(AVX2, TILE, tnk_matmul_int_i16_i32__avx2_8x8, MATMUL_INT, "matmul_int _,_ _x_x_", "matmul_dot",
      "dot=i16 mr=8 nr=8", "pairs of I16: 8 accumulators, a row, a broadcast, a product", "matmul_int.lua:49",
      "8 dot 8 add 9 ld", 11, 1, .dtype = { TN_I16, TN_I16, TN_I32 }, .mr = 8, .nr = 8)
    ROW(AVX2, MAP, tnk_matmul_int_i32__avx2_finish, MATMUL_INT, "matmul_int _,_ _x_x_", "finish_int",
      "to=i32", "zero points, while the sums are near", "matmul_int.lua:60",
      "4 add 4 mul 6 ld 2 st; 2 add 2 mul 3 ld 1 st", 4, 1, .dtype = { TN_I32, TN_I32 })
    ROW(AVX2, MAP, tnk_matmul_int_i32_f32__avx2_finish, MATMUL_INT, "matmul_int _,_ _x_x_ scale",
      "finish_int", "to=f32", "the same, and scales", "matmul_int.lua:60",
      "4 add 6 mul 2 convert 8 ld 2 st; 2 add 3 mul 1 convert 4 ld 1 st", 4, 1, .dtype = { TN_I32, TN_F32 })
    ROW(AVX512, MAP, tnk_matmul_int_i32__avx512_finish, MATMUL_INT, "matmul_int _,_ _x_x_", "finish_int",
      "to=i32", "zero points, while the sums are near", "matmul_int.lua:60",
      "4 add 4 mul 6 ld 2 st; 2 add 2 mul 3 ld 1 st", 4, 1, .dtype = { TN_I32, TN_I32 })
    ROW(AVX512, MAP, tnk_matmul_int_i32_f32__avx512_finish, MATMUL_INT, "matmul_int _,_ _x_x_ scale",
      "finish_int", "to=f32", "the same, and scales", "matmul_int.lua:60",
      "4 add 6 mul 2 convert 8 ld 2 st; 2 add 3 mul 1 convert 4 ld 1 st", 4, 1, .dtype = { TN_I32, TN_F32 })
    ROW(AVX512_VNNI, TILE, tnk_matmul_int_u8_i8_i32__avx512_vnni_14x32, MATMUL_INT, "matmul_int _,_ _x_x_",
      "matmul_dot", "dot=u8_i8 mr=14 nr=32",
      "at peak: 28 accumulators, 2 rows and a broadcast of 32 registers", "matmul_int.lua:49", "28 dot 16 ld",
      31, 1, .dtype = { TN_U8, TN_I8, TN_I32 }, .mr = 14, .addon = TNI_ADDON_VNNI, .nr = 32)
    ROW(AVX512_AMX, TILE, tnk_matmul_int_u8_i8_i32__avx512_amx_32x32, MATMUL_INT, "matmul_int _,_ _x_x_",
      "tile_amx", "dot=u8_i8 mr=32 nr=32", "4 tiles of sums, 2 of a, 2 of b: a load a dot product",
      "matmul_int.lua:58", "4 tile dot 4 tile ld", 8, 1, .dtype = { TN_U8, TN_I8, TN_I32 }, .mr = 32,
      .addon = TNI_ADDON_AMX, .nr = 32)
    ROW(AVX512_AMX, TILE, tnk_matmul_int_i8_i32__avx512_amx_32x32, MATMUL_INT, "matmul_int _,_ _x_x_",
      "tile_amx", "dot=i8_i8 mr=32 nr=32", "4 tiles of sums, 2 of a, 2 of b: a load a dot product",
      "matmul_int.lua:58", "4 tile dot 4 tile ld", 8, 1, .dtype = { TN_I8, TN_I8, TN_I32 }, .mr = 32,
      .addon = TNI_ADDON_AMX, .nr = 32)
    ROW(AVX512_AMX, TILE, tnk_matmul_int_u8_i32__avx512_amx_32x32, MATMUL_INT, "matmul_int _,_ _x_x_",
      "tile_amx", "dot=u8_u8 mr=32 nr=32", "4 tiles of sums, 2 of a, 2 of b: a load a dot product",
      "matmul_int.lua:58", "4 tile dot 4 tile ld", 8, 1, .dtype = { TN_U8, TN_U8, TN_I32 }, .mr = 32,
      .addon = TNI_ADDON_AMX, .nr = 32)
    ROW(AVX512_AMX, TILE, tnk_matmul_int_i8_u8_i32__avx512_amx_32x32, MATMUL_INT, "matmul_int _,_ _x_x_",
      "tile_amx", "dot=i8_u8 mr=32 nr=32", "4 tiles of sums, 2 of a, 2 of b: a load a dot product",
      "matmul_int.lua:58", "4 tile dot 4 tile ld", 8, 1, .dtype = { TN_I8, TN_U8, TN_I32 }, .mr = 32,
      .addon = TNI_ADDON_AMX, .nr = 32)
