// Where the labels of a drawing stand: the letters of sets and the numbers of a story's lines. They hide no digit, no
// candidate and not each other: each takes the place nearest to what it belongs to that is free, between
// candidates, in the gap between cells, or where a candidate is missing. (nonet/draw/labels.cpp has the same.)
import { DIGITS } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import { BOARD, CELL, NODE_RADIUS, centreOf, distance, pointOf } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { LABEL } from "./boxes.ts";
import type { Boxes } from "./boxes.ts";
import { isSetRole } from "./roles.ts";
import { numbersAt } from "./story.ts";
import type { Drawing } from "./drawing.ts";

export const TAG_RADIUS = 9;
export const BADGE = 8.5; // half of its height
const LETTER = 7;
export const badgeWidth = (text: string): number => BADGE * 2 + (text.length - 1) * LETTER;

export interface Letter {
  readonly role: string;
  readonly at: Point;
}
export interface Badge {
  readonly lines: readonly number[]; // of the story
  readonly numbers: readonly number[]; // as they are shown
  readonly at: Point;
  readonly width: number;
}
export interface Labels {
  readonly letters: readonly Letter[];
  readonly badges: readonly Badge[];
}

// In each direction: on the border of cells, between candidates, and where candidates stand.
const IN_A_CELL = [0, 21, 35.5, 50, 64.5, 79];
const REACH = 70;
const ON_A_DISC = 30; // so much farther away is as good

const placesAround = ({ x, y }: Point): Point[] => {
  const along = (n: number): number[] => {
    const first = Math.floor((n - REACH) / CELL) * CELL;
    return Array.from({ length: 3 }, (_, cell) => IN_A_CELL.map((each) => first + cell * CELL + each))
      .flat()
      .filter((each) => Math.abs(each - n) <= REACH);
  };
  return along(y).flatMap((py) => along(x).map((px) => ({ x: px, y: py })));
};

// At the edge of the board a label stands just inside it.
const inside = (n: number, half: number): number => Math.min(Math.max(n, half + 1), BOARD - half - 1);

// How far a box is from the middle of a disc.
const away = (at: Point, halfWidth: number, halfHeight: number, disc: Point): number => {
  const [dx, dy] = [Math.abs(at.x - disc.x) - halfWidth, Math.abs(at.y - disc.y) - halfHeight];
  return distance({ x: Math.max(dx, 0), y: Math.max(dy, 0) }, { x: 0, y: 0 });
};

// The nearest place to one of the points that is free, and rather not on the discs around candidates.
const freePlace = (
  points: readonly Point[],
  halfWidth: number,
  halfHeight: number,
  boxes: Boxes,
  discs: readonly Point[],
): Point => {
  let best: Point | undefined;
  let least = Infinity;
  for (const point of points)
    for (const place of placesAround(point)) {
      const at = { x: inside(place.x, halfWidth), y: inside(place.y, halfHeight) };
      const onDiscs = discs.filter((disc) => away(at, halfWidth, halfHeight, disc) < NODE_RADIUS).length;
      const cost = distance(at, point) + ON_A_DISC * onDiscs;
      if (cost >= least - 1e-6 || !boxes.isFree({ at, halfWidth, halfHeight, key: LABEL })) continue;
      [best, least] = [at, cost];
    }
  return best ?? { x: inside(points[0].x, halfWidth), y: inside(points[0].y - 16, halfHeight) };
};

// A letter stands at the place of a digit that is no candidate, the last one first.
const letterPlace = (cell: Cell, isSeen: (at: Candidate) => boolean, boxes: Boxes): Point => {
  const free = DIGITS.map((digit) => ({ cell, digit }))
    .filter((at) => !isSeen(at))
    .map(pointOf)
    .reverse()
    .find((at) => boxes.isFree({ at, halfWidth: TAG_RADIUS, halfHeight: TAG_RADIUS, key: LABEL }));
  return free ?? freePlace([centreOf(cell)], TAG_RADIUS, TAG_RADIUS, boxes, []);
};

// All of them, whatever has been reached of the story, so that none moves while it is walked through. What they
// take is added to the boxes.
export const labelsOf = (drawing: Drawing, isSeen: (at: Candidate) => boolean, boxes: Boxes): Labels => {
  const letters: Letter[] = [];
  const told = new Set<string>();
  for (const { role, at } of drawing.marks) {
    const key = `${role} ${at.cell}`;
    if (!isSetRole(role) || told.has(key)) continue;
    told.add(key);
    const place = letterPlace(at.cell, isSeen, boxes);
    boxes.add({ at: place, halfWidth: TAG_RADIUS, halfHeight: TAG_RADIUS, key: LABEL });
    letters.push({ role, at: place });
  }
  const badges: Badge[] = [];
  const discs = [
    ...drawing.marks.map(({ at }) => at),
    ...drawing.removals,
    ...(drawing.story?.nodes ?? []).flatMap(({ candidates }) => candidates),
  ].map(pointOf);
  for (const { candidates, numbers, lines } of drawing.story ? numbersAt(drawing.story).values() : []) {
    const width = badgeWidth(numbers.join(" "));
    const place = freePlace(candidates.map(pointOf), width / 2, BADGE, boxes, discs);
    boxes.add({ at: place, halfWidth: width / 2, halfHeight: BADGE, key: LABEL });
    badges.push({ lines, numbers, at: place, width });
  }
  return { letters, badges };
};
