/* show_text.c: the stages that are texts of the generator: template, C, IR. */
#include <stdlib.h>
#include <string.h>

#include "check_jit.h"
#include "show.h"
#include "texts.h"

const char *const show_stage_name[] = { "template", "c", "ir", "asm", NULL };

void show_add_line(show_stage *s, const char *text, const char *file, int at)
{
    if (s->count == s->room) {
        size_t room = s->room ? 2 * s->room : 64;
        show_line *grown = realloc(s->line, room * sizeof *grown);
        if (!grown)
            return;
        s->line = grown;
        s->room = room;
    }
    s->line[s->count++] = (show_line){ .text = text, .file = file, .at = at };
}

/* Cuts "templates/x.lua:37" in two, in place. */
static const char *split_position(char *position, int *at)
{
    char *colon = strrchr(position, ':');
    if (!colon)
        return NULL;
    *colon = 0;
    *at = atoi(colon + 1);
    return *at > 0 ? position : NULL;
}

void show_read_positions(show_stage *s, char *text)
{
    s->storage = text;
    for (char *rest = text, *line; (line = strsep(&rest, "\n"));) {
        int at = 0;
        char *tab = strchr(line, '\t');
        if (!tab)
            continue;
        *tab = 0;
        const char *file = split_position(line, &at);
        show_add_line(s, tab + 1, file, at);
    }
}

/* Adds the lines of a file, cut in place. */
static void add_file(show_stage *s, char *text, const char *file)
{
    int at = 1;
    for (char *rest = text, *line; (line = strsep(&rest, "\n"));)
        if (rest || *line)
            show_add_line(s, line, file, at++);
}

/* The files that the IR's lines come from: the template first, then in order of use. */
static size_t files_of(const show_kernel *k, const char **files, size_t room)
{
    const show_stage *ir = &k->stage[SHOW_IR];
    size_t n = 0;
    files[n++] = k->stock->info.source;
    for (size_t i = 0; i < ir->count; i++) {
        bool known = !ir->line[i].file;
        for (size_t j = 0; j < n && !known; j++)
            known = strcmp(files[j], ir->line[i].file) == 0;
        if (!known && n < room)
            files[n++] = ir->line[i].file;
    }
    return n;
}

static void gather_template(show_kernel *k)
{
    enum { FILES = 16 };
    show_stage *s = &k->stage[SHOW_TEMPLATE];
    const char *file[FILES], *text[FILES];
    size_t files = files_of(k, file, FILES), size[FILES], total = 1;
    for (size_t i = 0; i < files; i++)
        total += (text[i] = texts_file(file[i], &size[i])) ? size[i] + 1 : 0;
    if (!text[0]) {
        snprintf(s->missing, sizeof s->missing, texts_lua() ? "%s is not among the texts of this program"
                 : "No template: built without Lua; install liblua5.4-dev and build again.", file[0]);
        return;
    }
    char *to = s->storage = malloc(total);
    for (size_t i = 0; to && i < files; i++)
        if (text[i]) {
            memcpy(to, text[i], size[i]);
            to[size[i]] = 0;
            add_file(s, to, file[i]);
            to += size[i] + 1;
        }
}

static void gather_form(show_kernel *k, show_kind kind)
{
    show_stage *s = &k->stage[kind];
    tni_text text = { 0 };
    const char *argv[] = { k->request, show_stage_name[kind] };
    if (texts_call(NULL, "gen.show", "lines", 2, argv, &text, s->missing, sizeof s->missing)) {
        show_read_positions(s, text.data);
        show_find_loops(s, kind);
    }
}

bool show_has_position(const show_stage *s, const show_line *line)
{
    bool loop = s->to > s->from;
    for (size_t i = loop ? s->from : 0; i < (loop ? s->to : s->count); i++)
        if (s->line[i].file && s->line[i].at == line->at && strcmp(s->line[i].file, line->file) == 0)
            return true;
    return false;
}

void show_gather(show_kernel *k)
{
    k->request = check_jit_request(k->stock);
    gather_form(k, SHOW_C);
    gather_form(k, SHOW_IR);
    gather_template(k);
    show_gather_asm(k);
}

void show_reset_stage(show_stage *s)
{
    free(s->line);
    free(s->storage);
}

void show_reset(show_kernel *k)
{
    for (int i = 0; i < SHOW_STAGES; i++)
        show_reset_stage(&k->stage[i]);
    free(k->request);
}
