// What is seen: made once, and brought up to date from a board and a hint. Nothing here asks the engine.
import { STYLE } from './style.js';

const BODY = `
<div class="board" part="board">
  <div class="picture" aria-hidden="true"></div>
  <div class="cells" role="grid" aria-label="Sudoku"></div>
</div>
<div class="pad" part="pad" role="group" aria-label="Digits"></div>
<div class="tools" part="tools" role="group" aria-label="Game">
  <button type="button" part="button" data-do="notes" aria-pressed="false">Notes</button>
  <button type="button" part="button" data-do="undo">Undo</button>
  <button type="button" part="button" data-do="redo">Redo</button>
  <button type="button" part="button" data-do="hint">Hint</button>
</div>
<div class="hint" part="hint" role="group" aria-label="Hint" hidden>
  <ol></ol>
  <div class="tools">
    <button type="button" part="button" data-do="more">Tell me more</button>
    <button type="button" part="button" data-do="apply">Do it</button>
    <button type="button" part="button" data-do="close">Close</button>
  </div>
</div>
<p class="status" part="status" role="status"></p>`;

const nameOf = (index) => `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`;
const givensOf = (board) => board.puzzle ?? board.variant?.givens ?? '';
/** The nine digits as the puzzle calls them: some begin with 0. */
export const digitsOf = (board) => (board?.variant?.low === 0 ? '012345678' : '123456789');
export const CLEAR = '.';

/** What each of the 81 cells holds: { name, given, digit, candidates, clashes }. */
export function cellsOf(board) {
  const givens = givensOf(board);
  const digits = digitsOf(board);
  const digitIn = (line, index) => (digits.includes(line?.[index] || CLEAR) ? line[index] : '');
  const clashing = new Set(board.clashes.map((clash) => clash.split('=')[0]));
  return Array.from({ length: 81 }, (_, index) => {
    const given = digitIn(givens, index);
    const digit = given || digitIn(board.placed, index);
    const name = nameOf(index);
    return { name, given: given !== '', digit, candidates: board.candidates[index], clashes: clashing.has(name) };
  });
}

export class View {
  #root;
  #cells = [];
  #pictures;

  constructor(root) {
    this.#root = root;
    root.innerHTML = `<style>${STYLE}</style>${BODY}`;
    this.#pictures = root.querySelector('.picture');
    this.#makeCells();
    this.#makePad();
  }

  part(selector) {
    return this.#root.querySelector(selector);
  }

  #makeCells() {
    const grid = this.part('.cells');
    for (let row = 0; row < 9; ++row) {
      const line = grid.appendChild(document.createElement('div'));
      line.className = 'row';
      line.setAttribute('role', 'row');
      for (let column = 0; column < 9; ++column) {
        const cell = line.appendChild(document.createElement('div'));
        cell.className = 'cell';
        cell.setAttribute('role', 'gridcell');
        cell.setAttribute('part', 'cell');
        cell.tabIndex = -1;
        cell.dataset.index = String(9 * row + column);
        this.#cells.push(cell);
      }
    }
  }

  #makePad() {
    const pad = this.part('.pad');
    for (const digit of digitsOf()) {
      pad.insertAdjacentHTML('beforeend', `<button type="button" part="button" data-digit="${digit}">${digit}</button>`);
    }
    pad.insertAdjacentHTML('beforeend', `<button type="button" part="button" data-digit="${CLEAR}" aria-label="Clear">⌫</button>`);
  }

  #nameDigits(digits) {
    [...digits].forEach((digit, index) => {
      const button = this.part('.pad').children[index];
      if (button.dataset.digit !== digit) button.dataset.digit = button.textContent = digit;
    });
  }

  /** The engine's picture; the cells lie where the picture has them. `stepping`: it shows a step, with its digits. */
  showPicture(svg, stepping) {
    this.#pictures.innerHTML = svg;
    this.part('.board').classList.toggle('stepping', stepping);
    const box = this.#pictures.querySelector('svg').viewBox.baseVal;
    const percent = (length, of) => `${(100 * length) / of}%`;
    Object.assign(this.part('.cells').style, {
      left: percent(-box.x, box.width), top: percent(-box.y, box.height),
      width: percent(900, box.width), height: percent(900, box.height),
    });
  }

  showCells(board, withNotes) {
    const digits = digitsOf(board);
    this.#nameDigits(digits);
    cellsOf(board).forEach((cell, index) => {
      const shown = this.#cells[index];
      const states = ['cell', cell.given && 'given', cell.clashes && 'clash'].filter(Boolean);
      shown.className = states.join(' ');
      shown.setAttribute('part', states.join(' '));
      const said = cell.digit ? `${cell.digit}${cell.given ? ', given' : ''}${cell.clashes ? ', clashes' : ''}`
        : withNotes ? `open, ${[...cell.candidates].join(' ') || 'no candidate'}` : 'open';
      shown.setAttribute('aria-label', `${cell.name}: ${said}`);
      shown.setAttribute('aria-readonly', String(cell.given));
      shown.innerHTML = cell.given ? '' : cell.digit ? `<span>${cell.digit}</span>`
        : withNotes ? `<span class="notes">${this.#notes(cell.candidates, digits)}</span>` : '';
    });
    this.part('[data-do=undo]').disabled = board.undo === 0;
    this.part('[data-do=redo]').disabled = board.redo === 0;
  }

  #notes(candidates, digits) {
    return [...digits].map((digit) => `<i style="font-style: normal">${candidates.includes(digit) ? digit : ''}</i>`).join('');
  }

  select(index, focus) {
    this.#cells.forEach((cell, i) => {
      cell.tabIndex = i === index ? 0 : -1;
      cell.setAttribute('aria-selected', String(i === index));
    });
    if (focus) this.#cells[index].focus();
  }

  /** The rungs that are told; nothing without a hint. */
  showHint(hint) {
    const panel = this.part('.hint');
    panel.hidden = hint === undefined;
    if (hint === undefined) return;
    panel.querySelector('ol').replaceChildren(...hint.rungs.map(({ text }) => {
      const line = document.createElement('li');
      line.textContent = text;
      return line;
    }));
    this.part('[data-do=more]').hidden = hint.kind !== 'step' || hint.step !== undefined;
    this.part('[data-do=apply]').hidden = hint.step === undefined;
  }

  say(text) {
    this.part('.status').textContent = text;
  }
}
