// Moves: what a player can do to a board, each a function from board to board. A move that changes
// nothing returns the same board, so that it leaves no trace in the history.
import { ALL_DIGITS, bit, has, onlyOf, sizeOf } from "./cells.ts";
import type { Candidate, Cell, Digit, Mask } from "./cells.ts";
import { EMPTY_SQUARE, candidatesIn, colourOf, coloursOf, legalIn, notesAreCandidates, notesIn, peersIn, withSquares } from "./board.ts";
import type { Board, Square } from "./board.ts";

const openCells = (board: Board, cells: Iterable<Cell>): Set<Cell> =>
  new Set([...cells].filter((cell) => !board.squares[cell].given));

// Places a digit in all cells that are not given, or takes it away where all have it already. Notes of
// that digit in sight of it go with it if `tidy` says so.
export const enterDigit = (board: Board, cells: Iterable<Cell>, digit: Digit, tidy: boolean): Board => {
  const meant = openCells(board, cells);
  const every = [...meant].every((cell) => board.squares[cell].digit === digit);
  const next = withSquares(board, (square, cell) =>
    meant.has(cell) ? { ...square, digit: every ? 0 : digit } : square,
  );
  return every || !tidy ? next : withoutNotesInSight(next, meant, digit);
};

const withoutNotesInSight = (board: Board, of: Set<Cell>, digit: Digit): Board => {
  const seen = new Set([...of].flatMap((cell) => [...peersIn(board, cell)]));
  return withSquares(board, (square, cell) =>
    seen.has(cell) && !square.digit
      ? { ...square, notes: square.notes & ~bit(digit), centre: square.centre & ~bit(digit) }
      : square,
  );
};

// A note is set in all open cells, or taken away where all have it. With automatic candidates the
// player strikes and restores; a digit that the rules forbid cannot be restored. His own notes below
// follow.
export const toggleNote = (board: Board, cells: Iterable<Cell>, digit: Digit): Board => {
  const meant = new Set([...openCells(board, cells)].filter((cell) => !board.squares[cell].digit));
  const every = [...meant].every((cell) => has(notesIn(board, cell), digit));
  return withSquares(board, (square, cell) => {
    if (!meant.has(cell)) return square;
    const change = { ...square, notes: flipped(square.notes, digit, !every), struck: flipped(square.struck, digit, every) };
    if (!board.auto) return every ? { ...square, notes: change.notes } : change;
    if (!has(legalIn(board, cell), digit)) return square;
    return square.notes ? change : { ...square, struck: change.struck };
  });
};

export const toggleCentre = (board: Board, cells: Iterable<Cell>, digit: Digit): Board => {
  const meant = new Set([...openCells(board, cells)].filter((cell) => !board.squares[cell].digit));
  const every = [...meant].every((cell) => has(board.squares[cell].centre, digit));
  return withSquares(board, (square, cell) =>
    meant.has(cell) ? { ...square, centre: flipped(square.centre, digit, !every) } : square,
  );
};

const flipped = (mask: Mask, digit: Digit, on: boolean): Mask =>
  on ? mask | bit(digit) : mask & ~bit(digit);

// Colours whole cells, also given ones, beside the colours that they have; the same colour again takes it
// away. 0 takes all away.
export const colourCells = (board: Board, cells: Iterable<Cell>, colour: number): Board => {
  const meant = new Set(cells);
  const every = [...meant].every((cell) => coloursOf(board.squares[cell].colour).includes(colour));
  const changed = (colours: readonly number[]) =>
    colourOf(every ? colours.filter((each) => each !== colour) : colour ? [...colours, colour] : []);
  return withSquares(board, (square, cell) =>
    meant.has(cell) ? { ...square, colour: changed(coloursOf(square.colour)) } : square,
  );
};

// What is no candidate has nothing to be coloured; a colour that was there before it went can be taken away.
export const colourCandidate = (board: Board, at: Candidate, colour: number): Board =>
  withSquares(board, (square, cell) => {
    const isThere = cell === at.cell && (square.tints[at.digit] || (!square.digit && has(notesIn(board, cell) | candidatesIn(board, cell), at.digit)));
    if (!isThere) return square;
    return {
      ...square,
      tints: { ...square.tints, [at.digit]: square.tints[at.digit] === colour ? 0 : colour },
    };
  });

export const clearColours = (board: Board): Board =>
  withSquares(board, (square) => ({ ...square, colour: 0, tints: EMPTY_SQUARE.tints }));

