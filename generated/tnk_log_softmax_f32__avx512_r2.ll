; tnk_log_softmax_f32__avx512_r2_ir: generated, do not edit.
; log_softmax of rows.
; from templates/log_softmax.lua, avx512: dtype=f32 rows=2
; listed in gen/manifest/norm.lua: classification: the loss and its gradient
; a turn of each inner loop: 4 max 4 ld; 12 fma 4 add 2 mul 2 max 2 scale 2 shuffle 2 ld; 4 fma 2 ld 2 st
; vector registers: 13 of 32

define void @tnk_log_softmax_f32__avx512_r2_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x = load float, ptr %param, align 4
  %t.0 = insertelement <16 x float> poison, float %x, i64 0
  %t = shufflevector <16 x float> %t.0, <16 x float> poison, <16 x i32> zeroinitializer
  %factor = fmul <16 x float> %t, splat (float 0x4010000000000000)
  %t_1 = fmul <16 x float> %factor, %factor
  %log2_e = fmul <16 x float> %factor, splat (float 0x3FF7154760000000)
  %ln2 = fdiv <16 x float> splat (float 0xBFE62E4300000000), %factor
  %second = fmul <16 x float> %t_1, splat (float 0x3FE0002360000000)
  %t_2 = fmul <16 x float> %t_1, %factor
  %third = fmul <16 x float> %t_2, splat (float 0x3FC55575E0000000)
  %x_1.p = getelementptr ptr, ptr %data, i64 0
  %x_1 = load ptr, ptr %x_1.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 1
  %y = load ptr, ptr %y.p, align 8
  %y_row.p = getelementptr i64, ptr %stride, i64 2
  %y_row = load i64, ptr %y_row.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %at.1 = sub i64 %rows, 1
  %at.2 = mul i64 2, %x_row
  %t_3.c = icmp sgt i64 %at.2, 1024
  %t_3 = select i1 %t_3.c, i64 %at.2, i64 1024
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_4.end ]
  %at.3 = mul i64 %row, %x_row
  %at.4 = getelementptr float, ptr %x_1, i64 %at.3
  %at.5 = mul i64 %row, %y_row
  %at.6 = getelementptr float, ptr %y, i64 %at.5
  %at.7 = add i64 %row, 1
  %t_4.c = icmp slt i64 %at.7, %at.1
  %t_4 = select i1 %t_4.c, i64 %at.7, i64 %at.1
  %at.8 = mul i64 %t_4, %x_row
  %at.9 = getelementptr float, ptr %x_1, i64 %at.8
  %at.10 = mul i64 %t_4, %y_row
  %at.11 = getelementptr float, ptr %y, i64 %at.10
  ; The maxima.
  %at.12 = and i64 %columns, -32
  %at.13 = and i64 %columns, -16
  %i.enter = icmp slt i64 0, %at.12
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %i.body ]
  %least = phi <16 x float> [ splat (float 0xFFF0000000000000), %row.body ], [ %highest0, %i.body ]
  %least_1 = phi <16 x float> [ splat (float 0xFFF0000000000000), %row.body ], [ %highest1, %i.body ]
  %least_2 = phi <16 x float> [ splat (float 0xFFF0000000000000), %row.body ], [ %highest2, %i.body ]
  %least_3 = phi <16 x float> [ splat (float 0xFFF0000000000000), %row.body ], [ %highest3, %i.body ]
  %at.14 = getelementptr float, ptr %at.4, i64 %i
  %x_2 = load <16 x float>, ptr %at.14, align 4
  %highest0.c = fcmp ogt <16 x float> %x_2, %least
  %highest0 = select <16 x i1> %highest0.c, <16 x float> %x_2, <16 x float> %least
  %at.15 = getelementptr float, ptr %at.9, i64 %i
  %x_3 = load <16 x float>, ptr %at.15, align 4
  %highest1.c = fcmp ogt <16 x float> %x_3, %least_1
  %highest1 = select <16 x i1> %highest1.c, <16 x float> %x_3, <16 x float> %least_1
  %at.16 = getelementptr float, ptr %at.14, i64 16
  %x_4 = load <16 x float>, ptr %at.16, align 4
  %highest2.c = fcmp ogt <16 x float> %x_4, %least_2
  %highest2 = select <16 x i1> %highest2.c, <16 x float> %x_4, <16 x float> %least_2
  %at.17 = getelementptr float, ptr %at.15, i64 16
  %x_5 = load <16 x float>, ptr %at.17, align 4
  %highest3.c = fcmp ogt <16 x float> %x_5, %least_3
  %highest3 = select <16 x i1> %highest3.c, <16 x float> %x_5, <16 x float> %least_3
  %i.next = add nsw i64 %i, 32
  %i.more = icmp slt i64 %i.next, %at.12
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %least_4 = phi <16 x float> [ %highest0, %i.body ], [ splat (float 0xFFF0000000000000), %row.body ]
  %least_5 = phi <16 x float> [ %highest1, %i.body ], [ splat (float 0xFFF0000000000000), %row.body ]
  %least_6 = phi <16 x float> [ %highest2, %i.body ], [ splat (float 0xFFF0000000000000), %row.body ]
  %least_7 = phi <16 x float> [ %highest3, %i.body ], [ splat (float 0xFFF0000000000000), %row.body ]
  %joined.c = fcmp ogt <16 x float> %least_4, %least_6
  %joined = select <16 x i1> %joined.c, <16 x float> %least_4, <16 x float> %least_6
  %joined_1.c = fcmp ogt <16 x float> %least_5, %least_7
  %joined_1 = select <16 x i1> %joined_1.c, <16 x float> %least_5, <16 x float> %least_7
  %at.18 = icmp slt i64 %at.12, %at.13
  br i1 %at.18, label %if_1.then, label %if_1.end
