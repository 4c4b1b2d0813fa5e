import assert from "node:assert/strict";
import { test } from "node:test";
import { boardShapes, PLAIN } from "../src/draw/board_shapes.ts";
import type { Picture } from "../src/draw/board_shapes.ts";
import { boardOf } from "../src/board/board_text.ts";
import { setAuto } from "../src/board/moves.ts";
import { bent, pointsOn, routed } from "../src/draw/arrows.ts";
import { Boxes } from "../src/draw/boxes.ts";
import { CELLS, PEERS, cellName, digitsOf, parseCell } from "../src/board/cells.ts";
import { drawingOfStep, legendOf, needsNotes, ruleCellsOf, spokenOf } from "../src/draw/drawing.ts";
import { singleOf, whyOf } from "../src/draw/single.ts";
import type { Single } from "../src/draw/single.ts";
import { eitherWay } from "../src/draw/either_way.ts";
import { digitNear, distance, hullPath, pointOf } from "../src/draw/geometry.ts";
import type { Point } from "../src/draw/geometry.ts";
import { pictureMarkup } from "../src/draw/export.ts";
import { drawingOfNearMiss } from "../src/draw/near_miss.ts";
import { qrCode } from "../src/draw/qr.ts";
import { branchesOf, numberedAsTold, numbersAt, storyOf } from "../src/draw/story.ts";
import type { Inference, Step } from "../src/engine/answers.ts";
import { phrasesOf } from "../src/view/phrases.ts";
import { PUZZLE } from "./playing.ts";

const ASSUMED = { kind: "assume", level: 0, node: "candidate", digit: 1, holds: false } as const;
const FOUND = { kind: "follows", level: 0, node: "candidate", digit: 1, holds: true } as const;
const KITE: Step = {
  technique: "2-string-kite",
  name: "2-String Kite",
  family: "Single Digit Patterns",
  place: [],
  remove: ["r3c9<>1"],
  truths: ["1r4", "1c4"],
  assumes_unique: false,
  marks: [
    ["pattern", "r4c9=1"],
    ["pincer", "r4c9=1"],
    ["pincer", "r3c4=1"],
    ["link", "r4c5=1"],
  ],
  houses: [
    ["base", "r4"],
    ["cover", "b5"],
  ],
  inferences: [
    { kind: "assume", level: 0, node: "candidate", digit: 1, cells: ["r4c9"], holds: false },
    {
      kind: "follows",
      level: 0,
      node: "candidate",
      digit: 1,
      cells: ["r4c5"],
      holds: true,
      by: "1r4",
      link: "strong",
      from: [0],
    },
    {
      kind: "follows",
      level: 0,
      node: "group",
      digit: 1,
      cells: ["r5c4", "r6c4"],
      holds: false,
      by: "1b5",
      link: "weak",
      from: [1],
    },
    {
      kind: "follows",
      level: 0,
      node: "candidate",
      digit: 1,
      cells: ["r3c4"],
      holds: true,
      by: "1c4",
      link: "strong",
      from: [2],
    },
  ],
  reasoning: ["Suppose r4c9 is not 1.", "Then r4c5 is 1.", "Then neither is.", "Then r3c4 is 1."],
  notation: "2-String Kite",
  sentence: "so r3c9 is not 1.",
};

test("a near miss shows the pattern and the candidate that spoils it, without its links", () => {
  const { marks, ties } = drawingOfNearMiss(KITE, ["r4c4=1"]);
  const guardians = marks.filter(({ role }) => role === "guardian");
  assert.deepEqual(guardians, [{ role: "guardian", at: { cell: 30, digit: 1 } }]);
  assert.ok(marks.length > 1);
  assert.deepEqual(ties, []);
});

test("why a chain's removals are false either way is told where it is the same of all of them", () => {
  const step = { ...KITE, inferences: [{ ...ASSUMED, cells: ["r4c9"] }, { ...FOUND, cells: ["r3c4"] }] };
  const one = { cell: 26, digit: 1 }; // r3c9 sees both ends
  const other = { cell: 25, digit: 1 }; // r3c8 sees one
  assert.equal(eitherWay(step, [one]), "it sees the 1 at r4c9, or the 1 at r3c4");
  assert.equal(eitherWay(step, [other]), "");
  assert.equal(eitherWay(step, [one, other]), "");
  assert.equal(eitherWay(step, [one, one]), "they see the 1 at r4c9, or the 1 at r3c4");
  // In the cell of an end another digit is false for another reason.
  const inEnd = { cell: 35, digit: 2 };
  assert.equal(eitherWay(step, [one, inEnd]), "");
});

