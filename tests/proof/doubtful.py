"""Changes to paths of which nobody knows beforehand whether they leave one that holds: a truth is
dropped that may have been needed or not. Two checkers must say the same of them.

A changer is a forger as in forgeries.py.
"""
from forgeries import any_step, put
from known import ALL_TRUTHS, CELLS, PEERS, cell_of, name

DOUBTFUL = []


def doubtful(changer):
    DOUBTFUL.append(changer)
    return changer


def effects_of(step):
    return step.get("place", []) + step.get("remove", [])


@doubtful
def a_truth_is_dropped(rng, known):
    """truths: one is dropped"""
    k = any_step(rng, known)
    document = known.cut(k)
    truths = document["steps"][k]["truths"]
    if not truths:
        return None
    truths.pop(rng.randrange(len(truths)))
    return document


@doubtful
def a_truth_is_exchanged(rng, known):
    """truths: one is exchanged"""
    k = any_step(rng, known)
    document = known.cut(k)
    truths = document["steps"][k]["truths"]
    if not truths:
        return None
    truths[rng.randrange(len(truths))] = rng.choice(ALL_TRUTHS)
    return document


@doubtful
def many_truths_are_cited(rng, known):
    """truths: half of them all, for a claim that is true"""
    k = any_step(rng, known)
    if not known.false_candidates(k):
        return None
    cell, digit = rng.choice(known.false_candidates(k))
    document = known.cut(k)
    document["steps"][k] = {"remove": [f"{name(cell)}<>{digit}"],
                            "truths": rng.sample(ALL_TRUTHS, 162)}
    return document


@doubtful
def all_truths_are_cited(rng, known):
    """truths: all of them, for claims that are true"""
    k = any_step(rng, known)
    document = known.cut(k)
    cell = rng.choice(known.open_cells(k))
    document["steps"][k] = {"place": [f"{name(cell)}={known.solution[cell]}"], "truths": ALL_TRUTHS}
    return document


@doubtful
def a_true_claim_is_added(rng, known):
    """claims: one is added that is true"""
    k = any_step(rng, known)
    found = [(cell, digit) for cell, digit in known.false_candidates(k)
             if f"{name(cell)}<>{digit}" not in effects_of(known.steps[k])]
    if not found:
        return None
    cells = {cell_of(text) for text in effects_of(known.steps[k])}
    near = [(cell, digit) for cell, digit in found if cell in cells or PEERS[cell] & cells]
    cell, digit = rng.choice(near or found)
    document = known.cut(k)
    document["steps"][k].setdefault("remove", []).append(f"{name(cell)}<>{digit}")
    return document


@doubtful
def a_true_digit_is_placed(rng, known):
    """claims: a true digit is placed besides"""
    k = any_step(rng, known)
    cell = rng.choice(known.open_cells(k))
    document = known.cut(k)
    document["steps"][k].setdefault("place", []).append(f"{name(cell)}={known.solution[cell]}")
    return document


@doubtful
def two_steps_change_places(rng, known):
    """order: two steps change places"""
    document = known.copy()
    a, b = any_step(rng, known), any_step(rng, known)
    steps = document["steps"]
    steps[a], steps[b] = steps[b], steps[a]
    return document


@doubtful
def a_step_comes_earlier(rng, known):
    """order: a step comes earlier"""
    document = known.copy()
    k = any_step(rng, known)
    document["steps"].insert(rng.randrange(k + 1), document["steps"].pop(k))
    return document


@doubtful
def a_step_is_dropped(rng, known):
    """order: a step is dropped"""
    document = known.cut(any_step(rng, known))
    document["steps"].pop(rng.randrange(len(document["steps"])))
    return document


@doubtful
def two_steps_are_one(rng, known):
    """order: two steps become one"""
    k = any_step(rng, known)
    if k == 0:
        return None
    document = known.cut(k)
    late, early = document["steps"].pop(), document["steps"][-1]
    for key, value in late.items():
        early[key] = early.get(key, []) + [item for item in value if item not in early.get(key, [])]
    return document


def deadly_step(rng, known):
    """The path up to a step with a deadly pattern, and that pattern; None, None if there is none.
    Half of the time every truth is cited: then the pattern alone decides."""
    if not known.deadly_steps:
        return None, None
    document = known.cut(rng.choice(known.deadly_steps))
    if rng.random() < 0.5:
        document["steps"][-1]["truths"] = ALL_TRUTHS
    return document, document["steps"][-1]["deadly"]


@doubtful
def a_pattern_loses_a_cell(rng, known):
    """patterns: one loses a cell"""
    document, pattern = deadly_step(rng, known)
    if document:
        pattern.pop(rng.randrange(len(pattern)))
    return document


