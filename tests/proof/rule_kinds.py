"""What each kind of rule means to the second checker, held against its sentence: digits that obey it, and
digits that just do not; and against the solutions of puzzles, where there is a corpus of them.

EXAMPLES has (rules, cells, digits that obey, digits that break it). All other cells are open: what the
first of the rules says of cells that are all set is what counts.
"""
import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "script"))
from verify_rules import CELLS, INDEX, KINDS, Choice, Meaning, Shape, Unreadable  # noqa: E402

BOXES = [cell // 27 * 3 + cell % 9 // 3 for cell in range(81)]
CORPUS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "shared", "data",
                      "variants", "variants.jsonl")
EXAMPLES = []


def row(count):
    return [f"r1c{n}" for n in range(1, count + 1)]


def said(rule, cells, good, bad, *beside):
    EXAMPLES.append(([rule, *beside], cells.split() if isinstance(cells, str) else cells, good, bad))


def line(kind, good, bad, **members):
    said({"kind": kind, "cells": row(len(good)), **members}, row(len(good)), good, bad)


def clue(kind, good, bad, **members):
    said({"kind": kind, "line": "r1", **members}, row(9), good, bad)


def grid(kind, cells, good, bad, *beside, **members):
    said({"kind": kind, **members}, cells, good, bad, *beside)


# Whole grid.
grid("diagonals", "r1c1 r9c9", "12", "11", which="\\")
grid("diagonals", "r1c9 r9c1", "12", "11", which="/")
grid("diagonals", "r2c2 r8c8 r2c8 r8c2", "1221", "1233", which="both")
grid("windoku", "r2c2 r4c4 r6c6 r8c8", "1212", "1211")
grid("antiknight", "r3c3 r4c5 r5c5", "121", "113")
grid("antiking", "r3c3 r4c4 r5c5", "121", "112")
grid("disjoint", "r1c1 r4c7 r5c7", "121", "112")
grid("disjoint", "r1c1 r1c2 r2c1", "121", "112", box=[9, 1])
grid("nonconsecutive", "r3c3 r3c4 r4c4", "135", "134")
grid("antitaxicab", "r1c1 r1c4 r2c4", "343", "334")
grid("global-entropy", "r2c2 r2c3 r3c2 r3c3", "1475", "1455")
grid("global-mod3", "r2c2 r2c3 r3c2 r3c3", "1265", "1255")
grid("dutch-flatmates", "r3c3 r4c3 r5c3", "153", "253")
grid("dutch-flatmates", "r3c3 r4c3 r5c3", "259", "258")
grid("dutch-flatmates", "r1c3 r2c3", "59", "51")
grid("kropki-negative", "r1c1 r1c2 r1c3", "237", "236",
     {"kind": "kropki", "colour": "white", "cells": ["r1c2", "r1c1"]})
grid("kropki-negative", "r1c1 r1c2", "36", "34", black=[])
grid("kropki-negative", "r1c1 r1c2", "34", "36", white=[])
grid("xv-negative", "r1c1 r1c2 r1c3", "289", "282", {"kind": "xv", "value": 10, "cells": ["r1c1", "r1c2"]})
grid("xv-negative", "r1c1 r2c1", "24", "23")

# Cages, regions, sums.
line("cage", "126", "127", sum=9)
line("cage", "135", "333", sum=9)
line("cage", "333", "334", sum=9, repeats=True)
line("cage", "19", "11", sum=None)
line("cage", "4", "5", sum=4)
line("region", "1239", "1231")
line("sum", "44", "45", sum=8)
line("sum", "32", "23", sum=7, coefficients=[1, 2])
line("sum", "53", "54", sum=2, coefficients=[1, -1])
line("little-killer", "555", "556", sum=15)
said({"kind": "equal-sum", "sets": [["r1c1", "r1c2"], ["r2c1"], ["r3c3", "r3c4", "r3c5"]]},
     "r1c1 r1c2 r2c1 r3c3 r3c4 r3c5", "347124", "347125")
