// The element: keys, pointers and attributes in; events out. The board is a game of the engine, which alone knows
// what may be done and what follows; all elements of a page share one engine, in a worker where that can be had.
import { createEngine, createWorkerEngine } from '../index.js';
import { cellsOf, CLEAR, digitsOf, View } from './view.js';

const STEPS = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };
const RUNGS = 5;
const FIRST_DRAWN = 3; // below that a rung shows nothing on the board

let shared;
// A script from another host may start no worker here: then the engine works in this thread.
const sharedEngine = () => (shared ??= createWorkerEngine().catch(() => createEngine()));

// So that a server may import this, which has no elements.
const Base = globalThis.HTMLElement ?? class {};

export class NonetBoard extends Base {
  static observedAttributes = ['puzzle', 'theme', 'candidates', 'readonly', 'controls'];

  /** An engine of one's own, set before the element is connected, in place of the one that all share. */
  engine;

  #view;
  #game;
  #paper; // the puzzle alone, for the picture under a board that may clash
  #board;
  #hint;
  #rung = 0;
  #selected = 0;
  #notes = false; // digits strike and restore candidates
  #work = Promise.resolve(); // what was asked last
  #starting;

  connectedCallback() {
    if (this.#view === undefined) {
      this.#view = new View(this.attachShadow({ mode: 'open', delegatesFocus: true }));
      this.shadowRoot.addEventListener('click', (event) => this.#clicked(event));
      this.shadowRoot.addEventListener('keydown', (event) => this.#pressed(event));
      this.#view.select(0, false);
    }
    this.#showControls();
    // One that was only moved within the page keeps its game.
    if (this.#starting === undefined) this.#queue(() => this.#read());
  }

  attributeChangedCallback(name, before, now) {
    if (!this.isConnected || this.#view === undefined || before === now) return;
    if (name === 'puzzle') this.#queue(() => this.#read());
    else if (name === 'controls' || name === 'readonly') this.#showControls();
    else this.#queue(() => this.#show());
  }

  /** The board as it stands (the answer of Game.board), once a puzzle has been read. */
  get board() {
    return this.#board;
  }
  /** The hint that is told, or undefined. */
  get hintShown() {
    return this.#hint;
  }
  get puzzle() {
    return this.getAttribute('puzzle') ?? '';
  }
  set puzzle(text) {
    this.setAttribute('puzzle', text);
  }

  /** Settles when all that was asked of the element is done. */
  get ready() {
    return this.#work;
  }

  /** Moves: "r3c5=7 r1c2<>4". */
  play(moves) {
    return this.#queue(async () => this.#changed(await this.#game.play(moves), moves));
  }
  undo() {
    return this.#queue(async () => this.#changed(await this.#game.undo(), 'undo'));
  }
  redo() {
    return this.#queue(async () => this.#changed(await this.#game.redo(), 'redo'));
  }
  restart() {
    return this.#queue(async () => this.#changed(await this.#game.restart(), 'restart'));
  }
  /** A hint up to a rung, 1 to 5; without one the next rung of the hint that is told. */
  hint(rung) {
    return this.#queue(async () => {
      this.#rung = Math.min(RUNGS, rung ?? this.#rung + 1);
      this.#hint = await this.#game.hint({ rung: this.#rung });
      this.#tell('hint', { hint: this.#hint, rung: this.#rung });
      await this.#show();
    });
  }
  /** Does the step that is told. */
  apply() {
    return this.#queue(async () => {
      const { step } = this.#hint ?? {};
      if (step) await this.#changed(await this.#game.take(step), [...step.place, ...step.remove].join(' '));
    });
  }
  closeHint() {
    return this.#queue(async () => {
      this.#forgetHint();
      await this.#show();
    });
  }

  // One after the other. What is wrong is said, and told as an event.
  #queue(work) {
    this.#work = this.#work.then(async () => {
      try {
        await this.#start();
        await work();
      } catch (error) {
        this.#view.say(error.message);
        this.#tell('error', { error });
      }
    });
    return this.#work;
  }

  #start() {
    this.#starting ??= (async () => {
      const engine = this.engine ?? (await sharedEngine());
      [this.#game, this.#paper] = [await engine.newGame(), await engine.newGame()];
    })();
    return this.#starting;
  }

  async #read() {
    const text = this.puzzle.trim() || '.'.repeat(81);
    const board = await this.#game.read(text);
    // A half-solved state is drawn from its givens too, and these have to agree with each other.
    await this.#paper.read(board.variant ? JSON.stringify(board.variant) : board.puzzle);
    this.#board = board;
    this.#forgetHint();
    this.#view.say('');
    await this.#show();
  }

  #forgetHint() {
    this.#hint = undefined;
    this.#rung = 0;
  }

  async #changed(board, moves) {
    const wasSolved = this.#board.solved;
    this.#board = board;
    this.#forgetHint();
    this.#view.say(board.solved ? 'Solved.' : board.clashes.length > 0 ? 'Digits clash.' : '');
    await this.#show();
    this.#tell('change', { board, moves });
    if (board.solved && !wasSolved) this.#tell('solved', { board });
  }

  async #show() {
    if (this.#board === undefined) return;
    const theme = this.getAttribute('theme') ?? 'light';
    const stepping = this.#hint?.kind === 'step' && this.#rung >= FIRST_DRAWN;
    const svg = stepping ? await this.#game.draw({ rung: this.#rung, theme }) : await this.#paper.draw({ theme });
    this.#view.showPicture(svg, stepping);
    this.#view.showCells(this.#board, this.#notes || this.hasAttribute('candidates') || (this.#board.removed?.length ?? 0) > 0);
    this.#view.showHint(this.#hint);
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #showControls() {
    const none = this.getAttribute('controls') === 'none';
    const fixed = this.hasAttribute('readonly');
    this.#view.part('.pad').hidden = none || fixed;
    this.#view.part('.tools').hidden = none;
    for (const name of ['notes', 'undo', 'redo']) this.#view.part(`[data-do=${name}]`).hidden = fixed;
  }

  #clicked(event) {
    const cell = event.target.closest('.cell');
    if (cell) return this.#select(Number(cell.dataset.index), true);
    const button = event.target.closest('button');
    if (button?.dataset.digit) this.#enter(button.dataset.digit, false);
    else if (button) this.#do(button.dataset.do);
  }

  #do(what) {
    if (what === 'notes') return this.#turnNotes();
    if (what === 'undo' || what === 'redo') return this[what]();
    if (what === 'hint' || what === 'more') return this.hint();
    return what === 'apply' ? this.apply() : this.closeHint();
  }

  #turnNotes() {
    this.#notes = !this.#notes;
    this.#view.part('[data-do=notes]').setAttribute('aria-pressed', String(this.#notes));
    return this.#queue(() => this.#show());
  }

  #select(index, focus) {
    this.#selected = index;
    this.#view.select(index, focus);
  }

  #pressed(event) {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const onCell = event.target.closest('.cell') !== null;
    const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1] ?? (/^[0-9]$/.test(event.key) ? event.key : undefined);
    const step = STEPS[event.key];
    if (command && key === 'z') this.#whenFree(event.shiftKey ? 'redo' : 'undo');
    else if (command && key === 'y') this.#whenFree('redo');
    else if (command || event.altKey) return;
    else if (event.key === 'Escape' && this.#hint) this.closeHint();
    else if (!onCell) return;
    else if (step !== undefined) this.#move(step);
    else if (event.key === 'Home' || event.key === 'End') this.#select(this.#selected - (this.#selected % 9) + (event.key === 'End' ? 8 : 0), true);
    else if (digit !== undefined) this.#enter(digit === '0' && !digitsOf(this.#board).includes(digit) ? CLEAR : digit, event.shiftKey);
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#enter(CLEAR, false);
    else if (key === 'h') this.hint();
    else if (key === 'n') this.#whenFree('notes');
    else if (event.key === 'Enter' && this.#hint?.step) this.apply();
    else return;
    event.preventDefault();
  }

  #whenFree(what) {
    if (!this.hasAttribute('readonly')) this.#do(what);
  }

  #move(step) {
    const row = Math.floor(this.#selected / 9);
    const column = this.#selected % 9;
    const next = Math.abs(step) === 9 ? [(row + step / 9 + 9) % 9, column] : [row, (column + step + 9) % 9];
    this.#select(9 * next[0] + next[1], true);
  }

  // A digit into the cell that is selected; the digit that it has is cleared. As a note it is struck, or restored.
  #enter(digit, asNote) {
    if (this.hasAttribute('readonly')) return;
    const index = this.#selected;
    this.#queue(async () => {
      const cell = cellsOf(this.#board)[index];
      const note = (asNote || this.#notes) && digit !== CLEAR && cell.digit === '';
      const same = cell.digit === digit && !cell.given;
      const move = note ? `${cell.name}${cell.candidates.includes(digit) ? '<>' : '+'}${digit}` : `${cell.name}=${same ? CLEAR : digit}`;
      if (digit === CLEAR && cell.digit === '') return;
      await this.#changed(await this.#game.play(move), move);
    });
  }

  disconnectedCallback() {
    // It may only be moved: whether it is gone is looked at when that is done.
    queueMicrotask(() => {
      if (this.isConnected || this.#starting === undefined) return;
      const starting = this.#starting;
      this.#starting = undefined;
      starting.then(() => Promise.all([this.#game.end(), this.#paper.end()])).catch(() => undefined);
    });
  }
}
