/* show_text.c: the stages that are texts of the generator: template, C, IR. */
#include <stdlib.h>
#include <string.h>

#include "isa.h"
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
    s->line[s->count++] = (show_line){ text, file, at };
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

static void gather_template(show_kernel *k)
{
    show_stage *s = &k->stage[SHOW_TEMPLATE];
    size_t size;
    const char *file = k->stock->info.source, *text = texts_file(file, &size);
    int at = 1;
    if (!text) {
        snprintf(s->missing, sizeof s->missing, texts_lua() ? "%s is not among the texts of this program"
                 : "No template: built without Lua; install liblua5.4-dev and build again.", file);
        return;
    }
    s->storage = strdup(text);
    for (char *rest = s->storage, *line; (line = strsep(&rest, "\n"));)
        if (rest || *line)
            show_add_line(s, line, file, at++);
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

static bool in_loop(const show_stage *c, int at, const char *file)
{
    for (size_t i = c->from; i < c->to; i++)
        if (c->line[i].file && c->line[i].at == at && strcmp(c->line[i].file, file) == 0)
            return true;
    return false;
}

/* The template's "loop" is what made the inner loop of the C form: from its first line to its last. */
static void find_template_loop(show_stage *s, const show_stage *c)
{
    s->loops = c->loops;
    for (size_t i = 0; i < s->count; i++)
        if (in_loop(c, s->line[i].at, s->line[i].file)) {
            s->from = s->to ? s->from : i;
            s->to = i + 1;
        }
}

static char *request_of(const tni_stock *stock)
{
    char *line = NULL;
    const char *params = stock->info.params ? stock->info.params : "";
    return asprintf(&line, "%s %s %s%s%s", stock->info.name, tn_isa_name(stock->info.isa), stock->template_name,
                    *params ? " " : "", params) < 0 ? NULL : line;
}

void show_gather(show_kernel *k)
{
    k->request = request_of(k->stock);
    gather_template(k);
    gather_form(k, SHOW_C);
    gather_form(k, SHOW_IR);
    find_template_loop(&k->stage[SHOW_TEMPLATE], &k->stage[SHOW_C]);
    show_gather_asm(k);
}

void show_reset(show_kernel *k)
{
    for (int i = 0; i < SHOW_STAGES; i++) {
        free(k->stage[i].line);
        free(k->stage[i].storage);
    }
    free(k->request);
}
