/* loader.c: a loader of small relocatable objects, so that a cached kernel runs without LLVM.
 *
 * The allocated sections are laid out behind each other, code from the first page, constants and a table
 * of addresses (GOT) from a later one, in one mapping: so every 32-bit distance holds. Pages are
 * written first and become executable or read-only afterwards, never both writable and executable.
 * Every number read from the object is checked before use: a damaged file is an error, not a crash. */
#include "session/loader_p.h"

#include <elf.h>
#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MAX_SECTIONS = 256 };
#define MAX_IMAGE (64u << 20)              /* no kernel is near it; keeps sums of sizes small */

/* The object while it is read. place: offset of a section in the image, or NOT_PLACED. */
typedef struct object {
    const unsigned char *bytes;
    size_t     size;
    size_t     sections;
    Elf64_Shdr section[MAX_SECTIONS];
    size_t     place[MAX_SECTIONS];
    const Elf64_Shdr *symbols, *strings;   /* the symbol table and its names */
    size_t     code, total;                /* bytes of the code pages, of all pages */
    size_t     got, got_used, got_end;     /* offsets of the address table */
    unsigned char *image;
    tn_error  *err;
} object;

#define NOT_PLACED SIZE_MAX

static tn_status damaged(const object *o, const char *what)
{
    return tni_fail(o->err, TN_ERR_FORMAT, "loader", -1, "the object of %zu bytes is damaged: %s", o->size,
                    what);
}

/* -- Reading ------------------------------------------------------------------------------------*/

static bool inside(uint64_t offset, uint64_t size, uint64_t limit)
{
    return size <= limit && offset <= limit - size;
}

static bool read_at(const object *o, uint64_t offset, void *out, size_t size)
{
    if (!inside(offset, size, o->size))
        return false;
    memcpy(out, o->bytes + offset, size);
    return true;
}

static tn_status read_header(object *o)
{
    Elf64_Ehdr header;
    if (!read_at(o, 0, &header, sizeof header) || memcmp(header.e_ident, ELFMAG, SELFMAG) != 0)
        return damaged(o, "no ELF header");
    if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != ELFDATA2LSB ||
        header.e_type != ET_REL)
        return damaged(o, "not a 64-bit relocatable object");
    if (header.e_machine != EM_X86_64)
        return tni_fail(o->err, TN_ERR_FORMAT, "loader", -1,
                        "the object is for machine %d, this loader knows %d", header.e_machine, EM_X86_64);
    if (header.e_shentsize != sizeof(Elf64_Shdr) || header.e_shnum == 0 || header.e_shnum > MAX_SECTIONS)
        return damaged(o, "odd section table");
    o->sections = header.e_shnum;
    if (!read_at(o, header.e_shoff, o->section, o->sections * sizeof(Elf64_Shdr)))
        return damaged(o, "the section table lies outside");
    return TN_OK;
}

/* Bytes of every section inside the file, one symbol table with names that end in a 0. */
static tn_status check_sections(object *o)
{
    for (size_t i = 0; i < o->sections; i++) {
        const Elf64_Shdr *s = &o->section[i];
        if (s->sh_type != SHT_NOBITS && s->sh_type != SHT_NULL && !inside(s->sh_offset, s->sh_size, o->size))
            return damaged(o, "a section lies outside");
        if (s->sh_type == SHT_SYMTAB)
            o->symbols = s;
    }
    if (o->symbols == NULL || o->symbols->sh_entsize != sizeof(Elf64_Sym) ||
        o->symbols->sh_link >= o->sections)
        return damaged(o, "no symbol table");
    o->strings = &o->section[o->symbols->sh_link];
    if (o->strings->sh_type != SHT_STRTAB || o->strings->sh_size == 0 ||
        o->bytes[o->strings->sh_offset + o->strings->sh_size - 1] != 0)
        return damaged(o, "no table of names");
    return TN_OK;
}

static bool read_symbol(const object *o, uint64_t index, Elf64_Sym *out)
{
    return index < o->symbols->sh_size / sizeof *out &&
           read_at(o, o->symbols->sh_offset + index * sizeof *out, out, sizeof *out) &&
           out->st_name < o->strings->sh_size;
}

static const char *name_of(const object *o, const Elf64_Sym *symbol)
{
    return (const char *)o->bytes + o->strings->sh_offset + symbol->st_name;
}

/* -- Layout -------------------------------------------------------------------------------------*/

