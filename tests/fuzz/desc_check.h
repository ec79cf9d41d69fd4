#ifndef DESC_CHECK_H
#define DESC_CHECK_H

/* desc_check.h: what holds for every line and every descriptor, for the fuzz target and the random test. */

#include <stdio.h>
#include <string.h>

#include "kernel/desc/desc_p.h"

#define DESC_TEXT 2048

/* Prints d, reads the line back, and compares. NULL: all holds; else what does not. */
static const char *desc_check_one(const tn_desc *d, char line[DESC_TEXT])
{
    char again[DESC_TEXT];
    tn_desc back;
    tn_error err;
    size_t len = tn_desc_print(d, line, DESC_TEXT);
    if (len >= DESC_TEXT || strlen(line) != len)
        return "the printed length is wrong";
    if (tn_desc_parse(line, &back, &err) != TN_OK)
        return "the printed line is refused";
    if (memcmp(d, &back, sizeof back))
        return "the line reads back as another descriptor";
    if (!tn_desc_matches(d, &back) || !tn_desc_matches(&back, d))
        return "a descriptor does not match itself";
    if (tn_desc_hash(d) != tn_desc_hash(&back))
        return "equal descriptors, different hashes";
    tn_desc_print(&back, again, sizeof again);
    return strcmp(line, again) ? "equal descriptors, different lines" : NULL;
}

/* d and its expanded form; expanding twice changes nothing. */
static const char *desc_check(const tn_desc *d, char line[DESC_TEXT])
{
    tn_desc wide, wider;
    double flops, bytes;
    const char *why = desc_check_one(d, line);
    if (why)
        return why;
    tn_desc_cost(d, &flops, &bytes);
    if (!(flops >= 0) || !(bytes >= 0))
        return "a cost below 0";
    tni_desc_expand(d, &wide);
    tni_desc_expand(&wide, &wider);
    if (memcmp(&wide, &wider, sizeof wide))
        return "expanding twice is not expanding once";
    return desc_check_one(&wide, line);
}

/* Marks lie in the line, refusals say why and leave *out as it was, what is taken reads back. */
static const char *desc_check_line(const char *text, char line[DESC_TEXT])
{
    tn_desc d, before;
    tni_placing placing;
    tni_marks marks;
    tn_error err = { .message = "" };
    int columns = (int)strlen(text) + 1;
    memset(&d, 0x5a, sizeof d);
    before = d;
    if (tni_desc_parse_placed(text, &d, &placing, &marks, &err) == TN_OK) {
        if (marks.count)
            return "taken, with mistakes";
        return desc_check(&d, line);
    }
    if (memcmp(&d, &before, sizeof d))
        return "refused, but written";
    if (!marks.count || !err.message[0])
        return "refused without a word";
    for (int i = 0; i < marks.count; i++)
        if (marks.mark[i].column < 1 || marks.mark[i].length < 1 ||
            marks.mark[i].column + marks.mark[i].length - 1 > columns || !marks.mark[i].text[0])
            return "a mark outside the line";
    return NULL;
}

#endif
