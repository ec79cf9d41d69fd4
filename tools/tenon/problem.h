#ifndef TENON_PROBLEM_H
#define TENON_PROBLEM_H

/* problem.h: mistakes in the text of a problem, marked where they stand. */

#include "kernel/desc/desc_p.h"
#include "out.h"

/* The mistakes of a line; count 0 if it is sound. */
void problem_marks(const char *line, tni_marks *marks);
/* One line a mistake: carets below its place (the line was printed indent columns in), the sentence, near
 * words; the last tells where they are explained. */
void problem_show(const out_stream *s, int indent, const tni_marks *marks);

#endif
