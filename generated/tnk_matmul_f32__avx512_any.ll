; tnk_matmul_f32__avx512_any_ir: generated, do not edit.
; small products of any sizes.
; from templates/product_any.lua, avx512: dtype=f32 masks=all rows=8
; listed in gen/manifest/matmul_any.lua: 16 accumulators hide the latency of 8 cycles, and leave few rows over
; a turn of each inner loop: 16 fma 10 ld; 8 fma 9 ld
; vector registers: 19 of 32

define void @tnk_matmul_f32__avx512_any_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride) #0 {
entry:
  %m.p = getelementptr i64, ptr %n, i64 0
  %m = load i64, ptr %m.p, align 8
  %n_1.p = getelementptr i64, ptr %n, i64 1
  %n_1 = load i64, ptr %n_1.p, align 8
  %k.p = getelementptr i64, ptr %n, i64 2
  %k = load i64, ptr %k.p, align 8
  %items.p = getelementptr i64, ptr %n, i64 3
  %items = load i64, ptr %items.p, align 8
  %a_row.p = getelementptr i64, ptr %stride, i64 0
  %a_row = load i64, ptr %a_row.p, align 8
  %a_k.p = getelementptr i64, ptr %stride, i64 1
  %a_k = load i64, ptr %a_k.p, align 8
  %b_k.p = getelementptr i64, ptr %stride, i64 2
  %b_k = load i64, ptr %b_k.p, align 8
  %c_row.p = getelementptr i64, ptr %stride, i64 3
  %c_row = load i64, ptr %c_row.p, align 8
  %a_item.p = getelementptr i64, ptr %stride, i64 4
  %a_item = load i64, ptr %a_item.p, align 8
  %b_item.p = getelementptr i64, ptr %stride, i64 5
  %b_item = load i64, ptr %b_item.p, align 8
  %c_item.p = getelementptr i64, ptr %stride, i64 6
  %c_item = load i64, ptr %c_item.p, align 8
  %a.p = getelementptr ptr, ptr %data, i64 0
  %a = load ptr, ptr %a.p, align 8
  %b.p = getelementptr ptr, ptr %data, i64 1
  %b = load ptr, ptr %b.p, align 8
  %c.p = getelementptr ptr, ptr %data, i64 2
  %c = load ptr, ptr %c.p, align 8
  %item.enter = icmp slt i64 0, %items
  br i1 %item.enter, label %item.body, label %item.end
item.body:
  %item = phi i64 [ 0, %entry ], [ %item.next, %j.end ]
  %j.enter = icmp slt i64 0, %n_1
  br i1 %j.enter, label %j.body, label %j.end
j.body:
  %j = phi i64 [ 0, %item.body ], [ %j.next, %if_9.end ]
  %at.1 = sub i64 %n_1, %j
  %t.c = icmp slt i64 %at.1, 32
  %t = select i1 %t.c, i64 %at.1, i64 32
  %within0.n = trunc i64 %t to i32
  %within0.0 = insertelement <16 x i32> poison, i32 %within0.n, i64 0
  %within0.s = shufflevector <16 x i32> %within0.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0.s
  %at.2 = icmp slt i64 16, %t
  br i1 %at.2, label %if_1.then, label %if_1.end
