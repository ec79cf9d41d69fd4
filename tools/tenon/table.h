#ifndef TENON_TABLE_H
#define TENON_TABLE_H

/* table.h: the one table of commands, groups and variables, for whatever walks it: argp, help, completion,
 * `tenon env`, tests. */

#include "command.h"

typedef struct cmd_group { const char *name, *title; } cmd_group;

/* How the default of a variable is found, and what it may hold. */
typedef enum variable_kind { VARIABLE_ISA, VARIABLE_CACHE, VARIABLE_JIT, VARIABLE_PEER } variable_kind;

typedef struct cmd_variable {
    const char *name, *meaning;
    variable_kind kind;
} cmd_variable;

extern const cmd_group command_groups[];         /* name NULL at the end */
extern const cmd_variable command_variables[];   /* likewise */

#endif
