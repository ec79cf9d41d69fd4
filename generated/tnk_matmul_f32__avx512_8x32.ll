; tnk_matmul_f32__avx512_8x32_ir: generated, do not edit.
; tile of a matrix product.
; from templates/matmul_tile.lua, avx512: act=none mr=8 nr=32
; listed in gen/manifest/matmul.lua: whole panels of 8, 16, 32, 64, 128 rows, which leave 14 unfilled
; a turn of each inner loop: 16 fma 10 ld; 16 fma 10 ld; 16 fma 10 ld
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
  %t_2 = select i1 %at.2, i64 0, i64 %at.3
  %at.4 = add i64 %t_2, 8
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
  %a_1 = phi ptr [ %a, %entry ], [ %at.17, %p.body ]
  %b_1 = phi ptr [ %b, %entry ], [ %at.18, %p.body ]
  %at.6 = getelementptr float, ptr %a_1, i64 128
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
  %at.18 = getelementptr float, ptr %b_1, i64 32
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
  %a_2 = phi ptr [ %at.17, %p.body ], [ %a, %entry ]
  %b_2 = phi ptr [ %at.18, %p.body ], [ %b, %entry ]
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
  %a_3 = phi ptr [ %a_2, %p.end ], [ %at.28, %p_1.body ]
  %b_3 = phi ptr [ %b_2, %p.end ], [ %at.29, %p_1.body ]
  %c_1 = phi ptr [ %c, %p.end ], [ %at.30, %p_1.body ]
  call void @llvm.prefetch.p0(ptr %c_1, i32 0, i32 3, i32 1)
  %at.19 = getelementptr float, ptr %c_1, i64 16
  call void @llvm.prefetch.p0(ptr %at.19, i32 0, i32 3, i32 1)
  %b0_1 = load <16 x float>, ptr %b_3, align 4
  %at.20 = getelementptr float, ptr %b_3, i64 16
  %b1_1 = load <16 x float>, ptr %at.20, align 4
  %x_8 = load float, ptr %a_3, align 4
  %a0_1.0 = insertelement <16 x float> poison, float %x_8, i64 0
  %a0_1 = shufflevector <16 x float> %a0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b0_1, <16 x float> %acc0_0_3)
  %acc0_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b1_1, <16 x float> %acc0_1_3)
  %at.21 = getelementptr float, ptr %a_3, i64 1
  %x_9 = load float, ptr %at.21, align 4
  %a1_1.0 = insertelement <16 x float> poison, float %x_9, i64 0
  %a1_1 = shufflevector <16 x float> %a1_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_1, <16 x float> %b0_1, <16 x float> %acc1_0_3)
  %acc1_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_1, <16 x float> %b1_1, <16 x float> %acc1_1_3)
  %at.22 = getelementptr float, ptr %a_3, i64 2
  %x_10 = load float, ptr %at.22, align 4
  %a2_1.0 = insertelement <16 x float> poison, float %x_10, i64 0
  %a2_1 = shufflevector <16 x float> %a2_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_1, <16 x float> %b0_1, <16 x float> %acc2_0_3)
  %acc2_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_1, <16 x float> %b1_1, <16 x float> %acc2_1_3)
  %at.23 = getelementptr float, ptr %a_3, i64 3
  %x_11 = load float, ptr %at.23, align 4
  %a3_1.0 = insertelement <16 x float> poison, float %x_11, i64 0
  %a3_1 = shufflevector <16 x float> %a3_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_1, <16 x float> %b0_1, <16 x float> %acc3_0_3)
  %acc3_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_1, <16 x float> %b1_1, <16 x float> %acc3_1_3)
  %at.24 = getelementptr float, ptr %a_3, i64 4
  %x_12 = load float, ptr %at.24, align 4
  %a4_1.0 = insertelement <16 x float> poison, float %x_12, i64 0
  %a4_1 = shufflevector <16 x float> %a4_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_1, <16 x float> %b0_1, <16 x float> %acc4_0_3)
  %acc4_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_1, <16 x float> %b1_1, <16 x float> %acc4_1_3)
  %at.25 = getelementptr float, ptr %a_3, i64 5
  %x_13 = load float, ptr %at.25, align 4
  %a5_1.0 = insertelement <16 x float> poison, float %x_13, i64 0
  %a5_1 = shufflevector <16 x float> %a5_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5_1, <16 x float> %b0_1, <16 x float> %acc5_0_3)
  %acc5_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5_1, <16 x float> %b1_1, <16 x float> %acc5_1_3)
  %at.26 = getelementptr float, ptr %a_3, i64 6
  %x_14 = load float, ptr %at.26, align 4
  %a6_1.0 = insertelement <16 x float> poison, float %x_14, i64 0
  %a6_1 = shufflevector <16 x float> %a6_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6_1, <16 x float> %b0_1, <16 x float> %acc6_0_3)
  %acc6_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6_1, <16 x float> %b1_1, <16 x float> %acc6_1_3)
  %at.27 = getelementptr float, ptr %a_3, i64 7
  %x_15 = load float, ptr %at.27, align 4
  %a7_1.0 = insertelement <16 x float> poison, float %x_15, i64 0
  %a7_1 = shufflevector <16 x float> %a7_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7_1, <16 x float> %b0_1, <16 x float> %acc7_0_3)
  %acc7_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7_1, <16 x float> %b1_1, <16 x float> %acc7_1_3)
  %at.28 = getelementptr float, ptr %a_3, i64 8
  %at.29 = getelementptr float, ptr %b_3, i64 32
  %at.30 = getelementptr float, ptr %c_1, i64 %ldc
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
  %a_4 = phi ptr [ %at.28, %p_1.body ], [ %a_2, %p.end ]
  %b_4 = phi ptr [ %at.29, %p_1.body ], [ %b_2, %p.end ]
  %c_2 = phi ptr [ %at.30, %p_1.body ], [ %c, %p.end ]
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
  %a_5 = phi ptr [ %a_4, %p_1.end ], [ %at.39, %p_2.body ]
  %b_5 = phi ptr [ %b_4, %p_1.end ], [ %at.40, %p_2.body ]
  %b0_2 = load <16 x float>, ptr %b_5, align 4
  %at.31 = getelementptr float, ptr %b_5, i64 16
  %b1_2 = load <16 x float>, ptr %at.31, align 4
  %x_16 = load float, ptr %a_5, align 4
  %a0_2.0 = insertelement <16 x float> poison, float %x_16, i64 0
  %a0_2 = shufflevector <16 x float> %a0_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc0_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_2, <16 x float> %b0_2, <16 x float> %acc0_0_6)
  %acc0_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_2, <16 x float> %b1_2, <16 x float> %acc0_1_6)
  %at.32 = getelementptr float, ptr %a_5, i64 1
  %x_17 = load float, ptr %at.32, align 4
  %a1_2.0 = insertelement <16 x float> poison, float %x_17, i64 0
  %a1_2 = shufflevector <16 x float> %a1_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc1_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_2, <16 x float> %b0_2, <16 x float> %acc1_0_6)
  %acc1_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a1_2, <16 x float> %b1_2, <16 x float> %acc1_1_6)
  %at.33 = getelementptr float, ptr %a_5, i64 2
  %x_18 = load float, ptr %at.33, align 4
  %a2_2.0 = insertelement <16 x float> poison, float %x_18, i64 0
  %a2_2 = shufflevector <16 x float> %a2_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc2_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_2, <16 x float> %b0_2, <16 x float> %acc2_0_6)
  %acc2_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a2_2, <16 x float> %b1_2, <16 x float> %acc2_1_6)
  %at.34 = getelementptr float, ptr %a_5, i64 3
  %x_19 = load float, ptr %at.34, align 4
  %a3_2.0 = insertelement <16 x float> poison, float %x_19, i64 0
  %a3_2 = shufflevector <16 x float> %a3_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc3_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_2, <16 x float> %b0_2, <16 x float> %acc3_0_6)
  %acc3_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a3_2, <16 x float> %b1_2, <16 x float> %acc3_1_6)
  %at.35 = getelementptr float, ptr %a_5, i64 4
  %x_20 = load float, ptr %at.35, align 4
  %a4_2.0 = insertelement <16 x float> poison, float %x_20, i64 0
  %a4_2 = shufflevector <16 x float> %a4_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc4_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_2, <16 x float> %b0_2, <16 x float> %acc4_0_6)
  %acc4_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a4_2, <16 x float> %b1_2, <16 x float> %acc4_1_6)
  %at.36 = getelementptr float, ptr %a_5, i64 5
  %x_21 = load float, ptr %at.36, align 4
  %a5_2.0 = insertelement <16 x float> poison, float %x_21, i64 0
  %a5_2 = shufflevector <16 x float> %a5_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc5_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5_2, <16 x float> %b0_2, <16 x float> %acc5_0_6)
  %acc5_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a5_2, <16 x float> %b1_2, <16 x float> %acc5_1_6)
  %at.37 = getelementptr float, ptr %a_5, i64 6
  %x_22 = load float, ptr %at.37, align 4
  %a6_2.0 = insertelement <16 x float> poison, float %x_22, i64 0
  %a6_2 = shufflevector <16 x float> %a6_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc6_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6_2, <16 x float> %b0_2, <16 x float> %acc6_0_6)
  %acc6_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a6_2, <16 x float> %b1_2, <16 x float> %acc6_1_6)
  %at.38 = getelementptr float, ptr %a_5, i64 7
  %x_23 = load float, ptr %at.38, align 4
  %a7_2.0 = insertelement <16 x float> poison, float %x_23, i64 0
  %a7_2 = shufflevector <16 x float> %a7_2.0, <16 x float> poison, <16 x i32> zeroinitializer
  %acc7_0_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7_2, <16 x float> %b0_2, <16 x float> %acc7_0_6)
  %acc7_1_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a7_2, <16 x float> %b1_2, <16 x float> %acc7_1_6)
  %at.39 = getelementptr float, ptr %a_5, i64 8
  %at.40 = getelementptr float, ptr %b_5, i64 32
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
  %a_6 = phi ptr [ %at.39, %p_2.body ], [ %a_4, %p_1.end ]
  %b_6 = phi ptr [ %at.40, %p_2.body ], [ %b_4, %p_1.end ]
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
  %differs_1 = fcmp une float %beta, 0x0000000000000000
  br i1 %differs_1, label %if_1.then, label %if_1.end