if_1.then:
  %at.19 = getelementptr float, ptr %at.4, i64 %at.12
  %x_6 = load <16 x float>, ptr %at.19, align 4
  %highest0_1.c = fcmp ogt <16 x float> %x_6, %joined
  %highest0_1 = select <16 x i1> %highest0_1.c, <16 x float> %x_6, <16 x float> %joined
  %at.20 = getelementptr float, ptr %at.9, i64 %at.12
  %x_7 = load <16 x float>, ptr %at.20, align 4
  %highest1_1.c = fcmp ogt <16 x float> %x_7, %joined_1
  %highest1_1 = select <16 x i1> %highest1_1.c, <16 x float> %x_7, <16 x float> %joined_1
  br label %if_1.end
if_1.end:
  %joined_4 = phi <16 x float> [ %joined, %i.end ], [ %highest0_1, %if_1.then ]
  %joined_5 = phi <16 x float> [ %joined_1, %i.end ], [ %highest1_1, %if_1.then ]
  %at.21 = icmp slt i64 %at.13, %columns
  br i1 %at.21, label %if_2.then, label %if_2.end
if_2.then:
  %at.22 = sub i64 %columns, %at.13
  %lanes.n = trunc i64 %at.22 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.23 = getelementptr float, ptr %at.4, i64 %at.13
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.23, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_6 = select <16 x i1> %lanes, <16 x float> %x_8, <16 x float> splat (float 0xFFF0000000000000)
  %highest0_2.c = fcmp ogt <16 x float> %t_6, %joined_4
  %highest0_2 = select <16 x i1> %highest0_2.c, <16 x float> %t_6, <16 x float> %joined_4
  %at.24 = getelementptr float, ptr %at.9, i64 %at.13
  %x_9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.24, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_7 = select <16 x i1> %lanes, <16 x float> %x_9, <16 x float> splat (float 0xFFF0000000000000)
  %highest1_2.c = fcmp ogt <16 x float> %t_7, %joined_5
  %highest1_2 = select <16 x i1> %highest1_2.c, <16 x float> %t_7, <16 x float> %joined_5
  br label %if_2.end
