// What the bench draws over the engine's picture of the rules: cells that are being marked, rules that the engine has not
// drawn yet or can't (a number is missing, or no cells can have it), places beside the board that can be tapped, and
// where two solutions differ.
import { columnOf, parseCell, rowOf } from "../board/cells.ts";
import type { Cell, Shape as BoardShape } from "../board/cells.ts";
import { CELL, centreOf } from "../draw/geometry.ts";
import type { Point } from "../draw/geometry.ts";
import type { RuleDrawing } from "../draw/rule_drawing.ts";
import { shape } from "../draw/shape.ts";
import type { Shape } from "../draw/shape.ts";
import { cellsOf, numberOf, numberText } from "./puzzle.ts";
import { toolOf } from "./tools.ts";
import type { RuleJson, Tool } from "./tools.ts";

const INSET = 9;
const square = (cell: Cell, words: string): Shape =>
  shape("rect", words, {
    x: columnOf(cell) * CELL + INSET,
    y: rowOf(cell) * CELL + INSET,
    width: CELL - 2 * INSET,
    height: CELL - 2 * INSET,
    rx: 10,
  });
const polyline = (cells: readonly Cell[], words: string): Shape =>
  shape("path", words, { d: cells.map((cell, i) => `${i ? "L" : "M"}${centreOf(cell).x} ${centreOf(cell).y}`).join("") });

export const isBesides = ({ shape }: Tool): boolean => shape === "outside" || shape === "diagonal";

// Where the number of a rule stands that has none of its cells for it.
const placeBeside = (rule: RuleJson, board: BoardShape): Point | undefined => {
  const { line = "", from = "" } = rule;
  if (rule.kind === "little-killer") {
    const [first, second] = (rule.cells ?? []).map(parseCell);
    if (first === undefined) return undefined;
    const [down, right] = second === undefined ? [aside(rowOf(first)), aside(columnOf(first))] : [rowOf(second) - rowOf(first), columnOf(second) - columnOf(first)];
    const { x, y } = centreOf(first);
    return { x: x - right * CELL, y: y - down * CELL };
  }
  if (!line) return undefined;
  const at = (Number(line.slice(1)) - 1) * CELL + CELL / 2;
  const [before, below, behind] = [-CELL / 2, (board.rows + 0.5) * CELL, (board.columns + 0.5) * CELL];
  return line.startsWith("c") ? { x: at, y: from === "bottom" ? below : before } : { x: from === "right" ? behind : before, y: at };
};
const aside = (at: number): number => (at === 0 ? 1 : -1);

const pendingShapes = (rule: RuleJson, board: BoardShape): Shape[] => {
  const cells = cellsOf(rule, board);
  const tool = toolOf(rule);
  const text = numberText(rule) || (numberOf(rule) ? "?" : "");
  const beside = placeBeside(rule, board);
  const label = ({ x, y }: Point): Shape[] => (text ? [shape("text", "setter-label", { x, y }, text)] : []);
  if (beside) return label(beside);
  if (tool?.shape === "line") return [polyline(cells, "setter-pending-line"), ...(cells.length ? label(centreOf(cells[0])) : [])];
  if (tool?.shape === "whole") return [];
  if (tool?.shape === "corner" && cells.length) {
    const { x, y } = centreOf(cells[0]);
    return label({ x: x + CELL / 2, y: y + CELL / 2 });
  }
  const corner = cells.length ? { x: columnOf(cells[0]) * CELL + 24, y: rowOf(cells[0]) * CELL + 24 } : undefined;
  return [...cells.map((cell) => square(cell, "setter-pending")), ...(corner ? label(corner) : [])];
};

const slotShapes = (tool: Tool, { rows, columns }: BoardShape): Shape[] => {
  const [above, aside] = [[-1, rows], [-1, columns]];
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
  const places = [
    ...above.flatMap((row) => upTo(columns).map((column) => [row, column])),
    ...aside.flatMap((column) => upTo(rows).map((row) => [row, column])),
    ...(tool.shape === "diagonal" ? above.flatMap((row) => aside.map((column) => [row, column])) : []),
  ];
  return places.map(([row, column]) =>
    shape("rect", "setter-slot", { x: column * CELL + 16, y: row * CELL + 16, width: CELL - 32, height: CELL - 32, rx: 12 }),
  );
};

export interface Overlay {
  readonly shape: BoardShape;
  readonly base: RuleDrawing;
  readonly tool: Tool;
  readonly draft: readonly Cell[];
  readonly pending: readonly RuleJson[];
  readonly differ: readonly Cell[];
}

export const overlaid = ({ shape: board, base, tool, draft, pending, differ }: Overlay): RuleDrawing => {
  const isWide = isBesides(tool) || pending.some((rule) => placeBeside(rule, board) !== undefined);
  const drawsLine = tool.shape === "line" || tool.shape === "diagonal" || tool.shape === "outside";
  const edge = isWide ? CELL : 0;
  return {
    under: [...differ.map((cell) => square(cell, "setter-differs")), ...base.under],
    lines: [
      ...base.lines,
      ...(isBesides(tool) ? slotShapes(tool, board) : []),
      ...pending.flatMap((rule) => pendingShapes(rule, board)),
      ...(drawsLine && draft.length > 1 ? [polyline(draft, "setter-draft")] : []),
    ],
    left: Math.min(base.left, -edge),
    top: Math.min(base.top, -edge),
    right: Math.max(base.right, board.columns * CELL + edge),
    bottom: Math.max(base.bottom, board.rows * CELL + edge),
  };
};

// The place under a point beside the board: a row or column of -1 or one too many.
export const slotAt = ({ x, y }: Point, { rows, columns }: BoardShape): { row: number; column: number } | undefined => {
  const [row, column] = [Math.floor(y / CELL), Math.floor(x / CELL)];
  const isBeside = row < 0 || row >= rows || column < 0 || column >= columns;
  if (!isBeside || row < -1 || row > rows || column < -1 || column > columns) return undefined;
  return { row, column };
};
