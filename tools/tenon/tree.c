/* tree.c: files of a folder, and kernels by their definitions in the C files. */
#include "tree.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* -- Files ------------------------------------------------------------------------------------------*/

static char *read_all(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    struct stat stat;
    if (!file)
        return NULL;
    if (fstat(fileno(file), &stat) == 0 && (text = malloc((size_t)stat.st_size + 1))) {
        *size = fread(text, 1, (size_t)stat.st_size, file);
        text[*size] = 0;
    }
    fclose(file);
    return text;
}

static bool add_file(tree *t, const char *full, const char *path)
{
    tree_file *grown = realloc(t->file, (t->files + 1) * sizeof *grown);
    if (!grown)
        return false;
    t->file = grown;
    tree_file *file = &t->file[t->files];
    *file = (tree_file){ .path = strdup(path) };
    file->text = read_all(full, &file->size);
    for (size_t i = 0; file->text && i < file->size; i++)
        file->lines += file->text[i] == '\n';
    t->files++;
    return file->path && file->text;
}

/* What a person puts there is none of ours. */
static bool skipped(const char *path, const char *name)
{
    return name[0] == '.' || strcmp(path, "local") == 0 || strcmp(path, "README.md") == 0;
}

static bool walk(tree *t, const char *below)
{
    char *directory_path = NULL;
    bool done = true;
    if (asprintf(&directory_path, "%s/%s", t->root, below) < 0)
        return false;
    DIR *directory = opendir(directory_path);
    free(directory_path);
    for (struct dirent *entry; directory && done && (entry = readdir(directory));) {
        char *path = NULL, *full = NULL;
        struct stat stat_buf;
        done = asprintf(&path, "%s%s%s", below, *below ? "/" : "", entry->d_name) >= 0 &&
               asprintf(&full, "%s/%s", t->root, path) >= 0;
        if (done && !skipped(path, entry->d_name) && stat(full, &stat_buf) == 0)
            done = S_ISDIR(stat_buf.st_mode) ? walk(t, path) : add_file(t, full, path);
        free(path);
        free(full);
    }
    if (directory)
        closedir(directory);
    return done;
}

/* -- Kernels ----------------------------------------------------------------------------------------*/

static char *template_in(const char *text, size_t size)
{
    const char *at = memmem(text, size, "templates/", 10);
    size_t length = at ? strcspn(at, " \n:,;)*") : 0;
    return at && at + length <= text + size ? strndup(at, length) : strdup("");
}

/* The name that a line defines at its left margin, or NULL: its length in *length. */
static const char *defined(const char *line, const char *end, size_t *length)
{
    const char *at = memmem(line, (size_t)(end - line), "tnk_", 4);
    if (!at || strchr(" \t/*#}", *line) || strncmp(line, "extern", 6) == 0)
        return NULL;
    *length = strspn(at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
    const char *open = at + *length, *stop = strpbrk(open, "{;");
    return *open == '(' && stop && *stop == '{' ? at : NULL;
}

static bool add_kernel(tree *t, const char *name, size_t length, const char *text, size_t size)
{
    tree_kernel *grown = realloc(t->kernel, (t->kernels + 1) * sizeof *grown);
    if (!grown)
        return false;
    t->kernel = grown;
    t->kernel[t->kernels++] = (tree_kernel){ strndup(name, length), template_in(text, size), text, size };
    return true;
}

/* A kernel reaches from the comment above it (or the last function's end) to the brace at the left margin. */
static bool find_kernels(tree *t, const tree_file *file)
{
    const char *from = file->text;
    for (const char *line = file->text, *end; *line; line = *end ? end + 1 : end) {
        size_t length;
        end = strchrnul(line, '\n');
        if (strncmp(line, "/*", 2) == 0)
            from = line;
        const char *name = defined(line, end, &length);
        if (!name)
            continue;
        const char *close = strstr(line, "\n}\n");
        end = close ? close + 2 : file->text + file->size;
        if (!add_kernel(t, name, length, from, (size_t)(end - from)))
            return false;
        from = end;
    }
    return true;
}

/* -- All --------------------------------------------------------------------------------------------*/

static int by_path(const void *a, const void *b)
{
    return strcmp(((const tree_file *)a)->path, ((const tree_file *)b)->path);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const tree_kernel *)a)->name, ((const tree_kernel *)b)->name);
}

static bool finish(tree *t)
{
    for (size_t i = 0; i < t->files; i++) {
        const char *dot = strrchr(t->file[i].path, '.');
        if (dot && strcmp(dot, ".c") == 0 && !find_kernels(t, &t->file[i]))
            return false;
    }
    if (t->files)
        qsort(t->file, t->files, sizeof *t->file, by_path);
    if (t->kernels)
        qsort(t->kernel, t->kernels, sizeof *t->kernel, by_name);
    return true;
}

bool tree_read(tree *t, const char *root)
{
    *t = (tree){ .root = strdup(root) };
    return t->root && walk(t, "") && finish(t);
}

bool tree_read_like(tree *t, const char *root, const tree *like)
{
    bool done = true;
    *t = (tree){ .root = strdup(root) };
    for (size_t i = 0; done && i < like->files; i++) {
        char *full = NULL;
        done = asprintf(&full, "%s/%s", root, like->file[i].path) >= 0;
        if (done && access(full, F_OK) == 0)
            done = add_file(t, full, like->file[i].path);
        free(full);
    }
    return done && t->root && finish(t);
}

void tree_reset(tree *t)
{
    for (size_t i = 0; i < t->files; i++) {
        free(t->file[i].path);
        free(t->file[i].text);
    }
    for (size_t i = 0; i < t->kernels; i++) {
        free(t->kernel[i].name);
        free(t->kernel[i].template_file);
    }
    free(t->file);
    free(t->kernel);
    free(t->root);
    *t = (tree){ 0 };
}

const tree_file *tree_find(const tree *t, const char *path)
{
    tree_file key = { .path = (char *)path };
    return t->files ? bsearch(&key, t->file, t->files, sizeof *t->file, by_path) : NULL;
}

const tree_kernel *tree_find_kernel(const tree *t, const char *name)
{
    tree_kernel key = { .name = (char *)name };
    return t->kernels ? bsearch(&key, t->kernel, t->kernels, sizeof *t->kernel, by_name) : NULL;
}
