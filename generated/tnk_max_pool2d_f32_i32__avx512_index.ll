; tnk_max_pool2d_f32_i32__avx512_index_ir: generated, do not edit.
; pooling, windows of a plane.
; from templates/pool.lua, avx512: dtype=f32 index=yes op=max rows=1
; listed in gen/manifest/argpool.lua: training: where gradients go
; a turn of each inner loop: 1 add 1 convert 2 select 1 ld; 1 add 1 convert 2 select 1 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 2 add 2 convert 4 select 2 shuffle 2 ld; 1 add 1 convert 2 select 1 ld
; vector registers: 7 of 32

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
  %t_3 = select i1 %at.1, i64 %rows, i64 0
  %row.enter = icmp slt i64 0, %t_3
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_1.end ]
  %at.7 = and i64 %count, -16
  %i.enter = icmp slt i64 0, %at.7
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %down.end ]
  %at.8 = mul i64 %row, %at_row
  %at.9 = add i64 %first, %at.8
  %at.10 = mul i64 %i, %at_step
  %at.11 = add i64 %at.9, %at.10
  %t_4 = trunc i64 %at.11 to i32
  %t_5.0 = insertelement <16 x i32> poison, i32 %t_4, i64 0
  %t_5 = shufflevector <16 x i32> %t_5.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own = add <16 x i32> %t_5, %lane_steps
  %t_6 = trunc i64 %missing to i32
  %t_7.0 = insertelement <16 x i32> poison, i32 %t_6, i64 0
  %t_7 = shufflevector <16 x i32> %t_7.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_8 = or <16 x i32> %own, %t_7
  %at.12 = mul i64 %row, %x_row
  %at.13 = mul i64 %i, %x_step
  %at.14 = add i64 %at.12, %at.13
  %at.15 = getelementptr float, ptr %x, i64 %at.14
  %down.enter = icmp slt i64 0, %high
  br i1 %down.enter, label %down.body, label %down.end
down.body:
  %down = phi i64 [ 0, %i.body ], [ %down.next, %right.end ]
  %most_1 = phi <16 x float> [ %most, %i.body ], [ %most_4, %right.end ]
  %t_9 = phi <16 x i32> [ %t_8, %i.body ], [ %t_17, %right.end ]
  %at.16 = mul i64 %down, %x_down
  %at.17 = getelementptr float, ptr %at.15, i64 %at.16
  %right.enter = icmp slt i64 0, %wide
  br i1 %right.enter, label %right.body, label %right.end
right.body:
  %right = phi i64 [ 0, %down.body ], [ %right.next, %right.body ]
  %most_2 = phi <16 x float> [ %most_1, %down.body ], [ %most_3, %right.body ]
  %t_10 = phi <16 x i32> [ %t_9, %down.body ], [ %t_16, %right.body ]
  %at.18 = mul i64 %right, %x_right
  %at.19 = getelementptr float, ptr %at.17, i64 %at.18
  %x_1 = load <16 x float>, ptr %at.19, align 4
  %at.20 = mul i64 %down, %at_down
  %at.21 = mul i64 %right, %at_right
  %at.22 = add i64 %at.20, %at.21
  %t_11 = trunc i64 %at.22 to i32
  %t_12.0 = insertelement <16 x i32> poison, i32 %t_11, i64 0
  %t_12 = shufflevector <16 x i32> %t_12.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_13 = add <16 x i32> %own, %t_12
  %below = fcmp ole <16 x float> %x_1, %most_2
  %t_14 = xor <16 x i1> %below, splat (i1 true)
  %same = fcmp oeq <16 x float> %most_2, %most_2
  %t_15 = and <16 x i1> %t_14, %same
  %most_3 = select <16 x i1> %t_15, <16 x float> %x_1, <16 x float> %most_2
  %t_16 = select <16 x i1> %t_15, <16 x i32> %t_13, <16 x i32> %t_10
  %right.next = add nsw i64 %right, 1
  %right.more = icmp slt i64 %right.next, %wide
  br i1 %right.more, label %right.body, label %right.end
