// Drawings are read at a glance: on the examples of all techniques and 500 steps of real puzzles no arrow crosses a
// digit that is not its end, no label covers a digit or a candidate, and no two labels overlap; for the pattern, for
// all of the step, and for each branch of a net by itself.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { boardOf, rulesText } from "../src/board/board_text.ts";
import { learnRules, topologyOf } from "../src/board/rules.ts";
import type { GameJson } from "../src/board/rules.ts";
import { setAuto } from "../src/board/moves.ts";
import { PLAIN, boardShapes } from "../src/draw/board_shapes.ts";
import { drawingOfStep, needsNotes, patternOf } from "../src/draw/drawing.ts";
import { branchesOf } from "../src/draw/story.ts";
import { learnDrawings, ruleDrawing } from "../src/draw/rule_drawing.ts";
import type { Shape } from "../src/draw/shape.ts";
import type { Hint, ReadBoard } from "../src/engine/answers.ts";
import { collisionsIn } from "./collisions.ts";

const PROGRAM = process.env["NONET_PROGRAM"] ?? "build/release/bin/nonet";
const LIBRARY = process.env["NONET_LIBRARY"] ?? "build/release/nonet/libnonet.so";
const missing = [PROGRAM, LIBRARY].filter((file) => !existsSync(file));
const skip = missing.length ? `there is no ${missing.join(", no ")}` : false;

const told = (what: string, input = ""): Hint[] =>
  execFileSync("python3", ["web/page/test/library_pictures.py", LIBRARY, what], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  })
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { hint: Hint }).hint);

const picturesOf = (hint: Hint): Shape[][] => {
  const { step } = hint;
  if (!step) return [];
  const board = boardOf(hint);
  const drawings = [
    patternOf(step),
    drawingOfStep(step),
    ...branchesOf(step).map(({ lines }) => drawingOfStep(step, lines)),
  ];
  return drawings.map((drawing) =>
    boardShapes({ ...PLAIN, board, drawing, allCandidates: needsNotes(drawing, board) }),
  );
};

const assertClear = (hints: readonly Hint[], what: string): void => {
  const found = { arrows: [] as string[], covered: [] as string[], labels: [] as string[], outside: [] as string[] };
  let pictures = 0;
  for (const hint of hints)
    for (const shapes of picturesOf(hint)) {
      ++pictures;
      const { arrows, covered, labels, outside } = collisionsIn(shapes);
      const named = (all: readonly string[]) => all.map((each) => `${hint.step?.technique}: ${each}`);
      found.arrows.push(...named(arrows));
      found.covered.push(...named(covered));
      found.labels.push(...named(labels));
      found.outside.push(...named(outside));
    }
  const { arrows, covered, labels, outside } = found;
  console.log(
    `# ${what}, ${hints.length} steps, ${pictures} pictures: ${arrows.length} arrows across digits, ` +
      `${covered.length} labels over digits, ${labels.length} over labels, ${outside.length} lines outside the board`,
  );
  for (const all of [arrows, covered, labels, outside]) assert.deepEqual(all.slice(0, 5), []);
};

test("in the examples of all techniques nothing is in the way of anything", { skip }, () => {
  assertClear(told("examples"), "Examples");
});

test("in 500 steps of real puzzles nothing is in the way of anything", { skip }, () => {
  const made = (...words: string[]) =>
    execFileSync(PROGRAM, ["generate", "--seed", "27", ...words], { encoding: "utf8" });
  const hints = told("path", made("-n", "4", "--level", "hard") + made("-n", "8", "--level", "unfair"));
  assert.ok(hints.length >= 500, `only ${hints.length} steps`);
  assertClear(hints, "Real steps");
});

// ---- with rules

const KINDS = readFileSync("docs/pictures/rules.jsonl", "utf8"); // an example of each

interface Ruled {
  readonly game: ReadBoard & GameJson;
  readonly rules: string;
  readonly hints: readonly Hint[];
}
const ruled = (input: string, ...what: string[]): Ruled[] =>
  execFileSync("python3", ["web/page/test/library_pictures.py", LIBRARY, ...what], { input, encoding: "utf8", maxBuffer: 2 ** 30 })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Ruled);

// The board with all its candidates, and every step on it.
const picturesWithRules = ({ game, rules, hints }: Ruled): Shape[][] => {
  const name = rulesText(game) ?? "";
  const drawing = ruleDrawing(rules);
  learnDrawings(name, { light: drawing, dark: drawing });
  learnRules(name, { kinds: game.kinds ?? [], topology: topologyOf(game) });
  return [boardShapes({ ...PLAIN, board: setAuto(boardOf(game), true) }), ...hints.flatMap(picturesOf)];
};

const assertClearWithRules = (games: readonly Ruled[], what: string): void => {
  const found: string[] = [];
  let pictures = 0;
  for (const each of games)
    for (const shapes of picturesWithRules(each)) {
      ++pictures;
      const { arrows, covered, labels, outside, rules } = collisionsIn(shapes);
      found.push(...[...arrows, ...covered, ...labels, ...outside, ...rules].map((one) => `${(each.game.kinds ?? []).join(", ")}: ${one}`));
    }
  console.log(`# ${what}, ${pictures} pictures with rules: ${found.length} in the way of something`);
  assert.deepEqual([...new Set(found)].slice(0, 40), []);
};

test("no rule that is drawn is in the way of digits, candidates or another", { skip }, () => {
  assertClearWithRules(ruled(KINDS, "ruled", "0"), "Every kind");
});

test("in the examples of what is taught of rules nothing is in the way of anything", { skip }, () => {
  const lessons = ruled("", "lessons");
  assert.ok(lessons.filter(({ hints }) => hints.length).length >= 40, "too few have a step");
  assertClearWithRules(lessons, "Lessons");
});

test("in steps of puzzles with rules nothing is in the way of anything", { skip }, () => {
  const made = (kinds: string, ...words: string[]): string => {
    const { stdout } = spawnSync(PROGRAM, ["generate", "--seed", "32", `--variant=${kinds}`, ...words], { encoding: "utf8" });
    return stdout;
  };
  const kinds = KINDS.trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { rules?: { kind: string }[] }).rules?.[0]?.kind ?? "jigsaw");
  // Small ones, but of kinds that are about the digits 1 to 9; and some in which much comes together.
  const small = [...new Set(kinds)].map((kind) => made(kind, "--size=6") || made(kind));
  const mixed = ["killer,thermo,kropki", "x,arrow,quadruple", "jigsaw,whisper,xv", "killer,arrow", "sandwich,renban,odd", "any-of,regex"];
  const games = ruled([...small, ...mixed.map((each) => made(each))].join(""), "ruled", "8");
  assert.ok(games.length >= 60, `only ${games.length} puzzles`);
  assertClearWithRules(games, "Real steps");
});
