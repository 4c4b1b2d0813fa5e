"""Forgeries of paths, made from paths that hold: documents that are false for a reason which needs no
checker to see. They contradict the solution, or say something of their start or end that is not so.
Every checker must refuse every one.

A forger takes a random source and a `Known` path and returns a document, or text where JSON itself
is forged, or None if this path does not lend itself to it. Its docstring is the name of its kind.
"""
import json

from known import ALL_TRUTHS, CELLS, PEERS, cell_of, name

FALSE = []


def false(forger):
    FALSE.append(forger)
    return forger


def put(board, cell, digit):
    return board[:cell] + digit + board[cell + 1:]


def any_step(rng, known):
    return rng.randrange(len(known.steps))


def wrong_digit(rng, known, cell):
    return rng.choice([digit for digit in "123456789" if digit != known.solution[cell]])


def strike_true(rng, known, k, cells=None):
    """The path up to step k, which removes a true digit besides; from one of the cells, if given."""
    open_cells = [cell for cell in cells or CELLS if cell not in known.settled[k]]
    if not open_cells:
        return None
    document = known.cut(k)
    cell = rng.choice(open_cells)
    document["steps"][k].setdefault("remove", []).append(f"{name(cell)}<>{known.solution[cell]}")
    return document


def bare(rng, document):
    """Half of the time without steps, so that nothing but the start can be refused."""
    document.pop("solved", None)
    document.pop("solution", None)
    if rng.random() < 0.5:
        document["steps"] = []
    return document


def named_cells(step):
    """Cells that a step is about: where it acts and, of its truths, those that are cells."""
    texts = step.get("place", []) + step.get("remove", []) + step["truths"]
    return [cell_of(text) for text in texts if text[0] == "r"]


# What a step claims.


@false
def a_true_digit_is_struck(rng, known):
    """claims: a true digit is struck"""
    return strike_true(rng, known, any_step(rng, known))


@false
def a_true_digit_is_struck_nearby(rng, known):
    """claims: a true digit is struck where the step acts"""
    k = any_step(rng, known)
    return strike_true(rng, known, k, named_cells(known.steps[k]))


@false
def a_true_digit_is_struck_with_all_truths(rng, known):
    """claims: a true digit is struck, every truth cited"""
    k = any_step(rng, known)
    document = strike_true(rng, known, k)
    document["steps"][k]["truths"] = ALL_TRUTHS
    return document


@false
def a_false_digit_is_placed(rng, known):
    """claims: a false digit is placed"""
    k = any_step(rng, known)
    cell, digit = rng.choice(known.false_candidates(k) or [(None, None)])
    if cell is None:
        return None
    document = known.cut(k)
    step = document["steps"][k]
    here = [n for n, text in enumerate(step.get("place", [])) if cell_of(text) == cell]
    if here:
        step["place"][here[0]] = f"{name(cell)}={digit}"
    else:
        step.setdefault("place", []).append(f"{name(cell)}={digit}")
    return document


@false
def the_certificate_is_of_another_step(rng, known):
    """claims: a true digit is struck with another step's certificate"""
    k, other = any_step(rng, known), known.steps[any_step(rng, known)]
    document = strike_true(rng, known, k, named_cells(other))
    if document:
        document["steps"][k]["truths"] = other["truths"]
        if "deadly" in other:
            document["steps"][k]["deadly"] = other["deadly"]
    return document


@false
def a_step_is_repeated(rng, known):
    """claims: a step is repeated, of whose effects none is open"""
    k = any_step(rng, known)
    document = known.cut(k)
    document["steps"].append(document["steps"][k])
    return document


@false
def an_effect_is_named_twice(rng, known):
    """claims: an effect is named twice"""
    k = any_step(rng, known)
    document = known.cut(k)
    effects = rng.choice([document["steps"][k][key] for key in ("place", "remove")
                          if key in document["steps"][k]])
    effects.append(rng.choice(effects))
    return document


@false
def an_effect_is_on_a_settled_cell(rng, known):
    """claims: an effect is on a settled cell"""
    k = any_step(rng, known)
    document, step = known.cut(k), known.steps[k]
    if not known.settled[k]:
        return None
    cell = rng.choice(sorted(known.settled[k]))
    key, sign = rng.choice([("place", "="), ("remove", "<>")])
    digit = rng.choice([known.solution[cell], wrong_digit(rng, known, cell)])
    document["steps"][k][key] = step.get(key, []) + [f"{name(cell)}{sign}{digit}"]
    return document