if_1.then:
  %factor_1.0 = insertelement <16 x float> poison, float %beta, i64 0
  %factor_1 = shufflevector <16 x float> %factor_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.41 = icmp eq i64 %m, 8
  %at.42 = icmp eq i64 %n, 32
  %at.43 = and i1 %at.41, %at.42
  br i1 %at.43, label %if_2.then, label %if_2.end
if_2.then:
  %x_24 = load <16 x float>, ptr %c, align 4
  %acc0_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_24, <16 x float> %acc0_0_9)
  %at.44 = getelementptr float, ptr %c, i64 16
  %x_25 = load <16 x float>, ptr %at.44, align 4
  %acc0_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_25, <16 x float> %acc0_1_9)
  %at.45 = getelementptr float, ptr %c, i64 %ldc
  %x_26 = load <16 x float>, ptr %at.45, align 4
  %acc1_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_26, <16 x float> %acc1_0_9)
  %at.46 = getelementptr float, ptr %at.45, i64 16
  %x_27 = load <16 x float>, ptr %at.46, align 4
  %acc1_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_27, <16 x float> %acc1_1_9)
  %at.47 = mul i64 2, %ldc
  %at.48 = getelementptr float, ptr %c, i64 %at.47
  %x_28 = load <16 x float>, ptr %at.48, align 4
  %acc2_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_28, <16 x float> %acc2_0_9)
  %at.49 = getelementptr float, ptr %at.48, i64 16
  %x_29 = load <16 x float>, ptr %at.49, align 4
  %acc2_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_29, <16 x float> %acc2_1_9)
  %at.50 = mul i64 3, %ldc
  %at.51 = getelementptr float, ptr %c, i64 %at.50
  %x_30 = load <16 x float>, ptr %at.51, align 4
  %acc3_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_30, <16 x float> %acc3_0_9)
  %at.52 = getelementptr float, ptr %at.51, i64 16
  %x_31 = load <16 x float>, ptr %at.52, align 4
  %acc3_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_31, <16 x float> %acc3_1_9)
  %at.53 = mul i64 4, %ldc
  %at.54 = getelementptr float, ptr %c, i64 %at.53
  %x_32 = load <16 x float>, ptr %at.54, align 4
  %acc4_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_32, <16 x float> %acc4_0_9)
  %at.55 = getelementptr float, ptr %at.54, i64 16
  %x_33 = load <16 x float>, ptr %at.55, align 4
  %acc4_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_33, <16 x float> %acc4_1_9)
  %at.56 = mul i64 5, %ldc
  %at.57 = getelementptr float, ptr %c, i64 %at.56
  %x_34 = load <16 x float>, ptr %at.57, align 4
  %acc5_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_34, <16 x float> %acc5_0_9)
  %at.58 = getelementptr float, ptr %at.57, i64 16
  %x_35 = load <16 x float>, ptr %at.58, align 4
  %acc5_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_35, <16 x float> %acc5_1_9)
  %at.59 = mul i64 6, %ldc
  %at.60 = getelementptr float, ptr %c, i64 %at.59
  %x_36 = load <16 x float>, ptr %at.60, align 4
  %acc6_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_36, <16 x float> %acc6_0_9)
  %at.61 = getelementptr float, ptr %at.60, i64 16
  %x_37 = load <16 x float>, ptr %at.61, align 4
  %acc6_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_37, <16 x float> %acc6_1_9)
  %at.62 = mul i64 7, %ldc
  %at.63 = getelementptr float, ptr %c, i64 %at.62
  %x_38 = load <16 x float>, ptr %at.63, align 4
  %acc7_0_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_38, <16 x float> %acc7_0_9)
  %at.64 = getelementptr float, ptr %at.63, i64 16
  %x_39 = load <16 x float>, ptr %at.64, align 4
  %acc7_1_12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_39, <16 x float> %acc7_1_9)
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
  %at.65 = icmp ne i64 %m, 8
  %at.66 = icmp ne i64 %n, 32
  %at.67 = or i1 %at.65, %at.66
  br i1 %at.67, label %if_3.then, label %if_3.end
