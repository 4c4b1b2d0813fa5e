"""What people ask, as the engine wants it: names, numbers and puzzles."""

from __future__ import annotations

import operator
import os
import warnings
from typing import Any, List, Mapping, Optional, Sequence, Tuple, Union

from . import _engine
from ._engine import Grid, Puzzle
from ._many import refuse
from ._types import Names, PolicyName, PuzzleLike, Range


def names_of(names: Names) -> list[str]:
    if names is None:
        return []
    return [names] if isinstance(names, str) else list(names)


def settings_of(settings: Optional[Mapping[str, Any]]) -> list[str]:
    words = {True: "on", False: "off"}
    return [f"{name}={words[value] if isinstance(value, bool) else value}" for name, value in (settings or {}).items()]


def choice_of(policy: PolicyName, only: Names, without: Names, with_: Names, uniqueness: bool,
            settings: Optional[Mapping[str, Any]], order: Names) -> _engine.Choice:
    return _engine.Choice(policy, names_of(only), names_of(without), names_of(with_), uniqueness, settings_of(settings),
                          names_of(order))


def range_of(given: Range) -> Optional[Tuple[int, int]]:
    return (given, given) if isinstance(given, int) else given


def at_least(least: int, number: int, what: str) -> int:
    try:
        number = operator.index(number)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {number!r}") from None
    if number < least:
        refuse(f"{what} is {least} at least")
    return number


def limit_of(limit: int) -> int:
    return at_least(1, limit, "a limit")


def threads_of(threads: Optional[int]) -> int:
    if threads is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return at_least(1, threads, "the number of threads")


def read(puzzle: PuzzleLike) -> Union[Puzzle, Grid]:
    """For functions that are handed a puzzle: who made it a Puzzle can look at its choice, others are told."""
    if isinstance(puzzle, (Puzzle, Grid)):
        return puzzle
    read = Puzzle(puzzle)
    if read.choice:
        warnings.warn(f"the puzzle was read, but {read.choice}", stacklevel=3)
    return read


def scales_of(scale: Union[str, Sequence[str]]) -> List[str]:
    words = [scale] if isinstance(scale, str) else list(scale)
    if not words or not all(isinstance(word, str) for word in words):
        refuse(f"a scale is a word, such as 'both' or 'W', or a list of words, not {scale!r}")
    return words
