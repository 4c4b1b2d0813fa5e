import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "../src/app/app.ts";
import { fromSaved, toSaved } from "../src/app/saved.ts";
import { Store } from "../src/view/store.ts";
import { at, game, press } from "./playing.ts";

// A memory that answers as told, and remembers what it was given.
const memory = (now: string, later?: string) => {
  const written: string[] = [];
  return {
    written,
    read: () => now,
    readLater: () => Promise.resolve(later),
    write: (text: string) => void written.push(text),
  };
};
const older = press(at(game(), 1, 3), "4");
const newer = press(older, "ArrowRight", "6");

test("every change is kept before anybody is told of it", () => {
  const kept = memory(toSaved(older));
  const store = new Store(kept);
  store.listen((app) => assert.deepEqual(boardOf(fromSaved(kept.written.at(-1) ?? "") ?? app), boardOf(app)));
  store.send({ type: "undo" });
  assert.equal(kept.written.length, 1);
});

test("what is remembered a moment later takes the place of what was remembered at once", async () => {
  const kept = memory(toSaved(older), toSaved(newer));
  const store = new Store(kept);
  assert.deepEqual(boardOf(store.now), boardOf(older));
  assert.equal(await store.recalled, true);
  assert.deepEqual(boardOf(store.now), boardOf(newer));
  assert.deepEqual(kept.written, [], "remembering is no change");
});

test("who has begun to play is not interrupted by what is remembered later", async () => {
  const store = new Store(memory(toSaved(older), toSaved(newer)));
  store.send({ type: "undo" });
  const begun = boardOf(store.now);
  assert.equal(await store.recalled, false);
  assert.deepEqual(boardOf(store.now), begun);
});

test("a memory that fails or holds nonsense leaves the start", async () => {
  const store = new Store(memory("{", "]"), game());
  assert.equal(await store.recalled, false);
  assert.deepEqual(boardOf(store.now), boardOf(game()));
});
