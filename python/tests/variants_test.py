"""Puzzles with rules of their own: the same answers as for any other, and what stays refused says so."""

import copy
import json
import pickle
import unittest

import nonet

CAGE = {"kind": "cage", "cells": ["r1c8", "r2c8"], "sum": 15}
KILLER = json.dumps({"rules": [CAGE]})
CAGES = json.dumps({
    "givens": "4.75..289192843.7.5867293146532.74...........71893.65284.691...37945.1.826137.9.5",
    "rules": [{"kind": "cage", "cells": ["r5c1", "r5c2", "r5c3", "r5c4"], "sum": 16},
              {"kind": "cage", "cells": ["r5c5", "r5c6", "r5c7"], "sum": 19}]})
LARGE = json.dumps({"size": 16, "rules": []})
FOUR = json.dumps({"size": 4, "givens": "1234341243.12143", "rules": []})
FROM_ZERO = json.dumps({"size": 4, "low": 0, "givens": "0...............", "rules": [
    {"kind": "cage", "cells": ["r1c2", "r1c3"], "sum": 3},
    {"kind": "cage", "cells": ["r2c1", "r2c2"], "sum": 5},
    {"kind": "thermo", "cells": ["r1c2", "r1c3", "r1c4"]},
    {"kind": "thermo", "cells": ["r3c2", "r3c1", "r4c1"]},
    {"kind": "greater", "cells": ["r2c4", "r2c3"]},
    {"kind": "greater", "cells": ["r3c3", "r3c4"]},
    {"kind": "greater", "cells": ["r4c1", "r4c2"]},
    {"kind": "kropki", "colour": "white", "value": 2, "cells": ["r3c3", "r4c3"]}]})


