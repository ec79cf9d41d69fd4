/* The object loader: a sample's result, refusals by name, and some thousands of damaged objects, none of
 * which may crash. Expected values are worked out by hand (jit_test.h). */

#include "jit_test.h"

#include "seed.h"
#include "session/loader_p.h"

static const tni_jit_api *api;
static tni_jit *jit;

static int open_library(void **state)
{
    (void)state;
    tn_error err;
    if (tni_jit_open(&api, &err) == TN_OK)
        jit = make_jit(api);
    return 0;
}

static int close_library(void **state)
{
    (void)state;
    if (api)
        api->destroy(jit);
    return 0;
}

static tni_text sample_object(void)
{
    if (api == NULL)
        need_jit();
    return compile_text(api, jit, sample_ir, TNI_OBJECT);
}

static void runs_what_was_compiled(void **state)
{
    (void)state;
    tni_text object = sample_object();
    tni_image image = { 0 };
    tn_code fn;
    tn_error err;
    assert_int_equal(tni_image_load(object.data, object.size, "sample", &image, &fn, &err), TN_OK);
    api->free_text(&object);               /* the image stands alone */
    check_sample(fn);
    assert_in_range(image.code_size, 10, 200);
    tni_image_unload(&image);
    tni_image_unload(&image);
    assert_null(image.base);
}

/* No page of an image may be written, and none but the code run. */
static void pages_are_not_writable(void **state)
{
    (void)state;
    tni_text object = sample_object();
    tni_image image = { 0 };
    tn_code fn;
    assert_int_equal(tni_image_load(object.data, object.size, "sample", &image, &fn, NULL), TN_OK);
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[400], rights[8];
    int seen = 0;
    while (fgets(line, sizeof line, maps)) {
        unsigned long from, to;
        if (sscanf(line, "%lx-%lx %7s", &from, &to, rights) != 3 || to <= (uintptr_t)image.base
            || from >= (uintptr_t)image.base + image.size)
            continue;
        seen++;
        assert_true(rights[1] == '-');
        assert_true((rights[2] == 'x') == (from == (uintptr_t)image.base));
    }
    fclose(maps);
    assert_int_equal(seen, 2);
    tni_image_unload(&image);
    api->free_text(&object);
}

static void refuses_by_name(void **state)
{
    (void)state;
    tni_image image = { 0 };
    tn_code fn;
    tn_error err;
    tni_text object = sample_object();
    assert_int_equal(tni_image_load(object.data, object.size, "other", &image, &fn, &err), TN_ERR_NAME);
    assert_string_equal(err.message, "loader: the object has no function 'other'");
    api->free_text(&object);

    object = compile_text(api, jit, "declare void @outside(i64)\n"
                          "define void @calls(i64 %x) nounwind {\n  call void @outside(i64 %x)\n"
                          "  ret void\n}\n",
                          TNI_OBJECT);
    assert_int_equal(tni_image_load(object.data, object.size, "calls", &image, &fn, &err), TN_ERR_NAME);
    assert_string_equal(err.message, "loader: the object needs 'outside' from outside");
    api->free_text(&object);

    object = compile_text(api, jit, "@count = global i64 5\n"
                          "define i64 @reads() nounwind {\n  %x = load i64, ptr @count\n  ret i64 %x\n}\n",
                          TNI_OBJECT);
    assert_int_equal(tni_image_load(object.data, object.size, "reads", &image, &fn, &err), TN_ERR_FORMAT);
    assert_non_null(strstr(err.message, "writable data"));
    api->free_text(&object);
    assert_null(image.base);
}

/* An address taken through the address table (GOT). */
static void fills_the_address_table(void **state)
{
    (void)state;
    if (api == NULL)
        need_jit();
    tni_text object = compile_text(api, jit, "@shared = constant i64 77\n"
                                   "define ptr @where() nounwind {\n  ret ptr @shared\n}\n", TNI_OBJECT);
    tni_image image = { 0 };
    tn_code fn;
    tn_error err = { 0 };
    assert_int_equal(tni_image_load(object.data, object.size, "where", &image, &fn, &err), TN_OK);
    assert_int_equal(*((const int64_t *(*)(void))fn)(), 77);
    tni_image_unload(&image);
    api->free_text(&object);
}

static void refuses_what_is_no_object(void **state)
{
    (void)state;
    static const char text[200] = "#!/bin/sh\n";
    tni_image image = { 0 };
    tn_code fn;
    tn_error err;
    assert_int_equal(tni_image_load(text, sizeof text, "f", &image, &fn, &err), TN_ERR_FORMAT);
    assert_int_equal(tni_image_load(text, 0, "f", &image, &fn, &err), TN_ERR_FORMAT);
    assert_string_equal(err.message, "loader: the object of 0 bytes is damaged: no ELF header");
}

/* -- Damage -------------------------------------------------------------------------------------*/

static uint64_t seed;

static uint32_t random_below(uint32_t n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % n;
}

/* The object in memory of exactly its size, so that a sanitizer sees every read beyond. Never called: the
 * code itself may be damaged. */
static void load_damaged(const char *bytes, size_t size)
{
    char *copy = malloc(size ? size : 1);
    tni_image image = { 0 };
    tn_code fn;
    tn_error err;
    memcpy(copy, bytes, size);
    if (tni_image_load(copy, size, "sample", &image, &fn, &err) == TN_OK)
        tni_image_unload(&image);
    free(copy);
}

/* Changes a few bytes; half the time in the tables, where the numbers are. */
static void damage(char *bytes, size_t size)
{
    static const unsigned char odd[] = { 0x00, 0x01, 0x7f, 0x80, 0xff };
    for (uint32_t n = 1 + random_below(4); n > 0; n--) {
        size_t at = random_below(2) ? random_below((uint32_t)size)
                                    : size - 1 - random_below((uint32_t)(size < 640 ? size : 640));
        bytes[at] = random_below(2) ? (char)odd[random_below(sizeof odd)] : (char)random_below(256);
    }
}

static void survives_damage(void **state)
{
    (void)state;
    tni_text object = sample_object();
    char *bytes = malloc(object.size);
    for (size_t size = 0; size < object.size; size++)
        load_damaged(object.data, size);
    seed = test_seed();
    for (int round = 0; round < 20000; round++) {
        memcpy(bytes, object.data, object.size);
        damage(bytes, object.size);
        load_damaged(bytes, object.size);
    }
    for (size_t at = 0; at < object.size; at++) {      /* every byte, the hardest value */
        memcpy(bytes, object.data, object.size);
        bytes[at] = (char)0xff;
        load_damaged(bytes, object.size);
    }
    free(bytes);
    api->free_text(&object);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(runs_what_was_compiled), cmocka_unit_test(pages_are_not_writable),
        cmocka_unit_test(refuses_by_name),        cmocka_unit_test(fills_the_address_table),
        cmocka_unit_test(refuses_what_is_no_object), cmocka_unit_test(survives_damage),
    };
    return cmocka_run_group_tests(tests, open_library, close_library);
}
