/* peer_xsmm.c: LIBXSMM 1: small products, a kernel made for each shape before it is timed. It reads columns
 * first, so that it is given b and a. A b by columns is transposed for each product by the routine that the
 * library has for that, since its kernels take none; larger products are not what it is for. */
#include "peer_product.h"

#include <stddef.h>

enum { FLAG_TRANSPOSED = 2, MOST = 512 };

typedef void (*kernel32)(const float *a, const float *b, float *c);
typedef void (*kernel64)(const double *a, const double *b, double *c);

typedef struct xsmm_api {
    void (*init)(void);
    kernel32 (*dispatch32)(int m, int n, int k, const int *lda, const int *ldb, const int *ldc,
                           const float *alpha, const float *beta, const int *flags, const int *prefetch);
    kernel64 (*dispatch64)(int m, int n, int k, const int *lda, const int *ldb, const int *ldc,
                           const double *alpha, const double *beta, const int *flags, const int *prefetch);
    void (*transpose)(void *out, const void *in, unsigned size, int m, int n, int ldi, int ldo);
} xsmm_api;

static const peer_entry entries[] = {
    { "libxsmm_init", offsetof(xsmm_api, init) },
    { "libxsmm_smmdispatch", offsetof(xsmm_api, dispatch32) },
    { "libxsmm_dmmdispatch", offsetof(xsmm_api, dispatch64) },
    { "libxsmm_otrans", offsetof(xsmm_api, transpose) },
    { NULL, 0 },
};

typedef struct xsmm_call {
    const xsmm_api *api;
    peer_product p;
    unsigned size;             /* of an element */
    kernel32 kernel32;         /* or */
    kernel64 kernel64;
    void    *turned;           /* room for a b by columns, turned; NULL: b lies by rows */
} xsmm_call;

static const void *b_by_rows(const xsmm_call *c, const void *b)
{
    const peer_product *p = &c->p;
    if (!c->turned)
        return b;
    c->api->transpose(c->turned, b, c->size, p->k, p->n, p->b.apart, p->n);
    return c->turned;
}

static void run32(void *arg)
{
    const xsmm_call *c = arg;
    for (const peer_item *i = c->p.item; i < c->p.item + c->p.items; i++)
        c->kernel32(b_by_rows(c, i->b), i->a, i->c);
}

static void run64(void *arg)
{
    const xsmm_call *c = arg;
    for (const peer_item *i = c->p.item; i < c->p.item + c->p.items; i++)
        c->kernel64(b_by_rows(c, i->b), i->a, i->c);
}

static void release(void *arg)
{
    xsmm_call *c = arg;
    free(c->p.item);
    free(c->turned);
    free(c);
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

/* The kernel for the shape; false: the library makes none. */
static bool dispatch(xsmm_call *c)
{
    static const float one = 1, zero = 0;
    static const double one64 = 1, zero64 = 0;
    const peer_product *p = &c->p;
    int ldb = c->turned ? p->n : p->b.apart, flags = p->a.by_rows ? 0 : FLAG_TRANSPOSED;
    if (c->size == sizeof(float))
        c->kernel32 = c->api->dispatch32(p->n, p->m, p->k, &ldb, &p->a.apart, &p->c.apart, &one, &zero,
                                         &flags, NULL);
    else
        c->kernel64 = c->api->dispatch64(p->n, p->m, p->k, &ldb, &p->a.apart, &p->c.apart, &one64, &zero64,
                                         &flags, NULL);
    return c->kernel32 || c->kernel64;
}

static bool make(xsmm_call *c)
{
    const peer_product *p = &c->p;
    if (!p->b.by_rows) {
        size_t size = (size_t)p->n * (size_t)p->k * c->size;
        c->turned = aligned_alloc(64, (size + 63) / 64 * 64);
        if (!c->turned)
            return false;
    }
    return dispatch(c);
}

static bool prepare(void *opened, const peer_problem *problem, peer_call *out)
{
    bool single = peer_all_of(problem, TN_F32);
    xsmm_call *c = calloc(1, sizeof *c);
    if (!c || !(single || peer_all_of(problem, TN_F64)) || !peer_product_of(problem, &c->p))
        return free(c), false;
    const peer_product *p = &c->p;
    c->api = opened;
    c->size = single ? sizeof(float) : sizeof(double);
    if (p->alpha != 1 || p->m > MOST || p->n > MOST || p->k > MOST || !make(c))
        return release(c), false;
    *out = (peer_call){ .run = single ? run32 : run64, .arg = c, .release = release };
    if (c->turned)
        strcpy(out->how, "transposed first");
    return true;
}

static const char *const library[] = { "libxsmm.so.1", "libxsmm.so", NULL };

const peer_row peer_xsmm = { .name = "LIBXSMM", .variable = "TENON_PEER_XSMM",
                             .package = "libxsmm-dev has the archive",
                             .library = library, .open = open_xsmm, .close = free, .prepare = prepare };
