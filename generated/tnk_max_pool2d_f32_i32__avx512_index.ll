; tnk_max_pool2d_f32_i32__avx512_index_ir: generated, do not edit.
; pooling, windows of a plane.
; from templates/pool.lua, avx512: dtype=f32 index=yes op=max
; listed in gen/manifest/argpool.lua: training: where gradients go
; a turn of each inner loop: 4 add 4 convert 8 select 4 ld; 4 add 4 convert 8 select 4 ld; 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld
; vector registers: 14 of 32

define void @tnk_max_pool2d_f32_i32__avx512_index_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 2
  %y = load ptr, ptr %y.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %count.p = getelementptr i64, ptr %n, i64 1
  %count = load i64, ptr %count.p, align 8
  %high.p = getelementptr i64, ptr %n, i64 2
  %high = load i64, ptr %high.p, align 8
  %wide.p = getelementptr i64, ptr %n, i64 3
  %wide = load i64, ptr %wide.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %x_step.p = getelementptr i64, ptr %stride, i64 1
  %x_step = load i64, ptr %x_step.p, align 8
  %x_down.p = getelementptr i64, ptr %stride, i64 2
  %x_down = load i64, ptr %x_down.p, align 8
  %x_right.p = getelementptr i64, ptr %stride, i64 3
  %x_right = load i64, ptr %x_right.p, align 8
  %y_row.p = getelementptr i64, ptr %stride, i64 4
  %y_row = load i64, ptr %y_row.p, align 8
  %value.p = getelementptr ptr, ptr %data, i64 1
  %value = load ptr, ptr %value.p, align 8
  %given = load float, ptr %value, align 4
  %index.p = getelementptr ptr, ptr %data, i64 3
  %index = load ptr, ptr %index.p, align 8
  %index_row.p = getelementptr i64, ptr %stride, i64 5
  %index_row = load i64, ptr %index_row.p, align 8
  %first.p = getelementptr i64, ptr %stride, i64 6
  %first = load i64, ptr %first.p, align 8
  %at_row.p = getelementptr i64, ptr %stride, i64 7
  %at_row = load i64, ptr %at_row.p, align 8
  %at_step.p = getelementptr i64, ptr %stride, i64 8
  %at_step = load i64, ptr %at_step.p, align 8
  %at_down.p = getelementptr i64, ptr %stride, i64 9
  %at_down = load i64, ptr %at_down.p, align 8
  %at_right.p = getelementptr i64, ptr %stride, i64 10
  %at_right = load i64, ptr %at_right.p, align 8
  %missing.p = getelementptr i64, ptr %stride, i64 11
  %missing = load i64, ptr %missing.p, align 8
  %t = trunc i64 %at_step to i32
  %t_1.0 = insertelement <16 x i32> poison, i32 %t, i64 0
  %t_1 = shufflevector <16 x i32> %t_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lane_steps = mul <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %t_1
  %most.0 = insertelement <16 x float> poison, float %given, i64 0
  %most = shufflevector <16 x float> %most.0, <16 x float> poison, <16 x i32> zeroinitializer
  %at.1 = icmp eq i64 %x_step, 1
  %at.2 = icmp eq i64 %x_step, 2
  %at.3 = icmp eq i64 %x_right, 1
  %at.4 = and i1 %at.2, %at.3
  %at.5 = icmp slt i64 1, %wide
  %at.6 = and i1 %at.4, %at.5
  ; Neighbours: some rows a turn.
  %at.7 = srem i64 %rows, 4
  %at.8 = sub i64 %rows, %at.7
  %t_3 = select i1 %at.1, i64 %at.8, i64 0
  %row.enter = icmp slt i64 0, %t_3
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_1.end ]
  %at.9 = and i64 %count, -16
  %i.enter = icmp slt i64 0, %at.9
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %down.end ]
  %at.10 = mul i64 %row, %at_row
  %at.11 = add i64 %first, %at.10
  %at.12 = mul i64 %i, %at_step
  %at.13 = add i64 %at.11, %at.12
  %t_4 = trunc i64 %at.13 to i32
  %t_5.0 = insertelement <16 x i32> poison, i32 %t_4, i64 0
  %t_5 = shufflevector <16 x i32> %t_5.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own = add <16 x i32> %t_5, %lane_steps
  %t_6 = trunc i64 %missing to i32
  %t_7.0 = insertelement <16 x i32> poison, i32 %t_6, i64 0
  %t_7 = shufflevector <16 x i32> %t_7.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_8 = or <16 x i32> %own, %t_7
  %at.14 = mul i64 %row, %x_row
  %at.15 = mul i64 %i, %x_step
  %at.16 = add i64 %at.14, %at.15
  %at.17 = getelementptr float, ptr %x, i64 %at.16
  %at.18 = add i64 %row, 1
  %at.19 = mul i64 %at.18, %at_row
  %at.20 = add i64 %first, %at.19
  %at.21 = add i64 %at.20, %at.12
  %t_9 = trunc i64 %at.21 to i32
  %t_10.0 = insertelement <16 x i32> poison, i32 %t_9, i64 0
  %t_10 = shufflevector <16 x i32> %t_10.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_1 = add <16 x i32> %t_10, %lane_steps
  %t_11 = trunc i64 %missing to i32
  %t_12.0 = insertelement <16 x i32> poison, i32 %t_11, i64 0
  %t_12 = shufflevector <16 x i32> %t_12.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_13 = or <16 x i32> %own_1, %t_12
  %at.22 = mul i64 %at.18, %x_row
  %at.23 = add i64 %at.22, %at.15
  %at.24 = getelementptr float, ptr %x, i64 %at.23
  %at.25 = add i64 %row, 2
  %at.26 = mul i64 %at.25, %at_row
  %at.27 = add i64 %first, %at.26
  %at.28 = add i64 %at.27, %at.12
  %t_14 = trunc i64 %at.28 to i32
  %t_15.0 = insertelement <16 x i32> poison, i32 %t_14, i64 0
  %t_15 = shufflevector <16 x i32> %t_15.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_2 = add <16 x i32> %t_15, %lane_steps
  %t_16 = trunc i64 %missing to i32
  %t_17.0 = insertelement <16 x i32> poison, i32 %t_16, i64 0
  %t_17 = shufflevector <16 x i32> %t_17.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_18 = or <16 x i32> %own_2, %t_17
  %at.29 = mul i64 %at.25, %x_row
  %at.30 = add i64 %at.29, %at.15
  %at.31 = getelementptr float, ptr %x, i64 %at.30
  %at.32 = add i64 %row, 3
  %at.33 = mul i64 %at.32, %at_row
  %at.34 = add i64 %first, %at.33
  %at.35 = add i64 %at.34, %at.12
  %t_19 = trunc i64 %at.35 to i32
  %t_20.0 = insertelement <16 x i32> poison, i32 %t_19, i64 0
  %t_20 = shufflevector <16 x i32> %t_20.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_3 = add <16 x i32> %t_20, %lane_steps
  %t_21 = trunc i64 %missing to i32
  %t_22.0 = insertelement <16 x i32> poison, i32 %t_21, i64 0
  %t_22 = shufflevector <16 x i32> %t_22.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_23 = or <16 x i32> %own_3, %t_22
  %at.36 = mul i64 %at.32, %x_row
  %at.37 = add i64 %at.36, %at.15
  %at.38 = getelementptr float, ptr %x, i64 %at.37
  %down.enter = icmp slt i64 0, %high
  br i1 %down.enter, label %down.body, label %down.end
