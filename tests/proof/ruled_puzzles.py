"""Puzzles with rules of every kind, at random: each rule is true of a solved board, and as many digits are
given as it takes to have something to say.

A kind is a function that looks at the board and says a rule; most propose cells and numbers until the
second checker's meaning of the kind agrees. nonet must agree too: where it does not, the puzzle has no
solution for it, and whoever asks for steps is told so.
"""
import itertools
import json
import subprocess

from rule_kinds import BOXES, CELLS, KINDS, Meaning, Shape, Unreadable

TRIES = 3000
MADE = {}
# True of few boards: nonet is asked for one of them.
OF_THE_BOARD = ["windoku", "antiknight", "antiking", "disjoint", "nonconsecutive", "antitaxicab", "global-entropy",
                "global-mod3", "dutch-flatmates", "diagonals"]


def made(*kinds):
    def keep(maker):
        MADE.update(dict.fromkeys(kinds, maker))
        return maker
    return keep


def names(cells):
    return [CELLS[cell] for cell in cells]


def holds(rule, board, *beside):
    """Whether the board obeys a rule, to the second checker."""
    try:
        return Meaning([rule, *beside], BOXES, Shape(low=min(board), high=max(board))).obeyed_by(board)
    except Unreadable:
        return False


def walk(rng, length):
    """Cells that touch, none twice."""
    path = [rng.randrange(81)]
    while len(path) < length:
        row, column = divmod(path[-1], 9)
        beside = [9 * r + c for r in range(max(row - 1, 0), min(row + 2, 9))
                  for c in range(max(column - 1, 0), min(column + 2, 9)) if 9 * r + c not in path]
        if not beside:
            break
        path.append(rng.choice(beside))
    return path


def different(rng, board, length):
    """Cells of a walk up to the first whose digit was there before."""
    path = walk(rng, length)
    while len({board[cell] for cell in path}) < len(path):
        path.pop()
    return path


def all_digits(board):
    return range(min(board), max(board) + 1)


def digits_at(board, cells):
    return [board[cell] for cell in cells]


@made("cage")
def cage(rng, board):
    cells = different(rng, board, rng.randint(2, 5))
    return {"kind": "cage", "cells": names(cells), "sum": sum(digits_at(board, cells))}


@made("region")
def region(rng, board):
    return {"kind": "region", "cells": names(different(rng, board, 7))}


@made("sum")
def weighted(rng, board):
    cells = walk(rng, rng.randint(2, 4))
    weights = [rng.choice([-2, -1, 1, 1, 2, 3]) for _ in cells]
    total = sum(weight * board[cell] for weight, cell in zip(weights, cells))
    return {"kind": "sum", "cells": names(cells), "sum": total, "coefficients": weights}


@made("little-killer")
def little_killer(rng, board):
    column = rng.randint(1, 6)
    cells = [9 * row + column + row for row in range(9 - column)]
    return {"kind": "little-killer", "cells": names(cells), "sum": sum(digits_at(board, cells))}


@made("equal-sum")
def equal_sum(rng, board):
    return {"kind": "equal-sum", "sets": [names(walk(rng, rng.randint(1, 3))) for _ in range(2)]}


@made("rellik")
def rellik(rng, board):
    return {"kind": "rellik", "cells": names(different(rng, board, 4)), "sum": rng.randint(3, 12)}


@made("equality-cage")
def equality_cage(rng, board):
    return {"kind": "equality-cage", "cells": names(different(rng, board, rng.choice([2, 4])))}


@made("lunchbox")
def lunchbox(rng, board):
    return {"kind": "lunchbox", "cells": names(different(rng, board, 5)), "sum": rng.randint(0, 12)}


@made("contains")
def contains(rng, board):
    cells = walk(rng, rng.randint(2, 4))
    return {"kind": "contains", "cells": names(cells), "digits": digits_at(board, rng.sample(cells, 2))}


@made("quadruple")
def quadruple(rng, board):
    corner = 9 * rng.randrange(8) + rng.randrange(8)
    cells = [corner, corner + 1, corner + 9, corner + 10]
    return {"kind": "quadruple", "cells": names(cells), "digits": digits_at(board, rng.sample(cells, rng.randint(2, 3)))}


@made("count")
def count(rng, board):
    cells = walk(rng, 5)
    digit = board[rng.choice(cells)]
    return {"kind": "count", "cells": names(cells), "digit": digit, "count": digits_at(board, cells).count(digit)}


@made("counting-circles")
def counting_circles(rng, board):
    chosen = rng.choice([[1, 2], [3], [1, 3], [2], [2, 3]])
    cells = [cell for digit in chosen
             for cell in rng.sample([c for c in range(81) if board[c] == digit], digit)]
    rng.shuffle(cells)
    return {"kind": "counting-circles", "cells": names(cells)}


