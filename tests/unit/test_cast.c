/* test_cast.c: casts between all types, by scalar rules, by the reference, by every tier and form of the
 * kernels and by operations, against a judge of their own (cast_judge.h): all patterns of 8 and 16 bits; of
 * wider types every exponent and every power of two with what lies beside ties and ends, and random ones. */
#include "core_fixture.h"

#include "cast_judge.h"
#include "core/core_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/kernels_p.h"

#include <stdlib.h>

/* -- Operands ---------------------------------------------------------------------------------------------*/

typedef struct patterns {
    size_t   count, room;
    uint64_t *bits;
} patterns;

static void add(patterns *p, uint64_t bits)
{
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 1024;
        p->bits = realloc(p->bits, p->room * sizeof *p->bits);
        assert_non_null(p->bits);
    }
    p->bits[p->count++] = bits;
}

static uint64_t next_random(uint64_t *r)
{
    *r = *r * 0x5851f42d4c957f2du + 0x14057b7ef767814fu;
    return (*r ^ *r >> 29) * 0xbf58476d1ce4e5b9u;
}

/* At every exponent: ends of the fraction, and what lies beside the ties of narrower floats. */
static void add_floats(patterns *p, const judge_type *t)
{
    static const int kept[] = { 0, 1, 2, 7, 8, 10, 11, 23, 24 };       /* bits of a fraction that may stay */
    for (uint64_t e = 0; e <= judge_ones(t->exponent); e++)
        for (int sign = 0; sign < 2; sign++) {
            uint64_t base = (uint64_t)sign << (t->bits - 1) | e << t->fraction;
            for (size_t i = 0; i < sizeof kept / sizeof *kept && kept[i] < t->fraction; i++)
                for (uint64_t odd = 0; odd < 2; odd++) {
                    uint64_t tie = (uint64_t)1 << (t->fraction - kept[i] - 1);
                    uint64_t at = (tie | (odd ? tie << 1 : 0)) & judge_ones(t->fraction);
                    add(p, base | at);
                    add(p, base | (at - 1));
                    add(p, base | ((at + 1) & judge_ones(t->fraction)));
                }
            add(p, base);
            add(p, base | 1);
            add(p, base | judge_ones(t->fraction));
        }
}

/* Around every power of two and around the ties above it. */
static void add_integers(patterns *p, const judge_type *t)
{
    for (int bit = 0; bit < t->bits; bit++)
        for (int tie = -1; tie < bit; tie++)
            for (int odd = 0; odd < 2; odd++)
                for (int64_t beside = -2; beside <= 2; beside++) {
                    uint64_t x = (uint64_t)1 << bit | (tie < 0 ? 0 : (uint64_t)(odd ? 3 : 1) << tie);
                    add(p, (x + (uint64_t)beside) & judge_ones(t->bits));
                    add(p, -(x + (uint64_t)beside) & judge_ones(t->bits));
                }
}

static patterns make_patterns(const judge_type *t)
{
    patterns p = { 0 };
    uint64_t r = (uint64_t)t->dtype;
    if (t->bits <= 16) {
        for (uint64_t bits = 0; bits <= judge_ones(t->bits); bits++)
            add(&p, bits);
        return p;
    }
    if (t->kind == JUDGE_FLOAT)
        add_floats(&p, t);
    else
        add_integers(&p, t);
    for (int i = 0; i < 30000; i++) {
        uint64_t bits = next_random(&r);
        add(&p, bits >> (64 - t->bits));
        add(&p, bits >> (64 - t->bits) >> next_random(&r) % (unsigned)t->bits);
    }
    return p;
}

/* The same as elements in memory. */
static char *packed(const patterns *p, size_t size)
{
    char *out = malloc(p->count * size + 1);
    assert_non_null(out);
    for (size_t i = 0; i < p->count; i++)
        memcpy(out + i * size, &p->bits[i], size);
    return out;
}

static void check_all(const char *who, const judge_type *to, const judge_type *from, const patterns *p,
                      const uint64_t *want, const char *got)
{
    size_t size = (size_t)to->bits / 8;
    for (size_t i = 0; i < p->count; i++) {
        uint64_t bits = 0;
        memcpy(&bits, got + i * size, size);
        if (bits != want[i])
            fail_msg("%s, %s of 0x%llx to %s: 0x%llx, not 0x%llx (number %zu)", who,
                     tn_dtype_name(from->dtype), (unsigned long long)p->bits[i],
                     tn_dtype_name(to->dtype), (unsigned long long)bits,
                     (unsigned long long)want[i], i);
    }
}

