; tnk_sum_f32__avx512_b1024_ir: generated, do not edit.
; a row to one element.
; from templates/reduce.lua, avx512: block=1024 dtype=f32 op=sum
; listed in gen/manifest/reduce.lua: rows; the same bits on every tier; halves come here too
; a turn of the inner loop: 4 add 4 ld
; vector registers: 8 of 32

define void @tnk_sum_f32__avx512_b1024_ir(i64 %n, ptr nocapture readonly %data, ptr nocapture readonly %param) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 1
  %y = load ptr, ptr %y.p, align 8
  %at.1 = and i64 %n, -64
  %start.enter = icmp slt i64 0, %at.1
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %entry ], [ %start.next, %i.end ]
  %total0 = phi <8 x double> [ splat (double 0x0000000000000000), %entry ], [ %total0_1, %i.end ]
  %at.2 = add i64 %start, 1024
  %t.c = icmp slt i64 %at.2, %at.1
  %t = select i1 %t.c, i64 %at.2, i64 %at.1
  %i.enter = icmp slt i64 %start, %t
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ %start, %start.body ], [ %i.next, %i.body ]
  %part0 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part0_1, %i.body ]
  %part1 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part1_1, %i.body ]
  %part2 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part2_1, %i.body ]
  %part3 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part3_1, %i.body ]
  %at.3 = getelementptr float, ptr %x, i64 %i
  %x_1 = load <16 x float>, ptr %at.3, align 4
  %at.4 = add i64 %i, 16
  %at.5 = getelementptr float, ptr %x, i64 %at.4
  %x_2 = load <16 x float>, ptr %at.5, align 4
  %at.6 = add i64 %i, 32
  %at.7 = getelementptr float, ptr %x, i64 %at.6
  %x_3 = load <16 x float>, ptr %at.7, align 4
  %at.8 = add i64 %i, 48
  %at.9 = getelementptr float, ptr %x, i64 %at.8
  %x_4 = load <16 x float>, ptr %at.9, align 4
  %part0_1 = fadd <16 x float> %part0, %x_1
  %part1_1 = fadd <16 x float> %part1, %x_2
  %part2_1 = fadd <16 x float> %part2, %x_3
  %part3_1 = fadd <16 x float> %part3, %x_4
  %i.next = add nsw i64 %i, 64
  %i.more = icmp slt i64 %i.next, %t
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %part0_2 = phi <16 x float> [ %part0_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part1_2 = phi <16 x float> [ %part1_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part2_2 = phi <16 x float> [ %part2_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part3_2 = phi <16 x float> [ %part3_1, %i.body ], [ splat (float 0x0000000000000000), %start.body ]
  %joined = fadd <16 x float> %part0_2, %part2_2
  %joined_1 = fadd <16 x float> %part1_2, %part3_2
  %joined_2 = fadd <16 x float> %joined, %joined_1
  %t_1 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_2 = shufflevector <16 x float> %joined_2, <16 x float> %joined_2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sums = fadd <8 x float> %t_1, %t_2
  %t_3 = fpext <8 x float> %sums to <8 x double>
  %total0_1 = fadd <8 x double> %total0, %t_3
  %start.next = add nsw i64 %start, 1024
  %start.more = icmp slt i64 %start.next, %at.1
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total0_2 = phi <8 x double> [ %total0_1, %i.end ], [ splat (double 0x0000000000000000), %entry ]
  %at.10 = icmp slt i64 %at.1, %n
  br i1 %at.10, label %if_1.then, label %if_1.end
if_1.then:
  %at.11 = sub i64 %n, %at.1
  %lanes.n = trunc i64 %at.11 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.12 = getelementptr float, ptr %x, i64 %at.1
  %x_5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.12, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %lanes_1.n = trunc i64 %at.11 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %lanes_1.s
  %at.13 = add i64 %at.1, 16
  %at.14 = getelementptr float, ptr %x, i64 %at.13
  %x_6 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.14, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %lanes_2.n = trunc i64 %at.11 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>, %lanes_2.s
  %at.15 = add i64 %at.1, 32
  %at.16 = getelementptr float, ptr %x, i64 %at.15
  %x_7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.16, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %lanes_3.n = trunc i64 %at.11 to i32
  %lanes_3.0 = insertelement <16 x i32> poison, i32 %lanes_3.n, i64 0
  %lanes_3.s = shufflevector <16 x i32> %lanes_3.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_3 = icmp slt <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %lanes_3.s
  %at.17 = add i64 %at.1, 48
  %at.18 = getelementptr float, ptr %x, i64 %at.17
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.18, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %joined_3 = fadd <16 x float> %x_5, %x_7
  %joined_4 = fadd <16 x float> %x_6, %x_8
  %joined_5 = fadd <16 x float> %joined_3, %joined_4
  %t_4 = shufflevector <16 x float> %joined_5, <16 x float> %joined_5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_5 = shufflevector <16 x float> %joined_5, <16 x float> %joined_5, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sums_1 = fadd <8 x float> %t_4, %t_5
  %t_6 = fpext <8 x float> %sums_1 to <8 x double>
  %total0_4 = fadd <8 x double> %total0_2, %t_6
  br label %if_1.end
if_1.end:
  %total0_5 = phi <8 x double> [ %total0_2, %start.end ], [ %total0_4, %if_1.then ]
  %t_7 = shufflevector <8 x double> %total0_5, <8 x double> %total0_5, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_6 = fadd <8 x double> %total0_5, %t_7
  %t_8 = shufflevector <8 x double> %joined_6, <8 x double> %joined_6, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_7 = fadd <8 x double> %joined_6, %t_8
  %t_9 = shufflevector <8 x double> %joined_7, <8 x double> %joined_7, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_8 = fadd <8 x double> %joined_7, %t_9
  %t_10 = extractelement <8 x double> %joined_8, i64 0
  %t_11 = fptrunc double %t_10 to float
  store float %t_11, ptr %y, align 4
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
