/* cmd_bench.c: `tenon bench`: time, rate and share of this machine. What is measured is chosen here; how it
 * is shown is in bench_print.c. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "bench_rows.h"
#include "kernel/kernels_p.h"
#include "stock.h"
#include <tenon/session.h>

static const char *const set_words[] = { "reference", "dense", "session", NULL };
static const char *const form_words[] = { "c", "ir", NULL };                       /* ORDER form */

static const cmd_option options[] = {
    { .name = "from", .value = "FILE", .help = "problems of a file, one a line; - is the input" },
    { .name = "set", .value = "SET",
      .help =
          "kernels that run problems: reference, dense or session; if not said, dense, and a session for the "
              "products of a suite",
      .choices = set_words },
    { .name = "form", .value = "FORM",
      .help = "c or ir; if not said, what dense uses",
      .choices = form_words },
    { .name = "threads", .value = "N", .help = "threads of an operation; 1 if not said" },
    { .name = "time", .value = "S", .help = "seconds for the hot rounds of a row; 0.1 if not said" },
    { .name = "save", .value = "FILE", .help = "write the result as JSON, too" },
    { .name = "peers", .value = "LIST",
      .help = "other libraries beside each problem: SLEEF,oneDNN …, all, or none; if not said, all beside "
              "a suite",
      .optional = true },
    { .name = "against", .value = "X", .help = "compare with a saved file, or with a kernel, interleaved" },
    { 0 },
};

/* -- Rows -------------------------------------------------------------------------------------------*/

static void add_row(bench_rows *b, const tni_stock *kernel, const char *name)
{
    bench_row *grown = realloc(b->row, (b->rows + 1) * sizeof *grown);
    char *copy = strdup(name);
    if (grown)
        b->row = grown;
    if (grown && copy)
        b->row[b->rows++] = (bench_row){ .kernel = kernel, .name = copy };
    else
        free(copy);
}

static void add_suite(bench_rows *b, suite *s)
{
    for (size_t i = 0; i < s->lines; i++)
        add_row(b, NULL, s->line[i]);
    suite_reset(s);
}

static bool add_kernels(bench_rows *b, const char *glob)
{
    bool fits = false;
    for (size_t i = 0; i < tni_stock_count; i++)
        if (cmd_kernel_fits(tni_stock_list[i].info.name, glob)) {
            add_row(b, &tni_stock_list[i], tni_stock_list[i].info.name);
            fits = true;
        }
    return fits;
}

/* A lone word is a suite before it is anything else; a word list is a problem. */
static int add_item(bench_rows *b, const cmd_item *item)
{
    const char *word = item->problem ? item->problem : item->kernel;
    suite s = { .lines = 0 };
    if (!strchr(word, ' ') && suite_add(&s, word)) {
        add_suite(b, &s);
        b->suites = true;
    } else if (item->problem) {
        add_row(b, NULL, item->problem);
    } else if (!add_kernels(b, item->kernel)) {
        return stock_unknown(b->call, item->kernel);
    }
    return EXIT_HOLDS;
}

static int add_file(bench_rows *b, const char *path)
{
    suite s = { .lines = 0 };
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "r");
    if (!file)
        return cmd_fail(b->call, EXIT_NOT_HERE, "cannot read '%s': %s", path, strerror(errno));
    suite_read(&s, file);
    if (file != stdin)
        fclose(file);
    add_suite(b, &s);
    return EXIT_HOLDS;
}

static int choose(bench_rows *b)
{
    cmd_items items;
    const char *from = cmd_value(b->call, "from");
    int code = from ? add_file(b, from) : EXIT_HOLDS;
    suite s = { .lines = 0 };
    cmd_items_read(b->call, &items);
    for (size_t i = 0; i < items.count && code == EXIT_HOLDS; i++)
        code = add_item(b, &items.item[i]);
    if (code == EXIT_HOLDS && !items.count && !from && suite_add(&s, "all"))
        add_suite(b, &s);
    cmd_items_reset(&items);
    if (code != EXIT_HOLDS || b->rows)
        return code;
    return from ? cmd_fail(b->call, EXIT_REQUEST, "no problem in '%s'", from)
                : cmd_fail(b->call, EXIT_NOT_HERE, "no operation of '%s' in this build", b->call->word[0]);
}

