// A cell in words, for the line under the board and for a screen reader: what is seen in it, and whose it
// is. Notes are the player's own; candidates are kept automatically, or shown because a step needs them.
import { DIGITS, columnOf, digitsOf, rowOf } from "./cells.ts";
import type { Cell, Mask } from "./cells.ts";
import { coloursOf, notesIn } from "./board.ts";
import type { Board } from "./board.ts";

// The marks in an open cell; where candidates are shown, nothing else is.
const marksIn = (board: Board, cell: Cell, candidates: Mask | undefined): string[] => {
  const named = (words: string, mask: Mask) => (mask ? [`${words} ${digitsOf(mask).join(" ")}`] : []);
  if (candidates !== undefined) return named("candidates", candidates);
  return [
    ...named(board.auto ? "candidates" : "notes", notesIn(board, cell)),
    ...named("centre", board.squares[cell].centre),
  ];
};

// "given 5", "notes 2 4 7, centre 2"; of what could still be written nothing is said that nobody has asked for.
export const cellWords = (board: Board, cell: Cell, candidates: Mask | undefined): string => {
  const { digit, given } = board.squares[cell];
  if (digit) return `${given ? "given " : ""}${digit}`;
  const marks = marksIn(board, cell, candidates);
  if (marks.length) return marks.join(", ");
  return board.auto || candidates !== undefined ? "nothing is left" : "empty";
};

export const spoken = (cell: Cell): string => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`;

// "row 3, column 5, empty, notes 2 4 7"; `parts` is what it has to do with a step that is drawn.
export const labelOf = (
  board: Board,
  cell: Cell,
  candidates: Mask | undefined,
  inConflict: boolean,
  parts: readonly string[] = [],
): string => {
  const { digit, colour, tints } = board.squares[cell];
  const tinted = digit ? [] : DIGITS.filter((each) => tints[each]);
  return [
    spoken(cell),
    ...(digit ? [cellWords(board, cell, candidates)] : ["empty", ...marksIn(board, cell, candidates)]),
    ...(colour ? [colourWords(colour)] : []),
    ...tinted.map((each) => `${each} in colour ${tints[each]}`),
    ...(inConflict ? ["conflict"] : []),
    ...parts,
  ].join(", ");
};

// "colour 3", "colours 3 and 5".
export const colourWords = (colour: number): string => {
  const colours = coloursOf(colour);
  if (colours.length < 2) return `colour ${colour}`;
  return `colours ${colours.slice(0, -1).join(", ")} and ${colours.at(-1) ?? 0}`;
};
