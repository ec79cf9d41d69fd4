/* test_norm.c: layer_norm, rms_norm, group_norm and batch_norm of every float type, on the reference and on
 * every dense tier. Right values from NumPy 1.24 in double, x being the scrambled numbers of norm_fixture.h
 * as [2, 4, 3]: (x - x.mean(axes)) / sqrt(x.var(axes) + eps) * scale + bias; those of the cases by hand. */
#include "norm_fixture.h"

static const double scale[12] = { -0.5, 0.75, 0.25, -0.25, 1, 0.5, 0, -0.5, 0.75, 0.25, -0.25, 1 };
static const double bias[12] = { -1, 0.5, -0.5, 1, 0, -1, 0.5, -0.5, 1, 0, -1, 0.5 };
static const double running_mean[4] = { 0.5, -0.25, 1, 0 }, running_var[4] = { 1, 2, 0.5, 4 };
static const float eps = 1e-5f;

/* The last axis, scale and bias. */
static const double layer_last[] = {
    -0.45626545539125707, 1.4950342166339998, -0.5598107999069617, -1.6123719253860822, 0.5,
    -0.8061859626930411, -1.1196215998139234, -0.4950342166339996, -0.22813272769562848,
    -1.1196215998139234, -0.4950342166339996, -0.22813272769562848, -0.45626545539125696,
    1.4950342166339996, -0.5598107999069617, -0.45626545539125707, 1.4950342166339998, -0.5598107999069617,
    -1.6123719253860822, 0.5, -0.8061859626930411, -1.1196215998139234, -0.4950342166339998,
    -0.22813272769562853
};
/* The last two axes, scale and bias. */
static const double layer_two[] = {
    -0.28068983842913775, 0.9814926325824502, -0.6768987530899027, 0.6567461281103214,
    0.023430298422503677, -1.6630774453568535, 0.5, -0.20243521003420356, 2.1141106899900493,
    0.03397393271263031, -0.6965776354285776, 1.3669210416326354, -0.5665394791836824, 1.4102670937142672,
    -0.5339739327126303, 1.371370229996683, 0.595129579931593, -1.3772278046023088, 0.5,
    -0.48828485078874817, -0.0297616156690359, 0.17689875308990263, -0.8395024558058499,
    1.9386203231417245
};
/* The last axis, nothing else. */
static const double layer_plain[] = {
    -1.0874690892174859, 1.326712288845333, -0.23924319962784688, 1.2247438507721644, 0.0,
    -1.2247438507721644, 0.2392431996278469, -1.3267122888453329, 1.087469089217486, 0.23924319962784693,
    -1.3267122888453329, 1.087469089217486, -1.087469089217486, 1.3267122888453329, -0.23924319962784693,
    -1.0874690892174859, 1.326712288845333, -0.23924319962784688, 1.2247438507721644, 0.0,
    -1.2247438507721644, 0.23924319962784688, -1.326712288845333, 1.0874690892174859
};
/* The last axis, scale. */
static const double rms_last[] = {
    0.7380244639385504, 0.17297448373559776, -0.21910101273175717, -0.43915469823292, -0.21957734911646004,
    -0.36596224852743336, -0.22315155929391342, -0.8129092517135417, 0.3187879418484477,
    0.11670842160294524, -1.225438426830925, 0.1312969743033134, 0.48649293879736366, 1.0702844653542,
    -0.03243286258649091, 0.7244609563871357, 0.4597540684764515, -0.18111523909678393,
    -0.6123719253860822, 0.0, -0.3061859626930411, -0.36223047819356785, -0.4597540684764515,
    0.36223047819356785
};
/* Two groups, scale and bias. */
static const double group_two[] = {
    -0.4139042519392496, -1.4304140649821135, -0.7710563484137694, 1.6813492421849499, 0.6923126673324337,
    -0.2967239075200827, -0.3592610820664267, -0.7277411581106914, -0.15966770754244997,
    1.0281477835867148, 1.3966278596309794, 0.8285544090627379, -0.6571088181254761, -1.7932557192619585,
    -1.0562955671734293, -0.5209968773726499, 1.183223474332074, 0.07778324619928023, -0.2344253641599725,
    -0.5641042224441446, -0.8937830807283167, 0.8855281742068847, 1.2152070324910569, 0.7069521259696248
};
/* By running statistics, scale and bias. */
static const double batch_running[] = {
    1.2499887500846585, -1.0624996875023516, 0.43749281255408756, 1.825821900174253, 0.23483561996514934,
    -1.3561506602439546, -0.5441937318890612, -1.604843297226529, 0.03032478266873395, 1.0624999218751485,
    1.4374994531260392, 0.859375175780916, 0.18749406254468104, -2.1249943750423292, -0.6250018749858902,
    -1.090986280209104, 1.3617842351132645, -0.2292020450958392, 0.20709971022497864, -0.8535498551124894,
    -1.9141994204499573, 0.7968752539057675, 1.1718747851566582, 0.593750507811535
};
/* By the batch's own. */
static const double batch_own[] = {
    -0.28199437872377386, -1.3376052921232586, -0.6528846996479172, 1.589427624658896, 0.570742053549279,
    -0.4479435175603381, -0.42454180954743576, -0.7641036665839749, -0.2406124703193105,
    1.0689475596589753, 1.411307855896646, 0.8835023991969038, -0.7670047983938074, -1.8226157117932922,
    -1.1378951193179507, -0.2781625890420685, 1.2923109997519244, 0.2736254286423073, -0.1840188274798873,
    -0.5235806845164264, -0.8631425415529654, 0.8264423498239586, 1.1688026460616294, 0.6409971893618869
};
/* Running statistics after that, momentum 0.1. */
static const double mean_after[] = {
    0.3645833313154678, -0.32083333438883227, 0.920833332153658, 0.010416666821887096
};
static const double var_after[] = {
    1.475885423757912, 2.3854166724098227, 1.0354166746449966, 4.175885419287564
};

