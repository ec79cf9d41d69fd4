#ifndef TN_TENON_H
#define TN_TENON_H

/* tenon.h: the whole library: kernels cut to size, and the tensors to run them on.
 *
 *     status dtype convert memory threads        ground: errors, types, bytes, workers
 *     tensor                                     the value and its views
 *     desc kernels ctx                           an operation as data; who computes it; where it runs
 *     ops autograd                               compute now; tensors saved with their version
 *     names                                      named weights
 *     session                                    compile for this program
 *
 * Each header includes those it stands on, none above it. */

#include "autograd.h"
#include "convert.h"
#include "names.h"
#include "ops.h"
#include "session.h"

#define TN_VERSION_MAJOR 0
#define TN_VERSION_MINOR 1
#define TN_VERSION_PATCH 0

TN_BEGIN_C

/* Version of the library that is linked, MAJOR·10000 + MINOR·100 + PATCH. Before 1.0 a new MINOR may break
 * source and binary; from 1.0 on only a new MAJOR may. */
TN_API int tn_version(void);

/* How it was built: compiler, tiers compiled in, CHECKED, threads. One line, static storage. */
TN_API const char *tn_build_info(void);

TN_END_C
#endif
