; tnk_layer_norm_f32__avx512_r2_ir: generated, do not edit.
; layer_norm of rows.
; from templates/layer_norm.lua, avx512: dtype=f32 rows=2
; listed in gen/manifest/norm.lua: transformers
; a turn of each inner loop: 2 fma 2 ld; 4 fma 2 add 2 ld; 6 fma 4 ld 2 st
; vector registers: 12 of 32

define void @tnk_layer_norm_f32__avx512_r2_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x = load float, ptr %param, align 4
  %eps = fpext float %x to double
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
  %t.c = icmp sgt i64 %at.2, 1024
  %t = select i1 %t.c, i64 %at.2, i64 1024
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_4.end ]
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
  %t_3 = extractelement <16 x float> splat (float 0x7FF0000000000000), i64 0
  %t_4 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  %t_5 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  %t_6 = extractelement <16 x float> splat (float 0x3FF0000000000000), i64 0
  %t_7 = extractelement <16 x float> splat (float 0x7FF0000000000000), i64 0
  %t_8 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  %t_9 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  br label %try.body
try.body:
  %try = phi i64 [ 0, %row.body ], [ %try.next, %if_1.end ]
  %t_10 = phi float [ %t_2, %row.body ], [ %t_124, %if_1.end ]
  %t_11 = phi float [ %t_6, %row.body ], [ %t_125, %if_1.end ]
  %t_12 = phi float [ %t_3, %row.body ], [ %t_126, %if_1.end ]
  %t_13 = phi double [ %t_4, %row.body ], [ %t_127, %if_1.end ]
  %t_14 = phi double [ %t_5, %row.body ], [ %t_128, %if_1.end ]
  %t_15 = phi float [ %t_7, %row.body ], [ %t_129, %if_1.end ]
  %t_16 = phi double [ %t_8, %row.body ], [ %t_130, %if_1.end ]
  %t_17 = phi double [ %t_9, %row.body ], [ %t_131, %if_1.end ]
  %below = fcmp olt double %t_14, 0x7FF0000000000000
  %below_1 = fcmp olt double %t_17, 0x7FF0000000000000
  %at.12 = and i1 %below, %below_1
  %at.13 = xor i1 %at.12, true
  br i1 %at.13, label %if_1.then, label %if_1.end
