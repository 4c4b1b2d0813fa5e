// What was read in a picture, over the picture: the grid's outline, each digit in the corner of its cell, and
// marks on what is doubtful. A cell is put right by a press on it and a press on a digit, or by keys: arrows
// lead from cell to cell, digits, 0, P and H say what stands there.
import {
  boxOfCell,
  confirmed,
  cornersOf,
  doubtsIn,
  inkWords,
  nextDoubt,
  outlineOf,
  viewOf,
  withDigit,
  withInk,
} from "../app/photo.ts";
import type { ReadCells, View } from "../app/photo.ts";
import { CELLS, DIGITS, cellAt, columnOf, rowOf } from "../board/cells.ts";
import type { Cell, Digit } from "../board/cells.ts";
import { spoken } from "../board/cell_text.ts";
import type { Place, Sighting } from "../engine/answers.ts";
import { button, h, refill, svg } from "./dom.ts";

const MOST_SIDE = 1200; // pixels of the picture as it is shown

const points = (places: readonly Place[]): string => places.map((place) => place.map((n) => n.toFixed(1)).join(",")).join(" ");
const wrapped = (n: number): number => (n + 9) % 9;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

export class PhotoReview {
  readonly element: HTMLElement;
  private readonly view: View;
  private readonly overlay: SVGElement;
  private readonly squares: HTMLElement[];
  private readonly pad = h("div", { class: "photo-pad" });
  private at: Cell;

