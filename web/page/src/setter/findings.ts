// What is known of the puzzle on the bench, as it comes, and what is said of it.
import { CELLS, maskOf } from "../board/cells.ts";
import type { Mask, Shape } from "../board/cells.ts";
import type { HodokuRating, Step } from "../engine/answers.ts";

// The engine's answer (docs/schema/examination.json).
export interface Examination {
  readonly complete: boolean;
  readonly solutions?: "none" | "one" | "several" | "unknown";
  readonly first?: string;
  readonly second?: string;
  readonly differ?: readonly string[];
  readonly candidates?: readonly string[];
  readonly open?: readonly string[];
  readonly count?: number;
  readonly looked_at?: number;
  readonly of?: number;
  readonly rules?: readonly { readonly rule: number; readonly words: string }[];
  readonly givens?: readonly string[];
  readonly least?: boolean;
}

// How hard, and the way, of a puzzle with one solution. "" while it is not known.
export interface Way {
  readonly rating?: HodokuRating & { readonly hard_steps?: number | null; readonly problem?: string };
  readonly steps?: readonly Step[];
  readonly problem: string;
}

export interface Findings {
  readonly problem: string; // why the engine can't make sense of it
  readonly examined: Examination | undefined;
  readonly isStopped: boolean;
  readonly clash: Examination | undefined;
  readonly needless: Examination | undefined;
  readonly count: Examination | undefined;
  readonly way: Way | undefined;
}

export const UNKNOWN: Findings = {
  problem: "",
  examined: undefined,
  isStopped: false,
  clash: undefined,
  needless: undefined,
  count: undefined,
  way: undefined,
};

// Of each cell what it holds in some solution, as far as that is known.
export const trueMasks = ({ examined }: Findings, { cells }: Shape): readonly Mask[] =>
  CELLS.map((cell) => maskOf([...(examined?.candidates?.[cells.indexOf(cell)] ?? "")].map(Number)));

const lettersIn = (texts: readonly string[] | undefined): number =>
  (texts ?? []).reduce((sum, text) => sum + text.length, 0);

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
const MOST_NAMED = 6;
// "the 15 cage at r1c1 and r2c3=5"
export const partWords = ({ rules = [], givens = [] }: Examination): string => {
  const all = [...rules.map(({ words }) => words), ...givens];
  const more = all.length - MOST_NAMED;
  return list(more > 0 ? [...all.slice(0, MOST_NAMED), `${more} more`] : all);
};

// The answer in a few words, and whether it is good.
export interface Headline {
  readonly words: string;
  readonly sign: "good" | "bad" | "";
}
export const headlineOf = (findings: Findings): Headline => {
  const { problem, examined, isStopped, clash } = findings;
  if (problem) return { words: problem, sign: "bad" };
  switch (examined?.solutions) {
    case "one":
      return { words: "One solution.", sign: "good" };
    case "none": {
      if (!clash?.complete) return { words: "No solution.", sign: "bad" };
      const all = (clash.rules?.length ?? 0) + (clash.givens?.length ?? 0);
      return { words: all === 1 ? `No solution: ${partWords(clash)} can't be.` : `No solution: ${partWords(clash)} clash.`, sign: "bad" };
    }
    case "several": {
      const differ = examined.differ?.length ?? 0;
      return { words: `Several solutions: two differ in ${differ} cells.`, sign: "bad" };
    }
    default:
      return { words: isStopped ? "Stopped: not known." : "", sign: "" };
  }
};

export const progressOf = ({ examined, isStopped, problem }: Findings): string => {
  if (problem) return "";
  if (!examined) return isStopped ? "" : "Looking for solutions ...";
  const [known, open] = [lettersIn(examined.candidates), lettersIn(examined.open)];
  if (examined.complete) return examined.solutions === "several" ? `${known} candidates occur in some solution.` : "";
  const so = `${known} candidates occur in some solution, ${open} are open`;
  return isStopped ? `Stopped: ${so}.` : `${so} ...`;
};
