// A near miss drawn and told: the pattern of the example on a board where one more cell is open, and the
// candidates that are too many. The example's certificate rests on truths, each of them a cell or a digit
// in a house; a candidate that one of them has here and had not there is what it does not reckon with.
import { cellName, has, houseWords, parseCell, parseHouse, parseTruth } from "../board/cells.ts";
import type { Candidate } from "../board/cells.ts";
import { candidatesIn } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import type { Step } from "../engine/answers.ts";
import { patternOf } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";

export interface Spoiler {
  readonly truth: string;
  readonly extra: readonly Candidate[];
}

export const spoilersOf = (step: Step, example: Board, nearMiss: Board): Spoiler[] => {
  const isExtra = ({ cell, digit }: Candidate) =>
    has(candidatesIn(nearMiss, cell), digit) && !has(candidatesIn(example, cell), digit);
  return step.truths
    .map((truth) => ({ truth, extra: (parseTruth(truth) ?? []).filter(isExtra) }))
    .filter(({ extra }) => extra.length > 0);
};

const MOST_TOLD = 2; // more is seen on the board

const told = ({ truth, extra }: Spoiler): string => {
  if (parseCell(truth) !== undefined) return `${extra.map(({ digit }) => digit).join(" and ")} at ${truth}`;
  const cells = extra.map(({ cell }) => cellName(cell)).join(" and ");
  return `${truth.charAt(0)} at ${cells} in ${houseWords(parseHouse(truth.slice(1)) ?? 0)}`;
};

// "" where what is spoilt is none of the truths.
export const spoilerWords = (spoilers: readonly Spoiler[]): string => {
  if (!spoilers.length) return "";
  const isOne = spoilers.length === 1 && spoilers[0].extra.length === 1;
  const words = spoilers.slice(0, MOST_TOLD).map(told).join(", and ");
  return `${isOne ? "One candidate is" : "Candidates are"} too many for it: ${words}.`;
};

export const drawingOfNearMiss = (step: Step, spoilers: readonly Spoiler[]): Drawing => {
  const pattern = patternOf(step);
  const extra = spoilers.flatMap((spoiler) => spoiler.extra);
  const isNew = (at: Candidate, i: number) =>
    extra.findIndex(({ cell, digit }) => cell === at.cell && digit === at.digit) === i;
  const marks = extra.filter(isNew).map((at) => ({ role: "guardian", at }));
  // What was linked there need not be here.
  return { ...pattern, ties: [], marks: [...pattern.marks, ...marks] };
};
