; tnk_rms_norm_f32__avx512_u2_ir: generated, do not edit.
; rms_norm of rows.
; from templates/rms_norm.lua, avx512: dtype=f32 unroll=2
; listed in gen/manifest/norm.lua: transformers
; a turn of each inner loop: 4 fma 4 mul 4 ld; 1 fma 1 mul 1 ld; 6 mul 4 ld 2 st; 3 mul 2 ld 1 st
; vector registers: 6 of 32

define void @tnk_rms_norm_f32__avx512_u2_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
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
  %y.p = getelementptr ptr, ptr %data, i64 2
  %y = load ptr, ptr %y.p, align 8
  %y_row.p = getelementptr i64, ptr %stride, i64 4
  %y_row = load i64, ptr %y_row.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %count = sitofp i64 %columns to double
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_4.end ]
  %at.1 = mul i64 %row, %x_row
  %at.2 = getelementptr float, ptr %x_1, i64 %at.1
  %at.3 = mul i64 %row, %scale_row
  %at.4 = getelementptr float, ptr %scale, i64 %at.3
  %at.5 = mul i64 %row, %y_row
  %at.6 = getelementptr float, ptr %y, i64 %at.5
  %t = extractelement <16 x float> splat (float 0x3FF0000000000000), i64 0
  %t_1 = extractelement <16 x float> splat (float 0x3FF0000000000000), i64 0
  %t_2 = extractelement <8 x double> splat (double 0x7FF0000000000000), i64 0
  br label %try.body
try.body:
  %try = phi i64 [ 0, %row.body ], [ %try.next, %if_1.end ]
  %t_3 = phi float [ %t, %row.body ], [ %t_24, %if_1.end ]
  %t_4 = phi float [ %t_1, %row.body ], [ %t_25, %if_1.end ]
  %t_5 = phi double [ %t_2, %row.body ], [ %t_26, %if_1.end ]
  %below = fcmp olt double %t_5, 0x7FF0000000000000
  %at.7 = xor i1 %below, true
  br i1 %at.7, label %if_1.then, label %if_1.end
if_1.then:
  %t_8 = extractelement <16 x float> splat (float 0x3AF0000000000000), i64 0
  %t_9.0 = insertelement <16 x float> poison, float %t_4, i64 0
  %t_9 = shufflevector <16 x float> %t_9.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The squares.
  %at.8 = and i64 %columns, -64
  %at.9 = and i64 %columns, -16
  %start.enter = icmp slt i64 0, %at.8
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %if_1.then ], [ %start.next, %i.end ]
  %total0 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total0_1, %i.end ]
  %total1 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.then ], [ %total1_1, %i.end ]
  %at.10 = add i64 %start, 1024
  %t_11.c = icmp slt i64 %at.10, %at.8
  %t_11 = select i1 %t_11.c, i64 %at.10, i64 %at.8
  %i.enter = icmp slt i64 %start, %t_11
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ %start, %start.body ], [ %i.next, %i.body ]
  %part0 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part0_1, %i.body ]
  %part1 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part1_1, %i.body ]
  %part2 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part2_1, %i.body ]
  %part3 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part3_1, %i.body ]
  %at.11 = getelementptr float, ptr %at.2, i64 %i
  %x_3 = load <16 x float>, ptr %at.11, align 4
  %v = fmul <16 x float> %x_3, %t_9
  %part0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v, <16 x float> %v, <16 x float> %part0)
  %at.12 = add i64 %i, 16
  %at.13 = getelementptr float, ptr %at.2, i64 %at.12
  %x_4 = load <16 x float>, ptr %at.13, align 4
  %v_1 = fmul <16 x float> %x_4, %t_9
  %part1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v_1, <16 x float> %v_1, <16 x float> %part1)
  %at.14 = add i64 %i, 32
  %at.15 = getelementptr float, ptr %at.2, i64 %at.14
  %x_5 = load <16 x float>, ptr %at.15, align 4
  %v_2 = fmul <16 x float> %x_5, %t_9
  %part2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v_2, <16 x float> %v_2, <16 x float> %part2)
  %at.16 = add i64 %i, 48
  %at.17 = getelementptr float, ptr %at.2, i64 %at.16
  %x_6 = load <16 x float>, ptr %at.17, align 4
  %v_3 = fmul <16 x float> %x_6, %t_9
  %part3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v_3, <16 x float> %v_3, <16 x float> %part3)
  %i.next = add nsw i64 %i, 64
  %i.more = icmp slt i64 %i.next, %t_11
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %part0_2 = phi <16 x float> [ %part0_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part1_2 = phi <16 x float> [ %part1_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part2_2 = phi <16 x float> [ %part2_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part3_2 = phi <16 x float> [ %part3_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %joined = fadd <16 x float> %part0_2, %part2_2
  %joined_1 = fadd <16 x float> %part1_2, %part3_2
  %joined_2 = fadd <16 x float> %joined, %joined_1
  %t_12 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_13 = fpext <8 x float> %t_12 to <8 x double>
  %t_14 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_15 = fpext <8 x float> %t_14 to <8 x double>
  %total0_1 = fadd <8 x double> %total0, %t_13
  %total1_1 = fadd <8 x double> %total1, %t_15
  %start.next = add nsw i64 %start, 1024
  %start.more = icmp slt i64 %start.next, %at.8
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total0_2 = phi <8 x double> [ %total0_1, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %total1_2 = phi <8 x double> [ %total1_1, %i.end ], [ splat (double 0x0000000000000000), %if_1.then ]
  %at.18 = icmp slt i64 %at.8, %columns
  br i1 %at.18, label %if_2.then, label %if_2.end
if_2.then:
  %i_1.enter = icmp slt i64 %at.8, %at.9
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %at.8, %if_2.then ], [ %i_1.next, %i_1.body ]
  %part0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_2.then ], [ %part0_4, %i_1.body ]
  %part1_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_2.then ], [ %part1_3, %i_1.body ]
  %part2_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_2.then ], [ %part2_3, %i_1.body ]
  %part3_3 = phi <16 x float> [ splat (float 0x0000000000000000), %if_2.then ], [ %part3_3, %i_1.body ]
  %at.19 = getelementptr float, ptr %at.2, i64 %i_1
  %x_7 = load <16 x float>, ptr %at.19, align 4
  %v_4 = fmul <16 x float> %x_7, %t_9
  %part0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v_4, <16 x float> %v_4, <16 x float> %part0_3)
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.9
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %part0_5 = phi <16 x float> [ %part0_4, %i_1.body ], [ splat (float 0x0000000000000000), %if_2.then ]
  %part1_4 = phi <16 x float> [ %part1_3, %i_1.body ], [ splat (float 0x0000000000000000), %if_2.then ]
  %part2_4 = phi <16 x float> [ %part2_3, %i_1.body ], [ splat (float 0x0000000000000000), %if_2.then ]
  %part3_4 = phi <16 x float> [ %part3_3, %i_1.body ], [ splat (float 0x0000000000000000), %if_2.then ]
  %at.20 = icmp slt i64 %at.9, %columns
  br i1 %at.20, label %if_3.then, label %if_3.end
