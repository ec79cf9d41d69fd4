/* stock.c: the kernels generated ahead. Generated: do not edit. */
#include "kernel/stock_p.h"

const char tni_source_hash[] = "46f2cdbe5b27b70a74d6785329045afe";

const tni_stock tni_stock_list[] = { { .info = { .size = 0 } } };
const size_t tni_stock_count = 0;
