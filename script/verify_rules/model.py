"""What a rule is to the second checker, how one is read, and the small machines that many are made of."""
import itertools
import re

CELLS = [f"r{row}c{column}" for row in range(1, 10) for column in range(1, 10)]
INDEX = {name: cell for cell, name in enumerate(CELLS)}
ANY = 0x1FF
PLACES = [[place for place in range(9) if mask >> place & 1] for mask in range(ANY + 1)]

MOST_RULES = 3000
MOST_STATES = 4000  # of an automaton
MOST_CELLS = 256  # of a list
DEEPEST = 4  # any-of within any-of
LARGEST = 1_000_000  # a number in a rule


class Shape:
    """How many rows and columns a board has, and which digits. Its cells are numbered as those of nine by
    nine, in whose upper left corner it lies; a digit is the bit of its place among the digits."""

    def __init__(self, rows=9, columns=9, low=1, high=9):
        self.rows, self.columns, self.low, self.high = rows, columns, low, high
        self.digits = range(low, high + 1)
        self.any = (1 << len(self.digits)) - 1
        self.cells = [9 * row + column for row in range(rows) for column in range(columns)]

    def mask(self, digits):
        return sum(1 << digit - self.low for digit in set(digits) if digit in self.digits)

    def at(self, row, column):
        return 9 * row + column if 0 <= row < self.rows and 0 <= column < self.columns else None

    def row(self, n):
        return [9 * n + i for i in range(self.columns)]

    def column(self, n):
        return [9 * i + n for i in range(self.rows)]

    def pairs_apart(self, *moves):
        for cell in self.cells:
            for down, right in moves:
                other = self.at(cell // 9 + down, cell % 9 + right)
                if other is not None:
                    yield cell, other

    def adjacent(self):
        return self.pairs_apart((0, 1), (1, 0))

    def beside(self, cell):
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            other = self.at(cell // 9 + down, cell % 9 + right)
            if other is not None:
                yield other

    def blocks(self):
        for row, column in itertools.product(range(self.rows - 1), range(self.columns - 1)):
            corner = 9 * row + column
            yield corner, corner + 1, corner + 9, corner + 10

    def box(self, size):
        """How high and how wide boxes of so many cells are: no higher than wide, if such fill the board."""
        for higher in (False, True):
            for side in range(size, 1, -1):
                if side * side <= size and size % side == 0:
                    high, wide = (size // side, side) if higher else (side, size // side)
                    if self.rows % high == 0 and self.columns % wide == 0:
                        return high, wide
        return None

    def boxes(self, size):
        """The box of each cell; None: it has none."""
        regions, shape = [None] * 81, self.box(size)
        for cell in self.cells if shape else ():
            regions[cell] = cell // 9 // shape[0] * self.columns + cell % 9 // shape[1]
        return regions


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


def one_of(cell, mask, shape):
    """The cell holds one of these digits."""
    return Constraint([cell], 0, lambda state, position, digit: state if mask >> digit - shape.low & 1 else None)


def all_of(cells, mask, shape):
    """Each holds one of these digits, which says nothing if they are all there are."""
    return [one_of(cell, mask, shape) for cell in cells if mask != shape.any]


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
    def __init__(self, value, shape):
        self.shape = shape
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
        if not all(digit in self.shape.digits for digit in digits):
            raise self.wrong(key)
        return digits

    def list(self, key):
        value = self.value.get(key)
        if not isinstance(value, list) or len(value) > 4096:
            raise self.wrong(key)
        return value

    def flag(self, key):
        value = self.value.get(key)
        if type(value) not in (bool, type(None)):
            raise self.wrong(key)
        return value is True

    def word(self, key, words):
        if self.value.get(key) not in words or not isinstance(self.value[key], str):
            raise self.wrong(key)
        return self.value[key]

    def cells(self, key="cells", count=None):
        cells = self.cell_list(self.list(key), key)
        if count is not None and len(cells) != count:
            raise self.wrong(key)
        return cells

    def sets(self):
        if not self.list("sets"):
            raise self.wrong("sets")
        return [self.cell_list(cells, "sets") for cells in self.list("sets")]

    def cell_list(self, names, key):
        if not isinstance(names, list) or not names or len(names) > MOST_CELLS:
            raise self.wrong(key)
        found = [re.fullmatch("[rR]0*([1-9])[cC]0*([1-9])", name) if isinstance(name, str) else None for name in names]
        cells = [self.shape.at(int(match[1]) - 1, int(match[2]) - 1) if match else None for match in found]
        if None in cells:
            raise self.wrong(key)
        return cells

    def line(self, sided=True):
        """The cells of an outside clue, from its side on."""
        match = re.fullmatch("([rc])0*([1-9])", str(self.value.get("line")))
        if not match or not isinstance(self.value["line"], str):
            raise self.wrong("line")
        n, is_row = int(match[2]) - 1, match[1] == "r"
        if n >= (self.shape.rows if is_row else self.shape.columns):
            raise self.wrong("line")
        cells = self.shape.row(n) if is_row else self.shape.column(n)
        if not sided:
            return cells
        sides = ("left", "right") if match[1] == "r" else ("top", "bottom")
        return cells if self.word("from", sides) == sides[0] else cells[::-1]


def whole(value, wrong):
    text = value.text if isinstance(value, Number) else str(value) if type(value) is int else ""
    if not re.fullmatch("-?(0|[1-9][0-9]{0,6})", text) or abs(int(text)) > LARGEST:
        raise wrong
    return int(text)


class Meaning:
    """What a list of rules says: `said[n]` has the constraints of the nth rule."""

    def __init__(self, rules, regions, shape, limits=None, depth=0):
        self.shape = shape
        self.regions = regions  # of each cell, None if it is in none
        self.depth = depth  # how many any-of it stands in
        self.groups, self.bonds, self.said = [], [], []
        self.start = [shape.any if cell in shape.cells else 0 for cell in range(81)]
        self.limits = limits or {"rules": MOST_RULES}
        if not isinstance(rules, list) or depth > DEEPEST:
            raise Unreadable('"rules" is not a list')
        self.limits["rules"] -= len(rules)
        if self.limits["rules"] < 0:
            raise Unreadable(f"there are more than {MOST_RULES} rules")
        self.rules = [Rule(rule, shape) for rule in rules]
        for rule in self.rules:
            self.said.append(list(KINDS[rule.kind](rule, self)))

    def differ(self, cells):
        cells = list(cells)
        if len(cells) > len(self.shape.digits) or len(set(cells)) < len(cells):
            raise Unreadable("cells that are all different are no more than there are digits, none twice")
        self.groups.append(cells)

    def obeyed_by(self, board):
        """Whether digits, one a cell, are as these rules say."""
        return (all(len({board[cell] for cell in group}) == len(group) for group in self.groups)
                and all(board[a] != board[b] for a, b in self.bonds)
                and all(self.start[cell] >> board[cell] - self.shape.low & 1 for cell in self.shape.cells)
                and all(one.obeyed_by(board) for said in self.said for one in said))


class Choice:
    """Lists of rules of which one holds. `branches`: of each its constraints, and for each cell the cells that
    must differ from it by that list. A choice within a list is left out."""

    linear = None

    def __init__(self, meanings):
        self.meanings = meanings
        self.branches = [(constraints_within(meaning), apart_within(meaning)) for meaning in meanings]
        self.cells = tuple(sorted({cell for constraints, _ in self.branches
                                   for one in constraints for cell in one.cells}))

    def obeyed_by(self, board):
        return any(meaning.obeyed_by(board) for meaning in self.meanings)


def constraints_within(meaning):
    """What one of several lists says, marks on single cells and cells that differ among it."""
    constraints = [one for said in meaning.said for one in said if not isinstance(one, Choice)]
    for cell, mask in enumerate(meaning.start):
        if cell in meaning.shape.cells and mask != meaning.shape.any:
            constraints.append(one_of(cell, mask, meaning.shape))
    for cells in [*meaning.groups, *meaning.bonds]:
        constraints.append(Constraint(cells, 0, lambda state, position, digit: state))
    return constraints


def apart_within(meaning):
    apart = [set() for _ in range(81)]
    for cells in [*meaning.groups, *meaning.bonds]:
        for a, b in itertools.permutations(cells, 2):
            apart[a].add(b)
    return apart


# The kinds: each says what a rule of it means, in a function of its own.

KINDS = {}


def kind(*names):
    def keep(reader):
        KINDS.update(dict.fromkeys(names, reader))
        return reader
    return keep


def every_class(cells, class_of):
    """The cells hold a digit of each of the classes 0, 1 and 2."""
    return Constraint(cells, 0, lambda state, position, digit: state | 1 << class_of(digit),
                      lambda state: state & 7 == 7)


def third(digit):
    """1 to 3, 4 to 6 and 7 to 9 are the classes 0, 1 and 2; a 0 is in none of them."""
    return (digit - 1) // 3 if digit else 3