/* -- Tables -----------------------------------------------------------------------------------------*/

static bool is_value(const cmd_call *call, const char *option, const char *value)
{
    const char *given = cmd_value(call, option);
    return given && strcmp(given, value) == 0;
}

static bool is_product(const tn_desc *desc)
{
    unsigned family = tni_op_find(desc->op, desc->wrt)->family;
    return family == TNI_MATMUL || family == TNI_LINEAR;
}

/* The problems that a session is asked for: all at once, so that the compiler library opens once; products
 * alone, unless --set says session. */
static int read_problems(const bench_rows *b, bool products, tn_desc *desc, size_t *count)
{
    tn_error err;
    for (size_t i = 0; i < b->rows; i++) {
        operation op;
        if (b->row[i].kernel)
            continue;
        if (operation_read(b->row[i].name, &op, &err) != TN_OK)
            return cmd_fail_status(b->call, &err, b->row[i].name);
        if (!op.desc.exact && (!products || is_product(&op.desc)))
            desc[(*count)++] = op.desc;
    }
    return EXIT_HOLDS;
}

static tn_status open_session(bench_rows *b, const tn_desc *desc, size_t count, tn_error *err)
{
    tn_session_options o = { .size = sizeof o };
    TN_TRY(tn_session_create(&o, &b->session, err));
    TN_TRY(tn_session_specialize(b->session, desc, count, NULL, err));
    b->table = tn_session_kernels(b->session);
    return TN_OK;
}

/* What the session lacks, dense serves; and all, where nobody said session and none can be had. */
static int make_session(bench_rows *b, bool products)
{
    tn_error err;
    size_t count = 0;
    tn_desc *desc = calloc(b->rows, sizeof *desc);
    int code = desc ? read_problems(b, products, desc, &count)
                    : cmd_fail(b->call, EXIT_NOT_HERE, "no memory");
    if (code == EXIT_HOLDS && count && open_session(b, desc, count, &err) != TN_OK) {
        if (products)
            out_note(b->call->out, "dense serves: %s", err.message);
        else
            code = cmd_fail_status(b->call, &err, NULL);
    }
    free(desc);
    return code;
}

/* In a suite a product is as fast as a program gets it that prepares its shapes. */
static int make_table(bench_rows *b)
{
    bool said = cmd_value(b->call, "set"), form = cmd_value(b->call, "form");
    b->table = tn_kernels_dense(TN_ISA_BEST, TN_FAST);
    b->exact = tn_kernels_dense(TN_ISA_BEST, TN_EXACT);
    if (is_value(b->call, "set", "reference"))
        b->table = b->exact = tn_kernels_reference();
    else if (form && !is_value(b->call, "set", "session"))
        b->table = tni_kernels_dense_form(TN_ISA_BEST, TN_FAST,
                                          is_value(b->call, "form", "ir") ? TNI_DENSE_IR : TNI_DENSE_C);
    if (is_value(b->call, "set", "session") || (b->suites && !said && !form))
        return make_session(b, !said);
    return EXIT_HOLDS;
}

static int make_threads(bench_rows *b)
{
    double count;
    tn_error err;
    if (!cmd_number(b->call, "threads", 1, 256, 1, &count))
        return EXIT_REQUEST;
    tn_threads_options o = { .size = sizeof o, .count = (size_t)count };
    if (count > 1 && tn_threads_create(&o, &b->threads, &err) != TN_OK)
        return cmd_fail_status(b->call, &err, NULL);
    return EXIT_HOLDS;
}

/* -- Measuring --------------------------------------------------------------------------------------*/

static tn_code code_of(const bench_rows *b, const tni_stock *kernel)
{
    return is_value(b->call, "form", "ir") ? kernel->ir : kernel->info.fn;
}

