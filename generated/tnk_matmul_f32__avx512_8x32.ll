; tnk_matmul_f32__avx512_8x32_ir: generated, do not edit.
; tile of a matrix product.
; from templates/matmul_tile.lua, avx512: act=none again=3 mr=8 nr=32
; listed in gen/manifest/matmul.lua: whole panels of 8, 16, 32, 64, 128 rows, which leave 14 unfilled
; a turn of each inner loop: 32 fma 26 ld; 16 fma 13 ld
; vector registers: 19 of 32

define void @tnk_matmul_f32__avx512_8x32_ir(i64 %k, ptr noalias nocapture readonly %a, ptr noalias nocapture readonly %b, ptr noalias nocapture %c, i64 %ldc, i64 %m, i64 %n, ptr nocapture readonly %alpha_beta, ptr noalias nocapture readonly %bias) #0 {
entry:
  %alpha = load float, ptr %alpha_beta, align 4
  %at.1 = getelementptr float, ptr %alpha_beta, i64 1
  %beta = load float, ptr %at.1, align 4
  %differs = fcmp une float %alpha, 0x0000000000000000
  %t = select i1 %differs, i64 %k, i64 0
  ; The product.
  %at.2 = icmp slt i64 %t, 32
  %at.3 = sub i64 %t, 32
  %at.4 = and i64 %at.3, -2
  %t_2 = select i1 %at.2, i64 0, i64 %at.4
  %at.5 = ashr i64 %m, 63
  %at.6 = getelementptr float, ptr %a, i64 %at.5
  %p.enter = icmp slt i64 0, %t_2
  br i1 %p.enter, label %p.body, label %p.end
p.body:
  %p = phi i64 [ 0, %entry ], [ %p.next, %p.body ]
  %acc0_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc0_0_2, %p.body ]
  %acc0_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc0_1_2, %p.body ]
  %acc1_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc1_0_2, %p.body ]
  %acc1_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc1_1_2, %p.body ]
  %acc2_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc2_0_2, %p.body ]
  %acc2_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc2_1_2, %p.body ]
  %acc3_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc3_0_2, %p.body ]
  %acc3_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc3_1_2, %p.body ]
  %acc4_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc4_0_2, %p.body ]
  %acc4_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc4_1_2, %p.body ]
  %acc5_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc5_0_2, %p.body ]
  %acc5_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc5_1_2, %p.body ]
  %acc6_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc6_0_2, %p.body ]
  %acc6_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc6_1_2, %p.body ]
  %acc7_0 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc7_0_2, %p.body ]
  %acc7_1 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc7_1_2, %p.body ]
  %a_1 = phi ptr [ %a, %entry ], [ %at.35, %p.body ]
  %again = phi ptr [ %at.6, %entry ], [ %at.36, %p.body ]
  %b_1 = phi ptr [ %b, %entry ], [ %at.37, %p.body ]
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
  %t_5.0 = insertelement <16 x float> poison, float %x_5, i64 0
  %t_5 = shufflevector <16 x float> %t_5.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_5, <16 x float> %b0, <16 x float> %acc5_0)
  %at.15 = getelementptr float, ptr %again, i64 5
  %x_6 = load float, ptr %at.15, align 4
  %t_6.0 = insertelement <16 x float> poison, float %x_6, i64 0
  %t_6 = shufflevector <16 x float> %t_6.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_6, <16 x float> %b1, <16 x float> %acc5_1)
  %at.16 = getelementptr float, ptr %a_1, i64 6
  %x_7 = load float, ptr %at.16, align 4
  %t_7.0 = insertelement <16 x float> poison, float %x_7, i64 0
  %t_7 = shufflevector <16 x float> %t_7.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_7, <16 x float> %b0, <16 x float> %acc6_0)
  %at.17 = getelementptr float, ptr %again, i64 6
  %x_8 = load float, ptr %at.17, align 4
  %t_8.0 = insertelement <16 x float> poison, float %x_8, i64 0
  %t_8 = shufflevector <16 x float> %t_8.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_8, <16 x float> %b1, <16 x float> %acc6_1)
  %at.18 = getelementptr float, ptr %a_1, i64 7
  %x_9 = load float, ptr %at.18, align 4
  %t_9.0 = insertelement <16 x float> poison, float %x_9, i64 0
  %t_9 = shufflevector <16 x float> %t_9.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_9, <16 x float> %b0, <16 x float> %acc7_0)
  %at.19 = getelementptr float, ptr %again, i64 7
  %x_10 = load float, ptr %at.19, align 4
  %t_10.0 = insertelement <16 x float> poison, float %x_10, i64 0
  %t_10 = shufflevector <16 x float> %t_10.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_10, <16 x float> %b1, <16 x float> %acc7_1)
  %at.20 = getelementptr float, ptr %b_1, i64 544
  call void @llvm.prefetch.p0(ptr %at.20, i32 0, i32 3, i32 1)
  %at.21 = getelementptr float, ptr %b_1, i64 560
  call void @llvm.prefetch.p0(ptr %at.21, i32 0, i32 3, i32 1)
  %at.22 = getelementptr float, ptr %b_1, i64 32
  %b0_1 = load <16 x float>, ptr %at.22, align 4
  %at.23 = getelementptr float, ptr %b_1, i64 48
  %b1_1 = load <16 x float>, ptr %at.23, align 4
  %at.24 = getelementptr float, ptr %a_1, i64 8
  %x_11 = load float, ptr %at.24, align 4
  %a0_1.0 = insertelement <16 x float> poison, float %x_11, i64 0
  %a0_1 = shufflevector <16 x float> %a0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b0_1, <16 x float> %acc0_0_1)
  %acc0_1_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b1_1, <16 x float> %acc0_1_1)
  %at.25 = getelementptr float, ptr %a_1, i64 9
  %x_12 = load float, ptr %at.25, align 4
  %a1_1.0 = insertelement <16 x float> poison, float %x_12, i64 0
  %a1_1 = shufflevector <16 x float> %a1_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_1, <16 x float> %b0_1, <16 x float> %acc1_0_1)
  %acc1_1_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_1, <16 x float> %b1_1, <16 x float> %acc1_1_1)
  %at.26 = getelementptr float, ptr %a_1, i64 10
  %x_13 = load float, ptr %at.26, align 4
  %a2_1.0 = insertelement <16 x float> poison, float %x_13, i64 0
  %a2_1 = shufflevector <16 x float> %a2_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_1, <16 x float> %b0_1, <16 x float> %acc2_0_1)
  %acc2_1_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_1, <16 x float> %b1_1, <16 x float> %acc2_1_1)
  %at.27 = getelementptr float, ptr %a_1, i64 11
  %x_14 = load float, ptr %at.27, align 4
  %a3_1.0 = insertelement <16 x float> poison, float %x_14, i64 0
  %a3_1 = shufflevector <16 x float> %a3_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_1, <16 x float> %b0_1, <16 x float> %acc3_0_1)
  %acc3_1_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_1, <16 x float> %b1_1, <16 x float> %acc3_1_1)
  %at.28 = getelementptr float, ptr %a_1, i64 12
  %x_15 = load float, ptr %at.28, align 4
  %a4_1.0 = insertelement <16 x float> poison, float %x_15, i64 0
  %a4_1 = shufflevector <16 x float> %a4_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_1, <16 x float> %b0_1, <16 x float> %acc4_0_1)
  %acc4_1_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_1, <16 x float> %b1_1, <16 x float> %acc4_1_1)
  %at.29 = getelementptr float, ptr %a_1, i64 13
  %x_16 = load float, ptr %at.29, align 4
  %t_13.0 = insertelement <16 x float> poison, float %x_16, i64 0
  %t_13 = shufflevector <16 x float> %t_13.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_13, <16 x float> %b0_1, <16 x float> %acc5_0_1)
  %at.30 = getelementptr float, ptr %again, i64 13
  %x_17 = load float, ptr %at.30, align 4
  %t_14.0 = insertelement <16 x float> poison, float %x_17, i64 0
  %t_14 = shufflevector <16 x float> %t_14.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_1_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_14, <16 x float> %b1_1, <16 x float> %acc5_1_1)
  %at.31 = getelementptr float, ptr %a_1, i64 14
  %x_18 = load float, ptr %at.31, align 4
  %t_15.0 = insertelement <16 x float> poison, float %x_18, i64 0
  %t_15 = shufflevector <16 x float> %t_15.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_15, <16 x float> %b0_1, <16 x float> %acc6_0_1)
  %at.32 = getelementptr float, ptr %again, i64 14
  %x_19 = load float, ptr %at.32, align 4
  %t_16.0 = insertelement <16 x float> poison, float %x_19, i64 0
  %t_16 = shufflevector <16 x float> %t_16.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_1_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_16, <16 x float> %b1_1, <16 x float> %acc6_1_1)
  %at.33 = getelementptr float, ptr %a_1, i64 15
  %x_20 = load float, ptr %at.33, align 4
  %t_17.0 = insertelement <16 x float> poison, float %x_20, i64 0
  %t_17 = shufflevector <16 x float> %t_17.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_17, <16 x float> %b0_1, <16 x float> %acc7_0_1)
  %at.34 = getelementptr float, ptr %again, i64 15
  %x_21 = load float, ptr %at.34, align 4
  %t_18.0 = insertelement <16 x float> poison, float %x_21, i64 0
  %t_18 = shufflevector <16 x float> %t_18.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_1_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_18, <16 x float> %b1_1, <16 x float> %acc7_1_1)
  %at.35 = getelementptr float, ptr %a_1, i64 16
  %at.36 = getelementptr float, ptr %again, i64 16
  %at.37 = getelementptr float, ptr %b_1, i64 64
  %p.next = add nsw i64 %p, 2
  %p.more = icmp slt i64 %p.next, %t_2
  br i1 %p.more, label %p.body, label %p.end
