// The package as a program uses it: games, errors, and a module that needs nothing from outside.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { EASY, NonetError, PACKAGE, createEngine, hasSimd } from './support.mjs';

const game = await (await createEngine()).newGame();

test('both modules import nothing', () => {
  for (const file of ['nonet.wasm', 'nonet-simd.wasm']) {
    const module = new WebAssembly.Module(readFileSync(join(PACKAGE, file)));
    assert.deepEqual(WebAssembly.Module.imports(module), [], file);
  }
  assert.equal(hasSimd(), true);
});

test('a game is read, played, undone and written', async () => {
  const board = await game.read(EASY);
  assert.equal(board.read_as, 'line');
  assert.equal(board.candidates[2], '124');
  assert.equal((await game.play(['r1c3=4', 'r1c4<>2'])).placed.slice(0, 4), '..4.');
  assert.equal((await game.undo()).redo, 1);
  assert.equal(await game.write({ format: 'line' }), `${EASY}\n`);
  assert.equal((await game.check({ solution: true })).solution.slice(0, 9), '534678912');
});

test('a puzzle is solved, whatever has been placed in it', async () => {
  await game.read(EASY);
  await game.play('r1c3=1');
  const solved = await game.solve();
  assert.deepEqual([solved.count, solved.solution.slice(0, 9)], [1, '534678912']);
  await game.read(EASY.replace(/.{9}$/, '.........'));
  assert.deepEqual(await game.solve(), { count: 2 });
  await game.read('12345678.........9'.padEnd(81, '.'));
  assert.deepEqual(await game.solve(), { count: 0 });
});

test('steps are taken one by one, proved and refused', async () => {
  await game.read(EASY);
  const { steps: [step] } = await game.next();
  assert.equal((await game.prove(step)).holds, true);
  await game.take();
  await assert.rejects(game.take(step), NonetError); // done already
  await game.undo();
  assert.equal((await game.take(step)).undo, 1);
});

test('what is wrong is told with its place', async () => {
  await assert.rejects(game.read(`${EASY.slice(0, 40)}x${EASY.slice(41)}`), (error) =>
    error instanceof NonetError && error.line === 1 && error.column === 41);
  await assert.rejects(game.hint({ rong: 5 }), /did you mean 'rung'/);
  await assert.rejects(game.askText('free'), /there is no call/);
});

test('what is wrong has a code, by which a program decides', async () => {
  await game.read(EASY);
  const code = (call) => call.then(() => undefined, (error) => error.code);
  assert.equal(await code(game.read('')), 'no-puzzle');
  assert.equal(await code(game.read(`${EASY}\n${EASY}`)), 'more-text');
  assert.equal(await code(game.read(`x${EASY.slice(1)}`)), 'unreadable');
  assert.equal(await code(game.read('\0')), 'unreadable');
  assert.equal(await code(game.hint({ rong: 5 })), 'bad-option');
  assert.equal(await code(game.askText('free')), 'bad-option');
  assert.equal(await code(game.generate({ clues: 16 })), 'impossible');
  assert.equal(await code(game.play('r1c1=4')), 'refused');
});

test('what is no module, or not there, is told with its address', async () => {
  await assert.rejects(createEngine({ wasm: './package.json' }),
    { code: 'failed', message: /package\.json is no module of WebAssembly/ });
  await assert.rejects(createEngine({ wasm: './none.wasm' }), { code: 'failed', message: /none\.wasm can't be loaded/ });
});

test('a time limit, which nothing would keep, is refused', async () => {
  await game.read(EASY);
  for (const call of ['path', 'hint', 'next', 'steps', 'check', 'rate', 'generate']) {
    await assert.rejects(game[call]({ time_limit: 0.1 }), /needs a clock.*AbortSignal/, call);
  }
});

test('any text is safe', async () => {
  for (const text of ['', '\0', '\u{1F600}'.repeat(1000), '{'.repeat(100), 'é'.repeat(81), '\uD800']) {
    await assert.rejects(game.read(text), NonetError);
    await assert.rejects(game.play(text), NonetError);
    await assert.rejects(game.prove(text), NonetError);
  }
});

test('games of one engine know nothing of each other, and can be many', async () => {
  const engine = await createEngine();
  for (let i = 0; i < 200; ++i) {
    const one = await engine.newGame();
    await one.read(EASY);
    await one.play('r1c3=4');
    await one.end();
  }
  const [a, b] = [await engine.newGame(), await engine.newGame()];
  await a.read(EASY);
  assert.equal((await b.board()).puzzle, '.'.repeat(81));
});

test('text with a NUL in it is refused, with its place', async () => {
  await game.read(EASY);
  const refused = (line, column) => ({ name: 'NonetError', message: /NUL character/, line, column });
  await assert.rejects(game.read(`${EASY}\0 and more`), refused(1, 82));
  await assert.rejects(game.read(`\0${EASY}`), refused(1, 1));
  await assert.rejects(game.read(`# \u{1F600}\nab\0${EASY}`), refused(2, 3));
  await assert.rejects(game.play('r1c3=4\0r1c4=2'), refused(1, 7));
  assert.equal((await game.board()).puzzle, EASY);
});

test('a puzzle without a seed has one of its own', async () => {
  const made = await game.generate();
  assert.deepEqual((await game.generate({ seed: made.seed })).puzzle, made.puzzle);
});

test('an engine that has failed says so, each time', async () => {
  // A module whose every call traps.
  const trap = () => { throw new WebAssembly.RuntimeError('unreachable'); };
  const { Instance } = await import(join(PACKAGE, 'instance.js'));
  const broken = new Instance({ nonet_board: trap });
  for (let i = 0; i < 2; ++i) {
    assert.throws(() => broken.ask(1, 'board', []),
      { name: 'NonetError', code: 'failed', message: 'the engine has failed: unreachable' });
  }
  assert.equal(broken.broken, true);
});
