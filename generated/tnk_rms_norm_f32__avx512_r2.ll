; tnk_rms_norm_f32__avx512_r2_ir: generated, do not edit.
; rms_norm of rows.
; from templates/rms_norm.lua, avx512: dtype=f32 rows=2
; listed in gen/manifest/norm.lua: transformers
; a turn of each inner loop: 2 fma 2 mul 2 ld; 6 mul 3 ld 2 st
; vector registers: 7 of 32

define void @tnk_rms_norm_f32__avx512_r2_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x = load float, ptr %param, align 4
  %eps = fpext float %x to double
  %x_1.p = getelementptr ptr, ptr %data, i64 0
  %x_1 = load ptr, ptr %x_1.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %scale.p = getelementptr ptr, ptr %data, i64 1
  %scale = load ptr, ptr %scale.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 2
  %y = load ptr, ptr %y.p, align 8
  %y_row.p = getelementptr i64, ptr %stride, i64 4
  %y_row = load i64, ptr %y_row.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %at.1 = sub i64 %rows, 1
  %at.2 = mul i64 2, %x_row
  %t.c = icmp sgt i64 %at.2, 1024
  %t = select i1 %t.c, i64 %at.2, i64 1024
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_3.end ]
  %at.3 = mul i64 %row, %x_row
  %at.4 = getelementptr float, ptr %x_1, i64 %at.3
  %at.5 = mul i64 %row, %y_row
  %at.6 = getelementptr float, ptr %y, i64 %at.5
  %at.7 = add i64 %row, 1
  %t_1.c = icmp slt i64 %at.7, %at.1
  %t_1 = select i1 %t_1.c, i64 %at.7, i64 %at.1
  %at.8 = mul i64 %t_1, %x_row
  %at.9 = getelementptr float, ptr %x_1, i64 %at.8
  %at.10 = mul i64 %t_1, %y_row
  %at.11 = getelementptr float, ptr %y, i64 %at.10
  %count = sitofp i64 %columns to double
  %t_2 = extractelement <16 x float> splat (float 0x3FF0000000000000), i64 0
  %t_3 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  %t_4 = extractelement <16 x float> splat (float 0x3FF0000000000000), i64 0
  %t_5 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  br label %try.body
try.body:
  %try = phi i64 [ 0, %row.body ], [ %try.next, %if_1.end ]
  %t_6 = phi float [ %t_2, %row.body ], [ %t_54, %if_1.end ]
  %t_7 = phi float [ %t_4, %row.body ], [ %t_55, %if_1.end ]
  %t_8 = phi double [ %t_3, %row.body ], [ %t_56, %if_1.end ]
  %t_9 = phi double [ %t_5, %row.body ], [ %t_57, %if_1.end ]
  %below = fcmp olt double %t_8, 0x7FF0000000000000
  %t_10 = fadd double %t_8, %eps
  %below_1 = fcmp ole double %t_10, 0x39B0000000000000
  %below_2 = fcmp olt double %t_9, 0x7FF0000000000000
  %t_11 = fadd double %t_9, %eps
  %below_3 = fcmp ole double %t_11, 0x39B0000000000000
  %at.12 = xor i1 %below_1, true
  %at.13 = and i1 %below, %at.12
  %at.14 = xor i1 %below_3, true
  %at.15 = and i1 %below_2, %at.14
  %at.16 = and i1 %at.13, %at.15
  %at.17 = xor i1 %at.16, true
  br i1 %at.17, label %if_1.then, label %if_1.end
