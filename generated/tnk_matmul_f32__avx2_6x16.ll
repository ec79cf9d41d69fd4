; tnk_matmul_f32__avx2_6x16_ir: generated, do not edit.
; tile of a matrix product.
; from templates/matmul_tile.lua, avx2: act=none mr=6 nr=16
; listed in gen/manifest/matmul.lua: at peak: 12 accumulators, 2 rows and a broadcast of 16 registers
; a turn of each inner loop: 24 fma 16 ld; 12 fma 8 ld
; vector registers: 15 of 16

define void @tnk_matmul_f32__avx2_6x16_ir(i64 %k, ptr noalias nocapture readonly %a, ptr noalias nocapture readonly %b, ptr noalias nocapture %c, i64 %ldc, i64 %m, i64 %n, ptr nocapture readonly %alpha_beta, ptr noalias nocapture readonly %bias) #0 {
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
  %p.enter = icmp slt i64 0, %t_2
  br i1 %p.enter, label %p.body, label %p.end
p.body:
  %p = phi i64 [ 0, %entry ], [ %p.next, %p.body ]
  %acc0_0 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc0_0_2, %p.body ]
  %acc0_1 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc0_1_2, %p.body ]
  %acc1_0 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc1_0_2, %p.body ]
  %acc1_1 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc1_1_2, %p.body ]
  %acc2_0 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc2_0_2, %p.body ]
  %acc2_1 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc2_1_2, %p.body ]
  %acc3_0 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc3_0_2, %p.body ]
  %acc3_1 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc3_1_2, %p.body ]
  %acc4_0 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc4_0_2, %p.body ]
  %acc4_1 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc4_1_2, %p.body ]
  %acc5_0 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc5_0_2, %p.body ]
  %acc5_1 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc5_1_2, %p.body ]
  %a_1 = phi ptr [ %a, %entry ], [ %at.21, %p.body ]
  %b_1 = phi ptr [ %b, %entry ], [ %at.22, %p.body ]
  %at.5 = getelementptr float, ptr %b_1, i64 256
  call void @llvm.prefetch.p0(ptr %at.5, i32 0, i32 3, i32 1)
  %b0 = load <8 x float>, ptr %b_1, align 4
  %at.6 = getelementptr float, ptr %b_1, i64 8
  %b1 = load <8 x float>, ptr %at.6, align 4
  %x = load float, ptr %a_1, align 4
  %a0.0 = insertelement <8 x float> poison, float %x, i64 0
  %a0 = shufflevector <8 x float> %a0.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc0_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a0, <8 x float> %b0, <8 x float> %acc0_0)
  %acc0_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a0, <8 x float> %b1, <8 x float> %acc0_1)
  %at.7 = getelementptr float, ptr %a_1, i64 1
  %x_1 = load float, ptr %at.7, align 4
  %a1.0 = insertelement <8 x float> poison, float %x_1, i64 0
  %a1 = shufflevector <8 x float> %a1.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc1_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a1, <8 x float> %b0, <8 x float> %acc1_0)
  %acc1_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a1, <8 x float> %b1, <8 x float> %acc1_1)
  %at.8 = getelementptr float, ptr %a_1, i64 2
  %x_2 = load float, ptr %at.8, align 4
  %a2.0 = insertelement <8 x float> poison, float %x_2, i64 0
  %a2 = shufflevector <8 x float> %a2.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc2_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a2, <8 x float> %b0, <8 x float> %acc2_0)
  %acc2_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a2, <8 x float> %b1, <8 x float> %acc2_1)
  %at.9 = getelementptr float, ptr %a_1, i64 3
  %x_3 = load float, ptr %at.9, align 4
  %a3.0 = insertelement <8 x float> poison, float %x_3, i64 0
  %a3 = shufflevector <8 x float> %a3.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc3_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a3, <8 x float> %b0, <8 x float> %acc3_0)
  %acc3_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a3, <8 x float> %b1, <8 x float> %acc3_1)
  %at.10 = getelementptr float, ptr %a_1, i64 4
  %x_4 = load float, ptr %at.10, align 4
  %a4.0 = insertelement <8 x float> poison, float %x_4, i64 0
  %a4 = shufflevector <8 x float> %a4.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc4_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a4, <8 x float> %b0, <8 x float> %acc4_0)
  %acc4_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a4, <8 x float> %b1, <8 x float> %acc4_1)
  %at.11 = getelementptr float, ptr %a_1, i64 5
  %x_5 = load float, ptr %at.11, align 4
  %a5.0 = insertelement <8 x float> poison, float %x_5, i64 0
  %a5 = shufflevector <8 x float> %a5.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc5_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a5, <8 x float> %b0, <8 x float> %acc5_0)
  %acc5_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a5, <8 x float> %b1, <8 x float> %acc5_1)
  %at.12 = getelementptr float, ptr %b_1, i64 272
  call void @llvm.prefetch.p0(ptr %at.12, i32 0, i32 3, i32 1)
  %at.13 = getelementptr float, ptr %b_1, i64 16
  %b0_1 = load <8 x float>, ptr %at.13, align 4
  %at.14 = getelementptr float, ptr %b_1, i64 24
  %b1_1 = load <8 x float>, ptr %at.14, align 4
  %at.15 = getelementptr float, ptr %a_1, i64 6
  %x_6 = load float, ptr %at.15, align 4
  %a0_1.0 = insertelement <8 x float> poison, float %x_6, i64 0
  %a0_1 = shufflevector <8 x float> %a0_1.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc0_0_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a0_1, <8 x float> %b0_1, <8 x float> %acc0_0_1)
  %acc0_1_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a0_1, <8 x float> %b1_1, <8 x float> %acc0_1_1)
  %at.16 = getelementptr float, ptr %a_1, i64 7
  %x_7 = load float, ptr %at.16, align 4
  %a1_1.0 = insertelement <8 x float> poison, float %x_7, i64 0
  %a1_1 = shufflevector <8 x float> %a1_1.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc1_0_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a1_1, <8 x float> %b0_1, <8 x float> %acc1_0_1)
  %acc1_1_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a1_1, <8 x float> %b1_1, <8 x float> %acc1_1_1)
  %at.17 = getelementptr float, ptr %a_1, i64 8
  %x_8 = load float, ptr %at.17, align 4
  %a2_1.0 = insertelement <8 x float> poison, float %x_8, i64 0
  %a2_1 = shufflevector <8 x float> %a2_1.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc2_0_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a2_1, <8 x float> %b0_1, <8 x float> %acc2_0_1)
  %acc2_1_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a2_1, <8 x float> %b1_1, <8 x float> %acc2_1_1)
  %at.18 = getelementptr float, ptr %a_1, i64 9
  %x_9 = load float, ptr %at.18, align 4
  %a3_1.0 = insertelement <8 x float> poison, float %x_9, i64 0
  %a3_1 = shufflevector <8 x float> %a3_1.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc3_0_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a3_1, <8 x float> %b0_1, <8 x float> %acc3_0_1)
  %acc3_1_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a3_1, <8 x float> %b1_1, <8 x float> %acc3_1_1)
  %at.19 = getelementptr float, ptr %a_1, i64 10
  %x_10 = load float, ptr %at.19, align 4
  %a4_1.0 = insertelement <8 x float> poison, float %x_10, i64 0
  %a4_1 = shufflevector <8 x float> %a4_1.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc4_0_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a4_1, <8 x float> %b0_1, <8 x float> %acc4_0_1)
  %acc4_1_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a4_1, <8 x float> %b1_1, <8 x float> %acc4_1_1)
  %at.20 = getelementptr float, ptr %a_1, i64 11
  %x_11 = load float, ptr %at.20, align 4
  %a5_1.0 = insertelement <8 x float> poison, float %x_11, i64 0
  %a5_1 = shufflevector <8 x float> %a5_1.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc5_0_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a5_1, <8 x float> %b0_1, <8 x float> %acc5_0_1)
  %acc5_1_2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a5_1, <8 x float> %b1_1, <8 x float> %acc5_1_1)
  %at.21 = getelementptr float, ptr %a_1, i64 12
  %at.22 = getelementptr float, ptr %b_1, i64 32
  %p.next = add nsw i64 %p, 2
  %p.more = icmp slt i64 %p.next, %t_2
  br i1 %p.more, label %p.body, label %p.end
