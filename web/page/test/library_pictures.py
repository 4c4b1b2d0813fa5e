"""Steps with the pictures that the shared library draws of them, a line of JSON each:

    library_pictures.py LIBRARY examples            the example of every technique
    library_pictures.py LIBRARY path < PUZZLES      the way through each puzzle

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


def main(path, what):
    game = Game(path)
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
