"""What the tests share: the program to compare with, and puzzles."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build" / "release" / "bin" / "nonet"

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TWO_SOLUTIONS = EASY[:72] + 9 * "."
# A kite, and chains.
KITE = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"
# Takes every technique some seconds.
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


def nonet(*arguments, text=""):
    """What the program prints, whatever its exit code."""
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True).stdout


def generated(count, *options):
    return nonet("generate", "-n", str(count), *options).split()
