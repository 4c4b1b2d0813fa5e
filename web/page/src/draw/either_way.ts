// Why what a chain removes is false either way: its first line supposes that one end is false, its last
// finds the other end true, so one of the two ends is true, and what goes can stand beside neither. Told where
// that is seen at a glance: the end lies in the same cell, or has the same digit in cells that see it.
import { PEERS, cellName, parseCell } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import type { Inference, Step } from "../engine/answers.ts";

interface End {
  readonly cells: readonly Cell[];
  readonly digit: number;
}

const endOf = ({ node, cells, digit }: Inference): End | undefined =>
  node !== "set" && cells?.length && digit
    ? { cells: cells.map(parseCell).filter((cell) => cell !== undefined), digit }
    : undefined;

const clauseOf = ({ cells, digit }: End, gone: Candidate, sees: string): string | undefined => {
  if (cells.length === 1 && cells[0] === gone.cell && digit !== gone.digit)
    return `${cellName(gone.cell)} is ${digit}`;
  if (digit !== gone.digit || !cells.every((cell) => PEERS[gone.cell].includes(cell))) return undefined;
  return `${sees} the ${digit} at ${cells.map(cellName).join(" or ")}`;
};

// "" where there is more to it. The same is to be said of all that goes.
export const eitherWay = (step: Step, removals: readonly Candidate[]): string => {
  const [first, last] = [step.inferences?.[0], step.inferences?.at(-1)];
  if (first?.kind !== "assume" || first.holds || last?.kind !== "follows" || !last.holds) return "";
  const ends = [endOf(first), endOf(last)].filter((end) => end !== undefined);
  const sees = removals.length > 1 ? "they see" : "it sees";
  const [why, ...others] = removals.map((gone) => ends.map((end) => clauseOf(end, gone, sees)));
  if (!why || why.length < 2 || why.includes(undefined) || others.some((other) => `${other}` !== `${why}`))
    return "";
  const [one, two] = why as string[];
  return `${one}, or ${one.startsWith(sees) ? two.replace(`${sees} `, "") : two}`;
};