down.body:
  %down = phi i64 [ 0, %i.body ], [ %down.next, %right.end ]
  %most_1 = phi <16 x float> [ %most, %i.body ], [ %most_13, %right.end ]
  %t_24 = phi <16 x i32> [ %t_8, %i.body ], [ %t_56, %right.end ]
  %most_2 = phi <16 x float> [ %most, %i.body ], [ %most_14, %right.end ]
  %t_25 = phi <16 x i32> [ %t_13, %i.body ], [ %t_57, %right.end ]
  %most_3 = phi <16 x float> [ %most, %i.body ], [ %most_15, %right.end ]
  %t_26 = phi <16 x i32> [ %t_18, %i.body ], [ %t_58, %right.end ]
  %most_4 = phi <16 x float> [ %most, %i.body ], [ %most_16, %right.end ]
  %t_27 = phi <16 x i32> [ %t_23, %i.body ], [ %t_59, %right.end ]
  %at.39 = mul i64 %down, %x_down
  %at.40 = getelementptr float, ptr %at.17, i64 %at.39
  %at.41 = getelementptr float, ptr %at.24, i64 %at.39
  %at.42 = getelementptr float, ptr %at.31, i64 %at.39
  %at.43 = getelementptr float, ptr %at.38, i64 %at.39
  %right.enter = icmp slt i64 0, %wide
  br i1 %right.enter, label %right.body, label %right.end
right.body:
  %right = phi i64 [ 0, %down.body ], [ %right.next, %right.body ]
  %most_5 = phi <16 x float> [ %most_1, %down.body ], [ %most_9, %right.body ]
  %t_28 = phi <16 x i32> [ %t_24, %down.body ], [ %t_37, %right.body ]
  %most_6 = phi <16 x float> [ %most_2, %down.body ], [ %most_10, %right.body ]
  %t_29 = phi <16 x i32> [ %t_25, %down.body ], [ %t_43, %right.body ]
  %most_7 = phi <16 x float> [ %most_3, %down.body ], [ %most_11, %right.body ]
  %t_30 = phi <16 x i32> [ %t_26, %down.body ], [ %t_49, %right.body ]
  %most_8 = phi <16 x float> [ %most_4, %down.body ], [ %most_12, %right.body ]
  %t_31 = phi <16 x i32> [ %t_27, %down.body ], [ %t_55, %right.body ]
  %at.44 = mul i64 %right, %x_right
  %at.45 = getelementptr float, ptr %at.40, i64 %at.44
  %x_1 = load <16 x float>, ptr %at.45, align 4
  %below = fcmp ole <16 x float> %x_1, %most_5
  %t_32 = xor <16 x i1> %below, splat (i1 true)
  %same = fcmp oeq <16 x float> %most_5, %most_5
  %t_33 = and <16 x i1> %t_32, %same
  %at.46 = mul i64 %down, %at_down
  %at.47 = mul i64 %right, %at_right
  %at.48 = add i64 %at.46, %at.47
  %t_34 = trunc i64 %at.48 to i32
  %t_35.0 = insertelement <16 x i32> poison, i32 %t_34, i64 0
  %t_35 = shufflevector <16 x i32> %t_35.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_36 = add <16 x i32> %own, %t_35
  %most_9 = select <16 x i1> %t_33, <16 x float> %x_1, <16 x float> %most_5
  %t_37 = select <16 x i1> %t_33, <16 x i32> %t_36, <16 x i32> %t_28
  %at.49 = getelementptr float, ptr %at.41, i64 %at.44
  %x_2 = load <16 x float>, ptr %at.49, align 4
  %below_1 = fcmp ole <16 x float> %x_2, %most_6
  %t_38 = xor <16 x i1> %below_1, splat (i1 true)
  %same_1 = fcmp oeq <16 x float> %most_6, %most_6
  %t_39 = and <16 x i1> %t_38, %same_1
  %t_40 = trunc i64 %at.48 to i32
  %t_41.0 = insertelement <16 x i32> poison, i32 %t_40, i64 0
  %t_41 = shufflevector <16 x i32> %t_41.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_42 = add <16 x i32> %own_1, %t_41
  %most_10 = select <16 x i1> %t_39, <16 x float> %x_2, <16 x float> %most_6
  %t_43 = select <16 x i1> %t_39, <16 x i32> %t_42, <16 x i32> %t_29
  %at.50 = getelementptr float, ptr %at.42, i64 %at.44
  %x_3 = load <16 x float>, ptr %at.50, align 4
  %below_2 = fcmp ole <16 x float> %x_3, %most_7
  %t_44 = xor <16 x i1> %below_2, splat (i1 true)
  %same_2 = fcmp oeq <16 x float> %most_7, %most_7
  %t_45 = and <16 x i1> %t_44, %same_2
  %t_46 = trunc i64 %at.48 to i32
  %t_47.0 = insertelement <16 x i32> poison, i32 %t_46, i64 0
  %t_47 = shufflevector <16 x i32> %t_47.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_48 = add <16 x i32> %own_2, %t_47
  %most_11 = select <16 x i1> %t_45, <16 x float> %x_3, <16 x float> %most_7
  %t_49 = select <16 x i1> %t_45, <16 x i32> %t_48, <16 x i32> %t_30
  %at.51 = getelementptr float, ptr %at.43, i64 %at.44
  %x_4 = load <16 x float>, ptr %at.51, align 4
  %below_3 = fcmp ole <16 x float> %x_4, %most_8
  %t_50 = xor <16 x i1> %below_3, splat (i1 true)
  %same_3 = fcmp oeq <16 x float> %most_8, %most_8
  %t_51 = and <16 x i1> %t_50, %same_3
  %t_52 = trunc i64 %at.48 to i32
  %t_53.0 = insertelement <16 x i32> poison, i32 %t_52, i64 0
  %t_53 = shufflevector <16 x i32> %t_53.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_54 = add <16 x i32> %own_3, %t_53
  %most_12 = select <16 x i1> %t_51, <16 x float> %x_4, <16 x float> %most_8
  %t_55 = select <16 x i1> %t_51, <16 x i32> %t_54, <16 x i32> %t_31
  %right.next = add nsw i64 %right, 1
  %right.more = icmp slt i64 %right.next, %wide
  br i1 %right.more, label %right.body, label %right.end
right.end:
  %most_13 = phi <16 x float> [ %most_9, %right.body ], [ %most_1, %down.body ]
  %t_56 = phi <16 x i32> [ %t_37, %right.body ], [ %t_24, %down.body ]
  %most_14 = phi <16 x float> [ %most_10, %right.body ], [ %most_2, %down.body ]
  %t_57 = phi <16 x i32> [ %t_43, %right.body ], [ %t_25, %down.body ]
  %most_15 = phi <16 x float> [ %most_11, %right.body ], [ %most_3, %down.body ]
  %t_58 = phi <16 x i32> [ %t_49, %right.body ], [ %t_26, %down.body ]
  %most_16 = phi <16 x float> [ %most_12, %right.body ], [ %most_4, %down.body ]
  %t_59 = phi <16 x i32> [ %t_55, %right.body ], [ %t_27, %down.body ]
  %down.next = add nsw i64 %down, 1
  %down.more = icmp slt i64 %down.next, %high
  br i1 %down.more, label %down.body, label %down.end
down.end:
  %most_17 = phi <16 x float> [ %most_13, %right.end ], [ %most, %i.body ]
  %t_60 = phi <16 x i32> [ %t_56, %right.end ], [ %t_8, %i.body ]
  %most_18 = phi <16 x float> [ %most_14, %right.end ], [ %most, %i.body ]
  %t_61 = phi <16 x i32> [ %t_57, %right.end ], [ %t_13, %i.body ]
  %most_19 = phi <16 x float> [ %most_15, %right.end ], [ %most, %i.body ]
  %t_62 = phi <16 x i32> [ %t_58, %right.end ], [ %t_18, %i.body ]
  %most_20 = phi <16 x float> [ %most_16, %right.end ], [ %most, %i.body ]
  %t_63 = phi <16 x i32> [ %t_59, %right.end ], [ %t_23, %i.body ]
  %at.52 = mul i64 %row, %y_row
  %at.53 = add i64 %at.52, %i
  %at.54 = getelementptr float, ptr %y, i64 %at.53
  store <16 x float> %most_17, ptr %at.54, align 4
  %at.55 = mul i64 %row, %index_row
  %at.56 = add i64 %at.55, %i
  %at.57 = getelementptr i32, ptr %index, i64 %at.56
  store <16 x i32> %t_60, ptr %at.57, align 4
  %at.58 = add i64 %row, 1
  %at.59 = mul i64 %at.58, %y_row
  %at.60 = add i64 %at.59, %i
  %at.61 = getelementptr float, ptr %y, i64 %at.60
  store <16 x float> %most_18, ptr %at.61, align 4
  %at.62 = mul i64 %at.58, %index_row
  %at.63 = add i64 %at.62, %i
  %at.64 = getelementptr i32, ptr %index, i64 %at.63
  store <16 x i32> %t_61, ptr %at.64, align 4
  %at.65 = add i64 %row, 2
  %at.66 = mul i64 %at.65, %y_row
  %at.67 = add i64 %at.66, %i
  %at.68 = getelementptr float, ptr %y, i64 %at.67
  store <16 x float> %most_19, ptr %at.68, align 4
  %at.69 = mul i64 %at.65, %index_row
  %at.70 = add i64 %at.69, %i
  %at.71 = getelementptr i32, ptr %index, i64 %at.70
  store <16 x i32> %t_62, ptr %at.71, align 4
  %at.72 = add i64 %row, 3
  %at.73 = mul i64 %at.72, %y_row
  %at.74 = add i64 %at.73, %i
  %at.75 = getelementptr float, ptr %y, i64 %at.74
  store <16 x float> %most_20, ptr %at.75, align 4
  %at.76 = mul i64 %at.72, %index_row
  %at.77 = add i64 %at.76, %i
  %at.78 = getelementptr i32, ptr %index, i64 %at.77
  store <16 x i32> %t_63, ptr %at.78, align 4
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %at.9
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %at.79 = icmp slt i64 %at.9, %count
  br i1 %at.79, label %if_1.then, label %if_1.end
