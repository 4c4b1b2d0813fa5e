// The engine says what the program says, byte for byte: paths, hints, ratings, lists of steps, with
// vectors and without.
import assert from 'node:assert/strict';
import test from 'node:test';
import { createEngine, nonet } from './support.mjs';

// Easy ones and hard ones; the last few need chains and nets.
const puzzles = nonet(['generate', '-n', '190', '--seed', '2026']).trim().split('\n')
  .concat(nonet(['generate', '-n', '10', '--seed', '7', '--level', 'unfair']).trim().split('\n'));
const input = `${puzzles.join('\n')}\n`;

async function gameOf(options) {
  return (await createEngine(options)).newGame();
}

async function answers(game, some, call, options) {
  let all = '';
  for (const puzzle of some) {
    await game.read(puzzle);
    all += await game.askText(call, [options]);
  }
  return all;
}

test('two hundred paths are those of the program', async () => {
  assert.equal(puzzles.length, 200);
  const game = await gameOf();
  assert.equal(await answers(game, puzzles, 'path'), nonet(['explain', '--json'], input));
});

test('ratings are those of the program', async () => {
  const game = await gameOf();
  assert.equal(await answers(game, puzzles, 'rate', { scale: 'hodoku' }),
    nonet(['rate', '--json', '--scale=hodoku'], input));
  const some = puzzles.slice(0, 20);
  assert.equal(await answers(game, some, 'rate', { scale: 'se' }),
    nonet(['rate', '--json', '--scale=se'], `${some.join('\n')}\n`));
});

test('hints and lists of steps are those of the program, without vectors too', async () => {
  const some = puzzles.slice(-12);
  for (const simd of [true, false]) {
    const game = await gameOf({ simd });
    assert.equal(await answers(game, some, 'hint', { rung: 5 }),
      some.map((puzzle) => nonet(['hint', '--json', '--rung=5', puzzle])).join(''));
    assert.equal(await answers(game, some.slice(0, 3), 'steps', { only: ['fish', 'wings'] }),
      some.slice(0, 3).map((puzzle) => nonet(['steps', '--json', '--only=fish,wings', puzzle])).join(''));
  }
});

test('puzzles to order are those of the program', async () => {
  const game = await gameOf();
  const made = await game.generate({ seed: 7, level: 'hard', symmetry: 'rotate180' });
  assert.equal(`${made.puzzle}\n`,
    nonet(['generate', '--seed=7', '--level=hard', '--symmetry=rotate180']));
});

test('puzzles with rules to order are those of the program', async () => {
  const game = await gameOf();
  for (const { variant, size, ...rest } of [
    { variant: ['killer', 'x'], size: 6, level: 'easy' },
    { variant: 'thermo', size: 6, clues: [0, 4] },
    { variant: 'jigsaw', size: 7 },
  ]) {
    const made = await game.generate({ seed: 7, variant, size, ...rest });
    const [line] = nonet(['generate', '--seed=7', `--variant=${variant}`, `--size=${size}`,
      ...(rest.level ? [`--level=${rest.level}`] : []),
      ...(rest.clues ? [`--clues=${rest.clues.join('..')}`] : [])]).split('\n');
    assert.deepEqual(made.variant, JSON.parse(line));
    assert.equal((await game.read(made.variant)).variant.size, size);
    assert.equal((await game.solve()).solution, made.solution);
    assert.equal(made.rating?.level, rest.level && 'Easy');
  }
});

test('techniques and lessons are those of the program', async () => {
  const game = await gameOf();
  assert.equal(await game.askText('techniques'), nonet(['techniques', '--json']));
  assert.equal(await game.askText('lesson', ['xy-wing']), nonet(['techniques', '--json', 'xy-wing']));
});
