#ifndef TNI_COMPILER_P_H
#define TNI_COMPILER_P_H

/* compiler_p.h: libtenon_jit as a session uses it: found and opened at run time, on the first miss, with one
 * compiler for each thread that compiles at the same time. */

#include "base/base_p.h"
#include "jit/jit_api.h"

#include <pthread.h>

enum { TNI_MAX_COMPILERS = 64 };

typedef struct tni_compiler {
    const tni_jit_api *api;    /* NULL: not opened */
    pthread_mutex_t    lock;   /* guards what follows */
    tni_jit *idle[TNI_MAX_COMPILERS];
    size_t   idle_count;
} tni_compiler;

/* Fills *api. Looks at TENON_JIT (a path, or "off"), beside libtenon or the program, then where the
 * system finds libraries. TN_ERR_UNSUPPORTED: none there, of another build, or switched
 * off. The library stays loaded to the end of the process. */
TN_MUST_USE tn_status tni_jit_open(const tni_jit_api **api, tn_error *err);

void tni_compiler_init(tni_compiler *compiler);
void tni_compiler_reset(tni_compiler *compiler);

/* A compiler for the calling thread, kept for the next one by give. TN_ERR_COMPILE; the library is open. */
TN_MUST_USE tn_status tni_compiler_take(tni_compiler *compiler, tni_jit **jit, tn_error *err);
void tni_compiler_give(tni_compiler *compiler, tni_jit *jit);

#endif
