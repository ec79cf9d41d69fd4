; tnk_matmul_f32__avx512_14x32_ir: generated, do not edit.
; tile of a matrix product.
; from templates/matmul_tile.lua, avx512: act=none mr=14 nr=32
; listed in gen/manifest/matmul.lua: at peak: 28 accumulators, 2 rows and a broadcast of 32 registers
; a turn of each inner loop: 28 fma 16 ld; 28 fma 16 ld; 28 fma 16 ld
; vector registers: 31 of 32

define void @tnk_matmul_f32__avx512_14x32_ir(i64 %k, ptr noalias nocapture readonly %a, ptr noalias nocapture readonly %b, ptr noalias nocapture %c, i64 %ldc, i64 %m, i64 %n, ptr nocapture readonly %alpha_beta, ptr noalias nocapture readonly %bias) #0 {
entry:
  %alpha = load float, ptr %alpha_beta, align 4
  %at.1 = getelementptr float, ptr %alpha_beta, i64 1
  %beta = load float, ptr %at.1, align 4
  %differs = fcmp une float %alpha, 0x0000000000000000
  %t = select i1 %differs, i64 %k, i64 0
  ; The product.
  %at.2 = icmp slt i64 %t, 32
  %at.3 = sub i64 %t, 32
  %t_2 = select i1 %at.2, i64 0, i64 %at.3
  %at.4 = add i64 %t_2, 14
  %at.5 = icmp slt i64 %t, %at.4
  %t_3 = select i1 %at.5, i64 %t, i64 %at.4
  %p.enter = icmp slt i64 0, %t_2
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
  %a_1 = phi ptr [ %a, %entry ], [ %at.23, %p.body ]
  %b_1 = phi ptr [ %b, %entry ], [ %at.24, %p.body ]
  %at.6 = getelementptr float, ptr %a_1, i64 224
  call void @llvm.prefetch.p0(ptr %at.6, i32 0, i32 3, i32 1)
  %at.7 = getelementptr float, ptr %b_1, i64 512
  call void @llvm.prefetch.p0(ptr %at.7, i32 0, i32 3, i32 1)
  %at.8 = getelementptr float, ptr %b_1, i64 528
  call void @llvm.prefetch.p0(ptr %at.8, i32 0, i32 3, i32 1)
  %b0 = load <16 x float>, ptr %b_1, align 4
  %at.9 = getelementptr float, ptr %b_1, i64 16
  %b1 = load <16 x float>, ptr %at.9, align 4
  %x = load float, ptr %a_1, align 4
  %a0.0 = insertelement <16 x float> poison, float %x, i64 0
  %a0 = shufflevector <16 x float> %a0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b0, <16 x float> %acc0_0)
  %acc0_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b1, <16 x float> %acc0_1)
  %at.10 = getelementptr float, ptr %a_1, i64 1
  %x_1 = load float, ptr %at.10, align 4
  %a1.0 = insertelement <16 x float> poison, float %x_1, i64 0
  %a1 = shufflevector <16 x float> %a1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1, <16 x float> %b0, <16 x float> %acc1_0)
  %acc1_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1, <16 x float> %b1, <16 x float> %acc1_1)
  %at.11 = getelementptr float, ptr %a_1, i64 2
  %x_2 = load float, ptr %at.11, align 4
  %a2.0 = insertelement <16 x float> poison, float %x_2, i64 0
  %a2 = shufflevector <16 x float> %a2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2, <16 x float> %b0, <16 x float> %acc2_0)
  %acc2_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2, <16 x float> %b1, <16 x float> %acc2_1)
  %at.12 = getelementptr float, ptr %a_1, i64 3
  %x_3 = load float, ptr %at.12, align 4
  %a3.0 = insertelement <16 x float> poison, float %x_3, i64 0
  %a3 = shufflevector <16 x float> %a3.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3, <16 x float> %b0, <16 x float> %acc3_0)
  %acc3_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3, <16 x float> %b1, <16 x float> %acc3_1)
  %at.13 = getelementptr float, ptr %a_1, i64 4
  %x_4 = load float, ptr %at.13, align 4
  %a4.0 = insertelement <16 x float> poison, float %x_4, i64 0
  %a4 = shufflevector <16 x float> %a4.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4, <16 x float> %b0, <16 x float> %acc4_0)
  %acc4_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4, <16 x float> %b1, <16 x float> %acc4_1)
  %at.14 = getelementptr float, ptr %a_1, i64 5
  %x_5 = load float, ptr %at.14, align 4
  %a5.0 = insertelement <16 x float> poison, float %x_5, i64 0
  %a5 = shufflevector <16 x float> %a5.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5, <16 x float> %b0, <16 x float> %acc5_0)
  %acc5_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5, <16 x float> %b1, <16 x float> %acc5_1)
  %at.15 = getelementptr float, ptr %a_1, i64 6
  %x_6 = load float, ptr %at.15, align 4
  %a6.0 = insertelement <16 x float> poison, float %x_6, i64 0
  %a6 = shufflevector <16 x float> %a6.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6, <16 x float> %b0, <16 x float> %acc6_0)
  %acc6_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6, <16 x float> %b1, <16 x float> %acc6_1)
  %at.16 = getelementptr float, ptr %a_1, i64 7
  %x_7 = load float, ptr %at.16, align 4
  %a7.0 = insertelement <16 x float> poison, float %x_7, i64 0
  %a7 = shufflevector <16 x float> %a7.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7, <16 x float> %b0, <16 x float> %acc7_0)
  %acc7_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7, <16 x float> %b1, <16 x float> %acc7_1)
  %at.17 = getelementptr float, ptr %a_1, i64 8
  %x_8 = load float, ptr %at.17, align 4
  %a8.0 = insertelement <16 x float> poison, float %x_8, i64 0
  %a8 = shufflevector <16 x float> %a8.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc8_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a8, <16 x float> %b0, <16 x float> %acc8_0)
  %acc8_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a8, <16 x float> %b1, <16 x float> %acc8_1)
  %at.18 = getelementptr float, ptr %a_1, i64 9
  %x_9 = load float, ptr %at.18, align 4
  %a9.0 = insertelement <16 x float> poison, float %x_9, i64 0
  %a9 = shufflevector <16 x float> %a9.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc9_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a9, <16 x float> %b0, <16 x float> %acc9_0)
  %acc9_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a9, <16 x float> %b1, <16 x float> %acc9_1)
  %at.19 = getelementptr float, ptr %a_1, i64 10
  %x_10 = load float, ptr %at.19, align 4
  %a10.0 = insertelement <16 x float> poison, float %x_10, i64 0
  %a10 = shufflevector <16 x float> %a10.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc10_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a10, <16 x float> %b0, <16 x float> %acc10_0)
  %acc10_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a10, <16 x float> %b1, <16 x float> %acc10_1)
  %at.20 = getelementptr float, ptr %a_1, i64 11
  %x_11 = load float, ptr %at.20, align 4
  %a11.0 = insertelement <16 x float> poison, float %x_11, i64 0
  %a11 = shufflevector <16 x float> %a11.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc11_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a11, <16 x float> %b0, <16 x float> %acc11_0)
  %acc11_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a11, <16 x float> %b1, <16 x float> %acc11_1)
  %at.21 = getelementptr float, ptr %a_1, i64 12
  %x_12 = load float, ptr %at.21, align 4
  %a12.0 = insertelement <16 x float> poison, float %x_12, i64 0
  %a12 = shufflevector <16 x float> %a12.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc12_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a12, <16 x float> %b0, <16 x float> %acc12_0)
  %acc12_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a12, <16 x float> %b1, <16 x float> %acc12_1)
  %at.22 = getelementptr float, ptr %a_1, i64 13
  %x_13 = load float, ptr %at.22, align 4
  %a13.0 = insertelement <16 x float> poison, float %x_13, i64 0
  %a13 = shufflevector <16 x float> %a13.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc13_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a13, <16 x float> %b0, <16 x float> %acc13_0)
  %acc13_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a13, <16 x float> %b1, <16 x float> %acc13_1)
  %at.23 = getelementptr float, ptr %a_1, i64 14
  %at.24 = getelementptr float, ptr %b_1, i64 32
  %p.next = add nsw i64 %p, 1
  %p.more = icmp slt i64 %p.next, %t_2
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
  %a_2 = phi ptr [ %at.23, %p.body ], [ %a, %entry ]
  %b_2 = phi ptr [ %at.24, %p.body ], [ %b, %entry ]
  %p_1.enter = icmp slt i64 %t_2, %t_3
  br i1 %p_1.enter, label %p_1.body, label %p_1.end
