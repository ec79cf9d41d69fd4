/* desc/parse.c: lines to descriptors, and descriptions of real tensors: the public readers. Nothing is
 * written to the caller's variable unless all is well. */
#include "kernel/desc/text_p.h"

#include <stdio.h>
#include <string.h>

#include "base/base_p.h"

static size_t append(char *buf, size_t size, size_t at, const char *text, int len)
{
    if (at < size)
        at += (size_t)snprintf(buf + at, size - at, "%.*s", len, text);
    return at < size ? at : size - 1;
}

/* "column 22: 'rleu': no such word; near: relu" */
static tn_status fail_marked(const tni_parse *p, tn_error *err)
{
    const tni_mark *mark = &p->marks->mark[0];
    const tni_near *near = &mark->near;
    char list[128] = "";
    size_t at = 0;
    for (int i = 0; i < near->count; i++) {
        at = append(list, sizeof list, at, i ? ", " : "; near: ", 10);
        at = append(list, sizeof list, at, near->name[i], 40);
    }
    tni_fail(err, TN_ERR_FORMAT, NULL, -1, "column %d: %s%.*s%s%s%s", mark->column, near->len ? "'" : "",
             (int)(near->len < 80 ? near->len : 80), near->word, near->len ? "': " : "", mark->text, list);
    if (err && p->row)
        err->op = p->row->name;
    return TN_ERR_FORMAT;
}

/* Puts the check's error at the operand's word, for those who show the line. */
static void mark_failure(tni_parse *p, const tn_error *err)
{
    tni_word word = { p->line, (int)strlen(p->line) };
    if (err->status == TN_ERR_DTYPE)
        word = p->dtypes_word;
    else if (err->arg >= 0 && err->arg < TN_MAX_OPERANDS && p->operand_word[err->arg].len)
        word = p->operand_word[err->arg];
    tni_parse_wrong(p, word, "%s", err->message);
}

static tn_status parse_line(tni_parse *p, tn_error *err)
{
    tn_error own;
    if (!tni_parse_words(p) || p->marks->count)
        return fail_marked(p, err);
    tn_status status = tni_parse_assemble(p, &own);
    if (p->marks->count)
        return fail_marked(p, err);
    if (status != TN_OK) {
        mark_failure(p, &own);
        if (err)
            *err = own;
    }
    return status;
}

tn_status tni_desc_parse_placed(const char *line, tn_desc *out, tni_placing *placing, tni_marks *marks,
                                tn_error *err)
{
    tn_desc d;
    tni_marks own_marks;
    tni_placing own_placing = { { 0 } };
    if (!line || !out)
        return tni_fail(err, TN_ERR_ARG, NULL, -1, "a line and a descriptor are wanted, here is NULL");
    tni_parse p = { .line = line, .at = line, .d = &d, .marks = marks ? marks : &own_marks,
                    .placing = placing ? &own_placing : NULL };
    p.marks->count = 0;
    TN_TRY(parse_line(&p, err));
    *out = d;
    if (placing)
        *placing = own_placing;
    return TN_OK;
}

tn_status tn_desc_parse(const char *line, tn_desc *out, tn_error *err)
{
    return tni_desc_parse_placed(line, out, NULL, NULL, err);
}

/* -- Real tensors -------------------------------------------------------------------------------------*/

static tn_status check_list(const tni_parse *p, tn_list inputs, int wanted, tn_error *err)
{
    if (inputs.count != (size_t)wanted)
        return tni_fail(err, TN_ERR_ARG, p->row->name, -1, "takes %d inputs, here are %zu", wanted,
                        inputs.count);
    for (int i = 0; i < wanted; i++) {
        const tn_tensor *t = inputs.item[i];
        if (!t)
            return tni_fail(err, TN_ERR_ARG, p->row->name, i, "input %d is NULL", i);
        if (!t->buffer)
            return tni_fail(err, TN_ERR_STALE, p->row->name, i, "input %d is no tensor", i);
    }
    return TN_OK;
}

/* The words bias and residual say more than the shapes do. */
static tn_status check_step_words(const tni_parse *p, tn_error *err)
{
    int operand = tni_desc_main_inputs(p->d);
    for (int i = 0; i < p->d->steps; i++) {
        if (p->d->step[i].operand < 0)
            continue;
        const tn_operand *o = &p->d->operand[operand];
        char text[TNI_EXTENTS_TEXT];
        if ((o->rank == 1) != p->is_bias[i])
            return tni_fail(err, TN_ERR_RANK, p->row->name, operand, "%s is %s: %s",
                            p->is_bias[i] ? "bias" : "residual", tni_extents_text(text, o->shape, o->rank),
                            p->is_bias[i] ? "one axis wanted" : "the result's shape wanted");
        operand++;
    }
    return TN_OK;
}

static tn_status describe(tni_parse *p, tn_list inputs, tn_error *err)
{
    int wanted, most;
    tni_desc_input_range(p->d, p->row, &wanted, &most);
    if (p->row->variadic && (int)inputs.count > wanted && (int)inputs.count <= most)
        wanted = (int)inputs.count;
    if (p->row->family == TNI_MATMUL)
        wanted += p->said >> (TNI_SAID_FLOAT + 1) & 1;
    for (int i = 0; i < p->d->steps; i++)
        wanted += p->d->step[i].operand >= 0;
    TN_TRY(check_list(p, inputs, wanted, err));
    for (int i = 0; i < wanted; i++)
        tni_desc_input(p->d, inputs.item[i]);
    TN_TRY(check_step_words(p, err));
    TN_TRY(tni_parse_finish_attributes(p, err));
    if (p->marks->count)
        return fail_marked(p, err);
    return tni_desc_infer(p->d, err);
}

tn_status tn_describe(const char *what, tn_list inputs, tn_desc *out, tn_error *err)
{
    tn_desc d;
    tni_marks marks = { 0 };
    tni_parse p = { .describe = true, .line = what, .at = what, .d = &d, .marks = &marks };
    if (!what || !out || (inputs.count && !inputs.item))
        return tni_fail(err, TN_ERR_ARG, NULL, -1,
                        "a line, inputs and a descriptor are wanted, here is NULL");
    if (!tni_parse_words(&p) || marks.count)
        return fail_marked(&p, err);
    TN_TRY(describe(&p, inputs, err));
    *out = d;
    return TN_OK;
}
