/* cmd_gen.c: `tenon gen`: expand templates. The set is written to a folder of its own first, so that it can
 * be compared, and so that an error leaves generated/ as it was; then file by file by rename. */
#include <errno.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "isa.h"
#include "paths.h"
#include "stock.h"
#include "texts.h"
#include "timing.h"
#include "tree.h"
#include "units.h"

static const char *const form_words[] = { "c", "ir", NULL };

static const cmd_option options[] = {
    { .name = "check", .help = "write nothing; exit 1 if generated/ differs from what the templates say" },
    { .name = "manifest",
      .value = "FILE",
      .help = "the kernels this manifest lists, instead of gen/manifest/" },
    { .name = "out", .value = "DIR", .help = "write there instead of generated/" },
    { .name = "form", .value = "FORM", .help = "of one kernel: c or ir", .choices = form_words },
    { 0 },
};

enum { BUDGET_MB = 6, BUDGET_LINES = 2000 };

/* -- One kernel to stdout -----------------------------------------------------------------------------*/

/* "tnk_TEMPLATE TIER TEMPLATE name=value …"; isa=… among the words is the tier. */
static char *request_of(const cmd_call *call)
{
    const char *tier = tn_isa_name(tn_isa_detect());
    char *line = NULL;
    size_t size;
    FILE *file = open_memstream(&line, &size);
    if (!file)
        return NULL;
    for (size_t i = 1; i < call->words; i++)
        if (strncmp(call->word[i], "isa=", 4) == 0)
            tier = call->word[i] + 4;
    fprintf(file, "tnk_%s %s %s", call->word[0], tier, call->word[0]);
    for (size_t i = 1; i < call->words; i++)
        if (strncmp(call->word[i], "isa=", 4) != 0)
            fprintf(file, " %s", call->word[i]);
    fclose(file);
    return line;
}

/* The generator's own sentence; of an unknown template, with near ones. */
static int fail_request(const cmd_call *call, const char *error)
{
    enum { TEMPLATES = 64 };
    static const char unknown[] = "no template '";
    char text[TEMPLATES][64], all[512] = "one of";
    const char *names[TEMPLATES];
    size_t n = 0;
    if (strncmp(error, unknown, sizeof unknown - 1) != 0)
        return cmd_fail(call, EXIT_REQUEST, "%s", error);
    while (n < TEMPLATES && (names[n] = texts_template(n, text[n], sizeof text[n])))
        n++;
    for (size_t i = 0; i < n; i++)
        snprintf(all + strlen(all), sizeof all - strlen(all), " %s", names[i]);
    return cmd_fail_name(call, "template", call->word[0], names, n, all);
}

static int one_kernel(const cmd_call *call)
{
    const char *form = cmd_value(call, "form") ? cmd_value(call, "form") : "c";
    char *root = path_checkout(), *request = request_of(call), error[1024] = "out of memory";
    tni_text text = { 0 };
    int code = EXIT_HOLDS;
    if (!request || !texts_call(root, "gen.show", "text", 2, (const char *const[]){ request, form }, &text,
                                error, sizeof error)) {
        code = fail_request(call, error);
    } else if (call->json) {
        json_t *document = cmd_json_begin(call);
        json_object_set_new(document, "request", cmd_json_text(request));
        json_object_set_new(document, "form", json_string(form));
        json_object_set_new(document, "text", cmd_json_text(text.data));
        cmd_json_end(call, document);
    } else {
        fwrite(text.data, 1, text.size, call->out->result.file);
    }
    free(text.data);
    free(request);
    free(root);
    return code;
}

/* -- How the new set differs --------------------------------------------------------------------------*/

typedef struct set_change {
    tree before, after;
    size_t changed, added, removed, same, files;           /* kernels; files: of other kinds */
} set_change;

typedef enum fate { SAME, CHANGED, NEW, REMOVED } fate;
static const char *const fate_name[] = { "same", "changed", "new", "removed" };

static fate text_fate(const char *before, size_t before_size, const char *after, size_t after_size)
{
    if (!before || !after)
        return before ? REMOVED : NEW;
    return before_size == after_size && memcmp(before, after, after_size) == 0 ? SAME : CHANGED;
}

