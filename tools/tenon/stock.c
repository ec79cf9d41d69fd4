#include "stock.h"

#include <stdlib.h>
#include <string.h>

#include "isa.h"

const tni_stock *stock_find(const char *name)
{
    for (size_t i = 0; i < tni_stock_count; i++)
        if (strcmp(cmd_short_name(tni_stock_list[i].info.name), cmd_short_name(name)) == 0)
            return &tni_stock_list[i];
    return NULL;
}

const char *stock_dtypes(const tni_stock *kernel, char *text, size_t size)
{
    const uint8_t *dtype = kernel->dtype;
    bool same = true;
    int n = snprintf(text, size, "%s", tn_dtype_name(dtype[0]));
    for (size_t i = 1; i < 4 && dtype[i]; i++)
        same = same && dtype[i] == dtype[0];
    for (size_t i = 1; i < 4 && dtype[i] && !same && n > 0 && (size_t)n < size; i++)
        n += snprintf(text + n, size - (size_t)n, ",%s", tn_dtype_name(dtype[i]));
    return text;
}

const char *stock_op(const tni_stock *kernel, char *text, size_t size)
{
    const char *name = kernel->op == TN_OP_NONE ? "pack" : tn_op_name(kernel->op);
    if (kernel->wrt)
        snprintf(text, size, "%s.d%d", name, kernel->wrt - 1);
    else
        snprintf(text, size, "%s", name);
    return text;
}

bool stock_here(const tni_stock *kernel)
{
    return kernel->info.fn && isa_here(kernel->info.isa) && !(kernel->addon & ~tni_cpu_addons());
}

/* "tenon list 'PREFIX*'", with the longest start of the name that some kernel has. */
static void list_hint(const char *name, char *hint, size_t size)
{
    size_t best = 0;
    for (size_t i = 0; i < tni_stock_count; i++) {
        const char *other = cmd_short_name(tni_stock_list[i].info.name);
        size_t n = 0;
        while (name[n] && name[n] == other[n] && !strchr("*?[", name[n]))
            n++;
        best = n > best ? n : best;
    }
    if (best < 3 || best > 60)
        snprintf(hint, size, "tenon list");
    else
        snprintf(hint, size, "tenon list '%.*s*'", (int)best, name);
}

int stock_unknown(const cmd_call *call, const char *name)
{
    char hint[128];
    const char **names = calloc(tni_stock_count + 1, sizeof *names);
    for (size_t i = 0; names && i < tni_stock_count; i++)
        names[i] = cmd_short_name(tni_stock_list[i].info.name);
    list_hint(cmd_short_name(name), hint, sizeof hint);
    int code = cmd_fail_name(call, "kernel", name, names, names ? tni_stock_count : 0, hint);
    free(names);
    return code;
}