test("an arrow bends around a node that lies in its way, and stays on the board", () => {
  const [from, to] = [
    { x: 50, y: 450 },
    { x: 850, y: 450 },
  ];
  const node = { at: { x: 450, y: 450 }, radius: 24, weight: 12 };
  const wish = { from, to, fromRadius: 15, toRadius: 17, own: new Set<number>(), hasHead: true };
  const [curve] = routed([wish], [node], new Boxes());
  for (const point of pointsOn(curve)) {
    assert.ok(distance(point, node.at) > 20, "it touches the node");
    assert.ok(point.x > 0 && point.y > 0 && point.x < 900 && point.y < 900);
  }
});

test("two arrows between the same places do not lie on each other", () => {
  const wish = {
    from: { x: 50, y: 450 },
    to: { x: 850, y: 450 },
    fromRadius: 15,
    toRadius: 17,
    own: new Set<number>(),
    hasHead: true,
  };
  const [first, second] = routed([wish, { ...wish, from: wish.to, to: wish.from }], [], new Boxes());
  const middle = (of: Point[]) => of[Math.floor(of.length / 2)];
  assert.ok(distance(middle(pointsOn(first)), middle(pointsOn(second))) > 15);
});

test("an arrow begins and ends at the rim of its nodes", () => {
  const [from, to] = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
  ];
  const { points } = bent({ from, to, fromRadius: 15, toRadius: 17, own: new Set(), hasHead: true }, 0.3);
  assert.ok(Math.abs(distance(points[0], from) - 15) < 0.01);
  assert.ok(Math.abs(distance(points[2], to) - 17) < 0.01);
});

test("an arrow whose way is barred on all sides but one takes the lanes between candidates", () => {
  const boxes = new Boxes();
  // A wall of digits between the two ends, with one gap far away.
  for (let row = 0; row < 9; ++row)
    if (row !== 7) boxes.add({ at: { x: 450, y: row * 100 + 50 }, halfWidth: 20, halfHeight: 50, key: -1 });
  const [from, to] = [
    { x: 350, y: 150 },
    { x: 550, y: 150 },
  ];
  const wish = { from, to, fromRadius: 15, toRadius: 17, own: new Set<number>(), hasHead: true };
  const [route] = routed([wish], [], boxes);
  assert.ok(!route.isCurve);
  const across = pointsOn(route).filter(({ x }) => Math.abs(x - 450) < 20);
  assert.ok(across.length > 0 && across.every(({ y }) => y > 700 && y < 800), "it goes through the gap");
});

test("a hull goes around all its points", () => {
  assert.match(hullPath([{ x: 0, y: 0 }], 10), /^M-10 0A10 10/);
  const d = hullPath(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 50, y: 0 },
    ],
    10,
  );
  assert.equal(d.match(/A/g)?.length, 2, "points on a line make a capsule");
});

test("a point in a cell is the candidate that is drawn there", () => {
  for (let digit = 1; digit <= 9; ++digit) {
    const { x, y } = pointOf({ cell: 0, digit });
    assert.equal(digitNear(x / 100, y / 100), digit);
  }
});

test("a story has numbered nodes and an arrow for each link, solid or dashed", () => {
  const story = storyOf(KITE);
  assert.deepEqual(
    story.nodes.map((node) => node.number),
    [1, 2, 3, 4],
  );
  assert.deepEqual(
    story.arrows.map((arrow) => arrow.link),
    ["strong", "weak", "strong"],
  );
  assert.equal(story.nodes[2].isGroup, true);
});