p_1.body:
  %p_1 = phi i64 [ %t_2, %p.end ], [ %p_1.next, %p_1.body ]
  %acc0_0_3 = phi <16 x float> [ %acc0_0_2, %p.end ], [ %acc0_0_4, %p_1.body ]
  %acc0_1_3 = phi <16 x float> [ %acc0_1_2, %p.end ], [ %acc0_1_4, %p_1.body ]
  %acc1_0_3 = phi <16 x float> [ %acc1_0_2, %p.end ], [ %acc1_0_4, %p_1.body ]
  %acc1_1_3 = phi <16 x float> [ %acc1_1_2, %p.end ], [ %acc1_1_4, %p_1.body ]
  %acc2_0_3 = phi <16 x float> [ %acc2_0_2, %p.end ], [ %acc2_0_4, %p_1.body ]
  %acc2_1_3 = phi <16 x float> [ %acc2_1_2, %p.end ], [ %acc2_1_4, %p_1.body ]
  %acc3_0_3 = phi <16 x float> [ %acc3_0_2, %p.end ], [ %acc3_0_4, %p_1.body ]
  %acc3_1_3 = phi <16 x float> [ %acc3_1_2, %p.end ], [ %acc3_1_4, %p_1.body ]
  %acc4_0_3 = phi <16 x float> [ %acc4_0_2, %p.end ], [ %acc4_0_4, %p_1.body ]
  %acc4_1_3 = phi <16 x float> [ %acc4_1_2, %p.end ], [ %acc4_1_4, %p_1.body ]
  %acc5_0_3 = phi <16 x float> [ %acc5_0_2, %p.end ], [ %acc5_0_4, %p_1.body ]
  %acc5_1_3 = phi <16 x float> [ %acc5_1_2, %p.end ], [ %acc5_1_4, %p_1.body ]
  %acc6_0_3 = phi <16 x float> [ %acc6_0_2, %p.end ], [ %acc6_0_4, %p_1.body ]
  %acc6_1_3 = phi <16 x float> [ %acc6_1_2, %p.end ], [ %acc6_1_4, %p_1.body ]
  %acc7_0_3 = phi <16 x float> [ %acc7_0_2, %p.end ], [ %acc7_0_4, %p_1.body ]
  %acc7_1_3 = phi <16 x float> [ %acc7_1_2, %p.end ], [ %acc7_1_4, %p_1.body ]
  %acc8_0_3 = phi <16 x float> [ %acc8_0_2, %p.end ], [ %acc8_0_4, %p_1.body ]
  %acc8_1_3 = phi <16 x float> [ %acc8_1_2, %p.end ], [ %acc8_1_4, %p_1.body ]
  %acc9_0_3 = phi <16 x float> [ %acc9_0_2, %p.end ], [ %acc9_0_4, %p_1.body ]
  %acc9_1_3 = phi <16 x float> [ %acc9_1_2, %p.end ], [ %acc9_1_4, %p_1.body ]
  %acc10_0_3 = phi <16 x float> [ %acc10_0_2, %p.end ], [ %acc10_0_4, %p_1.body ]
  %acc10_1_3 = phi <16 x float> [ %acc10_1_2, %p.end ], [ %acc10_1_4, %p_1.body ]
  %acc11_0_3 = phi <16 x float> [ %acc11_0_2, %p.end ], [ %acc11_0_4, %p_1.body ]
  %acc11_1_3 = phi <16 x float> [ %acc11_1_2, %p.end ], [ %acc11_1_4, %p_1.body ]
  %acc12_0_3 = phi <16 x float> [ %acc12_0_2, %p.end ], [ %acc12_0_4, %p_1.body ]
  %acc12_1_3 = phi <16 x float> [ %acc12_1_2, %p.end ], [ %acc12_1_4, %p_1.body ]
  %acc13_0_3 = phi <16 x float> [ %acc13_0_2, %p.end ], [ %acc13_0_4, %p_1.body ]
  %acc13_1_3 = phi <16 x float> [ %acc13_1_2, %p.end ], [ %acc13_1_4, %p_1.body ]
  %a_3 = phi ptr [ %a_2, %p.end ], [ %at.40, %p_1.body ]
  %b_3 = phi ptr [ %b_2, %p.end ], [ %at.41, %p_1.body ]
  %c_1 = phi ptr [ %c, %p.end ], [ %at.42, %p_1.body ]
  call void @llvm.prefetch.p0(ptr %c_1, i32 0, i32 3, i32 1)
  %at.25 = getelementptr float, ptr %c_1, i64 16
  call void @llvm.prefetch.p0(ptr %at.25, i32 0, i32 3, i32 1)
  %b0_1 = load <16 x float>, ptr %b_3, align 4
  %at.26 = getelementptr float, ptr %b_3, i64 16
  %b1_1 = load <16 x float>, ptr %at.26, align 4
  %x_14 = load float, ptr %a_3, align 4
  %a0_1.0 = insertelement <16 x float> poison, float %x_14, i64 0
  %a0_1 = shufflevector <16 x float> %a0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b0_1, <16 x float> %acc0_0_3)
  %acc0_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b1_1, <16 x float> %acc0_1_3)
  %at.27 = getelementptr float, ptr %a_3, i64 1
  %x_15 = load float, ptr %at.27, align 4
  %a1_1.0 = insertelement <16 x float> poison, float %x_15, i64 0
  %a1_1 = shufflevector <16 x float> %a1_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_1, <16 x float> %b0_1, <16 x float> %acc1_0_3)
  %acc1_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_1, <16 x float> %b1_1, <16 x float> %acc1_1_3)
  %at.28 = getelementptr float, ptr %a_3, i64 2
  %x_16 = load float, ptr %at.28, align 4
  %a2_1.0 = insertelement <16 x float> poison, float %x_16, i64 0
  %a2_1 = shufflevector <16 x float> %a2_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_1, <16 x float> %b0_1, <16 x float> %acc2_0_3)
  %acc2_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_1, <16 x float> %b1_1, <16 x float> %acc2_1_3)
  %at.29 = getelementptr float, ptr %a_3, i64 3
  %x_17 = load float, ptr %at.29, align 4
  %a3_1.0 = insertelement <16 x float> poison, float %x_17, i64 0
  %a3_1 = shufflevector <16 x float> %a3_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_1, <16 x float> %b0_1, <16 x float> %acc3_0_3)
  %acc3_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_1, <16 x float> %b1_1, <16 x float> %acc3_1_3)
  %at.30 = getelementptr float, ptr %a_3, i64 4
  %x_18 = load float, ptr %at.30, align 4
  %a4_1.0 = insertelement <16 x float> poison, float %x_18, i64 0
  %a4_1 = shufflevector <16 x float> %a4_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_1, <16 x float> %b0_1, <16 x float> %acc4_0_3)
  %acc4_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_1, <16 x float> %b1_1, <16 x float> %acc4_1_3)
  %at.31 = getelementptr float, ptr %a_3, i64 5
  %x_19 = load float, ptr %at.31, align 4
  %a5_1.0 = insertelement <16 x float> poison, float %x_19, i64 0
  %a5_1 = shufflevector <16 x float> %a5_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5_1, <16 x float> %b0_1, <16 x float> %acc5_0_3)
  %acc5_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5_1, <16 x float> %b1_1, <16 x float> %acc5_1_3)
  %at.32 = getelementptr float, ptr %a_3, i64 6
  %x_20 = load float, ptr %at.32, align 4
  %a6_1.0 = insertelement <16 x float> poison, float %x_20, i64 0
  %a6_1 = shufflevector <16 x float> %a6_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6_1, <16 x float> %b0_1, <16 x float> %acc6_0_3)
  %acc6_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6_1, <16 x float> %b1_1, <16 x float> %acc6_1_3)
  %at.33 = getelementptr float, ptr %a_3, i64 7
  %x_21 = load float, ptr %at.33, align 4
  %a7_1.0 = insertelement <16 x float> poison, float %x_21, i64 0
  %a7_1 = shufflevector <16 x float> %a7_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7_1, <16 x float> %b0_1, <16 x float> %acc7_0_3)
  %acc7_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7_1, <16 x float> %b1_1, <16 x float> %acc7_1_3)
  %at.34 = getelementptr float, ptr %a_3, i64 8
  %x_22 = load float, ptr %at.34, align 4
  %a8_1.0 = insertelement <16 x float> poison, float %x_22, i64 0
  %a8_1 = shufflevector <16 x float> %a8_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc8_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a8_1, <16 x float> %b0_1, <16 x float> %acc8_0_3)
  %acc8_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a8_1, <16 x float> %b1_1, <16 x float> %acc8_1_3)
  %at.35 = getelementptr float, ptr %a_3, i64 9
  %x_23 = load float, ptr %at.35, align 4
  %a9_1.0 = insertelement <16 x float> poison, float %x_23, i64 0
  %a9_1 = shufflevector <16 x float> %a9_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc9_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a9_1, <16 x float> %b0_1, <16 x float> %acc9_0_3)
  %acc9_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a9_1, <16 x float> %b1_1, <16 x float> %acc9_1_3)
  %at.36 = getelementptr float, ptr %a_3, i64 10
  %x_24 = load float, ptr %at.36, align 4
  %a10_1.0 = insertelement <16 x float> poison, float %x_24, i64 0
  %a10_1 = shufflevector <16 x float> %a10_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc10_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a10_1, <16 x float> %b0_1, <16 x float> %acc10_0_3)
  %acc10_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a10_1, <16 x float> %b1_1, <16 x float> %acc10_1_3)
  %at.37 = getelementptr float, ptr %a_3, i64 11
  %x_25 = load float, ptr %at.37, align 4
  %a11_1.0 = insertelement <16 x float> poison, float %x_25, i64 0
  %a11_1 = shufflevector <16 x float> %a11_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc11_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a11_1, <16 x float> %b0_1, <16 x float> %acc11_0_3)
  %acc11_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a11_1, <16 x float> %b1_1, <16 x float> %acc11_1_3)
  %at.38 = getelementptr float, ptr %a_3, i64 12
  %x_26 = load float, ptr %at.38, align 4
  %a12_1.0 = insertelement <16 x float> poison, float %x_26, i64 0
  %a12_1 = shufflevector <16 x float> %a12_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc12_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a12_1, <16 x float> %b0_1, <16 x float> %acc12_0_3)
  %acc12_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a12_1, <16 x float> %b1_1, <16 x float> %acc12_1_3)
  %at.39 = getelementptr float, ptr %a_3, i64 13
  %x_27 = load float, ptr %at.39, align 4
  %a13_1.0 = insertelement <16 x float> poison, float %x_27, i64 0
  %a13_1 = shufflevector <16 x float> %a13_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc13_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a13_1, <16 x float> %b0_1, <16 x float> %acc13_0_3)
  %acc13_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a13_1, <16 x float> %b1_1, <16 x float> %acc13_1_3)
  %at.40 = getelementptr float, ptr %a_3, i64 14
  %at.41 = getelementptr float, ptr %b_3, i64 32
  %at.42 = getelementptr float, ptr %c_1, i64 %ldc
  %p_1.next = add nsw i64 %p_1, 1
  %p_1.more = icmp slt i64 %p_1.next, %t_3
  br i1 %p_1.more, label %p_1.body, label %p_1.end
p_1.end:
  %acc0_0_5 = phi <16 x float> [ %acc0_0_4, %p_1.body ], [ %acc0_0_2, %p.end ]
  %acc0_1_5 = phi <16 x float> [ %acc0_1_4, %p_1.body ], [ %acc0_1_2, %p.end ]
  %acc1_0_5 = phi <16 x float> [ %acc1_0_4, %p_1.body ], [ %acc1_0_2, %p.end ]
  %acc1_1_5 = phi <16 x float> [ %acc1_1_4, %p_1.body ], [ %acc1_1_2, %p.end ]
  %acc2_0_5 = phi <16 x float> [ %acc2_0_4, %p_1.body ], [ %acc2_0_2, %p.end ]
  %acc2_1_5 = phi <16 x float> [ %acc2_1_4, %p_1.body ], [ %acc2_1_2, %p.end ]
  %acc3_0_5 = phi <16 x float> [ %acc3_0_4, %p_1.body ], [ %acc3_0_2, %p.end ]
  %acc3_1_5 = phi <16 x float> [ %acc3_1_4, %p_1.body ], [ %acc3_1_2, %p.end ]
  %acc4_0_5 = phi <16 x float> [ %acc4_0_4, %p_1.body ], [ %acc4_0_2, %p.end ]
  %acc4_1_5 = phi <16 x float> [ %acc4_1_4, %p_1.body ], [ %acc4_1_2, %p.end ]
  %acc5_0_5 = phi <16 x float> [ %acc5_0_4, %p_1.body ], [ %acc5_0_2, %p.end ]
  %acc5_1_5 = phi <16 x float> [ %acc5_1_4, %p_1.body ], [ %acc5_1_2, %p.end ]
  %acc6_0_5 = phi <16 x float> [ %acc6_0_4, %p_1.body ], [ %acc6_0_2, %p.end ]
  %acc6_1_5 = phi <16 x float> [ %acc6_1_4, %p_1.body ], [ %acc6_1_2, %p.end ]
  %acc7_0_5 = phi <16 x float> [ %acc7_0_4, %p_1.body ], [ %acc7_0_2, %p.end ]
  %acc7_1_5 = phi <16 x float> [ %acc7_1_4, %p_1.body ], [ %acc7_1_2, %p.end ]
  %acc8_0_5 = phi <16 x float> [ %acc8_0_4, %p_1.body ], [ %acc8_0_2, %p.end ]
  %acc8_1_5 = phi <16 x float> [ %acc8_1_4, %p_1.body ], [ %acc8_1_2, %p.end ]
  %acc9_0_5 = phi <16 x float> [ %acc9_0_4, %p_1.body ], [ %acc9_0_2, %p.end ]
  %acc9_1_5 = phi <16 x float> [ %acc9_1_4, %p_1.body ], [ %acc9_1_2, %p.end ]
  %acc10_0_5 = phi <16 x float> [ %acc10_0_4, %p_1.body ], [ %acc10_0_2, %p.end ]
  %acc10_1_5 = phi <16 x float> [ %acc10_1_4, %p_1.body ], [ %acc10_1_2, %p.end ]
  %acc11_0_5 = phi <16 x float> [ %acc11_0_4, %p_1.body ], [ %acc11_0_2, %p.end ]
  %acc11_1_5 = phi <16 x float> [ %acc11_1_4, %p_1.body ], [ %acc11_1_2, %p.end ]
  %acc12_0_5 = phi <16 x float> [ %acc12_0_4, %p_1.body ], [ %acc12_0_2, %p.end ]
  %acc12_1_5 = phi <16 x float> [ %acc12_1_4, %p_1.body ], [ %acc12_1_2, %p.end ]
  %acc13_0_5 = phi <16 x float> [ %acc13_0_4, %p_1.body ], [ %acc13_0_2, %p.end ]
  %acc13_1_5 = phi <16 x float> [ %acc13_1_4, %p_1.body ], [ %acc13_1_2, %p.end ]
  %a_4 = phi ptr [ %at.40, %p_1.body ], [ %a_2, %p.end ]
  %b_4 = phi ptr [ %at.41, %p_1.body ], [ %b_2, %p.end ]
  %c_2 = phi ptr [ %at.42, %p_1.body ], [ %c, %p.end ]
  %p_2.enter = icmp slt i64 %t_3, %t
  br i1 %p_2.enter, label %p_2.body, label %p_2.end
