; tnk_softmax_f32__avx512_u2_ir: generated, do not edit.
; softmax of rows.
; from templates/softmax.lua, avx512: dtype=f32 unroll=2
; listed in gen/manifest/norm.lua: attention and classification
; a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 12 fma 4 add 2 mul 2 max 2 scale 2 shuffle 2 ld 2 st; 2 mul 2 ld 2 st; 1 mul 1 ld 1 st
; vector registers: 13 of 32

define void @tnk_softmax_f32__avx512_u2_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x = load float, ptr %param, align 4
  %t.0 = insertelement <16 x float> poison, float %x, i64 0
  %t = shufflevector <16 x float> %t.0, <16 x float> poison, <16 x i32> zeroinitializer
  %factor = fmul <16 x float> %t, splat (float 0x4010000000000000)
  %t_1 = fmul <16 x float> %factor, %factor
  %log2_e = fmul <16 x float> %factor, splat (float 0x3FF7154760000000)
  %ln2 = fdiv <16 x float> splat (float 0xBFE62E4300000000), %factor
  %second = fmul <16 x float> %t_1, splat (float 0x3FE0002360000000)
  %t_2 = fmul <16 x float> %t_1, %factor
  %third = fmul <16 x float> %t_2, splat (float 0x3FC55575E0000000)
  %x_1.p = getelementptr ptr, ptr %data, i64 0
  %x_1 = load ptr, ptr %x_1.p, align 8
  %y.p = getelementptr ptr, ptr %data, i64 1
  %y = load ptr, ptr %y.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %y_row.p = getelementptr i64, ptr %stride, i64 2
  %y_row = load i64, ptr %y_row.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %if_3.end ]
  %at.1 = mul i64 %row, %x_row
  %at.2 = getelementptr float, ptr %x_1, i64 %at.1
  %at.3 = mul i64 %row, %y_row
  %at.4 = getelementptr float, ptr %y, i64 %at.3
  ; The maximum.
  %at.5 = and i64 %columns, -64
  %at.6 = and i64 %columns, -16
  %i.enter = icmp slt i64 0, %at.5
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %i.body ]
  %least = phi <16 x float> [ splat (float 0xFFF0000000000000), %row.body ], [ %highest0, %i.body ]
  %least_1 = phi <16 x float> [ splat (float 0xFFF0000000000000), %row.body ], [ %highest1, %i.body ]
  %least_2 = phi <16 x float> [ splat (float 0xFFF0000000000000), %row.body ], [ %highest2, %i.body ]
  %least_3 = phi <16 x float> [ splat (float 0xFFF0000000000000), %row.body ], [ %highest3, %i.body ]
  %at.7 = getelementptr float, ptr %at.2, i64 %i
  %x_3 = load <16 x float>, ptr %at.7, align 4
  %highest0.c = fcmp ogt <16 x float> %x_3, %least
  %highest0 = select <16 x i1> %highest0.c, <16 x float> %x_3, <16 x float> %least
  %at.8 = getelementptr float, ptr %at.7, i64 16
  %x_4 = load <16 x float>, ptr %at.8, align 4
  %highest1.c = fcmp ogt <16 x float> %x_4, %least_1
  %highest1 = select <16 x i1> %highest1.c, <16 x float> %x_4, <16 x float> %least_1
  %at.9 = getelementptr float, ptr %at.7, i64 32
  %x_5 = load <16 x float>, ptr %at.9, align 4
  %highest2.c = fcmp ogt <16 x float> %x_5, %least_2
  %highest2 = select <16 x i1> %highest2.c, <16 x float> %x_5, <16 x float> %least_2
  %at.10 = getelementptr float, ptr %at.7, i64 48
  %x_6 = load <16 x float>, ptr %at.10, align 4
  %highest3.c = fcmp ogt <16 x float> %x_6, %least_3
  %highest3 = select <16 x i1> %highest3.c, <16 x float> %x_6, <16 x float> %least_3
  %i.next = add nsw i64 %i, 64
  %i.more = icmp slt i64 %i.next, %at.5
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %least_4 = phi <16 x float> [ %highest0, %i.body ], [ splat (float 0xFFF0000000000000), %row.body ]
  %least_5 = phi <16 x float> [ %highest1, %i.body ], [ splat (float 0xFFF0000000000000), %row.body ]
  %least_6 = phi <16 x float> [ %highest2, %i.body ], [ splat (float 0xFFF0000000000000), %row.body ]
  %least_7 = phi <16 x float> [ %highest3, %i.body ], [ splat (float 0xFFF0000000000000), %row.body ]
  %joined.c = fcmp ogt <16 x float> %least_4, %least_6
  %joined = select <16 x i1> %joined.c, <16 x float> %least_4, <16 x float> %least_6
  %joined_1.c = fcmp ogt <16 x float> %least_5, %least_7
  %joined_1 = select <16 x i1> %joined_1.c, <16 x float> %least_5, <16 x float> %least_7
  %joined_2.c = fcmp ogt <16 x float> %joined, %joined_1
  %joined_2 = select <16 x i1> %joined_2.c, <16 x float> %joined, <16 x float> %joined_1
  %i_1.enter = icmp slt i64 %at.5, %at.6
  br i1 %i_1.enter, label %i_1.body, label %i_1.end