test("the player shows what has been told so far, and the conclusion only at the end", () => {
  const board = boardOf({ puzzle: ".".repeat(81) });
  const classes = (upTo?: number) =>
    boardShapes({ ...PLAIN, board, drawing: drawingOfStep(KITE, undefined, upTo), allCandidates: true }).map(
      (shape) => String(shape.attributes["class"]),
    );
  const count = (all: string[], name: string) => all.filter((each) => each.split(" ").includes(name)).length;
  assert.equal(count(classes(1), "arrow"), 1);
  assert.equal(count(classes(1), "gone-disc"), 0);
  assert.equal(count(classes(1), "gone"), 0);
  assert.equal(count(classes(3), "gone"), 1);
  assert.equal(count(classes(3), "gone-disc"), 1);
  assert.equal(count(classes(), "arrow"), 3);
  assert.equal(count(classes(), "hull"), 1);
});

test("the legend has the words of the sentence: pincers of a wing, base cells and targets of an exocet", () => {
  const bare = { ...KITE, houses: [["base", "r4"]] as Step["houses"], inferences: [] };
  const legend = (technique: string, roles: readonly string[]) =>
    legendOf(drawingOfStep({ ...bare, technique, marks: roles.map((role) => [role, "r4c9=1"] as const) })).map(({ words }) => words);
  const wing = legend("xy-wing", ["pivot", "pincer", "pattern"]);
  assert.deepEqual(wing.slice(1), ["pivot", "pincer", "one of these is true", "to be removed"]);
  assert.deepEqual(legend("junior-exocet", ["set-a", "set-b", "pattern"]).slice(0, 3), ["cross-lines", "base cells", "targets"]);
  assert.deepEqual(legend("als-xz", ["set-a", "set-b"]).slice(1, 3), ["set A", "set B"]);
});

test("the legend tells every shape that is in the picture, once", () => {
  const words = legendOf(drawingOfStep(KITE)).map((entry) => `${entry.kind} ${entry.name}`);
  for (const wanted of [
    "house base",
    "house cover",
    "node on",
    "arrow strong",
    "arrow weak",
    "group group",
    "effect remove",
  ])
    assert.ok(words.includes(wanted), wanted);
  assert.equal(new Set(words).size, words.length);
  assert.ok(!words.includes("mark pincer"), "the nodes at its places are drawn over it");
});

test("the number of a node stands where it hides no candidate, and beside the disc", () => {
  // Of r1c1 only 5 and its left and upper neighbours are left.
  const removed = [3, 6, 7, 8, 9].map((digit) => `r1c1<>${digit}`);
  const board = boardOf({ puzzle: ".".repeat(81), removed });
  const inferences = [{ kind: "assume", level: 0, digit: 5, cells: ["r1c1"], holds: true }] as const;
  const step = { ...KITE, inferences };
  const badge = boardShapes({ ...PLAIN, board, drawing: drawingOfStep(step), allCandidates: true }).find(
    (shape) => shape.attributes["class"] === "badge-text",
  );
  const [x, y] = [Number(badge?.attributes["x"]), Number(badge?.attributes["y"])];
  assert.ok(x >= 50 && y >= 50 && Math.max(x, y) > 70, `at ${x} ${y}`);
});

test("of a net one sees the line that is walked and what it rests on, never all branches at once", () => {
  const at = (kind: "assume" | "follows" | "in-every-case", level: number, cell: string, from?: number[]) => ({
    ...{ kind, level, node: "candidate" as const, digit: 1, cells: [cell], holds: true },
    ...(from && { from }),
  });
  const net: Step = {
    ...KITE,
    inferences: [
      { kind: "split", level: 0 },
      at("assume", 1, "r1c1"),
      at("follows", 1, "r2c4", [1]),
      at("follows", 1, "r4c5", [2]),
      at("assume", 1, "r1c2"),
      at("follows", 1, "r5c6", [4]),
      at("follows", 1, "r6c9", [5]),
      at("in-every-case", 0, "r9c9", [3, 6]),
    ],
  };
  const seen = (upTo?: number) => drawingOfStep(net, undefined, upTo).story?.nodes.map(({ line }) => line);
  assert.deepEqual(seen(3), [1, 2, 3]);
  assert.deepEqual(seen(5), [4, 5], "the branch before is gone");
  assert.deepEqual(seen(), [1, 3, 4, 6, 7], "where nobody walks: what is supposed, and what the end rests on");
});

