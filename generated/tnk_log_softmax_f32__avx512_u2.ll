; tnk_log_softmax_f32__avx512_u2_ir: generated, do not edit.
; log_softmax of a row.
; from templates/log_softmax.lua, avx512: unroll=2
; listed in gen/manifest/rows.lua: classification: the loss and its gradient
; a turn of each inner loop: 1 mul 1 max 1 ld; 7 fma 2 add 2 mul 1 max 1 scale 1 shuffle 1 ld; 2 fma 2 add 2 mul 2 ld 2 st; 1 fma 1 add 1 mul 1 ld 1 st
; vector registers: 9 of 32

define void @tnk_log_softmax_f32__avx512_u2_ir(i64 %n, ptr nocapture readonly %data, ptr nocapture readonly %param) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 1
  %y = load ptr, ptr %y.p, align 8
  %x_1 = load float, ptr %param, align 4
  %scale.0 = insertelement <16 x float> poison, float %x_1, i64 0
  %scale = shufflevector <16 x float> %scale.0, <16 x float> poison, <16 x i32> zeroinitializer
  %below = fcmp olt <16 x float> %scale, splat (float 0x0000000000000000)
  %quarter = select <16 x i1> %below, <16 x float> splat (float 0xBFD0000000000000), <16 x float> splat (float 0x3FD0000000000000)
  %t = fmul <16 x float> %scale, %quarter
  %factor = fmul <16 x float> %t, splat (float 0x4030000000000000)
  ; The maximum, of quarters.
  %at.1 = and i64 %n, -16
  %i.enter = icmp slt i64 0, %at.1
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %entry ], [ %i.next, %i.body ]
  %highest = phi <16 x float> [ splat (float 0xFFF0000000000000), %entry ], [ %highest_1, %i.body ]
  %at.2 = getelementptr float, ptr %x, i64 %i
  %x_2 = load <16 x float>, ptr %at.2, align 4
  %t_2 = fmul <16 x float> %x_2, %quarter
  %highest_1.c = fcmp ogt <16 x float> %t_2, %highest
  %highest_1 = select <16 x i1> %highest_1.c, <16 x float> %t_2, <16 x float> %highest
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %at.1
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %highest_2 = phi <16 x float> [ %highest_1, %i.body ], [ splat (float 0xFFF0000000000000), %entry ]
  %at.3 = icmp slt i64 %at.1, %n
  br i1 %at.3, label %if_1.then, label %if_1.end
if_1.then:
  %at.4 = sub i64 %n, %at.1
  %lanes.n = trunc i64 %at.4 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.5 = getelementptr float, ptr %x, i64 %at.1
  %x_3 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.5, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_3 = fmul <16 x float> %x_3, %quarter
  %t_4 = select <16 x i1> %lanes, <16 x float> %t_3, <16 x float> splat (float 0xFFF0000000000000)
  %highest_4.c = fcmp ogt <16 x float> %t_4, %highest_2
  %highest_4 = select <16 x i1> %highest_4.c, <16 x float> %t_4, <16 x float> %highest_2
  br label %if_1.end
