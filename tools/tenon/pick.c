/* pick.c: words of the command line as kernels and problems, and kernels by name. */
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include <tenon/desc.h>

static const char prefix[] = "tnk_";

const char *cmd_short_name(const char *kernel)
{
    return strncmp(kernel, prefix, sizeof prefix - 1) == 0 ? kernel + sizeof prefix - 1 : kernel;
}

bool cmd_kernel_fits(const char *kernel, const char *glob)
{
    return fnmatch(cmd_short_name(glob), cmd_short_name(kernel), 0) == 0;
}

/* Whether a word is an operation, or a gradient of one: "relu.d0". */
static bool is_operation(const char *word)
{
    char name[64];
    size_t length = strcspn(word, ".");
    if (length >= sizeof name)
        return false;
    memcpy(name, word, length);
    name[length] = 0;
    return tn_op_from_name(name) != TN_OP_NONE;
}

/* Whether a word begins with a dtype: "f32", "u8,f32". No kernel's name does: what stands in front is meant
 * as an operation. */
static bool is_dtypes(const char *word)
{
    size_t length = strcspn(word, ",");
    for (tn_dtype dtype = TN_F32; dtype <= TN_BF16; dtype++) {
        const char *name = tn_dtype_name(dtype);
        if (tn_dtype_size(dtype) && strlen(name) == length && strncmp(name, word, length) == 0)
            return true;
    }
    return false;
}

static bool begins_problem(const cmd_call *call, size_t i)
{
    return is_operation(call->word[i]) || (i + 1 < call->words && is_dtypes(call->word[i + 1]));
}

static bool any_space(const cmd_call *call)
{
    for (size_t i = 0; i < call->words; i++)
        if (strchr(call->word[i], ' '))
            return true;
    return false;
}

static char *join(const char *const *word, size_t words)
{
    size_t size = 1;
    for (size_t i = 0; i < words; i++)
        size += strlen(word[i]) + 1;
    char *text = calloc(size, 1), *at = text;
    for (size_t i = 0; text && i < words; i++)
        at = stpcpy(stpcpy(at, i ? " " : ""), word[i]);
    return text;
}

static void add_kernel(cmd_items *items, const char *name)
{
    items->item[items->count++] = (cmd_item){ .kernel = name };
}

static void add_problem(cmd_items *items, const char *const *word, size_t words)
{
    items->item[items->count++] = (cmd_item){ .problem = join(word, words) };
}

/* A word with a space, or in front of a dtype, is a problem whatever it is: the parser says what is wrong. */
void cmd_items_read(const cmd_call *call, cmd_items *items)
{
    bool whole = any_space(call);
    *items = (cmd_items){ .item = calloc(call->words + 1, sizeof *items->item) };
    for (size_t i = 0; items->item && i < call->words; i++) {
        const char *word = call->word[i];
        if (whole && (strchr(word, ' ') || is_operation(word))) {
            add_problem(items, call->word + i, 1);
        } else if (!whole && begins_problem(call, i)) {
            add_problem(items, call->word + i, call->words - i);
            return;
        } else {
            add_kernel(items, word);
        }
    }
}

void cmd_items_reset(cmd_items *items)
{
    for (size_t i = 0; i < items->count; i++)
        free(items->item[i].problem);
    free(items->item);
    *items = (cmd_items){ 0 };
}
