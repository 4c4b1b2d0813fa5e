// What somebody may say a drawing stands for that could not be read as a rule: a table of meanings, which of them a
// drawing can have, and the puzzle in which the drawing has become that rule. Pure.
import { cellAt, cellName, parseCell } from "../board/cells.ts";
import { shapeIn } from "../board/rules.ts";
import type { SizeJson } from "../board/rules.ts";
import type { RuleJson } from "../setter/tools.ts";
import { OF_DRAWINGS, isTold, openDrawings } from "./missing.ts";

// As the engine's JSON has it (docs/schema/variant.json).
export interface DrawingJson {
  readonly shape: "line" | "cage" | "rectangle" | "circle" | "text";
  readonly hue: string;
  readonly cells: readonly string[];
  readonly points: readonly (readonly [number, number])[]; // down and right, in hundredths of a cell
  readonly width?: number;
  readonly text?: string;
  readonly head?: boolean; // the line ends in an arrowhead
}
export interface DrawnPuzzle extends SizeJson {
  readonly rules?: readonly RuleJson[];
  readonly drawings?: readonly DrawingJson[];
  readonly unread?: readonly string[];
  readonly ruleset?: string;
}

// Where a drawing lies decides what it can be.
type Place = "line" | "cage" | "cell" | "pair" | "corner" | "beside" | "area";

const CELL = 100;
// Off the grid: the row and column, of which one is -1 or one too many.
const besideOf = ({ points }: DrawingJson, size: SizeJson): readonly [number, number] | undefined => {
  const { rows, columns } = shapeIn(size);
  const [row, column] = points[0].map((at) => Math.floor(at / CELL));
  return row < 0 || column < 0 || row >= rows || column >= columns ? [row, column] : undefined;
};
const placeOf = (drawing: DrawingJson, size: SizeJson): Place => {
  if (drawing.shape === "line" || drawing.shape === "cage") return drawing.shape;
  if (besideOf(drawing, size)) return "beside";
  return drawing.cells.length === 1 ? "cell" : drawing.cells.length === 2 ? "pair" : drawing.cells.length === 4 ? "corner" : "area";
};

// An arrow of SudokuPad begins at the rim of its circle, in a neighbour's half of the cell: the circle's cell is the bulb.
const RIM = 15; // so far from a circle a line still touches it
const touches = ([down, right]: readonly [number, number], { shape, cells, points, width = 0 }: DrawingJson): boolean =>
  shape === "circle" && cells.length === 1 && Math.hypot(points[0][0] - down, points[0][1] - right) <= width / 2 + RIM;
const bulbOf = ({ shape, points }: DrawingJson, isBackward: boolean, drawings: readonly DrawingJson[]): string | undefined =>
  shape === "line" ? drawings.find((circle) => touches(points[isBackward ? points.length - 1 : 0], circle))?.cells[0] : undefined;
// Where its circle has been taken for something else already: the cell in which it ends.
const cellUnder = ({ points }: DrawingJson, isBackward: boolean, size: SizeJson): string | undefined => {
  const end = points[isBackward ? points.length - 1 : 0];
  const [row, column] = end.map((at) => Math.floor(at / CELL));
  const { rows, columns } = shapeIn(size);
  const isIn = row >= 0 && column >= 0 && row < rows && column < columns && end.every((at) => at % CELL !== 0);
  return isIn ? cellName(cellAt(row, column)) : undefined;
};
// A line that ends in a head is an arrow, and one that begins at a rim, not in the middle of a cell; a circle at which one
// begins is its bulb.
const isArrow = (drawing: DrawingJson, drawings: readonly DrawingJson[]): boolean =>
  drawing.head === true ||
  (drawing.shape === "line" && drawing.points[0].some((at) => at % CELL !== CELL / 2) && bulbOf(drawing, false, drawings) !== undefined);
const isBulb = (circle: DrawingJson, drawings: readonly DrawingJson[]): boolean =>
  circle.shape === "circle" && drawings.some((line) => isArrow(line, drawings) && touches(line.points[0], circle));

export interface Meaning {
  readonly name: string;
  readonly words: string;
  readonly place: Place | "any";
  // The rule; undefined where the drawing can't be one, or is none.
  readonly rule?: (drawing: DrawingJson, puzzle: DrawnPuzzle) => RuleJson | undefined;
  readonly joins?: boolean; // all cells of the kind are one rule
}