p_2.body:
  %p_2 = phi i64 [ %t_3, %p_1.end ], [ %p_2.next, %p_2.body ]
  %acc0_0_6 = phi <16 x float> [ %acc0_0_5, %p_1.end ], [ %acc0_0_7, %p_2.body ]
  %acc0_1_6 = phi <16 x float> [ %acc0_1_5, %p_1.end ], [ %acc0_1_7, %p_2.body ]
  %acc1_0_6 = phi <16 x float> [ %acc1_0_5, %p_1.end ], [ %acc1_0_7, %p_2.body ]
  %acc1_1_6 = phi <16 x float> [ %acc1_1_5, %p_1.end ], [ %acc1_1_7, %p_2.body ]
  %acc2_0_6 = phi <16 x float> [ %acc2_0_5, %p_1.end ], [ %acc2_0_7, %p_2.body ]
  %acc2_1_6 = phi <16 x float> [ %acc2_1_5, %p_1.end ], [ %acc2_1_7, %p_2.body ]
  %acc3_0_6 = phi <16 x float> [ %acc3_0_5, %p_1.end ], [ %acc3_0_7, %p_2.body ]
  %acc3_1_6 = phi <16 x float> [ %acc3_1_5, %p_1.end ], [ %acc3_1_7, %p_2.body ]
  %acc4_0_6 = phi <16 x float> [ %acc4_0_5, %p_1.end ], [ %acc4_0_7, %p_2.body ]
  %acc4_1_6 = phi <16 x float> [ %acc4_1_5, %p_1.end ], [ %acc4_1_7, %p_2.body ]
  %acc5_0_6 = phi <16 x float> [ %acc5_0_5, %p_1.end ], [ %acc5_0_7, %p_2.body ]
  %acc5_1_6 = phi <16 x float> [ %acc5_1_5, %p_1.end ], [ %acc5_1_7, %p_2.body ]
  %acc6_0_6 = phi <16 x float> [ %acc6_0_5, %p_1.end ], [ %acc6_0_7, %p_2.body ]
  %acc6_1_6 = phi <16 x float> [ %acc6_1_5, %p_1.end ], [ %acc6_1_7, %p_2.body ]
  %acc7_0_6 = phi <16 x float> [ %acc7_0_5, %p_1.end ], [ %acc7_0_7, %p_2.body ]
  %acc7_1_6 = phi <16 x float> [ %acc7_1_5, %p_1.end ], [ %acc7_1_7, %p_2.body ]
  %acc8_0_6 = phi <16 x float> [ %acc8_0_5, %p_1.end ], [ %acc8_0_7, %p_2.body ]
  %acc8_1_6 = phi <16 x float> [ %acc8_1_5, %p_1.end ], [ %acc8_1_7, %p_2.body ]
  %acc9_0_6 = phi <16 x float> [ %acc9_0_5, %p_1.end ], [ %acc9_0_7, %p_2.body ]
  %acc9_1_6 = phi <16 x float> [ %acc9_1_5, %p_1.end ], [ %acc9_1_7, %p_2.body ]
  %acc10_0_6 = phi <16 x float> [ %acc10_0_5, %p_1.end ], [ %acc10_0_7, %p_2.body ]
  %acc10_1_6 = phi <16 x float> [ %acc10_1_5, %p_1.end ], [ %acc10_1_7, %p_2.body ]
  %acc11_0_6 = phi <16 x float> [ %acc11_0_5, %p_1.end ], [ %acc11_0_7, %p_2.body ]
  %acc11_1_6 = phi <16 x float> [ %acc11_1_5, %p_1.end ], [ %acc11_1_7, %p_2.body ]
  %acc12_0_6 = phi <16 x float> [ %acc12_0_5, %p_1.end ], [ %acc12_0_7, %p_2.body ]
  %acc12_1_6 = phi <16 x float> [ %acc12_1_5, %p_1.end ], [ %acc12_1_7, %p_2.body ]
  %acc13_0_6 = phi <16 x float> [ %acc13_0_5, %p_1.end ], [ %acc13_0_7, %p_2.body ]
  %acc13_1_6 = phi <16 x float> [ %acc13_1_5, %p_1.end ], [ %acc13_1_7, %p_2.body ]
  %a_5 = phi ptr [ %a_4, %p_1.end ], [ %at.57, %p_2.body ]
  %b_5 = phi ptr [ %b_4, %p_1.end ], [ %at.58, %p_2.body ]
  %b0_2 = load <16 x float>, ptr %b_5, align 4
  %at.43 = getelementptr float, ptr %b_5, i64 16
  %b1_2 = load <16 x float>, ptr %at.43, align 4
  %x_28 = load float, ptr %a_5, align 4
  %a0_2.0 = insertelement <16 x float> poison, float %x_28, i64 0
  %a0_2 = shufflevector <16 x float> %a0_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_2, <16 x float> %b0_2, <16 x float> %acc0_0_6)
  %acc0_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_2, <16 x float> %b1_2, <16 x float> %acc0_1_6)
  %at.44 = getelementptr float, ptr %a_5, i64 1
  %x_29 = load float, ptr %at.44, align 4
  %a1_2.0 = insertelement <16 x float> poison, float %x_29, i64 0
  %a1_2 = shufflevector <16 x float> %a1_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_2, <16 x float> %b0_2, <16 x float> %acc1_0_6)
  %acc1_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_2, <16 x float> %b1_2, <16 x float> %acc1_1_6)
  %at.45 = getelementptr float, ptr %a_5, i64 2
  %x_30 = load float, ptr %at.45, align 4
  %a2_2.0 = insertelement <16 x float> poison, float %x_30, i64 0
  %a2_2 = shufflevector <16 x float> %a2_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_2, <16 x float> %b0_2, <16 x float> %acc2_0_6)
  %acc2_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_2, <16 x float> %b1_2, <16 x float> %acc2_1_6)
  %at.46 = getelementptr float, ptr %a_5, i64 3
  %x_31 = load float, ptr %at.46, align 4
  %a3_2.0 = insertelement <16 x float> poison, float %x_31, i64 0
  %a3_2 = shufflevector <16 x float> %a3_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_2, <16 x float> %b0_2, <16 x float> %acc3_0_6)
  %acc3_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_2, <16 x float> %b1_2, <16 x float> %acc3_1_6)
  %at.47 = getelementptr float, ptr %a_5, i64 4
  %x_32 = load float, ptr %at.47, align 4
  %a4_2.0 = insertelement <16 x float> poison, float %x_32, i64 0
  %a4_2 = shufflevector <16 x float> %a4_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_2, <16 x float> %b0_2, <16 x float> %acc4_0_6)
  %acc4_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_2, <16 x float> %b1_2, <16 x float> %acc4_1_6)
  %at.48 = getelementptr float, ptr %a_5, i64 5
  %x_33 = load float, ptr %at.48, align 4
  %a5_2.0 = insertelement <16 x float> poison, float %x_33, i64 0
  %a5_2 = shufflevector <16 x float> %a5_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5_2, <16 x float> %b0_2, <16 x float> %acc5_0_6)
  %acc5_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5_2, <16 x float> %b1_2, <16 x float> %acc5_1_6)
  %at.49 = getelementptr float, ptr %a_5, i64 6
  %x_34 = load float, ptr %at.49, align 4
  %a6_2.0 = insertelement <16 x float> poison, float %x_34, i64 0
  %a6_2 = shufflevector <16 x float> %a6_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6_2, <16 x float> %b0_2, <16 x float> %acc6_0_6)
  %acc6_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6_2, <16 x float> %b1_2, <16 x float> %acc6_1_6)
  %at.50 = getelementptr float, ptr %a_5, i64 7
  %x_35 = load float, ptr %at.50, align 4
  %a7_2.0 = insertelement <16 x float> poison, float %x_35, i64 0
  %a7_2 = shufflevector <16 x float> %a7_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7_2, <16 x float> %b0_2, <16 x float> %acc7_0_6)
  %acc7_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7_2, <16 x float> %b1_2, <16 x float> %acc7_1_6)
  %at.51 = getelementptr float, ptr %a_5, i64 8
  %x_36 = load float, ptr %at.51, align 4
  %a8_2.0 = insertelement <16 x float> poison, float %x_36, i64 0
  %a8_2 = shufflevector <16 x float> %a8_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc8_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a8_2, <16 x float> %b0_2, <16 x float> %acc8_0_6)
  %acc8_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a8_2, <16 x float> %b1_2, <16 x float> %acc8_1_6)
  %at.52 = getelementptr float, ptr %a_5, i64 9
  %x_37 = load float, ptr %at.52, align 4
  %a9_2.0 = insertelement <16 x float> poison, float %x_37, i64 0
  %a9_2 = shufflevector <16 x float> %a9_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc9_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a9_2, <16 x float> %b0_2, <16 x float> %acc9_0_6)
  %acc9_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a9_2, <16 x float> %b1_2, <16 x float> %acc9_1_6)
  %at.53 = getelementptr float, ptr %a_5, i64 10
  %x_38 = load float, ptr %at.53, align 4
  %a10_2.0 = insertelement <16 x float> poison, float %x_38, i64 0
  %a10_2 = shufflevector <16 x float> %a10_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc10_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a10_2, <16 x float> %b0_2, <16 x float> %acc10_0_6)
  %acc10_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a10_2, <16 x float> %b1_2, <16 x float> %acc10_1_6)
  %at.54 = getelementptr float, ptr %a_5, i64 11
  %x_39 = load float, ptr %at.54, align 4
  %a11_2.0 = insertelement <16 x float> poison, float %x_39, i64 0
  %a11_2 = shufflevector <16 x float> %a11_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc11_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a11_2, <16 x float> %b0_2, <16 x float> %acc11_0_6)
  %acc11_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a11_2, <16 x float> %b1_2, <16 x float> %acc11_1_6)
  %at.55 = getelementptr float, ptr %a_5, i64 12
  %x_40 = load float, ptr %at.55, align 4
  %a12_2.0 = insertelement <16 x float> poison, float %x_40, i64 0
  %a12_2 = shufflevector <16 x float> %a12_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc12_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a12_2, <16 x float> %b0_2, <16 x float> %acc12_0_6)
  %acc12_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a12_2, <16 x float> %b1_2, <16 x float> %acc12_1_6)
  %at.56 = getelementptr float, ptr %a_5, i64 13
  %x_41 = load float, ptr %at.56, align 4
  %a13_2.0 = insertelement <16 x float> poison, float %x_41, i64 0
  %a13_2 = shufflevector <16 x float> %a13_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc13_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a13_2, <16 x float> %b0_2, <16 x float> %acc13_0_6)
  %acc13_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a13_2, <16 x float> %b1_2, <16 x float> %acc13_1_6)
  %at.57 = getelementptr float, ptr %a_5, i64 14
  %at.58 = getelementptr float, ptr %b_5, i64 32
  %p_2.next = add nsw i64 %p_2, 1
  %p_2.more = icmp slt i64 %p_2.next, %t
  br i1 %p_2.more, label %p_2.body, label %p_2.end
p_2.end:
  %acc0_0_8 = phi <16 x float> [ %acc0_0_7, %p_2.body ], [ %acc0_0_5, %p_1.end ]
  %acc0_1_8 = phi <16 x float> [ %acc0_1_7, %p_2.body ], [ %acc0_1_5, %p_1.end ]
  %acc1_0_8 = phi <16 x float> [ %acc1_0_7, %p_2.body ], [ %acc1_0_5, %p_1.end ]
  %acc1_1_8 = phi <16 x float> [ %acc1_1_7, %p_2.body ], [ %acc1_1_5, %p_1.end ]
  %acc2_0_8 = phi <16 x float> [ %acc2_0_7, %p_2.body ], [ %acc2_0_5, %p_1.end ]
  %acc2_1_8 = phi <16 x float> [ %acc2_1_7, %p_2.body ], [ %acc2_1_5, %p_1.end ]
  %acc3_0_8 = phi <16 x float> [ %acc3_0_7, %p_2.body ], [ %acc3_0_5, %p_1.end ]
  %acc3_1_8 = phi <16 x float> [ %acc3_1_7, %p_2.body ], [ %acc3_1_5, %p_1.end ]
  %acc4_0_8 = phi <16 x float> [ %acc4_0_7, %p_2.body ], [ %acc4_0_5, %p_1.end ]
  %acc4_1_8 = phi <16 x float> [ %acc4_1_7, %p_2.body ], [ %acc4_1_5, %p_1.end ]
  %acc5_0_8 = phi <16 x float> [ %acc5_0_7, %p_2.body ], [ %acc5_0_5, %p_1.end ]
  %acc5_1_8 = phi <16 x float> [ %acc5_1_7, %p_2.body ], [ %acc5_1_5, %p_1.end ]
  %acc6_0_8 = phi <16 x float> [ %acc6_0_7, %p_2.body ], [ %acc6_0_5, %p_1.end ]
  %acc6_1_8 = phi <16 x float> [ %acc6_1_7, %p_2.body ], [ %acc6_1_5, %p_1.end ]
  %acc7_0_8 = phi <16 x float> [ %acc7_0_7, %p_2.body ], [ %acc7_0_5, %p_1.end ]
  %acc7_1_8 = phi <16 x float> [ %acc7_1_7, %p_2.body ], [ %acc7_1_5, %p_1.end ]
  %acc8_0_8 = phi <16 x float> [ %acc8_0_7, %p_2.body ], [ %acc8_0_5, %p_1.end ]
  %acc8_1_8 = phi <16 x float> [ %acc8_1_7, %p_2.body ], [ %acc8_1_5, %p_1.end ]
  %acc9_0_8 = phi <16 x float> [ %acc9_0_7, %p_2.body ], [ %acc9_0_5, %p_1.end ]
  %acc9_1_8 = phi <16 x float> [ %acc9_1_7, %p_2.body ], [ %acc9_1_5, %p_1.end ]
  %acc10_0_8 = phi <16 x float> [ %acc10_0_7, %p_2.body ], [ %acc10_0_5, %p_1.end ]
  %acc10_1_8 = phi <16 x float> [ %acc10_1_7, %p_2.body ], [ %acc10_1_5, %p_1.end ]
  %acc11_0_8 = phi <16 x float> [ %acc11_0_7, %p_2.body ], [ %acc11_0_5, %p_1.end ]
  %acc11_1_8 = phi <16 x float> [ %acc11_1_7, %p_2.body ], [ %acc11_1_5, %p_1.end ]
  %acc12_0_8 = phi <16 x float> [ %acc12_0_7, %p_2.body ], [ %acc12_0_5, %p_1.end ]
  %acc12_1_8 = phi <16 x float> [ %acc12_1_7, %p_2.body ], [ %acc12_1_5, %p_1.end ]
  %acc13_0_8 = phi <16 x float> [ %acc13_0_7, %p_2.body ], [ %acc13_0_5, %p_1.end ]
  %acc13_1_8 = phi <16 x float> [ %acc13_1_7, %p_2.body ], [ %acc13_1_5, %p_1.end ]
  %a_6 = phi ptr [ %at.57, %p_2.body ], [ %a_4, %p_1.end ]
  %b_6 = phi ptr [ %at.58, %p_2.body ], [ %b_4, %p_1.end ]
  ; alpha and beta.
  %factor.0 = insertelement <16 x float> poison, float %alpha, i64 0
  %factor = shufflevector <16 x float> %factor.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_9 = fmul <16 x float> %acc0_0_8, %factor
  %acc0_1_9 = fmul <16 x float> %acc0_1_8, %factor
  %acc1_0_9 = fmul <16 x float> %acc1_0_8, %factor
  %acc1_1_9 = fmul <16 x float> %acc1_1_8, %factor
  %acc2_0_9 = fmul <16 x float> %acc2_0_8, %factor
  %acc2_1_9 = fmul <16 x float> %acc2_1_8, %factor
  %acc3_0_9 = fmul <16 x float> %acc3_0_8, %factor
  %acc3_1_9 = fmul <16 x float> %acc3_1_8, %factor
  %acc4_0_9 = fmul <16 x float> %acc4_0_8, %factor
  %acc4_1_9 = fmul <16 x float> %acc4_1_8, %factor
  %acc5_0_9 = fmul <16 x float> %acc5_0_8, %factor
  %acc5_1_9 = fmul <16 x float> %acc5_1_8, %factor
  %acc6_0_9 = fmul <16 x float> %acc6_0_8, %factor
  %acc6_1_9 = fmul <16 x float> %acc6_1_8, %factor
  %acc7_0_9 = fmul <16 x float> %acc7_0_8, %factor
  %acc7_1_9 = fmul <16 x float> %acc7_1_8, %factor
  %acc8_0_9 = fmul <16 x float> %acc8_0_8, %factor
  %acc8_1_9 = fmul <16 x float> %acc8_1_8, %factor
  %acc9_0_9 = fmul <16 x float> %acc9_0_8, %factor
  %acc9_1_9 = fmul <16 x float> %acc9_1_8, %factor
  %acc10_0_9 = fmul <16 x float> %acc10_0_8, %factor
  %acc10_1_9 = fmul <16 x float> %acc10_1_8, %factor
  %acc11_0_9 = fmul <16 x float> %acc11_0_8, %factor
  %acc11_1_9 = fmul <16 x float> %acc11_1_8, %factor
  %acc12_0_9 = fmul <16 x float> %acc12_0_8, %factor
  %acc12_1_9 = fmul <16 x float> %acc12_1_8, %factor
  %acc13_0_9 = fmul <16 x float> %acc13_0_8, %factor
  %acc13_1_9 = fmul <16 x float> %acc13_1_8, %factor
  %differs_1 = fcmp une float %beta, 0x0000000000000000
  br i1 %differs_1, label %if_1.then, label %if_1.end
