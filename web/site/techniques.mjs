// The techniques: a page each is a document; this is what leads to them, by family, with a board each and every name
// that people have for it.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { anchorOf, escaped, plain } from './markdown.mjs';

/** What the page of a technique says of it: name, short name, synonyms, family, and level. */
export function techniqueIn(text, slug) {
  const name = plain(text.match(/^# (.*)$/m)[1]);
  const family = text.match(/^\[All techniques\].*\[([^\]]+)\]/m)[1];
  // `xy-wing`, also y-wing, bent-triple. Wings, Hard, ...
  const facts = text.match(new RegExp(`^\`([\\w-]+)\`(?:, also (.*?))?\\. (${family}, .*)$`, 'm'));
  if (!facts || facts[1] !== slug) throw new Error(`${slug}: its page does not begin as others do`);
  const level = facts[3].replace(`${family}, `, '').split(',')[0].replace(/\.$/, '');
  return { slug, name, family, level, synonyms: facts[2] ? facts[2].split(', ') : [] };
}

export const techniquesIn = (root) => {
  const folder = join(root, 'docs/techniques');
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => techniqueIn(readFileSync(join(folder, file), 'utf8'), file.slice(0, -3)));
  // From easy to hard, as the table has them.
  const table = readFileSync(join(root, 'docs/TECHNIQUES.md'), 'utf8');
  const placeOf = ({ slug }) => table.indexOf(`](techniques/${slug}.md)`);
  return found.sort((a, b) => placeOf(a) - placeOf(b));
};

export function techniqueIndex(root, pictures) {
  const place = 'techniques/index.html';
  const techniques = techniquesIn(root);
  const families = [...new Set(techniques.map(({ family }) => family))];
  const item = ({ slug, name, family, level, synonyms }) =>
    `<li data-words="${escaped([name, slug, family, ...synonyms].join(' '))}"><a href="${slug}.html">` +
    `${pictures.tag(place, `docs/techniques/${slug}.svg`, '', true)}${escaped(name)}<span>${escaped(level)}</span></a></li>\n`;
  const headings = [];
  const sections = families.map((family) => {
    const anchor = anchorOf(family);
    headings.push({ level: 2, words: family, anchor });
    const items = techniques.filter((one) => one.family === family).map(item);
    return `<section data-family aria-labelledby="${anchor}">\n<h2 id="${anchor}">${escaped(family)}</h2>\n<ul class="boards">\n${items.join('')}</ul>\n</section>\n`;
  });
  const main = `<h1>Techniques</h1>
<p>${techniques.length} of them, by family, from easy to hard. Each page shows what to look for and how the eye comes upon it, an example
with its proof, and a near miss: a board on which one candidate too many spoils it.</p>
<div hidden><label class="search" for="search">Find one, by any of its names</label>
<input id="search" type="search" autocomplete="off" placeholder="y-wing, bent triple, cross-hatching ...">
<p id="found" role="status"></p></div>
${sections.join('')}`;
  const description = 'Every technique with a drawn example, its proof and a near miss';
  return { place, section: place, title: 'Techniques', description, main, headings, scripts: ['search.js'], wide: true };
}
