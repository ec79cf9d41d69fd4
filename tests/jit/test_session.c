/* Sessions: what is loaded, compiled and counted, and all that can go wrong on the way. Results are held
 * against the reference kernels, which know nothing of sessions. */

#include "run_desc.h"

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

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

static int open_place(void **state)
{
    (void)state;
    unsetenv("TENON_JIT");
    unsetenv("TENON_CACHE");
    make_directory(place, sizeof place);
    return 0;
}

static int close_place(void **state)
{
    (void)state;
    unsetenv("TENON_JIT");
    remove_directory(place);
    return 0;
}

static void need_compiler(void)
{
    need_jit();
}

static tn_session *open_session(const tn_session_options *options)
{
    tn_session *session;
    tn_error err;
    tn_session_options o = options ? *options : (tn_session_options){ .cache_dir = place };
    o.size = sizeof o;
    if (tn_session_create(&o, &session, &err) != TN_OK)
        fail_msg("%s", err.message);
    return session;
}

static tn_session_report make_all(tn_session *session)
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

static void check_report(tn_session_report r, size_t ready, size_t loaded, size_t compiled, size_t failed)
{
    assert_int_equal(r.asked, MADE);
    assert_int_equal(r.ready, ready);
    assert_int_equal(r.loaded, loaded);
    assert_int_equal(r.compiled, compiled);
    assert_int_equal(r.failed, failed);
}

/* Every line through the session's table, against the reference. */
static void check_results(const tn_session *session, const tn_threads *threads)
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

static tn_choice resolve(const tn_session *session, const char *line)
{
    operands o;
    tn_choice choice = { .size = sizeof choice };
    make_operands(&o, line);
    assert_int_equal(tn_kernels_resolve(tn_session_kernels(session), &o.desc, &choice, NULL), TN_OK);
    free_operands(&o);
    return choice;
}

static bool served_by_session(const tn_session *session, const char *line)
{
    return resolve(session, line).table == tn_session_kernels(session);
}

static bool is_mapped(const char *word)
{
    char line[600];
    bool found = false;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (fgets(line, sizeof line, maps))
        found |= strstr(line, word) != NULL;
    fclose(maps);
    return found;
}

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

/* -- Without a compiler -------------------------------------------------------------------------*/

static void check_without_compiler(const tn_session_options *options, const char *words)
{
    lines log = { { 0 }, "" };
    tn_session_options o = *options;
    o.cache_dir = place;
    o.log = keep_line;
    o.log_user = &log;
    tn_session *session = open_session(&o);
    check_report(make_all(session), 0, 0, 0, MADE);
    check_report(make_all(session), 0, 0, 0, MADE);
    assert_int_equal(log.count[TN_LOG_WARNING], 1);        /* said once */
    assert_non_null(strstr(log.last, words));
    assert_non_null(strstr(log.last, "dense kernels serve"));
    check_results(session, NULL);
    tn_session_destroy(session);
}

static void goes_on_without_a_compiler(void **state)
{
    (void)state;
    check_without_compiler(&(tn_session_options){ .no_compiler = true }, "may not compile");
    setenv("TENON_JIT", "off", 1);
    check_without_compiler(&(tn_session_options){ 0 }, "TENON_JIT=off");
    setenv("TENON_JIT", "/nowhere/libtenon_jit.so.0", 1);
    check_without_compiler(&(tn_session_options){ 0 }, "/nowhere/libtenon_jit.so.0");
}

static void a_cap_that_is_no_tier_is_said(void **state)
{
    (void)state;
    static const struct { const char *cap; int warnings; } rows[] = {
        { "", 0 }, { "avx2", 0 }, { "neon", 0 }, { "AVX2", 1 }, { "avx-512", 1 }, { "%n%s", 1 },
    };
    const char *before = getenv("TENON_ISA");
    char *kept = before ? strdup(before) : NULL;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        lines log = { { 0 }, "" };
        setenv("TENON_ISA", rows[i].cap, 1);
        tn_session *session = open_session(&(tn_session_options){ .cache_dir = "", .log = keep_line,
                                                                  .log_user = &log });
        assert_int_equal(log.count[TN_LOG_WARNING], rows[i].warnings);
        assert_true(rows[i].warnings == 0 || strstr(log.last, rows[i].cap));
        tn_session_destroy(session);
    }
    kept ? setenv("TENON_ISA", kept, 1) : unsetenv("TENON_ISA");
    free(kept);
}

