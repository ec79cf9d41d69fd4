/* check_pack.c: packing into panels: any strides, rows short of the width, the padding. */
#include "check_p.h"

#include <stdlib.h>
#include <string.h>
#include <tenon/desc.h>

typedef struct pack_work {
    check       *c;
    guard_tensor src, panel;
    int64_t      rows, k;
    uint64_t    *bits;
} pack_work;

static void run_pack(tn_code code, void *arg)
{
    pack_work *w = arg;
    ((tn_pack_fn)code)(w->rows, w->k, w->src.base, w->src.stride[0], w->src.stride[1], w->panel.base);
}

static bool lay_out(pack_work *w, const int64_t *stride, int64_t offset, bool at_end)
{
    int64_t width = w->c->kernel->mr;
    w->src.rank = w->panel.rank = 2;
    w->src.extent[0] = w->rows;
    w->src.extent[1] = w->k;
    w->src.stride[0] = stride[0];
    w->src.stride[1] = stride[1];
    w->panel.extent[0] = w->k;
    w->panel.extent[1] = width;
    w->panel.stride[0] = width;
    w->panel.stride[1] = 1;
    return guard_place(&w->src, offset, at_end) && guard_place(&w->panel, offset, at_end);
}

static uint64_t widened(float x)
{
    double wide = (double)x;
    uint64_t bits;
    memcpy(&bits, &wide, sizeof bits);
    return bits;
}

/* As it lies in the panel. */
static uint64_t packed(const pack_work *w, const void *element)
{
    return w->src.dtype == w->panel.dtype ? value_bits(w->src.dtype, element) : widened(*(const float *)element);
}

/* Element (p, i) of the panel is element (i, p) of the source, or 0 beyond its rows. */
static void expect(pack_work *w)
{
    int64_t width = w->c->kernel->mr;
    for (int64_t p = 0; p < w->k; p++)
        for (int64_t i = 0; i < width; i++)
            w->bits[p * width + i] = i < w->rows ? packed(w, guard_element(&w->src, i * w->k + p)) : 0;
}

static void one_case(pack_work *w, int64_t rows, int64_t k, const int64_t *stride, int64_t offset,
                     bool at_end)
{
    check_text line = { .length = 0 };
    check_case one = { .operand = { &w->src, &w->panel }, .operands = 2, .run = run_pack, .arg = w };
    w->rows = rows;
    w->k = k;
    if (!lay_out(w, stride, offset, at_end))
        return;
    check_add(&line, "pack %s", tn_dtype_name(w->src.dtype));
    check_add_tensor(&line, &w->src, offset);
    one.line = line.text;
    w->bits = malloc((size_t)(w->panel.count + 1) * sizeof *w->bits);
    one.bits = w->bits;
    if (w->bits && check_wants(w->c, line.text)) {
        check_blank(&w->src);
        check_blank(&w->panel);
        check_fill(w->c, &w->src, VALUE_MIXED, 0);
        expect(w);
        check_run(w->c, &one);
    }
    free(w->bits);
}

void check_pack(check *c)
{
    pack_work w = { .c = c };
    int64_t v = c->lanes, width = c->kernel->mr, depth[] = { 0, 1, 3, v - 1, v, v + 1, 2 * v + 3, 67 },
            count = 0;
    c->out->exact = true;
    w.src.dtype = (tn_dtype)c->kernel->dtype[0];
    w.panel.dtype = (tn_dtype)c->kernel->dtype[1];
    for (int64_t rows = 0; rows <= width;
         rows += rows > 2 && rows < width - 2 ? check_by_effort(c, 3, 1, 1) : 1)
        for (size_t d = 0; d < sizeof depth / sizeof *depth; d++) {
            int64_t k = depth[d];
            const int64_t stride[][2] = { { k, 1 }, { 1, rows }, { k + 5, 1 }, { 1, rows + 3 }, { -k - 1, 1 },
                                          { 1, -rows - 1 }, { 2 * k + 1, 2 }, { 0, 1 }, { 3, 3 * rows + 1 } };
            for (size_t s = 0; s < sizeof stride / sizeof *stride; s++, count++)
                one_case(&w, rows, k, stride[s], count % 16, count & 1);
        }
    guard_release(&w.src.memory);
    guard_release(&w.panel.memory);
}
