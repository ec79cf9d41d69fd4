/* onnx_ops.c: the families' rows as one table. */
#include "onnx_ops.h"

#include <string.h>

static const onnx_op *const families[] = {
    onnx_elementwise, onnx_composed, onnx_places, onnx_constant, onnx_product, onnx_reduce, onnx_norm,
    onnx_window, onnx_move, onnx_loss, onnx_view
};

const onnx_op *onnx_op_find(const char *type)
{
    for (size_t f = 0; f < sizeof families / sizeof families[0]; f++)
        for (const onnx_op *row = families[f]; row->type; row++)
            if (!strcmp(row->type, type))
                return row;
    return NULL;
}
