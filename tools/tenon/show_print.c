/* show_print.c: a kernel on one screen, in full, and as JSON. */
#include <stdlib.h>
#include <string.h>

#include "bench_rows.h"
#include "isa.h"
#include "show.h"
#include "units.h"

enum { ROWS = 6, TEXT_COLUMN = 20 };

/* -- Head ---------------------------------------------------------------------------------------------*/

/* What kernels keep their values in. */
static const char *register_name(const tni_stock *stock)
{
    tn_isa isa = stock->info.isa;
    if (stock->addon == TNI_ADDON_AMX)
        return "tiles";
    return isa == TN_ISA_AVX512 ? "zmm" : isa == TN_ISA_AVX2 ? "ymm" : isa == TN_ISA_NEON ? "v" : "xmm";
}

static void print_head(const out_stream *s, const show_kernel *k)
{
    char op[64], types[64];
    const tn_kernel_info *info = &k->stock->info;
    out_line(s, OUT_BOLD "%s" OUT_END "   %s %s, %s   %s form", cmd_short_name(info->name),
             stock_op(k->stock, op, sizeof op), stock_dtypes(k->stock, types, sizeof types),
             tn_isa_name(info->isa), k->form == TNI_FORM_IR ? "IR" : "C");
    if (k->problem)
        out_line(s, "problem   %s   %s", k->problem, k->why);
}

/* Rates of what the kernel is about: operations of a tile, elements where arithmetic is the limit, else
 * bytes. */
static void print_speed(const out_stream *s, const show_kernel *k)
{
    unit_text hot, cold, share;
    char cycles[40] = "";
    const bench_result *m = &k->measured;
    bool tile = k->stock->info.abi == TN_ABI_TILE, fma = m->limit && strcmp(m->limit, "fma") == 0;
    double work = tile ? k->work.flops : fma ? k->work.elements : k->work.bytes;
    const char *unit = tile ? "FLOP/s" : fma ? "el/s" : "B/s";
    if (!k->ran) {
        out_line(s, "speed     %s", k->not_run);
        return;
    }
    if (k->cycles > 0)
        snprintf(cycles, sizeof cycles, "   %.1f cycles a turn", k->cycles);
    out_line(s, "speed     hot %s, %s %s   cold %s%s%s", unit_rate(&hot, work / m->hot.seconds, unit),
             unit_percent(&share, m->share), m->limit ? m->limit : "",
             unit_rate(&cold, work / m->cold.seconds, unit), cycles, m->drifted ? "   clock drifted" : "");
}

static void print_check(const out_stream *s, const show_kernel *k)
{
    const check_result *c = &k->check;
    bool both = k->stock->ir != NULL;
    if (!k->ran)
        return;
    if (c->status == CHECK_OK)
        out_line(s, "verified  %zu checks%s", c->checks, both ? ", C = IR" : "");
    else
        out_line(s, "verified  " OUT_BAD "FAILED" OUT_END "   tenon verify %s",
                 cmd_short_name(k->stock->info.name));
}

/* "4 tile dot", "28 dot", "12 fma": those there are, and of multiply-adds that there are none. */
static const char *products_text(const show_counts *c, char text[96])
{
    *text = 0;
    if (c->tile_dots)
        snprintf(text, 96, "%zu tile dot ", c->tile_dots);
    if (c->dots)
        snprintf(text + strlen(text), 96 - strlen(text), "%zu dot ", c->dots);
    if (c->fma || !*text)
        snprintf(text + strlen(text), 96 - strlen(text), "%zu fma ", c->fma);
    text[strlen(text) - 1] = 0;
    return text;
}

