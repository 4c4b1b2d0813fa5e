"""A program at a pseudo-terminal, and what is to be seen there: the screen of a terminal model (python3-pyte).
Importing it ends the script with 77, which skips a test, where pyte is absent."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

try:
    import pyte
except ImportError:
    # Debian's package is for Debian's Python, which may not be the first on the path.
    debian = "/usr/bin/python3"
    if os.path.exists(debian) and os.path.realpath(debian) != os.path.realpath(sys.executable):
        os.execv(debian, [debian, *sys.argv])
    print("skipped: there is no python3-pyte here")
    sys.exit(77)

PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else ""
PATIENCE = 60  # seconds; only a failing test waits that long

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EASY_SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

# A board of six with cages, and nothing given.
CAGES = [
    (9, "r1c1 r1c2 r2c1"), (11, "r1c3 r1c4"), (11, "r1c5 r2c4 r2c5"), (8, "r1c6 r2c6 r3c6"), (14, "r2c2 r3c2 r4c2"),
    (10, "r2c3 r3c3 r4c3"), (9, "r3c1 r4c1 r5c1"), (6, "r3c4 r3c5"), (6, "r4c4 r5c4"), (10, "r4c5 r5c5"),
    (7, "r4c6 r5c6"), (4, "r5c2 r5c3"), (9, "r6c1 r6c2"), (12, "r6c3 r6c4 r6c5 r6c6"),
]
KILLER = json.dumps({"size": 6, "rules": [{"kind": "cage", "cells": cells.split(), "sum": total} for total, cells in CAGES]})
KILLER_SOLUTION = "426531351624264153135462613245542316"

ENTER, ESCAPE, UP, DOWN, RIGHT, LEFT = "\r", "\x1b", "\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD"


class Model(pyte.Screen):
    """A terminal that also scrolls a part of its screen and repeats a character, as xterm does and pyte does not."""

    def draw(self, data):
        super().draw(data)
        self.last = data[-1:] or self.last

    def repeat(self, count=1):
        super().draw(self.last * (count or 1))

    def scroll(self, count, row, move):
        x, y = self.cursor.x, self.cursor.y
        margins = self.margins or pyte.screens.Margins(0, self.lines - 1)
        self.cursor.y = getattr(margins, row)
        for _ in range(count or 1):
            move()
        self.cursor.x, self.cursor.y = x, y

    def scroll_up(self, count=1):
        self.scroll(count, "bottom", self.index)

    def scroll_down(self, count=1):
        self.scroll(count, "top", self.reverse_index)


class Stream(pyte.ByteStream):
    csi = dict(pyte.ByteStream.csi, b="repeat", S="scroll_up", T="scroll_down")
    events = pyte.ByteStream.events | {"repeat", "scroll_up", "scroll_down"}


class Screen:
    """The program at a terminal of some size."""

    def __init__(self, arguments, folder, rows=24, columns=80, shell=False, command=None, **environment):
        self.rows, self.columns = rows, columns
        self.screen = Model(columns, rows)
        self.stream = Stream(self.screen)
        self.bytes = b""
        self.code = None
        variables = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
                     "HOME": folder, "XDG_STATE_HOME": folder, "ASAN_OPTIONS": "detect_leaks=0"}
        variables.update(environment)
        self.master, self.slave = pty.openpty()
        self.set_size(rows, columns)
        self.modes = termios.tcgetattr(self.slave)
        self.child = os.fork()
        if self.child == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for fd in (0, 1, 2):
                os.dup2(self.slave, fd)
            os.close(self.master)
            command = command or (["bash", "--norc", "-i"] if shell else [PROGRAM] + arguments)
            os.execvpe(command[0], command, variables)

    def set_size(self, rows, columns):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.screen.resize(rows, columns)
        self.set_size(rows, columns)
        os.kill(self.child, signal.SIGWINCH)

    def read(self, wait):
        ready, _, _ = select.select([self.master], [], [], wait)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.bytes += data
        self.stream.feed(data)
        return bool(data)

    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def wait_for(self, wanted, there=True):
        """Until a text is to be seen, or no longer; or a function of the screen says so."""
        seen = wanted if callable(wanted) else lambda text: (wanted in text) == there
        end = time.monotonic() + PATIENCE
        while not seen(self.text()):
            if time.monotonic() > end:
                raise AssertionError(f"never seen: {wanted!r}\n{self.text()}")
            self.read(0.2)

    def drawn(self):
        """What is seen once nothing more comes."""
        while self.read(0.3):
            pass
        return self.text()

    def type(self, keys):
        data = keys.encode()
        while data:
            _, writable, _ = select.select([], [self.master], [], 0.05)
            if writable:
                data = data[os.write(self.master, data[:64]):]
            self.read(0)

    def press(self, keys, wanted, there=True):
        self.type(keys)
        self.wait_for(wanted, there)

    def click(self, row, column, button=0):
        self.type(f"\x1b[<{button};{column + 1};{row + 1}M\x1b[<{button};{column + 1};{row + 1}m")

    def kill(self, number):
        os.kill(self.child, number)

    def ended(self):
        """Its exit code, or minus the signal that ended it."""
        end = time.monotonic() + PATIENCE
        while self.code is None and time.monotonic() < end:
            self.read(0.05)
            pid, status = os.waitpid(self.child, os.WNOHANG)
            if pid:
                self.code = os.waitstatus_to_exitcode(status)
        while self.read(0.05):
            pass
        return self.code

    def close(self):
        if self.code is None:
            try:
                os.kill(self.child, signal.SIGKILL)
                os.waitpid(self.child, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        os.close(self.master)
        os.close(self.slave)