static fate kernel_fate(const set_change *c, const char *name)
{
    static const tree_kernel none = { .text = NULL };
    const tree_kernel *before = tree_find_kernel(&c->before, name),
                      *after = tree_find_kernel(&c->after, name);
    before = before ? before : &none;
    after = after ? after : &none;
    return text_fate(before->text, before->size, after->text, after->size);
}

static fate file_fate(const set_change *c, const char *path)
{
    static const tree_file none = { .text = NULL };
    const tree_file *before = tree_find(&c->before, path), *after = tree_find(&c->after, path);
    before = before ? before : &none;
    after = after ? after : &none;
    return text_fate(before->text, before->size, after->text, after->size);
}

static void count(set_change *c)
{
    for (size_t i = 0; i < c->after.kernels; i++) {
        fate f = kernel_fate(c, c->after.kernel[i].name);
        c->same += f == SAME, c->changed += f == CHANGED, c->added += f == NEW;
    }
    for (size_t i = 0; i < c->before.kernels; i++)
        c->removed += kernel_fate(c, c->before.kernel[i].name) == REMOVED;
    for (size_t i = 0; i < c->after.files; i++)
        c->files += file_fate(c, c->after.file[i].path) != SAME;
    for (size_t i = 0; i < c->before.files; i++)
        c->files += file_fate(c, c->before.file[i].path) == REMOVED;
}

/* -- Putting it in place ------------------------------------------------------------------------------*/

static bool make_parents(char *path)
{
    for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
        *at = 0;
        bool made = mkdir(path, 0777) == 0 || errno == EEXIST;
        *at = '/';
        if (!made)
            return false;
    }
    return true;
}

static bool place(const char *from_root, const char *to_root, const char *path)
{
    char *from = path_join(from_root, path), *to = path_join(to_root, path);
    bool done = from && to && make_parents(to) && rename(from, to) == 0;
    free(from);
    free(to);
    return done;
}

/* Only what says that it was generated is taken away. */
static bool is_ours(const tree_file *file)
{
    return memmem(file->text, file->size < 400 ? file->size : 400, "enerated", 8) != NULL;
}

static bool install_set(const set_change *c, const char *temporary, const char *target)
{
    bool done = true;
    for (size_t i = 0; done && i < c->after.files; i++)
        if (file_fate(c, c->after.file[i].path) != SAME)
            done = place(temporary, target, c->after.file[i].path);
    for (size_t i = 0; done && i < c->before.files; i++) {
        char *path = path_join(target, c->before.file[i].path);
        if (file_fate(c, c->before.file[i].path) == REMOVED && is_ours(&c->before.file[i]))
            done = path && unlink(path) == 0;
        free(path);
    }
    return done;
}

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw)
{
    (void)stat, (void)kind, (void)ftw;
    return remove(path);
}

static void remove_tree(const char *path) { nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS); }

/* -- What is said -------------------------------------------------------------------------------------*/

static size_t count_templates(const tree *t)
{
    size_t n = 0;
    for (size_t i = 0; i < t->kernels; i++) {
        bool seen = false;
        for (size_t j = 0; j < i && !seen; j++)
            seen = strcmp(t->kernel[j].template_file, t->kernel[i].template_file) == 0;
        n += !seen;
    }
    return n;
}

/* A row each kernel or file of one fate. */
static void print_fate(const cmd_call *call, const set_change *c, fate wanted)
{
    const tree *t = wanted == REMOVED ? &c->before : &c->after;
    for (size_t i = 0; i < t->kernels; i++)
        if (kernel_fate(c, t->kernel[i].name) == wanted)
            out_line(&call->out->result, "  %-9s  %s   %s", fate_name[wanted],
                     cmd_short_name(t->kernel[i].name), t->kernel[i].template_file);
    for (size_t i = 0; i < t->files; i++)
        if (file_fate(c, t->file[i].path) == wanted)
            out_line(&call->out->result, "  %-9s  %s", fate_name[wanted], t->file[i].path);
}

