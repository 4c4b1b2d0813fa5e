// Taking a digit back. A digit that was entered has struck the notes in its sight by itself; who takes it
// back, because it was wrong, wants them back too, or the next hint would blame him for what he never struck.
import { PEERS, bit, has } from "./cells.ts";
import type { Cell, Digit, Mask } from "./cells.ts";
import { legalIn, withSquares } from "./board.ts";
import type { Board } from "./board.ts";
import type { History, Move } from "./history.ts";

// The move of this game by which the digit came into the cell.
const entryOf = ({ past }: History, cell: Cell, digit: Digit): Move | undefined => {
  for (let i = past.length - 1; i >= 0 && !past[i].subjects; --i) {
    const entered = past[i].changes.find((change) => change.cell === cell && change.before.digit !== digit);
    if (entered?.after.digit === digit) return past[i];
  }
  return undefined;
};

// `next` is the board after a move; digits that stood before and are gone give back what they had struck.
export const withNotesBack = (history: History, next: Board): Board => {
  const { squares } = history.now;
  const gone = squares.flatMap(({ digit }, cell) =>
    digit && next.squares[cell].digit !== digit ? [{ cell, digit }] : [],
  );
  return gone.reduce((board, { cell, digit }) => {
    const struck = new Map(entryOf(history, cell, digit)?.changes.map((change) => [change.cell, change]));
    const lost = (of: "notes" | "centre", peer: Cell): Mask => {
      const change = struck.get(peer);
      return change && has(change.before[of], digit) && !has(change.after[of], digit) ? bit(digit) : 0;
    };
    const seen = new Set(PEERS[cell]);
    return withSquares(board, (square, peer) =>
      seen.has(peer) && !square.digit && has(legalIn(board, peer), digit)
        ? { ...square, notes: square.notes | lost("notes", peer), centre: square.centre | lost("centre", peer) }
        : square,
    );
  }, next);
};