if_1.then:
  %at.80 = sub i64 %count, %at.9
  %lanes.n = trunc i64 %at.80 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.81 = mul i64 %row, %at_row
  %at.82 = add i64 %first, %at.81
  %at.83 = mul i64 %at.9, %at_step
  %at.84 = add i64 %at.82, %at.83
  %t_72 = trunc i64 %at.84 to i32
  %t_73.0 = insertelement <16 x i32> poison, i32 %t_72, i64 0
  %t_73 = shufflevector <16 x i32> %t_73.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_4 = add <16 x i32> %t_73, %lane_steps
  %t_74 = trunc i64 %missing to i32
  %t_75.0 = insertelement <16 x i32> poison, i32 %t_74, i64 0
  %t_75 = shufflevector <16 x i32> %t_75.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_76 = or <16 x i32> %own_4, %t_75
  %at.85 = mul i64 %row, %x_row
  %at.86 = mul i64 %at.9, %x_step
  %at.87 = add i64 %at.85, %at.86
  %at.88 = getelementptr float, ptr %x, i64 %at.87
  %at.89 = add i64 %row, 1
  %at.90 = mul i64 %at.89, %at_row
  %at.91 = add i64 %first, %at.90
  %at.92 = add i64 %at.91, %at.83
  %t_77 = trunc i64 %at.92 to i32
  %t_78.0 = insertelement <16 x i32> poison, i32 %t_77, i64 0
  %t_78 = shufflevector <16 x i32> %t_78.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_5 = add <16 x i32> %t_78, %lane_steps
  %t_79 = trunc i64 %missing to i32
  %t_80.0 = insertelement <16 x i32> poison, i32 %t_79, i64 0
  %t_80 = shufflevector <16 x i32> %t_80.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_81 = or <16 x i32> %own_5, %t_80
  %at.93 = mul i64 %at.89, %x_row
  %at.94 = add i64 %at.93, %at.86
  %at.95 = getelementptr float, ptr %x, i64 %at.94
  %at.96 = add i64 %row, 2
  %at.97 = mul i64 %at.96, %at_row
  %at.98 = add i64 %first, %at.97
  %at.99 = add i64 %at.98, %at.83
  %t_82 = trunc i64 %at.99 to i32
  %t_83.0 = insertelement <16 x i32> poison, i32 %t_82, i64 0
  %t_83 = shufflevector <16 x i32> %t_83.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_6 = add <16 x i32> %t_83, %lane_steps
  %t_84 = trunc i64 %missing to i32
  %t_85.0 = insertelement <16 x i32> poison, i32 %t_84, i64 0
  %t_85 = shufflevector <16 x i32> %t_85.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_86 = or <16 x i32> %own_6, %t_85
  %at.100 = mul i64 %at.96, %x_row
  %at.101 = add i64 %at.100, %at.86
  %at.102 = getelementptr float, ptr %x, i64 %at.101
  %at.103 = add i64 %row, 3
  %at.104 = mul i64 %at.103, %at_row
  %at.105 = add i64 %first, %at.104
  %at.106 = add i64 %at.105, %at.83
  %t_87 = trunc i64 %at.106 to i32
  %t_88.0 = insertelement <16 x i32> poison, i32 %t_87, i64 0
  %t_88 = shufflevector <16 x i32> %t_88.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_7 = add <16 x i32> %t_88, %lane_steps
  %t_89 = trunc i64 %missing to i32
  %t_90.0 = insertelement <16 x i32> poison, i32 %t_89, i64 0
  %t_90 = shufflevector <16 x i32> %t_90.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_91 = or <16 x i32> %own_7, %t_90
  %at.107 = mul i64 %at.103, %x_row
  %at.108 = add i64 %at.107, %at.86
  %at.109 = getelementptr float, ptr %x, i64 %at.108
  %down_1.enter = icmp slt i64 0, %high
  br i1 %down_1.enter, label %down_1.body, label %down_1.end
down_1.body:
  %down_1 = phi i64 [ 0, %if_1.then ], [ %down_1.next, %right_1.end ]
  %most_21 = phi <16 x float> [ %most, %if_1.then ], [ %most_33, %right_1.end ]
  %t_92 = phi <16 x i32> [ %t_76, %if_1.then ], [ %t_124, %right_1.end ]
  %most_22 = phi <16 x float> [ %most, %if_1.then ], [ %most_34, %right_1.end ]
  %t_93 = phi <16 x i32> [ %t_81, %if_1.then ], [ %t_125, %right_1.end ]
  %most_23 = phi <16 x float> [ %most, %if_1.then ], [ %most_35, %right_1.end ]
  %t_94 = phi <16 x i32> [ %t_86, %if_1.then ], [ %t_126, %right_1.end ]
  %most_24 = phi <16 x float> [ %most, %if_1.then ], [ %most_36, %right_1.end ]
  %t_95 = phi <16 x i32> [ %t_91, %if_1.then ], [ %t_127, %right_1.end ]
  %at.110 = mul i64 %down_1, %x_down
  %at.111 = getelementptr float, ptr %at.88, i64 %at.110
  %at.112 = getelementptr float, ptr %at.95, i64 %at.110
  %at.113 = getelementptr float, ptr %at.102, i64 %at.110
  %at.114 = getelementptr float, ptr %at.109, i64 %at.110
  %right_1.enter = icmp slt i64 0, %wide
  br i1 %right_1.enter, label %right_1.body, label %right_1.end
