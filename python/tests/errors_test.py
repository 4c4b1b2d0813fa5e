"""What is no puzzle among many: which it is and why is told, and no other answer is lost."""

import math
import pickle
import random
import unittest

import numpy

import nonet
from support import EASY, KITE, SOLUTION, TWO_SOLUTIONS, generated

BAD = "53..7....6..x95"
REASON = "line 1, column 13: 'x' is not a digit or a blank; an empty cell is '.' or 0"
WRONG = (BAD, None, math.nan, 5, "", "\ud800", [1, 2], b"x", numpy.float64("nan"), object())
PUZZLES = generated(60, "--seed", "3")
SOLUTIONS = nonet.solve_many(PUZZLES)[0]


def mixed(chance, count):
    """Puzzles with some that are none between them, and the places of these."""
    items = [chance.choice(WRONG) if chance.random() < 0.2 else chance.choice(PUZZLES) for _ in range(count)]
    return items, [i for i, item in enumerate(items) if item not in PUZZLES]


class Lists(unittest.TestCase):
    def test_what_is_no_puzzle_is_a_problem_of_its_own(self):
        chance = random.Random(1)
        for count in (1, 7, 300):
            items, wrong = mixed(chance, count)
            expected = [None if i in wrong else nonet.solve(item).solution for i, item in enumerate(items)]
            solved = nonet.solve_many(items, errors="coerce")
            self.assertEqual(solved, (expected, [int(one is not None) for one in expected]))
            self.assertEqual([problem.index for problem in solved.problems], wrong)
            solved = nonet.solve_many(items, errors="skip")
            self.assertEqual(solved.solutions, [one for one in expected if one])
            self.assertEqual(solved.counts, [1] * len(solved.solutions))
            self.assertEqual([problem.index for problem in solved.problems], wrong)

    def test_an_error_has_the_place_the_reason_and_the_answers_before_it(self):
        for wrong, reason, kind in ((BAD, REASON, nonet.Error), (None, "not NoneType", TypeError),
                                    (math.nan, "not float", TypeError)):
            with self.assertRaises(kind) as raised:
                nonet.solve_many([*PUZZLES[:3], wrong, EASY])
            error = raised.exception
            self.assertIsInstance(error, nonet.Error)
            self.assertRegex(str(error), "^puzzle 3, counted from 0: ")
            self.assertIn(reason, str(error))
            self.assertEqual((error.index, error.code), (3, "unreadable"))
            self.assertEqual(error.answers, (SOLUTIONS[:3], [1, 1, 1]))

    def test_a_problem_tells_code_line_and_column(self):
        problem, = nonet.solve_many([EASY, BAD], errors="skip").problems
        self.assertEqual(problem, (1, "unreadable", REASON, 1, 13))
        self.assertEqual(str(problem), "puzzle 1, counted from 0: " + REASON)

    def test_everything_that_is_one_puzzle_is_one_among_many(self):
        rows = [[int(cell) for cell in EASY[i : i + 9].replace(".", "0")] for i in range(0, 81, 9)]
        many = [EASY, EASY.encode(), nonet.Puzzle(EASY), nonet.Grid(EASY), rows, sum(rows, []), numpy.array(rows)]
        self.assertEqual(nonet.solve_many(many), (7 * [SOLUTION], 7 * [1]))

    def test_a_high_limit_does_not_count_what_is_no_puzzle(self):
        self.assertEqual(nonet.solve_many([BAD, TWO_SOLUTIONS], limit=10**9, errors="coerce").counts, [0, 2])

    def test_another_word_is_refused(self):
        for call in (nonet.solve_many, nonet.rate_many, nonet.explain_many):
            with self.assertRaisesRegex(nonet.Error, "errors is 'raise', 'coerce' or 'skip', not 'ignore'") as raised:
                call([EASY], errors="ignore")
            self.assertEqual(raised.exception.code, "bad-option")

    def test_answers_can_be_pickled_with_their_problems(self):
        solved = nonet.solve_many([EASY, None], errors="coerce")
        again = pickle.loads(pickle.dumps(solved))
        self.assertEqual((again, again.problems), (solved, solved.problems))
        ratings = nonet.rate_many([EASY, None], "hodoku", errors="coerce")
        again = pickle.loads(pickle.dumps(ratings))
        self.assertEqual((again, again.problems, again[1].problem), (ratings, ratings.problems, ratings.problems[0]))


