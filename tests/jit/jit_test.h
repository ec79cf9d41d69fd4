#ifndef JIT_TEST_H
#define JIT_TEST_H

/* jit_test.h: what the tests of this folder share: the compiler library, kernels written by hand as IR text,
 * directories that go away, and a log that is kept. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/compiler_p.h"

/* The library, or a skipped test where the build has none. */
static inline const tni_jit_api *need_jit(void)
{
    const tni_jit_api *api = NULL;
    tn_error err;
    if (tni_jit_open(&api, &err) != TN_OK) {
        print_message("skipped: %s\n", err.message);
        skip();
    }
    return api;
}

static inline tni_jit *make_jit(const tni_jit_api *api)
{
    char error[400] = "";
    tni_jit *jit = api->create(error, sizeof error);
    if (jit == NULL)
        fail_msg("%s", error);
    return jit;
}

/* Compiles text that must compile; the caller frees. */
static inline tni_text compile_text(const tni_jit_api *api, tni_jit *jit, const char *ir, tni_output output)
{
    char error[400] = "";
    tni_text out = { 0 };
    if (!api->compile(jit, ir, strlen(ir), output, &out, error, sizeof error))
        fail_msg("%s", error);
    return out;
}

/* sample(x) = table[x & 3] + 2.5·x, truncated: a constant pool and a table of constants, as kernels have. */
static const char sample_ir[] =
    "@table = private constant [4 x i64] [i64 10, i64 20, i64 30, i64 40]\n"
    "define i64 @sample(i64 %x) nounwind {\n"
    "  %i = and i64 %x, 3\n"
    "  %at = getelementptr [4 x i64], ptr @table, i64 0, i64 %i\n"
    "  %t = load i64, ptr %at\n"
    "  %d = sitofp i64 %x to double\n"
    "  %m = fmul double %d, 2.5\n"
    "  %r = fptosi double %m to i64\n"
    "  %s = add i64 %r, %t\n"
    "  ret i64 %s\n"
    "}\n";

typedef int64_t (*sample_fn)(int64_t);

/* By hand: table {10, 20, 30, 40}, 2.5·x towards 0. */
static inline void check_sample(tn_code fn)
{
    sample_fn f = (sample_fn)fn;
    assert_int_equal(f(0), 10);
    assert_int_equal(f(1), 22);
    assert_int_equal(f(2), 35);
    assert_int_equal(f(7), 57);
    assert_int_equal(f(-1), 38);
}

/* -- Directories --------------------------------------------------------------------------------*/

static inline char *make_directory(char *path, size_t size)
{
    const char *base = getenv("TMPDIR");
    snprintf(path, size, "%s/tenon-test-XXXXXX", base ? base : "/tmp");
    assert_non_null(mkdtemp(path));
    return path;
}

/* Removes a directory and what lies in it, two levels deep. */
static inline void remove_directory(const char *path)
{
    char name[600];
    DIR *dir = opendir(path);
    for (struct dirent *d; dir && (d = readdir(dir)) != NULL;) {
        if (strcmp(d->d_name, ".") == 0 || strcmp(d->d_name, "..") == 0)
            continue;
        snprintf(name, sizeof name, "%.300s/%s", path, d->d_name);
        if (unlink(name) != 0)
            remove_directory(name);
    }
    if (dir)
        closedir(dir);
    rmdir(path);
}

/* Names in a directory, without the two dots; name receives the last. */
static inline int count_files(const char *path, char *name, size_t size)
{
    int count = 0;
    DIR *dir = opendir(path);
    for (struct dirent *d; dir && (d = readdir(dir)) != NULL;)
        if (d->d_name[0] != '.') {
            count++;
            if (name)
                snprintf(name, size, "%.300s/%.200s", path, d->d_name);
        }
    if (dir)
        closedir(dir);
    return count;
}

/* -- The log ------------------------------------------------------------------------------------*/

typedef struct lines {
    int  count[4];             /* by level */
    char last[1024];           /* of the last warning or error */
} lines;

static inline void keep_line(void *user, tn_log_level level, const char *line)
{
    lines *l = user;
    l->count[level]++;
    if (level <= TN_LOG_WARNING)
        snprintf(l->last, sizeof l->last, "%s", line);
}

#endif