right.end:
  %most_4 = phi <16 x float> [ %most_3, %right.body ], [ %most_1, %down.body ]
  %t_17 = phi <16 x i32> [ %t_16, %right.body ], [ %t_9, %down.body ]
  %down.next = add nsw i64 %down, 1
  %down.more = icmp slt i64 %down.next, %high
  br i1 %down.more, label %down.body, label %down.end
down.end:
  %most_5 = phi <16 x float> [ %most_4, %right.end ], [ %most, %i.body ]
  %t_18 = phi <16 x i32> [ %t_17, %right.end ], [ %t_8, %i.body ]
  %at.23 = mul i64 %row, %y_row
  %at.24 = add i64 %at.23, %i
  %at.25 = getelementptr float, ptr %y, i64 %at.24
  store <16 x float> %most_5, ptr %at.25, align 4
  %at.26 = mul i64 %row, %index_row
  %at.27 = add i64 %at.26, %i
  %at.28 = getelementptr i32, ptr %index, i64 %at.27
  store <16 x i32> %t_18, ptr %at.28, align 4
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %at.7
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %at.29 = icmp slt i64 %at.7, %count
  br i1 %at.29, label %if_1.then, label %if_1.end
if_1.then:
  %at.30 = sub i64 %count, %at.7
  %lanes.n = trunc i64 %at.30 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.31 = mul i64 %row, %at_row
  %at.32 = add i64 %first, %at.31
  %at.33 = mul i64 %at.7, %at_step
  %at.34 = add i64 %at.32, %at.33
  %t_21 = trunc i64 %at.34 to i32
  %t_22.0 = insertelement <16 x i32> poison, i32 %t_21, i64 0
  %t_22 = shufflevector <16 x i32> %t_22.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_1 = add <16 x i32> %t_22, %lane_steps
  %t_23 = trunc i64 %missing to i32
  %t_24.0 = insertelement <16 x i32> poison, i32 %t_23, i64 0
  %t_24 = shufflevector <16 x i32> %t_24.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_25 = or <16 x i32> %own_1, %t_24
  %at.35 = mul i64 %row, %x_row
  %at.36 = mul i64 %at.7, %x_step
  %at.37 = add i64 %at.35, %at.36
  %at.38 = getelementptr float, ptr %x, i64 %at.37
  %down_1.enter = icmp slt i64 0, %high
  br i1 %down_1.enter, label %down_1.body, label %down_1.end
down_1.body:
  %down_1 = phi i64 [ 0, %if_1.then ], [ %down_1.next, %right_1.end ]
  %most_6 = phi <16 x float> [ %most, %if_1.then ], [ %most_9, %right_1.end ]
  %t_26 = phi <16 x i32> [ %t_25, %if_1.then ], [ %t_34, %right_1.end ]
  %at.39 = mul i64 %down_1, %x_down
  %at.40 = getelementptr float, ptr %at.38, i64 %at.39
  %right_1.enter = icmp slt i64 0, %wide
  br i1 %right_1.enter, label %right_1.body, label %right_1.end
right_1.body:
  %right_1 = phi i64 [ 0, %down_1.body ], [ %right_1.next, %right_1.body ]
  %most_7 = phi <16 x float> [ %most_6, %down_1.body ], [ %most_8, %right_1.body ]
  %t_27 = phi <16 x i32> [ %t_26, %down_1.body ], [ %t_33, %right_1.body ]
  %at.41 = mul i64 %right_1, %x_right
  %at.42 = getelementptr float, ptr %at.40, i64 %at.41
  %x_2 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.42, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %at.43 = mul i64 %down_1, %at_down
  %at.44 = mul i64 %right_1, %at_right
  %at.45 = add i64 %at.43, %at.44
  %t_28 = trunc i64 %at.45 to i32
  %t_29.0 = insertelement <16 x i32> poison, i32 %t_28, i64 0
  %t_29 = shufflevector <16 x i32> %t_29.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_30 = add <16 x i32> %own_1, %t_29
  %below_1 = fcmp ole <16 x float> %x_2, %most_7
  %t_31 = xor <16 x i1> %below_1, splat (i1 true)
  %same_1 = fcmp oeq <16 x float> %most_7, %most_7
  %t_32 = and <16 x i1> %t_31, %same_1
  %most_8 = select <16 x i1> %t_32, <16 x float> %x_2, <16 x float> %most_7
  %t_33 = select <16 x i1> %t_32, <16 x i32> %t_30, <16 x i32> %t_27
  %right_1.next = add nsw i64 %right_1, 1
  %right_1.more = icmp slt i64 %right_1.next, %wide
  br i1 %right_1.more, label %right_1.body, label %right_1.end
