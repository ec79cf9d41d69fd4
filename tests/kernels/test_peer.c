/* test_peer.c: other libraries beside ours, with one made here: how a problem is described to it, what counts
 * as a right result; the bytes of a model of one node, written out by hand from onnx.proto. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>
#include <signal.h>
#include <string.h>

#include "bench.h"
#include "ort_model.h"
#include "peer_p.h"

/* -- A peer that adds -----------------------------------------------------------------------------------*/

/* dst = (a + b) · by, or nothing at all if by is 0, and below that the end; its inputs as the problem
 * described them. */
static struct adder { peer_problem seen; float by; } adder;

static void add(void *arg)
{
    const struct adder *s = arg;
    const peer_tensor *a = &s->seen.tensor[0], *b = &s->seen.tensor[1], *dst = &s->seen.tensor[2];
    const float *x = a->data, *y = b->data;
    float *out = dst->data;
    if (s->by < 0)
        raise(SIGILL);
    for (int64_t i = 0; i < dst->extent[0] && s->by != 0; i++)
        for (int64_t j = 0; j < dst->extent[1]; j++)
            out[i * dst->stride[0] + j * dst->stride[1]] = s->by * (x[i * a->stride[0] + j * a->stride[1]] +
                                                                   y[i * b->stride[0] + j * b->stride[1]]);
}

static void nothing(void *arg) { (void)arg; }

static bool prepare(void *api, const peer_problem *p, peer_call *out)
{
    struct adder *s = api;
    if (!peer_is(p, "add"))
        return false;
    s->seen = *p;
    *out = (peer_call){ .run = add, .arg = s, .release = nothing, .how = "plainly" };
    return true;
}

static const peer_row row = { .name = "adder", .prepare = prepare };

static bench_verdict verdict_of(const char *line, float by)
{
    bench_case ours, theirs;
    tn_error err;
    char how[24];
    const peer one = { .row = &row, .api = &adder };
    adder.by = by;
    assert_int_equal(bench_open_problem(line, tn_kernels_reference(), NULL, &ours, &err), TN_OK);
    bench_verdict verdict = bench_open_peer(&ours, &one, &theirs, how);
    if (verdict == BENCH_READY) {
        assert_string_equal(how, "plainly");
        assert_string_equal(theirs.name, "adder");
        assert_true(theirs.beside);
        bench_close(&theirs);
    }
    bench_close(&ours);
    return verdict;
}

/* Rough means a few units in a float's middle digits: 2^-14 passes, a hundredth does not. */
static void wrong_results_are_found(void **state)
{
    (void)state;
    assert_int_equal(verdict_of("add f32 37x11", 1), BENCH_READY);
    assert_int_equal(verdict_of("add f32 37x11", 1 + 0x1p-14f), BENCH_READY);
    assert_int_equal(verdict_of("add f32 37x11", 1.01f), BENCH_WRONG);
    assert_int_equal(verdict_of("add f32 37x11", 0), BENCH_WRONG);
    assert_int_equal(verdict_of("add f32 37x11", -1), BENCH_CRASHED);
    assert_int_equal(verdict_of("sub f32 37x11", 1), BENCH_CANNOT);
    assert_int_equal(verdict_of("relu.d0 f32 8x8", 1), BENCH_CANNOT);
}

static void strides_are_as_they_lie(void **state)
{
    (void)state;
    assert_int_equal(verdict_of("add f32 6x5:1,6 5", 1), BENCH_READY);
    const peer_tensor *a = &adder.seen.tensor[0], *b = &adder.seen.tensor[1], *dst = &adder.seen.tensor[2];
    assert_int_equal(adder.seen.inputs, 2);
    assert_int_equal(adder.seen.outputs, 1);
    assert_true(a->stride[0] == 1 && a->stride[1] == 6 && !a->packed);
    assert_true(b->extent[0] == 6 && b->stride[0] == 0 && b->stride[1] == 1 && !b->packed);
    assert_true(dst->stride[0] == 5 && dst->packed && dst->count == 30);
}

/* -- A list of names --------------------------------------------------------------------------------------*/

static void lists_of_names(void **state)
{
    peer_set set;
    const char *name;
    size_t length;
    (void)state;
    for (size_t i = 0; peer_rows[i]; i++)
        assert_int_equal(setenv(peer_rows[i]->variable, "/no/such", 1), 0);
    assert_true(peers_open(&set, "blis,SLEEF,BLIS", &name, &length));
    assert_int_equal(set.count, 2);
    assert_string_equal(set.peer[0].row->name, "BLIS");
    assert_null(set.peer[0].api);
    assert_string_equal(set.peer[0].why, "not installed: TENON_PEER_BLIS says /no/such");
    peers_close(&set);
    assert_false(peers_open(&set, "SLEEF,nobody", &name, &length));
    assert_true(length == 6 && strncmp(name, "nobody", 6) == 0);
    assert_true(peers_open(&set, "all", &name, &length));
    assert_true(set.count > 4 && set.count <= PEERS);
    peers_close(&set);
}

/* -- A model ----------------------------------------------------------------------------------------------*/

static void bytes_of_a_model(void **state)
{
    static const unsigned char want[] = {
        0x08, 9,                                                           /* version of the format */
        0x3a, 57,                                                          /* graph */
        0x0a, 14, 0x0a, 2, 'x', '0', 0x12, 2, 'y', '0', 0x22, 4, 'R', 'e', 'l', 'u',
        0x12, 3, 'o', 'n', 'e',
        0x5a, 16, 0x0a, 2, 'x', '0', 0x12, 10, 0x0a, 8, 0x08, 1, 0x12, 4, 0x0a, 2, 0x08, 3,
        0x62, 16, 0x0a, 2, 'y', '0', 0x12, 10, 0x0a, 8, 0x08, 1, 0x12, 4, 0x0a, 2, 0x08, 3,
        0x42, 2, 0x10, 20,                                                 /* set of operations */
    };
    ort_graph graph = { .op = "Relu", .set = 20, .inputs = 1, .outputs = 1 };
    ort_bytes model;
    (void)state;
    graph.input[0] = graph.output[0] = (ort_value){ .dtype = TN_F32, .rank = 1, .extent = { 3 } };
    assert_true(ort_model_write(&graph, &model));
    assert_int_equal(model.size, sizeof want);
    assert_memory_equal(model.data, want, sizeof want);
    free(model.data);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_results_are_found), cmocka_unit_test(strides_are_as_they_lie),
        cmocka_unit_test(lists_of_names),          cmocka_unit_test(bytes_of_a_model),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
