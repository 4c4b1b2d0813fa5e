// The setter's bench without a browser: what becomes of drags, taps and numbers, and that every state comes back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS, cellName, parseCell } from "../src/board/cells.ts";
import { besides, diagonalOf, extended, isOn, placed, switched, tapped, toggled } from "../src/setter/draft.ts";
import type { Deed } from "../src/setter/draft.ts";
import { UNKNOWN, headlineOf, progressOf, trueMasks } from "../src/setter/findings.ts";
import { canRedo, done, nowOf, pastOf, redone, undone } from "../src/setter/past.ts";
import { EMPTY, cellsOf, emptyOf, fitsBench, isUnfinished, jsonOf, numberText, numbered, ruleWords, rulesAt, settingOf, shapeOf, withGiven, withNumber } from "../src/setter/puzzle.ts";
import type { Setting } from "../src/setter/puzzle.ts";
import { TOOLS, howTo, toolNamed, toolOf } from "../src/setter/tools.ts";

const cells = (text: string): number[] => text.split(" ").map((name) => parseCell(name) ?? -1);
const after = (deed: Deed): Setting => {
  assert.ok(deed.setting, deed.words);
  return deed.setting;
};
const put = (setting: Setting, tool: string, text: string): Setting => after(placed(setting, toolNamed(tool), cells(text)));

test("a drag goes straight through what the pointer was too fast for, and back again", () => {
  const path = extended(cells("r1c1"), parseCell("r3c3") ?? 0, "line");
  assert.deepEqual(path.map(cellName), ["r1c1", "r2c2", "r3c3"]);
  assert.deepEqual(extended(path, path[1], "line"), path.slice(0, 2));
  assert.equal(extended(path, path[2], "line"), path);
  assert.deepEqual(extended(path, path[1], "area"), path); // an area only grows
  assert.deepEqual(toggled(toggled([3], 4), 3), [4]);
});

test("every tool that has cells makes a rule of its kind that is recognised as its own", () => {
  for (const tool of TOOLS.filter(({ kind }) => kind)) {
    const path = { pair: "r1c1 r1c2", corner: "r1c1 r2c2", outside: "r1c1 r2c1", diagonal: "r1c1 r2c2" }[tool.shape as string] ?? "r1c1 r1c2 r1c3";
    const deed = tool.shape === "whole" ? switched(EMPTY, tool) : placed(EMPTY, tool, cells(path));
    const [rule] = after(deed).rules;
    assert.equal(rule.kind, tool.kind);
    assert.equal(toolOf(rule), tool, tool.name);
    assert.ok(howTo(tool).length > 10 && ruleWords(rule).startsWith(tool.words));
  }
});

test("what a rule needs and has not is not told to the engine", () => {
  const little = put(EMPTY, "little-killer", "r2c1 r3c2");
  assert.ok(isUnfinished(little.rules[0]));
  assert.deepEqual(JSON.parse(jsonOf(little)).rules, []);
  const both = put(little, "cage", "r5c5 r5c6");
  assert.deepEqual(numbered(both), [1]);
  const whole = { ...both, rules: [withNumber(both.rules[0], "32"), withNumber(both.rules[1], "99")] };
  assert.equal(numberText(whole.rules[0]), "32");
  assert.equal(numberText(whole.rules[1]), "45"); // no more than nine cells have
  assert.deepEqual(numbered(whole), [0, 1]);
  assert.equal(numberText(withNumber(whole.rules[1], "")), "");
});

test("an arrow has its circle, a little killer its whole diagonal, a quadruple its four cells", () => {
  assert.deepEqual(put(EMPTY, "arrow", "r1c1 r1c2 r2c3").rules, [{ kind: "arrow", bulb: ["r1c1"], shaft: ["r1c2", "r2c3"] }]);
  assert.equal(put(EMPTY, "little-killer", "r2c1 r3c2").rules[0].cells?.length, 8);
  assert.deepEqual(diagonalOf(shapeOf(EMPTY), 8, 1, -1).length, 9);
  assert.deepEqual(put(EMPTY, "quadruple", "r5c6 r4c5").rules[0].cells, ["r4c5", "r4c6", "r5c5", "r5c6"]);
  assert.deepEqual(withNumber(put(EMPTY, "quadruple", "r5c6 r4c5").rules[0], "1234567").digits, [1, 2, 3, 4]);
  assert.equal(placed(EMPTY, toolNamed("quadruple"), cells("r1c1 r1c2")).setting, undefined);
  assert.equal(placed(EMPTY, toolNamed("white-dot"), cells("r1c1 r2c2")).setting, undefined);
  assert.equal(placed(EMPTY, toolNamed("double-arrow"), cells("r1c1 r2c2")).setting, undefined);
});

