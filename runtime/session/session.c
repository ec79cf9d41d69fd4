/* session.c: opening and closing a session, and its table: a call goes to the session's own kernel for the
 * descriptor if there is one, else to the dense table behind it. */
#include "session/session_p.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void tni_session_say(tn_session *session, tn_log_level level, const char *format, ...)
{
    if (session->log == NULL)
        return;
    char line[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    pthread_mutex_lock(&session->voice);
    session->log(session->log_user, level, line);
    pthread_mutex_unlock(&session->voice);
}

/* -- The table ----------------------------------------------------------------------------------*/

static const tn_session *session_of(const tn_kernels *self) { return self->state; }

static void call_kernel(const tn_kernels *self, const tn_call *call)
{
    const tni_plan *plan = tni_lookup_find(&session_of(self)->lookup, call->desc);
    if (plan)
        tni_plan_run(plan, call);
    else
        tn_kernels_call(self->base, call);
}

/* By the descriptor alone, so that the answer holds for a kernel that is added before the call. */
static size_t need_scratch(const tn_kernels *self, const tn_desc *desc)
{
    return self->mode == TN_EXACT ? 0 : tni_plan_scratch(desc);
}

static bool choose(const tn_kernels *self, const tn_desc *desc, tn_choice *out)
{
    const tni_plan *plan = tni_lookup_find(&session_of(self)->lookup, desc);
    if (plan == NULL)
        return false;
    tn_kernel_fn direct = tni_plan_direct(plan);
    out->kernel = &plan->info;
    if (direct)
        out->fn = direct;
    snprintf(out->why, sizeof out->why, "cut to it by the session: %zu piece%s", plan->count,
             plan->count > 1 ? "s" : "");
    return true;
}

static void fill_table(tn_session *session, tn_mode mode)
{
    session->table = (tn_kernels){
        .size = sizeof session->table, .abi = TN_KERNEL_ABI, .mode = mode, .isa = session->isa,
        .name = "session", .base = tn_kernels_dense(session->isa, mode), .state = session,
        .scratch = need_scratch, .choose = choose,
        .binary = call_kernel, .unary = call_kernel, .matmul = call_kernel, .copy = call_kernel,
        .reduce = call_kernel, .log_softmax = call_kernel, .linear = call_kernel,
    };
}

const tn_kernels *tn_session_kernels(const tn_session *session) { return session ? &session->table : NULL; }

/* -- Life ---------------------------------------------------------------------------------------*/

/* A cap that caps nothing is a slip of the pen. */
static void check_cap(tn_session *session)
{
    const char *cap = getenv("TENON_ISA");
    if (cap && *cap && tni_isa_from_name(cap) == TN_ISA_BEST)
        tni_session_say(session, TN_LOG_WARNING, "TENON_ISA is '%.40s', which is no tier; %s serves", cap,
                        tn_isa_name(session->isa));
}

/* A cache that cannot be used is said, and left out. */
static void open_cache(tn_session *session, const tn_session_options *o)
{
    tn_error err;
    if (tni_cache_open(o->cache_dir, o->cache_limit, &session->cache, &err) != TN_OK)
        tni_session_say(session, TN_LOG_WARNING, "%s; kernels are not kept", err.message);
}

tn_status tn_session_create(const tn_session_options *options, tn_session **out, tn_error *err)
{
    tn_session_options o;
    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, "session_create", -1, "out is NULL");
    TN_TRY(tni_read_options(&o, sizeof o, options, "session_create", err));
    if (o.mode != TN_FAST && o.mode != TN_EXACT)
        return tni_fail(err, TN_ERR_ARG, "session_create", -1, "mode is %d, neither fast nor exact",
                        (int)o.mode);
    tn_allocator allocator;
    TN_TRY(tni_read_allocator(&allocator, o.allocator, "session_create", err));
    tn_session *session = tni_alloc(&allocator, sizeof *session);
    if (session == NULL)
        return tni_fail(err, TN_ERR_MEMORY, "session_create", -1, "no memory for %zu bytes", sizeof *session);
    memset(session, 0, sizeof *session);
    session->allocator = allocator;
    session->isa = tni_isa_cap(tn_isa_detect(), o.isa);
    session->threads = o.threads ? o.threads : tn_threads_serial();
    session->no_compiler = o.no_compiler;
    session->progress = o.progress;
    session->progress_user = o.progress_user;
    session->log = o.log;
    session->log_user = o.log_user;
    pthread_mutex_init(&session->busy, NULL);
    pthread_mutex_init(&session->voice, NULL);
    tni_compiler_init(&session->compiler);
    fill_table(session, o.mode);
    check_cap(session);
    open_cache(session, &o);
    *out = session;
    return TN_OK;
}

void tn_session_destroy(tn_session *session)
{
    if (session == NULL)
        return;
    tn_allocator allocator = session->allocator;
    tni_lookup_reset(&session->lookup, &allocator);
    tni_compiler_reset(&session->compiler);
    tni_cache_close(&session->cache);
    pthread_mutex_destroy(&session->voice);
    pthread_mutex_destroy(&session->busy);
    tni_free(&allocator, session, sizeof *session);
}
