/* cache.c: the disk cache: where it lies, whom it trusts, how an entry is read and written.
 *
 * An entry is a file named by its key: a header (magic, key, sizes, checksum) and the objects. It is
 * never changed: writers make a new file and rename it over the name, so that readers, of this process or
 * of others, see one whole entry or another. Machine code is run, so the directory and each file must belong
 * to this user and be writable by nobody else. */
#include "session/cache_p.h"

#define XXH_INLINE_ALL
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <xxhash.h>

typedef struct entry_header {
    char     magic[8];
    tni_cache_key  key;
    uint64_t size[TNI_PLAN_PIECES];        /* of each object; 0: no such piece */
    uint64_t check;                        /* XXH3 of all objects */
} entry_header;

static const char magic[8] = "TENONK1";
static const char temporary[] = "new-";    /* prefix of names that are not entries yet */

enum { NAME_SIZE = 33, TOUCH_AFTER = 3600, LEFTOVER_AFTER = 3600 };
#define MAX_ENTRY (64u << 20)
#define DEFAULT_LIMIT (1ull << 30)

/* -- The directory ------------------------------------------------------------------------------*/

/* Writes the directory's name to path; false: none is wanted, or (with an error) none can be had. */
static tn_status choose_path(const char *choice, char *path, size_t size, bool *wanted, tn_error *err)
{
    if (choice == NULL)
        choice = secure_getenv("TENON_CACHE");
    *wanted = choice == NULL || (*choice && strcmp(choice, "off") != 0);
    if (!*wanted)
        return TN_OK;
    const char *xdg = secure_getenv("XDG_CACHE_HOME"), *home = secure_getenv("HOME");
    int length;
    if (choice)
        length = snprintf(path, size, "%s", choice);
    else if (xdg && *xdg == '/')
        length = snprintf(path, size, "%s/tenon", xdg);
    else if (home && *home == '/')
        length = snprintf(path, size, "%s/.cache/tenon", home);
    else
        return tni_fail(err, TN_ERR_IO, "cache", -1,
                        "neither TENON_CACHE, XDG_CACHE_HOME nor HOME names a directory");
    if ((size_t)length >= size)
        return tni_fail(err, TN_ERR_IO, "cache", -1,
                        "the name of the directory has %d bytes, at most %zu go", length, size - 1);
    return TN_OK;
}