if_1.end:
  %highest_5 = phi <16 x float> [ %highest_2, %i.end ], [ %highest_4, %if_1.then ]
  %t_5 = shufflevector <16 x float> %highest_5, <16 x float> %highest_5, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %joined.c = fcmp ogt <16 x float> %highest_5, %t_5
  %joined = select <16 x i1> %joined.c, <16 x float> %highest_5, <16 x float> %t_5
  %t_6 = shufflevector <16 x float> %joined, <16 x float> %joined, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  %joined_1.c = fcmp ogt <16 x float> %joined, %t_6
  %joined_1 = select <16 x i1> %joined_1.c, <16 x float> %joined, <16 x float> %t_6
  %t_7 = shufflevector <16 x float> %joined_1, <16 x float> %joined_1, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  %joined_2.c = fcmp ogt <16 x float> %joined_1, %t_7
  %joined_2 = select <16 x i1> %joined_2.c, <16 x float> %joined_1, <16 x float> %t_7
  %t_8 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0>
  %joined_3.c = fcmp ogt <16 x float> %joined_2, %t_8
  %joined_3 = select <16 x i1> %joined_3.c, <16 x float> %joined_2, <16 x float> %t_8
  %t_9 = extractelement <16 x float> %joined_3, i64 0
  %t_10.0 = insertelement <16 x float> poison, float %t_9, i64 0
  %t_10 = shufflevector <16 x float> %t_10.0, <16 x float> poison, <16 x i32> zeroinitializer
  %lowered = fneg <16 x float> %t_10
  ; The sum of exponentials.
  %at.6 = and i64 %n, -16
  %start.enter = icmp slt i64 0, %at.6
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %if_1.end ], [ %start.next, %i_1.end ]
  %total0 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.end ], [ %total0_1, %i_1.end ]
  %at.7 = add i64 %start, 256
  %t_12.c = icmp slt i64 %at.7, %at.6
  %t_12 = select i1 %t_12.c, i64 %at.7, i64 %at.6
  %i_1.enter = icmp slt i64 %start, %t_12
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %start, %start.body ], [ %i_1.next, %i_1.body ]
  %part0 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part0_1, %i_1.body ]
  %at.8 = getelementptr float, ptr %x, i64 %i_1
  %x_4 = load <16 x float>, ptr %at.8, align 4
  %t_13 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_4, <16 x float> %quarter, <16 x float> %lowered)
  %d = fmul <16 x float> %t_13, %factor
  %shifted = call <16 x float> @llvm.fma.v16f32(<16 x float> %d, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x412001FC00000000))
  %power = fsub <16 x float> %shifted, splat (float 0x412001FC00000000)
  %nearly = call <16 x float> @llvm.fma.v16f32(<16 x float> %power, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %d)
  %r = call <16 x float> @llvm.fma.v16f32(<16 x float> %power, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %nearly)
  %q = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3FC55575E0000000), <16 x float> %r, <16 x float> splat (float 0x3FE0002360000000))
  %t_14 = fmul <16 x float> %r, %r
  %p = call <16 x float> @llvm.fma.v16f32(<16 x float> %q, <16 x float> %t_14, <16 x float> %r)
  %t_15 = bitcast <16 x float> %shifted to <16 x i32>
  %root = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_15)
  %y_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %root, <16 x float> %p, <16 x float> %root)
  %t_16 = bitcast <16 x float> %y_1 to <16 x i32>
  %t_17.c = icmp ult <16 x i32> %t_16, splat (i32 1082130432)
  %t_17 = select <16 x i1> %t_17.c, <16 x i32> %t_16, <16 x i32> splat (i32 1082130432)
  %t_18 = bitcast <16 x i32> %t_17 to <16 x float>
  %t_19 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_18, <16 x float> %power, <16 x float> zeroinitializer, i16 -1, i32 4)
  %part0_1 = fadd <16 x float> %part0, %t_19
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %t_12
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %part0_2 = phi <16 x float> [ %part0_1, %i_1.body ], [ splat (float 0x0000000000000000), %start.body ]
  %t_20 = shufflevector <16 x float> %part0_2, <16 x float> %part0_2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_21 = shufflevector <16 x float> %part0_2, <16 x float> %part0_2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sums = fadd <8 x float> %t_20, %t_21
  %t_22 = fpext <8 x float> %sums to <8 x double>
  %total0_1 = fadd <8 x double> %total0, %t_22
  %start.next = add nsw i64 %start, 256
  %start.more = icmp slt i64 %start.next, %at.6
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total0_2 = phi <8 x double> [ %total0_1, %i_1.end ], [ splat (double 0x0000000000000000), %if_1.end ]
  %at.9 = icmp slt i64 %at.6, %n
  br i1 %at.9, label %if_2.then, label %if_2.end
