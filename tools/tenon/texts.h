#ifndef TENON_TEXTS_H
#define TENON_TEXTS_H

/* texts.h: the generator as commands use it: from the texts inside this program, or from a source checkout.
 * Built without Lua, everything here says so. */

#include "command.h"
#include "jit/jit_api.h"

/* The file of that name among the texts inside, "templates/ewise.lua"; NULL: none, or built without Lua. */
const char *texts_file(const char *name, size_t *size);

/* The name of the i-th template inside, "ewise", as far as it fits; NULL: no more. */
const char *texts_template(size_t i, char *name, size_t size);

/* Calls MODULE.FUNCTION(argv…) of the generator and takes its string. root: a checkout whose files are meant;
 * NULL: the texts inside. false: error holds the sentence. The text is freed with free(). */
bool texts_call(const char *root, const char *module, const char *function, size_t argc,
                const char *const *argv, tni_text *text, char *error, size_t error_size);

/* Runs gen/main.lua of a checkout with arguments. *code: what it ended with; what it printed is added to
 * *talk (to be freed). false: it stopped with an error, whose sentence is in error. */
bool texts_main(const char *root, size_t argc, const char *const *argv, int *code, char **talk, char *error,
                size_t error_size);

/* "Lua 5.4.4"; NULL: built without. */
const char *texts_lua(void);

/* Ends a command that needs Lua in a build without it. */
int texts_missing(const cmd_call *call);

#endif
