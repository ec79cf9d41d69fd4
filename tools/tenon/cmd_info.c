/* cmd_info.c: `tenon info`: what this machine is and what Tenon makes of it. */
#include <dirent.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/base_p.h"
#include "isa.h"
#include "machine.h"
#include "paths.h"
#include "session/cache_p.h"
#include "session/compiler_p.h"
#include "stock.h"
#include "units.h"
#include "version.h"

static const cmd_option options[] = {
    { .name = "measure", .help = "measure the peaks again, though figures are kept" },
    { 0 },
};

typedef struct info {
    machine machine;
    peaks_set peaks;
    const tni_jit_api *jit;    /* NULL: none, and why */
    tn_error jit_error;
    char  *cache;              /* NULL: off */
    tn_error cache_fault;      /* why sessions keep nothing there; TN_OK: they do */
    size_t entries, cache_bytes, here;
} info;

/* -- Gathering ----------------------------------------------------------------------------------------*/

/* An entry of the cache is named by its key, 32 hexadecimal digits. */
static bool is_entry(const char *name)
{
    return strlen(name) == 32 && strspn(name, "0123456789abcdef") == 32;
}

static void count_cache(info *i)
{
    DIR *directory = i->cache ? opendir(i->cache) : NULL;
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        struct stat stat;
        if (is_entry(entry->d_name) && fstatat(dirfd(directory), entry->d_name, &stat, 0) == 0) {
            i->entries++;
            i->cache_bytes += (size_t)stat.st_size;
        }
    }
    if (directory)
        closedir(directory);
}

/* Opens it as sessions do. */
static void check_cache(info *i)
{
    tni_cache cache;
    if (i->cache && tni_cache_open(NULL, 0, &cache, &i->cache_fault) == TN_OK)
        tni_cache_close(&cache);
}

static void gather(const cmd_call *call, info *i)
{
    *i = (info){ .cache = path_cache() };
    machine_find(&i->machine);
    if (tni_jit_open(&i->jit, &i->jit_error) != TN_OK)
        i->jit = NULL;
    for (size_t k = 0; k < tni_stock_count; k++)
        i->here += stock_here(&tni_stock_list[k]);
    check_cache(i);
    count_cache(i);
    peaks_get(cmd_flag(call, "measure"), &i->peaks);
}

/* -- As text ------------------------------------------------------------------------------------------*/

static void print_head(const out_stream *s, const info *i)
{
    char jit[160];
    if (i->jit)
        snprintf(jit, sizeof jit, "jit: LLVM %s, %s", i->jit->llvm ? i->jit->llvm : "none",
                 i->jit->lua ? i->jit->lua : "no Lua");
    else
        snprintf(jit, sizeof jit, "jit: none");
    out_line(s, OUT_BOLD "tenon %s" OUT_END "   %zu kernels, %zu for this CPU   %s", TOOL_VERSION,
             tni_stock_count, i->here, jit);
    if (!i->jit)
        out_text(s, 9, i->jit_error.message);
}

static void print_cpu(const out_stream *s, const info *i)
{
    char text[256];
    int n = snprintf(text, sizeof text, "cpu      %s", tni_cpu_name());
    if (i->machine.cores)
        n += snprintf(text + n, sizeof text - (size_t)n, "   %u core%s, %u thread%s each", i->machine.cores,
                      i->machine.cores == 1 ? "" : "s", i->machine.threads,
                      i->machine.threads == 1 ? "" : "s");
    if (i->peaks.clock > 0)
        snprintf(text + n, sizeof text - (size_t)n, "   %.1f GHz measured", 1e-9 * i->peaks.clock);
    out_line(s, "%s", text);
}

static void print_tiers(const out_stream *s)
{
    const char *cap = getenv("TENON_ISA");
    char here[128] = "";
    for (size_t i = 0; isa_words[i]; i++)
        if (isa_here(isa_values[i]))
            snprintf(here + strlen(here), sizeof here - strlen(here), "%s%s", *here ? "  " : "",
                     isa_words[i]);
    snprintf(here + strlen(here), sizeof here - strlen(here), "%s%s%s",
             tni_cpu_addons() & TNI_ADDON_BF16 ? " +bf16" : "", tni_cpu_addons() & TNI_ADDON_VNNI ? " +vnni" : "",
             tni_cpu_addons() & TNI_ADDON_AMX ? " +amx" : "");
    if (cap && *cap)
        out_line(s, "tiers    %s     used: %s (TENON_ISA is %s%s)", here, tn_isa_name(tn_isa_detect()), cap,
                 tni_isa_from_name(cap) == TN_ISA_BEST ? ", which is no tier" : "");
    else
        out_line(s, "tiers    %s     used: %s (TENON_ISA is not set)", here, tn_isa_name(tn_isa_detect()));
}

static void print_caches(const out_stream *s, const info *i)
{
    const size_t size[] = { i->machine.l1, i->machine.l2, i->machine.l3 };
    static const char *const name[] = { "L1d", "L2", "L3" };
    char text[160] = "";
    for (size_t c = 0; c < 3; c++) {
        unit_text bytes;
        if (size[c])
            snprintf(text + strlen(text), sizeof text - strlen(text), "   %s %s", name[c],
                     unit_bytes(&bytes, (double)size[c]));
    }
    out_line(s, "caches   %s", *text ? text + 3 : "the system does not say");
}

