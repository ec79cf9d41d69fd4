/* peer_xsmm.c: LIBXSMM 1: small products, a kernel made for each shape before it is timed. It reads columns
 * first, so that it is given b and a, and only b by rows; larger products are not what it is for. */
#include "peer_p.h"

#include <stddef.h>

enum { FLAG_TRANSPOSED = 2, MOST = 256 };

typedef void (*kernel32)(const float *a, const float *b, float *c);

typedef struct xsmm_api {
    void (*init)(void);
    kernel32 (*dispatch)(int m, int n, int k, const int *lda, const int *ldb, const int *ldc, const float *alpha,
                         const float *beta, const int *flags, const int *prefetch);
} xsmm_api;

static const peer_entry entries[] = {
    { "libxsmm_init", offsetof(xsmm_api, init) },
    { "libxsmm_smmdispatch", offsetof(xsmm_api, dispatch) },
    { NULL, 0 },
};

typedef struct xsmm_call {
    kernel32 kernel;
    const float *a, *b;
    float *c;
} xsmm_call;

static void run(void *arg)
{
    const xsmm_call *c = arg;
    c->kernel(c->b, c->a, c->c);
}

static void *open_xsmm(void *handle, char *version, size_t size)
{
    xsmm_api *api = calloc(1, sizeof *api);
    peer_file_version(handle, version, size);
    if (!api || !peer_find(handle, entries, api)) {
        free(api);
        return NULL;
    }
    api->init();
    return api;
}

/* Whether a matrix is stored by rows, and how far those are apart. */
static bool by_rows(const peer_tensor *t, int *apart)
{
    *apart = (int)(t->extent[0] == 1 ? t->extent[1] : t->stride[0]);
    return t->rank == 2 && (t->stride[1] == 1 || t->extent[1] == 1) && *apart >= t->extent[1] &&
           t->extent[0] <= MOST && t->extent[1] <= MOST;
}

static bool by_columns(const peer_tensor *t, int *apart)
{
    *apart = (int)t->stride[1];
    return t->rank == 2 && t->stride[0] == 1 && *apart >= t->extent[0] && t->extent[0] <= MOST &&
           t->extent[1] <= MOST;
}

static bool prepare(void *opened, const peer_problem *p, peer_call *out)
{
    const xsmm_api *api = opened;
    const peer_tensor *a = &p->tensor[0], *b = &p->tensor[1], *c = peer_output(p);
    int lda, ldb, ldc, flags = 0;
    float alpha = 1, beta = 0;
    if (!peer_is(p, "matmul") || p->inputs != 2 || !peer_all_of(p, TN_F32) || peer_float(p, "alpha", 1) != 1 ||
        peer_float(p, "beta", 0) != 0 || !by_rows(b, &ldb) || !by_rows(c, &ldc))
        return false;
    if (!by_rows(a, &lda)) {
        flags = FLAG_TRANSPOSED;
        if (!by_columns(a, &lda))
            return false;
    }
    kernel32 kernel = api->dispatch((int)b->extent[1], (int)a->extent[0], (int)a->extent[1], &ldb, &lda, &ldc,
                                    &alpha, &beta, &flags, NULL);
    xsmm_call *call = kernel ? malloc(sizeof *call) : NULL;
    if (!call)
        return false;
    *call = (xsmm_call){ .kernel = kernel, .a = a->data, .b = b->data, .c = c->data };
    *out = (peer_call){ .run = run, .arg = call, .release = free };
    return true;
}

static const char *const library[] = { "libxsmm.so.1", "libxsmm.so", NULL };

const peer_row peer_xsmm = { .name = "LIBXSMM", .variable = "TENON_PEER_XSMM",
                             .package = "libxsmm-dev has the archive",
                             .library = library, .open = open_xsmm, .close = free, .prepare = prepare };
