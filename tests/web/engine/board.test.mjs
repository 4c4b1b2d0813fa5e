// <nonet-board> in Chromium, as a person meets it: keys, pointer, the ladder of hints, and what a page can say of its
// looks. Playwright and axe come with the tools of the page.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test, { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { served } from './bundlers/tools.mjs';
import { EASY, PACKAGE } from './support.mjs';

const CHROMIUM = process.env.NONET_CHROMIUM ?? '/usr/bin/chromium';
const TOOLS = fileURLToPath(new URL('../../../web/page/node_modules', import.meta.url));
const skip = !existsSync(CHROMIUM) ? 'there is no Chromium here'
  : !existsSync(`${TOOLS}/playwright-core`) ? 'Playwright is not there; script/page installs it' : false;
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const CAGES = '{"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3}]}';

let chromium;
let close = () => undefined;
let address;
before(async () => {
  if (skip) return;
  const { chromium: browsers } = createRequire(`${TOOLS}/`)('playwright-core');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  chromium = await browsers.launch({ executablePath: CHROMIUM, args });
  address = await served(PACKAGE, true, { after: (end) => (close = end) });
});
after(async () => {
  await chromium?.close();
  await close();
});

// A page with one board, and the events that it has told, by their names.
async function opened(t, attributes, more = '') {
  const page = await chromium.newPage({ viewport: { width: 700, height: 1000 } });
  t.after(() => page.close());
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  t.after(() => assert.deepEqual(faults, []));
  await page.route('**/board.html', (route) => route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="en"><title>A board</title>${more}<main><h1>A board</h1>
      <script>window.told = []; for (const type of ['change', 'hint', 'solved', 'error'])
        addEventListener(type, (event) => event.detail && told.push([type, event.detail]));</script>
      <script type="module" src="/board/index.js"></script><nonet-board ${attributes}></nonet-board></main></html>`,
  }));
  await page.goto(new URL('/board.html', address).href);
  await page.waitForFunction(() => document.querySelector('nonet-board').board !== undefined);
  await page.evaluate(() => document.querySelector('nonet-board').ready);
  const done = () => page.evaluate(() => document.querySelector('nonet-board').ready);
  const told = () => page.evaluate(() => window.told.map(([type]) => type));
  const placed = () => page.evaluate(() => document.querySelector('nonet-board').board.placed ?? '');
  const cell = (name) => page.locator(`nonet-board [role=gridcell][aria-label^="${name}:"]`);
  return { page, done, told, placed, cell };
}

test('digits are typed, changed, cleared and undone', { skip }, async (t) => {
  const { page, done, told, placed, cell } = await opened(t, `puzzle="${EASY}"`);
  await cell('r1c3').click();
  await page.keyboard.press('4');
  await done();
  assert.equal((await placed()).slice(0, 3), '..4');
  assert.equal(await cell('r1c3').textContent(), '4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5'); // clashes with the 5 before
  await done();
  assert.match(await cell('r1c4').getAttribute('aria-label'), /5, clashes/);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await done();
  assert.equal((await placed()).slice(0, 4), '..4.');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('4'); // the same again clears
  await done();
  assert.equal(await placed(), '');
  assert.deepEqual(new Set(await told()), new Set(['change']));
  await page.locator('nonet-board [data-digit="4"]').click();
  await done();
  assert.equal((await placed()).slice(0, 3), '..4');
});

test('a given stays, and why is said', { skip }, async (t) => {
  const { page, done, told, placed, cell } = await opened(t, `puzzle="${EASY}"`);
  await cell('r1c1').click();
  await page.keyboard.press('4');
  await done();
  assert.equal(await placed(), '');
  assert.equal(await page.locator('nonet-board [role=status]').textContent(), 'r1c1 is given as 5');
  assert.deepEqual(await told(), ['error']);
});

test('notes are struck and restored', { skip }, async (t) => {
  const { page, done, cell } = await opened(t, `puzzle="${EASY}" candidates`);
  await cell('r1c3').click();
  assert.equal(await cell('r1c3').textContent(), '124');
  await page.keyboard.press('Shift+Digit2');
  await done();
  assert.equal(await cell('r1c3').textContent(), '14');
  await page.keyboard.press('n');
  await page.keyboard.press('2');
  await done();
  assert.equal(await cell('r1c3').textContent(), '124');
});

test('a hint is climbed rung by rung, drawn, and done', { skip }, async (t) => {
  const { page, done, told, placed, cell } = await opened(t, `puzzle="${EASY}"`);
  await page.locator('nonet-board [data-do=hint]').click();
  await done();
  const rungs = page.locator('nonet-board .hint li');
  assert.deepEqual(await rungs.allTextContents(), ['Nothing is wrong so far, and there is something to find.']);
  assert.equal(await page.locator('nonet-board .picture .target').count(), 0);
  for (let rung = 2; rung <= 5; ++rung) await page.locator('nonet-board [data-do=more]').click();
  await done();
  assert.equal(await rungs.count(), 5);
  assert.ok((await page.locator('nonet-board .picture .target').count()) > 0);
  assert.equal(await page.evaluate(() => document.querySelector('nonet-board').hintShown.step.proved), true);
  await page.locator('nonet-board [data-do=apply]').click();
  await done();
  assert.equal(await cell('r1c6').textContent(), '8');
  assert.equal((await placed())[5], '8');
  assert.equal(await rungs.first().isVisible(), false);
  assert.deepEqual(await told(), ['hint', 'hint', 'hint', 'hint', 'hint', 'change']);
  await cell('r2c2').click();
  await page.keyboard.press('h');
  await done();
  await page.keyboard.press('Escape');
  await done();
  assert.equal(await page.evaluate(() => document.querySelector('nonet-board').hintShown), undefined);
});

test('the last digit is told as solved, once', { skip }, async (t) => {
  const { page, done, told } = await opened(t, `puzzle="${EASY}"`);
  await page.evaluate((solution) => {
    const board = document.querySelector('nonet-board');
    const open = [...board.puzzle].flatMap((digit, i) => (digit === '.' ? [`r${Math.floor(i / 9) + 1}c${(i % 9) + 1}=${solution[i]}`] : []));
    return board.play(open.join(' '));
  }, SOLUTION);
  await done();
  assert.deepEqual(await told(), ['change', 'solved']);
});

test('puzzles with rules are drawn and helped with', { skip }, async (t) => {
  const { page, done } = await opened(t, `puzzle='${CAGES}'`);
  assert.ok((await page.locator('nonet-board .picture .clue-cage').count()) > 0);
  await page.evaluate(() => document.querySelector('nonet-board').hint(3));
  await done();
  assert.equal(await page.locator('nonet-board .hint li').last().textContent(), 'Look at the 3 cage at r1c1.');
});

test('a page has its say in the looks', { skip }, async (t) => {
  const more = `<style>nonet-board { --nonet-given: rgb(1, 2, 3); --nonet-size: 300px; }
    nonet-board::part(button) { border-radius: 0px; }</style>`;
  const { page, cell } = await opened(t, `puzzle="${EASY}" theme="dark"`, more);
  const looks = (selector, property) => page.locator(selector).first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);
  assert.equal(await looks('nonet-board .digit.given', 'stroke'), 'rgb(1, 2, 3)');
  assert.equal(await looks('nonet-board [data-digit="1"]', 'borderRadius'), '0px');
  assert.equal((await page.locator('nonet-board').boundingBox()).width, 300);
  assert.equal(await looks('nonet-board .picture .paper', 'fill'), 'rgb(26, 30, 37)');
  // The cells lie on the picture's.
  const box = await cell('r9c9').boundingBox();
  const picture = await page.locator('nonet-board .picture').boundingBox();
  const edge = picture.x + (picture.width * 920) / 940;
  assert.ok(Math.abs(box.x + box.width - edge) < 1, `${box.x + box.width} ${edge}`);
});

test('what it must not do it does not: readonly, no controls, moved', { skip }, async (t) => {
  const { page, done, placed, cell } = await opened(t, `puzzle="${EASY}" readonly`);
  await cell('r1c3').click();
  await page.keyboard.press('4');
  await done();
  assert.equal(await placed(), '');
  assert.equal(await page.locator('nonet-board .pad').isVisible(), false);
  await page.evaluate(() => {
    const board = document.querySelector('nonet-board');
    board.removeAttribute('readonly');
    board.setAttribute('controls', 'none');
    return board.play('r1c3=4');
  });
  assert.equal(await page.locator('nonet-board [data-do=hint]').isVisible(), false);
  await page.evaluate(() => document.body.append(document.querySelector('nonet-board')));
  await done();
  assert.equal((await placed())[2], '4');
  await page.evaluate(() => document.querySelector('nonet-board').setAttribute('puzzle', 'x'));
  await done();
  assert.match(await page.locator('nonet-board [role=status]').textContent(), /no puzzle begins like this/);
  assert.equal((await placed())[2], '4');
});

test('axe finds nothing, in any theme, with a hint and without', { skip }, async (t) => {
  for (const theme of ['light', 'dark', 'contrast']) {
    const dark = theme === 'dark' ? '<style>body { background: #111; color: #fff; }</style>' : '';
    const { page, done } = await opened(t, `puzzle="${EASY}" candidates theme="${theme}"`, dark);
    await page.evaluate(readFileSync(`${TOOLS}/axe-core/axe.min.js`, 'utf8'));
    const violations = () => page.evaluate(async () => {
      const found = await window.axe.run(document, { resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].target.join(' ')} ${nodes[0].failureSummary}`);
    });
    assert.deepEqual(await violations(), [], theme);
    await page.evaluate(() => document.querySelector('nonet-board').hint(5));
    await done();
    assert.deepEqual(await violations(), [], `${theme}, with a hint`);
  }
});

test('without workers it works in the page itself', { skip }, async (t) => {
  const alone = await served(PACKAGE, false, t);
  const page = await chromium.newPage();
  t.after(() => page.close());
  await page.route('**/board.html', (route) => route.fulfill({
    contentType: 'text/html',
    body: `<script type="module" src="/board/index.js"></script><nonet-board puzzle="${EASY}"></nonet-board>`,
  }));
  await page.goto(new URL('/board.html', alone).href);
  await page.waitForFunction(() => document.querySelector('nonet-board').board !== undefined);
});

test('a server may import it', async () => {
  const { NonetBoard } = await import(`${PACKAGE}/board/index.js`);
  assert.equal(typeof NonetBoard, 'function');
});
