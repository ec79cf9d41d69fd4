/* lines.c: libdw over the running program's own file. */
#include "lines.h"

#include <stdio.h>

#ifdef TENON_HAS_LIBDW
#include <dwarf.h>
#include <elfutils/libdw.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "code.h"

struct lines {
    int        file;
    Dwarf     *dwarf;
    Dwarf_Die  unit, function;
    Dwarf_Addr begin;
    int        first;          /* the line of the function's name */
};

/* The unit that holds the address. Not by .debug_aranges, which clang leaves out. */
static bool find_unit(lines *l)
{
    Dwarf_CU *unit = NULL;
    uint8_t kind;
    while (dwarf_get_units(l->dwarf, unit, &unit, NULL, &kind, &l->unit, NULL) == 0)
        if (kind == DW_UT_compile && dwarf_haspc(&l->unit, l->begin) > 0)
            return true;
    return false;
}

static bool find_function(lines *l)
{
    if (!l->dwarf || !find_unit(l))
        return false;
    Dwarf_Die *one = &l->function;
    for (int end = dwarf_child(&l->unit, one); end == 0; end = dwarf_siblingof(one, one))
        if (dwarf_tag(one) == DW_TAG_subprogram && dwarf_haspc(one, l->begin) > 0)
            return dwarf_decl_line(one, &l->first) == 0;
    return false;
}

lines *lines_open(tn_code fn, char *why, size_t size)
{
    lines *l = calloc(1, sizeof *l);
    if (!l)
        return NULL;
    l->begin = code_address(fn);
    l->file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    l->dwarf = l->file < 0 ? NULL : dwarf_begin(l->file, DWARF_C_READ);
    if (find_function(l))
        return l;
    lines_close(l);
    snprintf(why, size, "No template lines: the kernel's debug information was taken away (strip).");
    return NULL;
}

/* The line of the outermost call that was inlined at the address, in the blocks of a scope; 0: none. */
static int call_line(Dwarf_Die *scope, Dwarf_Addr address)
{
    Dwarf_Die child;
    Dwarf_Attribute attribute;
    Dwarf_Word line = 0;
    for (int end = dwarf_child(scope, &child); end == 0 && !line; end = dwarf_siblingof(&child, &child)) {
        int tag = dwarf_tag(&child);
        bool here = dwarf_haspc(&child, address) > 0;
        if (here && tag == DW_TAG_lexical_block)
            line = (Dwarf_Word)call_line(&child, address);
        else if (here && tag == DW_TAG_inlined_subroutine)
            dwarf_formudata(dwarf_attr(&child, DW_AT_call_line, &attribute), &line);
    }
    return (int)line;
}

/* The line of the address itself, if it is one of the function's file; 0: it is not. */
static int own_line(lines *l, Dwarf_Addr address)
{
    Dwarf_Line *row = dwarf_getsrc_die(&l->unit, address);
    const char *file = row ? dwarf_linesrc(row, NULL, NULL) : NULL, *own = dwarf_decl_file(&l->function);
    int line;
    return file && own && strcmp(file, own) == 0 && dwarf_lineno(row, &line) == 0 ? line : 0;
}

int lines_at(lines *l, size_t offset)
{
    Dwarf_Addr address = l->begin + offset;
    int line = call_line(&l->function, address);
    line = line ? line : own_line(l, address);
    return line >= l->first ? line - l->first : -1;
}

void lines_close(lines *l)
{
    if (!l)
        return;
    dwarf_end(l->dwarf);
    if (l->file >= 0)
        close(l->file);
    free(l);
}

#else

lines *lines_open(tn_code fn, char *why, size_t size)
{
    (void)fn;
    snprintf(why, size, "No template lines: built without libdw; install libdw-dev and build again.");
    return NULL;
}

int lines_at(lines *l, size_t offset)
{
    (void)l, (void)offset;
    return -1;
}

void lines_close(lines *l) { (void)l; }
#endif
