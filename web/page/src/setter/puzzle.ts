// The puzzle on the setter's bench: an immutable value, givens and rules, and whatever else a puzzle that was read has.
// Rules are the engine's own JSON, so that nothing gets lost on the way in and out.
import { CELLS, cellName, parseCell } from "../board/cells.ts";
import type { Cell, Digit } from "../board/cells.ts";
import { toolOf } from "./tools.ts";
import type { NumberOf, RuleJson } from "./tools.ts";

export interface Setting {
  readonly givens: readonly (Digit | 0)[]; // one a cell
  readonly rules: readonly RuleJson[];
  readonly rest: Readonly<Record<string, unknown>>; // name, author, boxes, rules in words
}

export const EMPTY: Setting = { givens: CELLS.map(() => 0), rules: [], rest: {} };
export const isEmpty = ({ givens, rules }: Setting): boolean => !rules.length && givens.every((digit) => digit === 0);

// The bench has nine by nine cells and the digits 1 to 9.
export const fitsBench = ({ rest }: Setting): boolean =>
  ["size", "rows", "cols", "high"].every((member) => (rest[member] ?? 9) === 9) && (rest["low"] ?? 1) === 1;
export const NOT_NINE = "The bench is for puzzles of nine by nine cells with the digits 1 to 9.";

// ---- text

// Without the rules that want a number still: the engine would refuse them.
export const jsonOf = ({ givens, rules, rest }: Setting): string =>
  JSON.stringify({
    ...rest,
    givens: givens.map((digit) => digit || ".").join(""),
    rules: rules.filter((rule) => !isUnfinished(rule)),
  });
// As the engine numbers the rules, from 0, those that it is not told of left out.
export const numbered = ({ rules }: Setting): number[] =>
  rules.flatMap((rule, index) => (isUnfinished(rule) ? [] : [index]));

const digitsIn = (text: unknown): (Digit | 0)[] =>
  CELLS.map((cell) => {
    const digit = Number(typeof text === "string" ? text.charAt(cell) : 0);
    return digit >= 1 && digit <= 9 ? digit : 0;
  });

// What the engine tells of a puzzle with rules, or 81 characters.
export const settingOf = (puzzle: string | Readonly<Record<string, unknown>>): Setting => {
  if (typeof puzzle === "string" && !puzzle.startsWith("{")) return { ...EMPTY, givens: digitsIn(puzzle) };
  const all = typeof puzzle === "string" ? (JSON.parse(puzzle) as Readonly<Record<string, unknown>>) : puzzle;
  const { givens, rules, placed: _, notes: __, ...rest } = all;
  return { givens: digitsIn(givens), rules: Array.isArray(rules) ? split(rules as RuleJson[]) : [], rest };
};

// Both diagonals are two rules here: each can be turned off by itself.
const split = (rules: readonly RuleJson[]): RuleJson[] =>
  rules.flatMap((rule) =>
    rule.kind === "diagonals" && rule.which === "both" ? ["\\", "/"].map((which) => ({ ...rule, which })) : [rule],
  );

// ---- rules

export const cellsOf = (rule: RuleJson): Cell[] => {
  const { line = "", kind } = rule;
  const own = [...(rule.bulb ?? []), ...(rule.shaft ?? []), ...(rule.cells ?? [])];
  const cells = own.map(parseCell).filter((cell) => cell !== undefined);
  if (kind === "diagonals") return CELLS.filter((cell) => (rule.which === "/" ? cell % 8 === 0 && cell > 0 && cell < 80 : cell % 10 === 0));
  if (!line) return cells;
  const at = Number(line.slice(1)) - 1;
  return CELLS.filter((cell) => (line.startsWith("c") ? cell % 9 : Math.floor(cell / 9)) === at);
};

export const numberOf = (rule: RuleJson): NumberOf | undefined => toolOf(rule)?.number;
// As it is typed; "" where it has none yet.
export const numberText = (rule: RuleJson): string => {
  const member = numberOf(rule)?.member;
  const value = member && rule[member];
  if (value === undefined) return "";
  return typeof value === "number" ? String(value) : value.join("");
};
export const isUnfinished = (rule: RuleJson): boolean => numberOf(rule)?.needed === true && numberText(rule) === "";

export const withNumber = (rule: RuleJson, text: string): RuleJson => {
  const number = numberOf(rule);
  if (!number) return rule;
  const { [number.member]: _, ...bare } = rule;
  if (number.member === "digits") {
    const digits = [...text].map(Number).filter((digit) => digit >= 1 && digit <= 9);
    return digits.length ? { ...bare, kind: rule.kind, digits: digits.slice(0, 4) } : { ...bare, kind: rule.kind };
  }
  const typed = text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  if (!typed) return { ...bare, kind: rule.kind };
  return { ...bare, kind: rule.kind, [number.member]: Math.min(Number(typed), number.most) };
};

const SIDES: Readonly<Record<string, string>> = { left: "the left", right: "the right", top: "above", bottom: "below" };
// "Killer cage 15, r1c1 r1c2".
export const ruleWords = (rule: RuleJson): string => {
  const tool = toolOf(rule);
  const name = tool?.words ?? rule.kind;
  const value = numberText(rule);
  const place = rule.line
    ? `${rule.line.startsWith("c") ? "column" : "row"} ${rule.line.slice(1)}${rule.from ? ` from ${SIDES[rule.from] ?? rule.from}` : ""}`
    : rule.kind === "diagonals"
      ? ""
      : cellsOf(rule).map(cellName).join(" ");
  const said = [name, value].filter(Boolean).join(" ");
  return place ? `${said}, ${place}` : said;
};

// ---- changes

export const withGiven = (setting: Setting, cell: Cell, digit: Digit | 0): Setting =>
  setting.givens[cell] === digit
    ? setting
    : { ...setting, givens: setting.givens.map((old, at) => (at === cell ? digit : old)) };
export const withRule = (setting: Setting, rule: RuleJson): Setting => ({ ...setting, rules: [...setting.rules, rule] });
export const withoutRule = (setting: Setting, index: number): Setting => ({
  ...setting,
  rules: setting.rules.filter((_, at) => at !== index),
});
export const replaced = (setting: Setting, index: number, rule: RuleJson): Setting => ({
  ...setting,
  rules: setting.rules.map((old, at) => (at === index ? rule : old)),
});

// The rules on a cell, the last first: it lies on top.
export const rulesAt = ({ rules }: Setting, cell: Cell): number[] =>
  rules.flatMap((rule, index) => (cellsOf(rule).includes(cell) ? [index] : [])).reverse();
