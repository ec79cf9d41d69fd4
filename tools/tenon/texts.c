/* texts.c: the generator inside this program (the same host that libtenon_jit has). */
#include "texts.h"

#include <string.h>

int texts_missing(const cmd_call *call)
{
    return cmd_fail(call, EXIT_NOT_HERE,
                    "this program was built without Lua; install liblua5.4-dev and build again");
}

#ifdef TENON_HAS_LUA
#include "checkout.h"
#include "jit/jit_p.h"

typedef struct embedded {
    const char *name, *text;
    size_t size;
} embedded;
extern const embedded tni_embedded[];
extern const size_t tni_embedded_count;

const char *texts_lua(void) { return tni_lua_version; }

const char *texts_file(const char *name, size_t *size)
{
    for (size_t i = 0; i < tni_embedded_count; i++)
        if (strcmp(tni_embedded[i].name, name) == 0) {
            *size = tni_embedded[i].size;
            return tni_embedded[i].text;
        }
    return NULL;
}

const char *texts_template(size_t i, char *name, size_t size)
{
    static const char folder[] = "templates/";
    for (size_t t = 0; t < tni_embedded_count; t++) {
        const char *path = tni_embedded[t].name, *own = path + sizeof folder - 1;
        if (strncmp(path, folder, sizeof folder - 1) == 0 && !strchr(own, '/') && i-- == 0) {
            snprintf(name, size, "%.*s", (int)strcspn(own, "."), own);
            return name;
        }
    }
    return NULL;
}

bool texts_call(const char *root, const char *module, const char *function, size_t argc,
                const char *const *argv, tni_text *text, char *error, size_t error_size)
{
    if (root)
        return checkout_call(root, module, function, argc, argv, text, error, error_size);
    tni_lua *lua = tni_lua_create(error, error_size);
    bool done = lua && tni_lua_call(lua, module, function, (int)argc, argv, text, error, error_size);
    tni_lua_destroy(lua);
    return done;
}

bool texts_main(const char *root, size_t argc, const char *const *argv, int *code, char **talk, char *error,
                size_t error_size)
{
    return checkout_main(root, argc, argv, code, talk, error, error_size);
}

#else
static const char without[] = "built without Lua";

const char *texts_lua(void) { return NULL; }

const char *texts_file(const char *name, size_t *size)
{
    (void)name;
    *size = 0;
    return NULL;
}

const char *texts_template(size_t i, char *name, size_t size)
{
    (void)i, (void)name, (void)size;
    return NULL;
}

bool texts_call(const char *root, const char *module, const char *function, size_t argc,
                const char *const *argv, tni_text *text, char *error, size_t error_size)
{
    (void)root, (void)module, (void)function, (void)argc, (void)argv, (void)text;
    snprintf(error, error_size, "%s", without);
    return false;
}

bool texts_main(const char *root, size_t argc, const char *const *argv, int *code, char **talk, char *error,
                size_t error_size)
{
    (void)root, (void)argc, (void)argv, (void)code, (void)talk;
    snprintf(error, error_size, "%s", without);
    return false;
}
#endif
