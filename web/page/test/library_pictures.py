"""Steps with the pictures that the shared library draws of them, a line of JSON each:

    library_pictures.py LIBRARY examples            the example of every technique
    library_pictures.py LIBRARY path < PUZZLES      the way through each puzzle
    library_pictures.py LIBRARY ruled STEPS < PUZZLES   so many steps of puzzles with rules, as {"game": what is
                                                        read, "rules": SVG of these alone, "hints": [...]}
    library_pictures.py LIBRARY lessons             the examples of what is taught of puzzles with rules, likewise

{"hint": what is told, "theme": ..., "pictures": {"3": SVG, "4": SVG, "5": SVG}}: where to look, the pattern, all.
"""
import ctypes
import itertools
import json
import sys


class Game:
    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.library.nonet_new.restype = ctypes.c_void_p
        self.game = ctypes.c_void_p(self.library.nonet_new())
        self.themes = itertools.cycle(("light", "dark", "contrast"))

    def ask(self, call, *texts):
        function = getattr(self.library, "nonet_" + call)
        function.restype = ctypes.c_char_p
        answer = function(self.game, *(text.encode() for text in texts))
        return answer and answer.decode()

    def tell(self, options, rungs):
        """Writes the step that these options choose; returns it."""
        hint = json.loads(self.ask("hint", json.dumps({"rung": 5, **options})))
        if "step" not in hint:
            return None
        theme = next(self.themes)
        pictures = {rung: self.ask("draw", json.dumps({"rung": rung, "theme": theme, **options})) for rung in rungs}
        print(json.dumps({"hint": hint, "theme": theme, "pictures": pictures}))
        return hint["step"]

    def tell_example(self, slug, example):
        theme = next(self.themes)
        picture = self.ask("draw", json.dumps({"example": slug, "theme": theme}))
        hint = {**example, "rungs": [{"rung": 5}]}
        print(json.dumps({"hint": hint, "theme": theme, "pictures": {5: picture}}))


    def read_ruled(self, line):
        """What is read, and the drawing of its rules; nothing if it is too large for steps."""
        bare = {key: value for key, value in json.loads(line).items() if key != "givens"}
        if not self.ask("read", json.dumps(bare), "{}"):
            return None
        rules = self.ask("draw", json.dumps({"candidates": True}))
        return {"game": json.loads(self.ask("read", line, "{}")), "rules": rules}

    def tell_lesson(self, slug):
        example = json.loads(self.ask("lesson", slug)).get("example", {})
        if "variant" in example:
            hints = [example] if "step" in example else []
            print(json.dumps({**self.read_ruled(json.dumps(example["variant"])), "hints": hints}))

    def tell_ruled(self, line, most):
        found = self.read_ruled(line)
        if not found:
            return
        hints = []
        while len(hints) < most:
            told = json.loads(self.ask("next", "{}"))
            if not told["steps"]:
                break
            hints.append({**told, "step": told["steps"][0]})
            self.ask("take", json.dumps(told["steps"][0]))
        print(json.dumps({**found, "hints": hints}))


def main(path, what, steps="0"):
    game = Game(path)
    if what == "ruled":
        for line in sys.stdin:
            game.tell_ruled(line, int(steps))
        return
    if what == "lessons":
        listed = json.loads(game.ask("techniques"))
        for technique in listed["variants"] + listed["techniques"]:
            game.tell_lesson(technique["slug"])
        return
    if what == "examples":
        for technique in json.loads(game.ask("techniques"))["techniques"]:
            example = json.loads(game.ask("lesson", technique["slug"])).get("example")
            if example:
                game.ask("read", example["line"], "{}")
                game.tell({"only": technique["slug"]}, (3, 4))
                game.tell_example(technique["slug"], example)
        return
    for line in sys.stdin:
        game.ask("read", line.strip(), "{}")
        while step := game.tell({}, (5,)):
            game.ask("take", json.dumps(step))


main(*sys.argv[1:])
