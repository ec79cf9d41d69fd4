#ifndef SESSION_TEST_H
#define SESSION_TEST_H

/* session_test.h: what the tests of sessions share: problems of each family, a place for the cache that goes
 * away, sessions, their reports, and their results against the reference kernels, which know nothing of
 * sessions. */

#include "run_desc.h"

/* Each family, sizes with and without tails, an epilogue, strides, a batch. */
static const char *const lines_made[] = {
    "add f32 64x37 37",
    "exp f32 10x33",
    "scale u8,f32 9x50 by 0.5",
    "relu.d0 f32 3x40",
    "sum f32 20x129 axis 1",
    "log_softmax f32 16x10",
    "matmul f32 32x48x64",
    "matmul f32 37x53x29 bias relu",
    "matmul f32 tn 10x33x20",
    "matmul f32 8x8x8 batch 5",
    "matmul f32 nt 20x40x30 bias",
    "matmul f32 tn 10x33x20 alpha -0.1 beta 1",
};
enum { MADE = sizeof lines_made / sizeof *lines_made };

static char place[300];

static inline int open_place(void **state)
{
    (void)state;
    unsetenv("TENON_JIT");
    unsetenv("TENON_CACHE");
    make_directory(place, sizeof place);
    return 0;
}

static inline int close_place(void **state)
{
    (void)state;
    unsetenv("TENON_JIT");
    remove_directory(place);
    return 0;
}

static inline void need_compiler(void)
{
    need_jit();
}

static inline tn_session *open_session(const tn_session_options *options)
{
    tn_session *session;
    tn_error err;
    tn_session_options o = options ? *options : (tn_session_options){ .cache_dir = place };
    o.size = sizeof o;
    if (tn_session_create(&o, &session, &err) != TN_OK)
        fail_msg("%s", err.message);
    return session;
}

static inline tn_session_report make_all(tn_session *session)
{
    tn_desc desc[MADE];
    tn_error err;
    tn_session_report report = { .size = sizeof report };
    for (size_t i = 0; i < MADE; i++)
        desc[i] = parse_line(lines_made[i]);
    if (tn_session_specialize(session, desc, MADE, &report, &err) != TN_OK)
        fail_msg("%s", err.message);
    return report;
}

static inline void check_report(tn_session_report r, size_t ready, size_t loaded, size_t compiled,
                                size_t failed)
{
    assert_int_equal(r.asked, MADE);
    assert_int_equal(r.ready, ready);
    assert_int_equal(r.loaded, loaded);
    assert_int_equal(r.compiled, compiled);
    assert_int_equal(r.failed, failed);
}

/* Every line through the session's table, against the reference. */
static inline void check_results(const tn_session *session, const tn_threads *threads)
{
    for (size_t i = 0; i < MADE; i++) {
        operands got, want;
        make_operands(&got, lines_made[i]);
        make_operands(&want, lines_made[i]);
        run_operands(tn_session_kernels(session), &got, threads);
        run_operands(tn_kernels_reference(), &want, NULL);
        double d = distance(&got, &want);
        if (!(d < 2e-6))
            fail_msg("%s is off by %g", lines_made[i], d);
        free_operands(&got);
        free_operands(&want);
    }
}

static inline tn_choice resolve(const tn_session *session, const char *line)
{
    operands o;
    tn_choice choice = { .size = sizeof choice };
    make_operands(&o, line);
    assert_int_equal(tn_kernels_resolve(tn_session_kernels(session), &o.desc, &choice, NULL), TN_OK);
    free_operands(&o);
    return choice;
}

static inline bool served_by_session(const tn_session *session, const char *line)
{
    return resolve(session, line).table == tn_session_kernels(session);
}

static inline bool is_mapped(const char *word)
{
    char line[600];
    bool found = false;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (fgets(line, sizeof line, maps))
        found |= strstr(line, word) != NULL;
    fclose(maps);
    return found;
}

#define FRESH(test) cmocka_unit_test_setup_teardown(test, open_place, close_place)

#endif
