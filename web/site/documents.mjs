// Which documents of the repository become pages, and where these lie.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plain } from './markdown.mjs';

const NAMED = {
  'README.md': 'index.html',
  'docs/GUIDE.md': 'guide.html',
  'docs/API.md': 'api/calls.html',
  'docs/TECHNIQUES.md': 'techniques/index.html',
  'docs/SEEDS.md': 'documents.html',
  'CHANGELOG.md': 'changes.html',
  'CONTRIBUTING.md': 'contributing.html',
  'CODE_OF_CONDUCT.md': 'conduct.html',
  'SECURITY.md': 'security.html',
  'examples/README.md': 'examples.html',
  'packaging/README.md': 'packaging.html',
  'python/README.md': 'api/python-package.html',
  'sight/train/README.md': 'training.html',
  'web/engine/package/README.md': 'api/javascript-package.html',
};

/** From files of the repository to places of the site. */
export const documentsOf = (root) => {
  const documents = new Map(Object.entries(NAMED));
  for (const name of readdirSync(join(root, 'docs')).sort()) {
    if (name.endsWith('.md') && !documents.has(`docs/${name}`)) documents.set(`docs/${name}`, `${name.slice(0, -3).toLowerCase()}.html`);
  }
  for (const name of readdirSync(join(root, 'docs/techniques')).sort()) {
    if (name.endsWith('.md')) documents.set(`docs/techniques/${name}`, `techniques/${name.slice(0, -3)}.html`);
  }
  for (const name of readdirSync(join(root, 'docs/variants')).sort()) {
    if (name.endsWith('.md')) documents.set(`docs/variants/${name}`, `variants/${name.slice(0, -3)}.html`);
  }
  return documents;
};

/** What a document is called among the others. */
export const titleOf = (root, file) =>
  file === 'web/engine/package/README.md' ? 'nonet for JavaScript' : plain(readFileSync(join(root, file), 'utf8').match(/^# (.*)$/m)[1]);
