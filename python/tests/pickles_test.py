"""A pickle is input: what comes back is what was kept, or is refused with a sentence; nothing crashes, and no
Step exists that is not proved."""

import itertools
import json
import pickle
import random
import unittest

import nonet
from support import EASY, KITE, SOLUTION, TWO_SOLUTIONS, generated, nonet as program

CLASSES = (nonet.Puzzle, nonet.Grid, nonet.Step, nonet.Path, nonet.Hint)


def state_of(thing):
    return thing.__reduce_ex__(4)[2]


def made_from(kind, state):
    thing = kind.__new__(kind)
    thing.__setstate__(state)
    return thing


def everything_about(thing):
    """Asks all that can be asked."""
    told = [str(thing), repr(thing)]
    for name in dir(type(thing)):
        if isinstance(getattr(type(thing), name), property):
            told.append(getattr(thing, name))
    if not isinstance(thing, (nonet.Puzzle, nonet.Grid)):
        told.append(json.loads(thing.to_json()))
    if isinstance(thing, nonet.Puzzle):
        told += [thing.write(format.name) for format in nonet.formats()]
    if isinstance(thing, nonet.Path):
        told += [everything_about(step) for step in thing]
    return told


def kept_things():
    struck = nonet.Grid(EASY)
    struck.place("r1c3", 4)
    struck.remove("r1c4", 2)
    wrong = nonet.Grid(EASY)
    wrong.place("r1c3", 1)
    candidates = nonet.Grid(nonet.Puzzle(nonet.Puzzle(KITE).write("pencilmarks")))
    paths = [nonet.explain(KITE), nonet.explain(KITE, policy="se"), nonet.explain(KITE, only=["singles", "chains"])]
    steps = [step for path in paths for step in path if step.inferences or step.deadly or step.houses]
    hints = [nonet.hint(KITE, rung=5), nonet.hint(wrong, rung=5), nonet.hint("55" + 79 * ".", rung=3),
             nonet.hint(SOLUTION)]
    return [struck.puzzle, nonet.Puzzle(EASY + " Monday"), struck, candidates, *steps, *paths, *hints]


# ---- states changed at random

LEAVES = (None, True, -1, 0, 1, 2, 9, 26, 27, 80, 81, 255, 256, 728, 729, 2**31 - 1, 2**31, 2**70, 1.5, "", ".", "r1c1<>5",
          "x-wing", EASY, "\ud800", b"", (), [], {})


class Changer:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def change(self, state):
        """The state with one thing changed, somewhere within."""
        if not isinstance(state, tuple) or not state or self.random.random() < 0.02:
            return self.other(state)
        at = self.random.randrange(len(state))
        how = self.random.random()
        if how < 0.06:
            return state[:at] + state[at + 1:]
        if how < 0.12:
            return state[:at] + (state[at],) + state[at:]
        if how < 0.16:
            other = self.random.randrange(len(state))
            return state[:at] + (state[other],) + state[at + 1:]
        return state[:at] + (self.change(state[at]),) + state[at + 1:]

    def other(self, leaf):
        if isinstance(leaf, int) and self.random.random() < 0.7:
            return max(0, leaf + self.random.choice((-9, -1, 1, 2, 9)))
        if isinstance(leaf, str) and leaf and self.random.random() < 0.7:
            at = self.random.randrange(len(leaf))
            return leaf[:at] + self.random.choice(".123456789rc<> x") + leaf[at + 1:]
        return self.random.choice(LEAVES)


