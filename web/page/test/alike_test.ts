import assert from "node:assert/strict";
import { test } from "node:test";
import { alikeOf, alikeWords } from "../src/app/alike.ts";
import type { Step } from "../src/engine/answers.ts";

const step = (technique: string, ...names: string[]) =>
  ({
    technique,
    place: names.filter((name) => name.includes("=")),
    remove: names.filter((name) => name.includes("<>")),
  }) as unknown as Step;
const CAGE = step("cage-combinations", "r7c6<>3", "r7c7<>3");

test("strikes of one technique are gathered, each candidate once, whichever way each is found", () => {
  const all = alikeOf(CAGE, [
    step("cage-combinations", "r7c7<>3", "r7c6<>3"),
    step("cage-combinations", "r1c1<>9"),
    step("cage-combinations", "r1c1<>9", "r7c6<>3"),
  ]);
  assert.equal(all.of, CAGE);
  assert.equal(alikeWords(all), "Apply all 3 of this kind");
  assert.deepEqual(all.remove, ["r7c6<>3", "r7c7<>3", "r1c1<>9"]);
});

test("what another technique strikes, and what places a digit, is not among them", () => {
  const all = alikeOf(CAGE, [step("innies", "r2c2<>1"), step("cage-combinations", "r3c3=4"), step("cage-combinations", "r3c4=4", "r3c5<>4")]);
  assert.equal(all.count, 1);
  assert.deepEqual(all.remove, CAGE.remove);
});
