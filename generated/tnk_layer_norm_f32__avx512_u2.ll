; tnk_layer_norm_f32__avx512_u2_ir: generated, do not edit.
; layer_norm of rows.
; from templates/layer_norm.lua, avx512: dtype=f32 unroll=2
; listed in gen/manifest/norm.lua: transformers
; a turn of each inner loop: 4 fma 4 ld; 1 fma 1 ld; 8 fma 4 add 4 ld; 2 fma 1 add 1 ld; 6 fma 6 ld 2 st; 3 fma 3 ld 1 st
; vector registers: 11 of 32

define void @tnk_layer_norm_f32__avx512_u2_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x = load float, ptr %param, align 4
  %eps = fpext float %x to double
  %x_1.p = getelementptr ptr, ptr %data, i64 0
  %x_1 = load ptr, ptr %x_1.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %scale.p = getelementptr ptr, ptr %data, i64 1
  %scale = load ptr, ptr %scale.p, align 8
  %scale_row.p = getelementptr i64, ptr %stride, i64 2
  %scale_row = load i64, ptr %scale_row.p, align 8
  %bias.p = getelementptr ptr, ptr %data, i64 2
  %bias = load ptr, ptr %bias.p, align 8
  %bias_row.p = getelementptr i64, ptr %stride, i64 4
  %bias_row = load i64, ptr %bias_row.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 3
  %y = load ptr, ptr %y.p, align 8
  %y_row.p = getelementptr i64, ptr %stride, i64 6
  %y_row = load i64, ptr %y_row.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %count = sitofp i64 %columns to double
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_6.end ]
  %at.1 = mul i64 %row, %x_row
  %at.2 = getelementptr float, ptr %x_1, i64 %at.1
  %at.3 = mul i64 %row, %scale_row
  %at.4 = getelementptr float, ptr %scale, i64 %at.3
  %at.5 = mul i64 %row, %bias_row
  %at.6 = getelementptr float, ptr %bias, i64 %at.5
  %at.7 = mul i64 %row, %y_row
  %at.8 = getelementptr float, ptr %y, i64 %at.7
  %t = extractelement <16 x float> splat (float 0x3FF0000000000000), i64 0
  %t_1 = extractelement <16 x float> splat (float 0x3FF0000000000000), i64 0
  %t_2 = extractelement <16 x float> splat (float 0x0000000000000000), i64 0
  %t_3 = extractelement <8 x double> splat (double 0x0000000000000000), i64 0
  %t_4 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  br label %try.body
try.body:
  %try = phi i64 [ 0, %row.body ], [ %try.next, %if_1.end ]
  %t_5 = phi float [ %t, %row.body ], [ %t_62, %if_1.end ]
  %t_6 = phi float [ %t_1, %row.body ], [ %t_63, %if_1.end ]
  %t_7 = phi float [ %t_2, %row.body ], [ %t_64, %if_1.end ]
  %t_8 = phi double [ %t_3, %row.body ], [ %t_65, %if_1.end ]
  %t_9 = phi double [ %t_4, %row.body ], [ %t_66, %if_1.end ]
  %below = fcmp olt double %t_9, 0x7FF0000000000000
  %at.9 = xor i1 %below, true
  br i1 %at.9, label %if_1.then, label %if_1.end
