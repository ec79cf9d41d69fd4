#!/usr/bin/env python3
"""Writes views.txt: random chains of views with what NumPy makes of them; test_views.c replays them.

    python3 tests/unit/make_views.py > tests/unit/views.txt        (needs python3-numpy)
    python3 tests/unit/make_views.py 17                            (chain 17 alone, with its elements)

A chain is a base, arange in that shape, packed, and steps, a line each, the operation's letter in front:

    bSHAPE          pAXES:SHAPE:STRIDES:OFFSET          r6 4:!HASH

The last form is a reshape that no view is: the tensor stays, and a copy has the elements of HASH. A chain
ends with =HASH of all elements in order and, if NumPy calls the view contiguous, a P. HASH is FNV-1a, 32 bits,
of the elements, each a byte. Behind the chains stand pairs of shapes and what they broadcast to, A:B:SHAPE or
A:B:!.

Shapes and elements are NumPy's. So are strides and offsets wherever an element depends on them; the rest
(extents of 1, empty views) NumPy leaves open, and the formulas of the specification, section 4, fill it in."""

import sys
import random
import numpy

CHAINS = 3600
PAIRS = 600        # of shapes to broadcast
MOST = 128         # elements of a view
SEED = 3


def product(values):
    result = 1
    for v in values:
        result *= v
    return result


def row_major(shape):
    return [product(shape[i + 1:]) for i in range(len(shape))]


class View:
    """A NumPy view beside the description that the specification gives it."""

    def __init__(self, array, strides, offset):
        self.array, self.strides, self.offset = array, list(strides), offset

    def check(self, base):
        size = base.itemsize
        assert len(self.strides) == self.array.ndim
        if self.array.size == 0:
            return
        start = (self.array.__array_interface__["data"][0] - base.__array_interface__["data"][0]) // size
        assert start == self.offset, (start, self.offset)
        for n, there, here in zip(self.array.shape, self.array.strides, self.strides):
            assert n == 1 or there // size == here, (self.array.shape, self.array.strides, self.strides)


def cut_shapes(rng, count, most_rank=4):
    """A random shape with that many elements, extents of 1 mixed in."""
    shape = []
    while count > 1:
        factors = [f for f in range(2, count + 1) if count % f == 0]
        f = rng.choice(factors)
        shape.append(f)
        count //= f
    rng.shuffle(shape)
    while len(shape) > most_rank:
        shape[-2:] = [shape[-2] * shape[-1]]
    if rng.random() < 0.3 and len(shape) < 6:
        shape.insert(rng.randrange(len(shape) + 1), 1)
    return shape


def permute(rng, v):
    axes = list(range(v.array.ndim))
    rng.shuffle(axes)
    said = [a - v.array.ndim if rng.random() < 0.2 else a for a in axes]
    return said, View(v.array.transpose(axes), [v.strides[a] for a in axes], v.offset)


def transpose(rng, v):
    if v.array.ndim == 0:
        return None
    a, b = rng.randrange(v.array.ndim), rng.randrange(v.array.ndim)
    strides = list(v.strides)
    strides[a], strides[b] = strides[b], strides[a]
    return [a, b - v.array.ndim], View(v.array.swapaxes(a, b), strides, v.offset)


def slice_(rng, v):
    if v.array.ndim == 0:
        return None
    axis = rng.randrange(v.array.ndim)
    n = v.array.shape[axis]
    start = rng.randrange(n + 1)
    end = rng.randrange(start, n + 1)
    if end == start and rng.random() < 0.8:
        start, end = 0, n
    step = rng.choice([1, 1, 2, 3, 5])
    index = [slice(None)] * v.array.ndim
    index[axis] = slice(start, end, step)
    array = v.array[tuple(index)]
    strides = list(v.strides)
    strides[axis] *= step
    offset = v.offset + (start * v.strides[axis] if array.size else 0)
    return [axis, start, end, step], View(array, strides, offset)


def select(rng, v):
    axes = [a for a in range(v.array.ndim) if v.array.shape[a] > 0]
    if not axes:
        return None
    axis = rng.choice(axes)
    i = rng.randrange(v.array.shape[axis])
    strides = v.strides[:axis] + v.strides[axis + 1:]
    array = v.array[(slice(None),) * axis + (slice(i, i + 1),)].squeeze(axis)
    return [axis, i], View(array, strides, v.offset + i * v.strides[axis])


def flip(rng, v):
    if v.array.ndim == 0:
        return None
    axis = rng.randrange(v.array.ndim)
    n = v.array.shape[axis]
    strides = list(v.strides)
    strides[axis] = -strides[axis]
    return [axis - v.array.ndim], View(numpy.flip(v.array, axis), strides,
                                       v.offset + ((n - 1) * v.strides[axis] if n else 0))


def unsqueeze(rng, v):
    if v.array.ndim == 8:
        return None
    axis = rng.randrange(v.array.ndim + 1)
    formula = v.array.shape[axis] * v.strides[axis] if axis < v.array.ndim else 1
    strides = v.strides[:axis] + [formula] + v.strides[axis:]
    return [axis], View(numpy.expand_dims(v.array, axis), strides, v.offset)


