/* show_asm.c: the machine instructions. Of the IR form by compiling its text again, with positions, since the
 * compiler then says where each instruction comes from and which memory is a spill; of the C form by
 * disassembling the function that is linked in. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "session/compiler_p.h"
#include "show.h"
#include "texts.h"

enum { FILES = 64 };

typedef struct listing {
    show_stage *stage;
    show_counts *counts;
    const char *file[FILES];   /* of the .file directives, by number */
    const char *now;           /* of the last .loc */
    int  at;
} listing;

/* -- The compiler's listing -----------------------------------------------------------------------------*/

/* .file N "name"  or  .file N "directory" "name" [md5 …]: the last quoted text is the name. */
static void read_file(listing *l, char *text)
{
    char *end;
    long number = strtol(text, &end, 10);
    char *name = NULL;
    for (char *open = strchr(end, '"'); open && number >= 0 && number < FILES;) {
        char *close = strchr(open + 1, '"');
        if (!close)
            break;
        *close = 0;
        name = open + 1;
        open = strchr(close + 1, '"');
    }
    if (name)
        l->file[number] = name;
}

/* .loc FILE LINE COLUMN …; line 0 means the compiler's own. */
static void read_location(listing *l, const char *text)
{
    char *end;
    long file = strtol(text, &end, 10), at = strtol(end, NULL, 10);
    l->now = file >= 0 && file < FILES && at > 0 ? l->file[file] : NULL;
    l->at = (int)at;
}

static void read_directive(listing *l, char *text)
{
    if (strncmp(text, ".file", 5) == 0)
        read_file(l, text + 5);
    else if (strncmp(text, ".loc", 4) == 0 && isspace((unsigned char)text[4]))
        read_location(l, text + 4);
}

/* Cuts the comment off; those on spills are counted. */
static void read_comment(listing *l, char *text)
{
    char *comment = strchr(text, '#');
    if (!comment)
        return;
    l->counts->spills += strstr(comment, "Spill") != NULL;
    l->counts->reloads += strstr(comment, "Reload") != NULL;
    while (comment > text && isspace((unsigned char)comment[-1]))
        comment--;
    *comment = 0;
}

/* Rows of the listing: instructions, and the labels that jumps name. */
static void read_row(listing *l, char *text)
{
    char *start = text + strspn(text, " \t");
    if (start != text && *start == '.') {
        read_directive(l, start);
        return;
    }
    read_comment(l, text);
    if (!*start)
        return;
    if (start == text) {
        if (strncmp(text, ".LBB", 4) == 0 && strchr(text, ':'))
            show_add_line(l->stage, text, NULL, 0);
        return;
    }
    for (char *tab = start; (tab = strchr(tab, '\t'));)
        *tab = ' ';
    show_add_line(l->stage, start, l->now, l->at);
}

static void read_listing(show_stage *s, show_counts *counts, char *text)
{
    listing l = { .stage = s, .counts = counts };
    s->storage = text;
    for (char *rest = text, *line; (line = strsep(&rest, "\n"));)
        read_row(&l, line);
    counts->slots_known = true;
}

/* -- The disassembly of the C form -----------------------------------------------------------------------*/

/* The offset a jump names, or −1: "jne 0x40", "jne -24" (from the next instruction) are both met. */
static long target_of(const char *text, long next)
{
    const char *operand = text + strcspn(text, " \t");
    char *end;
    if (*text != 'j')
        return -1;
    operand += strspn(operand, " \t");
    long value = strtol(operand, &end, 0);
    if (end == operand)
        return -1;
    return strncmp(operand, "0x", 2) == 0 ? value : next + value;
}

