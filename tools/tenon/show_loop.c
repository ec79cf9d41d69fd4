/* show_loop.c: inner loops, found in the text of each stage, and the instructions in them. An inner loop is
 * one that holds no other; the longest is the one shown. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "show.h"

typedef struct span { size_t from, to; } span;

/* Loops found so far, in order of their ends; those that hold another one are dropped as they come. */
enum { SPANS = 256 };
typedef struct spans {
    span   span[SPANS];
    size_t count;
} spans;

static void keep(spans *all, span loop)
{
    for (size_t i = 0; i < all->count; i++)
        if (all->span[i].from >= loop.from && all->span[i].to <= loop.to)
            return;
    if (all->count < SPANS)
        all->span[all->count++] = loop;
}

static void choose(show_stage *s, const spans *all, span best)
{
    s->loops = all->count;
    s->from = best.from;
    s->to = best.to;
}

static span longest(const spans *all)
{
    span best = { 0 };
    for (size_t i = 0; i < all->count; i++)
        if (all->span[i].to - all->span[i].from > best.to - best.from)
            best = all->span[i];
    return best;
}

/* -- C ----------------------------------------------------------------------------------------------*/

static size_t indent_of(const char *text) { return strspn(text, " "); }

static bool starts_loop(const char *text)
{
    text += indent_of(text);
    return strncmp(text, "for (", 5) == 0 || strncmp(text, "while (", 7) == 0 ||
           strncmp(text, "do {", 4) == 0 || strcmp(text, "do") == 0;
}

/* The body is what is indented more than the head; a brace of the head's own closes it. */
static size_t loop_end(const show_stage *s, size_t head)
{
    size_t depth = indent_of(s->line[head].text), i = head + 1;
    for (; i < s->count; i++) {
        const char *text = s->line[i].text;
        if (!*text || *text == '#' || indent_of(text) > depth || text[depth] == '{')
            continue;
        return text[depth] == '}' ? i + 1 : i;
    }
    return i;
}

static bool holds_loop(const show_stage *s, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++)
        if (starts_loop(s->line[i].text))
            return true;
    return false;
}

/* Helper functions in front of the kernel are not it: only loops of functions not static count. */
static void find_c_loops(const show_stage *s, spans *all)
{
    bool helper = false;
    for (size_t i = 0; i < s->count; i++) {
        if (strncmp(s->line[i].text, "static", 6) == 0 && strchr(s->line[i].text, '('))
            helper = true;
        else if (*s->line[i].text == '}')
            helper = false;
        if (helper || !starts_loop(s->line[i].text))
            continue;
        size_t end = loop_end(s, i);
        if (!holds_loop(s, i + 1, end))
            keep(all, (span){ i, end });
    }
}

static void find_c(show_stage *s)
{
    spans all = { .count = 0 };
    find_c_loops(s, &all);
    choose(s, &all, longest(&all));
}

/* The head "for (int64_t i = BEGIN; i < END; i += 64) {". */
typedef struct head { char begin[32], end[32]; long step; } head;

static bool read_head(const char *text, head *h)
{
    static const char format[] = "for (int64_t %31s = %31[^;]; %*s < %31[^;]; %31[^)])";
    char name[32], step[32];
    text += indent_of(text);
    if (sscanf(text, format, name, h->begin, h->end, step) != 4)
        return false;
    const char *by = strstr(step, "+= ");
    h->step = by ? strtol(by + 3, NULL, 10) : strstr(step, "++") ? 1 : 0;
    return h->step > 0;
}

/* A loop that begins where another ends does its rest. */
static bool is_rest(const show_stage *s, const spans *all, size_t i)
{
    head own, other;
    if (!read_head(s->line[all->span[i].from].text, &own))
        return false;
    for (size_t j = 0; j < all->count; j++)
        if (j != i && read_head(s->line[all->span[j].from].text, &other) && strcmp(other.end, own.begin) == 0)
            return true;
    return false;
}

long show_step(const show_stage *c)
{
    spans all = { .count = 0 };
    size_t passes = 0;
    head h = { .step = 0 };
    find_c_loops(c, &all);
    for (size_t i = 0; i < all.count; i++)
        if (!is_rest(c, &all, i) && (passes++ > 0 || !read_head(c->line[all.span[i].from].text, &h)))
            return 0;
    return h.step;
}

/* -- IR and assembly: a jump back to a label ----------------------------------------------------------*/

static bool defines(const char *text, const char *label, size_t length)
{
    return strncmp(text, label, length) == 0 && text[length] == ':';
}

static bool find_back(const show_stage *s, size_t from, const char *label, size_t length, size_t *at)
{
    for (size_t i = from + 1; i-- > 0;)
        if (defines(s->line[i].text, label, length)) {
            *at = i;
            return true;
        }
    return false;
}

static void find_ir(show_stage *s)
{
    spans all = { .count = 0 };
    for (size_t i = 0; i < s->count; i++) {
        const char *text = s->line[i].text + strspn(s->line[i].text, " \t");
        if (strncmp(text, "br ", 3) != 0)
            continue;
        for (const char *at = text; (at = strstr(at, "label %"));) {
            size_t start;
            at += strlen("label %");
            if (find_back(s, i, at, strcspn(at, ", "), &start))
                keep(&all, (span){ start, i + 1 });
        }
    }
    choose(s, &all, longest(&all));
}

