/* desc/assemble.c: from words to a descriptor: types, shapes and strides of the inputs, named operands,
 * defaults, then the check. What does not fit the words is marked; what does not fit the operation is the
 * check's error. */
#include "kernel/desc/text_p.h"
#include "kernel/family/family_p.h"

#include <math.h>
#include <string.h>

static tni_word end_of(const tni_parse *p)
{
    return (tni_word){ p->line + strlen(p->line), 0 };
}

/* -- Types --------------------------------------------------------------------------------------------*/

static uint8_t dtype_of_input(const tni_parse *p, int i)
{
    return p->dtype[p->dtypes == 1 ? 0 : i];
}

/* The output's type where the line says one, else TN_DTYPE_NONE: by the row. */
static uint8_t dtype_of_output(const tni_parse *p)
{
    return p->dtypes == p->row->inputs + 1 ? p->dtype[p->dtypes - 1] : (uint8_t)TN_DTYPE_NONE;
}

/* The type that the check will give the output, for operands that share it. */
static uint8_t dtype_of_result(const tni_parse *p)
{
    for (int i = 0; i < p->row->inputs; i++)
        if (dtype_of_output(p) || !dtype_of_input(p, i))
            return dtype_of_output(p);
    return dtype_of_input(p, 0);
}

static void check_dtype_count(tni_parse *p)
{
    int n = p->row->inputs;
    if (p->row->family == TNI_CAST && p->dtypes != 2)
        tni_parse_wrong(p, p->dtypes_word, "%s takes two dtypes, from and to, like f32,f16", p->row->name);
    else if (p->dtypes != 1 && p->dtypes != n && p->dtypes != n + 1)
        tni_parse_wrong(p, p->dtypes_word, "%s takes one dtype, or %d of inputs, or %d with the output's",
                        p->row->name, n, n + 1);
}

/* -- Operands -----------------------------------------------------------------------------------------*/

static void set_extents(tn_operand *o, const int32_t *extents, int count)
{
    o->rank = (uint8_t)count;
    memset(o->shape, 0, sizeof o->shape);
    memcpy(o->shape, extents, (size_t)count * sizeof *extents);
}

static void set_strides(tn_operand *o, const tni_numbers *strides)
{
    o->strides = TN_STRIDES_EXACT;
    memset(o->stride, 0, sizeof o->stride);
    memcpy(o->stride, strides->v, (size_t)strides->count * sizeof *strides->v);
}

static void swap_last(int32_t *v, int rank)
{
    int32_t last = v[rank - 1];
    v[rank - 1] = v[rank - 2];
    v[rank - 2] = last;
}

/* Strides of a matrix stored transposed, the batch outside. */
static void lie_transposed(tn_operand *o)
{
    tn_operand stored = *o;
    stored.strides = TN_STRIDES_PACKED;
    swap_last(stored.shape, o->rank);
    tni_operand_strides(&stored, o->stride);
    swap_last(o->stride, o->rank);
    o->strides = TN_STRIDES_EXACT;
}

/* Appends an input of extents, packed. */
static tn_operand *append(tni_parse *p, uint8_t dtype, const int32_t *extents, int count, tni_word word)
{
    p->operand_word[p->d->inputs] = word;
    tn_operand *o = &p->d->operand[p->d->inputs++];
    o->dtype = dtype;
    set_extents(o, extents, count);
    return o;
}

static void place(tni_parse *p, int operand, const tni_tensor_text *text)
{
    if (p->placing)
        p->placing->at[operand] = text->place;
}

/* Tensors as written; those left out are as the first. Repeated ones have the type of the last. */
static void assemble_tensors(tni_parse *p)
{
    int inputs = p->tensors > p->row->inputs ? p->tensors : p->row->inputs;
    if (!p->tensors)
        tni_parse_wrong(p, end_of(p), "%s wants a tensor: extents like 64x512", p->row->name);
    for (int i = 0; p->tensors && i < inputs; i++) {
        int from = i < p->tensors ? i : 0, typed = i < p->row->inputs ? i : p->row->inputs - 1;
        const tni_tensor_text *text = &p->tensor[from];
        tn_operand *o = append(p, dtype_of_input(p, typed), text->extents.v, text->extents.count,
                               p->tensor_word[from]);
        if (text->has_strides)
            set_strides(o, &text->strides);
        place(p, i, text);
    }
}

/* Optional inputs that the words bring, with the extents that the family gives them. */
static void append_options(tni_parse *p)
{
    for (size_t i = 0, which = 0; i < p->row->int_count; i++) {
        const tni_int_row *option = &p->row->ints[i];
        int32_t extents[TN_MAX_RANK] = { 0 };
        if (option->kind != TNI_INT_OPTION)
            continue;
        if (p->d->ints[tni_int_at(p->row, (int)i)] == 1) {
            int rank = tni_families[p->row->family].optional(p->d, (int)which, extents);
            append(p, tni_option_type(p->d, option), extents, rank, p->tensor_word[0]);
        }
        which++;
    }
}

