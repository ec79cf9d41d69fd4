/* ops.c: the operations, a row each, and the meaning of each elementwise one on one element, in double.
 * Generated from gen/ops/: do not edit. */
#include "kernel/reference/reference_p.h"

#include <math.h>

static double reference_add(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a + b;
}

static int64_t signed_add(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return (uint64_t)a + (uint64_t)b;
}

static uint64_t unsigned_add(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return (uint64_t)a + (uint64_t)b;
}

static double reference_sub(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a - b;
}

static int64_t signed_sub(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return (uint64_t)a - (uint64_t)b;
}

static uint64_t unsigned_sub(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return (uint64_t)a - (uint64_t)b;
}

static double reference_mul(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a * b;
}

static int64_t signed_mul(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return (uint64_t)a * (uint64_t)b;
}

static uint64_t unsigned_mul(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return (uint64_t)a * (uint64_t)b;
}

static double reference_div(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a / b;
}

static int64_t signed_div(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return _Generic(a, int64_t: tni_divide_signed, uint64_t: tni_divide_unsigned)(a, b);
}

static uint64_t unsigned_div(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return _Generic(a, int64_t: tni_divide_signed, uint64_t: tni_divide_unsigned)(a, b);
}

static double reference_pow(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return tni_reference_pow(a, b);
}

static double reference_min(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a < b || isnan(a) ? a : b;
}

static int64_t signed_min(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a < b ? a : b;
}

static uint64_t unsigned_min(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a < b ? a : b;
}

static double reference_max(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a > b || isnan(a) ? a : b;
}

static int64_t signed_max(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a > b ? a : b;
}

static uint64_t unsigned_max(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a > b ? a : b;
}

static double reference_equal(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a == b;
}

static int64_t signed_equal(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a == b;
}

static uint64_t unsigned_equal(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a == b;
}

static double reference_not_equal(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a != b;
}

static int64_t signed_not_equal(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a != b;
}

static uint64_t unsigned_not_equal(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a != b;
}

static double reference_less(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a < b;
}

static int64_t signed_less(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a < b;
}

static uint64_t unsigned_less(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a < b;
}

static double reference_less_equal(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a <= b;
}

static int64_t signed_less_equal(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a <= b;
}

static uint64_t unsigned_less_equal(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a <= b;
}

static double reference_greater(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a > b;
}

static int64_t signed_greater(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a > b;
}

static uint64_t unsigned_greater(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a > b;
}

static double reference_greater_equal(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a >= b;
}

static int64_t signed_greater_equal(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a >= b;
}

static uint64_t unsigned_greater_equal(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a >= b;
}

static double reference_logical_and(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a != 0 && b != 0;
}

static int64_t signed_logical_and(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a && b;
}

static uint64_t unsigned_logical_and(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a && b;
}

static double reference_logical_or(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return a != 0 || b != 0;
}

static int64_t signed_logical_or(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a || b;
}

static uint64_t unsigned_logical_or(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a || b;
}

static double reference_logical_xor(const double *in, const float *param)
{
    double a = in[0];
    double b = in[1];
    (void)param;
    return (a != 0) != (b != 0);
}

static int64_t signed_logical_xor(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return !a != !b;
}

static uint64_t unsigned_logical_xor(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return !a != !b;
}

static int64_t signed_bit_and(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a & b;
}

static uint64_t unsigned_bit_and(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a & b;
}

static int64_t signed_bit_or(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a | b;
}

static uint64_t unsigned_bit_or(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a | b;
}

static int64_t signed_bit_xor(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return a ^ b;
}

static uint64_t unsigned_bit_xor(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return a ^ b;
}

static int64_t signed_shift_left(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return (uint64_t)b < 64 ? (uint64_t)a << b : 0;
}

static uint64_t unsigned_shift_left(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return (uint64_t)b < 64 ? (uint64_t)a << b : 0;
}

static int64_t signed_shift_right(const int64_t *in, const int64_t *param)
{
    int64_t a = in[0];
    int64_t b = in[1];
    (void)param;
    return (uint64_t)b < 64 ? a >> b : a >> 63 >> 63;
}

static uint64_t unsigned_shift_right(const uint64_t *in, const uint64_t *param)
{
    uint64_t a = in[0];
    uint64_t b = in[1];
    (void)param;
    return (uint64_t)b < 64 ? a >> b : a >> 63 >> 63;
}

static double reference_neg(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return -x;
}

static int64_t signed_neg(const int64_t *in, const int64_t *param)
{
    int64_t x = in[0];
    (void)param;
    return 0 - (uint64_t)x;
}

static uint64_t unsigned_neg(const uint64_t *in, const uint64_t *param)
{
    uint64_t x = in[0];
    (void)param;
    return 0 - (uint64_t)x;
}

static double reference_abs(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return fabs(x);
}

static int64_t signed_abs(const int64_t *in, const int64_t *param)
{
    int64_t x = in[0];
    (void)param;
    return x > 0 ? (uint64_t)x : 0 - (uint64_t)x;
}

static uint64_t unsigned_abs(const uint64_t *in, const uint64_t *param)
{
    uint64_t x = in[0];
    (void)param;
    return x > 0 ? (uint64_t)x : 0 - (uint64_t)x;
}

static double reference_relu(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return x < 0 ? 0 : x;
}

static double reference_relu_d0(const double *in, const float *param)
{
    double g = in[0];
    double y = in[1];
    (void)param;
    return y > 0 ? g : 0;
}

static double reference_leaky_relu(const double *in, const float *param)
{
    double x = in[0];
    double slope = (double)param[0];
    return x > 0 ? x : slope * x;
}

static double reference_clip(const double *in, const float *param)
{
    double x = in[0];
    double lo = (double)param[0];
    double hi = (double)param[1];
    return x < lo ? lo : x > hi ? hi : x;
}

static int64_t signed_clip(const int64_t *in, const int64_t *param)
{
    int64_t x = in[0];
    int64_t lo = param[0];
    int64_t hi = param[1];
    return x < lo ? lo : x > hi ? hi : x;
}

static uint64_t unsigned_clip(const uint64_t *in, const uint64_t *param)
{
    uint64_t x = in[0];
    uint64_t lo = param[0];
    uint64_t hi = param[1];
    return x < lo ? lo : x > hi ? hi : x;
}