if_3.then:
  %within0.n = trunc i64 %n to i32
  %within0.0 = insertelement <16 x i32> poison, i32 %within0.n, i64 0
  %within0.s = shufflevector <16 x i32> %within0.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0.s
  %within1.n = trunc i64 %n to i32
  %within1.0 = insertelement <16 x i32> poison, i32 %within1.n, i64 0
  %within1.s = shufflevector <16 x i32> %within1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1.s
  %at.68 = icmp sgt i64 %m, 0
  br i1 %at.68, label %if_4.then, label %if_4.end
if_4.then:
  %x_40 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %c, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc0_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_40, <16 x float> %acc0_0_13)
  %at.69 = getelementptr float, ptr %c, i64 16
  %x_41 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.69, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc0_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_41, <16 x float> %acc0_1_13)
  br label %if_4.end
if_4.end:
  %acc0_0_17 = phi <16 x float> [ %acc0_0_13, %if_3.then ], [ %acc0_0_16, %if_4.then ]
  %acc0_1_17 = phi <16 x float> [ %acc0_1_13, %if_3.then ], [ %acc0_1_16, %if_4.then ]
  %at.70 = icmp sgt i64 %m, 1
  br i1 %at.70, label %if_5.then, label %if_5.end
if_5.then:
  %at.71 = getelementptr float, ptr %c, i64 %ldc
  %x_42 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.71, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc1_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_42, <16 x float> %acc1_0_13)
  %at.72 = getelementptr float, ptr %at.71, i64 16
  %x_43 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.72, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc1_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_43, <16 x float> %acc1_1_13)
  br label %if_5.end
