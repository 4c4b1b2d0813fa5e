"""Marks on and between cells, clues beside the grid, and rules of which one holds."""
import itertools

from .cages import between_extremes
from .model import Choice, Constraint, Meaning, all_of, kind, pair


@kind("kropki")
def kropki(rule, puzzle):
    first, second = rule.cells(count=2)
    if rule.word("colour", ("white", "black")) == "white":
        apart = rule.number("value") if rule.has("value") else 1
        yield pair(first, second, lambda x, y: abs(x - y) == apart)
    else:
        times = rule.number("value") if rule.has("value") else 2
        yield pair(first, second, lambda x, y: x == times * y or y == times * x)


@kind("xv")
def xv(rule, puzzle):
    first, second = rule.cells(count=2)
    total = rule.number("value")
    yield pair(first, second, lambda x, y: x + y == total)


@kind("greater")
def greater(rule, puzzle):
    first, second = rule.cells(count=2)
    yield pair(first, second, lambda x, y: x > y)


@kind("odd", "even", "allowed")
def allowed(rule, puzzle):
    digits = {"odd": (1, 3, 5, 7, 9), "even": (0, 2, 4, 6, 8)}.get(rule.kind)
    mask = puzzle.shape.mask(rule.digits("digits") if digits is None else digits)
    for cell in rule.cells():
        puzzle.start[cell] &= mask
    yield from all_of(rule.cells(), mask, puzzle.shape)


@kind("minimum", "maximum")
def extreme(rule, puzzle):
    cells = rule.cells()
    for cell in dict.fromkeys(cells):
        for other in puzzle.shape.beside(cell):
            if other not in cells:
                yield pair(cell, other, (lambda x, y: x < y) if rule.kind == "minimum" else (lambda x, y: x > y))


@kind("same")
def same(rule, puzzle):
    for a, b in itertools.pairwise(rule.cells()):
        yield pair(a, b, lambda x, y: x == y)


@kind("clone")
def clone(rule, puzzle):
    cells = rule.cells()
    for a, b in zip(cells, rule.cells("copy", count=len(cells))):
        yield pair(a, b, lambda x, y: x == y)


@kind("same-sets")
def same_sets(rule, puzzle):
    for one, other in itertools.pairwise(rule.sets()):
        if len(one) != len(other) or len(one) > 15:
            raise rule.wrong("sets")

        def step(state, position, digit, half=len(one)):
            held = state[digit] + (1 if position < half else -1)
            return state[:digit] + (held,) + state[digit + 1:] if held >= 0 else None
        yield Constraint(one + other, (0,) * 10, step, lambda state: not any(state))


@kind("indexer")
def indexer(rule, puzzle):
    by_column = rule.word("type", ("column", "row")) == "column"
    for cell in rule.cells():
        row, column = divmod(cell, 9)
        own = (column if by_column else row) + 1
        line = puzzle.shape.row(row) if by_column else puzzle.shape.column(column)
        yield from all_of([cell], puzzle.shape.mask(range(1, len(line) + 1)), puzzle.shape)
        for value, other in enumerate(line, 1):
            if other != cell:
                # Both ways: were it said there and not here, another cell of the line would say it too.
                yield pair(cell, other, lambda x, y, value=value, own=own: (x == value) == (y == own))


@kind("sandwich")
def sandwich(rule, puzzle):
    yield between_extremes(rule.line(sided=False), rule.number("sum"), [(puzzle.shape.low, puzzle.shape.high)])


@kind("x-sum")
def x_sum(rule, puzzle):
    total = rule.number("value")

    def step(state, position, digit):
        left, wanted = (digit, total) if position == 0 else state
        if left:
            left, wanted = left - 1, wanted - digit
        return (left, wanted) if wanted >= 0 and (left or not wanted) else None
    yield Constraint(rule.line(), None, step, lambda state: state == (0, 0))


@kind("skyscraper")
def skyscraper(rule, puzzle):
    seen = rule.number("value")

    def step(state, position, digit):
        highest, so_far = state
        if digit > highest:
            highest, so_far = digit, so_far + 1
        return (highest, so_far) if so_far <= seen else None
    yield Constraint(rule.line(), (0, 0), step, lambda state: state[1] == seen)


@kind("hidden-skyscraper")
def hidden_skyscraper(rule, puzzle):
    hidden = rule.number("value")

    def step(state, position, digit):
        if state == "seen" or digit > state:
            return state if state == "seen" else digit
        return state if digit == state else "seen" if digit == hidden else None
    yield Constraint(rule.line(), 0, step, lambda state: state == "seen")


@kind("numbered-room")
def numbered_room(rule, puzzle):
    held = rule.number("value")

    line = rule.line()

    def step(state, position, digit):
        state = digit if position == 0 else state
        if not 1 <= state <= len(line):
            return None
        return state if position != state - 1 or digit == held else None
    yield Constraint(line, None, step)


@kind("any-of")
def any_of(rule, puzzle):
    yield Choice([Meaning(branch, puzzle.regions, puzzle.shape, puzzle.limits, puzzle.depth + 1)
                  for branch in rule.list("branches")])
