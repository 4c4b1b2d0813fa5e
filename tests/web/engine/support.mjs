// What the tests of the npm package share: the package as script/web lays it out, and the program.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);
export const PACKAGE = fileURLToPath(new URL('build/web/nonet', root));
const PROGRAM = fileURLToPath(new URL('build/release/bin/nonet', root));

/** What the program prints, whatever its exit code. */
export function nonet(args, input = '') {
  try {
    return execFileSync(PROGRAM, args, { input, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['pipe', 'pipe', 'ignore'] });
  } catch (error) {
    return error.stdout;
  }
}

export const { createEngine, createWorkerEngine, compileNonet, hasSimd, NonetError } =
  await import(new URL('build/web/nonet/index.js', root));

export const EASY =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Takes every technique some seconds. */
export const HARD =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
