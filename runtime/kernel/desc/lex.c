/* desc/lex.c: words, numbers and tensors of a descriptor's text. Knows no operation. */
#include "kernel/desc/text_p.h"

#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_blank(char c) { return c == ' ' || c == '\t'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

tni_word tni_lex_next(const char **at)
{
    while (is_blank(**at))
        ++*at;
    tni_word word = { *at, 0 };
    while (**at && !is_blank(**at))
        ++*at;
    word.len = (int)(*at - word.at);
    return word;
}

bool tni_lex_is(tni_word word, const char *text)
{
    return strlen(text) == (size_t)word.len && !memcmp(word.at, text, (size_t)word.len);
}

/* -- Integers -----------------------------------------------------------------------------------------*/

/* 12, 2K, 1M */
static const char *read_count(const char **at, const char *end, int32_t *out)
{
    const char *s = *at;
    int64_t value = 0;
    if (s == end || !is_digit(*s))
        return "a number is missing";
    for (; s < end && is_digit(*s); s++)
        if ((value = value * 10 + (*s - '0')) > INT32_MAX)
            return "a number over 2147483647";
    if (s < end && (*s == 'K' || *s == 'M'))
        value *= *s++ == 'K' ? 1024 : 1024 * 1024;
    if (value > INT32_MAX)
        return "a number over 2147483647";
    if (end - s >= 2 && s[0] == '.' && s[1] == '.')
        return "a range of extents stands in tuning records only";
    *at = s;
    *out = (int32_t)value;
    return NULL;
}

const char *tni_lex_integer(const char **at, const char *end, int32_t *out)
{
    const char *s = *at;
    bool minus = s < end && *s == '-';
    if (s < end && *s == '_') {
        *out = TN_ANY;
        ++*at;
        return NULL;
    }
    s += minus;
    const char *why = read_count(&s, end, out);
    if (why)
        return why;
    if (minus)
        *out = -*out;
    *at = s;
    return NULL;
}

/* -- Floats: the C library's, whose decimal point follows the locale ----------------------------------*/

/* Writes text to buf with the first `from` replaced by `to`. */
static void put_point(char *buf, size_t size, const char *text, const char *from, const char *to)
{
    const char *point = strstr(text, from);
    int before = point ? (int)(point - text) : (int)strlen(text);
    snprintf(buf, size, "%.*s%s%s", before, text, point ? to : "", point ? point + strlen(from) : "");
}

static const char *radix(void) { return localeconv()->decimal_point; }

static float float_of(const char *text)
{
    char local[144];
    put_point(local, sizeof local, text, ".", radix());
    return strtof(local, NULL);
}

/* Digits from s on; NULL if there is none. */
static const char *skip_digits(const char *s, const char *end)
{
    const char *start = s;
    while (s < end && is_digit(*s))
        s++;
    return s == start ? NULL : s;
}

/* [ "-" ] digits [ "." digits ] [ "e" [ "-" | "+" ] digits ] */
static bool is_number(const char *s, const char *end)
{
    s += s < end && *s == '-';
    if (!(s = skip_digits(s, end)))
        return false;
    if (s < end && *s == '.' && !(s = skip_digits(s + 1, end)))
        return false;
    if (s < end && *s == 'e') {
        s++;
        s += s < end && (*s == '-' || *s == '+');
        if (!(s = skip_digits(s, end)))
            return false;
    }
    return s == end;
}

bool tni_lex_float(tni_word word, float *out)
{
    char buf[128];
    bool minus = word.len > 0 && *word.at == '-';
    tni_word bare = { word.at + minus, word.len - minus };
    if (tni_lex_is(bare, "inf")) {
        *out = minus ? -INFINITY : INFINITY;
        return true;
    }
    if (tni_lex_is(word, "_")) {
        *out = NAN;
        return true;
    }
    if (word.len >= (int)sizeof buf || !is_number(word.at, word.at + word.len))
        return false;
    memcpy(buf, word.at, (size_t)word.len);
    buf[word.len] = 0;
    *out = float_of(buf);
    return !isinf(*out);
}

