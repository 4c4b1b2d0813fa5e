// History: undo and redo without limit. A move is kept as the squares that it changed, so that a long
// game stays small enough to be saved after every move. Another puzzle on the table is a move too: undoing
// it brings the former game back, with all that can be undone in it. Of former games the last ten are kept.
import { CELLS } from "./cells.ts";
import type { Cell } from "./cells.ts";
import { EMPTY_BOARD, sameSquare } from "./board.ts";
import type { Board, Square } from "./board.ts";
import type { Exercise } from "./exercise.ts";

interface Change {
  readonly cell: Cell;
  readonly before: Square;
  readonly after: Square;
}

// Which puzzle it is, and what is to be found in it.
export interface Subject {
  readonly title: string; // "" where it has none
  readonly exercise?: Exercise;
  readonly rules?: string; // of a game that is not the plain one
  readonly typing?: true; // a puzzle is typed from paper: each digit leads on to the next cell
}

export interface Move {
  readonly changes: readonly Change[];
  readonly auto: readonly [boolean, boolean]; // before and after
  readonly subjects?: readonly [Subject, Subject]; // likewise, where it is another puzzle
}

export interface History {
  readonly past: readonly Move[];
  readonly now: Board;
  readonly future: readonly Move[];
}

export const begin = (board: Board = EMPTY_BOARD): History => ({ past: [], now: board, future: [] });

const moveTo = (now: Board, next: Board): Move | undefined => {
  const changes = CELLS.filter((cell) => !sameSquare(now.squares[cell], next.squares[cell])).map((cell) => ({
    cell,
    before: now.squares[cell],
    after: next.squares[cell],
  }));
  const isOther = changes.length > 0 || now.auto !== next.auto || now.rules !== next.rules;
  return isOther ? { changes, auto: [now.auto, next.auto] } : undefined;
};

// The history with one more move; the same one if the board has not changed.
export const record = (history: History, next: Board): History => {
  const move = moveTo(history.now, next);
  return move ? { past: [...history.past, move], now: next, future: [] } : history;
};

const MOST_FORMER = 10;

const lately = (moves: readonly Move[]): readonly Move[] => {
  const turns = moves.flatMap((move, index) => (move.subjects ? [index] : []));
  return turns.length > MOST_FORMER ? moves.slice(turns.at(-MOST_FORMER)) : moves;
};

// The history with another puzzle on the table. An empty table that nothing was done to leaves no trace.
export const turnTo = (history: History, next: Board, subjects: readonly [Subject, Subject]): History => {
  const { past, now } = history;
  if (!past.length && !moveTo(EMPTY_BOARD, now)) return begin(next);
  const move = moveTo(now, next);
  // The same once more is news nevertheless: whoever shows something else looks at the table again.
  if (!move) return { ...history, now: next };
  return { past: lately([...past, { ...move, subjects }]), now: next, future: [] };
};

const replayed = (board: Board, move: Move, forward: boolean): Board => {
  const squares = [...board.squares];
  for (const change of move.changes) squares[change.cell] = forward ? change.after : change.before;
  return { ...board, squares, auto: move.auto[forward ? 1 : 0] };
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

// As it was when the board was put on the table; and that board.
export const openingOf = (history: History): History => {
  let back = history;
  while (back.past.length && !back.past.at(-1)?.subjects) back = undo(back);
  return back;
};
export const opening = (history: History): Board => openingOf(history).now;
