/* streams_avx512.c: kernels of gen/manifest/streams.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x16 abs_f32x16(f32x16 x)
{
    return (f32x16)(((u32x16)x << 1) >> 1);
}

static const f32x16 roots_16 = { 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f,
    1.24185781f, 1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
    1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f };

static const f32x16 tanh_middle_low =
    { 1.12482142f, 1.37482679f, 1.62482524f, 1.87482917f, 2.1247282f, 2.3746438f, 2.62470841f,
    2.87481427f, 3.24966526f, 3.74965405f, 4.24933195f, 4.74928761f, 5.24942732f, 5.74985647f,
    6.25016546f, 6.7499752f };

static const f32x16 tanh_middle_high =
    { 7.50071478f, 8.50142956f, 9.50142956f, 9.50142956f, 9.50142956f, 9.50142956f, 9.50142956f,
    9.50142956f, 0.0f, 0.187478527f, 0.312455446f, 0.437455386f, 0.562413216f, 0.687411666f,
    0.812422216f, 0.93742317f };

static const f32x16 tanh_c5_low = { -0.032021806f, -0.0094787432f, 0.0014169972f, 0.004610186f,
    0.0044836439f, 0.003418366f, 0.0023492316f, 0.0015307419f, 0.0007686296f, 0.00029185883f,
    0.00010862396f, 4.0130079e-05f, 1.4785244e-05f, 5.4415109e-06f, 2.0020338e-06f,
    7.3661045e-07f };

static const f32x16 tanh_c5_high = { 1.6802997e-07f, 2.2735218e-08f, 3.0768812e-09f,
    3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 0.13103321f,
    0.096580893f, 0.045509379f, -0.0060031405f, -0.043534238f, -0.061618958f, -0.062701024f,
    -0.053073518f };

static const f32x16 tanh_c4_low = { 0.0036570043f, -0.021129808f, -0.025138549f, -0.020855382f,
    -0.01499523f, -0.010027854f, -0.0064404751f, -0.0040413514f, -0.0019769815f, -0.00073888403f,
    -0.00027357292f, -0.00010086509f, -3.7124904e-05f, -1.364974e-05f, -5.0188964e-06f,
    -1.8471213e-06f };

static const f32x16 tanh_c4_high = { -4.2456813e-07f, -5.7378088e-08f, -7.7652844e-09f,
    -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f,
    0.00023492462f, 0.11286333f, 0.15775375f, 0.16969632f, 0.15330468f, 0.11947955f, 0.079915553f,
    0.043366786f };

static const f32x16 tanh_c3_low = { 0.11097192f, 0.099585302f, 0.075181149f, 0.051815819f,
    0.033915713f, 0.021534311f, 0.013423712f, 0.0082766032f, 0.0039637587f, 0.0014693654f,
    0.00054241606f, 0.00019976725f, 7.3497424e-05f, 2.7018579e-05f, 9.9338995e-06f,
    3.6559481e-06f };

static const f32x16 tanh_c3_high = { 8.1422644e-07f, 1.1003131e-07f, 1.4891122e-08f,
    1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, -0.33333975f,
    -0.28872484f, -0.21958053f, -0.13620347f, -0.054379746f, 0.014344504f, 0.064226978f,
    0.094763473f };

static const f32x16 tanh_c2_low = { -0.27929544f, -0.19880982f, -0.13304378f, -0.085697614f,
    -0.053930938f, -0.033455055f, -0.020566335f, -0.012574772f, -0.005981396f, -0.0022088571f,
    -0.00081425393f, -0.00029972807f, -0.00011025387f, -4.0528157e-05f, -1.4900646e-05f,
    -5.4837792e-06f };

static const f32x16 tanh_c2_high = { -1.2207744e-06f, -1.6497789e-07f, -2.2327333e-08f,
    -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f,
    2.5477105e-08f, -0.17894842f, -0.27494177f, -0.34183571f, -0.37729728f, -0.38427025f,
    -0.36891487f, -0.33853093f };

static const f32x16 tanh_c1_low = { 0.345131516f, 0.225973845f, 0.143780857f, 0.0898269191f,
    0.0554926731f, 0.034039475f, 0.0207834933f, 0.012655138f, 0.00599971786f, 0.0022114201f,
    0.000814629602f, 0.000299789273f, 0.000110265944f, 4.05311876e-05f, 1.49015696e-05f,
    5.48409344e-06f };

static const f32x16 tanh_c1_high = { 1.22186134e-06f, 1.65124916e-07f, 2.23472298e-08f,
    2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 1.0f,
    0.965659261f, 0.908391297f, 0.830640614f, 0.740138888f, 0.644406497f, 0.549860597f,
    0.461191028f };

static const f32x16 tanh_c0_low = { 0.809239447f, 0.879787564f, 0.925321102f, 0.954029918f,
    0.971857667f, 0.982832909f, 0.98955369f, 0.993652284f, 0.996995628f, 0.998893678f,
    0.999592602f, 0.999850094f, 0.999944866f, 0.999979734f, 0.999992549f, 0.999997258f };

static const f32x16 tanh_c0_high = { 0.999999404f, 0.99999994f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f,
    0.0f, 0.185312465f, 0.302669257f, 0.411532998f, 0.509765744f, 0.596316636f, 0.670924306f,
    0.734036088f };

static const f32x16 sigmoid_middle_low =
    { 0.12704828f, 0.5081584f, 1.0161461f, 1.5247111f, 2.0324786f, 2.5405397f, 3.0485706f,
    3.5561645f, 4.064833f, 4.5728106f, 5.0810924f, 5.58923f, 6.097418f, 6.605142f, 7.113203f,
    7.621394f };

static const f32x16 sigmoid_middle_high =
    { 8.129711f, 8.637631f, 9.14557f, 9.6540365f, 10.161822f, 10.669994f, 11.178115f, 11.686381f,
    12.194234f, 12.702629f, 13.210461f, 13.718696f, 14.226593f, 14.7347145f, 15.243138f,
    15.749089f };

static const f32x16 sigmoid_c5_low =
    { -0.001956497f, -0.0010834333f, 0.00046221016f, 0.0009940838f, 0.000690621f, 0.00026885787f,
    2.5936482e-05f, -6.2083716e-05f, -7.3989155e-05f, -5.9596423e-05f, -4.1769035e-05f,
    -2.7483886e-05f, -1.7321641e-05f, -1.0755855e-05f, -6.5981517e-06f, -4.001391e-06f };

static const f32x16 sigmoid_c5_high =
    { -2.4230194e-06f, -1.4662699e-06f, -8.8267893e-07f, -5.329082e-07f, -3.210265e-07f,
    -1.9315395e-07f, -1.1628381e-07f, -6.991235e-08f, -4.1988724e-08f, -2.5322644e-08f,
    -1.5230958e-08f, -9.162989e-09f, -5.515926e-09f, -3.3175442e-09f, -1.9974802e-09f,
    -1.2010696e-09f };

static const f32x16 sigmoid_c4_low =
    { -0.0013013402f, -0.0043617818f, -0.0050763884f, -0.002993949f, -0.00076408975f,
    0.00044124364f, 0.0007838269f, 0.00071693055f, 0.0005351262f, 0.000363371f, 0.00023442246f,
    0.00014695959f, 9.059539e-05f, 5.5333112e-05f, 3.3583816e-05f, 2.0310026e-05f };

static const f32x16 sigmoid_c4_high =
    { 1.22553265e-05f, 7.388685e-06f, 4.4510243e-06f, 2.6788005e-06f, 1.6127797e-06f, 9.705e-07f,
    5.839625e-07f, 3.5130793e-07f, 2.114271e-07f, 1.2716801e-07f, 7.6531606e-08f, 4.6038842e-08f,
    2.7704408e-08f, 1.6667693e-08f, 1.0024217e-08f, 6.0439533e-09f };

static const f32x16 sigmoid_c3_low =
    { 0.020497816f, 0.015914965f, 0.0055557955f, -0.002915044f, -0.006580005f, -0.006700514f,
    -0.00533599f, -0.0037693458f, -0.0024899333f, -0.0015840837f, -0.00098513f, -0.0006045922f,
    -0.00036809652f, -0.00022313825f, -0.0001348336f, -8.132549e-05f };

static const f32x16 sigmoid_c3_high =
    { -4.899429e-05f, -2.9509552e-05f, -1.7767106e-05f, -1.0688959e-05f, -6.4342053e-06f,
    -3.871267e-06f, -2.3292193e-06f, -1.4011806e-06f, -8.432421e-07f, -5.0717847e-07f,
    -3.0522335e-07f, -1.8361017e-07f, -1.104893e-07f, -6.647333e-08f, -3.9979703e-08f,
    -2.4105384e-08f };

static const f32x16 sigmoid_c2_low =
    { 0.007897877f, 0.029168736f, 0.045705363f, 0.047160126f, 0.03934535f, 0.028914895f,
    0.01965722f, 0.012743703f, 0.008015678f, 0.004955931f, 0.0030304114f, 0.0018412351f,
    0.0011142669f, 0.0006730401f, 0.00040581575f, 0.00024444866f };

static const f32x16 sigmoid_c2_high =
    { 0.00014715242f, 8.85899e-05f, 5.3322692e-05f, 3.2074626e-05f, 1.9305342e-05f, 1.1614697e-05f,
    6.9879534e-06f, 4.2036095e-06f, 2.529709e-06f, 1.5215312e-06f, 9.1566056e-07f, 5.508231e-07f,
    3.314636e-07f, 1.994169e-07f, 1.1993797e-07f, 7.231446e-08f };

static const f32x16 sigmoid_c1_low =
    { -0.24899387f, -0.23453093f, -0.1951404f, -0.14681053f, -0.10241713f, -0.06772618f,
    -0.043229017f, -0.026985357f, -0.016591355f, -0.010118777f, -0.006136626f, -0.0037101167f,
    -0.0022385875f, -0.0013497348f, -0.0008129581f, -0.0004893788f };

static const f32x16 sigmoid_c1_high =
    { -0.00029447972f, -0.0001772435f, -0.00010666865f, -6.41578e-05f, -3.861385e-05f,
    -2.3230585e-05f, -1.3976365e-05f, -8.407401e-06f, -5.059494e-06f, -3.0430958e-06f,
    -1.8313368e-06f, -1.101654e-06f, -6.6293137e-07f, -3.9883608e-07f, -2.3987718e-07f,
    -1.4462964e-07f };

static const f32x16 sigmoid_c0_low =
    { 0.46828058f, 0.37562534f, 0.26577878f, 0.17876883f, 0.11583483f, 0.07306461f, 0.045279223f,
    0.027755737f, 0.01687616f, 0.010223293f, 0.006174754f, 0.0037239848f, 0.0022436215f,
    0.0013515616f, 0.0008136201f, 0.0004896186f };

static const f32x16 sigmoid_c0_high =
    { 0.0002945665f, 0.00017727494f, 0.00010668004f, 6.416192e-05f, 3.861534e-05f, 2.3231125e-05f,
    1.3976561e-05f, 8.407472e-06f, 5.05952e-06f, 3.0431052e-06f, 1.8313402e-06f, 1.1016552e-06f,
    6.629318e-07f, 3.9883625e-07f, 2.3987724e-07f, 1.4462967e-07f };

static const f32x16 low_roots_16 = { 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
    3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f, 2.42032343e-08f,
    -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f, -2.47553273e-08f, -9.23577037e-09f,
    -1.12392782e-08f, 9.84532855e-09f };

static const f32x16 gelu_middle_low =
    { 0.0f, 0.29604015f, 0.5674609f, 0.8163129f, 1.0480897f, 1.2653521f, 1.4708506f, 1.6658756f,
    1.8524354f, 2.0312707f, 2.2032735f, 2.3692293f, 2.52964f, 2.6851368f, 2.836057f, 2.9828358f };

static const f32x16 gelu_middle_high =
    { 3.12594f, 3.2652633f, 3.4013298f, 3.5344021f, 3.6645937f, 3.792038f, 3.9169192f, 4.0395985f,
    4.1598463f, 4.2780385f, 4.3941684f, 4.5084343f, 4.6207547f, 4.7313786f, 4.840391f, 4.9475203f };

static const f32x16 gelu_c5_low = { -0.0037474043f, -0.015692491f, -0.02327629f, -0.021532156f,
    -0.014297475f, -0.005542902f, 0.0018355919f, 0.0066142417f, 0.008863585f, 0.008760676f,
    0.007717281f, 0.0058565526f, 0.003940608f, 0.0022908438f, 0.0009400544f, 8.790891e-05f };

static const f32x16 gelu_c5_high = { -0.00048143908f, -0.000767473f, -0.0008604978f,
    -0.0008313002f, -0.0007481884f, -0.00063706056f, -0.0005099069f, -0.00040115762f,
    -0.00030514156f, -0.00022862772f, -0.00016649652f, -0.00011982731f, -8.474894e-05f,
    -5.8870228e-05f, -4.056844e-05f, -2.7565771e-05f };

static const f32x16 gelu_c4_low = { 0.06697834f, 0.05380198f, 0.026136847f, -0.0025530038f,
    -0.023716087f, -0.0345644f, -0.036351312f, -0.032026004f, -0.0246374f, -0.016606081f,
    -0.00942758f, -0.0038154682f, 8.979461e-05f, 0.002481052f, 0.0036836942f, 0.004053556f };

static const f32x16 gelu_c4_high = { 0.003899482f, 0.0034615102f, 0.002906021f, 0.0023395966f,
    0.0018222913f, 0.0013811706f, 0.001023334f, 0.0007429071f, 0.00053013273f, 0.0003724314f,
    0.00025803092f, 0.00017649161f, 0.00011937982f, 7.989276e-05f, 5.293313e-05f, 3.479385e-05f };

static const f32x16 gelu_c3_low = { -2.5158935e-05f, 0.073700555f, 0.11813462f, 0.12966742f,
    0.11674692f, 0.090635635f, 0.060892735f, 0.03387525f, 0.012590829f, -0.002162262f,
    -0.011051123f, -0.015352485f, -0.01645605f, -0.015581537f, -0.013665573f, -0.011358515f };

static const f32x16 gelu_c3_high = { -0.009060857f, -0.006999402f, -0.005263314f, -0.0038679743f,
    -0.0027869998f, -0.001973893f, -0.0013768312f, -0.00094660127f, -0.0006430584f, -0.0004317621f,
    -0.00028690964f, -0.0001887708f, -0.00012314421f, -7.965121e-05f, -5.11064e-05f,
    -3.2592612e-05f };

static const f32x16 gelu_c2_low = { -0.39894187f, -0.36510485f, -0.28493425f, -0.19064155f,
    -0.10382859f, -0.035731666f, 0.01104969f, 0.038605206f, 0.05134899f, 0.053888146f,
    0.050266027f, 0.043538835f, 0.035784904f, 0.02825477f, 0.021606568f, 0.016089177f };

static const f32x16 gelu_c2_high = { 0.011709291f, 0.0083614895f, 0.0058689797f, 0.0040563485f,
    0.0027655f, 0.0018625372f, 0.0012404536f, 0.0008171219f, 0.0005334676f, 0.00034511607f,
    0.00022146745f, 0.00014099902f, 8.9165966e-05f, 5.5996923e-05f, 3.493511e-05f, 2.1692771e-05f };

static const f32x16 gelu_c1_low = { 0.5f, 0.27056032f, 0.09248266f, -0.026221223f, -0.09412179f,
    -0.12382327f, -0.12826501f, -0.11806603f, -0.10091336f, -0.08185729f, -0.063811205f,
    -0.04818475f, -0.035446394f, -0.025499169f, -0.017996017f, -0.012488007f };

static const f32x16 gelu_c1_high = { -0.008533492f, -0.0057571917f, -0.0038369794f, -0.0025285461f,
    -0.0016495558f, -0.0010663369f, -0.0006834825f, -0.0004342938f, -0.0002740794f,
    -0.00017171077f, -0.00010688829f, -6.610999e-05f, -4.067075e-05f, -2.4877734e-05f,
    -1.5134147e-05f, -9.173593e-06f };

static const f32x16 gelu_c0_low = { 0.0f, 0.113560915f, 0.16184016f, 0.16910787f, 0.15438218f,
    0.13017002f, 0.10393878f, 0.07974397f, 0.05924397f, 0.04288778f, 0.030378157f, 0.02111599f,
    0.014441667f, 0.009733638f, 0.006476746f, 0.004259358f };

static const f32x16 gelu_c0_high = { 0.0027701715f, 0.0017854845f, 0.0011404469f, 0.0007222529f,
    0.00045391772f, 0.0002832957f, 0.0001756499f, 0.00010814568f, 6.623761e-05f, 4.0330655e-05f,
    2.443105e-05f, 1.4721793e-05f, 8.833649e-06f, 5.275492e-06f, 3.1361817e-06f, 1.8593989e-06f };

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline f32x16 rotate_8_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x16 rotate_4_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3);
}

static inline f32x16 rotate_2_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1);
}

static inline f32x16 rotate_1_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0);
}

static inline f32x8 low_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x8 high_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline f64x8 rotate_4_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
}

static inline f64x8 rotate_2_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 0, 1);
}

static inline f64x8 rotate_1_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 0);
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

/* tnk_add_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=add stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 add 8 ld 4 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1) + _mm512_maskz_loadu_ps(lanes, b_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                _mm512_stream_ps(y + at + i,
                    _mm512_loadu_ps(a_1 + at + i) + _mm512_loadu_ps(b_1 + at + i));
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_loadu_ps(a_1 + at + i + 1024) + _mm512_loadu_ps(b_1 + at + i + 1024));
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_loadu_ps(a_1 + at + i + 2048) + _mm512_loadu_ps(b_1 + at + i + 2048));
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_loadu_ps(a_1 + at + i + 3072) + _mm512_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            _mm512_stream_ps(y + i, _mm512_loadu_ps(a_1 + i) + _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                + _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
    _mm_sfence();
}

/* tnk_sub_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=sub stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 add 8 ld 4 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1) - _mm512_maskz_loadu_ps(lanes, b_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                _mm512_stream_ps(y + at + i,
                    _mm512_loadu_ps(a_1 + at + i) - _mm512_loadu_ps(b_1 + at + i));
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_loadu_ps(a_1 + at + i + 1024) - _mm512_loadu_ps(b_1 + at + i + 1024));
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_loadu_ps(a_1 + at + i + 2048) - _mm512_loadu_ps(b_1 + at + i + 2048));
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_loadu_ps(a_1 + at + i + 3072) - _mm512_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            _mm512_stream_ps(y + i, _mm512_loadu_ps(a_1 + i) - _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                - _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
    _mm_sfence();
}

/* tnk_mul_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=mul stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 mul 8 ld 4 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1) * _mm512_maskz_loadu_ps(lanes, b_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                _mm512_stream_ps(y + at + i,
                    _mm512_loadu_ps(a_1 + at + i) * _mm512_loadu_ps(b_1 + at + i));
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_loadu_ps(a_1 + at + i + 1024) * _mm512_loadu_ps(b_1 + at + i + 1024));
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_loadu_ps(a_1 + at + i + 2048) * _mm512_loadu_ps(b_1 + at + i + 2048));
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_loadu_ps(a_1 + at + i + 3072) * _mm512_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            _mm512_stream_ps(y + i, _mm512_loadu_ps(a_1 + i) * _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                * _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
    _mm_sfence();
}

/* tnk_div_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=div stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 div 8 ld 4 st; 1 div 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_div_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1) / _mm512_maskz_loadu_ps(lanes, b_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                _mm512_stream_ps(y + at + i,
                    _mm512_loadu_ps(a_1 + at + i) / _mm512_loadu_ps(b_1 + at + i));
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_loadu_ps(a_1 + at + i + 1024) / _mm512_loadu_ps(b_1 + at + i + 1024));
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_loadu_ps(a_1 + at + i + 2048) / _mm512_loadu_ps(b_1 + at + i + 2048));
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_loadu_ps(a_1 + at + i + 3072) / _mm512_loadu_ps(b_1 + at + i + 3072));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            _mm512_stream_ps(y + i, _mm512_loadu_ps(a_1 + i) / _mm512_loadu_ps(b_1 + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_maskz_loadu_ps(lanes, a_1 + whole)
                / _mm512_maskz_loadu_ps(lanes, b_1 + whole));
        }
    }
    _mm_sfence();
}

/* tnk_min_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=min stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_ps(x, _mm512_maskz_loadu_ps(lanes, b_1)), x);
            _mm512_mask_storeu_ps(y, lanes, t_3);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 x = _mm512_loadu_ps(a_1 + at + i);
                f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                    _mm512_min_ps(x, _mm512_loadu_ps(b_1 + at + i)), x);
                _mm512_stream_ps(y + at + i, t_3);
                f32x16 x_2 = _mm512_loadu_ps(a_1 + at + i + 1024);
                f32x16 t_6 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_2, x_2, _CMP_NEQ_UQ),
                    _mm512_min_ps(x_2, _mm512_loadu_ps(b_1 + at + i + 1024)), x_2);
                _mm512_stream_ps(y + at + i + 1024, t_6);
                f32x16 x_4 = _mm512_loadu_ps(a_1 + at + i + 2048);
                f32x16 t_9 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_4, x_4, _CMP_NEQ_UQ),
                    _mm512_min_ps(x_4, _mm512_loadu_ps(b_1 + at + i + 2048)), x_4);
                _mm512_stream_ps(y + at + i + 2048, t_9);
                f32x16 x_6 = _mm512_loadu_ps(a_1 + at + i + 3072);
                f32x16 t_12 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_6, x_6, _CMP_NEQ_UQ),
                    _mm512_min_ps(x_6, _mm512_loadu_ps(b_1 + at + i + 3072)), x_6);
                _mm512_stream_ps(y + at + i + 3072, t_12);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 x = _mm512_loadu_ps(a_1 + i);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_ps(x, _mm512_loadu_ps(b_1 + i)), x);
            _mm512_stream_ps(y + i, t_3);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1 + whole);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_min_ps(x, _mm512_maskz_loadu_ps(lanes, b_1 + whole)), x);
            _mm512_mask_storeu_ps(y + whole, lanes, t_3);
        }
    }
    _mm_sfence();
}

/* tnk_max_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=max stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 max 4 select 8 ld 4 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_ps(x, _mm512_maskz_loadu_ps(lanes, b_1)), x);
            _mm512_mask_storeu_ps(y, lanes, t_3);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 x = _mm512_loadu_ps(a_1 + at + i);
                f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                    _mm512_max_ps(x, _mm512_loadu_ps(b_1 + at + i)), x);
                _mm512_stream_ps(y + at + i, t_3);
                f32x16 x_2 = _mm512_loadu_ps(a_1 + at + i + 1024);
                f32x16 t_6 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_2, x_2, _CMP_NEQ_UQ),
                    _mm512_max_ps(x_2, _mm512_loadu_ps(b_1 + at + i + 1024)), x_2);
                _mm512_stream_ps(y + at + i + 1024, t_6);
                f32x16 x_4 = _mm512_loadu_ps(a_1 + at + i + 2048);
                f32x16 t_9 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_4, x_4, _CMP_NEQ_UQ),
                    _mm512_max_ps(x_4, _mm512_loadu_ps(b_1 + at + i + 2048)), x_4);
                _mm512_stream_ps(y + at + i + 2048, t_9);
                f32x16 x_6 = _mm512_loadu_ps(a_1 + at + i + 3072);
                f32x16 t_12 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_6, x_6, _CMP_NEQ_UQ),
                    _mm512_max_ps(x_6, _mm512_loadu_ps(b_1 + at + i + 3072)), x_6);
                _mm512_stream_ps(y + at + i + 3072, t_12);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 x = _mm512_loadu_ps(a_1 + i);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_ps(x, _mm512_loadu_ps(b_1 + i)), x);
            _mm512_stream_ps(y + i, t_3);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1 + whole);
            f32x16 t_3 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ),
                _mm512_max_ps(x, _mm512_maskz_loadu_ps(lanes, b_1 + whole)), x);
            _mm512_mask_storeu_ps(y + whole, lanes, t_3);
        }
    }
    _mm_sfence();
}

/* tnk_neg_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=neg stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            _mm512_mask_storeu_ps(y, lanes, -v);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_1 + at + i);
                _mm512_stream_ps(y + at + i, -v);
                f32x16 v_1 = _mm512_loadu_ps(x_1 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, -v_1);
                f32x16 v_2 = _mm512_loadu_ps(x_1 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, -v_2);
                f32x16 v_3 = _mm512_loadu_ps(x_1 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, -v_3);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_stream_ps(y + i, -v);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, -v);
        }
    }
    _mm_sfence();
}

/* tnk_abs_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=abs stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            _mm512_mask_storeu_ps(y, lanes, abs_f32x16(v));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_1 + at + i);
                _mm512_stream_ps(y + at + i, abs_f32x16(v));
                f32x16 v_1 = _mm512_loadu_ps(x_1 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, abs_f32x16(v_1));
                f32x16 v_2 = _mm512_loadu_ps(x_1 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, abs_f32x16(v_2));
                f32x16 v_3 = _mm512_loadu_ps(x_1 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, abs_f32x16(v_3));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_stream_ps(y + i, abs_f32x16(v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, abs_f32x16(v));
        }
    }
    _mm_sfence();
}

/* tnk_relu_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=relu stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 max 4 ld 4 st; 1 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_relu_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            _mm512_mask_storeu_ps(y, lanes, _mm512_max_ps((f32x16){0}, v));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_1 + at + i);
                _mm512_stream_ps(y + at + i, _mm512_max_ps((f32x16){0}, v));
                f32x16 v_1 = _mm512_loadu_ps(x_1 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, _mm512_max_ps((f32x16){0}, v_1));
                f32x16 v_2 = _mm512_loadu_ps(x_1 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, _mm512_max_ps((f32x16){0}, v_2));
                f32x16 v_3 = _mm512_loadu_ps(x_1 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, _mm512_max_ps((f32x16){0}, v_3));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_stream_ps(y + i, _mm512_max_ps((f32x16){0}, v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_max_ps((f32x16){0}, v));
        }
    }
    _mm_sfence();
}

/* tnk_relu_d0_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=relu.d0 stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 select 8 ld 4 st; 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_relu_d0_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *g = data[0];
    int64_t g_row = stride[0][0];
    const float *y = data[1];
    int64_t y_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y_1 = out + row * out_row;
        const float *g_1 = g + row * g_row;
        const float *y_2 = y + row * y_row;
        int64_t past = ((0 - (int64_t)y_1) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 t_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_maskz_loadu_ps(lanes, y_2), _CMP_LT_OQ), (f32x16){0},
                _mm512_maskz_loadu_ps(lanes, g_1));
            _mm512_mask_storeu_ps(y_1, lanes, t_2);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 t_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                    _mm512_loadu_ps(y_2 + at + i), _CMP_LT_OQ), (f32x16){0},
                    _mm512_loadu_ps(g_1 + at + i));
                _mm512_stream_ps(y_1 + at + i, t_2);
                f32x16 t_4 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                    _mm512_loadu_ps(y_2 + at + i + 1024), _CMP_LT_OQ), (f32x16){0},
                    _mm512_loadu_ps(g_1 + at + i + 1024));
                _mm512_stream_ps(y_1 + at + i + 1024, t_4);
                f32x16 t_6 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                    _mm512_loadu_ps(y_2 + at + i + 2048), _CMP_LT_OQ), (f32x16){0},
                    _mm512_loadu_ps(g_1 + at + i + 2048));
                _mm512_stream_ps(y_1 + at + i + 2048, t_6);
                f32x16 t_8 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                    _mm512_loadu_ps(y_2 + at + i + 3072), _CMP_LT_OQ), (f32x16){0},
                    _mm512_loadu_ps(g_1 + at + i + 3072));
                _mm512_stream_ps(y_1 + at + i + 3072, t_8);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 t_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_loadu_ps(y_2 + i), _CMP_LT_OQ), (f32x16){0}, _mm512_loadu_ps(g_1 + i));
            _mm512_stream_ps(y_1 + i, t_2);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 t_2 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0},
                _mm512_maskz_loadu_ps(lanes, y_2 + whole), _CMP_LT_OQ), (f32x16){0},
                _mm512_maskz_loadu_ps(lanes, g_1 + whole));
            _mm512_mask_storeu_ps(y_1 + whole, lanes, t_2);
        }
    }
    _mm_sfence();
}

/* tnk_leaky_relu_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=leaky_relu stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 mul 4 select 4 ld 4 st; 1 mul 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_leaky_relu_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 slope = _mm512_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2);
            _mm512_mask_storeu_ps(y, lanes,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v, v));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_2 + at + i);
                _mm512_stream_ps(y + at + i,
                    _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v,
                    v));
                f32x16 v_1 = _mm512_loadu_ps(x_2 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024,
                    _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v_1, _CMP_LT_OQ),
                    slope * v_1, v_1));
                f32x16 v_2 = _mm512_loadu_ps(x_2 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048,
                    _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v_2, _CMP_LT_OQ),
                    slope * v_2, v_2));
                f32x16 v_3 = _mm512_loadu_ps(x_2 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072,
                    _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v_3, _CMP_LT_OQ),
                    slope * v_3, v_3));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_2 + i);
            _mm512_stream_ps(y + i,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v, v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask((f32x16){0}, v, _CMP_LT_OQ), slope * v, v));
        }
    }
    _mm_sfence();
}

/* tnk_clip_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=clip stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 8 max 4 ld 4 st; 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 lo = _mm512_set1_ps(param[0]);
    f32x16 hi = _mm512_set1_ps(param[1]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_3 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_3);
            _mm512_mask_storeu_ps(y, lanes, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_3 + at + i);
                _mm512_stream_ps(y + at + i, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
                f32x16 v_1 = _mm512_loadu_ps(x_3 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, _mm512_min_ps(hi, _mm512_max_ps(lo, v_1)));
                f32x16 v_2 = _mm512_loadu_ps(x_3 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, _mm512_min_ps(hi, _mm512_max_ps(lo, v_2)));
                f32x16 v_3 = _mm512_loadu_ps(x_3 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, _mm512_min_ps(hi, _mm512_max_ps(lo, v_3)));
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_3 + i);
            _mm512_stream_ps(y + i, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_3 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_min_ps(hi, _mm512_max_ps(lo, v)));
        }
    }
    _mm_sfence();
}

/* tnk_exp_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=exp stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 6 fma 1 add 1 mul 1 max 1 scale 1 shuffle 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_exp_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted, roots_16);
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_7 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_mask_storeu_ps(y, lanes, t_7);
        }
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t i = head; i < whole; i += 16) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted, roots_16);
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_9 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_stream_ps(y + i, t_9);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted, roots_16);
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_7 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_mask_storeu_ps(y + whole, lanes, t_7);
        }
    }
    _mm_sfence();
}

/* tnk_tanh_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=tanh stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 5 fma 2 add 1 max 7 shuffle 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_tanh_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(10.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps(tanh_middle_low, (__m512i)piece,
                tanh_middle_high);
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps(tanh_c5_low, (__m512i)piece, tanh_c5_high);
            f32x16 c4 = _mm512_permutex2var_ps(tanh_c4_low, (__m512i)piece, tanh_c4_high);
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps(tanh_c3_low, (__m512i)piece, tanh_c3_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps(tanh_c2_low, (__m512i)piece, tanh_c2_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps(tanh_c1_low, (__m512i)piece, tanh_c1_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps(tanh_c0_low, (__m512i)piece, tanh_c0_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_mask_storeu_ps(y, lanes, (f32x16)((u32x16)y_1 | sign));
        }
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t i = head; i < whole; i += 16) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(10.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps(tanh_middle_low, (__m512i)piece,
                tanh_middle_high);
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps(tanh_c5_low, (__m512i)piece, tanh_c5_high);
            f32x16 c4 = _mm512_permutex2var_ps(tanh_c4_low, (__m512i)piece, tanh_c4_high);
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps(tanh_c3_low, (__m512i)piece, tanh_c3_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps(tanh_c2_low, (__m512i)piece, tanh_c2_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps(tanh_c1_low, (__m512i)piece, tanh_c1_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps(tanh_c0_low, (__m512i)piece, tanh_c0_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_stream_ps(y + i, (f32x16)((u32x16)y_1 | sign));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(10.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps(tanh_middle_low, (__m512i)piece,
                tanh_middle_high);
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps(tanh_c5_low, (__m512i)piece, tanh_c5_high);
            f32x16 c4 = _mm512_permutex2var_ps(tanh_c4_low, (__m512i)piece, tanh_c4_high);
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps(tanh_c3_low, (__m512i)piece, tanh_c3_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps(tanh_c2_low, (__m512i)piece, tanh_c2_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps(tanh_c1_low, (__m512i)piece, tanh_c1_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps(tanh_c0_low, (__m512i)piece, tanh_c0_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_mask_storeu_ps(y + whole, lanes, (f32x16)((u32x16)y_1 | sign));
        }
    }
    _mm_sfence();
}

/* tnk_sigmoid_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=sigmoid stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 6 fma 2 add 1 select 7 shuffle 1 ld 1 st
 * vector registers: 6 of 32 */
