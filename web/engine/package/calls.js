// The calls of nonet/c/nonet.h, and a game that makes them: what engines in this thread and in a
// worker have in common. `ask` is all that differs: it takes the name of a call and its texts, and
// promises the text of the answer.

/** What was wrong with a call: its kind, a sentence, and its place where there is one. */
export class NonetError extends Error {
  constructor({ code, message, line, column }) {
    super(message);
    this.name = 'NonetError';
    this.code = code;
    if (line !== undefined) this.line = line;
    if (column !== undefined) this.column = column;
  }
}

// What an error is about, by the numbers of nonet/c/nonet.h.
export const CODES = [
  'ok', 'unreadable', 'no-puzzle', 'more-text', 'other-rules', 'contradiction', 'bad-option',
  'impossible', 'refused', 'stopped', 'no-memory',
];

// How many texts each takes, and whether it changes the game.
export const CALLS = {
  read: { texts: 2, changes: true },
  board: { texts: 0 },
  play: { texts: 1, changes: true },
  undo: { texts: 0, changes: true },
  redo: { texts: 0, changes: true },
  restart: { texts: 0, changes: true },
  write: { texts: 1 },
  formats: { texts: 0 },
  draw: { texts: 1 },
  check: { texts: 1 },
  hint: { texts: 1 },
  next: { texts: 1 },
  steps: { texts: 1 },
  path: { texts: 1 },
  take: { texts: 1, changes: true },
  prove: { texts: 1 },
  chain: { texts: 1 },
  combinations: { texts: 1 },
  examine: { texts: 1 },
  rate: { texts: 1 },
  generate: { texts: 1 },
  canon: { texts: 0 },
  techniques: { texts: 0 },
  lesson: { texts: 1 },
  practice: { texts: 1 },
};

// All the texts that a call takes, those that are not given as undefined.
export const padded = (call, texts) =>
  Array.from({ length: CALLS[call].texts }, (_, i) => texts[i]);

/** What a cancelled call is refused with. */
export const aborted = (signal) =>
  signal.reason ?? new DOMException('This operation was aborted', 'AbortError');

export const engineEnded = () =>
  new NonetError({ code: 'ended', message: 'the engine has been ended' });
export const noMemory = () => new NonetError({ code: 'no-memory', message: 'no memory left' });

const asText = (value) =>
  value === undefined || value === null || typeof value === 'string' ? value : JSON.stringify(value);

// Up to 2^48, of the numbers that the engine takes.
function anySeed() {
  const [high, low] = globalThis.crypto
    ? globalThis.crypto.getRandomValues(new Uint32Array(2))
    : [Math.random() * 2 ** 16, Math.random() * 2 ** 32].map(Math.floor);
  return (high & 0xffff) * 2 ** 32 + low + 1;
}

// No text of the engine holds a NUL, which for it is the end of one.
export function refuseNul(text) {
  const at = text?.indexOf('\0') ?? -1;
  if (at < 0) return;
  const before = text.slice(0, at).split('\n');
  throw new NonetError({
    code: 'unreadable',
    message: 'there is a NUL character in the text, which no puzzle and no move has',
    line: before.length,
    column: [...before.at(-1)].length + 1,
  });
}

export class Game {
  #ask;
  #end;
  #ended; // a promise of the end, once it was asked for

  // `ask(call, texts, signal)`; `end()` gives back what the game holds, and is called once.
  constructor(ask, end) {
    this.#ask = ask;
    this.#end = end;
  }

  /** The answer to a call as the engine wrote it. */
  async askText(call, texts = [], { signal } = {}) {
    if (!Object.hasOwn(CALLS, call)) {
      throw new NonetError({ code: 'bad-option', message: `there is no call '${call}'` });
    }
    if (this.#ended) throw new NonetError({ code: 'ended', message: 'the game has been ended' });
    const given = texts.map(asText);
    given.forEach(refuseNul);
    return this.#ask(call, given, signal);
  }

  async #answer(call, texts, how) {
    return JSON.parse(await this.askText(call, texts, how));
  }

  read(text, options, how) { return this.#answer('read', [text, options], how); }
  board(how) { return this.#answer('board', [], how); }
  play(moves, how) {
    return this.#answer('play', [Array.isArray(moves) ? moves.join(' ') : moves], how);
  }
  undo(how) { return this.#answer('undo', [], how); }
  redo(how) { return this.#answer('redo', [], how); }
  restart(how) { return this.#answer('restart', [], how); }
  write(options, how) { return this.askText('write', [options], how); }
  formats(how) { return this.#answer('formats', [], how); }
  draw(options, how) { return this.askText('draw', [options], how); }
  check(options, how) { return this.#answer('check', [options], how); }
  /** How many solutions the puzzle has, 2 for two or more, and the solution if it is the only one. */
  async solve(how) {
    const { solutions, solution } = await this.check({ solution: true }, how);
    if (solutions !== 'one') return { count: solutions === 'none' ? 0 : 2 };
    return { count: 1, solution };
  }
  hint(options, how) { return this.#answer('hint', [options], how); }
  next(options, how) { return this.#answer('next', [options], how); }
  steps(options, how) { return this.#answer('steps', [options], how); }
  path(options, how) { return this.#answer('path', [options], how); }
  take(step, how) { return this.#answer('take', [step], how); }
  prove(stepOrPath, how) { return this.#answer('prove', [stepOrPath], how); }
  chain(drawn, how) { return this.#answer('chain', [drawn], how); }
  combinations(options, how) { return this.#answer('combinations', [options], how); }
  examine(options, how) { return this.#answer('examine', [options], how); }
  rate(options, how) { return this.#answer('rate', [options], how); }
  generate(options, how) {
    return this.#answer('generate', [{ seed: anySeed(), ...options }], how);
  }
  canon(how) { return this.#answer('canon', [], how); }
  techniques(how) { return this.#answer('techniques', [], how); }
  lesson(technique, how) { return this.#answer('lesson', [technique], how); }
  practice(options, how) { return this.#answer('practice', [{ seed: anySeed(), ...options }], how); }

  /** Ends the game; nothing can be asked of it afterwards. */
  end() {
    this.#ended ??= Promise.resolve(this.#end());
    return this.#ended;
  }
}
