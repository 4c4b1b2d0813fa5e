// Makes the site out of what the repository holds: the documents, the pictures, the comments in the headers, the
// types and the stubs, and the page as script/page has built it.
//   node build.mjs PAGE OUT
// Static files, relative addresses, nothing from anybody else: the folder works on any host, under any path, and
// from a disk.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiPages } from './api.mjs';
import { documentsOf, titleOf } from './documents.mjs';
import { landingPage, morePage } from './front.mjs';
import { between, layout } from './layout.mjs';
import { render } from './markdown.mjs';
import { Pictures, blockOf } from './pictures.mjs';
import { techniqueIndex } from './techniques.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const [page, out] = process.argv.slice(2);
if (!page || !out) {
  console.error('Usage: node build.mjs PAGE OUT');
  process.exit(2);
}
if (!existsSync(join(page, 'index.html'))) {
  console.error(`There is no page in ${page}; script/page build makes it.`);
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const write = (place, text) => {
  mkdirSync(dirname(join(out, place)), { recursive: true });
  writeFileSync(join(out, place), text);
};

const version = readFileSync(join(root, 'CMakeLists.txt'), 'utf8').match(/^project\(nonet VERSION ([0-9.]+)/m)[1];
const faces = ['digits.woff2', 'display.woff2', 'text.woff2', 'fonts-licence.txt'].filter((name) => existsSync(join(page, name)));
const pageOf = layout({ version, faces: faces.length > 0 });
const pictures = new Pictures(root, out);
const documents = documentsOf(root);

// ---- documents

// Files that documents lead to and that are none themselves.
const linked = new Set();

/** Where a link in a document leads, from its page. */
const linkFrom = (file, place) => (target) => {
  if (/^[a-z]+:/.test(target)) return target;
  const [path, anchor] = target.split('#');
  const meant = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
  const behind = anchor ? `#${anchor}` : '';
  if (documents.has(meant)) return between(place, documents.get(meant) + behind);
  if (meant === 'docs/schema') return between(place, 'api/schema.html');
  if (!existsSync(join(root, meant))) throw new Error(`${file}: leads to ${target}, which is not there`);
  // A folder of sources has no page.
  if (statSync(join(root, meant)).isDirectory()) return undefined;
  linked.add(meant);
  return between(place, `files/${meant}`);
};

const documentPage = (file, place) => {
  const title = titleOf(root, file);
  const { html, headings } = render(readFileSync(join(root, file), 'utf8'), {
    link: linkFrom(file, place),
    picture: (target, words) => pictures.tag(place, posix.normalize(posix.join(posix.dirname(file), target)), words),
  });
  const isTechnique = file.startsWith('docs/techniques/');
  const section = isTechnique ? 'techniques/index.html' : place.startsWith('api/') ? 'api/index.html' : place;
  const first = html.match(/<p>([^]*?)<\/p>/g)?.find((one) => !/<a |<code>/.test(one.slice(0, 12)))?.replace(/<[^>]*>/g, '') ?? title;
  return { place, section, title, description: first.replace(/\s+/g, ' ').replace(/&\w+;/g, ' ').slice(0, 150), main: html, headings };
};

for (const [file, place] of documents) {
  if (file === 'README.md' || file === 'docs/TECHNIQUES.md') continue; // these have pages of their own
  write(place, pageOf(documentPage(file, place)));
}
for (const one of [landingPage(), morePage(documents, root), techniqueIndex(root, pictures), ...apiPages(root)]) {
  write(one.place, pageOf(one));
}
for (const file of linked) {
  mkdirSync(dirname(join(out, 'files', file)), { recursive: true });
  copyFileSync(join(root, file), join(out, 'files', file));
}

// ---- what pages need

const style = (name) => readFileSync(join(root, 'web/page/style', name), 'utf8');
const tokens = style('tokens.css');
// The page chooses its theme by a script; here the system's wish is enough.
const wished = (wish, theme) => `@media ${wish} {\n:root {${blockOf(tokens, `:root[data-theme="${theme}"]`)}\n}\n}\n`;
write(
  'site.css',
  `:root {${blockOf(tokens, ':root,')}\n}\n` +
    wished('(prefers-color-scheme: dark)', 'dark') +
    wished('(prefers-contrast: more)', 'contrast') +
    wished('(prefers-color-scheme: dark) and (prefers-contrast: more)', 'dark-contrast') +
    (faces.length ? style('fonts.css') : '') +
    readFileSync(join(here, 'site.css'), 'utf8'),
);
for (const name of ['search.js', 'live.js']) copyFileSync(join(here, name), join(out, name));
for (const name of faces) copyFileSync(join(page, name), join(out, name));
copyFileSync(join(root, 'web/page/icon.svg'), join(out, 'icon.svg'));
cpSync(page, join(out, 'page'), { recursive: true });

const pages = readdirSync(out, { recursive: true }).filter((name) => String(name).endsWith('.html') && !String(name).startsWith('page'));
console.log(`The site is in ${out}: ${pages.length} pages.`);