if_1.then:
  %factor_1.0 = insertelement <16 x float> poison, float %beta, i64 0
  %factor_1 = shufflevector <16 x float> %factor_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.59 = icmp eq i64 %m, 14
  %at.60 = icmp eq i64 %n, 32
  %at.61 = and i1 %at.59, %at.60
  br i1 %at.61, label %if_2.then, label %if_2.end
if_2.then:
  %x_42 = load <16 x float>, ptr %c, align 4
  %acc0_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_42, <16 x float> %acc0_0_9)
  %at.62 = getelementptr float, ptr %c, i64 16
  %x_43 = load <16 x float>, ptr %at.62, align 4
  %acc0_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_43, <16 x float> %acc0_1_9)
  %at.63 = getelementptr float, ptr %c, i64 %ldc
  %x_44 = load <16 x float>, ptr %at.63, align 4
  %acc1_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_44, <16 x float> %acc1_0_9)
  %at.64 = getelementptr float, ptr %at.63, i64 16
  %x_45 = load <16 x float>, ptr %at.64, align 4
  %acc1_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_45, <16 x float> %acc1_1_9)
  %at.65 = mul i64 2, %ldc
  %at.66 = getelementptr float, ptr %c, i64 %at.65
  %x_46 = load <16 x float>, ptr %at.66, align 4
  %acc2_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_46, <16 x float> %acc2_0_9)
  %at.67 = getelementptr float, ptr %at.66, i64 16
  %x_47 = load <16 x float>, ptr %at.67, align 4
  %acc2_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_47, <16 x float> %acc2_1_9)
  %at.68 = mul i64 3, %ldc
  %at.69 = getelementptr float, ptr %c, i64 %at.68
  %x_48 = load <16 x float>, ptr %at.69, align 4
  %acc3_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_48, <16 x float> %acc3_0_9)
  %at.70 = getelementptr float, ptr %at.69, i64 16
  %x_49 = load <16 x float>, ptr %at.70, align 4
  %acc3_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_49, <16 x float> %acc3_1_9)
  %at.71 = mul i64 4, %ldc
  %at.72 = getelementptr float, ptr %c, i64 %at.71
  %x_50 = load <16 x float>, ptr %at.72, align 4
  %acc4_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_50, <16 x float> %acc4_0_9)
  %at.73 = getelementptr float, ptr %at.72, i64 16
  %x_51 = load <16 x float>, ptr %at.73, align 4
  %acc4_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_51, <16 x float> %acc4_1_9)
  %at.74 = mul i64 5, %ldc
  %at.75 = getelementptr float, ptr %c, i64 %at.74
  %x_52 = load <16 x float>, ptr %at.75, align 4
  %acc5_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_52, <16 x float> %acc5_0_9)
  %at.76 = getelementptr float, ptr %at.75, i64 16
  %x_53 = load <16 x float>, ptr %at.76, align 4
  %acc5_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_53, <16 x float> %acc5_1_9)
  %at.77 = mul i64 6, %ldc
  %at.78 = getelementptr float, ptr %c, i64 %at.77
  %x_54 = load <16 x float>, ptr %at.78, align 4
  %acc6_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_54, <16 x float> %acc6_0_9)
  %at.79 = getelementptr float, ptr %at.78, i64 16
  %x_55 = load <16 x float>, ptr %at.79, align 4
  %acc6_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_55, <16 x float> %acc6_1_9)
  %at.80 = mul i64 7, %ldc
  %at.81 = getelementptr float, ptr %c, i64 %at.80
  %x_56 = load <16 x float>, ptr %at.81, align 4
  %acc7_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_56, <16 x float> %acc7_0_9)
  %at.82 = getelementptr float, ptr %at.81, i64 16
  %x_57 = load <16 x float>, ptr %at.82, align 4
  %acc7_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_57, <16 x float> %acc7_1_9)
  %at.83 = mul i64 8, %ldc
  %at.84 = getelementptr float, ptr %c, i64 %at.83
  %x_58 = load <16 x float>, ptr %at.84, align 4
  %acc8_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_58, <16 x float> %acc8_0_9)
  %at.85 = getelementptr float, ptr %at.84, i64 16
  %x_59 = load <16 x float>, ptr %at.85, align 4
  %acc8_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_59, <16 x float> %acc8_1_9)
  %at.86 = mul i64 9, %ldc
  %at.87 = getelementptr float, ptr %c, i64 %at.86
  %x_60 = load <16 x float>, ptr %at.87, align 4
  %acc9_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_60, <16 x float> %acc9_0_9)
  %at.88 = getelementptr float, ptr %at.87, i64 16
  %x_61 = load <16 x float>, ptr %at.88, align 4
  %acc9_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_61, <16 x float> %acc9_1_9)
  %at.89 = mul i64 10, %ldc
  %at.90 = getelementptr float, ptr %c, i64 %at.89
  %x_62 = load <16 x float>, ptr %at.90, align 4
  %acc10_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_62, <16 x float> %acc10_0_9)
  %at.91 = getelementptr float, ptr %at.90, i64 16
  %x_63 = load <16 x float>, ptr %at.91, align 4
  %acc10_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_63, <16 x float> %acc10_1_9)
  %at.92 = mul i64 11, %ldc
  %at.93 = getelementptr float, ptr %c, i64 %at.92
  %x_64 = load <16 x float>, ptr %at.93, align 4
  %acc11_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_64, <16 x float> %acc11_0_9)
  %at.94 = getelementptr float, ptr %at.93, i64 16
  %x_65 = load <16 x float>, ptr %at.94, align 4
  %acc11_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_65, <16 x float> %acc11_1_9)
  %at.95 = mul i64 12, %ldc
  %at.96 = getelementptr float, ptr %c, i64 %at.95
  %x_66 = load <16 x float>, ptr %at.96, align 4
  %acc12_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_66, <16 x float> %acc12_0_9)
  %at.97 = getelementptr float, ptr %at.96, i64 16
  %x_67 = load <16 x float>, ptr %at.97, align 4
  %acc12_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_67, <16 x float> %acc12_1_9)
  %at.98 = mul i64 13, %ldc
  %at.99 = getelementptr float, ptr %c, i64 %at.98
  %x_68 = load <16 x float>, ptr %at.99, align 4
  %acc13_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_68, <16 x float> %acc13_0_9)
  %at.100 = getelementptr float, ptr %at.99, i64 16
  %x_69 = load <16 x float>, ptr %at.100, align 4
  %acc13_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_69, <16 x float> %acc13_1_9)
  br label %if_2.end
if_2.end:
  %acc0_0_13 = phi <16 x float> [ %acc0_0_9, %if_1.then ], [ %acc0_0_12, %if_2.then ]
  %acc0_1_13 = phi <16 x float> [ %acc0_1_9, %if_1.then ], [ %acc0_1_12, %if_2.then ]
  %acc1_0_13 = phi <16 x float> [ %acc1_0_9, %if_1.then ], [ %acc1_0_12, %if_2.then ]
  %acc1_1_13 = phi <16 x float> [ %acc1_1_9, %if_1.then ], [ %acc1_1_12, %if_2.then ]
  %acc2_0_13 = phi <16 x float> [ %acc2_0_9, %if_1.then ], [ %acc2_0_12, %if_2.then ]
  %acc2_1_13 = phi <16 x float> [ %acc2_1_9, %if_1.then ], [ %acc2_1_12, %if_2.then ]
  %acc3_0_13 = phi <16 x float> [ %acc3_0_9, %if_1.then ], [ %acc3_0_12, %if_2.then ]
  %acc3_1_13 = phi <16 x float> [ %acc3_1_9, %if_1.then ], [ %acc3_1_12, %if_2.then ]
  %acc4_0_13 = phi <16 x float> [ %acc4_0_9, %if_1.then ], [ %acc4_0_12, %if_2.then ]
  %acc4_1_13 = phi <16 x float> [ %acc4_1_9, %if_1.then ], [ %acc4_1_12, %if_2.then ]
  %acc5_0_13 = phi <16 x float> [ %acc5_0_9, %if_1.then ], [ %acc5_0_12, %if_2.then ]
  %acc5_1_13 = phi <16 x float> [ %acc5_1_9, %if_1.then ], [ %acc5_1_12, %if_2.then ]
  %acc6_0_13 = phi <16 x float> [ %acc6_0_9, %if_1.then ], [ %acc6_0_12, %if_2.then ]
  %acc6_1_13 = phi <16 x float> [ %acc6_1_9, %if_1.then ], [ %acc6_1_12, %if_2.then ]
  %acc7_0_13 = phi <16 x float> [ %acc7_0_9, %if_1.then ], [ %acc7_0_12, %if_2.then ]
  %acc7_1_13 = phi <16 x float> [ %acc7_1_9, %if_1.then ], [ %acc7_1_12, %if_2.then ]
  %acc8_0_13 = phi <16 x float> [ %acc8_0_9, %if_1.then ], [ %acc8_0_12, %if_2.then ]
  %acc8_1_13 = phi <16 x float> [ %acc8_1_9, %if_1.then ], [ %acc8_1_12, %if_2.then ]
  %acc9_0_13 = phi <16 x float> [ %acc9_0_9, %if_1.then ], [ %acc9_0_12, %if_2.then ]
  %acc9_1_13 = phi <16 x float> [ %acc9_1_9, %if_1.then ], [ %acc9_1_12, %if_2.then ]
  %acc10_0_13 = phi <16 x float> [ %acc10_0_9, %if_1.then ], [ %acc10_0_12, %if_2.then ]
  %acc10_1_13 = phi <16 x float> [ %acc10_1_9, %if_1.then ], [ %acc10_1_12, %if_2.then ]
  %acc11_0_13 = phi <16 x float> [ %acc11_0_9, %if_1.then ], [ %acc11_0_12, %if_2.then ]
  %acc11_1_13 = phi <16 x float> [ %acc11_1_9, %if_1.then ], [ %acc11_1_12, %if_2.then ]
  %acc12_0_13 = phi <16 x float> [ %acc12_0_9, %if_1.then ], [ %acc12_0_12, %if_2.then ]
  %acc12_1_13 = phi <16 x float> [ %acc12_1_9, %if_1.then ], [ %acc12_1_12, %if_2.then ]
  %acc13_0_13 = phi <16 x float> [ %acc13_0_9, %if_1.then ], [ %acc13_0_12, %if_2.then ]
  %acc13_1_13 = phi <16 x float> [ %acc13_1_9, %if_1.then ], [ %acc13_1_12, %if_2.then ]
  %at.101 = icmp ne i64 %m, 14
  %at.102 = icmp ne i64 %n, 32
  %at.103 = or i1 %at.101, %at.102
  br i1 %at.103, label %if_3.then, label %if_3.end