p.end:
  %acc0_0_3 = phi <8 x float> [ %acc0_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc0_1_3 = phi <8 x float> [ %acc0_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc1_0_3 = phi <8 x float> [ %acc1_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc1_1_3 = phi <8 x float> [ %acc1_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc2_0_3 = phi <8 x float> [ %acc2_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc2_1_3 = phi <8 x float> [ %acc2_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc3_0_3 = phi <8 x float> [ %acc3_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc3_1_3 = phi <8 x float> [ %acc3_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc4_0_3 = phi <8 x float> [ %acc4_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc4_1_3 = phi <8 x float> [ %acc4_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc5_0_3 = phi <8 x float> [ %acc5_0_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc5_1_3 = phi <8 x float> [ %acc5_1_2, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %a_2 = phi ptr [ %at.21, %p.body ], [ %a, %entry ]
  %b_2 = phi ptr [ %at.22, %p.body ], [ %b, %entry ]
  %p_1.enter = icmp slt i64 %t_2, %t
  br i1 %p_1.enter, label %p_1.body, label %p_1.end
p_1.body:
  %p_1 = phi i64 [ %t_2, %p.end ], [ %p_1.next, %p_1.body ]
  %acc0_0_4 = phi <8 x float> [ %acc0_0_3, %p.end ], [ %acc0_0_5, %p_1.body ]
  %acc0_1_4 = phi <8 x float> [ %acc0_1_3, %p.end ], [ %acc0_1_5, %p_1.body ]
  %acc1_0_4 = phi <8 x float> [ %acc1_0_3, %p.end ], [ %acc1_0_5, %p_1.body ]
  %acc1_1_4 = phi <8 x float> [ %acc1_1_3, %p.end ], [ %acc1_1_5, %p_1.body ]
  %acc2_0_4 = phi <8 x float> [ %acc2_0_3, %p.end ], [ %acc2_0_5, %p_1.body ]
  %acc2_1_4 = phi <8 x float> [ %acc2_1_3, %p.end ], [ %acc2_1_5, %p_1.body ]
  %acc3_0_4 = phi <8 x float> [ %acc3_0_3, %p.end ], [ %acc3_0_5, %p_1.body ]
  %acc3_1_4 = phi <8 x float> [ %acc3_1_3, %p.end ], [ %acc3_1_5, %p_1.body ]
  %acc4_0_4 = phi <8 x float> [ %acc4_0_3, %p.end ], [ %acc4_0_5, %p_1.body ]
  %acc4_1_4 = phi <8 x float> [ %acc4_1_3, %p.end ], [ %acc4_1_5, %p_1.body ]
  %acc5_0_4 = phi <8 x float> [ %acc5_0_3, %p.end ], [ %acc5_0_5, %p_1.body ]
  %acc5_1_4 = phi <8 x float> [ %acc5_1_3, %p.end ], [ %acc5_1_5, %p_1.body ]
  %a_3 = phi ptr [ %a_2, %p.end ], [ %at.31, %p_1.body ]
  %b_3 = phi ptr [ %b_2, %p.end ], [ %at.32, %p_1.body ]
  %c_1 = phi ptr [ %c, %p.end ], [ %at.33, %p_1.body ]
  call void @llvm.prefetch.p0(ptr %c_1, i32 0, i32 3, i32 1)
  %b0_2 = load <8 x float>, ptr %b_3, align 4
  %at.23 = getelementptr float, ptr %b_3, i64 8
  %b1_2 = load <8 x float>, ptr %at.23, align 4
  %x_12 = load float, ptr %a_3, align 4
  %a0_2.0 = insertelement <8 x float> poison, float %x_12, i64 0
  %a0_2 = shufflevector <8 x float> %a0_2.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc0_0_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a0_2, <8 x float> %b0_2, <8 x float> %acc0_0_4)
  %acc0_1_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a0_2, <8 x float> %b1_2, <8 x float> %acc0_1_4)
  %at.24 = getelementptr float, ptr %a_3, i64 1
  %x_13 = load float, ptr %at.24, align 4
  %a1_2.0 = insertelement <8 x float> poison, float %x_13, i64 0
  %a1_2 = shufflevector <8 x float> %a1_2.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc1_0_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a1_2, <8 x float> %b0_2, <8 x float> %acc1_0_4)
  %acc1_1_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a1_2, <8 x float> %b1_2, <8 x float> %acc1_1_4)
  %at.25 = getelementptr float, ptr %a_3, i64 2
  %x_14 = load float, ptr %at.25, align 4
  %a2_2.0 = insertelement <8 x float> poison, float %x_14, i64 0
  %a2_2 = shufflevector <8 x float> %a2_2.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc2_0_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a2_2, <8 x float> %b0_2, <8 x float> %acc2_0_4)
  %acc2_1_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a2_2, <8 x float> %b1_2, <8 x float> %acc2_1_4)
  %at.26 = getelementptr float, ptr %a_3, i64 3
  %x_15 = load float, ptr %at.26, align 4
  %a3_2.0 = insertelement <8 x float> poison, float %x_15, i64 0
  %a3_2 = shufflevector <8 x float> %a3_2.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc3_0_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a3_2, <8 x float> %b0_2, <8 x float> %acc3_0_4)
  %acc3_1_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a3_2, <8 x float> %b1_2, <8 x float> %acc3_1_4)
  %at.27 = getelementptr float, ptr %a_3, i64 4
  %x_16 = load float, ptr %at.27, align 4
  %a4_2.0 = insertelement <8 x float> poison, float %x_16, i64 0
  %a4_2 = shufflevector <8 x float> %a4_2.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc4_0_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a4_2, <8 x float> %b0_2, <8 x float> %acc4_0_4)
  %acc4_1_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a4_2, <8 x float> %b1_2, <8 x float> %acc4_1_4)
  %at.28 = getelementptr float, ptr %a_3, i64 5
  %x_17 = load float, ptr %at.28, align 4
  %a5_2.0 = insertelement <8 x float> poison, float %x_17, i64 0
  %a5_2 = shufflevector <8 x float> %a5_2.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc5_0_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a5_2, <8 x float> %b0_2, <8 x float> %acc5_0_4)
  %acc5_1_5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a5_2, <8 x float> %b1_2, <8 x float> %acc5_1_4)
  %at.29 = add i64 %t_2, 5
  %at.30 = icmp slt i64 %p_1, %at.29
  %t_6 = select i1 %at.30, i64 %ldc, i64 0
  %at.31 = getelementptr float, ptr %a_3, i64 6
  %at.32 = getelementptr float, ptr %b_3, i64 16
  %at.33 = getelementptr float, ptr %c_1, i64 %t_6
  %p_1.next = add nsw i64 %p_1, 1
  %p_1.more = icmp slt i64 %p_1.next, %t
  br i1 %p_1.more, label %p_1.body, label %p_1.end
