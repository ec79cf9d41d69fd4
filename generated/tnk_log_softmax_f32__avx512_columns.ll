; tnk_log_softmax_f32__avx512_columns_ir: generated, do not edit.
; maxima and logarithms of sums of exponentials, of columns.
; from templates/log_sum_columns.lua, avx512: dtype=f32
; listed in gen/manifest/loss.lua: cross entropy of images, and of few classes
; a turn of each inner loop: 1 max 1 ld; 6 fma 2 add 1 mul 1 max 1 scale 1 shuffle 1 ld; 1 max 1 ld; 6 fma 2 add 1 mul 1 max 1 scale 1 shuffle 1 ld
; vector registers: 11 of 32

define void @tnk_log_softmax_f32__avx512_columns_ir(i64 %rows, i64 %n, i64 %row_stride, ptr nocapture readonly %data, ptr nocapture readonly %param) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %most.p = getelementptr ptr, ptr %data, i64 1
  %most = load ptr, ptr %most.p, align 8
  %log.p = getelementptr ptr, ptr %data, i64 2
  %log = load ptr, ptr %log.p, align 8
  %x_1 = load float, ptr %param, align 4
  %t.0 = insertelement <16 x float> poison, float %x_1, i64 0
  %t = shufflevector <16 x float> %t.0, <16 x float> poison, <16 x i32> zeroinitializer
  %factor = fmul <16 x float> %t, splat (float 0x4010000000000000)
  %t_1 = fmul <16 x float> %factor, %factor
  %log2_e = fmul <16 x float> %factor, splat (float 0x3FF7154760000000)
  %ln2 = fdiv <16 x float> splat (float 0xBFE62E4300000000), %factor
  %second = fmul <16 x float> %t_1, splat (float 0x3FE0002360000000)
  %t_2 = fmul <16 x float> %t_1, %factor
  %third = fmul <16 x float> %t_2, splat (float 0x3FC55575E0000000)
  %at.1 = and i64 %n, -16
  %i.enter = icmp slt i64 0, %at.1
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %entry ], [ %i.next, %start.end ]
  ; The maxima; NaN loses.
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %i.body ], [ %row.next, %row.body ]
  %least = phi <16 x float> [ splat (float 0xFFF0000000000000), %i.body ], [ %least_1, %row.body ]
  %at.2 = mul i64 %row, %row_stride
  %at.3 = add i64 %at.2, %i
  %at.4 = getelementptr float, ptr %x, i64 %at.3
  %x_2 = load <16 x float>, ptr %at.4, align 4
  %least_1.c = fcmp ogt <16 x float> %x_2, %least
  %least_1 = select <16 x i1> %least_1.c, <16 x float> %x_2, <16 x float> %least
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  %least_2 = phi <16 x float> [ %least_1, %row.body ], [ splat (float 0xFFF0000000000000), %i.body ]
  %lowered = fmul <16 x float> %least_2, splat (float 0xBFD0000000000000)
  ; The sums of exponentials, in blocks of rows.
  %start.enter = icmp slt i64 0, %rows
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %row.end ], [ %start.next, %row_1.end ]
  %total0 = phi <8 x double> [ splat (double 0x0000000000000000), %row.end ], [ %total0_1, %row_1.end ]
  %total1 = phi <8 x double> [ splat (double 0x0000000000000000), %row.end ], [ %total1_1, %row_1.end ]
  %at.5 = add i64 %start, 32
  %t_5.c = icmp slt i64 %at.5, %rows
  %t_5 = select i1 %t_5.c, i64 %at.5, i64 %rows
  %row_1.enter = icmp slt i64 %start, %t_5
  br i1 %row_1.enter, label %row_1.body, label %row_1.end