static void print_set(const cmd_call *call, const set_change *c, const char *target, double seconds)
{
    unit_text time;
    size_t bytes = 0, longest = 0;
    for (size_t i = 0; i < c->after.files; i++) {
        bytes += c->after.file[i].size;
        longest = c->after.file[i].lines > longest ? c->after.file[i].lines : longest;
    }
    out_line(&call->out->result,
             "%s/   %zu kernels from %zu templates, %s: %zu changed, %zu new, %zu removed", target,
             c->after.kernels, count_templates(&c->after), unit_seconds(&time, seconds), c->changed, c->added,
             c->removed);
    for (fate f = CHANGED; f <= REMOVED; f++)
        print_fate(call, c, f);
    out_line(&call->out->result, "text %.1f of %d.0 MB, longest file %zu of %d lines", 1e-6 * (double)bytes,
             BUDGET_MB, longest, BUDGET_LINES);
}

static json_t *fate_json(const set_change *c, fate wanted, bool files)
{
    const tree *t = wanted == REMOVED ? &c->before : &c->after;
    json_t *array = json_array();
    for (size_t i = 0; !files && i < t->kernels; i++)
        if (kernel_fate(c, t->kernel[i].name) == wanted)
            json_array_append_new(array, json_string(t->kernel[i].name));
    for (size_t i = 0; files && i < t->files; i++)
        if (file_fate(c, t->file[i].path) == wanted)
            json_array_append_new(array, cmd_json_text(t->file[i].path));
    return array;
}

static void print_json(const cmd_call *call, const set_change *c)
{
    json_t *document = cmd_json_begin(call), *files = json_object();
    size_t bytes = 0;
    for (size_t i = 0; i < c->after.files; i++)
        bytes += c->after.file[i].size;
    for (fate f = CHANGED; f <= REMOVED; f++) {
        json_object_set_new(document, fate_name[f], fate_json(c, f, false));
        json_object_set_new(files, fate_name[f], fate_json(c, f, true));
    }
    json_object_set_new(document, "same", json_integer((json_int_t)c->same));
    json_object_set_new(document, "text_bytes", json_integer((json_int_t)bytes));
    json_object_set_new(document, "files", files);
    cmd_json_end(call, document);
}

/* -- The set ------------------------------------------------------------------------------------------*/

/* A new folder: beside the target, so that rename works, or for --check in the system's place. */
static char *make_temporary(const char *target, bool check)
{
    const char *system = getenv("TMPDIR");
    char *path = NULL, *whole = realpath(check ? (system && *system ? system : "/tmp") : target, NULL);
    if (whole && asprintf(&path, "%s/.tenon-XXXXXX", whole) >= 0 && !mkdtemp(path)) {
        free(path);
        path = NULL;
    }
    free(whole);
    return path;
}

/* What the script said, as one sentence. */
static int fail_talk(const cmd_call *call, char *talk)
{
    static const char prefix[] = "gen: ";
    size_t length = talk ? strlen(talk) : 0;
    while (length && talk[length - 1] == '\n')
        talk[--length] = 0;
    if (!length)
        return cmd_fail(call, EXIT_REQUEST, "gen/main.lua failed without a reason");
    bool prefixed = strncmp(talk, prefix, sizeof prefix - 1) == 0;
    return cmd_fail(call, EXIT_REQUEST, "%s", talk + (prefixed ? sizeof prefix - 1 : 0));
}

/* Expands everything into temporary; EXIT_HOLDS, or the error's code after it was said. */
static int expand(const cmd_call *call, const char *root, const char *temporary, const char *manifest)
{
    const char *argv[] = { "--out", temporary, "--manifest", manifest };
    char error[1024] = "", *talk = NULL;
    int result = 0, code = EXIT_HOLDS;
    if (!texts_main(root, manifest ? 4 : 2, argv, &result, &talk, error, sizeof error))
        code = cmd_fail(call, EXIT_REQUEST, "%s", error);
    else if (result != 0)
        code = fail_talk(call, talk);
    else if (talk && *talk)
        out_verbose(call->out, "%.*s", (int)strcspn(talk, "\n"), talk);
    free(talk);
    return code;
}

/* The manifest's name as the script sees it, from root; NULL: none, or not there. */
static char *manifest_of(const cmd_call *call, const char *root)
{
    const char *given = cmd_value(call, "manifest");
    char *whole = given ? realpath(given, NULL) : NULL;
    size_t length = strlen(root);
    if (whole && strncmp(whole, root, length) == 0 && whole[length] == '/')
        memmove(whole, whole + length + 1, strlen(whole + length + 1) + 1);
    return whole;
}

