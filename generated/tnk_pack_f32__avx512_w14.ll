; tnk_pack_f32__avx512_w14_ir: generated, do not edit.
; panel of a matrix, for matmul_tile.
; from templates/pack.lua, avx512: dtype=f32 width=14
; listed in gen/manifest/pack.lua: panels of the 14x32 tile
; a turn of each inner loop: 1 ld 1 st; 64 shuffle 16 st; 1 ld 1 st; 1 st
; vector registers: 31 of 32

define void @tnk_pack_f32__avx512_w14_ir(i64 %rows, i64 %k, ptr noalias nocapture readonly %src, i64 %row_stride, i64 %k_stride, ptr noalias nocapture %panel) #0 {
entry:
  %at.1 = icmp eq i64 %row_stride, 1
  br i1 %at.1, label %if_1.then, label %if_1.end
if_1.then:
  %within_width.n = trunc i64 14 to i32
  %within_width.0 = insertelement <16 x i32> poison, i32 %within_width.n, i64 0
  %within_width.s = shufflevector <16 x i32> %within_width.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within_width = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within_width.s
  %p.enter = icmp slt i64 0, %k
  br i1 %p.enter, label %p.body, label %p.end
p.body:
  %p = phi i64 [ 0, %if_1.then ], [ %p.next, %p.body ]
  %lanes.n = trunc i64 %rows to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.2 = mul i64 %p, %k_stride
  %at.3 = getelementptr float, ptr %src, i64 %at.2
  %x = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.3, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %at.4 = mul i64 %p, 14
  %at.5 = getelementptr float, ptr %panel, i64 %at.4
  call void @llvm.masked.store.v16f32.p0(<16 x float> %x, ptr %at.5, i32 4, <16 x i1> %within_width)
  %p.next = add nsw i64 %p, 1
  %p.more = icmp slt i64 %p.next, %k
  br i1 %p.more, label %p.body, label %p.end
p.end:
  br label %if_1.end
if_1.end:
  %at.6 = icmp ne i64 %row_stride, 1
  br i1 %at.6, label %if_2.then, label %if_2.end
if_2.then:
  %at.7 = icmp eq i64 %k_stride, 1
  %at.8 = and i64 %k, -16
  %t_1 = select i1 %at.7, i64 %at.8, i64 0
  %within_width_1.n = trunc i64 14 to i32
  %within_width_1.0 = insertelement <16 x i32> poison, i32 %within_width_1.n, i64 0
  %within_width_1.s = shufflevector <16 x i32> %within_width_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %within_width_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %within_width_1.s
  %p_1.enter = icmp slt i64 0, %t_1
  br i1 %p_1.enter, label %p_1.body, label %p_1.end
p_1.body:
  %p_1 = phi i64 [ 0, %if_2.then ], [ %p_1.next, %if_16.end ]
  %at.9 = icmp sgt i64 %rows, 0
  br i1 %at.9, label %if_3.then, label %if_3.end
if_3.then:
  %at.10 = getelementptr float, ptr %src, i64 %p_1
  %row0_1 = load <16 x float>, ptr %at.10, align 4
  br label %if_3.end
if_3.end:
  %row0_2 = phi <16 x float> [ splat (float 0x0000000000000000), %p_1.body ], [ %row0_1, %if_3.then ]
  %at.11 = icmp sgt i64 %rows, 1
  br i1 %at.11, label %if_4.then, label %if_4.end
if_4.then:
  %at.12 = getelementptr float, ptr %src, i64 %row_stride
  %at.13 = getelementptr float, ptr %at.12, i64 %p_1
  %row1_1 = load <16 x float>, ptr %at.13, align 4
  br label %if_4.end
if_4.end:
  %row1_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_3.end ], [ %row1_1, %if_4.then ]
  %at.14 = icmp sgt i64 %rows, 2
  br i1 %at.14, label %if_5.then, label %if_5.end
if_5.then:
  %at.15 = mul i64 2, %row_stride
  %at.16 = getelementptr float, ptr %src, i64 %at.15
  %at.17 = getelementptr float, ptr %at.16, i64 %p_1
  %row2_1 = load <16 x float>, ptr %at.17, align 4
  br label %if_5.end
if_5.end:
  %row2_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_4.end ], [ %row2_1, %if_5.then ]
  %at.18 = icmp sgt i64 %rows, 3
  br i1 %at.18, label %if_6.then, label %if_6.end
