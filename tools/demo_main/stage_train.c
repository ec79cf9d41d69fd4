/* stage_train.c: trains with the session's kernels, then times the same steps on each kernel set. */

#include <math.h>
#include <stdlib.h>

#include "demo.h"
#include "timing.h"
#include "units.h"

#define EPOCHS 10
#define QUICK_EPOCHS 7
#define SETTLING 2                 /* of them, at the end, in the second phase */
#define TIMED_IMAGES 2048          /* of the reference kernels, scaled to the epoch */

typedef struct corpus { images train, test; int32_t *order; uint64_t random; } corpus;

static bool say(const tn_error *err)
{
    fprintf(stderr, "tools/demo: %s\n", err->message);
    return false;
}

/* Fisher and Yates' shuffle, by a linear congruential generator (Knuth's MMIX). */
static void shuffle(corpus *c)
{
    for (int32_t i = c->train.count - 1; i > 0; i--) {
        c->random = c->random * 6364136223846793005u + 1442695040888963407u;
        int32_t j = (int32_t)((c->random >> 33) % (uint64_t)(i + 1)), kept = c->order[i];
        c->order[i] = c->order[j];
        c->order[j] = kept;
    }
}

/* Whole batches over the first `count` of the order; fills the mean loss and the time of an epoch's worth. */
static bool epoch(demo *d, corpus *c, int32_t count, double *loss, double *seconds)
{
    tn_error err;
    int32_t done = 0;
    double began = time_now();
    *loss = 0;
    for (; done + BATCH <= count; done += BATCH)
        if (network_train(d->net, &c->train, c->order + done, loss, &err)) return say(&err);
    *loss /= done;
    *seconds = (time_now() - began) * c->train.count / done;
    return true;
}

static bool train(demo *d, corpus *c)
{
    int epochs = d->quick ? QUICK_EPOCHS : EPOCHS;
    for (int e = 1; e <= epochs; e++) {
        tn_error err;
        double loss, seconds;
        network_set_phase(d->net, e > epochs - SETTLING);
        shuffle(c);
        if (!epoch(d, c, c->train.count, &loss, &seconds)) return false;
        if (network_accuracy(d->net, &c->test, &d->accuracy, &err)) return say(&err);
        if (isnan(loss)) return fprintf(stderr, "tools/demo: epoch %d: the loss is NaN\n", e), false;
        if (e == 1 || e == epochs || !d->quick)
            demo_line(d, seconds, "epoch %2d   loss %.3f   test accuracy %.1f %%", e, loss,
                      100 * d->accuracy);
    }
    return true;
}

/* Seconds of an epoch on the given kernels; a network of its own, so that the trained one stays. */
static bool time_epoch(demo *d, corpus *c, const tn_kernels *kernels, int32_t count, double *seconds)
{
    tn_error err;
    double loss, best = INFINITY;
    network *trained = d->net;
    if (tn_ctx_set_kernels(d->ctx, kernels, &err) || network_create(d->ctx, DEMO_SEED, &d->net, &err))
        return d->net = trained, say(&err);
    bool ok = true;
    for (int round = 0; ok && round < (count < c->train.count ? 1 : 3); round++) {
        ok = epoch(d, c, count, &loss, seconds);
        best = *seconds < best ? *seconds : best;
    }
    *seconds = best;
    network_destroy(d->net);
    d->net = trained;
    return ok;
}

static bool compare(demo *d, corpus *c)
{
    unit_text text[3];
    double reference, dense, session = NAN;
    bool ok = time_epoch(d, c, tn_kernels_reference(), TIMED_IMAGES, &reference)
        && time_epoch(d, c, tn_kernels_dense(TN_ISA_BEST, TN_FAST), c->train.count, &dense)
        && (!d->session || time_epoch(d, c, tn_session_kernels(d->session), c->train.count, &session));
    if (ok)
        demo_line(d, -1, "an epoch   reference %s (%d images, scaled)   dense %s   session %s",
                  unit_seconds(&text[0], reference), TIMED_IMAGES, unit_seconds(&text[1], dense),
                  unit_seconds(&text[2], session));
    return ok;
}

static bool read_corpus(demo *d, corpus *c)
{
    tn_error err;
    if (images_read(d->data, "train", &c->train, &err) || images_read(d->data, "t10k", &c->test, &err)) {
        demo_stage(d, 6, "train", -1, "skipped: %s", err.message);
        return false;
    }
    c->order = malloc((size_t)c->train.count * sizeof *c->order);
    if (!c->order) return false;
    for (int32_t i = 0; i < c->train.count; i++) c->order[i] = i;
    return true;
}

bool demo_train(demo *d)
{
    tn_error err;
    corpus c = {.random = DEMO_SEED};
    bool ok = true;
    if (read_corpus(d, &c)) {
        demo_stage(d, 6, "train", -1, "Fashion-MNIST, %d images, batches of %d, 1 thread", (int)c.train.count,
                   BATCH);
        if (d->session && tn_ctx_set_kernels(d->ctx, tn_session_kernels(d->session), &err)) ok = say(&err);
        ok = ok && train(d, &c) && compare(d, &c);
    }
    free(c.order);
    images_free(&c.train);
    images_free(&c.test);
    return ok;
}
