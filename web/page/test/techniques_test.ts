import assert from "node:assert/strict";
import { test } from "node:test";
import { isFound, readableName } from "../src/app/technique_names.ts";
import { PRESETS, USUAL, isUsed, listed, moved, optionsOf, presetOf, used } from "../src/app/techniques.ts";
import type { Choice } from "../src/app/techniques.ts";

const ALL = [
  { slug: "naked-single", family: "Singles", hodoku: {}, se: "2.3" },
  { slug: "direct-pointing", family: "Intersections", joins: true, se: "1.7" },
  { slug: "x-wing", family: "Fish", hodoku: {}, se: "3.2" },
  { slug: "w-wing", family: "Wings", hodoku: {} },
  { slug: "aic", family: "Chains and Loops", hodoku: {} },
  { slug: "trial", family: "Last Resorts" },
];
const slugs = (choice: Choice) => listed(choice, ALL).map(({ slug }) => slug);
const move = (choice: Choice, slug: string, to: number): Choice => ({
  ...choice,
  ...moved(choice, ALL, slug, to),
});

test("a technique moves to another place, and only what differs from the usual order is kept", () => {
  const first = move(USUAL, "w-wing", 0);
  assert.deepEqual(first.order, ["w-wing"]);
  assert.deepEqual(slugs(first).slice(0, 3), ["w-wing", "naked-single", "direct-pointing"]);
  const later = move(first, "naked-single", 99);
  assert.equal(slugs(later).at(-1), "naked-single");
  assert.deepEqual(move(first, "w-wing", 3).order, []);
});

test("the engine is told what differs, and the order only where there is one to choose", () => {
  assert.deepEqual(optionsOf(USUAL), {});
  assert.deepEqual(optionsOf(USUAL, true), { without: ["singles"] });
  const ordered = move({ ...USUAL, without: ["aic"], added: ["direct-pointing"] }, "x-wing", 0);
  assert.deepEqual(optionsOf(ordered), { without: ["aic"], order: ["x-wing"], with: ["direct-pointing"] });
  assert.deepEqual(optionsOf({ ...ordered, policy: "se" }), { policy: "se", without: ["aic"] });
});

test("what joins two steps is used only if it is chosen, except where a program has it", () => {
  const [, direct, xWing] = ALL;
  assert.equal(isUsed(USUAL, direct), false);
  assert.equal(isUsed({ ...USUAL, policy: "se" }, direct), true);
  const chosen = { ...USUAL, ...used(USUAL, direct, true) };
  assert.equal(isUsed(chosen, direct), true);
  assert.equal(isUsed({ ...USUAL, ...used(USUAL, xWing, false) }, xWing), false);
});

test("each preset is known again, and a change to it is none", () => {
  for (const preset of PRESETS) assert.equal(presetOf(preset.choice(ALL), ALL)?.name, preset.name);
  assert.equal(presetOf(move(USUAL, "trial", 0), ALL), undefined);
  const wiki = PRESETS.find(({ name }) => name === "SudokuWiki")?.choice(ALL);
  assert.deepEqual(wiki?.without, ["w-wing", "trial"]);
});

test("of another program's techniques only its own are listed", () => {
  assert.deepEqual(slugs({ ...USUAL, policy: "hodoku" }), ["naked-single", "x-wing", "w-wing", "aic"]);
  assert.deepEqual(slugs({ ...USUAL, policy: "se" }), ["naked-single", "direct-pointing", "x-wing"]);
});

test("a technique's other names are written as people write them", () => {
  for (const [slug, name] of [
    ["basic-fish", "Basic Fish"],
    ["2-fish", "2-Fish"],
    ["finned-franken-x-wing", "Finned Franken X-Wing"],
    ["als-xy-chain", "ALS-XY-Chain"],
    ["als-chain", "ALS Chain"],
    ["3d-medusa", "3D Medusa"],
    ["bug+1", "BUG+1"],
    ["unique-rectangle-type-1", "Unique Rectangle Type 1"],
    ["naked-pair-in-an-intersection", "Naked Pair in an Intersection"],
  ])
    assert.equal(readableName(slug), name);
});

test("a technique is found in American and British spelling, in the plural, and without its hyphens", () => {
  for (const wanted of ["colour", "color", "Colours", "colors", "colouring", "simple color", "simplecolours"]) {
    assert.ok(isFound(wanted, "Simple Colouring (Trap)"), wanted);
  }
  assert.ok(isFound("", "X-Wing"));
  assert.ok(isFound("xwing", "X-Wing"));
  assert.ok(isFound("BUG+1", "BUG+1"));
  assert.ok(!isFound("colours", "X-Wing"));
  assert.ok(!isFound("y-wing", "X-Wing"));
});
