/* cpu.c: what the machine is. Asked once, because under a hypervisor each CPUID is a trap; the answer
 * is a constant of the machine, not state. */
#include "base_p.h"

#include <pthread.h>
#include <string.h>
#if defined __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

#define BIT(n) (1u << (n))

/* Leaf 1, ECX: FMA 12, AVX 28, F16C 29. Leaf 7, EBX: BMI1 3, AVX2 5, BMI2 8; AVX-512 F 16, DQ 17, BW 30,
 * VL 31; ECX: VNNI 11; EDX: AMX BF16 22, TILE 24, INT8 25; its second part, EAX: BF16 5. XCR0: xmm and ymm are bits
 * 1, 2; opmask, zmm and zmm16–31 are bits 5, 6, 7; shapes and data of tiles 17, 18. */
#define AVX2_LEAF1   (BIT(12) | BIT(28) | BIT(29))
#define AVX2_LEAF7   (BIT(3) | BIT(5) | BIT(8))
#define AVX2_XCR0    0x06u
#define AVX512_LEAF7 (BIT(16) | BIT(17) | BIT(30) | BIT(31))
#define AVX512_XCR0  0xE6u
#define VNNI_LEAF7   BIT(11)
#define BF16_LEAF7_1 BIT(5)
#define AMX_LEAF7    (BIT(22) | BIT(24) | BIT(25))
#define AMX_XCR0     0x60000u

tn_isa tni_isa_of_x86(tni_cpu_bits bits)
{
    if ((bits.leaf1_ecx & AVX2_LEAF1) != AVX2_LEAF1 || (bits.leaf7_ebx & AVX2_LEAF7) != AVX2_LEAF7 ||
        (bits.xcr0 & AVX2_XCR0) != AVX2_XCR0)
        return TN_ISA_GENERIC;
    if ((bits.leaf7_ebx & AVX512_LEAF7) != AVX512_LEAF7 || (bits.xcr0 & AVX512_XCR0) != AVX512_XCR0)
        return TN_ISA_AVX2;
    return TN_ISA_AVX512;
}

unsigned tni_addons_of_x86(tni_cpu_bits bits)
{
    if (tni_isa_of_x86(bits) != TN_ISA_AVX512)
        return TNI_ADDON_NONE;
    bool amx = (bits.leaf7_edx & AMX_LEAF7) == AMX_LEAF7 && (bits.xcr0 & AMX_XCR0) == AMX_XCR0;
    return (bits.leaf7_ecx & VNNI_LEAF7 ? TNI_ADDON_VNNI : 0u) |
           (bits.leaf7_1_eax & BF16_LEAF7_1 ? TNI_ADDON_BF16 : 0u) | (amx ? TNI_ADDON_AMX : 0u);
}

static struct {
    pthread_once_t once, asked;
    tn_isa   isa;
    unsigned addons;
    bool     of_intel;
    uint32_t signature;
    size_t   second_cache;     /* 0: not said */
    char     name[49];
} cpu = { .once = PTHREAD_ONCE_INIT, .asked = PTHREAD_ONCE_INIT };

#if defined __x86_64__

#include <cpuid.h>

#define OSXSAVE BIT(27)