if_1.then:
  %t_14 = extractelement <16 x float> splat (float 0x3AF0000000000000), i64 0
  %t_15.0 = insertelement <16 x float> poison, float %t_6, i64 0
  %t_15 = shufflevector <16 x float> %t_15.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The mean.
  %at.10 = and i64 %columns, -64
  %at.11 = and i64 %columns, -16
  %start.enter = icmp slt i64 0, %at.10
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %if_1.then ], [ %start.next, %i.end ]
  %total0 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total0_1, %i.end ]
  %total1 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total1_1, %i.end ]
  %at.12 = add i64 %start, 1024
  %t_17.c = icmp slt i64 %at.12, %at.10
  %t_17 = select i1 %t_17.c, i64 %at.12, i64 %at.10
  %i.enter = icmp slt i64 %start, %t_17
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ %start, %start.body ], [ %i.next, %i.body ]
  %part0 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part0_1, %i.body ]
  %part1 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part1_1, %i.body ]
  %part2 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part2_1, %i.body ]
  %part3 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part3_1, %i.body ]
  %at.13 = getelementptr float, ptr %at.2, i64 %i
  %x_3 = load <16 x float>, ptr %at.13, align 4
  %part0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_3, <16 x float> %t_15, <16 x float> %part0)
  %at.14 = add i64 %i, 16
  %at.15 = getelementptr float, ptr %at.2, i64 %at.14
  %x_4 = load <16 x float>, ptr %at.15, align 4
  %part1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_4, <16 x float> %t_15, <16 x float> %part1)
  %at.16 = add i64 %i, 32
  %at.17 = getelementptr float, ptr %at.2, i64 %at.16
  %x_5 = load <16 x float>, ptr %at.17, align 4
  %part2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_5, <16 x float> %t_15, <16 x float> %part2)
  %at.18 = add i64 %i, 48
  %at.19 = getelementptr float, ptr %at.2, i64 %at.18
  %x_6 = load <16 x float>, ptr %at.19, align 4
  %part3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_6, <16 x float> %t_15, <16 x float> %part3)
  %i.next = add nsw i64 %i, 64
  %i.more = icmp slt i64 %i.next, %t_17
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %part0_2 = phi <16 x float> [ %part0_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part1_2 = phi <16 x float> [ %part1_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part2_2 = phi <16 x float> [ %part2_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part3_2 = phi <16 x float> [ %part3_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %joined = fadd <16 x float> %part0_2, %part2_2
  %joined_1 = fadd <16 x float> %part1_2, %part3_2
  %joined_2 = fadd <16 x float> %joined, %joined_1
  %t_18 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_19 = fpext <8 x float> %t_18 to <8 x double>
  %t_20 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_21 = fpext <8 x float> %t_20 to <8 x double>
  %total0_1 = fadd <8 x double> %total0, %t_19
  %total1_1 = fadd <8 x double> %total1, %t_21
  %start.next = add nsw i64 %start, 1024
  %start.more = icmp slt i64 %start.next, %at.10
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total0_2 = phi <8 x double> [ %total0_1, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total1_2 = phi <8 x double> [ %total1_1, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %at.20 = icmp slt i64 %at.10, %columns
  br i1 %at.20, label %if_2.then, label %if_2.end
if_2.then:
  %i_1.enter = icmp slt i64 %at.10, %at.11
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %at.10, %if_2.then ], [ %i_1.next, %i_1.body ]
  %part0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_2.then ], [ %part0_4, %i_1.body ]
  %part1_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_2.then ], [ %part1_3, %i_1.body ]
  %part2_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_2.then ], [ %part2_3, %i_1.body ]
  %part3_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_2.then ], [ %part3_3, %i_1.body ]
  %at.21 = getelementptr float, ptr %at.2, i64 %i_1
  %x_7 = load <16 x float>, ptr %at.21, align 4
  %part0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_7, <16 x float> %t_15, <16 x float> %part0_3)
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.11
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %part0_5 = phi <16 x float> [ %part0_4, %i_1.body ], [ splat (float 0x0000000000000000), %if_2.then ]
  %part1_4 = phi <16 x float> [ %part1_3, %i_1.body ], [ splat (float 0x0000000000000000), %if_2.then ]
  %part2_4 = phi <16 x float> [ %part2_3, %i_1.body ], [ splat (float 0x0000000000000000), %if_2.then ]
  %part3_4 = phi <16 x float> [ %part3_3, %i_1.body ], [ splat (float 0x0000000000000000), %if_2.then ]
  %at.22 = icmp slt i64 %at.11, %columns
  br i1 %at.22, label %if_3.then, label %if_3.end
