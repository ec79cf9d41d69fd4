/* test_session.c: what a session loads, compiles, counts and tells, cold and warm; how far it is; what it
 * refuses. */

#include "session_test.h"

#include <sys/wait.h>

/* -- Cold and warm ------------------------------------------------------------------------------*/

/* First of all tests: this process has not opened the compiler yet. Another one fills the cache. */
static void a_warm_start_opens_no_compiler(void **state)
{
    (void)state;
    assert_false(is_mapped("libLLVM"));
    pid_t child = fork();
    if (child == 0) {
        const tni_jit_api *api;
        if (tni_jit_open(&api, NULL) != TN_OK)
            _exit(77);
        tn_session *session = open_session(NULL);
        tn_session_report r = make_all(session);
        tn_session_destroy(session);
        _exit(r.compiled == MADE && r.loaded == 0 ? 0 : 1);
    }
    int status;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 77) {
        print_message("skipped: no compiler library\n");
        skip();
    }
    assert_int_equal(status, 0);
    tn_session *session = open_session(NULL);
    tn_session_report r = make_all(session);
    check_report(r, MADE, MADE, 0, 0);
    assert_false(is_mapped("libLLVM"));
    assert_false(is_mapped("libtenon_jit"));
    check_results(session, NULL);
    print_message("warm: %zu kernels in %.2f ms\n", r.loaded, r.seconds * 1e3);
    tn_session_destroy(session);
}

static void makes_what_is_asked(void **state)
{
    (void)state;
    need_compiler();
    tn_session *session = open_session(NULL);
    const tn_kernels *table = tn_session_kernels(session);
    assert_string_equal(table->name, "session");
    assert_false(served_by_session(session, lines_made[0]));
    tn_session_report r = make_all(session);
    check_report(r, MADE, 0, MADE, 0);
    print_message("cold: %zu kernels in %.1f ms\n", r.compiled, r.seconds * 1e3);
    for (size_t i = 0; i < MADE; i++)
        assert_true(served_by_session(session, lines_made[i]));
    check_results(session, NULL);
    check_report(make_all(session), MADE, 0, 0, 0);        /* there already */
    assert_ptr_equal(tn_session_kernels(session), table);
    assert_int_equal(count_files(place, NULL, 0), MADE);
    tn_session_destroy(session);
    tn_session_destroy(NULL);
}

/* What a tool shows of a kernel that a session made. */
static void tells_what_serves(void **state)
{
    (void)state;
    need_compiler();
    tn_session *session = open_session(NULL);
    tn_desc desc = parse_line("matmul f32 32x48x64");
    assert_int_equal(tn_session_specialize(session, &desc, 1, NULL, NULL), TN_OK);
    tn_choice choice = resolve(session, "matmul f32 32x48x64");
    assert_non_null(choice.kernel);
    assert_string_equal(choice.kernel->pattern, "matmul f32 nn 32x48x64");
    assert_string_equal(choice.kernel->source, "templates/product.lua");
    assert_non_null(strstr(choice.kernel->name, "tnk_matmul_f32__"));
    assert_ptr_equal(strstr(choice.kernel->params, "dtype="), choice.kernel->params);
    assert_non_null(choice.kernel->fn);
    assert_true(choice.kernel->fn == (tn_code)choice.fn);      /* a prepared call goes straight to it */
    assert_non_null(strstr(choice.why, "session"));
    tn_session_destroy(session);
}

/* A call asks for scratch, then looks for its kernel: one that another thread adds in between must find room.
 * Panels of b, 512 columns of depth 2048, are 4 MiB, more than dense asks for. */
