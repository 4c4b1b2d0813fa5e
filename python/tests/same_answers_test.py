"""The package says what the program says: the same steps, in the same words."""

import itertools
import json
import unittest

import nonet
from support import KITE, generated, nonet as program

PUZZLES = generated(45, "--seed", "2026") + generated(5, "--seed", "7", "--level", "unfair")
TEXT = "\n".join(PUZZLES) + "\n"


class SameAnswers(unittest.TestCase):
    def test_fifty_paths_are_those_of_the_program(self):
        self.assertEqual(len(PUZZLES), 50)
        paths = [nonet.explain(puzzle) for puzzle in PUZZLES]
        self.assertEqual("".join(path.to_json() for path in paths), program("explain", "--json", text=TEXT))

    def test_a_step_says_as_an_object_what_its_json_says(self):
        path = nonet.explain(KITE)
        for step, told in zip(path, json.loads(path.to_json())["steps"], strict=True):
            self.assertEqual(json.loads(step.to_json()), told)
            for name in ("technique", "name", "sentence", "notation", "truths", "proved"):
                self.assertEqual(getattr(step, name), told[name])
            self.assertEqual(step.reasoning, told.get("reasoning", []))
            self.assertEqual((step.family, step.se, step.assumes_unique),
                             (told["family"], told.get("se"), told["assumes_unique"]))
            self.assertEqual(step.inferences, told.get("inferences", []))
            for name in ("marks", "houses", "deadly"):
                self.assertEqual([list(pair) for pair in getattr(step, name)], told.get(name, []))
            missing = set(told) - set(dir(step)) - {"place", "remove"}
            self.assertEqual(missing, set())
            self.assertEqual([f"{cell}={digit}" for cell, digit in step.placements], told["place"])
            self.assertEqual([f"{cell}<>{digit}" for cell, digit in step.removals], told["remove"])
        self.assertTrue(any(step.reasoning for step in path))

    def test_policies_and_choices_are_those_of_the_program(self):
        for choice, options in [
            ({"policy": "hodoku"}, ["--policy=hodoku"]),
            ({"only": ["singles", "fish"]}, ["--only=singles,fish"]),
            ({"without": "uniqueness", "uniqueness": False}, ["--without=uniqueness", "--no-uniqueness"]),
            ({"settings": {"fish-fins": 2, "siamese-fish": True}}, ["--set=fish-fins=2", "--set=siamese-fish=on"]),
        ]:
            told = nonet.explain(PUZZLES[-1], **choice).to_json()
            self.assertEqual(told, program("explain", "--json", *options, PUZZLES[-1]))

    def test_hints_are_those_of_the_program(self):
        for puzzle, rung in itertools.product(PUZZLES[-3:], (1, 3, 5)):
            told = nonet.hint(puzzle, rung).to_json()
            self.assertEqual(told, program("hint", "--json", f"--rung={rung}", puzzle))

    def test_steps_are_those_of_the_program(self):
        told = [json.loads(step.to_json()) for step in nonet.steps(PUZZLES[-1], only=["fish", "wings"])]
        printed = json.loads(program("steps", "--json", "--only=fish,wings", PUZZLES[-1]))
        self.assertEqual(told, printed["steps"])

    def test_ratings_are_those_of_the_program(self):
        printed = map(json.loads, program("rate", "--json", "--scale=both", text=TEXT).splitlines())
        for puzzle, told in itertools.islice(zip(PUZZLES, printed, strict=True), 20):
            rating = nonet.rate(puzzle)
            self.assertEqual([rating.er, rating.ep, rating.ed], [told["se"][key] for key in ("er", "ep", "ed")])
            self.assertEqual((rating.level, rating.score), (told["hodoku"]["level"], told["hodoku"]["score"]))

    def test_puzzles_to_order_are_those_of_the_program(self):
        made = [made.puzzle for made in nonet.generate(45, seed=2026)]
        self.assertEqual(made, PUZZLES[:45])
        made = [made.puzzle for made in nonet.generate(2, seed=3, er=(2.0, 3.0), requires="naked-pair")]
        self.assertEqual(made, generated(2, "--seed=3", "--se=2.0..3.0", "--requires=naked-pair"))

    def test_puzzles_with_rules_to_order_are_those_of_the_program(self):
        made = list(nonet.generate(2, seed=7, variant=["killer", "x"], size=6, level="easy"))
        self.assertEqual([one.puzzle for one in made],
                         generated(2, "--seed=7", "--variant=killer,x", "--size=6", "--level=easy"))
        for one in made:
            self.assertEqual(nonet.solve(one.puzzle).solution, one.solution)
            self.assertEqual(nonet.rate(one.puzzle, "nonet").level, "Easy")
        made = [one.puzzle for one in nonet.generate(2, seed=7, variant="thermo", rules=(3, 5), clues=(8, 20))]
        self.assertEqual(made, generated(2, "--seed=7", "--variant=thermo", "--rules=3..5", "--clues=8..20"))
        made = next(nonet.generate(seed=7, size=12))
        self.assertEqual(len(made.solution), 144)

    def test_candidates_alone_are_no_empty_grid(self):
        # Every cell has all candidates but r1c1, which has a 5.
        candidates = "....5...." + 80 * "123456789"
        self.assertEqual(str(nonet.Puzzle(candidates)), candidates)
        self.assertEqual(str(nonet.Puzzle(str(nonet.Puzzle(candidates)))), candidates)
        with self.assertRaisesRegex(ValueError, "candidates alone"):
            nonet.canon(candidates)

    def test_canonical_forms_are_those_of_the_program(self):
        self.assertEqual([nonet.canon(puzzle).board for puzzle in PUZZLES], program("canon", text=TEXT).split())


if __name__ == "__main__":
    unittest.main()
