/* reference/trig.c: sin and cos of the reference, right for every finite number: after Payne and Hanek. */
#include "kernel/reference/reference_p.h"

#include "kernel/reference/pair_p.h"

#include <math.h>

/* Fractions of 2/π·2^(146·j) as sums. */
static const double window[][6] = {
    { 0x1.45f306dc9c883p-1, -0x1.6b01ec5417056p-55, -0x1.6447e493ad4cep-109,
      0x1.e21c820ff28b2p-163, -0x1.508510ea79237p-218, 0x1.b8e909374b802p-274 },
    { 0x1.5993c439041fep-2, 0x1.458eaf7aef158p-56, 0x1.b7246e3a424ddp-110,
      0x1.700324977504fp-165, -0x1.cdbc603c429c7p-219, 0x1.894d39f74411bp-273 },
    { 0x1.26e9700324977p-3, 0x1.413a32439fc3cp-57, -0x1.4e34ed658c117p-112,
      -0x1.f7282b4512edfp-166, 0x1.d338e04d68bf0p-221, -0x1.bec66e29c67cbp-276 },
    { 0x1.9f74411afa976p-1, -0x1.2edec598e3f65p-56, -0x1.741037d8cdc54p-111,
      0x1.cc1a99cfa4e42p-165, 0x1.7e2ef7e4a0ec8p-220, -0x1.da00087e99fc0p-280 },
    { 0x1.23ac7306a673fp-1, -0x1.b1bdd03a21037p-55, 0x1.0763ff12fffbcp-109,
      0x1.6603fbcbc462dp-166, 0x1.a0a6d1f6d367fp-220, -0x1.86c1a7b24585dp-275 },
    { 0x1.fef02cc07f798p-1, -0x1.dce94beb25c12p-55, -0x1.64c0986c1a7b2p-109,
      -0x1.161738132c340p-163, -0x1.5d28ad8453814p-218, -0x1.a0e84c2f8c608p-274 },
    { 0x1.6136e9e8c7ecdp-1, 0x1.e5fea2d7527bbp-56, -0x1.c0a0d0742617cp-111,
      -0x1.8c10eb5ada2b3p-165, 0x1.fdafd88fc6ae8p-219, 0x1.0ac06608df8f7p-273 },
};

/* What the division of x by 4 leaves; x is a multiple of 4 from 2^55 on. */
static double modulo_4(double x)
{
    static const double round = 0x1.8p52;
    double q = x * 0.25;
    return fabs(q) < 0x1p51 ? x - 4 * ((q + round) - round) : fabs(q) < 0x1p53 ? x - 4 * floor(q) : 0;
}

/* A sum of doubles in three parts. */
typedef struct triple { double part[3]; } triple;

static void add(triple *s, double x)
{
    for (int i = 0; i < 2; i++) {
        tni_pair t = tni_sum(s->part[i], x);
        s->part[i] = t.high;
        x = t.low;
    }
    s->part[2] += x;
}

/* x = *turns quarter turns, and a rest of at most half of one: x·2^(-146·j), a multiple of 4 where j is not
 * 0, times window j, without what are multiples of 4. */
static tni_pair reduce(double x, int *turns)
{
    static const tni_pair half_pi = { 0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54 };
    triple s = { { 0 } };
    int j = 0;
    while (fabs(x) >= 0x1p200) {
        x *= 0x1p-146;
        j++;
    }
    for (int i = 0; i < 6; i++) {
        tni_pair p = tni_product(x, window[j][i]);
        add(&s, modulo_4(p.high));
        add(&s, modulo_4(p.low));
    }
    double q = floor(s.part[0] + 0.5);
    *turns = (int)q;
    tni_pair rest = tni_sum(s.part[0] - q, s.part[1]);
    return tni_pair_mul(tni_quick_sum(rest.high, rest.low + s.part[2]), half_pi);
}

/* Series for |r| <= π/4. */
static double sin_reduced(tni_pair r)
{
    static const tni_pair first[] = { { 1, 0 }, { -0x1.5555555555555p-3, -0x1.5555555555555p-57 } };
    static const double further[] = {
        0x1.1111111111111p-7, -0x1.a01a01a01a01ap-13, 0x1.71de3a556c734p-19, -0x1.ae64567f544e4p-26,
        0x1.6124613a86d09p-33, -0x1.ae7f3e733b81fp-41, 0x1.952c77030ad4ap-49, -0x1.2f49b46814157p-57 };
    tni_pair z = tni_pair_mul(r, r);
    tni_pair y = tni_pair_mul(r, tni_pair_polynomial(z, first, 2, tni_polynomial(z.high, further, 8)));
    return y.high + y.low;
}

static double cos_reduced(tni_pair r)
{
    static const tni_pair first[] = {
        { 1, 0 }, { -0.5, 0 }, { 0x1.5555555555555p-5, 0x1.5555555555555p-59 } };
    static const double further[] = {
        -0x1.6c16c16c16c17p-10, 0x1.a01a01a01a01ap-16, -0x1.27e4fb7789f5cp-22, 0x1.1eed8eff8d898p-29,
        -0x1.93974a8c07c9dp-37, 0x1.ae7f3e733b81fp-45, -0x1.6827863b97d97p-53, 0x1.e542ba4020225p-62 };
    tni_pair z = tni_pair_mul(r, r);
    tni_pair y = tni_pair_polynomial(z, first, 3, tni_polynomial(z.high, further, 8));
    return y.high + y.low;
}

/* The function so many quarter turns before sin. */
static double turned(double x, int before)
{
    if (x - x != 0)
        return x - x;                      /* infinities have none */
    int turns;
    tni_pair r = reduce(x, &turns);
    unsigned n = (unsigned)(turns + before);
    double y = n & 1 ? cos_reduced(r) : sin_reduced(r);
    return n & 2 ? -y : y;
}

double tni_reference_sin(double x) { return fabs(x) < 0x1p-30 ? x : turned(x, 0); }

double tni_reference_cos(double x) { return turned(x, 1); }
