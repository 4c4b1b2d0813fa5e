// An engine in the thread that calls it. Its promises are kept before they are given: a long call
// holds the thread, and can't be cancelled once it has begun. See client.js for one that can.
import { Game, aborted, engineEnded, padded } from './calls.js';
import { Instance } from './instance.js';
import { requestOf, solvedOf } from './many.js';
import { compileNonet } from './module.js';

/** An engine whose games work in this thread. `options`: see compileNonet. */
export async function createEngine(options) {
  return new Engine(await Instance.start(await compileNonet(options)));
}

class Engine {
  #instance; // none once the engine has been ended
  #version;

  constructor(instance) {
    this.#instance = instance;
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

  async end() {
    this.#instance = undefined;
  }

  #held() {
    if (!this.#instance) throw engineEnded();
    return this.#instance;
  }
}
