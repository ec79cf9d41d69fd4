/* specialize.c: from descriptors to kernels in the table: list the distinct ones, take what the cache
 * has, compile the rest in parallel. Each kernel fails alone; the table gets each as soon as it is whole. */
#include "session/session_p.h"

#include "kernel/desc/desc_p.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { NAME_SIZE = 256 };

/* One kernel asked for. */
typedef struct task {
    const tn_desc *desc;       /* the plan's */
    tni_made      *made;       /* NULL: in the table, or given up */
    tni_cache_key  key;
    tni_draft      draft;      /* for the cache, once it is compiled */
    char           name[NAME_SIZE];        /* its descriptor's line */
} task;

/* One call of specialise. */
typedef struct work {
    tn_session *session;
    task       *task;          /* distinct kernels */
    size_t      room, count;
    tn_session_report report;
    double      begin;
    size_t      done;          /* under the session's voice, with what follows */
    bool        cancelled;
} work;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* -- Progress -----------------------------------------------------------------------------------*/

/* Tells of a step; with a kernel it is one more that is done. False: the caller wants to stop. */
static bool step(work *w, tn_stage stage, const char *kernel, const char *problem)
{
    tn_session *s = w->session;
    pthread_mutex_lock(&s->voice);
    w->done += kernel != NULL;
    if (s->progress && !w->cancelled) {
        tn_progress p = { .stage = stage, .done = w->done, .total = w->report.asked, .kernel = kernel,
                          .problem = problem, .seconds = now() - w->begin };
        w->cancelled = !s->progress(s->progress_user, &p);
    }
    bool go_on = !w->cancelled;
    pthread_mutex_unlock(&s->voice);
    return go_on;
}

static bool is_cancelled(work *w)
{
    pthread_mutex_lock(&w->session->voice);
    bool cancelled = w->cancelled;
    pthread_mutex_unlock(&w->session->voice);
    return cancelled;
}

/* What befalls all kernels alike is a warning once: a system that forbids executable memory, a broken
 * template. */
static bool is_new_problem(tn_session *s, const char *problem)
{
    pthread_mutex_lock(&s->voice);
    bool is_new = strncmp(s->problem, problem, sizeof s->problem - 1) != 0;
    snprintf(s->problem, sizeof s->problem, "%s", problem);
    pthread_mutex_unlock(&s->voice);
    return is_new;
}

/* A kernel that could not be made. */
static void give_up(work *w, task *t, tn_stage stage, const char *problem)
{
    tn_log_level level = is_new_problem(w->session, problem) ? TN_LOG_WARNING : TN_LOG_INFO;
    tni_made_free(t->made, &w->session->allocator);
    t->made = NULL;
    tni_session_say(w->session, level, "%s: %s; dense kernels serve", t->name, problem);
    step(w, stage, t->name, problem);
}

/* -- The list -----------------------------------------------------------------------------------*/

/* Whether an operand leaves something open, as patterns do. */
static bool is_open(const tn_operand *o)
{
    bool open = o->dtype == TN_DTYPE_NONE || o->strides > TN_STRIDES_EXACT;
    for (int d = 0; d < o->rank; d++)
        open |= o->shape[d] == TN_ANY || (o->strides == TN_STRIDES_EXACT && o->stride[d] == TN_ANY);
    return open;
}

/* An output keeps its own strides, but is of the type and shape that the operation gives. */
static tn_status take_output(const tn_desc *desc, tn_desc *checked, tn_error *err)
{
    const tn_operand *given = &desc->operand[desc->inputs];
    tn_operand *out = &checked->operand[checked->inputs];
    if (given->rank != out->rank || given->dtype != out->dtype ||
        memcmp(given->shape, out->shape, sizeof given->shape) != 0)
        return tni_fail(err, TN_ERR_SHAPE, NULL, desc->inputs,
                        "the output is not of the type and shape that the operation gives");
    *out = *given;
    return TN_OK;
}

