"""Forgeries that misuse deadly patterns, false whatever a checker says.

In a puzzle with one solution no deadly pattern holds only its own digits. What looks like one and does
so in the solution is none: a cell of it is given, a house would notice the exchange, a candidate was
never there. Named as deadly, with a true digit struck on its account, it shows whether a checker looks.
"""
from forgeries import false, put, strike_true
from known import CELLS, cell_of, name


def false_pattern(rng, known, corners):
    """A step, as late as leaves it an open corner, that names these corners with their true digits as
    a deadly pattern and strikes a true digit there: whoever takes the pattern for deadly agrees."""
    late = [k for k in range(len(known.steps))
            if any(corner not in known.settled[k] for corner in corners)]
    if not late:
        return None
    k = rng.choice(late[-3:])
    cell = rng.choice([corner for corner in corners if corner not in known.settled[k]])
    digits = "".join(sorted({known.solution[corner] for corner in corners}))
    document = known.cut(k)
    document["steps"][k] = {"remove": [f"{name(cell)}<>{known.solution[cell]}"],
                            "truths": [name(corner) for corner in corners],
                            "deadly": [[name(corner), digits] for corner in corners]}
    return document


@false
def a_pattern_uses_a_given(rng, known):
    """patterns: one is laid over a given"""
    found = [corners for corners in known.rectangles(2)
             if any(known.givens[corner] != "." for corner in corners)]
    return false_pattern(rng, known, rng.choice(found)) if found else None


@false
def a_pattern_uses_four_boxes(rng, known):
    """patterns: one lies in four boxes"""
    found = [corners for corners in known.rectangles(4)
             if all(known.givens[corner] == "." for corner in corners)]
    return false_pattern(rng, known, rng.choice(found)) if found else None


@false
def a_pattern_lacks_a_cell(rng, known):
    """patterns: one lacks a cell, the given one"""
    found = [corners for corners in known.rectangles(2)
             if sum(known.givens[corner] != "." for corner in corners) == 1]
    if not found:
        return None
    corners = [corner for corner in rng.choice(found) if known.givens[corner] == "."]
    return false_pattern(rng, known, corners)


@false
def a_pattern_is_told_apart(rng, known):
    """patterns: one of any digits, which some house would notice"""
    cells = [cell for cell in rng.sample(CELLS, 81) if known.givens[cell] == "."]
    document = false_pattern(rng, known, cells[:rng.randrange(2, 7)])
    for entry in document["steps"][-1]["deadly"] if document else []:
        others = rng.sample("123456789", rng.randrange(3))
        entry[1] = "".join(sorted({known.solution[cell_of(entry[0])], *others}))
    return document


@false
def a_pattern_needs_what_never_was(rng, known):
    """patterns: one needs a candidate that the puzzle never had"""
    if known.given_cells():
        return None
    found = list(known.rectangles(2))
    return false_pattern(rng, known, rng.choice(found)) if found else None


@false
def a_pattern_is_spoilt(rng, known):
    """patterns: one is spoilt by a digit that was placed in it"""
    found = [corners for corners in known.rectangles(2, crosswise=False)
             if all(known.givens[corner] == "." for corner in corners)]
    document = false_pattern(rng, known, rng.choice(found)) if found else None
    if document:
        step = document["steps"][-1]
        other = rng.choice([digit for digit in "123456789" if digit != step["remove"][0][-1]])
        for entry in step["deadly"]:
            entry[1] = "".join(sorted(step["remove"][0][-1] + other))
    return document


@false
def the_guardians_are_ignored(rng, known):
    """patterns: the guardians are ignored"""
    if not known.deadly_steps:
        return None
    k = rng.choice(known.deadly_steps)
    return strike_true(rng, known, k, [cell_of(cell) for cell, _ in known.steps[k]["deadly"]])


def without_cells(known, unset, keep_placed):
    """The path with these givens deleted, or called placed instead."""
    document = known.copy()
    for cell in unset:
        document["puzzle"] = put(document["puzzle"], cell, ".")
        if keep_placed:
            document["placed"] = put(document.get("placed", "." * 81), cell, known.givens[cell])
    return document


def interchangeable(rng, known):
    """Givens without which there are two solutions at least: two digits, rows or columns of a band
    could change places."""
    what = rng.randrange(3)
    if what == 0:
        digits = rng.sample("123456789", 2)
        return [cell for cell in known.given_cells() if known.givens[cell] in digits]
    band = 3 * rng.randrange(3)
    lines = [band + line for line in rng.sample(range(3), 2)]
    return [cell for cell in known.given_cells()
            if (cell // 9 if what == 1 else cell % 9) in lines]


@false
def givens_are_called_placed(rng, known):
    """uniqueness: givens are called placed, without which there are two solutions"""
    if not known.deadly_steps or not known.given_cells():
        return None
    document = without_cells(known, interchangeable(rng, known), True)
    last = rng.choice(known.deadly_steps)
    return {key: value for key, value in document.items() if not key.startswith("sol")} | {
        "steps": document["steps"][:last + 1]}


@false
def givens_are_deleted(rng, known):
    """uniqueness: givens are deleted until there are two solutions"""
    if not known.deadly_steps or not known.given_cells():
        return None
    return without_cells(known, interchangeable(rng, known), False)
