// The tools of the setter's bench: a row for each thing that somebody puts down, how it is put down (its shape), which
// rule of the engine's it becomes, and which number it takes. A new kind is a new row.

export type Group = "Digits" | "Cages" | "Lines" | "Between" | "Outside" | "Whole grid";
export const GROUPS: readonly Group[] = ["Digits", "Cages", "Lines", "Between", "Outside", "Whole grid"];

// A rule as the engine's JSON has it (docs/schema/variant.json), as far as it is made here; what else a rule that was
// read may have goes through untouched.
export interface RuleJson {
  readonly kind: string;
  readonly cells?: readonly string[];
  readonly bulb?: readonly string[];
  readonly shaft?: readonly string[];
  readonly line?: string;
  readonly from?: string;
  readonly which?: string;
  readonly colour?: string;
  readonly slow?: boolean;
  readonly sum?: number;
  readonly value?: number;
  readonly difference?: number;
  readonly modulus?: number;
  readonly digits?: readonly number[];
}

// How it is put down:
//   given    a digit into a cell            cell    cells by themselves, each a tap; all are one rule
//   area     cells in any order             line    cells in their order
//   pair     two neighbours, or a tap on the line between them
//   corner   the four cells around a corner, or a tap there
//   outside  a row or a column, from a side: a tap beside the board, or into it from there
//   diagonal the same for what runs aslant
//   whole    no cells: on or off            choose  nothing: what is there is chosen
export type Shape = "given" | "cell" | "area" | "line" | "pair" | "corner" | "outside" | "diagonal" | "whole" | "choose";

// Which member of a rule takes the number, what it is called, and whether the rule can do without.
export interface NumberOf {
  readonly member: "sum" | "value" | "difference" | "modulus" | "digits";
  readonly words: string;
  readonly needed: boolean;
  readonly most: number;
}

export interface Tool {
  readonly name: string;
  readonly group: Group;
  readonly words: string;
  readonly kind: string; // "" for what is no rule
  readonly shape: Shape;
  readonly fixed?: Omit<RuleJson, "kind">; // what tells it from others of its kind
  readonly begins?: Omit<RuleJson, "kind">; // what it has until somebody changes it
  readonly number?: NumberOf;
  readonly least?: number; // cells; two without it
}

const number = (member: NumberOf["member"], words: string, needed: boolean, most: number): NumberOf => ({
  member,
  words,
  needed,
  most,
});
const SUM = number("sum", "Sum", true, 405);
const line = (name: string, words: string, more: Partial<Tool> = {}): Tool => ({
  name,
  group: "Lines",
  words,
  kind: name,
  shape: "line",
  ...more,
});
const cell = (name: string, words: string, more: Partial<Tool> = {}): Tool => ({
  name,
  group: "Digits",
  words,
  kind: name,
  shape: "cell",
  least: 1,
  ...more,
});
const area = (name: string, words: string, more: Partial<Tool> = {}): Tool => ({
  name,
  group: "Cages",
  words,
  kind: name,
  shape: "area",
  ...more,
});
const pair = (name: string, words: string, kind: string, fixed: Omit<RuleJson, "kind"> = {}): Tool => ({
  name,
  group: "Between",
  words,
  kind,
  shape: "pair",
  fixed,
});
const outside = (name: string, words: string, value: NumberOf): Tool => ({
  name,
  group: "Outside",
  words,
  kind: name,
  shape: "outside",
  number: value,
});
const whole = (name: string, words: string, kind = name, fixed: Omit<RuleJson, "kind"> = {}): Tool => ({
  name,
  group: "Whole grid",
  words,
  kind,
  shape: "whole",
  fixed,
});

