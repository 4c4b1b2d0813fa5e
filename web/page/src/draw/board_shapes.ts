// The whole board as shapes, back to front: peers, colours, what is lit, rules, the lower layer of the step, lines,
// its arrows, digits and notes, its upper layer, selection.
import { CELLS, DIGITS, columnOf, digitsOf, has, maskOf, rowOf, sizeOf, speakOf } from "../board/cells.ts";
import type { Candidate, Cell, Digit, Mask } from "../board/cells.ts";
import {
  EMPTY_SQUARE,
  bivalueCells,
  candidatesIn,
  coloursOf,
  conflictsOf,
  notesIn,
  peersIn,
  placesOf,
} from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { topologyNamed } from "../board/rules.ts";
import type { Filter } from "../app/app.ts";
import { BOARD, CELL, centreOf, makeRoom, pointOf } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { drawingsNamed, hasLabels } from "./rule_drawing.ts";
import type { RuleDrawing } from "./rule_drawing.ts";
import { shape } from "./shape.ts";
import type { Shape } from "./shape.ts";
import { linkLayers, underShapes } from "./step_shapes.ts";
import { NOTHING, goneOf, hasPattern, isDrawn, partsOf } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { whyOf } from "./single.ts";

export interface Picture {
  readonly board: Board;
  readonly drawing: Drawing;
  readonly allCandidates: boolean; // a step is drawn: every candidate is needed, noted or not
  readonly spoken?: readonly Mask[] | undefined; // of these, those it speaks of: elsewhere all is as the player left it
  readonly selection: readonly Cell[];
  readonly cursor: Cell | undefined; // where the keyboard is, if it is seen
  readonly peers: boolean;
  readonly filter: Filter;
  readonly held?: Digit | 0; // in hand, digit first
  readonly wrong?: ReadonlySet<Cell>; // digits shown to be wrong; without it those that clash
  readonly lit: readonly Cell[]; // under the pointer in the text
  readonly dark?: boolean; // on a dark ground: rules have inks of their own
}

// How the rules of its game are drawn, if it has any that are known.
export const rulesOf = ({ board, dark }: Picture): RuleDrawing | undefined =>
  drawingsNamed(board.rules)?.[dark ? "dark" : "light"];

export const PLAIN: Omit<Picture, "board"> = {
  drawing: NOTHING,
  allCandidates: false,
  selection: [],
  cursor: undefined,
  peers: false,
  filter: 0,
  lit: [],
};

const square = (cell: Cell, className: string, inset = 0): Shape =>
  shape("rect", className, {
    x: columnOf(cell) * CELL + inset,
    y: rowOf(cell) * CELL + inset,
    width: CELL - 2 * inset,
    height: CELL - 2 * inset,
    ...(inset && { rx: 6 }),
  });

// The candidates that a step needs, or undefined where it needs none. One that was struck though it is needed is shown
// where it is told: its mark would be empty.
const neededIn = ({ board, drawing, allCandidates, spoken }: Picture, cell: Cell): Mask | undefined => {
  if (!allCandidates) return undefined;
  const meant = drawing.marks.filter(({ role, at }) => role === "pattern" && at.cell === cell);
  const needed = candidatesIn(board, cell) | maskOf(meant.map(({ at }) => at.digit));
  return spoken ? needed & spoken[cell] || undefined : needed;
};
const notesShown = (picture: Picture, cell: Cell): Mask => {
  const { board, spoken } = picture;
  const needed = neededIn(picture, cell);
  if (needed === undefined) return notesIn(board, cell);
  return spoken ? needed | (notesIn(board, cell) & ~spoken[cell]) : needed;
};
// Those that are seen for a step; undefined where the player's own marks are.
export const candidatesShown = (picture: Picture, cell: Cell): Mask | undefined =>
  neededIn(picture, cell) === undefined ? undefined : notesShown(picture, cell);

// One colour fills its square, several share it in stripes.
const stripes = (cell: Cell, colours: readonly number[]): Shape[] =>
  colours.map((colour, i) => {
    const whole = square(cell, `colour colour-${colour}`);
    if (colours.length === 1) return whole;
    const width = CELL / colours.length;
    return { ...whole, attributes: { ...whole.attributes, x: columnOf(cell) * CELL + i * width, width } };
  });

