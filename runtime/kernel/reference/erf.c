/* reference/erf.c: erf and GELU of the reference, by the tail of the normal distribution,
 * Q(a) = e^(-a²/2)·R(a). */
#include "kernel/reference/reference_p.h"

#include "kernel/reference/pair_p.h"

#include <math.h>

/* R(a)·(a + 6) as a polynomial in t = (a - 6) / (a + 6), for 0 <= a <= 39.5; error 2^-70. Its first terms in
 * pairs, and the further ones. */
static const tni_pair tail_first[] = {
    { 0x1.8e010d2b8a0eap-1, -0x1.d02dcc7d5a0a0p-55 }, { -0x1.66eaa7d09640fp-1, 0x1.e2d85d9452346p-56 },
    { 0x1.234fe3fd925bdp-1, 0x1.708bdefae892fp-57 }, { -0x1.a7d6577269bbcp-2, 0x1.a68d6c5b01e4ap-57 },
    { 0x1.1267d7383db0bp-2, 0x1.88e69037b71d7p-60 }, { -0x1.38b069dbb65d2p-3, 0x1.33fbb0ab53fe7p-58 },
    { 0x1.33e77775fcb46p-4, -0x1.b5ba634d3f48cp-61 }, { -0x1.fba9d52f440e9p-6, -0x1.2a4f1460e6beap-61 },
    { 0x1.48a83bd40c9a6p-7, -0x1.102d029b58988p-61 }, { -0x1.1764cdbfb8638p-9, -0x1.e068b2200f3abp-64 },
    { 0x1.13bbbdf18df36p-15, -0x1.253edda6dc41cp-72 }, { 0x1.7c574617fa6e1p-13, 0x1.a918de7e13da4p-69 },
    { -0x1.0f96b08a9bd85p-14, -0x1.efc72475463dep-69 }, { 0x1.207ef5170cf14p-20, 0x1.5a94517304488p-74 }
};
static const double tail_further[] = {
    0x1.c80a7b7a5a27ap-18, -0x1.e2a53c5fb8b66p-20, -0x1.cb223d1fcd9a7p-22, 0x1.4b4f668a04a81p-22,
    0x1.45855e82b359dp-28, -0x1.6e44f492689c3p-25, 0x1.2a0b113aa2a39p-28, 0x1.8cbf3c361cfc5p-28,
    -0x1.15b8681b20709p-30, -0x1.bed9c0e42f49dp-31, 0x1.321dee209610fp-33, 0x1.cf5a372bddbfbp-34,
    -0x1.f44190350d73ap-38, -0x1.eba580d5a2563p-38
};

/* R(a) */
static tni_pair tail(tni_pair a)
{
    tni_pair below = tni_pair_add(a, (tni_pair){ -6, 0 }), above = tni_pair_add(a, (tni_pair){ 6, 0 });
    tni_pair t = tni_pair_div(below, above);
    double further = tni_polynomial(t.high, tail_further, sizeof tail_further / sizeof *tail_further);
    tni_pair p = tni_pair_polynomial(t, tail_first, sizeof tail_first / sizeof *tail_first, further);
    return tni_pair_div(p, above);
}

/* erf x = 2/√π·(x - x³/3 + x⁵/10 - …) for |x| < ½. */
static double erf_near_0(double x)
{
    static const tni_pair factor = { 0x1.20dd750429b6dp+0, 0x1.1ae3a914fed80p-56 };
    static const tni_pair first[] = { { 1, 0 }, { -0x1.5555555555555p-2, -0x1.5555555555555p-56 } };
    static const double further[] = {
        0x1.999999999999ap-4, -0x1.8618618618618p-6, 0x1.2f684bda12f68p-8, -0x1.8d3018d3018d3p-11,
        0x1.c01c01c01c01cp-14, -0x1.bbd779334ef0bp-17, 0x1.87a00187a0018p-20, -0x1.3777c55568ccdp-23,
        0x1.c2e3054870b38p-27, -0x1.2b67310aa9f3ap-30, 0x1.6f448e13e85e1p-34, -0x1.a289ee7e40f74p-38 };
    if (fabs(x) < 0x1p-300)
        return x * factor.high + x * factor.low;
    tni_pair z = tni_product(x, x);
    tni_pair y = tni_pair_polynomial(z, first, 2, tni_polynomial(z.high, further, 12));
    y = tni_pair_mul(tni_pair_mul(y, factor), (tni_pair){ x, 0 });
    return y.high + y.low;
}

double tni_reference_erf(double x)
{
    static const tni_pair root_2 = { 0x1.6a09e667f3bcdp+0, -0x1.bdd3413b26456p-54 };
    double a = fabs(x), y = 1;
    if (x != x)
        return x;
    if (a < 0.5)
        return erf_near_0(x);
    if (a < 6) {
        int power;
        tni_pair square = tni_product(a, a);
        tni_pair e = tni_pair_exp((tni_pair){ -square.high, -square.low }, &power);
        tni_pair q = tni_pair_mul(e, tail(tni_pair_mul(root_2, (tni_pair){ a, 0 })));
        q = tni_pair_add((tni_pair){ 1, 0 }, tni_pair_scale(q, -2 * tni_power_of_2(power)));
        y = q.high + q.low;
    }
    return x < 0 ? -y : y;
}

/* x·Φ(x) = max(x, 0) - |x|·Q(|x|) */
double tni_reference_gelu(double x)
{
    double a = fabs(x);
    if (x != x || x > 39)
        return x;
    if (x < -39)
        return -0.0;
    if (a < 0x1p-500)
        return x * 0.5;
    int power;
    tni_pair square = tni_product(a, a);
    tni_pair e = tni_pair_exp((tni_pair){ square.high * -0.5, square.low * -0.5 }, &power);
    tni_pair h = tni_pair_mul(tni_pair_mul(e, tail((tni_pair){ a, 0 })), (tni_pair){ a, 0 });
    if (x < 0)
        return -tni_times_power(h.high + h.low, power);
    if (power < -500)
        return x;
    h = tni_pair_add((tni_pair){ x, 0 }, tni_pair_scale(h, -tni_power_of_2(power)));
    return h.high + h.low;
}
