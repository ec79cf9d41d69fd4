#ifndef TNI_BASE_P_H
#define TNI_BASE_P_H

/* base_p.h: what every layer of the runtime stands on: error sentences, memory, checked sizes, the CPU.
 * Knows nothing of tensors or kernels. */

#include <tenon/kernels.h>
#include <tenon/memory.h>
#include <tenon/status.h>

/* -- Errors -------------------------------------------------------------------------------------*/

/* Fills *err (NULL: nothing to fill) with a sentence "op: …" and returns status, so that a check reads
 * `return tni_fail(err, TN_ERR_SHAPE, "matmul", -1, "inner sizes differ: …", …)`. op is static storage or NULL;
 * with an op the message starts with "op: ". */
tn_status tni_fail(tn_error *err, tn_status status, const char *op, int32_t arg, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* -- Memory: the one place that calls malloc and free --------------------------------------------*/

/* The C library's allocator, aligned. Tests replace it to fail the n-th call (tni_alloc_fail_after). */
extern const tn_allocator tni_default_allocator;
void *tni_alloc(const tn_allocator *allocator, size_t bytes);          /* 64-byte aligned; NULL: none left */
void  tni_free(const tn_allocator *allocator, void *block, size_t bytes);

/* -- Sizes ---------------------------------------------------------------------------------------*/

/* a·b and a + b, or false without touching *out if they leave int64. */
bool tni_mul(int64_t a, int64_t b, int64_t *out);
bool tni_add(int64_t a, int64_t b, int64_t *out);

/* -- CPU -----------------------------------------------------------------------------------------*/

/* The best tier that CPUID has and the system saves (XCR0), without TENON_ISA's cap. Found once. */
tn_isa tni_cpu_isa(void);
/* The name of the CPU: "Intel(R) Xeon(R) …"; static storage. And what the code generator calls the tier. */
const char *tni_cpu_name(void);
/* CPUID's family, model, stepping, for keys. */
uint32_t tni_cpu_signature(void);

#endif
