"""The words and shapes that the calls take and give, for who checks types. Nothing of it is asked at
run time: what is no such word is refused by the library, with the nearest one that is."""

from __future__ import annotations

from typing import Any, Iterable, List, Literal, Optional, Protocol, Sequence, Tuple, TypedDict, Union

from . import _engine

Code = Literal["unreadable", "no-puzzle", "more-text", "other-rules", "contradiction", "bad-option", "impossible",
               "refused", "stopped", "no-memory"]
Errors = Literal["raise", "coerce", "skip"]
FormatName = Literal["fpuzzles", "sudokupad", "sudokuwiki", "iss", "link", "opensudoku", "sdk", "ss", "killer", "jigsaw", "sgt",
                     "csv", "json", "library", "table", "susser", "pencilmarks", "line", "grid", "spaced", "rows"]
HintKind = Literal["step", "mistake", "no-solution", "solved", "nothing"]
Ink = Literal["none", "printed", "by-hand"]
HouseRole = Literal["base", "cover", "twin-cover", "last"]
Level = Literal["easy", "medium", "hard", "unfair", "extreme"]
LevelName = Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"]
PolicyName = Literal["all", "hodoku", "se", "classic", "whips", "braids", "g-whips", "g-braids"]
ScaleName = Literal["both", "se", "hodoku", "nonet", "W", "B", "gW", "gB", "TE", "BxB", "BxBB", "all"]
Scale = Union[ScaleName, Sequence[ScaleName]]
Theme = Literal["light", "dark", "contrast"]
Symmetry = Literal["none", "rotate180", "rotate90", "horizontal", "vertical", "diagonal", "antidiagonal", "full"]


class Array(Protocol):
    """An array of NumPy, or of Python's own."""

    def tolist(self) -> Any: ...


PuzzleLike = Union[str, bytes, "_engine.Puzzle", "_engine.Grid", Sequence[int], Sequence[Sequence[int]], Array]
Cell = Union[str, Tuple[int, int]]
Names = Union[None, str, Iterable[str]]
Range = Union[None, int, Tuple[int, int]]

Inference = TypedDict(
    "Inference",
    {
        "kind": Literal["assume", "follows", "split", "conflict", "untold", "in-every-case", "refuted"],
        "level": int,
        "node": Literal["candidate", "group", "set"],
        "digit": int,
        "digits": str,
        "cells": List[str],
        "holds": bool,
        "by": Union[str, List[str]],
        "link": Literal["weak", "strong", "set"],
        "from": List[int],
        "line": int,
        "suppositions": int,
    },
    total=False,
)
Inference.__doc__ = "A line of a step's story, as the JSON has it; docs/schema tells what each member means."

# What the engine tells of a puzzle out of many: its place, the code, the sentence, line and column, and
# whether it is of a type that no puzzle has.
RawProblem = Tuple[int, Code, str, Optional[int], Optional[int], bool]