if_2.end:
  %joined_8 = phi <16 x float> [ %joined_4, %if_1.end ], [ %highest0_2, %if_2.then ]
  %joined_9 = phi <16 x float> [ %joined_5, %if_1.end ], [ %highest1_2, %if_2.then ]
  %t_8 = shufflevector <16 x float> %joined_8, <16 x float> %joined_8, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %joined_10.c = fcmp ogt <16 x float> %joined_8, %t_8
  %joined_10 = select <16 x i1> %joined_10.c, <16 x float> %joined_8, <16 x float> %t_8
  %t_9 = shufflevector <16 x float> %joined_10, <16 x float> %joined_10, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  %joined_11.c = fcmp ogt <16 x float> %joined_10, %t_9
  %joined_11 = select <16 x i1> %joined_11.c, <16 x float> %joined_10, <16 x float> %t_9
  %t_10 = shufflevector <16 x float> %joined_11, <16 x float> %joined_11, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  %joined_12.c = fcmp ogt <16 x float> %joined_11, %t_10
  %joined_12 = select <16 x i1> %joined_12.c, <16 x float> %joined_11, <16 x float> %t_10
  %t_11 = shufflevector <16 x float> %joined_12, <16 x float> %joined_12, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0>
  %joined_13.c = fcmp ogt <16 x float> %joined_12, %t_11
  %joined_13 = select <16 x i1> %joined_13.c, <16 x float> %joined_12, <16 x float> %t_11
  %t_12 = extractelement <16 x float> %joined_13, i64 0
  %t_13.0 = insertelement <16 x float> poison, float %t_12, i64 0
  %t_13 = shufflevector <16 x float> %t_13.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_14 = shufflevector <16 x float> %joined_9, <16 x float> %joined_9, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %joined_14.c = fcmp ogt <16 x float> %joined_9, %t_14
  %joined_14 = select <16 x i1> %joined_14.c, <16 x float> %joined_9, <16 x float> %t_14
  %t_15 = shufflevector <16 x float> %joined_14, <16 x float> %joined_14, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  %joined_15.c = fcmp ogt <16 x float> %joined_14, %t_15
  %joined_15 = select <16 x i1> %joined_15.c, <16 x float> %joined_14, <16 x float> %t_15
  %t_16 = shufflevector <16 x float> %joined_15, <16 x float> %joined_15, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  %joined_16.c = fcmp ogt <16 x float> %joined_15, %t_16
  %joined_16 = select <16 x i1> %joined_16.c, <16 x float> %joined_15, <16 x float> %t_16
  %t_17 = shufflevector <16 x float> %joined_16, <16 x float> %joined_16, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0>
  %joined_17.c = fcmp ogt <16 x float> %joined_16, %t_17
  %joined_17 = select <16 x i1> %joined_17.c, <16 x float> %joined_16, <16 x float> %t_17
  %t_18 = extractelement <16 x float> %joined_17, i64 0
  %t_19.0 = insertelement <16 x float> poison, float %t_18, i64 0
  %t_19 = shufflevector <16 x float> %t_19.0, <16 x float> poison, <16 x i32> zeroinitializer
  %lowered0 = fmul <16 x float> %t_13, splat (float 0xBFD0000000000000)
  %lowered1 = fmul <16 x float> %t_19, splat (float 0xBFD0000000000000)
  ; The sums of exponentials.
  %at.25 = and i64 %columns, -16
  %start.enter = icmp slt i64 0, %at.25
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %if_2.end ], [ %start.next, %i_1.end ]
  %total = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_4, %i_1.end ]
  %total_1 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_5, %i_1.end ]
  %total_2 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_6, %i_1.end ]
  %total_3 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_7, %i_1.end ]
  %at.26 = add i64 %start, 512
  %t_21.c = icmp slt i64 %at.26, %at.25
  %t_21 = select i1 %t_21.c, i64 %at.26, i64 %at.25
  %i_1.enter = icmp slt i64 %start, %t_21
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %start, %start.body ], [ %i_1.next, %i_1.body ]
  %part = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_2, %i_1.body ]
  %part_1 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_3, %i_1.body ]
  %at.27 = getelementptr float, ptr %at.4, i64 %i_1
  %x_10 = load <16 x float>, ptr %at.27, align 4
  %d = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_10, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered0)
  %shifted = call <16 x float> @llvm.fma.v16f32(<16 x float> %d, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power = fsub <16 x float> %shifted, splat (float 0x412001FC00000000)
  %r = call <16 x float> @llvm.fma.v16f32(<16 x float> %power, <16 x float> %ln2, <16 x float> %d)
  %t_22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r, <16 x float> %third, <16 x float> %second)
  %q = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_22, <16 x float> %r, <16 x float> %factor)
  %t_23 = bitcast <16 x float> %shifted to <16 x i32>
  %root = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_23)
  %t_24 = fmul <16 x float> %root, %r
  %y_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_24, <16 x float> %q, <16 x float> %root)
  %t_25 = bitcast <16 x float> %y_1 to <16 x i32>
  %t_26.c = icmp ult <16 x i32> %t_25, splat (i32 1082130432)
  %t_26 = select <16 x i1> %t_26.c, <16 x i32> %t_25, <16 x i32> splat (i32 1082130432)
  %t_27 = bitcast <16 x i32> %t_26 to <16 x float>
  %e = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_27, <16 x float> %power, <16 x float> zeroinitializer, i16 -1, i32 4)
  %at.28 = getelementptr float, ptr %at.6, i64 %i_1
  call void @llvm.prefetch.p0(ptr %at.28, i32 1, i32 3, i32 1)
  %part_2 = fadd <16 x float> %part, %e
  %at.29 = getelementptr float, ptr %at.9, i64 %i_1
  %x_11 = load <16 x float>, ptr %at.29, align 4
  %d_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_11, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered1)
  %shifted_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_1, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power_1 = fsub <16 x float> %shifted_1, splat (float 0x412001FC00000000)
  %r_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_1, <16 x float> %ln2, <16 x float> %d_1)
  %t_29 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r_1, <16 x float> %third, <16 x float> %second)
  %q_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_29, <16 x float> %r_1, <16 x float> %factor)
  %t_30 = bitcast <16 x float> %shifted_1 to <16 x i32>
  %root_1 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_30)
  %t_31 = fmul <16 x float> %root_1, %r_1
  %y_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_31, <16 x float> %q_1, <16 x float> %root_1)
  %t_32 = bitcast <16 x float> %y_2 to <16 x i32>
  %t_33.c = icmp ult <16 x i32> %t_32, splat (i32 1082130432)
  %t_33 = select <16 x i1> %t_33.c, <16 x i32> %t_32, <16 x i32> splat (i32 1082130432)
  %t_34 = bitcast <16 x i32> %t_33 to <16 x float>
  %e_1 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_34, <16 x float> %power_1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %at.30 = getelementptr float, ptr %at.11, i64 %i_1
  call void @llvm.prefetch.p0(ptr %at.30, i32 1, i32 3, i32 1)
  %part_3 = fadd <16 x float> %part_1, %e_1
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %t_21
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %part_4 = phi <16 x float> [ %part_2, %i_1.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part_5 = phi <16 x float> [ %part_3, %i_1.body ], [ splat (float 0x0000000000000000), %start.body ]
  %t_36 = shufflevector <16 x float> %part_4, <16 x float> %part_4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_37 = fpext <8 x float> %t_36 to <8 x double>
  %t_38 = shufflevector <16 x float> %part_4, <16 x float> %part_4, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_39 = fpext <8 x float> %t_38 to <8 x double>
  %total_4 = fadd <8 x double> %total, %t_37
  %total_5 = fadd <8 x double> %total_1, %t_39
  %t_40 = shufflevector <16 x float> %part_5, <16 x float> %part_5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_41 = fpext <8 x float> %t_40 to <8 x double>
  %t_42 = shufflevector <16 x float> %part_5, <16 x float> %part_5, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_43 = fpext <8 x float> %t_42 to <8 x double>
  %total_6 = fadd <8 x double> %total_2, %t_41
  %total_7 = fadd <8 x double> %total_3, %t_43
  %start.next = add nsw i64 %start, 512
  %start.more = icmp slt i64 %start.next, %at.25
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total_8 = phi <8 x double> [ %total_4, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_9 = phi <8 x double> [ %total_5, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_10 = phi <8 x double> [ %total_6, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_11 = phi <8 x double> [ %total_7, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %at.31 = icmp slt i64 %at.25, %columns
  br i1 %at.31, label %if_3.then, label %if_3.end
if_3.then:
  %at.32 = sub i64 %columns, %at.25
  %lanes_1.n = trunc i64 %at.32 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.33 = getelementptr float, ptr %at.4, i64 %at.25
  %x_12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.33, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %d_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_12, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered0)
  %shifted_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_2, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power_2 = fsub <16 x float> %shifted_2, splat (float 0x412001FC00000000)
  %r_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_2, <16 x float> %ln2, <16 x float> %d_2)
  %t_44 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r_2, <16 x float> %third, <16 x float> %second)
  %q_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_44, <16 x float> %r_2, <16 x float> %factor)
  %t_45 = bitcast <16 x float> %shifted_2 to <16 x i32>
  %root_2 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_45)
  %t_46 = fmul <16 x float> %root_2, %r_2
  %y_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_46, <16 x float> %q_2, <16 x float> %root_2)
  %t_47 = bitcast <16 x float> %y_3 to <16 x i32>
  %t_48.c = icmp ult <16 x i32> %t_47, splat (i32 1082130432)
  %t_48 = select <16 x i1> %t_48.c, <16 x i32> %t_47, <16 x i32> splat (i32 1082130432)
  %t_49 = bitcast <16 x i32> %t_48 to <16 x float>
  %e_2 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_49, <16 x float> %power_2, <16 x float> zeroinitializer, i16 -1, i32 4)
  %t_50 = select <16 x i1> %lanes_1, <16 x float> %e_2, <16 x float> splat (float 0x0000000000000000)
  %t_51 = fadd <16 x float> splat (float 0x0000000000000000), %t_50
  %at.34 = getelementptr float, ptr %at.9, i64 %at.25
  %x_13 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.34, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %d_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_13, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered1)
  %shifted_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_3, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power_3 = fsub <16 x float> %shifted_3, splat (float 0x412001FC00000000)
  %r_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_3, <16 x float> %ln2, <16 x float> %d_3)
  %t_52 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r_3, <16 x float> %third, <16 x float> %second)
  %q_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_52, <16 x float> %r_3, <16 x float> %factor)
  %t_53 = bitcast <16 x float> %shifted_3 to <16 x i32>
  %root_3 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_53)
  %t_54 = fmul <16 x float> %root_3, %r_3
  %y_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_54, <16 x float> %q_3, <16 x float> %root_3)
  %t_55 = bitcast <16 x float> %y_4 to <16 x i32>
  %t_56.c = icmp ult <16 x i32> %t_55, splat (i32 1082130432)
  %t_56 = select <16 x i1> %t_56.c, <16 x i32> %t_55, <16 x i32> splat (i32 1082130432)
  %t_57 = bitcast <16 x i32> %t_56 to <16 x float>
  %e_3 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_57, <16 x float> %power_3, <16 x float> zeroinitializer, i16 -1, i32 4)
  %t_58 = select <16 x i1> %lanes_1, <16 x float> %e_3, <16 x float> splat (float 0x0000000000000000)
  %t_59 = fadd <16 x float> splat (float 0x0000000000000000), %t_58
  %t_60 = shufflevector <16 x float> %t_51, <16 x float> %t_51, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_61 = fpext <8 x float> %t_60 to <8 x double>
  %t_62 = shufflevector <16 x float> %t_51, <16 x float> %t_51, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_63 = fpext <8 x float> %t_62 to <8 x double>
  %total_16 = fadd <8 x double> %total_8, %t_61
  %total_17 = fadd <8 x double> %total_9, %t_63
  %t_64 = shufflevector <16 x float> %t_59, <16 x float> %t_59, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_65 = fpext <8 x float> %t_64 to <8 x double>
  %t_66 = shufflevector <16 x float> %t_59, <16 x float> %t_59, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_67 = fpext <8 x float> %t_66 to <8 x double>
  %total_18 = fadd <8 x double> %total_10, %t_65
  %total_19 = fadd <8 x double> %total_11, %t_67
  br label %if_3.end
