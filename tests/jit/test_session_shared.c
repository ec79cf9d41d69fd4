/* test_session_shared.c: one cache among processes, some of them killed; one session among threads. */

#include "session_test.h"

#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>

static void processes_share_the_cache(void **state)
{
    (void)state;
    need_compiler();
    pid_t child[4];
    for (size_t i = 0; i < 4; i++) {
        child[i] = fork();
        if (child[i] == 0) {
            tn_session *session = open_session(NULL);
            tn_session_report r = make_all(session);
            check_results(session, NULL);
            tn_session_destroy(session);
            _exit(r.ready == MADE ? 0 : 1);
        }
    }
    for (size_t i = 0; i < 4; i++) {
        int status;
        waitpid(child[i], &status, 0);
        assert_int_equal(status, 0);
    }
    assert_int_equal(count_files(place, NULL, 0), MADE);
}

/* S12-4: writers that are killed at any moment leave whole entries, or none. */
static void writers_may_be_killed(void **state)
{
    (void)state;
    need_compiler();
    for (int round = 0; round < 12; round++) {
        pid_t child[2];
        for (size_t i = 0; i < 2; i++) {
            child[i] = fork();
            if (child[i] == 0) {
                make_all(open_session(NULL));
                _exit(0);
            }
        }
        usleep((useconds_t)(20000 * (round + 1)));
        for (size_t i = 0; i < 2; i++) {
            kill(child[i], SIGKILL);
            waitpid(child[i], NULL, 0);
        }
        tn_session *session = open_session(&(tn_session_options){ .cache_dir = place, .no_compiler = true });
        make_all(session);                 /* what there is is whole: the results are right */
        check_results(session, NULL);
        tn_session_destroy(session);
    }
    tn_session *session = open_session(NULL);
    assert_int_equal(make_all(session).ready, MADE);
    check_results(session, NULL);
    tn_session_destroy(session);
}

typedef struct race {
    tn_session *session;
    pthread_barrier_t start;
    size_t compiled[4];
} race;

typedef struct racer { race *race; size_t number; } racer;

/* Two threads specialise, two call; all at once. */
static void *run_race(void *arg)
{
    racer *r = arg;
    pthread_barrier_wait(&r->race->start);
    if (r->number < 2)
        r->race->compiled[r->number] = make_all(r->race->session).compiled;
    else
        for (int i = 0; i < 20; i++)
            check_results(r->race->session, NULL);
    return NULL;
}

static void threads_share_a_session(void **state)
{
    (void)state;
    need_compiler();
    race shared = { .session = open_session(NULL) };
    racer each[4];
    pthread_t thread[4];
    pthread_barrier_init(&shared.start, NULL, 4);
    for (size_t i = 0; i < 4; i++) {
        each[i] = (racer){ &shared, i };
        assert_int_equal(pthread_create(&thread[i], NULL, run_race, &each[i]), 0);
    }
    for (size_t i = 0; i < 4; i++)
        pthread_join(thread[i], NULL);
    assert_int_equal(shared.compiled[0] + shared.compiled[1], MADE);       /* each kernel once */
    pthread_barrier_destroy(&shared.start);
    tn_session_destroy(shared.session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FRESH(processes_share_the_cache), FRESH(writers_may_be_killed),
        FRESH(threads_share_a_session),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
