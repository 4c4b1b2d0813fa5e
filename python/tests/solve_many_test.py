"""Many puzzles: lists, arrays and streams, in one thread and in several."""

import itertools
import unittest

import numpy

import nonet
from support import EASY, SOLUTION, TWO_SOLUTIONS, generated, nonet as program

PUZZLES = generated(3000, "--seed", "5")
SOLUTIONS = program("solve", "--format=1.", text="\n".join(PUZZLES)).split()
ARRAY = numpy.frombuffer("".join(PUZZLES).replace(".", "0").encode(), dtype=numpy.uint8).reshape(-1, 81) - 48


class Lists(unittest.TestCase):
    def test_solutions_come_in_the_order_of_the_puzzles_with_any_number_of_threads(self):
        for threads in (1, 2, 5, None):
            solutions, counts = nonet.solve_many(PUZZLES, threads=threads)
            self.assertEqual(solutions, SOLUTIONS)
            self.assertEqual(counts, len(PUZZLES) * [1])

    def test_a_puzzle_may_have_several_solutions_or_none(self):
        twice = "55" + 79 * "."
        solutions, counts = nonet.solve_many([TWO_SOLUTIONS, twice, EASY], limit=10)
        self.assertEqual(counts, [2, 0, 1])
        self.assertEqual(solutions[1:], [None, SOLUTION])
        self.assertEqual(nonet.solve(solutions[0]).count, 1)

    def test_any_text_will_do_and_puzzles_that_were_read(self):
        grid = "\n".join(EASY[i : i + 9] for i in range(0, 81, 9))
        state = nonet.Grid(TWO_SOLUTIONS)
        state.remove("r1c7", 1)
        solutions, counts = nonet.solve_many([EASY + "\n", grid, nonet.Puzzle(grid), state.puzzle])
        self.assertEqual(solutions[:3], 3 * [SOLUTION])
        self.assertEqual(counts, [1, 1, 1, 1])

    def test_the_first_text_that_is_no_puzzle_is_named(self):
        puzzles = list(PUZZLES)
        puzzles[2500] = puzzles[1234] = "no puzzle"
        with self.assertRaisesRegex(ValueError, "^puzzle 1234, counted from 0: line 1"):
            nonet.solve_many(puzzles, threads=1)

    def test_nothing_in_nothing_out(self):
        self.assertEqual(nonet.solve_many([]), ([], []))

    def test_what_is_not_many_puzzles_is_refused(self):
        for wrong in (EASY, [EASY, 5], [None]):
            with self.assertRaises(TypeError):
                nonet.solve_many(wrong)
        with self.assertRaisesRegex(ValueError, "threads"):
            nonet.solve_many([EASY], threads=0)
        with self.assertRaisesRegex(ValueError, "limit"):
            nonet.solve_many([EASY], limit=0)


class Arrays(unittest.TestCase):
    def test_an_array_becomes_an_array_of_the_same_shape_and_counts(self):
        for array in (ARRAY, ARRAY.reshape(-1, 9, 9), ARRAY.astype(numpy.int64)):
            solutions, counts = nonet.solve_many(array, threads=2)
            self.assertEqual(solutions.shape, array.shape)
            self.assertEqual(solutions.dtype, numpy.uint8)
            self.assertEqual("".join(map(str, solutions.ravel())), "".join(SOLUTIONS))
            self.assertTrue((counts == 1).all())

    def test_an_array_that_does_not_lie_in_one_piece_is_copied(self):
        solutions, _ = nonet.solve_many(ARRAY[::3])
        self.assertEqual("".join(map(str, solutions[1])), SOLUTIONS[3])

    def test_where_there_is_no_solution_there_are_noughts(self):
        array = numpy.ones((2, 81), dtype=numpy.uint8)
        solutions, counts = nonet.solve_many(array)
        self.assertFalse(solutions.any())
        self.assertEqual(counts.tolist(), [0, 0])

    def test_what_is_no_digit_is_refused(self):
        wrong = ARRAY.copy()
        wrong[7, 3] = 12
        with self.assertRaisesRegex(ValueError, "^puzzle 7, counted from 0: 12 is not a digit"):
            nonet.solve_many(wrong)
        with self.assertRaisesRegex(ValueError, "^puzzle 0, counted from 0: -1 is not a digit, or 0 for a blank"):
            nonet.solve_many(ARRAY.astype(int) - 1)
        with self.assertRaisesRegex(ValueError, "shape"):
            nonet.solve_many(ARRAY[:, :80])
        with self.assertRaisesRegex(ValueError, "holds whole numbers, not float64; astype"):
            nonet.solve_many(ARRAY.astype(float))
        with self.assertRaisesRegex(ValueError, r"not \(9, 9\); solve takes one"):
            nonet.solve_many(ARRAY[0].reshape(9, 9))

    def test_one_array_is_one_puzzle(self):
        for one in (ARRAY[0], ARRAY[0].reshape(9, 9), ARRAY[0].astype(numpy.int64)):
            self.assertEqual(nonet.solve(one).solution, SOLUTIONS[0])

    def test_an_array_of_texts_is_a_list(self):
        self.assertEqual(nonet.solve_many(numpy.array(PUZZLES[:5]))[0], SOLUTIONS[:5])


class Streams(unittest.TestCase):
    def test_a_stream_is_read_as_its_answers_are_asked_for(self):
        read = []

        def lines():
            for puzzle in itertools.cycle(PUZZLES):
                read.append(puzzle)
                yield puzzle + "\n"

        answers = nonet.solve_many(lines())
        self.assertEqual(read, [])
        self.assertEqual(next(answers), (SOLUTIONS[0], 1))
        first = len(read)
        self.assertGreater(first, 0)
        self.assertEqual([answer.solution for answer in itertools.islice(answers, first)],
                         list(itertools.islice(itertools.cycle(SOLUTIONS), 1, first + 1)))
        self.assertEqual(len(read), 2 * first)

    def test_the_first_text_that_is_no_puzzle_is_named(self):
        answers = nonet.solve_many(itertools.chain(PUZZLES, PUZZLES, ["no puzzle"]))
        with self.assertRaisesRegex(ValueError, f"^puzzle {2 * len(PUZZLES)}, counted from 0: line 1"):
            for _ in answers:
                pass

    def test_empty_lines_and_remarks_are_passed_over(self):
        lines = ["# title\n", EASY + "\n", "\n", "", "  # more", EASY]
        self.assertEqual(list(nonet.solve_many(iter(lines))), [(SOLUTION, 1), (SOLUTION, 1)])


if __name__ == "__main__":
    unittest.main()
