#ifndef TOOL_CHECK_JIT_H
#define TOOL_CHECK_JIT_H

/* check_jit.h: stock kernels made again now, from template to mapped code, as a session makes its own. */

#include <jit/jit_api.h>
#include <kernel/stock_p.h>
#include <session/loader_p.h>

typedef struct check_jit check_jit;
typedef tni_image check_jit_kernel;

/* Opens the compiler library: TENON_JIT, else beside the build, else where the system finds it. NULL with a
 * sentence in why: it is not there. */
check_jit *check_jit_open(char *why, size_t size);
void check_jit_close(check_jit *jit);
/* The generator's request for a stock kernel, "SYMBOL TIER TEMPLATE name=value …", to be freed. */
char *check_jit_request(const tni_stock *kernel);

/* Makes a kernel from its template and parameters. NULL with a sentence in why. */
tn_code check_jit_make(check_jit *jit, const tni_stock *kernel, check_jit_kernel *made, char *why,
                       size_t size);
void check_jit_drop(check_jit_kernel *made);

#endif