class Variants(unittest.TestCase):
    def test_a_hint_and_a_step_name_the_rule(self):
        self.assertEqual(nonet.hint(KILLER).text, "Look at the 15 cage at r1c8.")
        step = nonet.steps(KILLER, only="rules", most=1)[0]
        self.assertEqual(step.technique, "cage-combinations")
        self.assertIn("the 15 cage at r1c8 can hold only 6+9 or 7+8", step.sentence)

    def test_of_several_solutions_a_rule_is_probably_missing(self):
        self.assertIn("a rule is probably missing", nonet.hint(KILLER, rung=1).text)

    def test_a_grid_minds_the_rules(self):
        grid = nonet.Grid(KILLER)
        grid.take(nonet.steps(grid, only="rules", most=1)[0])
        self.assertEqual(grid.candidates("r1c8"), [6, 7, 8, 9])
        grid.place("r1c8", 6)
        self.assertFalse(grid.broken)
        grid.remove("r2c8", 9)
        self.assertTrue(grid.broken)
        self.assertEqual(grid.puzzle.rules, ["the 15 cage at r1c8: r1c8, r2c8"])

    def test_states_are_written_and_read(self):
        grid = nonet.Grid(KILLER)
        grid.place("r1c8", 6)
        grid.remove("r2c8", 8)
        again = nonet.Grid(grid.puzzle.write("json"))
        self.assertEqual(again, grid)
        self.assertEqual(nonet.Grid(nonet.Puzzle(str(grid.puzzle))), grid)
        self.assertNotEqual(nonet.Grid(KILLER), grid)
        self.assertEqual(grid.puzzle.lost("grid"), ["the rules"])

    def test_pickles_travel(self):
        grid = nonet.Grid(KILLER)
        grid.place("r1c8", 6)
        step = nonet.steps(grid, only="rules", most=1)[0]
        path = nonet.explain(KILLER, only="rules")
        hint = nonet.hint(KILLER, rung=5)
        for thing in (grid, grid.puzzle, step):
            self.assertEqual(pickle.loads(pickle.dumps(thing)), thing)
            self.assertEqual(copy.deepcopy(thing), thing)
        self.assertEqual(list(pickle.loads(pickle.dumps(path))), list(path))
        self.assertEqual(pickle.loads(pickle.dumps(hint)).to_json(), hint.to_json())

    def test_smaller_boards_are_explained_and_larger_ones_are_not(self):
        self.assertEqual(nonet.solve(FOUR).solution, "1234341243212143")
        self.assertEqual(nonet.count(FOUR), 1)
        path = nonet.explain(FOUR)
        self.assertTrue(path.solved)
        self.assertIn('"solution": "1234341243212143"', path.to_json())
        for thing in (nonet.Grid(FOUR), nonet.steps(FOUR)[0]):
            self.assertEqual(pickle.loads(pickle.dumps(thing)), thing)
        self.assertEqual(list(pickle.loads(pickle.dumps(path))), list(path))
        for call in (nonet.explain, nonet.hint, nonet.steps, nonet.Grid):
            with self.assertRaisesRegex(nonet.Error, "9 by 9") as raised:
                call(LARGE)
            self.assertEqual(raised.exception.code, "other-rules")

    def test_digits_from_zero_are_called_so(self):
        grid = nonet.Grid(FROM_ZERO)
        self.assertEqual((grid.digit("r1c1"), grid.digit("r1c2")), (0, -1))
        self.assertEqual(grid.candidates("r2c3"), [0, 1, 2, 3])
        self.assertEqual(str(grid), "0...............")
        with self.assertRaisesRegex(nonet.Error, "0 is no candidate of r1c2"):
            grid.place("r1c2", 0)
        with self.assertRaisesRegex(nonet.Error, "9 is not a digit from 0 to 8"):
            grid.place("r2c3", 9)
        grid.place("r2c3", 0)
        self.assertEqual(grid.digit("r2c3"), 0)
        self.assertEqual(pickle.loads(pickle.dumps(grid)), grid)
        path = nonet.explain(FROM_ZERO)
        self.assertIn('"solution": "0123230110323210"', path.to_json())
        self.assertIn(("r2c3", 0), [placed for step in path for placed in step.placements])
        self.assertEqual(list(pickle.loads(pickle.dumps(path))), list(path))
        self.assertEqual(nonet.solve(FROM_ZERO).solution, "0123230110323210")
        self.assertEqual(nonet.hint(FROM_ZERO, why_not="r1c2=0").text, "r1c2 is not 0: it sees r1c1, which is 0.")

    def test_what_rules_can_not_mean_is_an_error(self):
        bad = json.dumps({"rules": [dict(CAGE, sum=99)]})
        for call in (nonet.solve, nonet.explain, nonet.hint, nonet.steps, nonet.Grid):
            with self.assertRaisesRegex(nonet.Error, "can't sum to 99"):
                call(bad)

    def test_ratings_and_canonical_forms_are_refused(self):
        for call in (nonet.rate, nonet.canon):
            with self.assertRaisesRegex(nonet.Error, r"rules of its own \('cage'\)") as raised:
                call(KILLER)
            self.assertEqual(raised.exception.code, "other-rules")

    def test_the_way_is_rated(self):
        rating = nonet.rate(CAGES, "nonet")
        self.assertEqual((rating.level, rating.hard_steps, rating.score, rating.er), ("Easy", 26, 184, None))
        self.assertEqual(pickle.loads(pickle.dumps(rating)).hard_steps, 26)
        self.assertEqual(nonet.rate_many([CAGES, KILLER], "nonet", errors="coerce")[0], rating)
        with self.assertRaisesRegex(nonet.Error, "a rule is probably missing"):
            nonet.rate(KILLER, "nonet")
        self.assertEqual(nonet.rate(FOUR, "nonet").level, "Easy")
        with self.assertRaisesRegex(nonet.Error, "9 by 9"):
            nonet.rate(LARGE, "nonet")

    def test_boards_and_steps_are_drawn_with_their_rules(self):
        lit = 'class="clue-lit"'
        self.assertIn('class="clue-cage"', nonet.draw(KILLER))
        self.assertNotIn(lit, nonet.draw(KILLER))
        for asked in ({"hint": True}, {"rung": 3}, {"cell": "r2c8"}, {"why_not": "r2c8=1"}, {"only": "rules"}):
            self.assertIn(lit, nonet.draw(KILLER, **asked))
        self.assertIn("the 15 cage at r1c8", nonet.draw(KILLER, hint=True, words=True))
        self.assertTrue(nonet.draw(FOUR).startswith("<svg"))
        self.assertTrue(nonet.draw(FOUR, hint=True).startswith("<svg"))
        with self.assertRaisesRegex(nonet.Error, "9 by 9"):
            nonet.draw(LARGE, hint=True)
        with self.assertRaisesRegex(nonet.Error, "no step to draw"):
            nonet.draw(CAGES, why_not="r5c9=7")
        for wrong in ({"theme": "pink"}, {"size": 0}, {"rung": 6}, {"skip": -1}):
            with self.assertRaises(nonet.Error):
                nonet.draw(KILLER, **wrong)

    def test_many_may_be_mixed(self):
        plain = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        answers = nonet.solve_many([plain, KILLER])
        self.assertEqual(list(answers.counts), [1, 2])
        paths = nonet.explain_many([plain, KILLER], only=["rules", "singles"])
        self.assertEqual([path.solved for path in paths], [True, False])


if __name__ == "__main__":
    unittest.main()