if_2.then:
  %at.10 = sub i64 %n, %at.6
  %lanes_1.n = trunc i64 %at.10 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.11 = getelementptr float, ptr %x, i64 %at.6
  %x_5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.11, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_5, <16 x float> %quarter, <16 x float> %lowered)
  %d_1 = fmul <16 x float> %t_23, %factor
  %shifted_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_1, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x412001FC00000000))
  %power_1 = fsub <16 x float> %shifted_1, splat (float 0x412001FC00000000)
  %nearly_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_1, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %d_1)
  %r_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_1, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %nearly_1)
  %q_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3FC55575E0000000), <16 x float> %r_1, <16 x float> splat (float 0x3FE0002360000000))
  %t_24 = fmul <16 x float> %r_1, %r_1
  %p_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_1, <16 x float> %t_24, <16 x float> %r_1)
  %t_25 = bitcast <16 x float> %shifted_1 to <16 x i32>
  %root_1 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_25)
  %y_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %root_1, <16 x float> %p_1, <16 x float> %root_1)
  %t_26 = bitcast <16 x float> %y_2 to <16 x i32>
  %t_27.c = icmp ult <16 x i32> %t_26, splat (i32 1082130432)
  %t_27 = select <16 x i1> %t_27.c, <16 x i32> %t_26, <16 x i32> splat (i32 1082130432)
  %t_28 = bitcast <16 x i32> %t_27 to <16 x float>
  %t_29 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_28, <16 x float> %power_1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %t_30 = select <16 x i1> %lanes_1, <16 x float> %t_29, <16 x float> splat (float 0x0000000000000000)
  %t_31 = shufflevector <16 x float> %t_30, <16 x float> %t_30, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_32 = shufflevector <16 x float> %t_30, <16 x float> %t_30, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sums_1 = fadd <8 x float> %t_31, %t_32
  %t_33 = fpext <8 x float> %sums_1 to <8 x double>
  %total0_4 = fadd <8 x double> %total0_2, %t_33
  br label %if_2.end
