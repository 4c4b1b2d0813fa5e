"""Rules of the whole grid: diagonals, windows, chess, neighbours."""
import itertools

from .model import Constraint, adjacent, at, blocks, every_class, kind, pair, pairs_apart, third


@kind("diagonals")
def diagonals(rule, puzzle):
    which = rule.word("which", ("\\", "/", "both"))
    if which != "/":
        puzzle.differ(range(0, 81, 10))
    if which != "\\":
        puzzle.differ(range(8, 80, 8))
    return ()


@kind("windoku")
def windoku(rule, puzzle):
    for row, column in itertools.product((1, 5), (1, 5)):
        puzzle.differ([9 * (row + i) + column + j for i in range(3) for j in range(3)])
    return ()


@kind("antiknight")
def antiknight(rule, puzzle):
    puzzle.bonds += pairs_apart((1, 2), (2, 1), (1, -2), (2, -1))
    return ()


@kind("antiking")
def antiking(rule, puzzle):
    puzzle.bonds += pairs_apart((0, 1), (1, 0), (1, 1), (1, -1))
    return ()


@kind("disjoint")
def disjoint(rule, puzzle):
    high, wide = rule.numbers("box") if rule.has("box") and len(rule.list("box")) == 2 else (3, 3)
    if rule.has("box") and (len(rule.list("box")) != 2 or high not in (1, 3, 9) or wide not in (1, 3, 9)):
        raise rule.wrong("box")
    for row, column in itertools.product(range(high), range(wide)):
        puzzle.differ([9 * i + j for i in range(row, 9, high) for j in range(column, 9, wide)])
    return ()


@kind("nonconsecutive")
def nonconsecutive(rule, puzzle):
    return (pair(a, b, lambda x, y: abs(x - y) != 1) for a, b in adjacent())


@kind("antitaxicab")
def antitaxicab(rule, puzzle):
    for a, b in itertools.combinations(range(81), 2):
        far = abs(a // 9 - b // 9) + abs(a % 9 - b % 9)
        if far <= 9:
            yield pair(a, b, lambda x, y, far=far: not x == y == far)


@kind("global-entropy")
def global_entropy(rule, puzzle):
    return (every_class(block, third) for block in blocks())


@kind("global-mod3")
def global_mod3(rule, puzzle):
    return (every_class(block, lambda digit: digit % 3) for block in blocks())


@kind("dutch-flatmates")
def dutch_flatmates(rule, puzzle):
    for cell in range(81):
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
    return (pair(a, b, allows) for a, b in adjacent() if {a, b} not in dots)


@kind("xv-negative")
def xv_negative(rule, puzzle):
    marks = marked(puzzle, "xv")
    return (pair(a, b, lambda x, y: x + y not in (5, 10)) for a, b in adjacent() if {a, b} not in marks)
