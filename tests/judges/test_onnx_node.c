/* test_onnx_node.c: ONNX's own node tests, each folder a test of its name, over every operation that onnx_ops.h
 * lists. A case runs on the reference, on the kernels generated ahead, and on those again with inputs of odd
 * strides. What ran, what was skipped and why, and what Tenon has no operation for stands at the end. */
#include "onnx_ops.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <dirent.h>

enum { MAX_CASES = 2000, MAX_TYPES = 300, LEAST_FOLDERS = 900, LEAST_PASSED = 140 };

typedef struct test_row {
    char *folder, *type;
    const onnx_op *op;         /* NULL: not listed */
    bool passed;
} test_row;

static test_row rows[MAX_CASES];
static int count;

/* -- One case, one way -----------------------------------------------------------------------------------*/

typedef struct way {
    const char *name;
    tn_mode mode;
    bool odd;                  /* inputs stand at odd strides */
} way;

static const way ways[] = {
    { "exact", TN_EXACT, false }, { "dense", TN_FAST, false }, { "dense, odd strides", TN_FAST, true }
};

/* x's elements in storage of the axes in reverse order, twice as long and backwards on the first of x's. */
static tn_status place_oddly(tn_ctx *ctx, const tn_tensor *x, tn_tensor *out, tn_error *err)
{
    tn_dims storage = onnx_shape(x), turn = storage;
    int rank = x->rank;
    for (int i = 0; i < rank; i++) {
        storage.v[i] = x->shape[rank - 1 - i] * (i == rank - 1 ? 2 : 1);
        turn.v[i] = rank - 1 - i;
    }
    TN_TRY(tn_tensor_zeros(ctx, x->dtype, storage, out, err));
    TN_TRY(tn_permute(out, turn, out, err));
    if (rank > 0) {
        TN_TRY(tn_slice(out, 0, 0, out->shape[0], 2, out, err));
        TN_TRY(tn_flip(out, 0, out, err));
    }
    return tn_copy_from(ctx, out, x, err);
}

/* Runs the node; *why is left empty when all its results are right. */
static tn_status run_node(tn_ctx *ctx, const onnx_case *c, const onnx_op *op, bool odd, char *why, size_t size,
                          tn_error *err)
{
    tn_tensor placed[ONNX_MAX];
    onnx_node n = { ctx, c->node, c->opset, (int)c->node->n_input, (int)c->node->n_output, { 0 }, { { 0 } }, 0 };
    if (c->opset < op->opset)
        return onnx_fail(err, TN_ERR_UNSUPPORTED, "%s of opset %d", op->type, (int)c->opset);
    for (int i = 0; i < n.ins; i++) {
        if (!c->in[i].buffer)
            continue;
        n.in[i] = &c->in[i];
        if (odd) {
            TN_TRY(place_oddly(ctx, n.in[i], &placed[i], err));
            n.in[i] = &placed[i];
        }
    }
    TN_TRY(op->run(&n, op->op, err));
    if (onnx_unseen(&n))
        return onnx_fail(err, TN_ERR_UNSUPPORTED, "attribute %s was not looked at", onnx_unseen(&n));
    for (int i = 0; i < n.outs && !*why; i++) {
        int at = snprintf(why, size, "output %d ", i);
        if (!c->want[i].buffer || onnx_same(ctx, &n.out[i], &c->want[i], op, why + at, size - (size_t)at))
            *why = 0;
    }
    return TN_OK;
}

/* Whether the case passes this way; the reason if not. */
static bool passes(tn_memory *arena, const test_row *row, const way *w, char *why, size_t size)
{
    tn_error err = { 0 };
    tn_ctx *ctx = NULL;
    onnx_case c = { 0 };
    char folder[1024];
    *why = 0;
    snprintf(folder, sizeof folder, "%s/%s", ONNX_DATA, row->folder);
    tn_status status = tn_ctx_create(TN_WITH(tn_ctx_options, .memory = arena, .mode = w->mode), &ctx, &err);
    if (status == TN_OK)
        status = onnx_case_read(ctx, folder, &c, &err);
    if (status == TN_OK)
        status = run_node(ctx, &c, row->op, w->odd, why, size, &err);
    if (status != TN_OK)
        snprintf(why, size, "%s: %s", tn_status_name(status), err.message);
    onnx_case_free(&c);
    tn_ctx_destroy(ctx);
    return *why == 0 && tn_arena_reset(arena, &err) == TN_OK;
}

