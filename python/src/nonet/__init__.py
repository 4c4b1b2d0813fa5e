"""nonet: solves, explains and proves sudokus.

>>> import nonet
>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> nonet.solve(puzzle).solution
'534678912672195348198342567859761423426853791713924856961537284287419635345286179'

A puzzle is given as any text that nonet reads, as a Puzzle or a Grid, or as 81 numbers, or 9 rows of
9, in a list or an array with 0 for blanks. What is wrong with it, or with what is asked, is a
ValueError with a sentence. A text that could be read in two ways gets a UserWarning that says how it
was; Puzzle(text).choice tells it without one. Calls that may take long leave other threads
running and end soon after Ctrl-C.
"""

from __future__ import annotations

import operator
import os
import secrets
import sys
import warnings
from collections.abc import Sequence
from itertools import islice
from typing import Any, Iterable, Iterator, List, Mapping, NamedTuple, Optional, Tuple, Union, overload

from . import _engine
from ._engine import Grid, Hint, Path, Puzzle, Step

__version__: str = _engine.version
__all__ = [
    "Answer", "Canon", "Format", "Grid", "Hint", "Made", "Path", "Puzzle", "Rating", "Step", "Technique",
    "canon", "count", "explain", "formats", "generate", "hint", "rate", "solve", "solve_many", "steps",
    "techniques",
]

PuzzleLike = Union[str, bytes, Puzzle, Grid, "Sequence[int]", "Sequence[Sequence[int]]"]
Cell = Union[str, Tuple[int, int]]
Names = Union[None, str, Iterable[str]]
Range = Union[None, int, Tuple[int, int]]

# What a sequence has beside its length and its items.
for _name in ("__contains__", "__iter__", "__reversed__", "count", "index"):
    setattr(Path, _name, getattr(Sequence, _name))
Sequence.register(Path)
for _class in (Grid, Hint, Path, Puzzle, Step):
    _class.__module__ = __name__
del _class, _name

# Puzzles of a stream that are answered together.
_BATCH = 4096
# Puzzles without a demand on how hard they are that are made together.
_MADE_TOGETHER = 64


class Answer(NamedTuple):
    """How many solutions a puzzle has, up to the limit, and the first of them, None if it has none."""

    solution: Optional[str]
    count: int  # type: ignore[assignment]  # nobody counts what equals a value in an answer

    @property
    def unique(self) -> bool:
        """Whether there is just one; asked with a limit of two at least."""
        return self.count == 1


class Rating(NamedTuple):
    """Sudoku Explainer's ER, EP and ED, HoDoKu's level and score; None for what was not asked for."""

    er: Optional[float]
    ep: Optional[float]
    ed: Optional[float]
    level: Optional[str]
    score: Optional[int]


class Made(NamedTuple):
    """A puzzle to order; its seed and number make it again."""

    puzzle: str
    solution: str
    seed: int
    number: int


class Canon(NamedTuple):
    """The form that all images of a board share, and how many symmetries take it to itself."""

    board: str
    automorphisms: int


class Technique(NamedTuple):
    """A row of the table of techniques."""

    slug: str
    name: str
    synonyms: Tuple[str, ...]
    family: str
    level: str
    hodoku_score: int
    se_rating: float


class Format(NamedTuple):
    """A format of puzzle texts."""

    name: str
    summary: str


def _names(names: Names) -> list[str]:
    if names is None:
        return []
    return [names] if isinstance(names, str) else list(names)


def _settings(settings: Optional[Mapping[str, Any]]) -> list[str]:
    words = {True: "on", False: "off"}
    return [f"{name}={words[value] if isinstance(value, bool) else value}" for name, value in (settings or {}).items()]


def _choice(policy: str, only: Names, without: Names, with_: Names, uniqueness: bool,
            settings: Optional[Mapping[str, Any]], order: Names) -> _engine.Choice:
    return _engine.Choice(policy, _names(only), _names(without), _names(with_), uniqueness, _settings(settings),
                          _names(order))