right_1.body:
  %right_1 = phi i64 [ 0, %down_1.body ], [ %right_1.next, %right_1.body ]
  %most_25 = phi <16 x float> [ %most_21, %down_1.body ], [ %most_29, %right_1.body ]
  %t_96 = phi <16 x i32> [ %t_92, %down_1.body ], [ %t_105, %right_1.body ]
  %most_26 = phi <16 x float> [ %most_22, %down_1.body ], [ %most_30, %right_1.body ]
  %t_97 = phi <16 x i32> [ %t_93, %down_1.body ], [ %t_111, %right_1.body ]
  %most_27 = phi <16 x float> [ %most_23, %down_1.body ], [ %most_31, %right_1.body ]
  %t_98 = phi <16 x i32> [ %t_94, %down_1.body ], [ %t_117, %right_1.body ]
  %most_28 = phi <16 x float> [ %most_24, %down_1.body ], [ %most_32, %right_1.body ]
  %t_99 = phi <16 x i32> [ %t_95, %down_1.body ], [ %t_123, %right_1.body ]
  %at.115 = mul i64 %right_1, %x_right
  %at.116 = getelementptr float, ptr %at.111, i64 %at.115
  %x_5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.116, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %below_4 = fcmp ole <16 x float> %x_5, %most_25
  %t_100 = xor <16 x i1> %below_4, splat (i1 true)
  %same_4 = fcmp oeq <16 x float> %most_25, %most_25
  %t_101 = and <16 x i1> %t_100, %same_4
  %at.117 = mul i64 %down_1, %at_down
  %at.118 = mul i64 %right_1, %at_right
  %at.119 = add i64 %at.117, %at.118
  %t_102 = trunc i64 %at.119 to i32
  %t_103.0 = insertelement <16 x i32> poison, i32 %t_102, i64 0
  %t_103 = shufflevector <16 x i32> %t_103.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_104 = add <16 x i32> %own_4, %t_103
  %most_29 = select <16 x i1> %t_101, <16 x float> %x_5, <16 x float> %most_25
  %t_105 = select <16 x i1> %t_101, <16 x i32> %t_104, <16 x i32> %t_96
  %at.120 = getelementptr float, ptr %at.112, i64 %at.115
  %x_6 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.120, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %below_5 = fcmp ole <16 x float> %x_6, %most_26
  %t_106 = xor <16 x i1> %below_5, splat (i1 true)
  %same_5 = fcmp oeq <16 x float> %most_26, %most_26
  %t_107 = and <16 x i1> %t_106, %same_5
  %t_108 = trunc i64 %at.119 to i32
  %t_109.0 = insertelement <16 x i32> poison, i32 %t_108, i64 0
  %t_109 = shufflevector <16 x i32> %t_109.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_110 = add <16 x i32> %own_5, %t_109
  %most_30 = select <16 x i1> %t_107, <16 x float> %x_6, <16 x float> %most_26
  %t_111 = select <16 x i1> %t_107, <16 x i32> %t_110, <16 x i32> %t_97
  %at.121 = getelementptr float, ptr %at.113, i64 %at.115
  %x_7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.121, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %below_6 = fcmp ole <16 x float> %x_7, %most_27
  %t_112 = xor <16 x i1> %below_6, splat (i1 true)
  %same_6 = fcmp oeq <16 x float> %most_27, %most_27
  %t_113 = and <16 x i1> %t_112, %same_6
  %t_114 = trunc i64 %at.119 to i32
  %t_115.0 = insertelement <16 x i32> poison, i32 %t_114, i64 0
  %t_115 = shufflevector <16 x i32> %t_115.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_116 = add <16 x i32> %own_6, %t_115
  %most_31 = select <16 x i1> %t_113, <16 x float> %x_7, <16 x float> %most_27
  %t_117 = select <16 x i1> %t_113, <16 x i32> %t_116, <16 x i32> %t_98
  %at.122 = getelementptr float, ptr %at.114, i64 %at.115
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.122, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %below_7 = fcmp ole <16 x float> %x_8, %most_28
  %t_118 = xor <16 x i1> %below_7, splat (i1 true)
  %same_7 = fcmp oeq <16 x float> %most_28, %most_28
  %t_119 = and <16 x i1> %t_118, %same_7
  %t_120 = trunc i64 %at.119 to i32
  %t_121.0 = insertelement <16 x i32> poison, i32 %t_120, i64 0
  %t_121 = shufflevector <16 x i32> %t_121.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_122 = add <16 x i32> %own_7, %t_121
  %most_32 = select <16 x i1> %t_119, <16 x float> %x_8, <16 x float> %most_28
  %t_123 = select <16 x i1> %t_119, <16 x i32> %t_122, <16 x i32> %t_99
  %right_1.next = add nsw i64 %right_1, 1
  %right_1.more = icmp slt i64 %right_1.next, %wide
  br i1 %right_1.more, label %right_1.body, label %right_1.end
right_1.end:
  %most_33 = phi <16 x float> [ %most_29, %right_1.body ], [ %most_21, %down_1.body ]
  %t_124 = phi <16 x i32> [ %t_105, %right_1.body ], [ %t_92, %down_1.body ]
  %most_34 = phi <16 x float> [ %most_30, %right_1.body ], [ %most_22, %down_1.body ]
  %t_125 = phi <16 x i32> [ %t_111, %right_1.body ], [ %t_93, %down_1.body ]
  %most_35 = phi <16 x float> [ %most_31, %right_1.body ], [ %most_23, %down_1.body ]
  %t_126 = phi <16 x i32> [ %t_117, %right_1.body ], [ %t_94, %down_1.body ]
  %most_36 = phi <16 x float> [ %most_32, %right_1.body ], [ %most_24, %down_1.body ]
  %t_127 = phi <16 x i32> [ %t_123, %right_1.body ], [ %t_95, %down_1.body ]
  %down_1.next = add nsw i64 %down_1, 1
  %down_1.more = icmp slt i64 %down_1.next, %high
  br i1 %down_1.more, label %down_1.body, label %down_1.end
down_1.end:
  %most_37 = phi <16 x float> [ %most_33, %right_1.end ], [ %most, %if_1.then ]
  %t_128 = phi <16 x i32> [ %t_124, %right_1.end ], [ %t_76, %if_1.then ]
  %most_38 = phi <16 x float> [ %most_34, %right_1.end ], [ %most, %if_1.then ]
  %t_129 = phi <16 x i32> [ %t_125, %right_1.end ], [ %t_81, %if_1.then ]
  %most_39 = phi <16 x float> [ %most_35, %right_1.end ], [ %most, %if_1.then ]
  %t_130 = phi <16 x i32> [ %t_126, %right_1.end ], [ %t_86, %if_1.then ]
  %most_40 = phi <16 x float> [ %most_36, %right_1.end ], [ %most, %if_1.then ]
  %t_131 = phi <16 x i32> [ %t_127, %right_1.end ], [ %t_91, %if_1.then ]
  %at.123 = mul i64 %row, %y_row
  %at.124 = add i64 %at.123, %at.9
  %at.125 = getelementptr float, ptr %y, i64 %at.124
  call void @llvm.masked.store.v16f32.p0(<16 x float> %most_37, ptr %at.125, i32 4, <16 x i1> %lanes)
  %at.126 = mul i64 %row, %index_row
  %at.127 = add i64 %at.126, %at.9
  %at.128 = getelementptr i32, ptr %index, i64 %at.127
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t_128, ptr %at.128, i32 4, <16 x i1> %lanes)
  %at.129 = add i64 %row, 1
  %at.130 = mul i64 %at.129, %y_row
  %at.131 = add i64 %at.130, %at.9
  %at.132 = getelementptr float, ptr %y, i64 %at.131
  call void @llvm.masked.store.v16f32.p0(<16 x float> %most_38, ptr %at.132, i32 4, <16 x i1> %lanes)
  %at.133 = mul i64 %at.129, %index_row
  %at.134 = add i64 %at.133, %at.9
  %at.135 = getelementptr i32, ptr %index, i64 %at.134
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t_129, ptr %at.135, i32 4, <16 x i1> %lanes)
  %at.136 = add i64 %row, 2
  %at.137 = mul i64 %at.136, %y_row
  %at.138 = add i64 %at.137, %at.9
  %at.139 = getelementptr float, ptr %y, i64 %at.138
  call void @llvm.masked.store.v16f32.p0(<16 x float> %most_39, ptr %at.139, i32 4, <16 x i1> %lanes)
  %at.140 = mul i64 %at.136, %index_row
  %at.141 = add i64 %at.140, %at.9
  %at.142 = getelementptr i32, ptr %index, i64 %at.141
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t_130, ptr %at.142, i32 4, <16 x i1> %lanes)
  %at.143 = add i64 %row, 3
  %at.144 = mul i64 %at.143, %y_row
  %at.145 = add i64 %at.144, %at.9
  %at.146 = getelementptr float, ptr %y, i64 %at.145
  call void @llvm.masked.store.v16f32.p0(<16 x float> %most_40, ptr %at.146, i32 4, <16 x i1> %lanes)
  %at.147 = mul i64 %at.143, %index_row
  %at.148 = add i64 %at.147, %at.9
  %at.149 = getelementptr i32, ptr %index, i64 %at.148
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t_131, ptr %at.149, i32 4, <16 x i1> %lanes)
  br label %if_1.end
