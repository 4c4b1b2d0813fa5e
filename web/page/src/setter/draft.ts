// What becomes of cells that were dragged over, marked one by one, or tapped at some place: a change of the puzzle, and
// which rule is chosen afterwards. Pure: the view tells what was done, and shows what comes of it.
import { cellAt, cellName, columnOf, rowOf } from "../board/cells.ts";
import type { Cell, Shape } from "../board/cells.ts";
import { replaced, rulesAt, shapeOf, withRule, withoutRule } from "./puzzle.ts";
import type { Setting } from "./puzzle.ts";
import type { RuleJson, Tool } from "./tools.ts";

// The change, the rule that is chosen then, and what is said; nothing but words where it can't be.
export interface Deed {
  readonly setting?: Setting;
  readonly chosen?: number | undefined;
  readonly words: string;
}

export const isInside = ({ rows, columns }: Shape, row: number, column: number): boolean =>
  row >= 0 && row < rows && column >= 0 && column < columns;
const step = (from: number, to: number): number => Math.sign(to - from);

// ---- paths

// On to another cell; a pointer that was too fast for some cells is taken to have gone straight. Back to the cell
// before takes the last one away, as one would rub out a line; an area only grows.
export const extended = (path: readonly Cell[], to: Cell, shape: Tool["shape"]): readonly Cell[] => {
  const last = path.at(-1);
  if (last === undefined) return [to];
  if (last === to) return path;
  if (shape !== "area" && shape !== "cell" && path.at(-2) === to) return path.slice(0, -1);
  const cells = [...path];
  let [row, column] = [rowOf(last), columnOf(last)];
  while (cellAt(row, column) !== to) {
    row += step(row, rowOf(to));
    column += step(column, columnOf(to));
    const cell = cellAt(row, column);
    if (!cells.includes(cell)) cells.push(cell);
  }
  return cells;
};

// Marked by the keyboard: a cell that is marked already is unmarked.
export const toggled = (path: readonly Cell[], cell: Cell): readonly Cell[] =>
  path.includes(cell) ? path.filter((each) => each !== cell) : [...path, cell];

// ---- rules out of cells

const names = (cells: readonly Cell[]): string[] => cells.map(cellName);

// The row or column of two cells next to each other, and the side from which they come.
const lineOf = ([first, second]: readonly Cell[]): Pick<RuleJson, "line" | "from"> | undefined => {
  if (first === undefined) return undefined;
  const [row, column] = [rowOf(first), columnOf(first)];
  if (second !== undefined && rowOf(second) === row)
    return { line: `r${row + 1}`, from: columnOf(second) > column ? "left" : "right" };
  if (second !== undefined && columnOf(second) === column)
    return { line: `c${column + 1}`, from: rowOf(second) > row ? "top" : "bottom" };
  return undefined;
};

// All of the diagonal from its edge on.
export const diagonalOf = (shape: Shape, first: Cell, down: number, right: number): Cell[] => {
  const cells: Cell[] = [];
  for (let [row, column] = [rowOf(first), columnOf(first)]; isInside(shape, row, column); row += down, column += right)
    cells.push(cellAt(row, column));
  return cells;
};
const diagonalThrough = (shape: Shape, [first, second]: readonly Cell[]): Cell[] | undefined => {
  if (first === undefined || second === undefined) return undefined;
  const [down, right] = [rowOf(second) - rowOf(first), columnOf(second) - columnOf(first)];
  if (Math.abs(down) !== 1 || Math.abs(right) !== 1) return undefined;
  let [row, column] = [rowOf(first), columnOf(first)];
  while (isInside(shape, row - down, column - right)) [row, column] = [row - down, column - right];
  return diagonalOf(shape, cellAt(row, column), down, right);
};

