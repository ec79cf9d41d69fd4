/* key.c: the name of a kernel's objects in the cache: a hash of everything that the machine code depends on,
 * taken from the plan, so that a warm start prints no text. */
#include "session/cache_p.h"

#include "jit/jit_api.h"
#include "kernel/stock_p.h"

#define XXH_INLINE_ALL
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

/* How the code generator is set up: part of every key. Change it with llvm_host.c. */
static const char code_options[] = "level 2, pic, small, no passes";

/* A field ends in a 0, so that no two lists of fields run into the same bytes. */
static void add_text(XXH3_state_t *state, const char *text)
{
    XXH3_128bits_update(state, text, strlen(text) + 1);
}

static void add_number(XXH3_state_t *state, uint64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    add_text(state, text);
}

static void add_builder(XXH3_state_t *state)
{
    add_text(state, "tenon kernel");
    add_number(state, TN_KERNEL_ABI);
    add_number(state, TNI_JIT_ABI);
    add_text(state, tni_source_hash);
    add_text(state, TN_JIT_LLVM);
    add_text(state, code_options);
}

static void add_machine(XXH3_state_t *state, tn_isa isa)
{
    add_text(state, tn_isa_name(isa));
    add_text(state, tn_isa_name(tni_cpu_isa()));
    add_text(state, tni_cpu_name());
    add_number(state, tni_cpu_signature());
}

static void add_descriptor(XXH3_state_t *state, const tn_desc *desc)
{
    char line[1024];
    size_t length = tn_desc_print(desc, line, sizeof line);
    add_number(state, length);
    add_text(state, line);
    add_number(state, tn_desc_hash(desc));
}

tni_cache_key tni_cache_key_of(const tni_plan *plan)
{
    XXH3_state_t state;
    XXH3_128bits_reset(&state);
    add_builder(&state);
    add_machine(&state, plan->isa);
    add_descriptor(&state, &plan->desc);
    add_number(&state, plan->count);
    for (size_t i = 0; i < plan->count; i++)
        add_text(&state, plan->piece[i].request);

    tni_cache_key key;
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(&state));
    memcpy(key.byte, canonical.digest, sizeof key.byte);
    return key;
}
