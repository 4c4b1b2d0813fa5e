"""The table of cases that both checkers must answer alike: docs/PATHS.md as examples.

CASES has (verdict, what it is, text or bytes). Each stands beside one that differs from it in the one
thing that matters, so that nothing is refused for another reason than the one named.
"""
import json

from known import ALL_TRUTHS, CELLS, Known, name

PROVED, REFUSED, UNDECIDED, NO_PATH = "proved", "refused", "not decided", "not a path"
CASES = []


def case(verdict, what, text):
    CASES.append((verdict, what, text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")))


# A puzzle with one solution. At first it has a unique rectangle: r1c5, r3c5 and r3c8 hold 2 and 8
# alone, r1c8 also 4 and 5. With 2 and 8 struck from r1c8 there is a hidden single.
PUZZLE = "..31.....8.......7.15..36........89..5..12.....4.6......1.7.9...49.5.218........4"
PLACED = "67...9....9264513.4..7....9....3...............................7..3.6.......91..."
AT_FIRST = ["r5c4<>4"]
REMOVED = AT_FIRST + ["r1c8<>2", "r1c8<>8"]
SOLUTION = "673189452892645137415723689127534896956812743384967521231478965749356218568291374"
RECTANGLE = [["r1c5", "28"], ["r1c8", "28"], ["r3c5", "28"], ["r3c8", "28"]]
BLANK = "." * 81
SINGLE = {"place": ["r3c8=8"], "truths": ["8b3"]}


def path(*steps, **members):
    """A path from the half solved puzzle, with these steps, and members instead of its own."""
    whole = {"puzzle": PUZZLE, "placed": PLACED, "removed": REMOVED, "steps": list(steps)} | members
    return {key: value for key, value in whole.items() if value is not None}


def told(verdict, what, *steps, **members):
    case(verdict, what, json.dumps(path(*steps, **members)))


def written(verdict, what, members="", step="", label='"x"', puzzle=json.dumps(PUZZLE), end=""):
    """A path of one step, with text in it that json.dumps would not write."""
    single = '{"place": ["r2c7=1"], "truths": ["1b3"], "name": ' + label + step + "}"
    case(verdict, what, '{"puzzle": ' + puzzle + members + ', "steps": [' + single + "]}" + end)


# ---- Text.

written(PROVED, "a path")
written(PROVED, "two paths", end=" \t\r\n" + json.dumps(path()))
written(PROVED, "two paths with nothing between", end=json.dumps(path()))
written(NO_PATH, "a path and a word", end="x")
written(NO_PATH, "a path and a comma", end=",")
written(NO_PATH, "a path and a form feed", end="\f")
written(NO_PATH, "a path and a no-break space", end="\u00a0")
written(NO_PATH, "a path and half of another", end='{"puzzle": ')
case(NO_PATH, "a path in a list", json.dumps([path()]))
case(NO_PATH, "a byte order mark", "\ufeff" + json.dumps(path()))
case(NO_PATH, "UTF-16", json.dumps(path()).encode("utf-16"))
case(NO_PATH, "half a character at the end", json.dumps(path()).encode() + b"\xc3")
for text in ("", " \n", "\0", "{", "}", "[]", "{}", "null", "true", "NaN", "1e999", '"', '"\\', "9" * 10000,
             "[" * 100000, '{"a":' * 100000, json.dumps(path())[:-1], '{"puzzle": 1', "\xff\xfe"):
    case(NO_PATH, f"the text {text[:8]!r}", text)
for word in ("NaN", "Infinity", "-Infinity", "nul", "True", "'x'", "01", "-", "1.", ".5", "1e", "+1", "0x1",
             "1_0", "\u0661", '"\t"', '"\\x"', '"\\u12g4"', "[1,]", '{"a": 1,}', "[,]", '{"a" 1}', "{1: 1}",
             "/* */ 1", "1 // x", "[1 2]"):
    written(NO_PATH, f"no JSON where nobody reads: {word}", f', "x": {word}')
for word in ("null", "-0", "1e400", "1E-400", "-1.5e+3", '"\\/\\b"', '"\x7f"', '"\u2028"', "[]", "{}"):
    written(PROVED, f"any JSON where nobody reads: {word}", f', "x": {word}')
written(PROVED, "a number of 5,000 digits", ', "x": ' + "7" * 5000)
written(PROVED, "a fraction of 5,000 digits", ', "x": -0.' + "7" * 5000)

for what, text in (("high", "\\ud83d"), ("low", "\\ude00"), ("high before a letter", "\\ud83dx"),
                   ("high before another escape", "\\uD83D\\u0041"), ("high twice", "\\ud83d\\ud83d"),
                   ("high before one beyond the low", "\\ud83d\\ue000"), ("high before nothing", "\\udbff\\u0000"),
                   ("low before high", "\\ude00\\ud83d"), ("high before a backslash", "\\ud83d\\\\ude00")):
    written(NO_PATH, f"half a surrogate pair, {what}: as a name", label=f'"{text}"')
    written(NO_PATH, f"half a surrogate pair, {what}: in marks", step=f', "marks": [["{text}"]]')
    written(NO_PATH, f"half a surrogate pair, {what}: as a key of marks", step=f', "marks": [{{"{text}": 1}}]')
    written(NO_PATH, f"half a surrogate pair, {what}: under a key that stands twice",
            step=f', "marks": {{"a": "{text}", "a": 1}}')
written(PROVED, "a surrogate pair", label='"\\ud83d\\uDE00"')
written(PROVED, "a backslash before what would be half a pair", label='"\\\\ud83d"')
case(NO_PATH, "half a surrogate pair in bytes",
     json.dumps(path()).encode().replace(b'"steps"', b'"x": "\xed\xa0\x80", "steps"'))
case(NO_PATH, "a character in too many bytes",
     json.dumps(path()).encode().replace(b'"steps"', b'"x": "\xc0\xaf", "steps"'))
case(NO_PATH, "a character beyond the last",
     json.dumps(path()).encode().replace(b'"steps"', b'"x": "\xf4\x90\x80\x80", "steps"'))

for depth, verdict in ((31, PROVED), (32, NO_PATH), (60, NO_PATH), (2000, NO_PATH)):
    written(verdict, f"lists nested {depth} deep in a path", ', "x": ' + "[" * depth + "1" + "]" * depth)
for depth, verdict in ((29, PROVED), (30, NO_PATH), (60, NO_PATH)):
    written(verdict, f"objects nested {depth} deep in a step",
            step=', "x": ' + '{"a": ' * depth + "0" + "}" * depth)
written(PROVED, "brackets in a string", ', "x": "' + "[{" * 100 + '\\"]"')
written(NO_PATH, "nesting under a key that stands twice",
        step=', "marks": {"a": ' + "[" * 60 + "]" * 60 + ', "a": 1}')

# ---- Members.

written(NO_PATH, "a key twice in a path", ', "x": 1, "x": 1')
written(NO_PATH, "a key twice in a path, once with an escape", ', "x": 1, "\\u0078": 1')
written(NO_PATH, "a key twice in a step", step=', "x": 1, "x": 1')
written(NO_PATH, "the puzzle twice", ', "puzzle": ' + json.dumps(PUZZLE))
written(PROVED, "a key twice inside marks", step=', "marks": [{"x": 1, "x": 2}]')
written(PROVED, "the truths twice inside marks", step=', "marks": [{"truths": [], "truths": ["r1c1"]}]')
for count, verdict in ((1000, PROVED), (1001, NO_PATH)):
    written(verdict, f"a step with {count} members",
            step="".join(f', "{n}": 0' for n in range(count - 3)))
    written(verdict, f"a path with {count} members", "".join(f', "{n}": 0' for n in range(count - 2)))
    written(PROVED, f"{count} members where nobody reads",
            ', "x": {' + ", ".join(f'"{n}": 0' for n in range(count)) + "}")
for key, verdict in (("k" * 200, PROVED), ("k" * 201, NO_PATH), ("\u00e9" * 100, PROVED),
                     ("\u00e9" * 100 + "k", NO_PATH), ("", PROVED)):
    written(verdict, f"a key of {len(key.encode())} bytes", f', "{key}": 0')
    written(verdict, f"a key of {len(key.encode())} bytes in a step", step=f', "{key}": 0')
written(PROVED, "a key of a megabyte where nobody reads", ', "x": {"' + "k" * (1 << 20) + 'k": 0}')
for size, verdict in ((1 << 20, PROVED), ((1 << 20) + 1, NO_PATH)):
    written(verdict, f"a name of {size} bytes", label='"' + "n" * size + '"')
    written(verdict, f"a number of {size} bytes as a name", label="9" * size)
for label in ("7", "null", "true", '[["a"], {"a": 1, "a": 2}]', '""'):
    written(PROVED, f"any name: {label}", label=label)
case(NO_PATH, "no puzzle", json.dumps(path(puzzle=None)))
case(NO_PATH, "no steps", json.dumps(path(steps=None)))
case(PROVED, "steps before the puzzle", json.dumps(dict(reversed(path(SINGLE).items()))))
for member in ('"steps": null', '"steps": {}', '"puzzle": null', '"puzzle": 17', '"puzzle": []'):
    key = member.split('"')[1]
    case(NO_PATH, f"the member {member}",
         "{" + member + ", " + json.dumps({k: v for k, v in path().items() if k != key})[1:])
for member in ('"version": 2', '"version": 1.0', '"version": 1e0', '"version": "1"', '"version": true',
               '"version": -1', '"version": null', '"format": "nonet-steps"', '"format": 1', '"format": null',
               '"solved": 1', '"solved": null', '"solved": "true"', '"solution": true', '"solution": null',
               '"solution": ""', '"removed": "r1c2<>4"', '"removed": [null]', '"removed": {}',
               '"removed": ["r1c2=4"]', '"removed": null', '"placed": ["."]', '"placed": null'):
    written(NO_PATH, f"the member {member}", ", " + member)
written(PROVED, "format and version", ', "format": "nonet-path", "version": 1')

# ---- Boards, truths and effects.

written(PROVED, "0 for an open cell", puzzle=json.dumps(PUZZLE.replace(".", "0")))
for sign in "_*-x ":
    written(NO_PATH, f"{sign!r} for an open cell", puzzle=json.dumps(PUZZLE.replace(".", sign)))
    written(NO_PATH, f"{sign!r} for an open cell, once", f', "placed": "{BLANK[1:]}{sign}"')
for board in (PUZZLE[1:], PUZZLE + ".", "", PUZZLE + "\\n", "\u0661" * 81, PUZZLE[:-1] + "\\ud800"):
    written(NO_PATH, f"a board of {len(board)} characters, the last {board[-1:]!a}", puzzle=f'"{board}"')
for truth in ("5b01", "5b0", "5b10", "05b1", "5B1", "0b1", "5x1", "5h1", "5b1 ", " 5b1", "5b", "b1", "5r1c1",
              "R1C1", "r1c1=5", "r0c1", "r1c0", "r10c1", "r01c1", "", "5b1\n", "\u0665b1"):
    told(NO_PATH, f"the truth {truth!a}", SINGLE | {"truths": ["8b3", truth]})
for truths in ("8b3", [8], [["8b3"]], {}, None, ["8b3", None], [True]):
    told(NO_PATH, f"the truths {truths}", SINGLE | {"truths": truths})
for effect in ("r3c8=0", "r3c8 = 8", "r3c8<>8", "R3C8=8", "r3c8=88", "r3c9c8=8", "r3c8=8\n", "=8", "", "r0c8=8"):
    told(NO_PATH, f"the placement {effect!a}", SINGLE | {"place": [effect]})
for effect in ("r3c8<>0", "r3c8!=2", "r3c8=2", "r3c8<>", "r3c8><2", "r3c8<>2 "):
    told(NO_PATH, f"the removal {effect!a}", SINGLE | {"remove": [effect]})
for key in ("place", "remove", "truths", "deadly"):
    for value in ("r3c8=8", 1, {}, None, [1], [[]], [{}], [None]):
        told(NO_PATH, f'"{key}": {value}', SINGLE | {key: value})
told(NO_PATH, "a step that is none", SINGLE, 5)
told(NO_PATH, "a step that is a list", [SINGLE])
for count, verdict in ((4096, PROVED), (4097, NO_PATH)):
    told(verdict, f"{count} truths", SINGLE | {"truths": ["8b3"] * count})
    told(verdict, f"{count} that are struck at the start", SINGLE, removed=REMOVED[2:] * count)
told(NO_PATH, "4,097 placements", SINGLE | {"place": ["r3c8=8"] * 4097})
told(REFUSED, "4,096 placements", SINGLE | {"place": ["r3c8=8"] * 4096})
told(NO_PATH, "what is no path behind a step that does not hold", SINGLE | {"truths": []}, 5)

# ---- What a step must not prove.

told(PROVED, "a hidden single", SINGLE)
told(PROVED, "a truth said twice", SINGLE | {"truths": ["8b3", "8b3"]})
told(PROVED, "no steps at all")
told(REFUSED, "a truth is missing", SINGLE | {"truths": []})
told(REFUSED, "another truth", SINGLE | {"truths": ["8b2"]})
told(REFUSED, "a false digit, from all truths", {"place": ["r3c8=2"], "truths": ALL_TRUTHS})
told(REFUSED, "a true digit struck, from all truths", {"remove": ["r3c8<>8"], "truths": ALL_TRUTHS})
told(REFUSED, "a truth that is satisfied", {"remove": ["r3c8<>2"], "truths": ["6r3", "r3c7", "7r1"]})
told(PROVED, "a false digit struck, from all truths", {"remove": ["r3c8<>2"], "truths": ALL_TRUTHS})
told(REFUSED, "one effect of two", SINGLE | {"remove": ["r1c8<>5"]})
told(REFUSED, "nothing", {"truths": ["8b3"]})
told(REFUSED, "nothing at all", {})
told(REFUSED, "the same thing twice", SINGLE | {"place": ["r3c8=8", "r3c8=8"]})
told(REFUSED, "a digit placed and struck", SINGLE | {"remove": ["r3c8<>8"]})
told(REFUSED, "what has been placed", SINGLE, SINGLE)
told(REFUSED, "a given", {"place": ["r3c2=1"], "truths": ["r3c2"]})
told(REFUSED, "a digit struck from a given", {"remove": ["r3c2<>2"], "truths": ["r3c2"]})
told(REFUSED, "a candidate that is gone", {"remove": ["r3c8<>1"], "truths": ALL_TRUTHS})
told(PROVED, "the second step rests on the first", SINGLE, {"place": ["r3c5=2"], "truths": ["2r3"]})
told(REFUSED, "the second step before the first", {"place": ["r3c5=2"], "truths": ["2r3"]}, SINGLE)

# ---- Deadly patterns.

UNIQUE = {"remove": ["r1c8<>2", "r1c8<>8"], "truths": [], "deadly": RECTANGLE}
KNOWN = Known({**path(removed=AT_FIRST), "solution": SOLUTION})
OPEN = [name(cell) for cell in CELLS if PUZZLE[cell] == "."]


def at_first(verdict, what, *steps, **members):
    told(verdict, what, *steps, **{"removed": AT_FIRST} | members)


def pattern(*cells):
    return UNIQUE | {"truths": ALL_TRUTHS, "deadly": [list(cell) for cell in cells]}


at_first(PROVED, "a unique rectangle", UNIQUE)
at_first(PROVED, "its digits in another order", UNIQUE | {"deadly": [["r1c5", "82"], *RECTANGLE[1:]]})
at_first(REFUSED, "no pattern", UNIQUE | {"deadly": []})
at_first(REFUSED, "a guardian struck", UNIQUE | {"remove": ["r1c8<>4"]})
at_first(REFUSED, "the true guardian struck", UNIQUE | {"remove": ["r1c8<>5"], "truths": ALL_TRUTHS})
at_first(NO_PATH, "a cell twice in a pattern", UNIQUE | {"deadly": [*RECTANGLE, ["r1c5", "28"]]})
at_first(NO_PATH, "a digit twice in a pattern", UNIQUE | {"deadly": [["r1c5", "288"], *RECTANGLE[1:]]})
for entry in (["r1c5"], ["r1c5", 28], [["r1c5"], "28"], ["r1c5", "208"], ["r1c5", ""], ["r1c5", "2 8"],
              ["r1c5", "28", "28"], ["r1c10", "28"], "r1c5", {"r1c5": "28"}):
    at_first(NO_PATH, f"the cell of a pattern {entry}", UNIQUE | {"deadly": [entry, *RECTANGLE[1:]]})
at_first(REFUSED, "a cell is missing", pattern(*RECTANGLE[1:]))
at_first(REFUSED, "one cell alone", pattern(RECTANGLE[1]))
at_first(REFUSED, "a cell has one digit", pattern(["r1c5", "2"], *RECTANGLE[1:]))
at_first(REFUSED, "a cell has other digits", pattern(["r1c5", "24"], *RECTANGLE[1:]))
at_first(REFUSED, "a cell more", pattern(*RECTANGLE, ["r4c5", "28"]))
at_first(REFUSED, "a row further down: four boxes", pattern(*RECTANGLE[:2], ["r4c5", "28"], ["r4c8", "28"]))
at_first(REFUSED, "over a given", pattern(["r1c4", "28"], ["r1c8", "28"], ["r3c4", "28"], ["r3c8", "28"]))
at_first(REFUSED, "three digits in four cells: some filling is alone",
     pattern(*([cell, "248"] for cell, _ in RECTANGLE)))
at_first(PROVED, "three digits in two rows of three boxes, exchanged as wholes",
     pattern(*([f"r{row}c{column}", "258"] for row in (1, 3) for column in (1, 5, 8)))
     | {"remove": ["r1c8<>2"]})
at_first(REFUSED, "the same but for a cell",
     pattern(*[[f"r{row}c{column}", "258"] for row in (1, 3) for column in (1, 5, 8)][:-1])
     | {"remove": ["r1c8<>2"]})
at_first(UNDECIDED, "more fillings than can be tried",
     pattern(*([cell, "123456789"] for cell in OPEN if int(cell[1]) > 3)))
at_first(REFUSED, "the puzzle has several solutions", UNIQUE, puzzle=BLANK, removed=[],
     placed="".join(map(max, PUZZLE, PLACED)))

# The same state as a puzzle of candidates.
STRUCK = [f"{name(cell)}<>{digit}" for cell in CELLS for digit in "123456789"
          if digit not in KNOWN.states[0][cell]]
at_first(PROVED, "a unique rectangle of candidates", UNIQUE, puzzle=BLANK, placed=BLANK, removed=STRUCK)
at_first(REFUSED, "one solution only by what was struck beside a given", UNIQUE, puzzle="..3" + "." * 78,
     placed=None, removed=[removal for removal in STRUCK if not removal.startswith("r1c3")])
at_first(REFUSED, "a candidate that the pattern needs was never there",
     UNIQUE, puzzle=BLANK, placed=BLANK, removed=STRUCK + ["r3c8<>2"])
at_first(PROVED, "the same candidate was struck later", {"remove": ["r3c8<>2"], "truths": ALL_TRUTHS}, UNIQUE,
     puzzle=BLANK, placed=BLANK, removed=STRUCK)

# Two solutions: a full board without two digits that stand crosswise.
CORNERS = next(corners for corners in KNOWN.rectangles(2))
TWO = "".join("." if cell in CORNERS else SOLUTION[cell] for cell in CELLS)
DIGITS = "".join(sorted({SOLUTION[corner] for corner in CORNERS}))
FIRST = {"place": [f"{name(CORNERS[0])}={SOLUTION[CORNERS[0]]}"], "truths": [name(CORNERS[0])]}
told(REFUSED, "one of two solutions", FIRST, puzzle=TWO, placed=None, removed=None)
told(REFUSED, "one of two solutions, because there is one", puzzle=TWO, placed=None, removed=None,
     steps=[FIRST | {"deadly": [[name(corner), DIGITS] for corner in CORNERS]}])

# ---- The start and the end.

told(PROVED, "a start that agrees with the solution", removed=["r1c8<>2", "r1c8<>2", "r1c1<>1"])
told(REFUSED, "a true digit struck at the start", removed=["r1c8<>5"])
told(REFUSED, "a digit struck where it stands", removed=["r1c1<>6"])
told(REFUSED, "a digit struck where it is given", removed=["r1c3<>3"])
told(REFUSED, "a false digit placed", placed=PLACED[:7] + "2" + PLACED[8:])
told(REFUSED, "a digit placed on a given", placed=PLACED[:2] + "3" + PLACED[3:])
told(REFUSED, "a digit placed that stands in the row", placed=PLACED[:7] + "6" + PLACED[8:])
told(REFUSED, "two equal givens in a row", puzzle="11" + BLANK[2:], placed=None, removed=None)
told(REFUSED, "a puzzle without a solution", puzzle="12345678." + "." * 8 + "9" + "." * 63, placed=None,
     removed=None)
told(REFUSED, "a cell without candidates", puzzle=BLANK, placed=None,
     removed=[f"r1c1<>{digit}" for digit in range(1, 10)])
told(PROVED, "a full board", puzzle=SOLUTION, placed=None, removed=None, solved=True, solution=SOLUTION)
told(REFUSED, "a full board, called unsolved", puzzle=SOLUTION, placed=None, removed=None, solved=False)
told(REFUSED, "another solution", puzzle=SOLUTION, placed=None, removed=None,
     solution=SOLUTION.translate(str.maketrans("12", "21")))
told(PROVED, "unsolved, and called so", SINGLE, solved=False)
told(REFUSED, "unsolved, and called solved", SINGLE, solved=True)
told(REFUSED, "unsolved, with the true solution", SINGLE, solution=SOLUTION)
HALF = "".join(map(max, PUZZLE, PLACED))
told(REFUSED, "a solution with holes, where the steps end", solution=HALF)
told(REFUSED, "a solution with holes, called unsolved", solution=HALF, solved=False)
told(REFUSED, "a solution of holes", puzzle=BLANK, placed=None, removed=None, solution=BLANK)
told(REFUSED, "a solution with a hole", puzzle=SOLUTION, placed=None, removed=None,
     solution="." + SOLUTION[1:])


# ---- Work. Nine cells that have eight digits between them have no choice, but to see that takes eight
# factorial; as often again for each cell with two digits that is chosen before.

def pigeons(pairs):
    """The last cell of the first row gets the one digit that was struck from the others."""
    last = SOLUTION[8]
    removed = [f"r1c{column}<>{last}" for column in range(1, 9)]
    free = [4 * 9 + 1, 5 * 9 + 4, 6 * 9 + 7, 7 * 9 + 2, 8 * 9 + 5, 3 * 9 + 6, 4 * 9 + 8, 7 * 9 + 0][:pairs]
    for cell in free:
        other = "1" if SOLUTION[cell] == "9" else str(int(SOLUTION[cell]) + 1)
        removed += [f"{name(cell)}<>{digit}" for digit in "123456789" if digit not in SOLUTION[cell] + other]
    told(UNDECIDED if pairs else PROVED, f"nine pigeons in eight holes, {pairs} pairs",
         {"place": [f"r1c9={last}"], "truths": [name(cell) for cell in (*free, *range(9))]},
         puzzle=BLANK[1:] + SOLUTION[80], placed=None, removed=removed)


pigeons(0)
pigeons(8)
at_first(UNDECIDED, "not decided counts even where the next step is wrong",
         pattern(*([cell, "123456789"] for cell in OPEN if int(cell[1]) > 3)), {"place": ["r3c8=2"], "truths": []})