test("each branch of a net is a view of its own, without the others", () => {
  const line = (
    kind: "assume" | "follows" | "split" | "conflict" | "in-every-case",
    level: number,
    cell?: string,
  ) => ({ kind, level, ...(cell && { node: "candidate" as const, digit: 1, cells: [cell], holds: true }) });
  const net: Step = {
    ...KITE,
    inferences: [
      line("split", 0),
      line("assume", 1, "r1c1"),
      line("follows", 1, "r2c2"),
      line("assume", 1, "r1c2"),
      line("follows", 1, "r3c3"),
      line("in-every-case", 0, "r9c9"),
    ].map((inference, told) => ({ ...inference, line: told })),
    reasoning: [
      "r1 has two.",
      "Suppose r1c1.",
      "Then r2c2.",
      "Suppose r1c2.",
      "Then r3c3.",
      "In every case r9c9.",
    ],
  };
  assert.deepEqual(
    branchesOf(net).map((branch) => branch.lines),
    [
      [0, 1, 2],
      [0, 3, 4],
    ],
  );
  assert.deepEqual(branchesOf(KITE), []);
});

test("cells and houses are found in a sentence", () => {
  const phrases = phrasesOf("box 8 has its 6 within column 4, at r7c4 or r8c4, rows 3 and 5").filter(
    (phrase) => phrase.cells.length,
  );
  assert.deepEqual(
    phrases.map((phrase) => phrase.text),
    ["box 8", "column 4", "r7c4", "r8c4", "rows 3 and 5"],
  );
  assert.equal(phrases[4].cells.length, 18);
  const ends = phrasesOf("rows 1 and 9, 4 in columns 2, 5 and 7, box 3, 6").map(({ text }) => text);
  assert.deepEqual(ends, ["rows 1 and 9", ", 4 in ", "columns 2, 5 and 7", ", ", "box 3", ", 6"]);
  assert.deepEqual(phrasesOf("r13c6")[0].cells, [5, 23]);
  assert.equal(phrasesOf("r1c3 is 4", "A1")[0].text, "A3");
});

test("what a person wrote is escaped in an exported picture", () => {
  const markup = pictureMarkup(
    { ...PLAIN, board: boardOf({ puzzle: PUZZLE }) },
    "</style><script>",
    '<script>"&',
  );
  assert.doesNotMatch(markup, /<script/);
  assert.match(markup, /&lt;script&gt;&quot;&amp;/);
});

// A reader of QR codes of its own: the format says the mask; the bits in their zigzag are the bytes.
const readBack = (code: readonly (readonly boolean[])[]): string => {
  const size = code.length;
  const formatBits = Array.from({ length: 15 }, (_, i) =>
    i < 6 ? code[i][8] : i < 8 ? code[i + 1][8] : i === 8 ? code[8][7] : code[8][14 - i],
  );
  const format = formatBits.reduce((value, dark, i) => value | (dark ? 1 << i : 0), 0) ^ 0x5412;
  const mask = (format >> 10) & 7;
  const masks = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const isFixed = (x: number, y: number) => {
    const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
    const aligned = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
    return corner || aligned || x === 6 || y === 6;
  };
  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; ++i) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1])
        if (!isFixed(x, y)) bits.push(Number(code[y][x]) ^ Number(masks[mask](x, y) === 0));
    }
  }
  const number = (at: number, width: number) =>
    bits.slice(at, at + width).reduce((value, bit) => value * 2 + bit, 0);
  assert.equal(number(0, 4), 4, "bytes");
  return String.fromCharCode(...Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8)));
};

test("a QR code says what was put in, and knows when that is too much", () => {
  for (const text of ["https://example.org/#53..7", "x".repeat(100)]) {
    const code = qrCode(text);
    assert.ok(code);
    assert.equal(readBack(code), text);
  }
  assert.equal(qrCode("x".repeat(3000)), undefined);
  assert.equal(qrCode("x".repeat(2000))?.length, 149);
});

