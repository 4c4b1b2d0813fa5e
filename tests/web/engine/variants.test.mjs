// Games with rules of their own: what the package says of them is what the program says, and both kinds of
// module know them.
import assert from 'node:assert/strict';
import test from 'node:test';
import { createEngine, nonet } from './support.mjs';

const CAGES = [['r1c1 r1c2', 3], ['r9c8 r9c9', 17], ['r5c5 r5c6 r5c7', 19]];
const GIVENS = '4.75..289192843.7.5867293146532.74...........71893.65284.691...37945.1.826137.9.5';
const ruled = (rules, givens) => JSON.stringify({ ...(givens && { givens }), rules });
const cage = (cells, sum) => ({ kind: 'cage', cells: cells.split(' '), sum });
const KILLER = ruled([cage(...CAGES[2])], GIVENS);
const OPEN = ruled(CAGES.map(([cells, sum]) => cage(cells, sum)));

const gameOf = async (options) => (await createEngine(options)).newGame();

for (const simd of [true, false]) {
  test(`a killer is solved and explained as the program does, ${simd ? 'with' : 'without'} vectors`, async () => {
    const game = await gameOf({ simd });
    const board = await game.read(KILLER);
    assert.equal(board.puzzle, undefined);
    assert.equal(board.variant.rules.length, 1);
    const way = await game.askText('path');
    assert.equal(way, nonet(['explain', '--json'], KILLER));
    const proof = await game.prove(JSON.parse(way));
    assert.deepEqual([proof.holds, proof.solved], [true, true]);
    const { count, solution } = await game.solve();
    assert.equal(count, 1);
    assert.equal(solution, nonet(['solve'], KILLER).replaceAll('\n', ''));
    assert.equal(await game.askText('rate', [{ scale: 'nonet' }]), nonet(['rate', '--json', '--scale=nonet'], KILLER));
  });
}

test('hints, steps and pictures speak of the rules', async () => {
  const game = await gameOf();
  await game.read(OPEN);
  const { steps } = await game.steps({ only: ['rules'] });
  assert.ok(steps.some(({ technique }) => technique === 'cage-combinations'));
  assert.equal(await game.askText('hint', [{ rung: 5 }]), nonet(['hint', '--json', '--rung=5'], OPEN));
  assert.match(await game.draw({}), /<svg/);
});

test('a forged step about a rule is refused', async () => {
  const game = await gameOf();
  await game.read(OPEN);
  const { steps: [step] } = await game.steps({ only: ['rules'], most: 1 });
  assert.equal((await game.prove(step)).holds, true);
  const forged = { ...step, remove: [...step.remove, 'r5c1<>5'] };
  assert.equal((await game.prove(forged)).holds, false);
});

test('what contradicts itself is told with a sentence', async () => {
  const game = await gameOf();
  await assert.rejects(game.read(ruled([cage('r1c1', 99)])), /a cage of 1 cell can't sum to 99/);
});

test('many puzzles may be of both kinds', async () => {
  const engine = await createEngine();
  const plain = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const [first, second] = await engine.solveMany([KILLER, plain]);
  assert.deepEqual([first.count, second.count], [1, 1]);
});

test('what a maker asks is answered a portion at a time, and ends as it does at once', async () => {
  const game = await gameOf();
  await game.read(OPEN);
  const whole = await game.examine();
  assert.deepEqual([whole.solutions, whole.complete, whole.candidates[0]], ['several', true, '12']);
  let calls = 0;
  let told;
  do {
    told = await game.examine({ portion: 50 });
    told.candidates.forEach((digits, cell) => {
      for (const digit of digits) assert.ok(whole.candidates[cell].includes(digit));
    });
    ++calls;
  } while (!told.complete);
  assert.ok(calls > 1);
  assert.deepEqual(told, whole);
  await game.read(KILLER);
  assert.equal((await game.examine()).solutions, 'one');
  // The givens alone have one solution: the cage is not needed.
  assert.equal(Number(nonet(['solve', '--count'], GIVENS)), 1);
  assert.deepEqual((await game.examine({ what: 'needless' })).rules, [{ rule: 1, words: 'the 19 cage at r5c5' }]);
});

test('what rules can hold is what their digits can be, tried one by one', async () => {
  const game = await gameOf();
  const cells = ['r1c1', 'r1c2', 'r2c1'];
  for (const sum of [6, 11, 17, 23]) {
    await game.read(ruled([{ kind: 'cage', cells, sum }, { kind: 'arrow', bulb: ['r9c9'], shaft: ['r9c8', 'r8c8'] }]));
    await game.play('r1c1<>1 r1c2<>9 r2c1=3');
    const { rules: [{ all, combinations }] } = await game.combinations({ cell: 'r1c2' });
    const sets = new Set();
    const left = new Set();
    for (let a = 1; a <= 9; ++a)
      for (let b = 1; b <= 9; ++b)
        for (let c = 1; c <= 9; ++c) {
          if (a + b + c !== sum || new Set([a, b, c]).size < 3) continue;
          const set = [a, b, c].sort().join('');
          sets.add(set);
          if (a !== 1 && b !== 9 && c === 3) left.add(set);
        }
    assert.equal(all, sets.size);
    assert.deepEqual(combinations.map(({ digits }) => digits.join()), [...sets].sort());
    assert.deepEqual(combinations.filter(({ possible }) => possible).map(({ digits }) => digits.join()), [...left].sort());
    const { rules: [arrow] } = await game.combinations({ cell: 'r8c8' });
    for (const { digits: [bulb, shaft] } of arrow.combinations)
      assert.equal(Number(bulb), [...shaft].reduce((total, digit) => total + Number(digit), 0));
    assert.equal(arrow.all, 16); // all three lie in one box
  }
});

test('a board of sixteen is drawn and examined, and refuses what needs steps', async () => {
  const game = await gameOf();
  const at = (row, column) => ((4 * (row % 4) + Math.floor(row / 4) + column) % 16) + 1;
  const solution = Array.from({ length: 256 }, (_, i) => at(Math.floor(i / 16), i % 16));
  const puzzle = JSON.stringify({ size: 16, givens: solution.map((digit, i) => (i % 7 ? digit : null)), rules: [] });
  await assert.rejects(game.read(puzzle), /steps are told of grids of up to 9 by 9/);
  const large = await game.read(puzzle, { large: true });
  assert.equal(large.format, 'nonet-large');
  assert.equal(large.sees[0].length, 39);
  assert.match(await game.draw({ theme: 'dark' }), /<svg/);
  const { solutions, first } = await game.examine();
  assert.equal(solutions, 'one');
  assert.equal(first, solution.map((digit) => (digit > 9 ? String.fromCharCode(55 + digit) : digit)).join(''));
  await assert.rejects(game.hint(), /can be drawn and examined/);
  await assert.rejects(game.play('r1c1=1'), /can be drawn and examined/);
  // And is a game like any other again.
  await game.read(KILLER);
  assert.equal((await game.hint()).kind, 'step');
});
