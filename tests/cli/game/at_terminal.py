#!/usr/bin/env python3
"""nonet play through a pseudo-terminal, as a person would: keys and mouse go in as a terminal sends them,
and what comes out is read off the screen of a terminal model (python3-pyte).

    at_terminal.py PROGRAM [TEST...]

Exit 77 where pyte is absent. No test waits for a clock: each waits for what it wants to see."""

import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time
import unittest

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

    def __init__(self, arguments, folder, rows=24, columns=80, shell=False, **environment):
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
            command = ["bash", "--norc", "-i"] if shell else [PROGRAM] + arguments
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


class Play(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def play(self, *arguments, **options):
        screen = Screen(["play", *arguments], self.folder.name, **options)
        self.addCleanup(screen.close)
        return screen

    def to_start(self, screen):
        """The cursor into r1c1."""
        screen.type("\x1bOH")
        for _ in range(4):
            screen.type(UP)
        screen.wait_for("r1c1")

    # ---- games

    def test_a_whole_game_by_keys(self):
        screen = self.play(EASY)
        screen.wait_for("30 clues")
        self.to_start(screen)
        for row in range(9):
            for column in range(9):
                if EASY[9 * row + column] == ".":
                    screen.type(EASY_SOLUTION[9 * row + column])
                screen.type("l")
            screen.type("j")
        screen.wait_for("Solved in")
        self.assertIn("without help", screen.text())
        screen.press("q", "Statistics")
        self.assertNotIn("Go on", screen.text())
        screen.type("q")
        self.assertEqual(screen.ended(), 0)

    def test_a_whole_game_by_mouse(self):
        screen = self.play(EASY)
        screen.wait_for("30 clues")
        screen.press("f", "Digit first")
        for digit in "123456789":
            screen.press(digit, f"held {digit}")
            for cell in range(81):
                if EASY[cell] == "." and EASY_SOLUTION[cell] == digit:
                    screen.click(2 + 2 * (cell // 9), 2 + 4 * (cell % 9))
        screen.wait_for("Solved in")
        # The wheel and clicks move about in menus as well.
        screen.press("q", "Puzzle of the day")
        row = next(i for i, line in enumerate(screen.screen.display) if "Statistics" in line)
        screen.click(row, 5)
        screen.wait_for("1 solved")

    def test_a_hint_is_walked_on_the_board(self):
        screen = self.play(HARD)
        screen.wait_for("clues")
        for rung in range(1, 6):
            screen.press("t", f"Tip {rung} of 5")
        while "(n: walk)" not in screen.text():
            screen.press(ENTER, "Tip", there=False)
            for rung in range(1, 6):
                screen.press("t", f"Tip {rung} of 5")
        screen.press("n", "▸ ")
        first = screen.drawn()
        screen.press("n", lambda text: text.split("\n")[2:] != first.split("\n")[2:])
        screen.press("p", lambda text: text.split("\n")[2:20] == first.split("\n")[2:20])
        screen.press("P", "Proved by a checker")

    def test_after_kill_9_the_game_goes_on(self):
        screen = self.play(EASY)
        screen.wait_for("30 clues")
        self.to_start(screen)
        screen.press("ll4", "4×6")
        screen.press("l2", "2×6")
        screen.kill(signal.SIGKILL)
        self.assertEqual(screen.ended(), -signal.SIGKILL)
        again = self.play()
        again.wait_for("▸ Go on")
        again.wait_for("49 cells open")
        again.press(ENTER, "4×6")
        self.assertIn("2×6", again.text())
        again.press("u", "2×7")
        again.press("r", "2×6")

    def test_the_puzzle_of_the_day(self):
        screen = self.play("--daily", TZ="UTC")
        screen.wait_for(re.compile(r"\d{4}-\d\d-\d\d · ").search)
        screen.press("q", "Go on")

    def test_an_exercise(self):
        screen = Screen(["practice", "naked-pair"], self.folder.name)
        self.addCleanup(screen.close)
        screen.wait_for("Find the Naked Pair")

    def test_a_puzzle_is_pasted(self):
        screen = self.play()
        screen.wait_for("Puzzle of the day")
        screen.press("\x1b[200~" + EASY + "\r\x1b[201~", "30 clues")

    # ---- the screen

    def test_resized_in_the_middle_of_everything_it_is_never_garbage(self):
        screen = self.play(EASY)
        screen.wait_for("30 clues")
        screen.press("c", "All candidates")
        screen.press("tttt", "Tip 4 of 5")
        for rows, columns in [(40, 100), (24, 80), (20, 60), (15, 25), (30, 30), (10, 20), (50, 200), (3, 5), (24, 80)]:
            screen.resize(rows, columns)
            if rows < 15 or columns < 25:
                screen.wait_for("The" if columns < 20 else "The window is too")
                continue
            screen.wait_for("30 clues")
            corner = {(40, 100): 36, (50, 200): 36, (24, 80): 18}.get((rows, columns), 12)
            # The whole frame, from its first corner to its last.
            screen.wait_for(lambda text: text.split("\n")[1].startswith("┏━")
                            and text.split("\n")[1 + corner].startswith("┗━"))
        screen.press("t", "Tip 5 of 5")

    def test_notes_stand_in_the_cells_of_a_large_screen(self):
        screen = self.play(EASY, rows=40, columns=100)
        screen.wait_for("30 clues")
        screen.press("c", "┃  5   │  3   │4     ┃")

    def test_without_utf8_all_is_ascii(self):
        screen = self.play(EASY, LC_ALL="C")
        screen.wait_for("30 clues")
        screen.press("ctttt", "Tip 4 of 5")
        self.assertIn("+===", screen.text())
        self.assertTrue(screen.text().isascii(), screen.text())

    def test_it_runs_on_terminals_of_all_kinds(self):
        for name in ["xterm", "xterm-256color", "screen", "screen-256color", "tmux-256color", "linux", "vt100", "rxvt"]:
            with self.subTest(name):
                screen = self.play(EASY, TERM=name)
                screen.wait_for("30 clues")
                screen.press("t", "Tip 1 of 5")
                screen.press("q", "Go on")
                screen.type("q")
                self.assertEqual(screen.ended(), 0)

    def test_without_colours_there_are_none(self):
        colour = re.compile(rb"\x1b\[[0-9;]*\b(3[0-8]|4[0-8])\b[0-9;]*m")
        plain = self.play(EASY, NO_COLOR="1")
        plain.press("ctttt", "Tip 4 of 5")
        self.assertIsNone(colour.search(plain.bytes))
        painted = self.play(EASY, HOME="/nowhere")
        painted.press("tttt", "Tip 4 of 5")
        self.assertIsNotNone(colour.search(painted.bytes))

    # ---- ends

    def assert_whole(self, screen):
        """The terminal as it was: the other screen gone, the mouse and pastes as before, and its modes."""
        for off in (b"\x1b[?1049l", b"\x1b[?1002l", b"\x1b[?2004l"):
            self.assertIn(off, screen.bytes)
        self.assertEqual(termios.tcgetattr(screen.slave), screen.modes)

    def test_ctrl_c_and_signals_leave_the_terminal_whole_and_the_game_saved(self):
        for number, code in [(signal.SIGINT, 0), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]:
            with self.subTest(number):
                screen = self.play(EASY)
                screen.wait_for("30 clues")
                self.to_start(screen)
                screen.press("ll4", "4×6") if "4×6" not in screen.text() else None
                screen.type("\x03") if number == signal.SIGINT else screen.kill(number)
                self.assertEqual(screen.ended(), code)
                self.assert_whole(screen)
                again = self.play(EASY)
                again.wait_for("4×6")
                again.type("\x03")
                again.ended()

    def test_a_search_does_not_keep_it_from_ending(self):
        screen = self.play(HARD)
        screen.press("E", "Looking for everything")
        screen.type("\x03")
        self.assertEqual(screen.ended(), 0)
        self.assert_whole(screen)

    def test_a_search_is_stopped_and_keys_are_answered_meanwhile(self):
        screen = self.play(HARD)
        screen.wait_for("clues")
        self.to_start(screen)
        screen.type("E")
        screen.press("l", "r1c2")
        screen.type("l")
        screen.press(ESCAPE, lambda text: "Stopped." in text or "Looking" not in text)

    def test_ctrl_z_stops_it_and_fg_brings_it_back(self):
        screen = Screen([], self.folder.name, shell=True, PS1="ready> ")
        self.addCleanup(screen.close)
        screen.wait_for("ready>")
        screen.press(f"{PROGRAM} play {EASY}\r", "30 clues")
        screen.press("t", "Tip 1 of 5")
        screen.press("\x1a", "Stopped")
        # The shell is not to be sent what the mouse does.
        before = screen.bytes[:screen.bytes.rindex(b"Stopped")]
        self.assertGreater(before.rfind(b"\x1b[?1002l"), before.rfind(b"\x1b[?1002h"))
        screen.press("echo whole\r", "\nwhole")
        screen.press("fg\r", "Tip 1 of 5")
        screen.press("t", "Tip 2 of 5")
        screen.press("q", "Go on")

    def test_a_lost_terminal_ends_it_with_the_game_saved(self):
        screen = self.play(EASY)
        screen.wait_for("30 clues")
        self.to_start(screen)
        screen.press("ll4", "4×6")
        child = screen.child
        os.close(screen.slave)
        os.close(screen.master)
        end = time.monotonic() + PATIENCE
        pid = 0
        while not pid and time.monotonic() < end:
            pid, status = os.waitpid(child, os.WNOHANG)
            time.sleep(0.01)
        self.assertEqual(pid, child)
        screen.code = 0
        screen.master, screen.slave = pty.openpty()
        again = self.play(EASY)
        again.wait_for("4×6")

    # As many as 200 a second for a minute, as fast as they are taken.
    def test_random_keys_do_no_harm(self):
        chance = random.Random(28)
        keys = list("hjklwasdHJKLWASD123456789!@#$%^&*(0x.cCoO+fgvurZXtnpyTEGPbi?N \t") + [
            ENTER, ESCAPE, UP, DOWN, RIGHT, LEFT, "\x1b1", "\x1b9", "\x7f", "\x1b[5~", "\x1b[6~",
            "\x1b[1;2C", "\x1b[<0;20;9M", "\x1b[<32;24;9M", "\x1b[<0;24;9m", "\x1b[<64;9;9M", "\x1bOP"]
        screen = self.play(EASY)
        screen.wait_for("30 clues")
        for i in range(12000):
            screen.type(chance.choice(keys))
            if i % 1500 == 700:
                screen.resize(chance.randrange(2, 60), chance.randrange(2, 150))
            pid, status = os.waitpid(screen.child, os.WNOHANG)
            if pid:  # somebody chose Quit
                self.assertEqual(os.waitstatus_to_exitcode(status), 0, f"after {i} keys\n{screen.text()}")
                screen.code = 0
                screen = self.play(EASY)
                screen.wait_for("30 clues")
        screen.resize(24, 80)
        # Out of whatever it is in.
        for _ in range(6):
            screen.type(ESCAPE)
            screen.read(0.1)
        screen.kill(signal.SIGTERM)
        self.assertEqual(screen.ended(), 143)
        self.assert_whole(screen)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"] + sys.argv[2:])
