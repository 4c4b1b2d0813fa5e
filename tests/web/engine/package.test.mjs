// The package as npm packs it, installed into an empty project without a network.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { EASY, PACKAGE } from './support.mjs';

const npm = (folder, ...args) =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

test('npm pack installs into an empty project and works there', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
  t.after(() => rmSync(folder, { recursive: true }));
  npm(PACKAGE, 'pack', '--pack-destination', folder);
  const [archive] = readdirSync(folder);
  assert.match(archive, /^nonet-\d+\.\d+\.\d+\.tgz$/);
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  npm(folder, 'install', `./${archive}`);
  writeFileSync(join(folder, 'use.js'), `
    import { createEngine, createWorkerEngine } from 'nonet';
    for (const create of [createEngine, createWorkerEngine]) {
      const game = await (await create()).newGame();
      await game.read('${EASY}');
      console.log((await game.check({ solution: true })).solution);
    }`);
  const printed = execFileSync('node', ['use.js'], { cwd: folder, encoding: 'utf8' });
  assert.equal(printed,
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179\n'.repeat(2));
});

test('every call of the engine has its types', () => {
  const types = readFileSync(join(PACKAGE, 'index.d.ts'), 'utf8');
  const answers = readFileSync(join(PACKAGE, 'answers.d.ts'), 'utf8');
  const imported = types.match(/import type \{([^}]*)\}/)[1].split(',').map((name) => name.trim());
  for (const name of imported.filter(Boolean)) {
    assert.match(answers, new RegExp(`export (interface|type) ${name}\\b`));
  }
});
