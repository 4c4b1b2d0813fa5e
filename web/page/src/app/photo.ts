// What was read in a picture, as a value that a person puts right cell by cell: digits in print become
// givens, those by hand entries. Pure: it runs in node.
import { EMPTY_BOARD, EMPTY_SQUARE, withSquares } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { CELLS } from "../board/cells.ts";
import type { Cell, Digit } from "../board/cells.ts";
import type { Ink, Place, Sighting } from "../engine/answers.ts";

export interface ReadCell {
  readonly ink: Ink;
  readonly digit: Digit | 0;
  readonly doubtful: boolean;
}
export type ReadCells = readonly ReadCell[];

export const cellsOf = ({ cells }: Sighting): ReadCells =>
  cells.map(({ ink, digit, doubtful }) => ({ ink, digit: digit ?? 0, doubtful }));

const changed = (cells: ReadCells, at: Cell, change: (cell: ReadCell) => ReadCell): ReadCells =>
  cells.map((cell, i) => (i === at ? change(cell) : cell));

// Put right by hand: nobody doubts it any more. What was empty is taken for print.
export const withDigit = (cells: ReadCells, at: Cell, digit: Digit | 0): ReadCells =>
  changed(cells, at, ({ ink }) => ({
    ink: digit === 0 ? "none" : ink === "none" ? "printed" : ink,
    digit,
    doubtful: false,
  }));
export const withInk = (cells: ReadCells, at: Cell, ink: "printed" | "by-hand"): ReadCells =>
  changed(cells, at, (cell) => (cell.digit ? { ...cell, ink, doubtful: false } : cell));
export const confirmed = (cells: ReadCells, at: Cell): ReadCells =>
  changed(cells, at, (cell) => ({ ...cell, doubtful: false }));

export const doubtsIn = (cells: ReadCells): Cell[] => CELLS.filter((cell) => cells[cell].doubtful);
// The first behind this cell, or from the beginning.
export const nextDoubt = (cells: ReadCells, from: Cell): Cell | undefined => {
  const doubts = doubtsIn(cells);
  return doubts.find((cell) => cell > from) ?? doubts[0];
};

export const boardOfCells = (cells: ReadCells): Board =>
  withSquares(EMPTY_BOARD, (_, cell) => ({
    ...EMPTY_SQUARE,
    given: cells[cell].ink === "printed",
    digit: cells[cell].digit,
  }));

export const inkWords = ({ ink, digit }: ReadCell): string =>
  ink === "none" ? "empty" : `${digit} ${ink === "printed" ? "in print" : "by hand"}`;

const counted = (count: number, words: string): string => `${count} ${count === 1 ? words : words.replace("digit", "digits")}`;
export const summary = (cells: ReadCells): string => {
  const [printed, own] = (["printed", "by-hand"] as const).map((ink) => cells.filter((cell) => cell.ink === ink).length);
  return `Read ${counted(printed, "digit in print")}${own ? ` and ${counted(own, "digit by hand")}` : ""}.`;
};

// ---- where things are

// How the picture is shown: turned so that its digits stand upright, and only the grid with a little around it.
export interface View {
  readonly width: number;
  readonly height: number;
  // x' = a x + c y + e, y' = b x + d y + f
  readonly transform: readonly [number, number, number, number, number, number];
}

// By so many quarters to the left.
const TURNS = [
  () => [1, 0, 0, 1, 0, 0],
  (width: number) => [0, -1, 1, 0, 0, width],
  (width: number, height: number) => [-1, 0, 0, -1, width, height],
  (_: number, height: number) => [0, 1, -1, 0, height, 0],
] as const;

const AROUND = 0.06; // of the grid's size

export const shownIn = ([a, b, c, d, e, f]: View["transform"], [x, y]: Place): Place => [a * x + c * y + e, b * x + d * y + f];

const boxOf = (places: readonly Place[]): readonly [number, number, number, number] => {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

export const viewOf = ({ crossings, turned }: Sighting, width: number, height: number): View => {
  const [a, b, c, d, e, f] = TURNS[turned % 4](width, height);
  const [left, top, right, bottom] = boxOf(crossings.map((place) => shownIn([a, b, c, d, e, f], place)));
  const margin = AROUND * Math.max(right - left, bottom - top);
  return {
    width: Math.ceil(right - left + 2 * margin),
    height: Math.ceil(bottom - top + 2 * margin),
    transform: [a, b, c, d, e - left + margin, f - top + margin],
  };
};

// The four crossings around a cell, clockwise.
export const cornersOf = ({ crossings }: Sighting, { transform }: View, cell: Cell): Place[] => {
  const at = Math.floor(cell / 9) * 10 + (cell % 9);
  return [at, at + 1, at + 11, at + 10].map((i) => shownIn(transform, crossings[i]));
};
export const boxOfCell = (sighting: Sighting, view: View, cell: Cell): readonly [number, number, number, number] =>
  boxOf(cornersOf(sighting, view, cell));

// Once around the grid, along its lines.
export const outlineOf = ({ crossings }: Sighting, { transform }: View): Place[] => {
  const along = (from: number, by: number) => Array.from({ length: 9 }, (_, i) => from + i * by);
  return [...along(0, 1), ...along(9, 10), ...along(99, -1), ...along(90, -10)].map((i) => shownIn(transform, crossings[i]));
};
