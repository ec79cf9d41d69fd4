/* show_asm.c: the machine instructions. Of the IR form by compiling its text again, with positions, since the
 * compiler then says where each instruction comes from and which memory is a spill; of the C form by
 * disassembling the function that is linked in. Everything is read and counted in Intel's syntax; AT&T's then
 * takes its place, row by row. */
#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "session/compiler_p.h"
#include "show.h"

static tni_jit *open_compiler(const tni_jit_api **api, bool att, char *missing, size_t size)
{
    tn_error err;
    *api = NULL;
    if (tni_jit_open(api, &err) != TN_OK) {
        snprintf(missing, size, "No assembly: %s", err.message);
        return NULL;
    }
    (*api)->syntax(att);
    return (*api)->create(missing, size);
}

/* Text of the IR form's assembly; out is the library's. */
static bool compile(const show_kernel *k, const tni_jit_api *api, tni_jit *jit, bool positions, tni_text *out,
                    char *missing, size_t size)
{
    tni_text ir = { 0 };
    bool done = api->generate(jit, k->request, TNI_FORM_IR, positions, &ir, missing, size) &&
                api->compile(jit, ir.data, ir.size, TNI_ASSEMBLY, out, missing, size);
    if (ir.data)
        api->free_text(&ir);
    return done;
}

static bool disassemble(const show_kernel *k, const tni_jit_api *api, tni_jit *jit, tni_text *out,
                        char *missing, size_t size)
{
    size_t bytes = code_size(k->stock->info.fn);
    const void *code;
    if (!bytes) {
        snprintf(missing, size, "No assembly: this program's symbol table was taken away (strip).");
        return false;
    }
    memcpy(&code, &k->stock->info.fn, sizeof code);
    return api->disassemble(jit, code, bytes, out, missing, size);
}

/* The text of the form's assembly, to be freed; NULL, and why. */
static char *assembly(const show_kernel *k, bool positions, bool att, char *missing, size_t size)
{
    const tni_jit_api *api;
    tni_text text = { 0 };
    if (!k->stock->info.fn) {
        snprintf(missing, size, "No assembly: %s is another CPU's tier.", tn_isa_name(k->stock->info.isa));
        return NULL;
    }
    tni_jit *jit = open_compiler(&api, att, missing, size);
    if (!jit)
        return NULL;
    bool done = k->form == TNI_FORM_IR ? compile(k, api, jit, positions, &text, missing, size)
                                       : disassemble(k, api, jit, &text, missing, size);
    char *copy = done ? strdup(text.data) : NULL;
    if (text.data)
        api->free_text(&text);
    api->destroy(jit);
    return copy;
}

char *show_bare_asm(const show_kernel *k, char *missing, size_t size)
{
    return assembly(k, false, k->att, missing, size);
}

static bool read_asm(const show_kernel *k, bool att, show_stage *s)
{
    char *text = assembly(k, true, att, s->missing, sizeof s->missing);
    if (text && k->form == TNI_FORM_IR)
        show_read_listing(s, text);
    else if (text)
        show_read_disassembly(k, s, text);
    return text != NULL;
}

/* The same rows in AT&T's syntax. */
static void retell(show_kernel *k)
{
    show_stage *s = &k->stage[SHOW_ASM], att = { .loops = s->loops, .from = s->from, .to = s->to };
    if (read_asm(k, true, &att) && att.count == s->count) {
        show_stage intel = *s;
        *s = att;
        att = intel;
    }
    show_reset_stage(&att);
}

void show_gather_asm(show_kernel *k)
{
    show_stage *s = &k->stage[SHOW_ASM];
    bool ir = k->form == TNI_FORM_IR;
    k->counts = (show_counts){ .code = code_size(ir ? k->stock->ir : k->stock->info.fn), .slots_known = ir };
    if (!read_asm(k, false, s))
        return;
    show_find_asm_loop(s, &k->stage[SHOW_IR]);
    show_count(s, &k->counts);
    if (k->att)
        retell(k);
}