if_1.then:
  %within1.n = trunc i64 %t to i32
  %within1.0 = insertelement <16 x i32> poison, i32 %within1.n, i64 0
  %within1.s = shufflevector <16 x i32> %within1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1.s
  %i.enter = icmp slt i64 0, %m
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %if_1.then ], [ %i.next, %if_8.end ]
  %at.3 = sub i64 %m, %i
  %at.4 = mul i64 %item, %a_item
  %at.5 = getelementptr float, ptr %a, i64 %at.4
  %at.6 = mul i64 %i, %a_row
  %at.7 = getelementptr float, ptr %at.5, i64 %at.6
  %at.8 = icmp slt i64 1, %at.3
  %at.9 = sub i64 %at.3, 1
  %t_1 = select i1 %at.8, i64 1, i64 %at.9
  %at.10 = mul i64 %t_1, %a_row
  %at.11 = getelementptr float, ptr %at.7, i64 %at.10
  %at.12 = icmp slt i64 2, %at.3
  %t_2 = select i1 %at.12, i64 2, i64 %at.9
  %at.13 = mul i64 %t_2, %a_row
  %at.14 = getelementptr float, ptr %at.7, i64 %at.13
  %at.15 = icmp slt i64 3, %at.3
  %t_3 = select i1 %at.15, i64 3, i64 %at.9
  %at.16 = mul i64 %t_3, %a_row
  %at.17 = getelementptr float, ptr %at.7, i64 %at.16
  %at.18 = icmp slt i64 4, %at.3
  %t_4 = select i1 %at.18, i64 4, i64 %at.9
  %at.19 = mul i64 %t_4, %a_row
  %at.20 = getelementptr float, ptr %at.7, i64 %at.19
  %at.21 = icmp slt i64 5, %at.3
  %t_5 = select i1 %at.21, i64 5, i64 %at.9
  %at.22 = mul i64 %t_5, %a_row
  %at.23 = getelementptr float, ptr %at.7, i64 %at.22
  %at.24 = icmp slt i64 6, %at.3
  %t_6 = select i1 %at.24, i64 6, i64 %at.9
  %at.25 = mul i64 %t_6, %a_row
  %at.26 = getelementptr float, ptr %at.7, i64 %at.25
  %at.27 = icmp slt i64 7, %at.3
  %t_7 = select i1 %at.27, i64 7, i64 %at.9
  %at.28 = mul i64 %t_7, %a_row
  %at.29 = getelementptr float, ptr %at.7, i64 %at.28
  %at.30 = mul i64 %item, %b_item
  %at.31 = getelementptr float, ptr %b, i64 %at.30
  %at.32 = getelementptr float, ptr %at.31, i64 %j
  %p.enter = icmp slt i64 0, %k
  br i1 %p.enter, label %p.body, label %p.end
