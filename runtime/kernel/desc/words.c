/* desc/words.c: reads the words of a line into a tni_parse: the operation, dtypes, and then by the first
 * character and the operation's row a tensor, a named operand, an attribute or an epilogue. A word that is
 * none of them is marked and passed over, so that one reading finds all mistakes. */
#include "kernel/desc/text_p.h"
#include "kernel/family/family_p.h"
#include "kernel/packed_p.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define FAMILY(f) (1u << (f))
#define EVERY_FAMILY (~0u)
#define FUSED (FAMILY(TNI_MATMUL) | FAMILY(TNI_LINEAR))
#define PRODUCTS (FUSED | FAMILY(TNI_MATMUL_INT))

static const char *const number_word[] = { "none", "one", "two", "three", "four",
                                           "five", "six", "seven", "eight" };

tni_mark *tni_parse_wrong(tni_parse *p, tni_word word, const char *format, ...)
{
    tni_mark *mark = p->marks->count < TNI_MARKS ? &p->marks->mark[p->marks->count++] : &p->spare;
    va_list args;
    memset(mark, 0, sizeof *mark);
    mark->column = (int)(word.at - p->line) + 1;
    mark->length = word.len ? word.len : 1;
    va_start(args, format);
    vsnprintf(mark->text, sizeof mark->text, format, args);
    va_end(args);
    tni_near_begin(&mark->near, word.at, (size_t)word.len);
    return mark;
}

static bool is_product(const tni_parse *p)
{
    return tni_families[p->row->family].product;
}

/* False, with a mark, if it was said before. */
static bool say(tni_parse *p, int bit, tni_word word)
{
    if (p->said >> bit & 1) {
        tni_parse_wrong(p, word, "said twice");
        return false;
    }
    p->said |= 1u << bit;
    return true;
}

/* -- Operation and dtypes -----------------------------------------------------------------------------*/

static bool read_operation(tni_parse *p)
{
    tni_word word = tni_lex_next(&p->at), name = word;
    unsigned wrt = 0;
    const char *tail = word.at + word.len - 3;
    if (word.len > 3 && tail[0] == '.' && tail[1] == 'd' && tail[2] >= '0' && tail[2] <= '9') {
        wrt = (unsigned)(tail[2] - '0') + 1;
        name.len = word.len - 3;
    }
    p->row = tni_op_find_name(name.at, (size_t)name.len, wrt);
    if (p->row) {
        tni_desc_init(p->d, (tn_op)p->row->op, wrt);
        return true;
    }
    if (!word.len) {
        tni_parse_wrong(p, word, "an operation is missing");
    } else if (tni_op_find_name(name.at, (size_t)name.len, 0)) {
        tni_parse_wrong(p, word, "no gradient of %.*s with respect to input %u", name.len, name.at,
                        wrt - 1);
    } else {
        tni_mark *mark = tni_parse_wrong(p, name, "no such operation");
        for (size_t i = 0; i < tni_ops_count; i++)
            tni_near_offer(&mark->near, tni_ops[i].name);
    }
    return false;
}

#define LAST_DTYPE TN_BF16

static int dtype_of(tni_word word)
{
    if (tni_lex_is(word, "_"))
        return TN_DTYPE_NONE;
    for (int code = 1; code <= LAST_DTYPE; code++)
        if (tn_dtype_size((tn_dtype)code) && tni_lex_is(word, tn_dtype_name((tn_dtype)code)))
            return code;
    return -1;
}

static void no_such_dtype(tni_parse *p, tni_word word)
{
    tni_mark *mark = tni_parse_wrong(p, word, "no such dtype");
    for (int code = 1; code <= LAST_DTYPE; code++)
        if (tn_dtype_size((tn_dtype)code))
            tni_near_offer(&mark->near, tn_dtype_name((tn_dtype)code));
}

/* "matmul u8,i8,i32": of bytes it is matmul_int, which has words of its own besides. */
static void choose_by_types(tni_parse *p)
{
    bool bytes = p->dtypes > 0 && (p->dtype[0] == TN_U8 || p->dtype[0] == TN_I8);
    if (bytes && p->row->op == TN_OP_MATMUL && !p->row->wrt)
        p->row = tni_desc_init(p->d, TN_OP_MATMUL_INT, 0);
}