static void node_test(void **state)
{
    test_row *row = *state;
    const char *skipped = onnx_skip(row->folder);
    char why[700];
    tn_memory *pool, *arena;
    tn_error err;
    size_t good = 0, all = sizeof ways / sizeof ways[0];
    if (tn_pool_create(NULL, &pool, &err) || tn_arena_create(pool, 0, &arena, &err))
        fail_msg("%s", err.message);
    while (good < all && passes(arena, row, &ways[good], why, sizeof why))
        good++;
    tn_memory_destroy(arena);
    tn_memory_destroy(pool);
    row->passed = good == all && !skipped;
    if (skipped && good == all)
        fail_msg("%s passes, and is on the list of onnx_skips.c", row->folder);
    if (skipped) {
        print_message("%s: %s\n", row->folder, skipped);
        skip();
    }
    if (good < all)
        fail_msg("%s (%s): %s", row->folder, ways[good].name, why);
}

/* -- All of them -----------------------------------------------------------------------------------------*/

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

/* Fills rows from the data's folders; those of several nodes stay out. Returns how many folders there are. */
static int find_cases(void)
{
    struct dirent **list;
    char folder[1024];
    int folders = scandir(ONNX_DATA, &list, NULL, by_name);
    for (int i = 0; i < folders; i++) {
        snprintf(folder, sizeof folder, "%s/%s", ONNX_DATA, list[i]->d_name);
        char *type = onnx_case_type(folder);
        if (type && count < MAX_CASES)
            rows[count++] = (test_row){ strdup(list[i]->d_name), type, onnx_op_find(type), false };
        free(list[i]);
    }
    if (folders > 0)
        free(list);
    return folders;
}

/* One line an operation; those that are not listed follow with their number of cases. */
static void report(void)
{
    for (int listed = 1; listed >= 0; listed--) {
        printf(listed ? "operation: passed of cases\n" : "no operation for");
        for (int i = 0; i < count; i++) {
            int first = 0, cases = 0, passed = 0;
            while (strcmp(rows[first].type, rows[i].type))
                first++;
            for (int j = i; j < count; j++)
                if (!strcmp(rows[j].type, rows[i].type))
                    cases++, passed += rows[j].passed;
            if (first < i || (rows[i].op != NULL) != listed)
                continue;
            if (listed)
                printf("  %-28s %3d of %3d\n", rows[i].type, passed, cases);
            else
                printf(" %s %d", rows[i].type, cases);
        }
    }
    printf("\n");
}

/* The data are there, and as much of them passes as when this figure was last raised. */
static void enough(void **state)
{
    int passed = 0;
    (void)state;
    for (int i = 0; i < count; i++)
        passed += rows[i].passed;
    if (!getenv("TENON_TEST_ONLY") && passed < LEAST_PASSED)
        fail_msg("%d cases passed, %d did once", passed, LEAST_PASSED);
}

int main(void)
{
    static struct CMUnitTest tests[MAX_CASES + 1];
    size_t n = 0;
    int folders = find_cases();
    if (folders < LEAST_FOLDERS)
        return printf("FAIL  onnx_node: %d folders in %s\n", folders, ONNX_DATA), 1;
    for (int i = 0; i < count; i++)
        if (rows[i].op)
            tests[n++] = (struct CMUnitTest){ rows[i].folder, node_test, NULL, NULL, &rows[i] };
    tests[n++] = (struct CMUnitTest){ "enough", enough, NULL, NULL, NULL };
    int failed = _cmocka_run_group_tests("onnx_node", tests, n, NULL, NULL);
    if (!getenv("TENON_TEST_ONLY"))
        report();
    for (int i = 0; i < count; i++) {
        free(rows[i].folder);
        free(rows[i].type);
    }
    return failed;
}