i_1.body:
  %i_1 = phi i64 [ %at.5, %i.end ], [ %i_1.next, %i_1.body ]
  %joined_3 = phi <16 x float> [ %joined_2, %i.end ], [ %highest, %i_1.body ]
  %at.11 = getelementptr float, ptr %at.2, i64 %i_1
  %x_7 = load <16 x float>, ptr %at.11, align 4
  %highest.c = fcmp ogt <16 x float> %x_7, %joined_3
  %highest = select <16 x i1> %highest.c, <16 x float> %x_7, <16 x float> %joined_3
  %i_1.next = add nsw i64 %i_1, 16
  %i_1.more = icmp slt i64 %i_1.next, %at.6
  br i1 %i_1.more, label %i_1.body, label %i_1.end
i_1.end:
  %joined_4 = phi <16 x float> [ %highest, %i_1.body ], [ %joined_2, %i.end ]
  %at.12 = icmp slt i64 %at.6, %columns
  br i1 %at.12, label %if_1.then, label %if_1.end
if_1.then:
  %at.13 = sub i64 %columns, %at.6
  %lanes.n = trunc i64 %at.13 to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.14 = getelementptr float, ptr %at.2, i64 %at.6
  %x_8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.14, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_4 = select <16 x i1> %lanes, <16 x float> %x_8, <16 x float> splat (float 0xFFF0000000000000)
  %joined_6.c = fcmp ogt <16 x float> %t_4, %joined_4
  %joined_6 = select <16 x i1> %joined_6.c, <16 x float> %t_4, <16 x float> %joined_4
  br label %if_1.end
if_1.end:
  %joined_7 = phi <16 x float> [ %joined_4, %i_1.end ], [ %joined_6, %if_1.then ]
  %t_5 = shufflevector <16 x float> %joined_7, <16 x float> %joined_7, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %joined_8.c = fcmp ogt <16 x float> %joined_7, %t_5
  %joined_8 = select <16 x i1> %joined_8.c, <16 x float> %joined_7, <16 x float> %t_5
  %t_6 = shufflevector <16 x float> %joined_8, <16 x float> %joined_8, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3>
  %joined_9.c = fcmp ogt <16 x float> %joined_8, %t_6
  %joined_9 = select <16 x i1> %joined_9.c, <16 x float> %joined_8, <16 x float> %t_6
  %t_7 = shufflevector <16 x float> %joined_9, <16 x float> %joined_9, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  %joined_10.c = fcmp ogt <16 x float> %joined_9, %t_7
  %joined_10 = select <16 x i1> %joined_10.c, <16 x float> %joined_9, <16 x float> %t_7
  %t_8 = shufflevector <16 x float> %joined_10, <16 x float> %joined_10, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0>
  %joined_11.c = fcmp ogt <16 x float> %joined_10, %t_8
  %joined_11 = select <16 x i1> %joined_11.c, <16 x float> %joined_10, <16 x float> %t_8
  %t_9 = extractelement <16 x float> %joined_11, i64 0
  %t_10.0 = insertelement <16 x float> poison, float %t_9, i64 0
  %t_10 = shufflevector <16 x float> %t_10.0, <16 x float> poison, <16 x i32> zeroinitializer
  %lowered = fmul <16 x float> %t_10, splat (float 0xBFD0000000000000)
  ; The exponentials and their sum.
  %at.15 = and i64 %columns, -32
  %start.enter = icmp slt i64 0, %at.15
  br i1 %start.enter, label %start.body, label %start.end
start.body:
  %start = phi i64 [ 0, %if_1.end ], [ %start.next, %i_2.end ]
  %total0 = phi <8 x double> [ splat (double 0x0000000000000000), %if_1.end ], [ %total0_1, %i_2.end ]
  %at.16 = add i64 %start, 512
  %t_12.c = icmp slt i64 %at.16, %at.15
  %t_12 = select i1 %t_12.c, i64 %at.16, i64 %at.15
  %i_2.enter = icmp slt i64 %start, %t_12
  br i1 %i_2.enter, label %i_2.body, label %i_2.end
