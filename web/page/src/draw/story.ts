// The story of a step (its inferences) as something to walk through: nodes with numbers, the arrows
// between them, and for a net its branches, each a view of its own as if the others were not there.
import { maskOf, parseCandidate, parseCell } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import type { Inference, Step } from "../engine/answers.ts";
import { eitherWay } from "./either_way.ts";
import { openOf } from "./so_far.ts";

export interface StoryNode {
  readonly line: number; // of the story
  readonly number: number; // as shown: that of its sentence in the view
  readonly candidates: readonly Candidate[];
  readonly cells: readonly Cell[];
  readonly isGroup: boolean;
  readonly isSet: boolean;
  readonly holds: boolean;
  readonly assumed: boolean;
}

export interface StoryArrow {
  readonly line: number; // at whose turn it appears
  readonly from: number; // lines
  readonly to: number;
  readonly link: "strong" | "weak" | "set";
}

export interface Story {
  readonly lines: readonly number[]; // that belong to the view, in order
  readonly conclusion: string | undefined; // the line behind these, where none of them says what follows
  readonly nodes: readonly StoryNode[];
  readonly arrows: readonly StoryArrow[];
}

export interface Branch {
  readonly title: string;
  readonly lines: readonly number[];
}

const cellsOf = (inference: Inference): Cell[] =>
  (inference.cells ?? []).map(parseCell).filter((cell) => cell !== undefined);

const nodeOf = (inference: Inference, line: number, number: number): StoryNode | undefined => {
  const cells = cellsOf(inference);
  if (!cells.length) return undefined;
  const digits = inference.digits ? [...inference.digits].map(Number) : [inference.digit ?? 0];
  return {
    line,
    number,
    candidates: cells.flatMap((cell) => digits.map((digit) => ({ cell, digit }))),
    cells,
    isGroup: inference.node === "group",
    isSet: inference.node === "set",
    holds: inference.holds ?? true,
    assumed: inference.kind === "assume",
  };
};

// What follows, in the engine's own words: its sentences end with them. One branch alone proves nothing, and
// a net that says what holds in every case has said it.
const conclusionOf = (step: Step): string | undefined => {
  const last = step.inferences?.at(-1);
  const comma = step.sentence.lastIndexOf(", so ");
  if (!last || last.kind === "in-every-case" || comma < 0) return undefined;
  const follows = step.sentence.slice(comma + 2);
  if (last.kind !== "conflict") {
    const why = eitherWay(step, step.remove.map(parseCandidate).filter((at) => at !== undefined));
    return follows.replace(/^so/, "So either way").replace(/\.$/, why ? `: ${why}.` : ".");
  }
  return `${last.level ? "Every way ends in a contradiction" : "That can't be"}, ${follows}`;
};

// The line at which the conclusion is seen.
export const endOf = ({ lines, conclusion }: Story): number => (lines.at(-1) ?? 0) + (conclusion ? 1 : 0);

export const storyOf = (step: Step, lines?: readonly number[]): Story => {
  const inferences = step.inferences ?? [];
  const shown = lines ?? inferences.map((_, line) => line);
  const nodes: StoryNode[] = [];
  const arrows: StoryArrow[] = [];
  shown.forEach((line, index) => {
    const inference = inferences[line];
    const node = nodeOf(inference, line, index + 1);
    if (!node) return;
    nodes.push(node);
    for (const from of inference.from ?? []) {
      if (nodes.some((other) => other.line === from))
        arrows.push({ line, from, to: line, link: inference.link ?? "strong" });
    }
  });
  return { lines: shown, conclusion: lines ? undefined : conclusionOf(step), nodes, arrows };
};

// With the numbers of the lines that a person reads, of which one may tell several of the story; 0 where none does.
export const numberedAsTold = (story: Story, inferences: readonly Inference[], told: readonly number[]): Story => {
  const numbers = new Map(told.map((line, index) => [inferences[line]?.line, index + 1]));
  return {
    ...story,
    nodes: story.nodes.map((node) => ({ ...node, number: numbers.get(inferences[node.line].line) ?? 0 })),
  };
};

