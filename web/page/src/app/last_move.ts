// Which technique was that? What the last move has done, digit or struck candidates, as a question about the
// board before it.
import { CELLS, cellName } from "../board/cells.ts";
import { removedFrom } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { undo } from "../board/history.ts";
import type { History } from "../board/history.ts";

export interface LastMove {
  readonly before: Board;
  readonly effects: readonly string[]; // "r3c5=7", "r3c5<>7"
}

// None for a move that says nothing about the solution: colours, notes that are remarks, several digits,
// another puzzle.
export const lastMove = (history: History): LastMove | undefined => {
  if (!history.past.length || history.past.at(-1)?.subjects) return undefined;
  const { now } = history;
  const before = undo(history).now;
  const changed = CELLS.filter((cell) => now.squares[cell].digit !== before.squares[cell].digit);
  if (changed.length === 1 && now.squares[changed[0]].digit) {
    return { before, effects: [`${cellName(changed[0])}=${now.squares[changed[0]].digit}`] };
  }
  if (changed.length) return undefined;
  const known = new Set(removedFrom(before).map((at) => at.cell * 10 + at.digit));
  const struck = removedFrom(now).filter((at) => !known.has(at.cell * 10 + at.digit));
  return struck.length ? { before, effects: struck.map(({ cell, digit }) => `${cellName(cell)}<>${digit}`) } : undefined;
};
