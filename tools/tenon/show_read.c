/* show_read.c: machine instructions as rows: of a compiler's listing, whose directives say where each comes
 * from, and of a disassembly, for which the debug information of this program says it. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "lines.h"
#include "show.h"

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

void show_read_listing(show_stage *s, char *text)
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

/* The row of the C text that holds the name of its function, from which lines count. */
static size_t name_row(const show_kernel *k)
{
    const show_stage *c = &k->stage[SHOW_C];
    const char *name = k->stock->info.name;
    for (size_t i = 0; i < c->count; i++) {
        const char *at = strstr(c->line[i].text, name);
        if (at && at[strlen(name)] == '(' && *c->line[i].text != ' ')
            return i;
    }
    return c->count;
}

/* Of an instruction of the C form: what its line of C came from. */
static void add_instruction(const show_kernel *k, show_stage *s, const char *text, lines *of, size_t offset,
                            size_t named)
{
    const show_stage *c = &k->stage[SHOW_C];
    int line = of ? lines_at(of, offset) : -1;
    bool known = line >= 0 && named + (size_t)line < c->count;
    const show_line *row = known ? &c->line[named + (size_t)line] : NULL;
    show_add_line(s, text, row ? row->file : NULL, row ? row->at : 0);
}

/* Rows with labels, ".L40:", where jumps go, so that they read as the compiler's listing. */
void show_read_disassembly(const show_kernel *k, show_stage *s, char *text)
{
    enum { LABEL = 32 };
    size_t most = 1, named = name_row(k);
    lines *of = lines_open(k->stock->info.fn, s->missing, sizeof s->missing);
    for (const char *at = text; *at; at++)
        most += *at == '\n';
    char *to = s->storage = malloc(strlen(text) + 2 * LABEL * most);
    instruction *row = calloc(most, sizeof *row);
    size_t n = to && row ? cut_lines(text, row) : 0;
    find_targets(row, n, code_size(k->stock->info.fn));
    for (size_t i = 0; i < n; i++) {
        if (row[i].named) {
            show_add_line(s, to, NULL, 0);
            to += sprintf(to, ".L%lx:", row[i].offset) + 1;
        }
        add_instruction(k, s, to, of, (size_t)row[i].offset, named);
        if (row[i].target >= 0)
            to += sprintf(to, "%.*s .L%lx", (int)strcspn(row[i].text, " "), row[i].text, row[i].target) + 1;
        else
            to += sprintf(to, "%s", row[i].text) + 1;
    }
    lines_close(of);
    free(text);
    free(row);
}
