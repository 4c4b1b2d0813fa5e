// The puzzle on the setter's bench: an immutable value, givens and rules, and whatever else a puzzle that was read has.
// Rules are the engine's own JSON, so that nothing gets lost on the way in and out.
import { CELLS, columnOf, parseCell, rowOf } from "../board/cells.ts";
import type { Cell, Digit, Shape } from "../board/cells.ts";
import { shapeIn } from "../board/rules.ts";
import { toolOf } from "./tools.ts";
import type { NumberOf, RuleJson } from "./tools.ts";

export interface Setting {
  readonly givens: readonly (Digit | 0)[]; // one a cell of nine by nine, whatever the board's size
  readonly rules: readonly RuleJson[];
  readonly rest: Readonly<Record<string, unknown>>; // size, name, author, boxes, rules in words
}

export const EMPTY: Setting = { givens: CELLS.map(() => 0), rules: [], rest: {} };
export const SIZES: readonly number[] = [4, 5, 6, 7, 8, 9];
export const emptyOf = (size: number): Setting => (size === 9 ? EMPTY : { ...EMPTY, rest: { size } });
// How large its board is, and its digits. Asked for every cell that is drawn, so it is kept.
const shapes = new WeakMap<object, Shape>();
export const shapeOf = ({ rest }: Pick<Setting, "rest">): Shape => {
  const shape = shapes.get(rest) ?? shapeIn(rest);
  shapes.set(rest, shape);
  return shape;
};
export const isEmpty = ({ givens, rules }: Setting): boolean => !rules.length && givens.every((digit) => digit === 0);

// The bench has up to nine by nine cells, and digits from 1 on.
export const fitsBench = ({ rest }: Setting): boolean =>
  ["size", "rows", "cols", "high"].every((member) => Number(rest[member] ?? 9) <= 9) && (rest["low"] ?? 1) === 1;
export const TOO_LARGE = "The bench is for puzzles of up to nine by nine cells with digits from 1 on.";

// ---- text

// Without the rules that want a number still: the engine would refuse them.
export const jsonOf = (setting: Setting): string =>
  JSON.stringify({
    ...setting.rest,
    givens: givensText(setting),
    rules: setting.rules.filter((rule) => !isUnfinished(rule)),
  });
export const givensText = (setting: Setting): string =>
  shapeOf(setting)
    .cells.map((cell) => setting.givens[cell] || ".")
    .join("");
// As the engine numbers the rules, from 0, those that it is not told of left out.
export const numbered = ({ rules }: Setting): number[] =>
  rules.flatMap((rule, index) => (isUnfinished(rule) ? [] : [index]));

const digitsIn = (text: unknown, { cells, digits }: Shape): (Digit | 0)[] =>
  CELLS.map((cell) => {
    const place = cells.indexOf(cell);
    const digit = Number(typeof text === "string" && place >= 0 ? text.charAt(place) : 0);
    return digits.includes(digit) ? digit : 0;
  });

// What the engine tells of a puzzle with rules, or 81 characters.
export const settingOf = (puzzle: string | Readonly<Record<string, unknown>>): Setting => {
  if (typeof puzzle === "string" && !puzzle.startsWith("{")) return { ...EMPTY, givens: digitsIn(puzzle, shapeOf(EMPTY)) };
  const all = typeof puzzle === "string" ? (JSON.parse(puzzle) as Readonly<Record<string, unknown>>) : puzzle;
  const { givens, rules, placed: _, notes: __, ...rest } = all;
  return { givens: digitsIn(givens, shapeOf({ rest })), rules: Array.isArray(rules) ? split(rules as RuleJson[]) : [], rest };
};

// Both diagonals are two rules here: each can be turned off by itself.
const split = (rules: readonly RuleJson[]): RuleJson[] =>
  rules.flatMap((rule) =>
    rule.kind === "diagonals" && rule.which === "both" ? ["\\", "/"].map((which) => ({ ...rule, which })) : [rule],
  );

// ---- rules

export const cellsOf = (rule: RuleJson, shape: Shape): Cell[] => {
  const { line = "", kind } = rule;
  const own = [...(rule.bulb ?? []), ...(rule.shaft ?? []), ...(rule.cells ?? [])];
  const cells = own.map(parseCell).filter((cell) => cell !== undefined);
  const isOnDiagonal = (cell: Cell) => rowOf(cell) === (rule.which === "/" ? shape.columns - 1 - columnOf(cell) : columnOf(cell));
  if (kind === "diagonals") return shape.cells.filter(isOnDiagonal);
  if (!line) return cells;
  const at = Number(line.slice(1)) - 1;
  return shape.cells.filter((cell) => (line.startsWith("c") ? columnOf(cell) : rowOf(cell)) === at);
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
      : [...(rule.bulb ?? []), ...(rule.shaft ?? []), ...(rule.cells ?? [])].join(" ");
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
export const rulesAt = (setting: Setting, cell: Cell): number[] =>
  setting.rules.flatMap((rule, index) => (cellsOf(rule, shapeOf(setting)).includes(cell) ? [index] : [])).reverse();