p_1.end:
  %acc0_0_6 = phi <8 x float> [ %acc0_0_5, %p_1.body ], [ %acc0_0_3, %p.end ]
  %acc0_1_6 = phi <8 x float> [ %acc0_1_5, %p_1.body ], [ %acc0_1_3, %p.end ]
  %acc1_0_6 = phi <8 x float> [ %acc1_0_5, %p_1.body ], [ %acc1_0_3, %p.end ]
  %acc1_1_6 = phi <8 x float> [ %acc1_1_5, %p_1.body ], [ %acc1_1_3, %p.end ]
  %acc2_0_6 = phi <8 x float> [ %acc2_0_5, %p_1.body ], [ %acc2_0_3, %p.end ]
  %acc2_1_6 = phi <8 x float> [ %acc2_1_5, %p_1.body ], [ %acc2_1_3, %p.end ]
  %acc3_0_6 = phi <8 x float> [ %acc3_0_5, %p_1.body ], [ %acc3_0_3, %p.end ]
  %acc3_1_6 = phi <8 x float> [ %acc3_1_5, %p_1.body ], [ %acc3_1_3, %p.end ]
  %acc4_0_6 = phi <8 x float> [ %acc4_0_5, %p_1.body ], [ %acc4_0_3, %p.end ]
  %acc4_1_6 = phi <8 x float> [ %acc4_1_5, %p_1.body ], [ %acc4_1_3, %p.end ]
  %acc5_0_6 = phi <8 x float> [ %acc5_0_5, %p_1.body ], [ %acc5_0_3, %p.end ]
  %acc5_1_6 = phi <8 x float> [ %acc5_1_5, %p_1.body ], [ %acc5_1_3, %p.end ]
  %a_4 = phi ptr [ %at.31, %p_1.body ], [ %a_2, %p.end ]
  %b_4 = phi ptr [ %at.32, %p_1.body ], [ %b_2, %p.end ]
  %c_2 = phi ptr [ %at.33, %p_1.body ], [ %c, %p.end ]
  ; alpha and beta.
  %factor.0 = insertelement <8 x float> poison, float %alpha, i64 0
  %factor = shufflevector <8 x float> %factor.0, <8 x float> poison, <8 x i32> zeroinitializer
  %acc0_0_7 = fmul <8 x float> %acc0_0_6, %factor
  %acc0_1_7 = fmul <8 x float> %acc0_1_6, %factor
  %acc1_0_7 = fmul <8 x float> %acc1_0_6, %factor
  %acc1_1_7 = fmul <8 x float> %acc1_1_6, %factor
  %acc2_0_7 = fmul <8 x float> %acc2_0_6, %factor
  %acc2_1_7 = fmul <8 x float> %acc2_1_6, %factor
  %acc3_0_7 = fmul <8 x float> %acc3_0_6, %factor
  %acc3_1_7 = fmul <8 x float> %acc3_1_6, %factor
  %acc4_0_7 = fmul <8 x float> %acc4_0_6, %factor
  %acc4_1_7 = fmul <8 x float> %acc4_1_6, %factor
  %acc5_0_7 = fmul <8 x float> %acc5_0_6, %factor
  %acc5_1_7 = fmul <8 x float> %acc5_1_6, %factor
  %differs_1 = fcmp une float %beta, 0x0000000000000000
  br i1 %differs_1, label %if_1.then, label %if_1.end
