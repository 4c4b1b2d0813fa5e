"""Puzzles, grids and what they refuse; examples in words of help; threads and Ctrl-C; types."""

import _thread
import array
import collections.abc
import copy
import doctest
import json
import multiprocessing
import pickle
import resource
import signal
import threading
import time
import unittest
import warnings

import nonet
from nonet import _batches, _sight
from support import EASY, HARD, KITE, ROOT, SOLUTION, nonet as program


class Puzzles(unittest.TestCase):
    def test_a_state_keeps_what_was_placed_and_struck(self):
        grid = nonet.Grid(EASY)
        grid.place("r1c3", 4)
        grid.remove("r1c4", 2)
        puzzle = nonet.Puzzle(grid.puzzle.write("library"))
        self.assertEqual(puzzle.givens, EASY)
        self.assertEqual(puzzle.placed, "..4" + 78 * ".")
        self.assertEqual(puzzle.removed, [("r1c4", 2)])
        self.assertEqual(str(puzzle), "534" + EASY[3:])
        self.assertEqual(repr(puzzle), f"Puzzle('534{EASY[3:]}')")
        self.assertEqual(nonet.Grid(puzzle), grid)

    def test_a_puzzle_is_read_and_written_in_every_format(self):
        for format in nonet.formats():
            text = nonet.Puzzle(EASY).write(format.name)
            self.assertEqual(str(nonet.Puzzle(text, format=format.name)), EASY, format.name)

    def test_what_stood_beside_a_puzzle_is_kept(self):
        rows = [EASY[i : i + 9] for i in range(0, 81, 9)]
        puzzle = nonet.Puzzle("#ARuud\n#CFrom a forum\n[Puzzle]\n" + "\n".join(rows))
        self.assertEqual((puzzle.remarks, puzzle.comment), ([("author", "Ruud")], "From a forum"))
        self.assertEqual(puzzle.choice, "")
        rows[0] += "  1"
        puzzle = nonet.Puzzle("\n".join(rows), format="rows")
        self.assertEqual(puzzle.choice, "line 1: text past column 9 was ignored")
        self.assertEqual(pickle.loads(pickle.dumps(puzzle)).choice, puzzle.choice)

    def test_a_puzzle_can_be_pickled_compared_and_hashed(self):
        grid = nonet.Grid(EASY)
        grid.remove("r1c4", 2)
        again = pickle.loads(pickle.dumps(grid.puzzle))
        self.assertEqual(again, grid.puzzle)
        self.assertNotEqual(again, nonet.Puzzle(EASY))
        self.assertNotEqual(again, EASY)
        self.assertEqual(len({again, grid.puzzle, nonet.Puzzle(EASY)}), 2)

    def test_errors_are_sentences(self):
        for call, sentence in [
            (lambda: nonet.Puzzle("53..7....6..x95"), "line 1, column 13: 'x' is not a digit"),
            (lambda: nonet.Puzzle(EASY, format="lien"), "there is no format 'lien' (did you mean 'line'?)"),
            (lambda: nonet.Grid("55" + 79 * "."), "5 stands twice in row 1: r1c1 and r1c2"),
            (lambda: nonet.explain("55" + 79 * "."), "5 stands twice in row 1"),
            (lambda: nonet.explain(EASY, policy="al"), "there is no policy 'al' (did you mean 'all'?)"),
            (lambda: nonet.explain(EASY, settings={"fish-fin": 1}), "fish-fin"),
            (lambda: nonet.explain(EASY, time_limit=0), "a time limit is a number of seconds above 0"),
            (lambda: nonet.hint(EASY, rung=6), "a rung is a number from 1 to 5"),
            (lambda: nonet.hint(EASY, cell="r0c1"), "a cell is written such as r3c5, not 'r0c1'"),
            (lambda: nonet.rate(81 * "."), "several solutions"),
            (lambda: nonet.rate(EASY, "sse"), "there is no scale 'sse' (did you mean 'se'?)"),
            (lambda: nonet.rate(EASY, ["W", "nonet"]), "the scale nonet is by itself, not in a list"),
            (lambda: nonet.rate(EASY, []), "a scale is a word"),
            (lambda: nonet.generate(level="esay"), "there is no level 'esay' (did you mean 'easy'?)"),
            (lambda: nonet.generate(clues=(30, 20)), "clues are two numbers, the lesser first, up to 81"),
            (lambda: nonet.generate(clues=5), "clue"),
            (lambda: nonet.generate(-1), "the number of puzzles is 0 at least"),
            (lambda: nonet.Puzzle(EASY).write(blank="5"), "neither a digit from 1 to 9"),
            (lambda: nonet.Puzzle(EASY).write(blank="\n"), "neither a digit from 1 to 9"),
            (lambda: nonet.generate(seed=-1), "a seed is a whole number from 0"),
            (lambda: nonet.generate(variant="kiler"), "no kind of puzzle is called 'kiler' (did you mean 'killer'?)"),
            (lambda: nonet.generate(variant="killer", size=7), "a grid of 7 by 7 has no boxes"),
            (lambda: nonet.generate(rules=3), "how many rules there are, goes with variant="),
            (lambda: nonet.generate(size="x"), "the size is a whole number, not 'x'"),
            (lambda: nonet.generate(variant="sandwich", clues=0), "1 and 9 could change places"),
        ]:
            with self.assertRaises(ValueError) as raised:
                call()
            self.assertIn(sentence, str(raised.exception))

    def test_wrong_types_are_named(self):
        one = "a puzzle is a text, a Puzzle, a Grid, or 81 numbers in a list or an array, not "
        for call, sentence in [
            (lambda: nonet.solve(None), one + "NoneType"),
            (lambda: nonet.Puzzle(5), one + "int"),
            (lambda: nonet.Puzzle([1], format="line"), "a format is that of a text, not of list"),
            (lambda: nonet.solve(81 * [5.0]), "a cell in a list is a whole number from 0 to 9, not 5.0"),
            (lambda: nonet.solve_many([EASY, None]),
             "puzzle 1, counted from 0: " + one + "NoneType"),
            (lambda: nonet.solve_many([EASY], threads="x"), "the number of threads is a whole number, not 'x'"),
            (lambda: nonet.solve(EASY, limit=1.5), "a limit is a whole number, not 1.5"),
            (lambda: nonet.generate("3"), "the number of puzzles is a whole number, not '3'"),
        ]:
            with self.assertRaises(TypeError) as raised:
                call()
            self.assertIn(sentence, str(raised.exception))

    def test_numbers_and_bytes_are_puzzles_too(self):
        flat = [int(cell) for cell in EASY.replace(".", "0")]
        rows = [flat[i : i + 9] for i in range(0, 81, 9)]
        for puzzle in (flat, tuple(flat), rows, tuple(map(tuple, rows)), array.array("B", flat), EASY.encode()):
            self.assertEqual(nonet.solve(puzzle).solution, SOLUTION)
            self.assertEqual(str(nonet.Puzzle(puzzle)), EASY)
        self.assertEqual(nonet.Grid(rows), nonet.Grid(EASY))
        self.assertEqual(nonet.solve_many([EASY.encode()]), ([SOLUTION], [1]))
        self.assertEqual([answer.count for answer in nonet.solve_many(iter([b"# one\n", b"\n", EASY.encode()]))], [1])
        for wrong in (flat[1:], rows[1:], [*rows[:8], rows[8][1:]], 9 * [9 * "."], [*flat[:72], *rows[8:]], []):
            with self.assertRaisesRegex(ValueError, "81 numbers, or 9 rows of 9 numbers"):
                nonet.solve(wrong)
        with self.assertRaisesRegex(ValueError, "10 is not a digit, or 0 for a blank"):
            nonet.solve([10, *flat[1:]])

    def test_cells_may_be_written_in_capitals(self):
        self.assertEqual(nonet.Grid(EASY).candidates("R1C3"), [1, 2, 4])
        self.assertEqual(str(nonet.hint(KITE, why_not="R3C1=4")), str(nonet.hint(KITE, why_not="r3c1=4")))

    def test_an_ambiguous_text_is_told_of_where_nobody_can_look_at_its_choice(self):
        text = "Can you solve this?\n" + EASY
        choice = nonet.Puzzle(text).choice
        self.assertEqual(choice, "line 1 was skipped")
        for ask in (nonet.solve, nonet.count, nonet.explain, nonet.steps, nonet.hint, nonet.rate, nonet.canon):
            with self.assertWarns(UserWarning) as warned:
                ask(text)
            self.assertEqual(str(warned.warning), f"the puzzle was read, but {choice}")
            self.assertEqual(warned.filename, __file__)
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                ask(nonet.Puzzle(text))


