; tnk_matmul_f32__avx512_14x32_ir: generated, do not edit.
; tile of a matrix product.
; from templates/matmul_tile.lua, avx512: act=none mr=14 nr=32
; listed in gen/manifest/matmul.lua: at peak: 28 accumulators, 2 rows and a broadcast of 32 registers
; a turn of the inner loop: 28 fma 16 ld
; vector registers: 31 of 32

define void @tnk_matmul_f32__avx512_14x32_ir(i64 %k, ptr noalias nocapture readonly %a, ptr noalias nocapture readonly %b, ptr noalias nocapture %c, i64 %ldc, i64 %m, i64 %n, ptr nocapture readonly %alpha_beta, ptr noalias nocapture readonly %bias) #0 {
entry:
  %alpha = load float, ptr %alpha_beta, align 4
  %at.1 = getelementptr float, ptr %alpha_beta, i64 1
  %beta = load float, ptr %at.1, align 4
  %differs = fcmp une float %alpha, 0x0000000000000000
  %t = select i1 %differs, i64 %k, i64 0
  ; The tile of c will be wanted when the product is done.
  call void @llvm.prefetch.p0(ptr %c, i32 0, i32 3, i32 1)
  %at.2 = getelementptr float, ptr %c, i64 16
  call void @llvm.prefetch.p0(ptr %at.2, i32 0, i32 3, i32 1)
  %at.3 = getelementptr float, ptr %c, i64 %ldc
  call void @llvm.prefetch.p0(ptr %at.3, i32 0, i32 3, i32 1)
  %at.4 = getelementptr float, ptr %at.3, i64 16
  call void @llvm.prefetch.p0(ptr %at.4, i32 0, i32 3, i32 1)
  %at.5 = mul i64 2, %ldc
  %at.6 = getelementptr float, ptr %c, i64 %at.5
  call void @llvm.prefetch.p0(ptr %at.6, i32 0, i32 3, i32 1)
  %at.7 = getelementptr float, ptr %at.6, i64 16
  call void @llvm.prefetch.p0(ptr %at.7, i32 0, i32 3, i32 1)
  %at.8 = mul i64 3, %ldc
  %at.9 = getelementptr float, ptr %c, i64 %at.8
  call void @llvm.prefetch.p0(ptr %at.9, i32 0, i32 3, i32 1)
  %at.10 = getelementptr float, ptr %at.9, i64 16
  call void @llvm.prefetch.p0(ptr %at.10, i32 0, i32 3, i32 1)
  %at.11 = mul i64 4, %ldc
  %at.12 = getelementptr float, ptr %c, i64 %at.11
  call void @llvm.prefetch.p0(ptr %at.12, i32 0, i32 3, i32 1)
  %at.13 = getelementptr float, ptr %at.12, i64 16
  call void @llvm.prefetch.p0(ptr %at.13, i32 0, i32 3, i32 1)
  %at.14 = mul i64 5, %ldc
  %at.15 = getelementptr float, ptr %c, i64 %at.14
  call void @llvm.prefetch.p0(ptr %at.15, i32 0, i32 3, i32 1)
  %at.16 = getelementptr float, ptr %at.15, i64 16
  call void @llvm.prefetch.p0(ptr %at.16, i32 0, i32 3, i32 1)
  %at.17 = mul i64 6, %ldc
  %at.18 = getelementptr float, ptr %c, i64 %at.17
  call void @llvm.prefetch.p0(ptr %at.18, i32 0, i32 3, i32 1)
  %at.19 = getelementptr float, ptr %at.18, i64 16
  call void @llvm.prefetch.p0(ptr %at.19, i32 0, i32 3, i32 1)
  %at.20 = mul i64 7, %ldc
  %at.21 = getelementptr float, ptr %c, i64 %at.20
  call void @llvm.prefetch.p0(ptr %at.21, i32 0, i32 3, i32 1)
  %at.22 = getelementptr float, ptr %at.21, i64 16
  call void @llvm.prefetch.p0(ptr %at.22, i32 0, i32 3, i32 1)
  %at.23 = mul i64 8, %ldc
  %at.24 = getelementptr float, ptr %c, i64 %at.23
  call void @llvm.prefetch.p0(ptr %at.24, i32 0, i32 3, i32 1)
  %at.25 = getelementptr float, ptr %at.24, i64 16
  call void @llvm.prefetch.p0(ptr %at.25, i32 0, i32 3, i32 1)
  %at.26 = mul i64 9, %ldc
  %at.27 = getelementptr float, ptr %c, i64 %at.26
  call void @llvm.prefetch.p0(ptr %at.27, i32 0, i32 3, i32 1)
  %at.28 = getelementptr float, ptr %at.27, i64 16
  call void @llvm.prefetch.p0(ptr %at.28, i32 0, i32 3, i32 1)
  %at.29 = mul i64 10, %ldc
  %at.30 = getelementptr float, ptr %c, i64 %at.29
  call void @llvm.prefetch.p0(ptr %at.30, i32 0, i32 3, i32 1)
  %at.31 = getelementptr float, ptr %at.30, i64 16
  call void @llvm.prefetch.p0(ptr %at.31, i32 0, i32 3, i32 1)
  %at.32 = mul i64 11, %ldc
  %at.33 = getelementptr float, ptr %c, i64 %at.32
  call void @llvm.prefetch.p0(ptr %at.33, i32 0, i32 3, i32 1)
  %at.34 = getelementptr float, ptr %at.33, i64 16
  call void @llvm.prefetch.p0(ptr %at.34, i32 0, i32 3, i32 1)
  %at.35 = mul i64 12, %ldc
  %at.36 = getelementptr float, ptr %c, i64 %at.35
  call void @llvm.prefetch.p0(ptr %at.36, i32 0, i32 3, i32 1)
  %at.37 = getelementptr float, ptr %at.36, i64 16
  call void @llvm.prefetch.p0(ptr %at.37, i32 0, i32 3, i32 1)
  %at.38 = mul i64 13, %ldc
  %at.39 = getelementptr float, ptr %c, i64 %at.38
  call void @llvm.prefetch.p0(ptr %at.39, i32 0, i32 3, i32 1)
  %at.40 = getelementptr float, ptr %at.39, i64 16
  call void @llvm.prefetch.p0(ptr %at.40, i32 0, i32 3, i32 1)
  ; The product.
  %p.enter = icmp slt i64 0, %t
  br i1 %p.enter, label %p.body, label %p.end
