/* lua_host.c: a Lua state that runs the generator from texts inside the library. `require` and `loadfile`
 * find gen/ and templates/ among them and nowhere else; no file, process or native module can be reached.
 * Chunk names are the paths in the source tree, so that a template's error names its line. */
#include "jit_p.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>

struct tni_lua {
    lua_State *state;
};

/* The texts, as the generator writes them: name "gen/kernel.lua". */
typedef struct {
    const char *name;
    const char *text;
    size_t      size;
} embedded;
extern const embedded tni_embedded[];
extern const size_t tni_embedded_count;

const char tni_lua_version[] = LUA_RELEASE;

/* -- Finding texts ------------------------------------------------------------------------------*/

static const embedded *find(const char *name)
{
    for (size_t i = 0; i < tni_embedded_count; i++)
        if (strcmp(tni_embedded[i].name, name) == 0)
            return &tni_embedded[i];
    return NULL;
}

/* Pushes the chunk of a text, or nil and a message as loadfile does. Results on the stack. */
static int load_text(lua_State *state, const embedded *text, int env)
{
    lua_pushfstring(state, "@%s", text->name);
    if (luaL_loadbufferx(state, text->text, text->size, lua_tostring(state, -1), "t") != LUA_OK) {
        lua_pushnil(state);
        lua_insert(state, -2);
        return 2;
    }
    if (env) {
        lua_pushvalue(state, env);
        lua_setupvalue(state, -2, 1);
    }
    return 1;
}

/* loadfile(name [, mode [, env]]) over the texts. */
static int embedded_loadfile(lua_State *state)
{
    const char *name = luaL_checkstring(state, 1);
    const embedded *text = find(name);
    if (text)
        return load_text(state, text, lua_isnone(state, 3) ? 0 : 3);
    lua_pushnil(state);
    lua_pushfstring(state, "cannot open %s", name);
    return 2;
}

/* The searcher of require: module "gen.kernel" is the text "gen/kernel.lua". */
static int embedded_searcher(lua_State *state)
{
    const char *module = luaL_checkstring(state, 1);
    const char *name = lua_pushfstring(state, "%s.lua", luaL_gsub(state, module, ".", "/"));
    const embedded *text = find(name);
    if (text == NULL) {
        lua_pushfstring(state, "no text '%s'", name);
        return 1;
    }
    if (load_text(state, text, 0) != 1)
        return luaL_error(state, "%s", lua_tostring(state, -1));
    lua_pushstring(state, text->name);
    return 2;
}

/* -- The state ----------------------------------------------------------------------------------*/

static const luaL_Reg libraries[] = {
    { LUA_GNAME, luaopen_base }, { LUA_LOADLIBNAME, luaopen_package }, { LUA_TABLIBNAME, luaopen_table },
    { LUA_STRLIBNAME, luaopen_string }, { LUA_MATHLIBNAME, luaopen_math }, { LUA_UTF8LIBNAME, luaopen_utf8 },
    { LUA_COLIBNAME, luaopen_coroutine }, { LUA_DBLIBNAME, luaopen_debug },
};

/* Replaces what reaches out of the state: files, native modules, the debugger. */
static void close_doors(lua_State *state)
{
    lua_pushcfunction(state, embedded_loadfile);
    lua_setglobal(state, "loadfile");
    lua_pushnil(state);
    lua_setglobal(state, "dofile");
    lua_getglobal(state, LUA_LOADLIBNAME);
    lua_pushnil(state);
    lua_setfield(state, -2, "loadlib");
    lua_createtable(state, 1, 0);
    lua_pushcfunction(state, embedded_searcher);
    lua_seti(state, -2, 1);
    lua_setfield(state, -2, "searchers");
    static const char *const hidden[] = { "debug", "sethook", "setmetatable", "setupvalue", "upvaluejoin" };
    lua_getglobal(state, LUA_DBLIBNAME);
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++) {
        lua_pushnil(state);
        lua_setfield(state, -2, hidden[i]);
    }
}

