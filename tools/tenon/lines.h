#ifndef TENON_LINES_H
#define TENON_LINES_H

/* lines.h: which line of its source made an instruction of a kernel that is linked in, from the debug
 * information of this program (libdw). Built without it, lines_open says so. */

#include <stddef.h>
#include <tenon/kernels.h>

typedef struct lines lines;

/* NULL, and why as a sentence: built without libdw, or the kernel holds no lines. */
lines *lines_open(tn_code fn, char *why, size_t size);

/* The line of the instruction at this offset, counted from the line that holds the function's name (0); what
 * was inlined has the line of its call. −1: none. */
int lines_at(lines *l, size_t offset);

void lines_close(lines *l);            /* NULL is allowed */

#endif