static void a_full_cache_needs_no_compiler(void **state)
{
    (void)state;
    need_compiler();
    tn_session *session = open_session(NULL);
    make_all(session);
    tn_session_destroy(session);
    setenv("TENON_JIT", "off", 1);
    lines log = { { 0 }, "" };
    session = open_session(&(tn_session_options){ .cache_dir = place, .log = keep_line, .log_user = &log });
    check_report(make_all(session), MADE, MADE, 0, 0);
    assert_int_equal(log.count[TN_LOG_WARNING], 0);
    check_results(session, NULL);
    tn_session_destroy(session);
}

/* A system that lets nobody make memory executable: dense serves, said once; the results are right. */
static int without_executable_memory(void)
{
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_mprotect, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2])),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog filter = { sizeof code / sizeof *code, code };
    lines log = { { 0 }, "" };
    tn_session *session = open_session(&(tn_session_options){ .cache_dir = place, .log = keep_line,
                                                              .log_user = &log });
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0
        || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0)
        return 77;
    check_report(make_all(session), 0, 0, 0, MADE);
    assert_int_equal(log.count[TN_LOG_WARNING], 1);
    assert_non_null(strstr(log.last, "the system refuses executable memory: Permission denied"));
    check_results(session, NULL);
    tn_session_destroy(session);
    return 0;
}

static void goes_on_without_executable_memory(void **state)
{
    (void)state;
    need_compiler();
    pid_t child = fork();
    if (child == 0)
        _exit(without_executable_memory());
    int status;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 77)
        skip();
    assert_int_equal(status, 0);
}

/* -- A cache that fails -------------------------------------------------------------------------*/

static void check_bad_cache(const char *directory, const char *words)
{
    lines log = { { 0 }, "" };
    tn_session *session = open_session(&(tn_session_options){ .cache_dir = directory, .log = keep_line,
                                                              .log_user = &log });
    check_report(make_all(session), MADE, 0, MADE, 0);
    assert_int_equal(log.count[TN_LOG_WARNING], 1);
    if (strstr(log.last, words) == NULL || strstr(log.last, "kernels are not kept") == NULL)
        fail_msg("'%s' does not say '%s'", log.last, words);
    check_results(session, NULL);
    tn_session_destroy(session);
}

static void goes_on_without_a_cache(void **state)
{
    (void)state;
    need_compiler();
    check_bad_cache("/proc/no/such/place", "/proc/no/such/place");
    chmod(place, 0777);
    check_bad_cache(place, "mode 777");
    chmod(place, 0700);
}

static void goes_on_when_the_cache_goes_away(void **state)
{
    (void)state;
    need_compiler();
    lines log = { { 0 }, "" };
    tn_session *session = open_session(&(tn_session_options){ .cache_dir = place, .log = keep_line,
                                                              .log_user = &log });
    remove_directory(place);
    check_report(make_all(session), MADE, 0, MADE, 0);
    assert_int_equal(log.count[TN_LOG_WARNING], 1);
    assert_non_null(strstr(log.last, "cannot write to"));
    check_results(session, NULL);
    tn_session_destroy(session);
    assert_int_equal(mkdir(place, 0700), 0);
}

/* Changes every file of the cache by f. */
static void change_files(void (*f)(FILE *file))
{
    char name[600];
    DIR *dir = opendir(place);
    for (struct dirent *d; (d = readdir(dir)) != NULL;) {
        if (d->d_name[0] == '.')
            continue;
        snprintf(name, sizeof name, "%.300s/%.200s", place, d->d_name);
        FILE *file = fopen(name, "r+b");
        f(file);
        fclose(file);
    }
    closedir(dir);
}

static void flip_last_byte(FILE *file)
{
    fseek(file, -1, SEEK_END);
    int byte = fgetc(file);
    fseek(file, -1, SEEK_END);
    fputc(byte ^ 1, file);
}

