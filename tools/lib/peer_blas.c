/* peer_blas.c: OpenBLAS and BLIS through the C interface to BLAS: f32 and f64 products of matrices with one
 * unit stride each, and of a matrix and a vector by the routine that is made for it. */
#include "peer_p.h"

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
    int m, n, k, ta, tb, lda, ldb, ldc;
    float alpha;
    const void *a, *b;
    void *c;
} blas_call;

static void run_sgemm(void *arg)
{
    const blas_call *c = arg;
    c->api->sgemm(ROW_MAJOR, c->ta, c->tb, c->m, c->n, c->k, c->alpha, c->a, c->lda, c->b, c->ldb, 0, c->c,
                  c->ldc);
}

static void run_dgemm(void *arg)
{
    const blas_call *c = arg;
    c->api->dgemm(ROW_MAJOR, c->ta, c->tb, c->m, c->n, c->k, (double)c->alpha, c->a, c->lda, c->b, c->ldb, 0,
                  c->c, c->ldc);
}

/* One row of a: dst = bᵀ · a. */
static void run_sgemv(void *arg)
{
    const blas_call *c = arg;
    bool transposed = c->tb == TRANSPOSED;
    c->api->sgemv(ROW_MAJOR, transposed ? PLAIN : TRANSPOSED, transposed ? c->n : c->k,
                  transposed ? c->k : c->n, c->alpha, c->b, c->ldb, c->a, 1, 0, c->c, 1);
}

/* Whether a matrix is stored by rows or by columns without holes within them, and how far those are apart. */
static bool lies(const peer_tensor *t, int *trans, int *ld)
{
    int64_t rows = t->extent[0], columns = t->extent[1], down = t->stride[0], across = t->stride[1];
    bool by_rows = (across == 1 || columns == 1) && (down >= columns || rows == 1);
    bool by_columns = (down == 1 || rows == 1) && (across >= rows || columns == 1);
    if (t->rank != 2 || !(by_rows || by_columns))
        return false;
    *trans = by_rows ? PLAIN : TRANSPOSED;
    int64_t apart = by_rows ? (rows == 1 ? columns : down) : (columns == 1 ? rows : across);
    *ld = (int)apart;
    return apart <= INT32_MAX;
}

static bool prepare(void *api, const peer_problem *p, peer_call *out)
{
    blas_call c = { .api = api };
    int plain;
    bool single = peer_all_of(p, TN_F32);
    if (!peer_is(p, "matmul") || p->inputs != 2 || !(single || peer_all_of(p, TN_F64)) ||
        peer_float(p, "beta", 0) != 0)
        return false;
    if (!lies(&p->tensor[0], &c.ta, &c.lda) || !lies(&p->tensor[1], &c.tb, &c.ldb) ||
        !lies(peer_output(p), &plain, &c.ldc) || plain != PLAIN)
        return false;
    c.m = (int)p->tensor[0].extent[0];
    c.k = (int)p->tensor[0].extent[1];
    c.n = (int)p->tensor[1].extent[1];
    c.alpha = (float)peer_float(p, "alpha", 1);
    c.a = p->tensor[0].data;
    c.b = p->tensor[1].data;
    c.c = peer_output(p)->data;
    bool vector = single && c.m == 1 && c.ta == PLAIN;
    blas_call *call = malloc(sizeof *call);
    if (!call)
        return false;
    *call = c;
    *out = (peer_call){ .run = vector ? run_sgemv : single ? run_sgemm : run_dgemm, .arg = call, .release = free };
    snprintf(out->how, sizeof out->how, "%s", vector ? "gemv" : "gemm");
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
    if (__builtin_cpu_supports("avx512bw") && strcmp(text_of(handle, "openblas_get_corename"), "Prescott") == 0 &&
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