typedef struct operands { tn_tensor x, apart, scale, bias; } operands;

/* x packed and scattered, parameters of a shape, the scale scattered too. */
static operands make(tn_dims parameters)
{
    operands o = { .x = scrambled(dtype, TN_SHAPE(2, 4, 3)), .bias = tensor_of(dtype, parameters, bias) };
    tn_tensor packed = tensor_of(dtype, parameters, scale);
    o.apart = scattered(&o.x);
    o.scale = scattered(&packed);
    release(&packed);
    return o;
}

static void drop(const operands *o)
{
    release(&o->x);
    release(&o->apart);
    release(&o->scale);
    release(&o->bias);
}

static void check(const char *what, const tn_tensor *y, const double *want)
{
    holds(what, y, want);
    release(y);
}

static void layer_norms(void)
{
    operands o = make(TN_SHAPE(3)), two = make(TN_SHAPE(4, 3));
    tn_tensor y;
    OK(tn_layer_norm(ctx, &o.x, 1, eps, &o.scale, &o.bias, &y, err));
    check("the last axis", &y, layer_last);
    OK(tn_layer_norm(ctx, &o.apart, 1, eps, &o.scale, &o.bias, &y, err));
    check("the last axis, scattered", &y, layer_last);
    OK(tn_layer_norm(ctx, &o.x, 1, eps, NULL, NULL, &y, err));
    check("plain", &y, layer_plain);
    OK(tn_layer_norm(ctx, &two.x, 2, eps, &two.scale, &two.bias, &y, err));
    check("two axes", &y, layer_two);
    OK(tn_layer_norm(ctx, &two.apart, 2, eps, &two.scale, &two.bias, &y, err));
    check("two axes, scattered", &y, layer_two);
    OK(tn_rms_norm(ctx, &o.x, 1, eps, &o.scale, &y, err));
    check("RMS", &y, rms_last);
    OK(tn_rms_norm(ctx, &o.apart, 1, eps, &o.scale, &y, err));
    check("RMS, scattered", &y, rms_last);
    drop(&o);
    drop(&two);
}

static void group_norms(void)
{
    operands o = make(TN_SHAPE(4));
    tn_tensor y;
    OK(tn_group_norm(ctx, &o.x, 2, eps, &o.scale, &o.bias, &y, err));
    check("two groups", &y, group_two);
    OK(tn_group_norm(ctx, &o.apart, 2, eps, &o.scale, &o.bias, &y, err));
    check("two groups, scattered", &y, group_two);
    drop(&o);
}

