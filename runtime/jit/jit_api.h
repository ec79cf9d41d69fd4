#ifndef TNI_JIT_API_H
#define TNI_JIT_API_H

/* jit_api.h: the seam between session/ (and the tools) and libtenon_jit, which alone knows Lua and LLVM.
 * libtenon opens the library at run time (dlopen) and asks for the one symbol tni_jit_entry. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TNI_JIT_ABI 2

typedef struct tni_jit tni_jit;            /* one Lua state and one LLVM context: one thread at a time */

typedef enum tni_form { TNI_FORM_C, TNI_FORM_IR } tni_form;
typedef enum tni_output { TNI_OBJECT, TNI_ASSEMBLY } tni_output;

typedef struct tni_text {                  /* bytes owned by the library, given back with free_text */
    char  *data;                           /* 0-terminated */
    size_t size;
} tni_text;

typedef struct tni_jit_api {
    uint32_t    abi;
    const char *lua;                       /* "Lua 5.4.4"; NULL if built without */
    const char *llvm;                      /* "22.1.8"; NULL if built without */
    const char *source;                    /* hash of the texts inside: tni_source_hash of the same build */

    /* NULL and a sentence in error if it cannot be made. destroy(NULL) is allowed. */
    tni_jit *(*create)(char *error, size_t error_size);
    void (*destroy)(tni_jit *);

    /* Text of a kernel from a request line (plan_p.h). positions: template lines in the text (#line,
     * !DILocation). A template's error comes with its file:line. false: error holds the sentence. */
    bool (*generate)(tni_jit *, const char *request, tni_form form, bool positions, tni_text *out,
                     char *error, size_t error_size);

    /* Runs a Lua chunk of gen/ by module and function name with string arguments; its string result.
     * The tools use it for `gen`, `show`, `list`: call(jit, "gen.show", "stages", argc, argv, …). */
    bool (*call)(tni_jit *, const char *module, const char *function, int argc, const char *const *argv,
                 tni_text *out, char *error, size_t error_size);

    /* Compiles IR text for this host. cpu features come from the kernel's own attributes. TNI_ASSEMBLY is
     * text with .loc lines and spill comments. */
    bool (*compile)(tni_jit *, const char *ir, size_t size, tni_output output, tni_text *out, char *error,
                    size_t error_size);

    /* Assembly text of machine code, one instruction a line: "offset\tinstruction". */
    bool (*disassemble)(tni_jit *, const void *code, size_t size, tni_text *out, char *error,
                        size_t error_size);

    /* Assembly of compilers made from now on: AT&T's syntax, or Intel's as it was. For the whole process, so
     * not while another thread compiles. */
    void (*syntax)(bool att);

    void (*free_text)(tni_text *);
} tni_jit_api;

/* The library's one exported symbol. */
const tni_jit_api *tni_jit_entry(void);

#endif
