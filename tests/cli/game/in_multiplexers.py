#!/usr/bin/env python3
"""nonet play inside tmux and screen, as one plays over ssh: what these make of its pictures is read off the
terminal that they are shown at.

    in_multiplexers.py PROGRAM [TEST...]

Exit 77 where pyte is absent; where tmux or screen is, its tests are skipped."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

from terminal_model import EASY, ENTER, ESCAPE, PROGRAM, Screen


class Inside(unittest.TestCase):
    def setUp(self):
        # Short, because the name of a socket may not be long.
        self.folder = tempfile.TemporaryDirectory(dir="/tmp")
        self.addCleanup(self.folder.cleanup)

    def inside(self, command, **options):
        if not shutil.which(command[0]):
            self.skipTest(f"there is no {command[0]} here")
        screen = Screen([], self.folder.name, command=command, SCREENDIR=self.folder.name + "/sockets",
                        TMUX_TMPDIR=self.folder.name, SHELL="/bin/sh", **options)
        self.addCleanup(screen.close)
        return screen

    def tmux(self, *arguments, socket="nonet", **options):
        """A socket of its own for each game of a test: a server that is about to end would still answer at it."""
        game = " ".join([PROGRAM, "play", EASY, *arguments])
        self.addCleanup(self.end_tmux, socket)
        return self.inside(["tmux", "-u", "-f", "/dev/null", "-L", socket, "new-session", game], **options)

    def end_tmux(self, socket):
        if not shutil.which("tmux"):
            return
        subprocess.run(["tmux", "-L", socket, "kill-server"], check=False, capture_output=True,
                       env={**os.environ, "TMUX_TMPDIR": self.folder.name})

    def gnu_screen(self, **options):
        if not shutil.which("screen"):
            self.skipTest("there is no screen here")
        os.makedirs(self.folder.name + "/sockets", mode=0o700, exist_ok=True)
        # A test that fails is not to leave it behind.
        self.addCleanup(lambda: subprocess.run(["screen", "-S", "nonet", "-X", "quit"], check=False, capture_output=True,
                                               env={**os.environ, "SCREENDIR": self.folder.name + "/sockets"}))
        return self.inside(["screen", "-S", "nonet", "-U", "-c", "/dev/null", PROGRAM, "play", EASY], **options)

    def play_a_little(self, screen):
        screen.wait_for("30 clues")
        screen.wait_for("r9┃")
        screen.press("c", "r5c5: notes 5")
        screen.press("ttttt", "Tip 5 of 5")
        screen.wait_for("8!")
        screen.wait_for("8@")
        screen.press(ENTER, "Done.")
        screen.press("u", "Tip", there=False)
        screen.press("q", "▸ Go on")
        screen.press(ENTER, "30 clues")
        # Esc is not held back for what may follow it.
        screen.press("t", "Tip 1 of 5")
        screen.press(ESCAPE, "Tip 1 of 5", there=False)
        screen.press("qq", "30 clues", there=False)

    def test_in_tmux(self):
        for name in ["xterm-256color", "xterm", "linux", "vt100"]:
            with self.subTest(name):
                self.play_a_little(self.tmux(rows=25, TERM=name, socket=name))

    def test_in_screen(self):
        for name in ["xterm-256color", "xterm", "linux"]:
            with self.subTest(name):
                self.play_a_little(self.gnu_screen(TERM=name))

    def test_the_mouse_in_tmux(self):
        screen = self.tmux(rows=25)
        screen.wait_for("30 clues")
        os.environ["TMUX_TMPDIR"] = self.folder.name
        subprocess.run(["tmux", "-L", "nonet", "set-option", "-g", "mouse", "on"], check=True)
        screen.click(3, 12)  # r1c3
        screen.wait_for("r1c3: no notes")

    def test_resized_in_tmux(self):
        screen = self.tmux(rows=25)
        screen.wait_for("30 clues")
        screen.press("tttt", "Tip 4 of 5")
        for rows, columns, last in [(41, 100, 38), (25, 80, 20), (21, 60, 14), (17, 27, 14), (25, 80, 20)]:
            screen.resize(rows, columns)
            screen.wait_for(lambda text: len(text.split("\n")) > last and text.split("\n")[2].startswith("  ┏━")
                            and text.split("\n")[last].startswith("  ┗━"))
        screen.press("t", "Tip 5 of 5")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"] + sys.argv[2:])
