#ifndef TENON_STOCK_H
#define TENON_STOCK_H

/* stock.h: the stock kernels, as commands look at them. */

#include "command.h"
#include "kernel/stock_p.h"

/* The kernel of that name ("tnk_" optional); NULL: none. */
const tni_stock *stock_find(const char *name);
/* "u8,f32": types of inputs and output, one if they are the same. */
const char *stock_dtypes(const tni_stock *kernel, char *text, size_t size);
/* "log_softmax", "relu.d0", "pack". */
const char *stock_op(const tni_stock *kernel, char *text, size_t size);
/* Whether this CPU runs it, TENON_ISA aside. */
bool stock_here(const tni_stock *kernel);
/* Ends with no kernel of that name, and near ones. */
int stock_unknown(const cmd_call *call, const char *name);

#endif
