/* The disk cache: what is put comes back, whatever is wrong with a file is a miss, and a directory that
 * cannot be trusted or written is refused with a sentence. */

#include "jit_test.h"

#include "session/cache_p.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>

static char place[300];
static tni_cache cache;
static const tni_cache_key key = { { 1, 2, 3, 0xab } };

static int open_fresh(void **state)
{
    (void)state;
    make_directory(place, sizeof place);
    return tni_cache_open(place, 0, &cache, NULL) != TN_OK;
}

static int remove_all(void **state)
{
    (void)state;
    tni_cache_close(&cache);
    chmod(place, 0700);
    remove_directory(place);
    return 0;
}

static tn_status put_objects(tni_cache_key under, const tni_objects *objects, tn_error *err)
{
    tni_draft draft;
    tn_status status = tni_cache_write(&cache, under, objects, &draft, err);
    return status == TN_OK ? tni_cache_keep(&cache, under, &draft, err) : status;
}

static tni_objects two_texts(const char *one, const char *two)
{
    return (tni_objects){ .count = 2, .data = { one, two }, .size = { strlen(one), strlen(two) } };
}

static void put(const char *one, const char *two)
{
    tni_objects objects = two_texts(one, two);
    tn_error err;
    if (put_objects(key, &objects, &err) != TN_OK)
        fail_msg("%s", err.message);
}

static bool has(const char *one, const char *two)
{
    tni_objects got;
    if (!tni_cache_get(&cache, key, &tni_default_allocator, &got))
        return false;
    bool equal = got.count == 2 && got.size[0] == strlen(one) && got.size[1] == strlen(two)
                 && memcmp(got.data[0], one, got.size[0]) == 0 && memcmp(got.data[1], two, got.size[1]) == 0;
    tni_objects_free(&got, &tni_default_allocator);
    return equal;
}

static bool is_miss(void)
{
    tni_objects got;
    return !tni_cache_get(&cache, key, &tni_default_allocator, &got);
}

