; tnk_matmul_f32__avx512_dot1x4_ir: generated, do not edit.
; product of few rows, columns along k.
; from templates/thin_dot.lua, avx512: dtype=f32 rows=1
; listed in gen/manifest/thin.lua: a vector times weights, at the speed of memory
; a turn of the inner loop: 4 fma 5 ld
; vector registers: 9 of 32

define void @tnk_matmul_f32__avx512_dot1x4_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride) #0 {
entry:
  %a.p = getelementptr ptr, ptr %data, i64 0
  %a = load ptr, ptr %a.p, align 8
  %b.p = getelementptr ptr, ptr %data, i64 1
  %b = load ptr, ptr %b.p, align 8
  %c.p = getelementptr ptr, ptr %data, i64 2
  %c = load ptr, ptr %c.p, align 8
  %m.p = getelementptr i64, ptr %n, i64 0
  %m = load i64, ptr %m.p, align 8
  %n_1.p = getelementptr i64, ptr %n, i64 1
  %n_1 = load i64, ptr %n_1.p, align 8
  %depth.p = getelementptr i64, ptr %n, i64 2
  %depth = load i64, ptr %depth.p, align 8
  %goes_on.p = getelementptr i64, ptr %n, i64 3
  %goes_on = load i64, ptr %goes_on.p, align 8
  %far.p = getelementptr i64, ptr %n, i64 4
  %far = load i64, ptr %far.p, align 8
  %spread.p = getelementptr i64, ptr %n, i64 5
  %spread = load i64, ptr %spread.p, align 8
  %a_row.p = getelementptr i64, ptr %stride, i64 0
  %a_row = load i64, ptr %a_row.p, align 8
  %b_column.p = getelementptr i64, ptr %stride, i64 2
  %b_column = load i64, ptr %b_column.p, align 8
  %c_row.p = getelementptr i64, ptr %stride, i64 3
  %c_row = load i64, ptr %c_row.p, align 8
  %at.1 = and i64 %depth, -16
  %at.2 = ashr i64 16, %spread
  %j.enter = icmp slt i64 0, %n_1
  br i1 %j.enter, label %j.body, label %j.end
j.body:
  %j = phi i64 [ 0, %entry ], [ %j.next, %i.end ]
  %at.3 = sub i64 %n_1, 1
  %t.c = icmp slt i64 %j, %at.3
  %t = select i1 %t.c, i64 %j, i64 %at.3
  %at.4 = mul i64 %t, %b_column
  %at.5 = getelementptr float, ptr %b, i64 %at.4
  %at.6 = add i64 %j, 1
  %t_1.c = icmp slt i64 %at.6, %at.3
  %t_1 = select i1 %t_1.c, i64 %at.6, i64 %at.3
  %at.7 = mul i64 %t_1, %b_column
  %at.8 = getelementptr float, ptr %b, i64 %at.7
  %at.9 = add i64 %j, 2
  %t_2.c = icmp slt i64 %at.9, %at.3
  %t_2 = select i1 %t_2.c, i64 %at.9, i64 %at.3
  %at.10 = mul i64 %t_2, %b_column
  %at.11 = getelementptr float, ptr %b, i64 %at.10
  %at.12 = add i64 %j, 3
  %t_3.c = icmp slt i64 %at.12, %at.3
  %t_3 = select i1 %t_3.c, i64 %at.12, i64 %at.3
  %at.13 = mul i64 %t_3, %b_column
  %at.14 = getelementptr float, ptr %b, i64 %at.13
  %at.15 = sub i64 %n_1, %j
  %t_4.c = icmp slt i64 %at.15, 4
  %t_4 = select i1 %t_4.c, i64 %at.15, i64 4
  %within0.n = trunc i64 %t_4 to i32
  %within0.0 = insertelement <4 x i32> poison, i32 %within0.n, i64 0
  %within0.s = shufflevector <4 x i32> %within0.0, <4 x i32> poison, <4 x i32> zeroinitializer
  %within0 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %within0.s
  %at.16 = mul i64 %t_4, %goes_on
  %within0_1.n = trunc i64 %at.16 to i32
  %within0_1.0 = insertelement <4 x i32> poison, i32 %within0_1.n, i64 0
  %within0_1.s = shufflevector <4 x i32> %within0_1.0, <4 x i32> poison, <4 x i32> zeroinitializer
  %within0_1 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %within0_1.s
  %i.enter = icmp slt i64 0, %m
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %j.body ], [ %i.next, %if_2.end ]
  %at.17 = sub i64 %m, 1
  %t_5.c = icmp slt i64 %i, %at.17
  %t_5 = select i1 %t_5.c, i64 %i, i64 %at.17
  %at.18 = mul i64 %t_5, %a_row
  %at.19 = getelementptr float, ptr %a, i64 %at.18
  %at.20 = sdiv i64 %at.1, 16
  %at.21 = mul i64 %i, %at.20
  %at.22 = mul i64 %at.21, %at.2
  %at.23 = add i64 %far, %at.22
  %p.enter = icmp slt i64 0, %at.1
  br i1 %p.enter, label %p.body, label %p.end