i_2.body:
  %i_2 = phi i64 [ %start, %start.body ], [ %i_2.next, %i_2.body ]
  %part0 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part0_1, %i_2.body ]
  %part1 = phi <16 x float> [ splat (float 0x0000000000000000), %start.body ], [ %part1_1, %i_2.body ]
  %at.17 = getelementptr float, ptr %at.2, i64 %i_2
  %x_9 = load <16 x float>, ptr %at.17, align 4
  %d = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_9, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered)
  %shifted = call <16 x float> @llvm.fma.v16f32(<16 x float> %d, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power = fsub <16 x float> %shifted, splat (float 0x412001FC00000000)
  %r = call <16 x float> @llvm.fma.v16f32(<16 x float> %power, <16 x float> %ln2, <16 x float> %d)
  %t_13 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r, <16 x float> %third, <16 x float> %second)
  %q = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_13, <16 x float> %r, <16 x float> %factor)
  %t_14 = bitcast <16 x float> %shifted to <16 x i32>
  %root = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_14)
  %t_15 = fmul <16 x float> %root, %r
  %y_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_15, <16 x float> %q, <16 x float> %root)
  %t_16 = bitcast <16 x float> %y_2 to <16 x i32>
  %t_17.c = icmp ult <16 x i32> %t_16, splat (i32 1082130432)
  %t_17 = select <16 x i1> %t_17.c, <16 x i32> %t_16, <16 x i32> splat (i32 1082130432)
  %t_18 = bitcast <16 x i32> %t_17 to <16 x float>
  %t_19 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_18, <16 x float> %power, <16 x float> zeroinitializer, i16 -1, i32 4)
  %at.18 = getelementptr float, ptr %at.4, i64 %i_2
  store <16 x float> %t_19, ptr %at.18, align 4
  %at.19 = add i64 %i_2, 16
  %at.20 = getelementptr float, ptr %at.2, i64 %at.19
  %x_10 = load <16 x float>, ptr %at.20, align 4
  %d_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_10, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered)
  %shifted_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_1, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power_1 = fsub <16 x float> %shifted_1, splat (float 0x412001FC00000000)
  %r_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_1, <16 x float> %ln2, <16 x float> %d_1)
  %t_21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r_1, <16 x float> %third, <16 x float> %second)
  %q_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_21, <16 x float> %r_1, <16 x float> %factor)
  %t_22 = bitcast <16 x float> %shifted_1 to <16 x i32>
  %root_1 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_22)
  %t_23 = fmul <16 x float> %root_1, %r_1
  %y_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_23, <16 x float> %q_1, <16 x float> %root_1)
  %t_24 = bitcast <16 x float> %y_3 to <16 x i32>
  %t_25.c = icmp ult <16 x i32> %t_24, splat (i32 1082130432)
  %t_25 = select <16 x i1> %t_25.c, <16 x i32> %t_24, <16 x i32> splat (i32 1082130432)
  %t_26 = bitcast <16 x i32> %t_25 to <16 x float>
  %t_27 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_26, <16 x float> %power_1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %at.21 = getelementptr float, ptr %at.4, i64 %at.19
  store <16 x float> %t_27, ptr %at.21, align 4
  %part0_1 = fadd <16 x float> %part0, %t_19
  %part1_1 = fadd <16 x float> %part1, %t_27
  %i_2.next = add nsw i64 %i_2, 32
  %i_2.more = icmp slt i64 %i_2.next, %t_12
  br i1 %i_2.more, label %i_2.body, label %i_2.end
i_2.end:
  %part0_2 = phi <16 x float> [ %part0_1, %i_2.body ], [ splat (float 0x0000000000000000), %start.body ]
  %part1_2 = phi <16 x float> [ %part1_1, %i_2.body ], [ splat (float 0x0000000000000000), %start.body ]
  %joined_12 = fadd <16 x float> %part0_2, %part1_2
  %t_29 = shufflevector <16 x float> %joined_12, <16 x float> %joined_12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_30 = shufflevector <16 x float> %joined_12, <16 x float> %joined_12, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sums = fadd <8 x float> %t_29, %t_30
  %t_31 = fpext <8 x float> %sums to <8 x double>
  %total0_1 = fadd <8 x double> %total0, %t_31
  %start.next = add nsw i64 %start, 512
  %start.more = icmp slt i64 %start.next, %at.15
  br i1 %start.more, label %start.body, label %start.end
