; tnk_sin_f32__avx512_u0_ir: generated, do not edit.
; elementwise operation, inner strides 1.
; from templates/ewise.lua, avx512: from=f32 op=sin to=f32 unroll=0
; listed in gen/manifest/angles.lua: unary, every tier
; a turn of the inner loop: 13 fma 1 add 2 mul 2 select 1 ld 1 st
; vector registers: 7 of 32

define void @tnk_sin_f32__avx512_u0_ir(ptr nocapture readonly %n, ptr nocapture readonly %data, ptr nocapture readonly %stride, ptr nocapture readonly %param) #0 {
entry:
  %x.p = getelementptr ptr, ptr %data, i64 0
  %x = load ptr, ptr %x.p, align 8
  %x_row.p = getelementptr i64, ptr %stride, i64 0
  %x_row = load i64, ptr %x_row.p, align 8
  %out.p = getelementptr ptr, ptr %data, i64 1
  %out = load ptr, ptr %out.p, align 8
  %out_row.p = getelementptr i64, ptr %stride, i64 2
  %out_row = load i64, ptr %out_row.p, align 8
  %rows.p = getelementptr i64, ptr %n, i64 0
  %rows = load i64, ptr %rows.p, align 8
  %columns.p = getelementptr i64, ptr %n, i64 1
  %columns = load i64, ptr %columns.p, align 8
  %row.enter = icmp slt i64 0, %rows
  br i1 %row.enter, label %row.body, label %row.end
row.body:
  %row = phi i64 [ 0, %entry ], [ %row.next, %i.end ]
  %at.1 = mul i64 %row, %out_row
  %at.2 = getelementptr float, ptr %out, i64 %at.1
  %at.3 = mul i64 %row, %x_row
  %at.4 = getelementptr float, ptr %x, i64 %at.3
  %i.enter = icmp slt i64 0, %columns
  br i1 %i.enter, label %i.body, label %i.end
i.body:
  %i = phi i64 [ 0, %row.body ], [ %i.next, %if_1.end ]
  %at.5 = sub i64 %columns, %i
  %t.c = icmp slt i64 %at.5, 16
  %t = select i1 %t.c, i64 %at.5, i64 16
  %lanes.n = trunc i64 %t to i32
  %lanes.0 = insertelement <16 x i32> poison, i32 %lanes.n, i64 0
  %lanes.s = shufflevector <16 x i32> %lanes.0, <16 x i32> poison, <16 x i32> zeroinitializer
  %lanes = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %lanes.s
  %at.6 = getelementptr float, ptr %at.4, i64 %i
  %v = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %at.6, i32 4, <16 x i1> %lanes, <16 x float> zeroinitializer)
  %t_1 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v)
  %below = fcmp olt <16 x float> %t_1, splat (float 0x3F20000000000000)
  %shifted = call <16 x float> @llvm.fma.v16f32(<16 x float> %v, <16 x float> splat (float 0x3FE45F3060000000), <16 x float> splat (float 0x4168000000000000))
  %q = fsub <16 x float> %shifted, splat (float 0x4168000000000000)
  %r = call <16 x float> @llvm.fma.v16f32(<16 x float> %q, <16 x float> splat (float 0xBFF921FB60000000), <16 x float> %v)
  %r_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q, <16 x float> splat (float 0x3E6777A5C0000000), <16 x float> %r)
  %r_2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q, <16 x float> splat (float 0x3CDEE59DA0000000), <16 x float> %r_1)
  %t_2 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v)
  %beyond = fcmp ole <16 x float> splat (float 0x40E0000000000000), %t_2
  %t_3.m = bitcast <16 x i1> %beyond to i16
  %t_3 = icmp ne i16 %t_3.m, 0
  br i1 %t_3, label %if_1.then, label %if_1.end