# The start.


@false
def the_start_strikes_a_true_digit(rng, known):
    """start: a true digit is struck"""
    if not known.open_cells():
        return None
    cell = rng.choice(known.open_cells())
    document = bare(rng, known.copy())
    document["removed"] = document.get("removed", []) + [f"{name(cell)}<>{known.solution[cell]}"]
    return document


@false
def the_start_places_a_false_digit(rng, known):
    """start: a false digit is placed"""
    if not known.false_candidates():
        return None
    cell, digit = rng.choice(known.false_candidates())
    document = bare(rng, known.copy())
    document["placed"] = put(known.placed, cell, digit)
    return document


@false
def the_start_places_on_a_given(rng, known):
    """start: a digit is placed on a given"""
    if not known.given_cells():
        return None
    cell = rng.choice(known.given_cells())
    digit = rng.choice([known.givens[cell], wrong_digit(rng, known, cell)])
    document = bare(rng, known.copy())
    document["placed"] = put(known.placed, cell, digit)
    return document


@false
def another_board_lies_on_top(rng, known):
    """start: another board is placed on top of all the givens"""
    digits = list("123456789")
    rng.shuffle(digits)
    if digits == sorted(digits):
        return None
    board = "".join(digits[int(digit) - 1] for digit in known.solution)
    givens = known.solution if rng.random() < 0.5 else known.givens
    if givens == "." * 81:
        return None
    return {"puzzle": givens, "placed": board, "solved": True, "solution": board, "steps": []}


@false
def the_start_strikes_what_stands(rng, known):
    """start: a digit is struck where it stands"""
    if not known.settled[0]:
        return None
    cell = rng.choice(sorted(known.settled[0]))
    document = bare(rng, known.copy())
    document["removed"] = document.get("removed", []) + [f"{name(cell)}<>{known.solution[cell]}"]
    return document


# The puzzle.


@false
def a_given_is_overridden(rng, known):
    """puzzle: a given is another digit, the solution stays"""
    if not known.given_cells():
        return None
    cell = rng.choice(known.given_cells())
    document = known.copy()
    document["puzzle"] = put(known.givens, cell, wrong_digit(rng, known, cell))
    return document


@false
def a_wrong_digit_is_given(rng, known):
    """puzzle: a wrong digit is given too, and there is no solution"""
    if not known.given_cells() or not known.false_candidates():
        return None
    cell, digit = rng.choice(known.false_candidates())
    document = bare(rng, known.copy())
    document["puzzle"] = put(known.givens, cell, digit)
    return document


@false
def two_givens_clash(rng, known):
    """puzzle: two equal givens in a house"""
    if not known.given_cells():
        return None
    one = rng.choice(known.given_cells())
    document = bare(rng, known.copy())
    other = rng.choice(sorted(PEERS[one]))
    document["puzzle"] = put(known.givens, other, known.givens[one])
    return document


# The end.


@false
def the_solution_is_another(rng, known):
    """end: the solution is another"""
    document = known.copy()
    a, b = rng.sample("123456789", 2)
    board = known.solution.translate(str.maketrans(a + b, b + a))
    if rng.random() < 0.5:
        cell = rng.choice(CELLS)
        board = put(known.solution, cell, rng.choice([".", wrong_digit(rng, known, cell)]))
    document["solution"] = board
    return document


@false
def solved_is_claimed_too_early(rng, known):
    """end: solved is claimed too early"""
    document = known.copy()
    last = max(k for k, step in enumerate(known.steps) if "place" in step)
    del document["steps"][rng.randrange(max(0, last - 20), last + 1):]
    if rng.random() < 0.5:
        del document[rng.choice(["solution", "solved"])]
    return document


@false
def solved_is_denied(rng, known):
    """end: solved is denied"""
    document = known.copy()
    document["solved"] = False
    if rng.random() < 0.5:
        del document["solution"]
    return document


# JSON.


@false
def a_key_stands_twice(rng, known):
    """json: a key stands twice"""
    document = known.copy()
    owner = document if rng.random() < 0.5 else rng.choice(document["steps"])
    key = rng.choice(sorted(owner))
    owner["the other"] = rng.choice([owner[key], known.document["puzzle"], [], True])
    return json.dumps(document).replace('"the other"', json.dumps(key))
