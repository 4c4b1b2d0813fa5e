// A Drawing as shapes, in three layers: what lies under the lines of the board (bands, hulls, marks), the
// arrows, which pass behind the digits, and what lies over these (strikes, rings, numbers).
import { CELLS, DIGITS, HOUSES, columnOf, rowOf } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import {
  BOARD,
  CELL,
  NODE_RADIUS,
  centreOf,
  distance,
  hullPath,
  lieApart,
  middleOf,
  pointOf,
  rounded,
} from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { curvePath, headPath, routed } from "./arrows.ts";
import type { Obstacle, Wish } from "./arrows.ts";
import { shape } from "./shape.ts";
import type { Shape } from "./shape.ts";
import { isSetRole, letterOf, lookOf, markShapes } from "./roles.ts";
import { goneOf, isReached, isWalked, truthCandidates } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { whyOf } from "./single.ts";
import type { Single } from "./single.ts";
import { numbersAt } from "./story.ts";
import type { Story, StoryNode } from "./story.ts";

const INSET: Readonly<Record<string, number>> = { base: 3, cover: 7, "twin-cover": 11, last: 15, look: 4 };

const bandShape = (house: number, role: string): Shape => {
  const cells = HOUSES[house];
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const inset = INSET[role];
  return shape("rect", `band band-${role}`, {
    x: columnOf(first) * CELL + inset,
    y: rowOf(first) * CELL + inset,
    width: (columnOf(last) - columnOf(first) + 1) * CELL - 2 * inset,
    height: (rowOf(last) - rowOf(first) + 1) * CELL - 2 * inset,
    rx: 12,
  });
};

// The squares of an almost locked set, with its letter.
const setShapes = (drawing: Drawing): Shape[] => {
  const sets = new Map<string, Set<Cell>>();
  for (const { role, at } of drawing.marks) {
    if (isSetRole(role)) sets.set(role, (sets.get(role) ?? new Set()).add(at.cell));
  }
  return [...sets].flatMap(([role, cells], index) =>
    [...cells].flatMap((cell) => {
      const inset = 4 + 3 * (index % 3);
      const [x, y] = [columnOf(cell) * CELL, rowOf(cell) * CELL];
      const rect = { x: x + inset, y: y + inset, width: CELL - 2 * inset, height: CELL - 2 * inset, rx: 16 };
      return [shape("rect", `set-cell ${lookOf(role).hue} set-line-${index % 3}`, rect)];
    }),
  );
};

// Their letters, at the place of a digit that is no candidate there; a second set in the same cell takes
// the next. A cell of a set has such places: it has at most as many candidates as the set has digits.
const setLetters = (drawing: Drawing, isAlive: (at: Candidate) => boolean): Shape[] => {
  const told = new Set<string>();
  const inCell = new Map<Cell, number>();
  return drawing.marks.flatMap(({ role, at }) => {
    const key = `${role} ${at.cell}`;
    if (!isSetRole(role) || told.has(key)) return [];
    told.add(key);
    const nth = inCell.get(at.cell) ?? 0;
    inCell.set(at.cell, nth + 1);
    const free = DIGITS.map((digit) => ({ cell: at.cell, digit })).filter((place) => !isAlive(place));
    const { x, y } = free.length > nth ? pointOf(free[free.length - 1 - nth]) : centreOf(at.cell);
    return [
      shape("circle", `set-tag ${lookOf(role).hue}`, { cx: x, cy: y, r: 12 }),
      shape("text", "set-letter", { x, y }, letterOf(role)),
    ];
  });
};

// Four corners around each cell of a deadly pattern.
const deadlyShapes = (cells: readonly Cell[]): Shape[] =>
  cells.map((cell) => {
    const [x, y] = [columnOf(cell) * CELL + 5, rowOf(cell) * CELL + 5];
    const [far, arm] = [CELL - 10, 18];
    const corner = (cx: number, cy: number, dx: number, dy: number) =>
      `M${x + cx + dx * arm} ${y + cy}L${x + cx} ${y + cy}L${x + cx} ${y + cy + dy * arm}`;
    const d = corner(0, 0, 1, 1) + corner(far, 0, -1, 1) + corner(0, far, 1, -1) + corner(far, far, -1, -1);
    return shape("path", "deadly", { d });
  });