class Grids(unittest.TestCase):
    def test_steps_taken_one_by_one_lead_to_the_end(self):
        path = nonet.explain(KITE)
        grid = nonet.Grid(KITE)
        for step in path:
            self.assertEqual(step.before, grid)
            self.assertTrue(step.proved)
            grid.take(step)
        self.assertTrue(grid.solved)
        self.assertEqual(grid, path.end)
        with self.assertRaisesRegex(ValueError, "another state"):
            nonet.Grid(SOLUTION).take(path[0])

    def test_what_can_not_be_is_refused(self):
        grid = nonet.Grid(EASY)
        for call, sentence in [
            (lambda: grid.place("r1c1", 5), "r1c1 is 5 already"),
            (lambda: grid.place("r1c3", 5), "5 is no candidate of r1c3"),
            (lambda: grid.place("r1c3", 10), "10 is not a digit from 1 to 9"),
            (lambda: grid.remove("r1c1", 5), "r1c1 is 5, which can't be struck"),
            (lambda: grid.candidates((0, 1)), "rows and columns are counted from 1 to 9"),
        ]:
            with self.assertRaisesRegex(ValueError, sentence):
                call()
        self.assertEqual(grid, nonet.Grid(EASY))

    def test_a_copy_is_another_grid(self):
        grid = nonet.Grid()
        for other in (grid.copy(), copy.copy(grid), copy.deepcopy(grid)):
            other.place((5, 5), 7)
            self.assertEqual((grid.digit("r5c5"), other.digit("r5c5")), (0, 7))
            self.assertNotIn(7, other.candidates("r5c6"))

    def test_a_wrong_digit_gets_a_hint_that_says_so(self):
        grid = nonet.Grid(EASY)
        grid.place("r1c3", 1)
        hint = nonet.hint(grid, rung=2)
        self.assertEqual((hint.kind, hint.text), ("mistake", "r1c3 should not be 1."))


