/* units.c: three digits and a unit. */
#include "units.h"

#include <math.h>
#include <stdio.h>

static int decimals(double value)
{
    double x = fabs(value);
    return x >= 99.95 ? 0 : x >= 9.995 ? 1 : 2;
}

const char *unit_number(unit_text *t, double value)
{
    if (isnan(value))
        snprintf(t->text, sizeof t->text, "-");
    else
        snprintf(t->text, sizeof t->text, "%.*f", decimals(value), value);
    return t->text;
}

/* value in steps of base, with the step's name before the unit. */
static const char *scaled(unit_text *t, double value, double base, const char *const *step, size_t steps,
                          const char *unit)
{
    size_t i = 0;
    if (isnan(value))
        return unit_number(t, value);
    while (i + 1 < steps && fabs(value) >= base * 0.9995) {
        value /= base;
        i++;
    }
    snprintf(t->text, sizeof t->text, "%.*f %s%s", decimals(value), value, step[i], unit);
    return t->text;
}

const char *unit_seconds(unit_text *t, double seconds)
{
    static const char *const step[] = { "ns", "µs", "ms", "s" };
    if (seconds == 0) {
        snprintf(t->text, sizeof t->text, "0 s");
        return t->text;
    }
    return scaled(t, seconds * 1e9, 1000, step, 4, "");
}

const char *unit_rate(unit_text *t, double per_second, const char *unit)
{
    static const char *const step[] = { "", "k", "M", "G", "T" };
    return scaled(t, per_second, 1000, step, 5, unit);
}

/* Whole numbers, as caches have, stay whole. */
const char *unit_bytes(unit_text *t, double bytes)
{
    static const char *const step[] = { "B", "KiB", "MiB", "GiB", "TiB" };
    double whole = bytes;
    size_t i = 0;
    while (i < 4 && whole >= 1024 && fmod(whole, 1024) == 0) {
        whole /= 1024;
        i++;
    }
    if (whole >= 0 && whole < 1024) {
        snprintf(t->text, sizeof t->text, "%.0f %s", whole, step[i]);
        return t->text;
    }
    return scaled(t, bytes, 1024, step, 5, "");
}

const char *unit_percent(unit_text *t, double share)
{
    if (isnan(share))
        return unit_number(t, share);
    snprintf(t->text, sizeof t->text, "%.0f %%", 100 * share);
    return t->text;
}

const char *unit_giga(unit_text *t, double rate) { return unit_number(t, rate > 0 ? 1e-9 * rate : NAN); }
