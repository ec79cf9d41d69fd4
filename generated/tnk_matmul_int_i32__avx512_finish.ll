; tnk_matmul_int_i32__avx512_finish_ir: generated, do not edit.
; zero points and scale of a product of integers.
; from templates/finish_int.lua, avx512: to=i32
; listed in gen/manifest/matmul_int.lua: zero points, while the sums are near
; a turn of each inner loop: 4 add 4 mul 6 ld 2 st; 2 add 2 mul 3 ld 1 st
; vector registers: 4 of 32

define void @tnk_matmul_int_i32__avx512_finish_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %a_zero.p = getelementptr ptr, ptr %data, i64 1
  %a_zero = load ptr, ptr %a_zero.p, align 8
  %b_sum.p = getelementptr ptr, ptr %data, i64 2
  %b_sum = load ptr, ptr %b_sum.p, align 8
  %rest.p = getelementptr ptr, ptr %data, i64 3
  %rest = load ptr, ptr %rest.p, align 8
  %b_zero.p = getelementptr ptr, ptr %data, i64 4
  %b_zero = load ptr, ptr %b_zero.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 6
  %y = load ptr, ptr %y.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %y_row.p = getelementptr i64, ptr %stride, i64 12
  %y_row = load i64, ptr %y_row.p, align 8
  %a_step.p = getelementptr i64, ptr %stride, i64 2
  %a_step = load i64, ptr %a_step.p, align 8
  %rest_step.p = getelementptr i64, ptr %stride, i64 6
  %rest_step = load i64, ptr %rest_step.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_1.end ]
  %at.1 = mul i64 %row, %x_row
  %at.2 = getelementptr i32, ptr %x, i64 %at.1
  %at.3 = mul i64 %row, %y_row
  %at.4 = getelementptr i32, ptr %y, i64 %at.3
  %at.5 = mul i64 %row, %a_step
  %at.6 = getelementptr i32, ptr %a_zero, i64 %at.5
  %x_1 = load i32, ptr %at.6, align 4
  %a.0 = insertelement <16 x i32> poison, i32 %x_1, i64 0
  %a = shufflevector <16 x i32> %a.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %at.7 = mul i64 %row, %rest_step
  %at.8 = getelementptr i32, ptr %rest, i64 %at.7
  %x_2 = load i32, ptr %at.8, align 4
  %r.0 = insertelement <16 x i32> poison, i32 %x_2, i64 0
  %r = shufflevector <16 x i32> %r.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %at.9 = and i64 %columns, -16
  %at.10 = and i64 %columns, -32
  %i.enter = icmp slt i64 0, %at.10
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %i.body ]
  %at.11 = getelementptr i32, ptr %b_sum, i64 %i
  %x_3 = load <16 x i32>, ptr %at.11, align 4
  %t = mul <16 x i32> %a, %x_3
  %at.12 = getelementptr i32, ptr %b_zero, i64 %i
  %x_4 = load <16 x i32>, ptr %at.12, align 4
  %t_1 = mul <16 x i32> %r, %x_4
  %t_2 = add <16 x i32> %t, %t_1
  %at.13 = getelementptr i32, ptr %at.2, i64 %i
  %x_5 = load <16 x i32>, ptr %at.13, align 4
  %t_3 = sub <16 x i32> %x_5, %t_2
  %at.14 = getelementptr i32, ptr %at.4, i64 %i
  store <16 x i32> %t_3, ptr %at.14, align 4
  %at.15 = add i64 %i, 16
  %at.16 = getelementptr i32, ptr %b_sum, i64 %at.15
  %x_6 = load <16 x i32>, ptr %at.16, align 4
  %t_5 = mul <16 x i32> %a, %x_6
  %at.17 = getelementptr i32, ptr %b_zero, i64 %at.15
  %x_7 = load <16 x i32>, ptr %at.17, align 4
  %t_6 = mul <16 x i32> %r, %x_7
  %t_7 = add <16 x i32> %t_5, %t_6
  %at.18 = getelementptr i32, ptr %at.2, i64 %at.15
  %x_8 = load <16 x i32>, ptr %at.18, align 4
  %t_8 = sub <16 x i32> %x_8, %t_7
  %at.19 = getelementptr i32, ptr %at.4, i64 %at.15
  store <16 x i32> %t_8, ptr %at.19, align 4
  %i.next = add nsw i64 %i, 32
  %i.more = icmp slt i64 %i.next, %at.10
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %i_1.enter = icmp slt i64 %at.10, %at.9
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %at.10, %i.end ], [ %i_1.next, %i_1.body ]
  %at.20 = getelementptr i32, ptr %b_sum, i64 %i_1
  %x_9 = load <16 x i32>, ptr %at.20, align 4
  %t_10 = mul <16 x i32> %a, %x_9
  %at.21 = getelementptr i32, ptr %b_zero, i64 %i_1
  %x_10 = load <16 x i32>, ptr %at.21, align 4
  %t_11 = mul <16 x i32> %r, %x_10
  %t_12 = add <16 x i32> %t_10, %t_11
  %at.22 = getelementptr i32, ptr %at.2, i64 %i_1
  %x_11 = load <16 x i32>, ptr %at.22, align 4
  %t_13 = sub <16 x i32> %x_11, %t_12
  %at.23 = getelementptr i32, ptr %at.4, i64 %i_1
  store <16 x i32> %t_13, ptr %at.23, align 4
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.9
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %at.24 = icmp slt i64 %at.9, %columns
  br i1 %at.24, label %if_1.then, label %if_1.end
if_1.then:
  %at.25 = sub i64 %columns, %at.9
  %lanes.n = trunc i64 %at.25 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.26 = getelementptr i32, ptr %b_sum, i64 %at.9
  %x_12 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %at.26, i32 4, <16 x i1> %lanes, <16 x i32> zeroinitializer)
  %t_15 = mul <16 x i32> %a, %x_12
  %at.27 = getelementptr i32, ptr %b_zero, i64 %at.9
  %x_13 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %at.27, i32 4, <16 x i1> %lanes, <16 x i32> zeroinitializer)
  %t_16 = mul <16 x i32> %r, %x_13
  %t_17 = add <16 x i32> %t_15, %t_16
  %at.28 = getelementptr i32, ptr %at.2, i64 %at.9
  %x_14 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %at.28, i32 4, <16 x i1> %lanes, <16 x i32> zeroinitializer)
  %t_18 = sub <16 x i32> %x_14, %t_17
  %at.29 = getelementptr i32, ptr %at.4, i64 %at.9
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t_18, ptr %at.29, i32 4, <16 x i1> %lanes)
  br label %if_1.end
if_1.end:
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr, i32, <16 x i1>, <16 x i32>)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
