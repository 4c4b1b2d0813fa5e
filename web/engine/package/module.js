// The modules of WebAssembly: which of the two engines, the reader of pictures, and where they lie.
import { NonetError } from './calls.js';
import { isNode, node } from './host.js';

// The least module with a vector in it: (func (drop (v128.const i32x4 0 0 0 0))).
const VECTOR = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 23, 1, 21, 0, 253, 12,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 11,
]);

/** Whether this browser, or Node, knows the vectors of WebAssembly. */
export const hasSimd = () => WebAssembly.validate(VECTOR);

// In a browser an address is one that fetch takes, in Node one beside this file too.
async function bytesOf(address) {
  const { addressOf, bytesOfFile } = isNode ? await node() : {};
  const url = isNode ? addressOf(address) : address;
  if (isNode && url.protocol === 'file:') return bytesOfFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.arrayBuffer();
}

const failed = (message) => new NonetError({ code: 'failed', message });

// A server that has not found a file may answer with its page.
async function moduleAt(address) {
  const bytes = await bytesOf(address).catch((error) => {
    throw failed(`${address} can't be loaded: ${error.message}`);
  });
  if (new Uint8Array(bytes)[0] === 0) return bytes;
  throw failed(`${address} is no module of WebAssembly; where a bundler has moved that, the option ` +
    'wasm takes it');
}

/**
 * Compiles the engine, once for any number of engines and workers. `wasm` is the module, its bytes,
 * a Response or an address, for whoever keeps the files elsewhere; without it the file that lies
 * beside this one is taken, with vectors where `simd` is not false and they are known.
 */
export async function compileNonet({ wasm, simd = hasSimd() } = {}) {
  return compiled(wasm ??
    (simd ? new URL('./nonet-simd.wasm', import.meta.url) : new URL('./nonet.wasm', import.meta.url)));
}

/** Compiles the reader of pictures. `sight` likewise, or a function that gets it once it is wanted. */
export async function compileSight({ sight } = {}) {
  const given = typeof sight === 'function' ? await sight() : sight;
  return compiled(given ?? new URL('./nonet-sight.wasm', import.meta.url));
}

async function compiled(wasm) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (typeof Response === 'function' && wasm instanceof Response) return WebAssembly.compile(await wasm.arrayBuffer());
  return WebAssembly.compile(typeof wasm === 'string' || wasm instanceof URL ? await moduleAt(wasm) : wasm);
}