class Arrays(unittest.TestCase):
    def test_rows_without_fault_are_answered(self):
        for kind in (numpy.uint8, numpy.int64, numpy.int8):
            array = numpy.array([[int(cell) for cell in line.replace(".", "0")] for line in PUZZLES], dtype=kind)
            array[7, 3], array[20, 80] = 12, 100 if kind is numpy.uint8 else -1
            solutions, counts = solved = nonet.solve_many(array, errors="coerce")
            self.assertFalse(solutions[[7, 20]].any())
            self.assertEqual(counts.tolist(), [int(i not in (7, 20)) for i in range(60)])
            self.assertEqual("".join(map(str, solutions[8])), SOLUTIONS[8])
            self.assertEqual([problem.index for problem in solved.problems], [7, 20])
            solutions, counts = nonet.solve_many(array, errors="skip")
            self.assertEqual((len(solutions), counts.tolist()), (58, 58 * [1]))
            self.assertEqual("".join(map(str, solutions[7])), SOLUTIONS[8])
            with self.assertRaisesRegex(nonet.Error, "^puzzle 7, counted from 0: 12 is not a digit") as raised:
                nonet.solve_many(array)
            self.assertEqual(len(raised.exception.answers.solutions), 7)

    def test_a_number_that_fits_no_byte_is_named(self):
        array = numpy.zeros((2, 81), dtype=int)
        array[1, 5] = 260
        with self.assertRaisesRegex(nonet.Error, "^puzzle 1, counted from 0: 260 is not a digit, or 0 for a blank"):
            nonet.solve_many(array)