start.end:
  %total0_2 = phi <8 x double> [ %total0_1, %i_2.end ], [ splat (double 0x0000000000000000), %if_1.end ]
  %at.22 = icmp slt i64 %at.15, %columns
  br i1 %at.22, label %if_2.then, label %if_2.end
if_2.then:
  %at.23 = sub i64 %columns, %at.15
  %lanes_1.n = trunc i64 %at.23 to i32
  %lanes_1.0 = insertelement <16 x i32> poison, i32 %lanes_1.n, i64 0
  %lanes_1.s = shufflevector <16 x i32> %lanes_1.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_1 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_1.s
  %at.24 = getelementptr float, ptr %at.2, i64 %at.15
  %x_11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.24, i32 4, <16 x i1> %lanes_1, <16 x float> zeroinitializer)
  %d_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_11, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered)
  %shifted_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_2, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power_2 = fsub <16 x float> %shifted_2, splat (float 0x412001FC00000000)
  %r_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_2, <16 x float> %ln2, <16 x float> %d_2)
  %t_32 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r_2, <16 x float> %third, <16 x float> %second)
  %q_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_32, <16 x float> %r_2, <16 x float> %factor)
  %t_33 = bitcast <16 x float> %shifted_2 to <16 x i32>
  %root_2 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_33)
  %t_34 = fmul <16 x float> %root_2, %r_2
  %y_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_34, <16 x float> %q_2, <16 x float> %root_2)
  %t_35 = bitcast <16 x float> %y_4 to <16 x i32>
  %t_36.c = icmp ult <16 x i32> %t_35, splat (i32 1082130432)
  %t_36 = select <16 x i1> %t_36.c, <16 x i32> %t_35, <16 x i32> splat (i32 1082130432)
  %t_37 = bitcast <16 x i32> %t_36 to <16 x float>
  %t_38 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_37, <16 x float> %power_2, <16 x float> zeroinitializer, i16 -1, i32 4)
  %at.25 = getelementptr float, ptr %at.4, i64 %at.15
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_38, ptr %at.25, i32 4, <16 x i1> %lanes_1)
  %t_40 = select <16 x i1> %lanes_1, <16 x float> %t_38, <16 x float> splat (float 0x0000000000000000)
  %lanes_2.n = trunc i64 %at.23 to i32
  %lanes_2.0 = insertelement <16 x i32> poison, i32 %lanes_2.n, i64 0
  %lanes_2.s = shufflevector <16 x i32> %lanes_2.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_2 = icmp slt <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %lanes_2.s
  %at.26 = add i64 %at.15, 16
  %at.27 = getelementptr float, ptr %at.2, i64 %at.26
  %x_12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.27, i32 4, <16 x i1> %lanes_2, <16 x float> zeroinitializer)
  %d_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x_12, <16 x float> splat (float 0x3FD0000000000000), <16 x float> %lowered)
  %shifted_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %d_3, <16 x float> %log2_e, <16 x float> splat (float 0x412001FC00000000))
  %power_3 = fsub <16 x float> %shifted_3, splat (float 0x412001FC00000000)
  %r_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %power_3, <16 x float> %ln2, <16 x float> %d_3)
  %t_41 = call <16 x float> @llvm.fma.v16f32(<16 x float> %r_3, <16 x float> %third, <16 x float> %second)
  %q_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_41, <16 x float> %r_3, <16 x float> %factor)
  %t_42 = bitcast <16 x float> %shifted_3 to <16 x i32>
  %root_3 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> <float 0x3FF0000000000000, float 0x3FF0B55860000000, float 0x3FF172B840000000, float 0x3FF2387A60000000, float 0x3FF306FE00000000, float 0x3FF3DEA640000000, float 0x3FF4BFDAE0000000, float 0x3FF5AB07E0000000, float 0x3FF6A09E60000000, float 0x3FF7A11480000000, float 0x3FF8ACE540000000, float 0x3FF9C49180000000, float 0x3FFAE89FA0000000, float 0x3FFC199BE0000000, float 0x3FFD5818E0000000, float 0x3FFEA4AFA0000000>, <16 x i32> %t_42)
  %t_43 = fmul <16 x float> %root_3, %r_3
  %y_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_43, <16 x float> %q_3, <16 x float> %root_3)
  %t_44 = bitcast <16 x float> %y_5 to <16 x i32>
  %t_45.c = icmp ult <16 x i32> %t_44, splat (i32 1082130432)
  %t_45 = select <16 x i1> %t_45.c, <16 x i32> %t_44, <16 x i32> splat (i32 1082130432)
  %t_46 = bitcast <16 x i32> %t_45 to <16 x float>
  %t_47 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t_46, <16 x float> %power_3, <16 x float> zeroinitializer, i16 -1, i32 4)
  %at.28 = getelementptr float, ptr %at.4, i64 %at.26
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_47, ptr %at.28, i32 4, <16 x i1> %lanes_2)
  %t_49 = select <16 x i1> %lanes_2, <16 x float> %t_47, <16 x float> splat (float 0x0000000000000000)
  %joined_13 = fadd <16 x float> %t_40, %t_49
  %t_50 = shufflevector <16 x float> %joined_13, <16 x float> %joined_13, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t_51 = shufflevector <16 x float> %joined_13, <16 x float> %joined_13, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sums_1 = fadd <8 x float> %t_50, %t_51
  %t_52 = fpext <8 x float> %sums_1 to <8 x double>
  %total0_4 = fadd <8 x double> %total0_2, %t_52
  br label %if_2.end
