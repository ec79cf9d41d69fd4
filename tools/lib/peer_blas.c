/* peer_blas.c: OpenBLAS and BLIS through the C interface to BLAS: f32 and f64 products of matrices with one
 * unit stride each, and of a matrix and a vector by the routine that is made for it. */
#include "peer_product.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <stdio.h>

/* CBLAS: the values are the interface's own. */
enum { ROW_MAJOR = 101, PLAIN = 111, TRANSPOSED = 112 };

typedef void (*gemm32)(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda,
                       const float *b, int ldb, float beta, float *c, int ldc);
typedef void (*gemm64)(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a, int lda,
                       const double *b, int ldb, double beta, double *c, int ldc);
typedef void (*gemv32)(int order, int trans, int m, int n, float alpha, const float *a, int lda,
                       const float *x, int incx, float beta, float *y, int incy);

typedef struct blas_api {
    gemm32 sgemm;
    gemm64 dgemm;
    gemv32 sgemv;
} blas_api;

static const peer_entry entries[] = {
    { "cblas_sgemm", offsetof(blas_api, sgemm) },
    { "cblas_dgemm", offsetof(blas_api, dgemm) },
    { "cblas_sgemv", offsetof(blas_api, sgemv) },
    { NULL, 0 },
};

typedef struct blas_call {
    const blas_api *api;
    peer_product p;
    int ta, tb;
} blas_call;

static void run_sgemm(void *arg)
{
    const blas_call *c = arg;
    const peer_product *p = &c->p;
    for (const peer_item *i = p->item; i < p->item + p->items; i++)
        c->api->sgemm(ROW_MAJOR, c->ta, c->tb, p->m, p->n, p->k, p->alpha, i->a, p->a.apart, i->b, p->b.apart,
                      0, i->c, p->c.apart);
}

static void run_dgemm(void *arg)
{
    const blas_call *c = arg;
    const peer_product *p = &c->p;
    for (const peer_item *i = p->item; i < p->item + p->items; i++)
        c->api->dgemm(ROW_MAJOR, c->ta, c->tb, p->m, p->n, p->k, (double)p->alpha, i->a, p->a.apart, i->b,
                      p->b.apart, 0, i->c, p->c.apart);
}

/* Rows of a one by one: a row of c is bᵀ times it. */
static void run_sgemv(void *arg)
{
    const blas_call *c = arg;
    const peer_product *p = &c->p;
    bool transposed = c->tb == TRANSPOSED;
    for (const peer_item *i = p->item; i < p->item + p->items; i++)
        for (int row = 0; row < p->m; row++)
            c->api->sgemv(ROW_MAJOR, transposed ? PLAIN : TRANSPOSED, transposed ? p->n : p->k,
                          transposed ? p->k : p->n, p->alpha, i->b, p->b.apart,
                          (const float *)i->a + row * p->a.apart, 1, 0, (float *)i->c + row * p->c.apart, 1);
}

static void release(void *arg)
{
    blas_call *c = arg;
    free(c->p.item);
    free(c);
}

/* So few rows may be faster one by one. */
enum { FEW = 4 };

static bool prepare(void *api, const peer_problem *p, peer_call *out)
{
    bool single = peer_all_of(p, TN_F32);
    peer_product product;
    if (!(single || peer_all_of(p, TN_F64)) || !peer_product_of(p, &product))
        return false;
    blas_call *c = malloc(sizeof *c);
    if (!c)
        return free(product.item), false;
    *c = (blas_call){ .api = api, .p = product, .ta = product.a.by_rows ? PLAIN : TRANSPOSED,
                      .tb = product.b.by_rows ? PLAIN : TRANSPOSED };
    *out = (peer_call){ .run = single ? run_sgemm : run_dgemm, .arg = c, .release = release, .how = "gemm" };
    if (single && product.m <= FEW && c->ta == PLAIN) {
        out->second = run_sgemv;
        strcpy(out->second_how, "gemv");
    }
    return true;
}

static void *open_blas(void *handle)
{
    blas_api *api = calloc(1, sizeof *api);
    if (api && peer_find(handle, entries, api))
        return api;
    free(api);
    return NULL;
}

static const char *text_of(void *handle, const char *function)
{
    const char *(*text)(void) = (const char *(*)(void))peer_symbol(handle, "%s", function);
    return text ? text() : "";
}

/* A CPU newer than the library counts as the oldest it knows; where that has AVX-512, the library is opened
 * again and told of one that has. */
static void *open_for_this_cpu(void *handle)
{
#if defined __x86_64__
    struct link_map *map = NULL;
    char *path = NULL;
    if (__builtin_cpu_supports("avx512bw") && strcmp(text_of(handle, "openblas_get_corename"),
                                                     "Prescott") == 0 &&
        dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0)
        path = strdup(map->l_name);
    if (path) {
        dlclose(handle);
        setenv("OPENBLAS_CORETYPE", "SkylakeX", 1);
        handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        unsetenv("OPENBLAS_CORETYPE");
        free(path);
    }
#endif
    return handle;
}

/* Of "OpenBLAS 0.3.21 NO_AFFINITY …" the second word, and the CPU whose kernels it took. */
static void *open_openblas(void *handle, char *version, size_t size)
{
    handle = open_for_this_cpu(handle);
    if (!handle)
        return NULL;
    void (*threads)(int) = (void (*)(int))peer_symbol(handle, "openblas_set_num_threads");
    const char *word = strchr(text_of(handle, "openblas_get_config"), ' ');
    const char *core = text_of(handle, "openblas_get_corename");
    if (word)
        snprintf(version, size, "%.*s%s%s", (int)strcspn(word + 1, " "), word + 1, *core ? " " : "", core);
    else
        peer_file_version(handle, version, size);
    if (threads)
        threads(1);
    return open_blas(handle);
}

static void *open_blis(void *handle, char *version, size_t size)
{
    snprintf(version, size, "%s", text_of(handle, "bli_info_get_version_str"));
    if (!*version)
        peer_file_version(handle, version, size);
    return open_blas(handle);
}

static const char *const openblas[] = { "libopenblas.so.0", "libopenblas.so", NULL };
static const char *const blis[] = { "libblis.so.4", "libblis.so", NULL };

const peer_row peer_openblas = { .name = "OpenBLAS", .variable = "TENON_PEER_OPENBLAS",
                                 .package = "libopenblas0-serial", .library = openblas,
                                 .open = open_openblas, .close = free, .prepare = prepare };
const peer_row peer_blis = { .name = "BLIS", .variable = "TENON_PEER_BLIS", .package = "libblis4-serial",
                             .library = blis, .open = open_blis, .close = free, .prepare = prepare };