p.end:
  %acc0_0_3 = phi <16 x float> [ %acc0_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc0_1_3 = phi <16 x float> [ %acc0_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc1_0_3 = phi <16 x float> [ %acc1_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc1_1_3 = phi <16 x float> [ %acc1_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc2_0_3 = phi <16 x float> [ %acc2_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc2_1_3 = phi <16 x float> [ %acc2_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc3_0_3 = phi <16 x float> [ %acc3_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc3_1_3 = phi <16 x float> [ %acc3_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc4_0_3 = phi <16 x float> [ %acc4_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc4_1_3 = phi <16 x float> [ %acc4_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc5_0_3 = phi <16 x float> [ %acc5_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc5_1_3 = phi <16 x float> [ %acc5_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc6_0_3 = phi <16 x float> [ %acc6_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc6_1_3 = phi <16 x float> [ %acc6_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc7_0_3 = phi <16 x float> [ %acc7_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc7_1_3 = phi <16 x float> [ %acc7_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %a_2 = phi ptr [ %at.35, %p.body ], [ %a, %entry ]
  %again_1 = phi ptr [ %at.36, %p.body ], [ %at.6, %entry ]
  %b_2 = phi ptr [ %at.37, %p.body ], [ %b, %entry ]
  %p_1.enter = icmp slt i64 %t_2, %t
  br i1 %p_1.enter, label %p_1.body, label %p_1.end
p_1.body:
  %p_1 = phi i64 [ %t_2, %p.end ], [ %p_1.next, %p_1.body ]
  %acc0_0_4 = phi <16 x float> [ %acc0_0_3, %p.end ], [ %acc0_0_5, %p_1.body ]
  %acc0_1_4 = phi <16 x float> [ %acc0_1_3, %p.end ], [ %acc0_1_5, %p_1.body ]
  %acc1_0_4 = phi <16 x float> [ %acc1_0_3, %p.end ], [ %acc1_0_5, %p_1.body ]
  %acc1_1_4 = phi <16 x float> [ %acc1_1_3, %p.end ], [ %acc1_1_5, %p_1.body ]
  %acc2_0_4 = phi <16 x float> [ %acc2_0_3, %p.end ], [ %acc2_0_5, %p_1.body ]
  %acc2_1_4 = phi <16 x float> [ %acc2_1_3, %p.end ], [ %acc2_1_5, %p_1.body ]
  %acc3_0_4 = phi <16 x float> [ %acc3_0_3, %p.end ], [ %acc3_0_5, %p_1.body ]
  %acc3_1_4 = phi <16 x float> [ %acc3_1_3, %p.end ], [ %acc3_1_5, %p_1.body ]
  %acc4_0_4 = phi <16 x float> [ %acc4_0_3, %p.end ], [ %acc4_0_5, %p_1.body ]
  %acc4_1_4 = phi <16 x float> [ %acc4_1_3, %p.end ], [ %acc4_1_5, %p_1.body ]
  %acc5_0_4 = phi <16 x float> [ %acc5_0_3, %p.end ], [ %acc5_0_5, %p_1.body ]
  %acc5_1_4 = phi <16 x float> [ %acc5_1_3, %p.end ], [ %acc5_1_5, %p_1.body ]
  %acc6_0_4 = phi <16 x float> [ %acc6_0_3, %p.end ], [ %acc6_0_5, %p_1.body ]
  %acc6_1_4 = phi <16 x float> [ %acc6_1_3, %p.end ], [ %acc6_1_5, %p_1.body ]
  %acc7_0_4 = phi <16 x float> [ %acc7_0_3, %p.end ], [ %acc7_0_5, %p_1.body ]
  %acc7_1_4 = phi <16 x float> [ %acc7_1_3, %p.end ], [ %acc7_1_5, %p_1.body ]
  %a_3 = phi ptr [ %a_2, %p.end ], [ %at.52, %p_1.body ]
  %again_2 = phi ptr [ %again_1, %p.end ], [ %at.53, %p_1.body ]
  %b_3 = phi ptr [ %b_2, %p.end ], [ %at.54, %p_1.body ]
  %c_1 = phi ptr [ %c, %p.end ], [ %at.55, %p_1.body ]
  call void @llvm.prefetch.p0(ptr %c_1, i32 0, i32 3, i32 1)
  %at.38 = getelementptr float, ptr %c_1, i64 16
  call void @llvm.prefetch.p0(ptr %at.38, i32 0, i32 3, i32 1)
  %b0_2 = load <16 x float>, ptr %b_3, align 4
  %at.39 = getelementptr float, ptr %b_3, i64 16
  %b1_2 = load <16 x float>, ptr %at.39, align 4
  %x_22 = load float, ptr %a_3, align 4
  %a0_2.0 = insertelement <16 x float> poison, float %x_22, i64 0
  %a0_2 = shufflevector <16 x float> %a0_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_2, <16 x float> %b0_2, <16 x float> %acc0_0_4)
  %acc0_1_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_2, <16 x float> %b1_2, <16 x float> %acc0_1_4)
  %at.40 = getelementptr float, ptr %a_3, i64 1
  %x_23 = load float, ptr %at.40, align 4
  %a1_2.0 = insertelement <16 x float> poison, float %x_23, i64 0
  %a1_2 = shufflevector <16 x float> %a1_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_2, <16 x float> %b0_2, <16 x float> %acc1_0_4)
  %acc1_1_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_2, <16 x float> %b1_2, <16 x float> %acc1_1_4)
  %at.41 = getelementptr float, ptr %a_3, i64 2
  %x_24 = load float, ptr %at.41, align 4
  %a2_2.0 = insertelement <16 x float> poison, float %x_24, i64 0
  %a2_2 = shufflevector <16 x float> %a2_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_2, <16 x float> %b0_2, <16 x float> %acc2_0_4)
  %acc2_1_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_2, <16 x float> %b1_2, <16 x float> %acc2_1_4)
  %at.42 = getelementptr float, ptr %a_3, i64 3
  %x_25 = load float, ptr %at.42, align 4
  %a3_2.0 = insertelement <16 x float> poison, float %x_25, i64 0
  %a3_2 = shufflevector <16 x float> %a3_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_2, <16 x float> %b0_2, <16 x float> %acc3_0_4)
  %acc3_1_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_2, <16 x float> %b1_2, <16 x float> %acc3_1_4)
  %at.43 = getelementptr float, ptr %a_3, i64 4
  %x_26 = load float, ptr %at.43, align 4
  %a4_2.0 = insertelement <16 x float> poison, float %x_26, i64 0
  %a4_2 = shufflevector <16 x float> %a4_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_2, <16 x float> %b0_2, <16 x float> %acc4_0_4)
  %acc4_1_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_2, <16 x float> %b1_2, <16 x float> %acc4_1_4)
  %at.44 = getelementptr float, ptr %a_3, i64 5
  %x_27 = load float, ptr %at.44, align 4
  %t_21.0 = insertelement <16 x float> poison, float %x_27, i64 0
  %t_21 = shufflevector <16 x float> %t_21.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_21, <16 x float> %b0_2, <16 x float> %acc5_0_4)
  %at.45 = getelementptr float, ptr %again_2, i64 5
  %x_28 = load float, ptr %at.45, align 4
  %t_22.0 = insertelement <16 x float> poison, float %x_28, i64 0
  %t_22 = shufflevector <16 x float> %t_22.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_1_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_22, <16 x float> %b1_2, <16 x float> %acc5_1_4)
  %at.46 = getelementptr float, ptr %a_3, i64 6
  %x_29 = load float, ptr %at.46, align 4
  %t_23.0 = insertelement <16 x float> poison, float %x_29, i64 0
  %t_23 = shufflevector <16 x float> %t_23.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_23, <16 x float> %b0_2, <16 x float> %acc6_0_4)
  %at.47 = getelementptr float, ptr %again_2, i64 6
  %x_30 = load float, ptr %at.47, align 4
  %t_24.0 = insertelement <16 x float> poison, float %x_30, i64 0
  %t_24 = shufflevector <16 x float> %t_24.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_1_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_24, <16 x float> %b1_2, <16 x float> %acc6_1_4)
  %at.48 = getelementptr float, ptr %a_3, i64 7
  %x_31 = load float, ptr %at.48, align 4
  %t_25.0 = insertelement <16 x float> poison, float %x_31, i64 0
  %t_25 = shufflevector <16 x float> %t_25.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_25, <16 x float> %b0_2, <16 x float> %acc7_0_4)
  %at.49 = getelementptr float, ptr %again_2, i64 7
  %x_32 = load float, ptr %at.49, align 4
  %t_26.0 = insertelement <16 x float> poison, float %x_32, i64 0
  %t_26 = shufflevector <16 x float> %t_26.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_1_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_26, <16 x float> %b1_2, <16 x float> %acc7_1_4)
  %at.50 = add i64 %t_2, 7
  %at.51 = icmp slt i64 %p_1, %at.50
  %t_27 = select i1 %at.51, i64 %ldc, i64 0
  %at.52 = getelementptr float, ptr %a_3, i64 8
  %at.53 = getelementptr float, ptr %again_2, i64 8
  %at.54 = getelementptr float, ptr %b_3, i64 32
  %at.55 = getelementptr float, ptr %c_1, i64 %t_27
  %p_1.next = add nsw i64 %p_1, 1
  %p_1.more = icmp slt i64 %p_1.next, %t
  br i1 %p_1.more, label %p_1.body, label %p_1.end
