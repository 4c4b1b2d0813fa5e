// Drawing: what is to be seen of a step or of a rung of a hint, before it becomes shapes: houses, marks
// by role, what goes and what comes, the deadly pattern, the story, or the links where there is none. The
// legend says what is in it.
import { ALL_DIGITS, CELLS, HOUSES, bit, parseCandidate, parseCell, parseHouse, parseTruth, sizeOf } from "../board/cells.ts";
import type { Board } from "../board/board.ts";
import type { Candidate, Cell, Mask } from "../board/cells.ts";
import type { Rung, Step } from "../engine/answers.ts";
import { keyOf } from "./boxes.ts";
import { lieApart, pointOf } from "./geometry.ts";
import { endOf, storyOf, withoutBranches } from "./story.ts";
import type { Story } from "./story.ts";
import { calledIn, lookOf } from "./roles.ts";
import { singleOf } from "./single.ts";
import { soFarOf } from "./so_far.ts";
import type { SoFar } from "./so_far.ts";
import type { Single } from "./single.ts";
import { tiesOf } from "./ties.ts";
import type { RoleAt, Tie } from "./ties.ts";

export type HouseRole = "base" | "cover" | "twin-cover" | "last" | "look";

export interface Drawing {
  readonly houses: readonly { role: HouseRole; house: number }[];
  readonly digits: readonly number[]; // to look at, all over the board
  readonly marks: readonly RoleAt[];
  readonly called?: Readonly<Record<string, string>>; // roles and houses that the sentence has a word for
  readonly removals: readonly Candidate[];
  readonly placements: readonly Candidate[];
  readonly deadly: readonly Cell[];
  readonly ties: readonly Tie[]; // of a pattern without a story
  readonly story: Story | undefined;
  readonly soFar?: SoFar | undefined; // of a net that is walked, or of one of its cases
  readonly upTo: number | undefined; // the line of the story that has been reached; all without it
  readonly truths: readonly string[]; // lit, when a proof is shown
  readonly single: Single | undefined; // told by what blocks, not by candidates
  readonly ofRules?: boolean; // it follows from rules of the game: its houses are a sum, not places of a digit
  readonly pen?: true; // drawn by the player: all candidates are seen, and none is dimmed
}

export const NOTHING: Drawing = {
  houses: [],
  digits: [],
  marks: [],
  removals: [],
  placements: [],
  deadly: [],
  ties: [],
  story: undefined,
  upTo: undefined,
  truths: [],
  single: undefined,
};

const known = <T>(items: readonly (T | undefined)[]): T[] => items.filter((item) => item !== undefined);
export const candidatesNamed = (names: readonly string[]): Candidate[] => known(names.map(parseCandidate));

// "pattern" says nothing of a candidate that has a role of its own: a colour, say.
const marksOf = (marks: readonly (readonly [string, string])[]): RoleAt[] =>
  marks.flatMap(([role, name]) => {
    const at = parseCandidate(name);
    const coloured = marks.some((other) => other[1] === name && other[0].startsWith("color-"));
    return at && !(role === "pattern" && coloured) ? [{ role, at }] : [];
  });

const isSame = (a: Candidate, b: Candidate): boolean => a.cell === b.cell && a.digit === b.digit;
const CLASHING: ReadonlySet<string> = new Set(["link", "pivot"]);

// In a step of colours the linked candidates are those that clash, which is told around their colour, and
// those that one colour would take away, all of them.
const inColours = (marks: readonly RoleAt[]): readonly RoleAt[] => {
  const colours = marks.filter(({ role }) => role.startsWith("color-"));
  if (!colours.length) return marks;
  return marks.map(({ role, at }) => {
    if (!CLASHING.has(role)) return { role, at };
    return { role: colours.some((other) => isSame(other.at, at)) ? "clash" : "taken", at };
  });
};

const HOUSE_ROLES: readonly HouseRole[] = ["base", "cover", "twin-cover", "last"];

const housesOf = (houses: readonly (readonly [string, string])[]): { role: HouseRole; house: number }[] =>
  houses.flatMap(([name, text]) => {
    const house = parseHouse(text);
    const role = HOUSE_ROLES.find((each) => each === name);
    return house !== undefined && role ? [{ role, house }] : [];
  });

// The pattern without what follows from it.
export const patternOf = (step: Step): Drawing => {
  const single = singleOf(step);
  const marks = single ? [] : marksOf(step.marks);
  return {
    ...NOTHING,
    single,
    marks: inColours(marks),
    called: calledOf(step),
    ties: tiesOf(step, marks),
    houses: housesOf(step.houses),
    deadly: deadlyOf(step),
    ofRules: isOfRules(step),
  };
};

// Up to the fourth rung nothing of the conclusion is seen.
export const drawingOfRung = (rung: Rung, step?: Step): Drawing => {
  if (rung.rung >= 5 && step) return drawingOfStep(step);
  if (rung.rung === 4 && step) return patternOf(step);
  return {
    ...NOTHING,
    houses: known(rung.houses.map(parseHouse)).map((house) => ({ role: "look", house })),
    digits: [...rung.digits].map(Number),
    marks: marksOf(rung.marks),
  };
};