/* Extents behind the batch's. */
static int matrix(const tni_parse *p, int32_t rows, int32_t columns, int32_t out[TN_MAX_RANK])
{
    int count = p->batch.count;
    memcpy(out, p->batch.v, (size_t)count * sizeof *out);
    out[count++] = rows;
    out[count++] = columns;
    return count;
}

static void append_step_operands(tni_parse *p)
{
    int32_t extents[TN_MAX_RANK];
    int count = matrix(p, p->sizes.v[0], p->sizes.v[1], extents);
    for (int i = 0; i < p->d->steps; i++) {
        if (p->d->step[i].operand < 0)
            continue;
        if (p->is_bias[i])
            append(p, dtype_of_result(p), &p->sizes.v[1], 1, p->sizes_word);
        else
            append(p, dtype_of_result(p), extents, count, p->sizes_word);
    }
}

/* a [batch, M, K], b [batch, K, N], then c. */
static void assemble_matmul(tni_parse *p)
{
    const int32_t *size = p->sizes.v;          /* M, N, K */
    int32_t extents[TN_MAX_RANK];
    for (int i = 0; i < 2; i++) {
        int count = i ? matrix(p, size[2], size[1], extents) : matrix(p, size[0], size[2], extents);
        tn_operand *o = append(p, dtype_of_input(p, i), extents, count, p->sizes_word);
        if (p->letter[i] == 't')
            lie_transposed(o);
    }
    if (p->said >> (TNI_SAID_FLOAT + 1) & 1) {
        int count = matrix(p, size[0], size[1], extents);
        append(p, dtype_of_result(p), extents, count, p->sizes_word);
    }
}

/* x [batch, M, K], w [N, K], perhaps packed. */
static void assemble_linear(tni_parse *p)
{
    int32_t extents[TN_MAX_RANK];
    int count = matrix(p, p->sizes.v[0], p->sizes.v[2], extents);
    append(p, dtype_of_input(p, 0), extents, count, p->sizes_word);
    tn_operand *w = append(p, dtype_of_input(p, 1), p->sizes.v + 1, 2, p->sizes_word);
    w->flagged = p->packed ? TN_PACKED : 0;
    w->flagged_arg = p->packed;
}

/* The factors, then what the steps take. */
static void assemble_product(tni_parse *p)
{
    if (!p->sizes_word.len) {
        tni_parse_wrong(p, end_of(p), "%s wants MxNxK, three extents", p->row->name);
        return;
    }
    if (p->row->family == TNI_LINEAR)
        assemble_linear(p);
    else
        assemble_matmul(p);
    append_step_operands(p);
}

/* -- Named operands -----------------------------------------------------------------------------------*/

/* Whether the operation has an optional input of that name, or takes steps that bring one. */
static bool may_be_brought(const tni_parse *p, tni_word name)
{
    for (size_t i = 0; i < p->row->int_count; i++)
        if (p->row->ints[i].kind == TNI_INT_OPTION && tni_lex_is(name, p->row->ints[i].name))
            return true;
    return tni_families[p->row->family].product && (tni_lex_is(name, "bias") || tni_lex_is(name, "residual"));
}

/* The operand of a name; −1, with a mark, if there is none. */
static int find_named(tni_parse *p, const tni_named *named)
{
    char buf[TNI_OPERAND_NAME];
    for (int i = 0; i < p->d->inputs + p->d->outputs; i++)
        if (tni_lex_is(named->name, tni_operand_name(p->d, i, buf)))
            return i;
    if (may_be_brought(p, named->name)) {
        tni_parse_wrong(p, named->name, "it is left out: the word %.*s brings it", (int)named->name.len,
                        named->name.at);
        return -1;
    }
    tni_mark *mark = tni_parse_wrong(p, named->name, "no such operand");
    tni_near_offer(&mark->near, "residual");
    tni_near_offer(&mark->near, "bias");
    tni_near_offer(&mark->near, "dst");
    tni_near_offer(&mark->near, "src");
    return -1;
}

/* Own extents of a or b, where the batch is broadcast, or of an optional input. */
static void set_own_extents(tni_parse *p, int operand, const tni_named *named)
{
    tn_operand *o = &p->d->operand[operand];
    const tni_family_row *family = &tni_families[p->row->family];
    bool factor = family->letters && operand < 2 && named->text.extents.count >= 2;
    bool option = !family->fused && operand >= p->row->inputs && operand < p->d->inputs;
    if (!factor && !option) {
        tni_parse_wrong(p, named->word, "only a and b of matmul, with two or more, and optional inputs have "
                        "extents of their own here");
        return;
    }
    set_extents(o, named->text.extents.v, named->text.extents.count);
    if (factor && p->letter[operand] == 't')
        lie_transposed(o);
}

