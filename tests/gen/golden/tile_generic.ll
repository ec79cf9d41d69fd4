; tile_generic: generated, do not edit.
; test.
; from tests/gen/test.lua, generic: no parameters
; a turn of the inner loop: 2 add 2 mul 3 ld
; vector registers: 4 of 16

define void @tile_generic(i64 %k, ptr noalias nocapture readonly %a, ptr noalias nocapture readonly %b, ptr noalias nocapture %c, i64 %ldc, i64 %m, i64 %n, ptr nocapture readonly %alpha_beta, ptr noalias nocapture readonly %bias) #0 {
entry:
  %p.enter = icmp slt i64 0, %k
  br i1 %p.enter, label %p.body, label %p.end
p.body:
  %p = phi i64 [ 0, %entry ], [ %p.next, %p.body ]
  %acc0 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc0_1, %p.body ]
  %acc1 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %acc1_1, %p.body ]
  %a_1 = phi ptr [ %a, %entry ], [ %at.2, %p.body ]
  %b_1 = phi ptr [ %b, %entry ], [ %at.3, %p.body ]
  %row = load <4 x float>, ptr %b_1, align 4
  %x = load float, ptr %a_1, align 4
  %t.0 = insertelement <4 x float> poison, float %x, i64 0
  %t = shufflevector <4 x float> %t.0, <4 x float> poison, <4 x i32> zeroinitializer
  %t_1 = fmul <4 x float> %t, %row
  %acc0_1 = fadd <4 x float> %t_1, %acc0
  %at.1 = getelementptr float, ptr %a_1, i64 1
  %x_1 = load float, ptr %at.1, align 4
  %t_2.0 = insertelement <4 x float> poison, float %x_1, i64 0
  %t_2 = shufflevector <4 x float> %t_2.0, <4 x float> poison, <4 x i32> zeroinitializer
  %t_3 = fmul <4 x float> %t_2, %row
  %acc1_1 = fadd <4 x float> %t_3, %acc1
  %at.2 = getelementptr float, ptr %a_1, i64 2
  %at.3 = getelementptr float, ptr %b_1, i64 4
  %p.next = add nsw i64 %p, 1
  %p.more = icmp slt i64 %p.next, %k
  br i1 %p.more, label %p.body, label %p.end
p.end:
  %acc0_2 = phi <4 x float> [ %acc0_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %acc1_2 = phi <4 x float> [ %acc1_1, %p.body ], [ splat (float 0x0000000000000000), %entry ]
  %a_2 = phi ptr [ %at.2, %p.body ], [ %a, %entry ]
  %b_2 = phi ptr [ %at.3, %p.body ], [ %b, %entry ]
  %at.4 = icmp ne ptr %bias, null
  br i1 %at.4, label %if_1.then, label %if_1.end
if_1.then:
  %bias0 = load <4 x float>, ptr %bias, align 4
  %acc0_4 = fadd <4 x float> %acc0_2, %bias0
  %acc1_4 = fadd <4 x float> %acc1_2, %bias0
  br label %if_1.end
if_1.end:
  %acc0_5 = phi <4 x float> [ %acc0_2, %p.end ], [ %acc0_4, %if_1.then ]
  %acc1_5 = phi <4 x float> [ %acc1_2, %p.end ], [ %acc1_4, %if_1.then ]
  store <4 x float> %acc0_5, ptr %c, align 4
  %at.5 = getelementptr float, ptr %c, i64 %ldc
  store <4 x float> %acc1_5, ptr %at.5, align 4
  ret void
}

attributes #0 = { nounwind }