if_1.end:
  %row.next = add nsw i64 %row, 4
  %row.more = icmp slt i64 %row.next, %t_3
  br i1 %row.more, label %row.body, label %row.end
row.end:
  %t_140 = select i1 %at.1, i64 %rows, i64 0
  %row_1.enter = icmp slt i64 %t_3, %t_140
  br i1 %row_1.enter, label %row_1.body, label %row_1.end
row_1.body:
  %row_1 = phi i64 [ %t_3, %row.end ], [ %row_1.next, %if_2.end ]
  %at.150 = and i64 %count, -16
  %i_1.enter = icmp slt i64 0, %at.150
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ 0, %row_1.body ], [ %i_1.next, %down_2.end ]
  %at.151 = mul i64 %row_1, %at_row
  %at.152 = add i64 %first, %at.151
  %at.153 = mul i64 %i_1, %at_step
  %at.154 = add i64 %at.152, %at.153
  %t_141 = trunc i64 %at.154 to i32
  %t_142.0 = insertelement <16 x i32> poison, i32 %t_141, i64 0
  %t_142 = shufflevector <16 x i32> %t_142.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_8 = add <16 x i32> %t_142, %lane_steps
  %t_143 = trunc i64 %missing to i32
  %t_144.0 = insertelement <16 x i32> poison, i32 %t_143, i64 0
  %t_144 = shufflevector <16 x i32> %t_144.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_145 = or <16 x i32> %own_8, %t_144
  %at.155 = mul i64 %row_1, %x_row
  %at.156 = mul i64 %i_1, %x_step
  %at.157 = add i64 %at.155, %at.156
  %at.158 = getelementptr float, ptr %x, i64 %at.157
  %down_2.enter = icmp slt i64 0, %high
  br i1 %down_2.enter, label %down_2.body, label %down_2.end
down_2.body:
  %down_2 = phi i64 [ 0, %i_1.body ], [ %down_2.next, %right_2.end ]
  %most_41 = phi <16 x float> [ %most, %i_1.body ], [ %most_44, %right_2.end ]
  %t_146 = phi <16 x i32> [ %t_145, %i_1.body ], [ %t_154, %right_2.end ]
  %at.159 = mul i64 %down_2, %x_down
  %at.160 = getelementptr float, ptr %at.158, i64 %at.159
  %right_2.enter = icmp slt i64 0, %wide
  br i1 %right_2.enter, label %right_2.body, label %right_2.end
right_2.body:
  %right_2 = phi i64 [ 0, %down_2.body ], [ %right_2.next, %right_2.body ]
  %most_42 = phi <16 x float> [ %most_41, %down_2.body ], [ %most_43, %right_2.body ]
  %t_147 = phi <16 x i32> [ %t_146, %down_2.body ], [ %t_153, %right_2.body ]
  %at.161 = mul i64 %right_2, %x_right
  %at.162 = getelementptr float, ptr %at.160, i64 %at.161
  %x_9 = load <16 x float>, ptr %at.162, align 4
  %below_8 = fcmp ole <16 x float> %x_9, %most_42
  %t_148 = xor <16 x i1> %below_8, splat (i1 true)
  %same_8 = fcmp oeq <16 x float> %most_42, %most_42
  %t_149 = and <16 x i1> %t_148, %same_8
  %at.163 = mul i64 %down_2, %at_down
  %at.164 = mul i64 %right_2, %at_right
  %at.165 = add i64 %at.163, %at.164
  %t_150 = trunc i64 %at.165 to i32
  %t_151.0 = insertelement <16 x i32> poison, i32 %t_150, i64 0
  %t_151 = shufflevector <16 x i32> %t_151.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_152 = add <16 x i32> %own_8, %t_151
  %most_43 = select <16 x i1> %t_149, <16 x float> %x_9, <16 x float> %most_42
  %t_153 = select <16 x i1> %t_149, <16 x i32> %t_152, <16 x i32> %t_147
  %right_2.next = add nsw i64 %right_2, 1
  %right_2.more = icmp slt i64 %right_2.next, %wide
  br i1 %right_2.more, label %right_2.body, label %right_2.end
right_2.end:
  %most_44 = phi <16 x float> [ %most_43, %right_2.body ], [ %most_41, %down_2.body ]
  %t_154 = phi <16 x i32> [ %t_153, %right_2.body ], [ %t_146, %down_2.body ]
  %down_2.next = add nsw i64 %down_2, 1
  %down_2.more = icmp slt i64 %down_2.next, %high
  br i1 %down_2.more, label %down_2.body, label %down_2.end
down_2.end:
  %most_45 = phi <16 x float> [ %most_44, %right_2.end ], [ %most, %i_1.body ]
  %t_155 = phi <16 x i32> [ %t_154, %right_2.end ], [ %t_145, %i_1.body ]
  %at.166 = mul i64 %row_1, %y_row
  %at.167 = add i64 %at.166, %i_1
  %at.168 = getelementptr float, ptr %y, i64 %at.167
  store <16 x float> %most_45, ptr %at.168, align 4
  %at.169 = mul i64 %row_1, %index_row
  %at.170 = add i64 %at.169, %i_1
  %at.171 = getelementptr i32, ptr %index, i64 %at.170
  store <16 x i32> %t_155, ptr %at.171, align 4
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.150
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %at.172 = icmp slt i64 %at.150, %count
  br i1 %at.172, label %if_2.then, label %if_2.end
if_2.then:
  %at.173 = sub i64 %count, %at.150
  %lanes_1.n = trunc i64 %at.173 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.174 = mul i64 %row_1, %at_row
  %at.175 = add i64 %first, %at.174
  %at.176 = mul i64 %at.150, %at_step
  %at.177 = add i64 %at.175, %at.176
  %t_158 = trunc i64 %at.177 to i32
  %t_159.0 = insertelement <16 x i32> poison, i32 %t_158, i64 0
  %t_159 = shufflevector <16 x i32> %t_159.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_9 = add <16 x i32> %t_159, %lane_steps
  %t_160 = trunc i64 %missing to i32
  %t_161.0 = insertelement <16 x i32> poison, i32 %t_160, i64 0
  %t_161 = shufflevector <16 x i32> %t_161.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_162 = or <16 x i32> %own_9, %t_161
  %at.178 = mul i64 %row_1, %x_row
  %at.179 = mul i64 %at.150, %x_step
  %at.180 = add i64 %at.178, %at.179
  %at.181 = getelementptr float, ptr %x, i64 %at.180
  %down_3.enter = icmp slt i64 0, %high
  br i1 %down_3.enter, label %down_3.body, label %down_3.end
down_3.body:
  %down_3 = phi i64 [ 0, %if_2.then ], [ %down_3.next, %right_3.end ]
  %most_46 = phi <16 x float> [ %most, %if_2.then ], [ %most_49, %right_3.end ]
  %t_163 = phi <16 x i32> [ %t_162, %if_2.then ], [ %t_171, %right_3.end ]
  %at.182 = mul i64 %down_3, %x_down
  %at.183 = getelementptr float, ptr %at.181, i64 %at.182
  %right_3.enter = icmp slt i64 0, %wide
  br i1 %right_3.enter, label %right_3.body, label %right_3.end
right_3.body:
  %right_3 = phi i64 [ 0, %down_3.body ], [ %right_3.next, %right_3.body ]
  %most_47 = phi <16 x float> [ %most_46, %down_3.body ], [ %most_48, %right_3.body ]
  %t_164 = phi <16 x i32> [ %t_163, %down_3.body ], [ %t_170, %right_3.body ]
  %at.184 = mul i64 %right_3, %x_right
  %at.185 = getelementptr float, ptr %at.183, i64 %at.184
  %x_10 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.185, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %below_9 = fcmp ole <16 x float> %x_10, %most_47
  %t_165 = xor <16 x i1> %below_9, splat (i1 true)
  %same_9 = fcmp oeq <16 x float> %most_47, %most_47
  %t_166 = and <16 x i1> %t_165, %same_9
  %at.186 = mul i64 %down_3, %at_down
  %at.187 = mul i64 %right_3, %at_right
  %at.188 = add i64 %at.186, %at.187
  %t_167 = trunc i64 %at.188 to i32
  %t_168.0 = insertelement <16 x i32> poison, i32 %t_167, i64 0
  %t_168 = shufflevector <16 x i32> %t_168.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_169 = add <16 x i32> %own_9, %t_168
  %most_48 = select <16 x i1> %t_166, <16 x float> %x_10, <16 x float> %most_47
  %t_170 = select <16 x i1> %t_166, <16 x i32> %t_169, <16 x i32> %t_164
  %right_3.next = add nsw i64 %right_3, 1
  %right_3.more = icmp slt i64 %right_3.next, %wide
  br i1 %right_3.more, label %right_3.body, label %right_3.end