export const TOOLS: readonly Tool[] = [
  { name: "given", group: "Digits", words: "Given", kind: "", shape: "given" },
  { name: "choose", group: "Digits", words: "Choose", kind: "", shape: "choose" },
  cell("odd", "Odd"),
  cell("even", "Even"),
  cell("minimum", "Minimum"),
  cell("maximum", "Maximum"),
  area("cage", "Killer cage", { number: number("sum", "Sum", false, 45), least: 1 }),
  area("region", "Extra region"),
  area("rellik", "Rellik cage", { number: number("sum", "Sum", true, 45) }),
  area("equality-cage", "Equality cage"),
  { name: "quadruple", group: "Cages", words: "Quadruple", kind: "quadruple", shape: "corner", number: number("digits", "Digits", true, 9999) },
  cell("counting-circles", "Counting circles", { group: "Cages" }),
  line("thermo", "Thermometer"),
  line("slow-thermo", "Slow thermometer", { kind: "thermo", fixed: { slow: true } }),
  line("arrow", "Arrow"),
  line("double-arrow", "Double arrow", { least: 3 }),
  line("whisper", "Whisper", { begins: { difference: 5 }, number: number("difference", "Difference", true, 8) }),
  line("renban", "Renban"),
  line("palindrome", "Palindrome"),
  line("region-sum", "Region sum"),
  line("between", "Between line", { least: 3 }),
  line("lockout", "Lockout", { least: 3, begins: { difference: 4 }, number: number("difference", "Difference", true, 8) }),
  line("entropic", "Entropic"),
  line("modular", "Modular", { begins: { modulus: 3 }, number: number("modulus", "Modulus", true, 9) }),
  line("zipper", "Zipper", { least: 3 }),
  line("sum-line", "Sum line", { begins: { sum: 10 }, number: SUM }),
  pair("white-dot", "White dot", "kropki", { colour: "white" }),
  pair("black-dot", "Black dot", "kropki", { colour: "black" }),
  pair("x", "X", "xv", { value: 10 }),
  pair("v", "V", "xv", { value: 5 }),
  pair("greater", "Greater than", "greater"),
  outside("sandwich", "Sandwich", number("sum", "Sum", true, 35)),
  outside("x-sum", "X-sum", number("value", "Sum", true, 45)),
  outside("skyscraper", "Skyscraper", number("value", "Seen", true, 9)),
  outside("hidden-skyscraper", "Hidden skyscraper", number("value", "Digit", true, 9)),
  outside("numbered-room", "Numbered room", number("value", "Digit", true, 9)),
  { name: "little-killer", group: "Outside", words: "Little killer", kind: "little-killer", shape: "diagonal", number: SUM },
  whole("falling", "Diagonal \\", "diagonals", { which: "\\" }),
  whole("rising", "Diagonal /", "diagonals", { which: "/" }),
  whole("windoku", "Windoku"),
  whole("antiknight", "Anti-knight"),
  whole("antiking", "Anti-king"),
  whole("disjoint", "Disjoint groups"),
  whole("nonconsecutive", "Non-consecutive"),
  whole("antitaxicab", "Anti-taxicab"),
  whole("global-entropy", "Global entropy"),
  whole("kropki-negative", "All dots given"),
  whole("xv-negative", "All X and V given"),
];

export const toolNamed = (name: string): Tool => TOOLS.find((tool) => tool.name === name) ?? TOOLS[0];

const has = (rule: RuleJson, members: object): boolean =>
  Object.entries(members).every(([name, value]) => rule[name as keyof RuleJson] === value);

// The tool that a rule could have been put down with: that which says most of it.
export const toolOf = (rule: RuleJson): Tool | undefined =>
  TOOLS.filter(({ kind, fixed = {} }) => kind === rule.kind && has(rule, fixed)).sort(
    (a, b) => Object.keys(b.fixed ?? {}).length - Object.keys(a.fixed ?? {}).length,
  )[0];

// What a person is told who has just taken a tool.
const HOW: Readonly<Record<Shape, string>> = {
  given: "Choose a cell, then type a digit; 0 takes it away.",
  choose: "Tap a rule to choose it; again for the next one there.",
  cell: "Tap cells; again to take one back.",
  area: "Drag over cells, or mark them with Space and finish with Enter.",
  line: "Drag along cells, or mark them in their order with Space and finish with Enter.",
  pair: "Tap the line between two cells, drag from one to the other, or mark both with Space and press Enter.",
  corner: "Tap a corner between four cells, or mark them with Space and press Enter; then type the digits.",
  outside: "Tap beside a row or column, or mark its first two cells from that side with Space and press Enter; then type the number.",
  diagonal: "Tap beside the board, again to turn it, or mark the first two cells of the diagonal with Space and press Enter; then type the sum.",
  whole: "It holds in the whole grid.",
};
const FIRST: Readonly<Record<string, string>> = {
  thermo: "From the bulb on. ",
  "slow-thermo": "From the bulb on. ",
  arrow: "From the circle on. ",
  greater: "From the greater one to the other. ",
  cage: "",
};
export const howTo = (tool: Tool): string => (FIRST[tool.name] ?? "") + HOW[tool.shape];