p_1.end:
  %acc0_0_6 = phi <16 x float> [ %acc0_0_5, %p_1.body ], [ %acc0_0_3, %p.end ]
  %acc0_1_6 = phi <16 x float> [ %acc0_1_5, %p_1.body ], [ %acc0_1_3, %p.end ]
  %acc1_0_6 = phi <16 x float> [ %acc1_0_5, %p_1.body ], [ %acc1_0_3, %p.end ]
  %acc1_1_6 = phi <16 x float> [ %acc1_1_5, %p_1.body ], [ %acc1_1_3, %p.end ]
  %acc2_0_6 = phi <16 x float> [ %acc2_0_5, %p_1.body ], [ %acc2_0_3, %p.end ]
  %acc2_1_6 = phi <16 x float> [ %acc2_1_5, %p_1.body ], [ %acc2_1_3, %p.end ]
  %acc3_0_6 = phi <16 x float> [ %acc3_0_5, %p_1.body ], [ %acc3_0_3, %p.end ]
  %acc3_1_6 = phi <16 x float> [ %acc3_1_5, %p_1.body ], [ %acc3_1_3, %p.end ]
  %acc4_0_6 = phi <16 x float> [ %acc4_0_5, %p_1.body ], [ %acc4_0_3, %p.end ]
  %acc4_1_6 = phi <16 x float> [ %acc4_1_5, %p_1.body ], [ %acc4_1_3, %p.end ]
  %acc5_0_6 = phi <16 x float> [ %acc5_0_5, %p_1.body ], [ %acc5_0_3, %p.end ]
  %acc5_1_6 = phi <16 x float> [ %acc5_1_5, %p_1.body ], [ %acc5_1_3, %p.end ]
  %acc6_0_6 = phi <16 x float> [ %acc6_0_5, %p_1.body ], [ %acc6_0_3, %p.end ]
  %acc6_1_6 = phi <16 x float> [ %acc6_1_5, %p_1.body ], [ %acc6_1_3, %p.end ]
  %acc7_0_6 = phi <16 x float> [ %acc7_0_5, %p_1.body ], [ %acc7_0_3, %p.end ]
  %acc7_1_6 = phi <16 x float> [ %acc7_1_5, %p_1.body ], [ %acc7_1_3, %p.end ]
  %a_4 = phi ptr [ %at.52, %p_1.body ], [ %a_2, %p.end ]
  %again_3 = phi ptr [ %at.53, %p_1.body ], [ %again_1, %p.end ]
  %b_4 = phi ptr [ %at.54, %p_1.body ], [ %b_2, %p.end ]
  %c_2 = phi ptr [ %at.55, %p_1.body ], [ %c, %p.end ]
  ; alpha and beta.
  %factor.0 = insertelement <16 x float> poison, float %alpha, i64 0
  %factor = shufflevector <16 x float> %factor.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_7 = fmul <16 x float> %acc0_0_6, %factor
  %acc0_1_7 = fmul <16 x float> %acc0_1_6, %factor
  %acc1_0_7 = fmul <16 x float> %acc1_0_6, %factor
  %acc1_1_7 = fmul <16 x float> %acc1_1_6, %factor
  %acc2_0_7 = fmul <16 x float> %acc2_0_6, %factor
  %acc2_1_7 = fmul <16 x float> %acc2_1_6, %factor
  %acc3_0_7 = fmul <16 x float> %acc3_0_6, %factor
  %acc3_1_7 = fmul <16 x float> %acc3_1_6, %factor
  %acc4_0_7 = fmul <16 x float> %acc4_0_6, %factor
  %acc4_1_7 = fmul <16 x float> %acc4_1_6, %factor
  %acc5_0_7 = fmul <16 x float> %acc5_0_6, %factor
  %acc5_1_7 = fmul <16 x float> %acc5_1_6, %factor
  %acc6_0_7 = fmul <16 x float> %acc6_0_6, %factor
  %acc6_1_7 = fmul <16 x float> %acc6_1_6, %factor
  %acc7_0_7 = fmul <16 x float> %acc7_0_6, %factor
  %acc7_1_7 = fmul <16 x float> %acc7_1_6, %factor
  %differs_1 = fcmp une float %beta, 0x0000000000000000
  br i1 %differs_1, label %if_1.then, label %if_1.end