void tnk_sigmoid_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 a = abs_f32x16(v);
            i32x16 piece = (i32x16)_mm512_fmadd_ps(a, _mm512_set1_ps(1.968125f),
                _mm512_set1_ps(12582912.0f));
            f32x16 middle = _mm512_permutex2var_ps(sigmoid_middle_low, (__m512i)piece,
                sigmoid_middle_high);
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps(sigmoid_c5_low, (__m512i)piece, sigmoid_c5_high);
            f32x16 c4 = _mm512_permutex2var_ps(sigmoid_c4_low, (__m512i)piece, sigmoid_c4_high);
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps(sigmoid_c3_low, (__m512i)piece, sigmoid_c3_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps(sigmoid_c2_low, (__m512i)piece, sigmoid_c2_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps(sigmoid_c1_low, (__m512i)piece, sigmoid_c1_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps(sigmoid_c0_low, (__m512i)piece, sigmoid_c0_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            __mmask16 far = _mm512_cmp_ps_mask(_mm512_set1_ps(16.0f), a, _CMP_LT_OQ);
            if (far != 0) {
                f32x16 a_1 = _mm512_max_ps(_mm512_set1_ps(-104.0f), -abs_f32x16(v));
                f32x16 shifted = _mm512_fmadd_ps(a_1, _mm512_set1_ps(1.44269504f),
                    _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a_1);
                f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
                f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                    _mm512_set1_ps(0.500016844f));
                f32x16 p = _mm512_fmadd_ps(q, r_1 * r_1, r_1);
                i32x16 t_7 = (i32x16)shifted;
                f32x16 root = _mm512_permutexvar_ps((__m512i)t_7, roots_16);
                f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_7, low_roots_16);
                f32x16 more = _mm512_fmadd_ps(root, p, root_low);
                f32x16 whole = _mm512_scalef_ps(root + more,
                    _mm512_max_ps(_mm512_set1_ps(-60.0f), power));
                f32x16 p_low = _mm512_fmadd_ps(whole * -1.0f, root, more);
                f32x16 y_7 = root + p_low;
                f32x16 large = _mm512_scalef_ps(y_7,
                    _mm512_max_ps(_mm512_set1_ps(-160.0f), power) + 64.0f);
                f32x16 least = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(large,
                    _mm512_set1_ps(2.16840434e-19f), _CMP_LT_OQ), (f32x16){0},
                    _mm512_set1_ps(1.17549435e-38f));
                f32x16 sum = _mm512_fmadd_ps(large, _mm512_set1_ps(5.42101086e-20f), least);
                f32x16 t_16 = (f32x16)((u32x16)sum - (u32x16)least);
                y_1 = _mm512_mask_blend_ps(far, y_1, t_16);
            }
            _mm512_mask_storeu_ps(y, lanes, _mm512_mask_blend_ps(below, 1.0f - y_1, y_1));
        }
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t i = head; i < whole; i += 16) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 a = abs_f32x16(v);
            i32x16 piece = (i32x16)_mm512_fmadd_ps(a, _mm512_set1_ps(1.968125f),
                _mm512_set1_ps(12582912.0f));
            f32x16 middle = _mm512_permutex2var_ps(sigmoid_middle_low, (__m512i)piece,
                sigmoid_middle_high);
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps(sigmoid_c5_low, (__m512i)piece, sigmoid_c5_high);
            f32x16 c4 = _mm512_permutex2var_ps(sigmoid_c4_low, (__m512i)piece, sigmoid_c4_high);
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps(sigmoid_c3_low, (__m512i)piece, sigmoid_c3_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps(sigmoid_c2_low, (__m512i)piece, sigmoid_c2_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps(sigmoid_c1_low, (__m512i)piece, sigmoid_c1_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps(sigmoid_c0_low, (__m512i)piece, sigmoid_c0_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            __mmask16 far = _mm512_cmp_ps_mask(_mm512_set1_ps(16.0f), a, _CMP_LT_OQ);
            if (far != 0) {
                f32x16 a_1 = _mm512_max_ps(_mm512_set1_ps(-104.0f), -abs_f32x16(v));
                f32x16 shifted = _mm512_fmadd_ps(a_1, _mm512_set1_ps(1.44269504f),
                    _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a_1);
                f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
                f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                    _mm512_set1_ps(0.500016844f));
                f32x16 p = _mm512_fmadd_ps(q, r_1 * r_1, r_1);
                i32x16 t_9 = (i32x16)shifted;
                f32x16 root = _mm512_permutexvar_ps((__m512i)t_9, roots_16);
                f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_9, low_roots_16);
                f32x16 more = _mm512_fmadd_ps(root, p, root_low);
                f32x16 whole_1 = _mm512_scalef_ps(root + more,
                    _mm512_max_ps(_mm512_set1_ps(-60.0f), power));
                f32x16 p_low = _mm512_fmadd_ps(whole_1 * -1.0f, root, more);
                f32x16 y_7 = root + p_low;
                f32x16 large = _mm512_scalef_ps(y_7,
                    _mm512_max_ps(_mm512_set1_ps(-160.0f), power) + 64.0f);
                f32x16 least = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(large,
                    _mm512_set1_ps(2.16840434e-19f), _CMP_LT_OQ), (f32x16){0},
                    _mm512_set1_ps(1.17549435e-38f));
                f32x16 sum = _mm512_fmadd_ps(large, _mm512_set1_ps(5.42101086e-20f), least);
                f32x16 t_18 = (f32x16)((u32x16)sum - (u32x16)least);
                y_1 = _mm512_mask_blend_ps(far, y_1, t_18);
            }
            _mm512_stream_ps(y + i, _mm512_mask_blend_ps(below, 1.0f - y_1, y_1));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 a = abs_f32x16(v);
            i32x16 piece = (i32x16)_mm512_fmadd_ps(a, _mm512_set1_ps(1.968125f),
                _mm512_set1_ps(12582912.0f));
            f32x16 middle = _mm512_permutex2var_ps(sigmoid_middle_low, (__m512i)piece,
                sigmoid_middle_high);
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps(sigmoid_c5_low, (__m512i)piece, sigmoid_c5_high);
            f32x16 c4 = _mm512_permutex2var_ps(sigmoid_c4_low, (__m512i)piece, sigmoid_c4_high);
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps(sigmoid_c3_low, (__m512i)piece, sigmoid_c3_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps(sigmoid_c2_low, (__m512i)piece, sigmoid_c2_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps(sigmoid_c1_low, (__m512i)piece, sigmoid_c1_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps(sigmoid_c0_low, (__m512i)piece, sigmoid_c0_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            __mmask16 far = _mm512_cmp_ps_mask(_mm512_set1_ps(16.0f), a, _CMP_LT_OQ);
            if (far != 0) {
                f32x16 a_1 = _mm512_max_ps(_mm512_set1_ps(-104.0f), -abs_f32x16(v));
                f32x16 shifted = _mm512_fmadd_ps(a_1, _mm512_set1_ps(1.44269504f),
                    _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a_1);
                f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
                f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                    _mm512_set1_ps(0.500016844f));
                f32x16 p = _mm512_fmadd_ps(q, r_1 * r_1, r_1);
                i32x16 t_7 = (i32x16)shifted;
                f32x16 root = _mm512_permutexvar_ps((__m512i)t_7, roots_16);
                f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_7, low_roots_16);
                f32x16 more = _mm512_fmadd_ps(root, p, root_low);
                f32x16 whole_1 = _mm512_scalef_ps(root + more,
                    _mm512_max_ps(_mm512_set1_ps(-60.0f), power));
                f32x16 p_low = _mm512_fmadd_ps(whole_1 * -1.0f, root, more);
                f32x16 y_7 = root + p_low;
                f32x16 large = _mm512_scalef_ps(y_7,
                    _mm512_max_ps(_mm512_set1_ps(-160.0f), power) + 64.0f);
                f32x16 least = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(large,
                    _mm512_set1_ps(2.16840434e-19f), _CMP_LT_OQ), (f32x16){0},
                    _mm512_set1_ps(1.17549435e-38f));
                f32x16 sum = _mm512_fmadd_ps(large, _mm512_set1_ps(5.42101086e-20f), least);
                f32x16 t_16 = (f32x16)((u32x16)sum - (u32x16)least);
                y_1 = _mm512_mask_blend_ps(far, y_1, t_16);
            }
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_mask_blend_ps(below, 1.0f - y_1, y_1));
        }
    }
    _mm_sfence();
}

