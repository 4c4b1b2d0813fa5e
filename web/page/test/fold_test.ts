// Long stories are folded, and nothing of them is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { foldsOf } from "../src/draw/fold.ts";
import type { Told } from "../src/draw/fold.ts";

const random = (() => {
  let state = 12345;
  return (below: number) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
})();

// A story whose suppositions go deeper and come back at random.
const randomStory = (length: number): Told[] => {
  const lines: Told[] = [{ level: 0, supposes: true }];
  let level = 0;
  while (lines.length < length) {
    const supposes = random(4) === 0 && level < 5;
    level = supposes ? level + 1 : Math.max(0, level - (random(5) === 0 ? 1 : 0));
    lines.push({ level, supposes });
  }
  return lines;
};

const shownOf = (lines: readonly Told[], folds: ReturnType<typeof foldsOf>) =>
  lines.filter((_, at) => !folds.some(({ head, end }) => at > head && at < end));

test("what can be read at a go is not folded", () => {
  for (let round = 0; round < 50; ++round) assert.deepEqual(foldsOf(randomStory(40)), []);
});

test("a fold hides what follows its supposition, and nothing further out", () => {
  let folded = 0;
  for (let round = 0; round < 200; ++round) {
    const lines = randomStory(41 + random(200));
    const folds = foldsOf(lines);
    for (const { head, end } of folds) {
      ++folded;
      assert.ok(lines[head].supposes && end > head + 1);
      for (let at = head + 1; at < end; ++at) assert.ok(lines[at].level >= lines[head].level);
    }
    for (let i = 1; i < folds.length; ++i) assert.ok(folds[i].head >= folds[i - 1].end);
  }
  assert.ok(folded > 200);
});

test("it opens as many levels as can be read at a go", () => {
  const level = (of: number, supposes = false): Told => ({ level: of, supposes });
  const inner = [level(2, true), ...Array.from({ length: 30 }, () => level(2))];
  const lines = [level(0, true), level(0), level(1, true), level(1), ...inner, ...inner, level(0)];
  assert.deepEqual(foldsOf(lines), [
    { head: 4, end: 35 },
    { head: 35, end: 66 },
  ]);
  assert.equal(shownOf(lines, foldsOf(lines)).length, 7);
});
