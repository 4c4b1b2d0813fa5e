"""Pictures of puzzles: photos of paper, and of screens."""

from __future__ import annotations

import io
import json
import os
from typing import Any, NamedTuple, Optional, Tuple

from . import _engine
from ._engine import Puzzle
from ._types import Ink

Point = Tuple[float, float]
_LONGEST = 2400  # pixels of a side: more do not read better


class SeenCell(NamedTuple):
    """What stands in a cell of a picture, how sure that is, and what it looked like before the rules had their say."""

    ink: Ink
    digit: Optional[int]
    sure: float
    doubtful: bool
    looked_like: Optional[Tuple[Ink, Optional[int]]]


class Sighting(NamedTuple):
    """What a picture shows. Printed digits are the puzzle's givens, digits by hand are placed.

    corners and crossings are where the grid is, in pixels from the left and the top; others the corners of other
    grids; turned how many quarters to the left the picture had to be turned; remarks what was changed and what is
    doubtful, in sentences.
    """

    puzzle: Puzzle
    cells: Tuple[SeenCell, ...]
    solutions: str
    doubtful: bool
    corners: Tuple[Point, ...]
    crossings: Tuple[Point, ...]
    turned: int
    others: Tuple[Tuple[Point, ...], ...]
    remarks: Tuple[str, ...]

    def _repr_svg_(self) -> Optional[str]:
        return self.puzzle._repr_svg_()


def see(picture: Any, *, grid: int = 0) -> Sighting:
    """Reads the puzzle in a picture: an array of grey pixels (rows of bytes) or of colours, a file, or its bytes.

    Files and bytes take Pillow, arrays of colours NumPy. Of several grids in a picture the one in the middle is
    read; grid=1 and so on are its others. What shows no puzzle is an Error with the code "no-puzzle".

    >>> white = memoryview(bytes(200 * 200)).cast("B", (200, 200))
    >>> try:
    ...     see(white)
    ... except Error as error:
    ...     print(error)
    there is no whole grid of nine by nine cells in the picture
    """
    if isinstance(grid, bool) or not isinstance(grid, int) or grid < 0:
        raise ValueError("grid is a number from 0")
    puzzle, text = _engine.see_grey(_grey(picture), min(grid, 1000))
    told = json.loads(text)
    return Sighting(puzzle, tuple(map(_cell, told["cells"])), told["solutions"], told["doubtful"],
                    _points(told["corners"]), _points(told["crossings"]), told["turned"],
                    tuple(map(_points, told["others"])), tuple(told["remarks"]))


def _points(pairs: Any) -> Tuple[Point, ...]:
    return tuple((x, y) for x, y in pairs)


def _cell(cell: Any) -> SeenCell:
    looked = cell.get("looked_like")
    return SeenCell(cell["ink"], cell.get("digit"), cell["sure"], cell["doubtful"],
                    (looked["ink"], looked.get("digit")) if looked else None)


def _grey(picture: Any) -> Any:
    if isinstance(picture, (str, os.PathLike, bytes, bytearray)) or hasattr(picture, "convert"):
        return _from_file(picture)
    shape = getattr(picture, "shape", None)
    if shape is not None and len(shape) == 3 and shape[2] in (3, 4):
        # As light as the eye has them.
        colours = picture.astype("uint32")
        return ((77 * colours[..., 0] + 150 * colours[..., 1] + 29 * colours[..., 2]) >> 8).astype("uint8")
    return picture


def _from_file(picture: Any) -> Any:
    try:
        from PIL import Image, ImageOps
    except ImportError:
        raise ImportError("see() reads files with Pillow, which is not installed; "
                          "it takes an array of grey pixels without") from None
    if not hasattr(picture, "convert"):
        picture = Image.open(io.BytesIO(picture) if isinstance(picture, (bytes, bytearray)) else picture)
    by = 1
    while max(picture.size) / by > _LONGEST:
        by *= 2
    upright = ImageOps.exif_transpose(picture)
    grey = (upright if upright is not None else picture).convert("L")
    if by > 1:
        grey = grey.reduce(by)
    return memoryview(grey.tobytes()).cast("B", (grey.height, grey.width))
