"""Rules of one's own: automata, patterns, tables of pairs."""
import itertools
import re
import string

from .model import Constraint, MOST_STATES, kind, neighbours_on, pair, subset, whole

MOST_PATTERN = 20_000  # states of a pattern
DEEPEST_PATTERN = 50  # brackets within brackets


@kind("automaton")
def automaton(rule, puzzle):
    table, accept = rule.list("next"), set(rule.numbers("accept"))
    if not 1 <= len(table) <= MOST_STATES:
        raise rule.wrong("next")
    states = range(len(table))
    next_states = []
    for row in table:
        if not isinstance(row, list):
            raise rule.wrong("next")
        entries = [entry if isinstance(entry, list) else [] if entry is None else None for entry in row]
        if None in entries:
            raise rule.wrong("next")
        next_states.append([[whole(to, rule.wrong("next")) for to in entry] for entry in entries])
        if any(to not in states for entry in next_states[-1] for to in entry) or any(next_states[-1][len(puzzle.shape.digits):]):
            raise rule.wrong("next")

    def moves(state, position, digit):
        place = digit - puzzle.shape.low
        if 0 <= state < len(next_states) and place < len(next_states[state]):
            return next_states[state][place]
        return ()
    starts = rule.numbers("start") if isinstance(rule.value.get("start"), list) else [rule.number("start")]
    if not all(state in states for state in (*starts, *accept)):
        raise rule.wrong("start")
    yield subset(rule.cells(), starts, moves, accept.__contains__)


class Pattern:
    """A regular expression as a machine with several ways: `free[state]` are the states that it may pass
    on to without a digit, `moves[state]` a mask of digits and where they lead."""

    def __init__(self, text, shape, wrong):
        self.shape, self.text, self.at, self.wrong, self.depth = shape, text, 0, wrong, 0
        self.free, self.moves = [], []
        self.start, self.end = self.either()
        if self.at < len(text):
            raise wrong

    def state(self):
        if len(self.free) > MOST_PATTERN:
            raise self.wrong
        self.free.append([])
        self.moves.append((0, None))
        return len(self.free) - 1

    def peek(self):
        return self.text[self.at:self.at + 1]

    def either(self):
        start, end = self.state(), self.state()
        self.depth += 1
        if self.depth > DEEPEST_PATTERN:
            raise self.wrong
        while True:
            first, last = self.row()
            self.free[start].append(first)
            self.free[last].append(end)
            if self.peek() != "|":
                self.depth -= 1
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
            self.at += 2 * self.text.startswith("?:", self.at)
            inner = self.either()
            if self.peek() != ")":
                raise self.wrong
            self.at += 1
            return inner
        if sign == "[":
            mask = self.set()
        elif sign == ".":
            mask = self.shape.any
        elif sign and sign in string.digits + string.ascii_uppercase:
            mask = self.shape.mask([int(sign)]) if sign in string.digits else 0
        else:
            raise self.wrong
        first, last = self.state(), self.state()
        self.moves[first] = (mask, last)
        return first, last

    def set(self):
        match = re.compile(r"(\^?)((?:[0-9A-Z](?:-[0-9A-Z])?)*)\]").match(self.text, self.at)
        if not match:
            raise self.wrong
        self.at = match.end()
        mask = 0
        for low, high in re.findall("(.)(?:-(.))?", match[2]):
            mask |= self.shape.mask(digit for digit in self.shape.digits if low <= str(digit) <= (high or low))
        return self.shape.any & ~mask if match[1] else mask

    def times(self):
        match = re.compile(r"[*+?]|\{([0-9]{1,3})(,?)([0-9]{0,3})\}").match(self.text, self.at)
        if not match:
            return 1, 1
        self.at = match.end()
        if match[0] in "*+?":
            return {"*": (0, None), "+": (1, None), "?": (0, 1)}[match[0]]
        least = int(match[1])
        most = int(match[3]) if match[3] else None if match[2] else least
        if most is not None and most < least or max(least, most or 0) > 256:
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
    if not isinstance(text, str) or len(text.encode()) > 2000:
        raise rule.wrong("pattern")
    pattern = Pattern(text, puzzle.shape, rule.wrong("pattern"))

    def step(state, position, digit):
        return pattern.reach({to for one in state for mask, to in [pattern.moves[one]]
                              if mask >> digit - puzzle.shape.low & 1}) or None
    yield Constraint(rule.cells(), pattern.reach({pattern.start}), step, lambda state: pattern.end in state)


@kind("relation")
def relation(rule, puzzle):
    table = rule.list("table")
    count, low = len(puzzle.shape.digits), puzzle.shape.low
    if len(table) != count or not all(
            isinstance(row, str) and re.fullmatch("[01]{%d}" % count, row) for row in table):
        raise rule.wrong("table")

    def allows(x, y):
        return table[x - low][y - low] == "1"
    if rule.word("scope", ("consecutive", "all")) == "consecutive":
        yield neighbours_on(rule.cells(), allows)
    else:
        for a, b in itertools.combinations(rule.cells(), 2):
            yield pair(a, b, lambda x, y: allows(x, y) and allows(y, x))