p.body:
  %p = phi i64 [ 0, %i.body ], [ %p.next, %p.body ]
  %acc0_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_0_1, %p.body ]
  %acc0_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_1_1, %p.body ]
  %acc1_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc1_0_1, %p.body ]
  %acc1_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc1_1_1, %p.body ]
  %acc2_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc2_0_1, %p.body ]
  %acc2_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc2_1_1, %p.body ]
  %acc3_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc3_0_1, %p.body ]
  %acc3_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc3_1_1, %p.body ]
  %acc4_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc4_0_1, %p.body ]
  %acc4_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc4_1_1, %p.body ]
  %acc5_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc5_0_1, %p.body ]
  %acc5_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc5_1_1, %p.body ]
  %acc6_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc6_0_1, %p.body ]
  %acc6_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc6_1_1, %p.body ]
  %acc7_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc7_0_1, %p.body ]
  %acc7_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc7_1_1, %p.body ]
  %t_8 = phi ptr [ %at.32, %i.body ], [ %at.43, %p.body ]
  %b0 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t_8, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %at.33 = getelementptr float, ptr %t_8, i64 16
  %b1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.33, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %at.34 = mul i64 %p, %a_k
  %at.35 = getelementptr float, ptr %at.7, i64 %at.34
  %x = load float, ptr %at.35, align 4
  %a0.0 = insertelement <16 x float> poison, float %x, i64 0
  %a0 = shufflevector <16 x float> %a0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b0, <16 x float> %acc0_0)
  %acc0_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b1, <16 x float> %acc0_1)
  %at.36 = getelementptr float, ptr %at.11, i64 %at.34
  %x_1 = load float, ptr %at.36, align 4
  %a1.0 = insertelement <16 x float> poison, float %x_1, i64 0
  %a1 = shufflevector <16 x float> %a1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1, <16 x float> %b0, <16 x float> %acc1_0)
  %acc1_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1, <16 x float> %b1, <16 x float> %acc1_1)
  %at.37 = getelementptr float, ptr %at.14, i64 %at.34
  %x_2 = load float, ptr %at.37, align 4
  %a2.0 = insertelement <16 x float> poison, float %x_2, i64 0
  %a2 = shufflevector <16 x float> %a2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2, <16 x float> %b0, <16 x float> %acc2_0)
  %acc2_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2, <16 x float> %b1, <16 x float> %acc2_1)
  %at.38 = getelementptr float, ptr %at.17, i64 %at.34
  %x_3 = load float, ptr %at.38, align 4
  %a3.0 = insertelement <16 x float> poison, float %x_3, i64 0
  %a3 = shufflevector <16 x float> %a3.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3, <16 x float> %b0, <16 x float> %acc3_0)
  %acc3_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3, <16 x float> %b1, <16 x float> %acc3_1)
  %at.39 = getelementptr float, ptr %at.20, i64 %at.34
  %x_4 = load float, ptr %at.39, align 4
  %a4.0 = insertelement <16 x float> poison, float %x_4, i64 0
  %a4 = shufflevector <16 x float> %a4.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4, <16 x float> %b0, <16 x float> %acc4_0)
  %acc4_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4, <16 x float> %b1, <16 x float> %acc4_1)
  %at.40 = getelementptr float, ptr %at.23, i64 %at.34
  %x_5 = load float, ptr %at.40, align 4
  %a5.0 = insertelement <16 x float> poison, float %x_5, i64 0
  %a5 = shufflevector <16 x float> %a5.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5, <16 x float> %b0, <16 x float> %acc5_0)
  %acc5_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5, <16 x float> %b1, <16 x float> %acc5_1)
  %at.41 = getelementptr float, ptr %at.26, i64 %at.34
  %x_6 = load float, ptr %at.41, align 4
  %a6.0 = insertelement <16 x float> poison, float %x_6, i64 0
  %a6 = shufflevector <16 x float> %a6.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6, <16 x float> %b0, <16 x float> %acc6_0)
  %acc6_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6, <16 x float> %b1, <16 x float> %acc6_1)
  %at.42 = getelementptr float, ptr %at.29, i64 %at.34
  %x_7 = load float, ptr %at.42, align 4
  %a7.0 = insertelement <16 x float> poison, float %x_7, i64 0
  %a7 = shufflevector <16 x float> %a7.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7, <16 x float> %b0, <16 x float> %acc7_0)
  %acc7_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7, <16 x float> %b1, <16 x float> %acc7_1)
  %at.43 = getelementptr float, ptr %t_8, i64 %b_k
  %p.next = add nsw i64 %p, 1
  %p.more = icmp slt i64 %p.next, %k
  br i1 %p.more, label %p.body, label %p.end
