// The package as npm packs it, installed into an empty project without a network.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
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

// TypeScript comes with the tools of the page.
const TSC = fileURLToPath(new URL('../../../web/page/node_modules/typescript/bin/tsc', import.meta.url));
const skip = existsSync(TSC) ? false : 'TypeScript is not there; script/page installs it';

const USE = `
  import { type Engine, NonetError, compileNonet, createEngine, createWorkerEngine } from 'nonet';
  const engine: Engine = await createEngine({ wasm: await compileNonet({ simd: false }) });
  const game = await engine.newGame();
  const { solution, count } = await game.solve();
  const length: number = (solution ?? '').length + count;
  const line: number | undefined = new NonetError('').line;
  await (await createWorkerEngine({ wasm: new Uint8Array(length) })).end();
  // @ts-expect-error
  await game.path({ time_limit: line ?? 1 });
  // @ts-expect-error
  await createEngine({ wasm: 5 });
`;
const USE_IN_BROWSERS = `${USE}
  await game.hint({ rung: 5 }, { signal: AbortSignal.timeout(100) });
  const module: WebAssembly.Module = await compileNonet({ wasm: await fetch('nonet.wasm') });
  await createEngine({ wasm: new URL('https://nonet') });
  await createEngine({ wasm: module });
`;

for (const [where, lib, use] of [
  ['nothing but the language', 'ES2022', USE],
  ['no more than what a browser has', 'ES2022,DOM', USE_IN_BROWSERS],
]) {
  test(`the types need ${where}`, { skip }, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
    t.after(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(PACKAGE, join(folder, 'node_modules/nonet'));
    writeFileSync(join(folder, 'use.mts'), use);
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'ES2022', '--lib', lib];
    const { stdout, status } = spawnSync('node', [TSC, ...options, 'use.mts'], { cwd: folder, encoding: 'utf8' });
    assert.equal(stdout, '');
    assert.equal(status, 0);
  });
}
