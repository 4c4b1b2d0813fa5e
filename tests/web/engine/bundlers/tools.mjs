// The bundlers, out of the npm registry into build/web/bundlers, once; how each builds the program
// beside this file for production, and what it warns of; and a server for what was built.
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { missing as notInstalled } from '../../registry.mjs';
import { PACKAGE } from '../support.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
export const FOLDER = fileURLToPath(new URL('../../../../build/web/bundlers/', import.meta.url));
const CHROMIUM = process.env.NONET_CHROMIUM ?? '/usr/bin/chromium';

/** Why the bundlers can't be tried here; false if they can. */
export function missing() {
  if (!existsSync(CHROMIUM)) return 'there is no Chromium here';
  const reason = notInstalled(join(HERE, 'package.json'), FOLDER);
  if (reason) return reason;
  // As npm would install it: a bundler may treat a link in another way.
  rmSync(join(FOLDER, 'node_modules/nonet'), { recursive: true, force: true });
  cpSync(PACKAGE, join(FOLDER, 'node_modules/nonet'), { recursive: true });
  for (const file of ['main.js', 'index.html']) copyFileSync(join(HERE, file), join(FOLDER, file));
  return false;
}

const require = createRequire(join(FOLDER, 'package.json'));
const tool = (path) => import(pathToFileURL(join(FOLDER, 'node_modules', path)));

async function withVite(out) {
  const { build, createLogger } = await tool('vite/dist/node/index.js');
  const warnings = [];
  const warn = (message) => warnings.push(message);
  const customLogger = { ...createLogger('silent'), warn, warnOnce: warn, error: warn };
  await build({ root: FOLDER, configFile: false, customLogger, build: { outDir: out, emptyOutDir: true } });
  return warnings;
}

async function withWebpack(out) {
  const webpack = require('webpack');
  const compiler = webpack({
    mode: 'production',
    context: FOLDER,
    entry: './main.js',
    output: { path: out, clean: true },
    performance: { hints: false }, // the engine is as large as it is
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))));
  await new Promise((resolve) => compiler.close(resolve));
  writeFileSync(join(out, 'index.html'), '<!doctype html><script src="main.js"></script>');
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  return [...errors, ...warnings].map(({ message }) => message);
}

/** By name: builds the program for production into a folder, and returns what there is to warn of. */
export const BUNDLERS = { Vite: withVite, webpack: withWebpack };

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** Serves a folder; the scripts of workers only if `workers`. */
export async function served(folder, workers, t) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    const isThere = existsSync(file) && (workers || request.headers['sec-fetch-dest'] !== 'worker');
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' });
    response.end(isThere ? readFileSync(file) : '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${server.address().port}/`;
}

/** Chromium, as the page's tests start it. */
export async function browser() {
  const { chromium } = require('playwright-core');
  const args = ['--disable-background-networking', '--disable-component-update',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath: CHROMIUM, args });
}
