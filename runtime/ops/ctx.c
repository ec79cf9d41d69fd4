/* ctx.c: contexts: what operations run in. */
#include "ops/ctx_p.h"

#include "base/base_p.h"

#include <assert.h>

/* Whether a table may be put to use here, and all that it hands calls on to. */
static tn_status check_table(const tn_kernels *kernels, tn_mode mode, const char *op, tn_error *err)
{
    for (const tn_kernels *t = kernels; t; t = t->base) {
        if (t->abi != TN_KERNEL_ABI)
            return tni_fail(err, TN_ERR_UNSUPPORTED, op, -1,
                            "the table %s is of kernel ABI %u, the library of %d", t->name, t->abi,
                            TN_KERNEL_ABI);
        if (mode == TN_EXACT && t->mode != TN_EXACT)
            return tni_fail(err, TN_ERR_ARG, op, -1, "the table %s is fast, the context exact", t->name);
    }
    return TN_OK;
}

static tn_status check_options(const tn_ctx_options *o, tn_error *err)
{
    if (o->mode != TN_FAST && o->mode != TN_EXACT)
        return tni_fail(err, TN_ERR_ARG, "ctx_create", -1, "mode is %d, neither TN_FAST nor TN_EXACT",
                        (int)o->mode);
    return o->kernels ? check_table(o->kernels, o->mode, "ctx_create", err) : TN_OK;
}

tn_status tn_ctx_create(const tn_ctx_options *options, tn_ctx **out, tn_error *err)
{
    tn_ctx_options o;
    if (!out)
        return tni_fail(err, TN_ERR_ARG, "ctx_create", -1, "out is NULL");
    TN_TRY(tni_read_options(&o, sizeof o, options, "ctx_create", err));
    TN_TRY(check_options(&o, err));
    tn_memory *own = NULL;
    if (!o.memory)
        TN_TRY(tn_pool_create(TN_WITH(tn_pool_options, .log = o.log, .log_user = o.log_user), &own, err));
    tn_ctx *ctx = tni_alloc(&tni_default_allocator, sizeof *ctx);
    if (!ctx) {
        tn_memory_destroy(own);
        return tni_fail(err, TN_ERR_MEMORY, "ctx_create", -1, "no memory for the context, %zu bytes",
                        sizeof *ctx);
    }
    tn_memory *memory = own ? own : o.memory;
    const tn_kernels *kernels = o.kernels ? o.kernels : tn_kernels_dense(o.isa, o.mode);
    *ctx = (tn_ctx){ .own = own,
                     .first_memory = memory,
                     .memory = memory,
                     .first_kernels = kernels,
                     .kernels = kernels,
                     .threads = o.threads ? o.threads : tn_threads_serial(),
                     .mode = o.mode,
                     .isa = o.isa,
                     .check_finite = o.check_finite,
                     .log = o.log,
                     .log_user = o.log_user };
    *out = ctx;
    return TN_OK;
}

static tn_status drop_scratch(tn_ctx *ctx, tn_error *err)
{
    tni_owner scratch = ctx->scratch;
    ctx->scratch = (tni_owner){ NULL, 0 };
    ctx->scratch_size = 0;
    return scratch.buffer ? tni_buffer_release(scratch.buffer, scratch.generation, err) : TN_OK;
}

void tn_ctx_destroy(tn_ctx *ctx)
{
    if (!ctx)
        return;
    tn_status dropped = drop_scratch(ctx, NULL);
    assert(dropped == TN_OK);              /* else a kernel wrote past its scratch */
    (void)dropped;
    tn_memory_destroy(ctx->own);
    tni_free(&tni_default_allocator, ctx, sizeof *ctx);
}

tn_memory *tn_ctx_set_memory(tn_ctx *ctx, tn_memory *memory)
{
    tn_memory *before = ctx->memory;
    ctx->memory = memory ? memory : ctx->first_memory;
    return before;
}

tn_memory *tn_ctx_memory(const tn_ctx *ctx)
{
    return ctx->memory;
}

tn_status tn_ctx_set_kernels(tn_ctx *ctx, const tn_kernels *kernels, tn_error *err)
{
    if (!ctx)
        return tni_fail(err, TN_ERR_ARG, "ctx_set_kernels", -1, "ctx is NULL");
    if (!kernels)
        kernels = ctx->first_kernels;
    TN_TRY(check_table(kernels, ctx->mode, "ctx_set_kernels", err));
    ctx->kernels = kernels;
    return TN_OK;
}

const tn_kernels *tn_ctx_kernels(const tn_ctx *ctx)
{
    return ctx->kernels;
}

/* Growing by halves keeps the number of growths small; the old block goes first, so that both never stand. */
tn_status tni_ctx_scratch(tn_ctx *ctx, size_t size, void **out, tn_error *err)
{
    *out = NULL;
    if (size > ctx->scratch_size) {
        size_t grown = ctx->scratch_size + ctx->scratch_size / 2;
        TN_TRY(drop_scratch(ctx, err));
        size = size > grown ? size : grown;
        TN_TRY(tni_buffer_new("ctx", tni_memory_pool(ctx->first_memory), size, &ctx->scratch, err));
        ctx->scratch_size = size;
    }
    if (size > 0)
        *out = ctx->scratch.buffer->block->bytes;
    return TN_OK;
}

const tn_kernels *tni_ctx_table(const tn_ctx *ctx, const tn_desc *desc)
{
    if (desc->exact && ctx->kernels->mode != TN_EXACT)
        return tn_kernels_dense(ctx->isa, TN_EXACT);
    return ctx->kernels;
}
