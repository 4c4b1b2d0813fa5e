"""Forgeries that misuse symmetries, false whatever a checker says, and doubtful ones.

A puzzle with one solution that is the same when its board is moved and its digits are renamed has a
solution of which that is true. Of most puzzles it is not; and where it is, it strikes nothing true.
"""
from doubtful import doubtful
from forgeries import any_step, false
from known import ALL_TRUTHS, name

MOTIONS = ["rotate180", "rotate90", "horizontal", "vertical", "diagonal", "antidiagonal"]


def some_symmetry(rng):
    return [rng.choice(MOTIONS), "".join(rng.sample("123456789", 9))]


def strike(known, k, cell, digit, symmetry, truths):
    document = known.cut(k)
    document["steps"][k] = {"remove": [f"{name(cell)}<>{digit}"], "truths": truths, "symmetry": symmetry}
    return document


@false
def a_symmetry_that_is_not_there(rng, known):
    """symmetries: a true digit is struck by any"""
    k = any_step(rng, known)
    if not known.open_cells(k):
        return None
    cell = rng.choice(known.open_cells(k))
    truths = rng.choice([[], ALL_TRUTHS, rng.sample(ALL_TRUTHS, 20)])
    return strike(known, k, cell, known.solution[cell], some_symmetry(rng), truths)


@false
def a_symmetry_strikes_what_is_true(rng, known):
    """symmetries: a true digit is struck by the one that there is"""
    if not known.symmetric_steps:
        return None
    k = rng.choice(known.symmetric_steps)
    cell = rng.choice(known.open_cells(k))
    symmetry = known.steps[k]["symmetry"]
    return strike(known, k, cell, known.solution[cell], symmetry, rng.choice([[], ALL_TRUTHS]))


@false
def a_symmetry_places_what_is_false(rng, known):
    """symmetries: a false digit is placed by the one that there is, or by any"""
    k = rng.choice(known.symmetric_steps) if known.symmetric_steps else any_step(rng, known)
    if not known.false_candidates(k):
        return None
    cell, digit = rng.choice(known.false_candidates(k))
    document = known.cut(k)
    document["steps"][k] = {"place": [f"{name(cell)}={digit}"], "truths": ALL_TRUTHS,
                            "symmetry": known.steps[k].get("symmetry", some_symmetry(rng))}
    return document


@doubtful
def a_symmetry_is_another(rng, known):
    """symmetries: two digits change places, or it is another motion"""
    if not known.symmetric_steps:
        return None
    k = rng.choice(known.symmetric_steps)
    document = known.cut(k)
    symmetry = document["steps"][k]["symmetry"]
    if rng.random() < 0.3:
        symmetry[0] = rng.choice(MOTIONS)
    else:
        digits = list(symmetry[1])
        a, b = rng.sample(range(9), 2)
        digits[a], digits[b] = digits[b], digits[a]
        symmetry[1] = "".join(digits)
    return document


@doubtful
def a_symmetry_proves_more(rng, known):
    """symmetries: what is false is struck by the one that there is and some truths"""
    if not known.symmetric_steps:
        return None
    symmetry = known.steps[known.symmetric_steps[0]]["symmetry"]
    k = any_step(rng, known)
    if not known.false_candidates(k):
        return None
    cell, digit = rng.choice(known.false_candidates(k))
    return strike(known, k, cell, digit, symmetry, rng.sample(ALL_TRUTHS, rng.choice([0, 2, 10, 80])))


@doubtful
def a_symmetry_places(rng, known):
    """symmetries: what is true is placed by the one that there is and some truths"""
    if not known.symmetric_steps:
        return None
    symmetry = known.steps[known.symmetric_steps[0]]["symmetry"]
    k = any_step(rng, known)
    if not known.open_cells(k):
        return None
    cell = rng.choice(known.open_cells(k))
    document = known.cut(k)
    document["steps"][k] = {"place": [f"{name(cell)}={known.solution[cell]}"], "symmetry": symmetry,
                            "truths": [name(cell), *rng.sample(ALL_TRUTHS, rng.choice([0, 10, 80]))]}
    return document