right_3.end:
  %most_49 = phi <16 x float> [ %most_48, %right_3.body ], [ %most_46, %down_3.body ]
  %t_171 = phi <16 x i32> [ %t_170, %right_3.body ], [ %t_163, %down_3.body ]
  %down_3.next = add nsw i64 %down_3, 1
  %down_3.more = icmp slt i64 %down_3.next, %high
  br i1 %down_3.more, label %down_3.body, label %down_3.end
down_3.end:
  %most_50 = phi <16 x float> [ %most_49, %right_3.end ], [ %most, %if_2.then ]
  %t_172 = phi <16 x i32> [ %t_171, %right_3.end ], [ %t_162, %if_2.then ]
  %at.189 = mul i64 %row_1, %y_row
  %at.190 = add i64 %at.189, %at.150
  %at.191 = getelementptr float, ptr %y, i64 %at.190
  call void @llvm.masked.store.v16f32.p0(<16 x float> %most_50, ptr %at.191, i32 4, <16 x i1> %lanes_1)
  %at.192 = mul i64 %row_1, %index_row
  %at.193 = add i64 %at.192, %at.150
  %at.194 = getelementptr i32, ptr %index, i64 %at.193
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t_172, ptr %at.194, i32 4, <16 x i1> %lanes_1)
  br label %if_2.end
if_2.end:
  %row_1.next = add nsw i64 %row_1, 1
  %row_1.more = icmp slt i64 %row_1.next, %t_140
  br i1 %row_1.more, label %row_1.body, label %row_1.end
row_1.end:
  ; Every second one.
  %t_176 = select i1 %at.6, i64 %rows, i64 0
  %row_2.enter = icmp slt i64 0, %t_176
  br i1 %row_2.enter, label %row_2.body, label %row_2.end
row_2.body:
  %row_2 = phi i64 [ 0, %row_1.end ], [ %row_2.next, %if_4.end ]
  %at.195 = and i64 %count, -16
  %i_2.enter = icmp slt i64 0, %at.195
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ 0, %row_2.body ], [ %i_2.next, %down_4.end ]
  %at.196 = mul i64 %row_2, %at_row
  %at.197 = add i64 %first, %at.196
  %at.198 = mul i64 %i_2, %at_step
  %at.199 = add i64 %at.197, %at.198
  %t_177 = trunc i64 %at.199 to i32
  %t_178.0 = insertelement <16 x i32> poison, i32 %t_177, i64 0
  %t_178 = shufflevector <16 x i32> %t_178.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_10 = add <16 x i32> %t_178, %lane_steps
  %t_179 = trunc i64 %missing to i32
  %t_180.0 = insertelement <16 x i32> poison, i32 %t_179, i64 0
  %t_180 = shufflevector <16 x i32> %t_180.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_181 = or <16 x i32> %own_10, %t_180
  %at.200 = mul i64 %row_2, %x_row
  %at.201 = mul i64 %i_2, %x_step
  %at.202 = add i64 %at.200, %at.201
  %at.203 = getelementptr float, ptr %x, i64 %at.202
  %down_4.enter = icmp slt i64 0, %high
  br i1 %down_4.enter, label %down_4.body, label %down_4.end
down_4.body:
  %down_4 = phi i64 [ 0, %i_2.body ], [ %down_4.next, %if_3.end ]
  %most_51 = phi <16 x float> [ %most, %i_2.body ], [ %most_57, %if_3.end ]
  %t_182 = phi <16 x i32> [ %t_181, %i_2.body ], [ %t_208, %if_3.end ]
  %at.204 = mul i64 %down_4, %x_down
  %at.205 = getelementptr float, ptr %at.203, i64 %at.204
  %at.206 = and i64 %wide, -2
  %right_4.enter = icmp slt i64 0, %at.206
  br i1 %right_4.enter, label %right_4.body, label %right_4.end
right_4.body:
  %right_4 = phi i64 [ 0, %down_4.body ], [ %right_4.next, %right_4.body ]
  %most_52 = phi <16 x float> [ %most_51, %down_4.body ], [ %most_53, %right_4.body ]
  %t_183 = phi <16 x i32> [ %t_182, %down_4.body ], [ %t_198, %right_4.body ]
  %at.207 = getelementptr float, ptr %at.205, i64 %right_4
  %x_11 = load <16 x float>, ptr %at.207, align 4
  %at.208 = add i64 %right_4, 16
  %at.209 = getelementptr float, ptr %at.205, i64 %at.208
  %x_12 = load <16 x float>, ptr %at.209, align 4
  %t_184 = shufflevector <16 x float> %x_11, <16 x float> %x_12, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %below_10 = fcmp ole <16 x float> %t_184, %most_52
  %t_185 = xor <16 x i1> %below_10, splat (i1 true)
  %same_10 = fcmp oeq <16 x float> %most_52, %most_52
  %t_186 = and <16 x i1> %t_185, %same_10
  %at.210 = mul i64 %down_4, %at_down
  %at.211 = mul i64 %right_4, %at_right
  %at.212 = add i64 %at.210, %at.211
  %t_187 = trunc i64 %at.212 to i32
  %t_188.0 = insertelement <16 x i32> poison, i32 %t_187, i64 0
  %t_188 = shufflevector <16 x i32> %t_188.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_189 = add <16 x i32> %own_10, %t_188
  %t_190 = select <16 x i1> %t_186, <16 x float> %t_184, <16 x float> %most_52
  %t_191 = select <16 x i1> %t_186, <16 x i32> %t_189, <16 x i32> %t_183
  %t_192 = shufflevector <16 x float> %x_11, <16 x float> %x_12, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %below_11 = fcmp ole <16 x float> %t_192, %t_190
  %t_193 = xor <16 x i1> %below_11, splat (i1 true)
  %same_11 = fcmp oeq <16 x float> %t_190, %t_190
  %t_194 = and <16 x i1> %t_193, %same_11
  %at.213 = add i64 %right_4, 1
  %at.214 = mul i64 %at.213, %at_right
  %at.215 = add i64 %at.210, %at.214
  %t_195 = trunc i64 %at.215 to i32
  %t_196.0 = insertelement <16 x i32> poison, i32 %t_195, i64 0
  %t_196 = shufflevector <16 x i32> %t_196.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_197 = add <16 x i32> %own_10, %t_196
  %most_53 = select <16 x i1> %t_194, <16 x float> %t_192, <16 x float> %t_190
  %t_198 = select <16 x i1> %t_194, <16 x i32> %t_197, <16 x i32> %t_191
  %right_4.next = add nsw i64 %right_4, 2
  %right_4.more = icmp slt i64 %right_4.next, %at.206
  br i1 %right_4.more, label %right_4.body, label %right_4.end
right_4.end:
  %most_54 = phi <16 x float> [ %most_53, %right_4.body ], [ %most_51, %down_4.body ]
  %t_199 = phi <16 x i32> [ %t_198, %right_4.body ], [ %t_182, %down_4.body ]
  %at.216 = icmp slt i64 %at.206, %wide
  br i1 %at.216, label %if_3.then, label %if_3.end