/* Statistics in f32 are right for 16-bit tensors, too. */
static void batch_norms(void)
{
    operands o = make(TN_SHAPE(4));
    tn_dtype types[2] = { dtype, dtype == TN_F64 ? TN_F64 : TN_F32 };
    for (int t = 0; t < 2; t++) {
        tn_tensor mean = tensor_of(types[t], TN_SHAPE(4), running_mean), y;
        tn_tensor packed = tensor_of(types[t], TN_SHAPE(4), running_var), var = scattered(&packed);
        tn_batch_norm_attrs a = { .size = sizeof a, .eps = eps, .scale = &o.scale, .bias = &o.bias,
                                  .mean = &mean, .var = &var, .momentum = 0.1f };
        OK(tn_batch_norm(ctx, &o.x, &a, &y, err));
        check("running statistics", &y, batch_running);
        OK(tn_batch_norm(ctx, &o.apart, &a, &y, err));
        check("running statistics, scattered", &y, batch_running);
        holds("untouched", &mean, running_mean);
        a.training = true;
        OK(tn_batch_norm(ctx, t ? &o.apart : &o.x, &a, &y, err));
        check("own statistics", &y, batch_own);
        holds("mean", &mean, mean_after);
        holds("variance", &var, var_after);
        release(&mean);
        release(&packed);
        release(&var);
    }
    drop(&o);
}

/* S8-2: variance without cancellation. */
static void large_means(void)
{
    if (dtype != TN_F32 && dtype != TN_F64)
        return;
    tn_tensor x = TENSOR(TN_SHAPE(4), 40000, 40001, 40002, 40003), y;
    OK(tn_layer_norm(ctx, &x, 1, eps, NULL, NULL, &y, err));
    const double want[] = { -1.3416354, -0.4472118, 0.4472118, 1.3416354 };
    for (int i = 0; i < 4; i++)
        assert_true(fabs(value_at(&y, i) - want[i]) < 1e-6);
    release(&y);
    release(&x);
}

/* The normalised row of x: by itself, as a group of one sample, as a channel of nine that are alike and neighbours. */
enum { LAYER, GROUP, CHANNEL, WAYS };
static tn_tensor normalised(const tn_tensor *x, int way)
{
    tn_tensor shaped, wide, held, y, mean, var;
    int32_t n = x->shape[0];
    if (way == LAYER) {
        OK(tn_layer_norm(ctx, x, 1, eps, NULL, NULL, &y, err));
        return y;
    }
    OK(tn_reshape(ctx, x, way == GROUP ? TN_SHAPE(1, 1, n) : TN_SHAPE(n, 1), &shaped, err));
    if (way == GROUP) {
        OK(tn_group_norm(ctx, &shaped, 1, eps, NULL, NULL, &y, err));
        return y;
    }
    OK(tn_expand(&shaped, TN_SHAPE(n, 9), &wide, err));
    OK(tn_contiguous(ctx, &wide, &held, err));
    OK(tn_tensor_zeros(ctx, dtype, TN_SHAPE(9), &mean, err));
    OK(tn_tensor_zeros(ctx, dtype, TN_SHAPE(9), &var, err));
    OK(tn_batch_norm(ctx, &held, TN_WITH(tn_batch_norm_attrs, .eps = eps, .mean = &mean, .var = &var,
                                         .training = true), &y, err));
    release(&held);
    release(&mean);
    release(&var);
    return y;
}

/* A row whose first elements tell little of its mean: those at `ahead`, the rest small, or a ramp. A sum of
 * squares may be off by log2 n + 16 units of itself, its root by half of that. */
static void misled(int way, int n, double ahead)
{
    tn_tensor x, y;
    long double mean = 0, variance = 0;
    OK(tn_tensor_new(ctx, dtype, TN_SHAPE(n), &x, err));
    for (int i = 0; i < n; i++) {
        double noise = (double)(i * 37 % 64) / 64 - 0.5;
        OK(tn_set_f64(&x, TN_INDEX(i), ahead == 0 ? i + noise : (i < 16 ? ahead : 0) + noise, err));
        mean += value_at(&x, i) / (long double)n;
    }
    for (int i = 0; i < n; i++)
        variance += (value_at(&x, i) - mean) * (value_at(&x, i) - mean) / n;
    y = normalised(&x, way);
    for (int i = 0; i < n; i++) {
        double got = value_at(&y, way == CHANNEL ? 9 * i + 4 : i);
        double want = (double)((value_at(&x, i) - mean) / sqrtl(variance + (long double)eps));
        double units = 6 + (log2(n) + 16) / 2;
        double room = units * (dtype == TN_F64 ? 0x1p-53 : 0x1p-24) * fmax(fabs(want), 1);
        if (!(fabs(got - want) <= room))
            fail_msg("way %d, %d from %g, place %d: %.17g, not %.17g", way, n, ahead, i, got, want);
    }
    release(&y);
    release(&x);
}

