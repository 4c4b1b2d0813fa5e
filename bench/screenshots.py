#!/usr/bin/env python3
"""How well boards on screens are read: drawn by Chromium in 20 styles (ten faces, light and dark, thin and
thick lines, with and without notes, shaded rows), and given to `nonet convert` as PNG. Prints two rows of a table.

  screenshots.py NONET [HOW_MANY]"""
import os
import random
import subprocess
import sys
import tempfile

FACES = ["DejaVu Sans", "Liberation Serif", "Roboto", "Lato", "Inter", "Karla", "Montserrat", "Courier Prime",
         "Comic Neue", "Vollkorn"]
DARK = ("#1b1e24", "#e8e8e8", "#444b58", "#9aa4b5")
LIGHT = [("#fff", "#222", "#ccc", "#333"), ("#fdf6e3", "#1a3d7c", "#bbb", "#000"), ("#fff", "#344861", "#bec6d4", "#344861")]


def page(puzzle, style, chance):
    dark = style % 2 == 1
    paper, ink, thin, thick = DARK if dark else chance.choice(LIGHT)
    side, line = chance.choice([32, 40, 52, 64]), chance.choice([2, 3, 4])
    rows = ""
    for row in range(9):
        rows += "<tr>"
        for column in range(9):
            look = f"border:1px solid {thin};"
            for name, here in (("left", column % 3 == 0), ("right", column == 8), ("top", row % 3 == 0), ("bottom", row == 8)):
                look += f"border-{name}:{line}px solid {thick};" if here else ""
            if style % 5 == 4 and 4 in (row, column):
                look += "background:" + ("#2c3340" if dark else "#e2ebf3")
            text = puzzle[row * 9 + column].replace(".", "")
            if not text and style % 3 == 0 and chance.random() < 0.6:
                notes = "".join(f"<span>{d if chance.random() < 0.4 else '&nbsp;'}</span>" for d in range(1, 10))
                text = f"<div class=n>{notes}</div>"
            rows += f'<td style="{look}">{text}</td>'
        rows += "</tr>"
    return f"""<style>body{{background:{paper};color:{ink};margin:30px;font-family:"{FACES[style % 10]}"}}
table{{border-collapse:collapse}}td{{width:{side}px;height:{side}px;text-align:center;padding:0;line-height:1;
font-size:{int(side * chance.choice([.5, .6, .7]))}px}}
.n{{display:grid;grid-template-columns:1fr 1fr 1fr;font-size:{side // 4}px}}</style>
<h2>Sudoku 17</h2><table>{rows}</table><p>Easy &middot; 12:34 &middot; 1 2 3 4 5 6 7 8 9</p>"""


def goal(what, measured, bound, reached):
    print(f"| {what:<46} | {measured:<44} | {bound:<14} | {'held' if reached else 'missed'} |")


def main():
    program = sys.argv[1]
    many = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    chromium = os.environ.get("NONET_CHROMIUM", "/usr/bin/chromium")
    if not os.path.exists(chromium):
        return print("| screenshots | not measured: there is no Chromium | | |")
    chance = random.Random(5)
    puzzles = subprocess.run([program, "generate", "-n", str(many), "--seed", "7", "--format=1."], capture_output=True,
                             text=True, check=True).stdout.split()
    right = silent = 0
    with tempfile.TemporaryDirectory() as work:
        for number, puzzle in enumerate(puzzles):
            with open(f"{work}/page.html", "w") as file:
                file.write(page(puzzle, number % 20, chance))
            subprocess.run([chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                            "--window-size=760,860", f"--screenshot={work}/{number}.png", f"file://{work}/page.html"],
                           capture_output=True, timeout=60)
            told = subprocess.run([program, "convert", "--format=1.", f"{work}/{number}.png"], capture_output=True, text=True)
            good = told.stdout == puzzle + "\n"
            right += good
            silent += not good and not told.stderr
            if not good:
                print(f"style {number % 20}: {puzzle} read as {told.stdout}{told.stderr}", file=sys.stderr)
    goal("screenshots in 20 styles read right", f"{right} of {len(puzzles)}", "all", right == len(puzzles))
    goal("screenshots read wrong without a word of doubt", str(silent), "0", silent == 0)


main()
