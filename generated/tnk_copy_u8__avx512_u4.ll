; tnk_copy_u8__avx512_u4_ir: generated, do not edit.
; copy of elements.
; from templates/copy.lua, avx512: dtype=u8 inner=unit unroll=4
; listed in gen/manifest/copy.lua: rows of adjacent elements
; a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
; vector registers: 1 of 32

define void @tnk_copy_u8__avx512_u4_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %src.p = getelementptr ptr, ptr %data, i64 0
  %src = load ptr, ptr %src.p, align 8
  %dst.p = getelementptr ptr, ptr %data, i64 1
  %dst = load ptr, ptr %dst.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %src_row.p = getelementptr i64, ptr %stride, i64 0
  %src_row = load i64, ptr %src_row.p, align 8
  %dst_row.p = getelementptr i64, ptr %stride, i64 2
  %dst_row = load i64, ptr %dst_row.p, align 8
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_1.end ]
  %at.1 = mul i64 %row, %src_row
  %at.2 = getelementptr i8, ptr %src, i64 %at.1
  %at.3 = mul i64 %row, %dst_row
  %at.4 = getelementptr i8, ptr %dst, i64 %at.3
  %at.5 = icmp slt i64 16384, %columns
  %at.6 = and i64 %columns, -256
  %t = select i1 %at.5, i64 %at.6, i64 0
  %i.enter = icmp slt i64 0, %t
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %i.body ]
  %at.7 = add i64 %i, 1024
  %at.8 = getelementptr i8, ptr %at.4, i64 %at.7
  call void @llvm.prefetch.p0(ptr %at.8, i32 1, i32 3, i32 1)
  %at.9 = add i64 %i, 1088
  %at.10 = getelementptr i8, ptr %at.4, i64 %at.9
  call void @llvm.prefetch.p0(ptr %at.10, i32 1, i32 3, i32 1)
  %at.11 = add i64 %i, 1152
  %at.12 = getelementptr i8, ptr %at.4, i64 %at.11
  call void @llvm.prefetch.p0(ptr %at.12, i32 1, i32 3, i32 1)
  %at.13 = add i64 %i, 1216
  %at.14 = getelementptr i8, ptr %at.4, i64 %at.13
  call void @llvm.prefetch.p0(ptr %at.14, i32 1, i32 3, i32 1)
  %at.15 = getelementptr i8, ptr %at.2, i64 %i
  %x = load <64 x i8>, ptr %at.15, align 1
  %at.16 = getelementptr i8, ptr %at.4, i64 %i
  store <64 x i8> %x, ptr %at.16, align 1
  %at.17 = add i64 %i, 64
  %at.18 = getelementptr i8, ptr %at.2, i64 %at.17
  %x_1 = load <64 x i8>, ptr %at.18, align 1
  %at.19 = getelementptr i8, ptr %at.4, i64 %at.17
  store <64 x i8> %x_1, ptr %at.19, align 1
  %at.20 = add i64 %i, 128
  %at.21 = getelementptr i8, ptr %at.2, i64 %at.20
  %x_2 = load <64 x i8>, ptr %at.21, align 1
  %at.22 = getelementptr i8, ptr %at.4, i64 %at.20
  store <64 x i8> %x_2, ptr %at.22, align 1
  %at.23 = add i64 %i, 192
  %at.24 = getelementptr i8, ptr %at.2, i64 %at.23
  %x_3 = load <64 x i8>, ptr %at.24, align 1
  %at.25 = getelementptr i8, ptr %at.4, i64 %at.23
  store <64 x i8> %x_3, ptr %at.25, align 1
  %i.next = add nsw i64 %i, 256
  %i.more = icmp slt i64 %i.next, %t
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %at.26 = sub i64 %columns, %t
  %at.27 = and i64 %at.26, -64
  %at.28 = and i64 %at.26, -256
  %i_1.enter = icmp slt i64 0, %at.28
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ 0, %i.end ], [ %i_1.next, %i_1.body ]
  %at.29 = add i64 %t, %i_1
  %at.30 = getelementptr i8, ptr %at.2, i64 %at.29
  %x_4 = load <64 x i8>, ptr %at.30, align 1
  %at.31 = getelementptr i8, ptr %at.4, i64 %at.29
  store <64 x i8> %x_4, ptr %at.31, align 1
  %at.32 = add i64 %i_1, 64
  %at.33 = add i64 %t, %at.32
  %at.34 = getelementptr i8, ptr %at.2, i64 %at.33
  %x_5 = load <64 x i8>, ptr %at.34, align 1
  %at.35 = getelementptr i8, ptr %at.4, i64 %at.33
  store <64 x i8> %x_5, ptr %at.35, align 1
  %at.36 = add i64 %i_1, 128
  %at.37 = add i64 %t, %at.36
  %at.38 = getelementptr i8, ptr %at.2, i64 %at.37
  %x_6 = load <64 x i8>, ptr %at.38, align 1
  %at.39 = getelementptr i8, ptr %at.4, i64 %at.37
  store <64 x i8> %x_6, ptr %at.39, align 1
  %at.40 = add i64 %i_1, 192
  %at.41 = add i64 %t, %at.40
  %at.42 = getelementptr i8, ptr %at.2, i64 %at.41
  %x_7 = load <64 x i8>, ptr %at.42, align 1
  %at.43 = getelementptr i8, ptr %at.4, i64 %at.41
  store <64 x i8> %x_7, ptr %at.43, align 1
  %i_1.next = add nsw i64 %i_1, 256
  %i_1.more = icmp slt i64 %i_1.next, %at.28
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %i_2.enter = icmp slt i64 %at.28, %at.27
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ %at.28, %i_1.end ], [ %i_2.next, %i_2.body ]
  %at.44 = add i64 %t, %i_2
  %at.45 = getelementptr i8, ptr %at.2, i64 %at.44
  %x_8 = load <64 x i8>, ptr %at.45, align 1
  %at.46 = getelementptr i8, ptr %at.4, i64 %at.44
  store <64 x i8> %x_8, ptr %at.46, align 1
  %i_2.next = add nsw i64 %i_2, 64
  %i_2.more = icmp slt i64 %i_2.next, %at.27
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %at.47 = sub i64 %columns, %t
  %at.48 = icmp slt i64 %at.27, %at.47
  br i1 %at.48, label %if_1.then, label %if_1.end
if_1.then:
  %at.49 = sub i64 %columns, %t
  %at.50 = sub i64 %at.49, %at.27
  %lanes.n = trunc i64 %at.50 to i32
  %lanes.0 = insertelement <64 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <64 x i32> %lanes.0, <64 x i32> poison, <64 x i32> zeroinitializer
  %lanes = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %lanes.s
  %at.51 = add i64 %t, %at.27
  %at.52 = getelementptr i8, ptr %at.2, i64 %at.51
  %x_9 = call <64 x i8> @llvm.masked.load.v64i8.p0(ptr %at.52, i32 1, <64 x i1> %lanes, <64 x i8> zeroinitializer)
  %at.53 = getelementptr i8, ptr %at.4, i64 %at.51
  call void @llvm.masked.store.v64i8.p0(<64 x i8> %x_9, ptr %at.53, i32 1, <64 x i1> %lanes)
  br label %if_1.end
if_1.end:
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <64 x i8> @llvm.masked.load.v64i8.p0(ptr, i32, <64 x i1>, <64 x i8>)
declare void @llvm.masked.store.v64i8.p0(<64 x i8>, ptr, i32, <64 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