/* "f32", "u8,f32". A word that can be no dtype is left for what follows. */
static void read_dtypes(tni_parse *p)
{
    const char *before = p->at;
    tni_word word = tni_lex_next(&p->at);
    const char *at = word.at, *end = word.at + word.len;
    p->dtypes_word = word;
    if (!word.len || (*at >= '0' && *at <= '9')) {
        tni_parse_wrong(p, word, "%s wants a dtype before its operands", p->row->name);
        p->at = before;
        return;
    }
    while (at <= end && p->dtypes < TN_MAX_OPERANDS) {
        const char *comma = memchr(at, ',', (size_t)(end - at));
        tni_word name = { at, (int)((comma ? comma : end) - at) };
        int code = dtype_of(name);
        if (code < 0)
            no_such_dtype(p, name);
        p->dtype[p->dtypes++] = (uint8_t)(code < 0 ? 0 : code);
        at = name.at + name.len + 1;
    }
    choose_by_types(p);
}

/* -- Operands -----------------------------------------------------------------------------------------*/

static void read_sizes(tni_parse *p, tni_word word)
{
    const char *at = word.at, *end = at + word.len;
    const char *why = tni_lex_extents(&at, end, &p->sizes);
    if (p->sizes_word.len)
        tni_parse_wrong(p, word, "%s takes one MxNxK; further operands by name, like %s:512,1", p->row->name,
                        p->row->operands[1]);
    p->sizes_word = word;
    if (why)
        tni_parse_wrong(p, word, "%s wants MxNxK, three extents: %s", p->row->name, why);
    else if (at != end)
        tni_parse_wrong(p, word, "%s wants MxNxK, three extents: strides go by name, like %s:512,1",
                        p->row->name, p->row->operands[1]);
    else if (p->sizes.count != 3)
        tni_parse_wrong(p, word, "%s wants MxNxK, three extents; here %s %s", p->row->name,
                        p->sizes.count == 1 ? "is" : "are", number_word[p->sizes.count]);
}

static void refuse_place(tni_parse *p, tni_word word, const tni_tensor_text *text)
{
    if (text->has_place && !p->placing)
        tni_parse_wrong(p, word, "@ places an operand for bench and verify; a descriptor has no place");
}

static void read_tensor(tni_parse *p, tni_word word)
{
    if (p->describe) {
        tni_parse_wrong(p, word, "operands are the tensors here, not words");
    } else if (is_product(p)) {
        read_sizes(p, word);
    } else if (p->tensors == (p->row->variadic ? TN_MAX_OPERANDS - 1 : p->row->inputs)) {
        tni_parse_wrong(p, word, "%s takes %s%s %s", p->row->name, p->row->variadic ? "at most " : "",
                        p->row->variadic ? "fifteen" : number_word[p->tensors],
                        p->tensors == 1 ? "tensor" : "tensors");
    } else {
        tni_tensor_text *text = &p->tensor[p->tensors];
        const char *why = tni_lex_tensor(word, text);
        p->tensor_word[p->tensors++] = word;
        if (why)
            tni_parse_wrong(p, word, "%s", why);
        else if (text->has_strides && text->strides.count != text->extents.count)
            tni_parse_wrong(p, word, "%d axes, but %d strides", text->extents.count, text->strides.count);
        refuse_place(p, word, text);
    }
}

static void read_named(tni_parse *p, tni_word word, int name_len)
{
    tni_word rest = { word.at + name_len + 1, word.len - name_len - 1 };
    if (p->describe) {
        tni_parse_wrong(p, word, "strides are the tensors' here, not words");
        return;
    }
    if (p->named_count == TN_MAX_OPERANDS) {
        tni_parse_wrong(p, word, "too many operands");
        return;
    }
    tni_named *named = &p->named[p->named_count];
    const char *why = tni_lex_named(rest, &named->text);
    named->word = word;
    named->name = (tni_word){ word.at, name_len };
    if (why)
        tni_parse_wrong(p, word, "%s", why);
    else
        p->named_count++;
    refuse_place(p, word, &named->text);
}

