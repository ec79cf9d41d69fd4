; tnk_matmul_f32__avx512_panels1x128_ir: generated, do not edit.
; product of few rows, b in panels.
; from templates/thin_panels.lua, avx512: dtype=f32 panels=4 rows=1 width=32
; listed in gen/manifest/thin.lua: few rows times weights in panels, which go by side by side
; a turn of each inner loop: 8 fma 9 ld; 2 fma 3 ld
; vector registers: 18 of 32

define void @tnk_matmul_f32__avx512_panels1x128_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride) #0 {
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
  %a_row.p = getelementptr i64, ptr %stride, i64 0
  %a_row = load i64, ptr %a_row.p, align 8
  %a_k.p = getelementptr i64, ptr %stride, i64 1
  %a_k = load i64, ptr %a_k.p, align 8
  %b_panel.p = getelementptr i64, ptr %stride, i64 2
  %b_panel = load i64, ptr %b_panel.p, align 8
  %c_row.p = getelementptr i64, ptr %stride, i64 3
  %c_row = load i64, ptr %c_row.p, align 8
  %at.1 = add i64 %n_1, 32
  %at.2 = sub i64 %at.1, 1
  %at.3 = sdiv i64 %at.2, 128
  %at.4 = mul i64 %at.3, 128
  %j.enter = icmp slt i64 0, %at.4
  br i1 %j.enter, label %j.body, label %j.end
j.body:
  %j = phi i64 [ 0, %entry ], [ %j.next, %i.end ]
  %i.enter = icmp slt i64 0, %m
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %j.body ], [ %i.next, %p.end ]
  %at.5 = sub i64 %m, 1
  %t.c = icmp slt i64 %i, %at.5
  %t = select i1 %t.c, i64 %i, i64 %at.5
  %at.6 = mul i64 %t, %a_row
  %at.7 = getelementptr float, ptr %a, i64 %at.6
  %at.8 = sub i64 %n_1, %j
  %at.9 = sub i64 %at.8, 96
  %t_1.c = icmp slt i64 %at.9, 32
  %t_1 = select i1 %t_1.c, i64 %at.9, i64 32
  %at.10 = mul i64 32, %goes_on
  %held0.n = trunc i64 %at.10 to i32
  %held0.0 = insertelement <16 x i32> poison, i32 %held0.n, i64 0
  %held0.s = shufflevector <16 x i32> %held0.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held0 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %held0.s
  %held1.n = trunc i64 %at.10 to i32
  %held1.0 = insertelement <16 x i32> poison, i32 %held1.n, i64 0
  %held1.s = shufflevector <16 x i32> %held1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %held1.s
  %held2.n = trunc i64 %at.10 to i32
  %held2.0 = insertelement <16 x i32> poison, i32 %held2.n, i64 0
  %held2.s = shufflevector <16 x i32> %held2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %held2.s
  %held3.n = trunc i64 %at.10 to i32
  %held3.0 = insertelement <16 x i32> poison, i32 %held3.n, i64 0
  %held3.s = shufflevector <16 x i32> %held3.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held3 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %held3.s
  %held4.n = trunc i64 %at.10 to i32
  %held4.0 = insertelement <16 x i32> poison, i32 %held4.n, i64 0
  %held4.s = shufflevector <16 x i32> %held4.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held4 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %held4.s
  %held5.n = trunc i64 %at.10 to i32
  %held5.0 = insertelement <16 x i32> poison, i32 %held5.n, i64 0
  %held5.s = shufflevector <16 x i32> %held5.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held5 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %held5.s
  %within6.n = trunc i64 %t_1 to i32
  %within6.0 = insertelement <16 x i32> poison, i32 %within6.n, i64 0
  %within6.s = shufflevector <16 x i32> %within6.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within6 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within6.s
  %at.11 = mul i64 %t_1, %goes_on
  %held6.n = trunc i64 %at.11 to i32
  %held6.0 = insertelement <16 x i32> poison, i32 %held6.n, i64 0
  %held6.s = shufflevector <16 x i32> %held6.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held6 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %held6.s
  %within7.n = trunc i64 %t_1 to i32
  %within7.0 = insertelement <16 x i32> poison, i32 %within7.n, i64 0
  %within7.s = shufflevector <16 x i32> %within7.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within7 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within7.s
  %held7.n = trunc i64 %at.11 to i32
  %held7.0 = insertelement <16 x i32> poison, i32 %held7.n, i64 0
  %held7.s = shufflevector <16 x i32> %held7.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held7 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %held7.s
  %at.12 = sdiv i64 %j, 32
  %at.13 = mul i64 %at.12, %b_panel
  %at.14 = getelementptr float, ptr %b, i64 %at.13
  %p.enter = icmp slt i64 0, %depth
  br i1 %p.enter, label %p.body, label %p.end
