/* threads.c: the built-in pool. The caller works through the items itself; workers only help. One word, the
 * gate, says whether a job is open and how many workers are inside, so a worker that comes too late finds
 * the gate shut and goes back to sleep, and a pool whose workers are gone (in the child of a fork) is slow
 * but never hangs. Sleeping is on semaphores: a post is never lost. */
#include "base_p.h"

#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#define MOST  1024
#define OPEN  0x80000000u
#define SPINS 100              /* about 5 µs: the next call of a network is often that near */

typedef struct pool pool;

typedef struct worker {
    pool     *owner;
    pthread_t thread;
    int       core;            /* to stay on; −1: any */
} worker;

struct pool {
    tn_threads   threads;      /* first: what the caller sees */
    tn_allocator allocator;
    size_t       size;         /* bytes of this block */
    pid_t        process;
    atomic_flag  busy;         /* somebody's call is running */
    _Atomic bool stop;
    _Atomic uint32_t gate;     /* OPEN, and the number of workers inside */
    sem_t        wake, done;
    size_t       n;            /* the job; written only while the gate is 0 */
    void       (*fn)(void *arg, size_t i);
    void        *arg;
    _Atomic size_t next;       /* first item that nobody took */
    size_t       workers;
    worker       worker[];
};

static _Thread_local bool inside;      /* this thread is running items: further calls run inline */

static void relax(void)
{
#if defined __x86_64__
    __builtin_ia32_pause();
#endif
}

static void wait_for(sem_t *sem)
{
    for (int i = 0; i < SPINS; i++) {
        if (sem_trywait(sem) == 0)
            return;
        relax();
    }
    while (sem_wait(sem) != 0)
        ;                      /* interrupted by a signal */
}

/* -- The work -----------------------------------------------------------------------------------*/

static void run_inline(size_t n, void (*fn)(void *arg, size_t i), void *arg)
{
    for (size_t i = 0; i < n; i++)
        fn(arg, i);
}

static void serial_for(void *user, size_t n, void (*fn)(void *arg, size_t i), void *arg)
{
    (void)user;
    run_inline(n, fn, arg);
}

static void take_items(pool *p)
{
    size_t i;

    while ((i = atomic_fetch_add_explicit(&p->next, 1, memory_order_relaxed)) < p->n)
        p->fn(p->arg, i);
}

static bool enter(pool *p)
{
    uint32_t gate = atomic_load(&p->gate);

    while (gate & OPEN)
        if (atomic_compare_exchange_weak(&p->gate, &gate, gate + 1))
            return true;
    return false;
}

/* The last one out of a shut gate tells the caller. */
static void leave(pool *p)
{
    if (atomic_fetch_sub(&p->gate, 1) == 1)
        sem_post(&p->done);
}

static void *work(void *arg)
{
    pool *p = ((worker *)arg)->owner;

    inside = true;
    for (;;) {
        wait_for(&p->wake);
        if (atomic_load(&p->stop))
            return NULL;
        if (enter(p)) {
            take_items(p);
            leave(p);
        }
    }
}

static void parallel_for(void *user, size_t n, void (*fn)(void *arg, size_t i), void *arg)
{
    pool *p = user;
    size_t helpers = n - 1 < p->workers ? n - 1 : p->workers;

    if (n <= 1 || inside || atomic_flag_test_and_set(&p->busy)) {
        run_inline(n, fn, arg);
        return;
    }
    p->n = n;
    p->fn = fn;
    p->arg = arg;
    atomic_store(&p->next, 0);
    atomic_store(&p->gate, OPEN);
    for (size_t i = 0; i < helpers; i++)
        sem_post(&p->wake);
    inside = true;
    take_items(p);
    inside = false;
    if (atomic_fetch_and(&p->gate, ~OPEN) != OPEN)
        wait_for(&p->done);
    atomic_flag_clear(&p->busy);
}

/* -- Life ---------------------------------------------------------------------------------------*/

static size_t cores(cpu_set_t *set)
{
    if (sched_getaffinity(0, sizeof *set, set) != 0)
        return 1;
    return (size_t)CPU_COUNT(set);
}