p.end:
  %acc0_0_2 = phi <16 x float> [ %acc0_0_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_1_2 = phi <16 x float> [ %acc0_1_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc1_0_2 = phi <16 x float> [ %acc1_0_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc1_1_2 = phi <16 x float> [ %acc1_1_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc2_0_2 = phi <16 x float> [ %acc2_0_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc2_1_2 = phi <16 x float> [ %acc2_1_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc3_0_2 = phi <16 x float> [ %acc3_0_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc3_1_2 = phi <16 x float> [ %acc3_1_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc4_0_2 = phi <16 x float> [ %acc4_0_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc4_1_2 = phi <16 x float> [ %acc4_1_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc5_0_2 = phi <16 x float> [ %acc5_0_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc5_1_2 = phi <16 x float> [ %acc5_1_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc6_0_2 = phi <16 x float> [ %acc6_0_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc6_1_2 = phi <16 x float> [ %acc6_1_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc7_0_2 = phi <16 x float> [ %acc7_0_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc7_1_2 = phi <16 x float> [ %acc7_1_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %t_9 = phi ptr [ %at.43, %p.body ], [ %at.32, %i.body ]
  %at.44 = mul i64 %item, %c_item
  %at.45 = getelementptr float, ptr %c, i64 %at.44
  %at.46 = getelementptr float, ptr %at.45, i64 %j
  %at.47 = mul i64 %i, %c_row
  %at.48 = getelementptr float, ptr %at.46, i64 %at.47
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_0_2, ptr %at.48, i32 4, <16 x i1> %within0)
  %at.49 = add i64 %at.47, 16
  %at.50 = getelementptr float, ptr %at.46, i64 %at.49
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_1_2, ptr %at.50, i32 4, <16 x i1> %within1)
  %at.51 = icmp slt i64 1, %at.3
  br i1 %at.51, label %if_2.then, label %if_2.end
if_2.then:
  %at.52 = mul i64 %item, %c_item
  %at.53 = getelementptr float, ptr %c, i64 %at.52
  %at.54 = getelementptr float, ptr %at.53, i64 %j
  %at.55 = add i64 %i, 1
  %at.56 = mul i64 %at.55, %c_row
  %at.57 = getelementptr float, ptr %at.54, i64 %at.56
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_0_2, ptr %at.57, i32 4, <16 x i1> %within0)
  %at.58 = add i64 %at.56, 16
  %at.59 = getelementptr float, ptr %at.54, i64 %at.58
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_1_2, ptr %at.59, i32 4, <16 x i1> %within1)
  br label %if_2.end
if_2.end:
  %at.60 = icmp slt i64 2, %at.3
  br i1 %at.60, label %if_3.then, label %if_3.end
if_3.then:
  %at.61 = mul i64 %item, %c_item
  %at.62 = getelementptr float, ptr %c, i64 %at.61
  %at.63 = getelementptr float, ptr %at.62, i64 %j
  %at.64 = add i64 %i, 2
  %at.65 = mul i64 %at.64, %c_row
  %at.66 = getelementptr float, ptr %at.63, i64 %at.65
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_0_2, ptr %at.66, i32 4, <16 x i1> %within0)
  %at.67 = add i64 %at.65, 16
  %at.68 = getelementptr float, ptr %at.63, i64 %at.67
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_1_2, ptr %at.68, i32 4, <16 x i1> %within1)
  br label %if_3.end
if_3.end:
  %at.69 = icmp slt i64 3, %at.3
  br i1 %at.69, label %if_4.then, label %if_4.end
if_4.then:
  %at.70 = mul i64 %item, %c_item
  %at.71 = getelementptr float, ptr %c, i64 %at.70
  %at.72 = getelementptr float, ptr %at.71, i64 %j
  %at.73 = add i64 %i, 3
  %at.74 = mul i64 %at.73, %c_row
  %at.75 = getelementptr float, ptr %at.72, i64 %at.74
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_0_2, ptr %at.75, i32 4, <16 x i1> %within0)
  %at.76 = add i64 %at.74, 16
  %at.77 = getelementptr float, ptr %at.72, i64 %at.76
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_1_2, ptr %at.77, i32 4, <16 x i1> %within1)
  br label %if_4.end
if_4.end:
  %at.78 = icmp slt i64 4, %at.3
  br i1 %at.78, label %if_5.then, label %if_5.end
if_5.then:
  %at.79 = mul i64 %item, %c_item
  %at.80 = getelementptr float, ptr %c, i64 %at.79
  %at.81 = getelementptr float, ptr %at.80, i64 %j
  %at.82 = add i64 %i, 4
  %at.83 = mul i64 %at.82, %c_row
  %at.84 = getelementptr float, ptr %at.81, i64 %at.83
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_0_2, ptr %at.84, i32 4, <16 x i1> %within0)
  %at.85 = add i64 %at.83, 16
  %at.86 = getelementptr float, ptr %at.81, i64 %at.85
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_1_2, ptr %at.86, i32 4, <16 x i1> %within1)
  br label %if_5.end
if_5.end:
  %at.87 = icmp slt i64 5, %at.3
  br i1 %at.87, label %if_6.then, label %if_6.end
if_6.then:
  %at.88 = mul i64 %item, %c_item
  %at.89 = getelementptr float, ptr %c, i64 %at.88
  %at.90 = getelementptr float, ptr %at.89, i64 %j
  %at.91 = add i64 %i, 5
  %at.92 = mul i64 %at.91, %c_row
  %at.93 = getelementptr float, ptr %at.90, i64 %at.92
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_0_2, ptr %at.93, i32 4, <16 x i1> %within0)
  %at.94 = add i64 %at.92, 16
  %at.95 = getelementptr float, ptr %at.90, i64 %at.94
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_1_2, ptr %at.95, i32 4, <16 x i1> %within1)
  br label %if_6.end
if_6.end:
  %at.96 = icmp slt i64 6, %at.3
  br i1 %at.96, label %if_7.then, label %if_7.end
if_7.then:
  %at.97 = mul i64 %item, %c_item
  %at.98 = getelementptr float, ptr %c, i64 %at.97
  %at.99 = getelementptr float, ptr %at.98, i64 %j
  %at.100 = add i64 %i, 6
  %at.101 = mul i64 %at.100, %c_row
  %at.102 = getelementptr float, ptr %at.99, i64 %at.101
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_0_2, ptr %at.102, i32 4, <16 x i1> %within0)
  %at.103 = add i64 %at.101, 16
  %at.104 = getelementptr float, ptr %at.99, i64 %at.103
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_1_2, ptr %at.104, i32 4, <16 x i1> %within1)
  br label %if_7.end
if_7.end:
  %at.105 = icmp slt i64 7, %at.3
  br i1 %at.105, label %if_8.then, label %if_8.end
if_8.then:
  %at.106 = mul i64 %item, %c_item
  %at.107 = getelementptr float, ptr %c, i64 %at.106
  %at.108 = getelementptr float, ptr %at.107, i64 %j
  %at.109 = add i64 %i, 7
  %at.110 = mul i64 %at.109, %c_row
  %at.111 = getelementptr float, ptr %at.108, i64 %at.110
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_0_2, ptr %at.111, i32 4, <16 x i1> %within0)
  %at.112 = add i64 %at.110, 16
  %at.113 = getelementptr float, ptr %at.108, i64 %at.112
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_1_2, ptr %at.113, i32 4, <16 x i1> %within1)
  br label %if_8.end
