// The JSON that the engine answers with, as far as the page reads it: the same as the program's --json.
import type { StateJson } from "../board/board_text.ts";

export interface Inference {
  readonly kind: "assume" | "follows" | "split" | "conflict" | "in-every-case" | "refuted" | "untold";
  readonly level: number;
  readonly node?: "candidate" | "group" | "set";
  readonly digit?: number;
  readonly digits?: string;
  readonly cells?: readonly string[];
  readonly holds?: boolean;
  readonly by?: string | readonly string[];
  readonly link?: "strong" | "weak" | "set";
  readonly from?: readonly number[];
  readonly line?: number; // of the reasoning; what goes without saying has none
}

export interface Step {
  readonly technique: string;
  readonly name: string;
  readonly family: string;
  readonly place: readonly string[];
  readonly remove: readonly string[];
  readonly truths: readonly string[];
  readonly rules?: readonly { readonly rule?: number }[]; // that it follows from, counted from 1
  readonly deadly?: readonly (readonly [string, string])[];
  readonly symmetry?: readonly [string, string]; // how the board is moved, and what becomes of the digits 1 to 9
  readonly assumes_unique: boolean;
  readonly marks: readonly (readonly [string, string])[];
  readonly houses: readonly (readonly [string, string])[];
  readonly inferences?: readonly Inference[];
  readonly reasoning?: readonly string[];
  readonly se?: number; // Sudoku Explainer's rating
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

export interface Technique {
  readonly slug: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly family: string;
  readonly level: string;
  readonly assumes_unique: boolean;
  readonly joins?: boolean; // two steps of other techniques in one
  readonly on_request?: boolean; // of ways of its own: not used unless chosen
  readonly hodoku?: { readonly code: string; readonly score: number };
  readonly se?: string; // "3.0", "1.2 in a box, 1.5 in a line"
  readonly kinds?: readonly string[]; // of rules that it is about
}

export interface Techniques {
  readonly techniques: readonly Technique[];
  readonly course: readonly string[]; // slugs in the order in which one would learn them
  readonly variants?: readonly Technique[]; // lessons of games with rules
}

// One look of a walk of the eye: what is said, and what is lit meanwhile.
export interface EyeLook {
  readonly words: string;
  readonly houses: readonly string[];
  readonly candidates: readonly string[];
}

// An exercise of a lesson of rules: the board, and what each step on it removes.
export interface Practised extends StateJson {
  readonly technique: string; // a name that "only" takes
  readonly name: string;
  readonly steps: readonly (readonly string[])[];
}

export interface Lesson {
  readonly technique: Technique;
  readonly idea: string; // what it is, for somebody new to its name
  readonly example?: StateJson & { readonly line: string; readonly step?: Step }; // a kind of rule has no step
  readonly spotting: string; // how one looks for it on any board
  readonly leads_to: readonly string[]; // slugs
  readonly walk?: readonly EyeLook[]; // over the example
  readonly near_miss?: StateJson & {
    readonly cell?: string; // whose digit was taken back
    readonly extra: readonly string[]; // the candidates that spoil it
    readonly sentence: string;
  };
}

export interface LinkJudgement {
  readonly from: string;
  readonly to: string;
  readonly link: "strong" | "weak";
  readonly holds: boolean;
  readonly others: readonly string[]; // what keeps it from being strong
  readonly sentence: string;
}
export interface ChainJudgement {
  readonly holds: boolean;
  readonly sentence: string;
  readonly links: readonly LinkJudgement[];
  readonly bad_link?: number;
  readonly bad_node?: number;
  readonly place: readonly string[];
  readonly remove: readonly string[];
}

export interface Proof {
  readonly holds: boolean;
  readonly sentence: string;
}

export interface ReadBoard extends StateJson {
  readonly name?: string;
  readonly comment?: string;
  readonly remarks?: readonly { readonly about: string; readonly text: string }[];
  readonly choice?: string; // how it was read, where it could be read in several ways
}

export interface Check extends StateJson {
  readonly solutions: "none" | "one" | "several";
  readonly left: "none" | "one" | "several";
  readonly mistakes: readonly string[];
  readonly solution?: string; // if it was asked for
  readonly remark?: string; // of a puzzle with rules: that one is probably missing
  readonly problem?: string;
}

export interface SeRating {
  readonly er: number | null;
  readonly ep: number | null;
  readonly ed: number | null;
  readonly techniques?: Readonly<Record<string, number>>;
}
export interface HodokuRating {
  readonly level: string | null;
  readonly score: number | null;
  readonly techniques?: Readonly<Record<string, number>>;
}
export type RatingOf<Figures> = Figures & { readonly problem?: string };

export interface Made extends StateJson {
  readonly seed: number;
  readonly solution: string;
  readonly rating: HodokuRating & { readonly clues: number };
  readonly step?: Step;
}

// What a picture shows. Places are pixels from the left and from the top.
export type Place = readonly [number, number];
export type Ink = "none" | "printed" | "by-hand";
export interface SeenCell {
  readonly ink: Ink;
  readonly digit?: number;
  readonly sure: number;
  readonly doubtful: boolean;
}
export interface Sighting {
  readonly puzzle: string;
  readonly placed?: string;
  readonly solutions: "none" | "one" | "several";
  readonly doubtful: boolean;
  readonly turned: number; // quarters to the left
  readonly crossings: readonly Place[]; // of ten lines with ten, row by row
  readonly cells: readonly SeenCell[];
  readonly others: readonly (readonly Place[])[]; // other grids: their corners
  readonly remarks: readonly string[];
}

export interface Formats {
  readonly formats: readonly {
    readonly name: string;
    readonly summary: string;
    readonly states: boolean;
    readonly loses: readonly string[]; // of this board
  }[];
}