static void asks_for_scratch_beforehand(void **state)
{
    (void)state;
    need_compiler();
    tn_session *session = open_session(NULL);
    const tn_kernels *table = tn_session_kernels(session);
    tn_desc desc = parse_line("matmul f32 nt 64x512x2048");
    size_t before = tn_kernels_scratch(table, &desc);
    assert_int_equal(tn_session_specialize(session, &desc, 1, NULL, NULL), TN_OK);
    assert_non_null(strstr(resolve(session, "matmul f32 nt 64x512x2048").why, "session"));
    assert_true(before >= 512 * 2048 * sizeof(float));
    assert_int_equal(tn_kernels_scratch(table, &desc), before);
    tn_session_destroy(session);
}

static void needs_no_cache(void **state)
{
    (void)state;
    need_compiler();
    tn_session *session = open_session(&(tn_session_options){ .cache_dir = "" });
    check_report(make_all(session), MADE, 0, MADE, 0);
    check_results(session, NULL);
    tn_session_destroy(session);
    assert_int_equal(count_files(place, NULL, 0), 0);
}

static void counts_each_kernel_once(void **state)
{
    (void)state;
    need_compiler();
    tn_session *session = open_session(NULL);
    tn_desc desc[5] = { parse_line("exp f32 2x33"), parse_line("exp f32 2x33:33,1"),
                        parse_line("exp f32 1x66"),
                        parse_line("matmul f32 8x8x8"), parse_line("copy f32 8x8") };
    tn_session_report r = { .size = sizeof r };
    assert_int_equal(tn_session_specialize(session, desc, 5, &r, NULL), TN_OK);
    assert_int_equal(r.asked, 3);          /* the second is the first; copies are left to dense kernels */
    assert_int_equal(r.compiled, 3);
    assert_int_equal(tn_session_specialize(session, desc, 5, &r, NULL), TN_OK);
    assert_int_equal(r.asked, 3);
    assert_int_equal(r.ready, 3);
    assert_int_equal(tn_session_specialize(session, NULL, 0, &r, NULL), TN_OK);
    assert_int_equal(r.asked, 0);
    tn_session_destroy(session);
}

static void compiles_on_threads(void **state)
{
    (void)state;
    need_compiler();
    const tn_threads *threads;
    assert_int_equal(tn_threads_create(TN_WITH(tn_threads_options, .count = 4), &threads, NULL), TN_OK);
    tn_session *session = open_session(&(tn_session_options){ .cache_dir = place, .threads = threads });
    check_report(make_all(session), MADE, 0, MADE, 0);
    check_results(session, threads);
    tn_session_destroy(session);
    tn_threads_destroy(threads);
}

/* A call asks for scratch, then runs; a kernel that appears in between must find what it needs. */
static void a_kernel_may_appear_before_the_call(void **state)
{
    (void)state;
    static const char *const products[] = { "matmul f32 nt 8x2000x1000",     "matmul f32 tt 40x50x60",
                                            "matmul f32 nt 3x5x7 bias relu", "matmul f32 nt 0x1000x2000",
                                            "matmul f32 nt 0x1000000x2000 b:0,0",
                                            "matmul f32 4x6x5 batch 3 b:1,0,6" };
    tn_session *session = open_session(&(tn_session_options){ .cache_dir = "" });
    for (size_t i = 0; i < sizeof products / sizeof *products; i++) {
        operands got, want;
        make_operands(&got, products[i]);
        make_operands(&want, products[i]);
        tn_choice choice = { .size = sizeof choice };
        assert_int_equal(tn_kernels_resolve(tn_session_kernels(session), &got.desc, &choice, NULL), TN_OK);
        assert_int_equal(tn_kernels_scratch(tn_session_kernels(session), &got.desc), choice.scratch);
        void *scratch = choice.scratch ? aligned_alloc(64, (choice.scratch + 63) / 64 * 64) : NULL;
        assert_int_equal(tn_session_specialize(session, &got.desc, 1, NULL, NULL), TN_OK);
        assert_true(tn_kernels_scratch(tn_session_kernels(session), &got.desc) <= choice.scratch);
        choice.fn(choice.table, &(tn_call){ got.data, &got.desc, scratch, tn_threads_serial() });
        run_operands(tn_kernels_reference(), &want, NULL);
        assert_true(distance(&got, &want) < 1e-4);
        free(scratch);
        free_operands(&got);
        free_operands(&want);
    }
    tn_session_destroy(session);
}

