/* test_session_faults.c: sessions without a compiler, without executable memory, with a cache that cannot be
 * used, is damaged or full, and with each allocation failing: dense kernels serve, said once, and results are
 * right. */

#include "session_test.h"

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        FRESH(goes_on_without_a_compiler), FRESH(goes_on_without_executable_memory),
        FRESH(a_cap_that_is_no_tier_is_said), FRESH(a_full_cache_needs_no_compiler),
        FRESH(goes_on_without_a_cache), FRESH(goes_on_when_the_cache_goes_away),
        FRESH(replaces_damaged_entries), FRESH(keeps_to_the_limit),
        FRESH(survives_every_failed_allocation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
