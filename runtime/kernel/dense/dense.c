/* dense/dense.c: the tables "dense": one a tier, mode and form, built when first asked for, then only read. */
#include "kernel/dense/dense_p.h"

#include "base/base_p.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

/* -- The index: open addressing, filled once --------------------------------------------------------------*/

static uint64_t key_word(tni_key key)
{
    uint64_t word = (uint64_t)key.op | (uint64_t)key.variant << 16 | (uint64_t)key.rows << 32 |
                    (uint64_t)(key.wrt & 15) << 40;
    for (int i = 0; i < 4; i++)
        word |= (uint64_t)(key.dtype[i] & 31) << (44 + 5 * i);
    return word;
}

tni_key tni_dense_key(const tni_stock *stock)
{
    tni_key key = { .op = stock->op, .wrt = stock->wrt };
    memcpy(key.dtype, stock->dtype, sizeof key.dtype);
    if (stock->info.abi == TN_ABI_MAP)
        key.variant = stock->inner;
    if (stock->info.abi == TN_ABI_COLUMNS)
        key.variant = TNI_COLUMNS;
    if (stock->info.abi == TN_ABI_WINDOW)
        key.variant = stock->info.exact;
    if (stock->info.abi == TN_ABI_TILE) {
        key.variant = (uint16_t)(stock->act | (stock->info.exact ? TNI_EXACT_TILE : 0));
        key.rows = (uint8_t)stock->mr;
    }
    if (stock->info.abi == TN_ABI_THIN) {
        key.variant = (uint16_t)(TNI_THIN + tni_thin_kind_of(stock));
        key.rows = stock->mr > 1;
    }
    if (stock->info.abi == TN_ABI_PACK) {
        key = (tni_key){ .op = TN_OP_NONE, .variant = (uint16_t)stock->mr, .rows = (uint8_t)stock->nr,
                         .dtype = { stock->dtype[0], stock->dtype[1] } };
    }
    return key;
}

/* The slot that holds the key, or the empty one where it belongs. */
static size_t slot_of(const tni_dense *dense, uint64_t word)
{
    size_t at = (size_t)(word * 0x9e3779b97f4a7c15u >> 40) % TNI_DENSE_SLOTS;
    while (dense->slot[at].stock && dense->slot[at].word != word)
        at = (at + 1) % TNI_DENSE_SLOTS;
    return at;
}

const tni_entry *tni_dense_find(const tni_dense *dense, tni_key key)
{
    const tni_entry *entry = &dense->slot[slot_of(dense, key_word(key))];
    return entry->stock ? entry : NULL;
}

const tni_entry *tni_dense_copy(const tni_dense *dense, int64_t size, tni_inner inner)
{
    static const uint8_t bits[9] = { [1] = TN_U8, [2] = TN_U16, [4] = TN_U32, [8] = TN_U64 };
    tni_key key = { .op = TN_OP_COPY, .variant = (uint16_t)inner, .dtype = { bits[size], bits[size] } };
    return tni_dense_find(dense, key);
}

const tni_entry *tni_dense_cast(const tni_dense *dense, tn_dtype from, tn_dtype to, const tni_entry **first)
{
    const tni_cast_route *route = &tni_casts[from][to];
    const tni_entry *entry[TNI_CAST_STEPS] = { NULL };
    for (int i = 0; i < route->steps; i++) {
        tni_key key = { .op = TN_OP_CAST, .variant = TNI_INNER_UNIT };
        memcpy(key.dtype, route->dtype[i], sizeof route->dtype[i]);
        entry[i] = tni_dense_find(dense, key);
        if (!entry[i])
            return NULL;
    }
    if (first)
        *first = route->steps == 2 ? entry[0] : NULL;
    if (route->steps)
        return entry[route->steps - 1];
    return tni_dense_copy(dense, (int64_t)tn_dtype_size(to), TNI_INNER_UNIT);
}

bool tni_dense_copies(const tni_dense *dense, int64_t size)
{
    return tni_dense_copy(dense, size, TNI_INNER_UNIT) && tni_dense_copy(dense, size, TNI_INNER_ANY);
}

/* -- Filling ----------------------------------------------------------------------------------------------*/

/* Takes a kernel unless one for its key is there: tiers are added from the best down, and within a tier the
 * list's order is the preference. */
static void add(tni_dense *dense, const tni_stock *stock, int form)
{
    uint64_t word = key_word(tni_dense_key(stock));
    size_t at = slot_of(dense, word);
    if (dense->slot[at].stock || dense->filled == TNI_DENSE_SLOTS / 2)
        return;
    tn_code fn = form == TNI_DENSE_IR && stock->ir ? stock->ir : stock->info.fn;
    dense->slot[at] = (tni_entry){ stock, fn, word };
    dense->filled++;
    if (!dense->exact || stock->info.exact)
        dense->list[dense->count++] = &stock->info;
}

