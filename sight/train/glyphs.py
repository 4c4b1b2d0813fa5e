#!/usr/bin/python3
"""Draws the digits of every font that fontconfig knows into one file, for training.

  glyphs.py OUT.npz

A glyph is 64 by 64 bytes, 255 is ink; the 8 of each font is 40 pixels high and in the middle, the other
digits stand to it as the font has them. Fonts that draw the same digits count once. Which Debian
packages the fonts come from stands in README.md."""
import hashlib
import subprocess
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE, HEIGHT = 64, 40
# Made to look written: whether these are print or hand nobody can say, and nobody asks.
WRITTEN = ("breip", "dancing", "dkg", "ecolier", "femke", "kristi", "rufscript", "tomson", "humor", "isabella",
           "chancery", "aoyagi", "comic", "jsmath-cmr", "script", "hand")
NOT_THESE = ("symbol", "dingbat", "emoji", "math", "d050", "standardsymbols", "music", "sign", "barcode", "blank")


def glyphs_of(path, index):
    probe = ImageFont.truetype(path, 100, index=index)
    box = probe.getbbox("8")
    if box[3] - box[1] < 20:
        raise ValueError("no 8")
    font = ImageFont.truetype(path, max(8, round(100 * HEIGHT / (box[3] - box[1]))), index=index)
    eight = font.getbbox("8")
    drawn = []
    for digit in "123456789":
        picture = Image.new("L", (SIDE, SIDE))
        own = font.getbbox(digit)
        x = SIDE / 2 - (own[0] + own[2]) / 2
        y = SIDE / 2 - (eight[1] + eight[3]) / 2
        ImageDraw.Draw(picture).text((x, y), digit, font=font, fill=255)
        drawn.append(np.asarray(picture))
    drawn = np.stack(drawn)
    shares = (drawn > 128).mean(axis=(1, 2))
    if shares.min() < 0.008 or shares.max() > 0.4:
        raise ValueError("odd ink")
    if len({d.tobytes() for d in drawn}) < 9:
        raise ValueError("the same glyph twice")
    # Tofu or ornament: 1 is narrower than 8 in every font of digits.
    if (drawn[0] > 128).mean() > 1.1 * (drawn[7] > 128).mean():
        raise ValueError("no digits")
    return drawn


def main():
    listed = subprocess.run(["fc-list", ":lang=en", "file", "index"], capture_output=True, text=True, check=True)
    faces = sorted(set(listed.stdout.splitlines()))
    seen, bank, written, names = set(), [], [], []
    for face in faces:
        path, _, rest = face.partition(":")
        path = path.strip()
        index = int(rest.split("index=")[1].split(":")[0]) & 0xFFFF if "index=" in rest else 0
        name = path.rsplit("/", 1)[1].lower()
        if any(word in name for word in NOT_THESE):
            continue
        try:
            drawn = glyphs_of(path, index)
        except Exception:  # a font that can't be drawn is none
            continue
        key = hashlib.sha1((drawn >> 5).tobytes()).digest()
        if key in seen:
            continue
        seen.add(key)
        bank.append(drawn)
        written.append(any(word in path.lower() for word in WRITTEN))
        names.append(name)
    np.savez_compressed(sys.argv[1], glyphs=np.stack(bank), written=np.array(written), names=np.array(names))
    print(f"{len(bank)} fonts, {sum(written)} of them as if written", file=sys.stderr)


main()