test("the chosen digit is not lit beside a step that is drawn; one that is filtered looks unlike a mark", () => {
  const board = setAuto(boardOf({ puzzle: PUZZLE }), true);
  const chosen = { ...PLAIN, board, selection: [0], allCandidates: true }; // a given 5
  const count = (picture: Picture, name: string) =>
    boardShapes(picture).filter(({ attributes }) => String(attributes["class"]).split(" ").includes(name)).length;
  assert.ok(count(chosen, "wanted") > 0 && count(chosen, "same") > 0);
  const told = { ...chosen, drawing: drawingOfStep(KITE) };
  assert.equal(count(told, "wanted") + count(told, "same") + count(told, "filtered-note"), 0);
  const filtered = { ...told, filter: 5 };
  assert.equal(count(filtered, "wanted"), 0);
  assert.ok(count(filtered, "filtered") > 0 && count(filtered, "filtered-note") > 0);
});

test("the digit in hand is lit, not that of the cell that was tapped last", () => {
  const board = boardOf({ puzzle: PUZZLE });
  const lit = (picture: Partial<Picture>) =>
    boardShapes({ ...PLAIN, board, ...picture }).filter(({ attributes }) => /^same/.test(String(attributes["class"]))).length;
  const count = (digit: string) => [...PUZZLE].filter((given) => given === digit).length;
  assert.notEqual(count("5"), count("2"));
  assert.equal(lit({ selection: [0] }), count("5"));
  assert.equal(lit({ selection: [0], held: 2 }), count("2"));
  assert.equal(lit({ held: 2 }), count("2"));
  assert.equal(lit({ held: 2, drawing: drawingOfStep(KITE) }), 0);
});

test("a filter leaves candidates their colours", () => {
  const board = setAuto(boardOf({ puzzle: PUZZLE }), true);
  const squares = board.squares.map((square, cell) => (cell === 2 ? { ...square, tints: { ...square.tints, 1: 4, 2: 5 } } : square));
  const shapes = boardShapes({ ...PLAIN, board: { ...board, squares }, filter: 1 }); // r1c3 can be 1, 2 and 4
  const classes = (shape: (typeof shapes)[number]) => String(shape.attributes["class"]);
  const near = ({ attributes }: (typeof shapes)[number]) => Number(attributes["x"] ?? attributes["cx"]) > 200 && Number(attributes["x"] ?? attributes["cx"]) < 300 && Number(attributes["y"] ?? attributes["cy"]) < 100;
  assert.deepEqual(shapes.filter((shape) => near(shape) && /^filtered/.test(classes(shape))).map(classes), ["filtered coloured"]);
  assert.equal(shapes.filter((shape) => near(shape) && / tint$/.test(classes(shape))).length, 2);
  assert.equal(shapes.filter((shape) => near(shape) && /^note-back/.test(classes(shape))).length, 0, "its square is seen");
});

test("notes in the corners and in the centre of a cell don't lie on each other", () => {
  for (const [notes, centre] of [
    [0b111111111, 0b111],
    [0b000111000, 0b1],
    [0b000010000, 0b111111111],
  ]) {
    const { squares, auto } = boardOf({ puzzle: PUZZLE });
    const board = { squares: squares.map((square, cell) => (cell === 2 ? { ...square, notes, centre } : square)), auto };
    const boxes = boardShapes({ ...PLAIN, board })
      .filter(({ attributes, text }) => text !== undefined && Math.floor(Number(attributes["x"]) / 100) === 2)
      .filter(({ attributes }) => Number(attributes["y"]) < 100)
      .map(({ attributes, text = "" }) => {
        const name = String(attributes["class"]);
        const size = name.includes("many") ? 18 : name.includes("centre") ? 26 : name.includes("small") ? 20 : 27;
        const half = ((size * 0.56 + 1) * text.length) / 2;
        const [x, y] = [Number(attributes["x"]), Number(attributes["y"])];
        return { left: x - half, right: x + half, top: y - size * 0.36, bottom: y + size * 0.36 };
      });
    assert.ok(boxes.length > 1);
    for (const a of boxes)
      for (const b of boxes)
        assert.ok(a === b || a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top);
    for (const box of boxes) assert.ok(box.left >= 200 && box.right <= 300 && box.top >= 0 && box.bottom <= 100);
  }
});

const SINGLE: Step = {
  technique: "hidden-single",
  name: "Hidden Single",
  family: "Singles",
  place: ["r3c1=1"],
  remove: [],
  truths: ["1c1"],
  assumes_unique: false,
  marks: [["pattern", "r3c1=1"]],
  houses: [["base", "c1"]],
  notation: "",
  sentence: "",
};