@made("count-distinct")
def count_distinct(rng, board):
    return {"kind": "count-distinct", "cell": CELLS[rng.randrange(81)], "cells": names(walk(rng, rng.randint(2, 4)))}


@made("thermo")
def thermo(rng, board):
    return {"kind": "thermo", "cells": names(walk(rng, rng.randint(2, 4)))} | rng.choice([{}, {"slow": True}])


@made("arrow")
def arrow(rng, board):
    cells = walk(rng, rng.randint(3, 4))
    return {"kind": "arrow", "bulb": names(cells[:1]), "shaft": names(cells[1:])}


@made("double-arrow", "palindrome", "between", "zipper", "entropic")
def line(rng, board):
    return {"kind": None, "cells": names(walk(rng, rng.randint(3, 5)))}


@made("region-sum")
def region_sum(rng, board):
    cells = walk(rng, rng.randint(3, 4))
    # Within one region it says nothing.
    return {"kind": "region-sum", "cells": names(cells) if len({BOXES[cell] for cell in cells}) > 1 else []}


@made("renban", "value-indexing")
def short_line(rng, board):
    return {"kind": None, "cells": names(walk(rng, 3))}


@made("whisper", "lockout")
def apart(rng, board):
    return {"kind": None, "cells": names(walk(rng, rng.randint(3, 4))), "difference": rng.randint(3, 5)}


@made("modular")
def modular(rng, board):
    return {"kind": "modular", "cells": names(walk(rng, rng.randint(2, 4))), "modulus": rng.randint(2, 4)}


@made("sum-line")
def sum_line(rng, board):
    return {"kind": "sum-line", "cells": names(walk(rng, 5)), "sum": rng.randint(7, 12)} | rng.choice(
        [{}, {"loop": True}])


@made("automaton")
def automaton(rng, board):
    """The sum of the digits has a remainder; some digits lead to a further state that never ends well."""
    cells, modulus = walk(rng, rng.randint(2, 4)), rng.randint(2, 5)
    following = [[[(state + digit) % modulus] + [modulus] * (rng.random() < 0.2) for digit in all_digits(board)]
                 for state in range(modulus)]
    return {"kind": "automaton", "start": [0], "accept": [sum(digits_at(board, cells)) % modulus],
            "next": [*following, [[modulus]] * 9], "cells": names(cells)}


@made("regex")
def regex(rng, board):
    cells = walk(rng, rng.randint(2, 4))
    sets = ["".join(map(str, sorted({board[cell], *rng.sample(all_digits(board), 3)}))) for cell in cells]
    pattern = "".join(f"[{digits}]" for digits in sets)
    return {"kind": "regex", "pattern": rng.choice([pattern, f"({pattern}|1.*)"]), "cells": names(cells)}


@made("relation")
def relation(rng, board):
    table = ["".join(rng.choice("011") for _ in range(9)) for _ in range(9)]
    return {"kind": "relation", "table": table, "scope": rng.choice(["consecutive", "all"]),
            "cells": names(walk(rng, rng.randint(2, 3)))}


@made("kropki")
def kropki(rng, board):
    return {"kind": "kropki", "colour": rng.choice(["white", "black"]), "cells": names(walk(rng, 2)),
            "value": rng.randint(1, 4)}


@made("xv")
def xv(rng, board):
    cells = walk(rng, 2)
    return {"kind": "xv", "value": sum(digits_at(board, cells)), "cells": names(cells)}


@made("greater", "same", "odd", "even", "minimum", "maximum")
def marks(rng, board):
    return {"kind": None, "cells": names(walk(rng, 2))}


@made("allowed")
def allowed(rng, board):
    cell = rng.randrange(81)
    return {"kind": "allowed", "cells": names([cell]), "digits": sorted({board[cell], *rng.sample(all_digits(board), 3)})}


def twins(rng, board, cells):
    """Other cells with the same digits."""
    return [rng.choice([c for c in range(81) if board[c] == board[cell] and c not in cells]) for cell in cells]


@made("clone")
def clone(rng, board):
    cells = different(rng, board, 3)
    return {"kind": "clone", "cells": names(cells), "copy": names(twins(rng, board, cells))}


@made("same-sets")
def same_sets(rng, board):
    cells = different(rng, board, 3)
    other = twins(rng, board, cells)
    rng.shuffle(other)
    return {"kind": "same-sets", "sets": [names(cells), names(other)]}


@made("indexer")
def indexer(rng, board):
    return {"kind": "indexer", "type": rng.choice(["row", "column"]), "cells": names([rng.randrange(81)])}


