/* memory.c: what a buffer costs: nanoseconds for making and releasing a tensor, threads 1 to 8 on one pool,
 * beside malloc and free in the same run. Not a test: it judges nothing.
 *
 *     speed_memory [SECONDS]          for each cell of the table; 0.1 if not said
 *
 * A cell is the best of five rounds, so that what else the machine does matters less. More threads than
 * processors wait for each other: their times grow by that factor whatever the pool does. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenon/tenon.h>
#include <unistd.h>

#include "timing.h"

#define MOST  8                /* threads */
#define BATCH 32               /* tensors alive at once, of mixed sizes */

typedef struct worker {
    tn_memory *pool;
    tn_ctx    *ctx;
    tn_memory *arena;
    void     (*run)(struct worker *w);     /* BATCH pairs of make and release */
    double     seconds;        /* to run for */
    double     ns;             /* out: a pair */
    pthread_barrier_t *start;
} worker;

/* A failure ends the program: there is nothing to measure then. */
static void must(tn_status status, const tn_error *err)
{
    if (status == TN_OK)
        return;
    fprintf(stderr, "%s\n", err->message);
    exit(2);
}

static tn_tensor make(worker *w, int32_t bytes)
{
    tn_error err;
    tn_tensor t;

    must(tn_tensor_new(w->ctx, TN_U8, TN_SHAPE(bytes), &t, &err), &err);
    return t;
}

static void drop(const tn_tensor *t)
{
    tn_error err;

    must(tn_tensor_release(t, &err), &err);
}

/* -- What is measured ---------------------------------------------------------------------------*/

static int32_t mixed_size(int i)
{
    return 64 + 509 * i;       /* 64 bytes to 16 KiB: 25 classes */
}

static void one_malloc(worker *w)
{
    (void)w;
    for (int i = 0; i < BATCH; i++) {
        char *volatile block = aligned_alloc(64, 4096);
        free(block);
    }
}

static void one_buffer(worker *w)
{
    for (int i = 0; i < BATCH; i++) {
        tn_tensor t = make(w, 4096);
        drop(&t);
    }
}

static void mixed_malloc(worker *w)
{
    char *block[BATCH];

    (void)w;
    for (int i = 0; i < BATCH; i++)
        block[i] = aligned_alloc(64, (size_t)(mixed_size(i) + 63) / 64 * 64);
    for (int i = 0; i < BATCH; i++)
        free(block[i]);
}

static void mixed_buffers(worker *w)
{
    tn_tensor t[BATCH];

    for (int i = 0; i < BATCH; i++)
        t[i] = make(w, mixed_size(i));
    for (int i = 0; i < BATCH; i++)
        drop(&t[i]);
}

static void mixed_arena(worker *w)
{
    tn_memory *before = tn_ctx_set_memory(w->ctx, w->arena);
    tn_error err;

    for (int i = 0; i < BATCH; i++)
        make(w, mixed_size(i));
    must(tn_arena_reset(w->arena, &err), &err);
    tn_ctx_set_memory(w->ctx, before);
}

static void one_zeroed(worker *w)
{
    tn_error err;
    tn_tensor t;

    for (int i = 0; i < BATCH; i++) {
        must(tn_tensor_zeros(w->ctx, TN_U8, TN_SHAPE(4096), &t, &err), &err);
        drop(&t);
    }
}

static const struct { const char *name; void (*run)(worker *w); } rows[] = {
    { "4 KiB, malloc", one_malloc },   { "4 KiB, pool", one_buffer },
    { "4 KiB of zeros, pool", one_zeroed }, { "32 mixed, malloc", mixed_malloc },
    { "32 mixed, pool", mixed_buffers }, { "32 mixed, arena", mixed_arena },
};

/* -- Threads ------------------------------------------------------------------------------------*/

static void *work(void *arg)
{
    worker *w = arg;
    double begin, now;
    size_t pairs = 0;

    w->run(w);                             /* warm */
    pthread_barrier_wait(w->start);
    begin = now = time_now();
    while (now - begin < w->seconds) {
        for (int i = 0; i < 100; i++, pairs += BATCH)
            w->run(w);
        now = time_now();
    }
    w->ns = (now - begin) / (double)pairs * 1e9;
    return NULL;
}

static void open_worker(worker *w, tn_memory *pool)
{
    tn_error err;

    w->pool = pool;
    must(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = pool), &w->ctx, &err), &err);
    must(tn_arena_create(pool, 0, &w->arena, &err), &err);
}

/* Wall-clock nanoseconds of a pair, mean over the threads. */
static double one_round(worker workers[MOST], int threads, void (*run)(worker *w), double seconds)
{
    pthread_barrier_t start;
    pthread_t thread[MOST];
    double sum = 0;

    pthread_barrier_init(&start, NULL, (unsigned)threads);
    for (int i = 0; i < threads; i++) {
        workers[i].run = run;
        workers[i].seconds = seconds;
        workers[i].start = &start;
        pthread_create(&thread[i], NULL, work, &workers[i]);
    }
    for (int i = 0; i < threads; i++) {
        pthread_join(thread[i], NULL);
        sum += workers[i].ns;
    }
    pthread_barrier_destroy(&start);
    return sum / threads;
}

static double measure(worker workers[MOST], int threads, void (*run)(worker *w), double seconds)
{
    double best = 0;

    for (int i = 0; i < 5; i++) {
        double ns = one_round(workers, threads, run, seconds / 5);
        best = i == 0 || ns < best ? ns : best;
    }
    return best;
}

int main(int argc, char **argv)
{
    static const int counts[] = { 1, 2, 4, 8 };
    double seconds = argc > 1 ? atof(argv[1]) : 0.1;
    worker workers[MOST];
    tn_memory *pool;
    tn_error err;

    must(tn_pool_create(NULL, &pool, &err), &err);
    for (int i = 0; i < MOST; i++)
        open_worker(&workers[i], pool);
    printf("ns for making and releasing a buffer, each thread, %ld processors\n%-22s",
           sysconf(_SC_NPROCESSORS_ONLN), "threads");
    for (size_t c = 0; c < 4; c++)
        printf("%8d", counts[c]);
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        printf("\n%-22s", rows[r].name);
        for (size_t c = 0; c < 4; c++)
            printf("%8.1f", measure(workers, counts[c], rows[r].run, seconds));
    }
    printf("\n");
    for (int i = 0; i < MOST; i++) {
        tn_ctx_destroy(workers[i].ctx);
        tn_memory_destroy(workers[i].arena);
    }
    tn_memory_destroy(pool);
    return 0;
}
