// An engine in a worker. Calls are sent one at a time, in their order, so that at any moment it is
// known which one holds the worker. To cancel that one the worker is ended, which takes no help
// from the call; a new one is begun with the module that is compiled already, and what had been
// done in each game is done there again. A call that waits is just taken from the queue.
import { CALLS, Game, NonetError, aborted, engineEnded } from './calls.js';
import { isNode, node } from './host.js';
import { requestOf, solvedOf } from './many.js';
import { compileNonet, compileSight } from './module.js';

// Bundlers know the worker by the last expression, as it stands, and by no other: they build it and
// put its address in.
async function spawnHere() {
  if (isNode) return (await node()).spawnThread();
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}

// A worker that was not found, or is no script, fails with an event that has nothing to say.
const reasonOf = (event) => event?.message ??
  'its script, worker.js of nonet, could not be loaded or run; where a bundler has moved it, ' +
  'createWorkerEngine({ spawn }) takes a function that makes the worker';

/**
 * An engine whose games work in a worker. `options`: see compileNonet; and `spawn`, which makes a
 * worker that runs nonet/worker, for whoever bundles it.
 */
export async function createWorkerEngine({ spawn = spawnHere, ...options } = {}) {
  const engine = new WorkerEngine(await compileNonet(options), spawn, options);
  await engine.start();
  return engine;
}

class WorkerEngine {
  #module;
  #spawn;
  #options;
  #sight; // a promise of the module that reads pictures, once there was one
  #worker; // a promise of one that is ready
  #ready; // that one
  #turn = 0; // of the workers: messages of one that has been given up mean nothing
  #version;
  #queue = []; // what waits, first come first served
  #running; // what the worker is busy with
  #journals = new Map(); // of each game: the calls that made it what it is
  #games = 0;
  #ids = 0;
  #over = false;

  constructor(module, spawn, options) {
    this.#module = module;
    this.#spawn = spawn;
    this.#options = options;
  }

  get version() {
    return this.#version;
  }

  async start() {
    this.#worker ??= this.#begin();
    await this.#worker;
  }