def _range(given: Range) -> Optional[Tuple[int, int]]:
    return (given, given) if isinstance(given, int) else given


def _at_least(least: int, number: int, what: str) -> int:
    try:
        number = operator.index(number)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {number!r}") from None
    if number < least:
        raise ValueError(f"{what} is {least} at least")
    return number


def _limit(limit: int) -> int:
    return _at_least(1, limit, "a limit")


def _threads(threads: Optional[int]) -> int:
    if threads is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return _at_least(1, threads, "the number of threads")


def _read(puzzle: PuzzleLike) -> Union[Puzzle, Grid]:
    """For functions that are handed a puzzle: who made it a Puzzle can look at its choice, others are told."""
    if isinstance(puzzle, (Puzzle, Grid)):
        return puzzle
    read = Puzzle(puzzle)
    if read.choice:
        warnings.warn(f"the puzzle was read, but {read.choice}", stacklevel=3)
    return read


def solve(puzzle: PuzzleLike, *, limit: int = 2) -> Answer:
    """The solution, and how many there are, up to a limit.

    >>> answer = solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........")
    >>> answer.count, answer.unique
    (2, False)
    >>> solve("55" + 79 * ".")
    Answer(solution=None, count=0)
    """
    return Answer(*_engine.solve(_read(puzzle), _limit(limit)))


def count(puzzle: PuzzleLike, limit: int = 1_000_000) -> int:
    """How many solutions there are, up to a limit.

    >>> count(81 * ".", limit=1000)
    1000
    """
    return _engine.solve(_read(puzzle), _limit(limit))[1]


@overload
def solve_many(puzzles: Sequence[Union[str, Puzzle]], *, threads: Optional[int] = None,
               limit: int = 2) -> Tuple[List[Optional[str]], List[int]]: ...
@overload
def solve_many(puzzles: Iterator[Union[str, Puzzle]], *, threads: Optional[int] = None,
               limit: int = 2) -> Iterator[Answer]: ...
@overload
def solve_many(puzzles: Any, *, threads: Optional[int] = None, limit: int = 2) -> Any: ...
def solve_many(puzzles: Any, *, threads: Optional[int] = None, limit: int = 2) -> Any:
    """Solves many puzzles at full speed, in so many threads (all cores).

    A list, or a column of a table, becomes a list of solutions (None where there is none) and a list of
    how many there are of each, up to the limit:

    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> solutions, counts = solve_many([puzzle, "1" * 81])
    >>> solutions[0][:9], solutions[1], counts
    ('534678912', None, [1, 0])

    An array of NumPy, (N, 81) or (N, 9, 9) with 0 for blanks, becomes an array of the same shape (all 0
    where there is no solution) and one of counts.

    Any other iterable, a file for one, is read as its answers are asked for, one after the other; empty
    lines and those that begin with # are skipped:

    >>> for answer in solve_many(iter(["# one puzzle", puzzle])):
    ...     print(answer.solution[:9], answer.count)
    534678912 1

    A puzzle with several solutions has the first of them; its count is then above 1. Nothing is said of
    texts that could be read in two ways.
    """
    limit, threads = _limit(limit), _threads(threads)
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(puzzles, numpy.ndarray) and (puzzles.dtype.kind in "iubfc" or puzzles.ndim > 1):
        return _solve_array(numpy, puzzles, threads, limit)
    if isinstance(puzzles, (str, bytes, Puzzle, Grid)):
        raise TypeError("solve_many takes many puzzles; solve takes one")
    if hasattr(puzzles, "__len__"):
        return _engine.solve_texts(tuple(puzzles), limit, threads, 0)
    return _solve_lazily(puzzles, threads, limit)


