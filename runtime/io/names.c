/* names.c: named tensors: entries in order of adding, and a table of their numbers by hash. */
#include <tenon/names.h>

#include <stdio.h>
#include <string.h>

#include "base/near_p.h"
#include "core/core_p.h"

#define FIRST_ROOM 16          /* entries; the table has twice as many slots */

typedef struct entry {
    char     *name;
    tn_tensor tensor;
} entry;

struct tn_names {
    tn_allocator allocator;
    size_t    count, room;
    entry    *entries;
    uint32_t *slots;           /* 2·room: number of an entry + 1; 0: free */
};

/* -- Spelling -----------------------------------------------------------------------------------*/

/* A name in three pieces, the middle one being the number that {i} stands for; nothing is copied. */
typedef struct spelling {
    const char *piece[3];
    size_t      len[3];
    char        digits[12];
} spelling;

static const char *find_i(const char *name)
{
    return strstr(name, "{i}");
}

static void spell(spelling *s, const char *name)
{
    *s = (spelling){ .piece = { name, "", "" }, .len = { strlen(name), 0, 0 } };
}

/* The same with {i} replaced, if it is there. */
static void spell_at(spelling *s, const char *name, int i)
{
    const char *hole = find_i(name);

    spell(s, name);
    if (hole == NULL)
        return;
    s->len[0] = (size_t)(hole - name);
    s->len[1] = (size_t)snprintf(s->digits, sizeof s->digits, "%d", i);
    s->piece[1] = s->digits;
    s->piece[2] = hole + 3;
    s->len[2] = strlen(s->piece[2]);
}

/* FNV-1a. */
static uint64_t hash_of(const spelling *s)
{
    uint64_t hash = 14695981039346656037u;

    for (int p = 0; p < 3; p++)
        for (size_t i = 0; i < s->len[p]; i++)
            hash = (hash ^ (unsigned char)s->piece[p][i]) * 1099511628211u;
    return hash;
}

static bool reads(const spelling *s, const char *name)
{
    for (int p = 0; p < 3; p++) {
        if (strncmp(name, s->piece[p], s->len[p]) != 0)
            return false;
        name += s->len[p];
    }
    return *name == 0;
}

/* Writes the name, cut to fit; returns buf. */
static const char *text_of(const spelling *s, char *buf, size_t size)
{
    snprintf(buf, size, "%.*s%.*s%.*s", (int)s->len[0], s->piece[0], (int)s->len[1], s->piece[1],
             (int)s->len[2], s->piece[2]);
    return buf;
}

/* -- The table ----------------------------------------------------------------------------------*/

/* The slot of that name, or the free one where it belongs. There is always a free one. */
static uint32_t *slot_of(const tn_names *names, const spelling *s)
{
    size_t mask = 2 * names->room - 1, at = (size_t)hash_of(s) & mask;

    for (;; at = (at + 1) & mask) {
        uint32_t number = names->slots[at];
        if (number == 0)
            return &names->slots[at];
        if (reads(s, names->entries[number - 1].name))
            return &names->slots[at];
    }
}

static const entry *find(const tn_names *names, const spelling *s)
{
    uint32_t number = names->room == 0 ? 0 : *slot_of(names, s);

    return number == 0 ? NULL : &names->entries[number - 1];
}

static void free_tables(const tn_allocator *allocator, entry *entries, uint32_t *slots, size_t room)
{
    tni_free(allocator, entries, room * sizeof *entries);
    tni_free(allocator, slots, 2 * room * sizeof *slots);
}

/* Doubles the room. On failure all stays as it was. */
static bool grow(tn_names *names)
{
    size_t room = names->room == 0 ? FIRST_ROOM : 2 * names->room;
    entry *entries = tni_alloc(&names->allocator, room * sizeof *entries);
    uint32_t *slots = tni_alloc(&names->allocator, 2 * room * sizeof *slots);

    if (entries == NULL || slots == NULL) {
        free_tables(&names->allocator, entries, slots, room);
        return false;
    }
    memset(slots, 0, 2 * room * sizeof *slots);
    if (names->count > 0)
        memcpy(entries, names->entries, names->count * sizeof *entries);
    free_tables(&names->allocator, names->entries, names->slots, names->room);
    names->entries = entries;
    names->slots = slots;
    names->room = room;
    for (size_t i = 0; i < names->count; i++) {
        spelling s;
        spell(&s, entries[i].name);
        *slot_of(names, &s) = (uint32_t)i + 1;
    }
    return true;
}

/* -- Making -------------------------------------------------------------------------------------*/

