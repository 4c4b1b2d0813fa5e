// What a net has come to at a line: the digits that hold under what is supposed there, the candidates that these leave
// no room for, and where nothing is left. A line says "the only place left" and rests on all of this, most of which was
// told long before; so it is marked quietly beside the line itself.
import { CELLS, DIGITS, PEERS, parseCell, parseTruth } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import type { Inference, Step } from "../engine/answers.ts";

export interface SoFar {
  readonly holds: readonly Candidate[];
  readonly gone: readonly Candidate[];
  readonly emptied: readonly string[]; // truths
}

// A chain shows all that it says as its nodes; a net branches, ends in a contradiction, or rests a line on several.
export const isNet = (inferences: readonly Inference[]): boolean =>
  inferences.some(({ kind }) => kind !== "assume" && kind !== "follows") ||
  inferences.slice(0, -1).some(({ from }) => (from ?? []).length > 1);

// Of these lines, those that still hold at the last: what a supposition led to is forgotten with it.
export const openOf = (inferences: readonly Inference[], lines: readonly number[]): number[] => {
  let open: number[] = [];
  for (const line of lines) {
    const { kind, level } = inferences[line];
    const deepest = kind === "assume" ? level - 1 : level;
    open = open.filter((earlier) => inferences[earlier].level <= deepest);
    open.push(line);
  }
  return open;
};

const cellsOf = ({ cells }: Inference): Cell[] => (cells ?? []).map(parseCell).filter((cell) => cell !== undefined);

// What one line leaves no room for. A digit that is in one of several cells leaves none where all of them see.
const leavesNone = (inference: Inference): Candidate[] => {
  const cells = cellsOf(inference);
  const digits = inference.digits ? [...inference.digits].map(Number) : [inference.digit ?? 0];
  if (inference.holds === false) return cells.flatMap((cell) => digits.map((digit) => ({ cell, digit })));
  const seen = CELLS.filter((cell) => cells.every((other) => PEERS[other].includes(cell)));
  const beside = seen.flatMap((cell) => digits.map((digit) => ({ cell, digit })));
  if (cells.length !== 1 || digits.length !== 1) return inference.node === "set" ? [] : beside;
  return [...beside, ...DIGITS.filter((digit) => digit !== digits[0]).map((digit) => ({ cell: cells[0], digit }))];
};

export const soFarOf = (step: Step, lines: readonly number[] | undefined, upTo: number | undefined): SoFar | undefined => {
  const inferences = step.inferences ?? [];
  const isWalked = upTo !== undefined;
  if (!isNet(inferences) || !(lines || isWalked) || (isWalked && upTo >= inferences.length)) return undefined;
  const told = (lines ?? inferences.map((_, line) => line)).filter((line) => !isWalked || line <= upTo);
  const open = openOf(inferences, told).map((line) => inferences[line]);
  const spoken = open.filter(({ cells }) => cells?.length);
  const last = open.at(-1);
  return {
    holds: spoken
      .filter(({ node, cells, holds }) => node !== "set" && cells?.length === 1 && holds !== false)
      .flatMap((each) => cellsOf(each).map((cell) => ({ cell, digit: each.digit ?? 0 }))),
    gone: spoken.flatMap(leavesNone),
    emptied: last?.kind === "conflict" ? [last.by ?? []].flat().filter((truth) => parseTruth(truth)) : [],
  };
};
