/* dense/small.c: small products, read where they lie by a kernel for any sizes: packing, and planning it,
 * would cost more than the product. Only a b whose columns are no neighbours goes through a panel on the
 * stack. */
#include "kernel/dense/small_p.h"

#include <string.h>

/* SMALL: multiply-adds beyond which packing pays, or threads do. DEEPEST: terms of one chain of additions.
 * THIN: rows or columns that the other factor is read for, as dense/thin.c does better unless it is NEAR bytes
 * small. SHARE: multiply-adds worth a task, of a batch. FEW: rows that do not repay a panel. PANEL: bytes of
 * one. */
enum { SMALL = 1 << 20, DEEPEST = 512, THIN = 16, NEAR = 32 << 10, SHARE = 1 << 20, FEW = 4,
       PANEL = 32 << 10 };

/* What a call fixes; of a batch, one axis. */
typedef struct small {
    tn_product_fn product;
    tn_pack_fn    pack;        /* of panels of b; NULL: it is read where it lies */
    int64_t       width;       /* of a panel */
    int64_t       size;        /* bytes of an element */
    int64_t       n[4], stride[7];         /* as the kernel takes them */
    int64_t       b_col;
    char         *data[3];
    int64_t       share;       /* items of a task */
} small;

static const tni_entry *entry_of(const tni_dense *dense, const tn_desc *desc)
{
    uint8_t dtype = desc->operand[0].dtype;
    bool plain = desc->op == TN_OP_MATMUL && desc->steps == 0 && desc->inputs == 2 &&
                 (desc->floats_used < 1 || desc->floats[0] == 1) &&
                 (desc->floats_used < 2 || desc->floats[1] == 0);
    if (!plain || desc->operand[1].dtype != dtype || desc->operand[2].dtype != dtype)
        return NULL;
    return dtype == TN_F32 ? dense->any_size[0] : dtype == TN_F64 ? dense->any_size[1] : NULL;
}

static bool is_thin(const int64_t n[4], int64_t size)
{
    return (n[0] <= THIN && n[1] * n[2] * size > NEAR) || (n[1] <= THIN && n[0] * n[2] * size > NEAR);
}

/* The extent of an operand's axis, counted from its end, and its stride. */
static int64_t extent(const tn_operand *o, int back) { return o->shape[o->rank - back]; }

static int64_t stride(const tn_operand *o, int back)
{
    int64_t packed = 1;
    if (o->strides != TN_STRIDES_PACKED)
        return o->stride[o->rank - back];
    for (int i = 1; i < back; i++)
        packed *= extent(o, i);
    return packed;
}

static int64_t item_stride(const tn_operand *o) { return o->rank == 3 ? stride(o, 3) : 0; }

/* Which b goes through a panel, and whether it may. */
static bool choose_panel(small *s, const tni_tiling *tiling, const tn_operand *b)
{
    s->pack = NULL;
    s->width = s->n[1];
    s->b_col = stride(b, 1);
    if (s->b_col == 1 || s->n[1] == 1)
        return true;
    s->pack = tiling->pack_b;
    s->width = tiling->nr;
    s->stride[2] = tiling->nr;
    return s->pack && stride(b, 2) == 1 && s->n[0] >= FEW && s->n[2] * tiling->nr * s->size <= PANEL;
}

/* False: it is none of these, or the set has no kernel. */
static bool plan(small *s, const tni_dense *dense, const tn_desc *desc)
{
    const tn_operand *a = &desc->operand[0], *b = &desc->operand[1], *out = &desc->operand[2];
    const tni_entry *entry = entry_of(dense, desc);
    if (entry == NULL || out->rank > 3)
        return false;
    int64_t m = extent(a, 2), k = extent(a, 1), n = extent(b, 1);
    const int64_t sizes[4] = { m, n, k, out->rank == 3 ? out->shape[0] : 1 };
    const int64_t strides[7] = { stride(a, 2), stride(a, 1), stride(b, 2), stride(out, 2),
                                 item_stride(a), item_stride(b), item_stride(out) };
    memcpy(s->n, sizes, sizeof sizes);
    memcpy(s->stride, strides, sizeof strides);
    s->size = a->dtype == TN_F32 ? 4 : 8;
    if (k == 0 || k > DEEPEST || m * n * k > SMALL || is_thin(sizes, s->size) || (stride(out, 1) != 1 && n > 1))
        return false;
    s->product = (tn_product_fn)entry->fn;
    return choose_panel(s, &dense->tilings[a->dtype == TN_F32 ? TNI_SUM_F32 : TNI_SUM_F64].tiling[0], b);
}

const tni_entry *tni_small_kernel(const tni_dense *dense, const tn_desc *desc)
{
    small s;
    return plan(&s, dense, desc) ? entry_of(dense, desc) : NULL;
}

/* One product, its columns a panel at a time. */
static void run_panels(const small *s, int64_t item)
{
    _Alignas(64) char panel[PANEL];
    const char *b = s->data[1] + item * s->stride[5] * s->size;
    void *data[3] = { s->data[0] + item * s->stride[4] * s->size, panel,
                      s->data[2] + item * s->stride[6] * s->size };
    for (int64_t col = 0; col < s->n[1]; col += s->width) {
        const int64_t n[4] = { s->n[0], tni_least(s->width, s->n[1] - col), s->n[2], 1 };
        s->pack(n[1], n[2], b + col * s->b_col * s->size, s->b_col, 1, panel);
        s->product(n, data, s->stride);
        data[2] = (char *)data[2] + s->width * s->size;
    }
}

/* Task number i: some items of the batch. */
static void share_task(void *arg, size_t i)
{
    const small *s = arg;
    int64_t first = (int64_t)i * s->share, end = tni_least(first + s->share, s->n[3]);
    if (s->pack) {
        for (int64_t item = first; item < end; item++)
            run_panels(s, item);
        return;
    }
    const int64_t n[4] = { s->n[0], s->n[1], s->n[2], end - first };
    void *data[3];
    for (int o = 0; o < 3; o++)
        data[o] = s->data[o] + first * s->stride[4 + o] * s->size;
    s->product(n, data, s->stride);
}

bool tni_run_small(const tni_dense *dense, const tn_call *call)
{
    small s;
    if (!plan(&s, dense, call->desc))
        return false;
    for (int o = 0; o < 3; o++)
        s.data[o] = call->data[o];
    if (call->threads->count == 1 && !s.pack) {
        s.product(s.n, call->data, s.stride);
        return true;
    }
    s.share = tni_most(SHARE / tni_most(s.n[0] * s.n[1] * s.n[2], 1), 1);
    tni_each(call->threads, tni_parts(s.n[3], s.share), true, share_task, &s);
    return true;
}
