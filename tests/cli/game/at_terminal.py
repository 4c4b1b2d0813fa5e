#!/usr/bin/env python3
"""nonet play through a pseudo-terminal, as a person would: keys and mouse go in as a terminal sends them,
and what comes out is read off the screen of a terminal model (python3-pyte).

    at_terminal.py PROGRAM [TEST...]

Exit 77 where pyte is absent. No test waits for a clock: each waits for what it wants to see."""

import os
import pty
import random
import re
import signal
import subprocess
import sys
import tempfile
import termios
import time
import unittest

from terminal_model import (DOWN, EASY, EASY_SOLUTION, ENTER, ESCAPE, HARD, KILLER, KILLER_SOLUTION, LEFT, PATIENCE, PROGRAM,
                            RIGHT, UP, Screen)


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
        screen.wait_for("without help")
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
                    screen.click(3 + 2 * (cell // 9), 4 + 4 * (cell % 9))
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
        # Back where one came from.
        screen.type("q")
        self.assertEqual(screen.ended(), 0)
        self.assert_whole(screen)

    def test_an_exercise_with_rules_is_judged_and_another_is_made(self):
        screen = self.play("--practice", "thermometer-bounds", rows=40, columns=120)
        screen.wait_for("Find the Thermometer Bounds")
        for rung in range(1, 6):
            screen.press("t", f"Tip {rung} of 5")
        screen.press(ENTER, "all of it")
        first = screen.text()
        self.assertIn("Found: Thermometer Bounds", first)
        # The head of a new screen may be there before its board is.
        board = lambda text: re.sub(r"[^0-9\n]", "", text)
        screen.press("N", lambda text: "Find the Thermometer Bounds" in text and board(text) != board(first))
        screen.type("q")
        self.assertEqual(screen.ended(), 0)
        self.assert_whole(screen)

    def test_keys_are_answered_while_an_exercise_with_rules_is_made(self):
        screen = self.play("--practice", "kind-antitaxicab", rows=40, columns=120)
        screen.wait_for("Making an exercise")
        screen.press("\x1b", "Stopped")
        screen.press("?", "Keys")

    def test_a_puzzle_is_pasted(self):
        screen = self.play()
        screen.wait_for("Puzzle of the day")
        screen.press("\x1b[200~" + EASY + "\r\x1b[201~", "30 clues")

    # ---- the screen

    def through_all_sizes(self, screen, shown, frame=True):
        for rows, columns in [(40, 100), (24, 80), (20, 60), (16, 27), (30, 30), (10, 20), (50, 200), (3, 5), (24, 80)]:
            screen.resize(rows, columns)
            if rows < 16 or columns < 27:
                screen.wait_for("The" if columns < 20 else "The window is too")
                continue
            screen.wait_for(shown)
            if not frame:
                continue
            corner = {(40, 100): 36, (50, 200): 36, (24, 80): 18}.get((rows, columns), 12)
            # The whole frame, from its first corner to its last.
            screen.wait_for(lambda text: text.split("\n")[2].startswith("  ┏━")
                            and text.split("\n")[2 + corner].startswith("  ┗━"))
        # A screen that is being drawn anew lacks everything for a moment.
        screen.drawn()

    def test_resized_in_the_middle_of_everything_it_is_never_garbage(self):
        screen = self.play(EASY)
        screen.wait_for("30 clues")
        screen.press("c", "All candidates")
        self.through_all_sizes(screen, "30 clues")
        screen.press("tttt", "Tip 4 of 5")
        self.through_all_sizes(screen, "30 clues")
        screen.press("t", "Tip 5 of 5")
        # While something is looked for, in a break, in the list of keys, in menus and while a line is typed.
        screen.press("E", "Everything now")
        self.through_all_sizes(screen, "30 clues")
        screen.press("b", "a break")
        self.through_all_sizes(screen, "30 clues")
        screen.press(" ", "a break", there=False)
        screen.press("?", "go to the next cell")
        self.through_all_sizes(screen, "Keys", frame=False)
        screen.press("x", "30 clues")
        screen.press("q", "▸ Go on")
        self.through_all_sizes(screen, "Go on", frame=False)
        screen.press("4\r" if "Other games" in screen.text() else "4", "File, link or puzzle")
        self.through_all_sizes(screen, "File, link or", frame=False)
        screen.press(ESCAPE, "File, link", there=False)
        screen.press("5", "Learn: 0 of")
        self.through_all_sizes(screen, "Learn", frame=False)
        screen.press(ENTER, "q back")
        self.through_all_sizes(screen, lambda text: "Single" in text or "Full House" in text)

    def test_resized_while_a_hint_is_sought_it_is_found_all_the_same(self):
        screen = self.play(HARD)
        screen.wait_for("clues")
        screen.type("ttttt")
        for rows, columns in [(40, 100), (20, 60), (24, 80)]:
            screen.resize(rows, columns)
        screen.wait_for("Tip 5 of 5")

    def test_notes_stand_in_the_cells_of_a_large_screen(self):
        screen = self.play(EASY, rows=40, columns=100)
        screen.wait_for("30 clues")
        screen.press("c", "┃  5   │  3   │4     ┃")

    def test_without_utf8_all_is_ascii(self):
        screen = self.play(EASY, LC_ALL="C")
        screen.wait_for("30 clues")
        screen.press("ctttt", "Tip 4 of 5")
        screen.wait_for("+===")
        self.assertTrue(screen.drawn().isascii(), screen.text())

    def test_it_runs_on_terminals_of_all_kinds(self):
        for name in ["xterm", "xterm-256color", "screen", "screen-256color", "tmux-256color", "linux", "vt100", "rxvt"]:
            with self.subTest(name):
                screen = self.play(EASY, TERM=name)
                screen.wait_for("30 clues")
                screen.press("t", "Tip 1 of 5")
                screen.press("q", "Go on")
                screen.type("q")
                self.assertEqual(screen.ended(), 0)

    def test_an_unknown_terminal_is_told_why_there_is_only_the_prompt(self):
        for name, why in [("foo", "nonet: the terminal 'foo' is not known here (TERM=xterm may do), so here is the prompt"),
                          ("dumb", "nonet: the terminal 'dumb' can't show a full screen, so here is the prompt"),
                          ("", "nonet: TERM does not say what kind of terminal this is, so here is the prompt")]:
            with self.subTest(name):
                screen = Screen([], self.folder.name, columns=100, TERM=name)
                self.addCleanup(screen.close)
                screen.wait_for("λ")
                self.assertEqual([line for line in screen.drawn().split("\n") if "nonet: " in line][:1], [why])
                screen.type("q\r")
                self.assertEqual(screen.ended(), 0)
                asked = self.play(EASY, TERM=name, columns=120)
                self.assertEqual(asked.ended(), 2)
                self.assertIn("'nonet repl' plays line by line", asked.text())

    def test_a_terminal_that_takes_after_a_known_one_is_played_at(self):
        for name in ["xterm-unheard-of", "tmux-unheard-of", "alacritty-unheard-of"]:
            with self.subTest(name):
                screen = self.play(EASY, TERM=name)
                screen.wait_for("30 clues")
                screen.press("t", "Tip 1 of 5")
                screen.type("qq")
                self.assertEqual(screen.ended(), 0)

    def test_ctrl_l_draws_the_screen_anew(self):
        screen = self.play(EASY)
        screen.wait_for("30 clues")
        whole = screen.drawn()
        screen.screen.erase_in_display(2)  # as if another program had written there
        self.assertNotIn("clues", screen.text())
        screen.press("\x0c", "30 clues")
        self.assertEqual(screen.drawn().split("\n")[1:], whole.split("\n")[1:])

    def test_where_there_are_sixteen_colours_more_than_eight_are_used(self):
        bright = re.compile(rb"\x1b\[(?:[0-9;]*;)?(?:9[0-7]|10[0-7])[;m]")
        deep = re.compile(rb"\x1b\[(?:[0-9;]*;)?[34]8[;:]5[;:]")
        # Few machines know a terminal of sixteen colours: one of our own.
        source = os.path.join(self.folder.name, "sixteen.ti")
        with open(source, "w", encoding="ascii") as file:
            file.write("nonet-sixteen|xterm with sixteen colours,\n\tcolors#16, pairs#256,\n"
                       "\tsetaf=\\E[%?%p1%{8}%<%t3%p1%d%e9%p1%{8}%-%d%;m,\n"
                       "\tsetab=\\E[%?%p1%{8}%<%t4%p1%d%e10%p1%{8}%-%d%;m, use=xterm,\n")
        known = os.path.join(self.folder.name, "terminfo")
        subprocess.run(["tic", "-x", "-o", known, source], check=True)
        for name, has_bright, has_deep in [("nonet-sixteen", True, False), ("xterm", False, False),
                                           ("linux", False, False), ("xterm-256color", False, True)]:
            for theme in ["dark", "light"]:
                with self.subTest(f"{name}, {theme}"):
                    screen = self.play(EASY, f"--theme={theme}", TERM=name, TERMINFO=known)
                    screen.wait_for("30 clues")
                    screen.press("t", "Tip 1 of 5")
                    self.assertEqual(bool(bright.search(screen.bytes)), has_bright, screen.bytes[:2000])
                    self.assertEqual(bool(deep.search(screen.bytes)), has_deep)
                    screen.type("\x03")
                    screen.ended()

    def test_without_colours_there_are_none(self):
        colour = re.compile(rb"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")
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

    # ---- rules

    def rules(self):
        """The file of a puzzle with rules: a board of six with cages."""
        path = os.path.join(self.folder.name, "killer.json")
        with open(path, "w", encoding="utf-8") as file:
            file.write(KILLER)
        return path

    def test_a_whole_game_with_rules_by_keys(self):
        screen = self.play(self.rules())
        screen.wait_for("6 by 6 · Killer cage")
        self.to_start(screen)
        screen.wait_for("the 9 cage at r1c1: 126, 135 or 234")
        for row in range(6):
            for column in range(6):
                screen.type(KILLER_SOLUTION[6 * row + column] + "l")
            screen.type("j")
        screen.wait_for("Solved in")
        screen.wait_for("on nonet's scale")
        screen.wait_for("without help")

    def test_a_game_with_rules_by_tips_alone(self):
        screen = self.play(self.rules(), rows=40, columns=100)
        screen.wait_for("6 by 6 · Killer cage")
        for _ in range(150):
            screen.press("ttttt", lambda text: "Tip 5 of 5" in text and "Enter: do it" in text)
            screen.press(ENTER, "Tip 5 of 5", there=False)
            if "Solved in" in screen.text():
                break
        screen.wait_for("on nonet's scale")

    def test_rules_are_drawn_by_the_size_of_the_terminal(self):
        screen = self.play(self.rules())
        screen.wait_for("┏9━━━━━━┯11━┳━━━┯11━┯8━━┓")
        screen.resize(40, 100)
        screen.wait_for("┏9━━━━━━━━━━━━┯11━━━━┳━━━━━━┯11━━━━┯8━━━━━┓")
        screen.resize(16, 30)
        screen.wait_for(lambda text: "┏━━━━━━━┳━━━━━━━┓" in text and "cage at" in text)
        screen.resize(3, 5)
        screen.resize(24, 80)
        screen.wait_for("┏9━━━━━━┯11━┳━━━┯11━┯8━━┓")
        screen.press("e", "1. the 9 cage at r1c1: r1c1, r1c2, r2c1")
        screen.press("x", "6 by 6")

    def test_after_kill_9_a_game_with_rules_goes_on(self):
        screen = self.play(self.rules())
        screen.wait_for("6 by 6")
        self.to_start(screen)
        screen.press(KILLER_SOLUTION[0], f"r1c1: {KILLER_SOLUTION[0]}")
        screen.kill(signal.SIGKILL)
        screen.ended()
        again = self.play()
        again.wait_for("35 cells open")
        again.press(ENTER, "6 by 6 · Killer cage")
        self.to_start(again)
        again.wait_for(f"r1c1: {KILLER_SOLUTION[0]}")

    def test_a_puzzle_with_rules_is_pasted_and_one_is_made_and_stopped(self):
        screen = self.play()
        screen.wait_for("Puzzle of the day")
        screen.press("\x1b[200~" + KILLER + "\r\x1b[201~", "6 by 6 · Killer cage")
        screen.press("q", "Go on")
        screen.press("2", "With rules")
        screen.press("6", "Little killer")
        screen.press(ENTER, "How hard?")
        screen.press("6", "Making a puzzle")  # extreme: that takes a while
        screen.press(ESCAPE, lambda text: "Stopped." in text or "Killer cage ·" in text)

    def test_on_a_console_all_lines_are_of_its_font(self):
        for options in [{"TERM": "linux"}, {"TERM": "linux", "LC_ALL": "C"}, {"TERM": "linux", "LANG": "de_DE.ISO-8859-1",
                                                                              "LC_ALL": "de_DE.ISO-8859-1"}]:
            with self.subTest(options):
                screen = self.play(self.rules(), **options)
                screen.wait_for("6 by 6")
                screen.press("ct", "Tip 1 of 5")
                known = "" if "LC_ALL" in options else "·↑↓←→○═║─│┐┌┬┘┤└┴├┼╕╒╤╛╡╘╧╞╪╖╓╥╜╢╙╨╟╫╗╔╦╝╣╚╩╠╬"
                strange = {sign for sign in screen.text() if not sign.isascii() and sign not in known and sign != "×"}
                self.assertFalse(strange, screen.text())

    KEYS = list("hjklwasdHJKLWASD123456789!@#$%^&*(0x.cCoO+fgvurZXtnpyTEGPbie?Nmq/> \t") + [
        "\x0c", ENTER, ESCAPE, UP, DOWN, RIGHT, LEFT, "\x1b1", "\x1b9", "\x7f", "\x1b[5~", "\x1b[6~",
        "\x1b[1;2C", "\x1b[<0;20;9M", "\x1b[<32;24;9M", "\x1b[<0;24;9m", "\x1b[<64;9;9M", "\x1bOP"]

    def press_at_random(self, chance, first, wanted, count, pace=0.0):
        """Whatever is pressed, nothing breaks; who quits begins again."""
        screen = self.play(first)
        screen.wait_for(wanted)
        begin = time.monotonic()
        for i in range(count):
            # So many a second, and what is drawn is read meanwhile, as a terminal does.
            while pace and time.monotonic() < begin + i * pace:
                screen.read(max(begin + i * pace - time.monotonic(), 0))
            screen.type(chance.choice(self.KEYS))
            if i % 1500 == 700:
                screen.resize(chance.randrange(2, 60), chance.randrange(2, 150))
            pid, status = os.waitpid(screen.child, os.WNOHANG)
            if pid:  # somebody chose Quit
                self.assertEqual(os.waitstatus_to_exitcode(status), 0, f"after {i} keys\n{screen.text()}")
                screen.code = 0
                screen = self.play(first)
                screen.wait_for(wanted)
        screen.resize(24, 80)
        # Out of whatever it is in.
        for _ in range(6):
            screen.type(ESCAPE)
            screen.read(0.1)
        screen.kill(signal.SIGTERM)
        # 0: the last keys chose Quit.
        self.assertIn(screen.ended(), (143, 0))
        self.assert_whole(screen)

    # As many as 200 a second for a minute, as fast as they are taken.
    def test_random_keys_do_no_harm(self):
        self.press_at_random(random.Random(28), EASY, "30 clues", 12000)

    def test_random_keys_do_no_harm_to_a_game_with_rules(self):
        self.press_at_random(random.Random(32), self.rules(), "6 by 6", 4000)

    # The pace itself: a minute of it where all tests are run, otherwise a few seconds.
    def test_two_hundred_random_keys_a_second(self):
        seconds = 60 if os.environ.get("NONET_TEST_ALL") else 4
        for first, wanted in [(HARD, "clues"), (self.rules(), "6 by 6")]:
            with self.subTest(wanted):
                self.press_at_random(random.Random(200), first, wanted, 200 * seconds // 2, 1 / 200)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"] + sys.argv[2:])
