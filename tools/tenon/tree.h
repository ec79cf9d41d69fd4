#ifndef TENON_TREE_H
#define TENON_TREE_H

/* tree.h: a folder of generated text: its files, the kernels in them, and how two such folders differ. */

#include <stdbool.h>
#include <stddef.h>

typedef struct tree_file {
    char  *path;               /* relative to the folder */
    char  *text;
    size_t size, lines;
} tree_file;

typedef struct tree_kernel {
    char  *name;               /* "tnk_exp_f32__avx512_u4" */
    char  *template_file;      /* "templates/ewise.lua", or "" */
    const char *text;          /* with the comment above; its file's */
    size_t size;
} tree_kernel;

typedef struct tree {
    char *root;
    tree_file *file;           /* sorted by path */
    size_t files;
    tree_kernel *kernel;       /* sorted by name */
    size_t kernels;
} tree;

/* Reads a folder (its local/ and README.md aside); one that is missing is empty. false: no memory or no
 * access. */
bool tree_read(tree *t, const char *root);
/* Reads of a folder only the files that another one has. */
bool tree_read_like(tree *t, const char *root, const tree *like);
void tree_reset(tree *t);

const tree_file *tree_find(const tree *t, const char *path);
const tree_kernel *tree_find_kernel(const tree *t, const char *name);

#endif