if_1.then:
  %t_4 = shufflevector <16 x float> %v, <16 x float> %v, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %wide = fpext <8 x float> %t_4 to <8 x double>
  %a = call <8 x double> @llvm.fabs.v8f64(<8 x double> %wide)
  %beyond_1 = fcmp ole <8 x double> splat (double 0x4300000000000000), %a
  %t_5 = select <8 x i1> %beyond_1, <8 x double> splat (double 0x3E70000000000000), <8 x double> splat (double 0x3FF0000000000000)
  %t_6 = select <8 x i1> %beyond_1, <8 x double> splat (double 0x3FDB939104000000), <8 x double> splat (double 0x3FE45F306D000000)
  %t_7 = select <8 x i1> %beyond_1, <8 x double> splat (double 0x3E14A7F09D000000), <8 x double> splat (double 0x3E19391054000000)
  %t_8 = select <8 x i1> %beyond_1, <8 x double> splat (double 0x3C37D1F534000000), <8 x double> splat (double 0x3C44FE13AB000000)
  %t_9 = select <8 x i1> %beyond_1, <8 x double> splat (double 0x3A6BB81B6C000000), <8 x double> splat (double 0x3A7D1F534D000000)
  %beyond_2 = fcmp ole <8 x double> splat (double 0x4480000000000000), %a
  %t_10 = select <8 x i1> %beyond_2, <8 x double> splat (double 0x3CF0000000000000), <8 x double> %t_5
  %t_11 = select <8 x i1> %beyond_2, <8 x double> splat (double 0x3FB529FC20000000), <8 x double> %t_6
  %t_12 = select <8 x i1> %beyond_2, <8 x double> splat (double 0x3E1D5F47D4000000), <8 x double> %t_7
  %t_13 = select <8 x i1> %beyond_2, <8 x double> splat (double 0x3C4A6EE06D000000), <8 x double> %t_8
  %t_14 = select <8 x i1> %beyond_2, <8 x double> splat (double 0x3A76295993000000), <8 x double> %t_9
  %beyond_3 = fcmp ole <8 x double> splat (double 0x4600000000000000), %a
  %t_15 = select <8 x i1> %beyond_3, <8 x double> splat (double 0x3B70000000000000), <8 x double> %t_10
  %t_16 = select <8 x i1> %beyond_3, <8 x double> splat (double 0x3FC3ABE8F8000000), <8 x double> %t_11
  %t_17 = select <8 x i1> %beyond_3, <8 x double> splat (double 0x3E14D37703000000), <8 x double> %t_12
  %t_18 = select <8 x i1> %beyond_3, <8 x double> splat (double 0x3C3B629598000000), <8 x double> %t_13
  %t_19 = select <8 x i1> %beyond_3, <8 x double> splat (double 0x3A73C43904000000), <8 x double> %t_14
  %beyond_4 = fcmp ole <8 x double> splat (double 0x4780000000000000), %a
  %t_20 = select <8 x i1> %beyond_4, <8 x double> splat (double 0x39F0000000000000), <8 x double> %t_15
  %w = select <8 x i1> %beyond_4, <8 x double> splat (double 0x3FEEA69BB8000000), <8 x double> %t_16
  %w_1 = select <8 x i1> %beyond_4, <8 x double> splat (double 0x3DEB6C52B0000000), <8 x double> %t_17
  %w_2 = select <8 x i1> %beyond_4, <8 x double> splat (double 0x3C393C4390000000), <8 x double> %t_18
  %w_3 = select <8 x i1> %beyond_4, <8 x double> splat (double 0x3A507F9458000000), <8 x double> %t_19
  %scaled = fmul <8 x double> %wide, %t_20
  %t_21 = fmul <8 x double> %scaled, %w
  %t_22 = fmul <8 x double> %t_21, splat (double 0x3FD0000000000000)
  %t_23 = call <8 x double> @llvm.roundeven.v8f64(<8 x double> %t_22)
  %rest = call <8 x double> @llvm.fma.v8f64(<8 x double> %t_23, <8 x double> splat (double 0xC010000000000000), <8 x double> %t_21)
  %t_24 = fmul <8 x double> %scaled, %w_1
  %t_25 = fmul <8 x double> %t_24, splat (double 0x3FD0000000000000)
  %t_26 = call <8 x double> @llvm.roundeven.v8f64(<8 x double> %t_25)
  %rest_1 = call <8 x double> @llvm.fma.v8f64(<8 x double> %t_26, <8 x double> splat (double 0xC010000000000000), <8 x double> %t_24)
  %t_27 = fadd <8 x double> %rest, %rest_1
  %q_1 = call <8 x double> @llvm.roundeven.v8f64(<8 x double> %t_27)
  %t_28 = fsub <8 x double> %rest, %q_1
  %t_29 = fadd <8 x double> %t_28, %rest_1
  %t_30 = fmul <8 x double> %scaled, %w_2
  %t_31 = fmul <8 x double> %scaled, %w_3
  %t_32 = fadd <8 x double> %t_30, %t_31
  %turns = fadd <8 x double> %t_29, %t_32
  %t_33 = fmul <8 x double> %turns, splat (double 0x3FF921FB54442D18)
  %narrow = fptrunc <8 x double> %t_33 to <8 x float>
  %narrow_1 = fptrunc <8 x double> %q_1 to <8 x float>
  %t_34 = shufflevector <16 x float> %v, <16 x float> %v, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %wide_1 = fpext <8 x float> %t_34 to <8 x double>
  %a_1 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %wide_1)
  %beyond_5 = fcmp ole <8 x double> splat (double 0x4300000000000000), %a_1
  %t_35 = select <8 x i1> %beyond_5, <8 x double> splat (double 0x3E70000000000000), <8 x double> splat (double 0x3FF0000000000000)
  %t_36 = select <8 x i1> %beyond_5, <8 x double> splat (double 0x3FDB939104000000), <8 x double> splat (double 0x3FE45F306D000000)
  %t_37 = select <8 x i1> %beyond_5, <8 x double> splat (double 0x3E14A7F09D000000), <8 x double> splat (double 0x3E19391054000000)
  %t_38 = select <8 x i1> %beyond_5, <8 x double> splat (double 0x3C37D1F534000000), <8 x double> splat (double 0x3C44FE13AB000000)
  %t_39 = select <8 x i1> %beyond_5, <8 x double> splat (double 0x3A6BB81B6C000000), <8 x double> splat (double 0x3A7D1F534D000000)
  %beyond_6 = fcmp ole <8 x double> splat (double 0x4480000000000000), %a_1
  %t_40 = select <8 x i1> %beyond_6, <8 x double> splat (double 0x3CF0000000000000), <8 x double> %t_35
  %t_41 = select <8 x i1> %beyond_6, <8 x double> splat (double 0x3FB529FC20000000), <8 x double> %t_36
  %t_42 = select <8 x i1> %beyond_6, <8 x double> splat (double 0x3E1D5F47D4000000), <8 x double> %t_37
  %t_43 = select <8 x i1> %beyond_6, <8 x double> splat (double 0x3C4A6EE06D000000), <8 x double> %t_38
  %t_44 = select <8 x i1> %beyond_6, <8 x double> splat (double 0x3A76295993000000), <8 x double> %t_39
  %beyond_7 = fcmp ole <8 x double> splat (double 0x4600000000000000), %a_1
  %t_45 = select <8 x i1> %beyond_7, <8 x double> splat (double 0x3B70000000000000), <8 x double> %t_40
  %t_46 = select <8 x i1> %beyond_7, <8 x double> splat (double 0x3FC3ABE8F8000000), <8 x double> %t_41
  %t_47 = select <8 x i1> %beyond_7, <8 x double> splat (double 0x3E14D37703000000), <8 x double> %t_42
  %t_48 = select <8 x i1> %beyond_7, <8 x double> splat (double 0x3C3B629598000000), <8 x double> %t_43
  %t_49 = select <8 x i1> %beyond_7, <8 x double> splat (double 0x3A73C43904000000), <8 x double> %t_44
  %beyond_8 = fcmp ole <8 x double> splat (double 0x4780000000000000), %a_1
  %t_50 = select <8 x i1> %beyond_8, <8 x double> splat (double 0x39F0000000000000), <8 x double> %t_45
  %w_4 = select <8 x i1> %beyond_8, <8 x double> splat (double 0x3FEEA69BB8000000), <8 x double> %t_46
  %w_5 = select <8 x i1> %beyond_8, <8 x double> splat (double 0x3DEB6C52B0000000), <8 x double> %t_47
  %w_6 = select <8 x i1> %beyond_8, <8 x double> splat (double 0x3C393C4390000000), <8 x double> %t_48
  %w_7 = select <8 x i1> %beyond_8, <8 x double> splat (double 0x3A507F9458000000), <8 x double> %t_49
  %scaled_1 = fmul <8 x double> %wide_1, %t_50
  %t_51 = fmul <8 x double> %scaled_1, %w_4
  %t_52 = fmul <8 x double> %t_51, splat (double 0x3FD0000000000000)
  %t_53 = call <8 x double> @llvm.roundeven.v8f64(<8 x double> %t_52)
  %rest_2 = call <8 x double> @llvm.fma.v8f64(<8 x double> %t_53, <8 x double> splat (double 0xC010000000000000), <8 x double> %t_51)
  %t_54 = fmul <8 x double> %scaled_1, %w_5
  %t_55 = fmul <8 x double> %t_54, splat (double 0x3FD0000000000000)
  %t_56 = call <8 x double> @llvm.roundeven.v8f64(<8 x double> %t_55)
  %rest_3 = call <8 x double> @llvm.fma.v8f64(<8 x double> %t_56, <8 x double> splat (double 0xC010000000000000), <8 x double> %t_54)
  %t_57 = fadd <8 x double> %rest_2, %rest_3
  %q_2 = call <8 x double> @llvm.roundeven.v8f64(<8 x double> %t_57)
  %t_58 = fsub <8 x double> %rest_2, %q_2
  %t_59 = fadd <8 x double> %t_58, %rest_3
  %t_60 = fmul <8 x double> %scaled_1, %w_6
  %t_61 = fmul <8 x double> %scaled_1, %w_7
  %t_62 = fadd <8 x double> %t_60, %t_61
  %turns_1 = fadd <8 x double> %t_59, %t_62
  %t_63 = fmul <8 x double> %turns_1, splat (double 0x3FF921FB54442D18)
  %narrow_2 = fptrunc <8 x double> %t_63 to <8 x float>
  %narrow_3 = fptrunc <8 x double> %q_2 to <8 x float>
  %joined = shufflevector <8 x float> %narrow, <8 x float> %narrow_2, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %joined_1 = shufflevector <8 x float> %narrow_1, <8 x float> %narrow_3, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t_64 = fadd <16 x float> %joined_1, splat (float 0x4168000000000000)
  %r_4 = select <16 x i1> %beyond, <16 x float> %joined, <16 x float> %r_2
  %shifted_2 = select <16 x i1> %beyond, <16 x float> %t_64, <16 x float> %shifted
  br label %if_1.end
