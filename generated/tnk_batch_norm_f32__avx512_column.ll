; tnk_batch_norm_f32__avx512_column_ir: generated, do not edit.
; differences from a center, scaled and shifted.
; from templates/normalize.lua, avx512: along=column dtype=f32
; listed in gen/manifest/batch.lua: channels innermost
; a turn of each inner loop: 2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st
; vector registers: 3 of 32

define void @tnk_batch_norm_f32__avx512_column_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 2
  %y = load ptr, ptr %y.p, align 8
  %given.p = getelementptr ptr, ptr %data, i64 1
  %given = load ptr, ptr %given.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %y_row.p = getelementptr i64, ptr %stride, i64 4
  %y_row = load i64, ptr %y_row.p, align 8
  %given_row.p = getelementptr i64, ptr %stride, i64 2
  %given_row = load i64, ptr %given_row.p, align 8
  %apart.p = getelementptr i64, ptr %stride, i64 3
  %apart = load i64, ptr %apart.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_1.end ]
  %at.1 = mul i64 %row, %x_row
  %at.2 = getelementptr float, ptr %x, i64 %at.1
  %at.3 = mul i64 %row, %y_row
  %at.4 = getelementptr float, ptr %y, i64 %at.3
  %at.5 = mul i64 %row, %given_row
  %at.6 = getelementptr float, ptr %given, i64 %at.5
  %at.7 = getelementptr float, ptr %at.6, i64 %apart
  %at.8 = getelementptr float, ptr %at.7, i64 %apart
  %at.9 = and i64 %columns, -16
  %at.10 = and i64 %columns, -32
  %i.enter = icmp slt i64 0, %at.10
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %i.body ]
  %at.11 = getelementptr float, ptr %at.2, i64 %i
  %x_2 = load <16 x float>, ptr %at.11, align 4
  %at.12 = getelementptr float, ptr %at.6, i64 %i
  %x_3 = load <16 x float>, ptr %at.12, align 4
  %t = fsub <16 x float> %x_2, %x_3
  %at.13 = getelementptr float, ptr %at.7, i64 %i
  %x_4 = load <16 x float>, ptr %at.13, align 4
  %at.14 = getelementptr float, ptr %at.8, i64 %i
  %x_5 = load <16 x float>, ptr %at.14, align 4
  %t_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t, <16 x float> %x_4, <16 x float> %x_5)
  %at.15 = getelementptr float, ptr %at.4, i64 %i
  store <16 x float> %t_1, ptr %at.15, align 4
  %at.16 = add i64 %i, 512
  %at.17 = getelementptr float, ptr %at.2, i64 %at.16
  call void @llvm.prefetch.p0(ptr %at.17, i32 0, i32 3, i32 1)
  %at.18 = getelementptr float, ptr %at.4, i64 %at.16
  call void @llvm.prefetch.p0(ptr %at.18, i32 1, i32 3, i32 1)
  %at.19 = add i64 %i, 16
  %at.20 = getelementptr float, ptr %at.2, i64 %at.19
  %x_6 = load <16 x float>, ptr %at.20, align 4
  %at.21 = getelementptr float, ptr %at.6, i64 %at.19
  %x_7 = load <16 x float>, ptr %at.21, align 4
  %t_5 = fsub <16 x float> %x_6, %x_7
  %at.22 = getelementptr float, ptr %at.7, i64 %at.19
  %x_8 = load <16 x float>, ptr %at.22, align 4
  %at.23 = getelementptr float, ptr %at.8, i64 %at.19
  %x_9 = load <16 x float>, ptr %at.23, align 4
  %t_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_5, <16 x float> %x_8, <16 x float> %x_9)
  %at.24 = getelementptr float, ptr %at.4, i64 %at.19
  store <16 x float> %t_6, ptr %at.24, align 4
  %at.25 = add i64 %at.19, 512
  %at.26 = getelementptr float, ptr %at.2, i64 %at.25
  call void @llvm.prefetch.p0(ptr %at.26, i32 0, i32 3, i32 1)
  %at.27 = getelementptr float, ptr %at.4, i64 %at.25
  call void @llvm.prefetch.p0(ptr %at.27, i32 1, i32 3, i32 1)
  %i.next = add nsw i64 %i, 32
  %i.more = icmp slt i64 %i.next, %at.10
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %i_1.enter = icmp slt i64 %at.10, %at.9
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %at.10, %i.end ], [ %i_1.next, %i_1.body ]
  %at.28 = getelementptr float, ptr %at.2, i64 %i_1
  %x_10 = load <16 x float>, ptr %at.28, align 4
  %at.29 = getelementptr float, ptr %at.6, i64 %i_1
  %x_11 = load <16 x float>, ptr %at.29, align 4
  %t_10 = fsub <16 x float> %x_10, %x_11
  %at.30 = getelementptr float, ptr %at.7, i64 %i_1
  %x_12 = load <16 x float>, ptr %at.30, align 4
  %at.31 = getelementptr float, ptr %at.8, i64 %i_1
  %x_13 = load <16 x float>, ptr %at.31, align 4
  %t_11 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_10, <16 x float> %x_12, <16 x float> %x_13)
  %at.32 = getelementptr float, ptr %at.4, i64 %i_1
  store <16 x float> %t_11, ptr %at.32, align 4
  %at.33 = add i64 %i_1, 512
  %at.34 = getelementptr float, ptr %at.2, i64 %at.33
  call void @llvm.prefetch.p0(ptr %at.34, i32 0, i32 3, i32 1)
  %at.35 = getelementptr float, ptr %at.4, i64 %at.33
  call void @llvm.prefetch.p0(ptr %at.35, i32 1, i32 3, i32 1)
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.9
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %at.36 = icmp slt i64 %at.9, %columns
  br i1 %at.36, label %if_1.then, label %if_1.end
if_1.then:
  %at.37 = sub i64 %columns, %at.9
  %lanes.n = trunc i64 %at.37 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.38 = getelementptr float, ptr %at.2, i64 %at.9
  %x_14 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.38, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %at.39 = getelementptr float, ptr %at.6, i64 %at.9
  %x_15 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.39, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_15 = fsub <16 x float> %x_14, %x_15
  %at.40 = getelementptr float, ptr %at.7, i64 %at.9
  %x_16 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.40, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %at.41 = getelementptr float, ptr %at.8, i64 %at.9
  %x_17 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.41, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_15, <16 x float> %x_16, <16 x float> %x_17)
  %at.42 = getelementptr float, ptr %at.4, i64 %at.9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_16, ptr %at.42, i32 4, <16 x i1> %lanes)
  br label %if_1.end
if_1.end:
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
