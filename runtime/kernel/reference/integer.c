/* reference/integer.c: integer functions of the reference that C has no operator for. */
#include "kernel/reference/reference_p.h"

int64_t tni_divide_signed(int64_t a, int64_t b)
{
    if (b == 0)
        return 0;
    return b == -1 ? (int64_t)(0 - (uint64_t)a) : a / b;
}

uint64_t tni_divide_unsigned(uint64_t a, uint64_t b)
{
    return b == 0 ? 0 : a / b;
}
