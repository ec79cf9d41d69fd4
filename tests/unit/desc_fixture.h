#ifndef DESC_FIXTURE_H
#define DESC_FIXTURE_H

/* desc_fixture.h: lines read and printed, operands looked at: what the tests of descriptors share. Include it
 * first. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/desc/desc_p.h"

static inline tn_desc parsed(const char *line)
{
    tn_desc d;
    tn_error err;
    if (tn_desc_parse(line, &d, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    return d;
}

static inline void expect_print(const tn_desc *d, const char *want)
{
    char text[1024];
    size_t len = tn_desc_print(d, text, sizeof text);
    assert_string_equal(text, want);
    assert_int_equal(len, strlen(want));
}

static inline void expect_operand(const tn_operand *o, tn_dtype dtype, tn_strides strides, int rank, ...)
{
    va_list args;
    assert_int_equal(o->dtype, dtype);
    assert_int_equal(o->strides, strides);
    assert_int_equal(o->rank, rank);
    va_start(args, rank);
    for (int i = 0; i < rank; i++)
        assert_int_equal(o->shape[i], va_arg(args, int));
    for (int i = 0; i < rank && strides == TN_STRIDES_EXACT; i++)
        assert_int_equal(o->stride[i], va_arg(args, int));
    va_end(args);
}

#endif