/* -- Attributes and epilogue --------------------------------------------------------------------------*/

/* The word that an attribute's word is followed by; len 0, with a mark, if there is none. */
static tni_word read_value(tni_parse *p, tni_word key, const char *wants)
{
    tni_word value = tni_lex_next(&p->at);
    if (!value.len)
        tni_parse_wrong(p, key, "%.*s wants %s behind it", key.len, key.at, wants);
    return value;
}

/* Numbers parted by commas, of which there may be so many. */
static void read_axes(tni_parse *p, tni_word word, int i)
{
    tni_word value = read_value(p, word, "a number");
    tni_numbers axes = { 0 };
    const char *at = value.at, *end = at + value.len, *why = NULL;
    while (value.len && !why && axes.count < TN_MAX_RANK) {
        why = tni_lex_integer(&at, end, &axes.v[axes.count++]);
        if (why || at == end || *at != ',')
            break;
        at++;
    }
    if (value.len && (why || at != end))
        tni_parse_wrong(p, value, "not an axis: a number, or numbers parted by commas");
    else if (axes.count > 1 && p->row->ints[i].kind == TNI_INT_AXIS)
        tni_parse_wrong(p, value, "%s takes one axis", p->row->name);
    else if (value.len)
        p->axes = axes;
    p->axes_word = value;
}

/* "3": both; "3x1": one each. Or one number. */
static void read_numbers(tni_parse *p, tni_word word, int i)
{
    int32_t *to = &p->d->ints[tni_int_at(p->row, i)];
    bool pair = p->row->ints[i].kind == TNI_INT_PAIR;
    tni_word value = read_value(p, word, pair ? "one number or two, like 3x1" : "a number");
    const char *at = value.at, *end = at + value.len;
    const char *why = value.len ? tni_lex_integer(&at, end, &to[0]) : NULL;
    if (value.len && pair && !why) {
        to[1] = to[0];
        if (at != end && *at == 'x') {
            at++;
            why = tni_lex_integer(&at, end, &to[1]);
        }
    }
    if (value.len && (why || at != end))
        tni_parse_wrong(p, value, "not a number: %s", why ? why : pair ? "one or two, like 3x1" : "one is wanted");
}

/* "0x1x1": one number an axis. */
static void read_int_sizes(tni_parse *p, tni_word word, int i)
{
    int32_t *to = &p->d->ints[tni_int_at(p->row, i)];
    tni_word value = read_value(p, word, "one number an axis, like 0x1");
    tni_numbers sizes;
    const char *at = value.at, *end = at + value.len;
    const char *why = value.len ? tni_lex_extents(&at, end, &sizes) : NULL;
    if (value.len && (why || at != end))
        tni_parse_wrong(p, value, "not one number an axis, like 0x1%s%s", why ? ": " : "", why ? why : "");
    else if (value.len)
        memcpy(to, sizes.v, (size_t)sizes.count * sizeof *to);
}

static void read_choice(tni_parse *p, tni_word word, int i)
{
    const char *const *words = p->row->ints[i].words;
    tni_word value = read_value(p, word, "a word");
    if (tni_lex_is(value, "_")) {
        p->d->ints[tni_int_at(p->row, i)] = TN_ANY;
        return;
    }
    for (int32_t w = 0; words[w]; w++)
        if (tni_lex_is(value, words[w])) {
            p->d->ints[tni_int_at(p->row, i)] = w;
            return;
        }
    if (!value.len)
        return;
    tni_mark *mark = tni_parse_wrong(p, value, "no %s of %s", p->row->ints[i].name, p->row->name);
    for (int w = 0; words[w]; w++)
        tni_near_offer(&mark->near, words[w]);
}

static void read_int_attribute(tni_parse *p, tni_word word, int i)
{
    switch ((tni_int_kind)p->row->ints[i].kind) {
    case TNI_INT_FLAG:
    case TNI_INT_OPTION: p->d->ints[tni_int_at(p->row, i)] = 1; break;
    case TNI_INT_AXIS:
    case TNI_INT_AXES:   read_axes(p, word, i); break;
    case TNI_INT_WORD:   read_choice(p, word, i); break;
    case TNI_INT_SIZES:  read_int_sizes(p, word, i); break;
    case TNI_INT_INT:
    case TNI_INT_PAIR:   read_numbers(p, word, i); break;
    }
}

