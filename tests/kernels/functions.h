#ifndef TESTS_FUNCTIONS_H
#define TESTS_FUNCTIONS_H

/* functions.h: what the tests of elementary functions share: the functions with their bounds, in units in the
 * last place, against the true value and not the reference, and the kernels that compute them. */

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "check.h"
#include "values.h"

#include <kernel/desc/desc_p.h>

typedef struct function {
    uint16_t op;
    double   f32, f64;         /* bounds */
    double   reference;        /* bound of the reference in double */
} function;

static const function functions[] = {
    { TN_OP_EXP, 1, 1, 0.75 },       { TN_OP_LOG, 1, 1, 0.55 },       { TN_OP_ERF, 1.75, 1.5, 0.75 },
    { TN_OP_TANH, 1.6, 1.5, 0.55 }, { TN_OP_SIGMOID, 1.75, 1, 0.75 }, { TN_OP_SILU, 1.75, 1, 0.75 },
    { TN_OP_GELU, 1.9, 1.3, 0.75 }, { TN_OP_SIN, 2, 0.85, 0.55 },    { TN_OP_COS, 2, 0.85, 0.55 },
    { TN_OP_SOFTPLUS, 2, 1.75, 0.75 }, { TN_OP_GELU_TANH, 1.75, 1, 0.75 },
    { TN_OP_RSQRT, 1.5, 1.5, 1.5 },  { TN_OP_SQRT, 0.5, 0.5, 0.5 },   { TN_OP_RECIPROCAL, 0.5, 0.5, 0.5 },
    { TN_OP_FLOOR, 0, 0, 0 },        { TN_OP_CEIL, 0, 0, 0 },         { TN_OP_ROUND, 0, 0, 0 },
};
enum { FUNCTIONS = sizeof functions / sizeof *functions };

static inline const char *function_name(const function *f) { return tni_op_find(f->op, 0)->name; }

/* Whether the kernel computes the operation in a type, here. */
static inline bool computes(const tni_stock *kernel, uint16_t op, tn_dtype dtype)
{
    return kernel->op == op && kernel->wrt == 0 && kernel->dtype[0] == dtype && !check_cannot_run(kernel);
}

/* y = kernel(x), n elements; b: the second operand or NULL. */
static inline void run_kernel(tn_code code, int64_t n, const void *a, const void *b, void *y)
{
    void *data[] = { (void *)(uintptr_t)a, (void *)(uintptr_t)(b ? b : y), y };
    const int64_t size[2] = { 1, n }, stride[3][2] = { { n, 1 }, { n, 1 }, { n, 1 } };
    ((tn_map_fn)code)(size, data, stride, NULL);
}

#endif
