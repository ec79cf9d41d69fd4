/* peaks_file.c: figures kept between runs: a line a figure, "NAME VALUE", in a file for one CPU. */
#include "peaks.h"

#include <base/base_p.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char head[] = "tenon peaks 1";

/* The folder of the cache, made if it is not there. */
static bool folder(char *path, size_t size)
{
    const char *own = getenv("TENON_CACHE"), *xdg = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    int length;
    if (own && *own)
        length = strcmp(own, "off") == 0 ? 0 : snprintf(path, size, "%s", own);
    else if (xdg && *xdg == '/')
        length = snprintf(path, size, "%s/tenon", xdg);
    else
        length = home && *home ? snprintf(path, size, "%s/.cache/tenon", home) : 0;
    if (length <= 0 || (size_t)length >= size)
        return false;
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0777);
        *slash = '/';
    }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

bool peaks_path(char *path, size_t size)
{
    if (!folder(path, size))
        return false;
    size_t used = strlen(path);
    int length = snprintf(path + used, size - used, "/peaks-%08x", (unsigned)tni_cpu_signature());
    return length > 0 && (size_t)length < size - used;
}

/* -- The figures, by name ---------------------------------------------------------------------------*/

typedef void (*visit)(void *user, const char *name, double *value);

static void each_figure(peaks_set *set, visit call, void *user)
{
    char name[32];
    call(user, "fma_generic", &set->fma_generic);
    call(user, "fma_avx2", &set->fma_avx2);
    call(user, "fma_avx512", &set->fma_avx512);
    call(user, "clock", &set->clock);
    call(user, "seconds", &set->seconds);
    for (int level = 0; level < PEAKS_LEVELS; level++)
        for (int traffic = 0; traffic < PEAKS_TRAFFICS; traffic++) {
            snprintf(name, sizeof name, "%s_%s", peaks_traffic_name[traffic], peaks_level_name[level]);
            call(user, name, &set->bandwidth[level][traffic]);
        }
}

static void write_figure(void *user, const char *name, double *value)
{
    fprintf(user, "%s %.6g\n", name, *value);
}

/* A file that lacks a figure is another version's: missing counts them. */
typedef struct reading { FILE *file; int missing; } reading;

static void read_figure(void *user, const char *name, double *value)
{
    reading *r = user;
    char found[32];
    if (fscanf(r->file, "%31s %lf", found, value) != 2 || strcmp(found, name) != 0)
        r->missing++;
}

bool peaks_save(const char *path, const peaks_set *set)
{
    char temporary[4200];
    peaks_set copy = *set;
    snprintf(temporary, sizeof temporary, "%s.%ld", path, (long)getpid());
    FILE *file = fopen(temporary, "w");
    if (!file)
        return false;
    fprintf(file, "%s\n%s\nwhen %lld\n", head, set->cpu, set->when);
    for (int level = 0; level < PEAKS_LEVELS; level++)
        fprintf(file, "%s %zu\n", peaks_level_name[level], set->footprint[level]);
    each_figure(&copy, write_figure, file);
    bool written = fflush(file) == 0 && !ferror(file);
    written = fclose(file) == 0 && written;
    if (written && rename(temporary, path) == 0)
        return true;
    remove(temporary);
    return false;
}

static bool take_line(FILE *file, char *line, size_t size)
{
    if (!fgets(line, (int)size, file))
        return false;
    line[strcspn(line, "\n")] = 0;
    return true;
}

static bool read_all(FILE *file, peaks_set *out)
{
    char line[128], name[32];
    reading r = { .file = file };
    if (!take_line(file, line, sizeof line) || strcmp(line, head) != 0)
        return false;
    if (!take_line(file, out->cpu, sizeof out->cpu) || strcmp(out->cpu, tni_cpu_name()) != 0)
        return false;
    if (fscanf(file, "%31s %lld", name, &out->when) != 2)
        return false;
    for (int level = 0; level < PEAKS_LEVELS; level++)
        if (fscanf(file, "%31s %zu", name, &out->footprint[level]) != 2)
            return false;
    each_figure(out, read_figure, &r);
    return r.missing == 0;
}

bool peaks_load(const char *path, peaks_set *out)
{
    FILE *file = fopen(path, "r");
    if (!file)
        return false;
    memset(out, 0, sizeof *out);
    bool good = read_all(file, out);
    fclose(file);
    return good;
}