/* -- Everybody who casts ----------------------------------------------------------------------------------*/

static void cast_by_elements(const void *table, tn_dtype from, const char *src, tn_dtype to, char *dst,
                             size_t count)
{
    (void)table;
    for (size_t i = 0; i < count; i++)
        tni_cast_element(from, src + i * tn_dtype_size(from), to, dst + i * tn_dtype_size(to));
}

static void cast_by_table(const void *table, tn_dtype from, const char *src, tn_dtype to, char *dst,
                          size_t count)
{
    tn_desc desc;
    void *data[2] = { (void *)(uintptr_t)src, dst };
    tn_call call = { .data = data, .desc = &desc, .threads = tn_threads_serial() };
    assert_non_null(tni_desc_init(&desc, TN_OP_CAST, 0));
    desc.inputs = desc.outputs = 1;
    desc.operand[0] = (tn_operand){ .dtype = (uint8_t)from, .rank = 1, .shape = { (int32_t)count } };
    desc.operand[1].dtype = (uint8_t)to;
    OK(tni_desc_infer(&desc, err));
    assert_int_equal(tn_kernels_scratch(table, &desc), 0);
    tn_choice choice = { .size = sizeof choice };
    OK(tn_kernels_resolve(table, &desc, &choice, err));
    assert_ptr_equal(choice.table, table);              /* no table hands a pair on */
    tn_kernels_call(table, &call);
}

static void cast_by_convert(const void *table, tn_dtype from, const char *src, tn_dtype to, char *dst,
                            size_t count)
{
    (void)table;
    OK(tn_convert(to, dst, from, src, count, err));
}

typedef struct caster {
    const char *name;
    void (*run)(const void *table, tn_dtype from, const char *src, tn_dtype to, char *dst, size_t count);
    const void *table;
} caster;

/* Tiers that this machine lacks come as one that it has. */
static size_t all_casters(caster *out)
{
    static const tn_isa tiers[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_BEST };
    static const char *const names[] = { "generic", "generic, IR", "avx2", "avx2, IR", "best", "best, IR" };
    size_t count = 0;
    out[count++] = (caster){ "elements", cast_by_elements, NULL };
    out[count++] = (caster){ "reference", cast_by_table, tn_kernels_reference() };
    out[count++] = (caster){ "tn_convert", cast_by_convert, NULL };
    for (int i = 0; i < 6; i++)
        out[count++] = (caster){ names[i], cast_by_table,
                                 tni_kernels_dense_form(tiers[i / 2], i % 2 ? TN_EXACT : TN_FAST, i % 2) };
    return count;
}

static void check_pair(const judge_type *to, const judge_type *from, const patterns *p, const char *src)
{
    caster casters[9];
    size_t size = (size_t)to->bits / 8, count = all_casters(casters);
    uint64_t *want = malloc(p->count * sizeof *want);
    char *dst = malloc(p->count * size);
    assert_non_null(want);
    assert_non_null(dst);
    for (size_t i = 0; i < p->count; i++)
        want[i] = judge_cast(to, from, p->bits[i]);
    for (size_t i = 0; i < count; i++) {
        memset(dst, 0xFF, p->count * size);
        casters[i].run(casters[i].table, from->dtype, src, to->dtype, dst, p->count);
        check_all(casters[i].name, to, from, p, want, dst);
    }
    free(want);
    free(dst);
}

static void test_matrix(void **state)
{
    (void)state;
    for (int f = 0; f < JUDGE_TYPES; f++) {
        const judge_type *from = &judge_types[f];
        patterns p = make_patterns(from);
        char *src = packed(&p, (size_t)from->bits / 8);
        for (int t = 0; t < JUDGE_TYPES; t++)
            check_pair(&judge_types[t], from, &p, src);
        free(src);
        free(p.bits);
    }
}

/* -- The judge is judged: by hand -------------------------------------------------------------------------*/