const nodeShapes = (drawing: Drawing, story: Story): Shape[] =>
  story.nodes
    .filter(({ line }) => isReached(drawing, line))
    .flatMap((node) => {
      const state = `${node.holds ? "on" : "off"}${node.line === drawing.upTo ? " current" : ""}`;
      const points = node.candidates.map(pointOf);
      if (node.isSet) {
        return node.cells.map((cell) =>
          shape("path", `hull set-hull ${state}`, {
            d: hullPath(node.candidates.filter((at) => at.cell === cell).map(pointOf), NODE_RADIUS + 1),
          }),
        );
      }
      const discs = points.map(({ x, y }) =>
        shape("circle", `node ${state}${node.assumed ? " assumed" : ""}`, { cx: x, cy: y, r: NODE_RADIUS }),
      );
      if (points.length === 1) return discs;
      // A group that lies together has one hull; one that lies apart is tied by a line.
      if (!lieApart(points))
        return [shape("path", `hull ${state}`, { d: hullPath(points, NODE_RADIUS + 2) })];
      return [shape("path", "tie", { d: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}` }), ...discs];
    });

const truthShapes = (drawing: Drawing): Shape[] => [
  ...drawing.truths.flatMap((truth) => {
    const candidates = truthCandidates([truth]);
    const cell = candidates[0]?.cell;
    const isCell = candidates.every((at) => at.cell === cell);
    const [x, y] = cell === undefined ? [0, 0] : [columnOf(cell) * CELL + 6, rowOf(cell) * CELL + 6];
    return isCell ? [shape("rect", "truth-cell", { x, y, width: CELL - 12, height: CELL - 12, rx: 8 })] : [];
  }),
];

// A digit that is meant, not a candidate: one that is wrong, say.
const digitMark = (cell: Cell): Shape => {
  const { x, y } = centreOf(cell);
  return shape("circle", "digit-mark", { cx: x, cy: y, r: 42 });
};

// What is on the board: the cells that hold a digit, and the candidates that are left.
export interface Standing {
  readonly digitAt: (cell: Cell) => number; // 0 for none
  readonly isFilled: (cell: Cell) => boolean;
  readonly isAlive: (at: Candidate) => boolean;
}

// Where the walk through a story ends, what follows is lit.
const concluded = (drawing: Drawing): Shape[] =>
  drawing.upTo !== undefined && isWalked(drawing)
    ? [...drawing.removals, ...drawing.placements].map((at) =>
        shape("circle", "concluded", { cx: pointOf(at).x, cy: pointOf(at).y, r: NODE_RADIUS + 4 }),
      )
    : [];

const disc = (at: Candidate): Shape => {
  const { x, y } = pointOf(at);
  return shape("circle", "gone-disc", { cx: x, cy: y, r: NODE_RADIUS - 1 });
};

// What keeps the digit of a single out of other cells, or other digits out of its cell.
const AROUND = 40;
const singleShapes = (single: Single, { digitAt }: Standing): Shape[] => {
  const { blockers, lines, blocked } = whyOf(single, digitAt);
  const { cell } = single.at;
  const target = { x: columnOf(cell) * CELL + 6, y: rowOf(cell) * CELL + 6, width: 88, height: 88, rx: 10 };
  return [
    shape("rect", "target", target),
    ...lines.map(({ from, to }) => {
      const [a, b] = [centreOf(from), centreOf(to)];
      const length = distance(a, b);
      const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      const start = `${rounded(a.x + dx * AROUND)} ${rounded(a.y + dy * AROUND)}`;
      return shape("path", "block-line", { d: `M${start}L${rounded(b.x - dx * 20)} ${rounded(b.y - dy * 20)}` });
    }),
    ...blocked.map((each) => {
      const { x, y } = centreOf(each);
      const d = `M${x - 13} ${y - 13}L${x + 13} ${y + 13}M${x - 13} ${y + 13}L${x + 13} ${y - 13}`;
      return shape("path", "block-cross", { d });
    }),
    ...blockers.map((each) => shape("circle", "blocker", { cx: centreOf(each).x, cy: centreOf(each).y, r: AROUND })),
  ];
};

// Under the lines. A truth lights only candidates that are left.
export const underShapes = (drawing: Drawing, standing: Standing): Shape[] => [
  ...drawing.houses.map(({ role, house }) => bandShape(house, role)),
  ...deadlyShapes(drawing.deadly),
  ...setShapes(drawing),
  ...truthShapes(drawing),
  ...truthCandidates(drawing.truths)
    .filter(standing.isAlive)
    .map((at) =>
      shape("rect", "truth", { x: pointOf(at).x - 13, y: pointOf(at).y - 13, width: 26, height: 26, rx: 4 }),
    ),
  ...drawing.marks
    .filter(({ role }) => !isSetRole(role))
    .flatMap(({ role, at }) =>
      standing.isFilled(at.cell)
        ? [digitMark(at.cell)]
        : markShapes(lookOf(role).form, lookOf(role).hue, pointOf(at)),
    ),
  ...(drawing.story ? nodeShapes(drawing, drawing.story) : []),
  ...concluded(drawing),
  ...(drawing.single ? singleShapes(drawing.single, standing) : []),
  ...goneOf(drawing).map(disc),
];

// ---- over the digits

// A single's digit stands in its cell, as it will.
const arrivalOfSingle = ({ cell, digit }: Candidate): Shape[] => {
  const { x, y } = centreOf(cell);
  return [
    shape("circle", "placement", { cx: x, cy: y, r: AROUND }),
    shape("text", "digit placed", { x, y }, String(digit)),
  ];
};

const arrival = (at: Candidate): Shape[] => {
  const { x, y } = pointOf(at);
  return [
    shape("circle", "placement", { cx: x, cy: y, r: NODE_RADIUS + 1 }),
    shape("circle", "placement", { cx: x, cy: y, r: NODE_RADIUS - 3 }),
  ];
};

const radiusOf = (node: StoryNode): number =>
  node.candidates.length > 1 ? NODE_RADIUS + 4 : NODE_RADIUS + 1;

// An arrow ends at the member of a group that is nearest to where it comes from.
const anchors = (from: StoryNode, to: StoryNode): Wish => {
  const nearest = (of: StoryNode, other: StoryNode) => {
    const goal = middleOf(other.candidates.map(pointOf));
    return of.candidates
      .map(pointOf)
      .reduce((best, point) => (distance(point, goal) < distance(best, goal) ? point : best));
  };
  return {
    from: nearest(from, to),
    to: nearest(to, from),
    fromRadius: radiusOf(from),
    toRadius: radiusOf(to) + 2,
  };
};

// What an arrow had better not cross: digits, and candidates.
const obstaclesOn = ({ isFilled, isAlive }: Standing): Obstacle[] => [
  ...CELLS.filter(isFilled).map((cell) => ({ at: centreOf(cell), radius: 36, weight: 5 })),
  ...CELLS.flatMap((cell) => DIGITS.map((digit) => ({ cell, digit })))
    .filter(isAlive)
    .map((at) => ({ at: pointOf(at), radius: 13, weight: 1 })),
];

const arrowShapes = (drawing: Drawing, standing: Standing): Shape[] => {
  const { story } = drawing;
  if (!story?.arrows.length) return [];
  const nodeAt = new Map(story.nodes.map((node) => [node.line, node]));
  const arrows = story.arrows.filter(({ from, to }) => nodeAt.has(from) && nodeAt.has(to));
  const wishes = arrows.map(({ from, to }) =>
    anchors(nodeAt.get(from) as StoryNode, nodeAt.get(to) as StoryNode),
  );
  const nodes = story.nodes.flatMap((node) =>
    node.candidates.map((at) => ({ at: pointOf(at), radius: NODE_RADIUS + 10, weight: 12 })),
  );
  // All arrows are routed, so that none moves while the story is walked through.
  return routed(wishes, [...nodes, ...obstaclesOn(standing)]).flatMap((curve, i) => {
    const { line, link } = arrows[i];
    if (!isReached(drawing, line)) return [];
    const state = `${link}${line === drawing.upTo ? " current" : ""}`;
    return [
      shape("path", `arrow-halo`, { d: curvePath(curve) }),
      shape("path", `arrow ${state}`, { d: curvePath(curve) }),
      shape("path", `head ${state}`, { d: headPath(curve) }),
    ];
  });
};

// A link without a direction has no head.
const tieShapes = (drawing: Drawing, standing: Standing): Shape[] => {
  if (!drawing.ties.length) return [];
  const wishes = drawing.ties.map(({ from, to }) => ({
    from: pointOf(from),
    to: pointOf(to),
    fromRadius: NODE_RADIUS + 3,
    toRadius: NODE_RADIUS + 3,
  }));
  const nodes = drawing.marks.map(({ at }) => ({ at: pointOf(at), radius: NODE_RADIUS + 10, weight: 12 }));
  return routed(wishes, [...nodes, ...obstaclesOn(standing)]).flatMap((curve, i) => [
    shape("path", "arrow-halo", { d: curvePath(curve) }),
    shape("path", `arrow ${drawing.ties[i].link}`, { d: curvePath(curve) }),
  ]);
};

export const linkShapes = (drawing: Drawing, standing: Standing): Shape[] => [
  ...arrowShapes(drawing, standing),
  ...tieShapes(drawing, standing),
];

const BADGE = 10;
const ASIDE = 16; // from a candidate to the middle between it and those around
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

// A number stands at that corner of its node where it hides least: other candidates, and numbers.
const numberShapes = (drawing: Drawing, story: Story, isAlive: (at: Candidate) => boolean): Shape[] => {
  const shownNodes = story.nodes.filter(({ line }) => isReached(drawing, line));
  const taken: Point[] = [];
  const cost = (at: Candidate, corner: Point): number => {
    const hidden = DIGITS.map((digit) => ({ cell: at.cell, digit }))
      .filter((other) => other.digit !== at.digit && isAlive(other))
      .filter((other) => distance(pointOf(other), corner) < BADGE + ASIDE);
    return hidden.length + 4 * taken.filter((other) => distance(other, corner) < 2 * BADGE).length;
  };
  return [...numbersAt({ ...story, nodes: shownNodes }).values()].flatMap(({ candidates, numbers }) => {
    const text = numbers.join(" ");
    const width = BADGE * 2 + (text.length - 1) * 7;
    const places = candidates.flatMap((at) =>
      CORNERS.map(([dx, dy]) => {
        const point = pointOf(at);
        const inside = (n: number, half: number) => Math.min(Math.max(n, half), BOARD - half);
        const x = inside(point.x + dx * (ASIDE + width / 2 - BADGE), width / 2);
        const y = inside(point.y + dy * ASIDE, BADGE);
        return { x, y, cost: cost(at, { x, y }) };
      }),
    );
    const { x, y } = places.reduce((best, place) => (place.cost < best.cost ? place : best));
    taken.push({ x, y });
    return [
      shape("rect", "badge", {
        x: rounded(x - width / 2),
        y: rounded(y - BADGE),
        width,
        height: BADGE * 2,
        rx: BADGE,
      }),
      shape("text", "badge-text", { x: rounded(x), y: rounded(y) }, text),
    ];
  });
};

// Over the digits.
export const overShapes = (drawing: Drawing, { isAlive }: Standing): Shape[] => {
  const { story } = drawing;
  const walked = isWalked(drawing);
  return [
    ...setLetters(drawing, isAlive),
    ...(walked ? drawing.placements.flatMap(drawing.single ? arrivalOfSingle : arrival) : []),
    ...(story ? numberShapes(drawing, story, isAlive) : []),
  ];
};