p.body:
  %p = phi i64 [ 0, %i.body ], [ %p.next, %p.body ]
  %acc0_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_0_1, %p.body ]
  %acc0_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_1_1, %p.body ]
  %acc0_2 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_2_1, %p.body ]
  %acc0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_3_1, %p.body ]
  %acc0_4 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_4_1, %p.body ]
  %acc0_5 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_5_1, %p.body ]
  %acc0_6 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_6_1, %p.body ]
  %acc0_7 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_7_1, %p.body ]
  %from_1 = phi ptr [ %at.14, %i.body ], [ %at.34, %p.body ]
  %at.15 = getelementptr float, ptr %from_1, i64 2048
  call void @llvm.prefetch.p0(ptr %at.15, i32 0, i32 2, i32 1)
  %at.16 = getelementptr float, ptr %from_1, i64 2064
  call void @llvm.prefetch.p0(ptr %at.16, i32 0, i32 2, i32 1)
  %b0 = load <16 x float>, ptr %from_1, align 4
  %at.17 = getelementptr float, ptr %from_1, i64 16
  %b1 = load <16 x float>, ptr %at.17, align 4
  %at.18 = getelementptr float, ptr %from_1, i64 %b_panel
  %at.19 = getelementptr float, ptr %at.18, i64 2048
  call void @llvm.prefetch.p0(ptr %at.19, i32 0, i32 2, i32 1)
  %at.20 = getelementptr float, ptr %at.18, i64 2064
  call void @llvm.prefetch.p0(ptr %at.20, i32 0, i32 2, i32 1)
  %b2 = load <16 x float>, ptr %at.18, align 4
  %at.21 = getelementptr float, ptr %at.18, i64 16
  %b3 = load <16 x float>, ptr %at.21, align 4
  %at.22 = mul i64 2, %b_panel
  %at.23 = getelementptr float, ptr %from_1, i64 %at.22
  %at.24 = getelementptr float, ptr %at.23, i64 2048
  call void @llvm.prefetch.p0(ptr %at.24, i32 0, i32 2, i32 1)
  %at.25 = getelementptr float, ptr %at.23, i64 2064
  call void @llvm.prefetch.p0(ptr %at.25, i32 0, i32 2, i32 1)
  %b4 = load <16 x float>, ptr %at.23, align 4
  %at.26 = getelementptr float, ptr %at.23, i64 16
  %b5 = load <16 x float>, ptr %at.26, align 4
  %at.27 = mul i64 3, %b_panel
  %at.28 = getelementptr float, ptr %from_1, i64 %at.27
  %at.29 = getelementptr float, ptr %at.28, i64 2048
  call void @llvm.prefetch.p0(ptr %at.29, i32 0, i32 2, i32 1)
  %at.30 = getelementptr float, ptr %at.28, i64 2064
  call void @llvm.prefetch.p0(ptr %at.30, i32 0, i32 2, i32 1)
  %b6 = load <16 x float>, ptr %at.28, align 4
  %at.31 = getelementptr float, ptr %at.28, i64 16
  %b7 = load <16 x float>, ptr %at.31, align 4
  %at.32 = mul i64 %p, %a_k
  %at.33 = getelementptr float, ptr %at.7, i64 %at.32
  %x = load float, ptr %at.33, align 4
  %a0.0 = insertelement <16 x float> poison, float %x, i64 0
  %a0 = shufflevector <16 x float> %a0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b0, <16 x float> %acc0_0)
  %acc0_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b1, <16 x float> %acc0_1)
  %acc0_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b2, <16 x float> %acc0_2)
  %acc0_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b3, <16 x float> %acc0_3)
  %acc0_4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b4, <16 x float> %acc0_4)
  %acc0_5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b5, <16 x float> %acc0_5)
  %acc0_6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b6, <16 x float> %acc0_6)
  %acc0_7_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b7, <16 x float> %acc0_7)
  %at.34 = getelementptr float, ptr %from_1, i64 32
  %p.next = add nsw i64 %p, 1
  %p.more = icmp slt i64 %p.next, %depth
  br i1 %p.more, label %p.body, label %p.end