test("a hidden single is told by the digits that block its other places, without candidates", () => {
  const board = boardOf({ puzzle: PUZZLE });
  const drawing = drawingOfStep(SINGLE);
  assert.ok(!needsNotes(drawing, board));
  const { blockers, lines, blocked } = whyOf(drawing.single as Single, (cell) => board.squares[cell].digit);
  assert.deepEqual(blocked.map(cellName), ["r7c1", "r8c1", "r9c1"], "the other open cells of column 1");
  for (const { from, to } of lines) {
    assert.equal(board.squares[from].digit, 1);
    assert.ok(PEERS[from].includes(to));
  }
  assert.deepEqual(new Set(lines.map(({ from }) => from)), new Set(blockers));
  assert.equal(new Set(lines.map(({ to }) => to)).size, lines.length, "each cell is blocked once");
  const shapes = boardShapes({ ...PLAIN, board, drawing, allCandidates: false });
  const classes = shapes.map((shape) => String(shape.attributes["class"]));
  assert.equal(classes.filter((name) => name.startsWith("note")).length, 0);
  assert.equal(classes.filter((name) => name === "digit placed").length, 1);
  assert.equal(classes.filter((name) => name === "block-cross").length, blocked.length);
  assert.equal(classes.filter((name) => /^digit given$/.test(name)).length, blockers.length, "all others are dimmed");
});

const plainStep = (step: Partial<Step>): Step => ({ ...KITE, inferences: [], technique: "", houses: [], truths: [], marks: [], remove: [], ...step });
// The notes of a picture without notes of the player's own, "r1c3 12", as his own board shows them.
const notesSpoken = (step: Step): string[] => {
  const board = boardOf({ puzzle: PUZZLE });
  const drawing = drawingOfStep(step);
  const shapes = boardShapes({ ...PLAIN, board, drawing, allCandidates: true, spoken: spokenOf(drawing) });
  const at = (cell: number) =>
    shapes.flatMap(({ attributes: { class: name, x, y }, text }) =>
      /^note( |$)/.test(String(name)) && Math.floor(Number(y) / 100) * 9 + Math.floor(Number(x) / 100) === cell ? [text] : [],
    );
  return CELLS.flatMap((cell) => (at(cell).length ? [`${cellName(cell)} ${at(cell).join("")}`] : []));
};

test("who has no notes sees the candidates that a step speaks of, not those of all cells", () => {
  const wing = plainStep({ marks: [["pivot", "r1c3=1"], ["pincer", "r1c4=2"]], remove: ["r2c2<>7"] });
  assert.deepEqual(notesSpoken(wing), ["r1c3 124", "r1c4 26", "r2c2 247"]);
  // Of one digit: that alone, in its houses.
  const locked = plainStep({ marks: [["pattern", "r1c3=2"]], remove: ["r2c2<>2"], houses: [["base", "b1"]] });
  assert.deepEqual(notesSpoken(locked), ["r1c3 2", "r2c2 2", "r2c3 2", "r3c1 2"]);
  // Of several: where else in their house these could be.
  const pair = plainStep({ marks: [["pattern", "r1c3=1"], ["pattern", "r1c3=2"]], houses: [["base", "r1"]] });
  assert.deepEqual(notesSpoken(pair), ["r1c3 124", "r1c4 2", "r1c6 2", "r1c7 1", "r1c8 12", "r1c9 2"]);
  // The houses of a sum are not places of digits.
  assert.deepEqual(notesSpoken({ ...pair, family: "Rules" }), ["r1c3 124"]);
  // Along a story the only places of its digit are counted, anywhere.
  const spoken = spokenOf(drawingOfStep(KITE)) ?? [];
  assert.ok(spoken.every((mask) => digitsOf(mask).join("") === "1"));
});