static double reference_exp(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_exp(x);
}

static double reference_log(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_log(x);
}

static double reference_sqrt(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return sqrt(x);
}

static double reference_rsqrt(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return 1 / sqrt(x);
}

static double reference_reciprocal(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return 1 / x;
}

static double reference_erf(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_erf(x);
}

static double reference_tanh(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_tanh(x);
}

static double reference_sigmoid(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_sigmoid(x);
}

static double reference_silu(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_silu(x);
}

static double reference_gelu(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_gelu(x);
}

static double reference_gelu_tanh(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_gelu_tanh(x);
}

static double reference_softplus(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_softplus(x);
}

static double reference_sin(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_sin(x);
}

static double reference_cos(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return tni_reference_cos(x);
}

static double reference_floor(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return floor(x);
}

static double reference_ceil(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return ceil(x);
}

static double reference_round(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return nearbyint(x);
}

static double reference_logical_not(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return x == 0;
}

static int64_t signed_logical_not(const int64_t *in, const int64_t *param)
{
    int64_t x = in[0];
    (void)param;
    return !x;
}

static uint64_t unsigned_logical_not(const uint64_t *in, const uint64_t *param)
{
    uint64_t x = in[0];
    (void)param;
    return !x;
}

static int64_t signed_bit_not(const int64_t *in, const int64_t *param)
{
    int64_t x = in[0];
    (void)param;
    return ~x;
}

static uint64_t unsigned_bit_not(const uint64_t *in, const uint64_t *param)
{
    uint64_t x = in[0];
    (void)param;
    return ~x;
}

static double reference_scale(const double *in, const float *param)
{
    double x = in[0];
    double by = (double)param[0];
    return by * x;
}

static double reference_sign(const double *in, const float *param)
{
    double x = in[0];
    (void)param;
    return x > 0 ? 1 : x < 0 ? -1 : x == 0 ? 0 : x;
}

static int64_t signed_sign(const int64_t *in, const int64_t *param)
{
    int64_t x = in[0];
    (void)param;
    return x > 0 ? 1 : x == 0 ? 0 : -1;
}

static uint64_t unsigned_sign(const uint64_t *in, const uint64_t *param)
{
    uint64_t x = in[0];
    (void)param;
    return x > 0 ? 1 : x == 0 ? 0 : -1;
}