static void cut_short(FILE *file)
{
    fseek(file, 0, SEEK_END);
    assert_int_equal(ftruncate(fileno(file), ftell(file) / 2), 0);
}

static void empty(FILE *file) { assert_int_equal(ftruncate(fileno(file), 0), 0); }

static void replaces_damaged_entries(void **state)
{
    (void)state;
    need_compiler();
    void (*const damage[])(FILE *) = { flip_last_byte, cut_short, empty };
    for (size_t i = 0; i <= sizeof damage / sizeof *damage; i++) {
        tn_session *session = open_session(NULL);
        check_report(make_all(session), MADE, 0, MADE, 0);
        check_results(session, NULL);
        tn_session_destroy(session);
        session = open_session(NULL);
        check_report(make_all(session), MADE, MADE, 0, 0);
        tn_session_destroy(session);
        assert_int_equal(count_files(place, NULL, 0), MADE);
        if (i < sizeof damage / sizeof *damage)
            change_files(damage[i]);
    }
}

static void keeps_to_the_limit(void **state)
{
    (void)state;
    need_compiler();
    tn_session *session = open_session(&(tn_session_options){ .cache_dir = place, .cache_limit = 5000 });
    check_report(make_all(session), MADE, 0, MADE, 0);
    check_results(session, NULL);
    tn_session_destroy(session);
    assert_in_range(count_files(place, NULL, 0), 1, MADE - 1);
}

/* -- Processes and threads ----------------------------------------------------------------------*/

static void processes_share_the_cache(void **state)
{
    (void)state;
    need_compiler();
    pid_t child[4];
    for (size_t i = 0; i < 4; i++) {
        child[i] = fork();
        if (child[i] == 0) {
            tn_session *session = open_session(NULL);
            tn_session_report r = make_all(session);
            check_results(session, NULL);
            tn_session_destroy(session);
            _exit(r.ready == MADE ? 0 : 1);
        }
    }
    for (size_t i = 0; i < 4; i++) {
        int status;
        waitpid(child[i], &status, 0);
        assert_int_equal(status, 0);
    }
    assert_int_equal(count_files(place, NULL, 0), MADE);
}

/* S12-4: writers that are killed at any moment leave whole entries, or none. */
static void writers_may_be_killed(void **state)
{
    (void)state;
    need_compiler();
    for (int round = 0; round < 12; round++) {
        pid_t child[2];
        for (size_t i = 0; i < 2; i++) {
            child[i] = fork();
            if (child[i] == 0) {
                make_all(open_session(NULL));
                _exit(0);
            }
        }
        usleep((useconds_t)(20000 * (round + 1)));
        for (size_t i = 0; i < 2; i++) {
            kill(child[i], SIGKILL);
            waitpid(child[i], NULL, 0);
        }
        tn_session *session = open_session(&(tn_session_options){ .cache_dir = place, .no_compiler = true });
        make_all(session);                 /* what there is is whole: the results are right */
        check_results(session, NULL);
        tn_session_destroy(session);
    }
    tn_session *session = open_session(NULL);
    assert_int_equal(make_all(session).ready, MADE);
    check_results(session, NULL);
    tn_session_destroy(session);
}

typedef struct race {
    tn_session *session;
    pthread_barrier_t start;
    size_t compiled[4];
} race;

typedef struct racer { race *race; size_t number; } racer;

/* Two threads specialise, two call; all at once. */
static void *run_race(void *arg)
{
    racer *r = arg;
    pthread_barrier_wait(&r->race->start);
    if (r->number < 2)
        r->race->compiled[r->number] = make_all(r->race->session).compiled;
    else
        for (int i = 0; i < 20; i++)
            check_results(r->race->session, NULL);
    return NULL;
}

