// The JavaScript of the guide and of the package's README, run as it stands; it prints what stands
// behind it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { PACKAGE } from './support.mjs';

const guide = readFileSync(new URL('../../../docs/GUIDE.md', import.meta.url), 'utf8');
const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
const snippetsOf = (text) => [...text.matchAll(/^```js\n(.*?)^```\n\n```text\n(.*?)^```$/gms)];

test('the snippets print what stands behind them', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PACKAGE, join(folder, 'node_modules/nonet'));
  assert.equal(snippetsOf(guide).length, guide.match(/^```js$/gm).length);
  assert.equal(snippetsOf(readme).length, 2);
  for (const [, snippet, printed] of [...snippetsOf(guide), ...snippetsOf(readme)]) {
    writeFileSync(join(folder, 'snippet.mjs'), snippet);
    assert.equal(execFileSync('node', ['snippet.mjs'], { cwd: folder, encoding: 'utf8' }), printed);
  }
});
