// The renderer alone: what each mark becomes, and that nothing of a text is lost or becomes a tag.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { anchorOf, render } from '../markdown.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const how = { link: (target) => `to:${target}`, picture: (target, words) => `<img src="${target}" alt="${words}">` };
const html = (text) => render(text, how).html;

test('each mark becomes what it means', () => {
  const cases = {
    'one\ntwo': '<p>one\ntwo</p>\n',
    '# A `b` *c*': '<h1 id="a-b-c">A <code>b</code> <em>c</em></h1>\n',
    '**a** *b* 2 * 3 * 4': '<p><strong>a</strong> <em>b</em> 2 * 3 * 4</p>\n',
    '[a `b`](c.md#d) <https://e.example>': '<p><a href="to:c.md#d">a <code>b</code></a> <a href="https://e.example">https://e.example</a></p>\n',
    '![a](b.svg)': '<p><img src="b.svg" alt="a"></p>\n',
    '- a\n- b\n  c\n  - d\n\nend': '<ul>\n<li>a</li>\n<li>b\nc<ul>\n<li>d</li>\n</ul>\n</li>\n</ul>\n<p>end</p>\n',
    '3. a\n4. b': '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>\n',
    '> a\n> b': '<blockquote>\n<p>a\nb</p>\n</blockquote>\n',
    '```cpp\nif (a < b) {}\n```': '<pre tabindex="0" data-language="cpp"><code>if (a &lt; b) {}</code></pre>\n',
    '    >>> a\n\n    b': '<pre tabindex="0"><code>&gt;&gt;&gt; a\n\nb</code></pre>\n',
    '<script>alert(1)</script>': '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
    '`` a`b ``': '<p><code>a`b</code></p>\n',
  };
  for (const [text, made] of Object.entries(cases)) assert.equal(html(text), made, text);
});

test('a table has its head, its numbers on the right, and bars in code', () => {
  const made = html('| | n |\n|---|---:|\n| `a|b` | 1 |\n| c \\| d | 2 |');
  assert.match(made, /<thead><tr><td><\/td><th scope="col" class="number">n<\/th><\/tr><\/thead>/);
  assert.match(made, /<td><code>a\|b<\/code><\/td><td class="number">1<\/td>/);
  assert.match(made, /<td>c \| d<\/td><td class="number">2<\/td>/);
});

test('anchors are those that code hosts give, each once', () => {
  assert.equal(anchorOf('T&E: trial and error'), 'te-trial-and-error');
  assert.deepEqual(render('# a\n## b\n## b', how).headings.map(({ anchor }) => anchor), ['a', 'b', 'b-1']);
});

// Letters and digits, in their order: what a text says, whatever its marks.
const letters = (text) => text.replace(/[^\p{L}\p{N}]/gu, '');
const said = (page) =>
  letters(page.replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1').replace(/ start="\d+"/g, '').replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, ''));
// Where links lead, and the numbers of items, are not said; in code everything is.
const CODE = /(^ *```[^]*?^ *```$|`[^`\n]+`)/gm;
const outside = (text) => text.replace(/\]\([^)\s]+\)/g, ']').replace(/^(\s*)\d+[.)]\s/gm, '$1');
const written = (text) =>
  letters(text.split(CODE).map((part) => (part.trimStart().startsWith('`') ? part.replace(/^ *```\w*$/gm, '') : outside(part))).join(''));

test('no word of a document is lost', () => {
  const files = ['README.md', 'CHANGELOG.md', ...readdirSync(`${root}docs`).map((name) => `docs/${name}`)].filter((name) => name.endsWith('.md'));
  for (const file of files) {
    const text = readFileSync(root + file, 'utf8');
    const [made, meant] = [said(html(text)), written(text)];
    const at = [...meant].findIndex((letter, n) => made[n] !== letter);
    assert.equal(at, -1, `${file}: '${made.slice(at - 30, at + 30)}' for '${meant.slice(at - 30, at + 30)}'`);
    assert.equal(made.length, meant.length, file);
  }
});

// Whatever the text: balanced tags, and none but ours.
test('texts made by chance become well-formed pages', () => {
  const pieces = ['# ', '- ', '1. ', '> ', '```', '|a|b|', '|---|---|', '**', '*', '`', '[x](y)', '![x](y)', '<b>', '&', '"', 'word', ' ', '\n', '\n\n', '    ', '\\'];
  let state = 12345;
  const next = (below) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: next(30) }, () => pieces[next(pieces.length)]).join('');
    const open = [];
    for (const [, end, tag] of html(text).matchAll(/<(\/?)(\w+)[^>]*>/g)) {
      assert.match(tag, /^(p|h[1-6]|ul|ol|li|blockquote|pre|code|em|strong|a|img|div|table|thead|tbody|tr|th|td)$/, text);
      if (tag === 'img') continue;
      if (end) assert.equal(open.pop(), tag, JSON.stringify(text));
      else open.push(tag);
    }
    assert.deepEqual(open, [], JSON.stringify(text));
  }
});
