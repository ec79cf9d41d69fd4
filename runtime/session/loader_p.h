#ifndef TNI_LOADER_P_H
#define TNI_LOADER_P_H

/* loader_p.h: maps a relocatable ELF object, as the code generator makes it, and finds one function in
 * it. An object is a function and its constants: nothing writable, nothing undefined. */

#include "base/base_p.h"

/* Mapped pages: code first (read, execute), constants behind (read). */
typedef struct tni_image {
    void  *base;               /* NULL: nothing mapped */
    size_t size;
    size_t code_size;          /* bytes of symbol's code, if the object says */
} tni_image;

/* Maps object (borrowed) and fills *image and *fn, the address of symbol. TN_ERR_FORMAT: the object is
 * damaged or holds what the code generator never emits; TN_ERR_NAME: it has no such function, or needs one
 * from outside; TN_ERR_IO: no executable memory is to be had. Any bytes are safe to pass. */
TN_MUST_USE tn_status tni_image_load(const void *object, size_t size, const char *symbol, tni_image *image,
                                     tn_code *fn, tn_error *err);

/* Unmaps; an empty image is allowed. */
void tni_image_unload(tni_image *image);

#endif