if_5.end:
  %acc1_0_17 = phi <16 x float> [ %acc1_0_13, %if_4.end ], [ %acc1_0_16, %if_5.then ]
  %acc1_1_17 = phi <16 x float> [ %acc1_1_13, %if_4.end ], [ %acc1_1_16, %if_5.then ]
  %at.73 = icmp sgt i64 %m, 2
  br i1 %at.73, label %if_6.then, label %if_6.end
if_6.then:
  %at.74 = mul i64 2, %ldc
  %at.75 = getelementptr float, ptr %c, i64 %at.74
  %x_44 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.75, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc2_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_44, <16 x float> %acc2_0_13)
  %at.76 = getelementptr float, ptr %at.75, i64 16
  %x_45 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.76, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc2_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_45, <16 x float> %acc2_1_13)
  br label %if_6.end
if_6.end:
  %acc2_0_17 = phi <16 x float> [ %acc2_0_13, %if_5.end ], [ %acc2_0_16, %if_6.then ]
  %acc2_1_17 = phi <16 x float> [ %acc2_1_13, %if_5.end ], [ %acc2_1_16, %if_6.then ]
  %at.77 = icmp sgt i64 %m, 3
  br i1 %at.77, label %if_7.then, label %if_7.end
if_7.then:
  %at.78 = mul i64 3, %ldc
  %at.79 = getelementptr float, ptr %c, i64 %at.78
  %x_46 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.79, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc3_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_46, <16 x float> %acc3_0_13)
  %at.80 = getelementptr float, ptr %at.79, i64 16
  %x_47 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.80, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc3_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_47, <16 x float> %acc3_1_13)
  br label %if_7.end
if_7.end:
  %acc3_0_17 = phi <16 x float> [ %acc3_0_13, %if_6.end ], [ %acc3_0_16, %if_7.then ]
  %acc3_1_17 = phi <16 x float> [ %acc3_1_13, %if_6.end ], [ %acc3_1_16, %if_7.then ]
  %at.81 = icmp sgt i64 %m, 4
  br i1 %at.81, label %if_8.then, label %if_8.end
if_8.then:
  %at.82 = mul i64 4, %ldc
  %at.83 = getelementptr float, ptr %c, i64 %at.82
  %x_48 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.83, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc4_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_48, <16 x float> %acc4_0_13)
  %at.84 = getelementptr float, ptr %at.83, i64 16
  %x_49 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.84, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc4_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_49, <16 x float> %acc4_1_13)
  br label %if_8.end
if_8.end:
  %acc4_0_17 = phi <16 x float> [ %acc4_0_13, %if_7.end ], [ %acc4_0_16, %if_8.then ]
  %acc4_1_17 = phi <16 x float> [ %acc4_1_13, %if_7.end ], [ %acc4_1_16, %if_8.then ]
  %at.85 = icmp sgt i64 %m, 5
  br i1 %at.85, label %if_9.then, label %if_9.end
if_9.then:
  %at.86 = mul i64 5, %ldc
  %at.87 = getelementptr float, ptr %c, i64 %at.86
  %x_50 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.87, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc5_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_50, <16 x float> %acc5_0_13)
  %at.88 = getelementptr float, ptr %at.87, i64 16
  %x_51 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.88, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc5_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_51, <16 x float> %acc5_1_13)
  br label %if_9.end
if_9.end:
  %acc5_0_17 = phi <16 x float> [ %acc5_0_13, %if_8.end ], [ %acc5_0_16, %if_9.then ]
  %acc5_1_17 = phi <16 x float> [ %acc5_1_13, %if_8.end ], [ %acc5_1_16, %if_9.then ]
  %at.89 = icmp sgt i64 %m, 6
  br i1 %at.89, label %if_10.then, label %if_10.end
if_10.then:
  %at.90 = mul i64 6, %ldc
  %at.91 = getelementptr float, ptr %c, i64 %at.90
  %x_52 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.91, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc6_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_52, <16 x float> %acc6_0_13)
  %at.92 = getelementptr float, ptr %at.91, i64 16
  %x_53 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.92, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc6_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_53, <16 x float> %acc6_1_13)
  br label %if_10.end
if_10.end:
  %acc6_0_17 = phi <16 x float> [ %acc6_0_13, %if_9.end ], [ %acc6_0_16, %if_10.then ]
  %acc6_1_17 = phi <16 x float> [ %acc6_1_13, %if_9.end ], [ %acc6_1_16, %if_10.then ]
  %at.93 = icmp sgt i64 %m, 7
  br i1 %at.93, label %if_11.then, label %if_11.end