static void exact_sessions_serve_the_reference(void **state)
{
    (void)state;
    tn_session *session = open_session(&(tn_session_options){ .cache_dir = place, .mode = TN_EXACT });
    tn_desc desc = parse_line("exp f32 10x33");
    tn_session_report r = { .size = sizeof r };
    assert_int_equal(tn_session_specialize(session, &desc, 1, &r, NULL), TN_OK);
    assert_int_equal(r.asked, 0);
    assert_int_equal(tn_session_kernels(session)->mode, TN_EXACT);
    for (size_t i = 0; i < MADE; i++) {
        operands got, want;
        make_operands(&got, lines_made[i]);
        make_operands(&want, lines_made[i]);
        run_operands(tn_session_kernels(session), &got, NULL);
        run_operands(tn_kernels_reference(), &want, NULL);
        assert_memory_equal(output_of(&got), output_of(&want), output_size(&got));
        free_operands(&got);
        free_operands(&want);
    }
    tn_session_destroy(session);
}

/* -- Progress -----------------------------------------------------------------------------------*/

typedef struct watch {
    size_t calls, last, stop_at;           /* stop_at: kernels done; 0: never */
    tn_stage stage;
    bool   went_back;
} watch;

static bool look(void *user, const tn_progress *p)
{
    watch *w = user;
    w->calls++;
    w->went_back |= p->done < w->last || p->stage < w->stage || p->total != MADE || p->seconds < 0;
    w->last = p->done;
    w->stage = p->stage;
    return w->stop_at == 0 || p->done < w->stop_at;
}

static void tells_how_far_it_is(void **state)
{
    (void)state;
    need_compiler();
    for (int warm = 0; warm < 2; warm++) {
        watch w = { 0 };
        tn_session *session = open_session(&(tn_session_options){ .cache_dir = place, .progress = look,
                                                                   .progress_user = &w });
        make_all(session);
        assert_int_equal(w.calls, MADE + 2);               /* plan, each kernel, done */
        assert_int_equal(w.last, MADE);
        assert_int_equal(w.stage, TN_STAGE_DONE);
        assert_false(w.went_back);
        tn_session_destroy(session);
    }
}

static void can_be_cancelled(void **state)
{
    (void)state;
    need_compiler();
    for (size_t stop = 1; stop < MADE; stop += 4) {
        watch w = { .stop_at = stop };
        tn_desc desc[MADE];
        tn_error err;
        tn_session_report r = { .size = sizeof r, .asked = 99 };
        for (size_t i = 0; i < MADE; i++)
            desc[i] = parse_line(lines_made[i]);
        tn_session *session = open_session(&(tn_session_options){ .cache_dir = "", .progress = look,
                                                                   .progress_user = &w });
        assert_int_equal(tn_session_specialize(session, desc, MADE, &r, &err), TN_ERR_CANCELLED);
        assert_non_null(strstr(err.message, "cancelled after"));
        assert_int_equal(r.asked, 99);
        size_t there = 0;
        for (size_t i = 0; i < MADE; i++)
            there += served_by_session(session, lines_made[i]);
        assert_int_equal(there, stop);     /* what is finished stays */
        check_results(session, NULL);
        w.stop_at = 0;
        w.stage = TN_STAGE_PLAN;
        w.last = 0;
        assert_int_equal(make_all(session).compiled, MADE - stop);         /* and the rest can follow */
        tn_session_destroy(session);
    }
}

/* -- Bad requests -------------------------------------------------------------------------------*/

