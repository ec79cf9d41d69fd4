/* cmd_verify.c: `tenon verify`: kernels against the reference, each in a child process. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "check_jit.h"
#include "kernel/desc/desc_p.h"
#include "kernel/kernels_p.h"
#include "stock.h"
#include "units.h"
#include <tenon/session.h>

static const char *const form_words[] = { "c", "ir", "jit", NULL };                /* ORDER form */
static const char *const effort_words[] = { "quick", "normal", "full", NULL };     /* ORDER effort */

static const cmd_option options[] = {
    { .name = "form", .value = "FORM", .help = "this form alone: c, ir or jit", .choices = form_words },
    { .name = "effort", .value = "EFFORT",
      .help = "quick, normal (if not said) or full",
      .choices = effort_words },
    { .name = "seed", .value = "N", .help = "where random values begin; 1 if not said" },
    { 0 },
};

/* One row: a kernel or a problem, and what came of it. */
typedef struct row {
    const tni_stock *kernel;   /* NULL: a problem */
    const char *name;
    check_result result;
} row;

typedef struct verify {
    const cmd_call *call;
    check_options options;
    row   *row;
    size_t rows, done;
    tn_session *session;       /* for the jit form of problems; NULL: none */
} verify;

static size_t word_index(const char *const *words, const char *word, size_t otherwise)
{
    for (size_t i = 0; word && words[i]; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return otherwise;
}

/* -- What is to be checked --------------------------------------------------------------------------*/

static bool has_kernel(const verify *v, const tni_stock *kernel)
{
    for (size_t i = 0; i < v->rows; i++)
        if (v->row[i].kernel == kernel)
            return true;
    return false;
}

static bool add_kernels(verify *v, const char *glob)
{
    size_t before = v->rows;
    bool fits = false;
    for (size_t i = 0; i < tni_stock_count; i++) {
        const tni_stock *kernel = &tni_stock_list[i];
        if (glob && !cmd_kernel_fits(kernel->info.name, glob))
            continue;
        fits = true;
        if (!has_kernel(v, kernel))
            v->row[v->rows++] = (row){ .kernel = kernel, .name = cmd_short_name(kernel->info.name) };
    }
    return fits || v->rows > before;
}

/* Kernels and a problem together: of those kernels, the one case that the line names. */
static int choose(verify *v, const cmd_items *items)
{
    size_t problems = 0;
    for (size_t i = 0; i < items->count; i++)
        if (items->item[i].kernel && !add_kernels(v, items->item[i].kernel))
            return stock_unknown(v->call, items->item[i].kernel);
        else
            problems += items->item[i].problem != NULL;
    size_t kernels = v->rows;
    if (kernels && problems > 1)
        return cmd_fail(v->call, EXIT_REQUEST, "kernels take one case to repeat; here are %zu", problems);
    for (size_t i = 0; i < items->count; i++)
        if (items->item[i].problem && kernels)
            v->options.only = items->item[i].problem;
        else if (items->item[i].problem)
            v->row[v->rows++] = (row){ .name = items->item[i].problem };
    if (!items->count)
        add_kernels(v, NULL);
    return EXIT_HOLDS;
}

/* -- Checking ---------------------------------------------------------------------------------------*/

/* The session's table with a kernel for the problem; NULL: it serves dense ones. */
static const tn_kernels *session_table(verify *v, const tn_desc *desc)
{
    tn_session_options session = { .size = sizeof session };
    tn_session_report report = { .size = sizeof report };
    tn_error err;
    if (!v->session && tn_session_create(&session, &v->session, &err) != TN_OK)
        return NULL;
    if (tn_session_specialize(v->session, desc, 1, &report, &err) != TN_OK || report.ready == 0)
        return NULL;
    return tn_session_kernels(v->session);
}

static int check_line(verify *v, row *r)
{
    tn_error err;
    tn_desc desc;
    tni_placing placing;
    if (tni_desc_parse_placed(r->name, &desc, &placing, NULL, &err) != TN_OK)
        return cmd_fail_status(v->call, &err, r->name);
    tn_mode mode = desc.exact ? TN_EXACT : TN_FAST;    /* exact ones have no kernel of a session */
    check_tables tables = { .form = { [CHECK_C] = tni_kernels_dense_form(TN_ISA_BEST, mode, TNI_DENSE_C) } };
    tables.form[CHECK_IR] = tni_kernels_dense_form(TN_ISA_BEST, mode, TNI_DENSE_IR);
    if (!desc.exact && (!v->options.forms || v->options.forms >> CHECK_JIT & 1))
        tables.form[CHECK_JIT] = session_table(v, &desc);
    if (check_problem_apart(r->name, &tables, &v->options, &r->result, &err) != TN_OK)
        return cmd_fail_status(v->call, &err, r->name);
    if (!r->result.forms) {
        r->result.status = CHECK_SKIPPED;
        snprintf(r->result.why, sizeof r->result.why, "no session kernel for it");
    }
    return EXIT_HOLDS;
}

static int check_rows(verify *v)
{
    out_progress progress;
    int code = EXIT_HOLDS;
    out_progress_begin(&progress, v->call->out, "verify", v->rows);
    while (v->done < v->rows && code == EXIT_HOLDS && !cmd_interrupted()) {
        row *r = &v->row[v->done];
        out_progress_step(&progress, v->done, r->name);
        if (r->kernel)
            check_kernel_apart(r->kernel, &v->options, &r->result);
        else
            code = check_line(v, r);
        v->done += !cmd_interrupted();     /* a check that was interrupted is undone */
    }
    out_progress_end(&progress);
    return code;
}

/* -- As text ----------------------------------------------------------------------------------------*/

typedef struct totals { size_t passed, failed, skipped, checks, broken; double seconds; } totals;

static totals count(const verify *v)
{
    totals t = { 0 };
    for (size_t i = 0; i < v->done; i++) {
        const check_result *r = &v->row[i].result;
        t.passed += r->status == CHECK_OK;
        t.skipped += r->status == CHECK_SKIPPED;
        t.failed += r->status == CHECK_FAILED || r->status == CHECK_CRASHED;
        t.checks += r->checks;
        t.broken += r->failed;
        t.seconds += r->seconds;
    }
    return t;
}

static const char *forms_text(unsigned forms, char *text, size_t size)
{
    *text = 0;
    for (int form = 0; form < CHECK_FORMS; form++)
        if (forms >> form & 1)
            snprintf(text + strlen(text), size - strlen(text), "%s%s", *text ? " " : "",
                     check_form_name[form]);
    return text;
}

static void print_failures(const verify *v, const row *r)
{
    const out_stream *s = &v->call->out->result;
    for (size_t i = 0; i < r->result.kept; i++) {
        const check_failure *f = &r->result.failure[i];
        out_line(s, "  %s, form %s: %s", f->problem, check_form_name[f->form], f->sentence);
        if (r->kernel)
            out_line(s, "  %s   repeat: tenon verify %s '%s' --seed %llu", r->kernel->info.source, r->name,
                     f->problem, (unsigned long long)v->options.seed);
        else
            out_line(s, "  repeat: tenon verify '%s' --seed %llu", r->name,
                     (unsigned long long)v->options.seed);
    }
}

/* "worst 0.98 of 1.50 ulp"; of kernels that must be equal, "to the bit"; of sums, their own bound. */
static const char *worst_text(const row *r, char *text, size_t size)
{
    if (!r->result.ulps && !r->result.exact)
        snprintf(text, size, "within the error bound");
    else if (r->result.exact)
        snprintf(text, size, "to the bit");
    else
        snprintf(text, size, "worst %.2f of %.2f ulp", r->result.worst_ulp, r->result.bound_ulp);
    return text;
}

static void print_row(const verify *v, const row *r, int width)
{
    const out_stream *s = &v->call->out->result;
    const check_result *c = &r->result;
    char forms[16], worst[64];
    if (c->status == CHECK_SKIPPED) {
        out_line(s, "%-*s   " OUT_DIM "skipped: %s" OUT_END, width, r->name, c->why);
        return;
    }
    forms_text(c->forms, forms, sizeof forms);
    if (c->status == CHECK_OK)
        out_line(s, "%-*s   %-8s %7zu checks   %-26s" OUT_GOOD "ok" OUT_END, width, r->name, forms, c->checks,
                 worst_text(r, worst, sizeof worst));
    else
        out_line(s, "%-*s   %-8s %7zu of %zu checks   " OUT_BAD "%s %zu" OUT_END, width, r->name, forms,
                 c->checks - (c->failed < c->checks ? c->failed : c->checks), c->checks,
                 c->status == CHECK_CRASHED ? "CRASHED" : "FAILED", c->failed);
    print_failures(v, r);
}

/* Everything was asked for: the kernels of an operation in one row. */
static size_t print_operation(const verify *v, size_t from, int width)
{
    const out_stream *s = &v->call->out->result;
    char op[64], other[64], forms[16], tiers[64] = "";
    size_t to = from, kernels = 0, skipped = 0, failed = 0;
    check_result sum = { .bound_ulp = v->row[from].result.bound_ulp };
    stock_op(v->row[from].kernel, op, sizeof op);
    for (; to < v->done && strcmp(stock_op(v->row[to].kernel, other, sizeof other), op) == 0; to++) {
        const check_result *c = &v->row[to].result;
        const char *tier = tn_isa_name(v->row[to].kernel->info.isa);
        skipped += c->status == CHECK_SKIPPED;
        failed += c->status == CHECK_FAILED || c->status == CHECK_CRASHED;
        kernels += c->status != CHECK_SKIPPED;
        sum.ulps |= c->ulps;
        sum.exact |= c->exact;
        sum.forms |= c->forms;
        sum.checks += c->checks;
        sum.worst_ulp = fmax(sum.worst_ulp, c->worst_ulp);
        sum.bound_ulp = fmax(sum.bound_ulp, c->bound_ulp);
        if (c->status != CHECK_SKIPPED && !strstr(tiers, tier))
            snprintf(tiers + strlen(tiers), sizeof tiers - strlen(tiers), " %s", tier);
    }
    row shown = { .kernel = v->row[from].kernel, .name = op, .result = sum };
    char worst[64], left_out[40] = "";
    if (skipped)
        snprintf(left_out, sizeof left_out, "%zu skipped", skipped);
    out_line(s, "%-*s %3zu kernel%s   %-8s %8zu checks   %-26s%s   %s", width, op, kernels,
             kernels == 1 ? " " : "s",
             forms_text(sum.forms, forms, sizeof forms), sum.checks, worst_text(&shown, worst, sizeof worst),
             failed ? OUT_BAD "FAILED" OUT_END : OUT_GOOD "ok" OUT_END, left_out);
    for (size_t i = from; i < to; i++)
        if (v->row[i].result.failed)
            print_row(v, &v->row[i], (int)strlen(v->row[i].name));
    return to;
}

static void print_text(const verify *v)
{
    const out_stream *s = &v->call->out->result;
    totals t = count(v);
    unit_text seconds;
    int width = 0;
    bool operations = v->call->words == 0 && v->call->out->verbosity < 1;
    for (size_t i = 0; i < v->done; i++)
        width = (int)strlen(v->row[i].name) > width ? (int)strlen(v->row[i].name) : width;
    for (size_t i = 0; i < v->done;)
        if (operations)
            i = print_operation(v, i, 12);
        else
            print_row(v, &v->row[i++], width);
    const char *what = v->rows && !v->row[0].kernel ? "problem" : "kernel";
    out_line(s, "%zu %s%s checked: %zu ok, %zu failed; %zu skipped; %zu of %zu checks hold, %s",
             t.passed + t.failed, what, t.passed + t.failed == 1 ? "" : "s", t.passed, t.failed, t.skipped,
             t.checks - t.broken, t.checks, unit_seconds(&seconds, t.seconds));
    if (v->done < v->rows)
        out_line(s, "not checked: %zu", v->rows - v->done);
}

/* -- As JSON ----------------------------------------------------------------------------------------*/

static json_t *failures_json(const check_result *r)
{
    json_t *array = json_array();
    for (size_t i = 0; i < r->kept; i++)
        json_array_append_new(array, json_pack("{s:s, s:s, s:s}", "problem", r->failure[i].problem, "form",
                                               check_form_name[r->failure[i].form], "sentence",
                                               r->failure[i].sentence));
    return array;
}

static json_t *forms_json(unsigned forms)
{
    json_t *array = json_array();
    for (int form = 0; form < CHECK_FORMS; form++)
        if (forms >> form & 1)
            json_array_append_new(array, json_string(check_form_name[form]));
    return array;
}

static json_t *row_json(const row *r)
{
    static const char *const status[] = { "ok", "failed", "crashed", "skipped" }; /* ORDER check_status */
    const check_result *c = &r->result;
    return json_pack("{s:s, s:s, s:o, s:I, s:I, s:o, s:o, s:o, s:s?, s:f}", "name",
                     r->kernel ? r->kernel->info.name : r->name, "status", status[c->status], "forms",
                     forms_json(c->forms), "checks", (json_int_t)c->checks, "failed", (json_int_t)c->failed,
                     "worst_ulp", cmd_json_real(c->ulps ? c->worst_ulp : NAN), "bound_ulp",
                     cmd_json_real(c->ulps ? c->bound_ulp : NAN), "failures", failures_json(c), "why",
                     c->why[0] ? c->why : NULL, "seconds", c->seconds);
}

static void print_json(const verify *v)
{
    totals t = count(v);
    json_t *document = cmd_json_begin(v->call), *kernels = json_array();
    for (size_t i = 0; i < v->done; i++)
        json_array_append_new(kernels, row_json(&v->row[i]));
    json_object_set_new(document, "kernels", kernels);
    json_object_set_new(document, "passed", json_integer((json_int_t)t.passed));
    json_object_set_new(document, "failed", json_integer((json_int_t)t.failed));
    json_object_set_new(document, "skipped", json_integer((json_int_t)t.skipped));
    json_object_set_new(document, "not_checked", json_integer((json_int_t)(v->rows - v->done)));
    json_object_set_new(document, "checks", json_integer((json_int_t)t.checks));
    json_object_set_new(document, "seconds", json_real(t.seconds));
    cmd_json_end(v->call, document);
}

/* -- The command ------------------------------------------------------------------------------------*/

static int conclude(const verify *v)
{
    totals t = count(v);
    if (v->call->json)
        print_json(v);
    else
        print_text(v);
    if (cmd_interrupted())
        return EXIT_INTERRUPTED;
    return t.failed || t.passed == 0 ? EXIT_NO : EXIT_HOLDS;
}

/* Without the compiler library there is no jit form: said once; asked for by name, it ends here. */
static int open_jit(verify *v)
{
    char why[512];
    bool named = v->options.forms >> CHECK_JIT & 1;
    if (v->options.forms && !named)
        return EXIT_HOLDS;
    v->options.jit = check_jit_open(why, sizeof why);
    if (v->options.jit)
        return EXIT_HOLDS;
    if (named)
        return cmd_fail(v->call, EXIT_NOT_HERE, "no jit form: %s", why);
    out_note(v->call->out, "without the jit form: %s", why);
    return EXIT_HOLDS;
}

static int run(const cmd_call *call)
{
    verify v = { .call = call, .options.stop = cmd_interrupted };
    cmd_items items;
    double seed;
    const char *form = cmd_value(call, "form");
    if (!cmd_number(call, "seed", 0, 9e15, 1, &seed))
        return EXIT_REQUEST;
    v.options.seed = (uint64_t)seed;
    v.options.effort = (check_effort)word_index(effort_words, cmd_value(call, "effort"), CHECK_NORMAL);
    v.options.forms = form ? 1u << word_index(form_words, form, 0) : 0;
    cmd_items_read(call, &items);
    v.row = calloc(tni_stock_count + items.count + 1, sizeof *v.row);
    int code = v.row ? choose(&v, &items) : cmd_fail(call, EXIT_NOT_HERE, "no memory for the results");
    if (code == EXIT_HOLDS)
        code = open_jit(&v);
    if (code == EXIT_HOLDS)
        code = check_rows(&v);
    if (code == EXIT_HOLDS)
        code = conclude(&v);
    tn_session_destroy(v.session);
    check_jit_close(v.options.jit);
    cmd_items_reset(&items);
    free(v.row);
    return code;
}

const cmd_entry command_verify = {
    .name = "verify", .group = "check", .summary = "kernels against the reference",
    .words = "[KERNEL…|PROBLEM…]",
    .detail = "Every listed kernel in every form: operands between guard pages, all offsets and tails, "
              "strides, special values, outputs filled with 0xFF before, a second run, and C = IR = jit "
              "bit for bit. A kernel runs in a child process: a crash is a row with its signal. Without "
              "words all kernels are checked, a row an operation; -v gives a row a kernel.\n\n"
              "A problem is checked as a whole operation, dense kernels and a session's, against the "
              "reference. Kernels and one case's line together repeat that case alone, as a failure's "
              "last line says.\n\n"
              "Exit 1: a check failed, or all that was named was skipped.",
    .examples = "tenon verify 'exp_*'\ntenon verify matmul f32 nt 64x512x256 bias relu\n"
                "tenon verify exp_f32__generic_u4 'exp f32 37@5' --seed 81",
    .completes = "kernel",
    .options = options,
    .run = run,
};
