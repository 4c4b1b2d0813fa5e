// Arrows that a reader can follow. Each is a curve with one bend, if one leads to its end without crossing a
// digit or a label on the way; of such bends the one that is least in the way is taken: it keeps away from the other
// nodes of the picture, from the edge of the board and from arrows drawn before, and is as straight as that
// allows. Where no bend is clear the arrow takes the lanes between candidates (lanes.ts).
import { BOARD, NODE_RADIUS, distance, rounded } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import type { Boxes } from "./boxes.ts";
import { Lanes } from "./lanes.ts";

export interface Wish {
  readonly from: Point;
  readonly to: Point;
  readonly fromRadius: number;
  readonly toRadius: number;
  readonly own: ReadonlySet<number>; // the candidates at its ends, by their keys
  readonly hasHead: boolean;
}

export interface Obstacle {
  readonly at: Point;
  readonly radius: number;
  readonly weight: number;
}

// Three points of a curve, or the corners of a line that turns.
export interface Route {
  readonly isCurve: boolean;
  readonly points: readonly Point[];
  readonly head?: number; // how long its head is, if not as others are
}

const BENDS = [0, 0.07, -0.07, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32, 0.44, -0.44, 0.58, -0.58, 0.75, -0.75];
const SHORT = 48; // links within a cell: they must swing out to be seen
const SHORT_BENDS = [1, -1, 1.5, -1.5, 2, -2, 2.6, -2.6];
const STEP = 6; // between points of a curve that is tried
const CLEARANCE = 9; // that arrows keep from each other
const CURVE_ROOM = 3.5; // that a curve keeps from what it passes
const HEAD_ROOM = 1;
export const HEAD = 11;
const SMALL_HEAD = 7; // where there is no room for it
// Costs that differ by less are the same: which bend is taken must not hang on the last bit.
const NOTHING = 1e-6;

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const towards = (from: Point, to: Point, by: number): Point => {
  const length = distance(from, to) || 1;
  return between(from, to, by / length);
};

export const bent = (wish: Wish, bend: number): Route => {
  const middle = between(wish.from, wish.to, 0.5);
  const control = {
    x: middle.x - (wish.to.y - wish.from.y) * bend,
    y: middle.y + (wish.to.x - wish.from.x) * bend,
  };
  // The curve begins and ends at the rim of its nodes, in the direction it leaves and arrives.
  return {
    isCurve: true,
    points: [towards(wish.from, control, wish.fromRadius), control, towards(wish.to, control, wish.toRadius)],
  };
};

// Points along a route, near enough to each other to find whatever it crosses.
export const pointsOn = ({ isCurve, points }: Route): Point[] => {
  if (!isCurve)
    return points.slice(1).flatMap((to, i) => {
      const steps = Math.ceil(distance(points[i], to) / STEP) || 1;
      return Array.from({ length: steps + 1 }, (_, n) => between(points[i], to, n / steps));
    });
  const [start, control, end] = points;
  const steps = Math.ceil((distance(start, control) + distance(control, end)) / STEP) || 1;
  return Array.from({ length: steps + 1 }, (_, i) =>
    between(between(start, control, i / steps), between(control, end, i / steps), i / steps),
  );
};

const burden = (point: Point, { at, radius, weight }: Obstacle): number => {
  const away = distance(point, at);
  return away < radius ? weight * (1 - away / radius) : 0;
};

const MARGIN = 4;
const outside = (point: Point): boolean =>
  point.x < MARGIN || point.y < MARGIN || point.x > BOARD - MARGIN || point.y > BOARD - MARGIN;

const A_COLUMN = 4096;
const NEIGHBOURS = [-A_COLUMN, 0, A_COLUMN].flatMap((column) => [column - 1, column, column + 1]);

// What lies where, in squares of some size: a question looks at the square of its point and those around.
class Squares<T> {
  private readonly squares = new Map<number, T[]>();
  constructor(private readonly size: number) {}

  private key(x: number, y: number): number {
    return Math.floor(x / this.size) * A_COLUMN + Math.floor(y / this.size);
  }
  put({ x, y }: Point, thing: T): void {
    const key = this.key(x, y);
    const there = this.squares.get(key);
    if (there) there.push(thing);
    else this.squares.set(key, [thing]);
  }
  around({ x, y }: Point, visit: (thing: T) => void): void {
    const middle = this.key(x, y);
    for (const key of NEIGHBOURS) this.squares.get(middle + key)?.forEach(visit);
  }
}

