/* isa.c: tiers by name, and the one this process uses: the machine's, capped by TENON_ISA. */
#include "base_p.h"

#include <stdlib.h>
#include <string.h>

static const struct { tn_isa isa; const char *name; } tiers[] = {      /* ORDER isa */
    { TN_ISA_GENERIC, "generic" }, { TN_ISA_AVX2, "avx2" }, { TN_ISA_AVX512, "avx512" },
    { TN_ISA_NEON, "neon" },       { TN_ISA_SVE, "sve" },   { TN_ISA_RVV, "rvv" },
    { TN_ISA_WASM, "wasm" },
};

#define TIERS (sizeof tiers / sizeof tiers[0])

const char *tn_isa_name(tn_isa isa)
{
    if (isa == TN_ISA_BEST)
        return "best";
    for (size_t i = 0; i < TIERS; i++)
        if (tiers[i].isa == isa)
            return tiers[i].name;
    return "?";
}

tn_isa tni_isa_from_name(const char *name)
{
    for (size_t i = 0; name != NULL && i < TIERS; i++)
        if (strcmp(tiers[i].name, name) == 0)
            return tiers[i].isa;
    return TN_ISA_BEST;
}

/* Each machine has eight codes: 1…7 x86, 8… ARM, 16… RISC-V, 24… WebAssembly; generic belongs to all. */
tn_isa tni_isa_cap(tn_isa isa, tn_isa cap)
{
    if (cap == TN_ISA_GENERIC)
        return TN_ISA_GENERIC;
    if (cap == TN_ISA_BEST || cap / 8 != isa / 8)
        return isa;
    return cap < isa ? cap : isa;
}

static tn_isa named_cap(void)
{
    return tni_isa_from_name(getenv("TENON_ISA"));
}

unsigned tni_isa_addons(void)
{
    return named_cap() == TN_ISA_BEST ? tni_cpu_addons() : TNI_ADDON_NONE;
}

const char *tni_isa_machine(tn_isa isa, unsigned addon)
{
    switch (addon) {                   /* ORDER addon */
    case TNI_ADDON_VNNI: return "avx512_vnni";
    case TNI_ADDON_BF16: return "avx512_bf16";
    case TNI_ADDON_AMX: return "avx512_amx";
    default: return tn_isa_name(isa);
    }
}

tn_isa tn_isa_detect(void)
{
    return tni_isa_cap(tni_cpu_isa(), named_cap());
}
