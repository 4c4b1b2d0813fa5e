"""What the rules of a variant mean to the second checker (verify-independently): each kind is said once
more, in as few words as it takes, and nothing here is of nonet's.

A puzzle with rules is, to a checker, four things:

  groups       cells that are all different: rows, columns, regions, and what rules add
  bonds        pairs of cells that are different (anti-chess)
  constraints  what a rule says beyond that: cells in order, and a machine that reads their digits one
               by one. `step(state, position, digit)` is the state behind a digit, None if none is,
               `accepts(state)` whether all of it is well
  choices      any-of: lists of all this, of which one holds

`fillings` says which digits the cells of a constraint may still hold: those of some filling, in which
cells that see each other hold different digits and the machine accepts.
"""
import itertools
import re

CELLS = [f"r{row}c{column}" for row in range(1, 10) for column in range(1, 10)]
INDEX = {name: cell for cell, name in enumerate(CELLS)}
DIGITS = range(1, 10)
ANY = 0x1FF
IN_MASK = [[digit for digit in DIGITS if mask >> digit - 1 & 1] for mask in range(ANY + 1)]

MOST_RULES = 4096
MOST_BRANCHES = 4096  # of all any-of together
MOST_STATES = 20_000  # of an automaton or a pattern
LARGEST = 1_000_000  # a number in a rule


class Unreadable(Exception):
    """This is not the JSON of a path."""


class Refused(Exception):
    """The path does not hold."""


class Undecided(Exception):
    """Neither is known: the search was given up."""


class Number:
    """A number as it is written."""

    def __init__(self, text):
        self.text = text


class Constraint:
    """What a rule says of some cells. `linear`: a pair of weights and their total, if it is a sum."""

    def __init__(self, cells, start, step, accepts=lambda state: True, linear=None):
        self.cells, self.start, self.step, self.accepts = tuple(cells), start, step, accepts
        self.linear = linear

    def obeyed_by(self, board):
        state = self.start
        for position, cell in enumerate(self.cells):
            state = self.step(state, position, board[cell])
            if state is None:
                return False
        return self.accepts(state)


def linear(cells, weights, total):
    return Constraint(cells, 0, lambda state, position, digit: state + weights[position] * digit,
                      lambda state: state == total, (tuple(weights), total))


def pair(first, second, allows):
    """`allows(a, b)` says whether the two cells may hold a and b."""
    def step(state, position, digit):
        if position == 0:
            return digit
        return state if allows(state, digit) else None
    return Constraint((first, second), None, step)


def neighbours_on(cells, allows):
    """Each digit beside the one before it."""
    def step(state, position, digit):
        return digit if position == 0 or allows(state, digit) else None
    return Constraint(cells, 0, step)


def counting(cells, digit, least, most):
    def step(state, position, held):
        state += held == digit
        return state if state <= most else None
    return Constraint(cells, 0, step, lambda state: state >= least)


def equal_pieces(pieces):
    """The digits of all pieces have one sum. A state: that sum, once it is known, and the sum so far."""
    ends = {end - 1 for end in itertools.accumulate(map(len, pieces))}

    def step(state, position, digit):
        whole, so_far = state
        so_far += digit
        if whole is not None and so_far > whole:
            return None
        if position not in ends:
            return whole, so_far
        return (so_far, 0) if whole in (None, so_far) else None
    return Constraint(itertools.chain(*pieces), (None, 0), step)


def different_in_windows(cells, width, class_of):
    """Any `width` neighbours are of different classes."""
    def step(state, position, digit):
        own = class_of(digit)
        return (state + (own,))[-(width - 1):] if own not in state else None
    if width < 2:
        return Constraint(cells, (), lambda state, position, digit: state)
    return Constraint(cells, (), step)


def subset(cells, starts, moves, accepted):
    """A machine with several ways: a state is the set of states that it may be in."""
    def step(state, position, digit):
        return frozenset(to for one in state for to in moves(one, position, digit)) or None
    return Constraint(cells, frozenset(starts), step,
                      lambda state: any(accepted(one) for one in state))


# How a rule is read: whatever is not as KINDS has it ends here.


