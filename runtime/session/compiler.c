/* compiler.c: finds and opens libtenon_jit, and lends its compilers to the threads of a session. */
#include "session/compiler_p.h"

#include "kernel/stock_p.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* -- Finding the library ------------------------------------------------------------------------*/

/* The directory of the file that holds this code: libtenon, or the program it is linked into. */
static bool own_directory(char *out, size_t size)
{
    Dl_info info;
    char exe[PATH_MAX];
    const char *file = NULL;
    if (dladdr((void *)(uintptr_t)tni_jit_open, &info) && info.dli_fname && strchr(info.dli_fname, '/')) {
        file = info.dli_fname;
    } else {
        ssize_t length = readlink("/proc/self/exe", exe, sizeof exe - 1);
        if (length <= 0)
            return false;
        exe[length] = '\0';
        file = exe;
    }
    int length = (int)(strrchr(file, '/') - file);
    return (size_t)snprintf(out, size, "%.*s/" TN_JIT_LIBRARY, length, file) < size;
}

/* Opens path and takes its table; NULL: problem says why. */
static const tni_jit_api *open_at(const char *path, char *problem, size_t size)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (library == NULL) {
        snprintf(problem, size, "%s", dlerror());
        return NULL;
    }
    const tni_jit_api *(*entry)(void) = NULL;
    *(void **)&entry = dlsym(library, "tni_jit_entry");
    const tni_jit_api *api = entry ? entry() : NULL;
    if (api == NULL)
        snprintf(problem, size, "%s is no compiler library of Tenon", path);
    else if (api->abi != TNI_JIT_ABI)
        snprintf(problem, size, "%s has interface %u, this library wants %u", path, api->abi, TNI_JIT_ABI);
    else if (strcmp(api->source, tni_source_hash) != 0)
        snprintf(problem, size, "%s holds other templates than this library was built from", path);
    else
        return api;
    return NULL;
}

/* Beside this code, or where the system looks: never where somebody else may write. problem tells of the
 * first that is there and does not do, or else of the last. */
static const tni_jit_api *open_nearest(char *problem, size_t size)
{
    char beside[PATH_MAX], last[400] = "";
    const char *places[] = { beside, TN_JIT_LIBRARY };
    if (!own_directory(beside, sizeof beside))
        places[0] = places[1];
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (strchr(places[i], '/') && access(places[i], F_OK) != 0)
            continue;
        const tni_jit_api *api = open_at(places[i], last, sizeof last);
        if (api)
            return api;
        if (problem[0] == '\0')
            snprintf(problem, size, "%s", last);
    }
    return NULL;
}

tn_status tni_jit_open(const tni_jit_api **api, tn_error *err)
{
    char problem[400] = "";
    const char *choice = secure_getenv("TENON_JIT");
    if (choice && strcmp(choice, "off") == 0)
        return tni_fail(err, TN_ERR_UNSUPPORTED, "session", -1,
                        "the compiler is switched off (TENON_JIT=off)");
    const tni_jit_api *found = choice && *choice ? open_at(choice, problem, sizeof problem)
                                                 : open_nearest(problem, sizeof problem);
    if (found == NULL)
        return tni_fail(err, TN_ERR_UNSUPPORTED, "session", -1, "no compiler library: %s", problem);
    *api = found;
    return TN_OK;
}

/* -- Compilers ----------------------------------------------------------------------------------*/

void tni_compiler_init(tni_compiler *compiler)
{
    *compiler = (tni_compiler){ 0 };
    pthread_mutex_init(&compiler->lock, NULL);
}

void tni_compiler_reset(tni_compiler *compiler)
{
    for (size_t i = 0; i < compiler->idle_count; i++)
        compiler->api->destroy(compiler->idle[i]);
    pthread_mutex_destroy(&compiler->lock);
    *compiler = (tni_compiler){ 0 };
}

tn_status tni_compiler_take(tni_compiler *compiler, tni_jit **jit, tn_error *err)
{
    char problem[400] = "";
    tni_jit *taken = NULL;
    pthread_mutex_lock(&compiler->lock);
    if (compiler->idle_count > 0)
        taken = compiler->idle[--compiler->idle_count];
    pthread_mutex_unlock(&compiler->lock);
    if (taken == NULL)
        taken = compiler->api->create(problem, sizeof problem);
    if (taken == NULL)
        return tni_fail(err, TN_ERR_COMPILE, "session", -1, "%s", problem);
    *jit = taken;
    return TN_OK;
}

void tni_compiler_give(tni_compiler *compiler, tni_jit *jit)
{
    pthread_mutex_lock(&compiler->lock);
    bool kept = compiler->idle_count < TNI_MAX_COMPILERS;
    if (kept)
        compiler->idle[compiler->idle_count++] = jit;
    pthread_mutex_unlock(&compiler->lock);
    if (!kept)
        compiler->api->destroy(jit);
}