tn_status tn_names_create(tn_ctx *ctx, tn_names **out, tn_error *err)
{
    static const char op[] = "names_create";
    const tn_allocator *allocator;
    tn_names *names;

    if (ctx == NULL || out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL", ctx == NULL ? "ctx" : "out");
    allocator = &tn_ctx_memory(ctx)->allocator;
    names = tni_alloc(allocator, sizeof *names);
    if (names == NULL)
        return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for a map");
    *names = (tn_names){ .allocator = *allocator };
    *out = names;
    return TN_OK;
}

/* An overrun was the business of whoever wrote; nobody can be told here. */
static void drop_entry(const tn_names *names, const entry *e)
{
    tn_status status = tn_tensor_release(&e->tensor, NULL);

    (void)status;
    tni_free(&names->allocator, e->name, strlen(e->name) + 1);
}

void tn_names_destroy(tn_names *names)
{
    tn_allocator allocator;

    if (names == NULL)
        return;
    allocator = names->allocator;
    for (size_t i = 0; i < names->count; i++)
        drop_entry(names, &names->entries[i]);
    free_tables(&allocator, names->entries, names->slots, names->room);
    tni_free(&allocator, names, sizeof *names);
}

static tn_status check_new(const char *op, const tn_names *names, const char *name, tn_error *err)
{
    const entry *there;
    spelling s;

    if (names == NULL || name == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL", names == NULL ? "names" : "name");
    if (*name == 0)
        return tni_fail(err, TN_ERR_NAME, op, -1, "the name is empty");
    spell(&s, name);
    there = find(names, &s);
    if (there != NULL)
        return tni_fail(err, TN_ERR_NAME, op, -1, "%s is there already, as entry %zu", name,
                        (size_t)(there - names->entries));
    return TN_OK;
}

/* Fills *e with a copy of the name and an owner of the tensor, or neither. */
static tn_status fill_entry(const char *op, const tn_names *names, const char *name, const tn_tensor *t,
                            entry *e, tn_error *err)
{
    size_t size = strlen(name) + 1;
    tn_status status;
    tn_error why;

    e->name = tni_alloc(&names->allocator, size);
    if (e->name == NULL)
        return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for the name %s", name);
    memcpy(e->name, name, size);
    status = tn_tensor_share(t, &e->tensor, &why);
    if (status == TN_OK)
        return TN_OK;
    tni_free(&names->allocator, e->name, size);
    return tni_fail(err, status, op, why.arg, "%s: %s", name, why.message);
}

tn_status tn_names_add(tn_names *names, const char *name, const tn_tensor *t, tn_error *err)
{
    static const char op[] = "names_add";
    spelling s;
    entry e;

    TN_TRY(check_new(op, names, name, err));
    if (names->count == names->room && !grow(names))
        return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for %s", name);
    TN_TRY(fill_entry(op, names, name, t, &e, err));
    spell(&s, name);
    names->entries[names->count++] = e;
    *slot_of(names, &s) = (uint32_t)names->count;
    return TN_OK;
}

/* -- Looking up ---------------------------------------------------------------------------------*/

/* "NAME WHAT", and the name that it is most like, if there is one. */
static tn_status not_there(const char *op, const tn_names *names, const spelling *s, const char *what,
                           tn_error *err)
{
    char name[200];
    tni_near near;

    text_of(s, name, sizeof name);
    tni_near_begin(&near, name, strlen(name));
    for (size_t i = 0; i < names->count; i++)
        tni_near_offer(&near, names->entries[i].name);
    if (near.count == 0)
        return tni_fail(err, TN_ERR_NAME, op, -1, "%s %s", name, what);
    return tni_fail(err, TN_ERR_NAME, op, -1, "%s %s; nearest is %s", name, what, near.name[0]);
}

static tn_status get(const char *op, const tn_names *names, const spelling *s, tn_tensor *out, tn_error *err)
{
    const entry *e = find(names, s);

    if (e == NULL)
        return not_there(op, names, s, "is not there", err);
    *out = e->tensor;
    return TN_OK;
}

static tn_status check_get(const char *op, const tn_names *names, const char *name, const tn_tensor *out,
                           tn_error *err)
{
    if (names == NULL || name == NULL || out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL",
                        names == NULL ? "names" : name == NULL ? "name" : "out");
    return TN_OK;
}

tn_status tn_names_get(const tn_names *names, const char *name, tn_tensor *out, tn_error *err)
{
    spelling s;

    TN_TRY(check_get("names_get", names, name, out, err));
    spell(&s, name);
    return get("names_get", names, &s, out, err);
}

tn_status tn_names_at(const tn_names *names, const char *name, int i, tn_tensor *out, tn_error *err)
{
    spelling s;

    TN_TRY(check_get("names_at", names, name, out, err));
    if (i < 0)
        return tni_fail(err, TN_ERR_RANGE, "names_at", -1, "{i} of %s is %d", name, i);
    spell_at(&s, name, i);
    return get("names_at", names, &s, out, err);
}

size_t tn_names_count(const tn_names *names)
{
    return names->count;
}

const char *tn_names_entry(const tn_names *names, size_t i, tn_tensor *t)
{
    if (i >= names->count)
        return NULL;
    if (t != NULL)
        *t = names->entries[i].tensor;
    return names->entries[i].name;
}

/* -- Declared lists -----------------------------------------------------------------------------*/

static bool has_shape(const tn_tensor *t, const tn_dims *shape)
{
    bool same = t->rank == shape->count;

    for (int32_t i = 0; same && i < t->rank; i++)
        same = shape->v[i] == -1 || shape->v[i] == t->shape[i];
    return same;
}

static tn_status check_entry(const char *op, const entry *e, const tn_want *want, tn_error *err)
{
    const tn_tensor *t = &e->tensor;
    char is[TNI_DIMS_TEXT], wanted[TNI_DIMS_TEXT];

    if (want->dtype != TN_DTYPE_NONE && want->dtype != t->dtype)
        return tni_fail(err, TN_ERR_DTYPE, op, -1, "%s is %s, declared as %s", e->name,
                        tn_dtype_name(t->dtype), tn_dtype_name(want->dtype));
    if (!has_shape(t, &want->shape))
        return tni_fail(err, TN_ERR_SHAPE, op, -1, "%s is %s, declared as %s", e->name,
                        tni_dims_text(is, t->rank, t->shape, 'x'),
                        tni_dims_text(wanted, want->shape.count, want->shape.v, 'x'));
    return TN_OK;
}

/* How many names a line stands for. */
static int names_in(const tn_want *want)
{
    return find_i(want->name) != NULL ? want->repeat : 1;
}

static tn_status check_line(const char *op, const tn_names *names, const tn_want *want, tn_error *err)
{
    for (int i = 0; i < names_in(want); i++) {
        const entry *e;
        spelling s;
        spell_at(&s, want->name, i);
        e = find(names, &s);
        if (e != NULL)
            TN_TRY(check_entry(op, e, want, err));
        else if (!want->optional)
            return not_there(op, names, &s, "is missing", err);
    }
    return TN_OK;
}

/* Whether a line declares that name: what stands in place of {i} must be a number as spell_at writes it. */
static bool declares(const tn_want *want, const char *name)
{
    const char *hole = find_i(want->name);
    size_t before = hole != NULL ? (size_t)(hole - want->name) : 0;
    int64_t number = 0;
    spelling s;

    if (hole == NULL || strncmp(name, want->name, before) != 0)
        return strcmp(name, want->name) == 0;
    for (const char *at = name + before; *at >= '0' && *at <= '9' && number < want->repeat; at++)
        number = 10 * number + (*at - '0');
    if (number >= want->repeat)
        return false;
    spell_at(&s, want->name, (int)number);
    return reads(&s, name);
}

static bool is_declared(const char *name, const tn_want *want, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (declares(&want[i], name))
            return true;
    return false;
}

static tn_status check_list(const char *op, const tn_want *want, size_t count, tn_error *err)
{
    if (want == NULL && count > 0)
        return tni_fail(err, TN_ERR_ARG, op, -1, "want is NULL, count is %zu", count);
    for (size_t i = 0; i < count; i++) {
        if (want[i].name == NULL)
            return tni_fail(err, TN_ERR_ARG, op, -1, "line %zu has no name", i);
        if (want[i].shape.count < 0 || want[i].shape.count > TN_MAX_RANK)
            return tni_fail(err, TN_ERR_RANK, op, -1, "%s is declared with %d axes, not 0 to %d",
                            want[i].name, (int)want[i].shape.count, TN_MAX_RANK);
    }
    return TN_OK;
}

tn_status tn_names_check(const tn_names *names, const tn_want *want, size_t count, bool extra_ok,
                         tn_error *err)
{
    static const char op[] = "names_check";

    if (names == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "names is NULL");
    TN_TRY(check_list(op, want, count, err));
    for (size_t i = 0; i < count; i++)
        TN_TRY(check_line(op, names, &want[i], err));
    for (size_t i = 0; !extra_ok && i < names->count; i++)
        if (!is_declared(names->entries[i].name, want, count))
            return tni_fail(err, TN_ERR_NAME, op, -1, "%s is not declared", names->entries[i].name);
    return TN_OK;
}