p.end:
  %acc0_0_2 = phi <16 x float> [ %acc0_0_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_1_2 = phi <16 x float> [ %acc0_1_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_2_2 = phi <16 x float> [ %acc0_2_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_3_2 = phi <16 x float> [ %acc0_3_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_4_2 = phi <16 x float> [ %acc0_4_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_5_2 = phi <16 x float> [ %acc0_5_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_6_2 = phi <16 x float> [ %acc0_6_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_7_2 = phi <16 x float> [ %acc0_7_1, %p.body ], [ splat (float 0x0000000000000000), %i.body ]
  %from_2 = phi ptr [ %at.34, %p.body ], [ %at.14, %i.body ]
  %at.35 = mul i64 %i, %c_row
  %at.36 = getelementptr float, ptr %c, i64 %at.35
  %at.37 = getelementptr float, ptr %at.36, i64 %j
  %x_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.37, i32 4, <16 x i1> %held0, <16 x float> zeroinitializer)
  %t_10 = fadd <16 x float> %acc0_0_2, %x_1
  store <16 x float> %t_10, ptr %at.37, align 4
  %at.38 = getelementptr float, ptr %at.37, i64 16
  %x_2 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.38, i32 4, <16 x i1> %held1, <16 x float> zeroinitializer)
  %t_12 = fadd <16 x float> %acc0_1_2, %x_2
  store <16 x float> %t_12, ptr %at.38, align 4
  %at.39 = getelementptr float, ptr %at.37, i64 32
  %x_3 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.39, i32 4, <16 x i1> %held2, <16 x float> zeroinitializer)
  %t_14 = fadd <16 x float> %acc0_2_2, %x_3
  store <16 x float> %t_14, ptr %at.39, align 4
  %at.40 = getelementptr float, ptr %at.37, i64 48
  %x_4 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.40, i32 4, <16 x i1> %held3, <16 x float> zeroinitializer)
  %t_16 = fadd <16 x float> %acc0_3_2, %x_4
  store <16 x float> %t_16, ptr %at.40, align 4
  %at.41 = getelementptr float, ptr %at.37, i64 64
  %x_5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.41, i32 4, <16 x i1> %held4, <16 x float> zeroinitializer)
  %t_18 = fadd <16 x float> %acc0_4_2, %x_5
  store <16 x float> %t_18, ptr %at.41, align 4
  %at.42 = getelementptr float, ptr %at.37, i64 80
  %x_6 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.42, i32 4, <16 x i1> %held5, <16 x float> zeroinitializer)
  %t_20 = fadd <16 x float> %acc0_5_2, %x_6
  store <16 x float> %t_20, ptr %at.42, align 4
  %at.43 = getelementptr float, ptr %at.37, i64 96
  %x_7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.43, i32 4, <16 x i1> %held6, <16 x float> zeroinitializer)
  %t_22 = fadd <16 x float> %acc0_6_2, %x_7
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_22, ptr %at.43, i32 4, <16 x i1> %within6)
  %at.44 = getelementptr float, ptr %at.37, i64 112
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.44, i32 4, <16 x i1> %held7, <16 x float> zeroinitializer)
  %t_24 = fadd <16 x float> %acc0_7_2, %x_8
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_24, ptr %at.44, i32 4, <16 x i1> %within7)
  %i.next = add nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %m
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %j.next = add nsw i64 %j, 128
  %j.more = icmp slt i64 %j.next, %at.4
  br i1 %j.more, label %j.body, label %j.end
j.end:
  %j_1.enter = icmp slt i64 %at.4, %n_1
  br i1 %j_1.enter, label %j_1.body, label %j_1.end