static int nth_core(const cpu_set_t *set, size_t n)
{
    for (int i = 0; i < CPU_SETSIZE; i++)
        if (CPU_ISSET(i, set) && n-- == 0)
            return i;
    return -1;
}

/* Starts one worker with all signals blocked: those are for the program's own threads. */
static int start(worker *w)
{
    sigset_t all, old;
    int failure;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    failure = pthread_create(&w->thread, NULL, work, w);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (failure == 0 && w->core >= 0) {
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(w->core, &one);
        pthread_setaffinity_np(w->thread, sizeof one, &one);   /* refused: it runs anywhere */
    }
    return failure;
}

static pool *make(const tn_allocator *allocator, size_t count)
{
    size_t size = sizeof(pool) + (count - 1) * sizeof(worker);
    pool *p = tni_alloc(allocator, size);

    if (p == NULL)
        return NULL;
    memset(p, 0, size);
    p->threads = (tn_threads){ sizeof(tn_threads), count, parallel_for, p };
    p->allocator = *allocator;
    p->size = size;
    p->process = getpid();
    atomic_flag_clear(&p->busy);
    sem_init(&p->wake, 0, 0);
    sem_init(&p->done, 0, 0);
    return p;
}

/* Starts the workers; 0, or the system's reason for the one that did not start, number p->workers. */
static int start_all(pool *p, const cpu_set_t *set, bool bind)
{
    size_t there = (size_t)CPU_COUNT(set);

    while (p->workers + 1 < p->threads.count) {
        worker *w = &p->worker[p->workers];
        int failure;
        w->owner = p;
        w->core = bind && there > 0 ? nth_core(set, (p->workers + 1) % there) : -1;
        failure = start(w);
        if (failure != 0)
            return failure;
        p->workers++;
    }
    return 0;
}

tn_status tn_threads_create(const tn_threads_options *given, const tn_threads **out, tn_error *err)
{
    static const char op[] = "threads";
    tn_threads_options options;
    tn_allocator allocator;
    cpu_set_t set;
    size_t count;
    int failure;
    pool *p;

    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "out is NULL");
    TN_TRY(tni_read_options(&options, sizeof options, given, op, err));
    TN_TRY(tni_read_allocator(&allocator, options.allocator, op, err));
    CPU_ZERO(&set);
    count = cores(&set);
    if (options.count != 0)
        count = options.count;
    if (count > MOST)
        return tni_fail(err, TN_ERR_ARG, op, -1, "count %zu is above %d", count, MOST);
    p = make(&allocator, count);
    if (p == NULL)
        return tni_fail(err, TN_ERR_MEMORY, op, -1, "no memory for a pool of %zu threads", count);
    failure = start_all(p, &set, options.bind);
    if (failure != 0) {
        size_t started = p->workers;
        tn_threads_destroy(&p->threads);
        return tni_fail(err, TN_ERR_IO, op, -1, "worker %zu of %zu did not start: %s", started + 1, count - 1,
                        strerror(failure));
    }
    *out = &p->threads;
    return TN_OK;
}

const tn_threads *tn_threads_serial(void)
{
    static const tn_threads serial = { sizeof(tn_threads), 1, serial_for, NULL };

    return &serial;
}

/* In the child of a fork there are no workers to wait for. */
static void stop_workers(pool *p)
{
    atomic_store(&p->stop, true);
    for (size_t i = 0; i < p->workers; i++)
        sem_post(&p->wake);
    for (size_t i = 0; i < p->workers; i++)
        pthread_join(p->worker[i].thread, NULL);
}

void tn_threads_destroy(const tn_threads *threads)
{
    tn_allocator allocator;
    pool *p;

    if (threads == NULL || threads == tn_threads_serial())
        return;
    p = threads->user;
    if (p->process == getpid()) {
        stop_workers(p);
        sem_destroy(&p->wake);
        sem_destroy(&p->done);
    }
    allocator = p->allocator;
    tni_free(&allocator, p, p->size);
}
