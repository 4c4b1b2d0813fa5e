#!/usr/bin/python3
"""Cuts the cells out of photos whose digits are known, for training.

  photos.py PATCHES_PROGRAM FOLDER OUT.npz

FOLDER has printed/imageN.jpg and .dat, and by_hand/ with the same pictures filled in. Of a picture filled
in the grid is looked for in the one before, so that handwriting does not decide what is trained on. Photos
of one puzzle have the same `group`, and so come into the same fold."""
import os
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image


def digits(path):
    numbers = [int(n) for line in open(path).read().splitlines()[2:11] for n in line.split()]
    assert len(numbers) == 81, path
    return numbers


def main():
    program, folder, out = sys.argv[1:]
    work = tempfile.mkdtemp()

    def grey(kind, n):
        path = f"{work}/{kind}{n}.pgm"
        Image.open(f"{folder}/{kind}/image{n}.jpg").convert("L").save(path)
        return path

    numbers = sorted(int(f[5:-4]) for f in os.listdir(f"{folder}/printed") if f.endswith(".jpg"))
    pairs, told, groups = [], [], {}
    for n in numbers:
        given = digits(f"{folder}/printed/image{n}.dat")
        group = groups.setdefault(tuple(given), len(groups))
        before = grey("printed", n)
        pairs.append((before, before))
        told.append((n, 0, group, given))
        if os.path.exists(f"{folder}/by_hand/image{n}.dat"):
            full = digits(f"{folder}/by_hand/image{n}.dat")
            pairs.append((before, grey("by_hand", n)))
            told.append((n, 1, group, [a or b + 9 for a, b in zip(given, full)]))
    ran = subprocess.run([program], input="".join(f"{a} {b}\n" for a, b in pairs).encode(), capture_output=True, check=True)
    lost = {line.split(":")[0] for line in ran.stderr.decode().splitlines() if line.endswith("no grid")}
    print(f"{len(groups)} puzzles, {len(pairs)} photos, no grid in {sorted(lost)}", file=sys.stderr)
    told = [t for t, (a, _) in zip(told, pairs) if a not in lost]
    patches = np.frombuffer(ran.stdout, np.uint8).reshape(len(told), 81, 40, 40)
    columns = [np.array(column) for column in zip(*told)]
    np.savez_compressed(out, patches=patches, number=columns[0], kind=columns[1], group=columns[2],
                        labels=columns[3].astype(np.uint8))


main()
