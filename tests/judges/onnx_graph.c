/* onnx_graph.c: runs a model's nodes, each by its operation's row, over values known by name. */
#include "onnx_ops.h"

/* x's elements in storage of the axes in reverse order, twice as long and backwards on the first of x's. */
static tn_status place_oddly(tn_ctx *ctx, const tn_tensor *x, tn_tensor *out, tn_error *err)
{
    tn_dims storage = onnx_shape(x), turn = storage;
    int rank = x->rank;
    for (int i = 0; i < rank; i++) {
        storage.v[i] = x->shape[rank - 1 - i] * (i == rank - 1 ? 2 : 1);
        turn.v[i] = rank - 1 - i;
    }
    TN_TRY(tn_tensor_zeros(ctx, x->dtype, storage, out, err));
    TN_TRY(tn_permute(out, turn, out, err));
    if (rank > 0) {
        TN_TRY(tn_slice(out, 0, 0, out->shape[0], 2, out, err));
        TN_TRY(tn_flip(out, 0, out, err));
    }
    return tn_copy_from(ctx, out, x, err);
}

/* x's elements in storage with the second axis innermost: NHWC, where there are four. */
static tn_status place_channels_last(tn_ctx *ctx, const tn_tensor *x, tn_tensor *out, tn_error *err)
{
    tn_dims storage = { x->rank, { 0 } }, turn = storage;
    for (int i = 0; i < x->rank; i++) {
        int at = i == 0 || x->rank < 3 ? i : i == 1 ? x->rank - 1 : i - 1;
        storage.v[at] = x->shape[i];
        turn.v[i] = at;
    }
    TN_TRY(tn_tensor_zeros(ctx, x->dtype, storage, out, err));
    TN_TRY(tn_permute(out, turn, out, err));
    return tn_copy_from(ctx, out, x, err);
}

/* Moves the values that there are. */
static tn_status place_all(tn_ctx *ctx, onnx_case *c, onnx_place place, tn_error *err)
{
    tn_tensor placed;
    for (int i = 0; place != ONNX_PACKED && i < c->count; i++) {
        TN_TRY((place == ONNX_ODD ? place_oddly : place_channels_last)(ctx, &c->values[i].tensor, &placed,
                                                                       err));
        c->values[i].tensor = placed;
    }
    return TN_OK;
}

static tn_status node_run(tn_ctx *ctx, onnx_case *c, const Onnx__NodeProto *proto, const onnx_op *op,
                          tn_error *err)
{
    onnx_node n = { ctx, proto, c->opset, (int)proto->n_input, (int)proto->n_output, { 0 }, { { 0 } }, 0 };
    if (n.ins > ONNX_MAX || n.outs > ONNX_MAX)
        return onnx_fail(err, TN_ERR_RANGE, "%s of %d inputs and %d outputs", op->type, n.ins, n.outs);
    for (int i = 0; i < n.ins; i++) {
        n.in[i] = onnx_value_find(c, proto->input[i]);
        if (!n.in[i] && *proto->input[i])
            return onnx_fail(err, TN_ERR_FORMAT, "%s takes %s, which nothing made", op->type,
                             proto->input[i]);
    }
    TN_TRY(op->run(&n, op->op, err));
    if (onnx_unseen(&n))
        return onnx_fail(err, TN_ERR_UNSUPPORTED, "%s: attribute %s was not looked at", op->type,
                         onnx_unseen(&n));
    for (int i = 0; i < n.outs; i++)
        if (*proto->output[i])
            TN_TRY(onnx_value_add(c, proto->output[i], &n.out[i], err));
    return TN_OK;
}

tn_status onnx_run(tn_ctx *ctx, onnx_case *c, onnx_place place, onnx_bound *bound, tn_error *err)
{
    size_t nodes = c->graph->n_node;
    *bound = nodes > 1 ? (onnx_bound){ (double)nodes, 1e-7 } : (onnx_bound){ 0, 0 };
    TN_TRY(place_all(ctx, c, place, err));
    for (size_t i = 0; i < nodes; i++) {
        const onnx_op *op = onnx_op_find(c->graph->node[i]->op_type);
        if (!op || c->opset < op->opset)
            return onnx_fail(err, TN_ERR_UNSUPPORTED, "%s of opset %d", c->graph->node[i]->op_type,
                             (int)c->opset);
        TN_TRY(node_run(ctx, c, c->graph->node[i], op, err));
        bound->ulps += op->bound.ulps;
        bound->near += op->bound.near;
    }
    return TN_OK;
}