  constructor(
    picture: HTMLCanvasElement,
    private readonly sighting: Sighting,
    private cells: ReadCells,
    private readonly changed: (cells: ReadCells, words: string) => void,
  ) {
    this.view = viewOf(sighting, picture.width, picture.height);
    this.at = doubtsIn(cells)[0] ?? 0;
    const { width, height } = this.view;
    this.overlay = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "photo-marks", "aria-hidden": "true", focusable: "false" });
    this.squares = CELLS.map((cell) => this.square(cell));
    const rows = DIGITS.map((_, row) => h("div", { role: "row" }, ...this.squares.slice(row * 9, row * 9 + 9)));
    const grid = h("div", { role: "grid", class: "photo-grid", "aria-label": "What was read" }, ...rows);
    grid.addEventListener("keydown", (event) => this.key(event));
    this.element = h(
      "div",
      { class: "photo-review" },
      h("div", { class: "photo-picture" }, this.shown(picture), this.overlay, grid),
      this.pad,
    );
    this.draw();
  }

  focus(): void {
    this.squares[this.at].focus({ preventScroll: true });
  }

  // The grid and a little around it, upright.
  private shown(picture: HTMLCanvasElement): HTMLCanvasElement {
    const { width, height, transform } = this.view;
    const by = Math.min(1, MOST_SIDE / Math.max(width, height));
    const canvas = h("canvas", { width: Math.round(width * by), height: Math.round(height * by), "aria-hidden": "true" });
    const context = canvas.getContext("2d");
    const [a, b, c, d, e, f] = transform.map((n) => n * by);
    context?.setTransform(a, b, c, d, e, f);
    context?.drawImage(picture, 0, 0);
    return canvas;
  }

  private square(cell: Cell): HTMLElement {
    const element = h("div", { role: "gridcell", class: "photo-cell", "data-seen": cell, click: () => this.choose(cell) });
    const [left, top, right, bottom] = boxOfCell(this.sighting, this.view, cell);
    const share = (n: number, of: number) => `${((100 * n) / of).toFixed(2)}%`;
    const { width, height } = this.view;
    Object.assign(element.style, {
      left: share(left, width),
      top: share(top, height),
      width: share(right - left, width),
      height: share(bottom - top, height),
    });
    return element;
  }

  private choose(cell: Cell): void {
    this.at = cell;
    this.draw();
    this.focus();
  }

  private put(cells: ReadCells, goesOn = true): void {
    const isPut = cells !== this.cells;
    this.cells = cells;
    const words = `${spoken(this.at)}: ${inkWords(cells[this.at])}.`;
    const next = goesOn ? nextDoubt(cells, this.at) : undefined;
    if (next !== undefined) this.at = next;
    this.draw();
    if (isPut) this.changed(cells, words);
  }
  private enter(digit: Digit | 0): void {
    this.put(withDigit(this.cells, this.at, digit));
  }

  private key(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[key];
    if (arrow) this.choose(cellAt(wrapped(rowOf(this.at) + arrow[0]), wrapped(columnOf(this.at) + arrow[1])));
    else if (/^[1-9]$/.test(key)) this.enter(Number(key));
    else if (["0", " ", ".", "Backspace", "Delete"].includes(key)) this.enter(0);
    else if (/^[ph]$/i.test(key)) this.put(withInk(this.cells, this.at, /p/i.test(key) ? "printed" : "by-hand"), false);
    else if (key === "Enter") this.put(confirmed(this.cells, this.at));
    else return;
    event.preventDefault();
    this.focus();
  }

  private draw(): void {
    const { sighting, view, cells, at } = this;
    const corners = (cell: Cell) => points(cornersOf(sighting, view, cell));
    const digit = (cell: Cell) => {
      const [left, top, right, bottom] = boxOfCell(sighting, view, cell);
      const size = 0.32 * Math.min(right - left, bottom - top);
      // From the middle most of the way to the upper right corner.
      const [corner, opposite] = [1, 3].map((i) => cornersOf(sighting, view, cell)[i]);
      const [x, y] = [0, 1].map((i) => 0.83 * corner[i] + 0.17 * opposite[i]);
      const place = { x: x.toFixed(1), y: (y + 0.36 * size).toFixed(1), "font-size": size.toFixed(1) };
      return svg("text", { ...place, class: `photo-digit ${cells[cell].ink}` }, String(cells[cell].digit));
    };
    this.overlay.replaceChildren(
      svg("polygon", { class: "photo-outline", points: points(outlineOf(sighting, view)) }),
      ...doubtsIn(cells).map((cell) => svg("polygon", { class: "photo-doubt", points: corners(cell) })),
      ...CELLS.filter((cell) => cells[cell].digit).map(digit),
      svg("polygon", { class: "photo-chosen", points: corners(at) }),
    );
    for (const cell of CELLS) {
      const { doubtful } = cells[cell];
      const element = this.squares[cell];
      element.setAttribute("aria-label", `${spoken(cell)}, ${inkWords(cells[cell])}${doubtful ? ", doubtful" : ""}`);
      element.setAttribute("aria-selected", String(cell === at));
      element.tabIndex = cell === at ? 0 : -1;
    }
    this.drawPad();
  }

  private drawPad(): void {
    const { ink, digit, doubtful } = this.cells[this.at];
    const inkButton = (words: string, which: "printed" | "by-hand") =>
      button(words, () => this.put(withInk(this.cells, this.at, which), false), {
        class: "chip",
        "aria-pressed": String(ink === which),
        disabled: !digit,
        "data-name": `photo-${which}`,
      });
    refill(
      this.pad,
      h("p", { class: "photo-words" }, `${spoken(this.at)}: ${inkWords(this.cells[this.at])}${doubtful ? "; is that right?" : ""}`),
      h(
        "div",
        { class: "photo-digits", role: "group", "aria-label": "What stands in the cell" },
        ...DIGITS.map((each) =>
          button(String(each), () => this.enter(each), {
            "aria-pressed": String(each === digit),
            "data-name": `photo-digit-${each}`,
          }),
        ),
        button("Empty", () => this.enter(0), { "aria-pressed": String(digit === 0), "data-name": "photo-empty" }),
      ),
      h(
        "div",
        { class: "chips", role: "group", "aria-label": "Printed or written" },
        inkButton("In print: a given", "printed"),
        inkButton("By hand: an entry", "by-hand"),
        doubtful &&
          button("It is right", () => this.put(confirmed(this.cells, this.at)), { class: "chip", "data-name": "photo-right" }),
      ),
    );
  }
}
