// nonet for JavaScript: an engine makes games, and a game answers with promises.
//
//   import { createEngine } from 'nonet';
//   const game = await (await createEngine()).newGame();
//   await game.read('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
//   console.log((await game.hint({ rung: 5 })).rungs.at(-1).text);
//
// createEngine() works in the thread that calls it; createWorkerEngine() in a worker, where a call
// can be cancelled at any moment by an AbortSignal. Both give the same games.
export { createEngine } from './engine.js';
export { createWorkerEngine } from './client.js';
export { NonetError } from './calls.js';
export { compileNonet, hasSimd } from './module.js';