// The head as a triangle: its tip, and the two others.
const headOf = ({ points, head = HEAD }: Route): readonly [Point, Point, Point] => {
  const [control, end] = points.slice(-2);
  const length = distance(control, end) || 1;
  const along = { x: (end.x - control.x) / length, y: (end.y - control.y) / length };
  const back = { x: end.x - along.x * head, y: end.y - along.y * head };
  const side = head * 0.42;
  return [
    end,
    { x: back.x - along.y * side, y: back.y + along.x * side },
    { x: back.x + along.y * side, y: back.y - along.x * side },
  ];
};

const isHeadClear = (wish: Wish, route: Route, boxes: Boxes): boolean => {
  const [tip, left, right] = headOf(route);
  const isCut = (a: Point, b: Point) => boxes.isCrossed(a, b, HEAD_ROOM, wish.own);
  return !isCut(tip, left) && !isCut(tip, right) && !isCut(left, right);
};
const isClear = (wish: Wish, route: Route, boxes: Boxes): boolean => {
  const points = pointsOn(route);
  if (points.some(outside)) return false;
  for (let i = 1; i < points.length; ++i)
    if (boxes.isCrossed(points[i - 1], points[i], CURVE_ROOM, wish.own)) return false;
  return !wish.hasHead || isHeadClear(wish, route, boxes);
};

// A way that begins and ends at the rim of its nodes.
const trimmed = (way: readonly Point[], { fromRadius, toRadius }: Wish): Route => {
  const points = [...way];
  const last = points.length - 1;
  points[0] = towards(way[0], way[1], Math.min(fromRadius, distance(way[0], way[1]) * 0.8));
  points[last] = towards(way[last], way[last - 1], Math.min(toRadius, distance(way[last], way[last - 1]) * 0.8));
  return { isCurve: false, points };
};

// All routes in the order of their wishes.
export const routed = (wishes: readonly Wish[], obstacles: readonly Obstacle[], boxes: Boxes): Route[] => {
  const reach = Math.max(1, ...obstacles.map(({ radius }) => radius));
  const field = new Squares<Obstacle>(reach);
  for (const obstacle of obstacles) field.put(obstacle.at, obstacle);
  const drawn = new Squares<Point>(CLEARANCE);
  const lanes = new Lanes(boxes);
  const costOf = (wish: Wish, route: Route, bend: number): number => {
    let cost = Math.abs(bend) * 40;
    const isOwn = (at: Point) => distance(at, wish.from) < 1 || distance(at, wish.to) < 1;
    for (const point of pointsOn(route)) {
      field.around(point, (obstacle) => {
        const weight = burden(point, obstacle);
        if (weight && !isOwn(obstacle.at)) cost += weight;
      });
      drawn.around(point, (near) => {
        if (Math.abs(near.x - point.x) < CLEARANCE && Math.abs(near.y - point.y) < CLEARANCE) cost += 1.5;
      });
    }
    return cost;
  };
  const best = (wish: Wish): Route => {
    const bends = distance(wish.from, wish.to) < SHORT ? SHORT_BENDS : BENDS;
    const routes = bends.map((bend) => ({ bend, route: bent(wish, bend) }));
    const clear = routes.filter(({ route }) => isClear(wish, route, boxes));
    const way = clear.length ? undefined : lanes.way(wish.from, wish.to, wish.own);
    if (way) return trimmed(way, wish);
    const choices = clear.length ? clear : routes;
    const costs = choices.map(({ bend, route }) => costOf(wish, route, bend));
    const least = Math.min(...costs);
    return choices[costs.findIndex((cost) => cost <= least + NOTHING)].route;
  };
  return wishes.map((wish) => {
    const route = best(wish);
    for (const point of pointsOn(route)) drawn.put(point, point);
    return wish.hasHead && !isHeadClear(wish, route, boxes) ? { ...route, head: SMALL_HEAD } : route;
  });
};

const at = (point: Point): string => `${rounded(point.x)} ${rounded(point.y)}`;
const ROUND = 6; // of a corner

export const routePath = ({ isCurve, points }: Route): string => {
  if (isCurve) return `M${at(points[0])}Q${at(points[1])} ${at(points[2])}`;
  const corners = points.slice(1, -1).map((corner, i) => {
    const cut = (to: Point) => towards(corner, to, Math.min(ROUND, distance(corner, to) / 2));
    return `L${at(cut(points[i]))}Q${at(corner)} ${at(cut(points[i + 2]))}`;
  });
  return `M${at(points[0])}${corners.join("")}L${at(points[points.length - 1])}`;
};

// A filled head at the end of a route.
export const headPath = (route: Route): string => {
  const [tip, left, right] = headOf(route);
  return `M${at(tip)}L${at(left)}L${at(right)}Z`;
};

// How far from a node an arrow begins and ends.
export const RIM = NODE_RADIUS + 1;
