#ifndef TN_SESSION_H
#define TN_SESSION_H

/* session.h: kernels cut to a program: say what will run, and get it compiled and cached.
 *
 * A session owns a kernel table in front of "dense". Specialising adds kernels for given descriptors;
 * contexts that use the table pick them up by descriptor, without a lock, from the next call on. Kernels
 * come from the disk cache, or from the compiler library, opened only on a miss; where none can serve,
 * the dense ones do, said once through the log. Nothing compiles inside an operation.
 *
 * Settings here win over the environment (TENON_ISA, TENON_CACHE, TENON_JIT), which wins over
 * defaults. Threads: every function here may be called from any thread, except as noted. */

#include "ctx.h"

TN_BEGIN_C

typedef struct tn_session tn_session;

typedef enum tn_stage { TN_STAGE_PLAN, TN_STAGE_LOAD, TN_STAGE_COMPILE, TN_STAGE_DONE } tn_stage;

/* One step forward; strings borrowed during the call. */
typedef struct tn_progress {
    tn_stage    stage;
    size_t      done, total;   /* kernels */
    const char *kernel;        /* the one just finished, or NULL */
    const char *problem;       /* why it failed; NULL: it did not */
    double      seconds;       /* since the call began */
} tn_progress;

/* Returns false to cancel: what is finished stays, the rest is left to dense kernels. Comes from
 * any of the session's threads; never two at a time. May not call back into the session. */
typedef bool (*tn_progress_fn)(void *user, const tn_progress *progress);

typedef struct tn_session_options {
    size_t      size;
    tn_mode     mode;
    tn_isa      isa;           /* cap */
    bool        no_compiler;   /* cache and dense only; never open the compiler library */
    const char *cache_dir;     /* NULL: the user's cache directory; "": no disk cache */
    uint64_t    cache_limit;   /* bytes; least recently used go first; 0: 1 GiB */
    const tn_threads *threads; /* compiling; NULL: the calling thread */
    tn_progress_fn progress;
    void       *progress_user;
    tn_log_fn   log;
    void       *log_user;
    const tn_allocator *allocator;
} tn_session_options;

/* Opens a session, owned by the caller. A cache that cannot be used is a warning in the log, not an
 * error; one that others may write is refused the same way. */
TN_STATUS tn_session_create(const tn_session_options *options, tn_session **out, tn_error *err);

/* Unmaps its kernels. No context may use its table any more. NULL is allowed. */
TN_API void tn_session_destroy(tn_session *session);

/* The session's table, borrowed; the same pointer for life. Put it into contexts (tn_ctx_set_kernels).
 * Kernels resolved from it stay callable until the session is destroyed. */
TN_API const tn_kernels *tn_session_kernels(const tn_session *session);

typedef struct tn_session_report {
    size_t size;
    size_t asked, ready;       /* distinct kernels, none for what dense serves as well; ready includes those
                                  from before */
    size_t loaded, compiled;   /* in this call: from the cache; by the compiler */
    size_t failed;             /* served by dense */
    double seconds;
} tn_session_report;

/* Makes kernels for count descriptors. One that fails is reported through progress and
 * log and fails alone: TN_OK as long as the session is sound. TN_ERR_FORMAT, TN_ERR_SHAPE …: a
 * descriptor, by number, before anything is made; TN_ERR_CANCELLED. report may be NULL. */
TN_STATUS tn_session_specialize(tn_session *session, const tn_desc *descs, size_t count,
                                tn_session_report *report, tn_error *err);

TN_END_C
#endif
