// The pictures of the documents as the site shows them: copied, and those that nonet drew once more in the colours of
// the dark theme. Both programs that draw take their colours from the same table, web/page/style/tokens.css; so each
// colour of a picture is a name there, and has a dark one of the same name.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { between } from './layout.mjs';
import { escaped } from './markdown.mjs';

const coloursIn = (block) => new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name, value]));

/** A block of tokens.css: what stands between the braces behind its selector. */
export const blockOf = (tokens, selector) => {
  const from = tokens.indexOf('{', tokens.indexOf(selector));
  return tokens.slice(from + 1, tokens.indexOf('\n}', from));
};

/** From each colour of the light theme to that of the dark one. */
export const darkOf = (tokens) => {
  const light = coloursIn(blockOf(tokens, ':root,'));
  const dark = coloursIn(blockOf(tokens, ':root[data-theme="dark"]'));
  return new Map([...light].filter(([name]) => dark.has(name)).map(([name, value]) => [value, dark.get(name)]));
};

export const darkened = (svg, colours) => svg.replace(/#[0-9a-f]{6}\b/g, (colour) => colours.get(colour) ?? colour);

/** Boards, which nonet draws in the page's colours; what else there is shows a terminal, or is a photo of the page. */
const isBoard = (file) => /^docs\/(?:techniques|variants|pictures\/rules)\/[\w-]+\.svg$/.test(file);
const sizeOf = (svg) => svg.match(/^<svg[^>]* width="(\d+)" height="(\d+)"/)?.slice(1, 3) ?? [];

/** Puts pictures into the site, each once, and makes the tags that show them. */
export class Pictures {
  #done = new Set();

  constructor(root, out) {
    this.root = root;
    this.out = out;
    this.colours = darkOf(readFileSync(join(root, 'web/page/style/tokens.css'), 'utf8'));
  }

  /** The place of a file of the repository in the site. */
  place(file) {
    return /^docs\/(techniques|variants)\//.test(file) ? file.slice('docs/'.length) : `files/${file}`;
  }

  put(file) {
    const place = this.place(file);
    if (this.#done.has(file)) return place;
    this.#done.add(file);
    const target = join(this.out, place);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(this.root, file), target);
    if (isBoard(file)) {
      const svg = readFileSync(join(this.root, file), 'utf8');
      writeFileSync(target.replace(/\.svg$/, '-dark.svg'), darkened(svg, this.colours));
    }
    return place;
  }

  /** For the page that lies at `from`. */
  tag(from, file, words, isLate = false) {
    if (!existsSync(join(this.root, file))) throw new Error(`${from}: there is no picture ${file}`);
    const place = this.put(file);
    const [width, height] = file.endsWith('.svg') ? sizeOf(readFileSync(join(this.root, file), 'utf8')) : [];
    const size = width ? ` width="${width}" height="${height}"` : '';
    const image = `<img src="${escaped(between(from, place))}" alt="${escaped(words)}"${size}${isLate ? ' loading="lazy"' : ''}>`;
    if (!isBoard(file)) return image;
    const dark = escaped(between(from, place.replace(/\.svg$/, '-dark.svg')));
    return `<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)">${image}</picture>`;
  }
}