if_2.end:
  %total0_5 = phi <8 x double> [ %total0_2, %start.end ], [ %total0_4, %if_2.then ]
  %t_34 = shufflevector <8 x double> %total0_5, <8 x double> %total0_5, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_4 = fadd <8 x double> %total0_5, %t_34
  %t_35 = shufflevector <8 x double> %joined_4, <8 x double> %joined_4, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_5 = fadd <8 x double> %joined_4, %t_35
  %t_36 = shufflevector <8 x double> %joined_5, <8 x double> %joined_5, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_6 = fadd <8 x double> %joined_5, %t_36
  %t_37 = extractelement <8 x double> %joined_6, i64 0
  %t_38 = fptrunc double %t_37 to float
  %t_39.0 = insertelement <16 x float> poison, float %t_38, i64 0
  %t_39 = shufflevector <16 x float> %t_39.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_40 = bitcast <16 x float> %t_39 to <16 x i32>
  %t_41 = add <16 x i32> %t_40, splat (i32 4913933)
  %n_1 = lshr <16 x i32> %t_41, splat (i32 23)
  %t_42 = shl <16 x i32> %n_1, splat (i32 23)
  %t_43 = sub <16 x i32> %t_40, %t_42
  %t_44 = add <16 x i32> %t_43, splat (i32 1065353216)
  %t_45 = bitcast <16 x i32> %t_44 to <16 x float>
  %t_46 = or <16 x i32> %n_1, splat (i32 1258291200)
  %t_47 = bitcast <16 x i32> %t_46 to <16 x float>
  %power_2 = fsub <16 x float> %t_47, splat (float 0x4160000FE0000000)
  %f = fsub <16 x float> %t_45, splat (float 0x3FF0000000000000)
  %square = fmul <16 x float> %f, %f
  %q_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3FB2043760000000), <16 x float> %f, <16 x float> splat (float 0xBFBD7A3700000000))
  %q_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_2, <16 x float> %f, <16 x float> splat (float 0x3FBDE4A340000000))
  %q_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_3, <16 x float> %f, <16 x float> splat (float 0xBFBFCBA9E0000000))
  %q_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_4, <16 x float> %f, <16 x float> splat (float 0x3FC23D37E0000000))
  %q_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_5, <16 x float> %f, <16 x float> splat (float 0xBFC555CA00000000))
  %q_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_6, <16 x float> %f, <16 x float> splat (float 0x3FC999D580000000))
  %q_8 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_7, <16 x float> %f, <16 x float> splat (float 0xBFCFFFFF80000000))
  %q_9 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_8, <16 x float> %f, <16 x float> splat (float 0x3FD5555540000000))
  %p_2 = fmul <16 x float> %q_9, %f
  %t_48 = fmul <16 x float> %p_2, %square
  %p_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_2, <16 x float> splat (float 0xBF2BD01060000000), <16 x float> %t_48)
  %p_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %square, <16 x float> splat (float 0xBFE0000000000000), <16 x float> %p_3)
  %t_49 = fadd <16 x float> %f, %p_4
  %y_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_2, <16 x float> splat (float 0x3FE6300000000000), <16 x float> %t_49)
  %t_50 = fsub <16 x float> %t_39, %t_39
  %log = fadd <16 x float> %y_3, %t_50
  ; The result.
  %at.12 = and i64 %n, -16
  %at.13 = and i64 %n, -32
  %i_2.enter = icmp slt i64 0, %at.13
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ 0, %if_2.end ], [ %i_2.next, %i_2.body ]
  %at.14 = getelementptr float, ptr %x, i64 %i_2
  %x_6 = load <16 x float>, ptr %at.14, align 4
  %t_52 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_6, <16 x float> %quarter, <16 x float> %lowered)
  %d_2 = fmul <16 x float> %t_52, %factor
  %t_53 = fsub <16 x float> %d_2, %log
  %at.15 = getelementptr float, ptr %y, i64 %i_2
  store <16 x float> %t_53, ptr %at.15, align 4
  %at.16 = add i64 %i_2, 16
  %at.17 = getelementptr float, ptr %x, i64 %at.16
  %x_7 = load <16 x float>, ptr %at.17, align 4
  %t_55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_7, <16 x float> %quarter, <16 x float> %lowered)
  %d_3 = fmul <16 x float> %t_55, %factor
  %t_56 = fsub <16 x float> %d_3, %log
  %at.18 = getelementptr float, ptr %y, i64 %at.16
  store <16 x float> %t_56, ptr %at.18, align 4
  %i_2.next = add nsw i64 %i_2, 32
  %i_2.more = icmp slt i64 %i_2.next, %at.13
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %i_3.enter = icmp slt i64 %at.13, %at.12
  br i1 %i_3.enter, label %i_3.body, label %i_3.end
i_3.body:
  %i_3 = phi i64 [ %at.13, %i_2.end ], [ %i_3.next, %i_3.body ]
  %at.19 = getelementptr float, ptr %x, i64 %i_3
  %x_8 = load <16 x float>, ptr %at.19, align 4
  %t_58 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_8, <16 x float> %quarter, <16 x float> %lowered)
  %d_4 = fmul <16 x float> %t_58, %factor
  %t_59 = fsub <16 x float> %d_4, %log
  %at.20 = getelementptr float, ptr %y, i64 %i_3
  store <16 x float> %t_59, ptr %at.20, align 4
  %i_3.next = add nsw i64 %i_3, 16
  %i_3.more = icmp slt i64 %i_3.next, %at.12
  br i1 %i_3.more, label %i_3.body, label %i_3.end
i_3.end:
  %at.21 = icmp slt i64 %at.12, %n
  br i1 %at.21, label %if_3.then, label %if_3.end
if_3.then:
  %at.22 = sub i64 %n, %at.12
  %lanes_2.n = trunc i64 %at.22 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_2.s
  %at.23 = getelementptr float, ptr %x, i64 %at.12
  %x_9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.23, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %t_61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_9, <16 x float> %quarter, <16 x float> %lowered)
  %d_5 = fmul <16 x float> %t_61, %factor
  %t_62 = fsub <16 x float> %d_5, %log
  %at.24 = getelementptr float, ptr %y, i64 %at.12
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_62, ptr %at.24, i32 4, <16 x i1> %lanes_2)
  br label %if_3.end
if_3.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
