#ifndef TNI_DESC_TEXT_P_H
#define TNI_DESC_TEXT_P_H

/* desc/text_p.h: between the files that read and write the text of descriptors: words, numbers, tensors,
 * and the state of one parse. The grammar is in README.md. */

#include "kernel/desc/desc_p.h"

/* -- Words and numbers (desc/lex.c) -------------------------------------------------------------------*/

/* A piece of the line; len 0: the end. */
typedef struct tni_word {
    const char *at;
    int         len;
} tni_word;

/* The next word from *at on, which moves behind it. Blanks part words. */
tni_word tni_lex_next(const char **at);
bool tni_lex_is(tni_word word, const char *text);

/* Readers move *at behind what they took, at most up to end, and fill *out; a refusal returns the sentence
 * that says why. */
const char *tni_lex_integer(const char **at, const char *end, int32_t *out);    /* 12, −3, 2K, _ */

/* -1.5e-3, inf, `_` (NaN): the whole word. False if it is none of them or leaves F32's range. */
bool tni_lex_float(tni_word word, float *out);
/* The shortest text that reads back as x. Returns buf. */
#define TNI_FLOAT_TEXT 32
const char *tni_float_text(char buf[TNI_FLOAT_TEXT], float x);

/* Up to eight numbers parted by `x` (extents: no minus) or `,`. */
typedef struct tni_numbers {
    int     count;
    int32_t v[TN_MAX_RANK];
} tni_numbers;

/* A tensor as written: extents, then strides, then a place. */
typedef struct tni_tensor_text {
    bool        has_extents, has_strides, has_place;
    tni_numbers extents, strides;
    int32_t     place;
} tni_tensor_text;

/* "64x512:512,1@3". After a name ("b:…") extents may be missing: "512,1@3", "@3". */
const char *tni_lex_extents(const char **at, const char *end, tni_numbers *out);
const char *tni_lex_tensor(tni_word word, tni_tensor_text *out);
const char *tni_lex_named(tni_word word, tni_tensor_text *out);

/* -- One parse: words (desc/words.c), then operands (desc/assemble.c) ---------------------------------*/

/* What can be said once. Attribute i of the row is bit TNI_SAID_FLOAT + i or TNI_SAID_INT + i. */
enum {
    TNI_SAID_BATCH, TNI_SAID_EXACT, TNI_SAID_LETTERS, TNI_SAID_PACKED, TNI_SAID_FLOAT = 8, TNI_SAID_INT = 12
};

/* A named operand, "b:-512,1": resolved when all operands are known. */
typedef struct tni_named {
    tni_word        word, name;
    tni_tensor_text text;
} tni_named;

typedef struct tni_parse {
    const char       *line, *at;       /* all of it; the rest */
    bool              describe;        /* no operands in the line: they are real tensors */
    tn_desc          *d;               /* attributes and steps go here as they are read */
    const tni_op_row *row;
    tni_marks        *marks;
    tni_mark          spare;           /* where marks end that find no room */
    tni_placing      *placing;         /* NULL: @n is a mistake */
    uint32_t          said;

    int             dtypes, tensors, named_count;
    uint8_t         dtype[TN_MAX_OPERANDS];
    tni_word        dtypes_word, tensor_word[TN_MAX_OPERANDS];
    tni_tensor_text tensor[TN_MAX_OPERANDS];
    tni_named       named[TN_MAX_OPERANDS];

    char        letter[2];             /* matmul: how a and b lie, 'n' or 't' */
    tni_numbers sizes, batch;          /* products: M, N, K; leading axes */
    uint16_t    packed;                /* linear: the packing of w; 0: plain */
    tni_word    sizes_word, batch_word;
    tni_numbers axes;
    tni_word    axes_word;
    uint8_t     is_bias[TN_MAX_STEPS]; /* the step's word was bias, not residual */
    tni_word    operand_word[TN_MAX_OPERANDS];     /* where each operand is said; len 0: nowhere */
} tni_parse;

/* Adds a mistake at a word (len 0: where it would stand). Returns its mark; a spare one when all are
 * taken. */
tni_mark *tni_parse_wrong(tni_parse *p, tni_word word, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Reads the operation and all words. False where nothing more can be said, since the operation is not
 * known. */
bool tni_parse_words(tni_parse *p);

/* Makes the inputs of p->d from the words, and infers; d's output lies as the words say. Mistakes in words
 * are marks; TN_OK then too. A failure is the check's. */
TN_MUST_USE tn_status tni_parse_assemble(tni_parse *p, tn_error *err);

/* Attributes that need a value, or the rank, once the inputs are there. */
TN_MUST_USE tn_status tni_parse_finish_attributes(tni_parse *p, tn_error *err);

#endif
