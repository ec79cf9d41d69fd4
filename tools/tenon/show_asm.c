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

/* Cuts the comment off; it may say that the line is a spill or a reload. */
static void read_comment(char *text, bool *spill, bool *reload)
{
    char *comment = strchr(text, '#');
    *spill = comment && strstr(comment, "Spill");
    *reload = comment && strstr(comment, "Reload");
    while (comment && comment > text && isspace((unsigned char)comment[-1]))
        comment--;
    if (comment)
        *comment = 0;
}

/* Rows of the listing: instructions, and the labels that jumps name. */
static void read_row(listing *l, char *text)
{
    char *start = text + strspn(text, " \t");
    bool spill, reload;
    if (start != text && *start == '.') {
        read_directive(l, start);
        return;
    }
    if (*start == '#' || !*start)
        return;
    read_comment(text, &spill, &reload);
    if (start == text) {
        if (strncmp(text, ".LBB", 4) == 0 && strchr(text, ':'))
            show_add_line(l->stage, text, NULL, 0);
        return;
    }
    for (char *tab = start; (tab = strchr(tab, '\t'));)
        *tab = ' ';
    show_add_line(l->stage, start, l->now, l->at);
    l->stage->line[l->stage->count - 1].spill = spill;
    l->stage->line[l->stage->count - 1].reload = reload;
}

static void read_listing(show_stage *s, char *text)
{
    listing l = { .stage = s };
    s->storage = text;
    for (char *rest = text, *line; (line = strsep(&rest, "\n"));)
        read_row(&l, line);
}

/* -- The disassembly of the C form -----------------------------------------------------------------------*/

typedef struct instruction {
    char *text;
    long  offset, target;      /* target of a jump inside the function; −1: none */
    bool  named;               /* some jump goes here */
} instruction;

/* Where a jump goes: "jne 0x40", or "jne -24", from the next instruction on. */
static long target_of(const char *text, long next, size_t size)
{
    const char *operand = text + strcspn(text, " \t");
    char *end;
    if (*text != 'j')
        return -1;
    operand += strspn(operand, " \t");
    long value = strtol(operand, &end, 0);
    if (end == operand)
        return -1;
    long target = strncmp(operand, "0x", 2) == 0 ? value : next + value;
    return target >= 0 && (size_t)target < size ? target : -1;
}

/* Cuts "offset<tab>instruction" lines, in place. */
static size_t cut_lines(char *text, instruction *row)
{
    size_t n = 0;
    for (char *rest = text, *line; (line = strsep(&rest, "\n"));) {
        char *tab = strchr(line, '\t');
        if (!tab)
            continue;
        row[n] = (instruction){ .offset = strtol(line, NULL, 10),
                                .text = tab + 1 + strspn(tab + 1, " \t"),
                                .target = -1 };
        for (char *inner = row[n].text; (inner = strchr(inner, '\t'));)
            *inner = ' ';
        n++;
    }
    return n;
}

static void find_targets(instruction *row, size_t n, size_t size)
{
    for (size_t i = 0; i < n; i++) {
        row[i].target = target_of(row[i].text, i + 1 < n ? row[i + 1].offset : (long)size, size);
        for (size_t j = 0; row[i].target >= 0 && j < n; j++)
            row[j].named = row[j].named || row[j].offset == row[i].target;
    }
}

/* Rows with labels, ".L40:", where jumps go, so that they read as the compiler's listing. */
static void read_disassembly(show_stage *s, const char *text, size_t size)
{
    enum { LABEL = 32 };
    size_t lines = 1;
    for (const char *at = text; *at; at++)
        lines += *at == '\n';
    char *copy = strdup(text), *to = s->storage = malloc(strlen(text) + 2 * LABEL * lines);
    instruction *row = calloc(lines, sizeof *row);
    size_t n = copy && to && row ? cut_lines(copy, row) : 0;
    find_targets(row, n, size);
    for (size_t i = 0; i < n; i++) {
        if (row[i].named) {
            show_add_line(s, to, NULL, 0);
            to += sprintf(to, ".L%lx:", row[i].offset) + 1;
        }
        show_add_line(s, to, NULL, 0);
        if (row[i].target >= 0)
            to += sprintf(to, "%.*s .L%lx", (int)strcspn(row[i].text, " "), row[i].text, row[i].target) + 1;
        else
            to += sprintf(to, "%s", row[i].text) + 1;
    }
    free(copy);
    free(row);
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
            read_listing(s, strdup(text.data));
        k->counts.slots_known = true;
    } else if (disassemble(k, api, jit, &text, s->missing, sizeof s->missing)) {
        read_disassembly(s, text.data, code_size(k->stock->info.fn));
    }
    if (text.data)
        api->free_text(&text);
    api->destroy(jit);
    show_find_asm_loop(s, &k->stage[SHOW_IR]);
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
