#include "problem.h"

#include <string.h>

void problem_marks(const char *line, tni_marks *marks)
{
    tn_desc desc;
    tni_placing placing;
    tn_error err;
    *marks = (tni_marks){ 0 };
    if (tni_desc_parse_placed(line, &desc, &placing, marks, &err) == TN_OK)
        marks->count = 0;
}

static void show(const out_stream *s, int indent, const tni_mark *mark, const char *hint)
{
    char carets[96], near[256] = "";
    size_t length = mark->length < 1 ? 1 : mark->length < 90 ? (size_t)mark->length : 90;
    memset(carets, '^', length);
    carets[length] = 0;
    for (int i = 0; i < mark->near.count; i++)
        snprintf(near + strlen(near), sizeof near - strlen(near), "%s%s",
                 i ? "  " : "; near: ", mark->near.name[i]);
    out_line(s, "%*s%s   %s%s%s", indent + mark->column - 1, "", carets, mark->text, near, hint);
}

void problem_show(const out_stream *s, int indent, const tni_marks *marks)
{
    for (int i = 0; i < marks->count; i++)
        show(s, indent, &marks->mark[i], i + 1 == marks->count ? "   (tenon help problems)" : "");
}
