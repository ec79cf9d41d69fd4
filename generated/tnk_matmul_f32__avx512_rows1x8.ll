; tnk_matmul_f32__avx512_rows1x8_ir: generated, do not edit.
; product of few rows, rows of b along n.
; from templates/thin_rows.lua, avx512: depth=8 dtype=f32 rows=1
; listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
; a turn of each inner loop: 1 st; 8 fma 9 ld 1 st; 1 fma 2 ld 1 st
; vector registers: 11 of 32

define void @tnk_matmul_f32__avx512_rows1x8_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride) #0 {
entry:
  %a.p = getelementptr ptr, ptr %data, i64 0
  %a = load ptr, ptr %a.p, align 8
  %b.p = getelementptr ptr, ptr %data, i64 1
  %b = load ptr, ptr %b.p, align 8
  %c.p = getelementptr ptr, ptr %data, i64 2
  %c = load ptr, ptr %c.p, align 8
  %m.p = getelementptr i64, ptr %n, i64 0
  %m = load i64, ptr %m.p, align 8
  %n_1.p = getelementptr i64, ptr %n, i64 1
  %n_1 = load i64, ptr %n_1.p, align 8
  %depth.p = getelementptr i64, ptr %n, i64 2
  %depth = load i64, ptr %depth.p, align 8
  %goes_on.p = getelementptr i64, ptr %n, i64 3
  %goes_on = load i64, ptr %goes_on.p, align 8
  %far.p = getelementptr i64, ptr %n, i64 4
  %far = load i64, ptr %far.p, align 8
  %spread.p = getelementptr i64, ptr %n, i64 5
  %spread = load i64, ptr %spread.p, align 8
  %a_row.p = getelementptr i64, ptr %stride, i64 0
  %a_row = load i64, ptr %a_row.p, align 8
  %a_k.p = getelementptr i64, ptr %stride, i64 1
  %a_k = load i64, ptr %a_k.p, align 8
  %b_row.p = getelementptr i64, ptr %stride, i64 2
  %b_row = load i64, ptr %b_row.p, align 8
  %c_row.p = getelementptr i64, ptr %stride, i64 3
  %c_row = load i64, ptr %c_row.p, align 8
  %at.1 = ashr i64 16, %spread
  %at.2 = icmp eq i64 %goes_on, 0
  br i1 %at.2, label %if_1.then, label %if_1.end
if_1.then:
  %i.enter = icmp slt i64 0, %m
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %if_1.then ], [ %i.next, %if_2.end ]
  %at.3 = and i64 %n_1, -16
  %i_1.enter = icmp slt i64 0, %at.3
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ 0, %i.body ], [ %i_1.next, %i_1.body ]
  %at.4 = mul i64 %i, %c_row
  %at.5 = getelementptr float, ptr %c, i64 %at.4
  %at.6 = getelementptr float, ptr %at.5, i64 %i_1
  store <16 x float> splat (float 0x0000000000000000), ptr %at.6, align 4
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.3
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %at.7 = icmp slt i64 %at.3, %n_1
  br i1 %at.7, label %if_2.then, label %if_2.end
if_2.then:
  %at.8 = sub i64 %n_1, %at.3
  %lanes.n = trunc i64 %at.8 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.9 = mul i64 %i, %c_row
  %at.10 = getelementptr float, ptr %c, i64 %at.9
  %at.11 = getelementptr float, ptr %at.10, i64 %at.3
  call void @llvm.masked.store.v16f32.p0(<16 x float> splat (float 0x0000000000000000), ptr %at.11, i32 4, <16 x i1> %lanes)
  br label %if_2.end
if_2.end:
  %i.next = add nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %m
  br i1 %i.more, label %i.body, label %i.end
i.end:
  br label %if_1.end
if_1.end:
  %at.12 = srem i64 %depth, 8
  %at.13 = sub i64 %depth, %at.12
  %p.enter = icmp slt i64 0, %at.13
  br i1 %p.enter, label %p.body, label %p.end
