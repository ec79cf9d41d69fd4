/* help.c: the pages of `tenon help`. A command's page is the same text for --help. */
#include "help.h"

#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "kernel/stock_p.h"
#include "paths.h"
#include "table.h"
#include "version.h"

static const char problems_intro[] =
    "A problem is one operation with everything that chooses its kernel, in words that no shell needs "
    "quoted.\n"
    "\n"
    "  OPERATION[.dN] DTYPES WORD…\n"
    "\n"
    "DTYPES are those of the operands and the result, parted by commas; one says all: f32, or u8,f32. "
    ".dN is the gradient with respect to input N. The words:\n";

static const struct { const char *word, *meaning; } problem_words[] = {
    { "64x512x256", "matmul only: rows, columns, depth, behind nn, nt, tn or tt (t: stored transposed)" },
    { "1024x1024", "extents of the next operand; operands left out are as the first; scalar: none" },
    { "1024:2", "extents and strides in elements; 0 repeats, a minus reverses" },
    { "1024@3", "verify and bench place the operand 3 elements past a 64-byte line" },
    { "a:300,1", "strides of an operand by its name: a b dst, src dst" },
    { "axis 1", "of a sum or softmax; keep: the axis stays with extent 1" },
    { "by 0.5", "of scale: the factor" },
    { "bias relu", "what follows a matmul, in the order written" },
    { "exact", "equal bits to the reference" },
    { "2K 1M", "counts times 1024 and 1024²" },
    { "_  33..64", "anything, or a class of extents, where a pattern is meant" },
    { NULL, NULL },
};

static const char problem_examples[] =
    "matmul f32 nt 64x512x256 bias relu\n"
    "matmul f32 nn 64x512x256 a:300,1 exact\n"
    "add f32 1024x1024 1024\n"
    "add f32 1024x1024:1,1024 1024x1024\n"
    "exp f32 1024:2@3\n"
    "scale u8,f32 128x784 by 0.0039215689\n"
    "sum f32 1024x1024 axis 1\n"
    "log_softmax f32 1024x1024\n"
    "relu.d0 f32 64x256\n";

static void heading(const out_stream *s, const char *text) { out_line(s, OUT_BOLD "%s" OUT_END, text); }

static void lines(const out_stream *s, const char *text)
{
    for (size_t length; *text; text += length + (text[length] == '\n')) {
        length = strcspn(text, "\n");
        out_line(s, "  %.*s", (int)length, text);
    }
}

/* -- A command -------------------------------------------------------------------------------------*/

static void option_text(const cmd_option *o, char *text, size_t size)
{
    int n = o->letter ? snprintf(text, size, "-%c, --%s", o->letter, o->name)
                      : snprintf(text, size, "    --%s", o->name);
    if (o->value && n > 0 && (size_t)n < size)
        snprintf(text + n, size - (size_t)n, o->optional ? "[=%s]" : " %s", o->value);
}

static void option_rows(const out_stream *s, const cmd_option *options)
{
    for (const cmd_option *o = options; o && o->name; o++) {
        char left[64];
        option_text(o, left, sizeof left);
        out_pair(s, 24, left, o->help);
    }
}

static void synopsis(const out_stream *s, const cmd_entry *entry)
{
    char line[512];
    int n = snprintf(line, sizeof line, "tenon %s%s%s", entry->name, *entry->words ? " " : "", entry->words);
    for (const cmd_option *o = entry->options; o && o->name && n < (int)sizeof line; o++)
        n += snprintf(line + n, sizeof line - (size_t)n,
                      o->value ? o->optional ? " [--%s[=%s]]" : " [--%s %s]" : " [--%s]", o->name, o->value);
    out_text(s, 2, line);
}

static void command_page(const out_stream *s, const cmd_entry *entry)
{
    heading(s, "NAME");
    out_line(s, "  tenon %s: %s", entry->name, entry->summary);
    heading(s, "SYNOPSIS");
    synopsis(s, entry);
    if (entry->detail) {
        heading(s, "DESCRIPTION");
        out_text(s, 2, entry->detail);
    }
    heading(s, "OPTIONS");
    option_rows(s, entry->options);
    option_rows(s, args_global);
    if (entry->examples) {
        heading(s, "EXAMPLES");
        lines(s, entry->examples);
    }
    heading(s, "EXIT STATUS");
    out_text(
        s, 2,
        "0 it holds; 1 the answer is no; 2 the request is wrong; 3 not possible here; 4 a fault of Tenon; "
        "130 interrupted");
}