if_3.end:
  %total_20 = phi <8 x double> [ %total_8, %start.end ], [ %total_16, %if_3.then ]
  %total_21 = phi <8 x double> [ %total_9, %start.end ], [ %total_17, %if_3.then ]
  %total_22 = phi <8 x double> [ %total_10, %start.end ], [ %total_18, %if_3.then ]
  %total_23 = phi <8 x double> [ %total_11, %start.end ], [ %total_19, %if_3.then ]
  %joined_18 = fadd <8 x double> %total_20, %total_21
  %t_68 = shufflevector <8 x double> %joined_18, <8 x double> %joined_18, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_19 = fadd <8 x double> %joined_18, %t_68
  %t_69 = shufflevector <8 x double> %joined_19, <8 x double> %joined_19, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_20 = fadd <8 x double> %joined_19, %t_69
  %t_70 = shufflevector <8 x double> %joined_20, <8 x double> %joined_20, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_21 = fadd <8 x double> %joined_20, %t_70
  %t_71 = extractelement <8 x double> %joined_21, i64 0
  %joined_22 = fadd <8 x double> %total_22, %total_23
  %t_72 = shufflevector <8 x double> %joined_22, <8 x double> %joined_22, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_23 = fadd <8 x double> %joined_22, %t_72
  %t_73 = shufflevector <8 x double> %joined_23, <8 x double> %joined_23, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_24 = fadd <8 x double> %joined_23, %t_73
  %t_74 = shufflevector <8 x double> %joined_24, <8 x double> %joined_24, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_25 = fadd <8 x double> %joined_24, %t_74
  %t_75 = extractelement <8 x double> %joined_25, i64 0
  %t_76 = fptrunc double %t_71 to float
  %t_77.0 = insertelement <16 x float> poison, float %t_76, i64 0
  %t_77 = shufflevector <16 x float> %t_77.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_78 = bitcast <16 x float> %t_77 to <16 x i32>
  %t_79 = sub <16 x i32> %t_78, splat (i32 1060439283)
  %n_1 = ashr <16 x i32> %t_79, splat (i32 23)
  %t_80 = shl <16 x i32> %n_1, splat (i32 23)
  %t_81 = sub <16 x i32> %t_78, %t_80
  %t_82 = bitcast <16 x i32> %t_81 to <16 x float>
  %f = fsub <16 x float> %t_82, splat (float 0x3FF0000000000000)
  %power_4 = sitofp <16 x i32> %n_1 to <16 x float>
  %square = fmul <16 x float> %f, %f
  %t_83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f, <16 x float> splat (float 0xBFBD7A3700000000), <16 x float> splat (float 0x3FBDE4A340000000))
  %q_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3FB2043760000000), <16 x float> %square, <16 x float> %t_83)
  %t_84 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f, <16 x float> splat (float 0xBFBFCBA9E0000000), <16 x float> splat (float 0x3FC23D37E0000000))
  %q_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_4, <16 x float> %square, <16 x float> %t_84)
  %t_85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f, <16 x float> splat (float 0xBFC555CA00000000), <16 x float> splat (float 0x3FC999D580000000))
  %q_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_5, <16 x float> %square, <16 x float> %t_85)
  %t_86 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f, <16 x float> splat (float 0xBFCFFFFF80000000), <16 x float> splat (float 0x3FD5555540000000))
  %p = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_6, <16 x float> %square, <16 x float> %t_86)
  %t_87 = fmul <16 x float> %square, %f
  %t_88 = fmul <16 x float> %power_4, splat (float 0xBF2BD01060000000)
  %p_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %p, <16 x float> %t_87, <16 x float> %t_88)
  %p_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %square, <16 x float> splat (float 0xBFE0000000000000), <16 x float> %p_1)
  %t_89 = fadd <16 x float> %f, %p_2
  %y_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_4, <16 x float> splat (float 0x3FE6300000000000), <16 x float> %t_89)
  %t_90 = fsub <16 x float> %t_77, %t_77
  %t_91 = fadd <16 x float> %y_5, %t_90
  %shift0 = fneg <16 x float> %t_91
  %t_92 = fptrunc double %t_75 to float
  %t_93.0 = insertelement <16 x float> poison, float %t_92, i64 0
  %t_93 = shufflevector <16 x float> %t_93.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_94 = bitcast <16 x float> %t_93 to <16 x i32>
  %t_95 = sub <16 x i32> %t_94, splat (i32 1060439283)
  %n_2 = ashr <16 x i32> %t_95, splat (i32 23)
  %t_96 = shl <16 x i32> %n_2, splat (i32 23)
  %t_97 = sub <16 x i32> %t_94, %t_96
  %t_98 = bitcast <16 x i32> %t_97 to <16 x float>
  %f_1 = fsub <16 x float> %t_98, splat (float 0x3FF0000000000000)
  %power_5 = sitofp <16 x i32> %n_2 to <16 x float>
  %square_1 = fmul <16 x float> %f_1, %f_1
  %t_99 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f_1, <16 x float> splat (float 0xBFBD7A3700000000), <16 x float> splat (float 0x3FBDE4A340000000))
  %q_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3FB2043760000000), <16 x float> %square_1, <16 x float> %t_99)
  %t_100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f_1, <16 x float> splat (float 0xBFBFCBA9E0000000), <16 x float> splat (float 0x3FC23D37E0000000))
  %q_8 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_7, <16 x float> %square_1, <16 x float> %t_100)
  %t_101 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f_1, <16 x float> splat (float 0xBFC555CA00000000), <16 x float> splat (float 0x3FC999D580000000))
  %q_9 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_8, <16 x float> %square_1, <16 x float> %t_101)
  %t_102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f_1, <16 x float> splat (float 0xBFCFFFFF80000000), <16 x float> splat (float 0x3FD5555540000000))
  %p_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_9, <16 x float> %square_1, <16 x float> %t_102)
  %t_103 = fmul <16 x float> %square_1, %f_1
  %t_104 = fmul <16 x float> %power_5, splat (float 0xBF2BD01060000000)
  %p_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %p_3, <16 x float> %t_103, <16 x float> %t_104)
  %p_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %square_1, <16 x float> splat (float 0xBFE0000000000000), <16 x float> %p_4)
  %t_105 = fadd <16 x float> %f_1, %p_5
  %y_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_5, <16 x float> splat (float 0x3FE6300000000000), <16 x float> %t_105)
  %t_106 = fsub <16 x float> %t_93, %t_93
  %t_107 = fadd <16 x float> %y_6, %t_106
  %shift1 = fneg <16 x float> %t_107
  ; The results.
  %at.35 = and i64 %columns, -16
  %i_2.enter = icmp slt i64 0, %at.35
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ 0, %if_3.end ], [ %i_2.next, %i_2.body ]
  %at.36 = getelementptr float, ptr %at.4, i64 %i_2
  %x_14 = load <16 x float>, ptr %at.36, align 4
  %d_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_14, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered0)
  %v0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_4, <16 x float> %factor, <16 x float> %shift0)
  %at.37 = getelementptr float, ptr %at.9, i64 %i_2
  %x_15 = load <16 x float>, ptr %at.37, align 4
  %d_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_15, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered1)
  %v1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_5, <16 x float> %factor, <16 x float> %shift1)
  %at.38 = getelementptr float, ptr %at.6, i64 %i_2
  store <16 x float> %v0, ptr %at.38, align 4
  %at.39 = getelementptr float, ptr %at.4, i64 %t_3
  %at.40 = getelementptr float, ptr %at.39, i64 %i_2
  call void @llvm.prefetch.p0(ptr %at.40, i32 0, i32 3, i32 1)
  %at.41 = getelementptr float, ptr %at.11, i64 %i_2
  store <16 x float> %v1, ptr %at.41, align 4
  %at.42 = getelementptr float, ptr %at.9, i64 %t_3
  %at.43 = getelementptr float, ptr %at.42, i64 %i_2
  call void @llvm.prefetch.p0(ptr %at.43, i32 0, i32 3, i32 1)
  %i_2.next = add nsw i64 %i_2, 16
  %i_2.more = icmp slt i64 %i_2.next, %at.35
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %at.44 = icmp slt i64 %at.35, %columns
  br i1 %at.44, label %if_4.then, label %if_4.end
if_4.then:
  %at.45 = sub i64 %columns, %at.35
  %lanes_2.n = trunc i64 %at.45 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_2.s
  %at.46 = getelementptr float, ptr %at.4, i64 %at.35
  %x_16 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.46, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %d_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_16, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered0)
  %v0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_6, <16 x float> %factor, <16 x float> %shift0)
  %at.47 = getelementptr float, ptr %at.9, i64 %at.35
  %x_17 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.47, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %d_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_17, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered1)
  %v1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_7, <16 x float> %factor, <16 x float> %shift1)
  %at.48 = getelementptr float, ptr %at.6, i64 %at.35
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v0_1, ptr %at.48, i32 4, <16 x i1> %lanes_2)
  %at.49 = getelementptr float, ptr %at.11, i64 %at.35
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1_1, ptr %at.49, i32 4, <16 x i1> %lanes_2)
  br label %if_4.end
if_4.end:
  %row.next = add nsw i64 %row, 2
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
