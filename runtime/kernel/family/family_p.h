#ifndef TNI_FAMILY_P_H
#define TNI_FAMILY_P_H

/* family/family_p.h: what tells families apart: one row each (family/families.c, ORDER family), its functions
 * in a file of the family, family/NAME.c. The check (desc/infer.c), text, costs and the running of operations
 * ask the row and know no family by name. */

#include "kernel/desc/desc_p.h"

/* The check of one descriptor under way. */
typedef struct tni_check {
    tn_desc          *d;
    const tni_op_row *row;
    tn_operand       *dst;     /* the first output, cleared but for the type that was asked for, which it keeps */
    bool              asked;   /* somebody said what type the output is to have */
    uint8_t           wanted;  /* that type; TN_DTYPE_NONE: by the row */
    tn_error         *err;
} tni_check;

typedef struct tni_family_row {
    /* Sets the outputs: how many (d->outputs, 1 before), shapes, dtypes beyond the first, strides where not
     * packed; checks what the attributes need. Inputs have their normal form and types that the row takes.
     * Extents may be TN_ANY. */
    tn_status (*infer)(const tni_check *c);
    /* Floating-point operations of one run; NULL: one an element of the first output. */
    double (*flops)(const tn_desc *d);
    /* Bytes that have to move at least once; NULL: those of every operand. */
    double (*bytes)(const tn_desc *d);
    /* The extents an optional input has if the text does not say them: its rank; which: the position among
     * the row's options. The required inputs are there. NULL: the family has no options. */
    int (*optional)(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK]);
    /* Whether an output may be exactly an input. NULL: never. */
    bool (*replaces)(const tn_desc *d, int input, int output);
    bool elementwise;          /* inputs broadcast to the output */
    bool product;              /* of two matrices: said as MxNxK */
    bool letters;              /* these are a and b, each with a batch, and letters say how they lie */
    bool fused;                /* steps may stand behind it */
    uint8_t flagged;           /* the flagged layout that one input may have; 0: none */
    uint8_t flagged_input;     /* which */
} tni_family_row;

extern const tni_family_row tni_families[TNI_FAMILIES];

/* Fails with the operation's name and a sentence; arg: the operand's number, or -1. */
tn_status tni_wrong(const tni_check *c, tn_status status, int arg, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* -- Extents, of which TN_ANY is one ------------------------------------------------------------------*/

/* One extent that is both a and b; false if they differ. */
bool tni_meet(int32_t a, int32_t b, int32_t *out);
bool tni_same_extents(const tn_operand *a, const tn_operand *b);
/* NumPy's rule over the first axes of a and b: the rank; -1 if they do not fit. */
int  tni_broadcast(const int32_t *a, int a_rank, const int32_t *b, int b_rank, int32_t *out);
void tni_copy_shape(tn_operand *to, const tn_operand *from);

/* The axis in ints[at], in range; on failure the check's error. TN_ANY passes. */
TN_MUST_USE tn_status tni_check_axis(const tni_check *c, int at);

/* Lays dst, a packed image of its own shape, as src lies: channels last if src has them there and is not
 * packed. */
void tni_follow_layout(const tn_operand *src, tn_operand *dst);

/* -- The families -------------------------------------------------------------------------------------*/

tn_status tni_infer_same(const tni_check *c);          /* the output is shaped as the first input */
tn_status tni_infer_unary(const tni_check *c);
tn_status tni_infer_binary(const tni_check *c);
tn_status tni_infer_where(const tni_check *c);
tn_status tni_infer_matmul(const tni_check *c);
tn_status tni_infer_linear(const tni_check *c);
tn_status tni_infer_product(const tni_check *c);       /* shapes of a, b and the result */
tn_status tni_infer_matmul_int(const tni_check *c);
tn_status tni_infer_reduce(const tni_check *c);
tn_status tni_infer_rows(const tni_check *c);          /* one axis, ints[0]; the shape stays */
tn_status tni_infer_conv2d(const tni_check *c);
tn_status tni_infer_attention(const tni_check *c);
tn_status tni_infer_norm(const tni_check *c);
tn_status tni_infer_batch_norm(const tni_check *c);
tn_status tni_infer_pool2d(const tni_check *c);
tn_status tni_infer_concat(const tni_check *c);
tn_status tni_infer_pad(const tni_check *c);
tn_status tni_infer_gather(const tni_check *c);
tn_status tni_infer_loss(const tni_check *c);

double tni_flops_none(const tn_desc *d);
double tni_flops_matmul(const tn_desc *d);
double tni_flops_linear(const tn_desc *d);
double tni_flops_matmul_int(const tn_desc *d);
double tni_flops_reduce(const tn_desc *d);
double tni_flops_softmax(const tn_desc *d);
double tni_flops_norm(const tn_desc *d);
double tni_flops_conv2d(const tn_desc *d);
double tni_flops_loss(const tn_desc *d);

double tni_bytes_gather(const tn_desc *d);
double tni_bytes_loss(const tn_desc *d);
/* Those of one operand: an element that repeats counts once. */
double tni_operand_bytes(const tn_operand *o);
double tni_flops_attention(const tn_desc *d);

int tni_optional_norm(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK]);
int tni_optional_conv2d(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK]);
double tni_flops_pool2d(const tn_desc *d);
int tni_optional_loss(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK]);
int tni_optional_matmul_int(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK]);
int tni_optional_attention(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK]);

bool tni_replaces_any(const tn_desc *d, int input, int output);
bool tni_replaces_matmul(const tn_desc *d, int input, int output);
bool tni_replaces_batch_norm(const tn_desc *d, int input, int output);

#endif
