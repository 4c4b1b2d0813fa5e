// What is in the way of what in a picture, measured on its shapes alone, whoever has placed them: arrows that cross a
// digit which is not one of their ends, labels that cover a digit or a candidate, labels over one another.
import type { Shape } from "../src/draw/shape.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Box extends Point {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly name: string;
}

export interface Collisions {
  readonly arrows: readonly string[];
  readonly covered: readonly string[];
  readonly labels: readonly string[];
  readonly outside: readonly string[]; // lines that leave the board
  readonly rules: readonly string[]; // what is written of rules over digits, candidates, labels, or one another
}

// The ink of digits, of candidates, and what is drawn around labels.
const INK: Readonly<Record<string, readonly [number, number]>> = { digit: [17, 22], note: [7, 9] };
// Half of the width of each kind of line.
const PENS: Readonly<Record<string, number>> = { arrow: 1.6, head: 0, tie: 3, "block-line": 2 };
const EDGE = 3; // of the picture around the board
const FINE = 1.5; // between points that are looked at
const AT_AN_END = 20; // from where a line ends to the middle of what it belongs to

const classOf = ({ attributes }: Shape): string => String(attributes["class"]).split(" ")[0];
const numberOf = ({ attributes }: Shape, name: string): number => Number(attributes[name]);

const inkOf = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((each) => {
    const ink = each.tag === "text" ? INK[classOf(each)] : undefined;
    if (!ink) return [];
    const [x, y] = [numberOf(each, "x"), numberOf(each, "y")];
    return [{ x, y, halfWidth: ink[0], halfHeight: ink[1], name: `${classOf(each)} ${each.text} at ${x} ${y}` }];
  });

const labelsOf = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((each) => {
    const name = classOf(each);
    if (name === "set-tag") {
      const r = numberOf(each, "r");
      return [{ x: numberOf(each, "cx"), y: numberOf(each, "cy"), halfWidth: r, halfHeight: r, name }];
    }
    if (name !== "badge") return [];
    const [halfWidth, halfHeight] = [numberOf(each, "width") / 2, numberOf(each, "height") / 2];
    const [x, y] = [numberOf(each, "x") + halfWidth, numberOf(each, "y") + halfHeight];
    return [{ x, y, halfWidth, halfHeight, name: `badge at ${x} ${y}` }];
  });

// What is written of rules, by what lies under it: sums in corners, letters on lines, signs and dots between cells.
const WRITTEN: readonly string[] = ["clue-back", "clue-tag", "clue-dot"];
const writtenOf = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((each) => {
    const name = classOf(each);
    if (!WRITTEN.includes(name)) return [];
    if (each.tag === "circle") {
      const r = numberOf(each, "r") / Math.SQRT2; // the square within
      const [x, y] = [numberOf(each, "cx"), numberOf(each, "cy")];
      return [{ x, y, halfWidth: r, halfHeight: r, name: `${name} at ${x} ${y}` }];
    }
    const [halfWidth, halfHeight] = [numberOf(each, "width") / 2, numberOf(each, "height") / 2];
    const [x, y] = [numberOf(each, "x") + halfWidth, numberOf(each, "y") + halfHeight];
    return [{ x, y, halfWidth, halfHeight, name: `${name} at ${x} ${y}` }];
  });

// All points of a path of straight lines and curves.
const pointsOn = (d: string): Point[] => {
  const points: Point[] = [];
  let first: Point | undefined;
  const lineTo = (to: Point) => {
    const from = points[points.length - 1];
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / FINE);
    for (let i = 1; i <= steps; ++i)
      points.push({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps });
  };
  for (const [, letter, text] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a, b, x, y] = text.trim().split(/[\s,]+/).map(Number);
    if (letter === "M") points.push((first = { x: a, y: b }));
    else if (letter === "L") lineTo({ x: a, y: b });
    else if (letter === "Z" && first) lineTo(first);
    else if (letter === "Q") {
      const from = points[points.length - 1];
      const steps = Math.ceil((Math.hypot(a - from.x, b - from.y) + Math.hypot(x - a, y - b)) / FINE);
      for (let i = 1; i <= steps; ++i) {
        const share = i / steps;
        const along = (p: number, q: number, r: number) =>
          (1 - share) * (1 - share) * p + 2 * share * (1 - share) * q + share * share * r;
        points.push({ x: along(from.x, a, x), y: along(from.y, b, y) });
      }
    }
  }
  return points;
};

const isNear = (point: Point, box: Box, room: number): boolean => {
  const dx = Math.max(0, Math.abs(point.x - box.x) - box.halfWidth);
  const dy = Math.max(0, Math.abs(point.y - box.y) - box.halfHeight);
  return dx * dx + dy * dy < room * room || (dx === 0 && dy === 0);
};
const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth - 0.01 && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight - 0.01;

const nearestTo = (point: Point, boxes: readonly Box[]): Box | undefined => {
  const away = ({ x, y }: Box) => Math.hypot(x - point.x, y - point.y);
  const best = boxes.reduce<Box | undefined>((a, b) => (!a || away(b) < away(a) ? b : a), undefined);
  return best && (away(best) < AT_AN_END || best.halfWidth > 10) ? best : undefined;
};

export const collisionsIn = (shapes: readonly Shape[]): Collisions => {
  const ink = inkOf(shapes);
  const labels = labelsOf(shapes);
  const written = writtenOf(shapes);
  const lines = shapes.filter((each) => each.tag === "path" && classOf(each) in PENS);
  const crossing = (each: Shape, boxes: readonly Box[], room: number): string[] => {
    const points = pointsOn(String(each.attributes["d"]));
    return boxes
      .filter((box) => points.some((point) => isNear(point, box, room)))
      .map((box) => `${String(each.attributes["class"])} ${String(each.attributes["d"])} crosses ${box.name}`);
  };
  const arrows = lines.flatMap((each) => {
    const points = pointsOn(String(each.attributes["d"]));
    // A head points at its end; a line has two.
    const tips = classOf(each) === "head" ? [points[0]] : [points[0], points[points.length - 1]];
    const ends = new Set(tips.map((tip) => nearestTo(tip, ink)));
    const room = String(each.attributes["class"]).includes(" set") ? 2.5 : PENS[classOf(each)];
    return crossing(each, ink.filter((box) => !ends.has(box)), room);
  });
  return {
    arrows,
    outside: lines
      .map(({ attributes }) => String(attributes["d"]))
      .filter((d) => pointsOn(d).some(({ x, y }) => Math.min(x, y) < -EDGE || Math.max(x, y) > 900 + EDGE)),
    covered: labels.flatMap((label) =>
      ink.filter((box) => overlap(label, box)).map((box) => `${label.name} covers ${box.name}`),
    ),
    rules: written.flatMap((one, i) => [
      ...[...ink, ...labels].filter((box) => overlap(one, box)).map((box) => `${one.name} covers ${box.name}`),
      ...written.slice(i + 1).filter((other) => overlap(one, other)).map((other) => `${one.name} and ${other.name}`),
      ...lines.flatMap((each) => crossing(each, [one], PENS[classOf(each)])),
    ]),
    labels: labels.flatMap((label, i) =>
      labels.slice(i + 1).filter((other) => overlap(label, other)).map((other) => `${label.name} and ${other.name}`),
    ),
  };
};
