/* network.c: the step as a table: what is computed, from which tensors, into which. Weights are [outputs,
 * inputs]; W1T, W2T, DZT and DHT are strided views, so no transpose is ever copied by the caller. */

#include "network.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base_p.h"

enum { BYTES, X, W1, B1, W2, B2, H, Z, LOGP, P, TARGET, DZ, DB2, DH, DB1, TENSORS_MADE,
       W1T = TENSORS_MADE, W2T, DZT, DHT, TENSORS };

/* The learning rate of each phase: the second lets the weights settle. */
static const char *const rate[NETWORK_PHASES] = {"0.2", "0.02"};

static const struct { tn_dtype dtype; int32_t rows, columns; } made[TENSORS_MADE] = {
    [BYTES] = {TN_U8, BATCH, IMAGE_SIZE}, [X] = {TN_F32, BATCH, IMAGE_SIZE},
    [W1] = {TN_F32, HIDDEN, IMAGE_SIZE},  [B1] = {TN_F32, HIDDEN, 0},
    [W2] = {TN_F32, CLASSES, HIDDEN},     [B2] = {TN_F32, CLASSES, 0},
    [H] = {TN_F32, BATCH, HIDDEN},        [Z] = {TN_F32, BATCH, CLASSES},
    [LOGP] = {TN_F32, BATCH, CLASSES},    [P] = {TN_F32, BATCH, CLASSES},
    [TARGET] = {TN_F32, BATCH, CLASSES},  [DZ] = {TN_F32, BATCH, CLASSES},
    [DB2] = {TN_F32, CLASSES, 0},         [DH] = {TN_F32, BATCH, HIDDEN},
    [DB1] = {TN_F32, HIDDEN, 0},
};

static const struct { int view, of; } transposed[] = { {W1T, W1}, {W2T, W2}, {DZT, DZ}, {DHT, DH} };

/* FORWARD operations classify; all of them train. W += −rate · (gradient) is the product's own beta = 1.
 * %s is the rate. */
#define FORWARD 4
static const struct { const char *what; int inputs, in[3], out; } steps[NETWORK_STEPS] = {
    {"scale by 0.003921568859368563", 1, {BYTES}, X},
    {"matmul bias relu", 3, {X, W1T, B1}, H},
    {"matmul bias", 3, {H, W2T, B2}, Z},
    {"log_softmax", 1, {Z}, LOGP},
    {"exp", 1, {LOGP}, P},                                         /* dz = (p − target) / BATCH */
    {"sub", 2, {P, TARGET}, DZ},
    {"scale by 0.0078125", 1, {DZ}, DZ},
    {"sum axis 0", 1, {DZ}, DB2},
    {"matmul", 2, {DZ, W2}, DH},
    {"relu.d0", 2, {DH, H}, DH},
    {"sum axis 0", 1, {DH}, DB1},
    {"matmul alpha -%s beta 1", 3, {DZT, H, W2}, W2},
    {"matmul alpha -%s beta 1", 3, {DHT, X, W1}, W1},
    {"scale by -%s", 1, {DB2}, DB2},
    {"add", 2, {B2, DB2}, B2},
    {"scale by -%s", 1, {DB1}, DB1},
    {"add", 2, {B1, DB1}, B1},
};

struct network {
    tn_ctx   *ctx;
    tn_tensor tensor[TENSORS];
    tn_desc   desc[NETWORK_PHASES][NETWORK_STEPS];
    int       phase;
};

static uint64_t next_random(uint64_t *state)       /* xorshift64*: Vigna 2016 */
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * 0x2545F4914F6CDD1Du;
}

/* Uniform in ±√(6 / inputs): He et al. 2015. */
static tn_status randomise(const tn_tensor *w, uint64_t *state, tn_error *err)
{
    float *p = tn_mutable_data(w, TN_F32, err);
    if (!p) return err ? err->status : TN_ERR_STALE;
    float bound = sqrtf(6.0f / (float)w->shape[1]);
    for (int32_t i = 0; i < tn_tensor_count(w); i++)
        p[i] = bound * ((float)(next_random(state) >> 40) * 0x1p-23f - 1.0f);
    return TN_OK;
}

static tn_status make_tensors(network *net, uint64_t seed, tn_error *err)
{
    for (int i = 0; i < TENSORS_MADE; i++) {
        tn_dims shape = made[i].columns ? TN_SHAPE(made[i].rows, made[i].columns) : TN_SHAPE(made[i].rows);
        TN_TRY(tn_tensor_zeros(net->ctx, made[i].dtype, shape, &net->tensor[i], err));
    }
    for (size_t i = 0; i < sizeof transposed / sizeof transposed[0]; i++)
        TN_TRY(tn_t(&net->tensor[transposed[i].of], &net->tensor[transposed[i].view], err));
    TN_TRY(randomise(&net->tensor[W1], &seed, err));
    return randomise(&net->tensor[W2], &seed, err);
}