if_6.then:
  %at.19 = mul i64 3, %row_stride
  %at.20 = getelementptr float, ptr %src, i64 %at.19
  %at.21 = getelementptr float, ptr %at.20, i64 %p_1
  %row3_1 = load <16 x float>, ptr %at.21, align 4
  br label %if_6.end
if_6.end:
  %row3_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_5.end ], [ %row3_1, %if_6.then ]
  %at.22 = icmp sgt i64 %rows, 4
  br i1 %at.22, label %if_7.then, label %if_7.end
if_7.then:
  %at.23 = mul i64 4, %row_stride
  %at.24 = getelementptr float, ptr %src, i64 %at.23
  %at.25 = getelementptr float, ptr %at.24, i64 %p_1
  %row4_1 = load <16 x float>, ptr %at.25, align 4
  br label %if_7.end
if_7.end:
  %row4_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_6.end ], [ %row4_1, %if_7.then ]
  %at.26 = icmp sgt i64 %rows, 5
  br i1 %at.26, label %if_8.then, label %if_8.end
if_8.then:
  %at.27 = mul i64 5, %row_stride
  %at.28 = getelementptr float, ptr %src, i64 %at.27
  %at.29 = getelementptr float, ptr %at.28, i64 %p_1
  %row5_1 = load <16 x float>, ptr %at.29, align 4
  br label %if_8.end
if_8.end:
  %row5_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_7.end ], [ %row5_1, %if_8.then ]
  %at.30 = icmp sgt i64 %rows, 6
  br i1 %at.30, label %if_9.then, label %if_9.end
if_9.then:
  %at.31 = mul i64 6, %row_stride
  %at.32 = getelementptr float, ptr %src, i64 %at.31
  %at.33 = getelementptr float, ptr %at.32, i64 %p_1
  %row6_1 = load <16 x float>, ptr %at.33, align 4
  br label %if_9.end
if_9.end:
  %row6_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_8.end ], [ %row6_1, %if_9.then ]
  %at.34 = icmp sgt i64 %rows, 7
  br i1 %at.34, label %if_10.then, label %if_10.end
if_10.then:
  %at.35 = mul i64 7, %row_stride
  %at.36 = getelementptr float, ptr %src, i64 %at.35
  %at.37 = getelementptr float, ptr %at.36, i64 %p_1
  %row7_1 = load <16 x float>, ptr %at.37, align 4
  br label %if_10.end
if_10.end:
  %row7_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_9.end ], [ %row7_1, %if_10.then ]
  %at.38 = icmp sgt i64 %rows, 8
  br i1 %at.38, label %if_11.then, label %if_11.end
if_11.then:
  %at.39 = mul i64 8, %row_stride
  %at.40 = getelementptr float, ptr %src, i64 %at.39
  %at.41 = getelementptr float, ptr %at.40, i64 %p_1
  %row8_1 = load <16 x float>, ptr %at.41, align 4
  br label %if_11.end
if_11.end:
  %row8_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_10.end ], [ %row8_1, %if_11.then ]
  %at.42 = icmp sgt i64 %rows, 9
  br i1 %at.42, label %if_12.then, label %if_12.end
if_12.then:
  %at.43 = mul i64 9, %row_stride
  %at.44 = getelementptr float, ptr %src, i64 %at.43
  %at.45 = getelementptr float, ptr %at.44, i64 %p_1
  %row9_1 = load <16 x float>, ptr %at.45, align 4
  br label %if_12.end
if_12.end:
  %row9_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_11.end ], [ %row9_1, %if_12.then ]
  %at.46 = icmp sgt i64 %rows, 10
  br i1 %at.46, label %if_13.then, label %if_13.end
if_13.then:
  %at.47 = mul i64 10, %row_stride
  %at.48 = getelementptr float, ptr %src, i64 %at.47
  %at.49 = getelementptr float, ptr %at.48, i64 %p_1
  %row10_1 = load <16 x float>, ptr %at.49, align 4
  br label %if_13.end
if_13.end:
  %row10_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_12.end ], [ %row10_1, %if_13.then ]
  %at.50 = icmp sgt i64 %rows, 11
  br i1 %at.50, label %if_14.then, label %if_14.end
if_14.then:
  %at.51 = mul i64 11, %row_stride
  %at.52 = getelementptr float, ptr %src, i64 %at.51
  %at.53 = getelementptr float, ptr %at.52, i64 %p_1
  %row11_1 = load <16 x float>, ptr %at.53, align 4
  br label %if_14.end
