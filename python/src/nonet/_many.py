"""Many puzzles: what is done about those that are none, and streams that are answered as they are read.

A bad puzzle is a problem of its own, never of its neighbours: every answer before it is delivered, and
with errors="coerce" or "skip" every answer behind it too."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import Any, Callable, Deque, Generic, Iterable, Iterator, List, NamedTuple, NoReturn, Optional, Tuple, TypeVar, Union

from ._engine import Error
from ._types import Code, Errors, RawProblem

T = TypeVar("T")


class ItemTypeError(Error, TypeError):
    """One of many puzzles is none, by its type: None, NaN, a lone number. An Error, and a TypeError too."""


class Problem(NamedTuple):
    """What is wrong with one puzzle of many.

    index counts from 0: in a list or an array the puzzles, in a stream all that was read, so that in a file
    it is the line before. code, line and column are those of Error.
    """

    index: int  # type: ignore[assignment]  # nobody asks an answer where a value stands in it
    code: Code
    message: str
    line: Optional[int]
    column: Optional[int]

    def __str__(self) -> str:
        return f"puzzle {self.index}, counted from 0: {self.message}"


class Solved(Tuple[List[Optional[str]], List[int]]):
    """Solutions and counts of solve_many, two lists or two arrays: unpacks into these. problems tells of what was
    no puzzle."""

    problems: List[Problem]

    def __new__(cls, solutions: Any, counts: Any, problems: Iterable[Problem] = ()) -> Solved:
        made = super().__new__(cls, (solutions, counts))
        made.problems = list(problems)
        return made

    def __getnewargs__(self) -> Tuple[Any, ...]:
        return (*self, self.problems)

    @property
    def solutions(self) -> Any:
        return self[0]

    @property
    def counts(self) -> Any:
        return self[1]


class Many(List[T]):
    """The answers to a list of puzzles. problems tells of what was no puzzle, or has no answer."""

    problems: List[Problem]

    def __init__(self, answers: Iterable[T] = (), problems: Iterable[Problem] = ()) -> None:
        super().__init__(answers)
        self.problems = list(problems)


def checked(errors: str) -> Errors:
    if errors not in ("raise", "coerce", "skip"):
        refuse(f"errors is 'raise', 'coerce' or 'skip', not {errors!r}")
    return errors  # type: ignore[return-value]


def refuse(sentence: str) -> NoReturn:
    error = Error(sentence)
    error.code = "bad-option"
    raise error


def problem_of(raw: RawProblem, index: int) -> Problem:
    return Problem(index, *raw[1:5])


def error_of(raw: RawProblem, index: int, answers: Any = None) -> Error:
    problem = problem_of(raw, index)
    error = (ItemTypeError if raw[5] else Error)(str(problem))
    error.code, error.line, error.column = problem.code, problem.line, problem.column
    error.index, error.answers = index, answers
    return error


# How a line begins that a stream passes over, behind blanks: not at all, or so.
_REMARKS = ("", b"", "#", b"#")


class Answers(Generic[T]):
    """The answers to a stream of puzzles, one after the other: an iterator, which reads as it is asked.

    problems tells of what was no puzzle among all that has been read; clear() it where a stream never ends.
    An Error that is raised does not end the stream: whoever goes on iterating gets the answers behind it.
    """

    problems: List[Problem]

    def __init__(self, items: Iterable[Any], together: int,
                 answer: Callable[[Tuple[Any, ...]], Tuple[Iterable[T], List[RawProblem]]],
                 coerced: Callable[[Problem], T], errors: Errors, remarks: bool = True) -> None:
        self.problems = []
        self._read = 0  # items so far, with those skipped
        self._passed: List[int] = []  # of these, since the last batch
        self._wanted = self._without_remarks(items) if remarks else iter(items)
        self._together = together
        self._answer = answer
        self._coerced = coerced
        self._errors = errors
        self._batch: List[Any] = []
        self._ready: Iterator[T] = iter(())
        self._later: Deque[Union[Iterator[T], Exception]] = deque()

    def __iter__(self) -> Iterator[T]:
        while True:
            yield from self._ready
            try:
                self._advance()
            except StopIteration:
                return

    def __next__(self) -> T:
        while True:
            for answer in self._ready:
                return answer
            self._advance()

    def _without_remarks(self, items: Iterable[Any]) -> Iterator[Any]:
        for place, item in enumerate(items):
            if isinstance(item, (str, bytes)) and item.strip()[:1] in _REMARKS:
                self._passed.append(place)
            else:
                yield item

    def _advance(self) -> None:
        """Makes more answers ready, or raises what stands before them."""
        if not self._later:
            self._fill()
        following = self._later.popleft()
        if isinstance(following, Exception):
            raise following
        self._ready = following

    def _fill(self) -> None:
        failure: Optional[Exception] = None
        try:
            # What was read before the source fails stays in the batch; so does what Ctrl-C interrupted.
            self._batch.extend(islice(self._wanted, self._together - len(self._batch)))
        except Exception as raised:
            failure = raised
        if self._batch:
            answers, problems = self._answer(tuple(self._batch))
            self._settle(answers, problems)
            self._read += len(self._batch) + len(self._passed)
            self._batch, self._passed = [], []
        if failure is not None:
            self._later.append(failure)
        if not self._later:
            raise StopIteration

    def _settle(self, answers: Iterable[T], problems: List[RawProblem]) -> None:
        if not problems:
            self._later.append(iter(answers))
            return
        passed = set(self._passed)
        places = [place for place in range(self._read, self._read + len(self._batch) + len(passed))
                  if place not in passed]
        begin = 0
        all_answers = list(answers)
        for raw in problems:
            at = raw[0]
            self._later.append(iter(all_answers[begin:at]))
            begin = at + 1
            if self._errors == "raise":
                self._later.append(error_of(raw, places[at]))
                continue
            problem = problem_of(raw, places[at])
            self.problems.append(problem)
            if self._errors == "coerce":
                self._later.append(iter((self._coerced(problem),)))
        self._later.append(iter(all_answers[begin:]))


def collected(answers: Answers[T]) -> Many[T]:
    """All at once; what is raised has the answers before it."""
    many: Many[T] = Many()
    try:
        many.extend(answers)
    except Error as error:
        error.answers = many
        raise
    many.problems = answers.problems
    return many
