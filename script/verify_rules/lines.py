"""Lines: thermometers, arrows, whispers, renbans and the like."""
import itertools

from .model import (
    Constraint, all_of, different_in_windows, equal_pieces, kind, linear, neighbours_on, pair, subset, third)


@kind("thermo")
def thermo(rule, puzzle):
    slow = rule.flag("slow")
    yield neighbours_on(rule.cells(), lambda x, y: x < y or slow and x == y)


@kind("arrow")
def arrow(rule, puzzle):
    bulb, shaft = rule.cells("bulb"), rule.cells("shaft")
    if len(bulb) > 5:
        raise rule.wrong("bulb")
    weights = [-10 ** place for place in reversed(range(len(bulb)))]
    yield linear(bulb + shaft, weights + [1] * len(shaft), 0)


@kind("double-arrow")
def double_arrow(rule, puzzle):
    cells = rule.cells()
    weights = [-1] + [1] * (len(cells) - 2) + [-1] if len(cells) > 1 else [-2]
    yield linear(cells, weights, 0)


@kind("palindrome")
def palindrome(rule, puzzle):
    cells = rule.cells()
    for a, b in zip(cells[:len(cells) // 2], reversed(cells)):
        yield pair(a, b, lambda x, y: x == y)


@kind("whisper")
def whisper(rule, puzzle):
    difference = rule.number("difference")
    yield neighbours_on(rule.cells(), lambda x, y: abs(x - y) >= difference)


@kind("renban")
def renban(rule, puzzle):
    cells = rule.cells()
    if len(cells) > len(puzzle.shape.digits):
        raise rule.wrong("cells")
    puzzle.differ(cells)

    def step(state, position, digit):
        low, high = min(state[0], digit), max(state[1], digit)
        return (low, high) if high - low < len(cells) else None
    yield Constraint(cells, (10, -1), step, lambda state: state[1] - state[0] == len(cells) - 1)


@kind("between")
def between(rule, puzzle):
    cells = rule.cells()

    def step(state, position, digit):
        if position == 0:
            return digit, 10, 0
        end, low, high = state
        if position < len(cells) - 1:
            return end, min(low, digit), max(high, digit)
        return state if min(end, digit) < low and high < max(end, digit) else None
    if len(cells) > 2:
        yield Constraint(cells, None, step)


@kind("lockout")
def lockout(rule, puzzle):
    cells, difference = rule.cells(), rule.number("difference")

    def step(state, position, digit):
        if position == 0:
            return digit, 0
        end, inner = state
        if position < len(cells) - 1:
            return end, inner | 1 << digit
        low, high = sorted((end, digit))
        return state if high - low >= difference and not any(
            inner >> held & 1 for held in range(low, high + 1)) else None
    yield Constraint(cells, None, step)


@kind("region-sum")
def region_sum(rule, puzzle):
    pieces = [list(piece) for _, piece in itertools.groupby(rule.cells(), lambda cell: puzzle.regions[cell])]
    if len(pieces) > 1:
        yield equal_pieces(pieces)


@kind("entropic")
def entropic(rule, puzzle):
    yield from all_of(rule.cells(), puzzle.shape.mask(range(1, 10)), puzzle.shape)
    yield different_in_windows(rule.cells(), 3, third)


@kind("modular")
def modular(rule, puzzle):
    modulus = rule.number("modulus")
    if modulus < 1 or min(modulus, len(rule.cells())) > 12:
        raise rule.wrong("modulus")
    yield different_in_windows(rule.cells(), modulus, lambda digit: digit % modulus)


@kind("zipper")
def zipper(rule, puzzle):
    cells = rule.cells()
    half = len(cells) // 2
    pairs = [(cells[i], cells[-1 - i]) for i in range(half)]
    if len(cells) % 2:
        yield equal_pieces([[cells[half]], *pairs])
    else:
        yield equal_pieces(pairs)


@kind("sum-line")
def sum_line(rule, puzzle):
    total = rule.number("sum")
    if total < 1 or total > 1000:
        raise rule.wrong("sum")

    def moves(state, position, digit):
        behind_last_cut, so_far = state
        so_far += digit
        if so_far <= total:
            yield behind_last_cut, so_far % total
    starts = range(total) if rule.flag("loop") else (0,)
    yield subset(rule.cells(), [(behind, behind) for behind in starts], moves,
                 lambda state: state[0] == state[1])


@kind("value-indexing")
def value_indexing(rule, puzzle):
    cells = rule.cells()

    def step(state, position, digit):
        if position == 0:
            return digit, None
        if position == 1:
            return (state[0], digit) if 1 <= digit <= len(cells) - 2 else None
        return state if position != state[1] + 1 or digit == state[0] else None
    yield Constraint(cells, None, step)
