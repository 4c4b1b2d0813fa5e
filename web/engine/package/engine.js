// An engine in the thread that calls it. Its promises are kept before they are given: a long call
// holds the thread, and can't be cancelled once it has begun. See client.js for one that can.
import { CALLS, Game } from './calls.js';
import { Instance, compileNonet } from './module.js';

/** An engine whose games work in this thread. `options`: see compileNonet. */
export async function createEngine(options) {
  return new Engine(await Instance.start(await compileNonet(options)));
}

class Engine {
  #instance;

  constructor(instance) {
    this.#instance = instance;
  }

  get version() {
    return this.#instance.version;
  }

  async newGame() {
    const instance = this.#instance;
    const handle = instance.newGame();
    const ask = (call, texts, signal) => {
      signal?.throwIfAborted();
      return instance.ask(handle, call, padded(call, texts));
    };
    return new Game(ask, () => instance.endGame(handle));
  }

  async end() {}
}

// All the texts that a call takes, those that are not given as undefined.
export const padded = (call, texts) =>
  Array.from({ length: CALLS[call].texts }, (_, i) => texts[i]);
