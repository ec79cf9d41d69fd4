/* out_table.c: tables in columns. Off a terminal every cell is whole; on one, names lose their middle and
 * columns drop from the right until a row fits. */
#include "out.h"

#include <stdlib.h>
#include <string.h>

enum { GAP = 2, LEAST_NAME = 24 };

void out_table_init(out_table *t, const out_column *column, size_t columns)
{
    *t = (out_table){ .column = column, .columns = columns };
}

void out_table_reset(out_table *t)
{
    for (size_t i = 0; i < t->rows * t->columns; i++)
        free(t->cell[i]);
    free(t->cell);
    *t = (out_table){ .column = t->column, .columns = t->columns };
}

void out_table_row(out_table *t, const char *const *cells)
{
    if (t->rows == t->room) {
        size_t room = t->room ? 2 * t->room : 16;
        char **cell = realloc(t->cell, room * t->columns * sizeof *cell);
        if (!cell)
            return;
        t->cell = cell;
        t->room = room;
    }
    for (size_t c = 0; c < t->columns; c++)
        t->cell[t->rows * t->columns + c] = strdup(cells[c] ? cells[c] : "");
    t->rows++;
}

/* -- Order ----------------------------------------------------------------------------------------*/

static int compare_cells(const char *a, const char *b)
{
    char *end_a, *end_b;
    double x = strtod(a, &end_a), y = strtod(b, &end_b);
    if (end_a != a && end_b != b)
        return (x < y) - (x > y);
    return strcmp(a, b);
}

/* Insertion: stable, and tables are short. */
void out_table_sort(out_table *t, size_t column)
{
    size_t width = t->columns;
    char *row[OUT_MAX_COLUMNS];
    for (size_t i = 1; i < t->rows; i++) {
        size_t j = i;
        memcpy(row, t->cell + i * width, width * sizeof *row);
        for (; j > 0 && compare_cells(row[column], t->cell[(j - 1) * width + column]) < 0; j--)
            memcpy(t->cell + j * width, t->cell + (j - 1) * width, width * sizeof *row);
        memcpy(t->cell + j * width, row, width * sizeof *row);
    }
}

/* -- Layout ---------------------------------------------------------------------------------------*/

static const char *cell_of(const out_table *t, size_t row, size_t column)
{
    const char *text = row == (size_t)-1 ? t->column[column].title : t->cell[row * t->columns + column];
    return text ? text : "";
}

static void measure(const out_table *t, const out_stream *s, int *width)
{
    for (size_t c = 0; c < t->columns; c++) {
        width[c] = out_columns(s, cell_of(t, (size_t)-1, c));
        for (size_t r = 0; r < t->rows; r++) {
            int columns = out_columns(s, cell_of(t, r, c));
            width[c] = columns > width[c] ? columns : width[c];
        }
    }
}

static int total(const int *width, size_t columns)
{
    int sum = 0;
    for (size_t c = 0; c < columns; c++)
        sum += width[c] + (c ? GAP : 0);
    return sum;
}

/* How many columns are shown; names are narrowed in width on the way. */
static size_t fit(const out_table *t, const out_stream *s, int *width)
{
    size_t columns = t->columns;
    for (;;) {
        int over = total(width, columns) - s->width;
        for (size_t c = 0; c < columns && over > 0; c++) {
            int give = t->column[c].name ? width[c] - LEAST_NAME : 0;
            give = give > over ? over : give;
            if (give > 0) {
                width[c] -= give;
                over -= give;
            }
        }
        if (over <= 0 || columns == 1)
            return columns;
        columns--;
        measure(t, s, width);
    }
}

/* -- Rows -----------------------------------------------------------------------------------------*/

/* Text with its middle replaced by "…" so that it takes width columns. Names are ASCII. */
static void shorten(const out_stream *s, const char *text, int width, char *buf, size_t size)
{
    int kept = width - out_columns(s, "…"), length = (int)strlen(text);
    int head = (kept + 1) / 2, tail = kept - head;
    snprintf(buf, size, "%.*s…%s", head, text, text + length - tail);
}

static void append(char **text, size_t *length, const char *cell, int pad, char align, bool last)
{
    char *grown = NULL;
    int n = asprintf(&grown, "%s%*s%s%*s", *text ? *text : "", align == 'r' && pad > 0 ? pad : 0, "", cell,
                     last || align == 'r' || pad < 0 ? 0 : pad, "");
    if (n < 0)
        return;
    free(*text);
    *text = grown;
    *length = (size_t)n;
}

static void print_row(const out_table *t, size_t row, const int *width, size_t columns, const out_stream *s)
{
    char *line = NULL;
    size_t length = 0;
    for (size_t c = 0; c < columns; c++) {
        const char *cell = cell_of(t, row, c);
        char narrow[256];
        if (out_columns(s, cell) > width[c] && t->column[c].name) {
            shorten(s, cell, width[c], narrow, sizeof narrow);
            cell = narrow;
        }
        if (c)
            append(&line, &length, "", GAP, 'l', false);
        append(&line, &length, cell, width[c] - out_columns(s, cell), t->column[c].align, c + 1 == columns);
    }
    while (length && line[length - 1] == ' ')
        line[--length] = 0;
    out_line(s, "%s", line ? line : "");
    free(line);
}

void out_table_print(const out_table *t, const out_stream *s)
{
    int width[OUT_MAX_COLUMNS];
    size_t columns = t->columns;
    measure(t, s, width);
    if (s->width > 0)
        columns = fit(t, s, width);
    if (t->column[0].title)
        print_row(t, (size_t)-1, width, columns, s);
    for (size_t r = 0; r < t->rows; r++)
        print_row(t, r, width, columns, s);
    if (columns < t->columns)
        out_line(s, "%zu column%s left out, from %s on", t->columns - columns,
                 t->columns - columns == 1 ? "" : "s",
                 t->column[columns].title ? t->column[columns].title : "the right");
}