static const uint8_t types_1[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32, TN_F32 },
    { TN_F64, TN_F64, TN_F64 },
    { TN_F16, TN_F16, TN_F16 },
    { TN_BF16, TN_BF16, TN_BF16 },
    { TN_U8, TN_U8, TN_U8 },
    { TN_U16, TN_U16, TN_U16 },
    { TN_U32, TN_U32, TN_U32 },
    { TN_U64, TN_U64, TN_U64 },
    { TN_I8, TN_I8, TN_I8 },
    { TN_I16, TN_I16, TN_I16 },
    { TN_I32, TN_I32, TN_I32 },
    { TN_I64, TN_I64, TN_I64 }
};
static const char *const names_2[] = {
    "a", "b", NULL
};
static const char *const names_3[] = {
    "dst", NULL
};
static const uint8_t types_4[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32, TN_F32 },
    { TN_F64, TN_F64, TN_F64 },
    { TN_F16, TN_F16, TN_F16 },
    { TN_BF16, TN_BF16, TN_BF16 }
};
static const uint8_t types_5[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32, TN_BOOL },
    { TN_F64, TN_F64, TN_BOOL },
    { TN_F16, TN_F16, TN_BOOL },
    { TN_BF16, TN_BF16, TN_BOOL },
    { TN_U8, TN_U8, TN_BOOL },
    { TN_U16, TN_U16, TN_BOOL },
    { TN_U32, TN_U32, TN_BOOL },
    { TN_U64, TN_U64, TN_BOOL },
    { TN_I8, TN_I8, TN_BOOL },
    { TN_I16, TN_I16, TN_BOOL },
    { TN_I32, TN_I32, TN_BOOL },
    { TN_I64, TN_I64, TN_BOOL },
    { TN_BOOL, TN_BOOL, TN_BOOL }
};
static const uint8_t types_6[][TNI_ROW_TYPES] = {
    { TN_BOOL, TN_BOOL, TN_BOOL }
};
static const uint8_t types_7[][TNI_ROW_TYPES] = {
    { TN_U8, TN_U8, TN_U8 },
    { TN_U16, TN_U16, TN_U16 },
    { TN_U32, TN_U32, TN_U32 },
    { TN_U64, TN_U64, TN_U64 },
    { TN_I8, TN_I8, TN_I8 },
    { TN_I16, TN_I16, TN_I16 },
    { TN_I32, TN_I32, TN_I32 },
    { TN_I64, TN_I64, TN_I64 }
};
static const uint8_t types_8[][TNI_ROW_TYPES] = {
    { TN_BOOL, TNI_TYPE_ANY, TNI_TYPE_ANY, TNI_TYPE_ANY }
};
static const char *const names_9[] = {
    "condition", "a", "b", NULL
};
static const uint8_t types_10[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32 },
    { TN_F64, TN_F64 },
    { TN_F16, TN_F16 },
    { TN_BF16, TN_BF16 },
    { TN_I8, TN_I8 },
    { TN_I16, TN_I16 },
    { TN_I32, TN_I32 },
    { TN_I64, TN_I64 }
};
static const char *const names_11[] = {
    "src", NULL
};
static const uint8_t types_12[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32 },
    { TN_F64, TN_F64 },
    { TN_F16, TN_F16 },
    { TN_BF16, TN_BF16 }
};
static const char *const names_13[] = {
    "g", "y", NULL
};
static const uint8_t types_14[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32 },
    { TN_F64, TN_F64 },
    { TN_F16, TN_F16 },
    { TN_BF16, TN_BF16 },
    { TN_U8, TN_U8 },
    { TN_U16, TN_U16 },
    { TN_U32, TN_U32 },
    { TN_U64, TN_U64 },
    { TN_I8, TN_I8 },
    { TN_I16, TN_I16 },
    { TN_I32, TN_I32 },
    { TN_I64, TN_I64 }
};
static const uint8_t types_15[][TNI_ROW_TYPES] = {
    { TN_BOOL, TN_BOOL }
};
static const uint8_t types_16[][TNI_ROW_TYPES] = {
    { TN_U8, TN_U8 },
    { TN_U16, TN_U16 },
    { TN_U32, TN_U32 },
    { TN_U64, TN_U64 },
    { TN_I8, TN_I8 },
    { TN_I16, TN_I16 },
    { TN_I32, TN_I32 },
    { TN_I64, TN_I64 }
};
static const uint8_t types_17[][TNI_ROW_TYPES] = {
    { TN_U8, TN_F32 },
    { TN_F32, TN_F32 }
};
static const uint8_t types_18[][TNI_ROW_TYPES] = {
    { TNI_TYPE_ANY, TNI_TYPE_ANY }
};
static const tni_int_row ints_19[] = {
    { .name = "axis", .kind = TNI_INT_AXIS, .needed = true }
};
static const tni_int_row ints_20[] = {
    { .name = "before", .kind = TNI_INT_SIZES, .otherwise = 0 },
    { .name = "after", .kind = TNI_INT_SIZES, .otherwise = 0 }
};
static const uint8_t types_21[][TNI_ROW_TYPES] = {
    { TNI_TYPE_ANY, TN_I32, TNI_TYPE_ANY },
    { TNI_TYPE_ANY, TN_I64, TNI_TYPE_ANY }
};
static const tni_int_row ints_22[] = {
    { .name = "axis", .kind = TNI_INT_AXIS, .otherwise = 0 }
};
static const char *const names_23[] = {
    "src", "index", NULL
};
static const tni_int_row ints_24[] = {
    { .name = "skip", .kind = TNI_INT_INT, .otherwise = 2147483647 }
};
static const char *const names_25[] = {
    "table", "index", NULL
};
static const uint8_t types_26[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32, TN_F32 },
    { TN_F64, TN_F64, TN_F64 },
    { TN_F16, TN_F16, TN_F16 },
    { TN_BF16, TN_BF16, TN_BF16 },
    { TN_F16, TN_F16, TN_F32 },
    { TN_BF16, TN_BF16, TN_F32 }
};
static const char *const names_27[] = {
    "x", "w", NULL
};
static const tni_int_row ints_28[] = {
    { .name = "stride", .kind = TNI_INT_PAIR, .otherwise = 1 },
    { .name = "dilation", .kind = TNI_INT_PAIR, .otherwise = 1 },
    { .name = "pad", .kind = TNI_INT_PAIR, .otherwise = 0 },
    { .name = "pad_extra", .kind = TNI_INT_PAIR, .otherwise = 0 },
    { .name = "groups", .kind = TNI_INT_INT, .otherwise = 1 },
    { .name = "bias", .kind = TNI_INT_OPTION, .dtype = 0 }
};
static const char *const names_29[] = {
    "src", "w", NULL
};
static const uint8_t types_30[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32, TN_F32, TN_F32 },
    { TN_F64, TN_F64, TN_F64, TN_F64 },
    { TN_F16, TN_F16, TN_F16, TN_F16 },
    { TN_BF16, TN_BF16, TN_BF16, TN_BF16 }
};
static const tni_int_row ints_31[] = {
    { .name = "causal", .kind = TNI_INT_FLAG, .otherwise = 0 },
    { .name = "mask", .kind = TNI_INT_OPTION, .dtype = TN_BOOL },
    { .name = "bias", .kind = TNI_INT_OPTION, .dtype = 0 }
};
static const char *const names_32[] = {
    "q", "k", "v", NULL
};
static const uint8_t types_33[][TNI_ROW_TYPES] = {
    { TN_U8, TN_U8, TN_I32 },
    { TN_U8, TN_I8, TN_I32 },
    { TN_I8, TN_U8, TN_I32 },
    { TN_I8, TN_I8, TN_I32 },
    { TN_U8, TN_U8, TN_F32 },
    { TN_U8, TN_I8, TN_F32 },
    { TN_I8, TN_U8, TN_F32 },
    { TN_I8, TN_I8, TN_F32 }
};
static const tni_int_row ints_34[] = {
    { .name = "a_zero", .kind = TNI_INT_OPTION, .dtype = 0 },
    { .name = "b_zero", .kind = TNI_INT_OPTION, .dtype = TNI_TYPE_SECOND },
    { .name = "scale", .kind = TNI_INT_OPTION, .dtype = TN_F32 }
};
static const uint8_t types_35[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32 },
    { TN_F64, TN_F64 },
    { TN_F16, TN_F16 },
    { TN_BF16, TN_BF16 },
    { TN_I8, TN_I8 },
    { TN_U8, TN_U8 },
    { TN_I16, TN_I16 },
    { TN_U16, TN_U16 },
    { TN_I32, TN_I32 },
    { TN_U32, TN_U32 },
    { TN_I64, TN_I64 },
    { TN_U64, TN_U64 }
};
static const tni_int_row ints_36[] = {
    { .name = "axis", .kind = TNI_INT_AXES, .needed = true },
    { .name = "keepdims", .kind = TNI_INT_FLAG, .otherwise = 0 }
};
static const uint8_t types_37[][TNI_ROW_TYPES] = {
    { TN_F32, TN_I64 },
    { TN_F64, TN_I64 },
    { TN_F16, TN_I64 },
    { TN_BF16, TN_I64 },
    { TN_I8, TN_I64 },
    { TN_U8, TN_I64 },
    { TN_I16, TN_I64 },
    { TN_U16, TN_I64 },
    { TN_I32, TN_I64 },
    { TN_U32, TN_I64 },
    { TN_I64, TN_I64 },
    { TN_U64, TN_I64 }
};
static const tni_int_row ints_38[] = {
    { .name = "axis", .kind = TNI_INT_AXIS, .otherwise = -1 }
};
static const tni_int_row ints_39[] = {
    { .name = "trailing", .kind = TNI_INT_INT, .otherwise = 1 },
    { .name = "scale", .kind = TNI_INT_OPTION, .dtype = 0 },
    { .name = "bias", .kind = TNI_INT_OPTION, .dtype = 0 }
};
static const tni_int_row ints_40[] = {
    { .name = "trailing", .kind = TNI_INT_INT, .otherwise = 1 },
    { .name = "scale", .kind = TNI_INT_OPTION, .dtype = 0 }
};
static const tni_int_row ints_41[] = {
    { .name = "groups", .kind = TNI_INT_INT, .needed = true },
    { .name = "scale", .kind = TNI_INT_OPTION, .dtype = 0 },
    { .name = "bias", .kind = TNI_INT_OPTION, .dtype = 0 }
};
static const uint8_t types_42[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32, TN_F32, TN_F32 },
    { TN_F64, TN_F64, TN_F64, TN_F64 },
    { TN_F16, TN_F16, TN_F16, TN_F16 },
    { TN_F16, TN_F32, TN_F32, TN_F16 },
    { TN_BF16, TN_BF16, TN_BF16, TN_BF16 },
    { TN_BF16, TN_F32, TN_F32, TN_BF16 }
};
static const tni_int_row ints_43[] = {
    { .name = "training", .kind = TNI_INT_FLAG, .otherwise = 0 },
    { .name = "scale", .kind = TNI_INT_OPTION, .dtype = 0 },
    { .name = "bias", .kind = TNI_INT_OPTION, .dtype = 0 }
};
static const char *const names_44[] = {
    "x", "mean", "var", NULL
};
static const char *const names_45[] = {
    "dst", "new_mean", "new_var", NULL
};
static const uint8_t types_46[][TNI_ROW_TYPES] = {
    { TN_F32, TN_F32 },
    { TN_F64, TN_F64 },
    { TN_F16, TN_F16 },
    { TN_BF16, TN_BF16 },
    { TN_I8, TN_I8 },
    { TN_U8, TN_U8 },
    { TN_I32, TN_I32 }
};
static const tni_int_row ints_47[] = {
    { .name = "kernel", .kind = TNI_INT_PAIR, .needed = true },
    { .name = "stride", .kind = TNI_INT_PAIR, .otherwise = 1 },
    { .name = "pad", .kind = TNI_INT_PAIR, .otherwise = 0 },
    { .name = "pad_extra", .kind = TNI_INT_PAIR, .otherwise = 0 },
    { .name = "ceil", .kind = TNI_INT_FLAG, .otherwise = 0 },
    { .name = "indices", .kind = TNI_INT_FLAG, .otherwise = 0 }
};
static const char *const names_48[] = {
    "dst", "indices", NULL
};
static const tni_int_row ints_49[] = {
    { .name = "kernel", .kind = TNI_INT_PAIR, .needed = true },
    { .name = "stride", .kind = TNI_INT_PAIR, .otherwise = 1 },
    { .name = "pad", .kind = TNI_INT_PAIR, .otherwise = 0 },
    { .name = "pad_extra", .kind = TNI_INT_PAIR, .otherwise = 0 },
    { .name = "ceil", .kind = TNI_INT_FLAG, .otherwise = 0 },
    { .name = "count_pad", .kind = TNI_INT_FLAG, .otherwise = 0 }
};
static const uint8_t types_50[][TNI_ROW_TYPES] = {
    { TN_F32, TN_I32, TN_F32 },
    { TN_F32, TN_I64, TN_F32 },
    { TN_F64, TN_I32, TN_F64 },
    { TN_F64, TN_I64, TN_F64 },
    { TN_F16, TN_I32, TN_F16 },
    { TN_F16, TN_I64, TN_F16 },
    { TN_BF16, TN_I32, TN_BF16 },
    { TN_BF16, TN_I64, TN_BF16 }
};
static const char *const names_51[] = {
    "mean", "sum", "none", NULL
};
static const tni_int_row ints_52[] = {
    { .name = "reduction", .kind = TNI_INT_WORD, .otherwise = 0, .words = names_51 },
    { .name = "ignore", .kind = TNI_INT_INT, .otherwise = 2147483647 },
    { .name = "weight", .kind = TNI_INT_OPTION, .dtype = 0 }
};
static const char *const names_53[] = {
    "scores", "target", NULL
};