class Rule:
    def __init__(self, value):
        if not isinstance(value, dict) or not isinstance(value.get("kind"), str):
            raise Unreadable("a rule is an object with a kind")
        self.value, self.kind = value, value["kind"]
        repeated = len(getattr(value, "keys_written", value)) > len(value)
        if repeated or self.kind not in KINDS:
            raise Unreadable(f"the rule {ascii(self.kind):.40} is not known, or has a member twice")

    def wrong(self, key):
        return Unreadable(f'"{key}" of the rule {ascii(self.kind):.40} is not what it should be')

    def has(self, key):
        return self.value.get(key) is not None

    def number(self, key):
        return whole(self.value.get(key), self.wrong(key))

    def numbers(self, key):
        return [whole(value, self.wrong(key)) for value in self.list(key)]

    def digits(self, key):
        digits = self.numbers(key)
        if not all(digit in DIGITS for digit in digits):
            raise self.wrong(key)
        return digits

    def list(self, key):
        value = self.value.get(key)
        if not isinstance(value, list) or len(value) > 4096:
            raise self.wrong(key)
        return value

    def flag(self, key):
        value = self.value.get(key, False)
        if type(value) is not bool:
            raise self.wrong(key)
        return value

    def word(self, key, words):
        if self.value.get(key) not in words or not isinstance(self.value[key], str):
            raise self.wrong(key)
        return self.value[key]

    def cells(self, key="cells", count=None):
        cells = cell_list(self.list(key), self.wrong(key))
        if count is not None and len(cells) != count:
            raise self.wrong(key)
        return cells

    def sets(self):
        return [cell_list(cells, self.wrong("sets")) for cells in self.list("sets")]

    def line(self, sided=True):
        """The cells of an outside clue, from its side on."""
        match = re.fullmatch("([rc])([1-9])", str(self.value.get("line")))
        if not match:
            raise self.wrong("line")
        n = int(match[2]) - 1
        cells = [9 * n + i for i in range(9)] if match[1] == "r" else [9 * i + n for i in range(9)]
        if not sided:
            return cells
        sides = ("left", "right") if match[1] == "r" else ("top", "bottom")
        return cells if self.word("from", sides) == sides[0] else cells[::-1]


def whole(value, wrong):
    text = value.text if isinstance(value, Number) else str(value) if type(value) is int else ""
    if not re.fullmatch("0|-?[1-9][0-9]{0,6}", text) or abs(int(text)) > LARGEST:
        raise wrong
    return int(text)


def cell_list(names, wrong):
    if not isinstance(names, list) or len(names) > 4096:
        raise wrong
    if not all(isinstance(name, str) and name in INDEX for name in names):
        raise wrong
    return [INDEX[name] for name in names]


class Meaning:
    """What a list of rules says: `said[n]` has the constraints of the nth rule."""

    def __init__(self, rules, regions, limits=None):
        self.regions = regions  # of each cell, None if it is in none
        self.groups, self.bonds, self.choices, self.said = [], [], [], []
        self.start = [ANY] * 81
        self.limits = limits or {"branches": MOST_BRANCHES, "rules": MOST_RULES}
        if not isinstance(rules, list):
            raise Unreadable('"rules" is not a list')
        self.limits["rules"] -= len(rules)
        if self.limits["rules"] < 0:
            raise Unreadable(f"there are more than {MOST_RULES} rules")
        self.rules = [Rule(rule) for rule in rules]
        for rule in self.rules:
            self.said.append(list(KINDS[rule.kind](rule, self)))

    def differ(self, cells):
        if len(set(cells)) < len(cells):
            raise Unreadable("cells that are all different have one twice")
        self.groups.append(list(cells))

    def obeyed_by(self, board):
        """Whether digits, one a cell, are as these rules say."""
        return (all(len({board[cell] for cell in group}) == len(group) for group in self.groups)
                and all(board[a] != board[b] for a, b in self.bonds)
                and all(self.start[cell] >> board[cell] - 1 & 1 for cell in range(81))
                and all(one.obeyed_by(board) for said in self.said for one in said)
                and all(any(branch.obeyed_by(board) for branch in branches)
                        for branches in self.choices))


# The kinds, in the order and mostly in the words of the table.

KINDS = {}


def kind(*names):
    def keep(reader):
        KINDS.update(dict.fromkeys(names, reader))
        return reader
    return keep


def at(row, column):
    return 9 * row + column if 0 <= row < 9 and 0 <= column < 9 else None


