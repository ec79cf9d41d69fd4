; map_avx2: generated, do not edit.
; test.
; from tests/gen/test.lua, avx2: no parameters
; a turn of the inner loop: 1 mul 1 max 1 ld 1 st
; vector registers: 2 of 16

define void @map_avx2(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 1
  %y = load ptr, ptr %y.p, align 8
  %n_1.p = getelementptr i64, ptr %n, i64 1
  %n_1 = load i64, ptr %n_1.p, align 8
  %x_1 = load float, ptr %param, align 4
  %factor.0 = insertelement <8 x float> poison, float %x_1, i64 0
  %factor = shufflevector <8 x float> %factor.0, <8 x float> poison, <8 x i32> zeroinitializer
  %at.1 = and i64 %n_1, -8
  %i.enter = icmp slt i64 0, %at.1
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %entry ], [ %i.next, %i.body ]
  %at.2 = getelementptr float, ptr %x, i64 %i
  %x_2 = load <8 x float>, ptr %at.2, align 4
  %t = fmul <8 x float> %x_2, %factor
  %t_1.c = fcmp ogt <8 x float> splat (float 0x0000000000000000), %t
  %t_1 = select <8 x i1> %t_1.c, <8 x float> splat (float 0x0000000000000000), <8 x float> %t
  %at.3 = getelementptr float, ptr %y, i64 %i
  store <8 x float> %t_1, ptr %at.3, align 4
  %i.next = add nsw i64 %i, 8
  %i.more = icmp slt i64 %i.next, %at.1
  br i1 %i.more, label %i.body, label %i.end
i.end:
  ; the rest
  %at.4 = icmp slt i64 %at.1, %n_1
  br i1 %at.4, label %if_1.then, label %if_1.end
if_1.then:
  %at.5 = sub i64 %n_1, %at.1
  %lanes.n = trunc i64 %at.5 to i32
  %lanes.0 = insertelement <8 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <8 x i32> %lanes.0, <8 x i32> poison, <8 x i32> zeroinitializer
  %lanes = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %lanes.s
  %at.6 = getelementptr float, ptr %x, i64 %at.1
  %x_3 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %at.6, i32 4, <8 x i1> %lanes, <8 x float> zeroinitializer)
  %t_4 = fmul <8 x float> %x_3, %factor
  %t_5.c = fcmp ogt <8 x float> splat (float 0x0000000000000000), %t_4
  %t_5 = select <8 x i1> %t_5.c, <8 x float> splat (float 0x0000000000000000), <8 x float> %t_4
  %at.7 = getelementptr float, ptr %y, i64 %at.1
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t_5, ptr %at.7, i32 4, <8 x i1> %lanes)
  br label %if_1.end
if_1.end:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2" "tune-cpu"="haswell" }