/* Lines "offset<tab>instruction"; a jump's target gets a label line in front, ".L40:". */
static void read_disassembly(show_stage *s, const char *text, size_t size)
{
    size_t lines = 0, bytes = 0;
    char *copy = strdup(text);
    long *offset = NULL;
    char **row = NULL;
    for (const char *at = text; *at; at++)
        lines += *at == '\n';
    offset = calloc(lines + 2, sizeof *offset);
    row = calloc(lines + 1, sizeof *row);
    bool *target = calloc(size + 1, sizeof *target);
    size_t n = 0;
    if (copy && offset && row && target) {
        for (char *rest = copy, *line; n < lines && (line = strsep(&rest, "\n"));) {
            char *tab = strchr(line, '\t');
            if (!tab)
                continue;
            offset[n] = strtol(line, NULL, 10);
            row[n] = tab + 1 + strspn(tab + 1, " \t");
            for (char *inner = row[n]; (inner = strchr(inner, '\t'));)
                *inner = ' ';
            bytes += strlen(row[n]) + 64;
            n++;
        }
        offset[n] = (long)size;
        for (size_t i = 0; i < n; i++) {
            long to = target_of(row[i], offset[i + 1]);
            if (to >= 0 && (size_t)to < size)
                target[to] = true;
        }
        char *storage = s->storage = malloc(bytes + 1);
        for (size_t i = 0; storage && i < n; i++) {
            long to = target_of(row[i], offset[i + 1]);
            if (target[offset[i]]) {
                show_add_line(s, storage, NULL, 0);
                storage += sprintf(storage, ".L%lx:", offset[i]) + 1;
            }
            show_add_line(s, storage, NULL, 0);
            if (to >= 0 && (size_t)to < size)
                storage += sprintf(storage, "%.*s .L%lx", (int)strcspn(row[i], " "), row[i], to) + 1;
            else
                storage += sprintf(storage, "%s", row[i]) + 1;
        }
    }
    free(copy);
    free(offset);
    free(row);
    free(target);
}

/* -- Getting them -----------------------------------------------------------------------------------------*/

static tni_jit *open_compiler(const tni_jit_api **api, char *missing, size_t size)
{
    tn_error err;
    *api = NULL;
    if (tni_jit_open(api, &err) != TN_OK) {
        snprintf(missing, size, "No assembly: %s", err.message);
        return NULL;
    }
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

static bool disassemble(const show_kernel *k, const tni_jit_api *api, tni_jit *jit, tni_text *out, char *missing,
                        size_t size)
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

static bool other_machine(const show_kernel *k, char *missing, size_t size)
{
    if (k->stock->info.fn)
        return false;
    snprintf(missing, size, "No assembly: %s is another CPU's tier.", tn_isa_name(k->stock->info.isa));
    return true;
}

void show_gather_asm(show_kernel *k)
{
    show_stage *s = &k->stage[SHOW_ASM];
    const tni_jit_api *api;
    tni_text text = { 0 };
    k->counts = (show_counts){ .code = code_size(k->form == TNI_FORM_IR ? k->stock->ir : k->stock->info.fn) };
    if (other_machine(k, s->missing, sizeof s->missing))
        return;
    tni_jit *jit = open_compiler(&api, s->missing, sizeof s->missing);
    if (!jit)
        return;
    if (k->form == TNI_FORM_IR) {
        if (compile(k, api, jit, true, &text, s->missing, sizeof s->missing))
            read_listing(s, &k->counts, strdup(text.data));
    } else if (disassemble(k, api, jit, &text, s->missing, sizeof s->missing)) {
        read_disassembly(s, text.data, code_size(k->stock->info.fn));
    }
    if (text.data)
        api->free_text(&text);
    api->destroy(jit);
    show_find_loops(s, SHOW_ASM);
    show_count(s, &k->counts);
}

char *show_bare_asm(const show_kernel *k, char *missing, size_t size)
{
    const tni_jit_api *api;
    tni_text text = { 0 };
    char *copy = NULL;
    tni_jit *jit = other_machine(k, missing, size) ? NULL : open_compiler(&api, missing, size);
    if (!jit)
        return NULL;
    if (k->form == TNI_FORM_IR ? compile(k, api, jit, false, &text, missing, size)
                               : disassemble(k, api, jit, &text, missing, size))
        copy = strdup(text.data);
    if (text.data)
        api->free_text(&text);
    api->destroy(jit);
    return copy;
}
