#!/usr/bin/python3
"""Writes a file of weights as text that the library is compiled with.

  embed.py BOARD.weights > nonet/sight/weights.inc"""
import base64
import sys

text = base64.b64encode(open(sys.argv[1], "rb").read()).decode()
print("// Written by sight/train/embed.py; the command and seed stand in sight/train/README.md.")
for at in range(0, len(text), 112):
    print(f'"{text[at:at + 112]}",')
