#ifndef TNI_SIZE_CLASS_P_H
#define TNI_SIZE_CLASS_P_H

/* size_class_p.h: classes by number; tn_pool_class_size gives their sizes. */

#include <tenon/memory.h>

#define TNI_CLASSES (4 + 4 * (31 - 8))     /* the last one holds 2^31 bytes */

/* 0 for 64 bytes, 1 for 128 …: of a size that tn_pool_class_size gave. */
size_t tni_class_index(size_t class_size);

#endif