static void test_judge(void **state)
{
    static const struct { tn_dtype from; uint64_t bits; tn_dtype to; uint64_t want; } rows[] = {
        { TN_F32, 0x3f800000, TN_F16, 0x3c00 },      { TN_F32, 0x477fefff, TN_F16, 0x7bff },
        { TN_F32, 0x477ff000, TN_F16, 0x7c00 },      { TN_F32, 0x33000000, TN_F16, 0 },
        { TN_F32, 0x33000001, TN_F16, 1 },           { TN_F32, 0xff800001, TN_F16, 0xfe00 },
        { TN_F32, 0x7fffffff, TN_F16, 0x7fff },      { TN_F16, 0x7c01, TN_F32, 0x7fc02000 },
        { TN_F32, 0x7f7fffff, TN_BF16, 0x7f80 },     { TN_F32, 0x00018000, TN_BF16, 2 },
        { TN_BF16, 0xff81, TN_F32, 0xffc10000 },     { TN_F64, 0x7ff0000000000001, TN_F32, 0x7fc00000 },
        { TN_F32, 0x43800000, TN_U8, 255 },          { TN_F32, 0xbf800000, TN_U8, 0 },
        { TN_F32, 0x7fc00000, TN_I64, 0 },           { TN_F32, 0x5f000000, TN_I64, INT64_MAX },
        { TN_F32, 0xdf800000, TN_I64, (uint64_t)1 << 63 }, { TN_F64, 0x3feffffffffffffe, TN_I32, 0 },
        { TN_I32, 0xffffffff, TN_U64, UINT64_MAX },  { TN_I32, 300, TN_U8, 44 },
        { TN_I32, 16777217, TN_F32, 0x4b800000 },    { TN_BOOL, 5, TN_I16, 1 },
        { TN_F64, 1, TN_BOOL, 1 },                   { TN_F32, 0x80000000, TN_BOOL, 0 },
        /* 2^24 + 2^16 + 1: by way of F32 a tie, and then down */
        { TN_I32, 0x01010001, TN_BF16, 0x4b81 },     { TN_I32, 0x01010000, TN_BF16, 0x4b80 },
        /* 1 + 2^-11 + 2^-40: by way of F32 a tie */
        { TN_F64, 0x3ff0020000001000, TN_F16, 0x3c00 }, { TN_I64, 65520, TN_F16, 0x7c00 },
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint64_t got = judge_cast(judge_type_of(rows[i].to), judge_type_of(rows[i].from), rows[i].bits);
        if (got != rows[i].want)
            fail_msg("row %zu: 0x%llx, not 0x%llx", i, (unsigned long long)got,
                     (unsigned long long)rows[i].want);
    }
}

/* -- Lengths, places, strides -----------------------------------------------------------------------------*/

/* Every length to beyond two turns of a loop, at odd places, and nothing beside it is written. */
static void check_length(const judge_type *to, const judge_type *from, const char *src, int32_t n,
                         int32_t shift)
{
    size_t size = (size_t)to->bits / 8, from_size = (size_t)from->bits / 8;
    char got[200 * 8], whole[200 * 8];
    memset(got, 0xA5, sizeof got);
    cast_by_elements(NULL, from->dtype, src, to->dtype, whole, 200);
    OK(tn_convert(to->dtype, got + (size_t)shift * size, from->dtype, src + (size_t)shift * from_size,
                  (size_t)n, err));
    for (int32_t i = 0; i < 200; i++)
        for (size_t b = 0; b < size; b++) {
            char want = i >= shift && i < shift + n ? whole[(size_t)i * size + b] : (char)0xA5;
            if (got[(size_t)i * size + b] != want)
                fail_msg("%s to %s, %d at %d: byte %zu of element %d", tn_dtype_name(from->dtype),
                         tn_dtype_name(to->dtype), (int)n, (int)shift, b, (int)i);
        }
}

static void test_lengths(void **state)
{
    char src[200 * 8];
    uint64_t r = 7;
    (void)state;
    for (size_t i = 0; i < sizeof src; i++)
        src[i] = (char)(next_random(&r) >> 32);
    for (int f = 0; f < JUDGE_TYPES; f++)
        for (int t = 0; t < JUDGE_TYPES; t++)
            for (int32_t n = 0; n < 140; n += n < 70 ? 1 : 7)
                check_length(&judge_types[t], &judge_types[f], src, n, n % 5);
}

