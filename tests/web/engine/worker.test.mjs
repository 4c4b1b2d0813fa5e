// The engine in a worker: the same games, and calls that end when they are told to.
import assert from 'node:assert/strict';
import test from 'node:test';
import { EASY, HARD, NonetError, createWorkerEngine } from './support.mjs';

// A call that would take seconds, and its end by a signal.
function cancelled(game) {
  const controller = new AbortController();
  const call = game.path({}, { signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  return assert.rejects(call, { name: 'AbortError' });
}

test('a long call is cancelled, and the game is as it was', async () => {
  const engine = await createWorkerEngine();
  const game = await engine.newGame();
  await game.read(HARD);
  await game.play('r1c2=6');
  const { steps: [step] } = await game.next();
  const taken = await game.take();
  await cancelled(game);
  assert.deepEqual(await game.board(), taken);
  assert.equal((await game.undo()).redo, 1);
  assert.deepEqual((await game.next()).steps[0], step);
  await engine.end();
});

test('a puzzle with rules is made in the worker, and the search for one that there is hardly is cancelled', async () => {
  const engine = await createWorkerEngine();
  const game = await engine.newGame();
  const made = await game.generate({ variant: 'killer', size: 6, level: 'easy', seed: 3 });
  assert.equal(made.rating.level, 'Easy');
  const controller = new AbortController();
  const call = game.generate({ variant: 'killer', level: 'extreme', hardest: 'naked-pair' , seed: 1 },
    { signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  await assert.rejects(call, { name: 'AbortError' });
  assert.equal((await game.generate({ variant: 'x', size: 4, seed: 3 })).variant.size, 4);
  await engine.end();
});

test('what waits behind a cancelled call is answered, and can be cancelled itself', async () => {
  const engine = await createWorkerEngine();
  const [game, other] = [await engine.newGame(), await engine.newGame()];
  await game.read(HARD);
  await other.read(EASY);
  const waits = new AbortController();
  const long = cancelled(game);
  const dropped = assert.rejects(other.hint({}, { signal: waits.signal }), { name: 'AbortError' });
  const hint = other.hint({ rung: 5 });
  waits.abort();
  await Promise.all([long, dropped]);
  assert.equal((await hint).kind, 'step');
  await engine.end();
});

// As a browser tells that it has not found the script: an event without a word.
test('a worker that can not be loaded says so, and what helps', async () => {
  const spawn = () => {
    const worker = { postMessage() {}, terminate() {} };
    setTimeout(() => worker.onerror({ type: 'error' }));
    return worker;
  };
  await assert.rejects(createWorkerEngine({ spawn }), {
    name: 'NonetError',
    code: 'failed',
    message: /^the worker has failed: its script.*could not be loaded.*createWorkerEngine\(\{ spawn \}\)/,
  });
  const talking = () => {
    const worker = { postMessage() {}, terminate() {} };
    setTimeout(() => worker.onerror({ type: 'error', message: 'out of luck' }));
    return worker;
  };
  await assert.rejects(createWorkerEngine({ spawn: talking }),
    { message: 'the worker has failed: out of luck' });
});

test('a worker that can not start the module says so, and is ended', async () => {
  const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  await assert.rejects(createWorkerEngine({ wasm: empty }),
    { name: 'NonetError', code: 'failed', message: /^the module can't be started: / });
});

test('errors come through, and an ended engine says so', async () => {
  const engine = await createWorkerEngine({ simd: false });
  const game = await engine.newGame();
  await assert.rejects(game.play('r1c1=x'), NonetError);
  await assert.rejects(game.play('r1c1=x'), { code: 'unreadable' });
  assert.match(engine.version, /^\d+\.\d+\.\d+$/);
  await game.read(HARD);
  const path = assert.rejects(game.path(), /has been ended/);
  await engine.end();
  await path;
  await assert.rejects(game.board(), /has been ended/);
});