/* "1e+06" → "1e6", "1e-05" → "1e-5". */
static void tidy_exponent(char *buf)
{
    char *exponent = strchr(buf, 'e');
    if (!exponent)
        return;
    char *to = exponent + 1, *from = to;
    if (*from == '+')
        from++;
    else if (*from == '-')
        to++, from++;
    while (*from == '0' && from[1])
        from++;
    memmove(to, from, strlen(from) + 1);
}

static void text_of(char buf[TNI_FLOAT_TEXT], const char *format, int decimals, float x)
{
    char local[2 * TNI_FLOAT_TEXT];
    snprintf(local, sizeof local, format, decimals, (double)x);
    put_point(buf, TNI_FLOAT_TEXT, local, radix(), ".");
}

const char *tni_float_text(char buf[TNI_FLOAT_TEXT], float x)
{
    if (isnan(x))
        return strcpy(buf, "_");
    if (isinf(x))
        return strcpy(buf, x < 0 ? "-inf" : "inf");
    int decimals = 0;          /* of the first digit's fraction; 8 always read back */
    for (; decimals <= 8; decimals++) {
        text_of(buf, "%.*e", decimals, x);
        if (float_of(buf) == x)
            break;
    }
    int exponent = atoi(strchr(buf, 'e') + 1);
    if (exponent > -5 && exponent < 9)
        text_of(buf, "%.*f", exponent < decimals ? decimals - exponent : 0, x);
    tidy_exponent(buf);
    return buf;
}

/* -- Tensors ------------------------------------------------------------------------------------------*/

static const char *read_numbers(const char **at, const char *end, char separator, tni_numbers *out)
{
    const char *why;
    out->count = 0;
    for (;;) {
        if (out->count == TN_MAX_RANK)
            return "more than 8 axes";
        if (separator == 'x' && *at < end && **at == '-')
            return "an extent below 0";
        if ((why = tni_lex_integer(at, end, &out->v[out->count])))
            return why;
        out->count++;
        if (*at == end || **at != separator)
            return NULL;
        ++*at;
    }
}

const char *tni_lex_extents(const char **at, const char *end, tni_numbers *out)
{
    static const char scalar[] = "scalar";
    size_t len = sizeof scalar - 1;
    if ((size_t)(end - *at) >= len && !memcmp(*at, scalar, len)) {
        *at += len;
        out->count = 0;
        return NULL;
    }
    return read_numbers(at, end, 'x', out);
}

/* Strides, then a place, to the end of the word. */
static const char *read_lying(const char *at, const char *end, bool strides, tni_tensor_text *out)
{
    const char *why;
    if (strides && !(at < end && *at == '@')) {
        if ((why = read_numbers(&at, end, ',', &out->strides)))
            return why;
        out->has_strides = true;
    }
    if (at < end && *at == '@') {
        at++;
        if ((why = read_count(&at, end, &out->place)))
            return why;
        out->has_place = true;
    }
    return at == end ? NULL : "not a tensor: extents like 64x512, then :strides like :512,1";
}

const char *tni_lex_tensor(tni_word word, tni_tensor_text *out)
{
    const char *at = word.at, *end = at + word.len, *why;
    memset(out, 0, sizeof *out);
    if ((why = tni_lex_extents(&at, end, &out->extents)))
        return why;
    out->has_extents = true;
    bool strides = at < end && *at == ':';
    return read_lying(at + strides, end, strides, out);
}

/* Whether what follows a name starts with extents: "scalar", or an x or a colon comes before any comma or @. */
static bool starts_with_extents(tni_word word)
{
    if (word.len >= 6 && !memcmp(word.at, "scalar", 6))
        return true;
    for (int i = 0; i < word.len; i++)
        if (strchr("x,:@", word.at[i]))
            return word.at[i] == 'x' || word.at[i] == ':';
    return false;
}

const char *tni_lex_named(tni_word word, tni_tensor_text *out)
{
    if (starts_with_extents(word))
        return tni_lex_tensor(word, out);
    memset(out, 0, sizeof *out);
    return read_lying(word.at, word.at + word.len, true, out);
}