p.body:
  %p = phi i64 [ 0, %entry ], [ %p.next, %p.body ]
  %acc0_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc0_0_1, %p.body ]
  %acc0_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc0_1_1, %p.body ]
  %acc1_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc1_0_1, %p.body ]
  %acc1_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc1_1_1, %p.body ]
  %acc2_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc2_0_1, %p.body ]
  %acc2_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc2_1_1, %p.body ]
  %acc3_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc3_0_1, %p.body ]
  %acc3_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc3_1_1, %p.body ]
  %acc4_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc4_0_1, %p.body ]
  %acc4_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc4_1_1, %p.body ]
  %acc5_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc5_0_1, %p.body ]
  %acc5_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc5_1_1, %p.body ]
  %acc6_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc6_0_1, %p.body ]
  %acc6_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc6_1_1, %p.body ]
  %acc7_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc7_0_1, %p.body ]
  %acc7_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc7_1_1, %p.body ]
  %acc8_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc8_0_1, %p.body ]
  %acc8_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc8_1_1, %p.body ]
  %acc9_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc9_0_1, %p.body ]
  %acc9_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc9_1_1, %p.body ]
  %acc10_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc10_0_1, %p.body ]
  %acc10_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc10_1_1, %p.body ]
  %acc11_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc11_0_1, %p.body ]
  %acc11_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc11_1_1, %p.body ]
  %acc12_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc12_0_1, %p.body ]
  %acc12_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc12_1_1, %p.body ]
  %acc13_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc13_0_1, %p.body ]
  %acc13_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc13_1_1, %p.body ]
  %a_1 = phi ptr [ %a, %entry ], [ %at.55, %p.body ]
  %b_1 = phi ptr [ %b, %entry ], [ %at.56, %p.body ]
  %b0 = load <16 x float>, ptr %b_1, align 4
  %at.41 = getelementptr float, ptr %b_1, i64 16
  %b1 = load <16 x float>, ptr %at.41, align 4
  %x = load float, ptr %a_1, align 4
  %a0.0 = insertelement <16 x float> poison, float %x, i64 0
  %a0 = shufflevector <16 x float> %a0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b0, <16 x float> %acc0_0)
  %acc0_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b1, <16 x float> %acc0_1)
  %at.42 = getelementptr float, ptr %a_1, i64 1
  %x_1 = load float, ptr %at.42, align 4
  %a1.0 = insertelement <16 x float> poison, float %x_1, i64 0
  %a1 = shufflevector <16 x float> %a1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1, <16 x float> %b0, <16 x float> %acc1_0)
  %acc1_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1, <16 x float> %b1, <16 x float> %acc1_1)
  %at.43 = getelementptr float, ptr %a_1, i64 2
  %x_2 = load float, ptr %at.43, align 4
  %a2.0 = insertelement <16 x float> poison, float %x_2, i64 0
  %a2 = shufflevector <16 x float> %a2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2, <16 x float> %b0, <16 x float> %acc2_0)
  %acc2_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2, <16 x float> %b1, <16 x float> %acc2_1)
  %at.44 = getelementptr float, ptr %a_1, i64 3
  %x_3 = load float, ptr %at.44, align 4
  %a3.0 = insertelement <16 x float> poison, float %x_3, i64 0
  %a3 = shufflevector <16 x float> %a3.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3, <16 x float> %b0, <16 x float> %acc3_0)
  %acc3_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3, <16 x float> %b1, <16 x float> %acc3_1)
  %at.45 = getelementptr float, ptr %a_1, i64 4
  %x_4 = load float, ptr %at.45, align 4
  %a4.0 = insertelement <16 x float> poison, float %x_4, i64 0
  %a4 = shufflevector <16 x float> %a4.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4, <16 x float> %b0, <16 x float> %acc4_0)
  %acc4_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4, <16 x float> %b1, <16 x float> %acc4_1)
  %at.46 = getelementptr float, ptr %a_1, i64 5
  %x_5 = load float, ptr %at.46, align 4
  %a5.0 = insertelement <16 x float> poison, float %x_5, i64 0
  %a5 = shufflevector <16 x float> %a5.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5, <16 x float> %b0, <16 x float> %acc5_0)
  %acc5_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5, <16 x float> %b1, <16 x float> %acc5_1)
  %at.47 = getelementptr float, ptr %a_1, i64 6
  %x_6 = load float, ptr %at.47, align 4
  %a6.0 = insertelement <16 x float> poison, float %x_6, i64 0
  %a6 = shufflevector <16 x float> %a6.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6, <16 x float> %b0, <16 x float> %acc6_0)
  %acc6_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6, <16 x float> %b1, <16 x float> %acc6_1)
  %at.48 = getelementptr float, ptr %a_1, i64 7
  %x_7 = load float, ptr %at.48, align 4
  %a7.0 = insertelement <16 x float> poison, float %x_7, i64 0
  %a7 = shufflevector <16 x float> %a7.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7, <16 x float> %b0, <16 x float> %acc7_0)
  %acc7_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7, <16 x float> %b1, <16 x float> %acc7_1)
  %at.49 = getelementptr float, ptr %a_1, i64 8
  %x_8 = load float, ptr %at.49, align 4
  %a8.0 = insertelement <16 x float> poison, float %x_8, i64 0
  %a8 = shufflevector <16 x float> %a8.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc8_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a8, <16 x float> %b0, <16 x float> %acc8_0)
  %acc8_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a8, <16 x float> %b1, <16 x float> %acc8_1)
  %at.50 = getelementptr float, ptr %a_1, i64 9
  %x_9 = load float, ptr %at.50, align 4
  %a9.0 = insertelement <16 x float> poison, float %x_9, i64 0
  %a9 = shufflevector <16 x float> %a9.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc9_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a9, <16 x float> %b0, <16 x float> %acc9_0)
  %acc9_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a9, <16 x float> %b1, <16 x float> %acc9_1)
  %at.51 = getelementptr float, ptr %a_1, i64 10
  %x_10 = load float, ptr %at.51, align 4
  %a10.0 = insertelement <16 x float> poison, float %x_10, i64 0
  %a10 = shufflevector <16 x float> %a10.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc10_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a10, <16 x float> %b0, <16 x float> %acc10_0)
  %acc10_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a10, <16 x float> %b1, <16 x float> %acc10_1)
  %at.52 = getelementptr float, ptr %a_1, i64 11
  %x_11 = load float, ptr %at.52, align 4
  %a11.0 = insertelement <16 x float> poison, float %x_11, i64 0
  %a11 = shufflevector <16 x float> %a11.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc11_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a11, <16 x float> %b0, <16 x float> %acc11_0)
  %acc11_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a11, <16 x float> %b1, <16 x float> %acc11_1)
  %at.53 = getelementptr float, ptr %a_1, i64 12
  %x_12 = load float, ptr %at.53, align 4
  %a12.0 = insertelement <16 x float> poison, float %x_12, i64 0
  %a12 = shufflevector <16 x float> %a12.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc12_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a12, <16 x float> %b0, <16 x float> %acc12_0)
  %acc12_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a12, <16 x float> %b1, <16 x float> %acc12_1)
  %at.54 = getelementptr float, ptr %a_1, i64 13
  %x_13 = load float, ptr %at.54, align 4
  %a13.0 = insertelement <16 x float> poison, float %x_13, i64 0
  %a13 = shufflevector <16 x float> %a13.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc13_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a13, <16 x float> %b0, <16 x float> %acc13_0)
  %acc13_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a13, <16 x float> %b1, <16 x float> %acc13_1)
  %at.55 = getelementptr float, ptr %a_1, i64 14
  %at.56 = getelementptr float, ptr %b_1, i64 32
  %p.next = add nsw i64 %p, 1
  %p.more = icmp slt i64 %p.next, %t
  br i1 %p.more, label %p.body, label %p.end
p.end:
  %acc0_0_2 = phi <16 x float> [ %acc0_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc0_1_2 = phi <16 x float> [ %acc0_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc1_0_2 = phi <16 x float> [ %acc1_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc1_1_2 = phi <16 x float> [ %acc1_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc2_0_2 = phi <16 x float> [ %acc2_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc2_1_2 = phi <16 x float> [ %acc2_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc3_0_2 = phi <16 x float> [ %acc3_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc3_1_2 = phi <16 x float> [ %acc3_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc4_0_2 = phi <16 x float> [ %acc4_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc4_1_2 = phi <16 x float> [ %acc4_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc5_0_2 = phi <16 x float> [ %acc5_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc5_1_2 = phi <16 x float> [ %acc5_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc6_0_2 = phi <16 x float> [ %acc6_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc6_1_2 = phi <16 x float> [ %acc6_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc7_0_2 = phi <16 x float> [ %acc7_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc7_1_2 = phi <16 x float> [ %acc7_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc8_0_2 = phi <16 x float> [ %acc8_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc8_1_2 = phi <16 x float> [ %acc8_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc9_0_2 = phi <16 x float> [ %acc9_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc9_1_2 = phi <16 x float> [ %acc9_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc10_0_2 = phi <16 x float> [ %acc10_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc10_1_2 = phi <16 x float> [ %acc10_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc11_0_2 = phi <16 x float> [ %acc11_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc11_1_2 = phi <16 x float> [ %acc11_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc12_0_2 = phi <16 x float> [ %acc12_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc12_1_2 = phi <16 x float> [ %acc12_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc13_0_2 = phi <16 x float> [ %acc13_0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc13_1_2 = phi <16 x float> [ %acc13_1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %a_2 = phi ptr [ %at.55, %p.body ], [ %a, %entry ]
  %b_2 = phi ptr [ %at.56, %p.body ], [ %b, %entry ]
  ; alpha and beta.
  %factor.0 = insertelement <16 x float> poison, float %alpha, i64 0
  %factor = shufflevector <16 x float> %factor.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_3 = fmul <16 x float> %acc0_0_2, %factor
  %acc0_1_3 = fmul <16 x float> %acc0_1_2, %factor
  %acc1_0_3 = fmul <16 x float> %acc1_0_2, %factor
  %acc1_1_3 = fmul <16 x float> %acc1_1_2, %factor
  %acc2_0_3 = fmul <16 x float> %acc2_0_2, %factor
  %acc2_1_3 = fmul <16 x float> %acc2_1_2, %factor
  %acc3_0_3 = fmul <16 x float> %acc3_0_2, %factor
  %acc3_1_3 = fmul <16 x float> %acc3_1_2, %factor
  %acc4_0_3 = fmul <16 x float> %acc4_0_2, %factor
  %acc4_1_3 = fmul <16 x float> %acc4_1_2, %factor
  %acc5_0_3 = fmul <16 x float> %acc5_0_2, %factor
  %acc5_1_3 = fmul <16 x float> %acc5_1_2, %factor
  %acc6_0_3 = fmul <16 x float> %acc6_0_2, %factor
  %acc6_1_3 = fmul <16 x float> %acc6_1_2, %factor
  %acc7_0_3 = fmul <16 x float> %acc7_0_2, %factor
  %acc7_1_3 = fmul <16 x float> %acc7_1_2, %factor
  %acc8_0_3 = fmul <16 x float> %acc8_0_2, %factor
  %acc8_1_3 = fmul <16 x float> %acc8_1_2, %factor
  %acc9_0_3 = fmul <16 x float> %acc9_0_2, %factor
  %acc9_1_3 = fmul <16 x float> %acc9_1_2, %factor
  %acc10_0_3 = fmul <16 x float> %acc10_0_2, %factor
  %acc10_1_3 = fmul <16 x float> %acc10_1_2, %factor
  %acc11_0_3 = fmul <16 x float> %acc11_0_2, %factor
  %acc11_1_3 = fmul <16 x float> %acc11_1_2, %factor
  %acc12_0_3 = fmul <16 x float> %acc12_0_2, %factor
  %acc12_1_3 = fmul <16 x float> %acc12_1_2, %factor
  %acc13_0_3 = fmul <16 x float> %acc13_0_2, %factor
  %acc13_1_3 = fmul <16 x float> %acc13_1_2, %factor
  %differs_1 = fcmp une float %beta, 0x0000000000000000
  br i1 %differs_1, label %if_1.then, label %if_1.end
if_1.then:
  %factor_1.0 = insertelement <16 x float> poison, float %beta, i64 0
  %factor_1 = shufflevector <16 x float> %factor_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.57 = icmp eq i64 %m, 14
  %at.58 = icmp eq i64 %n, 32
  %at.59 = and i1 %at.57, %at.58
  br i1 %at.59, label %if_2.then, label %if_2.end
if_2.then:
  %x_14 = load <16 x float>, ptr %c, align 4
  %acc0_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_14, <16 x float> %acc0_0_3)
  %at.60 = getelementptr float, ptr %c, i64 16
  %x_15 = load <16 x float>, ptr %at.60, align 4
  %acc0_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_15, <16 x float> %acc0_1_3)
  %at.61 = getelementptr float, ptr %c, i64 %ldc
  %x_16 = load <16 x float>, ptr %at.61, align 4
  %acc1_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_16, <16 x float> %acc1_0_3)
  %at.62 = getelementptr float, ptr %at.61, i64 16
  %x_17 = load <16 x float>, ptr %at.62, align 4
  %acc1_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_17, <16 x float> %acc1_1_3)
  %at.63 = mul i64 2, %ldc
  %at.64 = getelementptr float, ptr %c, i64 %at.63
  %x_18 = load <16 x float>, ptr %at.64, align 4
  %acc2_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_18, <16 x float> %acc2_0_3)
  %at.65 = getelementptr float, ptr %at.64, i64 16
  %x_19 = load <16 x float>, ptr %at.65, align 4
  %acc2_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_19, <16 x float> %acc2_1_3)
  %at.66 = mul i64 3, %ldc
  %at.67 = getelementptr float, ptr %c, i64 %at.66
  %x_20 = load <16 x float>, ptr %at.67, align 4
  %acc3_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_20, <16 x float> %acc3_0_3)
  %at.68 = getelementptr float, ptr %at.67, i64 16
  %x_21 = load <16 x float>, ptr %at.68, align 4
  %acc3_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_21, <16 x float> %acc3_1_3)
  %at.69 = mul i64 4, %ldc
  %at.70 = getelementptr float, ptr %c, i64 %at.69
  %x_22 = load <16 x float>, ptr %at.70, align 4
  %acc4_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_22, <16 x float> %acc4_0_3)
  %at.71 = getelementptr float, ptr %at.70, i64 16
  %x_23 = load <16 x float>, ptr %at.71, align 4
  %acc4_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_23, <16 x float> %acc4_1_3)
  %at.72 = mul i64 5, %ldc
  %at.73 = getelementptr float, ptr %c, i64 %at.72
  %x_24 = load <16 x float>, ptr %at.73, align 4
  %acc5_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_24, <16 x float> %acc5_0_3)
  %at.74 = getelementptr float, ptr %at.73, i64 16
  %x_25 = load <16 x float>, ptr %at.74, align 4
  %acc5_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_25, <16 x float> %acc5_1_3)
  %at.75 = mul i64 6, %ldc
  %at.76 = getelementptr float, ptr %c, i64 %at.75
  %x_26 = load <16 x float>, ptr %at.76, align 4
  %acc6_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_26, <16 x float> %acc6_0_3)
  %at.77 = getelementptr float, ptr %at.76, i64 16
  %x_27 = load <16 x float>, ptr %at.77, align 4
  %acc6_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_27, <16 x float> %acc6_1_3)
  %at.78 = mul i64 7, %ldc
  %at.79 = getelementptr float, ptr %c, i64 %at.78
  %x_28 = load <16 x float>, ptr %at.79, align 4
  %acc7_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_28, <16 x float> %acc7_0_3)
  %at.80 = getelementptr float, ptr %at.79, i64 16
  %x_29 = load <16 x float>, ptr %at.80, align 4
  %acc7_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_29, <16 x float> %acc7_1_3)
  %at.81 = mul i64 8, %ldc
  %at.82 = getelementptr float, ptr %c, i64 %at.81
  %x_30 = load <16 x float>, ptr %at.82, align 4
  %acc8_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_30, <16 x float> %acc8_0_3)
  %at.83 = getelementptr float, ptr %at.82, i64 16
  %x_31 = load <16 x float>, ptr %at.83, align 4
  %acc8_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_31, <16 x float> %acc8_1_3)
  %at.84 = mul i64 9, %ldc
  %at.85 = getelementptr float, ptr %c, i64 %at.84
  %x_32 = load <16 x float>, ptr %at.85, align 4
  %acc9_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_32, <16 x float> %acc9_0_3)
  %at.86 = getelementptr float, ptr %at.85, i64 16
  %x_33 = load <16 x float>, ptr %at.86, align 4
  %acc9_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_33, <16 x float> %acc9_1_3)
  %at.87 = mul i64 10, %ldc
  %at.88 = getelementptr float, ptr %c, i64 %at.87
  %x_34 = load <16 x float>, ptr %at.88, align 4
  %acc10_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_34, <16 x float> %acc10_0_3)
  %at.89 = getelementptr float, ptr %at.88, i64 16
  %x_35 = load <16 x float>, ptr %at.89, align 4
  %acc10_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_35, <16 x float> %acc10_1_3)
  %at.90 = mul i64 11, %ldc
  %at.91 = getelementptr float, ptr %c, i64 %at.90
  %x_36 = load <16 x float>, ptr %at.91, align 4
  %acc11_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_36, <16 x float> %acc11_0_3)
  %at.92 = getelementptr float, ptr %at.91, i64 16
  %x_37 = load <16 x float>, ptr %at.92, align 4
  %acc11_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_37, <16 x float> %acc11_1_3)
  %at.93 = mul i64 12, %ldc
  %at.94 = getelementptr float, ptr %c, i64 %at.93
  %x_38 = load <16 x float>, ptr %at.94, align 4
  %acc12_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_38, <16 x float> %acc12_0_3)
  %at.95 = getelementptr float, ptr %at.94, i64 16
  %x_39 = load <16 x float>, ptr %at.95, align 4
  %acc12_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_39, <16 x float> %acc12_1_3)
  %at.96 = mul i64 13, %ldc
  %at.97 = getelementptr float, ptr %c, i64 %at.96
  %x_40 = load <16 x float>, ptr %at.97, align 4
  %acc13_0_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_40, <16 x float> %acc13_0_3)
  %at.98 = getelementptr float, ptr %at.97, i64 16
  %x_41 = load <16 x float>, ptr %at.98, align 4
  %acc13_1_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_41, <16 x float> %acc13_1_3)
  br label %if_2.end