row_1.body:
  %row_1 = phi i64 [ %start, %start.body ], [ %row_1.next, %row_1.body ]
  %zero = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %zero_1, %row_1.body ]
  %at.6 = mul i64 %row_1, %row_stride
  %at.7 = add i64 %at.6, %i
  %at.8 = getelementptr float, ptr %x, i64 %at.7
  %x_3 = load <16 x float>, ptr %at.8, align 4
  %d = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_3, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered)
  %shifted = call <16 x float> @llvm.fma.v16f32(<16 x float> %d, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power = fsub <16 x float> %shifted, splat (float 0x412001FC00000000)
  %r = call <16 x float> @llvm.fma.v16f32(<16 x float> %power, <16 x float> %ln2, <16 x float> %d)
  %t_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r, <16 x float> %third, <16 x float> %second)
  %q = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_6, <16 x float> %r, <16 x float> %factor)
  %t_7 = bitcast <16 x float> %shifted to <16 x i32>
  %root = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_7)
  %t_8 = fmul <16 x float> %root, %r
  %y = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_8, <16 x float> %q, <16 x float> %root)
  %t_9 = bitcast <16 x float> %y to <16 x i32>
  %t_10.c = icmp ult <16 x i32> %t_9, splat (i32 1082130432)
  %t_10 = select <16 x i1> %t_10.c, <16 x i32> %t_9, <16 x i32> splat (i32 1082130432)
  %t_11 = bitcast <16 x i32> %t_10 to <16 x float>
  %t_12 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_11, <16 x float> %power, <16 x float> zeroinitializer, i16 -1, i32 4)
  %zero_1 = fadd <16 x float> %zero, %t_12
  %row_1.next = add nsw i64 %row_1, 1
  %row_1.more = icmp slt i64 %row_1.next, %t_5
  br i1 %row_1.more, label %row_1.body, label %row_1.end
row_1.end:
  %zero_2 = phi <16 x float> [ %zero_1, %row_1.body ], [ splat (float 0x0000000000000000), %start.body ]
  %t_13 = shufflevector <16 x float> %zero_2, <16 x float> %zero_2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_14 = fpext <8 x float> %t_13 to <8 x double>
  %t_15 = shufflevector <16 x float> %zero_2, <16 x float> %zero_2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_16 = fpext <8 x float> %t_15 to <8 x double>
  %total0_1 = fadd <8 x double> %total0, %t_14
  %total1_1 = fadd <8 x double> %total1, %t_16
  %start.next = add nsw i64 %start, 32
  %start.more = icmp slt i64 %start.next, %rows
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total0_2 = phi <8 x double> [ %total0_1, %row_1.end ], [ splat (double 0x0000000000000000), %row.end ]
  %total1_2 = phi <8 x double> [ %total1_1, %row_1.end ], [ splat (double 0x0000000000000000), %row.end ]
  %at.9 = getelementptr float, ptr %most, i64 %i
  store <16 x float> %least_2, ptr %at.9, align 4
  %t_18 = fptrunc <8 x double> %total0_2 to <8 x float>
  %t_19 = fptrunc <8 x double> %total1_2 to <8 x float>
  %sum = shufflevector <8 x float> %t_18, <8 x float> %t_19, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_20 = bitcast <16 x float> %sum to <16 x i32>
  %t_21 = sub <16 x i32> %t_20, splat (i32 1060439283)
  %n_1 = ashr <16 x i32> %t_21, splat (i32 23)
  %t_22 = shl <16 x i32> %n_1, splat (i32 23)
  %t_23 = sub <16 x i32> %t_20, %t_22
  %t_24 = bitcast <16 x i32> %t_23 to <16 x float>
  %f = fsub <16 x float> %t_24, splat (float 0x3FF0000000000000)
  %power_1 = sitofp <16 x i32> %n_1 to <16 x float>
  %square = fmul <16 x float> %f, %f
  %t_25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f, <16 x float> splat (float 0xBFBD7A3700000000), <16 x float> splat (float 0x3FBDE4A340000000))
  %q_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3FB2043760000000), <16 x float> %square, <16 x float> %t_25)
  %t_26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f, <16 x float> splat (float 0xBFBFCBA9E0000000), <16 x float> splat (float 0x3FC23D37E0000000))
  %q_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_1, <16 x float> %square, <16 x float> %t_26)
  %t_27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f, <16 x float> splat (float 0xBFC555CA00000000), <16 x float> splat (float 0x3FC999D580000000))
  %q_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_2, <16 x float> %square, <16 x float> %t_27)
  %t_28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f, <16 x float> splat (float 0xBFCFFFFF80000000), <16 x float> splat (float 0x3FD5555540000000))
  %p = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_3, <16 x float> %square, <16 x float> %t_28)
  %t_29 = fmul <16 x float> %square, %f
  %t_30 = fmul <16 x float> %power_1, splat (float 0xBF2BD01060000000)
  %p_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %p, <16 x float> %t_29, <16 x float> %t_30)
  %p_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %square, <16 x float> splat (float 0xBFE0000000000000), <16 x float> %p_1)
  %t_31 = fadd <16 x float> %f, %p_2
  %y_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_1, <16 x float> splat (float 0x3FE6300000000000), <16 x float> %t_31)
  %t_32 = fsub <16 x float> %sum, %sum
  %t_33 = fadd <16 x float> %y_1, %t_32
  %at.10 = getelementptr float, ptr %log, i64 %i
  store <16 x float> %t_33, ptr %at.10, align 4
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %at.1
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %at.11 = icmp slt i64 %at.1, %n
  br i1 %at.11, label %if_1.then, label %if_1.end
