// What tests need out of the npm registry: installed once into a folder of the build, anew when what
// is wanted has changed; and a word where the registry is out of reach.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// What npm says where that is so.
const UNREACHED = /E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH|HOSTUNREACH)|ERR_SOCKET_TIMEOUT|network|E50\d/i;

const has = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

/** Why what this package.json lists can't be had here; false if it lies in `folder`. */
export function missing(packageJson, folder) {
  const wanted = readFileSync(packageJson, 'utf8');
  const installed = join(folder, 'installed');
  mkdirSync(folder, { recursive: true });
  if (has(installed, wanted)) return false;
  copyFileSync(packageJson, join(folder, 'package.json'));
  const how = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
  const { status, stderr, error } = spawnSync('npm', ['install', ...how], { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) return 'there is no npm here';
  if (status !== 0 && UNREACHED.test(stderr)) return 'the npm registry is out of reach';
  if (status !== 0) throw new Error(`npm can't install what ${packageJson} lists: ${stderr}`);
  writeFileSync(installed, wanted);
  return false;
}