p.body:
  %p = phi i64 [ 0, %if_1.end ], [ %p.next, %i_2.end ]
  %at.14 = mul i64 %p, %b_row
  %at.15 = getelementptr float, ptr %b, i64 %at.14
  %at.16 = add i64 %p, 1
  %at.17 = mul i64 %at.16, %b_row
  %at.18 = getelementptr float, ptr %b, i64 %at.17
  %at.19 = add i64 %p, 2
  %at.20 = mul i64 %at.19, %b_row
  %at.21 = getelementptr float, ptr %b, i64 %at.20
  %at.22 = add i64 %p, 3
  %at.23 = mul i64 %at.22, %b_row
  %at.24 = getelementptr float, ptr %b, i64 %at.23
  %at.25 = add i64 %p, 4
  %at.26 = mul i64 %at.25, %b_row
  %at.27 = getelementptr float, ptr %b, i64 %at.26
  %at.28 = add i64 %p, 5
  %at.29 = mul i64 %at.28, %b_row
  %at.30 = getelementptr float, ptr %b, i64 %at.29
  %at.31 = add i64 %p, 6
  %at.32 = mul i64 %at.31, %b_row
  %at.33 = getelementptr float, ptr %b, i64 %at.32
  %at.34 = add i64 %p, 7
  %at.35 = mul i64 %at.34, %b_row
  %at.36 = getelementptr float, ptr %b, i64 %at.35
  %i_2.enter = icmp slt i64 0, %m
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ 0, %p.body ], [ %i_2.next, %if_4.end ]
  %at.37 = mul i64 %i_2, %c_row
  %at.38 = getelementptr float, ptr %c, i64 %at.37
  %at.39 = mul i64 %i_2, %a_row
  %at.40 = getelementptr float, ptr %a, i64 %at.39
  %at.41 = mul i64 %p, %a_k
  %at.42 = getelementptr float, ptr %at.40, i64 %at.41
  %x = load float, ptr %at.42, align 4
  %a0_0.0 = insertelement <16 x float> poison, float %x, i64 0
  %a0_0 = shufflevector <16 x float> %a0_0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.43 = add i64 %p, 1
  %at.44 = mul i64 %at.43, %a_k
  %at.45 = getelementptr float, ptr %at.40, i64 %at.44
  %x_1 = load float, ptr %at.45, align 4
  %a0_1.0 = insertelement <16 x float> poison, float %x_1, i64 0
  %a0_1 = shufflevector <16 x float> %a0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.46 = add i64 %p, 2
  %at.47 = mul i64 %at.46, %a_k
  %at.48 = getelementptr float, ptr %at.40, i64 %at.47
  %x_2 = load float, ptr %at.48, align 4
  %a0_2.0 = insertelement <16 x float> poison, float %x_2, i64 0
  %a0_2 = shufflevector <16 x float> %a0_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.49 = add i64 %p, 3
  %at.50 = mul i64 %at.49, %a_k
  %at.51 = getelementptr float, ptr %at.40, i64 %at.50
  %x_3 = load float, ptr %at.51, align 4
  %a0_3.0 = insertelement <16 x float> poison, float %x_3, i64 0
  %a0_3 = shufflevector <16 x float> %a0_3.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.52 = add i64 %p, 4
  %at.53 = mul i64 %at.52, %a_k
  %at.54 = getelementptr float, ptr %at.40, i64 %at.53
  %x_4 = load float, ptr %at.54, align 4
  %a0_4.0 = insertelement <16 x float> poison, float %x_4, i64 0
  %a0_4 = shufflevector <16 x float> %a0_4.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.55 = add i64 %p, 5
  %at.56 = mul i64 %at.55, %a_k
  %at.57 = getelementptr float, ptr %at.40, i64 %at.56
  %x_5 = load float, ptr %at.57, align 4
  %a0_5.0 = insertelement <16 x float> poison, float %x_5, i64 0
  %a0_5 = shufflevector <16 x float> %a0_5.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.58 = add i64 %p, 6
  %at.59 = mul i64 %at.58, %a_k
  %at.60 = getelementptr float, ptr %at.40, i64 %at.59
  %x_6 = load float, ptr %at.60, align 4
  %a0_6.0 = insertelement <16 x float> poison, float %x_6, i64 0
  %a0_6 = shufflevector <16 x float> %a0_6.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.61 = add i64 %p, 7
  %at.62 = mul i64 %at.61, %a_k
  %at.63 = getelementptr float, ptr %at.40, i64 %at.62
  %x_7 = load float, ptr %at.63, align 4
  %a0_7.0 = insertelement <16 x float> poison, float %x_7, i64 0
  %a0_7 = shufflevector <16 x float> %a0_7.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.64 = sdiv i64 %n_1, 16
  %at.65 = mul i64 %i_2, %at.64
  %at.66 = mul i64 %at.65, %at.1
  %at.67 = add i64 %far, %at.66
  %at.68 = and i64 %n_1, -16
  %i_3.enter = icmp slt i64 0, %at.68
  br i1 %i_3.enter, label %i_3.body, label %i_3.end
