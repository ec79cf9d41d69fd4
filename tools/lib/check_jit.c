/* check_jit.c: template → IR → object → mapped code, for one stock kernel at a time. */
#include "check_jit.h"

#include <session/compiler_p.h>
#include <stdio.h>
#include <stdlib.h>

struct check_jit {
    const tni_jit_api *api;
    tni_jit *state;
};

check_jit *check_jit_open(char *why, size_t size)
{
    tn_error err;
    check_jit *jit = calloc(1, sizeof *jit);
    if (!jit || tni_jit_open(&jit->api, &err) != TN_OK) {
        snprintf(why, size, "%s", jit ? err.message : "no memory");
        free(jit);
        return NULL;
    }
    jit->state = jit->api->create(why, size);
    if (jit->state)
        return jit;
    free(jit);
    return NULL;
}

void check_jit_close(check_jit *jit)
{
    if (jit)
        jit->api->destroy(jit->state);
    free(jit);
}

char *check_jit_request(const tni_stock *kernel)
{
    char *line = NULL;
    const char *params = kernel->info.params ? kernel->info.params : "";
    int n = asprintf(&line, "%s %s %s%s%s", kernel->info.name, tni_isa_machine(kernel->info.isa, kernel->addon),
                     kernel->template_name, *params ? " " : "", params);
    return n < 0 ? NULL : line;
}

/* The object of a kernel; false with a sentence. */
static bool compile(const check_jit *jit, const tni_stock *kernel, tni_text *object, char *why, size_t size)
{
    char *request = check_jit_request(kernel);
    tni_text ir = { 0 };
    bool good = request && jit->api->generate(jit->state, request, TNI_FORM_IR, false, &ir, why, size) &&
                jit->api->compile(jit->state, ir.data, ir.size, TNI_OBJECT, object, why, size);
    if (ir.data)
        jit->api->free_text(&ir);
    free(request);
    return good;
}

tn_code check_jit_make(check_jit *jit, const tni_stock *kernel, check_jit_kernel *made, char *why,
                       size_t size)
{
    tni_text object;
    tn_code code = NULL;
    tn_error err;
    if (!compile(jit, kernel, &object, why, size))
        return NULL;
    if (tni_image_load(object.data, object.size, kernel->info.name, made, &code, &err) != TN_OK) {
        snprintf(why, size, "%s", err.message);
        code = NULL;
    }
    jit->api->free_text(&object);
    return code;
}

void check_jit_drop(check_jit_kernel *made)
{
    tni_image_unload(made);
}
