/* suite.c: the bench lines of operations' rows, by family; sizes for each level of memory, and the shapes
 * that are usual for an operation beside other libraries. */
#include "suite.h"

#include <ctype.h>
#include <kernel/desc/desc_p.h>
#include <stdlib.h>
#include <string.h>

/* An operation's usual shapes, behind those of its row; a line whose operation is not there is passed over.
 * Products of f32: squares, thin ones with the weights of a layer, odd ones, small ones in batches; then
 * other types and exact ones. */
static const char *const shapes[] = {
    "matmul f32 32x32x32", "matmul f32 64x64x64", "matmul f32 128x128x128", "matmul f32 256x256x256",
    "matmul f32 512x512x512", "matmul f32 1024x1024x1024", "matmul f32 2048x2048x2048",
    "matmul f32 nt 32x32x32", "matmul f32 nt 64x64x64", "matmul f32 nt 128x128x128",
    "matmul f32 nt 256x256x256", "matmul f32 nt 512x512x512", "matmul f32 nt 1024x1024x1024",
    "matmul f32 nt 2048x2048x2048", "matmul f32 nt 1x4096x4096", "matmul f32 nt 4x4096x4096",
    "matmul f32 nt 16x4096x4096", "matmul f32 nt 64x4096x4096", "matmul f32 129x131x257",
    "matmul f32 nt 129x131x257", "matmul f32 7x9x11", "matmul f32 nt 7x9x11", "matmul f32 8x8x8 batch 64",
    "matmul f32 16x16x16 batch 64", "matmul f32 23x23x23 batch 64",
    "matmul f64 256x256x256", "matmul f64 1024x1024x1024", "matmul f32 256x256x256 exact",
    "matmul f32 1024x1024x1024 exact", "matmul bf16 256x256x256", "matmul bf16 1024x1024x1024",
    "matmul bf16 nt 1x4096x4096", "matmul bf16 nt 64x4096x4096",
    "matmul_int u8,i8 256x256x256", "matmul_int u8,i8 1024x1024x1024", "matmul_int u8,i8 nt 1x4096x4096",
    "matmul_int u8,i8 nt 64x4096x4096",
    "sum f32 1024x1024 axis 1", "sum f32 1024x1024 axis 0", "sum f32 4096x4096 axis 1",
    "sum f32 4096x4096 axis 0",
    "softmax f32 1024x1024", "softmax f32 8192x128", "log_softmax f32 8192x128",
    "layer_norm f32 1024x768 scale bias",
    "conv2d f32 1x3x224x224 64x3x7x7 stride 2 pad 3", "conv2d f32 1x64x56x56 256x64x1x1",
    "conv2d f32 1x64x56x56 64x64x3x3 pad 1",
    "conv2d f32 1x64x56x56:200704,1,3584,64 64x64x3x3 pad 1 dst:200704,1,3584,64",
    "conv2d f32 1x128x28x28:100352,1,3584,128 128x128x3x3 pad 1 dst:100352,1,3584,128",
    "conv2d f32 1x128x28x28 128x128x3x3 pad 1",
    "conv2d f32 1x256x14x14 256x256x3x3 pad 1", "conv2d f32 1x512x7x7 512x512x3x3 pad 1",
    "conv2d f32 1x32x112x112 32x1x3x3 pad 1 groups 32",
    "attention f32 1x8x512x64",
};

/* What an elementwise operation is asked for at each level: the first, second and third cache, and memory. */
static const char *const sizes[] = { "1K", "64K", "1M", "16M" };

/* ORDER group */
const char *const suite_groups[] = { "ewise", "reduce", "norm", "pool", "move", "loss", "conv", "matmul",
                                     "all", NULL };
static const unsigned families[] = {
    1u << TNI_BINARY | 1u << TNI_UNARY | 1u << TNI_WHERE,
    1u << TNI_REDUCE,
    1u << TNI_SOFTMAX | 1u << TNI_LOG_SOFTMAX | 1u << TNI_NORM | 1u << TNI_BATCH_NORM,
    1u << TNI_POOL2D,
    1u << TNI_COPY | 1u << TNI_CAST | 1u << TNI_CONCAT | 1u << TNI_PAD | 1u << TNI_GATHER,
    1u << TNI_LOSS,
    1u << TNI_CONV2D,
    1u << TNI_MATMUL | 1u << TNI_LINEAR,
    ~0u,
};

