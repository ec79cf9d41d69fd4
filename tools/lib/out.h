#ifndef TOOL_OUT_H
#define TOOL_OUT_H

/* out.h: how the tools write: lines and tables that fit the terminal, colour that only repeats a word,
 * progress on stderr. stdout is the result, stderr the talk. Knows nothing of kernels or commands.
 *
 * Texts are UTF-8 and may hold the marks below, which become colour or nothing. Off a terminal there is
 * no colour, no limit of width and no shortened name; without a UTF-8 locale all is ASCII. */

#include <stdbool.h>
#include <stdint.h>
#include <stddef.h>
#include <stdio.h>

/* Marks inside a text: from here on bold, dim, … until END. */
#define OUT_BOLD "\001"
#define OUT_DIM  "\002"
#define OUT_GOOD "\003"
#define OUT_BAD  "\004"
#define OUT_WARN "\005"
#define OUT_END  "\006"

typedef enum out_color { OUT_COLOR_AUTO, OUT_COLOR_ALWAYS, OUT_COLOR_NEVER } out_color;

/* One stream. */
typedef struct out_stream {
    FILE *file;
    bool  terminal, color, utf8;
    int   width;               /* columns; 0: no limit */
} out_stream;

typedef struct output {
    out_stream result, talk;   /* stdout, stderr */
    int  verbosity;            /* -1: -q, errors alone; 0; 1: -v */
} output;

/* Looks at the terminals, NO_COLOR, CLICOLOR_FORCE, TERM and COLUMNS. Wants setlocale to have run. */
void out_init(output *o, out_color color, int verbosity);

/* Writes a formatted text of one or more lines, each followed by a newline. out_line cuts a line at the
 * terminal's width ("…"); out_text breaks it between words. */
void out_line(const out_stream *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
void out_text(const out_stream *s, int indent, const char *text);
/* "  LEFT   text", LEFT in so many columns; further lines of the text stand below its first. */
void out_pair(const out_stream *s, int width, const char *left, const char *text);

/* Talk for people: "next: …" hints, only when stderr is a terminal; notes, unless -q; -v notes. */
void out_next(const output *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
void out_note(const output *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
void out_verbose(const output *o, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Columns that a text takes as s writes it: marks count nothing, a UTF-8 character one, or those of what ASCII
 * says for it. */
int out_columns(const out_stream *s, const char *text);
/* Bytes of the UTF-8 character (RFC 3629) at text, which ends in a 0; 0: none begins there. */
size_t out_utf8(const char *text);

/* -- Tables ---------------------------------------------------------------------------------------*/

typedef struct out_column {
    const char *title;         /* "" allowed; a table without titles: title NULL in column 0 */
    char        align;         /* 'l' or 'r' */
    bool        name;          /* may lose its middle on a narrow terminal */
} out_column;

#define OUT_MAX_COLUMNS 16

typedef struct out_table {
    const out_column *column;
    size_t columns;
    char **cell;               /* rows × columns */
    size_t rows, room;
} out_table;

void out_table_init(out_table *t, const out_column *column, size_t columns);
/* Adds a row; the texts are copied; NULL is an empty cell. */
void out_table_row(out_table *t, const char *const *cells);
/* Orders rows by a column: numbers by value (largest first), else by text. The sort is stable. */
void out_table_sort(out_table *t, size_t column);
/* Two spaces between columns. On a terminal names lose their middle, then columns drop from the right and
 * a line says which. */
void out_table_print(const out_table *t, const out_stream *s);
void out_table_reset(out_table *t);

/* -- Progress -------------------------------------------------------------------------------------*/

/* A bar on stderr; off a terminal a line at each tenth, at most one in five seconds. With -q nothing. */
typedef struct out_progress {
    const output *o;
    const char *what;
    size_t total, done;
    int    tenth;
    double began, last;        /* seconds */
    bool   shown;
} out_progress;

void out_progress_begin(out_progress *p, const output *o, const char *what, size_t total);
void out_progress_step(out_progress *p, size_t done, const char *note);   /* note: NULL or a short text */
void out_progress_end(out_progress *p);                                   /* takes the bar away */


#endif
