#ifndef TOOL_UNITS_H
#define TOOL_UNITS_H

/* units.h: numbers as people read them: three digits, ns µs ms s, rates by 1000, bytes by 1024. Each fills
 * the caller's text and returns it, so that it can stand in an argument list. NaN is "-". */

#include <stddef.h>

typedef struct unit_text { char text[32]; } unit_text;

const char *unit_number(unit_text *t, double value);               /* "223", "85.0", "8.30" */
const char *unit_seconds(unit_text *t, double seconds);            /* "16.3 ns" */
const char *unit_rate(unit_text *t, double per_second, const char *unit);   /* "223 GFLOP/s" for "FLOP/s" */
const char *unit_bytes(unit_text *t, double bytes);                /* "212 KiB" */
const char *unit_percent(unit_text *t, double share);              /* 0.987 → "99 %" */
const char *unit_giga(unit_text *t, double rate);                  /* "223" for 223e9; "-" for none */

#endif