if_3.then:
  %at.21 = sub i64 %columns, %at.9
  %lanes.n = trunc i64 %at.21 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.22 = getelementptr float, ptr %at.2, i64 %at.9
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.22, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %v_5 = fmul <16 x float> %x_8, %t_9
  %part3_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v_5, <16 x float> %v_5, <16 x float> %part3_4)
  br label %if_3.end
if_3.end:
  %part0_7 = phi <16 x float> [ %part0_5, %i_1.end ], [ %part0_5, %if_3.then ]
  %part1_6 = phi <16 x float> [ %part1_4, %i_1.end ], [ %part1_4, %if_3.then ]
  %part2_6 = phi <16 x float> [ %part2_4, %i_1.end ], [ %part2_4, %if_3.then ]
  %part3_7 = phi <16 x float> [ %part3_4, %i_1.end ], [ %part3_6, %if_3.then ]
  %joined_3 = fadd <16 x float> %part0_7, %part2_6
  %joined_4 = fadd <16 x float> %part1_6, %part3_7
  %joined_5 = fadd <16 x float> %joined_3, %joined_4
  %t_16 = shufflevector <16 x float> %joined_5, <16 x float> %joined_5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_17 = fpext <8 x float> %t_16 to <8 x double>
  %t_18 = shufflevector <16 x float> %joined_5, <16 x float> %joined_5, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_19 = fpext <8 x float> %t_18 to <8 x double>
  %total0_4 = fadd <8 x double> %total0_2, %t_17
  %total1_4 = fadd <8 x double> %total1_2, %t_19
  br label %if_2.end
if_2.end:
  %total0_5 = phi <8 x double> [ %total0_2, %start.end ], [ %total0_4, %if_3.end ]
  %total1_5 = phi <8 x double> [ %total1_2, %start.end ], [ %total1_4, %if_3.end ]
  %joined_6 = fadd <8 x double> %total0_5, %total1_5
  %t_20 = shufflevector <8 x double> %joined_6, <8 x double> %joined_6, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_7 = fadd <8 x double> %joined_6, %t_20
  %t_21 = shufflevector <8 x double> %joined_7, <8 x double> %joined_7, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_8 = fadd <8 x double> %joined_7, %t_21
  %t_22 = shufflevector <8 x double> %joined_8, <8 x double> %joined_8, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_9 = fadd <8 x double> %joined_8, %t_22
  %t_23 = extractelement <8 x double> %joined_9, i64 0
  %mean = fdiv double %t_23, %count
  br label %if_1.end
