// A large board as shapes: the engine's picture of its rules, digits, notes at their places, what is chosen and what clashes.
import { CELL } from "../draw/geometry.ts";
import type { RuleDrawing } from "../draw/rule_drawing.ts";
import { shape } from "../draw/shape.ts";
import type { Shape } from "../draw/shape.ts";
import { digitAt, digitsOf } from "./game.ts";
import type { LargeBoard, LargeGame, Spot } from "./game.ts";

export interface LargePicture {
  readonly game: LargeGame;
  readonly board: LargeBoard;
  readonly rules: RuleDrawing;
  readonly chosen: Spot;
  readonly wrong: ReadonlySet<Spot>;
}

// Below the labels of rules, as the engine's own pictures have them.
const [ABOVE, BELOW] = [24, 6];

const noteShapes = (game: LargeGame, spot: Spot, mask: number): Shape[] => {
  const across = Math.ceil(Math.sqrt(game.digits.length));
  const down = Math.ceil(game.digits.length / across);
  const [wide, high] = [CELL / across, (CELL - ABOVE - BELOW) / down];
  const [x, y] = [(spot % game.columns) * CELL, Math.floor(spot / game.columns) * CELL];
  return digitsOf(mask, game).map((digit) => {
    const place = digit - game.low;
    return shape("text", "note large-note", { x: x + ((place % across) + 0.5) * wide, y: y + ABOVE + (Math.floor(place / across) + 0.5) * high }, String(digit));
  });
};

export const largeLayers = ({ game, board, rules, chosen, wrong }: LargePicture): readonly (readonly Shape[])[] => {
  const digits: Shape[] = [];
  const notes: Shape[] = [];
  game.givens.forEach((given, spot) => {
    const digit = digitAt(game, board, spot);
    if (digit === undefined) {
      if (board.notes[spot]) notes.push(...noteShapes(game, spot, board.notes[spot]));
      return;
    }
    const [x, y] = [((spot % game.columns) + 0.5) * CELL, (Math.floor(spot / game.columns) + 0.5) * CELL];
    const look = `digit ${given === undefined ? "own" : "given"}${digit > 9 ? " large-digit" : ""}${wrong.has(spot) ? " wrong" : ""}`;
    digits.push(shape("text", look, { x, y }, String(digit)));
    if (wrong.has(spot)) digits.push(shape("path", "wave", { d: `M${x - 24} ${y + 36}q6 -9 12 0t12 0t12 0t12 0` }));
  });
  const [x, y] = [(chosen % game.columns) * CELL, Math.floor(chosen / game.columns) * CELL];
  return [
    [shape("rect", "paper", { x: 0, y: 0, width: game.columns * CELL, height: game.rows * CELL })],
    rules.under,
    rules.lines,
    digits,
    notes,
    [shape("rect", "selected", { x: x + 3, y: y + 3, width: CELL - 6, height: CELL - 6, rx: 6 })],
  ];
};