/* -- The list of commands --------------------------------------------------------------------------*/

static void command_list_page(const out_stream *s)
{
    out_line(s, "tenon: tensor kernels cut to size");
    out_line(s, "usage: tenon [--json] [--isa TIER] [-q|-v] [--color WHEN] COMMAND [options] [words]");
    for (const cmd_group *group = command_groups; group->name; group++) {
        bool any = false;
        for (const cmd_entry *const *entry = command_table; *entry; entry++) {
            if (strcmp((*entry)->group, group->name) != 0)
                continue;
            if (!any) {
                out_line(s, "%s", "");
                heading(s, group->title);
            }
            any = true;
            out_pair(s, 8, (*entry)->name, (*entry)->summary);
        }
    }
    out_line(s, "%s", "");
    out_line(s, "tenon help COMMAND | problems | files     tenon COMMAND --help");
}

static json_t *option_json(const cmd_option *o)
{
    char letter[2] = { (char)o->letter, 0 };
    json_t *row = json_pack("{s:s, s:s*, s:s*, s:s}", "name", o->name, "letter", o->letter ? letter : NULL,
                            "value", o->value, "help", o->help);
    return row;
}

static json_t *command_json(const cmd_entry *entry)
{
    json_t *options = json_array();
    for (const cmd_option *o = entry->options; o && o->name; o++)
        json_array_append_new(options, option_json(o));
    return json_pack("{s:s, s:s, s:s, s:s, s:o}", "name", entry->name, "group", entry->group, "summary",
                     entry->summary, "words", entry->words, "options", options);
}

void help_command(const cmd_call *call, const cmd_entry *entry)
{
    if (call->json) {
        json_t *document = json_pack("{s:s, s:s}", "schema", "tenon/help/1", "tenon", TOOL_VERSION);
        json_t *commands = json_array();
        for (const cmd_entry *const *e = command_table; *e; e++)
            if (!entry || entry == *e)
                json_array_append_new(commands, command_json(*e));
        json_object_set_new(document, "commands", commands);
        cmd_json_end(call, document);
    } else if (entry) {
        command_page(&call->out->result, entry);
    } else {
        command_list_page(&call->out->result);
    }
}

void help_version(const cmd_call *call)
{
    if (call->json)
        cmd_json_end(call, json_pack("{s:s, s:s, s:s}", "schema", "tenon/version/1", "tenon", TOOL_VERSION,
                                     "build", tn_build_info()));
    else
        out_line(&call->out->result, "%s", tn_build_info());
}

/* -- Topics ----------------------------------------------------------------------------------------*/

void help_problems(const cmd_call *call)
{
    const out_stream *s = &call->out->result;
    char names[512] = "";
    heading(s, "PROBLEMS");
    out_text(s, 2, problems_intro);
    for (size_t i = 0; problem_words[i].word; i++)
        out_pair(s, 12, problem_words[i].word, problem_words[i].meaning);
    heading(s, "OPERATIONS");
    for (size_t i = 0; i < tni_ops_count; i++)
        if (tni_ops[i].name && tni_ops[i].wrt == 0)
            snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", *names ? " " : "",
                     tni_ops[i].name);
    out_text(s, 2, names);
    heading(s, "EXAMPLES");
    lines(s, problem_examples);
    out_text(
        s, 2,
        "If any word of the command line holds a space, each word is one kernel or problem; else the words "
        "from an operation on make one problem.");
}

void help_files(const cmd_call *call)
{
    const out_stream *s = &call->out->result;
    char *cache = path_cache();
    heading(s, "FILES");
    out_pair(s, 24, cache ? cache : "(off)", "compiled kernels of sessions, one file a key; safe to remove");
    out_pair(s, 24, "generated/", "in a source checkout: the stock kernels as text, written by tenon gen");
    out_pair(s, 24, "templates/, gen/",
         "in a source checkout: kernel programs and the language they are written in");
    heading(s, "ENVIRONMENT");
    for (const cmd_variable *v = command_variables; v->name; v++)
        out_pair(s, 24, v->name, v->meaning);
    out_pair(s, 24, "NO_COLOR, CLICOLOR_FORCE", "no colour; colour off a terminal too");
    free(cache);
}