/* Compute on the left, memory on the right: two tables in the lines of one. */
static void print_peaks(const out_stream *s, const peaks_set *p)
{
    unit_text t[3], m[PEAKS_LEVELS];
    out_line(s, "%-15s %8s %8s %8s       %-6s %8s %8s %8s %8s", "1 thread", "avx512", "avx2", "generic", "",
             peaks_level_name[PEAKS_L1], peaks_level_name[PEAKS_L2], peaks_level_name[PEAKS_L3],
             peaks_level_name[PEAKS_MEMORY]);
    for (int traffic = 0; traffic < PEAKS_TRAFFICS; traffic++) {
        const double *rate[PEAKS_LEVELS];
        char left[64] = "";
        for (int level = 0; level < PEAKS_LEVELS; level++)
            rate[level] = &p->bandwidth[level][traffic];
        if (traffic == 0)
            snprintf(left, sizeof left, "%-15s %8s %8s %8s", "f32   GFLOP/s", unit_giga(&t[0], p->fma_avx512),
                     unit_giga(&t[1], p->fma_avx2), unit_giga(&t[2], p->fma_generic));
        out_line(s, "%-42s       %-6s %8s %8s %8s %8s%s", left, peaks_traffic_name[traffic],
                 unit_giga(&m[0], *rate[0]), unit_giga(&m[1], *rate[1]), unit_giga(&m[2], *rate[2]),
                 unit_giga(&m[3], *rate[3]),
                 traffic ? "" : "  GB/s");
    }
}

static void print_age(const out_stream *s, const peaks_set *p)
{
    double age = difftime(time(NULL), (time_t)p->when);
    unit_text seconds;
    char text[64] = "now";
    if (age >= 2 * 86400)
        snprintf(text, sizeof text, "%.0f days ago", floor(age / 86400));
    else if (age >= 2 * 3600)
        snprintf(text, sizeof text, "%.0f hours ago", floor(age / 3600));
    else if (age >= 120)
        snprintf(text, sizeof text, "%.0f minutes ago", floor(age / 60));
    out_line(s, OUT_DIM "measured %s in %s; tenon info --measure repeats it" OUT_END, text,
             unit_seconds(&seconds, p->seconds));
}

static void print_cache(const out_stream *s, const info *i)
{
    unit_text bytes;
    char *shown = i->cache ? path_short(i->cache) : NULL;
    if (!shown)
        out_line(s, "cache    off");
    else
        out_line(s, "cache    %zu kernel%s, %s   %s", i->entries, i->entries == 1 ? "" : "s",
                 unit_bytes(&bytes, (double)i->cache_bytes), shown);
    if (i->cache_fault.status != TN_OK)
        out_pair(s, 7, "", i->cache_fault.message);
    free(shown);
}

static void print_text(const cmd_call *call, const info *i)
{
    const out_stream *s = &call->out->result;
    print_head(s, i);
    print_cpu(s, i);
    print_tiers(s);
    print_caches(s, i);
    print_peaks(s, &i->peaks);
    print_age(s, &i->peaks);
    print_cache(s, i);
}

/* -- As JSON ------------------------------------------------------------------------------------------*/

static json_t *size_json(size_t size) { return size ? json_integer((json_int_t)size) : json_null(); }

static void print_json(const cmd_call *call, const info *i)
{
    json_t *document = cmd_json_begin(call);
    json_object_set_new(document, "machine", machine_json(&i->peaks));
    json_object_set_new(document, "caches",
                        json_pack("{s:o, s:o, s:o}", "l1d_bytes", size_json(i->machine.l1), "l2_bytes",
                                  size_json(i->machine.l2), "l3_bytes", size_json(i->machine.l3)));
    json_object_set_new(
        document, "kernels",
        json_pack("{s:I, s:I}", "all", (json_int_t)tni_stock_count, "here", (json_int_t)i->here));
    json_object_set_new(document, "jit",
                        i->jit ? json_pack("{s:s?, s:s?}", "llvm", i->jit->llvm, "lua", i->jit->lua)
                               : json_null());
    json_object_set_new(document, "cache",
                        json_pack("{s:o, s:I, s:I, s:s?}", "directory", cmd_json_text(i->cache), "entries",
                                  (json_int_t)i->entries, "bytes", (json_int_t)i->cache_bytes, "fault",
                                  i->cache_fault.status ? i->cache_fault.message : NULL));
    cmd_json_end(call, document);
}

static int run(const cmd_call *call)
{
    info i;
    if (call->words)
        return cmd_fail(call, EXIT_REQUEST, "info takes no words: '%s'", call->word[0]);
    gather(call, &i);
    if (call->json)
        print_json(call, &i);
    else
        print_text(call, &i);
    free(i.cache);
    return EXIT_HOLDS;
}

const cmd_entry command_info = {
    .name = "info",
    .group = "see",
    .summary = "what this machine is and what Tenon makes of it",
    .words = "",
    .detail = "Version, kernels, compiler, CPU, tiers and which is used and why, caches, the peaks that "
              "shares refer to, and the cache of compiled kernels. Peaks are measured on the first call, in "
              "under three seconds, and kept for this CPU.",
    .examples = "tenon info\ntenon info --json --measure",
    .options = options,
    .run = run,
};
