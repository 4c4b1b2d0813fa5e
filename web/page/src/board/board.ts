// Board: what lies on the table. An immutable value: 81 squares, each with its given or own digit and
// what the player has written and coloured in it, and whether candidates are kept automatically.
//
//   digit    0 while the square is open; a given's own digit
//   notes    the small digits at their fixed places (corner marks)
//   centre   the small digits in the middle
//   struck   what the player has taken away from the candidates that the rules leave: with automatic
//            candidates on, and what steps have struck beside notes that are only remarks
//   colour   those of the whole square, of nine, as the digits of a number in their order: 0 none, 5, 35;
//            tints: one for each candidate, by digit
//
// With `auto` on the notes shown are what the rules leave, less what is struck; so a digit that is taken
// back gives its candidates back, and every one of them can still be struck or restored by hand. The
// player's own notes lie below meanwhile.
import { CELLS, bit, columnOf, digitsOf, has, rowOf, sizeOf } from "./cells.ts";
import type { Candidate, Cell, Digit, Mask } from "./cells.ts";
import { solutionOf, topologyNamed } from "./rules.ts";

export const COLOURS = 9;

export interface Square {
  readonly given: boolean;
  readonly digit: Digit | 0;
  readonly notes: Mask;
  readonly centre: Mask;
  readonly struck: Mask;
  readonly colour: number;
  readonly tints: Readonly<Record<Digit, number>>;
}

export interface Board {
  readonly squares: readonly Square[];
  readonly auto: boolean;
  readonly rules?: string | undefined; // of a game that is not the plain one: its text
}

// The same squares in another game.
export const underRules = ({ squares, auto }: Board, rules: string | undefined): Board => ({
  squares,
  auto,
  ...(rules !== undefined && { rules }),
});

// The cells of its game, and the digits they may hold.
export const cellsIn = (board: Board): readonly Cell[] => topologyNamed(board.rules).cells;
export const digitsIn = (board: Board): readonly Digit[] => topologyNamed(board.rules).digits;

// The cells that can't hold the same digit as this one.
export const peersIn = (board: Board, cell: Cell): readonly Cell[] => topologyNamed(board.rules).peers[cell];

const NO_TINTS: Readonly<Record<Digit, number>> = Object.freeze({});
export const EMPTY_SQUARE: Square = Object.freeze({
  given: false,
  digit: 0,
  notes: 0,
  centre: 0,
  struck: 0,
  colour: 0,
  tints: NO_TINTS,
});
export const EMPTY_BOARD: Board = { squares: CELLS.map(() => EMPTY_SQUARE), auto: false };

export const sameSquare = (a: Square, b: Square): boolean =>
  a === b ||
  (a.given === b.given &&
    a.digit === b.digit &&
    a.notes === b.notes &&
    a.centre === b.centre &&
    a.struck === b.struck &&
    a.colour === b.colour &&
    [1, 2, 3, 4, 5, 6, 7, 8, 9].every((digit) => (a.tints[digit] ?? 0) === (b.tints[digit] ?? 0)));

export const withSquares = (board: Board, change: (square: Square, cell: Cell) => Square): Board => {
  const squares = board.squares.map((square, cell) => {
    const next = change(square, cell);
    return sameSquare(square, next) ? square : next;
  });
  return squares.every((square, cell) => square === board.squares[cell]) ? board : { ...board, squares };
};

// What the rules leave in an open cell, whatever is struck or noted.
export const legalIn = (board: Board, cell: Cell): Mask => {
  const { rows, columns, digits, peers } = topologyNamed(board.rules);
  if (rowOf(cell) >= rows || columnOf(cell) >= columns) return 0;
  let mask = (1 << digits.length) - 1;
  for (const peer of peers[cell]) {
    const digit = board.squares[peer].digit;
    if (digit) mask &= ~bit(digit);
  }
  return mask;
};