test("dots are put on lines between cells, changed and taken back there", () => {
  const tap = (setting: Setting, tool: string, name: string, place: number) =>
    after(tapped(setting, toolNamed(tool), parseCell(name) ?? 0, place, undefined));
  const white = tap(EMPTY, "white-dot", "r1c1", 6);
  assert.deepEqual(white.rules, [{ kind: "kropki", colour: "white", cells: ["r1c1", "r1c2"] }]);
  const black = tap(white, "black-dot", "r1c2", 4);
  assert.deepEqual(black.rules, [{ kind: "kropki", colour: "black", cells: ["r1c1", "r1c2"] }]);
  assert.deepEqual(tap(black, "black-dot", "r1c2", 4).rules, []);
  const greater = tap(EMPTY, "greater", "r1c2", 4);
  assert.deepEqual(greater.rules[0].cells, ["r1c2", "r1c1"]);
  assert.deepEqual(tap(greater, "greater", "r1c1", 6).rules[0].cells, ["r1c1", "r1c2"]); // turned
  assert.equal(tapped(EMPTY, toolNamed("white-dot"), 0, 2, undefined).setting, undefined); // nothing above
});

test("cells by themselves are one rule, each taken back by itself", () => {
  const two = put(put(EMPTY, "odd", "r1c1"), "odd", "r5c5");
  assert.deepEqual(two.rules, [{ kind: "odd", cells: ["r1c1", "r5c5"] }]);
  assert.deepEqual(put(two, "odd", "r1c1").rules[0].cells, ["r5c5"]);
  assert.deepEqual(put(two, "odd", "r1c1 r5c5").rules, []);
});

test("beside the board stand clues of rows and columns; what runs aslant is turned by another tap", () => {
  const above = after(besides(EMPTY, toolNamed("x-sum"), -1, 3));
  assert.deepEqual(above.rules, [{ kind: "x-sum", line: "c4", from: "top" }]);
  assert.deepEqual(after(besides(EMPTY, toolNamed("skyscraper"), 2, 9)).rules, [{ kind: "skyscraper", line: "r3", from: "right" }]);
  assert.deepEqual(after(besides(EMPTY, toolNamed("sandwich"), 4, -1)).rules, [{ kind: "sandwich", line: "r5" }]);
  assert.equal(besides(EMPTY, toolNamed("sandwich"), -1, -1).setting, undefined);
  const little = toolNamed("little-killer");
  const one = after(besides(EMPTY, little, -1, 3));
  const other = after(besides(one, little, -1, 3));
  assert.deepEqual([one, other].map(({ rules }) => rules[0].cells?.[0]).sort(), ["r1c3", "r1c5"]);
  assert.equal(other.rules.length, 1);
  assert.equal(after(besides(EMPTY, little, -1, -1)).rules[0].cells?.length, 9);
  assert.equal(besides(EMPTY, little, -1, 0).setting?.rules[0].cells?.[0], "r1c2");
});

test("a tap chooses the rules of a cell one after the other", () => {
  const setting = put(put(EMPTY, "thermo", "r1c1 r1c2 r1c3"), "renban", "r1c1 r2c1");
  assert.deepEqual(rulesAt(setting, 0), [1, 0]);
  const choose = (chosen: number | undefined) => tapped(setting, toolNamed("choose"), 0, 5, chosen).chosen;
  assert.deepEqual([choose(undefined), choose(1), choose(0)], [1, 0, 1]);
  assert.equal(tapped(setting, toolNamed("choose"), 80, 5, 0).chosen, undefined);
});

