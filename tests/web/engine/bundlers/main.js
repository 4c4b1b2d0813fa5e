// A program as somebody bundles it: both engines, and what they answer; the test asks for it.
import { createEngine, createWorkerEngine, hasSimd } from 'nonet';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function answersOf(create, options) {
  const engine = await create(options);
  const game = await engine.newGame();
  await game.read(PUZZLE);
  const { solution } = await game.solve();
  const [many] = await engine.solveMany([PUZZLE]);
  await engine.end();
  return [solution, many.solution];
}

window.answers = () => Promise.all([
  answersOf(createEngine, { simd: hasSimd() }),
  answersOf(createEngine, { simd: false }),
  answersOf(createWorkerEngine),
]);
// In a worker that is not there.
window.complaint = () => createWorkerEngine().then(() => 'none', ({ message }) => message);