/* The descriptor in the form that kernels receive, checked as an operation would. */
static tn_status normal_form(const tn_desc *desc, tn_desc *out, tn_error *err)
{
    if (!tni_desc_is_sane(desc))
        return tni_fail(err, TN_ERR_FORMAT, NULL, -1, "no operation %d with %d inputs exists", desc->op,
                        desc->inputs);
    for (int i = 0; i < desc->inputs + desc->outputs; i++)
        if (is_open(&desc->operand[i]))
            return tni_fail(err, TN_ERR_SHAPE, NULL, i,
                            "operand %d leaves its type, extents or strides open", i);
    tn_desc checked = *desc;
    TN_TRY(tni_desc_infer(&checked, err));
    TN_TRY(tni_desc_check_closed(&checked, err));
    TN_TRY(take_output(desc, &checked, err));
    tni_desc_settle(&checked);
    tni_desc_expand(&checked, out);
    return TN_OK;
}

static bool is_listed(const work *w, const tn_desc *desc)
{
    for (size_t i = 0; i < w->count; i++)
        if (tni_desc_same(w->task[i].desc, desc))
            return true;
    return false;
}

/* A plan for desc, or NULL in *made where dense serves as well. */
static tn_status plan_kernel(work *w, const tn_desc *desc, const char *name, tni_made **made, tn_error *err)
{
    tn_session *s = w->session;
    tn_error why;
    *made = NULL;
    if (s->table.mode == TN_EXACT)
        return TN_OK;          /* the base is the reference, or equal to it */
    tni_made *m = tni_alloc(&s->allocator, sizeof *m);
    if (m == NULL)
        return tni_fail(err, TN_ERR_MEMORY, "specialize", -1, "no memory for %zu bytes", sizeof *m);
    memset(m, 0, sizeof *m);
    if (tni_plan_make(desc, s->isa, &m->plan, &why) != TN_OK) {
        tni_session_say(s, TN_LOG_DEBUG, "%s: %s", name, why.message);
        tni_free(&s->allocator, m, sizeof *m);
        m = NULL;
    }
    *made = m;
    return TN_OK;
}

/* Adds a kernel for desc unless it is listed, or dense serves as well. */
static tn_status add_task(work *w, const tn_desc *desc, tn_error *err)
{
    if (is_listed(w, desc))
        return TN_OK;
    task *t = &w->task[w->count];
    *t = (task){ 0 };
    tn_desc_print(desc, t->name, sizeof t->name);
    const tni_plan *there = tni_lookup_find(&w->session->lookup, desc);
    if (there == NULL)
        TN_TRY(plan_kernel(w, desc, t->name, &t->made, err));
    if (there == NULL && t->made == NULL)
        return TN_OK;
    t->desc = there ? &there->desc : &t->made->plan.desc;
    if (t->made)
        t->key = tni_cache_key_of(&t->made->plan);
    w->count++;
    w->report.asked++;
    w->report.ready += there != NULL;
    return TN_OK;
}

static tn_status list_tasks(work *w, const tn_desc *descs, size_t count, tn_error *err)
{
    tn_desc normal;
    for (size_t i = 0; i < count; i++) {
        tn_error why;
        tn_status status = normal_form(&descs[i], &normal, &why);
        if (status != TN_OK)
            return tni_fail(err, status, "specialize", why.arg, "descriptor %zu: %.400s", i, why.message);
        TN_TRY(add_task(w, &normal, err));
    }
    return TN_OK;
}

/* -- Making one ---------------------------------------------------------------------------------*/

/* Maps the objects and puts the kernel into the table. */
static tn_status publish(work *w, task *t, const tni_objects *objects, tn_error *err)
{
    tni_made *made = t->made;
    if (objects->count != made->plan.count)
        return tni_fail(err, TN_ERR_FORMAT, "session", -1, "%zu objects for %zu pieces", objects->count,
                        made->plan.count);
    for (size_t i = 0; i < made->plan.count; i++) {
        tni_piece *piece = &made->plan.piece[i];
        tni_image_unload(&made->image[i]);
        TN_TRY(tni_image_load(objects->data[i], objects->size[i], piece->symbol, &made->image[i], &piece->fn,
                              err));
    }
    made->plan.info.fn = made->plan.piece[0].fn;
    pthread_mutex_lock(&w->session->voice);
    tni_lookup_add(&w->session->lookup, made);
    w->report.ready++;
    pthread_mutex_unlock(&w->session->voice);
    t->made = NULL;
    return TN_OK;
}

