#ifndef TENON_ARGS_H
#define TENON_ARGS_H

/* args.h: the command line as a call. argp does the parsing, from arrays made of the command table; here are
 * the rules it does not know: options anywhere, "-1" is a number, near names. */

#include "command.h"

typedef struct args {
    cmd_call call;             /* call.entry: NULL if no command was named */
    output   output;
    bool     help, version;
    const char **word;
    char    *hidden;           /* copies of arguments that argp must not take for options */
} args;

/* EXIT_HOLDS, or the exit code after having said what is wrong. */
int  args_parse(args *a, int argc, char **argv);
void args_reset(args *a);

/* Options every command takes. A row without name ends them. ORDER global */
extern const cmd_option args_global[];

const cmd_entry *args_command(const char *name);     /* NULL if there is none */

#endif