class Paths(unittest.TestCase):
    def test_a_path_is_a_sequence(self):
        path = nonet.explain(EASY)
        self.assertEqual(len(path), len(list(path)))
        self.assertEqual(path[-1].notation, path[len(path) - 1].notation)
        self.assertEqual([str(step) for step in path[:2]], [str(path[0]), str(path[1])])
        with self.assertRaises(IndexError):
            path[len(path)]
        self.assertIsInstance(path, collections.abc.Sequence)
        self.assertEqual(path.index(path[3]), 3)
        self.assertIn(path[-1], path)
        self.assertEqual(next(reversed(path)), path[-1])
        self.assertNotIn(path[3], nonet.explain(KITE))

    def test_what_the_program_proves_is_the_path(self):
        path = nonet.explain(KITE).to_json()
        self.assertIn("67", program("prove", text=path))
        self.assertEqual(json.loads(path)["format"], "nonet-path")


# A puzzle that consists of candidates.
MARKS = nonet.Puzzle(KITE).write("pencilmarks")


class Pickles(unittest.TestCase):
    def test_a_grid_is_the_same_when_it_comes_back(self):
        grid = nonet.Grid(EASY)
        grid.place("r1c3", 4)
        for digit in (2, 6):
            grid.remove("r1c4", digit)
        for state in (grid, nonet.Grid(), nonet.Grid(nonet.Puzzle(MARKS)), nonet.explain(KITE)[40].before):
            self.assertEqual(pickle.loads(pickle.dumps(state)), state)

    def test_a_path_and_its_steps_are_the_same_when_they_come_back(self):
        for path in (nonet.explain(KITE), nonet.explain(KITE, policy="se"), nonet.explain(HARD, time_limit=0.5)):
            again = pickle.loads(pickle.dumps(path))
            self.assertEqual(list(again), list(path))
            self.assertEqual((again.to_json(), again.end, again.stopped), (path.to_json(), path.end, path.stopped))
            step = pickle.loads(pickle.dumps(path[-1]))
            self.assertEqual((step, step.sentence, step.proved), (path[-1], path[-1].sentence, True))

    def test_a_hint_is_the_same_when_it_comes_back(self):
        wrong = nonet.Grid(EASY)
        wrong.place("r1c3", 1)
        impossible = nonet.Puzzle("12345678." + "........." + 8 * "." + "9" + 54 * ".")
        for hint in (nonet.hint(KITE, rung=5), nonet.hint(KITE, rung=2), nonet.hint(wrong, rung=5),
                     nonet.hint(impossible, rung=5), nonet.hint(SOLUTION)):
            again = pickle.loads(pickle.dumps(hint))
            self.assertEqual((again.to_json(), again.text, again.rungs, again.kind, again.step),
                             (hint.to_json(), hint.text, hint.rungs, hint.kind, hint.step))

    def test_paths_come_from_other_processes(self):
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            self.assertEqual([len(path) for path in pool.map(nonet.explain, [KITE])], [67])


