/* stock.c: the kernels generated ahead. Generated: do not edit. */
#include "kernel/stock_p.h"

const char tni_source_hash[] = "758e272f4d422f5c641491c5f70ffb09";

const tni_stock tni_stock_list[] = { { .info = { .size = 0 } } };
const size_t tni_stock_count = 0;
