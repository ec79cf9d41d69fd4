/* version.c: what was built, and how. */
#include "base_p.h"

#include <tenon/tenon.h>

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)

#if defined __clang__
#define COMPILER "clang " __clang_version__
#else
#define COMPILER "gcc " __VERSION__
#endif

#if defined __x86_64__
#define TIERS "generic avx2 avx512"
#elif defined __aarch64__
#define TIERS "generic neon"
#else
#define TIERS "generic"
#endif

#ifdef TN_CHECKED
#define CHECKS "CHECKED"
#else
#define CHECKS "unchecked"
#endif

int tn_version(void)
{
    return TN_VERSION_MAJOR * 10000 + TN_VERSION_MINOR * 100 + TN_VERSION_PATCH;
}

const char *tn_build_info(void)
{
    return "tenon " TEXT(TN_VERSION_MAJOR) "." TEXT(TN_VERSION_MINOR) "." TEXT(TN_VERSION_PATCH) ", " COMPILER
           ", tiers " TIERS ", " CHECKS ", threads pthread";
}
