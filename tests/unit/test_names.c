/* test_names.c: named tensors: adding, finding, declared lists, and what goes wrong with its name in the
 * sentence. */
#include "core_fixture.h"

#include "counted.h"

typedef struct map {
    tn_ctx   *ctx;
    tn_names *names;
} map;

static map begin(void **state)
{
    map m = { .ctx = ctx_of(state) };

    OK(tn_names_create(m.ctx, &m.names, err));
    return m;
}

/* Adds a tensor of that shape, filled with value; the map alone owns it afterwards. */
static void add(map *m, const char *name, tn_dtype dtype, tn_dims shape, double value)
{
    tn_tensor t;

    OK(tn_tensor_new(m->ctx, dtype, shape, &t, err));
    OK(tn_fill_f64(m->ctx, &t, value, err));
    OK(tn_names_add(m->names, name, &t, err));
    release(&t);
}

/* Some weights of a model of two layers. */
static map model(void **state)
{
    map m = begin(state);

    add(&m, "model.embed_tokens.weight", TN_BF16, TN_SHAPE(10, 4), 1);
    add(&m, "model.layers.0.self_attn.q_proj.weight", TN_BF16, TN_SHAPE(8, 4), 2);
    add(&m, "model.layers.1.self_attn.q_proj.weight", TN_BF16, TN_SHAPE(8, 4), 3);
    add(&m, "model.norm.weight", TN_F32, TN_SHAPE(4), 4);
    return m;
}

static const tn_want declared[] = {
    { "model.embed_tokens.weight", 0, TN_BF16, { 2, { -1, 4 } }, false },
    { "model.layers.{i}.self_attn.q_proj.weight", 2, TN_BF16, { 2, { 8, 4 } }, false },
    { "model.norm.weight", 0, TN_DTYPE_NONE, { 1, { 4 } }, false },
    { "lm_head.weight", 0, TN_BF16, { 2, { -1, 4 } }, true },
};

#define DECLARED (sizeof declared / sizeof declared[0])

/* -- Adding and finding -------------------------------------------------------------------------*/

static void finds_what_was_added(void **state)
{
    map m = model(state);
    tn_tensor t;

    OK(tn_names_get(m.names, "model.norm.weight", &t, err));
    assert_shape(&t, 4);
    assert_true(element(&t, 0) == 4);
    OK(tn_names_at(m.names, "model.layers.{i}.self_attn.q_proj.weight", 1, &t, err));
    assert_true(element(&t, 0) == 3);
    OK(tn_names_at(m.names, "model.norm.weight", 5, &t, err));         /* no {i} in it */
    assert_true(element(&t, 0) == 4);
    tn_names_destroy(m.names);
    tn_names_destroy(NULL);
}

static void keeps_the_order(void **state)
{
    map m = begin(state);
    tn_tensor t;
    char name[40];

    for (int i = 0; i < 300; i++) {
        snprintf(name, sizeof name, "layer.%d.weight", i * 7 % 300);
        add(&m, name, TN_I32, TN_SHAPE(1), i);
    }
    assert_int_equal(tn_names_count(m.names), 300);
    for (int i = 0; i < 300; i++) {
        snprintf(name, sizeof name, "layer.%d.weight", i * 7 % 300);
        assert_string_equal(tn_names_entry(m.names, (size_t)i, &t), name);
        assert_true(element(&t, 0) == i);
        OK(tn_names_at(m.names, "layer.{i}.weight", i * 7 % 300, &t, err));
        assert_true(element(&t, 0) == i);
    }
    assert_non_null(tn_names_entry(m.names, 0, NULL));
    assert_null(tn_names_entry(m.names, 300, &t));
    tn_names_destroy(m.names);
}

/* The map is an owner of its own: the handle that was added may go, and so may the map. */
static void owns_its_tensors(void **state)
{
    map m = begin(state);
    tn_tensor t = arange(m.ctx, TN_F32, 4, TN_SHAPE(4)), found;

    OK(tn_names_add(m.names, "w", &t, err));
    OK(tn_names_get(m.names, "w", &found, err));
    assert_true(tn_tensor_shares_buffer(&t, &found));
    tn_names_destroy(m.names);
    assert_false(tn_tensor_is_live(&found));
    assert_true(element(&t, 3) == 3);
    m = begin(state);
    OK(tn_names_add(m.names, "w", &t, err));
    release(&t);
    OK(tn_names_get(m.names, "w", &found, err));
    assert_true(element(&found, 3) == 3);
    tn_names_destroy(m.names);
}

