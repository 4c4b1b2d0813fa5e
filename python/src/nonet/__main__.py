"""python -m nonet: the main uses of the program `nonet`, through the package alone.

Its answers are the program's, and so are its exit codes: 0 done, 1 the answer is no, 2 the input or the call was
wrong. The program has more commands and options, and is faster with files of millions of lines.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, TextIO, Tuple

import nonet
from nonet._types import FormatName

DONE, NO, WRONG = 0, 1, 2
EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


class _Wrong(Exception):
    """What ends the run with a sentence and exit code 2."""


def _text_of(operand: Optional[str]) -> str:
    """A puzzle as it was typed, a file of that name, or standard input."""
    if operand is None or operand == "-":
        return sys.stdin.read()
    if os.path.exists(operand):
        with open(operand, encoding="utf-8", errors="replace") as file:
            return file.read()
    return operand


def _puzzle(operand: Optional[str]) -> nonet.Puzzle:
    puzzle = nonet.Puzzle(_text_of(operand))
    if puzzle.choice:
        print(f"nonet: {puzzle.choice}", file=sys.stderr)
    return puzzle


def _puzzles(operand: Optional[str]) -> Iterator[Tuple[int, nonet.Puzzle]]:
    """One that fills the text, or else one a line, with its number, counted from 1."""
    text = _text_of(operand)
    try:
        yield 1, nonet.Puzzle(text)
        return
    except nonet.Error as error:
        if error.code != "more-text":
            raise
    number = 0
    for line, words in enumerate(text.splitlines(), 1):
        if not words.strip() or words.startswith("#"):
            continue
        number += 1
        try:
            puzzle = nonet.Puzzle(words)
        except nonet.Error as error:
            raise _Wrong(f"line {line}: {error}") from None
        yield number, puzzle


def _print_warning(number: int, sentence: str) -> None:
    print(f"invalid puzzle: {number}: {sentence}", file=sys.stderr)


def _split(words: Optional[str]) -> Optional[List[str]]:
    return words.split(",") if words is not None else None


def _chosen(options: argparse.Namespace) -> Dict[str, Any]:
    """Those of the options that choose techniques, as the calls take them."""
    return {"policy": options.policy, "only": _split(options.only), "without": _split(options.without),
            "with_": _split(getattr(options, "with")), "uniqueness": not options.no_uniqueness,
            "time_limit": options.time_limit}


def _solve(options: argparse.Namespace) -> int:
    code = DONE
    for number, puzzle in _puzzles(options.puzzle):
        answer = nonet.solve(puzzle)
        if answer.count != 1 or answer.solution is None:
            _print_warning(number, "it has no solution" if answer.count == 0 else "it has several solutions")
            code = NO
            print(str(puzzle) if puzzle.rules else puzzle.write(options.format), end="\n" if puzzle.rules else "")
        elif len(answer.solution) != 81:
            print(answer.solution)
        else:
            print(nonet.Puzzle(answer.solution).write(options.format), end="")
    return code


def _hint(options: argparse.Namespace) -> int:
    hint = nonet.hint(_puzzle(options.puzzle), options.rung, cell=options.cell, why_not=options.why_not,
                      skip=options.skip, **_chosen(options))
    if options.json:
        print(hint.to_json(), end="")
    else:
        for number, text in enumerate(hint.rungs, 1):
            print(f"{number}. {text}")
        if hint.step is not None:
            for line in hint.step.reasoning:
                print("   " + line)
            print("   " + hint.step.notation)
            print("\n" + hint.step.picture, end="")
    return DONE if hint.kind == "step" else NO


def _explain(options: argparse.Namespace) -> int:
    path = nonet.explain(_puzzle(options.puzzle), **_chosen(options))
    if options.json:
        print(path.to_json(), end="")
    else:
        for number, step in enumerate(path, 1):
            print(f"{number}. {step.name}: {step.sentence}")
            for line in step.reasoning:
                print("    " + line)
        print(f"\n{'Solved' if path.solved else 'Not solved'} in {len(path)} steps, each proved by the checker.")
        print(path.end)
    return DONE if path.solved else NO


def _steps(options: argparse.Namespace) -> int:
    found = nonet.steps(_puzzle(options.puzzle), most=options.most, **_chosen(options))
    for step in found:
        print(step.notation)
    return DONE if found else NO


def _rate(options: argparse.Namespace) -> int:
    code = DONE
    for number, puzzle in _puzzles(options.puzzle):
        scale = "nonet" if puzzle.rules else options.scale
        try:
            rating = nonet.rate(puzzle, scale, time_limit=options.time_limit)
        except nonet.Error as error:
            _print_warning(number, str(error))
            code = NO
            continue
        figures: List[str] = []
        if rating.er is not None:
            figures.append(f"{rating.er}/{rating.ep}/{rating.ed}")
        if rating.level is not None:
            figures.append(f"{rating.level} {rating.score}")
        print(" ".join([str(puzzle), *figures]))
    return code


def _generate(options: argparse.Namespace) -> int:
    made = nonet.generate(options.count, seed=options.seed, level=options.level, symmetry=options.symmetry,
                          requires=_split(options.requires), clues=_range(options.clues), score=_range(options.score),
                          variant=_split(options.variant), size=options.size, rules=_range(options.rules),
                          time_limit=options.time_limit)
    count = 0
    for puzzle in made:
        print(puzzle.puzzle, flush=True)
        count += 1
    return DONE if count == options.count else NO


def _range(text: Optional[str]) -> Optional[Tuple[int, int]]:
    if text is None:
        return None
    least, _, most = text.partition("..")
    try:
        return int(least), int(most or least)
    except ValueError:
        raise _Wrong(f"a range is a number or two, 24..26, not {text!r}") from None


def _draw(options: argparse.Namespace) -> int:
    rung = {"rung": options.rung} if options.rung is not None else {}
    print(nonet.draw(_puzzle(options.puzzle), hint=options.hint, theme=options.theme, size=options.size,
                     candidates=options.candidates, words=options.words, **rung))
    return DONE


def _convert(options: argparse.Namespace) -> int:
    for _, puzzle in _puzzles(options.puzzle):
        for lost in puzzle.lost(options.format):
            print(f"nonet: {options.format} can't hold {lost}", file=sys.stderr)
        print(puzzle.write(options.format), end="")
    return DONE


def _techniques(_: argparse.Namespace) -> int:
    for technique in nonet.techniques():
        print(f"{technique.slug:32} {technique.level:8} {technique.name}")
    return DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m nonet", description="Solves, explains and proves sudokus.",
                                     epilog=f"For example: python -m nonet hint --rung 5 {EXAMPLE}")
    parser.add_argument("--version", action="version", version=f"nonet {nonet.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], help: str,
                puzzle: bool = True) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
        if puzzle:
            added.add_argument("puzzle", nargs="?", metavar="PUZZLE",
                               help="the text of a puzzle, or a file; without it standard input")
        added.set_defaults(run=run)
        return added

    def time_limit(added: argparse.ArgumentParser) -> None:
        added.add_argument("--time-limit", type=float, metavar="SECONDS", help="stop looking after so many seconds")

    def techniques(added: argparse.ArgumentParser) -> None:
        added.add_argument("--policy", default="all", help="which techniques, in which order: all, hodoku, se, ...")
        added.add_argument("--only", metavar="NAMES", help="only these, with commas between")
        added.add_argument("--without", metavar="NAMES", help="none of these")
        added.add_argument("--with", metavar="NAMES", help="these as well")
        added.add_argument("--no-uniqueness", action="store_true", help="nothing that assumes one solution")
        time_limit(added)

    formats: List[FormatName] = [format.name for format in nonet.formats()]
    added = command("solve", _solve, "the solutions of puzzles, one or one a line")
    added.add_argument("--format", choices=formats, metavar="FORMAT", default="grid", help="how they are written [grid]")
    added = command("hint", _hint, "help with the next step, a rung at a time")
    added.add_argument("--rung", type=int, choices=range(1, 6), default=3, help="how far up the ladder [3]")
    added.add_argument("--cell", help="a step about this cell, as r3c5")
    added.add_argument("--why-not", metavar="CELL=DIGIT", help="why r3c5=7 is not so")
    added.add_argument("--skip", type=int, default=0, metavar="N", help="another step: skip N of them")
    added.add_argument("--json", action="store_true", help="the rungs as data, and with rung 5 the step")
    techniques(added)
    added = command("explain", _explain, "the whole way, step by step, each proved")
    added.add_argument("--json", action="store_true", help="the path as data, with its certificates")
    techniques(added)
    added = command("steps", _steps, "everything that can be done now")
    added.add_argument("--most", type=int, metavar="N", help="no more than N of them")
    techniques(added)
    added = command("rate", _rate, "how hard puzzles are")
    added.add_argument("--scale", choices=("both", "se", "hodoku", "nonet"), default="both", help="whose rating [both]")
    time_limit(added)
    added = command("generate", _generate, "puzzles to order", puzzle=False)
    added.add_argument("-n", "--count", type=int, default=1, metavar="N", help="how many [1]")
    added.add_argument("--seed", type=int, metavar="S", help="the same seed gives the same puzzles")
    added.add_argument("--level", choices=("easy", "medium", "hard", "unfair", "extreme"), help="by HoDoKu's levels")
    added.add_argument("--symmetry", default="none", help="of the clues: rotate180, ...")
    added.add_argument("--requires", metavar="NAMES", help="techniques that the way has to use")
    added.add_argument("--clues", metavar="RANGE", help="how many, as 24 or 24..26")
    added.add_argument("--score", metavar="RANGE", help="HoDoKu's score, as 200..900")
    added.add_argument("--variant", metavar="KINDS", help="with rules of these kinds: killer,x")
    added.add_argument("--size", type=int, default=9, metavar="N", help="rows, columns and digits, 4 to 16 [9]")
    added.add_argument("--rules", metavar="RANGE", help="how many rules lie on the grid")
    time_limit(added)
    added = command("draw", _draw, "the board, or a step on it, as SVG")
    added.add_argument("--hint", action="store_true", help="the next step on it")
    added.add_argument("--rung", type=int, choices=range(1, 6), help="how much of that step [5]")
    added.add_argument("--candidates", action="store_true", help="all candidates")
    added.add_argument("--words", action="store_true", help="what the step says, below the board")
    added.add_argument("--theme", choices=("light", "dark", "contrast"), default="light", help="the colours [light]")
    added.add_argument("--size", type=int, default=640, metavar="PIXELS", help="how wide [640]")
    added = command("convert", _convert, "puzzles in another format")
    added.add_argument("--to", "--format", dest="format", choices=formats, metavar="FORMAT", default="line",
                       help="which [line]")
    command("techniques", _techniques, "all techniques, easiest first", puzzle=False)
    return parser


def main(arguments: Optional[Sequence[str]] = None, errors: TextIO = sys.stderr) -> int:
    """Runs a command and returns its exit code."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except (nonet.Error, _Wrong, OSError) as error:
        if isinstance(error, BrokenPipeError):  # whoever read it has enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return DONE
        print(f"nonet {options.command}: {error}", file=errors)
        return WRONG
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
