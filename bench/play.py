#!/usr/bin/env python3
"""How soon a key is seen in nonet play while it looks for everything on a hard board, and how much more memory
it has than the prompt.

    play.py PROGRAM [KEYS]

Each key moves the cursor; the time runs from the byte that is written to the terminal to the last byte that is
read of what was drawn, both in this program, so it includes the pseudo-terminal. Needs python3-pyte."""

import os
import select
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tests", "cli", "game"))
from terminal_model import EASY, PROGRAM, Screen  # noqa: E402

# Golden Nugget, ER 11.9.
HARDEST = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."


def memory(screen, what="VmHWM"):
    """Of the program, in MB: the most it has had (VmHWM), or what it has now (VmRSS)."""
    with open(f"/proc/{screen.child}/status", encoding="ascii") as file:
        for line in file:
            if line.startswith(what + ":"):
                return int(line.split()[1]) / 1024
    return 0.0


def keys(screen, count):
    """Milliseconds until the last byte of what each key changes had come; what they mean is read afterwards, because
    the model of the terminal is slower than the game."""
    times = []
    for i in range(count):
        while screen.read(0.01):
            pass
        begin = last = time.perf_counter()
        os.write(screen.master, b"l")
        data = b""
        while select.select([screen.master], [], [], 0.5 if not data else 0.01)[0]:
            data += os.read(screen.master, 65536)
            last = time.perf_counter()
        screen.stream.feed(data)
        cell = f"r5c{(4 + i + 1) % 9 + 1}:"
        if cell not in screen.text():
            sys.exit(f"the cursor is not at {cell}\n{screen.text()}")
        times.append(1000 * (last - begin))
    return sorted(times)


def row(label, times):
    print(f"{label:<34} median {times[len(times) // 2]:5.1f} ms   99 of 100 {times[len(times) * 99 // 100 - 1]:5.1f} ms"
          f"   worst {times[-1]:5.1f} ms")


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    with tempfile.TemporaryDirectory() as folder:
        for rows, columns in [(24, 80), (40, 100)]:
            screen = Screen(["play", HARDEST], folder, rows=rows, columns=columns)
            screen.wait_for("r5c5:")
            row(f"{columns} by {rows}, nothing is sought", keys(screen, count))
            for column in range(4 + count + 1, 4 + count + 10 - count % 9):  # on to r5c5 again
                screen.press("l", f"r5c{column % 9 + 1}:")
            times = []
            while len(times) < count:
                # In pieces, so that the search runs all the while.
                screen.press("E", "Looking for everything")
                times += keys(screen, 9)
                screen.type("\x1b")
                screen.wait_for("Looking for", there=False)
                screen.type("\x1b")
                while screen.read(0.05):
                    pass
            row(f"{columns} by {rows}, everything is sought", sorted(times))
            screen.close()
        prompt = Screen(["repl", EASY], folder)
        prompt.wait_for("λ")
        game = Screen(["play", EASY], folder)
        game.wait_for("30 clues")
        game.press("ttttt", "Tip 5 of 5")
        print(f"memory: the prompt {memory(prompt):.1f} MB, the game after a tip {memory(game):.1f} MB, "
              f"{memory(game) - memory(prompt):.1f} MB more")
        prompt.close()
        game.close()


main()
