// The board's places: cells 0 to 80 in reading order, rows, columns and boxes, and the short names
// that the engine uses for them in its JSON: r3c5 a cell, r3c5=7 a candidate, r3c5<>7 one that goes,
// r3 c5 b2 houses, 7b2 the truth "box 2 holds a 7".

export type Cell = number; // 0 to 80
export type Digit = number; // 1 to 9
export type Mask = number; // a set of digits: bit 0 is 1

export const ALL_DIGITS: Mask = 0x1ff;
export const CELLS: readonly Cell[] = Array.from({ length: 81 }, (_, cell) => cell);
export const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const rowOf = (cell: Cell): number => Math.floor(cell / 9);
export const columnOf = (cell: Cell): number => cell % 9;
export const boxOf = (cell: Cell): number => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);
export const cellAt = (row: number, column: number): Cell => row * 9 + column;

export const bit = (digit: Digit): Mask => 1 << (digit - 1);
export const has = (mask: Mask, digit: Digit): boolean => (mask & bit(digit)) !== 0;
export const digitsOf = (mask: Mask): Digit[] => DIGITS.filter((digit) => has(mask, digit));
export const maskOf = (digits: Iterable<Digit>): Mask => {
  let mask = 0;
  for (const digit of digits) mask |= bit(digit);
  return mask;
};
export const sizeOf = (mask: Mask): number => digitsOf(mask).length;
// The digit of a set of one.
export const onlyOf = (mask: Mask): Digit => 32 - Math.clz32(mask);

// How large a board is, and its digits. Cells are numbered as those of nine by nine whatever its size: a smaller
// one lies in the upper left corner.
export interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}
export const shapeOf = (rows: number, columns: number, high: number): Shape => ({
  rows,
  columns,
  cells: CELLS.filter((cell) => rowOf(cell) < rows && columnOf(cell) < columns),
  digits: DIGITS.slice(0, high),
});
const NINE = shapeOf(9, 9, 9);

// The houses of a game, and which cells can't hold the same digit. In the plain one there are 27 houses: rows 0 to
// 8, columns 9 to 17, boxes 18 to 26; rules of a game may give it other boxes, and further houses behind these.
export interface Topology extends Shape {
  readonly houses: readonly (readonly Cell[])[];
  readonly names: readonly string[]; // "row 3"
  readonly peers: readonly (readonly Cell[])[];
}

const plainHouses: readonly (readonly Cell[])[] = [rowOf, columnOf, boxOf].flatMap((of) => {
  const nine: Cell[][] = DIGITS.map(() => []);
  for (const cell of CELLS) nine[of(cell)].push(cell);
  return nine;
});
const sees = (cell: Cell): Cell[] => {
  const seen = new Set([rowOf(cell), 9 + columnOf(cell), 18 + boxOf(cell)].flatMap((house) => plainHouses[house]));
  seen.delete(cell);
  return [...seen].sort((a, b) => a - b);
};
const HOUSE_WORDS = ["row", "column", "box"];
export const PLAIN_GAME: Topology = {
  ...NINE,
  houses: plainHouses,
  names: plainHouses.map((_, house) => `${HOUSE_WORDS[Math.floor(house / 9)]} ${(house % 9) + 1}`),
  peers: CELLS.map(sees),
};

// Those of the board that is being drawn or spoken of. What belongs to a board asks the board (rules.ts).
export let HOUSES = PLAIN_GAME.houses;
export let PEERS = PLAIN_GAME.peers;
let names = PLAIN_GAME.names;
export const speakOf = (game: Topology): void => {
  [HOUSES, PEERS, names] = [game.houses, game.peers, game.names];
};

export const cellName = (cell: Cell): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

// How a person wants cells to be called: r3c5, C5 (letters for rows, no I) or E3 (letters for columns).
export type Coordinates = "r1c1" | "A1" | "K9";
const ROW_LETTERS = "ABCDEFGHJ";
const K9_LETTERS = "ABCDEFGHK";
export const cellLabel = (cell: Cell, coordinates: Coordinates): string => {
  if (coordinates === "A1") return ROW_LETTERS.charAt(rowOf(cell)) + (columnOf(cell) + 1);
  if (coordinates === "K9") return K9_LETTERS.charAt(rowOf(cell)) + (columnOf(cell) + 1);
  return cellName(cell);
};

// A text of the engine with its cells called otherwise; r13c5, two cells, is AC5.
export const relabelled = (text: string, coordinates: Coordinates): string => {
  if (coordinates === "r1c1") return text;
  const letter = (row: string) => cellLabel(cellAt(Number(row) - 1, 0), coordinates).charAt(0);
  return text.replace(
    /r([1-9]+)c([1-9]+)/g,
    (_, rows: string, columns: string) => [...rows].map(letter).join("") + columns,
  );
};

export interface Candidate {
  readonly cell: Cell;
  readonly digit: Digit;
}

export const parseCell = (text: string): Cell | undefined => {
  const found = /^r([1-9])c([1-9])$/.exec(text);
  return found ? cellAt(Number(found[1]) - 1, Number(found[2]) - 1) : undefined;
};

// "r3c5=7" or "r3c5<>7".
export const parseCandidate = (text: string): Candidate | undefined => {
  const found = /^(r[1-9]c[1-9])(?:=|<>)([1-9])$/.exec(text);
  if (!found) return undefined;
  return { cell: parseCell(found[1]) as Cell, digit: Number(found[2]) };
};

// "r3", "c5", "b2": an index into HOUSES; "h28" is one behind these, counted from 1.
export const parseHouse = (text: string): number | undefined => {
  const found = /^([rcb])([1-9])$/.exec(text);
  if (found) return "rcb".indexOf(found[1]) * 9 + Number(found[2]) - 1;
  const further = /^h([1-9]\d?)$/.exec(text);
  return further && Number(further[1]) <= HOUSES.length ? Number(further[1]) - 1 : undefined;
};

// A truth as the candidates of which one is true: "r3c5" all digits of a cell, "7b2" the 7s of a house.
export const parseTruth = (text: string): Candidate[] | undefined => {
  const cell = parseCell(text);
  if (cell !== undefined) return DIGITS.map((digit) => ({ cell, digit }));
  const found = /^([1-9])([rcb][1-9]|h[1-9]\d?)$/.exec(text);
  const house = found ? parseHouse(found[2]) : undefined;
  if (!found || house === undefined) return undefined;
  return HOUSES[house].map((of) => ({ cell: of, digit: Number(found[1]) }));
};

export const houseWords = (house: number): string => names[house];