class Streams(unittest.TestCase):
    def test_answers_before_an_error_come_first_and_the_stream_goes_on_behind_it(self):
        answers = nonet.solve_many(iter([*PUZZLES[:3], BAD, PUZZLES[4], None, PUZZLES[6]]))
        told = []
        for _ in range(3):
            try:
                for answer in answers:
                    told.append(answer.solution)
            except nonet.Error as error:
                told.append(error.index)
        self.assertEqual(told, [*SOLUTIONS[:3], 3, SOLUTIONS[4], 5, SOLUTIONS[6]])
        self.assertEqual(list(answers), [])

    def test_the_place_is_that_of_the_line_whatever_was_passed_over(self):
        lines = ["# title", EASY, "", BAD, "#", "  ", None, EASY, "# end"]
        many = 5000 * [EASY, "# remark"] + lines
        for errors in ("coerce", "skip"):
            for given, before in ((lines, 0), (many, 10000)):
                answers = nonet.solve_many(iter(given), errors=errors)
                solutions = [answer.solution for answer in answers]
                self.assertEqual([problem.index for problem in answers.problems], [before + 3, before + 6])
                none = 2 * [None] if errors == "coerce" else []
                self.assertEqual(solutions[before // 2:], [SOLUTION, *none, SOLUTION])

    def test_a_coerced_answer_says_why(self):
        for ask in (nonet.solve_many, nonet.rate_many):
            first, second = ask(iter([BAD, EASY]), errors="coerce")
            self.assertEqual((first.problem.index, first.problem.message), (0, REASON))
            self.assertIsNone(second.problem)
            self.assertEqual(len(first), len(second))

    def test_what_was_read_before_the_source_failed_is_answered(self):
        def lines():
            yield from PUZZLES[:5]
            raise OSError("the disk is gone")

        told = []
        with self.assertRaisesRegex(OSError, "the disk is gone"):
            for answer in nonet.solve_many(lines()):
                told.append(answer.solution)
        self.assertEqual(told, SOLUTIONS[:5])

    def test_any_mixture_gives_the_same_as_a_list(self):
        chance = random.Random(2)
        for _ in range(20):
            items, _ = mixed(chance, chance.randrange(60))
            items = [item for item in items if item != ""]
            for errors in ("coerce", "skip"):
                solved = nonet.solve_many(items, errors=errors)
                answers = nonet.solve_many(iter(items), errors=errors)
                self.assertEqual([tuple(answer) for answer in answers], list(zip(*solved)))
                self.assertEqual([problem[:2] for problem in answers.problems],
                                 [problem[:2] for problem in solved.problems])


class RatingsAndPaths(unittest.TestCase):
    def test_ratings_are_those_of_rate_in_any_number_of_threads(self):
        few = PUZZLES[:12]
        for threads in (1, 3, None):
            self.assertEqual(nonet.rate_many(few, threads=threads), [nonet.rate(puzzle) for puzzle in few])
        self.assertEqual(list(nonet.rate_many(iter(few), "hodoku")), [nonet.rate(puzzle, "hodoku") for puzzle in few])

    def test_paths_are_those_of_explain_in_any_number_of_threads(self):
        few = [*PUZZLES[:5], KITE]
        told = [nonet.explain(puzzle, only=["singles", "chains"]).to_json() for puzzle in few]
        for threads in (1, 3):
            paths = nonet.explain_many(few, only=["singles", "chains"], threads=threads)
            self.assertEqual([path.to_json() for path in paths], told)
        paths = nonet.explain_many(iter([few[0], "# remark", *few[1:]]), only=["singles", "chains"])
        self.assertEqual([path.to_json() for path in paths], told)

    def test_what_has_no_rating_or_path_is_a_problem(self):
        twice = "55" + 79 * "."
        ratings = nonet.rate_many([EASY, 81 * ".", BAD, twice, None], "hodoku", errors="coerce")
        self.assertEqual([rating.level for rating in ratings], ["Easy", None, None, None, None])
        self.assertEqual([problem.index for problem in ratings.problems], [1, 2, 3, 4])
        self.assertIn("several solutions", ratings[1].problem.message)
        self.assertEqual(len(nonet.rate_many([EASY, BAD], "hodoku", errors="skip")), 1)
        paths = nonet.explain_many([EASY, BAD, twice, KITE], errors="coerce")
        self.assertEqual([path and path.solved for path in paths], [True, None, None, True])
        self.assertIn("5 stands twice in row 1", paths.problems[1].message)
        with self.assertRaisesRegex(nonet.Error, "^puzzle 1, counted from 0: ") as raised:
            nonet.explain_many([EASY, BAD])
        self.assertEqual([path.solved for path in raised.exception.answers], [True])

    def test_options_are_looked_at_before_the_first_puzzle(self):
        for call in (lambda: nonet.rate_many(iter([]), "sse"), lambda: nonet.explain_many([], policy="al"),
                     lambda: nonet.explain_many(iter([]), only="x-wnig"), lambda: nonet.rate_many([], time_limit=0)):
            with self.assertRaises(nonet.Error):
                call()
        for call in (nonet.solve_many, nonet.rate_many, nonet.explain_many):
            with self.assertRaisesRegex(TypeError, "takes many puzzles"):
                call(EASY)

    def test_an_array_is_many_puzzles(self):
        array = numpy.array([[int(cell) for cell in line.replace(".", "0")] for line in PUZZLES[:3]])
        self.assertEqual(nonet.rate_many(array, "hodoku"), nonet.rate_many(PUZZLES[:3], "hodoku"))


class Codes(unittest.TestCase):
    def test_every_error_has_a_code_of_the_list(self):
        self.assertEqual(nonet.CODES[0], "unreadable")
        grid = nonet.Grid(EASY)
        for call, code in ((lambda: nonet.Puzzle(BAD), "unreadable"), (lambda: nonet.hint(EASY, rung=9), "bad-option"),
                           (lambda: nonet.Puzzle(EASY, format="lien"), "bad-option"),
                           (lambda: nonet.rate(81 * "."), "refused"), (lambda: grid.place("r1c1", 5), "refused"),
                           (lambda: nonet.solve(EASY, limit=0), "bad-option"),
                           (lambda: nonet.generate(seed=-1), "bad-option")):
            with self.assertRaises(nonet.Error) as raised:
                call()
            self.assertEqual(raised.exception.code, code)
            self.assertIn(code, nonet.CODES)
            self.assertIsInstance(raised.exception, ValueError)


if __name__ == "__main__":
    unittest.main()