// Clears what lies on top: own digits if there are any among the cells, else notes, else colours.
export const clearCells = (board: Board, cells: Iterable<Cell>): Board => {
  const meant = new Set(cells);
  const open = openCells(board, meant);
  const some = (of: (square: Square) => unknown) => [...open].some((cell) => of(board.squares[cell]));
  const change = (fresh: (square: Square) => Square) =>
    withSquares(board, (square, cell) => (open.has(cell) ? fresh(square) : square));
  if (some((square) => square.digit)) return change((square) => ({ ...square, digit: 0 }));
  if (some((square) => square.notes || square.centre || (board.auto && square.struck)))
    return change((square) => ({ ...square, notes: 0, centre: 0, struck: 0 }));
  return withSquares(board, (square, cell) =>
    meant.has(cell) ? { ...square, colour: 0, tints: EMPTY_SQUARE.tints } : square,
  );
};

// Writes all candidates that the rules leave into all open cells, less what steps have struck there.
export const fillNotes = (board: Board): Board =>
  withSquares(board, (square, cell) =>
    square.digit
      ? square
      : { ...square, notes: legalIn(board, cell) & ~(board.auto ? 0 : square.struck), struck: 0 },
  );

// Takes notes away that the rules forbid.
export const cleanNotes = (board: Board): Board =>
  withSquares(board, (square, cell) => {
    if (square.digit) return square;
    const legal = legalIn(board, cell);
    return { ...square, notes: square.notes & legal, centre: square.centre & legal };
  });

export const clearNotes = (board: Board): Board =>
  withSquares(board, (square) => ({ ...square, notes: 0, centre: 0, struck: 0 }));

// Turning automatic candidates on keeps what the player has taken away, by his notes if they were
// candidates; turning them off gives him his own notes back, less what he has struck meanwhile. Who had
// none keeps what was seen.
export const setAuto = (board: Board, auto: boolean): Board => {
  if (auto === board.auto) return board;
  const known = notesAreCandidates(board);
  const hasOwn = hasNotes(board);
  const next = withSquares(board, (square, cell) => {
    if (square.digit) return square;
    if (auto) return known ? { ...square, struck: legalIn(board, cell) & ~square.notes } : square;
    return hasOwn
      ? { ...square, notes: square.notes & ~square.struck }
      : { ...square, notes: notesIn(board, cell), struck: 0 };
  });
  return { ...next, auto };
};

// Whether the player has written notes of his own, which may lie below automatic ones.
export const hasNotes = (board: Board): boolean => board.squares.some(({ digit, notes }) => !digit && notes !== 0);

// What a step says: removals and placements. Notes that are only remarks stay, less what is removed; a cell without
// any gets the candidates that are left it, as what was removed could not be seen otherwise. Other cells stay empty.
export const applyEffects = (
  board: Board,
  placements: readonly Candidate[],
  removals: readonly Candidate[],
  tidy: boolean,
): Board => {
  const areRemarks = !notesAreCandidates(board);
  let next = withSquares(board, (square, cell) => {
    const gone = removals.filter((at) => at.cell === cell).reduce((mask, at) => mask | bit(at.digit), 0);
    if (!gone || square.digit) return square;
    const notes = square.notes & ~gone;
    if (board.auto) return { ...square, notes, struck: square.struck | gone };
    if (!areRemarks) return { ...square, notes };
    return {
      ...square,
      notes: square.notes ? notes : candidatesIn(board, cell) & ~gone,
      struck: square.struck | gone,
    };
  });
  for (const at of placements) {
    if (next.squares[at.cell].digit !== at.digit) next = enterDigit(next, [at.cell], at.digit, tidy);
  }
  return next;
};

// Mistakes put right: a digit that is wrong is taken away, a candidate that is needed comes back.
export const mend = (board: Board, mistakes: readonly Candidate[]): Board =>
  mistakes.reduce(
    (next, at) =>
      withSquares(next, (square, cell) => {
        if (cell !== at.cell) return square;
        if (square.digit === at.digit) return { ...square, digit: 0 };
        const isNoted = !board.auto || square.notes !== 0;
        return {
          ...square,
          notes: isNoted ? flipped(square.notes, at.digit, true) : 0,
          struck: flipped(square.struck, at.digit, false),
        };
      }),
    board,
  );

// The digit of an open cell that has one candidate left.
export const loneCandidate = (board: Board, cell: Cell): Digit | undefined => {
  const notes = notesIn(board, cell) & ALL_DIGITS;
  return sizeOf(notes) === 1 ? onlyOf(notes) : undefined;
};

// All digits on the board become givens: a puzzle typed from paper is ready to be played.
export const freeze = (board: Board): Board =>
  withSquares(board, (square) =>
    square.digit ? { ...EMPTY_SQUARE, given: true, digit: square.digit } : square,
  );
// The givens become own digits, to be corrected.
export const unfreeze = (board: Board): Board =>
  withSquares(board, (square) => ({ ...square, given: false }));
// Back to the givens.
export const restart = (board: Board): Board =>
  withSquares(board, (square) =>
    square.given ? { ...EMPTY_SQUARE, given: true, digit: square.digit } : EMPTY_SQUARE,
  );