if_1.then:
  %factor_1.0 = insertelement <16 x float> poison, float %beta, i64 0
  %factor_1 = shufflevector <16 x float> %factor_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.56 = icmp eq i64 %m, 8
  %at.57 = icmp eq i64 %n, 32
  %at.58 = and i1 %at.56, %at.57
  br i1 %at.58, label %if_2.then, label %if_2.end
if_2.then:
  %x_33 = load <16 x float>, ptr %c, align 4
  %acc0_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_33, <16 x float> %acc0_0_7)
  %at.59 = getelementptr float, ptr %c, i64 16
  %x_34 = load <16 x float>, ptr %at.59, align 4
  %acc0_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_34, <16 x float> %acc0_1_7)
  %at.60 = getelementptr float, ptr %c, i64 %ldc
  %x_35 = load <16 x float>, ptr %at.60, align 4
  %acc1_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_35, <16 x float> %acc1_0_7)
  %at.61 = getelementptr float, ptr %at.60, i64 16
  %x_36 = load <16 x float>, ptr %at.61, align 4
  %acc1_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_36, <16 x float> %acc1_1_7)
  %at.62 = mul i64 2, %ldc
  %at.63 = getelementptr float, ptr %c, i64 %at.62
  %x_37 = load <16 x float>, ptr %at.63, align 4
  %acc2_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_37, <16 x float> %acc2_0_7)
  %at.64 = getelementptr float, ptr %at.63, i64 16
  %x_38 = load <16 x float>, ptr %at.64, align 4
  %acc2_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_38, <16 x float> %acc2_1_7)
  %at.65 = mul i64 3, %ldc
  %at.66 = getelementptr float, ptr %c, i64 %at.65
  %x_39 = load <16 x float>, ptr %at.66, align 4
  %acc3_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_39, <16 x float> %acc3_0_7)
  %at.67 = getelementptr float, ptr %at.66, i64 16
  %x_40 = load <16 x float>, ptr %at.67, align 4
  %acc3_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_40, <16 x float> %acc3_1_7)
  %at.68 = mul i64 4, %ldc
  %at.69 = getelementptr float, ptr %c, i64 %at.68
  %x_41 = load <16 x float>, ptr %at.69, align 4
  %acc4_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_41, <16 x float> %acc4_0_7)
  %at.70 = getelementptr float, ptr %at.69, i64 16
  %x_42 = load <16 x float>, ptr %at.70, align 4
  %acc4_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_42, <16 x float> %acc4_1_7)
  %at.71 = mul i64 5, %ldc
  %at.72 = getelementptr float, ptr %c, i64 %at.71
  %x_43 = load <16 x float>, ptr %at.72, align 4
  %acc5_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_43, <16 x float> %acc5_0_7)
  %at.73 = getelementptr float, ptr %at.72, i64 16
  %x_44 = load <16 x float>, ptr %at.73, align 4
  %acc5_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_44, <16 x float> %acc5_1_7)
  %at.74 = mul i64 6, %ldc
  %at.75 = getelementptr float, ptr %c, i64 %at.74
  %x_45 = load <16 x float>, ptr %at.75, align 4
  %acc6_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_45, <16 x float> %acc6_0_7)
  %at.76 = getelementptr float, ptr %at.75, i64 16
  %x_46 = load <16 x float>, ptr %at.76, align 4
  %acc6_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_46, <16 x float> %acc6_1_7)
  %at.77 = mul i64 7, %ldc
  %at.78 = getelementptr float, ptr %c, i64 %at.77
  %x_47 = load <16 x float>, ptr %at.78, align 4
  %acc7_0_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_47, <16 x float> %acc7_0_7)
  %at.79 = getelementptr float, ptr %at.78, i64 16
  %x_48 = load <16 x float>, ptr %at.79, align 4
  %acc7_1_10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_48, <16 x float> %acc7_1_7)
  br label %if_2.end
if_2.end:
  %acc0_0_11 = phi <16 x float> [ %acc0_0_7, %if_1.then ], [ %acc0_0_10, %if_2.then ]
  %acc0_1_11 = phi <16 x float> [ %acc0_1_7, %if_1.then ], [ %acc0_1_10, %if_2.then ]
  %acc1_0_11 = phi <16 x float> [ %acc1_0_7, %if_1.then ], [ %acc1_0_10, %if_2.then ]
  %acc1_1_11 = phi <16 x float> [ %acc1_1_7, %if_1.then ], [ %acc1_1_10, %if_2.then ]
  %acc2_0_11 = phi <16 x float> [ %acc2_0_7, %if_1.then ], [ %acc2_0_10, %if_2.then ]
  %acc2_1_11 = phi <16 x float> [ %acc2_1_7, %if_1.then ], [ %acc2_1_10, %if_2.then ]
  %acc3_0_11 = phi <16 x float> [ %acc3_0_7, %if_1.then ], [ %acc3_0_10, %if_2.then ]
  %acc3_1_11 = phi <16 x float> [ %acc3_1_7, %if_1.then ], [ %acc3_1_10, %if_2.then ]
  %acc4_0_11 = phi <16 x float> [ %acc4_0_7, %if_1.then ], [ %acc4_0_10, %if_2.then ]
  %acc4_1_11 = phi <16 x float> [ %acc4_1_7, %if_1.then ], [ %acc4_1_10, %if_2.then ]
  %acc5_0_11 = phi <16 x float> [ %acc5_0_7, %if_1.then ], [ %acc5_0_10, %if_2.then ]
  %acc5_1_11 = phi <16 x float> [ %acc5_1_7, %if_1.then ], [ %acc5_1_10, %if_2.then ]
  %acc6_0_11 = phi <16 x float> [ %acc6_0_7, %if_1.then ], [ %acc6_0_10, %if_2.then ]
  %acc6_1_11 = phi <16 x float> [ %acc6_1_7, %if_1.then ], [ %acc6_1_10, %if_2.then ]
  %acc7_0_11 = phi <16 x float> [ %acc7_0_7, %if_1.then ], [ %acc7_0_10, %if_2.then ]
  %acc7_1_11 = phi <16 x float> [ %acc7_1_7, %if_1.then ], [ %acc7_1_10, %if_2.then ]
  %at.80 = icmp ne i64 %m, 8
  %at.81 = icmp ne i64 %n, 32
  %at.82 = or i1 %at.80, %at.81
  br i1 %at.82, label %if_3.then, label %if_3.end
if_3.then:
  %within0.n = trunc i64 %n to i32
  %within0.0 = insertelement <16 x i32> poison, i32 %within0.n, i64 0
  %within0.s = shufflevector <16 x i32> %within0.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0.s
  %within1.n = trunc i64 %n to i32
  %within1.0 = insertelement <16 x i32> poison, i32 %within1.n, i64 0
  %within1.s = shufflevector <16 x i32> %within1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1.s
  %at.83 = icmp sgt i64 %m, 0
  br i1 %at.83, label %if_4.then, label %if_4.end