static void apply_named(tni_parse *p, int operand, const tni_named *named)
{
    tn_operand *o = &p->d->operand[operand];
    if (named->text.has_extents)
        set_own_extents(p, operand, named);
    if (named->text.has_strides && named->text.strides.count != o->rank)
        tni_parse_wrong(p, named->word, "%.*s has %d axes, here are %d strides", named->name.len,
                        named->name.at, o->rank, named->text.strides.count);
    else if (named->text.has_strides && o->flagged)
        tni_parse_wrong(p, named->word, "%.*s is packed: it has no strides", named->name.len, named->name.at);
    else if (named->text.has_strides)
        set_strides(o, &named->text.strides);
    place(p, operand, &named->text);
    p->operand_word[operand] = named->word;
}

/* Applies those of inputs, or those of the output. */
static void apply_all_named(tni_parse *p, bool inputs)
{
    uint32_t seen = 0;
    for (int i = 0; i < p->named_count; i++) {
        int operand = find_named(p, &p->named[i]);
        if (operand < 0)
            continue;
        if (seen >> operand & 1)
            tni_parse_wrong(p, p->named[i].word, "said twice");
        else if ((operand < p->d->inputs) == inputs)
            apply_named(p, operand, &p->named[i]);
        seen |= 1u << operand;
    }
}

/* -- Attributes ---------------------------------------------------------------------------------------*/

static tn_status finish_axes(tni_parse *p, int i, tn_error *err)
{
    const tni_int_row *attribute = &p->row->ints[i];
    bool many = attribute->kind == TNI_INT_AXES, said = p->said >> (TNI_SAID_INT + i) & 1;
    for (int a = 0; a < p->axes.count; a++)
        if (p->axes.v[a] == TN_ANY) {
            p->d->ints[tni_int_at(p->row, i)] = TN_ANY;
            if (many)
                tni_parse_wrong(p, p->axes_word, "%s wants its axes as numbers", p->row->name);
            return TN_OK;
        }
    if (!said && attribute->needed) {
        if (p->d->operand[0].rank || !many)
            tni_parse_wrong(p, end_of(p), "%s must name its axis, like axis 1", p->row->name);
        return TN_OK;
    }
    if (!said)
        p->axes = (tni_numbers){ 1, { attribute->otherwise } };
    return tni_desc_axes(p->d, p->axes.v, p->axes.count, false, err);
}

static void check_needed(tni_parse *p)
{
    for (int i = 0; i < p->d->floats_used; i++)
        if (isnan(p->row->float_default[i]) && !(p->said >> (TNI_SAID_FLOAT + i) & 1))
            tni_parse_wrong(p, end_of(p), "%s wants %s and a number", p->row->name, p->row->floats[i]);
    for (size_t i = 0; i < p->row->int_count; i++)
        if (p->row->ints[i].needed && (int)i != tni_axes_at(p->row) && !(p->said >> (TNI_SAID_INT + i) & 1))
            tni_parse_wrong(p, end_of(p), "%s wants %s", p->row->name, p->row->ints[i].name);
}

tn_status tni_parse_finish_attributes(tni_parse *p, tn_error *err)
{
    int axes = tni_axes_at(p->row);
    check_needed(p);
    return axes >= 0 ? finish_axes(p, axes, err) : TN_OK;
}

/* -- All of it ----------------------------------------------------------------------------------------*/

/* A product's batch is what its factors broadcast to, so that the text says the shape of the result. */
static void check_result(tni_parse *p)
{
    const tn_operand *dst = &p->d->operand[p->d->inputs];
    int32_t said[TN_MAX_RANK];
    char text[TNI_EXTENTS_TEXT];
    int rank = matrix(p, p->sizes.v[0], p->sizes.v[1], said);
    if (!tni_families[p->row->family].product)
        return;
    if (rank != dst->rank || memcmp(said, dst->shape, (size_t)rank * sizeof *said))
        tni_parse_wrong(p, p->batch_word.len ? p->batch_word : p->sizes_word, "%s and %s make %s",
                        p->row->operands[0], p->row->operands[1],
                        tni_extents_text(text, dst->shape, dst->rank));
}

tn_status tni_parse_assemble(tni_parse *p, tn_error *err)
{
    check_dtype_count(p);
    if (p->marks->count)
        return TN_OK;
    if (tni_families[p->row->family].product)
        assemble_product(p);
    else
        assemble_tensors(p);
    if (p->marks->count)
        return TN_OK;
    append_options(p);
    p->d->outputs = 1;
    apply_all_named(p, true);
    TN_TRY(tni_parse_finish_attributes(p, err));
    if (p->marks->count)
        return TN_OK;
    p->d->operand[p->d->inputs].dtype = dtype_of_output(p);
    TN_TRY(tni_desc_infer(p->d, err));
    check_result(p);
    apply_all_named(p, false);
    return tni_desc_check_outputs(p->d, err);
}
