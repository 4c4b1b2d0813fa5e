"""Types: the stub has what the module has, words are those that the library knows, and mypy accepts what works."""

import ast
import pathlib
import subprocess
import sys
import tempfile
import typing
import unittest

import nonet
from nonet import _engine, _types
from support import EASY, KITE

GOOD = '''
from typing import List, Optional
import numpy
import nonet
from nonet import Answer, Answers, Many, Path, Rating

puzzle = numpy.zeros(81, dtype=numpy.uint8)
one: Optional[str] = nonet.solve(puzzle).solution
nonet.Puzzle(puzzle.reshape(9, 9)).write("grid")
nonet.explain([[0] * 9] * 9, policy="se")
for format in nonet.formats():
    nonet.Puzzle("", format=format.name)
solutions, counts = nonet.solve_many(["", b"", nonet.Grid()], errors="coerce")
first: Optional[str] = solutions[0]
stream: Answers[Answer] = nonet.solve_many(iter([""]), errors="skip")
for answer in stream:
    count: int = answer.count
ratings: Many[Rating] = nonet.rate_many([""], "se")
paths: Many[Path] = nonet.explain_many([""])
for line in paths[0][0].inferences:
    cells: List[str] = line["cells"]
next(nonet.generate(level="easy", symmetry="rotate180"))
try:
    pass
except nonet.Error as error:
    if error.code == "unreadable":
        place: Optional[int] = error.line
'''

WRONG = (
    'nonet.explain("", policy="al")', 'nonet.rate("", "sse")', 'nonet.solve_many([""], errors="ignore")',
    'nonet.generate(level="esay")', 'nonet.Puzzle("", format="lien")', 'nonet.generate(symmetry="no")',
    'nonet.solve(None)', 'nonet.solve(5)',
)


class Types(unittest.TestCase):
    def test_the_stub_has_what_the_module_has_and_nothing_else(self):
        folder = pathlib.Path(nonet.__file__).parent
        self.assertTrue((folder / "py.typed").exists())
        stub = ast.parse((folder / "_engine.pyi").read_text())
        self.assertEqual(names_in(stub), names_of(_engine))
        for node in stub.body:
            if isinstance(node, ast.ClassDef):
                bound = getattr(_engine, node.name)
                self.assertEqual(names_in(node), names_of(bound), node.name)

    def test_words_are_those_that_the_library_knows(self):
        words = _engine.words()
        for literal, known in (
            (_types.Level, words["level"]), (_types.PolicyName, words["policy"]), (_types.Symmetry, words["symmetry"]),
            (_types.FormatName, [format.name for format in nonet.formats()]), (_types.Code, nonet.CODES),
            (_types.LevelName, {technique.level for technique in nonet.techniques()}),
        ):
            self.assertEqual(set(typing.get_args(literal)), set(known))

    def test_a_line_of_a_story_has_the_members_of_its_type(self):
        members = typing.get_type_hints(_types.Inference)
        lines = [line for policy in ("all", "se") for step in nonet.explain(KITE, policy) for line in step.inferences]
        self.assertTrue(lines)
        for line in lines:
            self.assertLessEqual(set(line), set(members))
            self.assertIn(line["kind"], typing.get_args(members["kind"]))

    def test_mypy_accepts_what_works_and_nothing_else(self):
        if subprocess.run([sys.executable, "-m", "mypy", "--version"], capture_output=True).returncode != 0:
            self.skipTest("skipped: there is no mypy here")
        with tempfile.TemporaryDirectory() as folder:
            good = pathlib.Path(folder, "good.py")
            good.write_text(GOOD)
            wrong = pathlib.Path(folder, "wrong.py")
            wrong.write_text("import nonet\n" + "\n".join(WRONG) + "\n")
            said = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--no-incremental", good, wrong],
                                  capture_output=True, text=True, cwd=folder).stdout
            found = {tuple(line.split(":")[:2]) for line in said.splitlines() if ": error:" in line}
            self.assertEqual(found, {("wrong.py", str(line)) for line in range(2, 2 + len(WRONG))}, said)


def names_in(node):
    names = {child.name for child in node.body if isinstance(child, (ast.FunctionDef, ast.ClassDef))}
    names |= {child.target.id for child in node.body if isinstance(child, ast.AnnAssign)}
    return {name for name in names if not name.startswith("_")}


def names_of(thing):
    return {name for name in vars(thing) if not name.startswith("_")}


if __name__ == "__main__":
    unittest.main()
