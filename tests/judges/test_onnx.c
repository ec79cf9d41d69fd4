/* test_onnx.c: ONNX's own tests, each folder a test of its name, wherever onnx_ops.h lists every operation of
 * the model. A case runs on the reference, on the kernels generated ahead (this machine's best, the generic
 * ones), and on the best with inputs of odd strides and of channels innermost. What ran, what was skipped and
 * why, and what Tenon has no operation for stands at the end. */
#include "onnx_ops.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <dirent.h>

/* Raised by hand when more is there, or more passes. */
enum { MAX_CASES = 2000, LEAST_CASES = 1000, LEAST_PASSED = 799 };

static const char *const kinds[] = { "node", "pytorch-converted", "pytorch-operator", "simple" };

typedef struct test_row {
    char name[280];            /* KIND/FOLDER */
    char group[64];            /* its operation; "several nodes"; the first operation that is not listed */
    bool listed, passed;
} test_row;

static test_row rows[MAX_CASES];
static int count;

/* -- One case, one way -----------------------------------------------------------------------------------*/

typedef struct way {
    const char *name;
    tn_mode mode;
    tn_isa isa;                /* cap of the kernels */
    onnx_place place;
} way;

static const way ways[] = {
    { "exact", TN_EXACT, TN_ISA_BEST, ONNX_PACKED },
    { "dense", TN_FAST, TN_ISA_BEST, ONNX_PACKED },
    { "dense, generic", TN_FAST, TN_ISA_GENERIC, ONNX_PACKED },
    { "dense, odd strides", TN_FAST, TN_ISA_BEST, ONNX_ODD },
    { "dense, channels last", TN_FAST, TN_ISA_BEST, ONNX_CHANNELS_LAST },
};

/* Runs the case; *why is left empty when all its results are right. */
static tn_status run_case(tn_ctx *ctx, const char *folder, onnx_place place, onnx_case *c, char *why,
                          size_t size, tn_error *err)
{
    onnx_bound bound;
    TN_TRY(onnx_case_read(ctx, folder, c, err));
    TN_TRY(onnx_run(ctx, c, place, &bound, err));
    for (size_t i = 0; i < c->graph->n_output && !*why; i++) {
        const tn_tensor *got = onnx_value_find(c, c->graph->output[i]->name);
        int at = snprintf(why, size, "output %s ", c->graph->output[i]->name);
        if (!got)
            return onnx_fail(err, TN_ERR_FORMAT, "nothing made output %s", c->graph->output[i]->name);
        if (onnx_same(ctx, got, &c->want[i], bound, why + at, size - (size_t)at))
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
    snprintf(folder, sizeof folder, "%s/%s", ONNX_DATA, row->name);
    const tn_ctx_options options = {
        .size = sizeof options, .memory = arena, .mode = w->mode, .isa = w->isa
    };
    tn_status status = tn_ctx_create(&options, &ctx, &err);
    if (status == TN_OK)
        status = run_case(ctx, folder, w->place, &c, why, size, &err);
    if (status != TN_OK)
        snprintf(why, size, "%s: %s", tn_status_name(status), err.message);
    onnx_case_free(&c);
    tn_ctx_destroy(ctx);
    return *why == 0 && tn_arena_reset(arena, &err) == TN_OK;
}

static void one_case(void **state)
{
    test_row *row = *state;
    const char *skipped = onnx_skip(row->name);
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
        fail_msg("%s passes, and is on the list of onnx_skips.c", row->name);
    if (skipped) {
        print_message("%s: %s\n", row->name, skipped);
        skip();
    }
    if (good < all)
        fail_msg("%s (%s): %s", row->name, ways[good].name, why);
}

/* -- All of them -----------------------------------------------------------------------------------------*/

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static void add_case(const char *kind, const char *name)
{
    char folder[1024];
    test_row *row = &rows[count];
    snprintf(folder, sizeof folder, "%s/%s/%s", ONNX_DATA, kind, name);
    Onnx__ModelProto *model = *name != '.' && count < MAX_CASES ? onnx_model(folder) : NULL;
    if (!model)
        return;
    snprintf(row->name, sizeof row->name, "%s/%s", kind, name);
    snprintf(row->group, sizeof row->group, "several nodes");
    row->listed = true;
    for (size_t i = 0; i < model->graph->n_node && row->listed; i++) {
        const char *type = model->graph->node[i]->op_type;
        row->listed = onnx_op_find(type) != NULL;
        if (!row->listed || model->graph->n_node == 1)
            snprintf(row->group, sizeof row->group, "%s", type);
    }
    onnx__model_proto__free_unpacked(model, NULL);
    count++;
}

static void find_cases(void)
{
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        struct dirent **list;
        char folder[1024];
        snprintf(folder, sizeof folder, "%s/%s", ONNX_DATA, kinds[k]);
        int found = scandir(folder, &list, NULL, by_name);
        for (int i = 0; i < found; i++) {
            add_case(kinds[k], list[i]->d_name);
            free(list[i]);
        }
        if (found >= 0)
            free(list);
    }
}

/* One line a group of cases that ran; then those that did not, by the operation that is missing. */
static void report(void)
{
    for (int listed = 1; listed >= 0; listed--) {
        printf(listed ? "operation: passed of cases\n" : "no operation for");
        for (int i = 0; i < count; i++) {
            int first = 0, cases = 0, passed = 0;
            while (strcmp(rows[first].group, rows[i].group))
                first++;
            for (int j = i; j < count; j++)
                if (!strcmp(rows[j].group, rows[i].group))
                    cases++, passed += rows[j].passed;
            if (first < i || rows[i].listed != listed)
                continue;
            if (listed)
                printf("  %-28s %3d of %3d\n", rows[i].group, passed, cases);
            else
                printf(" %s %d", rows[i].group, cases);
        }
    }
    printf("\n");
}

/* As much passes as when the figure was last raised. */
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
    find_cases();
    if (count < LEAST_CASES)
        return printf("FAIL  onnx: %d cases in %s, fewer than %d\n", count, ONNX_DATA, LEAST_CASES), 1;
    for (int i = 0; i < count; i++)
        if (rows[i].listed)
            tests[n++] = (struct CMUnitTest){ rows[i].name, one_case, NULL, NULL, &rows[i] };
    tests[n++] = (struct CMUnitTest){ "enough", enough, NULL, NULL, NULL };
    int failed = _cmocka_run_group_tests("onnx", tests, n, NULL, NULL);
    if (!getenv("TENON_TEST_ONLY"))
        report();
    return failed;
}