line("rellik", "236", "246", sum=10)
line("rellik", "236", "226", sum=12)
line("rellik", "9", "8", sum=8)
line("equality-cage", "1278", "1378")
line("equality-cage", "18", "14")
line("equality-cage", "18", "58")
line("lunchbox", "31482", "31842", sum=4)
line("lunchbox", "3195", "3159", sum=0)
line("contains", "1225", "1235", digits=[2, 2, 5])
line("count", "1221", "1222", digit=2, count=2)
line("count", "13", "12", digit=2, count=0)
line("quadruple", "1223", "1243", digits=[2, 2])
line("counting-circles", "22333", "22233")
line("counting-circles", "122", "112")
said({"kind": "count-distinct", "cell": "r5c5", "cells": row(4)}, ["r5c5", *row(4)], "31227", "31222")

# Lines.
line("thermo", "1359", "1339")
line("thermo", "1339", "1329", slow=True)
said({"kind": "arrow", "bulb": ["r5c5"], "shaft": row(3)}, ["r5c5", *row(3)], "9225", "9226")
said({"kind": "arrow", "bulb": ["r5c5", "r5c6"], "shaft": row(3)}, ["r5c5", "r5c6", *row(3)], "12651", "21651")
said({"kind": "arrow", "bulb": ["r5c5"], "shaft": ["r1c1"]}, "r5c5 r1c1", "44", "45")
line("double-arrow", "5353", "5343")
line("palindrome", "12521", "12522")
line("palindrome", "1221", "1211")
line("whisper", "1617", "1627", difference=5)
line("whisper", "159", "158", difference=4)
line("renban", "4356", "4357")
line("renban", "435", "445")
line("between", "2358", "2258")
line("between", "8352", "8382")
line("lockout", "2917", "2617", difference=4)
line("lockout", "296", "295", difference=4)
line("lockout", "216", "226", difference=4)
said({"kind": "region-sum", "cells": ["r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7"]},
     "r1c2 r1c3 r1c4 r1c5 r1c6 r1c7", "631359", "631358")
said({"kind": "region-sum", "cells": ["r1c3", "r1c4", "r2c3"]}, "r1c3 r1c4 r2c3", "444", "445")
line("entropic", "1472", "1442")
line("entropic", "1471", "1474")
line("entropic", "14", "12")
line("modular", "1231", "1233", modulus=3)
line("modular", "12", "14", modulus=3)
line("modular", "1212", "1213", modulus=2)
line("zipper", "1245", "1265")
line("zipper", "35724", "35725")
line("sum-line", "4691", "4692", sum=10)
line("sum-line", "6491", "4916", sum=10)
line("sum-line", "49169", "49168", sum=29)
line("sum-line", "4916", "1496", sum=10, loop=True)
line("sum-line", "3437", "3447", sum=17, loop=True)
line("value-indexing", "52956", "53956")
line("value-indexing", "5215", "5315")
TWELVE = {"start": [0], "accept": [2], "next": [[[0, 1]] + [[0]] * 8, [[], [2]], [[2]] * 9]}
line("automaton", "3124", "3142", **TWELVE)
line("automaton", "1112", "2111", **TWELVE)
line("regex", "1223", "1323", pattern="12*3")
line("regex", "45", "46", pattern="[4-6](5|7)")
line("regex", "1", "2", pattern="[^2-9]")
line("regex", "1212", "1211", pattern="(12){2}")
line("regex", "1113", "1112", pattern="1{2,3}[23]?[3]")
line("regex", "13", "12", pattern="12{0}3")
line("regex", "112", "122", pattern="1+2?")
line("regex", "19", "91", pattern="(1.|23)")
line("regex", "11", "12", pattern="1{1,}")
LESS = ["".join("1" if b > a else "0" for b in range(1, 10)) for a in range(1, 10)]
OTHER = ["".join("1" if b != a else "0" for b in range(1, 10)) for a in range(1, 10)]
line("relation", "159", "195", table=LESS, scope="consecutive")
line("relation", "131", "113", table=OTHER, scope="consecutive")
line("relation", "132", "131", table=OTHER, scope="all")

