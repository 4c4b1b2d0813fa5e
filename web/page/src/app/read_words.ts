// What is said of a puzzle that came in: how much was read, which of several it is, where the text could be
// read in more than one way how it was, and whether the puzzle is one at all. What is expected is not said.
import type { Board } from "../board/board.ts";
import type { Check } from "../engine/answers.ts";

export interface Reading {
  readonly board: Board;
  readonly count: number; // of the puzzles in the text
  readonly choice: string | undefined; // the engine's words on how it was read
  readonly solutions: Check["solutions"] | undefined; // undefined where nobody knows
  readonly kinds?: readonly string[]; // of rules
  readonly remark?: string | undefined; // the engine's words on what may be missing
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;

// The engine's words begin small, to stand behind the name of a file; the name of a cell stays as it is.
export const asSentence = (words: string): string =>
  (/^r[1-9]+c[1-9]/.test(words) ? words.charAt(0) : words.charAt(0).toUpperCase()) +
  words.slice(1) +
  (!words || /[.!?]$/.test(words) ? "" : ".");

const SOLUTIONS = {
  none: "The puzzle has no solution.",
  one: "",
  several: "The puzzle has several solutions.",
} as const;

export const readWords = ({ board, count, choice, solutions, kinds = [], remark }: Reading): string => {
  const filled = board.squares.filter(({ digit }) => digit);
  const givens = filled.filter(({ given }) => given).length;
  const own = filled.length - givens;
  const what = [givens ? counted(givens, "given") : "no givens", ...(own ? [counted(own, "digit")] : [])].join(" and ");
  return [
    `Read ${what}${count > 1 ? `, the first of ${count.toLocaleString("en")} puzzles; New lists them all` : ""}.`,
    kinds.length ? `Rules: ${kinds.join(", ")}.` : "",
    choice ? asSentence(choice) : "",
    solutions ? SOLUTIONS[solutions] : "",
    remark ? asSentence(remark) : "",
  ]
    .filter(Boolean)
    .join(" ");
};