if_3.then:
  %within0.n = trunc i64 %n to i32
  %within0.0 = insertelement <16 x i32> poison, i32 %within0.n, i64 0
  %within0.s = shufflevector <16 x i32> %within0.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0.s
  %within1.n = trunc i64 %n to i32
  %within1.0 = insertelement <16 x i32> poison, i32 %within1.n, i64 0
  %within1.s = shufflevector <16 x i32> %within1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1.s
  %at.104 = icmp sgt i64 %m, 0
  br i1 %at.104, label %if_4.then, label %if_4.end
if_4.then:
  %x_70 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %c, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc0_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_70, <16 x float> %acc0_0_13)
  %at.105 = getelementptr float, ptr %c, i64 16
  %x_71 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.105, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc0_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_71, <16 x float> %acc0_1_13)
  br label %if_4.end
if_4.end:
  %acc0_0_17 = phi <16 x float> [ %acc0_0_13, %if_3.then ], [ %acc0_0_16, %if_4.then ]
  %acc0_1_17 = phi <16 x float> [ %acc0_1_13, %if_3.then ], [ %acc0_1_16, %if_4.then ]
  %at.106 = icmp sgt i64 %m, 1
  br i1 %at.106, label %if_5.then, label %if_5.end
if_5.then:
  %at.107 = getelementptr float, ptr %c, i64 %ldc
  %x_72 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.107, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc1_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_72, <16 x float> %acc1_0_13)
  %at.108 = getelementptr float, ptr %at.107, i64 16
  %x_73 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.108, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc1_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_73, <16 x float> %acc1_1_13)
  br label %if_5.end
if_5.end:
  %acc1_0_17 = phi <16 x float> [ %acc1_0_13, %if_4.end ], [ %acc1_0_16, %if_5.then ]
  %acc1_1_17 = phi <16 x float> [ %acc1_1_13, %if_4.end ], [ %acc1_1_16, %if_5.then ]
  %at.109 = icmp sgt i64 %m, 2
  br i1 %at.109, label %if_6.then, label %if_6.end
if_6.then:
  %at.110 = mul i64 2, %ldc
  %at.111 = getelementptr float, ptr %c, i64 %at.110
  %x_74 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.111, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc2_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_74, <16 x float> %acc2_0_13)
  %at.112 = getelementptr float, ptr %at.111, i64 16
  %x_75 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.112, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc2_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_75, <16 x float> %acc2_1_13)
  br label %if_6.end
if_6.end:
  %acc2_0_17 = phi <16 x float> [ %acc2_0_13, %if_5.end ], [ %acc2_0_16, %if_6.then ]
  %acc2_1_17 = phi <16 x float> [ %acc2_1_13, %if_5.end ], [ %acc2_1_16, %if_6.then ]
  %at.113 = icmp sgt i64 %m, 3
  br i1 %at.113, label %if_7.then, label %if_7.end
if_7.then:
  %at.114 = mul i64 3, %ldc
  %at.115 = getelementptr float, ptr %c, i64 %at.114
  %x_76 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.115, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc3_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_76, <16 x float> %acc3_0_13)
  %at.116 = getelementptr float, ptr %at.115, i64 16
  %x_77 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.116, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc3_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_77, <16 x float> %acc3_1_13)
  br label %if_7.end
if_7.end:
  %acc3_0_17 = phi <16 x float> [ %acc3_0_13, %if_6.end ], [ %acc3_0_16, %if_7.then ]
  %acc3_1_17 = phi <16 x float> [ %acc3_1_13, %if_6.end ], [ %acc3_1_16, %if_7.then ]
  %at.117 = icmp sgt i64 %m, 4
  br i1 %at.117, label %if_8.then, label %if_8.end
if_8.then:
  %at.118 = mul i64 4, %ldc
  %at.119 = getelementptr float, ptr %c, i64 %at.118
  %x_78 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.119, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc4_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_78, <16 x float> %acc4_0_13)
  %at.120 = getelementptr float, ptr %at.119, i64 16
  %x_79 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.120, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc4_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_79, <16 x float> %acc4_1_13)
  br label %if_8.end
if_8.end:
  %acc4_0_17 = phi <16 x float> [ %acc4_0_13, %if_7.end ], [ %acc4_0_16, %if_8.then ]
  %acc4_1_17 = phi <16 x float> [ %acc4_1_13, %if_7.end ], [ %acc4_1_16, %if_8.then ]
  %at.121 = icmp sgt i64 %m, 5
  br i1 %at.121, label %if_9.then, label %if_9.end
if_9.then:
  %at.122 = mul i64 5, %ldc
  %at.123 = getelementptr float, ptr %c, i64 %at.122
  %x_80 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.123, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc5_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_80, <16 x float> %acc5_0_13)
  %at.124 = getelementptr float, ptr %at.123, i64 16
  %x_81 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.124, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc5_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_81, <16 x float> %acc5_1_13)
  br label %if_9.end
if_9.end:
  %acc5_0_17 = phi <16 x float> [ %acc5_0_13, %if_8.end ], [ %acc5_0_16, %if_9.then ]
  %acc5_1_17 = phi <16 x float> [ %acc5_1_13, %if_8.end ], [ %acc5_1_16, %if_9.then ]
  %at.125 = icmp sgt i64 %m, 6
  br i1 %at.125, label %if_10.then, label %if_10.end
if_10.then:
  %at.126 = mul i64 6, %ldc
  %at.127 = getelementptr float, ptr %c, i64 %at.126
  %x_82 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.127, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc6_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_82, <16 x float> %acc6_0_13)
  %at.128 = getelementptr float, ptr %at.127, i64 16
  %x_83 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.128, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc6_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_83, <16 x float> %acc6_1_13)
  br label %if_10.end
if_10.end:
  %acc6_0_17 = phi <16 x float> [ %acc6_0_13, %if_9.end ], [ %acc6_0_16, %if_10.then ]
  %acc6_1_17 = phi <16 x float> [ %acc6_1_13, %if_9.end ], [ %acc6_1_16, %if_10.then ]
  %at.129 = icmp sgt i64 %m, 7
  br i1 %at.129, label %if_11.then, label %if_11.end
if_11.then:
  %at.130 = mul i64 7, %ldc
  %at.131 = getelementptr float, ptr %c, i64 %at.130
  %x_84 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.131, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc7_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_84, <16 x float> %acc7_0_13)
  %at.132 = getelementptr float, ptr %at.131, i64 16
  %x_85 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.132, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc7_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_85, <16 x float> %acc7_1_13)
  br label %if_11.end
if_11.end:
  %acc7_0_17 = phi <16 x float> [ %acc7_0_13, %if_10.end ], [ %acc7_0_16, %if_11.then ]
  %acc7_1_17 = phi <16 x float> [ %acc7_1_13, %if_10.end ], [ %acc7_1_16, %if_11.then ]
  %at.133 = icmp sgt i64 %m, 8
  br i1 %at.133, label %if_12.then, label %if_12.end
if_12.then:
  %at.134 = mul i64 8, %ldc
  %at.135 = getelementptr float, ptr %c, i64 %at.134
  %x_86 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.135, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc8_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_86, <16 x float> %acc8_0_13)
  %at.136 = getelementptr float, ptr %at.135, i64 16
  %x_87 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.136, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc8_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_87, <16 x float> %acc8_1_13)
  br label %if_12.end
if_12.end:
  %acc8_0_17 = phi <16 x float> [ %acc8_0_13, %if_11.end ], [ %acc8_0_16, %if_12.then ]
  %acc8_1_17 = phi <16 x float> [ %acc8_1_13, %if_11.end ], [ %acc8_1_16, %if_12.then ]
  %at.137 = icmp sgt i64 %m, 9
  br i1 %at.137, label %if_13.then, label %if_13.end
if_13.then:
  %at.138 = mul i64 9, %ldc
  %at.139 = getelementptr float, ptr %c, i64 %at.138
  %x_88 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.139, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc9_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_88, <16 x float> %acc9_0_13)
  %at.140 = getelementptr float, ptr %at.139, i64 16
  %x_89 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.140, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc9_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_89, <16 x float> %acc9_1_13)
  br label %if_13.end
if_13.end:
  %acc9_0_17 = phi <16 x float> [ %acc9_0_13, %if_12.end ], [ %acc9_0_16, %if_13.then ]
  %acc9_1_17 = phi <16 x float> [ %acc9_1_13, %if_12.end ], [ %acc9_1_16, %if_13.then ]
  %at.141 = icmp sgt i64 %m, 10
  br i1 %at.141, label %if_14.then, label %if_14.end
if_14.then:
  %at.142 = mul i64 10, %ldc
  %at.143 = getelementptr float, ptr %c, i64 %at.142
  %x_90 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.143, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc10_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_90, <16 x float> %acc10_0_13)
  %at.144 = getelementptr float, ptr %at.143, i64 16
  %x_91 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.144, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc10_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_91, <16 x float> %acc10_1_13)
  br label %if_14.end
if_14.end:
  %acc10_0_17 = phi <16 x float> [ %acc10_0_13, %if_13.end ], [ %acc10_0_16, %if_14.then ]
  %acc10_1_17 = phi <16 x float> [ %acc10_1_13, %if_13.end ], [ %acc10_1_16, %if_14.then ]
  %at.145 = icmp sgt i64 %m, 11
  br i1 %at.145, label %if_15.then, label %if_15.end
if_15.then:
  %at.146 = mul i64 11, %ldc
  %at.147 = getelementptr float, ptr %c, i64 %at.146
  %x_92 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.147, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc11_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_92, <16 x float> %acc11_0_13)
  %at.148 = getelementptr float, ptr %at.147, i64 16
  %x_93 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.148, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc11_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_93, <16 x float> %acc11_1_13)
  br label %if_15.end
if_15.end:
  %acc11_0_17 = phi <16 x float> [ %acc11_0_13, %if_14.end ], [ %acc11_0_16, %if_15.then ]
  %acc11_1_17 = phi <16 x float> [ %acc11_1_13, %if_14.end ], [ %acc11_1_16, %if_15.then ]
  %at.149 = icmp sgt i64 %m, 12
  br i1 %at.149, label %if_16.then, label %if_16.end
if_16.then:
  %at.150 = mul i64 12, %ldc
  %at.151 = getelementptr float, ptr %c, i64 %at.150
  %x_94 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.151, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc12_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_94, <16 x float> %acc12_0_13)
  %at.152 = getelementptr float, ptr %at.151, i64 16
  %x_95 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.152, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc12_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_95, <16 x float> %acc12_1_13)
  br label %if_16.end
if_16.end:
  %acc12_0_17 = phi <16 x float> [ %acc12_0_13, %if_15.end ], [ %acc12_0_16, %if_16.then ]
  %acc12_1_17 = phi <16 x float> [ %acc12_1_13, %if_15.end ], [ %acc12_1_16, %if_16.then ]
  %at.153 = icmp sgt i64 %m, 13
  br i1 %at.153, label %if_17.then, label %if_17.end
if_17.then:
  %at.154 = mul i64 13, %ldc
  %at.155 = getelementptr float, ptr %c, i64 %at.154
  %x_96 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.155, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc13_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_96, <16 x float> %acc13_0_13)
  %at.156 = getelementptr float, ptr %at.155, i64 16
  %x_97 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.156, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc13_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_97, <16 x float> %acc13_1_13)
  br label %if_17.end
if_17.end:
  %acc13_0_17 = phi <16 x float> [ %acc13_0_13, %if_16.end ], [ %acc13_0_16, %if_17.then ]
  %acc13_1_17 = phi <16 x float> [ %acc13_1_13, %if_16.end ], [ %acc13_1_16, %if_17.then ]
  br label %if_3.end