if_2.end:
  %acc0_0_7 = phi <16 x float> [ %acc0_0_3, %if_1.then ], [ %acc0_0_6, %if_2.then ]
  %acc0_1_7 = phi <16 x float> [ %acc0_1_3, %if_1.then ], [ %acc0_1_6, %if_2.then ]
  %acc1_0_7 = phi <16 x float> [ %acc1_0_3, %if_1.then ], [ %acc1_0_6, %if_2.then ]
  %acc1_1_7 = phi <16 x float> [ %acc1_1_3, %if_1.then ], [ %acc1_1_6, %if_2.then ]
  %acc2_0_7 = phi <16 x float> [ %acc2_0_3, %if_1.then ], [ %acc2_0_6, %if_2.then ]
  %acc2_1_7 = phi <16 x float> [ %acc2_1_3, %if_1.then ], [ %acc2_1_6, %if_2.then ]
  %acc3_0_7 = phi <16 x float> [ %acc3_0_3, %if_1.then ], [ %acc3_0_6, %if_2.then ]
  %acc3_1_7 = phi <16 x float> [ %acc3_1_3, %if_1.then ], [ %acc3_1_6, %if_2.then ]
  %acc4_0_7 = phi <16 x float> [ %acc4_0_3, %if_1.then ], [ %acc4_0_6, %if_2.then ]
  %acc4_1_7 = phi <16 x float> [ %acc4_1_3, %if_1.then ], [ %acc4_1_6, %if_2.then ]
  %acc5_0_7 = phi <16 x float> [ %acc5_0_3, %if_1.then ], [ %acc5_0_6, %if_2.then ]
  %acc5_1_7 = phi <16 x float> [ %acc5_1_3, %if_1.then ], [ %acc5_1_6, %if_2.then ]
  %acc6_0_7 = phi <16 x float> [ %acc6_0_3, %if_1.then ], [ %acc6_0_6, %if_2.then ]
  %acc6_1_7 = phi <16 x float> [ %acc6_1_3, %if_1.then ], [ %acc6_1_6, %if_2.then ]
  %acc7_0_7 = phi <16 x float> [ %acc7_0_3, %if_1.then ], [ %acc7_0_6, %if_2.then ]
  %acc7_1_7 = phi <16 x float> [ %acc7_1_3, %if_1.then ], [ %acc7_1_6, %if_2.then ]
  %acc8_0_7 = phi <16 x float> [ %acc8_0_3, %if_1.then ], [ %acc8_0_6, %if_2.then ]
  %acc8_1_7 = phi <16 x float> [ %acc8_1_3, %if_1.then ], [ %acc8_1_6, %if_2.then ]
  %acc9_0_7 = phi <16 x float> [ %acc9_0_3, %if_1.then ], [ %acc9_0_6, %if_2.then ]
  %acc9_1_7 = phi <16 x float> [ %acc9_1_3, %if_1.then ], [ %acc9_1_6, %if_2.then ]
  %acc10_0_7 = phi <16 x float> [ %acc10_0_3, %if_1.then ], [ %acc10_0_6, %if_2.then ]
  %acc10_1_7 = phi <16 x float> [ %acc10_1_3, %if_1.then ], [ %acc10_1_6, %if_2.then ]
  %acc11_0_7 = phi <16 x float> [ %acc11_0_3, %if_1.then ], [ %acc11_0_6, %if_2.then ]
  %acc11_1_7 = phi <16 x float> [ %acc11_1_3, %if_1.then ], [ %acc11_1_6, %if_2.then ]
  %acc12_0_7 = phi <16 x float> [ %acc12_0_3, %if_1.then ], [ %acc12_0_6, %if_2.then ]
  %acc12_1_7 = phi <16 x float> [ %acc12_1_3, %if_1.then ], [ %acc12_1_6, %if_2.then ]
  %acc13_0_7 = phi <16 x float> [ %acc13_0_3, %if_1.then ], [ %acc13_0_6, %if_2.then ]
  %acc13_1_7 = phi <16 x float> [ %acc13_1_3, %if_1.then ], [ %acc13_1_6, %if_2.then ]
  %at.99 = icmp ne i64 %m, 14
  %at.100 = icmp ne i64 %n, 32
  %at.101 = or i1 %at.99, %at.100
  br i1 %at.101, label %if_3.then, label %if_3.end
if_3.then:
  %within0.n = trunc i64 %n to i32
  %within0.0 = insertelement <16 x i32> poison, i32 %within0.n, i64 0
  %within0.s = shufflevector <16 x i32> %within0.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0.s
  %within1.n = trunc i64 %n to i32
  %within1.0 = insertelement <16 x i32> poison, i32 %within1.n, i64 0
  %within1.s = shufflevector <16 x i32> %within1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1.s
  %at.102 = icmp sgt i64 %m, 0
  br i1 %at.102, label %if_4.then, label %if_4.end
if_4.then:
  %x_42 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %c, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc0_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_42, <16 x float> %acc0_0_7)
  %at.103 = getelementptr float, ptr %c, i64 16
  %x_43 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.103, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc0_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_43, <16 x float> %acc0_1_7)
  br label %if_4.end