static const tn_kernels *table_for(const bench_rows *b, const char *line)
{
    operation op;
    tn_error err;
    return operation_read(line, &op, &err) == TN_OK && op.desc.exact ? b->exact : b->table;
}

/* A kernel that cannot run here is a row with its reason; a line that is no problem ends the command. */
static int open_case(bench_rows *b, const tni_stock *kernel, const char *name, bench_case *out, char *why,
                     size_t size)
{
    tn_error err;
    const char *reason = kernel ? check_cannot_run(kernel) : NULL;
    if (!kernel) {
        if (bench_open_problem(name, table_for(b, name), b->threads, out, &err) != TN_OK)
            return cmd_fail_status(b->call, &err, name);
        return EXIT_HOLDS;
    }
    if (!reason && !code_of(b, kernel))
        reason = "no such form in this build";
    if (!reason && !bench_open_kernel(kernel, code_of(b, kernel), &b->caches, out))
        reason = "no memory for its operands";
    snprintf(why, size, "%s", reason ? reason : "");
    return EXIT_HOLDS;
}

/* The peers that can do the problem, each with a right result. */
static size_t open_peers(const bench_rows *b, bench_row *r, bench_case *cases, size_t count)
{
    for (size_t i = 0; i < b->peers.count && !r->kernel; i++) {
        bench_beside *beside = &r->peer[i];
        beside->verdict = bench_open_peer(&cases[0], &b->peers.peer[i], &cases[count], beside->how);
        count += beside->verdict == BENCH_READY;
    }
    return count;
}

/* What was measured goes into the row: ours, the rival, memcpy, the peers, as they were opened. */
static void keep(const bench_rows *b, bench_row *r, const bench_case *ours, const bench_result *result,
                 bool copies)
{
    r->result = *result++;
    r->work = ours->work;
    r->measured = true;
    snprintf(r->served, sizeof r->served, "%s", ours->kernel);
    snprintf(r->set, sizeof r->set, "%s", ours->set);
    if (b->rival) {
        r->before = result++->hot;
        r->compared = true;
    }
    r->memcpy_seconds = copies ? result++->hot.seconds : 0;
    for (size_t i = 0; i < b->peers.count && !r->kernel; i++)
        if (r->peer[i].verdict == BENCH_READY)
            r->peer[i].hot = result++->hot;
}

static int open_rival(bench_rows *b, bench_case *out)
{
    char why[96] = "";
    int code = open_case(b, b->rival, b->rival->info.name, out, why, sizeof why);
    return why[0] ? cmd_fail(b->call, EXIT_NOT_HERE, "%s: %s", b->rival->info.name, why) : code;
}

/* One row; with a rival, both in turn. */
static int measure_row(bench_rows *b, bench_row *r)
{
    bench_case cases[BENCH_CASES] = { { .release = NULL } };
    bench_result result[BENCH_CASES];
    size_t count = b->rival ? 2 : 1;
    int code = open_case(b, r->kernel, r->name, &cases[0], r->why, sizeof r->why);
    if (code == EXIT_HOLDS && b->rival)
        code = open_rival(b, &cases[1]);
    if (code == EXIT_HOLDS && !r->why[0]) {
        bool copies = !r->kernel && bench_open_memcpy(&cases[0], &cases[count]);
        count = open_peers(b, r, cases, count + copies);
        bench_measure(cases, count, &b->caches, &b->options, result);
        keep(b, r, &cases[0], result, copies);
    }
    while (count > 0)
        bench_close(&cases[--count]);
    return code;
}

static int measure(bench_rows *b)
{
    out_progress progress;
    int code = EXIT_HOLDS;
    out_progress_begin(&progress, b->call->out, "bench", b->rows);
    for (; b->done < b->rows && code == EXIT_HOLDS && !cmd_interrupted(); b->done++) {
        out_progress_step(&progress, b->done, b->row[b->done].name);
        code = measure_row(b, &b->row[b->done]);
    }
    out_progress_end(&progress);
    return code;
}

/* -- Comparing --------------------------------------------------------------------------------------*/

