/* check_data.c: what operands are filled with, and the text that names a case. */
#include "check_p.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* -- Filling --------------------------------------------------------------------------------------*/

static double from_bits(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static double mixed(value_random *r)
{
    uint64_t bits = value_next(r);
    switch (bits & 7) {
    case 0: return value_special[(bits >> 8) % value_specials];
    case 1: case 2: return from_bits((uint32_t)(bits >> 32));
    case 3: case 4: case 5: return 200 * value_unit(r) - 100;
    default: return 4 * value_unit(r) - 2;
    }
}

static double one_value(value_random *r, value_fill fill, int64_t at)
{
    switch (fill) {
    case VALUE_SPECIAL: return value_special[(size_t)at % value_specials];
    case VALUE_SWEEP: return from_bits((uint32_t)at * 0x9e3779b1u);
    case VALUE_WHOLE: return (double)(value_next(r) % 9) - 4;
    case VALUE_MIXED: case VALUE_SAME: return mixed(r);
    default: return 4 * value_unit(r) - 2;
    }
}

/* Whether a bool may be any byte: what moves it or asks whether it is 0 takes it so, what compares does
 * not. */
static bool takes_any_bool(const check *c)
{
    return c->kernel || c->row->family == TNI_COPY || c->row->family == TNI_CAST;
}

/* Numbers of every length, of either sign. */
static void put_integer(check *c, const guard_tensor *t, int64_t i)
{
    uint64_t random = value_next(&c->random), bits = value_next(&c->random) >> random % (8 * t->elem);
    bits = random >> 32 & 1 ? bits : -bits;
    if (t->dtype == TN_BOOL && !takes_any_bool(c))
        bits &= 1;
    memcpy(guard_element(t, i), &bits, t->elem);
}

/* Ends of the type, small numbers, and counts of bits, by position. */
static void put_special_integer(const guard_tensor *t, int64_t i, int64_t at)
{
    uint64_t top = (uint64_t)1 << (8 * t->elem - 1), width = 8 * t->elem;
    const uint64_t special[] = { 0, 1, (uint64_t)-1, top, top - 1, top + 1, 2, (uint64_t)-2, 3, 7, width - 1,
                                 width, width + 1, 31, 32, 63, 64, 127, 128, 255, (uint64_t)-width, 1000003 };
    uint64_t bits = special[(size_t)at % (sizeof special / sizeof *special)];
    if (t->dtype == TN_BOOL)
        bits &= 1;
    memcpy(guard_element(t, i), &bits, t->elem);
}

/* Any pattern. */
static void put_bits(check *c, const guard_tensor *t, int64_t i)
{
    uint64_t bits = value_next(&c->random);
    memcpy(guard_element(t, i), &bits, t->elem);
}

/* Values are those of F32: of other floats every second one of a mixture is any pattern of its own. */
static void put_float(check *c, const guard_tensor *t, value_fill fill, int64_t i, int64_t at)
{
    if (t->dtype != TN_F32 && (fill == VALUE_MIXED || fill == VALUE_SWEEP) && value_next(&c->random) & 1)
        put_bits(c, t, i);
    else
        value_put(t->dtype, guard_element(t, i), one_value(&c->random, fill, at));
}

void check_fill(check *c, const guard_tensor *t, value_fill fill, int64_t shift)
{
    double same = one_value(&c->random, fill, shift);
    int64_t stay = c->stay > 0 ? c->stay : 1;
    for (int64_t i = 0; i < t->count; i++)
        if (!tn_dtype_is_float(t->dtype) && fill == VALUE_SPECIAL)
            put_special_integer(t, i, i / stay + shift);
        else if (!tn_dtype_is_float(t->dtype))
            put_integer(c, t, i);
        else if (fill == VALUE_SAME)
            value_put(t->dtype, guard_element(t, i), same);
        else
            put_float(c, t, fill, i, i / stay + shift);
    if (fill == VALUE_SAME && !tn_dtype_is_float(t->dtype))
        for (int64_t i = 1; i < t->count; i++)
            memcpy(guard_element(t, i), t->base, t->elem);
    if (fill == VALUE_ONE_SPECIAL && t->count > 0 && tn_dtype_is_float(t->dtype))
        value_put(t->dtype, guard_element(t, (int64_t)(value_next(&c->random) % (uint64_t)t->count)),
                  value_special[(size_t)shift % value_specials]);
}

void check_blank(const guard_tensor *t)
{
    memset(t->window, CHECK_BLANK, t->window_size);
}

/* -- Text -----------------------------------------------------------------------------------------*/

void check_add(check_text *t, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int length = vsnprintf(t->text + t->length, sizeof t->text - t->length, format, list);
    va_end(list);
    t->length += length > 0 ? (size_t)length : 0;
    if (t->length >= sizeof t->text)
        t->length = sizeof t->text - 1;
}

static bool is_packed(const guard_tensor *t)
{
    int64_t step = 1;
    for (int axis = t->rank - 1; axis >= 0; step *= t->extent[axis--])
        if (t->stride[axis] != step)
            return false;
    return true;
}

void check_add_tensor(check_text *t, const guard_tensor *tensor, int64_t offset)
{
    for (int axis = 0; axis < tensor->rank; axis++)
        check_add(t, axis ? "x%lld" : " %lld", (long long)tensor->extent[axis]);
    for (int axis = 0; axis < tensor->rank && !is_packed(tensor); axis++)
        check_add(t, axis ? ",%lld" : ":%lld", (long long)tensor->stride[axis]);
    if (offset)
        check_add(t, "@%lld", (long long)offset);
}