if_3.then:
  %at.23 = sub i64 %columns, %at.11
  %lanes.n = trunc i64 %at.23 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.24 = getelementptr float, ptr %at.2, i64 %at.11
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.24, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %part3_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_8, <16 x float> %t_15, <16 x float> %part3_4)
  br label %if_3.end
if_3.end:
  %part0_7 = phi <16 x float> [ %part0_5, %i_1.end ], [ %part0_5, %if_3.then ]
  %part1_6 = phi <16 x float> [ %part1_4, %i_1.end ], [ %part1_4, %if_3.then ]
  %part2_6 = phi <16 x float> [ %part2_4, %i_1.end ], [ %part2_4, %if_3.then ]
  %part3_7 = phi <16 x float> [ %part3_4, %i_1.end ], [ %part3_6, %if_3.then ]
  %joined_3 = fadd <16 x float> %part0_7, %part2_6
  %joined_4 = fadd <16 x float> %part1_6, %part3_7
  %joined_5 = fadd <16 x float> %joined_3, %joined_4
  %t_22 = shufflevector <16 x float> %joined_5, <16 x float> %joined_5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_23 = fpext <8 x float> %t_22 to <8 x double>
  %t_24 = shufflevector <16 x float> %joined_5, <16 x float> %joined_5, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_25 = fpext <8 x float> %t_24 to <8 x double>
  %total0_4 = fadd <8 x double> %total0_2, %t_23
  %total1_4 = fadd <8 x double> %total1_2, %t_25
  br label %if_2.end
if_2.end:
  %total0_5 = phi <8 x double> [ %total0_2, %start.end ], [ %total0_4, %if_3.end ]
  %total1_5 = phi <8 x double> [ %total1_2, %start.end ], [ %total1_4, %if_3.end ]
  %joined_6 = fadd <8 x double> %total0_5, %total1_5
  %t_26 = shufflevector <8 x double> %joined_6, <8 x double> %joined_6, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_7 = fadd <8 x double> %joined_6, %t_26
  %t_27 = shufflevector <8 x double> %joined_7, <8 x double> %joined_7, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_8 = fadd <8 x double> %joined_7, %t_27
  %t_28 = shufflevector <8 x double> %joined_8, <8 x double> %joined_8, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_9 = fadd <8 x double> %joined_8, %t_28
  %t_29 = extractelement <8 x double> %joined_9, i64 0
  %t_30 = fdiv double %t_29, %count
  %near = fptrunc double %t_30 to float
  %t_31 = fneg float %near
  %lowered.0 = insertelement <16 x float> poison, float %t_31, i64 0
  %lowered = shufflevector <16 x float> %lowered.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The variance.
  %at.25 = and i64 %columns, -64
  %at.26 = and i64 %columns, -16
  %start_1.enter = icmp slt i64 0, %at.25
  br i1 %start_1.enter, label %start_1.body, label %start_1.end
