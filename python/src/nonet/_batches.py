"""The calls that take many puzzles."""

from __future__ import annotations

import sys
from typing import Any, Iterable, Iterator, List, Literal, Mapping, Optional, Sequence, Tuple, overload

from . import _engine
from ._asked import choice_of, limit_of, scales_of, threads_of
from ._engine import Grid, Path, Puzzle
from ._many import Answers, Many, Problem, Solved, checked, collected, error_of, problem_of, refuse
from ._records import Answer, Rating, no_answer, no_rating, rating_of
from ._types import Errors, Names, PolicyName, PuzzleLike, RawProblem, Scale

# Without None among the answers.
Kept = Literal["raise", "skip"]

# Puzzles of a stream that are answered together; those that take long, a thread.
_BATCH = 4096
_BATCH_A_THREAD = 32


@overload
def solve_many(puzzles: Iterator[PuzzleLike], *, threads: Optional[int] = None, limit: int = 2,
               errors: Errors = "raise") -> Answers[Answer]: ...
@overload
def solve_many(puzzles: Sequence[PuzzleLike], *, threads: Optional[int] = None, limit: int = 2,
               errors: Errors = "raise") -> Solved: ...
@overload
def solve_many(puzzles: Any, *, threads: Optional[int] = None, limit: int = 2, errors: Errors = "raise") -> Any: ...
def solve_many(puzzles: Any, *, threads: Optional[int] = None, limit: int = 2, errors: Errors = "raise") -> Any:
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

    What is no puzzle (a text that can't be read, None, NaN) raises an Error that says which it is and why,
    and has the answers before it; from a stream these come first. With errors="coerce" it gets no solution
    and a count of 0, with "skip" nothing; the problems of what is returned tell which it was and why:

    >>> solved = solve_many([puzzle, "53..7....6..x95", None], errors="coerce")
    >>> solved.counts, [problem.index for problem in solved.problems]
    ([1, 0, 0], [1, 2])
    >>> print(solved.problems[0])
    puzzle 1, counted from 0: line 1, column 13: 'x' is not a digit or a blank; an empty cell is '.' or 0

    A puzzle with several solutions has the first of them; its count is then above 1. Nothing is said of
    texts that could be read in two ways.
    """
    limit, count, errors = limit_of(limit), threads_of(threads), checked(errors)
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(puzzles, numpy.ndarray) and (puzzles.dtype.kind in "iubfc" or puzzles.ndim > 1):
        return _solve_array(numpy, puzzles, count, limit, errors)
    _must_be_many(puzzles, "solve_many", "solve")
    if hasattr(puzzles, "__len__"):
        return _solve_list(puzzles, count, limit, errors)

    def answer(batch: Tuple[Any, ...]) -> Tuple[Iterable[Answer], List[RawProblem]]:
        solutions, counts, problems = _engine.solve_texts(batch, limit, count, False)
        return map(Answer, solutions, counts), problems

    return Answers(puzzles, _BATCH, answer, no_answer, errors)


def _must_be_many(puzzles: Any, many: str, one: str) -> None:
    if isinstance(puzzles, (str, bytes, Puzzle, Grid)):
        raise TypeError(f"{many} takes many puzzles; {one} takes one")


def _solve_list(puzzles: Iterable[Any], threads: int, limit: int, errors: Errors) -> Solved:
    solutions, counts, raw = _engine.solve_texts(tuple(puzzles), limit, threads, errors == "raise")
    if raw and errors == "raise":
        raise error_of(raw[0], raw[0][0], Solved(solutions, counts))
    problems = [problem_of(problem, problem[0]) for problem in raw]
    if raw and errors == "skip":
        skipped = {problem.index for problem in problems}
        kept = [i for i in range(len(counts)) if i not in skipped]
        solutions, counts = [solutions[i] for i in kept], [counts[i] for i in kept]
    return Solved(solutions, counts, problems)


def _solve_array(numpy: Any, puzzles: Any, threads: int, limit: int, errors: Errors) -> Solved:
    if puzzles.dtype.kind not in "iub":
        refuse(f"an array of puzzles holds whole numbers, not {puzzles.dtype}; astype(int) makes them whole")
    if puzzles.shape[1:] not in ((81,), (9, 9)):
        refuse(f"an array of puzzles has the shape (N, 81) or (N, 9, 9), not {puzzles.shape}; solve takes one")
    given = numpy.ascontiguousarray(puzzles, dtype=numpy.uint8)
    if given.dtype != puzzles.dtype and not (given == puzzles).all():
        # What does not fit a byte is no digit either; the first such number is named.
        given = numpy.where((puzzles < 0) | (puzzles > 9), 255, puzzles).astype(numpy.uint8)
    solutions = numpy.empty_like(given)
    counts = numpy.empty(len(given), dtype=numpy.uint64)
    raw = [_with_number(puzzles, problem) for problem in _engine.solve_array(given, solutions, counts, limit, threads)]
    if raw and errors == "raise":
        first = raw[0][0]
        raise error_of(raw[0], first, Solved(solutions[:first], counts[:first]))
    problems = [problem_of(problem, problem[0]) for problem in raw]
    if raw and errors == "skip":
        kept = numpy.ones(len(given), dtype=bool)
        kept[[problem.index for problem in problems]] = False
        solutions, counts = solutions[kept], counts[kept]
    return Solved(solutions, counts, problems)


def _with_number(puzzles: Any, raw: RawProblem) -> RawProblem:
    """The problem with the number that stands in the array, which need not fit a byte."""
    number = next(int(number) for number in puzzles[raw[0]].ravel() if not 0 <= number <= 9)
    return (raw[0], raw[1], f"{number} is not a digit, or 0 for a blank", *raw[3:])


@overload
def explain_many(puzzles: Iterator[PuzzleLike], policy: PolicyName = "all", *, threads: Optional[int] = None,
                 errors: Kept = "raise", only: Names = None, without: Names = None, with_: Names = None,
                 order: Names = None, uniqueness: bool = True, settings: Optional[Mapping[str, Any]] = None,
                 time_limit: Optional[float] = None) -> Answers[Path]: ...
@overload
def explain_many(puzzles: Sequence[PuzzleLike], policy: PolicyName = "all", *, threads: Optional[int] = None,
                 errors: Kept = "raise", only: Names = None, without: Names = None, with_: Names = None,
                 order: Names = None, uniqueness: bool = True, settings: Optional[Mapping[str, Any]] = None,
                 time_limit: Optional[float] = None) -> Many[Path]: ...
@overload
def explain_many(puzzles: Any, policy: PolicyName = "all", *, threads: Optional[int] = None, errors: Errors = "raise",
                 only: Names = None, without: Names = None, with_: Names = None, order: Names = None,
                 uniqueness: bool = True, settings: Optional[Mapping[str, Any]] = None,
                 time_limit: Optional[float] = None) -> Any: ...
def explain_many(puzzles: Any, policy: PolicyName = "all", *, threads: Optional[int] = None, errors: Errors = "raise",
                 only: Names = None, without: Names = None, with_: Names = None, order: Names = None,
                 uniqueness: bool = True, settings: Optional[Mapping[str, Any]] = None,
                 time_limit: Optional[float] = None) -> Any:
    """The ways of many puzzles, in so many threads (all cores): a list of Path, or of a stream one by one.

    The keywords are those of explain, the time limit one for each puzzle; errors is that of solve_many, and
    what is no puzzle gets None with "coerce".

    >>> puzzle = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"
    >>> explain_many([puzzle, "55" + 79 * "."], errors="coerce")
    [<Path of 67 steps, solved>, None]
    """
    choice = choice_of(policy, only, without, with_, uniqueness, settings, order)
    count = threads_of(threads)

    def answer(batch: Tuple[Any, ...]) -> Tuple[Iterable[Optional[Path]], List[RawProblem]]:
        return _engine.explain_many(batch, choice, time_limit, count)

    def coerced(problem: Problem) -> Optional[Path]:
        return None

    _must_be_many(puzzles, "explain_many", "explain")
    answer(())
    stream = not hasattr(puzzles, "__len__")
    paths = Answers(puzzles, _BATCH_A_THREAD * count, answer, coerced, checked(errors), remarks=stream)
    return paths if stream else collected(paths)


@overload
def rate_many(puzzles: Iterator[PuzzleLike], scale: Scale = "both", *, threads: Optional[int] = None,
              errors: Errors = "raise", time_limit: Optional[float] = None) -> Answers[Rating]: ...
@overload
def rate_many(puzzles: Sequence[PuzzleLike], scale: Scale = "both", *, threads: Optional[int] = None,
              errors: Errors = "raise", time_limit: Optional[float] = None) -> Many[Rating]: ...
@overload
def rate_many(puzzles: Any, scale: Scale = "both", *, threads: Optional[int] = None, errors: Errors = "raise",
              time_limit: Optional[float] = None) -> Any: ...
def rate_many(puzzles: Any, scale: Scale = "both", *, threads: Optional[int] = None, errors: Errors = "raise",
              time_limit: Optional[float] = None) -> Any:
    """The ratings of many puzzles, in so many threads (all cores): a list, or of a stream one by one.

    errors is that of solve_many; what has no rating, because it has several solutions for one, gets a
    Rating of None with "coerce", whose problem says why. The time limit is one for each puzzle.

    >>> puzzle = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"
    >>> several = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."
    >>> ratings = rate_many([puzzle, several], errors="coerce")
    >>> ratings[0].er, ratings[1].er, ratings[1].problem.message
    (6.6, None, 'it has several solutions')
    """
    scales, count = scales_of(scale), threads_of(threads)

    def answer(batch: Tuple[Any, ...]) -> Tuple[Iterable[Rating], List[RawProblem]]:
        figures, problems = _engine.rate_many(batch, scales, time_limit, count)
        return [rating_of(one or 7 * (None,)) for one in figures], problems

    _must_be_many(puzzles, "rate_many", "rate")
    answer(())
    stream = not hasattr(puzzles, "__len__")
    ratings = Answers(puzzles, _BATCH_A_THREAD * count, answer, no_rating, checked(errors), remarks=stream)
    return ratings if stream else collected(ratings)