def squeeze(rng, v):
    axes = [a for a in range(v.array.ndim) if v.array.shape[a] == 1]
    if not axes:
        return None
    axis = rng.choice(axes)
    return [axis], View(v.array.squeeze(axis), v.strides[:axis] + v.strides[axis + 1:], v.offset)


def squeeze_all(rng, v):
    return [], View(v.array.squeeze(), [s for n, s in zip(v.array.shape, v.strides) if n != 1], v.offset)


def expand(rng, v):
    shape = [rng.choice([1, 2, 3]) if n == 1 else n for n in v.array.shape]
    strides = [s if n == m else 0 for n, m, s in zip(v.array.shape, shape, v.strides)]
    while len(shape) < 6 and rng.random() < 0.3:
        shape.insert(0, rng.choice([1, 2]))
        strides.insert(0, 0)
    return shape, View(numpy.broadcast_to(v.array, shape), strides, v.offset)


def formula_reshape(v, shape):
    """Strides by the run rule; only called when NumPy found the view possible."""
    if v.array.size == 0:
        return row_major(shape)
    runs = []
    for n, s in zip(v.array.shape, v.strides):
        if n == 1:
            continue
        if runs and runs[-1][1] == s * n:
            runs[-1] = (runs[-1][0] * n, s)
        else:
            runs.append((n, s))
    strides, at = [], 0
    for length, inner in runs:
        first, got = at, 1
        while got < length:
            got *= shape[at]
            at += 1
        assert got == length
        strides += [inner * s for s in row_major(shape[first:at])]
    return strides + [1] * (len(shape) - at)


def try_reshape(rng, v):
    if v.array.size == 0:
        shape = rng.choice([[0], [3, 0], [0, 2, 2]])
    else:
        shape = cut_shapes(rng, v.array.size)
    array = v.array.view()
    said = list(shape)
    if v.array.size and rng.random() < 0.3 and shape:
        said[rng.randrange(len(shape))] = -1
    try:
        array.shape = tuple(shape)
    except AttributeError:
        return said, None
    return said, View(array, formula_reshape(v, shape), v.offset)


def narrow(rng, v):
    made = slice_(rng, v)
    if made is None or made[0][3] != 1:
        return None
    (axis, start, end, _), after = made
    return [axis, start, end - start], after


def t(_, v):
    if v.array.ndim < 2:
        return None
    return [], View(v.array.swapaxes(-1, -2), v.strides[:-2] + v.strides[:-3:-1], v.offset)


# ORDER view letters
STEPS = {"p": permute, "x": transpose, "t": t, "s": slice_, "n": narrow, "e": select, "f": flip,
         "u": unsqueeze, "q": squeeze, "a": squeeze_all, "w": expand, "r": try_reshape}


def text(values):
    return " ".join(str(int(v)) for v in values)


def hash_of(array):
    result = 2166136261
    for v in array.reshape(-1):
        result = ((result ^ int(v)) * 16777619) % 2**32
    return f"{result:08x}"


def chain(rng, say):
    count = rng.choice([1, 6, 8, 12, 24, 30, 36, 48, 60, 64, 72, 96, 120])
    shape = cut_shapes(rng, count)
    base = numpy.arange(count, dtype=numpy.int64).reshape(shape)
    v = View(base, row_major(shape), 0)
    say(f"b{text(shape)}")
    for _ in range(rng.randrange(2, 7)):
        name = rng.choice(sorted(STEPS) + ["r", "r", "s", "p"])
        made = STEPS[name](rng, v)
        if made is None or (made[1] and (made[1].array.size > MOST or made[1].array.ndim > 8)):
            continue
        said, after = made
        if after is None:
            shape = [n if n >= 0 else -1 for n in said]
            say(f"{name}{text(said)}:!{hash_of(v.array.reshape(shape))}")
            continue
        after.check(base)
        v = after
        say(f"{name}{text(said)}:{text(v.array.shape)}:{text(v.strides)}:{v.offset}")
    say(f"={hash_of(v.array)}{'P' if v.array.flags.c_contiguous else ''}")
    return v


def pair(rng, say):
    shape = [rng.choice([0, 1, 2, 3, 5, 7]) for _ in range(rng.randrange(8))]
    both = []
    for _ in range(2):
        keep = [n if rng.random() < 0.7 else 1 for n in shape]
        both.append(keep[rng.randrange(len(keep) + 1):] if rng.random() < 0.5 else keep)
    if rng.random() < 0.3 and both[0]:
        both[0][rng.randrange(len(both[0]))] = rng.choice([2, 4])
    try:
        result = text(numpy.broadcast_shapes(*map(tuple, both)))
    except ValueError:
        result = "!"
    say(f"{text(both[0])}:{text(both[1])}:{result}")


def main():
    rng = random.Random(SEED)
    alone = int(sys.argv[1]) if len(sys.argv) > 1 else None
    if alone is None:
        print(f"# Made by make_views.py with NumPy {numpy.__version__}, seed {SEED}. Do not edit.")
    for number in range(CHAINS):
        say = print if alone in (None, number) else lambda line: None
        v = chain(rng, say)
        if number == alone:
            print("# elements", text(v.array.reshape(-1)))
    for _ in range(PAIRS if alone is None else 0):
        pair(rng, print)


main()
