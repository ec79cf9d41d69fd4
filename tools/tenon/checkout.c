/* checkout.c: a Lua state whose modules are the files of a checkout. The working directory is the checkout's
 * root meanwhile, so that names and template positions are those of the tree. */
#include "checkout.h"

#ifdef TENON_HAS_LUA
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char talk_key[] = "tenon.talk", exit_key[] = "tenon.exit";

/* Adds the arguments from first on to what was said. */
static int keep(lua_State *state, int first, const char *between, const char *end)
{
    luaL_Buffer line;
    int count = lua_gettop(state);
    luaL_buffinit(state, &line);
    for (int i = first; i <= count; i++) {
        luaL_tolstring(state, i, NULL);
        luaL_addvalue(&line);
        luaL_addstring(&line, i < count ? between : end);
    }
    luaL_pushresult(&line);
    lua_getfield(state, LUA_REGISTRYINDEX, talk_key);
    lua_insert(state, -2);
    lua_concat(state, 2);
    lua_setfield(state, LUA_REGISTRYINDEX, talk_key);
    return 0;
}

/* print(…) and io.stderr:write(…). */
static int keep_print(lua_State *state) { return keep(state, 1, "\t", "\n"); }
static int keep_write(lua_State *state) { return keep(state, 2, "", ""); }

/* os.exit(code): ends the script, not the program. */
static int leave(lua_State *state)
{
    int code = lua_isboolean(state, 1) ? !lua_toboolean(state, 1) : (int)luaL_optinteger(state, 1, 0);
    lua_pushinteger(state, code);
    lua_setfield(state, LUA_REGISTRYINDEX, exit_key);
    return luaL_error(state, "%s", exit_key);
}

static lua_State *open_state(void)
{
    lua_State *state = luaL_newstate();
    if (!state)
        return NULL;
    luaL_openlibs(state);
    lua_pushliteral(state, "");
    lua_setfield(state, LUA_REGISTRYINDEX, talk_key);
    lua_pushcfunction(state, keep_print);
    lua_setglobal(state, "print");
    lua_getglobal(state, "io");
    lua_createtable(state, 0, 1);
    lua_pushcfunction(state, keep_write);
    lua_setfield(state, -2, "write");
    lua_setfield(state, -2, "stderr");
    lua_getglobal(state, "os");
    lua_pushcfunction(state, leave);
    lua_setfield(state, -2, "exit");
    lua_getglobal(state, "package");
    lua_pushliteral(state, "./?.lua");
    lua_setfield(state, -2, "path");
    lua_settop(state, 0);
    return state;
}

/* Whether the function below argc arguments ran; its one result, if any, is on the stack. */
static bool protect(lua_State *state, int argc, int results, char *error, size_t error_size)
{
    if (lua_pcall(state, argc, results, 0) == LUA_OK)
        return true;
    const char *message = lua_tostring(state, -1);
    snprintf(error, error_size, "%s", message ? message : "an error that is no text");
    return false;
}

static void push_arguments(lua_State *state, size_t argc, const char *const *argv)
{
    luaL_checkstack(state, (int)argc + 1, "arguments");
    for (size_t i = 0; i < argc; i++)
        lua_pushstring(state, argv[i]);
}

static bool copy_text(lua_State *state, tni_text *text)
{
    size_t size;
    const char *data = lua_tolstring(state, -1, &size);
    text->data = data ? malloc(size + 1) : NULL;
    if (!text->data)
        return false;
    memcpy(text->data, data, size + 1);
    text->size = size;
    return true;
}

static bool call(lua_State *state, const char *module, const char *function, size_t argc,
                 const char *const *argv, tni_text *text, char *error, size_t error_size)
{
    lua_getglobal(state, "require");
    lua_pushstring(state, module);
    if (!protect(state, 1, 1, error, error_size))
        return false;
    if (!lua_istable(state, -1) || lua_getfield(state, -1, function) != LUA_TFUNCTION) {
        snprintf(error, error_size, "module %s has no function '%s'", module, function);
        return false;
    }
    push_arguments(state, argc, argv);
    if (!protect(state, (int)argc, 1, error, error_size))
        return false;
    if (copy_text(state, text))
        return true;
    snprintf(error, error_size, "%s.%s gave no text", module, function);
    return false;
}

static bool run_main(lua_State *state, size_t argc, const char *const *argv, int *code, char **talk,
                     char *error, size_t error_size)
{
    lua_createtable(state, (int)argc, 1);
    for (size_t i = 0; i < argc; i++) {
        lua_pushstring(state, argv[i]);
        lua_seti(state, -2, (lua_Integer)i + 1);
    }
    lua_pushliteral(state, "gen/main.lua");
    lua_seti(state, -2, 0);
    lua_setglobal(state, "arg");
    bool done = false;
    if (luaL_loadfile(state, "gen/main.lua") != LUA_OK)
        snprintf(error, error_size, "%s", lua_tostring(state, -1));
    else
        done = protect(state, 0, 0, error, error_size);
    lua_getfield(state, LUA_REGISTRYINDEX, exit_key);
    if (!done && lua_isinteger(state, -1))
        done = true;
    *code = (int)lua_tointeger(state, -1);
    lua_getfield(state, LUA_REGISTRYINDEX, talk_key);
    *talk = strdup(lua_tostring(state, -1));
    return done;
}

/* -- Inside the checkout ----------------------------------------------------------------------------*/

/* Goes to root; the result, to be freed, leads back. */
static char *enter(const char *root, char *error, size_t error_size)
{
    char *before = getcwd(NULL, 0);
    if (before && chdir(root) == 0)
        return before;
    snprintf(error, error_size, "cannot enter %s", root);
    free(before);
    return NULL;
}

static void go_back(char *before)
{
    if (chdir(before) != 0)
        fprintf(stderr, "tenon: cannot return to %s\n", before);
    free(before);
}

bool checkout_call(const char *root, const char *module, const char *function, size_t argc,
                   const char *const *argv, tni_text *text, char *error, size_t error_size)
{
    char *before = enter(root, error, error_size);
    if (!before)
        return false;
    lua_State *state = open_state();
    bool done = state && call(state, module, function, argc, argv, text, error, error_size);
    if (state)
        lua_close(state);
    go_back(before);
    return done;
}

bool checkout_main(const char *root, size_t argc, const char *const *argv, int *code, char **talk,
                   char *error, size_t error_size)
{
    char *before = enter(root, error, error_size);
    *talk = NULL;
    *code = 0;
    if (!before)
        return false;
    lua_State *state = open_state();
    bool done = state && run_main(state, argc, argv, code, talk, error, error_size);
    if (state)
        lua_close(state);
    go_back(before);
    return done;
}
#endif