/* The variance is that of the row whatever it begins with. */
static void misleading_beginnings(void)
{
    static const double ahead[] = { 0, 0.25, 0.5, 1, 3, 100, 1e6, -1e15 };
    static const int lengths[] = { 17, 100, 768, 1000, 4099 };
    if (dtype != TN_F32 && dtype != TN_F64)
        return;
    for (size_t a = 0; a < sizeof ahead / sizeof *ahead; a++)
        for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++)
            for (int way = LAYER; way < WAYS; way++)
                misled(way, lengths[l], ahead[a]);
}

static void constant_row(int n, double value)
{
    tn_tensor x, y, shift;
    OK(tn_tensor_new(ctx, dtype, TN_SHAPE(3, n), &x, err));
    OK(tn_tensor_new(ctx, dtype, TN_SHAPE(n), &shift, err));
    OK(tn_fill_f64(ctx, &x, value, err));
    OK(tn_fill_f64(ctx, &shift, 0.75, err));
    OK(tn_layer_norm(ctx, &x, 1, eps, NULL, &shift, &y, err));
    for (int64_t i = 0; i < tn_tensor_count(&y); i++)
        if (value_at(&y, i) != 0.75)
            fail_msg("%s: %d times %g gives %.9g", tn_ctx_kernels(ctx)->name, n, value, value_at(&y, i));
    release(&y);
    release(&x);
    release(&shift);
}

/* S8-3: a row of equal elements is exactly bias. */
static void constant_rows(void)
{
    static const double values[] = { 1234, 100, 5, 0.1, -1.0 / 3, 3e4, 1e-30, 7.7e37 };
    static const int lengths[] = { 1, 9, 64, 256, 1000, 4099 };
    for (size_t v = 0; v < sizeof values / sizeof *values; v++)
        for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++)
            if (dtype != TN_F16 || fabs(values[v]) < 6e4)
                constant_row(lengths[l], values[v]);
}

/* Squares of these leave the range of the type. */
static void huge_elements(void)
{
    double most = dtype == TN_F64 ? 1e300 : dtype == TN_F16 ? 3e4 : 1e38;
    tn_tensor x, y;
    tn_tensor equal = TENSOR(TN_SHAPE(4), most, most, most, most);
    OK(tn_layer_norm(ctx, &equal, 1, eps, NULL, NULL, &y, err));
    HOLDS("huge and equal", &y, 0, 0, 0, 0);
    release(&y);
    OK(tn_narrow(&equal, 0, 0, 1, &x, err));
    OK(tn_layer_norm(ctx, &x, 1, eps, NULL, NULL, &y, err));
    HOLDS("huge and alone", &y, 0);
    release(&y);
    release(&equal);
    x = TENSOR(TN_SHAPE(4), most, -most, most, -most);
    OK(tn_layer_norm(ctx, &x, 1, eps, NULL, NULL, &y, err));
    HOLDS("huge", &y, 1, -1, 1, -1);
    release(&y);
    OK(tn_rms_norm(ctx, &x, 1, eps, NULL, &y, err));
    HOLDS("huge", &y, 1, -1, 1, -1);
    release(&y);
    release(&x);
}

/* Squares of these are nothing, or lose digits, in the type; there is no eps to hide that. */
static void tiny_elements(void)
{
    static const double of_f32[] = { 1e-40, 0x1p-149, 1e-22, 1e-30, 3e-20, 1e-12 },
        of_f16[] = { 0x1p-24, 0x1p-20 };
    const double *sizes = dtype == TN_F16 ? of_f16 : of_f32;
    for (int s = 0; s < (dtype == TN_F16 ? 2 : 6); s++)
        for (int n = 2; n <= 70; n += 4) {
            double x[70], one[70], a = sizes[s];
            tn_tensor t, y;
            if (dtype == TN_BF16 && a == 0x1p-149)
                continue;                                  /* below the least BF16 */
            for (int i = 0; i < n; i++)
                x[i] = (one[i] = i % 2 ? -1 : 1) * a;
            t = tensor_of(dtype, TN_SHAPE(1, 2, n / 2), x);
            OK(tn_layer_norm(ctx, &t, 2, 0, NULL, NULL, &y, err));
            check("layer", &y, one);
            OK(tn_rms_norm(ctx, &t, 2, 0, NULL, &y, err));
            check("rms", &y, one);
            OK(tn_group_norm(ctx, &t, 1, 0, NULL, NULL, &y, err));
            check("group", &y, one);
            release(&t);
        }
}