if_1.then:
  %factor_1.0 = insertelement <8 x float> poison, float %beta, i64 0
  %factor_1 = shufflevector <8 x float> %factor_1.0, <8 x float> poison, <8 x i32> zeroinitializer
  %at.34 = icmp eq i64 %m, 6
  %at.35 = icmp eq i64 %n, 16
  %at.36 = and i1 %at.34, %at.35
  br i1 %at.36, label %if_2.then, label %if_2.end
if_2.then:
  %x_18 = load <8 x float>, ptr %c, align 4
  %acc0_0_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_18, <8 x float> %acc0_0_7)
  %at.37 = getelementptr float, ptr %c, i64 8
  %x_19 = load <8 x float>, ptr %at.37, align 4
  %acc0_1_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_19, <8 x float> %acc0_1_7)
  %at.38 = getelementptr float, ptr %c, i64 %ldc
  %x_20 = load <8 x float>, ptr %at.38, align 4
  %acc1_0_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_20, <8 x float> %acc1_0_7)
  %at.39 = getelementptr float, ptr %at.38, i64 8
  %x_21 = load <8 x float>, ptr %at.39, align 4
  %acc1_1_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_21, <8 x float> %acc1_1_7)
  %at.40 = mul i64 2, %ldc
  %at.41 = getelementptr float, ptr %c, i64 %at.40
  %x_22 = load <8 x float>, ptr %at.41, align 4
  %acc2_0_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_22, <8 x float> %acc2_0_7)
  %at.42 = getelementptr float, ptr %at.41, i64 8
  %x_23 = load <8 x float>, ptr %at.42, align 4
  %acc2_1_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_23, <8 x float> %acc2_1_7)
  %at.43 = mul i64 3, %ldc
  %at.44 = getelementptr float, ptr %c, i64 %at.43
  %x_24 = load <8 x float>, ptr %at.44, align 4
  %acc3_0_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_24, <8 x float> %acc3_0_7)
  %at.45 = getelementptr float, ptr %at.44, i64 8
  %x_25 = load <8 x float>, ptr %at.45, align 4
  %acc3_1_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_25, <8 x float> %acc3_1_7)
  %at.46 = mul i64 4, %ldc
  %at.47 = getelementptr float, ptr %c, i64 %at.46
  %x_26 = load <8 x float>, ptr %at.47, align 4
  %acc4_0_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_26, <8 x float> %acc4_0_7)
  %at.48 = getelementptr float, ptr %at.47, i64 8
  %x_27 = load <8 x float>, ptr %at.48, align 4
  %acc4_1_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_27, <8 x float> %acc4_1_7)
  %at.49 = mul i64 5, %ldc
  %at.50 = getelementptr float, ptr %c, i64 %at.49
  %x_28 = load <8 x float>, ptr %at.50, align 4
  %acc5_0_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_28, <8 x float> %acc5_0_7)
  %at.51 = getelementptr float, ptr %at.50, i64 8
  %x_29 = load <8 x float>, ptr %at.51, align 4
  %acc5_1_10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_29, <8 x float> %acc5_1_7)
  br label %if_2.end
if_2.end:
  %acc0_0_11 = phi <8 x float> [ %acc0_0_7, %if_1.then ], [ %acc0_0_10, %if_2.then ]
  %acc0_1_11 = phi <8 x float> [ %acc0_1_7, %if_1.then ], [ %acc0_1_10, %if_2.then ]
  %acc1_0_11 = phi <8 x float> [ %acc1_0_7, %if_1.then ], [ %acc1_0_10, %if_2.then ]
  %acc1_1_11 = phi <8 x float> [ %acc1_1_7, %if_1.then ], [ %acc1_1_10, %if_2.then ]
  %acc2_0_11 = phi <8 x float> [ %acc2_0_7, %if_1.then ], [ %acc2_0_10, %if_2.then ]
  %acc2_1_11 = phi <8 x float> [ %acc2_1_7, %if_1.then ], [ %acc2_1_10, %if_2.then ]
  %acc3_0_11 = phi <8 x float> [ %acc3_0_7, %if_1.then ], [ %acc3_0_10, %if_2.then ]
  %acc3_1_11 = phi <8 x float> [ %acc3_1_7, %if_1.then ], [ %acc3_1_10, %if_2.then ]
  %acc4_0_11 = phi <8 x float> [ %acc4_0_7, %if_1.then ], [ %acc4_0_10, %if_2.then ]
  %acc4_1_11 = phi <8 x float> [ %acc4_1_7, %if_1.then ], [ %acc4_1_10, %if_2.then ]
  %acc5_0_11 = phi <8 x float> [ %acc5_0_7, %if_1.then ], [ %acc5_0_10, %if_2.then ]
  %acc5_1_11 = phi <8 x float> [ %acc5_1_7, %if_1.then ], [ %acc5_1_10, %if_2.then ]
  %at.52 = icmp ne i64 %m, 6
  %at.53 = icmp ne i64 %n, 16
  %at.54 = or i1 %at.52, %at.53
  br i1 %at.54, label %if_3.then, label %if_3.end
if_3.then:
  %within0.n = trunc i64 %n to i32
  %within0.0 = insertelement <8 x i32> poison, i32 %within0.n, i64 0
  %within0.s = shufflevector <8 x i32> %within0.0, <8 x i32> poison, <8 x i32> zeroinitializer
  %within0 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %within0.s
  %within1.n = trunc i64 %n to i32
  %within1.0 = insertelement <8 x i32> poison, i32 %within1.n, i64 0
  %within1.s = shufflevector <8 x i32> %within1.0, <8 x i32> poison, <8 x i32> zeroinitializer
  %within1 = icmp slt <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within1.s
  %at.55 = icmp sgt i64 %m, 0
  br i1 %at.55, label %if_4.then, label %if_4.end