static void print_cost(const out_stream *s, const show_kernel *k)
{
    const show_counts *c = &k->counts;
    char text[256], products[96];
    int n = snprintf(text, sizeof text, "cost      %u/%u %s", k->stock->info.registers,
                     k->stock->info.registers_of, register_name(k->stock));
    if (c->slots_known)
        n += snprintf(text + n, sizeof text - (size_t)n, "   %zu spills in the loop, %zu outside",
                      c->loop_slots, c->spills + c->reloads - c->loop_slots);
    if (c->known)
        n += snprintf(text + n, sizeof text - (size_t)n, "   %zu B stack", c->stack);
    if (c->code)
        n += snprintf(text + n, sizeof text - (size_t)n, "   %zu B code", c->code);
    if (c->known)
        snprintf(text + n, sizeof text - (size_t)n, "   %s %zu ld %zu st a turn", products_text(c, products),
                 c->loads, c->stores);
    out_line(s, "%s", text);
}

static void print_origin(const out_stream *s, const show_kernel *k)
{
    out_line(s, "origin    %s   %s", k->stock->info.source,
             k->stock->info.params ? k->stock->info.params : "");
    out_line(s, "          %s (%s)", k->stock->info.reason ? k->stock->info.reason : "",
             k->stock->entry ? k->stock->entry : "");
}

/* -- Stages -------------------------------------------------------------------------------------------*/

/* "37" in the kernel's own template, "math:25" in another file. */
static void position_text(const show_kernel *k, const show_line *line, char *text, size_t size)
{
    *text = 0;
    if (!line->file)
        return;
    if (strcmp(line->file, k->stock->info.source) == 0) {
        snprintf(text, size, "%d", line->at);
        return;
    }
    const char *slash = strrchr(line->file, '/'), *name = slash ? slash + 1 : line->file;
    snprintf(text, size, "%.*s:%d", (int)strcspn(name, "."), name, line->at);
}

static int position_width(const show_kernel *k)
{
    int width = 2;
    for (int i = 0; i < SHOW_STAGES; i++)
        for (size_t j = 0; j < k->stage[i].count; j++) {
            char text[64];
            position_text(k, &k->stage[i].line[j], text, sizeof text);
            width = (int)strlen(text) > width ? (int)strlen(text) : width;
        }
    return width < 12 ? width : 12;
}

/* The text without its margin and the words that only say a size; operands of instructions aligned. */
static void brief(const char *text, bool instruction, char *buf, size_t size)
{
    static const char *const noise[] = { "zmmword ptr ", "ymmword ptr ", "xmmword ptr ", "dword ptr ",
                                         "qword ptr " };
    size_t n = 0;
    for (text += strspn(text, " \t"); *text && n + 1 < size;) {
        size_t skip = 0;
        for (size_t i = 0; i < sizeof noise / sizeof noise[0] && !skip; i++)
            if (strncmp(text, noise[i], strlen(noise[i])) == 0)
                skip = strlen(noise[i]);
        if (skip) {
            text += skip;
            continue;
        }
        buf[n++] = *text++;
        if (instruction && n < 16 && buf[n - 1] == ' ' && !memchr(buf, ' ', n - 1))
            while (n < 14)
                buf[n++] = ' ';
    }
    buf[n] = 0;
}

static void print_row(const out_stream *s, const char *name, const char *position, int width,
                      const char *text, size_t more)
{
    char row[512], tail[32] = "";
    int limit = s->width > 0 && s->width < 100 ? s->width : 100;
    if (more)
        snprintf(tail, sizeof tail, " … %zu more", more);
    snprintf(row, sizeof row, "%-8s  %*s  %s", name, width, position, text);
    int room = limit - out_columns(s, tail), used = out_columns(s, row);
    if (used > room && s->width > 0) {
        char *cut = row;
        for (int column = 0; column < room - 1; column++)
            cut += *cut ? 1 : 0;
        while (((unsigned char)*cut & 0xC0) == 0x80)
            cut++;
        snprintf(cut, sizeof row - (size_t)(cut - row), "…");
        used = out_columns(s, row);
    }
    out_line(s, "%s%*s%s", row, more && used < room ? room - used : 0, "", tail);
}