static void gives_back_what_was_put(void **state)
{
    (void)state;
    char name[600];
    struct stat about;
    assert_true(is_miss());
    put("first object", "second");
    assert_true(has("first object", "second"));
    put("another", "pair of them");        /* one whole entry or another */
    assert_true(has("another", "pair of them"));
    assert_int_equal(count_files(place, name, sizeof name), 1);
    assert_string_equal(name + strlen(place), "/010203ab000000000000000000000000");
    assert_int_equal(stat(name, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
}

/* Whatever the code depends on makes another key. */
static void keys_tell_kernels_apart(void **state)
{
    (void)state;
    static tni_plan plan, other;
    tn_desc desc;
    assert_int_equal(tn_desc_parse("exp f32 10x33", &desc, NULL), TN_OK);
    assert_int_equal(tni_plan_make(&desc, TN_ISA_GENERIC, &plan, NULL), TN_OK);
    tni_cache_key first = tni_cache_key_of(&plan), second = tni_cache_key_of(&plan);
    assert_memory_equal(&first, &second, sizeof first);
    other = plan;
    other.isa = TN_ISA_AVX2;
    second = tni_cache_key_of(&other);
    assert_memory_not_equal(&first, &second, sizeof first);
    other = plan;
    strcat(other.piece[0].request, " unroll=2");
    second = tni_cache_key_of(&other);
    assert_memory_not_equal(&first, &second, sizeof first);
    other = plan;
    assert_int_equal(tn_desc_parse("exp f32 10x34", &other.desc, NULL), TN_OK);
    second = tni_cache_key_of(&other);
    assert_memory_not_equal(&first, &second, sizeof first);
    other = plan;
    other.count = 0;
    second = tni_cache_key_of(&other);
    assert_memory_not_equal(&first, &second, sizeof first);
}

/* -- Damage -------------------------------------------------------------------------------------*/

static void rewrite(const char *name, const char *bytes, size_t size)
{
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
}

static size_t read_file(const char *name, char *bytes, size_t size)
{
    FILE *file = fopen(name, "rb");
    assert_non_null(file);
    size = fread(bytes, 1, size, file);
    fclose(file);
    return size;
}

static void damage_is_a_miss(void **state)
{
    (void)state;
    char name[600], bytes[1000];
    put("first object", "second");
    count_files(place, name, sizeof name);
    size_t size = read_file(name, bytes, sizeof bytes);
    for (size_t length = 0; length < size; length++) {
        rewrite(name, bytes, length);
        assert_true(is_miss());
    }
    for (size_t at = 0; at < size * 8; at++) {
        bytes[at / 8] ^= (char)(1 << at % 8);
        rewrite(name, bytes, size);
        assert_true(is_miss());
        bytes[at / 8] ^= (char)(1 << at % 8);
    }
    bytes[size] = 'x';
    rewrite(name, bytes, size + 1);
    assert_true(is_miss());
    put("first object", "second");
    assert_true(has("first object", "second"));
}

static void another_key_in_the_file_is_a_miss(void **state)
{
    (void)state;
    char name[600], other[600];
    put("first object", "second");
    count_files(place, name, sizeof name);
    snprintf(other, sizeof other, "%.300s/99999999000000000000000000000000", place);
    assert_int_equal(rename(name, other), 0);
    tni_objects got;
    tni_cache_key moved = { { 0x99, 0x99, 0x99, 0x99 } };
    assert_false(tni_cache_get(&cache, moved, &tni_default_allocator, &got));
}

/* An entry that others may write, or that is a link, a directory or a pipe. */
static void doubtful_files_are_misses(void **state)
{
    (void)state;
    char name[600], elsewhere[600];
    put("first object", "second");
    count_files(place, name, sizeof name);
    chmod(name, 0622);
    assert_true(is_miss());
    chmod(name, 0600);
    assert_true(has("first object", "second"));
    snprintf(elsewhere, sizeof elsewhere, "%.300s/elsewhere", place);
    assert_int_equal(rename(name, elsewhere), 0);
    assert_int_equal(symlink(elsewhere, name), 0);
    assert_true(is_miss());
    unlink(name);
    assert_int_equal(mkfifo(name, 0600), 0);
    assert_true(is_miss());
    unlink(name);
    assert_int_equal(mkdir(name, 0700), 0);
    assert_true(is_miss());
    tni_objects objects = two_texts("a", "b");
    tn_error err;
    assert_int_equal(put_objects(key, &objects, &err), TN_ERR_IO);
    assert_int_equal(count_files(place, NULL, 0), 2);      /* no temporary file stays */
}

/* -- Directories --------------------------------------------------------------------------------*/

static void check_refused(const char *path, const char *words)
{
    tni_cache other;
    tn_error err = { .message = "" };
    assert_int_equal(tni_cache_open(path, 0, &other, &err), TN_ERR_IO);
    if (strstr(err.message, words) == NULL)
        fail_msg("'%s' does not say '%s'", err.message, words);
    assert_int_equal(other.dir, -1);
}

static void refuses_what_others_may_write(void **state)
{
    (void)state;
    chmod(place, 0720);
    check_refused(place, "is refused");
    chmod(place, 0702);
    check_refused(place, "mode 702");
    chmod(place, 0755);
    tni_cache other;
    assert_int_equal(tni_cache_open(place, 0, &other, NULL), TN_OK);
    tni_cache_close(&other);
    if (geteuid() != 0) {
        print_message("not root: the directory of another user is not tried\n");
        return;
    }
    assert_int_equal(chown(place, 65534, 65534), 0);
    check_refused(place, "belongs to user 65534");
    assert_int_equal(chown(place, 0, 0), 0);
}

static void refuses_what_is_no_directory(void **state)
{
    (void)state;
    char name[600];
    snprintf(name, sizeof name, "%.300s/file", place);
    rewrite(name, "x", 1);
    check_refused(name, "Not a directory");
    snprintf(name, sizeof name, "%.300s/file/below", place);
    check_refused(name, "Not a directory");
    check_refused("/proc/no/such/place", "/proc/no/such/place");
}

static void makes_missing_directories(void **state)
{
    (void)state;
    char name[600];
    struct stat about;
    tni_cache other;
    snprintf(name, sizeof name, "%.300s/a/b", place);
    umask(0);
    assert_int_equal(tni_cache_open(name, 0, &other, NULL), TN_OK);
    umask(022);
    tni_cache_close(&other);
    assert_int_equal(stat(name, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0700);
    remove_directory(name);
}

static void takes_its_place_from_the_environment(void **state)
{
    (void)state;
    tni_cache other;
    char want[600];
    setenv("TENON_CACHE", "off", 1);
    assert_int_equal(tni_cache_open(NULL, 0, &other, NULL), TN_OK);
    assert_int_equal(other.dir, -1);
    assert_int_equal(tni_cache_open("", 0, &other, NULL), TN_OK);
    assert_int_equal(other.dir, -1);
    unsetenv("TENON_CACHE");
    setenv("XDG_CACHE_HOME", place, 1);
    assert_int_equal(tni_cache_open(NULL, 0, &other, NULL), TN_OK);
    snprintf(want, sizeof want, "%.300s/tenon", place);
    assert_string_equal(other.path, want);
    tni_cache_close(&other);
    setenv("XDG_CACHE_HOME", "relative", 1);               /* to be ignored, by its specification */
    setenv("HOME", place, 1);
    assert_int_equal(tni_cache_open(NULL, 0, &other, NULL), TN_OK);
    snprintf(want, sizeof want, "%.300s/.cache/tenon", place);
    assert_string_equal(other.path, want);
    tni_cache_close(&other);
    unsetenv("XDG_CACHE_HOME");
    unsetenv("HOME");
    check_refused(NULL, "neither TENON_CACHE, XDG_CACHE_HOME nor HOME");
    remove_directory(want);
}

/* Nothing can be written: a directory that is gone stands for a full or read-only disk (root writes
 * anywhere). */
static void says_why_it_cannot_write(void **state)
{
    (void)state;
    tni_objects objects = two_texts("a", "b");
    tn_error err;
    remove_directory(place);
    assert_int_equal(put_objects(key, &objects, &err), TN_ERR_IO);
    assert_non_null(strstr(err.message, "cannot write to"));
    assert_non_null(strstr(err.message, "No such file or directory"));
    assert_int_equal(mkdir(place, 0700), 0);
}

static void says_that_the_disk_is_full(void **state)
{
    (void)state;
    tni_objects objects = { .count = 1, .data = { sample_ir }, .size = { sizeof sample_ir } };
    tn_error err = { .message = "" };
    pid_t child = fork();
    if (child == 0) {                      /* no file of this process may be longer than 100 bytes */
        struct rlimit limit = { 100, 100 };
        signal(SIGXFSZ, SIG_IGN);
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
            _exit(2);
        bool failed = put_objects(key, &objects, &err) == TN_ERR_IO && strstr(err.message, "File too large");
        _exit(failed ? 0 : 1);
    }
    int status;
    waitpid(child, &status, 0);
    assert_int_equal(status, 0);
    assert_int_equal(count_files(place, NULL, 0), 0);
    assert_true(is_miss());
}

/* -- The limit ----------------------------------------------------------------------------------*/

static void put_aged(uint8_t number, int hours)
{
    static const char kilobyte[1000];
    char name[600];
    tni_objects objects = { .count = 1, .data = { kilobyte }, .size = { sizeof kilobyte } };
    tni_cache_key numbered = { { number } };
    assert_int_equal(put_objects(numbered, &objects, NULL), TN_OK);
    snprintf(name, sizeof name, "%.300s/%02x000000000000000000000000000000", place, number);
    struct timeval then[2] = { { time(NULL) - 3600 * hours, 0 }, { time(NULL) - 3600 * hours, 0 } };
    assert_int_equal(utimes(name, then), 0);
}

static bool is_there(uint8_t number)
{
    tni_objects got;
    bool there = tni_cache_get(&cache, (tni_cache_key){ { number } }, &tni_default_allocator, &got);
    if (there)
        tni_objects_free(&got, &tni_default_allocator);
    return there;
}

static void the_least_recently_used_go_first(void **state)
{
    (void)state;
    char name[600];
    for (uint8_t i = 1; i <= 6; i++)
        put_aged(i, 10 * i);
    snprintf(name, sizeof name, "%.300s/notes.txt", place);        /* not ours: stays */
    rewrite(name, "x", 1);
    assert_true(is_there(5));              /* used again */
    cache.limit = 4 * 1100;
    tni_cache_trim(&cache, &tni_default_allocator);
    assert_int_equal(count_files(place, NULL, 0), 5);
    assert_true(is_there(1) && is_there(2) && is_there(3) && is_there(5));
    assert_false(is_there(4) || is_there(6));
}

/* Written while a clock was days ahead: used now, they are as old as now. */
static void entries_of_the_future_grow_old(void **state)
{
    (void)state;
    put_aged(1, -100);
    put_aged(2, -50);
    put_aged(3, 2);
    assert_true(is_there(1) && is_there(2));
    put_aged(4, -2);
    cache.limit = 3 * 1100;
    tni_cache_trim(&cache, &tni_default_allocator);
    assert_true(is_there(1) && is_there(2) && is_there(4));
    assert_false(is_there(3));
    put_aged(5, -2);
    put_aged(6, -2);
    put_aged(7, -2);
    tni_cache_trim(&cache, &tni_default_allocator);
    assert_false(is_there(1) || is_there(2) || is_there(4));   /* all older than what was used last */
    assert_true(is_there(5) && is_there(6) && is_there(7));
}

static void leftovers_go(void **state)
{
    (void)state;
    char old[600], fresh[600];
    snprintf(old, sizeof old, "%.300s/new-123-0-x", place);
    snprintf(fresh, sizeof fresh, "%.300s/new-124-0-x", place);
    rewrite(old, "x", 1);
    rewrite(fresh, "x", 1);
    struct timeval then[2] = { { time(NULL) - 7200, 0 }, { time(NULL) - 7200, 0 } };
    assert_int_equal(utimes(old, then), 0);
    tni_cache_trim(&cache, &tni_default_allocator);
    assert_int_equal(access(old, F_OK), -1);
    assert_int_equal(access(fresh, F_OK), 0);
}

/* -- Processes ----------------------------------------------------------------------------------*/

static bool is_one_of(const char *one, const char *two)
{
    tni_objects got;
    if (!tni_cache_get(&cache, key, &tni_default_allocator, &got))
        return false;
    const char *want = got.size[0] == strlen(one) ? one : two;
    bool equal = got.size[0] == strlen(want) && memcmp(got.data[0], want, got.size[0]) == 0;
    tni_objects_free(&got, &tni_default_allocator);
    return equal;
}

/* Writers of the same key, some killed at work, and a reader that must see one whole entry each time. */
static void processes_share_it(void **state)
{
    (void)state;
    static const char *const text[2] = { "the text of the first kind of writer",
                                         "and that of the second, which is longer" };
    pid_t child[8];
    put(text[0], text[0]);
    for (size_t i = 0; i < 8; i++) {
        child[i] = fork();
        for (int round = 0; child[i] == 0; round++) {
            tni_objects objects = two_texts(text[i % 2], text[i % 2]);
            if (put_objects(key, &objects, NULL) != TN_OK)
                _exit(1);
            if (round == 100)
                _exit(0);
        }
    }
    for (int round = 0; round < 2000; round++)
        assert_true(is_one_of(text[0], text[1]));
    for (size_t i = 0; i < 8; i++) {
        int status;
        if (i < 4)
            kill(child[i], SIGKILL);
        waitpid(child[i], &status, 0);
        assert_true(i < 4 || status == 0);
    }
    assert_true(is_one_of(text[0], text[1]));
}

#define FRESH(test) cmocka_unit_test_setup_teardown(test, open_fresh, remove_all)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FRESH(gives_back_what_was_put), FRESH(keys_tell_kernels_apart),
        FRESH(damage_is_a_miss), FRESH(another_key_in_the_file_is_a_miss),
        FRESH(doubtful_files_are_misses), FRESH(refuses_what_others_may_write),
        FRESH(refuses_what_is_no_directory),
        FRESH(makes_missing_directories), FRESH(says_why_it_cannot_write), FRESH(says_that_the_disk_is_full),
        FRESH(the_least_recently_used_go_first),
        FRESH(entries_of_the_future_grow_old), FRESH(leftovers_go), FRESH(processes_share_it),
        FRESH(takes_its_place_from_the_environment),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