right_1.end:
  %most_9 = phi <16 x float> [ %most_8, %right_1.body ], [ %most_6, %down_1.body ]
  %t_34 = phi <16 x i32> [ %t_33, %right_1.body ], [ %t_26, %down_1.body ]
  %down_1.next = add nsw i64 %down_1, 1
  %down_1.more = icmp slt i64 %down_1.next, %high
  br i1 %down_1.more, label %down_1.body, label %down_1.end
down_1.end:
  %most_10 = phi <16 x float> [ %most_9, %right_1.end ], [ %most, %if_1.then ]
  %t_35 = phi <16 x i32> [ %t_34, %right_1.end ], [ %t_25, %if_1.then ]
  %at.46 = mul i64 %row, %y_row
  %at.47 = add i64 %at.46, %at.7
  %at.48 = getelementptr float, ptr %y, i64 %at.47
  call void @llvm.masked.store.v16f32.p0(<16 x float> %most_10, ptr %at.48, i32 4, <16 x i1> %lanes)
  %at.49 = mul i64 %row, %index_row
  %at.50 = add i64 %at.49, %at.7
  %at.51 = getelementptr i32, ptr %index, i64 %at.50
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t_35, ptr %at.51, i32 4, <16 x i1> %lanes)
  br label %if_1.end
if_1.end:
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %t_3
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ; Every second one.
  %t_39 = select i1 %at.6, i64 %rows, i64 0
  %row_1.enter = icmp slt i64 0, %t_39
  br i1 %row_1.enter, label %row_1.body, label %row_1.end
row_1.body:
  %row_1 = phi i64 [ 0, %row.end ], [ %row_1.next, %if_3.end ]
  %at.52 = and i64 %count, -16
  %i_1.enter = icmp slt i64 0, %at.52
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ 0, %row_1.body ], [ %i_1.next, %down_2.end ]
  %at.53 = mul i64 %row_1, %at_row
  %at.54 = add i64 %first, %at.53
  %at.55 = mul i64 %i_1, %at_step
  %at.56 = add i64 %at.54, %at.55
  %t_40 = trunc i64 %at.56 to i32
  %t_41.0 = insertelement <16 x i32> poison, i32 %t_40, i64 0
  %t_41 = shufflevector <16 x i32> %t_41.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_2 = add <16 x i32> %t_41, %lane_steps
  %t_42 = trunc i64 %missing to i32
  %t_43.0 = insertelement <16 x i32> poison, i32 %t_42, i64 0
  %t_43 = shufflevector <16 x i32> %t_43.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_44 = or <16 x i32> %own_2, %t_43
  %at.57 = mul i64 %row_1, %x_row
  %at.58 = mul i64 %i_1, %x_step
  %at.59 = add i64 %at.57, %at.58
  %at.60 = getelementptr float, ptr %x, i64 %at.59
  %down_2.enter = icmp slt i64 0, %high
  br i1 %down_2.enter, label %down_2.body, label %down_2.end
