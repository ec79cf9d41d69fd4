/* cmd_show.c: `tenon show`: one kernel from template line to instruction. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "isa.h"
#include "show.h"
#include "texts.h"

static const char *const form_words[] = { "c", "ir", NULL };

static const cmd_option options[] = {
    { .name = "stage",
      .value = "STAGE",
      .help = "one bare text: template, c, ir or asm",
      .choices = show_stage_name },
    { .name = "full", .help = "every line of every stage, with its template line" },
    { .name = "form",
      .value = "FORM",
      .help = "whose instructions: c or ir (ir, if it is linked in)",
      .choices = form_words },
    { .name = "att", .help = "instructions in AT&T's syntax, not Intel's" },
    { .name = "no-run", .help = "neither measure nor check" },
    { .name = "output", .letter = 'o', .value = "FILE", .help = "write there instead of the terminal" },
    { 0 },
};

/* -- Which kernel ---------------------------------------------------------------------------------------*/

/* The kernel that a problem gets from the dense set; EXIT_HOLDS, or the code after the reason was said. */
static int of_problem(const cmd_call *call, const char *line, show_kernel *k)
{
    tn_desc desc;
    tn_error err;
    tn_choice choice = { .size = sizeof choice };
    if (tn_desc_parse(line, &desc, &err) != TN_OK)
        return cmd_fail_status(call, &err, line);
    if (tn_kernels_resolve(tn_kernels_dense(TN_ISA_BEST, desc.exact ? TN_EXACT : TN_FAST), &desc, &choice,
                           &err) != TN_OK)
        return cmd_fail_status(call, &err, NULL);
    k->stock = choice.kernel ? stock_find(choice.kernel->name) : NULL;
    snprintf(k->why, sizeof k->why, "%s", choice.why);
    k->problem = line;
    if (k->stock)
        return EXIT_HOLDS;
    return cmd_fail(call, EXIT_NOT_HERE, "%s: no generated kernel serves it: %s", line, choice.why);
}

/* A name, or a glob that fits one kernel. */
static int of_name(const cmd_call *call, const char *name, show_kernel *k)
{
    size_t hits = 0;
    k->stock = stock_find(name);
    for (size_t i = 0; !k->stock && i < tni_stock_count; i++)
        hits += cmd_kernel_fits(tni_stock_list[i].info.name, name);
    if (k->stock || hits == 1) {
        for (size_t i = 0; !k->stock; i++)
            if (cmd_kernel_fits(tni_stock_list[i].info.name, name))
                k->stock = &tni_stock_list[i];
        return EXIT_HOLDS;
    }
    if (hits > 1)
        return cmd_fail(call, EXIT_REQUEST, "'%s' fits %zu kernels; show takes one (tenon list '%s')", name,
                        hits, name);
    return stock_unknown(call, name);
}

static int find_kernel(const cmd_call *call, const cmd_items *items, show_kernel *k)
{
    if (items->count == 0)
        return cmd_fail(call, EXIT_REQUEST, "which kernel? a name of tenon list, or a problem");
    if (items->count > 1)
        return cmd_fail(call, EXIT_REQUEST, "one kernel or problem, not %zu", items->count);
    if (items->item[0].problem)
        return of_problem(call, items->item[0].problem, k);
    return of_name(call, items->item[0].kernel, k);
}

static tni_form form_of(const cmd_call *call, const show_kernel *k)
{
    const char *form = cmd_value(call, "form");
    if (form)
        return strcmp(form, "ir") == 0 ? TNI_FORM_IR : TNI_FORM_C;
    return k->stock->ir ? TNI_FORM_IR : TNI_FORM_C;
}

/* -- What is printed --------------------------------------------------------------------------------------*/

static int print_text(const cmd_call *call, const char *text, const char *missing)
{
    if (!text)
        return cmd_fail(call, EXIT_NOT_HERE, "%s", missing);
    fputs(text, call->out->result.file);
    return EXIT_HOLDS;
}

