// An instance of the module: how texts get into it and answers out of it.
import { CODES, NonetError, noMemory, refuseNul } from './calls.js';
import { solvedOne } from './many.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const NEWLINE = 10;
const LINE = 82; // 81 cells, and what ends them
const PORTION = 2 ** 18; // bytes that are solved at a time: memory that has grown never shrinks

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
      if (handle === 0) throw noMemory();
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
      throw new NonetError({ code: 'failed', message: `the engine has failed: ${error.message}` });
    }
  }

  /** Answers a request of many.js; what is wrong with a puzzle is told in words by reading it. */
  solveMany({ text, whole }) {
    return this.#guarded(() => {
      const answer = { portions: [], whole: [], errors: [] };
      const game = this.newGame();
      const elsewhere = new Set(whole.map(([at]) => at));
      const bytes = encoder.encode(text);
      for (let begin = 0, end, first = 0; begin < bytes.length; begin = end) {
        end = bytes.indexOf(NEWLINE, begin + PORTION) + 1 || bytes.length;
        const portion = bytes.subarray(begin, end);
        const [lines, statuses] = this.#solvedLines(portion);
        answer.portions.push([lines, statuses]);
        let texts; // nobody asks for them where all is well
        statuses.forEach((status, i) => {
          if (status >= 0 || elsewhere.has(first + i)) return;
          texts ??= decoder.decode(portion).split('\n');
          answer.errors.push([first + i, this.#fault(game, texts[i], status)]);
        });
        first += statuses.length;
      }
      for (const [at, puzzle] of whole) {
        const [status, solution] = this.#solvedText(puzzle);
        answer.whole.push([at, solvedOne(status, solution)]);
        if (status < 0) answer.errors.push([at, this.#fault(game, puzzle, status)]);
      }
      this.endGame(game);
      return answer;
    });
  }

  // [the lines of the answers, a status a line]
  #solvedLines(bytes) {
    const { nonet_solve_lines: solve, free } = this.#exports;
    const text = this.#room(bytes.length);
    this.#bytes().set(bytes, text);
    const count = solve(text, bytes.length, 0, 0, 0);
    const lines = this.#room(count * (LINE + 1));
    const statuses = lines + count * LINE;
    solve(text, bytes.length, lines, statuses, count);
    const memory = this.#bytes();
    const answer = [
      decoder.decode(memory.subarray(lines, statuses)),
      new Int8Array(memory.slice(statuses, statuses + count).buffer),
    ];
    free(lines);
    free(text);
    return answer;
  }

  #solvedText(puzzle) {
    if (puzzle.includes('\0')) return [-CODES.indexOf('unreadable'), ''];
    const text = this.#placed(puzzle);
    const solution = this.#room(LINE);
    const status = this.#exports.nonet_solve(text, solution);
    const answer = [status, status < 0 ? '' : this.#textAt(solution)];
    this.#exports.free(solution);
    this.#exports.free(text);
    return answer;
  }

  // What a NonetError is made of. Reading says more than a status, and the status is what counts.
  #fault(game, puzzle, status) {
    const code = CODES[-status];
    try {
      refuseNul(puzzle);
      this.#asked(game, 'read', [puzzle, undefined]);
    } catch (error) {
      if (!(error instanceof NonetError)) throw error;
      return { code, message: error.message, line: error.line, column: error.column };
    }
    return { code, message: 'this is no puzzle' };
  }

  #asked(handle, call, texts) {
    const places = texts.map((text) => this.#placed(text));
    const answer = this.#exports[`nonet_${call}`](handle, ...places);
    for (const place of places) this.#exports.free(place);
    if (answer !== 0) return this.#textAt(answer);
    const error = this.#exports.nonet_error_json(handle);
    throw error ? new NonetError(JSON.parse(this.#textAt(error))) : noMemory();
  }

  // The memory may have grown, and then is another buffer: it is looked up each time.
  #bytes() {
    return new Uint8Array(this.#exports.memory.buffer);
  }

  #room(size) {
    const place = this.#exports.malloc(size);
    if (place === 0) throw noMemory();
    return place;
  }

  #placed(text) {
    if (text === undefined || text === null) return 0;
    const bytes = encoder.encode(text);
    const place = this.#room(bytes.length + 1);
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
