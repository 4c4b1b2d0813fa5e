// Many puzzles at once: in this thread and in a worker the answers are those of the program, each at
// its place, and no puzzle that can't be read takes another's answer away.
import assert from 'node:assert/strict';
import test from 'node:test';
import { EASY, HARD, NonetError, createEngine, createWorkerEngine, nonet } from './support.mjs';

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const TWO = EASY.replace(/.{9}$/, '.........');
const GRID = EASY.match(/.{9}/g).join('\n');

const puzzles = nonet(['generate', '-n', '300', '--seed', '25']).trim().split('\n');
// More than the engine takes at a time.
const many = Array.from({ length: 7000 }, (_, i) => puzzles[i % puzzles.length]);

for (const create of [createEngine, createWorkerEngine]) {
  test(`${create.name}: thousands of puzzles have the solutions that the program writes`, async () => {
    const engine = await create();
    const input = `${many.join('\n')}\n`;
    const expected = nonet(['solve', '--format=1.'], input).trim().split('\n');
    for (const asked of [many, input, new Set(puzzles)]) {
      const solved = await engine.solveMany(asked);
      assert.deepEqual(solved.map(({ count }) => count), solved.map(() => 1));
      assert.deepEqual(solved.map(({ solution }) => solution), expected.slice(0, solved.length));
      assert.equal(solved.length, asked.size ?? many.length);
    }
    await engine.end();
  });

  test(`${create.name}: every puzzle has its answer at its place, and what is wrong its error`, async () => {
    const engine = await create();
    const solved = await engine.solveMany(
      [EASY, 'x' + EASY.slice(1), TWO, '', null, GRID, `${GRID}\n\n${GRID}`, undefined, 7, `55${'.'.repeat(79)}`,
        `${EASY}\0`, `\0\n${GRID}`, EASY]);
    assert.deepEqual(solved.map(({ count, solution, error }) => [count, solution, error?.code]), [
      [1, SOLUTION, undefined], [0, undefined, 'unreadable'], [2, undefined, undefined],
      [0, undefined, 'no-puzzle'], [0, undefined, 'unreadable'], [1, SOLUTION, undefined],
      [0, undefined, 'more-text'], [0, undefined, 'unreadable'], [0, undefined, 'unreadable'],
      [0, undefined, undefined], [0, undefined, 'unreadable'], [0, undefined, 'unreadable'],
      [1, SOLUTION, undefined],
    ]);
    assert.deepEqual(solved.filter(({ error }) => error && !(error instanceof NonetError)), []);
    assert.match(solved[1].error.message, /'x' is not a digit or a blank/);
    assert.deepEqual([solved[1].error.line, solved[1].error.column], [1, 1]);
    assert.equal(solved[4].error.message, 'a puzzle is a text, not null');
    await engine.end();
  });

  test(`${create.name}: an error keeps its place among thousands`, async () => {
    const engine = await create();
    const solved = await engine.solveMany(Object.assign([...many], { 20: 'no puzzle', 6500: 'no puzzle', 6900: GRID }));
    assert.deepEqual([...solved.entries()].filter(([, { error }]) => error).map(([at]) => at), [20, 6500]);
    assert.equal(solved[6900].solution, SOLUTION);
    await engine.end();
  });

  test(`${create.name}: of a text each line is answered, and an error names its line`, async () => {
    const engine = await create();
    assert.deepEqual(await engine.solveMany(''), []);
    assert.deepEqual(await engine.solveMany([]), []);
    const solved = await engine.solveMany(`${EASY}\r\n# a remark\n${EASY.slice(0, 80)}\n${EASY}`);
    assert.deepEqual(solved.map(({ solution }) => solution), [SOLUTION, undefined, undefined, SOLUTION]);
    assert.deepEqual(solved.map(({ error }) => error?.code), [undefined, 'no-puzzle', 'unreadable', undefined]);
    assert.equal(solved[2].error.line, 3);
    await engine.end();
    await assert.rejects(engine.solveMany([EASY]), { code: 'ended' });
  });

  test(`${create.name}: games stay what they are, and a signal is heard`, async () => {
    const engine = await create();
    const game = await engine.newGame();
    await game.read(HARD);
    await engine.solveMany(many);
    assert.equal((await game.board()).puzzle, HARD);
    await assert.rejects(engine.solveMany(many, { signal: AbortSignal.abort() }), { name: 'AbortError' });
    await engine.end();
  });
}

test('in a worker even very many are cancelled at any moment', async () => {
  const engine = await createWorkerEngine();
  const game = await engine.newGame();
  await game.read(EASY);
  const controller = new AbortController();
  const asked = engine.solveMany(Array(200).fill(many).flat(), { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await assert.rejects(asked, { name: 'AbortError' });
  assert.equal((await game.board()).puzzle, EASY);
  await engine.end();
});
