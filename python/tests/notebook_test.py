"""What a notebook shows: a picture of whatever can be drawn, and words of what can't."""

import unittest
import xml.etree.ElementTree as xml

import nonet
from support import EASY, KITE

CAGES = '{"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3}]}'


def labels(svg):
    """What the digits and candidates of a picture are called, in the order of the drawing."""
    return [part.get("aria-label") for part in xml.fromstring(svg).iter() if part.get("aria-label")]


class Notebooks(unittest.TestCase):
    def test_boards_are_drawn_with_their_digits_and_a_grid_with_its_candidates(self):
        puzzle, grid = nonet.Puzzle(EASY), nonet.Grid(EASY)
        self.assertEqual("".join(labels(puzzle._repr_svg_())), EASY.replace(".", ""))
        candidates = sum(len(grid.candidates(cell)) for cell in grid.open)
        self.assertEqual(len(labels(grid._repr_svg_())), 30 + candidates)
        grid.remove("r1c3", 1)
        self.assertEqual(len(labels(grid._repr_svg_())), 30 + candidates - 1)

    def test_a_step_is_drawn_and_told(self):
        step = nonet.steps(KITE, only="locked-candidates", most=1)[0]
        title = xml.fromstring(step._repr_svg_()).find("{http://www.w3.org/2000/svg}title").text
        self.assertEqual(title, f"{step.name}: {step.sentence}")
        self.assertEqual(nonet.draw(step, size=360, words=True), step._repr_svg_())
        self.assertNotEqual(nonet.draw(step, theme="dark"), nonet.draw(step))
        with self.assertRaises(nonet.Error):
            nonet.draw(step, size=0)

    def test_a_hint_is_drawn_up_to_its_rung(self):
        pictures = [nonet.hint(KITE, rung)._repr_svg_() for rung in range(1, 6)]
        self.assertEqual(pictures[4], nonet.draw(KITE, hint=True, size=360, words=True))
        self.assertEqual(len(set(pictures[2:])), 3)
        wrong = nonet.Grid(EASY)
        wrong.place("r1c3", 1)
        self.assertIsNotNone(nonet.hint(wrong)._repr_svg_())

    def test_what_is_made_and_games_with_rules_are_drawn(self):
        for shown in (next(nonet.generate(seed=1)), nonet.Puzzle(CAGES), nonet.Grid(CAGES), nonet.hint(CAGES, 5).step):
            self.assertTrue(shown._repr_svg_().startswith("<svg"))

    def test_a_board_that_clashes_is_shown_in_words(self):
        self.assertIsNone(nonet.Puzzle("55" + 79 * ".")._repr_svg_())

    def test_a_notebook_finds_the_picture(self):
        try:
            from IPython.core.formatters import DisplayFormatter
        except ImportError:
            self.skipTest("skipped: there is no IPython here")
        data, _ = DisplayFormatter().format(nonet.Puzzle(EASY))
        self.assertIn("image/svg+xml", data)


if __name__ == "__main__":
    unittest.main()
