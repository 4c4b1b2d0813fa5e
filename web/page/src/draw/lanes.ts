// Ways round everything: between the candidates of a board run lanes, four a cell in either direction, and an arrow
// that no simple curve brings to its end without crossing a digit takes these. The shortest way is found with whole
// numbers, so that it is the same wherever it is looked for (nonet/draw/lanes.cpp has it too); lanes that
// others have taken cost more. Then it is pulled straight, as far as nothing is in the way.
import { BOARD, CELL, distance } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import type { Boxes } from "./boxes.ts";

const IN_A_CELL = [6, 35.5, 64.5, 94];
const AXIS: readonly number[] = Array.from({ length: BOARD / CELL }, (_, cell) =>
  IN_A_CELL.map((lane) => cell * CELL + lane),
).flat();
const LANES = AXIS.length;
const NODES = LANES * LANES;
export const ROOM = 4.5; // that an arrow keeps from what it passes
const TAKEN = 60; // what a crossing of lanes costs that another arrow has taken
const TURN = 20; // what each crossing costs: few corners are better than many
const SHORT = 48; // ends nearer than that must not be joined straight: nothing of the arrow would be seen

const crossing = (node: number): Point => ({ x: AXIS[node % LANES], y: AXIS[Math.floor(node / LANES)] });

// Pairs of a cost and a node in one number: the least comes first, and no two are the same.
class Queue {
  private readonly heap: number[] = [];

  put(cost: number, node: number): void {
    const { heap } = this;
    const key = cost * NODES + node;
    let at = heap.push(key) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (heap[parent] <= key) break;
      heap[at] = heap[parent];
      at = parent;
    }
    heap[at] = key;
  }
  take(): { cost: number; node: number } | undefined {
    const { heap } = this;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined) return undefined;
    for (let at = 0; heap.length; ) {
      let child = 2 * at + 1;
      if (child + 1 < heap.length && heap[child + 1] < heap[child]) ++child;
      if (child >= heap.length || heap[child] >= last) {
        heap[at] = last;
        break;
      }
      heap[at] = heap[child];
      at = child;
    }
    return { cost: Math.floor(top / NODES), node: top % NODES };
  }
}

const costOf = (a: Point, b: Point): number => Math.round(distance(a, b) * 10);

export class Lanes {
  private readonly taken = new Map<number, number>();

  constructor(private readonly boxes: Boxes) {}

  // From the middle of one end to that of the other; nothing where there is no way.
  way(from: Point, to: Point, own: ReadonlySet<number>): Point[] | undefined {
    const isClear = (a: Point, b: Point) => !this.boxes.isCrossed(a, b, ROOM, own);
    const costs: number[] = Array.from({ length: NODES }, () => Infinity);
    const before: number[] = [];
    const queue = new Queue();
    const reach = (node: number, cost: number, by: number) => {
      const all = cost + TURN + TAKEN * (this.taken.get(node) ?? 0);
      if (all >= costs[node]) return;
      costs[node] = all;
      before[node] = by;
      queue.put(all, node);
    };
    for (const node of around(from)) {
      const at = crossing(node);
      if (isClear(from, at)) reach(node, costOf(from, at), -1);
    }
    const ends = around(to).filter((node) => isClear(crossing(node), to));
    let [least, last] = [Infinity, -1];
    for (let next = queue.take(); next && next.cost < least; next = queue.take()) {
      const { cost, node } = next;
      if (cost > costs[node]) continue;
      const at = crossing(node);
      if (ends.includes(node)) {
        const whole = cost + costOf(at, to);
        if (whole < least) [least, last] = [whole, node];
      }
      for (const other of neighbours(node)) {
        const there = crossing(other);
        if (costs[other] > cost && isClear(at, there)) reach(other, cost + costOf(at, there), node);
      }
    }
    if (last < 0) return undefined;
    const nodes: number[] = [];
    for (let node = last; node >= 0; node = before[node]) nodes.unshift(node);
    for (const node of nodes) this.taken.set(node, (this.taken.get(node) ?? 0) + 1);
    return pulled([from, ...nodes.map(crossing), to], isClear);
  }
}

const neighbours = (node: number): number[] => {
  const [x, y] = [node % LANES, Math.floor(node / LANES)];
  const found: number[] = [];
  for (let dy = -1; dy <= 1; ++dy)
    for (let dx = -1; dx <= 1; ++dx) {
      const [nx, ny] = [x + dx, y + dy];
      if ((dx || dy) && nx >= 0 && ny >= 0 && nx < LANES && ny < LANES) found.push(ny * LANES + nx);
    }
  return found;
};

// The crossings around a point between lanes, two lanes on every side.
const around = ({ x, y }: Point): number[] => {
  const near = (n: number): number[] => {
    const after = AXIS.findIndex((lane) => lane > n);
    return [after - 2, after - 1, after, after + 1].filter((lane) => lane >= 0 && lane < LANES);
  };
  return near(y).flatMap((row) => near(x).map((column) => row * LANES + column));
};

const pulled = (way: readonly Point[], isClear: (a: Point, b: Point) => boolean): Point[] => {
  const last = way.length - 1;
  const points = [way[0]];
  for (let at = 0; at < last; ) {
    let next = last;
    const isTooShort = () => at === 0 && next === last && distance(way[0], way[last]) < SHORT;
    while (next > at + 1 && (isTooShort() || !isClear(way[at], way[next]))) --next;
    points.push(way[next]);
    at = next;
  }
  return points;
};
