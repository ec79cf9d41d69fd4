/* args.c: argp over the command table. */
#include "args.h"

#include <argp.h>
#include <stdlib.h>
#include <string.h>

#include "isa.h"

/* ORDER global */
enum { G_JSON, G_ISA, G_QUIET, G_VERBOSE, G_COLOR, G_HELP, G_VERSION, GLOBALS };

static const char *const color_words[] = { "auto", "always", "never", NULL };

const cmd_option args_global[] = {
    { .name = "json", .help = "one JSON document on stdout" },
    { .name = "isa", .value = "TIER", .help = "highest tier used, as TENON_ISA", .choices = isa_words },
    { .name = "quiet", .letter = 'q', .help = "errors alone" },
    { .name = "verbose", .letter = 'v', .help = "more, and the library's log" },
    { .name = "color", .value = "WHEN", .help = "auto, always or never", .choices = color_words },
    { .name = "help", .letter = 'h', .help = "this text" },
    { .name = "version", .letter = 'V', .help = "version and build" },
    { 0 },
};

/* Keys of argp: globals from FIRST_KEY on, then the command's options. */
enum { FIRST_KEY = 0x100, NUMBER_MARK = 0x1f };

typedef struct parse {
    args *a;
    const char *global[GLOBALS];
    bool named;                /* the command's own word was seen */
} parse;

static size_t count_options(const cmd_option *options)
{
    size_t n = 0;
    while (options && options[n].name)
        n++;
    return n;
}

const cmd_entry *args_command(const char *name)
{
    for (const cmd_entry *const *entry = command_table; *entry; entry++)
        if (strcmp((*entry)->name, name) == 0)
            return *entry;
    return NULL;
}

/* -- Before argp ----------------------------------------------------------------------------------*/

static bool is_number(const char *arg)
{
    return arg[0] == '-' &&
           ((arg[1] >= '0' && arg[1] <= '9') || (arg[1] == '.' && arg[2] >= '0' && arg[2] <= '9'));
}

/* The option that an argument names: exactly, or as the only one it starts. */
static const cmd_option *find_long(const char *name, size_t length, const cmd_option *own)
{
    const cmd_option *found = NULL, *lists[] = { args_global, own };
    size_t hits = 0;
    for (size_t i = 0; i < 2; i++)
        for (const cmd_option *o = lists[i]; o && o->name; o++) {
            if (strncmp(o->name, name, length) != 0)
                continue;
            if (!o->name[length])
                return o;
            found = o;
            hits++;
        }
    return hits == 1 ? found : NULL;
}

static const cmd_option *find_letter(int letter, const cmd_option *own)
{
    const cmd_option *lists[] = { args_global, own };
    for (size_t i = 0; i < 2; i++)
        for (const cmd_option *o = lists[i]; o && o->name; o++)
            if (o->letter == letter)
                return o;
    return NULL;
}

/* Whether the argument after this one is its value. */
static bool takes_next(const char *arg, const cmd_option *own)
{
    const cmd_option *o;
    if (arg[0] != '-' || !arg[1] || strchr(arg, '='))
        return false;
    o = arg[1] == '-' ? find_long(arg + 2, strlen(arg + 2), own) : arg[2] ? NULL : find_letter(arg[1], own);
    return o && o->value && !o->optional;
}

/* The command is the first word that belongs to no option; an option of a command may stand before it. */
static const char *command_word(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--") == 0)
            return i + 1 < argc ? argv[i + 1] : NULL;
        if (argv[i][0] != '-' || !argv[i][1])
            return argv[i];
        bool value = takes_next(argv[i], NULL);
        for (const cmd_entry *const *entry = command_table; *entry && !value; entry++)
            value = takes_next(argv[i], (*entry)->options);
        i += value;
    }
    return NULL;
}