/* tn_cast and tn_copy_from through a view, against elements one by one. */
static void check_view(tn_ctx *ctx, const tn_tensor *view, tn_dtype to)
{
    tn_tensor made, into, turned;
    tn_dims back = { view->rank, { 0 } }, order = back;
    OK(tn_cast(ctx, view, to, &made, err));
    for (int i = 0; i < view->rank; i++) {
        order.v[i] = view->rank - 1 - i;
        back.v[i] = view->shape[view->rank - 1 - i];
    }
    OK(tn_tensor_zeros(ctx, to, back, &into, err));
    OK(tn_permute(&into, order, &turned, err));
    OK(tn_copy_from(ctx, &turned, view, err));
    const char *got = tn_data(&made, to, NULL);
    tn_dims at = { view->rank, { 0 } };
    for (int64_t i = 0; i < tn_tensor_count(view); i++) {
        const char *from = (const char *)tni_address(view), *other = (const char *)tni_address(&turned);
        char want[8];
        int64_t left = i;
        for (int d = view->rank - 1; d >= 0; left /= view->shape[d--]) {
            at.v[d] = (int32_t)(left % view->shape[d]);
            from += (int64_t)at.v[d] * view->stride[d] * (int64_t)tn_dtype_size(view->dtype);
            other += (int64_t)at.v[d] * turned.stride[d] * (int64_t)tn_dtype_size(to);
        }
        tni_cast_element(view->dtype, from, to, want);
        assert_memory_equal(got + (size_t)i * tn_dtype_size(to), want, tn_dtype_size(to));
        assert_memory_equal(other, want, tn_dtype_size(to));
    }
    release(&made);
    release(&into);
}

static void check_views(tn_ctx *ctx, tn_dtype from, tn_dtype to)
{
    tn_tensor base, view, part;
    uint64_t r = 3;
    OK(tn_tensor_zeros(ctx, from, TN_SHAPE(5, 37, 70), &base, err));
    char *data = tn_mutable_data(&base, from, NULL);
    for (size_t i = 0; i < (size_t)tn_tensor_count(&base) * tn_dtype_size(from); i++)
        data[i] = (char)(next_random(&r) >> 32);
    check_view(ctx, &base, to);
    OK(tn_permute(&base, TN_SHAPE(2, 0, 1), &view, err));
    check_view(ctx, &view, to);
    OK(tn_flip(&base, 1, &view, err));
    OK(tn_flip(&view, 2, &view, err));
    check_view(ctx, &view, to);
    OK(tn_narrow(&view, 2, 3, 41, &part, err));
    check_view(ctx, &part, to);
    OK(tn_narrow(&base, 1, 4, 1, &part, err));
    OK(tn_expand(&part, TN_SHAPE(5, 9, 70), &view, err));
    check_view(ctx, &view, to);
    release(&base);
}

static void test_views(void **state)
{
    for (int f = 0; f < JUDGE_TYPES; f++)
        for (int t = 0; t < JUDGE_TYPES; t++)
            check_views(ctx_of(state), judge_types[f].dtype, judge_types[t].dtype);
}

/* -- Calls that do not hold -------------------------------------------------------------------------------*/

static void test_convert_errors(void **state)
{
    float x[4] = { 1, 2, 3, 4 };
    (void)state;
    FAILS(TN_ERR_DTYPE, "code 8", tn_convert((tn_dtype)8, x, TN_F32, x, 1, err));
    FAILS(TN_ERR_DTYPE, "code 17", tn_convert(TN_F32, x, (tn_dtype)17, x, 1, err));
    FAILS(TN_ERR_ARG, "src is NULL", tn_convert(TN_F32, x, TN_F32, NULL, 1, err));
    FAILS(TN_ERR_ARG, "dst is NULL", tn_convert(TN_F32, NULL, TN_F32, x, 1, err));
    FAILS(TN_ERR_ARG, "memory holds", tn_convert(TN_F32, x, TN_I32, x, SIZE_MAX / 2, err));
    FAILS(TN_ERR_OVERLAP, "overlaps src", tn_convert(TN_I32, x + 1, TN_F32, x, 2, err));
    FAILS(TN_ERR_OVERLAP, "overlaps src", tn_convert(TN_F64, x, TN_F32, x, 2, err));
    OK(tn_convert(TN_F64, NULL, TN_F32, NULL, 0, err));
    OK(tn_convert(TN_I32, x + 2, TN_F32, x, 2, err));
    OK(tn_convert(TN_I32, x, TN_F32, x, 2, err));
    int32_t got[4];
    memcpy(got, x, sizeof got);
    for (int i = 0; i < 4; i++)
        assert_int_equal(got[i], i % 2 + 1);
}