class Forgeries(unittest.TestCase):
    def test_no_change_of_a_state_crashes_or_makes_a_step_that_is_not_proved(self):
        things = kept_things()
        changer = Changer(25)
        refused, taken = 0, 0
        for _, thing in zip(range(9000), itertools.cycle(things)):
            state = state_of(thing)
            for _ in range(changer.random.choice((1, 1, 1, 2, 5))):
                state = changer.change(state)
            try:
                again = made_from(type(thing), state)
            except nonet.Error as error:
                self.assertTrue(str(error))
                refused += 1
                continue
            taken += 1
            everything_about(again)
            steps = {nonet.Step: lambda: [again], nonet.Path: lambda: list(again)}.get(type(again), list)()
            for step in steps:
                self.assertTrue(step.proved)
                self.assertTrue(json.loads(step.to_json())["proved"])
        self.assertGreater(refused, 1000)
        self.assertGreater(taken, 300)

    def test_what_is_taken_the_program_proves_too(self):
        changer = Changer(402736)
        path = nonet.explain(KITE)
        taken = 0
        for _ in range(3000):
            try:
                again = made_from(nonet.Path, changer.change(state_of(path)))
            except nonet.Error:
                continue
            if again.to_json() != path.to_json() and len(again):
                taken += 1
                self.assertTrue(program("prove", text=again.to_json()).startswith("Proved"))
        self.assertGreater(taken, 5)

    def test_a_deadly_step_on_a_puzzle_with_two_solutions_is_refused(self):
        for state in itertools.islice(deadly_states(), 5):
            with self.assertRaisesRegex(nonet.Error, "assumes that the puzzle has one solution") as raised:
                made_from(nonet.Step, state)
            self.assertEqual(raised.exception.code, "refused")

    def test_a_step_of_another_puzzle_is_refused(self):
        form, (_, step) = state_of(nonet.explain(KITE)[10])
        for other in (EASY, TWO_SOLUTIONS, 81 * "."):
            with self.assertRaisesRegex(nonet.Error, "this step is not proved"):
                made_from(nonet.Step, (form, (state_of(nonet.Grid(other))[1], step)))

    def test_a_step_from_a_state_that_contradicts_its_puzzle_is_refused(self):
        step = next(step for step in nonet.explain(EASY) if step.technique == "hidden-single")
        form, (_, parts) = state_of(step)
        wrong = step.before
        (cell, digit), = step.placements
        other = next((place, n) for place in wrong.open if place != cell for n in wrong.candidates(place)
                     if SOLUTION[9 * (int(place[1]) - 1) + int(place[3]) - 1] != str(n))
        wrong.place(*other)
        if digit not in wrong.candidates(cell):
            self.skipTest("the wrong digit took the step away")
        with self.assertRaisesRegex(nonet.Error, "contradicts the puzzle|not proved"):
            made_from(nonet.Step, (form, (state_of(wrong)[1], parts)))

    def test_what_says_nothing_or_the_same_again_is_refused(self):
        path = nonet.explain(EASY)
        form, (start, steps, stopped) = state_of(path)
        with self.assertRaisesRegex(nonet.Error, "not proved"):
            made_from(nonet.Path, (form, (start, steps[:1] + steps[:1], stopped)))
        self.assertEqual(len(made_from(nonet.Path, (form, (start, steps[:5], stopped)))), 5)

    def test_the_form_of_another_version_is_refused_as_such(self):
        for kind, state in ((nonet.Step, (((EASY, 81 * ".", (), "", "", (), "", ()), ("naked-single", (0, 0))))),
                            (nonet.Grid, (99, ())), (nonet.Path, None), (nonet.Puzzle, "x")):
            with self.assertRaisesRegex(nonet.Error, "another version of nonet|nothing that nonet has pickled"):
                made_from(kind, state)

    def test_what_was_never_filled_is_refused_and_no_crash(self):
        for kind in CLASSES:
            # A pickle that ends before the state.
            empty = pickle.loads(f"cnonet\n{kind.__name__}\n)\x81.".encode("latin-1"))
            self.assertIs(type(empty), kind)
            for name in dir(kind):
                if isinstance(getattr(kind, name), property):
                    with self.assertRaisesRegex(TypeError, "never filled"):
                        getattr(empty, name)
        for call in (nonet.solve, nonet.explain, nonet.hint, nonet.rate, nonet.Grid,
                     lambda puzzle: nonet.solve_many([puzzle]), lambda puzzle: nonet.rate_many([puzzle])):
            for kind in (nonet.Puzzle, nonet.Grid):
                with self.assertRaisesRegex(TypeError, "never filled"):
                    call(kind.__new__(kind))
        with self.assertRaisesRegex(TypeError, "never filled"):
            nonet.Grid().take(nonet.Step.__new__(nonet.Step))

    def test_a_state_is_set_once(self):
        step = nonet.explain(KITE)[3]
        before = step.to_json()
        step.__setstate__(state_of(nonet.explain(EASY)[0]))
        self.assertEqual(step.to_json(), before)


