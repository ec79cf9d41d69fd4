; tnk_logical_and_bool__avx512_u1_ir: generated, do not edit.
; elementwise operation, inner strides 1.
; from templates/ewise.lua, avx512: from=bool op=logical_and to=bool unroll=1
; listed in gen/manifest/ewise_bits.lua: binary, every tier
; a turn of the inner loop: 1 select 2 ld 1 st
; vector registers: 1 of 32

define void @tnk_logical_and_bool__avx512_u1_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
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
  %at.2 = getelementptr i8, ptr %out, i64 %at.1
  %at.3 = mul i64 %row, %a_row
  %at.4 = getelementptr i8, ptr %a, i64 %at.3
  %at.5 = mul i64 %row, %b_row
  %at.6 = getelementptr i8, ptr %b, i64 %at.5
  %at.7 = and i64 %columns, -64
  %i.enter = icmp slt i64 0, %at.7
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %i.body ]
  %at.8 = getelementptr i8, ptr %at.4, i64 %i
  %x = load <64 x i8>, ptr %at.8, align 1
  %differs = icmp ne <64 x i8> %x, splat (i8 0)
  %at.9 = getelementptr i8, ptr %at.6, i64 %i
  %x_1 = load <64 x i8>, ptr %at.9, align 1
  %differs_1 = icmp ne <64 x i8> %x_1, splat (i8 0)
  %t = and <64 x i1> %differs, %differs_1
  %one = select <64 x i1> %t, <64 x i8> splat (i8 1), <64 x i8> splat (i8 0)
  %at.10 = getelementptr i8, ptr %at.2, i64 %i
  store <64 x i8> %one, ptr %at.10, align 1
  %i.next = add nsw i64 %i, 64
  %i.more = icmp slt i64 %i.next, %at.7
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %at.11 = icmp slt i64 %at.7, %columns
  br i1 %at.11, label %if_1.then, label %if_1.end
if_1.then:
  %at.12 = sub i64 %columns, %at.7
  %lanes.n = trunc i64 %at.12 to i32
  %lanes.0 = insertelement <64 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <64 x i32> %lanes.0, <64 x i32> poison, <64 x i32> zeroinitializer
  %lanes = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %lanes.s
  %at.13 = getelementptr i8, ptr %at.4, i64 %at.7
  %x_2 = call <64 x i8> @llvm.masked.load.v64i8.p0(ptr %at.13, i32 1, <64 x i1> %lanes, <64 x i8> zeroinitializer)
  %differs_2 = icmp ne <64 x i8> %x_2, splat (i8 0)
  %at.14 = getelementptr i8, ptr %at.6, i64 %at.7
  %x_3 = call <64 x i8> @llvm.masked.load.v64i8.p0(ptr %at.14, i32 1, <64 x i1> %lanes, <64 x i8> zeroinitializer)
  %differs_3 = icmp ne <64 x i8> %x_3, splat (i8 0)
  %t_2 = and <64 x i1> %differs_2, %differs_3
  %one_1 = select <64 x i1> %t_2, <64 x i8> splat (i8 1), <64 x i8> splat (i8 0)
  %at.15 = getelementptr i8, ptr %at.2, i64 %at.7
  call void @llvm.masked.store.v64i8.p0(<64 x i8> %one_1, ptr %at.15, i32 1, <64 x i1> %lanes)
  br label %if_1.end
if_1.end:
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <64 x i8> @llvm.masked.load.v64i8.p0(ptr, i32, <64 x i1>, <64 x i8>)
declare void @llvm.masked.store.v64i8.p0(<64 x i8>, ptr, i32, <64 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
