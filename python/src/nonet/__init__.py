"""nonet: solves, explains and proves sudokus.

>>> import nonet
>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> nonet.solve(puzzle).solution
'534678912672195348198342567859761423426853791713924856961537284287419635345286179'

A puzzle is given as any text that nonet reads, as a Puzzle or a Grid, or as 81 numbers, or 9 rows of
9, in a list or an array with 0 for blanks. What is wrong with it, or with what is asked, is an Error,
a ValueError with a sentence, a code and a place. A text that could be read in two ways gets a
UserWarning that says how it was; Puzzle(text).choice tells it without one. Calls that may take long
leave other threads running and end soon after Ctrl-C. Of many puzzles at once solve_many, rate_many
and explain_many take what is no puzzle as errors= says.

A picture of a puzzle, a photo of paper or of a screen, is read by see.

A puzzle may have rules of its own, cages, arrows, thermometers and the like, as JSON or as a link: solve, count,
draw, explain, steps, hint and rate know them; the last four those of 9 by 9 cells with the digits 1 to 9.

>>> killer = '{"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3}]}'
>>> nonet.hint(killer).text
'Look at the 3 cage at r1c1.'
>>> nonet.solve(killer).unique
False
>>> nonet.rate(killer)
Traceback (most recent call last):
...
nonet.Error: the puzzle has rules of its own ('cage'), and the scales of HoDoKu and Sudoku Explainer are of the ordinary game; 'nonet' is not
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Iterator, Mapping, Optional, Tuple, Union

from . import _engine
from ._asked import at_least, choice_of, limit_of, names_of, range_of, read, scales_of
from ._batches import explain_many, rate_many, solve_many
from ._engine import CODES, Error, Grid, Hint, Path, Puzzle, Step
from ._many import Answers, ItemTypeError, Many, Problem, Solved, refuse
from ._records import Answer, Canon, Format, Made, Rating, Technique, rating_of
from ._sight import SeenCell, Sighting, see
from ._types import Cell, Inference, Level, Names, PolicyName, PuzzleLike, Range, Scale, Symmetry, Theme

__version__: str = _engine.version
__all__ = [
    "Answer", "Answers", "CODES", "Canon", "Error", "Format", "Grid", "Hint", "Inference", "ItemTypeError", "Made",
    "Many", "Path", "Problem", "Puzzle", "PuzzleLike", "Rating", "SeenCell", "Sighting", "Solved", "Step", "Technique", "canon",
    "count", "draw", "explain", "explain_many", "formats", "generate", "hint", "rate", "rate_many", "see", "solve", "solve_many",
    "steps", "techniques",
]

# What a sequence has beside its length and its items.
for _name in ("__contains__", "__iter__", "__reversed__", "count", "index"):
    setattr(Path, _name, getattr(Sequence, _name))
Sequence.register(Path)
for _class in (Answer, Answers, Canon, Format, Grid, Hint, ItemTypeError, Made, Many, Path, Problem, Puzzle, Rating,
               SeenCell, Sighting, Solved, Step, Technique):
    _class.__module__ = __name__
del _class, _name

# Puzzles without a demand on how hard they are that are made together.
_MADE_TOGETHER = 64


def solve(puzzle: PuzzleLike, *, limit: int = 2) -> Answer:
    """The solution, and how many there are, up to a limit.

    >>> answer = solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........")
    >>> answer.count, answer.unique
    (2, False)
    >>> solve("55" + 79 * ".")
    Answer(solution=None, count=0)
    """
    return Answer(*_engine.solve(read(puzzle), limit_of(limit)))


def count(puzzle: PuzzleLike, limit: int = 1_000_000) -> int:
    """How many solutions there are, up to a limit.

    >>> count(81 * ".", limit=1000)
    1000
    """
    return _engine.solve(read(puzzle), limit_of(limit))[1]


def explain(puzzle: PuzzleLike, policy: PolicyName = "all", *, only: Names = None, without: Names = None,
            with_: Names = None, order: Names = None, uniqueness: bool = True,
            settings: Optional[Mapping[str, Any]] = None, time_limit: Optional[float] = None) -> Path:
    """The way to the end, step by step, each step proved.

    The policy is "all", "hodoku", "se", "classic", "whips", "braids", "g-whips" or "g-braids"; only, without and
    with_ name techniques or families, order those to look for first; settings are options of techniques, {"fish-fins": 3}. A time limit, in
    seconds, ends the search: what was found by then is returned.

    >>> puzzle = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"
    >>> explain(puzzle, only=["singles", "locked-candidates"])
    <Path of 22 steps, not solved>
    >>> explain(puzzle, only="x-wnig")
    Traceback (most recent call last):
    ...
    nonet.Error: no technique is called 'x-wnig' (did you mean 'x-wing'?)
    """
    choice = choice_of(policy, only, without, with_, uniqueness, settings, order)
    return _engine.explain(read(puzzle), choice, time_limit)


def steps(puzzle: PuzzleLike, policy: PolicyName = "all", *, most: Optional[int] = None,
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
    choice = choice_of(policy, only, without, with_, uniqueness, settings, order)
    return _engine.steps(read(puzzle), choice, most, per_technique, time_limit)


def hint(puzzle: PuzzleLike, rung: int = 3, *, cell: Optional[Cell] = None, why_not: Optional[str] = None,
         skip: int = 0, policy: PolicyName = "all", only: Names = None, without: Names = None, with_: Names = None,
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
    choice = choice_of(policy, only, without, with_, uniqueness, settings, order)
    return _engine.hint(read(puzzle), rung, cell, why_not, skip, choice, time_limit)


def draw(puzzle: Union[PuzzleLike, Step], *, hint: bool = False, rung: Optional[int] = None, cell: Optional[Cell] = None,
         why_not: Optional[str] = None, skip: int = 0, candidates: bool = False, theme: Theme = "light",
         size: int = 640, title: str = "", words: bool = False, policy: PolicyName = "all", only: Names = None,
         without: Names = None, with_: Names = None, order: Names = None, uniqueness: bool = True,
         settings: Optional[Mapping[str, Any]] = None, time_limit: Optional[float] = None) -> str:
    """The board as a picture, the text of an SVG file; with hint, or anything that chooses a step, that step.

    rung says how much of the step, 5, all of it, without; the rules that it rests on are lit up. words has what
    it says below the board. size is the width in pixels. A Step is drawn on the board that it belongs to.

    In a notebook puzzles, grids, steps and hints are drawn by themselves.

    >>> puzzle = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"
    >>> draw(puzzle, theme="dark")[:4], "Hidden Single" in draw(puzzle, hint=True, words=True)
    ('<svg', True)
    >>> step = steps(puzzle, only="locked-candidates", most=1)[0]
    >>> "Pointing" in draw(step, theme="contrast")
    True
    """
    choice = choice_of(policy, only, without, with_, uniqueness, settings, order)
    chosen = (rung, cell, why_not, only, without, with_, order, settings)
    if isinstance(puzzle, Step):
        return _engine.draw_told(puzzle, candidates, theme, size, title, words)
    if not (hint or skip or policy != "all" or not uniqueness or any(one is not None for one in chosen)):
        return _engine.draw_board(read(puzzle), candidates, theme, size, title)
    return _engine.draw_step(read(puzzle), cell, why_not, skip, 5 if rung is None else rung, choice, candidates,
                             theme, size, title, words, time_limit)


def rate(puzzle: PuzzleLike, scale: Scale = "both", *, time_limit: Optional[float] = None) -> Rating:
    """How hard: Sudoku Explainer's ER, EP and ED ("se"), HoDoKu's level and score ("hodoku"), or both; or
    "nonet", how hard nonet's own way is, of puzzles with rules too: level, score and hard_steps.

    A list has those of whips and braids too, "W", "B", "gW", "gB", "TE", "BxB", "BxBB", or "all" of them, as
    nonet rate --scale does: they are in lengths, by name.

    Where a time limit, in seconds, comes first, ER, EP and ED are None, a length, or all that "nonet" has.

    >>> rate("4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5")
    Rating(er=6.6, ep=1.2, ed=1.2, level='Hard', score=1068)
    >>> rate("..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75", ["W", "BxB"]).lengths
    {'W': 5, 'BxB': 0}
    """
    return rating_of(_engine.rate(read(puzzle), scales_of(scale), time_limit))


def generate(count: Optional[int] = None, *, seed: Optional[int] = None, level: Optional[Level] = None,
             score: Range = None, er: Union[None, float, Tuple[float, float]] = None, clues: Range = None,
             symmetry: Symmetry = "none", minimal: Optional[bool] = None, pattern: Optional[str] = None,
             requires: Names = None, only: Names = None, without: Names = None,
             hardest: Optional[str] = None, variant: Names = None, size: int = 9, rules: Range = None,
             time_limit: Optional[float] = None) -> Iterator[Made]:
    """Puzzles to order, so many or without end; a seed gives the same ones always.

    Ranges are a number, or the least and the most. A time limit is one for each puzzle; the first that
    is not found by then is the end.

    With a variant, "killer", ["x", "thermo"] and so on by any name in docs/VARIANTS.md, they have rules of
    these kinds, `rules` of them where that is said, and with a size, 4 to 16, so many rows. Levels and
    techniques are those of nonet's own way then, of up to 9 by 9 cells; a demand that is not met in very
    many drafts is the end, too.

    >>> made = next(generate(seed=7, level="medium", symmetry="rotate180"))
    >>> made.puzzle
    '.......6..8..6...1.291....7.7.2.....5..3.6..9.....9.8.2....359.1...2..4..6.......'
    >>> [81 - made.puzzle.count(".") for made in generate(3, seed=1, clues=(24, 26))]
    [25, 25, 25]
    >>> made = next(generate(seed=7, variant=["x", "thermo"], size=6, clues=(0, 4)))
    >>> made.solution
    '214653356412631524542361163245425136'
    >>> solve(made.puzzle).unique
    True
    """
    if count is not None:
        count = at_least(0, count, "the number of puzzles")
    if seed is not None and not 0 <= seed < 2**64:
        refuse("a seed is a whole number from 0, below 2 to the 64th")
    demand = _engine.Demand()
    demand.rules(names_of(variant), at_least(1, size, "the size"), range_of(rules))
    demand.shape(symmetry, minimal, range_of(clues), pattern)
    least, most = er if isinstance(er, tuple) else (er, er)
    tenths = None if least is None or most is None else (round(10 * least), round(10 * most))
    demand.hardness(level, range_of(score), tenths)
    demand.techniques(names_of(requires), names_of(only), names_of(without), hardest)
    seed = secrets.randbelow(1_000_000_000) + 1 if seed is None else seed
    if demand.has_rules:
        return _made_with_rules(demand.variant_generator(seed), count, seed, time_limit)
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


def _made_with_rules(generator: _engine.VariantGenerator, count: Optional[int], seed: int,
                     time_limit: Optional[float]) -> Iterator[Made]:
    number = 0
    while count is None or number < count:
        made = generator.make(number, time_limit)
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
    return Canon(*_engine.canon(read(puzzle)))


def techniques() -> list[Technique]:
    """All techniques, easiest first.

    >>> [technique.slug for technique in techniques()[:3]]
    ['full-house', 'hidden-single', 'naked-single']
    """
    return [Technique(*row) for row in _engine.techniques()]


def formats() -> list[Format]:
    """The formats that Puzzle reads and writes.

    >>> "line" in [format.name for format in formats()]
    True
    """
    return [Format(*row) for row in _engine.formats()]
