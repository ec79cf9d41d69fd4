/* cmd_list.c: `tenon list`: every kernel and why it exists. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "stock.h"

static const char *const sort_words[] = {
    "kernel", "form", "tier", "regs", "bytes", "inner", "reason", NULL
};

/* ORDER column, as sort_words */
static const out_column columns[] = {
    { "KERNEL", 'l', true }, { "FORM", 'l', false },  { "TIER", 'l', false },       { "REGS", 'r', false },
    { "BYTES", 'r', false }, { "INNER LOOP", 'l', false }, { "IN THE SET BECAUSE", 'l', false },
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

static const cmd_option options[] = {
    { .name = "op", .value = "OP", .help = "kernels of this operation: add, matmul, relu.d0, pack …" },
    { .name = "dtype", .value = "T", .help = "kernels with an operand of this type: f32, u8 …" },
    { .name = "sort", .value = "COLUMN", .help = "order by kernel, form, tier, regs, bytes, inner or reason",
      .choices = sort_words },
    { .name = "names", .help = "the names alone, one a line" },
    { 0 },
};

static size_t bytes_of(const tni_stock *k)
{
    size_t ir = code_size(k->ir);
    return ir ? ir : code_size(k->info.fn);
}

static const char *forms_of(const tni_stock *k) { return k->ir ? "c ir" : k->info.fn ? "c" : "text"; }

/* -- Which ------------------------------------------------------------------------------------------*/

static bool has_dtype(const tni_stock *k, const char *name)
{
    for (size_t i = 0; i < 4 && k->dtype[i]; i++)
        if (strcmp(tn_dtype_name(k->dtype[i]), name) == 0)
            return true;
    return false;
}

static bool wanted(const cmd_call *call, const tni_stock *k)
{
    const char *op = cmd_value(call, "op"), *dtype = cmd_value(call, "dtype");
    char text[64];
    bool named = call->words == 0;
    for (size_t i = 0; i < call->words && !named; i++)
        named = cmd_kernel_fits(k->info.name, call->word[i]);
    return named && (!op || strcmp(stock_op(k, text, sizeof text), op) == 0) &&
           (!dtype || has_dtype(k, dtype));
}

/* A glob that nothing fits is an unknown name. */
static int check_globs(const cmd_call *call)
{
    for (size_t i = 0; i < call->words; i++) {
        bool any = false;
        for (size_t j = 0; j < tni_stock_count && !any; j++)
            any = cmd_kernel_fits(tni_stock_list[j].info.name, call->word[i]);
        if (!any)
            return stock_unknown(call, call->word[i]);
    }
    return EXIT_HOLDS;
}

static size_t add_once(const char **names, size_t n, const char *name)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(names[i], name) == 0)
            return n;
    names[n] = name;
    return n + 1;
}

static int check_op(const cmd_call *call)
{
    const char *op = cmd_value(call, "op"), **names = calloc(tni_stock_count + 1, sizeof *names);
    char (*text)[64] = calloc(tni_stock_count + 1, sizeof *text);
    size_t n = 0;
    bool found = !op;
    for (size_t i = 0; names && text && op && i < tni_stock_count; i++) {
        n = add_once(names, n, stock_op(&tni_stock_list[i], text[i], sizeof text[i]));
        found = found || strcmp(text[i], op) == 0;
    }
    int code =
        found ? EXIT_HOLDS : cmd_fail_name(call, "kernel of operation", op, names, n, "tenon help problems");
    free(names);
    free(text);
    return code;
}

static int check_dtype(const cmd_call *call)
{
    const char *dtype = cmd_value(call, "dtype"), *names[64];
    size_t n = 0;
    for (size_t i = 0; dtype && i < tni_stock_count; i++) {
        if (has_dtype(&tni_stock_list[i], dtype))
            return EXIT_HOLDS;
        for (size_t j = 0; j < 4 && tni_stock_list[i].dtype[j] && n < 63; j++)
            n = add_once(names, n, tn_dtype_name(tni_stock_list[i].dtype[j]));
    }
    return dtype ? cmd_fail_name(call, "kernel of type", dtype, names, n, NULL) : EXIT_HOLDS;
}

/* -- As text ----------------------------------------------------------------------------------------*/

static void add_row(out_table *table, const tni_stock *k)
{
    char regs[16], bytes[24] = "-", loop[128];
    size_t size = bytes_of(k);
    snprintf(regs, sizeof regs, "%u/%u", k->info.registers, k->info.registers_of);
    if (size)
        snprintf(bytes, sizeof bytes, "%zu", size);
    snprintf(loop, sizeof loop, "%.*s", (int)strcspn(k->loops, ";"), k->loops);
    const char *reason = !k->info.fn ? "other CPU: text only" : k->info.reason;
    out_table_row(table, (const char *const[]){ cmd_short_name(k->info.name), forms_of(k),
                                                tn_isa_name(k->info.isa), regs, bytes, loop, reason });
}

static size_t sort_column(const char *name)
{
    for (size_t i = 0; sort_words[i]; i++)
        if (strcmp(sort_words[i], name) == 0)
            return i;
    return 0;
}

