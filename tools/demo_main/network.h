#ifndef NETWORK_H
#define NETWORK_H

/* network.h: a perceptron 784-256-10 with its gradients written out by hand, as a list of operations in
 * the text of descriptors. Every operation writes into a tensor made beforehand: a step allocates nothing. */

#include <tenon/tenon.h>

#include "images.h"

#define BATCH 128
#define HIDDEN 256
#define NETWORK_STEPS 17
#define NETWORK_PHASES 2           /* learning rates, one after the other */

typedef struct network network;

/* Makes tensors and parameters (seeded); operations run in ctx (borrowed), which may change its kernels. */
TN_MUST_USE tn_status network_create(tn_ctx *ctx, uint64_t seed, network **out, tn_error *err);
void network_destroy(network *net);

/* The descriptors of a training step in every phase, for a session. */
const tn_desc *network_descs(const network *net, size_t *count);

/* Which learning rate the next steps use, from 0. */
void network_set_phase(network *net, int phase);

/* One step on BATCH images picked by index; adds the batch's summed loss to *loss. */
TN_MUST_USE tn_status network_train(network *net, const images *set, const int32_t *pick, double *loss,
                                    tn_error *err);

/* Share of the set that the network names rightly, 0…1. */
TN_MUST_USE tn_status network_accuracy(network *net, const images *set, double *out, tn_error *err);

#endif