static void check_refused(tn_desc bad, tn_status status, const char *words)
{
    tn_desc desc[3] = { parse_line("exp f32 10x33"), parse_line("add f32 4x4"), bad };
    tn_session *session = open_session(NULL);
    tn_error err = { .message = "" };
    tn_session_report r = { .size = sizeof r, .asked = 99 };
    assert_int_equal(tn_session_specialize(session, desc, 3, &r, &err), status);
    if (strstr(err.message, "specialize: descriptor 2: ") != err.message
        || strstr(err.message, words) == NULL)
        fail_msg("'%s' is not about descriptor 2 and '%s'", err.message, words);
    assert_int_equal(r.asked, 99);
    assert_int_equal(count_files(place, NULL, 0), 0);      /* nothing was made */
    assert_false(served_by_session(session, "exp f32 10x33"));
    tn_session_destroy(session);
}

static void refuses_bad_descriptors_by_number(void **state)
{
    (void)state;
    tn_desc bad = parse_line("exp f32 10x33");
    bad.op = 60000;
    check_refused(bad, TN_ERR_FORMAT, "60000");
    bad = parse_line("matmul f32 4x7x5");
    bad.operand[1].shape[0] = 8;
    check_refused(bad, TN_ERR_SHAPE, "inner sizes differ");
    bad = parse_line("exp f32 10x33");
    bad.operand[0].dtype = TN_I32;
    check_refused(bad, TN_ERR_DTYPE, "i32");
    bad = parse_line("exp f32 10x33");
    bad.operand[1].shape[1] = 34;
    check_refused(bad, TN_ERR_SHAPE, "output");
    bad = parse_line("exp f32 _x33");
    check_refused(bad, TN_ERR_SHAPE, "open");
    bad = parse_line("exp f32 10x33");
    bad.operand[0].rank = 200;
    check_refused(bad, TN_ERR_FORMAT, "");
    memset(&bad, 0xff, sizeof bad);
    check_refused(bad, TN_ERR_FORMAT, "");
}

static void refuses_bad_arguments(void **state)
{
    (void)state;
    tn_error err;
    tn_session *session = NULL;
    assert_int_equal(tn_session_create(NULL, NULL, &err), TN_ERR_ARG);
    tn_session_options o = { .size = 3 };
    assert_int_equal(tn_session_create(&o, &session, &err), TN_ERR_ARG);
    o = (tn_session_options){ .size = sizeof o, .mode = (tn_mode)7 };
    assert_int_equal(tn_session_create(&o, &session, &err), TN_ERR_ARG);
    assert_non_null(strstr(err.message, "mode is 7"));
    o = (tn_session_options){ .size = sizeof o,
                              .allocator = &(tn_allocator){ .size = sizeof(tn_allocator) } };
    assert_int_equal(tn_session_create(&o, &session, &err), TN_ERR_ARG);
    assert_non_null(strstr(err.message, "both alloc and free"));
    assert_null(session);
    session = open_session(NULL);
    assert_int_equal(tn_session_specialize(NULL, NULL, 0, NULL, &err), TN_ERR_ARG);
    assert_int_equal(tn_session_specialize(session, NULL, 1, NULL, &err), TN_ERR_ARG);
    tn_session_report r = { .size = 1 };
    assert_int_equal(tn_session_specialize(session, NULL, 0, &r, &err), TN_ERR_ARG);
    assert_non_null(strstr(err.message, "report->size is 1"));
    tn_session_destroy(session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FRESH(a_warm_start_opens_no_compiler), FRESH(makes_what_is_asked), FRESH(tells_what_serves),
        FRESH(asks_for_scratch_beforehand), FRESH(needs_no_cache), FRESH(counts_each_kernel_once),
        FRESH(compiles_on_threads), FRESH(a_kernel_may_appear_before_the_call),
        FRESH(exact_sessions_serve_the_reference), FRESH(tells_how_far_it_is),
        FRESH(can_be_cancelled), FRESH(refuses_bad_descriptors_by_number),
        FRESH(refuses_bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
