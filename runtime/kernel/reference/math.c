/* reference/math.c: exponentials and logarithms of the reference, and what is made of them. */
#include "kernel/reference/reference_p.h"

#include "kernel/reference/pair_p.h"

#include <float.h>
#include <math.h>
#include <stdbool.h>

static const double LOG2_E = 0x1.71547652b82fep+0;
/* ln 2 in parts: the first has 33 bits, so that its product with an exponent is exact. */
static const double LN2_HIGH = 0x1.62e42fefp-1;
static const tni_pair LN2_REST = { 0x1.473de6af278edp-34, -0x1.9ff0342542fc3p-90 };
/* Adding and taking away 1.5·2^52 rounds to the nearest integer. */
static const double ROUND = 0x1.8p52;

/* e^r for |r| <= ln 2 / 2: the series to r^17, its first terms in pairs. */
static tni_pair exp_reduced(tni_pair r)
{
    static const tni_pair first[] = {
        { 1, 0 }, { 1, 0 }, { 0.5, 0 },
        { 0x1.5555555555555p-3, 0x1.5555555555555p-57 }, { 0x1.5555555555555p-5, 0x1.5555555555555p-59 },
        { 0x1.1111111111111p-7, 0x1.1111111111111p-63 }, { 0x1.6c16c16c16c17p-10, -0x1.f49f49f49f49fp-65 },
        { 0x1.a01a01a01a01ap-13, 0x1.a01a01a01a01ap-73 } };
    static const double further[] = {
        0x1.a01a01a01a01ap-16, 0x1.71de3a556c734p-19, 0x1.27e4fb7789f5cp-22, 0x1.ae64567f544e4p-26,
        0x1.1eed8eff8d898p-29, 0x1.6124613a86d09p-33, 0x1.93974a8c07c9dp-37, 0x1.ae7f3e733b81fp-41,
        0x1.ae7f3e733b81fp-45, 0x1.952c77030ad4ap-49 };
    return tni_pair_polynomial(r, first, 8, tni_polynomial(r.high, further, 10));
}

/* The integer near x / ln 2, and what x has beyond it. */
static tni_pair beyond_powers(double x, double *n)
{
    *n = (x * LOG2_E + ROUND) - ROUND;
    tni_pair more = tni_pair_mul(LN2_REST, (tni_pair){ -*n, 0 });
    return tni_pair_add((tni_pair){ x - *n * LN2_HIGH, 0 }, more);
}

/* e^x = 2^n · e^(x - n·ln 2) */
tni_pair tni_pair_exp(tni_pair x, int *power)
{
    if (!(x.high < 760))
        x = (tni_pair){ 760, 0 };
    if (!(x.high > -760))
        x = (tni_pair){ -760, 0 };
    double n;
    tni_pair r = beyond_powers(x.high, &n);
    *power = (int)n;
    return exp_reduced(tni_pair_add(r, (tni_pair){ x.low, 0 }));
}

/* y near ln x, x about 1: the series is good to 2^-9, and a step of Newton's doubles its bits. */
static double log_guess(double x)
{
    double t = x - 1, y = 0, sign_over_i[] = { 0, 1, -1.0 / 2, 1.0 / 3, -1.0 / 4, 1.0 / 5, -1.0 / 6, 1.0 / 7,
                                               -1.0 / 8 };
    for (int i = 8; i >= 1; i--)
        y = (y + sign_over_i[i]) * t;
    return y;
}

/* ln x for √½ <= x <= √2, or 0 <= x - 1 < 2^-20: y + d - d²/2 + d³/3, d = x·e^-y - 1, twice. */
static tni_pair log_reduced(tni_pair x)
{
    tni_pair y = { log_guess(x.high), 0 };
    for (int step = 0; step < 2; step++) {
        int power;
        tni_pair e = tni_pair_exp((tni_pair){ -y.high, -y.low }, &power);
        e = tni_pair_scale(e, tni_power_of_2(power));
        tni_pair d = tni_pair_add(tni_pair_mul(x, e), (tni_pair){ -1, 0 });
        double d2 = d.high * d.high;
        double series = d2 * (-0.5 + d.high * (1.0 / 3 + d.high * (-0.25 + d.high * 0.2)));
        y = tni_pair_add(y, tni_quick_sum(d.high, d.low + series));
    }
    return y;
}

tni_pair tni_pair_log(double x)
{
    int n = 0;
    if (x < DBL_MIN) {
        x *= 0x1p54;
        n = -54;
    }
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    n += (int)(bits >> 52) - 1023;
    bits = (bits & 0x000fffffffffffff) | 0x3ff0000000000000;
    memcpy(&x, &bits, sizeof x);
    if (x > 0x1.6a09e667f3bcdp+0) {        /* √2 */
        x *= 0.5;
        n++;
    }
    tni_pair rest = tni_pair_add(tni_pair_mul(LN2_REST, (tni_pair){ n, 0 }), log_reduced((tni_pair){ x, 0 }));
    return tni_pair_add((tni_pair){ n * LN2_HIGH, 0 }, rest);
}

tni_pair tni_pair_log_of_1_plus(tni_pair x)
{
    if (x.high < 0x1p-28)                  /* x - x²/2 + x³/3 */
        return tni_quick_sum(x.high, x.low - x.high * x.high * (0.5 - x.high * (1.0 / 3)));
    tni_pair y = tni_pair_add(x, (tni_pair){ 1, 0 });
    if (y.high <= 0x1.6a09e667f3bcdp+0)
        return log_reduced(y);
    tni_pair rest = tni_pair_add(LN2_REST, log_reduced(tni_pair_scale(y, 0.5)));
    return tni_pair_add((tni_pair){ LN2_HIGH, 0 }, rest);
}