if_11.then:
  %at.94 = mul i64 7, %ldc
  %at.95 = getelementptr float, ptr %c, i64 %at.94
  %x_54 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.95, i32 4, <16 x i1> %within0, <16 x float> zeroinitializer)
  %acc7_0_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_54, <16 x float> %acc7_0_13)
  %at.96 = getelementptr float, ptr %at.95, i64 16
  %x_55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.96, i32 4, <16 x i1> %within1, <16 x float> zeroinitializer)
  %acc7_1_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %factor_1, <16 x float> %x_55, <16 x float> %acc7_1_13)
  br label %if_11.end
if_11.end:
  %acc7_0_17 = phi <16 x float> [ %acc7_0_13, %if_10.end ], [ %acc7_0_16, %if_11.then ]
  %acc7_1_17 = phi <16 x float> [ %acc7_1_13, %if_10.end ], [ %acc7_1_16, %if_11.then ]
  br label %if_3.end
if_3.end:
  %acc0_0_18 = phi <16 x float> [ %acc0_0_13, %if_2.end ], [ %acc0_0_17, %if_11.end ]
  %acc0_1_18 = phi <16 x float> [ %acc0_1_13, %if_2.end ], [ %acc0_1_17, %if_11.end ]
  %acc1_0_18 = phi <16 x float> [ %acc1_0_13, %if_2.end ], [ %acc1_0_17, %if_11.end ]
  %acc1_1_18 = phi <16 x float> [ %acc1_1_13, %if_2.end ], [ %acc1_1_17, %if_11.end ]
  %acc2_0_18 = phi <16 x float> [ %acc2_0_13, %if_2.end ], [ %acc2_0_17, %if_11.end ]
  %acc2_1_18 = phi <16 x float> [ %acc2_1_13, %if_2.end ], [ %acc2_1_17, %if_11.end ]
  %acc3_0_18 = phi <16 x float> [ %acc3_0_13, %if_2.end ], [ %acc3_0_17, %if_11.end ]
  %acc3_1_18 = phi <16 x float> [ %acc3_1_13, %if_2.end ], [ %acc3_1_17, %if_11.end ]
  %acc4_0_18 = phi <16 x float> [ %acc4_0_13, %if_2.end ], [ %acc4_0_17, %if_11.end ]
  %acc4_1_18 = phi <16 x float> [ %acc4_1_13, %if_2.end ], [ %acc4_1_17, %if_11.end ]
  %acc5_0_18 = phi <16 x float> [ %acc5_0_13, %if_2.end ], [ %acc5_0_17, %if_11.end ]
  %acc5_1_18 = phi <16 x float> [ %acc5_1_13, %if_2.end ], [ %acc5_1_17, %if_11.end ]
  %acc6_0_18 = phi <16 x float> [ %acc6_0_13, %if_2.end ], [ %acc6_0_17, %if_11.end ]
  %acc6_1_18 = phi <16 x float> [ %acc6_1_13, %if_2.end ], [ %acc6_1_17, %if_11.end ]
  %acc7_0_18 = phi <16 x float> [ %acc7_0_13, %if_2.end ], [ %acc7_0_17, %if_11.end ]
  %acc7_1_18 = phi <16 x float> [ %acc7_1_13, %if_2.end ], [ %acc7_1_17, %if_11.end ]
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
  ; The bias: a number for each column.
  %at.97 = icmp ne ptr %bias, null
  br i1 %at.97, label %if_12.then, label %if_12.end
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
  %at.98 = getelementptr float, ptr %bias, i64 16
  %bias1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.98, i32 4, <16 x i1> %within1_1, <16 x float> zeroinitializer)
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
  br label %if_12.end
if_12.end:
  %acc0_0_22 = phi <16 x float> [ %acc0_0_19, %if_1.end ], [ %acc0_0_21, %if_12.then ]
  %acc0_1_22 = phi <16 x float> [ %acc0_1_19, %if_1.end ], [ %acc0_1_21, %if_12.then ]
  %acc1_0_22 = phi <16 x float> [ %acc1_0_19, %if_1.end ], [ %acc1_0_21, %if_12.then ]
  %acc1_1_22 = phi <16 x float> [ %acc1_1_19, %if_1.end ], [ %acc1_1_21, %if_12.then ]
  %acc2_0_22 = phi <16 x float> [ %acc2_0_19, %if_1.end ], [ %acc2_0_21, %if_12.then ]
  %acc2_1_22 = phi <16 x float> [ %acc2_1_19, %if_1.end ], [ %acc2_1_21, %if_12.then ]
  %acc3_0_22 = phi <16 x float> [ %acc3_0_19, %if_1.end ], [ %acc3_0_21, %if_12.then ]
  %acc3_1_22 = phi <16 x float> [ %acc3_1_19, %if_1.end ], [ %acc3_1_21, %if_12.then ]
  %acc4_0_22 = phi <16 x float> [ %acc4_0_19, %if_1.end ], [ %acc4_0_21, %if_12.then ]
  %acc4_1_22 = phi <16 x float> [ %acc4_1_19, %if_1.end ], [ %acc4_1_21, %if_12.then ]
  %acc5_0_22 = phi <16 x float> [ %acc5_0_19, %if_1.end ], [ %acc5_0_21, %if_12.then ]
  %acc5_1_22 = phi <16 x float> [ %acc5_1_19, %if_1.end ], [ %acc5_1_21, %if_12.then ]
  %acc6_0_22 = phi <16 x float> [ %acc6_0_19, %if_1.end ], [ %acc6_0_21, %if_12.then ]
  %acc6_1_22 = phi <16 x float> [ %acc6_1_19, %if_1.end ], [ %acc6_1_21, %if_12.then ]
  %acc7_0_22 = phi <16 x float> [ %acc7_0_19, %if_1.end ], [ %acc7_0_21, %if_12.then ]
  %acc7_1_22 = phi <16 x float> [ %acc7_1_19, %if_1.end ], [ %acc7_1_21, %if_12.then ]
  ; c.
  %at.99 = icmp eq i64 %m, 8
  %at.100 = icmp eq i64 %n, 32
  %at.101 = and i1 %at.99, %at.100
  br i1 %at.101, label %if_13.then, label %if_13.end