static uint64_t read_xcr0(void)
{
    uint32_t low, high;

    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

static void read_name(void)
{
    uint32_t text[12] = { 0 };
    size_t lead;

    for (uint32_t i = 0; i < 3; i++)
        if (!__get_cpuid(0x80000002u + i, text + 4 * i, text + 4 * i + 1, text + 4 * i + 2, text + 4 * i + 3))
            return;
    memcpy(cpu.name, text, sizeof text);
    lead = strspn(cpu.name, " ");
    memmove(cpu.name, cpu.name + lead, strlen(cpu.name + lead) + 1);
    for (size_t n = strlen(cpu.name); n > 0 && cpu.name[n - 1] == ' '; n--)
        cpu.name[n - 1] = 0;
}

/* Of one leaf, whose answers Intel and AMD give in the same form, the unified cache of level 2. */
static size_t find_second_cache(uint32_t leaf)
{
    uint32_t eax, ebx, ecx, edx;

    for (uint32_t i = 0; i < 8 && __get_cpuid_count(leaf, i, &eax, &ebx, &ecx, &edx); i++)
        if ((eax & 31) == 3 && (eax >> 5 & 7) == 2)
            return (size_t)((ebx >> 22) + 1) * ((ebx >> 12 & 1023) + 1) * ((ebx & 4095) + 1) * ((size_t)ecx + 1);
    return 0;
}

static bool is_of_intel(void)
{
    uint32_t eax, word[3] = { 0 };
    return __get_cpuid(0, &eax, &word[0], &word[2], &word[1]) && !memcmp(word, "GenuineIntel", sizeof word);
}

static void read_machine(void)
{
    tni_cpu_bits bits = { 0 };
    uint32_t eax, ebx, ecx, edx, parts = 0;

    if (__get_cpuid(1, &eax, &ebx, &ecx, &edx)) {
        cpu.signature = eax;
        bits.leaf1_ecx = ecx;
        bits.xcr0 = ecx & OSXSAVE ? read_xcr0() : 0;
    }
    if (__get_cpuid_count(7, 0, &parts, &ebx, &ecx, &edx)) {
        bits.leaf7_ebx = ebx;
        bits.leaf7_ecx = ecx;
        bits.leaf7_edx = edx;
    }
    if (parts >= 1 && __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx))
        bits.leaf7_1_eax = eax;
    cpu.isa = tni_isa_of_x86(bits);
    cpu.second_cache = find_second_cache(4);
    if (!cpu.second_cache)
        cpu.second_cache = find_second_cache(0x8000001Du);
    cpu.addons = tni_addons_of_x86(bits);
    cpu.of_intel = is_of_intel();
    strcpy(cpu.name, "x86-64");
    read_name();
}

#else

static void read_machine(void)
{
#if defined __aarch64__
    cpu.isa = TN_ISA_NEON;
    strcpy(cpu.name, "aarch64");
#else
    cpu.isa = TN_ISA_GENERIC;
    strcpy(cpu.name, "unknown machine");
#endif
}

#endif

tn_isa tni_cpu_isa(void)
{
    pthread_once(&cpu.once, read_machine);
    return cpu.isa;
}

/* Linux lets a process use tiles once it has asked, all its threads, those that run already too: what it answers
 * stays so. arch_prctl, ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA. */
static bool may_use_tiles(void)
{
#if defined __linux__ && defined __x86_64__
    enum { REQUEST = 0x1023, TILE_DATA = 18 };
    return syscall(SYS_arch_prctl, REQUEST, TILE_DATA) == 0;
#else
    return false;
#endif
}

static void ask_for_tiles(void)
{
    if (cpu.addons & TNI_ADDON_AMX && !may_use_tiles())
        cpu.addons &= ~(unsigned)TNI_ADDON_AMX;
}

unsigned tni_cpu_addons(void)
{
    pthread_once(&cpu.once, read_machine);
    pthread_once(&cpu.asked, ask_for_tiles);
    return cpu.addons;
}

unsigned tni_addons_that_gain(unsigned addons)
{
    pthread_once(&cpu.once, read_machine);
    return cpu.of_intel ? addons & ~(unsigned)TNI_ADDON_BF16 : addons;
}

const char *tni_cpu_name(void)
{
    pthread_once(&cpu.once, read_machine);
    return cpu.name;
}

/* Where nothing is said, what most cores of today have at least. */
size_t tni_cpu_second_cache(void)
{
    const size_t usual = (size_t)1 << 20, least = (size_t)1 << 18, most = (size_t)1 << 21;

    pthread_once(&cpu.once, read_machine);
    if (!cpu.second_cache)
        return usual;
    return cpu.second_cache < least ? least : cpu.second_cache > most ? most : cpu.second_cache;
}

uint32_t tni_cpu_signature(void)
{
    pthread_once(&cpu.once, read_machine);
    return cpu.signature;
}
