// Where things lie on the drawn board: 900 units wide, a cell 100, a candidate at its fixed place of
// the 3 by 3 in its cell. And the outline of a rounded hull around points, for groups of candidates.
import { columnOf, rowOf } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";

export const CELL = 100;
export const BOARD = 900;
// Where rules have labels at the tops of cells, candidates are smaller, and below these.
const PLAIN = { radius: 13.5, spread: 29, flatter: 1, sunk: 0 }; // around candidates there is room for arrows
const LABELLED = { radius: 12, spread: 28, flatter: 0.86, sunk: 8 };
let places = PLAIN;
export let NODE_RADIUS = PLAIN.radius;
export const makeRoom = (labelled: boolean): void => {
  places = labelled ? LABELLED : PLAIN;
  NODE_RADIUS = places.radius;
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centreOf = (cell: Cell): Point => ({
  x: columnOf(cell) * CELL + 50,
  y: rowOf(cell) * CELL + 50,
});
export const pointOf = (at: Candidate): Point => {
  const centre = centreOf(at.cell);
  const place = at.digit - 1;
  const { spread, flatter, sunk } = places;
  const [across, down] = [(place % 3) - 1, Math.floor(place / 3) - 1];
  return { x: centre.x + across * spread, y: centre.y + sunk + flatter * down * spread };
};

// The candidate nearest to a point inside a cell, both from 0 to 1.
export const digitNear = (x: number, y: number): number => {
  const third = (of: number) => Math.min(2, Math.max(0, Math.floor(of * 3)));
  return third(y) * 3 + third(x) + 1;
};

// (Math.hypot is many times slower.) Multiplied, not raised: that is the same to the last bit everywhere, and the
// program's pictures (nonet/draw) are held against the page's.
export const distance = (a: Point, b: Point): number => {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
};
export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});
// Candidates of a group that one hull would not hold together.
const WIDE = 2.4 * CELL;
export const lieApart = (points: readonly Point[]): boolean =>
  points.some((a) => points.some((b) => distance(a, b) >= WIDE));
export const rounded = (n: number): string => String(Math.round(n * 10) / 10);
const at = (point: Point): string => `${rounded(point.x)} ${rounded(point.y)}`;

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

// The convex hull, clockwise on a screen.
const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (from: readonly Point[]): Point[] => {
    const line: Point[] = [];
    for (const point of from) {
      while (line.length > 1 && turn(line[line.length - 2], line[line.length - 1], point) <= 0) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return sorted.length < 2 ? sorted : [...chain(sorted), ...chain(sorted.reverse())];
};

// The path around all points at a distance.
export const hullPath = (points: readonly Point[], radius: number): string => {
  const hull = hullOf(points);
  if (hull.length === 1) {
    const { x, y } = hull[0];
    const arc = (to: number) => `A${radius} ${radius} 0 0 1 ${at({ x: to, y })}`;
    return `M${at({ x: x - radius, y })}${arc(x + radius)}${arc(x - radius)}Z`;
  }
  const parts = hull.map((from, i) => {
    const to = hull[(i + 1) % hull.length];
    const length = distance(from, to);
    const out = { x: ((to.y - from.y) / length) * radius, y: (-(to.x - from.x) / length) * radius };
    const [start, end] = [from, to].map((point) => at({ x: point.x + out.x, y: point.y + out.y }));
    return `${i ? `A${radius} ${radius} 0 0 1 ` : "M"}${start}L${end}`;
  });
  const first = /^M([^L]*)/.exec(parts[0])?.[1] ?? "";
  return `${parts.join("")}A${radius} ${radius} 0 0 1 ${first}Z`;
};
