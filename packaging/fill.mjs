// Writes the recipes that need it with the version, the address and the checksums of the source archive:
//   node packaging/fill.mjs VERSION SOURCE_ARCHIVE OUT
// The address is that of the repository that this clone was made from, or NONET_REPOSITORY; where that is
// nobody's, one that exists nowhere, and the script says so.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originOf, whenceOf } from '../web/engine/repository.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const [version, archive, out] = process.argv.slice(2);
if (!version || !archive || !out) {
  console.error('Usage: node fill.mjs VERSION SOURCE_ARCHIVE OUT');
  process.exit(2);
}

const known = whenceOf(originOf(here)).homepage?.replace(/#readme$/, '');
if (!known) {
  console.error('The recipes name no address that exists: this clone has none, and NONET_REPOSITORY gives none.');
}
const address = known ?? 'https://nonet.example/nonet';
const bytes = readFileSync(archive);
const sum = (kind) => createHash(kind).update(bytes).digest('hex');
const values = {
  VERSION: version,
  ADDRESS: address,
  ARCHIVE: `${address}/releases/download/v${version}/${basename(archive)}`,
  SHA256: sum('sha256'),
  SHA512: sum('sha512'),
};

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );

for (const file of filesBelow(here).filter((name) => name.endsWith('.in')).sort()) {
  const text = readFileSync(file, 'utf8').replace(/@([A-Z0-9]+)@/g, (all, name) => {
    if (!(name in values)) throw new Error(`${file}: nobody knows ${all}`);
    return values[name];
  });
  // vcpkg wants its ports in folders of their names.
  const place = join(out, relative(here, file).replace(/\.in$/, '').replace(/^vcpkg\//, 'vcpkg/nonet/'));
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}