/* Unwind tables and notes are left out: kernels call nothing and throw nothing. */
static bool is_loaded(const Elf64_Shdr *s)
{
    bool holds_bytes = s->sh_type == SHT_PROGBITS || s->sh_type == SHT_NOBITS;
    return (s->sh_flags & SHF_ALLOC) && s->sh_size > 0 && holds_bytes;
}

static size_t align_up(size_t n, size_t to) { return (n + to - 1) & ~(to - 1); }

/* Gives the sections with (or without) code their places from *end on. */
static tn_status place_sections(object *o, bool code, size_t *end)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    for (size_t i = 0; i < o->sections; i++) {
        const Elf64_Shdr *s = &o->section[i];
        if (!is_loaded(s) || ((s->sh_flags & SHF_EXECINSTR) != 0) != code)
            continue;
        if (s->sh_flags & (SHF_WRITE | SHF_TLS))
            return damaged(o, "a kernel has writable data");
        size_t align = s->sh_addralign ? s->sh_addralign : 1;
        if (align > page || (align & (align - 1)) || s->sh_size > MAX_IMAGE)
            return damaged(o, "a section's size or alignment");
        o->place[i] = align_up(*end, align);
        *end = o->place[i] + s->sh_size;
        if (*end > MAX_IMAGE)
            return damaged(o, "larger than any kernel");
    }
    return TN_OK;
}

/* Relocations that may need an entry of the address table: an upper bound. */
static size_t relocation_count(const object *o)
{
    size_t count = 0;
    for (size_t i = 0; i < o->sections; i++)
        if (o->section[i].sh_type == SHT_RELA)
            count += o->section[i].sh_size / sizeof(Elf64_Rela);
    return count;
}

static tn_status lay_out(object *o)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE), end = 0;
    for (size_t i = 0; i < o->sections; i++)
        o->place[i] = NOT_PLACED;
    TN_TRY(place_sections(o, true, &end));
    o->code = align_up(end, page);
    end = o->code;
    TN_TRY(place_sections(o, false, &end));
    o->got = o->got_used = align_up(end, sizeof(uint64_t));
    o->got_end = o->got + relocation_count(o) * sizeof(uint64_t);
    if (o->code == 0 || o->got_end > MAX_IMAGE)
        return damaged(o, o->code == 0 ? "no code" : "larger than any kernel");
    o->total = align_up(o->got_end, page);
    return TN_OK;
}