# Marks.
line("kropki", "34", "35", colour="white", value=None)
line("kropki", "53", "54", colour="white", value=2)
line("kropki", "63", "64", colour="black")
line("kropki", "39", "36", colour="black", value=3)
line("xv", "28", "27", value=10)
line("greater", "32", "33")
line("odd", "13", "12")
line("even", "24", "25")
line("allowed", "13", "12", digits=[1, 3])
said({"kind": "minimum", "cells": ["r5c5", "r5c6"]}, "r5c5 r5c6 r4c5 r5c4", "2334", "2324")
said({"kind": "maximum", "cells": ["r5c5", "r5c6"]}, "r5c5 r5c6 r4c5 r5c4", "8777", "8787")
said({"kind": "same", "cells": ["r1c1", "r4c4", "r8c8"]}, "r1c1 r4c4 r8c8", "555", "556")
said({"kind": "clone", "cells": ["r1c1", "r1c2"], "copy": ["r7c7", "r7c8"]}, "r1c1 r1c2 r7c7 r7c8", "1212", "1221")
said({"kind": "same-sets", "sets": [["r1c1", "r1c2"], ["r5c5", "r5c6"], ["r9c1", "r9c9"]]},
     "r1c1 r1c2 r5c5 r5c6 r9c1 r9c9", "122112", "122122")
said({"kind": "indexer", "type": "column", "cells": ["r3c5"]}, "r3c5 r3c7", "75", "74")
said({"kind": "indexer", "type": "row", "cells": ["r3c5"]}, "r3c5 r7c5", "73", "74")

# Outside clues.
clue("sandwich", "214936587", "219436587", sum=4)
clue("sandwich", "219436587", "214936587", sum=0)
clue("x-sum", "314256789", "315246789", **{"from": "left"}, value=8)
clue("x-sum", "987652413", "987642513", **{"from": "right"}, value=8)
clue("skyscraper", "213456789", "123456789", **{"from": "left"}, value=8)
clue("skyscraper", "123456789", "123456798", **{"from": "right"}, value=1)
clue("hidden-skyscraper", "241356789", "243156789", **{"from": "left"}, value=1)
clue("hidden-skyscraper", "123456798", "123456789", **{"from": "left"}, value=8)
clue("numbered-room", "314256789", "341256789", **{"from": "left"}, value=4)
clue("numbered-room", "123456789", "231456789", **{"from": "left"}, value=1)
said({"kind": "sandwich", "line": "c1", "sum": 4}, [f"r{n}c1" for n in range(1, 10)], "214936587", "219436587")

# One of several.
EITHER = {"kind": "any-of", "branches": [[{"kind": "odd", "cells": row(2)}, {"kind": "region", "cells": row(2)}],
                                         [{"kind": "even", "cells": row(2)}]]}
said(EITHER, row(2), "13", "11")
said(EITHER, row(2), "22", "23")


# Where digits begin with 0, what a 0 means; digits that obey and break it as above.
EXAMPLES, FROM_ZERO = [], EXAMPLES
line("cage", "036", "035", sum=9)
line("cage", "0123", "0122", sum=None)
line("rellik", "127", "027", sum=0)
line("equality-cage", "0738", "0714")
line("lunchbox", "30416", "30426", sum=5)
line("counting-circles", "22", "20")
line("contains", "10", "12", digits=[0])
line("thermo", "01", "10")
line("renban", "102", "103")
line("entropic", "147", "140")
line("modular", "012", "031", modulus=3)
line("zipper", "330", "340")
line("sum-line", "0505", "0504", sum=5)
line("value-indexing", "7171", "7071")
line("automaton", "08", "80", start=[0], accept=[1], next=[[[1]], [[], [], [], [], [], [], [], [], [1]]])
line("regex", "08", "10", pattern="0[5-8]")
line("relation", "08", "80", scope="consecutive", table=["000000001"] + ["000000000"] * 8)
line("kropki", "00", "01", colour="black")
line("even", "0", "1")
line("odd", "1", "0")
line("indexer", "1", "0", type="column")
grid("global-entropy", "r2c2 r2c3 r3c2 r3c3", "1470", "1400")
clue("sandwich", "104238567", "140238567", sum=9)
clue("x-sum", "012345678", "102345678", **{"from": "left", "value": 0})
clue("skyscraper", "012345678", "021345678", **{"from": "left", "value": 8})
clue("hidden-skyscraper", "103245678", "132045678", **{"from": "left", "value": 0})
clue("numbered-room", "205134678", "025134678", **{"from": "left", "value": 0})
EXAMPLES, FROM_ZERO = FROM_ZERO, EXAMPLES