if_13.then:
  store <16 x float> %acc0_0_22, ptr %c, align 4
  %at.102 = getelementptr float, ptr %c, i64 16
  store <16 x float> %acc0_1_22, ptr %at.102, align 4
  %at.103 = getelementptr float, ptr %c, i64 %ldc
  store <16 x float> %acc1_0_22, ptr %at.103, align 4
  %at.104 = getelementptr float, ptr %at.103, i64 16
  store <16 x float> %acc1_1_22, ptr %at.104, align 4
  %at.105 = mul i64 2, %ldc
  %at.106 = getelementptr float, ptr %c, i64 %at.105
  store <16 x float> %acc2_0_22, ptr %at.106, align 4
  %at.107 = getelementptr float, ptr %at.106, i64 16
  store <16 x float> %acc2_1_22, ptr %at.107, align 4
  %at.108 = mul i64 3, %ldc
  %at.109 = getelementptr float, ptr %c, i64 %at.108
  store <16 x float> %acc3_0_22, ptr %at.109, align 4
  %at.110 = getelementptr float, ptr %at.109, i64 16
  store <16 x float> %acc3_1_22, ptr %at.110, align 4
  %at.111 = mul i64 4, %ldc
  %at.112 = getelementptr float, ptr %c, i64 %at.111
  store <16 x float> %acc4_0_22, ptr %at.112, align 4
  %at.113 = getelementptr float, ptr %at.112, i64 16
  store <16 x float> %acc4_1_22, ptr %at.113, align 4
  %at.114 = mul i64 5, %ldc
  %at.115 = getelementptr float, ptr %c, i64 %at.114
  store <16 x float> %acc5_0_22, ptr %at.115, align 4
  %at.116 = getelementptr float, ptr %at.115, i64 16
  store <16 x float> %acc5_1_22, ptr %at.116, align 4
  %at.117 = mul i64 6, %ldc
  %at.118 = getelementptr float, ptr %c, i64 %at.117
  store <16 x float> %acc6_0_22, ptr %at.118, align 4
  %at.119 = getelementptr float, ptr %at.118, i64 16
  store <16 x float> %acc6_1_22, ptr %at.119, align 4
  %at.120 = mul i64 7, %ldc
  %at.121 = getelementptr float, ptr %c, i64 %at.120
  store <16 x float> %acc7_0_22, ptr %at.121, align 4
  %at.122 = getelementptr float, ptr %at.121, i64 16
  store <16 x float> %acc7_1_22, ptr %at.122, align 4
  br label %if_13.end
if_13.end:
  %acc0_0_24 = phi <16 x float> [ %acc0_0_22, %if_12.end ], [ %acc0_0_22, %if_13.then ]
  %acc0_1_24 = phi <16 x float> [ %acc0_1_22, %if_12.end ], [ %acc0_1_22, %if_13.then ]
  %acc1_0_24 = phi <16 x float> [ %acc1_0_22, %if_12.end ], [ %acc1_0_22, %if_13.then ]
  %acc1_1_24 = phi <16 x float> [ %acc1_1_22, %if_12.end ], [ %acc1_1_22, %if_13.then ]
  %acc2_0_24 = phi <16 x float> [ %acc2_0_22, %if_12.end ], [ %acc2_0_22, %if_13.then ]
  %acc2_1_24 = phi <16 x float> [ %acc2_1_22, %if_12.end ], [ %acc2_1_22, %if_13.then ]
  %acc3_0_24 = phi <16 x float> [ %acc3_0_22, %if_12.end ], [ %acc3_0_22, %if_13.then ]
  %acc3_1_24 = phi <16 x float> [ %acc3_1_22, %if_12.end ], [ %acc3_1_22, %if_13.then ]
  %acc4_0_24 = phi <16 x float> [ %acc4_0_22, %if_12.end ], [ %acc4_0_22, %if_13.then ]
  %acc4_1_24 = phi <16 x float> [ %acc4_1_22, %if_12.end ], [ %acc4_1_22, %if_13.then ]
  %acc5_0_24 = phi <16 x float> [ %acc5_0_22, %if_12.end ], [ %acc5_0_22, %if_13.then ]
  %acc5_1_24 = phi <16 x float> [ %acc5_1_22, %if_12.end ], [ %acc5_1_22, %if_13.then ]
  %acc6_0_24 = phi <16 x float> [ %acc6_0_22, %if_12.end ], [ %acc6_0_22, %if_13.then ]
  %acc6_1_24 = phi <16 x float> [ %acc6_1_22, %if_12.end ], [ %acc6_1_22, %if_13.then ]
  %acc7_0_24 = phi <16 x float> [ %acc7_0_22, %if_12.end ], [ %acc7_0_22, %if_13.then ]
  %acc7_1_24 = phi <16 x float> [ %acc7_1_22, %if_12.end ], [ %acc7_1_22, %if_13.then ]
  %at.123 = icmp ne i64 %m, 8
  %at.124 = icmp ne i64 %n, 32
  %at.125 = or i1 %at.123, %at.124
  br i1 %at.125, label %if_14.then, label %if_14.end
