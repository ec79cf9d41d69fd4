#!/usr/bin/env python3
"""Writes reduce.txt: reductions with what NumPy and math.fsum make of them; test_reduce.c replays them.

    python3 tests/unit/make_reduce.py > tests/unit/reduce.txt        (needs python3-numpy)

A case is a line, then one of its results, row-major:

    OP DTYPE SHAPE STRIDES AXES KEEP           sum f16 3x4x5 20,5,1 0,2 1

Results of floats are pairs VALUE:SIZE in hexadecimal: the exact value (means and products in double), and the
sum of the magnitudes that its error is measured by. Others are integers.

Element i of memory, from the lowest that the strides reach, is made by value(): of floats a multiple of 1/8
below 16, so that every type holds it; for products one of a few small factors; of integers any number."""

import math
import numpy

FLOATS = ["f32", "f64", "f16", "bf16"]
INTEGERS = ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"]
NUMPY = {"f32": "float32", "f64": "float64", "f16": "float16", "bf16": "float32"}
FACTORS = [1, -1, 2, 0.5, 1.5, -2, 0.5, 1]

# Shape, strides, axes: packed, turned, permuted, repeated, with gaps; rows and columns, long and short.
LAYOUTS = [
    ((7,), (1,), (0,)),
    ((1,), (9,), (0,)),
    ((37,), (-1,), (0,)),
    ((5, 9), (9, 1), (1,)),
    ((5, 9), (9, 1), (0,)),
    ((9, 5), (1, 9), (0,)),
    ((6, 70), (-70, 3), (1,)),
    ((40, 21), (21, -1), (0,)),
    ((40, 21), (0, 1), (0,)),
    ((21, 40), (1, 0), (1,)),
    ((2, 3, 4), (12, 4, 1), (1,)),
    ((4, 1, 8), (8, 8, 1), (1,)),
    ((1, 8, 1), (8, 1, 8), (1,)),
    ((33, 17), (1, 33), (0,)),
    ((3, 300), (300, 1), (1,)),
    ((300, 3), (3, 1), (0,)),
    ((90, 40), (-40, 1), (0,)),
]
# For all but places: several axes.
MORE = [
    ((5, 9), (9, 1), (0, 1)),
    ((2, 3, 4), (12, 4, 1), (0, 2)),
    ((2, 3, 4), (1, 2, 6), (0, 1)),
    ((4, 5, 6), (-30, 6, -1), (1, 2)),
    ((3, 4, 5, 2), (40, 10, 2, 1), (1, 3)),
    ((3, 4, 20), (80, 20, 1), (0, 1)),
    ((), (), ()),
]
EMPTY = [((3, 0), (1, 1), (1,)), ((0, 3), (3, 1), (0,)), ((0,), (1,), (0,)), ((4, 0, 2), (0, 2, 1), (0,))]


def value(op, dtype, i):
    bits = (i * 2654435761 + 12345) * 0x9E3779B97F4A7C15 % 2**64
    bits ^= bits >> 29
    if dtype in FLOATS:
        return FACTORS[bits % 8] if op == "prod" else (bits % 255 - 127) / 8
    return bits


def integer_type(dtype):
    return numpy.dtype(("int" if dtype[0] == "i" else "uint") + dtype[1:])


def memory(op, dtype, count):
    values = [value(op, dtype, i) for i in range(count)]
    if dtype in FLOATS:
        return numpy.array(values, dtype=NUMPY[dtype])
    return numpy.array(values, dtype=numpy.uint64).astype(integer_type(dtype))


def view(op, dtype, shape, strides):
    low = sum(min(0, (n - 1) * s) for n, s in zip(shape, strides)) if 0 not in shape else 0
    high = sum(max(0, (n - 1) * s) for n, s in zip(shape, strides)) if 0 not in shape else 0
    base = memory(op, dtype, high - low + 1)
    return numpy.lib.stride_tricks.as_strided(base[-low:], shape, [s * base.itemsize for s in strides])


def floats(op, x, axes):
    """Exact results with the sums of magnitudes."""
    kept = [d for d in range(x.ndim) if d not in axes]
    terms = math.prod(x.shape[d] for d in axes)
    flat = x.astype("float64").transpose(kept + list(axes)).reshape([x.shape[d] for d in kept] + [terms])
    for index in numpy.ndindex(*flat.shape[:-1]):
        terms = [float(v) for v in flat[index]]
        size = math.fsum(map(abs, terms))
        if op == "prod":
            result = float(numpy.prod(numpy.array(terms)))
            yield result, abs(result)
        elif op == "mean":
            yield (math.fsum(terms) / len(terms), size / len(terms)) if terms else (math.nan, 0.0)
        else:
            yield math.fsum(terms), size


def hexadecimal(x):
    return "nan" if x != x else float(x).hex()


def results(op, dtype, x, axes):
    if op in ("argmax", "argmin"):
        return [str(int(v)) for v in getattr(numpy, op)(x, axis=axes[0]).ravel()] if axes else ["0"]
    if op in ("amax", "amin"):
        values = numpy.atleast_1d(getattr(numpy, op)(x, axis=axes)).ravel()
        if dtype in FLOATS:
            return ["%s:0" % hexadecimal(v + 0.0) for v in values.astype("float64")]
        return [str(int(v)) for v in values]
    if dtype in FLOATS:
        return ["%s:%s" % (hexadecimal(v), hexadecimal(size)) for v, size in floats(op, x, axes)]
    with numpy.errstate(all="ignore"):
        values = getattr(numpy, op)(x, axis=axes, dtype=x.dtype)
    return [str(int(v)) for v in numpy.atleast_1d(values).ravel()]


def case(op, dtype, shape, strides, axes, keep):
    x = view(op, dtype, shape, strides)
    words = [op, dtype, "x".join(map(str, shape)) or "-", ",".join(map(str, strides)) or "-",
             ",".join(map(str, axes)) or "-", str(keep)]
    print(" ".join(words))
    print(" ".join(results(op, dtype, x, axes)) or "-")


def main():
    for op in ["sum", "mean", "prod", "amax", "amin", "argmax", "argmin"]:
        layouts = LAYOUTS if op.startswith("arg") else LAYOUTS + MORE
        if op in ("sum", "mean", "prod"):
            layouts = layouts + EMPTY
        for dtype in FLOATS + ([] if op == "mean" else INTEGERS):
            for number, layout in enumerate(layouts):
                if dtype in ("f32", "bf16", "i16", "u64") or number % 3 == len(dtype + op) % 3:
                    case(op, dtype, *layout, number % 2)


main()
