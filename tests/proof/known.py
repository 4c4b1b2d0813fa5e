"""A path that is known to hold, as a forger sees it: the document without what is for people, the
solution, and the state before each step.

Nothing here is shared with either checker: a forgery that contradicts the solution is false whatever
they say. Cells are 0 to 80, digits characters, a state a list of 81 strings of candidates.
"""
import copy
import itertools

CELLS = range(81)


def house_numbers(cell):
    row, column = divmod(cell, 9)
    return row, 9 + column, 18 + row // 3 * 3 + column // 3


HOUSES = [[cell for cell in CELLS if house in house_numbers(cell)] for house in range(27)]
PEERS = [{peer for house in house_numbers(cell) for peer in HOUSES[house]} - {cell} for cell in CELLS]
ALL_TRUTHS = [f"r{n // 9 + 1}c{n % 9 + 1}" for n in CELLS] + [
    f"{digit}{kind}{n}" for digit in range(1, 10) for kind in "rcb" for n in range(1, 10)]


def name(cell):
    return f"r{cell // 9 + 1}c{cell % 9 + 1}"


def cell_of(text):
    """The cell of "r1c1", "r1c1=5" or "r1c1<>5"."""
    return 9 * int(text[1]) + int(text[3]) - 10


def is_solution(board):
    return all({board[cell] for cell in house} == set("123456789") for house in HOUSES)


def set_digit(state, cell, digit):
    state[cell] = digit
    for peer in PEERS[cell]:
        state[peer] = state[peer].replace(digit, "")


class Known:
    """`document`: the parsed JSON of a path that ends in the one solution of its puzzle."""

    def __init__(self, document):
        kept = ("puzzle", "placed", "removed", "solved", "solution")
        self.document = {key: document[key] for key in kept if key in document}
        self.document["steps"] = [
            {key: step[key] for key in ("place", "remove", "truths", "deadly", "symmetry")
             if step.get(key) or key == "truths"}
            for step in document["steps"]]
        self.givens = self.document["puzzle"]
        self.placed = self.document.get("placed", "." * 81)
        self.solution = self.document["solution"]
        self.follow()
        if not is_solution(self.solution) or any(
                self.solution[cell] not in self.start[cell] for cell in CELLS):
            raise ValueError("the solution of a path is none")
        self.symmetric_steps = [k for k, step in enumerate(self.steps) if "symmetry" in step]
        self.deadly_steps = [k for k, step in enumerate(self.steps) if "deadly" in step]

    @property
    def steps(self):
        return self.document["steps"]

    def follow(self):
        """Fills `states` and `settled`: what there was before each step, and at the end."""
        state, settled = ["123456789"] * 81, set()
        for cell in CELLS:
            digit = self.givens[cell] if self.givens[cell] != "." else self.placed[cell]
            if digit != ".":
                set_digit(state, cell, digit)
                settled.add(cell)
        for removal in self.document.get("removed", []):
            state[cell_of(removal)] = state[cell_of(removal)].replace(removal[-1], "")
        self.states, self.settled = [list(state)], [set(settled)]
        for step in self.steps:
            for placement in step.get("place", []):
                set_digit(state, cell_of(placement), placement[-1])
                settled.add(cell_of(placement))
            for removal in step.get("remove", []):
                state[cell_of(removal)] = state[cell_of(removal)].replace(removal[-1], "")
            self.states.append(list(state))
            self.settled.append(set(settled))

    @property
    def start(self):
        return self.states[0]

    def copy(self):
        return copy.deepcopy(self.document)

    def cut(self, k):
        """A copy that ends with step k, counted from 0, and claims nothing of the end."""
        document = self.copy()
        del document["steps"][k + 1:]
        document.pop("solved", None)
        document.pop("solution", None)
        return document

    def given_cells(self):
        return [cell for cell in CELLS if self.givens[cell] != "."]

    def open_cells(self, k=0):
        return [cell for cell in CELLS if cell not in self.settled[k]]

    def false_candidates(self, k=0):
        """Open candidates before step k that the solution has not, as (cell, digit)."""
        return [(cell, digit) for cell in self.open_cells(k) for digit in self.states[k][cell]
                if digit != self.solution[cell]]

    def rectangles(self, boxes, crosswise=True):
        """Rectangles in so many boxes that hold two digits crosswise in the solution, or do not."""
        for top, bottom in itertools.combinations(range(9), 2):
            for left, right in itertools.combinations(range(9), 2):
                corners = [9 * top + left, 9 * top + right, 9 * bottom + left, 9 * bottom + right]
                a, b, c, d = (self.solution[corner] for corner in corners)
                if ((a, b) == (d, c)) != crosswise:
                    continue
                if len({house_numbers(corner)[2] for corner in corners}) == boxes:
                    yield corners

    def as_candidates(self, k):
        """The state before step k as a puzzle of candidates alone, 729 characters."""
        return "".join(digit if digit in self.states[k][cell] else "."
                       for cell in CELLS for digit in "123456789")