start_1.body:
  %start_1 = phi i64 [ 0, %if_2.end ], [ %start_1.next, %i_2.end ]
  %total0_6 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total0_7, %i_2.end ]
  %total1_6 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total1_7, %i_2.end ]
  %total2 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total2_1, %i_2.end ]
  %total3 = phi <8 x double> [ splat (double 0x0000000000000000), %if_2.end ], [ %total3_1, %i_2.end ]
  %at.27 = add i64 %start_1, 1024
  %t_33.c = icmp slt i64 %at.27, %at.25
  %t_33 = select i1 %t_33.c, i64 %at.27, i64 %at.25
  %i_2.enter = icmp slt i64 %start_1, %t_33
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ %start_1, %start_1.body ], [ %i_2.next, %i_2.body ]
  %part0_8 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part0_9, %i_2.body ]
  %part1_7 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part1_8, %i_2.body ]
  %part2_7 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part2_8, %i_2.body ]
  %part3_8 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part3_9, %i_2.body ]
  %part4 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part4_1, %i_2.body ]
  %part5 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part5_1, %i_2.body ]
  %part6 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part6_1, %i_2.body ]
  %part7 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part7_1, %i_2.body ]
  %at.28 = getelementptr float, ptr %at.2, i64 %i_2
  %x_9 = load <16 x float>, ptr %at.28, align 4
  %d = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_9, <16 x float> %t_15, <16 x float> %lowered)
  %part0_9 = fadd <16 x float> %part0_8, %d
  %part4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d, <16 x float> %d, <16 x float> %part4)
  %at.29 = add i64 %i_2, 16
  %at.30 = getelementptr float, ptr %at.2, i64 %at.29
  %x_10 = load <16 x float>, ptr %at.30, align 4
  %d_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_10, <16 x float> %t_15, <16 x float> %lowered)
  %part1_8 = fadd <16 x float> %part1_7, %d_1
  %part5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_1, <16 x float> %d_1, <16 x float> %part5)
  %at.31 = add i64 %i_2, 32
  %at.32 = getelementptr float, ptr %at.2, i64 %at.31
  %x_11 = load <16 x float>, ptr %at.32, align 4
  %d_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_11, <16 x float> %t_15, <16 x float> %lowered)
  %part2_8 = fadd <16 x float> %part2_7, %d_2
  %part6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_2, <16 x float> %d_2, <16 x float> %part6)
  %at.33 = add i64 %i_2, 48
  %at.34 = getelementptr float, ptr %at.2, i64 %at.33
  %x_12 = load <16 x float>, ptr %at.34, align 4
  %d_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_12, <16 x float> %t_15, <16 x float> %lowered)
  %part3_9 = fadd <16 x float> %part3_8, %d_3
  %part7_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_3, <16 x float> %d_3, <16 x float> %part7)
  %i_2.next = add nsw i64 %i_2, 64
  %i_2.more = icmp slt i64 %i_2.next, %t_33
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %part0_10 = phi <16 x float> [ %part0_9, %i_2.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part1_9 = phi <16 x float> [ %part1_8, %i_2.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part2_9 = phi <16 x float> [ %part2_8, %i_2.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part3_10 = phi <16 x float> [ %part3_9, %i_2.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part4_2 = phi <16 x float> [ %part4_1, %i_2.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part5_2 = phi <16 x float> [ %part5_1, %i_2.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part6_2 = phi <16 x float> [ %part6_1, %i_2.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part7_2 = phi <16 x float> [ %part7_1, %i_2.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %joined_10 = fadd <16 x float> %part0_10, %part2_9
  %joined_11 = fadd <16 x float> %part1_9, %part3_10
  %joined_12 = fadd <16 x float> %joined_10, %joined_11
  %t_34 = shufflevector <16 x float> %joined_12, <16 x float> %joined_12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_35 = fpext <8 x float> %t_34 to <8 x double>
  %t_36 = shufflevector <16 x float> %joined_12, <16 x float> %joined_12, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_37 = fpext <8 x float> %t_36 to <8 x double>
  %total0_7 = fadd <8 x double> %total0_6, %t_35
  %total1_7 = fadd <8 x double> %total1_6, %t_37
  %joined_13 = fadd <16 x float> %part4_2, %part6_2
  %joined_14 = fadd <16 x float> %part5_2, %part7_2
  %joined_15 = fadd <16 x float> %joined_13, %joined_14
  %t_38 = shufflevector <16 x float> %joined_15, <16 x float> %joined_15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_39 = fpext <8 x float> %t_38 to <8 x double>
  %t_40 = shufflevector <16 x float> %joined_15, <16 x float> %joined_15, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_41 = fpext <8 x float> %t_40 to <8 x double>
  %total2_1 = fadd <8 x double> %total2, %t_39
  %total3_1 = fadd <8 x double> %total3, %t_41
  %start_1.next = add nsw i64 %start_1, 1024
  %start_1.more = icmp slt i64 %start_1.next, %at.25
  br i1 %start_1.more, label %start_1.body, label %start_1.end
start_1.end:
  %total0_8 = phi <8 x double> [ %total0_7, %i_2.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total1_8 = phi <8 x double> [ %total1_7, %i_2.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total2_2 = phi <8 x double> [ %total2_1, %i_2.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %total3_2 = phi <8 x double> [ %total3_1, %i_2.end ], [ splat (double 0x0000000000000000), %if_2.end ]
  %at.35 = icmp slt i64 %at.25, %columns
  br i1 %at.35, label %if_4.then, label %if_4.end
if_4.then:
  %i_3.enter = icmp slt i64 %at.25, %at.26
  br i1 %i_3.enter, label %i_3.body, label %i_3.end
i_3.body:
  %i_3 = phi i64 [ %at.25, %if_4.then ], [ %i_3.next, %i_3.body ]
  %part0_11 = phi <16 x float> [ splat (float 0x0000000000000000), %if_4.then ], [ %part0_12, %i_3.body ]
  %part1_10 = phi <16 x float> [ splat (float 0x0000000000000000), %if_4.then ], [ %part1_10, %i_3.body ]
  %part2_10 = phi <16 x float> [ splat (float 0x0000000000000000), %if_4.then ], [ %part2_10, %i_3.body ]
  %part3_11 = phi <16 x float> [ splat (float 0x0000000000000000), %if_4.then ], [ %part3_11, %i_3.body ]
  %part4_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_4.then ], [ %part4_4, %i_3.body ]
  %part5_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_4.then ], [ %part5_3, %i_3.body ]
  %part6_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_4.then ], [ %part6_3, %i_3.body ]
  %part7_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_4.then ], [ %part7_3, %i_3.body ]
  %at.36 = getelementptr float, ptr %at.2, i64 %i_3
  %x_13 = load <16 x float>, ptr %at.36, align 4
  %d_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_13, <16 x float> %t_15, <16 x float> %lowered)
  %part0_12 = fadd <16 x float> %part0_11, %d_4
  %part4_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_4, <16 x float> %d_4, <16 x float> %part4_3)
  %i_3.next = add nsw i64 %i_3, 16
  %i_3.more = icmp slt i64 %i_3.next, %at.26
  br i1 %i_3.more, label %i_3.body, label %i_3.end
i_3.end:
  %part0_13 = phi <16 x float> [ %part0_12, %i_3.body ], [ splat (float 0x0000000000000000), %if_4.then ]
  %part1_11 = phi <16 x float> [ %part1_10, %i_3.body ], [ splat (float 0x0000000000000000), %if_4.then ]
  %part2_11 = phi <16 x float> [ %part2_10, %i_3.body ], [ splat (float 0x0000000000000000), %if_4.then ]
  %part3_12 = phi <16 x float> [ %part3_11, %i_3.body ], [ splat (float 0x0000000000000000), %if_4.then ]
  %part4_5 = phi <16 x float> [ %part4_4, %i_3.body ], [ splat (float 0x0000000000000000), %if_4.then ]
  %part5_4 = phi <16 x float> [ %part5_3, %i_3.body ], [ splat (float 0x0000000000000000), %if_4.then ]
  %part6_4 = phi <16 x float> [ %part6_3, %i_3.body ], [ splat (float 0x0000000000000000), %if_4.then ]
  %part7_4 = phi <16 x float> [ %part7_3, %i_3.body ], [ splat (float 0x0000000000000000), %if_4.then ]
  %at.37 = icmp slt i64 %at.26, %columns
  br i1 %at.37, label %if_5.then, label %if_5.end
if_5.then:
  %at.38 = sub i64 %columns, %at.26
  %lanes_1.n = trunc i64 %at.38 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.39 = getelementptr float, ptr %at.2, i64 %at.26
  %x_14 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.39, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_42 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_14, <16 x float> %t_15, <16 x float> %lowered)
  %d_5 = select <16 x i1> %lanes_1, <16 x float> %t_42, <16 x float> splat (float 0x0000000000000000)
  %part3_14 = fadd <16 x float> %part3_12, %d_5
  %part7_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_5, <16 x float> %d_5, <16 x float> %part7_4)
  br label %if_5.end
if_5.end:
  %part0_15 = phi <16 x float> [ %part0_13, %i_3.end ], [ %part0_13, %if_5.then ]
  %part1_13 = phi <16 x float> [ %part1_11, %i_3.end ], [ %part1_11, %if_5.then ]
  %part2_13 = phi <16 x float> [ %part2_11, %i_3.end ], [ %part2_11, %if_5.then ]
  %part3_15 = phi <16 x float> [ %part3_12, %i_3.end ], [ %part3_14, %if_5.then ]
  %part4_7 = phi <16 x float> [ %part4_5, %i_3.end ], [ %part4_5, %if_5.then ]
  %part5_6 = phi <16 x float> [ %part5_4, %i_3.end ], [ %part5_4, %if_5.then ]
  %part6_6 = phi <16 x float> [ %part6_4, %i_3.end ], [ %part6_4, %if_5.then ]
  %part7_7 = phi <16 x float> [ %part7_4, %i_3.end ], [ %part7_6, %if_5.then ]
  %joined_16 = fadd <16 x float> %part0_15, %part2_13
  %joined_17 = fadd <16 x float> %part1_13, %part3_15
  %joined_18 = fadd <16 x float> %joined_16, %joined_17
  %t_43 = shufflevector <16 x float> %joined_18, <16 x float> %joined_18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_44 = fpext <8 x float> %t_43 to <8 x double>
  %t_45 = shufflevector <16 x float> %joined_18, <16 x float> %joined_18, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_46 = fpext <8 x float> %t_45 to <8 x double>
  %total0_10 = fadd <8 x double> %total0_8, %t_44
  %total1_10 = fadd <8 x double> %total1_8, %t_46
  %joined_19 = fadd <16 x float> %part4_7, %part6_6
  %joined_20 = fadd <16 x float> %part5_6, %part7_7
  %joined_21 = fadd <16 x float> %joined_19, %joined_20
  %t_47 = shufflevector <16 x float> %joined_21, <16 x float> %joined_21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_48 = fpext <8 x float> %t_47 to <8 x double>
  %t_49 = shufflevector <16 x float> %joined_21, <16 x float> %joined_21, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_50 = fpext <8 x float> %t_49 to <8 x double>
  %total2_4 = fadd <8 x double> %total2_2, %t_48
  %total3_4 = fadd <8 x double> %total3_2, %t_50
  br label %if_4.end
if_4.end:
  %total0_11 = phi <8 x double> [ %total0_8, %start_1.end ], [ %total0_10, %if_5.end ]
  %total1_11 = phi <8 x double> [ %total1_8, %start_1.end ], [ %total1_10, %if_5.end ]
  %total2_5 = phi <8 x double> [ %total2_2, %start_1.end ], [ %total2_4, %if_5.end ]
  %total3_5 = phi <8 x double> [ %total3_2, %start_1.end ], [ %total3_4, %if_5.end ]
  %joined_22 = fadd <8 x double> %total0_11, %total1_11
  %t_51 = shufflevector <8 x double> %joined_22, <8 x double> %joined_22, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_23 = fadd <8 x double> %joined_22, %t_51
  %t_52 = shufflevector <8 x double> %joined_23, <8 x double> %joined_23, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_24 = fadd <8 x double> %joined_23, %t_52
  %t_53 = shufflevector <8 x double> %joined_24, <8 x double> %joined_24, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_25 = fadd <8 x double> %joined_24, %t_53
  %t_54 = extractelement <8 x double> %joined_25, i64 0
  %joined_26 = fadd <8 x double> %total2_5, %total3_5
  %t_55 = shufflevector <8 x double> %joined_26, <8 x double> %joined_26, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_27 = fadd <8 x double> %joined_26, %t_55
  %t_56 = shufflevector <8 x double> %joined_27, <8 x double> %joined_27, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_28 = fadd <8 x double> %joined_27, %t_56
  %t_57 = shufflevector <8 x double> %joined_28, <8 x double> %joined_28, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_29 = fadd <8 x double> %joined_28, %t_57
  %t_58 = extractelement <8 x double> %joined_29, i64 0
  %off = fdiv double %t_54, %count
  %t_59 = fdiv double %t_58, %count
  %t_60 = fmul double %off, %off
  %t_61 = fsub double %t_59, %t_60
  %variance.c = fcmp ogt double 0x0000000000000000, %t_61
  %variance = select i1 %variance.c, double 0x0000000000000000, double %t_61
  br label %if_1.end
if_1.end:
  %t_62 = phi float [ %t_5, %try.body ], [ %t_6, %if_4.end ]
  %t_63 = phi float [ %t_6, %try.body ], [ %t_14, %if_4.end ]
  %t_64 = phi float [ %t_7, %try.body ], [ %near, %if_4.end ]
  %t_65 = phi double [ %t_8, %try.body ], [ %off, %if_4.end ]
  %t_66 = phi double [ %t_9, %try.body ], [ %variance, %if_4.end ]
  %try.next = add nsw i64 %try, 1
  %try.more = icmp slt i64 %try.next, 2
  br i1 %try.more, label %try.body, label %try.end
try.end:
  %t_67 = phi float [ %t_62, %if_1.end ]
  %t_68 = phi float [ %t_63, %if_1.end ]
  %t_69 = phi float [ %t_64, %if_1.end ]
  %t_70 = phi double [ %t_65, %if_1.end ]
  %t_71 = phi double [ %t_66, %if_1.end ]
  %t_72 = fpext float %t_69 to double
  %mean = fadd double %t_72, %t_70
  %high = fptrunc double %mean to float
  %t_73 = fpext float %high to double
  %t_74 = fsub double %mean, %t_73
  %t_75 = fptrunc double %t_74 to float
  %t_76 = fpext float %t_67 to double
  %t_77 = fmul double %eps, %t_76
  %t_78 = fmul double %t_77, %t_76
  %t_79 = fadd double %t_71, %t_78
  %t_80 = call double @llvm.sqrt.f64(double %t_79)
  %t_81 = fdiv double 0x3FF0000000000000, %t_80
  %inverse = fptrunc double %t_81 to float
  %units.0 = insertelement <16 x float> poison, float %t_67, i64 0
  %units = shufflevector <16 x float> %units.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_82 = fneg float %high
  %lowered_1.0 = insertelement <16 x float> poison, float %t_82, i64 0
  %lowered_1 = shufflevector <16 x float> %lowered_1.0, <16 x float> poison, <16 x i32> zeroinitializer
  %factor.0 = insertelement <16 x float> poison, float %inverse, i64 0
  %factor = shufflevector <16 x float> %factor.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_83 = fmul float %t_75, %inverse
  %t_84 = fneg float %t_83
  %shift.0 = insertelement <16 x float> poison, float %t_84, i64 0
  %shift = shufflevector <16 x float> %shift.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The result.
  %at.40 = and i64 %columns, -16
  %at.41 = and i64 %columns, -32
  %i_4.enter = icmp slt i64 0, %at.41
  br i1 %i_4.enter, label %i_4.body, label %i_4.end
i_4.body:
  %i_4 = phi i64 [ 0, %try.end ], [ %i_4.next, %i_4.body ]
  %at.42 = getelementptr float, ptr %at.2, i64 %i_4
  %x_15 = load <16 x float>, ptr %at.42, align 4
  %t_86 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_15, <16 x float> %units, <16 x float> %lowered_1)
  %t_87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_86, <16 x float> %factor, <16 x float> %shift)
  %at.43 = getelementptr float, ptr %at.4, i64 %i_4
  %x_16 = load <16 x float>, ptr %at.43, align 4
  %at.44 = getelementptr float, ptr %at.6, i64 %i_4
  %x_17 = load <16 x float>, ptr %at.44, align 4
  %t_88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_87, <16 x float> %x_16, <16 x float> %x_17)
  %at.45 = getelementptr float, ptr %at.8, i64 %i_4
  store <16 x float> %t_88, ptr %at.45, align 4
  %at.46 = add i64 %i_4, 16
  %at.47 = getelementptr float, ptr %at.2, i64 %at.46
  %x_18 = load <16 x float>, ptr %at.47, align 4
  %t_90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_18, <16 x float> %units, <16 x float> %lowered_1)
  %t_91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_90, <16 x float> %factor, <16 x float> %shift)
  %at.48 = getelementptr float, ptr %at.4, i64 %at.46
  %x_19 = load <16 x float>, ptr %at.48, align 4
  %at.49 = getelementptr float, ptr %at.6, i64 %at.46
  %x_20 = load <16 x float>, ptr %at.49, align 4
  %t_92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_91, <16 x float> %x_19, <16 x float> %x_20)
  %at.50 = getelementptr float, ptr %at.8, i64 %at.46
  store <16 x float> %t_92, ptr %at.50, align 4
  %i_4.next = add nsw i64 %i_4, 32
  %i_4.more = icmp slt i64 %i_4.next, %at.41
  br i1 %i_4.more, label %i_4.body, label %i_4.end
