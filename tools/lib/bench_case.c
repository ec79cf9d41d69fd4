/* bench_case.c: what is timed: a piece with operands in the first cache, or a problem with its table. */
#include "bench.h"

#include <base/base_p.h>
#include <kernel/family/family_p.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenon/desc.h>

#include "bench_p.h"
#include "values.h"

/* DEPTH: of a tile. SIDE: of a small product. ROWS: of columns. */
enum { DEPTH = 256, SIDE = 32, ROWS = 16, MOST_VALUES = 1 << 16 };

/* What operands are filled with: numbers above zero or of both signs, or whole ones; integers below so many. */
typedef struct values_wanted { bool positive, whole; uint64_t below; } values_wanted;

/* A value of a plain size, so that nothing is NaN or subnormal. */
static void fill_one(const guard_tensor *t, void *at, const values_wanted *w, value_random *r)
{
    if (tn_dtype_is_float(t->dtype) && !w->whole)
        value_put(t->dtype, at, w->positive ? 4 * value_unit(r) + 0x1p-8 : 4 * value_unit(r) - 2);
    else
        value_put(t->dtype, at, (double)(value_next(r) % (t->dtype == TN_BOOL ? 2 : w->below)));
}

/* Whether the elements fill the bytes from base on, in whatever order. */
static bool is_dense(const guard_tensor *t)
{
    bool forward = true;
    for (int i = 0; i < t->rank; i++)
        forward &= t->stride[i] >= 0;
    return forward && t->count > 0 && guard_element(t, t->count - 1) - t->base == (t->count - 1) * (int64_t)t->elem;
}

/* Much of it is a small part again and again. */
static void fill(const guard_tensor *t, values_wanted w, value_random *r)
{
    int64_t part = is_dense(t) && t->count > MOST_VALUES ? MOST_VALUES : t->count;
    for (int64_t i = 0; i < part; i++)
        fill_one(t, part < t->count ? t->base + i * (int64_t)t->elem : guard_element(t, i), &w, r);
    for (int64_t done = part; done < t->count; done += part) {
        int64_t count = t->count - done < part ? t->count - done : part;
        memcpy(t->base + done * (int64_t)t->elem, t->base, (size_t)count * t->elem);
    }
}

/* Some operations are for numbers above zero. */
static values_wanted values_for(unsigned op)
{
    static const char *const names[] = { "log", "log2", "log1p", "sqrt", "rsqrt", "pow" };
    values_wanted w = { .below = 128 };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        w.positive |= strcmp(names[i], tn_op_name((tn_op)op)) == 0;
    return w;
}

/* What becomes an integer is one. An operand "index" counts along an axis of the first, a "target" along its
 * second. */
static values_wanted values_of(const tn_desc *d, int operand)
{
    values_wanted w = values_for(d->op);
    const tni_op_row *row = tni_op_find(d->op, d->wrt);
    char room[TNI_OPERAND_NAME];
    const char *name = tni_operand_name(d, operand, room);
    w.whole = row->family == TNI_CAST && !tn_dtype_is_float((tn_dtype)d->operand[1].dtype);
    int axis = strcmp(name, "target") == 0 ? 1 : strcmp(name, "index") == 0 ? 0 : -1;
    for (size_t i = 0; axis == 0 && i < row->int_count; i++)
        if (strcmp(row->ints[i].name, "axis") == 0)
            axis = d->ints[tni_int_at(row, (int)i)];
    if (axis >= 0 && axis < d->operand[0].rank && d->operand[0].shape[axis] > 0)
        w.below = (uint64_t)d->operand[0].shape[axis];
    return w;
}

/* Bytes read beside bytes written: what kind of traffic that is. */
static peaks_traffic traffic_of(double in, double out, size_t inputs)
{
    if (out * 8 < in)
        return PEAKS_READ;
    if (in * 8 < out)
        return PEAKS_WRITE;
    return inputs > 1 ? PEAKS_TRIAD : PEAKS_COPY;
}

/* The multiply-adds that elements of a type are meant for; exact products of f32 are summed in f64. */
static peaks_unit unit_of(tn_dtype dtype, bool exact)
{
    switch (dtype) {
    case TN_F64: return PEAKS_F64;
    case TN_BF16: return exact ? PEAKS_F64 : PEAKS_BF16;
    case TN_I8: case TN_U8: return PEAKS_I8;
    default: return exact ? PEAKS_F64 : PEAKS_F32;
    }
}