down_2.body:
  %down_2 = phi i64 [ 0, %i_1.body ], [ %down_2.next, %if_2.end ]
  %most_11 = phi <16 x float> [ %most, %i_1.body ], [ %most_17, %if_2.end ]
  %t_45 = phi <16 x i32> [ %t_44, %i_1.body ], [ %t_71, %if_2.end ]
  %at.61 = mul i64 %down_2, %x_down
  %at.62 = getelementptr float, ptr %at.60, i64 %at.61
  %at.63 = and i64 %wide, -2
  %right_2.enter = icmp slt i64 0, %at.63
  br i1 %right_2.enter, label %right_2.body, label %right_2.end
right_2.body:
  %right_2 = phi i64 [ 0, %down_2.body ], [ %right_2.next, %right_2.body ]
  %most_12 = phi <16 x float> [ %most_11, %down_2.body ], [ %most_13, %right_2.body ]
  %t_46 = phi <16 x i32> [ %t_45, %down_2.body ], [ %t_61, %right_2.body ]
  %at.64 = getelementptr float, ptr %at.62, i64 %right_2
  %x_3 = load <16 x float>, ptr %at.64, align 4
  %at.65 = add i64 %right_2, 16
  %at.66 = getelementptr float, ptr %at.62, i64 %at.65
  %x_4 = load <16 x float>, ptr %at.66, align 4
  %t_47 = shufflevector <16 x float> %x_3, <16 x float> %x_4, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %t_48 = shufflevector <16 x float> %x_3, <16 x float> %x_4, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %at.67 = mul i64 %down_2, %at_down
  %at.68 = mul i64 %right_2, %at_right
  %at.69 = add i64 %at.67, %at.68
  %t_49 = trunc i64 %at.69 to i32
  %t_50.0 = insertelement <16 x i32> poison, i32 %t_49, i64 0
  %t_50 = shufflevector <16 x i32> %t_50.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_51 = add <16 x i32> %own_2, %t_50
  %at.70 = add i64 %right_2, 1
  %at.71 = mul i64 %at.70, %at_right
  %at.72 = add i64 %at.67, %at.71
  %t_52 = trunc i64 %at.72 to i32
  %t_53.0 = insertelement <16 x i32> poison, i32 %t_52, i64 0
  %t_53 = shufflevector <16 x i32> %t_53.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_54 = add <16 x i32> %own_2, %t_53
  %below_2 = fcmp ole <16 x float> %t_48, %t_47
  %t_55 = xor <16 x i1> %below_2, splat (i1 true)
  %same_2 = fcmp oeq <16 x float> %t_47, %t_47
  %t_56 = and <16 x i1> %t_55, %same_2
  %t_57 = select <16 x i1> %t_56, <16 x float> %t_48, <16 x float> %t_47
  %t_58 = select <16 x i1> %t_56, <16 x i32> %t_54, <16 x i32> %t_51
  %below_3 = fcmp ole <16 x float> %t_57, %most_12
  %t_59 = xor <16 x i1> %below_3, splat (i1 true)
  %same_3 = fcmp oeq <16 x float> %most_12, %most_12
  %t_60 = and <16 x i1> %t_59, %same_3
  %most_13 = select <16 x i1> %t_60, <16 x float> %t_57, <16 x float> %most_12
  %t_61 = select <16 x i1> %t_60, <16 x i32> %t_58, <16 x i32> %t_46
  %right_2.next = add nsw i64 %right_2, 2
  %right_2.more = icmp slt i64 %right_2.next, %at.63
  br i1 %right_2.more, label %right_2.body, label %right_2.end
right_2.end:
  %most_14 = phi <16 x float> [ %most_13, %right_2.body ], [ %most_11, %down_2.body ]
  %t_62 = phi <16 x i32> [ %t_61, %right_2.body ], [ %t_45, %down_2.body ]
  %at.73 = icmp slt i64 %at.63, %wide
  br i1 %at.73, label %if_2.then, label %if_2.end
