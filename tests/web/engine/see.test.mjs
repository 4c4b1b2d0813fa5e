// Pictures: grey pixels and colours, in this thread and in a worker, and what shows no puzzle.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { NonetError, PACKAGE, createEngine, createWorkerEngine } from './support.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

// Digits of five by seven dots, as displays of old had them, a little thicker.
const DOTS = [
  '.###.#...##..###.#.###..##...#.###.', '..#...##....#....#....#....#...###.', '.###.#...#....#...#...#...#...#####',
  '#####...#...#.....#.....##...#.###.', '...#...##..#.#.#..#.#####...#....#.', '######....####.....#....##...#.###.',
  '..##..#...#....####.#...##...#.###.', '#####....#...#...#...#....#....#...', '.###.#...##...#.###.#...##...#.###.',
  '.###.#...##...#.####....#...#..##..',
];
const CELL = 44;
const MARGIN = 30;
const SIDE = 9 * CELL + 2 * MARGIN;

function drawn(puzzle) {
  const grey = new Uint8Array(SIDE * SIDE).fill(240);
  const fill = (left, top, width, height) => {
    for (let y = top; y < top + height; ++y) grey.fill(20, y * SIDE + left, y * SIDE + left + width);
  };
  for (let line = 0; line <= 9; ++line) {
    const [at, thick] = [MARGIN + line * CELL, line % 3 ? 1 : 3];
    fill(at - 1, MARGIN - 1, thick, 9 * CELL + 3);
    fill(MARGIN - 1, at - 1, 9 * CELL + 3, thick);
  }
  [...puzzle].forEach((digit, cell) => {
    if (digit === '.') return;
    const [left, top] = [MARGIN + (cell % 9) * CELL + 12, MARGIN + Math.floor(cell / 9) * CELL + 8];
    [...DOTS[digit]].forEach((dot, i) => dot === '#' && fill(left + (i % 5) * 4, top + Math.floor(i / 5) * 4, 4, 4));
  });
  return { grey, width: SIDE, height: SIDE };
}

function inColour({ grey, width, height }) {
  const data = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((light, i) => data.set([light, light, light, 255], 4 * i));
  return { data, width, height };
}

const engines = [await createEngine(), await createWorkerEngine()];
test.after(() => engines[1].end());

test('the module that reads pictures imports nothing, and is small', () => {
  const bytes = readFileSync(join(PACKAGE, 'nonet-sight.wasm'));
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(bytes)), []);
  assert.ok(gzipSync(bytes, { level: 9 }).length < 245_000);
});

test('a picture is read, grey or in colour, in this thread and in a worker', async () => {
  const picture = drawn(PUZZLE);
  for (const engine of engines) {
    for (const given of [picture, inColour(picture), { ...picture, grey: picture.grey.buffer }]) {
      const seen = await engine.see(given);
      assert.equal(seen.puzzle, PUZZLE);
      assert.equal(seen.solutions, 'one');
      assert.equal(seen.cells.length, 81);
      assert.deepEqual([seen.cells[0].ink, seen.cells[0].digit], ['printed', 5]);
      for (const [i, [x, y]] of seen.corners.entries()) {
        const [right, low] = [i === 1 || i === 2, i > 1];
        assert.ok(Math.abs(x - MARGIN - (right ? 9 * CELL : 0)) < 4 && Math.abs(y - MARGIN - (low ? 9 * CELL : 0)) < 4);
      }
    }
    const game = await engine.newGame();
    assert.equal((await game.read((await engine.see(picture)).puzzle)).puzzle, PUZZLE);
  }
});

test('what shows no puzzle, or is no picture, is refused with its code', async () => {
  const code = (call) => call.then(() => undefined, (error) => error instanceof NonetError && error.code);
  for (const engine of engines) {
    const white = { grey: new Uint8Array(40_000).fill(255), width: 200, height: 200 };
    assert.equal(await code(engine.see(white)), 'no-puzzle');
    assert.equal(await code(engine.see({ ...white, width: 201 })), 'bad-option');
    assert.equal(await code(engine.see({ ...white, width: 0.5 })), 'bad-option');
    assert.equal(await code(engine.see({ width: 200, height: 200 })), 'bad-option');
    assert.equal(await code(engine.see(white, { grit: 1 })), 'bad-option');
    assert.equal(await code(engine.see(drawn(PUZZLE), { grid: 5 })), 'no-puzzle');
    assert.equal((await engine.see(drawn(PUZZLE))).puzzle, PUZZLE, 'it goes on');
  }
});

test('in a worker the reading of a picture is cancelled', async () => {
  const [, engine] = engines;
  const controller = new AbortController();
  const seeing = engine.see(drawn(PUZZLE), { signal: controller.signal });
  controller.abort();
  await assert.rejects(seeing, { name: 'AbortError' });
  assert.equal((await engine.see(drawn(PUZZLE))).puzzle, PUZZLE);
});
