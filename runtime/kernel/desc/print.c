/* desc/print.c: descriptors to lines, in the canonical form: one space; form, strides, attributes,
 * epilogue, exact. Defaults and repeated operands are left out. */
#include "kernel/desc/text_p.h"
#include "kernel/family/family_p.h"
#include "kernel/packed_p.h"

#include <stdio.h>
#include <string.h>

typedef struct writer {
    char       *buf;
    size_t      size, len;
    const tn_desc *d;          /* in normal form */
    const tni_op_row *row;
    const tni_placing *placing;
} writer;

static void put_text(writer *w, const char *text)
{
    for (; *text; text++, w->len++)
        if (w->len + 1 < w->size)
            w->buf[w->len] = *text;
}

static void put_number(writer *w, int32_t x)
{
    char text[16];
    snprintf(text, sizeof text, "%d", x);
    put_text(w, x == TN_ANY ? "_" : text);
}

static void put_float(writer *w, const char *key, float x)
{
    char text[TNI_FLOAT_TEXT];
    put_text(w, " ");
    put_text(w, key);
    put_text(w, " ");
    put_text(w, tni_float_text(text, x));
}

static void put_extents(writer *w, const int32_t *extents, int count)
{
    char text[TNI_EXTENTS_TEXT];
    put_text(w, tni_extents_text(text, extents, count));
}

static void put_strides(writer *w, const tn_operand *o)
{
    int32_t stride[TN_MAX_RANK];
    tni_operand_strides(o, stride);
    for (int i = 0; i < o->rank; i++) {
        put_text(w, i ? "," : "");
        put_number(w, stride[i]);
    }
}

static int32_t place_of(const writer *w, int operand)
{
    return w->placing ? w->placing->at[operand] : 0;
}

static void put_place(writer *w, int operand)
{
    if (place_of(w, operand)) {
        put_text(w, "@");
        put_number(w, place_of(w, operand));
    }
}

/* -- Types --------------------------------------------------------------------------------------------*/

/* The type that the row gives the output, its inputs being what they are; TN_DTYPE_NONE: it gives none. */
static uint8_t inferred_type(const writer *w)
{
    tn_desc d = *w->d;
    d.outputs = 0;
    return tni_desc_infer(&d, NULL) == TN_OK ? d.operand[d.inputs].dtype : (uint8_t)TN_DTYPE_NONE;
}

static void put_dtype(writer *w, uint8_t dtype, const char *before)
{
    put_text(w, before);
    put_text(w, dtype ? tn_dtype_name((tn_dtype)dtype) : "_");
}

/* The output's is left out where the row gives it. */
static void put_dtypes(writer *w)
{
    const tn_operand *o = w->d->operand;
    uint8_t result = o[w->d->inputs].dtype;
    int n = w->row->inputs;
    bool alike = true, implied = w->row->dtypes > 0;
    for (int i = 1; i < n; i++)
        alike &= o[i].dtype == o[0].dtype;
    for (int i = 0; i < (alike && (implied || n == 1) ? 1 : n); i++)
        put_dtype(w, o[i].dtype, i ? "," : " ");
    if (!implied || (result != o[0].dtype && result != inferred_type(w)))
        put_dtype(w, result, ",");
}

/* -- Operands -----------------------------------------------------------------------------------------*/

static bool same_lying(const tn_operand *a, const tn_operand *b)
{
    return a->rank == b->rank && a->strides == b->strides && !memcmp(a->shape, b->shape, sizeof a->shape) &&
           !memcmp(a->stride, b->stride, sizeof a->stride);
}

static void put_tensors(writer *w)
{
    const tn_operand *o = w->d->operand;
    int count = w->row->variadic ? w->d->inputs : w->row->inputs;
    while (count > 1 && !w->row->variadic && same_lying(&o[count - 1], &o[0]) &&
           place_of(w, count - 1) == place_of(w, 0))
        count--;
    for (int i = 0; i < count; i++) {
        put_text(w, " ");
        put_extents(w, o[i].shape, o[i].rank);
        if (o[i].strides != TN_STRIDES_PACKED) {
            put_text(w, ":");
            put_strides(w, &o[i]);
        }
        put_place(w, i);
    }
}

/* One number alone would be a stride. */
static void put_named(writer *w, int operand, bool extents, bool strides)
{
    const tn_operand *o = &w->d->operand[operand];
    char buf[TNI_OPERAND_NAME];
    strides |= extents && o->rank == 1;
    if (!extents && !strides && !place_of(w, operand))
        return;
    put_text(w, " ");
    put_text(w, tni_operand_name(w->d, operand, buf));
    put_text(w, ":");
    if (extents)
        put_extents(w, o->shape, o->rank);
    if (extents && strides)
        put_text(w, ":");
    if (strides)
        put_strides(w, o);
    put_place(w, operand);
}

