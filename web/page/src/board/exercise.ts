// An exercise: the player is to find a technique on a board where it is due. Whether he has found it is told
// by what he has struck and set since; any step of the technique that there is on the board will do, and
// what is taken back was never done.
import { CELLS, cellName, has, parseCandidate } from "./cells.ts";
import { candidatesIn, removedFrom } from "./board.ts";
import type { Board } from "./board.ts";

export interface Exercise {
  readonly technique: string;
  readonly name: string;
  readonly lesson?: string; // of a game with rules: the lesson that it belongs to
  readonly steps: readonly (readonly string[])[]; // what each one does: "r3c5=7", "r3c5<>7"
}

// Nothing done yet; nothing that it tells; some of a step; all of one.
export type Verdict = "open" | "wrong" | "part" | "all";

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

export const verdictOf = ({ steps }: Exercise, start: Board, now: Board): Verdict => {
  const before = new Set(effectsOn(start));
  const done = new Set(effectsOn(now).filter((effect) => !before.has(effect)));
  // Who has taken back what was there has left the board where the technique is due.
  if (!done.size) return [...before].every((effect) => isDone(now, effect)) ? "open" : "wrong";
  const begun = steps.filter((step) => step.some((effect) => done.has(effect)));
  if (!begun.length) return "wrong";
  return begun.some((step) => step.every((effect) => isDone(now, effect))) ? "all" : "part";
};
