#ifndef TNI_DESC_P_H
#define TNI_DESC_P_H

/* desc/desc_p.h: descriptors, as the runtime and the tools make and read them: rows of operations, building
 * without text, the check with inference, normal and expanded forms, and parsing with the places of
 * mistakes. */

#include <tenon/desc.h>

#include "base/near_p.h"
#include "kernel/stock_p.h"

/* -- Operations ---------------------------------------------------------------------------------------*/

/* The row of an operation (wrt 0) or of one of its gradients; NULL: none. */
const tni_op_row *tni_op_find(unsigned op, unsigned wrt);
const tni_op_row *tni_op_find_name(const char *name, size_t len, unsigned wrt);

/* Whether the operation takes inputs that all are of one type. */
bool tni_op_takes(const tni_op_row *row, tn_dtype dtype);

/* Positions that an integer attribute takes in tn_desc's ints; the first of number i; the number of the row's
 * axis or axes, -1 if it has none. */
int tni_int_width(const tni_int_row *attribute);
int tni_int_at(const tni_op_row *row, int i);
int tni_axes_at(const tni_op_row *row);

/* -- Building: init, inputs, attributes, steps, then infer ------------------------------------------------
 *     tn_desc d;
 *     tni_desc_init(&d, TN_OP_ADD, 0);
 *     tni_desc_input(&d, a);
 *     tni_desc_input(&d, b);
 *     TN_TRY(tni_desc_infer(&d, err));
 * Then the output is d.operand[d.inputs]. */

/* Clears *d and sets the attributes' defaults. Returns the row; NULL if there is none. */
const tni_op_row *tni_desc_init(tn_desc *d, tn_op op, unsigned wrt);

/* Appends a tensor's dtype, shape and strides as the next input. */
void tni_desc_input(tn_desc *d, const tn_tensor *t);

/* Appends a fused step: with an operand (TN_OP_ADD of a bias or residual; inputs are to be appended in the
 * same order, behind the operation's own), or a unary operation, whose parameter is by. False:
 * TN_MAX_STEPS are there. */
bool tni_desc_step(tn_desc *d, tn_op op, bool has_operand, float by);

/* Appends an optional input of the row and sets its int; nothing if t is NULL. In the row's order. */
void tni_desc_optional(tn_desc *d, const char *name, const tn_tensor *t);

/* Sets the axes, or the one axis, of an operation that has some; negative ones count from the end of the
 * first input's rank, which is there already. TN_ERR_RANK, TN_ERR_RANGE; TN_ERR_ARG if one is named twice. */
TN_MUST_USE tn_status tni_desc_axes(tn_desc *d, const int32_t *axes, int count, bool keep, tn_error *err);

/* The check that every operation runs, with its errors: dtypes, shapes, size limits, attributes, steps.
 * Fills the output (packed; its dtype as asked for, where outputs is 1 and the dtype is set) and puts the
 * strides of all operands in normal form. TN_ANY extents give TN_ANY where they decide. On failure *d is
 * of no use. */
TN_MUST_USE tn_status tni_desc_infer(tn_desc *d, tn_error *err);

/* A checked descriptor is no pattern in its attributes, as whatever runs has to be: TN_ERR_ARG if one is
 * TN_ANY. */
TN_MUST_USE tn_status tni_desc_check_closed(const tn_desc *d, tn_error *err);

/* Checks the strides that outputs were given after infer, and puts them in normal form. TN_ERR_OVERLAP if
 * one is 0 where the extent is more than 1, TN_ERR_SHAPE if they reach too far. */
TN_MUST_USE tn_status tni_desc_check_outputs(tn_desc *d, tn_error *err);

/* How many inputs the operation itself has, without those of the steps; and how many it may have. */
int  tni_desc_main_inputs(const tn_desc *d);
void tni_desc_input_range(const tn_desc *d, const tni_op_row *row, int *least, int *most);
/* The operand of an optional input, i being its number among the row's ints; -1: it is left out. */
int  tni_desc_option(const tn_desc *d, int i);
/* The same by name. */
int  tni_desc_option_named(const tn_desc *d, const char *name);
/* The type that an optional input must have, as the inputs that are needed have theirs. */
uint8_t tni_option_type(const tn_desc *d, const tni_int_row *option);
/* The name of an operand, "a", "src", "bias", "residual2", "dst"; buf is used where it has to be made. */
#define TNI_OPERAND_NAME 24
const char *tni_operand_name(const tn_desc *d, int operand, char buf[TNI_OPERAND_NAME]);
/* Whether d may be walked: the operation exists, counts and ranks are within bounds and as the operation
 * needs. */
bool tni_desc_is_sane(const tn_desc *d);

/* -- Operands -----------------------------------------------------------------------------------------*/

void tni_operand_from_tensor(tn_operand *o, const tn_tensor *t);

/* The strides an operand has: packed ones computed, TN_ANY where free or unknown, 0 at extents of 1. */
void tni_operand_strides(const tn_operand *o, int32_t stride[TN_MAX_RANK]);

/* Puts strides in normal form, so that equal meanings are equal bytes: packed wherever they are (extents
 * of 1 are ignored, empty operands are packed), 0 at extents of 1, INNER and ANY wherever they say all.
 * Flagged operands have none: their strides are not read. */
void tni_operand_settle(tn_operand *o);
void tni_desc_settle(tn_desc *d);

/* The form that kernels receive: elementwise inputs in the output's shape, and a and b of matmul in its
 * batch, with stride 0 where broadcast. out may be desc. The result is a descriptor like any other. */
void tni_desc_expand(const tn_desc *desc, tn_desc *out);
/* Whether a checked descriptor is in that form. */
bool tni_desc_is_expanded(const tn_desc *desc);

/* Elements; −1 if an extent is TN_ANY. */
int64_t tni_operand_count(const tn_operand *o);

/* "64x512", "scalar", "_x8". */
#define TNI_EXTENTS_TEXT 104
const char *tni_extents_text(char buf[TNI_EXTENTS_TEXT], const int32_t *shape, int rank);

/* -- Text with places ---------------------------------------------------------------------------------*/

/* One mistake in a line. */
typedef struct tni_mark {
    int      column, length;   /* columns from 1; length at least 1 */
    char     text[160];        /* "matmul wants MxNxK, three extents; here are two" */
    tni_near near;             /* words that may have been meant; near.word points into the line */
} tni_mark;

/* All mistakes of a line, in order, as many as fit. */
#define TNI_MARKS 6
typedef struct tni_marks {
    int      count;
    tni_mark mark[TNI_MARKS];
} tni_marks;

/* Where the line puts operands: elements past a 64-byte line ("@3"), 0 where it says nothing. */
typedef struct tni_placing {
    int32_t at[TN_MAX_OPERANDS];
} tni_placing;

/* tn_desc_parse, which besides takes "@n" and tells where the mistakes are. marks may be NULL. */
TN_MUST_USE tn_status tni_desc_parse_placed(const char *line, tn_desc *out, tni_placing *placing,
                                            tni_marks *marks, tn_error *err);
/* As tn_desc_print, with "@n" behind the operands; placing may be NULL. */
size_t tni_desc_print_placed(const tn_desc *desc, const tni_placing *placing, char *buf, size_t size);

#endif