static void add_line(suite *s, const char *line)
{
    char **grown = realloc(s->line, (s->lines + 1) * sizeof *grown);
    char *copy = strdup(line);
    if (grown)
        s->line = grown;
    if (grown && copy)
        s->line[s->lines++] = copy;
    else
        free(copy);
}

/* A line that is a problem, and not there yet. */
static void add_new(suite *s, const char *line)
{
    tn_desc desc;
    tn_error err;
    for (size_t i = 0; i < s->lines; i++)
        if (strcmp(s->line[i], line) == 0)
            return;
    if (tn_desc_parse(line, &desc, &err) == TN_OK)
        add_line(s, line);
}

/* "exp f32 2K": one packed tensor of f32, which the sizes stand for. */
static bool is_plain(const char *line)
{
    const char *type = strchr(line, ' ');
    return type && strncmp(type, " f32 ", 5) == 0 && !strpbrk(type + 5, " :@");
}

static void add_row(suite *s, const tni_op_row *row, bool without_plain)
{
    char *text = strdup(row->bench ? row->bench : ""), *rest = text;
    for (char *line; rest && (line = strsep(&rest, "\n"));)
        if (*line && !(without_plain && is_plain(line)))
            add_new(s, line);
    free(text);
}

/* Of f32, or else of the first type that the operation takes; those that need an attribute have their row's
 * lines. */
static void add_sizes(suite *s, const tni_op_row *row)
{
    static const char *const types[] = { "f32", "i32", "bool,f32,f32", "bool" };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        size_t before = s->lines;
        for (size_t t = 0; t < sizeof types / sizeof *types && s->lines == before; t++) {
            char line[96];
            snprintf(line, sizeof line, "%s %s %s", row->name, types[t], sizes[i]);
            add_new(s, line);
        }
    }
}

/* Products have their list alone. In a group the sizes take the place of the row's plain lines. */
static void add_operation(suite *s, const tni_op_row *row, bool in_group)
{
    size_t length = strlen(row->name);
    bool has_sizes = !row->wrt && families[0] >> row->family & 1;
    if (has_sizes)
        add_sizes(s, row);
    if (row->family != TNI_MATMUL)
        add_row(s, row, in_group && has_sizes);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes && !row->wrt; i++)
        if (strncmp(shapes[i], row->name, length) == 0 && shapes[i][length] == ' ')
            add_new(s, shapes[i]);
}

static bool is_named(const tni_op_row *row, const char *name)
{
    size_t length = strlen(row->name);
    if (strncmp(row->name, name, length) != 0)
        return false;
    return row->wrt
               ? name[length] == '.' && name[length + 1] == 'd' && atoi(name + length + 2) == row->wrt - 1
               : name[length] == 0;
}

bool suite_add(suite *s, const char *name)
{
    bool found = false;
    for (size_t g = 0; suite_groups[g] && !found; g++)
        if (strcmp(suite_groups[g], name) == 0) {
            found = true;
            for (size_t i = 0; i < tni_ops_count; i++)
                if (families[g] >> tni_ops[i].family & 1)
                    add_operation(s, &tni_ops[i], true);
        }
    for (size_t i = 0; i < tni_ops_count && !found; i++)
        if (is_named(&tni_ops[i], name)) {
            found = true;
            add_operation(s, &tni_ops[i], false);
        }
    return found;
}

/* A count, if the line begins with one: "1200 exp f32 2K". */
static const char *behind_count(const char *line)
{
    const char *at = line;
    while (isdigit((unsigned char)*at))
        at++;
    return at > line && isspace((unsigned char)*at) ? at + strspn(at, " \t") : line;
}

void suite_read(suite *s, FILE *file)
{
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, file) >= 0) {
        char *text = line + strspn(line, " \t");
        text[strcspn(text, "#\r\n")] = 0;
        size_t length = strlen(text);
        while (length && isspace((unsigned char)text[length - 1]))
            text[--length] = 0;
        if (length)
            add_line(s, behind_count(text));
    }
    free(line);
}

void suite_reset(suite *s)
{
    for (size_t i = 0; i < s->lines; i++)
        free(s->line[i]);
    free(s->line);
    *s = (suite){ .lines = 0 };
}
