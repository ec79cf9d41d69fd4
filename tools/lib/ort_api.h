#ifndef TOOL_ORT_API_H
#define TOOL_ORT_API_H

/* ort_api.h: as much of ONNX Runtime's C interface as is called here, for peer_ort.c alone. Its struct of
 * function pointers is only ever appended to, and what stood in its first version (102 members) is frozen
 * there: we ask for that version and use no other member. */

#include <stddef.h>
#include <stdint.h>

enum { ORT_VERSION_ASKED = 1, ORT_LOG_FATAL = 4, ORT_ALLOCATOR_DEVICE = 0, ORT_MEMORY_DEFAULT = 0 };

typedef struct ort_status ort_status;      /* NULL: it worked; else to be released */

/* The number behind a member is its place. */
typedef struct ort_api {
    void *place_0[3];
    ort_status *(*create_env)(int log_level, const char *name, void **env);                          /* 3 */
    void *place_4[4];
    ort_status *(*create_session)(const void *env, const void *model, size_t size, const void *options,
                                  void **session);                                                   /* 8 */
    ort_status *(*run)(void *session, const void *run_options, const char *const *input_names,
                       const void *const *inputs, size_t input_count, const char *const *output_names,
                       size_t output_count, void **outputs);                                         /* 9 */
    ort_status *(*create_options)(void **options);                                                   /* 10 */
    void *place_11[13];
    ort_status *(*set_threads_within)(void *options, int threads);                                   /* 24 */
    ort_status *(*set_threads_between)(void *options, int threads);                                  /* 25 */
    void *place_26[23];
    ort_status *(*create_tensor)(const void *memory, void *data, size_t size, const int64_t *shape,
                                 size_t rank,
                                 int type, void **value);                                            /* 49 */
    void *place_50[19];
    ort_status *(*create_cpu_memory)(int allocator, int memory_type, void **memory);                 /* 69 */
    void *place_70[22];
    void (*release_env)(void *env);                                                                  /* 92 */
    void (*release_status)(ort_status *status);                                                      /* 93 */
    void (*release_memory)(void *memory);                                                            /* 94 */
    void (*release_session)(void *session);                                                          /* 95 */
    void (*release_value)(void *value);                                                              /* 96 */
    void *place_97[3];
    void (*release_options)(void *options);                                                          /* 100 */
    void *place_101[1];
} ort_api;

_Static_assert(sizeof(ort_api) == 102 * sizeof(void *), "version 1 has 102 members");

typedef struct ort_api_base {
    const ort_api *(*get)(uint32_t version);
    const char *(*version)(void);
} ort_api_base;

#endif
