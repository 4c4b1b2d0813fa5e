// The JSON that the engine answers with, as far as the page reads it: the same as the program's --json.
import type { StateJson } from "../board/board_text.ts";

export interface Inference {
  readonly kind: "assume" | "follows" | "split" | "conflict" | "in-every-case" | "untold";
  readonly level: number;
  readonly node?: "candidate" | "group" | "set";
  readonly digit?: number;
  readonly digits?: string;
  readonly cells?: readonly string[];
  readonly holds?: boolean;
  readonly by?: string | readonly string[];
  readonly link?: "strong" | "weak" | "set";
  readonly from?: readonly number[];
}

export interface Step {
  readonly technique: string;
  readonly name: string;
  readonly family: string;
  readonly place: readonly string[];
  readonly remove: readonly string[];
  readonly truths: readonly string[];
  readonly deadly?: readonly (readonly [string, string])[];
  readonly assumes_unique: boolean;
  readonly marks: readonly (readonly [string, string])[];
  readonly houses: readonly (readonly [string, string])[];
  readonly inferences?: readonly Inference[];
  readonly reasoning?: readonly string[];
  readonly notation: string;
  readonly sentence: string;
}

export interface Rung {
  readonly rung: number;
  readonly text: string;
  readonly houses: readonly string[];
  readonly digits: string;
  readonly marks: readonly (readonly [string, string])[];
}

export interface Hint extends StateJson {
  readonly kind: "step" | "mistake" | "no-solution" | "solved" | "nothing";
  readonly rungs: readonly Rung[];
  readonly step?: Step;
}

export interface Steps extends StateJson {
  readonly steps: readonly Step[];
}

export interface Path extends Steps {
  readonly solved: boolean;
  readonly solution?: string;
}
