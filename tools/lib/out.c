/* out.c: streams and lines. Every byte the tools show goes through write_line, which turns marks into
 * colour, UTF-8 into ASCII where needed, and cuts at the terminal's width. */
#include "out.h"

#include <langinfo.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* ORDER mark: \001 … \006 */
static const char *const escape[] = { NULL,       "\033[1m",  "\033[2m", "\033[32m",
                                      "\033[31m", "\033[33m", "\033[0m" };

/* What ASCII says for the characters the tools use. */
static const struct { const char *utf8, *ascii; } plain[] = {
    { "µ", "u" }, { "…", "..." }, { "±", "+-" }, { "×", "x" }, { "·", "*" }, { "→", "->" }, { "≤", "<=" },
    { "²", "^2" }, { "–", "-" }, { "Σ", "sum" }, { "≥", ">=" },
};

static bool set(const char *variable)
{
    const char *value = getenv(variable);
    return value && *value;
}

/* NO_COLOR and TERM=dumb forbid, CLICOLOR_FORCE demands, else a terminal has colour. */
static bool wants_color(out_color color, bool terminal)
{
    const char *force = getenv("CLICOLOR_FORCE"), *term = getenv("TERM");
    if (color != OUT_COLOR_AUTO)
        return color == OUT_COLOR_ALWAYS;
    if (set("NO_COLOR"))
        return false;
    if (force && *force && strcmp(force, "0") != 0)
        return true;
    return terminal && !(term && strcmp(term, "dumb") == 0);
}

