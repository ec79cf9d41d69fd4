/* fuzz_desc.c: any bytes as a problem's line: never a crash, and whatever is taken reads back as itself.
 *
 * SOURCES: runtime/kernel/op.c runtime/kernel/desc/[a-z]*.c
 * SOURCES: runtime/kernel/family/[a-z]*.c
 * SOURCES: runtime/kernel/nest.c runtime/kernel/reference/math.c runtime/kernel/reference/erf.c
 * SOURCES: runtime/kernel/reference/trig.c runtime/kernel/reference/integer.c runtime/kernel/product.c
 * SOURCES: runtime/core/[a-z]*.c
 * SOURCES: runtime/base/[a-z]*.c
 * SOURCES: generated/ops.c */
#include <stdint.h>
#include <stdlib.h>

#include "desc_check.h"

#include <tenon/ctx.h>

/* The core asks for it where tensors are made; a line makes none. */
tn_memory *tn_ctx_memory(const tn_ctx *ctx) { return (void)ctx, NULL; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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
