#ifndef TENON_ISA_H
#define TENON_ISA_H

/* isa.h: the tiers as words of the command line. */

#include <tenon/kernels.h>

extern const char *const isa_words[];      /* "generic" …; NULL at the end */
extern const tn_isa isa_values[];          /* in the same order */

/* Whether this CPU runs the tier, TENON_ISA's cap aside. */
bool isa_here(tn_isa isa);

#endif