const numberIn = ({ text = "" }: DrawingJson): number | undefined => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined);
const along = (name: string, words: string, more: Omit<RuleJson, "kind"> = {}, kind = name): Meaning => ({
  name,
  words,
  place: "line",
  rule: ({ cells }) => ({ kind, ...more, cells }),
});
const backward = (name: string, words: string, kind: string): Meaning => ({
  name,
  words,
  place: "line",
  rule: ({ cells }) => ({ kind, cells: [...cells].reverse() }),
});
const arrow = (name: string, words: string, isBackward: boolean): Meaning => ({
  name,
  words,
  place: "line",
  rule: (drawing, { drawings = [], ...size }) => {
    const way = isBackward ? [...drawing.cells].reverse() : drawing.cells;
    const bulb = bulbOf(drawing, isBackward, drawings) ?? cellUnder(drawing, isBackward, size) ?? way[0];
    return { kind: "arrow", bulb: [bulb], shaft: way.filter((cell) => cell !== bulb) };
  },
});
const inCell = (name: string, words: string): Meaning => ({
  name,
  words,
  place: "cell",
  joins: true,
  rule: ({ cells }) => ({ kind: name, cells }),
});
const between = (name: string, words: string, kind: string, more: Omit<RuleJson, "kind"> = {}): Meaning => ({
  name,
  words,
  place: "pair",
  rule: ({ cells }) => ({ kind, ...more, cells }),
});
const outside = (name: string, words: string): Meaning => ({
  name,
  words,
  place: "beside",
  rule: (drawing, size) => {
    const [row, column] = besideOf(drawing, size) ?? [0, 0];
    const { rows, columns } = shapeIn(size);
    const isBeside = column < 0 || column >= columns;
    const isAbove = row < 0 || row >= rows;
    const value = numberIn(drawing);
    if (value === undefined || isBeside === isAbove) return undefined;
    const line = isAbove ? `c${column + 1}` : `r${row + 1}`;
    if (name === "sandwich") return { kind: name, line, sum: value };
    const from = isAbove ? (row < 0 ? "top" : "bottom") : column < 0 ? "left" : "right";
    return { kind: name, line, from, value };
  },
});
const WAYS = { "down-right": [1, 1], "down-left": [1, -1], "up-right": [-1, 1], "up-left": [-1, -1] } as const;
const aslant = (way: keyof typeof WAYS): Meaning => ({
  name: `little-killer-${way}`,
  words: `Little killer, ${way.replace("-", " and ")}`,
  place: "beside",
  rule: (drawing, size) => {
    const at = besideOf(drawing, size);
    const sum = numberIn(drawing);
    if (!at || sum === undefined) return undefined;
    const { rows, columns } = shapeIn(size);
    const [down, right] = WAYS[way];
    const cells: string[] = [];
    for (let [row, column] = [at[0] + down, at[1] + right]; row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right)
      cells.push(cellName(cellAt(row, column)));
    return cells.length ? { kind: "little-killer", cells, sum } : undefined;
  },
});

export const MEANINGS: readonly Meaning[] = [
  along("whisper", "German whisper", { difference: 5 }),
  along("dutch-whisper", "Dutch whisper", { difference: 4 }, "whisper"),
  along("renban", "Renban"),
  along("thermo", "Thermometer from its beginning"),
  backward("thermo-back", "Thermometer from its end", "thermo"),
  along("palindrome", "Palindrome"),
  along("region-sum", "Region sum line"),
  along("between", "Between line"),
  arrow("arrow", "Arrow from its beginning", false),
  arrow("arrow-back", "Arrow from its end", true),
  along("double-arrow", "Double arrow"),
  along("lockout", "Lockout line", { difference: 4 }),
  along("entropic", "Entropic line"),
  along("modular", "Modular line", { modulus: 3 }),
  along("zipper", "Zipper line"),
  along("sum-line", "10-line", { sum: 10 }),
  {
    name: "cage",
    words: "Killer cage",
    place: "cage",
    rule: (drawing) => {
      const sum = numberIn(drawing);
      return { kind: "cage", cells: drawing.cells, ...(sum !== undefined && { sum }) };
    },
  },
  { name: "region", words: "Extra region", place: "cage", rule: ({ cells }) => ({ kind: "region", cells }) },
  inCell("odd", "Odd"),
  inCell("even", "Even"),
  inCell("counting-circles", "Counting circle"),
  inCell("minimum", "Minimum"),
  inCell("maximum", "Maximum"),
  between("white-dot", "White dot", "kropki", { colour: "white" }),
  between("black-dot", "Black dot", "kropki", { colour: "black" }),
  between("x", "X", "xv", { value: 10 }),
  between("v", "V", "xv", { value: 5 }),
  {
    name: "quadruple",
    words: "Quadruple",
    place: "corner",
    rule: ({ cells, text = "" }) => {
      const digits = (text.match(/[1-9]/g) ?? []).map(Number);
      return digits.length ? { kind: "quadruple", cells, digits } : undefined;
    },
  },
  { name: "area", words: "Extra region", place: "area", rule: ({ cells }) => ({ kind: "region", cells }) },
  outside("sandwich", "Sandwich"),
  outside("x-sum", "X-sum"),
  outside("skyscraper", "Skyscraper"),
  outside("numbered-room", "Numbered room"),
  aslant("down-right"),
  aslant("down-left"),
  aslant("up-right"),
  aslant("up-left"),
  { name: "nothing", words: "No rule: it is only drawn", place: "any" },
];

