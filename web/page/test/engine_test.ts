import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { createWorkerEngine } from "../../engine/package/index.js";
import { CalledOff, Engine, Refusal } from "../src/engine/engine.ts";
import { FIRST_GAME } from "../src/app/first_game.ts";
import type { Check, Hint, HodokuRating, Made, Proof } from "../src/engine/answers.ts";
import { PUZZLE } from "./playing.ts";

const WASM = "build/page/engine.wasm";
const options = { skip: existsSync(WASM) ? false : `there is no ${WASM}` };
const started = () =>
  new Engine(() =>
    createWorkerEngine({
      wasm: readFileSync(WASM),
      spawn: () => new Worker(resolve("web/engine/package/worker.js")),
    }),
  );
const state = { puzzle: PUZZLE, moves: "" };
// Nothing has these clues: the search would never end.
const ENDLESS = { call: "generate", options: { seed: 1, clues: [17, 17] } } as const;

test("a long search is called off at once, and the next question is answered", options, async () => {
  const engine = started();
  const making = engine.ask<Made>(ENDLESS);
  const checked = await engine.ask<Check>({ call: "check", state });
  assert.equal(checked.solutions, "one", "what takes a moment does not wait for what takes long");
  engine.callOff("generate");
  await assert.rejects(making, CalledOff);
  const made = await engine.ask<Made>({ call: "generate", options: { seed: 7 } });
  assert.equal(made.seed, 7);
});

test("a question takes the place of an earlier one of its kind", options, async () => {
  const engine = started();
  const first = engine.ask<Made>(ENDLESS);
  const second = engine.ask<Made>({ call: "generate", options: { seed: 3 } });
  await assert.rejects(first, CalledOff);
  assert.equal((await second).seed, 3);
});

test("what can't be answered is a sentence with its place", options, async () => {
  const engine = started();
  await assert.rejects(engine.ask({ call: "read", text: "12" }), Refusal);
  await assert.rejects(engine.ask({ call: "lesson", text: "y-wang" }), /no technique is called/);
});

test("a hint is about the board with its moves, and its step is proved again", options, async () => {
  const engine = started();
  const wrong = await engine.ask<Hint>({ call: "hint", state: { ...state, moves: "r1c3=5" } });
  assert.equal(wrong.kind, "mistake");
  const hint = await engine.ask<Hint>({ call: "hint", state, options: { rung: 5 } });
  const text = JSON.stringify(hint.step);
  assert.equal((await engine.ask<Proof>({ call: "prove", state, text })).holds, true);
  const forged = text.replace(/"truths":\[[^\]]*\]/, '"truths":[]');
  assert.equal((await engine.ask<Proof>({ call: "prove", state, text: forged })).holds, false);
});

test("the first puzzle of all has one solution and is as hard as is told before the engine has come", options, async () => {
  const engine = started();
  const { puzzle, level, score } = FIRST_GAME;
  assert.equal((await engine.ask<Check>({ call: "check", state: { puzzle, moves: "" } })).solutions, "one");
  const rating = await engine.ask<HodokuRating>({ call: "rate", state: { puzzle, moves: "" }, options: { scale: "hodoku" } });
  assert.deepEqual([rating.level, rating.score], [level, score]);
});

test("what was called off is known as that to a script that is fetched later, with a class of its own", () => {
  assert.ok(new Error(new CalledOff().message) instanceof CalledOff);
  assert.ok(!(new Error("The clues clash.") instanceof CalledOff));
});