static int find_rival(bench_rows *b)
{
    const char *name = cmd_value(b->call, "against");
    FILE *file = name ? fopen(name, "r") : NULL;
    if (!name)
        return EXIT_HOLDS;
    if (file) {
        json_error_t err;
        b->saved = json_loadf(file, 0, &err);
        fclose(file);
        return b->saved ? EXIT_HOLDS
                        : cmd_fail(b->call, EXIT_REQUEST, "'%s' is no saved result: %s", name, err.text);
    }
    b->rival = stock_find(name);
    return b->rival ? EXIT_HOLDS : stock_unknown(b->call, name);
}

/* -- The command ------------------------------------------------------------------------------------*/

static int run(const cmd_call *call)
{
    bench_rows b = { .call = call };
    int code = EXIT_REQUEST;
    if (cmd_number(call, "time", 0.001, 3600, 0.1, &b.options.seconds))
        code = EXIT_HOLDS;
    peaks_find_caches(&b.caches);
    code = code ? code : make_threads(&b);
    code = code ? code : choose(&b);
    code = code ? code : find_rival(&b);
    code = code ? code : make_table(&b);
    code = code ? code : bench_find_peers(&b);
    code = code ? code : measure(&b);
    code = code ? code : bench_conclude(&b);
    peers_close(&b.peers);
    tn_session_destroy(b.session);
    tn_threads_destroy(b.threads);
    json_decref(b.saved);
    for (size_t i = 0; i < b.rows; i++)
        free(b.row[i].name);
    free(b.row);
    return code;
}

const cmd_entry command_bench = {
    .name = "bench", .group = "check", .summary = "time, rate and share of what this machine can do",
    .words = "[SUITE|KERNEL…|PROBLEM…]",
    .detail = "A kernel is timed as a piece: a tile with a depth of 256, others over operands that fit "
              "the first cache. A problem is timed as an operation, by the dense kernels or those that "
              "--set names. A suite is the list of an operation (matmul, exp …) or a group: ewise, "
              "reduce, norm, pool, move, loss, conv, matmul (and linear), all (if nothing is said).\n\n"
              "Times are medians of rounds, hot and cold (flushed before each round), with half of what "
              "the middle 50 % span. A share names its limit: the multiply-add units of the tier, or "
              "the bandwidth of the level that holds the operands; both are measured before, after and "
              "between the rounds of each row. Peaks more than 5 % apart are marked.\n\n"
              "Products of a suite are prepared in a session, as by a program that knows its shapes; BY "
              "says which kernels served: the session's or, where those would be no faster, dense. A "
              "line that ends in exact is served by exact kernels; no peer is exact. Beside packed "
              "weights peers pack theirs, too. The share of a product is one of the multiply-adds of "
              "its type: f32, f64 (exact products, too), dot products (tiles) of bf16 or of bytes.\n\n"
              "A copy has memcpy of as many bytes beside it, in the same rounds: MEMCPY is the share of "
              "its rate.\n\n"
              "Beside a suite, or with --peers, other libraries that are installed do the same "
              "problems, all in turn round by round: SLEEF, oneDNN, ONNX Runtime (ORT), OpenBLAS, BLIS, "
              "LIBXSMM. They are opened when asked for, TENON_PEER_NAME says where one lies. One whose "
              "result is not ours is marked wrong, one that takes fifty times as long slow, one that "
              "ends by a signal crashed; none of these is timed. RATIO is the best peer's time over "
              "ours: above 1 ours is faster; within the noise it is a tie. The last lines count, type "
              "by type, and give the geometric mean. COPY is the share of the rate at which a plain "
              "loop moves as many bytes.\n\n"
              "--against a file that --save wrote, or a kernel: exit 1 if a row is slower beyond both "
              "intervals.",
    .examples = "tenon bench matmul\ntenon bench 'matmul_f32__*' exp_f32__avx512_u4 --form ir\n"
                "tenon bench matmul f32 nt 64x512x256 bias relu --set session",
    .completes = "kernel", .options = options, .run = run,
};