i_4.end:
  %i_5.enter = icmp slt i64 %at.41, %at.40
  br i1 %i_5.enter, label %i_5.body, label %i_5.end
i_5.body:
  %i_5 = phi i64 [ %at.41, %i_4.end ], [ %i_5.next, %i_5.body ]
  %at.51 = getelementptr float, ptr %at.2, i64 %i_5
  %x_21 = load <16 x float>, ptr %at.51, align 4
  %t_94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_21, <16 x float> %units, <16 x float> %lowered_1)
  %t_95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_94, <16 x float> %factor, <16 x float> %shift)
  %at.52 = getelementptr float, ptr %at.4, i64 %i_5
  %x_22 = load <16 x float>, ptr %at.52, align 4
  %at.53 = getelementptr float, ptr %at.6, i64 %i_5
  %x_23 = load <16 x float>, ptr %at.53, align 4
  %t_96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_95, <16 x float> %x_22, <16 x float> %x_23)
  %at.54 = getelementptr float, ptr %at.8, i64 %i_5
  store <16 x float> %t_96, ptr %at.54, align 4
  %i_5.next = add nsw i64 %i_5, 16
  %i_5.more = icmp slt i64 %i_5.next, %at.40
  br i1 %i_5.more, label %i_5.body, label %i_5.end
i_5.end:
  %at.55 = icmp slt i64 %at.40, %columns
  br i1 %at.55, label %if_6.then, label %if_6.end
if_6.then:
  %at.56 = sub i64 %columns, %at.40
  %lanes_2.n = trunc i64 %at.56 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_2.s
  %at.57 = getelementptr float, ptr %at.2, i64 %at.40
  %x_24 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.57, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %t_98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_24, <16 x float> %units, <16 x float> %lowered_1)
  %t_99 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_98, <16 x float> %factor, <16 x float> %shift)
  %at.58 = getelementptr float, ptr %at.4, i64 %at.40
  %x_25 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.58, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %at.59 = getelementptr float, ptr %at.6, i64 %at.40
  %x_26 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.59, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %t_100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_99, <16 x float> %x_25, <16 x float> %x_26)
  %at.60 = getelementptr float, ptr %at.8, i64 %at.40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_100, ptr %at.60, i32 4, <16 x i1> %lanes_2)
  br label %if_6.end
if_6.end:
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare double @llvm.sqrt.f64(double)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
