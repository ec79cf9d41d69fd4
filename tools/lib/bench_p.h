#ifndef TOOL_BENCH_P_H
#define TOOL_BENCH_P_H

/* bench_p.h: what the files of bench share. */

#include "bench.h"
#include "operation.h"

/* The operation behind a case that bench_open_problem made. */
const operation *bench_operation(const bench_case *c);

#endif
