#ifndef TENON_PATHS_H
#define TENON_PATHS_H

/* paths.h: where things lie. Texts are the caller's, to be freed; NULL: there is none. */

char *path_cache(void);        /* the directory of compiled kernels, as sessions choose it */
char *path_checkout(void);     /* the source checkout the working directory lies in */
char *path_join(const char *directory, const char *name);
char *path_short(const char *path);    /* with ~ for the home directory */

#endif