test("what is read goes out again, with all that the bench does not know", () => {
  const text = JSON.stringify({ name: "A", boxes: "standard", givens: ".".repeat(80) + "7", rules: [{ kind: "clone", cells: ["r1c1"], copy: ["r5c5"] }] });
  const setting = settingOf(text);
  assert.deepEqual(JSON.parse(jsonOf(setting)), JSON.parse(text));
  assert.equal(settingOf("5" + ".".repeat(80)).givens[0], 5);
  const both = settingOf({ rules: [{ kind: "diagonals", which: "both" }] });
  assert.ok(isOn(both, toolNamed("falling")) && isOn(both, toolNamed("rising")));
  assert.deepEqual(cellsOf(both.rules[1], shapeOf(both)).map(cellName).slice(0, 2), ["r1c9", "r2c8"]);
  assert.equal(cellsOf(both.rules[0], shapeOf(both)).length + cellsOf(both.rules[1], shapeOf(both)).length, 18);
  assert.ok(fitsBench(setting) && fitsBench(settingOf({ size: 9, low: 1, rules: [] })));
  assert.ok(fitsBench(settingOf({ size: 6, rules: [] })) && !fitsBench(settingOf({ size: 12, rules: [] })) && !fitsBench(settingOf({ low: 0, rules: [] })));
  assert.equal(cellsOf({ kind: "sandwich", line: "c2" }, shapeOf(EMPTY)).length, 9);
});

test("a smaller board has its own cells, edges, digits and text", () => {
  const six = emptyOf(6);
  const given = withGiven(six, parseCell("r2c1") ?? 0, 6);
  assert.equal(JSON.parse(jsonOf(given)).givens, "......6" + ".".repeat(29));
  assert.deepEqual(settingOf(jsonOf(given)), given);
  assert.equal(settingOf({ size: 4, givens: "9...............", rules: [] }).givens[0], 0); // it has no 9
  assert.deepEqual(after(besides(six, toolNamed("skyscraper"), 2, 6)).rules, [{ kind: "skyscraper", line: "r3", from: "right" }]);
  assert.equal(after(besides(six, toolNamed("little-killer"), 6, -1)).rules[0].cells?.length, 6);
  assert.equal(tapped(six, toolNamed("white-dot"), parseCell("r1c6") ?? 0, 6, undefined).setting, undefined); // nothing to the right
  assert.match(placed(emptyOf(4), toolNamed("cage"), cells("r1c1 r1c2 r1c3 r1c4 r2c4")).words, /more than 4 cells/);
  assert.deepEqual(cellsOf({ kind: "diagonals", which: "/" }, shapeOf(six)).map(cellName).slice(0, 2), ["r1c6", "r2c5"]);
  const masks = trueMasks({ ...UNKNOWN, examined: { complete: true, candidates: ["", "", "", "", "", "", "12"] } }, shapeOf(six));
  assert.equal(masks[parseCell("r2c1") ?? 0], 3);
});

test("every state comes back; a number is one step however it is typed", () => {
  let past = pastOf(EMPTY);
  for (const cell of CELLS) past = done(past, withGiven(nowOf(past), cell, 1 + (cell % 9)));
  for (let i = 0; i < 81; ++i) past = undone(past);
  assert.equal(nowOf(past), EMPTY);
  assert.equal(undone(past), past);
  for (let i = 0; i < 81; ++i) past = redone(past);
  assert.equal(nowOf(past).givens[80], 9);
  assert.equal(canRedo(past), false);
  const cage = put(EMPTY, "cage", "r1c1 r1c2");
  const typed = (text: string) => ({ ...cage, rules: [withNumber(cage.rules[0], text)] });
  let number = done(done(done(pastOf(EMPTY), cage), typed("1"), "number 0"), typed("12"), "number 0");
  assert.equal(numberText(nowOf(number).rules[0]), "12");
  number = undone(number);
  assert.equal(nowOf(number), cage);
  number = done(redone(number), typed("3"), "number 0"); // begun anew
  assert.equal(nowOf(undone(number)).rules[0].sum, 12);
});

test("what is known is said in a sentence", () => {
  const examined = { complete: true, solutions: "several", differ: ["r1c1", "r1c2"], candidates: ["12", "12"], open: ["", ""] } as const;
  assert.match(headlineOf({ ...UNKNOWN, examined }).words, /two differ in 2 cells/);
  assert.match(progressOf({ ...UNKNOWN, examined }), /^4 candidates occur/);
  assert.match(progressOf({ ...UNKNOWN, examined: { ...examined, complete: false, open: ["345", ""] } }), /3 are open \.\.\.$/);
  const clash = { complete: true, rules: [{ rule: 1, words: "the 3 cage at r1c1" }], givens: ["r1c1=9"] };
  const none = { ...UNKNOWN, examined: { complete: true, solutions: "none" as const } };
  assert.equal(headlineOf({ ...none, clash }).words, "No solution: the 3 cage at r1c1 and r1c1=9 clash.");
  assert.equal(headlineOf({ ...UNKNOWN, problem: "No." }).sign, "bad");
});
