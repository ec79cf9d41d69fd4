/* kernels.c: walking the chain of tables: who has the family, what scratch it needs, which kernel it
 * takes. */
#include "kernel/kernels_p.h"

#include "base/base_p.h"
#include "kernel/desc/desc_p.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* A table's member of a family (ORDER family); NULL if it has none or was compiled before it existed. */
static tn_kernel_fn member(const tn_kernels *kernels, int family)
{
    size_t at = offsetof(tn_kernels, binary) + (size_t)family * sizeof(tn_kernel_fn);
    tn_kernel_fn fn;
    if (at + sizeof fn > kernels->size)
        return NULL;
    memcpy(&fn, (const char *)kernels + at, sizeof fn);
    return fn;
}

void tni_kernels_set_member(tn_kernels *kernels, int family, tn_kernel_fn fn)
{
    memcpy((char *)kernels + offsetof(tn_kernels, binary) + (size_t)family * sizeof fn, &fn, sizeof fn);
}

int tni_kernels_family(const tn_desc *desc)
{
    const tni_op_row *row = tni_op_find(desc->op, desc->wrt);
    return row ? row->family : -1;
}

size_t tn_kernels_scratch(const tn_kernels *kernels, const tn_desc *desc)
{
    int family = tni_kernels_family(desc);
    size_t most = 0;
    for (; kernels && family >= 0; kernels = kernels->base)
        if (kernels->scratch && member(kernels, family)) {
            size_t own = kernels->scratch(kernels, desc);
            most = own > most ? own : most;
        }
    return most;
}

void tn_kernels_call(const tn_kernels *kernels, const tn_call *call)
{
    int family = tni_kernels_family(call->desc);
    assert(family >= 0);
    for (; kernels; kernels = kernels->base) {
        tn_kernel_fn fn = member(kernels, family);
        if (fn) {
            fn(kernels, call);
            return;
        }
    }
    assert(!"no table of the chain has the family");
}

/* What a member without a choice of its own says. */
static void choose_member(const tn_kernels *table, tn_choice *out)
{
    out->kernel = NULL;
    if (table->base)
        snprintf(out->why, sizeof out->why, "own code of the table %s", table->name);
    else
        snprintf(out->why, sizeof out->why, "reference: plain code that defines the result");
}

tn_status tn_kernels_resolve(const tn_kernels *kernels, const tn_desc *desc, tn_choice *out, tn_error *err)
{
    static const char op[] = "kernels_resolve";
    if (!kernels || !desc || !out)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL", !kernels ? "kernels" : !desc ? "desc" : "out");
    if (out->size < sizeof *out)
        return tni_fail(err, TN_ERR_ARG, op, -1, "out->size is %zu, not %zu", out->size, sizeof *out);
    int family = tni_kernels_family(desc);
    tn_choice choice = { .size = sizeof choice, .scratch = tn_kernels_scratch(kernels, desc) };
    for (; kernels && family >= 0; kernels = kernels->base) {
        choice.table = kernels;
        choice.fn = member(kernels, family);
        if (!choice.fn || (kernels->choose && !kernels->choose(kernels, desc, &choice)))
            continue;
        if (!kernels->choose)
            choose_member(kernels, &choice);
        choice.size = out->size;
        memcpy(out, &choice, sizeof choice);
        return TN_OK;
    }
    return tni_fail(err, TN_ERR_UNSUPPORTED, op, -1, "no table serves operation %s (%d, gradient %d)",
                    tn_op_name((tn_op)desc->op), desc->op, desc->wrt);
}
