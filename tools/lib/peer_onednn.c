/* peer_onednn.c: oneDNN, version 2: each problem is one primitive, created before it is timed, on our
 * operands with their strides. Which primitive a problem is stands in onednn_kinds.c. */
#include "onednn_api.h"
#include "onednn_primitive.h"
#include "peer_p.h"

#include <stdio.h>

#define ENTRY(name, member) { name, offsetof(onednn_api, member) }

static const peer_entry entries[] = {
    ENTRY("dnnl_version", version),
    ENTRY("dnnl_engine_create", engine_create),
    ENTRY("dnnl_stream_create", stream_create),
    ENTRY("dnnl_engine_destroy", engine_destroy),
    ENTRY("dnnl_stream_destroy", stream_destroy),
    ENTRY("dnnl_stream_wait", stream_wait),
    ENTRY("dnnl_memory_desc_init_by_strides", md_by_strides),
    ENTRY("dnnl_memory_desc_init_by_tag", md_by_tag),
    ENTRY("dnnl_memory_desc_get_size", md_size),
    ENTRY("dnnl_memory_create", memory_create),
    ENTRY("dnnl_memory_destroy", memory_destroy),
    ENTRY("dnnl_primitive_desc_create", pd_create),
    ENTRY("dnnl_primitive_desc_destroy", pd_destroy),
    ENTRY("dnnl_primitive_desc_query", pd_query),
    ENTRY("dnnl_primitive_desc_query_md", pd_query_md),
    ENTRY("dnnl_primitive_attr_create", attr_create),
    ENTRY("dnnl_primitive_attr_destroy", attr_destroy),
    ENTRY("dnnl_primitive_attr_set_post_ops", attr_set_post_ops),
    ENTRY("dnnl_post_ops_create", post_ops_create),
    ENTRY("dnnl_post_ops_destroy", post_ops_destroy),
    ENTRY("dnnl_post_ops_append_eltwise", add_eltwise),
    ENTRY("dnnl_primitive_create", primitive_create),
    ENTRY("dnnl_primitive_destroy", primitive_destroy),
    ENTRY("dnnl_primitive_execute", execute),
    ENTRY("dnnl_reorder_primitive_desc_create", reorder),
    ENTRY("dnnl_eltwise_forward_desc_init", eltwise),
    ENTRY("dnnl_binary_desc_init", binary),
    ENTRY("dnnl_softmax_forward_desc_init", softmax),
    ENTRY("dnnl_logsoftmax_forward_desc_init", log_softmax),
    ENTRY("dnnl_layer_normalization_forward_desc_init", layer_norm),
    ENTRY("dnnl_batch_normalization_forward_desc_init", batch_norm),
    ENTRY("dnnl_pooling_forward_desc_init", pooling),
    ENTRY("dnnl_reduction_desc_init", reduction),
    ENTRY("dnnl_matmul_desc_init", matmul),
    ENTRY("dnnl_dilated_convolution_forward_desc_init", convolution),
    { NULL, 0 },
};

static void close_onednn(void *opened)
{
    onednn_api *api = opened;
    if (api->stream)
        api->stream_destroy(api->stream);
    if (api->engine)
        api->engine_destroy(api->engine);
    free(api);
}

static void *open_onednn(void *handle, char *version, size_t size)
{
    onednn_api *api = calloc(1, sizeof *api);
    const onednn_version *(*of)(void) = (const onednn_version *(*)(void))peer_symbol(handle, "dnnl_version");
    if (!api)
        return NULL;
    if (of)
        snprintf(version, size, "%d.%d.%d", of()->major, of()->minor, of()->patch);
    if (of && of()->major == 2 && peer_find(handle, entries, api) &&
        api->engine_create(&api->engine, ONEDNN_CPU, 0) == 0 &&
        api->stream_create(&api->stream, api->engine, ONEDNN_IN_ORDER) == 0)
        return api;
    close_onednn(api);
    return NULL;
}

typedef struct onednn_call {
    const onednn_api *api;
    onednn_primitive primitive;
} onednn_call;

static void run(void *arg)
{
    const onednn_call *c = arg;
    c->api->execute(c->primitive.primitive, c->api->stream, c->primitive.args, c->primitive.arg);
    c->api->stream_wait(c->api->stream);
}

static void release(void *arg)
{
    onednn_call *c = arg;
    onednn_primitive_reset(c->api, &c->primitive);
    free(c);
}

static bool prepare(void *api, const peer_problem *p, peer_call *out)
{
    onednn_call *c = calloc(1, sizeof *c);
    if (!c)
        return false;
    c->api = api;
    if (!onednn_primitive_make(api, p, &c->primitive)) {
        release(c);
        return false;
    }
    *out = (peer_call){ .run = run, .arg = c, .release = release };
    snprintf(out->how, sizeof out->how, "%s", c->primitive.how);
    return true;
}

static const char *const library[] = { "libdnnl.so.2", "libdnnl.so", NULL };

const peer_row peer_onednn = { .name = "oneDNN", .variable = "TENON_PEER_ONEDNN", .package = "libdnnl2",
                               .library = library, .fuses = true, .open = open_onednn, .close = close_onednn,
                               .prepare = prepare };