static void print_table(const cmd_call *call)
{
    out_table table;
    const char *first = NULL;
    out_table_init(&table, columns, COLUMNS);
    for (size_t i = 0; i < tni_stock_count; i++)
        if (wanted(call, &tni_stock_list[i])) {
            add_row(&table, &tni_stock_list[i]);
            first = first ? first : cmd_short_name(tni_stock_list[i].info.name);
        }
    if (cmd_value(call, "sort"))
        out_table_sort(&table, sort_column(cmd_value(call, "sort")));
    if (table.rows)
        out_table_print(&table, &call->out->result);
    out_line(&call->out->result, "%zu of %zu kernels", table.rows, tni_stock_count);
    if (first)
        out_next(call->out, "tenon show %s", first);
    out_table_reset(&table);
}

static void print_names(const cmd_call *call)
{
    for (size_t i = 0; i < tni_stock_count; i++)
        if (wanted(call, &tni_stock_list[i]))
            fprintf(call->out->result.file, "%s\n", cmd_short_name(tni_stock_list[i].info.name));
}

/* -- As JSON ----------------------------------------------------------------------------------------*/

static json_t *dtypes_json(const tni_stock *k)
{
    json_t *array = json_array();
    for (size_t i = 0; i < 4 && k->dtype[i]; i++)
        json_array_append_new(array, json_string(tn_dtype_name(k->dtype[i])));
    return array;
}

static json_t *forms_json(const tni_stock *k)
{
    json_t *array = json_array();
    if (k->info.fn)
        json_array_append_new(array, json_string("c"));
    if (k->ir)
        json_array_append_new(array, json_string("ir"));
    return array;
}

/* "mr=14 nr=32" as an object; whole numbers as numbers. */
static json_t *tunables_json(const char *params)
{
    json_t *object = json_object();
    char *copy = strdup(params ? params : ""), *rest = copy;
    for (char *word; rest && (word = strsep(&rest, " "));) {
        char *value = strchr(word, '='), *end;
        if (!value)
            continue;
        *value++ = 0;
        long number = strtol(value, &end, 10);
        json_object_set_new(object, word, *value && !*end ? json_integer(number) : json_string(value));
    }
    free(copy);
    return object;
}

/* "28 fma 16 ld; 4 fma" as [{"fma":28,"ld":16},{"fma":4}]. */
static json_t *loops_json(const char *loops)
{
    json_t *array = json_array();
    char *copy = strdup(loops ? loops : ""), *rest = copy;
    for (char *loop; rest && (loop = strsep(&rest, ";"));) {
        json_t *object = json_object();
        for (char *at = loop, *end; *at;) {
            long count = strtol(at, &end, 10);
            if (end == at)
                break;
            at = end + strspn(end, " ");
            size_t length = strcspn(at, " ,");
            char *name = strndup(at, length);
            json_object_set_new(object, name, json_integer(count));
            free(name);
            at += length + strspn(at + length, " ,");
        }
        if (json_object_size(object))
            json_array_append_new(array, object);
        else
            json_decref(object);
    }
    free(copy);
    return array;
}

static json_t *kernel_json(const tni_stock *k)
{
    char op[64];
    size_t size = bytes_of(k);
    return json_pack("{s:s, s:s, s:o, s:s, s:o, s:o, s:{s:i, s:i}, s:o, s:o, s:s, s:s, s:s, s:b}", "name",
                     k->info.name, "op", stock_op(k, op, sizeof op), "dtypes", dtypes_json(k), "tier",
                     tn_isa_name(k->info.isa), "forms", forms_json(k), "tunables",
                     tunables_json(k->info.params), "registers", "used", k->info.registers, "of",
                     k->info.registers_of, "code_bytes", size ? json_integer((json_int_t)size) : json_null(),
                     "loops", loops_json(k->loops), "template", k->info.source, "reason", k->info.reason,
                     "entry", k->entry, "here", stock_here(k));
}

static void print_json(const cmd_call *call)
{
    json_t *document = cmd_json_begin(call), *kernels = json_array();
    for (size_t i = 0; i < tni_stock_count; i++)
        if (wanted(call, &tni_stock_list[i]))
            json_array_append_new(kernels, kernel_json(&tni_stock_list[i]));
    json_object_set_new(document, "kernels", kernels);
    cmd_json_end(call, document);
}

static int run(const cmd_call *call)
{
    if (check_globs(call) || check_op(call) || check_dtype(call))
        return EXIT_REQUEST;
    if (call->json)
        print_json(call);
    else if (cmd_flag(call, "names"))
        print_names(call);
    else
        print_table(call);
    return EXIT_HOLDS;
}

const cmd_entry command_list = {
    .name = "list",
    .group = "see",
    .summary = "every kernel and why it exists",
    .words = "[GLOB…]",
    .detail =
        "A row a kernel of the stock set: the forms that are linked in (c, ir), registers used of those "
              "the tier has, bytes of machine code, instructions in one turn of each inner loop, and why the "
              "manifest wants it. tnk_ in front of a name may be left out. A glob that nothing fits is an "
              "error.",
    .examples = "tenon list 'exp_*' 'matmul_f32*'\ntenon list --op sum --sort bytes\ntenon list --names",
    .completes = "kernel",
    .options = options,
    .run = run,
};
