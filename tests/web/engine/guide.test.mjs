// The JavaScript of the guide, run as it stands; it prints what stands behind it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { PACKAGE } from './support.mjs';

const guide = readFileSync(new URL('../../../docs/GUIDE.md', import.meta.url), 'utf8');
const snippets = [...guide.matchAll(/^```js\n(.*?)^```\n\n```text\n(.*?)^```$/gms)];

test('the snippets of the guide print what stands behind them', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PACKAGE, join(folder, 'node_modules/nonet'));
  assert.equal(snippets.length, guide.match(/^```js$/gm).length);
  for (const [, snippet, printed] of snippets) {
    writeFileSync(join(folder, 'snippet.mjs'), snippet);
    assert.equal(execFileSync('node', ['snippet.mjs'], { cwd: folder, encoding: 'utf8' }), printed);
  }
});