if_1.then:
  %at.12 = sub i64 %n, %at.1
  %lanes.n = trunc i64 %at.12 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  ; The maxima; NaN loses.
  %row_2.enter = icmp slt i64 0, %rows
  br i1 %row_2.enter, label %row_2.body, label %row_2.end
row_2.body:
  %row_2 = phi i64 [ 0, %if_1.then ], [ %row_2.next, %row_2.body ]
  %least_3 = phi <16 x float> [ splat (float 0xFFF0000000000000), %if_1.then ], [ %least_4, %row_2.body ]
  %at.13 = mul i64 %row_2, %row_stride
  %at.14 = add i64 %at.13, %at.1
  %at.15 = getelementptr float, ptr %x, i64 %at.14
  %x_4 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.15, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %least_4.c = fcmp ogt <16 x float> %x_4, %least_3
  %least_4 = select <16 x i1> %least_4.c, <16 x float> %x_4, <16 x float> %least_3
  %row_2.next = add nsw i64 %row_2, 1
  %row_2.more = icmp slt i64 %row_2.next, %rows
  br i1 %row_2.more, label %row_2.body, label %row_2.end
row_2.end:
  %least_5 = phi <16 x float> [ %least_4, %row_2.body ], [ splat (float 0xFFF0000000000000), %if_1.then ]
  %lowered_1 = fmul <16 x float> %least_5, splat (float 0xBFD0000000000000)
  ; The sums of exponentials, in blocks of rows.
  %start_1.enter = icmp slt i64 0, %rows
  br i1 %start_1.enter, label %start_1.body, label %start_1.end
start_1.body:
  %start_1 = phi i64 [ 0, %row_2.end ], [ %start_1.next, %row_3.end ]
  %total0_3 = phi <8 x double> [ splat (double 0x0000000000000000), %row_2.end ], [ %total0_4, %row_3.end ]
  %total1_3 = phi <8 x double> [ splat (double 0x0000000000000000), %row_2.end ], [ %total1_4, %row_3.end ]
  %at.16 = add i64 %start_1, 32
  %t_37.c = icmp slt i64 %at.16, %rows
  %t_37 = select i1 %t_37.c, i64 %at.16, i64 %rows
  %row_3.enter = icmp slt i64 %start_1, %t_37
  br i1 %row_3.enter, label %row_3.body, label %row_3.end
row_3.body:
  %row_3 = phi i64 [ %start_1, %start_1.body ], [ %row_3.next, %row_3.body ]
  %zero_3 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %zero_4, %row_3.body ]
  %at.17 = mul i64 %row_3, %row_stride
  %at.18 = add i64 %at.17, %at.1
  %at.19 = getelementptr float, ptr %x, i64 %at.18
  %x_5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.19, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %d_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_5, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered_1)
  %shifted_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_1, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power_2 = fsub <16 x float> %shifted_1, splat (float 0x412001FC00000000)
  %r_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_2, <16 x float> %ln2, <16 x float> %d_1)
  %t_38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r_1, <16 x float> %third, <16 x float> %second)
  %q_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_38, <16 x float> %r_1, <16 x float> %factor)
  %t_39 = bitcast <16 x float> %shifted_1 to <16 x i32>
  %root_1 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_39)
  %t_40 = fmul <16 x float> %root_1, %r_1
  %y_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_40, <16 x float> %q_4, <16 x float> %root_1)
  %t_41 = bitcast <16 x float> %y_2 to <16 x i32>
  %t_42.c = icmp ult <16 x i32> %t_41, splat (i32 1082130432)
  %t_42 = select <16 x i1> %t_42.c, <16 x i32> %t_41, <16 x i32> splat (i32 1082130432)
  %t_43 = bitcast <16 x i32> %t_42 to <16 x float>
  %t_44 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_43, <16 x float> %power_2, <16 x float> zeroinitializer, i16 -1, i32 4)
  %zero_4 = fadd <16 x float> %zero_3, %t_44
  %row_3.next = add nsw i64 %row_3, 1
  %row_3.more = icmp slt i64 %row_3.next, %t_37
  br i1 %row_3.more, label %row_3.body, label %row_3.end