if_1.then:
  %below_4 = fcmp olt double %t_8, 0x7FF0000000000000
  %t_16 = fadd double %t_8, %eps
  %below_5 = fcmp ole double %t_16, 0x39B0000000000000
  %below_6 = fcmp olt double %t_8, 0x7FF0000000000000
  %t_17 = extractelement <16 x float> splat (float 0x4630000000000000), i64 0
  %t_18 = select i1 %below_6, float %t_17, float 0x3AF0000000000000
  %at.18 = xor i1 %below_5, true
  %at.19 = and i1 %below_4, %at.18
  %at.20 = icmp slt i64 %try, 1
  %at.21 = or i1 %at.19, %at.20
  %unit0 = select i1 %at.21, float %t_6, float %t_18
  %t_19.0 = insertelement <16 x float> poison, float %unit0, i64 0
  %t_19 = shufflevector <16 x float> %t_19.0, <16 x float> poison, <16 x i32> zeroinitializer
  %below_7 = fcmp olt double %t_9, 0x7FF0000000000000
  %t_20 = fadd double %t_9, %eps
  %below_8 = fcmp ole double %t_20, 0x39B0000000000000
  %below_9 = fcmp olt double %t_9, 0x7FF0000000000000
  %t_21 = extractelement <16 x float> splat (float 0x4630000000000000), i64 0
  %t_22 = select i1 %below_9, float %t_21, float 0x3AF0000000000000
  %at.22 = xor i1 %below_8, true
  %at.23 = and i1 %below_7, %at.22
  %at.24 = or i1 %at.23, %at.20
  %unit1 = select i1 %at.24, float %t_7, float %t_22
  %t_23.0 = insertelement <16 x float> poison, float %unit1, i64 0
  %t_23 = shufflevector <16 x float> %t_23.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The squares.
  %at.25 = and i64 %columns, -16
  %start.enter = icmp slt i64 0, %at.25
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %if_1.then ], [ %start.next, %i.end ]
  %total = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_4, %i.end ]
  %total_1 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_5, %i.end ]
  %total_2 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_6, %i.end ]
  %total_3 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_7, %i.end ]
  %at.26 = add i64 %start, 512
  %t_25.c = icmp slt i64 %at.26, %at.25
  %t_25 = select i1 %t_25.c, i64 %at.26, i64 %at.25
  %i.enter = icmp slt i64 %start, %t_25
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ %start, %start.body ], [ %i.next, %i.body ]
  %part = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_2, %i.body ]
  %part_1 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_3, %i.body ]
  %at.27 = getelementptr float, ptr %at.6, i64 %i
  call void @llvm.prefetch.p0(ptr %at.27, i32 1, i32 3, i32 1)
  %at.28 = getelementptr float, ptr %at.4, i64 %i
  %x_2 = load <16 x float>, ptr %at.28, align 4
  %v = fmul <16 x float> %x_2, %t_19
  %part_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v, <16 x float> %v, <16 x float> %part)
  %at.29 = getelementptr float, ptr %at.11, i64 %i
  call void @llvm.prefetch.p0(ptr %at.29, i32 1, i32 3, i32 1)
  %at.30 = getelementptr float, ptr %at.9, i64 %i
  %x_3 = load <16 x float>, ptr %at.30, align 4
  %v_1 = fmul <16 x float> %x_3, %t_23
  %part_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v_1, <16 x float> %v_1, <16 x float> %part_1)
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %t_25
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %part_4 = phi <16 x float> [ %part_2, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part_5 = phi <16 x float> [ %part_3, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %t_28 = shufflevector <16 x float> %part_4, <16 x float> %part_4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_29 = fpext <8 x float> %t_28 to <8 x double>
  %t_30 = shufflevector <16 x float> %part_4, <16 x float> %part_4, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_31 = fpext <8 x float> %t_30 to <8 x double>
  %total_4 = fadd <8 x double> %total, %t_29
  %total_5 = fadd <8 x double> %total_1, %t_31
  %t_32 = shufflevector <16 x float> %part_5, <16 x float> %part_5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_33 = fpext <8 x float> %t_32 to <8 x double>
  %t_34 = shufflevector <16 x float> %part_5, <16 x float> %part_5, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_35 = fpext <8 x float> %t_34 to <8 x double>
  %total_6 = fadd <8 x double> %total_2, %t_33
  %total_7 = fadd <8 x double> %total_3, %t_35
  %start.next = add nsw i64 %start, 512
  %start.more = icmp slt i64 %start.next, %at.25
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total_8 = phi <8 x double> [ %total_4, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_9 = phi <8 x double> [ %total_5, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_10 = phi <8 x double> [ %total_6, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_11 = phi <8 x double> [ %total_7, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %at.31 = icmp slt i64 %at.25, %columns
  br i1 %at.31, label %if_2.then, label %if_2.end
if_2.then:
  %at.32 = sub i64 %columns, %at.25
  %lanes.n = trunc i64 %at.32 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.33 = getelementptr float, ptr %at.4, i64 %at.25
  %x_4 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.33, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %v_2 = fmul <16 x float> %x_4, %t_19
  %t_36 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v_2, <16 x float> %v_2, <16 x float> splat (float 0x0000000000000000))
  %at.34 = getelementptr float, ptr %at.9, i64 %at.25
  %x_5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.34, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %v_3 = fmul <16 x float> %x_5, %t_23
  %t_37 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v_3, <16 x float> %v_3, <16 x float> splat (float 0x0000000000000000))
  %t_38 = shufflevector <16 x float> %t_36, <16 x float> %t_36, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_39 = fpext <8 x float> %t_38 to <8 x double>
  %t_40 = shufflevector <16 x float> %t_36, <16 x float> %t_36, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_41 = fpext <8 x float> %t_40 to <8 x double>
  %total_16 = fadd <8 x double> %total_8, %t_39
  %total_17 = fadd <8 x double> %total_9, %t_41
  %t_42 = shufflevector <16 x float> %t_37, <16 x float> %t_37, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_43 = fpext <8 x float> %t_42 to <8 x double>
  %t_44 = shufflevector <16 x float> %t_37, <16 x float> %t_37, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_45 = fpext <8 x float> %t_44 to <8 x double>
  %total_18 = fadd <8 x double> %total_10, %t_43
  %total_19 = fadd <8 x double> %total_11, %t_45
  br label %if_2.end
if_2.end:
  %total_20 = phi <8 x double> [ %total_8, %start.end ], [ %total_16, %if_2.then ]
  %total_21 = phi <8 x double> [ %total_9, %start.end ], [ %total_17, %if_2.then ]
  %total_22 = phi <8 x double> [ %total_10, %start.end ], [ %total_18, %if_2.then ]
  %total_23 = phi <8 x double> [ %total_11, %start.end ], [ %total_19, %if_2.then ]
  %joined = fadd <8 x double> %total_20, %total_21
  %t_46 = shufflevector <8 x double> %joined, <8 x double> %joined, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_1 = fadd <8 x double> %joined, %t_46
  %t_47 = shufflevector <8 x double> %joined_1, <8 x double> %joined_1, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_2 = fadd <8 x double> %joined_1, %t_47
  %t_48 = shufflevector <8 x double> %joined_2, <8 x double> %joined_2, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_3 = fadd <8 x double> %joined_2, %t_48
  %t_49 = extractelement <8 x double> %joined_3, i64 0
  %joined_4 = fadd <8 x double> %total_22, %total_23
  %t_50 = shufflevector <8 x double> %joined_4, <8 x double> %joined_4, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_5 = fadd <8 x double> %joined_4, %t_50
  %t_51 = shufflevector <8 x double> %joined_5, <8 x double> %joined_5, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_6 = fadd <8 x double> %joined_5, %t_51
  %t_52 = shufflevector <8 x double> %joined_6, <8 x double> %joined_6, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_7 = fadd <8 x double> %joined_6, %t_52
  %t_53 = extractelement <8 x double> %joined_7, i64 0
  %mean0 = fdiv double %t_49, %count
  %mean1 = fdiv double %t_53, %count
  br label %if_1.end
if_1.end:
  %t_54 = phi float [ %t_6, %try.body ], [ %unit0, %if_2.end ]
  %t_55 = phi float [ %t_7, %try.body ], [ %unit1, %if_2.end ]
  %t_56 = phi double [ %t_8, %try.body ], [ %mean0, %if_2.end ]
  %t_57 = phi double [ %t_9, %try.body ], [ %mean1, %if_2.end ]
  %try.next = add nsw i64 %try, 1
  %try.more = icmp slt i64 %try.next, 2
  br i1 %try.more, label %try.body, label %try.end
try.end:
  %t_58 = phi float [ %t_54, %if_1.end ]
  %t_59 = phi float [ %t_55, %if_1.end ]
  %t_60 = phi double [ %t_56, %if_1.end ]
  %t_61 = phi double [ %t_57, %if_1.end ]
  %t_62 = fpext float %t_58 to double
  %t_63 = fmul double %eps, %t_62
  %t_64 = fmul double %t_63, %t_62
  %t_65 = fsub double 0x3FF0000000000000, %t_62
  %t_66 = fmul double %t_65, 0x3050000000000000
  %t_67 = fadd double %t_64, %t_66
  %t_68 = fadd double %t_60, %t_67
  %t_69 = call double @llvm.sqrt.f64(double %t_68)
  %t_70 = fdiv double 0x3FF0000000000000, %t_69
  %t_71 = fptrunc double %t_70 to float
  %below_10 = fcmp olt float 0x3FF0000000000000, %t_58
  %t_72 = select i1 %below_10, float %t_58, float %t_71
  %t_73 = select i1 %below_10, float %t_71, float %t_58
  %first0.0 = insertelement <16 x float> poison, float %t_72, i64 0
  %first0 = shufflevector <16 x float> %first0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %second0.0 = insertelement <16 x float> poison, float %t_73, i64 0
  %second0 = shufflevector <16 x float> %second0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_74 = fpext float %t_59 to double
  %t_75 = fmul double %eps, %t_74
  %t_76 = fmul double %t_75, %t_74
  %t_77 = fsub double 0x3FF0000000000000, %t_74
  %t_78 = fmul double %t_77, 0x3050000000000000
  %t_79 = fadd double %t_76, %t_78
  %t_80 = fadd double %t_61, %t_79
  %t_81 = call double @llvm.sqrt.f64(double %t_80)
  %t_82 = fdiv double 0x3FF0000000000000, %t_81
  %t_83 = fptrunc double %t_82 to float
  %below_11 = fcmp olt float 0x3FF0000000000000, %t_59
  %t_84 = select i1 %below_11, float %t_59, float %t_83
  %t_85 = select i1 %below_11, float %t_83, float %t_59
  %first1.0 = insertelement <16 x float> poison, float %t_84, i64 0
  %first1 = shufflevector <16 x float> %first1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %second1.0 = insertelement <16 x float> poison, float %t_85, i64 0
  %second1 = shufflevector <16 x float> %second1.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The results.
  %at.35 = and i64 %columns, -16
  %i_1.enter = icmp slt i64 0, %at.35
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ 0, %try.end ], [ %i_1.next, %i_1.body ]
  %at.36 = getelementptr float, ptr %scale, i64 %i_1
  %s = load <16 x float>, ptr %at.36, align 4
  %at.37 = getelementptr float, ptr %at.4, i64 %i_1
  %x_6 = load <16 x float>, ptr %at.37, align 4
  %t_87 = fmul <16 x float> %x_6, %first0
  %t_88 = fmul <16 x float> %t_87, %second0
  %v0 = fmul <16 x float> %t_88, %s
  %at.38 = getelementptr float, ptr %at.9, i64 %i_1
  %x_7 = load <16 x float>, ptr %at.38, align 4
  %t_89 = fmul <16 x float> %x_7, %first1
  %t_90 = fmul <16 x float> %t_89, %second1
  %v1 = fmul <16 x float> %t_90, %s
  %at.39 = getelementptr float, ptr %at.6, i64 %i_1
  store <16 x float> %v0, ptr %at.39, align 4
  %at.40 = getelementptr float, ptr %at.4, i64 %t
  %at.41 = getelementptr float, ptr %at.40, i64 %i_1
  call void @llvm.prefetch.p0(ptr %at.41, i32 0, i32 3, i32 1)
  %at.42 = getelementptr float, ptr %at.11, i64 %i_1
  store <16 x float> %v1, ptr %at.42, align 4
  %at.43 = getelementptr float, ptr %at.9, i64 %t
  %at.44 = getelementptr float, ptr %at.43, i64 %i_1
  call void @llvm.prefetch.p0(ptr %at.44, i32 0, i32 3, i32 1)
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.35
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %at.45 = icmp slt i64 %at.35, %columns
  br i1 %at.45, label %if_3.then, label %if_3.end
if_3.then:
  %at.46 = sub i64 %columns, %at.35
  %lanes_1.n = trunc i64 %at.46 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.47 = getelementptr float, ptr %scale, i64 %at.35
  %s_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.47, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %at.48 = getelementptr float, ptr %at.4, i64 %at.35
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.48, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_95 = fmul <16 x float> %x_8, %first0
  %t_96 = fmul <16 x float> %t_95, %second0
  %v0_1 = fmul <16 x float> %t_96, %s_1
  %at.49 = getelementptr float, ptr %at.9, i64 %at.35
  %x_9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.49, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_97 = fmul <16 x float> %x_9, %first1
  %t_98 = fmul <16 x float> %t_97, %second1
  %v1_1 = fmul <16 x float> %t_98, %s_1
  %at.50 = getelementptr float, ptr %at.6, i64 %at.35
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v0_1, ptr %at.50, i32 4, <16 x i1> %lanes_1)
  %at.51 = getelementptr float, ptr %at.11, i64 %at.35
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1_1, ptr %at.51, i32 4, <16 x i1> %lanes_1)
  br label %if_3.end
if_3.end:
  %row.next = add nsw i64 %row, 2
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare double @llvm.sqrt.f64(double)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
