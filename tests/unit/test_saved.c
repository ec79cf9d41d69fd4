/* test_saved.c: versions and saved tensors: whatever writes raises the version by one, through whichever
 * handle or view, and makes what was saved before unusable; what only reads does neither. */
#include "core_fixture.h"

static uint64_t version_of(const tn_tensor *t)
{
    uint64_t version = 99;

    OK(tn_tensor_version(t, &version, err));
    return version;
}

static tn_saved saved(const tn_tensor *t)
{
    tn_saved s;

    OK(tn_save(t, &s, err));
    return s;
}

/* t was written to once since s was saved. */
static void assert_written(const tn_saved *s, const tn_tensor *t, const char *what)
{
    tn_tensor back = { .dtype = TN_BF16 }, before = back;
    tn_error e;

    if (tn_unpack(s, &back, &e) != TN_ERR_VERSION)
        fail_msg("%s did not raise the version", what);
    SAME_TENSOR(&back, &before);
    if (version_of(t) != s->version + 1)
        fail_msg("%s raised the version from %d to %d", what, (int)s->version, (int)version_of(t));
}

static void saves_and_gives_back(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 6, TN_SHAPE(2, 3)), view, back;
    tn_saved s;

    OK(tn_t(&t, &view, err));
    s = saved(&view);
    assert_int_equal(s.version, 0);
    OK(tn_unpack(&s, &back, err));
    SAME_TENSOR(&back, &view);
    OK(tn_unpack(&s, &back, err));                             /* as often as wanted */
    release(&t);
}

static void both_versions_are_told(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 6, TN_SHAPE(2, 3)), back;
    tn_saved s;

    for (int i = 0; i < 4; i++)
        OK(tn_set_f64(&t, TN_INDEX(0, 0), i, err));
    s = saved(&t);
    OK(tn_set_f64(&t, TN_INDEX(0, 0), 5, err));
    OK(tn_set_f64(&t, TN_INDEX(0, 0), 6, err));
    FAILS(TN_ERR_VERSION, "unpack: the tensor, f32 2x3, was saved at version 4 and is at version 6 now",
          tn_unpack(&s, &back, err));
    release(&t);
}

/* Rule 14: writers on the tensor, on a view of it, on another owner of its bytes. */
static void every_writer_raises_the_version(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_F32, 6, TN_SHAPE(2, 3)), row, owner, one, half;
    const tn_tensor *all[3] = { &t, &row, &owner };

    OK(tn_select(&t, 0, 1, &row, err));
    OK(tn_tensor_share(&t, &owner, err));
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(3), &one, err));
    OK(tn_tensor_zeros(ctx, TN_F16, TN_SHAPE(3), &half, err));
    for (int i = 0; i < 3; i++) {
        const tn_tensor *w = all[i];
        tn_dims index = { w->rank, { 0 } };
        tn_saved s = saved(&t);
        tn_desc desc;
        assert_non_null(tn_mutable_data(w, TN_F32, NULL));
        assert_written(&s, &t, "mutable_data");
        s = saved(&t);
        OK(tn_set_f64(w, index, 1, err));
        assert_written(&s, &t, "set_f64");
        s = saved(&t);
        OK(tn_set_i64(w, index, 1, err));
        assert_written(&s, &t, "set_i64");
        s = saved(&t);
        OK(tn_fill_f64(ctx, w, 2, err));
        assert_written(&s, &t, "fill_f64");
        s = saved(&t);
        OK(tn_fill_i64(ctx, w, 2, err));
        assert_written(&s, &t, "fill_i64");
        s = saved(&t);
        OK(tn_copy_from(ctx, w, &one, err));
        assert_written(&s, &t, "copy_from");
        s = saved(&t);
        OK(tn_copy_from(ctx, w, &half, err));
        assert_written(&s, &t, "copy_from with a cast");
        s = saved(&t);
        OK(tn_describe("add", TN_LIST(w, w), &desc, err));
        OK(tn_into(ctx, &desc, TN_LIST(w, w), TN_LIST(w), err));
        assert_written(&s, &t, "into");
    }
    release(&t);
    release(&owner);
    release(&one);
    release(&half);
}

static void readers_leave_it(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_F32, 6, TN_SHAPE(2, 3)), view, copy, sum, back;
    tn_saved s = saved(&t);
    double x;

    assert_non_null(tn_data(&t, TN_F32, NULL));
    OK(tn_get_f64(&t, TN_INDEX(1, 1), &x, err));
    OK(tn_t(&t, &view, err));
    OK(tn_contiguous(ctx, &view, &copy, err));
    OK(tn_add(ctx, &t, &t, &sum, err));
    FAILS(TN_ERR_RANGE, "outside", tn_set_f64(&t, TN_INDEX(2, 0), 1, err));
    FAILS(TN_ERR_OVERLAP, "overlap", tn_copy_from(ctx, &t, &t, err));
    OK(tn_unpack(&s, &back, err));
    assert_int_equal(version_of(&copy), 1);                    /* the kernel's write */
    release(&t);
    release(&copy);
    release(&sum);
}

/* The buffer that has the place of a released one starts at 0 again: that must not be taken for unwritten. */
static void stale_is_not_unwritten(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_F32, 6, TN_SHAPE(2, 3)), next, back;
    tn_saved s = saved(&t), empty = { 0 };

    release(&t);
    next = arange(ctx, TN_F32, 6, TN_SHAPE(2, 3));
    FAILS(TN_ERR_STALE, "was released", tn_unpack(&s, &back, err));
    FAILS(TN_ERR_STALE, "was released", tn_save(&t, &s, err));
    FAILS(TN_ERR_STALE, "no tensor", tn_unpack(&empty, &back, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_save(&next, NULL, err));
    FAILS(TN_ERR_ARG, "saved is NULL", tn_unpack(NULL, &back, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_unpack(&s, NULL, err));
    FAILS(TN_ERR_ARG, "NULL", tn_save(NULL, &s, err));
    release(&next);
}

static void saved_in_an_arena(void **state)
{
    fixture *f = *state;
    tn_memory *arena, *outer;
    tn_tensor t, back;
    tn_saved s;

    OK(tn_arena_create(f->memory, 0, &arena, err));
    outer = tn_ctx_set_memory(f->ctx, arena);
    for (int i = 0; i < 2; i++) {
        t = arange(f->ctx, TN_F32, 6, TN_SHAPE(2, 3));
        s = saved(&t);
        OK(tn_unpack(&s, &back, err));
        OK(tn_fill_f64(f->ctx, &t, 1, err));
        FAILS(TN_ERR_VERSION, "version 0 and is at version 1", tn_unpack(&s, &back, err));
        OK(tn_arena_reset(arena, err));
        FAILS(TN_ERR_STALE, "was released", tn_unpack(&s, &back, err));
    }
    tn_ctx_set_memory(f->ctx, outer);
    tn_memory_destroy(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(saves_and_gives_back),
        WITH_CTX(both_versions_are_told),
        WITH_CTX(every_writer_raises_the_version),
        WITH_CTX(readers_leave_it),
        WITH_CTX(stale_is_not_unwritten),
        WITH_CTX(saved_in_an_arena),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