/* Many references call it: in pairs as far as that gains a tenth of a unit: 1 + r + (r² · …). */
double tni_reference_exp(double x)
{
    static const double series[] = {
        0.5, 0x1.5555555555555p-3, 0x1.5555555555555p-5, 0x1.1111111111111p-7, 0x1.6c16c16c16c17p-10,
        0x1.a01a01a01a01ap-13, 0x1.a01a01a01a01ap-16, 0x1.71de3a556c734p-19, 0x1.27e4fb7789f5cp-22,
        0x1.ae64567f544e4p-26, 0x1.1eed8eff8d898p-29, 0x1.6124613a86d09p-33 };
    double n;
    if (x != x)
        return x;
    if (x > 710)
        return INFINITY;
    if (x < -746)
        return 0;
    tni_pair r = beyond_powers(x, &n), one = tni_quick_sum(1, r.high);
    double rest = r.low + r.high * r.high * tni_polynomial(r.high, series, 12);
    return tni_times_power(one.high + (one.low + rest), (int)n);
}

double tni_reference_log(double x)
{
    if (x != x || x == INFINITY)
        return x;
    if (x <= 0)
        return x < 0 ? NAN : -INFINITY;
    tni_pair y = tni_pair_log(x);
    return y.high + y.low;
}

/* (e^2a - 1) / (e^2a + 1), a = |x|; near 0 the series, which loses nothing there. */
double tni_reference_tanh(double x)
{
    if (x != x || x == 0)
        return x;
    double a = fabs(x), y = 1;
    if (a < 0x1p-10) {
        double z = a * a;
        return x + x * (z * (-1.0 / 3 + z * (2.0 / 15 + z * (-17.0 / 315))));
    }
    if (a < 22) {
        int power;
        tni_pair e = tni_pair_exp((tni_pair){ 2 * a, 0 }, &power), one = { 1, 0 };
        e = tni_pair_scale(e, tni_power_of_2(power));
        tni_pair q = tni_pair_div(tni_pair_add(e, (tni_pair){ -1, 0 }), tni_pair_add(e, one));
        y = q.high + q.low;
    }
    return x < 0 ? -y : y;
}

/* f·sigmoid(z), the sign of z's choosing what is scaled last, so that subnormal results are rounded once. */
static double times_sigmoid(double f, tni_pair z)
{
    bool below = z.high < 0;
    int power;
    tni_pair e = tni_pair_exp(below ? z : (tni_pair){ -z.high, -z.low }, &power);
    tni_pair sum = { 1, 0 };
    if (power > -150)
        sum = tni_pair_add(sum, tni_pair_scale(e, tni_power_of_2(power)));
    tni_pair n = below ? tni_pair_mul(e, (tni_pair){ f, 0 }) : (tni_pair){ f, 0 };
    tni_pair q = tni_pair_div(n, sum);
    return tni_times_power(q.high + q.low, below ? power : 0);
}

double tni_reference_sigmoid(double x) { return x != x ? x : times_sigmoid(1, (tni_pair){ x, 0 }); }

double tni_reference_silu(double x)
{
    if (x != x || x == 0 || x > 800)
        return x;
    return x < -800 ? -0.0 : times_sigmoid(x, (tni_pair){ x, 0 });
}

/* x·sigmoid(√(8/π)·(x + 0.044715·x³)) */
double tni_reference_gelu_tanh(double x)
{
    static const tni_pair linear = { 0x1.9884533d43651p+0, -0x1.cbc0d30ebfd15p-54 };
    static const tni_pair cubic = { 0x1.2444f2a4d8b4bp-4, -0x1.6c843a29d1c70p-61 };
    if (x != x || x > 40)
        return x;
    if (x < -40)
        return -0.0;
    if (fabs(x) < 0x1p-500)
        return x * 0.5;
    tni_pair z = tni_pair_mul(cubic, tni_product(x, x));
    z = tni_pair_mul(tni_pair_add(linear, z), (tni_pair){ x, 0 });
    return times_sigmoid(x, z);
}

/* max(x, 0) + ln(1 + e^-|x|) */
double tni_reference_softplus(double x)
{
    if (x != x)
        return x;
    int power;
    tni_pair e = tni_pair_exp((tni_pair){ -fabs(x), 0 }, &power);
    if (power < -100)
        return x > 0 ? x : tni_times_power(e.high + e.low, power);
    tni_pair y = tni_pair_log_of_1_plus(tni_pair_scale(e, tni_power_of_2(power)));
    if (x > 0)
        y = tni_pair_add((tni_pair){ x, 0 }, y);
    return y.high + y.low;
}

static bool is_whole(double x) { return x == floor(x); }

/* By the cases of C's pow (annex F). */
double tni_reference_pow(double x, double y)
{
    double a = fabs(x);
    bool odd = is_whole(y) && !is_whole(y * 0.5), negative = signbit(x) && odd;
    if (y == 0 || x == 1)
        return 1;
    if (x != x || y != y)
        return x + y;
    if (a == 0 || a == INFINITY)
        return ((a == 0) == (y < 0) ? INFINITY : 0) * (negative ? -1 : 1);
    if (x < 0 && !is_whole(y))
        return NAN;
    if (a == 1)
        return negative ? -1 : 1;
    if (fabs(y) == INFINITY)
        return (a > 1) == (y > 0) ? INFINITY : 0;
    tni_pair z = fabs(y) > 0x1p70 ? (tni_pair){ (a > 1) == (y > 0) ? 800 : -800, 0 } :
                 fabs(y) < 0x1p-100 ? (tni_pair){ 0, 0 } :
                 tni_pair_mul(tni_pair_log(a), (tni_pair){ y, 0 });
    int power;
    z = tni_pair_exp(z, &power);
    return tni_times_power(z.high + z.low, power) * (negative ? -1 : 1);
}