def _solve_array(numpy: Any, puzzles: Any, threads: int, limit: int) -> Any:
    if puzzles.dtype.kind not in "iub":
        raise ValueError(f"an array of puzzles holds whole numbers, not {puzzles.dtype}; astype(int) makes them whole")
    if puzzles.shape[1:] not in ((81,), (9, 9)):
        raise ValueError("an array of puzzles has the shape (N, 81) or (N, 9, 9), "
                         f"not {puzzles.shape}; solve takes one")
    given = numpy.ascontiguousarray(puzzles, dtype=numpy.uint8)
    if given.dtype != puzzles.dtype and not (given == puzzles).all():
        raise ValueError("an array of puzzles holds digits, and 0 for blanks")
    solutions = numpy.empty_like(given)
    counts = numpy.empty(len(given), dtype=numpy.uint64)
    _engine.solve_array(given, solutions, counts, limit, threads)
    return solutions, counts


def _solve_lazily(lines: Iterable[Union[str, Puzzle]], threads: int, limit: int) -> Iterator[Answer]:
    wanted = (line for line in lines
              if not isinstance(line, (str, bytes)) or line.strip()[:1] not in ("", b"", "#", b"#"))
    before = 0
    while batch := tuple(islice(wanted, _BATCH)):
        yield from map(Answer, *_engine.solve_texts(batch, limit, threads, before))
        before += len(batch)


def explain(puzzle: PuzzleLike, policy: str = "all", *, only: Names = None, without: Names = None,
            with_: Names = None, order: Names = None, uniqueness: bool = True,
            settings: Optional[Mapping[str, Any]] = None, time_limit: Optional[float] = None) -> Path:
    """The way to the end, step by step, each step proved.

    The policy is "all", "hodoku", "se" or "classic"; only, without and with_ name techniques or families,
    order those to look for first; settings are options of techniques, {"fish-fins": 3}. A time limit, in
    seconds, ends the search: what was found by then is returned.

    >>> puzzle = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"
    >>> explain(puzzle, only=["singles", "locked-candidates"])
    <Path of 22 steps, not solved>
    >>> explain(puzzle, only="x-wnig")
    Traceback (most recent call last):
    ...
    ValueError: no technique is called 'x-wnig' (did you mean 'x-wing'?)
    """
    choice = _choice(policy, only, without, with_, uniqueness, settings, order)
    return _engine.explain(_read(puzzle), choice, time_limit)


def steps(puzzle: PuzzleLike, policy: str = "all", *, most: Optional[int] = None,
          per_technique: Optional[int] = 300, only: Names = None, without: Names = None,
          with_: Names = None, order: Names = None, uniqueness: bool = True,
          settings: Optional[Mapping[str, Any]] = None, time_limit: Optional[float] = None) -> list[Step]:
    """Everything that can be done now, easiest first.

    No more than `most` steps, and of each technique no more than `per_technique`; None for all of them, of
    which there may be a million.

    >>> puzzle = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"
    >>> for step in steps(puzzle, only="locked-candidates", most=1):
    ...     print(step)
    Locked Candidates Type 1 (Pointing): 2 in b1 => r9c3<>2
    """
    choice = _choice(policy, only, without, with_, uniqueness, settings, order)
    return _engine.steps(_read(puzzle), choice, most, per_technique, time_limit)


def hint(puzzle: PuzzleLike, rung: int = 3, *, cell: Optional[Cell] = None, why_not: Optional[str] = None,
         skip: int = 0, policy: str = "all", only: Names = None, without: Names = None, with_: Names = None,
         order: Names = None, uniqueness: bool = True, settings: Optional[Mapping[str, Any]] = None,
         time_limit: Optional[float] = None) -> Hint:
    """Help up to a rung: 1 whether there is something, 2 what kind, 3 where, 4 the pattern, 5 all.

    About a cell, if one is named; why_not="r3c5=7" asks what speaks against a candidate; skip passes over
    so many steps.

    >>> puzzle = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"
    >>> print(hint(puzzle))
    Look at box 1.
    >>> hint(puzzle, rung=5).step.placements
    [('r3c1', 5)]
    >>> print(hint(puzzle, why_not="r3c1=4"))
    r3c1 is not 4: it sees r1c1, which is 4.
    """
    choice = _choice(policy, only, without, with_, uniqueness, settings, order)
    return _engine.hint(_read(puzzle), rung, cell, why_not, skip, choice, time_limit)


