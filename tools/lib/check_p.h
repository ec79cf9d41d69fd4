#ifndef TOOL_CHECK_P_H
#define TOOL_CHECK_P_H

/* check_p.h: what the parts of the checker share. check_map.c, check_norm.c, check_reduce.c, check_tile.c,
 * check_pack.c, check_window.c, check_product.c and check_problem.c make cases; check_case.c runs one. */

#include "check.h"
#include "guard.h"
#include "values.h"

#define CHECK_OPERANDS 8

/* One case: operands laid out and filled, results expected. The output is the last operand. */
typedef struct check_case {
    const char   *line;
    guard_tensor *operand[CHECK_OPERANDS];
    size_t        operands;
    bool          aliased;     /* the output is also an input: its old contents matter */
    bool          same;        /* all inputs are one value: so are all outputs */
    bool          apart;       /* the jit form may differ from the others: another plan */
    bool          any_zero;    /* a zero of either sign will do: sums and products */
    double       *want;        /* an output element each; NULL: no output value is checked */
    double       *slack;       /* |got − want| allowed; 0: want rounded, to the bit. Infinite: anything */
    const uint64_t *bits;      /* instead of want: the bits themselves */
    void        (*run)(tn_code code, void *arg);
    void         *arg;
} check_case;

/* The work on one kernel or problem. */
typedef struct check {
    const tni_stock     *kernel;           /* NULL: a problem */
    const tni_op_row    *row;              /* the operation; NULL: pack */
    const check_options *options;
    check_result        *out;
    check_code           code;
    int                  lanes;            /* elements of a vector */
    value_random         random;
    int64_t              stay;             /* elements that a special value fills; 0: one */
    struct check_buffers *buffers;
    bool                 no_memory;
} check;

/* -- check_case.c ---------------------------------------------------------------------------------*/

/* Whether the case with this line is to be run; notes it as the present one and seeds c->random. */
bool check_wants(check *c, const char *line);
/* Room for count expected values, valid until the next call; false: no memory. */
bool check_expect(check *c, int64_t count, double **want, double **slack);
/* Runs every form twice and compares. Counts a check a form. */
void check_run(check *c, const check_case *k);
void check_free(check *c);

/* -- check_data.c ---------------------------------------------------------------------------------*/

enum { CHECK_BLANK = 0xFF };               /* the byte that outputs and surroundings are filled with */

/* Fills the elements of an input; shift moves special values to other places. */
void check_fill(check *c, const guard_tensor *t, value_fill fill, int64_t shift);
/* Fills an output's whole window with 0xFF; an input's too, before its elements are filled. */
void check_blank(const guard_tensor *t);

/* -- Text -----------------------------------------------------------------------------------------*/

typedef struct check_text { char text[160]; size_t length; } check_text;
void check_add(check_text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* " 5x37:44,1@3": extents; strides unless packed; offset unless 0. */
void check_add_tensor(check_text *t, const guard_tensor *tensor, int64_t offset);

/* -- One a piece ABI ------------------------------------------------------------------------------*/

void check_map(check *c);
void check_log_sums(check *c);
void check_reduce(check *c);               /* rows and columns */
void check_tile(check *c);
void check_pack(check *c);
void check_window(check *c);
void check_thin(check *c);
void check_product(check *c);
/* Products of bytes, and panels of neighbours along k (check_dot.c); neighbours in a panel of a tile's side, 0 or
 * 1; its steps of depth k: panels for AVX-512 end with whole lines. */
int64_t check_group(const tni_stock *tile, int side);
int64_t check_panel_steps(const tni_stock *tile, int64_t k);
void check_pack_dot(check *c);
void check_tile_int(check *c);
void check_finish_int(check *c);
/* Maps that work on whole rows. */
bool check_is_norm(const tni_stock *kernel);
void check_norm(check *c);
void check_moments(check *c);  /* pieces of group_norm and batch_norm */

/* -- check_problem_norm.c -------------------------------------------------------------------------*/

/* Softmax and normalisations. */
bool check_is_rows(const tni_op_row *row);
/* Fills an input other than the first. */
void check_rows_fill(check *c, size_t operand, const guard_tensor *t);
/* What the results of a problem may be off by. */
void check_rows_slack(const check *c, const tn_desc *desc, const guard_tensor *operand, int64_t count,
                      const double *want, double *slack);

/* How far each of count losses may lie from want. */
void check_loss_slack(const check *c, const tn_desc *desc, const guard_tensor *operand, int64_t count,
                      const double *want, double *slack);

/* The row of an operation; NULL: none. */
const tni_op_row *check_row_of(uint16_t op, uint8_t wrt);

/* The operation's float attributes, so that the next float lies in an unmapped page; NULL: no memory. */
const float *check_params(const tni_op_row *row, const float *param, guard *g);

/* x within effort: the quick, the normal, the full value. */
int64_t check_by_effort(const check *c, int64_t quick, int64_t normal, int64_t full);

/* -- check_problem_attention.c --------------------------------------------------------------------*/

/* Bounds of an attention's results; operands hold what they were computed from. */
void check_attention_slack(const tn_desc *desc, const guard_tensor *operand, const double *want, double *slack);

#endif
