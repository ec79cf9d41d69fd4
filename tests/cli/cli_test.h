#ifndef CLI_TEST_H
#define CLI_TEST_H

/* cli_test.h: runs the program as a user does and keeps what it wrote. The program is TENON_PROGRAM (the one
 * of this build), or what the variable of that name says. */

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define SOURCE_DIR TESTS_DIR "/.."

typedef struct cli_result {
    int   code;                /* exit code; −1: ended by signal */
    int   signal;
    char *out, *err;           /* what came on each; on a terminal both are in out */
} cli_result;

typedef struct cli_how {
    const char *directory;     /* NULL: where the test runs */
    const char *env[8];        /* "NAME=value" to set, or "NAME" to take away; NULL at the end */
    int   columns;             /* > 0: a terminal of so many columns */
    int   close_after;         /* > 0: close the pipe after so many bytes of stdout */
} cli_how;

#define WORDS(...) ((const char *const[]){ __VA_ARGS__, NULL })

static inline const char *cli_program(void)
{
    const char *own = getenv("TENON_PROGRAM");
    return own && *own ? own : TENON_PROGRAM;
}

/* A name of a kernel that this build has, for words that want one. */
static inline void cli_set_environment(const cli_how *how)
{
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("TERM", "xterm", 1);
    unsetenv("COLUMNS");
    unsetenv("NO_COLOR");
    unsetenv("CLICOLOR_FORCE");
    for (size_t i = 0; how->env[i]; i++) {
        char *copy = strdup(how->env[i]), *equals = strchr(copy, '=');
        if (equals) {
            *equals = 0;
            setenv(copy, equals + 1, 1);
        } else {
            unsetenv(copy);
        }
        free(copy);
    }
}

static inline void cli_exec(const char *const *words, const cli_how *how)
{
    const char *argv[32] = { "tenon" };
    for (size_t i = 0; words[i] && i < 30; i++)
        argv[i + 1] = words[i];
    cli_set_environment(how);
    if (how->directory && chdir(how->directory) != 0)
        _exit(120);
    execv(cli_program(), (char *const *)argv);
    _exit(121);
}

typedef struct cli_stream { int file; char *text; size_t size; } cli_stream;

/* Whether more may come. */
static inline bool cli_read(cli_stream *s)
{
    char buf[4096];
    ssize_t n = read(s->file, buf, sizeof buf);
    if (n < 0 && errno == EINTR)
        return true;
    if (n <= 0) {
        close(s->file);
        s->file = -1;
        return false;
    }
    s->text = realloc(s->text, s->size + (size_t)n + 1);
    memcpy(s->text + s->size, buf, (size_t)n);
    s->size += (size_t)n;
    s->text[s->size] = 0;
    return true;
}

static inline void cli_drain(cli_stream *streams, int close_after)
{
    while (streams[0].file >= 0 || streams[1].file >= 0) {
        struct pollfd polls[2] = { { streams[0].file, POLLIN, 0 }, { streams[1].file, POLLIN, 0 } };
        if (poll(polls, 2, 120000) <= 0)
            break;
        for (int i = 0; i < 2; i++)
            if (streams[i].file >= 0 && polls[i].revents)
                cli_read(&streams[i]);
        if (close_after && streams[0].file >= 0 && streams[0].size >= (size_t)close_after) {
            close(streams[0].file);
            streams[0].file = -1;
        }
    }
}

static inline pid_t cli_start(const char *const *words, const cli_how *how, cli_stream *streams)
{
    int out[2], err[2];
    if (how->columns > 0) {
        struct winsize size = { .ws_row = 50, .ws_col = (unsigned short)how->columns };
        pid_t child = forkpty(&streams[0].file, NULL, NULL, &size);
        streams[1].file = -1;
        if (child == 0)
            cli_exec(words, how);
        return child;
    }
    assert_return_code(pipe(out), errno);
    assert_return_code(pipe(err), errno);
    pid_t child = fork();
    if (child == 0) {
        dup2(out[1], 1);
        dup2(err[1], 2);
        close(out[0]), close(out[1]), close(err[0]), close(err[1]);
        cli_exec(words, how);
    }
    close(out[1]);
    close(err[1]);
    streams[0].file = out[0];
    streams[1].file = err[0];
    return child;
}

static inline cli_result cli_finish(pid_t child, cli_stream *streams)
{
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    return (cli_result){
        .code = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
        .signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0,
        .out = streams[0].text ? streams[0].text : strdup(""),
        .err = streams[1].text ? streams[1].text : strdup(""),
    };
}

static inline cli_result cli_run_how(const char *const *words, const cli_how *how)
{
    cli_stream streams[2] = { { 0 }, { 0 } };
    pid_t child = cli_start(words, how, streams);
    cli_drain(streams, how->close_after);
    return cli_finish(child, streams);
}

static inline cli_result cli_run(const char *const *words) { return cli_run_how(words, &(cli_how){ 0 }); }

static inline void cli_free(cli_result *r)
{
    free(r->out);
    free(r->err);
}

static inline void cli_say(const char *const *words, const cli_result *r)
{
    print_message("tenon");
    for (; *words; words++)
        print_message(" %s", *words);
    print_message("\n  code %d, signal %d\n  out: %.600s\n  err: %.600s\n", r->code, r->signal, r->out,
                  r->err);
}

/* The result must have this code; else the run is shown. */
static inline void cli_expect_code(const char *const *words, const cli_result *r, int code)
{
    if (r->code != code)
        cli_say(words, r);
    assert_int_equal(r->code, code);
}

static inline void cli_expect_text(const char *text, const char *part)
{
    if (!strstr(text, part))
        print_message("wanted '%s' in: %.900s\n", part, text);
    assert_non_null(strstr(text, part));
}

/* The one document that the run printed, with its schema checked. */
static inline json_t *cli_document(const char *const *words, const cli_result *r, const char *schema)
{
    json_error_t error;
    json_t *document = json_loads(r->out, 0, &error);
    if (!document) {
        print_message("JSON: %s (line %d)\n", error.text, error.line);
        cli_say(words, r);
    }
    assert_non_null(document);
    assert_string_equal(json_string_value(json_object_get(document, "schema")), schema);
    assert_true(json_is_string(json_object_get(document, "tenon")));
    return document;
}

/* A checkout with few kernels, which take no time to make: gen/ with one manifest, templates/ and what they
 * generate. path ends in XXXXXX, is filled in, and the caller's to remove. 0 where it is there. */
static inline int cli_make_checkout(char *path)
{
    char command[1024];
    if (!mkdtemp(path))
        return -1;
    snprintf(command, sizeof command, "cp -r '%s/gen' '%s/templates' '%s' && cd '%s/gen/manifest' &&"
             " mv loss.lua .. && rm *.lua && mv ../loss.lua . && mkdir ../../generated",
             SOURCE_DIR, SOURCE_DIR, path, path);
    return system(command);
}

/* Some kernel of the stock set that fits a glob; "" if there is none. To be freed. */
static inline char *cli_kernel(const char *glob)
{
    cli_result r = cli_run(WORDS("list", "--names", glob));
    char *name = strndup(r.out, strcspn(r.out, "\n"));
    cli_free(&r);
    return name;
}

#endif