static int terminal_width(int file)
{
    const char *columns = getenv("COLUMNS");
    struct winsize size;
    if (columns && atoi(columns) > 0)
        return atoi(columns);
    if (ioctl(file, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return 80;
}

static void stream_init(out_stream *s, FILE *file, out_color color)
{
    s->file = file;
    s->terminal = isatty(fileno(file));
    s->color = wants_color(color, s->terminal);
    s->utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    s->width = s->terminal ? terminal_width(fileno(file)) : 0;
}

void out_init(output *o, out_color color, int verbosity)
{
    stream_init(&o->result, stdout, color);
    stream_init(&o->talk, stderr, color);
    o->verbosity = verbosity;
}

/* -- Characters -----------------------------------------------------------------------------------*/

static bool is_mark(char c) { return c >= 1 && c <= 6; }

static size_t character_size(const char *text)
{
    size_t size = 1;
    if ((unsigned char)*text >= 0xC0)
        while (((unsigned char)text[size] & 0xC0) == 0x80)
            size++;
    return size;
}

static const char *ascii_of(const char *text, size_t size)
{
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++)
        if (strlen(plain[i].utf8) == size && memcmp(plain[i].utf8, text, size) == 0)
            return plain[i].ascii;
    return "?";
}

static int columns_of(const out_stream *s, const char *text, size_t length)
{
    int columns = 0;
    for (size_t size; length > 0; text += size, length -= size) {
        size = character_size(text);
        columns += size > 1 && !s->utf8 ? (int)strlen(ascii_of(text, size)) : !is_mark(*text);
    }
    return columns;
}

int out_columns(const out_stream *s, const char *text) { return columns_of(s, text, strlen(text)); }

/* Bytes of the least code that a character of so many bytes may hold: shorter forms exist for smaller
 * ones. */
static const uint32_t least_code[] = { 0, 0, 0x80, 0x800, 0x10000 };

size_t out_utf8(const char *text)
{
    unsigned char lead = (unsigned char)*text;
    size_t size = lead < 0x80 ? 1 : lead < 0xC0 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF8 ? 4 : 0;
    uint32_t code = size < 2 ? lead : lead & (0x7Fu >> size);
    for (size_t i = 1; i < size; i++) {
        unsigned char next = (unsigned char)text[i];
        if ((next & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (next & 0x3F);
    }
    bool surrogate = code >= 0xD800 && code < 0xE000;
    return size && (code < least_code[size] || code > 0x10FFFF || surrogate) ? 0 : size;
}

/* What is no text: a foreign one may not steer the terminal. Control codes of ASCII but the tabulator, those
 * of Latin 1, and bytes that are no UTF-8. */
static bool is_unprintable(const char *text, size_t size)
{
    unsigned char first = (unsigned char)text[0];
    if (first < 0x80)
        return (first < 0x20 && first != '\t') || first == 0x7F;
    return out_utf8(text) != size || (first == 0xC2 && (unsigned char)text[1] < 0xA0);
}

static void put_character(const out_stream *s, const char *text, size_t size)
{
    if (is_mark(*text)) {
        if (s->color)
            fputs(escape[(int)*text], s->file);
    } else if (is_unprintable(text, size)) {
        fputc('?', s->file);
    } else if (size > 1 && !s->utf8) {
        fputs(ascii_of(text, size), s->file);
    } else {
        fwrite(text, 1, size, s->file);
    }
}

/* -- Lines ----------------------------------------------------------------------------------------*/

/* One line without its newline; what does not fit is cut, with "…" in the last column. */
static void write_line(const out_stream *s, const char *text, size_t length)
{
    const char *end = text + length;
    int column = 0, cut = 0;
    if (s->width > 0 && columns_of(s, text, length) > s->width)
        cut = s->width - out_columns(s, "…");
    for (size_t size; text < end; text += size) {
        size = character_size(text);
        int columns = columns_of(s, text, size);
        if (cut && column + columns > cut && !is_mark(*text))
            continue;
        put_character(s, text, size);
        column += columns;
    }
    if (cut)
        put_character(s, "…", strlen("…"));
    fputc('\n', s->file);
}

static void write_lines(const out_stream *s, const char *text)
{
    for (;;) {
        size_t length = strcspn(text, "\n");
        write_line(s, text, length);
        if (!text[length] || !text[length + 1])
            return;
        text += length + 1;
    }
}

static void write_format(const out_stream *s, const char *format, va_list list)
{
    char *text = NULL;
    if (vasprintf(&text, format, list) < 0)
        return;
    write_lines(s, text);
    free(text);
}

void out_line(const out_stream *s, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    write_format(s, format, list);
    va_end(list);
}

/* The longest start of text, up to room columns, that ends at a space; all of it if it fits. */
static size_t break_at(const char *text, int room)
{
    size_t length = strcspn(text, "\n"), at = 0;
    int column = 0;
    for (size_t i = 0; i < length; i += character_size(text + i)) {
        if (text[i] == ' ' && column <= room)
            at = i;
        column += !is_mark(text[i]);
    }
    return column <= room || at == 0 ? length : at;
}

static int text_width(const out_stream *s) { return s->width > 0 && s->width < 100 ? s->width : 100; }

/* One line of it: what stands in front, then as much of the text as fits; returns the rest. */
static const char *write_part(const out_stream *s, const char *front, int indent, const char *text)
{
    int room = text_width(s) - indent, pad = indent - out_columns(s, front);
    size_t length = break_at(text, room > 20 ? room : 20);
    out_line(s, "%s%*s%.*s", front, length && pad > 0 ? pad : 0, "", (int)length, text);
    text += length;
    return text + (*text == '\n' || *text == ' ');
}

void out_text(const out_stream *s, int indent, const char *text)
{
    while (*text)
        text = write_part(s, "", indent, text);
}

void out_pair(const out_stream *s, int width, const char *left, const char *right)
{
    char front[128];
    int pad = width - out_columns(s, left);
    snprintf(front, sizeof front, "  %s%*s  ", left, pad > 0 ? pad : 0, "");
    for (right = write_part(s, front, width + 4, right); *right;)
        right = write_part(s, "", width + 4, right);
}

/* -- Talk -----------------------------------------------------------------------------------------*/

static void talk(const output *o, const char *prefix, const char *format, va_list list)
{
    char *text = NULL;
    if (vasprintf(&text, format, list) < 0)
        return;
    fflush(o->result.file);
    out_line(&o->talk, "%s%s", prefix, text);
    free(text);
}

void out_next(const output *o, const char *format, ...)
{
    va_list list;
    if (!o->talk.terminal || o->verbosity < 0)
        return;
    va_start(list, format);
    talk(o, "next: ", format, list);
    va_end(list);
}

void out_note(const output *o, const char *format, ...)
{
    va_list list;
    if (o->verbosity < 0)
        return;
    va_start(list, format);
    talk(o, "", format, list);
    va_end(list);
}

void out_verbose(const output *o, const char *format, ...)
{
    va_list list;
    if (o->verbosity < 1)
        return;
    va_start(list, format);
    talk(o, "", format, list);
    va_end(list);
}