if_4.end:
  %acc0_0_11 = phi <16 x float> [ %acc0_0_7, %if_3.then ], [ %acc0_0_10, %if_4.then ]
  %acc0_1_11 = phi <16 x float> [ %acc0_1_7, %if_3.then ], [ %acc0_1_10, %if_4.then ]
  %at.104 = icmp sgt i64 %m, 1
  br i1 %at.104, label %if_5.then, label %if_5.end
if_5.then:
  %at.105 = getelementptr float, ptr %c, i64 %ldc
  %x_44 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.105, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc1_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_44, <16 x float> %acc1_0_7)
  %at.106 = getelementptr float, ptr %at.105, i64 16
  %x_45 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.106, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc1_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_45, <16 x float> %acc1_1_7)
  br label %if_5.end
if_5.end:
  %acc1_0_11 = phi <16 x float> [ %acc1_0_7, %if_4.end ], [ %acc1_0_10, %if_5.then ]
  %acc1_1_11 = phi <16 x float> [ %acc1_1_7, %if_4.end ], [ %acc1_1_10, %if_5.then ]
  %at.107 = icmp sgt i64 %m, 2
  br i1 %at.107, label %if_6.then, label %if_6.end
if_6.then:
  %at.108 = mul i64 2, %ldc
  %at.109 = getelementptr float, ptr %c, i64 %at.108
  %x_46 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.109, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc2_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_46, <16 x float> %acc2_0_7)
  %at.110 = getelementptr float, ptr %at.109, i64 16
  %x_47 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.110, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc2_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_47, <16 x float> %acc2_1_7)
  br label %if_6.end
if_6.end:
  %acc2_0_11 = phi <16 x float> [ %acc2_0_7, %if_5.end ], [ %acc2_0_10, %if_6.then ]
  %acc2_1_11 = phi <16 x float> [ %acc2_1_7, %if_5.end ], [ %acc2_1_10, %if_6.then ]
  %at.111 = icmp sgt i64 %m, 3
  br i1 %at.111, label %if_7.then, label %if_7.end
if_7.then:
  %at.112 = mul i64 3, %ldc
  %at.113 = getelementptr float, ptr %c, i64 %at.112
  %x_48 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.113, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc3_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_48, <16 x float> %acc3_0_7)
  %at.114 = getelementptr float, ptr %at.113, i64 16
  %x_49 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.114, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc3_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_49, <16 x float> %acc3_1_7)
  br label %if_7.end
if_7.end:
  %acc3_0_11 = phi <16 x float> [ %acc3_0_7, %if_6.end ], [ %acc3_0_10, %if_7.then ]
  %acc3_1_11 = phi <16 x float> [ %acc3_1_7, %if_6.end ], [ %acc3_1_10, %if_7.then ]
  %at.115 = icmp sgt i64 %m, 4
  br i1 %at.115, label %if_8.then, label %if_8.end
if_8.then:
  %at.116 = mul i64 4, %ldc
  %at.117 = getelementptr float, ptr %c, i64 %at.116
  %x_50 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.117, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc4_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_50, <16 x float> %acc4_0_7)
  %at.118 = getelementptr float, ptr %at.117, i64 16
  %x_51 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.118, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc4_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_51, <16 x float> %acc4_1_7)
  br label %if_8.end
if_8.end:
  %acc4_0_11 = phi <16 x float> [ %acc4_0_7, %if_7.end ], [ %acc4_0_10, %if_8.then ]
  %acc4_1_11 = phi <16 x float> [ %acc4_1_7, %if_7.end ], [ %acc4_1_10, %if_8.then ]
  %at.119 = icmp sgt i64 %m, 5
  br i1 %at.119, label %if_9.then, label %if_9.end
if_9.then:
  %at.120 = mul i64 5, %ldc
  %at.121 = getelementptr float, ptr %c, i64 %at.120
  %x_52 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.121, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc5_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_52, <16 x float> %acc5_0_7)
  %at.122 = getelementptr float, ptr %at.121, i64 16
  %x_53 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.122, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc5_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_53, <16 x float> %acc5_1_7)
  br label %if_9.end
if_9.end:
  %acc5_0_11 = phi <16 x float> [ %acc5_0_7, %if_8.end ], [ %acc5_0_10, %if_9.then ]
  %acc5_1_11 = phi <16 x float> [ %acc5_1_7, %if_8.end ], [ %acc5_1_10, %if_9.then ]
  %at.123 = icmp sgt i64 %m, 6
  br i1 %at.123, label %if_10.then, label %if_10.end
if_10.then:
  %at.124 = mul i64 6, %ldc
  %at.125 = getelementptr float, ptr %c, i64 %at.124
  %x_54 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.125, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc6_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_54, <16 x float> %acc6_0_7)
  %at.126 = getelementptr float, ptr %at.125, i64 16
  %x_55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.126, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc6_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_55, <16 x float> %acc6_1_7)
  br label %if_10.end
if_10.end:
  %acc6_0_11 = phi <16 x float> [ %acc6_0_7, %if_9.end ], [ %acc6_0_10, %if_10.then ]
  %acc6_1_11 = phi <16 x float> [ %acc6_1_7, %if_9.end ], [ %acc6_1_10, %if_10.then ]
  %at.127 = icmp sgt i64 %m, 7
  br i1 %at.127, label %if_11.then, label %if_11.end
if_11.then:
  %at.128 = mul i64 7, %ldc
  %at.129 = getelementptr float, ptr %c, i64 %at.128
  %x_56 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.129, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc7_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_56, <16 x float> %acc7_0_7)
  %at.130 = getelementptr float, ptr %at.129, i64 16
  %x_57 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.130, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc7_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_57, <16 x float> %acc7_1_7)
  br label %if_11.end
if_11.end:
  %acc7_0_11 = phi <16 x float> [ %acc7_0_7, %if_10.end ], [ %acc7_0_10, %if_11.then ]
  %acc7_1_11 = phi <16 x float> [ %acc7_1_7, %if_10.end ], [ %acc7_1_10, %if_11.then ]
  %at.131 = icmp sgt i64 %m, 8
  br i1 %at.131, label %if_12.then, label %if_12.end
if_12.then:
  %at.132 = mul i64 8, %ldc
  %at.133 = getelementptr float, ptr %c, i64 %at.132
  %x_58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.133, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc8_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_58, <16 x float> %acc8_0_7)
  %at.134 = getelementptr float, ptr %at.133, i64 16
  %x_59 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.134, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc8_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_59, <16 x float> %acc8_1_7)
  br label %if_12.end
if_12.end:
  %acc8_0_11 = phi <16 x float> [ %acc8_0_7, %if_11.end ], [ %acc8_0_10, %if_12.then ]
  %acc8_1_11 = phi <16 x float> [ %acc8_1_7, %if_11.end ], [ %acc8_1_10, %if_12.then ]
  %at.135 = icmp sgt i64 %m, 9
  br i1 %at.135, label %if_13.then, label %if_13.end
if_13.then:
  %at.136 = mul i64 9, %ldc
  %at.137 = getelementptr float, ptr %c, i64 %at.136
  %x_60 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.137, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc9_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_60, <16 x float> %acc9_0_7)
  %at.138 = getelementptr float, ptr %at.137, i64 16
  %x_61 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.138, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc9_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_61, <16 x float> %acc9_1_7)
  br label %if_13.end
if_13.end:
  %acc9_0_11 = phi <16 x float> [ %acc9_0_7, %if_12.end ], [ %acc9_0_10, %if_13.then ]
  %acc9_1_11 = phi <16 x float> [ %acc9_1_7, %if_12.end ], [ %acc9_1_10, %if_13.then ]
  %at.139 = icmp sgt i64 %m, 10
  br i1 %at.139, label %if_14.then, label %if_14.end
if_14.then:
  %at.140 = mul i64 10, %ldc
  %at.141 = getelementptr float, ptr %c, i64 %at.140
  %x_62 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.141, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc10_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_62, <16 x float> %acc10_0_7)
  %at.142 = getelementptr float, ptr %at.141, i64 16
  %x_63 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.142, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc10_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_63, <16 x float> %acc10_1_7)
  br label %if_14.end
if_14.end:
  %acc10_0_11 = phi <16 x float> [ %acc10_0_7, %if_13.end ], [ %acc10_0_10, %if_14.then ]
  %acc10_1_11 = phi <16 x float> [ %acc10_1_7, %if_13.end ], [ %acc10_1_10, %if_14.then ]
  %at.143 = icmp sgt i64 %m, 11
  br i1 %at.143, label %if_15.then, label %if_15.end
if_15.then:
  %at.144 = mul i64 11, %ldc
  %at.145 = getelementptr float, ptr %c, i64 %at.144
  %x_64 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.145, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc11_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_64, <16 x float> %acc11_0_7)
  %at.146 = getelementptr float, ptr %at.145, i64 16
  %x_65 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.146, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc11_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_65, <16 x float> %acc11_1_7)
  br label %if_15.end
if_15.end:
  %acc11_0_11 = phi <16 x float> [ %acc11_0_7, %if_14.end ], [ %acc11_0_10, %if_15.then ]
  %acc11_1_11 = phi <16 x float> [ %acc11_1_7, %if_14.end ], [ %acc11_1_10, %if_15.then ]
  %at.147 = icmp sgt i64 %m, 12
  br i1 %at.147, label %if_16.then, label %if_16.end
if_16.then:
  %at.148 = mul i64 12, %ldc
  %at.149 = getelementptr float, ptr %c, i64 %at.148
  %x_66 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.149, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc12_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_66, <16 x float> %acc12_0_7)
  %at.150 = getelementptr float, ptr %at.149, i64 16
  %x_67 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.150, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc12_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_67, <16 x float> %acc12_1_7)
  br label %if_16.end
if_16.end:
  %acc12_0_11 = phi <16 x float> [ %acc12_0_7, %if_15.end ], [ %acc12_0_10, %if_16.then ]
  %acc12_1_11 = phi <16 x float> [ %acc12_1_7, %if_15.end ], [ %acc12_1_10, %if_16.then ]
  %at.151 = icmp sgt i64 %m, 13
  br i1 %at.151, label %if_17.then, label %if_17.end
