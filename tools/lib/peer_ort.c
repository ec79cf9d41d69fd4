/* peer_ort.c: ONNX Runtime: each problem is a model of one node, made before it is timed, with inputs and
 * outputs bound to our operands. Which node a problem is stands in ort_graph.c. */
#include "ort_api.h"
#include "ort_graph.h"
#include "peer_p.h"

#include <stdio.h>

typedef struct ort {
    const ort_api *api;
    void *env, *options, *memory;
} ort;

typedef struct ort_call {
    const ort *o;
    void *session;
    int   inputs, outputs;     /* that are given to a run */
    const char *input_name[ORT_INPUTS], *output_name[ORT_OUTPUTS];
    void *input[ORT_INPUTS], *output[ORT_OUTPUTS];
    void *room;                /* for an output that is none of ours */
} ort_call;

/* Whether it worked. */
static bool good(const ort *o, ort_status *status)
{
    if (status)
        o->api->release_status(status);
    return !status;
}

/* -- Opening ----------------------------------------------------------------------------------------*/

static void close_ort(void *opened)
{
    ort *o = opened;
    if (o->memory)
        o->api->release_memory(o->memory);
    if (o->options)
        o->api->release_options(o->options);
    if (o->env)
        o->api->release_env(o->env);
    free(o);
}

static bool set_up(ort *o)
{
    return good(o, o->api->create_env(ORT_LOG_FATAL, "tenon", &o->env)) &&
           good(o, o->api->create_options(&o->options)) &&
           good(o, o->api->set_threads_within(o->options, 1)) &&
           good(o, o->api->set_threads_between(o->options, 1)) &&
           good(o, o->api->create_cpu_memory(ORT_ALLOCATOR_DEVICE, ORT_MEMORY_DEFAULT, &o->memory));
}

static void *open_ort(void *handle, char *version, size_t size)
{
    const ort_api_base *(*base)(void) = (const ort_api_base *(*)(void))peer_symbol(handle, "OrtGetApiBase");
    ort *o = base ? calloc(1, sizeof *o) : NULL;
    if (!o)
        return NULL;
    snprintf(version, size, "%s", base()->version());
    o->api = base()->get(ORT_VERSION_ASKED);
    if (o->api && set_up(o))
        return o;
    close_ort(o);
    return NULL;
}

/* -- Calls ------------------------------------------------------------------------------------------*/

static void run(void *arg)
{
    ort_call *c = arg;
    good(c->o, c->o->api->run(c->session, NULL, c->input_name, (const void *const *)c->input,
                              (size_t)c->inputs, c->output_name, (size_t)c->outputs, c->output));
}

static void release(void *arg)
{
    ort_call *c = arg;
    for (int i = 0; i < c->inputs; i++)
        c->o->api->release_value(c->input[i]);
    for (int i = 0; i < c->outputs; i++)
        c->o->api->release_value(c->output[i]);
    if (c->session)
        c->o->api->release_session(c->session);
    free(c->room);
    free(c);
}

static bool bind_value(ort_call *c, const ort_value *v, void **out)
{
    const ort *o = c->o;
    size_t size = tn_dtype_size(v->dtype);
    for (int i = 0; i < v->rank; i++)
        size *= (size_t)v->extent[i];
    if (!v->data && !c->room)
        c->room = malloc(size);
    void *data = v->data ? v->data : c->room;
    return data && good(o, o->api->create_tensor(o->memory, data, size, v->extent, (size_t)v->rank, v->dtype,
                                                 out));
}

static bool bind_values(ort_call *c, const ort_graph *g)
{
    for (int i = 0; i < g->inputs; i++) {
        if (g->input[i].constant || !g->input[i].dtype)
            continue;
        if (!bind_value(c, &g->input[i], &c->input[c->inputs]))
            return false;
        c->input_name[c->inputs++] = ort_input_name(i);
    }
    for (int i = 0; i < g->outputs; i++) {
        if (!bind_value(c, &g->output[i], &c->output[c->outputs]))
            return false;
        c->output_name[c->outputs++] = ort_output_name(i);
    }
    return true;
}

/* A node whose types the library has no kernel for fails here. */
static bool make_session(ort_call *c, const ort_graph *g)
{
    ort_bytes model;
    const ort *o = c->o;
    bool made = ort_model_write(g, &model) &&
                good(o, o->api->create_session(o->env, model.data, model.size, o->options, &c->session));
    free(model.data);
    return made;
}

static bool prepare(void *opened, const peer_problem *p, peer_call *out)
{
    ort_graph *graph = malloc(sizeof *graph);
    ort_call *c = calloc(1, sizeof *c);
    ort_room room;
    bool made = graph && c && ort_graph_make(p, graph, &room);
    if (made) {
        c->o = opened;
        made = make_session(c, graph) && bind_values(c, graph);
        if (!made)
            release(c);
    } else {
        free(c);
    }
    free(graph);
    if (made)
        *out = (peer_call){ .run = run, .arg = c, .release = release };
    return made;
}

static const char *const library[] = { "libonnxruntime.so.1", "libonnxruntime.so", NULL };

const peer_row peer_ort = { .name = "ORT", .variable = "TENON_PEER_ORT", .package = "npm onnxruntime-node",
                            .library = library, .open = open_ort, .close = close_ort, .prepare = prepare };