if_14.end:
  %row11_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_13.end ], [ %row11_1, %if_14.then ]
  %at.54 = icmp sgt i64 %rows, 12
  br i1 %at.54, label %if_15.then, label %if_15.end
if_15.then:
  %at.55 = mul i64 12, %row_stride
  %at.56 = getelementptr float, ptr %src, i64 %at.55
  %at.57 = getelementptr float, ptr %at.56, i64 %p_1
  %row12_1 = load <16 x float>, ptr %at.57, align 4
  br label %if_15.end
if_15.end:
  %row12_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_14.end ], [ %row12_1, %if_15.then ]
  %at.58 = icmp sgt i64 %rows, 13
  br i1 %at.58, label %if_16.then, label %if_16.end
if_16.then:
  %at.59 = mul i64 13, %row_stride
  %at.60 = getelementptr float, ptr %src, i64 %at.59
  %at.61 = getelementptr float, ptr %at.60, i64 %p_1
  %row13_1 = load <16 x float>, ptr %at.61, align 4
  br label %if_16.end
if_16.end:
  %row13_2 = phi <16 x float> [ splat (float 0x0000000000000000), %if_15.end ], [ %row13_1, %if_16.then ]
  %t_2 = shufflevector <16 x float> %row0_2, <16 x float> %row8_2, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_3 = shufflevector <16 x float> %row0_2, <16 x float> %row8_2, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_4 = shufflevector <16 x float> %row1_2, <16 x float> %row9_2, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_5 = shufflevector <16 x float> %row1_2, <16 x float> %row9_2, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_6 = shufflevector <16 x float> %row2_2, <16 x float> %row10_2, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_7 = shufflevector <16 x float> %row2_2, <16 x float> %row10_2, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_8 = shufflevector <16 x float> %row3_2, <16 x float> %row11_2, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_9 = shufflevector <16 x float> %row3_2, <16 x float> %row11_2, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_10 = shufflevector <16 x float> %row4_2, <16 x float> %row12_2, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_11 = shufflevector <16 x float> %row4_2, <16 x float> %row12_2, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_12 = shufflevector <16 x float> %row5_2, <16 x float> %row13_2, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_13 = shufflevector <16 x float> %row5_2, <16 x float> %row13_2, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_14 = shufflevector <16 x float> %row6_2, <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_15 = shufflevector <16 x float> %row6_2, <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_16 = shufflevector <16 x float> %row7_2, <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_17 = shufflevector <16 x float> %row7_2, <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_18 = shufflevector <16 x float> %t_2, <16 x float> %t_10, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_19 = shufflevector <16 x float> %t_2, <16 x float> %t_10, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_20 = shufflevector <16 x float> %t_3, <16 x float> %t_11, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_21 = shufflevector <16 x float> %t_3, <16 x float> %t_11, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_22 = shufflevector <16 x float> %t_4, <16 x float> %t_12, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_23 = shufflevector <16 x float> %t_4, <16 x float> %t_12, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_24 = shufflevector <16 x float> %t_5, <16 x float> %t_13, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_25 = shufflevector <16 x float> %t_5, <16 x float> %t_13, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_26 = shufflevector <16 x float> %t_6, <16 x float> %t_14, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_27 = shufflevector <16 x float> %t_6, <16 x float> %t_14, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_28 = shufflevector <16 x float> %t_7, <16 x float> %t_15, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_29 = shufflevector <16 x float> %t_7, <16 x float> %t_15, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_30 = shufflevector <16 x float> %t_8, <16 x float> %t_16, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_31 = shufflevector <16 x float> %t_8, <16 x float> %t_16, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_32 = shufflevector <16 x float> %t_9, <16 x float> %t_17, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_33 = shufflevector <16 x float> %t_9, <16 x float> %t_17, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_34 = shufflevector <16 x float> %t_18, <16 x float> %t_26, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_35 = shufflevector <16 x float> %t_18, <16 x float> %t_26, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_36 = shufflevector <16 x float> %t_19, <16 x float> %t_27, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_37 = shufflevector <16 x float> %t_19, <16 x float> %t_27, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_38 = shufflevector <16 x float> %t_20, <16 x float> %t_28, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_39 = shufflevector <16 x float> %t_20, <16 x float> %t_28, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_40 = shufflevector <16 x float> %t_21, <16 x float> %t_29, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_41 = shufflevector <16 x float> %t_21, <16 x float> %t_29, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_42 = shufflevector <16 x float> %t_22, <16 x float> %t_30, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_43 = shufflevector <16 x float> %t_22, <16 x float> %t_30, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_44 = shufflevector <16 x float> %t_23, <16 x float> %t_31, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_45 = shufflevector <16 x float> %t_23, <16 x float> %t_31, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_46 = shufflevector <16 x float> %t_24, <16 x float> %t_32, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_47 = shufflevector <16 x float> %t_24, <16 x float> %t_32, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_48 = shufflevector <16 x float> %t_25, <16 x float> %t_33, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_49 = shufflevector <16 x float> %t_25, <16 x float> %t_33, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_50 = shufflevector <16 x float> %t_34, <16 x float> %t_42, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_51 = shufflevector <16 x float> %t_34, <16 x float> %t_42, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_52 = shufflevector <16 x float> %t_35, <16 x float> %t_43, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_53 = shufflevector <16 x float> %t_35, <16 x float> %t_43, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_54 = shufflevector <16 x float> %t_36, <16 x float> %t_44, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_55 = shufflevector <16 x float> %t_36, <16 x float> %t_44, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_56 = shufflevector <16 x float> %t_37, <16 x float> %t_45, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_57 = shufflevector <16 x float> %t_37, <16 x float> %t_45, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_58 = shufflevector <16 x float> %t_38, <16 x float> %t_46, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_59 = shufflevector <16 x float> %t_38, <16 x float> %t_46, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_60 = shufflevector <16 x float> %t_39, <16 x float> %t_47, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_61 = shufflevector <16 x float> %t_39, <16 x float> %t_47, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_62 = shufflevector <16 x float> %t_40, <16 x float> %t_48, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_63 = shufflevector <16 x float> %t_40, <16 x float> %t_48, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %t_64 = shufflevector <16 x float> %t_41, <16 x float> %t_49, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %t_65 = shufflevector <16 x float> %t_41, <16 x float> %t_49, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %at.62 = add i64 %p_1, 1
  %at.63 = sub i64 %at.62, 1
  %at.64 = mul i64 %at.63, 14
  %at.65 = getelementptr float, ptr %panel, i64 %at.64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_50, ptr %at.65, i32 4, <16 x i1> %within_width_1)
  %at.66 = add i64 %p_1, 2
  %at.67 = sub i64 %at.66, 1
  %at.68 = mul i64 %at.67, 14
  %at.69 = getelementptr float, ptr %panel, i64 %at.68
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_51, ptr %at.69, i32 4, <16 x i1> %within_width_1)
  %at.70 = add i64 %p_1, 3
  %at.71 = sub i64 %at.70, 1
  %at.72 = mul i64 %at.71, 14
  %at.73 = getelementptr float, ptr %panel, i64 %at.72
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_52, ptr %at.73, i32 4, <16 x i1> %within_width_1)
  %at.74 = add i64 %p_1, 4
  %at.75 = sub i64 %at.74, 1
  %at.76 = mul i64 %at.75, 14
  %at.77 = getelementptr float, ptr %panel, i64 %at.76
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_53, ptr %at.77, i32 4, <16 x i1> %within_width_1)
  %at.78 = add i64 %p_1, 5
  %at.79 = sub i64 %at.78, 1
  %at.80 = mul i64 %at.79, 14
  %at.81 = getelementptr float, ptr %panel, i64 %at.80
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_54, ptr %at.81, i32 4, <16 x i1> %within_width_1)
  %at.82 = add i64 %p_1, 6
  %at.83 = sub i64 %at.82, 1
  %at.84 = mul i64 %at.83, 14
  %at.85 = getelementptr float, ptr %panel, i64 %at.84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_55, ptr %at.85, i32 4, <16 x i1> %within_width_1)
  %at.86 = add i64 %p_1, 7
  %at.87 = sub i64 %at.86, 1
  %at.88 = mul i64 %at.87, 14
  %at.89 = getelementptr float, ptr %panel, i64 %at.88
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_56, ptr %at.89, i32 4, <16 x i1> %within_width_1)
  %at.90 = add i64 %p_1, 8
  %at.91 = sub i64 %at.90, 1
  %at.92 = mul i64 %at.91, 14
  %at.93 = getelementptr float, ptr %panel, i64 %at.92
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_57, ptr %at.93, i32 4, <16 x i1> %within_width_1)
  %at.94 = add i64 %p_1, 9
  %at.95 = sub i64 %at.94, 1
  %at.96 = mul i64 %at.95, 14
  %at.97 = getelementptr float, ptr %panel, i64 %at.96
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_58, ptr %at.97, i32 4, <16 x i1> %within_width_1)
  %at.98 = add i64 %p_1, 10
  %at.99 = sub i64 %at.98, 1
  %at.100 = mul i64 %at.99, 14
  %at.101 = getelementptr float, ptr %panel, i64 %at.100
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_59, ptr %at.101, i32 4, <16 x i1> %within_width_1)
  %at.102 = add i64 %p_1, 11
  %at.103 = sub i64 %at.102, 1
  %at.104 = mul i64 %at.103, 14
  %at.105 = getelementptr float, ptr %panel, i64 %at.104
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_60, ptr %at.105, i32 4, <16 x i1> %within_width_1)
  %at.106 = add i64 %p_1, 12
  %at.107 = sub i64 %at.106, 1
  %at.108 = mul i64 %at.107, 14
  %at.109 = getelementptr float, ptr %panel, i64 %at.108
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_61, ptr %at.109, i32 4, <16 x i1> %within_width_1)
  %at.110 = add i64 %p_1, 13
  %at.111 = sub i64 %at.110, 1
  %at.112 = mul i64 %at.111, 14
  %at.113 = getelementptr float, ptr %panel, i64 %at.112
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_62, ptr %at.113, i32 4, <16 x i1> %within_width_1)
  %at.114 = add i64 %p_1, 14
  %at.115 = sub i64 %at.114, 1
  %at.116 = mul i64 %at.115, 14
  %at.117 = getelementptr float, ptr %panel, i64 %at.116
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_63, ptr %at.117, i32 4, <16 x i1> %within_width_1)
  %at.118 = add i64 %p_1, 15
  %at.119 = sub i64 %at.118, 1
  %at.120 = mul i64 %at.119, 14
  %at.121 = getelementptr float, ptr %panel, i64 %at.120
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_64, ptr %at.121, i32 4, <16 x i1> %within_width_1)
  %at.122 = add i64 %p_1, 16
  %at.123 = sub i64 %at.122, 1
  %at.124 = mul i64 %at.123, 14
  %at.125 = getelementptr float, ptr %panel, i64 %at.124
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_65, ptr %at.125, i32 4, <16 x i1> %within_width_1)
  %p_1.next = add nsw i64 %p_1, 16
  %p_1.more = icmp slt i64 %p_1.next, %t_1
  br i1 %p_1.more, label %p_1.body, label %p_1.end
