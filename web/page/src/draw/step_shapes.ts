// A Drawing as shapes, in three layers: what lies under the lines of the board (bands, hulls, marks), the
// arrows, which pass behind the digits, and what lies over these (strikes, rings, numbers).
import { HOUSES, columnOf, parseCell, parseHouse, rowOf } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import {
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
import { RIM, headPath, routePath, routed } from "./arrows.ts";
import type { Obstacle, Wish } from "./arrows.ts";
import { boxesOn, keyOf } from "./boxes.ts";
import type { Boxes } from "./boxes.ts";
import { BADGE, TAG_RADIUS, badgeWidth, labelsOf } from "./labels.ts";
import type { Badge, Letter } from "./labels.ts";
import { shape } from "./shape.ts";
import type { Shape } from "./shape.ts";
import { isSetRole, letterOf, lookOf, markShapes } from "./roles.ts";
import { goneOf, isReached, isWalked, truthCandidates } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { whyOf } from "./single.ts";
import type { Single } from "./single.ts";
import type { Story, StoryNode } from "./story.ts";

const INSET: Readonly<Record<string, number>> = { base: 3, cover: 7, "twin-cover": 11, last: 15, look: 4, emptied: 5 };

// A house that is no rectangle is drawn cell by cell.
const bandShapes = (house: number, role: string): Shape[] => {
  const cells = HOUSES[house] ?? [];
  if (!cells.length) return [];
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const width = columnOf(last) - columnOf(first) + 1;
  const height = rowOf(last) - rowOf(first) + 1;
  const isBlock = cells.every((cell) => columnOf(cell) >= columnOf(first) && columnOf(cell) <= columnOf(last));
  if (isBlock && width * height === cells.length) return [bandShape(first, last, role)];
  return cells.map((cell) => bandShape(cell, cell, role));
};
const bandShape = (first: Cell, last: Cell, role: string): Shape => {
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

const letterShapes = (letters: readonly Letter[]): Shape[] =>
  letters.flatMap(({ role, at: { x, y } }) => [
    shape("circle", `set-tag ${lookOf(role).hue}`, { cx: x, cy: y, r: TAG_RADIUS }),
    shape("text", "set-letter", { x, y }, letterOf(role)),
  ]);

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
      // A group that lies together has one hull; one that lies apart is tied by lines.
      if (!lieApart(points))
        return [shape("path", `hull ${state}`, { d: hullPath(points, NODE_RADIUS + 2) })];
      return discs;
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
  readonly isSeen: (at: Candidate) => boolean; // written in its cell
  readonly rules: readonly Shape[]; // that are drawn over the lines of the board
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
const LINE_ROOM = 5;
const singleShapes = (single: Single, { digitAt, isFilled, isSeen, rules }: Standing): Shape[] => {
  const boxes = boxesOn(isFilled, isSeen, rules);
  const { blockers, lines, blocked } = whyOf(single, digitAt);
  const { cell } = single.at;
  const target = { x: columnOf(cell) * CELL + 6, y: rowOf(cell) * CELL + 6, width: 88, height: 88, rx: 10 };
  return [
    shape("rect", "target", target),
    ...lines.map(({ from, to }) => {
      const [a, b] = [centreOf(from), centreOf(to)];
      const length = distance(a, b);
      const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      const start = { x: a.x + dx * AROUND, y: a.y + dy * AROUND };
      const end = { x: b.x - dx * 20, y: b.y - dy * 20 };
      // It goes on behind a digit that stands in its way.
      const at = (share: number) =>
        `${rounded(start.x + (end.x - start.x) * share)} ${rounded(start.y + (end.y - start.y) * share)}`;
      const pieces = boxes.open(start, end, LINE_ROOM).map(([from, to]) => `M${at(from)}L${at(to)}`);
      return shape("path", "block-line", { d: pieces.join("") });
    }),
    ...blocked.map((each) => {
      const { x, y } = centreOf(each);
      const d = `M${x - 13} ${y - 13}L${x + 13} ${y + 13}M${x - 13} ${y + 13}L${x + 13} ${y - 13}`;
      return shape("path", "block-cross", { d });
    }),
    ...blockers.map((each) => shape("circle", "blocker", { cx: centreOf(each).x, cy: centreOf(each).y, r: AROUND })),
  ];
};

// What holds by now beside the line that is walked, and where nothing is left. Each candidate once, as it was found often.
const heldShapes = ({ soFar }: Drawing): Shape[] => {
  const held = new Map((soFar?.holds ?? []).map((at) => [keyOf(at), at]));
  return [...held.values()].map((at) =>
    shape("circle", "held", { cx: pointOf(at).x, cy: pointOf(at).y, r: NODE_RADIUS - 1 }),
  );
};
const emptiedShapes = ({ soFar }: Drawing): Shape[] =>
  (soFar?.emptied ?? []).flatMap((truth) => {
    const house = parseHouse(truth.slice(1)); // "4c7": the 4s of a house; otherwise a cell
    if (house !== undefined) return bandShapes(house, "emptied");
    const cell = parseCell(truth);
    return cell === undefined ? [] : [bandShape(cell, cell, "emptied")];
  });

// A light stroke through what is gone by now: what the step itself removes is a disc.
const STROKE = 8;
const struckShapes = (drawing: Drawing, { isSeen, isFilled }: Standing): Shape[] => {
  const told = new Set(goneOf(drawing).map(keyOf));
  const gone = new Map((drawing.soFar?.gone ?? []).map((at) => [keyOf(at), at]));
  const pieces = [...gone].flatMap(([key, at]) => {
    if (told.has(key) || isFilled(at.cell) || !isSeen(at)) return [];
    const { x, y } = pointOf(at);
    return [`M${rounded(x - STROKE)} ${rounded(y + STROKE)}L${rounded(x + STROKE)} ${rounded(y - STROKE)}`];
  });
  return pieces.length ? [shape("path", "struck", { d: pieces.join("") })] : [];
};

// Under the lines. A truth lights only candidates that are left.
export const underShapes = (drawing: Drawing, standing: Standing): Shape[] => [
  ...drawing.houses.flatMap(({ role, house }) => bandShapes(house, role)),
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
  ...emptiedShapes(drawing),
  ...heldShapes(drawing),
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

const radiusOf = (node: StoryNode): number => (node.candidates.length > 1 ? RIM + 3 : RIM);

const keysOf = (...nodes: readonly StoryNode[]): ReadonlySet<number> =>
  new Set(nodes.flatMap(({ candidates }) => candidates.map(keyOf)));

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
    own: keysOf(from, to),
    hasHead: true,
  };
};

// A group that lies apart is one: its members are tied, one to the next.
const groupTies = (node: StoryNode): Wish[] => {
  const points = node.candidates.map(pointOf);
  if (node.isSet || points.length < 2 || !lieApart(points)) return [];
  return points.slice(1).map((to, i) => ({
    from: points[i],
    to,
    fromRadius: NODE_RADIUS,
    toRadius: NODE_RADIUS,
    own: keysOf(node),
    hasHead: false,
  }));
};

// What arrows had better keep away from, besides all that they must not cross.
const nodeObstacles = (candidates: readonly Candidate[]): Obstacle[] =>
  candidates.map((at) => ({ at: pointOf(at), radius: NODE_RADIUS + 8, weight: 6 }));

const arrowShapes = (drawing: Drawing, boxes: Boxes): Shape[] => {
  const { story } = drawing;
  if (!story?.nodes.length) return [];
  const nodeAt = new Map(story.nodes.map((node) => [node.line, node]));
  const arrows = story.arrows.filter(({ from, to }) => nodeAt.has(from) && nodeAt.has(to));
  const ties = story.nodes.flatMap((node) => groupTies(node).map((wish) => ({ wish, line: node.line })));
  if (!arrows.length && !ties.length) return [];
  const wishes = arrows.map(({ from, to }) =>
    anchors(nodeAt.get(from) as StoryNode, nodeAt.get(to) as StoryNode),
  );
  const obstacles = nodeObstacles(story.nodes.flatMap(({ candidates }) => candidates));
  // All arrows are routed, so that none moves while the story is walked through.
  const routes = routed([...ties.map(({ wish }) => wish), ...wishes], obstacles, boxes);
  return routes.flatMap((route, i) => {
    const d = routePath(route);
    if (i < ties.length) return isReached(drawing, ties[i].line) ? [shape("path", "tie", { d })] : [];
    const { line, link } = arrows[i - ties.length];
    if (!isReached(drawing, line)) return [];
    const state = `${link}${line === drawing.upTo ? " current" : ""}`;
    return [
      shape("path", `arrow-halo`, { d }),
      shape("path", `arrow ${state}`, { d }),
      shape("path", `head ${state}`, { d: headPath(route) }),
    ];
  });
};

// A link without a direction has no head.
const tieShapes = (drawing: Drawing, boxes: Boxes): Shape[] => {
  if (!drawing.ties.length) return [];
  const wishes = drawing.ties.map(({ from, to }) => ({
    from: pointOf(from),
    to: pointOf(to),
    fromRadius: NODE_RADIUS + 3,
    toRadius: NODE_RADIUS + 3,
    own: new Set([keyOf(from), keyOf(to)]),
    hasHead: false,
  }));
  const obstacles = nodeObstacles(drawing.marks.map(({ at }) => at));
  return routed(wishes, obstacles, boxes).flatMap((route, i) => [
    shape("path", "arrow-halo", { d: routePath(route) }),
    shape("path", `arrow ${drawing.ties[i].link}`, { d: routePath(route) }),
  ]);
};

const badgeShapes = (drawing: Drawing, badges: readonly Badge[]): Shape[] =>
  badges.flatMap(({ lines, numbers, at }) => {
    const text = numbers.filter((_, i) => isReached(drawing, lines[i])).join(" ");
    if (!text) return [];
    const width = badgeWidth(text);
    return [
      shape("rect", "badge", {
        x: rounded(at.x - width / 2),
        y: rounded(at.y - BADGE),
        width,
        height: BADGE * 2,
        rx: BADGE,
      }),
      shape("text", "badge-text", { x: rounded(at.x), y: rounded(at.y) }, text),
    ];
  });

export interface LinkLayers {
  readonly links: readonly Shape[];
  readonly over: readonly Shape[];
}

// The arrows, and what lies over the digits: labels take their places first, and arrows go round them.
export const linkLayers = (drawing: Drawing, standing: Standing): LinkLayers => {
  const arrivals = isWalked(drawing) ? drawing.placements.flatMap(drawing.single ? arrivalOfSingle : arrival) : [];
  if (!drawing.story && !drawing.ties.length && !drawing.marks.some(({ role }) => isSetRole(role)))
    return { links: [], over: arrivals };
  const boxes = boxesOn(standing.isFilled, standing.isSeen, standing.rules);
  const { letters, badges } = labelsOf(drawing, standing.isSeen, boxes);
  return {
    links: [...arrowShapes(drawing, boxes), ...tieShapes(drawing, boxes)],
    over: [...struckShapes(drawing, standing), ...letterShapes(letters), ...arrivals, ...badgeShapes(drawing, badges)],
  };
};