if_2.then:
  %at.74 = sub i64 %at.63, 1
  %at.75 = getelementptr float, ptr %at.62, i64 %at.74
  %x_5 = load <16 x float>, ptr %at.75, align 4
  %at.76 = add i64 %at.74, 16
  %at.77 = getelementptr float, ptr %at.62, i64 %at.76
  %x_6 = load <16 x float>, ptr %at.77, align 4
  %t_64 = shufflevector <16 x float> %x_5, <16 x float> %x_6, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %at.78 = mul i64 %down_2, %at_down
  %at.79 = mul i64 %at.63, %at_right
  %at.80 = add i64 %at.78, %at.79
  %t_65 = trunc i64 %at.80 to i32
  %t_66.0 = insertelement <16 x i32> poison, i32 %t_65, i64 0
  %t_66 = shufflevector <16 x i32> %t_66.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_67 = add <16 x i32> %own_2, %t_66
  %below_4 = fcmp ole <16 x float> %t_64, %most_14
  %t_68 = xor <16 x i1> %below_4, splat (i1 true)
  %same_4 = fcmp oeq <16 x float> %most_14, %most_14
  %t_69 = and <16 x i1> %t_68, %same_4
  %most_16 = select <16 x i1> %t_69, <16 x float> %t_64, <16 x float> %most_14
  %t_70 = select <16 x i1> %t_69, <16 x i32> %t_67, <16 x i32> %t_62
  br label %if_2.end
if_2.end:
  %most_17 = phi <16 x float> [ %most_14, %right_2.end ], [ %most_16, %if_2.then ]
  %t_71 = phi <16 x i32> [ %t_62, %right_2.end ], [ %t_70, %if_2.then ]
  %down_2.next = add nsw i64 %down_2, 1
  %down_2.more = icmp slt i64 %down_2.next, %high
  br i1 %down_2.more, label %down_2.body, label %down_2.end
down_2.end:
  %most_18 = phi <16 x float> [ %most_17, %if_2.end ], [ %most, %i_1.body ]
  %t_72 = phi <16 x i32> [ %t_71, %if_2.end ], [ %t_44, %i_1.body ]
  %at.81 = mul i64 %row_1, %y_row
  %at.82 = add i64 %at.81, %i_1
  %at.83 = getelementptr float, ptr %y, i64 %at.82
  store <16 x float> %most_18, ptr %at.83, align 4
  %at.84 = mul i64 %row_1, %index_row
  %at.85 = add i64 %at.84, %i_1
  %at.86 = getelementptr i32, ptr %index, i64 %at.85
  store <16 x i32> %t_72, ptr %at.86, align 4
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.52
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %at.87 = icmp slt i64 %at.52, %count
  br i1 %at.87, label %if_3.then, label %if_3.end
if_3.then:
  %at.88 = sub i64 %count, %at.52
  %lanes_1.n = trunc i64 %at.88 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.89 = mul i64 2, %at.88
  %t_75.c = icmp slt i64 %at.89, 16
  %t_75 = select i1 %t_75.c, i64 %at.89, i64 16
  %lanes_2.n = trunc i64 %t_75 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_2.s
  %at.90 = sub i64 %at.89, 16
  %t_76.c = icmp sgt i64 %at.90, 0
  %t_76 = select i1 %t_76.c, i64 %at.90, i64 0
  %lanes_3.n = trunc i64 %t_76 to i32
  %lanes_3.0 = insertelement <16 x i32> poison, i32 %lanes_3.n, i64 0
  %lanes_3.s = shufflevector <16 x i32> %lanes_3.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_3 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_3.s
  %at.91 = mul i64 %row_1, %at_row
  %at.92 = add i64 %first, %at.91
  %at.93 = mul i64 %at.52, %at_step
  %at.94 = add i64 %at.92, %at.93
  %t_77 = trunc i64 %at.94 to i32
  %t_78.0 = insertelement <16 x i32> poison, i32 %t_77, i64 0
  %t_78 = shufflevector <16 x i32> %t_78.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %own_3 = add <16 x i32> %t_78, %lane_steps
  %t_79 = trunc i64 %missing to i32
  %t_80.0 = insertelement <16 x i32> poison, i32 %t_79, i64 0
  %t_80 = shufflevector <16 x i32> %t_80.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_81 = or <16 x i32> %own_3, %t_80
  %at.95 = mul i64 %row_1, %x_row
  %at.96 = mul i64 %at.52, %x_step
  %at.97 = add i64 %at.95, %at.96
  %at.98 = getelementptr float, ptr %x, i64 %at.97
  %down_3.enter = icmp slt i64 0, %high
  br i1 %down_3.enter, label %down_3.body, label %down_3.end