if_17.then:
  %at.152 = mul i64 13, %ldc
  %at.153 = getelementptr float, ptr %c, i64 %at.152
  %x_68 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.153, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc13_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_68, <16 x float> %acc13_0_7)
  %at.154 = getelementptr float, ptr %at.153, i64 16
  %x_69 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.154, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc13_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_69, <16 x float> %acc13_1_7)
  br label %if_17.end
if_17.end:
  %acc13_0_11 = phi <16 x float> [ %acc13_0_7, %if_16.end ], [ %acc13_0_10, %if_17.then ]
  %acc13_1_11 = phi <16 x float> [ %acc13_1_7, %if_16.end ], [ %acc13_1_10, %if_17.then ]
  br label %if_3.end
if_3.end:
  %acc0_0_12 = phi <16 x float> [ %acc0_0_7, %if_2.end ], [ %acc0_0_11, %if_17.end ]
  %acc0_1_12 = phi <16 x float> [ %acc0_1_7, %if_2.end ], [ %acc0_1_11, %if_17.end ]
  %acc1_0_12 = phi <16 x float> [ %acc1_0_7, %if_2.end ], [ %acc1_0_11, %if_17.end ]
  %acc1_1_12 = phi <16 x float> [ %acc1_1_7, %if_2.end ], [ %acc1_1_11, %if_17.end ]
  %acc2_0_12 = phi <16 x float> [ %acc2_0_7, %if_2.end ], [ %acc2_0_11, %if_17.end ]
  %acc2_1_12 = phi <16 x float> [ %acc2_1_7, %if_2.end ], [ %acc2_1_11, %if_17.end ]
  %acc3_0_12 = phi <16 x float> [ %acc3_0_7, %if_2.end ], [ %acc3_0_11, %if_17.end ]
  %acc3_1_12 = phi <16 x float> [ %acc3_1_7, %if_2.end ], [ %acc3_1_11, %if_17.end ]
  %acc4_0_12 = phi <16 x float> [ %acc4_0_7, %if_2.end ], [ %acc4_0_11, %if_17.end ]
  %acc4_1_12 = phi <16 x float> [ %acc4_1_7, %if_2.end ], [ %acc4_1_11, %if_17.end ]
  %acc5_0_12 = phi <16 x float> [ %acc5_0_7, %if_2.end ], [ %acc5_0_11, %if_17.end ]
  %acc5_1_12 = phi <16 x float> [ %acc5_1_7, %if_2.end ], [ %acc5_1_11, %if_17.end ]
  %acc6_0_12 = phi <16 x float> [ %acc6_0_7, %if_2.end ], [ %acc6_0_11, %if_17.end ]
  %acc6_1_12 = phi <16 x float> [ %acc6_1_7, %if_2.end ], [ %acc6_1_11, %if_17.end ]
  %acc7_0_12 = phi <16 x float> [ %acc7_0_7, %if_2.end ], [ %acc7_0_11, %if_17.end ]
  %acc7_1_12 = phi <16 x float> [ %acc7_1_7, %if_2.end ], [ %acc7_1_11, %if_17.end ]
  %acc8_0_12 = phi <16 x float> [ %acc8_0_7, %if_2.end ], [ %acc8_0_11, %if_17.end ]
  %acc8_1_12 = phi <16 x float> [ %acc8_1_7, %if_2.end ], [ %acc8_1_11, %if_17.end ]
  %acc9_0_12 = phi <16 x float> [ %acc9_0_7, %if_2.end ], [ %acc9_0_11, %if_17.end ]
  %acc9_1_12 = phi <16 x float> [ %acc9_1_7, %if_2.end ], [ %acc9_1_11, %if_17.end ]
  %acc10_0_12 = phi <16 x float> [ %acc10_0_7, %if_2.end ], [ %acc10_0_11, %if_17.end ]
  %acc10_1_12 = phi <16 x float> [ %acc10_1_7, %if_2.end ], [ %acc10_1_11, %if_17.end ]
  %acc11_0_12 = phi <16 x float> [ %acc11_0_7, %if_2.end ], [ %acc11_0_11, %if_17.end ]
  %acc11_1_12 = phi <16 x float> [ %acc11_1_7, %if_2.end ], [ %acc11_1_11, %if_17.end ]
  %acc12_0_12 = phi <16 x float> [ %acc12_0_7, %if_2.end ], [ %acc12_0_11, %if_17.end ]
  %acc12_1_12 = phi <16 x float> [ %acc12_1_7, %if_2.end ], [ %acc12_1_11, %if_17.end ]
  %acc13_0_12 = phi <16 x float> [ %acc13_0_7, %if_2.end ], [ %acc13_0_11, %if_17.end ]
  %acc13_1_12 = phi <16 x float> [ %acc13_1_7, %if_2.end ], [ %acc13_1_11, %if_17.end ]
  br label %if_1.end
if_1.end:
  %acc0_0_13 = phi <16 x float> [ %acc0_0_3, %p.end ], [ %acc0_0_12, %if_3.end ]
  %acc0_1_13 = phi <16 x float> [ %acc0_1_3, %p.end ], [ %acc0_1_12, %if_3.end ]
  %acc1_0_13 = phi <16 x float> [ %acc1_0_3, %p.end ], [ %acc1_0_12, %if_3.end ]
  %acc1_1_13 = phi <16 x float> [ %acc1_1_3, %p.end ], [ %acc1_1_12, %if_3.end ]
  %acc2_0_13 = phi <16 x float> [ %acc2_0_3, %p.end ], [ %acc2_0_12, %if_3.end ]
  %acc2_1_13 = phi <16 x float> [ %acc2_1_3, %p.end ], [ %acc2_1_12, %if_3.end ]
  %acc3_0_13 = phi <16 x float> [ %acc3_0_3, %p.end ], [ %acc3_0_12, %if_3.end ]
  %acc3_1_13 = phi <16 x float> [ %acc3_1_3, %p.end ], [ %acc3_1_12, %if_3.end ]
  %acc4_0_13 = phi <16 x float> [ %acc4_0_3, %p.end ], [ %acc4_0_12, %if_3.end ]
  %acc4_1_13 = phi <16 x float> [ %acc4_1_3, %p.end ], [ %acc4_1_12, %if_3.end ]
  %acc5_0_13 = phi <16 x float> [ %acc5_0_3, %p.end ], [ %acc5_0_12, %if_3.end ]
  %acc5_1_13 = phi <16 x float> [ %acc5_1_3, %p.end ], [ %acc5_1_12, %if_3.end ]
  %acc6_0_13 = phi <16 x float> [ %acc6_0_3, %p.end ], [ %acc6_0_12, %if_3.end ]
  %acc6_1_13 = phi <16 x float> [ %acc6_1_3, %p.end ], [ %acc6_1_12, %if_3.end ]
  %acc7_0_13 = phi <16 x float> [ %acc7_0_3, %p.end ], [ %acc7_0_12, %if_3.end ]
  %acc7_1_13 = phi <16 x float> [ %acc7_1_3, %p.end ], [ %acc7_1_12, %if_3.end ]
  %acc8_0_13 = phi <16 x float> [ %acc8_0_3, %p.end ], [ %acc8_0_12, %if_3.end ]
  %acc8_1_13 = phi <16 x float> [ %acc8_1_3, %p.end ], [ %acc8_1_12, %if_3.end ]
  %acc9_0_13 = phi <16 x float> [ %acc9_0_3, %p.end ], [ %acc9_0_12, %if_3.end ]
  %acc9_1_13 = phi <16 x float> [ %acc9_1_3, %p.end ], [ %acc9_1_12, %if_3.end ]
  %acc10_0_13 = phi <16 x float> [ %acc10_0_3, %p.end ], [ %acc10_0_12, %if_3.end ]
  %acc10_1_13 = phi <16 x float> [ %acc10_1_3, %p.end ], [ %acc10_1_12, %if_3.end ]
  %acc11_0_13 = phi <16 x float> [ %acc11_0_3, %p.end ], [ %acc11_0_12, %if_3.end ]
  %acc11_1_13 = phi <16 x float> [ %acc11_1_3, %p.end ], [ %acc11_1_12, %if_3.end ]
  %acc12_0_13 = phi <16 x float> [ %acc12_0_3, %p.end ], [ %acc12_0_12, %if_3.end ]
  %acc12_1_13 = phi <16 x float> [ %acc12_1_3, %p.end ], [ %acc12_1_12, %if_3.end ]
  %acc13_0_13 = phi <16 x float> [ %acc13_0_3, %p.end ], [ %acc13_0_12, %if_3.end ]
  %acc13_1_13 = phi <16 x float> [ %acc13_1_3, %p.end ], [ %acc13_1_12, %if_3.end ]
  ; The bias: a number for each column.
  %at.155 = icmp ne ptr %bias, null
  br i1 %at.155, label %if_18.then, label %if_18.end