static void add_span(time_subject *s, const guard_tensor *t)
{
    for (int i = 0; i < TIME_SPANS; i++)
        if (!s->span[i].size) {
            s->span[i] = (time_span){ t->window, t->window_size };
            return;
        }
}

/* -- Pieces -----------------------------------------------------------------------------------------*/

typedef struct piece {
    const tni_stock *kernel;
    tn_code      code;
    guard_tensor operand[4];               /* inputs, then the output */
    size_t       operands;
    void        *data[4];
    int64_t      n[2], stride[4][2];
    float        param[4];
} piece;

static void run_map(void *arg)
{
    piece *p = arg;
    ((tn_map_fn)p->code)(p->n, p->data, (const int64_t (*)[2])p->stride, p->param);
}

static void run_row(void *arg)
{
    piece *p = arg;
    ((tn_row_fn)p->code)(p->n[1], p->data, p->param);
}

static void run_columns(void *arg)
{
    piece *p = arg;
    int64_t columns = p->operand[0].count / ROWS;
    void *const data[] = { p->data[0], p->data[1], (char *)p->data[1] + columns * (int64_t)p->operand[1].elem };
    ((tn_columns_fn)p->code)(ROWS, columns, columns, data, p->param);
}

static void run_tile(void *arg)
{
    static const float alpha_beta[] = { 1, 0 };
    piece *p = arg;
    const tni_stock *k = p->kernel;
    ((tn_tile_fn)p->code)(DEPTH, p->data[0], p->data[1], p->data[2], k->nr, k->mr, k->nr, alpha_beta, NULL);
}

static void run_pack(void *arg)
{
    piece *p = arg;
    ((tn_pack_fn)p->code)(p->kernel->mr, DEPTH, p->data[0], DEPTH, 1, p->data[1]);
}

/* Eight rows of windows of 2 × 2 elements, two apart. */
static void run_window(void *arg)
{
    static const double start = 1;
    piece *p = arg;
    int64_t n = p->operand[1].count / 8;
    const int64_t size[4] = { 8, n, 2, 2 }, stride[12] = { 4 * n, 2, 2 * n, 1, n, n, 0, 4 * n, 2, 2 * n, 1, 0 };
    void *data[4] = { p->data[0], (void *)(uintptr_t)&start, p->data[1], p->data[2] };
    ((tn_window_fn)p->code)(size, data, stride);
}

/* The rows that the kernel takes at a time, and as many columns as fit the first cache with them. */
static void run_thin(void *arg)
{
    piece *p = arg;
    int64_t m = p->kernel->mr, columns = p->operand[2].count / m;
    const int64_t n[6] = { m, columns, DEPTH, 0, 0, 0 };
    const int64_t step[] = { [TNI_THIN_BY_COLUMNS] = DEPTH, [TNI_THIN_BY_ROWS] = columns,
                             [TNI_THIN_BY_PANELS] = p->kernel->nr * DEPTH };
    const int64_t stride[4] = { DEPTH, 1, step[tni_thin_kind_of(p->kernel)], columns };
    ((tn_thin_fn)p->code)(n, p->data, stride);
}

static void run_product(void *arg)
{
    static const int64_t n[4] = { SIDE, SIDE, SIDE, 1 }, stride[7] = { SIDE, 1, SIDE, SIDE, 0, 0, 0 };
    piece *p = arg;
    ((tn_product_fn)p->code)(n, p->data, stride);
}

static bool place(piece *p, size_t i, int64_t count)
{
    guard_tensor *t = &p->operand[i];
    t->dtype = (tn_dtype)p->kernel->dtype[i];
    t->rank = 1;
    t->extent[0] = count;
    t->stride[0] = 1;
    bool placed = guard_place_aligned(t, 0);
    p->data[i] = t->base;
    return placed;
}

/* How many elements of each operand fill five eighths of the first cache, a multiple of 64. */
static int64_t length_in_cache(const tni_stock *kernel, size_t operands, const peaks_caches *caches)
{
    size_t bytes = 0;
    for (size_t i = 0; i < operands; i++)
        bytes += tn_dtype_size((tn_dtype)kernel->dtype[i]);
    return (int64_t)(caches->size[PEAKS_L1] * 5 / 8 / bytes / 64 * 64);
}

/* How a piece ABI is run, and how large its operands are; ORDER abi. size holds the length that fits the
 * first cache, for every operand; what differs is put there. */
typedef struct piece_kind {
    void (*run)(void *);
    void (*sizes)(const tni_stock *kernel, int64_t size[4]);
} piece_kind;

