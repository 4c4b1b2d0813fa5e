// Arrows that a reader can follow. Each is a curve with one bend; of some bends the one that is least in
// the way is taken: it keeps away from the other nodes of the picture, from digits that it would cross
// out, from the edge of the board and from arrows drawn before, and is as straight as that allows. A
// second round lets the first arrows make room for the last.
import { BOARD, distance, rounded } from "./geometry.ts";
import type { Point } from "./geometry.ts";

export interface Wish {
  readonly from: Point;
  readonly to: Point;
  readonly fromRadius: number;
  readonly toRadius: number;
}

export interface Obstacle {
  readonly at: Point;
  readonly radius: number;
  readonly weight: number;
}

export interface Curve {
  readonly start: Point;
  readonly control: Point;
  readonly end: Point;
}

const BENDS = [0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.5, -0.5, 0.7, -0.7];
const SHORT = 48; // links within a cell: they must swing out to be seen
const SHORT_BENDS = [1.5, -1.5, 2, -2, 2.6, -2.6];
const SAMPLES = 20;
const CLEARANCE = 9; // that arrows keep from each other

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const towards = (from: Point, to: Point, by: number): Point => {
  const length = distance(from, to) || 1;
  return between(from, to, by / length);
};

export const bent = (wish: Wish, bend: number): Curve => {
  const middle = between(wish.from, wish.to, 0.5);
  const control = {
    x: middle.x - (wish.to.y - wish.from.y) * bend,
    y: middle.y + (wish.to.x - wish.from.x) * bend,
  };
  // The curve begins and ends at the rim of its nodes, in the direction it leaves and arrives.
  return {
    start: towards(wish.from, control, wish.fromRadius),
    control,
    end: towards(wish.to, control, wish.toRadius),
  };
};

export const pointsOn = (curve: Curve): Point[] =>
  Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const share = i / SAMPLES;
    return between(
      between(curve.start, curve.control, share),
      between(curve.control, curve.end, share),
      share,
    );
  });

const crowding = (point: Point, obstacles: readonly Obstacle[]): number => {
  let cost = 0;
  for (const { at, radius, weight } of obstacles) {
    const dx = point.x - at.x;
    const dy = point.y - at.y;
    if (dx > radius || dx < -radius || dy > radius || dy < -radius) continue;
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away < radius) cost += weight * (1 - away / radius);
  }
  return cost;
};

const MARGIN = 4;
const outside = (point: Point): boolean =>
  point.x < MARGIN || point.y < MARGIN || point.x > BOARD - MARGIN || point.y > BOARD - MARGIN;

const costOf = (
  wish: Wish,
  bend: number,
  obstacles: readonly Obstacle[],
  others: readonly Point[][],
): number => {
  let cost = Math.abs(bend) * 10;
  const isOwn = (at: Point) => distance(at, wish.from) < 1 || distance(at, wish.to) < 1;
  const foreign = obstacles.filter((obstacle) => !isOwn(obstacle.at));
  for (const point of pointsOn(bent(wish, bend))) {
    cost += crowding(point, foreign);
    if (outside(point)) cost += 30;
    for (const other of others) {
      for (const near of other) {
        if (Math.abs(near.x - point.x) < CLEARANCE && Math.abs(near.y - point.y) < CLEARANCE) cost += 1.5;
      }
    }
  }
  return cost;
};

export const routed = (wishes: readonly Wish[], obstacles: readonly Obstacle[]): Curve[] => {
  const bends: number[] = [];
  const lines: Point[][] = [];
  const rounds = wishes.length > 40 ? 1 : 2;
  for (let round = 0; round < rounds; ++round) {
    wishes.forEach((wish, i) => {
      const others = lines.filter((_, j) => j !== i);
      const choices = distance(wish.from, wish.to) < SHORT ? SHORT_BENDS : BENDS;
      const costs = choices.map((bend) => costOf(wish, bend, obstacles, others));
      bends[i] = choices[costs.indexOf(Math.min(...costs))];
      lines[i] = pointsOn(bent(wish, bends[i]));
    });
  }
  return wishes.map((wish, i) => bent(wish, bends[i]));
};

const at = (point: Point): string => `${rounded(point.x)} ${rounded(point.y)}`;
export const curvePath = (curve: Curve): string =>
  `M${at(curve.start)}Q${at(curve.control)} ${at(curve.end)}`;

// A filled head at the end of a curve.
export const headPath = (curve: Curve, size = 13): string => {
  const { control, end } = curve;
  const length = distance(control, end) || 1;
  const along = { x: (end.x - control.x) / length, y: (end.y - control.y) / length };
  const back = { x: end.x - along.x * size, y: end.y - along.y * size };
  const side = size * 0.42;
  const left = { x: back.x - along.y * side, y: back.y + along.x * side };
  const right = { x: back.x + along.y * side, y: back.y - along.x * side };
  return `M${at(end)}L${at(left)}L${at(right)}Z`;
};
