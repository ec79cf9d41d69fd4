; tnk_sum_f32__avx512_columns_ir: generated, do not edit.
; columns to one element each.
; from templates/reduce_columns.lua, avx512: dtype=f32 op=sum vectors=4
; listed in gen/manifest/reduce.lua: columns; the same bits on every tier; halves come here too
; a turn of each inner loop: 4 add 4 ld; 1 add 1 ld; 1 add 1 ld
; vector registers: 5 of 32

define void @tnk_sum_f32__avx512_columns_ir(i64 %rows, i64 %n, i64 %row_stride, ptr nocapture readonly %data, ptr nocapture readonly %param) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 1
  %y = load ptr, ptr %y.p, align 8
  %at.1 = and i64 %n, -64
  %j.enter = icmp slt i64 0, %at.1
  br i1 %j.enter, label %j.body, label %j.end
j.body:
  %j = phi i64 [ 0, %entry ], [ %j.next, %row.end ]
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %j.body ], [ %row.next, %row.body ]
  %t = phi <16 x float> [ splat (float 0x0000000000000000), %j.body ], [ %t_4, %row.body ]
  %t_1 = phi <16 x float> [ splat (float 0x0000000000000000), %j.body ], [ %t_5, %row.body ]
  %t_2 = phi <16 x float> [ splat (float 0x0000000000000000), %j.body ], [ %t_6, %row.body ]
  %t_3 = phi <16 x float> [ splat (float 0x0000000000000000), %j.body ], [ %t_7, %row.body ]
  %at.2 = mul i64 %row, %row_stride
  %at.3 = getelementptr float, ptr %x, i64 %at.2
  %at.4 = getelementptr float, ptr %at.3, i64 %j
  %x_1 = load <16 x float>, ptr %at.4, align 4
  %t_4 = fadd <16 x float> %t, %x_1
  %at.5 = add i64 %j, 16
  %at.6 = getelementptr float, ptr %at.3, i64 %at.5
  %x_2 = load <16 x float>, ptr %at.6, align 4
  %t_5 = fadd <16 x float> %t_1, %x_2
  %at.7 = add i64 %j, 32
  %at.8 = getelementptr float, ptr %at.3, i64 %at.7
  %x_3 = load <16 x float>, ptr %at.8, align 4
  %t_6 = fadd <16 x float> %t_2, %x_3
  %at.9 = add i64 %j, 48
  %at.10 = getelementptr float, ptr %at.3, i64 %at.9
  %x_4 = load <16 x float>, ptr %at.10, align 4
  %t_7 = fadd <16 x float> %t_3, %x_4
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  %t_8 = phi <16 x float> [ %t_4, %row.body ], [ splat (float 0x0000000000000000), %j.body ]
  %t_9 = phi <16 x float> [ %t_5, %row.body ], [ splat (float 0x0000000000000000), %j.body ]
  %t_10 = phi <16 x float> [ %t_6, %row.body ], [ splat (float 0x0000000000000000), %j.body ]
  %t_11 = phi <16 x float> [ %t_7, %row.body ], [ splat (float 0x0000000000000000), %j.body ]
  %at.11 = getelementptr float, ptr %y, i64 %j
  store <16 x float> %t_8, ptr %at.11, align 4
  %at.12 = add i64 %j, 16
  %at.13 = getelementptr float, ptr %y, i64 %at.12
  store <16 x float> %t_9, ptr %at.13, align 4
  %at.14 = add i64 %j, 32
  %at.15 = getelementptr float, ptr %y, i64 %at.14
  store <16 x float> %t_10, ptr %at.15, align 4
  %at.16 = add i64 %j, 48
  %at.17 = getelementptr float, ptr %y, i64 %at.16
  store <16 x float> %t_11, ptr %at.17, align 4
  %j.next = add nsw i64 %j, 64
  %j.more = icmp slt i64 %j.next, %at.1
  br i1 %j.more, label %j.body, label %j.end
j.end:
  %at.18 = sub i64 %n, %at.1
  %at.19 = and i64 %at.18, -16
  %i.enter = icmp slt i64 0, %at.19
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %j.end ], [ %i.next, %row_1.end ]
  %row_1.enter = icmp slt i64 0, %rows
  br i1 %row_1.enter, label %row_1.body, label %row_1.end
row_1.body:
  %row_1 = phi i64 [ 0, %i.body ], [ %row_1.next, %row_1.body ]
  %t_16 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %t_17, %row_1.body ]
  %at.20 = mul i64 %row_1, %row_stride
  %at.21 = getelementptr float, ptr %x, i64 %at.20
  %at.22 = add i64 %at.1, %i
  %at.23 = getelementptr float, ptr %at.21, i64 %at.22
  %x_5 = load <16 x float>, ptr %at.23, align 4
  %t_17 = fadd <16 x float> %t_16, %x_5
  %row_1.next = add nsw i64 %row_1, 1
  %row_1.more = icmp slt i64 %row_1.next, %rows
  br i1 %row_1.more, label %row_1.body, label %row_1.end
row_1.end:
  %t_18 = phi <16 x float> [ %t_17, %row_1.body ], [ splat (float 0x0000000000000000), %i.body ]
  %at.24 = add i64 %at.1, %i
  %at.25 = getelementptr float, ptr %y, i64 %at.24
  store <16 x float> %t_18, ptr %at.25, align 4
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %at.19
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %at.26 = icmp slt i64 %at.19, %at.18
  br i1 %at.26, label %if_1.then, label %if_1.end
if_1.then:
  %at.27 = sub i64 %at.18, %at.19
  %lanes.n = trunc i64 %at.27 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %row_2.enter = icmp slt i64 0, %rows
  br i1 %row_2.enter, label %row_2.body, label %row_2.end
row_2.body:
  %row_2 = phi i64 [ 0, %if_1.then ], [ %row_2.next, %row_2.body ]
  %t_20 = phi <16 x float> [ splat (float 0x0000000000000000), %if_1.then ], [ %t_21, %row_2.body ]
  %at.28 = mul i64 %row_2, %row_stride
  %at.29 = getelementptr float, ptr %x, i64 %at.28
  %at.30 = add i64 %at.1, %at.19
  %at.31 = getelementptr float, ptr %at.29, i64 %at.30
  %x_6 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.31, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_21 = fadd <16 x float> %t_20, %x_6
  %row_2.next = add nsw i64 %row_2, 1
  %row_2.more = icmp slt i64 %row_2.next, %rows
  br i1 %row_2.more, label %row_2.body, label %row_2.end
row_2.end:
  %t_22 = phi <16 x float> [ %t_21, %row_2.body ], [ splat (float 0x0000000000000000), %if_1.then ]
  %at.32 = add i64 %at.1, %at.19
  %at.33 = getelementptr float, ptr %y, i64 %at.32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_22, ptr %at.33, i32 4, <16 x i1> %lanes)
  br label %if_1.end
if_1.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
