#ifndef TENON_CODE_H
#define TENON_CODE_H

/* code.h: the machine code of kernels that are linked in: where it lies and how long it is. */

#include <stdint.h>
#include <tenon/kernels.h>

/* Where a function of this program lies in its file, as the file's own tables count. */
uint64_t code_address(tn_code fn);
/* Bytes of a function of this program, from its own symbol table; 0: unknown (stripped). */
size_t code_size(tn_code fn);

#endif