if_1.then:
  %below_2 = fcmp olt double %t_14, 0x7FF0000000000000
  %at.14 = icmp slt i64 %try, 1
  %at.15 = or i1 %below_2, %at.14
  %unit0 = select i1 %at.15, float %t_10, float 0x3AF0000000000000
  %t_26.0 = insertelement <16 x float> poison, float %unit0, i64 0
  %t_26 = shufflevector <16 x float> %t_26.0, <16 x float> poison, <16 x i32> zeroinitializer
  %below_3 = fcmp olt double %t_17, 0x7FF0000000000000
  %at.16 = or i1 %below_3, %at.14
  %unit1 = select i1 %at.16, float %t_11, float 0x3AF0000000000000
  %t_27.0 = insertelement <16 x float> poison, float %unit1, i64 0
  %t_27 = shufflevector <16 x float> %t_27.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The means.
  %at.17 = and i64 %columns, -16
  %start.enter = icmp slt i64 0, %at.17
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %if_1.then ], [ %start.next, %i.end ]
  %total = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_4, %i.end ]
  %total_1 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_5, %i.end ]
  %total_2 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_6, %i.end ]
  %total_3 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total_7, %i.end ]
  %at.18 = add i64 %start, 512
  %t_29.c = icmp slt i64 %at.18, %at.17
  %t_29 = select i1 %t_29.c, i64 %at.18, i64 %at.17
  %i.enter = icmp slt i64 %start, %t_29
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ %start, %start.body ], [ %i.next, %i.body ]
  %part = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_2, %i.body ]
  %part_1 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_3, %i.body ]
  %at.19 = getelementptr float, ptr %at.4, i64 %i
  %x_2 = load <16 x float>, ptr %at.19, align 4
  %part_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_2, <16 x float> %t_26, <16 x float> %part)
  %at.20 = getelementptr float, ptr %at.9, i64 %i
  %x_3 = load <16 x float>, ptr %at.20, align 4
  %part_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_3, <16 x float> %t_27, <16 x float> %part_1)
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %t_29
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %part_4 = phi <16 x float> [ %part_2, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part_5 = phi <16 x float> [ %part_3, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %t_30 = shufflevector <16 x float> %part_4, <16 x float> %part_4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_31 = fpext <8 x float> %t_30 to <8 x double>
  %t_32 = shufflevector <16 x float> %part_4, <16 x float> %part_4, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_33 = fpext <8 x float> %t_32 to <8 x double>
  %total_4 = fadd <8 x double> %total, %t_31
  %total_5 = fadd <8 x double> %total_1, %t_33
  %t_34 = shufflevector <16 x float> %part_5, <16 x float> %part_5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_35 = fpext <8 x float> %t_34 to <8 x double>
  %t_36 = shufflevector <16 x float> %part_5, <16 x float> %part_5, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_37 = fpext <8 x float> %t_36 to <8 x double>
  %total_6 = fadd <8 x double> %total_2, %t_35
  %total_7 = fadd <8 x double> %total_3, %t_37
  %start.next = add nsw i64 %start, 512
  %start.more = icmp slt i64 %start.next, %at.17
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total_8 = phi <8 x double> [ %total_4, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_9 = phi <8 x double> [ %total_5, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_10 = phi <8 x double> [ %total_6, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total_11 = phi <8 x double> [ %total_7, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %at.21 = icmp slt i64 %at.17, %columns
  br i1 %at.21, label %if_2.then, label %if_2.end
if_2.then:
  %at.22 = sub i64 %columns, %at.17
  %lanes.n = trunc i64 %at.22 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.23 = getelementptr float, ptr %at.4, i64 %at.17
  %x_4 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.23, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_4, <16 x float> %t_26, <16 x float> splat (float 0x0000000000000000))
  %at.24 = getelementptr float, ptr %at.9, i64 %at.17
  %x_5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.24, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_39 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_5, <16 x float> %t_27, <16 x float> splat (float 0x0000000000000000))
  %t_40 = shufflevector <16 x float> %t_38, <16 x float> %t_38, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_41 = fpext <8 x float> %t_40 to <8 x double>
  %t_42 = shufflevector <16 x float> %t_38, <16 x float> %t_38, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_43 = fpext <8 x float> %t_42 to <8 x double>
  %total_16 = fadd <8 x double> %total_8, %t_41
  %total_17 = fadd <8 x double> %total_9, %t_43
  %t_44 = shufflevector <16 x float> %t_39, <16 x float> %t_39, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_45 = fpext <8 x float> %t_44 to <8 x double>
  %t_46 = shufflevector <16 x float> %t_39, <16 x float> %t_39, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_47 = fpext <8 x float> %t_46 to <8 x double>
  %total_18 = fadd <8 x double> %total_10, %t_45
  %total_19 = fadd <8 x double> %total_11, %t_47
  br label %if_2.end
if_2.end:
  %total_20 = phi <8 x double> [ %total_8, %start.end ], [ %total_16, %if_2.then ]
  %total_21 = phi <8 x double> [ %total_9, %start.end ], [ %total_17, %if_2.then ]
  %total_22 = phi <8 x double> [ %total_10, %start.end ], [ %total_18, %if_2.then ]
  %total_23 = phi <8 x double> [ %total_11, %start.end ], [ %total_19, %if_2.then ]
  %joined = fadd <8 x double> %total_20, %total_21
  %t_48 = shufflevector <8 x double> %joined, <8 x double> %joined, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_1 = fadd <8 x double> %joined, %t_48
  %t_49 = shufflevector <8 x double> %joined_1, <8 x double> %joined_1, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_2 = fadd <8 x double> %joined_1, %t_49
  %t_50 = shufflevector <8 x double> %joined_2, <8 x double> %joined_2, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_3 = fadd <8 x double> %joined_2, %t_50
  %t_51 = extractelement <8 x double> %joined_3, i64 0
  %joined_4 = fadd <8 x double> %total_22, %total_23
  %t_52 = shufflevector <8 x double> %joined_4, <8 x double> %joined_4, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_5 = fadd <8 x double> %joined_4, %t_52
  %t_53 = shufflevector <8 x double> %joined_5, <8 x double> %joined_5, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_6 = fadd <8 x double> %joined_5, %t_53
  %t_54 = shufflevector <8 x double> %joined_6, <8 x double> %joined_6, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_7 = fadd <8 x double> %joined_6, %t_54
  %t_55 = extractelement <8 x double> %joined_7, i64 0
  %t_56 = fdiv double %t_51, %count
  %near0 = fptrunc double %t_56 to float
  %t_57 = fneg float %near0
  %lowered0.0 = insertelement <16 x float> poison, float %t_57, i64 0
  %lowered0 = shufflevector <16 x float> %lowered0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_58 = fdiv double %t_55, %count
  %near1 = fptrunc double %t_58 to float
  %t_59 = fneg float %near1
  %lowered1.0 = insertelement <16 x float> poison, float %t_59, i64 0
  %lowered1 = shufflevector <16 x float> %lowered1.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The variances.
  %at.25 = and i64 %columns, -16
  %start_1.enter = icmp slt i64 0, %at.25
  br i1 %start_1.enter, label %start_1.body, label %start_1.end
start_1.body:
  %start_1 = phi i64 [ 0, %if_2.end ], [ %start_1.next, %i_1.end ]
  %total_24 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_32, %i_1.end ]
  %total_25 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_33, %i_1.end ]
  %total_26 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_34, %i_1.end ]
  %total_27 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_35, %i_1.end ]
  %total_28 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_36, %i_1.end ]
  %total_29 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_37, %i_1.end ]
  %total_30 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_38, %i_1.end ]
  %total_31 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total_39, %i_1.end ]
  %at.26 = add i64 %start_1, 512
  %t_61.c = icmp slt i64 %at.26, %at.25
  %t_61 = select i1 %t_61.c, i64 %at.26, i64 %at.25
  %i_1.enter = icmp slt i64 %start_1, %t_61
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %start_1, %start_1.body ], [ %i_1.next, %i_1.body ]
  %part_6 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part_10, %i_1.body ]
  %part_7 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part_11, %i_1.body ]
  %part_8 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part_12, %i_1.body ]
  %part_9 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part_13, %i_1.body ]
  %at.27 = getelementptr float, ptr %at.4, i64 %i_1
  %x_6 = load <16 x float>, ptr %at.27, align 4
  %d = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_6, <16 x float> %t_26, <16 x float> %lowered0)
  %at.28 = getelementptr float, ptr %at.6, i64 %i_1
  call void @llvm.prefetch.p0(ptr %at.28, i32 1, i32 3, i32 1)
  %part_10 = fadd <16 x float> %part_6, %d
  %part_11 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d, <16 x float> %d, <16 x float> %part_7)
  %at.29 = getelementptr float, ptr %at.9, i64 %i_1
  %x_7 = load <16 x float>, ptr %at.29, align 4
  %d_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_7, <16 x float> %t_27, <16 x float> %lowered1)
  %at.30 = getelementptr float, ptr %at.11, i64 %i_1
  call void @llvm.prefetch.p0(ptr %at.30, i32 1, i32 3, i32 1)
  %part_12 = fadd <16 x float> %part_8, %d_1
  %part_13 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_1, <16 x float> %d_1, <16 x float> %part_9)
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %t_61
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %part_14 = phi <16 x float> [ %part_10, %i_1.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part_15 = phi <16 x float> [ %part_11, %i_1.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part_16 = phi <16 x float> [ %part_12, %i_1.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part_17 = phi <16 x float> [ %part_13, %i_1.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %t_64 = shufflevector <16 x float> %part_14, <16 x float> %part_14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_65 = fpext <8 x float> %t_64 to <8 x double>
  %t_66 = shufflevector <16 x float> %part_14, <16 x float> %part_14, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_67 = fpext <8 x float> %t_66 to <8 x double>
  %total_32 = fadd <8 x double> %total_24, %t_65
  %total_33 = fadd <8 x double> %total_25, %t_67
  %t_68 = shufflevector <16 x float> %part_15, <16 x float> %part_15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_69 = fpext <8 x float> %t_68 to <8 x double>
  %t_70 = shufflevector <16 x float> %part_15, <16 x float> %part_15, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_71 = fpext <8 x float> %t_70 to <8 x double>
  %total_34 = fadd <8 x double> %total_26, %t_69
  %total_35 = fadd <8 x double> %total_27, %t_71
  %t_72 = shufflevector <16 x float> %part_16, <16 x float> %part_16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_73 = fpext <8 x float> %t_72 to <8 x double>
  %t_74 = shufflevector <16 x float> %part_16, <16 x float> %part_16, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_75 = fpext <8 x float> %t_74 to <8 x double>
  %total_36 = fadd <8 x double> %total_28, %t_73
  %total_37 = fadd <8 x double> %total_29, %t_75
  %t_76 = shufflevector <16 x float> %part_17, <16 x float> %part_17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_77 = fpext <8 x float> %t_76 to <8 x double>
  %t_78 = shufflevector <16 x float> %part_17, <16 x float> %part_17, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_79 = fpext <8 x float> %t_78 to <8 x double>
  %total_38 = fadd <8 x double> %total_30, %t_77
  %total_39 = fadd <8 x double> %total_31, %t_79
  %start_1.next = add nsw i64 %start_1, 512
  %start_1.more = icmp slt i64 %start_1.next, %at.25
  br i1 %start_1.more, label %start_1.body, label %start_1.end
start_1.end:
  %total_40 = phi <8 x double> [ %total_32, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_41 = phi <8 x double> [ %total_33, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_42 = phi <8 x double> [ %total_34, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_43 = phi <8 x double> [ %total_35, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_44 = phi <8 x double> [ %total_36, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_45 = phi <8 x double> [ %total_37, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_46 = phi <8 x double> [ %total_38, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total_47 = phi <8 x double> [ %total_39, %i_1.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %at.31 = icmp slt i64 %at.25, %columns
  br i1 %at.31, label %if_3.then, label %if_3.end
if_3.then:
  %at.32 = sub i64 %columns, %at.25
  %lanes_1.n = trunc i64 %at.32 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.33 = getelementptr float, ptr %at.4, i64 %at.25
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.33, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_8, <16 x float> %t_26, <16 x float> %lowered0)
  %d_2 = select <16 x i1> %lanes_1, <16 x float> %t_80, <16 x float> splat (float 0x0000000000000000)
  %t_81 = fadd <16 x float> splat (float 0x0000000000000000), %d_2
  %t_82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_2, <16 x float> %d_2, <16 x float> splat (float 0x0000000000000000))
  %at.34 = getelementptr float, ptr %at.9, i64 %at.25
  %x_9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.34, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_9, <16 x float> %t_27, <16 x float> %lowered1)
  %d_3 = select <16 x i1> %lanes_1, <16 x float> %t_83, <16 x float> splat (float 0x0000000000000000)
  %t_84 = fadd <16 x float> splat (float 0x0000000000000000), %d_3
  %t_85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_3, <16 x float> %d_3, <16 x float> splat (float 0x0000000000000000))
  %t_86 = shufflevector <16 x float> %t_81, <16 x float> %t_81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_87 = fpext <8 x float> %t_86 to <8 x double>
  %t_88 = shufflevector <16 x float> %t_81, <16 x float> %t_81, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_89 = fpext <8 x float> %t_88 to <8 x double>
  %total_56 = fadd <8 x double> %total_40, %t_87
  %total_57 = fadd <8 x double> %total_41, %t_89
  %t_90 = shufflevector <16 x float> %t_82, <16 x float> %t_82, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_91 = fpext <8 x float> %t_90 to <8 x double>
  %t_92 = shufflevector <16 x float> %t_82, <16 x float> %t_82, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_93 = fpext <8 x float> %t_92 to <8 x double>
  %total_58 = fadd <8 x double> %total_42, %t_91
  %total_59 = fadd <8 x double> %total_43, %t_93
  %t_94 = shufflevector <16 x float> %t_84, <16 x float> %t_84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_95 = fpext <8 x float> %t_94 to <8 x double>
  %t_96 = shufflevector <16 x float> %t_84, <16 x float> %t_84, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_97 = fpext <8 x float> %t_96 to <8 x double>
  %total_60 = fadd <8 x double> %total_44, %t_95
  %total_61 = fadd <8 x double> %total_45, %t_97
  %t_98 = shufflevector <16 x float> %t_85, <16 x float> %t_85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_99 = fpext <8 x float> %t_98 to <8 x double>
  %t_100 = shufflevector <16 x float> %t_85, <16 x float> %t_85, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_101 = fpext <8 x float> %t_100 to <8 x double>
  %total_62 = fadd <8 x double> %total_46, %t_99
  %total_63 = fadd <8 x double> %total_47, %t_101
  br label %if_3.end
if_3.end:
  %total_64 = phi <8 x double> [ %total_40, %start_1.end ], [ %total_56, %if_3.then ]
  %total_65 = phi <8 x double> [ %total_41, %start_1.end ], [ %total_57, %if_3.then ]
  %total_66 = phi <8 x double> [ %total_42, %start_1.end ], [ %total_58, %if_3.then ]
  %total_67 = phi <8 x double> [ %total_43, %start_1.end ], [ %total_59, %if_3.then ]
  %total_68 = phi <8 x double> [ %total_44, %start_1.end ], [ %total_60, %if_3.then ]
  %total_69 = phi <8 x double> [ %total_45, %start_1.end ], [ %total_61, %if_3.then ]
  %total_70 = phi <8 x double> [ %total_46, %start_1.end ], [ %total_62, %if_3.then ]
  %total_71 = phi <8 x double> [ %total_47, %start_1.end ], [ %total_63, %if_3.then ]
  %joined_8 = fadd <8 x double> %total_64, %total_65
  %t_102 = shufflevector <8 x double> %joined_8, <8 x double> %joined_8, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_9 = fadd <8 x double> %joined_8, %t_102
  %t_103 = shufflevector <8 x double> %joined_9, <8 x double> %joined_9, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_10 = fadd <8 x double> %joined_9, %t_103
  %t_104 = shufflevector <8 x double> %joined_10, <8 x double> %joined_10, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_11 = fadd <8 x double> %joined_10, %t_104
  %t_105 = extractelement <8 x double> %joined_11, i64 0
  %joined_12 = fadd <8 x double> %total_66, %total_67
  %t_106 = shufflevector <8 x double> %joined_12, <8 x double> %joined_12, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_13 = fadd <8 x double> %joined_12, %t_106
  %t_107 = shufflevector <8 x double> %joined_13, <8 x double> %joined_13, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_14 = fadd <8 x double> %joined_13, %t_107
  %t_108 = shufflevector <8 x double> %joined_14, <8 x double> %joined_14, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_15 = fadd <8 x double> %joined_14, %t_108
  %t_109 = extractelement <8 x double> %joined_15, i64 0
  %joined_16 = fadd <8 x double> %total_68, %total_69
  %t_110 = shufflevector <8 x double> %joined_16, <8 x double> %joined_16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_17 = fadd <8 x double> %joined_16, %t_110
  %t_111 = shufflevector <8 x double> %joined_17, <8 x double> %joined_17, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_18 = fadd <8 x double> %joined_17, %t_111
  %t_112 = shufflevector <8 x double> %joined_18, <8 x double> %joined_18, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_19 = fadd <8 x double> %joined_18, %t_112
  %t_113 = extractelement <8 x double> %joined_19, i64 0
  %joined_20 = fadd <8 x double> %total_70, %total_71
  %t_114 = shufflevector <8 x double> %joined_20, <8 x double> %joined_20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_21 = fadd <8 x double> %joined_20, %t_114
  %t_115 = shufflevector <8 x double> %joined_21, <8 x double> %joined_21, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_22 = fadd <8 x double> %joined_21, %t_115
  %t_116 = shufflevector <8 x double> %joined_22, <8 x double> %joined_22, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_23 = fadd <8 x double> %joined_22, %t_116
  %t_117 = extractelement <8 x double> %joined_23, i64 0
  %off0 = fdiv double %t_105, %count
  %t_118 = fdiv double %t_109, %count
  %t_119 = fmul double %off0, %off0
  %t_120 = fsub double %t_118, %t_119
  %variance0.c = fcmp ogt double 0x0000000000000000, %t_120
  %variance0 = select i1 %variance0.c, double 0x0000000000000000, double %t_120
  %off1 = fdiv double %t_113, %count
  %t_121 = fdiv double %t_117, %count
  %t_122 = fmul double %off1, %off1
  %t_123 = fsub double %t_121, %t_122
  %variance1.c = fcmp ogt double 0x0000000000000000, %t_123
  %variance1 = select i1 %variance1.c, double 0x0000000000000000, double %t_123
  br label %if_1.end
if_1.end:
  %t_124 = phi float [ %t_10, %try.body ], [ %unit0, %if_3.end ]
  %t_125 = phi float [ %t_11, %try.body ], [ %unit1, %if_3.end ]
  %t_126 = phi float [ %t_12, %try.body ], [ %near0, %if_3.end ]
  %t_127 = phi double [ %t_13, %try.body ], [ %off0, %if_3.end ]
  %t_128 = phi double [ %t_14, %try.body ], [ %variance0, %if_3.end ]
  %t_129 = phi float [ %t_15, %try.body ], [ %near1, %if_3.end ]
  %t_130 = phi double [ %t_16, %try.body ], [ %off1, %if_3.end ]
  %t_131 = phi double [ %t_17, %try.body ], [ %variance1, %if_3.end ]
  %try.next = add nsw i64 %try, 1
  %try.more = icmp slt i64 %try.next, 2
  br i1 %try.more, label %try.body, label %try.end
try.end:
  %t_132 = phi float [ %t_124, %if_1.end ]
  %t_133 = phi float [ %t_125, %if_1.end ]
  %t_134 = phi float [ %t_126, %if_1.end ]
  %t_135 = phi double [ %t_127, %if_1.end ]
  %t_136 = phi double [ %t_128, %if_1.end ]
  %t_137 = phi float [ %t_129, %if_1.end ]
  %t_138 = phi double [ %t_130, %if_1.end ]
  %t_139 = phi double [ %t_131, %if_1.end ]
  %t_140 = fpext float %t_134 to double
  %mean0 = fadd double %t_140, %t_135
  %high0 = fptrunc double %mean0 to float
  %t_141 = fpext float %high0 to double
  %t_142 = fsub double %mean0, %t_141
  %t_143 = fptrunc double %t_142 to float
  %t_144 = fpext float %t_132 to double
  %t_145 = fmul double %eps, %t_144
  %t_146 = fmul double %t_145, %t_144
  %t_147 = fsub double 0x3FF0000000000000, %t_144
  %t_148 = fmul double %t_147, 0x0170000000000000
  %t_149 = fadd double %t_146, %t_148
  %t_150 = fadd double %t_136, %t_149
  %t_151 = call double @llvm.sqrt.f64(double %t_150)
  %t_152 = fdiv double 0x3FF0000000000000, %t_151
  %inverse0 = fptrunc double %t_152 to float
  %t_153.0 = insertelement <16 x float> poison, float %t_132, i64 0
  %t_153 = shufflevector <16 x float> %t_153.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_154 = fneg float %high0
  %lowered0_1.0 = insertelement <16 x float> poison, float %t_154, i64 0
  %lowered0_1 = shufflevector <16 x float> %lowered0_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %factor0.0 = insertelement <16 x float> poison, float %inverse0, i64 0
  %factor0 = shufflevector <16 x float> %factor0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_155 = fmul float %t_143, %inverse0
  %t_156 = fneg float %t_155
  %shift0.0 = insertelement <16 x float> poison, float %t_156, i64 0
  %shift0 = shufflevector <16 x float> %shift0.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_157 = fpext float %t_137 to double
  %mean1 = fadd double %t_157, %t_138
  %high1 = fptrunc double %mean1 to float
  %t_158 = fpext float %high1 to double
  %t_159 = fsub double %mean1, %t_158
  %t_160 = fptrunc double %t_159 to float
  %t_161 = fpext float %t_133 to double
  %t_162 = fmul double %eps, %t_161
  %t_163 = fmul double %t_162, %t_161
  %t_164 = fsub double 0x3FF0000000000000, %t_161
  %t_165 = fmul double %t_164, 0x0170000000000000
  %t_166 = fadd double %t_163, %t_165
  %t_167 = fadd double %t_139, %t_166
  %t_168 = call double @llvm.sqrt.f64(double %t_167)
  %t_169 = fdiv double 0x3FF0000000000000, %t_168
  %inverse1 = fptrunc double %t_169 to float
  %t_170.0 = insertelement <16 x float> poison, float %t_133, i64 0
  %t_170 = shufflevector <16 x float> %t_170.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_171 = fneg float %high1
  %lowered1_1.0 = insertelement <16 x float> poison, float %t_171, i64 0
  %lowered1_1 = shufflevector <16 x float> %lowered1_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %factor1.0 = insertelement <16 x float> poison, float %inverse1, i64 0
  %factor1 = shufflevector <16 x float> %factor1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_172 = fmul float %t_160, %inverse1
  %t_173 = fneg float %t_172
  %shift1.0 = insertelement <16 x float> poison, float %t_173, i64 0
  %shift1 = shufflevector <16 x float> %shift1.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The results.
  %at.35 = and i64 %columns, -16
  %i_2.enter = icmp slt i64 0, %at.35
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ 0, %try.end ], [ %i_2.next, %i_2.body ]
  %at.36 = getelementptr float, ptr %scale, i64 %i_2
  %s = load <16 x float>, ptr %at.36, align 4
  %at.37 = getelementptr float, ptr %bias, i64 %i_2
  %b = load <16 x float>, ptr %at.37, align 4
  %at.38 = getelementptr float, ptr %at.4, i64 %i_2
  %x_10 = load <16 x float>, ptr %at.38, align 4
  %t_175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_10, <16 x float> %t_153, <16 x float> %lowered0_1)
  %t_176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_175, <16 x float> %factor0, <16 x float> %shift0)
  %v0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_176, <16 x float> %s, <16 x float> %b)
  %at.39 = getelementptr float, ptr %at.9, i64 %i_2
  %x_11 = load <16 x float>, ptr %at.39, align 4
  %t_177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_11, <16 x float> %t_170, <16 x float> %lowered1_1)
  %t_178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_177, <16 x float> %factor1, <16 x float> %shift1)
  %v1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_178, <16 x float> %s, <16 x float> %b)
  %at.40 = getelementptr float, ptr %at.6, i64 %i_2
  store <16 x float> %v0, ptr %at.40, align 4
  %at.41 = getelementptr float, ptr %at.4, i64 %t
  %at.42 = getelementptr float, ptr %at.41, i64 %i_2
  call void @llvm.prefetch.p0(ptr %at.42, i32 0, i32 3, i32 1)
  %at.43 = getelementptr float, ptr %at.11, i64 %i_2
  store <16 x float> %v1, ptr %at.43, align 4
  %at.44 = getelementptr float, ptr %at.9, i64 %t
  %at.45 = getelementptr float, ptr %at.44, i64 %i_2
  call void @llvm.prefetch.p0(ptr %at.45, i32 0, i32 3, i32 1)
  %i_2.next = add nsw i64 %i_2, 16
  %i_2.more = icmp slt i64 %i_2.next, %at.35
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %at.46 = icmp slt i64 %at.35, %columns
  br i1 %at.46, label %if_4.then, label %if_4.end
if_4.then:
  %at.47 = sub i64 %columns, %at.35
  %lanes_2.n = trunc i64 %at.47 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_2.s
  %at.48 = getelementptr float, ptr %scale, i64 %at.35
  %s_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.48, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %at.49 = getelementptr float, ptr %bias, i64 %at.35
  %b_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.49, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %at.50 = getelementptr float, ptr %at.4, i64 %at.35
  %x_12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.50, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %t_183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_12, <16 x float> %t_153, <16 x float> %lowered0_1)
  %t_184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_183, <16 x float> %factor0, <16 x float> %shift0)
  %v0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_184, <16 x float> %s_1, <16 x float> %b_1)
  %at.51 = getelementptr float, ptr %at.9, i64 %at.35
  %x_13 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.51, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %t_185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_13, <16 x float> %t_170, <16 x float> %lowered1_1)
  %t_186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_185, <16 x float> %factor1, <16 x float> %shift1)
  %v1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_186, <16 x float> %s_1, <16 x float> %b_1)
  %at.52 = getelementptr float, ptr %at.6, i64 %at.35
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v0_1, ptr %at.52, i32 4, <16 x i1> %lanes_2)
  %at.53 = getelementptr float, ptr %at.11, i64 %at.35
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1_1, ptr %at.53, i32 4, <16 x i1> %lanes_2)
  br label %if_4.end
if_4.end:
  %row.next = add nsw i64 %row, 2
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare double @llvm.sqrt.f64(double)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