if_8.end:
  %i.next = add nsw i64 %i, 8
  %i.more = icmp slt i64 %i.next, %m
  br i1 %i.more, label %i.body, label %i.end
i.end:
  br label %if_1.end
if_1.end:
  %at.114 = icmp sle i64 %t, 16
  br i1 %at.114, label %if_9.then, label %if_9.end
if_9.then:
  %i_1.enter = icmp slt i64 0, %m
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ 0, %if_9.then ], [ %i_1.next, %if_16.end ]
  %at.115 = sub i64 %m, %i_1
  %at.116 = mul i64 %item, %a_item
  %at.117 = getelementptr float, ptr %a, i64 %at.116
  %at.118 = mul i64 %i_1, %a_row
  %at.119 = getelementptr float, ptr %at.117, i64 %at.118
  %at.120 = icmp slt i64 1, %at.115
  %at.121 = sub i64 %at.115, 1
  %t_26 = select i1 %at.120, i64 1, i64 %at.121
  %at.122 = mul i64 %t_26, %a_row
  %at.123 = getelementptr float, ptr %at.119, i64 %at.122
  %at.124 = icmp slt i64 2, %at.115
  %t_27 = select i1 %at.124, i64 2, i64 %at.121
  %at.125 = mul i64 %t_27, %a_row
  %at.126 = getelementptr float, ptr %at.119, i64 %at.125
  %at.127 = icmp slt i64 3, %at.115
  %t_28 = select i1 %at.127, i64 3, i64 %at.121
  %at.128 = mul i64 %t_28, %a_row
  %at.129 = getelementptr float, ptr %at.119, i64 %at.128
  %at.130 = icmp slt i64 4, %at.115
  %t_29 = select i1 %at.130, i64 4, i64 %at.121
  %at.131 = mul i64 %t_29, %a_row
  %at.132 = getelementptr float, ptr %at.119, i64 %at.131
  %at.133 = icmp slt i64 5, %at.115
  %t_30 = select i1 %at.133, i64 5, i64 %at.121
  %at.134 = mul i64 %t_30, %a_row
  %at.135 = getelementptr float, ptr %at.119, i64 %at.134
  %at.136 = icmp slt i64 6, %at.115
  %t_31 = select i1 %at.136, i64 6, i64 %at.121
  %at.137 = mul i64 %t_31, %a_row
  %at.138 = getelementptr float, ptr %at.119, i64 %at.137
  %at.139 = icmp slt i64 7, %at.115
  %t_32 = select i1 %at.139, i64 7, i64 %at.121
  %at.140 = mul i64 %t_32, %a_row
  %at.141 = getelementptr float, ptr %at.119, i64 %at.140
  %at.142 = mul i64 %item, %b_item
  %at.143 = getelementptr float, ptr %b, i64 %at.142
  %at.144 = getelementptr float, ptr %at.143, i64 %j
  %p_1.enter = icmp slt i64 0, %k
  br i1 %p_1.enter, label %p_1.body, label %p_1.end