static bool reduces(const tni_stock *k)
{
    return k->op >= TN_OP_SUM && k->op <= TN_OP_ARGMIN;
}

/* Whether the kernel is a part of group_norm or batch_norm: parameters and sums lie in rows. */
static bool is_part(const tni_stock *k)
{
    return k->op == TN_OP_GROUP_NORM || k->op == TN_OP_BATCH_NORM;
}

/* Two sums in f64; two rows of such; three of parameters. */
static void map_sizes(const tni_stock *k, int64_t size[4])
{
    bool moments = k->op == TN_OP_GROUP_NORM;
    if (!is_part(k))
        return;
    if (moments)
        size[k->inner == TNI_INNER_UNIT ? 1 : 2] *= k->inner == TNI_INNER_UNIT ? 1 : 4;
    else
        size[1] *= 3;
}

static void row_sizes(const tni_stock *k, int64_t size[4])
{
    size[1] = reduces(k) ? 1 : size[0];
}

/* Places come with the best values, logarithms with the maxima: both lie in the second operand. */
static void column_sizes(const tni_stock *k, int64_t size[4])
{
    size[0] = size[0] / ROWS / 64 * 64 * ROWS;
    size[1] = size[0] / ROWS * (k->op == TN_OP_ARGMAX || k->op == TN_OP_LOG_SOFTMAX ? 2 : 1);
}

/* Of four elements an output, and its place. */
static void window_sizes(const tni_stock *k, int64_t size[4])
{
    (void)k;
    size[1] = size[2] = size[0] / 4;
}

static void thin_sizes(const tni_stock *k, int64_t size[4])
{
    bool by_panels = tni_thin_kind_of(k) == TNI_THIN_BY_PANELS;
    int64_t columns = by_panels ? 4 * k->nr : size[0] * 2 / DEPTH;         /* whole panels */
    size[0] = (int64_t)k->mr * DEPTH;
    size[1] = columns * DEPTH;
    size[2] = k->mr * columns;
}

static void tile_sizes(const tni_stock *k, int64_t size[4])
{
    size[0] = (int64_t)k->mr * DEPTH;
    size[1] = (int64_t)k->nr * DEPTH;
    size[2] = (int64_t)k->mr * k->nr;
}

static void pack_sizes(const tni_stock *k, int64_t size[4])
{
    size[0] = size[1] = (int64_t)k->mr * DEPTH;
}

static void product_sizes(const tni_stock *k, int64_t size[4])
{
    (void)k;
    size[0] = size[1] = size[2] = SIDE * SIDE;
}

static const piece_kind kinds[] = {
    [TN_ABI_MAP] = { run_map, map_sizes }, [TN_ABI_ROW] = { run_row, row_sizes },
    [TN_ABI_TILE] = { run_tile, tile_sizes }, [TN_ABI_PACK] = { run_pack, pack_sizes },
    [TN_ABI_COLUMNS] = { run_columns, column_sizes },
    [TN_ABI_WINDOW] = { run_window, window_sizes },
    [TN_ABI_THIN] = { run_thin, thin_sizes },
    [TN_ABI_PRODUCT] = { run_product, product_sizes },
};

/* As tn_desc_cost counts: multiply-adds twice; copies nothing; log_softmax five an element. */
static double flops_of(const tni_stock *k, double elements)
{
    if (k->info.abi == TN_ABI_TILE)
        return 2.0 * k->mr * k->nr * DEPTH;
    if (k->info.abi == TN_ABI_THIN)
        return 2.0 * elements * DEPTH;
    if (k->info.abi == TN_ABI_WINDOW)
        return 4 * elements;
    if (k->info.abi == TN_ABI_PRODUCT)
        return 2 * SIDE * elements;
    if (k->info.abi == TN_ABI_PACK || k->op == TN_OP_COPY || k->op == TN_OP_CAST)
        return 0;
    return k->op == TN_OP_LOG_SOFTMAX ? 5 * elements : elements;
}

static bool set_up(piece *p, const peaks_caches *caches, bench_case *out)
{
    const tni_stock *k = p->kernel;
    int64_t length = length_in_cache(k, p->operands, caches), size[4] = { length, length, length, length };
    bool columns = k->info.abi == TN_ABI_COLUMNS;
    bool streams = k->info.abi == TN_ABI_MAP || k->info.abi == TN_ABI_ROW || columns;
    p->n[0] = 1;
    p->n[1] = length;
    for (int i = 0; i < 4; i++)
        p->stride[i][1] = i > 0 && is_part(k) ? length : 1;
    if (kinds[k->info.abi].sizes)
        kinds[k->info.abi].sizes(k, size);
    out->subject.run = kinds[k->info.abi].run;
    length = columns ? size[0] : length;
    out->work.elements = (double)(streams ? length : size[p->operands - 1]);
    out->work.trips = streams ? (double)length : k->info.abi == TN_ABI_TILE ? DEPTH : 0;
    out->work.flops = flops_of(k, out->work.elements);
    out->work.slots = streams ? bench_slots(k) * (double)length : 0;
    for (size_t i = 0; i < p->operands; i++)
        if (!place(p, i, size[i]))
            return false;
    return true;
}

