/* status.c: names of outcomes, and the one function that writes an error sentence. */
#include "base_p.h"

#include <stdarg.h>
#include <stdio.h>

static const char *const names[] = {   /* ORDER status */
    "TN_OK", "TN_ERR_ARG", "TN_ERR_SHAPE", "TN_ERR_DTYPE", "TN_ERR_RANK", "TN_ERR_RANGE",
    "TN_ERR_CONTIGUITY", "TN_ERR_LAYOUT", "TN_ERR_OVERLAP", "TN_ERR_NONFINITE", "TN_ERR_STALE",
    "TN_ERR_VERSION", "TN_ERR_GRAD", "TN_ERR_READONLY", "TN_ERR_MEMORY", "TN_ERR_OVERRUN",
    "TN_ERR_NAME", "TN_ERR_FORMAT", "TN_ERR_IO", "TN_ERR_COMPILE", "TN_ERR_UNSUPPORTED",
    "TN_ERR_CANCELLED", "TN_ERR_INTERNAL",
};

const char *tn_status_name(tn_status status)
{
    size_t i = (size_t)status;

    return i < sizeof names / sizeof names[0] ? names[i] : "?";
}

/* Steps back from a UTF-8 character that the end of the buffer cut in two. */
static void drop_cut_character(char *text, size_t length)
{
    size_t start = length;

    while (start > 0 && ((unsigned char)text[start - 1] & 0xC0) == 0x80)
        start--;
    if (start > 0 && (unsigned char)text[start - 1] >= 0xC0)
        text[start - 1] = 0;
}

tn_status tni_fail(tn_error *err, tn_status status, const char *op, int32_t arg, const char *format, ...)
{
    va_list args;
    size_t used = 0;
    int length;

    if (err == NULL)
        return status;
    err->status = status;
    err->arg = arg;
    err->op = op;
    err->message[0] = 0;
    if (op != NULL)
        used = (size_t)snprintf(err->message, sizeof err->message, "%.100s: ", op);
    va_start(args, format);
    length = vsnprintf(err->message + used, sizeof err->message - used, format, args);
    va_end(args);
    if (length >= 0 && used + (size_t)length >= sizeof err->message)
        drop_cut_character(err->message, sizeof err->message - 1);
    return status;
}
