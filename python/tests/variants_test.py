"""Puzzles with rules of their own: the same answers as for any other, and what stays refused says so."""

import copy
import json
import pickle
import unittest

import nonet

CAGE = {"kind": "cage", "cells": ["r1c8", "r2c8"], "sum": 15}
KILLER = json.dumps({"rules": [CAGE]})
FOUR = json.dumps({"size": 4, "givens": "1234341243.12143", "rules": []})


class Variants(unittest.TestCase):
    def test_a_hint_and_a_step_name_the_rule(self):
        self.assertEqual(nonet.hint(KILLER).text, "Look at the 15 cage at r1c8.")
        step = nonet.steps(KILLER, only="rules", most=1)[0]
        self.assertEqual(step.technique, "cage-combinations")
        self.assertIn("the 15 cage at r1c8 can hold only 69 or 78", step.sentence)

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

    def test_other_sizes_are_solved_and_not_explained(self):
        self.assertEqual(nonet.solve(FOUR).solution, "1234341243212143")
        self.assertEqual(nonet.count(FOUR), 1)
        for call in (nonet.explain, nonet.hint, nonet.steps, nonet.Grid):
            with self.assertRaisesRegex(nonet.Error, "9 by 9") as raised:
                call(FOUR)
            self.assertEqual(raised.exception.code, "other-rules")

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

    def test_many_may_be_mixed(self):
        plain = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        answers = nonet.solve_many([plain, KILLER])
        self.assertEqual(list(answers.counts), [1, 2])
        paths = nonet.explain_many([plain, KILLER], only=["rules", "singles"])
        self.assertEqual([path.solved for path in paths], [True, False])


if __name__ == "__main__":
    unittest.main()
