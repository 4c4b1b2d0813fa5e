// What may be missing of the rules of a puzzle that was read: drawings that no rule tells of. Pure, and small: the page asks
// it of every puzzle.
import type { RuleJson } from "../setter/tools.ts";
import type { DrawingJson, DrawnPuzzle } from "./meanings.ts";

// Drawings by the names under which readers have told of them.
export const OF_DRAWINGS = /^(lines|arrows|overlays|underlays|texts|circles|rectangles|cages.*)$/;
const COLOURS = "the colours of cells";

const LINES: readonly string[] = ["whisper", "renban", "thermo", "palindrome", "region-sum", "between", "arrow", "double-arrow", "lockout", "entropic", "modular", "zipper", "sum-line"];

// Whether a drawing only shows a rule that was read: a line on just its cells, the circle of an arrow.
export const isTold = ({ shape, cells }: DrawingJson, rules: readonly RuleJson[] = []): boolean => {
  const isSame = (own: readonly string[]) => own.length === cells.length && cells.every((cell) => own.includes(cell));
  if (shape === "circle") return rules.some(({ kind, bulb = [] }) => kind === "arrow" && isSame(bulb));
  if (shape !== "line" || cells.length < 2) return false;
  return rules.some(({ kind, bulb = [], shaft = [], cells: own = [] }) => LINES.includes(kind) && isSame([...bulb, ...shaft, ...own]));
};
// The drawings of which a person has to say what they mean, and what may be missing of the rules. Colours of cells alone are none.
export const openDrawings = ({ drawings = [], rules }: DrawnPuzzle): readonly number[] =>
  drawings.flatMap((each, index) => (isTold(each, rules) ? [] : [index]));
export const missingIn = (puzzle: DrawnPuzzle): readonly string[] => {
  const { unread = [], drawings = [] } = puzzle;
  const areTold = drawings.length > 0 && !openDrawings(puzzle).length;
  return unread.filter((name) => name !== COLOURS && !(areTold && OF_DRAWINGS.test(name)));
};