test("the cells of the rule that a step follows from are known", () => {
  const game = JSON.stringify({ rules: [{ kind: "diagonal" }, { kind: "cage", cells: ["r4c8", "r4c9"], sum: 3 }] });
  assert.deepEqual(ruleCellsOf(plainStep({ rules: [{ rule: 2 }] }), game), [parseCell("r4c8"), parseCell("r4c9")]);
  assert.deepEqual(ruleCellsOf(plainStep({ rules: [{ rule: 1 }] }), game), []);
  assert.deepEqual(ruleCellsOf(plainStep({}), game), []);
});

test("a naked single is told by a digit of every other kind that its cell sees", () => {
  const board = boardOf({ puzzle: PUZZLE });
  const single = singleOf({ ...SINGLE, place: ["r5c5=5"], truths: ["r5c5"], houses: [] }) as Single;
  const { blockers } = whyOf(single, (cell) => board.squares[cell].digit);
  assert.deepEqual(blockers.map((cell) => board.squares[cell].digit), [1, 2, 3, 4, 6, 7, 8, 9]);
  for (const cell of blockers) assert.ok(PEERS[single.at.cell].includes(cell));
});

test("a cell keeps its own colour under a filter and beside equal digits", () => {
  const board = setAuto(boardOf({ puzzle: PUZZLE }), true);
  const coloured = { ...board, squares: board.squares.map((square) => ({ ...square, colour: 3 })) };
  const of = (name: string) =>
    boardShapes({ ...PLAIN, board: coloured, filter: 5 }).map(({ attributes }) => String(attributes["class"]).split(" ")).filter((all) => all.includes(name));
  for (const name of ["filtered", "same"]) {
    assert.ok(of(name).length > 0);
    assert.ok(of(name).every((all) => all.includes("coloured")));
  }
});

test("numbers on the board are those of the lines that are told, of which one may tell several of the story", () => {
  const inferences: readonly Inference[] = [
    { kind: "assume", level: 1, line: 0, cells: ["r1c1"], digit: 4 },
    { kind: "infer", level: 1, line: 1, cells: ["r1c2"], digit: 4 },
    { kind: "infer", level: 1, line: 1, cells: ["r1c3"], digit: 4 },
    { kind: "infer", level: 1, cells: ["r1c4"], digit: 4 },
    { kind: "infer", level: 1, line: 2, cells: ["r1c5"], digit: 4 },
  ] as unknown as readonly Inference[];
  const story = storyOf({ ...KITE, inferences } as Step);
  assert.deepEqual(story.nodes.map(({ number }) => number), [1, 2, 3, 4, 5]);
  const told = numberedAsTold(story, inferences, [0, 2, 4]);
  assert.deepEqual(told.nodes.map(({ number }) => number), [1, 2, 2, 0, 3]);
  assert.deepEqual([...numbersAt(told).values()].map(({ numbers }) => numbers), [[1], [2], [2], [3]]);
});

// One supposition, from which twenty lines follow; the last of them rests on two, and the end on three.
const NET: Step = {
  ...KITE,
  inferences: [
    { ...ASSUMED, cells: ["r1c1"] },
    ...Array.from({ length: 20 }, (_, i) => ({ ...FOUND, cells: [`r${2 + Math.floor(i / 9)}c${1 + (i % 9)}`], from: i === 19 ? [19, 0] : [i < 17 ? 0 : i] })),
    { ...FOUND, kind: "conflict" as const, cells: ["r9c9"], from: [18, 19, 20] },
  ],
};

test("of a large net the line that is walked is seen with what it rests on, not all of it", () => {
  const linesOf = (lines?: readonly number[], upTo?: number) =>
    drawingOfStep(NET, lines, upTo).story?.nodes.map(({ line }) => line);
  assert.deepEqual(linesOf(), [0, 18, 19, 20, 21]);
  assert.deepEqual(linesOf(undefined, 5), [0, 5]);
  assert.deepEqual(linesOf(undefined, 19), [0, 17, 18, 19]);
  // A branch of its own is no larger.
  assert.deepEqual(linesOf(Array.from({ length: 22 }, (_, line) => line)), [0, 18, 19, 20, 21]);
  // A chain, in which each line rests on one, is seen whole however long it is.
  const chain = { ...NET, inferences: (NET.inferences ?? []).slice(0, 21).map((line, i) => (i ? { ...line, from: [i - 1] } : line)) };
  assert.equal(drawingOfStep(chain).story?.nodes.length, 21);
});