// The four cells of a square of two by two that have these among them.
const squareOf = (path: readonly Cell[]): Cell[] | undefined => {
  const [rows, columns] = [path.map(rowOf), path.map(columnOf)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  if (Math.max(...rows) - top !== 1 || Math.max(...columns) - left !== 1) return undefined;
  return [cellAt(top, left), cellAt(top, left + 1), cellAt(top + 1, left), cellAt(top + 1, left + 1)];
};
const areNeighbours = (a: Cell, b: Cell): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

const TOO_FEW = (tool: Tool): string => `${tool.words}: ${tool.least ?? 2} cells or more are needed.`;

// The rule, or why there is none.
const ruleOf = (board: Shape, tool: Tool, path: readonly Cell[]): RuleJson | string => {
  const { kind, shape, fixed = {}, begins = {}, least = 2 } = tool;
  const base = { kind, ...begins, ...fixed };
  switch (shape) {
    case "area":
      if (path.length < least) return TOO_FEW(tool);
      if (path.length > board.digits.length) return `${tool.words}: more than ${board.digits.length} cells can't all be different.`;
      return { ...base, cells: names([...path].sort((a, b) => a - b)) };
    case "line":
      if (path.length < least) return TOO_FEW(tool);
      if (kind === "arrow") return { ...base, bulb: names(path.slice(0, 1)), shaft: names(path.slice(1)) };
      return { ...base, cells: names(path) };
    case "pair":
      if (path.length !== 2 || !areNeighbours(path[0], path[1]))
        return `${tool.words}: it stands between two cells side by side.`;
      return { ...base, cells: names(path) };
    case "corner": {
      const square = squareOf(path);
      return square ? { ...base, cells: names(square) } : `${tool.words}: it stands at a corner between four cells.`;
    }
    case "outside": {
      const place = lineOf(path);
      if (!place) return `${tool.words}: mark the first two cells of a row or column, from the side where it stands.`;
      return { ...base, line: place.line ?? "", ...(kind !== "sandwich" && { from: place.from ?? "" }) };
    }
    case "diagonal": {
      const cells = diagonalThrough(board, path);
      return cells ? { ...base, cells: names(cells) } : `${tool.words}: mark the first two cells of a diagonal.`;
    }
    default:
      return TOO_FEW(tool);
  }
};

const sorted = ({ bulb = [], shaft = [], cells = [] }: RuleJson): string => [...bulb, ...shaft, ...cells].sort().join();
// Whether one rule stands where the other does, and is of its kind.
const isSamePlace = (a: RuleJson, b: RuleJson): boolean =>
  a.kind === b.kind &&
  a.line === b.line &&
  a.from === b.from &&
  a.which === b.which &&
  sorted(a) === sorted(b);
const isSame = (a: RuleJson, b: RuleJson): boolean =>
  isSamePlace(a, b) && a.colour === b.colour && a.slow === b.slow && (a.kind !== "xv" || a.value === b.value) &&
  (a.kind !== "greater" || a.cells?.[0] === b.cells?.[0]);

// ---- deeds

// Cells that were dragged over, or marked and finished.
export const placed = (setting: Setting, tool: Tool, path: readonly Cell[]): Deed => {
  if (tool.shape === "cell") return path.reduce<Deed>((deed, cell) => touched(deed.setting ?? setting, tool, cell), { words: "" });
  const rule = ruleOf(shapeOf(setting), tool, path);
  if (typeof rule === "string") return { words: rule };
  return put(setting, tool, rule);
};

const put = (setting: Setting, tool: Tool, rule: RuleJson): Deed => {
  const index = setting.rules.findIndex((other) => isSamePlace(other, rule));
  const ask = tool.number ? ` Type the ${tool.number.words.toLowerCase()}.` : "";
  if (index < 0) {
    return { setting: withRule(setting, rule), chosen: setting.rules.length, words: `${tool.words} placed.${ask}` };
  }
  if (tool.shape === "pair") {
    if (isSame(setting.rules[index], rule)) return { setting: withoutRule(setting, index), chosen: undefined, words: `${tool.words} erased.` };
    return { setting: replaced(setting, index, rule), chosen: index, words: `${tool.words} placed.` };
  }
  if (isSame(setting.rules[index], rule)) return { chosen: index, words: `${tool.words} chosen.${ask}` };
  return { setting: replaced(setting, index, rule), chosen: index, words: `${tool.words} placed.${ask}` };
};

// A cell of a rule that has its cells by themselves.
const touched = (setting: Setting, tool: Tool, cell: Cell): Deed => {
  const name = cellName(cell);
  const isOfKind = (rule: RuleJson) => rule.kind === tool.kind;
  const holds = setting.rules.findIndex((rule) => isOfKind(rule) && rule.cells?.includes(name));
  if (holds >= 0) {
    const cells = (setting.rules[holds].cells ?? []).filter((each) => each !== name);
    const words = `${tool.words} taken from ${name}.`;
    if (!cells.length) return { setting: withoutRule(setting, holds), chosen: undefined, words };
    return { setting: replaced(setting, holds, { ...setting.rules[holds], cells }), chosen: holds, words };
  }
  const words = `${tool.words}: ${name}.`;
  const index = setting.rules.findIndex(isOfKind);
  if (index < 0) {
    const rule = { kind: tool.kind, ...tool.fixed, cells: [name] };
    return { setting: withRule(setting, rule), chosen: setting.rules.length, words };
  }
  const rule = setting.rules[index];
  return { setting: replaced(setting, index, { ...rule, cells: [...(rule.cells ?? []), name] }), chosen: index, words };
};

// A tap into a cell; `place` is where in it, 1 to 9 as candidates lie.
const ASIDE: Readonly<Record<number, readonly [number, number]>> = {
  1: [-1, -1], 2: [-1, 0], 3: [-1, 1], 4: [0, -1], 6: [0, 1], 7: [1, -1], 8: [1, 0], 9: [1, 1],
};
export const tapped = (setting: Setting, tool: Tool, cell: Cell, place: number, chosen: number | undefined): Deed => {
  if (tool.shape === "cell") return touched(setting, tool, cell);
  const [down, right] = ASIDE[place] ?? [0, 0];
  const [row, column] = [rowOf(cell) + down, columnOf(cell) + right];
  const isThere = isInside(shapeOf(setting), row, column);
  const isStraight = Math.abs(down) + Math.abs(right) === 1;
  if (isThere && tool.shape === "pair" && isStraight) {
    const path = [cell, cellAt(row, column)];
    return placed(setting, tool, tool.kind === "greater" ? path : path.sort((a, b) => a - b));
  }
  if (isThere && tool.shape === "corner" && down && right)
    return placed(setting, tool, [cell, cellAt(row, column)]);
  const found = rulesAt(setting, cell);
  if (found.length) {
    const next = found[(found.indexOf(chosen ?? -1) + 1) % found.length];
    return { chosen: next, words: "" };
  }
  if (tool.least === 1 && tool.shape === "area") return placed(setting, tool, [cell]);
  return { chosen: undefined, words: "" };
};

// A tap beside the board, where row or column is -1 or one too many: what runs inward from there. The same place again turns
// what runs aslant the other way.
export const besides = (setting: Setting, tool: Tool, row: number, column: number): Deed => {
  const board = shapeOf(setting);
  const aside = (at: number, count: number) => (at < 0 ? 1 : at >= count ? -1 : 0);
  const [down, right] = [aside(row, board.rows), aside(column, board.columns)];
  if (tool.shape === "outside") {
    if ((down === 0) === (right === 0)) return { words: `${tool.words}: it stands beside a row or a column.` };
    const first = cellAt(row + down, column + right);
    return placed(setting, tool, [first, cellAt(row + 2 * down, column + 2 * right)]);
  }
  if (tool.shape !== "diagonal") return { words: "" };
  const ways = down && right ? [[down, right]] : [-1, 1].map((way) => (down ? [down, way] : [way, right]));
  const diagonals = ways
    .filter(([d, r]) => isInside(board, row + d, column + r))
    .map(([d, r]) => diagonalOf(board, cellAt(row + d, column + r), d, r));
  const rules = diagonals.map((cells): RuleJson => ({ kind: tool.kind, cells: names(cells) }));
  if (!rules.length) return { words: "No diagonal begins there." };
  const there = setting.rules.findIndex((rule) => rules.some((each) => isSamePlace(each, rule)));
  if (there < 0 || rules.length < 2) return put(setting, tool, rules[0]);
  const old = setting.rules[there];
  const other = rules.find((rule) => !isSamePlace(rule, old)) ?? rules[0];
  return { setting: replaced(setting, there, { ...old, ...other }), chosen: there, words: `${tool.words} turned.` };
};

// What holds in the whole grid, on or off.
export const switched = (setting: Setting, tool: Tool): Deed => {
  const index = setting.rules.findIndex((rule) => rule.kind === tool.kind && rule.which === tool.fixed?.which);
  if (index >= 0) return { setting: withoutRule(setting, index), chosen: undefined, words: `${tool.words} is off.` };
  return { setting: withRule(setting, { kind: tool.kind, ...tool.fixed }), chosen: undefined, words: `${tool.words} is on.` };
};
export const isOn = (setting: Setting, tool: Tool): boolean =>
  setting.rules.some((rule) => rule.kind === tool.kind && rule.which === tool.fixed?.which);
