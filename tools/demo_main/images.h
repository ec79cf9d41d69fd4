#ifndef IMAGES_H
#define IMAGES_H

/* images.h: Fashion-MNIST as its authors ship it: gzip-compressed IDX files, checked, in memory. */

#include <stdint.h>
#include <tenon/status.h>

#define IMAGE_SIZE 784             /* 28 x 28 bytes */
#define CLASSES 10

typedef struct images {
    int32_t  count;
    uint8_t *pixel;                /* count x IMAGE_SIZE, row-major */
    uint8_t *label;                /* count, each below CLASSES */
} images;

/* Reads FOLDER/PREFIX-images-idx3-ubyte.gz and …-labels-idx1-ubyte.gz. TN_ERR_IO, TN_ERR_FORMAT with the
 * file and what is wrong. Give back with images_free. */
TN_MUST_USE tn_status images_read(const char *folder, const char *prefix, images *out, tn_error *err);
void images_free(images *set);

#endif
