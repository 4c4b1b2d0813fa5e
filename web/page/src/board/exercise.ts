// An exercise: the player is to find a technique on a board where it is due. Whether he has found it is told
// by what he has struck and set since; any step of the technique that there is on the board will do, the digit
// that it leaves in a cell stands for what it strikes there, and what is taken back was never done. What the
// solution contradicts is told to be false, whatever else was found, and as long as it stands.
import { CELLS, cellName, digitsOf, has, parseCandidate } from "./cells.ts";
import { candidatesIn, removedFrom } from "./board.ts";
import type { Board } from "./board.ts";

export interface Exercise {
  readonly technique: string;
  readonly name: string;
  readonly lesson?: string; // of a game with rules: the lesson that it belongs to
  readonly steps: readonly (readonly string[])[]; // what each one does: "r3c5=7", "r3c5<>7"
  readonly solution?: string; // cell by cell, where there is just one
}

// Nothing done yet; something false; the board no more where it began; nothing of a step; some of one; all of one.
export type Verdict = "open" | "false" | "left" | "other" | "part" | "all";

export interface Judged {
  readonly verdict: Verdict;
  readonly wrong?: string; // what is false: "r9c4=3", "r9c4<>2"
  readonly found: readonly (readonly string[])[]; // the steps that are done
  readonly did?: readonly string[] | undefined; // the one of them that the player has done most of; else the one he has begun
}

const effectsOn = (board: Board): string[] => [
  ...CELLS.filter((cell) => board.squares[cell].digit).map(
    (cell) => `${cellName(cell)}=${board.squares[cell].digit}`,
  ),
  ...removedFrom(board).map(({ cell, digit }) => `${cellName(cell)}<>${digit}`),
];

// Done, or overtaken by a digit.
const isDone = (board: Board, effect: string): boolean => {
  const at = parseCandidate(effect);
  if (!at) return false;
  return effect.includes("=")
    ? board.squares[at.cell].digit === at.digit
    : !has(candidatesIn(board, at.cell), at.digit);
};

// The digits that are alone in their cells when the step has struck what it strikes.
const leftBy = (step: readonly string[], start: Board): string[] =>
  [...new Set(step.map((effect) => effect.slice(0, 4)))].flatMap((name) => {
    const cell = parseCandidate(`${name}=1`)?.cell;
    const left = cell === undefined ? [] : digitsOf(candidatesIn(start, cell)).filter((digit) => !step.includes(`${name}<>${digit}`));
    return left.length === 1 ? [`${name}=${left[0]}`] : [];
  });
export const leavesDigits = ({ steps }: Exercise, start: Board): boolean =>
  steps.every((step) => step.every((effect) => effect.includes("<>")) && leftBy(step, start).length > 0);

const isFalse = (effect: string, solution: string): boolean => {
  const at = parseCandidate(effect);
  const right = at ? solution.charAt(at.cell) : "";
  return /[1-9]/.test(right) && (right === String(at?.digit)) !== effect.includes("=");
};

export const judged = ({ steps, solution = "" }: Exercise, start: Board, now: Board): Judged => {
  const before = new Set(effectsOn(start));
  const done = new Set(effectsOn(now).filter((effect) => !before.has(effect)));
  // Who has taken back what was there has left the board where the technique is due.
  if (!done.size) return { verdict: [...before].every((effect) => isDone(now, effect)) ? "open" : "left", found: [] };
  const wrong = [...done].find((effect) => isFalse(effect, solution));
  const doneOf = (step: readonly string[]) => [...step, ...leftBy(step, start)].filter((effect) => done.has(effect)).length;
  const begun = steps.filter(doneOf).sort((one, other) => doneOf(other) - doneOf(one));
  const found = begun.filter((step) => step.every((effect) => isDone(now, effect)));
  const did = found[0] ?? begun[0];
  if (wrong) return { verdict: "false", wrong, found, did };
  return { verdict: found.length ? "all" : begun.length ? "part" : "other", found, did };
};
