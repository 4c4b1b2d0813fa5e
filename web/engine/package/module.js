// The module of WebAssembly: which of the two, where it lies, and how texts get in and out of it.
import { NonetError } from './calls.js';

export const isNode = typeof process === 'object' && Boolean(process.versions?.node);

// The least module with a vector in it: (func (drop (v128.const i32x4 0 0 0 0))).
const VECTOR = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 23, 1, 21, 0, 253, 12,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 11,
]);

/** Whether this browser, or Node, knows the vectors of WebAssembly. */
export const hasSimd = () => WebAssembly.validate(VECTOR);

async function bytesOf(url) {
  if (isNode && url.protocol === 'file:') {
    const files = 'node:fs/promises'; // no literal, or bundlers for browsers look for it
    return (await import(/* @vite-ignore */ files)).readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new NonetError({ message: `${url} can't be loaded: ${response.status}` });
  return response.arrayBuffer();
}

/**
 * Compiles the engine, once for any number of engines and workers. `wasm` is the module, its bytes,
 * a Response or an address, for whoever keeps the files elsewhere; without it the file that lies
 * beside this one is taken, with vectors where `simd` is not false and they are known.
 */
export async function compileNonet({ wasm, simd = hasSimd() } = {}) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (typeof Response === 'function' && wasm instanceof Response) wasm = await wasm.arrayBuffer();
  if (typeof wasm === 'string' || wasm instanceof URL) {
    wasm = await bytesOf(new URL(wasm, import.meta.url));
  }
  if (wasm === undefined) {
    wasm = await bytesOf(
      simd ? new URL('./nonet-simd.wasm', import.meta.url) : new URL('./nonet.wasm', import.meta.url));
  }
  return WebAssembly.compile(wasm);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An instance: games by their handles, calls by their names. */
export class Instance {
  #exports;
  #failure; // what the module trapped with: from then on nothing it holds can be relied on

  constructor(exports) {
    this.#exports = exports;
  }

  static async start(module) {
    const { exports } = await WebAssembly.instantiate(module, {});
    exports._initialize();
    return new Instance(exports);
  }

  get version() {
    return this.#textAt(this.#exports.nonet_version());
  }

  newGame() {
    return this.#guarded(() => {
      const handle = this.#exports.nonet_new();
      if (handle === 0) throw new NonetError({ message: 'no memory left' });
      return handle;
    });
  }

  /** Gives back what a game holds, once. */
  endGame(handle) {
    if (!this.broken) this.#guarded(() => this.#exports.nonet_free(handle));
  }

  /** Whether the module has trapped, as where memory ends; it answers nothing any more. */
  get broken() {
    return this.#failure !== undefined;
  }

  /** The answer; throws a NonetError that says why there is none. */
  ask(handle, call, texts) {
    return this.#guarded(() => this.#asked(handle, call, texts));
  }

  #guarded(work) {
    try {
      if (this.#failure) throw this.#failure;
      return work();
    } catch (error) {
      if (error instanceof NonetError) throw error;
      this.#failure = error;
      throw new NonetError({ message: `the engine has failed: ${error.message}` });
    }
  }

  #asked(handle, call, texts) {
    const places = texts.map((text) => this.#placed(text));
    const answer = this.#exports[`nonet_${call}`](handle, ...places);
    for (const place of places) this.#exports.free(place);
    if (answer !== 0) return this.#textAt(answer);
    const error = this.#exports.nonet_error_json(handle);
    throw new NonetError(error ? JSON.parse(this.#textAt(error)) : { message: 'no memory left' });
  }

  // The memory may have grown, and then is another buffer: it is looked up each time.
  #bytes() {
    return new Uint8Array(this.#exports.memory.buffer);
  }

  #placed(text) {
    if (text === undefined || text === null) return 0;
    const bytes = encoder.encode(text);
    const place = this.#exports.malloc(bytes.length + 1);
    if (place === 0) throw new NonetError({ message: 'no memory left' });
    const memory = this.#bytes();
    memory.set(bytes, place);
    memory[place + bytes.length] = 0;
    return place;
  }

  #textAt(place) {
    const memory = this.#bytes();
    return decoder.decode(memory.subarray(place, memory.indexOf(0, place)));
  }
}