class Waiting(unittest.TestCase):
    def test_a_puzzle_is_solved_in_the_thread_that_asks(self):
        # Who hands work to another thread waits for it, and is switched away from each time.
        before = resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw
        for _ in range(1000):
            nonet.solve(EASY)
            nonet.count(EASY)
            nonet.solve_many([EASY])
        self.assertLess(resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw - before, 500)

    def test_other_threads_run_meanwhile(self):
        steps = []
        ended = threading.Event()

        def walk():
            while not ended.is_set():
                steps.append(time.monotonic())
                time.sleep(0.01)

        walker = threading.Thread(target=walk)
        walker.start()
        begin = time.monotonic()
        path = nonet.explain(HARD, time_limit=0.4)
        end = time.monotonic()
        ended.set()
        walker.join()
        self.assertTrue(path.stopped or path.solved)
        self.assertGreater(sum(begin < step < end for step in steps), 3)

    def test_a_time_limit_ends_a_search(self):
        path = nonet.explain(HARD, time_limit=0.05)
        self.assertTrue(path.stopped)
        self.assertFalse(path.solved)

    def test_ctrl_c_ends_long_calls(self):
        # A shell that starts it in the background has Ctrl-C ignored.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, before)
        for call in (
            lambda: nonet.count(81 * ".", limit=10**12),
            lambda: next(nonet.generate(seed=1, er=(11.0, 11.5))),
            lambda: nonet.solve_many(10**6 * [17 * "." + EASY[17:]], threads=1, limit=10**9),
        ):
            timer = threading.Timer(0.2, _thread.interrupt_main)
            timer.start()
            with self.assertRaises(KeyboardInterrupt):
                call()
            timer.join()


class Documents(unittest.TestCase):
    def test_the_examples_in_words_of_help_are_right(self):
        find = doctest.DocTestFinder().find
        tests = [test for module in (nonet, _batches, _sight) for test in find(module, "nonet", globs=vars(nonet).copy())]
        said = []
        results = [doctest.DocTestRunner().run(test, out=said.append) for test in tests]
        self.assertEqual(sum(result.failed for result in results), 0, "".join(said))
        with_examples = {test.name for test in tests if test.examples}
        classes = ("Error", "Grid", "Hint", "Path", "Puzzle", "Step")
        calls = (name for name in nonet.__all__ if name.islower())
        self.assertLessEqual({f"nonet.{name}" for name in (*classes, *calls)}, with_examples)

    def test_the_readme_and_the_api_are_right(self):
        for document in (ROOT / "python" / "README.md", ROOT / "docs" / "API.md"):
            said = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
            self.assertEqual(said.failed, 0)
            self.assertGreater(said.attempted, 4)

    def test_everything_public_has_words_of_help(self):
        # A Union has none.
        for name in set(nonet.__all__) - {"PuzzleLike"}:
            self.assertTrue(getattr(nonet, name).__doc__, name)

    def test_the_python_of_the_guide_prints_what_stands_behind_it(self):
        guide = (ROOT / "docs" / "GUIDE.md").read_text(encoding="utf-8")
        blocks = guide.split("```")[1::2]
        snippets = [i for i, block in enumerate(blocks) if block.startswith("python\n")]
        self.assertTrue(snippets)
        for i in snippets:
            said = []
            with self.subTest(snippet=blocks[i].splitlines()[1]):
                try:
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")  # of the libraries about each other
                        exec(blocks[i].removeprefix("python\n"),
                             {"print": lambda *words: said.append(" ".join(map(str, words))), "__name__": "guide"})
                except ModuleNotFoundError as error:
                    self.skipTest(f"skipped: there is no {error.name} here")
                self.assertEqual("\n".join(said) + "\n", blocks[i + 1].removeprefix("text\n"))


class Techniques(unittest.TestCase):
    def test_the_table_is_that_of_the_program(self):
        printed = json.loads(program("techniques", "--json"))["techniques"]
        for technique, told in zip(nonet.techniques(), printed, strict=True):
            self.assertEqual((technique.slug, technique.name, technique.family, technique.level),
                             (told["slug"], told["name"], told["family"], told["level"]))
            self.assertEqual(list(technique.synonyms), told["synonyms"])


if __name__ == "__main__":
    unittest.main()