static void count_bytes(const piece *p, bench_case *out)
{
    double in = 0, written = 0;
    for (size_t i = 0; i < p->operands; i++) {
        double bytes = (double)p->operand[i].count * (double)p->operand[i].elem;
        *(i + 1 < p->operands ? &in : &written) += bytes;
        add_span(&out->subject, &p->operand[i]);
    }
    out->work.bytes = in + written;
    out->work.footprint = (size_t)out->work.bytes;
    out->work.traffic = traffic_of(in, written, p->operands - 1);
}

static void release_piece(void *state)
{
    piece *p = state;
    for (size_t i = 0; i < 4; i++)
        guard_release(&p->operand[i].memory);
    free(p);
}

bool bench_open_kernel(const tni_stock *kernel, tn_code code, const peaks_caches *caches, bench_case *out)
{
    piece *p = calloc(1, sizeof *p);
    value_random random;
    memset(out, 0, sizeof *out);
    if (!p || !code)
        return free(p), false;
    *p = (piece){ .kernel = kernel, .code = code, .param = { 0.75f, 0.75f, 0.75f, 0.75f } };
    while (p->operands < 4 && kernel->dtype[p->operands])
        p->operands++;
    snprintf(out->name, sizeof out->name, "%s", kernel->info.name);
    snprintf(out->kernel, sizeof out->kernel, "%s", kernel->info.name);
    out->state = p;
    out->release = release_piece;
    out->subject.arg = p;
    out->work.isa = kernel->info.isa;
    out->work.unit = PEAKS_F32;
    if (kernel->info.abi == TN_ABI_TILE)
        out->work.unit = unit_of((tn_dtype)kernel->dtype[0], kernel->info.exact);
    if (!set_up(p, caches, out)) {
        release_piece(p);
        return false;
    }
    count_bytes(p, out);
    value_seed(&random, 1, kernel->info.name);
    for (size_t i = 0; i < p->operands; i++)
        fill(&p->operand[i], values_for(kernel->op), &random);
    return true;
}

/* -- Problems ---------------------------------------------------------------------------------------*/

typedef struct problem {
    operation op;
    tn_choice choice;
    tn_call   call;
} problem;

/* The prepared call: what a program does that repeats one. */
static void run_problem(void *arg)
{
    problem *p = arg;
    p->choice.fn(p->choice.table, &p->call);
}

static void release_problem(void *state)
{
    problem *p = state;
    operation_release(&p->op);
    free(p);
}

/* The stock kernel of the operation on the chosen tier: a session's does the same work. NULL: none. */
static const tni_stock *stock_of(const tn_desc *desc, const tn_choice *choice)
{
    tn_isa isa = choice->kernel ? choice->kernel->isa : choice->table->isa;
    for (size_t i = 0; i < tni_stock_count && choice->table != tn_kernels_reference(); i++) {
        const tni_stock *k = &tni_stock_list[i];
        if (k->op == desc->op && k->wrt == desc->wrt && k->info.isa == isa &&
            k->dtype[0] == desc->operand[0].dtype)
            return k;
    }
    return NULL;
}

static void describe_work(problem *p, bench_case *out)
{
    const tni_stock *stock = stock_of(&p->op.desc, &p->choice);
    const guard_tensor *dst = operation_output(&p->op);
    unsigned family = tni_op_find(p->op.desc.op, p->op.desc.wrt)->family;
    bool product = tni_families[family].product || family == TNI_CONV2D || family == TNI_ATTENTION;
    double written = (double)dst->count * (double)dst->elem;
    bench_work *work = &out->work;
    work->elements = (double)dst->count;
    for (size_t i = 0; i < p->op.operands; i++) {
        add_span(&out->subject, &p->op.operand[i]);
        work->elements = product ? work->elements : fmax(work->elements, (double)p->op.operand[i].count);
    }
    tn_desc_cost(&p->op.desc, &work->flops, &work->bytes);
    work->product = product;
    work->unit = product ? unit_of((tn_dtype)p->op.desc.operand[0].dtype, p->op.desc.exact) : PEAKS_F32;
    work->slots = stock && !product ? bench_slots(stock) * work->elements : 0;
    work->footprint = (size_t)work->bytes;
    work->traffic = traffic_of(work->bytes - written, written, p->op.operands - 1);
}