def beside_a_line(rng):
    across = rng.random() < 0.5
    side = rng.choice(["left", "right"] if across else ["top", "bottom"])
    return {"line": f"{'r' if across else 'c'}{rng.randint(1, 9)}", "from": side}


@made("sandwich")
def sandwich(rng, board):
    return {"kind": "sandwich", "line": beside_a_line(rng)["line"], "sum": rng.randint(0, 35)}


@made("x-sum")
def x_sum(rng, board):
    return {"kind": "x-sum", **beside_a_line(rng), "value": rng.randint(3, 42)}


@made("skyscraper", "hidden-skyscraper", "numbered-room")
def from_a_side(rng, board):
    return {"kind": None, **beside_a_line(rng), "value": rng.randint(1, 9)}


@made("any-of")
def any_of(rng, board):
    """One branch that holds and one that may not: it can't be cited."""
    branches = [[cage(rng, board)], [{"kind": "thermo", "cells": names(walk(rng, 3))}]]
    rng.shuffle(branches)
    return {"kind": "any-of", "branches": branches}


def neighbours():
    for cell in range(81):
        if cell % 9 < 8:
            yield cell, cell + 1
        if cell < 72:
            yield cell, cell + 9


@made("kropki-negative")
def all_dots(rng, board):
    """With its dots: a list of rules."""
    apart = rng.randint(1, 3)
    return [{"kind": "kropki-negative", "white": [apart], "black": []},
            *({"kind": "kropki", "colour": "white", "value": apart, "cells": names(pair)}
              for pair in neighbours() if abs(board[pair[0]] - board[pair[1]]) == apart)]


@made("xv-negative")
def all_xv(rng, board):
    return [{"kind": "xv-negative"},
            *({"kind": "xv", "value": board[a] + board[b], "cells": names((a, b))}
              for a, b in neighbours() if board[a] + board[b] in (5, 10))]


def rule_of(rng, kind, board):
    """A list with a rule of this kind, and what belongs to it; an empty one if none was found."""
    if kind in OF_THE_BOARD:
        return [rule_of_the_board(rng, kind)]
    for _ in range(TRIES):
        rule = MADE[kind](rng, board)
        if isinstance(rule, list):
            return rule
        rule["kind"] = kind
        if rule.get("cells", True) and holds(rule, board):
            return [rule]
    return []


def rule_of_the_board(rng, kind):
    return {"kind": kind} | ({"which": rng.choice(["\\", "/", "both"])} if kind == "diagonals" else {})


def board_with(nonet, rng, rules, low):
    """A solved board that obeys these rules, of nonet's making."""
    for count in (6, 4, 2, 0):
        givens = ["."] * 81
        for digit in rng.sample(range(low, low + 9), count):
            givens[rng.randrange(81)] = str(digit)
        puzzle = json.dumps({"low": low, "givens": "".join(givens), "rules": rules})
        run = subprocess.run([nonet, "solve", "--enumerate", "--limit=1", "--format=1.", "--time-limit=2"],
                             input=puzzle, capture_output=True, text=True)
        solved = run.stdout.split()
        if solved and len(solved[0]) == 81 and "." not in solved[0]:
            return [int(digit) for digit in solved[0]]
    return None


def random_puzzle(nonet, rng, kind):
    """A puzzle with rules of this kind above all, as (variant, solution); None if there is none."""
    whole = [rule_of_the_board(rng, kind)] if kind in OF_THE_BOARD else []
    # Of every third the digits begin with 0, if there is such a board.
    board = board_with(nonet, rng, whole, 0) if rng.random() < 1 / 3 else None
    board = board or board_with(nonet, rng, whole, 1)
    if board is None:
        return None
    rules = list(whole)
    for _ in range(1 if kind.endswith("-negative") or kind in OF_THE_BOARD else rng.randint(4, 8)):
        rules += rule_of(rng, kind, board) if not whole else []
    for other in rng.sample(sorted(KINDS.keys() & MADE.keys()), 3) + ["cage"] * 3:
        if not other.endswith("-negative") and other not in ("kropki", "xv"):
            rules += rule_of(rng, other, board)
    if not kind.endswith("-negative"):
        rng.shuffle(rules)
    givens = "".join(str(digit) if rng.random() < 0.22 else "." for digit in board)
    return {"size": 9, "low": min(board), "boxes": "standard", "givens": givens, "rules": rules}, board


def kinds():
    return itertools.cycle(sorted(MADE.keys() | set(OF_THE_BOARD)))


# The others say who must differ, or what the start has.
CITABLE = KINDS.keys() - {"diagonals", "windoku", "antiknight", "antiking", "disjoint", "region", "odd", "even",
                          "allowed"}

assert MADE.keys() | set(OF_THE_BOARD) == KINDS.keys(), KINDS.keys() ^ (MADE.keys() | set(OF_THE_BOARD))