/* -- Products -----------------------------------------------------------------------------------------*/

/* Whether o is the matrix stored transposed, no smaller extents hiding it. */
static bool is_transposed(const tn_operand *o)
{
    tn_operand stored = *o;
    int32_t stride[TN_MAX_RANK];
    int last = o->rank - 1;
    if (o->strides == TN_STRIDES_PACKED)
        return false;
    tni_operand_strides(o, stride);
    stored.strides = TN_STRIDES_EXACT;
    memcpy(stored.stride, stride, sizeof stride);
    stored.shape[last] = o->shape[last - 1];
    stored.shape[last - 1] = o->shape[last];
    stored.stride[last] = stride[last - 1];
    stored.stride[last - 1] = stride[last];
    tn_operand packed = stored;
    packed.strides = TN_STRIDES_PACKED;
    tni_operand_strides(&packed, stride);
    return !memcmp(stride, stored.stride, sizeof stride);
}

/* MxNxK batch … */
static void put_sizes(writer *w, const int32_t size[3])
{
    const tn_operand *dst = &w->d->operand[w->d->inputs];
    put_extents(w, size, 3);
    if (dst->rank > 2) {
        put_text(w, " batch ");
        put_extents(w, dst->shape, dst->rank - 2);
    }
}

/* MxNxK batch … packed 16, then x and w by name where they lie otherwise. */
static void put_linear(writer *w)
{
    const tn_operand *o = w->d->operand, *dst = &o[w->d->inputs];
    int32_t size[] = { dst->shape[dst->rank - 2], dst->shape[dst->rank - 1], o[1].shape[1] };
    put_text(w, " ");
    put_sizes(w, size);
    if (o[1].flagged) {
        put_text(w, " packed");
        if (o[1].flagged_arg != TNI_PACKED_PLAIN) {
            put_text(w, " ");
            put_number(w, o[1].flagged_arg);
        }
    }
    for (int i = 0; i < 2; i++)
        put_named(w, i, false, o[i].strides != TN_STRIDES_PACKED);
}

/* nn MxNxK batch …, then a and b by name where the letters and the batch do not say all. */
static void put_matmul(writer *w)
{
    const tn_operand *a = &w->d->operand[0], *b = &w->d->operand[1], *dst = &w->d->operand[w->d->inputs];
    int batch = dst->rank - 2;
    int32_t size[] = { dst->shape[batch], dst->shape[batch + 1], a->shape[a->rank - 1] };
    bool transposed[] = { is_transposed(a), is_transposed(b) };
    put_text(w, transposed[0] ? " t" : " n");
    put_text(w, transposed[1] ? "t " : "n ");
    put_sizes(w, size);
    for (int i = 0; i < 2; i++) {
        const tn_operand *o = &w->d->operand[i];
        int32_t said[TN_MAX_RANK] = { 0 };
        memcpy(said, dst->shape, (size_t)batch * sizeof *said);
        said[batch] = i ? size[2] : size[0];
        said[batch + 1] = i ? size[1] : size[2];
        bool own = o->rank != dst->rank || memcmp(said, o->shape, sizeof said) != 0;
        put_named(w, i, own, o->strides != TN_STRIDES_PACKED && !transposed[i]);
    }
}

/* -- Attributes and epilogue --------------------------------------------------------------------------*/

static void put_axes(writer *w, int32_t axes)
{
    bool first = true;
    for (int i = 0; i < TN_MAX_RANK; i++)
        if (axes >> i & 1) {
            put_text(w, first ? " axis " : ",");
            put_number(w, i);
            first = false;
        }
}

static const char *word_of(const tni_int_row *attribute, int32_t v)
{
    for (int32_t w = 0; attribute->words[w]; w++)
        if (w == v)
            return attribute->words[w];
    return "?";
}

/* " pad 1", " pad 1x2", " keepdims", " reduction sum". */
static void put_int(writer *w, const tni_int_row *attribute, const int32_t *v)
{
    if (attribute->kind == TNI_INT_AXES) {
        put_axes(w, v[0]);
        return;
    }
    put_text(w, " ");
    put_text(w, attribute->name);
    if (attribute->kind == TNI_INT_FLAG || attribute->kind == TNI_INT_OPTION)
        return;
    put_text(w, " ");
    if (attribute->kind == TNI_INT_SIZES)
        put_extents(w, v, w->d->operand[0].rank);
    else if (attribute->kind == TNI_INT_WORD && v[0] != TN_ANY)
        put_text(w, word_of(attribute, v[0]));
    else
        put_number(w, v[0]);
    if (attribute->kind == TNI_INT_PAIR && v[1] != v[0]) {
        put_text(w, "x");
        put_number(w, v[1]);
    }
}