static void not_numbers(void)
{
    for (int at = 0; at < 37; at += 4) {
        tn_tensor x = scrambled(dtype, TN_SHAPE(2, 37)), y;
        OK(tn_set_f64(&x, TN_INDEX(1, at), NAN, err));
        OK(tn_layer_norm(ctx, &x, 1, eps, NULL, NULL, &y, err));
        for (int i = 0; i < 74; i++)
            assert_int_equal(isnan(value_at(&y, i)) != 0, i >= 37);
        release(&y);
        release(&x);
    }
}

/* Nothing in, nothing out; an empty batch leaves its statistics, one element a channel has no variance. */
static void empty_and_single(void)
{
    tn_tensor none, one = TENSOR(TN_SHAPE(1, 2), 3, -1), y;
    tn_tensor mean = TENSOR(TN_SHAPE(2), 1, 2), var = TENSOR(TN_SHAPE(2), 0.5, 4);
    tn_batch_norm_attrs a = { .size = sizeof a, .eps = eps, .mean = &mean, .var = &var, .training = true,
                              .momentum = 0.5f };
    OK(tn_tensor_new(ctx, dtype, TN_SHAPE(0, 2), &none, err));
    OK(tn_layer_norm(ctx, &none, 1, eps, NULL, NULL, &y, err));
    assert_dims("shape", y.rank, y.shape, TN_SHAPE(0, 2));
    release(&y);
    OK(tn_batch_norm(ctx, &none, &a, &y, err));
    release(&y);
    HOLDS("an empty batch", &mean, 1, 2);
    OK(tn_batch_norm(ctx, &one, &a, &y, err));
    HOLDS("one element", &y, 0, 0);
    HOLDS("mean", &mean, 2, 0.5);
    HOLDS("variance", &var, 0.25, 2);
    release(&y);
    release(&none);
    release(&one);
    release(&mean);
    release(&var);
}

static void wrong_calls(void)
{
    tn_tensor x = scrambled(dtype, TN_SHAPE(2, 4, 3)), flat = scrambled(dtype, TN_SHAPE(5)), y;
    tn_batch_norm_attrs a = { .size = sizeof a, .eps = eps, .mean = &flat, .var = &flat };
    FAILS(TN_ERR_RANGE, "the last 4 axes of rank 3", tn_layer_norm(ctx, &x, 4, eps, NULL, NULL, &y, err));
    FAILS(TN_ERR_ARG, "eps is -1, below 0", tn_layer_norm(ctx, &x, 1, -1, NULL, NULL, &y, err));
    FAILS(TN_ERR_ARG, "eps is -1e-30, below 0", tn_rms_norm(ctx, &x, 1, -1e-30f, NULL, &y, err));
    FAILS(TN_ERR_ARG, "eps is -1, below 0", tn_group_norm(ctx, &x, 1, -1, NULL, NULL, &y, err));
    FAILS(TN_ERR_ARG, "eps", tn_layer_norm(ctx, &x, 1, NAN, NULL, NULL, &y, err));
    FAILS(TN_ERR_RANGE, "the last 0 axes", tn_rms_norm(ctx, &x, 0, eps, NULL, &y, err));
    FAILS(TN_ERR_SHAPE, "scale is 5, the axes it goes along are 3",
          tn_layer_norm(ctx, &x, 1, eps, &flat, NULL, &y, err));
    FAILS(TN_ERR_ARG, "4 channels in 3 groups", tn_group_norm(ctx, &x, 3, eps, NULL, NULL, &y, err));
    FAILS(TN_ERR_RANK, "x is 5: samples and channels wanted",
          tn_group_norm(ctx, &flat, 1, eps, NULL, NULL, &y, err));
    FAILS(TN_ERR_ARG, "groups is -2147483648, which stands for anything",
          tn_group_norm(ctx, &x, TN_ANY, eps, NULL, NULL, &y, err));
    FAILS(TN_ERR_ARG, "trailing is -2147483648", tn_layer_norm(ctx, &x, TN_ANY, eps, NULL, NULL, &y, err));
    FAILS(TN_ERR_SHAPE, "mean is 5, x has 4 channels", tn_batch_norm(ctx, &x, &a, &y, err));
    a.eps = -0.5f;
    FAILS(TN_ERR_ARG, "eps is -0.5, below 0", tn_batch_norm(ctx, &x, &a, &y, err));
    a.mean = NULL;
    FAILS(TN_ERR_ARG, "NULL", tn_batch_norm(ctx, &x, &a, &y, err));
    release(&x);
    release(&flat);
}

