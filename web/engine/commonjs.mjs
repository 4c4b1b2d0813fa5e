// The package for require(), which Node 18 can't do with modules: each script once more as CommonJS,
// and the types, in a folder that says so. It knows how these scripts import and export, and refuses
// anything else. The modules of WebAssembly and the script of the worker are there once.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const IMPORT = /^import (\{[^}]*\}) from '([^']+)';$/gm;
const EXPORT_FROM = /^export (\{[^}]*\}) from '([^']+)';$/gm;
const EXPORT = /^export (?=(?:async function|function|class|const) (\w+))/gm;
const IMPORT_LATER = 'import(/* webpackIgnore: true */ /* @vite-ignore */ path)';

// "{ a, b as c }" as it takes an object apart.
const parts = (names) => names.replaceAll(' as ', ': ');

function commonJsOf(text, file) {
  const others = [...text.matchAll(EXPORT_FROM)].map(([, names]) => names.replaceAll(/[{}]/g, '').trim());
  const exported = [...others, ...[...text.matchAll(EXPORT)].map(([, name]) => name)];
  const body = text
    .replaceAll(IMPORT, (_, names, from) => `const ${parts(names)} = require('${from}');`)
    .replaceAll(EXPORT_FROM, (_, names, from) => `const ${parts(names)} = require('${from}');`)
    .replaceAll(EXPORT, '')
    .replaceAll(IMPORT_LATER, 'require(path)')
    .replaceAll('import.meta.url', 'FILE');
  const left = body.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '').match(/^.*\b(import|export)\b.*/m);
  if (left) throw new Error(`${file}: require() has no such thing as "${left[0]}"`);
  return `// Made from ../${file}; do not edit.
'use strict';
const FILE = require('node:url').pathToFileURL(require('node:path').join(__dirname, '../${file}')).href;

${body}
module.exports = { ${exported.join(', ')} };
`;
}

/** The scripts and types of a package, once more in the folder `target`. */
export function writeCommonJs(folder, target) {
  mkdirSync(target);
  writeFileSync(join(target, 'package.json'), '{ "type": "commonjs" }\n');
  for (const file of readdirSync(folder)) {
    const from = join(folder, file);
    if (file.endsWith('.d.ts')) copyFileSync(from, join(target, file));
    else if (file.endsWith('.js') && file !== 'worker.js') {
      writeFileSync(join(target, file), commonJsOf(readFileSync(from, 'utf8'), basename(file)));
    }
  }
}
