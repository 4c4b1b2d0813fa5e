"""python -m nonet: the same answers as the program, and its exit codes."""

import subprocess
import sys
import tempfile
import unittest

import nonet
from support import EASY, KITE, PROGRAM, SOLUTION, TWO_SOLUTIONS


def run(command, *arguments, text=""):
    return subprocess.run([*command, *arguments], input=text, capture_output=True, text=True)


def module(*arguments, text=""):
    return run([sys.executable, "-m", "nonet"], *arguments, text=text)


class Main(unittest.TestCase):
    def test_it_answers_as_the_program_does(self):
        for arguments in (("solve", EASY), ("solve", "--format=line", EASY), ("rate", KITE), ("rate", "--scale=se", KITE),
                          ("hint", EASY), ("hint", "--rung=5", EASY), ("hint", "--json", "--rung=5", KITE),
                          ("hint", "--only=locked-candidates", "--rung=5", KITE), ("hint", "--why-not=r1c3=2", KITE),
                          ("explain", "--json", KITE), ("explain", "--json", "--only=singles", KITE),
                          ("steps", "--only=singles", KITE), ("convert", "--to=grid", KITE),
                          ("generate", "-n2", "--seed=7"), ("generate", "--seed=7", "--variant=killer,x", "--size=4"),
                          ("generate", "--seed=7", "--level=hard", "--clues=24..26")):
            ours, program = module(*arguments), run([PROGRAM], *arguments)
            self.assertEqual((ours.stdout, ours.returncode), (program.stdout, program.returncode), arguments)

    def test_it_explains_in_words(self):
        said = module("explain", KITE)
        self.assertEqual(said.returncode, 0)
        self.assertIn("\n19. Locked Candidates Type 1 (Pointing): box 8 has its 6 within column 4", said.stdout)
        self.assertTrue(said.stdout.endswith(nonet.solve(KITE).solution + "\n"))

    def test_puzzles_come_from_files_and_from_standard_input(self):
        for text in (f"{EASY}\n", f"# two\n{EASY}\n\n{EASY}\n"):
            expected = text.count(EASY) * (SOLUTION + "\n")
            self.assertEqual(module("solve", "--format=line", text=text).stdout, expected)
            with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
                file.write(text)
                file.flush()
                self.assertEqual(module("solve", "--format=line", file.name).stdout, expected)

    def test_what_is_wrong_is_a_sentence_and_a_code(self):
        for arguments, code, words in (
            (("solve", TWO_SOLUTIONS), 1, "several solutions"), (("solve", "5" + EASY), 2, "nonet solve: "),
            (("solve", "1" * 81), 1, "no solution"), (("rate", TWO_SOLUTIONS), 1, "several solutions"),
            (("hint", "--only=x-wnig", EASY), 2, "did you mean 'x-wing'"), (("generate", "--clues=x"), 2, "a range is"),
            (("hint", "--rung=6", EASY), 2, "invalid choice"), (("none",), 2, "invalid choice"), ((), 2, "COMMAND"),
        ):
            said = module(*arguments)
            self.assertEqual(said.returncode, code, (arguments, said))
            self.assertIn(words, said.stderr)
            self.assertNotIn("Traceback", said.stderr)

    def test_it_draws(self):
        self.assertEqual(module("draw", "--hint", "--theme=dark", KITE).stdout.strip(),
                         nonet.draw(KITE, hint=True, theme="dark").strip())

    def test_every_command_has_help(self):
        for command in ("solve", "hint", "explain", "steps", "rate", "generate", "draw", "convert", "techniques"):
            self.assertEqual(module(command, "--help").returncode, 0)
        self.assertEqual(module("--version").stdout, f"nonet {nonet.__version__}\n")

    def test_it_ends_quietly_where_nobody_reads_on(self):
        line = f"{sys.executable} -m nonet techniques | head -n 1"
        said = subprocess.run(["bash", "-o", "pipefail", "-c", line], capture_output=True, text=True)
        self.assertEqual((said.returncode, said.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