/* An exact line is served by the exact kernels, where the table is one of fast ones: as in a context. */
static const tn_kernels *table_for(const tn_desc *desc, const tn_kernels *table)
{
    bool fast = table->mode != TN_EXACT && table != tn_kernels_reference();
    return desc->exact && fast ? tn_kernels_dense(TN_ISA_BEST, TN_EXACT) : table;
}

static tn_status set_up_problem(const char *line, problem *p, const tn_kernels *table, tn_error *err)
{
    value_random random;
    TN_TRY(operation_read(line, &p->op, err));
    table = table_for(&p->op.desc, table);
    p->choice.size = sizeof p->choice;
    TN_TRY(tn_kernels_resolve(table, &p->op.expanded, &p->choice, err));
    if (!operation_lay_out(&p->op, OPERATION_AS_WRITTEN) || !operation_prepare(&p->op, table))
        return tni_fail(err, TN_ERR_MEMORY, NULL, -1, "no memory for the operands of %s", line);
    value_seed(&random, 1, line);
    for (size_t i = 0; i < p->op.operands; i++)
        fill(&p->op.operand[i], values_of(&p->op.desc, (int)i), &random);
    return TN_OK;
}

tn_status bench_open_problem(const char *line, const tn_kernels *table, const tn_threads *threads,
                             bench_case *out, tn_error *err)
{
    problem *p = calloc(1, sizeof *p);
    memset(out, 0, sizeof *out);
    if (!p)
        return tni_fail(err, TN_ERR_MEMORY, NULL, -1, "no memory for %s", line);
    tn_status status = set_up_problem(line, p, table, err);
    if (status != TN_OK) {
        release_problem(p);
        return status;
    }
    p->call = (tn_call){ .data = p->op.data, .desc = &p->op.expanded, .scratch = p->op.scratch,
                         .threads = threads ? threads : tn_threads_serial() };
    tni_desc_print_placed(&p->op.desc, &p->op.placing, out->name, sizeof out->name);
    snprintf(out->kernel, sizeof out->kernel, "%s", p->choice.kernel ? p->choice.kernel->name : "");
    snprintf(out->set, sizeof out->set, "%s", p->choice.table->name);
    out->subject = (time_subject){ .run = run_problem, .arg = p };
    out->threads = threads;
    out->state = p;
    out->release = release_problem;
    out->work.isa = p->choice.kernel ? p->choice.kernel->isa : p->choice.table->isa;
    describe_work(p, out);
    return TN_OK;
}

const operation *bench_operation(const bench_case *c) { return &((const problem *)c->state)->op; }

/* -- The library's copy -----------------------------------------------------------------------------*/

typedef struct plain_copy {
    void *src, *dst;
    size_t size;
} plain_copy;

static void run_memcpy(void *arg)
{
    plain_copy *c = arg;
    memcpy(c->dst, c->src, c->size);
}

static void release_memcpy(void *state)
{
    plain_copy *c = state;
    free(c->src);
    free(c->dst);
    free(c);
}

bool bench_open_memcpy(const bench_case *like, bench_case *out)
{
    problem *p = like->state;
    plain_copy *c = p->op.desc.op == TN_OP_COPY ? calloc(1, sizeof *c) : NULL;
    memset(out, 0, sizeof *out);
    if (!c)
        return false;
    const guard_tensor *dst = operation_output(&p->op);
    c->size = (size_t)dst->count * (size_t)dst->elem;
    size_t room = c->size / 64 * 64 + 64;
    c->src = aligned_alloc(64, room);
    c->dst = aligned_alloc(64, room);
    if (!c->src || !c->dst)
        return release_memcpy(c), false;
    memset(c->src, 1, room);
    memset(c->dst, 2, room);
    *out = (bench_case){ .name = "memcpy", .work = like->work, .beside = true, .state = c,
                         .release = release_memcpy,
                         .subject = { .run = run_memcpy, .arg = c,
                                      .span = { { c->src, c->size }, { c->dst, c->size } } } };
    return true;
}

void bench_close(bench_case *c)
{
    if (c->release)
        c->release(c->state);
    memset(c, 0, sizeof *c);
}