down_3.body:
  %down_3 = phi i64 [ 0, %if_3.then ], [ %down_3.next, %if_4.end ]
  %most_19 = phi <16 x float> [ %most, %if_3.then ], [ %most_25, %if_4.end ]
  %t_82 = phi <16 x i32> [ %t_81, %if_3.then ], [ %t_108, %if_4.end ]
  %at.99 = mul i64 %down_3, %x_down
  %at.100 = getelementptr float, ptr %at.98, i64 %at.99
  %at.101 = and i64 %wide, -2
  %right_3.enter = icmp slt i64 0, %at.101
  br i1 %right_3.enter, label %right_3.body, label %right_3.end
right_3.body:
  %right_3 = phi i64 [ 0, %down_3.body ], [ %right_3.next, %right_3.body ]
  %most_20 = phi <16 x float> [ %most_19, %down_3.body ], [ %most_21, %right_3.body ]
  %t_83 = phi <16 x i32> [ %t_82, %down_3.body ], [ %t_98, %right_3.body ]
  %at.102 = getelementptr float, ptr %at.100, i64 %right_3
  %x_7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.102, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %at.103 = add i64 %right_3, 16
  %at.104 = getelementptr float, ptr %at.100, i64 %at.103
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.104, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %t_84 = shufflevector <16 x float> %x_7, <16 x float> %x_8, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %t_85 = shufflevector <16 x float> %x_7, <16 x float> %x_8, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %at.105 = mul i64 %down_3, %at_down
  %at.106 = mul i64 %right_3, %at_right
  %at.107 = add i64 %at.105, %at.106
  %t_86 = trunc i64 %at.107 to i32
  %t_87.0 = insertelement <16 x i32> poison, i32 %t_86, i64 0
  %t_87 = shufflevector <16 x i32> %t_87.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_88 = add <16 x i32> %own_3, %t_87
  %at.108 = add i64 %right_3, 1
  %at.109 = mul i64 %at.108, %at_right
  %at.110 = add i64 %at.105, %at.109
  %t_89 = trunc i64 %at.110 to i32
  %t_90.0 = insertelement <16 x i32> poison, i32 %t_89, i64 0
  %t_90 = shufflevector <16 x i32> %t_90.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_91 = add <16 x i32> %own_3, %t_90
  %below_5 = fcmp ole <16 x float> %t_85, %t_84
  %t_92 = xor <16 x i1> %below_5, splat (i1 true)
  %same_5 = fcmp oeq <16 x float> %t_84, %t_84
  %t_93 = and <16 x i1> %t_92, %same_5
  %t_94 = select <16 x i1> %t_93, <16 x float> %t_85, <16 x float> %t_84
  %t_95 = select <16 x i1> %t_93, <16 x i32> %t_91, <16 x i32> %t_88
  %below_6 = fcmp ole <16 x float> %t_94, %most_20
  %t_96 = xor <16 x i1> %below_6, splat (i1 true)
  %same_6 = fcmp oeq <16 x float> %most_20, %most_20
  %t_97 = and <16 x i1> %t_96, %same_6
  %most_21 = select <16 x i1> %t_97, <16 x float> %t_94, <16 x float> %most_20
  %t_98 = select <16 x i1> %t_97, <16 x i32> %t_95, <16 x i32> %t_83
  %right_3.next = add nsw i64 %right_3, 2
  %right_3.more = icmp slt i64 %right_3.next, %at.101
  br i1 %right_3.more, label %right_3.body, label %right_3.end
