// Boxes around what is to be read: digits, candidates, labels. Arrows keep clear of them and labels hide none. They
// lie in lists by cell, so that a question looks only at what is near.
import { CELLS, DIGITS } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import { BOARD, CELL, centreOf, pointOf } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import type { Shape } from "./shape.ts";

export interface Box {
  readonly at: Point; // its middle
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly key: number; // of the candidate in it, see keyOf; others have none
}

export const NO_KEY = -1;
export const LABEL = -2; // arrows may come nearer to these
const NEARER = 3;
export const keyOf = ({ cell, digit }: Candidate): number => cell * 10 + digit;

// What the ink of a digit takes.
export const noteBox = (at: Candidate): Box => ({ at: pointOf(at), halfWidth: 7, halfHeight: 9, key: keyOf(at) });
export const digitBox = (cell: Cell): Box => ({ at: centreOf(cell), halfWidth: 17, halfHeight: 22, key: NO_KEY });

export const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.at.x - b.at.x) < a.halfWidth + b.halfWidth && Math.abs(a.at.y - b.at.y) < a.halfHeight + b.halfHeight;

// The shares of a line between two points where it comes nearer to a box than `room`.
const passing = (a: Point, b: Point, box: Box, room: number): readonly [number, number] | undefined => {
  let [first, last] = [0, 1];
  const cut = (from: number, to: number, middle: number, half: number): boolean => {
    const by = to - from;
    const [low, high] = [middle - half - from, middle + half - from];
    if (by === 0) return low < 0 && high > 0;
    const [enter, leave] = by > 0 ? [low / by, high / by] : [high / by, low / by];
    first = Math.max(first, enter);
    last = Math.min(last, leave);
    return first < last;
  };
  const around = box.key === LABEL ? room - NEARER : room;
  const isNear =
    cut(a.x, b.x, box.at.x, box.halfWidth + around) && cut(a.y, b.y, box.at.y, box.halfHeight + around);
  return isNear ? [first, last] : undefined;
};

const cellIndex = (n: number): number => Math.min(8, Math.max(0, Math.floor(n / CELL)));

export class Boxes {
  private readonly near: Box[][] = CELLS.map(() => []);

  add(box: Box): void {
    const reach = 6;
    this.cells(
      box.at.x - box.halfWidth - reach,
      box.at.y - box.halfHeight - reach,
      box.at.x + box.halfWidth + reach,
      box.at.y + box.halfHeight + reach,
      (boxes) => {
        boxes.push(box);
        return false;
      },
    );
  }

  // Whether one of the lists of the cells that a rectangle touches is found to have something.
  private cells(left: number, top: number, right: number, bottom: number, look: (boxes: Box[]) => boolean): boolean {
    for (let row = cellIndex(top); row <= cellIndex(bottom); ++row)
      for (let column = cellIndex(left); column <= cellIndex(right); ++column)
        if (look(this.near[row * 9 + column])) return true;
    return false;
  }

  // Whether a line crosses what is not one of its ends.
  isCrossed(a: Point, b: Point, room: number, own: ReadonlySet<number>): boolean {
    return this.cells(
      Math.min(a.x, b.x),
      Math.min(a.y, b.y),
      Math.max(a.x, b.x),
      Math.max(a.y, b.y),
      (boxes) => boxes.some((box) => !own.has(box.key) && passing(a, b, box, room) !== undefined),
    );
  }
  // The pieces of a line that are left where it passes nothing, as shares of it.
  open(a: Point, b: Point, room: number): (readonly [number, number])[] {
    const passed: (readonly [number, number])[] = [];
    this.cells(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y), (boxes) => {
      for (const box of boxes) {
        const part = passing(a, b, box, room);
        if (part) passed.push(part);
      }
      return false;
    });
    passed.sort((one, other) => one[0] - other[0]);
    const pieces: (readonly [number, number])[] = [];
    let from = 0;
    for (const [enter, leave] of passed) {
      if (enter > from) pieces.push([from, enter]);
      from = Math.max(from, leave);
    }
    if (from < 1) pieces.push([from, 1]);
    return pieces;
  }
  isFree(box: Box): boolean {
    const { at, halfWidth, halfHeight } = box;
    if (at.x < halfWidth || at.y < halfHeight || at.x > BOARD - halfWidth || at.y > BOARD - halfHeight) return false;
    return !this.cells(
      at.x - halfWidth,
      at.y - halfHeight,
      at.x + halfWidth,
      at.y + halfHeight,
      (boxes) => boxes.some((other) => overlap(box, other)),
    );
  }
}

// All that is read on a board.
// What is written of rules: sums in corners, letters on lines, signs and dots between cells.
const WRITTEN = /^clue-(back|tag|dot)\b/;
const addWritten = (shapes: readonly Shape[], boxes: Boxes): void => {
  for (const { attributes } of shapes) {
    if (!WRITTEN.test(String(attributes["class"]))) continue;
    const [x, y, width, height, cx, cy, r] = ["x", "y", "width", "height", "cx", "cy", "r"].map((name) => Number(attributes[name]));
    const box = attributes["r"] === undefined
      ? { at: { x: x + width / 2, y: y + height / 2 }, halfWidth: width / 2, halfHeight: height / 2 }
      : { at: { x: cx, y: cy }, halfWidth: r, halfHeight: r };
    boxes.add({ ...box, key: LABEL });
  }
};

export const boxesOn = (
  isFilled: (cell: Cell) => boolean,
  isSeen: (at: Candidate) => boolean,
  rules: readonly Shape[],
): Boxes => {
  const boxes = new Boxes();
  addWritten(rules, boxes);
  for (const cell of CELLS) {
    if (isFilled(cell)) boxes.add(digitBox(cell));
    else
      for (const digit of DIGITS) if (isSeen({ cell, digit })) boxes.add(noteBox({ cell, digit }));
  }
  return boxes;
};
