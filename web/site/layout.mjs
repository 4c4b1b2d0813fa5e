// What every page of the site has around it: the head, the way to the other pages, the foot. All addresses are
// relative, so that the folder works under any address, and from a disk.
import { posix } from 'node:path';
import { escaped } from './markdown.mjs';

// Nothing is loaded from anybody else, and no script but the site's own runs.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; " +
  "base-uri 'none'; form-action 'none'";

export const SECTIONS = [
  ['index.html', 'nonet'],
  ['guide.html', 'Guide'],
  ['techniques/index.html', 'Techniques'],
  ['variants.html', 'Variants'],
  ['api/index.html', 'API'],
  ['speed.html', 'Speed'],
  ['more.html', 'More'],
];

/** From one page of the site to another, or to a file of it. */
export const between = (from, to) => {
  const [path, anchor] = to.split('#');
  const way = path === from ? '' : posix.relative(posix.dirname(from), path);
  return way + (anchor === undefined ? '' : `#${anchor}`) || posix.basename(from);
};

const contents = (headings) => {
  const wanted = headings.filter(({ level }) => level === 2 || level === 3);
  if (wanted.filter(({ level }) => level === 2).length < 6) return '';
  let html = '';
  for (const { level, words, anchor } of wanted)
    html += `<li class="level-${level}"><a href="#${escaped(anchor)}">${escaped(words)}</a></li>\n`;
  return `<details class="contents"><summary>On this page</summary>\n<ul>\n${html}</ul>\n</details>\n`;
};

/**
 * What makes pages, for a version, with faces of their own or without. Of a page `place` is where it lies,
 * `section` the place of the section that it belongs to, `main` its HTML with one h1, `scripts` what it runs.
 */
export const layout = ({ version, faces }) => ({ place, section, title, description, main, headings = [], scripts = [], wide = false }) => {
  const to = (target) => escaped(between(place, target));
  const links = SECTIONS.map(([target, words]) => {
    const current = target === place ? ' aria-current="page"' : target === section ? ' aria-current="true"' : '';
    return `<li><a href="${to(target)}"${current}>${escaped(words)}</a></li>`;
  });
  // The table of contents comes behind the title.
  const body = main.replace(/<\/h1>\n?/, (end) => `${end}${contents(headings)}`);
  return `<!doctype html>
<html lang="en"${faces ? ' class="faced"' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escaped(description)}">
<meta name="color-scheme" content="light dark">
<title>${escaped(place === 'index.html' ? 'nonet: sudoku with reasons' : `${title} · nonet`)}</title>
<link rel="icon" href="${to('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${to('site.css')}">
${scripts.map((name) => `<script src="${to(name)}" defer></script>\n`).join('')}</head>
<body>
<a class="skip" href="#main">To the text</a>
<header><nav aria-label="Site"><ul>${links.join('')}</ul></nav></header>
<main id="main"${wide ? ' class="whole"' : ''} tabindex="-1">
${body}</main>
<footer><p>nonet ${escaped(version)}, MIT licence. This site asks nobody for anything: it works without a network.</p></footer>
</body>
</html>
`;
};
