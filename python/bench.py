"""solve_many beside `nonet solve`, and solve one by one, in seconds of the processor: other work does not count.

    python/bench.py PROGRAM FILE

A million lines are taken from FILE, again and again from its beginning.
"""

import itertools
import resource
import subprocess
import sys
import tempfile

import numpy

import nonet

COUNT = 1_000_000


def processor_seconds(work, who):
    before = resource.getrusage(who)
    work()
    after = resource.getrusage(who)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(program, file):
    with open(file, encoding="ascii") as given:
        puzzles = [line[:81] for line in given if len(line.strip()) >= 81 and line[0] != "#"]
    lines = list(itertools.islice(itertools.cycle(puzzles), COUNT))
    text = "".join(lines).replace(".", "0").encode()
    array = numpy.frombuffer(text, dtype=numpy.uint8).reshape(-1, 81) - ord("0")
    with tempfile.NamedTemporaryFile("w") as many:
        many.write("\n".join(lines) + "\n")
        many.flush()
        for threads in (1, 2):
            command = [program, "solve", "--format=1.", f"-j{threads}", many.name]
            its = processor_seconds(lambda: subprocess.run(command, stdout=subprocess.DEVNULL, check=True),
                                    resource.RUSAGE_CHILDREN)
            print(f"nonet solve -j{threads}: {its:.2f} s")
            for name, puzzles in (("list", lines), ("array", array), ("stream", iter(lines))):
                ours = processor_seconds(lambda: every(nonet.solve_many(puzzles, threads=threads)),
                                         resource.RUSAGE_SELF)
                print(f"{name}, {threads} threads: {ours:.2f} s, {its / ours:.2f} of the program's speed")
    few = lines[: COUNT // 50]
    one_by_one = processor_seconds(lambda: every(map(nonet.solve, few)), resource.RUSAGE_SELF)
    print(f"solve, one by one: {one_by_one / len(few) * 1e6:.1f} us a puzzle")


def every(answers):
    for _ in answers:
        pass


if __name__ == "__main__":
    main(*sys.argv[1:])
