// Markdown as the documents use it, made into HTML: headings, paragraphs, lists in lists, tables, quotations,
// blocks of code (fenced, or indented by four), and within a line code, emphasis, links and pictures. Anything
// else stays the text it is; no HTML passes through.
//
//   render(text, { link, picture })   -> { html, headings }
//
// `link(target)` says where a link leads from the page that is made, or nothing: then its words stand alone.
// `picture(target)` the same of pictures. Anchors are those that code hosts give to headings.

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);

/** The words of a line without its marks. */
export const plain = (text) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|\*)(?=\S)(.*?)\1/g, '$2');

/** The anchor of a heading: small letters, blanks as hyphens, no punctuation. */
export const anchorOf = (heading) =>
  plain(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');

// ---- within a line

const INLINE = [
  [/^(`+)(.+?)\1(?!`)/s, ([, , code], how) => `<code>${escaped(code.replace(/^ (.*) $/s, '$1'))}</code>`],
  [/^!\[([^\]]*)\]\(([^)\s]+)\)/, ([, words, target], how) => how.picture(target, plain(words))],
  [
    /^\[((?:\[[^\]]*\]|`[^`]*`|[^[\]])*)\]\(([^)\s]+)\)/,
    ([, words, target], how) => {
      const where = how.link(target);
      const inside = inline(words, how);
      return where === undefined ? inside : `<a href="${escaped(where)}">${inside}</a>`;
    },
  ],
  [/^<(https?:[^>\s]+)>/, ([, address]) => `<a href="${escaped(address)}">${escaped(address)}</a>`],
  [/^\*\*(?=\S)(.+?\S?)\*\*/s, ([, words], how) => `<strong>${inline(words, how)}</strong>`],
  [/^\*(?=[^\s*])([^*]*[^\s*])\*(?!\w)/s, ([, words], how) => `<em>${inline(words, how)}</em>`],
  [/^\\([\\`*_{}[\]()#+.!|<>-])/, ([, letter]) => escaped(letter)],
];

export function inline(text, how) {
  let html = '';
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    let taken = 0;
    for (const [pattern, made] of INLINE) {
      const match = rest.match(pattern);
      if (!match) continue;
      html += made(match, how);
      taken = match[0].length;
      break;
    }
    if (!taken) {
      html += escaped(rest[0]);
      taken = 1;
    }
    at += taken;
  }
  return html;
}

// ---- lines into blocks

const FENCE = /^(`{3,})(\w*)\s*$/;
const ITEM = /^(\s*)([-*]|\d+[.)])(\s+)(.*)$/;
const ROW = /^\|.*\|\s*$/;
const RULER = /^\|[\s:|-]+\|\s*$/;

const isBlank = (line) => line.trim() === '';
const indentOf = (line) => line.length - line.trimStart().length;
// Where a paragraph ends though no empty line does.
const begins = (line) => /^#{1,6} /.test(line) || FENCE.test(line) || /^> ?/.test(line) || ROW.test(line) || ITEM.test(line);

const cellsOf = (row) =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|(?=(?:[^`]*`[^`]*`)*[^`]*$)/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

class Reader {
  constructor(lines, how, headings) {
    Object.assign(this, { lines, how, headings, at: 0 });
  }

  html() {
    let html = '';
    while (this.at < this.lines.length) {
      if (isBlank(this.lines[this.at])) this.at += 1;
      else html += this.block();
    }
    return html;
  }

  block() {
    const line = this.lines[this.at];
    if (FENCE.test(line)) return this.fenced();
    if (/^#{1,6} /.test(line)) return this.heading();
    if (/^> ?/.test(line)) return this.quotation();
    if (ROW.test(line) && RULER.test(this.lines[this.at + 1] ?? '')) return this.table();
    if (/^ {0,3}(?:[-*]|\d+[.)])\s/.test(line)) return this.list();
    if (/^ {4}/.test(line)) return this.indented();
    return this.paragraph();
  }

  while(wanted) {
    const from = this.at;
    while (this.at < this.lines.length && wanted(this.lines[this.at], this.at)) this.at += 1;
    return this.lines.slice(from, this.at);
  }

  within(lines) {
    return new Reader(lines, this.how, this.headings).html();
  }

  fenced() {
    const [, fence, language] = this.lines[this.at].match(FENCE);
    this.at += 1;
    const code = this.while((line) => !line.startsWith(fence));
    this.at += 1;
    return codeBlock(code.join('\n'), language);
  }