if_1.end:
  %r_5 = phi <16 x float> [ %r_2, %i.body ], [ %r_4, %if_1.then ]
  %shifted_3 = phi <16 x float> [ %shifted, %i.body ], [ %shifted_2, %if_1.then ]
  %z = fmul <16 x float> %r_5, %r_5
  %q_3 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3EC8777E00000000), <16 x float> %z, <16 x float> splat (float 0xBF2A083120000000))
  %q_4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_3, <16 x float> %z, <16 x float> splat (float 0x3F81111980000000))
  %p = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_4, <16 x float> %z, <16 x float> splat (float 0xBFC5555560000000))
  %q_5 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0xBE958ECDE0000000), <16 x float> %z, <16 x float> splat (float 0x3EFA0F5A80000000))
  %q_6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_5, <16 x float> %z, <16 x float> splat (float 0xBF56C17D40000000))
  %q_7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_6, <16 x float> %z, <16 x float> splat (float 0x3FA5555560000000))
  %t_65 = fmul <16 x float> %p, %z
  %sin = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_65, <16 x float> %r_5, <16 x float> %r_5)
  %t_66 = call <16 x float> @llvm.fma.v16f32(<16 x float> %q_7, <16 x float> %z, <16 x float> splat (float 0xBFE0000000000000))
  %cos = call <16 x float> @llvm.fma.v16f32(<16 x float> %t_66, <16 x float> %z, <16 x float> splat (float 0x3FF0000000000000))
  %n_1 = bitcast <16 x float> %shifted_3 to <16 x i32>
  %t_67 = and <16 x i32> %n_1, splat (i32 1)
  %same = icmp eq <16 x i32> %t_67, splat (i32 0)
  %y_1 = select <16 x i1> %same, <16 x float> %sin, <16 x float> %cos
  %t_68 = bitcast <16 x float> %y_1 to <16 x i32>
  %t_69 = and <16 x i32> %n_1, splat (i32 2)
  %t_70 = shl <16 x i32> %t_69, splat (i32 30)
  %t_71 = xor <16 x i32> %t_68, %t_70
  %t_72 = bitcast <16 x i32> %t_71 to <16 x float>
  %t_73 = select <16 x i1> %below, <16 x float> %v, <16 x float> %t_72
  %at.7 = getelementptr float, ptr %at.2, i64 %i
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t_73, ptr %at.7, i32 4, <16 x i1> %lanes)
  %i.next = add nsw i64 %i, 16
  %i.more = icmp slt i64 %i.next, %columns
  br i1 %i.more, label %i.body, label %i.end
i.end:
  %row.next = add nsw i64 %row, 1
  %row.more = icmp slt i64 %row.next, %rows
  br i1 %row.more, label %row.body, label %row.end
row.end:
  ret void
}

declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x double> @llvm.fabs.v8f64(<8 x double>)
declare <8 x double> @llvm.roundeven.v8f64(<8 x double>)
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
attributes #0 = { nounwind "target-features"="+avx2,+fma,+f16c,+bmi,+bmi2,+avx512f,+avx512bw,+avx512dq,+avx512vl" "prefer-vector-width"="512" "tune-cpu"="skylake-avx512" }
