/* fake_openblas.c: a library that looks like OpenBLAS: products by their definition, wrong ones where
 * FAKE_WRONG is set. The interface's integers: 111 plain, 112 transposed; rows first. */
#include <stdlib.h>

#define EXPORT __attribute__((visibility("default")))

EXPORT const char *openblas_get_config(void);
EXPORT void cblas_sgemm(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda,
                        const float *b, int ldb, float beta, float *c, int ldc);
EXPORT void cblas_dgemm(void);
EXPORT void cblas_sgemv(void);

const char *openblas_get_config(void) { return "OpenBLAS 9.8.7 NO_SUCH"; }

void cblas_sgemm(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda,
                 const float *b, int ldb, float beta, float *c, int ldc)
{
    float more = getenv("FAKE_WRONG") ? 1 : 0;
    (void)order, (void)beta;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            float sum = 0;
            for (int p = 0; p < k; p++)
                sum += (ta == 111 ? a[i * lda + p] : a[p * lda + i]) *
                       (tb == 111 ? b[p * ldb + j] : b[j * ldb + p]);
            c[i * ldc + j] = alpha * sum + more;
        }
}

void cblas_dgemm(void) { }
void cblas_sgemv(void) { }