// What a drawing can stand for.
export const meaningsFor = (drawing: DrawingJson, puzzle: DrawnPuzzle): readonly Meaning[] => {
  const place = placeOf(drawing, puzzle);
  return MEANINGS.filter((meaning) => meaning.place === "any" || (meaning.place === place && meaning.rule?.(drawing, puzzle)));
};

// Those that look alike: of one shape and colour, at places of one kind; arrows and their circles apart from other
// lines and circles.
export const likes = ({ drawings = [], ...size }: DrawnPuzzle, index: number): readonly number[] => {
  const part = (each: DrawingJson) => (isArrow(each, drawings) ? "arrow" : isBulb(each, drawings) ? "bulb" : "");
  const look = (each: DrawingJson) => `${each.shape} ${part(each)} ${each.hue} ${placeOf(each, size)} ${each.shape === "text" && numberIn(each) === undefined ? (each.text ?? "") : ""}`;
  return drawings.flatMap((each, at) => (look(each) === look(drawings[index]) ? [at] : []));
};
// One of each look.
export const looks = (puzzle: DrawnPuzzle): readonly number[] =>
  openDrawings(puzzle).filter((index, at, all) => !all.slice(0, at).some((former) => likes(puzzle, former).includes(index)));
export const drawingsAt = (puzzle: DrawnPuzzle, cell: string): readonly number[] =>
  openDrawings(puzzle).filter((index) => puzzle.drawings?.[index].cells.includes(cell));

const THINGS = { line: "line", cage: "cage", rectangle: "square", circle: "circle", text: "text" } as const;
const HUES: Readonly<Record<string, string>> = { slate: "grey", rose: "red", amber: "orange", sky: "light blue" };
// "green line from r1c1 to r3c4", "text 17".
export const drawingWords = ({ shape, hue, cells, text = "" }: DrawingJson): string => {
  const thing = shape === "text" ? "text" : `${HUES[hue] ?? hue} ${THINGS[shape]}`;
  const where = cells.length < 2 ? (cells[0] ? `at ${cells[0]}` : "beside the board") : `from ${cells[0]} to ${cells.at(-1) ?? ""}`;
  return [thing, text && `“${text}”`, where].filter(Boolean).join(" ");
};
export const lookWords = (drawing: DrawingJson, count: number, drawings: readonly DrawingJson[] = []): string => {
  const { shape, hue, text = "" } = drawing;
  if (isBulb(drawing, drawings)) return `${count} circle${count > 1 ? "s" : ""} with arrows`;
  const thing = shape === "text" ? "text" : `${HUES[hue] ?? hue} ${isArrow(drawing, drawings) ? "arrow" : THINGS[shape]}`;
  return count > 1 ? `${count} ${thing}s` : `1 ${thing}${text && ` “${text}”`}`;
};

// The puzzle in which these drawings are that; a sentence where one of them can't be.
export const meant = (puzzle: DrawnPuzzle, indices: readonly number[], meaning: Meaning): DrawnPuzzle | string => {
  const { drawings = [], unread = [], ...rest } = puzzle;
  let rules = [...(puzzle.rules ?? [])];
  for (const index of indices) {
    const rule = meaning.rule?.(drawings[index], puzzle);
    if (meaning.rule && !rule) return `The ${drawingWords(drawings[index])} can't be read so.`;
    if (!rule) continue;
    const there = meaning.joins ? rules.findIndex(({ kind }) => kind === rule.kind) : -1;
    if (there < 0) rules.push(rule);
    else rules = rules.map((each, at) => (at === there ? { ...each, cells: [...new Set([...(each.cells ?? []), ...(rule.cells ?? [])])] } : each));
  }
  const others = drawings.filter((_, index) => !indices.includes(index));
  const left = others.every((each) => isTold(each, rules)) ? [] : others; // the rules draw these themselves
  const named = left.length ? unread : unread.filter((name) => !OF_DRAWINGS.test(name));
  return { ...rest, rules, ...(left.length && { drawings: left }), ...(named.length && { unread: named }) };
};

// The cells of a drawing, where the page knows them.
export const cellsOf = ({ cells }: DrawingJson): readonly number[] =>
  cells.map(parseCell).filter((cell) => cell !== undefined);
