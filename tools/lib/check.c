/* check.c: one kernel from the list: what of it can run here, and which checker it gets. */
#include "check_p.h"

#include <stdio.h>
#include <string.h>

#include "check_jit.h"
#include "timing.h"

const char *const check_form_name[CHECK_FORMS] = { "c", "ir", "jit" };

const tni_op_row *check_row_of(uint16_t op, uint8_t wrt)
{
    for (size_t i = 0; i < tni_ops_count; i++)
        if (tni_ops[i].op == op && tni_ops[i].wrt == wrt)
            return &tni_ops[i];
    return NULL;
}

const float *check_params(const tni_op_row *row, const float *param, guard *g)
{
    size_t count = 0;
    while (count < 4 && row->floats[count])
        count++;
    return guard_copy(g, param, count * sizeof *param);
}

int64_t check_by_effort(const check *c, int64_t quick, int64_t normal, int64_t full)
{
    switch (c->options->effort) {
    case CHECK_QUICK: return quick;
    case CHECK_FULL: return full;
    default: return normal;
    }
}

/* The cap of TENON_ISA holds here, too: it stands for a CPU that has no more. */
const char *check_cannot_run(const tni_stock *kernel)
{
    tn_isa isa = kernel->info.isa, here = tn_isa_detect();
    bool x86 = isa <= TN_ISA_AVX512, here_x86 = here <= TN_ISA_AVX512;
    if (!kernel->info.fn && !kernel->ir)
        return "not on this CPU";
    if (kernel->addon & ~tni_isa_addons())
        return "not on this CPU";
    if (isa == TN_ISA_GENERIC)
        return NULL;
    return x86 != here_x86 || isa > here ? "not on this CPU" : NULL;
}

/* -- Forms ----------------------------------------------------------------------------------------*/

static int lanes_of(const tni_stock *kernel)
{
    int bytes = kernel->info.isa == TN_ISA_AVX512 ? 64 : kernel->info.isa == TN_ISA_AVX2 ? 32 : 16;
    size_t widest = 1;
    for (int operand = 0; operand < 4 && kernel->dtype[operand]; operand++) {
        size_t size = tn_dtype_size((tn_dtype)kernel->dtype[operand]);
        widest = size > widest ? size : widest;
    }
    return bytes / (int)widest;
}

static void check_maps(check *c)
{
    if (c->kernel->op == TN_OP_MATMUL_INT)
        check_finish_int(c);
    else if (c->kernel->op == TN_OP_GROUP_NORM || c->kernel->op == TN_OP_BATCH_NORM)
        check_moments(c);
    else
        (check_is_norm(c->kernel) ? check_norm : check_map)(c);
}

/* By groups of neighbours along k, even of one: for tiles of bytes and of bf16. */
static bool packs_groups(const tni_stock *kernel)
{
    return kernel->nr > 0;
}

static void run_cases(check *c)
{
    switch (c->kernel->info.abi) {
    case TN_ABI_MAP: check_maps(c); break;
    case TN_ABI_ROW: check_reduce(c); break;
    case TN_ABI_COLUMNS: (c->kernel->op == TN_OP_LOG_SOFTMAX ? check_log_sums : check_reduce)(c); break;
    case TN_ABI_TILE: (c->kernel->op == TN_OP_MATMUL_INT ? check_tile_int : check_tile)(c); break;
    case TN_ABI_PACK: (packs_groups(c->kernel) ? check_pack_dot : check_pack)(c); break;
    case TN_ABI_WINDOW: check_window(c); break;
    case TN_ABI_PRODUCT: check_product(c); break;
    case TN_ABI_CALL: break;   /* a session's; none is made ahead */
    case TN_ABI_THIN: check_thin(c); break;
    }
}

/* A case that could not be made is a failure, and so is a kernel without any. */
static void conclude(check *c, double from)
{
    check_result *out = c->out;
    const char *wrong = c->no_memory ? "no memory for the operands" : "no case was run";
    bool none = out->forms && out->checks == 0;
    if ((c->no_memory || (none && !c->options->only)) && out->kept < CHECK_FAILURES) {
        out->failed++;
        snprintf(out->failure[out->kept++].sentence, sizeof out->failure->sentence, "%s", wrong);
    }
    out->status = out->failed ? CHECK_FAILED : none ? CHECK_SKIPPED : CHECK_OK;
    if (out->status == CHECK_SKIPPED)
        snprintf(out->why, sizeof out->why, "no case '%.100s' with this effort", c->options->only);
    out->seconds = time_now() - from;
    check_free(c);
}

void check_kernel_code(const tni_stock *kernel, const check_code *code, const check_options *options,
                       check_result *out)
{
    double from = time_now();
    check c = { .kernel = kernel,
                .row = check_row_of(kernel->op, kernel->wrt),
                .options = options,
                .out = out,
                .code = *code,
                .lanes = lanes_of(kernel) };
    memset(out, 0, sizeof *out);
    out->bound_ulp = kernel->ulp;
    for (int form = 0; form < CHECK_FORMS; form++) {
        if (options->forms && !(options->forms >> form & 1))
            c.code.form[form] = NULL;
        if (c.code.form[form])
            out->forms |= 1u << form;
    }
    if (!c.row && kernel->info.abi != TN_ABI_PACK) {
        out->status = CHECK_SKIPPED;
        snprintf(out->why, sizeof out->why, "operation %d is not in the table", kernel->op);
        return;
    }
    run_cases(&c);
    conclude(&c, from);
}

/* The forms of a stock kernel; the jit form is made now. */
static void find_code(const tni_stock *kernel, const check_options *options, check_code *code,
                      check_jit_kernel *made, char *why, size_t size)
{
    memset(code, 0, sizeof *code);
    code->form[CHECK_C] = kernel->info.fn;
    code->form[CHECK_IR] = kernel->ir;
    if (options->jit && (!options->forms || options->forms >> CHECK_JIT & 1))
        code->form[CHECK_JIT] = check_jit_make(options->jit, kernel, made, why, size);
}

void check_kernel_apart(const tni_stock *kernel, const check_options *options, check_result *out)
{
    const char *why = check_cannot_run(kernel);
    char no_jit[sizeof out->why] = "";
    check_jit_kernel made = { .size = 0 };
    check_code code;
    if (why) {
        memset(out, 0, sizeof *out);
        out->status = CHECK_SKIPPED;
        snprintf(out->why, sizeof out->why, "%s", why);
        return;
    }
    find_code(kernel, options, &code, &made, no_jit, sizeof no_jit);
    check_code_apart(kernel, &code, options, out);
    check_jit_drop(&made);
    if (!out->why[0])
        snprintf(out->why, sizeof out->why, "%s", no_jit);
    if (out->status == CHECK_OK && !out->forms) {
        out->status = CHECK_SKIPPED;
        snprintf(out->why, sizeof out->why, "%s", no_jit[0] ? no_jit : "no such form in this build");
    }
}