if_1.end:
  %t_24 = phi float [ %t_3, %try.body ], [ %t_4, %if_2.end ]
  %t_25 = phi float [ %t_4, %try.body ], [ %t_8, %if_2.end ]
  %t_26 = phi double [ %t_5, %try.body ], [ %mean, %if_2.end ]
  %try.next = add nsw i64 %try, 1
  %try.more = icmp slt i64 %try.next, 2
  br i1 %try.more, label %try.body, label %try.end
try.end:
  %t_27 = phi float [ %t_24, %if_1.end ]
  %t_28 = phi float [ %t_25, %if_1.end ]
  %t_29 = phi double [ %t_26, %if_1.end ]
  %units.0 = insertelement <16 x float> poison, float %t_27, i64 0
  %units = shufflevector <16 x float> %units.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t_30 = fpext float %t_27 to double
  %t_31 = fmul double %eps, %t_30
  %t_32 = fmul double %t_31, %t_30
  %t_33 = fadd double %t_29, %t_32
  %t_34 = call double @llvm.sqrt.f64(double %t_33)
  %t_35 = fdiv double 0x3FF0000000000000, %t_34
  %t_36 = fptrunc double %t_35 to float
  %factor.0 = insertelement <16 x float> poison, float %t_36, i64 0
  %factor = shufflevector <16 x float> %factor.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The result.
  %at.23 = and i64 %columns, -16
  %at.24 = and i64 %columns, -32
  %i_2.enter = icmp slt i64 0, %at.24
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ 0, %try.end ], [ %i_2.next, %i_2.body ]
  %at.25 = getelementptr float, ptr %at.2, i64 %i_2
  %x_9 = load <16 x float>, ptr %at.25, align 4
  %t_38 = fmul <16 x float> %x_9, %factor
  %t_39 = fmul <16 x float> %t_38, %units
  %at.26 = getelementptr float, ptr %at.4, i64 %i_2
  %x_10 = load <16 x float>, ptr %at.26, align 4
  %t_40 = fmul <16 x float> %t_39, %x_10
  %at.27 = getelementptr float, ptr %at.6, i64 %i_2
  store <16 x float> %t_40, ptr %at.27, align 4
  %at.28 = add i64 %i_2, 16
  %at.29 = getelementptr float, ptr %at.2, i64 %at.28
  %x_11 = load <16 x float>, ptr %at.29, align 4
  %t_42 = fmul <16 x float> %x_11, %factor
  %t_43 = fmul <16 x float> %t_42, %units
  %at.30 = getelementptr float, ptr %at.4, i64 %at.28
  %x_12 = load <16 x float>, ptr %at.30, align 4
  %t_44 = fmul <16 x float> %t_43, %x_12
  %at.31 = getelementptr float, ptr %at.6, i64 %at.28
  store <16 x float> %t_44, ptr %at.31, align 4
  %i_2.next = add nsw i64 %i_2, 32
  %i_2.more = icmp slt i64 %i_2.next, %at.24
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %i_3.enter = icmp slt i64 %at.24, %at.23
  br i1 %i_3.enter, label %i_3.body, label %i_3.end
i_3.body:
  %i_3 = phi i64 [ %at.24, %i_2.end ], [ %i_3.next, %i_3.body ]
  %at.32 = getelementptr float, ptr %at.2, i64 %i_3
  %x_13 = load <16 x float>, ptr %at.32, align 4
  %t_46 = fmul <16 x float> %x_13, %factor
  %t_47 = fmul <16 x float> %t_46, %units
  %at.33 = getelementptr float, ptr %at.4, i64 %i_3
  %x_14 = load <16 x float>, ptr %at.33, align 4
  %t_48 = fmul <16 x float> %t_47, %x_14
  %at.34 = getelementptr float, ptr %at.6, i64 %i_3
  store <16 x float> %t_48, ptr %at.34, align 4
  %i_3.next = add nsw i64 %i_3, 16
  %i_3.more = icmp slt i64 %i_3.next, %at.23
  br i1 %i_3.more, label %i_3.body, label %i_3.end
i_3.end:
  %at.35 = icmp slt i64 %at.23, %columns
  br i1 %at.35, label %if_4.then, label %if_4.end
if_4.then:
  %at.36 = sub i64 %columns, %at.23
  %lanes_1.n = trunc i64 %at.36 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.37 = getelementptr float, ptr %at.2, i64 %at.23
  %x_15 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.37, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_50 = fmul <16 x float> %x_15, %factor
  %t_51 = fmul <16 x float> %t_50, %units
  %at.38 = getelementptr float, ptr %at.4, i64 %at.23
  %x_16 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.38, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_52 = fmul <16 x float> %t_51, %x_16
  %at.39 = getelementptr float, ptr %at.6, i64 %at.23
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_52, ptr %at.39, i32 4, <16 x i1> %lanes_1)
  br label %if_4.end
if_4.end:
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
