#include "core_fixture.h"

#include <stdlib.h>

#include "core/core_p.h"
#include "seed.h"

/* test_overlap.c: whether views meet, against a count of every element in the bytes they take. */

#define ROOM 64                /* bytes of the buffer */

/* How many indices of t name each byte. */
static void mark(const tn_tensor *t, int count[ROOM])
{
    int size = (int)tn_dtype_size(t->dtype);

    memset(count, 0, ROOM * sizeof count[0]);
    for (int n = 0; n < tn_tensor_count(t); n++) {
        int rest = n, at = t->offset;
        for (int i = t->rank - 1; i >= 0; i--) {
            at += rest % t->shape[i] * t->stride[i];
            rest /= t->shape[i];
        }
        for (int b = 0; b < size; b++)
            count[at * size + b]++;
    }
}

static int between(int low, int high)
{
    return low + rand() % (high - low + 1);
}

/* A random view of the buffer: tries until one fits. */
static tn_tensor random_view(const tn_tensor *base)
{
    static const tn_dtype types[] = { TN_U8, TN_I8, TN_U16, TN_F32 };
    tn_tensor t = *base, view;

    for (;;) {
        tn_dims shape = { between(0, 4), { 0 } }, stride = { shape.count, { 0 } };
        t.dtype = types[between(0, 3)];
        for (int i = 0; i < shape.count; i++) {
            shape.v[i] = between(rand() % 20 == 0 ? 0 : 1, 4);
            stride.v[i] = between(-16, 16);
        }
        if (tn_as_strided(&t, shape, stride, between(0, 63), &view, NULL) == TN_OK)
            return view;
    }
}

static void agrees_with_counting(void **state)
{
    tn_tensor base = arange(ctx_of(state), TN_U8, ROOM, TN_SHAPE(ROOM));
    int meetings = 0, selves = 0;

    srand((unsigned)test_seed());
    for (int i = 0; i < 20000; i++) {
        tn_tensor a = random_view(&base), b = random_view(&base);
        int in_a[ROOM], in_b[ROOM];
        bool meet = false, self = false;
        mark(&a, in_a);
        mark(&b, in_b);
        for (int byte = 0; byte < ROOM; byte++) {
            meet = meet || (in_a[byte] && in_b[byte]);
            self = self || in_a[byte] > 1;
        }
        assert_int_equal(tni_overlaps(&a, &b), meet);
        assert_int_equal(tni_overlaps(&b, &a), meet);
        assert_int_equal(tni_overlaps_itself(&a), self);
        meetings += meet;
        selves += self;
    }
    assert_in_range(meetings, 1000, 19000);
    assert_in_range(selves, 1000, 19000);
    release(&base);
}

/* Parts of one large matrix side by side: decided, not given up. */
static void parts_of_a_matrix_do_not_meet(void **state)
{
    tn_tensor m, a, b;

    OK(tn_tensor_new(ctx_of(state), TN_F32, TN_SHAPE(2048, 2048), &m, err));
    OK(tn_narrow(&m, 1, 0, 1000, &a, err));
    OK(tn_narrow(&m, 1, 1000, 1048, &b, err));
    assert_false(tni_overlaps(&a, &b));
    OK(tn_narrow(&m, 1, 999, 1049, &b, err));
    assert_true(tni_overlaps(&a, &b));
    OK(tn_slice(&m, 1, 0, 2048, 2, &a, err));
    OK(tn_slice(&m, 1, 1, 2048, 2, &b, err));
    assert_false(tni_overlaps(&a, &b));
    OK(tn_t(&m, &a, err));
    assert_true(tni_overlaps(&m, &a));
    assert_false(tni_overlaps_itself(&a));
    release(&m);
}

static void exactly_the_input(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 12, TN_SHAPE(1, 3, 4)), v, other;

    assert_true(tni_is_same_view(&t, &t));
    OK(tn_as_strided(&t, TN_SHAPE(1, 3, 4), TN_SHAPE(99, 4, 1), 0, &v, err));
    assert_true(tni_is_same_view(&t, &v));
    OK(tn_flip(&t, 2, &v, err));
    assert_false(tni_is_same_view(&t, &v));
    OK(tn_squeeze_all(&t, &v, err));
    assert_false(tni_is_same_view(&t, &v));
    OK(tn_tensor_share(&t, &other, err));
    assert_true(tni_is_same_view(&t, &other));
    assert_true(tni_overlaps(&t, &other));
    release(&other);
    other = arange(ctx_of(state), TN_F32, 12, TN_SHAPE(1, 3, 4));
    assert_false(tni_is_same_view(&t, &other));
    assert_false(tni_overlaps(&t, &other));
    release(&other);
    release(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(agrees_with_counting),
        WITH_CTX(parts_of_a_matrix_do_not_meet),
        WITH_CTX(exactly_the_input),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
