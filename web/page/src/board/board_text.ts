// A board as the engine reads it, and back. The text is a line of HoDoKu's library without its frame:
// givens, own digits with a + before them, and behind a colon what the player has taken away, as digit,
// row and column: 53+4.7....:114 271.
import { CELLS, cellName, columnOf, parseCandidate, rowOf } from "./cells.ts";
import { EMPTY_BOARD, EMPTY_SQUARE, conflictsOf, givenPuzzle, removedFrom, withSquares } from "./board.ts";
import type { Board } from "./board.ts";
import { applyEffects } from "./moves.ts";
import { shapeIn } from "./rules.ts";
import type { SizeJson } from "./rules.ts";

export const digitsText = (board: Board): string =>
  board.squares.map((square) => square.digit || ".").join("");

// Without a given the puzzle is being typed: its digits are the puzzle, as long as none clash.
// (One with rules of its own may have no given.)
export const isTyped = (board: Board): boolean =>
  board.rules === undefined && !board.squares.some(({ given }) => given) && conflictsOf(board).size === 0;
export const puzzleText = (board: Board): string => (isTyped(board) ? digitsText(board) : givenPuzzle(board));

export const stateText = (board: Board): string => {
  const cells = board.squares.map((square) =>
    square.digit ? (square.given ? "" : "+") + square.digit : ".",
  );
  const removed = removedFrom(board).map((at) => `${at.digit}${rowOf(at.cell) + 1}${columnOf(at.cell) + 1}`);
  return cells.join("") + (removed.length ? ":" + removed.join(" ") : "");
};

// The same for others: a whole line of that library; of a puzzle with rules, which has none, these.
export const libraryText = (board: Board): string =>
  board.rules === undefined ? `:0000:x:${stateText(board)}${removedFrom(board).length ? "" : ":"}::` : puzzleText(board);

// The same as a puzzle and what was done to it. This way a digit that can't be is still a mistake of the
// player's, which hints find, and no error of reading.
export interface TableState {
  readonly puzzle: string;
  readonly moves: string; // "r1c3=4 r1c4<>6"
}

export const tableState = (board: Board): TableState => ({
  puzzle: puzzleText(board),
  moves: [
    ...CELLS.filter((cell) => !isTyped(board) && board.squares[cell].digit && !board.squares[cell].given).map(
      (cell) => `${cellName(cell)}=${board.squares[cell].digit}`,
    ),
    ...removedFrom(board).map((at) => `${cellName(at.cell)}<>${at.digit}`),
  ].join(" "),
});

// A puzzle with rules, as far as the page looks into it. A smaller board has what was placed in it as well.
export interface VariantJson extends SizeJson {
  readonly givens?: string;
  readonly placed?: string;
  readonly name?: string;
  readonly ruleset?: string;
}

// What the engine says of a state: 81 characters each, and removals as r1c1<>5.
export interface StateJson {
  readonly puzzle?: string;
  readonly variant?: VariantJson; // in its place
  readonly placed?: string;
  readonly removed?: readonly string[];
  readonly read_as?: string; // the format, of what was read
}

// The rules of a game, without the puzzle's givens; nothing of the plain game.
export const rulesText = ({ variant }: StateJson): string | undefined =>
  variant && JSON.stringify({ ...variant, givens: undefined, placed: undefined });

const digitAt = (text: string | undefined, place: number): number => {
  const digit = Number(place < 0 ? 0 : text?.charAt(place));
  return digit >= 1 && digit <= 9 ? digit : 0;
};

export const boardOf = (state: StateJson): Board => {
  const { cells } = shapeIn(state.variant);
  const digits = withSquares(EMPTY_BOARD, (_, cell) => {
    const place = cells.indexOf(cell);
    const given = digitAt(state.puzzle ?? state.variant?.givens, place);
    const own = digitAt(state.placed, cell) || digitAt(state.variant?.placed, place);
    return { ...EMPTY_SQUARE, given: given !== 0, digit: given || own };
  });
  const rules = rulesText(state);
  const removed = (state.removed ?? []).map(parseCandidate).filter((at) => at !== undefined);
  // Whoever pastes candidates wants to see them, also where the rules leave just these.
  const board = { ...digits, ...(rules !== undefined && { rules }) };
  if (!removed.length) return state.read_as === "pencilmarks" ? { ...board, auto: true } : board;
  return applyEffects({ ...board, auto: true }, [], removed, false);
};
