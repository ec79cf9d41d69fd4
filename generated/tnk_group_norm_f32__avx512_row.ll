; tnk_group_norm_f32__avx512_row_ir: generated, do not edit.
; sums of differences and of their squares.
; from templates/moments.lua, avx512: along=row dtype=f32
; listed in gen/manifest/batch.lua: means and variances where elements are neighbours
; a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld
; vector registers: 6 of 32

define void @tnk_group_norm_f32__avx512_row_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %out.p = getelementptr ptr, ptr %data, i64 1
  %out = load ptr, ptr %out.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %x_1 = load float, ptr %param, align 4
  %center.0 = insertelement <16 x float> poison, float %x_1, i64 0
  %center = shufflevector <16 x float> %center.0, <16 x float> poison, <16 x i32> zeroinitializer
  %t = extractelement <8 x double> splat (double 0x0000000000000000), i64 0
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_2.end ]
  %t_1 = phi double [ %t, %entry ], [ %t_90, %if_2.end ]
  %t_2 = phi double [ %t, %entry ], [ %t_91, %if_2.end ]
  %at.1 = mul i64 %row, %x_row
  %at.2 = getelementptr float, ptr %x, i64 %at.1
  %at.3 = sdiv i64 %columns, 2
  %at.4 = and i64 %at.3, -16
  %at.5 = and i64 %at.4, -16
  %start.enter = icmp slt i64 0, %at.5
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %row.body ], [ %start.next, %i.end ]
  %total = phi <8 x double> [ splat (double 0x0000000000000000), %row.body ], [ %total_8, %i.end ]
  %total_1 = phi <8 x double> [ splat (double 0x0000000000000000), %row.body ], [ %total_9, %i.end ]
  %total_2 = phi <8 x double> [ splat (double 0x0000000000000000), %row.body ], [ %total_10, %i.end ]
  %total_3 = phi <8 x double> [ splat (double 0x0000000000000000), %row.body ], [ %total_11, %i.end ]
  %total_4 = phi <8 x double> [ splat (double 0x0000000000000000), %row.body ], [ %total_12, %i.end ]
  %total_5 = phi <8 x double> [ splat (double 0x0000000000000000), %row.body ], [ %total_13, %i.end ]
  %total_6 = phi <8 x double> [ splat (double 0x0000000000000000), %row.body ], [ %total_14, %i.end ]
  %total_7 = phi <8 x double> [ splat (double 0x0000000000000000), %row.body ], [ %total_15, %i.end ]
  %at.6 = add i64 %start, 512
  %t_3.c = icmp slt i64 %at.6, %at.5
  %t_3 = select i1 %t_3.c, i64 %at.6, i64 %at.5
  %i.enter = icmp slt i64 %start, %t_3
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ %start, %start.body ], [ %i.next, %i.body ]
  %part = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_4, %i.body ]
  %part_1 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_5, %i.body ]
  %part_2 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_6, %i.body ]
  %part_3 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part_7, %i.body ]
  %at.7 = getelementptr float, ptr %at.2, i64 %i
  %x_3 = load <16 x float>, ptr %at.7, align 4
  %d = fsub <16 x float> %x_3, %center
  %part_4 = fadd <16 x float> %part, %d
  %part_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d, <16 x float> %d, <16 x float> %part_1)
  %at.8 = getelementptr float, ptr %at.2, i64 %at.4
  %at.9 = getelementptr float, ptr %at.8, i64 %i
  %x_4 = load <16 x float>, ptr %at.9, align 4
  %d_1 = fsub <16 x float> %x_4, %center
  %part_6 = fadd <16 x float> %part_2, %d_1
  %part_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_1, <16 x float> %d_1, <16 x float> %part_3)
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %t_3
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %part_8 = phi <16 x float> [ %part_4, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part_9 = phi <16 x float> [ %part_5, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part_10 = phi <16 x float> [ %part_6, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part_11 = phi <16 x float> [ %part_7, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %t_4 = shufflevector <16 x float> %part_8, <16 x float> %part_8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_5 = fpext <8 x float> %t_4 to <8 x double>
  %t_6 = shufflevector <16 x float> %part_8, <16 x float> %part_8, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_7 = fpext <8 x float> %t_6 to <8 x double>
  %total_8 = fadd <8 x double> %total, %t_5
  %total_9 = fadd <8 x double> %total_1, %t_7
  %t_8 = shufflevector <16 x float> %part_9, <16 x float> %part_9, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_9 = fpext <8 x float> %t_8 to <8 x double>
  %t_10 = shufflevector <16 x float> %part_9, <16 x float> %part_9, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_11 = fpext <8 x float> %t_10 to <8 x double>
  %total_10 = fadd <8 x double> %total_2, %t_9
  %total_11 = fadd <8 x double> %total_3, %t_11
  %t_12 = shufflevector <16 x float> %part_10, <16 x float> %part_10, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_13 = fpext <8 x float> %t_12 to <8 x double>
  %t_14 = shufflevector <16 x float> %part_10, <16 x float> %part_10, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_15 = fpext <8 x float> %t_14 to <8 x double>
  %total_12 = fadd <8 x double> %total_4, %t_13
  %total_13 = fadd <8 x double> %total_5, %t_15
  %t_16 = shufflevector <16 x float> %part_11, <16 x float> %part_11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_17 = fpext <8 x float> %t_16 to <8 x double>
  %t_18 = shufflevector <16 x float> %part_11, <16 x float> %part_11, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_19 = fpext <8 x float> %t_18 to <8 x double>
  %total_14 = fadd <8 x double> %total_6, %t_17
  %total_15 = fadd <8 x double> %total_7, %t_19
  %start.next = add nsw i64 %start, 512
  %start.more = icmp slt i64 %start.next, %at.5
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total_16 = phi <8 x double> [ %total_8, %i.end ], [ splat (double 0x0000000000000000), %row.body ]
  %total_17 = phi <8 x double> [ %total_9, %i.end ], [ splat (double 0x0000000000000000), %row.body ]
  %total_18 = phi <8 x double> [ %total_10, %i.end ], [ splat (double 0x0000000000000000), %row.body ]
  %total_19 = phi <8 x double> [ %total_11, %i.end ], [ splat (double 0x0000000000000000), %row.body ]
  %total_20 = phi <8 x double> [ %total_12, %i.end ], [ splat (double 0x0000000000000000), %row.body ]
  %total_21 = phi <8 x double> [ %total_13, %i.end ], [ splat (double 0x0000000000000000), %row.body ]
  %total_22 = phi <8 x double> [ %total_14, %i.end ], [ splat (double 0x0000000000000000), %row.body ]
  %total_23 = phi <8 x double> [ %total_15, %i.end ], [ splat (double 0x0000000000000000), %row.body ]
  %at.10 = icmp slt i64 %at.5, %at.4
  br i1 %at.10, label %if_1.then, label %if_1.end
if_1.then:
  %at.11 = sub i64 %at.4, %at.5
  %lanes.n = trunc i64 %at.11 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.12 = getelementptr float, ptr %at.2, i64 %at.5
  %x_5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.12, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_20 = fsub <16 x float> %x_5, %center
  %d_2 = select <16 x i1> %lanes, <16 x float> %t_20, <16 x float> splat (float 0x0000000000000000)
  %t_21 = fadd <16 x float> splat (float 0x0000000000000000), %d_2
  %t_22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_2, <16 x float> %d_2, <16 x float> splat (float 0x0000000000000000))
  %at.13 = getelementptr float, ptr %at.2, i64 %at.4
  %at.14 = getelementptr float, ptr %at.13, i64 %at.5
  %x_6 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.14, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_23 = fsub <16 x float> %x_6, %center
  %d_3 = select <16 x i1> %lanes, <16 x float> %t_23, <16 x float> splat (float 0x0000000000000000)
  %t_24 = fadd <16 x float> splat (float 0x0000000000000000), %d_3
  %t_25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_3, <16 x float> %d_3, <16 x float> splat (float 0x0000000000000000))
  %t_26 = shufflevector <16 x float> %t_21, <16 x float> %t_21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_27 = fpext <8 x float> %t_26 to <8 x double>
  %t_28 = shufflevector <16 x float> %t_21, <16 x float> %t_21, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_29 = fpext <8 x float> %t_28 to <8 x double>
  %total_32 = fadd <8 x double> %total_16, %t_27
  %total_33 = fadd <8 x double> %total_17, %t_29
  %t_30 = shufflevector <16 x float> %t_22, <16 x float> %t_22, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_31 = fpext <8 x float> %t_30 to <8 x double>
  %t_32 = shufflevector <16 x float> %t_22, <16 x float> %t_22, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_33 = fpext <8 x float> %t_32 to <8 x double>
  %total_34 = fadd <8 x double> %total_18, %t_31
  %total_35 = fadd <8 x double> %total_19, %t_33
  %t_34 = shufflevector <16 x float> %t_24, <16 x float> %t_24, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_35 = fpext <8 x float> %t_34 to <8 x double>
  %t_36 = shufflevector <16 x float> %t_24, <16 x float> %t_24, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_37 = fpext <8 x float> %t_36 to <8 x double>
  %total_36 = fadd <8 x double> %total_20, %t_35
  %total_37 = fadd <8 x double> %total_21, %t_37
  %t_38 = shufflevector <16 x float> %t_25, <16 x float> %t_25, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_39 = fpext <8 x float> %t_38 to <8 x double>
  %t_40 = shufflevector <16 x float> %t_25, <16 x float> %t_25, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_41 = fpext <8 x float> %t_40 to <8 x double>
  %total_38 = fadd <8 x double> %total_22, %t_39
  %total_39 = fadd <8 x double> %total_23, %t_41
  br label %if_1.end
if_1.end:
  %total_40 = phi <8 x double> [ %total_16, %start.end ], [ %total_32, %if_1.then ]
  %total_41 = phi <8 x double> [ %total_17, %start.end ], [ %total_33, %if_1.then ]
  %total_42 = phi <8 x double> [ %total_18, %start.end ], [ %total_34, %if_1.then ]
  %total_43 = phi <8 x double> [ %total_19, %start.end ], [ %total_35, %if_1.then ]
  %total_44 = phi <8 x double> [ %total_20, %start.end ], [ %total_36, %if_1.then ]
  %total_45 = phi <8 x double> [ %total_21, %start.end ], [ %total_37, %if_1.then ]
  %total_46 = phi <8 x double> [ %total_22, %start.end ], [ %total_38, %if_1.then ]
  %total_47 = phi <8 x double> [ %total_23, %start.end ], [ %total_39, %if_1.then ]
  %joined = fadd <8 x double> %total_40, %total_41
  %t_42 = shufflevector <8 x double> %joined, <8 x double> %joined, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_1 = fadd <8 x double> %joined, %t_42
  %t_43 = shufflevector <8 x double> %joined_1, <8 x double> %joined_1, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_2 = fadd <8 x double> %joined_1, %t_43
  %t_44 = shufflevector <8 x double> %joined_2, <8 x double> %joined_2, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_3 = fadd <8 x double> %joined_2, %t_44
  %t_45 = extractelement <8 x double> %joined_3, i64 0
  %joined_4 = fadd <8 x double> %total_42, %total_43
  %t_46 = shufflevector <8 x double> %joined_4, <8 x double> %joined_4, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_5 = fadd <8 x double> %joined_4, %t_46
  %t_47 = shufflevector <8 x double> %joined_5, <8 x double> %joined_5, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_6 = fadd <8 x double> %joined_5, %t_47
  %t_48 = shufflevector <8 x double> %joined_6, <8 x double> %joined_6, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_7 = fadd <8 x double> %joined_6, %t_48
  %t_49 = extractelement <8 x double> %joined_7, i64 0
  %joined_8 = fadd <8 x double> %total_44, %total_45
  %t_50 = shufflevector <8 x double> %joined_8, <8 x double> %joined_8, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_9 = fadd <8 x double> %joined_8, %t_50
  %t_51 = shufflevector <8 x double> %joined_9, <8 x double> %joined_9, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_10 = fadd <8 x double> %joined_9, %t_51
  %t_52 = shufflevector <8 x double> %joined_10, <8 x double> %joined_10, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_11 = fadd <8 x double> %joined_10, %t_52
  %t_53 = extractelement <8 x double> %joined_11, i64 0
  %joined_12 = fadd <8 x double> %total_46, %total_47
  %t_54 = shufflevector <8 x double> %joined_12, <8 x double> %joined_12, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_13 = fadd <8 x double> %joined_12, %t_54
  %t_55 = shufflevector <8 x double> %joined_13, <8 x double> %joined_13, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_14 = fadd <8 x double> %joined_13, %t_55
  %t_56 = shufflevector <8 x double> %joined_14, <8 x double> %joined_14, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_15 = fadd <8 x double> %joined_14, %t_56
  %t_57 = extractelement <8 x double> %joined_15, i64 0
  %at.15 = mul i64 2, %at.4
  %at.16 = sub i64 %columns, %at.15
  %at.17 = and i64 %at.16, -16
  %start_1.enter = icmp slt i64 0, %at.17
  br i1 %start_1.enter, label %start_1.body, label %start_1.end
start_1.body:
  %start_1 = phi i64 [ 0, %if_1.end ], [ %start_1.next, %i_1.end ]
  %total_48 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.end ], [ %total_52, %i_1.end ]
  %total_49 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.end ], [ %total_53, %i_1.end ]
  %total_50 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.end ], [ %total_54, %i_1.end ]
  %total_51 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.end ], [ %total_55, %i_1.end ]
  %at.18 = add i64 %start_1, 512
  %t_58.c = icmp slt i64 %at.18, %at.17
  %t_58 = select i1 %t_58.c, i64 %at.18, i64 %at.17
  %i_1.enter = icmp slt i64 %start_1, %t_58
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %start_1, %start_1.body ], [ %i_1.next, %i_1.body ]
  %part_12 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part_14, %i_1.body ]
  %part_13 = phi <16 x float> [ splat (float 0x0000000000000000), %start_1.body ], [ %part_15, %i_1.body ]
  %at.19 = mul i64 2, %at.4
  %at.20 = getelementptr float, ptr %at.2, i64 %at.19
  %at.21 = getelementptr float, ptr %at.20, i64 %i_1
  %x_7 = load <16 x float>, ptr %at.21, align 4
  %d_4 = fsub <16 x float> %x_7, %center
  %part_14 = fadd <16 x float> %part_12, %d_4
  %part_15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_4, <16 x float> %d_4, <16 x float> %part_13)
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %t_58
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %part_16 = phi <16 x float> [ %part_14, %i_1.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %part_17 = phi <16 x float> [ %part_15, %i_1.body ], [ splat (float 0x0000000000000000), %start_1.body ]
  %t_59 = shufflevector <16 x float> %part_16, <16 x float> %part_16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_60 = fpext <8 x float> %t_59 to <8 x double>
  %t_61 = shufflevector <16 x float> %part_16, <16 x float> %part_16, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_62 = fpext <8 x float> %t_61 to <8 x double>
  %total_52 = fadd <8 x double> %total_48, %t_60
  %total_53 = fadd <8 x double> %total_49, %t_62
  %t_63 = shufflevector <16 x float> %part_17, <16 x float> %part_17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_64 = fpext <8 x float> %t_63 to <8 x double>
  %t_65 = shufflevector <16 x float> %part_17, <16 x float> %part_17, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_66 = fpext <8 x float> %t_65 to <8 x double>
  %total_54 = fadd <8 x double> %total_50, %t_64
  %total_55 = fadd <8 x double> %total_51, %t_66
  %start_1.next = add nsw i64 %start_1, 512
  %start_1.more = icmp slt i64 %start_1.next, %at.17
  br i1 %start_1.more, label %start_1.body, label %start_1.end
start_1.end:
  %total_56 = phi <8 x double> [ %total_52, %i_1.end ], [ splat (double 0x0000000000000000), %if_1.end ]
  %total_57 = phi <8 x double> [ %total_53, %i_1.end ], [ splat (double 0x0000000000000000), %if_1.end ]
  %total_58 = phi <8 x double> [ %total_54, %i_1.end ], [ splat (double 0x0000000000000000), %if_1.end ]
  %total_59 = phi <8 x double> [ %total_55, %i_1.end ], [ splat (double 0x0000000000000000), %if_1.end ]
  %at.22 = mul i64 2, %at.4
  %at.23 = sub i64 %columns, %at.22
  %at.24 = icmp slt i64 %at.17, %at.23
  br i1 %at.24, label %if_2.then, label %if_2.end
if_2.then:
  %at.25 = mul i64 2, %at.4
  %at.26 = sub i64 %columns, %at.25
  %at.27 = sub i64 %at.26, %at.17
  %lanes_1.n = trunc i64 %at.27 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.28 = getelementptr float, ptr %at.2, i64 %at.25
  %at.29 = getelementptr float, ptr %at.28, i64 %at.17
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.29, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %t_67 = fsub <16 x float> %x_8, %center
  %d_5 = select <16 x i1> %lanes_1, <16 x float> %t_67, <16 x float> splat (float 0x0000000000000000)
  %t_68 = fadd <16 x float> splat (float 0x0000000000000000), %d_5
  %t_69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_5, <16 x float> %d_5, <16 x float> splat (float 0x0000000000000000))
  %t_70 = shufflevector <16 x float> %t_68, <16 x float> %t_68, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_71 = fpext <8 x float> %t_70 to <8 x double>
  %t_72 = shufflevector <16 x float> %t_68, <16 x float> %t_68, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_73 = fpext <8 x float> %t_72 to <8 x double>
  %total_64 = fadd <8 x double> %total_56, %t_71
  %total_65 = fadd <8 x double> %total_57, %t_73
  %t_74 = shufflevector <16 x float> %t_69, <16 x float> %t_69, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_75 = fpext <8 x float> %t_74 to <8 x double>
  %t_76 = shufflevector <16 x float> %t_69, <16 x float> %t_69, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_77 = fpext <8 x float> %t_76 to <8 x double>
  %total_66 = fadd <8 x double> %total_58, %t_75
  %total_67 = fadd <8 x double> %total_59, %t_77
  br label %if_2.end
