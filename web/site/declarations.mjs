// What a header or a file of types declares, with what its comments say: enough of C++, C and TypeScript to find
// where a declaration ends. A declaration is shown as it is written; what is private in a class is left out.
//
//   declarationsOf(text) -> { about, entries: [{ name, about, code }] }
//
// `about` of the file is the comment that it begins with; of an entry the one that stands right above it. A comment
// with an empty line below it speaks of all that follows: it is an entry without code.

const NAMED = [
  /\b(?:class|struct|interface|namespace)\s+(\w+)/,
  /\benum\s+(?:class\s+)?(\w+)/,
  /\b(?:using|type)\s+(\w+)\s*(?:<[^=]*>)?\s*=/,
  /\btypedef\s[^;]*?(\w+)\s*;/,
  /([~\w]+|operator\s*\S+?)\s*\((?!\*)/,
  /\b(\w+)\s*(?:\[[^\]]*\])?\s*(?:=|\{|;|:)/,
];
const nameOf = (code) => {
  const bare = code.replace(/^template\s*<[^]*?>\s*(?=\w)/, '').replace(/\/\/.*$/gm, '');
  const isType = /^(?:export\s+)?(?:declare\s+)?(?:abstract\s+)?(?:class|struct|enum|interface|using|type|typedef)\b/.test(bare);
  for (const pattern of isType ? NAMED : NAMED.slice(4)) {
    const match = bare.match(pattern);
    if (match) return match[1];
  }
  return '';
};

// A comment without its marks.
const wordsOf = (comment) =>
  comment
    .join('\n')
    .replace(/^\s*\/\*\*?\s?/, '')
    .replace(/\s*\*\/\s*$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/ ?|\* ?|\*$)/, '').trimEnd())
    .join('\n')
    .trim();

// What is behind `private:` in a class is nobody's business.
const withoutPrivate = (lines) => {
  const kept = [];
  let isPrivate = false;
  for (const [n, line] of lines.entries()) {
    if (/^\s*(?:private|protected):/.test(line)) isPrivate = true;
    else if (/^\s*public:/.test(line)) isPrivate = false;
    if (!isPrivate || n === lines.length - 1) kept.push(line);
  }
  // The blank line that stood before it.
  return kept.filter((line, n) => line.trim() !== '' || n + 2 < kept.length || kept[n + 1]?.trim() !== '};');
};

const isNoise = (line) =>
  /^#/.test(line) || /^(?:inline )?namespace [\w:]* ?\{$/.test(line) || /^\}\s*\/\/ namespace/.test(line) ||
  /^extern "C" \{$/.test(line) || /^\}$/.test(line) || /^import\b.*;$/.test(line);

// How deep a line of code leads in, without what stands in texts and comments.
const depthOf = (line) => {
  const bare = line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'/g, '').replace(/\/\/.*$|\/\*.*?\*\//g, '');
  return (bare.match(/[({]/g) ?? []).length - (bare.match(/[)}]/g) ?? []).length;
};
const withoutImports = (text) => text.replace(/^import type \{[^}]*\} from [^;]*;\n/gm, '');

export function declarationsOf(text) {
  const lines = withoutImports(text).split('\n');
  const entries = [];
  let about = '';
  let at = 0;
  const comment = () => {
    const from = at;
    if (/^\s*\/\*/.test(lines[at])) {
      while (at < lines.length && !lines[at].includes('*/')) at += 1;
      at += 1;
    } else {
      while (at < lines.length && /^\s*\/\//.test(lines[at])) at += 1;
    }
    return wordsOf(lines.slice(from, at));
  };
  const declaration = () => {
    const from = at;
    let depth = 0;
    for (; at < lines.length; at += 1) {
      depth += depthOf(lines[at]);
      const bare = lines[at].replace(/\s*(?:\/\/.*|\/\*.*\*\/\s*)$/, '');
      if (depth <= 0 && /[;}]$/.test(bare)) break;
    }
    at += 1;
    return withoutPrivate(lines.slice(from, at)).join('\n');
  };
  let first = true;
  while (at < lines.length) {
    if (lines[at].trim() === '' || isNoise(lines[at])) {
      // A preprocessor line may go on.
      while (/^#.*\\$/.test(lines[at])) at += 1;
      at += 1;
      continue;
    }
    if (/^\s*\/[/*]/.test(lines[at])) {
      const words = comment();
      const stands = (lines[at] ?? '').trim() === '' || isNoise(lines[at] ?? '');
      if (first) about = words;
      else if (stands) entries.push({ name: '', about: words.replace(/^-+\s*/, ''), code: '' });
      else entries.push({ about: words.replace(/^-+\s*/, ''), ...named(declaration()) });
    } else {
      entries.push({ about: '', ...named(declaration()) });
    }
    first = false;
  }
  // `class Grid;` tells nothing.
  return { about, entries: entries.filter(({ code }) => !/^(?:class|struct) \w+;$/.test(code)) };
}

const named = (code) => ({ name: nameOf(code), code });