if_2.end:
  %total0_5 = phi <8 x double> [ %total0_2, %start.end ], [ %total0_4, %if_2.then ]
  %t_53 = shufflevector <8 x double> %total0_5, <8 x double> %total0_5, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %joined_14 = fadd <8 x double> %total0_5, %t_53
  %t_54 = shufflevector <8 x double> %joined_14, <8 x double> %joined_14, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %joined_15 = fadd <8 x double> %joined_14, %t_54
  %t_55 = shufflevector <8 x double> %joined_15, <8 x double> %joined_15, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %joined_16 = fadd <8 x double> %joined_15, %t_55
  %t_56 = extractelement <8 x double> %joined_16, i64 0
  %t_57 = fdiv double 0x3FF0000000000000, %t_56
  %t_58 = fptrunc double %t_57 to float
  %inverse.0 = insertelement <16 x float> poison, float %t_58, i64 0
  %inverse = shufflevector <16 x float> %inverse.0, <16 x float> poison, <16 x i32> zeroinitializer
  ; The result.
  %at.29 = and i64 %columns, -16
  %at.30 = and i64 %columns, -32
  %i_3.enter = icmp slt i64 0, %at.30
  br i1 %i_3.enter, label %i_3.body, label %i_3.end
i_3.body:
  %i_3 = phi i64 [ 0, %if_2.end ], [ %i_3.next, %i_3.body ]
  %at.31 = getelementptr float, ptr %at.4, i64 %i_3
  %x_13 = load <16 x float>, ptr %at.31, align 4
  %t_60 = fmul <16 x float> %x_13, %inverse
  store <16 x float> %t_60, ptr %at.31, align 4
  %at.32 = add i64 %i_3, 16
  %at.33 = getelementptr float, ptr %at.4, i64 %at.32
  %x_14 = load <16 x float>, ptr %at.33, align 4
  %t_62 = fmul <16 x float> %x_14, %inverse
  store <16 x float> %t_62, ptr %at.33, align 4
  %i_3.next = add nsw i64 %i_3, 32
  %i_3.more = icmp slt i64 %i_3.next, %at.30
  br i1 %i_3.more, label %i_3.body, label %i_3.end
i_3.end:
  %i_4.enter = icmp slt i64 %at.30, %at.29
  br i1 %i_4.enter, label %i_4.body, label %i_4.end
i_4.body:
  %i_4 = phi i64 [ %at.30, %i_3.end ], [ %i_4.next, %i_4.body ]
  %at.34 = getelementptr float, ptr %at.4, i64 %i_4
  %x_15 = load <16 x float>, ptr %at.34, align 4
  %t_64 = fmul <16 x float> %x_15, %inverse
  store <16 x float> %t_64, ptr %at.34, align 4
  %i_4.next = add nsw i64 %i_4, 16
  %i_4.more = icmp slt i64 %i_4.next, %at.29
  br i1 %i_4.more, label %i_4.body, label %i_4.end
i_4.end:
  %at.35 = icmp slt i64 %at.29, %columns
  br i1 %at.35, label %if_3.then, label %if_3.end
if_3.then:
  %at.36 = sub i64 %columns, %at.29
  %lanes_3.n = trunc i64 %at.36 to i32
  %lanes_3.0 = insertelement <16 x i32> poison, i32 %lanes_3.n, i64 0
  %lanes_3.s = shufflevector <16 x i32> %lanes_3.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes_3 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes_3.s
  %at.37 = getelementptr float, ptr %at.4, i64 %at.29
  %x_16 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.37, i32 4, <16 x i1> %lanes_3, <16 x float> zeroinitializer)
  %t_66 = fmul <16 x float> %x_16, %inverse
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_66, ptr %at.37, i32 4, <16 x i1> %lanes_3)
  br label %if_3.end
if_3.end:
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
