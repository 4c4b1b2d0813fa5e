"""The cases of version 2, of puzzles with rules, in the table that both checkers must answer alike.

The puzzle has two cages in row 5, nine open cells, so that what is left of the row sums to 10; and one
rule or house of each sort that is read in a way of its own.
"""
import json

from cases import AT_FIRST, NO_PATH, PLACED, PROVED, PUZZLE, REFUSED, UNIQUE, case
from known import ALL_TRUTHS

GIVENS = "4.75..289192843.7.5867293146532.74...........71893.65284.691...37945.1.826137.9.5"
SOLVED = "437516289192843576586729314653287491924165837718934652845691723379452168261378945"
CAGES = [{"kind": "cage", "cells": ["r5c1", "r5c2", "r5c3", "r5c4"], "sum": 16},
         {"kind": "cage", "cells": ["r5c5", "r5c6", "r5c7"], "sum": 19}]
MORE = [{"kind": "thermo", "cells": ["r5c2", "r5c3"]},
        {"kind": "any-of", "branches": [[{"kind": "odd", "cells": ["r5c1"]}], [{"kind": "even", "cells": ["r5c1"]}]]}]
INNIES = {"remove": ["r5c9<>3"], "truths": [], "rules": [{"houses": ["r5"], "less": [1, 2]}]}

# Something of every sort, for damage.
SORTS = [*CAGES, {"kind": "thermo", "cells": ["r5c6", "r5c9", "r5c7"], "slow": False},
         {"kind": "kropki", "colour": "white", "value": 1, "cells": ["r5c5", "r5c6"]},
         {"kind": "any-of", "branches": [[{"kind": "odd", "cells": ["r5c6"]}], []]},
         {"kind": "arrow", "bulb": ["r1c9"], "shaft": ["r1c1", "r1c4"]},
         {"kind": "contains", "cells": ["r5c8", "r5c9"], "digits": [3, 7]},
         {"kind": "same-sets", "sets": [["r5c8", "r5c9"], ["r9c4", "r9c5"]]},
         {"kind": "x-sum", "line": "r5", "from": "left", "value": 45},
         {"kind": "regex", "pattern": "(3|9)[1-7]", "cells": ["r5c8", "r5c9"]},
         {"kind": "relation", "table": ["1" * 9] * 9, "scope": "consecutive", "cells": ["r5c8", "r5c9"]},
         {"kind": "automaton", "start": 0, "accept": [1], "next": [[[0, 1]] * 9, [[1]]], "cells": ["r5c8", "r5c9"]},
         {"kind": "sum", "cells": ["r5c8", "r5c9"], "sum": 13, "coefficients": [2, 1]}]
ONE_OF_EACH_SORT = [INNIES, {"remove": ["r5c6<>8"], "truths": ["r5c9"], "rules": [{"rule": 3}, {"rule": 4, "at": ["r5c5", "r5c6"]}]},
                    {"place": ["r1c2=3"], "truths": ["3h1"]}]


def path(*steps, **members):
    variant = {"givens": GIVENS, "rules": CAGES} | members.pop("variant", {})
    whole = {"version": 2, "variant": variant, "steps": list(steps)} | members
    return {key: value for key, value in whole.items() if value is not None}


def told(verdict, what, *steps, **members):
    case(verdict, f"version 2: {what}", json.dumps(path(*steps, **members)))


def cites(verdict, what, *uses, remove="r5c9<>3", truths=()):
    """One step in the puzzle with more rules."""
    told(verdict, what, {"remove": [remove], "truths": list(truths), "rules": list(uses)},
         variant={"rules": CAGES + MORE})


# ---- What is a path.