static void threads_share_a_session(void **state)
{
    (void)state;
    need_compiler();
    race shared = { .session = open_session(NULL) };
    racer each[4];
    pthread_t thread[4];
    pthread_barrier_init(&shared.start, NULL, 4);
    for (size_t i = 0; i < 4; i++) {
        each[i] = (racer){ &shared, i };
        assert_int_equal(pthread_create(&thread[i], NULL, run_race, &each[i]), 0);
    }
    for (size_t i = 0; i < 4; i++)
        pthread_join(thread[i], NULL);
    assert_int_equal(shared.compiled[0] + shared.compiled[1], MADE);       /* each kernel once */
    pthread_barrier_destroy(&shared.start);
    tn_session_destroy(shared.session);
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
    o = (tn_session_options){ .size = sizeof o, .allocator = &(tn_allocator){ .size = sizeof(tn_allocator) } };
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

/* -- Memory -------------------------------------------------------------------------------------*/

typedef struct meter {
    pthread_mutex_t lock;
    long calls, fail_at;       /* −1: never */
    size_t bytes;
} meter;

static void *metered_alloc(void *user, size_t bytes, size_t alignment)
{
    meter *m = user;
    pthread_mutex_lock(&m->lock);
    bool fails = m->calls++ == m->fail_at;
    if (!fails)
        m->bytes += bytes;
    pthread_mutex_unlock(&m->lock);
    return fails ? NULL : aligned_alloc(alignment, (bytes + alignment) / alignment * alignment);
}

static void metered_free(void *user, void *block, size_t bytes)
{
    meter *m = user;
    pthread_mutex_lock(&m->lock);
    m->bytes -= bytes;
    pthread_mutex_unlock(&m->lock);
    free(block);
}

/* Opens, makes all and closes with the n-th allocation failing; true: it was reached. */
static bool run_with_failure(long n, bool warm)
{
    meter m = { .lock = PTHREAD_MUTEX_INITIALIZER, .fail_at = n };
    tn_allocator allocator = { sizeof allocator, metered_alloc, metered_free, &m };
    tn_session *session = NULL;
    tn_error err = { .message = "" };
    tn_desc desc[MADE];
    tn_session_report r = { .size = sizeof r };
    for (size_t i = 0; i < MADE; i++)
        desc[i] = parse_line(lines_made[i]);
    tn_status status = tn_session_create(TN_WITH(tn_session_options, .cache_dir = warm ? place : "",
                                                 .allocator = &allocator), &session, &err);
    if (status == TN_OK)
        status = tn_session_specialize(session, desc, MADE, &r, &err);
    assert_true(status == TN_OK || (status == TN_ERR_MEMORY && err.message[0]));
    if (status == TN_OK)
        assert_int_equal(r.ready + r.failed, MADE);
    if (session)
        check_results(session, NULL);
    tn_session_destroy(session);
    assert_int_equal(m.bytes, 0);
    return m.calls > n;
}

static void survives_every_failed_allocation(void **state)
{
    (void)state;
    need_compiler();
    tn_session *session = open_session(NULL);
    make_all(session);
    tn_session_destroy(session);
    for (int warm = 0; warm < 2; warm++) {
        long n = 0;
        while (run_with_failure(n, warm))
            n++;
        assert_in_range(n, MADE, 100);
    }
}

#define FRESH(test) cmocka_unit_test_setup_teardown(test, open_place, close_place)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FRESH(a_warm_start_opens_no_compiler), FRESH(makes_what_is_asked),
        FRESH(tells_what_serves), FRESH(asks_for_scratch_beforehand), FRESH(needs_no_cache),
        FRESH(counts_each_kernel_once), FRESH(compiles_on_threads),
        FRESH(a_kernel_may_appear_before_the_call),
        FRESH(exact_sessions_serve_the_reference),
        FRESH(goes_on_without_a_compiler), FRESH(goes_on_without_executable_memory),
        FRESH(a_cap_that_is_no_tier_is_said),
        FRESH(a_full_cache_needs_no_compiler), FRESH(goes_on_without_a_cache),
        FRESH(goes_on_when_the_cache_goes_away), FRESH(replaces_damaged_entries), FRESH(keeps_to_the_limit),
        FRESH(processes_share_the_cache), FRESH(writers_may_be_killed),
        FRESH(threads_share_a_session), FRESH(tells_how_far_it_is),
        FRESH(can_be_cancelled), FRESH(refuses_bad_descriptors_by_number), FRESH(refuses_bad_arguments),
        FRESH(survives_every_failed_allocation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
