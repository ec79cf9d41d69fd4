/* images.c: reads IDX files (big-endian header: magic, extents; then bytes) through zlib. */

#include "images.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "base/base_p.h"

static uint32_t big_endian(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static tn_status read_bytes(gzFile file, const char *path, void *to, uint32_t size, tn_error *err)
{
    int got = gzread(file, to, size);
    if (got != (int)size)
        return tni_fail(err, TN_ERR_FORMAT, NULL, -1, "%s: ends after %d of %u bytes", path,
                        got < 0 ? 0 : got, size);
    return TN_OK;
}

/* The header says: magic 0x0800 + rank, then rank extents; only the first may vary. */
static tn_status read_header(gzFile file, const char *path, uint32_t rank, uint32_t *count, tn_error *err)
{
    uint8_t head[16];
    TN_TRY(read_bytes(file, path, head, 4 + 4 * rank, err));
    if (big_endian(head) != 0x0800 + rank)
        return tni_fail(err, TN_ERR_FORMAT, NULL, -1, "%s: magic is %08x, not %08x", path, big_endian(head),
                        0x0800 + rank);
    for (uint32_t i = 1; i < rank; i++)
        if (big_endian(head + 4 + 4 * i) != 28)
            return tni_fail(err, TN_ERR_FORMAT, NULL, -1, "%s: extent %u is %u, not 28", path, i,
                            big_endian(head + 4 + 4 * i));
    *count = big_endian(head + 4);
    if (*count == 0 || *count > 1000000)
        return tni_fail(err, TN_ERR_FORMAT, NULL, -1, "%s: holds %u items", path, *count);
    return TN_OK;
}

static tn_status read_idx(const char *path, uint32_t rank, uint32_t item, uint32_t *count, uint8_t **out,
                          tn_error *err)
{
    gzFile file = gzopen(path, "rb");
    if (!file) return tni_fail(err, TN_ERR_IO, NULL, -1, "%s: cannot be opened", path);
    uint8_t *bytes = NULL;
    tn_status status = read_header(file, path, rank, count, err);
    if (!status && !(bytes = malloc((size_t)*count * item)))
        status = tni_fail(err, TN_ERR_MEMORY, NULL, -1, "%s: no memory for %u items", path, *count);
    if (!status) status = read_bytes(file, path, bytes, *count * item, err);
    gzclose(file);
    if (status) free(bytes);
    else *out = bytes;
    return status;
}

static tn_status check_labels(const images *set, const char *path, tn_error *err)
{
    for (int32_t i = 0; i < set->count; i++)
        if (set->label[i] >= CLASSES)
            return tni_fail(err, TN_ERR_FORMAT, NULL, -1, "%s: label %d is %d, not below %d", path, i,
                            set->label[i], CLASSES);
    return TN_OK;
}

tn_status images_read(const char *folder, const char *prefix, images *out, tn_error *err)
{
    char path[2][512];
    uint32_t count[2];
    images set = {0};
    snprintf(path[0], sizeof path[0], "%s/%s-images-idx3-ubyte.gz", folder, prefix);
    snprintf(path[1], sizeof path[1], "%s/%s-labels-idx1-ubyte.gz", folder, prefix);
    tn_status status = read_idx(path[0], 3, IMAGE_SIZE, &count[0], &set.pixel, err);
    if (!status) status = read_idx(path[1], 1, 1, &count[1], &set.label, err);
    if (!status && count[0] != count[1])
        status = tni_fail(err, TN_ERR_FORMAT, NULL, -1, "%s: %u labels for %u images", path[1], count[1],
                          count[0]);
    set.count = status ? 0 : (int32_t)count[0];
    if (!status) status = check_labels(&set, path[1], err);
    if (status) images_free(&set);
    else *out = set;
    return status;
}

void images_free(images *set)
{
    free(set->pixel);
    free(set->label);
    *set = (images){0};
}
