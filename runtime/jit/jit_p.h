#ifndef TNI_JIT_P_H
#define TNI_JIT_P_H

/* jit_p.h: the two halves of libtenon_jit as jit.c joins them. Neither half knows the other: lua_host.c
 * turns requests into text, llvm_host.c turns text into machine code. Nothing here links libtenon. */

#include "jit_api.h"

#include <stdlib.h>
#include <string.h>

typedef struct tni_lua tni_lua;            /* a Lua state with the embedded modules */
typedef struct tni_llvm tni_llvm;          /* an LLVM context and a target machine of this host */

/* create: NULL and a sentence in error; destroy: NULL is allowed. The rest as in tni_jit_api. */
tni_lua *tni_lua_create(char *error, size_t error_size);
void     tni_lua_destroy(tni_lua *);
bool     tni_lua_call(tni_lua *, const char *module, const char *function, int argc, const char *const *argv,
                      tni_text *out, char *error, size_t error_size);
bool     tni_lua_generate(tni_lua *, const char *request, tni_form form, bool positions, tni_text *out,
                          char *error, size_t error_size);

tni_llvm *tni_llvm_create(char *error, size_t error_size);
void      tni_llvm_destroy(tni_llvm *);
bool      tni_llvm_compile(tni_llvm *, const char *ir, size_t size, tni_output output, tni_text *out,
                           char *error, size_t error_size);
bool      tni_llvm_disassemble(tni_llvm *, const void *code, size_t size, tni_text *out, char *error,
                               size_t error_size);

void      tni_llvm_syntax(bool att);       /* as tni_jit_api's */

extern const char tni_embedded_hash[];     /* of the texts inside, as tni_source_hash */
extern const char tni_lua_version[];       /* "Lua 5.4.4" */
extern const char tni_llvm_version[];      /* "22.1.8" */

/* A copy of size bytes with a 0 behind them; false: no memory. */
static inline bool tni_text_copy(tni_text *out, const char *data, size_t size)
{
    char *copy = malloc(size + 1);
    if (copy == NULL)
        return false;
    memcpy(copy, data, size);
    copy[size] = '\0';
    *out = (tni_text){ copy, size };
    return true;
}

#endif
