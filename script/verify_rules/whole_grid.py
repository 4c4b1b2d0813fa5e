"""Rules of the whole grid: diagonals, windows, chess, neighbours."""
import itertools

from .model import Constraint, every_class, kind, pair, third


@kind("diagonals")
def diagonals(rule, puzzle):
    which = rule.word("which", ("\\", "/", "both"))
    side = puzzle.shape.rows
    if side != puzzle.shape.columns:
        raise rule.wrong("which")
    if which != "/":
        puzzle.differ(10 * i for i in range(side))
    if which != "\\":
        puzzle.differ(9 * i + side - 1 - i for i in range(side))
    return ()


@kind("windoku")
def windoku(rule, puzzle):
    shape = puzzle.shape
    high, wide = shape.box(max(shape.rows, shape.columns)) or (0, 0)
    if not high:
        raise rule.wrong("kind")
    for row, column in itertools.product(range(1, shape.rows - high + 1, high + 1),
                                         range(1, shape.columns - wide + 1, wide + 1)):
        puzzle.differ([9 * (row + i) + column + j for i in range(high) for j in range(wide)])
    return ()


@kind("antiknight")
def antiknight(rule, puzzle):
    puzzle.bonds += puzzle.shape.pairs_apart((1, 2), (2, 1), (1, -2), (2, -1))
    return ()


@kind("antiking")
def antiking(rule, puzzle):
    puzzle.bonds += puzzle.shape.pairs_apart((0, 1), (1, 0), (1, 1), (1, -1))
    return ()


@kind("disjoint")
def disjoint(rule, puzzle):
    rows, columns = puzzle.shape.rows, puzzle.shape.columns
    high, wide = rule.numbers("box") if rule.has("box") and len(rule.list("box")) == 2 else (
        puzzle.shape.box(max(rows, columns)) or (0, 0))
    if rule.has("box") and len(rule.list("box")) != 2 or min(high, wide) < 1 or rows % high or columns % wide:
        raise rule.wrong("box")
    for row, column in itertools.product(range(high), range(wide)):
        puzzle.differ([9 * i + j for i in range(row, rows, high) for j in range(column, columns, wide)])
    return ()


@kind("nonconsecutive")
def nonconsecutive(rule, puzzle):
    return (pair(a, b, lambda x, y: abs(x - y) != 1) for a, b in puzzle.shape.adjacent())


@kind("antitaxicab")
def antitaxicab(rule, puzzle):
    for a, b in itertools.combinations(puzzle.shape.cells, 2):
        far = abs(a // 9 - b // 9) + abs(a % 9 - b % 9)
        if far <= puzzle.shape.high:
            yield pair(a, b, lambda x, y, far=far: not x == y == far)


@kind("global-entropy")
def global_entropy(rule, puzzle):
    return (every_class(block, third) for block in puzzle.shape.blocks())


@kind("global-mod3")
def global_mod3(rule, puzzle):
    return (every_class(block, lambda digit: digit % 3) for block in puzzle.shape.blocks())


@kind("dutch-flatmates")
def dutch_flatmates(rule, puzzle):
    at = puzzle.shape.at
    for cell in puzzle.shape.cells:
        wanted = [(other, digit) for other, digit in
                  ((at(cell // 9 - 1, cell % 9), 1), (at(cell // 9 + 1, cell % 9), 9))
                  if other is not None]

        def step(state, position, digit, wanted=wanted):
            if position == 0:
                return digit != 5
            return state or digit == wanted[position - 1][1]
        yield Constraint([cell, *(other for other, _ in wanted)], False, step, bool)


def marked(puzzle, name):
    return {frozenset(rule.cells()) for rule in puzzle.rules if rule.kind == name}


@kind("kropki-negative")
def kropki_negative(rule, puzzle):
    white = rule.numbers("white") if rule.has("white") else [1]
    black = rule.numbers("black") if rule.has("black") else [2]
    dots = marked(puzzle, "kropki")

    def allows(x, y):
        return abs(x - y) not in white and not any(x == n * y or y == n * x for n in black)
    return (pair(a, b, allows) for a, b in puzzle.shape.adjacent() if {a, b} not in dots)


@kind("xv-negative")
def xv_negative(rule, puzzle):
    marks = marked(puzzle, "xv")
    return (pair(a, b, lambda x, y: x + y not in (5, 10)) for a, b in puzzle.shape.adjacent() if {a, b} not in marks)