right_3.end:
  %most_22 = phi <16 x float> [ %most_21, %right_3.body ], [ %most_19, %down_3.body ]
  %t_99 = phi <16 x i32> [ %t_98, %right_3.body ], [ %t_82, %down_3.body ]
  %at.111 = icmp slt i64 %at.101, %wide
  br i1 %at.111, label %if_4.then, label %if_4.end
if_4.then:
  %at.112 = sub i64 %at.101, 1
  %at.113 = getelementptr float, ptr %at.100, i64 %at.112
  %x_9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.113, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %at.114 = add i64 %at.112, 16
  %at.115 = getelementptr float, ptr %at.100, i64 %at.114
  %x_10 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.115, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %t_101 = shufflevector <16 x float> %x_9, <16 x float> %x_10, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %at.116 = mul i64 %down_3, %at_down
  %at.117 = mul i64 %at.101, %at_right
  %at.118 = add i64 %at.116, %at.117
  %t_102 = trunc i64 %at.118 to i32
  %t_103.0 = insertelement <16 x i32> poison, i32 %t_102, i64 0
  %t_103 = shufflevector <16 x i32> %t_103.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %t_104 = add <16 x i32> %own_3, %t_103
  %below_7 = fcmp ole <16 x float> %t_101, %most_22
  %t_105 = xor <16 x i1> %below_7, splat (i1 true)
  %same_7 = fcmp oeq <16 x float> %most_22, %most_22
  %t_106 = and <16 x i1> %t_105, %same_7
  %most_24 = select <16 x i1> %t_106, <16 x float> %t_101, <16 x float> %most_22
  %t_107 = select <16 x i1> %t_106, <16 x i32> %t_104, <16 x i32> %t_99
  br label %if_4.end
if_4.end:
  %most_25 = phi <16 x float> [ %most_22, %right_3.end ], [ %most_24, %if_4.then ]
  %t_108 = phi <16 x i32> [ %t_99, %right_3.end ], [ %t_107, %if_4.then ]
  %down_3.next = add nsw i64 %down_3, 1
  %down_3.more = icmp slt i64 %down_3.next, %high
  br i1 %down_3.more, label %down_3.body, label %down_3.end
down_3.end:
  %most_26 = phi <16 x float> [ %most_25, %if_4.end ], [ %most, %if_3.then ]
  %t_109 = phi <16 x i32> [ %t_108, %if_4.end ], [ %t_81, %if_3.then ]
  %at.119 = mul i64 %row_1, %y_row
  %at.120 = add i64 %at.119, %at.52
  %at.121 = getelementptr float, ptr %y, i64 %at.120
  call void @llvm.masked.store.v16f32.p0(<16 x float> %most_26, ptr %at.121, i32 4, <16 x i1> %lanes_1)
  %at.122 = mul i64 %row_1, %index_row
  %at.123 = add i64 %at.122, %at.52
  %at.124 = getelementptr i32, ptr %index, i64 %at.123
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t_109, ptr %at.124, i32 4, <16 x i1> %lanes_1)
  br label %if_3.end
if_3.end:
  %row_1.next = add nsw i64 %row_1, 1
  %row_1.more = icmp slt i64 %row_1.next, %t_39
  br i1 %row_1.more, label %row_1.body, label %row_1.end
row_1.end:
  ; One by one.
  %at.125 = or i1 %at.1, %at.6
  %t_113 = select i1 %at.125, i64 0, i64 %rows
  %row_2.enter = icmp slt i64 0, %t_113
  br i1 %row_2.enter, label %row_2.body, label %row_2.end