i_3.body:
  %i_3 = phi i64 [ 0, %i_2.body ], [ %i_3.next, %if_3.end ]
  %ahead_1 = phi i64 [ %at.67, %i_2.body ], [ %at.87, %if_3.end ]
  %at.69 = icmp sgt i64 %far, 0
  br i1 %at.69, label %if_3.then, label %if_3.end
if_3.then:
  %at.70 = getelementptr float, ptr %at.15, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.70, i32 0, i32 3, i32 1)
  %at.71 = getelementptr float, ptr %at.18, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.71, i32 0, i32 3, i32 1)
  %at.72 = getelementptr float, ptr %at.21, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.72, i32 0, i32 3, i32 1)
  %at.73 = getelementptr float, ptr %at.24, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.73, i32 0, i32 3, i32 1)
  %at.74 = getelementptr float, ptr %at.27, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.74, i32 0, i32 3, i32 1)
  %at.75 = getelementptr float, ptr %at.30, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.75, i32 0, i32 3, i32 1)
  %at.76 = getelementptr float, ptr %at.33, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.76, i32 0, i32 3, i32 1)
  %at.77 = getelementptr float, ptr %at.36, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.77, i32 0, i32 3, i32 1)
  br label %if_3.end
if_3.end:
  %at.78 = getelementptr float, ptr %at.38, i64 %i_3
  %sum0 = load <16 x float>, ptr %at.78, align 4
  %at.79 = getelementptr float, ptr %at.15, i64 %i_3
  %x_8 = load <16 x float>, ptr %at.79, align 4
  %sum0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_0, <16 x float> %x_8, <16 x float> %sum0)
  %at.80 = getelementptr float, ptr %at.18, i64 %i_3
  %x_9 = load <16 x float>, ptr %at.80, align 4
  %sum0_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %x_9, <16 x float> %sum0_1)
  %at.81 = getelementptr float, ptr %at.21, i64 %i_3
  %x_10 = load <16 x float>, ptr %at.81, align 4
  %sum0_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_2, <16 x float> %x_10, <16 x float> %sum0_2)
  %at.82 = getelementptr float, ptr %at.24, i64 %i_3
  %x_11 = load <16 x float>, ptr %at.82, align 4
  %sum0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_3, <16 x float> %x_11, <16 x float> %sum0_3)
  %at.83 = getelementptr float, ptr %at.27, i64 %i_3
  %x_12 = load <16 x float>, ptr %at.83, align 4
  %sum0_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_4, <16 x float> %x_12, <16 x float> %sum0_4)
  %at.84 = getelementptr float, ptr %at.30, i64 %i_3
  %x_13 = load <16 x float>, ptr %at.84, align 4
  %sum0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_5, <16 x float> %x_13, <16 x float> %sum0_5)
  %at.85 = getelementptr float, ptr %at.33, i64 %i_3
  %x_14 = load <16 x float>, ptr %at.85, align 4
  %sum0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_6, <16 x float> %x_14, <16 x float> %sum0_6)
  %at.86 = getelementptr float, ptr %at.36, i64 %i_3
  %x_15 = load <16 x float>, ptr %at.86, align 4
  %sum0_8 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_7, <16 x float> %x_15, <16 x float> %sum0_7)
  store <16 x float> %sum0_8, ptr %at.78, align 4
  %at.87 = add i64 %ahead_1, %at.1
  %i_3.next = add nsw i64 %i_3, 16
  %i_3.more = icmp slt i64 %i_3.next, %at.68
  br i1 %i_3.more, label %i_3.body, label %i_3.end
i_3.end:
  %ahead_2 = phi i64 [ %at.87, %if_3.end ], [ %at.67, %i_2.body ]
  %at.88 = icmp slt i64 %at.68, %n_1
  br i1 %at.88, label %if_4.then, label %if_4.end
if_4.then:
  %at.89 = sub i64 %n_1, %at.68
  %lanes_1.n = trunc i64 %at.89 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.90 = getelementptr float, ptr %at.38, i64 %at.68
  %sum0_9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.90, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %at.91 = getelementptr float, ptr %at.15, i64 %at.68
  %x_16 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.91, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %sum0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_0, <16 x float> %x_16, <16 x float> %sum0_9)
  %at.92 = getelementptr float, ptr %at.18, i64 %at.68
  %x_17 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.92, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %sum0_11 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %x_17, <16 x float> %sum0_10)
  %at.93 = getelementptr float, ptr %at.21, i64 %at.68
  %x_18 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.93, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %sum0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_2, <16 x float> %x_18, <16 x float> %sum0_11)
  %at.94 = getelementptr float, ptr %at.24, i64 %at.68
  %x_19 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.94, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %sum0_13 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_3, <16 x float> %x_19, <16 x float> %sum0_12)
  %at.95 = getelementptr float, ptr %at.27, i64 %at.68
  %x_20 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.95, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %sum0_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_4, <16 x float> %x_20, <16 x float> %sum0_13)
  %at.96 = getelementptr float, ptr %at.30, i64 %at.68
  %x_21 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.96, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %sum0_15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_5, <16 x float> %x_21, <16 x float> %sum0_14)
  %at.97 = getelementptr float, ptr %at.33, i64 %at.68
  %x_22 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.97, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %sum0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_6, <16 x float> %x_22, <16 x float> %sum0_15)
  %at.98 = getelementptr float, ptr %at.36, i64 %at.68
  %x_23 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.98, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %sum0_17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_7, <16 x float> %x_23, <16 x float> %sum0_16)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %sum0_17, ptr %at.90, i32 4, <16 x i1> %lanes_1)
  br label %if_4.end
