/* main.c: stages 3 to 7 of tools/demo, in order, and its closing lines. */

#include <locale.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "demo.h"
#include "timing.h"
#include "units.h"

#define COLUMNS 98

/* Times stand in the columns up to 98, as those of tools/demo's own stages. */
static void print_line(const demo *d, const char *head, double seconds, const char *format, va_list list)
{
    char text[256];
    unit_text unit;
    const char *time = seconds < 0 ? "" : unit_seconds(&unit, seconds);
    vsnprintf(text, sizeof text, format, list);
    const out_stream *s = &d->out.result;
    int gap = COLUMNS - out_columns(s, head) - out_columns(s, text) - out_columns(s, time);
    out_line(s, "%s%s%*s%s", head, text, !*time ? 0 : gap > 1 ? gap : 1, "", time);
}

void demo_stage(const demo *d, int number, const char *name, double seconds, const char *format, ...)
{
    char head[32];
    va_list list;
    snprintf(head, sizeof head, "%d %-11s", number, name);
    va_start(list, format);
    print_line(d, head, seconds, format, list);
    va_end(list);
}

void demo_line(const demo *d, double seconds, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    print_line(d, "             ", seconds, format, list);
    va_end(list);
}

static bool open_demo(demo *d)
{
    tn_error err;
    if (!tn_ctx_create(NULL, &d->ctx, &err) && !network_create(d->ctx, DEMO_SEED, &d->net, &err)) return true;
    fprintf(stderr, "tools/demo: %s\n", err.message);
    return false;
}

static void close_demo(demo *d)
{
    network_destroy(d->net);
    tn_ctx_destroy(d->ctx);
    tn_session_destroy(d->session);
}

static int closing_lines(const demo *d, double began)
{
    const out_stream *s = &d->out.result;
    double took = began > 0 ? (double)time(NULL) - began : 0;
    bool trained = !isnan(d->accuracy);
    char accuracy[32] = "-";
    if (trained) snprintf(accuracy, sizeof accuracy, "%.1f %%", 100 * d->accuracy);
    out_line(s, "done in %d:%02d   test accuracy %s   %zu kernels made, %zu run here, %zu wrong",
             (int)took / 60, (int)took % 60, accuracy, d->kernels, d->here, d->failed);
    if (!trained)
        out_line(s,
            "the main job did not run, 6 says why; its images (dataset-fashion-mnist) were looked for in %s",
                 d->data);
    if (d->slowest[0] && !access("build/release/tenon", X_OK))
        out_line(s, "next     build/release/tenon show %s   why is it the slowest?", d->slowest);
    out_line(s, "         README.md   a program of yours on it, and where to read on");
    return d->failed || (trained && d->accuracy < DEMO_WANTED) ? 1 : trained ? 0 : 3;
}

static bool read_words(demo *d, int argc, char **argv, double *began)
{
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--quick")) d->quick = true;
        else if (!strcmp(argv[i], "--began") && i + 1 < argc) *began = atof(argv[++i]);
        else if (!strcmp(argv[i], "--data") && i + 1 < argc) d->data = argv[++i];
        else return fprintf(stderr, "tenon_demo: no option %s (--quick, --data FOLDER)\n", argv[i]), false;
    return true;
}

int main(int argc, char **argv)
{
    static bool (*const stage[])(demo *) = {demo_machine, demo_verify, demo_session, demo_train, demo_speed};
    demo d = {.data = DEMO_DATA, .accuracy = NAN};
    double began = 0;
    setlocale(LC_ALL, "");
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!read_words(&d, argc, argv, &began)) return 2;
    out_init(&d.out, OUT_COLOR_AUTO, 0);
    bool going = open_demo(&d);
    for (size_t i = 0; going && i < sizeof stage / sizeof stage[0]; i++) going = stage[i](&d);
    int code = going ? closing_lines(&d, began) : 1;
    close_demo(&d);
    return code;
}