static int open_state(lua_State *state)
{
    lua_pushboolean(state, true);
    lua_setfield(state, LUA_REGISTRYINDEX, "LUA_NOENV");
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
        luaL_requiref(state, libraries[i].name, libraries[i].func, true);
    close_doors(state);
    lua_gc(state, LUA_GCGEN, 0, 0);
    return 0;
}

/* Runs the function on the stack below count arguments; false: error holds its message. */
static bool protect(lua_State *state, int count, int results, char *error, size_t error_size)
{
    if (lua_pcall(state, count, results, 0) == LUA_OK)
        return true;
    const char *message = lua_tostring(state, -1);
    snprintf(error, error_size, "%s", message ? message : "an error that is no text");
    lua_settop(state, 0);
    return false;
}

tni_lua *tni_lua_create(char *error, size_t error_size)
{
    tni_lua *lua = malloc(sizeof *lua);
    lua_State *state = luaL_newstate();
    if (lua == NULL || state == NULL) {
        snprintf(error, error_size, "no memory for a Lua state");
    } else {
        lua_pushcfunction(state, open_state);
        if (protect(state, 0, 0, error, error_size)) {
            lua->state = state;
            return lua;
        }
    }
    if (state)
        lua_close(state);
    free(lua);
    return NULL;
}

void tni_lua_destroy(tni_lua *lua)
{
    if (lua == NULL)
        return;
    lua_close(lua->state);
    free(lua);
}

/* -- Calls --------------------------------------------------------------------------------------*/

typedef struct request {
    const char *module, *function;
    int         argc;
    const char *const *argv;
    int         positions;     /* −1: no such argument */
    tni_text   *out;
    bool        copied;
} request;

/* require(module)[function](argv…), its string copied to out. */
static int run_request(lua_State *state)
{
    request *r = lua_touserdata(state, 1);
    lua_getglobal(state, "require");
    lua_pushstring(state, r->module);
    lua_call(state, 1, 1);
    if (!lua_istable(state, -1) || lua_getfield(state, -1, r->function) != LUA_TFUNCTION)
        return luaL_error(state, "module %s has no function '%s'", r->module, r->function);
    luaL_checkstack(state, r->argc + 1, "too many arguments");
    for (int i = 0; i < r->argc; i++)
        lua_pushstring(state, r->argv[i]);
    if (r->positions >= 0)
        lua_pushboolean(state, r->positions);
    lua_call(state, r->argc + (r->positions >= 0), 1);
    size_t size;
    const char *text = lua_tolstring(state, -1, &size);
    if (text == NULL)
        return luaL_error(state, "%s.%s gave no text but a %s", r->module, r->function,
                          luaL_typename(state, -1));
    r->copied = tni_text_copy(r->out, text, size);
    return 0;
}

static bool run(tni_lua *lua, request *r, char *error, size_t error_size)
{
    lua_pushcfunction(lua->state, run_request);
    lua_pushlightuserdata(lua->state, r);
    if (!protect(lua->state, 1, 0, error, error_size))
        return false;
    if (!r->copied)
        snprintf(error, error_size, "no memory for the text of %s.%s", r->module, r->function);
    return r->copied;
}

bool tni_lua_call(tni_lua *lua, const char *module, const char *function, int argc, const char *const *argv,
                  tni_text *out, char *error, size_t error_size)
{
    return run(lua, &(request){ module, function, argc, argv, -1, out, false }, error, error_size);
}

bool tni_lua_generate(tni_lua *lua, const char *line, tni_form form, bool positions, tni_text *out,
                      char *error, size_t error_size)
{
    const char *argv[] = { line, form == TNI_FORM_C ? "c" : "ir" };
    return run(lua, &(request){ "gen.request", "print", 2, argv, positions, out, false }, error, error_size);
}