if_14.then:
  %within0_2.n = trunc i64 %n to i32
  %within0_2.0 = insertelement <16 x i32> poison, i32 %within0_2.n, i64 0
  %within0_2.s = shufflevector <16 x i32> %within0_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within0_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within0_2.s
  %within1_2.n = trunc i64 %n to i32
  %within1_2.0 = insertelement <16 x i32> poison, i32 %within1_2.n, i64 0
  %within1_2.s = shufflevector <16 x i32> %within1_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within1_2 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %within1_2.s
  %at.126 = icmp sgt i64 %m, 0
  br i1 %at.126, label %if_15.then, label %if_15.end
if_15.then:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_0_24, ptr %c, i32 4, <16 x i1> %within0_2)
  %at.127 = getelementptr float, ptr %c, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc0_1_24, ptr %at.127, i32 4, <16 x i1> %within1_2)
  br label %if_15.end
if_15.end:
  %acc0_0_27 = phi <16 x float> [ %acc0_0_24, %if_14.then ], [ %acc0_0_24, %if_15.then ]
  %acc0_1_27 = phi <16 x float> [ %acc0_1_24, %if_14.then ], [ %acc0_1_24, %if_15.then ]
  %at.128 = icmp sgt i64 %m, 1
  br i1 %at.128, label %if_16.then, label %if_16.end
if_16.then:
  %at.129 = getelementptr float, ptr %c, i64 %ldc
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_0_24, ptr %at.129, i32 4, <16 x i1> %within0_2)
  %at.130 = getelementptr float, ptr %at.129, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc1_1_24, ptr %at.130, i32 4, <16 x i1> %within1_2)
  br label %if_16.end
if_16.end:
  %acc1_0_27 = phi <16 x float> [ %acc1_0_24, %if_15.end ], [ %acc1_0_24, %if_16.then ]
  %acc1_1_27 = phi <16 x float> [ %acc1_1_24, %if_15.end ], [ %acc1_1_24, %if_16.then ]
  %at.131 = icmp sgt i64 %m, 2
  br i1 %at.131, label %if_17.then, label %if_17.end
if_17.then:
  %at.132 = mul i64 2, %ldc
  %at.133 = getelementptr float, ptr %c, i64 %at.132
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_0_24, ptr %at.133, i32 4, <16 x i1> %within0_2)
  %at.134 = getelementptr float, ptr %at.133, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc2_1_24, ptr %at.134, i32 4, <16 x i1> %within1_2)
  br label %if_17.end
if_17.end:
  %acc2_0_27 = phi <16 x float> [ %acc2_0_24, %if_16.end ], [ %acc2_0_24, %if_17.then ]
  %acc2_1_27 = phi <16 x float> [ %acc2_1_24, %if_16.end ], [ %acc2_1_24, %if_17.then ]
  %at.135 = icmp sgt i64 %m, 3
  br i1 %at.135, label %if_18.then, label %if_18.end
if_18.then:
  %at.136 = mul i64 3, %ldc
  %at.137 = getelementptr float, ptr %c, i64 %at.136
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_0_24, ptr %at.137, i32 4, <16 x i1> %within0_2)
  %at.138 = getelementptr float, ptr %at.137, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc3_1_24, ptr %at.138, i32 4, <16 x i1> %within1_2)
  br label %if_18.end
if_18.end:
  %acc3_0_27 = phi <16 x float> [ %acc3_0_24, %if_17.end ], [ %acc3_0_24, %if_18.then ]
  %acc3_1_27 = phi <16 x float> [ %acc3_1_24, %if_17.end ], [ %acc3_1_24, %if_18.then ]
  %at.139 = icmp sgt i64 %m, 4
  br i1 %at.139, label %if_19.then, label %if_19.end
if_19.then:
  %at.140 = mul i64 4, %ldc
  %at.141 = getelementptr float, ptr %c, i64 %at.140
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_0_24, ptr %at.141, i32 4, <16 x i1> %within0_2)
  %at.142 = getelementptr float, ptr %at.141, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc4_1_24, ptr %at.142, i32 4, <16 x i1> %within1_2)
  br label %if_19.end