if_3.then:
  %at.217 = sub i64 %at.206, 1
  %at.218 = getelementptr float, ptr %at.205, i64 %at.217
  %x_13 = load <16 x float>, ptr %at.218, align 4
  %at.219 = add i64 %at.217, 16
  %at.220 = getelementptr float, ptr %at.205, i64 %at.219
  %x_14 = load <16 x float>, ptr %at.220, align 4
  %t_201 = shufflevector <16 x float> %x_13, <16 x float> %x_14, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %below_12 = fcmp ole <16 x float> %t_201, %most_54
  %t_202 = xor <16 x i1> %below_12, splat (i1 true)
  %same_12 = fcmp oeq <16 x float> %most_54, %most_54
  %t_203 = and <16 x i1> %t_202, %same_12
  %at.221 = mul i64 %down_4, %at_down
  %at.222 = mul i64 %at.206, %at_right
  %at.223 = add i64 %at.221, %at.222
  %t_204 = trunc i64 %at.223 to i32
  %t_205.0 = insertelement <16 x i32> poison, i32 %t_204, i64 0
  %t_205 = shufflevector <16 x i32> %t_205.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_206 = add <16 x i32> %own_10, %t_205
  %most_56 = select <16 x i1> %t_203, <16 x float> %t_201, <16 x float> %most_54
  %t_207 = select <16 x i1> %t_203, <16 x i32> %t_206, <16 x i32> %t_199
  br label %if_3.end
if_3.end:
  %most_57 = phi <16 x float> [ %most_54, %right_4.end ], [ %most_56, %if_3.then ]
  %t_208 = phi <16 x i32> [ %t_199, %right_4.end ], [ %t_207, %if_3.then ]
  %down_4.next = add nsw i64 %down_4, 1
  %down_4.more = icmp slt i64 %down_4.next, %high
  br i1 %down_4.more, label %down_4.body, label %down_4.end
down_4.end:
  %most_58 = phi <16 x float> [ %most_57, %if_3.end ], [ %most, %i_2.body ]
  %t_209 = phi <16 x i32> [ %t_208, %if_3.end ], [ %t_181, %i_2.body ]
  %at.224 = mul i64 %row_2, %y_row
  %at.225 = add i64 %at.224, %i_2
  %at.226 = getelementptr float, ptr %y, i64 %at.225
  store <16 x float> %most_58, ptr %at.226, align 4
  %at.227 = mul i64 %row_2, %index_row
  %at.228 = add i64 %at.227, %i_2
  %at.229 = getelementptr i32, ptr %index, i64 %at.228
  store <16 x i32> %t_209, ptr %at.229, align 4
  %i_2.next = add nsw i64 %i_2, 16
  %i_2.more = icmp slt i64 %i_2.next, %at.195
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %at.230 = icmp slt i64 %at.195, %count
  br i1 %at.230, label %if_4.then, label %if_4.end
if_4.then:
  %at.231 = sub i64 %count, %at.195
  %lanes_2.n = trunc i64 %at.231 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_2.s
  %at.232 = mul i64 2, %at.231
  %t_212.c = icmp slt i64 %at.232, 16
  %t_212 = select i1 %t_212.c, i64 %at.232, i64 16
  %lanes_3.n = trunc i64 %t_212 to i32
  %lanes_3.0 = insertelement <16 x i32> poison, i32 %lanes_3.n, i64 0
  %lanes_3.s = shufflevector <16 x i32> %lanes_3.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_3 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_3.s
  %at.233 = sub i64 %at.232, 16
  %t_213.c = icmp sgt i64 %at.233, 0
  %t_213 = select i1 %t_213.c, i64 %at.233, i64 0
  %lanes_4.n = trunc i64 %t_213 to i32
  %lanes_4.0 = insertelement <16 x i32> poison, i32 %lanes_4.n, i64 0
  %lanes_4.s = shufflevector <16 x i32> %lanes_4.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_4 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_4.s
  %at.234 = mul i64 %row_2, %at_row
  %at.235 = add i64 %first, %at.234
  %at.236 = mul i64 %at.195, %at_step
  %at.237 = add i64 %at.235, %at.236
  %t_214 = trunc i64 %at.237 to i32
  %t_215.0 = insertelement <16 x i32> poison, i32 %t_214, i64 0
  %t_215 = shufflevector <16 x i32> %t_215.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_11 = add <16 x i32> %t_215, %lane_steps
  %t_216 = trunc i64 %missing to i32
  %t_217.0 = insertelement <16 x i32> poison, i32 %t_216, i64 0
  %t_217 = shufflevector <16 x i32> %t_217.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_218 = or <16 x i32> %own_11, %t_217
  %at.238 = mul i64 %row_2, %x_row
  %at.239 = mul i64 %at.195, %x_step
  %at.240 = add i64 %at.238, %at.239
  %at.241 = getelementptr float, ptr %x, i64 %at.240
  %down_5.enter = icmp slt i64 0, %high
  br i1 %down_5.enter, label %down_5.body, label %down_5.end
down_5.body:
  %down_5 = phi i64 [ 0, %if_4.then ], [ %down_5.next, %if_5.end ]
  %most_59 = phi <16 x float> [ %most, %if_4.then ], [ %most_65, %if_5.end ]
  %t_219 = phi <16 x i32> [ %t_218, %if_4.then ], [ %t_245, %if_5.end ]
  %at.242 = mul i64 %down_5, %x_down
  %at.243 = getelementptr float, ptr %at.241, i64 %at.242
  %at.244 = and i64 %wide, -2
  %right_5.enter = icmp slt i64 0, %at.244
  br i1 %right_5.enter, label %right_5.body, label %right_5.end
right_5.body:
  %right_5 = phi i64 [ 0, %down_5.body ], [ %right_5.next, %right_5.body ]
  %most_60 = phi <16 x float> [ %most_59, %down_5.body ], [ %most_61, %right_5.body ]
  %t_220 = phi <16 x i32> [ %t_219, %down_5.body ], [ %t_235, %right_5.body ]
  %at.245 = getelementptr float, ptr %at.243, i64 %right_5
  %x_15 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.245, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %at.246 = add i64 %right_5, 16
  %at.247 = getelementptr float, ptr %at.243, i64 %at.246
  %x_16 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.247, i32 4, <16 x i1> %lanes_4, <16 x float> zeroinitializer)
  %t_221 = shufflevector <16 x float> %x_15, <16 x float> %x_16, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %below_13 = fcmp ole <16 x float> %t_221, %most_60
  %t_222 = xor <16 x i1> %below_13, splat (i1 true)
  %same_13 = fcmp oeq <16 x float> %most_60, %most_60
  %t_223 = and <16 x i1> %t_222, %same_13
  %at.248 = mul i64 %down_5, %at_down
  %at.249 = mul i64 %right_5, %at_right
  %at.250 = add i64 %at.248, %at.249
  %t_224 = trunc i64 %at.250 to i32
  %t_225.0 = insertelement <16 x i32> poison, i32 %t_224, i64 0
  %t_225 = shufflevector <16 x i32> %t_225.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_226 = add <16 x i32> %own_11, %t_225
  %t_227 = select <16 x i1> %t_223, <16 x float> %t_221, <16 x float> %most_60
  %t_228 = select <16 x i1> %t_223, <16 x i32> %t_226, <16 x i32> %t_220
  %t_229 = shufflevector <16 x float> %x_15, <16 x float> %x_16, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %below_14 = fcmp ole <16 x float> %t_229, %t_227
  %t_230 = xor <16 x i1> %below_14, splat (i1 true)
  %same_14 = fcmp oeq <16 x float> %t_227, %t_227
  %t_231 = and <16 x i1> %t_230, %same_14
  %at.251 = add i64 %right_5, 1
  %at.252 = mul i64 %at.251, %at_right
  %at.253 = add i64 %at.248, %at.252
  %t_232 = trunc i64 %at.253 to i32
  %t_233.0 = insertelement <16 x i32> poison, i32 %t_232, i64 0
  %t_233 = shufflevector <16 x i32> %t_233.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_234 = add <16 x i32> %own_11, %t_233
  %most_61 = select <16 x i1> %t_231, <16 x float> %t_229, <16 x float> %t_227
  %t_235 = select <16 x i1> %t_231, <16 x i32> %t_234, <16 x i32> %t_228
  %right_5.next = add nsw i64 %right_5, 2
  %right_5.more = icmp slt i64 %right_5.next, %at.244
  br i1 %right_5.more, label %right_5.body, label %right_5.end
