#include "isa.h"

#include "base/base_p.h"

const char *const isa_words[] = { "generic", "avx2", "avx512", "neon", NULL };
const tn_isa isa_values[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_AVX512, TN_ISA_NEON };

/* Tiers of one machine lie in one group of eight numbers. ORDER isa */
bool isa_here(tn_isa isa)
{
    tn_isa best = tni_cpu_isa();
    return isa == TN_ISA_GENERIC || (isa <= best && isa / 8 == best / 8);
}