static bool is_new(const show_stage *stage, size_t from, size_t i)
{
    for (size_t j = from; j < i; j++)
        if (stage->line[j].file && stage->line[j].at == stage->line[i].at &&
            strcmp(stage->line[j].file, stage->line[i].file) == 0)
            return false;
    return true;
}

/* Which rows of a stage stand for it: the first of each template line in the loop; if nothing has a position,
 * the first rows. */
static size_t choose(const show_stage *stage, show_kind kind, const show_stage *ir, size_t *row)
{
    bool loop = stage->to > stage->from, positions = false;
    size_t from = loop ? stage->from : 0, to = loop ? stage->to : stage->count, n = 0;
    for (size_t i = from; i < to; i++)
        positions = positions || stage->line[i].file;
    for (size_t i = from; i < to && n < ROWS; i++) {
        const show_line *line = &stage->line[i];
        bool wanted = positions ? line->file && is_new(stage, from, i) : *line->text != 0;
        if (wanted && (kind != SHOW_TEMPLATE || ir->count == 0 || show_has_position(ir, line)))
            row[n++] = i;
    }
    return n;
}

/* Whether a row belongs to the inner loop; of the template, whether it made some of it. */
static bool in_loop(const show_kernel *k, show_kind kind, size_t i)
{
    const show_stage *stage = &k->stage[kind], *ir = &k->stage[SHOW_IR];
    if (kind == SHOW_TEMPLATE)
        return ir->to > ir->from && show_has_position(ir, &stage->line[i]);
    return i >= stage->from && i < stage->to;
}

static size_t loop_rows(const show_kernel *k, show_kind kind)
{
    size_t n = 0;
    for (size_t i = 0; i < k->stage[kind].count; i++)
        n += in_loop(k, kind, i);
    return n ? n : k->stage[kind].count;
}

static void print_brief(const out_stream *s, const show_kernel *k, show_kind kind, int width)
{
    const show_stage *stage = &k->stage[kind];
    size_t row[ROWS], n, total = loop_rows(k, kind);
    if (!stage->count) {
        out_line(s, "%-8s  %s", show_stage_name[kind], *stage->missing ? stage->missing : "nothing");
        return;
    }
    n = choose(stage, kind, &k->stage[SHOW_IR], row);
    for (size_t i = 0; i < n; i++) {
        char position[64], text[400];
        position_text(k, &stage->line[row[i]], position, sizeof position);
        brief(stage->line[row[i]].text, kind == SHOW_ASM, text, sizeof text);
        print_row(s, i ? "" : show_stage_name[kind], position, width, text,
                  i + 1 == n && total > n ? total - n : 0);
    }
    if (*stage->missing)
        out_text(s, 10, stage->missing);
}

static void print_full(const out_stream *s, const show_kernel *k, show_kind kind, int width)
{
    const show_stage *stage = &k->stage[kind];
    out_line(s, OUT_BOLD "%s" OUT_END "%s%s", show_stage_name[kind], *stage->missing ? "  " : "",
             stage->missing);
    for (size_t i = 0; i < stage->count; i++) {
        char position[64];
        position_text(k, &stage->line[i], position, sizeof position);
        out_line(s, "%*s %c %s", width, position, in_loop(k, kind, i) ? '|' : ' ', stage->line[i].text);
    }
}

void show_print(const cmd_call *call, const show_kernel *k, bool full)
{
    const out_stream *s = &call->out->result;
    int width = position_width(k);
    print_head(s, k);
    print_speed(s, k);
    print_cost(s, k);
    print_check(s, k);
    print_origin(s, k);
    if (k->stage[SHOW_C].loops > 1)
        out_line(s, "inner loop, the longest of %zu", k->stage[SHOW_C].loops);
    else
        out_line(s, k->stage[SHOW_C].loops ? "inner loop" : "no loop");
    for (int kind = 0; kind < SHOW_STAGES; kind++) {
        if (full)
            print_full(s, k, (show_kind)kind, width);
        else
            print_brief(s, k, (show_kind)kind, width);
    }
    if (!full)
        out_next(call->out, "tenon show %s --full", cmd_short_name(k->stock->info.name));
}