/* Numbers get a mark in front, so that argp takes them for words; texts loses it again. */
static char **hide_numbers(args *a, int argc, char **argv)
{
    size_t bytes = 0;
    char **hidden = calloc((size_t)argc + 1, sizeof *hidden);
    for (int i = 1; i < argc; i++)
        bytes += is_number(argv[i]) ? strlen(argv[i]) + 2 : 0;
    char *at = a->hidden = malloc(bytes + 1);
    if (!hidden || !at) {
        free(hidden);
        return NULL;
    }
    for (int i = 0; i < argc; i++) {
        hidden[i] = argv[i];
        if (i == 0 || !is_number(argv[i]))
            continue;
        hidden[i] = at;
        *at++ = NUMBER_MARK;
        at = stpcpy(at, argv[i]) + 1;
    }
    return hidden;
}

static const char *shown(const char *arg) { return arg && *arg == NUMBER_MARK ? arg + 1 : arg; }

/* -- argp -----------------------------------------------------------------------------------------*/

static struct argp_option argp_row(const cmd_option *o, int key)
{
    return (struct argp_option){ .name = o->name, .key = key, .arg = o->value, .doc = o->help,
                                 .flags = o->optional ? OPTION_ARG_OPTIONAL : 0 };
}

/* The arrays: a row an option, and one for its letter. */
static size_t argp_rows(struct argp_option *rows, const cmd_option *options, int key)
{
    size_t n = 0;
    for (size_t i = 0; options && options[i].name; i++) {
        rows[n++] = argp_row(&options[i], key + (int)i);
        if (options[i].letter)
            rows[n++] = (struct argp_option){ .key = options[i].letter, .arg = options[i].value };
    }
    return n;
}

static int key_of_letter(const cmd_option *own, int letter)
{
    const cmd_option *o = find_letter(letter, own);
    if (!o)
        return -1;
    if (o >= args_global && o < args_global + GLOBALS)
        return FIRST_KEY + (int)(o - args_global);
    return FIRST_KEY + GLOBALS + (int)(o - own);
}

static error_t take(int key, char *arg, struct argp_state *state)
{
    parse *p = state->input;
    args *a = p->a;
    if (key == ARGP_KEY_ARG) {
        if (!p->named && a->call.entry)
            p->named = true;
        else
            a->word[a->call.words++] = shown(arg);
        return 0;
    }
    if (key > 0 && key < FIRST_KEY)
        key = key_of_letter(a->call.entry ? a->call.entry->options : NULL, key);
    if (key < FIRST_KEY || key >= FIRST_KEY + GLOBALS + COMMAND_OPTIONS)
        return ARGP_ERR_UNKNOWN;
    const char *value = arg ? shown(arg) : "";
    if (key < FIRST_KEY + GLOBALS)
        p->global[key - FIRST_KEY] = value;
    else
        a->call.value[key - FIRST_KEY - GLOBALS] = value;
    return 0;
}

/* -- What is wrong ---------------------------------------------------------------------------------*/

static int unknown_option(const cmd_call *call, const char *arg, size_t length)
{
    const char *names[GLOBALS + COMMAND_OPTIONS], *at = strndupa(arg, length);
    char text[64];
    size_t n = 0;
    snprintf(text, sizeof text, "%s", at + 2);
    for (const cmd_option *o = args_global; o->name; o++)
        names[n++] = o->name;
    for (const cmd_option *o = call->entry ? call->entry->options : NULL; o && o->name; o++)
        names[n++] = o->name;
    return cmd_fail_name(call, "option --", text, names, n, NULL);
}

/* argp said only that something is wrong: the first argument that no option explains. */
static int explain(const cmd_call *call, int argc, char **argv)
{
    const cmd_option *own = call->entry ? call->entry->options : NULL;
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        const char *arg = argv[i];
        if (arg[0] != '-' || !arg[1])
            continue;
        size_t length = strcspn(arg, "=");
        const cmd_option *o = arg[1] == '-' ? find_long(arg + 2, length - 2, own) : find_letter(arg[1], own);
        if (!o && arg[1] == '-')
            return unknown_option(call, arg, length);
        if (!o)
            return cmd_fail(call, EXIT_REQUEST, "no option -%c", arg[1]);
        if (arg[length] && !o->value)
            return cmd_fail(call, EXIT_REQUEST, "--%s takes no value: '%s'", o->name, arg + length + 1);
        if (takes_next(arg, own) && ++i >= argc)
            return cmd_fail(call, EXIT_REQUEST, "--%s wants a value, %s", o->name, o->value);
    }
    return cmd_fail(call, EXIT_REQUEST, "the options cannot be read");
}

