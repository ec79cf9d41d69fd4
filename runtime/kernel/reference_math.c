/* reference_math.c: exp and log for the reference kernels. No fma, no libm, no division: each step is one
 * IEEE operation in double, the same everywhere. */
#include "kernel/reference_p.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const double LOG2_E = 0x1.71547652b82fep+0;
/* ln 2 in two parts: the first has 33 bits, so that its product with an exponent is exact. */
static const double LN2_HIGH = 0x1.62e42fefp-1, LN2_LOW = 0x1.473de6af278edp-34;
/* Adding and taking away 1.5·2^52 rounds to the nearest integer. */
static const double ROUND = 0x1.8p52;

static double power_of_2(int64_t e)        /* -1022 … 1023 */
{
    uint64_t bits = (uint64_t)(e + 1023) << 52;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* e^r for |r| ≤ ln 2 / 2: the series to r^13, whose next term is below 2^-57. */
static double exp_reduced(double r)
{
    static const double inverse_factorial[] = {
        1.0, 1.0, 1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362880,
        1.0 / 3628800, 1.0 / 39916800, 1.0 / 479001600, 1.0 / 6227020800 };
    double y = inverse_factorial[13];
    for (int i = 12; i >= 0; i--)
        y = y * r + inverse_factorial[i];
    return y;
}

/* e^x = 2^e · e^(x - e·ln 2). The power is applied in two halves, so that subnormal results appear. */
double tni_reference_exp(double x)
{
    if (x != x)
        return x;
    if (x > 710)
        return INFINITY;
    if (x < -746)
        return 0;
    double e = (x * LOG2_E + ROUND) - ROUND;
    double r = (x - e * LN2_HIGH) - e * LN2_LOW;
    int64_t power = (int64_t)e, half = power / 2;
    return exp_reduced(r) * power_of_2(half) * power_of_2(power - half);
}

/* ln m for √½ ≤ m ≤ √2: a first guess y from the series, good to 2^-9, and one step with the exponential:
 * ln m = y + ln(1 + d), d = m·e^-y - 1, |d| < 2^-8. */
static double log_reduced(double m)
{
    double t = m - 1, y = 0, sign_over_i[] = { 0, 1, -1.0 / 2, 1.0 / 3, -1.0 / 4, 1.0 / 5, -1.0 / 6, 1.0 / 7,
                                               -1.0 / 8 };
    for (int i = 8; i >= 1; i--)
        y = (y + sign_over_i[i]) * t;
    double d = m * exp_reduced(-y) - 1, z = 0;
    for (int i = 8; i >= 1; i--)
        z = (z + sign_over_i[i]) * d;
    return y + z;
}

double tni_reference_log(double x)
{
    if (x != x || x == INFINITY)
        return x;
    if (x < 0)
        return NAN;
    if (x == 0)
        return -INFINITY;
    int64_t e = 0;
    if (x < DBL_MIN) {
        x *= 0x1p54;
        e = -54;
    }
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    e += (int64_t)(bits >> 52) - 1023;
    bits = (bits & 0x000fffffffffffff) | 0x3ff0000000000000;
    double m;
    memcpy(&m, &bits, sizeof m);
    if (m > 0x1.6a09e667f3bcdp+0) {        /* √2 */
        m *= 0.5;
        e++;
    }
    return (double)e * LN2_HIGH + ((double)e * LN2_LOW + log_reduced(m));
}
