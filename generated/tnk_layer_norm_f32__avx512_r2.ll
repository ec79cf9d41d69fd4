; tnk_layer_norm_f32__avx512_r2_ir: generated, do not edit.
; layer_norm of rows.
; from templates/layer_norm.lua, avx512: dtype=f32 rows=2
; listed in gen/manifest/norm.lua: transformers
; a turn of each inner loop: 4 fma 2 add 2 ld; 6 fma 4 ld 2 st
; vector registers: 12 of 32

define void @tnk_layer_norm_f32__avx512_r2_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x = load float, ptr %param, align 4
  %eps = fpext float %x to double
  %t.p = getelementptr i64, ptr %n, i64 1
  %t = load i64, ptr %t.p, align 8
  %t_1 = sitofp i64 %t to double
  %share = fdiv double 0x3FF0000000000000, %t_1
  %t_2.p = getelementptr i64, ptr %n, i64 1
  %t_2 = load i64, ptr %t_2.p, align 8
  %t_3.c = icmp slt i64 %t_2, 16
  %t_3 = select i1 %t_3.c, i64 %t_2, i64 16
  %t_4 = sitofp i64 %t_3 to float
  %part = fdiv float 0x3FF0000000000000, %t_4
  %x_1.p = getelementptr ptr, ptr %data, i64 0
  %x_1 = load ptr, ptr %x_1.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %scale.p = getelementptr ptr, ptr %data, i64 1
  %scale = load ptr, ptr %scale.p, align 8
  %bias.p = getelementptr ptr, ptr %data, i64 2
  %bias = load ptr, ptr %bias.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 3
  %y = load ptr, ptr %y.p, align 8
  %y_row.p = getelementptr i64, ptr %stride, i64 6
  %y_row = load i64, ptr %y_row.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %at.1 = sub i64 %rows, 1
  %at.2 = mul i64 2, %x_row
  %t_5.c = icmp sgt i64 %at.2, 1024
  %t_5 = select i1 %t_5.c, i64 %at.2, i64 1024
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_3.end ]
  %at.3 = mul i64 %row, %x_row
  %at.4 = getelementptr float, ptr %x_1, i64 %at.3
  %at.5 = mul i64 %row, %y_row
  %at.6 = getelementptr float, ptr %y, i64 %at.5
  %at.7 = add i64 %row, 1
  %t_6.c = icmp slt i64 %at.7, %at.1
  %t_6 = select i1 %t_6.c, i64 %at.7, i64 %at.1
  %at.8 = mul i64 %t_6, %x_row
  %at.9 = getelementptr float, ptr %x_1, i64 %at.8
  %at.10 = mul i64 %t_6, %y_row
  %at.11 = getelementptr float, ptr %y, i64 %at.10
  %t_7 = extractelement <16 x float> splat (float 0x3FF0000000000000), i64 0
  %t_8 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  %t_9 = extractelement <16 x float> splat (float 0x3FF0000000000000), i64 0
  %t_10 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  br label %try.body
try.body:
  %try = phi i64 [ 0, %row.body ], [ %try.next, %if_1.end ]
  %t_11 = phi float [ %t_7, %row.body ], [ %t_132, %if_1.end ]
  %t_12 = phi float [ %t_7, %row.body ], [ %t_133, %if_1.end ]
  %t_13 = phi double [ %t_8, %row.body ], [ %t_134, %if_1.end ]
  %t_14 = phi double [ %t_8, %row.body ], [ %t_135, %if_1.end ]
  %t_15 = phi float [ %t_9, %row.body ], [ %t_136, %if_1.end ]
  %t_16 = phi float [ %t_9, %row.body ], [ %t_137, %if_1.end ]
  %t_17 = phi double [ %t_10, %row.body ], [ %t_138, %if_1.end ]
  %t_18 = phi double [ %t_10, %row.body ], [ %t_139, %if_1.end ]
  %t_19 = fadd double %t_14, %eps
  %below = fcmp ole double %t_19, 0x39B0000000000000
  %below_1 = fcmp olt double %t_14, 0x7FF0000000000000
  %t_20 = fmul double %t_13, %t_13
  %below_2 = fcmp ole double %t_20, %t_14
  %t_21 = fadd double %t_18, %eps
  %below_3 = fcmp ole double %t_21, 0x39B0000000000000
  %below_4 = fcmp olt double %t_18, 0x7FF0000000000000
  %t_22 = fmul double %t_17, %t_17
  %below_5 = fcmp ole double %t_22, %t_18
  %at.12 = xor i1 %below, true
  %at.13 = and i1 %below_1, %at.12
  %at.14 = and i1 %at.13, %below_2
  %at.15 = xor i1 %below_3, true
  %at.16 = and i1 %below_4, %at.15
  %at.17 = and i1 %at.16, %below_5
  %at.18 = and i1 %at.14, %at.17
  %at.19 = xor i1 %at.18, true
  br i1 %at.19, label %if_1.then, label %if_1.end