if_18.then:
  %within0_1.n = trunc i64 %n to i32
  %within0_1.0 = insertelement <16 x i32> poison, i32 %within0_1.n, i64 0
  %within0_1.s = shufflevector <16 x i32> %within0_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0_1.s
  %within1_1.n = trunc i64 %n to i32
  %within1_1.0 = insertelement <16 x i32> poison, i32 %within1_1.n, i64 0
  %within1_1.s = shufflevector <16 x i32> %within1_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1_1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1_1.s
  %bias0 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %bias, i32 4, <16 x i1> %within0_1, <16 x float> zeroinitializer)
  %at.156 = getelementptr float, ptr %bias, i64 16
  %bias1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.156, i32 4, <16 x i1> %within1_1, <16 x float> zeroinitializer)
  %acc0_0_15 = fadd <16 x float> %acc0_0_13, %bias0
  %acc0_1_15 = fadd <16 x float> %acc0_1_13, %bias1
  %acc1_0_15 = fadd <16 x float> %acc1_0_13, %bias0
  %acc1_1_15 = fadd <16 x float> %acc1_1_13, %bias1
  %acc2_0_15 = fadd <16 x float> %acc2_0_13, %bias0
  %acc2_1_15 = fadd <16 x float> %acc2_1_13, %bias1
  %acc3_0_15 = fadd <16 x float> %acc3_0_13, %bias0
  %acc3_1_15 = fadd <16 x float> %acc3_1_13, %bias1
  %acc4_0_15 = fadd <16 x float> %acc4_0_13, %bias0
  %acc4_1_15 = fadd <16 x float> %acc4_1_13, %bias1
  %acc5_0_15 = fadd <16 x float> %acc5_0_13, %bias0
  %acc5_1_15 = fadd <16 x float> %acc5_1_13, %bias1
  %acc6_0_15 = fadd <16 x float> %acc6_0_13, %bias0
  %acc6_1_15 = fadd <16 x float> %acc6_1_13, %bias1
  %acc7_0_15 = fadd <16 x float> %acc7_0_13, %bias0
  %acc7_1_15 = fadd <16 x float> %acc7_1_13, %bias1
  %acc8_0_15 = fadd <16 x float> %acc8_0_13, %bias0
  %acc8_1_15 = fadd <16 x float> %acc8_1_13, %bias1
  %acc9_0_15 = fadd <16 x float> %acc9_0_13, %bias0
  %acc9_1_15 = fadd <16 x float> %acc9_1_13, %bias1
  %acc10_0_15 = fadd <16 x float> %acc10_0_13, %bias0
  %acc10_1_15 = fadd <16 x float> %acc10_1_13, %bias1
  %acc11_0_15 = fadd <16 x float> %acc11_0_13, %bias0
  %acc11_1_15 = fadd <16 x float> %acc11_1_13, %bias1
  %acc12_0_15 = fadd <16 x float> %acc12_0_13, %bias0
  %acc12_1_15 = fadd <16 x float> %acc12_1_13, %bias1
  %acc13_0_15 = fadd <16 x float> %acc13_0_13, %bias0
  %acc13_1_15 = fadd <16 x float> %acc13_1_13, %bias1
  br label %if_18.end
if_18.end:
  %acc0_0_16 = phi <16 x float> [ %acc0_0_13, %if_1.end ], [ %acc0_0_15, %if_18.then ]
  %acc0_1_16 = phi <16 x float> [ %acc0_1_13, %if_1.end ], [ %acc0_1_15, %if_18.then ]
  %acc1_0_16 = phi <16 x float> [ %acc1_0_13, %if_1.end ], [ %acc1_0_15, %if_18.then ]
  %acc1_1_16 = phi <16 x float> [ %acc1_1_13, %if_1.end ], [ %acc1_1_15, %if_18.then ]
  %acc2_0_16 = phi <16 x float> [ %acc2_0_13, %if_1.end ], [ %acc2_0_15, %if_18.then ]
  %acc2_1_16 = phi <16 x float> [ %acc2_1_13, %if_1.end ], [ %acc2_1_15, %if_18.then ]
  %acc3_0_16 = phi <16 x float> [ %acc3_0_13, %if_1.end ], [ %acc3_0_15, %if_18.then ]
  %acc3_1_16 = phi <16 x float> [ %acc3_1_13, %if_1.end ], [ %acc3_1_15, %if_18.then ]
  %acc4_0_16 = phi <16 x float> [ %acc4_0_13, %if_1.end ], [ %acc4_0_15, %if_18.then ]
  %acc4_1_16 = phi <16 x float> [ %acc4_1_13, %if_1.end ], [ %acc4_1_15, %if_18.then ]
  %acc5_0_16 = phi <16 x float> [ %acc5_0_13, %if_1.end ], [ %acc5_0_15, %if_18.then ]
  %acc5_1_16 = phi <16 x float> [ %acc5_1_13, %if_1.end ], [ %acc5_1_15, %if_18.then ]
  %acc6_0_16 = phi <16 x float> [ %acc6_0_13, %if_1.end ], [ %acc6_0_15, %if_18.then ]
  %acc6_1_16 = phi <16 x float> [ %acc6_1_13, %if_1.end ], [ %acc6_1_15, %if_18.then ]
  %acc7_0_16 = phi <16 x float> [ %acc7_0_13, %if_1.end ], [ %acc7_0_15, %if_18.then ]
  %acc7_1_16 = phi <16 x float> [ %acc7_1_13, %if_1.end ], [ %acc7_1_15, %if_18.then ]
  %acc8_0_16 = phi <16 x float> [ %acc8_0_13, %if_1.end ], [ %acc8_0_15, %if_18.then ]
  %acc8_1_16 = phi <16 x float> [ %acc8_1_13, %if_1.end ], [ %acc8_1_15, %if_18.then ]
  %acc9_0_16 = phi <16 x float> [ %acc9_0_13, %if_1.end ], [ %acc9_0_15, %if_18.then ]
  %acc9_1_16 = phi <16 x float> [ %acc9_1_13, %if_1.end ], [ %acc9_1_15, %if_18.then ]
  %acc10_0_16 = phi <16 x float> [ %acc10_0_13, %if_1.end ], [ %acc10_0_15, %if_18.then ]
  %acc10_1_16 = phi <16 x float> [ %acc10_1_13, %if_1.end ], [ %acc10_1_15, %if_18.then ]
  %acc11_0_16 = phi <16 x float> [ %acc11_0_13, %if_1.end ], [ %acc11_0_15, %if_18.then ]
  %acc11_1_16 = phi <16 x float> [ %acc11_1_13, %if_1.end ], [ %acc11_1_15, %if_18.then ]
  %acc12_0_16 = phi <16 x float> [ %acc12_0_13, %if_1.end ], [ %acc12_0_15, %if_18.then ]
  %acc12_1_16 = phi <16 x float> [ %acc12_1_13, %if_1.end ], [ %acc12_1_15, %if_18.then ]
  %acc13_0_16 = phi <16 x float> [ %acc13_0_13, %if_1.end ], [ %acc13_0_15, %if_18.then ]
  %acc13_1_16 = phi <16 x float> [ %acc13_1_13, %if_1.end ], [ %acc13_1_15, %if_18.then ]
  ; c.
  %at.157 = icmp eq i64 %m, 14
  %at.158 = icmp eq i64 %n, 32
  %at.159 = and i1 %at.157, %at.158
  br i1 %at.159, label %if_19.then, label %if_19.end
if_19.then:
  store <16 x float> %acc0_0_16, ptr %c, align 4
  %at.160 = getelementptr float, ptr %c, i64 16
  store <16 x float> %acc0_1_16, ptr %at.160, align 4
  %at.161 = getelementptr float, ptr %c, i64 %ldc
  store <16 x float> %acc1_0_16, ptr %at.161, align 4
  %at.162 = getelementptr float, ptr %at.161, i64 16
  store <16 x float> %acc1_1_16, ptr %at.162, align 4
  %at.163 = mul i64 2, %ldc
  %at.164 = getelementptr float, ptr %c, i64 %at.163
  store <16 x float> %acc2_0_16, ptr %at.164, align 4
  %at.165 = getelementptr float, ptr %at.164, i64 16
  store <16 x float> %acc2_1_16, ptr %at.165, align 4
  %at.166 = mul i64 3, %ldc
  %at.167 = getelementptr float, ptr %c, i64 %at.166
  store <16 x float> %acc3_0_16, ptr %at.167, align 4
  %at.168 = getelementptr float, ptr %at.167, i64 16
  store <16 x float> %acc3_1_16, ptr %at.168, align 4
  %at.169 = mul i64 4, %ldc
  %at.170 = getelementptr float, ptr %c, i64 %at.169
  store <16 x float> %acc4_0_16, ptr %at.170, align 4
  %at.171 = getelementptr float, ptr %at.170, i64 16
  store <16 x float> %acc4_1_16, ptr %at.171, align 4
  %at.172 = mul i64 5, %ldc
  %at.173 = getelementptr float, ptr %c, i64 %at.172
  store <16 x float> %acc5_0_16, ptr %at.173, align 4
  %at.174 = getelementptr float, ptr %at.173, i64 16
  store <16 x float> %acc5_1_16, ptr %at.174, align 4
  %at.175 = mul i64 6, %ldc
  %at.176 = getelementptr float, ptr %c, i64 %at.175
  store <16 x float> %acc6_0_16, ptr %at.176, align 4
  %at.177 = getelementptr float, ptr %at.176, i64 16
  store <16 x float> %acc6_1_16, ptr %at.177, align 4
  %at.178 = mul i64 7, %ldc
  %at.179 = getelementptr float, ptr %c, i64 %at.178
  store <16 x float> %acc7_0_16, ptr %at.179, align 4
  %at.180 = getelementptr float, ptr %at.179, i64 16
  store <16 x float> %acc7_1_16, ptr %at.180, align 4
  %at.181 = mul i64 8, %ldc
  %at.182 = getelementptr float, ptr %c, i64 %at.181
  store <16 x float> %acc8_0_16, ptr %at.182, align 4
  %at.183 = getelementptr float, ptr %at.182, i64 16
  store <16 x float> %acc8_1_16, ptr %at.183, align 4
  %at.184 = mul i64 9, %ldc
  %at.185 = getelementptr float, ptr %c, i64 %at.184
  store <16 x float> %acc9_0_16, ptr %at.185, align 4
  %at.186 = getelementptr float, ptr %at.185, i64 16
  store <16 x float> %acc9_1_16, ptr %at.186, align 4
  %at.187 = mul i64 10, %ldc
  %at.188 = getelementptr float, ptr %c, i64 %at.187
  store <16 x float> %acc10_0_16, ptr %at.188, align 4
  %at.189 = getelementptr float, ptr %at.188, i64 16
  store <16 x float> %acc10_1_16, ptr %at.189, align 4
  %at.190 = mul i64 11, %ldc
  %at.191 = getelementptr float, ptr %c, i64 %at.190
  store <16 x float> %acc11_0_16, ptr %at.191, align 4
  %at.192 = getelementptr float, ptr %at.191, i64 16
  store <16 x float> %acc11_1_16, ptr %at.192, align 4
  %at.193 = mul i64 12, %ldc
  %at.194 = getelementptr float, ptr %c, i64 %at.193
  store <16 x float> %acc12_0_16, ptr %at.194, align 4
  %at.195 = getelementptr float, ptr %at.194, i64 16
  store <16 x float> %acc12_1_16, ptr %at.195, align 4
  %at.196 = mul i64 13, %ldc
  %at.197 = getelementptr float, ptr %c, i64 %at.196
  store <16 x float> %acc13_0_16, ptr %at.197, align 4
  %at.198 = getelementptr float, ptr %at.197, i64 16
  store <16 x float> %acc13_1_16, ptr %at.198, align 4
  br label %if_19.end
