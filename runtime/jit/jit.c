/* jit.c: libtenon_jit's one exported symbol: the table of its functions, each a call of one of the halves. */
#include "jit_p.h"

#include <stdio.h>

struct tni_jit {
    tni_lua  *lua;
    tni_llvm *llvm;
};

static void destroy(tni_jit *jit)
{
    if (jit == NULL)
        return;
    tni_lua_destroy(jit->lua);
    tni_llvm_destroy(jit->llvm);
    free(jit);
}

static tni_jit *create(char *error, size_t error_size)
{
    tni_jit *jit = calloc(1, sizeof *jit);
    if (jit == NULL) {
        snprintf(error, error_size, "no memory for a compiler");
        return NULL;
    }
    jit->lua = tni_lua_create(error, error_size);
    if (jit->lua)
        jit->llvm = tni_llvm_create(error, error_size);
    if (jit->lua && jit->llvm)
        return jit;
    destroy(jit);
    return NULL;
}

static bool generate(tni_jit *jit, const char *request, tni_form form, bool positions, tni_text *out,
                     char *error, size_t error_size)
{
    return tni_lua_generate(jit->lua, request, form, positions, out, error, error_size);
}

static bool call(tni_jit *jit, const char *module, const char *function, int argc, const char *const *argv,
                 tni_text *out, char *error, size_t error_size)
{
    return tni_lua_call(jit->lua, module, function, argc, argv, out, error, error_size);
}

static bool compile(tni_jit *jit, const char *ir, size_t size, tni_output output, tni_text *out, char *error,
                    size_t error_size)
{
    return tni_llvm_compile(jit->llvm, ir, size, output, out, error, error_size);
}

static bool disassemble(tni_jit *jit, const void *code, size_t size, tni_text *out, char *error,
                        size_t error_size)
{
    return tni_llvm_disassemble(jit->llvm, code, size, out, error, error_size);
}

static void free_text(tni_text *text)
{
    free(text->data);
    *text = (tni_text){ 0 };
}

__attribute__((visibility("default"))) const tni_jit_api *tni_jit_entry(void)
{
    static const tni_jit_api api = {
        .abi = TNI_JIT_ABI, .lua = tni_lua_version, .llvm = tni_llvm_version, .source = tni_embedded_hash,
        .create = create, .destroy = destroy, .generate = generate, .call = call, .compile = compile,
        .disassemble = disassemble, .syntax = tni_llvm_syntax, .free_text = free_text,
    };
    return &api;
}
