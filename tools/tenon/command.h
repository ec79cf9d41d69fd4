#ifndef TENON_COMMAND_H
#define TENON_COMMAND_H

/* command.h: a command of `tenon` as data, what it is called with, and how it ends.
 *
 * One table (table.c) holds commands, options and variables; argp's arrays, --help, `tenon help` and shell
 * completion are made from it. To add a command: write cmd_NAME.c with its `const cmd_entry command_NAME`
 * and name it in table.c. A command stands there once it works, never as a stub. */

#include <jansson.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <tenon/status.h>

#include "out.h"

/* How a command ends. ORDER exit */
enum {
    EXIT_HOLDS = 0,            /* it holds */
    EXIT_NO = 1,               /* the answer is no: failed check, drift, regression */
    EXIT_REQUEST = 2,          /* the request is wrong: option, name, problem */
    EXIT_NOT_HERE = 3,         /* not possible here: a part, CPU feature, file or memory is missing */
    EXIT_FAULT = 4,            /* a fault of Tenon */
    EXIT_INTERRUPTED = 130
};

#define COMMAND_OPTIONS 12

/* An option of a command. A flag has no value; choices, if any, end with NULL and are all it takes. */
typedef struct cmd_option {
    const char *name;          /* long, without "--" */
    int         letter;        /* short, or 0 */
    const char *value;         /* "FILE"; NULL: a flag */
    const char *help;          /* "write there instead of the terminal" */
    const char *const *choices;
    bool        optional;      /* the value may be left out: --peers[=LIST] */
} cmd_option;

typedef struct cmd_call cmd_call;

typedef struct cmd_entry {
    const char *name;
    const char *group;         /* "see", "check", "make": ORDER group */
    const char *summary;       /* "every kernel and why it exists" */
    const char *words;         /* what stands behind the name: "[GLOB…]"; "" for none. ASCII or UTF-8 */
    const char *detail;        /* paragraphs for the help, parted by empty lines */
    const char *examples;      /* lines, "tenon list 'exp_*'" */
    const char *completes;     /* words complete to: "kernel", "command"; NULL: files */
    const cmd_option *options; /* COMMAND_OPTIONS at most; a row without name ends them */
    int (*run)(const cmd_call *call);
} cmd_entry;

/* One call: the words and options as parsed, and where to write. */
struct cmd_call {
    const cmd_entry *entry;
    const char *value[COMMAND_OPTIONS];    /* of each option: NULL not given; "" a flag or no value */
    const char *const *word;               /* NULL at the end */
    size_t words;
    const output *out;
    bool   json;
};

extern const cmd_entry *const command_table[];     /* NULL at the end */

/* -- What a command asks of its call ------------------------------------------------------------*/

/* The value of an option, NULL if not given. The name must be in the command's table. */
const char *cmd_value(const cmd_call *call, const char *option);
bool cmd_flag(const cmd_call *call, const char *option);
/* A number within [least, most], or otherwise if not given; false after having said what is wrong. */
bool cmd_number(const cmd_call *call, const char *option, double least, double most, double otherwise,
                double *out);
/* Whether Ctrl-C or SIGTERM came: finish the step, print what was reached, return EXIT_INTERRUPTED.
 * A second one ends the program at once. */
bool cmd_interrupted(void);

/* -- Results ------------------------------------------------------------------------------------*/

/* A document {"schema":"tenon/COMMAND/1","tenon":"0.1.0"}, to be filled; and its end: prints and frees. */
json_t *cmd_json_begin(const cmd_call *call);
void    cmd_json_end(const cmd_call *call, json_t *document);
json_t *cmd_json_real(double value);                 /* null for NaN */
json_t *cmd_json_text(const char *text);             /* of any bytes; null for NULL */

/* -- Errors: printed as "tenon NAME: sentence", or as {"schema":"tenon/error/1",…} with --json.
 *    Each returns the exit code, so that a command ends with `return cmd_fail(…)`. ---------------*/

int cmd_fail(const cmd_call *call, int exit_code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* A library's error; the exit code follows from its status. line: the problem text it is about, or NULL: its
 * mistakes are marked below it, with near words. */
int cmd_fail_status(const cmd_call *call, const tn_error *err, const char *line);
/* No such name: the sentence "no WHAT 'NAME'", near names among candidates, and a hint (or NULL):
 * EXIT_REQUEST. */
int cmd_fail_name(const cmd_call *call, const char *what, const char *name, const char *const *candidates,
                  size_t count, const char *hint);

/* -- Words that name kernels or problems (pick.c) -----------------------------------------------*/

typedef struct cmd_item {
    const char *kernel;        /* a name or glob; NULL: a problem */
    char       *problem;       /* the line; NULL: a kernel */
} cmd_item;

typedef struct cmd_items {
    cmd_item *item;
    size_t    count;
} cmd_items;

/* Splits the words by the rule of `tenon help problems`: if any word holds a space, each is one item; else
 * words from an operation's name on make one problem. */
void cmd_items_read(const cmd_call *call, cmd_items *items);
void cmd_items_reset(cmd_items *items);

/* Whether the name of a stock kernel (tnk_ optional) fits a name or glob (tnk_ optional). */
bool cmd_kernel_fits(const char *kernel, const char *glob);
/* A kernel's name without "tnk_". */
const char *cmd_short_name(const char *kernel);

#endif