def pairs_apart(*moves):
    for cell in range(81):
        for down, right in moves:
            other = at(cell // 9 + down, cell % 9 + right)
            if other is not None:
                yield cell, other


def adjacent():
    return pairs_apart((0, 1), (1, 0))


def beside(cell):
    for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        other = at(cell // 9 + down, cell % 9 + right)
        if other is not None:
            yield other


def blocks():
    for row, column in itertools.product(range(8), range(8)):
        corner = 9 * row + column
        yield corner, corner + 1, corner + 9, corner + 10


def every_class(cells, class_of):
    """The cells hold a digit of each of the classes 0, 1 and 2."""
    return Constraint(cells, 0, lambda state, position, digit: state | 1 << class_of(digit),
                      lambda state: state == 7)


def third(digit):
    return (digit - 1) // 3


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


@kind("cage")
def cage(rule, puzzle):
    cells = rule.cells()
    if not rule.flag("repeats"):
        puzzle.differ(cells)
    if rule.has("sum"):
        yield linear(cells, [1] * len(cells), rule.number("sum"))


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
    puzzle.differ(rule.cells())

    def step(state, position, digit):
        state |= state << digit  # the sums of all subsets so far, a bit each
        return state if total <= 0 or not state >> total & 1 else None
    yield Constraint(rule.cells(), 1, step)


@kind("equality-cage")
def equality_cage(rule, puzzle):
    puzzle.differ(rule.cells())

    def step(state, position, digit):
        odd, low = state
        return (odd + (1 if digit % 2 else -1), low + (1 if digit < 5 else -1)) if digit != 5 else None
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
    yield between_extremes(cells, rule.number("sum"), list(itertools.combinations(DIGITS, 2)))


@kind("contains", "quadruple")
def contains(rule, puzzle):
    digits = rule.digits("digits")
    for digit in sorted(set(digits)):
        yield counting(rule.cells(), digit, digits.count(digit), 4096)


@kind("count")
def count(rule, puzzle):
    if rule.number("digit") not in DIGITS:
        raise rule.wrong("digit")
    yield counting(rule.cells(), rule.number("digit"), rule.number("count"), rule.number("count"))


@kind("counting-circles")
def counting_circles(rule, puzzle):
    def step(state, position, digit):
        held = state[digit - 1] + 1
        return state[:digit - 1] + (held,) + state[digit:] if held <= digit else None
    yield Constraint(rule.cells(), (0,) * 9, step,
                     lambda state: all(held in (0, digit) for digit, held in enumerate(state, 1)))


@kind("count-distinct")
def count_distinct(rule, puzzle):
    def step(state, position, digit):
        return (digit, 0) if position == 0 else (state[0], state[1] | 1 << digit)
    first = cell_list([rule.value.get("cell")], rule.wrong("cell"))
    yield Constraint(first + rule.cells(), None, step, lambda state: state[1].bit_count() == state[0])


@kind("thermo")
def thermo(rule, puzzle):
    slow = rule.flag("slow")
    yield neighbours_on(rule.cells(), lambda x, y: x < y or slow and x == y)


@kind("arrow")
def arrow(rule, puzzle):
    bulb, shaft = rule.cells("bulb"), rule.cells("shaft")
    if not bulb or len(bulb) > 4:
        raise rule.wrong("bulb")
    weights = [10 ** place for place in reversed(range(len(bulb)))]
    yield linear(bulb + shaft, weights + [-1] * len(shaft), 0)


@kind("double-arrow")
def double_arrow(rule, puzzle):
    cells = rule.cells()
    if len(cells) < 2:
        raise rule.wrong("cells")
    yield linear(cells, [1] + [-1] * (len(cells) - 2) + [1], 0)


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
    puzzle.differ(cells)

    def step(state, position, digit):
        low, high = min(state[0], digit), max(state[1], digit)
        return (low, high) if high - low < len(cells) else None
    yield Constraint(cells, (10, 0), step, lambda state: state[1] - state[0] == len(cells) - 1)


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
    yield different_in_windows(rule.cells(), 3, third)


@kind("modular")
def modular(rule, puzzle):
    modulus = rule.number("modulus")
    if modulus < 1:
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
    if total < 1 or total > 10_000:
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
            return (state[0], digit) if digit <= len(cells) - 2 else None
        return state if position != state[1] + 1 or digit == state[0] else None
    if len(cells) < 3:
        raise rule.wrong("cells")
    yield Constraint(cells, None, step)


@kind("automaton")
def automaton(rule, puzzle):
    table, accept = rule.list("next"), set(rule.numbers("accept"))
    if len(table) > MOST_STATES:
        raise rule.wrong("next")
    next_states = []
    for row in table:
        if not isinstance(row, list) or len(row) > 9:
            raise rule.wrong("next")
        entries = [entry if isinstance(entry, list) else [] if entry is None else None for entry in row]
        if None in entries:
            raise rule.wrong("next")
        next_states.append([[whole(to, rule.wrong("next")) for to in entry] for entry in entries])

    def moves(state, position, digit):
        if 0 <= state < len(next_states) and digit <= len(next_states[state]):
            return next_states[state][digit - 1]
        return ()
    starts = rule.numbers("start") if isinstance(rule.value.get("start"), list) else [rule.number("start")]
    yield subset(rule.cells(), starts, moves, accept.__contains__)


class Pattern:
    """A regular expression as a machine with several ways: `free[state]` are the states that it may pass
    on to without a digit, `moves[state]` a mask of digits and where they lead."""

    def __init__(self, text, wrong):
        self.text, self.at, self.wrong = text, 0, wrong
        self.free, self.moves = [], []
        self.start, self.end = self.either()
        if self.at < len(text):
            raise wrong

    def state(self):
        if len(self.free) > MOST_STATES:
            raise self.wrong
        self.free.append([])
        self.moves.append((0, None))
        return len(self.free) - 1

    def peek(self):
        return self.text[self.at:self.at + 1]

    def either(self):
        start, end = self.state(), self.state()
        while True:
            first, last = self.row()
            self.free[start].append(first)
            self.free[last].append(end)
            if self.peek() != "|":
                return start, end
            self.at += 1

    def row(self):
        start = end = self.state()
        while self.peek() and self.peek() not in "|)":
            begin = self.at
            first, last = self.item()
            least, most = self.times()
            behind = self.at
            # What is repeated is read again as often as it takes.
            copies = [(first, last)]
            for _ in range(1, max(least, 1 if most is None else most, 1)):
                self.at = begin
                copies.append(self.item())
            self.at = behind
            out = self.state()
            for number, (first, last) in enumerate(copies):
                if number >= least:
                    self.free[end].append(out)
                if most == 0:
                    break
                self.free[end].append(first)
                if most is None and number == len(copies) - 1:
                    self.free[last].append(first)
                end = last
            if most != 0:
                self.free[end].append(out)
            end = out
        return start, end

    def item(self):
        sign = self.peek()
        self.at += 1
        if sign == "(":
            inner = self.either()
            if self.peek() != ")":
                raise self.wrong
            self.at += 1
            return inner
        if sign == "[":
            mask = self.set()
        elif sign == ".":
            mask = ANY
        elif sign.isascii() and sign.isalnum():
            mask = 1 << int(sign) - 1 if sign in "123456789" else 0
        else:
            raise self.wrong
        first, last = self.state(), self.state()
        self.moves[first] = (mask, last)
        return first, last

    def set(self):
        match = re.compile(r"(\^?)((?:[0-9A-Za-z](?:-[0-9A-Za-z])?)+)\]").match(self.text, self.at)
        if not match:
            raise self.wrong
        self.at = match.end()
        mask = 0
        for low, high in re.findall("(.)(?:-(.))?", match[2]):
            for digit in DIGITS:
                if low <= str(digit) <= (high or low):
                    mask |= 1 << digit - 1
        return ANY & ~mask if match[1] else mask

    def times(self):
        match = re.compile(r"[*+?]|\{([0-9]{1,3})(,?)([0-9]{0,3})\}").match(self.text, self.at)
        if not match:
            return 1, 1
        self.at = match.end()
        if match[0] in "*+?":
            return {"*": (0, None), "+": (1, None), "?": (0, 1)}[match[0]]
        least = int(match[1])
        most = int(match[3]) if match[3] else None if match[2] else least
        if most is not None and most < least:
            raise self.wrong
        return least, most

    def reach(self, states):
        """These, and all that they may pass on to."""
        reached, todo = set(states), list(states)
        while todo:
            for to in self.free[todo.pop()]:
                if to not in reached:
                    reached.add(to)
                    todo.append(to)
        return frozenset(reached)


@kind("regex")
def regex(rule, puzzle):
    text = rule.value.get("pattern")
    if not isinstance(text, str) or len(text) > 10_000 or text.count("(") > 100:
        raise rule.wrong("pattern")
    pattern = Pattern(text, rule.wrong("pattern"))

    def step(state, position, digit):
        return pattern.reach({to for one in state for mask, to in [pattern.moves[one]]
                              if mask >> digit - 1 & 1}) or None
    yield Constraint(rule.cells(), pattern.reach({pattern.start}), step, lambda state: pattern.end in state)


@kind("relation")
def relation(rule, puzzle):
    table = rule.list("table")
    if len(table) != 9 or not all(isinstance(row, str) and re.fullmatch("[01]{9}", row) for row in table):
        raise rule.wrong("table")

    def allows(x, y):
        return table[x - 1][y - 1] == "1"
    if rule.word("scope", ("consecutive", "all")) == "consecutive":
        yield neighbours_on(rule.cells(), allows)
    else:
        for a, b in itertools.combinations(rule.cells(), 2):
            yield pair(a, b, lambda x, y: allows(x, y) and allows(y, x))


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
    digits = {"odd": (1, 3, 5, 7, 9), "even": (2, 4, 6, 8)}.get(rule.kind) or rule.digits("digits")
    mask = sum(1 << digit - 1 for digit in set(digits))
    for cell in rule.cells():
        puzzle.start[cell] &= mask
        yield Constraint([cell], 0, lambda state, position, digit: state if mask >> digit - 1 & 1 else None)


@kind("minimum", "maximum")
def extreme(rule, puzzle):
    cells = rule.cells()
    for cell in dict.fromkeys(cells):
        for other in beside(cell):
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
        if len(one) != len(other):
            raise rule.wrong("sets")

        def step(state, position, digit, half=len(one)):
            held = state[digit - 1] + (1 if position < half else -1)
            return state[:digit - 1] + (held,) + state[digit:] if held >= 0 else None
        yield Constraint(one + other, (0,) * 9, step, lambda state: not any(state))


@kind("indexer")
def indexer(rule, puzzle):
    by_column = rule.word("type", ("column", "row")) == "column"
    for cell in rule.cells():
        row, column = divmod(cell, 9)
        for value in DIGITS:
            other = 9 * row + value - 1 if by_column else 9 * (value - 1) + column
            own = (column if by_column else row) + 1
            if other != cell:
                # Both ways: were it said there and not here, another cell of the line would say it too.
                yield pair(cell, other, lambda x, y, value=value, own=own: (x == value) == (y == own))


@kind("sandwich")
def sandwich(rule, puzzle):
    yield between_extremes(rule.line(sided=False), rule.number("sum"), [(1, 9)])


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

    def step(state, position, digit):
        state = digit if position == 0 else state
        return state if position != state - 1 or digit == held else None
    yield Constraint(rule.line(), None, step)


@kind("any-of")
def any_of(rule, puzzle):
    branches = rule.list("branches")
    puzzle.limits["branches"] -= len(branches)
    if puzzle.limits["branches"] < 0:
        raise rule.wrong("branches")
    puzzle.choices.append([Meaning(branch, puzzle.regions, puzzle.limits) for branch in branches])
    return ()


# Fillings.


def bounded(weights, total, masks):
    """A sum that knows what the cells to come can still add."""
    least, most = [0], [0]
    for weight, mask in zip(reversed(weights), reversed(masks)):
        ends = [weight * IN_MASK[mask][0], weight * IN_MASK[mask][-1]]
        least.append(least[-1] + min(ends))
        most.append(most[-1] + max(ends))
    least, most = least[-2::-1], most[-2::-1]

    def step(state, position, digit):
        state += weights[position] * digit
        return state if least[position] <= total - state <= most[position] else None
    return step


def fillings(constraint, masks, sees, budget):
    """For each position the digits of all fillings, as a mask; None if there is none. `masks`: what the
    cells may hold, `sees[cell]` the cells that must differ from a cell, `budget[0]` is worn down.

    A layer for each position. A node: the state of the machine, and what the cells to come may not hold
    any more, nine bits each, the next one lowest; of that only what they might hold otherwise."""
    cells, count_cells = constraint.cells, len(constraint.cells)
    if not all(masks):
        return None
    step = bounded(*constraint.linear, masks) if constraint.linear else constraint.step
    layers, nodes = [], [(constraint.start, 0)]
    for position in range(count_cells):
        to_come = seen = own = 0
        for n, later in enumerate(cells[position + 1:]):
            to_come |= masks[position + 1 + n] << 9 * n
            seen |= (later in sees[cells[position]]) << 9 * n
            own |= (later == cells[position]) << 9 * n
        edges, following = [], {}
        for state, barred in nodes:
            budget[0] -= 1
            if budget[0] < 0:
                raise Undecided("the search for fillings was given up")
            ways = []
            for digit in IN_MASK[masks[position] & ~barred & ANY]:
                to = step(state, position, digit)
                if to is None:
                    continue
                bars = barred >> 9 | seen << digit - 1 | own * (ANY ^ 1 << digit - 1)
                ways.append((digit, following.setdefault((to, bars & to_come), len(following))))
            edges.append(ways)
        layers.append(edges)
        nodes = list(following)
    alive = [constraint.accepts(state) for state, _ in nodes]
    supported = [0] * count_cells
    for position in reversed(range(count_cells)):
        before = []
        for ways in layers[position]:
            good = 0
            for digit, to in ways:
                if alive[to]:
                    good |= 1 << digit - 1
            supported[position] |= good
            before.append(good != 0)
        alive = before
    return supported if alive[0] else None
