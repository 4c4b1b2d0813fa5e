"""Forgers of steps that cite rules, and a judge who knows what does not follow.

A document is a path of one step, from the state in which nonet found it, with the solution of its puzzle.
A forger, a function of FORGERS, returns a changed copy, or None if there is nothing to change.

The judge asks neither checker. What strikes a digit of the solution is false. Otherwise it looks for a
witness: a filling of the whole grid that obeys the houses, the state and every rule that the step still
cites, and in which an effect of the step is not so; search finds it, which shares nothing with a checker.
Where there is a witness the step does not follow, and who accepts it is wrong. Where there is none the
step may follow: then the checkers have only to agree.
"""
import copy
import json
import re
import subprocess

from known import ALL_TRUTHS, cell_of, name
from rule_kinds import KINDS

FORGERS = []
CELLS = range(81)
# What is left of a rule that is not cited: who must differ is a matter of the puzzle.
ALL_DIFFERENT = {"rellik", "equality-cage", "lunchbox", "renban"}
NOTHING_ELSE = {"diagonals", "windoku", "antiknight", "antiking", "disjoint", "region", "odd", "even", "allowed"}
# Of these a part may be cited: they are several constraints.
SEVERAL = {"kropki-negative", "xv-negative", "nonconsecutive", "antitaxicab", "minimum", "maximum", "same", "clone",
           "palindrome", "indexer", "relation", "global-entropy", "global-mod3", "dutch-flatmates", "contains",
           "quadruple", "same-sets", "odd", "even", "allowed", "entropic"}
SUMS = {"cage", "sum", "little-killer", "arrow", "double-arrow"}
SILENT = {"kind": "any-of", "branches": [[]]}
NUMBERS = ("sum", "value", "difference", "modulus", "count", "digit")


def forger(function):
    FORGERS.append(function)
    return function


def step_of(document):
    return document["steps"][0]


def rules_of(document):
    return document["variant"]["rules"]


def low_of(document):
    return document.get("variant", {}).get("low", 1)


def digits_of(document):
    """All that there are, each a character."""
    return "012345678" if low_of(document) == 0 else "123456789"


def blanks_of(document):
    """What stands in an open cell."""
    return "." if low_of(document) == 0 else ".0"


def givens_of(document):
    return document["variant"]["givens"]


def numbers_cited(step):
    """The numbers of the rules that a step rests on, in sums too."""
    return [number for use in step.get("rules", [])
            for number in ([use["rule"]] if "rule" in use else map(abs, use.get("less", [])))]


def cells_of(rule):
    """All cells that a rule names."""
    lists = [rule.get(key, []) for key in ("cells", "bulb", "shaft", "copy")] + rule.get("sets", [])
    return [cell for cells in lists for cell in cells] + ([rule["cell"]] if "cell" in rule else [])


def open_cells(document):
    placed, blanks = document.get("placed", "." * 81), blanks_of(document)
    return [cell for cell in CELLS if givens_of(document)[cell] in blanks and placed[cell] in blanks]


def all_truths(document):
    """By what they are called in its game."""
    low = low_of(document)
    return [truth if truth[0] == "r" else str(int(truth[0]) - 1 + low) + truth[1:] for truth in ALL_TRUTHS]


def near(document, rng):
    """An open cell, of a cited rule if there is one."""
    rules, empty = rules_of(document), open_cells(document)
    named = {cell_of(text) for number in numbers_cited(step_of(document)) for text in cells_of(rules[number - 1])}
    return rng.choice([cell for cell in empty if cell in named] or empty)


# ---- What strikes a digit of the solution, or puts another in its place.


@forger
def one_effect_more_that_is_false(rng, document, solution):
    cell = near(document, rng)
    step_of(document)["remove"].append(f"{name(cell)}<>{solution[cell]}")
    return document


@forger
def a_digit_of_the_solution_struck(rng, document, solution):
    cell = near(document, rng)
    step_of(document).update(place=[], remove=[f"{name(cell)}<>{solution[cell]}"])
    return document


@forger
def a_false_digit_placed(rng, document, solution):
    cell = near(document, rng)
    digit = rng.choice([digit for digit in digits_of(document) if digit != solution[cell]])
    step_of(document).update(place=[f"{name(cell)}={digit}"], remove=[])
    return document


