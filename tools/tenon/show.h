#ifndef TENON_SHOW_H
#define TENON_SHOW_H

/* show.h: one kernel in its four stages: template, C, IR, machine instructions, each line with the template
 * position that made it, and what can be counted in them. */

#include "bench.h"
#include "command.h"
#include "jit/jit_api.h"
#include "stock.h"

typedef struct show_line {
    const char *text;          /* without newline */
    const char *file;          /* "templates/matmul_tile.lua"; NULL: no template line made it */
    int         at;            /* its line there */
    bool        spill, reload; /* an instruction that the compiler marked so */
} show_line;

/* ORDER stage */
typedef enum show_kind { SHOW_TEMPLATE, SHOW_C, SHOW_IR, SHOW_ASM, SHOW_STAGES } show_kind;
extern const char *const show_stage_name[];      /* NULL at the end */

typedef struct show_stage {
    show_line *line;
    size_t count, room;
    char  *storage;            /* the bytes the lines point into */
    size_t loops;              /* inner loops, those that hold no other */
    size_t from, to;           /* rows of the longest of them; equal: there is none */
    char   missing[256];       /* why the stage, or its template lines, are not here; "" if they are */
} show_stage;

/* What the instructions of the longest inner loop, and of the whole function, are. */
typedef struct show_counts {
    size_t instructions, loads, stores;          /* of the loop; without a loop, of the function */
    size_t fma, dots, tile_dots;                 /* of those: multiply-adds, dot products of vectors, of tiles */
    size_t loop_slots;         /* spills and reloads in the loop */
    size_t spills, reloads;    /* of the function */
    size_t stack;              /* bytes */
    size_t code;               /* bytes; 0: unknown */
    bool   known;              /* there is assembly to count in */
    bool   slots_known;        /* spills are told from other memory (the compiler marked them) */
} show_counts;

typedef struct show_kernel {
    const tni_stock *stock;
    const char *problem;       /* the text it was asked by, or NULL */
    char        why[160];      /* which table serves the problem and why */
    char       *request;       /* for the generator */
    tni_form    form;          /* of which the instructions are */
    bool        att;           /* in AT&T's syntax */
    show_stage  stage[SHOW_STAGES];
    show_counts counts;
    bool        ran;           /* measured and checked; else why says what is in the way */
    char        not_run[160];
    bench_work  work;
    bench_result measured;
    check_result check;
    double      cycles;        /* of one turn of the inner loop, by the clock measured beside; 0: not known */
} show_kernel;

/* Gathers all stages; what cannot be had is a sentence in its stage. */
void show_gather(show_kernel *k);
void show_reset(show_kernel *k);

/* Measures the form that is shown and checks both, by the engines of bench and verify. */
void show_run(show_kernel *k);

/* -- Parts --------------------------------------------------------------------------------------------*/

void show_add_line(show_stage *s, const char *text, const char *file, int at);
/* Lines "POSITION<tab>TEXT" (taken: freed with the stage). */
void show_read_positions(show_stage *s, char *text);
/* A compiler's listing; a disassembly, "offset<tab>instruction", of the C form that is linked in. The text is
 * taken. */
void show_read_listing(show_stage *s, char *text);
void show_read_disassembly(const show_kernel *k, show_stage *s, char *text);
void show_reset_stage(show_stage *s);
/* The assembly of a form; counts what is in it. */
void show_gather_asm(show_kernel *k);
/* The bare assembly text, to be freed, or NULL and why in *missing. */
char *show_bare_asm(const show_kernel *k, char *missing, size_t size);

/* How far a turn of the C form's inner loop goes, if that one loop does the work; 0: it does not. */
long show_step(const show_stage *c);
/* Finds the inner loops of C or IR; and of assembly, the one that answers to that of the IR. */
void show_find_loops(show_stage *s, show_kind kind);
void show_find_asm_loop(show_stage *s, const show_stage *ir);
/* Whether a row of the stage's loop (without one: of all) came from the same template line. */
bool show_has_position(const show_stage *s, const show_line *line);
void show_count(const show_stage *s, show_counts *counts);

/* The screen, everything (full), or the JSON document. */
void show_print(const cmd_call *call, const show_kernel *k, bool full);
json_t *show_json(const cmd_call *call, const show_kernel *k);

#endif
