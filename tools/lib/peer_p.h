#ifndef TOOL_PEER_P_H
#define TOOL_PEER_P_H

/* peer_p.h: what the files of peers share. */

#include "peer.h"

#include <stdlib.h>
#include <string.h>

extern const peer_row peer_sleef, peer_onednn, peer_openblas, peer_blis, peer_xsmm, peer_ort;

/* An entry point by name and where it goes, in a table that a row without name ends. */
typedef struct peer_entry {
    const char *name;
    size_t      offset;        /* in the struct of entry points, offsetof */
} peer_entry;

/* Fills the struct at api; false: one is missing. */
bool peer_find(void *handle, const peer_entry *entries, void *api);
/* One entry point, its name made like printf; NULL: there is none. */
typedef void (*peer_code)(void);
peer_code peer_symbol(void *handle, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The version as the file's name ends, "3.5.1" of libsleef.so.3.5.1; "" if it tells none. */
void peer_file_version(void *handle, char *version, size_t size);

bool peer_is(const peer_problem *p, const char *op);
/* All operands row-major without gaps; all of one type. */
bool peer_all_packed(const peer_problem *p);
bool peer_all_of(const peer_problem *p, tn_dtype dtype);
/* The values of an integer attribute by name (two of a pair); NULL if the row has none such. */
const int32_t *peer_ints(const peer_problem *p, const char *name);
/* The first of them; otherwise if there is none. */
int peer_int(const peer_problem *p, const char *name, int otherwise);
/* A float attribute by name; otherwise if the row has none such. */
double peer_float(const peer_problem *p, const char *name, double otherwise);
/* The first output. */
const peer_tensor *peer_output(const peer_problem *p);

#endif