if_19.end:
  %acc4_0_27 = phi <16 x float> [ %acc4_0_24, %if_18.end ], [ %acc4_0_24, %if_19.then ]
  %acc4_1_27 = phi <16 x float> [ %acc4_1_24, %if_18.end ], [ %acc4_1_24, %if_19.then ]
  %at.143 = icmp sgt i64 %m, 5
  br i1 %at.143, label %if_20.then, label %if_20.end
if_20.then:
  %at.144 = mul i64 5, %ldc
  %at.145 = getelementptr float, ptr %c, i64 %at.144
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_0_24, ptr %at.145, i32 4, <16 x i1> %within0_2)
  %at.146 = getelementptr float, ptr %at.145, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc5_1_24, ptr %at.146, i32 4, <16 x i1> %within1_2)
  br label %if_20.end
if_20.end:
  %acc5_0_27 = phi <16 x float> [ %acc5_0_24, %if_19.end ], [ %acc5_0_24, %if_20.then ]
  %acc5_1_27 = phi <16 x float> [ %acc5_1_24, %if_19.end ], [ %acc5_1_24, %if_20.then ]
  %at.147 = icmp sgt i64 %m, 6
  br i1 %at.147, label %if_21.then, label %if_21.end
if_21.then:
  %at.148 = mul i64 6, %ldc
  %at.149 = getelementptr float, ptr %c, i64 %at.148
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_0_24, ptr %at.149, i32 4, <16 x i1> %within0_2)
  %at.150 = getelementptr float, ptr %at.149, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc6_1_24, ptr %at.150, i32 4, <16 x i1> %within1_2)
  br label %if_21.end
if_21.end:
  %acc6_0_27 = phi <16 x float> [ %acc6_0_24, %if_20.end ], [ %acc6_0_24, %if_21.then ]
  %acc6_1_27 = phi <16 x float> [ %acc6_1_24, %if_20.end ], [ %acc6_1_24, %if_21.then ]
  %at.151 = icmp sgt i64 %m, 7
  br i1 %at.151, label %if_22.then, label %if_22.end
if_22.then:
  %at.152 = mul i64 7, %ldc
  %at.153 = getelementptr float, ptr %c, i64 %at.152
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_0_24, ptr %at.153, i32 4, <16 x i1> %within0_2)
  %at.154 = getelementptr float, ptr %at.153, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %acc7_1_24, ptr %at.154, i32 4, <16 x i1> %within1_2)
  br label %if_22.end
if_22.end:
  %acc7_0_27 = phi <16 x float> [ %acc7_0_24, %if_21.end ], [ %acc7_0_24, %if_22.then ]
  %acc7_1_27 = phi <16 x float> [ %acc7_1_24, %if_21.end ], [ %acc7_1_24, %if_22.then ]
  br label %if_14.end
if_14.end:
  %acc0_0_28 = phi <16 x float> [ %acc0_0_24, %if_13.end ], [ %acc0_0_27, %if_22.end ]
  %acc0_1_28 = phi <16 x float> [ %acc0_1_24, %if_13.end ], [ %acc0_1_27, %if_22.end ]
  %acc1_0_28 = phi <16 x float> [ %acc1_0_24, %if_13.end ], [ %acc1_0_27, %if_22.end ]
  %acc1_1_28 = phi <16 x float> [ %acc1_1_24, %if_13.end ], [ %acc1_1_27, %if_22.end ]
  %acc2_0_28 = phi <16 x float> [ %acc2_0_24, %if_13.end ], [ %acc2_0_27, %if_22.end ]
  %acc2_1_28 = phi <16 x float> [ %acc2_1_24, %if_13.end ], [ %acc2_1_27, %if_22.end ]
  %acc3_0_28 = phi <16 x float> [ %acc3_0_24, %if_13.end ], [ %acc3_0_27, %if_22.end ]
  %acc3_1_28 = phi <16 x float> [ %acc3_1_24, %if_13.end ], [ %acc3_1_27, %if_22.end ]
  %acc4_0_28 = phi <16 x float> [ %acc4_0_24, %if_13.end ], [ %acc4_0_27, %if_22.end ]
  %acc4_1_28 = phi <16 x float> [ %acc4_1_24, %if_13.end ], [ %acc4_1_27, %if_22.end ]
  %acc5_0_28 = phi <16 x float> [ %acc5_0_24, %if_13.end ], [ %acc5_0_27, %if_22.end ]
  %acc5_1_28 = phi <16 x float> [ %acc5_1_24, %if_13.end ], [ %acc5_1_27, %if_22.end ]
  %acc6_0_28 = phi <16 x float> [ %acc6_0_24, %if_13.end ], [ %acc6_0_27, %if_22.end ]
  %acc6_1_28 = phi <16 x float> [ %acc6_1_24, %if_13.end ], [ %acc6_1_27, %if_22.end ]
  %acc7_0_28 = phi <16 x float> [ %acc7_0_24, %if_13.end ], [ %acc7_0_27, %if_22.end ]
  %acc7_1_28 = phi <16 x float> [ %acc7_1_24, %if_13.end ], [ %acc7_1_27, %if_22.end ]
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