if_4.then:
  %x_30 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %c, i32 4, <8 x i1> %within0, <8 x float> zeroinitializer)
  %acc0_0_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_30, <8 x float> %acc0_0_11)
  %at.56 = getelementptr float, ptr %c, i64 8
  %x_31 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.56, i32 4, <8 x i1> %within1, <8 x float> zeroinitializer)
  %acc0_1_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_31, <8 x float> %acc0_1_11)
  br label %if_4.end
if_4.end:
  %acc0_0_15 = phi <8 x float> [ %acc0_0_11, %if_3.then ], [ %acc0_0_14, %if_4.then ]
  %acc0_1_15 = phi <8 x float> [ %acc0_1_11, %if_3.then ], [ %acc0_1_14, %if_4.then ]
  %at.57 = icmp sgt i64 %m, 1
  br i1 %at.57, label %if_5.then, label %if_5.end
if_5.then:
  %at.58 = getelementptr float, ptr %c, i64 %ldc
  %x_32 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.58, i32 4, <8 x i1> %within0, <8 x float> zeroinitializer)
  %acc1_0_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_32, <8 x float> %acc1_0_11)
  %at.59 = getelementptr float, ptr %at.58, i64 8
  %x_33 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.59, i32 4, <8 x i1> %within1, <8 x float> zeroinitializer)
  %acc1_1_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_33, <8 x float> %acc1_1_11)
  br label %if_5.end
if_5.end:
  %acc1_0_15 = phi <8 x float> [ %acc1_0_11, %if_4.end ], [ %acc1_0_14, %if_5.then ]
  %acc1_1_15 = phi <8 x float> [ %acc1_1_11, %if_4.end ], [ %acc1_1_14, %if_5.then ]
  %at.60 = icmp sgt i64 %m, 2
  br i1 %at.60, label %if_6.then, label %if_6.end
if_6.then:
  %at.61 = mul i64 2, %ldc
  %at.62 = getelementptr float, ptr %c, i64 %at.61
  %x_34 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.62, i32 4, <8 x i1> %within0, <8 x float> zeroinitializer)
  %acc2_0_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_34, <8 x float> %acc2_0_11)
  %at.63 = getelementptr float, ptr %at.62, i64 8
  %x_35 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.63, i32 4, <8 x i1> %within1, <8 x float> zeroinitializer)
  %acc2_1_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_35, <8 x float> %acc2_1_11)
  br label %if_6.end
if_6.end:
  %acc2_0_15 = phi <8 x float> [ %acc2_0_11, %if_5.end ], [ %acc2_0_14, %if_6.then ]
  %acc2_1_15 = phi <8 x float> [ %acc2_1_11, %if_5.end ], [ %acc2_1_14, %if_6.then ]
  %at.64 = icmp sgt i64 %m, 3
  br i1 %at.64, label %if_7.then, label %if_7.end
if_7.then:
  %at.65 = mul i64 3, %ldc
  %at.66 = getelementptr float, ptr %c, i64 %at.65
  %x_36 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.66, i32 4, <8 x i1> %within0, <8 x float> zeroinitializer)
  %acc3_0_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_36, <8 x float> %acc3_0_11)
  %at.67 = getelementptr float, ptr %at.66, i64 8
  %x_37 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.67, i32 4, <8 x i1> %within1, <8 x float> zeroinitializer)
  %acc3_1_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_37, <8 x float> %acc3_1_11)
  br label %if_7.end
if_7.end:
  %acc3_0_15 = phi <8 x float> [ %acc3_0_11, %if_6.end ], [ %acc3_0_14, %if_7.then ]
  %acc3_1_15 = phi <8 x float> [ %acc3_1_11, %if_6.end ], [ %acc3_1_14, %if_7.then ]
  %at.68 = icmp sgt i64 %m, 4
  br i1 %at.68, label %if_8.then, label %if_8.end
if_8.then:
  %at.69 = mul i64 4, %ldc
  %at.70 = getelementptr float, ptr %c, i64 %at.69
  %x_38 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.70, i32 4, <8 x i1> %within0, <8 x float> zeroinitializer)
  %acc4_0_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_38, <8 x float> %acc4_0_11)
  %at.71 = getelementptr float, ptr %at.70, i64 8
  %x_39 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.71, i32 4, <8 x i1> %within1, <8 x float> zeroinitializer)
  %acc4_1_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_39, <8 x float> %acc4_1_11)
  br label %if_8.end
if_8.end:
  %acc4_0_15 = phi <8 x float> [ %acc4_0_11, %if_7.end ], [ %acc4_0_14, %if_8.then ]
  %acc4_1_15 = phi <8 x float> [ %acc4_1_11, %if_7.end ], [ %acc4_1_14, %if_8.then ]
  %at.72 = icmp sgt i64 %m, 5
  br i1 %at.72, label %if_9.then, label %if_9.end
if_9.then:
  %at.73 = mul i64 5, %ldc
  %at.74 = getelementptr float, ptr %c, i64 %at.73
  %x_40 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.74, i32 4, <8 x i1> %within0, <8 x float> zeroinitializer)
  %acc5_0_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_40, <8 x float> %acc5_0_11)
  %at.75 = getelementptr float, ptr %at.74, i64 8
  %x_41 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.75, i32 4, <8 x i1> %within1, <8 x float> zeroinitializer)
  %acc5_1_14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %factor_1, <8 x float> %x_41, <8 x float> %acc5_1_11)
  br label %if_9.end
if_9.end:
  %acc5_0_15 = phi <8 x float> [ %acc5_0_11, %if_8.end ], [ %acc5_0_14, %if_9.then ]
  %acc5_1_15 = phi <8 x float> [ %acc5_1_11, %if_8.end ], [ %acc5_1_14, %if_9.then ]
  br label %if_3.end