static int print_form(const cmd_call *call, const show_kernel *k, const char *form)
{
    char missing[1024] = "";
    tni_text text = { 0 };
    const char *argv[] = { k->request, form };
    texts_call(NULL, "gen.show", "text", 2, argv, &text, missing, sizeof missing);
    int code = print_text(call, text.data, missing);
    free(text.data);
    return code;
}

/* A whole bare text, as a compiler takes it. */
static int print_stage(const cmd_call *call, const show_kernel *k, const char *name)
{
    char missing[256] = "";
    size_t size;
    if (strcmp(name, "template") == 0)
        return print_text(call, texts_file(k->stock->info.source, &size), k->stage[SHOW_TEMPLATE].missing);
    if (strcmp(name, "asm") != 0)
        return print_form(call, k, name);
    char *text = show_bare_asm(k, missing, sizeof missing);
    int code = print_text(call, text, missing);
    free(text);
    return code;
}

static int print(const cmd_call *call, const show_kernel *k)
{
    if (call->json)
        cmd_json_end(call, show_json(call, k));
    else if (cmd_value(call, "stage"))
        return print_stage(call, k, cmd_value(call, "stage"));
    else
        show_print(call, k, cmd_flag(call, "full"));
    return EXIT_HOLDS;
}

/* -- Into a file ------------------------------------------------------------------------------------------*/

/* Prints to FILE, which appears whole or not at all. */
static int print_to_file(const cmd_call *call, const show_kernel *k, const char *path)
{
    char *temporary = NULL;
    output to = *call->out;
    cmd_call inner = *call;
    if (asprintf(&temporary, "%s.%ld", path, (long)getpid()) < 0)
        return cmd_fail(call, EXIT_NOT_HERE, "out of memory");
    FILE *file = fopen(temporary, "wb");
    to.result = (out_stream){ .file = file, .utf8 = true };
    inner.out = &to;
    int code = file ? print(&inner, k) : EXIT_HOLDS;
    bool written = file && !ferror(file);
    written = file && fclose(file) == 0 && written;
    if (!written || (code == EXIT_HOLDS && rename(temporary, path) != 0))
        code = cmd_fail(call, EXIT_NOT_HERE, "cannot write %s: %s", path, strerror(errno));
    if (code != EXIT_HOLDS)
        unlink(temporary);
    free(temporary);
    return code;
}

static int run(const cmd_call *call)
{
    show_kernel k = { 0 };
    cmd_items items;
    cmd_items_read(call, &items);
    int code = find_kernel(call, &items, &k);
    if (code == EXIT_HOLDS) {
        k.form = form_of(call, &k);
        k.att = cmd_flag(call, "att");
        show_gather(&k);
        if (cmd_flag(call, "no-run") || cmd_value(call, "stage"))
            snprintf(k.not_run, sizeof k.not_run, "not measured (--no-run)");
        else
            show_run(&k);
        code =
            cmd_value(call, "output") ? print_to_file(call, &k, cmd_value(call, "output")) : print(call, &k);
    }
    show_reset(&k);
    cmd_items_reset(&items);
    return code;
}

const cmd_entry command_show = {
    .name = "show",
    .group = "see",
    .summary = "one kernel from template line to instruction",
    .words = "KERNEL|PROBLEM",
    .detail = "The four stages of a kernel: template, C, IR, machine instructions. On one screen: of each "
              "stage the first rows of the longest inner loop, a row a template line, which stands in front "
              "(math:25 is line 25 of another file, templates/lib/math.lua). --full prints everything; "
              "--stage one whole bare text that a compiler takes. A problem shows the kernel it gets.",
    .examples = "tenon show exp_f32__avx512_u4\ntenon show --stage ir exp_f32__avx512_u4 -o exp.ll\n"
                "tenon show matmul f32 nt 64x512x256 bias relu",
    .completes = "kernel",
    .options = options,
    .run = run,
};
