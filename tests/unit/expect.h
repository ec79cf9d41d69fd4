#ifndef EXPECT_H
#define EXPECT_H

/* expect.h: cmocka, and calls that must succeed or fail with their sentence. Include it first. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include <tenon/status.h>

#include "same_tensor.h"

/* A call that must succeed, with `err` as its last argument; shows its sentence if it does not. */
#define OK(call) do { \
        tn_error e_ = { 0 }; tn_error *err = &e_; \
        if ((call) != TN_OK) fail_msg("%s: %s", #call, e_.message); \
    } while (0)

/* A call that must fail with that status and a sentence that holds `words`. */
#define FAILS(want, words, call) do { \
        tn_error e_ = { 0 }; tn_error *err = &e_; \
        assert_string_equal(tn_status_name(call), tn_status_name(want)); \
        assert_int_equal(e_.status, want); \
        if (strstr(e_.message, words) == NULL) fail_msg("\"%s\" is not in \"%s\"", words, e_.message); \
    } while (0)

#endif
