// What the rules on a cell can still hold, as the engine tells it, and in words.
import { asSentence } from "../app/read_words.ts";

// The engine's answer (docs/schema/combinations.json).
export interface CombinationJson {
  readonly digits: readonly string[]; // part by part
  readonly possible: boolean;
}
export interface RuleOfCell {
  readonly rule: number;
  readonly kind: string;
  readonly words: string;
  readonly cells: readonly string[];
  readonly all?: number;
  readonly left?: number;
  readonly combinations?: readonly CombinationJson[];
}
export interface Combinations {
  readonly cell: string;
  readonly rules: readonly RuleOfCell[];
}

const BETWEEN_PARTS: Readonly<Record<string, string>> = { "equal-sum": " = ", "region-sum": " = ", "same-sets": " = " };
const SUMS: ReadonlySet<string> = new Set(["cage", "equal-sum", "region-sum", "little-killer"]);
// "6+9", which is not sixty-nine; of an arrow "9 = 3+6", of ends and what lies between "2 9 · 3 4 5".
export const combinationWords = (kind: string, { digits }: CombinationJson): string => {
  if (kind === "arrow") return `${digits.slice(0, -1).join("")} = ${[...(digits.at(-1) ?? "")].join("+")}`;
  return digits.map((part) => [...part].join(SUMS.has(kind) ? "+" : " ") || "nothing").join(BETWEEN_PARTS[kind] ?? " · ");
};

// How many there are, where there is something to say of it.
export const countWords = ({ all, left, combinations }: RuleOfCell): string => {
  if (!combinations) return "";
  if (left === undefined) return "It can be filled in more ways than can be listed.";
  if (left === 0) return "Nothing is left that it can hold: something on the board is wrong.";
  const some = all === undefined ? `${left} sets of digits` : left === all ? `${all} set${all === 1 ? "" : "s"} of digits` : `${left} of ${all} sets of digits ${left === 1 ? "is" : "are"} left`;
  const listed = combinations.filter(({ possible }) => possible).length;
  return listed < left ? `${some}, the first ${listed}:` : `${some}:`;
};

const MOST_SAID = 8;
// What is heard.
export const spokenRules = ({ cell, rules }: Combinations): string => {
  if (!rules.length) return `No rule of its own lies on ${cell}.`;
  return rules
    .map((rule) => {
      const left = (rule.combinations ?? []).filter(({ possible }) => possible);
      const said = left.slice(0, MOST_SAID).map((each) => combinationWords(rule.kind, each));
      const more = (rule.left ?? left.length) - said.length;
      return asSentence(`${rule.words}${said.length ? `: ${said.join(", ")}${more > 0 ? ` and ${more} more` : ""}` : ""}`);
    })
    .join(" ");
};
