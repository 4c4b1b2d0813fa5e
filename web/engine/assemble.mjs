// Lays the npm package out: the scripts of package/, for import and for require(), the modules, the
// types and the licence.
//   node assemble.mjs FOLDER_OF_MODULES FOLDER_OF_PACKAGE VERSION
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCommonJs } from './commonjs.mjs';
import { originOf, whenceOf } from './repository.mjs';
import { typesOf } from './types.mjs';

const [modules, target, version] = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');

rmSync(target, { recursive: true, force: true });
cpSync(join(here, 'package'), target, { recursive: true });
copyFileSync(join(modules, 'nonet_plain.wasm'), join(target, 'nonet.wasm'));
copyFileSync(join(modules, 'nonet_simd.wasm'), join(target, 'nonet-simd.wasm'));
copyFileSync(join(modules, 'nonet_sight_module.wasm'), join(target, 'nonet-sight.wasm'));
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
writeFileSync(join(target, 'answers.d.ts'), typesOf(join(root, 'docs/schema')));
writeCommonJs(target, join(target, 'cjs'));
// The version stands in the top CMakeLists.txt alone.
const { name, ...rest } = JSON.parse(readFileSync(join(here, 'package/package.json'), 'utf8'));
const about = { name, version, ...whenceOf(originOf(root)), ...rest };
writeFileSync(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