row_3.end:
  %zero_5 = phi <16 x float> [ %zero_4, %row_3.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %t_45 = shufflevector <16 x float> %zero_5, <16 x float> %zero_5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_46 = fpext <8 x float> %t_45 to <8 x double>
  %t_47 = shufflevector <16 x float> %zero_5, <16 x float> %zero_5, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_48 = fpext <8 x float> %t_47 to <8 x double>
  %total0_4 = fadd <8 x double> %total0_3, %t_46
  %total1_4 = fadd <8 x double> %total1_3, %t_48
  %start_1.next = add nsw i64 %start_1, 32
  %start_1.more = icmp slt i64 %start_1.next, %rows
  br i1 %start_1.more, label %start_1.body, label %start_1.end
start_1.end:
  %total0_5 = phi <8 x double> [ %total0_4, %row_3.end ], [ splat (double 0x0000000000000000), %row_2.end ]
  %total1_5 = phi <8 x double> [ %total1_4, %row_3.end ], [ splat (double 0x0000000000000000), %row_2.end ]
  %at.20 = getelementptr float, ptr %most, i64 %at.1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %least_5, ptr %at.20, i32 4, <16 x i1> %lanes)
  %t_50 = fptrunc <8 x double> %total0_5 to <8 x float>
  %t_51 = fptrunc <8 x double> %total1_5 to <8 x float>
  %sum_1 = shufflevector <8 x float> %t_50, <8 x float> %t_51, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_52 = bitcast <16 x float> %sum_1 to <16 x i32>
  %t_53 = sub <16 x i32> %t_52, splat (i32 1060439283)
  %n_2 = ashr <16 x i32> %t_53, splat (i32 23)
  %t_54 = shl <16 x i32> %n_2, splat (i32 23)
  %t_55 = sub <16 x i32> %t_52, %t_54
  %t_56 = bitcast <16 x i32> %t_55 to <16 x float>
  %f_1 = fsub <16 x float> %t_56, splat (float 0x3FF0000000000000)
  %power_3 = sitofp <16 x i32> %n_2 to <16 x float>
  %square_1 = fmul <16 x float> %f_1, %f_1
  %t_57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f_1, <16 x float> splat (float 0xBFBD7A3700000000), <16 x float> splat (float 0x3FBDE4A340000000))
  %q_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3FB2043760000000), <16 x float> %square_1, <16 x float> %t_57)
  %t_58 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f_1, <16 x float> splat (float 0xBFBFCBA9E0000000), <16 x float> splat (float 0x3FC23D37E0000000))
  %q_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_5, <16 x float> %square_1, <16 x float> %t_58)
  %t_59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f_1, <16 x float> splat (float 0xBFC555CA00000000), <16 x float> splat (float 0x3FC999D580000000))
  %q_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_6, <16 x float> %square_1, <16 x float> %t_59)
  %t_60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %f_1, <16 x float> splat (float 0xBFCFFFFF80000000), <16 x float> splat (float 0x3FD5555540000000))
  %p_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_7, <16 x float> %square_1, <16 x float> %t_60)
  %t_61 = fmul <16 x float> %square_1, %f_1
  %t_62 = fmul <16 x float> %power_3, splat (float 0xBF2BD01060000000)
  %p_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %p_3, <16 x float> %t_61, <16 x float> %t_62)
  %p_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %square_1, <16 x float> splat (float 0xBFE0000000000000), <16 x float> %p_4)
  %t_63 = fadd <16 x float> %f_1, %p_5
  %y_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_3, <16 x float> splat (float 0x3FE6300000000000), <16 x float> %t_63)
  %t_64 = fsub <16 x float> %sum_1, %sum_1
  %t_65 = fadd <16 x float> %y_3, %t_64
  %at.21 = getelementptr float, ptr %log, i64 %at.1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_65, ptr %at.21, i32 4, <16 x i1> %lanes)
  br label %if_1.end
if_1.end:
  ret void
}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