const colourShapes = ({ board }: Picture): Shape[] =>
  CELLS.flatMap((cell) => {
    const { colour, tints } = board.squares[cell];
    if (!colour && tints === EMPTY_SQUARE.tints) return [];
    const tinted = DIGITS.filter((digit) => tints[digit]);
    return [
      ...stripes(cell, coloursOf(colour)),
      ...tinted.map((digit) => {
        const { x, y } = pointOf({ cell, digit });
        return shape("rect", `colour colour-${tints[digit]} tint`, {
          x: x - 14,
          y: y - 14,
          width: 28,
          height: 28,
          rx: 5,
        });
      }),
      // A colour is told by its number too.
      ...(colour
        ? [
            shape(
              "text",
              "colour-number",
              { x: columnOf(cell) * CELL + 98 - 7 * coloursOf(colour).length, y: rowOf(cell) * CELL + 92 },
              coloursOf(colour).join(" "),
            ),
          ]
        : []),
    ];
  });

const filtered = ({ board, filter }: Picture): Set<Cell> => {
  if (!filter) return new Set();
  return filter === "bivalue" ? bivalueCells(board) : placesOf(board, filter);
};

const chosen = ({ selection }: Picture): Cell | undefined =>
  selection.length === 1 ? selection[0] : undefined;

// The digit that is looked for all over the board: filtered by hand, or that in hand, or of the chosen cell; the latter
// two would look like a part of a step that is drawn.
const wantedDigit = (picture: Picture): Digit | 0 => {
  const { board, drawing, filter } = picture;
  if (typeof filter === "number" && filter) return filter;
  if (isDrawn(drawing)) return 0;
  const only = chosen(picture);
  return picture.held || (only === undefined ? 0 : board.squares[only].digit);
};

const peerShapes = (picture: Picture): Shape[] => {
  const only = chosen(picture);
  return picture.peers && only !== undefined ? peersIn(picture.board, only).map((cell) => square(cell, "peer")) : [];
};

const lightShapes = (picture: Picture): Shape[] => {
  const { board } = picture;
  const shapes: Shape[] = [];
  const digit = wantedDigit(picture);
  const places = filtered(picture);
  for (const cell of CELLS) {
    const { colour, tints } = board.squares[cell];
    const kept = colour || DIGITS.some((digit) => tints[digit]) ? " coloured" : ""; // its own colours are seen through it
    if (places.has(cell)) shapes.push(square(cell, `filtered${kept}`, 3));
    if (digit && board.squares[cell].digit === digit) shapes.push(square(cell, `same${kept}`, 5));
  }
  for (const cell of picture.lit) shapes.push(square(cell, "lit"));
  return shapes;
};

const digitShapes = (picture: Picture): Shape[] => {
  const { board, drawing } = picture;
  const conflicts = picture.wrong ?? conflictsOf(board);
  const isDimmed = hasPattern(drawing);
  const blockers = drawing.single ? whyOf(drawing.single, (cell) => board.squares[cell].digit).blockers : [];
  const meant = new Set([...drawing.marks.map(({ at }) => at.cell), ...blockers]);
  return CELLS.flatMap((cell) => {
    const { digit, given } = board.squares[cell];
    if (!digit) return [];
    const { x, y } = centreOf(cell);
    const wrong = conflicts.has(cell);
    const lookedAt = drawing.digits.includes(digit)
      ? " looked-at"
      : isDimmed && !meant.has(cell) && !wrong
        ? " dim"
        : "";
    const text = shape(
      "text",
      `digit ${given ? "given" : "own"}${wrong ? " wrong" : ""}${lookedAt}`,
      { x, y },
      String(digit),
    );
    // A conflict is seen without colours: the digit is underlined by a wave.
    const wave = `M${x - 24} ${y + 36}q6 -9 12 0t12 0t12 0t12 0`;
    return wrong ? [text, shape("path", "wave", { d: wave })] : [text];
  });
};

// Where a cell has notes in its corners and in its centre, the former line its upper and lower edge; in a
// row of five they are small.
const aroundCentre = (cell: Cell, notes: readonly Digit[], note: Digit): Point => {
  const nth = notes.indexOf(note);
  const above = Math.ceil(notes.length / 2);
  const [place, count, y] = nth < above ? [nth, above, -35] : [nth - above, notes.length - above, 35];
  const { x, y: middle } = centreOf(cell);
  return { x: x + (place - (count - 1) / 2) * (count > 3 ? 18 : 28), y: middle + y };
};

