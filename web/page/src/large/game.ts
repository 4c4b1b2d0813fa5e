// A game on a board of more than nine by nine, up to sixteen: an immutable value, digits and notes, which cells see each
// other, and every state before. The engine counts and solves such puzzles and tells no steps of them, so what a person
// does with pencil and eraser is all there is.

export type Spot = number; // row by row from 0

// As the engine tells it (docs/schema/large.json).
export interface LargeJson {
  readonly format: "nonet-large";
  readonly variant: {
    readonly size: number;
    readonly rows?: number;
    readonly cols?: number;
    readonly low: number;
    readonly high?: number;
    readonly givens: string | readonly (number | null)[];
    readonly name?: string;
    readonly ruleset?: string;
    readonly unread?: readonly string[];
  };
  readonly kinds: readonly string[];
  readonly sees: readonly (readonly Spot[])[];
}

export interface LargeGame {
  readonly rows: number;
  readonly columns: number;
  readonly low: number;
  readonly digits: readonly number[];
  readonly givens: readonly (number | undefined)[];
  readonly sees: readonly (readonly Spot[])[];
}
// What was written since: bit 0 of notes is the least digit.
export interface LargeBoard {
  readonly digits: readonly (number | undefined)[];
  readonly notes: readonly number[];
}
export interface Past {
  readonly before: readonly LargeBoard[];
  readonly now: LargeBoard;
  readonly after: readonly LargeBoard[];
}

export const gameOf = ({ variant, sees }: LargeJson): LargeGame => {
  const { size, rows = size, cols = size, low, givens } = variant;
  const high = variant.high ?? low + Math.max(rows, cols) - 1;
  const all = typeof givens === "string" ? [...givens].map((letter) => (letter === "." ? undefined : Number(letter))) : givens.map((digit) => digit ?? undefined);
  return {
    rows,
    columns: cols,
    low,
    digits: Array.from({ length: high - low + 1 }, (_, at) => low + at),
    givens: Array.from({ length: rows * cols }, (_, spot) => all[spot]),
    sees,
  };
};

// ---- digits as text: a letter from A on for what is above nine, as in the formats that hold such puzzles

export const letterOf = (digit: number): string => (digit > 9 ? String.fromCharCode(55 + digit) : String(digit));
export const digitOf = (letter: string, { digits }: LargeGame): number | undefined => {
  const digit = /^\d$/.test(letter) ? Number(letter) : /^[a-z]$/i.test(letter) ? letter.toUpperCase().charCodeAt(0) - 55 : NaN;
  return digits.includes(digit) ? digit : undefined;
};
export const digitsOf = (mask: number, { digits }: LargeGame): number[] => digits.filter((_, at) => (mask >> at) & 1);
export const maskOf = (letters: string, game: LargeGame): number =>
  [...letters].reduce((mask, letter) => {
    const digit = digitOf(letter, game);
    return digit === undefined ? mask : mask | (1 << (digit - game.low));
  }, 0);

// ---- the board

export const emptyBoard = ({ givens }: LargeGame): LargeBoard => ({ digits: givens.map(() => undefined), notes: givens.map(() => 0) });
export const digitAt = ({ givens }: LargeGame, { digits }: LargeBoard, spot: Spot): number | undefined => givens[spot] ?? digits[spot];

// What the digits that a cell sees leave it.
export const legalIn = (game: LargeGame, board: LargeBoard, spot: Spot): number =>
  game.sees[spot].reduce(
    (mask, other) => {
      const digit = digitAt(game, board, other);
      return digit === undefined ? mask : mask & ~(1 << (digit - game.low));
    },
    (1 << game.digits.length) - 1,
  );
export const clashesIn = (game: LargeGame, board: LargeBoard): ReadonlySet<Spot> =>
  new Set(
    game.givens.flatMap((_, spot) => {
      const digit = digitAt(game, board, spot);
      return digit !== undefined && game.sees[spot].some((other) => digitAt(game, board, other) === digit) ? [spot] : [];
    }),
  );
export const isFull = (game: LargeGame, board: LargeBoard): boolean => game.givens.every((_, spot) => digitAt(game, board, spot) !== undefined);
// The digits that are not those of the solution.
export const mistakesIn = (game: LargeGame, board: LargeBoard, solution: string): readonly Spot[] =>
  game.givens.flatMap((given, spot) => {
    const digit = board.digits[spot];
    return given === undefined && digit !== undefined && letterOf(digit) !== solution[spot] ? [spot] : [];
  });

const with_ = <T>(list: readonly T[], at: Spot, value: T): readonly T[] => list.map((each, i) => (i === at ? value : each));
// A digit, or with 0 nothing; the same again takes it away. It takes the notes from its cell and from those that it sees.
export const entered = (game: LargeGame, board: LargeBoard, spot: Spot, digit: number | undefined): LargeBoard => {
  if (game.givens[spot] !== undefined) return board;
  const next = board.digits[spot] === digit ? undefined : digit;
  const digits = with_(board.digits, spot, next);
  if (next === undefined) return digit === undefined && board.digits[spot] === undefined ? { ...board, notes: with_(board.notes, spot, 0) } : { ...board, digits };
  const seen = new Set(game.sees[spot]);
  const notes = board.notes.map((mask, at) => (at === spot ? 0 : seen.has(at) ? mask & ~(1 << (next - game.low)) : mask));
  return { digits, notes };
};
export const noted = (game: LargeGame, board: LargeBoard, spot: Spot, digit: number): LargeBoard =>
  digitAt(game, board, spot) !== undefined ? board : { ...board, notes: with_(board.notes, spot, board.notes[spot] ^ (1 << (digit - game.low))) };
export const filledNotes = (game: LargeGame, board: LargeBoard): LargeBoard => ({
  ...board,
  notes: board.notes.map((_, spot) => (digitAt(game, board, spot) === undefined ? legalIn(game, board, spot) : 0)),
});
export const solvedBy = (game: LargeGame, board: LargeBoard, solution: string): LargeBoard => ({
  notes: board.notes.map(() => 0),
  digits: game.givens.map((given, spot) => (given === undefined ? digitOf(solution[spot], game) : undefined)),
});

// ---- history

export const begun = (now: LargeBoard): Past => ({ before: [], now, after: [] });
export const done = (past: Past, board: LargeBoard): Past => (board === past.now ? past : { before: [...past.before, past.now], now: board, after: [] });
export const undone = ({ before, now, after }: Past): Past =>
  before.length ? { before: before.slice(0, -1), now: before[before.length - 1], after: [now, ...after] } : { before, now, after };
export const redone = ({ before, now, after }: Past): Past =>
  after.length ? { before: [...before, now], now: after[0], after: after.slice(1) } : { before, now, after };

// ---- for the next visit

export const savedText = ({ digits, notes }: LargeBoard): string => JSON.stringify([digits.map((digit) => digit ?? null), notes]);
export const boardFrom = (text: string, game: LargeGame): LargeBoard | undefined => {
  try {
    const [digits, notes] = JSON.parse(text) as [unknown, unknown];
    if (!Array.isArray(digits) || !Array.isArray(notes) || digits.length !== game.givens.length || notes.length !== game.givens.length) return undefined;
    const all = (1 << game.digits.length) - 1;
    return {
      digits: digits.map((digit, spot) => (game.givens[spot] === undefined && game.digits.includes(digit as number) ? (digit as number) : undefined)),
      notes: notes.map((mask) => Number(mask) & all),
    };
  } catch {
    return undefined;
  }
};
