// History: undo and redo without limit. A move is kept as the squares that it changed, so that a long
// game stays small enough to be saved after every move.
import { CELLS } from "./cells.ts";
import type { Cell } from "./cells.ts";
import { EMPTY_BOARD, sameSquare } from "./board.ts";
import type { Board, Square } from "./board.ts";

interface Change {
  readonly cell: Cell;
  readonly before: Square;
  readonly after: Square;
}

export interface Move {
  readonly changes: readonly Change[];
  readonly auto: readonly [boolean, boolean]; // before and after
}

export interface History {
  readonly past: readonly Move[];
  readonly now: Board;
  readonly future: readonly Move[];
}

export const begin = (board: Board = EMPTY_BOARD): History => ({ past: [], now: board, future: [] });

// The history with one more move; the same one if the board has not changed.
export const record = (history: History, next: Board): History => {
  const { now } = history;
  const changes = CELLS.filter((cell) => !sameSquare(now.squares[cell], next.squares[cell])).map((cell) => ({
    cell,
    before: now.squares[cell],
    after: next.squares[cell],
  }));
  if (!changes.length && now.auto === next.auto) return history;
  return { past: [...history.past, { changes, auto: [now.auto, next.auto] }], now: next, future: [] };
};

const replayed = (board: Board, move: Move, forward: boolean): Board => {
  const squares = [...board.squares];
  for (const change of move.changes) squares[change.cell] = forward ? change.after : change.before;
  return { squares, auto: move.auto[forward ? 1 : 0] };
};

export const undo = (history: History): History => {
  const move = history.past.at(-1);
  if (!move) return history;
  return {
    past: history.past.slice(0, -1),
    now: replayed(history.now, move, false),
    future: [move, ...history.future],
  };
};

export const redo = (history: History): History => {
  const [move, ...future] = history.future;
  if (!move) return history;
  return { past: [...history.past, move], now: replayed(history.now, move, true), future };
};

// Back to before the first of the cells' digits was wrong, say: undoes until `wanted` is true.
export const undoUntil = (history: History, wanted: (board: Board) => boolean): History => {
  let back = history;
  while (back.past.length && !wanted(back.now)) back = undo(back);
  return wanted(back.now) ? back : history;
};