if_1.then:
  %t_31 = fadd double %t_14, %eps
  %below_6 = fcmp ole double %t_31, 0x39B0000000000000
  %below_7 = fcmp olt double %t_14, 0x7FF0000000000000
  %below_8 = fcmp olt double %t_14, 0x7FF0000000000000
  %t_32 = extractelement <16 x float> splat (float 0x4630000000000000), i64 0
  %t_33 = select i1 %below_8, float %t_32, float 0x3AF0000000000000
  %at.20 = xor i1 %below_6, true
  %at.21 = and i1 %below_7, %at.20
  %at.22 = icmp slt i64 %try, 1
  %at.23 = or i1 %at.21, %at.22
  %unit0 = select i1 %at.23, float %t_11, float %t_33
  %t_34 = fpext float %t_12 to double
  %t_35 = fadd double %t_34, %t_13
  %t_36 = fptrunc double %t_35 to float
  %t_37 = fadd double %t_14, %eps
  %below_9 = fcmp ole double %t_37, 0x39B0000000000000
  %below_10 = fcmp olt double %t_14, 0x7FF0000000000000
  %t_38 = fmul double %t_13, %t_13
  %below_11 = fcmp ole double %t_38, %t_14
  %at.24 = xor i1 %below_9, true
  %at.25 = and i1 %below_10, %at.24
  %at.26 = and i1 %at.25, %below_11
  %t_39 = select i1 %at.26, float %t_12, float %t_36
  %lanes.n = trunc i64 %t_3 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %x_2 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.4, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_40.0 = insertelement <16 x float> poison, float %unit0, i64 0
  %t_40 = shufflevector <16 x float> %t_40.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_41 = fmul <16 x float> %x_2, %t_40
  %t_42 = shufflevector <16 x float> %t_41, <16 x float> %t_41, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %joined = fadd <16 x float> %t_41, %t_42
  %t_43 = shufflevector <16 x float> %joined, <16 x float> %joined, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  %joined_1 = fadd <16 x float> %joined, %t_43
  %t_44 = shufflevector <16 x float> %joined_1, <16 x float> %joined_1, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  %joined_2 = fadd <16 x float> %joined_1, %t_44
  %t_45 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0>
  %joined_3 = fadd <16 x float> %joined_2, %t_45
  %t_46 = extractelement <16 x float> %joined_3, i64 0
  %t_47 = fmul float %t_46, %part
  %shift0 = select i1 %at.21, float %t_39, float %t_47
  %t_48 = fadd double %t_18, %eps
  %below_12 = fcmp ole double %t_48, 0x39B0000000000000
  %below_13 = fcmp olt double %t_18, 0x7FF0000000000000
  %below_14 = fcmp olt double %t_18, 0x7FF0000000000000
  %t_49 = extractelement <16 x float> splat (float 0x4630000000000000), i64 0
  %t_50 = select i1 %below_14, float %t_49, float 0x3AF0000000000000
  %at.27 = xor i1 %below_12, true
  %at.28 = and i1 %below_13, %at.27
  %at.29 = or i1 %at.28, %at.22
  %unit1 = select i1 %at.29, float %t_15, float %t_50
  %t_51 = fpext float %t_16 to double
  %t_52 = fadd double %t_51, %t_17
  %t_53 = fptrunc double %t_52 to float
  %t_54 = fadd double %t_18, %eps
  %below_15 = fcmp ole double %t_54, 0x39B0000000000000
  %below_16 = fcmp olt double %t_18, 0x7FF0000000000000
  %t_55 = fmul double %t_17, %t_17
  %below_17 = fcmp ole double %t_55, %t_18
  %at.30 = xor i1 %below_15, true
  %at.31 = and i1 %below_16, %at.30
  %at.32 = and i1 %at.31, %below_17
  %t_56 = select i1 %at.32, float %t_16, float %t_53
  %lanes_1.n = trunc i64 %t_3 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %x_3 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.9, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_57.0 = insertelement <16 x float> poison, float %unit1, i64 0
  %t_57 = shufflevector <16 x float> %t_57.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_58 = fmul <16 x float> %x_3, %t_57
  %t_59 = shufflevector <16 x float> %t_58, <16 x float> %t_58, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %joined_4 = fadd <16 x float> %t_58, %t_59
  %t_60 = shufflevector <16 x float> %joined_4, <16 x float> %joined_4, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  %joined_5 = fadd <16 x float> %joined_4, %t_60
  %t_61 = shufflevector <16 x float> %joined_5, <16 x float> %joined_5, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  %joined_6 = fadd <16 x float> %joined_5, %t_61
  %t_62 = shufflevector <16 x float> %joined_6, <16 x float> %joined_6, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0>
  %joined_7 = fadd <16 x float> %joined_6, %t_62
  %t_63 = extractelement <16 x float> %joined_7, i64 0
  %t_64 = fmul float %t_63, %part
  %shift1 = select i1 %at.28, float %t_56, float %t_64
  %t_65.0 = insertelement <16 x float> poison, float %unit0, i64 0
  %t_65 = shufflevector <16 x float> %t_65.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_66 = fneg float %shift0
  %lowered0.0 = insertelement <16 x float> poison, float %t_66, i64 0
  %lowered0 = shufflevector <16 x float> %lowered0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_67.0 = insertelement <16 x float> poison, float %unit1, i64 0
  %t_67 = shufflevector <16 x float> %t_67.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_68 = fneg float %shift1
  %lowered1.0 = insertelement <16 x float> poison, float %t_68, i64 0
  %lowered1 = shufflevector <16 x float> %lowered1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.33 = and i64 %columns, -16
  %start.enter = icmp slt i64 0, %at.33
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %if_1.then ], [ %start.next, %i.end ]
  %total = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_8, %i.end ]
  %total_1 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_9, %i.end ]
  %total_2 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_10, %i.end ]
  %total_3 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_11, %i.end ]
  %total_4 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_12, %i.end ]
  %total_5 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_13, %i.end ]
  %total_6 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_14, %i.end ]
  %total_7 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_15, %i.end ]
  %at.34 = add i64 %start, 512
  %t_69.c = icmp slt i64 %at.34, %at.33
  %t_69 = select i1 %t_69.c, i64 %at.34, i64 %at.33
  %i.enter = icmp slt i64 %start, %t_69
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ %start, %start.body ], [ %i.next, %i.body ]
  %part_1 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_5, %i.body ]
  %part_2 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_6, %i.body ]
  %part_3 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_7, %i.body ]
  %part_4 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_8, %i.body ]
  %at.35 = getelementptr float, ptr %at.4, i64 %i
  %x_4 = load <16 x float>, ptr %at.35, align 4
  %d = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_4, <16 x float> %t_65, <16 x float> %lowered0)
  %at.36 = getelementptr float, ptr %at.6, i64 %i
  call void @llvm.prefetch.p0(ptr %at.36, i32 1, i32 3, i32 1)
  %part_5 = fadd <16 x float> %part_1, %d
  %part_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d, <16 x float> %d, <16 x float> %part_2)
  %at.37 = getelementptr float, ptr %at.9, i64 %i
  %x_5 = load <16 x float>, ptr %at.37, align 4
  %d_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_5, <16 x float> %t_67, <16 x float> %lowered1)
  %at.38 = getelementptr float, ptr %at.11, i64 %i
  call void @llvm.prefetch.p0(ptr %at.38, i32 1, i32 3, i32 1)
  %part_7 = fadd <16 x float> %part_3, %d_1
  %part_8 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_1, <16 x float> %d_1, <16 x float> %part_4)
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %t_69
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %part_9 = phi <16 x float> [ %part_5, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part_10 = phi <16 x float> [ %part_6, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part_11 = phi <16 x float> [ %part_7, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part_12 = phi <16 x float> [ %part_8, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %t_72 = shufflevector <16 x float> %part_9, <16 x float> %part_9, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_73 = fpext <8 x float> %t_72 to <8 x double>
  %t_74 = shufflevector <16 x float> %part_9, <16 x float> %part_9, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_75 = fpext <8 x float> %t_74 to <8 x double>
  %total_8 = fadd <8 x double> %total, %t_73
  %total_9 = fadd <8 x double> %total_1, %t_75
  %t_76 = shufflevector <16 x float> %part_10, <16 x float> %part_10, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_77 = fpext <8 x float> %t_76 to <8 x double>
  %t_78 = shufflevector <16 x float> %part_10, <16 x float> %part_10, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_79 = fpext <8 x float> %t_78 to <8 x double>
  %total_10 = fadd <8 x double> %total_2, %t_77
  %total_11 = fadd <8 x double> %total_3, %t_79
  %t_80 = shufflevector <16 x float> %part_11, <16 x float> %part_11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_81 = fpext <8 x float> %t_80 to <8 x double>
  %t_82 = shufflevector <16 x float> %part_11, <16 x float> %part_11, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_83 = fpext <8 x float> %t_82 to <8 x double>
  %total_12 = fadd <8 x double> %total_4, %t_81
  %total_13 = fadd <8 x double> %total_5, %t_83
  %t_84 = shufflevector <16 x float> %part_12, <16 x float> %part_12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_85 = fpext <8 x float> %t_84 to <8 x double>
  %t_86 = shufflevector <16 x float> %part_12, <16 x float> %part_12, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_87 = fpext <8 x float> %t_86 to <8 x double>
  %total_14 = fadd <8 x double> %total_6, %t_85
  %total_15 = fadd <8 x double> %total_7, %t_87
  %start.next = add nsw i64 %start, 512
  %start.more = icmp slt i64 %start.next, %at.33
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total_16 = phi <8 x double> [ %total_8, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_17 = phi <8 x double> [ %total_9, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_18 = phi <8 x double> [ %total_10, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_19 = phi <8 x double> [ %total_11, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_20 = phi <8 x double> [ %total_12, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_21 = phi <8 x double> [ %total_13, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_22 = phi <8 x double> [ %total_14, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_23 = phi <8 x double> [ %total_15, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %at.39 = icmp slt i64 %at.33, %columns
  br i1 %at.39, label %if_2.then, label %if_2.end
if_2.then:
  %at.40 = sub i64 %columns, %at.33
  %lanes_2.n = trunc i64 %at.40 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_2.s
  %at.41 = getelementptr float, ptr %at.4, i64 %at.33
  %x_6 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.41, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %t_88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_6, <16 x float> %t_65, <16 x float> %lowered0)
  %d_2 = select <16 x i1> %lanes_2, <16 x float> %t_88, <16 x float> splat (float 0x0000000000000000)
  %t_89 = fadd <16 x float> splat (float 0x0000000000000000), %d_2
  %t_90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_2, <16 x float> %d_2, <16 x float> splat (float 0x0000000000000000))
  %at.42 = getelementptr float, ptr %at.9, i64 %at.33
  %x_7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.42, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %t_91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_7, <16 x float> %t_67, <16 x float> %lowered1)
  %d_3 = select <16 x i1> %lanes_2, <16 x float> %t_91, <16 x float> splat (float 0x0000000000000000)
  %t_92 = fadd <16 x float> splat (float 0x0000000000000000), %d_3
  %t_93 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_3, <16 x float> %d_3, <16 x float> splat (float 0x0000000000000000))
  %t_94 = shufflevector <16 x float> %t_89, <16 x float> %t_89, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_95 = fpext <8 x float> %t_94 to <8 x double>
  %t_96 = shufflevector <16 x float> %t_89, <16 x float> %t_89, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_97 = fpext <8 x float> %t_96 to <8 x double>
  %total_32 = fadd <8 x double> %total_16, %t_95
  %total_33 = fadd <8 x double> %total_17, %t_97
  %t_98 = shufflevector <16 x float> %t_90, <16 x float> %t_90, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_99 = fpext <8 x float> %t_98 to <8 x double>
  %t_100 = shufflevector <16 x float> %t_90, <16 x float> %t_90, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_101 = fpext <8 x float> %t_100 to <8 x double>
  %total_34 = fadd <8 x double> %total_18, %t_99
  %total_35 = fadd <8 x double> %total_19, %t_101
  %t_102 = shufflevector <16 x float> %t_92, <16 x float> %t_92, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_103 = fpext <8 x float> %t_102 to <8 x double>
  %t_104 = shufflevector <16 x float> %t_92, <16 x float> %t_92, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_105 = fpext <8 x float> %t_104 to <8 x double>
  %total_36 = fadd <8 x double> %total_20, %t_103
  %total_37 = fadd <8 x double> %total_21, %t_105
  %t_106 = shufflevector <16 x float> %t_93, <16 x float> %t_93, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_107 = fpext <8 x float> %t_106 to <8 x double>
  %t_108 = shufflevector <16 x float> %t_93, <16 x float> %t_93, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_109 = fpext <8 x float> %t_108 to <8 x double>
  %total_38 = fadd <8 x double> %total_22, %t_107
  %total_39 = fadd <8 x double> %total_23, %t_109
  br label %if_2.end
if_2.end:
  %total_40 = phi <8 x double> [ %total_16, %start.end ], [ %total_32, %if_2.then ]
  %total_41 = phi <8 x double> [ %total_17, %start.end ], [ %total_33, %if_2.then ]
  %total_42 = phi <8 x double> [ %total_18, %start.end ], [ %total_34, %if_2.then ]
  %total_43 = phi <8 x double> [ %total_19, %start.end ], [ %total_35, %if_2.then ]
  %total_44 = phi <8 x double> [ %total_20, %start.end ], [ %total_36, %if_2.then ]
  %total_45 = phi <8 x double> [ %total_21, %start.end ], [ %total_37, %if_2.then ]
  %total_46 = phi <8 x double> [ %total_22, %start.end ], [ %total_38, %if_2.then ]
  %total_47 = phi <8 x double> [ %total_23, %start.end ], [ %total_39, %if_2.then ]
  %joined_8 = fadd <8 x double> %total_40, %total_41
  %t_110 = shufflevector <8 x double> %joined_8, <8 x double> %joined_8, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_9 = fadd <8 x double> %joined_8, %t_110
  %t_111 = shufflevector <8 x double> %joined_9, <8 x double> %joined_9, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_10 = fadd <8 x double> %joined_9, %t_111
  %t_112 = shufflevector <8 x double> %joined_10, <8 x double> %joined_10, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_11 = fadd <8 x double> %joined_10, %t_112
  %t_113 = extractelement <8 x double> %joined_11, i64 0
  %joined_12 = fadd <8 x double> %total_42, %total_43
  %t_114 = shufflevector <8 x double> %joined_12, <8 x double> %joined_12, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_13 = fadd <8 x double> %joined_12, %t_114
  %t_115 = shufflevector <8 x double> %joined_13, <8 x double> %joined_13, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_14 = fadd <8 x double> %joined_13, %t_115
  %t_116 = shufflevector <8 x double> %joined_14, <8 x double> %joined_14, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_15 = fadd <8 x double> %joined_14, %t_116
  %t_117 = extractelement <8 x double> %joined_15, i64 0
  %joined_16 = fadd <8 x double> %total_44, %total_45
  %t_118 = shufflevector <8 x double> %joined_16, <8 x double> %joined_16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_17 = fadd <8 x double> %joined_16, %t_118
  %t_119 = shufflevector <8 x double> %joined_17, <8 x double> %joined_17, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_18 = fadd <8 x double> %joined_17, %t_119
  %t_120 = shufflevector <8 x double> %joined_18, <8 x double> %joined_18, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_19 = fadd <8 x double> %joined_18, %t_120
  %t_121 = extractelement <8 x double> %joined_19, i64 0
  %joined_20 = fadd <8 x double> %total_46, %total_47
  %t_122 = shufflevector <8 x double> %joined_20, <8 x double> %joined_20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_21 = fadd <8 x double> %joined_20, %t_122
  %t_123 = shufflevector <8 x double> %joined_21, <8 x double> %joined_21, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_22 = fadd <8 x double> %joined_21, %t_123
  %t_124 = shufflevector <8 x double> %joined_22, <8 x double> %joined_22, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_23 = fadd <8 x double> %joined_22, %t_124
  %t_125 = extractelement <8 x double> %joined_23, i64 0
  %off0 = fmul double %t_113, %share
  %t_126 = fmul double %t_117, %share
  %t_127 = fmul double %off0, %off0
  %t_128 = fsub double %t_126, %t_127
  %variance0.c = fcmp ogt double 0x0000000000000000, %t_128
  %variance0 = select i1 %variance0.c, double 0x0000000000000000, double %t_128
  %off1 = fmul double %t_121, %share
  %t_129 = fmul double %t_125, %share
  %t_130 = fmul double %off1, %off1
  %t_131 = fsub double %t_129, %t_130
  %variance1.c = fcmp ogt double 0x0000000000000000, %t_131
  %variance1 = select i1 %variance1.c, double 0x0000000000000000, double %t_131
  br label %if_1.end
if_1.end:
  %t_132 = phi float [ %t_11, %try.body ], [ %unit0, %if_2.end ]
  %t_133 = phi float [ %t_12, %try.body ], [ %shift0, %if_2.end ]
  %t_134 = phi double [ %t_13, %try.body ], [ %off0, %if_2.end ]
  %t_135 = phi double [ %t_14, %try.body ], [ %variance0, %if_2.end ]
  %t_136 = phi float [ %t_15, %try.body ], [ %unit1, %if_2.end ]
  %t_137 = phi float [ %t_16, %try.body ], [ %shift1, %if_2.end ]
  %t_138 = phi double [ %t_17, %try.body ], [ %off1, %if_2.end ]
  %t_139 = phi double [ %t_18, %try.body ], [ %variance1, %if_2.end ]
  %try.next = add nsw i64 %try, 1
  %try.more = icmp slt i64 %try.next, 3
  br i1 %try.more, label %try.body, label %try.end
try.end:
  %t_140 = phi float [ %t_132, %if_1.end ]
  %t_141 = phi float [ %t_133, %if_1.end ]
  %t_142 = phi double [ %t_134, %if_1.end ]
  %t_143 = phi double [ %t_135, %if_1.end ]
  %t_144 = phi float [ %t_136, %if_1.end ]
  %t_145 = phi float [ %t_137, %if_1.end ]
  %t_146 = phi double [ %t_138, %if_1.end ]
  %t_147 = phi double [ %t_139, %if_1.end ]
  %t_148 = fpext float %t_141 to double
  %mean0 = fadd double %t_148, %t_142
  %high0 = fptrunc double %mean0 to float
  %t_149 = fpext float %high0 to double
  %t_150 = fsub double %mean0, %t_149
  %t_151 = fptrunc double %t_150 to float
  %t_152 = fpext float %t_140 to double
  %t_153 = fmul double %eps, %t_152
  %t_154 = fmul double %t_153, %t_152
  %t_155 = fsub double 0x3FF0000000000000, %t_152
  %t_156 = fmul double %t_155, 0x3050000000000000
  %t_157 = fadd double %t_154, %t_156
  %t_158 = fadd double %t_143, %t_157
  %t_159 = call double @llvm.sqrt.f64(double %t_158)
  %t_160 = fdiv double 0x3FF0000000000000, %t_159
  %inverse0 = fptrunc double %t_160 to float
  %t_161.0 = insertelement <16 x float> poison, float %t_140, i64 0
  %t_161 = shufflevector <16 x float> %t_161.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_162 = fneg float %high0
  %lowered0_1.0 = insertelement <16 x float> poison, float %t_162, i64 0
  %lowered0_1 = shufflevector <16 x float> %lowered0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %factor0.0 = insertelement <16 x float> poison, float %inverse0, i64 0
  %factor0 = shufflevector <16 x float> %factor0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_163 = fmul float %t_151, %inverse0
  %t_164 = fneg float %t_163
  %shift0_1.0 = insertelement <16 x float> poison, float %t_164, i64 0
  %shift0_1 = shufflevector <16 x float> %shift0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_165 = fpext float %t_145 to double
  %mean1 = fadd double %t_165, %t_146
  %high1 = fptrunc double %mean1 to float
  %t_166 = fpext float %high1 to double
  %t_167 = fsub double %mean1, %t_166
  %t_168 = fptrunc double %t_167 to float
  %t_169 = fpext float %t_144 to double
  %t_170 = fmul double %eps, %t_169
  %t_171 = fmul double %t_170, %t_169
  %t_172 = fsub double 0x3FF0000000000000, %t_169
  %t_173 = fmul double %t_172, 0x3050000000000000
  %t_174 = fadd double %t_171, %t_173
  %t_175 = fadd double %t_147, %t_174
  %t_176 = call double @llvm.sqrt.f64(double %t_175)
  %t_177 = fdiv double 0x3FF0000000000000, %t_176
  %inverse1 = fptrunc double %t_177 to float
  %t_178.0 = insertelement <16 x float> poison, float %t_144, i64 0
  %t_178 = shufflevector <16 x float> %t_178.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_179 = fneg float %high1
  %lowered1_1.0 = insertelement <16 x float> poison, float %t_179, i64 0
  %lowered1_1 = shufflevector <16 x float> %lowered1_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %factor1.0 = insertelement <16 x float> poison, float %inverse1, i64 0
  %factor1 = shufflevector <16 x float> %factor1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_180 = fmul float %t_168, %inverse1
  %t_181 = fneg float %t_180
  %shift1_1.0 = insertelement <16 x float> poison, float %t_181, i64 0
  %shift1_1 = shufflevector <16 x float> %shift1_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The results.
  %at.43 = and i64 %columns, -16
  %i_1.enter = icmp slt i64 0, %at.43
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ 0, %try.end ], [ %i_1.next, %i_1.body ]
  %at.44 = getelementptr float, ptr %scale, i64 %i_1
  %s = load <16 x float>, ptr %at.44, align 4
  %at.45 = getelementptr float, ptr %bias, i64 %i_1
  %b = load <16 x float>, ptr %at.45, align 4
  %at.46 = getelementptr float, ptr %at.4, i64 %i_1
  %x_8 = load <16 x float>, ptr %at.46, align 4
  %t_183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_8, <16 x float> %t_161, <16 x float> %lowered0_1)
  %t_184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_183, <16 x float> %factor0, <16 x float> %shift0_1)
  %v0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_184, <16 x float> %s, <16 x float> %b)
  %at.47 = getelementptr float, ptr %at.9, i64 %i_1
  %x_9 = load <16 x float>, ptr %at.47, align 4
  %t_185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_9, <16 x float> %t_178, <16 x float> %lowered1_1)
  %t_186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_185, <16 x float> %factor1, <16 x float> %shift1_1)
  %v1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_186, <16 x float> %s, <16 x float> %b)
  %at.48 = getelementptr float, ptr %at.6, i64 %i_1
  store <16 x float> %v0, ptr %at.48, align 4
  %at.49 = getelementptr float, ptr %at.4, i64 %t_5
  %at.50 = getelementptr float, ptr %at.49, i64 %i_1
  call void @llvm.prefetch.p0(ptr %at.50, i32 0, i32 3, i32 1)
  %at.51 = getelementptr float, ptr %at.11, i64 %i_1
  store <16 x float> %v1, ptr %at.51, align 4
  %at.52 = getelementptr float, ptr %at.9, i64 %t_5
  %at.53 = getelementptr float, ptr %at.52, i64 %i_1
  call void @llvm.prefetch.p0(ptr %at.53, i32 0, i32 3, i32 1)
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.43
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %at.54 = icmp slt i64 %at.43, %columns
  br i1 %at.54, label %if_3.then, label %if_3.end
if_3.then:
  %at.55 = sub i64 %columns, %at.43
  %lanes_3.n = trunc i64 %at.55 to i32
  %lanes_3.0 = insertelement <16 x i32> poison, i32 %lanes_3.n, i64 0
  %lanes_3.s = shufflevector <16 x i32> %lanes_3.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_3 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_3.s
  %at.56 = getelementptr float, ptr %scale, i64 %at.43
  %s_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.56, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %at.57 = getelementptr float, ptr %bias, i64 %at.43
  %b_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.57, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %at.58 = getelementptr float, ptr %at.4, i64 %at.43
  %x_10 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.58, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %t_191 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_10, <16 x float> %t_161, <16 x float> %lowered0_1)
  %t_192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_191, <16 x float> %factor0, <16 x float> %shift0_1)
  %v0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_192, <16 x float> %s_1, <16 x float> %b_1)
  %at.59 = getelementptr float, ptr %at.9, i64 %at.43
  %x_11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.59, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %t_193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_11, <16 x float> %t_178, <16 x float> %lowered1_1)
  %t_194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_193, <16 x float> %factor1, <16 x float> %shift1_1)
  %v1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_194, <16 x float> %s_1, <16 x float> %b_1)
  %at.60 = getelementptr float, ptr %at.6, i64 %at.43
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v0_1, ptr %at.60, i32 4, <16 x i1> %lanes_3)
  %at.61 = getelementptr float, ptr %at.11, i64 %at.43
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1_1, ptr %at.61, i32 4, <16 x i1> %lanes_3)
  br label %if_3.end
if_3.end:
  %row.next = add nsw i64 %row, 2
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare double @llvm.sqrt.f64(double)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