/* -- JSON ---------------------------------------------------------------------------------------------*/

static json_t *stage_json(const show_kernel *k, show_kind kind)
{
    const show_stage *stage = &k->stage[kind];
    json_t *rows = json_array();
    if (!stage->count)
        return json_decref(rows), json_null();
    for (size_t i = 0; i < stage->count; i++) {
        const show_line *line = &stage->line[i];
        json_t *at = json_array();
        if (line->file)
            json_array_append_new(at, json_pack("[s, i]", line->file, line->at));
        json_array_append_new(rows, json_pack("{s:s, s:o, s:b}", "text", line->text, "at", at, "inner_loop",
                                              in_loop(k, kind, i)));
    }
    return rows;
}

static json_t *count_json(size_t count, bool known)
{
    return known ? json_integer((json_int_t)count) : json_null();
}

static json_t *cost_json(const show_kernel *k)
{
    const show_counts *c = &k->counts;
    return json_pack("{s:{s:s, s:i, s:i}, s:o, s:o, s:o, s:o, s:{s:o, s:o, s:o, s:o, s:o, s:o}}", "registers",
                     "name", register_name(k->stock), "used", k->stock->info.registers, "of",
                     k->stock->info.registers_of, "spills",
                     count_json(c->spills + c->reloads, c->slots_known), "spills_in_loop",
                     count_json(c->loop_slots, c->slots_known), "stack_bytes", count_json(c->stack, c->known),
                     "code_bytes", count_json(c->code, c->code > 0), "inner_loop", "instructions",
                     count_json(c->instructions, c->known), "fma", count_json(c->fma, c->known), "dots",
                     count_json(c->dots, c->known), "tile_dots", count_json(c->tile_dots, c->known), "loads",
                     count_json(c->loads, c->known), "stores", count_json(c->stores, c->known));
}

static json_t *kernel_json(const show_kernel *k)
{
    char op[64], types[64];
    const tn_kernel_info *info = &k->stock->info;
    return json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s?}", "name", info->name, "op",
                     stock_op(k->stock, op, sizeof op), "dtypes", stock_dtypes(k->stock, types, sizeof types),
                     "tier", tn_isa_name(info->isa), "form", k->form == TNI_FORM_IR ? "ir" : "c", "template",
                     info->source, "params", info->params ? info->params : "", "reason",
                     info->reason ? info->reason : "", "entry", k->stock->entry ? k->stock->entry : "",
                     "problem", k->problem);
}

static json_t *checks_json(const check_result *c)
{
    return json_pack("{s:b, s:I, s:I}", "ok", c->status == CHECK_OK, "checks", (json_int_t)c->checks,
                     "failed", (json_int_t)c->failed);
}

json_t *show_json(const cmd_call *call, const show_kernel *k)
{
    json_t *document = cmd_json_begin(call), *stages = json_object(), *missing = json_object();
    for (int kind = 0; kind < SHOW_STAGES; kind++) {
        json_object_set_new(stages, show_stage_name[kind], stage_json(k, (show_kind)kind));
        if (*k->stage[kind].missing)
            json_object_set_new(missing, show_stage_name[kind], json_string(k->stage[kind].missing));
    }
    json_object_set_new(document, "kernel", kernel_json(k));
    json_object_set_new(document, "cost", cost_json(k));
    json_object_set_new(document, "measured", k->ran ? bench_measured_json(&k->measured) : json_null());
    json_object_set_new(document, "cycles_a_turn", k->cycles > 0 ? cmd_json_real(k->cycles) : json_null());
    json_object_set_new(document, "model", json_null());
    json_object_set_new(document, "checks", k->ran ? checks_json(&k->check) : json_null());
    json_object_set_new(document, "stages", stages);
    json_object_set_new(document, "missing", missing);
    json_object_set_new(document, "remarks", json_array());
    return document;
}
