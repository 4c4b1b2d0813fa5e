// Solves a file of puzzles with the package in build/web/nonet, as script/bench measures it:
//   node bench.mjs FILE
import { readFileSync } from 'node:fs';
import { createEngine } from '../../build/web/nonet/index.js';

const engine = await createEngine();
const solved = await engine.solveMany(readFileSync(process.argv[2], 'utf8'));
console.log(solved.filter(({ count }) => count === 1).length, 'of', solved.length, 'have one solution');