told(PROVED, "a step that cites a sum", INNIES)
told(PROVED, "no steps")
told(PROVED, "no rules", variant={"rules": []})
told(PROVED, "with its format", INNIES, format="nonet-path")
told(PROVED, "unsolved, and called so", INNIES, solved=False)
told(REFUSED, "unsolved, with its solution", INNIES, solution=SOLVED)
case(NO_PATH, "version 2: no variant", json.dumps({"version": 2, "puzzle": GIVENS, "steps": []}))
case(NO_PATH, "version 2: a puzzle too", json.dumps(path(puzzle=GIVENS)))
case(NO_PATH, "version 1: a variant too", json.dumps({"version": 1, "puzzle": GIVENS, "steps": [], "variant": {}}))
case(NO_PATH, "version 1: a variant", json.dumps(path(version=1)))
case(NO_PATH, "version 1 by silence: a variant", json.dumps(path(version=None)))
case(NO_PATH, "version 3", json.dumps(path(version=3)))
case(NO_PATH, "version 2 behind the steps", json.dumps(dict(reversed(path(INNIES).items()))))
case(PROVED, "version 2: the variant behind the steps",
     json.dumps({"version": 2, "steps": [INNIES], "variant": {"givens": GIVENS, "rules": CAGES}}))
case(REFUSED, "version 1: rules are not read", json.dumps({"puzzle": GIVENS, "steps": [INNIES]}))
case(PROVED, "version 1: rules may be anything",
     json.dumps({"puzzle": GIVENS, "steps": [{"place": ["r1c2=3"], "truths": ["r1c2"], "rules": "none"}]}))
for word in (None, 5, "x", [], [{}]):
    case(NO_PATH, f"version 2: the variant {word!r}", json.dumps({"version": 2, "steps": [], "variant": word}))
