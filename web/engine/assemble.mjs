// Lays the npm package out: the scripts of package/, both modules, the types and the licence.
//   node assemble.mjs FOLDER_OF_MODULES FOLDER_OF_PACKAGE VERSION
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typesOf } from './types.mjs';

const [modules, target, version] = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');

rmSync(target, { recursive: true, force: true });
cpSync(join(here, 'package'), target, { recursive: true });
copyFileSync(join(modules, 'nonet_plain.wasm'), join(target, 'nonet.wasm'));
copyFileSync(join(modules, 'nonet_simd.wasm'), join(target, 'nonet-simd.wasm'));
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
writeFileSync(join(target, 'answers.d.ts'), typesOf(join(root, 'docs/schema')));
// The version stands in the top CMakeLists.txt alone.
const { name, ...rest } = JSON.parse(readFileSync(join(here, 'package/package.json'), 'utf8'));
writeFileSync(join(target, 'package.json'), `${JSON.stringify({ name, version, ...rest }, null, 2)}\n`);