p_1.body:
  %p_1 = phi i64 [ 0, %i_1.body ], [ %p_1.next, %p_1.body ]
  %acc0_0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc0_0_4, %p_1.body ]
  %acc1_0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc1_0_4, %p_1.body ]
  %acc2_0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc2_0_4, %p_1.body ]
  %acc3_0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc3_0_4, %p_1.body ]
  %acc4_0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc4_0_4, %p_1.body ]
  %acc5_0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc5_0_4, %p_1.body ]
  %acc6_0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc6_0_4, %p_1.body ]
  %acc7_0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc7_0_4, %p_1.body ]
  %t_33 = phi ptr [ %at.144, %i_1.body ], [ %at.154, %p_1.body ]
  %b0_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t_33, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %at.145 = mul i64 %p_1, %a_k
  %at.146 = getelementptr float, ptr %at.119, i64 %at.145
  %x_8 = load float, ptr %at.146, align 4
  %a0_1.0 = insertelement <16 x float> poison, float %x_8, i64 0
  %a0_1 = shufflevector <16 x float> %a0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b0_1, <16 x float> %acc0_0_3)
  %at.147 = getelementptr float, ptr %at.123, i64 %at.145
  %x_9 = load float, ptr %at.147, align 4
  %a1_1.0 = insertelement <16 x float> poison, float %x_9, i64 0
  %a1_1 = shufflevector <16 x float> %a1_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_1, <16 x float> %b0_1, <16 x float> %acc1_0_3)
  %at.148 = getelementptr float, ptr %at.126, i64 %at.145
  %x_10 = load float, ptr %at.148, align 4
  %a2_1.0 = insertelement <16 x float> poison, float %x_10, i64 0
  %a2_1 = shufflevector <16 x float> %a2_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_1, <16 x float> %b0_1, <16 x float> %acc2_0_3)
  %at.149 = getelementptr float, ptr %at.129, i64 %at.145
  %x_11 = load float, ptr %at.149, align 4
  %a3_1.0 = insertelement <16 x float> poison, float %x_11, i64 0
  %a3_1 = shufflevector <16 x float> %a3_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_1, <16 x float> %b0_1, <16 x float> %acc3_0_3)
  %at.150 = getelementptr float, ptr %at.132, i64 %at.145
  %x_12 = load float, ptr %at.150, align 4
  %a4_1.0 = insertelement <16 x float> poison, float %x_12, i64 0
  %a4_1 = shufflevector <16 x float> %a4_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_1, <16 x float> %b0_1, <16 x float> %acc4_0_3)
  %at.151 = getelementptr float, ptr %at.135, i64 %at.145
  %x_13 = load float, ptr %at.151, align 4
  %a5_1.0 = insertelement <16 x float> poison, float %x_13, i64 0
  %a5_1 = shufflevector <16 x float> %a5_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5_1, <16 x float> %b0_1, <16 x float> %acc5_0_3)
  %at.152 = getelementptr float, ptr %at.138, i64 %at.145
  %x_14 = load float, ptr %at.152, align 4
  %a6_1.0 = insertelement <16 x float> poison, float %x_14, i64 0
  %a6_1 = shufflevector <16 x float> %a6_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6_1, <16 x float> %b0_1, <16 x float> %acc6_0_3)
  %at.153 = getelementptr float, ptr %at.141, i64 %at.145
  %x_15 = load float, ptr %at.153, align 4
  %a7_1.0 = insertelement <16 x float> poison, float %x_15, i64 0
  %a7_1 = shufflevector <16 x float> %a7_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7_1, <16 x float> %b0_1, <16 x float> %acc7_0_3)
  %at.154 = getelementptr float, ptr %t_33, i64 %b_k
  %p_1.next = add nsw i64 %p_1, 1
  %p_1.more = icmp slt i64 %p_1.next, %k
  br i1 %p_1.more, label %p_1.body, label %p_1.end