if_19.end:
  %acc0_0_18 = phi <16 x float> [ %acc0_0_16, %if_18.end ], [ %acc0_0_16, %if_19.then ]
  %acc0_1_18 = phi <16 x float> [ %acc0_1_16, %if_18.end ], [ %acc0_1_16, %if_19.then ]
  %acc1_0_18 = phi <16 x float> [ %acc1_0_16, %if_18.end ], [ %acc1_0_16, %if_19.then ]
  %acc1_1_18 = phi <16 x float> [ %acc1_1_16, %if_18.end ], [ %acc1_1_16, %if_19.then ]
  %acc2_0_18 = phi <16 x float> [ %acc2_0_16, %if_18.end ], [ %acc2_0_16, %if_19.then ]
  %acc2_1_18 = phi <16 x float> [ %acc2_1_16, %if_18.end ], [ %acc2_1_16, %if_19.then ]
  %acc3_0_18 = phi <16 x float> [ %acc3_0_16, %if_18.end ], [ %acc3_0_16, %if_19.then ]
  %acc3_1_18 = phi <16 x float> [ %acc3_1_16, %if_18.end ], [ %acc3_1_16, %if_19.then ]
  %acc4_0_18 = phi <16 x float> [ %acc4_0_16, %if_18.end ], [ %acc4_0_16, %if_19.then ]
  %acc4_1_18 = phi <16 x float> [ %acc4_1_16, %if_18.end ], [ %acc4_1_16, %if_19.then ]
  %acc5_0_18 = phi <16 x float> [ %acc5_0_16, %if_18.end ], [ %acc5_0_16, %if_19.then ]
  %acc5_1_18 = phi <16 x float> [ %acc5_1_16, %if_18.end ], [ %acc5_1_16, %if_19.then ]
  %acc6_0_18 = phi <16 x float> [ %acc6_0_16, %if_18.end ], [ %acc6_0_16, %if_19.then ]
  %acc6_1_18 = phi <16 x float> [ %acc6_1_16, %if_18.end ], [ %acc6_1_16, %if_19.then ]
  %acc7_0_18 = phi <16 x float> [ %acc7_0_16, %if_18.end ], [ %acc7_0_16, %if_19.then ]
  %acc7_1_18 = phi <16 x float> [ %acc7_1_16, %if_18.end ], [ %acc7_1_16, %if_19.then ]
  %acc8_0_18 = phi <16 x float> [ %acc8_0_16, %if_18.end ], [ %acc8_0_16, %if_19.then ]
  %acc8_1_18 = phi <16 x float> [ %acc8_1_16, %if_18.end ], [ %acc8_1_16, %if_19.then ]
  %acc9_0_18 = phi <16 x float> [ %acc9_0_16, %if_18.end ], [ %acc9_0_16, %if_19.then ]
  %acc9_1_18 = phi <16 x float> [ %acc9_1_16, %if_18.end ], [ %acc9_1_16, %if_19.then ]
  %acc10_0_18 = phi <16 x float> [ %acc10_0_16, %if_18.end ], [ %acc10_0_16, %if_19.then ]
  %acc10_1_18 = phi <16 x float> [ %acc10_1_16, %if_18.end ], [ %acc10_1_16, %if_19.then ]
  %acc11_0_18 = phi <16 x float> [ %acc11_0_16, %if_18.end ], [ %acc11_0_16, %if_19.then ]
  %acc11_1_18 = phi <16 x float> [ %acc11_1_16, %if_18.end ], [ %acc11_1_16, %if_19.then ]
  %acc12_0_18 = phi <16 x float> [ %acc12_0_16, %if_18.end ], [ %acc12_0_16, %if_19.then ]
  %acc12_1_18 = phi <16 x float> [ %acc12_1_16, %if_18.end ], [ %acc12_1_16, %if_19.then ]
  %acc13_0_18 = phi <16 x float> [ %acc13_0_16, %if_18.end ], [ %acc13_0_16, %if_19.then ]
  %acc13_1_18 = phi <16 x float> [ %acc13_1_16, %if_18.end ], [ %acc13_1_16, %if_19.then ]
  %at.199 = icmp ne i64 %m, 14
  %at.200 = icmp ne i64 %n, 32
  %at.201 = or i1 %at.199, %at.200
  br i1 %at.201, label %if_20.then, label %if_20.end
if_20.then:
  %within0_2.n = trunc i64 %n to i32
  %within0_2.0 = insertelement <16 x i32> poison, i32 %within0_2.n, i64 0
  %within0_2.s = shufflevector <16 x i32> %within0_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0_2.s
  %within1_2.n = trunc i64 %n to i32
  %within1_2.0 = insertelement <16 x i32> poison, i32 %within1_2.n, i64 0
  %within1_2.s = shufflevector <16 x i32> %within1_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1_2 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1_2.s
  %at.202 = icmp sgt i64 %m, 0
  br i1 %at.202, label %if_21.then, label %if_21.end
if_21.then:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_0_18, ptr %c, i32 4, <16 x i1> %within0_2)
  %at.203 = getelementptr float, ptr %c, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_1_18, ptr %at.203, i32 4, <16 x i1> %within1_2)
  br label %if_21.end
if_21.end:
  %acc0_0_21 = phi <16 x float> [ %acc0_0_18, %if_20.then ], [ %acc0_0_18, %if_21.then ]
  %acc0_1_21 = phi <16 x float> [ %acc0_1_18, %if_20.then ], [ %acc0_1_18, %if_21.then ]
  %at.204 = icmp sgt i64 %m, 1
  br i1 %at.204, label %if_22.then, label %if_22.end
if_22.then:
  %at.205 = getelementptr float, ptr %c, i64 %ldc
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_0_18, ptr %at.205, i32 4, <16 x i1> %within0_2)
  %at.206 = getelementptr float, ptr %at.205, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_1_18, ptr %at.206, i32 4, <16 x i1> %within1_2)
  br label %if_22.end
if_22.end:
  %acc1_0_21 = phi <16 x float> [ %acc1_0_18, %if_21.end ], [ %acc1_0_18, %if_22.then ]
  %acc1_1_21 = phi <16 x float> [ %acc1_1_18, %if_21.end ], [ %acc1_1_18, %if_22.then ]
  %at.207 = icmp sgt i64 %m, 2
  br i1 %at.207, label %if_23.then, label %if_23.end
if_23.then:
  %at.208 = mul i64 2, %ldc
  %at.209 = getelementptr float, ptr %c, i64 %at.208
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_0_18, ptr %at.209, i32 4, <16 x i1> %within0_2)
  %at.210 = getelementptr float, ptr %at.209, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_1_18, ptr %at.210, i32 4, <16 x i1> %within1_2)
  br label %if_23.end
if_23.end:
  %acc2_0_21 = phi <16 x float> [ %acc2_0_18, %if_22.end ], [ %acc2_0_18, %if_23.then ]
  %acc2_1_21 = phi <16 x float> [ %acc2_1_18, %if_22.end ], [ %acc2_1_18, %if_23.then ]
  %at.211 = icmp sgt i64 %m, 3
  br i1 %at.211, label %if_24.then, label %if_24.end
if_24.then:
  %at.212 = mul i64 3, %ldc
  %at.213 = getelementptr float, ptr %c, i64 %at.212
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_0_18, ptr %at.213, i32 4, <16 x i1> %within0_2)
  %at.214 = getelementptr float, ptr %at.213, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_1_18, ptr %at.214, i32 4, <16 x i1> %within1_2)
  br label %if_24.end
if_24.end:
  %acc3_0_21 = phi <16 x float> [ %acc3_0_18, %if_23.end ], [ %acc3_0_18, %if_24.then ]
  %acc3_1_21 = phi <16 x float> [ %acc3_1_18, %if_23.end ], [ %acc3_1_18, %if_24.then ]
  %at.215 = icmp sgt i64 %m, 4
  br i1 %at.215, label %if_25.then, label %if_25.end
if_25.then:
  %at.216 = mul i64 4, %ldc
  %at.217 = getelementptr float, ptr %c, i64 %at.216
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_0_18, ptr %at.217, i32 4, <16 x i1> %within0_2)
  %at.218 = getelementptr float, ptr %at.217, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_1_18, ptr %at.218, i32 4, <16 x i1> %within1_2)
  br label %if_25.end
if_25.end:
  %acc4_0_21 = phi <16 x float> [ %acc4_0_18, %if_24.end ], [ %acc4_0_18, %if_25.then ]
  %acc4_1_21 = phi <16 x float> [ %acc4_1_18, %if_24.end ], [ %acc4_1_18, %if_25.then ]
  %at.219 = icmp sgt i64 %m, 5
  br i1 %at.219, label %if_26.then, label %if_26.end
if_26.then:
  %at.220 = mul i64 5, %ldc
  %at.221 = getelementptr float, ptr %c, i64 %at.220
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_0_18, ptr %at.221, i32 4, <16 x i1> %within0_2)
  %at.222 = getelementptr float, ptr %at.221, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_1_18, ptr %at.222, i32 4, <16 x i1> %within1_2)
  br label %if_26.end
if_26.end:
  %acc5_0_21 = phi <16 x float> [ %acc5_0_18, %if_25.end ], [ %acc5_0_18, %if_26.then ]
  %acc5_1_21 = phi <16 x float> [ %acc5_1_18, %if_25.end ], [ %acc5_1_18, %if_26.then ]
  %at.223 = icmp sgt i64 %m, 6
  br i1 %at.223, label %if_27.then, label %if_27.end
if_27.then:
  %at.224 = mul i64 6, %ldc
  %at.225 = getelementptr float, ptr %c, i64 %at.224
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_0_18, ptr %at.225, i32 4, <16 x i1> %within0_2)
  %at.226 = getelementptr float, ptr %at.225, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_1_18, ptr %at.226, i32 4, <16 x i1> %within1_2)
  br label %if_27.end
