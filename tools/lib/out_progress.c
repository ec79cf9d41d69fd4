/* out_progress.c: how far a long step is, on stderr. */
#include "out.h"
#include "timing.h"

#include <string.h>

enum { BAR = 20 };

static const double lines_apart = 5.0, bars_apart = 0.05;

void out_progress_begin(out_progress *p, const output *o, const char *what, size_t total)
{
    *p = (out_progress){ .o = o, .what = what, .total = total, .began = time_now() };
    p->last = p->began;
}

static void bar(out_progress *p, const char *note)
{
    const out_stream *s = &p->o->talk;
    char marks[BAR + 1], text[256];
    size_t filled = p->total ? p->done * BAR / p->total : 0;
    for (size_t i = 0; i < BAR; i++)
        marks[i] = i < filled ? '#' : i == filled ? '>' : ' ';
    marks[BAR] = 0;
    snprintf(text, sizeof text, "[%s] %zu/%zu  %s  %s", marks, p->done, p->total, p->what, note ? note : "");
    fflush(p->o->result.file);
    fprintf(s->file, "\r\033[K%.*s", s->width > 1 ? s->width - 1 : 79, text);
    fflush(s->file);
    p->shown = true;
}

void out_progress_step(out_progress *p, size_t done, const char *note)
{
    double now = time_now();
    p->done = done;
    if (p->o->verbosity < 0 || p->total == 0)
        return;
    if (p->o->talk.terminal) {
        if (now - p->last >= bars_apart || done == p->total) {
            p->last = now;
            bar(p, note);
        }
        return;
    }
    int tenth = (int)(done * 10 / p->total);
    if (tenth > p->tenth && now - p->last >= lines_apart) {
        p->tenth = tenth;
        p->last = now;
        out_line(&p->o->talk, "%s %zu/%zu", p->what, done, p->total);
    }
}

void out_progress_end(out_progress *p)
{
    if (!p->shown)
        return;
    fputs("\r\033[K", p->o->talk.file);
    fflush(p->o->talk.file);
    p->shown = false;
}
