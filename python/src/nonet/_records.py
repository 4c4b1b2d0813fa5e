"""What the calls answer, as tuples with names."""

from __future__ import annotations

from typing import Dict, Mapping, NamedTuple, Optional, Tuple, Union

from ._engine import Puzzle
from ._many import Problem
from ._types import FormatName, LevelName


# A length is inf where none will do, and None where it was not found out in the time.
Length = Union[None, int, float]
Figures = Tuple[Optional[float], Optional[float], Optional[float], Optional[LevelName], Optional[int], Optional[int],
                Optional[Dict[str, Length]]]


class Answer(NamedTuple):
    """How many solutions a puzzle has, up to the limit, and the first of them, None if it has none."""

    solution: Optional[str]
    count: int  # type: ignore[assignment]  # nobody counts what equals a value in an answer

    @property
    def unique(self) -> bool:
        """Whether there is just one; asked with a limit of two at least."""
        return self.count == 1

    @property
    def problem(self) -> Optional[Problem]:
        """Why there is no answer, of what was no puzzle in a stream that is solved with errors="coerce"."""
        return None


class _NoAnswer(Answer):
    _problem: Problem

    @property
    def problem(self) -> Optional[Problem]:
        return self._problem


class Rating(NamedTuple):
    """Sudoku Explainer's ER, EP and ED, HoDoKu's level and score, or nonet's; None for what was not asked for."""

    er: Optional[float]
    ep: Optional[float]
    ed: Optional[float]
    level: Optional[LevelName]
    score: Optional[int]

    @property
    def hard_steps(self) -> Optional[int]:
        """On nonet's own scale: how many steps are of that level."""
        return None

    @property
    def lengths(self) -> Mapping[str, Length]:
        """On the scales of whips and braids, by their names: {"W": 5, "BxB": 0}. inf where no length will
        do, None where it was not found out in the time."""
        return {}

    @property
    def problem(self) -> Optional[Problem]:
        """Why there is no rating, of what has none among many that are rated with errors="coerce"."""
        return None


class _WayRating(Rating):
    _hard_steps: int

    @property
    def hard_steps(self) -> Optional[int]:
        return self._hard_steps


class _LengthRating(Rating):
    _lengths: Dict[str, Length]

    @property
    def lengths(self) -> Mapping[str, Length]:
        return self._lengths


class _NoRating(Rating):
    _problem: Problem

    @property
    def problem(self) -> Optional[Problem]:
        return self._problem


def no_answer(problem: Problem) -> Answer:
    answer = _NoAnswer(None, 0)
    answer._problem = problem
    return answer


def rating_of(figures: Figures) -> Rating:
    if figures[6] is not None:
        measured = _LengthRating(*figures[:5])
        measured._lengths = figures[6]
        return measured
    if figures[5] is None:
        return Rating(*figures[:5])
    rating = _WayRating(*figures[:5])
    rating._hard_steps = figures[5]
    return rating


def no_rating(problem: Problem) -> Rating:
    rating = _NoRating(None, None, None, None, None)
    rating._problem = problem
    return rating


class Made(NamedTuple):
    """A puzzle to order, a line, or with rules of its own as JSON; its seed and number make it again."""

    puzzle: str
    solution: str
    seed: int
    number: int

    def _repr_svg_(self) -> Optional[str]:
        return Puzzle(self.puzzle)._repr_svg_()


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
    level: LevelName
    hodoku_score: int
    se_rating: float


class Format(NamedTuple):
    """A format of puzzle texts."""

    name: FormatName
    summary: str