if_2.end:
  %total_68 = phi <8 x double> [ %total_56, %start_1.end ], [ %total_64, %if_2.then ]
  %total_69 = phi <8 x double> [ %total_57, %start_1.end ], [ %total_65, %if_2.then ]
  %total_70 = phi <8 x double> [ %total_58, %start_1.end ], [ %total_66, %if_2.then ]
  %total_71 = phi <8 x double> [ %total_59, %start_1.end ], [ %total_67, %if_2.then ]
  %joined_16 = fadd <8 x double> %total_68, %total_69
  %t_78 = shufflevector <8 x double> %joined_16, <8 x double> %joined_16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_17 = fadd <8 x double> %joined_16, %t_78
  %t_79 = shufflevector <8 x double> %joined_17, <8 x double> %joined_17, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_18 = fadd <8 x double> %joined_17, %t_79
  %t_80 = shufflevector <8 x double> %joined_18, <8 x double> %joined_18, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_19 = fadd <8 x double> %joined_18, %t_80
  %t_81 = extractelement <8 x double> %joined_19, i64 0
  %joined_20 = fadd <8 x double> %total_70, %total_71
  %t_82 = shufflevector <8 x double> %joined_20, <8 x double> %joined_20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_21 = fadd <8 x double> %joined_20, %t_82
  %t_83 = shufflevector <8 x double> %joined_21, <8 x double> %joined_21, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_22 = fadd <8 x double> %joined_21, %t_83
  %t_84 = shufflevector <8 x double> %joined_22, <8 x double> %joined_22, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_23 = fadd <8 x double> %joined_22, %t_84
  %t_85 = extractelement <8 x double> %joined_23, i64 0
  %t_86 = fadd double %t_45, %t_53
  %t_87 = fadd double %t_86, %t_81
  %t_88 = fadd double %t_49, %t_57
  %t_89 = fadd double %t_88, %t_85
  %t_90 = fadd double %t_1, %t_87
  %t_91 = fadd double %t_2, %t_89
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  %t_92 = phi double [ %t_90, %if_2.end ], [ %t, %entry ]
  %t_93 = phi double [ %t_91, %if_2.end ], [ %t, %entry ]
  store double %t_92, ptr %out, align 8
  %at.30 = getelementptr double, ptr %out, i64 1
  store double %t_93, ptr %at.30, align 8
  ret void
}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