/* Tiles of doubles serve exact products of floats, which they add exactly as the reference does, though not
 * of doubles: no exact kernels by themselves. */
static bool is_wanted(const tni_dense *dense, const tni_stock *stock)
{
    bool doubles = stock->info.abi == TN_ABI_TILE && stock->dtype[0] == TN_F64;
    if (stock->addon & ~dense->addons)
        return false;
    return !dense->exact || stock->info.exact || doubles;
}

static void add_tier(tni_dense *dense, tni_stock_set set, tn_isa isa, int form)
{
    for (size_t i = 0; i < set.count; i++) {
        const tni_stock *stock = &set.list[i];
        if (stock->info.isa == isa && stock->info.fn && is_wanted(dense, stock))
            add(dense, stock, form);
    }
}

/* -- The table --------------------------------------------------------------------------------------------*/

static const tni_entry *copy_piece(const tni_dense *dense, const tn_desc *desc)
{
    return tni_dense_copy(dense, (int64_t)tn_dtype_size((tn_dtype)desc->operand[0].dtype), TNI_INNER_UNIT);
}

static const tni_entry *cast_piece(const tni_dense *dense, const tn_desc *desc)
{
    return tni_dense_cast(dense, (tn_dtype)desc->operand[0].dtype, (tn_dtype)desc->operand[1].dtype, NULL);
}

/* A driver: the family's member, the main kernel that it takes for a descriptor, by the very function it
 * asks, and its scratch; NULL: none. ORDER family */
typedef struct driver {
    tn_kernel_fn run;
    const tni_entry *(*kernel)(const tni_dense *dense, const tn_desc *desc);
    size_t (*scratch)(const tni_dense *dense, const tn_desc *desc);
} driver;

static const driver drivers[TNI_FAMILIES] = {
    [TNI_BINARY] = { tni_dense_run_map, tni_dense_map, NULL },
    [TNI_UNARY] = { tni_dense_run_map, tni_dense_map, NULL },
    [TNI_MATMUL] = { tni_dense_run_matmul, tni_dense_matmul_kernel, tni_dense_matmul_scratch },
    [TNI_COPY] = { tni_dense_run_copy, copy_piece, NULL },
    [TNI_REDUCE] = { tni_dense_run_reduce, tni_dense_reduce_kernel, tni_dense_reduce_scratch },
    [TNI_LOG_SOFTMAX] = { tni_dense_run_rows, tni_dense_rows_kernel, tni_dense_rows_scratch },
    [TNI_CAST] = { tni_dense_run_cast, cast_piece, NULL },
    [TNI_WHERE] = { tni_dense_run_map, tni_dense_map, NULL },
    [TNI_SOFTMAX] = { tni_dense_run_rows, tni_dense_rows_kernel, tni_dense_rows_scratch },
    [TNI_NORM] = { tni_dense_run_rows, tni_dense_rows_kernel, tni_dense_rows_scratch },
    [TNI_BATCH_NORM] = { tni_dense_run_norm, tni_dense_norm_kernel, tni_dense_norm_scratch },
    [TNI_POOL2D] = { tni_dense_run_pool2d, tni_dense_pool2d_kernel, tni_dense_pool2d_scratch },
    [TNI_CONCAT] = { tni_dense_run_concat, copy_piece, NULL },
    [TNI_PAD] = { tni_dense_run_pad, copy_piece, NULL },
    [TNI_GATHER] = { tni_dense_run_gather, copy_piece, NULL },
    [TNI_LOSS] = { tni_dense_run_loss, tni_dense_loss_kernel, tni_dense_loss_scratch },
    [TNI_CONV2D] = { tni_dense_run_conv2d, tni_dense_conv2d_kernel, tni_dense_conv2d_scratch },
    [TNI_MATMUL_INT] = { tni_dense_run_matmul_int, tni_dense_matmul_int_kernel, tni_dense_matmul_int_scratch },
    [TNI_ATTENTION] = { tni_dense_run_attention, tni_dense_attention_kernel, tni_dense_attention_scratch },
    [TNI_LINEAR] = { tni_dense_run_linear, tni_dense_linear_kernel, tni_dense_linear_scratch },
};

static size_t scratch(const tn_kernels *self, const tn_desc *desc)
{
    const driver *d = &drivers[tni_kernels_family(desc)];
    return d->scratch ? d->scratch(self->state, desc) : 0;
}

