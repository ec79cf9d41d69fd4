/* saved.c: tensors remembered with the version of their buffer (specification, 7). */
#include <inttypes.h>
#include <tenon/autograd.h>

#include "core_p.h"

tn_status tn_save(const tn_tensor *t, tn_saved *out, tn_error *err)
{
    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, "save", -1, "out is NULL");
    TN_TRY(tni_check_read("save", 0, t, err));
    *out = (tn_saved){ *t, tni_version(t) };
    return TN_OK;
}

tn_status tn_unpack(const tn_saved *saved, tn_tensor *out, tn_error *err)
{
    static const char op[] = "unpack";
    char shape[TNI_DIMS_TEXT];
    const tn_tensor *t;
    uint64_t now;

    if (saved == NULL || out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL", saved == NULL ? "saved" : "out");
    t = &saved->tensor;
    TN_TRY(tni_check_read(op, 0, t, err));
    now = tni_version(t);
    if (now != saved->version)
        return tni_fail(err, TN_ERR_VERSION, op, 0,
                        "the tensor, %s %s, was saved at version %" PRIu64 " and is at version %" PRIu64
                        " now", tn_dtype_name(t->dtype), tni_dims_text(shape, t->rank, t->shape, 'x'),
                        saved->version, now);
    *out = *t;
    return TN_OK;
}