def rate(puzzle: PuzzleLike, scale: str = "both", *, time_limit: Optional[float] = None) -> Rating:
    """How hard: Sudoku Explainer's ER, EP and ED ("se"), HoDoKu's level and score ("hodoku"), or both.

    Where a time limit, in seconds, comes first, the former are None.

    >>> rate("4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5")
    Rating(er=6.6, ep=1.2, ed=1.2, level='Hard', score=1068)
    """
    if scale not in ("both", "se", "hodoku"):
        raise ValueError(f"a scale is 'both', 'se' or 'hodoku', not {scale!r}")
    return Rating(*_engine.rate(_read(puzzle), scale != "hodoku", scale != "se", time_limit))


def generate(count: Optional[int] = None, *, seed: Optional[int] = None, level: Optional[str] = None,
             score: Range = None, er: Union[None, float, Tuple[float, float]] = None, clues: Range = None,
             symmetry: str = "none", minimal: Optional[bool] = None, pattern: Optional[str] = None,
             requires: Names = None, only: Names = None, without: Names = None,
             hardest: Optional[str] = None, time_limit: Optional[float] = None) -> Iterator[Made]:
    """Puzzles to order, so many or without end; a seed gives the same ones always.

    Ranges are a number, or the least and the most. A time limit is one for each puzzle; the first that
    is not found by then is the end.

    >>> made = next(generate(seed=7, level="medium", symmetry="rotate180"))
    >>> made.puzzle
    '.......6..8..6...1.291....7.7.2.....5..3.6..9.....9.8.2....359.1...2..4..6.......'
    >>> [81 - made.puzzle.count(".") for made in generate(3, seed=1, clues=(24, 26))]
    [25, 25, 25]
    """
    if count is not None:
        count = _at_least(0, count, "the number of puzzles")
    if seed is not None and not 0 <= seed < 2**64:
        raise ValueError("a seed is a whole number from 0, below 2 to the 64th")
    demand = _engine.Demand()
    demand.shape(symmetry, minimal, _range(clues), pattern)
    least, most = er if isinstance(er, tuple) else (er, er)
    tenths = None if least is None or most is None else (round(10 * least), round(10 * most))
    demand.hardness(level, _range(score), tenths)
    demand.techniques(_names(requires), _names(only), _names(without), hardest)
    seed = secrets.randbelow(1_000_000_000) + 1 if seed is None else seed
    return _made(demand, demand.generator(seed), count, seed, time_limit)


def _made(demand: _engine.Demand, generator: _engine.Generator, count: Optional[int], seed: int,
          time_limit: Optional[float]) -> Iterator[Made]:
    together = 1 if demand.is_rated or time_limit is not None else _MADE_TOGETHER
    number = 0
    while count is None or number < count:
        some = together if count is None else min(together, count - number)
        for made in generator.make(number, some, time_limit):
            if made is None:
                return
            yield Made(*made, seed, number)
            number += 1


def canon(puzzle: PuzzleLike) -> Canon:
    """The form that all images of a puzzle share: the least of them ("minlex").

    It is one of digits: a puzzle of candidates alone has none.

    >>> canon("3.2.....91....46...6.8..........894....6.3....892..........2.3...57....44.....1.2").board
    '...........1..2.34.3..5.2.6.....4.1...67...8.8..21.....6....3..2...9.8..4.71.....'
    """
    return Canon(*_engine.canon(_read(puzzle)))


def techniques() -> list[Technique]:
    """All techniques, easiest first.

    >>> [technique.slug for technique in techniques()[:3]]
    ['full-house', 'naked-single', 'hidden-single']
    """
    return [Technique(*row) for row in _engine.techniques()]


def formats() -> list[Format]:
    """The formats that Puzzle reads and writes.

    >>> "line" in [format.name for format in formats()]
    True
    """
    return [Format(*row) for row in _engine.formats()]