static void names_the_nearest(void **state)
{
    map m = model(state);
    tn_tensor t = { .dtype = TN_BF16 }, before = t;

    FAILS(TN_ERR_NAME, "names_get: model.norm.wieght is not there; nearest is model.norm.weight",
          tn_names_get(m.names, "model.norm.wieght", &t, err));
    FAILS(TN_ERR_NAME, "model.layers.2.self_attn.q_proj.weight is not there; nearest is model.layers.",
          tn_names_at(m.names, "model.layers.{i}.self_attn.q_proj.weight", 2, &t, err));
    FAILS(TN_ERR_NAME, "names_get: conv1 is not there", tn_names_get(m.names, "conv1", &t, err));
    FAILS(TN_ERR_NAME, "model.norm.weight.{i}", tn_names_get(m.names, "model.norm.weight.{i}", &t, err));
    SAME_TENSOR(&t, &before);
    tn_names_destroy(m.names);
    m = begin(state);
    FAILS(TN_ERR_NAME, "w is not there", tn_names_get(m.names, "w", &t, err));
    tn_names_destroy(m.names);
}

static void refuses_what_is_no_entry(void **state)
{
    fixture *f = *state;
    map m = model(state);
    tn_tensor t = arange(m.ctx, TN_F32, 4, TN_SHAPE(4)), none = { 0 };
    tn_memory *arena;
    tn_names *other;

    FAILS(TN_ERR_NAME, "the name is empty", tn_names_add(m.names, "", &t, err));
    FAILS(TN_ERR_NAME, "model.norm.weight is there already, as entry 3",
          tn_names_add(m.names, "model.norm.weight", &t, err));
    FAILS(TN_ERR_STALE, "names_add: w: share: argument 0 is no tensor",
          tn_names_add(m.names, "w", &none, err));
    FAILS(TN_ERR_ARG, "w: share: argument 0 is NULL", tn_names_add(m.names, "w", NULL, err));
    FAILS(TN_ERR_ARG, "names is NULL", tn_names_add(NULL, "w", &t, err));
    FAILS(TN_ERR_ARG, "name is NULL", tn_names_add(m.names, NULL, &t, err));
    FAILS(TN_ERR_ARG, "names is NULL", tn_names_get(NULL, "w", &t, err));
    FAILS(TN_ERR_ARG, "name is NULL", tn_names_get(m.names, NULL, &t, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_names_at(m.names, "w", 0, NULL, err));
    FAILS(TN_ERR_RANGE, "{i} of w.{i} is -1", tn_names_at(m.names, "w.{i}", -1, &t, err));
    FAILS(TN_ERR_ARG, "ctx is NULL", tn_names_create(NULL, &other, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_names_create(m.ctx, NULL, err));
    release(&t);
    OK(tn_arena_create(f->memory, 0, &arena, err));
    tn_ctx_set_memory(m.ctx, arena);
    OK(tn_tensor_zeros(m.ctx, TN_F32, TN_SHAPE(4), &t, err));
    FAILS(TN_ERR_UNSUPPORTED, "names_add: w: share: argument 0, made by zeros, is of an arena's memory",
          tn_names_add(m.names, "w", &t, err));
    tn_ctx_set_memory(m.ctx, NULL);
    tn_memory_destroy(arena);
    assert_int_equal(tn_names_count(m.names), 4);
    tn_names_destroy(m.names);
}

/* -- Declared lists -----------------------------------------------------------------------------*/

static void takes_what_is_declared(void **state)
{
    map m = model(state);

    OK(tn_names_check(m.names, declared, DECLARED, false, err));
    add(&m, "lm_head.weight", TN_BF16, TN_SHAPE(10, 4), 0);
    OK(tn_names_check(m.names, declared, DECLARED, false, err));
    tn_names_destroy(m.names);
    m = begin(state);
    OK(tn_names_check(m.names, NULL, 0, false, err));
    tn_names_destroy(m.names);
}

static void names_what_is_missing_or_more(void **state)
{
    map m = model(state);
    tn_want more[DECLARED];

    memcpy(more, declared, sizeof more);
    more[1].repeat = 3;
    FAILS(TN_ERR_NAME, "names_check: model.layers.2.self_attn.q_proj.weight is missing",
          tn_names_check(m.names, more, DECLARED, false, err));
    more[1].repeat = 1;
    FAILS(TN_ERR_NAME, "names_check: model.layers.1.self_attn.q_proj.weight is not declared",
          tn_names_check(m.names, more, DECLARED, false, err));
    OK(tn_names_check(m.names, more, DECLARED, true, err));
    FAILS(TN_ERR_NAME, "model.embed_tokens.weight is not declared",
          tn_names_check(m.names, NULL, 0, false, err));
    add(&m, "model.layers.01.self_attn.q_proj.weight", TN_BF16, TN_SHAPE(8, 4), 0);    /* no such number */
    FAILS(TN_ERR_NAME, "layers.01.self_attn.q_proj.weight is not declared",
          tn_names_check(m.names, declared, DECLARED, false, err));
    add(&m, "model.layers.99999999999999999999.self_attn.q_proj.weight", TN_BF16, TN_SHAPE(8, 4), 0);
    add(&m, "model.layers..self_attn.q_proj.weight", TN_BF16, TN_SHAPE(8, 4), 0);
    OK(tn_names_check(m.names, declared, DECLARED, true, err));
    tn_names_destroy(m.names);
    m = begin(state);
    add(&m, "w.99999999999999999999", TN_F32, TN_SCALAR, 0);   /* above every {i} */
    more[0] = (tn_want){ "w.{i}", 30, TN_F32, { 0, { 0 } }, true };
    more[1] = (tn_want){ "v.{i}", 3, TN_F32, { 0, { 0 } }, true };
    FAILS(TN_ERR_NAME, "w.99999999999999999999 is not declared",
          tn_names_check(m.names, more + 1, 1, false, err));
    FAILS(TN_ERR_NAME, "w.99999999999999999999 is not declared",
          tn_names_check(m.names, more, 2, false, err));
    tn_names_destroy(m.names);
}

static void names_what_is_of_another_kind(void **state)
{
    map m = model(state);
    tn_want other[DECLARED];

    memcpy(other, declared, sizeof other);
    other[2].dtype = TN_F16;
    FAILS(TN_ERR_DTYPE, "names_check: model.norm.weight is f32, declared as f16",
          tn_names_check(m.names, other, DECLARED, false, err));
    other[1].shape = TN_SHAPE(4, 8);       /* the first fault in list order */
    FAILS(TN_ERR_SHAPE, "model.layers.0.self_attn.q_proj.weight is 8x4, declared as 4x8",
          tn_names_check(m.names, other, DECLARED, false, err));
    other[0].shape = TN_SHAPE(-1);
    FAILS(TN_ERR_SHAPE, "model.embed_tokens.weight is 10x4, declared as -1",
          tn_names_check(m.names, other, DECLARED, false, err));
    other[0].shape.count = 9;
    FAILS(TN_ERR_RANK, "with 9 axes", tn_names_check(m.names, other, DECLARED, false, err));
    other[0].shape.count = -1;
    FAILS(TN_ERR_RANK, "with -1 axes", tn_names_check(m.names, other, DECLARED, false, err));
    other[3].name = NULL;
    other[0].shape.count = 0;
    FAILS(TN_ERR_ARG, "line 3 has no name", tn_names_check(m.names, other, DECLARED, false, err));
    FAILS(TN_ERR_ARG, "want is NULL", tn_names_check(m.names, NULL, 1, false, err));
    FAILS(TN_ERR_ARG, "names is NULL", tn_names_check(NULL, declared, DECLARED, false, err));
    tn_names_destroy(m.names);
}

/* -- Memory -------------------------------------------------------------------------------------*/

/* Each call of the allocator fails once: the map stays as it was, and takes the entry the next time. */
static void every_allocation_fails_once(void **state)
{
    (void)state;
    for (int fail_at = 0, failed = 1; failed; fail_at++) {
        counter c;
        tn_memory *m = counted_pool(&c, 0);
        tn_ctx *ctx = ctx_on(m);
        tn_tensor t = bytes_of(ctx, 10), found;
        tn_names *names = NULL;
        char name[20];
        failed = 0;
        c.fail_at = c.calls + 1 + (size_t)fail_at;
        if (tn_names_create(ctx, &names, NULL) != TN_OK) {
            failed++;
            OK(tn_names_create(ctx, &names, err));
        }
        for (int i = 0; i < 100; i++) {
            tn_error e = { 0 };
            snprintf(name, sizeof name, "w%d", i);
            if (tn_names_add(names, name, &t, &e) == TN_OK)
                continue;
            failed++;
            assert_int_equal(e.status, TN_ERR_MEMORY);
            assert_non_null(strstr(e.message, name));
            assert_int_equal(tn_names_count(names), i);
            OK(tn_names_add(names, name, &t, err));
        }
        assert_in_range(failed, 0, 1);
        OK(tn_names_at(names, "w{i}", 77, &found, err));
        tn_names_destroy(names);
        release(&t);
        tn_ctx_destroy(ctx);
        tn_memory_destroy(m);
        assert_int_equal(c.blocks, 0);
        assert_int_equal(c.bytes, 0);
        if (!failed)
            assert_in_range(fail_at, 100, 200);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(finds_what_was_added),
        WITH_CTX(keeps_the_order),
        WITH_CTX(owns_its_tensors),
        WITH_CTX(names_the_nearest),
        WITH_CTX(refuses_what_is_no_entry),
        WITH_CTX(takes_what_is_declared),
        WITH_CTX(names_what_is_missing_or_more),
        WITH_CTX(names_what_is_of_another_kind),
        cmocka_unit_test(every_allocation_fails_once),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
