#ifndef TNI_SESSION_P_H
#define TNI_SESSION_P_H

/* session_p.h: a session as its files see it. session.c opens, serves and closes; specialize.c makes
 * kernels. */

#include <tenon/session.h>

#include "session/cache_p.h"
#include "session/compiler_p.h"
#include "session/lookup_p.h"

struct tn_session {
    tn_kernels     table;      /* what contexts use; state is the session */
    tn_allocator   allocator;
    tn_isa         isa;        /* the tier that kernels are made for */
    const tn_threads *threads;
    bool           no_compiler;
    tni_lookup     lookup;

    pthread_mutex_t busy;      /* one specialise at a time: the cache, the compiler and what was said */
    tni_cache      cache;
    tni_compiler   compiler;
    bool           said_no_compiler;

    pthread_mutex_t voice;     /* one callback at a time; guards what follows */
    bool           cache_failed;           /* it cannot be written: said, and not tried again */
    char           problem[496];           /* the last one said of a kernel */
    tn_progress_fn progress;
    void          *progress_user;
    tn_log_fn      log;
    void          *log_user;
};

/* A line for the log. The voice may not be held. */
void tni_session_say(tn_session *session, tn_log_level level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