static bool choose(const tn_kernels *self, const tn_desc *desc, tn_choice *out)
{
    const tni_entry *entry = drivers[tni_kernels_family(desc)].kernel(self->state, desc);
    if (!entry && desc->op == TN_OP_NLL_LOSS && self->mode == TN_FAST) {
        out->kernel = NULL;                /* one score a target: nothing for a kernel */
        snprintf(out->why, sizeof out->why, "own code of the set %s", self->name);
        return true;
    }
    if (!entry)
        return false;
    out->kernel = &entry->stock->info;
    if (entry->stock->info.abi == TN_ABI_TILE)
        snprintf(out->why, sizeof out->why, "tile %dx%d of the set %s", entry->stock->mr, entry->stock->nr,
                 self->name);
    else
        snprintf(out->why, sizeof out->why, "kernel of the set %s, tier %s", self->name,
                 tn_isa_name(entry->stock->info.isa));
    return true;
}

/* Products of any sizes: no tile, so rows are 0. */
static const tni_entry *any_size(const tni_dense *dense, uint8_t dtype)
{
    return tni_dense_find(dense, (tni_key){ .op = TN_OP_MATMUL, .dtype = { dtype, dtype, dtype } });
}

void tni_dense_build(tn_kernels *kernels, tni_dense *dense, tni_stock_set set, tn_isa isa, tn_mode mode,
                     int form, unsigned addons)
{
    dense->exact = mode == TN_EXACT;
    dense->second_cache = (int64_t)tni_cpu_second_cache();
    dense->addons = addons;
    for (int tier = (int)isa; tier >= TN_ISA_GENERIC; tier--)
        add_tier(dense, set, (tn_isa)tier, form);
    for (int tier = (int)isa; tier >= TN_ISA_GENERIC; tier--)
        tni_dense_add_tilings(dense, set, (tn_isa)tier);
    dense->any_size[0] = any_size(dense, TN_F32);
    dense->any_size[1] = any_size(dense, TN_F64);
    *kernels = (tn_kernels){ .size = sizeof *kernels,
                             .abi = TN_KERNEL_ABI,
                             .mode = mode,
                             .isa = isa,
                             .name = "dense",
                             .base = tn_kernels_reference(),
                             .state = dense,
                             .list = dense->list,
                             .scratch = scratch,
                             .choose = choose };
    for (int family = 0; family < TNI_FAMILIES; family++)
        tni_kernels_set_member(kernels, family, drivers[family].run);
}

/* One table a tier of this machine, mode, form and set of add-ons. Built under the lock; ready is set last, and read
 * without. */
#define TIERS 10
#define FORMS 2

typedef struct dense_table {
    _Atomic bool ready;
    tn_kernels kernels;
    tni_dense  dense;
} dense_table;

static dense_table tables[TIERS][2][FORMS][TNI_ADDONS];
static pthread_mutex_t building = PTHREAD_MUTEX_INITIALIZER;

/* generic, and the tiers of the machine's own family, eight codes each. ORDER isa */
static size_t tier_slot(tn_isa isa)
{
    return isa < 8 ? (size_t)isa : 2 + (size_t)isa % 8;
}

/* Of a tier of this machine. The system is asked for those that need its leave only where they may be used. */
static unsigned usable_addons(tn_isa tier)
{
    return tier == TN_ISA_AVX512 ? tni_isa_addons() : TNI_ADDON_NONE;
}

const tn_kernels *tni_kernels_dense_with(tn_isa isa, tn_mode mode, int form, unsigned addons)
{
    tn_isa tier = tni_isa_cap(tn_isa_detect(), isa);
    unsigned usable = addons ? addons & usable_addons(tier) : TNI_ADDON_NONE;
    dense_table *t = &tables[tier_slot(tier)][mode == TN_EXACT][form][usable];
    if (!atomic_load_explicit(&t->ready, memory_order_acquire)) {
        pthread_mutex_lock(&building);
        if (!atomic_load_explicit(&t->ready, memory_order_relaxed)) {
            tni_stock_set stock = { tni_stock_list, tni_stock_count };
            tni_dense_build(&t->kernels, &t->dense, stock, tier, mode, form, usable);
            atomic_store_explicit(&t->ready, true, memory_order_release);
        }
        pthread_mutex_unlock(&building);
    }
    return &t->kernels;
}

const tn_kernels *tni_kernels_dense_form(tn_isa isa, tn_mode mode, int form)
{
    unsigned usable = usable_addons(tni_isa_cap(tn_isa_detect(), isa));
    return tni_kernels_dense_with(isa, mode, form, tni_addons_that_gain(usable));
}

const tn_kernels *tn_kernels_dense(tn_isa isa, tn_mode mode)
{
    return tni_kernels_dense_form(isa, mode, TNI_DENSE_C);
}