/* Makes path and the directories above it that are missing. */
static int make_directories(char *path)
{
    for (char *slash = path + 1; (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = '\0';
        int result = mkdir(path, 0700);
        int reason = errno;
        *slash = '/';
        if (result != 0 && reason != EEXIST) {
            errno = reason;
            return -1;
        }
    }
    return mkdir(path, 0700) == 0 || errno == EEXIST ? 0 : -1;
}

/* Nobody but this user may be able to put code here. */
static bool is_ours(const struct stat *about)
{
    return about->st_uid == geteuid() && (about->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

tn_status tni_cache_open(const char *choice, uint64_t limit, tni_cache *cache, tn_error *err)
{
    bool wanted;
    struct stat about;
    *cache = (tni_cache){ .dir = -1, .limit = limit ? limit : DEFAULT_LIMIT };
    TN_TRY(choose_path(choice, cache->path, sizeof cache->path, &wanted, err));
    if (!wanted)
        return TN_OK;
    int dir = -1;
    if (make_directories(cache->path) == 0)
        dir = open(cache->path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (dir < 0 || fstat(dir, &about) != 0) {
        tn_status status = tni_fail(err, TN_ERR_IO, "cache", -1, "%s: %s", cache->path, strerror(errno));
        if (dir >= 0)
            close(dir);
        return status;
    }
    if (!is_ours(&about)) {
        close(dir);
        return tni_fail(err, TN_ERR_IO, "cache", -1,
                        "%s is refused: it belongs to user %u with mode %03o, and code is taken only from "
                        "where no one but user %u can write", cache->path, (unsigned)about.st_uid,
                        (unsigned)(about.st_mode & 0777), (unsigned)geteuid());
    }
    cache->dir = dir;
    return TN_OK;
}

void tni_cache_close(tni_cache *cache)
{
    if (cache->dir >= 0)
        close(cache->dir);
    cache->dir = -1;
}

static void name_entry(tni_cache_key key, char name[NAME_SIZE])
{
    for (size_t i = 0; i < sizeof key.byte; i++)
        snprintf(name + 2 * i, 3, "%02x", key.byte[i]);
}

/* -- Reading ------------------------------------------------------------------------------------*/

static bool read_all(int file, void *into, size_t size)
{
    char *at = into;
    while (size > 0) {
        ssize_t got = read(file, at, size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += got;
        size -= (size_t)got;
    }
    return true;
}

/* Whether a file was last touched longer ago than seconds; or as far ahead, when a clock was wrong: such a
 * file would never grow old. */
static bool is_older(const struct stat *about, time_t now, time_t seconds)
{
    time_t age = now - about->st_mtime;
    return age > seconds || age < -seconds;
}

/* Sizes add up to what lies behind the header. Fills out->size and count. */
static bool check_header(const entry_header *header, tni_cache_key key, uint64_t payload, tni_objects *out)
{
    if (memcmp(header->magic, magic, sizeof magic) != 0 || memcmp(&header->key, &key, sizeof key) != 0)
        return false;
    uint64_t sum = 0;
    for (size_t i = 0; i < TNI_PLAN_PIECES; i++) {
        if (header->size[i] > payload - sum)
            return false;
        sum += header->size[i];
        out->size[i] = header->size[i];
        out->count += header->size[i] > 0;
    }
    return sum == payload && sum > 0;
}

static bool read_entry(int file, tni_cache_key key, const tn_allocator *allocator, tni_objects *out)
{
    struct stat about;
    entry_header header;
    if (fstat(file, &about) != 0 || !S_ISREG(about.st_mode) || !is_ours(&about) ||
        about.st_size <= (off_t)sizeof header || about.st_size > MAX_ENTRY)
        return false;
    *out = (tni_objects){ .block_size = (size_t)about.st_size - sizeof header };
    if (!read_all(file, &header, sizeof header) || !check_header(&header, key, out->block_size, out))
        return false;
    out->block = tni_alloc(allocator, out->block_size);
    if (out->block == NULL)
        return false;
    if (!read_all(file, out->block, out->block_size) ||
        XXH3_64bits(out->block, out->block_size) != header.check) {
        tni_objects_free(out, allocator);
        return false;
    }
    const char *at = out->block;
    for (size_t i = 0; i < TNI_PLAN_PIECES; at += out->size[i++])
        out->data[i] = at;
    if (is_older(&about, time(NULL), TOUCH_AFTER))
        (void)!futimens(file, NULL);       /* used now; a read-only cache does not mind */
    return true;
}

bool tni_cache_get(const tni_cache *cache, tni_cache_key key, const tn_allocator *allocator, tni_objects *out)
{
    if (cache->dir < 0)
        return false;
    char name[NAME_SIZE];
    name_entry(key, name);
    int file = openat(cache->dir, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return false;
    bool found = read_entry(file, key, allocator, out);
    close(file);
    return found;
}

void tni_objects_free(tni_objects *objects, const tn_allocator *allocator)
{
    if (objects->block)
        tni_free(allocator, objects->block, objects->block_size);
    *objects = (tni_objects){ 0 };
}

/* -- Writing ------------------------------------------------------------------------------------*/

static bool write_all(int file, const void *from, size_t size)
{
    const char *at = from;
    while (size > 0) {
        ssize_t put = write(file, at, size);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        at += put;
        size -= (size_t)put;
    }
    return true;
}

static bool write_entry(int file, tni_cache_key key, const tni_objects *objects)
{
    entry_header header = { .key = key };
    memcpy(header.magic, magic, sizeof magic);
    XXH3_state_t state;
    XXH3_64bits_reset(&state);
    for (size_t i = 0; i < objects->count; i++) {
        header.size[i] = objects->size[i];
        XXH3_64bits_update(&state, objects->data[i], objects->size[i]);
    }
    header.check = XXH3_64bits_digest(&state);
    bool done = write_all(file, &header, sizeof header);
    for (size_t i = 0; done && i < objects->count; i++)
        done = write_all(file, objects->data[i], objects->size[i]);
    return done;
}

/* A name that no other writer has: process, and number within it. */
static void name_draft(const char *name, tni_draft *draft)
{
    static atomic_uint number;
    snprintf(draft->name, sizeof draft->name, "%s%ld-%u-%s", temporary, (long)getpid(),
             atomic_fetch_add(&number, 1), name);
}

static tn_status cannot_write(const tni_cache *cache, tni_draft draft, int reason, tn_error *err)
{
    unlinkat(cache->dir, draft.name, 0);
    return tni_fail(err, TN_ERR_IO, "cache", -1, "cannot write to %s: %s", cache->path, strerror(reason));
}

tn_status tni_cache_write(const tni_cache *cache, tni_cache_key key, const tni_objects *objects,
                          tni_draft *draft, tn_error *err)
{
    tni_draft made;
    char name[NAME_SIZE];
    draft->name[0] = '\0';
    if (cache->dir < 0)
        return TN_OK;
    name_entry(key, name);
    name_draft(name, &made);
    int file = openat(cache->dir, made.name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0)
        return cannot_write(cache, made, errno, err);
    bool done = write_entry(file, key, objects);
    int reason = errno;
    if (close(file) != 0 && done)
        return cannot_write(cache, made, errno, err);
    if (!done)
        return cannot_write(cache, made, reason, err);
    *draft = made;
    return TN_OK;
}

/* Whether the bytes of a draft have reached the disk; errno says why not. */
static bool sync_draft(const tni_cache *cache, const tni_draft *draft)
{
    int file = openat(cache->dir, draft->name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (file < 0)
        return false;
    bool done = fdatasync(file) == 0;
    int reason = errno;
    close(file);
    errno = reason;
    return done;
}

tn_status tni_cache_keep(const tni_cache *cache, tni_cache_key key, const tni_draft *draft, tn_error *err)
{
    char name[NAME_SIZE];
    if (draft->name[0] == '\0')
        return TN_OK;
    name_entry(key, name);
    if (!sync_draft(cache, draft) || renameat(cache->dir, draft->name, cache->dir, name) != 0)
        return cannot_write(cache, *draft, errno, err);
    return TN_OK;
}

/* -- Keeping the limit --------------------------------------------------------------------------*/

typedef struct entry {
    struct timespec used;
    uint64_t        size;
    char            name[NAME_SIZE];
} entry;

typedef struct entries {
    entry   *item;
    size_t   count, room;
    uint64_t total;
} entries;

static bool is_entry_name(const char *name)
{
    return strlen(name) == NAME_SIZE - 1 && strspn(name, "0123456789abcdef") == NAME_SIZE - 1;
}

static bool add_entry(entries *all, const char *name, const struct stat *about, const tn_allocator *allocator)
{
    if (all->count == all->room) {
        size_t room = all->room ? 2 * all->room : 256;
        entry *item = tni_alloc(allocator, room * sizeof *item);
        if (item == NULL)
            return false;
        if (all->item) {
            memcpy(item, all->item, all->count * sizeof *item);
            tni_free(allocator, all->item, all->room * sizeof *item);
        }
        all->item = item;
        all->room = room;
    }
    entry *e = &all->item[all->count++];
    *e = (entry){ .used = about->st_mtim, .size = (uint64_t)about->st_size };
    memcpy(e->name, name, NAME_SIZE);
    all->total += e->size;
    return true;
}

/* Lists the entries and removes temporary files that no living writer can own any more. */
static void list_entries(const tni_cache *cache, const tn_allocator *allocator, entries *all)
{
    int copy = openat(cache->dir, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *dir = copy < 0 ? NULL : fdopendir(copy);
    if (dir == NULL) {
        if (copy >= 0)
            close(copy);
        return;
    }
    time_t now = time(NULL);
    for (struct dirent *d; (d = readdir(dir)) != NULL;) {
        struct stat about;
        bool fresh = strncmp(d->d_name, temporary, sizeof temporary - 1) == 0;
        if ((!fresh && !is_entry_name(d->d_name)) ||
            fstatat(cache->dir, d->d_name, &about, AT_SYMLINK_NOFOLLOW) != 0)
            continue;
        if (fresh && is_older(&about, now, LEFTOVER_AFTER))
            unlinkat(cache->dir, d->d_name, 0);
        else if (!fresh && !add_entry(all, d->d_name, &about, allocator))
            break;
    }
    closedir(dir);
}

static int by_use(const void *a, const void *b)
{
    const entry *x = a, *y = b;
    if (x->used.tv_sec != y->used.tv_sec)
        return x->used.tv_sec < y->used.tv_sec ? -1 : 1;
    if (x->used.tv_nsec != y->used.tv_nsec)
        return x->used.tv_nsec < y->used.tv_nsec ? -1 : 1;
    return memcmp(x->name, y->name, NAME_SIZE);
}

void tni_cache_trim(const tni_cache *cache, const tn_allocator *allocator)
{
    entries all = { 0 };
    if (cache->dir < 0)
        return;
    list_entries(cache, allocator, &all);
    if (all.total > cache->limit)
        qsort(all.item, all.count, sizeof *all.item, by_use);
    for (size_t i = 0; i < all.count && all.total > cache->limit; i++) {
        unlinkat(cache->dir, all.item[i].name, 0);
        all.total -= all.item[i].size;
    }
    if (all.item)
        tni_free(allocator, all.item, all.room * sizeof *all.item);
}