p_1.end:
  %p_2.enter = icmp slt i64 %t_1, %k
  br i1 %p_2.enter, label %p_2.body, label %p_2.end
p_2.body:
  %p_2 = phi i64 [ %t_1, %p_1.end ], [ %p_2.next, %i_1.end ]
  %i.enter = icmp slt i64 0, %rows
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %p_2.body ], [ %i.next, %i.body ]
  %at.126 = mul i64 %i, %row_stride
  %at.127 = getelementptr float, ptr %src, i64 %at.126
  %at.128 = mul i64 %p_2, %k_stride
  %at.129 = getelementptr float, ptr %at.127, i64 %at.128
  %x_1 = load float, ptr %at.129, align 4
  %at.130 = mul i64 %p_2, 14
  %at.131 = getelementptr float, ptr %panel, i64 %at.130
  %at.132 = getelementptr float, ptr %at.131, i64 %i
  store float %x_1, ptr %at.132, align 4
  %i.next = add nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %rows
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %i_1.enter = icmp slt i64 %rows, 14
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %rows, %i.end ], [ %i_1.next, %i_1.body ]
  %at.133 = mul i64 %p_2, 14
  %at.134 = getelementptr float, ptr %panel, i64 %at.133
  %at.135 = getelementptr float, ptr %at.134, i64 %i_1
  store float 0x0000000000000000, ptr %at.135, align 4
  %i_1.next = add nsw i64 %i_1, 1
  %i_1.more = icmp slt i64 %i_1.next, 14
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %p_2.next = add nsw i64 %p_2, 1
  %p_2.more = icmp slt i64 %p_2.next, %k
  br i1 %p_2.more, label %p_2.body, label %p_2.end
p_2.end:
  br label %if_2.end
if_2.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