/* Training writes both statistics: they may not be one, nor x. */
static void overlaps(void)
{
    tn_tensor x = scrambled(dtype, TN_SHAPE(2, 4, 3)), row, y;
    tn_tensor one = tensor_of(dtype, TN_SHAPE(4), running_var);
    tn_tensor other = tensor_of(dtype, TN_SHAPE(4), running_var);
    tn_batch_norm_attrs a = { .size = sizeof a, .eps = eps, .mean = &one, .var = &one, .training = true };
    FAILS(TN_ERR_OVERLAP, "overlaps", tn_batch_norm(ctx, &x, &a, &y, err));
    OK(tn_select(&x, 0, 0, &row, err));
    OK(tn_select(&row, 1, 0, &row, err));
    a.var = &other;
    a.mean = &row;
    FAILS(TN_ERR_OVERLAP, "overlaps", tn_batch_norm(ctx, &x, &a, &y, err));
    holds("untouched", &other, running_var);
    release(&x);
    release(&one);
    release(&other);
}

/* -- Threads --------------------------------------------------------------------------------------*/

static void layer_call(tn_ctx *own, tn_tensor *out)
{
    ctx = own;
    tn_tensor x = scrambled(dtype, TN_SHAPE(700, 3, 90));
    OK(tn_layer_norm(own, &x, 2, eps, NULL, NULL, out, err));
    release(&x);
}

static void group_call(tn_ctx *own, tn_tensor *out)
{
    ctx = own;
    tn_tensor x = scrambled(dtype, TN_SHAPE(4, 32, 700));
    OK(tn_group_norm(own, &x, 8, eps, NULL, NULL, out, err));
    release(&x);
}

/* Channels innermost. */
static void batch_call(tn_ctx *own, tn_tensor *out)
{
    ctx = own;
    tn_tensor x = scrambled(dtype, TN_SHAPE(4, 700, 40)), turned, mean, var;
    OK(tn_tensor_zeros(own, dtype, TN_SHAPE(40), &mean, err));
    OK(tn_tensor_zeros(own, dtype, TN_SHAPE(40), &var, err));
    OK(tn_transpose(&x, 1, 2, &turned, err));
    OK(tn_batch_norm(own, &turned, TN_WITH(tn_batch_norm_attrs, .eps = eps, .mean = &mean, .var = &var,
                                           .training = true, .momentum = 0.1f), out, err));
    release(&x);
    release(&mean);
    release(&var);
}

static void threads(void **state)
{
    (void)state;
    for (size_t t = 0; t < sizeof float_types / sizeof *float_types; t++) {
        dtype = float_types[t];
        same_for_any_threads("layer_norm", layer_call);
        same_for_any_threads("group_norm", group_call);
        same_for_any_threads("batch_norm", batch_call);
    }
}

#define ON_EVERY_TABLE(name, test) \
    static void name(void **state) { (void)state; on_every_table(test); }
ON_EVERY_TABLE(layer_and_rms_as_numpy, layer_norms)
ON_EVERY_TABLE(groups_as_numpy, group_norms)
ON_EVERY_TABLE(batches_as_numpy, batch_norms)
ON_EVERY_TABLE(a_s8_2_large_mean, large_means)
ON_EVERY_TABLE(a_s8_3_constant_rows, constant_rows)
ON_EVERY_TABLE(misleading, misleading_beginnings)
ON_EVERY_TABLE(huge, huge_elements)
ON_EVERY_TABLE(tiny, tiny_elements)
ON_EVERY_TABLE(nan_in_nan_out, not_numbers)
ON_EVERY_TABLE(empty_batches_and_single_elements, empty_and_single)
ON_EVERY_TABLE(errors, wrong_calls)
ON_EVERY_TABLE(overlapping_statistics, overlaps)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layer_and_rms_as_numpy), cmocka_unit_test(groups_as_numpy),
        cmocka_unit_test(batches_as_numpy), cmocka_unit_test(a_s8_2_large_mean),
        cmocka_unit_test(a_s8_3_constant_rows), cmocka_unit_test(misleading), cmocka_unit_test(huge),
        cmocka_unit_test(tiny), cmocka_unit_test(nan_in_nan_out),
        cmocka_unit_test(empty_batches_and_single_elements),
        cmocka_unit_test(errors), cmocka_unit_test(overlapping_statistics), cmocka_unit_test(threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