  async newGame() {
    if (this.#over) throw engineEnded();
    const game = ++this.#games;
    this.#journals.set(game, []);
    const ask = (call, texts, signal) => this.#ask({ game, call, texts }, signal);
    return new Game(ask, () => this.#endGame(game));
  }

  async solveMany(puzzles, { signal } = {}) {
    const request = requestOf(puzzles);
    const texts = [request.text, request.whole];
    return solvedOf(request, await this.#ask({ call: 'solve_many', texts }, signal));
  }

  async see(picture, { signal, ...options } = {}) {
    if (signal?.aborted) throw aborted(signal);
    this.#sight ??= compileSight(this.#options);
    const module = await this.#sight.catch((error) => {
      this.#sight = undefined; // with a network it may be there the next time
      throw error;
    });
    return JSON.parse(await this.#ask({ call: 'see', texts: [module, picture, options] }, signal));
  }

  // In its turn: what was asked of the game before is still answered. A worker that is ended or
  // fails meanwhile ends the game as well.
  async #endGame(game) {
    await this.#ask({ game, call: 'end', texts: [] }).catch(() => undefined);
    this.#journals.delete(game);
  }

  /** Ends the worker; what is under way is cancelled. */
  async end() {
    this.#over = true;
    const over = engineEnded();
    for (const waiting of this.#queue.splice(0)) waiting.reject(over);
    this.#running?.reject(over);
    this.#running = undefined;
    const worker = await this.#worker?.catch(() => undefined);
    this.#worker = undefined;
    await worker?.terminate();
  }

  // ---- the queue

  #ask(message, signal) {
    return new Promise((resolve, reject) => {
      if (this.#over) return reject(engineEnded());
      if (signal?.aborted) return reject(aborted(signal));
      const entry = { ...message, id: ++this.#ids, resolve, reject };
      const cancel = () => this.#cancel(entry, aborted(signal));
      entry.settle = () => signal?.removeEventListener('abort', cancel);
      signal?.addEventListener('abort', cancel, { once: true });
      this.#queue.push(entry);
      this.#proceed();
    });
  }

  async #proceed() {
    if (this.#running || this.#queue.length === 0) return;
    const entry = this.#queue.shift();
    this.#running = entry;
    try {
      const worker = await (this.#worker ??= this.#begin());
      if (this.#running !== entry) return;
      worker.ref?.();
      worker.postMessage(messageOf(entry));
    } catch (error) {
      this.#drop();
      this.#finish(entry, () => entry.reject(error));
    }
  }

  #finish(entry, how) {
    if (this.#running !== entry) return;
    this.#running = undefined;
    this.#ready?.unref?.(); // an idle worker keeps no program of Node from ending
    entry.settle();
    how();
    this.#proceed();
  }

  #cancel(entry, reason) {
    if (this.#running === entry) {
      this.#drop();
      this.#finish(entry, () => entry.reject(reason));
    } else {
      this.#queue = this.#queue.filter((waiting) => waiting !== entry);
      entry.reject(reason);
    }
  }

  // ---- the worker

  #drop() {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#ready = undefined;
    ++this.#turn;
    worker?.then((ready) => ready.terminate(), () => undefined);
  }

  async #begin() {
    const turn = this.#turn;
    const worker = await this.#spawn();
    try {
      await this.#prepare(worker, turn);
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    worker.unref?.();
    if (turn === this.#turn) this.#ready = worker;
    return worker;
  }

  // It is given the module, and all games as they are.
  async #prepare(worker, turn) {
    const receive = await this.#connect(worker);
    worker.postMessage({ module: this.#module });
    const { ready, broken } = await receive();
    if (broken !== undefined) throw new NonetError({ code: 'failed', message: broken });
    this.#version = ready;
    for (const [game, journal] of this.#journals) {
      for (const { call, texts } of journal) {
        worker.postMessage({ id: 0, game, call, texts });
        await receive();
      }
    }
    receive((message) => {
      if (turn === this.#turn) this.#receive(message);
    });
  }

  // Messages one by one while the worker is prepared, then to whom they are given.
  async #connect(worker) {
    const early = [];
    let waiting;
    let listener = (message) => (waiting ? waiting.resolve(message) : early.push(message));
    const failed = (error) => {
      const message = `the worker has failed: ${reasonOf(error)}`;
      const broken = new NonetError({ code: 'failed', message });
      if (waiting) waiting.reject(broken);
      else listener({ broken: broken.message });
    };
    if (isNode && typeof worker.on === 'function') {
      worker.on('message', (message) => listener(message));
      worker.on('error', failed);
    } else {
      worker.onmessage = (event) => listener(event.data);
      worker.onerror = failed;
    }
    return (next) => {
      waiting = undefined;
      if (next) {
        listener = next;
        return undefined;
      }
      if (early.length > 0) return Promise.resolve(early.shift());
      return new Promise((resolve, reject) => (waiting = { resolve, reject }));
    };
  }

  #receive({ id, answer, error, broken }) {
    const entry = this.#running;
    if (!entry || (id !== undefined && id !== entry.id)) return;
    if (broken !== undefined) {
      this.#drop();
      this.#finish(entry, () => entry.reject(new NonetError({ code: 'failed', message: broken })));
    } else if (error) {
      this.#finish(entry, () => entry.reject(new NonetError(error)));
    } else {
      this.#note(entry, answer);
      this.#finish(entry, () => entry.resolve(answer));
    }
  }

  // Keeps what changed the game. A step that was taken as "the next" is kept as that step, so that
  // nobody has to look for it again.
  #note({ game, call, texts }, answer) {
    const journal = this.#journals.get(game);
    if (!journal) return;
    if (call === 'next') journal.next = answer;
    if (!CALLS[call]?.changes) return;
    if (call === 'read') journal.length = 0;
    const step = call === 'take' && !texts[0];
    journal.push({ call, texts: step ? [JSON.stringify(JSON.parse(journal.next).steps[0])] : texts });
  }
}

const messageOf = ({ id, game, call, texts }) => ({ id, game, call, texts });