static bool is_default(const writer *w, const tni_int_row *attribute, const int32_t *v)
{
    int32_t otherwise = attribute->otherwise;
    if (attribute->kind == TNI_INT_AXIS && otherwise < 0)
        otherwise += w->d->operand[0].rank;
    if (attribute->needed)
        return false;
    for (int i = 0; i < tni_int_width(attribute); i++)
        if (v[i] != otherwise)
            return false;
    return true;
}

/* Ints, then floats that are not at their default; beta is said wherever c is there. */
static void put_attributes(writer *w)
{
    bool has_c = w->row->family == TNI_MATMUL && tni_desc_main_inputs(w->d) == 3;
    for (size_t i = 0; i < w->row->int_count; i++) {
        const int32_t *v = &w->d->ints[tni_int_at(w->row, (int)i)];
        if (!is_default(w, &w->row->ints[i], v))
            put_int(w, &w->row->ints[i], v);
    }
    for (int i = 0; i < w->d->floats_used && i < 4 && w->row->floats[i]; i++)
        if (memcmp(&w->d->floats[i], &w->row->float_default[i], sizeof(float)) || (has_c && i == 1) ||
            w->row->float_default[i] != w->row->float_default[i])
            put_float(w, w->row->floats[i], w->d->floats[i]);
}

static void put_steps(writer *w)
{
    for (int i = 0; i < w->d->steps; i++) {
        const tn_step *step = &w->d->step[i];
        const tni_op_row *row = tni_op_find(step->op, 0);
        put_text(w, " ");
        if (step->operand >= 0) {
            put_text(w, w->d->operand[step->operand].rank == 1 ? "bias" : "residual");
        } else {
            put_text(w, row ? row->name : "?");
            for (int f = 0; row && f < 2 && row->floats[f]; f++)
                put_float(w, row->floats[f], step->param[f]);
        }
    }
}

/* -- All of it ----------------------------------------------------------------------------------------*/

/* Whether an optional input has other extents than the family gives it. */
static bool has_own_extents(const writer *w, int operand)
{
    for (size_t i = 0, which = 0; i < w->row->int_count; i++) {
        int32_t extents[TN_MAX_RANK] = { 0 };
        if (w->row->ints[i].kind != TNI_INT_OPTION)
            continue;
        if (tni_desc_option(w->d, (int)i) == operand) {
            const tn_operand *o = &w->d->operand[operand];
            int rank = tni_families[w->row->family].optional(w->d, (int)which, extents);
            return o->rank != rank || memcmp(o->shape, extents, (size_t)rank * sizeof *extents) != 0;
        }
        which++;
    }
    return false;
}

/* Whether an operand lies otherwise than the check has it: packed, or for outputs as the family says. */
static bool lies_own_way(const writer *w, int operand)
{
    const tn_operand *o = &w->d->operand[operand];
    tn_desc d = *w->d;
    if (operand < w->d->inputs)
        return o->strides != TN_STRIDES_PACKED;
    d.outputs = 0;
    if (tni_desc_infer(&d, NULL) != TN_OK)
        return o->strides != TN_STRIDES_PACKED;
    const tn_operand *inferred = &d.operand[operand];
    return o->strides != inferred->strides || memcmp(o->stride, inferred->stride, sizeof o->stride) != 0;
}

static void put_desc(writer *w)
{
    char gradient[] = ".d0";
    put_text(w, w->row->name);
    if (w->d->wrt) {
        gradient[2] = (char)('0' + w->d->wrt - 1);
        put_text(w, gradient);
    }
    put_dtypes(w);
    if (tni_families[w->row->family].letters)
        put_matmul(w);
    else if (w->row->family == TNI_LINEAR)
        put_linear(w);
    else
        put_tensors(w);
    for (int i = w->row->variadic ? w->d->inputs : w->row->inputs; i < w->d->inputs + w->d->outputs; i++)
        put_named(w, i, has_own_extents(w, i), lies_own_way(w, i));
    put_attributes(w);
    put_steps(w);
    if (w->d->exact)
        put_text(w, " exact");
}

size_t tni_desc_print_placed(const tn_desc *desc, const tni_placing *placing, char *buf, size_t size)
{
    writer w = { .buf = buf, .size = size, .placing = placing, .row = tni_op_find(desc->op, desc->wrt) };
    if (!tni_desc_is_sane(desc)) {
        put_text(&w, "?");
    } else {
        tn_desc d = *desc;
        tni_desc_settle(&d);
        w.d = &d;
        put_desc(&w);
    }
    if (size)
        buf[w.len < size ? w.len : size - 1] = 0;
    return w.len;
}

size_t tn_desc_print(const tn_desc *desc, char *buf, size_t size)
{
    return tni_desc_print_placed(desc, NULL, buf, size);
}