static bool read_int(tni_parse *p, tni_word word)
{
    for (size_t i = 0; i < p->row->int_count; i++)
        if (tni_lex_is(word, p->row->ints[i].name)) {
            say(p, TNI_SAID_INT + (int)i, word);
            read_int_attribute(p, word, (int)i);
            return true;
        }
    return false;
}

static void read_batch(tni_parse *p, tni_word word)
{
    if (p->describe) {
        tni_parse_wrong(p, word, "the batch is the tensors' here, no word");
        return;
    }
    say(p, TNI_SAID_BATCH, word);
    tni_word value = read_value(p, word, "extents");
    const char *at = value.at, *end = at + value.len;
    const char *why = value.len ? tni_lex_extents(&at, end, &p->batch) : NULL;
    p->batch_word = value;
    if (value.len && (why || at != end))
        tni_parse_wrong(p, value, "not a batch: extents like 8x16");
    else if (p->batch.count > TN_MAX_RANK - 2)
        tni_parse_wrong(p, value, "a batch has at most 6 axes");
}

/* "packed" or "packed 16": the number may be left out. */
static void read_packed(tni_parse *p, tni_word word)
{
    const char *after = p->at;
    tni_word number = tni_lex_next(&after);
    int32_t width = TNI_PACKED_PLAIN;
    if (p->describe) {
        tni_parse_wrong(p, word, "how w is packed is the tensors' here, no word");
        return;
    }
    if (number.len && number.at[0] >= '0' && number.at[0] <= '9') {
        const char *at = number.at;
        p->at = after;
        if (tni_lex_integer(&at, number.at + number.len, &width) || at != number.at + number.len ||
            width < 1 || width > TNI_PACKED_MOST)
            tni_parse_wrong(p, number, "no packing: panels of 1 to %d columns", TNI_PACKED_MOST);
    }
    if (say(p, TNI_SAID_PACKED, word))
        p->packed = (uint16_t)width;
}

static void read_exact(tni_parse *p, tni_word word)
{
    if (say(p, TNI_SAID_EXACT, word))
        p->d->exact = 1;
}

static void add_step(tni_parse *p, tni_word word, tn_op op, bool has_operand, const float param[2])
{
    if (!tni_desc_step(p->d, op, has_operand, param[0]))
        tni_parse_wrong(p, word, "more than %d fused steps", TN_MAX_STEPS);
    else
        p->d->step[p->d->steps - 1].param[1] = param[1];
}

static const float no_param[2];

static void read_bias(tni_parse *p, tni_word word)
{
    if (p->d->steps < TN_MAX_STEPS)
        p->is_bias[p->d->steps] = 1;
    add_step(p, word, TN_OP_ADD, true, no_param);
}

static void read_residual(tni_parse *p, tni_word word)
{
    add_step(p, word, TN_OP_ADD, true, no_param);
}

/* ORDER attribute: as printed (desc/print.c) */
static const struct {
    const char *word;
    unsigned    families;
    void      (*read)(tni_parse *p, tni_word word);
} attributes[] = {
    { "batch", PRODUCTS, read_batch },
    { "packed", FAMILY(TNI_LINEAR), read_packed },
    { "bias", FUSED, read_bias },
    { "residual", FUSED, read_residual },
    { "exact", EVERY_FAMILY, read_exact },
};
#define ATTRIBUTES (sizeof attributes / sizeof *attributes)

static bool read_attribute(tni_parse *p, tni_word word)
{
    for (size_t i = 0; i < ATTRIBUTES; i++)
        if (attributes[i].families & FAMILY(p->row->family) && tni_lex_is(word, attributes[i].word)) {
            attributes[i].read(p, word);
            return true;
        }
    return false;
}

/* The float behind a key. */
static bool read_float_value(tni_parse *p, tni_word key, float *out)
{
    tni_word value = read_value(p, key, "a number");
    if (!value.len)
        return false;
    if (tni_lex_float(value, out))
        return true;
    tni_parse_wrong(p, value, "not a number, or out of range");
    return false;
}

