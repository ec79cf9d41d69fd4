; tnk_add_f32__avx512_u4_ir: generated, do not edit.
; elementwise operation, inner strides 1.
; from templates/ewise.lua, avx512: from=f32 op=add to=f32 unroll=4
; listed in gen/manifest/ewise.lua: binary, every tier
; a turn of each inner loop: 4 add 8 ld 4 st; 1 add 2 ld 1 st
; vector registers: 2 of 32

define void @tnk_add_f32__avx512_u4_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %a.p = getelementptr ptr, ptr %data, i64 0
  %a = load ptr, ptr %a.p, align 8
  %a_row.p = getelementptr i64, ptr %stride, i64 0
  %a_row = load i64, ptr %a_row.p, align 8
  %b.p = getelementptr ptr, ptr %data, i64 1
  %b = load ptr, ptr %b.p, align 8
  %b_row.p = getelementptr i64, ptr %stride, i64 2
  %b_row = load i64, ptr %b_row.p, align 8
  %out.p = getelementptr ptr, ptr %data, i64 2
  %out = load ptr, ptr %out.p, align 8
  %out_row.p = getelementptr i64, ptr %stride, i64 4
  %out_row = load i64, ptr %out_row.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_1.end ]
  %at.1 = mul i64 %row, %out_row
  %at.2 = getelementptr float, ptr %out, i64 %at.1
  %at.3 = mul i64 %row, %a_row
  %at.4 = getelementptr float, ptr %a, i64 %at.3
  %at.5 = mul i64 %row, %b_row
  %at.6 = getelementptr float, ptr %b, i64 %at.5
  %at.7 = and i64 %columns, -16
  %at.8 = and i64 %columns, -64
  %i.enter = icmp slt i64 0, %at.8
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %i.body ]
  %at.9 = getelementptr float, ptr %at.4, i64 %i
  %x = load <16 x float>, ptr %at.9, align 4
  %at.10 = getelementptr float, ptr %at.6, i64 %i
  %x_1 = load <16 x float>, ptr %at.10, align 4
  %t = fadd <16 x float> %x, %x_1
  %at.11 = getelementptr float, ptr %at.2, i64 %i
  store <16 x float> %t, ptr %at.11, align 4
  %at.12 = add i64 %i, 16
  %at.13 = getelementptr float, ptr %at.4, i64 %at.12
  %x_2 = load <16 x float>, ptr %at.13, align 4
  %at.14 = getelementptr float, ptr %at.6, i64 %at.12
  %x_3 = load <16 x float>, ptr %at.14, align 4
  %t_2 = fadd <16 x float> %x_2, %x_3
  %at.15 = getelementptr float, ptr %at.2, i64 %at.12
  store <16 x float> %t_2, ptr %at.15, align 4
  %at.16 = add i64 %i, 32
  %at.17 = getelementptr float, ptr %at.4, i64 %at.16
  %x_4 = load <16 x float>, ptr %at.17, align 4
  %at.18 = getelementptr float, ptr %at.6, i64 %at.16
  %x_5 = load <16 x float>, ptr %at.18, align 4
  %t_4 = fadd <16 x float> %x_4, %x_5
  %at.19 = getelementptr float, ptr %at.2, i64 %at.16
  store <16 x float> %t_4, ptr %at.19, align 4
  %at.20 = add i64 %i, 48
  %at.21 = getelementptr float, ptr %at.4, i64 %at.20
  %x_6 = load <16 x float>, ptr %at.21, align 4
  %at.22 = getelementptr float, ptr %at.6, i64 %at.20
  %x_7 = load <16 x float>, ptr %at.22, align 4
  %t_6 = fadd <16 x float> %x_6, %x_7
  %at.23 = getelementptr float, ptr %at.2, i64 %at.20
  store <16 x float> %t_6, ptr %at.23, align 4
  %i.next = add nsw i64 %i, 64
  %i.more = icmp slt i64 %i.next, %at.8
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %i_1.enter = icmp slt i64 %at.8, %at.7
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %at.8, %i.end ], [ %i_1.next, %i_1.body ]
  %at.24 = getelementptr float, ptr %at.4, i64 %i_1
  %x_8 = load <16 x float>, ptr %at.24, align 4
  %at.25 = getelementptr float, ptr %at.6, i64 %i_1
  %x_9 = load <16 x float>, ptr %at.25, align 4
  %t_8 = fadd <16 x float> %x_8, %x_9
  %at.26 = getelementptr float, ptr %at.2, i64 %i_1
  store <16 x float> %t_8, ptr %at.26, align 4
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.7
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %at.27 = icmp slt i64 %at.7, %columns
  br i1 %at.27, label %if_1.then, label %if_1.end
if_1.then:
  %at.28 = sub i64 %columns, %at.7
  %lanes.n = trunc i64 %at.28 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.29 = getelementptr float, ptr %at.4, i64 %at.7
  %x_10 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.29, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %at.30 = getelementptr float, ptr %at.6, i64 %at.7
  %x_11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.30, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_10 = fadd <16 x float> %x_10, %x_11
  %at.31 = getelementptr float, ptr %at.2, i64 %at.7
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_10, ptr %at.31, i32 4, <16 x i1> %lanes)
  br label %if_1.end
if_1.end:
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
