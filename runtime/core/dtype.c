/* dtype.c: the thirteen element types, and ONNX's names of all its codes. */
#include <tenon/dtype.h>

#include "base/base_p.h"

static const struct {
    const char *onnx;
    const char *name;          /* NULL: no element type here */
    uint8_t     size;
    bool        is_float;
} types[] = {                  /* ORDER dtype: by ONNX code */
    { "UNDEFINED",      NULL,   0, false }, { "FLOAT",          "f32",  4, true },
    { "UINT8",          "u8",   1, false }, { "INT8",           "i8",   1, false },
    { "UINT16",         "u16",  2, false }, { "INT16",          "i16",  2, false },
    { "INT32",          "i32",  4, false }, { "INT64",          "i64",  8, false },
    { "STRING",         NULL,   0, false }, { "BOOL",           "bool", 1, false },
    { "FLOAT16",        "f16",  2, true },  { "DOUBLE",         "f64",  8, true },
    { "UINT32",         "u32",  4, false }, { "UINT64",         "u64",  8, false },
    { "COMPLEX64",      NULL,   0, false }, { "COMPLEX128",     NULL,   0, false },
    { "BFLOAT16",       "bf16", 2, true },  { "FLOAT8E4M3FN",   NULL,   0, false },
    { "FLOAT8E4M3FNUZ", NULL,   0, false }, { "FLOAT8E5M2",     NULL,   0, false },
    { "FLOAT8E5M2FNUZ", NULL,   0, false }, { "UINT4",          NULL,   0, false },
    { "INT4",           NULL,   0, false }, { "FLOAT4E2M1",     NULL,   0, false },
    { "FLOAT8E8M0",     NULL,   0, false }, { "UINT2",          NULL,   0, false },
    { "INT2",           NULL,   0, false }, { "FLOAT6E2M3",     NULL,   0, false },
    { "FLOAT6E3M2",     NULL,   0, false },
};

#define TYPES ((int)(sizeof types / sizeof types[0]))

static bool is_known(int code)
{
    return code >= 0 && code < TYPES && types[code].name != NULL;
}

size_t tn_dtype_size(tn_dtype dtype)
{
    return is_known((int)dtype) ? types[dtype].size : 0;
}

const char *tn_dtype_name(tn_dtype dtype)
{
    return is_known((int)dtype) ? types[dtype].name : "?";
}

bool tn_dtype_is_float(tn_dtype dtype)
{
    return is_known((int)dtype) && types[dtype].is_float;
}

const char *tn_onnx_name(int32_t code)
{
    return code >= 0 && code < TYPES ? types[code].onnx : NULL;
}

tn_status tn_dtype_from_onnx(int32_t code, tn_dtype *out, tn_error *err)
{
    static const char op[] = "dtype_from_onnx";

    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "out is NULL");
    if (tn_onnx_name(code) == NULL)
        return tni_fail(err, TN_ERR_DTYPE, op, -1, "%d is no ONNX type code", (int)code);
    if (!is_known(code))
        return tni_fail(err, TN_ERR_DTYPE, op, -1, "ONNX type %s (%d) is no element type here",
                        tn_onnx_name(code), (int)code);
    *out = (tn_dtype)code;
    return TN_OK;
}
