// Drawings that somebody says the meaning of, and combinations in words; both without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { combinationWords, countWords, spokenRules } from "../src/rules/combinations.ts";
import { MEANINGS, drawingWords, drawingsAt, likes, lookWords, looks, meaningsFor, meant } from "../src/rules/meanings.ts";
import { missingIn } from "../src/rules/missing.ts";
import type { DrawingJson, DrawnPuzzle } from "../src/rules/meanings.ts";

const line = (hue: string, ...cells: string[]): DrawingJson => ({
  shape: "line",
  hue,
  cells,
  points: cells.map((name) => [Number(name[1]) * 100 - 50, Number(name[3]) * 100 - 50]),
});
const PUZZLE: DrawnPuzzle = {
  size: 9,
  rules: [],
  drawings: [
    line("green", "r1c1", "r1c2", "r2c3"),
    line("green", "r5c5", "r6c6"),
    line("violet", "r8c1", "r8c2"),
    { shape: "cage", hue: "slate", cells: ["r9c1", "r9c2"], points: [[850, 50]], text: "11" },
    { shape: "circle", hue: "slate", cells: ["r3c3"], points: [[250, 250]] },
    { shape: "circle", hue: "slate", cells: ["r3c7"], points: [[250, 650]] },
    { shape: "text", hue: "slate", cells: [], points: [[-50, 350]], text: "17" },
    { shape: "circle", hue: "rose", cells: ["r4c4", "r4c5", "r5c4", "r5c5"], points: [[400, 400]], text: "129" },
  ],
  unread: ["lines", "overlays", "the colours of cells"],
};
const meaning = (name: string) => MEANINGS.find((each) => each.name === name) ?? MEANINGS[0];
const read = (puzzle: DrawnPuzzle, indices: readonly number[], name: string): DrawnPuzzle => {
  const next = meant(puzzle, indices, meaning(name));
  assert.ok(typeof next !== "string", String(next));
  return next;
};
const names = (index: number) => meaningsFor((PUZZLE.drawings ?? [])[index], PUZZLE).map(({ name }) => name);

test("a drawing offers what it can be, where it lies", () => {
  assert.ok(names(0).includes("whisper") && names(0).includes("thermo-back") && !names(0).includes("cage"));
  assert.deepEqual(names(3), ["cage", "region", "nothing"]);
  assert.ok(names(4).includes("odd") && !names(4).includes("white-dot"));
  assert.deepEqual(names(6), ["sandwich", "x-sum", "skyscraper", "numbered-room", "little-killer-down-right", "little-killer-down-left", "nothing"]);
  assert.deepEqual(names(7), ["quadruple", "nothing"]);
});

test("those that look alike are read together, and become rules", () => {
  assert.deepEqual(likes(PUZZLE, 1), [0, 1]);
  assert.deepEqual(looks(PUZZLE), [0, 2, 3, 4, 6, 7]);
  assert.deepEqual(drawingsAt(PUZZLE, "r5c5"), [1, 7]);
  const whispers = read(PUZZLE, [0, 1], "whisper");
  assert.deepEqual(whispers.rules, [
    { kind: "whisper", difference: 5, cells: ["r1c1", "r1c2", "r2c3"] },
    { kind: "whisper", difference: 5, cells: ["r5c5", "r6c6"] },
  ]);
  assert.equal(whispers.drawings?.length, 6);
  assert.deepEqual(whispers.unread, PUZZLE.unread);
  assert.equal(PUZZLE.drawings?.length, 8); // a value: undo has the former one
});

test("ends, sums, numbers and marks are those of the drawing", () => {
  const rules = (index: number, name: string) => read(PUZZLE, [index], name).rules;
  assert.deepEqual(rules(0, "thermo-back"), [{ kind: "thermo", cells: ["r2c3", "r1c2", "r1c1"] }]);
  assert.deepEqual(rules(0, "arrow"), [{ kind: "arrow", bulb: ["r1c1"], shaft: ["r1c2", "r2c3"] }]);
  assert.deepEqual(rules(3, "cage"), [{ kind: "cage", cells: ["r9c1", "r9c2"], sum: 11 }]);
  assert.deepEqual(rules(6, "sandwich"), [{ kind: "sandwich", line: "c4", sum: 17 }]);
  assert.deepEqual(rules(6, "x-sum"), [{ kind: "x-sum", line: "c4", from: "top", value: 17 }]);
  const little = read(PUZZLE, [6], "little-killer-down-left").rules ?? [];
  assert.deepEqual(little[0].cells, ["r1c3", "r2c2", "r3c1"]);
  assert.deepEqual(rules(7, "quadruple"), [{ kind: "quadruple", cells: ["r4c4", "r4c5", "r5c4", "r5c5"], digits: [1, 2, 9] }]);
  assert.deepEqual(read(PUZZLE, [4, 5], "odd").rules, [{ kind: "odd", cells: ["r3c3", "r3c7"] }]);
  assert.equal(typeof meant(PUZZLE, [0], meaning("sandwich")), "string");
});

test("once all drawings are read nothing is said to be missing but what is no drawing", () => {
  const all = read(PUZZLE, [0, 1, 2, 3, 4, 5, 6, 7], "nothing");
  assert.equal(all.drawings, undefined);
  assert.deepEqual(all.unread, ["the colours of cells"]);
  assert.deepEqual(all.rules, []);
});

