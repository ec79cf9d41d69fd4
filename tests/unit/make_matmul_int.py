#!/usr/bin/env python3
"""Writes matmul_int_cases.h: products of bytes by NumPy, in 64 bits, then modulo 2^32; scaled ones as F32 of that, times
the scale. Inputs follow from the element's number and a seed: the test makes the same.

    python3 tests/unit/make_matmul_int.py > tests/unit/matmul_int_cases.h       (needs python3-numpy)
"""
import numpy as np

TYPES = {"U8": np.uint8, "I8": np.int8}


def fill(dtype, shape, seed):
    i = np.arange(int(np.prod(shape)), dtype=np.int64)
    return ((i * 37 + i // 7 * 11 + seed * 101) & 255).astype(np.uint8).view(TYPES[dtype]).reshape(shape)


def scales(count):
    i = np.arange(count, dtype=np.float32)
    return (i - 1) * np.float32(0.0078125) + np.float32(0.1)


def product(a_type, b_type, a_shape, b_shape, a_zero, b_zero, scale):
    a, b = fill(a_type, a_shape, 1).astype(np.int64), fill(b_type, b_shape, 2).astype(np.int64)
    if a_zero is not None:
        zero = fill(a_type, (a_zero,), 3).astype(np.int64)
        a = a - zero[:, None]
    if b_zero is not None:
        b = b - fill(b_type, (b_zero,), 4).astype(np.int64)[None, :]
    sums = np.matmul(a, b).astype(np.uint64).astype(np.uint32).view(np.int32)
    return sums if scale is None else sums.astype(np.float32) * scales(scale)


# a, b, shapes; how many zero points of a and of b and scales: none, 1, one each
CASES = [
    ("U8", "I8", (3, 5), (5, 4), None, None, None), ("I8", "I8", (3, 5), (5, 4), None, None, None),
    ("U8", "U8", (3, 5), (5, 4), 1, 1, None), ("I8", "U8", (4, 6), (6, 3), 4, 3, None),
    ("I8", "I8", (2, 9), (9, 3), 2, 1, 1), ("U8", "I8", (5, 3), (3, 6), 1, None, 6),
    ("U8", "U8", (2, 3, 4), (4, 3), None, 3, None), ("I8", "I8", (2, 3, 4), (2, 4, 5), 3, 5, 5),
    ("U8", "I8", (2, 1, 2, 3), (3, 3, 2), 2, None, None), ("I8", "U8", (1, 17), (17, 1), 1, 1, 1),
    ("U8", "I8", (2, 0), (0, 3), 1, 1, None), ("U8", "I8", (2, 0), (0, 3), 1, 1, 3),
]


def listed(values, width=112):
    lines, line = [], "        "
    for i, value in enumerate(values):
        word = (float(value).hex() if isinstance(value, np.floating) else str(int(value))) + ("," if i < len(values) - 1 else "")
        if len(line) + len(word) + 1 > width:
            lines.append(line)
            line = "        "
        line += ("" if line.isspace() else " ") + word
    return "\n".join(lines + [line])


print("/* matmul_int_cases.h: products of bytes by NumPy %s. Written by make_matmul_int.py: do not edit. */" % np.__version__)
print("static const int_case int_cases[] = {")
for case in CASES:
    a_type, b_type, a_shape, b_shape, a_zero, b_zero, scale = case
    result = product(*case)
    dims = lambda shape: "{ %d, { %s } }" % (len(shape), ", ".join(map(str, shape)))
    print("    { .a = TN_%s, .b = TN_%s, .a_zeros = %d, .b_zeros = %d, .scales = %d," %
          (a_type, b_type, a_zero or 0, b_zero or 0, scale or 0))
    print("      .a_shape = %s, .b_shape = %s, .shape = %s," % (dims(a_shape), dims(b_shape), dims(result.shape)))
    print("      .want = (const double[]){\n%s } }," % listed(list(result.reshape(-1)) or [0]))
print("};")
