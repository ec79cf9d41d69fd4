/* irc_main.c: tenon_irc IRDIR OUTDIR NAME…: compiles IRDIR/NAME.ll to OUTDIR/NAME.o for this host, with
 * the code that sessions use. Two threads share the names. Exit 1 and a sentence a failure on stderr. */
#include "jit_p.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/stat.h>

enum { THREADS = 2, PATH_SIZE = 4096, ERROR_SIZE = PATH_SIZE + 256 };

typedef struct work {
    const char *from, *to;
    char      **name;
    int         count;
    atomic_int  next, failed;
} work;

static bool read_file(const char *path, tni_text *out, char *error)
{
    FILE *file = fopen(path, "rb");
    struct stat about;
    bool done = false;
    if (file && fstat(fileno(file), &about) == 0) {
        size_t size = (size_t)about.st_size;
        char *data = malloc(size + 1);
        if (data && fread(data, 1, size, file) == size) {
            data[size] = '\0';
            *out = (tni_text){ data, size };
            done = true;
        } else {
            free(data);
        }
    }
    if (!done)
        snprintf(error, ERROR_SIZE, "cannot read %s: %s", path, strerror(errno));
    if (file)
        fclose(file);
    return done;
}

static bool write_file(const char *path, const tni_text *text, char *error)
{
    FILE *file = fopen(path, "wb");
    bool done = file && fwrite(text->data, 1, text->size, file) == text->size;
    if (file && fclose(file) != 0)
        done = false;
    if (!done)
        snprintf(error, ERROR_SIZE, "cannot write %s: %s", path, strerror(errno));
    return done;
}

static bool compile_one(tni_llvm *llvm, const work *w, const char *name, char *error)
{
    char from[PATH_SIZE], to[PATH_SIZE];
    tni_text ir = { 0 }, object = { 0 };
    snprintf(from, sizeof from, "%s/%s.ll", w->from, name);
    snprintf(to, sizeof to, "%s/%s.o", w->to, name);
    bool done = read_file(from, &ir, error) &&
                tni_llvm_compile(llvm, ir.data, ir.size, TNI_OBJECT, &object, error, ERROR_SIZE) &&
                write_file(to, &object, error);
    free(ir.data);
    free(object.data);
    return done;
}

static void *run(void *arg)
{
    work *w = arg;
    char error[ERROR_SIZE] = "";
    tni_llvm *llvm = tni_llvm_create(error, sizeof error);
    if (llvm == NULL) {
        fprintf(stderr, "tenon_irc: %s\n", error);
        atomic_fetch_add(&w->failed, 1);
        return NULL;
    }
    for (int i; (i = atomic_fetch_add(&w->next, 1)) < w->count;) {
        if (!compile_one(llvm, w, w->name[i], error)) {
            fprintf(stderr, "tenon_irc: %s: %s\n", w->name[i], error);
            atomic_fetch_add(&w->failed, 1);
        }
    }
    tni_llvm_destroy(llvm);
    return NULL;
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: tenon_irc IRDIR OUTDIR NAME...\n");
        return 2;
    }
    work w = { .from = argv[1], .to = argv[2], .name = argv + 3, .count = argc - 3 };
    if (mkdir(w.to, 0777) != 0 && errno != EEXIST) {
        fprintf(stderr, "tenon_irc: cannot make %s: %s\n", w.to, strerror(errno));
        return 1;
    }
    pthread_t helper[THREADS - 1];
    int helpers = 0;
    while (helpers < THREADS - 1 && pthread_create(&helper[helpers], NULL, run, &w) == 0)
        helpers++;
    run(&w);
    for (int i = 0; i < helpers; i++)
        pthread_join(helper[i], NULL);
    return atomic_load(&w.failed) != 0;
}
