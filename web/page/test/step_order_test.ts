import assert from "node:assert/strict";
import { test } from "node:test";
import { actsOn, byEffect, effectWords, folded, inOrder } from "../src/app/step_order.ts";
import { USUAL } from "../src/app/techniques.ts";

const TECHNIQUES = ["full-house", "hidden-single", "x-wing"].map((slug) => ({ slug, family: "" }));
const step = (technique: string, ...names: string[]) => ({
  technique,
  place: names.filter((name) => name.includes("=")),
  remove: names.filter((name) => name.includes("<>")),
});
const STEPS = [
  step("x-wing", "r2c9<>4", "r1c9<>4"),
  step("hidden-single", "r3c5=7"),
  step("x-wing", "r2c1<>1"),
  step("hidden-single", "r3c5=2"),
  step("full-house", "r9c9=9"),
];
const told = (steps: typeof STEPS) => steps.map(({ place, remove }) => [...place, ...remove][0]);

test("steps stand as they are looked for, those of one technique from the top of the board, however they came", () => {
  const wanted = ["r9c9=9", "r3c5=2", "r3c5=7", "r2c9<>4", "r2c1<>1"];
  assert.deepEqual(told(inOrder(STEPS, USUAL, TECHNIQUES)), wanted);
  assert.deepEqual(told(inOrder([...STEPS].reverse(), USUAL, TECHNIQUES)), wanted);
});

test("steps of one technique stand cell by cell, and in a cell digit by digit", () => {
  const names = [1, 2, 9].flatMap((row) =>
    [1, 2, 8, 9].flatMap((column) => [1, 2, 8, 9].map((digit) => `r${row}c${column}=${digit}`)),
  );
  const steps = names.map((name) => step("hidden-single", name));
  assert.deepEqual(told(inOrder([...steps].reverse(), USUAL, TECHNIQUES)), names);
});

test("an order of one's own is that of the list too", () => {
  const own = inOrder(STEPS, { ...USUAL, order: ["x-wing"] }, TECHNIQUES);
  assert.deepEqual(told(own).slice(0, 2), ["r2c9<>4", "r2c1<>1"]);
});

test("steps that do the most come first, and those that act on a cell or a digit are found", () => {
  assert.deepEqual(told(byEffect(STEPS)), ["r2c9<>4", "r3c5=7", "r2c1<>1", "r3c5=2", "r9c9=9"]);
  const effects = ["r2c9<>4", "r3c5=7"];
  for (const typed of ["", " r2c9", "R3C5", "7", "4", "r2c9<>4"]) assert.ok(actsOn(effects, typed), typed);
  for (const typed of ["r2", "2", "9", "r2c9<>7", "r3c5<>7"]) assert.ok(!actsOn(effects, typed), typed);
  assert.ok(actsOn(["C5<>7"], "c5"), "as cells are called");
});

const shown = (steps: typeof STEPS, counts?: (effect: string) => boolean) =>
  folded(steps, counts).map(({ step: line, ways }) => [line.technique, ...ways.map(({ technique }) => technique)]);

test("what does nothing new is folded under the first way to it", () => {
  const steps = [step("a", "r1c1<>1", "r1c2<>1"), step("b", "r1c1<>1"), step("c", "r1c1<>1", "r1c3<>1"), step("d", "r1c2<>1", "r1c1<>1")];
  assert.deepEqual(shown(steps), [["a", "b", "d"], ["c"]]);
});

test("what several do together is folded under the one that does the most of it", () => {
  const steps = [step("a", "r1c1<>1"), step("b", "r1c2<>1", "r1c3<>1"), step("c", "r1c1<>1", "r1c2<>1", "r1c3<>1"), step("d", "r1c2<>1", "r1c1<>1")];
  assert.deepEqual(shown(steps), [["a", "d"], ["b", "c"]]);
});

test("where a cell or digit is asked about, only what is done there counts", () => {
  const steps = [step("a", "r1c1<>1"), step("b", "r1c1<>1", "r5c5<>7")];
  assert.deepEqual(shown(steps), [["a"], ["b"]]);
  assert.deepEqual(shown(steps, (effect) => effect.startsWith("r1c1")), [["a", "b"]]);
});

test("what a step does is told as experts write it, without the story behind it, where it fits a row", () => {
  const told = (notation: string, ...names: string[]) => effectWords({ ...step("a", ...names), notation });
  assert.equal(told("X-Wing: 8 c27 r18 => r18c3<>8", "r1c3<>8", "r8c3<>8"), "r18c3<>8");
  assert.equal(told("Forcing Net Verity: r3c3=3 => r56c6<>8 [r3c3: r3c3=3 r6c5=8 | r3c3=4 r5c1=8]", "r5c6<>8", "r6c6<>8"), "r56c6<>8");
  assert.equal(told("whip[1]: r2n1{c7 .} ==> r18c3<>8", "r1c3<>8", "r8c3<>8"), "r18c3<>8");
  assert.equal(told("Naked Pair: 1,2 in r1c12 => r1c3<>1, r1c4<>1, r1c5<>1, r1c6<>2", "r1c3<>1", "r1c4<>1", "r1c6<>2"), "r1c3<>1 and 2 more");
  assert.equal(told("Hidden Single: r1c1=4", "r1c1=4"), "r1c1=4");
});