p.body:
  %p = phi i64 [ 0, %i.body ], [ %p.next, %if_1.end ]
  %acc0_0 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_0_1, %if_1.end ]
  %acc0_1 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_1_1, %if_1.end ]
  %acc0_2 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_2_1, %if_1.end ]
  %acc0_3 = phi <16 x float> [ splat (float 0x0000000000000000), %i.body ], [ %acc0_3_1, %if_1.end ]
  %ahead_1 = phi i64 [ %at.23, %i.body ], [ %at.34, %if_1.end ]
  %at.24 = icmp sgt i64 %far, 0
  br i1 %at.24, label %if_1.then, label %if_1.end
if_1.then:
  %at.25 = getelementptr float, ptr %at.5, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.25, i32 0, i32 3, i32 1)
  %at.26 = getelementptr float, ptr %at.8, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.26, i32 0, i32 3, i32 1)
  %at.27 = getelementptr float, ptr %at.11, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.27, i32 0, i32 3, i32 1)
  %at.28 = getelementptr float, ptr %at.14, i64 %ahead_1
  call void @llvm.prefetch.p0(ptr %at.28, i32 0, i32 3, i32 1)
  br label %if_1.end
if_1.end:
  %at.29 = getelementptr float, ptr %at.5, i64 %p
  %b0 = load <16 x float>, ptr %at.29, align 4
  %at.30 = getelementptr float, ptr %at.8, i64 %p
  %b1 = load <16 x float>, ptr %at.30, align 4
  %at.31 = getelementptr float, ptr %at.11, i64 %p
  %b2 = load <16 x float>, ptr %at.31, align 4
  %at.32 = getelementptr float, ptr %at.14, i64 %p
  %b3 = load <16 x float>, ptr %at.32, align 4
  %at.33 = getelementptr float, ptr %at.19, i64 %p
  %a0 = load <16 x float>, ptr %at.33, align 4
  %acc0_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b0, <16 x float> %acc0_0)
  %acc0_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b1, <16 x float> %acc0_1)
  %acc0_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b2, <16 x float> %acc0_2)
  %acc0_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0, <16 x float> %b3, <16 x float> %acc0_3)
  %at.34 = add i64 %ahead_1, %at.2
  %p.next = add nsw i64 %p, 16
  %p.more = icmp slt i64 %p.next, %at.1
  br i1 %p.more, label %p.body, label %p.end