p_1.end:
  %acc0_0_5 = phi <16 x float> [ %acc0_0_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %acc1_0_5 = phi <16 x float> [ %acc1_0_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %acc2_0_5 = phi <16 x float> [ %acc2_0_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %acc3_0_5 = phi <16 x float> [ %acc3_0_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %acc4_0_5 = phi <16 x float> [ %acc4_0_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %acc5_0_5 = phi <16 x float> [ %acc5_0_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %acc6_0_5 = phi <16 x float> [ %acc6_0_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %acc7_0_5 = phi <16 x float> [ %acc7_0_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %t_34 = phi ptr [ %at.154, %p_1.body ], [ %at.144, %i_1.body ]
  %at.155 = mul i64 %item, %c_item
  %at.156 = getelementptr float, ptr %c, i64 %at.155
  %at.157 = getelementptr float, ptr %at.156, i64 %j
  %at.158 = mul i64 %i_1, %c_row
  %at.159 = getelementptr float, ptr %at.157, i64 %at.158
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_0_5, ptr %at.159, i32 4, <16 x i1> %within0)
  %at.160 = icmp slt i64 1, %at.115
  br i1 %at.160, label %if_10.then, label %if_10.end
if_10.then:
  %at.161 = mul i64 %item, %c_item
  %at.162 = getelementptr float, ptr %c, i64 %at.161
  %at.163 = getelementptr float, ptr %at.162, i64 %j
  %at.164 = add i64 %i_1, 1
  %at.165 = mul i64 %at.164, %c_row
  %at.166 = getelementptr float, ptr %at.163, i64 %at.165
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_0_5, ptr %at.166, i32 4, <16 x i1> %within0)
  br label %if_10.end
if_10.end:
  %at.167 = icmp slt i64 2, %at.115
  br i1 %at.167, label %if_11.then, label %if_11.end
if_11.then:
  %at.168 = mul i64 %item, %c_item
  %at.169 = getelementptr float, ptr %c, i64 %at.168
  %at.170 = getelementptr float, ptr %at.169, i64 %j
  %at.171 = add i64 %i_1, 2
  %at.172 = mul i64 %at.171, %c_row
  %at.173 = getelementptr float, ptr %at.170, i64 %at.172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_0_5, ptr %at.173, i32 4, <16 x i1> %within0)
  br label %if_11.end
if_11.end:
  %at.174 = icmp slt i64 3, %at.115
  br i1 %at.174, label %if_12.then, label %if_12.end
if_12.then:
  %at.175 = mul i64 %item, %c_item
  %at.176 = getelementptr float, ptr %c, i64 %at.175
  %at.177 = getelementptr float, ptr %at.176, i64 %j
  %at.178 = add i64 %i_1, 3
  %at.179 = mul i64 %at.178, %c_row
  %at.180 = getelementptr float, ptr %at.177, i64 %at.179
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_0_5, ptr %at.180, i32 4, <16 x i1> %within0)
  br label %if_12.end
if_12.end:
  %at.181 = icmp slt i64 4, %at.115
  br i1 %at.181, label %if_13.then, label %if_13.end
if_13.then:
  %at.182 = mul i64 %item, %c_item
  %at.183 = getelementptr float, ptr %c, i64 %at.182
  %at.184 = getelementptr float, ptr %at.183, i64 %j
  %at.185 = add i64 %i_1, 4
  %at.186 = mul i64 %at.185, %c_row
  %at.187 = getelementptr float, ptr %at.184, i64 %at.186
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_0_5, ptr %at.187, i32 4, <16 x i1> %within0)
  br label %if_13.end
if_13.end:
  %at.188 = icmp slt i64 5, %at.115
  br i1 %at.188, label %if_14.then, label %if_14.end
if_14.then:
  %at.189 = mul i64 %item, %c_item
  %at.190 = getelementptr float, ptr %c, i64 %at.189
  %at.191 = getelementptr float, ptr %at.190, i64 %j
  %at.192 = add i64 %i_1, 5
  %at.193 = mul i64 %at.192, %c_row
  %at.194 = getelementptr float, ptr %at.191, i64 %at.193
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_0_5, ptr %at.194, i32 4, <16 x i1> %within0)
  br label %if_14.end
if_14.end:
  %at.195 = icmp slt i64 6, %at.115
  br i1 %at.195, label %if_15.then, label %if_15.end
if_15.then:
  %at.196 = mul i64 %item, %c_item
  %at.197 = getelementptr float, ptr %c, i64 %at.196
  %at.198 = getelementptr float, ptr %at.197, i64 %j
  %at.199 = add i64 %i_1, 6
  %at.200 = mul i64 %at.199, %c_row
  %at.201 = getelementptr float, ptr %at.198, i64 %at.200
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_0_5, ptr %at.201, i32 4, <16 x i1> %within0)
  br label %if_15.end
if_15.end:
  %at.202 = icmp slt i64 7, %at.115
  br i1 %at.202, label %if_16.then, label %if_16.end
if_16.then:
  %at.203 = mul i64 %item, %c_item
  %at.204 = getelementptr float, ptr %c, i64 %at.203
  %at.205 = getelementptr float, ptr %at.204, i64 %j
  %at.206 = add i64 %i_1, 7
  %at.207 = mul i64 %at.206, %c_row
  %at.208 = getelementptr float, ptr %at.205, i64 %at.207
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_0_5, ptr %at.208, i32 4, <16 x i1> %within0)
  br label %if_16.end
if_16.end:
  %i_1.next = add nsw i64 %i_1, 8
  %i_1.more = icmp slt i64 %i_1.next, %m
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  br label %if_9.end
if_9.end:
  %j.next = add nsw i64 %j, 32
  %j.more = icmp slt i64 %j.next, %n_1
  br i1 %j.more, label %j.body, label %j.end
j.end:
  %item.next = add nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %items
  br i1 %item.more, label %item.body, label %item.end
item.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