if_4.then:
  %x_49 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %c, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc0_0_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_49, <16 x float> %acc0_0_11)
  %at.84 = getelementptr float, ptr %c, i64 16
  %x_50 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.84, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc0_1_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_50, <16 x float> %acc0_1_11)
  br label %if_4.end
if_4.end:
  %acc0_0_15 = phi <16 x float> [ %acc0_0_11, %if_3.then ], [ %acc0_0_14, %if_4.then ]
  %acc0_1_15 = phi <16 x float> [ %acc0_1_11, %if_3.then ], [ %acc0_1_14, %if_4.then ]
  %at.85 = icmp sgt i64 %m, 1
  br i1 %at.85, label %if_5.then, label %if_5.end
if_5.then:
  %at.86 = getelementptr float, ptr %c, i64 %ldc
  %x_51 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.86, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc1_0_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_51, <16 x float> %acc1_0_11)
  %at.87 = getelementptr float, ptr %at.86, i64 16
  %x_52 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.87, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc1_1_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_52, <16 x float> %acc1_1_11)
  br label %if_5.end
if_5.end:
  %acc1_0_15 = phi <16 x float> [ %acc1_0_11, %if_4.end ], [ %acc1_0_14, %if_5.then ]
  %acc1_1_15 = phi <16 x float> [ %acc1_1_11, %if_4.end ], [ %acc1_1_14, %if_5.then ]
  %at.88 = icmp sgt i64 %m, 2
  br i1 %at.88, label %if_6.then, label %if_6.end
if_6.then:
  %at.89 = mul i64 2, %ldc
  %at.90 = getelementptr float, ptr %c, i64 %at.89
  %x_53 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.90, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc2_0_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_53, <16 x float> %acc2_0_11)
  %at.91 = getelementptr float, ptr %at.90, i64 16
  %x_54 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.91, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc2_1_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_54, <16 x float> %acc2_1_11)
  br label %if_6.end
if_6.end:
  %acc2_0_15 = phi <16 x float> [ %acc2_0_11, %if_5.end ], [ %acc2_0_14, %if_6.then ]
  %acc2_1_15 = phi <16 x float> [ %acc2_1_11, %if_5.end ], [ %acc2_1_14, %if_6.then ]
  %at.92 = icmp sgt i64 %m, 3
  br i1 %at.92, label %if_7.then, label %if_7.end
if_7.then:
  %at.93 = mul i64 3, %ldc
  %at.94 = getelementptr float, ptr %c, i64 %at.93
  %x_55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.94, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc3_0_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_55, <16 x float> %acc3_0_11)
  %at.95 = getelementptr float, ptr %at.94, i64 16
  %x_56 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.95, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc3_1_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_56, <16 x float> %acc3_1_11)
  br label %if_7.end
if_7.end:
  %acc3_0_15 = phi <16 x float> [ %acc3_0_11, %if_6.end ], [ %acc3_0_14, %if_7.then ]
  %acc3_1_15 = phi <16 x float> [ %acc3_1_11, %if_6.end ], [ %acc3_1_14, %if_7.then ]
  %at.96 = icmp sgt i64 %m, 4
  br i1 %at.96, label %if_8.then, label %if_8.end
if_8.then:
  %at.97 = mul i64 4, %ldc
  %at.98 = getelementptr float, ptr %c, i64 %at.97
  %x_57 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.98, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc4_0_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_57, <16 x float> %acc4_0_11)
  %at.99 = getelementptr float, ptr %at.98, i64 16
  %x_58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.99, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc4_1_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_58, <16 x float> %acc4_1_11)
  br label %if_8.end
if_8.end:
  %acc4_0_15 = phi <16 x float> [ %acc4_0_11, %if_7.end ], [ %acc4_0_14, %if_8.then ]
  %acc4_1_15 = phi <16 x float> [ %acc4_1_11, %if_7.end ], [ %acc4_1_14, %if_8.then ]
  %at.100 = icmp sgt i64 %m, 5
  br i1 %at.100, label %if_9.then, label %if_9.end
if_9.then:
  %at.101 = mul i64 5, %ldc
  %at.102 = getelementptr float, ptr %c, i64 %at.101
  %x_59 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.102, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc5_0_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_59, <16 x float> %acc5_0_11)
  %at.103 = getelementptr float, ptr %at.102, i64 16
  %x_60 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.103, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc5_1_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_60, <16 x float> %acc5_1_11)
  br label %if_9.end
if_9.end:
  %acc5_0_15 = phi <16 x float> [ %acc5_0_11, %if_8.end ], [ %acc5_0_14, %if_9.then ]
  %acc5_1_15 = phi <16 x float> [ %acc5_1_11, %if_8.end ], [ %acc5_1_14, %if_9.then ]
  %at.104 = icmp sgt i64 %m, 6
  br i1 %at.104, label %if_10.then, label %if_10.end
if_10.then:
  %at.105 = mul i64 6, %ldc
  %at.106 = getelementptr float, ptr %c, i64 %at.105
  %x_61 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.106, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc6_0_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_61, <16 x float> %acc6_0_11)
  %at.107 = getelementptr float, ptr %at.106, i64 16
  %x_62 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.107, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc6_1_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_62, <16 x float> %acc6_1_11)
  br label %if_10.end
if_10.end:
  %acc6_0_15 = phi <16 x float> [ %acc6_0_11, %if_9.end ], [ %acc6_0_14, %if_10.then ]
  %acc6_1_15 = phi <16 x float> [ %acc6_1_11, %if_9.end ], [ %acc6_1_14, %if_10.then ]
  %at.108 = icmp sgt i64 %m, 7
  br i1 %at.108, label %if_11.then, label %if_11.end
if_11.then:
  %at.109 = mul i64 7, %ldc
  %at.110 = getelementptr float, ptr %c, i64 %at.109
  %x_63 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.110, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc7_0_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_63, <16 x float> %acc7_0_11)
  %at.111 = getelementptr float, ptr %at.110, i64 16
  %x_64 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.111, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc7_1_14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_64, <16 x float> %acc7_1_11)
  br label %if_11.end
if_11.end:
  %acc7_0_15 = phi <16 x float> [ %acc7_0_11, %if_10.end ], [ %acc7_0_14, %if_11.then ]
  %acc7_1_15 = phi <16 x float> [ %acc7_1_11, %if_10.end ], [ %acc7_1_14, %if_11.then ]
  br label %if_3.end