row_2.body:
  %row_2 = phi i64 [ 0, %row_1.end ], [ %row_2.next, %i_2.end ]
  %i_2.enter = icmp slt i64 0, %count
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ 0, %row_2.body ], [ %i_2.next, %down_4.end ]
  %at.126 = mul i64 %row_2, %at_row
  %at.127 = add i64 %first, %at.126
  %at.128 = mul i64 %i_2, %at_step
  %at.129 = add i64 %at.127, %at.128
  %own_4 = trunc i64 %at.129 to i32
  %t_114 = trunc i64 %missing to i32
  %t_115 = or i32 %own_4, %t_114
  %at.130 = mul i64 %row_2, %x_row
  %at.131 = mul i64 %i_2, %x_step
  %at.132 = add i64 %at.130, %at.131
  %at.133 = getelementptr float, ptr %x, i64 %at.132
  %down_4.enter = icmp slt i64 0, %high
  br i1 %down_4.enter, label %down_4.body, label %down_4.end
down_4.body:
  %down_4 = phi i64 [ 0, %i_2.body ], [ %down_4.next, %right_4.end ]
  %given_1 = phi float [ %given, %i_2.body ], [ %given_4, %right_4.end ]
  %t_116 = phi i32 [ %t_115, %i_2.body ], [ %t_121, %right_4.end ]
  %at.134 = mul i64 %down_4, %x_down
  %at.135 = getelementptr float, ptr %at.133, i64 %at.134
  %right_4.enter = icmp slt i64 0, %wide
  br i1 %right_4.enter, label %right_4.body, label %right_4.end
right_4.body:
  %right_4 = phi i64 [ 0, %down_4.body ], [ %right_4.next, %right_4.body ]
  %given_2 = phi float [ %given_1, %down_4.body ], [ %given_3, %right_4.body ]
  %t_117 = phi i32 [ %t_116, %down_4.body ], [ %t_120, %right_4.body ]
  %at.136 = mul i64 %right_4, %x_right
  %at.137 = getelementptr float, ptr %at.135, i64 %at.136
  %x_11 = load float, ptr %at.137, align 4
  %at.138 = mul i64 %down_4, %at_down
  %at.139 = mul i64 %right_4, %at_right
  %at.140 = add i64 %at.138, %at.139
  %t_118 = trunc i64 %at.140 to i32
  %t_119 = add i32 %own_4, %t_118
  %below_8 = fcmp ole float %x_11, %given_2
  %same_8 = fcmp oeq float %given_2, %given_2
  %at.141 = xor i1 %below_8, true
  %at.142 = and i1 %at.141, %same_8
  %given_3 = select i1 %at.142, float %x_11, float %given_2
  %t_120 = select i1 %at.142, i32 %t_119, i32 %t_117
  %right_4.next = add nsw i64 %right_4, 1
  %right_4.more = icmp slt i64 %right_4.next, %wide
  br i1 %right_4.more, label %right_4.body, label %right_4.end
right_4.end:
  %given_4 = phi float [ %given_3, %right_4.body ], [ %given_1, %down_4.body ]
  %t_121 = phi i32 [ %t_120, %right_4.body ], [ %t_116, %down_4.body ]
  %down_4.next = add nsw i64 %down_4, 1
  %down_4.more = icmp slt i64 %down_4.next, %high
  br i1 %down_4.more, label %down_4.body, label %down_4.end
down_4.end:
  %given_5 = phi float [ %given_4, %right_4.end ], [ %given, %i_2.body ]
  %t_122 = phi i32 [ %t_121, %right_4.end ], [ %t_115, %i_2.body ]
  %at.143 = mul i64 %row_2, %y_row
  %at.144 = add i64 %at.143, %i_2
  %at.145 = getelementptr float, ptr %y, i64 %at.144
  store float %given_5, ptr %at.145, align 4
  %at.146 = mul i64 %row_2, %index_row
  %at.147 = add i64 %at.146, %i_2
  %at.148 = getelementptr i32, ptr %index, i64 %at.147
  store i32 %t_122, ptr %at.148, align 4
  %i_2.next = add nsw i64 %i_2, 1
  %i_2.more = icmp slt i64 %i_2.next, %count
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %row_2.next = add nsw i64 %row_2, 1
  %row_2.more = icmp slt i64 %row_2.next, %t_113
  br i1 %row_2.more, label %row_2.body, label %row_2.end
row_2.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
