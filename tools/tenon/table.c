/* table.c: the commands, in the order of `tenon help`, and the variables. ORDER group */
#include "table.h"

extern const cmd_entry command_info, command_list, command_show, command_verify, command_bench, command_gen,
    command_env, command_help;

const cmd_entry *const command_table[] = {
    &command_info, &command_list, &command_show,
    &command_verify, &command_bench,
    &command_gen, &command_env, &command_help,
    NULL,
};

/* ORDER group */
const cmd_group command_groups[] = {
    { "see", "see what is there" },
    { "check", "check and measure" },
    { "make", "make and arrange" },
    { NULL, NULL },
};

const cmd_variable command_variables[] = {
    { "TENON_ISA", "highest tier used, without add-ons: generic, avx2, avx512", VARIABLE_ISA },
    { "TENON_CACHE", "directory of compiled kernels; off: none kept", VARIABLE_CACHE },
    { "TENON_JIT", "the compiler library, a path; off: never opened", VARIABLE_JIT },
    { "TENON_PEER_SLEEF", "path of libsleef, for tenon bench --peers", VARIABLE_PEER },
    { "TENON_PEER_ONEDNN", "path of libdnnl, version 2", VARIABLE_PEER },
    { "TENON_PEER_ORT", "path of libonnxruntime", VARIABLE_PEER },
    { "TENON_PEER_OPENBLAS", "path of libopenblas", VARIABLE_PEER },
    { "TENON_PEER_BLIS", "path of libblis", VARIABLE_PEER },
    { "TENON_PEER_XSMM", "path of libxsmm, version 1", VARIABLE_PEER },
    { NULL, NULL, VARIABLE_ISA },
};