static tn_status map(object *o)
{
    void *pages = mmap(NULL, o->total, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        return tni_fail(o->err, TN_ERR_IO, "loader", -1, "no memory to map %zu bytes: %s", o->total,
                        strerror(errno));
    o->image = pages;
    for (size_t i = 0; i < o->sections; i++)
        if (o->place[i] != NOT_PLACED && o->section[i].sh_type != SHT_NOBITS)
            memcpy(o->image + o->place[i], o->bytes + o->section[i].sh_offset, o->section[i].sh_size);
    return TN_OK;
}

/* -- Relocation ---------------------------------------------------------------------------------*/

/* Address of a symbol in the image; 0 and an error if it is not in it. */
static tn_status address_of(const object *o, uint64_t index, uint64_t *out)
{
    Elf64_Sym symbol;
    if (!read_symbol(o, index, &symbol))
        return damaged(o, "a symbol's number");
    if (symbol.st_shndx == SHN_UNDEF)
        return tni_fail(o->err, TN_ERR_NAME, "loader", -1, "the object needs '%s' from outside",
                        name_of(o, &symbol));
    if (symbol.st_shndx >= o->sections || o->place[symbol.st_shndx] == NOT_PLACED ||
        symbol.st_value > o->section[symbol.st_shndx].sh_size)
        return damaged(o, "a symbol lies outside");
    *out = (uint64_t)(uintptr_t)o->image + o->place[symbol.st_shndx] + symbol.st_value;
    return TN_OK;
}

/* A new entry of the address table that holds value; the table has room for every relocation. */
static uint64_t table_entry(object *o, uint64_t value)
{
    memcpy(o->image + o->got_used, &value, sizeof value);
    uint64_t entry = (uint64_t)(uintptr_t)o->image + o->got_used;
    o->got_used += sizeof value;
    return entry;
}

static bool is_through_table(uint32_t type)
{
    return type == R_X86_64_GOTPCREL || type == R_X86_64_GOTPCRELX || type == R_X86_64_REX_GOTPCRELX;
}

static bool is_relative(uint32_t type) { return type == R_X86_64_PC32 || type == R_X86_64_PLT32; }

/* Writes one relocated field into section target. S, A, P as in the psABI. */
static tn_status relocate_one(object *o, size_t target, const Elf64_Rela *rela)
{
    uint32_t type = ELF64_R_TYPE(rela->r_info);
    bool table = is_through_table(type), wide = type == R_X86_64_64 || type == R_X86_64_PC64;
    if (!table && !wide && !is_relative(type))
        return type == R_X86_64_NONE ? TN_OK : damaged(o, "a relocation of an unknown kind");
    if (!inside(rela->r_offset, wide ? 8 : 4, o->section[target].sh_size))
        return damaged(o, "a relocation lies outside its section");

    unsigned char *field = o->image + o->place[target] + rela->r_offset;
    uint64_t s, p = (uint64_t)(uintptr_t)field;
    TN_TRY(address_of(o, ELF64_R_SYM(rela->r_info), &s));
    uint64_t value = (table ? table_entry(o, s) : s) + (uint64_t)rela->r_addend;
    if (type != R_X86_64_64)
        value -= p;
    if (wide) {
        memcpy(field, &value, 8);
        return TN_OK;
    }
    int32_t narrow = (int32_t)(int64_t)value;
    if ((int64_t)value != narrow)
        return damaged(o, "a relocation reaches too far");
    memcpy(field, &narrow, 4);
    return TN_OK;
}

static tn_status relocate(object *o)
{
    for (size_t i = 0; i < o->sections; i++) {
        const Elf64_Shdr *s = &o->section[i];
        if (s->sh_type == SHT_REL)
            return damaged(o, "relocations without addends");
        if (s->sh_type != SHT_RELA || s->sh_info >= o->sections || o->place[s->sh_info] == NOT_PLACED)
            continue;
        for (uint64_t at = 0; s->sh_size - at >= sizeof(Elf64_Rela); at += sizeof(Elf64_Rela)) {
            Elf64_Rela rela;
            if (!read_at(o, s->sh_offset + at, &rela, sizeof rela))
                return damaged(o, "a relocation table lies outside");
            TN_TRY(relocate_one(o, s->sh_info, &rela));
        }
    }
    return TN_OK;
}

/* -- The function -------------------------------------------------------------------------------*/

static tn_status find_function(const object *o, const char *name, tn_code *fn, size_t *code_size)
{
    Elf64_Sym symbol;
    for (uint64_t i = 1; read_symbol(o, i, &symbol); i++) {
        if (ELF64_ST_TYPE(symbol.st_info) != STT_FUNC || strcmp(name_of(o, &symbol), name) != 0)
            continue;
        uint64_t address;
        TN_TRY(address_of(o, i, &address));
        const Elf64_Shdr *s = &o->section[symbol.st_shndx];
        if (!(s->sh_flags & SHF_EXECINSTR) || symbol.st_value == s->sh_size)
            return damaged(o, "the function lies outside the code");
        *fn = (tn_code)(uintptr_t)address;
        *code_size = inside(symbol.st_value, symbol.st_size, s->sh_size) ? symbol.st_size : 0;
        return TN_OK;
    }
    return tni_fail(o->err, TN_ERR_NAME, "loader", -1, "the object has no function '%s'", name);
}

/* Code becomes executable, the rest read-only. */
static tn_status protect(const object *o)
{
    size_t rest = o->total - o->code;
    bool refused = mprotect(o->image, o->code, PROT_READ | PROT_EXEC) != 0 ||
                   (rest > 0 && mprotect(o->image + o->code, rest, PROT_READ) != 0);
    if (refused)
        return tni_fail(o->err, TN_ERR_IO, "loader", -1, "the system refuses executable memory: %s",
                        strerror(errno));
    return TN_OK;
}

tn_status tni_image_load(const void *bytes, size_t size, const char *symbol, tni_image *image, tn_code *fn,
                         tn_error *err)
{
    object o = { .bytes = bytes, .size = size, .err = err };
    tn_code found = NULL;
    size_t code_size = 0;
    TN_TRY(read_header(&o));
    TN_TRY(check_sections(&o));
    TN_TRY(lay_out(&o));
    TN_TRY(map(&o));
    tn_status status = relocate(&o);
    if (status == TN_OK)
        status = find_function(&o, symbol, &found, &code_size);
    if (status == TN_OK)
        status = protect(&o);
    if (status != TN_OK) {
        munmap(o.image, o.total);
        return status;
    }
    *image = (tni_image){ o.image, o.total, code_size };
    *fn = found;
    return TN_OK;
}

void tni_image_unload(tni_image *image)
{
    if (image->base)
        munmap(image->base, image->size);
    *image = (tni_image){ 0 };
}