static void test_cast_errors(void **state)
{
    tn_tensor x, y;
    OK(tn_tensor_zeros(ctx_of(state), TN_F32, TN_SHAPE(2), &x, err));
    FAILS(TN_ERR_DTYPE, "code 23", tn_cast(ctx_of(state), &x, (tn_dtype)23, &y, err));
    FAILS(TN_ERR_ARG, "ctx is NULL", tn_cast(NULL, &x, TN_F16, &y, err));
    release(&x);
}

/* -- All of F32: minutes ----------------------------------------------------------------------------------*/

enum { STRETCH = 1 << 20 };

/* A narrow format, walked upwards: up to `tie` values belong to `number`, of which `tie` itself goes to the
 * even neighbour. */
typedef struct climb {
    const judge_type *type;
    uint64_t number;
    uint32_t tie;              /* as bits of F32 */
} climb;

static void set_tie(climb *c)
{
    const judge_type *f32 = judge_type_of(TN_F32);
    uint64_t infinity = judge_ones(c->type->exponent) << c->type->fraction;
    long double low = judge_value(c->type, c->number), high = judge_value(c->type, c->number + 1);
    if (c->number + 1 == infinity)
        high = ldexpl(1, judge_bias(c->type) + 1);
    c->tie = c->number == infinity ? UINT32_MAX : (uint32_t)judge_nearest(f32, low / 2 + high / 2);
}

/* The pattern that the magnitude a, no less than the last, becomes. */
static uint16_t climb_to(climb *c, uint32_t a)
{
    if (a > 0x7f800000)
        return (uint16_t)judge_nan(c->type, judge_type_of(TN_F32), a);
    while (a > c->tie) {
        c->number++;
        set_tie(c);
    }
    return (uint16_t)(a == c->tie && (c->number & 1) ? c->number + 1 : c->number);
}

static void check_every_f32(tn_dtype to)
{
    climb c = { .type = judge_type_of(to) };
    uint32_t *src = malloc(STRETCH * sizeof *src);
    uint16_t *up = malloc(STRETCH * sizeof *up), *down = malloc(STRETCH * sizeof *down);
    assert_true(src && up && down);
    set_tie(&c);
    for (uint64_t first = 0; first < (uint64_t)1 << 31; first += STRETCH) {
        for (uint32_t i = 0; i < STRETCH; i++)
            src[i] = (uint32_t)first + i;
        OK(tn_convert(to, up, TN_F32, src, STRETCH, err));
        for (uint32_t i = 0; i < STRETCH; i++)
            src[i] |= 0x80000000;
        OK(tn_convert(to, down, TN_F32, src, STRETCH, err));
        for (uint32_t i = 0; i < STRETCH; i++) {
            uint16_t want = climb_to(&c, (uint32_t)first + i);
            if (up[i] != want || down[i] != (want | 0x8000))
                fail_msg("0x%08x to %s: 0x%04x and 0x%04x, not 0x%04x", (unsigned)first + i,
                         tn_dtype_name(to), up[i], down[i], want);
        }
    }
    free(src);
    free(up);
    free(down);
}

static void test_every_f32(void **state)
{
    const char *wanted = getenv("TENON_TEST_LONG");
    (void)state;
    if (!wanted || strcmp(wanted, "1") != 0)
        skip();
    check_every_f32(TN_F16);
    check_every_f32(TN_BF16);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_judge),      cmocka_unit_test(test_matrix),
        cmocka_unit_test(test_lengths),    WITH_CTX(test_views),
        cmocka_unit_test(test_convert_errors), WITH_CTX(test_cast_errors),
        cmocka_unit_test(test_every_f32),
    };
    return cmocka_run_group_tests_name("cast", tests, NULL, NULL);
}