  indented() {
    const code = this.while((line) => /^ {4}/.test(line) || isBlank(line));
    return codeBlock(code.map((line) => line.slice(4)).join('\n').trimEnd(), '');
  }

  heading() {
    const [, marks, words] = this.lines[this.at].match(/^(#{1,6}) (.*?)\s*$/);
    this.at += 1;
    const level = marks.length;
    const same = anchorOf(words);
    const times = this.headings.filter((other) => other.same === same).length;
    const anchor = times ? `${same}-${times}` : same;
    this.headings.push({ level, words: plain(words), anchor, same });
    return `<h${level} id="${escaped(anchor)}">${inline(words, this.how)}</h${level}>\n`;
  }

  quotation() {
    const lines = this.while((line) => /^> ?/.test(line));
    return `<blockquote>\n${this.within(lines.map((line) => line.replace(/^> ?/, '')))}</blockquote>\n`;
  }

  table() {
    const head = cellsOf(this.lines[this.at]);
    const ends = cellsOf(this.lines[this.at + 1]).map((rule) => (rule.endsWith(':') ? ' class="number"' : ''));
    this.at += 2;
    const rows = this.while((line) => ROW.test(line)).map(cellsOf);
    const cell = (tag, text, column) => `<${tag}${ends[column] ?? ''}>${inline(text, this.how)}</${tag}>`;
    const named = head.some((text) => text !== '');
    // An empty cell at the head of a table names no column.
    const top = head.map((text, n) => (text ? cell('th scope="col"', text, n).replace('</th scope="col">', '</th>') : '<td></td>'));
    return (
      '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n' +
      (named ? `<thead><tr>${top.join('')}</tr></thead>\n` : '') +
      `<tbody>\n${rows.map((row) => `<tr>${row.map((text, n) => cell('td', text, n)).join('')}</tr>\n`).join('')}</tbody>\n` +
      '</table></div>\n'
    );
  }

  list() {
    const [, margin, sign] = this.lines[this.at].match(ITEM);
    const isNumbered = /\d/.test(sign);
    const first = Number.parseInt(sign, 10);
    let items = '';
    while (this.at < this.lines.length) {
      const item = this.lines[this.at].match(ITEM);
      if (!item || item[1].length !== margin.length || /\d/.test(item[2]) !== isNumbered) break;
      const inside = item[1].length + item[2].length + item[3].length;
      this.at += 1;
      let wasBlank = false;
      const rest = this.while((line, at) => {
        if (isBlank(line)) {
          // A blank line belongs to the item only if what follows stands inside it.
          const next = this.lines.slice(at).find((other) => !isBlank(other));
          wasBlank = true;
          return next !== undefined && indentOf(next) >= inside;
        }
        if (indentOf(line) >= inside || (indentOf(line) > margin.length && !ITEM.test(line))) return true;
        return !wasBlank && !begins(line);
      });
      const lines = [item[4], ...rest.map((line) => line.slice(Math.min(indentOf(line), inside)))];
      const html = this.within(lines);
      // One paragraph alone is no paragraph.
      const alone = html.match(/^<p>([^]*?)<\/p>\n(<[uo]l[^]*)?$/);
      items += `<li>${alone && !alone[1].includes('<p>') ? `${alone[1]}${alone[2] ?? ''}` : html}</li>\n`;
      this.while((line, at) => {
        const next = this.lines.slice(at).find((other) => !isBlank(other));
        const again = next?.match(ITEM);
        return isBlank(line) && again && again[1].length === margin.length && /\d/.test(again[2]) === isNumbered;
      });
    }
    const tag = isNumbered ? 'ol' : 'ul';
    return `<${tag}${isNumbered && first !== 1 ? ` start="${first}"` : ''}>\n${items}</${tag}>\n`;
  }

  paragraph() {
    const lines = [this.lines[this.at]];
    this.at += 1;
    lines.push(...this.while((line) => !isBlank(line) && !begins(line)));
    return `<p>${inline(lines.map((line) => line.trim()).join('\n'), this.how)}</p>\n`;
  }
}

/** A block of code; its scroll bar can be reached by keys. */
export const codeBlock = (code, language) =>
  `<pre tabindex="0"${language ? ` data-language="${escaped(language)}"` : ''}><code>${escaped(code)}</code></pre>\n`;

export function render(text, { link, picture }) {
  const headings = [];
  const html = new Reader(text.replace(/\r\n/g, '\n').split('\n'), { link, picture }, headings).html();
  return { html, headings };
}
