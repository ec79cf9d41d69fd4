/* test_views_random.c: random programs of views, owners, writes and arenas against the naive model that the
 * fuzz target uses (fuzz/views_model.h): TENON_TEST_SEED repeats a run. */
#include "core_fixture.h"

#include <stdlib.h>

#include "fuzz/views_model.h"

#define PROGRAMS 3000
#define LENGTH   600           /* bytes */

/* splitmix64 */
static uint64_t next_random(uint64_t *seed)
{
    uint64_t x = *seed += 0x9E3779B97F4A7C15u;

    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

static void run_program(uint64_t seed)
{
    static vm v;
    uint8_t program[LENGTH];
    uint64_t state = seed;
    tn_memory *pool, *arena;
    tn_ctx *ctx, *arena_ctx;
    const char *why;

    for (int i = 0; i < LENGTH; i++)
        program[i] = (uint8_t)next_random(&state);
    OK(tn_pool_create(TN_WITH(tn_pool_options, .max_idle = 512), &pool, err));
    OK(tn_arena_create(pool, 256, &arena, err));
    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = pool), &ctx, err));
    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = arena), &arena_ctx, err));
    why = vm_run(&v, pool, ctx, arena, arena_ctx, program, sizeof program);
    if (why != NULL)
        fail_msg("program %llu: %s", (unsigned long long)seed, why);
    tn_ctx_destroy(ctx);
    tn_ctx_destroy(arena_ctx);
    tn_memory_destroy(arena);
    tn_memory_destroy(pool);
}

static void programs_agree_with_the_model(void **state)
{
    const char *seed = getenv("TENON_TEST_SEED");
    uint64_t first = seed != NULL && *seed ? strtoull(seed, NULL, 10) : 1;

    (void)state;
    for (uint64_t i = 0; i < PROGRAMS; i++)
        run_program(first * PROGRAMS + i);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(programs_agree_with_the_model) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
