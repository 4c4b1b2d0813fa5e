// The package in the production builds of Vite and of webpack, without a setting of theirs, run in
// Chromium: both engines answer, the worker among them, and no bundler warns of anything.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { BUNDLERS, FOLDER, browser, missing, served } from './bundlers/tools.mjs';

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const skip = missing();
const chromium = skip ? undefined : await browser();
after(() => chromium?.close());

async function opened(address, t) {
  const page = await chromium.newPage();
  const faults = [];
  page.on('response', (response) => response.status() >= 400 && faults.push(response.url()));
  page.on('pageerror', (error) => faults.push(error.message));
  t.after(() => page.close());
  await page.goto(address);
  await page.waitForFunction(() => window.answers !== undefined);
  return { page, faults };
}

for (const [name, build] of Object.entries(BUNDLERS)) {
  test(`${name} builds it for production, and it answers in Chromium`, { skip }, async (t) => {
    const out = join(FOLDER, `built-by-${name}`);
    assert.deepEqual(await build(out), [], 'warnings');

    await t.test('in this thread, without vectors and in a worker', async (t) => {
      const { page, faults } = await opened(await served(out, true, t), t);
      const answers = await page.evaluate(() => window.answers());
      assert.deepEqual(answers, Array(3).fill([SOLUTION, SOLUTION]));
      assert.deepEqual(faults, []);
    });

    await t.test('a worker that is not there is told in words', async (t) => {
      const { page } = await opened(await served(out, false, t), t);
      const complaint = await page.evaluate(() => window.complaint());
      assert.match(complaint, /^the worker has failed: its script.*could not be loaded/);
    });

    await t.test('each module is there once, and no path of this machine', () => {
      const files = readdirSync(out, { recursive: true }).map(String);
      assert.equal(files.filter((file) => file.endsWith('.wasm')).length, 3);
      const scripts = files.filter((file) => file.endsWith('.js'));
      assert.equal(scripts.length, 2);
      for (const file of scripts) assert.ok(!readFileSync(join(out, file), 'utf8').includes(FOLDER), file);
    });
  });
}
