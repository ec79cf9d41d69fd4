#include "paths.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *path_join(const char *directory, const char *name)
{
    char *path = NULL;
    return asprintf(&path, "%s/%s", directory, name) < 0 ? NULL : path;
}

/* TENON_CACHE, else the XDG rule. */
char *path_cache(void)
{
    const char *own = getenv("TENON_CACHE"), *xdg = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (own && *own)
        return strcmp(own, "off") == 0 ? NULL : strdup(own);
    if (xdg && *xdg == '/')
        return path_join(xdg, "tenon");
    return home && *home ? path_join(home, ".cache/tenon") : NULL;
}

/* The nearest directory upwards with both gen/main.lua and templates/. */
char *path_checkout(void)
{
    char *directory = getcwd(NULL, 0);
    while (directory && *directory) {
        char *mark = path_join(directory, "gen/main.lua"), *templates = path_join(directory, "templates");
        int found = mark && templates && access(mark, R_OK) == 0 && access(templates, R_OK) == 0;
        free(mark);
        free(templates);
        if (found)
            return directory;
        *strrchr(directory, '/') = 0;
    }
    free(directory);
    return NULL;
}

char *path_short(const char *path)
{
    const char *home = getenv("HOME");
    size_t length = home ? strlen(home) : 0;
    if (length > 1 && strncmp(path, home, length) == 0 && (path[length] == '/' || !path[length]))
        return path_join("~", path + length + (path[length] == '/'));
    return strdup(path);
}