/* Text of the request, then its machine code, which is the compiler library's memory. */
static tn_status compile_piece(const tni_jit_api *api, tni_jit *jit, const tni_piece *piece, tni_text *object,
                               tn_error *err)
{
    char problem[400] = "";
    tni_text ir = { 0 };
    bool done = api->generate(jit, piece->request, TNI_FORM_IR, false, &ir, problem, sizeof problem) &&
                api->compile(jit, ir.data, ir.size, TNI_OBJECT, object, problem, sizeof problem);
    api->free_text(&ir);
    return done ? TN_OK : tni_fail(err, TN_ERR_COMPILE, NULL, -1, "%s", problem);
}

static bool cache_works(tn_session *s)
{
    pthread_mutex_lock(&s->voice);
    bool works = !s->cache_failed;
    pthread_mutex_unlock(&s->voice);
    return works;
}

/* The first failure is said, and nothing is tried again. */
static void give_up_cache(tn_session *s, const tn_error *err)
{
    pthread_mutex_lock(&s->voice);
    bool first = !s->cache_failed;
    s->cache_failed = true;
    pthread_mutex_unlock(&s->voice);
    if (first)
        tni_session_say(s, TN_LOG_WARNING, "%s; kernels are not kept", err->message);
}

static void write_draft(tn_session *s, task *t, const tni_objects *objects)
{
    tn_error err;
    if (cache_works(s) && tni_cache_write(&s->cache, t->key, objects, &t->draft, &err) != TN_OK)
        give_up_cache(s, &err);
}

static void keep_draft(void *arg, size_t i)
{
    work *w = arg;
    tn_error err;
    if (tni_cache_keep(&w->session->cache, w->task[i].key, &w->task[i].draft, &err) != TN_OK)
        give_up_cache(w->session, &err);
}

/* Behind all compiling, so that nobody waits for the disk but the caller, and side by side, as disks like
 * it. */
static void keep_drafts(work *w)
{
    tn_session *s = w->session;
    s->threads->parallel_for(s->threads->user, w->count, keep_draft, w);
    tni_cache_trim(&s->cache, &s->allocator);
}

static tn_status compile_task(work *w, tni_jit *jit, task *t, tn_error *err)
{
    const tni_jit_api *api = w->session->compiler.api;
    tni_text text[TNI_PLAN_PIECES] = { { 0 } };
    tni_objects objects = { .count = t->made->plan.count };
    tn_status status = TN_OK;
    for (size_t i = 0; i < objects.count && status == TN_OK; i++) {
        status = compile_piece(api, jit, &t->made->plan.piece[i], &text[i], err);
        objects.data[i] = text[i].data;
        objects.size[i] = text[i].size;
    }
    if (status == TN_OK)
        status = publish(w, t, &objects, err);
    if (status == TN_OK)
        write_draft(w->session, t, &objects);
    for (size_t i = 0; i < objects.count; i++)
        api->free_text(&text[i]);
    return status;
}

/* -- Making all ---------------------------------------------------------------------------------*/

static bool load_all(work *w)
{
    tn_session *s = w->session;
    tni_objects objects;
    for (size_t i = 0; i < w->count; i++) {
        task *t = &w->task[i];
        tn_error err;
        if (t->made == NULL || !tni_cache_get(&s->cache, t->key, &s->allocator, &objects))
            continue;
        bool loaded = publish(w, t, &objects, &err) == TN_OK;
        tni_objects_free(&objects, &s->allocator);
        if (!loaded)
            continue;          /* as if it had not been there */
        w->report.loaded++;
        if (!step(w, TN_STAGE_LOAD, t->name, NULL))
            return false;
    }
    return true;
}