if_3.end:
  %acc0_0_18 = phi <16 x float> [ %acc0_0_13, %if_2.end ], [ %acc0_0_17, %if_17.end ]
  %acc0_1_18 = phi <16 x float> [ %acc0_1_13, %if_2.end ], [ %acc0_1_17, %if_17.end ]
  %acc1_0_18 = phi <16 x float> [ %acc1_0_13, %if_2.end ], [ %acc1_0_17, %if_17.end ]
  %acc1_1_18 = phi <16 x float> [ %acc1_1_13, %if_2.end ], [ %acc1_1_17, %if_17.end ]
  %acc2_0_18 = phi <16 x float> [ %acc2_0_13, %if_2.end ], [ %acc2_0_17, %if_17.end ]
  %acc2_1_18 = phi <16 x float> [ %acc2_1_13, %if_2.end ], [ %acc2_1_17, %if_17.end ]
  %acc3_0_18 = phi <16 x float> [ %acc3_0_13, %if_2.end ], [ %acc3_0_17, %if_17.end ]
  %acc3_1_18 = phi <16 x float> [ %acc3_1_13, %if_2.end ], [ %acc3_1_17, %if_17.end ]
  %acc4_0_18 = phi <16 x float> [ %acc4_0_13, %if_2.end ], [ %acc4_0_17, %if_17.end ]
  %acc4_1_18 = phi <16 x float> [ %acc4_1_13, %if_2.end ], [ %acc4_1_17, %if_17.end ]
  %acc5_0_18 = phi <16 x float> [ %acc5_0_13, %if_2.end ], [ %acc5_0_17, %if_17.end ]
  %acc5_1_18 = phi <16 x float> [ %acc5_1_13, %if_2.end ], [ %acc5_1_17, %if_17.end ]
  %acc6_0_18 = phi <16 x float> [ %acc6_0_13, %if_2.end ], [ %acc6_0_17, %if_17.end ]
  %acc6_1_18 = phi <16 x float> [ %acc6_1_13, %if_2.end ], [ %acc6_1_17, %if_17.end ]
  %acc7_0_18 = phi <16 x float> [ %acc7_0_13, %if_2.end ], [ %acc7_0_17, %if_17.end ]
  %acc7_1_18 = phi <16 x float> [ %acc7_1_13, %if_2.end ], [ %acc7_1_17, %if_17.end ]
  %acc8_0_18 = phi <16 x float> [ %acc8_0_13, %if_2.end ], [ %acc8_0_17, %if_17.end ]
  %acc8_1_18 = phi <16 x float> [ %acc8_1_13, %if_2.end ], [ %acc8_1_17, %if_17.end ]
  %acc9_0_18 = phi <16 x float> [ %acc9_0_13, %if_2.end ], [ %acc9_0_17, %if_17.end ]
  %acc9_1_18 = phi <16 x float> [ %acc9_1_13, %if_2.end ], [ %acc9_1_17, %if_17.end ]
  %acc10_0_18 = phi <16 x float> [ %acc10_0_13, %if_2.end ], [ %acc10_0_17, %if_17.end ]
  %acc10_1_18 = phi <16 x float> [ %acc10_1_13, %if_2.end ], [ %acc10_1_17, %if_17.end ]
  %acc11_0_18 = phi <16 x float> [ %acc11_0_13, %if_2.end ], [ %acc11_0_17, %if_17.end ]
  %acc11_1_18 = phi <16 x float> [ %acc11_1_13, %if_2.end ], [ %acc11_1_17, %if_17.end ]
  %acc12_0_18 = phi <16 x float> [ %acc12_0_13, %if_2.end ], [ %acc12_0_17, %if_17.end ]
  %acc12_1_18 = phi <16 x float> [ %acc12_1_13, %if_2.end ], [ %acc12_1_17, %if_17.end ]
  %acc13_0_18 = phi <16 x float> [ %acc13_0_13, %if_2.end ], [ %acc13_0_17, %if_17.end ]
  %acc13_1_18 = phi <16 x float> [ %acc13_1_13, %if_2.end ], [ %acc13_1_17, %if_17.end ]
  br label %if_1.end
if_1.end:
  %acc0_0_19 = phi <16 x float> [ %acc0_0_9, %p_2.end ], [ %acc0_0_18, %if_3.end ]
  %acc0_1_19 = phi <16 x float> [ %acc0_1_9, %p_2.end ], [ %acc0_1_18, %if_3.end ]
  %acc1_0_19 = phi <16 x float> [ %acc1_0_9, %p_2.end ], [ %acc1_0_18, %if_3.end ]
  %acc1_1_19 = phi <16 x float> [ %acc1_1_9, %p_2.end ], [ %acc1_1_18, %if_3.end ]
  %acc2_0_19 = phi <16 x float> [ %acc2_0_9, %p_2.end ], [ %acc2_0_18, %if_3.end ]
  %acc2_1_19 = phi <16 x float> [ %acc2_1_9, %p_2.end ], [ %acc2_1_18, %if_3.end ]
  %acc3_0_19 = phi <16 x float> [ %acc3_0_9, %p_2.end ], [ %acc3_0_18, %if_3.end ]
  %acc3_1_19 = phi <16 x float> [ %acc3_1_9, %p_2.end ], [ %acc3_1_18, %if_3.end ]
  %acc4_0_19 = phi <16 x float> [ %acc4_0_9, %p_2.end ], [ %acc4_0_18, %if_3.end ]
  %acc4_1_19 = phi <16 x float> [ %acc4_1_9, %p_2.end ], [ %acc4_1_18, %if_3.end ]
  %acc5_0_19 = phi <16 x float> [ %acc5_0_9, %p_2.end ], [ %acc5_0_18, %if_3.end ]
  %acc5_1_19 = phi <16 x float> [ %acc5_1_9, %p_2.end ], [ %acc5_1_18, %if_3.end ]
  %acc6_0_19 = phi <16 x float> [ %acc6_0_9, %p_2.end ], [ %acc6_0_18, %if_3.end ]
  %acc6_1_19 = phi <16 x float> [ %acc6_1_9, %p_2.end ], [ %acc6_1_18, %if_3.end ]
  %acc7_0_19 = phi <16 x float> [ %acc7_0_9, %p_2.end ], [ %acc7_0_18, %if_3.end ]
  %acc7_1_19 = phi <16 x float> [ %acc7_1_9, %p_2.end ], [ %acc7_1_18, %if_3.end ]
  %acc8_0_19 = phi <16 x float> [ %acc8_0_9, %p_2.end ], [ %acc8_0_18, %if_3.end ]
  %acc8_1_19 = phi <16 x float> [ %acc8_1_9, %p_2.end ], [ %acc8_1_18, %if_3.end ]
  %acc9_0_19 = phi <16 x float> [ %acc9_0_9, %p_2.end ], [ %acc9_0_18, %if_3.end ]
  %acc9_1_19 = phi <16 x float> [ %acc9_1_9, %p_2.end ], [ %acc9_1_18, %if_3.end ]
  %acc10_0_19 = phi <16 x float> [ %acc10_0_9, %p_2.end ], [ %acc10_0_18, %if_3.end ]
  %acc10_1_19 = phi <16 x float> [ %acc10_1_9, %p_2.end ], [ %acc10_1_18, %if_3.end ]
  %acc11_0_19 = phi <16 x float> [ %acc11_0_9, %p_2.end ], [ %acc11_0_18, %if_3.end ]
  %acc11_1_19 = phi <16 x float> [ %acc11_1_9, %p_2.end ], [ %acc11_1_18, %if_3.end ]
  %acc12_0_19 = phi <16 x float> [ %acc12_0_9, %p_2.end ], [ %acc12_0_18, %if_3.end ]
  %acc12_1_19 = phi <16 x float> [ %acc12_1_9, %p_2.end ], [ %acc12_1_18, %if_3.end ]
  %acc13_0_19 = phi <16 x float> [ %acc13_0_9, %p_2.end ], [ %acc13_0_18, %if_3.end ]
  %acc13_1_19 = phi <16 x float> [ %acc13_1_9, %p_2.end ], [ %acc13_1_18, %if_3.end ]
  ; The bias: a number for each column.
  %at.157 = icmp ne ptr %bias, null
  br i1 %at.157, label %if_18.then, label %if_18.end
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
  %at.158 = getelementptr float, ptr %bias, i64 16
  %bias1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.158, i32 4, <16 x i1> %within1_1, <16 x float> zeroinitializer)
  %acc0_0_21 = fadd <16 x float> %acc0_0_19, %bias0
  %acc0_1_21 = fadd <16 x float> %acc0_1_19, %bias1
  %acc1_0_21 = fadd <16 x float> %acc1_0_19, %bias0
  %acc1_1_21 = fadd <16 x float> %acc1_1_19, %bias1
  %acc2_0_21 = fadd <16 x float> %acc2_0_19, %bias0
  %acc2_1_21 = fadd <16 x float> %acc2_1_19, %bias1
  %acc3_0_21 = fadd <16 x float> %acc3_0_19, %bias0
  %acc3_1_21 = fadd <16 x float> %acc3_1_19, %bias1
  %acc4_0_21 = fadd <16 x float> %acc4_0_19, %bias0
  %acc4_1_21 = fadd <16 x float> %acc4_1_19, %bias1
  %acc5_0_21 = fadd <16 x float> %acc5_0_19, %bias0
  %acc5_1_21 = fadd <16 x float> %acc5_1_19, %bias1
  %acc6_0_21 = fadd <16 x float> %acc6_0_19, %bias0
  %acc6_1_21 = fadd <16 x float> %acc6_1_19, %bias1
  %acc7_0_21 = fadd <16 x float> %acc7_0_19, %bias0
  %acc7_1_21 = fadd <16 x float> %acc7_1_19, %bias1
  %acc8_0_21 = fadd <16 x float> %acc8_0_19, %bias0
  %acc8_1_21 = fadd <16 x float> %acc8_1_19, %bias1
  %acc9_0_21 = fadd <16 x float> %acc9_0_19, %bias0
  %acc9_1_21 = fadd <16 x float> %acc9_1_19, %bias1
  %acc10_0_21 = fadd <16 x float> %acc10_0_19, %bias0
  %acc10_1_21 = fadd <16 x float> %acc10_1_19, %bias1
  %acc11_0_21 = fadd <16 x float> %acc11_0_19, %bias0
  %acc11_1_21 = fadd <16 x float> %acc11_1_19, %bias1
  %acc12_0_21 = fadd <16 x float> %acc12_0_19, %bias0
  %acc12_1_21 = fadd <16 x float> %acc12_1_19, %bias1
  %acc13_0_21 = fadd <16 x float> %acc13_0_19, %bias0
  %acc13_1_21 = fadd <16 x float> %acc13_1_19, %bias1
  br label %if_18.end
if_18.end:
  %acc0_0_22 = phi <16 x float> [ %acc0_0_19, %if_1.end ], [ %acc0_0_21, %if_18.then ]
  %acc0_1_22 = phi <16 x float> [ %acc0_1_19, %if_1.end ], [ %acc0_1_21, %if_18.then ]
  %acc1_0_22 = phi <16 x float> [ %acc1_0_19, %if_1.end ], [ %acc1_0_21, %if_18.then ]
  %acc1_1_22 = phi <16 x float> [ %acc1_1_19, %if_1.end ], [ %acc1_1_21, %if_18.then ]
  %acc2_0_22 = phi <16 x float> [ %acc2_0_19, %if_1.end ], [ %acc2_0_21, %if_18.then ]
  %acc2_1_22 = phi <16 x float> [ %acc2_1_19, %if_1.end ], [ %acc2_1_21, %if_18.then ]
  %acc3_0_22 = phi <16 x float> [ %acc3_0_19, %if_1.end ], [ %acc3_0_21, %if_18.then ]
  %acc3_1_22 = phi <16 x float> [ %acc3_1_19, %if_1.end ], [ %acc3_1_21, %if_18.then ]
  %acc4_0_22 = phi <16 x float> [ %acc4_0_19, %if_1.end ], [ %acc4_0_21, %if_18.then ]
  %acc4_1_22 = phi <16 x float> [ %acc4_1_19, %if_1.end ], [ %acc4_1_21, %if_18.then ]
  %acc5_0_22 = phi <16 x float> [ %acc5_0_19, %if_1.end ], [ %acc5_0_21, %if_18.then ]
  %acc5_1_22 = phi <16 x float> [ %acc5_1_19, %if_1.end ], [ %acc5_1_21, %if_18.then ]
  %acc6_0_22 = phi <16 x float> [ %acc6_0_19, %if_1.end ], [ %acc6_0_21, %if_18.then ]
  %acc6_1_22 = phi <16 x float> [ %acc6_1_19, %if_1.end ], [ %acc6_1_21, %if_18.then ]
  %acc7_0_22 = phi <16 x float> [ %acc7_0_19, %if_1.end ], [ %acc7_0_21, %if_18.then ]
  %acc7_1_22 = phi <16 x float> [ %acc7_1_19, %if_1.end ], [ %acc7_1_21, %if_18.then ]
  %acc8_0_22 = phi <16 x float> [ %acc8_0_19, %if_1.end ], [ %acc8_0_21, %if_18.then ]
  %acc8_1_22 = phi <16 x float> [ %acc8_1_19, %if_1.end ], [ %acc8_1_21, %if_18.then ]
  %acc9_0_22 = phi <16 x float> [ %acc9_0_19, %if_1.end ], [ %acc9_0_21, %if_18.then ]
  %acc9_1_22 = phi <16 x float> [ %acc9_1_19, %if_1.end ], [ %acc9_1_21, %if_18.then ]
  %acc10_0_22 = phi <16 x float> [ %acc10_0_19, %if_1.end ], [ %acc10_0_21, %if_18.then ]
  %acc10_1_22 = phi <16 x float> [ %acc10_1_19, %if_1.end ], [ %acc10_1_21, %if_18.then ]
  %acc11_0_22 = phi <16 x float> [ %acc11_0_19, %if_1.end ], [ %acc11_0_21, %if_18.then ]
  %acc11_1_22 = phi <16 x float> [ %acc11_1_19, %if_1.end ], [ %acc11_1_21, %if_18.then ]
  %acc12_0_22 = phi <16 x float> [ %acc12_0_19, %if_1.end ], [ %acc12_0_21, %if_18.then ]
  %acc12_1_22 = phi <16 x float> [ %acc12_1_19, %if_1.end ], [ %acc12_1_21, %if_18.then ]
  %acc13_0_22 = phi <16 x float> [ %acc13_0_19, %if_1.end ], [ %acc13_0_21, %if_18.then ]
  %acc13_1_22 = phi <16 x float> [ %acc13_1_19, %if_1.end ], [ %acc13_1_21, %if_18.then ]
  ; c.
  %at.159 = icmp eq i64 %m, 14
  %at.160 = icmp eq i64 %n, 32
  %at.161 = and i1 %at.159, %at.160
  br i1 %at.161, label %if_19.then, label %if_19.end
