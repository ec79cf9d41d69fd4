#!/usr/bin/env python3
"""Writes pool2d_cases.h: pooling of small images by NumPy, window by window, as the specification (9) and
rules.md say it. Inputs follow from a pattern and the element's number: the test makes the same.

    python3 tests/unit/make_pool2d.py > tests/unit/pool2d_cases.h        (needs python3-numpy)
"""
import numpy as np

DTYPES = {"F32": np.float32, "F64": np.float64, "F16": np.float16, "I8": np.int8, "U8": np.uint8,
          "I32": np.int32, "BF16": np.float32}


def pattern(kind, i):
    if kind == "WHOLE":
        return (i * 37 + 11) % 101 - 50
    if kind == "TIES":
        return (i * 7 + i // 5) % 3
    if kind == "NEGATIVE":
        return -1 - (i * 5 + i // 7) % 4
    if kind == "LOWEST":
        return -np.inf
    if i % 7 == 3:
        return np.nan
    return -np.inf if i % 5 == 2 else np.inf if i % 11 == 6 else (i * 37 + 11) % 101 - 50


def extents(size, kernel, stride, pad, end, ceil):
    room = size + pad + end - kernel
    count = room // stride + 1
    if ceil and room % stride and count * stride < size + pad:
        count += 1
    return count


def round_bf16(x):
    bits = int(np.float32(x).view(np.uint32))
    return float(np.uint32((bits + 0x7FFF + (bits >> 16 & 1)) >> 16 << 16).view(np.float32))


def pool(case):
    op, dtype, kind, shape, kernel, stride, pad, extra, ceil, count_pad = case
    n, c, h, w = shape
    x = np.array([pattern(kind, i) for i in range(n * c * h * w)])
    x = (np.abs(x) if dtype == "U8" else x).astype(DTYPES[dtype]).reshape(shape)
    kernel = (h, w) if kernel == (0, 0) else kernel
    end = (pad[0] + extra[0], pad[1] + extra[1])
    oh, ow = (extents(s, k, t, p, e, ceil) for s, k, t, p, e in zip((h, w), kernel, stride, pad, end))
    values, indices = [], []
    for b, ch, oy, ox in np.ndindex(n, c, oh, ow):
        top, left = oy * stride[0] - pad[0], ox * stride[1] - pad[1]
        y0, x0 = max(top, 0), max(left, 0)
        y1, x1 = min(top + kernel[0], h), min(left + kernel[1], w)
        window = x[b, ch, y0:y1, x0:x1]
        if op == "avg_pool2d":
            count = window.size
            if count_pad:
                count = (min(top + kernel[0], h + end[0]) - top) * (min(left + kernel[1], w + end[1]) - left)
            mean = np.float64(window.astype(np.float64).sum()) / count
            values.append(round_bf16(mean) if dtype == "BF16" else float(DTYPES[dtype](mean)))
            continue
        flat = window.reshape(-1)
        if op == "relu_max_pool2d":
            flat = np.maximum(flat, 0)          # NaN stays
        isnan = np.isnan(flat)
        at = int(np.argmax(isnan)) if isnan.any() else int(np.argmax(flat))
        values.append(float(flat[at]))
        place = ((b * c + ch) * h + y0 + at // window.shape[1]) * w + x0 + at % window.shape[1]
        indices.append(-1 if op == "relu_max_pool2d" and not isnan.any() and flat[at] <= 0 else place)
    return oh, ow, values, indices


CASES = []


def add(op, dtype, kind, shape, kernel, stride=(1, 1), pad=(0, 0), extra=(0, 0), ceil=0, count_pad=0):
    CASES.append((op, dtype, kind, shape, kernel, stride, pad, extra, ceil, count_pad))


for dtype in ("F32", "F64", "F16", "BF16", "I8", "U8", "I32"):
    add("max_pool2d", dtype, "WHOLE", (2, 2, 6, 7), (2, 2), (2, 2))
    add("max_pool2d", dtype, "TIES", (1, 3, 5, 5), (3, 3), (2, 2), (1, 1))
for kind in ("MIXED", "LOWEST", "NEGATIVE"):
    add("max_pool2d", "F32", kind, (1, 2, 7, 6), (3, 2), (1, 2), (1, 1))
    add("max_pool2d", "F64", kind, (1, 2, 7, 6), (3, 2), (1, 2), (1, 1))
    add("relu_max_pool2d", "F32", kind, (2, 2, 5, 4), (2, 2), (2, 1))
    add("relu_max_pool2d", "F16", kind, (1, 2, 5, 4), (2, 3), (1, 1), (1, 2))
add("relu_max_pool2d", "I32", "WHOLE", (1, 2, 6, 5), (3, 3), (3, 2), (1, 1))
add("relu_max_pool2d", "I8", "NEGATIVE", (1, 2, 4, 5), (2, 2))
add("max_pool2d", "F32", "WHOLE", (1, 2, 7, 8), (3, 3), (2, 3), (1, 1), (0, 0), 1)
add("max_pool2d", "F32", "WHOLE", (1, 2, 5, 9), (2, 2), (2, 2), (0, 0), (0, 0), 1)
add("max_pool2d", "F32", "WHOLE", (1, 1, 5, 5), (2, 2), (3, 3), (1, 1), (0, 0), 1)      # the last is dropped
add("max_pool2d", "F32", "WHOLE", (1, 2, 6, 5), (3, 2), (1, 1), (1, 0), (1, 1))         # more at the end
add("max_pool2d", "F32", "WHOLE", (1, 2, 6, 5), (3, 3), (2, 2), (1, 1), (-1, -1))       # less at the end
add("max_pool2d", "F32", "WHOLE", (2, 3, 5, 4), (0, 0))
add("max_pool2d", "F32", "WHOLE", (1, 2, 9, 20), (1, 1), (2, 2))
add("max_pool2d", "F32", "WHOLE", (1, 2, 9, 20), (5, 4), (1, 3), (2, 3))
for dtype in ("F32", "F64", "F16", "BF16"):
    add("avg_pool2d", dtype, "WHOLE", (1, 2, 7, 6), (3, 3), (2, 2), (1, 1))
    add("avg_pool2d", dtype, "WHOLE", (1, 2, 7, 6), (3, 3), (2, 2), (1, 1), (0, 0), 0, 1)
    add("avg_pool2d", dtype, "WHOLE", (2, 3, 5, 7), (0, 0))
add("avg_pool2d", "F32", "WHOLE", (1, 2, 7, 8), (3, 3), (2, 3), (1, 1), (0, 0), 1, 0)
add("avg_pool2d", "F32", "WHOLE", (1, 2, 7, 8), (3, 3), (2, 3), (1, 1), (0, 0), 1, 1)
add("avg_pool2d", "F32", "WHOLE", (1, 2, 6, 5), (3, 2), (1, 1), (1, 0), (1, 1), 0, 1)
add("avg_pool2d", "F32", "WHOLE", (1, 2, 9, 20), (5, 4), (1, 3), (2, 3), (0, 0), 0, 1)
add("avg_pool2d", "F32", "MIXED", (1, 2, 5, 6), (2, 2), (2, 2))


def number(x):
    if np.isnan(x):
        return "NAN"
    if np.isinf(x):
        return "INFINITY" if x > 0 else "-INFINITY"
    return repr(x)[:-2] if x == int(x) and "e" not in repr(x) else repr(x)


def lines(items):
    out, line = [], "        "
    for item in items:
        if len(line) + len(item) > 106:
            out.append(line.rstrip())
            line = "        "
        line += item + ", "
    return "\n".join(out + [line.rstrip(" ,")])


def pair(p):
    return "{ %d, %d }" % p


def main():
    print("/* pool2d_cases.h: pooling of small images by NumPy %s. Written by make_pool2d.py: do not edit. */"
          % np.__version__)
    print("static const pool_case pool_cases[] = {")
    for case in CASES:
        op, dtype, kind, shape, kernel, stride, pad, extra, ceil, count_pad = case
        oh, ow, values, indices = pool(case)
        print("    { .op = TN_OP_%s, .dtype = TN_%s, .pattern = %s,\n      .shape = { %s }, .out = { %d, %d },"
              % (op.upper(), dtype, kind, ", ".join(map(str, shape)), oh, ow))
        print("      .attrs = { .size = sizeof(tn_pool2d_attrs), .kernel = %s, .stride = %s, .pad = %s,"
              % (pair(kernel), pair(stride), pair(pad)))
        print("                 .pad_extra = %s, .ceil = %d, .count_pad = %d },"
              % (pair(extra), ceil, count_pad))
        print("      .value = (const double[]){\n%s }," % lines(map(number, values)))
        if indices:
            print("      .index = (const int32_t[]){\n%s }," % lines(map(str, indices)))
        print("    },")
    print("};")


main()