if_3.end:
  %acc0_0_16 = phi <16 x float> [ %acc0_0_11, %if_2.end ], [ %acc0_0_15, %if_11.end ]
  %acc0_1_16 = phi <16 x float> [ %acc0_1_11, %if_2.end ], [ %acc0_1_15, %if_11.end ]
  %acc1_0_16 = phi <16 x float> [ %acc1_0_11, %if_2.end ], [ %acc1_0_15, %if_11.end ]
  %acc1_1_16 = phi <16 x float> [ %acc1_1_11, %if_2.end ], [ %acc1_1_15, %if_11.end ]
  %acc2_0_16 = phi <16 x float> [ %acc2_0_11, %if_2.end ], [ %acc2_0_15, %if_11.end ]
  %acc2_1_16 = phi <16 x float> [ %acc2_1_11, %if_2.end ], [ %acc2_1_15, %if_11.end ]
  %acc3_0_16 = phi <16 x float> [ %acc3_0_11, %if_2.end ], [ %acc3_0_15, %if_11.end ]
  %acc3_1_16 = phi <16 x float> [ %acc3_1_11, %if_2.end ], [ %acc3_1_15, %if_11.end ]
  %acc4_0_16 = phi <16 x float> [ %acc4_0_11, %if_2.end ], [ %acc4_0_15, %if_11.end ]
  %acc4_1_16 = phi <16 x float> [ %acc4_1_11, %if_2.end ], [ %acc4_1_15, %if_11.end ]
  %acc5_0_16 = phi <16 x float> [ %acc5_0_11, %if_2.end ], [ %acc5_0_15, %if_11.end ]
  %acc5_1_16 = phi <16 x float> [ %acc5_1_11, %if_2.end ], [ %acc5_1_15, %if_11.end ]
  %acc6_0_16 = phi <16 x float> [ %acc6_0_11, %if_2.end ], [ %acc6_0_15, %if_11.end ]
  %acc6_1_16 = phi <16 x float> [ %acc6_1_11, %if_2.end ], [ %acc6_1_15, %if_11.end ]
  %acc7_0_16 = phi <16 x float> [ %acc7_0_11, %if_2.end ], [ %acc7_0_15, %if_11.end ]
  %acc7_1_16 = phi <16 x float> [ %acc7_1_11, %if_2.end ], [ %acc7_1_15, %if_11.end ]
  br label %if_1.end
if_1.end:
  %acc0_0_17 = phi <16 x float> [ %acc0_0_7, %p_1.end ], [ %acc0_0_16, %if_3.end ]
  %acc0_1_17 = phi <16 x float> [ %acc0_1_7, %p_1.end ], [ %acc0_1_16, %if_3.end ]
  %acc1_0_17 = phi <16 x float> [ %acc1_0_7, %p_1.end ], [ %acc1_0_16, %if_3.end ]
  %acc1_1_17 = phi <16 x float> [ %acc1_1_7, %p_1.end ], [ %acc1_1_16, %if_3.end ]
  %acc2_0_17 = phi <16 x float> [ %acc2_0_7, %p_1.end ], [ %acc2_0_16, %if_3.end ]
  %acc2_1_17 = phi <16 x float> [ %acc2_1_7, %p_1.end ], [ %acc2_1_16, %if_3.end ]
  %acc3_0_17 = phi <16 x float> [ %acc3_0_7, %p_1.end ], [ %acc3_0_16, %if_3.end ]
  %acc3_1_17 = phi <16 x float> [ %acc3_1_7, %p_1.end ], [ %acc3_1_16, %if_3.end ]
  %acc4_0_17 = phi <16 x float> [ %acc4_0_7, %p_1.end ], [ %acc4_0_16, %if_3.end ]
  %acc4_1_17 = phi <16 x float> [ %acc4_1_7, %p_1.end ], [ %acc4_1_16, %if_3.end ]
  %acc5_0_17 = phi <16 x float> [ %acc5_0_7, %p_1.end ], [ %acc5_0_16, %if_3.end ]
  %acc5_1_17 = phi <16 x float> [ %acc5_1_7, %p_1.end ], [ %acc5_1_16, %if_3.end ]
  %acc6_0_17 = phi <16 x float> [ %acc6_0_7, %p_1.end ], [ %acc6_0_16, %if_3.end ]
  %acc6_1_17 = phi <16 x float> [ %acc6_1_7, %p_1.end ], [ %acc6_1_16, %if_3.end ]
  %acc7_0_17 = phi <16 x float> [ %acc7_0_7, %p_1.end ], [ %acc7_0_16, %if_3.end ]
  %acc7_1_17 = phi <16 x float> [ %acc7_1_7, %p_1.end ], [ %acc7_1_16, %if_3.end ]
  ; The bias: a number for each column.
  %at.112 = icmp ne ptr %bias, null
  br i1 %at.112, label %if_12.then, label %if_12.end
if_12.then:
  %within0_1.n = trunc i64 %n to i32
  %within0_1.0 = insertelement <16 x i32> poison, i32 %within0_1.n, i64 0
  %within0_1.s = shufflevector <16 x i32> %within0_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0_1.s
  %within1_1.n = trunc i64 %n to i32
  %within1_1.0 = insertelement <16 x i32> poison, i32 %within1_1.n, i64 0
  %within1_1.s = shufflevector <16 x i32> %within1_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1_1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1_1.s
  %bias0 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %bias, i32 4, <16 x i1> %within0_1, <16 x float> zeroinitializer)
  %at.113 = getelementptr float, ptr %bias, i64 16
  %bias1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.113, i32 4, <16 x i1> %within1_1, <16 x float> zeroinitializer)
  %acc0_0_19 = fadd <16 x float> %acc0_0_17, %bias0
  %acc0_1_19 = fadd <16 x float> %acc0_1_17, %bias1
  %acc1_0_19 = fadd <16 x float> %acc1_0_17, %bias0
  %acc1_1_19 = fadd <16 x float> %acc1_1_17, %bias1
  %acc2_0_19 = fadd <16 x float> %acc2_0_17, %bias0
  %acc2_1_19 = fadd <16 x float> %acc2_1_17, %bias1
  %acc3_0_19 = fadd <16 x float> %acc3_0_17, %bias0
  %acc3_1_19 = fadd <16 x float> %acc3_1_17, %bias1
  %acc4_0_19 = fadd <16 x float> %acc4_0_17, %bias0
  %acc4_1_19 = fadd <16 x float> %acc4_1_17, %bias1
  %acc5_0_19 = fadd <16 x float> %acc5_0_17, %bias0
  %acc5_1_19 = fadd <16 x float> %acc5_1_17, %bias1
  %acc6_0_19 = fadd <16 x float> %acc6_0_17, %bias0
  %acc6_1_19 = fadd <16 x float> %acc6_1_17, %bias1
  %acc7_0_19 = fadd <16 x float> %acc7_0_17, %bias0
  %acc7_1_19 = fadd <16 x float> %acc7_1_17, %bias1
  br label %if_12.end
if_12.end:
  %acc0_0_20 = phi <16 x float> [ %acc0_0_17, %if_1.end ], [ %acc0_0_19, %if_12.then ]
  %acc0_1_20 = phi <16 x float> [ %acc0_1_17, %if_1.end ], [ %acc0_1_19, %if_12.then ]
  %acc1_0_20 = phi <16 x float> [ %acc1_0_17, %if_1.end ], [ %acc1_0_19, %if_12.then ]
  %acc1_1_20 = phi <16 x float> [ %acc1_1_17, %if_1.end ], [ %acc1_1_19, %if_12.then ]
  %acc2_0_20 = phi <16 x float> [ %acc2_0_17, %if_1.end ], [ %acc2_0_19, %if_12.then ]
  %acc2_1_20 = phi <16 x float> [ %acc2_1_17, %if_1.end ], [ %acc2_1_19, %if_12.then ]
  %acc3_0_20 = phi <16 x float> [ %acc3_0_17, %if_1.end ], [ %acc3_0_19, %if_12.then ]
  %acc3_1_20 = phi <16 x float> [ %acc3_1_17, %if_1.end ], [ %acc3_1_19, %if_12.then ]
  %acc4_0_20 = phi <16 x float> [ %acc4_0_17, %if_1.end ], [ %acc4_0_19, %if_12.then ]
  %acc4_1_20 = phi <16 x float> [ %acc4_1_17, %if_1.end ], [ %acc4_1_19, %if_12.then ]
  %acc5_0_20 = phi <16 x float> [ %acc5_0_17, %if_1.end ], [ %acc5_0_19, %if_12.then ]
  %acc5_1_20 = phi <16 x float> [ %acc5_1_17, %if_1.end ], [ %acc5_1_19, %if_12.then ]
  %acc6_0_20 = phi <16 x float> [ %acc6_0_17, %if_1.end ], [ %acc6_0_19, %if_12.then ]
  %acc6_1_20 = phi <16 x float> [ %acc6_1_17, %if_1.end ], [ %acc6_1_19, %if_12.then ]
  %acc7_0_20 = phi <16 x float> [ %acc7_0_17, %if_1.end ], [ %acc7_0_19, %if_12.then ]
  %acc7_1_20 = phi <16 x float> [ %acc7_1_17, %if_1.end ], [ %acc7_1_19, %if_12.then ]
  ; c.
  %at.114 = icmp eq i64 %m, 8
  %at.115 = icmp eq i64 %n, 32
  %at.116 = and i1 %at.114, %at.115
  br i1 %at.116, label %if_13.then, label %if_13.end
