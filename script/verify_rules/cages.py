"""Cages, regions, sums and counts."""
import itertools

from .model import Constraint, counting, equal_pieces, kind, linear, subset


@kind("cage")
def cage(rule, puzzle):
    cells = rule.cells()
    count = len(cells)
    digits = puzzle.shape.digits
    least, most = digits[0] * count, digits[-1] * count
    if not rule.flag("repeats"):
        if count > len(digits):
            raise rule.wrong("cells")
        puzzle.differ(cells)
        least, most = sum(digits[:count]), sum(digits[-count:])
    if rule.has("sum"):
        # Where it is one of several it may be what can't be.
        if not puzzle.depth and not least <= rule.number("sum") <= most:
            raise rule.wrong("sum")
        yield linear(cells, [1] * count, rule.number("sum"))


@kind("region")
def region(rule, puzzle):
    puzzle.differ(rule.cells())
    return ()


@kind("sum", "little-killer")
def weighted_sum(rule, puzzle):
    cells = rule.cells()
    weights = [1] * len(cells)
    if rule.kind == "sum" and rule.has("coefficients"):
        weights = rule.numbers("coefficients")
    if len(weights) != len(cells):
        raise rule.wrong("coefficients")
    yield linear(cells, weights, rule.number("sum"))


@kind("equal-sum")
def equal_sum(rule, puzzle):
    yield equal_pieces(rule.sets())


@kind("rellik")
def rellik(rule, puzzle):
    total = rule.number("sum")
    if not 0 <= total <= 62:
        raise rule.wrong("sum")
    puzzle.differ(rule.cells())

    def step(state, position, digit):
        state |= state << digit | 1 << digit  # the sums of all subsets so far, a bit each
        return state if not state >> total & 1 else None
    yield Constraint(rule.cells(), 0, step)


@kind("equality-cage")
def equality_cage(rule, puzzle):
    puzzle.differ(rule.cells())

    twice_middle = puzzle.shape.low + puzzle.shape.high

    def step(state, position, digit):
        odd, low = state
        if 2 * digit == twice_middle:
            return None
        return odd + (1 if digit % 2 else -1), low + (1 if 2 * digit < twice_middle else -1)
    yield Constraint(rule.cells(), (0, 0), step, lambda state: state == (0, 0))


def between_extremes(cells, total, extremes):
    """For one of these pairs of a least and a greatest digit, the digits between the two sum to this."""
    def moves(state, position, digit):
        low, high, passed, so_far = state
        if low <= digit <= high:
            passed += digit in (low, high)
            so_far += digit if passed == 1 and low < digit < high else 0
            if passed <= 2 and so_far <= total:
                yield low, high, passed, so_far
    return subset(cells, [(low, high, 0, 0) for low, high in extremes], moves,
                  lambda state: state[2:] == (2, total))


@kind("lunchbox")
def lunchbox(rule, puzzle):
    cells = rule.cells()
    puzzle.differ(cells)
    yield between_extremes(cells, rule.number("sum"), list(itertools.combinations(puzzle.shape.digits, 2)))


@kind("contains", "quadruple")
def contains(rule, puzzle):
    digits = rule.digits("digits")
    if len(digits) > len(rule.cells()):
        raise rule.wrong("digits")
    for digit in sorted(set(digits)):
        yield counting(rule.cells(), digit, digits.count(digit), 4096)


@kind("count")
def count(rule, puzzle):
    if rule.number("digit") not in puzzle.shape.digits:
        raise rule.wrong("digit")
    yield counting(rule.cells(), rule.number("digit"), rule.number("count"), rule.number("count"))


@kind("counting-circles")
def counting_circles(rule, puzzle):
    def step(state, position, digit):
        held = state[digit] + 1
        return state[:digit] + (held,) + state[digit + 1:] if held <= digit else None
    if len(rule.cells()) > 120:
        raise rule.wrong("cells")
    yield Constraint(rule.cells(), (0,) * 10, step,
                     lambda state: all(held in (0, digit) for digit, held in enumerate(state)))


@kind("count-distinct")
def count_distinct(rule, puzzle):
    def step(state, position, digit):
        return (digit, 0) if position == 0 else (state[0], state[1] | 1 << digit)
    first = rule.cell_list([rule.value.get("cell")], "cell")
    yield Constraint(first + rule.cells(), None, step, lambda state: state[1].bit_count() == state[0])
