// Games with rules of their own: what the engine has told of each, by its text (nonet's JSON without the givens), so
// that a board need only know which it is. What is not known yet is played as the plain game until it is.
import { CELLS, PLAIN_GAME, parseCell, shapeOf } from "./cells.ts";
import type { Cell, Shape, Topology } from "./cells.ts";

// As the engine is told a puzzle: 81 characters, or with rules of its own nonet's JSON; and the scale it is rated on.
export const isRuled = (puzzle: string): boolean => puzzle.startsWith("{");
export const scaleOf = (puzzle: string): "hodoku" | "nonet" => (isRuled(puzzle) ? "nonet" : "hodoku");

export interface Rules {
  readonly kinds: readonly string[]; // "Killer cage"
  readonly topology: Topology;
}

// What the engine's board says of a game.
export interface GameJson {
  readonly variant?: SizeJson;
  readonly kinds?: readonly string[];
  readonly houses?: Readonly<Record<string, { readonly name: string; readonly cells: readonly string[] }>>;
  readonly sees?: readonly (readonly string[])[];
}

// How large a puzzle with rules is, where it is not nine by nine.
export interface SizeJson {
  readonly size?: number;
  readonly rows?: number;
  readonly cols?: number;
  readonly high?: number;
}
export const shapeIn = ({ size = 9, rows = size, cols = size, high = size }: SizeJson = {}): Shape =>
  shapeOf(rows, cols, high);

// A script that is fetched later has a copy of this module in it (build.mjs); what was learned is the same for all.
export const learned = <T>(name: string): Map<string, T> => {
  const all = globalThis as unknown as Record<symbol, Map<string, T> | undefined>;
  return (all[Symbol.for(`nonet ${name}`)] ??= new Map());
};

const known = learned<Rules>("rules");
// Of puzzles with one solution, by their text: whether a full board is right, the rules alone would have to tell.
const solutions = learned<string>("solutions");
export const learnSolution = (puzzle: string, digits: string): void => void solutions.set(puzzle, digits);
export const solutionOf = (puzzle: string): string | undefined => solutions.get(puzzle);

export const learnRules = (text: string, rules: Rules): void => void known.set(text, rules);
export const rulesNamed = (text: string | undefined): Rules | undefined =>
  text === undefined ? undefined : known.get(text);
export const topologyNamed = (text: string | undefined): Topology => rulesNamed(text)?.topology ?? PLAIN_GAME;

const cellsOf = (names: readonly string[]): Cell[] => names.map(parseCell).filter((cell) => cell !== undefined);

// A game without boxes has its other houses where these would be named: they are found by number.
export const topologyOf = ({ variant, houses = {}, sees = [] }: GameJson): Topology => {
  const shape = shapeIn(variant);
  const all: Cell[][] = [];
  const names: string[] = [];
  for (const [name, { name: words, cells }] of Object.entries(houses)) {
    const further = /^h(\d+)$/.exec(name);
    const at = further ? Number(further[1]) - 1 : "rcb".indexOf(name.charAt(0)) * 9 + Number(name.charAt(1)) - 1;
    all[at] = cellsOf(cells);
    names[at] = words;
  }
  return {
    ...shape,
    houses: Array.from(all, (cells) => cells ?? []),
    names: Array.from(names, (words) => words ?? ""),
    peers: CELLS.map((cell) => cellsOf(sees[shape.cells.indexOf(cell)] ?? [])),
  };
};