if_3.end:
  %acc0_0_16 = phi <8 x float> [ %acc0_0_11, %if_2.end ], [ %acc0_0_15, %if_9.end ]
  %acc0_1_16 = phi <8 x float> [ %acc0_1_11, %if_2.end ], [ %acc0_1_15, %if_9.end ]
  %acc1_0_16 = phi <8 x float> [ %acc1_0_11, %if_2.end ], [ %acc1_0_15, %if_9.end ]
  %acc1_1_16 = phi <8 x float> [ %acc1_1_11, %if_2.end ], [ %acc1_1_15, %if_9.end ]
  %acc2_0_16 = phi <8 x float> [ %acc2_0_11, %if_2.end ], [ %acc2_0_15, %if_9.end ]
  %acc2_1_16 = phi <8 x float> [ %acc2_1_11, %if_2.end ], [ %acc2_1_15, %if_9.end ]
  %acc3_0_16 = phi <8 x float> [ %acc3_0_11, %if_2.end ], [ %acc3_0_15, %if_9.end ]
  %acc3_1_16 = phi <8 x float> [ %acc3_1_11, %if_2.end ], [ %acc3_1_15, %if_9.end ]
  %acc4_0_16 = phi <8 x float> [ %acc4_0_11, %if_2.end ], [ %acc4_0_15, %if_9.end ]
  %acc4_1_16 = phi <8 x float> [ %acc4_1_11, %if_2.end ], [ %acc4_1_15, %if_9.end ]
  %acc5_0_16 = phi <8 x float> [ %acc5_0_11, %if_2.end ], [ %acc5_0_15, %if_9.end ]
  %acc5_1_16 = phi <8 x float> [ %acc5_1_11, %if_2.end ], [ %acc5_1_15, %if_9.end ]
  br label %if_1.end
if_1.end:
  %acc0_0_17 = phi <8 x float> [ %acc0_0_7, %p_1.end ], [ %acc0_0_16, %if_3.end ]
  %acc0_1_17 = phi <8 x float> [ %acc0_1_7, %p_1.end ], [ %acc0_1_16, %if_3.end ]
  %acc1_0_17 = phi <8 x float> [ %acc1_0_7, %p_1.end ], [ %acc1_0_16, %if_3.end ]
  %acc1_1_17 = phi <8 x float> [ %acc1_1_7, %p_1.end ], [ %acc1_1_16, %if_3.end ]
  %acc2_0_17 = phi <8 x float> [ %acc2_0_7, %p_1.end ], [ %acc2_0_16, %if_3.end ]
  %acc2_1_17 = phi <8 x float> [ %acc2_1_7, %p_1.end ], [ %acc2_1_16, %if_3.end ]
  %acc3_0_17 = phi <8 x float> [ %acc3_0_7, %p_1.end ], [ %acc3_0_16, %if_3.end ]
  %acc3_1_17 = phi <8 x float> [ %acc3_1_7, %p_1.end ], [ %acc3_1_16, %if_3.end ]
  %acc4_0_17 = phi <8 x float> [ %acc4_0_7, %p_1.end ], [ %acc4_0_16, %if_3.end ]
  %acc4_1_17 = phi <8 x float> [ %acc4_1_7, %p_1.end ], [ %acc4_1_16, %if_3.end ]
  %acc5_0_17 = phi <8 x float> [ %acc5_0_7, %p_1.end ], [ %acc5_0_16, %if_3.end ]
  %acc5_1_17 = phi <8 x float> [ %acc5_1_7, %p_1.end ], [ %acc5_1_16, %if_3.end ]
  ; The bias: a number for each column.
  %at.76 = icmp ne ptr %bias, null
  br i1 %at.76, label %if_10.then, label %if_10.end
if_10.then:
  %within0_1.n = trunc i64 %n to i32
  %within0_1.0 = insertelement <8 x i32> poison, i32 %within0_1.n, i64 0
  %within0_1.s = shufflevector <8 x i32> %within0_1.0, <8 x i32> poison, <8 x i32> zeroinitializer
  %within0_1 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %within0_1.s
  %within1_1.n = trunc i64 %n to i32
  %within1_1.0 = insertelement <8 x i32> poison, i32 %within1_1.n, i64 0
  %within1_1.s = shufflevector <8 x i32> %within1_1.0, <8 x i32> poison, <8 x i32> zeroinitializer
  %within1_1 = icmp slt <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within1_1.s
  %bias0 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %bias, i32 4, <8 x i1> %within0_1, <8 x float> zeroinitializer)
  %at.77 = getelementptr float, ptr %bias, i64 8
  %bias1 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.77, i32 4, <8 x i1> %within1_1, <8 x float> zeroinitializer)
  %acc0_0_19 = fadd <8 x float> %acc0_0_17, %bias0
  %acc0_1_19 = fadd <8 x float> %acc0_1_17, %bias1
  %acc1_0_19 = fadd <8 x float> %acc1_0_17, %bias0
  %acc1_1_19 = fadd <8 x float> %acc1_1_17, %bias1
  %acc2_0_19 = fadd <8 x float> %acc2_0_17, %bias0
  %acc2_1_19 = fadd <8 x float> %acc2_1_17, %bias1
  %acc3_0_19 = fadd <8 x float> %acc3_0_17, %bias0
  %acc3_1_19 = fadd <8 x float> %acc3_1_17, %bias1
  %acc4_0_19 = fadd <8 x float> %acc4_0_17, %bias0
  %acc4_1_19 = fadd <8 x float> %acc4_1_17, %bias1
  %acc5_0_19 = fadd <8 x float> %acc5_0_17, %bias0
  %acc5_1_19 = fadd <8 x float> %acc5_1_17, %bias1
  br label %if_10.end
