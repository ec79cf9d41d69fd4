/* fuzz_desc.c: any bytes as a problem's line: never a crash, and whatever is taken reads back as itself.
 *
 * SOURCES: runtime/kernel/op.c runtime/kernel/desc_*.c runtime/base/near.c runtime/base/status.c
 * SOURCES: runtime/core/dtype.c generated/ops.c */
#include <stdint.h>
#include <stdlib.h>

#include "desc_check.h"

double tni_reference_exp(double x);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The rows point to it; nothing here calls it. */
double tni_reference_exp(double x) { return x; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1), line[DESC_TEXT] = "";
    tn_desc d;
    tn_error err;
    if (!text)
        return 0;
    memcpy(text, data, size);
    text[size] = 0;
    const char *why = desc_check_line(text, line);
    if (why) {
        fprintf(stderr, "%s\n  %s\n  %s\n", why, text, line);
        abort();
    }
    if (tn_describe(text, (tn_list){ 0, NULL }, &d, &err) == TN_OK)
        abort();               /* every operation takes an input */
    free(text);
    return 0;
}