// The cells of the rules that it follows from.
export const ruleCellsOf = ({ rules }: Step, game: string): Cell[] => {
  const all = (JSON.parse(game) as { rules?: readonly object[] }).rules ?? [];
  const names = (rules ?? []).flatMap(({ rule }) => JSON.stringify(all[(rule ?? 0) - 1] ?? 0).match(/r\dc\d/g) ?? []);
  return known(names.map(parseCell));
};

const calledOf = ({ technique, marks }: Step) => calledIn(technique, marks.map(([role]) => role));
const isOfRules = ({ family }: Step): boolean => family === "Rules";
const deadlyOf = (step: Step): Cell[] => known((step.deadly ?? []).map(([cell]) => parseCell(cell)));

const TOLD_BY_NODES: ReadonlySet<string> = new Set(["pattern", "assumed", "link", "pincer"]);

export const drawingOfStep = (step: Step, lines?: readonly number[], upTo?: number): Drawing => {
  const story = step.inferences?.length ? storyOf(step, lines) : undefined;
  const told = new Set(story?.nodes.flatMap((node) => node.candidates.map((at) => at.cell * 10 + at.digit)));
  const seen = story && withoutBranches(story, step.inferences ?? [], upTo);
  // A case that ends in a contradiction shows that, and not what follows from all of them.
  const isImpossible = lines !== undefined && step.inferences?.[lines.at(-1) ?? 0].kind === "conflict";
  const single = singleOf(step);
  // The story tells its nodes itself, a single is told by what blocks.
  const marks = marksOf(step.marks).filter(
    ({ role, at }) => !single && (!story || !TOLD_BY_NODES.has(role) || !told.has(at.cell * 10 + at.digit)),
  );
  return {
    ...NOTHING,
    single,
    houses: housesOf(step.houses),
    // Of one branch: what belongs to others is not shown.
    marks: inColours(
      story && lines ? marks.filter(({ role }) => role !== "pattern" && role !== "assumed") : marks,
    ),
    removals: isImpossible ? [] : candidatesNamed(step.remove),
    placements: isImpossible ? [] : candidatesNamed(step.place),
    called: calledOf(step),
    deadly: deadlyOf(step),
    ties: tiesOf(step, marks),
    ofRules: isOfRules(step),
    story: seen,
    soFar: quietOf(soFarOf(step, lines, upTo), seen, upTo),
    upTo,
  };
};

// What the nodes of the line don't tell already. One that was found true may be gone all the same: a contradiction.
const quietOf = (soFar: SoFar | undefined, story: Story | undefined, upTo: number | undefined): SoFar | undefined => {
  if (!soFar) return undefined;
  const nodes = (story?.nodes ?? []).filter(({ line }) => upTo === undefined || line <= upTo);
  const told = (holds: boolean) =>
    new Set(nodes.filter((node) => node.holds === holds).flatMap(({ candidates }) => candidates.map(keyOf)));
  const [on, off] = [told(true), told(false)];
  return {
    ...soFar,
    holds: soFar.holds.filter((at) => !on.has(keyOf(at))),
    gone: soFar.gone.filter((at) => !off.has(keyOf(at))),
  };
};

// Whether anything is to be seen of it.
export const isDrawn = (drawing: Drawing): boolean => {
  const { houses, digits, marks, removals, placements, truths, story, single } = drawing;
  return !!story || !!single || [houses, digits, marks, removals, placements, truths].some((all) => all.length > 0);
};

// How far the player of the story has come; all of it is seen where none walks.
export const isReached = ({ upTo }: Drawing, line: number): boolean => upTo === undefined || line <= upTo;
// Whether it has reached the end: then the conclusion is seen.
export const isWalked = (drawing: Drawing): boolean =>
  !drawing.story || isReached(drawing, endOf(drawing.story));

// What goes, as far as it is told.
export const goneOf = (drawing: Drawing): readonly Candidate[] => (isWalked(drawing) ? drawing.removals : []);

// Whether it is about a pattern: all that is not in it is dimmed.
export const hasPattern = ({ marks, removals, placements, story, single, pen }: Drawing): boolean =>
  !pen && (marks.length > 0 || removals.length > 0 || placements.length > 0 || !!story || !!single);

// The candidates that play a part in what is drawn.
export const partsOf = (drawing: Drawing): Candidate[] => [
  ...drawing.marks.map(({ at }) => at),
  ...(isWalked(drawing) ? drawing.placements : []),
  ...truthCandidates(drawing.truths),
  ...(drawing.soFar?.holds ?? []),
  ...(drawing.story?.nodes ?? [])
    .filter(({ line }) => isReached(drawing, line))
    .flatMap(({ candidates }) => candidates),
];