right_5.end:
  %most_62 = phi <16 x float> [ %most_61, %right_5.body ], [ %most_59, %down_5.body ]
  %t_236 = phi <16 x i32> [ %t_235, %right_5.body ], [ %t_219, %down_5.body ]
  %at.254 = icmp slt i64 %at.244, %wide
  br i1 %at.254, label %if_5.then, label %if_5.end
if_5.then:
  %at.255 = sub i64 %at.244, 1
  %at.256 = getelementptr float, ptr %at.243, i64 %at.255
  %x_17 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.256, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %at.257 = add i64 %at.255, 16
  %at.258 = getelementptr float, ptr %at.243, i64 %at.257
  %x_18 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.258, i32 4, <16 x i1> %lanes_4, <16 x float> zeroinitializer)
  %t_238 = shufflevector <16 x float> %x_17, <16 x float> %x_18, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %below_15 = fcmp ole <16 x float> %t_238, %most_62
  %t_239 = xor <16 x i1> %below_15, splat (i1 true)
  %same_15 = fcmp oeq <16 x float> %most_62, %most_62
  %t_240 = and <16 x i1> %t_239, %same_15
  %at.259 = mul i64 %down_5, %at_down
  %at.260 = mul i64 %at.244, %at_right
  %at.261 = add i64 %at.259, %at.260
  %t_241 = trunc i64 %at.261 to i32
  %t_242.0 = insertelement <16 x i32> poison, i32 %t_241, i64 0
  %t_242 = shufflevector <16 x i32> %t_242.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_243 = add <16 x i32> %own_11, %t_242
  %most_64 = select <16 x i1> %t_240, <16 x float> %t_238, <16 x float> %most_62
  %t_244 = select <16 x i1> %t_240, <16 x i32> %t_243, <16 x i32> %t_236
  br label %if_5.end
if_5.end:
  %most_65 = phi <16 x float> [ %most_62, %right_5.end ], [ %most_64, %if_5.then ]
  %t_245 = phi <16 x i32> [ %t_236, %right_5.end ], [ %t_244, %if_5.then ]
  %down_5.next = add nsw i64 %down_5, 1
  %down_5.more = icmp slt i64 %down_5.next, %high
  br i1 %down_5.more, label %down_5.body, label %down_5.end
down_5.end:
  %most_66 = phi <16 x float> [ %most_65, %if_5.end ], [ %most, %if_4.then ]
  %t_246 = phi <16 x i32> [ %t_245, %if_5.end ], [ %t_218, %if_4.then ]
  %at.262 = mul i64 %row_2, %y_row
  %at.263 = add i64 %at.262, %at.195
  %at.264 = getelementptr float, ptr %y, i64 %at.263
  call void @llvm.masked.store.v16f32.p0(<16 x float> %most_66, ptr %at.264, i32 4, <16 x i1> %lanes_2)
  %at.265 = mul i64 %row_2, %index_row
  %at.266 = add i64 %at.265, %at.195
  %at.267 = getelementptr i32, ptr %index, i64 %at.266
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t_246, ptr %at.267, i32 4, <16 x i1> %lanes_2)
  br label %if_4.end
if_4.end:
  %row_2.next = add nsw i64 %row_2, 1
  %row_2.more = icmp slt i64 %row_2.next, %t_176
  br i1 %row_2.more, label %row_2.body, label %row_2.end
row_2.end:
  ; One by one.
  %at.268 = or i1 %at.1, %at.6
  %t_250 = select i1 %at.268, i64 0, i64 %rows
  %row_3.enter = icmp slt i64 0, %t_250
  br i1 %row_3.enter, label %row_3.body, label %row_3.end
row_3.body:
  %row_3 = phi i64 [ 0, %row_2.end ], [ %row_3.next, %i_3.end ]
  %i_3.enter = icmp slt i64 0, %count
  br i1 %i_3.enter, label %i_3.body, label %i_3.end
i_3.body:
  %i_3 = phi i64 [ 0, %row_3.body ], [ %i_3.next, %down_6.end ]
  %at.269 = mul i64 %row_3, %at_row
  %at.270 = add i64 %first, %at.269
  %at.271 = mul i64 %i_3, %at_step
  %at.272 = add i64 %at.270, %at.271
  %own_12 = trunc i64 %at.272 to i32
  %t_251 = trunc i64 %missing to i32
  %t_252 = or i32 %own_12, %t_251
  %at.273 = mul i64 %row_3, %x_row
  %at.274 = mul i64 %i_3, %x_step
  %at.275 = add i64 %at.273, %at.274
  %at.276 = getelementptr float, ptr %x, i64 %at.275
  %down_6.enter = icmp slt i64 0, %high
  br i1 %down_6.enter, label %down_6.body, label %down_6.end
down_6.body:
  %down_6 = phi i64 [ 0, %i_3.body ], [ %down_6.next, %right_6.end ]
  %given_1 = phi float [ %given, %i_3.body ], [ %given_4, %right_6.end ]
  %t_253 = phi i32 [ %t_252, %i_3.body ], [ %t_258, %right_6.end ]
  %at.277 = mul i64 %down_6, %x_down
  %at.278 = getelementptr float, ptr %at.276, i64 %at.277
  %right_6.enter = icmp slt i64 0, %wide
  br i1 %right_6.enter, label %right_6.body, label %right_6.end
right_6.body:
  %right_6 = phi i64 [ 0, %down_6.body ], [ %right_6.next, %right_6.body ]
  %given_2 = phi float [ %given_1, %down_6.body ], [ %given_3, %right_6.body ]
  %t_254 = phi i32 [ %t_253, %down_6.body ], [ %t_257, %right_6.body ]
  %at.279 = mul i64 %right_6, %x_right
  %at.280 = getelementptr float, ptr %at.278, i64 %at.279
  %x_19 = load float, ptr %at.280, align 4
  %below_16 = fcmp ole float %x_19, %given_2
  %same_16 = fcmp oeq float %given_2, %given_2
  %at.281 = mul i64 %down_6, %at_down
  %at.282 = mul i64 %right_6, %at_right
  %at.283 = add i64 %at.281, %at.282
  %t_255 = trunc i64 %at.283 to i32
  %t_256 = add i32 %own_12, %t_255
  %at.284 = xor i1 %below_16, true
  %at.285 = and i1 %at.284, %same_16
  %given_3 = select i1 %at.285, float %x_19, float %given_2
  %t_257 = select i1 %at.285, i32 %t_256, i32 %t_254
  %right_6.next = add nsw i64 %right_6, 1
  %right_6.more = icmp slt i64 %right_6.next, %wide
  br i1 %right_6.more, label %right_6.body, label %right_6.end
right_6.end:
  %given_4 = phi float [ %given_3, %right_6.body ], [ %given_1, %down_6.body ]
  %t_258 = phi i32 [ %t_257, %right_6.body ], [ %t_253, %down_6.body ]
  %down_6.next = add nsw i64 %down_6, 1
  %down_6.more = icmp slt i64 %down_6.next, %high
  br i1 %down_6.more, label %down_6.body, label %down_6.end
down_6.end:
  %given_5 = phi float [ %given_4, %right_6.end ], [ %given, %i_3.body ]
  %t_259 = phi i32 [ %t_258, %right_6.end ], [ %t_252, %i_3.body ]
  %at.286 = mul i64 %row_3, %y_row
  %at.287 = add i64 %at.286, %i_3
  %at.288 = getelementptr float, ptr %y, i64 %at.287
  store float %given_5, ptr %at.288, align 4
  %at.289 = mul i64 %row_3, %index_row
  %at.290 = add i64 %at.289, %i_3
  %at.291 = getelementptr i32, ptr %index, i64 %at.290
  store i32 %t_259, ptr %at.291, align 4
  %i_3.next = add nsw i64 %i_3, 1
  %i_3.more = icmp slt i64 %i_3.next, %count
  br i1 %i_3.more, label %i_3.body, label %i_3.end
i_3.end:
  %row_3.next = add nsw i64 %row_3, 1
  %row_3.more = icmp slt i64 %row_3.next, %t_250
  br i1 %row_3.more, label %row_3.body, label %row_3.end
row_3.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
