"""Cases for both checkers in which a step names a symmetry of the puzzle; adds to CASES.

One puzzle is the same when it is mirrored in the diagonal and its digits are renamed; another would be if
9 were given in r6c4, and then r6c6 would need a digit that keeps its name, which it has not.
"""
import cases
from cases import BLANK, NO_PATH, PROVED, REFUSED
from known import ALL_TRUTHS, CELLS, name

MIRRORED = "1..2..7...6..8.........1..43....72...4..5..3...19.....9..3..1......2..6...8.....5"
SOLUTION = "194265783762483519835791624389147256647852931521936478956378142413529867278614395"
DIAGONAL = ["diagonal", "132856947"]
GURTH = {"remove": ["r4c5<>1", "r5c4<>1", "r3c3<>2", "r1c2<>5"], "truths": [], "symmetry": DIAGONAL}

NEARLY = "..2...7....4.61..369.....2......41.5.2.....4..3......85..3.......6.9.....1.7.8..."
ANTI = {"remove": ["r6c4<>9"], "truths": ["r6c6"], "symmetry": ["diagonal", "361972584"]}


def path(*steps, **members):
    return cases.path(*steps, **{"puzzle": MIRRORED, "placed": None, "removed": None} | members)


def told(verdict, what, *steps, **members):
    cases.told(verdict, what, *steps, **{"puzzle": MIRRORED, "placed": None, "removed": None} | members)


told(PROVED, "a symmetry", GURTH)
told(PROVED, "a symmetry, later on", {"remove": ["r4c5<>1"], "truths": ALL_TRUTHS}, GURTH | {"remove": ["r5c4<>1"]})
told(REFUSED, "a symmetry is left out", GURTH | {"symmetry": ["rotate180", "123456789"]})
told(REFUSED, "no symmetry", {key: GURTH[key] for key in ("remove", "truths")})
told(REFUSED, "the same motion, two digits changed", GURTH | {"symmetry": ["diagonal", "132856974"]})
told(REFUSED, "another motion", GURTH | {"symmetry": ["antidiagonal", DIAGONAL[1]]})
told(REFUSED, "a digit that stays in its place and keeps its name", GURTH | {"remove": ["r3c3<>5"]})
told(REFUSED, "a digit that is true, from all truths", GURTH | {"remove": ["r3c3<>5"], "truths": ALL_TRUTHS})
told(PROVED, "a digit placed: its cell keeps two names, and one of them is gone",
     GURTH | {"remove": []} | {"place": ["r3c3=5"], "truths": ["r3c3", "r3c4", "5r3", "5c3", "5b1"]})
told(REFUSED, "the same without its cell", GURTH | {"remove": [], "place": ["r3c3=5"]})
told(PROVED, "a symmetry of a puzzle of candidates", GURTH | {"remove": ["r3c3<>2"]}, puzzle=BLANK,
     removed=[f"{name(cell)}<>{digit}" for cell in CELLS for digit in "123456789" if MIRRORED[cell] not in (".", digit)])
told(REFUSED, "a candidate more is struck from the puzzle on one side alone", GURTH | {"remove": ["r3c3<>2"]}, puzzle=BLANK,
     removed=["r1c2<>3"] + [f"{name(cell)}<>{digit}" for cell in CELLS for digit in "123456789"
                            if MIRRORED[cell] not in (".", digit)])
told(PROVED, "the same is struck after the start", {"remove": ["r1c2<>3"], "truths": ALL_TRUTHS}, GURTH | {"remove": ["r3c3<>2"]})
told(REFUSED, "a symmetry of a puzzle with several solutions", GURTH | {"remove": ["r3c3<>2"]}, puzzle="1" + "." * 80,
     placed="." + MIRRORED[1:])

told(PROVED, "what would make a symmetry", ANTI, puzzle=NEARLY)
told(REFUSED, "the same from nothing", ANTI | {"truths": []}, puzzle=NEARLY)
told(REFUSED, "another candidate, which would make none", ANTI | {"remove": ["r6c4<>1"], "truths": ALL_TRUTHS}, puzzle=NEARLY)
told(REFUSED, "two at once, of which one would make none", ANTI | {"remove": ["r6c4<>9", "r6c4<>1"]}, puzzle=NEARLY)
told(REFUSED, "a digit placed by what is no symmetry yet", ANTI | {"remove": [], "place": ["r1c1=1"]}, puzzle=NEARLY)

for symmetry in ("diagonal", ["diagonal"], ["diagonal", "132856947", "x"], ["diagonal", 132856947], ["Diagonal", "132856947"],
                 ["diagonal", "13285694"], ["diagonal", "1328569477"], ["diagonal", "132856940"], ["diagonal", "112856947"],
                 ["", "132856947"], [["diagonal"], "132856947"], [], {}, None, 1, {"diagonal": "132856947"}):
    told(NO_PATH, f"the symmetry {symmetry}", GURTH | {"symmetry": symmetry})