if_13.then:
  store <16 x float> %acc0_0_20, ptr %c, align 4
  %at.117 = getelementptr float, ptr %c, i64 16
  store <16 x float> %acc0_1_20, ptr %at.117, align 4
  %at.118 = getelementptr float, ptr %c, i64 %ldc
  store <16 x float> %acc1_0_20, ptr %at.118, align 4
  %at.119 = getelementptr float, ptr %at.118, i64 16
  store <16 x float> %acc1_1_20, ptr %at.119, align 4
  %at.120 = mul i64 2, %ldc
  %at.121 = getelementptr float, ptr %c, i64 %at.120
  store <16 x float> %acc2_0_20, ptr %at.121, align 4
  %at.122 = getelementptr float, ptr %at.121, i64 16
  store <16 x float> %acc2_1_20, ptr %at.122, align 4
  %at.123 = mul i64 3, %ldc
  %at.124 = getelementptr float, ptr %c, i64 %at.123
  store <16 x float> %acc3_0_20, ptr %at.124, align 4
  %at.125 = getelementptr float, ptr %at.124, i64 16
  store <16 x float> %acc3_1_20, ptr %at.125, align 4
  %at.126 = mul i64 4, %ldc
  %at.127 = getelementptr float, ptr %c, i64 %at.126
  store <16 x float> %acc4_0_20, ptr %at.127, align 4
  %at.128 = getelementptr float, ptr %at.127, i64 16
  store <16 x float> %acc4_1_20, ptr %at.128, align 4
  %at.129 = mul i64 5, %ldc
  %at.130 = getelementptr float, ptr %c, i64 %at.129
  store <16 x float> %acc5_0_20, ptr %at.130, align 4
  %at.131 = getelementptr float, ptr %at.130, i64 16
  store <16 x float> %acc5_1_20, ptr %at.131, align 4
  %at.132 = mul i64 6, %ldc
  %at.133 = getelementptr float, ptr %c, i64 %at.132
  store <16 x float> %acc6_0_20, ptr %at.133, align 4
  %at.134 = getelementptr float, ptr %at.133, i64 16
  store <16 x float> %acc6_1_20, ptr %at.134, align 4
  %at.135 = mul i64 7, %ldc
  %at.136 = getelementptr float, ptr %c, i64 %at.135
  store <16 x float> %acc7_0_20, ptr %at.136, align 4
  %at.137 = getelementptr float, ptr %at.136, i64 16
  store <16 x float> %acc7_1_20, ptr %at.137, align 4
  br label %if_13.end
if_13.end:
  %acc0_0_22 = phi <16 x float> [ %acc0_0_20, %if_12.end ], [ %acc0_0_20, %if_13.then ]
  %acc0_1_22 = phi <16 x float> [ %acc0_1_20, %if_12.end ], [ %acc0_1_20, %if_13.then ]
  %acc1_0_22 = phi <16 x float> [ %acc1_0_20, %if_12.end ], [ %acc1_0_20, %if_13.then ]
  %acc1_1_22 = phi <16 x float> [ %acc1_1_20, %if_12.end ], [ %acc1_1_20, %if_13.then ]
  %acc2_0_22 = phi <16 x float> [ %acc2_0_20, %if_12.end ], [ %acc2_0_20, %if_13.then ]
  %acc2_1_22 = phi <16 x float> [ %acc2_1_20, %if_12.end ], [ %acc2_1_20, %if_13.then ]
  %acc3_0_22 = phi <16 x float> [ %acc3_0_20, %if_12.end ], [ %acc3_0_20, %if_13.then ]
  %acc3_1_22 = phi <16 x float> [ %acc3_1_20, %if_12.end ], [ %acc3_1_20, %if_13.then ]
  %acc4_0_22 = phi <16 x float> [ %acc4_0_20, %if_12.end ], [ %acc4_0_20, %if_13.then ]
  %acc4_1_22 = phi <16 x float> [ %acc4_1_20, %if_12.end ], [ %acc4_1_20, %if_13.then ]
  %acc5_0_22 = phi <16 x float> [ %acc5_0_20, %if_12.end ], [ %acc5_0_20, %if_13.then ]
  %acc5_1_22 = phi <16 x float> [ %acc5_1_20, %if_12.end ], [ %acc5_1_20, %if_13.then ]
  %acc6_0_22 = phi <16 x float> [ %acc6_0_20, %if_12.end ], [ %acc6_0_20, %if_13.then ]
  %acc6_1_22 = phi <16 x float> [ %acc6_1_20, %if_12.end ], [ %acc6_1_20, %if_13.then ]
  %acc7_0_22 = phi <16 x float> [ %acc7_0_20, %if_12.end ], [ %acc7_0_20, %if_13.then ]
  %acc7_1_22 = phi <16 x float> [ %acc7_1_20, %if_12.end ], [ %acc7_1_20, %if_13.then ]
  %at.138 = icmp ne i64 %m, 8
  %at.139 = icmp ne i64 %n, 32
  %at.140 = or i1 %at.138, %at.139
  br i1 %at.140, label %if_14.then, label %if_14.end
if_14.then:
  %within0_2.n = trunc i64 %n to i32
  %within0_2.0 = insertelement <16 x i32> poison, i32 %within0_2.n, i64 0
  %within0_2.s = shufflevector <16 x i32> %within0_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0_2.s
  %within1_2.n = trunc i64 %n to i32
  %within1_2.0 = insertelement <16 x i32> poison, i32 %within1_2.n, i64 0
  %within1_2.s = shufflevector <16 x i32> %within1_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1_2 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1_2.s
  %at.141 = icmp sgt i64 %m, 0
  br i1 %at.141, label %if_15.then, label %if_15.end
if_15.then:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_0_22, ptr %c, i32 4, <16 x i1> %within0_2)
  %at.142 = getelementptr float, ptr %c, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_1_22, ptr %at.142, i32 4, <16 x i1> %within1_2)
  br label %if_15.end
if_15.end:
  %acc0_0_25 = phi <16 x float> [ %acc0_0_22, %if_14.then ], [ %acc0_0_22, %if_15.then ]
  %acc0_1_25 = phi <16 x float> [ %acc0_1_22, %if_14.then ], [ %acc0_1_22, %if_15.then ]
  %at.143 = icmp sgt i64 %m, 1
  br i1 %at.143, label %if_16.then, label %if_16.end
if_16.then:
  %at.144 = getelementptr float, ptr %c, i64 %ldc
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_0_22, ptr %at.144, i32 4, <16 x i1> %within0_2)
  %at.145 = getelementptr float, ptr %at.144, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_1_22, ptr %at.145, i32 4, <16 x i1> %within1_2)
  br label %if_16.end
