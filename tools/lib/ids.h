#ifndef TOOL_IDS_H
#define TOOL_IDS_H

/* ids.h: operands whose elements name positions or classes: kernels take it for granted that there are
 * such. */

#include <tenon/desc.h>

#include "guard.h"
#include "values.h"

/* Whether a number of an operand's is one that elements of the others depend on. */
bool ids_wanted(const tn_desc *desc, size_t operand);
/* Random ones within bounds; often is how often the one that the attributes name comes: one in so many, 0:
 * never. */
void ids_fill(const tn_desc *desc, const guard_tensor *t, value_random *r, uint64_t often);

#endif