if_19.then:
  store <16 x float> %acc0_0_22, ptr %c, align 4
  %at.162 = getelementptr float, ptr %c, i64 16
  store <16 x float> %acc0_1_22, ptr %at.162, align 4
  %at.163 = getelementptr float, ptr %c, i64 %ldc
  store <16 x float> %acc1_0_22, ptr %at.163, align 4
  %at.164 = getelementptr float, ptr %at.163, i64 16
  store <16 x float> %acc1_1_22, ptr %at.164, align 4
  %at.165 = mul i64 2, %ldc
  %at.166 = getelementptr float, ptr %c, i64 %at.165
  store <16 x float> %acc2_0_22, ptr %at.166, align 4
  %at.167 = getelementptr float, ptr %at.166, i64 16
  store <16 x float> %acc2_1_22, ptr %at.167, align 4
  %at.168 = mul i64 3, %ldc
  %at.169 = getelementptr float, ptr %c, i64 %at.168
  store <16 x float> %acc3_0_22, ptr %at.169, align 4
  %at.170 = getelementptr float, ptr %at.169, i64 16
  store <16 x float> %acc3_1_22, ptr %at.170, align 4
  %at.171 = mul i64 4, %ldc
  %at.172 = getelementptr float, ptr %c, i64 %at.171
  store <16 x float> %acc4_0_22, ptr %at.172, align 4
  %at.173 = getelementptr float, ptr %at.172, i64 16
  store <16 x float> %acc4_1_22, ptr %at.173, align 4
  %at.174 = mul i64 5, %ldc
  %at.175 = getelementptr float, ptr %c, i64 %at.174
  store <16 x float> %acc5_0_22, ptr %at.175, align 4
  %at.176 = getelementptr float, ptr %at.175, i64 16
  store <16 x float> %acc5_1_22, ptr %at.176, align 4
  %at.177 = mul i64 6, %ldc
  %at.178 = getelementptr float, ptr %c, i64 %at.177
  store <16 x float> %acc6_0_22, ptr %at.178, align 4
  %at.179 = getelementptr float, ptr %at.178, i64 16
  store <16 x float> %acc6_1_22, ptr %at.179, align 4
  %at.180 = mul i64 7, %ldc
  %at.181 = getelementptr float, ptr %c, i64 %at.180
  store <16 x float> %acc7_0_22, ptr %at.181, align 4
  %at.182 = getelementptr float, ptr %at.181, i64 16
  store <16 x float> %acc7_1_22, ptr %at.182, align 4
  %at.183 = mul i64 8, %ldc
  %at.184 = getelementptr float, ptr %c, i64 %at.183
  store <16 x float> %acc8_0_22, ptr %at.184, align 4
  %at.185 = getelementptr float, ptr %at.184, i64 16
  store <16 x float> %acc8_1_22, ptr %at.185, align 4
  %at.186 = mul i64 9, %ldc
  %at.187 = getelementptr float, ptr %c, i64 %at.186
  store <16 x float> %acc9_0_22, ptr %at.187, align 4
  %at.188 = getelementptr float, ptr %at.187, i64 16
  store <16 x float> %acc9_1_22, ptr %at.188, align 4
  %at.189 = mul i64 10, %ldc
  %at.190 = getelementptr float, ptr %c, i64 %at.189
  store <16 x float> %acc10_0_22, ptr %at.190, align 4
  %at.191 = getelementptr float, ptr %at.190, i64 16
  store <16 x float> %acc10_1_22, ptr %at.191, align 4
  %at.192 = mul i64 11, %ldc
  %at.193 = getelementptr float, ptr %c, i64 %at.192
  store <16 x float> %acc11_0_22, ptr %at.193, align 4
  %at.194 = getelementptr float, ptr %at.193, i64 16
  store <16 x float> %acc11_1_22, ptr %at.194, align 4
  %at.195 = mul i64 12, %ldc
  %at.196 = getelementptr float, ptr %c, i64 %at.195
  store <16 x float> %acc12_0_22, ptr %at.196, align 4
  %at.197 = getelementptr float, ptr %at.196, i64 16
  store <16 x float> %acc12_1_22, ptr %at.197, align 4
  %at.198 = mul i64 13, %ldc
  %at.199 = getelementptr float, ptr %c, i64 %at.198
  store <16 x float> %acc13_0_22, ptr %at.199, align 4
  %at.200 = getelementptr float, ptr %at.199, i64 16
  store <16 x float> %acc13_1_22, ptr %at.200, align 4
  br label %if_19.end
if_19.end:
  %acc0_0_24 = phi <16 x float> [ %acc0_0_22, %if_18.end ], [ %acc0_0_22, %if_19.then ]
  %acc0_1_24 = phi <16 x float> [ %acc0_1_22, %if_18.end ], [ %acc0_1_22, %if_19.then ]
  %acc1_0_24 = phi <16 x float> [ %acc1_0_22, %if_18.end ], [ %acc1_0_22, %if_19.then ]
  %acc1_1_24 = phi <16 x float> [ %acc1_1_22, %if_18.end ], [ %acc1_1_22, %if_19.then ]
  %acc2_0_24 = phi <16 x float> [ %acc2_0_22, %if_18.end ], [ %acc2_0_22, %if_19.then ]
  %acc2_1_24 = phi <16 x float> [ %acc2_1_22, %if_18.end ], [ %acc2_1_22, %if_19.then ]
  %acc3_0_24 = phi <16 x float> [ %acc3_0_22, %if_18.end ], [ %acc3_0_22, %if_19.then ]
  %acc3_1_24 = phi <16 x float> [ %acc3_1_22, %if_18.end ], [ %acc3_1_22, %if_19.then ]
  %acc4_0_24 = phi <16 x float> [ %acc4_0_22, %if_18.end ], [ %acc4_0_22, %if_19.then ]
  %acc4_1_24 = phi <16 x float> [ %acc4_1_22, %if_18.end ], [ %acc4_1_22, %if_19.then ]
  %acc5_0_24 = phi <16 x float> [ %acc5_0_22, %if_18.end ], [ %acc5_0_22, %if_19.then ]
  %acc5_1_24 = phi <16 x float> [ %acc5_1_22, %if_18.end ], [ %acc5_1_22, %if_19.then ]
  %acc6_0_24 = phi <16 x float> [ %acc6_0_22, %if_18.end ], [ %acc6_0_22, %if_19.then ]
  %acc6_1_24 = phi <16 x float> [ %acc6_1_22, %if_18.end ], [ %acc6_1_22, %if_19.then ]
  %acc7_0_24 = phi <16 x float> [ %acc7_0_22, %if_18.end ], [ %acc7_0_22, %if_19.then ]
  %acc7_1_24 = phi <16 x float> [ %acc7_1_22, %if_18.end ], [ %acc7_1_22, %if_19.then ]
  %acc8_0_24 = phi <16 x float> [ %acc8_0_22, %if_18.end ], [ %acc8_0_22, %if_19.then ]
  %acc8_1_24 = phi <16 x float> [ %acc8_1_22, %if_18.end ], [ %acc8_1_22, %if_19.then ]
  %acc9_0_24 = phi <16 x float> [ %acc9_0_22, %if_18.end ], [ %acc9_0_22, %if_19.then ]
  %acc9_1_24 = phi <16 x float> [ %acc9_1_22, %if_18.end ], [ %acc9_1_22, %if_19.then ]
  %acc10_0_24 = phi <16 x float> [ %acc10_0_22, %if_18.end ], [ %acc10_0_22, %if_19.then ]
  %acc10_1_24 = phi <16 x float> [ %acc10_1_22, %if_18.end ], [ %acc10_1_22, %if_19.then ]
  %acc11_0_24 = phi <16 x float> [ %acc11_0_22, %if_18.end ], [ %acc11_0_22, %if_19.then ]
  %acc11_1_24 = phi <16 x float> [ %acc11_1_22, %if_18.end ], [ %acc11_1_22, %if_19.then ]
  %acc12_0_24 = phi <16 x float> [ %acc12_0_22, %if_18.end ], [ %acc12_0_22, %if_19.then ]
  %acc12_1_24 = phi <16 x float> [ %acc12_1_22, %if_18.end ], [ %acc12_1_22, %if_19.then ]
  %acc13_0_24 = phi <16 x float> [ %acc13_0_22, %if_18.end ], [ %acc13_0_22, %if_19.then ]
  %acc13_1_24 = phi <16 x float> [ %acc13_1_22, %if_18.end ], [ %acc13_1_22, %if_19.then ]
  %at.201 = icmp ne i64 %m, 14
  %at.202 = icmp ne i64 %n, 32
  %at.203 = or i1 %at.201, %at.202
  br i1 %at.203, label %if_20.then, label %if_20.end
if_20.then:
  %within0_2.n = trunc i64 %n to i32
  %within0_2.0 = insertelement <16 x i32> poison, i32 %within0_2.n, i64 0
  %within0_2.s = shufflevector <16 x i32> %within0_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0_2.s
  %within1_2.n = trunc i64 %n to i32
  %within1_2.0 = insertelement <16 x i32> poison, i32 %within1_2.n, i64 0
  %within1_2.s = shufflevector <16 x i32> %within1_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1_2 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1_2.s
  %at.204 = icmp sgt i64 %m, 0
  br i1 %at.204, label %if_21.then, label %if_21.end
if_21.then:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_0_24, ptr %c, i32 4, <16 x i1> %within0_2)
  %at.205 = getelementptr float, ptr %c, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_1_24, ptr %at.205, i32 4, <16 x i1> %within1_2)
  br label %if_21.end
if_21.end:
  %acc0_0_27 = phi <16 x float> [ %acc0_0_24, %if_20.then ], [ %acc0_0_24, %if_21.then ]
  %acc0_1_27 = phi <16 x float> [ %acc0_1_24, %if_20.then ], [ %acc0_1_24, %if_21.then ]
  %at.206 = icmp sgt i64 %m, 1
  br i1 %at.206, label %if_22.then, label %if_22.end
if_22.then:
  %at.207 = getelementptr float, ptr %c, i64 %ldc
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_0_24, ptr %at.207, i32 4, <16 x i1> %within0_2)
  %at.208 = getelementptr float, ptr %at.207, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_1_24, ptr %at.208, i32 4, <16 x i1> %within1_2)
  br label %if_22.end
if_22.end:
  %acc1_0_27 = phi <16 x float> [ %acc1_0_24, %if_21.end ], [ %acc1_0_24, %if_22.then ]
  %acc1_1_27 = phi <16 x float> [ %acc1_1_24, %if_21.end ], [ %acc1_1_24, %if_22.then ]
  %at.209 = icmp sgt i64 %m, 2
  br i1 %at.209, label %if_23.then, label %if_23.end
if_23.then:
  %at.210 = mul i64 2, %ldc
  %at.211 = getelementptr float, ptr %c, i64 %at.210
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_0_24, ptr %at.211, i32 4, <16 x i1> %within0_2)
  %at.212 = getelementptr float, ptr %at.211, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_1_24, ptr %at.212, i32 4, <16 x i1> %within1_2)
  br label %if_23.end
if_23.end:
  %acc2_0_27 = phi <16 x float> [ %acc2_0_24, %if_22.end ], [ %acc2_0_24, %if_23.then ]
  %acc2_1_27 = phi <16 x float> [ %acc2_1_24, %if_22.end ], [ %acc2_1_24, %if_23.then ]
  %at.213 = icmp sgt i64 %m, 3
  br i1 %at.213, label %if_24.then, label %if_24.end
