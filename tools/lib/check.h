#ifndef TOOL_CHECK_H
#define TOOL_CHECK_H

/* check.h: kernels against the reference. A kernel of the stock list is checked as a piece, by its ABI, in
 * every form there is; a problem line is checked as an operation, table by table.
 *
 * Every case: operands in memory between unmapped pages, ending right before one or starting right after
 * one; outputs and all around them filled with 0xFF, then read whole; a second run over other old contents
 * gives the same bits; every form gives the first form's bits (any NaN equals any NaN); inputs stay as they
 * were. A case has a problem line as its name, and its data follow from seed and line alone, so that it can
 * be repeated by itself. */

#include <kernel/stock_p.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ORDER form */
typedef enum check_form { CHECK_C, CHECK_IR, CHECK_JIT, CHECK_FORMS } check_form;
extern const char *const check_form_name[CHECK_FORMS];           /* "c" "ir" "jit" */

typedef enum check_effort { CHECK_QUICK, CHECK_NORMAL, CHECK_FULL } check_effort;

typedef struct check_options {
    check_effort effort;
    uint64_t     seed;
    unsigned     forms;        /* bits 1 << check_form; 0: all there are */
    struct check_jit *jit;     /* makes the jit form (check_jit.h); NULL: none */
    const char  *only;         /* the problem line of the one case to repeat; NULL: all */
    bool       (*stop)(void);  /* asked when a signal came: whether the child is to be ended; NULL: never */
} check_options;

/* One case that does not hold. */
typedef struct check_failure {
    char       problem[160];   /* "exp f32 37@5" */
    check_form form;
    char       sentence[224];  /* "dst[36] is 0x1.fffffcp+0, reference 0x1.000002p+1: 3 ulp" */
} check_failure;

#define CHECK_FAILURES 8

typedef enum check_status { CHECK_OK, CHECK_FAILED, CHECK_CRASHED, CHECK_SKIPPED } check_status;

/* Plain data: a child process fills it in shared memory. */
typedef struct check_result {
    check_status status;
    unsigned     forms;        /* those that ran */
    size_t       checks, failed;
    bool         exact;        /* every output must be the reference's to the bit */
    bool         ulps;         /* or lie within so many units in its last place; neither: an error bound */
    double       worst_ulp, bound_ulp;
    size_t       kept;
    check_failure failure[CHECK_FAILURES]; /* the first ones */
    char         now[160];     /* the case being run: where a crash was */
    check_form   form;
    int          signal;       /* CHECK_CRASHED: which */
    char         why[160];     /* CHECK_SKIPPED: the reason; a jit form left out: the reason */
    double       seconds;
} check_result;

/* A kernel's forms, as entry points; NULL: not there. */
typedef struct check_code { tn_code form[CHECK_FORMS]; } check_code;

/* -- Pieces ---------------------------------------------------------------------------------------*/

/* Checks a kernel by the code given: for tests of the checker, and for variants made at run time. */
void check_kernel_code(const tni_stock *kernel, const check_code *code, const check_options *options,
                       check_result *out);
/* The same in a child process: a crash becomes CHECK_CRASHED with its signal and case. */
void check_code_apart(const tni_stock *kernel, const check_code *code, const check_options *options,
                      check_result *out);
/* The same of all its forms, as far as this CPU runs it. */
void check_kernel_apart(const tni_stock *kernel, const check_options *options, check_result *out);

/* Why this CPU or build cannot run the kernel ("not on this CPU"); NULL: it can. */
const char *check_cannot_run(const tni_stock *kernel);

/* -- Operations -----------------------------------------------------------------------------------*/

/* One table a form: the dense kernels in C and in IR form, a session's; NULL: not to be checked. */
typedef struct check_tables { const tn_kernels *form[CHECK_FORMS]; } check_tables;

/* Checks what tables give for a problem (its line may hold @n: elements past a 64-byte line) against the
 * reference. TN_ERR_…: the line is no problem, or one that leaves an extent open. */
TN_STATUS check_problem(const char *line, const check_tables *tables, const check_options *options,
                        check_result *out, tn_error *err);
/* The same in a child process. */
TN_STATUS check_problem_apart(const char *line, const check_tables *tables, const check_options *options,
                              check_result *out, tn_error *err);

#endif