// The notes as they are seen.
export const notesIn = (board: Board, cell: Cell): Mask => {
  const square = board.squares[cell];
  if (square.digit) return 0;
  return board.auto ? legalIn(board, cell) & ~square.struck : square.notes;
};

// Whether the player's notes stand for his candidates: he keeps them automatically, or has written some
// into every open square. A few notes here and there are remarks and say nothing of other digits.
export const notesAreCandidates = (board: Board): boolean =>
  board.auto || cellsIn(board).every((cell) => board.squares[cell].digit || board.squares[cell].notes);

// The candidates that the player works with: what hints are about.
export const candidatesIn = (board: Board, cell: Cell): Mask => {
  if (board.squares[cell].digit) return 0;
  const legal = legalIn(board, cell);
  return notesAreCandidates(board) ? legal & notesIn(board, cell) : legal & ~board.squares[cell].struck;
};

// What the player has taken away beyond the rules.
export const removedFrom = (board: Board): Candidate[] =>
  CELLS.filter((cell) => !board.squares[cell].digit).flatMap((cell) =>
    digitsOf(legalIn(board, cell) & ~candidatesIn(board, cell)).map((digit) => ({ cell, digit })),
  );

// The squares whose digit another one holds that they see. Several ask this of every board, so it is kept.
const known = new WeakMap<Board, ReadonlySet<Cell>>();
export const conflictsOf = (board: Board): ReadonlySet<Cell> => {
  const conflicts = known.get(board) ?? searched(board);
  known.set(board, conflicts);
  return conflicts;
};
const searched = (board: Board): ReadonlySet<Cell> => {
  const { peers } = topologyNamed(board.rules);
  const clashes = (cell: Cell, digit: Digit) => peers[cell].some((peer) => board.squares[peer].digit === digit);
  return new Set(CELLS.filter((cell) => board.squares[cell].digit && clashes(cell, board.squares[cell].digit)));
};

export const remainingOf = (board: Board, digit: Digit): number =>
  Math.ceil(cellsIn(board).length / digitsIn(board).length) -
  board.squares.filter((square) => square.digit === digit).length;

export const isFull = (board: Board): boolean => cellsIn(board).every((cell) => board.squares[cell].digit !== 0);
export const isFinished = (board: Board): boolean =>
  isFull(board) && conflictsOf(board).size === 0 && (board.rules === undefined || isSolution(board));
// Full, and whether that is right is not known: the engine has not found the solution yet, or there are several.
export const isUnjudged = (board: Board): boolean =>
  board.rules !== undefined && isFull(board) && conflictsOf(board).size === 0 && !solutionOf(givenPuzzle(board));
// With rules of its own, what is right is what the engine has found.
const isSolution = (board: Board): boolean =>
  solutionOf(givenPuzzle(board)) ===
  cellsIn(board)
    .map((cell) => board.squares[cell].digit)
    .join("");
export const givensText = (board: Board): string =>
  cellsIn(board)
    .map((cell) => (board.squares[cell].given ? board.squares[cell].digit : "."))
    .join("");
// With the rules, where the game has some: nonet's JSON.
export const givenPuzzle = (board: Board): string =>
  board.rules === undefined
    ? givensText(board)
    : JSON.stringify({ ...(JSON.parse(board.rules) as object), givens: givensText(board) });

// The cells that a filter by digit lights: where it stands, and where it is still possible.
export const placesOf = (board: Board, digit: Digit): Set<Cell> =>
  new Set(CELLS.filter((cell) => has(candidatesIn(board, cell), digit)));
export const bivalueCells = (board: Board): Set<Cell> =>
  new Set(CELLS.filter((cell) => sizeOf(candidatesIn(board, cell)) === 2));

// The colours of a square, and a number of them; what is none is left out.
export const coloursOf = (colour: number): number[] => (colour ? [...String(colour)].map(Number) : []);
export const colourOf = (colours: Iterable<number>): number =>
  Number([...new Set(colours)].filter((each) => each > 0 && each < 10).sort((a, b) => a - b).join(""));