if_24.then:
  %at.214 = mul i64 3, %ldc
  %at.215 = getelementptr float, ptr %c, i64 %at.214
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_0_24, ptr %at.215, i32 4, <16 x i1> %within0_2)
  %at.216 = getelementptr float, ptr %at.215, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_1_24, ptr %at.216, i32 4, <16 x i1> %within1_2)
  br label %if_24.end
if_24.end:
  %acc3_0_27 = phi <16 x float> [ %acc3_0_24, %if_23.end ], [ %acc3_0_24, %if_24.then ]
  %acc3_1_27 = phi <16 x float> [ %acc3_1_24, %if_23.end ], [ %acc3_1_24, %if_24.then ]
  %at.217 = icmp sgt i64 %m, 4
  br i1 %at.217, label %if_25.then, label %if_25.end
if_25.then:
  %at.218 = mul i64 4, %ldc
  %at.219 = getelementptr float, ptr %c, i64 %at.218
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_0_24, ptr %at.219, i32 4, <16 x i1> %within0_2)
  %at.220 = getelementptr float, ptr %at.219, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_1_24, ptr %at.220, i32 4, <16 x i1> %within1_2)
  br label %if_25.end
if_25.end:
  %acc4_0_27 = phi <16 x float> [ %acc4_0_24, %if_24.end ], [ %acc4_0_24, %if_25.then ]
  %acc4_1_27 = phi <16 x float> [ %acc4_1_24, %if_24.end ], [ %acc4_1_24, %if_25.then ]
  %at.221 = icmp sgt i64 %m, 5
  br i1 %at.221, label %if_26.then, label %if_26.end
if_26.then:
  %at.222 = mul i64 5, %ldc
  %at.223 = getelementptr float, ptr %c, i64 %at.222
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_0_24, ptr %at.223, i32 4, <16 x i1> %within0_2)
  %at.224 = getelementptr float, ptr %at.223, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_1_24, ptr %at.224, i32 4, <16 x i1> %within1_2)
  br label %if_26.end
if_26.end:
  %acc5_0_27 = phi <16 x float> [ %acc5_0_24, %if_25.end ], [ %acc5_0_24, %if_26.then ]
  %acc5_1_27 = phi <16 x float> [ %acc5_1_24, %if_25.end ], [ %acc5_1_24, %if_26.then ]
  %at.225 = icmp sgt i64 %m, 6
  br i1 %at.225, label %if_27.then, label %if_27.end
if_27.then:
  %at.226 = mul i64 6, %ldc
  %at.227 = getelementptr float, ptr %c, i64 %at.226
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_0_24, ptr %at.227, i32 4, <16 x i1> %within0_2)
  %at.228 = getelementptr float, ptr %at.227, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_1_24, ptr %at.228, i32 4, <16 x i1> %within1_2)
  br label %if_27.end
if_27.end:
  %acc6_0_27 = phi <16 x float> [ %acc6_0_24, %if_26.end ], [ %acc6_0_24, %if_27.then ]
  %acc6_1_27 = phi <16 x float> [ %acc6_1_24, %if_26.end ], [ %acc6_1_24, %if_27.then ]
  %at.229 = icmp sgt i64 %m, 7
  br i1 %at.229, label %if_28.then, label %if_28.end
if_28.then:
  %at.230 = mul i64 7, %ldc
  %at.231 = getelementptr float, ptr %c, i64 %at.230
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_0_24, ptr %at.231, i32 4, <16 x i1> %within0_2)
  %at.232 = getelementptr float, ptr %at.231, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_1_24, ptr %at.232, i32 4, <16 x i1> %within1_2)
  br label %if_28.end
if_28.end:
  %acc7_0_27 = phi <16 x float> [ %acc7_0_24, %if_27.end ], [ %acc7_0_24, %if_28.then ]
  %acc7_1_27 = phi <16 x float> [ %acc7_1_24, %if_27.end ], [ %acc7_1_24, %if_28.then ]
  %at.233 = icmp sgt i64 %m, 8
  br i1 %at.233, label %if_29.then, label %if_29.end
if_29.then:
  %at.234 = mul i64 8, %ldc
  %at.235 = getelementptr float, ptr %c, i64 %at.234
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc8_0_24, ptr %at.235, i32 4, <16 x i1> %within0_2)
  %at.236 = getelementptr float, ptr %at.235, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc8_1_24, ptr %at.236, i32 4, <16 x i1> %within1_2)
  br label %if_29.end
if_29.end:
  %acc8_0_27 = phi <16 x float> [ %acc8_0_24, %if_28.end ], [ %acc8_0_24, %if_29.then ]
  %acc8_1_27 = phi <16 x float> [ %acc8_1_24, %if_28.end ], [ %acc8_1_24, %if_29.then ]
  %at.237 = icmp sgt i64 %m, 9
  br i1 %at.237, label %if_30.then, label %if_30.end
if_30.then:
  %at.238 = mul i64 9, %ldc
  %at.239 = getelementptr float, ptr %c, i64 %at.238
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc9_0_24, ptr %at.239, i32 4, <16 x i1> %within0_2)
  %at.240 = getelementptr float, ptr %at.239, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc9_1_24, ptr %at.240, i32 4, <16 x i1> %within1_2)
  br label %if_30.end
if_30.end:
  %acc9_0_27 = phi <16 x float> [ %acc9_0_24, %if_29.end ], [ %acc9_0_24, %if_30.then ]
  %acc9_1_27 = phi <16 x float> [ %acc9_1_24, %if_29.end ], [ %acc9_1_24, %if_30.then ]
  %at.241 = icmp sgt i64 %m, 10
  br i1 %at.241, label %if_31.then, label %if_31.end
if_31.then:
  %at.242 = mul i64 10, %ldc
  %at.243 = getelementptr float, ptr %c, i64 %at.242
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc10_0_24, ptr %at.243, i32 4, <16 x i1> %within0_2)
  %at.244 = getelementptr float, ptr %at.243, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc10_1_24, ptr %at.244, i32 4, <16 x i1> %within1_2)
  br label %if_31.end
if_31.end:
  %acc10_0_27 = phi <16 x float> [ %acc10_0_24, %if_30.end ], [ %acc10_0_24, %if_31.then ]
  %acc10_1_27 = phi <16 x float> [ %acc10_1_24, %if_30.end ], [ %acc10_1_24, %if_31.then ]
  %at.245 = icmp sgt i64 %m, 11
  br i1 %at.245, label %if_32.then, label %if_32.end
if_32.then:
  %at.246 = mul i64 11, %ldc
  %at.247 = getelementptr float, ptr %c, i64 %at.246
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc11_0_24, ptr %at.247, i32 4, <16 x i1> %within0_2)
  %at.248 = getelementptr float, ptr %at.247, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc11_1_24, ptr %at.248, i32 4, <16 x i1> %within1_2)
  br label %if_32.end
if_32.end:
  %acc11_0_27 = phi <16 x float> [ %acc11_0_24, %if_31.end ], [ %acc11_0_24, %if_32.then ]
  %acc11_1_27 = phi <16 x float> [ %acc11_1_24, %if_31.end ], [ %acc11_1_24, %if_32.then ]
  %at.249 = icmp sgt i64 %m, 12
  br i1 %at.249, label %if_33.then, label %if_33.end
if_33.then:
  %at.250 = mul i64 12, %ldc
  %at.251 = getelementptr float, ptr %c, i64 %at.250
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc12_0_24, ptr %at.251, i32 4, <16 x i1> %within0_2)
  %at.252 = getelementptr float, ptr %at.251, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc12_1_24, ptr %at.252, i32 4, <16 x i1> %within1_2)
  br label %if_33.end
if_33.end:
  %acc12_0_27 = phi <16 x float> [ %acc12_0_24, %if_32.end ], [ %acc12_0_24, %if_33.then ]
  %acc12_1_27 = phi <16 x float> [ %acc12_1_24, %if_32.end ], [ %acc12_1_24, %if_33.then ]
  %at.253 = icmp sgt i64 %m, 13
  br i1 %at.253, label %if_34.then, label %if_34.end
if_34.then:
  %at.254 = mul i64 13, %ldc
  %at.255 = getelementptr float, ptr %c, i64 %at.254
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc13_0_24, ptr %at.255, i32 4, <16 x i1> %within0_2)
  %at.256 = getelementptr float, ptr %at.255, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc13_1_24, ptr %at.256, i32 4, <16 x i1> %within1_2)
  br label %if_34.end
if_34.end:
  %acc13_0_27 = phi <16 x float> [ %acc13_0_24, %if_33.end ], [ %acc13_0_24, %if_34.then ]
  %acc13_1_27 = phi <16 x float> [ %acc13_1_24, %if_33.end ], [ %acc13_1_24, %if_34.then ]
  br label %if_20.end
if_20.end:
  %acc0_0_28 = phi <16 x float> [ %acc0_0_24, %if_19.end ], [ %acc0_0_27, %if_34.end ]
  %acc0_1_28 = phi <16 x float> [ %acc0_1_24, %if_19.end ], [ %acc0_1_27, %if_34.end ]
  %acc1_0_28 = phi <16 x float> [ %acc1_0_24, %if_19.end ], [ %acc1_0_27, %if_34.end ]
  %acc1_1_28 = phi <16 x float> [ %acc1_1_24, %if_19.end ], [ %acc1_1_27, %if_34.end ]
  %acc2_0_28 = phi <16 x float> [ %acc2_0_24, %if_19.end ], [ %acc2_0_27, %if_34.end ]
  %acc2_1_28 = phi <16 x float> [ %acc2_1_24, %if_19.end ], [ %acc2_1_27, %if_34.end ]
  %acc3_0_28 = phi <16 x float> [ %acc3_0_24, %if_19.end ], [ %acc3_0_27, %if_34.end ]
  %acc3_1_28 = phi <16 x float> [ %acc3_1_24, %if_19.end ], [ %acc3_1_27, %if_34.end ]
  %acc4_0_28 = phi <16 x float> [ %acc4_0_24, %if_19.end ], [ %acc4_0_27, %if_34.end ]
  %acc4_1_28 = phi <16 x float> [ %acc4_1_24, %if_19.end ], [ %acc4_1_27, %if_34.end ]
  %acc5_0_28 = phi <16 x float> [ %acc5_0_24, %if_19.end ], [ %acc5_0_27, %if_34.end ]
  %acc5_1_28 = phi <16 x float> [ %acc5_1_24, %if_19.end ], [ %acc5_1_27, %if_34.end ]
  %acc6_0_28 = phi <16 x float> [ %acc6_0_24, %if_19.end ], [ %acc6_0_27, %if_34.end ]
  %acc6_1_28 = phi <16 x float> [ %acc6_1_24, %if_19.end ], [ %acc6_1_27, %if_34.end ]
  %acc7_0_28 = phi <16 x float> [ %acc7_0_24, %if_19.end ], [ %acc7_0_27, %if_34.end ]
  %acc7_1_28 = phi <16 x float> [ %acc7_1_24, %if_19.end ], [ %acc7_1_27, %if_34.end ]
  %acc8_0_28 = phi <16 x float> [ %acc8_0_24, %if_19.end ], [ %acc8_0_27, %if_34.end ]
  %acc8_1_28 = phi <16 x float> [ %acc8_1_24, %if_19.end ], [ %acc8_1_27, %if_34.end ]
  %acc9_0_28 = phi <16 x float> [ %acc9_0_24, %if_19.end ], [ %acc9_0_27, %if_34.end ]
  %acc9_1_28 = phi <16 x float> [ %acc9_1_24, %if_19.end ], [ %acc9_1_27, %if_34.end ]
  %acc10_0_28 = phi <16 x float> [ %acc10_0_24, %if_19.end ], [ %acc10_0_27, %if_34.end ]
  %acc10_1_28 = phi <16 x float> [ %acc10_1_24, %if_19.end ], [ %acc10_1_27, %if_34.end ]
  %acc11_0_28 = phi <16 x float> [ %acc11_0_24, %if_19.end ], [ %acc11_0_27, %if_34.end ]
  %acc11_1_28 = phi <16 x float> [ %acc11_1_24, %if_19.end ], [ %acc11_1_27, %if_34.end ]
  %acc12_0_28 = phi <16 x float> [ %acc12_0_24, %if_19.end ], [ %acc12_0_27, %if_34.end ]
  %acc12_1_28 = phi <16 x float> [ %acc12_1_24, %if_19.end ], [ %acc12_1_27, %if_34.end ]
  %acc13_0_28 = phi <16 x float> [ %acc13_0_24, %if_19.end ], [ %acc13_0_27, %if_34.end ]
  %acc13_1_28 = phi <16 x float> [ %acc13_1_24, %if_19.end ], [ %acc13_1_27, %if_34.end ]
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
