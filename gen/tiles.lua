-- Tiles of products: the sizes generated ahead, for gen/manifest/matmul.lua and the panels of
-- gen/manifest/pack.lua. A tile is as large as the registers allow: with mr rows and c columns of vectors
-- a step of k loads mr + c values for mr · c multiply-adds. The preferred one of a dtype comes first; the
-- driver takes another where its rows fit better. again: rows whose broadcasts are read for each vector, as
-- many as the load units take beside the rest.
return {
  generic = { { dtype = "f32", mr = 6, nr = 8,
                reason = "no fma: 12 accumulators, 2 rows, a broadcast and a product of 16 registers" },
              { dtype = "f64", mr = 6, nr = 4, reason = "no fma: as of f32" } },
  avx2 = { { dtype = "f32", mr = 6, nr = 16, sample = true,            -- IR to read: the shortest
             reason = "at peak: 12 accumulators, 2 rows and a broadcast of 16 registers" },
           { dtype = "f64", mr = 6, nr = 8, reason = "at peak: as of f32" } },
  avx512 = { { dtype = "f32", mr = 14, nr = 32, again = 8, sample = false,
               reason = "at peak: 28 accumulators, 2 rows and a broadcast of 32 registers" },
             { dtype = "f32", mr = 8, nr = 32, sample = false, again = 3,
               reason = "whole panels of 8, 16, 32, 64, 128 rows, which leave 14 unfilled" },
             { dtype = "f64", mr = 14, nr = 16, again = 8, reason = "at peak: as of f32" } },
  neon = { { dtype = "f32", mr = 8, nr = 8,
             reason = "16 accumulators of 32 registers: GCC 12 spills larger tiles" },
           { dtype = "f64", mr = 8, nr = 4, reason = "16 accumulators of 32 registers: as of f32" } },
}
