#ifndef TOOL_VALUES_H
#define TOOL_VALUES_H

/* values.h: numbers of every element type as the checker makes, reads, measures and prints them. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tenon/dtype.h>

/* A generator of its own (xorshift128+), so that a seed means the same everywhere. */
typedef struct value_random { uint64_t s[2]; } value_random;
/* Seeds from a number and a text. */
void     value_seed(value_random *r, uint64_t seed, const char *text);
uint64_t value_next(value_random *r);
double   value_unit(value_random *r);                       /* [0, 1) */

/* What an operand is filled with. */
typedef enum value_fill {
    VALUE_MIXED,               /* all magnitudes, a special one in eight; integers: any */
    VALUE_SPECIAL,             /* NaN, infinities, zeros, subnormals, huge, the ends of exp: by position */
    VALUE_NORMAL,              /* [-2, 2) */
    VALUE_WHOLE,               /* -4 … 4: sums and products are exact */
    VALUE_SAME,                /* one mixed value, everywhere */
    VALUE_ONE_SPECIAL,         /* normal, with one special element */
    VALUE_SWEEP                /* bit patterns strewn evenly over all there are, no two alike */
} value_fill;

/* The special values and their count. */
extern const float value_special[];
extern const size_t value_specials;

/* Element at an address as a double (64-bit integers rounded), and back, rounded once. */
double value_get(tn_dtype dtype, const void *at);
void   value_put(tn_dtype dtype, void *at, double value);
uint64_t value_bits(tn_dtype dtype, const void *at);

/* value rounded once to dtype, as a double; and a unit in its last place there, never less than the least
 * subnormal. */
double value_round(tn_dtype dtype, double value);
double value_ulp(tn_dtype dtype, double value);
/* The largest finite number of a float type. */
double value_most(tn_dtype dtype);
/* |got - want| in units in the last place of want; an infinity counts as the number after the largest.
 * NaN against NaN: 0; against a number: infinity. */
double value_distance(tn_dtype dtype, double got, double want);
/* Equal bits, any NaN equal to any other. */
bool   value_same(tn_dtype dtype, const void *a, const void *b);

/* "0x1.8p+0", "nan", "37". */
const char *value_print(tn_dtype dtype, double value, char *text, size_t size);

#endif