if_16.end:
  %acc1_0_25 = phi <16 x float> [ %acc1_0_22, %if_15.end ], [ %acc1_0_22, %if_16.then ]
  %acc1_1_25 = phi <16 x float> [ %acc1_1_22, %if_15.end ], [ %acc1_1_22, %if_16.then ]
  %at.146 = icmp sgt i64 %m, 2
  br i1 %at.146, label %if_17.then, label %if_17.end
if_17.then:
  %at.147 = mul i64 2, %ldc
  %at.148 = getelementptr float, ptr %c, i64 %at.147
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_0_22, ptr %at.148, i32 4, <16 x i1> %within0_2)
  %at.149 = getelementptr float, ptr %at.148, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_1_22, ptr %at.149, i32 4, <16 x i1> %within1_2)
  br label %if_17.end
if_17.end:
  %acc2_0_25 = phi <16 x float> [ %acc2_0_22, %if_16.end ], [ %acc2_0_22, %if_17.then ]
  %acc2_1_25 = phi <16 x float> [ %acc2_1_22, %if_16.end ], [ %acc2_1_22, %if_17.then ]
  %at.150 = icmp sgt i64 %m, 3
  br i1 %at.150, label %if_18.then, label %if_18.end
if_18.then:
  %at.151 = mul i64 3, %ldc
  %at.152 = getelementptr float, ptr %c, i64 %at.151
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_0_22, ptr %at.152, i32 4, <16 x i1> %within0_2)
  %at.153 = getelementptr float, ptr %at.152, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_1_22, ptr %at.153, i32 4, <16 x i1> %within1_2)
  br label %if_18.end
if_18.end:
  %acc3_0_25 = phi <16 x float> [ %acc3_0_22, %if_17.end ], [ %acc3_0_22, %if_18.then ]
  %acc3_1_25 = phi <16 x float> [ %acc3_1_22, %if_17.end ], [ %acc3_1_22, %if_18.then ]
  %at.154 = icmp sgt i64 %m, 4
  br i1 %at.154, label %if_19.then, label %if_19.end
if_19.then:
  %at.155 = mul i64 4, %ldc
  %at.156 = getelementptr float, ptr %c, i64 %at.155
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_0_22, ptr %at.156, i32 4, <16 x i1> %within0_2)
  %at.157 = getelementptr float, ptr %at.156, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_1_22, ptr %at.157, i32 4, <16 x i1> %within1_2)
  br label %if_19.end
if_19.end:
  %acc4_0_25 = phi <16 x float> [ %acc4_0_22, %if_18.end ], [ %acc4_0_22, %if_19.then ]
  %acc4_1_25 = phi <16 x float> [ %acc4_1_22, %if_18.end ], [ %acc4_1_22, %if_19.then ]
  %at.158 = icmp sgt i64 %m, 5
  br i1 %at.158, label %if_20.then, label %if_20.end
if_20.then:
  %at.159 = mul i64 5, %ldc
  %at.160 = getelementptr float, ptr %c, i64 %at.159
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_0_22, ptr %at.160, i32 4, <16 x i1> %within0_2)
  %at.161 = getelementptr float, ptr %at.160, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_1_22, ptr %at.161, i32 4, <16 x i1> %within1_2)
  br label %if_20.end
if_20.end:
  %acc5_0_25 = phi <16 x float> [ %acc5_0_22, %if_19.end ], [ %acc5_0_22, %if_20.then ]
  %acc5_1_25 = phi <16 x float> [ %acc5_1_22, %if_19.end ], [ %acc5_1_22, %if_20.then ]
  %at.162 = icmp sgt i64 %m, 6
  br i1 %at.162, label %if_21.then, label %if_21.end
if_21.then:
  %at.163 = mul i64 6, %ldc
  %at.164 = getelementptr float, ptr %c, i64 %at.163
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_0_22, ptr %at.164, i32 4, <16 x i1> %within0_2)
  %at.165 = getelementptr float, ptr %at.164, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_1_22, ptr %at.165, i32 4, <16 x i1> %within1_2)
  br label %if_21.end
if_21.end:
  %acc6_0_25 = phi <16 x float> [ %acc6_0_22, %if_20.end ], [ %acc6_0_22, %if_21.then ]
  %acc6_1_25 = phi <16 x float> [ %acc6_1_22, %if_20.end ], [ %acc6_1_22, %if_21.then ]
  %at.166 = icmp sgt i64 %m, 7
  br i1 %at.166, label %if_22.then, label %if_22.end
if_22.then:
  %at.167 = mul i64 7, %ldc
  %at.168 = getelementptr float, ptr %c, i64 %at.167
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_0_22, ptr %at.168, i32 4, <16 x i1> %within0_2)
  %at.169 = getelementptr float, ptr %at.168, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_1_22, ptr %at.169, i32 4, <16 x i1> %within1_2)
  br label %if_22.end
if_22.end:
  %acc7_0_25 = phi <16 x float> [ %acc7_0_22, %if_21.end ], [ %acc7_0_22, %if_22.then ]
  %acc7_1_25 = phi <16 x float> [ %acc7_1_22, %if_21.end ], [ %acc7_1_22, %if_22.then ]
  br label %if_14.end
if_14.end:
  %acc0_0_26 = phi <16 x float> [ %acc0_0_22, %if_13.end ], [ %acc0_0_25, %if_22.end ]
  %acc0_1_26 = phi <16 x float> [ %acc0_1_22, %if_13.end ], [ %acc0_1_25, %if_22.end ]
  %acc1_0_26 = phi <16 x float> [ %acc1_0_22, %if_13.end ], [ %acc1_0_25, %if_22.end ]
  %acc1_1_26 = phi <16 x float> [ %acc1_1_22, %if_13.end ], [ %acc1_1_25, %if_22.end ]
  %acc2_0_26 = phi <16 x float> [ %acc2_0_22, %if_13.end ], [ %acc2_0_25, %if_22.end ]
  %acc2_1_26 = phi <16 x float> [ %acc2_1_22, %if_13.end ], [ %acc2_1_25, %if_22.end ]
  %acc3_0_26 = phi <16 x float> [ %acc3_0_22, %if_13.end ], [ %acc3_0_25, %if_22.end ]
  %acc3_1_26 = phi <16 x float> [ %acc3_1_22, %if_13.end ], [ %acc3_1_25, %if_22.end ]
  %acc4_0_26 = phi <16 x float> [ %acc4_0_22, %if_13.end ], [ %acc4_0_25, %if_22.end ]
  %acc4_1_26 = phi <16 x float> [ %acc4_1_22, %if_13.end ], [ %acc4_1_25, %if_22.end ]
  %acc5_0_26 = phi <16 x float> [ %acc5_0_22, %if_13.end ], [ %acc5_0_25, %if_22.end ]
  %acc5_1_26 = phi <16 x float> [ %acc5_1_22, %if_13.end ], [ %acc5_1_25, %if_22.end ]
  %acc6_0_26 = phi <16 x float> [ %acc6_0_22, %if_13.end ], [ %acc6_0_25, %if_22.end ]
  %acc6_1_26 = phi <16 x float> [ %acc6_1_22, %if_13.end ], [ %acc6_1_25, %if_22.end ]
  %acc7_0_26 = phi <16 x float> [ %acc7_0_22, %if_13.end ], [ %acc7_0_25, %if_22.end ]
  %acc7_1_26 = phi <16 x float> [ %acc7_1_22, %if_13.end ], [ %acc7_1_25, %if_22.end ]
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