const noteShapes = (picture: Picture): Shape[] => {
  const { board, drawing } = picture;
  const key = (at: Candidate) => at.cell * 10 + at.digit;
  const gone = new Set(goneOf(drawing).map(key));
  const playing = new Set(partsOf(drawing).map(key));
  const wanted = wantedDigit(picture);
  const struck = drawing.soFar && new Set(drawing.soFar.gone.map(key));
  const isDimmed = hasPattern(drawing);
  const drawn = isDrawn(drawing); // its marks are discs: what is filtered gets none
  return CELLS.flatMap((cell) => {
    const { digit, centre } = board.squares[cell];
    if (digit || drawing.single?.at.cell === cell) return [];
    const mask = notesShown(picture, cell);
    if (!mask && !centre) return [];
    const shapes: Shape[] = [];
    const notes = digitsOf(mask);
    const hasCentre = centre !== 0 && neededIn(picture, cell) === undefined;
    const isAround = hasCentre && notes.length > 0;
    for (const note of notes) {
      const at = { cell, digit: note };
      const look = gone.has(key(at))
        ? " gone"
        : note === wanted && !drawn
          ? " wanted"
          : drawing.digits.includes(note)
            ? " looked-at"
            : playing.has(key(at))
              ? " playing"
              : note === wanted
                ? " filtered-note"
                : (struck?.has(key(at)) ?? isDimmed)
                  ? " dim"
                  : "";
      const { x, y } = isAround ? aroundCentre(cell, notes, note) : pointOf(at);
      const isTinted = board.squares[cell].tints[note] && !isAround; // what lies behind it says more
      if (!isTinted && (look === " wanted" || look === " looked-at"))
        shapes.push(shape("circle", `note-back${look}`, { cx: x, cy: y, r: isAround ? 10 : 14 }));
      shapes.push(shape("text", `note${isAround ? " small" : ""}${look}`, { x, y }, String(note)));
    }
    const { x, y } = centreOf(cell);
    if (hasCentre) {
      // Larger than a note as long as there is room: a lone 5 in the middle may be either.
      const count = sizeOf(centre);
      const room = count > 5 ? " many" : count > 3 ? " some" : "";
      shapes.push(shape("text", `centre-mark${room}`, { x, y }, digitsOf(centre).join("")));
    }
    return shapes;
  });
};

const lineShapes = (): Shape[] => {
  const thin: string[] = [];
  const thick: string[] = [];
  for (let i = 0; i <= 9; ++i) {
    (i % 3 ? thin : thick).push(`M${i * CELL} 0V${BOARD}M0 ${i * CELL}H${BOARD}`);
  }
  return [shape("path", "line", { d: thin.join("") }), shape("path", "line thick", { d: thick.join("") })];
};
const LINES = lineShapes();
const paperOf = (width: number, height: number): Shape[] => [shape("rect", "paper", { x: 0, y: 0, width, height })];
const PAPER = paperOf(BOARD, BOARD);

const selectionShapes = ({ selection, cursor }: Picture): Shape[] => [
  ...selection.map((cell) => square(cell, "selected", 3)),
  ...(cursor !== undefined ? [square(cursor, "cursor", 3)] : []),
];

// Layer by layer, so that who paints them can leave alone those that have not changed.
export const boardLayers = (picture: Picture): readonly (readonly Shape[])[] => {
  const { board, drawing } = picture;
  const rules = rulesOf(picture);
  const game = topologyNamed(board.rules);
  speakOf(game);
  makeRoom(rules !== undefined && hasLabels(rules));
  const alive: Mask[] = []; // of those cells that somebody has asked about
  const standing = {
    digitAt: (cell: Cell) => board.squares[cell].digit,
    isFilled: (cell: Cell) => board.squares[cell].digit !== 0,
    isAlive: ({ cell, digit }: Candidate) => has((alive[cell] ??= candidatesIn(board, cell)), digit),
    isSeen: ({ cell, digit }: Candidate) => has(notesShown(picture, cell), digit),
    rules: rules?.lines ?? [],
  };
  const { links, over } = linkLayers(drawing, standing);
  return [
    game.cells.length === CELLS.length ? PAPER : paperOf(game.columns * CELL, game.rows * CELL),
    peerShapes(picture), // a colour that somebody chose says more
    colourShapes(picture),
    lightShapes(picture),
    rules?.under ?? [],
    underShapes(drawing, standing),
    rules?.lines ?? LINES,
    links,
    digitShapes(picture),
    noteShapes(picture),
    over,
    selectionShapes(picture),
  ];
};
export const boardShapes = (picture: Picture): Shape[] => boardLayers(picture).flat();