@forger
def a_digit_of_the_solution_struck_from_all_there_is(rng, document, solution):
    cell = near(document, rng)
    boxes = document["variant"]["boxes"] == "standard"
    uses = [{"rule": number} for number in range(1, len(rules_of(document)) + 1)]
    step_of(document).update(place=[], remove=[f"{name(cell)}<>{solution[cell]}"],
                             truths=[truth for truth in all_truths(document) if boxes or "b" not in truth],
                             rules=rng.sample(uses, min(len(uses), 12)))
    return document


@forger
def struck_becomes_placed(rng, document, solution):
    step = step_of(document)
    if not step["remove"]:
        return None
    step.update(place=[rng.choice(step["remove"]).replace("<>", "=")], remove=[])
    return document


@forger
def placed_becomes_struck(rng, document, solution):
    step = step_of(document)
    if not step["place"]:
        return None
    step.update(place=[], remove=[rng.choice(step["place"]).replace("=", "<>")])
    return document


# ---- Other effects.


@forger
def another_digit(rng, document, solution):
    step = step_of(document)
    key = "remove" if step["remove"] else "place"
    at = rng.randrange(len(step[key]))
    step[key][at] = step[key][at][:-1] + rng.choice([d for d in digits_of(document) if d != step[key][at][-1]])
    return document


@forger
def another_cell(rng, document, solution):
    step = step_of(document)
    key = "remove" if step["remove"] else "place"
    at = rng.randrange(len(step[key]))
    step[key][at] = name(near(document, rng)) + step[key][at][4:]
    return document


@forger
def one_effect_more(rng, document, solution):
    cell = near(document, rng)
    effect = f"{name(cell)}<>{rng.choice(digits_of(document))}"
    if effect in step_of(document)["remove"]:
        return None
    step_of(document)["remove"].append(effect)
    return document


@forger
def all_digits_called_otherwise(rng, document, solution):
    """Each by one more or less, as if the digits began with another one."""
    step, by = step_of(document), rng.choice([-1, 1])

    def other(text, at):
        digit = str(int(text[at]) + by)
        return None if digit not in digits_of(document) else text[:at] + digit + text[at + 1 or len(text):]
    effects = {key: [other(text, -1) for text in step[key]] for key in ("place", "remove")}
    truths = [other(text, 0) if text[0] in "0123456789" else text for text in step["truths"]]
    if None in effects["place"] + effects["remove"] + truths:
        return None
    step.update(effects, truths=truths)
    return document


@forger
def digits_from_another_one_on(rng, document, solution):
    """The puzzle with digits from 0 in place of 1, or from 1 in place of 0, and nothing else is changed."""
    document["variant"]["low"] = 1 - low_of(document)
    return document


# ---- Other citations.


@forger
def a_rule_less(rng, document, solution):
    uses = step_of(document)["rules"]
    del uses[rng.randrange(len(uses))]
    return document


@forger
def no_rules(rng, document, solution):
    step_of(document)["rules"] = []
    return document


@forger
def another_rule(rng, document, solution):
    step, count = step_of(document), len(rules_of(document))
    use = rng.choice(step["rules"])
    if "rule" not in use or count == 1:
        return None
    use["rule"] = rng.choice([number for number in range(1, count + 1) if number != use["rule"]])
    use.pop("at", None)
    return document


@forger
def a_part_of_a_rule(rng, document, solution):
    use = rng.choice(step_of(document)["rules"])
    if "rule" not in use:
        return None
    cells = use.get("at") or cells_of(rules_of(document)[use["rule"] - 1])
    if len(cells) < 2:
        return None
    use["at"] = rng.sample(sorted(set(cells)), rng.randint(1, len(set(cells))))
    return document


@forger
def a_truth_less(rng, document, solution):
    truths = step_of(document)["truths"]
    if not truths:
        return None
    del truths[rng.randrange(len(truths))]
    return document


@forger
def no_truths(rng, document, solution):
    if not step_of(document)["truths"]:
        return None
    step_of(document)["truths"] = []
    return document


def sum_in(rng, document):
    sums = [use for use in step_of(document)["rules"] if "houses" in use]
    return rng.choice(sums) if sums else None


@forger
def a_sum_with_a_rule_less(rng, document, solution):
    use = sum_in(rng, document)
    if not use or not use["less"]:
        return None
    del use["less"][rng.randrange(len(use["less"]))]
    return document