test("drawings and combinations in words", () => {
  const [first, , , cage] = PUZZLE.drawings ?? [];
  assert.equal(drawingWords(first), "green line from r1c1 to r2c3");
  assert.equal(drawingWords(cage), "grey cage “11” from r9c1 to r9c2");
  assert.equal(lookWords(first, 2), "2 green lines");
  const two = { digits: ["69"], possible: true };
  const gone = { digits: ["78"], possible: false };
  const rule = { rule: 1, kind: "cage", words: "the 15 cage at r1c1", cells: [], all: 2, left: 1, combinations: [two, gone] };
  assert.equal(combinationWords("cage", two), "6+9");
  assert.equal(combinationWords("thermo", two), "6 9");
  assert.equal(combinationWords("arrow", { digits: ["9", "36"], possible: true }), "9 = 3+6");
  assert.equal(countWords(rule), "1 of 2 sets of digits is left:");
  assert.equal(spokenRules({ cell: "r1c1", rules: [rule] }), "The 15 cage at r1c1: 6+9.");
  assert.match(countWords({ ...rule, left: 0 }), /wrong/);
  const { left: _, ...many } = rule;
  assert.match(countWords(many), /more ways than can be listed/);
});

const circle = (down: number, right: number, cell: string): DrawingJson => ({ shape: "circle", hue: "slate", cells: [cell], points: [[down, right]], width: 70 });
const ARROWS: DrawnPuzzle = {
  size: 9,
  rules: [],
  drawings: [
    line("slate", "r4c1", "r3c2"),
    { shape: "line", hue: "slate", cells: ["r6c6", "r6c7", "r5c8"], points: [[625, 475], [550, 550], [550, 650], [450, 750]] },
    { shape: "line", hue: "slate", cells: ["r7c4", "r7c3", "r6c2"], points: [[650, 420], [650, 250], [550, 150]] },
    circle(450, 350, "r5c4"),
    circle(450, 550, "r5c6"),
    circle(650, 450, "r7c5"),
  ],
  unread: ["lines", "arrows", "underlays"],
};

test("an arrow that begins at the rim of a circle has the circle's cell for its bulb", () => {
  assert.deepEqual(looks(ARROWS), [0, 1, 3, 5]);
  assert.equal(lookWords((ARROWS.drawings ?? [])[1], 2, ARROWS.drawings), "2 grey arrows");
  assert.equal(lookWords((ARROWS.drawings ?? [])[5], 1, ARROWS.drawings), "1 circle with arrows");
  const arrows = read(ARROWS, likes(ARROWS, 1), "arrow");
  assert.deepEqual(arrows.rules, [
    { kind: "arrow", bulb: ["r7c5"], shaft: ["r6c6", "r6c7", "r5c8"] },
    { kind: "arrow", bulb: ["r7c5"], shaft: ["r7c4", "r7c3", "r6c2"] },
  ]);
  // The circle is told by its arrows: once the others have a meaning nothing is missing.
  assert.deepEqual(looks(arrows), [0, 1]);
  assert.deepEqual(missingIn(arrows), ARROWS.unread);
  const all = read(read(arrows, [0], "palindrome"), [0, 1], "odd");
  assert.equal(all.drawings, undefined);
  assert.equal(all.unread, undefined);
  // The other way about: a circle that is no rule is gone, and the arrow still begins where it was.
  const [former] = read(read(ARROWS, [5], "nothing"), [1], "arrow").rules ?? [];
  assert.deepEqual(former.bulb, ["r7c5"]);
  assert.deepEqual(missingIn(all), []);
});

test("colours of cells, and lines drawn over rules that were read, are nothing that is missing", () => {
  assert.deepEqual(missingIn({ unread: ["the colours of cells"] }), []);
  const over = line("green", "r1c1", "r1c2", "r2c3");
  const whisper = { kind: "whisper", difference: 5, cells: ["r2c3", "r1c2", "r1c1"] };
  const puzzle: DrawnPuzzle = { rules: [whisper], drawings: [over], unread: ["lines"] };
  assert.deepEqual(missingIn(puzzle), []);
  assert.deepEqual(looks(puzzle), []);
  assert.deepEqual(missingIn({ ...puzzle, rules: [] }), ["lines"]);
});

test("an arrow is told by its head, and white circles apart from grey ones", () => {
  const circle = (hue: string, column: number): DrawingJson => ({ shape: "circle", hue, cells: [`r1c${column}`], points: [[50, column * 100 - 50]], width: 80 });
  const drawings = [{ ...line("black", "r8c2", "r8c3"), head: true }, line("black", "r9c2", "r9c3"), circle("white", 1), circle("slate", 3), circle("white", 5)];
  const puzzle = { ...PUZZLE, drawings };
  assert.deepEqual(drawings.map((_, index) => likes(puzzle, index)), [[0], [1], [2, 4], [3], [2, 4]]);
  assert.equal(lookWords(drawings[0], 1, drawings), "1 black arrow");
  assert.equal(lookWords(drawings[2], 2, drawings), "2 white circles");
});