/* tnk_gelu_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=gelu stream=yes to=f32 unroll=1
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of the inner loop: 7 fma 2 add 1 max 7 shuffle 1 ld 1 st
 * vector registers: 7 of 32 */
void tnk_gelu_f32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1);
            f32x16 a = abs_f32x16(v);
            f32x16 t_3 = _mm512_fmadd_ps(a,
                _mm512_fmadd_ps(a, _mm512_set1_ps(0.6298f), _mm512_set1_ps(3.149f)),
                _mm512_set1_ps(12582912.0f));
            i32x16 piece = (i32x16)t_3;
            f32x16 middle = _mm512_permutex2var_ps(gelu_middle_low, (__m512i)piece,
                gelu_middle_high);
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps(gelu_c5_low, (__m512i)piece, gelu_c5_high);
            f32x16 c4 = _mm512_permutex2var_ps(gelu_c4_low, (__m512i)piece, gelu_c4_high);
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps(gelu_c3_low, (__m512i)piece, gelu_c3_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps(gelu_c2_low, (__m512i)piece, gelu_c2_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps(gelu_c1_low, (__m512i)piece, gelu_c1_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps(gelu_c0_low, (__m512i)piece, gelu_c0_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            __mmask16 far = _mm512_cmp_ps_mask(_mm512_set1_ps(5.0f), a, _CMP_LT_OQ);
            if (far != 0) {
                f32x16 held = _mm512_min_ps(_mm512_set1_ps(14.6f), a);
                f32x16 half = held * -0.5f;
                f32x16 p = half * held;
                f32x16 low = _mm512_fmadd_ps(half, held, -p);
                f32x16 w = -0.5f / p;
                f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(-109.852737f), w,
                    _mm512_set1_ps(30.9276216f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(-5.72402716f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(1.1934725f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(-0.398921251f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(0.398942232f));
                f32x16 shifted = _mm512_fmadd_ps(p, _mm512_set1_ps(1.44269504f),
                    _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), p);
                f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
                r_1 += low;
                f32x16 q_5 = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                    _mm512_set1_ps(0.500016844f));
                f32x16 p_1 = _mm512_fmadd_ps(q_5, r_1 * r_1, r_1);
                i32x16 t_7 = (i32x16)shifted;
                f32x16 root = _mm512_permutexvar_ps((__m512i)t_7, roots_16);
                f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_7, low_roots_16);
                f32x16 more = _mm512_fmadd_ps(root, p_1, root_low);
                f32x16 p_2 = q * root;
                f32x16 low_1 = _mm512_fmadd_ps(q, root, -p_2);
                f32x16 p_low = _mm512_fmadd_ps(q, more, low_1);
                f32x16 y_7 = p_2 + p_low;
                f32x16 large = _mm512_scalef_ps(y_7,
                    _mm512_max_ps(_mm512_set1_ps(-160.0f), power) + 64.0f);
                f32x16 least = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(large,
                    _mm512_set1_ps(2.16840434e-19f), _CMP_LT_OQ), (f32x16){0},
                    _mm512_set1_ps(1.17549435e-38f));
                f32x16 sum = _mm512_fmadd_ps(large, _mm512_set1_ps(5.42101086e-20f), least);
                f32x16 t_14 = (f32x16)((u32x16)sum - (u32x16)least);
                y_1 = _mm512_mask_blend_ps(far, y_1, t_14);
            }
            _mm512_mask_storeu_ps(y, lanes, _mm512_max_ps(_mm512_set1_ps(-0.0f), v) - y_1);
        }
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t i = head; i < whole; i += 16) {
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(x_1 + i + 2048, 0, 2);
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 a = abs_f32x16(v);
            f32x16 t_5 = _mm512_fmadd_ps(a,
                _mm512_fmadd_ps(a, _mm512_set1_ps(0.6298f), _mm512_set1_ps(3.149f)),
                _mm512_set1_ps(12582912.0f));
            i32x16 piece = (i32x16)t_5;
            f32x16 middle = _mm512_permutex2var_ps(gelu_middle_low, (__m512i)piece,
                gelu_middle_high);
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps(gelu_c5_low, (__m512i)piece, gelu_c5_high);
            f32x16 c4 = _mm512_permutex2var_ps(gelu_c4_low, (__m512i)piece, gelu_c4_high);
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps(gelu_c3_low, (__m512i)piece, gelu_c3_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps(gelu_c2_low, (__m512i)piece, gelu_c2_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps(gelu_c1_low, (__m512i)piece, gelu_c1_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps(gelu_c0_low, (__m512i)piece, gelu_c0_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            __mmask16 far = _mm512_cmp_ps_mask(_mm512_set1_ps(5.0f), a, _CMP_LT_OQ);
            if (far != 0) {
                f32x16 held = _mm512_min_ps(_mm512_set1_ps(14.6f), a);
                f32x16 half = held * -0.5f;
                f32x16 p = half * held;
                f32x16 low = _mm512_fmadd_ps(half, held, -p);
                f32x16 w = -0.5f / p;
                f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(-109.852737f), w,
                    _mm512_set1_ps(30.9276216f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(-5.72402716f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(1.1934725f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(-0.398921251f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(0.398942232f));
                f32x16 shifted = _mm512_fmadd_ps(p, _mm512_set1_ps(1.44269504f),
                    _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), p);
                f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
                r_1 += low;
                f32x16 q_5 = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                    _mm512_set1_ps(0.500016844f));
                f32x16 p_1 = _mm512_fmadd_ps(q_5, r_1 * r_1, r_1);
                i32x16 t_9 = (i32x16)shifted;
                f32x16 root = _mm512_permutexvar_ps((__m512i)t_9, roots_16);
                f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_9, low_roots_16);
                f32x16 more = _mm512_fmadd_ps(root, p_1, root_low);
                f32x16 p_2 = q * root;
                f32x16 low_1 = _mm512_fmadd_ps(q, root, -p_2);
                f32x16 p_low = _mm512_fmadd_ps(q, more, low_1);
                f32x16 y_7 = p_2 + p_low;
                f32x16 large = _mm512_scalef_ps(y_7,
                    _mm512_max_ps(_mm512_set1_ps(-160.0f), power) + 64.0f);
                f32x16 least = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(large,
                    _mm512_set1_ps(2.16840434e-19f), _CMP_LT_OQ), (f32x16){0},
                    _mm512_set1_ps(1.17549435e-38f));
                f32x16 sum = _mm512_fmadd_ps(large, _mm512_set1_ps(5.42101086e-20f), least);
                f32x16 t_16 = (f32x16)((u32x16)sum - (u32x16)least);
                y_1 = _mm512_mask_blend_ps(far, y_1, t_16);
            }
            _mm512_stream_ps(y + i, _mm512_max_ps(_mm512_set1_ps(-0.0f), v) - y_1);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 a = abs_f32x16(v);
            f32x16 t_3 = _mm512_fmadd_ps(a,
                _mm512_fmadd_ps(a, _mm512_set1_ps(0.6298f), _mm512_set1_ps(3.149f)),
                _mm512_set1_ps(12582912.0f));
            i32x16 piece = (i32x16)t_3;
            f32x16 middle = _mm512_permutex2var_ps(gelu_middle_low, (__m512i)piece,
                gelu_middle_high);
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps(gelu_c5_low, (__m512i)piece, gelu_c5_high);
            f32x16 c4 = _mm512_permutex2var_ps(gelu_c4_low, (__m512i)piece, gelu_c4_high);
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps(gelu_c3_low, (__m512i)piece, gelu_c3_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps(gelu_c2_low, (__m512i)piece, gelu_c2_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps(gelu_c1_low, (__m512i)piece, gelu_c1_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps(gelu_c0_low, (__m512i)piece, gelu_c0_high);
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            __mmask16 far = _mm512_cmp_ps_mask(_mm512_set1_ps(5.0f), a, _CMP_LT_OQ);
            if (far != 0) {
                f32x16 held = _mm512_min_ps(_mm512_set1_ps(14.6f), a);
                f32x16 half = held * -0.5f;
                f32x16 p = half * held;
                f32x16 low = _mm512_fmadd_ps(half, held, -p);
                f32x16 w = -0.5f / p;
                f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(-109.852737f), w,
                    _mm512_set1_ps(30.9276216f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(-5.72402716f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(1.1934725f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(-0.398921251f));
                q = _mm512_fmadd_ps(q, w, _mm512_set1_ps(0.398942232f));
                f32x16 shifted = _mm512_fmadd_ps(p, _mm512_set1_ps(1.44269504f),
                    _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), p);
                f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
                r_1 += low;
                f32x16 q_5 = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                    _mm512_set1_ps(0.500016844f));
                f32x16 p_1 = _mm512_fmadd_ps(q_5, r_1 * r_1, r_1);
                i32x16 t_7 = (i32x16)shifted;
                f32x16 root = _mm512_permutexvar_ps((__m512i)t_7, roots_16);
                f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_7, low_roots_16);
                f32x16 more = _mm512_fmadd_ps(root, p_1, root_low);
                f32x16 p_2 = q * root;
                f32x16 low_1 = _mm512_fmadd_ps(q, root, -p_2);
                f32x16 p_low = _mm512_fmadd_ps(q, more, low_1);
                f32x16 y_7 = p_2 + p_low;
                f32x16 large = _mm512_scalef_ps(y_7,
                    _mm512_max_ps(_mm512_set1_ps(-160.0f), power) + 64.0f);
                f32x16 least = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(large,
                    _mm512_set1_ps(2.16840434e-19f), _CMP_LT_OQ), (f32x16){0},
                    _mm512_set1_ps(1.17549435e-38f));
                f32x16 sum = _mm512_fmadd_ps(large, _mm512_set1_ps(5.42101086e-20f), least);
                f32x16 t_14 = (f32x16)((u32x16)sum - (u32x16)least);
                y_1 = _mm512_mask_blend_ps(far, y_1, t_14);
            }
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_max_ps(_mm512_set1_ps(-0.0f), v) - y_1);
        }
    }
    _mm_sfence();
}

/* tnk_scale_f32__avx512_stream
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=scale stream=yes to=f32 unroll=4
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 mul 4 ld 4 st; 1 mul 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_scale_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x16 by = _mm512_set1_ps(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t past = ((0 - (int64_t)y) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2);
            _mm512_mask_storeu_ps(y, lanes, v * by);
        }
        int64_t whole = head + ((columns - head) & -16);
        int64_t paged = head + ((columns - head) & -4096);
        for (int64_t at = head; at < paged; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 16) {
                f32x16 v = _mm512_loadu_ps(x_2 + at + i);
                _mm512_stream_ps(y + at + i, v * by);
                f32x16 v_1 = _mm512_loadu_ps(x_2 + at + i + 1024);
                _mm512_stream_ps(y + at + i + 1024, v_1 * by);
                f32x16 v_2 = _mm512_loadu_ps(x_2 + at + i + 2048);
                _mm512_stream_ps(y + at + i + 2048, v_2 * by);
                f32x16 v_3 = _mm512_loadu_ps(x_2 + at + i + 3072);
                _mm512_stream_ps(y + at + i + 3072, v_3 * by);
            }
        }
        for (int64_t i = paged; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_2 + i);
            _mm512_stream_ps(y + i, v * by);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, v * by);
        }
    }
    _mm_sfence();
}

/* tnk_layer_norm_f32__avx512_stream
 * layer_norm of rows.
 * from templates/layer_norm.lua, avx512: dtype=f32 rows=2 stream=yes
 * listed in gen/manifest/streams.lua: results that are more than the caches hold
 * a turn of each inner loop: 4 fma 2 add 2 ld; 6 fma 4 ld 2 st; 6 fma 4 ld 2 st
 * vector registers: 12 of 32 */
void tnk_layer_norm_f32__avx512_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    double eps = (double)param[0];
    double share = 1.0 / (double)n[1];
    int64_t count = min_index(n[1], 16);
    float part = 1.0f / (float)count;
    const float *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const float *scale = data[1];
    const float *bias = data[2];
    float *y = data[3];
    int64_t y_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const float *x0 = x_1 + row * x_row;
        float *y0 = y + row * y_row;
        int64_t t_6 = min_index(row + 1, last);
        const float *x1 = x_1 + t_6 * x_row;
        float *y1 = y + t_6 * y_row;
        float t_7 = _mm512_set1_ps(1.0f)[0];
        double t_8 = _mm512_set1_pd(__builtin_inf())[0];
        float t_9 = _mm512_set1_ps(1.0f)[0];
        double t_10 = _mm512_set1_pd(__builtin_inf())[0];
        float t_11 = t_7;
        float t_12 = t_7;
        double t_13 = t_8;
        double t_14 = t_8;
        float t_15 = t_9;
        float t_16 = t_9;
        double t_17 = t_10;
        double t_18 = t_10;
        for (int64_t try = 0; try < 3; try++) {
            double t_25 = t_13;
            double t_26 = t_14;
            double t_29 = t_17;
            double t_30 = t_18;
            if (!(t_14 < __builtin_inf() && !((t_14 + eps) <= 7.8886090522101181e-31) && (t_13
                * t_13) <= t_14 && (t_18 < __builtin_inf() && !((t_18
                + eps) <= 7.8886090522101181e-31) && (t_17 * t_17) <= t_18))) {
                int below_6 = (t_26 + eps) <= 7.8886090522101181e-31;
                int below_7 = t_26 < __builtin_inf();
                t_11 = ((below_7 && !below_6) || try < 1) ? t_11 : t_26 < __builtin_inf()
                    ? _mm512_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_39 = t_26 < __builtin_inf() && !((t_26
                    + eps) <= 7.8886090522101181e-31) && (t_25 * t_25) <= t_26 ? t_12
                    : (float)((double)t_12 + t_25);
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count);
                f32x16 t_41 = _mm512_maskz_loadu_ps(lanes, x0) * _mm512_set1_ps(t_11);
                f32x16 joined = t_41 + rotate_8_f32x16(t_41);
                joined += rotate_4_f32x16(joined);
                joined += rotate_2_f32x16(joined);
                joined += rotate_1_f32x16(joined);
                t_12 = below_7 && !below_6 ? t_39 : joined[0] * part;
                int below_12 = (t_30 + eps) <= 7.8886090522101181e-31;
                int below_13 = t_30 < __builtin_inf();
                t_15 = ((below_13 && !below_12) || try < 1) ? t_15 : t_30 < __builtin_inf()
                    ? _mm512_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_56 = t_30 < __builtin_inf() && !((t_30
                    + eps) <= 7.8886090522101181e-31) && (t_29 * t_29) <= t_30 ? t_16
                    : (float)((double)t_16 + t_29);
                __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, count);
                f32x16 t_58 = _mm512_maskz_loadu_ps(lanes_1, x1) * _mm512_set1_ps(t_15);
                f32x16 joined_4 = t_58 + rotate_8_f32x16(t_58);
                joined_4 += rotate_4_f32x16(joined_4);
                joined_4 += rotate_2_f32x16(joined_4);
                joined_4 += rotate_1_f32x16(joined_4);
                t_16 = below_13 && !below_12 ? t_56 : joined_4[0] * part;
                f32x16 t_65 = _mm512_set1_ps(t_11);
                f32x16 lowered0 = _mm512_set1_ps(-t_12);
                f32x16 t_67 = _mm512_set1_ps(t_15);
                f32x16 lowered1 = _mm512_set1_ps(-t_16);
                int64_t whole = columns & -16;
                f64x8 total = {0};
                f64x8 total_1 = {0};
                f64x8 total_2 = {0};
                f64x8 total_3 = {0};
                f64x8 total_4 = {0};
                f64x8 total_5 = {0};
                f64x8 total_6 = {0};
                f64x8 total_7 = {0};
                for (int64_t start = 0; start < whole; start += 512) {
                    int64_t stop = min_index(start + 512, whole);
                    f32x16 part_1 = {0};
                    f32x16 part_2 = {0};
                    f32x16 part_3 = {0};
                    f32x16 part_4 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), t_65, lowered0);
                        part_1 += d;
                        part_2 = _mm512_fmadd_ps(d, d, part_2);
                        f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), t_67, lowered1);
                        part_3 += d_1;
                        part_4 = _mm512_fmadd_ps(d_1, d_1, part_4);
                    }
                    total += _mm512_cvtps_pd((__m256)low_half_f32x16(part_1));
                    total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_1));
                    total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_2));
                    total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_2));
                    total_4 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_3));
                    total_5 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_3));
                    total_6 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_4));
                    total_7 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_4));
                }
                if (whole < columns) {
                    __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                    f32x16 d = _mm512_mask_blend_ps(lanes_2, (f32x16){0},
                        _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes_2, x0 + whole), t_65,
                        lowered0));
                    f32x16 t_70 = 0.0f + d;
                    f32x16 t_71 = _mm512_fmadd_ps(d, d, (f32x16){0});
                    f32x16 d_1 = _mm512_mask_blend_ps(lanes_2, (f32x16){0},
                        _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes_2, x1 + whole), t_67,
                        lowered1));
                    f32x16 t_73 = 0.0f + d_1;
                    f32x16 t_74 = _mm512_fmadd_ps(d_1, d_1, (f32x16){0});
                    total += _mm512_cvtps_pd((__m256)low_half_f32x16(t_70));
                    total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_70));
                    total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_71));
                    total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_71));
                    total_4 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_73));
                    total_5 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_73));
                    total_6 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_74));
                    total_7 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_74));
                }
                f64x8 joined_8 = total + total_1;
                joined_8 += rotate_4_f64x8(joined_8);
                joined_8 += rotate_2_f64x8(joined_8);
                joined_8 += rotate_1_f64x8(joined_8);
                f64x8 joined_12 = total_2 + total_3;
                joined_12 += rotate_4_f64x8(joined_12);
                joined_12 += rotate_2_f64x8(joined_12);
                joined_12 += rotate_1_f64x8(joined_12);
                f64x8 joined_16 = total_4 + total_5;
                joined_16 += rotate_4_f64x8(joined_16);
                joined_16 += rotate_2_f64x8(joined_16);
                joined_16 += rotate_1_f64x8(joined_16);
                f64x8 joined_20 = total_6 + total_7;
                joined_20 += rotate_4_f64x8(joined_20);
                joined_20 += rotate_2_f64x8(joined_20);
                joined_20 += rotate_1_f64x8(joined_20);
                t_25 = joined_8[0] * share;
                double t_87 = joined_12[0] * share - t_25 * t_25;
                t_26 = max_f64(0.0, t_87);
                t_29 = joined_16[0] * share;
                double t_90 = joined_20[0] * share - t_29 * t_29;
                t_30 = max_f64(0.0, t_90);
            }
            t_13 = t_25;
            t_14 = t_26;
            t_17 = t_29;
            t_18 = t_30;
        }
        double mean0 = (double)t_12 + t_13;
        float high0 = (float)mean0;
        double t_31 = (double)t_11;
        double t_36 = eps * t_31 * t_31 + (1.0 - t_31) * 5.5271478752604446e-76;
        float inverse0 = (float)(1.0 / __builtin_sqrt(t_14 + t_36));
        f32x16 t_40 = _mm512_set1_ps(t_11);
        f32x16 lowered0 = _mm512_set1_ps(-high0);
        f32x16 factor0 = _mm512_set1_ps(inverse0);
        float t_42 = (float)(mean0 - (double)high0) * inverse0;
        f32x16 shift0 = _mm512_set1_ps(-t_42);
        double mean1 = (double)t_16 + t_17;
        float high1 = (float)mean1;
        double t_48 = (double)t_15;
        double t_53 = eps * t_48 * t_48 + (1.0 - t_48) * 5.5271478752604446e-76;
        float inverse1 = (float)(1.0 / __builtin_sqrt(t_18 + t_53));
        f32x16 t_57 = _mm512_set1_ps(t_15);
        f32x16 lowered1 = _mm512_set1_ps(-high1);
        f32x16 factor1 = _mm512_set1_ps(inverse1);
        float t_59 = (float)(mean1 - (double)high1) * inverse1;
        f32x16 shift1 = _mm512_set1_ps(-t_59);

        /* The results. */
        int64_t t_62 = (int64_t)y0;
        int64_t t_63 = (int64_t)y1;
        if (((t_62 & 63) + (t_63 & 63)) < 1) {
            int64_t whole = columns & -16;
            for (int64_t i = 0; i < whole; i += 16) {
                f32x16 s = _mm512_loadu_ps(scale + i);
                f32x16 b = _mm512_loadu_ps(bias + i);
                f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), t_40,
                    lowered0), factor0, shift0);
                f32x16 v0 = _mm512_fmadd_ps(t_65, s, b);
                f32x16 t_67 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), t_57,
                    lowered1), factor1, shift1);
                f32x16 v1 = _mm512_fmadd_ps(t_67, s, b);
                _mm512_stream_ps(y0 + i, v0);
                __builtin_prefetch(x0 + far + i);
                _mm512_stream_ps(y1 + i, v1);
                __builtin_prefetch(x1 + far + i);
            }
            if (whole < columns) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                f32x16 s = _mm512_maskz_loadu_ps(lanes, scale + whole);
                f32x16 b = _mm512_maskz_loadu_ps(lanes, bias + whole);
                f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                    x0 + whole), t_40, lowered0), factor0, shift0);
                f32x16 v0 = _mm512_fmadd_ps(t_65, s, b);
                f32x16 t_67 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                    x1 + whole), t_57, lowered1), factor1, shift1);
                f32x16 v1 = _mm512_fmadd_ps(t_67, s, b);
                _mm512_mask_storeu_ps(y0 + whole, lanes, v0);
                _mm512_mask_storeu_ps(y1 + whole, lanes, v1);
            }
        }
        if (!(((t_62 & 63) + (t_63 & 63)) < 1)) {
            int64_t whole = columns & -16;
            for (int64_t i = 0; i < whole; i += 16) {
                f32x16 s = _mm512_loadu_ps(scale + i);
                f32x16 b = _mm512_loadu_ps(bias + i);
                f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), t_40,
                    lowered0), factor0, shift0);
                f32x16 v0 = _mm512_fmadd_ps(t_65, s, b);
                f32x16 t_67 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), t_57,
                    lowered1), factor1, shift1);
                f32x16 v1 = _mm512_fmadd_ps(t_67, s, b);
                _mm512_storeu_ps(y0 + i, v0);
                __builtin_prefetch(x0 + far + i);
                _mm512_storeu_ps(y1 + i, v1);
                __builtin_prefetch(x1 + far + i);
            }
            if (whole < columns) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                f32x16 s = _mm512_maskz_loadu_ps(lanes, scale + whole);
                f32x16 b = _mm512_maskz_loadu_ps(lanes, bias + whole);
                f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                    x0 + whole), t_40, lowered0), factor0, shift0);
                f32x16 v0 = _mm512_fmadd_ps(t_65, s, b);
                f32x16 t_67 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                    x1 + whole), t_57, lowered1), factor1, shift1);
                f32x16 v1 = _mm512_fmadd_ps(t_67, s, b);
                _mm512_mask_storeu_ps(y0 + whole, lanes, v0);
                _mm512_mask_storeu_ps(y1 + whole, lanes, v1);
            }
        }
    }
    _mm_sfence();
}