@forger
def a_sum_with_a_rule_more(rng, document, solution):
    use = sum_in(rng, document)
    if not use:
        return None
    use["less"].insert(rng.randrange(len(use["less"]) + 1), rng.choice([-1, 1]) * rng.randint(1, len(rules_of(document))))
    return document


@forger
def a_sum_with_a_rule_turned(rng, document, solution):
    use = sum_in(rng, document)
    if not use or not use["less"]:
        return None
    at = rng.randrange(len(use["less"]))
    use["less"][at] = -use["less"][at]
    return document


@forger
def a_sum_of_other_houses(rng, document, solution):
    use = sum_in(rng, document)
    if not use:
        return None
    use["houses"][rng.randrange(len(use["houses"]))] = rng.choice("rc") + str(rng.randint(1, 9))
    return document


@forger
def a_sum_of_a_house_twice(rng, document, solution):
    use = sum_in(rng, document)
    if not use:
        return None
    use["houses"].append(use["houses"][0])
    return document


@forger
def a_sum_in_place_of_a_rule(rng, document, solution):
    rules = rules_of(document)
    numbers = [number for number, rule in enumerate(rules, 1) if rule["kind"] in SUMS]
    if not numbers:
        return None
    step_of(document)["rules"] = [{"houses": [rng.choice("rc") + str(rng.randint(1, 9))],
                                   "less": rng.sample(numbers, min(len(numbers), rng.randint(1, 3)))}]
    return document


@forger
def a_sum_that_cancels_out(rng, document, solution):
    """A house, less a cage that is all of it: no cells are left, and nothing follows from them."""
    row, cell, rules = rng.randint(1, 9), near(document, rng), rules_of(document)
    rules.append({"kind": "cage", "sum": sum(map(int, digits_of(document))), "cells": [f"r{row}c{n}" for n in range(1, 10)]})
    step_of(document).update(place=[], remove=[f"{name(cell)}<>{solution[cell]}"], truths=[],
                             rules=[{"houses": [f"r{row}"], "less": [len(rules)]}])
    return document


# ---- Another puzzle.


@forger
def a_number_of_a_rule(rng, document, solution):
    rule = rules_of(document)[rng.choice(numbers_cited(step_of(document)) or [1]) - 1]
    key = next((key for key in NUMBERS if rule.get(key) is not None), None)
    if key is None:
        return None
    rule[key] += rng.choice([-2, -1, 1, 2])
    return document


@forger
def a_cell_of_a_rule(rng, document, solution):
    rule = rules_of(document)[rng.choice(numbers_cited(step_of(document)) or [1]) - 1]
    lists = [rule[key] for key in ("cells", "bulb", "shaft", "copy") if rule.get(key)] + rule.get("sets", [])
    if not lists:
        return None
    cells = rng.choice(lists)
    cells[rng.randrange(len(cells))] = name(rng.choice([cell for cell in CELLS if name(cell) not in cells_of(rule)]))
    return document


@forger
def cells_of_a_rule_turned_round(rng, document, solution):
    rule = rules_of(document)[rng.choice(numbers_cited(step_of(document)) or [1]) - 1]
    if len(rule.get("cells", [])) < 2:
        return None
    rule["cells"].reverse()
    return document


@forger
def another_word_of_a_rule(rng, document, solution):
    rule = rules_of(document)[rng.choice(numbers_cited(step_of(document)) or [1]) - 1]
    others = {"left": "right", "right": "left", "top": "bottom", "bottom": "top", "white": "black", "black": "white",
              "row": "column", "column": "row", "consecutive": "all", "all": "consecutive"}
    words = [key for key in ("from", "colour", "type", "scope") if key in rule]
    if words:
        rule[words[0]] = others[rule[words[0]]]
    elif "line" in rule:
        rule["line"] = rule["line"][0] + str(rng.randint(1, 9))
    elif "table" in rule:
        rule["table"] = [row[::-1] for row in rule["table"]]
    elif "accept" in rule:
        rule["accept"] = [rng.randint(0, 4)]
    elif "pattern" in rule:
        rule["pattern"] = re.sub("[0-9]", lambda digit: rng.choice(digits_of(document)), rule["pattern"])
    elif rule.get("digits"):
        rule["digits"][0] = int(rng.choice(digits_of(document)))
    else:
        return None
    return document