for member in ({"size": 8}, {"low": -1}, {"low": 2}, {"low": 0}, {"low": 0, "high": 9}, {"high": 8}, {"rows": 8}, {"size": "9"}, {"boxes": "other"},
               {"boxes": [1] * 80}, {"boxes": ["a"] * 81}, {"givens": GIVENS[1:]}, {"givens": 5},
               {"givens": [10] * 81}, {"rules": 5}, {"rules": [5]}, {"rules": [{}]}, {"rules": [{"kind": "none"}]},
               {"rules": [{"kind": "cage"}]}, {"rules": [{"kind": "cage", "cells": ["r0c1"], "sum": 3}]},
               {"rules": [{"kind": "cage", "cells": ["r1c1"], "sum": "3"}]},
               {"rules": [{"kind": "cage", "cells": ["r1c1"], "sum": 1.5}]},
               {"rules": [{"kind": "cage", "cells": ["r10c1"], "sum": 3}]},
               {"rules": [{"kind": "thermo", "cells": "r1c1"}]},
               {"rules": [{"kind": "diagonals", "which": "x"}]},
               {"rules": [{"kind": "sandwich", "line": "r10", "sum": 3}]},
               {"rules": [{"kind": "x-sum", "line": "r1", "from": "top", "value": 3}]},
               {"rules": [{"kind": "contains", "cells": ["r1c1"], "digits": [10]}]},
               {"rules": [{"kind": "any-of", "branches": [5]}]},
               {"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 18}]},
               {"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 19, "repeats": True}]},
               {"rules": [{"kind": "cage", "cells": []}]},
               {"rules": [{"kind": "cage", "cells": [f"r1c{n}" for n in range(1, 10)] + ["r2c1"]}]},
               {"rules": [{"kind": "region", "cells": [f"r1c{n}" for n in range(1, 10)] + ["r2c1"]}]},
               {"rules": [{"kind": "contains", "cells": ["r1c1"], "digits": [1, 2]}]},
               {"rules": [{"kind": "count", "cells": ["r1c1"], "digit": 0, "count": 0}]},
               {"rules": [{"kind": "sum", "cells": ["r1c1"], "sum": 2, "coefficients": [1, 1]}]},
               {"rules": [{"kind": "kropki", "colour": "grey", "cells": ["r1c1", "r1c2"]}]},
               {"rules": [{"kind": "xv", "value": 5, "cells": ["r1c1"]}]},
               {"rules": [{"kind": "regex", "pattern": "1)", "cells": ["r1c1"]}]},
               {"rules": [{"kind": "relation", "table": ["2" * 9] * 9, "scope": "all", "cells": ["r1c1"]}]},
               {"rules": [{"kind": "automaton", "start": [0], "accept": [1], "next": [[[0]] * 9], "cells": ["r1c1"]}]},
               {"rules": [{"kind": "thermo", "cells": ["r1c1"], "slow": 1}]},
               {"rules": [{"kind": "odd", "cells": ["r1c1"]}] * 3001}):
    told(NO_PATH, f"the member {json.dumps(member)[:60]}", variant=member)
told(PROVED, "a pattern of nothing", {"remove": ["r5c6<>8"], "truths": [], "rules": [{"rule": 1}]},
     variant={"rules": [{"kind": "regex", "pattern": "[5]8{0}", "cells": ["r5c6"]}]})
told(REFUSED, "a pattern of nothing, and something there",
     variant={"rules": [{"kind": "regex", "pattern": "58{0}", "cells": ["r5c6", "r5c7"]}]})
told(PROVED, "what has none where it may", variant={"rules": [{"kind": "cage", "cells": ["r1c1"], "sum": None,
                                                               "repeats": None}]})
told(NO_PATH, "a cell twice in a region", variant={"rules": [{"kind": "region", "cells": ["r1c1", "r2c4", "r1c1"]}]})
told(PROVED, "a cage that can't be, one of several", variant={"rules": [{"kind": "any-of", "branches": [
    [{"kind": "cage", "cells": ["r1c1"], "sum": 99}], [{"kind": "odd", "cells": ["r1c2"]}]]}]})
told(PROVED, "sizes that are nine", variant={"size": 9, "rows": 9, "cols": 9, "low": 1, "high": 9})
told(PROVED, "givens as a list", variant={"givens": [int(digit) if digit != "." else None for digit in GIVENS]})
BOX_NAMES = [9 - (cell // 27 * 3 + cell % 9 // 3) for cell in range(81)]
for names in (BOX_NAMES, list(map(str, BOX_NAMES)), ["ihgfedcba"[9 - number] for number in BOX_NAMES]):
    told(PROVED, f"boxes by other names, {names[0]!r} the first", {"place": ["r1c2=3"], "truths": ["3b1"]},
         variant={"boxes": names})
    told(REFUSED, f"boxes by other names, {names[0]!r} not the last", {"place": ["r1c2=3"], "truths": ["3b9"]},
         variant={"boxes": names})
told(NO_PATH, "boxes of ten cells", variant={"boxes": [1] * 10 + BOX_NAMES[10:]})
told(NO_PATH, "boxes that are neither numbers nor words", variant={"boxes": [[1]] * 9 + [True] * 72})
told(PROVED, "boxes by their numbers", INNIES, variant={"boxes": [cell // 27 * 3 + cell % 9 // 3 for cell in range(81)]})

# ---- One of several: what each list strikes.


def one_of(verdict, what, *branches, **use):
    told(verdict, what, {"remove": ["r5c9<>3"], "truths": [], "rules": [{"rule": 1} | use]},
         variant={"rules": [{"kind": "any-of", "branches": list(branches)}]})


def last_two(total):
    return [{"kind": "cage", "cells": ["r5c8", "r5c9"], "sum": total}]


one_of(PROVED, "two sums without a three", last_two(10), last_two(4))
one_of(REFUSED, "two sums, and a three in one", last_two(10), last_two(12))
one_of(REFUSED, "two sums, and a three in the first", last_two(12), last_two(10))
for digits in ((3, 9), (9, 3)):  # with 7 beside it either is possible, and the sum needs the 3
    told(REFUSED, f"{digits[0]}, or {digits[1]}, and a sum",
         {"remove": ["r5c9<>7"], "truths": [], "rules": [{"rule": 1}, {"rule": 2}]},
         variant={"rules": [{"kind": "any-of", "branches": [[{"kind": "allowed", "cells": ["r5c8"], "digits": [digit]}]
                                                            for digit in digits]}, *last_two(10)]})
one_of(PROVED, "a list that can't be, and a sum", [{"kind": "cage", "cells": ["r1c1"], "sum": 99}], last_two(10))
one_of(REFUSED, "a list of nothing, and a sum", [], last_two(10))
one_of(PROVED, "cells that differ by one list alone", [{"kind": "region", "cells": ["r5c9", "r9c4"]}],
       [{"kind": "even", "cells": ["r5c9"]}], last_two(10))
one_of(REFUSED, "cells that differ by one list alone, and another",
       [{"kind": "region", "cells": ["r5c9", "r9c4"]}], [{"kind": "odd", "cells": ["r5c9"]}])
one_of(PROVED, "two rules of a list together", [{"kind": "greater", "cells": ["r5c9", "r1c8"]},
                                                {"kind": "greater", "cells": ["r5c9", "r5c8"]}], last_two(10))
one_of(REFUSED, "a choice within a choice", [{"kind": "any-of", "branches": [last_two(10)]}])
one_of(PROVED, "all cells of a choice", last_two(10), at=["r5c7", "r5c8", "r5c9"])
one_of(REFUSED, "some cells of a choice", last_two(10), at=["r5c9"])

# ---- What may be cited.

cites(PROVED, "a sum", {"houses": ["r5"], "less": [1, 2]})
cites(PROVED, "by the number of the house", {"houses": ["h5"], "less": [1, 2]})
cites(PROVED, "in another order", {"less": [2, 1], "houses": ["r5"]})
cites(PROVED, "a rule that is not needed too", {"houses": ["r5"], "less": [1, 2]}, {"rule": 3})
cites(PROVED, "members that nobody reads", {"houses": ["r5"], "less": [1, 2], "x": [1]})
cites(PROVED, "a house twice, and its rules twice", {"houses": ["r5", "r5"], "less": [1, 2, 1, 2]})
cites(PROVED, "a rule taken off and added", {"houses": ["r5"], "less": [1, 2, 1, -1]})
cites(REFUSED, "a rule less", {"houses": ["r5"], "less": [1]})
cites(REFUSED, "a rule added", {"houses": ["r5"], "less": [1, -2]})
cites(REFUSED, "another house", {"houses": ["r4"], "less": [1, 2]})
cites(REFUSED, "the rules without their house", {"rule": 1}, {"rule": 2})
cites(REFUSED, "nothing")
cites(REFUSED, "a sum of what is no sum", {"houses": ["r5"], "less": [1, 2, 3]})
cites(REFUSED, "a sum of a choice", {"houses": ["r5"], "less": [1, 2, 4]})
cites(REFUSED, "a sum of a rule beyond the last", {"houses": ["r5"], "less": [1, 2, 5]})
cites(REFUSED, "a rule beyond the last", {"houses": ["r5"], "less": [1, 2]}, {"rule": 5})
cites(PROVED, "a choice of rules that is not needed", {"houses": ["r5"], "less": [1, 2]}, {"rule": 4})
cites(REFUSED, "a choice of rules that says nothing", {"rule": 4})
cites(REFUSED, "a house that is not there", {"houses": ["h28"], "less": [1, 2]})
cites(REFUSED, "a truth of a house that is not there", {"houses": ["r5"], "less": [1, 2]}, truths=["1h28"])
cites(PROVED, "a truth of a house by its number", {"houses": ["r5"], "less": [1, 2]}, truths=["1h27"])
cites(REFUSED, "more than can be added up", {"houses": ["r5"] + ["r1"] * 1000, "less": [1, 2]})
cites(NO_PATH, "more than a list has", {"houses": ["r5"] * 4097, "less": [1, 2]})
cites(NO_PATH, "more rules than a list has", *[{"rule": 1}] * 4097)
for house in ("h0", "h65", "h01", "h", "b10", "b0", "x1", "R5", "r5c1", "5r5", "", None, 5):
    cites(NO_PATH, f"the house {house!r}", {"houses": [house], "less": [1, 2]})
for truth in ("1h0", "1h65", "1h01", "1h", "0h1", "h1", "1b10"):
    cites(NO_PATH, f"the truth {truth!r}", {"houses": ["r5"], "less": [1, 2]}, truths=[truth])
for number in (0, -1, 1.0, 1.5, "1", None, True, [1], 1000000, 10**20):
    cites(NO_PATH, f"the rule {number!r}", {"rule": number})
for number in (0, 1.0, "1", None, True, [1], 1000000):
    cites(NO_PATH, f"a sum with the rule {number!r}", {"houses": ["r5"], "less": [1, 2, number]})
for use in ({}, {"less": [1]}, {"houses": [], "less": [1]}, {"rule": 1, "houses": ["r5"]}, {"rule": 1, "less": [1]},
            {"rule": 1, "at": []}, {"rule": 1, "at": ["r0c1"]}, {"rule": 1, "at": "r5c1"},
            {"houses": ["r5"], "less": [1, 2], "at": ["r5c1"]}, {"houses": ["r5"], "less": 1}, {"at": ["r5c1"]}):
    cites(NO_PATH, f"what is cited: {json.dumps(use)}", use)
for uses in (5, {}, "x", [5], ["x"], [[]], None):
    told(NO_PATH, f"the rules of a step {uses!r}", {"remove": ["r5c9<>3"], "truths": [], "rules": uses})
case(NO_PATH, "version 2: a member twice in what is cited",
     json.dumps(path(INNIES)).replace('"less"', '"less": [1, 2], "less"'))

# ---- What a step must not prove.

told(REFUSED, "a digit of the solution struck", INNIES | {"remove": ["r5c9<>7"]})
told(REFUSED, "and one besides", INNIES | {"remove": ["r5c9<>3", "r5c9<>7"]})
told(REFUSED, "a digit of the solution struck, from all there is",
     INNIES | {"remove": ["r5c9<>7"], "truths": ALL_TRUTHS,
               "rules": [{"rule": 1}, {"rule": 2}, {"houses": ["r5"], "less": [1, 2]}]})
told(REFUSED, "a cage whose sum is another", INNIES, variant={"rules": [CAGES[0] | {"sum": 17}, CAGES[1]]})
told(PROVED, "the same cage with its cells in another order", INNIES,
     variant={"rules": [CAGES[0] | {"cells": CAGES[0]["cells"][::-1]}, CAGES[1]]})
told(PROVED, "the rules in another order", INNIES, variant={"rules": CAGES[::-1]})
told(REFUSED, "another rule before them", INNIES, variant={"rules": [MORE[0], *CAGES]})
told(REFUSED, "a puzzle that its rules leave no solution", variant={"rules": [CAGES[0] | {"sum": 18}, CAGES[1]]})
told(REFUSED, "a solution that breaks a rule", placed=None, solution=SOLVED, solved=True,
     variant={"givens": SOLVED, "rules": [CAGES[0] | {"sum": 18}]})
told(PROVED, "a full board", solution=SOLVED, solved=True, variant={"givens": SOLVED})

# A sum that cancels out: no cells are left, and nothing follows from them.
ROW = {"kind": "cage", "cells": [f"r5c{n}" for n in range(1, 10)], "sum": 45}
for what, houses, less in (("a house and its cage", ["r5"], [1]), ("both twice", ["r5", "r5"], [1, 1]),
                           ("two houses, and of each its cage", ["r5", "c1"], [1, 2])):
    for effect in ("r5c9<>3", "r5c9<>7"):
        told(REFUSED, f"{effect} from {what}", {"remove": [effect], "truths": [], "rules": [{"houses": houses, "less": less}]},
             variant={"rules": [ROW, ROW | {"cells": [f"r{n}c1" for n in range(1, 10)]}]})

# A part of a rule. A relation of all pairs is a constraint a pair, a thermometer is one over all its cells.
PARTS = [{"kind": "relation", "table": ["110111110" if row == 8 else "1" * 9 for row in range(1, 10)], "scope": "all",
          "cells": ["r5c5", "r5c8", "r5c9"]},
         {"kind": "thermo", "cells": ["r5c6", "r5c9", "r5c7"]}]


def parts(verdict, what, *uses, remove="r5c5<>8"):
    told(verdict, what, {"remove": [remove], "truths": [], "rules": list(uses)}, variant={"rules": PARTS})


parts(PROVED, "all of a rule", {"rule": 1})
parts(PROVED, "a pair of it", {"rule": 1, "at": ["r5c8", "r5c5"]})
parts(PROVED, "a pair of it and more cells", {"rule": 1, "at": ["r5c5", "r9c9", "r5c8", "r5c8"]})
parts(REFUSED, "another pair of it", {"rule": 1, "at": ["r5c8", "r5c9"]})
parts(REFUSED, "a cell of it", {"rule": 1, "at": ["r5c5"]})
parts(REFUSED, "what a pair does not say", {"rule": 1}, remove="r5c5<>1")
parts(PROVED, "a thermometer", {"rule": 2}, remove="r5c9<>3")
parts(REFUSED, "a part of a thermometer", {"rule": 2, "at": ["r5c6", "r5c9"]}, remove="r5c9<>3")
parts(PROVED, "a thermometer and all its cells", {"rule": 2, "at": ["r5c6", "r5c7", "r5c9"]}, remove="r5c9<>3")

# What leaves a cell all its digits says nothing, not even that it has one: here 3 would leave r5c8 none.
IDLE = [{"kind": "entropic", "cells": ["r5c8", "r1c1"]}, {"kind": "allowed", "cells": ["r5c8"], "digits": [*range(1, 10)]},
        {"kind": "allowed", "cells": ["r5c8"], "digits": [3, 9]}]
for verdict, use in ((REFUSED, {"rule": 1, "at": ["r5c8"]}), (REFUSED, {"rule": 2}), (PROVED, {"rule": 3})):
    told(verdict, f"no digit left, by {json.dumps(use)}", {"remove": ["r5c9<>3"], "truths": [], "rules": [use]},
         variant={"rules": IDLE}, removed=["r5c8<>9"])

# Which way round an arrow is a sum. The rest of row 5 is 3 + 7, and r1c1 holds 4.
ARROWS = [*CAGES, {"kind": "arrow", "bulb": ["r5c9"], "shaft": ["r5c8", "r1c1"]},
          {"kind": "double-arrow", "cells": ["r5c8", "r5c9", "r1c1"]}]
for number, effect in ((3, "r5c9=7"), (-3, "r5c8=3"), (4, "r5c8=3"), (-4, "r5c9=7")):
    for verdict, less in ((PROVED, number), (REFUSED, -number)):
        told(verdict, f"{effect} from an arrow added as {less}", variant={"rules": ARROWS}, steps=[
            {"place": [effect], "truths": [], "rules": [{"houses": ["r5"], "less": [1, 2, less]}]}])

# Houses that rules make. They are counted behind the boxes; without boxes, behind the columns.
CROSS = [{"kind": "diagonals", "which": "\\"}]
CORNER = {"givens": "1" + "." * 80, "rules": CROSS}
NINE = {"givens": "".join(str(cell // 9 + 1) if cell % 10 == 0 and cell < 80 else "." for cell in range(81)),
        "rules": CROSS}
told(PROVED, "a house of a diagonal", {"place": ["r9c9=9"], "truths": ["9h28"]}, variant=NINE)
told(REFUSED, "a house further", {"place": ["r9c9=9"], "truths": ["9h29"]}, variant=NINE)
told(REFUSED, "a house of a diagonal that is not there", {"place": ["r9c9=9"], "truths": ["9h28"]},
     variant=NINE | {"rules": []})
told(PROVED, "without boxes a diagonal comes sooner", {"place": ["r9c9=9"], "truths": ["9h19"]},
     variant=NINE | {"boxes": "none"})
told(REFUSED, "without boxes there is no box", {"place": ["r9c9=9"], "truths": ["9h19", "9b1"]},
     variant=NINE | {"boxes": "none"})
told(REFUSED, "what is placed breaks a rule's house", variant=CORNER, placed="." * 80 + "1")
told(PROVED, "what is placed breaks none", variant=CORNER, placed="." * 80 + "2")
told(REFUSED, "a digit struck where it stands", variant=CORNER, removed=["r1c1<>1"])
told(REFUSED, "nothing is left to strike on the diagonal", {"remove": ["r5c5<>1"], "truths": []}, variant=CORNER)

# A pattern in which a rule has a say is not deadly.
UNIQUE_STEP = UNIQUE | {"rules": []}
SEEN = [{"kind": "sum", "cells": ["r1c5", "r9c9"], "sum": 12}]
FAR = [{"kind": "sum", "cells": ["r1c1", "r9c9"], "sum": 10}]
for verdict, rules in ((PROVED, []), (PROVED, FAR), (REFUSED, SEEN), (REFUSED, [{"kind": "antiknight"}])):
    told(verdict, f"a unique rectangle with {json.dumps(rules)}", UNIQUE_STEP, placed=PLACED, removed=AT_FIRST,
         variant={"givens": PUZZLE, "rules": rules})

# Digits from 0: the same puzzle with each digit one less, and sums less one a cell.


def one_less(text):
    return "".join(str(int(char) - 1) if char.isdigit() else char for char in text)


LESS = {"low": 0, "givens": one_less(GIVENS),
        "rules": [cage | {"sum": cage["sum"] - len(cage["cells"])} for cage in CAGES]}


def from_zero(verdict, what, *steps, variant=(), **members):
    told(verdict, f"digits from 0: {what}", *steps, variant=LESS | dict(variant), **members)


from_zero(PROVED, "a sum of a house", INNIES | {"remove": ["r5c9<>2"]})
from_zero(REFUSED, "the digit as it was", INNIES)
from_zero(REFUSED, "a digit of the solution struck", INNIES | {"remove": ["r5c9<>6"]})
from_zero(NO_PATH, "a digit that there is not", INNIES | {"remove": ["r5c9<>9"]})
from_zero(PROVED, "a house", {"place": ["r1c2=2"], "truths": ["2b1"]})
from_zero(REFUSED, "a house, the digit as it was", {"place": ["r1c2=3"], "truths": ["3b1"]})
from_zero(REFUSED, "a truth of another digit", {"place": ["r1c2=2"], "truths": ["3b1"]})
from_zero(NO_PATH, "a truth of a digit that there is not", {"place": ["r1c2=2"], "truths": ["2b1", "9b1"]})
from_zero(PROVED, "a truth of 0", {"place": ["r1c2=2"], "truths": ["2b1", "0b1"]})
from_zero(PROVED, "nine digits up to 8", variant={"high": 8})
from_zero(NO_PATH, "ten digits", variant={"high": 9})
from_zero(NO_PATH, "nine by nine with eight digits", variant={"high": 7})
from_zero(NO_PATH, "a given that is no digit", variant={"givens": "9" + one_less(GIVENS)[1:]})
from_zero(PROVED, "givens as a list",
          variant={"givens": [None if char == "." else int(char) - 1 for char in GIVENS]})
from_zero(PROVED, "a full board", solution=one_less(SOLVED), solved=True, variant={"givens": one_less(SOLVED)})
from_zero(REFUSED, "a full board, and the solution as it was, but for what can't be",
          solution=SOLVED.replace("9", "8"), variant={"givens": one_less(SOLVED)})
from_zero(NO_PATH, "the solution as it was", solution=SOLVED, variant={"givens": one_less(SOLVED)})
BEFORE_0 = {"givens": one_less(SOLVED[:39]) + "." * 42, "rules": []}  # the next digit is 0
from_zero(PROVED, "a 0 that is placed", placed="." * 39 + "0" + "." * 41, variant=BEFORE_0)
from_zero(REFUSED, "a 0 that is placed where it can't stand", placed="." * 45 + "0" + "." * 35, variant=BEFORE_0)
from_zero(NO_PATH, "a 9 that is placed", placed="." * 80 + "9")
from_zero(PROVED, "a 0 struck", removed=["r5c9<>0"])
from_zero(NO_PATH, "a 9 struck", removed=["r5c9<>9"])
from_zero(NO_PATH, "a pattern with a 9", {"remove": ["r5c9<>2"], "truths": [], "deadly": [["r5c8", "29"]]})
from_zero(REFUSED, "a pattern with a 0", {"remove": ["r5c9<>2"], "truths": [], "deadly": [["r5c8", "02"]]})
for early, value in (("placed", "." * 81), ("removed", []), ("solution", one_less(SOLVED)), ("steps", [])):
    case(NO_PATH, f"version 2: digits from 0: {early} before the variant",
         json.dumps({"version": 2, early: value, "variant": LESS} | {"steps": []}))
case(PROVED, "version 2: digits from 0: the variant before its version",
     json.dumps({"variant": LESS, "version": 2, "steps": [INNIES | {"remove": ["r5c9<>2"]}]}))
from_zero(REFUSED, "a cage from 0 with the sum as it was", INNIES | {"remove": ["r5c9<>2"]}, variant={"rules": CAGES})
from_zero(NO_PATH, "a cage that is too much", variant={"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 16}]})
