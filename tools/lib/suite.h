#ifndef TOOL_SUITE_H
#define TOOL_SUITE_H

/* suite.h: lists of problem lines: those of an operation, of a group of operations, or of a file. */

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct suite {
    char **line;
    size_t lines;
} suite;

/* Names that suite_add takes besides those of operations: "ewise", "move" …; NULL at the end. */
extern const char *const suite_groups[];

/* Adds the lines of an operation ("exp", "relu.d0") or a group. false: no such name. */
bool suite_add(suite *s, const char *name);
/* Adds the problems of a .tnp file: one a line, "#" comments, a count in front is passed over. */
void suite_read(suite *s, FILE *file);
void suite_reset(suite *s);

#endif
