// What a technique strikes all over the board at once: games with rules begin with dozens of its steps. Each is true of
// the board as it stands, and takes nothing from another, so all of them can be one move.
import type { Step } from "../engine/answers.ts";

export interface Alike {
  readonly of: Step; // of whose technique they are
  readonly count: number; // that one among them
  readonly remove: readonly string[];
}

type Striking = Pick<Step, "technique" | "place" | "remove">;

// Several ways to the same are one.
export const alikeOf = (of: Step, found: readonly Striking[]): Alike => {
  const steps = [of, ...found].filter(({ technique, place }) => technique === of.technique && !place.length);
  return {
    of,
    count: new Set(steps.map(({ remove }) => [...remove].sort().join())).size,
    remove: [...new Set(steps.flatMap(({ remove }) => remove))],
  };
};

export const alikeWords = ({ count }: Alike): string => `Apply all ${count} of this kind`;