static int check_choice(const cmd_call *call, const cmd_option *o, const char *value)
{
    size_t n = 0;
    if (!value || !o->choices)
        return EXIT_HOLDS;
    for (; o->choices[n]; n++)
        if (strcmp(o->choices[n], value) == 0)
            return EXIT_HOLDS;
    char what[64], hint[160] = "one of";
    snprintf(what, sizeof what, "--%s", o->name);
    for (size_t i = 0; i < n; i++)
        snprintf(hint + strlen(hint), sizeof hint - strlen(hint), " %s", o->choices[i]);
    return cmd_fail_name(call, what, value, o->choices, n, hint);
}

static int check_choices(const parse *p)
{
    const cmd_call *call = &p->a->call;
    for (size_t i = 0; i < GLOBALS; i++)
        if (check_choice(call, &args_global[i], p->global[i]))
            return EXIT_REQUEST;
    for (size_t i = 0; call->entry && i < count_options(call->entry->options); i++)
        if (check_choice(call, &call->entry->options[i], call->value[i]))
            return EXIT_REQUEST;
    return EXIT_HOLDS;
}

static int unknown_command(const cmd_call *call, const char *word)
{
    const char *names[64];
    size_t n = 0;
    while (command_table[n] && n < 64) {
        names[n] = command_table[n]->name;
        n++;
    }
    return cmd_fail_name(call, "command", word, names, n, "tenon help");
}

/* -- All of it -------------------------------------------------------------------------------------*/

/* Errors of the parsing itself already follow --json and --color. */
static bool asks_json(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--json") == 0)
            return true;
    return false;
}

static out_color color_of(const char *word)
{
    return !word || strcmp(word, "auto") == 0 ? OUT_COLOR_AUTO
           : strcmp(word, "always") == 0      ? OUT_COLOR_ALWAYS
                                              : OUT_COLOR_NEVER;
}

static error_t run_argp(parse *p, int argc, char **argv)
{
    struct argp_option rows[2 * (GLOBALS + COMMAND_OPTIONS) + 1];
    const cmd_entry *entry = p->a->call.entry;
    memset(rows, 0, sizeof rows);
    size_t n = argp_rows(rows, args_global, FIRST_KEY);
    if (entry)
        argp_rows(rows + n, entry->options, FIRST_KEY + GLOBALS);
    const struct argp argp = { .options = rows, .parser = take };
    return argp_parse(&argp, argc, argv, ARGP_NO_ERRS | ARGP_NO_HELP | ARGP_NO_EXIT, NULL, p);
}

int args_parse(args *a, int argc, char **argv)
{
    parse p = { .a = a };
    *a = (args){ 0 };
    out_init(&a->output, OUT_COLOR_AUTO, 0);
    a->call.out = &a->output;
    a->call.json = asks_json(argc, argv);
    const char *name = command_word(argc, argv);
    a->call.entry = name ? args_command(name) : NULL;
    a->call.word = a->word = calloc((size_t)argc + 1, sizeof *a->word);
    char **hidden = hide_numbers(a, argc, argv);
    if (!a->word || !hidden)
        return cmd_fail(&a->call, EXIT_NOT_HERE, "out of memory");
    if (name && !a->call.entry) {
        free(hidden);
        return unknown_command(&a->call, name);
    }
    error_t failed = run_argp(&p, argc, hidden);
    free(hidden);
    a->call.json = p.global[G_JSON] || (failed && a->call.json);
    out_init(&a->output, color_of(p.global[G_COLOR]), p.global[G_QUIET] ? -1 : p.global[G_VERBOSE] ? 1 : 0);
    if (failed)
        return explain(&a->call, argc, argv);
    a->help = p.global[G_HELP] != NULL;
    a->version = p.global[G_VERSION] != NULL;
    if (p.global[G_ISA])
        setenv("TENON_ISA", p.global[G_ISA], 1);
    return check_choices(&p);
}

void args_reset(args *a)
{
    free(a->word);
    free(a->hidden);
}