def obeys(meaning, held):
    """Whether what is set obeys all that is said of set cells alone."""
    board = [held.get(cell, 0) for cell in range(81)]
    return (all(len({held[cell] for cell in group if cell in held}) == len(held.keys() & group)
                for group in map(set, meaning.groups))
            and all(board[a] != board[b] for a, b in meaning.bonds if {a, b} <= held.keys())
            and all(meaning.start[cell] >> digit - meaning.shape.low & 1 for cell, digit in held.items())
            and all(any(obeys(branch, held) for branch in one.meanings) if isinstance(one, Choice)
                    else one.obeyed_by(board) for said in meaning.said for one in said
                    if held.keys() >= set(one.cells)))


def faults():
    """What is wrong with the kinds, a sentence each."""
    shown = set()
    for low, (rules, cells, good, bad) in [*((1, one) for one in EXAMPLES), *((0, one) for one in FROM_ZERO)]:
        meaning = Meaning(rules, BOXES, Shape(low=low, high=low + 8))
        shown.add(rules[0]["kind"])
        for digits, should in ((good, True), (bad, False)):
            held = {INDEX[cell]: int(digit) for cell, digit in zip(cells, digits, strict=True)}
            if obeys(meaning, held) != should:
                yield f"{digits} should {'' if should else 'not '}obey {json.dumps(rules[0])}"
    for kind in KINDS.keys() - shown:
        yield f"there is no example of {kind}"


def on_nine(items, shape, otherwise):
    """An item a cell of a board, as a list of all 81 cells."""
    held = dict(zip(shape.cells, items))
    return [held.get(cell, otherwise) for cell in range(81)]


def whole_boards():
    """The puzzles of the corpus that have paths, as (id, meaning, solution)."""
    if not os.path.isfile(CORPUS):
        return
    with open(CORPUS, encoding="utf-8") as stream:
        for text in stream:
            puzzle = json.loads(text)
            size = puzzle["size"]
            rows, columns = puzzle.get("rows", size), puzzle.get("cols", size)
            low = puzzle["low"]
            high = puzzle.get("high", low + size - 1)
            if max(rows, columns, high - low + 1) > 9:
                continue
            shape = Shape(rows, columns, low, high)
            boxes = {"standard": shape.boxes(size), "none": [None] * 81}.get(str(puzzle["boxes"])) or on_nine(
                puzzle["boxes"], shape, None)
            try:
                yield (puzzle["id"], Meaning(puzzle["rules"], boxes, shape),
                       on_nine(map(int, puzzle["solution"]), shape, 0))
            except Unreadable as why:
                if "full-rank" not in str(why) and "connected" not in str(why):
                    raise


def corpus_faults(seed=1):
    """Likewise, of whole puzzles: each solution obeys its rules, and with two digits exchanged in two
    cells of a constraint, or one made another, it mostly does not. Yields at last how many it met."""
    rng, boards, tried, refused = random.Random(seed), 0, {}, {}
    for name, meaning, solution in whole_boards():
        boards += 1
        if not meaning.obeyed_by(solution):
            yield f"the solution of {name} does not obey its rules"
        for rule, said in zip(meaning.rules, meaning.said):
            for one in rng.sample(said, min(len(said), 3)):
                board = list(solution)
                cell = rng.choice(one.cells)
                board[cell] = rng.choice([digit for digit in meaning.shape.digits if digit != board[cell]])
                tried[rule.kind] = tried.get(rule.kind, 0) + 1
                refused[rule.kind] = refused.get(rule.kind, 0) + (not meaning.obeyed_by(board))
    for kind, count in tried.items():
        if count >= 20 and not refused[kind]:
            yield f"{count} near misses of {kind}, and none was noticed"
    if boards:
        print(f"{boards} solutions obey their rules, {sum(refused.values())} of {sum(tried.values())} near "
              f"misses do not")


if __name__ == "__main__":
    found = [*faults(), *corpus_faults()]
    print(*found, f"{len(EXAMPLES)} examples of {len(KINDS)} kinds: {len(found)} wrong", sep="\n")
    sys.exit(bool(found))