// The certificate: the truths that it rests on, lit, or one of them.
export const drawingOfProof = (step: Step, truth?: string): Drawing => ({
  ...NOTHING,
  removals: candidatesNamed(step.remove),
  placements: candidatesNamed(step.place),
  deadly: deadlyOf(step),
  truths: truth ? [truth] : step.truths,
});

// What a mark is, in the words of the legend.
export const wordsOfRole = ({ called }: Drawing, role: string): string => called?.[role] ?? lookOf(role).words;

export interface LegendEntry {
  readonly kind: "mark" | "house" | "arrow" | "tie" | "node" | "so-far" | "effect" | "deadly" | "truth" | "group" | "single";
  readonly name: string;
  readonly words: string;
}

const HOUSE_WORDS: Record<HouseRole, string> = {
  base: "base: where the pattern lies",
  cover: "cover: where it acts",
  "twin-cover": "cover of the second pattern",
  last: "where one place is left",
  look: "look here",
};
const TIE_WORDS = { strong: "one of the two is true", weak: "not both are true" };
const LINK_WORDS = {
  strong: "if not one, then the other",
  weak: "if one, then not the other",
  set: "through an almost locked set",
};

export const legendOf = (drawing: Drawing): LegendEntry[] => {
  const entries: LegendEntry[] = [];
  const add = (kind: LegendEntry["kind"], name: string, words: string) => {
    if (!entries.some((entry) => entry.kind === kind && entry.name === name))
      entries.push({ kind, name, words });
  };
  const { single } = drawing;
  for (const { role } of drawing.houses) add("house", role, single ? "the house" : (drawing.called?.[role] ?? HOUSE_WORDS[role]));
  if (single && !single.isLast) {
    const isHidden = single.house !== undefined;
    add("single", "blocker", isHidden ? `keeps other cells from being ${single.at.digit}` : "seen by the cell");
    if (isHidden) add("single", "cross", `can't be ${single.at.digit}`);
  }
  for (const { role } of drawing.marks) add("mark", role, wordsOfRole(drawing, role));
  for (const node of drawing.story?.nodes ?? []) {
    if (!isReached(drawing, node.line)) continue;
    const apart = node.isGroup && lieApart(node.candidates.map(pointOf));
    if (node.isGroup) add("group", apart ? "apart" : "group", "one of several cells");
    if (node.isSet) add("group", "set", "cells that hold just these digits");
    else if (!node.isGroup || apart)
      add("node", node.holds ? "on" : "off", node.holds ? "true on this way" : "false on this way");
  }
  for (const { link, line } of drawing.story?.arrows ?? [])
    if (isReached(drawing, line)) add("arrow", link, LINK_WORDS[link]);
  const { soFar } = drawing;
  if (soFar?.holds.length) add("so-far", "held", "holds by now");
  if (soFar?.gone.length) add("so-far", "struck", "gone by now");
  if (soFar?.emptied.length) add("so-far", "emptied", "nothing is left here");
  for (const { link } of drawing.ties) add("tie", link, TIE_WORDS[link]);
  if (drawing.deadly.length) add("deadly", "deadly", "would make two solutions");
  if (drawing.truths.length) add("truth", "truth", "one of these is true");
  if (!isWalked(drawing)) return entries;
  if (drawing.placements.length) add("effect", single ? "place-single" : "place", "to be placed");
  if (drawing.removals.length) add("effect", "remove", "to be removed");
  return entries;
};

export const truthCandidates = (truths: readonly string[]): Candidate[] =>
  truths.flatMap((truth) => parseTruth(truth) ?? []);

// Whether it speaks of candidates, so that all of them must be seen.
export const needsNotes = ({ marks, truths, story, digits, pen }: Drawing, { squares }: Board): boolean =>
  pen === true ||
  truths.length > 0 ||
  digits.length > 0 ||
  story !== undefined ||
  marks.some(({ at }) => !squares[at.cell].digit);

// What it speaks of, cell by cell: who has no notes is shown no more than that. In its cells it is all candidates, or
// the one digit that all is about; in its houses its digits, whose places are counted there, and along a story all over
// the board.
export const spokenOf = (drawing: Drawing): readonly Mask[] | undefined => {
  const { houses, digits, marks, removals, placements, deadly, truths, story, ofRules, pen } = drawing;
  if (pen) return undefined;
  const told = [...marks.map(({ at }) => at), ...removals, ...placements, ...(story?.nodes ?? []).flatMap(({ candidates }) => candidates)];
  const about = [...digits, ...told.map(({ digit }) => digit)].reduce((mask, digit) => mask | bit(digit), 0);
  const masks = CELLS.map(() => (story || (digits.length && !houses.length) ? about : 0));
  const add = (cell: Cell, mask: Mask) => (masks[cell] |= mask);
  if (!ofRules) for (const { house } of houses) for (const cell of HOUSES[house]) add(cell, about);
  for (const cell of [...told.map((at) => at.cell), ...deadly]) add(cell, sizeOf(about) === 1 ? about : ALL_DIGITS);
  for (const { cell, digit } of truthCandidates(truths)) add(cell, bit(digit));
  return masks;
};