@forger
def a_rule_of_another_kind(rng, document, solution):
    rule = rules_of(document)[rng.choice(numbers_cited(step_of(document)) or [1]) - 1]
    alike = ["thermo", "renban", "palindrome", "entropic", "between", "zipper", "double-arrow", "region", "same"]
    if set(rule) != {"kind", "cells"} or rule["kind"] not in alike:
        return None
    rule["kind"] = rng.choice([kind for kind in alike if kind != rule["kind"]])
    return document


@forger
def rules_in_another_order(rng, document, solution):
    rules = rules_of(document)
    if len(rules) < 2:
        return None
    rng.shuffle(rules)
    return document


@forger
def a_rule_taken_out_of_the_puzzle(rng, document, solution):
    rules, numbers = rules_of(document), numbers_cited(step_of(document))
    if not numbers or any(rule["kind"].endswith("-negative") for rule in rules):
        return None
    del rules[rng.choice(numbers) - 1]
    return document


@forger
def a_candidate_that_had_been_struck(rng, document, solution):
    removed = document.get("removed", [])
    if not removed:
        return None
    for _ in range(rng.randint(1, min(4, len(removed)))):
        del removed[rng.randrange(len(removed))]
    return document


@forger
def a_digit_that_had_been_placed(rng, document, solution):
    placed = [cell for cell in CELLS if document.get("placed", "." * 81)[cell] != "."]
    if not placed:
        return None
    cell = rng.choice(placed)
    document["placed"] = document["placed"][:cell] + "." + document["placed"][cell + 1:]
    return document


@forger
def a_given_less(rng, document, solution):
    given = [cell for cell in CELLS if givens_of(document)[cell] != "."]
    if not given:
        return None
    cell = rng.choice(given)
    document["variant"]["givens"] = givens_of(document)[:cell] + "." + givens_of(document)[cell + 1:]
    return document


@forger
def the_ordinary_game(rng, document, solution):
    """Version 1, which knows no rules: what is cited of them is not read."""
    if document["variant"]["boxes"] != "standard" or low_of(document) == 0 or any(truth[1] == "h" for truth in step_of(document)["truths"]):
        return None
    document = {"format": "nonet-path", "version": 1, "puzzle": givens_of(document)} | {
        key: value for key, value in document.items() if key not in ("format", "version", "variant")}
    document["solution"] = document.pop("solution")
    return document


# ---- What is not there.


@forger
def a_rule_beyond_the_last(rng, document, solution):
    step_of(document)["rules"].append({"rule": len(rules_of(document)) + rng.choice([1, 2, 100, 99999])})
    return document


@forger
def a_rule_that_has_no_number(rng, document, solution):
    step_of(document)["rules"].append({"rule": rng.choice([0, -1, 1.5, "1", None, True, 1000000, 10**30])})
    return document


@forger
def a_sum_of_what_is_no_sum(rng, document, solution):
    others = [number for number, rule in enumerate(rules_of(document), 1)
              if rule["kind"] not in SUMS or rule["kind"] == "cage" and rule.get("sum") is None]
    step_of(document)["rules"].append({"houses": ["r1"], "less": [rng.choice(others + [len(rules_of(document)) + 1])]})
    return document


@forger
def a_house_that_is_not_there(rng, document, solution):
    step_of(document)["rules"].append({"houses": [rng.choice(["b10", "r0", "c10", "h0", "h64", "h65", "h99", "x1"])],
                                       "less": []})
    return document


@forger
def a_choice_of_rules(rng, document, solution):
    choices = [number for number, rule in enumerate(rules_of(document), 1) if rule["kind"] == "any-of"]
    if not choices:
        return None
    cell = near(document, rng)
    step_of(document).update(place=[], remove=[f"{name(cell)}<>{solution[cell]}"], truths=[],
                             rules=[{"rule": number} for number in choices])
    return document


@forger
def a_version_that_nobody_knows(rng, document, solution):
    document["version"] = rng.choice([0, 1, 3, "2", 2.5, None])
    return document


@forger
def a_truth_of_a_house_that_is_not_there(rng, document, solution):
    step_of(document)["truths"].append(rng.choice(["1h0", "5h64", "5h65", "5h99", "9b10", "9r1" if low_of(document) == 0 else "0r1"]))
    return document


