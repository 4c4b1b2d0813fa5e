// A near miss drawn: the pattern of the example on a board with one candidate more, which is too many for
// it. Which one that is, and why, the engine knows.
import { candidatesNamed, patternOf } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import type { Step } from "../engine/answers.ts";

export const drawingOfNearMiss = (step: Step, extra: readonly string[]): Drawing => {
  const pattern = patternOf(step);
  const marks = candidatesNamed(extra).map((at) => ({ role: "guardian", at }));
  // What was linked there need not be here; a single is told by what blocks, and here something does not.
  return { ...pattern, single: undefined, ties: [], marks: [...pattern.marks, ...marks] };
};
