/* Operations find the kernels that a session made for them: what an operation describes is what specialise
 * made, whether it is called by name or by a described line, with broadcasts, views, an output of the
 * caller's. */

#include "run_desc.h"

#include "session/session_p.h"

/* A table in front of the session's: it counts which calls the session has a kernel for. */
typedef struct spy {
    tn_kernels table;
    const tn_session *session;
    int found, missed;
} spy;

static void look(const tn_kernels *self, const tn_call *call)
{
    spy *s = self->state;
    if (tni_lookup_find(&s->session->lookup, call->desc))
        s->found++;
    else
        s->missed++;
    tn_kernels_call(self->base, call);
}

static spy watch(const tn_session *session)
{
    const tn_kernels *base = tn_session_kernels(session);
    return (spy){ .session = session,
                  .table = { .size = sizeof(tn_kernels), .abi = TN_KERNEL_ABI, .isa = base->isa,
                             .name = "spy",
                             .base = base, .binary = look, .unary = look, .matmul = look, .copy = look,
                             .reduce = look, .log_softmax = look } };
}

static tn_tensor new_tensor(tn_ctx *ctx, int32_t rows, int32_t columns)
{
    tn_tensor t;
    tn_error err;
    if (tn_tensor_zeros(ctx, TN_F32, columns ? TN_SHAPE(rows, columns) : TN_SHAPE(rows), &t, &err) != TN_OK)
        fail_msg("%s", err.message);
    return t;
}

static void specialize_line(tn_session *session, const char *what, tn_list inputs, tn_desc *desc)
{
    tn_error err;
    tn_session_report r = { .size = sizeof r };
    if (tn_describe(what, inputs, desc, &err) != TN_OK
        || tn_session_specialize(session, desc, 1, &r, &err) != TN_OK)
        fail_msg("%s: %s", what, err.message);
    if (r.asked != 1 || r.ready != 1)
        fail_msg("%s: %zu asked, %zu ready", what, r.asked, r.ready);
}

static void must(tn_status status, const tn_error *err)
{
    if (status != TN_OK)
        fail_msg("%s", err->message);
}

static void operations_find_their_kernels(void **state)
{
    (void)state;
    need_jit();
    tn_session *session;
    tn_ctx *ctx;
    tn_error err;
    tn_desc desc;
    must(tn_session_create(TN_WITH(tn_session_options, .cache_dir = ""), &session, &err), &err);
    must(tn_ctx_create(NULL, &ctx, &err), &err);
    spy s = watch(session);
    s.table.state = &s;

    tn_tensor a = new_tensor(ctx, 20, 30), w = new_tensor(ctx, 40, 30), row = new_tensor(ctx, 30, 0);
    tn_tensor bias = new_tensor(ctx, 40, 0), out = new_tensor(ctx, 20, 40), wt, y;
    must(tn_t(&w, &wt, &err), &err);
    specialize_line(session, "matmul", TN_LIST(&a, &wt), &desc);
    specialize_line(session, "add", TN_LIST(&a, &row), &desc);
    specialize_line(session, "exp", TN_LIST(&a), &desc);
    specialize_line(session, "scale by 0.5", TN_LIST(&a), &desc);
    specialize_line(session, "sum axis 1", TN_LIST(&a), &desc);
    specialize_line(session, "log_softmax", TN_LIST(&a), &desc);
    specialize_line(session, "matmul bias relu", TN_LIST(&a, &wt, &bias), &desc);

    must(tn_ctx_set_kernels(ctx, &s.table, &err), &err);
    const tn_tensor *into = &out;
    must(tn_into(ctx, &desc, TN_LIST(&a, &wt, &bias), (tn_list){ 1, &into }, &err), &err);
    must(tn_matmul(ctx, &a, &wt, &y, &err), &err);
    must(tn_tensor_release(&y, &err), &err);
    must(tn_add(ctx, &a, &row, &y, &err), &err);
    must(tn_tensor_release(&y, &err), &err);
    must(tn_unary(ctx, TN_OP_EXP, &a, &y, &err), &err);
    must(tn_tensor_release(&y, &err), &err);
    must(tn_scale(ctx, &a, 0.5f, &y, &err), &err);
    must(tn_tensor_release(&y, &err), &err);
    must(tn_sum(ctx, &a, TN_AXES(-1), false, &y, &err), &err);
    must(tn_tensor_release(&y, &err), &err);
    must(tn_log_softmax(ctx, &a, 1, 1, &y, &err), &err);
    must(tn_tensor_release(&y, &err), &err);
    assert_int_equal(s.missed, 0);
    assert_int_equal(s.found, 7);
    const tn_tensor *all[] = { &a, &w, &row, &bias, &out };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        must(tn_tensor_release(all[i], &err), &err);
    tn_ctx_destroy(ctx);
    tn_session_destroy(session);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(operations_find_their_kernels) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