MUST_BE_REFUSED = {a_rule_beyond_the_last, a_rule_that_has_no_number, a_sum_of_what_is_no_sum,
                   a_house_that_is_not_there, a_choice_of_rules, a_version_that_nobody_knows,
                   a_truth_of_a_house_that_is_not_there}


# ---- The judge.


def is_false(document, solution):
    """Whether an effect contradicts the solution of the puzzle, which is that of the document still."""
    step = step_of(document)
    return (any(solution[cell_of(text)] != text[-1] for text in step["place"])
            or any(solution[cell_of(text)] == text[-1] for text in step["remove"]))


def what_is_left(rule):
    """Of a rule that is not cited: who must differ, and what the start has."""
    if rule["kind"] in NOTHING_ELSE:
        return [rule]
    if rule["kind"] in ALL_DIFFERENT or rule["kind"] == "cage" and not rule.get("repeats"):
        return [{"kind": "region", "cells": rule["cells"]}]
    return []


def is_cited_whole(use, rule):
    return "at" not in use or rule["kind"] in SEVERAL or set(use["at"]) >= set(cells_of(rule)) or "line" in rule


def premises(document):
    """What a witness has to obey of each rule, a list each: all of it, at least where the step cites it."""
    if "puzzle" in document:
        return []
    rules = rules_of(document)
    if any(rule["kind"].endswith("-negative") for rule in rules):
        return [[rule] for rule in rules]  # they know who has a dot
    cited = {number for use in step_of(document)["rules"] for number in numbers_cited({"rules": [use]})
             if number <= len(rules) and ("rule" not in use or is_cited_whole(use, rules[number - 1]))}
    return [[rule] if number in cited else what_is_left(rule) for number, rule in enumerate(rules, 1)]


def witness_puzzles(document):
    """For each effect, the puzzle whose solutions are witnesses against it."""
    givens = document["puzzle"] if "puzzle" in document else givens_of(document)
    blanks, digits = blanks_of(document), digits_of(document)
    board = [given if given not in blanks else placed
             for given, placed in zip(givens, document.get("placed", "." * 81))]
    struck = {}
    for text in document.get("removed", []):
        struck.setdefault(cell_of(text), set()).add(text[-1])
    rules = [rule for kept in premises(document) for rule in kept]
    boxes = "standard" if "puzzle" in document else document["variant"]["boxes"]
    step = step_of(document)
    for text in step["place"] + step["remove"]:
        cell, digit = cell_of(text), text[-1]
        if board[cell] not in blanks:
            continue
        others = struck | {cell: struck.get(cell, set()) | (
            {digit} if "=" in text else set(digits) - {digit})}
        left = [{"kind": "allowed", "cells": [name(cell)], "digits": [int(d) for d in digits if d not in gone]}
                for cell, gone in others.items() if board[cell] in blanks]
        if all(rule["digits"] for rule in left):
            yield {"low": low_of(document), "boxes": boxes, "givens": "".join(board), "rules": rules + left}


def witness(nonet, document):
    """A full board against the step; None if none was found."""
    for puzzle in witness_puzzles(document):
        run = subprocess.run([nonet, "solve", "--enumerate", "--limit=1", "--format=1.", "--time-limit=1", "-j1"],
                             input=json.dumps(puzzle), capture_output=True, text=True)
        found = run.stdout.split()
        if found and len(found[0]) == 81 and "." not in found[0]:
            return found[0]
    return None


def forge(nonet, rng, make, document, solution):
    """(the forgery, whether it must be refused), or None."""
    made = make(rng, copy.deepcopy(document), solution)
    if made is None or made == document:
        return None
    if make in MUST_BE_REFUSED:
        return made, True
    same_puzzle = made.get("variant") == document["variant"]
    if same_puzzle and is_false(made, solution):
        return made, True
    against = witness(nonet, made)
    if same_puzzle or "puzzle" in made or against is None:
        if not same_puzzle and "puzzle" not in made:
            made.pop("solution")  # it may have another one now
        return made, against is not None
    # The puzzle is another one; with what is not cited left out, the witness is a solution of it.
    made["variant"]["rules"] = [(kept or [SILENT])[0] for kept in premises(made)]
    made["solution"] = against
    return made, True


assert ALL_DIFFERENT | NOTHING_ELSE | SEVERAL | SUMS <= KINDS.keys()
