// The pages of the API, out of what the sources say themselves: C++ and C from the headers that are installed,
// JavaScript from its types, Python from its files.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { declarationsOf } from './declarations.mjs';
import { anchorOf, codeBlock, escaped } from './markdown.mjs';

// A comment as paragraphs; what is indented, or a dialogue with Python, is code.
const isCode = (part) => part.startsWith('>>>') || part.split('\n').every((line) => /^ {2,}\S/.test(line));
const inlined = (text) => escaped(text).replace(/`([^`\n]+)`/g, '<code>$1</code>');
export const wordsToHtml = (about) =>
  about
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => {
      if (isCode(part)) return codeBlock(part, '');
      // Code right below a sentence.
      const lines = part.split('\n');
      const from = lines.findIndex((line) => /^ {2,}\S/.test(line) || line.startsWith('>>>'));
      if (from < 1) return `<p>${inlined(part)}</p>\n`;
      return `<p>${inlined(lines.slice(0, from).join('\n'))}</p>\n${codeBlock(lines.slice(from).join('\n'), '')}`;
    })
    .join('');

const entriesToHtml = (entries, headings, level) => {
  let html = '';
  let before = '';
  for (const { name, about, code } of entries) {
    html += '<div class="entry">\n';
    // Overloads stand together under one name.
    if (name && name !== before) {
      const same = anchorOf(name) || 'entry';
      const times = headings.filter((other) => other.same === same).length;
      const anchor = times ? `${same}-${times}` : same;
      headings.push({ level, words: name, anchor, same });
      html += `<h${level} id="${escaped(anchor)}">${escaped(name)}</h${level}>\n`;
    }
    html += `${code ? codeBlock(code, '') : ''}${wordsToHtml(about)}</div>\n`;
    before = name;
  }
  return html;
};

const page = (place, title, description, about, entries) => {
  const headings = [];
  const main = `<h1>${escaped(title)}</h1>\n${wordsToHtml(about)}${entriesToHtml(entries, headings, 2)}`;
  return { place, section: 'api/index.html', title, description, main, headings };
};

const headersOf = (root) =>
  readFileSync(join(root, 'cmake/public_headers.cmake'), 'utf8')
    .match(/set\(NONET_PUBLIC_HEADERS([^)]*)\)/)[1]
    .split(/\s+/)
    .filter((name) => name.endsWith('.h'));

/** One page a room of the library. */
function cppPages(root) {
  const rooms = new Map();
  for (const header of headersOf(root)) {
    if (header === 'c/nonet.h' || header === 'nonet.h') continue;
    const room = header.split('/')[0];
    rooms.set(room, [...(rooms.get(room) ?? []), header]);
  }
  return [...rooms].map(([room, headers]) => {
    const headings = [];
    let main = `<h1>C++: nonet/${escaped(room)}</h1>\n`;
    for (const header of headers) {
      const { about, entries } = declarationsOf(readFileSync(join(root, 'nonet', header), 'utf8'));
      const anchor = anchorOf(header);
      headings.push({ level: 2, words: header, anchor, same: anchor });
      main += `<h2 id="${anchor}"><code>#include &lt;nonet/${escaped(header)}&gt;</code></h2>\n${wordsToHtml(about)}`;
      main += entriesToHtml(entries, headings, 3);
    }
    const description = `What the headers of nonet/${room} declare`;
    return { place: `api/cpp-${room}.html`, section: 'api/index.html', title: `C++: nonet/${room}`, description, main, headings, room, headers };
  });
}

function schemaPage(root) {
  const folder = join(root, 'docs/schema');
  const headings = [];
  let main = '<h1>Answers as JSON</h1>\n<p>What the commands with <code>--json</code>, the calls of C and those of JavaScript answer, as JSON Schema.</p>\n';
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    const anchor = anchorOf(file.replace('.json', ''));
    headings.push({ level: 2, words: file, anchor, same: anchor });
    main += `<h2 id="${anchor}">${escaped(file)}</h2>\n<p>${inlined(JSON.parse(text).description ?? '')}</p>\n`;
    main += `<details><summary>The schema ${escaped(file)}</summary>\n${codeBlock(text.trimEnd(), 'json')}</details>\n`;
  }
  return { place: 'api/schema.html', section: 'api/index.html', title: 'Answers as JSON', description: 'The schemas of the answers', main, headings };
}

/** All pages of the API but those that are documents; the first is the one that leads to the others. */
export function apiPages(root, python = 'python3') {
  const c = declarationsOf(readFileSync(join(root, 'nonet/c/nonet.h'), 'utf8'));
  const types = declarationsOf(readFileSync(join(root, 'web/engine/package/index.d.ts'), 'utf8'));
  const script = join(root, 'web/site/python_api.py');
  const python_ = JSON.parse(execFileSync(python, [script, join(root, 'python/src/nonet')], { encoding: 'utf8' }));
  const cpp = cppPages(root);
  const rooms = cpp.map(({ place, room, headers }) => {
    const names = headers.map((name) => `<code>${escaped(name)}</code>`).join(', ');
    return `<li><a href="${place.slice(4)}">nonet/${escaped(room)}</a>: ${names}</li>\n`;
  });
  const main = `<h1>API</h1>
<p class="lead">One engine, four languages. Bad input is a value, every step is proved, and nothing is kept between calls.</p>
<ul class="doors">
<li><h2>C++20</h2><p><a href="calls.html">The ten calls people need</a>, each run by a test. <code>#include &lt;nonet/nonet.h&gt;</code></p></li>
<li><h2>C</h2><p><a href="c.html">One game, text in, JSON out</a>: for every language that can call C. <code>#include &lt;nonet/c/nonet.h&gt;</code></p></li>
<li><h2>JavaScript</h2><p><a href="javascript.html">Calls and types</a>, and <a href="javascript-package.html">how to begin</a>. <code>import { createEngine } from 'nonet'</code></p></li>
<li><h2>Python</h2><p><a href="python.html">Functions and classes</a>, and <a href="python-package.html">how to begin</a>. <code>import nonet</code></p></li>
<li><h2>JSON</h2><p><a href="schema.html">The schemas</a> of what all of them answer.</p></li>
</ul>
<h2 id="headers">The headers of C++</h2>
<ul>
${rooms.join('')}</ul>
`;
  const front = { place: 'api/index.html', section: 'api/index.html', title: 'API', description: 'nonet from C++, C, JavaScript and Python', main, wide: true };
  return [
    front,
    page('api/c.html', 'C', 'nonet for C, and for every language that can call C', c.about, c.entries),
    page('api/javascript.html', 'JavaScript', 'The calls and types of the npm package', types.about, types.entries),
    page('api/python.html', 'Python', 'The functions and classes of the Python package', python_.about, python_.entries),
    schemaPage(root),
    ...cpp,
  ];
}
