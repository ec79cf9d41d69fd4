/* options.c: structs of options from programs older or newer than this library. */
#include "base_p.h"

#include <string.h>

#define MOST 4096      /* no struct of options will ever be larger; a larger size is garbage */

tn_status tni_read_options(void *out, size_t size, const void *given, const char *op, tn_error *err)
{
    const unsigned char *bytes = given;
    size_t given_size = 0;

    memset(out, 0, size);
    if (given == NULL)
        return TN_OK;
    memcpy(&given_size, given, sizeof given_size);
    if (given_size < sizeof given_size || given_size > MOST)
        return tni_fail(err, TN_ERR_ARG, op, -1, "the struct of options says it has %zu bytes, not %zu",
                        given_size, size);
    for (size_t i = size; i < given_size; i++)
        if (bytes[i] != 0)
            return tni_fail(err, TN_ERR_ARG, op, -1, "option at byte %zu is unknown to this version", i);
    memcpy(out, given, given_size < size ? given_size : size);
    return TN_OK;
}

tn_status tni_read_allocator(tn_allocator *out, const tn_allocator *given, const char *op, tn_error *err)
{
    TN_TRY(tni_read_options(out, sizeof *out, given ? given : &tni_default_allocator, op, err));
    if (out->alloc == NULL || out->free == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "an allocator needs both alloc and free");
    return TN_OK;
}
