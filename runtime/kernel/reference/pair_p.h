#ifndef TNI_PAIR_P_H
#define TNI_PAIR_P_H

/* pair_p.h: numbers as the sum of two doubles, high the sum rounded, good to about 2^-100: what the reference
 * functions compute in where a double would lose more than its last bit. Each step is a multiplication, an
 * addition or a division of IEEE doubles, without fma, so that every machine gives the same bits.
 * Dekker 1971; Knuth, TAOCP 2, 4.2.2. */

#include <stdint.h>
#include <string.h>

typedef struct tni_pair { double high, low; } tni_pair;

/* a + b exactly; quick: where |a| >= |b|, or a is 0. */
static inline tni_pair tni_sum(double a, double b)
{
    double s = a + b, other = s - a;
    return (tni_pair){ s, (a - (s - other)) + (b - other) };
}

static inline tni_pair tni_quick_sum(double a, double b)
{
    double s = a + b;
    return (tni_pair){ s, b - (s - a) };
}

/* x to the nearest double of 26 bits. */
static inline double tni_upper_half(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits = (bits + 0x4000000) & ~(uint64_t)0x7ffffff;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* a · b exactly, where nothing underflows. */
static inline tni_pair tni_product(double a, double b)
{
    double p = a * b, ah = tni_upper_half(a), al = a - ah, bh = tni_upper_half(b), bl = b - bh;
    return (tni_pair){ p, (((ah * bh - p) + ah * bl) + al * bh) + al * bl };
}

static inline tni_pair tni_pair_add(tni_pair a, tni_pair b)
{
    tni_pair s = tni_sum(a.high, b.high), t = tni_sum(a.low, b.low);
    s = tni_quick_sum(s.high, s.low + t.high);
    return tni_quick_sum(s.high, s.low + t.low);
}

static inline tni_pair tni_pair_mul(tni_pair a, tni_pair b)
{
    tni_pair p = tni_product(a.high, b.high);
    return tni_quick_sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}

static inline tni_pair tni_pair_scale(tni_pair a, double power_of_2)
{
    return (tni_pair){ a.high * power_of_2, a.low * power_of_2 };
}

static inline tni_pair tni_pair_div(tni_pair a, tni_pair b)
{
    double q = a.high / b.high;
    tni_pair p = tni_pair_mul(b, (tni_pair){ q, 0 });
    double rest = ((a.high - p.high) - p.low) + a.low;
    return tni_quick_sum(q, rest / b.high);
}

/* c[0] + x·(c[1] + x·(… c[count])), the last one a double polynomial's value. */
static inline tni_pair tni_pair_polynomial(tni_pair x, const tni_pair *c, int count, double last)
{
    tni_pair y = { last, 0 };
    for (int i = count - 1; i >= 0; i--)
        y = tni_pair_add(tni_pair_mul(y, x), c[i]);
    return y;
}

/* c[0] + x·(c[1] + … ) */
static inline double tni_polynomial(double x, const double *c, int count)
{
    double y = c[count - 1];
    for (int i = count - 2; i >= 0; i--)
        y = y * x + c[i];
    return y;
}

/* 2^e, -1022 <= e <= 1023; and x·2^e rounded once, e any. */
static inline double tni_power_of_2(int e)
{
    uint64_t bits = (uint64_t)(e + 1023) << 52;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline double tni_times_power(double x, int e)
{
    e = e < -2044 ? -2044 : e > 2046 ? 2046 : e;
    return x * tni_power_of_2(e / 2) * tni_power_of_2(e - e / 2);
}

/* e^x is the result times 2^*power, good to 2^-80; x beyond ±760 counts as that. */
tni_pair tni_pair_exp(tni_pair x, int *power);
/* ln x for finite x > 0, and ln(1 + x) for 0 <= x.high <= 1; of tiny x 2^-60 of it. */
tni_pair tni_pair_log(double x);
tni_pair tni_pair_log_of_1_plus(tni_pair x);

#endif
