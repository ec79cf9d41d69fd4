/* test_peers.c: other libraries beside the problems of `tenon bench`: what is said of one that is missing,
 * wrong or unknown, and how its figures fit ours. The peer is a small library of our own
 * (peers/fake_openblas.c). */
#include "cli_test.h"
#include <math.h>

/* No library of this machine's. */
#define NOTHING "TENON_PEER_SLEEF=/no/such", "TENON_PEER_ONEDNN=/no/such", "TENON_PEER_ORT=/no/such", \
                "TENON_PEER_BLIS=/no/such", "TENON_PEER_XSMM=/no/such"
#define FAKE "TENON_PEER_OPENBLAS=" FAKE_OPENBLAS

static json_t *bench(const char *const *words, const cli_how *how)
{
    cli_result r = cli_run_how(words, how);
    cli_expect_code(words, &r, 0);
    json_t *document = cli_document(words, &r, "tenon/bench/1");
    cli_free(&r);
    return document;
}

static json_t *item(json_t *object, const char *list, size_t i)
{
    return json_array_get(json_object_get(object, list), i);
}

static const char *text(json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

static double real(json_t *object, const char *key)
{
    return json_number_value(json_object_get(object, key));
}

/* The ratio is the peer's time over ours, both as printed. */
static void figures_stand_side_by_side(void **state)
{
    (void)state;
    const char *const *words =
        WORDS("--json", "bench", "--peers=openblas", "--time", "0.01", "matmul f32 nt 24x40x32");
    json_t *document = bench(words, &(cli_how){ .env = { FAKE } });
    json_t *row = item(document, "results", 0), *peer = item(row, "peers", 0);
    assert_string_equal(text(item(document, "peers", 0), "name"), "OpenBLAS");
    assert_string_equal(text(item(document, "peers", 0), "version"), "9.8.7");
    assert_string_equal(text(peer, "name"), "OpenBLAS");
    assert_string_equal(text(peer, "how"), "gemm");
    double ours = real(json_object_get(json_object_get(row, "measured"), "hot"), "seconds");
    double theirs = real(peer, "seconds");
    assert_true(ours > 0 && theirs > 0 && fabs(real(peer, "ratio") - theirs / ours) < 1e-6 * theirs / ours);
    assert_true(real(document, "noise") >= 0);
    assert_true(real(json_object_get(row, "measured"), "copy_share") > 0);
    json_decref(document);
}

/* Types are counted apart; the mean of two ratios is the root of their product. */
static void sums_are_of_one_type(void **state)
{
    (void)state;
    json_t *document = bench(WORDS("--json", "bench", "--peers=openblas", "--time", "0.005",
                                   "matmul f32 8x8x8", "matmul f32 5x6x7", "matmul f32 5x6x7 exact"),
                             &(cli_how){ .env = { FAKE } });
    json_t *fast = item(document, "sums", 0), *exact = item(document, "sums", 1);
    assert_int_equal(json_array_size(json_object_get(document, "sums")), 2);
    assert_string_equal(text(fast, "type"), "f32");
    assert_string_equal(text(exact, "type"), "f32 exact");
    assert_int_equal(json_integer_value(json_object_get(fast, "compared")), 2);
    double product = 1;
    for (size_t i = 0; i < 2; i++)
        product *= real(item(item(document, "results", i), "peers", 0), "ratio");
    assert_true(fabs(real(fast, "geometric_mean") / sqrt(product) - 1) < 1e-6);
    assert_non_null(text(item(document, "results", 2), "set"));
    json_decref(document);
}

/* Each operation that the peer does not do has an empty list. */
static void a_peer_does_what_it_can(void **state)
{
    (void)state;
    json_t *document = bench(WORDS("--json", "bench", "--peers=openblas", "--time", "0.005", "neg f32 64",
                                   "matmul f32 8x8x8 bias"), &(cli_how){ .env = { FAKE } });
    assert_int_equal(json_array_size(json_object_get(item(document, "results", 0), "peers")), 0);
    assert_int_equal(json_array_size(json_object_get(item(document, "results", 1), "peers")), 0);
    json_decref(document);
}

static void a_wrong_result_is_not_timed(void **state)
{
    (void)state;
    const char *const *words = WORDS("bench", "--peers=openblas", "--time", "0.005", "matmul f32 8x8x8");
    const cli_how how = { .env = { FAKE, "FAKE_WRONG=1" } };
    cli_result r = cli_run_how(words, &how);
    cli_expect_code(words, &r, 0);
    cli_expect_text(r.out, "wrong");
    cli_free(&r);
    words = WORDS("--json", "bench", "--peers=openblas", "--time", "0.005", "matmul f32 8x8x8");
    json_t *document = bench(words, &how);
    json_t *peer = item(item(document, "results", 0), "peers", 0);
    assert_string_equal(text(peer, "why"), "wrong");
    assert_true(json_is_null(json_object_get(peer, "seconds")));
    json_decref(document);
}

/* Beside a suite all are looked for; --peers=none looks for none. */
static void missing_ones_are_said(void **state)
{
    (void)state;
    const char *const *words = WORDS("bench", "--time", "0.002", "relu.d0");
    const cli_how how = { .env = { NOTHING, "TENON_PEER_OPENBLAS=/no/such" } };
    cli_result r = cli_run_how(words, &how);
    cli_expect_code(words, &r, 0);
    cli_expect_text(r.out, "peers: none\n");
    cli_expect_text(r.out, "SLEEF: not installed: TENON_PEER_SLEEF says /no/such\n");
    cli_expect_text(r.out, "BLIS: not installed: TENON_PEER_BLIS says /no/such\n");
    cli_free(&r);
    json_t *document = bench(WORDS("--json", "bench", "--peers", "--time", "0.002", "neg f32 64"), &how);
    assert_int_equal(json_array_size(json_object_get(document, "peers")), 0);
    assert_string_equal(text(item(document, "peers_missing", 0), "name"), "SLEEF");
    json_decref(document);
    words = WORDS("bench", "--peers=none", "--time", "0.002", "relu.d0");
    r = cli_run_how(words, &how);
    cli_expect_code(words, &r, 0);
    assert_null(strstr(r.out, "SLEEF"));
    cli_free(&r);
}

/* A library that is there, but is another. */
static void a_stranger_is_said(void **state)
{
    (void)state;
    const char *const *words = WORDS("bench", "--peers=sleef", "--time", "0.002", "neg f32 64");
    cli_result r = cli_run_how(words, &(cli_how){ .env = { "TENON_PEER_SLEEF=" FAKE_OPENBLAS } });
    cli_expect_code(words, &r, 0);
    cli_expect_text(r.out, "SLEEF: installed, but");
    cli_free(&r);
}

static void unknown_names_are_errors(void **state)
{
    (void)state;
    const char *const *words = WORDS("bench", "--peers=sleef,OpnBLAS", "neg f32 64");
    cli_result r = cli_run_how(words, &(cli_how){ .env = { NOTHING } });
    cli_expect_code(words, &r, 2);
    cli_expect_text(r.err, "no peer 'OpnBLAS'");
    cli_expect_text(r.err, "OpenBLAS");
    cli_free(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(figures_stand_side_by_side), cmocka_unit_test(sums_are_of_one_type),
        cmocka_unit_test(a_peer_does_what_it_can),
        cmocka_unit_test(a_wrong_result_is_not_timed), cmocka_unit_test(missing_ones_are_said),
        cmocka_unit_test(a_stranger_is_said), cmocka_unit_test(unknown_names_are_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