static void compile_one(void *arg, size_t i)
{
    work *w = arg;
    task *t = &w->task[i];
    tni_jit *jit;
    tn_error err;
    if (t->made == NULL || is_cancelled(w))
        return;
    tn_status status = tni_compiler_take(&w->session->compiler, &jit, &err);
    if (status == TN_OK) {
        status = compile_task(w, jit, t, &err);
        tni_compiler_give(&w->session->compiler, jit);
    }
    if (status == TN_OK)
        step(w, TN_STAGE_COMPILE, t->name, NULL);
    else
        give_up(w, t, TN_STAGE_COMPILE, err.message);
}

/* Opens the compiler library. Without one every kernel still missing is given up, which is said once. */
static bool open_compiler(work *w, size_t missing, tn_error *err)
{
    tn_session *s = w->session;
    if (s->compiler.api)
        return true;
    tn_status status = s->no_compiler
        ? tni_fail(err, TN_ERR_UNSUPPORTED, "session", -1, "the session may not compile")
        : tni_jit_open(&s->compiler.api, err);
    if (status == TN_OK)
        return true;
    if (!s->said_no_compiler)
        tni_session_say(s, TN_LOG_WARNING, "%s; dense kernels serve in place of %zu", err->message, missing);
    s->said_no_compiler = true;
    return false;
}

static void compile_all(work *w)
{
    tn_session *s = w->session;
    size_t missing = w->report.asked - w->report.ready;
    tn_error err;
    if (missing == 0)
        return;
    if (open_compiler(w, missing, &err)) {
        size_t before = w->report.ready;
        s->threads->parallel_for(s->threads->user, w->count, compile_one, w);
        w->report.compiled = w->report.ready - before;
        if (w->report.compiled > 0)
            keep_drafts(w);
        return;
    }
    for (size_t i = 0; i < w->count; i++)
        if (w->task[i].made && !step(w, TN_STAGE_COMPILE, w->task[i].name, err.message))
            return;
}

static tn_status run(work *w, const tn_desc *descs, size_t count, tn_error *err)
{
    TN_TRY(list_tasks(w, descs, count, err));
    if (step(w, TN_STAGE_PLAN, NULL, NULL) && load_all(w))
        compile_all(w);
    if (is_cancelled(w))
        return tni_fail(err, TN_ERR_CANCELLED, "specialize", -1, "cancelled after %zu of %zu kernels",
                        w->done, w->report.asked);
    w->report.failed = w->report.asked - w->report.ready;
    step(w, TN_STAGE_DONE, NULL, NULL);
    return TN_OK;
}

static void free_tasks(work *w)
{
    for (size_t i = 0; i < w->count; i++)
        if (w->task[i].made)
            tni_made_free(w->task[i].made, &w->session->allocator);
    tni_free(&w->session->allocator, w->task, w->room * sizeof *w->task);
}

tn_status tn_session_specialize(tn_session *session, const tn_desc *descs, size_t count,
                                tn_session_report *report, tn_error *err)
{
    if (session == NULL || (descs == NULL && count > 0))
        return tni_fail(err, TN_ERR_ARG, "specialize", -1, "%s is NULL", session ? "descs" : "session");
    if (report && report->size < sizeof *report)
        return tni_fail(err, TN_ERR_ARG, "specialize", -1, "report->size is %zu, not %zu", report->size,
                        sizeof *report);
    work w = { .session = session, .room = count, .begin = now() };
    if (count > SIZE_MAX / sizeof *w.task)
        return tni_fail(err, TN_ERR_MEMORY, "specialize", -1, "no memory for %zu descriptors", count);
    w.task = tni_alloc(&session->allocator, count * sizeof *w.task);
    if (w.task == NULL)
        return tni_fail(err, TN_ERR_MEMORY, "specialize", -1, "no memory for %zu descriptors", count);
    pthread_mutex_lock(&session->busy);
    tn_status status = run(&w, descs, count, err);
    pthread_mutex_unlock(&session->busy);
    free_tasks(&w);
    if (status == TN_OK && report) {
        size_t size = report->size;
        w.report.seconds = now() - w.begin;
        *report = w.report;
        report->size = size;
    }
    return status;
}
