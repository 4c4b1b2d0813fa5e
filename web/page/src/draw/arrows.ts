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

// The arrows that have been drawn so far, by their points.
class Drawn {
  private readonly lines: (readonly Point[])[] = []; // as each arrow is now
  private readonly squares = new Squares<{ point: Point; arrow: number; line: readonly Point[] }>(CLEARANCE);

  put(arrow: number, line: readonly Point[]): void {
    this.lines[arrow] = line;
    for (const point of line) this.squares.put(point, { point, arrow, line });
  }
  // How many points of others are too near.
  crowd(point: Point, arrow: number): number {
    let count = 0;
    this.squares.around(point, ({ point: near, arrow: other, line }) => {
      // An arrow that was drawn anew has left its old points behind.
      if (other === arrow || this.lines[other] !== line) return;
      if (Math.abs(near.x - point.x) < CLEARANCE && Math.abs(near.y - point.y) < CLEARANCE) ++count;
    });
    return count;
  }
}

export const routed = (wishes: readonly Wish[], obstacles: readonly Obstacle[]): Curve[] => {
  const reach = Math.max(1, ...obstacles.map(({ radius }) => radius));
  const field = new Squares<Obstacle>(reach);
  for (const obstacle of obstacles) field.put(obstacle.at, obstacle);
  const drawn = new Drawn();
  const bends: number[] = [];
  const costOf = (wish: Wish, arrow: number, bend: number): number => {
    let cost = Math.abs(bend) * 10;
    const isOwn = (at: Point) => distance(at, wish.from) < 1 || distance(at, wish.to) < 1;
    for (const point of pointsOn(bent(wish, bend))) {
      field.around(point, (obstacle) => {
        const weight = burden(point, obstacle);
        if (weight && !isOwn(obstacle.at)) cost += weight;
      });
      if (outside(point)) cost += 30;
      cost += 1.5 * drawn.crowd(point, arrow);
    }
    return cost;
  };
  const rounds = wishes.length > 40 ? 1 : 2;
  for (let round = 0; round < rounds; ++round) {
    wishes.forEach((wish, i) => {
      const choices = distance(wish.from, wish.to) < SHORT ? SHORT_BENDS : BENDS;
      const costs = choices.map((bend) => costOf(wish, i, bend));
      const least = Math.min(...costs);
      bends[i] = choices[costs.findIndex((cost) => cost <= least + NOTHING)];
      drawn.put(i, pointsOn(bent(wish, bends[i])));
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