def deadly_states():
    """Steps that say that a corner of a rectangle is neither of two digits, because there would be two solutions:
    which there are. Everything but that is right about them."""
    chance = random.Random(7)
    form = state_of(nonet.Grid())[0]
    for made in nonet.generate(seed=25):
        for corners in rectangles(made.solution):
            digits = sorted({made.solution[cell] for cell in corners})
            for _ in range(20):
                opened = set(corners) | set(chance.sample(range(81), 30))
                givens = "".join("." if cell in opened else digit for cell, digit in enumerate(made.solution))
                grid = nonet.Grid(givens)
                left = [grid.candidates(divmod_cell(cell)) for cell in corners]
                pair = [int(digit) for digit in digits]
                if left[:3] == 3 * [pair] and len(left[3]) > 2 and nonet.count(givens) == 2:
                    keys = [corners[3] * 9 + digit - 1 for digit in pair]
                    bits = sum(1 << digit - 1 for digit in pair)
                    deadly = [number for cell in corners for number in (cell, bits)]
                    numbers = (0, 0, 2, *keys, 0, 0, 4, *deadly, 0, 0, 0, 0)
                    yield form, (state_of(grid)[1], ("unique-rectangle-1", numbers))
                    break


def divmod_cell(cell):
    row, column = divmod(cell, 9)
    return row + 1, column + 1


def rectangles(solution):
    """Two digits crosswise in two rows, two columns and two boxes."""
    for top, bottom in itertools.combinations(range(9), 2):
        for left, right in itertools.combinations(range(9), 2):
            corners = (top * 9 + left, top * 9 + right, bottom * 9 + left, bottom * 9 + right)
            boxes = {(cell // 27, cell % 9 // 3) for cell in corners}
            values = [solution[cell] for cell in corners]
            if len(boxes) == 2 and values[0] == values[3] and values[1] == values[2]:
                yield corners


class ComingBack(unittest.TestCase):
    def test_everything_is_the_same_when_it_comes_back(self):
        for thing in kept_things():
            again = pickle.loads(pickle.dumps(thing))
            self.assertEqual(everything_about(again), everything_about(thing))

    def test_paths_of_every_policy_and_of_hard_techniques_come_back(self):
        techniques = set()
        for puzzle in generated(4, "--seed", "25", "--level", "extreme"):
            for policy, only in (("all", None), ("hodoku", None), ("se", None), ("all", ["singles", "chains", "last-resorts"])):
                path = nonet.explain(puzzle, policy, only=only, time_limit=10)
                self.assertEqual(pickle.loads(pickle.dumps(path)).to_json(), path.to_json())
                techniques |= {step.technique for step in path}
        self.assertGreater(len(techniques), 20)

    def test_a_grid_keeps_what_its_puzzle_began_with(self):
        chance = random.Random(11)
        sukaku = nonet.Puzzle(nonet.Puzzle(KITE).write("pencilmarks"))
        for start in 10 * [nonet.Grid(), nonet.Grid(EASY), nonet.Grid(KITE), nonet.Grid(sukaku)]:
            grid = start.copy()
            for _ in range(chance.randrange(40)):
                if not (cells := [cell for cell in grid.open if grid.candidates(cell)]):
                    break
                cell = chance.choice(cells)
                act = grid.place if chance.random() < 0.3 else grid.remove
                act(cell, chance.choice(grid.candidates(cell)))
            self.assertEqual(pickle.loads(pickle.dumps(grid)), grid)

    def test_errors_come_back_with_their_code_and_place(self):
        with self.assertRaises(nonet.Error) as raised:
            nonet.solve_many([EASY, "53..7....6..x95"])
        again = pickle.loads(pickle.dumps(raised.exception))
        self.assertEqual((type(again), str(again), again.code, again.line, again.column, again.index, again.answers),
                         (nonet.Error, str(raised.exception), "unreadable", 1, 13, 1, ([SOLUTION], [1])))


if __name__ == "__main__":
    unittest.main()