@doubtful
def a_cell_of_a_pattern_moves(rng, known):
    """patterns: a cell moves"""
    document, pattern = deadly_step(rng, known)
    if document:
        entry = rng.choice(pattern)
        entry[0] = name(rng.choice(sorted(PEERS[cell_of(entry[0])])))
    return document


@doubtful
def a_pattern_moves(rng, known):
    """patterns: one moves by a band"""
    document, pattern = deadly_step(rng, known)
    down, right = rng.choice([(27, 0), (54, 0), (0, 3), (0, 6)])
    for entry in pattern or []:
        cell = cell_of(entry[0])
        entry[0] = name((cell + down) % 81 // 9 * 9 + (cell % 9 + right) % 9)
    return document


@doubtful
def the_digits_of_a_pattern_change(rng, known):
    """patterns: a digit becomes another, everywhere or in a cell"""
    document, pattern = deadly_step(rng, known)
    if document:
        one = rng.choice(rng.choice(pattern)[1])
        other = rng.choice("123456789")
        for entry in pattern if rng.random() < 0.5 else [rng.choice(pattern)]:
            entry[1] = "".join(sorted(set(entry[1].replace(one, other))))
    return document


@doubtful
def a_pattern_grows_wider(rng, known):
    """patterns: digits are added"""
    document, pattern = deadly_step(rng, known)
    if document:
        more = rng.choice("123456789")
        for entry in rng.sample(pattern, rng.randrange(1, len(pattern) + 1)):
            entry[1] = "".join(sorted({*entry[1], more}))
    return document


@doubtful
def a_pattern_grows_longer(rng, known):
    """patterns: a cell is added"""
    document, pattern = deadly_step(rng, known)
    if document:
        cells = [cell for cell in CELLS if all(name(cell) != entry[0] for entry in pattern)]
        digits = rng.sample("123456789", rng.randrange(1, 4))
        pattern.append([name(rng.choice(cells)), "".join(sorted(digits))])
    return document


@doubtful
def a_pattern_is_forgotten(rng, known):
    """patterns: one is forgotten"""
    document, _ = deadly_step(rng, known)
    if document:
        del document["steps"][-1]["deadly"]
    return document


def crossing(rng):
    """Cells in two lines of a band, mostly where one line of each stack crosses them."""
    band = 3 * rng.randrange(3)
    rows = rng.sample(range(band, band + 3), 2)
    columns = [3 * stack + rng.randrange(3) for stack in range(3)]
    if rng.random() < 0.3:
        columns = rng.sample(range(9), rng.randrange(2, 5))
    cells = [9 * row + column for row in rows for column in columns]
    return cells if rng.random() < 0.5 else [cell % 9 * 9 + cell // 9 for cell in cells]


@doubtful
def a_pattern_is_laid_anywhere(rng, known):
    """patterns: one of two to four digits is laid anywhere"""
    k = any_step(rng, known)
    cells = crossing(rng)
    on_given = any(known.givens[cell] != "." for cell in cells)
    if not known.false_candidates(k) or (on_given and rng.random() < 0.9):
        return None
    digits = "".join(sorted(rng.sample("123456789", rng.choice([2, 3, 3, 3, 4]))))
    cell, digit = rng.choice(known.false_candidates(k))
    document = known.cut(k)
    document["steps"][k] = {"remove": [f"{name(cell)}<>{digit}"], "truths": ALL_TRUTHS,
                            "deadly": [[name(cell), digits] for cell in cells]}
    return document


@doubtful
def the_start_strikes_more(rng, known):
    """start: a false candidate is struck"""
    if not known.false_candidates():
        return None
    cell, digit = rng.choice(known.false_candidates())
    document = known.cut(any_step(rng, known))
    document["removed"] = document.get("removed", []) + [f"{name(cell)}<>{digit}"]
    return document


@doubtful
def the_start_places_more(rng, known):
    """start: a true digit is placed"""
    document = known.cut(any_step(rng, known))
    if not known.open_cells():
        return None
    cell = rng.choice(known.open_cells())
    document["placed"] = put(known.placed, cell, known.solution[cell])
    return document


@doubtful
def the_start_strikes_less(rng, known):
    """start: what was struck, or placed, is open again"""
    document = known.cut(any_step(rng, known))
    if document.get("removed") and rng.random() < 0.7:
        document["removed"].pop(rng.randrange(len(document["removed"])))
    elif known.placed.strip("."):
        cell = rng.choice([cell for cell in CELLS if known.placed[cell] != "."])
        document["placed"] = put(known.placed, cell, ".")
    else:
        return None
    return document


@doubtful
def a_given_is_called_placed(rng, known):
    """puzzle: a given is called placed, or deleted"""
    if not known.given_cells():
        return None
    document = known.cut(any_step(rng, known))
    cell = rng.choice(known.given_cells())
    document["puzzle"] = put(known.givens, cell, ".")
    if rng.random() < 0.7:
        document["placed"] = put(known.placed, cell, known.givens[cell])
    return document