static bool read_float(tni_parse *p, tni_word word)
{
    for (int i = 0; i < p->d->floats_used; i++)
        if (tni_lex_is(word, p->row->floats[i])) {
            float value;
            bool fresh = say(p, TNI_SAID_FLOAT + i, word);
            if (read_float_value(p, word, &value) && fresh)
                p->d->floats[i] = value;
            return true;
        }
    return false;
}

/* A unary operation behind a product; one with parameters names them: scale by 0.5, clip lo 0 hi 6. */
static bool read_unary(tni_parse *p, tni_word word)
{
    const tni_op_row *row = tni_op_find_name(word.at, (size_t)word.len, 0);
    float param[2] = { 0 };
    if (!tni_families[p->row->family].fused || !row || row->family != TNI_UNARY)
        return false;
    for (int i = 0; i < 2 && row->floats[i]; i++) {
        const char *before = p->at;
        tni_word key = tni_lex_next(&p->at);
        if (!tni_lex_is(key, row->floats[i])) {
            tni_parse_wrong(p, word, "%s wants %s and a number behind it", row->name, row->floats[i]);
            p->at = before;
            break;
        }
        read_float_value(p, key, &param[i]);
    }
    add_step(p, word, (tn_op)row->op, false, param);
    return true;
}

static bool read_letters(tni_parse *p, tni_word word)
{
    bool letters = word.len == 2 && memchr("nt", word.at[0], 2) && memchr("nt", word.at[1], 2);
    if (!tni_families[p->row->family].letters || !letters)
        return false;
    if (p->describe)
        tni_parse_wrong(p, word, "how a and b lie is the tensors' here, no word");
    else if (p->sizes_word.len)
        tni_parse_wrong(p, word, "%.*s stands before MxNxK", word.len, word.at);
    else if (say(p, TNI_SAID_LETTERS, word))
        memcpy(p->letter, word.at, 2);
    return true;
}

/* -- All words ----------------------------------------------------------------------------------------*/

static void no_such_word(tni_parse *p, tni_word word)
{
    static const char *const letters[] = { "nn", "nt", "tn", "tt" };
    tni_mark *mark = tni_parse_wrong(p, word, "no such word");
    const tni_family_row *family = &tni_families[p->row->family];
    for (size_t i = 0; i < ATTRIBUTES; i++)
        if (attributes[i].families & FAMILY(p->row->family))
            tni_near_offer(&mark->near, attributes[i].word);
    for (size_t i = 0; i < p->row->int_count; i++)
        tni_near_offer(&mark->near, p->row->ints[i].name);
    for (int i = 0; i < p->d->floats_used; i++)
        tni_near_offer(&mark->near, p->row->floats[i]);
    for (size_t i = 0; family->fused && i < tni_ops_count; i++)
        if (tni_ops[i].family == TNI_UNARY && !tni_ops[i].wrt)
            tni_near_offer(&mark->near, tni_ops[i].name);
    for (int i = 0; family->letters && i < 4; i++)
        tni_near_offer(&mark->near, letters[i]);
}

static void read_word(tni_parse *p, tni_word word)
{
    const char *colon = memchr(word.at, ':', (size_t)word.len);
    char first = word.at[0];
    bool scalar = word.len >= 6 && !memcmp(word.at, "scalar", 6);
    if (first == '_' || (first >= '0' && first <= '9') || scalar)
        read_tensor(p, word);
    else if (colon)
        read_named(p, word, (int)(colon - word.at));
    else if (tni_lex_is(word, "+") && p->row->family == TNI_BINARY)
        return;
    else if (!read_letters(p, word) && !read_attribute(p, word) && !read_int(p, word) &&
             !read_float(p, word) && !read_unary(p, word))
        no_such_word(p, word);
}

bool tni_parse_words(tni_parse *p)
{
    if (!read_operation(p))
        return false;
    if (!p->describe)
        read_dtypes(p);
    for (tni_word word; (word = tni_lex_next(&p->at)).len;)
        read_word(p, word);
    return true;
}