static tn_status describe_steps(network *net, int phase, tn_error *err)
{
    for (int s = 0; s < NETWORK_STEPS; s++) {
        char what[64];
        const tn_tensor *in[3];
        for (int i = 0; i < steps[s].inputs; i++) in[i] = &net->tensor[steps[s].in[i]];
        snprintf(what, sizeof what, steps[s].what, rate[phase]);
        TN_TRY(tn_describe(what, (tn_list){(size_t)steps[s].inputs, in}, &net->desc[phase][s], err));
    }
    return TN_OK;
}

tn_status network_create(tn_ctx *ctx, uint64_t seed, network **out, tn_error *err)
{
    network *net = calloc(1, sizeof *net);
    if (!net) return tni_fail(err, TN_ERR_MEMORY, NULL, -1, "no memory for a network");
    net->ctx = ctx;
    tn_status status = make_tensors(net, seed, err);
    for (int phase = 0; !status && phase < NETWORK_PHASES; phase++) status = describe_steps(net, phase, err);
    if (status) network_destroy(net);
    else *out = net;
    return status;
}

void network_destroy(network *net)
{
    if (!net) return;
    for (int i = 0; i < TENSORS_MADE; i++) (void)tn_tensor_release(&net->tensor[i], NULL);
    free(net);
}

const tn_desc *network_descs(const network *net, size_t *count)
{
    *count = NETWORK_PHASES * NETWORK_STEPS;
    return net->desc[0];
}

void network_set_phase(network *net, int phase) { net->phase = phase; }

static tn_status run(network *net, int count, tn_error *err)
{
    for (int s = 0; s < count; s++) {
        const tn_tensor *in[3], *out = &net->tensor[steps[s].out];
        for (int i = 0; i < steps[s].inputs; i++) in[i] = &net->tensor[steps[s].in[i]];
        TN_TRY(tn_into(net->ctx, &net->desc[net->phase][s], (tn_list){(size_t)steps[s].inputs, in},
                       (tn_list){1, &out}, err));
    }
    return TN_OK;
}

/* Puts images pick[0 … BATCH−1] and their one-hot targets in place. */
static tn_status load_batch(network *net, const images *set, const int32_t *pick, tn_error *err)
{
    uint8_t *bytes = tn_mutable_data(&net->tensor[BYTES], TN_U8, err);
    float *target = tn_mutable_data(&net->tensor[TARGET], TN_F32, err);
    if (!bytes || !target) return err ? err->status : TN_ERR_STALE;
    memset(target, 0, sizeof(float) * BATCH * CLASSES);
    for (int i = 0; i < BATCH; i++) {
        memcpy(bytes + (size_t)i * IMAGE_SIZE, set->pixel + (size_t)pick[i] * IMAGE_SIZE, IMAGE_SIZE);
        target[i * CLASSES + set->label[pick[i]]] = 1.0f;
    }
    return TN_OK;
}

tn_status network_train(network *net, const images *set, const int32_t *pick, double *loss, tn_error *err)
{
    TN_TRY(load_batch(net, set, pick, err));
    TN_TRY(run(net, NETWORK_STEPS, err));
    const float *logp = tn_data(&net->tensor[LOGP], TN_F32, err);
    if (!logp) return err ? err->status : TN_ERR_STALE;
    for (int i = 0; i < BATCH; i++) *loss -= logp[i * CLASSES + set->label[pick[i]]];
    return TN_OK;
}

static int best_class(const float *logp)
{
    int best = 0;
    for (int c = 1; c < CLASSES; c++)
        if (logp[c] > logp[best]) best = c;
    return best;
}

tn_status network_accuracy(network *net, const images *set, double *out, tn_error *err)
{
    int32_t right = 0, pick[BATCH];
    for (int32_t from = 0; from < set->count; from += BATCH) {
        int32_t real = set->count - from < BATCH ? set->count - from : BATCH;
        /* the last batch is filled up */
        for (int32_t i = 0; i < BATCH; i++) pick[i] = i < real ? from + i : 0;
        TN_TRY(load_batch(net, set, pick, err));
        TN_TRY(run(net, FORWARD, err));
        const float *logp = tn_data(&net->tensor[LOGP], TN_F32, err);
        if (!logp) return err ? err->status : TN_ERR_STALE;
        for (int32_t i = 0; i < real; i++) right += best_class(logp + i * CLASSES) == set->label[from + i];
    }
    *out = (double)right / set->count;
    return TN_OK;
}
