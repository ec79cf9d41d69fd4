/* cmd_env.c: `tenon env`: every variable, its value, its origin. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/near_p.h"
#include "isa.h"
#include "paths.h"
#include "table.h"

typedef struct variable_row {
    const char *name, *from, *meaning;
    char       *value;         /* NULL: none */
    bool        illegal;
    bool        unknown;
    tni_near    near;
} variable_row;

enum { ROWS = 64 };

static bool legal(const cmd_variable *v, const char *value)
{
    if (v->kind != VARIABLE_ISA)
        return true;
    for (size_t i = 0; isa_words[i]; i++)
        if (strcmp(isa_words[i], value) == 0)
            return true;
    return false;
}

static char *default_of(const cmd_variable *v)
{
    if (v->kind == VARIABLE_ISA)
        return strdup(tn_isa_name(tn_isa_detect()));
    return v->kind == VARIABLE_CACHE ? path_cache() : NULL;
}

static const char *default_origin(const cmd_variable *v)
{
    return v->kind == VARIABLE_ISA ? "this CPU" : v->kind == VARIABLE_CACHE ? "XDG default" : "default";
}

static variable_row row_of(const cmd_variable *v)
{
    const char *set = getenv(v->name);
    variable_row row = { .name = v->name, .from = "environment", .meaning = v->meaning };
    if (set && *set) {
        row.value = strdup(set);
        row.illegal = !legal(v, set);
    } else {
        row.value = default_of(v);
        row.from = default_origin(v);
    }
    return row;
}

/* TENON_ variables that nobody reads, near to one that is read or not. */
static size_t unknown_rows(variable_row *rows, size_t n)
{
    for (char **entry = environ; entry && *entry && n < ROWS; entry++) {
        size_t length = strcspn(*entry, "=");
        bool known = strncmp(*entry, "TENON_", 6) != 0;
        for (const cmd_variable *v = command_variables; v->name && !known; v++)
            known = strlen(v->name) == length && strncmp(v->name, *entry, length) == 0;
        if (known || (*entry)[length] != '=')
            continue;
        variable_row *row = &rows[n++];
        *row = (variable_row){ .from = "environment", .unknown = true };
        row->name = strndup(*entry, length);
        row->value = strdup(*entry + length + 1);
        tni_near_begin(&row->near, row->name, length);
        for (const cmd_variable *v = command_variables; v->name; v++)
            tni_near_offer(&row->near, v->name);
    }
    return n;
}

static void print_text(const cmd_call *call, const variable_row *rows, size_t n)
{
    static const out_column columns[] = {
        { "VARIABLE", 'l', false }, { "VALUE", 'l', true }, { "FROM", 'l', false }, { "MEANING", 'l', false },
    };
    out_table table;
    out_table_init(&table, columns, 4);
    for (size_t i = 0; i < n; i++) {
        char text[160];
        const variable_row *row = &rows[i];
        if (row->unknown)
            snprintf(text, sizeof text, "unknown, ignored%s%s%s", row->near.count ? "; " : "",
                     row->near.count ? row->near.name[0] : "", row->near.count ? "?" : "");
        else
            snprintf(text, sizeof text, "%s%s", row->illegal ? "illegal value; " : "", row->meaning);
        char *value = row->value ? path_short(row->value) : NULL;
        out_table_row(&table, (const char *const[]){ row->name, value ? value : "-", row->from, text });
        free(value);
    }
    out_table_print(&table, &call->out->result);
    out_table_reset(&table);
}

static void print_json(const cmd_call *call, const variable_row *rows, size_t n)
{
    json_t *document = cmd_json_begin(call), *known = json_array(), *unknown = json_array();
    for (size_t i = 0; i < n; i++) {
        if (rows[i].unknown)
            json_array_append_new(unknown, cmd_json_text(rows[i].name));
        else
            json_array_append_new(known,
                                  json_pack("{s:s, s:o, s:s, s:s}", "name", rows[i].name, "value",
                                            cmd_json_text(rows[i].value), "from", rows[i].from, "meaning",
                                            rows[i].meaning));
    }
    json_object_set_new(document, "variables", known);
    json_object_set_new(document, "unknown", unknown);
    cmd_json_end(call, document);
}

static int no_variable(const cmd_call *call, const char *name)
{
    const char *names[ROWS];
    size_t n = 0;
    for (const cmd_variable *v = command_variables; v->name && n < ROWS; v++)
        names[n++] = v->name;
    return cmd_fail_name(call, "variable", name, names, n, "tenon env");
}

static size_t collect(const cmd_call *call, variable_row *rows)
{
    size_t n = 0;
    for (const cmd_variable *v = command_variables; v->name && n < ROWS; v++)
        if (call->words == 0 || strcmp(v->name, call->word[0]) == 0)
            rows[n++] = row_of(v);
    return call->words ? n : unknown_rows(rows, n);
}

static int run(const cmd_call *call)
{
    variable_row rows[ROWS];
    int code = EXIT_HOLDS;
    if (call->words > 1)
        return cmd_fail(call, EXIT_REQUEST, "one variable, not %zu words", call->words);
    size_t n = collect(call, rows);
    if (n == 0)
        return no_variable(call, call->word[0]);
    if (call->json)
        print_json(call, rows, n);
    else
        print_text(call, rows, n);
    for (size_t i = 0; i < n; i++) {
        code = rows[i].illegal ? EXIT_NO : code;
        free(rows[i].value);
        if (rows[i].unknown)
            free((char *)rows[i].name);
    }
    return code;
}

const cmd_entry command_env = {
    .name = "env",
    .group = "make",
    .summary = "every variable, its value, its origin",
    .words = "[NAME]",
    .detail =
        "Settings in a program win over the environment, which wins over defaults. Variables that begin "
              "with TENON_ and that nothing reads are listed as unknown. An illegal value is exit 1.",
    .examples = "tenon env\nTENON_ISA=avx2 tenon env TENON_ISA",
    .run = run,
};
