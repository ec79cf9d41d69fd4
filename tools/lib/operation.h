#ifndef TOOL_OPERATION_H
#define TOOL_OPERATION_H

/* operation.h: a problem line made real: its operands in guarded memory, ready to be called by any table. */

#include <kernel/desc/desc_p.h>

#include "guard.h"

typedef struct operation {
    tn_desc      desc;         /* as written */
    tn_desc      expanded;     /* as kernels receive it */
    tni_placing  placing;
    size_t       operands;     /* inputs, then outputs */
    size_t       output;       /* the operand that is looked at: the first output, unless set to another */
    guard_tensor operand[TN_MAX_OPERANDS];
    void        *data[TN_MAX_OPERANDS];
    void        *scratch;
    size_t       scratch_size;
} operation;

/* Reads the line. Nothing to release yet. TN_ERR_ARG: an extent is left open. */
TN_STATUS operation_read(const char *line, operation *op, tn_error *err);

/* Where operands lie. */
typedef enum operation_place { OPERATION_AS_WRITTEN, OPERATION_AT_END, OPERATION_AT_START } operation_place;

/* Gives every operand memory (again). false: no memory. */
bool operation_lay_out(operation *op, operation_place place);
/* Scratch for a table; NULL is allowed to fail only for no memory. */
bool operation_prepare(operation *op, const tn_kernels *table);
/* Calls the table with the operands as they lie. threads NULL: serial. */
void operation_run(const operation *op, const tn_kernels *table, const tn_threads *threads);
/* The output that is looked at. */
guard_tensor *operation_output(operation *op);
void operation_release(operation *op);

#endif