j_1.body:
  %j_1 = phi i64 [ %at.4, %j.end ], [ %j_1.next, %i_1.end ]
  %i_1.enter = icmp slt i64 0, %m
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ 0, %j_1.body ], [ %i_1.next, %p_1.end ]
  %at.45 = sub i64 %m, 1
  %t_26.c = icmp slt i64 %i_1, %at.45
  %t_26 = select i1 %t_26.c, i64 %i_1, i64 %at.45
  %at.46 = mul i64 %t_26, %a_row
  %at.47 = getelementptr float, ptr %a, i64 %at.46
  %at.48 = sub i64 %n_1, %j_1
  %t_27.c = icmp slt i64 %at.48, 32
  %t_27 = select i1 %t_27.c, i64 %at.48, i64 32
  %within0.n = trunc i64 %t_27 to i32
  %within0.0 = insertelement <16 x i32> poison, i32 %within0.n, i64 0
  %within0.s = shufflevector <16 x i32> %within0.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0.s
  %at.49 = mul i64 %t_27, %goes_on
  %held0_1.n = trunc i64 %at.49 to i32
  %held0_1.0 = insertelement <16 x i32> poison, i32 %held0_1.n, i64 0
  %held0_1.s = shufflevector <16 x i32> %held0_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held0_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %held0_1.s
  %within1.n = trunc i64 %t_27 to i32
  %within1.0 = insertelement <16 x i32> poison, i32 %within1.n, i64 0
  %within1.s = shufflevector <16 x i32> %within1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1.s
  %held1_1.n = trunc i64 %at.49 to i32
  %held1_1.0 = insertelement <16 x i32> poison, i32 %held1_1.n, i64 0
  %held1_1.s = shufflevector <16 x i32> %held1_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %held1_1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %held1_1.s
  %at.50 = sdiv i64 %j_1, 32
  %at.51 = mul i64 %at.50, %b_panel
  %at.52 = getelementptr float, ptr %b, i64 %at.51
  %p_1.enter = icmp slt i64 0, %depth
  br i1 %p_1.enter, label %p_1.body, label %p_1.end
p_1.body:
  %p_1 = phi i64 [ 0, %i_1.body ], [ %p_1.next, %p_1.body ]
  %acc0_0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc0_0_4, %p_1.body ]
  %acc0_1_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i_1.body ], [ %acc0_1_4, %p_1.body ]
  %from_4 = phi ptr [ %at.52, %i_1.body ], [ %at.58, %p_1.body ]
  %at.53 = getelementptr float, ptr %from_4, i64 2048
  call void @llvm.prefetch.p0(ptr %at.53, i32 0, i32 2, i32 1)
  %at.54 = getelementptr float, ptr %from_4, i64 2064
  call void @llvm.prefetch.p0(ptr %at.54, i32 0, i32 2, i32 1)
  %b0_1 = load <16 x float>, ptr %from_4, align 4
  %at.55 = getelementptr float, ptr %from_4, i64 16
  %b1_1 = load <16 x float>, ptr %at.55, align 4
  %at.56 = mul i64 %p_1, %a_k
  %at.57 = getelementptr float, ptr %at.47, i64 %at.56
  %x_9 = load float, ptr %at.57, align 4
  %a0_1.0 = insertelement <16 x float> poison, float %x_9, i64 0
  %a0_1 = shufflevector <16 x float> %a0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b0_1, <16 x float> %acc0_0_3)
  %acc0_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b1_1, <16 x float> %acc0_1_3)
  %at.58 = getelementptr float, ptr %from_4, i64 32
  %p_1.next = add nsw i64 %p_1, 1
  %p_1.more = icmp slt i64 %p_1.next, %depth
  br i1 %p_1.more, label %p_1.body, label %p_1.end
p_1.end:
  %acc0_0_5 = phi <16 x float> [ %acc0_0_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %acc0_1_5 = phi <16 x float> [ %acc0_1_4, %p_1.body ], [ splat (float 0x0000000000000000), %i_1.body ]
  %from_5 = phi ptr [ %at.58, %p_1.body ], [ %at.52, %i_1.body ]
  %at.59 = mul i64 %i_1, %c_row
  %at.60 = getelementptr float, ptr %c, i64 %at.59
  %at.61 = getelementptr float, ptr %at.60, i64 %j_1
  %x_10 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.61, i32 4, <16 x i1> %held0_1, <16 x float> zeroinitializer)
  %t_30 = fadd <16 x float> %acc0_0_5, %x_10
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_30, ptr %at.61, i32 4, <16 x i1> %within0)
  %at.62 = getelementptr float, ptr %at.61, i64 16
  %x_11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.62, i32 4, <16 x i1> %held1_1, <16 x float> zeroinitializer)
  %t_32 = fadd <16 x float> %acc0_1_5, %x_11
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_32, ptr %at.62, i32 4, <16 x i1> %within1)
  %i_1.next = add nsw i64 %i_1, 1
  %i_1.more = icmp slt i64 %i_1.next, %m
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %j_1.next = add nsw i64 %j_1, 32
  %j_1.more = icmp slt i64 %j_1.next, %n_1
  br i1 %j_1.more, label %j_1.body, label %j_1.end
j_1.end:
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
