// Taking a digit back. A digit that was entered has struck the notes in its sight by itself; who takes it
// back, because it was wrong, wants them back too, or the next hint would blame him for what he never struck.
// Automatic notes come back of themselves, and his own below them so.
import { bit, has } from "./cells.ts";
import type { Cell, Digit, Mask } from "./cells.ts";
import { legalIn, notesIn, peersIn, withSquares } from "./board.ts";
import type { Board } from "./board.ts";
import { undo } from "./history.ts";
import { hasNotes } from "./moves.ts";
import type { History } from "./history.ts";

// The boards before and after the move of this game by which the digit came into the cell.
const entryOf = (history: History, cell: Cell, digit: Digit): readonly [Board, Board] | undefined => {
  for (let after = history; after.past.length && !after.past.at(-1)?.subjects; ) {
    const before = undo(after);
    if (before.now.squares[cell].digit !== digit) return [before.now, after.now];
    after = before;
  }
  return undefined;
};

const withBack = (history: History, board: Board, cell: Cell, digit: Digit): Board => {
  const entry = entryOf(history, cell, digit);
  if (!entry) return board;
  const [before, after] = entry;
  const seen = new Set(peersIn(board, cell));
  return withSquares(board, (square, peer) => {
    if (!seen.has(peer) || square.digit || !has(legalIn(board, peer), digit)) return square;
    const lost = (from: (of: Board) => Mask) => (has(from(before), digit) && !has(from(after), digit) ? bit(digit) : 0);
    // What was automatic then, and stayed when that was turned off.
    const wasSeen = !board.auto && before.auto && !hasNotes(before) ? lost((of) => notesIn(of, peer)) : 0;
    return {
      ...square,
      notes: square.notes | lost((of) => of.squares[peer].notes) | wasSeen,
      centre: square.centre | lost((of) => of.squares[peer].centre),
    };
  });
};

// `next` is the board after a move; digits that stood before and are gone give back what they had struck.
export const withNotesBack = (history: History, next: Board): Board =>
  history.now.squares.reduce(
    (board, { digit }, cell) =>
      digit && next.squares[cell].digit !== digit ? withBack(history, board, cell, digit) : board,
    next,
  );
