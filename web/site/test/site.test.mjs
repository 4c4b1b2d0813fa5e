// The site as it was built, in node and in Chromium: every link leads somewhere, nothing is asked of anybody else,
// axe finds nothing wrong, and one finds a technique by whatever one calls it.
//   NONET_SITE=build/site node --test web/site/test
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, posix } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import { darkOf, darkened } from '../pictures.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const site = process.env.NONET_SITE ?? join(root, 'build/site');
const all = readdirSync(site, { recursive: true }).map(String).sort();
// The page has tests of its own.
const pages = all.filter((name) => name.endsWith('.html') && !name.startsWith('page/') && !name.startsWith('files/'));
const text = new Map(pages.map((name) => [name, readFileSync(join(site, name), 'utf8')]));

const unescaped = (value) => value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const anchorsIn = (html) => new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => unescaped(id)));
const anchors = new Map([...text].map(([name, html]) => [name, anchorsIn(html)]));

test('every kind of page is there', () => {
  for (const name of ['index.html', 'guide.html', 'speed.html', 'more.html', 'techniques/index.html', 'techniques/xy-wing.html', 'api/index.html', 'api/calls.html', 'api/c.html', 'api/javascript.html', 'api/python.html', 'api/cpp-search.html', 'api/schema.html'])
    assert.ok(text.has(name), name);
  assert.ok(pages.length > 200, `${pages.length} pages`);
});

test('every link and every anchor leads somewhere, by a relative address', () => {
  let links = 0;
  for (const [name, html] of text) {
    for (const [, tag, target] of html.matchAll(/<(a|link|img|script|iframe|source)\b[^>]*?(?:href|src|srcset)="([^"]*)"/g)) {
      const [path, anchor] = unescaped(target).split('#');
      if (tag === 'a' && /^https?:/.test(path)) continue;
      assert.doesNotMatch(path, /^([a-z]+:|\/)/, `${name}: ${target} is not relative`);
      const meant = path === '' ? name : posix.join(posix.dirname(name), path);
      assert.ok(existsSync(join(site, meant)) && !meant.startsWith('..'), `${name}: no ${target}`);
      if (anchor && anchors.has(meant)) assert.ok(anchors.get(meant).has(anchor), `${name}: no anchor ${target}`);
      links += 1;
    }
  }
  assert.ok(links > 4000, `${links} links`);
});

