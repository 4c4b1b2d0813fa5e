"""Pictures: grey pixels, colours, files and their bytes say the same, and what shows no puzzle is told."""

import pathlib
import subprocess
import tempfile
import unittest

import numpy
import nonet
from support import EASY, KITE, PROGRAM

try:
    from PIL import Image
except ImportError:
    Image = None


def drawn(puzzle):
    """As the program draws it: the bytes of a PNG."""
    return subprocess.run([PROGRAM, "draw", "--format=png", puzzle], capture_output=True, check=True).stdout


def grid(size=300, lines=9):
    """Lines alone."""
    picture = numpy.full((size, size), 255, dtype=numpy.uint8)
    for line in range(lines + 1):
        at = 15 + line * (size - 30) // lines
        picture[at - 1:at + 2, 14:size - 14] = 0
        picture[14:size - 14, at - 1:at + 2] = 0
    return picture


class Sights(unittest.TestCase):
    @unittest.skipIf(Image is None, "skipped: Pillow is not installed")
    def test_files_bytes_images_and_arrays_say_the_same(self):
        png = drawn(EASY)
        seen = nonet.see(png)
        self.assertEqual(seen.puzzle.write("line").strip(), EASY)
        self.assertEqual((seen.solutions, seen.doubtful, seen.remarks, seen.turned), ("one", False, (), 0))
        self.assertEqual(seen.cells[0][:2], ("printed", 5))
        self.assertEqual(seen.cells[2][:2], ("none", None))
        self.assertEqual((len(seen.corners), len(seen.crossings), len(seen.cells)), (4, 100, 81))
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "puzzle.png"
            path.write_bytes(png)
            image = Image.open(path)
            colours = numpy.asarray(image.convert("RGB"))
            grey = numpy.asarray(image.convert("L"))
            for picture in (path, str(path), image, colours, grey, numpy.asfortranarray(grey)):
                self.assertEqual(nonet.see(picture).puzzle.write("line").strip(), EASY, type(picture))
        self.assertEqual(nonet.hint(seen.puzzle).text, nonet.hint(EASY).text)

    @unittest.skipIf(Image is None, "skipped: Pillow is not installed")
    def test_a_picture_on_its_side_is_turned(self):
        grey = numpy.rot90(numpy.asarray(Image.open(__import__("io").BytesIO(drawn(KITE))).convert("L")))
        seen = nonet.see(grey)
        self.assertEqual(seen.puzzle.write("line").strip(), KITE)
        self.assertEqual(seen.turned, 3)

    def test_what_shows_no_puzzle_is_told(self):
        for picture, words in ((numpy.zeros((300, 300), dtype=numpy.uint8), "no whole grid"),
                               (numpy.zeros((9, 9), dtype=numpy.uint8), "too small"), (grid(), "no digits")):
            with self.assertRaisesRegex(nonet.Error, words) as raised:
                nonet.see(picture)
            self.assertEqual(raised.exception.code, "no-puzzle")
        with self.assertRaises(TypeError):
            nonet.see(numpy.zeros((300, 300)))
        with self.assertRaises(TypeError):
            nonet.see(numpy.zeros(300, dtype=numpy.uint8))
        with self.assertRaises(ValueError):
            nonet.see(grid(), grid=-1)


if __name__ == "__main__":
    unittest.main()
