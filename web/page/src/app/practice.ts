// Practice: the exercise on the table, if it is one, and how far the player has come with it.
import { judged, leavesDigits } from "../board/exercise.ts";
import type { Exercise, Verdict } from "../board/exercise.ts";
import type { Board } from "../board/board.ts";
import { parseCandidate } from "../board/cells.ts";
import { opening } from "../board/history.ts";
import type { App } from "./app.ts";

export interface Practice {
  readonly exercise: Exercise;
  readonly start: Board;
  readonly verdict: Verdict;
  readonly wrong: string | undefined; // what is false
  readonly isShown: boolean; // what was found had been told before: it does not count
  readonly did: readonly string[] | undefined; // the step that was done, or begun
}

// Which exercise it is, whatever has been said of it since; what of it was told stands behind that.
const nameOf = ({ technique, steps }: Exercise): string => `${technique}: ${steps.join(" ")}`;
const SHOWN = "; shown: ";
const shownOf = (shown: string, exercise: Exercise): string[] => {
  const [name, effects] = shown.split(SHOWN);
  if (name !== nameOf(exercise)) return [];
  return effects === undefined ? exercise.steps.flat() : effects.split(" ");
};

export const practiceOf = ({ subject, history, shown }: App): Practice | undefined => {
  const { exercise } = subject;
  if (!exercise) return undefined;
  const start = opening(history);
  const { verdict, wrong, found, did } = judged(exercise, start, history.now);
  const told = shownOf(shown, exercise);
  const isTold = (step: readonly string[]) => step.every((effect) => told.includes(effect));
  return { exercise, start, verdict, wrong, isShown: found.length > 0 && found.every(isTold), did };
};

// With a step of it given away, or all; who has found one himself may look at it.
export const withShown = (app: App, step?: readonly string[]): App => {
  const practice = practiceOf(app);
  if (!practice || practice.verdict === "all") return app;
  const { exercise } = practice;
  const told = [...new Set([...shownOf(app.shown, exercise), ...(step ?? exercise.steps.flat())])];
  return { ...app, shown: nameOf(exercise) + SHOWN + told.join(" ") };
};

// Whether what is to be found is there still: nothing was done yet, or some of it.
export const isUnfinished = ({ verdict }: Practice): boolean => verdict === "open" || verdict === "part";

// What a hint is asked for until then: the technique, whatever the settings choose.
export const practisedOnly = (practice: Practice): Record<string, unknown> => ({
  only: [practice.exercise.technique],
});

// What is to be done: a technique strikes candidates, or sets a digit, and some do either.
const isStruck = ({ steps }: Exercise): boolean => steps.every((step) => step.every((effect) => effect.includes("<>")));
const isSet = ({ steps }: Exercise): boolean => steps.every((step) => step.every((effect) => !effect.includes("<>")));
// Of a rule that leaves one digit everybody places that.
const isPlaced = ({ exercise, start }: Practice): boolean => exercise.lesson !== undefined && leavesDigits(exercise, start);
const task = (practice: Practice): string => {
  const { exercise } = practice;
  if (isPlaced(practice)) return "place the digit that it leaves, or strike the others";
  if (isStruck(exercise)) return "strike the candidates that it removes";
  return isSet(exercise)
    ? "place the digit that it sets"
    : "strike the candidates that it removes, or place the digit that it sets";
};
// Digits are to strike: there is nothing to be set.
export const wantsStrikes = (practice: Practice): boolean => isStruck(practice.exercise) && !isPlaced(practice);

const falseWords = (wrong: string): string => {
  const at = parseCandidate(wrong);
  const [cell, digit] = [wrong.slice(0, 4), String(at?.digit)];
  return wrong.includes("=")
    ? `False: ${cell} is not ${digit}. Undo it, or take it away.`
    : `False: ${digit} must stay in ${cell}. Undo it, or put it back.`;
};

export const verdictWords = (practice: Practice): string => {
  const { exercise, verdict, wrong, isShown } = practice;
  const { name, solution } = exercise;
  switch (verdict) {
    case "open":
      return `Find the ${name}: ${task(practice)}.`;
    case "false":
      return falseWords(wrong ?? "");
    case "left":
      return `Something that the ${name} needs is gone from the board. Undo brings it back.`;
    case "other":
      return solution
        ? `True, but it does not follow from the ${name}. That is still to be found.`
        : `That does not follow from the ${name}. Undo it, or look on.`;
    case "part":
      return `Right: that follows from the ${name}. There is more.`;
    case "all":
      return isShown
        ? `That is the ${name}. It was shown to you, so it does not count: try another.`
        : `Right: that is the ${name}, and all of it.`;
  }
};

export const hintRemark = (practice: Practice): string =>
  isUnfinished(practice)
    ? `You practise: hints lead to the ${practice.exercise.name}.`
    : `You have gone on from where the practice of the ${practice.exercise.name} began: hints are about what comes next. ` +
      `"Show me" shows it where it was; Undo leads back there.`;