p.end:
  %acc0_0_2 = phi <16 x float> [ %acc0_0_1, %if_1.end ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_1_2 = phi <16 x float> [ %acc0_1_1, %if_1.end ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_2_2 = phi <16 x float> [ %acc0_2_1, %if_1.end ], [ splat (float 0x0000000000000000), %i.body ]
  %acc0_3_2 = phi <16 x float> [ %acc0_3_1, %if_1.end ], [ splat (float 0x0000000000000000), %i.body ]
  %ahead_2 = phi i64 [ %at.34, %if_1.end ], [ %at.23, %i.body ]
  %at.35 = icmp slt i64 %at.1, %depth
  br i1 %at.35, label %if_2.then, label %if_2.end
if_2.then:
  %at.36 = sub i64 %depth, %at.1
  %lanes.n = trunc i64 %at.36 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.37 = getelementptr float, ptr %at.5, i64 %at.1
  %b0_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.37, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %at.38 = getelementptr float, ptr %at.8, i64 %at.1
  %b1_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.38, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %at.39 = getelementptr float, ptr %at.11, i64 %at.1
  %b2_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.39, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %at.40 = getelementptr float, ptr %at.14, i64 %at.1
  %b3_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.40, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %at.41 = getelementptr float, ptr %at.19, i64 %at.1
  %a0_1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.41, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %acc0_0_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b0_1, <16 x float> %acc0_0_2)
  %acc0_1_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b1_1, <16 x float> %acc0_1_2)
  %acc0_2_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b2_1, <16 x float> %acc0_2_2)
  %acc0_3_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %a0_1, <16 x float> %b3_1, <16 x float> %acc0_3_2)
  br label %if_2.end
if_2.end:
  %acc0_0_5 = phi <16 x float> [ %acc0_0_2, %p.end ], [ %acc0_0_4, %if_2.then ]
  %acc0_1_5 = phi <16 x float> [ %acc0_1_2, %p.end ], [ %acc0_1_4, %if_2.then ]
  %acc0_2_5 = phi <16 x float> [ %acc0_2_2, %p.end ], [ %acc0_2_4, %if_2.then ]
  %acc0_3_5 = phi <16 x float> [ %acc0_3_2, %p.end ], [ %acc0_3_4, %if_2.then ]
  %t_10 = shufflevector <16 x float> %acc0_0_5, <16 x float> %acc0_2_5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t_11 = shufflevector <16 x float> %acc0_0_5, <16 x float> %acc0_2_5, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %joined = fadd <16 x float> %t_10, %t_11
  %t_12 = shufflevector <16 x float> %acc0_1_5, <16 x float> %acc0_3_5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t_13 = shufflevector <16 x float> %acc0_1_5, <16 x float> %acc0_3_5, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %joined_1 = fadd <16 x float> %t_12, %t_13
  %t_14 = shufflevector <16 x float> %joined, <16 x float> %joined_1, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %t_15 = shufflevector <16 x float> %joined, <16 x float> %joined_1, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %joined_2 = fadd <16 x float> %t_14, %t_15
  %t_16 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <8 x i32> <i32 0, i32 1, i32 4, i32 5, i32 8, i32 9, i32 12, i32 13>
  %t_17 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <8 x i32> <i32 2, i32 3, i32 6, i32 7, i32 10, i32 11, i32 14, i32 15>
  %joined_3 = fadd <8 x float> %t_16, %t_17
  %t_18 = shufflevector <8 x float> %joined_3, <8 x float> %joined_3, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %t_19 = shufflevector <8 x float> %joined_3, <8 x float> %joined_3, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %joined_4 = fadd <4 x float> %t_18, %t_19
  %at.42 = mul i64 %i, %c_row
  %at.43 = getelementptr float, ptr %c, i64 %at.42
  %at.44 = getelementptr float, ptr %at.43, i64 %j
  %x = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %at.44, i32 4, <4 x i1> %within0_1, <4 x float> zeroinitializer)
  %t_20 = fadd <4 x float> %joined_4, %x
  call void @llvm.masked.store.v4f32.p0(<4 x float> %t_20, ptr %at.44, i32 4, <4 x i1> %within0)
  %i.next = add nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %m
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %j.next = add nsw i64 %j, 4
  %j.more = icmp slt i64 %j.next, %n_1
  br i1 %j.more, label %j.body, label %j.end
j.end:
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, i32, <4 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