if_27.end:
  %acc6_0_21 = phi <16 x float> [ %acc6_0_18, %if_26.end ], [ %acc6_0_18, %if_27.then ]
  %acc6_1_21 = phi <16 x float> [ %acc6_1_18, %if_26.end ], [ %acc6_1_18, %if_27.then ]
  %at.227 = icmp sgt i64 %m, 7
  br i1 %at.227, label %if_28.then, label %if_28.end
if_28.then:
  %at.228 = mul i64 7, %ldc
  %at.229 = getelementptr float, ptr %c, i64 %at.228
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_0_18, ptr %at.229, i32 4, <16 x i1> %within0_2)
  %at.230 = getelementptr float, ptr %at.229, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_1_18, ptr %at.230, i32 4, <16 x i1> %within1_2)
  br label %if_28.end
if_28.end:
  %acc7_0_21 = phi <16 x float> [ %acc7_0_18, %if_27.end ], [ %acc7_0_18, %if_28.then ]
  %acc7_1_21 = phi <16 x float> [ %acc7_1_18, %if_27.end ], [ %acc7_1_18, %if_28.then ]
  %at.231 = icmp sgt i64 %m, 8
  br i1 %at.231, label %if_29.then, label %if_29.end
if_29.then:
  %at.232 = mul i64 8, %ldc
  %at.233 = getelementptr float, ptr %c, i64 %at.232
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc8_0_18, ptr %at.233, i32 4, <16 x i1> %within0_2)
  %at.234 = getelementptr float, ptr %at.233, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc8_1_18, ptr %at.234, i32 4, <16 x i1> %within1_2)
  br label %if_29.end
if_29.end:
  %acc8_0_21 = phi <16 x float> [ %acc8_0_18, %if_28.end ], [ %acc8_0_18, %if_29.then ]
  %acc8_1_21 = phi <16 x float> [ %acc8_1_18, %if_28.end ], [ %acc8_1_18, %if_29.then ]
  %at.235 = icmp sgt i64 %m, 9
  br i1 %at.235, label %if_30.then, label %if_30.end
if_30.then:
  %at.236 = mul i64 9, %ldc
  %at.237 = getelementptr float, ptr %c, i64 %at.236
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc9_0_18, ptr %at.237, i32 4, <16 x i1> %within0_2)
  %at.238 = getelementptr float, ptr %at.237, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc9_1_18, ptr %at.238, i32 4, <16 x i1> %within1_2)
  br label %if_30.end
if_30.end:
  %acc9_0_21 = phi <16 x float> [ %acc9_0_18, %if_29.end ], [ %acc9_0_18, %if_30.then ]
  %acc9_1_21 = phi <16 x float> [ %acc9_1_18, %if_29.end ], [ %acc9_1_18, %if_30.then ]
  %at.239 = icmp sgt i64 %m, 10
  br i1 %at.239, label %if_31.then, label %if_31.end
if_31.then:
  %at.240 = mul i64 10, %ldc
  %at.241 = getelementptr float, ptr %c, i64 %at.240
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc10_0_18, ptr %at.241, i32 4, <16 x i1> %within0_2)
  %at.242 = getelementptr float, ptr %at.241, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc10_1_18, ptr %at.242, i32 4, <16 x i1> %within1_2)
  br label %if_31.end
if_31.end:
  %acc10_0_21 = phi <16 x float> [ %acc10_0_18, %if_30.end ], [ %acc10_0_18, %if_31.then ]
  %acc10_1_21 = phi <16 x float> [ %acc10_1_18, %if_30.end ], [ %acc10_1_18, %if_31.then ]
  %at.243 = icmp sgt i64 %m, 11
  br i1 %at.243, label %if_32.then, label %if_32.end
if_32.then:
  %at.244 = mul i64 11, %ldc
  %at.245 = getelementptr float, ptr %c, i64 %at.244
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc11_0_18, ptr %at.245, i32 4, <16 x i1> %within0_2)
  %at.246 = getelementptr float, ptr %at.245, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc11_1_18, ptr %at.246, i32 4, <16 x i1> %within1_2)
  br label %if_32.end
if_32.end:
  %acc11_0_21 = phi <16 x float> [ %acc11_0_18, %if_31.end ], [ %acc11_0_18, %if_32.then ]
  %acc11_1_21 = phi <16 x float> [ %acc11_1_18, %if_31.end ], [ %acc11_1_18, %if_32.then ]
  %at.247 = icmp sgt i64 %m, 12
  br i1 %at.247, label %if_33.then, label %if_33.end
if_33.then:
  %at.248 = mul i64 12, %ldc
  %at.249 = getelementptr float, ptr %c, i64 %at.248
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc12_0_18, ptr %at.249, i32 4, <16 x i1> %within0_2)
  %at.250 = getelementptr float, ptr %at.249, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc12_1_18, ptr %at.250, i32 4, <16 x i1> %within1_2)
  br label %if_33.end
if_33.end:
  %acc12_0_21 = phi <16 x float> [ %acc12_0_18, %if_32.end ], [ %acc12_0_18, %if_33.then ]
  %acc12_1_21 = phi <16 x float> [ %acc12_1_18, %if_32.end ], [ %acc12_1_18, %if_33.then ]
  %at.251 = icmp sgt i64 %m, 13
  br i1 %at.251, label %if_34.then, label %if_34.end
if_34.then:
  %at.252 = mul i64 13, %ldc
  %at.253 = getelementptr float, ptr %c, i64 %at.252
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc13_0_18, ptr %at.253, i32 4, <16 x i1> %within0_2)
  %at.254 = getelementptr float, ptr %at.253, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc13_1_18, ptr %at.254, i32 4, <16 x i1> %within1_2)
  br label %if_34.end
if_34.end:
  %acc13_0_21 = phi <16 x float> [ %acc13_0_18, %if_33.end ], [ %acc13_0_18, %if_34.then ]
  %acc13_1_21 = phi <16 x float> [ %acc13_1_18, %if_33.end ], [ %acc13_1_18, %if_34.then ]
  br label %if_20.end
if_20.end:
  %acc0_0_22 = phi <16 x float> [ %acc0_0_18, %if_19.end ], [ %acc0_0_21, %if_34.end ]
  %acc0_1_22 = phi <16 x float> [ %acc0_1_18, %if_19.end ], [ %acc0_1_21, %if_34.end ]
  %acc1_0_22 = phi <16 x float> [ %acc1_0_18, %if_19.end ], [ %acc1_0_21, %if_34.end ]
  %acc1_1_22 = phi <16 x float> [ %acc1_1_18, %if_19.end ], [ %acc1_1_21, %if_34.end ]
  %acc2_0_22 = phi <16 x float> [ %acc2_0_18, %if_19.end ], [ %acc2_0_21, %if_34.end ]
  %acc2_1_22 = phi <16 x float> [ %acc2_1_18, %if_19.end ], [ %acc2_1_21, %if_34.end ]
  %acc3_0_22 = phi <16 x float> [ %acc3_0_18, %if_19.end ], [ %acc3_0_21, %if_34.end ]
  %acc3_1_22 = phi <16 x float> [ %acc3_1_18, %if_19.end ], [ %acc3_1_21, %if_34.end ]
  %acc4_0_22 = phi <16 x float> [ %acc4_0_18, %if_19.end ], [ %acc4_0_21, %if_34.end ]
  %acc4_1_22 = phi <16 x float> [ %acc4_1_18, %if_19.end ], [ %acc4_1_21, %if_34.end ]
  %acc5_0_22 = phi <16 x float> [ %acc5_0_18, %if_19.end ], [ %acc5_0_21, %if_34.end ]
  %acc5_1_22 = phi <16 x float> [ %acc5_1_18, %if_19.end ], [ %acc5_1_21, %if_34.end ]
  %acc6_0_22 = phi <16 x float> [ %acc6_0_18, %if_19.end ], [ %acc6_0_21, %if_34.end ]
  %acc6_1_22 = phi <16 x float> [ %acc6_1_18, %if_19.end ], [ %acc6_1_21, %if_34.end ]
  %acc7_0_22 = phi <16 x float> [ %acc7_0_18, %if_19.end ], [ %acc7_0_21, %if_34.end ]
  %acc7_1_22 = phi <16 x float> [ %acc7_1_18, %if_19.end ], [ %acc7_1_21, %if_34.end ]
  %acc8_0_22 = phi <16 x float> [ %acc8_0_18, %if_19.end ], [ %acc8_0_21, %if_34.end ]
  %acc8_1_22 = phi <16 x float> [ %acc8_1_18, %if_19.end ], [ %acc8_1_21, %if_34.end ]
  %acc9_0_22 = phi <16 x float> [ %acc9_0_18, %if_19.end ], [ %acc9_0_21, %if_34.end ]
  %acc9_1_22 = phi <16 x float> [ %acc9_1_18, %if_19.end ], [ %acc9_1_21, %if_34.end ]
  %acc10_0_22 = phi <16 x float> [ %acc10_0_18, %if_19.end ], [ %acc10_0_21, %if_34.end ]
  %acc10_1_22 = phi <16 x float> [ %acc10_1_18, %if_19.end ], [ %acc10_1_21, %if_34.end ]
  %acc11_0_22 = phi <16 x float> [ %acc11_0_18, %if_19.end ], [ %acc11_0_21, %if_34.end ]
  %acc11_1_22 = phi <16 x float> [ %acc11_1_18, %if_19.end ], [ %acc11_1_21, %if_34.end ]
  %acc12_0_22 = phi <16 x float> [ %acc12_0_18, %if_19.end ], [ %acc12_0_21, %if_34.end ]
  %acc12_1_22 = phi <16 x float> [ %acc12_1_18, %if_19.end ], [ %acc12_1_21, %if_34.end ]
  %acc13_0_22 = phi <16 x float> [ %acc13_0_18, %if_19.end ], [ %acc13_0_21, %if_34.end ]
  %acc13_1_22 = phi <16 x float> [ %acc13_1_18, %if_19.end ], [ %acc13_1_21, %if_34.end ]
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
