#ifndef TENON_CHECKOUT_H
#define TENON_CHECKOUT_H

/* checkout.h: the generator of a source checkout, run from its files as `lua5.4 gen/main.lua` would. The
 * texts inside the program are those it was built from; these are the ones being edited. */

#include <stdbool.h>
#include <stddef.h>

#include "jit/jit_api.h"

/* As texts_call and texts_main. */
bool checkout_call(const char *root, const char *module, const char *function, size_t argc,
                   const char *const *argv, tni_text *text, char *error, size_t error_size);
bool checkout_main(const char *root, size_t argc, const char *const *argv, int *code, char **talk,
                   char *error, size_t error_size);

#endif
