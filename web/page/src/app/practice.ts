// Practice: the exercise on the table, if it is one, and how far the player has come with it.
import { verdictOf } from "../board/exercise.ts";
import type { Exercise, Verdict } from "../board/exercise.ts";
import type { Board } from "../board/board.ts";
import { opening } from "../board/history.ts";
import type { App } from "./app.ts";

export interface Practice {
  readonly exercise: Exercise;
  readonly start: Board;
  readonly verdict: Verdict;
  readonly isShown: boolean; // all of a step was told before it was found: it does not count
}

// Which exercise it is, whatever has been said of it since.
const nameOf = ({ technique, steps }: Exercise): string => `${technique}: ${steps.join(" ")}`;

export const practiceOf = ({ subject, history, shown }: App): Practice | undefined => {
  const { exercise } = subject;
  if (!exercise) return undefined;
  const start = opening(history);
  return { exercise, start, verdict: verdictOf(exercise, start, history.now), isShown: shown === nameOf(exercise) };
};

// With its answer given away; who has found it himself may look at it.
export const withShown = (app: App): App => {
  const practice = practiceOf(app);
  return !practice || practice.isShown || practice.verdict === "all" ? app : { ...app, shown: nameOf(practice.exercise) };
};

// What a hint is asked for while nothing has been done yet: the technique, whatever the settings choose.
export const practisedOnly = (practice: Practice): Record<string, unknown> => ({
  only: [practice.exercise.technique],
});

// What is to be done: a technique strikes candidates, or sets a digit, and some do either.
export const isStruck = ({ steps }: Exercise): boolean => steps.every((step) => step.every((effect) => effect.includes("<>")));
const isSet = ({ steps }: Exercise): boolean => steps.every((step) => step.every((effect) => !effect.includes("<>")));
const task = (exercise: Exercise): string => {
  if (isStruck(exercise)) return "strike the candidates that it removes";
  return isSet(exercise)
    ? "place the digit that it sets"
    : "strike the candidates that it removes, or place the digit that it sets";
};

export const verdictWords = ({ exercise, verdict, isShown }: Practice): string => {
  const { name } = exercise;
  switch (verdict) {
    case "open":
      return `Find the ${name}: ${task(exercise)}.`;
    case "wrong":
      return `That is not what the ${name} tells. Undo it, or look on.`;
    case "part":
      return `Right: that follows from the ${name}. There is more.`;
    case "all":
      return isShown
        ? `That is the ${name}. It was shown to you, so it does not count: try another.`
        : `Right: that is the ${name}, and all of it.`;
  }
};

export const hintRemark = ({ exercise: { name }, verdict }: Practice): string =>
  verdict === "open"
    ? `You practise: hints lead to the ${name}.`
    : `You have gone on from where the practice of the ${name} began: hints are about what comes next. ` +
      `"Show me" shows it where it was; Undo leads back there.`;
