/* peer.c: the list of peers; opening them; what their files ask of a problem. */
#include "peer_p.h"

#include <base/base_p.h>
#include <dlfcn.h>
#include <link.h>
#include <stdarg.h>
#include <stdio.h>
#include <strings.h>

const peer_row *const peer_rows[] = { &peer_sleef, &peer_onednn, &peer_ort, &peer_openblas, &peer_blis,
                                      &peer_xsmm,
                                     NULL };

/* -- Opening ----------------------------------------------------------------------------------------*/

/* One thread each, and none of the switches that slow a library down. Read when a library is opened, or first
 * called. */
static void clear_environment(void)
{
    static const char *const one[] = { "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "BLIS_NUM_THREADS" };
    static const char *const none[] = { "OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE", "BLIS_ARCH_TYPE",
                                        "DNNL_MAX_CPU_ISA", "ONEDNN_MAX_CPU_ISA" };
    for (size_t i = 0; i < sizeof one / sizeof *one; i++)
        setenv(one[i], "1", 1);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        unsetenv(none[i]);
}

static void say_missing(peer *p, const char *path)
{
    if (path)
        snprintf(p->why, sizeof p->why, "not installed: %s says %.100s", p->row->variable, path);
    else
        snprintf(p->why, sizeof p->why, "not installed (%s, or a path in %s)", p->row->package,
                 p->row->variable);
}

static void open_peer(peer *p)
{
    const char *path = getenv(p->row->variable);
    if (path && !*path)
        path = NULL;
    void *handle = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
    for (size_t i = 0; !path && !handle && p->row->library[i]; i++)
        handle = dlopen(p->row->library[i], RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        say_missing(p, path);
        return;
    }
    p->api = p->row->open(handle, p->version, sizeof p->version);
    if (!p->api)
        snprintf(p->why, sizeof p->why, "%s",
                 "installed, but lacks what is called here, or is not for this CPU");
}

static const peer_row *find_row(const char *name, size_t length)
{
    for (size_t i = 0; peer_rows[i]; i++)
        if (strlen(peer_rows[i]->name) == length && strncasecmp(peer_rows[i]->name, name, length) == 0)
            return peer_rows[i];
    return NULL;
}

static void add_peer(peer_set *set, const peer_row *row)
{
    for (size_t i = 0; i < set->count; i++)
        if (set->peer[i].row == row)
            return;
    set->peer[set->count] = (peer){ .row = row };
    open_peer(&set->peer[set->count++]);
}

bool peers_open(peer_set *set, const char *list, const char **name, size_t *length)
{
    *set = (peer_set){ .count = 0 };
    clear_environment();
    if (!*list || strcmp(list, "all") == 0) {
        for (size_t i = 0; peer_rows[i]; i++)
            add_peer(set, peer_rows[i]);
        return true;
    }
    for (*name = list;; *name += *length + 1) {
        *length = strcspn(*name, ",");
        const peer_row *row = find_row(*name, *length);
        if (!row)
            return peers_close(set), false;
        add_peer(set, row);
        if (!(*name)[*length])
            return true;
    }
}

/* The libraries stay loaded: not all of them can be taken away again (threads, exit handlers). */
void peers_close(peer_set *set)
{
    for (size_t i = 0; i < set->count; i++)
        if (set->peer[i].api && set->peer[i].row->close)
            set->peer[i].row->close(set->peer[i].api);
    set->count = 0;
}

bool peer_find(void *handle, const peer_entry *entries, void *api)
{
    for (; entries->name; entries++) {
        void *found = dlsym(handle, entries->name);
        if (!found)
            return false;
        memcpy((char *)api + entries->offset, &found, sizeof found);
    }
    return true;
}

peer_code peer_symbol(void *handle, const char *format, ...)
{
    char name[64];
    void *found;
    peer_code code = NULL;
    va_list args;
    va_start(args, format);
    vsnprintf(name, sizeof name, format, args);
    va_end(args);
    found = dlsym(handle, name);
    memcpy(&code, &found, sizeof code);
    return code;
}

void peer_file_version(void *handle, char *version, size_t size)
{
    struct link_map *map = NULL;
    char *path = dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 ? realpath(map->l_name, NULL) : NULL;
    const char *at = path ? strstr(path, ".so.") : NULL;
    snprintf(version, size, "%s", at ? at + 4 : "");
    free(path);
}

/* -- Problems ---------------------------------------------------------------------------------------*/

bool peer_is(const peer_problem *p, const char *op) { return strcmp(p->op, op) == 0; }

bool peer_all_packed(const peer_problem *p)
{
    for (size_t i = 0; i < p->inputs + p->outputs; i++)
        if (!p->tensor[i].packed)
            return false;
    return true;
}

bool peer_all_of(const peer_problem *p, tn_dtype dtype)
{
    for (size_t i = 0; i < p->inputs + p->outputs; i++)
        if (p->tensor[i].dtype != dtype)
            return false;
    return true;
}

const int32_t *peer_ints(const peer_problem *p, const char *name)
{
    const tni_op_row *row = tni_op_find(p->desc->op, p->desc->wrt);
    for (size_t i = 0; i < row->int_count; i++)
        if (strcmp(row->ints[i].name, name) == 0)
            return &p->desc->ints[tni_int_at(row, (int)i)];
    return NULL;
}

int peer_int(const peer_problem *p, const char *name, int otherwise)
{
    const int32_t *values = peer_ints(p, name);
    return values ? *values : otherwise;
}

double peer_float(const peer_problem *p, const char *name, double otherwise)
{
    const tni_op_row *row = tni_op_find(p->desc->op, p->desc->wrt);
    for (int i = 0; i < 4 && row->floats[i]; i++)
        if (strcmp(row->floats[i], name) == 0)
            return (double)p->desc->floats[i];
    return otherwise;
}

const peer_tensor *peer_output(const peer_problem *p) { return &p->tensor[p->inputs]; }
