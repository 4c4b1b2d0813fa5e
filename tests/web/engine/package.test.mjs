// The package as npm packs it, installed into an empty project without a network.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { whenceOf } from '../../../web/engine/repository.mjs';
import { EASY, PACKAGE } from './support.mjs';

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

// An empty project that has the package.
function emptyProject(t) {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PACKAGE, join(folder, 'node_modules/nonet'));
  return folder;
}

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
  assert.equal(printed, `${SOLUTION}\n`.repeat(2));
});

// Node can require() modules by now; before it could not, and that is how it is asked here.
test('require() works where Node knows it from CommonJS alone', (t) => {
  const folder = emptyProject(t);
  writeFileSync(join(folder, 'use.cjs'), `
    const { NonetError, createEngine, createWorkerEngine } = require('nonet');
    (async () => {
      for (const create of [createEngine, createWorkerEngine]) {
        const game = await (await create()).newGame();
        await game.read('${EASY}');
        console.log((await game.solve()).solution);
        await game.play('r1c1=4').catch((error) => console.log(error instanceof NonetError, error.code));
      }
    })();`);
  const old = process.allowedNodeEnvironmentFlags.has('--experimental-require-module')
    ? ['--no-experimental-require-module'] : [];
  const printed = execFileSync('node', [...old, 'use.cjs'], { cwd: folder, encoding: 'utf8' });
  assert.equal(printed, `${SOLUTION}\ntrue refused\n`.repeat(2));
});

test('what is imported and what is required have the same names', async () => {
  const imported = await import(join(PACKAGE, 'index.js'));
  const required = createRequire(import.meta.url)(join(PACKAGE, 'cjs/index.js'));
  assert.deepEqual(Object.keys(required).sort(), Object.keys(imported).sort());
});

test('codes are the same in C, in the schema and here', async () => {
  const text = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const { CODES } = await import(join(PACKAGE, 'calls.js'));
  const inC = [...text('nonet/c/nonet.h').matchAll(/^ +NONET_(\w+) = (\d+)/gm)];
  assert.deepEqual(inC.map(([, name]) => name.toLowerCase().replace('_', '-')), CODES);
  assert.deepEqual(inC.map(([, , number]) => Number(number)), CODES.map((_, i) => i));
  assert.deepEqual(JSON.parse(text('docs/schema/error.json')).properties.code.enum, CODES.slice(1));
  for (const name of CODES.slice(1)) assert.ok(text('docs/GUIDE.md').includes(`| \`${name}\` |`), name);
});

test('the repository is named where there is one that others can reach', () => {
  const named = {
    homepage: 'https://host.example/some/nonet#readme',
    repository: { type: 'git', url: 'git+https://host.example/some/nonet.git', directory: 'web/engine' },
    bugs: 'https://host.example/some/nonet/issues',
  };
  for (const origin of ['https://host.example/some/nonet', 'https://host.example/some/nonet.git\n',
    'git@host.example:some/nonet.git']) {
    assert.deepEqual(whenceOf(origin), named, origin);
  }
  for (const origin of ['', '/home/me/nonet', 'file:///home/me/nonet', 'http://localhost/nonet',
    'https://me:secret@host.example/some/nonet.git']) {
    assert.deepEqual(whenceOf(origin), {}, origin);
  }
});

test('the package says whence it comes, its modules too', () => {
  const about = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  for (const member of ['description', 'license', 'keywords', 'engines']) assert.ok(about[member], member);
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
  assert.match(readme, /nonet\.wasm.*compiled from.*by .*script\/web/s);
});

test('every call of the engine has its types', () => {
  const types = readFileSync(join(PACKAGE, 'index.d.ts'), 'utf8');
  const answers = readFileSync(join(PACKAGE, 'answers.d.ts'), 'utf8');
  const imported = types.match(/import type \{([^}]*)\}/)[1].split(',').map((name) => name.trim());
  for (const name of imported.filter(Boolean).map((one) => one.split(' as ')[0])) {
    assert.match(answers, new RegExp(`export (interface|type) ${name}\\b`));
  }
});

// TypeScript comes with the tools of the page.
const TSC = fileURLToPath(new URL('../../../web/page/node_modules/typescript/bin/tsc', import.meta.url));
const skip = existsSync(TSC) ? false : 'TypeScript is not there; script/page installs it';

const USE = `
  import 'nonet/worker';
  import { type Engine, NonetError, compileNonet, createEngine, createWorkerEngine } from 'nonet';
  const engine: Engine = await createEngine({ wasm: await compileNonet({ simd: false }) });
  const game = await engine.newGame();
  const { solution, count } = await game.solve();
  const length: number = (solution ?? '').length + count;
  const line: number | undefined = new NonetError('').line;
  const solved: (string | undefined)[] = (await engine.solveMany(['1...', '2...'])).map((one) => one.solution);
  await (await createWorkerEngine({ wasm: new Uint8Array(length + solved.length) })).end();
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

const USE_REQUIRED = `
  import nonet = require('nonet');
  const { createEngine, NonetError } = nonet;
  export async function solved(puzzles: string[]): Promise<string[]> {
    const all = await (await createEngine()).solveMany(puzzles);
    if (all.some(({ error }) => error instanceof NonetError && error.code === 'unreadable')) return [];
    return all.map(({ solution }) => solution ?? '');
  }
  // @ts-expect-error
  export const code: 'no such code' = new NonetError('').code;
`;

for (const [where, lib, use, file = 'use.mts', how = ['--module', 'nodenext']] of [
  ['nothing but the language', 'ES2022', USE],
  ['no more than what a browser has', 'ES2022,DOM', USE_IN_BROWSERS],
  ['nothing else for bundlers', 'ES2022,DOM', USE_IN_BROWSERS, 'use.ts',
    ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ['nothing else for require()', 'ES2022', USE_REQUIRED, 'use.cts'],
]) {
  test(`the types need ${where}`, { skip }, (t) => {
    const folder = emptyProject(t);
    writeFileSync(join(folder, file), use);
    const options = ['--strict', '--noEmit', '--noUncheckedSideEffectImports', ...how, '--target', 'ES2022', '--lib', lib];
    const { stdout, status } = spawnSync('node', [TSC, ...options, file], { cwd: folder, encoding: 'utf8' });
    assert.equal(stdout, '');
    assert.equal(status, 0);
  });
}