if_10.end:
  %acc0_0_20 = phi <8 x float> [ %acc0_0_17, %if_1.end ], [ %acc0_0_19, %if_10.then ]
  %acc0_1_20 = phi <8 x float> [ %acc0_1_17, %if_1.end ], [ %acc0_1_19, %if_10.then ]
  %acc1_0_20 = phi <8 x float> [ %acc1_0_17, %if_1.end ], [ %acc1_0_19, %if_10.then ]
  %acc1_1_20 = phi <8 x float> [ %acc1_1_17, %if_1.end ], [ %acc1_1_19, %if_10.then ]
  %acc2_0_20 = phi <8 x float> [ %acc2_0_17, %if_1.end ], [ %acc2_0_19, %if_10.then ]
  %acc2_1_20 = phi <8 x float> [ %acc2_1_17, %if_1.end ], [ %acc2_1_19, %if_10.then ]
  %acc3_0_20 = phi <8 x float> [ %acc3_0_17, %if_1.end ], [ %acc3_0_19, %if_10.then ]
  %acc3_1_20 = phi <8 x float> [ %acc3_1_17, %if_1.end ], [ %acc3_1_19, %if_10.then ]
  %acc4_0_20 = phi <8 x float> [ %acc4_0_17, %if_1.end ], [ %acc4_0_19, %if_10.then ]
  %acc4_1_20 = phi <8 x float> [ %acc4_1_17, %if_1.end ], [ %acc4_1_19, %if_10.then ]
  %acc5_0_20 = phi <8 x float> [ %acc5_0_17, %if_1.end ], [ %acc5_0_19, %if_10.then ]
  %acc5_1_20 = phi <8 x float> [ %acc5_1_17, %if_1.end ], [ %acc5_1_19, %if_10.then ]
  ; c.
  %at.78 = icmp eq i64 %m, 6
  %at.79 = icmp eq i64 %n, 16
  %at.80 = and i1 %at.78, %at.79
  br i1 %at.80, label %if_11.then, label %if_11.end
if_11.then:
  store <8 x float> %acc0_0_20, ptr %c, align 4
  %at.81 = getelementptr float, ptr %c, i64 8
  store <8 x float> %acc0_1_20, ptr %at.81, align 4
  %at.82 = getelementptr float, ptr %c, i64 %ldc
  store <8 x float> %acc1_0_20, ptr %at.82, align 4
  %at.83 = getelementptr float, ptr %at.82, i64 8
  store <8 x float> %acc1_1_20, ptr %at.83, align 4
  %at.84 = mul i64 2, %ldc
  %at.85 = getelementptr float, ptr %c, i64 %at.84
  store <8 x float> %acc2_0_20, ptr %at.85, align 4
  %at.86 = getelementptr float, ptr %at.85, i64 8
  store <8 x float> %acc2_1_20, ptr %at.86, align 4
  %at.87 = mul i64 3, %ldc
  %at.88 = getelementptr float, ptr %c, i64 %at.87
  store <8 x float> %acc3_0_20, ptr %at.88, align 4
  %at.89 = getelementptr float, ptr %at.88, i64 8
  store <8 x float> %acc3_1_20, ptr %at.89, align 4
  %at.90 = mul i64 4, %ldc
  %at.91 = getelementptr float, ptr %c, i64 %at.90
  store <8 x float> %acc4_0_20, ptr %at.91, align 4
  %at.92 = getelementptr float, ptr %at.91, i64 8
  store <8 x float> %acc4_1_20, ptr %at.92, align 4
  %at.93 = mul i64 5, %ldc
  %at.94 = getelementptr float, ptr %c, i64 %at.93
  store <8 x float> %acc5_0_20, ptr %at.94, align 4
  %at.95 = getelementptr float, ptr %at.94, i64 8
  store <8 x float> %acc5_1_20, ptr %at.95, align 4
  br label %if_11.end
if_11.end:
  %acc0_0_22 = phi <8 x float> [ %acc0_0_20, %if_10.end ], [ %acc0_0_20, %if_11.then ]
  %acc0_1_22 = phi <8 x float> [ %acc0_1_20, %if_10.end ], [ %acc0_1_20, %if_11.then ]
  %acc1_0_22 = phi <8 x float> [ %acc1_0_20, %if_10.end ], [ %acc1_0_20, %if_11.then ]
  %acc1_1_22 = phi <8 x float> [ %acc1_1_20, %if_10.end ], [ %acc1_1_20, %if_11.then ]
  %acc2_0_22 = phi <8 x float> [ %acc2_0_20, %if_10.end ], [ %acc2_0_20, %if_11.then ]
  %acc2_1_22 = phi <8 x float> [ %acc2_1_20, %if_10.end ], [ %acc2_1_20, %if_11.then ]
  %acc3_0_22 = phi <8 x float> [ %acc3_0_20, %if_10.end ], [ %acc3_0_20, %if_11.then ]
  %acc3_1_22 = phi <8 x float> [ %acc3_1_20, %if_10.end ], [ %acc3_1_20, %if_11.then ]
  %acc4_0_22 = phi <8 x float> [ %acc4_0_20, %if_10.end ], [ %acc4_0_20, %if_11.then ]
  %acc4_1_22 = phi <8 x float> [ %acc4_1_20, %if_10.end ], [ %acc4_1_20, %if_11.then ]
  %acc5_0_22 = phi <8 x float> [ %acc5_0_20, %if_10.end ], [ %acc5_0_20, %if_11.then ]
  %acc5_1_22 = phi <8 x float> [ %acc5_1_20, %if_10.end ], [ %acc5_1_20, %if_11.then ]
  %at.96 = icmp ne i64 %m, 6
  %at.97 = icmp ne i64 %n, 16
  %at.98 = or i1 %at.96, %at.97
  br i1 %at.98, label %if_12.then, label %if_12.end
if_12.then:
  %within0_2.n = trunc i64 %n to i32
  %within0_2.0 = insertelement <8 x i32> poison, i32 %within0_2.n, i64 0
  %within0_2.s = shufflevector <8 x i32> %within0_2.0, <8 x i32> poison, <8 x i32> zeroinitializer
  %within0_2 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %within0_2.s
  %within1_2.n = trunc i64 %n to i32
  %within1_2.0 = insertelement <8 x i32> poison, i32 %within1_2.n, i64 0
  %within1_2.s = shufflevector <8 x i32> %within1_2.0, <8 x i32> poison, <8 x i32> zeroinitializer
  %within1_2 = icmp slt <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within1_2.s
  %at.99 = icmp sgt i64 %m, 0
  br i1 %at.99, label %if_13.then, label %if_13.end
if_13.then:
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc0_0_22, ptr %c, i32 4, <8 x i1> %within0_2)
  %at.100 = getelementptr float, ptr %c, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc0_1_22, ptr %at.100, i32 4, <8 x i1> %within1_2)
  br label %if_13.end