/* generated/ is ours, and what nothing makes is an orphan there; in another folder only our own names count.
 */
static bool read_both(const cmd_call *call, const char *temporary, const char *target, set_change *c)
{
    if (!tree_read(&c->after, temporary))
        return false;
    return cmd_value(call, "out") ? tree_read_like(&c->before, target, &c->after)
                                  : tree_read(&c->before, target);
}

static int compare_and_place(const cmd_call *call, const char *temporary, const char *target,
                             const char *shown, double began)
{
    set_change c = { 0 };
    bool check = cmd_flag(call, "check");
    int code = EXIT_HOLDS;
    if (!read_both(call, temporary, target, &c)) {
        code = cmd_fail(call, EXIT_NOT_HERE, "cannot read %s or %s", target, temporary);
    } else {
        count(&c);
        if (cmd_interrupted())
            code = EXIT_INTERRUPTED;
        else if (!check && !install_set(&c, temporary, target))
            code = cmd_fail(call, EXIT_NOT_HERE, "cannot write to %s: %s", shown, strerror(errno));
        else if (call->json)
            print_json(call, &c);
        else
            print_set(call, &c, shown, time_now() - began);
        if (code == EXIT_HOLDS && check && c.files)
            code = EXIT_NO;
    }
    tree_reset(&c.before);
    tree_reset(&c.after);
    return code;
}

static int set_in(const cmd_call *call, const char *root, const char *target, const char *shown,
                  const char *manifest)
{
    double began = time_now();
    bool check = cmd_flag(call, "check");
    if (!check && mkdir(target, 0777) != 0 && errno != EEXIST)
        return cmd_fail(call, EXIT_NOT_HERE, "cannot make %s: %s", shown, strerror(errno));
    char *temporary = make_temporary(target, check);
    if (!temporary)
        return cmd_fail(call, EXIT_NOT_HERE, "cannot make a folder in %s: %s", check ? "/tmp" : shown,
                        strerror(errno));
    int code = expand(call, root, temporary, manifest);
    if (code == EXIT_HOLDS)
        code = compare_and_place(call, temporary, target, shown, began);
    remove_tree(temporary);
    free(temporary);
    return code;
}

static int whole_set(const cmd_call *call, const char *root)
{
    const char *own = cmd_value(call, "out");
    char *target = own ? strdup(own) : path_join(root, "generated"), *manifest = manifest_of(call, root);
    int code = EXIT_NOT_HERE;
    if (cmd_value(call, "manifest") && !manifest)
        code =
            cmd_fail(call, EXIT_REQUEST, "cannot read %s: %s", cmd_value(call, "manifest"), strerror(errno));
    else if (target)
        code = set_in(call, root, target, own ? own : "generated", manifest);
    free(target);
    free(manifest);
    return code;
}

static int run(const cmd_call *call)
{
    if (!texts_lua())
        return texts_missing(call);
    if (call->words)
        return one_kernel(call);
    if (cmd_value(call, "form"))
        return cmd_fail(call, EXIT_REQUEST, "--form is of one kernel: name a template");
    if (cmd_value(call, "manifest") && !cmd_value(call, "out"))
        return cmd_fail(call, EXIT_REQUEST,
                        "--manifest wants --out DIR: generated/ holds the stock set alone");
    char *root = path_checkout();
    if (!root)
        return cmd_fail(call, EXIT_NOT_HERE,
                        "no source checkout here: no gen/main.lua in this folder or above");
    int code = whole_set(call, root);
    free(root);
    return code;
}

const cmd_entry command_gen = {
    .name = "gen",
    .group = "make",
    .summary = "expand templates",
    .words = "[TEMPLATE name=value…]",
    .detail =
        "In a source checkout: writes the stock kernels of gen/manifest/ to generated/, and says which "
        "changed. With --check nothing is written; drift and files without a cause are named, exit 1.\n\n"
        "With a template: prints one kernel. The values are the template's parameters; isa=TIER is the "
        "tier, else this CPU's. A template's error is its file, line and sentence, exit 2.",
    .examples = "tenon gen --check\ntenon gen matmul_tile isa=avx512 mr=14 nr=32 --form ir",
    .options = options,
    .run = run,
};