/* Whether the rows run straight through: a jump back over a return or a plain jump only joins blocks. */
static bool runs_through(const show_stage *s, span loop)
{
    for (size_t i = loop.from; i + 1 < loop.to; i++) {
        const char *text = s->line[i].text + strspn(s->line[i].text, " \t");
        if (strncmp(text, "ret", 3) == 0 || (strncmp(text, "jmp", 3) == 0 && isspace((unsigned char)text[3])))
            return false;
    }
    return true;
}

/* How well a loop of instructions answers to the inner loop of the IR: by its template lines; where there
 * are none, by its multiply-adds. Of equals the longest. */
static long fit(const show_stage *s, span loop, const show_stage *ir)
{
    long score = 0;
    for (size_t i = loop.from; i < loop.to; i++) {
        const show_line *line = &s->line[i];
        score += strncmp(line->text, "vfm", 3) == 0 || strncmp(line->text, "vfn", 3) == 0;
        if (line->file)
            score += show_has_position(ir, line) ? 4 : -4;
    }
    return 1000 * score + (long)(loop.to - loop.from);
}

void show_find_asm_loop(show_stage *s, const show_stage *ir)
{
    spans all = { .count = 0 };
    span best = { 0 };
    long most = 0;
    for (size_t i = 0; i < s->count; i++) {
        const char *text = s->line[i].text + strspn(s->line[i].text, " \t");
        if (*text != 'j')
            continue;
        const char *label = text + strcspn(text, " \t");
        size_t start;
        label += strspn(label, " \t");
        if (*label && find_back(s, i, label, strcspn(label, " \t#"), &start) &&
            runs_through(s, (span){ start, i + 1 }))
            keep(&all, (span){ start, i + 1 });
    }
    for (size_t i = 0; i < all.count; i++)
        if (i == 0 || fit(s, all.span[i], ir) > most) {
            best = all.span[i];
            most = fit(s, best, ir);
        }
    choose(s, &all, best);
}

void show_find_loops(show_stage *s, show_kind kind)
{
    if (kind == SHOW_C)
        find_c(s);
    else if (kind == SHOW_IR)
        find_ir(s);
}

/* -- Instructions -------------------------------------------------------------------------------------*/

static bool begins(const char *text, const char *const *words)
{
    for (; *words; words++)
        if (strncmp(text, *words, strlen(*words)) == 0)
            return true;
    return false;
}

/* Intel's order: the destination first. Comparisons and tests only read. */
static void count_memory(const char *text, const char *operands, show_counts *counts)
{
    static const char *const no_access[] = { "lea", "prefetch", "nop", NULL };
    static const char *const only_reads[] = { "cmp", "test", "vucomis", "ucomis", "vcomis", "comis", NULL };
    const char *bracket = strchr(operands, '['), *comma = strchr(operands, ',');
    if (!bracket || begins(text, no_access))
        return;
    if (comma && bracket < comma && !begins(text, only_reads))
        counts->stores++;
    else
        counts->loads++;
}

static void count_line(const show_line *line, show_counts *counts)
{
    const char *text = line->text;
    static const char *const fma[] = { "vfmadd", "vfmsub", "vfnmadd", "vfnmsub", "fmla", "fmls", NULL };
    static const char *const dots[] = { "vpdp", "vdpbf16", "vpmaddwd", "pmaddwd", NULL };
    static const char *const tiles[] = { "tdp", NULL };
    text += strspn(text, " \t");
    if (!isalpha((unsigned char)*text) || strchr(text, ':'))
        return;
    counts->instructions++;
    counts->loop_slots += line->spill || line->reload;
    counts->fma += begins(text, fma);
    counts->dots += begins(text, dots);
    counts->tile_dots += begins(text, tiles);
    count_memory(text, text + strcspn(text, " \t"), counts);
}

/* "sub rsp, N" and pushes. */
static void count_stack(const char *text, show_counts *counts)
{
    text += strspn(text, " \t");
    if (strncmp(text, "push", 4) == 0 && isspace((unsigned char)text[4]))
        counts->stack += 8;
    if (strncmp(text, "sub", 3) == 0 && isspace((unsigned char)text[3])) {
        const char *operand = text + 3 + strspn(text + 3, " \t");
        if (strncmp(operand, "rsp, ", 5) == 0)
            counts->stack += strtoul(operand + 5, NULL, 0);
    }
}

void show_count(const show_stage *s, show_counts *counts)
{
    bool loop = s->to > s->from;
    for (size_t i = loop ? s->from : 0; i < (loop ? s->to : s->count); i++)
        count_line(&s->line[i], counts);
    for (size_t i = 0; i < s->count; i++) {
        count_stack(s->line[i].text, counts);
        counts->spills += s->line[i].spill;
        counts->reloads += s->line[i].reload;
    }
    counts->known = s->count > 0;
}
