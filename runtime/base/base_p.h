#ifndef TNI_BASE_P_H
#define TNI_BASE_P_H

/* base_p.h: what every layer of the runtime stands on: error sentences, memory, the CPU.
 * Knows nothing of tensors or kernels. */

#include <tenon/kernels.h>
#include <tenon/memory.h>
#include <tenon/status.h>

/* -- Errors -------------------------------------------------------------------------------------*/

/* Fills *err (NULL: nothing to fill) with a sentence "op: …" and returns status, so that a check reads
 * `return tni_fail(err, TN_ERR_SHAPE, "matmul", -1, "inner sizes differ: …", …)`. op is static storage or
 * NULL; with an op the message starts with "op: ". */
tn_status tni_fail(tn_error *err, tn_status status, const char *op, int32_t arg, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* -- Memory: the one place that calls malloc and free -------------------------------------------*/

/* The C library's allocator, aligned. */
extern const tn_allocator tni_default_allocator;
void *tni_alloc(const tn_allocator *allocator, size_t bytes);          /* 64-byte aligned; NULL: none left */
void  tni_free(const tn_allocator *allocator, void *block, size_t bytes);   /* block may be NULL */

/* For tests: after `calls` more calls of the default allocator's alloc, the next one fails, once; a negative
 * number: none. False, and nothing happens, in a build without TN_CHECKED, which keeps no such count. */
bool tni_alloc_fail_after(int64_t calls);

/* -- Options ------------------------------------------------------------------------------------*/

/* Copies a caller's struct of options, which starts with its size, to out of `size` bytes, which becomes all
 * zero (the defaults) where given is NULL or ends. Given by a newer program: what we do not know must be 0.
 * TN_ERR_ARG for a size that no such struct has. */
tn_status tni_read_options(void *out, size_t size, const void *given, const char *op, tn_error *err);

/* The same of an allocator; where given is NULL the default one. TN_ERR_ARG besides for half of one. */
tn_status tni_read_allocator(tn_allocator *out, const tn_allocator *given, const char *op, tn_error *err);

/* -- CPU ----------------------------------------------------------------------------------------*/

/* The best tier that CPUID has and the system saves (XCR0), without TENON_ISA's cap. Found once. */
tn_isa tni_cpu_isa(void);
/* What some CPUs of a tier have besides, as bits: kernels made for one are its tier's. ORDER addon */
typedef enum tni_addon {
    TNI_ADDON_NONE = 0, TNI_ADDON_VNNI = 1, TNI_ADDON_BF16 = 2, TNI_ADDON_AMX = 4
} tni_addon;
#define TNI_ADDONS 8           /* sets of them */

/* Those of this CPU that the system lets us use: the first call asks it for AMX's tiles, if CPUID has them. */
unsigned tni_cpu_addons(void);
/* Of these, those that gain here. Intel's bf16 dot products of vectors take as long as the four multiply-adds of F32
 * that would be in their place; AMD's (Zen 4 and later) take as long as one, for two. */
unsigned tni_addons_that_gain(unsigned addons);
/* The name of the CPU: "Intel(R) Xeon(R) …"; static storage. */
const char *tni_cpu_name(void);
/* CPUID's family, model, stepping, for keys. */
uint32_t tni_cpu_signature(void);
/* Bytes of the cache that a core has for itself beside the nearest one: as the CPU says, within usual sizes. */
size_t tni_cpu_second_cache(void);

/* What a tier is decided from, and the decision, a pure function: an AVX-512 machine whose system does not
 * save the registers (xcr0) is an AVX2 machine. */
typedef struct tni_cpu_bits {
    uint32_t leaf1_ecx, leaf7_ebx;     /* CPUID */
    uint64_t xcr0;                     /* 0 where OSXSAVE is off */
    uint32_t leaf7_ecx, leaf7_1_eax;   /* leaf 7, and its second part */
    uint32_t leaf7_edx;
} tni_cpu_bits;
tn_isa tni_isa_of_x86(tni_cpu_bits bits);
/* Of AMX only whether CPU and system have it: the permission is another matter. */
unsigned tni_addons_of_x86(tni_cpu_bits bits);

/* The CPU's add-ons that this process may use: a tier that TENON_ISA names is without. */
unsigned tni_isa_addons(void);
/* The generator's name of a tier with an add-on (gen/isa.lua), "avx512_vnni". */
const char *tni_isa_machine(tn_isa isa, unsigned addon);

/* The tier of that name, TN_ISA_BEST if there is none. */
tn_isa tni_isa_from_name(const char *name);
/* The better tier that both admit: cap TN_ISA_BEST, or a tier of another machine, leaves isa as it is. */
tn_isa tni_isa_cap(tn_isa isa, tn_isa cap);

#endif