if_4.end:
  %i_2.next = add nsw i64 %i_2, 1
  %i_2.more = icmp slt i64 %i_2.next, %m
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %p.next = add nsw i64 %p, 8
  %p.more = icmp slt i64 %p.next, %at.13
  br i1 %p.more, label %p.body, label %p.end
p.end:
  %p_1.enter = icmp slt i64 %at.13, %depth
  br i1 %p_1.enter, label %p_1.body, label %p_1.end
p_1.body:
  %p_1 = phi i64 [ %at.13, %p.end ], [ %p_1.next, %i_4.end ]
  %at.99 = mul i64 %p_1, %b_row
  %at.100 = getelementptr float, ptr %b, i64 %at.99
  %i_4.enter = icmp slt i64 0, %m
  br i1 %i_4.enter, label %i_4.body, label %i_4.end
i_4.body:
  %i_4 = phi i64 [ 0, %p_1.body ], [ %i_4.next, %if_5.end ]
  %at.101 = mul i64 %i_4, %c_row
  %at.102 = getelementptr float, ptr %c, i64 %at.101
  %at.103 = mul i64 %i_4, %a_row
  %at.104 = getelementptr float, ptr %a, i64 %at.103
  %at.105 = mul i64 %p_1, %a_k
  %at.106 = getelementptr float, ptr %at.104, i64 %at.105
  %x_24 = load float, ptr %at.106, align 4
  %a0_0_1.0 = insertelement <16 x float> poison, float %x_24, i64 0
  %a0_0_1 = shufflevector <16 x float> %a0_0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.107 = and i64 %n_1, -16
  %i_5.enter = icmp slt i64 0, %at.107
  br i1 %i_5.enter, label %i_5.body, label %i_5.end
i_5.body:
  %i_5 = phi i64 [ 0, %i_4.body ], [ %i_5.next, %i_5.body ]
  %at.108 = getelementptr float, ptr %at.102, i64 %i_5
  %sum0_18 = load <16 x float>, ptr %at.108, align 4
  %at.109 = getelementptr float, ptr %at.100, i64 %i_5
  %x_25 = load <16 x float>, ptr %at.109, align 4
  %sum0_19 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_0_1, <16 x float> %x_25, <16 x float> %sum0_18)
  store <16 x float> %sum0_19, ptr %at.108, align 4
  %i_5.next = add nsw i64 %i_5, 16
  %i_5.more = icmp slt i64 %i_5.next, %at.107
  br i1 %i_5.more, label %i_5.body, label %i_5.end
i_5.end:
  %at.110 = icmp slt i64 %at.107, %n_1
  br i1 %at.110, label %if_5.then, label %if_5.end
if_5.then:
  %at.111 = sub i64 %n_1, %at.107
  %lanes_2.n = trunc i64 %at.111 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_2.s
  %at.112 = getelementptr float, ptr %at.102, i64 %at.107
  %sum0_20 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.112, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %at.113 = getelementptr float, ptr %at.100, i64 %at.107
  %x_26 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.113, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %sum0_21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_0_1, <16 x float> %x_26, <16 x float> %sum0_20)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %sum0_21, ptr %at.112, i32 4, <16 x i1> %lanes_2)
  br label %if_5.end
if_5.end:
  %i_4.next = add nsw i64 %i_4, 1
  %i_4.more = icmp slt i64 %i_4.next, %m
  br i1 %i_4.more, label %i_4.body, label %i_4.end
i_4.end:
  %p_1.next = add nsw i64 %p_1, 1
  %p_1.more = icmp slt i64 %p_1.next, %depth
  br i1 %p_1.more, label %p_1.body, label %p_1.end
p_1.end:
  ret void
}

declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
