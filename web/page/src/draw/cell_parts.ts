// What each cell has to do with what is drawn, in the legend's words: who does not see the drawing hears it
// with the cell.
import type { Board } from "../board/board.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import { isReached, isWalked, wordsOfRole } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { whyOf } from "./single.ts";

export const cellParts = (drawing: Drawing, board: Board): ReadonlyMap<Cell, readonly string[]> => {
  const told = new Map<Cell, Map<string, Set<number>>>();
  const add = ({ cell, digit }: Candidate, words: string) => {
    const parts = told.get(cell) ?? new Map<string, Set<number>>();
    told.set(cell, parts.set(words, (parts.get(words) ?? new Set()).add(digit)));
  };
  for (const { role, at } of drawing.marks) add(at, wordsOfRole(drawing, role));
  for (const node of drawing.story?.nodes ?? [])
    if (isReached(drawing, node.line))
      for (const at of node.candidates) add(at, `${node.holds ? "true" : "false"} in line ${node.number}`);
  const { single } = drawing;
  if (single) {
    const digitAt = (cell: Cell) => board.squares[cell].digit;
    const { blockers, blocked } = whyOf(single, digitAt);
    for (const cell of blockers) add({ cell, digit: digitAt(cell) }, single.house === undefined ? "seen by the cell" : "blocks");
    for (const cell of blocked) add({ cell, digit: single.at.digit }, "blocked");
  }
  if (isWalked(drawing)) {
    for (const at of drawing.placements) add(at, "to be placed");
    for (const at of drawing.removals) add(at, "to be removed");
  }
  return new Map(
    [...told].map(([cell, parts]) => [cell, [...parts].map(([words, digits]) => `${[...digits].sort().join(" ")} ${words}`)]),
  );
};
