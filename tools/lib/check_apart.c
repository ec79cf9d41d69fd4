/* check_apart.c: checks in a child process. The result lies in memory that both share, so that what was
 * found, and where it was, is known when the child dies. */
#include "check_p.h"
#include "operation.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static const rlim_t most_seconds = 1800;    /* of processor time: far beyond any kernel's full effort */

typedef void (*job_fn)(void *job, check_result *out);

static void note_signal(check_result *out, int number)
{
    out->status = CHECK_CRASHED;
    out->signal = number;
    out->failed++;
    if (out->kept == CHECK_FAILURES)
        return;
    check_failure *f = &out->failure[out->kept++];
    snprintf(f->problem, sizeof f->problem, "%s", out->now);
    f->form = out->form;
    snprintf(f->sentence, sizeof f->sentence, "ended by signal %d, %s", number, strsignal(number));
}

/* A child does nothing but the job; no core file, no exit handlers, signals as the system has them; a kernel
 * that never ends is ended. */
static void be_child(job_fn run, void *job, check_result *shared)
{
    static const int faults[] = { SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT };
    const struct rlimit none = { 0, 0 }, seconds = { most_seconds, most_seconds + 1 };
    setrlimit(RLIMIT_CORE, &none);
    setrlimit(RLIMIT_CPU, &seconds);
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        signal(faults[i], SIG_DFL);
    run(job, shared);
    _exit(0);
}

/* Waits for the child; ends it if a signal came and the caller wants to stop. */
static int wait_for(pid_t child, const check_options *options)
{
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        if (options->stop && options->stop())
            kill(child, SIGKILL);
    return status;
}

static void run_apart(job_fn run, void *job, const check_options *options, check_result *out)
{
    check_result *shared =
        mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t child = -1;
    if (shared != MAP_FAILED) {
        fflush(NULL);
        child = fork();
    }
    if (child == 0)
        be_child(run, job, shared);
    if (child < 0) {                                    /* no process to be had: here, then */
        run(job, out);
    } else {
        int status = wait_for(child, options);
        *out = *shared;
        if (WIFSIGNALED(status))
            note_signal(out, WTERMSIG(status));
        else if (WEXITSTATUS(status) != 0)
            note_signal(out, SIGABRT);
    }
    if (shared != MAP_FAILED)
        munmap(shared, sizeof *shared);
}

typedef struct kernel_job {
    const tni_stock *kernel;
    const check_code *code;
    const check_options *options;
} kernel_job;

static void run_kernel(void *arg, check_result *out)
{
    const kernel_job *job = arg;
    check_kernel_code(job->kernel, job->code, job->options, out);
}

void check_code_apart(const tni_stock *kernel, const check_code *code, const check_options *options,
                      check_result *out)
{
    kernel_job job = { kernel, code, options };
    run_apart(run_kernel, &job, options, out);
}

typedef struct problem_job {
    const char *line;
    const check_tables *tables;
    const check_options *options;
    tn_error err;
} problem_job;

static void run_problem(void *arg, check_result *out)
{
    problem_job *job = arg;
    if (check_problem(job->line, job->tables, job->options, out, &job->err) != TN_OK)
        out->status = CHECK_SKIPPED;
}

/* The line is read here first, so that its error comes from this process. */
tn_status check_problem_apart(const char *line, const check_tables *tables, const check_options *options,
                              check_result *out, tn_error *err)
{
    problem_job job = { .line = line, .tables = tables, .options = options };
    operation op;
    TN_TRY(operation_read(line, &op, err));
    run_apart(run_problem, &job, options, out);
    return TN_OK;
}
