// What was learned: kept, forgotten, brought along, and what comes next.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countOf,
  forgotten,
  isLearned,
  mergedProgress,
  nextOf,
  progressFrom,
  progressText,
  withGrade,
} from "../src/app/course.ts";
import { bookFrom, bookText } from "../src/app/games.ts";

const COURSE = ["full-house", "naked-single", "hidden-single", "x-wing"];

test("a technique is learned when the player says so or has practised it, not by reading", () => {
  const read = withGrade({}, "x-wing", "read", 1);
  assert.equal(isLearned(read, "x-wing"), false);
  assert.equal(isLearned(withGrade(read, "x-wing", "known", 2), "x-wing"), true);
  assert.equal(isLearned(withGrade(read, "x-wing", "practised", 2), "x-wing"), true);
});

test("reading again forgets nothing; who says so forgets", () => {
  const known = withGrade({}, "x-wing", "practised", 1);
  assert.equal(withGrade(known, "x-wing", "read", 2), known);
  assert.equal(isLearned(forgotten(known, "x-wing", 3), "x-wing"), false);
});

test("the course proposes the first that is not known, and nothing at its end", () => {
  assert.equal(nextOf(COURSE, {}), "full-house");
  const some = withGrade(withGrade({}, "full-house", "known", 1), "hidden-single", "known", 1);
  assert.equal(nextOf(COURSE, some), "naked-single");
  assert.equal(countOf(COURSE, some), 2);
  const all = COURSE.reduce((progress, slug) => withGrade(progress, slug, "known", 1), some);
  assert.equal(nextOf(COURSE, all), undefined);
});

test("what is kept comes back, and of what was damaged what can be read", () => {
  const progress = withGrade(withGrade({}, "x-wing", "known", 5), "aic", "read", 6);
  assert.deepEqual(progressFrom(progressText(progress)), progress);
  for (const text of [null, "", "[]", "null", "{}", '{"format": "nonet-course", "learned": []}'])
    assert.equal(progressFrom(text), undefined, String(text));
  const damaged = '{"format": "nonet-course", "learned": {"x-wing": {"grade": "known"}, "<b>": {"grade": "known"}, "y": 3}}';
  assert.deepEqual(progressFrom(damaged), { "x-wing": { grade: "known", at: 0 } });
});

test("a file of games has it too, and is a file of games as before", () => {
  const progress = withGrade({}, "x-wing", "known", 5);
  const both = JSON.stringify({ ...(JSON.parse(bookText([])) as object), course: JSON.parse(progressText(progress)) as object });
  assert.deepEqual(progressFrom(both), progress);
  assert.deepEqual(bookFrom(both), []);
  assert.equal(progressFrom(bookText([])), undefined);
});

test("what is known here or there is known", () => {
  const here = withGrade(withGrade({}, "x-wing", "practised", 1), "aic", "read", 1);
  const there = withGrade(withGrade({}, "x-wing", "read", 9), "aic", "known", 9);
  assert.deepEqual(mergedProgress(here, there), {
    "x-wing": { grade: "practised", at: 1 },
    aic: { grade: "known", at: 9 },
  });
});