/* ORDER op */
const tni_op_row tni_ops[] = {
    { .name = "add", .op = TN_OP_ADD, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_1, .dtypes = 12,
      .reference = reference_add,
      .signed_reference = signed_add, .unsigned_reference = unsigned_add,
      .bench = "add f32 2K\n"
               "add f32 1024x1024\n"
               "add f32 16M\n"
               "add f32 1024x1024 1024\n"
               "add f32 1024x1024 1024x1\n"
               "add f32 1024x1024:1,1024 1024x1024\n"
               "add f32 1024x1024:2048,2 1024x1024\n"
               "add f16 1024x1024\n"
               "add i32 1024x1024" },
    { .name = "sub", .op = TN_OP_SUB, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_1, .dtypes = 12,
      .reference = reference_sub,
      .signed_reference = signed_sub, .unsigned_reference = unsigned_sub,
      .bench = "sub f32 2K" },
    { .name = "mul", .op = TN_OP_MUL, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_1, .dtypes = 12,
      .reference = reference_mul,
      .signed_reference = signed_mul, .unsigned_reference = unsigned_mul,
      .bench = "mul f32 2K\n"
               "mul f64 2K" },
    { .name = "div", .op = TN_OP_DIV, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_1, .dtypes = 12,
      .reference = reference_div,
      .signed_reference = signed_div, .unsigned_reference = unsigned_div,
      .bench = "div f32 2K\n"
               "div i32 2K\n"
               "div i64 2K" },
    { .name = "pow", .op = TN_OP_POW, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_4, .dtypes = 4,
      .reference = reference_pow,
      .ulp = 1.5f,
      .bench = "pow f32 2K" },
    { .name = "min", .op = TN_OP_MIN, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_1, .dtypes = 12,
      .reference = reference_min,
      .signed_reference = signed_min, .unsigned_reference = unsigned_min,
      .bench = "min f32 2K" },
    { .name = "max", .op = TN_OP_MAX, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_1, .dtypes = 12,
      .reference = reference_max,
      .signed_reference = signed_max, .unsigned_reference = unsigned_max,
      .bench = "max f32 2K\n"
               "max u8 2K" },
    { .name = "equal", .op = TN_OP_EQUAL, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_5, .dtypes = 13,
      .reference = reference_equal,
      .signed_reference = signed_equal, .unsigned_reference = unsigned_equal,
      .bench = "equal f32 2K" },
    { .name = "not_equal", .op = TN_OP_NOT_EQUAL, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_5, .dtypes = 13,
      .reference = reference_not_equal,
      .signed_reference = signed_not_equal, .unsigned_reference = unsigned_not_equal,
      .bench = "not_equal i64 2K" },
    { .name = "less", .op = TN_OP_LESS, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_5, .dtypes = 13,
      .reference = reference_less,
      .signed_reference = signed_less, .unsigned_reference = unsigned_less,
      .bench = "less f32 2K" },
    { .name = "less_equal", .op = TN_OP_LESS_EQUAL, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_5, .dtypes = 13,
      .reference = reference_less_equal,
      .signed_reference = signed_less_equal, .unsigned_reference = unsigned_less_equal,
      .bench = "less_equal f32 2K" },
    { .name = "greater", .op = TN_OP_GREATER, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_5, .dtypes = 13,
      .reference = reference_greater,
      .signed_reference = signed_greater, .unsigned_reference = unsigned_greater,
      .bench = "greater f32 2K" },
    { .name = "greater_equal", .op = TN_OP_GREATER_EQUAL, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_5, .dtypes = 13,
      .reference = reference_greater_equal,
      .signed_reference = signed_greater_equal, .unsigned_reference = unsigned_greater_equal,
      .bench = "greater_equal f32 2K" },
    { .name = "logical_and", .op = TN_OP_LOGICAL_AND, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_6, .dtypes = 1,
      .reference = reference_logical_and,
      .signed_reference = signed_logical_and, .unsigned_reference = unsigned_logical_and,
      .bench = "logical_and bool 2K" },
    { .name = "logical_or", .op = TN_OP_LOGICAL_OR, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_6, .dtypes = 1,
      .reference = reference_logical_or,
      .signed_reference = signed_logical_or, .unsigned_reference = unsigned_logical_or,
      .bench = "logical_or bool 2K" },
    { .name = "logical_xor", .op = TN_OP_LOGICAL_XOR, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_6, .dtypes = 1,
      .reference = reference_logical_xor,
      .signed_reference = signed_logical_xor, .unsigned_reference = unsigned_logical_xor,
      .bench = "logical_xor bool 2K" },
    { .name = "bit_and", .op = TN_OP_BIT_AND, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_7, .dtypes = 8,
      .signed_reference = signed_bit_and, .unsigned_reference = unsigned_bit_and,
      .bench = "bit_and u32 2K" },
    { .name = "bit_or", .op = TN_OP_BIT_OR, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_7, .dtypes = 8,
      .signed_reference = signed_bit_or, .unsigned_reference = unsigned_bit_or,
      .bench = "bit_or u32 2K" },
    { .name = "bit_xor", .op = TN_OP_BIT_XOR, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_7, .dtypes = 8,
      .signed_reference = signed_bit_xor, .unsigned_reference = unsigned_bit_xor,
      .bench = "bit_xor u32 2K" },
    { .name = "shift_left", .op = TN_OP_SHIFT_LEFT, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_7, .dtypes = 8,
      .signed_reference = signed_shift_left, .unsigned_reference = unsigned_shift_left,
      .bench = "shift_left u32 2K" },
    { .name = "shift_right", .op = TN_OP_SHIFT_RIGHT, .wrt = 0, .family = TNI_BINARY, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_7, .dtypes = 8,
      .signed_reference = signed_shift_right, .unsigned_reference = unsigned_shift_right,
      .bench = "shift_right i32 2K" },
    { .name = "where", .op = TN_OP_WHERE, .wrt = 0, .family = TNI_WHERE, .inputs = 3,
      .operands = names_9, .outputs = names_3,
      .dtype = types_8, .dtypes = 1,
      .bench = "where bool,f32,f32 2K\n"
               "where bool,f32,f32 1024x1024" },
    { .name = "neg", .op = TN_OP_NEG, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_10, .dtypes = 8,
      .reference = reference_neg,
      .signed_reference = signed_neg, .unsigned_reference = unsigned_neg,
      .bench = "neg f32 2K" },
    { .name = "abs", .op = TN_OP_ABS, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_10, .dtypes = 8,
      .reference = reference_abs,
      .signed_reference = signed_abs, .unsigned_reference = unsigned_abs,
      .bench = "abs f32 2K" },
    { .name = "relu", .op = TN_OP_RELU, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_relu,
      .bench = "relu f32 2K\n"
               "relu f32 1024x1024\n"
               "relu f32 16M" },
    { .name = "relu", .op = TN_OP_RELU, .wrt = 1, .family = TNI_BINARY, .inputs = 2,
      .operands = names_13, .outputs = names_3,
      .dtype = types_4, .dtypes = 4,
      .reference = reference_relu_d0,
      .bench = "relu.d0 f32 128x256" },
    { .name = "leaky_relu", .op = TN_OP_LEAKY_RELU, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .floats = { "slope" }, .float_default = { 0.01 },
      .reference = reference_leaky_relu,
      .bench = "leaky_relu f32 2K slope 0.1" },
    { .name = "clip", .op = TN_OP_CLIP, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_14, .dtypes = 12,
      .floats = { "lo", "hi" }, .float_default = { NAN, NAN },
      .reference = reference_clip,
      .signed_reference = signed_clip, .unsigned_reference = unsigned_clip,
      .bench = "clip f32 2K lo -1 hi 1" },
    { .name = "exp", .op = TN_OP_EXP, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_exp,
      .ulp = 1,
      .bench = "exp f32 2K\n"
               "exp f32 1024x1024\n"
               "exp f32 16M\n"
               "exp f64 2K\n"
               "exp bf16 2K" },
    { .name = "log", .op = TN_OP_LOG, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_log,
      .ulp = 1,
      .bench = "log f32 2K\n"
               "log f64 2K" },
    { .name = "sqrt", .op = TN_OP_SQRT, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_sqrt,
      .bench = "sqrt f32 2K" },
    { .name = "rsqrt", .op = TN_OP_RSQRT, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_rsqrt,
      .ulp = 1.5f,
      .bench = "rsqrt f32 2K" },
    { .name = "reciprocal", .op = TN_OP_RECIPROCAL, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_reciprocal,
      .bench = "reciprocal f32 2K" },
    { .name = "erf", .op = TN_OP_ERF, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_erf,
      .ulp = 1.75f,
      .bench = "erf f32 2K" },
    { .name = "tanh", .op = TN_OP_TANH, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_tanh,
      .ulp = 1.75f,
      .bench = "tanh f32 2K\n"
               "tanh f32 1024x1024\n"
               "tanh f32 16M\n"
               "tanh f64 2K" },
    { .name = "sigmoid", .op = TN_OP_SIGMOID, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_sigmoid,
      .ulp = 2,
      .bench = "sigmoid f32 2K\n"
               "sigmoid f32 1024x1024\n"
               "sigmoid f32 16M" },
    { .name = "silu", .op = TN_OP_SILU, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_silu,
      .ulp = 2,
      .bench = "silu f32 2K" },
    { .name = "gelu", .op = TN_OP_GELU, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_gelu,
      .ulp = 2,
      .bench = "gelu f32 2K\n"
               "gelu f32 1024x1024\n"
               "gelu f32 16M\n"
               "gelu bf16 2K" },
    { .name = "gelu_tanh", .op = TN_OP_GELU_TANH, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_gelu_tanh,
      .ulp = 2,
      .bench = "gelu_tanh f32 2K" },
    { .name = "softplus", .op = TN_OP_SOFTPLUS, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_softplus,
      .ulp = 2,
      .bench = "softplus f32 2K" },
    { .name = "sin", .op = TN_OP_SIN, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_sin,
      .ulp = 2,
      .bench = "sin f32 2K\n"
               "sin f64 2K" },
    { .name = "cos", .op = TN_OP_COS, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_cos,
      .ulp = 2,
      .bench = "cos f32 2K" },
    { .name = "floor", .op = TN_OP_FLOOR, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_floor,
      .bench = "floor f32 2K" },
    { .name = "ceil", .op = TN_OP_CEIL, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_ceil,
      .bench = "ceil f32 2K" },
    { .name = "round", .op = TN_OP_ROUND, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .reference = reference_round,
      .bench = "round f32 2K" },
    { .name = "logical_not", .op = TN_OP_LOGICAL_NOT, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_15, .dtypes = 1,
      .reference = reference_logical_not,
      .signed_reference = signed_logical_not, .unsigned_reference = unsigned_logical_not,
      .bench = "logical_not bool 2K" },
    { .name = "bit_not", .op = TN_OP_BIT_NOT, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_16, .dtypes = 8,
      .signed_reference = signed_bit_not, .unsigned_reference = unsigned_bit_not,
      .bench = "bit_not u32 2K" },
    { .name = "scale", .op = TN_OP_SCALE, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_17, .dtypes = 2,
      .floats = { "by" }, .float_default = { NAN },
      .reference = reference_scale,
      .bench = "scale u8,f32 128x784 by 0.0039215689" },
    { .name = "sign", .op = TN_OP_SIGN, .wrt = 0, .family = TNI_UNARY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_10, .dtypes = 8,
      .reference = reference_sign,
      .signed_reference = signed_sign, .unsigned_reference = unsigned_sign,
      .bench = "sign f32 2K" },
    { .name = "copy", .op = TN_OP_COPY, .wrt = 0, .family = TNI_COPY, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_18, .dtypes = 1,
      .bench = "copy f32 64K\n"
               "copy f32 4M\n"
               "copy f32 32M\n"
               "copy f32 1024x1024:1,1024\n"
               "copy f32 2048x2048:1,2048\n"
               "copy u8 2048x2048:1,2048\n"
               "copy f32 8x64x56x56 dst:200704,1,3584,64\n"
               "copy f32 8x64x56x56:200704,1,3584,64\n"
               "copy f32 8x4x56x56x16:200704,50176,56,1,3136" },
    { .name = "cast", .op = TN_OP_CAST, .wrt = 0, .family = TNI_CAST, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .bench = "cast f32,f16 1024x1024\n"
               "cast f16,f32 1024x1024\n"
               "cast f32,bf16 1024x1024\n"
               "cast bf16,f32 1024x1024\n"
               "cast f32,u8 1024x1024\n"
               "cast u8,f32 128x784\n"
               "cast f64,f32 1024x1024\n"
               "cast i64,i32 1024x1024" },
    { .name = "concat", .op = TN_OP_CONCAT, .wrt = 0, .family = TNI_CONCAT, .inputs = 1, .variadic = true,
      .operands = names_11, .outputs = names_3,
      .dtype = types_18, .dtypes = 1,
      .ints = ints_19, .int_count = 1,
      .bench = "concat f32 1024x512 1024x512 axis 1\n"
               "concat f32 256x56x56 256x56x56 axis 0\n"
               "concat f32 2048x2048 2048x2048 axis 0\n"
               "concat bf16 8x64x28x28 8x32x28x28 8x16x28x28 axis 1" },
    { .name = "pad", .op = TN_OP_PAD, .wrt = 0, .family = TNI_PAD, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_18, .dtypes = 1,
      .ints = ints_20, .int_count = 2,
      .floats = { "value" }, .float_default = { 0 },
      .bench = "pad f32 8x64x56x56 before 0x0x1x1 after 0x0x1x1\n"
               "pad f32 1000x1000 after 24x24 value -1" },
    { .name = "gather", .op = TN_OP_GATHER, .wrt = 0, .family = TNI_GATHER, .inputs = 2,
      .operands = names_23, .outputs = names_3,
      .dtype = types_21, .dtypes = 2,
      .ints = ints_22, .int_count = 1,
      .bench = "gather f32,i32 4096x256 4096 axis 0\n"
               "gather f32,i64 256x1024 512 axis 1" },
    { .name = "embedding", .op = TN_OP_EMBEDDING, .wrt = 0, .family = TNI_GATHER, .inputs = 2,
      .operands = names_25, .outputs = names_3,
      .dtype = types_21, .dtypes = 2,
      .ints = ints_24, .int_count = 1,
      .bench = "embedding f32,i32 8000x768 8x128\n"
               "embedding f32,i32 32000x64 16x512\n"
               "embedding bf16,i64 8000x1024 1024" },
    { .name = "matmul", .op = TN_OP_MATMUL, .wrt = 0, .family = TNI_MATMUL, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_26, .dtypes = 6,
      .floats = { "alpha", "beta" }, .float_default = { 1, 0 },
      .ulp = 0.5f,
      .bench = "matmul f32 64x64x64\n"
               "matmul f32 nt 64x512x256 bias relu\n"
               "matmul f32 1024x1024x1024\n"
               "matmul f32 512x512x512 exact\n"
               "matmul f64 512x512x512\n"
               "matmul bf16 nt 512x512x512\n"
               "matmul f32 1x4096x4096\n"
               "matmul bf16 nt 1x4096x4096" },
    { .name = "linear", .op = TN_OP_LINEAR, .wrt = 0, .family = TNI_LINEAR, .inputs = 2,
      .operands = names_27, .outputs = names_3,
      .dtype = types_26, .dtypes = 6,
      .ulp = 0.5f,
      .bench = "linear f32 1x4096x4096\n"
               "linear f32 1x4096x4096 packed\n"
               "linear f32 4x4096x4096 packed\n"
               "linear f32 16x4096x4096 packed\n"
               "linear f32 64x4096x4096 packed\n"
               "linear f32 128x512x512 packed bias relu" },
    { .name = "conv2d", .op = TN_OP_CONV2D, .wrt = 0, .family = TNI_CONV2D, .inputs = 2,
      .operands = names_29, .outputs = names_3,
      .dtype = types_4, .dtypes = 4,
      .ints = ints_28, .int_count = 6,
      .ulp = 0.5f,
      .bench = "conv2d f32 1x64x56x56 64x64x3x3 pad 1\n"
               "conv2d f32 1x64x56x56 256x64x1x1 bias\n"
               "conv2d f32 1x64x56x56:200704,1,3584,64 64x64x3x3 pad 1\n"
               "conv2d f32 1x32x112x112 32x1x3x3 pad 1 groups 32" },
    { .name = "attention", .op = TN_OP_ATTENTION, .wrt = 0, .family = TNI_ATTENTION, .inputs = 3,
      .operands = names_32, .outputs = names_3,
      .dtype = types_30, .dtypes = 4,
      .ints = ints_31, .int_count = 3,
      .floats = { "scale", "softcap" }, .float_default = { 0, 0 },
      .ulp = 0.5f,
      .bench = "attention f32 1x2x96x64\n"
               "attention f32 1x2x96x64 causal" },
    { .name = "matmul_int", .op = TN_OP_MATMUL_INT, .wrt = 0, .family = TNI_MATMUL_INT, .inputs = 2,
      .operands = names_2, .outputs = names_3,
      .dtype = types_33, .dtypes = 8,
      .ints = ints_34, .int_count = 3,
      .bench = "matmul_int u8,i8 nt 64x512x256\n"
               "matmul_int u8,i8 1024x1024x1024\n"
               "matmul_int i8 nt 1024x1024x1024 a_zero scale scale:1024:1" },
    { .name = "sum", .op = TN_OP_SUM, .wrt = 0, .family = TNI_REDUCE, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_35, .dtypes = 12,
      .ints = ints_36, .int_count = 2,
      .ulp = 0.5f,
      .bench = "sum f32 1024x1024 axis 1\n"
               "sum f32 1024x1024 axis 0\n"
               "sum f32 4096x4096 axis 1\n"
               "sum f32 4096x4096 axis 0\n"
               "sum f16 1024x1024 axis 1\n"
               "sum i32 1024x1024 axis 0" },
    { .name = "mean", .op = TN_OP_MEAN, .wrt = 0, .family = TNI_REDUCE, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .ints = ints_36, .int_count = 2,
      .ulp = 0.5f,
      .bench = "mean f32 1024x1024 axis 1\n"
               "mean f32 1024x1024 axis 0\n"
               "mean f32 4096x4096 axis 1\n"
               "mean f32 4096x4096 axis 0" },
    { .name = "prod", .op = TN_OP_PROD, .wrt = 0, .family = TNI_REDUCE, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_35, .dtypes = 12,
      .ints = ints_36, .int_count = 2,
      .ulp = 0.5f,
      .bench = "prod f32 1024x1024 axis 1" },
    { .name = "amax", .op = TN_OP_AMAX, .wrt = 0, .family = TNI_REDUCE, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_35, .dtypes = 12,
      .ints = ints_36, .int_count = 2,
      .bench = "amax f32 1024x1024 axis 1\n"
               "amax f32 1024x1024 axis 0\n"
               "amax f32 4096x4096 axis 1\n"
               "amax f32 4096x4096 axis 0" },
    { .name = "amin", .op = TN_OP_AMIN, .wrt = 0, .family = TNI_REDUCE, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_35, .dtypes = 12,
      .ints = ints_36, .int_count = 2,
      .bench = "amin f32 1024x1024 axis 1" },
    { .name = "argmax", .op = TN_OP_ARGMAX, .wrt = 0, .family = TNI_REDUCE, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_37, .dtypes = 12,
      .ints = ints_36, .int_count = 2,
      .bench = "argmax f32 1024x1024 axis 1\n"
               "argmax f32 1024x1024 axis 0\n"
               "argmax f32 4096x4096 axis 1\n"
               "argmax f32 4096x4096 axis 0" },
    { .name = "argmin", .op = TN_OP_ARGMIN, .wrt = 0, .family = TNI_REDUCE, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_37, .dtypes = 12,
      .ints = ints_36, .int_count = 2,
      .bench = "argmin f32 1024x1024 axis 1" },
    { .name = "softmax", .op = TN_OP_SOFTMAX, .wrt = 0, .family = TNI_SOFTMAX, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .ints = ints_38, .int_count = 1,
      .floats = { "scale" }, .float_default = { 1 },
      .ulp = 5,
      .bench = "softmax f32 1024x1024\n"
               "softmax f32 8192x128\n"
               "softmax bf16 1024x1024\n"
               "softmax f32 64x1000x49 axis 1" },
    { .name = "log_softmax", .op = TN_OP_LOG_SOFTMAX, .wrt = 0, .family = TNI_LOG_SOFTMAX, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .ints = ints_38, .int_count = 1,
      .floats = { "scale" }, .float_default = { 1 },
      .ulp = 4,
      .bench = "log_softmax f32 1024x1024\n"
               "log_softmax f32 8192x128" },
    { .name = "layer_norm", .op = TN_OP_LAYER_NORM, .wrt = 0, .family = TNI_NORM, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .ints = ints_39, .int_count = 3,
      .floats = { "eps" }, .float_default = { 1e-05 },
      .ulp = 6,
      .bench = "layer_norm f32 1024x768 scale bias\n"
               "layer_norm f32 8192x128 scale bias\n"
               "layer_norm f32 16384x1024 scale bias\n"
               "layer_norm bf16 1024x768 scale bias" },
    { .name = "rms_norm", .op = TN_OP_RMS_NORM, .wrt = 0, .family = TNI_NORM, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .ints = ints_40, .int_count = 2,
      .floats = { "eps" }, .float_default = { 1e-05 },
      .ulp = 6,
      .bench = "rms_norm f32 1024x768 scale" },
    { .name = "group_norm", .op = TN_OP_GROUP_NORM, .wrt = 0, .family = TNI_NORM, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .ints = ints_41, .int_count = 3,
      .floats = { "eps" }, .float_default = { 1e-05 },
      .ulp = 6,
      .bench = "group_norm f32 8x64x56x56 groups 8 scale bias" },
    { .name = "batch_norm", .op = TN_OP_BATCH_NORM, .wrt = 0, .family = TNI_BATCH_NORM, .inputs = 3,
      .operands = names_44, .outputs = names_45,
      .dtype = types_42, .dtypes = 6,
      .ints = ints_43, .int_count = 3,
      .floats = { "eps", "momentum" }, .float_default = { 1e-05, 0.1 },
      .ulp = 6,
      .bench = "batch_norm f32 8x64x56x56 64 64 scale bias\n"
               "batch_norm f32 8x64x56x56:200704,1,3584,64 64 64 scale bias dst:200704,1,3584,64" },
    { .name = "max_pool2d", .op = TN_OP_MAX_POOL2D, .wrt = 0, .family = TNI_POOL2D, .inputs = 1,
      .operands = names_11, .outputs = names_48,
      .dtype = types_46, .dtypes = 7,
      .ints = ints_47, .int_count = 6,
      .bench = "max_pool2d f32 1x64x112x112 kernel 2 stride 2\n"
               "max_pool2d f32 1x64x112x112 kernel 3 stride 2 pad 1\n"
               "max_pool2d f32 1x64x112x112:802816,1,7168,64 kernel 2 stride 2 dst:200704,1,3584,64\n"
               "max_pool2d f32 1x64x112x112:802816,1,7168,64 kernel 3 stride 2 pad 1 dst:200704,1,3584,64\n"
               "max_pool2d f32 4x16x112x112:200704,1,1792,16 kernel 2 stride 2 dst:50176,1,896,16\n"
               "max_pool2d f32 4x16x112x112:200704,1,1792,16 kernel 3 stride 2 pad 1 dst:50176,1,896,16\n"
               "max_pool2d f32 1x64x112x112 kernel 2 stride 2 indices\n"
               "max_pool2d f32 8x256x7x7 kernel 0\n"
               "max_pool2d bf16 1x64x56x56 kernel 3 stride 2 pad 1\n"
               "max_pool2d i8 1x64x112x112:802816,1,7168,64 kernel 2 stride 2 dst:200704,1,3584,64" },
    { .name = "relu_max_pool2d", .op = TN_OP_RELU_MAX_POOL2D, .wrt = 0, .family = TNI_POOL2D, .inputs = 1,
      .operands = names_11, .outputs = names_48,
      .dtype = types_46, .dtypes = 7,
      .ints = ints_47, .int_count = 6,
      .bench = "relu_max_pool2d f32 1x64x112x112 kernel 2 stride 2 indices" },
    { .name = "avg_pool2d", .op = TN_OP_AVG_POOL2D, .wrt = 0, .family = TNI_POOL2D, .inputs = 1,
      .operands = names_11, .outputs = names_3,
      .dtype = types_12, .dtypes = 4,
      .ints = ints_49, .int_count = 6,
      .ulp = 0.5f,
      .bench = "avg_pool2d f32 1x64x112x112 kernel 2 stride 2\n"
               "avg_pool2d f32 1x64x112x112 kernel 3 stride 2 pad 1\n"
               "avg_pool2d f32 1x64x112x112:802816,1,7168,64 kernel 2 stride 2 dst:200704,1,3584,64\n"
               "avg_pool2d f32 8x256x7x7 kernel 0\n"
               "avg_pool2d f16 8x256x7x7 kernel 0" },
    { .name = "nll_loss", .op = TN_OP_NLL_LOSS, .wrt = 0, .family = TNI_LOSS, .inputs = 2,
      .operands = names_53, .outputs = names_3,
      .dtype = types_50, .dtypes = 8,
      .ints = ints_52, .int_count = 3,
      .ulp = 1,
      .bench = "nll_loss f32,i32 65536x10 65536\n"
               "nll_loss f32,i64 4x21x256x256 4x256x256" },
    { .name = "cross_entropy", .op = TN_OP_CROSS_ENTROPY, .wrt = 0, .family = TNI_LOSS, .inputs = 2,
      .operands = names_53, .outputs = names_3,
      .dtype = types_50, .dtypes = 8,
      .ints = ints_52, .int_count = 3,
      .ulp = 4,
      .bench = "cross_entropy f32,i32 1024x1024 1024\n"
               "cross_entropy f32,i64 128x32000 128\n"
               "cross_entropy f32,i32 4x21x128x128 4x128x128\n"
               "cross_entropy bf16,i64 128x32000 128" },
};
const size_t tni_ops_count = sizeof tni_ops / sizeof *tni_ops;

const uint16_t tni_op_first[TNI_OP_CODES + 1] = {
    0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 23, 24, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
    39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 49, 49, 49, 49, 49,
    49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49,
    49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49,
    49, 50, 51, 51, 52, 53, 54, 55, 55, 55, 55, 55, 55, 55, 55, 55,
    55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55,
    55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55,
    55, 56, 57, 58, 59, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 61, 62, 63, 64, 65, 66, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 68, 69, 70, 71, 72, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73,
    73, 74, 75, 76, 76, 76, 76, 76, 76, 77, 78, 78, 78, 78, 78, 78,
    78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78,
    78,
};
