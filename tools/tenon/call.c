/* call.c: what commands ask of their call, their JSON documents and their errors. */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/near_p.h"
#include "command.h"
#include "problem.h"
#include "version.h"

/* -- Options --------------------------------------------------------------------------------------*/

const char *cmd_value(const cmd_call *call, const char *option)
{
    for (size_t i = 0; call->entry->options && call->entry->options[i].name; i++)
        if (strcmp(call->entry->options[i].name, option) == 0)
            return call->value[i];
    return NULL;
}

bool cmd_flag(const cmd_call *call, const char *option) { return cmd_value(call, option) != NULL; }

bool cmd_number(const cmd_call *call, const char *option, double least, double most, double otherwise,
                double *out)
{
    const char *text = cmd_value(call, option);
    char *end = NULL;
    *out = otherwise;
    if (!text)
        return true;
    double value = strtod(text, &end);
    if (end == text || *end || !(value >= least && value <= most)) {
        cmd_fail(call, EXIT_REQUEST, "--%s wants a number from %g to %g, not '%s'", option, least, most,
                 text);
        return false;
    }
    *out = value;
    return true;
}

/* -- JSON -----------------------------------------------------------------------------------------*/

static json_t *begin(const char *name)
{
    char schema[64];
    snprintf(schema, sizeof schema, "tenon/%s/1", name);
    return json_pack("{s:s, s:s}", "schema", schema, "tenon", TOOL_VERSION);
}

json_t *cmd_json_begin(const cmd_call *call) { return begin(call->entry ? call->entry->name : "help"); }

void cmd_json_end(const cmd_call *call, json_t *document)
{
    FILE *file = call->out->result.file;
    json_dumpf(document, file, JSON_INDENT(1) | JSON_REAL_PRECISION(9));
    fputc('\n', file);
    json_decref(document);
}

json_t *cmd_json_real(double value) { return isfinite(value) ? json_real(value) : json_null(); }

/* Bytes that are no UTF-8 become U+FFFD: JSON takes nothing else, and a string refused would be left out. */
json_t *cmd_json_text(const char *text)
{
    static const char replacement[] = "\xEF\xBF\xBD";
    json_t *string = NULL;
    if (!text)
        return json_null();
    char *valid = malloc(3 * strlen(text) + 1), *to = valid;
    for (size_t size; valid && *text; text += size ? size : 1) {
        size = out_utf8(text);
        memcpy(to, size ? text : replacement, size ? size : sizeof replacement - 1);
        to += size ? size : sizeof replacement - 1;
    }
    if (valid)
        string = json_stringn(valid, (size_t)(to - valid));
    free(valid);
    return string ? string : json_null();
}

static int fail_json(const cmd_call *call, int exit_code, const char *message, const char *const *near,
                     size_t count)
{
    json_t *document = begin("error"), *names = json_array();
    for (size_t i = 0; i < count; i++)
        json_array_append_new(names, cmd_json_text(near[i]));
    json_object_set_new(document, "code", json_integer(exit_code));
    json_object_set_new(document, "message", cmd_json_text(message));
    json_object_set_new(document, "near", names);
    cmd_json_end(call, document);
    return exit_code;
}

/* -- Errors ---------------------------------------------------------------------------------------*/

/* A sentence keeps all its words: a terminal gets it in as many lines as it takes. */
static void say(const cmd_call *call, const char *message)
{
    const out_stream *s = &call->out->talk;
    char text[1200];
    fflush(call->out->result.file);
    snprintf(text, sizeof text, "tenon%s%s: %s", call->entry ? " " : "", call->entry ? call->entry->name : "",
             message);
    if (s->width > 0)
        out_text(s, 0, text);
    else
        out_line(s, "%s", text);
}

int cmd_fail(const cmd_call *call, int exit_code, const char *format, ...)
{
    char message[1024];
    va_list list;
    va_start(list, format);
    vsnprintf(message, sizeof message, format, list);
    va_end(list);
    if (call->json)
        return fail_json(call, exit_code, message, NULL, 0);
    say(call, message);
    return exit_code;
}

/* Near names and the hint in one line, or two where 100 columns do not hold both. */
static void say_near(const cmd_call *call, const char *near, const char *hint)
{
    enum { COLUMNS = 100 };
    const out_stream *s = &call->out->talk;
    bool both = *near && hint && 2 + out_columns(s, near) + 8 + out_columns(s, hint) <= COLUMNS;
    if (both)
        out_line(s, "  %s      (%s)", near, hint);
    if (!both && *near)
        out_line(s, "  %s", near);
    if (!both && hint)
        out_line(s, "  (%s)", hint);
}

int cmd_fail_name(const cmd_call *call, const char *what, const char *name, const char *const *candidates,
                  size_t count, const char *hint)
{
    tni_near near;
    char message[512], line[512] = "";
    size_t length = strlen(what);
    bool joined = length && what[length - 1] == '-';       /* "option --" and the name are one word */
    tni_near_begin(&near, name, strlen(name));
    for (size_t i = 0; i < count; i++)
        tni_near_offer_kernel(&near, candidates[i]);
    snprintf(message, sizeof message, joined ? "no %s%s" : "no %s '%s'", what, name);
    if (call->json)
        return fail_json(call, EXIT_REQUEST, message, near.name, (size_t)near.count);
    say(call, message);
    for (int i = 0; i < near.count; i++)
        snprintf(line + strlen(line), sizeof line - strlen(line), "%s%s%s", i ? "   " : "near: ",
                 joined ? "--" : "", near.name[i]);
    say_near(call, line, hint);
    return EXIT_REQUEST;
}

/* ORDER status, by group */
static int exit_of(tn_status status)
{
    switch (status) {
    case TN_ERR_MEMORY: case TN_ERR_IO: case TN_ERR_UNSUPPORTED: case TN_ERR_COMPILE: return EXIT_NOT_HERE;
    case TN_ERR_OVERRUN: case TN_ERR_INTERNAL: return EXIT_FAULT;
    case TN_ERR_CANCELLED: return EXIT_INTERRUPTED;
    default: return EXIT_REQUEST;
    }
}

/* Near words of all mistakes, for JSON. */
static size_t near_words(const tni_marks *marks, const char **near, size_t room)
{
    size_t n = 0;
    for (int i = 0; i < marks->count; i++)
        for (int j = 0; j < marks->mark[i].near.count && n < room; j++)
            near[n++] = marks->mark[i].near.name[j];
    return n;
}

int cmd_fail_status(const cmd_call *call, const tn_error *err, const char *line)
{
    const char *near[TNI_MARKS * TNI_NEAR_MAX];
    tni_marks marks = { 0 };
    int code = exit_of(err->status);
    if (line)
        problem_marks(line, &marks);
    if (call->json)
        return fail_json(call, code, err->message, near,
                         near_words(&marks, near, sizeof near / sizeof near[0]));
    if (marks.count == 0) {
        say(call, err->message);
        return code;
    }
    fflush(call->out->result.file);
    out_line(&call->out->talk, "tenon %s: %s", call->entry->name, line);
    problem_show(&call->out->talk, (int)strlen("tenon : ") + (int)strlen(call->entry->name), &marks);
    return code;
}
