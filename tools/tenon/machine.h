#ifndef TENON_MACHINE_H
#define TENON_MACHINE_H

/* machine.h: this machine, as commands describe it. */

#include "command.h"
#include "peaks.h"

typedef struct machine {
    unsigned cores, threads;   /* of the system: cores, and hardware threads a core; 0: unknown */
    size_t   l1, l2, l3;       /* bytes of data caches, as the system says; 0: it does not */
} machine;

void machine_find(machine *m);

/* MACHINE of the JSON documents: {"cpu","tier","features","peaks"}; peaks NULL: null. */
json_t *machine_json(const peaks_set *peaks);

#endif