// More than that can't be read at once.
const MOST_OF_A_NET = 9;

// Of a net, which supposes more than one thing or rests a line on several and is large, all of it at once can't be
// read: what is seen is the line that has been reached and all that it rests on, or where that is too much what it rests
// on itself; where nobody walks, what is supposed and what the end rests on.
export const withoutBranches = (story: Story, inferences: readonly Inference[], upTo: number | undefined): Story => {
  const { lines, nodes, arrows } = story;
  const isWhole = lines.length === inferences.length;
  const supposed = inferences.filter(({ kind, level }) => kind === "assume" && level > 0).length;
  const joins = lines.slice(0, -1).some((line) => (inferences[line].from ?? []).length > 1); // chains meet at their end
  if (!(isWhole && supposed > 1) && !(joins && nodes.length > MOST_OF_A_NET)) return story;
  const below = (line: number, seen = new Set<number>()): Set<number> => {
    if (!seen.has(line)) {
      seen.add(line);
      for (const from of inferences[line].from ?? []) below(from, seen);
    }
    return seen;
  };
  const isAt = upTo !== undefined && upTo < inferences.length;
  const at = isAt ? upTo : (lines.at(-1) ?? 0);
  // What was supposed and given up on the way is no longer believed; what holds in every case rests on all of them.
  const open = new Set(isAt && inferences[at].kind !== "in-every-case" ? openOf(inferences, lines.filter((line) => line <= at)) : lines);
  const all = isAt ? new Set([...below(at)].filter((line) => open.has(line))) : undefined;
  const isAssumed = (line: number) => inferences[line].kind === "assume";
  const seen =
    all && nodes.filter(({ line }) => all.has(line)).length <= MOST_OF_A_NET
      ? all
      : new Set([at, ...(inferences[at].from ?? []), ...(all ? [...all] : lines).filter(isAssumed)]);
  return {
    ...story,
    nodes: nodes.filter(({ line }) => seen.has(line)),
    arrows: arrows.filter(({ from, to }) => seen.has(from) && seen.has(to)),
  };
};

// One branch for each innermost supposition: its lines, and before them those it stands on. What an
// earlier branch supposed or found is no part of it. None for a story of one branch.
export const branchesOf = (step: Step): Branch[] => {
  const inferences = step.inferences ?? [];
  const branches: Branch[] = [];
  let open: readonly number[] = [];
  inferences.forEach((inference, line) => {
    open = openOf(inferences, [...open, line]);
    const next = inferences[line + 1];
    const ends =
      !next || next.level < inference.level || (next.kind === "assume" && next.level <= inference.level);
    const began = open.findLast((earlier) => inferences[earlier].kind === "assume");
    if (!ends || began === undefined || inference.kind === "in-every-case" || inference.kind === "split") return;
    const told = inferences[began].line;
    if (told === undefined) return; // one that goes alike tells it
    branches.push({
      title: (step.reasoning?.[told] ?? "").trim(),
      lines: open,
    });
  });
  return branches.length > 1 ? branches : [];
};

// The same candidate may be told twice: its numbers go together.
export interface Numbered {
  readonly candidates: readonly Candidate[];
  readonly numbers: number[];
  readonly lines: number[];
}
export const numbersAt = (story: Story): Map<string, Numbered> => {
  const places = new Map<string, Numbered>();
  for (const { cells, candidates, number, line } of story.nodes) {
    if (!number) continue;
    const key = cells.join(",") + ":" + maskOf(candidates.map((at) => at.digit));
    const place = places.get(key);
    if (place) {
      if (place.numbers.includes(number)) continue; // one line tells both
      place.numbers.push(number);
      place.lines.push(line);
    } else places.set(key, { candidates, numbers: [number], lines: [line] });
  }
  return places;
};