if_13.end:
  %acc0_0_25 = phi <8 x float> [ %acc0_0_22, %if_12.then ], [ %acc0_0_22, %if_13.then ]
  %acc0_1_25 = phi <8 x float> [ %acc0_1_22, %if_12.then ], [ %acc0_1_22, %if_13.then ]
  %at.101 = icmp sgt i64 %m, 1
  br i1 %at.101, label %if_14.then, label %if_14.end
if_14.then:
  %at.102 = getelementptr float, ptr %c, i64 %ldc
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc1_0_22, ptr %at.102, i32 4, <8 x i1> %within0_2)
  %at.103 = getelementptr float, ptr %at.102, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc1_1_22, ptr %at.103, i32 4, <8 x i1> %within1_2)
  br label %if_14.end
if_14.end:
  %acc1_0_25 = phi <8 x float> [ %acc1_0_22, %if_13.end ], [ %acc1_0_22, %if_14.then ]
  %acc1_1_25 = phi <8 x float> [ %acc1_1_22, %if_13.end ], [ %acc1_1_22, %if_14.then ]
  %at.104 = icmp sgt i64 %m, 2
  br i1 %at.104, label %if_15.then, label %if_15.end
if_15.then:
  %at.105 = mul i64 2, %ldc
  %at.106 = getelementptr float, ptr %c, i64 %at.105
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc2_0_22, ptr %at.106, i32 4, <8 x i1> %within0_2)
  %at.107 = getelementptr float, ptr %at.106, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc2_1_22, ptr %at.107, i32 4, <8 x i1> %within1_2)
  br label %if_15.end
if_15.end:
  %acc2_0_25 = phi <8 x float> [ %acc2_0_22, %if_14.end ], [ %acc2_0_22, %if_15.then ]
  %acc2_1_25 = phi <8 x float> [ %acc2_1_22, %if_14.end ], [ %acc2_1_22, %if_15.then ]
  %at.108 = icmp sgt i64 %m, 3
  br i1 %at.108, label %if_16.then, label %if_16.end
if_16.then:
  %at.109 = mul i64 3, %ldc
  %at.110 = getelementptr float, ptr %c, i64 %at.109
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc3_0_22, ptr %at.110, i32 4, <8 x i1> %within0_2)
  %at.111 = getelementptr float, ptr %at.110, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc3_1_22, ptr %at.111, i32 4, <8 x i1> %within1_2)
  br label %if_16.end
if_16.end:
  %acc3_0_25 = phi <8 x float> [ %acc3_0_22, %if_15.end ], [ %acc3_0_22, %if_16.then ]
  %acc3_1_25 = phi <8 x float> [ %acc3_1_22, %if_15.end ], [ %acc3_1_22, %if_16.then ]
  %at.112 = icmp sgt i64 %m, 4
  br i1 %at.112, label %if_17.then, label %if_17.end
if_17.then:
  %at.113 = mul i64 4, %ldc
  %at.114 = getelementptr float, ptr %c, i64 %at.113
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc4_0_22, ptr %at.114, i32 4, <8 x i1> %within0_2)
  %at.115 = getelementptr float, ptr %at.114, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc4_1_22, ptr %at.115, i32 4, <8 x i1> %within1_2)
  br label %if_17.end
if_17.end:
  %acc4_0_25 = phi <8 x float> [ %acc4_0_22, %if_16.end ], [ %acc4_0_22, %if_17.then ]
  %acc4_1_25 = phi <8 x float> [ %acc4_1_22, %if_16.end ], [ %acc4_1_22, %if_17.then ]
  %at.116 = icmp sgt i64 %m, 5
  br i1 %at.116, label %if_18.then, label %if_18.end
if_18.then:
  %at.117 = mul i64 5, %ldc
  %at.118 = getelementptr float, ptr %c, i64 %at.117
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc5_0_22, ptr %at.118, i32 4, <8 x i1> %within0_2)
  %at.119 = getelementptr float, ptr %at.118, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %acc5_1_22, ptr %at.119, i32 4, <8 x i1> %within1_2)
  br label %if_18.end
if_18.end:
  %acc5_0_25 = phi <8 x float> [ %acc5_0_22, %if_17.end ], [ %acc5_0_22, %if_18.then ]
  %acc5_1_25 = phi <8 x float> [ %acc5_1_22, %if_17.end ], [ %acc5_1_22, %if_18.then ]
  br label %if_12.end
if_12.end:
  %acc0_0_26 = phi <8 x float> [ %acc0_0_22, %if_11.end ], [ %acc0_0_25, %if_18.end ]
  %acc0_1_26 = phi <8 x float> [ %acc0_1_22, %if_11.end ], [ %acc0_1_25, %if_18.end ]
  %acc1_0_26 = phi <8 x float> [ %acc1_0_22, %if_11.end ], [ %acc1_0_25, %if_18.end ]
  %acc1_1_26 = phi <8 x float> [ %acc1_1_22, %if_11.end ], [ %acc1_1_25, %if_18.end ]
  %acc2_0_26 = phi <8 x float> [ %acc2_0_22, %if_11.end ], [ %acc2_0_25, %if_18.end ]
  %acc2_1_26 = phi <8 x float> [ %acc2_1_22, %if_11.end ], [ %acc2_1_25, %if_18.end ]
  %acc3_0_26 = phi <8 x float> [ %acc3_0_22, %if_11.end ], [ %acc3_0_25, %if_18.end ]
  %acc3_1_26 = phi <8 x float> [ %acc3_1_22, %if_11.end ], [ %acc3_1_25, %if_18.end ]
  %acc4_0_26 = phi <8 x float> [ %acc4_0_22, %if_11.end ], [ %acc4_0_25, %if_18.end ]
  %acc4_1_26 = phi <8 x float> [ %acc4_1_22, %if_11.end ], [ %acc4_1_25, %if_18.end ]
  %acc5_0_26 = phi <8 x float> [ %acc5_0_22, %if_11.end ], [ %acc5_0_25, %if_18.end ]
  %acc5_1_26 = phi <8 x float> [ %acc5_1_22, %if_11.end ], [ %acc5_1_25, %if_18.end ]
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2" "tune-cpu"="haswell" }
