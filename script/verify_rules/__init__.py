"""What the rules of a variant mean to the second checker (verify-independently): each kind is said once
more, in as few words as it takes, and nothing here is of nonet's.

A puzzle with rules is, to a checker, four things:

  groups       cells that are all different: rows, columns, regions, and what rules add
  bonds        pairs of cells that are different (anti-chess)
  constraints  what a rule says beyond that: cells in order, and a machine that reads their digits one
               by one. `step(state, position, digit)` is the state behind a digit, None if none is,
               `accepts(state)` whether all of it is well
  choices      any-of: lists of all this, of which one holds

`fillings` says which digits the cells of a constraint may still hold: those of some filling, in which
cells that see each other hold different digits and the machine accepts.
"""
from . import cages, lines, marks, own, whole_grid  # noqa: F401: each adds its kinds
from .fillings import fillings
from .model import (
    ANY, CELLS, INDEX, KINDS, PLACES, Choice, Meaning, Number, Refused, Shape, Undecided, Unreadable, linear,
    whole)

__all__ = ["ANY", "CELLS", "INDEX", "KINDS", "PLACES", "Choice", "Meaning", "Number", "Refused", "Shape",
           "Undecided", "Unreadable", "fillings", "linear", "whole"]