test('nothing is loaded from anybody else', () => {
  for (const [name, html] of text) {
    assert.match(html, /content="default-src 'none'; script-src 'self'; style-src 'self'/, name);
    assert.doesNotMatch(html, /<script(?![^>]*\ssrc=)|<[^>]* (?:style|on\w+)="/, `${name}: script or style inside`);
    // Links may lead out; the sources of what is shown may not.
    assert.doesNotMatch(html, /\b(?:src|srcset)="(?:[a-z]+:|\/\/)/, name);
  }
  const style = readFileSync(join(site, 'site.css'), 'utf8');
  for (const [, target] of style.matchAll(/url\("?([^")]*)"?\)/g)) assert.ok(existsSync(join(site, target)), target);
  assert.doesNotMatch(style, /@import|https?:/);
});

test('each page has one title, an h1, and no anchor twice', () => {
  const titles = new Map();
  for (const [name, html] of text) {
    assert.equal((html.match(/<h1\b/g) ?? []).length, 1, name);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, `${name}: ${ids.find((id, n) => ids.indexOf(id) !== n)} stands twice`);
    const title = html.match(/<title>(.*?)<\/title>/)[1];
    assert.ok(!titles.has(title), `${name} and ${titles.get(title)}: ${title}`);
    titles.set(title, name);
  }
});

test('techniques stand by family, as the table has them', () => {
  const table = readFileSync(join(root, 'docs/TECHNIQUES.md'), 'utf8');
  const families = [...table.matchAll(/^## (.*)$/gm)].map(([, family]) => family);
  const shown = [...text.get('techniques/index.html').matchAll(/<h2 [^>]*>(.*?)<\/h2>/g)].map(([, family]) => family);
  assert.deepEqual(shown, families.filter((family) => shown.includes(family)));
  assert.ok(shown.length >= 13, `${shown}`);
});

test('the API is all there: every call of C, C++, JavaScript and Python', () => {
  const has = (page, name) => assert.ok(anchors.get(page).has(name.toLowerCase()), `${page}: no ${name}`);
  const header = readFileSync(join(root, 'nonet/c/nonet.h'), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const calls = [...header.matchAll(/\b(nonet_\w+)\(/g)].map(([, name]) => name);
  assert.ok(calls.length > 20);
  for (const name of calls) has('api/c.html', name);
  const types = readFileSync(join(root, 'web/engine/package/index.d.ts'), 'utf8');
  for (const [, name] of types.matchAll(/^export (?:interface|class|type|function) (\w+)/gm)) has('api/javascript.html', name);
  const python = readFileSync(join(root, 'python/src/nonet/__init__.py'), 'utf8').match(/__all__ = \[([^\]]*)\]/)[1];
  for (const [, name] of python.matchAll(/"(\w+)"/g)) assert.ok(text.get('api/python.html').includes(`>${name}</h2>`), name);
  for (const name of ['search', 'search_batch', 'enumerate', 'shared_digits', 'searchresult']) has('api/cpp-search.html', name);
  for (const [name, html] of text) {
    if (!name.startsWith('api/cpp-')) continue;
    assert.doesNotMatch(html, /private:|#pragma|#include "/, name);
    // What is declared has a name.
    assert.ok((html.match(/<h3 /g) ?? []).length >= 1, name);
  }
});

test('a board in the dark has the colours that nonet gives it', async (t) => {
  const program = join(root, 'build/release/bin/nonet');
  if (!existsSync(program)) return t.skip('there is no build/release/bin/nonet');
  const { execFileSync } = await import('node:child_process');
  const colours = darkOf(readFileSync(join(root, 'web/page/style/tokens.css'), 'utf8'));
  const drawn = (slug, theme) => execFileSync(program, ['draw', `--example=${slug}`, `--theme=${theme}`], { encoding: 'utf8' });
  for (const slug of ['xy-wing', 'x-chain', 'swordfish', 'unique-rectangle-1', 'forcing-net-verity', 'sue-de-coq']) {
    assert.equal(darkened(drawn(slug, 'light'), colours), drawn(slug, 'dark'), slug);
  }
});

// ---- in Chromium

const require = createRequire(join(root, 'web/page/package.json'));
const BASE = '/some/where/';
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };
let browser;
let server;
let address;

before(async () => {
  const { launch } = await import(pathToFileURL(join(root, 'web/page/test/browser/chromium.mjs')));
  browser = await launch().catch(() => undefined);
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://site').pathname);
    const file = join(site, path.slice(BASE.length), path.endsWith('/') ? 'index.html' : '');
    if (!path.startsWith(BASE) || path.includes('..') || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${server.address().port}${BASE}`;
});
after(async () => {
  await browser?.close();
  server?.close();
});

// A test with a page of its own that knows whom it asks; it fails where somebody else is asked or a file is missing.
const browsed = (name, options, body) =>
  test(name, async (t) => {
    if (!browser) return t.skip('there is no Chromium here');
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    const faults = [];
    page.on('request', (request) => {
      if (!/^(data|blob|file):/.test(request.url()) && !request.url().startsWith(address)) faults.push(`asks ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await body(page);
    await context.close();
    assert.deepEqual(faults, []);
  });

// One page of each kind.
const KINDS = ['index.html', 'guide.html', 'techniques/index.html', 'techniques/xy-wing.html', 'variants.html', 'speed.html', 'more.html', 'changes.html', 'api/index.html', 'api/c.html', 'api/javascript.html', 'api/python.html', 'api/cpp-core.html', 'api/schema.html'];
const LOOKS = [
  ['light', { colorScheme: 'light', contrast: 'no-preference' }, 1280],
  ['dark', { colorScheme: 'dark', contrast: 'no-preference' }, 1280],
  ['contrast', { colorScheme: 'light', contrast: 'more' }, 1280],
  ['phone', { colorScheme: 'light', contrast: 'no-preference' }, 390],
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

browsed('axe finds nothing wrong with any kind of page: light, dark, in high contrast, on a phone', { bypassCSP: true }, async (page) => {
  const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  for (const [nth, kind] of KINDS.entries()) {
    await page.goto(address + kind);
    await page.evaluate(axe);
    for (const [look, [name, wishes, width]] of LOOKS.entries()) {
      // In light all of them, and in one other way.
      if (look > 0 && nth % (LOOKS.length - 1) !== look - 1) continue;
      await page.emulateMedia(wishes);
      await page.setViewportSize({ width, height: 900 });
      const runOnly = name === 'light' ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_LOOKS };
      const found = await page.evaluate(async (which) => {
        // The page in the frame is looked at by tests of its own.
        const result = await window.axe.run({ exclude: ['iframe'] }, { runOnly: which, iframes: false, resultTypes: ['violations'] });
        return result.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join('; ')}`);
      }, runOnly);
      assert.deepEqual(found, [], `${kind}: ${name}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(over <= 0, `${kind}: ${name}: wider than the window by ${over}`);
    }
    await page.emulateMedia(LOOKS[0][1]);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

browsed('a technique is found by its synonyms, in any spelling, and by no others', {}, async (page) => {
  await page.goto(`${address}techniques/index.html`);
  const shown = () => page.locator('[data-words]:visible a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const everything = (await shown()).length;
  assert.ok(everything > 150, `${everything} techniques`);
  for (const [typed, slug] of [['bent triple', 'xy-wing'], ['Y-Wing', 'xy-wing'], ['cross-hatching', 'hidden-single'], ['colour trap', 'simple-color-trap'], ['guardians', 'broken-wing'], ['thor', 'tridagon'], ['filet', 'finned-x-wing']]) {
    await page.locator('#search').fill(typed);
    const found = await shown();
    assert.ok(found.includes(`${slug}.html`), `${typed}: ${found}`);
    assert.ok(found.length < 15, `${typed}: ${found.length}`);
    assert.match(await page.locator('#found').textContent(), new RegExp(`^${found.length} technique`));
  }
  await page.locator('#search').fill('no such thing');
  assert.deepEqual(await shown(), []);
  assert.equal(await page.locator('[data-family]:visible').count(), 0);
  await page.locator('#search').fill('');
  assert.equal((await shown()).length, everything);
});

browsed('without scripts everything can be read', { javaScriptEnabled: false }, async (page) => {
  await page.goto(`${address}techniques/index.html`);
  assert.ok((await page.locator('[data-words]:visible').count()) > 150);
  assert.equal(await page.locator('#search:visible').count(), 0);
});

browsed('the page in the landing page lives, and by keys one reaches the text first', {}, async (page) => {
  await page.goto(`${address}index.html`);
  await page.keyboard.press('Tab');
  assert.equal(await page.locator(':focus').textContent(), 'To the text');
  await page.locator('iframe.live').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe.live').locator('.board').first().waitFor();
});

test('from a disk the site works too, with the page in one file', async (t) => {
  if (!browser) return t.skip('there is no Chromium here');
  const page = await browser.newPage();
  const faults = [];
  page.on('requestfailed', (request) => faults.push(request.url()));
  await page.goto(pathToFileURL(join(site, 'techniques/index.html')).href);
  await page.locator('#search').fill('bent triple');
  assert.equal(await page.locator('[data-words]:visible').count(), 1);
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.boards')).display), 'grid');
  await page.goto(pathToFileURL(join(site, 'index.html')).href);
  await page.frameLocator('iframe.live').locator('.board').first().waitFor();
  await page.close();
  assert.deepEqual(faults, []);
});
