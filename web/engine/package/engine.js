// An engine in the thread that calls it. Its promises are kept before they are given: a long call
// holds the thread, and can't be cancelled once it has begun. See client.js for one that can.
import { Game, NonetError, aborted, engineEnded, padded } from './calls.js';
import { Instance } from './instance.js';
import { requestOf, solvedOf } from './many.js';
import { compileNonet, compileSight } from './module.js';
import { Sight } from './sight.js';

/** An engine whose games work in this thread. `options`: see compileNonet. */
export async function createEngine(options) {
  return new Engine(await Instance.start(await compileNonet(options)), options);
}

class Engine {
  #instance; // none once the engine has been ended
  #version;
  #options;
  #sight; // a promise of what reads pictures, once there was one

  constructor(instance, options) {
    this.#instance = instance;
    this.#options = options;
    this.#version = instance.version;
  }

  get version() {
    return this.#version;
  }

  async newGame() {
    const handle = this.#held().newGame();
    const ask = (call, texts, signal) => {
      if (signal?.aborted) throw aborted(signal);
      return this.#held().ask(handle, call, padded(call, texts));
    };
    return new Game(ask, () => this.#instance?.endGame(handle));
  }

  async solveMany(puzzles, { signal } = {}) {
    if (signal?.aborted) throw aborted(signal);
    const request = requestOf(puzzles);
    return solvedOf(request, this.#held().solveMany(request));
  }

  async see(picture, { signal, ...options } = {}) {
    if (signal?.aborted) throw aborted(signal);
    this.#held();
    this.#sight ??= compileSight(this.#options).then(Sight.start);
    const sight = await this.#sight.catch((error) => {
      this.#sight = undefined; // with a network it may be there the next time
      throw error;
    });
    try {
      return JSON.parse(sight.see(picture, options));
    } catch (error) {
      if (error instanceof NonetError) throw error;
      this.#sight = undefined; // it has trapped
      throw new NonetError({ code: 'failed', message: `the reader has failed: ${error.message}` });
    }
  }

  async end() {
    this.#instance = undefined;
  }

  #held() {
    if (!this.#instance) throw engineEnded();
    return this.#instance;
  }
}
